"""Cards that act at once in a Combat turn, also between two rolls (MU-CRD-03)."""

from __future__ import annotations

from typing import Any

import pytest

from araldo.games.medioevo_universale.board import NUMBER
from araldo.games.medioevo_universale.box import FACE, FORT
from araldo.games.medioevo_universale.frames import CombatTurn
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, hold, know, leader, own, table
from tests.games.medioevo_universale.test_battle import LEVEL_3
from tests.games.medioevo_universale.test_war import army, march, others, war


def attack(*techs: str, vf: int = 20, walls: int = 0) -> tuple[Table, Any]:
    """Seat 0 attacks Palestine of seat 1 with 20 VF from Judea."""
    t = table()
    others(t)
    own(t, 0, "judea", 5)
    own(t, 1, "palestine", vf)
    if walls:
        build(t, "palestine", FORT, walls)
    know(t, 0, *techs)
    war(t)
    wagon, _ = army(t, 0, "judea", 20)
    return march(t, 0, wagon), wagon


def hand(t: Table, seat: int) -> list[str]:
    return sorted(FACE[p] for p in t.state.hands[seat])


@pytest.mark.rule("MU-CRD-03", "MU-HID-05", "MU-AMB-20")
@pytest.mark.example("MU-EX-040")
def test_an_assassin_before_a_roll_does_not_count_as_a_battle_card() -> None:
    t, _ = attack()
    hold(t, 0, "assassino", "balestriere")
    hold(t, 1, "eroina", "genio")
    t.do(0, "attack", "palestine").do(0, "play", "assassino", 1).do(1, "pass")
    assert t.asked == "pry"
    t.do(0, "choose_card", "genio")
    assert hand(t, 1) == ["eroina"]
    assert t.asked == "battle_cards"
    assert t.can(0, "cards", "balestriere")  # LT I: one card, and the assassin besides


@pytest.mark.rule("MU-CRD-03")
@pytest.mark.example("MU-EX-041")
def test_a_thief_between_two_rolls() -> None:
    t, _ = attack(*LEVEL_3, "ingegneria", vf=10, walls=1)
    hold(t, 0, "ladro", "condottiero", "genio")
    hold(t, 1, "balestriere")
    t.do(0, "attack", "palestine").do(0, "assault").do(0, "cards").script(0, 0)
    t.do(1, "cards", "balestriere")
    t.do(0, "fight").do(0, "play", "ladro", 1, "card").do(1, "pass").do(0, "choose_card", "balestriere")
    t.script(3, 5).do(0, "cards", "balestriere", "condottiero", "genio")
    assert t.said("rolled_battle")[-1]["attack"] == 4 + 1 + 1 + 2
    assert t.said("rolled_battle")[-1]["defence"] == 6 + 1


@pytest.mark.rule("MU-CRD-03")
def test_only_the_player_whose_combat_turn_it_is_plays_them() -> None:
    t, _ = attack()
    hold(t, 1, "ladro", "balestriere")
    t.do(0, "attack", "palestine")
    assert t.waiting() == (1,)
    assert {o[0] for o in t.options(1)} == {"cards"}


@pytest.mark.rule("MU-CRD-03")
def test_a_flagellant_thins_the_ranks_of_the_battle() -> None:
    t, _ = attack(vf=8)
    hold(t, 0, "flagellante", "sicario")
    t.do(0, "attack", "palestine").script(5, 0).do(0, "play", "flagellante", 1)
    battle = t.state.frames[-1]
    assert battle.wall == [7]
    t.script(5, 0).do(0, "cards")
    assert (battle.wall, battle.fell) == ([2], [5])
    t.script(5, 0).do(0, "fight").do(0, "cards")
    assert t.state.owner[NUMBER["palestine"]] == 0


@pytest.mark.rule("MU-CRD-03", "MU-AMB-79")
def test_no_new_captain_out_of_fighting_armies() -> None:
    t, wagon = attack()
    hold(t, 0, "conestabile")
    t.do(0, "attack", "palestine")
    assert not t.can(0, "play", "conestabile", "aboard", wagon.id)
    assert t.can(0, "play", "conestabile", "judea")
    assert t.can(0, "play", "conestabile", t.state.captains[0][0].id)


@pytest.mark.rule("MU-CAP-02", "MU-CMP-03", "MU-AMB-79")
@pytest.mark.parametrize(("limits", "captains", "may"), [(True, 2, True), (True, 3, False), (False, 3, True)])
def test_the_constable_makes_no_captain_without_a_figure(limits: bool, captains: int, may: bool) -> None:
    t = table(component_limits=limits)
    others(t)
    own(t, 0, "judea", 9)
    t.state.lt[0] = 3
    made = [leader(t, 0, "judea") for _ in range(captains)]
    hold(t, 0, "conestabile")
    t.goto(CombatTurn(seat=0))
    assert t.can(0, "play", "conestabile", "judea") == may
    assert t.can(0, "play", "conestabile", made[0].id)
