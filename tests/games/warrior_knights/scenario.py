"""Positions of Warrior Knights for tests: built by hand. After every action the invariants hold.

t = table(3)                                   # seats 0 to 2 are Red, Yellow, Black; Red is Chairman, Yellow Head
army(t, RED, "star", "rota", "REG-100", "SWI-50", hurt=1)
own(t, YELLOW, "bingen", fort=True)
fate(t, "deal", "victory", "swiss")            # the next Fate cards, in the order in which they are drawn
play(t, RED, "mobilize_forces")                # his card is turned; nothing follows it
t.do(RED, "assault", "rota")
"""

from __future__ import annotations

from typing import Any

from araldo.games.warrior_knights import GAME
from araldo.games.warrior_knights.board import CITIES, FATE_CITY, NUMBER, OFF, TARGETS
from araldo.games.warrior_knights.box import (
    AGENDA_CARDS,
    COLOURS,
    EVENT_CARDS,
    FACE,
    FATE_BARON,
    FATE_BATTLE,
    FATE_NATION,
    FATE_REVOLT,
    FATE_SHAPE,
    FIRST_AGENDA,
    FIRST_FATE,
    FIRST_KING,
    HOLDERS,
    KEEP,
    MAINTAINED,
    NATIONS,
    NEUTRAL_TITLES,
    RESULTS,
    SHAPES,
    STRENGTH,
    TITLES,
    actions_of,
    is_mercenary,
    regulars_of,
)
from araldo.games.warrior_knights.rules.decks import watch_events
from araldo.games.warrior_knights.state import NEUTRAL, RAZED, Card, WholeGame
from araldo.kernel import ALL, DONE, see
from araldo.kernel.scenario import Table

RED, YELLOW, BLACK, PURPLE, GREEN, BLUE = range(6)
BOTH_WAYS = ((RED, YELLOW), (YELLOW, RED))  # whoever does it to whom, and be it the first seat
HOMES = ("highmoor", "stonegate", "lowmeadow", "ravenhill", "southfield", "kingsfield")


class WkTable(Table):
    def do(self, seat: int, *action: Any) -> WkTable:
        super().do(seat, *action)
        GAME.invariants(self.state)
        return self

    def draft(self, seat: int, *edits: tuple[Any, ...]) -> WkTable:
        for edit in (*edits, DONE):
            self.do(seat, *edit)
        return self

    def verbs(self, seat: int) -> set[str]:
        return {(o.head if hasattr(o, "head") else o)[0] for o in self.options(seat)}


def table(seats: int = 3, seed: int = 1, castles: bool = True, **options: Any) -> WkTable:
    """No city is razed or owned, no troops are raised, the strongholds stand empty at HOMES; 10 crowns each."""
    t = WkTable(GAME, seats, options, {"colours": list(COLOURS[:seats])}, seed=seed)
    s = t.state
    s.owner = [NEUTRAL] * len(CITIES)
    for seat in range(seats):
        for piece in s.army[KEEP[seat]][:]:
            t.place("mercenaries" if is_mercenary(piece) else "removed", None, [piece])
        s.troops[KEEP[seat]] = 0
        s.place[KEEP[seat]] = NUMBER[HOMES[seat]] if castles else OFF
        s.crowns[seat] = 10
    s.chairman, s.head, s.round = RED, YELLOW, 1
    return t


def free_troop(t: WkTable, seat: int, kind: str) -> int:
    s = t.state
    used = {p for cards in s.army for p in cards}
    if kind.startswith("REG"):
        pieces: Any = regulars_of(seat)
    elif kind.startswith("KING"):
        pieces = range(FIRST_KING, FIRST_KING + 6)
    else:
        pieces = [*s.mercenaries, *s.offer]
    return next(p for p in pieces if FACE[p] == kind and p not in used)


def army(t: WkTable, seat: int, holder: str, area: str = "", *kinds: str, hurt: int = 0, tired: bool = False) -> int:
    """A Noble (or the stronghold's army) with these Troop cards; `area` "" leaves him off the board."""
    a = 5 * seat + HOLDERS.index(holder)
    for kind in kinds:
        piece = free_troop(t, seat, kind)
        t.place("army", a, [piece])
        t.state.troops[a] += STRENGTH[piece]
    if area:
        t.state.place[a] = NUMBER[area]
    t.state.hurt[a], t.state.tired[a] = hurt, tired
    return a


def own(t: WkTable, seat: int, *cities: str, fort: bool = False, breach: int = 0) -> None:
    for name in cities:
        city = CITIES.index(name)
        t.state.owner[city], t.state.fort[city], t.state.breach[city] = seat, fort, breach


