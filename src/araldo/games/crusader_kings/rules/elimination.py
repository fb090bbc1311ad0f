"""Elimination and return (chapter ELM)."""

from __future__ import annotations

from functools import partial

from araldo.games.crusader_kings.board import IDS, NUMBER
from araldo.games.crusader_kings.box import (
    DEFAULT_TRAITS,
    GREEN_TRAIT,
    HOUSE_CULTURE,
    HOUSES,
    PERSON,
    POOL,
    RULER_HOUSE,
    STARTING,
    TOKEN0,
    culture_of,
    id_of,
    is_green,
    trait_of,
)
from araldo.games.crusader_kings.rules.era import discard_hand
from araldo.games.crusader_kings.rules.fallback import best
from araldo.games.crusader_kings.rules.family import bury, enthrone, part, put_away, send_away
from araldo.games.crusader_kings.rules.kin import family
from araldo.games.crusader_kings.rules.realm import (
    award_all,
    clockwise,
    hold,
    human,
    lands_of,
    lessen,
    play_order,
    present,
    spend,
    strip_land,
    word,
)
from araldo.games.crusader_kings.rules.rights import ask_open
from araldo.games.crusader_kings.rules.score import close_game
from araldo.games.crusader_kings.rules.verdict import verdict
from araldo.games.crusader_kings.state import Fallen, Kings
from araldo.kernel import AGAIN, Action, Option, call, end, note, procedure, single

LEAVE: Action = ("leave_game",)
ANEW: Action = ("return", "anew")


def settle(s: Kings) -> int | None:
    """CK-ELM-05, CK-ELM-13: when an action or event is finished, in play order."""
    if len({*s.owner}) > s.parties:  # everybody, and nobody
        return None
    for party in play_order(s):
        if party not in s.owner:
            call(s, Fallen(seat=party))
            return AGAIN
    return None


def ruin(s: Kings, f: Fallen) -> None:
    """CK-ELM-01, CK-ELM-10: family, Development cards, Shields, Pacts, Wars and Casus Belli are lost."""
    party = f.seat
    note(s, "eliminated", house=word(s, party), rule="CK-ELM-01")
    people = [person for _, _, person in family(s, party)]
    s.kings[party] = s.spouses[party] = -1
    for kin in (s.children, s.child_mates, s.siblings, s.sibling_mates):
        kin[party] = []
    for person in people:
        bury(s, person)
    s.age[party] = 0
    s.study_discard += s.cards[party]
    s.cards[party] = []
    s.shields = [-1 if p == party else p for p in s.shields]
    for other in range(s.parties):
        for masks in (s.pacts, s.wars, s.claims):
            masks[other] &= ~(1 << party)
    s.pacts[party] = s.wars[party] = s.claims[party] = 0
    for land in s.lands:
        if s.ally[land] == party:
            part(s, land)
    for token in s.bags[party]:
        put_away(s, token)
    s.bags[party] = []
    award_all(s)


# -- return or leave (CK-ELM-02, CK-ELM-07)


def pretenders(s: Kings, party: int) -> list[int]:
    """Rulers of unused dynasties of the Culture; without any, unused rulers of the Culture."""
    mine = [r for r in s.rulers if culture_of(r) == s.culture[party]]
    fresh = [r for r in mine if not s.used_houses >> HOUSES.index(RULER_HOUSE[r]) & 1]
    if fresh or any(HOUSE_CULTURE[h] == s.culture[party] and not s.used_houses >> h & 1 for h in range(len(HOUSES))):
        return fresh
    return mine


def ask_return(s: Kings, f: Fallen) -> int | None:
    if s.lasting:
        return leave_table(s, f.seat)
    if s.kings[f.seat] >= 0:
        return None
    if human(s, f.seat):
        return ask_open(s, "return", f.seat)
    options = returns(s, f.seat)
    chosen = verdict(s, f, f.seat, options, partial(best, s, options))
    if chosen is None:
        return AGAIN
    returned(s, f, f.seat, chosen)
    return None


def returns(s: Kings, party: int) -> list[Action]:
    found: list[Action] = [("return", id_of(r)) for r in pretenders(s, party)]
    return found or [ANEW]


def return_options(s: Kings, f: Fallen, seat: int) -> list[Option]:
    return [*returns(s, seat), LEAVE]


