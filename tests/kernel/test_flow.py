"""The control flow: call, end, leave, finish, ask; who is skipped; what stands meanwhile; loops are found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from araldo.kernel import (
    AGAIN,
    SPECTATOR,
    Action,
    Frame,
    Free,
    Game,
    Outcome,
    Question,
    Refusal,
    Setup,
    State,
    Text,
    ask,
    bit,
    call,
    draft,
    end,
    finish,
    key_from_seed,
    leave,
    note,
    procedure,
    public,
    sealed,
    single,
    take_result,
)
from araldo.kernel.errors import BadRule, RuleLoop
from araldo.kernel.flow import ASK
from araldo.kernel.log import event_for
from araldo.kernel.record import Move, new_record, read, write
from tests.kernel.harness import make_folder


@dataclass(slots=True)
class Trace(State):
    told: list[str] = public()


@dataclass(slots=True)
class Main(Frame):
    rounds: int = public(0)


@dataclass(slots=True)
class Inner(Frame):
    depth: int = public(0)


@dataclass(slots=True)
class Deep(Frame):
    pass


Step = Callable[[Any, Any], int | None]


def say(word: str) -> Step:
    """A step that only leaves its word."""

    def step(s: Trace, f: Frame) -> None:
        s.told.append(word)

    step.__name__ = f"say_{word}"
    return step


def calling(frame: type[Frame]) -> Step:
    def step(s: Trace, f: Frame) -> None:
        s.told.append(f"call {frame.__name__}")
        call(s, frame())

    step.__name__ = f"call_{frame.__name__}"
    return step


def wait(s: Trace, f: Frame) -> int | None:
    return ask(s, "go", 0) if "went" not in s.told else None


def went(s: Trace, f: Frame, seat: int, action: Action) -> None:
    s.told.append("went")


GO = single("go", Frame, went, options=lambda s, f, seat: [("go",)])


def game(procedures: dict[type[Frame], tuple[Step, ...]], *questions: Question, **more: Any) -> Game:
    return Game(
        id="flow",
        version=1,
        title={"en": "Flow", "it": "Flusso"},
        folder=make_folder("flow"),
        state=Trace,
        seats=(3,),
        usual_seats=3,
        procedures=[procedure(frame, *steps) for frame, steps in procedures.items()],
        questions=[GO, *questions],
        bound=50,
        begin=lambda s, setup: call(s, Main()),
        result=lambda s: Outcome((0, 0, 0), (0,)),
        **more,
    )


def start(g: Game) -> Any:
    return g.start(Setup("flow", 1, 3, {}), key_from_seed(0))


# -- call, end, leave, finish


def test_a_caller_goes_on_after_what_it_called() -> None:
    s = start(game({Main: (say("a"), calling(Inner), say("d")), Inner: (say("b"), say("c"))}))
    assert s.told == ["a", "call Inner", "b", "c", "d"]
    assert s.frames == []


def test_end_skips_the_rest_and_gives_its_caller_the_result() -> None:
    def stop(s: Trace, f: Inner) -> int:
        return end(s, ("won", 3))

    def tell(s: Trace, f: Main) -> None:
        s.told.append(str(f.result))

    s = start(game({Main: (calling(Inner), tell), Inner: (stop, say("never"))}))
    assert s.told == ["call Inner", "('won', 3)"]


def test_a_procedure_without_end_returns_nothing() -> None:
    def tell(s: Trace, f: Main) -> None:
        s.told.append(str(f.result))

    s = start(game({Main: (calling(Inner), tell), Inner: ()}))
    assert s.told == ["call Inner", "None"]


def test_leave_unwinds_to_the_nearest_and_goes_on_there() -> None:
    def dig(s: Trace, f: Inner) -> None:
        call(s, Inner(depth=f.depth + 1) if f.depth < 2 else Deep())

    def out(s: Trace, f: Deep) -> int:
        return leave(s, Inner, "up")

    def tell(s: Trace, f: Inner) -> None:
        s.told.append(f"{f.depth} {f.result}")

    s = start(game({Main: (calling(Inner), say("end")), Inner: (dig, tell), Deep: (out, say("never"))}))
    assert s.told == ["call Inner", "2 up", "1 None", "0 None", "end"]


def test_leave_unwinds_several_procedures_at_once() -> None:
    def out(s: Trace, f: Deep) -> int:
        return leave(s, Main)

    s = start(game({Main: (calling(Inner), say("end")), Inner: (calling(Deep), say("never")), Deep: (out,)}))
    assert s.told == ["call Inner", "call Deep", "end"]


def test_leave_for_what_is_not_there_is_a_mistake() -> None:
    def out(s: Trace, f: Main) -> int:
        return leave(s, Deep)

    with pytest.raises(LookupError, match="no Deep on the stack"):
        start(game({Main: (out,), Deep: ()}))


def test_finish_unwinds_everything() -> None:
    def stop(s: Trace, f: Inner) -> int:
        return finish(s)

    g = game({Main: (calling(Inner), say("never")), Inner: (stop, say("never"))})
    s = start(g)
    assert g.over(s)
    assert g.waiting(s) == ()
    assert g.options(s, 0) == []
    assert s.told == ["call Inner"]


# -- ask


def test_an_answer_may_call_and_the_asking_step_is_entered_again_after_it() -> None:
    def ask_twice(s: Trace, f: Main) -> int | None:
        return ask(s, "dig", 1) if f.rounds < 2 else None

    def dug(s: Trace, f: Main, seat: int, action: Action) -> None:
        f.rounds += 1
        call(s, Inner())

    dig = single("dig", Main, dug, options=lambda s, f, seat: [("dig",)])
    g = game({Main: (ask_twice, say("end")), Inner: (say("in"),)}, dig)
    s = start(g)
    assert (s.told, g.waiting(s)) == ([], (1,))
    g.apply(s, 1, ("dig",))
    assert (s.told, g.waiting(s)) == (["in"], (1,))
    g.apply(s, 1, ("dig",))
    assert s.told == ["in", "in", "end"]


def vote(s: Trace, f: Main) -> int | None:
    return ask(s, "vote", 2, 0, 1, free=(Free("quit", (0, 1, 2)), Free("dig", (0, 1, 2)))) if not s.told else None


def voted(s: Trace, f: Main, answers: dict[int, Action]) -> None:
    s.told.append(" ".join(f"{seat}:{action[0]}" for seat, action in answers.items()))


def left(s: Trace, f: Main, seat: int, action: Action) -> None:
    s.out |= 1 << seat


VOTE = sealed("vote", Main, voted, options=lambda s, f, seat: [("aye",), ("nay",)])
QUIT = single("quit", Main, left, options=lambda s, f, seat: [("quit",)])
DIG = single("dig", Frame, lambda s, f, seat, action: call(s, Inner()), options=lambda s, f, seat: [("dig",)])


def test_who_is_out_is_not_asked() -> None:
    s = Trace(seats=3, out=0b101)
    assert ask(s, "vote", 0, 1, 2) == ASK
    assert s.asked is not None
    assert s.asked.seats == (1,)


@pytest.mark.parametrize(("out", "seats"), [(0b001, (0,)), (0b111, (0, 1, 2)), (0, ())])
def test_if_nobody_is_left_to_ask_the_step_goes_on(out: int, seats: tuple[int, ...]) -> None:
    s = Trace(seats=3, out=out)
    assert ask(s, "vote", *seats) is None
    assert s.asked is None


def test_answers_come_in_the_order_of_asking() -> None:
    g = game({Main: (vote,), Inner: ()}, VOTE, QUIT, DIG)
    s = start(g)
    for seat, word in ((0, "aye"), (1, "nay"), (2, "nay")):
        g.apply(s, seat, (word,))
    assert s.told == ["2:nay 0:aye 1:nay"]


def test_the_last_one_asked_may_go_and_the_others_have_answered() -> None:
    g = game({Main: (vote, say("end")), Inner: ()}, VOTE, QUIT, DIG)
    s = start(g)
    g.apply(s, 0, ("aye",))
    g.apply(s, 2, ("nay",))
    g.apply(s, 1, ("quit",))
    assert s.told == ["2:nay 0:aye", "end"]


def test_who_has_answered_and_goes_takes_the_answer_along() -> None:
    g = game({Main: (vote,), Inner: ()}, VOTE, QUIT, DIG)
    s = start(g)
    g.apply(s, 0, ("aye",))
    g.apply(s, 0, ("quit",))
    g.apply(s, 2, ("nay",))
    assert g.waiting(s) == (1,)
    g.apply(s, 1, ("nay",))
    assert s.told == ["2:nay 1:nay"]


def test_who_is_out_has_no_standing_right() -> None:
    g = game({Main: (vote,), Inner: ()}, VOTE, QUIT, DIG)
    s = start(g)
    g.apply(s, 1, ("quit",))
    assert g.free_options(s, 1) == []
    assert g.weigh(s, 1) == []


def test_sealed_answers_survive_a_procedure_that_a_free_action_calls() -> None:
    g = game({Main: (vote,), Inner: (say_nothing,)}, VOTE, QUIT, DIG)
    s = start(g)
    g.apply(s, 0, ("aye",))
    g.apply(s, 1, ("dig",))
    assert g.waiting(s) == (2, 1)
    assert s.asked.answers == {0: ("aye",)}


def say_nothing(s: Trace, f: Inner) -> None: ...


def test_an_answer_belongs_to_the_question_that_was_asked() -> None:
    """A free action opens another vote on top: what was answered below is no answer there."""

    def vote_again(s: Trace, f: Inner) -> int | None:
        return ask(s, "vote", 0, 1) if not s.told else None

    g = game({Main: (vote,), Inner: (vote_again,)}, VOTE, QUIT, DIG)
    s = start(g)
    g.apply(s, 0, ("aye",))
    g.apply(s, 1, ("dig",))
    assert g.waiting(s) == (0, 1)


def test_a_finished_draft_counts_when_the_last_one_goes() -> None:
    def plan(s: Trace, f: Main) -> int | None:
        return ask(s, "plan", 0, 1, free=(Free("quit", (0, 1)),)) if not s.told else None

    def planned(s: Trace, f: Main, drafts: dict[int, list[Action]]) -> None:
        s.told.append(str(drafts))

    plans = draft(
        "plan",
        Main,
        planned,
        edits=lambda s, f, seat, draft: [("lay", 1), ("lay", 2)],
        ready=lambda s, f, seat, draft: None if draft else Refusal("SH-FLW-01"),
    )
    g = game({Main: (plan,)}, plans, QUIT)
    s = start(g)
    for action in (("lay", 2), ("done",)):
        g.apply(s, 0, action)
    g.apply(s, 1, ("lay", 1))
    g.apply(s, 1, ("quit",))
    assert s.told == ["{0: [('lay', 2)]}"]


def test_a_draft_that_needs_no_leave_stays_done_while_others_act() -> None:
    def plan(s: Trace, f: Main) -> int | None:
        return ask(s, "plan", 0, 1, free=(Free("quit", (2,)),)) if not s.told else None

    def planned(s: Trace, f: Main, drafts: dict[int, list[Action]]) -> None:
        s.told.append(str(drafts))

    g = game({Main: (plan,)}, draft("plan", Main, planned, edits=lambda s, f, seat, draft: [("lay", 1)]), QUIT)
    s = start(g)
    g.apply(s, 0, ("lay", 1))
    g.apply(s, 0, ("done",))
    g.apply(s, 2, ("quit",))
    assert (g.waiting(s), s.asked.answers) == ((1,), {0: ("done",)})
    g.apply(s, 1, ("done",))
    assert s.told == ["{0: [('lay', 1)], 1: []}"]


# -- what a game is made of


def test_a_question_or_a_procedure_that_is_declared_twice_is_found() -> None:
    with pytest.raises(TypeError, match="declared twice: go"):
        game({Main: (wait,)}, GO)
    once = game({Main: (wait,)})
    with pytest.raises(TypeError, match="declared twice: Main"):
        once.but(procedures=[procedure(Main, wait), procedure(Main, wait)])


def test_an_action_answers_the_question_that_stands_or_a_right() -> None:
    g = game({Main: (vote,), Inner: ()}, VOTE, QUIT, DIG)
    s = start(g)
    assert g.question_of(s, 0, ("aye",)) is VOTE
    assert g.question_of(s, 0, ("dig",)) is DIG
    assert g.question_of(s, 0, ("go",)) is None
    finish(s)
    s.asked = None
    assert g.question_of(s, 0, ("aye",)) is None


# -- what is told


def test_a_secret_is_for_those_it_is_told_to() -> None:
    s = Trace(seats=3, log=[])
    note(s, "found", secret={"card": 7})
    note(s, "found", secret={"card": 7}, to=bit(1), rule="SH-FLW-01", seat=1)
    note(s, "whispered", only=bit(2))
    assert s.log is not None
    told = [[event_for(event, viewer) for event in s.log] for viewer in (0, 1, 2, SPECTATOR)]
    hidden = {"kind": "found", "hidden": True}
    ruled = {"kind": "found", "seat": 1, "rule": "SH-FLW-01"}
    assert told[0] == told[3] == [hidden, {**ruled, "hidden": True}, None]
    assert told[1] == [hidden, {**ruled, "card": 7}, None]
    assert told[2] == [hidden, {**ruled, "hidden": True}, {"kind": "whispered"}]


# -- loops


def test_a_procedure_that_never_asks_is_found() -> None:
    def round_and_round(s: Trace, f: Inner) -> int:
        return AGAIN

    with pytest.raises(RuleLoop, match="Main > Inner"):
        start(game({Main: (calling(Inner),), Inner: (round_and_round,)}))


def test_two_procedures_that_call_each_other_are_found() -> None:
    with pytest.raises(RuleLoop):
        start(game({Main: (calling(Inner),), Inner: (calling(Deep),), Deep: (calling(Inner),)}))


def test_checks_that_never_come_to_rest_are_found() -> None:
    with pytest.raises(RuleLoop, match="checks"):
        start(game({Main: (wait,)}, checks=[lambda s: True]))


# -- what is written about it


@pytest.mark.parametrize("text", ["plain", "a #bot", "two\nlines", "\u2028 \x85 \x0b", '"', "", "#default"])
def test_a_record_keeps_any_text(text: str) -> None:
    talk = single("talk", Frame, went, options=lambda s, f, seat: [Text(("say",), 20)])
    g = game({Main: (lambda s, f: ask(s, "talk", 0) if not s.told else None,)}, talk)
    record = new_record(g, g.setup(3), key_from_seed(0))
    record.moves = [Move(0, ("say", text), "bot"), Move(1, ("say", text))]
    assert read(g, write(g, record)).moves == record.moves


def test_a_result_is_taken_once_and_is_of_the_type_that_is_expected() -> None:
    frame = Main()
    assert take_result(frame, int) is None
    frame.result = 7
    assert take_result(frame, int) == 7
    assert take_result(frame, int) is None, "it does not stay"
    frame.result = "seven"
    with pytest.raises(BadRule, match=r"Main is given 'seven' and expects int"):
        take_result(frame, int)
