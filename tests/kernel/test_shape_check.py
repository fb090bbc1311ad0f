"""A check several procedures deep: bought draws, a joint window, a choice after each token, a counterattack, exits."""

from __future__ import annotations

import pytest

from araldo.kernel import SPECTATOR, bit
from araldo.kernel.scenario import Table
from tests.kernel.harness import prove
from tests.kernel.shapes_check import GAME, INDEPENDENT, CardTurn, Invasion, Rounds

JUST, KIND, CRUEL, GREEDY = 0, 1, 2, 3  # one token of each trait
HARVEST, TITHE = 24, 25  # one card of each event


def invade(*attacks: tuple[int, int], card: int = TITHE, owner: list[int] | None = None) -> Table:
    """Seat 0 has declared these attacks, in its last turn; bags hold one token of each trait."""
    t = Table(GAME, seats=3)
    t.state.owner = owner or [0, 0, 1, 1, 2, 2, INDEPENDENT]
    for seat in range(3):
        t.place("pool", None, t.state.bags[seat][:])
    for seat in range(3):
        t.place("bags", seat, [4 * seat + trait for trait in range(4)])
    t.place("resolving", None, [card])
    return t.goto(Rounds(turn=6), CardTurn(seat=0, step=2), Invasion(attacks=list(attacks), declared=True))


def fail_check(t: Table, seat: int) -> None:
    """The seat draws its greedy token, which fails, and has no other draw."""
    t.do(seat, "invest", 0).do(seat, "stop")


@pytest.mark.parametrize("seats", [3, 4])
def test_every_decision_can_be_copied_saved_and_replayed(seats: int) -> None:
    proof = prove(GAME, seats, seeds=range(4))
    assert proof.kinds == set(GAME.questions)
    assert ("Rounds", "CardTurn", "Invasion", "Attack", "Attack", "Check", "Sabotage") in proof.stacks


def test_gold_buys_draws_up_to_two_above_the_need() -> None:
    """CK-CHK-10, -11: against a dynasty N = 2, so one free draw leaves room for three; the range says so."""
    t = invade((1, 2))
    assert t.asked == "invest"
    assert t.waiting() == (0,)
    assert t.can(0, "invest", 3)
    assert t.why(0, "invest", 4) == "SH-CHK-11"
    assert t.why(0, "invest", 6) == "not-offered"  # nobody has six
    t.state.gold[0] = 1
    assert t.can(0, "invest", 1)
    assert not t.can(0, "invest", 2)


def test_a_draw_from_support_takes_room_from_gold() -> None:
    """CK-CHK-11: free draws and modifiers count against the limit."""
    t = invade((1, 2), owner=[0, 0, 1, 0, 2, 2, INDEPENDENT])
    assert t.can(0, "invest", 2)
    assert t.why(0, "invest", 3) == "SH-CHK-11"


def test_pledges_of_several_seats_count_together() -> None:
    """CK-CHK-15, -18, -21: two gold cancel a draw whoever gave them; an odd one returns to the last giver."""
    t = invade((1, 2)).script(GREEDY).do(0, "invest", 3)
    assert (t.asked, t.waiting()) == ("sabotage", (1,))
    t.do(1, "pledge", 1)
    assert t.waiting() == (2,)
    t.do(2, "pledge", 2)
    assert t.state.escrow == [0, 1, 2]
    assert t.state.gold == [2, 4, 3]
    t.do(1, "pass")
    assert t.waiting() == (2,)  # a raise opens the round again for everybody, the one who raised included
    t.do(2, "pass")
    assert t.asked == "token"
    assert t.state.frames[-1].draws == 4 - 1 - 1
    assert t.state.escrow == [0, 0, 0]
    assert t.state.gold == [2, 4, 4]
    assert t.state.treasury == 3 + 2


def test_passes_count_only_in_a_row() -> None:
    """CK-CHK-21: pass, pledge, pass is not two passes in a row of two."""
    t = invade((1, 2)).script(GREEDY).do(0, "invest", 3).do(1, "pass").do(2, "pledge", 2).do(1, "pass")
    assert (t.asked, t.waiting()) == ("sabotage", (2,))
    t.do(2, "pass")
    assert t.asked == "token"


def test_window_closes_when_no_more_can_be_cancelled() -> None:
    """CK-CHK-16, -21: never below N draws; a seat that has passed may still raise when its turn comes again."""
    t = invade((1, 2)).script(GREEDY).do(0, "invest", 3).do(1, "pass").do(2, "pledge", 1)
    assert t.can(1, "pledge", 3)
    assert t.why(1, "pledge", 4) == "SH-CHK-16"
    t.do(1, "pledge", 3)
    assert t.asked == "token"
    assert t.state.frames[-1].draws == 1
    assert t.state.gold == [2, 2, 4]


def test_no_window_where_nothing_can_be_cancelled() -> None:
    """CK-CHK-16: two draws for two successes are safe."""
    t = invade((1, 2)).script(GREEDY).do(0, "invest", 1)
    assert t.asked == "token"


