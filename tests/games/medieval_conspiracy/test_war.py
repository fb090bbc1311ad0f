"""Chapters 4.3, 4.15 and 4.16: war and combat."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from araldo.games.medieval_conspiracy.box import KNIGHT, MERCENARY, unit
from araldo.games.medieval_conspiracy.rules.combat import hit_row, hits_for, modifier, suffer
from araldo.games.medieval_conspiracy.rules.lineup import layer_sizes, row_count
from araldo.games.medieval_conspiracy.state import Chances, Closing, Combat, War
from tests.games.medieval_conspiracy.scenario import (
    BROWN,
    GREEN,
    GREY,
    McTable,
    army,
    at,
    building,
    cash,
    hand,
    heirs,
    own,
    realm,
    table,
    troops,
)

VECTORS: dict[str, Any] = tomllib.loads((Path(__file__).parent / "vectors.toml").read_text(encoding="utf-8"))


def ground(seats: int = 3, **options: Any) -> McTable:
    """Green in Nassau against Brown's Hessen; Brown also has Braunschweig, Grey Thüringen, all next to Hessen."""
    t = table(seats, **options)
    for seat in (GREEN, BROWN, GREY):
        realm(t, seat)
        heirs(t, seat, 2, 0)
    own(t, GREEN, "nassau")
    own(t, BROWN, "hessen", "braunschweig")
    own(t, GREY, "thueringen")
    return t


def chance(t: McTable, *order: int) -> McTable:
    t.goto(Chances(cause="reichsacht", order=list(order or (GREEN, BROWN, GREY)), fief=at("hessen")))
    return t


def war(t: McTable, *sent: str) -> McTable:
    """Green attacks Hessen with these units from Nassau; nobody joins."""
    chance(t, GREEN)
    t.do(GREEN, "attack", "hessen")
    while t.asked == "side":
        t.do(t.waiting()[0], "neither")
    t.draft(GREEN, *(("send", word, "nassau") for word in sent))
    return t


def roll(t: McTable, *dice: int) -> None:
    """Faces of the next dice, 1 to 6."""
    t.script(*(d - 1 for d in dice))


# -- tables


@pytest.mark.rule("MC-CMB-11", "MC-CMB-12")
@pytest.mark.example("MC-EXO-01", "MC-EXO-01a", "MC-EXO-01b", "MC-EXO-01c")
@pytest.mark.parametrize("vector", VECTORS["lineup"], ids=lambda v: str(v["id"]))
def test_exo_01_rows_and_supports(vector: dict[str, Any]) -> None:
    rows = row_count(vector["attackers"], vector["defenders"])
    assert rows == vector["rows"]
    for side in ("attacker", "defender"):
        front, *supports = layer_sizes(vector[f"{side}s"], rows)
        assert front == rows
        assert sum(supports) == vector[f"{side}_support"]
        assert vector[f"{side}s"] - front - sum(supports) == vector[f"{side}_reserve"]


@pytest.mark.rule("MC-CMB-17", "MC-CMB-32", "MC-REL-03", "MC-PRE-04")
@pytest.mark.example("MC-EXO-02")
@pytest.mark.parametrize(("options", "knight", "mercenary"), [
    ({}, 0, 1), ({"support_bonus": 1, "knight_vs_mercenary": 2}, 2, 1),
])  # fmt: skip
def test_exo_02_modifiers(options: dict[str, Any], knight: int, mercenary: int) -> None:
    t = table(**options)
    own(t, BROWN, "muenster")
    building(t, "castle", "muenster")
    building(t, "relic", "muenster")
    w, f = War(leader=GREEN, target=at("muenster"), defender=BROWN), Combat()
    ours, theirs = unit(GREEN, KNIGHT), unit(BROWN, MERCENARY)
    assert modifier(t.state, f, w, 0, ours, theirs, 1) == knight
    assert modifier(t.state, f, w, 1, theirs, ours, 0) == mercenary
    t.state.preacher, t.state.preacher_owner = at("muenster"), BROWN
    assert modifier(t.state, f, w, 1, theirs, ours, 0) == mercenary + 1
    f.forging, f.hostlers = 1 << GREEN, 1 << GREEN
    assert modifier(t.state, f, w, 0, ours, theirs, 1) == knight + 2
    assert modifier(t.state, f, w, 0, unit(GREY, KNIGHT), theirs, 1) == knight


