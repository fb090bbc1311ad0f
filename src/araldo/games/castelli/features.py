"""What a position looks like to a seat, in numbers: for learned judgement. Egocentric, and only what the seat may know.

Each seat fills a block, the own one first, then clockwise; of others' hands only their size counts. A seat that is not
there leaves zeros.
"""

from __future__ import annotations

from araldo.games.castelli.bot import promises
from araldo.games.castelli.box import (
    BUY_SILVER,
    CARD_OP,
    CASTLE_PRICE,
    FACE,
    MINE,
    ROCK,
    SHIELD_COLOUR,
    SHIELD_VALUE,
    STARTING,
)
from araldo.games.castelli.burgrave import BURGRAVE, Outlook, chances
from araldo.games.castelli.rules.foresight import castle_vp
from araldo.games.castelli.state import OPEN, Castelli

GOOD, FAIR = 6, 4  # points of a site
PRICE = 3 * CASTLE_PRICE  # resources of a castle, a point each
MOST_SEATS = 4
BLOCK = (
    "points", "wood", "grain", "rock", "sets", "kinds", "lost soon", "worth of the stock", "silver", "may buy",
    "silver over the best other", "hand", "castles left", "best site", "second site", "third site", "sites for castles",
    "good sites", "good sites alone", "octagons", "wood to come", "grain to come", "rock to come", "cards to come",
    "open areas by lead", "castles at hand", "castle for silver", "mine", "turns to come",
)  # fmt: skip
HAND = ("kings", "stewards", "counts", "master builders", "thieves", "barons", "others")
BOARD = (
    "tiles", "mine's silver", "deck", "good sites free", "fair sites free", "areas with one tile to come",
    "areas with more to come", "wood open", "grain open", "rock open", "cards open", "starting tile kept", "battle",
)  # fmt: skip
NAMES = tuple(f"{who} {what}" for who in ("own", "next", "second", "third") for what in BLOCK) + HAND + BOARD
_OPS = {
    "gain_vp": 0, "rotate_just_placed_tile": 1, "build_on_area_kind": 2, "replace_missing_resources": 3,
    "steal_silver_from_each": 4, "take_half_mine": 5,
}  # fmt: skip


def features(s: Castelli, seat: int) -> list[float]:
    """The numbers that `NAMES` names."""
    blocks, board = _common(s)
    return _seen_by(s, seat, blocks, board)


def all_features(s: Castelli) -> list[list[float]]:
    """The same for every seat: what they share is counted once."""
    blocks, board = _common(s)
    return [_seen_by(s, seat, blocks, board) for seat in range(s.seats)]


def _seen_by(s: Castelli, seat: int, blocks: list[list[float]], board: list[float]) -> list[float]:
    found: list[float] = []
    for i in range(s.seats):
        found += blocks[(seat + i) % s.seats]
    found += [0.0] * (len(BLOCK) * (MOST_SEATS - s.seats))
    hand = [0.0] * len(HAND)
    for card in s.hands[seat]:
        op = CARD_OP[FACE[card]]
        at = _OPS.get(op["kind"], len(HAND) - 1)
        hand[at] += op["amount"] if at == 0 else 1.0
    kept = float(bool(s.held[seat]) and s.held[seat][0] in STARTING)
    return [*found, *hand, *board, kept, float(s.options["module_battle"])]


def _common(s: Castelli) -> tuple[list[list[float]], list[float]]:
    b, left = s.board, s.turned.count(-1)
    look = Outlook(s, BURGRAVE)
    coming, open_yield, lacking = _areas(s)
    mine = _standing(s, b.area_shields[b.mine])
    free = [castle_vp(s, b.place_octagon[p]) for p in b.places_of[ROCK] if s.castle[p] < 0]
    promised = promises(s)
    blocks = [_block(s, x, look, [*coming[x], promised[x]], mine, left) for x in range(s.seats)]
    good = sum([vp >= GOOD for vp in free])
    board = [
        left, s.mine, len(s.deck), good, sum([vp >= FAIR for vp in free]) - good, *lacking, *open_yield,
    ]  # fmt: skip
    return blocks, [float(n) for n in board]


def _block(s: Castelli, x: int, look: Outlook, coming: list[float], mine: list[int], left: int) -> list[float]:
    stock, silver, sites = s.stock[3 * x : 3 * x + 3], s.silver[x], look.sites[x]
    sets, supply = min(stock), s.supply[x]
    best = [*sites[:3], 0, 0, 0]
    others = 0
    for y in range(s.seats):
        if y != x:
            others |= s.marks[y]
    alone = s.marks[x] & ~others
    b, castle = s.board, s.castle
    sole = sum([castle[p] < 0 and look.best[b.place_octagon[p]] >= GOOD for p, bit in b.bits_of[ROCK] if bit & alone])
    ready = min(sets, len(sites), supply)
    near = sites[ready] - PRICE if silver >= BUY_SILVER and len(sites) > ready and stock.count(ready) == 1 else 0
    turns = (left - 1 - (x - s.active) % s.seats) // s.seats + 1
    return [
        s.vp[x], *stock, min(sets, supply), 3 - stock.count(0), sum([max(0, n - 3) for n in stock]),
        look.known(x, stock), silver, float(silver >= BUY_SILVER),
        silver - max([n for y, n in enumerate(s.silver) if y != x]), len(s.hands[x]), supply, *best[:3],
        sum(sites[:supply]), sum([vp >= GOOD for vp in sites]), sole, s.marks[x].bit_count(), *coming,
        sum(sites[:ready]) - PRICE * ready, near, mine[x], max(0, turns),
    ]  # fmt: skip


def _standing(s: Castelli, shields: tuple[tuple[int, int], ...]) -> list[int]:
    """By seat: its shields there that are seen."""
    total = [0, 0, 0, 0]
    for space, side in shields:
        if (turns := s.turned[space]) >= 0:
            at = 16 * s.tiles[space] + 4 * turns + side
            total[SHIELD_COLOUR[at]] += SHIELD_VALUE[at]
    return [total[colour] for colour in s.colours]


def _areas(s: Castelli) -> tuple[list[list[float]], list[float], list[int]]:
    """What open areas promise each seat; what they hold in all; how many lack one tile, and how many more."""
    b, turned = s.board, s.turned
    coming = [[0.0] * 4 for _ in range(s.seats)]
    held, lacking = [0.0] * 4, [0, 0]
    for area, shields in enumerate(b.area_shields):
        kind = b.area_kind[area]
        if s.areas[area] != OPEN or kind == MINE:
            continue
        hidden = sum([turned[space] < 0 for space, _ in shields])
        pays = b.area_yield[area]
        held[kind] += pays
        lacking[hidden > 1] += 1
        if 0 < hidden < len(shields):
            for x, chance in enumerate(chances(_standing(s, shields), hidden)):
                coming[x][kind] += pays * chance
    return coming, held, lacking
