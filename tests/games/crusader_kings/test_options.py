"""The table options (section 9 of the rules): each value does what it says."""

from __future__ import annotations

import pytest

from araldo.games.crusader_kings import GAME
from araldo.games.crusader_kings.board import IDS
from araldo.games.crusader_kings.bot import GUIDES, advised, guide_for
from araldo.games.crusader_kings.box import GLITTERHOOF, STRATEGY_IDS
from araldo.games.crusader_kings.rules.kin import bears
from araldo.games.crusader_kings.rules.score import result
from araldo.games.crusader_kings.state import Course, Fallen, Round, Turn
from araldo.kernel import key_from_seed
from araldo.kernel.errors import BadSetup
from tests.games.crusader_kings.scenario import CAPET, NORMANDY, SALIAN, CkTable, hand, land, only, poor, spouse, table


def opening(**options: object) -> CkTable:
    """Three players sit down; nobody has said who starts."""
    return CkTable(GAME, 3, options, {"dynasties": ["capet", "normandy", "salian"]}, seed=1)


@pytest.mark.rule("CK-OPT-02", "CK-SET-15")
def test_opt_02_first_player_drawn_by_lot() -> None:
    t = opening()
    assert t.asked == "draw"
    assert t.said("first_player")[0]["why"] == "random"
    seen = {GAME.start(GAME.setup(3), key_from_seed(seed)).first for seed in range(20)}
    assert seen == {0, 1, 2}


@pytest.mark.rule("CK-OPT-02", "CK-SET-15")
@pytest.mark.parametrize("value", ["oldest", "last_winner", "chosen"])
def test_opt_02_the_players_say_who_starts(value: str) -> None:
    t = opening(first_player=value)
    assert (t.asked, t.waiting()) == ("starter", (0, 1, 2))
    t.do(CAPET, "starter", "house.salian").do(NORMANDY, "starter", "house.capet").do(SALIAN, "starter", "house.salian")
    assert t.state.first == SALIAN
    assert t.said("first_player") == [{"house": "house.salian", "why": value}]
    assert t.waiting() == (SALIAN,)


@pytest.mark.rule("CK-OPT-02")
def test_opt_02_where_the_players_differ_the_lot_decides_among_those_named() -> None:
    t = opening(first_player="oldest").script(1)
    t.do(CAPET, "starter", "house.normandy").do(NORMANDY, "starter", "house.normandy")
    t.do(SALIAN, "starter", "house.capet")
    assert t.state.first == NORMANDY, "most name Normandy"
    t = opening(first_player="oldest").script(1)
    t.do(CAPET, "starter", "house.capet").do(NORMANDY, "starter", "house.normandy").do(
        SALIAN, "starter", "house.salian"
    )
    assert t.state.first == NORMANDY, "the second of three"


@pytest.mark.rule("CK-OPT-02", "CK-DEC-02")
def test_opt_02_alone_one_is_the_oldest_but_anybody_may_be_chosen() -> None:
    assert GAME.start(GAME.setup(1, {"first_player": "oldest"}), key_from_seed(1)).first == 0
    t = CkTable(GAME, 1, {"first_player": "chosen"}, {}, seed=1)
    assert t.asked == "starter"
    assert len(t.options(0)) == 5


@pytest.mark.rule("CK-OPT-02")
def test_opt_02_the_host_may_name_who_starts_beforehand() -> None:
    s = GAME.start(GAME.setup(3, {"first_player": "oldest"}, {"start": 2}), key_from_seed(1))
    assert s.first == 2
    assert s.asked.kind == "draw"


@pytest.mark.rule("CK-OPT-19")
@pytest.mark.parametrize(("hints", "plans"), [(True, 6), (False, 0)])
def test_opt_19_the_opening_plans_are_told_at_the_start(hints: bool, plans: int) -> None:
    t = opening(guide_hints=hints)
    told = t.said("guide")
    assert len(told) == plans
    for lang, name, first in (("en", "The Expansionist", "mobilise 4"), ("it", "L'Espansionista", "Mobilitare 4")):
        for line in told[:1]:
            text = GAME.texts.event(lang, {"kind": "guide", **line})
            assert name in text
            assert first in text


@pytest.mark.rule("CK-PLC-01")
def test_leaving_out_the_franks_is_warned_of() -> None:
    t = CkTable(GAME, 3, {}, {"dynasties": ["normandy", "salian", "altavilla"]}, seed=1)
    assert len(t.said("no_franks")) == 1
    assert not opening().said("no_franks")


@pytest.mark.rule("CK-OPT-07", "CK-ERA-08")
@pytest.mark.parametrize(("value", "aged"), [("played", 1), ("skipped", 0)])
def test_opt_07_the_upkeep_of_the_last_round(value: str, aged: int) -> None:
    t = table(last_upkeep=value)
    poor(t)
    t.state.era, t.state.round, t.state.turn = 3, 3, 2
    t.goto(Course(step=1), Round(step=3))
    assert t.game.over(t.state)
    assert t.state.age[CAPET] == aged


@pytest.mark.rule("CK-OPT-08")
def test_opt_08_couples_of_the_same_sex_have_no_children() -> None:
    t = table(marriage_any_sex=True)
    spouse(t, CAPET, "m")
    assert not bears(t.state, CAPET)
    spouse(t, NORMANDY, "f")
    assert bears(t.state, NORMANDY)


