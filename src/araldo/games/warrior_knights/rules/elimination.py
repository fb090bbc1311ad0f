"""Player Elimination (WK-VAR-04, WK-VAR-16, WK-VAR-17)."""

from __future__ import annotations

from araldo.games.warrior_knights.board import CITIES, GONE, TARGETS
from araldo.games.warrior_knights.box import CARDS, FIRST_KING, FIRST_NEUTRAL, HERETIC, KEEP, NOBLES, is_mercenary
from araldo.games.warrior_knights.rules.bans import succeed
from araldo.games.warrior_knights.rules.decks import random_among, watch_events
from araldo.games.warrior_knights.rules.forces import release, strip_office, to_mercenaries
from araldo.games.warrior_knights.rules.places import cities_of, leave_board, set_owner
from araldo.games.warrior_knights.rules.purse import make_head
from araldo.games.warrior_knights.rules.seats import alive
from araldo.games.warrior_knights.state import NEUTRAL, Knights
from araldo.kernel import ALL, note, see


def gather_royal(s: Knights, seat: int) -> None:
    """WK-VAR-12: King's Army cards leave the armies of the deposed."""
    for army in range(5 * seat, 5 * seat + 5):
        for piece in [p for p in s.army[army] if p >= FIRST_KING]:
            release(s, piece, army)
            s.royal.append(piece)
    note(s, "royal_taken", rule="WK-VAR-12", victim=seat, cards=len(s.royal))


def eliminate(s: Knights, seat: int) -> None:
    """WK-VAR-04: everything of his goes; the others play on."""
    s.out |= 1 << seat
    cities = [CITIES[city] for city in cities_of(s, seat)]
    note(s, "eliminated", rule="WK-VAR-04", seat=seat, cities=cities)
    clear_armies(s, seat)
    clear_cards(s, seat)
    for city, owner in enumerate(s.owner):
        if owner == seat:
            set_owner(s, city, NEUTRAL)
    s.track = [-1 if marker == seat else marker for marker in s.track]
    for voyage, stakes in enumerate(s.stakes):
        stakes[seat] = 0
        if s.spot[voyage] and not any(stakes) and s.options["unfunded_expedition"] == "cancelled":
            s.spot[voyage], s.blessed[voyage] = 0, False
    s.crowns[seat] = s.votes[seat] = s.faith[seat] = 0
    pass_tokens(s, seat)
    if s.heir:
        s.heir = [army // 5 if holder == seat else holder for army, holder in enumerate(s.heir)]
    left = alive(s)
    if len(left) == 1:
        s.winner, s.ending = left[0], "last"
        note(s, "won_last", rule="WK-VAR-04", seat=s.winner)


def clear_armies(s: Knights, seat: int) -> None:
    for army in (*NOBLES[seat], KEEP[seat]):
        for piece in s.army[army][:]:
            release(s, piece, army)
            if is_mercenary(piece):
                to_mercenaries(s, [piece])
            else:
                s.removed.append(piece)
        strip_office(s, army)
        s.hurt[army] = 0
        s.fallen[army] = False
        leave_board(s, army, GONE)
    s.breach[TARGETS + seat], s.siege[TARGETS + seat] = 0, -1


def clear_cards(s: Knights, seat: int) -> None:
    """Action cards, also in the stacks and areas; charges and Events; his Mission."""
    for pile in (s.hands[seat], *s.stacks, *s.areas):
        mine = [p for p in pile if p < FIRST_NEUTRAL and p // CARDS == seat]
        for piece in mine:
            pile.remove(piece)
            s.removed.append(piece)
            see(s, piece, ALL)
    s.placed[seat] = [0] * len(s.stacks)
    s.plans[seat] = [0] * CARDS
    s.agenda_discard += s.charges[seat]
    s.charges[seat] = []
    s.event_discard += s.kept[seat]
    s.kept[seat] = []
    for piece in s.missions[seat]:
        s.removed.append(piece)
        see(s, piece, ALL)
    s.missions[seat] = []
    watch_events(s)


def pass_tokens(s: Knights, seat: int) -> None:
    """Chairman: next most Votes among the unbanned (WK-BAN-10: else among all); Head: next most Faith."""
    left = alive(s)
    if s.chairman == seat:
        succeed(s, [x for x in left if not s.banned >> x & 1] or left, s.votes, "WK-VAR-04")
    if s.head == seat:
        pass_head(s, left, "WK-VAR-04")


def pass_head(s: Knights, seats: list[int], rule: str) -> None:
    able = [x for x in seats if HERETIC not in s.kept[x]] or seats
    best = max(s.faith[x] for x in able)
    make_head(s, random_among(s, [x for x in able if s.faith[x] == best]), rule)