@pytest.mark.rule("MC-CMB-18")
def test_cmb_18_hits() -> None:
    assert [hits_for(total) for total in (2, 6, 7, 11, 12, 14)] == [0, 0, 1, 1, 2, 2]


@pytest.mark.rule("MC-CMB-20", "MC-CMB-21")
@pytest.mark.example("MC-EXO-03", "MC-EXO-04")
@pytest.mark.parametrize("vector", VECTORS["hit"])
def test_exo_03_double_hits(vector: dict[str, Any]) -> None:
    row = [unit(GREEN, KNIGHT, vector["hits_before"])]
    if vector["support"] == "mercenary":
        row.append(unit(GREEN, MERCENARY))
    suffered = hit_row(row, hits_for(vector["enemy_total"]), 2)
    assert suffered[0][2] == vector["result"]
    assert sum(after - before for before, after, _ in suffered[1:]) == vector["support_hits"]


@pytest.mark.rule("MC-CMB-20", "MC-CMB-25")
@pytest.mark.parametrize(("kind", "hits", "more", "fate"), [
    (KNIGHT, 0, 2, "lives"), (KNIGHT, 2, 1, "captured"), (KNIGHT, 2, 2, "killed"), (MERCENARY, 0, 1, "lives"),
    (MERCENARY, 1, 1, "killed"), (MERCENARY, 0, 2, "killed"),
])  # fmt: skip
def test_cmb_20_what_a_unit_can_take(kind: int, hits: int, more: int, fate: str) -> None:
    assert suffer(unit(GREEN, kind, hits), more, 2)[1] == fate


@pytest.mark.rule("MC-CMB-20")
def test_cmb_20_mercenary_hits_by_option() -> None:
    assert suffer(unit(GREEN, MERCENARY), 1, 1)[1] == "killed"
    assert suffer(unit(GREEN, MERCENARY), 2, 3)[1] == "lives"


# -- who may attack


@pytest.mark.rule("MC-WAR-01", "MC-WAR-03", "MC-WAR-04", "MC-WAR-06", "MC-IMM-01", "MC-HEIR-03")
def test_war_03_what_an_attack_needs() -> None:
    t = ground()
    army(t, GREEN, "nassau", mercenaries=1)
    army(t, BROWN, "hessen", mercenaries=1)
    assert chance(t).waiting() == (GREEN,)
    heirs(t, GREEN, 0, 2)
    assert chance(t).asked == ""  # no secular heir, and Grey has no troops
    heirs(t, GREEN, 1, 0)
    own(t, -1, "tirol", "bar", "goerlitz", "friesland")
    assert chance(t).asked == ""  # Brown is immune with two territories


@pytest.mark.rule("MC-WAR-07", "MC-WAR-08")
def test_war_08_a_first_conqueror_can_be_attacked_by_the_next() -> None:
    t = ground()
    army(t, GREEN, "nassau", mercenaries=1)
    army(t, GREY, "thueringen", mercenaries=2)
    chance(t)
    t.do(GREEN, "attack", "hessen").do(GREY, "neither")
    t.draft(GREEN, ("send", "mercenary", "nassau"))
    assert t.state.owner[at("hessen")] == GREEN
    assert t.asked == "attack"
    assert t.waiting() == (GREY,)  # Brown has no troops


@pytest.mark.rule("MC-WAR-13", "MC-CMB-06", "MC-GEN-13")
def test_cmb_06_nobody_defends() -> None:
    t = war(ground_with(nassau=2), "mercenary")
    assert t.asked == ""
    assert t.state.owner[at("hessen")] == GREEN
    assert troops(t, "hessen") == (0, 1)
    assert t.state.heirs[GREEN] == [1, 0]
    assert not t.said("clash")


def ground_with(nassau: int = 0, hessen: int = 0, **options: Any) -> McTable:
    t = ground(**options)
    army(t, GREEN, "nassau", mercenaries=nassau)
    army(t, BROWN, "hessen", mercenaries=hessen)
    return t


@pytest.mark.rule("MC-CMB-03", "MC-CMB-04")
@pytest.mark.parametrize("origins", ["one", "many"])
def test_cmb_04_one_origin_unless_the_option_says_many(origins: str) -> None:
    t = ground_with(nassau=1, hessen=1, attack_origins=origins)
    own(t, GREEN, "mark")
    army(t, GREEN, "mark", mercenaries=1)
    chance(t, GREEN)
    t.do(GREEN, "attack", "hessen")
    assert t.why(GREEN, "done") == "MC-CMB-03"
    t.do(GREEN, "send", "mercenary", "mark")
    assert t.can(GREEN, "send", "mercenary", "nassau") == (origins == "many")