@pytest.mark.rule("CK-OPT-10", "CK-GEN-04")
def test_opt_10_the_order_may_be_shuffled_each_turn() -> None:
    orders = set()
    for seed in range(12):
        t = table(4, seed=seed, play_order="shuffled")
        for seat in range(4):
            hand(t, seat, "realm.child_born")
            t.state.laid[seat], t.state.hands[seat] = t.state.hands[seat], []
        t.goto(Turn())
        turn = t.state.frames[0]
        assert isinstance(turn, Turn)
        orders.add(tuple(turn.order))
    assert len(orders) > 3


@pytest.mark.rule("CK-OPT-12", "CK-AMB-03")
def test_opt_12_burgundy_is_a_33rd_territory() -> None:
    t = table(burgundy=True)
    s = t.state
    assert land("burgundy") in s.lands
    assert s.suitors[land("burgundy")] >= 0
    assert land("burgundy") not in table().state.lands
    t = table(4, scenario="kingdom_of_jerusalem_tournament", burgundy=True)
    assert t.state.owner[land("burgundy")] == CAPET
    assert t.state.owner[land("aquitaine")] == -1


@pytest.mark.rule("CK-OPT-13")
def test_opt_13_a_strategy_for_each_automatic_dynasty() -> None:
    wish = ["amandum", "ferox", "aperio", "munitio"]
    options = {"automata": 4, **{f"strategy_{i + 1}": name for i, name in enumerate(wish)}}
    houses = ["capet", "normandy", "salian", "altavilla", "jimenez"]
    s = GAME.start(GAME.setup(1, options, {"dynasties": houses}), key_from_seed(3))
    assert [STRATEGY_IDS[p] for p in s.plan[1:]] == wish


@pytest.mark.rule("CK-OPT-14")
@pytest.mark.parametrize(("value", "asked"), [("always", ""), ("never", "return")])
def test_opt_14_elimination_for_good_or_never(value: str, asked: str) -> None:
    scenario = "crusade_of_the_faint_hearted" if value == "never" else "kingdom_of_jerusalem"
    t = table(elimination=value, scenario=scenario)
    only(t, NORMANDY)
    t.goto(Fallen(seat=NORMANDY))
    assert t.asked == asked
    assert bool(t.state.out) is (value == "always")


@pytest.mark.rule("CK-OPT-15", "CK-ERA-01")
@pytest.mark.parametrize(("value", "eras"), [("scenario", 3), ("1", 1), ("2", 2), ("3", 3)])
def test_opt_15_number_of_eras(value: str, eras: int) -> None:
    assert table(eras=value).state.eras == eras


@pytest.mark.rule("CK-OPT-17", "CK-AMB-48")
def test_opt_17_iberia_open_in_scenario_6() -> None:
    scenario = "kingdom_of_jerusalem_tournament"
    assert len(table(4, scenario=scenario).state.lands) == 27
    s = table(4, scenario=scenario, open_iberia=True).state
    assert len(s.lands) == 32
    assert all(s.suitors[t] >= 0 for t in s.lands if s.owner[t] < 0)
    assert "castile" not in {IDS[t] for t in table(3, open_iberia=True).state.lands}


@pytest.mark.rule("CK-OPT-18", "CK-AMB-28")
@pytest.mark.parametrize(("value", "tokens"), [(False, 4), (True, 5)])
def test_opt_18_starting_spouses_may_bring_a_token(value: bool, tokens: int) -> None:
    t = table(3, ["capet", "blois", "hohenstaufen"], scenario="second_crusade", spouse_tokens=value)
    assert len(t.state.bags[2]) == tokens


@pytest.mark.rule("CK-OPT-19")
def test_opt_19_the_bot_opens_by_a_guide() -> None:
    s = table(5).state
    names = [guide_for(s, seat)["id"] for seat in range(5)]
    assert names == ["expansionist", "expansionist", "expansionist", "builder", "schemer"]
    for guide in GUIDES:
        plan = [advised(guide, r, i) for r in (1, 2, 3) for i in (0, 1)]
        assert "" not in plan, guide["id"]
        assert plan.count("crusade") == guide["draw"]["crusade"]
        assert all(plan.count(deck) <= guide["draw"][deck] for deck in set(plan))


@pytest.mark.rule("CK-OPT-20")
def test_opt_20_only_the_bundled_content_is_there() -> None:
    assert GAME.options_table["content_pack"].values == ("bundled",)
    with pytest.raises(BadSetup):
        GAME.setup(3, {"content_pack": "mine"})


@pytest.mark.rule("CK-OPT-01")
def test_opt_01_glitterhoof_is_absent_by_default() -> None:
    assert GLITTERHOOF in table().state.gone
    assert result(table().state).scores == (5, 4, 4)


def test_a_set_up_that_cannot_be_is_refused() -> None:
    for choices in ({"dynasties": ["capet", "capet", "salian"]}, {"dynasties": ["capet", "ivrea", "salian"]},
                    {"start": 7}):  # fmt: skip
        with pytest.raises(BadSetup):
            GAME.setup(3, {}, choices)
    with pytest.raises(BadSetup):
        GAME.setup(5, {"scenario": "kingdom_of_jerusalem_tournament"})
