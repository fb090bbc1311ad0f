"""Castelli: castles in medieval Italy, for two to four players. The first game, and the model for others."""

from __future__ import annotations

from araldo.games.castelli import burgrave
from araldo.games.castelli.bot import Steward, evaluate
from araldo.games.castelli.box import BACKS, COLOURS, FIGURES, FOLDER
from araldo.games.castelli.features import all_features, features
from araldo.games.castelli.invariants import invariants
from araldo.games.castelli.rules import battle, cards, ending, reveal, tournament, turn
from araldo.games.castelli.setup import begin, check_setup
from araldo.games.castelli.sketch import sketch
from araldo.games.castelli.state import Castelli
from araldo.games.castelli.telling import TELLS
from araldo.games.castelli.tensors import tensors
from araldo.games.castelli.viscount import PUPIL, Viscount
from araldo.games.castelli.words import about, emblems, namer, wording
from araldo.kernel import Game, HostChoice
from araldo.kernel.judgement import Judged

GAME = Game(
    id="castelli",
    version=2,
    title={"en": "Castelli", "it": "Castelli"},
    folder=FOLDER,
    state=Castelli,
    seats=(2, 3, 4),
    usual_seats=4,
    chapters=(turn, reveal, cards, battle, ending),
    begin=begin,
    result=ending.result,
    bound=3000,
    invariants=invariants,
    backs=BACKS,
    check_setup=check_setup,
    host_choices=("colours", "start"),
    host_forms={
        "colours": HostChoice("each", COLOURS),
        "start": HostChoice("seat", needs=("start_player", "host_choice")),
    },
    minutes=45,
    series=tournament.SERIES,
    bots={"steward": Steward, **burgrave.bots(), "viscount": Viscount},
    sketch=sketch,
    evaluate=Judged(FOLDER, features, evaluate, all_features),
    features=features,
    round_of=lambda s: s.turns,
    pupil=PUPIL,
    tensors=tensors,
    namer=namer,
    emblems=emblems,
    wording=wording,
    about=about,
    tells=TELLS,
    figures=FIGURES,
    former_data=("049278428c81ab92",),  # with numbers that no rule read
)
