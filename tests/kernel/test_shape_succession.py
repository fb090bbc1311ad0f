"""Deaths in the middle of another's action: order of the checks, what holds them, how the action goes on or ends."""

from __future__ import annotations

import pytest

from araldo.kernel import Action, Free, Procedure, ask, bit, call, leave, single
from araldo.kernel.scenario import Table
from tests.kernel.harness import prove
from tests.kernel.shapes_succession import GAME, NOBODY, Court, Era, Succession, Turn, restore

CHILD, ADULT = 9, 20
DIE = {face: face - 1 for face in range(1, 7)}  # chance counts from 0


def court(owner: list[int], heirs: list[list[int]], seat: int = 0) -> Table:
    """It is this seat's turn; these territories and heirs are there."""
    t = Table(GAME, seats=3)
    t.state.owner, t.state.heirs = owner, heirs
    return t.goto(Era(turn=seat + 1), Turn(seat=seat))


def procedures(t: Table) -> list[str]:
    return [type(f).__name__ for f in t.state.frames]


def told(t: Table, *kinds: str) -> list[tuple[str, int]]:
    return [(e.kind, e.params["seat"]) for e in t.events if e.kind in kinds]


@pytest.mark.parametrize("seats", [3, 4])
def test_every_decision_can_be_copied_saved_and_replayed(seats: int) -> None:
    proof = prove(GAME, seats, seeds=range(8))
    assert proof.kinds == set(GAME.questions)
    assert ("Era", "Turn", "Plot", "Succession") in proof.stacks
    assert ("Era", "Turn", "Return") in proof.stacks
    assert not any(stack.count("Succession") > 1 for stack in proof.stacks)


def test_a_plot_goes_on_where_a_death_interrupted_it() -> None:
    """CK-SUC-09: the succession is settled at the moment of death; then the second attempt, with the same hired men."""
    t = court([0, 0, 1, 1, 2, 2, NOBODY], [[ADULT], [CHILD], [CHILD]])
    t.script(DIE[3], DIE[4]).do(0, "plot", 1, 2).do(0, "hire", 2)
    assert procedures(t) == ["Era", "Turn", "Plot", "Succession"]
    assert (t.asked, t.waiting()) == ("regency", (0, 2))
    plot = t.state.frames[2]
    assert (plot.victims, plot.at, plot.hired, plot.kills) == ([1, 2], 1, 2, 0)
    assert plot.result is True  # of the attempt: not read yet, because the succession came between
    t.do(2, "accept").do(0, "contest").do(1, "lose", 2)
    assert t.said("crowned") == [{"seat": 1}]
    assert t.waiting() == (0, 1)  # the second king is dead: 4 and 2 hired men
    assert t.state.frames[2].kills == 1
    t.do(0, "accept").do(1, "accept")
    assert t.said("boasted") == [{"kills": 2}]
    assert t.state.gold[0] == 2 - 2 + 2
    assert (t.asked, t.waiting()) == ("plan", (1,))


def test_without_an_heir_half_the_land_is_kept() -> None:
    """CK-CRS-01: half, rounded up; the player chooses what goes. CK-EX-16: one territory is kept."""
    t = court([0, 2, 1, 1, 1, 2, NOBODY], [[ADULT], [], []])
    t.script(DIE[5]).do(0, "plot", 1).do(0, "hire", 0)
    assert (t.asked, t.waiting()) == ("lose", (1,))
    assert t.options(1) == [("lose", 2), ("lose", 3), ("lose", 4)]
    t.do(1, "lose", 3)
    assert t.state.owner == [0, 2, 1, NOBODY, 1, 2, NOBODY]
    assert t.said("crowned") == [{"seat": 1}]


def test_two_deaths_at_one_table_wait_for_each_other() -> None:
    """What happens together is one change: the first throne stays empty until the feast is over."""
    t = court([0, 0, 1, 1, 2, 2, NOBODY], [[ADULT], [CHILD], [CHILD]]).do(0, "feast").do(0, "poison", 2)
    assert t.state.king == [True, True, False]
    assert procedures(t) == ["Era", "Turn", "Feast"]
    assert (t.asked, t.options(0)) == ("guest", [("poison", 1)])
    assert t.why(0, "poison", 0) == "SH-DTH-01"
    t.do(0, "poison", 1)
    assert procedures(t) == ["Era", "Turn", "Succession"]


