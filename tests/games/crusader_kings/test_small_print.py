"""What the chapters say in passing: steps that follow steps, supplies that end, who is not there any more."""

from __future__ import annotations

from typing import Any

import pytest

from araldo.games.crusader_kings.board import IDS
from araldo.games.crusader_kings.box import DECKS
from araldo.games.crusader_kings.rules.choices import CHOICES
from araldo.games.crusader_kings.rules.course import plot_weighed
from araldo.games.crusader_kings.rules.era import clean_up
from araldo.games.crusader_kings.rules.events import OPERATIONS
from araldo.games.crusader_kings.rules.fallback import give_up
from araldo.games.crusader_kings.rules.happening import ON_LAND
from araldo.games.crusader_kings.rules.realm import give_claim, has_claim, place
from araldo.games.crusader_kings.state import Conquest, Court, EraDraw, Happening, PlotPhase, Round
from araldo.kernel import ALL, SPECTATOR
from tests.games.crusader_kings.scenario import (
    CAPET,
    NORMANDY,
    SALIAN,
    CkTable,
    bag,
    castle,
    child,
    develop,
    display,
    foot,
    gold,
    hand,
    land,
    only,
    pact_land,
    spouse,
    table,
    unrest,
    war,
    worn,
)

# -- events: every operation leads to the next step

STEPS: dict[str, dict[str, Any]] = {
    "birth": {"n": 1, "trait": "random"},
    "gold": {"n": -1},
    "gold_per": {"what": "coastal_territory", "n": 1, "max": 3},
    "pay": {"to": "next", "n": 1},
    "pay_or": {"n": 1, "else_steps": 0},
    "take_from_actor": {"n": 1},
    "bag_add": {"trait": "stingy"},
    "kill": {"who": "king_spouse_if_female"},
    "check": {"successes": 1, "invest": False, "sabotage": False, "on_success": 0, "on_fail": 0},
    "look_at_hand": {"viewer": "target", "owner": "actor"},
    "may_marry": {"extra_draws": 1},
    "age": {"n": 1},
    "place": {"token": "harvest", "chooser": "target", "where": "controlled"},
    "remove_unrest": {"n": 1, "chooser": "target"},
    "remove_footsoldier": {"n": 1, "chooser": "target", "then_unrest": False},
    "pay_or_remove_footsoldier": {"max": 2},
    "remove_castle": {"n": 1, "chooser": "target"},
    "bag_remove": {"colour": "red", "chooser": "target", "n": 1},
    "char_trait": {"who": "child", "trait": "scholar", "chooser": "target"},
    "pick_character": {"filter": "child", "chooser": "target"},
    "choose": {"chooser": "target", "options": [{"id": "a", "cost": 0}, {"id": "b", "cost": 0}]},
    "gain_cb": {"holder": "target", "against": "chosen_no_pact"},
    "may_build_castle": {"cost": 3},
    "may_take_development": {"cost": 1},
    "may_mobilise": {"n": 1},
    "may_end_war": {"n": 1},
    "break_independent_pact": {"chooser": "target"},
    "discard_development": {"type": "councillor", "chooser": "target"},
    "replace_shield": {"chooser": "target"},
}  # fmt: skip


def rich_in_everything(t: CkTable) -> None:
    """Capet have something of every kind, so that each step finds what it is about."""
    spouse(t, CAPET)
    child(t, CAPET, "m", "humble")
    child(t, CAPET, "f")
    bag(t, CAPET, "weak", "dimwitted", "brave")
    gold(t, CAPET, 9)
    foot(t, "lorraine", "toulouse")
    castle(t, "toulouse")
    for name in ("low_countries", "aquitaine"):
        unrest(t, name)
    develop(t, CAPET, "chancellor", "steward")
    display(t, "navy", "bank")
    pact_land(t, CAPET, "brittany")
    pact_land(t, CAPET, "wales")
    war(t, CAPET, NORMANDY)
    t.state.shields[0] = t.state.shields[2] = SALIAN


@pytest.mark.rule("CK-EVT-01", "CK-EVT-10")
@pytest.mark.parametrize("op", sorted(OPERATIONS.keys() | CHOICES.keys()))
def test_every_step_of_an_event_is_followed_by_the_next(op: str, blocks: Any) -> None:
    t = table()
    rich_in_everything(t)
    blocks += [(), ({"op": op, **STEPS[op]}, {"op": "age", "n": 3})]
    ON_LAND.extend([False, False])
    step = blocks[-1][0]
    for inner in ("else_steps", "on_success", "on_fail"):
        if inner in step:
            step[inner] = len(blocks) - 2
    if "options" in step:
        step["options"] = [{**o, "steps": len(blocks) - 2} for o in step["options"]]
    t.state.active = CAPET
    before = t.state.age[CAPET]
    t.goto(Happening(block=len(blocks) - 1, actor=CAPET, target=CAPET))
    for _ in range(9):
        if not t.state.frames:
            break
        options = t.options(CAPET)
        t.do(CAPET, *next((o for o in options if o[0] not in ("decline", "stay")), options[0]))
    assert t.state.age[CAPET] - before == 3 + (op == "age")


# -- supplies (CK-LIM-01)


