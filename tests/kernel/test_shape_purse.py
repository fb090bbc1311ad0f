"""A miniature with the shape of money behind a screen: Medieval Conspiracy's wealth, Medioevo Universale's florins.

Some payments are seen, some are not; a look makes sure. What each imagines lies within what that seat can know.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from araldo.kernel import (
    ALL,
    SPECTATOR,
    Action,
    Frame,
    Game,
    Option,
    Outcome,
    Refusal,
    Setup,
    Span,
    State,
    ask,
    below,
    bit,
    call,
    finish,
    mask,
    note,
    open_books,
    pay,
    procedure,
    public,
    single,
)
from araldo.kernel.fields import screened
from araldo.kernel.purse import BANK, imagine_purse, look, show
from araldo.kernel.scenario import Table
from tests.kernel.harness import make_folder, prove, words

TURNS = 12
START = 10
FIND = 6  # the most that can be found at once


@dataclass(slots=True)
class Screens(State):
    florins: list[int] = screened()


@dataclass(slots=True)
class Turns(Frame):
    turn: int = public(0)


def begin(s: Screens, setup: Setup) -> None:
    s.florins = [START] * s.seats
    open_books(s, s.florins)
    call(s, Turns())


def result(s: Screens) -> Outcome:
    return Outcome(tuple(s.florins), tuple(seat for seat in range(s.seats) if s.florins[seat] == max(s.florins)))


def invariants(s: Screens) -> None:
    assert min(s.florins) >= 0
    for row in range(s.seats + 1):
        held = [*s.florins, sum(s.florins)]
        assert all(low <= n <= high for low, n, high in zip(s.low[row], held, s.high[row], strict=True))


def next_turn(s: Screens, f: Turns) -> int | None:
    return finish(s) if f.turn == TURNS else ask(s, "act", f.turn % s.seats)


def acts(s: Screens, f: Turns, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    yield ("find",), None
    most = s.florins[seat]
    yield Span(("tax",), 0, most), None
    yield Span(("tax",), most + 1, 999), Refusal("SH-PUR-01", (("most", most),))
    for other in range(s.seats):
        if other != seat:
            yield Span(("gift", other), 0, most), None
            yield ("audit", other), None


def acted(s: Screens, f: Turns, seat: int, action: Action) -> None:
    f.turn += 1
    if action[0] == "find":  # nobody sees how much
        found = below(s, FIND + 1)
        pay(s, s.florins, BANK, seat, found, bit(seat), at_most=FIND)
        note(s, "found", seat=seat, secret={"amount": found}, to=bit(seat))
    elif action[0] == "tax":  # everybody sees it
        pay(s, s.florins, seat, BANK, action[1], ALL)
        note(s, "taxed", seat=seat, amount=action[1])
    elif action[0] == "gift":  # everybody sees that there is one, the two of them how much
        _, other, amount = action
        pay(s, s.florins, seat, other, amount, 0)
        note(s, "gave", seat=seat, other=other, secret={"amount": amount}, to=mask((seat, other)))
    else:
        look(s, s.florins, action[1], bit(seat))
        note(s, "audited", seat=seat, other=action[1])


GAME = Game(
    id="purse",
    version=1,
    title={"en": "Purse", "it": "Borsa"},
    folder=make_folder(
        "purse",
        rules=["SH-PUR-01"],
        messages=words(
            prompts=["act"],
            verbs=["find", "tax", "gift", "audit"],
            logs=["found", "found-hidden", "taxed", "gave", "gave-hidden", "audited"],
        ),
    ),
    state=Screens,
    seats=(2, 3, 4),
    usual_seats=3,
    procedures=[procedure(Turns, next_turn)],
    questions=[
        single("act", Turns, acted, candidates=acts, shown=lambda action: action[:2] if action[0] == "gift" else action)
    ],
    begin=begin,
    result=result,
    bound=TURNS,
    invariants=invariants,
)


def imagined(s: Screens, viewer: int, owner: int, count: int = 400) -> set[int]:
    return {GAME.imagine(s, viewer, Random(i)).florins[owner] for i in range(count)}


@dataclass(slots=True)
class TwoScreens(State):
    florins: list[int] = screened()
    troops: list[int] = screened()


def test_two_hidden_numbers_have_books_of_their_own() -> None:
    """`at` says which is meant; by default it is the first."""
    s = TwoScreens(seats=2, florins=[10, 10], troops=[5, 7])
    open_books(s, s.florins)
    open_books(s, s.troops, at=1)
    assert s.low == s.high == [[10, 10, 20]] * 3 + [[5, 7, 12]] * 3
    pay(s, s.florins, 0, BANK, 4, ALL)
    assert s.low == s.high == [[6, 10, 16]] * 3 + [[5, 7, 12]] * 3
    pay(s, s.troops, 1, BANK, 3, 0, at=1)
    assert (s.florins, s.troops) == ([6, 10], [5, 4])
    assert s.low == [[6, 10, 16]] * 3 + [[5, 0, 5], [5, 4, 9], [5, 0, 5]]
    assert s.high == [[6, 10, 16]] * 3 + [[5, 7, 12], [5, 4, 9], [5, 7, 12]]
    show(s, 1, 2, bit(0), at=1)
    assert (s.low[0][1], s.low[3][1], s.shown) == (10, 2, 1)
    look(s, s.troops, 1, bit(0), at=1)
    assert (s.low[3][1], s.high[3][1], s.shown) == (4, 4, 2)
    assert {tuple(imagine_purse(deepcopy(s), s.florins, 0, Random(i))) for i in range(20)} == {(6, 10)}
    pay(s, s.florins, 1, BANK, 1, 0)
    pay(s, s.troops, 1, BANK, 1, 0, at=1)
    for seed in range(20):
        world = deepcopy(s)
        florins, troops = (
            imagine_purse(world, purse, 0, Random(seed), at) for at, purse in enumerate((s.florins, s.troops))
        )
        assert florins[0] == 6
        assert 0 <= florins[1] <= 10
        assert troops[0] == 5
        assert 0 <= troops[1] <= 4


def test_each_hidden_number_is_imagined_by_its_own_books() -> None:
    s = TwoScreens(seats=2, florins=[10, 10], troops=[500, 700])
    open_books(s, s.florins)
    open_books(s, s.troops, at=1)
    world = GAME.but(state=TwoScreens).imagine(s, 0, Random(1))
    assert (world.florins, world.troops) == ([10, 10], [500, 700])


def test_books_of_one_number_have_a_row_for_each_and_one_for_all() -> None:
    s = Screens(seats=3, florins=[1, 2, 3])
    open_books(s, s.florins)
    assert s.low == s.high == [[1, 2, 3, 6]] * 4


@pytest.mark.parametrize("seats", GAME.seats)
def test_contract(seats: int) -> None:
    prove(GAME, seats, range(8))


def test_what_is_seen_is_known_exactly() -> None:
    t = Table(GAME).do(0, "tax", 4)
    for viewer in (0, 1, 2, SPECTATOR):
        assert imagined(t.state, viewer, 0, 30) == {6}
    assert t.view(1)["florins"] == [None, 10, None]
    assert t.why(1, "tax", 11) == "SH-PUR-01"


def test_what_is_not_seen_widens_the_bounds() -> None:
    """Seat 0 gives seat 1 something: the two of them know what, the others that it was no more than 0 had."""
    t = Table(GAME).do(0, "gift", 1, 7)
    for viewer in (0, 1):
        assert t.state.low[viewer] == t.state.high[viewer] == [3, 17, 10, 30]
    for viewer in (2, SPECTATOR):
        assert imagined(t.state, viewer, 0) == set(range(11))
        assert imagined(t.state, viewer, 1) == set(range(10, 21))


def test_the_sum_of_a_gift_is_known_to_all() -> None:
    t = Table(GAME).do(0, "gift", 1, 7)
    worlds = [GAME.imagine(t.state, 2, Random(i)).florins for i in range(100)]
    assert all(w[0] + w[1] == 20 and w[2] == 10 for w in worlds)


def test_what_is_found_unseen_is_not_betrayed_by_the_sum() -> None:
    t = Table(GAME, dice=[2]).do(0, "find")
    assert imagined(t.state, 1, 0) == set(range(10, 17))
    assert imagined(t.state, 0, 0) == {12}


def test_a_look_makes_sure_and_tells_the_looker_only() -> None:
    t = Table(GAME, dice=[2]).do(0, "find").do(1, "audit", 0)
    assert imagined(t.state, 1, 0, 30) == {12}
    assert imagined(t.state, 2, 0) == set(range(10, 17))


def test_a_look_at_one_party_tells_about_the_other() -> None:
    """0 gives to 1 unseen; 2 counts 0's money: since the sum is known, so is what 1 has now."""
    t = Table(GAME).do(0, "gift", 1, 7).do(1, "tax", 0).do(2, "audit", 0)
    assert imagined(t.state, 2, 1, 60) == {17}


