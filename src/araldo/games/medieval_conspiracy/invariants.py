"""What must always be true: every troop, castle, card and marker of the box is somewhere (chapter 3)."""

from __future__ import annotations

from collections import Counter
from itertools import chain, compress

from araldo.games.medieval_conspiracy.board import COUNT, ELECTORATE, ESTATE, NUMBER
from araldo.games.medieval_conspiracy.box import (
    CASTLES,
    CHURCH,
    CITIES,
    FACE,
    FAMILY,
    KNIGHT,
    KNIGHT_VALUE,
    KNIGHTS,
    MERCENARIES,
    MERCENARY,
    MERCENARY_VALUE,
    MONASTERIES,
    RELICS,
    unit,
)
from araldo.games.medieval_conspiracy.rules.realm import incomes, relics, rents, survey, trades
from araldo.games.medieval_conspiracy.state import Conspiracy, Haven, Homeward, Return, War


def invariants(s: Conspiracy) -> None:
    buildings(s)
    units(s)
    for seat in range(s.seats):
        markers = s.owner.count(seat) + sum(s.heirs[seat]) + s.family[seat]
        assert markers == FAMILY, f"family markers of {seat}: {markers}"
        assert min(s.heirs[seat]) >= 0, "heirs"
        assert 0 <= s.tied[seat] <= s.cash[seat], "more is bid than there is"
        if s.options["component_limits"]:
            assert min(s.family[seat], s.knights[seat], s.mercenaries[seat]) >= 0, "supply"
    assert s.realms == survey(s), "realms"
    assert set(s.lands).issuperset(chain(*s.realms)), "a territory out of play is owned"
    preacher(s)
    electors(s)
    tracks(s)
    assert s.vacant < 0 or any(f.defers_checks for f in s.frames), "a vacant territory that nobody settles"
    assert s.vacant < 0 or s.vacant in s.lands, "vacancy"


def buildings(s: Conspiracy) -> None:
    for there, left, total in zip(
        (s.castle, s.monastery, s.city, s.relic), s.left, (CASTLES, MONASTERIES, CITIES, RELICS), strict=True
    ):
        assert sum(there) + left == total, "buildings"
        assert set(there) <= {0, 1}, "one of a kind in a territory"
    for t in compress(range(COUNT), s.monastery):
        assert ESTATE[t] != CHURCH, "monastery"
        assert not ELECTORATE[t], "monastery"
    for t in compress(range(COUNT), s.relic):
        assert ESTATE[t] == CHURCH or s.monastery[t], "relic"


def units(s: Conspiracy) -> None:
    where = list(s.units)
    extra = [0] * s.seats
    for f in s.frames:
        if isinstance(f, War):
            where += [f.attackers, f.defenders]
            assert all(army == sorted(army) for army in (f.attackers, f.defenders)), "order in battle"
        elif isinstance(f, Haven):
            where.append(f.units)
        elif isinstance(f, Return) and not f.preacher:
            extra[f.seat] += 1
    found = Counter(u & ~3 for u in chain(*where))
    for seat in range(s.seats):
        prisoners = sum(prison.count(seat) for prison in s.prisons)
        knights = found[unit(seat, KNIGHT)] + prisoners + s.knights[seat] + extra[seat]
        assert knights == KNIGHTS, f"knights of {seat}"
        assert found[unit(seat, MERCENARY)] + s.mercenaries[seat] == MERCENARIES, f"mercenaries of {seat}"
    leaving = not s.frames or any(isinstance(f, Homeward | Haven) for f in s.frames)  # MC-WIN-01: won before they left
    for t, place in enumerate(s.units):
        if place:
            assert place == sorted(place), "order"
            assert leaving or t == s.vacant or {u >> 3 for u in place} == {s.owner[t]}, f"strangers in {t}"
    assert all(seat not in s.prisons[seat] for seat in range(s.seats)), "own prisoner"
    assert all(prison == sorted(prison) for prison in s.prisons), "order in prison"


def preacher(s: Conspiracy) -> None:
    busy = any(isinstance(f, Haven | Return) and f.preacher for f in s.frames)
    if s.preacher >= 0:
        assert s.preacher_captor < 0, "the Preacher is in prison and on the map"
        assert s.preacher_owner >= 0, "the Preacher belongs to nobody"
    elif not busy:
        assert (s.preacher_captor >= 0) == (s.preacher_owner >= 0), "Preacher out of play"


def tracks(s: Conspiracy) -> None:
    """What is kept of relics, troops, trade and income is what the map says, unless a change is just happening."""
    if s.stale:
        return
    assert s.trade == trades(s)[:-1], "trade"
    assert s.rents == rents(s)[:-1], "rents"
    if s.changed or any(f.defers_checks for f in s.frames):
        return
    troops = [0] * s.seats
    away = [f.attackers + f.defenders for f in s.frames if isinstance(f, War)]
    for u in chain(*s.units, *away):
        troops[u >> 3] += KNIGHT_VALUE if u & 4 == KNIGHT else MERCENARY_VALUE
    assert s.tracks == [relics(s), troops, s.trade], "tracks"
    assert s.income == incomes(s), "income"


def electors(s: Conspiracy) -> None:
    """The elector's card lies with his owner; at most one Master vote an elector, on neutral ones only (MC-MAS-07)."""
    for seat, cards in enumerate(s.elector_held):
        for card in cards:
            assert s.owner[NUMBER[FACE[card]]] == seat, "elector card"
    placed = [v for v in s.votes if v >= 0]
    assert len(set(placed)) == len(placed), "two votes on one elector"
    assert all(s.masters[m] >= 0 or s.votes[m] < 0 for m in range(3)), "a vote without a Master"
