"""How things are called: compound ids such as `A14.rock.1` or `H17.2`, seats by their colours, and options in full."""

from __future__ import annotations

import re
from typing import Any

from araldo.games.castelli.board import Board, board
from araldo.games.castelli.box import (
    ABBOT_PRICE,
    BUY_SILVER,
    CARD_OP,
    COLOURS,
    KINDS,
    MASTER_BUILDER_SILVER,
    MINE,
    OVERBUILD_PRICE,
    SALE_SILVER,
    SHIELD_COLOUR,
    SHIELD_VALUE,
    STARTING,
    TILE_CARD,
    TILE_IDS,
    TILE_SILVER,
    TILES,
    WORTH,
    load,
)
from araldo.games.castelli.state import OPEN
from araldo.kernel import About, Action
from araldo.kernel.texts import Texts

View = dict[str, Any]
Wording = tuple[str, dict[str, Any]]
TILE_NUMBER = {name: piece for piece, name in enumerate(TILE_IDS)}
SIDE_WORDS = ("north", "east", "south", "west")
TWO_SITES = {
    area["id"]
    for quarter in load("quarters.toml")["quarter"]
    for octagon in quarter["octagon"]
    for area in octagon["areas"]
    if area.get("castle_sites", 0) > 1
}
_TILE = re.compile(r"([HS]\d+)(?:\.([0-3]))?\Z")
_POINTS = re.compile(r"points\.([a-z_]+)\.(\d+)\Z")
_AREA = re.compile(r"([A-D]\d\d)\.([a-z]+)(?:\.(\d))?\Z")


# -- compound ids


def namer(texts: Texts, lang: str, word: str) -> str | None:
    """An area (`A14.rock`), a castle place (`A14.rock.1`), a tile (`H17`) or a tile as it lies (`H17.2`).

    And points from a source: `points.castles.12`.
    """
    if found := _POINTS.match(word):
        return texts.say(lang, f"name-points-{found[1]}", vp=int(found[2]))
    if (found := _TILE.match(word)) and found[1] in TILE_NUMBER:
        tile = TILE_NUMBER[found[1]]
        return _tile(texts, lang, tile) if found[2] is None else _shields(texts, lang, tile, int(found[2]))
    if (found := _AREA.match(word)) and found[2] in KINDS:
        cell, kind, number = found.groups()
        if number is None:
            return texts.say(lang, f"name-area-{kind}", cell=cell)
        only = number == "1" and f"{cell}.{kind}" not in TWO_SITES
        return texts.say(lang, f"name-place-{kind}" + ("" if only else "-nth"), cell=cell, number=int(number))
    return None


def _tile(texts: Texts, lang: str, tile: int) -> str:
    value = TILES[tile]["value"]
    if tile in STARTING:
        return texts.say(lang, "name-tile-starting", value=value)
    return texts.say(lang, "name-tile", value=value, card="yes" if TILE_CARD[tile] else "no", silver=TILE_SILVER[tile])


def _shields(texts: Texts, lang: str, tile: int, turns: int) -> str:
    """Which colour points where; a card shield is worth nothing and says so."""
    found = {}
    for side, word in enumerate(SIDE_WORDS):
        at = 16 * tile + 4 * turns + side
        colour = texts.name(lang, COLOURS[SHIELD_COLOUR[at]])
        found[word] = colour if SHIELD_VALUE[at] else texts.say(lang, "name-shield-card", colour=colour)
    return texts.say(lang, "name-shields", **found)


# -- seats


def emblems(view: View) -> list[str]:
    return [COLOURS[colour] for colour in view["colours"]]


# -- options, from what the player sees


def wording(view: View, action: Action) -> Wording:
    """The message that says an option with all that it brings and costs."""
    b = board(view["layout"])
    verb = action[0]
    if verb == "reveal":
        space = b.number[action[1]]
        row, column = b.space_at[space]
        return "option-reveal-at", {"row": row, "column": column, "areas": completes(view, b, space)}
    if verb == "place":
        return _place(view, action)
    if verb in ("turn", "steward"):
        tile = tile_in_play(view)
        return f"option-{verb}-shown", {"shields": f"{TILE_IDS[tile]}.{action[1]}"} if tile is not None else {}
    if verb in ("build", "overbuild"):
        return (_build if verb == "build" else _overbuild)(view, b, action)
    if verb == "play":
        return _play(view, b, action)
    if verb == "sell":
        return "option-sell-for", {"silver": min(SALE_SILVER, view["mine"]) or SALE_SILVER}
    if verb == "stop" and view["asked"] is not None and view["asked"]["kind"] == "final_sale":
        return "option-stop-sale", {}
    return "", {}


