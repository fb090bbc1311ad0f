"""Chapter 4.5, step 1: reveal a heraldic tile, the choice of Dilemma, the tile's bonus, and the Steward window.

CA-REV-03: no question here shows a tile before it is revealed; CA-REV-12: the active player is not asked in the window.
"""

from __future__ import annotations

from araldo.games.castelli.board import BOARDS
from araldo.games.castelli.box import OPPONENT_TURNS, TILE_CARD, TILE_IDS, TILE_SILVER, TURNS
from araldo.games.castelli.rules.cards import draw_card, holds, lay_down, put_under, rights_in_between, take_silver
from araldo.games.castelli.rules.foresight import best_turn
from araldo.games.castelli.state import Castelli, Stewards, Turn
from araldo.kernel import (
    ALL,
    Action,
    Refusal,
    ask,
    bit,
    call,
    note,
    procedure,
    see,
    single,
    window,
)

PASS: Action = ("pass",)
CLOCKWISE = {n: [[(last + i) % n for i in range(1, n + 1)] for last in range(n)] for n in (2, 3, 4)}
PLACES: list[Action] = [("place", "revealed"), ("place", "held")]


def revealed(s: Castelli, f: Turn, seat: int, action: Action) -> None:
    """CA-REV-01: any face-down tile. CA-AMB-21: with hidden held tiles only the active player sees it yet."""
    f.space = BOARDS[s.layout].number[action[1]]
    hidden = s.options["module_dilemma"] and s.options["dilemma_held_tile"] == "hidden"
    tile = s.tiles[f.space]
    see(s, tile, bit(seat) if hidden else ALL)
    if s.log is not None:
        to = bit(seat) if hidden else ALL
        note(s, "revealed", rule="CA-REV-01", seat=seat, space=action[1], secret={"tile": TILE_IDS[tile]}, to=to)


def choose_tile(s: Castelli, f: Turn) -> int | None:
    """CA-DIL-02: the revealed tile or the one in hand."""
    if s.options["module_dilemma"] and not f.chosen:
        return ask(s, "dilemma", f.seat, free=rights_in_between(s, f.seat))
    return None


def dilemma_options(s: Castelli, f: Turn, seat: int) -> list[Action]:
    return PLACES


def tile_chosen(s: Castelli, f: Turn, seat: int, action: Action) -> None:
    """CA-DIL-03: the other tile is held; it goes where the revealed tile came from (CA-DIL-05: like any tile)."""
    f.chosen = True
    if action[1] == "held":
        held = s.held[seat]
        s.tiles[f.space], held[0] = held[0], s.tiles[f.space]
        note(s, "kept_tile", rule="CA-DIL-03", seat=seat)


def orient(s: Castelli, f: Turn) -> int | None:
    """CA-REV-02: whichever of the four orientations."""
    if s.turned[f.space] < 0:
        return ask(s, "orient", f.seat, free=rights_in_between(s, f.seat))
    return None


def orient_options(s: Castelli, f: Turn, seat: int) -> list[Action]:
    return TURNS


def oriented(s: Castelli, f: Turn, seat: int, action: Action) -> None:
    tile = s.tiles[f.space]
    s.turned[f.space] = action[1]
    if f.chosen:  # with Dilemma: a tile out of the hand, or one that only its owner has seen
        see(s, tile, ALL)
    if s.log is not None:
        note(
            s,
            "placed",
            rule="CA-REV-02",
            seat=seat,
            space=s.board.spaces[f.space],
            tile=TILE_IDS[tile],
            turns=action[1],
            shields=f"{TILE_IDS[tile]}.{action[1]}",
        )


def take_bonus(s: Castelli, f: Turn) -> None:
    """CA-REV-04, CA-REV-05, CA-REV-07: card first, then silver, once, to the active player.

    CA-DIL-04: of the tile placed.
    """
    tile = s.tiles[f.space]
    if TILE_CARD[tile]:
        draw_card(s, f.seat, "bonus", "CA-REV-04")
    if TILE_SILVER[tile]:
        take_silver(s, f.seat, TILE_SILVER[tile], "bonus", "CA-REV-05")


# -- the Steward window (CA-REV-10, CA-REV-11)


def open_window(s: Castelli, f: Turn) -> None:
    """CA-REV-10. Where everybody knows that no opponent holds a card there is nothing to ask."""
    hands = s.hands
    for other in CLOCKWISE[s.seats][f.seat][:-1]:
        if hands[other]:
            call(s, Stewards(seat=f.seat, space=f.space, last=f.seat))
            return


def ask_stewards(s: Castelli, f: Stewards) -> int | None:
    """All opponents alike, but for those whom everybody knows to hold no card.

    Who has turned the tile is asked again only after somebody else has.
    """
    if f.closed:
        return None
    hands, mine = s.hands, f.seat
    seats = [x for x in CLOCKWISE[s.seats][f.last][:-1] if hands[x] and x != mine]
    return ask(s, "steward", *seats, free=rights_in_between(s, mine)) if seats else None


def steward_options(s: Castelli, f: Stewards, seat: int) -> list[Action]:
    """CA-CHR-03: one of the three other orientations."""
    if not holds(s, seat, "steward"):
        return [PASS]
    return [PASS, *OPPONENT_TURNS[s.turned[f.space]]]


def steward_candidates(s: Castelli, f: Stewards, seat: int) -> list[tuple[Action, Refusal | None]]:
    why = None if holds(s, seat, "steward") else Refusal("CA-CHR-03")
    return [(PASS, None), *((turn, why) for turn in OPPONENT_TURNS[s.turned[f.space]])]


def steward_played(s: Castelli, f: Stewards, seat: int, action: Action) -> None:
    """At once; the others are asked again."""
    lay_down(s, seat, "steward")
    s.turned[f.space] = action[1]
    f.last = seat
    f.closed = not s.options["steward_chain"]  # CA-AMB-07
    note(
        s,
        "steward",
        rule="CA-CHR-03",
        seat=seat,
        space=s.board.spaces[f.space],
        turns=action[1],
        shields=f"{TILE_IDS[s.tiles[f.space]]}.{action[1]}",
    )
    put_under(s)


def no_steward(s: Castelli, f: Stewards) -> None:
    f.closed = True


def default_place(s: Castelli, f: Turn, seat: int) -> Action:
    return PLACES[0]


def default_orientation(s: Castelli, f: Turn, seat: int) -> Action:
    return TURNS[best_turn(s, seat, f.space)]


PROCEDURES = [procedure(Stewards, ask_stewards)]
QUESTIONS = [
    single("dilemma", Turn, tile_chosen, options=dilemma_options, default=default_place),
    single("orient", Turn, oriented, options=orient_options, default=default_orientation),
    window(
        "steward",
        Stewards,
        steward_played,
        closed=no_steward,
        options=steward_options,
        candidates=steward_candidates,
    ),
]
