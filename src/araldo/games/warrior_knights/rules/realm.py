"""What everybody at the table can see at a glance, and the small changes that every chapter makes (WK-GEN, WK-FAT)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from araldo.games.warrior_knights.board import (
    CITIES,
    CITY_AREA,
    CITY_AT,
    GONE,
    INLAND,
    OFF,
    PRINTED,
    TARGETS,
)
from araldo.games.warrior_knights.box import (
    COLOURS,
    EVENT_COLOUR,
    FACE,
    FATE_BARON,
    FIRST_AGENDA,
    FIRST_EVENT,
    FIRST_FATE,
    FORTIFIED,
    HOLDERS,
    KEEP,
    MAINTAINED,
    NOBLES,
    SHAPES,
    STRENGTH,
    STRONGHOLD,
    is_mercenary,
)
from araldo.games.warrior_knights.state import NEUTRAL, RAZED, Card, Knights
from araldo.kernel import ALL, Free, Option, Refusal, below, belows, forget, mix, note, see, shuffle
from araldo.kernel.flow import ask_each

Weighed = Iterator[tuple[Option, Refusal | None]]
PAYING = frozenset(  # WK-NEG-05: questions in which the asked Baron's crowns are locked
    ["accept", "cancel", "comply", "fund", "defend", "heal", "hire", "revolt", "captain", "use"]
)

# -- seats


def alive(s: Knights) -> list[int]:
    return [seat for seat in range(s.seats) if not s.out >> seat & 1] if s.out else list(range(s.seats))


def barons(s: Knights) -> int:
    """NB, the number of Barons still in the game (WK-ACT-12)."""
    return s.seats - s.out.bit_count()


def in_order(s: Knights, first: int = -1) -> list[int]:
    """WK-GEN-01: from the Chairman (or another) clockwise."""
    start = s.chairman if first < 0 else first
    n = s.seats
    return [seat for i in range(n) if not s.out >> (seat := (start + i) % n) & 1]


_RIGHTS: dict[tuple[int, int, int], tuple[Free, ...]] = {}


def put(s: Knights, kind: str, seat: int) -> int | None:
    """Ask one seat. WK-NEG-01, WK-NEG-02, WK-NEG-05: meanwhile crowns may change hands."""
    return ask_each(s, kind, (seat,), rights(s, 1 << seat if kind in PAYING else 0))


def card_of(s: Knights) -> Card:
    """The Action card that is being resolved."""
    for frame in s.frames:
        if frame.__class__ is Card:
            return frame
    raise LookupError("no Action card is being resolved")


def rights(s: Knights, locked: int = 0) -> tuple[Free, ...]:
    """Who may give crowns, and with WK-VAR-03 heirs, besides whoever is asked."""
    key = (s.seats, locked | s.out, s.out if s.heir else -1)
    found = _RIGHTS.get(key)
    if found is None:
        givers = tuple(seat for seat in range(s.seats) if not key[1] >> seat & 1)
        parts = [Free("gift", givers)] if givers else []
        if s.heir:
            parts.append(Free("heir", tuple(seat for seat in range(s.seats) if not s.out >> seat & 1)))
        found = _RIGHTS[key] = tuple(parts)
    return found


# -- places


def seat_of(army: int) -> int:
    return army // 5


def noble(s: Knights, army: int) -> str:
    """What the log calls an army."""
    seat, shape = divmod(army, 5)
    return f"{COLOURS[s.colours[seat]]}_{SHAPES[shape]}" if shape < 4 else "castle"


def army_of(seat: int, word: str) -> int:
    return 5 * seat + HOLDERS.index(word)


def has_heir(s: Knights, army: int) -> bool:
    """WK-DEA-08, WK-VAR-03."""
    return s.heirless[army] < 0 and (not s.heir or s.heir[army] >= 0)


def nobles_in(s: Knights, seat: int, area: int) -> list[int]:
    place = s.place
    return [a for a in NOBLES[seat] if place[a] == area]


def seats_in(s: Knights, area: int) -> list[int]:
    """Whose Nobles are in the area; a port icon is not in it (WK-MOV-06)."""
    place = s.place
    return [seat for seat in range(s.seats) if area in place[5 * seat : 5 * seat + 4]]


def target_at(s: Knights, area: int) -> int:
    """The city or stronghold of an area, or -1: there is never more than one."""
    city = CITY_AT[area]
    if city >= 0 and s.owner[city] != RAZED:
        return city
    place = s.place
    for seat in range(s.seats):
        if place[5 * seat + 4] == area:
            return TARGETS + seat
    return -1


def target_area(s: Knights, target: int) -> int:
    return CITY_AREA[target] if target < TARGETS else s.place[KEEP[target - TARGETS]]


def target_owner(s: Knights, target: int) -> int:
    return s.owner[target] if target < TARGETS else target - TARGETS


def target_word(target: int) -> str:
    return CITIES[target] if target < TARGETS else "castle"


def note_place(s: Knights, kind: str, target: int, rule: str, **params: Any) -> None:
    """Log what befalls a city or a stronghold; of a stronghold the log says whose it is."""
    if target < TARGETS:
        note(s, kind, rule=rule, city=CITIES[target], **params)
    else:
        note(s, kind + "_keep", rule=rule, victim=target - TARGETS, **params)


def besieged_at(s: Knights, seat: int, area: int) -> bool:
    """WK-SIE-10: whether this Baron's Nobles in the area are besieged."""
    target = target_at(s, area)
    return target >= 0 and s.siege[target] >= 0 and target_owner(s, target) == seat