def test_an_amount_shown_is_a_lower_bound() -> None:
    s = Table(GAME).do(0, "gift", 1, 3).state
    show(s, 0, 6, ALL)
    assert imagined(s, 2, 0) == set(range(6, 11))
    assert imagined(s, 2, 1) == set(range(10, 15))


def test_the_bank_pays_nothing_unseen_without_a_bound() -> None:
    s = Table(GAME).state
    with pytest.raises(ValueError, match="at_most"):
        pay(s, s.florins, BANK, 0, 3, bit(0))


def test_an_imagined_state_holds_no_trace_of_the_truth() -> None:
    """Nor does it in what others know there: whoever knew the amount for sure knows what was imagined instead."""
    t = Table(GAME, dice=[5]).do(0, "find").do(1, "audit", 0)
    for i in range(20):
        world = GAME.imagine(t.state, 2, Random(i))
        assert world.low[1][0] == world.high[1][0] == world.low[0][0] == world.high[0][0] == world.florins[0]


SEAT_OR_BANK = st.integers(BANK, 2)
VIEWERS = st.integers(0, 7) | st.just(ALL)  # what spectators see, everybody sees
PAYMENT = st.tuples(
    st.sampled_from(("pay", "look", "show")),
    SEAT_OR_BANK,
    SEAT_OR_BANK,
    st.integers(0, 25),
    VIEWERS,
    st.none() | st.integers(0, 5),
)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.lists(PAYMENT, max_size=12), st.integers(0, 99))
def test_the_truth_is_always_within_bounds(payments: list[tuple[Any, ...]], seed: int) -> None:
    s = Table(GAME).state
    for verb, payer, payee, amount, viewers, slack in payments:
        if verb == "look" and payer >= 0:
            look(s, s.florins, payer, viewers)
        elif verb == "show" and payer >= 0:
            show(s, payer, min(amount, s.florins[payer]), viewers)
        elif verb == "pay" and payer != payee:
            if payer >= 0:
                amount = min(amount, s.florins[payer])
            at_most = amount + slack if slack is not None else None if payer >= 0 else amount
            pay(s, s.florins, payer, payee, amount, viewers, at_most)
        invariants(s)
    for viewer in (0, 1, 2, SPECTATOR):
        world = GAME.imagine(s, viewer, Random(seed))
        invariants(world)
        row = min(viewer, s.seats)
        held = [*world.florins, sum(world.florins)]
        assert all(low <= n <= high for low, n, high in zip(s.low[row], held, s.high[row], strict=True))
        assert viewer == SPECTATOR or world.florins[viewer] == s.florins[viewer]