@pytest.mark.rule("CK-LIM-01", "CK-UNR-01", "CK-TAX-08")
def test_a_token_that_is_not_placed_says_why() -> None:
    t = table()
    foot(t, "paris")
    t.state.plague[land("lorraine")] = 2
    for token, name in (("unrest", "paris"), ("plague", "lorraine")):
        assert place(t.state, token, land(name)) is False
    t.state.harvest[land("paris")] = 6
    assert not place(t.state, "harvest", land("lorraine"))
    assert t.said("not_placed") == [
        {"token": "unrest", "land": "paris", "why": "troops"},
        {"token": "plague", "land": "lorraine", "why": "there"},
        {"token": "harvest", "land": "lorraine", "why": "supply"},
    ]
    assert t.said("placed") == []


# -- the Era and the Round


@pytest.mark.rule("CK-AI-04")
@pytest.mark.parametrize(
    ("strategy", "cards"),
    [
        ("ferox", (1, 3, 3, 0, 1)),
        ("postis", (2, 2, 3, 0, 1)),
        ("munitio", (2, 2, 3, 0, 1)),
        ("amandum", (2, 2, 3, 0, 1)),
        ("aperio", (1, 2, 3, 0, 2)),
    ],
)
def test_an_automatic_dynasty_draws_the_cards_of_its_strategy(strategy: str, cards: tuple[int, ...]) -> None:
    t = table(2, automata=1, strategy_1=strategy)
    t.state.stocks[2].clear()
    t.state.took[2] = [0] * len(DECKS)
    t.goto(EraDraw(order=[2]))
    assert tuple(t.state.took[2]) == cards
    assert len(t.state.stocks[2]) == 8
    assert t.said("drew") == [{"house": t.said("drew")[0]["house"], **dict(zip(DECKS, cards, strict=True))}]


@pytest.mark.rule("CK-AI-19", "CK-ADO-01")
def test_a_child_adopted_by_an_automatic_dynasty_has_a_trait() -> None:
    t = table(2, automata=1, strategy_1="postis")
    spouse(t, 2)
    t.goto(Court(seat=2))
    assert len(t.state.children[2]) == 1
    assert len(worn(t, t.state.children[2][0])) == 1
    assert t.said("adopted")[0]["gold"] == 0


@pytest.mark.rule("CK-ERA-08", "CK-OPT-07")
def test_only_the_last_upkeep_of_the_last_era_is_skipped() -> None:
    for era, played in ((1, True), (3, False)):
        t = table(last_upkeep="skipped")
        t.state.era, t.state.round, t.state.turn = era, 3, 2
        t.goto(Round(step=4))
        assert (t.state.age[CAPET] == 1) is played
    t = table(last_upkeep="skipped")
    t.state.era, t.state.round, t.state.turn = 3, 2, 2
    t.goto(Round(step=4))
    assert t.state.age[CAPET] == 1


@pytest.mark.rule("CK-RND-03")
def test_a_single_card_in_hand_is_laid_alone() -> None:
    t = table()
    hand(t, CAPET, "war.old_wound")
    t.goto(PlotPhase())
    assert t.options(CAPET) == [("lay", "war.old_wound")]
    assert list(plot_weighed(t.state, PlotPhase(), CAPET)) == [(("lay", "war.old_wound"), None)]


# -- who is not there any more


@pytest.mark.rule("CK-GEN-05", "CK-PAC-14")
def test_nobody_has_a_casus_belli_against_or_from_who_has_left() -> None:
    t = table()
    t.state.out = 1 << SALIAN
    give_claim(t.state, SALIAN, CAPET)
    give_claim(t.state, CAPET, SALIAN)
    assert not has_claim(t.state, SALIAN, CAPET)
    assert not has_claim(t.state, CAPET, SALIAN)
    give_claim(t.state, CAPET, NORMANDY)
    assert has_claim(t.state, CAPET, NORMANDY)


@pytest.mark.rule("CK-CRS-01", "CK-AI-15")
def test_given_up_are_territories_without_castle_then_with_unrest_then_far_from_castles() -> None:
    t = table()
    only(t, CAPET, "paris", "lorraine", "toulouse", "low_countries", "dalmatia")
    t.state.castle = [0] * len(t.state.castle)
    castle(t, "low_countries")
    unrest(t, "lorraine")
    assert give_up(t.state, CAPET, 5)[0] == land("lorraine")
    assert give_up(t.state, CAPET, 5)[1] == land("dalmatia"), "farthest from the Castle"
    assert give_up(t.state, CAPET, 5)[-1] == land("low_countries")
    assert len(give_up(t.state, CAPET, 2)) == 2


@pytest.mark.rule("CK-ERA-05", "CK-ERA-06")
def test_unused_cards_are_discarded_face_up() -> None:
    t = table()
    hand(t, CAPET, "war.old_wound")
    card = t.state.hands[CAPET][0]
    assert card not in t.view(SPECTATOR)["hands"][CAPET]["known"]
    clean_up(t.state)
    assert card in t.view(SPECTATOR)["discards"][2]
    assert t.state.known[card] == ALL


@pytest.mark.rule("CK-INV-18", "CK-LIM-09")
def test_the_first_territory_of_the_map_may_be_given_up_like_any_other() -> None:
    t = table()
    only(t, CAPET, IDS[0], "paris", "lorraine", "toulouse", "low_countries", "normandy", "brittany", "aquitaine")
    t.goto(Conquest(seat=CAPET, target=land("wales"), came=[]))
    t.do(CAPET, "release", IDS[0])
    assert t.state.owner[0] == -1
    assert t.state.owner[land("wales")] == CAPET
