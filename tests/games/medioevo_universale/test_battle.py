"""A battle, roll by roll (CRD, RES, MUL, the dice of ASL and NAV)."""

from __future__ import annotations

from typing import Any

import pytest

from araldo.games.medioevo_universale.board import NUMBER
from araldo.games.medioevo_universale.box import CHURCH, FACE, FORT, TOWN
from araldo.games.medioevo_universale.frames import Battle
from araldo.games.medioevo_universale.rules.battle import ASSAULT, FIELD, NAVAL, losses
from araldo.games.medioevo_universale.rules.casualties import count_losses
from araldo.games.medioevo_universale.state import BARBARIANS
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, hold, know, own, table

LEVEL_3 = (
    "agricoltura", "mulino", "caccia", "allevamento", "carpenteria", "forgiatura", "tessitura", "commercio", "conio",
    "legge", "investitura", "istruzione", "letteratura", "scuola_militare", "mude", "medicina",
)  # fmt: skip


def fight(t: Table, force: int, wall: int, *dice: int, mode: str = FIELD, place: str = "syria", **more: Any) -> Battle:
    """Seat 0 attacks seat 1 (or `defenders`); dice as they show."""
    defenders = more.pop("defenders", [1])
    walls = more.pop("walls", [wall])
    f = Battle(
        mode=mode, place=NUMBER[place], attackers=[0], defenders=defenders, force=[force], wall=walls, lost=[0],
        fell=[0] * len(defenders), guns=list(more.pop("guns", (0, 0))), captains=[1], **more,
    )  # fmt: skip
    t.script(*(value - 1 for value in dice))
    t.goto(f)
    return f


@pytest.mark.rule("MU-RES-01", "MU-EX-043")
def test_the_lower_total_loses_the_difference_the_winner_half() -> None:
    f = fight(table(), 10, 10, 2, 4)
    assert (f.lost, f.fell) == ([2], [1])


@pytest.mark.rule("MU-RES-01", "MU-EX-044")
def test_crossbowman_adds_one() -> None:
    t = table()
    hold(t, 0, "balestriere")
    f = fight(t, 10, 10, 6, 2)
    t.do(0, "cards", "balestriere")
    assert (f.lost, f.fell) == ([2], [5])


@pytest.mark.rule("MU-RES-01", "MU-EX-045")
def test_a_tie_costs_nothing() -> None:
    t = table()
    hold(t, 0, "balestriere")
    hold(t, 1, "genio")
    know(t, 1, "matematica", "ingegneria")
    f = fight(t, 10, 10, 3, 2)
    t.do(0, "cards", "balestriere").do(1, "cards", "genio")
    assert (f.lost, f.fell) == ([0], [0])


@pytest.mark.rule("MU-CRD-04", "MU-CRD-05", "MU-RES-02", "MU-EX-046")
@pytest.mark.parametrize(("wall", "lost", "fell"), [(9, 3, 7), (4, 2, 4)])
def test_all_bonuses_and_a_loser_with_too_few(wall: int, lost: int, fell: int) -> None:
    t = table()
    hold(t, 0, "balestriere", "eroina")
    know(t, 0, *LEVEL_3, "strategia")
    own(t, 0, "egypt")
    build(t, "egypt", CHURCH)
    f = fight(t, 30, wall, 5, 1, guns=(1, 0))
    t.do(0, "cards", "balestriere", "eroina")
    assert (f.lost, f.fell) == ([lost], [fell])


@pytest.mark.rule("MU-RES-02")
def test_a_winner_short_of_armies_cuts_both_losses() -> None:
    assert losses(20, 2, 6, True, False) == (4, 2)
    assert losses(3, 20, 6, True, False) == (3, 1)


@pytest.mark.rule("MU-OPT-03", "MU-AMB-77")
def test_loss_cap_of_both_sides() -> None:
    assert losses(20, 3, 6, True, True) == (3, 1)


@pytest.mark.rule("MU-EX-039", "MU-RES-10")
def test_heroine_uses_the_next_larger_die() -> None:
    t = table()
    hold(t, 0, "eroina")
    own(t, 0, "egypt")
    build(t, "egypt", CHURCH)
    f = fight(t, 10, 10, 8, 1)
    t.do(0, "cards", "eroina")
    assert f.fell == [7]


@pytest.mark.rule("MU-EMP-13")
def test_heroine_needs_a_cathedral() -> None:
    t = table()
    hold(t, 0, "eroina")
    fight(t, 10, 10, 6, 1)
    assert t.options(0) == [("cards",)]