def returned(s: Kings, f: Fallen, seat: int, action: Action) -> None:
    if action == LEAVE:
        leave_table(s, seat)
    else:
        come_back(s, seat, -1 if action == ANEW else PERSON[action[1]])


def come_back(s: Kings, party: int, ruler: int) -> None:
    """CK-ELM-03, CK-ELM-06: Gold and cards are kept; the bag gets the ruler's four traits from the box."""
    if ruler < 0:
        enthrone(s, party)
        return
    house = HOUSES.index(RULER_HOUSE[ruler])
    if not s.used_houses >> house & 1:  # else the same dynasty returns (CK-ELM-07)
        s.house[party] = house
        s.used_houses |= 1 << house
    s.rulers.remove(ruler)
    s.kings[party] = ruler
    tokens = [token for trait in DEFAULT_TRAITS[ruler] if (token := starting_token(s, trait)) >= 0]
    s.bags[party] += tokens
    traits = [trait_of(token) for token in tokens]
    note(s, "returned", house=word(s, party), person=id_of(ruler), traits=traits, rule="CK-ELM-02")


def starting_token(s: Kings, trait: str) -> int:
    """A Starting token of this trait from the box, else any of its colour; -1: none."""
    found = [t for t in s.token_box if POOL[t - TOKEN0] == STARTING]
    exact = [t for t in found if trait_of(t) == trait]
    alike = [t for t in found if is_green(t) == GREEN_TRAIT[trait]]
    token = min(exact or alike, default=-1)
    if token >= 0:
        s.token_box.remove(token)
    return token


# -- the new home (CK-ELM-04, CK-ELM-08)


def homes(s: Kings, party: int) -> list[int]:
    """Independent territories, those in a Pact last; else with Unrest; else any, but nobody's last one (CK-ELM-08)."""
    free = [t for t in s.lands if s.owner[t] < 0]
    alone = [t for t in free if s.ally[t] < 0]
    if free:
        return alone or free
    last = {p for p in range(s.parties) if len(lands_of(s, p)) == 1}
    lands = [t for t in s.lands if s.unrest[t]] or list(s.lands)
    return [t for t in lands if s.owner[t] not in last] or lands


def ask_home(s: Kings, f: Fallen) -> int | None:
    if human(s, f.seat):
        return ask_open(s, "home", f.seat)
    options = home_options(s, f, f.seat)
    chosen = verdict(s, f, f.seat, options, partial(best, s, options))
    if chosen is not None:
        home_chosen(s, f, f.seat, chosen)
    return AGAIN


def home_options(s: Kings, f: Fallen, seat: int) -> list[Action]:
    return [("settle", IDS[t]) for t in homes(s, seat)]


def home_chosen(s: Kings, f: Fallen, seat: int, action: Action) -> None:
    settle_home(s, seat, NUMBER[action[1]])
    end(s)


def settle_home(s: Kings, party: int, land: int) -> None:
    if s.owner[land] >= 0:
        if s.unrest[land]:
            lessen(s, land, 1, "CK-ELM-04")
        strip_land(s, land, "CK-ELM-08")
    else:
        if s.suitors[land] >= 0:
            note(s, "retired", person=id_of(s.suitors[land]), rule="CK-ELM-04")
            send_away(s, land)
        if s.ally[land] >= 0:
            note(s, "land_pact_ended", land=IDS[land], house=word(s, s.ally[land]), rule="CK-PAC-13")
            s.ally[land] = -1
    hold(s, land, party)
    note(s, "settled", house=word(s, party), land=IDS[land], rule="CK-ELM-04")


# -- out for good (CK-ELM-09, CK-ELM-11, CK-ELM-12)


def leave_table(s: Kings, party: int) -> int:
    note(s, "left", house=word(s, party), rule="CK-ELM-09")
    s.out |= 1 << party
    if human(s, party):
        spend(s, party, s.gold[party])
    discard_hand(s, party)
    award_all(s)
    if s.first == party:
        s.first = next(iter(clockwise(s, party)), party)
        note(s, "first_passes", house=word(s, s.first), rule="CK-ELM-11")
    there = [p for p in range(s.parties) if present(s, p)]
    if len(there) < 2 or there[0] >= s.seats:
        return close_game(s)
    return end(s)


PROCEDURES = [procedure(Fallen, ruin, ask_return, ask_home)]
QUESTIONS = [
    single("return", Fallen, returned, options=return_options),
    single("home", Fallen, home_chosen, options=home_options),
]