@pytest.mark.rule("MC-CMB-05", "MC-WAR-16", "MC-CMB-16", "MC-CMB-19", "MC-CMB-28", "MC-HEIR-05")
def test_cmb_05_reinforcements_come_and_stay() -> None:
    t = ground_with(nassau=1, hessen=1)
    army(t, BROWN, "braunschweig", mercenaries=1)
    war(t, "mercenary")
    roll(t, 1, 1, 6, 6)  # 2 against 12: two hits
    t.draft(BROWN, ("send", "mercenary", "braunschweig"))
    assert t.asked == ""
    assert troops(t, "hessen") == (0, 2)
    assert t.state.owner[at("hessen")] == BROWN
    assert t.state.mercenaries[GREEN] == 14
    assert t.state.heirs[BROWN] == [2, 0]


@pytest.mark.rule("MC-CMB-29", "MC-CMB-19")
@pytest.mark.parametrize(("option", "now"), [("neutral", -1), ("defender_keeps", BROWN)])
def test_cmb_29_both_wiped_out(option: str, now: int) -> None:
    t = ground_with(nassau=1, hessen=1, both_destroyed=option)
    chance(t, GREEN)
    t.do(GREEN, "attack", "hessen")
    roll(t, 6, 6, 6, 6)
    t.draft(GREEN, ("send", "mercenary", "nassau"))
    assert t.asked == ""
    assert t.state.owner[at("hessen")] == now
    assert t.state.mercenaries[:2] == [14, 14]


@pytest.mark.rule("MC-CMB-06", "MC-CMB-07", "MC-CMB-09")
@pytest.mark.example("MC-EXO-11")
def test_exo_11_two_uprisings_and_nobody_is_left() -> None:
    t = ground_with(nassau=1, hessen=1)
    hand(t, GREEN, "peasant_uprising")
    hand(t, BROWN, "peasant_uprising")
    war(t, "mercenary")
    assert set(t.waiting()) == {GREEN, BROWN}
    t.draft(GREEN, ("play", "peasant_uprising"))
    t.draft(BROWN, ("play", "peasant_uprising"))
    t.do(GREEN, "strike", BROWN, "mercenary")
    t.do(BROWN, "strike", GREEN, "mercenary")
    assert t.asked == ""
    assert not t.said("clash")
    assert t.state.owner[at("hessen")] == BROWN


@pytest.mark.rule("MC-CMB-07", "MC-CMB-08", "MC-CMB-09", "MC-CMB-10", "MC-ACT-07")
def test_cmb_07_secret_cards_and_what_they_cost() -> None:
    t = ground_with(nassau=1, hessen=2)
    hand(t, GREEN, "mercenary", "crusade", "hostler", "art_of_forging", "defector")
    cash(t, GREEN, 100)
    war(t, "mercenary")
    assert not t.can(GREEN, "play", "crusade")
    assert not t.can(GREEN, "play", "hostler")  # no knight of his is there
    t.do(GREEN, "play", "mercenary")
    assert not t.can(GREEN, "levy", "crusade")  # 50 are left
    t.draft(GREEN, ("play", "art_of_forging"), ("play", "defector"))
    assert t.state.cash[GREEN] == 50
    t.do(GREEN, "strike", BROWN, "mercenary")
    w = t.state.frames[0] if isinstance(t.state.frames[0], War) else t.state.frames[1]
    assert (len(w.attackers), len(w.defenders)) == (3, 1)
    assert not t.can(GREEN, "levy", "crusade", "nassau")


@pytest.mark.rule("MC-CMB-13", "MC-CMB-14", "MC-CMB-15")
def test_cmb_13_knights_stand_in_front() -> None:
    t = ground()
    army(t, GREEN, "nassau", knights=1, mercenaries=2)
    army(t, BROWN, "hessen", mercenaries=2)
    war(t, "knight", "mercenary", "mercenary")
    assert t.asked == "line_up"
    assert t.waiting() == (GREEN,)
    assert t.options(GREEN) == [("front", 1, GREEN, "knight")]
    t.do(GREEN, "front", 1, GREEN, "knight").do(GREEN, "front", 2, GREEN, "mercenary")
    assert t.options(GREEN) == [("support", 1, GREEN, "mercenary"), ("support", 2, GREEN, "mercenary")]


