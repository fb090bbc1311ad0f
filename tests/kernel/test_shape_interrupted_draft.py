"""A miniature with the shape of a bargain in the middle of a draft: trades at any moment, as in Crusader Kings.

One drafts a list; another interrupts with an offer that must be answered. Afterwards the draft is there again, without
what no longer fits.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest

from araldo.kernel import (
    AGAIN,
    DONE,
    Action,
    Frame,
    Free,
    Game,
    Option,
    Outcome,
    Setup,
    State,
    ask,
    call,
    draft,
    end,
    finish,
    procedure,
    public,
    single,
)
from araldo.kernel.scenario import Table
from tests.kernel.harness import make_folder, prove, words

ROUNDS = 3


@dataclass(slots=True)
class Fields(State):
    owner: list[int] = public()
    sown: list[int] = public()


@dataclass(slots=True)
class Year(Frame):
    round: int = public(0)


@dataclass(slots=True)
class Offered(Frame):
    """A neighbour wants one field."""

    field: int = public(0)
    owner: int = public(0)
    buyer: int = public(0)


def begin(s: Fields, setup: Setup) -> None:
    s.owner, s.sown = [0, 0, 0, 1, 1, 1], [0] * 6
    call(s, Year())


def sow(s: Fields, f: Year) -> int:
    if f.round == ROUNDS:
        return finish(s)
    seat = f.round % s.seats
    return ask(s, "sow", seat, free=(Free("wish", (1 - seat,)),)) or AGAIN


def rows(s: Fields, f: Year, seat: int, edits: list[Action]) -> list[Option]:
    return [("row", i) for i in range(6) if s.owner[i] == seat and ("row", i) not in edits]


def sown(s: Fields, f: Year, drafts: dict[int, list[Action]]) -> None:
    f.round += 1
    for edits in drafts.values():
        for _, i in edits:
            s.sown[i] += 1


def wishes(s: Fields, f: Year, seat: int) -> list[Option]:
    return [("wish", i) for i in range(6) if s.owner[i] != seat and s.owner.count(1 - seat) > 1]


def wished(s: Fields, f: Year, seat: int, action: Action) -> None:
    call(s, Offered(field=action[1], owner=1 - seat, buyer=seat))


def ask_owner(s: Fields, f: Offered) -> int | None:
    return ask(s, "sell", f.owner)


def answers(s: Fields, f: Offered, seat: int) -> list[Option]:
    return [("yes",), ("no",)]


def answered(s: Fields, f: Offered, seat: int, action: Action) -> None:
    if action == ("yes",):
        s.owner[f.field] = f.buyer
    end(s)


GAME = Game(
    id="interrupted_draft",
    version=1,
    title={"en": "Interrupted draft", "it": "Lista interrotta"},
    folder=make_folder(
        "interrupted_draft",
        messages=words(prompts=["sow", "wish", "sell"], verbs=["row", "wish", "yes", "no", "done", "drop", "reopen"]),
    ),
    state=Fields,
    seats=(2,),
    usual_seats=2,
    procedures=[procedure(Year, sow), procedure(Offered, ask_owner)],
    questions=[
        draft("sow", Year, sown, edits=rows, default=lambda s, f, seat, edits: DONE),
        single("wish", Year, wished, options=wishes),
        single("sell", Offered, answered, options=answers),
    ],
    begin=begin,
    result=lambda s: Outcome(tuple(s.sown[:2]), (0,)),
    bound=400,
)


def test_contract() -> None:
    proof = prove(GAME, 2, range(8))
    assert ("Year", "Offered") in proof.stacks


@pytest.mark.parametrize(("said", "left"), [("no", [["row", 0], ["row", 2]]), ("yes", [["row", 0]])])
def test_a_draft_survives_an_interruption_without_what_no_longer_fits(said: str, left: list[list[object]]) -> None:
    t = Table(GAME).do(0, "row", 0).do(0, "row", 2).do(1, "wish", 2)
    assert t.asked == "sell"
    assert "row" not in str(t.view(1)), "nobody else sees the draft meanwhile"
    t.do(0, said)
    assert t.view(0)["asked"]["draft"] == left
    t.do(0, "done")
    assert t.state.sown[2] == (said == "no")
    assert t.state.paused == []


def test_who_imagines_the_position_does_not_know_the_draft() -> None:
    t = Table(GAME).do(0, "row", 0).do(1, "wish", 2)
    mine, theirs = (GAME.imagine(t.state, viewer, Random(1)).paused[0].drafts for viewer in (0, 1))
    assert (mine, theirs) == ({0: [("row", 0)]}, {})
