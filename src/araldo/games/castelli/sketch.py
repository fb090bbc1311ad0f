"""The board in a terminal, as plain text, from a view and nothing else.

A tile is a box with a shield on each side (`R4`: Red, value 4), or hatched while face down. An octagon shows on each
side the area that lies there (`w2`: wood, yield 2), its settlement, its castle sites (`r[ ][R]`), and other castles.
"""

from __future__ import annotations

from functools import cache
from textwrap import wrap

from araldo.games.castelli.board import Board, board
from araldo.games.castelli.box import (
    COLOURS,
    FACE,
    FIGURES,
    FOLDER,
    KINDS,
    MINE,
    RESOURCES,
    ROCK,
    SHIELD_COLOUR,
    SHIELD_VALUE,
    STARTING,
    TILE_SILVER,
    TOWN,
)
from araldo.games.castelli.state import CLOSED, VALUED
from araldo.games.castelli.words import View, emblems, namer, space_in_play
from araldo.kernel import SPECTATOR
from araldo.kernel.texts import Texts

WIDE, HIGH = 13, 4  # a cell
WIDTH = 4 + 8 * WIDE + 2
NORTH, EAST, SOUTH, WEST = range(4)
FREE = "[\N{NO-BREAK SPACE}]"  # a line never breaks inside
_SIDE_OF = {"N": NORTH, "E": EAST, "K": EAST, "S": SOUTH, "W": WEST, "L": WEST}  # by the first letter of a frame slot


@cache
def texts() -> Texts:
    return Texts(FOLDER / "texts", namer, FIGURES)


def sketch(view: View, lang: str) -> str:
    lines = [*_Pen(view, lang).board(), "", *_legend(lang), "", *_table(view, lang)]
    return "\n".join(line.rstrip() for line in lines)


class _Pen:
    """Draws the cells of one board."""

    def __init__(self, view: View, lang: str) -> None:
        self.view, self.lang = view, lang
        self.b: Board = board(view["layout"])
        self.spaces = {at: space for space, at in enumerate(self.b.space_at)}
        self.octagons = {at: octagon for octagon, at in enumerate(self.b.octagon_at)}
        cells = [*self.spaces, *self.octagons]
        self.rows = range(min(r for r, _ in cells), max(r for r, _ in cells) + 1)
        self.columns = range(min(c for _, c in cells), max(c for _, c in cells) + 1)
        self.areas = _areas_by_side(self.b)

    def say(self, message: str) -> str:
        return texts().say(self.lang, message)

    def letter(self, word: str) -> str:
        return self.say(f"board-letter-{word}")

    def board(self) -> list[str]:
        numbers = "    " + "".join(str(column).center(WIDE) for column in self.columns)
        cells = [line for row in self.rows for line in self.row(row)]
        return [numbers, self.border(self.rows[0], NORTH), *cells, self.border(self.rows[-1], SOUTH)]

    def border(self, row: int, side: int) -> str:
        return "    " + "".join(self.icon(row, column, side, whole=True).center(WIDE) for column in self.columns)

    def icon(self, row: int, column: int, side: int, whole: bool = False) -> str:
        """What the frame shows beside a cell: a reward opposite a tile, nothing that counts opposite an octagon."""
        space = self.spaces.get((row, column), -1)
        if space < 0 or self.b.face[space][side] >= 0:
            return ""
        kind = self.b.slot_kind[~self.b.face[space][side]]
        return str(texts().name(self.lang, kind)) if whole else self.letter(kind)

    def row(self, row: int) -> list[str]:
        places = [(row, column) for column in self.columns]
        marks = {at: self.marks(self.octagons[at]) for at in places if at in self.octagons}
        high = max(HIGH, *(3 + len(lines) for lines in marks.values()))
        cells = [
            self.octagon(self.octagons[at], marks[at], high) if at in marks else self.tile(self.spaces[at], high)
            for at in places
        ]
        lines = ["    " + "".join(parts) for parts in zip(*cells, strict=True)]
        west, east = self.icon(row, self.columns[0], WEST), self.icon(row, self.columns[-1], EAST)
        lines[1] = f"{row} {west or ' '} {lines[1][4:]} {east}"
        return lines

    # -- tiles

    def tile(self, space: int, high: int) -> list[str]:
        view, name = self.view, self.b.spaces[space]
        piece, turns = view["tiles"][space], view["turned"][space]
        asked = turns < 0 and space == space_in_play(view)
        if piece is None or (turns < 0 and not asked):
            label = f" {name}? " if asked else f" {name} "
            return [
                "┌" + "─" * (WIDE - 2) + "┐",
                "│" + label.center(WIDE - 2, "▒") + "│",
                *["│" + "▒" * (WIDE - 2) + "│"] * (high - 3),
                "└" + "─" * (WIDE - 2) + "┘",
            ]
        north, east, south, west = (self.shield(16 * piece + 4 * max(turns, 0) + side) for side in range(4))
        inside = [self.letter("silver") * TILE_SILVER[piece], *[""] * (high - 4)]
        return [
            "┌" + north.center(WIDE - 2, "─") + "┐",
            west + (name + "?" * asked).center(WIDE - 4) + east,
            *("│" + text.center(WIDE - 2) + "│" for text in inside),
            "└" + south.center(WIDE - 2, "─") + "┘",
        ]

    def shield(self, at: int) -> str:
        colour = SHIELD_COLOUR[at]
        played = colour in self.view["colours"] or self.view["options"]["absent_colours"] == "block"
        return self.letter(COLOURS[colour]) + (str(SHIELD_VALUE[at] or self.letter("card")) if played else "-")

    # -- octagons

    def octagon(self, octagon: int, marks: list[str], high: int) -> list[str]:
        b = self.b
        north, east, south, west = (self.area(self.areas[octagon, side]) for side in range(4))
        marks = marks + [""] * (high - 3 - len(marks))
        return [
            " " + north.center(WIDE - 2) + " ",
            " " + west + b.octagons[octagon].center(WIDE - 6) + east + " ",
            *(mark.center(WIDE) for mark in marks),
            " " + south.center(WIDE - 2) + " ",
        ]

    def area(self, area: int) -> str:
        kind, state = self.b.area_kind[area], self.view["areas"][area]
        if kind == MINE:
            return self.letter("mine") * 2
        end = "✓" if state == VALUED else "×" if state == CLOSED else str(self.b.area_yield[area])
        return self.letter(KINDS[kind]) + end

    def marks(self, octagon: int) -> list[str]:
        """Settlement and castles of an octagon, in as many lines as they need."""
        view, b = self.view, self.b
        words = []
        if b.area_octagon[b.mine] == octagon:
            words.append(f"{self.say('board-mine')} {view['mine']}{self.letter('silver')}")
        if view["settled"][octagon]:
            words.append(self.say("board-town" if view["settled"][octagon] == TOWN else "board-village"))
        for kind in (ROCK, *(k for k in range(len(RESOURCES)) if k != ROCK)):
            shown = [
                place
                for place in b.places_of[kind]
                if b.place_octagon[place] == octagon and (kind == ROCK or view["castle"][place] >= 0)
            ]
            if shown:
                words.append(self.letter(KINDS[kind]) + "".join(map(self.castle, shown)))
        return [line.replace(FREE, "[ ]") for line in wrap(" ".join(words), WIDE)]

    def castle(self, place: int) -> str:
        """A castle place: free, taken, or overbuilt (the upper castle first)."""
        seats = [seat for seat in (self.view["castle"][place], self.view["under"][place]) if seat >= 0]
        letters = [self.letter(emblems(self.view)[seat]) for seat in seats]
        return f"[{'/'.join(letters)}]" if letters else FREE


