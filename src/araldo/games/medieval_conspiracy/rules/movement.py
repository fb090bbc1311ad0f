"""Chapters 4.17 and 4.24: the Movement Phase under the Peace (MC-MOV), and feuds (MC-WRE)."""

from __future__ import annotations

from araldo.games.medieval_conspiracy.board import IDS, NUMBER
from araldo.games.medieval_conspiracy.box import unit_of, word_of
from araldo.games.medieval_conspiracy.rules.ownstep import held_ask
from araldo.games.medieval_conspiracy.rules.realm import lands_of, put, relic_place, take, troops, turn_order
from araldo.games.medieval_conspiracy.rules.succession import stay
from araldo.games.medieval_conspiracy.state import Conspiracy, Feud, Movement, OwnStep
from araldo.kernel import AGAIN, DRAFT, Action, Option, Question, Steps, call, note


def ask_march(s: Conspiracy, f: Movement) -> int | None:
    """MC-MOV-01. Who has nothing to move, as all can see, is not asked."""
    seat = turn_order(s)[f.at]
    if f.marched or not march_edits(s, f, seat, []):
        return None
    return held_ask(s, "march", seat)


def march_edits(s: Conspiracy, f: Movement, seat: int, draft: list[Action]) -> list[Option]:
    """MC-MOV-04: buildings never move.

    MC-MOV-02, MC-MOV-03, MC-REL-04, MC-PRE-05, MC-WAR-17: any distance, to own territories; every piece once.
    """
    lands = lands_of(s, seat)
    found: list[Option] = []
    for land in lands:
        own = troops(s, seat, land)
        for u in sorted(set(own)):
            gone = sum(edit[0] == "move" and edit[1] == word_of(u) and edit[2] == IDS[land] for edit in draft)
            if own.count(u) > gone:
                found += [("move", word_of(u), IDS[land], IDS[to]) for to in lands if to != land]
    if s.preacher_owner == seat and s.preacher >= 0 and not any(edit[0] == "preacher" for edit in draft):
        found += [("preacher", IDS[to]) for to in lands if to != s.preacher]
    left = {edit[1] for edit in draft if edit[0] == "relic"}
    reached = {edit[2] for edit in draft if edit[0] == "relic"}
    places = [t for t in lands if relic_place(s, t) and IDS[t] not in reached]
    for land in lands:
        if s.relic[land] and IDS[land] not in left:
            found += [("relic", IDS[land], IDS[to]) for to in places]
    return found


def march_rank(edit: Action) -> tuple[int, ...]:
    if edit[0] == "move":
        return (0, NUMBER[edit[2]], unit_of(0, edit[1]), NUMBER[edit[3]])
    if edit[0] == "preacher":
        return (1, NUMBER[edit[1]])
    return (2, NUMBER[edit[1]], NUMBER[edit[2]])


def marched(s: Conspiracy, f: Movement, drafts: dict[int, list[Action]]) -> None:
    ((seat, draft),) = drafts.items()
    f.marched = True
    for edit in draft:
        if edit[0] == "move":
            put(s, NUMBER[edit[3]], [take(s, NUMBER[edit[2]], unit_of(seat, edit[1]))])
            note(s, "moved", seat=seat, unit=edit[1], land=edit[2], to=edit[3])
        elif edit[0] == "preacher":
            s.preacher = NUMBER[edit[1]]
            note(s, "preacher_moved", seat=seat, to=edit[1])
        else:
            s.relic[NUMBER[edit[1]]], s.relic[NUMBER[edit[2]]] = 0, 1
            note(s, "relic_moved", seat=seat, land=edit[1], to=edit[2])


def own_step(s: Conspiracy, f: Movement) -> None:
    call(s, OwnStep(seat=turn_order(s)[f.at]))


def feud(s: Conspiracy, f: Movement) -> None:
    """MC-WRE-03: at the end of his Movement turn; before that an answer to the feuds of others."""
    seat = turn_order(s)[f.at]
    if not s.options["war_emphasis"]:
        return
    call(s, Feud(seat=seat))
    if s.banned & ~(1 << seat):
        call(s, Feud(seat=seat, answer=True))


def next_mover(s: Conspiracy, f: Movement) -> int | None:
    if f.at + 1 < s.seats:
        f.at, f.marched, f.step = f.at + 1, False, 0
        return AGAIN
    f.at = 0
    return None


def answer_feuds(s: Conspiracy, f: Movement) -> int | None:
    """MC-WRE-03: who had moved before a feud was declared answers at the end of the phase."""
    if f.at == s.seats or not s.banned:
        return None
    seat, *later = turn_order(s)[f.at :]
    f.at += 1
    if not s.feuds[seat] & 2 and any(s.banned >> other & 1 for other in later):
        call(s, Feud(seat=seat, answer=True))
    return AGAIN


PROCEDURES: Steps = {Movement: (ask_march, own_step, feud, next_mover, answer_feuds)}

QUESTIONS = [Question("march", marched, DRAFT, edits=march_edits, rank=march_rank, default=stay)]