@pytest.mark.rule("MU-CRD-01", "MU-EX-038")
def test_at_most_lt_different_cards() -> None:
    t = table()
    hold(t, 0, "arciere", "balestriere", "condottiero", "condottiero")
    fight(t, 10, 10, 6, 1)
    assert max(len(o) for o in t.options(0)) == 2
    know(t, 0, *LEVEL_3)
    assert max(len(o) for o in t.options(0)) == 4
    assert not t.can(0, "cards", "condottiero", "condottiero")


@pytest.mark.rule("MU-CRD-02")
def test_which_cards_serve_attack_and_defence() -> None:
    t = table()
    own(t, 1, "syria")
    build(t, "syria", TOWN)
    for seat in (0, 1):
        hold(t, seat, "condottiero", "templare", "monaco")
    fight(t, 10, 10, 6, 1)
    assert t.options(0) == [("cards",), ("cards", "condottiero"), ("cards", "templare")]
    t.do(0, "cards")
    assert t.options(1) == [("cards",), ("cards", "monaco")]


@pytest.mark.rule("MU-EX-042", "MU-EX-155", "MU-EX-100")
def test_condottiere_with_tactics_and_engineer() -> None:
    t = table()
    hold(t, 0, "condottiero", "genio")
    know(t, 0, *LEVEL_3[:6], "tattica", "matematica", "ingegneria")
    f = fight(t, 20, 20, 1, 1)
    t.do(0, "cards", "condottiero", "genio")
    assert (f.lost, f.fell) == ([2], [4])


@pytest.mark.rule("MU-EX-111", "MU-EX-112", "MU-RES-06")
def test_engineer_and_the_loss_of_the_only_card() -> None:
    t = table()
    hold(t, 0, "genio")
    know(t, 0, "matematica")
    f = fight(t, 20, 20, 5, 3)
    t.do(0, "cards", "genio")
    assert (f.lost, f.fell) == ([1], [3])
    know(t, 0, "ingegneria")
    t.script(1, 5)
    t.do(0, "fight").do(0, "cards", "genio")
    assert (f.lost, f.fell) == ([3], [4])
    assert FACE[t.state.discard[-1]] == "genio"


@pytest.mark.rule("MU-RES-06")
def test_the_loser_chooses_which_shown_card_to_give_up() -> None:
    t = table()
    hold(t, 0, "balestriere", "condottiero")
    know(t, 0, *LEVEL_3[:8])
    fight(t, 10, 10, 1, 6)
    t.do(0, "cards", "balestriere", "condottiero")
    assert t.options(0) == [("give_up", "balestriere"), ("give_up", "condottiero")]
    t.do(0, "give_up", "condottiero")
    assert [FACE[p] for p in t.state.hands[0]] == ["balestriere"]


@pytest.mark.rule("MU-EX-126", "MU-EX-139")
def test_monk_with_mysticism() -> None:
    t = table()
    own(t, 1, "syria")
    build(t, "syria", TOWN)
    hold(t, 1, "monaco")
    know(t, 1, "misticismo")
    f = fight(t, 10, 10, 3, 3)
    t.do(1, "cards", "monaco")
    assert (f.lost, f.fell) == ([2], [1])


@pytest.mark.rule("MU-EX-135", "MU-EX-140")
def test_templar_with_monotheism() -> None:
    t = table()
    own(t, 1, "syria")
    build(t, "syria", TOWN)
    hold(t, 0, "templare")
    know(t, 0, "monoteismo")
    f = fight(t, 10, 10, 3, 3)
    t.do(0, "cards", "templare")
    assert (f.lost, f.fell) == ([1], [2])


@pytest.mark.rule("MU-CRD-04", "MU-EX-156")
def test_strategy_needs_three_to_one() -> None:
    t = table()
    know(t, 0, "strategia")
    assert fight(t, 30, 12, 4, 4).fell == [0]
    assert fight(t, 27, 8, 4, 4).fell == [1]
    know(t, 1, "strategia")
    assert fight(t, 27, 8, 4, 4).fell == [0]


@pytest.mark.rule("MU-CRD-06", "MU-RES-04")
def test_alchemy_costs_the_loser_one_more_on_land() -> None:
    t = table()
    know(t, 0, "alchimia")
    f = fight(t, 20, 20, 5, 3)
    assert (f.lost, f.fell) == ([1], [3])


@pytest.mark.rule("MU-NAV-02", "MU-EX-167")
def test_alchemy_adds_to_the_die_at_sea() -> None:
    t = table()
    know(t, 0, "alchimia")
    f = fight(t, 20, 20, 4, 4, mode=NAVAL, place="levantine_sea")
    assert (f.lost, f.fell) == ([0], [1])


