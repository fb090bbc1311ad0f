"""What is in the box: tiles, cards, prices and limits, read once from data/*.toml into plain tables.

Pieces that can be hidden are numbered: 0-31 heraldic tiles, 32-35 starting tiles, 36-60 character cards, 61-68 battle
cards.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from araldo.kernel.data import reader

FOLDER = Path(__file__).parent
load = reader(FOLDER)

_TILES = load("heraldic_tiles.toml")
_CARDS = load("cards.toml")["card"]
_PARTS = load("components.toml")

COLOURS: tuple[str, ...] = tuple(c["id"] for c in _PARTS["colour"])
RESOURCES: tuple[str, ...] = tuple(r["id"] for r in _PARTS["resource"])
WOOD, GRAIN, ROCK = range(3)
MARKET, MINE = 3, 4
KINDS: tuple[str, ...] = tuple(k["id"] for k in _PARTS["area_kind"])
VILLAGE, TOWN = 1, 2
SIDES = "NESW"

# -- tiles (CA-TIL-01 to 06)

TILES: list[dict[str, Any]] = _TILES["heraldic_tile"] + _TILES["starting_tile"]
TILE_IDS: tuple[str, ...] = tuple(t["id"] for t in TILES)
HERALDIC = tuple(range(len(_TILES["heraldic_tile"])))
STARTING = tuple(range(len(HERALDIC), len(TILES)))
TILE_SILVER: tuple[int, ...] = tuple(t["silver"] for t in TILES)
TILE_CARD: tuple[bool, ...] = tuple(t["card"] != "none" for t in TILES)


def _shield(tile: dict[str, Any], turns: int, side: int) -> tuple[int, int]:
    """CA-TIL-05: colour and value of the shield that points to a side; CA-TIL-03: a card shield is worth 0."""
    colour = tile["shields"][(side - turns) % 4]
    return COLOURS.index(colour), 0 if tile["card"] == colour else tile["value"]


# The shield of tile t, turned k times, towards side d stands at index 16 t + 4 k + d.
SHIELD_COLOUR: tuple[int, ...] = tuple(_shield(t, k, d)[0] for t in TILES for k in range(4) for d in range(4))
SHIELD_VALUE: tuple[int, ...] = tuple(_shield(t, k, d)[1] for t in TILES for k in range(4) for d in range(4))

# -- cards

FIRST_CARD = len(TILES)
_FACES: list[str] = [c["id"] for s in ("base", "battle") for c in _CARDS if c["set"] == s for _ in range(c["count"])]
BASE_CARDS = tuple(range(FIRST_CARD, FIRST_CARD + sum(c["count"] for c in _CARDS if c["set"] == "base")))
BATTLE_CARDS = tuple(range(BASE_CARDS[-1] + 1, FIRST_CARD + len(_FACES)))
CARD_KINDS: tuple[str, ...] = tuple(c["id"] for c in _CARDS)
CARD_TIMING: dict[str, str] = {c["id"]: c["timing"] for c in _CARDS}
CARD_OP: dict[str, dict[str, Any]] = {c["id"]: c["op"] for c in _CARDS}
PIECES = FIRST_CARD + len(_FACES)
FACE: tuple[str, ...] = ("",) * FIRST_CARD + tuple(_FACES)  # by piece: the card's kind
BACKS: tuple[int, ...] = (0,) * len(HERALDIC) + (1,) * len(STARTING) + (2,) * len(_FACES)
KINGS: tuple[str, ...] = tuple(k for k in CARD_KINDS if CARD_OP[k]["kind"] == "gain_vp")

# -- limits, prices, scoring

_LIMITS, _PRICES, _CASTLE, _FINAL, _BATTLE = (
    _PARTS["limits"],
    _PARTS["prices"],
    _PARTS["scoring"]["castle"],
    _PARTS["scoring"]["final"],
    _PARTS["scoring"]["final_battle"],
)
PER_SYMBOL: tuple[int, ...] = tuple(k.get("per_symbol", 0) for k in _PARTS["area_kind"])  # by kind of area
AREA_PLACES: int = _LIMITS["places_per_grain_or_wood_area"]
FRAME_REWARD: int = load("frame.toml")["reward"]["amount"]
RESOURCE_MAX: int = _LIMITS["resource_max"]
CASTLES: int = _LIMITS["castles_per_player"]
CASTLE_PRICE: int = _PRICES["castle_each"]  # of each resource
OVERBUILD_PRICE: int = _PRICES["overbuild_each"]
ABBOT_PRICE: int = CARD_OP["abbot"]["each"]
BUY_SILVER: int = _PRICES["missing_resource_silver"]
MASTER_BUILDER_SILVER: int = CARD_OP["master_builder"]["silver_each"]
TRAITOR_SILVER: int = CARD_OP["traitor"]["price_silver"]
SALE_SILVER: int = _PRICES["card_sale_income_silver"]
START_SILVER: dict[int, int] = {int(k[1:]): v for k, v in _PARTS["silver_in_mine_at_start"].items()}
WORTH: tuple[int, int, int] = (0, _CASTLE["per_village"], _CASTLE["per_town"])  # of a settlement to a castle
CARD_VP: int = _FINAL["per_unused_card"]
RESOURCE_VP: int = _FINAL["per_unused_resource"]
STARTING_TILE_VP: int = _FINAL["dilemma_starting_tile_kept"]
SILVER_AWARD: tuple[int, int, int] = (_FINAL["silver_most"], _FINAL["silver_second"], _FINAL["silver_tied_most"])
SILVER_AWARD_BATTLE: tuple[int, int, int] = (
    _BATTLE["silver_most"],
    _BATTLE["silver_second"],
    _BATTLE["silver_tied_most"],
)
MAJORITY_VP: dict[int, int] = {TOWN: _BATTLE["town_majority"], VILLAGE: _BATTLE["village_majority"]}
STANDING_CASTLE_VP: int = _BATTLE["castle_not_overbuilt"]
RESERVE: dict[str, dict[str, int]] = {c["id"]: c for c in _PARTS["component"] if c["id"] in ("town", "village")}

# -- what texts say

FIGURES: dict[str, int] = {
    "castle_price": CASTLE_PRICE,
    "overbuild_price": OVERBUILD_PRICE,
    "abbot_price": ABBOT_PRICE,
    "buy_silver": BUY_SILVER,
    "master_builder_silver": MASTER_BUILDER_SILVER,
    "traitor_silver": TRAITOR_SILVER,
    "sale_silver": SALE_SILVER,
    "village_vp": WORTH[VILLAGE],
    "town_vp": WORTH[TOWN],
    "card_vp": CARD_VP,
    "resource_vp": RESOURCE_VP,
    "starting_tile_vp": STARTING_TILE_VP,
    "village_majority_vp": MAJORITY_VP[VILLAGE],
    "town_majority_vp": MAJORITY_VP[TOWN],
    "standing_castle_vp": STANDING_CASTLE_VP,
    **{kind: op["amount"] for kind, op in CARD_OP.items() if "amount" in op},
}

# -- actions that are always the same, made once

TURNS: list[tuple[str, int]] = [("turn", k) for k in range(4)]
OPPONENT_TURNS: list[list[tuple[str, int]]] = [[("steward", k) for k in range(4) if k != now] for now in range(4)]
