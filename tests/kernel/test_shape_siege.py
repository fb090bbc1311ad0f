"""A siege that outlives the turn in which it was laid, and a party that acts by rule and is no seat."""

from __future__ import annotations

import pytest

from araldo.kernel import SPECTATOR, bit
from araldo.kernel.log import event_for
from araldo.kernel.scenario import Table
from tests.kernel.harness import prove
from tests.kernel.shapes_siege import BARBARIANS, GAME, Campaign, Raids, Round, Siege, Turn

# three seats: homes 0, 2, 4 (walled), marches 1, 3, 5, the steppe 6; the march before a home borders on it
A, B, C = 0, 1, 2
WON, LOST = (5, 0), (0, 5)  # the barbarians' die, then the defender's; chance counts from 0
HOME_A, MARCH_A, HOME_B, MARCH_B, HOME_C, MARCH_C, STEPPE = range(7)


def world(force: dict[int, int], *sieges: Siege, seat: int = A, now: int = 2) -> Table:
    """It is this seat's turn in this round. Barbarians stay at home: their force is 0 unless given."""
    t = Table(GAME, seats=3)
    t.state.round = now
    t.state.force = [force.get(territory, 5) for territory in range(6)] + [force.get(STEPPE, 0)]
    t.state.sieges = list(sieges)
    return t.goto(Campaign(), Round(at=seat + 1, step=1), Turn(seat=seat))


def raid(
    force: dict[int, int], *sieges: Siege, owner: dict[int, int] | None = None, dice: tuple[int, ...] = ()
) -> Table:
    """It is the barbarians' time, after every turn of this round. Nobody else is weak unless given."""
    t = Table(GAME, seats=3).script(*dice)
    t.state.force = [force.get(territory, 9) for territory in range(7)]
    t.state.owner = [(owner or {}).get(territory, was) for territory, was in enumerate(t.state.owner)]
    t.state.sieges = list(sieges)
    bands = [territory for territory, whose in enumerate(t.state.owner) if whose == BARBARIANS]
    return t.goto(Campaign(), Round(at=3, step=3), Raids(bands=bands))


def siege_of_b(force: int, since: int = 1, ends: int = 4) -> Siege:
    return Siege(besieger=A, territory=HOME_B, force=force, since=since, held=since, ends=ends)


def procedures(t: Table) -> list[str]:
    return [type(f).__name__ for f in t.state.frames]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_decision_can_be_copied_saved_and_replayed(seats: int) -> None:
    proof = prove(GAME, seats)
    assert proof.kinds == set(GAME.questions)
    assert proof.stacks == {("Campaign", "Round", "Turn"), ("Campaign", "Round", "Raids", "Raid")}


# -- sieges


def test_a_siege_is_a_record_and_not_a_procedure() -> None:
    """MU-SGE-01, -02: it needs superior force; then the turn ends, others act, and the siege stands for all to see."""
    t = world({MARCH_A: 12, HOME_B: 10, HOME_A: 10})
    assert t.why(A, "besiege", MARCH_A, HOME_B) == ""
    t.do(A, "besiege", MARCH_A, HOME_B)
    assert (procedures(t), t.waiting()) == (["Campaign", "Round", "Turn"], (B,))
    assert t.state.sieges == [Siege(besieger=A, territory=HOME_B, force=11, since=2, held=2, ends=5)]
    assert t.view(SPECTATOR)["sieges"][0]["force"] == 11
    assert t.state.force[HOME_B] == 10  # nothing is lost in the first turn
    t.do(B, "rest").do(C, "rest")
    assert (t.asked, t.waiting()) == ("siege", (A,))  # the next round begins with it


def test_equal_force_is_not_enough() -> None:
    """MU-SGE-01: one stays behind as a garrison, so eleven bring ten. A place is besieged by one only."""
    t = world({MARCH_A: 11, HOME_B: 10})
    assert t.why(A, "besiege", MARCH_A, HOME_B) == "SH-SGE-01"
    t = world({MARCH_A: 30, HOME_B: 10}, Siege(C, HOME_B, 12, 2, 2, 5))
    assert t.why(A, "besiege", MARCH_A, HOME_B) == "SH-SGE-02"