def raze(t: WkTable, *cities: str) -> None:
    for name in cities:
        t.state.owner[CITIES.index(name)] = RAZED


def city(t: WkTable, name: str) -> int:
    """Who controls it."""
    return int(t.state.owner[CITIES.index(name)])


def besiege(t: WkTable, seat: int, what: str | int, since: int = 0) -> None:
    """A siege marker on a city, or on the stronghold of a seat."""
    target = TARGETS + what if isinstance(what, int) else CITIES.index(what)
    t.state.siege[target], t.state.siege_since[target] = seat, since


def breaches(t: WkTable, what: str | int) -> int:
    return int(t.state.breach[TARGETS + what if isinstance(what, int) else CITIES.index(what)])


def _fits(piece: int, word: str) -> bool:
    n = piece - FIRST_FATE
    if word in RESULTS:
        return FATE_BATTLE[n] == RESULTS.index(word)
    if word in ("revolt", "calm"):
        return FATE_REVOLT[n] == (word == "revolt")
    if word in NATIONS:
        return FATE_NATION[n] == NATIONS.index(word)
    if word in COLOURS:
        return FATE_BARON[n] == COLOURS.index(word)
    if word in SHAPES:
        return FATE_SHAPE[n] == SHAPES.index(word)
    return FACE[piece] == word or FATE_CITY[n] == (CITIES.index(word) if word in CITIES else -1)


def fate(t: WkTable, *words: str) -> None:
    """These results lie on top of the Fate deck, the first one on the very top."""
    deck = t.state.fate
    chosen: list[int] = []
    for word in words:
        chosen.append(next(p for p in deck if p not in chosen and _fits(p, word)))
    for piece in chosen:
        deck.remove(piece)
    deck += reversed(chosen)


def play(t: WkTable, seat: int, title: str, **changes: Any) -> WkTable:
    """An Action card is turned and is the last thing that happens. Seat -1: a Neutral card."""
    s = t.state
    pile = s.hands[seat] if seat >= 0 else s.neutral
    t.place("turned", None, [next(p for p in pile if FACE[p] == title)])
    number = TITLES.index(title) if seat >= 0 else NEUTRAL_TITLES.index(title)
    t.goto(Card(seat=seat, title=number, **changes))
    return t


def fill(t: WkTable, area: int, count: int) -> None:
    """So many Action cards in a special-phase area, of the Barons in turn."""
    s = t.state
    piles = [[p for p in actions_of(seat) if p in s.hands[seat]] for seat in range(s.seats)]
    for i in range(count):
        t.place("areas", area, [piles[i % s.seats].pop()])


def agenda(name: str) -> int:
    return next(p for p in AGENDA_CARDS if FACE[p] == name)


def law(t: WkTable, *names: str) -> None:
    t.place("laws", None, [agenda(name) for name in names])


def charge(t: WkTable, seat: int, *names: str) -> None:
    t.place("charges", seat, [agenda(name) for name in names])


def office(t: WkTable, seat: int, shape: str, name: str) -> None:
    a = 5 * seat + SHAPES.index(shape)
    t.place("offices", a, [agenda(name)])
    t.state.troops[a] += MAINTAINED[agenda(name) - FIRST_AGENDA]


def event(name: str) -> int:
    return next(p for p in EVENT_CARDS if FACE[p] == name)


def top_event(t: WkTable, name: str) -> None:
    t.place("event_deck", None, [event(name)])
    s = t.state
    s.known[event(name)] = 0
    watch_events(s)


def keep(t: WkTable, seat: int, name: str) -> None:
    t.place("kept", seat, [event(name)])
    watch_events(t.state)


def current(t: WkTable, *names: str) -> None:
    """These are the Current Agendas."""
    s = t.state
    for piece in s.agendas[:]:
        t.place("agenda_deck", None, [piece])
    pool = [*s.agenda_deck, *s.agenda_discard]
    for name in names:
        piece = next(p for p in pool if FACE[p] == name)
        pool.remove(piece)
        t.place("agendas", None, [piece])


def offer(t: WkTable, *kinds: str) -> None:
    s = t.state
    for piece in s.offer[:]:
        t.place("mercenaries", None, [piece])
    for kind in kinds:
        piece = next(p for p in s.mercenaries if FACE[p] == kind)
        t.place("offer", None, [piece])
        see(s, piece, ALL)


def faces(pieces: list[int]) -> list[str]:
    return sorted(FACE[p] for p in pieces)


def at(t: WkTable, seat: int, shape: str) -> int:
    return int(t.state.place[5 * seat + HOLDERS.index(shape)])


def round_at(t: WkTable, frame: Any) -> WkTable:
    """A procedure with the whole game below it."""
    t.goto(WholeGame(), frame)
    return t
