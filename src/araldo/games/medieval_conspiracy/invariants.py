"""What must always be true: every troop, castle, card and marker of the box is somewhere (chapter 3)."""

from __future__ import annotations

from araldo.games.medieval_conspiracy.board import COUNT, ELECTORATE, ESTATE, NUMBER
from araldo.games.medieval_conspiracy.box import (
    CASTLES,
    CHURCH,
    CITIES,
    FACE,
    FAMILY,
    KNIGHT,
    KNIGHTS,
    MERCENARIES,
    MONASTERIES,
    RELICS,
    owner_of,
)
from araldo.games.medieval_conspiracy.state import Conspiracy, Haven, Return, War


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
    assert all(s.owner[t] < 0 or t in s.lands for t in range(COUNT)), "a territory out of play is owned"
    preacher(s)
    electors(s)
    assert s.vacant < 0 or any(f.holds for f in s.frames), "a vacant territory that nobody settles"
    assert s.vacant < 0 or s.vacant in s.lands, "vacancy"


def buildings(s: Conspiracy) -> None:
    for there, left, total in zip(
        (s.castle, s.monastery, s.city, s.relic), s.left, (CASTLES, MONASTERIES, CITIES, RELICS), strict=True
    ):
        assert sum(there) + left == total, "buildings"
        assert set(there) <= {0, 1}, "one of a kind in a territory"
    for t in range(COUNT):
        assert not s.monastery[t] or (ESTATE[t] != CHURCH and not ELECTORATE[t]), "monastery"
        assert not s.relic[t] or ESTATE[t] == CHURCH or s.monastery[t], "relic"


def units(s: Conspiracy) -> None:
    where = list(s.units)
    extra = [0] * s.seats
    for f in s.frames:
        if isinstance(f, War):
            where += [f.attackers, f.defenders]
        elif isinstance(f, Haven):
            where.append(f.units)
        elif isinstance(f, Return) and not f.preacher:
            extra[f.seat] += 1
    for seat in range(s.seats):
        mine = [u for place in where for u in place if owner_of(u) == seat]
        knights = sum(u & 4 == KNIGHT for u in mine)
        prisoners = sum(prison.count(seat) for prison in s.prisons)
        assert knights + prisoners + s.knights[seat] + extra[seat] == KNIGHTS, f"knights of {seat}"
        assert len(mine) - knights + s.mercenaries[seat] == MERCENARIES, f"mercenaries of {seat}"
    for t, place in enumerate(s.units):
        assert place == sorted(place), "order"
        if place and t != s.vacant and not any(f.__class__.__name__ in ("Homeward", "Haven") for f in s.frames):
            assert {owner_of(u) for u in place} == {s.owner[t]}, f"strangers in {t}"
    assert all(seat not in s.prisons[seat] for seat in range(s.seats)), "own prisoner"


def preacher(s: Conspiracy) -> None:
    busy = any(isinstance(f, Haven | Return) and f.preacher for f in s.frames)
    if s.preacher >= 0:
        assert s.preacher_captor < 0, "the Preacher is in prison and on the map"
        assert s.preacher_owner >= 0, "the Preacher belongs to nobody"
    elif not busy:
        assert (s.preacher_captor >= 0) == (s.preacher_owner >= 0), "Preacher out of play"


def electors(s: Conspiracy) -> None:
    """The elector's card lies with his owner; at most one Master vote an elector, on neutral ones only (MC-MAS-07)."""
    for seat, cards in enumerate(s.elector_held):
        for card in cards:
            assert s.owner[NUMBER[FACE[card]]] == seat, "elector card"
    placed = [v for v in s.votes if v >= 0]
    assert len(set(placed)) == len(placed), "two votes on one elector"
    assert all(s.masters[m] >= 0 or s.votes[m] < 0 for m in range(3)), "a vote without a Master"
