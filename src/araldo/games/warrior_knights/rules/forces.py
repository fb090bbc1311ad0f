"""How strong armies and walls are, and how Troop cards change hands (WK-GEN-05, WK-CTY-02, WK-STR-01, WK-TRP)."""

from __future__ import annotations

from araldo.games.warrior_knights.board import CITIES, PRINTED, TARGETS
from araldo.games.warrior_knights.box import (
    BREACH,
    CASUALTY,
    FACE,
    FIRST_AGENDA,
    FORTIFIED,
    MAINTAINED,
    STRENGTH,
    STRONGHOLD,
    is_mercenary,
)
from araldo.games.warrior_knights.rules.places import noble, note_place
from araldo.games.warrior_knights.state import Knights
from araldo.kernel import below, mix, note


def strength(s: Knights, army: int) -> int:
    return max(0, s.troops[army] - CASUALTY * s.hurt[army])


def hurt(s: Knights, army: int, tokens: int, rule: str) -> None:
    """Casualty tokens on an army."""
    s.hurt[army] += tokens
    note(s, "wound", rule=rule, noble=noble(s, army), seat=army // 5, tokens=tokens, strength=strength(s, army))


def spent(s: Knights, army: int) -> bool:
    """WK-DEA-01, WK-STR-14: tokens that reach the troops."""
    return s.hurt[army] > 0 and CASUALTY * s.hurt[army] >= s.troops[army]


def wall(s: Knights, target: int) -> int:
    if target >= TARGETS:
        return max(0, STRONGHOLD - BREACH * s.breach[target])
    return max(0, PRINTED[target] + FORTIFIED * s.fort[target] - BREACH * s.breach[target])


def breach(s: Knights, target: int, count: int = 1) -> int:
    """WK-CTY-04, WK-CTY-05: as many breaches as still fit; returns how many."""
    placed = 0
    while placed < count and wall(s, target) > 0:
        s.breach[target] += 1
        placed += 1
    if placed:
        note_place(s, "breach", target, "WK-CTY-02", breaches=placed, strength=wall(s, target))
    if target < TARGETS and s.fort[target] and wall(s, target) == 0:
        s.fort[target] = False
        s.breach[target] -= 1
        note(s, "unfortified", rule="WK-CTY-04", city=CITIES[target])
    return placed


def enlist(s: Knights, piece: int, army: int) -> None:
    s.army[army].append(piece)
    s.troops[army] += STRENGTH[piece]


def release(s: Knights, piece: int, army: int) -> None:
    s.army[army].remove(piece)
    s.troops[army] -= STRENGTH[piece]


def desert(s: Knights, piece: int, army: int) -> None:
    """WK-TRP-05, WK-GEN-08: a Mercenary card goes back into the deck, which is shuffled."""
    release(s, piece, army)
    to_mercenaries(s, [piece])


def to_mercenaries(s: Knights, pieces: list[int]) -> None:
    """A deck of unknown order stays so if each card is slipped in at a random place."""
    deck = s.mercenaries
    for piece in pieces:
        deck.insert(below(s, len(deck) + 1), piece)
    if pieces:
        mix(s, deck)


def shift(s: Knights, piece: int, source: int, target: int) -> None:
    release(s, piece, source)
    enlist(s, piece, target)


def give_office(s: Knights, card: int, army: int) -> None:
    s.offices[army].append(card)
    s.troops[army] += MAINTAINED[card - FIRST_AGENDA]


def strip_office(s: Knights, army: int) -> None:
    """A Noble's office goes to the discard pile (WK-AGD-08)."""
    for card in s.offices[army]:
        s.troops[army] -= MAINTAINED[card - FIRST_AGENDA]
        s.agenda_discard.append(card)
        note(s, "office_lost", rule="WK-AGD-08", noble=noble(s, army), agenda=FACE[card], seat=army // 5)
    s.offices[army] = []


def mercenaries_in(s: Knights, army: int) -> list[int]:
    return [piece for piece in s.army[army] if is_mercenary(piece)]
