"""What a position looks like to a seat, in numbers: for learned judgement. Egocentric, and only what the seat may know.

Its own barony, the leader's among the others and the mean of the others; its own hand; the course of the game. What
will be counted at the Upkeeps to come stands beside what is there now.
"""

from __future__ import annotations

from araldo.games.warrior_knights.board import CITY_AREA, COUNT, INCOME, INLAND, TARGETS
from araldo.games.warrior_knights.box import KEEP, NOBLES
from araldo.games.warrior_knights.rules.forces import strength, wall
from araldo.games.warrior_knights.rules.places import cities_of
from araldo.games.warrior_knights.seneschal.outlook import falling, horizon, scoring
from araldo.games.warrior_knights.state import NEUTRAL, Knights

BARONY = (
    "standing", "influence", "cities", "cities that score", "Kingdom cities", "income", "fortified", "besieged",
    "unguarded", "guard", "walls", "crowns", "votes", "faith", "strength", "best army", "Nobles", "stronghold",
    "its guard", "sieges of neutral cities", "cities about to fall", "sieges of others", "chairman", "head", "king",
    "charges and offices", "events kept", "stakes", "in the coming Upkeeps", "crowns by Upkeeps", "strength by Upkeeps",
)  # fmt: skip
COURSE = (
    "round", "Upkeeps to come", "pool", "last round", "neutral cities", "expeditions under way", "laws",
    "standing over the best other", "missions", "hand", "place in standing",
)  # fmt: skip
NAMES = tuple(f"{who}: {what}" for who in ("own", "leader", "others") for what in BARONY) + COURSE


def features(s: Knights, seat: int) -> list[float]:
    """The numbers that `NAMES` names."""
    left = horizon(s)
    return _seen(s, seat, left, [_barony(s, x, left) for x in range(s.seats)])


def every(s: Knights) -> list[list[float]]:
    """By seat: its features. What they share is counted once."""
    left = horizon(s)
    baronies = [_barony(s, x, left) for x in range(s.seats)]
    return [_seen(s, seat, left, baronies) for seat in range(s.seats)]


def _seen(s: Knights, seat: int, left: int, baronies: list[list[float]]) -> list[float]:
    own, others = baronies[seat], [baronies[x] for x in range(s.seats) if x != seat]
    leader = max(others, key=lambda b: b[0])
    mean = [sum(column) / len(others) for column in zip(*others, strict=True)]
    course = [
        s.round, left, s.pool, float(s.last_round), s.owner.count(NEUTRAL), sum([spot > 0 for spot in s.spot]),
        len(s.laws), own[0] - leader[0], len(s.missions[seat]) if s.missions else 0, len(s.hands[seat]),
        sum([b[0] > own[0] for b in others]),
    ]  # fmt: skip
    return [*own, *leader, *mean, *course]


def _barony(s: Knights, seat: int, left: int) -> list[float]:
    cities = cities_of(s, seat)
    armies = [a for a in NOBLES[seat] if 0 <= s.place[a] < COUNT]
    strengths = [strength(s, a) / 100 for a in armies]
    places = {s.place[a] for a in armies}
    guarded = [city for city in cities if CITY_AREA[city] in places]
    keep = KEEP[seat]
    counts = scoring(s, seat)
    sieges = [t for t, besieger in enumerate(s.siege) if besieger == seat]
    neutral = sum([t < TARGETS and s.owner[t] == NEUTRAL for t in sieges])
    total = sum(strengths)
    return [
        s.influence[seat] + left * counts, s.influence[seat], len(cities), counts, sum([c < INLAND for c in cities]),
        sum([INCOME[c] for c in cities]), sum([s.fort[c] for c in cities]), sum([s.siege[c] >= 0 for c in cities]),
        len(cities) - len(guarded), sum([strength(s, a) / 100 for a in armies if s.place[a] in
                                         {CITY_AREA[c] for c in cities}]),
        sum([wall(s, c) / 100 for c in cities]), s.crowns[seat], s.votes[seat], s.faith[seat], total,
        max(strengths, default=0.0), len(armies), float(s.place[keep] >= 0), strength(s, keep) / 100, neutral,
        falling(s, seat), len(sieges) - neutral, float(s.chairman == seat), float(s.head == seat),
        float(s.king == seat), len(s.charges[seat]) + sum([len(s.offices[a]) for a in NOBLES[seat]]),
        len(s.kept[seat]), sum([row[seat] for row in s.stakes if row]), left * counts, s.crowns[seat] * left,
        total * left,
    ]  # fmt: skip