@pytest.mark.rule("MC-CMB-22", "MC-END-06", "MC-CMB-31")
def test_cmb_22_a_knight_is_captured_by_who_hit_him() -> None:
    t = ground()
    army(t, GREEN, "nassau", knights=1)
    army(t, BROWN, "hessen", knights=1, hits=2)
    roll(t, 4, 4, 1, 1)
    war(t, "knight")
    assert t.state.prisons[GREEN] == [BROWN]
    assert t.state.knights[BROWN] == 7
    assert t.state.tracks[1][BROWN] == 0
    assert t.state.owner[at("hessen")] == GREEN


@pytest.mark.rule("MC-CMB-24", "MC-CMB-25", "MC-CMB-30")
@pytest.mark.example("MC-EXO-05")
@pytest.mark.parametrize("vector", VECTORS["retreat"], ids=lambda v: f"{v['unit']}-{v['hits_before']}-{v['die']}")
def test_exo_05_the_retreat_die(vector: dict[str, Any]) -> None:
    t = ground()
    kind, hits = vector["unit"], vector["hits_before"]
    word = kind if not hits else f"{kind}_{hits}"
    army(t, GREEN, "nassau", **{"knights" if kind == "knight" else "mercenaries": 1}, hits=hits)
    army(t, BROWN, "hessen", mercenaries=1)
    roll(t, 1, 1, 1, 1, vector["die"])
    war(t, word)
    assert t.asked == "retreat"
    t.draft(GREEN, ("flee", word))
    home = t.state.units[at("nassau")]
    if vector["result"] in ("unharmed", "one hit"):
        assert home == [unit(GREEN, KNIGHT if kind == "knight" else MERCENARY, int(vector["result"] == "one hit"))]
    else:
        assert not home
        assert t.state.prisons[BROWN] == ([GREEN] if vector["result"] == "captured" else [])
    assert t.state.owner[at("hessen")] == BROWN


@pytest.mark.rule("MC-QCK-07")
def test_qck_07_an_honourable_retreat_needs_no_die() -> None:
    t = ground_with(nassau=1, hessen=1, honourable_retreat=True)
    roll(t, 1, 1, 1, 1)
    war(t, "mercenary")
    t.draft(GREEN, ("flee", "mercenary"))
    assert t.asked == "grant"
    assert t.waiting() == (BROWN,)
    t.do(BROWN, "grant")
    assert troops(t, "nassau") == (0, 1)


@pytest.mark.rule("MC-CMB-26")
@pytest.mark.parametrize("binds", [False, True])
def test_cmb_26_at_reorganisation_knights_need_not_lead(binds: bool) -> None:
    t = ground(reorganise_knights_first=binds)
    army(t, GREEN, "nassau", knights=1, mercenaries=1)
    army(t, BROWN, "hessen", mercenaries=1)
    roll(t, 1, 1, 1, 1)
    war(t, "knight", "mercenary")
    t.draft(GREEN, ("front", 1, GREEN, "knight"), ("support", 1, GREEN, "mercenary"))
    t.draft(GREEN).draft(BROWN)  # nobody retreats
    assert t.asked == "line_up"
    assert t.can(GREEN, "front", 1, GREEN, "mercenary") != binds


# -- sides


@pytest.mark.rule("MC-WAR-09", "MC-WAR-10", "MC-WAR-11", "MC-CMB-01", "MC-CMB-02")
def test_war_11_third_parties_join_if_the_leader_agrees() -> None:
    t = ground_with(nassau=1, hessen=1)
    army(t, GREY, "thueringen", mercenaries=1)
    chance(t, GREEN)
    t.do(GREEN, "attack", "hessen")
    assert t.waiting() == (GREY,)
    t.do(GREY, "join_defence")
    assert t.asked == "ally"
    assert t.waiting() == (BROWN,)
    t.do(BROWN, "accept")
    t.draft(GREEN, ("send", "mercenary", "nassau"))
    assert t.asked == "reinforce"
    assert t.waiting() == (GREY,)


