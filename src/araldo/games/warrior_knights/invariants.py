"""What must always be true: every card and figure of the component list is somewhere, and what is derived agrees."""

from __future__ import annotations

from araldo.games.warrior_knights.board import AT_SEA, COUNT, GONE, OFF, TARGETS
from araldo.games.warrior_knights.box import (
    CARDS,
    EVENT_COLOUR,
    FIRST_AGENDA,
    FIRST_EVENT,
    FIRST_MISSION,
    FIRST_NEUTRAL,
    FIRST_REGULAR,
    KEEP,
    MAINTAINED,
    MERCENARIES,
    PER_STACK,
    PIECES,
    REGULARS,
    SEATS,
    STRENGTH,
)
from araldo.games.warrior_knights.rules.forces import wall
from araldo.games.warrior_knights.rules.places import nobles_in, target_area, target_owner
from araldo.games.warrior_knights.state import NEUTRAL, RAZED, Knights


def zones(s: Knights) -> list[list[int]]:
    """Every place where cards lie."""
    nested = (
        s.hands, s.stacks, s.areas, s.drawn, s.revealed, s.kept, s.laid, s.charges, s.offices, s.army, s.missions,
    )  # fmt: skip
    single = [
        s.neutral, s.turned, s.fate, s.blind, s.read, s.event_deck, s.event, s.event_discard, s.agenda_deck, s.agendas,
        s.voted, s.agenda_discard, s.laws, s.mercenaries, s.offer, s.hired, s.royal, s.kings, s.mission_deck, s.removed,
    ]  # fmt: skip
    return [pile for piles in nested for pile in piles] + single


def invariants(s: Knights) -> None:
    cards = [card for pile in zones(s) for card in pile]
    assert len(cards) == PIECES, "cards"
    assert len(set(cards)) == PIECES, "a card in two places"
    purses(s)
    armies(s)
    cities(s)
    decks(s)


def purses(s: Knights) -> None:
    """WK-GEN-04."""
    for what in (s.crowns, s.votes, s.faith, s.influence, *s.stakes):
        assert min(what) >= 0, "below 0"
    assert s.pool >= 0, "pool"
    assert not s.out >> s.chairman & 1, "an eliminated Chairman"
    assert not s.out >> s.head & 1, "an eliminated Head of the Church"


def armies(s: Knights) -> None:
    for army in range(5 * SEATS):
        seat = army // 5
        cards = sum(STRENGTH[p] for p in s.army[army])
        kept = sum(MAINTAINED[c - FIRST_AGENDA] for c in s.offices[army])
        assert s.troops[army] == cards + kept, "troops"
        assert s.hurt[army] >= 0, "casualties"
        place = s.place[army]
        assert place in (OFF, GONE) or 0 <= place < COUNT + AT_SEA, "place"
        if seat >= s.seats or s.out >> seat & 1:
            assert place == GONE, "a figure that is not played"
            assert not s.army[army], "troops that are not played"
        for piece in s.army[army]:
            assert STRENGTH[piece], "no Troop card"
            own = FIRST_REGULAR + REGULARS * seat <= piece < FIRST_REGULAR + REGULARS * (seat + 1)
            foreign = FIRST_REGULAR <= piece < FIRST_REGULAR + REGULARS * SEATS and not own
            assert not foreign, "another Baron's Regulars"
        assert len(s.offices[army]) <= 1, "two offices"
    strongholds = [s.place[keep] for keep in KEEP if s.place[keep] >= 0]
    assert len(set(strongholds)) == len(strongholds), "two strongholds in one area"
    assert all(p < FIRST_MISSION for p in s.removed if p < MERCENARIES[0]), "removed"


def cities(s: Knights) -> None:
    for city, owner in enumerate(s.owner):
        assert owner in (NEUTRAL, RAZED) or (0 <= owner < s.seats and not s.out >> owner & 1), "owner"
        if owner in (NEUTRAL, RAZED):
            assert not s.fort[city], "a fortified city without an owner"
        if owner == RAZED:
            assert not s.breach[city], "breaches on a razed city"
            assert not s.laid[city], "cards on a razed city"
    for target, besieger in enumerate(s.siege):
        assert s.breach[target] >= 0, "breaches"
        assert wall(s, target) >= 0, "walls"
        if besieger < 0:
            continue
        assert target < TARGETS or s.place[KEEP[target - TARGETS]] >= 0, "a siege of nothing"
        assert besieger != target_owner(s, target), "a siege of one's own"
        assert nobles_in(s, besieger, target_area(s, target)), "a siege without a besieger"


def decks(s: Knights) -> None:
    for seat in range(s.seats):
        laid = [sum(c // CARDS == seat for c in stack if c < FIRST_NEUTRAL) for stack in s.stacks]
        assert laid == s.placed[seat], "stacks"
        assert [s.plans[seat].count(i + 1) for i in range(len(s.stacks))] == laid, "plans"
        assert max(laid) <= PER_STACK, "too many cards on a stack"
        assert all(c // CARDS == seat for c in s.hands[seat]), "a stranger's card in a hand"
        assert len(s.charges[seat]) <= 3, "charges"
    top = EVENT_COLOUR[s.event_deck[-1] - FIRST_EVENT] if s.event_deck else -1
    assert s.omen == top, "the colour of the top Event"