def test_attrition_ends_each_turn_after_the_first() -> None:
    """MU-SGE-08, MU-EX-057: 15 against 10 at the end of the second siege turn: each loses 1; the walls lose a level."""
    t = world({HOME_B: 10}, siege_of_b(15)).do(A, "confirm", HOME_B).do(A, "rest")
    assert (t.state.sieges[0].force, t.state.force[HOME_B], t.state.walls[HOME_B]) == (14, 9, 2)
    assert t.waiting() == (B,)


def test_each_siege_is_confirmed_in_its_own_round() -> None:
    """MU-DEC-48: two sieges of one seat are put one after the other; what is confirmed is not asked again."""
    second = Siege(besieger=A, territory=HOME_C, force=9, since=1, held=1, ends=4)
    t = world({}, siege_of_b(9), second)
    assert t.options(A) == [("confirm", HOME_B), ("abandon", HOME_B)]
    t.do(A, "confirm", HOME_B)
    assert t.options(A) == [("confirm", HOME_C), ("abandon", HOME_C)]
    t.do(A, "abandon", HOME_C)
    assert t.asked == "act"
    assert [siege.territory for siege in t.state.sieges] == [HOME_B]


def test_relief_forces_the_besieger_away() -> None:
    """MU-SGE-12, MU-EX-058: 30 besiege 20; another brings relief: in his next turn A can no longer confirm."""
    t = world({HOME_B: 20, HOME_A: 1}, siege_of_b(30), seat=C)
    t.state.florins[C] = 7
    assert not t.can(C, "relieve", HOME_B, 8)
    t.do(C, "relieve", HOME_B, 7)
    assert t.state.force[HOME_B] == 20 + 21
    assert (t.asked, t.waiting()) == ("siege", (A,))
    assert t.why(A, "confirm", HOME_B) == "SH-SGE-12"
    t.do(A, "abandon", HOME_B)
    assert t.state.sieges == []
    assert t.state.force[HOME_A] == 1 + 30
    assert t.said("lifted") == [{"territory": HOME_B, "why": "abandoned"}]


def test_a_besieger_may_go_of_his_own_will() -> None:
    """MU-SGE-11."""
    t = world({HOME_B: 10}, siege_of_b(15)).do(A, "abandon", HOME_B).do(A, "rest")
    assert t.state.sieges == []
    assert t.state.force[HOME_B] == 10  # no attrition any more


def test_nothing_is_placed_in_a_besieged_settlement() -> None:
    """MU-SGE-15."""
    t = world({}, siege_of_b(15), seat=B)
    assert t.why(B, "muster", HOME_B) == "SH-SGE-15"
    assert t.can(B, "muster", MARCH_B)


def test_a_place_falls_with_its_walls() -> None:
    """MU-SGE-06, -16, in short: without walls the superior force has it."""
    t = world({HOME_B: 10}, siege_of_b(15))
    t.state.walls[HOME_B] = 1
    t.do(A, "confirm", HOME_B).do(A, "rest")
    assert (t.state.owner[HOME_B], t.state.force[HOME_B], t.state.sieges) == (A, 14, [])


@pytest.mark.parametrize(("besiegers", "owner"), [(3, A), (1, BARBARIANS)])
def test_a_place_falls_with_its_last_defender(besiegers: int, owner: int) -> None:
    """MU-SGE-19: to the besieger, or to the barbarians if nobody is left on either side."""
    t = world({HOME_B: 1}, siege_of_b(besiegers))
    t.state.sieges[0].held = 2
    t.goto(Campaign(), Round(at=1, step=1), Turn(seat=A, step=2))
    assert (t.state.owner[HOME_B], t.state.force[HOME_B]) == (owner, besiegers - 1)


def test_a_siege_has_an_end() -> None:
    """A lasting record says itself when it is over; the same named step ends it."""
    t = world({HOME_B: 10, HOME_A: 1}, siege_of_b(15, ends=2)).do(A, "confirm", HOME_B).do(A, "rest")
    assert t.said("lifted") == [{"territory": HOME_B, "why": "exhausted"}]
    assert t.state.force[HOME_A] == 1 + 14


def test_sieges_perish_with_the_besieger() -> None:
    """MU-SGE-17: the barbarians take A's last land; A is out, and so is the siege."""
    t = raid({STEPPE: 7, MARCH_A: 2}, siege_of_b(8), owner={HOME_A: C}, dice=WON)
    assert t.said("perished") == [{"seat": A}]
    assert (t.state.out, t.state.sieges) == (bit(A), [])
    assert t.waiting() == (B,)


