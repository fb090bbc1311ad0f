"""Chapters 4.9 and 4.10, step 3: build castles and score them.

CA-BLD-01, CA-BLD-10: only the active player is asked. CA-BLD-07: an area need be neither valued nor controlled.
CA-BLD-09: one after another; castles never move. CA-CHR-11: Count and Countess change the place only.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from araldo.games.castelli.board import BOARDS
from araldo.games.castelli.box import (
    AREA_PLACES,
    BUY_SILVER,
    CASTLE_PRICE,
    FACE,
    GRAIN,
    MASTER_BUILDER_SILVER,
    RESOURCES,
    ROCK,
    WOOD,
)
from araldo.games.castelli.rules.cards import Weighed, holds, lay_down, put_under, spend_silver
from araldo.games.castelli.rules.foresight import castle_vp
from araldo.games.castelli.state import FROM_CASTLES, SOURCE_COUNT, Castelli, Turn
from araldo.kernel import Action, Refusal, note

MISSING, NO_INFLUENCE = Refusal("CA-BLD-02"), Refusal("CA-BLD-04")
NOT_A_SITE, NO_ROOM = Refusal("CA-BLD-05"), Refusal("CA-CHR-12")


class Way(NamedTuple):
    """A way to pay for a castle: the words of the action, where it may stand, and why it cannot be had."""

    words: tuple[str, ...]
    area: int
    why: Refusal | None


PLAIN, PLAIN_MISSING, NO_CASTLE = (Way((), ROCK, why) for why in (None, MISSING, Refusal("CA-BLD-08")))


def ways(s: Castelli, f: Turn, seat: int) -> list[Way]:
    """Every way to pay for one castle: resources, the purchase, and the cards in hand that go with a build."""
    if not s.supply[seat]:
        return [NO_CASTLE]
    wood, grain, rock = s.stock[3 * seat : 3 * seat + 3]
    missing: list[int] = []
    if wood < CASTLE_PRICE:
        missing.append(WOOD)
    if grain < CASTLE_PRICE:
        missing.append(GRAIN)
    if rock < CASTLE_PRICE:
        missing.append(ROCK)
    if not missing and not s.hands[seat]:
        return [PLAIN]
    found = [PLAIN_MISSING if missing else PLAIN]
    buy = buy_refusal(s, f, seat, missing) if missing else None
    for r in missing:
        found.append(Way(("buy", RESOURCES[r]), ROCK, buy))
    if s.hands[seat]:
        held = [FACE[piece] for piece in s.hands[seat]]
        spent = Refusal("CA-CRD-01") if f.card else None
        for card, area in (("count", GRAIN), ("countess", WOOD)):  # CA-CHR-05, CA-CHR-07
            if card in held:
                found.append(Way((card,), area, spent or found[0].why))
                found += [Way((card, "buy", RESOURCES[r]), area, spent or buy) for r in missing]
        if "master_builder" in held:
            found += [
                Way(("master_builder", *(RESOURCES[r] for r in replaced)), ROCK, spent or why)
                for replaced, why in replacements(s, seat, missing)
            ]
    return found


def buy_refusal(s: Castelli, f: Turn, seat: int, missing: list[int]) -> Refusal | None:
    """CA-BLD-03: once a turn, 2 silver, one resource of which there is none, used at once (CA-AMB-15)."""
    if f.bought or s.silver[seat] < BUY_SILVER:
        return Refusal("CA-BLD-03")
    return MISSING if len(missing) > 1 else None


def replacements(s: Castelli, seat: int, missing: list[int]) -> Iterator[tuple[tuple[int, ...], Refusal | None]]:
    """CA-CHR-08: 1 silver for each resource that is not there (CA-AMB-14: or for any).

    CA-BLD-11: without the purchase.
    """
    if s.options["master_builder_scope"] == "missing_only":
        sets = [tuple(missing)]
    else:
        sets = [c for n in (1, 2, 3) for c in combinations(range(3), n) if set(missing) <= set(c)]
    for replaced in sets:
        enough = 0 < len(replaced) * MASTER_BUILDER_SILVER <= s.silver[seat]
        yield replaced, None if enough else Refusal("CA-CHR-08")


def castle_places(s: Castelli, area: int) -> tuple[tuple[int, int], ...]:
    """The castle places of a kind of area, with their octagon's bit.

    CA-BLD-06: one or two in a rock area; CA-AMB-13: one in a grain or wood area, or two by option.
    """
    places = BOARDS[s.layout].bits_of[area]
    if area != ROCK and (room := s.options["castles_per_grain_or_wood_area"]) < AREA_PLACES:
        if room == 1:
            return places[::AREA_PLACES]  # each such area has as many, one after the other
        return tuple(place for at, place in enumerate(places) if at % AREA_PLACES < room)
    return places


def open_places(s: Castelli, seat: int, area: int) -> list[int]:
    """CA-BLD-05, CA-CHR-12: a place must be free; CA-BLD-04: with own influence in its octagon."""
    castle, marks = s.castle, s.marks[seat]
    return [place for place, octagon in castle_places(s, area) if octagon & marks and castle[place] < 0]


def builds(s: Castelli, f: Turn, seat: int) -> Weighed:
    """Every castle the active player might think of, and what speaks against it."""
    for words, area, why in ways(s, f, seat):
        fitting = open_places(s, seat, area)
        for place, _ in castle_places(s, area):
            unfit = NO_INFLUENCE if s.castle[place] < 0 else NOT_A_SITE if area == ROCK else NO_ROOM
            yield s.board.builds[place] + words, why or (None if place in fitting else unfit)
    for area in (GRAIN, WOOD):
        for place, _ in castle_places(s, area):
            yield s.board.builds[place], NOT_A_SITE  # CA-BLD-05: only with a Count or Countess


def build_options(s: Castelli, f: Turn, seat: int) -> list[Action]:
    """The same, but quick: most of the time there is no way to pay."""
    found: list[Action] = []
    stock, silver = s.stock[3 * seat : 3 * seat + 3], s.silver[seat]
    lack = stock.count(0) if CASTLE_PRICE == 1 else sum([held < CASTLE_PRICE for held in stock])
    short = lack > 1 or (lack == 1 and (f.bought or silver < BUY_SILVER))
    if short and (f.card or silver < lack * MASTER_BUILDER_SILVER or not holds(s, seat, "master_builder")):
        return found
    actions = BOARDS[s.layout].builds
    fitting: dict[int, list[int]] = {}
    for words, area, why in ways(s, f, seat):
        if why is None:
            if area not in fitting:
                fitting[area] = open_places(s, seat, area)
            found += [actions[p] + words for p in fitting[area]] if words else [actions[p] for p in fitting[area]]
    return found


def built(s: Castelli, f: Turn, seat: int, action: Action) -> None:
    """Pay, place, score: CA-BLD-02, CA-BLD-03, CA-CHR-08; CA-VPT-01, CA-VPT-02, CA-VPT-05."""
    place, words = BOARDS[s.layout].number[action[1]], action[2:]
    price = [CASTLE_PRICE] * 3
    if words and words[0] != "buy":
        lay_down(s, seat, words[0])
        note(s, "played", rule="CA-CRD-05", seat=seat, card=words[0])
        f.card = True
    if words and words[0] == "master_builder":
        for resource in words[1:]:
            price[RESOURCES.index(resource)] = 0
        replaced: list[str] = list(words[1:])
        spend_silver(s, seat, MASTER_BUILDER_SILVER * len(replaced), "instead", replaced, "CA-CHR-08")
    elif "buy" in words:
        price[RESOURCES.index(words[-1])] = 0
        f.bought = True
        spend_silver(s, seat, BUY_SILVER, "purchase", [words[-1]], "CA-BLD-03")
    pay(s, seat, price)
    s.castle[place] = seat
    raise_castle(s, seat, place, price, "built", "CA-BLD-02")
    put_under(s)


def raise_castle(s: Castelli, seat: int, place: int, paid: list[int], event: str, rule: str) -> None:
    """A castle leaves the supply and scores (CA-VPT-06: the count goes on above 69)."""
    s.supply[seat] -= 1
    vp = castle_vp(s, BOARDS[s.layout].place_octagon[place])
    s.vp[seat] += vp
    s.sources[SOURCE_COUNT * seat + FROM_CASTLES] += vp
    if s.log is not None:
        wood, grain, rock = paid
        note(s, event, rule=rule, seat=seat, place=s.board.places[place], vp=vp, wood=wood, grain=grain, rock=rock)


def pay(s: Castelli, seat: int, price: list[int]) -> None:
    for r in range(3):
        s.stock[3 * seat + r] -= price[r]