@pytest.mark.rule("MC-WAR-11")
def test_war_11_a_helper_whom_one_leader_refuses_may_offer_himself_to_the_other() -> None:
    t = ground_with(nassau=1, hessen=1)
    army(t, GREY, "thueringen", mercenaries=1)
    chance(t, GREEN)
    t.do(GREEN, "attack", "hessen").do(GREY, "join_defence").do(BROWN, "refuse")
    assert (t.asked, t.waiting()) == ("side", (GREY,))
    assert t.why(GREY, "join_defence") == "MC-WAR-11"
    t.do(GREY, "join_attack").do(GREEN, "refuse")
    assert t.asked == "muster"  # nobody wants him
    assert [event["seat"] for event in t.said("ally_refused")] == [BROWN, GREEN]


@pytest.mark.rule("MC-WAR-11")
def test_war_11_a_refusal_concerns_one_helper_only() -> None:
    t = ground_with(seats=4, nassau=1, hessen=1)
    army(t, GREY, "thueringen", mercenaries=1)
    own(t, 3, "mark")
    army(t, 3, "mark", mercenaries=1)
    heirs(t, 3, 1, 0)
    chance(t, GREEN)
    t.do(GREEN, "attack", "hessen").do(GREY, "join_attack").do(GREEN, "refuse").do(GREY, "neither")
    assert t.waiting() == (3,)
    assert t.can(3, "join_attack")
    t.do(3, "join_attack").do(GREEN, "accept")
    assert (t.asked, t.state.frames[-1].allies) == ("muster", [3])


@pytest.mark.rule("MC-ACT-07", "MC-WAR-04", "MC-WAR-07")
def test_act_07_who_needs_a_mercenary_to_attack_is_asked_and_may_get_one_first() -> None:
    t = ground()
    hand(t, GREEN, "hostler")
    chance(t, GREEN)
    assert (t.asked, t.waiting()) == ("attack", (GREEN,))
    assert t.why(GREEN, "attack", "hessen") == "MC-WAR-04"
    t.do(GREEN, "levy", "hostler", "nassau").do(GREEN, "attack", "hessen")
    assert t.state.frames[-1].target == at("hessen")


@pytest.mark.rule("MC-ACT-07", "MC-WAR-04")
@pytest.mark.parametrize("lack", ["card", "mercenary", "heir", "neighbour"])
def test_act_07_who_could_not_attack_even_so_is_passed_over(lack: str) -> None:
    """All of it can be seen by everybody; whether he has 80 ducats cannot, so that does not matter."""
    t = ground()
    if lack != "card":
        hand(t, GREEN, "hostler")
    if lack == "mercenary":
        army(t, GREEN, "krain", mercenaries=14)
    if lack == "heir":
        heirs(t, GREEN, 0, 2)
    if lack == "neighbour":
        own(t, -1, "nassau")
    cash(t, GREEN, 0)
    chance(t, GREEN)
    while t.asked == "vote":
        t.do(t.waiting()[0], "abstain")
    assert t.asked == ""


@pytest.mark.rule("MC-ACT-07", "MC-INC-08")
def test_act_07_an_empty_purse_is_nobodys_business() -> None:
    t = ground()
    hand(t, GREEN, "hostler")
    cash(t, GREEN, 0)
    chance(t, GREEN)
    assert t.waiting() == (GREEN,)
    assert t.options(GREEN) == [("pass",)]


@pytest.mark.rule("MC-ACT-07", "MC-ELEC-11")
def test_act_07_a_mercenary_in_an_electorate_is_no_reason_to_be_asked() -> None:
    t = ground()
    own(t, -1, "nassau")
    own(t, GREEN, "mainz")
    hand(t, GREEN, "hostler")
    chance(t, GREEN)
    assert "attack" not in (t.asked,)


@pytest.mark.rule("MC-WAR-02", "MC-WAR-11")
def test_war_11_only_bidders_join_the_attack_after_a_death() -> None:
    t = ground_with(nassau=1, hessen=1)
    army(t, GREY, "thueringen", mercenaries=1)
    t.goto(Chances(cause="succession", order=[GREEN], fief=at("hessen")))
    t.do(GREEN, "attack", "hessen")
    assert t.why(GREY, "join_attack") == "MC-WAR-02"