def test_deaths_are_settled_in_play_order_one_after_the_other() -> None:
    """From the acting seat on, whoever died first; the second succession starts when the first has ended."""
    t = court([0, 0, 1, 1, 2, 2, NOBODY], [[CHILD], [ADULT], [CHILD]], seat=1)
    t.do(1, "feast").do(1, "poison", 0).do(1, "poison", 2)
    assert (procedures(t), t.state.frames[-1].seat) == (["Era", "Turn", "Succession"], 2)
    t.do(0, "contest").do(1, "accept")
    assert t.asked == "lose"  # 2 is not done yet
    assert t.state.king == [False, True, False]
    t.do(2, "lose", 4)
    assert (procedures(t), t.state.frames[-1].seat) == (["Era", "Turn", "Succession"], 0)
    t.do(1, "accept").do(2, "accept")
    assert told(t, "crowned") == [("crowned", 2), ("crowned", 0)]


def test_the_first_check_that_applies_acts_alone() -> None:
    """A revolt takes the king and the last territory at once: the house falls, and nobody is crowned."""
    t = court([0, 0, 0, 1, 2, 2, NOBODY], [[ADULT], [ADULT], [ADULT]]).do(0, "revolt", 1)
    assert told(t, "fallen", "crowned") == [("fallen", 1)]
    assert t.asked == "house"


def test_after_each_check_the_list_starts_again() -> None:
    """1 loses its last land in its succession: it falls first, then the other throne, later in the list, is filled."""
    t = court([0, 0, 0, 1, 2, 2, NOBODY], [[ADULT], [CHILD], [ADULT]])
    t.do(0, "feast").do(0, "poison", 1).do(0, "poison", 2)
    t.do(0, "contest").do(2, "contest").do(1, "lose", 3)
    assert told(t, "fallen", "crowned") == [("crowned", 1), ("fallen", 1), ("crowned", 2)]


def test_the_fallen_are_skipped_until_the_action_is_finished() -> None:
    """CK-ELM-05: 1 falls in the middle of a plot, is asked for no vote while it goes on, and returns after it."""
    t = court([0, 0, 0, 1, 2, 2, NOBODY], [[ADULT], [CHILD], [CHILD]])
    t.script(DIE[6], DIE[6]).do(0, "plot", 1, 2).do(0, "hire", 0).do(0, "contest").do(2, "accept").do(1, "lose", 3)
    assert (t.state.out, t.state.exiles) == (bit(1), [1])
    assert (t.asked, t.waiting()) == ("regency", (0,))
    t.do(0, "accept")
    assert t.said("boasted") == [{"kills": 2}]
    assert (t.asked, t.waiting()) == ("house", (1,))


def test_a_fallen_player_returns_with_a_free_house() -> None:
    """CK-ELM-02, -04: a house nobody has used, on independent land; landless till then, but the checks are held."""
    t = court([0, 0, 0, 1, 2, 2, NOBODY], [[ADULT], [ADULT], [ADULT]]).do(0, "revolt", 1)
    assert t.options(1) == [("found", 3), ("found", 4), ("found", 5)]
    assert t.why(1, "found", 1) == t.why(1, "found", 0) == "SH-ELM-02"  # fallen, and reigning
    t.do(1, "found", 3)
    assert (t.asked, t.state.out) == ("land", 0)
    assert t.why(1, "settle", 0) == "SH-ELM-04"
    t.do(1, "settle", 6)
    assert (t.state.owner[6], t.state.house[1], t.state.king[1], t.state.heirs[1]) == (1, 3, True, [12, 5])
    assert told(t, "fallen", "returned") == [("fallen", 1), ("returned", 1)]
    assert (t.asked, t.waiting()) == ("plan", (1,))


