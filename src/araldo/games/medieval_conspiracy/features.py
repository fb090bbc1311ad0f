"""What a position looks like to a seat, in numbers: for learned judgement. Egocentric, and only what the seat may know.

Its own family, the family nearest to the crown among the others and the mean of the others; its own purse and hand; the
course of the game. Of others' purses and hands only what lies open counts.
"""

from __future__ import annotations

from araldo.games.medieval_conspiracy.board import ESTATE, SEAT_OF_ELECTOR
from araldo.games.medieval_conspiracy.box import CHURCH, DEPOSE, ELECTOR_BID, SECULAR
from araldo.games.medieval_conspiracy.palatine.outlook import STEP, emperor_dies, horizon
from araldo.games.medieval_conspiracy.rules.masters import Candidate, candidates, elect
from araldo.games.medieval_conspiracy.state import Conspiracy

FAMILY = (
    "glory and income", "votes", "glory", "electorates", "one short of the crown", "elected now", "income",
    "income to come", "territories", "secular heirs", "church heirs", "an heir at all", "cards", "castles",
    "monasteries", "cities", "relics", "troops", "knights left", "prisoners", "prisoners of others", "Preacher",
    *(f"Master {m}" for m in range(3)), *(f"lead of Master {m}" for m in range(3)), "glory by turns", "tied",
)  # fmt: skip
OWN = ("purse", "purse in electorates", "purse over one", "purse and an heir", "purse by turns left")
COURSE = (
    "turn", "turns left", "the Emperor may die", "free electorates", "free secular ones", "free church ones",
    "neutral territories", "events left", "nobody elected", "active", "glory over the best other",
    "votes over the best other", "places in glory",
)  # fmt: skip
NAMES = tuple(f"{who}: {what}" for who in ("own", "leader", "others") for what in FAMILY) + OWN + COURSE
MOST_LEAD = 3.0  # steps on a track


def features(s: Conspiracy, seat: int) -> list[float]:
    """The numbers that `NAMES` names."""
    return every(s)[seat]


def every(s: Conspiracy) -> list[list[float]]:
    """By seat: its features. What they share is counted once."""
    found = candidates(s)
    chosen = elect(found, s.options["election_count"])
    families = [_family(s, c, chosen) for c in found[: s.seats]]
    shared = _shared(s, chosen)
    return [_seen(s, seat, families, shared) for seat in range(s.seats)]


def _seen(s: Conspiracy, seat: int, families: list[list[float]], shared: list[float]) -> list[float]:
    own, others = families[seat], [families[x] for x in range(s.seats) if x != seat]
    leader = max(others, key=lambda f: f[0])
    mean = [sum(column) / len(others) for column in zip(*others, strict=True)]
    course = [
        *shared, float((seat - s.active) % s.seats), own[2] - max([f[2] for f in others]),
        own[1] - max([f[1] for f in others]), float(sum([f[2] > own[2] for f in others])),
    ]  # fmt: skip
    return [*own, *leader, *mean, *_own(s, seat), *course]


def _family(s: Conspiracy, c: Candidate, chosen: int | None) -> list[float]:
    seat, left = c.seat, horizon(s)
    lands, income = s.realms[seat], s.income[seat]
    leads = []
    for which in range(3):
        track = s.tracks[which]
        best = max([track[x] for x in range(s.seats) if x != seat])
        leads.append(max(-MOST_LEAD, min(MOST_LEAD, (track[seat] - best) / STEP[which])))
    return [
        c.glory + income / 60, c.votes, c.glory, c.direct, float(c.direct == DEPOSE - 1), float(chosen == seat),
        income / 100, income * left / 100, len(lands), *s.heirs[seat], float(any(s.heirs[seat])), len(s.hands[seat]),
        sum([s.castle[t] for t in lands]), sum([s.monastery[t] for t in lands]), sum([s.city[t] for t in lands]),
        sum([s.relic[t] for t in lands]), sum([len(s.units[t]) for t in lands]), s.knights[seat],
        sum([p.count(seat) for p in s.prisons]), len(s.prisons[seat]), float(s.preacher_owner == seat),
        *[float(holder == seat) for holder in s.masters], *leads, c.glory * left, s.tied[seat] / 100,
    ]  # fmt: skip


def _own(s: Conspiracy, seat: int) -> list[float]:
    purse, least = s.cash[seat], ELECTOR_BID[s.seats][int(s.options["quick_elector_discount"])]
    ready = float(purse >= least)
    return [purse / 100, min(3.0, purse / least), ready, ready * any(s.heirs[seat]), purse * horizon(s) / 1000]


def _shared(s: Conspiracy, chosen: int | None) -> list[float]:
    free = [land for land in SEAT_OF_ELECTOR if s.owner[land] < 0]
    return [
        s.turn, horizon(s), emperor_dies(s), len(free), sum([ESTATE[land] == SECULAR for land in free]),
        sum([ESTATE[land] == CHURCH for land in free]), sum([s.owner[t] < 0 for t in s.lands]), len(s.event_deck),
        float(chosen is None or chosen < 0),
    ]  # fmt: skip
