"""Crusader Kings – The Board Game: dynasties marry, plot, fight and crusade. For one to five players."""

from __future__ import annotations

from araldo.games.crusader_kings import setup
from araldo.games.crusader_kings.bot import Seneschal, evaluate
from araldo.games.crusader_kings.box import BACKS, CULTURES, FOLDER
from araldo.games.crusader_kings.features import every, features
from araldo.games.crusader_kings.hidden import resample
from araldo.games.crusader_kings.invariants import invariants
from araldo.games.crusader_kings.regent import REGENTS
from araldo.games.crusader_kings.rules import (
    attack,
    automata,
    bargain,
    breach,
    build,
    check,
    course,
    crusade,
    dynasty,
    elimination,
    era,
    events,
    family,
    intrigue,
    marriage,
    score,
    tax,
    upkeep,
    verdict,
    war,
)
from araldo.games.crusader_kings.sketch import sketch
from araldo.games.crusader_kings.state import Kings
from araldo.games.crusader_kings.telling import TELLS
from araldo.games.crusader_kings.tensors import tensors
from araldo.games.crusader_kings.words import emblems, namer, wording
from araldo.kernel import Game, HostChoice
from araldo.kernel.judgement import Judged

GAME = Game(
    id="crusader_kings",
    version=3,
    title={"en": "Crusader Kings – The Board Game", "it": "Crusader Kings – Il gioco da tavolo"},
    folder=FOLDER,
    state=Kings,
    seats=(1, 2, 3, 4, 5),
    usual_seats=4,
    chapters=(
        setup,
        course,
        breach,
        era,
        dynasty,
        marriage,
        bargain,
        check,
        build,
        intrigue,
        war,
        attack,
        tax,
        crusade,
        events,
        automata,
        verdict,
        upkeep,
        family,
        elimination,
    ),
    begin=setup.begin,
    result=score.result,
    adjudicate=score.result,
    minutes=150,
    bound=3000,
    invariants=invariants,
    backs=BACKS,
    resample=resample,
    check_setup=setup.check_setup,
    warnings=setup.warnings,
    host_choices=("dynasties", "cultures", "start"),
    host_forms={"cultures": HostChoice("each", CULTURES)},
    bots={**REGENTS, "seneschal": Seneschal},
    sketch=sketch,
    tensors=tensors,
    evaluate=Judged(FOLDER, features, evaluate, every),
    features=features,
    horizon=40,
    round_of=lambda s: s.round,
    namer=namer,
    emblems=emblems,
    spoken_emblems=True,
    wording=wording,
    tells=TELLS,
    former_data=("255d5c344cbe1fae", "7d0169e2a51edffe"),  # with files and numbers that no rule read
)
