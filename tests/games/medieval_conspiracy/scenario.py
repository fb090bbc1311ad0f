"""Positions of Medieval Conspiracy for tests: built by hand. After every action the invariants hold.

t = table(3)                                  # Green, Brown, Grey are seats 0 to 2; Green is the Active Player
own(t, GREEN, "oldenburg", "muenster")        # family markers
army(t, GREEN, "muenster", knights=1)
heirs(t, GREEN, 2, 1)                         # secular, ecclesiastical
cash(t, GREEN, 180)
hand(t, GREEN, "alchemist")
t.goto(Income())
everybody(t, {GREEN: ("play", "alchemist")})  # all who are asked answer; the rest pass
"""

from __future__ import annotations

from typing import Any

from araldo.games.medieval_conspiracy import GAME
from araldo.games.medieval_conspiracy.board import COUNT, ELECTORATE, NUMBER
from araldo.games.medieval_conspiracy.box import (
    ACTION_CARDS,
    ELECTOR_CARDS,
    EVENT_CARDS,
    FACE,
    FAMILY,
    KNIGHT,
    KNIGHTS,
    MERCENARIES,
    MERCENARY,
    unit,
)
from araldo.games.medieval_conspiracy.rules.masters import recount
from araldo.games.medieval_conspiracy.rules.realm import put
from araldo.games.medieval_conspiracy.state import WholeGame
from araldo.kernel import DONE, open_books
from araldo.kernel.scenario import Table

GREEN, BROWN, GREY, RED, YELLOW, BLUE = range(6)


class McTable(Table):
    def do(self, seat: int, *action: Any) -> McTable:
        super().do(seat, *action)
        GAME.invariants(self.state)
        return self

    def draft(self, seat: int, *edits: tuple[Any, ...]) -> McTable:
        for edit in (*edits, DONE):
            self.do(seat, *edit)
        return self


def table(seats: int = 3, seed: int = 1, **options: Any) -> McTable:
    """An empty map: nobody owns anything, no cards are held, everybody has 100 ducats."""
    options.setdefault("two_player_half", "full")
    t = McTable(GAME, seats, options, {"start": 0}, seed=seed)
    s = t.state
    s.owner, s.units = [-1] * COUNT, [[] for _ in range(COUNT)]
    s.heirs = [[0, 0] for _ in range(seats)]
    s.family, s.knights, s.mercenaries = [FAMILY] * seats, [KNIGHTS] * seats, [MERCENARIES] * seats
    recount(s)
    return t


def own(t: McTable, seat: int, *lands: str) -> None:
    s = t.state
    for name in lands:
        land = NUMBER[name]
        if s.owner[land] >= 0:
            s.family[s.owner[land]] += 1
        s.owner[land] = seat
        if seat >= 0:
            s.family[seat] -= 1
        if ELECTORATE[land] and seat >= 0:
            t.place("elector_held", seat, [c for c in ELECTOR_CARDS if FACE[c] == name])
    recount(s)


def realm(t: McTable, seat: int, count: int = 4) -> None:
    """Enough far-off neutral fiefs, none with a road that pays, that a seat is not immune."""
    far = {
        GREEN: ("krain", "troppau", "holland", "pommern"),
        BROWN: ("tirol", "bar", "goerlitz", "friesland"),
        GREY: ("habsburg", "schlesien", "holstein", "oesterreich"),
    }
    known = [name for name in far[seat] if name in NUMBER and t.state.owner[NUMBER[name]] < 0]
    own(t, seat, *known[:count])


def army(t: McTable, seat: int, land: str, knights: int = 0, mercenaries: int = 0, hits: int = 0) -> None:
    s = t.state
    s.knights[seat] -= knights
    s.mercenaries[seat] -= mercenaries
    put(s, NUMBER[land], [unit(seat, KNIGHT, hits)] * knights + [unit(seat, MERCENARY, hits)] * mercenaries)
    recount(s)


