"""Chapters 4.17 and 4.24: the Movement Phase under the Peace (MC-MOV), and feuds (MC-WRE)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from functools import cache
from itertools import compress

from araldo.games.medieval_conspiracy.board import COUNT, IDS, NUMBER
from araldo.games.medieval_conspiracy.box import WORDS, unit_of
from araldo.games.medieval_conspiracy.rules.ownstep import held_ask, own_step
from araldo.games.medieval_conspiracy.rules.realm import lands_of, put, relic_place, take, turn_order
from araldo.games.medieval_conspiracy.rules.succession import stay
from araldo.games.medieval_conspiracy.state import Conspiracy, Feud, Movement
from araldo.kernel import (
    AGAIN,
    DONE,
    Action,
    Option,
    Refusal,
    bit,
    call,
    draft,
    note,
    procedure,
)

FIRST = (0, -1)  # comes before all ranks


def ask_march(s: Conspiracy, f: Movement) -> int | None:
    """MC-MOV-01. Who has nothing to move, as all can see, is not asked."""
    if f.marched:
        return None
    seat = turn_order(s)[f.at]
    return held_ask(s, "march", seat) if any(marches(s, seat, [], FIRST)) else None


def marches(s: Conspiracy, seat: int, draft: list[Action], since: tuple[int, ...]) -> Iterator[list[Option]]:
    """MC-MOV-04: buildings never move.

    MC-MOV-02, MC-MOV-03, MC-REL-04, MC-PRE-05, MC-WAR-17: any distance, to own territories; every piece once.
    In the order of `march_rank`; territories that come before `since` are left out.
    """
    lands = lands_of(s, seat)
    gone = [edit[1:3] for edit in draft]
    for i in range(bisect_left(lands, since[1]) if since[0] == 0 else COUNT, len(lands)):
        land = lands[i]
        last, units = -1, s.units[land]
        goals: list[int] = []
        for u in units:
            if u != last and u >> 3 == seat:
                row = moves(land, u & 7)
                if not gone or units.count(u) > gone.count(row[0][1:3]):
                    goals = goals or lands[:i] + lands[i + 1 :]
                    yield [row[to] for to in goals]
            last = u
    if s.preacher_owner == seat and s.preacher >= 0 and not any(edit[0] == "preacher" for edit in draft):
        yield [("preacher", IDS[to]) for to in lands if to != s.preacher]
    relics = [*compress(lands, map(s.relic.__getitem__, lands))]
    if relics:
        left = {edit[1] for edit in draft if edit[0] == "relic"}
        reached = {edit[2] for edit in draft if edit[0] == "relic"}
        places = [t for t in lands if IDS[t] not in reached and (relic_place(s, t) or IDS[t] in left)]
        for land in relics:
            if IDS[land] not in left:
                yield [("relic", IDS[land], IDS[to]) for to in places]


@cache
def moves(land: int, kind: int) -> tuple[Action, ...]:
    """By where it goes: the edit that moves such a unit from there."""
    return tuple(("move", WORDS[kind], IDS[land], to) for to in IDS)


def march_edits(s: Conspiracy, f: Movement, seat: int, draft: list[Action]) -> list[Option]:
    return all_of(marches(s, seat, draft, FIRST))


def all_of(parts: Iterator[list[Option]]) -> list[Option]:
    found: list[Option] = []
    for part in parts:
        found += part
    return found


def march_options(s: Conspiracy, f: Movement, seat: int, draft: list[Action]) -> list[Option]:
    """The edits from the last one on, and "done"."""
    since = march_rank(draft[-1]) if draft else FIRST
    found = all_of(marches(s, seat, draft, since))
    if draft:
        found = found[bisect_left(found, since, key=march_rank) :]
    if march_ready(s, f, seat, draft) is None:
        found.append(DONE)
    return found or march_edits(s, f, seat, draft)


@cache
def march_rank(edit: Action) -> tuple[int, ...]:
    if edit[0] == "move":
        return (0, NUMBER[edit[2]], unit_of(0, edit[1]), NUMBER[edit[3]])
    if edit[0] == "preacher":
        return (1, NUMBER[edit[1]])
    return (2, NUMBER[edit[1]], NUMBER[edit[2]])


def march_ready(s: Conspiracy, f: Movement, seat: int, draft: list[Action]) -> Refusal | None:
    """MC-REL-04: no relic comes to where another one stays after all."""
    if not draft:
        return None
    left = {edit[1] for edit in draft if edit[0] == "relic"}
    crowded = left and any(edit[0] == "relic" and s.relic[NUMBER[edit[2]]] and edit[2] not in left for edit in draft)
    return Refusal("MC-REL-04") if crowded else None


def marched(s: Conspiracy, f: Movement, drafts: dict[int, list[Action]]) -> None:
    ((seat, draft),) = drafts.items()
    f.marched = True
    relics = [edit for edit in draft if edit[0] == "relic"]
    for there, count in ((1, 0), (2, 1)):  # all are taken up, then laid down: one may follow another
        for edit in relics:
            s.relic[NUMBER[edit[there]]] = count
    for edit in draft:
        if edit[0] == "move":
            put(s, NUMBER[edit[3]], [take(s, NUMBER[edit[2]], unit_of(seat, edit[1]))])
            note(s, "moved", rule="MC-MOV-01", seat=seat, unit=edit[1], land=edit[2], goal=edit[3])
        elif edit[0] == "preacher":
            s.preacher = NUMBER[edit[1]]
            note(s, "preacher_moved", rule="MC-PRE-05", seat=seat, goal=edit[1])
        else:
            note(s, "relic_moved", rule="MC-MOV-03", seat=seat, land=edit[1], goal=edit[2])


def after_march(s: Conspiracy, f: Movement) -> None:
    own_step(s, turn_order(s)[f.at])


def feud(s: Conspiracy, f: Movement) -> None:
    """MC-WRE-03: at the end of his Movement turn; before that an answer to the feuds of others."""
    seat = turn_order(s)[f.at]
    if not s.options["war_emphasis"]:
        return
    call(s, Feud(seat=seat))
    for foe in reversed(unanswered(s, seat)):
        answer(s, seat, foe)


def unanswered(s: Conspiracy, seat: int) -> list[int]:
    """Others who began a feud this turn, and whom the seat could not attack for it so far."""
    return [foe for foe in turn_order(s) if foe != seat and (s.banned & ~s.feuds[seat]) >> foe & 1]


def answer(s: Conspiracy, seat: int, foe: int) -> None:
    s.feuds[seat] |= bit(foe)
    call(s, Feud(seat=seat, foe=foe))


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
    seat = turn_order(s)[f.at]
    foes = unanswered(s, seat)
    if foes:
        answer(s, seat, foes[0])
    else:
        f.at += 1
    return AGAIN


PROCEDURES = [procedure(Movement, ask_march, after_march, feud, next_mover, answer_feuds)]

QUESTIONS = [
    draft(
        "march",
        Movement,
        marched,
        edits=march_edits,
        ready=march_ready,
        options=march_options,
        rank=march_rank,
        default=stay,
    )
]
