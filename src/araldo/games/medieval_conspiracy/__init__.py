"""Medieval Conspiracy: families of the Holy Roman Empire inherit, buy and fight for fiefs. For two to six players."""

from __future__ import annotations

from araldo.games.medieval_conspiracy import palatine, setup
from araldo.games.medieval_conspiracy.bot import Chancellor, evaluate
from araldo.games.medieval_conspiracy.box import (
    BACKS,
    FIGURES,
    FOLDER,
)
from araldo.games.medieval_conspiracy.features import every, features
from araldo.games.medieval_conspiracy.invariants import invariants
from araldo.games.medieval_conspiracy.rules import (
    auction,
    battlecards,
    closing,
    combat,
    electors,
    emperor,
    events,
    fate,
    income,
    lineup,
    masters,
    movement,
    ownstep,
    reactions,
    succession,
    turns,
    war,
)
from araldo.games.medieval_conspiracy.sketch import sketch
from araldo.games.medieval_conspiracy.state import Conspiracy
from araldo.games.medieval_conspiracy.telling import TELLS
from araldo.games.medieval_conspiracy.tensors import tensors
from araldo.games.medieval_conspiracy.words import SCOPES, about, emblems, namer, wording
from araldo.kernel import Game, HostChoice
from araldo.kernel.judgement import Judged

GAME = Game(
    id="medieval_conspiracy",
    version=3,
    title={"en": "Medieval Conspiracy", "it": "Medieval Conspiracy"},
    folder=FOLDER,
    state=Conspiracy,
    seats=(2, 3, 4, 5, 6),
    usual_seats=4,
    chapters=(
        setup,
        turns,
        ownstep,
        income,
        events,
        fate,
        movement,
        closing,
        reactions,
        auction,
        succession,
        electors,
        emperor,
        war,
        battlecards,
        lineup,
        combat,
        masters,
    ),
    begin=setup.begin,
    result=turns.result,
    adjudicate=turns.adjudicate,
    bound=4000,
    invariants=invariants,
    checks=masters.CHECKS,
    due=masters.due,
    backs=BACKS,
    check_setup=setup.check_setup,
    host_choices=("start", "scenario"),
    host_forms={"start": HostChoice("seat")},
    minutes=240,
    bots=palatine.bots() | {"chancellor": Chancellor},
    sketch=sketch,
    tensors=tensors,
    evaluate=Judged(FOLDER, features, evaluate, every),
    features=features,
    horizon=40,
    round_of=lambda s: s.turn,
    namer=namer,
    emblems=emblems,
    wording=wording,
    about=about,
    tells=TELLS,
    figures=FIGURES,
    scopes=SCOPES,
    former_data=("5814a5e502a1595d", "9b4a435019825ed9", "5ca0ed5c087c83d2"),  # with what no rule read
    former_options=("reaction_seconds",),  # the time of a window is the table's
)