def heirs(t: McTable, seat: int, secular: int, church: int) -> None:
    s = t.state
    s.family[seat] += sum(s.heirs[seat]) - secular - church
    s.heirs[seat] = [secular, church]


def cash(t: McTable, seat: int, amount: int) -> None:
    t.state.cash[seat] = amount
    if t.state.counted:
        t.state.counted = list(t.state.cash)
    open_books(t.state, t.state.cash)


def hand(t: McTable, seat: int, *kinds: str) -> None:
    s = t.state
    for kind in kinds:
        held = [c for pile in (*s.hands, s.stack, s.action_discard) for c in pile]
        t.place("hands", seat, [next(c for c in ACTION_CARDS if FACE[c] == kind and c not in held)])


def kinds(t: McTable, seat: int) -> list[str]:
    return sorted(FACE[c] for c in t.state.hands[seat])


def events(t: McTable, *names: str) -> None:
    """These event cards on top of the deck, the first to be drawn first."""
    s = t.state
    chosen: list[int] = []
    for name in names:
        chosen.append(next(c for c in EVENT_CARDS if FACE[c] == name and c not in chosen))
    t.place("event_deck", None, list(reversed(chosen)))
    assert [FACE[c] for c in s.event_deck[-len(names) :][::-1]] == list(names)


def building(t: McTable, kind: str, *lands: str) -> None:
    s = t.state
    names = ("castle", "monastery", "city", "relic")
    for land in lands:
        getattr(s, kind)[NUMBER[land]] = 1
        s.left[names.index(kind)] -= 1
    recount(s)


def crowded(seats: int, seed: int = 1, **options: Any) -> McTable:
    """Late in a game: most fiefs are somebody's, with troops, some of them hurt, buildings, prisoners, full hands."""
    t = table(seats, seed, **options)
    s = t.state
    fiefs = [name for name, land in NUMBER.items() if not ELECTORATE[land]]
    for seat in range(seats):
        lands = fiefs[seat :: seats + 1][:9]
        own(t, seat, *lands)
        for i, land in enumerate(lands):
            army(t, seat, land, knights=i % 2, mercenaries=1, hits=int(i > 6))
        heirs(t, seat, 2, 1)
        cash(t, seat, 400)
        building(t, "castle", lands[0])
        building(t, "city", lands[1])
        captor = (seat + 1) % seats
        s.knights[seat] -= 1
        s.prisons[captor].append(seat)
        t.place("hands", seat, [ACTION_CARDS[(7 * i + 11 * seat + seed) % len(ACTION_CARDS)] for i in range(5)])
    s.preacher_owner, s.preacher = 0, s.realms[0][0]
    events(t, "reichsacht", "death_of_the_emperor", "death_of_an_elector", "army_of_knights", "itinerant_preacher")
    recount(s)
    t.goto(WholeGame())
    return t


def everybody(t: McTable, plays: dict[int, tuple[Any, ...]] | None = None) -> McTable:
    """All who are asked answer at once: as given, or with a pass."""
    kind = t.asked
    for seat in t.waiting():
        if t.asked != kind:
            break
        t.do(seat, *(plays or {}).get(seat, ("pass",)))
    return t


def idle(t: McTable, *until: str) -> McTable:
    """Defaults for all, until one of these questions is asked (or the procedure is over)."""
    for _ in range(3000):
        if not t.asked or t.asked in until:
            return t
        seat = t.waiting()[0]
        t.do(seat, *GAME.default(t.state, seat))
    raise AssertionError(f"never came to {until}")


def at(land: str) -> int:
    return NUMBER[land]


def troops(t: McTable, land: str) -> tuple[int, int]:
    """Knights and mercenaries in a territory."""
    units = t.state.units[NUMBER[land]]
    knights = sum(u & 4 == KNIGHT for u in units)
    return knights, len(units) - knights
