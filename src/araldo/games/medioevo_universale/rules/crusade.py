"""Module MU-OPT-06: the Pope calls a crusade on Jerusalem or Alexandria."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import ALEXANDRIA, IDS, JERUSALEM, NUMBER
from araldo.games.medioevo_universale.box import CRUSADE
from araldo.games.medioevo_universale.frames import Calling
from araldo.games.medioevo_universale.rules.armies import strength
from araldo.games.medioevo_universale.rules.land import board
from araldo.games.medioevo_universale.rules.players import honour, living
from araldo.games.medioevo_universale.state import Medioevo
from araldo.kernel import Action, Option, ask, bit, call, note, procedure, sealed

PRIZE = {JERUSALEM: CRUSADE["jerusalem"], ALEXANDRIA: CRUSADE["alexandria"]}
FIRST_TURN, CALLS, PREPARATION = CRUSADE["first_turn"], CRUSADE["calls"], CRUSADE["preparation"]
LENGTH, PRESENT, FAILED = CRUSADE["length"], CRUSADE["present_vf"], CRUSADE["failed"]


def targets(s: Medioevo) -> list[Action]:
    """Held by a non-Catholic player or by barbarians, from turn 3 on, twice a game."""
    if s.crusade or s.turn < FIRST_TURN or s.crusades >= CALLS:
        return []
    held = [t for t in PRIZE if s.owner[t] < 0 or s.faith[s.owner[t]] != "catholic"]
    return [("call_crusade", IDS[t]) for t in held]


def proclaim(s: Medioevo, seat: int, action: Action) -> None:
    s.crusades += 1
    s.crusade = [NUMBER[action[1]], s.turn, bit(seat)]
    note(s, "crusade", rule="MU-OPT-06", seat=seat, place=action[1])
    call(s, Calling())


def ask_crusaders(s: Medioevo, f: Calling) -> int | None:
    """Every other player says yes or no, at once; the owner of the target is not asked."""
    if f.done:
        return None
    owner = s.owner[s.crusade[0]]
    return ask(s, "crusader", *(x for x in living(s) if x not in (s.pope, owner)))


def crusader_options(s: Medioevo, f: Calling, seat: int) -> list[Option]:
    return [("stay",), ("take_cross",)]


def crusaders_said(s: Medioevo, f: Calling, answers: dict[int, Action]) -> None:
    f.done = True
    for seat in living(s):
        if answers.get(seat, ("stay",))[0] == "take_cross":
            s.crusade[2] |= bit(seat)
            note(s, "crusader", rule="MU-OPT-06", seat=seat)


def preparing(s: Medioevo, seat: int, t: int) -> bool:
    """Three turns of preparation before the target may be attacked by participants."""
    return (
        bool(s.crusade) and s.crusade[0] == t and bool(s.crusade[2] >> seat & 1) and s.turn < s.crusade[1] + PREPARATION
    )


def end_of_turn(s: Medioevo) -> None:
    """It ends with the conquest of the target by a participant, or six turns after the call."""
    if not s.crusade:
        return
    t, called, who = s.crusade
    owner = s.owner[t]
    if owner >= 0 and who >> owner & 1:
        near = [t, *board(s).near[t], *board(s).coasts[t]]
        for seat in living(s):
            if who >> seat & 1 and any(strength(s, seat, x) >= PRESENT for x in near):
                honour(s, seat, PRIZE[t], "crusade")
        s.crusade = []
    elif s.turn >= called + LENGTH:
        if s.pope >= 0:
            honour(s, s.pope, FAILED, "crusade")
        s.crusade = []
        note(s, "crusade_failed", rule="MU-OPT-06")


PROCEDURES = [procedure(Calling, ask_crusaders)]

QUESTIONS = [sealed("crusader", Calling, crusaders_said, options=crusader_options)]