def cities_of(s: Knights, seat: int) -> list[int]:
    return [city for city, owner in enumerate(s.owner) if owner == seat]


def kingdom_cities_of(s: Knights, seat: int) -> int:
    return s.owner[:INLAND].count(seat)


# -- strength (WK-GEN-05, WK-CTY-02, WK-STR-01)


def strength(s: Knights, army: int) -> int:
    return max(0, s.troops[army] - 100 * s.hurt[army])


def hurt(s: Knights, army: int, tokens: int, rule: str) -> None:
    """Casualty tokens on an army."""
    s.hurt[army] += tokens
    note(s, "wound", rule=rule, noble=noble(s, army), seat=army // 5, tokens=tokens, strength=strength(s, army))


def spent(s: Knights, army: int) -> bool:
    """WK-DEA-01, WK-STR-14: tokens that reach the troops."""
    return s.hurt[army] > 0 and 100 * s.hurt[army] >= s.troops[army]


def wall(s: Knights, target: int) -> int:
    if target >= TARGETS:
        return max(0, STRONGHOLD - 100 * s.breach[target])
    return max(0, PRINTED[target] + FORTIFIED * s.fort[target] - 100 * s.breach[target])


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


# -- troops


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


# -- what leaves the board


def lift_sieges(s: Knights, area: int) -> None:
    """WK-SIE-05: without a besieger in the area the marker goes."""
    target = target_at(s, area)
    if target >= 0 and (seat := s.siege[target]) >= 0 and not nobles_in(s, seat, area):
        s.siege[target] = -1
        note_place(s, "siege_lifted", target, "WK-SIE-05", seat=seat)


def leave_board(s: Knights, army: int, to: int = OFF) -> None:
    was = s.place[army]
    s.place[army] = to
    if to in (OFF, GONE):
        s.tired[army] = False
    if 0 <= was < len(CITY_AT):
        lift_sieges(s, was)


def put_at(s: Knights, army: int, area: int) -> None:
    was = s.place[army]
    s.place[army] = area
    if 0 <= was < len(CITY_AT):
        lift_sieges(s, was)


def walk_off(s: Knights, army: int) -> None:
    """WK-TRP-03, WK-DEA-03: a Noble without troops is only taken off the board."""
    if s.place[army] >= 0 and s.troops[army] == 0 and s.hurt[army] == 0:
        note(s, "left", rule="WK-TRP-03", noble=noble(s, army))
        leave_board(s, army)


def set_owner(s: Knights, city: int, seat: int) -> None:
    """WK-CTY-03: fortification stays with a new owner and goes when the city becomes neutral; breaches stay.

    WK-SIE-09: so does a siege.
    """
    s.owner[city] = seat
    if seat == NEUTRAL:
        s.fort[city] = False


# -- Fate (WK-FAT)


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


def jumble(s: Knights, pile: list[int]) -> None:
    """Shuffle cards of which everybody knows only that they are all of their kind: no batch ties their places."""
    forget(s, pile)
    for i, j in zip(range(len(pile) - 1, 0, -1), belows(s, range(len(pile), 1, -1)), strict=True):
        pile[i], pile[j] = pile[j], pile[i]


# -- decks (WK-GEN-07)


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


# -- money, Votes, Faith (WK-GEN-04, WK-GEN-06). `why`: the word of what it is for, as the log tells it


def gain(s: Knights, seat: int, crowns: int, why: str, rule: str) -> None:
    if crowns:
        s.crowns[seat] += crowns
        note(s, "gained", rule=rule, seat=seat, crowns=crowns, why=why)


def charge(s: Knights, seat: int, crowns: int, why: str, rule: str) -> int:
    """Take crowns, or all there are; returns how many."""
    paid = min(crowns, s.crowns[seat])
    if paid:
        s.crowns[seat] -= paid
        note(s, "paid", rule=rule, seat=seat, crowns=paid, why=why)
    return paid


def gain_votes(s: Knights, seat: int, votes: int, why: str, rule: str) -> None:
    s.votes[seat] += votes
    note(s, "votes", rule=rule, seat=seat, votes=votes, why=why)


def gain_faith(s: Knights, seat: int, faith: int, why: str, rule: str) -> None:
    s.faith[seat] += faith
    note(s, "faith", rule=rule, seat=seat, faith=faith, why=why)


def spend_faith(s: Knights, seat: int, faith: int, why: str, rule: str) -> None:
    s.faith[seat] -= faith
    note(s, "faith_spent", rule=rule, seat=seat, faith=faith, why=why)


# -- the two tokens (WK-BAC-05)


def make_chairman(s: Knights, seat: int, rule: str) -> None:
    if s.chairman != seat:
        s.chairman = seat
        note(s, "chairman", rule=rule, seat=seat)


def make_head(s: Knights, seat: int, rule: str) -> None:
    if s.head != seat:
        s.head = seat
        note(s, "head", rule=rule, seat=seat)


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
