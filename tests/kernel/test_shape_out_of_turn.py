"""A miniature with the shape of Castelli's Steward: cards played in another player's turn against the tile just placed.

Every opponent is asked, whatever is in hand. A steward turns the tile at once, and asking goes on to the left of who
played it; each may play one a tile; when all who are left pass, the tile is worth what its upper side shows.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest

from araldo.kernel import (
    AGAIN,
    ALL,
    SPECTATOR,
    Action,
    Frame,
    Game,
    Option,
    Outcome,
    Refusal,
    Seen,
    Setup,
    State,
    ask,
    bit,
    call,
    finish,
    move,
    note,
    procedure,
    public,
    sealed,
    see,
    shuffle,
    single,
    zone,
)
from araldo.kernel.pieces import draw, stock
from araldo.kernel.scenario import Table
from tests.kernel.harness import make_folder, prove, words

TILES, CARDS = range(6), range(6, 16)
STEWARD = 3  # cards below this number of each five are stewards, the others serve in one's own turn only


@dataclass(slots=True)
class Land(State):
    silver: list[int] = public()
    heap: list[int] = zone(Seen.NOBODY)
    board: list[int] = zone(Seen.ALL)  # by space; -1: empty
    turned: list[int] = public()  # by space: the position of its tile
    deck: list[int] = zone(Seen.NOBODY)
    hands: list[list[int]] = zone(Seen.OWNER, ordered=False)


@dataclass(slots=True)
class Turns(Frame):
    turn: int = public(0)


@dataclass(slots=True)
class Reveal(Frame):
    seat: int = public(0)
    space: int = public(-1)


@dataclass(slots=True)
class Stewards(Frame):
    """The window on one tile. Those who have played are out of it."""

    space: int = public(0)
    active: int = public(0)
    last: int = public(0)  # asking starts to the left of this seat
    used: list[int] = public()
    closed: bool = public(False)


def is_steward(card: int) -> bool:
    return (card - CARDS.start) % 5 < STEWARD


def begin(s: Land, setup: Setup) -> None:
    stock(s, len(TILES) + len(CARDS))
    s.silver, s.board, s.turned = [0] * s.seats, [-1] * len(TILES), [0] * len(TILES)
    s.heap, s.deck, s.hands = list(TILES), list(CARDS), [[] for _ in range(s.seats)]
    shuffle(s, s.heap)
    shuffle(s, s.deck)
    for seat in range(s.seats):
        for _ in range(2):
            draw(s, s.deck, s.hands[seat], bit(seat))
    call(s, Turns())


def result(s: Land) -> Outcome:
    return Outcome(tuple(s.silver), tuple(seat for seat in range(s.seats) if s.silver[seat] == max(s.silver)))


# -- a turn: place a tile, take a card, the window, the reward


def next_turn(s: Land, f: Turns) -> int:
    if f.turn == len(TILES):
        return finish(s)
    call(s, Reveal(seat=f.turn % s.seats))
    f.turn += 1
    return AGAIN


def place_tile(s: Land, f: Reveal) -> int | None:
    return ask(s, "place", f.seat) if f.space < 0 else None


def spaces(s: Land, f: Reveal, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    for space, tile in enumerate(s.board):
        yield ("place", space), Refusal("SH-OUT-01") if tile >= 0 else None


def tile_placed(s: Land, f: Reveal, seat: int, action: Action) -> None:
    f.space = action[1]
    tile = s.heap.pop()
    s.board[f.space] = tile
    see(s, tile, ALL)
    note(s, "placed", seat=seat, tile=tile, space=f.space)


def take_card(s: Land, f: Reveal) -> None:
    draw(s, s.deck, s.hands[f.seat], bit(f.seat))


def open_window(s: Land, f: Reveal) -> None:
    call(s, Stewards(space=f.space, active=f.seat, last=f.seat))


def reward(s: Land, f: Reveal) -> None:
    s.silver[f.seat] += (s.board[f.space] + s.turned[f.space]) % 4


# -- the window


def ask_for_stewards(s: Land, f: Stewards) -> int | None:
    clockwise = [(f.last + 1 + i) % s.seats for i in range(s.seats)]
    seats = [seat for seat in clockwise if seat != f.active and seat not in f.used]
    return None if f.closed else ask(s, "steward", *seats)  # if nobody is left the window is closed too


def stewards(s: Land, f: Stewards, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    yield ("pass",), None
    for card in sorted(s.hands[seat]):
        for position in range(4):
            if position != s.turned[f.space]:
                yield ("turn", card, position), None if is_steward(card) else Refusal("SH-OUT-02")


def steward_played(s: Land, f: Stewards, answers: dict[int, Action]) -> None:
    for seat, action in answers.items():  # in the order of asking
        if action[0] == "turn":
            card, position = action[1:]
            see(s, card, ALL)
            move(s, card, s.hands[seat], s.deck, bottom=True)
            s.turned[f.space] = position
            f.used.append(seat)
            f.last = seat
            note(s, "turned", seat=seat, card=card, position=position)
            return
    f.closed = True


GAME = Game(
    id="out_of_turn",
    version=1,
    title={"en": "Out of turn", "it": "Fuori turno"},
    folder=make_folder(
        "out_of_turn",
        rules=["SH-OUT-01", "SH-OUT-02"],
        messages=words(prompts=["place", "steward"], verbs=["place", "pass", "turn"], logs=["placed", "turned"]),
    ),
    state=Land,
    seats=(2, 3, 4),
    usual_seats=4,
    procedures=[
        procedure(Turns, next_turn),
        procedure(Reveal, place_tile, take_card, open_window, reward),
        procedure(Stewards, ask_for_stewards),
    ],
    questions=[
        single("place", Reveal, tile_placed, candidates=spaces),
        sealed("steward", Stewards, steward_played, candidates=stewards),
    ],
    begin=begin,
    result=result,
    bound=300,
    backs=[0] * len(TILES) + [1] * len(CARDS),
)

S0, S1, S2, S3, K0, K1 = 6, 7, 8, 11, 9, 10  # four stewards, two other cards


def placed_table(hands: list[list[int]], active: int = 0) -> Table:
    """`active` has just placed a tile on space 3; these are the hands, before the card that comes with the tile."""
    t = Table(GAME, seats=len(hands))
    for seat in range(len(hands)):
        t.place("deck", None, t.state.hands[seat][:])
    for seat, hand in enumerate(hands):
        t.place("hands", seat, hand)
    return t.goto(Reveal(seat=active)).do(active, "place", 3)


@pytest.mark.parametrize("seats", GAME.seats)
def test_contract(seats: int) -> None:
    proof = prove(GAME, seats, range(6 - seats))
    assert ("Turns", "Reveal", "Stewards") in proof.stacks


def test_all_opponents_are_asked_whatever_they_hold() -> None:
    t = placed_table([[S0], [], [K0], [S1]], active=1)
    assert (t.asked, t.waiting()) == ("steward", (2, 3, 0))
    assert t.options(2) == [("pass",)]
    assert t.why(2, "turn", K0, 1) == "SH-OUT-02"
    assert t.why(1, "pass") == "not-asked"  # nobody turns one's own tile


def test_a_steward_takes_effect_at_once_and_the_next_can_answer_it() -> None:
    t = placed_table([[], [S0], [S1], [S2]])
    t.do(1, "pass").do(2, "turn", S1, 1).do(3, "turn", S2, 3)
    assert t.state.turned[3] == 1  # seat 3 would have played too, but 2 comes first
    assert t.waiting() == (3, 1)  # on to the left of who played, and round to who has passed before
    assert not t.can(3, "turn", S2, 1)  # as the tile lies already
    t.do(1, "turn", S0, 2).do(3, "pass")
    assert t.state.turned[3] == 2
    assert t.waiting() == (3,)  # each plays one a tile at most
    t.do(3, "turn", S2, 0)
    assert [(e["seat"], e["position"]) for e in t.said("turned")] == [(2, 1), (1, 2), (3, 0)]
    assert GAME.over(t.state)  # nobody is left to be asked


def test_the_window_closes_when_all_who_are_left_pass_and_then_comes_the_reward() -> None:
    t = placed_table([[], [S0], [S1]])
    tile = t.state.board[3]
    t.do(1, "turn", S0, 3).do(2, "pass")
    assert t.state.silver == [0, 0, 0]
    t.do(2, "pass")
    assert t.state.silver == [(tile + 3) % 4, 0, 0]


def test_two_stewards_in_one_hand_serve_for_two_tiles() -> None:
    t = placed_table([[], [S0, S1], []])
    t.do(1, "turn", S0, 1).do(2, "pass")
    assert t.why(1, "turn", S1, 2) == "not-asked"
    t.do(2, "pass")
    t.goto(Reveal(seat=2)).do(2, "place", 4)
    assert t.can(1, "turn", S1, 2)


def test_what_a_seat_would_have_played_is_never_seen() -> None:
    worlds = []
    for answer in (("pass",), ("turn", S1, 2), ("turn", S3, 1)):
        t = placed_table([[], [S0], [S1, S3]])
        t.do(2, *answer).do(1, "turn", S0, 3)
        worlds.append((GAME.pack(t.state), t.events))
    assert worlds[0] == worlds[1] == worlds[2]


def test_everybody_remembers_the_steward_under_the_deck() -> None:
    t = placed_table([[], [S0], []])
    t.do(2, "pass").do(1, "turn", S0, 3)
    for viewer in (0, 1, 2, SPECTATOR):
        assert all(GAME.imagine(t.state, viewer, Random(i)).deck[0] == S0 for i in range(30))