def _areas_by_side(b: Board) -> dict[tuple[int, int], int]:
    """The area at each side of each octagon: a tile looks at it from the other side, or the frame does."""
    found = {}
    for area, octagon in enumerate(b.area_octagon):
        for _, side in b.area_shields[area]:
            found[octagon, (side + 2) % 4] = area
        for slot in b.neutral[area]:
            found[octagon, _SIDE_OF[slot[0]]] = area
    return found


# -- what lies beside the board


def _legend(lang: str) -> list[str]:
    return [texts().say(lang, f"board-legend-{part}") for part in ("land", "castles", "tiles")]


def _table(view: View, lang: str) -> list[str]:
    """Whose turn it is, the common stores, and one line a player."""
    say = texts().say
    stores = {key: view[key] for key in ("mine", "villages", "towns")}
    store = say(lang, "board-store", deck=len(view["deck"]), **stores)
    if view["over"]:
        turn = say(lang, "board-over")
    else:
        number = min(view["turns"] + 1, len(view["turned"]))  # the last turn is over while the last cards are sold
        turn = say(lang, "board-turn", turn=number, turns=len(view["turned"]), seat=emblems(view)[view["active"]])
    players = [_player(view, lang, seat) for seat in range(view["seats"])]
    lines = [f"{turn} · {store}", "", *_columns([_heads(view, lang), *players])]
    if view["viewer"] != SPECTATOR:
        cards = [FACE[piece] for piece in sorted(view["hands"][view["viewer"]]["known"])]
        lines += wrap(say(lang, "board-hand", cards=cards), WIDTH) if cards else []
    return lines


def _heads(view: View, lang: str) -> list[str]:
    heads = ["player", "vp", *RESOURCES, "silver", "castles", "cards"]
    heads += ["tile"] if view["options"]["module_dilemma"] else []
    return ["", *(texts().say(lang, f"board-{head}") for head in heads)]


def _player(view: View, lang: str, seat: int) -> list[str]:
    say, colour = texts().say, emblems(view)[seat]
    hand, held = view["hands"][seat], view["held"][seat]
    numbers = [
        view["vp"][seat],
        *view["stock"][3 * seat : 3 * seat + 3],
        view["silver"][seat],
        view["supply"][seat],
        len(hand["known"]) + hand["hidden"],
    ]
    called = say(lang, "board-you", seat=colour) if seat == view["viewer"] else texts().name(lang, colour)
    tile = [_held(view, lang, piece) for piece in held["known"]] + [say(lang, "board-unseen")] * held["hidden"]
    mark = ">" if seat == view["active"] and not view["over"] else " "
    return [mark, f"{say(lang, f'board-letter-{colour}')} {called}", *map(str, numbers), *tile]


def _held(view: View, lang: str, piece: int) -> str:
    """A tile in hand: its shields clockwise, its silver, and whether it is a starting tile."""
    pen = _Pen(view, lang)
    words = [*(pen.shield(16 * piece + side) for side in range(4)), pen.letter("silver") * TILE_SILVER[piece]]
    words += [pen.say("board-starting")] if piece in STARTING else []
    return " ".join(filter(None, words))


def _columns(rows: list[list[str]]) -> list[str]:
    """Rows as a table: words to the left, numbers to the right."""
    columns = []
    for column in zip(*rows, strict=True):
        wide = max(map(len, column))
        numbers = all(text.isdigit() for text in column[1:])
        columns.append([text.rjust(wide) if numbers else text.ljust(wide) for text in column])
    return ["  ".join(row) for row in zip(*columns, strict=True)]
