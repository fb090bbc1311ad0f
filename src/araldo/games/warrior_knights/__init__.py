"""Warrior Knights: barons without a king plan in secret, besiege, vote and pray. For two to six players."""

from __future__ import annotations

from random import Random

from araldo.games.warrior_knights import bot, seneschal, setup
from araldo.games.warrior_knights.box import BACKS, CARDS, COLOURS, FIRST_NEUTRAL, FOLDER
from araldo.games.warrior_knights.features import every, features
from araldo.games.warrior_knights.invariants import invariants
from araldo.games.warrior_knights.rules import (
    agendas,
    assembly,
    attack,
    battle,
    cards,
    course,
    death,
    ending,
    events,
    hiring,
    king,
    movement,
    neutral,
    siege,
    taxation,
    upkeep,
)
from araldo.games.warrior_knights.sketch import sketch
from araldo.games.warrior_knights.state import Knights
from araldo.games.warrior_knights.telling import TELLS
from araldo.games.warrior_knights.tensors import tensors
from araldo.games.warrior_knights.words import emblems, namer, wording
from araldo.kernel import Game, HostChoice
from araldo.kernel.judgement import Judged


def resample(t: Knights, viewer: int, rng: Random) -> None:
    """Backs tell whose card it is and which colour an Event has; what is shuffled hides where they lie."""
    t.plans = [[0] * CARDS for _ in range(t.seats)]
    for number, stack in enumerate(t.stacks, 1):
        rng.shuffle(stack)
        for card in stack:
            if card < FIRST_NEUTRAL:
                t.plans[card // CARDS][card % CARDS] = number
    if t.event_deck:
        *rest, top = t.event_deck
        rng.shuffle(rest)
        t.event_deck = [*rest, top]


GAME = Game(
    id="warrior_knights",
    version=2,
    versions={1: {"action_copies": "mobile"}},
    title={"en": "Warrior Knights", "it": "Warrior Knights"},
    folder=FOLDER,
    state=Knights,
    seats=(2, 3, 4, 5, 6),
    usual_seats=4,
    chapters=(
        setup,
        course,
        cards,
        movement,
        attack,
        battle,
        siege,
        death,
        neutral,
        events,
        taxation,
        assembly,
        agendas,
        hiring,
        upkeep,
        king,
    ),
    begin=setup.begin,
    result=ending.result,
    adjudicate=ending.result,
    bound=2000,
    invariants=invariants,
    backs=BACKS,
    resample=resample,
    check_setup=setup.check_setup,
    host_choices=("colours",),
    host_forms={"colours": HostChoice("each", COLOURS)},
    minutes=180,
    bots=seneschal.bots() | bot.bots(),
    sketch=sketch,
    tensors=tensors,
    evaluate=Judged(FOLDER, features, bot.evaluate, every),
    features=features,
    horizon=40,
    round_of=lambda s: s.round,
    namer=namer,
    emblems=emblems,
    wording=wording,
    tells=TELLS,
    former_data=("b7792586c46eb6a6", "8640c10fbf3f10aa"),  # with files and numbers that no rule read
)
