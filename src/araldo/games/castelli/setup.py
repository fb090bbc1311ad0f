"""Chapters 4.3, 4.12, 4.13 and 4.15 as far as they lay things out: how a game is set up."""

from __future__ import annotations

from typing import Any

from araldo.games.castelli.board import BOARDS, MINE_QUARTER, QUARTERS, fixed_layout
from araldo.games.castelli.box import (
    BASE_CARDS,
    BATTLE_CARDS,
    CASTLES,
    COLOURS,
    HERALDIC,
    PIECES,
    RESERVE,
    START_SILVER,
    STARTING,
)
from araldo.games.castelli.rules.tournament import applies
from araldo.games.castelli.state import SOURCE_COUNT, Castelli, WholeGame
from araldo.kernel import ALL, BadSetup, Setup, below, bit, call, note, pick, see, shuffle, stock
from araldo.kernel.chance import number


def check_setup(setup: Setup) -> None:
    """CA-TOU-11: a tournament is for four.

    CA-SET-01, CA-DEC-01: colours all different; the host may name who starts.
    """
    if applies(setup) and setup.seats != 4:
        raise BadSetup("a tournament is for exactly 4 seats (CA-TOU-11)", "bad-seats", seats=setup.seats, allowed="4")
    colours = setup.choices.get("colours")
    if colours is not None:
        distinct = isinstance(colours, list) and len(set(map(str, colours))) == len(colours) == setup.seats
        if not distinct or not all(c in COLOURS for c in colours):
            raise BadSetup(
                f"colours: {setup.seats} different ones of {', '.join(COLOURS)}", "bad-choice", choice="colours"
            )
    if (layout := setup.choices.get("layout")) is not None and layout not in BOARDS:
        try:
            BOARDS[layout]
        except (KeyError, ValueError, IndexError, AttributeError):
            raise BadSetup(f"there is no board {layout!r}", "bad-choice", choice="layout") from None
    start = setup.choices.get("start", 0)
    if type(start) is not int or not 0 <= start < setup.seats:
        raise BadSetup(f"start: a seat from 0 to {setup.seats - 1}", "bad-choice", choice="start")


def begin(s: Castelli, setup: Setup) -> None:
    """Lay everything out and take the first turn. CA-P23-08: nothing else depends on the number of players."""
    choices = setup.choices
    s.colours = tuple(COLOURS.index(c) for c in choices.get("colours", COLOURS[: s.seats]))
    s.seat_of = tuple(s.colours.index(c) if c in s.colours else -1 for c in range(len(COLOURS)))
    s.layout = choices.get("layout") or assemble(s)
    b = s.board
    stock(s, PIECES)
    lay_tiles(s, choices)
    lay_cards(s, choices)
    s.turned = [-1] * len(b.spaces)
    s.marks = [0] * s.seats
    s.areas = [0] * len(b.areas)
    s.settled = list(b.printed)  # CA-SET-07, CA-BRD-09, CA-P23-04
    s.castle, s.under = [-1] * len(b.places), [-1] * len(b.places)
    duel = "duel" in choices
    per = "reserve_per_tournament_duel" if duel else "reserve_at_start"  # CA-TOU-04
    s.reserve = (RESERVE["village"][per], RESERVE["town"][per])
    s.villages, s.towns = s.reserve
    s.mine = s.silver_total = START_SILVER[s.seats]  # CA-SET-09, CA-P23-03, CA-P23-06
    s.stock = [0] * (3 * s.seats)  # CA-SET-05, CA-SET-10
    s.silver, s.vp, s.supply = [0] * s.seats, [0] * s.seats, [CASTLES] * s.seats
    s.sources = [0] * (s.seats * SOURCE_COUNT)
    drawn = not duel and s.options["start_player"] == "random"  # CA-SET-11
    s.active = below(s, s.seats) if drawn else choices.get("start", 0)
    note(s, "starts", rule="CA-SET-11", seat=s.active)
    call(s, WholeGame())


def assemble(s: Castelli) -> str:
    """CA-SET-02, CA-P23-01, CA-P23-05: which quarter lies where, and how it is turned.

    CA-SET-03, CA-SET-04: strip and frame follow from the layout (`board._frame_slot`).
    """
    if s.seats == 2:
        others = [q for q in QUARTERS if q != MINE_QUARTER]
        wish = s.options["second_quarter_for_two"]
        second = pick(s, others) if wish == "random" else wish
        if s.options["assembly"] == "fixed":
            return fixed_layout(f"duel_{MINE_QUARTER}{second}")
        pair = [MINE_QUARTER, second] if below(s, 2) == 0 else [second, MINE_QUARTER]
        north, south = (f"{q}{below(s, 2)}" for q in pair)
        return f"{north} .. {south} .."
    if s.options["assembly"] == "fixed":
        return fixed_layout("full_fixed")
    order = list(QUARTERS)
    for i in range(len(order) - 1, 0, -1):
        j = below(s, i + 1)
        order[i], order[j] = order[j], order[i]
    return " ".join(f"{q}{below(s, 2)}" for q in order)


def lay_tiles(s: Castelli, choices: dict[str, Any]) -> None:
    """CA-SET-06, CA-P23-02: one face down on every space, the rest away unseen. CA-DIL-01: a starting tile each."""
    tiles = _dealt(s, list(HERALDIC), choices, 0)
    room = len(s.board.spaces)
    first = room * choices.get("duel", 0)  # the two duels of a tournament share the 32 tiles
    s.tiles = tiles[first : first + room]
    s.aside = tiles[:first] + tiles[first + room :]
    s.held = [[] for _ in range(s.seats)]
    if not s.options["module_dilemma"]:
        _to_box(s, STARTING)
        return
    starting = _dealt(s, list(STARTING), choices, 1)
    first = s.seats * choices.get("duel", 0)
    for seat in range(s.seats):
        tile = starting[first + seat]
        s.held[seat].append(tile)
        see(s, tile, bit(seat))
    s.aside += starting[:first] + starting[first + s.seats :]


def lay_cards(s: Castelli, choices: dict[str, Any]) -> None:
    """CA-SET-08, CA-BAT-01; CA-TOU-05, CA-AMB-31: a tournament may split one deck between the two duels."""
    cards = list(BASE_CARDS)
    if s.options["module_battle"]:
        cards += BATTLE_CARDS
    else:
        _to_box(s, BATTLE_CARDS)
    if "duel" in choices and s.options["tournament_deck"] == "split_deck":
        cards = _dealt(s, cards, choices, 2)
        half = len(cards) // 2
        first = half * choices["duel"]
        s.aside += cards[:first] + cards[first + half :]
        cards = cards[first : first + half]
    else:
        shuffle(s, cards)
    s.deck = cards
    s.cards_total = len(cards)
    s.hands = [[] for _ in range(s.seats)]


def _to_box(s: Castelli, pieces: tuple[int, ...]) -> None:
    s.box += pieces
    for piece in pieces:
        see(s, piece, ALL)


def _dealt(s: Castelli, pieces: list[int], choices: dict[str, Any], what: int) -> list[int]:
    """Pieces in random order: of this game, or in a tournament of the round, so that both duels deal from one box."""
    if "deal" not in choices:
        shuffle(s, pieces)
        return pieces
    key = bytes.fromhex(choices["deal"])
    return sorted(pieces, key=lambda piece: number(key, 1000 * what + piece))