@pytest.mark.rule("MU-CRD-07")
def test_a_barbarian_captain_adds_his_level() -> None:
    f = fight(table(), 20, 20, 3, 3, defenders=[BARBARIANS], guard=2)
    assert (f.lost, f.fell) == ([2], [1])


@pytest.mark.rule("MU-ASL-02", "MU-EX-053")
def test_assault_on_a_fortress() -> None:
    t = table()
    own(t, 1, "syria")
    build(t, "syria", FORT, 2)
    f = fight(t, 20, 10, 3, 4, mode=ASSAULT)
    assert (f.lost, f.fell) == ([3], [0])


@pytest.mark.rule("MU-ASL-03", "MU-EX-089", "MU-RES-06")
def test_crossbowman_behind_walls() -> None:
    t = table()
    own(t, 1, "syria")
    build(t, "syria", FORT, 1)
    hold(t, 0, "balestriere")
    hold(t, 1, "balestriere")
    f = fight(t, 20, 10, 4, 1, mode=ASSAULT)
    t.do(0, "cards", "balestriere").do(1, "cards", "balestriere")
    assert (f.lost, f.fell) == ([0], [1])
    assert not t.state.hands[1]


@pytest.mark.rule("MU-EX-084", "MU-ASL-03")
def test_archer_and_heroine_against_a_tower() -> None:
    t = table()
    build(t, "syria", FORT, 1)
    own(t, 0, "egypt")
    build(t, "egypt", CHURCH)
    know(t, 0, *LEVEL_3[:8])
    hold(t, 0, "eroina", "arciere")
    f = fight(t, 20, 2, 6, 4, mode=ASSAULT, defenders=[BARBARIANS])
    t.do(0, "cards", "arciere", "eroina")
    assert f.fell == [2]


@pytest.mark.rule("MU-EX-107")
def test_heroine_lost_before_a_tower() -> None:
    t = table()
    build(t, "syria", FORT, 1)
    own(t, 0, "egypt")
    build(t, "egypt", CHURCH)
    hold(t, 0, "eroina")
    f = fight(t, 20, 2, 3, 6, mode=ASSAULT, defenders=[BARBARIANS])
    t.do(0, "cards", "eroina")
    assert f.lost == [4]
    assert not t.state.hands[0]


@pytest.mark.rule("MU-CRD-08", "MU-ASL-06")
def test_walls_do_not_help_in_the_field_nor_when_damaged() -> None:
    t = table()
    own(t, 1, "syria")
    build(t, "syria", FORT, 3)
    assert fight(t, 10, 10, 4, 4).lost == [0]
    t.state.damaged[NUMBER["syria"]] = 1 << FORT
    assert fight(t, 10, 10, 4, 4, mode=ASSAULT).lost == [0]


@pytest.mark.rule("MU-MUL-01", "MU-EX-049")
def test_defenders_alternate() -> None:
    t = table()
    f = fight(t, 20, 0, 6, 1, defenders=[1, 2], walls=[9, 9])
    t.do(1, "begins", 1)
    assert f.fell == [5, 0]
    t.script(5, 0)
    t.do(0, "fight")
    assert f.fell == [5, 5]


@pytest.mark.rule("MU-MUL-02", "MU-EX-050")
def test_the_owners_last_army_falls_last() -> None:
    t = table()
    f = fight(t, 60, 0, 6, 1, defenders=[1, 2], walls=[4, 50])
    t.do(1, "begins", 1)
    assert f.fell == [3, 0]
    for _ in range(2):
        t.script(5, 0)
        t.do(0, "fight")
    assert f.fell[0] == 3
    assert f.fell[1] == 10


@pytest.mark.rule("MU-ATK-10", "MU-ATK-11")
def test_the_attacker_may_stop_after_any_roll() -> None:
    t = table()
    f = fight(t, 10, 10, 4, 4)
    assert t.options(0) == [("fight",), ("stop",)]
    t.do(0, "stop")
    assert f.stopped


@pytest.mark.rule("MU-RES-07", "MU-EX-157", "MU-AMB-13")
@pytest.mark.parametrize(("lost", "strategy", "taken"), [(25, False, 3), (25, True, 5), (1, False, 1)])
def test_prisoners_are_a_tenth_rounded_up(lost: int, strategy: bool, taken: int) -> None:
    t = table()
    if strategy:
        know(t, 0, "strategia")
    count_losses(t.state, 1, lost, 0)
    assert t.state.prisoners[0][1] == taken
    assert t.state.wounds[1] == ([lost - taken] if lost > taken else [])