def about(view: View) -> About | None:
    """What a Steward would answer: whose tile lies where, and how."""
    if view["asked"] is None or view["asked"]["kind"] != "steward":
        return None
    frame, tile = view["frames"][-1], tile_in_play(view)
    space = frame["space"]
    shields = f"{TILE_IDS[tile]}.{view['turned'][space]}" if tile is not None else ""
    return About(
        "about-steward", {"seat": frame["seat"], "space": board(view["layout"]).spaces[space], "shields": shields}
    )


def completes(view: View, b: Board, space: int) -> int:
    """How many areas a tile on this space completes; the mine is valued only at the end."""
    turned = view["turned"]
    return sum(
        1
        for area in b.face[space]
        if area >= 0
        and view["areas"][area] == OPEN
        and b.area_kind[area] != MINE
        and all(turned[other] >= 0 or other == space for other, _ in b.area_shields[area])
    )


def tile_in_play(view: View) -> int | None:
    """The tile being placed or turned, if the viewer knows it."""
    space = space_in_play(view)
    tile: int | None = view["tiles"][space] if space >= 0 else None
    return tile


def space_in_play(view: View) -> int:
    return next((int(frame["space"]) for frame in reversed(view["frames"]) if "space" in frame), -1)


def castle_points(view: View, b: Board, octagon: int) -> int:
    """What a castle there scores now: a settlement is worth its own number."""
    return sum(WORTH[view["settled"][other]] for other in b.lines[octagon])


def _place(view: View, action: Action) -> Wording:
    if action[1] == "revealed":
        tile = tile_in_play(view)
    else:
        tile = next(iter(view["held"][view["active"]]["known"]), None)
    return f"option-place-{action[1]}", {} if tile is None else {"tile": TILE_IDS[tile]}


def _build(view: View, b: Board, action: Action) -> Wording:
    words = action[2:]
    told: dict[str, Any] = {"vp": castle_points(view, b, b.place_octagon[b.number[action[1]]])}
    if not words:
        return "option-build", told
    if words[0] == "master_builder":
        silver = MASTER_BUILDER_SILVER * len(words[1:])
        return "option-build-master", told | {"card": words[0], "resources": words[1:], "silver": silver}
    return _paid("option-build", words, told)


def _overbuild(view: View, b: Board, action: Action) -> Wording:
    place, words = b.number[action[1]], action[2:]
    told = {
        "vp": castle_points(view, b, b.place_octagon[place]),
        "owner": view["castle"][place],
        "price": ABBOT_PRICE if "abbot" in words else OVERBUILD_PRICE,
    }
    return _paid("option-overbuild", words, told)


def _paid(message: str, words: Action, told: dict[str, Any]) -> Wording:
    """A card, a purchase, or both: what the words after the place say."""
    if words and words[0] != "buy":
        message, told = f"{message}-card", told | {"card": words[0]}
    if "buy" in words:
        message, told = f"{message}-buy", told | {"resource": words[-1], "silver": BUY_SILVER}
    return message, told


def _play(view: View, b: Board, action: Action) -> Wording:
    kind, target = action[1], action[2:]
    op = CARD_OP[kind]
    if op["kind"] == "gain_vp":
        return "option-play-king", {"vp": op["amount"]}
    if op["kind"] == "steal_silver_from_each":
        others = [silver for seat, silver in enumerate(view["silver"]) if seat != view["active"]]
        return "option-play-thieves", {"silver": sum(min(op["amount"], silver) for silver in others)}
    if op["kind"] == "take_half_mine":
        return "option-play-robber_baron", {"silver": view["mine"] // 2}
    if op["kind"] == "buy_random_card":
        return "option-play-traitor", {"victim": target[0]}
    if target:
        row, column = b.octagon_at[b.number[target[0]]]
        return f"option-play-{kind}", {"row": row, "column": column}
    return "", {}
