"""A miniature with the shape of huge choices: troops spread over regions by all at once, cards chosen to pay a price.

Nobody lists the thousands of ways to do it. A draft grows by small edits, may be revised until it is done, is nobody
else's business, and does nothing before all are in; what then no longer fits is asked again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations
from random import Random

import pytest

from araldo.kernel import (
    AGAIN,
    ALL,
    SPECTATOR,
    Action,
    Frame,
    Free,
    Game,
    Illegal,
    Option,
    Outcome,
    Refusal,
    Seen,
    Setup,
    State,
    ask,
    bit,
    call,
    draft,
    move,
    note,
    procedure,
    public,
    shuffle,
    single,
    zone,
)
from araldo.kernel.pieces import draw, stock
from araldo.kernel.question import DONE
from araldo.kernel.scenario import Table
from tests.kernel.harness import make_folder, prove, words

REGIONS, ROOM, TROOPS = 4, 3, 5
TOWERS = 2  # in the common stock, whoever wants them
CARDS = 12  # card c is worth c % 4 + 1
PRICE = 6

TOO_FEW = Refusal("SH-DRA-01")
TOO_LITTLE = Refusal("SH-DRA-02")
UNDER_WATER = Refusal("SH-DRA-03")


@dataclass(slots=True)
class March(State):
    stock: int = public(TOWERS)
    troops: list[list[int]] = public()  # by seat and region
    towers: list[list[int]] = public()
    flooded: list[int] = public()  # regions where nobody can stand
    deck: list[int] = zone(Seen.NOBODY)
    hands: list[list[int]] = zone(Seen.OWNER, ordered=False)
    discard: list[int] = zone(Seen.ALL, ordered=False)


@dataclass(slots=True)
class Muster(Frame):
    order: list[int] = public()  # who still has to muster, in turn order


@dataclass(slots=True)
class Upkeep(Frame):
    seat: int = public(0)
    paid: bool = public(False)


@dataclass(slots=True)
class Year(Frame):
    paying: int = public(0)


def begin(s: March, setup: Setup) -> None:
    stock(s, CARDS)
    s.troops, s.towers = ([[0] * REGIONS for _ in range(s.seats)] for _ in range(2))
    s.deck, s.hands = list(range(CARDS)), [[] for _ in range(s.seats)]
    shuffle(s, s.deck)
    for seat in range(s.seats):
        for _ in range(4):
            draw(s, s.deck, s.hands[seat], bit(seat))
    call(s, Year())


def result(s: March) -> Outcome:
    scores = tuple(sum(s.towers[seat]) for seat in range(s.seats))
    return Outcome(scores, tuple(seat for seat in range(s.seats) if scores[seat] == max(scores)))


def muster_all(s: March, f: Year) -> None:
    call(s, Muster(order=list(range(s.seats))))


def pay_upkeep(s: March, f: Year) -> int | None:
    if f.paying == s.seats:
        return None
    call(s, Upkeep(seat=f.paying))
    f.paying += 1
    return AGAIN


# -- the muster: all at once, applied in turn order


def muster(s: March, f: Muster) -> int | None:
    return ask(s, "muster", *f.order, free=(Free("flood", (s.seats - 1,)),)) if f.order else None


def placements(s: March, f: Muster, seat: int, draft: list[Action]) -> list[Option]:
    found: list[Option] = []
    for region in range(REGIONS):
        if region not in s.flooded:
            if draft.count(("troop", region)) < ROOM and count(draft, "troop") < TROOPS:
                found.append(("troop", region))
            if ("tower", region) not in draft and count(draft, "tower") < s.stock:
                found.append(("tower", region))
    return found


def mustered_enough(s: March, f: Muster, seat: int, draft: list[Action]) -> Refusal | None:
    if any(region in s.flooded for _, region in draft):
        return UNDER_WATER
    if count(draft, "tower") > s.stock:
        return Refusal("SH-DRA-04", (("stock", s.stock),))
    return None if count(draft, "troop") == min(TROOPS, ROOM * (REGIONS - len(s.flooded))) else TOO_FEW


def next_placement(s: March, f: Muster, seat: int, draft: list[Action]) -> Action:
    """For a seat that is away: troops from the first region on, and no tower."""
    if mustered_enough(s, f, seat, draft) is None:
        return DONE
    return next(edit for edit in placements(s, f, seat, draft) if edit[0] == "troop")


def count(draft: list[Action], verb: str) -> int:
    return sum(edit[0] == verb for edit in draft)


def mustered(s: March, f: Muster, drafts: dict[int, list[Action]]) -> None:
    """In turn order; who wanted a tower that another has taken by then musters again."""
    f.order = []
    for seat, edits in drafts.items():
        if mustered_enough(s, f, seat, edits) is not None:
            f.order.append(seat)
            continue
        s.stock -= count(edits, "tower")
        for verb, region in edits:
            (s.troops if verb == "troop" else s.towers)[seat][region] += 1
    note(s, "mustered", again=f.order[:])


def floods(s: March, f: Muster, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    for region in range(REGIONS):
        yield ("flood", region), UNDER_WATER if s.flooded else None


def flooded(s: March, f: Muster, seat: int, action: Action) -> None:
    s.flooded.append(action[1])
    note(s, "flooded", region=action[1])


# -- the upkeep: some of one's cards, worth enough together


def upkeep(s: March, f: Upkeep) -> int | None:
    return None if f.paid else ask(s, "upkeep", f.seat)


def payments(s: March, f: Upkeep, seat: int, draft: list[Action]) -> list[Option]:
    return [edit for card in s.hands[seat] if (edit := ("discard", card)) not in draft]


def paid_enough(s: March, f: Upkeep, seat: int, draft: list[Action]) -> Refusal | None:
    worth = sum(card % 4 + 1 for _, card in draft)
    return None if worth >= PRICE or len(draft) == len(s.hands[seat]) else TOO_LITTLE


def paid(s: March, f: Upkeep, drafts: dict[int, list[Action]]) -> None:
    for _, card in drafts[f.seat]:
        move(s, card, s.hands[f.seat], s.discard, ALL)
    f.paid = True


GAME = Game(
    id="draft",
    version=1,
    title={"en": "Draft", "it": "Bozza"},
    folder=make_folder(
        "draft",
        rules=[f"SH-DRA-0{i}" for i in range(1, 5)],
        messages=words(
            prompts=["muster", "upkeep", "flood"],
            verbs=["troop", "tower", "done", "drop", "reopen", "flood", "discard"],
            logs=["mustered", "flooded"],
        ),
    ),
    state=March,
    seats=(2, 3),
    usual_seats=3,
    procedures=[procedure(Year, muster_all, pay_upkeep), procedure(Muster, muster), procedure(Upkeep, upkeep)],
    questions=[
        draft(
            "muster",
            Muster,
            mustered,
            edits=placements,
            ready=mustered_enough,
            default=next_placement,
            rank=lambda edit: (edit[1], edit[0]),
        ),
        single("flood", Muster, flooded, candidates=floods),
        draft("upkeep", Upkeep, paid, edits=payments, ready=paid_enough, rank=lambda edit: edit[1]),
    ],
    begin=begin,
    result=result,
    bound=200,
    backs=[0] * CARDS,
)


def place(t: Table, seat: int, *regions: int) -> Table:
    for region in regions:
        t.do(seat, "troop", region)
    return t


@pytest.mark.parametrize("seats", GAME.seats)
def test_contract(seats: int) -> None:
    proof = prove(GAME, seats, range(8))
    assert proof.kinds == {"muster", "upkeep"}


def test_done_only_when_legal() -> None:
    t = place(Table(GAME), 0, 0, 0, 0, 1)
    assert t.why(0, "done") == "SH-DRA-01"
    assert t.why(0, "troop", 0) == "not-offered"
    place(t, 0, 3)
    assert t.why(0, "troop", 3) == "not-offered"
    t.do(0, "done")
    assert t.waiting() == (1, 2)


def test_people_drop_and_reopen() -> None:
    t = place(Table(GAME), 0, 0, 1, 2, 3, 3).do(0, "done")
    assert t.options(0) == []
    assert GAME.options(t.state, 0, revise=True) == [("reopen",)]
    t.do(0, "reopen").do(0, "drop", 0).do(0, "troop", 2).do(0, "done")
    assert t.view(0)["asked"]["draft"] == [["troop", region] for region in (1, 2, 3, 3, 2)]
    assert t.why(0, "drop", 0) == "not-asked"  # done is done until it is reopened


def test_bots_see_edits_in_their_order_and_take_nothing_back() -> None:
    t = place(Table(GAME), 0, 2)
    assert t.options(0) == [("troop", 2), ("troop", 3), ("tower", 3)]
    assert {("troop", 1), ("tower", 2), ("drop", 0)} <= set(GAME.options(t.state, 0, revise=True))


def test_whoever_has_listed_what_a_bot_sees_may_still_revise() -> None:
    s = place(Table(GAME), 0, 2).state
    for edit in (("troop", 1), ("drop", 0)):
        assert edit not in GAME.options(s, 0)
        GAME.apply(s, 0, edit)
    assert s.asked is not None
    assert s.asked.drafts[0] == [("troop", 1)]
    GAME.options(s, 0)
    with pytest.raises(Illegal):
        GAME.apply(s, 0, ("troop", REGIONS))


def test_an_action_that_was_just_listed_is_not_sought_again() -> None:
    asked: list[Action] = []

    def counted(s: March, f: Muster, seat: int, draft: list[Action]) -> list[Option]:
        asked.append(tuple(draft))
        return placements(s, f, seat, draft)

    own = draft("muster", Muster, mustered, edits=counted, ready=mustered_enough, default=next_placement)
    game = GAME.but(questions=[own, *(q for q in GAME.questions.values() if q.kind != "muster")])
    s = Table(game).state
    for edit in (("troop", 0), ("troop", 1)):
        assert edit in game.options(s, 0)
        game.apply(s, 0, edit)
    assert len(asked) == 2


def test_what_was_listed_while_a_draft_was_imagined_is_not_offered() -> None:
    s = place(Table(GAME), 0, 0, 1, 2, 3, 3).do(0, "done").state
    imagined = GAME.imagine(s, 1, Random(1))
    assert imagined.offered is None
    GAME.apply(imagined, 0, ("reopen",))


def test_a_bot_that_went_too_fast_may_go_back() -> None:
    """Three in the last region: no more room there, two troops left, so all regions are open again."""
    t = place(Table(GAME), 0, 3, 3, 3)
    assert ("troop", 0) in t.options(0)
    place(t, 0, 1)
    assert ("troop", 0) not in t.options(0)


def test_drafts_have_no_effect_and_no_witness_until_all_are_done() -> None:
    plain, busy = Table(GAME), Table(GAME)
    place(busy, 0, 0, 1, 2, 3).do(0, "tower", 1)
    for viewer in (1, 2, SPECTATOR):
        assert busy.view(viewer) == plain.view(viewer)
    place(busy, 0, 3).do(0, "done")
    assert busy.view(1)["asked"]["answered"] == [0]
    assert busy.state.troops == [[0] * REGIONS] * 3
    for seat in (2, 1):
        place(busy, seat, 0, 0, 1, 1, 2).do(seat, "done")
    assert busy.state.troops == [[1, 1, 1, 2], [2, 2, 1, 0], [2, 2, 1, 0]]
    assert busy.state.towers[0] == [0, 1, 0, 0]


def test_order_of_arrival_has_no_effect() -> None:
    ends = set()
    for order in permutations(range(3)):
        t = Table(GAME)
        for i in range(5):
            for seat in order:
                t.do(seat, "troop", (seat + i) % 4)
        for seat in reversed(order):
            t.do(seat, "done")
        ends.add(GAME.pack(t.state))
    assert len(ends) == 1


def test_what_no_longer_fits_is_asked_again() -> None:
    """Two towers in stock: 0 and 1 take them in turn order, 2 wanted one and musters again, alone."""
    t = Table(GAME)
    for seat in (2, 1, 0):
        place(t, seat, 0, 0, 1, 1, 2).do(seat, "tower", seat).do(seat, "done")
    assert t.said("mustered") == [{"again": [2]}]
    assert (t.asked, t.waiting()) == ("muster", (2,))
    assert t.state.troops[1] == [2, 2, 1, 0]
    assert t.state.troops[2] == [0] * REGIONS
    assert t.why(2, "tower", 0) == "not-offered"


def test_a_free_action_keeps_what_fits_of_each_draft() -> None:
    t = place(place(Table(GAME), 0, 0, 0, 1, 1, 2).do(0, "done"), 1, 3, 3, 0)
    t.do(2, "flood", 3)
    assert t.waiting() == (1, 2)  # 0 stays done
    assert t.view(1)["asked"]["draft"] == [["troop", 0]]


def test_a_done_draft_that_no_longer_fits_is_open_again() -> None:
    t = place(Table(GAME), 0, 0, 0, 1, 1, 2).do(0, "tower", 3).do(0, "done")
    t.do(2, "flood", 1)
    assert t.waiting() == (0, 1, 2)
    assert t.view(0)["asked"]["draft"] == [["troop", 0], ["troop", 0], ["troop", 2], ["tower", 3]]
    assert t.why(0, "done") == "SH-DRA-01"


def test_others_drafts_are_imagined_anew_and_legal() -> None:
    t = place(Table(GAME), 1, 0, 0, 0, 1, 1).do(1, "done")
    place(t, 0, 2)
    found = set()
    for i in range(60):
        world = GAME.imagine(t.state, 0, Random(i))
        assert world.asked.drafts[0] == [("troop", 2)]
        assert mustered_enough(world, world.frames[-1], 1, world.asked.drafts[1]) is None
        found.add(tuple(sorted(world.asked.drafts[1])))
    assert len(found) > 30


def test_the_default_finishes_a_draft() -> None:
    t = Table(GAME)
    for _ in range(TROOPS):
        t.do(1, *GAME.default(t.state, 1))
    assert GAME.default(t.state, 1) == DONE
    assert t.view(1)["asked"]["draft"] == [["troop", 0]] * 3 + [["troop", 1]] * 2


def test_enough_of_one_s_cards() -> None:
    t = Table(GAME)
    t.place("deck", None, t.state.hands[0][:]).place("hands", 0, [0, 4, 2, 3]).goto(Upkeep(seat=0))  # worth 1, 1, 3, 4
    t.do(0, "discard", 3).do(0, "discard", 0)
    assert t.why(0, "done") == "SH-DRA-02"
    t.do(0, "drop", 1).do(0, "discard", 2).do(0, "done")
    assert sorted(t.state.discard) == [2, 3]