@pytest.mark.rule("MC-WAR-14", "MC-WAR-15")
@pytest.mark.parametrize("heir", [1, 0])
def test_war_14_an_ally_takes_it_when_the_leader_has_nobody_left(heir: int) -> None:
    t = ground()
    heirs(t, GREY, 1, 0)
    army(t, GREEN, "nassau", mercenaries=1, hits=1)
    army(t, GREY, "thueringen", mercenaries=1)
    army(t, BROWN, "hessen", mercenaries=2, hits=1)
    chance(t, GREEN)
    t.do(GREEN, "attack", "hessen").do(GREY, "join_attack").do(GREEN, "accept")
    t.draft(GREEN, ("send", "mercenary_1", "nassau"))
    heirs(t, GREY, heir, 0)
    roll(t, 6, 6, 6, 6, 6, 6, 1, 1)
    t.draft(GREY, ("send", "mercenary", "thueringen"))
    assert t.asked == "line_up"
    t.draft(GREEN, ("front", 1, GREEN, "mercenary_1"), ("front", 2, GREY, "mercenary"))
    t.do(GREY, "accept")
    assert t.state.owner[at("hessen")] == (GREY if heir else -1)
    assert troops(t, "hessen" if heir else "thueringen") == (0, 1)


# -- the Preacher


@pytest.mark.rule("MC-PRE-06", "MC-PRE-07")
@pytest.mark.parametrize(("hessen", "captor"), [(1, GREEN), (0, -1)])
def test_pre_06_captured_only_when_a_defence_was_destroyed(hessen: int, captor: int) -> None:
    t = ground()
    army(t, GREEN, "nassau", mercenaries=1)
    army(t, BROWN, "hessen", mercenaries=hessen, hits=1)
    t.state.preacher, t.state.preacher_owner, t.state.stale = at("hessen"), BROWN, True
    roll(t, 6, 6, 1, 1)
    war(t, "mercenary")
    assert t.state.preacher_captor == captor
    assert t.state.preacher == (-1 if hessen else at("braunschweig"))
    assert t.state.preacher_owner == BROWN


# -- ransom


def prisoner(t: McTable) -> McTable:
    t.state.knights[BROWN] -= 1
    t.state.prisons[GREEN] = [BROWN]
    t.goto(Closing())
    return t


@pytest.mark.rule("MC-END-01", "MC-END-02")
def test_end_01_a_ransom_is_paid_and_the_knight_returns() -> None:
    t = prisoner(ground())
    assert t.waiting() == (GREEN,)
    t.do(GREEN, "ransom", 80)
    t.do(BROWN, "accept").do(BROWN, "to", "hessen")
    assert t.state.cash[:2] == [180, 20]
    assert troops(t, "hessen") == (1, 0)
    assert t.state.prisons[GREEN] == []


@pytest.mark.rule("MC-END-02", "MC-END-03")
def test_end_02_a_counter_offer_may_name_money_and_prisoners() -> None:
    t = ground()
    t.state.knights[GREEN] -= 1
    t.state.prisons[BROWN] = [GREEN]
    prisoner(t)
    t.do(GREEN, "ransom", 200)
    assert t.why(BROWN, "accept") == "MC-END-02"
    t.do(BROWN, "counter", 1, 0, 30).do(GREEN, "accept")
    t.do(BROWN, "to", "hessen").do(GREEN, "to", "nassau")
    assert t.state.cash[:2] == [130, 70]
    assert t.state.prisons[:2] == [[], []]
    assert t.asked == ""  # Brown has no prisoner left to speak of


@pytest.mark.rule("MC-END-02")
def test_end_02_the_owner_may_offer_although_the_captor_keeps_him() -> None:
    t = prisoner(ground())
    t.do(GREEN, "keep")
    assert (t.asked, t.waiting()) == ("pay_ransom", (BROWN,))
    assert not t.can(BROWN, "accept")
    t.do(BROWN, "counter", 0, 0, 40).do(GREEN, "accept").do(BROWN, "to", "hessen")
    assert (t.state.cash[:2], troops(t, "hessen")) == ([140, 60], (1, 0))
    assert t.said("ransom_kept")[0]["owner"] == BROWN


@pytest.mark.rule("MC-END-03")
def test_end_03_without_agreement_he_stays() -> None:
    t = prisoner(ground())
    t.do(GREEN, "ransom", 50).do(BROWN, "counter", 0, 0, 10).do(GREEN, "refuse")
    assert t.state.prisons[GREEN] == [BROWN]


@pytest.mark.rule("MC-END-04")
def test_end_04_wounds_heal() -> None:
    t = ground()
    army(t, GREEN, "nassau", knights=1, hits=2)
    t.goto(Closing())
    assert t.state.units[at("nassau")] == [unit(GREEN, KNIGHT)]