def test_a_choice_follows_each_token() -> None:
    """CK-CHK-03, -06, -08, -20: kind fails in war but succeeds if sacrificed; success ends the draws; all see them."""
    t = invade((1, 2)).script(KIND, 1).do(0, "invest", 3).do(1, "pass").do(2, "pass")
    assert t.view(2)["drawn"] == [KIND]
    assert t.view(2)["bags"][0] == {"known": [], "hidden": 3}
    assert t.state.frames[-1].wins == 0
    t.do(0, "sacrifice")
    assert t.state.box == [KIND]
    assert t.state.frames[-1].wins == 1
    assert not t.can(0, "sacrifice")  # once a token
    t.do(0, "draw")
    assert t.state.drawn == [CRUEL]
    assert t.why(0, "draw") == "SH-CHK-03"
    t.do(0, "stop")
    assert t.state.owner[2] == 0
    assert sorted(t.state.bags[0]) == [JUST, CRUEL, GREEDY]  # the drawn ones are back, the sacrificed one is not


def test_only_critical_tokens_are_sacrificed_and_draws_run_out() -> None:
    """CK-CHK-06, -09."""
    t = invade((1, 2)).script(JUST).do(0, "invest", 0)
    assert t.why(0, "sacrifice") == "SH-CHK-06"
    assert t.why(0, "draw") == "SH-CHK-09"


def test_a_cruel_token_given_up_costs_the_success() -> None:
    """CK-CHK-07: the result that `end` hands to the attack is False."""
    t = invade((0, 6)).script(CRUEL).do(0, "invest", 0).do(0, "sacrifice").do(0, "stop")
    assert t.said("attacked") == [{"seat": 0, "target": 6, "won": False}]
    assert t.state.owner[6] == INDEPENDENT


def test_the_stack_says_why_we_are_here() -> None:
    """CK-INV-20, -21: the counterattack is a full attack, so its window stands on seven procedures."""
    t = invade((1, 2)).script(GREEDY)
    fail_check(t, 0)
    assert (t.asked, t.waiting()) == ("counter", (1,))
    t.do(1, "strike").do(1, "invest", 3)
    assert (t.asked, t.waiting()) == ("sabotage", (2,))
    seen = t.view(SPECTATOR)["frames"]
    assert [(f["procedure"], f.get("seat")) for f in seen] == [
        ("Rounds", None),
        ("CardTurn", 0),
        ("Invasion", 0),
        ("Attack", 0),
        ("Attack", 1),
        ("Check", 1),
        ("Sabotage", None),
    ]
    assert [f["target"] for f in seen if f["procedure"] == "Attack"] == [2, 1]
    assert seen[5]["need"] == 2
    assert seen[6]["most"] == 2


def test_after_a_counterattack_the_next_target_follows() -> None:
    """CK-INV-03, -21: no counter to a counter; the invasion goes on with what it had declared."""
    t = invade((1, 2), (0, 6)).script(GREEDY, GREEDY)
    fail_check(t, 0)
    t.do(1, "strike")
    fail_check(t, 1)
    assert t.asked == "invest"
    assert [type(f).__name__ for f in t.state.frames] == ["Rounds", "CardTurn", "Invasion", "Attack", "Check"]
    assert t.state.frames[3].target == 6


def test_an_attack_whose_source_is_lost_is_cancelled() -> None:
    """CK-INV-03: territory 1 was conquered in the counterattack, so nothing marches out of it; the turn goes on."""
    t = invade((1, 2), (1, 6), card=HARVEST).script(GREEDY, JUST, 1)
    fail_check(t, 0)
    t.do(1, "strike").do(1, "invest", 1).do(1, "draw").do(1, "stop")
    assert t.state.owner[1] == 1
    assert [e["target"] for e in t.said("attacked")] == [2, 1]
    assert t.said("home") == [{"seat": 0}]
    assert (t.asked, t.waiting()) == ("harvest", (0,))


@pytest.mark.parametrize("card", [HARVEST, TITHE])
def test_the_event_follows_an_invasion_that_was_cut_short(card: int) -> None:
    """CK-TRN-02, -03 in shape: the invader is gone, `leave` drops the rest of the invasion, the event still comes."""
    t = invade((1, 2), (1, 0), card=card, owner=[INDEPENDENT, 0, 1, 1, 2, 2, INDEPENDENT]).script(GREEDY, JUST, 1)
    fail_check(t, 0)
    t.do(1, "strike").do(1, "invest", 1).do(1, "draw").do(1, "stop")
    assert t.said("eliminated") == [{"seat": 0}]
    assert t.state.out == bit(0)
    assert [e["target"] for e in t.said("attacked")] == [2, 1]
    assert t.said("home") == []
    assert t.said("event") == [{"card": card}]  # the harvest asks nobody: its player is out
    assert t.state.gold == ([5, 4, 5] if card == HARVEST else [4, 3, 4])
    assert t.state.discard == [card]
    assert GAME.over(t.state)


def test_the_last_dynasty_ends_the_game_from_within() -> None:
    """CK-ELM-12: `finish` unwinds all procedures at once; no event, no further turn."""
    t = invade((1, 2), owner=[INDEPENDENT, 0, 1, 1, 1, 1, INDEPENDENT]).script(GREEDY, JUST, 1)
    fail_check(t, 0)
    t.do(1, "strike").do(1, "invest", 1).do(1, "draw").do(1, "stop")
    assert GAME.over(t.state)
    assert t.said("event") == []
    assert GAME.outcome(t.state).winners == (1,)


def test_a_bag_is_its_owners_secret() -> None:
    """CK-CHK-19: the owner lists it; the others see how many."""
    t = Table(GAME)
    assert sorted(t.view(0)["bags"][0]["known"]) == sorted(t.state.bags[0])
    assert t.view(1)["bags"][0] == t.view(SPECTATOR)["bags"][0] == {"known": [], "hidden": 4}