# -- barbarians


def test_barbarians_act_without_a_question() -> None:
    """MU-BRB-02, -05, -08, -11: the weakest neighbour is attacked; one stays, the rest moves in; nobody was asked."""
    t = raid({STEPPE: 7, MARCH_A: 6, MARCH_B: 5}, dice=WON)
    assert t.said("raided") == [{"source": STEPPE, "target": MARCH_B, "won": True}]
    assert (t.state.owner[MARCH_B], t.state.force[MARCH_B], t.state.force[STEPPE]) == (BARBARIANS, 6, 1)
    assert (t.state.round, t.asked, t.waiting()) == (2, "act", (A,))  # the next question is the next round's


def test_barbarians_who_fail_are_fewer() -> None:
    t = raid({STEPPE: 7, MARCH_A: 6}, dice=LOST)
    assert (t.state.owner[MARCH_A], t.state.force[STEPPE]) == (A, 5)


def test_barbarians_leave_equals_and_the_besieged_alone() -> None:
    """MU-BRB-02: more than the owner's force. MU-BRB-16: never a contested territory."""
    assert raid({STEPPE: 9}).said("raided") == []
    siege = Siege(besieger=C, territory=MARCH_A, force=9, since=1, held=1, ends=4)
    assert raid({STEPPE: 7, MARCH_A: 2}, siege).said("raided") == []


def test_a_territory_is_attacked_once_a_round() -> None:
    """MU-BRB-06: the second band, a neighbour too, has to choose another target."""
    weak = {HOME_B: 8, STEPPE: 7, MARCH_A: 2, MARCH_B: 6}
    t = raid(weak, owner={HOME_B: BARBARIANS}, dice=(*LOST, *LOST))
    assert [(e["source"], e["target"]) for e in t.said("raided")] == [(HOME_B, MARCH_A), (STEPPE, MARCH_B)]


def test_an_open_choice_is_put_to_the_people_under_seal() -> None:
    """Equal targets: all are asked, none sees another's answer, and while they agree chance has no part in it."""
    t = raid({STEPPE: 7, MARCH_A: 5, MARCH_B: 6, MARCH_C: 5}, dice=WON)
    assert (t.asked, t.waiting()) == ("target", (A, B, C))
    assert [(f["procedure"], f.get("source")) for f in t.view(A)["frames"][2:]] == [("Raids", None), ("Raid", STEPPE)]
    assert t.options(B) == [("target", MARCH_A), ("target", MARCH_C)]
    t.do(B, "target", MARCH_C)
    assert t.view(B)["asked"]["answer"] == ["target", MARCH_C]
    for viewer in (A, C, SPECTATOR):
        assert "answer" not in t.view(viewer)["asked"]
    t.do(A, "target", MARCH_C).do(C, "target", MARCH_C)
    assert t.said("aimed") == [{"target": MARCH_C, "agreed": True}]
    assert t.state.owner[MARCH_C] == BARBARIANS


@pytest.mark.parametrize(("chance", "target"), [(0, MARCH_A), (1, MARCH_B), (2, MARCH_C)])
def test_discord_is_decided_by_chance(chance: int, target: int) -> None:
    """By chance among all that the rule leaves open, however the voices were divided."""
    t = raid({STEPPE: 7, MARCH_A: 5, MARCH_B: 5, MARCH_C: 5}, dice=(chance, *WON))
    t.do(A, "target", MARCH_C).do(B, "target", MARCH_A).do(C, "target", MARCH_A)
    assert t.said("aimed") == [{"target": target, "agreed": False}]
    assert t.state.owner[target] == BARBARIANS


def test_who_is_out_has_no_voice() -> None:
    """The people are those still in the game."""
    t = raid({STEPPE: 7, MARCH_A: 5, MARCH_B: 5}, owner={HOME_C: A, MARCH_C: A})
    assert (t.asked, t.waiting()) == ("target", (A, B))


# -- behind the screens


def test_income_is_known_to_its_owner_only() -> None:
    """MU-HID-03: the die, the amount and the log line."""
    t = Table(GAME, dice=[0, 1, 2])
    assert t.view(A)["florins"] == [2 + 1, None, None]
    assert t.view(SPECTATOR)["florins"] == [None, None, None]
    heard = [event_for(event, B) for event in t.events]
    assert [told["value"] for told in heard if told is not None] == [2]
