"""A miniature with the shape of Warrior Knights' round: secret plans in three stacks, carried out card by card.

Everybody plans at the same time; the stacks are shuffled and turned one card after the other; a card, once resolved,
goes to an area, and a full area brings its special phase before the next card is turned. One phase is a secret vote.
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
    Span,
    State,
    ask,
    bit,
    call,
    draft,
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
from araldo.kernel.pieces import forget, stock, take
from araldo.kernel.scenario import Table
from tests.kernel.harness import make_folder, prove, words

LEVY, RALLY, FEINT = range(3)  # where a card goes: to the taxes, to the assembly, home
KINDS = (LEVY, LEVY, LEVY, RALLY, RALLY, RALLY, FEINT)  # the cards of one baron
HAND = len(KINDS)
STACKS, WIDTH = 3, 2
ROUNDS = 3
TAXATION, ASSEMBLY = "taxation", "assembly"  # in this order, if both wait

TOO_FEW = Refusal("SH-PLN-01")


@dataclass(slots=True)
class Kingdom(State):
    chairman: int = public(0)
    crowns: list[int] = public()
    votes: list[int] = public()
    decrees: int = public(0)  # each counts like a card among the taxes
    placed: list[list[int]] = public()  # by seat and stack: how many cards still lie there
    phases: list[str] = public()  # special phases that wait for their moment
    hands: list[list[int]] = zone(Seen.OWNER, ordered=False)
    stacks: list[list[int]] = zone(Seen.NOBODY)
    turned: list[int] = zone(Seen.ALL)  # the card being resolved
    areas: list[list[int]] = zone(Seen.ALL, ordered=False)  # taxes, assembly


@dataclass(slots=True)
class Rounds(Frame):
    round: int = public(0)


@dataclass(slots=True)
class Round(Frame):
    planned: bool = public(False)


@dataclass(slots=True)
class Turned(Frame):
    """The top card of a stack: its owner may use it, then it is allocated, then what waits takes place."""

    used: bool = public(False)


@dataclass(slots=True)
class Taxation(Frame):
    pass


@dataclass(slots=True)
class Assembly(Frame):
    counted: bool = public(False)
    tied: bool = public(False)
    carried: bool = public(False)


PHASES: dict[str, type[Frame]] = {TAXATION: Taxation, ASSEMBLY: Assembly}


def owner(card: int) -> int:
    return card // HAND


def kind(card: int) -> int:
    return KINDS[card % HAND]


def begin(s: Kingdom, setup: Setup) -> None:
    stock(s, HAND * s.seats)
    s.crowns, s.votes, s.placed = [0] * s.seats, [0] * s.seats, [[0] * STACKS for _ in range(s.seats)]
    s.hands = [list(range(HAND * seat, HAND * (seat + 1))) for seat in range(s.seats)]
    for cards in s.hands:
        for card in cards:
            see(s, card, ALL)  # everybody knows what everybody starts with
    s.stacks, s.areas = [[] for _ in range(STACKS)], [[], []]
    call(s, Rounds())


def result(s: Kingdom) -> Outcome:
    return Outcome(tuple(s.crowns), tuple(seat for seat in range(s.seats) if s.crowns[seat] == max(s.crowns)))


def invariants(s: Kingdom) -> None:
    assert all(owner(card) == seat for seat, hand in enumerate(s.hands) for card in hand), "a stranger's card in a hand"
    laid = [[sum(owner(card) == seat for card in stack) for stack in s.stacks] for seat in range(s.seats)]
    assert laid == s.placed, "the stacks do not hold what was seen to be laid there"


def resample(t: Kingdom, viewer: int, rng: Random) -> None:
    """Backs tell whose card it is, as far as hands go; in a shuffled stack nobody knows whose card lies where."""
    for stack in t.stacks:
        rng.shuffle(stack)


# -- planning


def next_round(s: Kingdom, f: Rounds) -> int:
    if f.round == ROUNDS:
        return finish(s)
    f.round += 1
    s.chairman = f.round % s.seats
    call(s, Round())
    return AGAIN


def plan(s: Kingdom, f: Round) -> int | None:
    return None if f.planned else ask(s, "plan", *range(s.seats))


def plans(s: Kingdom, f: Round, seat: int, draft: list[Action]) -> list[Option]:
    laid = {action[1] for action in draft}
    room = [stack for stack in range(STACKS) if sum(action[2] == stack for action in draft) < WIDTH]
    return [("plan", card, stack) for card in sorted(s.hands[seat]) if card not in laid for stack in room]


def enough(s: Kingdom, f: Round, seat: int, draft: list[Action]) -> Refusal | None:
    return None if len(draft) == min(STACKS * WIDTH, len(s.hands[seat])) else TOO_FEW


def by_card(action: Action) -> int:
    return int(action[1])


def planned(s: Kingdom, f: Round, drafts: dict[int, list[Action]]) -> None:
    for seat, edits in drafts.items():
        forget(s, s.hands[seat], keep=bit(seat))
        for _, card, stack in edits:
            move(s, card, s.hands[seat], s.stacks[stack])
            s.placed[seat][stack] += 1
    f.planned = True


def shuffle_stacks(s: Kingdom, f: Round) -> None:
    for stack in s.stacks:
        shuffle(s, stack)


# -- card by card


def turn_card(s: Kingdom, f: Round) -> int | None:
    number = next((i for i, stack in enumerate(s.stacks) if stack), None)
    if number is None:
        return None
    card = take(s, s.stacks[number], s.turned, ALL)
    s.placed[owner(card)][number] -= 1
    note(s, "turned", card=card)
    call(s, Turned())
    return AGAIN


def use(s: Kingdom, f: Turned) -> int | None:
    return None if f.used else ask(s, "use", owner(s.turned[0]))


def uses(s: Kingdom, f: Turned, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    yield ("decline",), None
    yield ("use",), None


def card_used(s: Kingdom, f: Turned, seat: int, action: Action) -> None:
    f.used = True
    if action[0] == "use":
        (s.votes if kind(s.turned[0]) == RALLY else s.crowns)[seat] += 1


def allocate(s: Kingdom, f: Turned) -> None:
    card = s.turned[0]
    if kind(card) == FEINT:
        move(s, card, s.turned, s.hands[owner(card)])
    else:
        move(s, card, s.turned, s.areas[kind(card)])
    summon(s)


def summon(s: Kingdom) -> None:
    """A full area calls for its phase, unless that waits already or is being held."""
    for phase, cards in ((TAXATION, len(s.areas[LEVY]) + s.decrees), (ASSEMBLY, len(s.areas[RALLY]))):
        held = any(isinstance(frame, PHASES[phase]) for frame in s.frames)
        if cards >= 2 * s.seats and phase not in s.phases and not held:
            s.phases.append(phase)


def hold_phases(s: Kingdom, f: Turned) -> int | None:
    """Between two cards, one after the other. What is called for meanwhile waits here too."""
    if not s.phases:
        return None
    phase = max(s.phases)  # taxation before assembly
    s.phases.remove(phase)
    note(s, "phase", phase=phase)
    call(s, PHASES[phase]())
    return AGAIN


def tax(s: Kingdom, f: Taxation) -> None:
    for seat in range(s.seats):
        s.crowns[seat] += 2
    s.decrees = 0
    go_home(s, s.areas[LEVY])


def go_home(s: Kingdom, area: list[int]) -> None:
    for card in area[:]:
        move(s, card, area, s.hands[owner(card)])


# -- the assembly


def vote(s: Kingdom, f: Assembly) -> int | None:
    return None if f.counted else ask(s, "vote", *range(s.seats))


def ballots(s: Kingdom, f: Assembly, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    yield Span(("aye",), 0, s.votes[seat]), None
    yield Span(("nay",), 0, s.votes[seat]), None
    for word in ("aye", "nay"):
        yield Span((word,), s.votes[seat] + 1, 99), Refusal("SH-ASM-01", (("votes", s.votes[seat]),))


def voted(s: Kingdom, f: Assembly, answers: dict[int, Action]) -> None:
    for seat, (_, amount) in answers.items():
        s.votes[seat] -= amount
    aye, nay = (sum(n for word, n in answers.values() if word == wanted) for wanted in ("aye", "nay"))
    f.counted, f.tied, f.carried = True, aye == nay, aye > nay
    note(s, "counted", aye=aye, nay=nay)


def break_tie(s: Kingdom, f: Assembly) -> int | None:
    return ask(s, "casting", s.chairman) if f.tied else None


def casting_votes(s: Kingdom, f: Assembly, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    yield ("aye",), None
    yield ("nay",), None


def cast(s: Kingdom, f: Assembly, seat: int, action: Action) -> None:
    f.tied, f.carried = False, action == ("aye",)


def decree(s: Kingdom, f: Assembly) -> None:
    if f.carried:
        s.decrees += s.seats
        summon(s)


def dissolve(s: Kingdom, f: Assembly) -> None:
    go_home(s, s.areas[RALLY])
    note(s, "dissolved", carried=f.carried)


GAME = Game(
    id="planning",
    version=1,
    title={"en": "Planning", "it": "Pianificazione"},
    folder=make_folder(
        "planning",
        rules=["SH-PLN-01", "SH-ASM-01"],
        messages=words(
            prompts=["plan", "use", "vote", "casting"],
            verbs=["plan", "done", "drop", "reopen", "use", "decline", "aye", "nay"],
            logs=["turned", "phase", "counted", "dissolved"],
        ),
    ),
    state=Kingdom,
    seats=(2, 3),
    usual_seats=3,
    procedures=[
        procedure(Rounds, next_round),
        procedure(Round, plan, shuffle_stacks, turn_card),
        procedure(Turned, use, allocate, hold_phases),
        procedure(Taxation, tax),
        procedure(Assembly, vote, break_tie, decree, dissolve),
    ],
    questions=[
        draft("plan", Round, planned, edits=plans, ready=enough, rank=by_card),
        single("use", Turned, card_used, candidates=uses),
        sealed("vote", Assembly, voted, candidates=ballots),
        single("casting", Assembly, cast, candidates=casting_votes),
    ],
    begin=begin,
    result=result,
    bound=600,
    invariants=invariants,
    backs=[owner(card) for card in range(HAND * 3)],
    resample=resample,
)

PLAN = [(0, 0), (1, 0), (3, 1), (4, 1), (2, 2), (6, 2)]  # (card of one's own seven, stack): number 5 stays in hand


def planned_table(seats: int = 3, dice: list[int] | None = None) -> Table:
    t = Table(GAME, seats=seats, dice=dice or [])
    for seat in range(seats):
        for card, stack in PLAN:
            t.do(seat, "plan", HAND * seat + card, stack)
    for seat in range(seats):
        t.do(seat, "done")
    return t


def assembly_table(votes: list[int]) -> Table:
    """The last card that the assembly needs has just been turned."""
    t = planned_table(3)
    t.state.votes[:] = votes
    t.place("hands", owner(t.state.turned[0]), t.state.turned[:])
    t.place("areas", RALLY, [3, 4, 5, HAND + 3, HAND + 4]).place("turned", None, [HAND + 5])
    t.goto(Rounds(round=ROUNDS), Round(planned=True, step=2), Turned())
    return t.do(1, "decline")


def test_contract() -> None:
    proofs = [prove(GAME, 2, range(3)), prove(GAME, 3, range(2))]
    assert proofs[0].kinds | proofs[1].kinds == {"plan", "use", "vote", "casting"}


# -- planning


def test_a_plan_is_revised_freely_and_done_only_when_legal() -> None:
    t = Table(GAME)
    t.do(0, "plan", 0, 0).do(0, "plan", 1, 0)
    assert t.why(0, "plan", 2, 0) == "not-offered"  # two to a stack
    assert t.why(0, "plan", 0, 1) == "not-offered"  # laid already
    assert t.why(0, "done") == "SH-PLN-01"
    t.do(0, "drop", 0).do(0, "plan", 2, 0)
    for card, stack in ((0, 1), (3, 1), (4, 2), (5, 2)):
        t.do(0, "plan", card, stack)
    t.do(0, "done")
    assert t.waiting() == (1, 2)
    t.do(0, "reopen").do(0, "drop", 5).do(0, "plan", 6, 2).do(0, "done")
    assert t.state.asked.drafts[0][-1] == ("plan", 6, 2)


def test_no_effect_until_all_are_done() -> None:
    t = Table(GAME)
    before = [hand[:] for hand in t.state.hands]
    for seat in (2, 0):
        for card, stack in PLAN:
            t.do(seat, "plan", HAND * seat + card, stack)
        t.do(seat, "done")
    assert t.state.hands == before
    assert t.state.stacks == [[], [], []]


def test_a_plan_is_nobody_elses_business() -> None:
    """Until all have locked others see who has; then how many cards lie where, and no face."""
    plain, busy = Table(GAME), Table(GAME).do(0, "plan", 3, 1).do(0, "plan", 1, 2)
    for viewer in (1, 2, SPECTATOR):
        assert busy.view(viewer) == plain.view(viewer)
    assert busy.view(0)["asked"]["draft"] == [["plan", 3, 1], ["plan", 1, 2]]
    t = planned_table()
    for viewer in (0, 1, 2, SPECTATOR):
        view = t.view(viewer)
        assert view["placed"] == [[2 - (seat == owner(t.state.turned[0])), 2, 2] for seat in range(3)]
        assert view["stacks"] == [[None] * 5, [None] * 6, [None] * 6]


def test_what_each_can_imagine_of_the_stacks() -> None:
    """One's own cards are in the stacks where one laid them; the others' are anybody's guess, and so is the order."""
    t = planned_table()
    s = t.state
    mine = [{HAND + card for card, stack in PLAN if stack == i} for i in range(STACKS)]
    mine[0] -= set(s.turned)
    orders, theirs = set(), set()
    for i in range(200):
        w = GAME.imagine(s, 1, Random(i))
        for stack in range(STACKS):
            assert {card for card in w.stacks[stack] if owner(card) == 1} == mine[stack]
        orders.add(tuple(owner(card) for card in w.stacks[1]))
        theirs.add(frozenset(card for card in w.stacks[1] if owner(card) == 0))
    assert len(orders) > 60  # of the 90 there are
    assert len(theirs) == (21 if s.turned[0] // HAND else 15)  # any two of the cards that nobody has seen since


# -- execution


def test_stacks_are_carried_out_one_after_the_other_card_by_card() -> None:
    t = planned_table()
    turned = []
    while t.asked == "use" and len(turned) < 6:
        turned.append(t.state.turned[0])
        t.do(owner(turned[-1]), "decline")
    assert sorted(turned) == sorted(HAND * seat + card for seat in range(3) for card, stack in PLAN if stack == 0)


def test_a_special_phase_comes_between_two_cards() -> None:
    t = assembly_table([1, 1, 1])
    assert t.asked == "vote"
    assert not t.state.turned
    for seat in range(3):
        t.do(seat, "aye", 0)
    t.do(t.state.chairman, "nay")
    assert t.said("phase") == [{"phase": ASSEMBLY}]
    assert t.asked == "use"
    assert not t.state.areas[1]  # the cards went home before the next one was turned
    assert {3, 4, 5} <= set(t.state.hands[0])


def test_votes_are_secret_until_all_are_in() -> None:
    ayes, nays = assembly_table([3, 3, 3]).do(0, "aye", 3), assembly_table([3, 3, 3]).do(0, "nay", 1)
    for viewer in (1, 2, SPECTATOR):
        assert ayes.view(viewer) == nays.view(viewer)
    assert ayes.state.votes == [3, 3, 3]
    ayes.do(2, "nay", 1).do(0, "aye", 2).do(1, "nay", 0)  # a vote may be changed while it is secret
    assert ayes.state.votes == [1, 3, 2]
    assert ayes.said("counted") == [{"aye": 2, "nay": 1}]
    assert nays.why(1, "aye", 4) == "SH-ASM-01"


@pytest.mark.parametrize("votes", [("aye", 2, "nay", 2, "nay", 0), ("aye", 0, "aye", 0, "aye", 0)])
def test_the_chairman_breaks_a_tie(votes: tuple[str | int, ...]) -> None:
    t = assembly_table([2, 2, 2])
    t.state.chairman = 2
    for seat in range(3):
        t.do(seat, *votes[2 * seat : 2 * seat + 2])
    assert (t.asked, t.waiting()) == ("casting", (2,))
    t.do(2, "nay")
    assert t.said("dissolved") == [{"carried": False}]


def test_a_phase_called_for_during_another_waits_for_its_end() -> None:
    """The assembly decrees taxes and fills that area; the assembly ends first, and only then comes the taxation."""
    t = assembly_table([1, 0, 0])
    t.place("areas", LEVY, [0, 1, 2])
    for seat, word, amount in ((0, "aye", 1), (1, "nay", 0), (2, "nay", 0)):
        t.do(seat, word, amount)
    assert [e.kind for e in t.events if e.kind in ("phase", "dissolved")] == ["phase", "dissolved", "phase"]
    assert t.said("phase") == [{"phase": ASSEMBLY}, {"phase": TAXATION}]
    assert t.state.crowns == [2, 2, 2]


def test_of_two_that_wait_taxation_comes_first() -> None:
    t = assembly_table([1, 1, 1])
    t.state.phases = [ASSEMBLY, TAXATION]
    t.goto(Rounds(round=ROUNDS), Round(planned=True, step=2), Turned(step=2))
    assert t.asked == "vote"
    assert t.state.crowns == [2, 2, 2]
