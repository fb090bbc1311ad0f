"""What a position looks like to a seat, in numbers: for learned judgement. Egocentric, and only what the seat may know.

Its own realm, the leader's among the others and the mean of the others; its own hand and bag; the course of the game.
Of others' hands and bags only the size counts.
"""

from __future__ import annotations

from araldo.games.crusader_kings.board import NEXT_TO
from araldo.games.crusader_kings.box import ACHIEVEMENTS, DECK, DECKS, is_green
from araldo.games.crusader_kings.rules.kin import bears, heirs
from araldo.games.crusader_kings.rules.realm import points, present
from araldo.games.crusader_kings.rules.tax import yield_of
from araldo.games.crusader_kings.state import Kings

REALM = (
    "points", "lands", "castles", "developments", "shields", "gold", "soldiers", "unrest", "duchies", "harvests",
    "blights", "taxes", "free neighbours", "contested neighbours", "rival neighbours", "open borders", "pact lands",
    "children", "siblings", "age", "fertile", "no heir", "hand", "bag", "claims", "claims against", "wars", "pacts",
    "crusades",
)  # fmt: skip
OWN = (*(f"hand of {deck}" for deck in DECKS), "good in the bag", "first player", "laid")
COURSE = (
    "era", "round", "turn", "crusade left", "rivals' best points over mine", "shields over the best other",
    *(f"{award} is mine" for award in ACHIEVEMENTS), *(f"{award} is free" for award in ACHIEVEMENTS), "display",
    "automatic dynasties", "their best points",
)  # fmt: skip
NAMES = tuple(f"{who}: {what}" for who in ("own", "leader", "others") for what in REALM) + OWN + COURSE


def features(s: Kings, seat: int) -> list[float]:
    """The numbers that `NAMES` names."""
    return _seen(s, seat, [_realm(s, party) for party in range(s.parties)])


def every(s: Kings) -> list[list[float]]:
    """By seat: its features. What they share is counted once."""
    realms = [_realm(s, party) for party in range(s.parties)]
    return [_seen(s, seat, realms) for seat in range(s.seats)]


def _seen(s: Kings, seat: int, realms: list[list[float]]) -> list[float]:
    others = [p for p in range(s.parties) if p != seat]
    own = realms[seat]
    leader = realms[max(others, key=lambda p: (realms[p][0], realms[p][4], -p))] if others else [0.0] * len(REALM)
    mean = (
        [sum(column) / len(others) for column in zip(*(realms[p] for p in others), strict=True)] if others else leader
    )
    return [*own, *leader, *mean, *_own(s, seat), *_course(s, seat, realms, others)]


def _realm(s: Kings, party: int) -> list[float]:
    owner, foot, castle = s.owner, s.foot, s.castle
    lands = [t for t in s.lands if owner[t] == party]
    near = {n for t in lands for n in NEXT_TO[s.chart][t] if owner[n] != party and n in s.lands}
    free = [n for n in near if owner[n] < 0]
    contested = [n for n in free if any(owner[m] not in (-1, party) for m in NEXT_TO[s.chart][n])]
    bare = sum([not castle[t] and not foot[t] and any(owner[n] not in (-1, party) for n in NEXT_TO[s.chart][t])
                for t in lands])  # fmt: skip
    bit = 1 << party
    there = present(s, party)
    return [
        points(s, party), len(lands), sum([castle[t] for t in lands]), len(s.cards[party]), s.shields.count(party),
        s.gold[party], sum([foot[t] for t in lands]), sum([s.unrest[t] for t in lands]),
        sum([s.duke[t] >= 0 for t in lands]), sum([s.harvest[t] > 0 for t in lands]),
        sum([s.failure[t] > 0 or s.plague[t] > 0 for t in lands]), sum([yield_of(s, t) for t in lands]),
        len(free), len(contested), len(near) - len(free), bare, sum([s.ally[t] == party for t in s.lands]),
        len(s.children[party]), len(s.siblings[party]), s.age[party], float(there and bears(s, party)),
        float(there and heirs(s, party) == 0), len(s.hands[party]) + len(s.stocks[party]), len(s.bags[party]),
        s.claims[party].bit_count(), sum([claims & bit > 0 for claims in s.claims]), s.wars[party].bit_count(),
        s.pacts[party].bit_count(), s.crusades[party],
    ]  # fmt: skip


def _own(s: Kings, seat: int) -> list[float]:
    decks = [0.0] * len(DECKS)
    for card in (*s.hands[seat], *s.laid[seat]):
        decks[DECK[card]] += 1
    bag = s.bags[seat]
    good = sum([is_green(token) for token in bag]) / len(bag) if bag else 0.5
    return [*decks, good, float(s.first == seat), len(s.laid[seat])]


def _course(s: Kings, seat: int, realms: list[list[float]], others: list[int]) -> list[float]:
    own = realms[seat]
    machines = [realms[p][0] for p in range(s.seats, s.parties)]
    return [
        s.era, s.round, s.turn, s.goal - sum([shield >= 0 for shield in s.shields]),
        max([realms[p][0] for p in others], default=0.0) - own[0],
        own[4] - max([realms[p][4] for p in others], default=0.0),
        *[float(holder == seat) for holder in s.awards], *[float(holder < 0) for holder in s.awards],
        len(s.display), len(machines), max(machines, default=0.0),
    ]  # fmt: skip
