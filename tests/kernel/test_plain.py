"""Clone and codec: every type of field that a state may have comes back equal, and shares nothing with its original."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import pytest

from araldo.kernel import Frame, Free, State, call, listed, owned, public, secret, shared
from araldo.kernel.fields import declared
from araldo.kernel.offer import Offer, propose
from araldo.kernel.plain import Tools
from araldo.kernel.state import Asked


class Pair(NamedTuple):
    name: str
    size: int


@dataclass(slots=True)
class Pact:
    parties: tuple[int, ...]
    seen: int = -1
    terms: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Everything(State):
    number: int = public(0)
    truth: bool = public(False)
    word: str = public("")
    raw: bytes = secret(b"")
    share: float = public(0.0)
    perhaps: int | None = public(None)
    either: int | str | None = public(None)
    row: list[int] = public()
    grid: list[list[int]] = public()
    names: dict[str, int] = public(factory=dict)
    rows: dict[int, list[str]] = public(factory=dict)
    pair: Pair = public(Pair("", 0))
    pairs: tuple[Pair, ...] = public(())
    nested: tuple[Any, ...] = public(())
    places: list[tuple[int, str]] = owned()
    pact: Pact | None = public(None)
    pacts: list[Pact] = listed()
    shelves: list[list[Pact]] = public()
    fixed: dict[str, list[int]] = shared(factory=dict)
    order: tuple[tuple[int, int], ...] = shared(())


@dataclass(slots=True)
class Outer(Frame):
    left: list[int] = public()


@dataclass(slots=True)
class Inner(Frame):
    seat: int = public(0)
    pact: Pact | None = secret(None)


def first(s: State, f: Frame) -> None: ...


def second(s: State, f: Frame) -> None: ...


def between(s: State, f: Frame) -> None: ...


TOOLS = Tools(Everything, {Outer: (first, second), Inner: (first,)})
Clone = Callable[[Any], Any]
# As the source clones, and as the compiled kernel does.
both_ways = pytest.mark.parametrize("clone", [TOOLS.make("clone", Everything), TOOLS.copier(Everything).copy])


def full() -> Everything:
    s = Everything(
        seats=3,
        options={"variant": True},
        key=b"k" * 32,
        number=-7,
        truth=True,
        word="perché",
        raw=b"\x00\xff",
        share=0.25,
        perhaps=4,
        either="x",
        row=[1, 2],
        grid=[[1], [2, 3]],
        names={"a": 1},
        rows={3: ["x"], -1: []},
        pair=Pair("p", 1),
        pairs=(Pair("q", 2), Pair("r", 3)),
        nested=(1, ("two", (3,)), None),
        places=[(1, "a"), (2, "b")],
        pact=Pact((0, 1), 3, ["peace"]),
        pacts=[Pact((1, 2), 6)],
        shelves=[[Pact((0,)), Pact((1,))], []],
        fixed={"map": [1, 2]},
    )
    call(s, Outer(step=1, left=[2, 1], result=(1, "a", (None,))))
    call(s, Inner(step=1, defers_checks=True, seat=2, pact=Pact((2,))))
    s.asked = Asked("vote", (0, 2), (Free("sell", (1, 2)),), {2: ("aye", 3)}, {0: [("plan", 1)]})
    propose(s, Offer(0, 1, (1, 2), ((1, 2, "gold", 3),), (("peace", 4),), 6))
    return s


@both_ways
def test_a_clone_is_equal(clone: Clone) -> None:
    assert clone(full()) == full()


def test_what_was_packed_comes_back_equal_and_of_the_same_types() -> None:
    s = full()
    read: Any = TOOLS.unpack(TOOLS.pack(s))
    assert read == s
    assert type(read.pair) is Pair
    assert {type(pair) for pair in read.pairs} == {Pair}
    assert read.asked.free[0].seats == (1, 2)
    assert type(read.pacts[0]) is Pact
    assert type(read.nested[1]) is type(read.places[0]) is type(read.frames[0].result) is tuple
    assert TOOLS.pack(read) == TOOLS.pack(s)
    assert TOOLS.digest(read) == TOOLS.digest(s)


@both_ways
def test_a_clone_shares_nothing_that_can_change(clone: Clone) -> None:
    s = full()
    copy = clone(s)
    copy.row.append(9)
    copy.grid[0].append(9)
    copy.names["b"] = 2
    copy.rows[3].append("y")
    copy.pact.terms.append("war")
    copy.pacts[0].terms.append("war")
    copy.shelves[0][1].terms.append("war")
    copy.shelves[1].append(Pact((2,)))
    copy.frames[0].left.pop()
    copy.frames[1].pact.terms.append("war")
    copy.frames.pop()
    copy.asked.answers[0] = ("nay", 0)
    copy.asked.drafts[0].append(("plan", 2))
    copy.offers[0].accepted.append(2)
    assert s == full()


@both_ways
def test_what_is_shared_is_shared(clone: Clone) -> None:
    s = full()
    assert clone(s).fixed is s.fixed


def test_what_is_shared_is_read_as_what_it_was() -> None:
    s = full()
    s.order = ((2, 0), (1, 3))
    assert TOOLS.unpack(TOOLS.pack(s)).order == ((2, 0), (1, 3))


def test_the_log_is_not_part_of_the_state() -> None:
    s = full()
    s.log = []
    assert TOOLS.clone(s).log is None
    assert TOOLS.pack(s) == TOOLS.pack(full())


@dataclass(slots=True)
class WithSet(State):
    wrong: set[int] = public(factory=set)


@dataclass(slots=True)
class WithPlace(State):
    wrong: dict[tuple[int, int], int] = public(factory=dict)


@dataclass(slots=True)
class WithBareList(State):
    wrong: list = public()  # type: ignore[type-arg]


@dataclass(slots=True)
class WithObject(Frame):
    wrong: object = public(None)


@dataclass(slots=True)
class WithEither(State):
    wrong: list[int] | dict[str, int] = public()


@pytest.mark.parametrize("state", [WithSet, WithPlace, WithBareList, WithEither])
def test_a_state_of_other_types_is_refused(state: type[State]) -> None:
    with pytest.raises(TypeError, match="a state cannot hold"):
        Tools(state, {})


def test_a_frame_of_other_types_is_refused() -> None:
    with pytest.raises(TypeError, match="a state cannot hold"):
        Tools(State, {WithObject: (first,)})


@dataclass(slots=True)
class Undeclared(State):
    whose: int = 0


def test_a_field_that_does_not_say_who_sees_it_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Undeclared\.whose"):
        declared(Undeclared)


# -- saved games and changed procedures


def test_a_saved_frame_finds_its_step_by_name() -> None:
    later = Tools(Everything, {Outer: (first, between, second), Inner: (between, first)})
    read: Any = later.unpack(TOOLS.pack(full()))
    assert read.frames[0].step == 2  # still at `second`
    assert read.frames[1].step == 2  # still at its end


def test_a_saved_frame_whose_step_is_gone_cannot_be_read() -> None:
    later = Tools(Everything, {Outer: (first, between), Inner: (first,)})
    with pytest.raises(ValueError, match="second"):
        later.unpack(TOOLS.pack(full()))


def test_names_of_steps_and_procedures_are_their_own() -> None:
    with pytest.raises(TypeError, match="own name"):
        Tools(State, {Outer: (first, second, first)})
    other = dataclass(slots=True)(type("Outer", (Frame,), {}))
    with pytest.raises(TypeError, match="own name"):
        Tools(State, {Outer: (first,), other: (first,)})


def test_the_schema_changes_with_the_fields_only() -> None:
    assert TOOLS.schema() == Tools(Everything, {Outer: (second,), Inner: ()}).schema()
    assert TOOLS.schema() != Tools(State, {Outer: (first, second), Inner: (first,)}).schema()


def test_a_digest_is_short_and_differs_with_the_state() -> None:
    s = full()
    first = TOOLS.digest(s)
    assert re.fullmatch("[0-9a-f]{16}", first)
    s.draws += 1
    assert TOOLS.digest(s) != first
