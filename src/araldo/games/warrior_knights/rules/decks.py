"""Fate cards and decks (WK-FAT, WK-GEN-02, WK-GEN-07)."""

from __future__ import annotations

from araldo.games.warrior_knights.box import EVENT_COLOUR, FACE, FATE_BARON, FIRST_EVENT, FIRST_FATE
from araldo.games.warrior_knights.state import Knights
from araldo.kernel import ALL, below, belows, forget, note, see, shuffle


def fate(s: Knights) -> int:
    """WK-GEN-02, WK-FAT-01: the number of the top Fate card, laid open; -1 if there is none (WK-FAT-06)."""
    if not s.fate:
        return -1
    piece = s.fate.pop()
    s.read.append(piece)
    see(s, piece, ALL)
    return piece - FIRST_FATE


def fate_back(s: Knights) -> None:
    """WK-FAT-04: what the effect has read goes to the bottom, shuffled among itself."""
    if len(s.read) > 1:
        shuffle(s, s.read)
    s.fate[:0] = s.read
    s.read = []


def random_among(s: Knights, seats: list[int]) -> int:
    """WK-GEN-02: a random Baron among these, by Fate cards; -1 if none can be named."""
    if len(seats) == 1:
        return seats[0]
    found = -1
    while seats and found < 0 and (card := fate(s)) >= 0:
        named = s.seat_of[FATE_BARON[card]]
        if named in seats:
            found = named
    fate_back(s)
    return found if found >= 0 else (seats[below(s, len(seats))] if seats else -1)


def jumble(s: Knights, pile: list[int]) -> None:
    """Shuffle cards of which everybody knows only that they are all of their kind: no batch ties their places."""
    forget(s, pile)
    for i, j in zip(range(len(pile) - 1, 0, -1), belows(s, range(len(pile), 1, -1)), strict=True):
        pile[i], pile[j] = pile[j], pile[i]


def watch_events(s: Knights) -> None:
    """An exhausted Event deck is renewed at once; the colour of its top card is known."""
    if not s.event_deck and s.event_discard:
        s.event_deck, s.event_discard = s.event_discard, []
        shuffle(s, s.event_deck)
        note(s, "events_shuffled", rule="WK-GEN-07")
    s.omen = EVENT_COLOUR[s.event_deck[-1] - FIRST_EVENT] if s.event_deck else -1


def draw_agendas(s: Knights, count: int, rule: str = "WK-ASM-14") -> None:
    for _ in range(count):
        renew_agendas(s)
        if s.agenda_deck:
            card = s.agenda_deck.pop()
            s.agendas.append(card)
            see(s, card, ALL)
    renew_agendas(s)
    if count:
        note(s, "agendas", rule=rule, agendas=[FACE[card] for card in s.agendas])


def drop_agendas(s: Knights, rule: str) -> None:
    """The Current Agendas are discarded."""
    if s.agendas:
        note(s, "agendas_dropped", rule=rule, agendas=[FACE[card] for card in s.agendas])
    s.agenda_discard += s.agendas
    s.agendas = []


def renew_agendas(s: Knights) -> None:
    if not s.agenda_deck and s.agenda_discard:
        s.agenda_deck, s.agenda_discard = s.agenda_discard, []
        shuffle(s, s.agenda_deck)
        note(s, "agendas_shuffled", rule="WK-GEN-07")


def draw_offer(s: Knights, count: int, rule: str = "WK-DFT-08") -> None:
    for _ in range(min(count, len(s.mercenaries))):
        card = s.mercenaries.pop()
        s.offer.append(card)
        see(s, card, ALL)
    note(s, "offer", rule=rule, troops=[FACE[card] for card in s.offer])
