"""Crusade cards and the Crusade track (chapters CRU and TRK)."""

from __future__ import annotations

from functools import partial

from araldo.games.crusader_kings.box import CRUSADER_TOKEN, GLITTERHOOF, MOST_SHIELDS, PERSON, id_of, sex_of, trait_of
from araldo.games.crusader_kings.rules import fallback
from araldo.games.crusader_kings.rules.check import check
from araldo.games.crusader_kings.rules.family import kill
from araldo.games.crusader_kings.rules.kin import family
from araldo.games.crusader_kings.rules.realm import award, human, jerusalem, shields_of, withdraw, word
from araldo.games.crusader_kings.rules.rights import ask_open
from araldo.games.crusader_kings.rules.score import close_game
from araldo.games.crusader_kings.rules.verdict import verdict
from araldo.games.crusader_kings.state import Journey, Kings
from araldo.kernel import AGAIN, Action, call, end, note, procedure, single


def start_crusade(s: Kings, party: int) -> None:
    call(s, Journey(seat=party))


def crusaders(s: Kings, party: int) -> list[int]:
    """CK-CRU-02, CK-CRU-03: any man, or Glitterhoof; the Queen only if the dynasty has no man."""
    everybody = [p for _, _, p in family(s, party)]
    men = [p for p in everybody if sex_of(p) == "m"]
    found = men + [p for p in everybody if p == GLITTERHOOF]
    if not men:
        found.append(s.kings[party])
    return found


def ask_crusader(s: Kings, f: Journey) -> int | None:
    if f.person >= 0:
        return None
    people = crusaders(s, f.seat)
    if human(s, f.seat):
        if len(people) > 1:
            return ask_open(s, "send", f.seat)
        f.person = people[0]
        return None
    chosen = verdict(s, f, f.seat, send_options(s, f, f.seat), partial(default_send, s, f, f.seat))
    if chosen is None:
        return AGAIN
    f.person = PERSON[chosen[1]]
    return None


def send_options(s: Kings, f: Journey, seat: int) -> list[Action]:
    return [("send", id_of(p)) for p in crusaders(s, seat)]


def sent(s: Kings, f: Journey, seat: int, action: Action) -> None:
    f.person = PERSON[action[1]]


def default_send(s: Kings, f: Journey, seat: int) -> Action:
    return ("send", id_of(fallback.crusader(s, seat, crusaders(s, seat))))


def set_out(s: Kings, f: Journey) -> None:
    note(s, "crusade", house=word(s, f.seat), person=id_of(f.person), rule="CK-CRU-02")
    check(s, f.seat, "crusade")


def fall(s: Kings, f: Journey) -> int | None:
    """CK-CRU-05: on a failure the Character sent dies. CK-CRU-07: the position is fixed before a Shield is removed."""
    if not f.result:
        end(s)
        kill(s, f.person)
        return AGAIN
    s.first = f.seat
    f.place = next((i for i in range(s.goal) if s.shields[i] < 0), -1)
    return end(s) if f.place < 0 else None  # only where play goes on after Jerusalem (CK-OPT-11)


def ask_shield(s: Kings, f: Journey) -> int | None:
    """CK-LIM-06: a fifth Shield costs another."""
    if shields_of(s, f.seat) < MOST_SHIELDS:
        return None
    if human(s, f.seat):
        return ask_open(s, "shield", f.seat)
    options: list[Action] = [("take_off", *place) for _, *place in shield_options(s, f, f.seat)]
    chosen = verdict(s, f, f.seat, options, lambda: options[0])
    if chosen is None:
        return AGAIN
    shield_chosen(s, f, f.seat, chosen)
    return None


def shield_options(s: Kings, f: Journey, seat: int) -> list[Action]:
    return [("withdraw", i + 1) for i, p in enumerate(s.shields) if p == seat]


def shield_chosen(s: Kings, f: Journey, seat: int, action: Action) -> None:
    withdraw(s, action[1] - 1)


def plant(s: Kings, f: Journey) -> int:
    """CK-CRU-04, CK-CRU-06, CK-TRK-02: the tokens that still lie there go into the bag; the last position ends it."""
    s.shields[f.place] = f.seat
    note(s, "shield", house=word(s, f.seat), place=f.place + 1, rule="CK-CRU-04")
    for token in s.track[f.place]:
        s.bags[f.seat].append(token)
        note(s, "bag_added", house=word(s, f.seat), trait=trait_of(token), rule="CK-TRK-02")
    s.track[f.place] = []
    award(s, CRUSADER_TOKEN)
    if f.place + 1 == s.goal:
        jerusalem(s, f.seat)
        s.reached = True
        if s.options["jerusalem_end"] == "immediate":
            return close_game(s)
    return end(s)


PROCEDURES = [procedure(Journey, ask_crusader, set_out, fall, ask_shield, plant)]
QUESTIONS = [
    single("send", Journey, sent, options=send_options, default=default_send),
    single("shield", Journey, shield_chosen, options=shield_options),
]