def test_an_action_is_abandoned_when_its_actor_is_gone() -> None:
    """The plotter dies by his own plot and his house falls: no second attempt, no boast, but the turn's end comes."""
    t = court([0, 1, 1, 1, 2, 2, NOBODY], [[CHILD], [ADULT], [ADULT]])
    t.script(DIE[1], DIE[6]).do(0, "plot", 1, 2).do(0, "hire", 0)
    assert t.waiting() == (1, 2)
    t.do(1, "contest").do(2, "accept").do(0, "lose", 0)
    assert t.said("fallen") == [{"seat": 0}]
    assert t.state.dice == [DIE[6]]  # never rolled
    assert t.said("boasted") == []
    assert (procedures(t), t.asked) == (["Era", "Turn", "Return"], "house")
    t.do(0, "found", 4).do(0, "settle", 0)
    assert (t.asked, t.waiting()) == ("plan", (1,))


def test_an_actor_who_keeps_some_land_goes_on() -> None:
    """The same death with a territory left: the second attempt is made."""
    t = court([0, 0, 1, 1, 2, 2, NOBODY], [[CHILD], [ADULT], [ADULT]])
    t.script(DIE[1], DIE[6]).do(0, "plot", 1, 2).do(0, "hire", 0).do(1, "contest").do(2, "accept").do(0, "lose", 0)
    assert t.said("boasted") == [{"kills": 1}]
    assert told(t, "crowned") == [("crowned", 0), ("crowned", 2)]


def test_without_a_house_to_return_with_the_game_goes_on_without_the_player() -> None:
    """CK-ELM-09, -11: out for good; skipped in turns, votes and as a victim."""
    t = court([0, 0, 0, 1, 2, 2, NOBODY], [[ADULT], [ADULT], [CHILD]])
    t.state.spent = [3, 4, 5]
    t.do(0, "revolt", 1)
    assert t.waiting() == (2,)
    assert t.why(2, "plot", 1) == "SH-ELM-11"
    t.do(2, "rest").do(0, "revolt", 2)
    assert (t.asked, t.waiting()) == ("regency", (0,))


def test_the_last_house_ends_the_game() -> None:
    """CK-ELM-12: by the last check of the list, in the middle of a turn."""
    t = court([0, 0, 0, 1, 2, 2, NOBODY], [[ADULT], [ADULT], [ADULT]])
    t.state.spent = [3, 4, 5]
    t.do(0, "revolt", 1).do(2, "rest")
    t.state.owner[5] = 0
    t.do(0, "revolt", 2)
    assert GAME.over(t.state)
    assert GAME.outcome(t.state).winners == (0,)


def test_what_a_check_calls_holds_even_after_it_has_unwound_the_action() -> None:
    """A check may both `leave` and `call`: the called procedure stands lower on the stack, and holds all the same."""

    def abdicate(s: Court) -> bool:
        if s.king[0]:
            return False
        s.king[0] = True
        leave(s, Turn)
        call(s, Succession(seat=0))
        return True

    t = Table(GAME.but(checks=(abdicate,)), seats=3)
    t.state.heirs[0] = [CHILD]
    t.script(DIE[1]).do(0, "plot", 1).do(0, "hire", 0)
    assert procedures(t) == ["Era", "Turn", "Succession"]
    assert t.state.frames[-1].defers_checks


def test_a_standing_right_leaves_the_result_that_the_asking_procedure_keeps() -> None:
    """Somebody acts out of turn: the procedure that runs was not called by the one that asks, and tells it nothing."""

    def plan_or_be_cursed(s: Court, f: Turn) -> int | None:
        return None if f.planned else ask(s, "plan", f.seat, free=(Free("curse", (1,)),))

    def cursed(s: Court, f: Turn, seat: int, action: Action) -> None:
        call(s, Succession(seat=2))

    curse = single("curse", Turn, cursed, options=lambda s, f, seat: [("curse",)])
    t = Table(
        GAME.but(
            procedures=[
                Procedure(cls, steps) for cls, steps in ({**GAME.steps, Turn: (plan_or_be_cursed, restore)}).items()
            ],
            questions=(*GAME.questions.values(), curse),
        )
    )
    t.state.heirs[2] = [ADULT]
    t.goto(Era(turn=1), Turn(seat=0, result="kept")).do(1, "curse")
    assert t.said("crowned") == [{"seat": 2}]
    assert (t.asked, t.state.frames[-1].result) == ("plan", "kept")
