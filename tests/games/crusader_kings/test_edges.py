"""Edges: the first territory of the map, the exact price, a supply that is just empty, who is just not there any more,
and what changes between a declaration and its turn.
"""

from __future__ import annotations

from typing import Any

import pytest

from araldo.games.crusader_kings.board import IDS
from araldo.games.crusader_kings.box import (
    BONUS_CARDS,
    CASTLES,
    CRUSADE,
    CRUSADER_TOKEN,
    CULTURES,
    DECK,
    DECKS,
    GLITTERHOOF,
    PERSON,
    WAR,
    id_of,
    sex_of,
)
from araldo.games.crusader_kings.rules.automata import next_card, reveal
from araldo.games.crusader_kings.rules.choices import endow
from araldo.games.crusader_kings.rules.elimination import homes
from araldo.games.crusader_kings.rules.era import draw_options
from araldo.games.crusader_kings.rules.family import send_away
from araldo.games.crusader_kings.rules.happening import BLOCKS, ON_LAND, _block
from araldo.games.crusader_kings.rules.realm import allied, at_war, award, start_war
from araldo.games.crusader_kings.rules.requirements import MEETS
from araldo.games.crusader_kings.rules.score import close_game, result
from araldo.games.crusader_kings.rules.war import refuse_target
from araldo.games.crusader_kings.state import (
    Attack,
    Build,
    Counter,
    Court,
    DynastyPhase,
    EraDraw,
    Fallen,
    Founding,
    Happening,
    Invade,
    Overthrow,
    Plot,
    PlotPhase,
    Turn,
    Upkeep,
)
from araldo.kernel import ALL
from tests.games.crusader_kings.scenario import (
    CAPET,
    NORMANDY,
    SALIAN,
    CkTable,
    bag,
    cards,
    castle,
    child,
    claim,
    develop,
    display,
    foot,
    gold,
    land,
    only,
    own,
    pact,
    pact_land,
    poor,
    sibling,
    spouse,
    table,
    traits,
    unrest,
    war,
)
from tests.games.crusader_kings.scenario import reveal as reveal_card
from tests.games.crusader_kings.test_succession import fall
from tests.games.crusader_kings.test_trades import market, offer

AI = SALIAN
FIRST = IDS[0]  # a number that is nothing to a careless condition


def machine(strategy: str = "ferox", **options: object) -> CkTable:
    """Two players, Capet and Normandy; Salian is automatic."""
    return table(2, automata=1, strategy_1=strategy, **options)


def alone(t: CkTable) -> None:
    """No potential spouse is left on the map, and nobody in any deck."""
    s = t.state
    for here in s.lands:
        send_away(s, here)
    for pile in (*s.courts, *s.court_discards):
        s.gone += pile
        pile.clear()


def foundling(t: CkTable, party: int) -> None:
    """A daughter all the same."""
    s = t.state
    s.children[party].append(s.gone.pop(next(i for i, person in enumerate(s.gone) if sex_of(person) == "f")))
    s.child_mates[party].append(-1)


def no_tokens(t: CkTable) -> None:
    """Neither Event tokens nor Random ones are left."""
    s = t.state
    s.token_box += s.event_pile + s.general
    s.event_pile, s.general = [], []


# -- Glitterhoof (CK-SET-22)


@pytest.mark.rule("CK-SET-22")
def test_without_a_potential_spouse_on_the_map_glitterhoof_stays_away() -> None:
    t = table()
    alone(t)
    t.goto(Founding(begun=True, horse=True))
    assert t.asked == ""
    assert GLITTERHOOF in t.state.gone
    assert not t.said("horse")


@pytest.mark.rule("CK-SET-22", "CK-SET-23", "CK-AI-15")
@pytest.mark.parametrize("nth", [0, 2])
def test_an_automatic_first_player_leaves_glitterhoofs_territory_to_chance(nth: int) -> None:
    t = machine()
    t.state.first = AI
    free = [IDS[x] for x in t.state.lands if t.state.suitors[x] >= 0]
    t.script(nth)
    t.goto(Founding(begun=True, horse=True))
    assert t.said("horse") == [{"land": free[nth]}]
    assert t.state.suitors[land(free[nth])] == GLITTERHOOF


# -- the cards of automatic dynasties


@pytest.mark.rule("CK-AI-05")
def test_the_card_of_an_automatic_dynasty_is_turned_up_before_everybody() -> None:
    t = machine()
    card = next(c for c in t.state.decks[WAR])
    t.place("stocks", AI, [card])
    assert t.state.known[card] != ALL
    assert reveal(t.state, AI)
    assert t.state.table == [card]
    assert t.state.known[card] == ALL


def at_the_last_card(t: CkTable) -> None:
    s = t.state
    s.round, s.turn = 3, 2
    for card in s.stocks[AI]:
        s.decks[DECK[card]].append(card)
    s.stocks[AI] = []


@pytest.mark.rule("CK-AI-14", "CK-ERA-03")
def test_with_an_empty_stock_the_last_card_is_a_crusade_card_from_the_deck() -> None:
    t = machine()
    at_the_last_card(t)
    top = t.state.decks[CRUSADE][-1]
    assert next_card(t.state, AI) == top
    assert t.said("drew")[-1]["crusade"] == 1, "everybody sees the deck it comes from"
    assert t.state.took[AI][CRUSADE] == 0, "and by now which card it is"


@pytest.mark.rule("CK-AI-14", "CK-LIM-04")
def test_where_no_crusade_card_is_left_there_is_no_last_card() -> None:
    t = machine()
    at_the_last_card(t)
    t.state.hands[CAPET] += t.state.decks[CRUSADE]
    t.state.decks[CRUSADE] = []
    assert next_card(t.state, AI) == -1
    assert not t.said("drew")
    assert reveal(t.state, AI) is False
    assert t.state.table == []


# -- bonus cards and the draw (CK-LIM-04)


@pytest.mark.rule("CK-LIM-04", "CK-ERA-02")
def test_a_bonus_card_is_no_longer_there_for_the_eight() -> None:
    t = table()
    deck = DECKS.index("war")
    s = t.state
    while len(s.decks[deck]) > 3:
        s.hands[SALIAN].append(s.decks[deck].pop())
    most = max(option[1 + deck] for option in draw_options(s, EraDraw(), CAPET))
    assert most == 3
    most = max(option[1 + deck] for option in draw_options(s, EraDraw(extra=[deck]), CAPET))
    assert most == 2


@pytest.mark.rule("CK-LIM-04", "CK-TRK-01")
def test_no_bonus_card_comes_from_a_deck_that_is_empty() -> None:
    t = table()
    s = t.state
    s.shields[min(BONUS_CARDS)] = CAPET
    s.hands[SALIAN] += s.decks[WAR][1:]
    del s.decks[WAR][1:]
    t.goto(EraDraw(order=[CAPET]))
    assert t.why(CAPET, "bonus", "war") == ""
    s.hands[SALIAN].append(s.decks[WAR].pop())
    assert t.why(CAPET, "bonus", "war") == "CK-LIM-04"


# -- bargains that can no longer be kept


@pytest.mark.rule("CK-TRD-03")
@pytest.mark.parametrize("verb", ["give_claim", "take_claim"])
def test_a_casus_belli_that_is_no_more_cannot_be_given_up(verb: str) -> None:
    t = market()
    claim(t, *((CAPET, NORMANDY) if verb == "give_claim" else (NORMANDY, CAPET)))
    offer(t, CAPET, "normandy", (verb,))
    assert t.why(NORMANDY, "accept") == ""
    t.state.claims = [0, 0, 0]
    assert t.why(NORMANDY, "accept") == "CK-TRD-03"
    assert t.can(NORMANDY, "refuse")


@pytest.mark.rule("CK-TRD-04")
def test_a_card_that_neither_side_has_any_more_cannot_be_handed_over() -> None:
    t = market()
    offer(t, CAPET, "normandy", ("give_card", "chancellor"))
    assert t.why(NORMANDY, "accept") == ""
    t.state.study_discard += t.state.cards[CAPET]
    t.state.cards[CAPET] = []
    assert t.why(NORMANDY, "accept") == "CK-TRD-04"


@pytest.mark.rule("CK-TRD-04")
def test_all_cards_of_both_sides_may_change_hands_at_once() -> None:
    t = market()
    offer(t, CAPET, "normandy", ("give_card", "chancellor"), ("take_card", "navy"))
    t.do(NORMANDY, "accept")
    assert (cards(t, CAPET), cards(t, NORMANDY)) == (["navy"], ["chancellor"])


# -- what changes between a declaration and its turn


@pytest.mark.rule("CK-RLM-02", "CK-RLM-03")
def test_a_site_that_is_lost_or_built_on_meanwhile_is_passed_over() -> None:
    t = table()
    poor(t)
    gold(t, CAPET, 3)
    bag(t, CAPET, "brave")
    castle(t, "toulouse")
    t.script(0)
    t.goto(Build(seat=CAPET, sites=[land("normandy"), land("toulouse"), land("lorraine")], step=1))
    t.do(CAPET, "invest", 0)
    t.do(CAPET, "pay")
    assert [said["land"] for said in t.said("castle")] == ["lorraine"]
    assert len(t.said("check")) == 1
    assert t.game.over(t.state)


@pytest.mark.rule("CK-RLM-03")
def test_without_a_castle_in_the_box_no_site_is_checked() -> None:
    t = table()
    castle(t, *IDS[:CASTLES])  # Paris among them, which has one anyway
    assert sum(t.state.castle) == CASTLES
    t.goto(Build(seat=CAPET, sites=[land("toulouse")], step=1))
    assert t.game.over(t.state)
    assert not t.said("check")


@pytest.mark.rule("CK-RLM-07")
def test_who_has_just_the_kinds_on_display_cannot_develop() -> None:
    t = table()
    develop(t, NORMANDY)
    develop(t, SALIAN)
    develop(t, CAPET, "navy", "bank", "steward")
    display(t, "navy", "bank", "steward")
    reveal_card(t, CAPET, "realm.guild_gift")
    assert t.why(CAPET, "develop") == "CK-RLM-07"
    display(t, "navy", "bank", "marshal")
    assert t.why(CAPET, "develop") == ""


@pytest.mark.rule("CK-TIT-01")
def test_no_duchy_is_granted_of_what_has_been_lost_meanwhile() -> None:
    t = table()
    son = child(t, CAPET, "m")
    t.goto(Court(seat=CAPET, done=True))
    t.do(CAPET, "grant", id_of(son), "lorraine")
    own(t, NORMANDY, "lorraine")
    assert t.why(CAPET, "done") == "CK-TIT-01"


@pytest.mark.rule("CK-INV-07")
def test_support_for_an_attack_that_was_taken_back_is_refused() -> None:
    t = table()
    foot(t, "paris", "lorraine", "low_countries")
    claim(t, CAPET, NORMANDY)
    claim(t, CAPET, SALIAN)
    t.goto(Invade(seat=CAPET))
    t.do(CAPET, "attack", "lorraine", "saxony").do(CAPET, "support", "low_countries", "saxony")
    t.do(CAPET, "attack", "paris", "normandy")
    assert t.why(CAPET, "done") == ""
    t.do(CAPET, "drop", 0)
    assert t.why(CAPET, "done") == "CK-INV-07"


@pytest.mark.rule("CK-INV-23")
@pytest.mark.parametrize("change", ["gone", "lost"])
def test_a_task_needs_the_footsoldier_who_was_given_it(change: str) -> None:
    t = table()
    foot(t, "lorraine", "paris")
    t.goto(Invade(seat=CAPET))
    t.do(CAPET, "attack", "lorraine", "swabia")
    assert t.why(CAPET, "done") == ""
    if change == "gone":
        t.state.foot[land("lorraine")] = 0
    else:
        own(t, NORMANDY, "lorraine")
        foot(t, "lorraine")
    assert t.why(CAPET, "done") == "CK-INV-23"


@pytest.mark.rule("CK-INV-09")
def test_what_is_not_in_play_is_no_target() -> None:
    t = table()
    why = refuse_target(t.state, CAPET, land("venice"))
    assert why is not None
    assert why.rule == "CK-INV-09"
    assert refuse_target(t.state, CAPET, land("swabia")) is None


@pytest.mark.rule("CK-PAC-15", "CK-PAC-09")
def test_a_war_ends_the_pact_between_the_two_and_no_other() -> None:
    t = table()
    pact(t, CAPET, NORMANDY)
    pact(t, CAPET, SALIAN)
    start_war(t.state, CAPET, NORMANDY)
    assert not allied(t.state, CAPET, NORMANDY)
    assert allied(t.state, CAPET, SALIAN)
    assert at_war(t.state, CAPET, NORMANDY)
    assert t.said("pact_ended") == [{"house": "house.capet", "other": "house.normandy"}]


# -- counterattacks and the first seat (CK-INV-20, CK-INV-22)


@pytest.mark.rule("CK-INV-20", "CK-INV-12")
def test_a_helper_may_be_struck_back_whoever_it_is() -> None:
    t = table()
    poor(t)
    pact(t, SALIAN, CAPET)
    claim(t, SALIAN, NORMANDY)
    own(t, SALIAN, "denmark")
    foot(t, "denmark", "northumbria")
    own(t, CAPET, "scotland")
    bag(t, SALIAN, "godless")
    t.script(0)
    t.goto(Attack(seat=SALIAN, origin=land("denmark"), target=land("northumbria")))
    t.do(SALIAN, "call", "house.capet")
    t.do(CAPET, "give_support")
    assert (t.asked, t.waiting()) == ("counter", (NORMANDY,))
    assert {o[1] for o in t.options(NORMANDY) if o[0] == "strike_back"} == {"denmark", "scotland"}


@pytest.mark.rule("CK-INV-22", "CK-INV-04")
def test_who_took_no_part_in_the_quarrel_is_not_struck_back() -> None:
    t = table()
    foot(t, "normandy")
    t.goto(Counter(seat=NORMANDY, origin=land("normandy"), targets=[land("paris")]))
    assert t.game.over(t.state), "without a Casus Belli"
    claim(t, NORMANDY, CAPET)
    t.goto(Counter(seat=NORMANDY, origin=land("normandy"), targets=[land("paris")]))
    assert t.can(NORMANDY, "strike_back", "paris")


# -- an event that allows a marriage allows no adoption


@pytest.mark.rule("CK-EVT-10", "CK-ADO-01")
@pytest.mark.parametrize("draws", [0, 1])
def test_an_event_that_allows_a_marriage_allows_no_adoption(draws: int) -> None:
    t = table()
    spouse(t, CAPET)
    t.goto(Court(seat=CAPET))
    assert t.can(CAPET, "adopt")
    sibling(t, CAPET, "m")
    t.goto(Court(seat=CAPET, event=draws))
    assert t.asked == "may_marry"
    assert not t.can(CAPET, "adopt")
    assert ("adopt",) not in [option for option, _ in t.game.weigh(t.state, CAPET)]


@pytest.mark.rule("CK-EVT-10", "CK-TRD-06")
@pytest.mark.parametrize("draws", [0, 1])
def test_an_event_asks_nobody_about_a_marriage_that_cannot_be(draws: int) -> None:
    t = table(trades="full")
    alone(t)
    t.goto(Court(seat=CAPET, event=draws))
    assert t.game.over(t.state)
    t.goto(Court(seat=CAPET))
    assert t.options(CAPET) == [("stay",)], "in the Dynasty phase there is still time to trade"


# -- achievements are counted from the active player on (CK-ACH-02)


@pytest.mark.rule("CK-ACH-02")
@pytest.mark.parametrize(("active", "taker"), [(CAPET, CAPET), (NORMANDY, NORMANDY), (-1, SALIAN)])
def test_of_several_who_meet_it_the_active_player_gets_an_achievement(active: int, taker: int) -> None:
    t = table()
    s = t.state
    s.first, s.active = SALIAN, active
    s.shields[:6] = [CAPET, CAPET, NORMANDY, NORMANDY, SALIAN, SALIAN]
    s.awards[CRUSADER_TOKEN] = -1
    award(s, CRUSADER_TOKEN)
    assert s.awards[CRUSADER_TOKEN] == taker


# -- winning together needs somebody to win against (CK-AI-17)


@pytest.mark.rule("CK-AI-17", "CK-END-02")
def test_without_automatic_dynasties_nobody_wins_together() -> None:
    t = table(automata_mode="cooperative")
    assert result(t.state).winners == (CAPET,)
    close_game(t.state)
    assert t.said("won")[0]["by"] == "points"


# -- tokens that have run out (CK-EVT-12)


@pytest.mark.rule("CK-EVT-12")
def test_without_a_token_of_its_colour_an_event_says_so_and_gives_none() -> None:
    t = table()
    son = child(t, CAPET, "m")
    no_tokens(t)
    endow(t.state, CAPET, son, "scholar")
    assert t.said("none_left") == [{"token": "scholar"}]
    assert not t.said("endowed")
    assert son not in t.state.bearer


@pytest.mark.rule("CK-EVT-12")
def test_without_a_token_of_its_colour_nothing_enters_the_bag(blocks: Any) -> None:
    t = table()
    before = traits(t, CAPET)
    no_tokens(t)
    blocks.append(({"op": "bag_add", "trait": "stingy"},))
    ON_LAND.append(False)
    t.goto(Happening(block=len(blocks) - 1, actor=CAPET, target=CAPET))
    assert t.said("none_left") == [{"token": "stingy"}]
    assert not t.said("bag_added")
    assert traits(t, CAPET) == before


# -- the data of events


@pytest.mark.rule("CK-EVT-01", "CK-TRD-02")
@pytest.mark.parametrize("inner", ["on_success", "on_fail", "else_steps", "options"])
@pytest.mark.parametrize(("op", "on_land"), [("place", True), ("age", False)])
def test_steps_inside_a_step_are_blocks_and_concern_land_if_any_of_them_does(
    inner: str,
    op: str,
    on_land: bool,
    blocks: Any,
) -> None:
    within = [{"op": op, "n": 1}, {"op": "gold", "n": 1}]
    step: dict[str, Any] = {"op": "check", inner: within}
    if inner == "options":
        step = {"op": "choose", "options": [{"id": "a", "steps": []}, {"id": "b", "steps": within}]}
    count = len(blocks)
    number = _block([step, {"op": "gold", "n": 2}])
    assert number == len(BLOCKS) - 1 == len(ON_LAND) - 1
    made = BLOCKS[number]
    assert [one["op"] for one in made] == [step["op"], "gold"]
    nested = made[0]["options"][1]["steps"] if inner == "options" else made[0][inner]
    assert count <= nested < number
    assert [dict(one) for one in BLOCKS[nested]] == within
    assert (ON_LAND[nested], ON_LAND[number]) == (on_land, on_land)
    assert step.get(inner) != nested or inner == "options", "the data stay as they were read"


@pytest.mark.rule("CK-TRK-03", "CK-LIM-06", "CK-AI-15")
def test_for_a_fifth_shield_an_automatic_dynasty_withdraws_the_hindmost(blocks: Any) -> None:
    t = machine()
    t.state.shields[1:7] = [AI, AI, CAPET, AI, AI, -1]
    blocks.append(({"op": "replace_shield", "chooser": "target"},))
    ON_LAND.append(False)
    t.goto(Happening(block=len(blocks) - 1, actor=AI, target=AI))
    assert t.state.shields[1:7] == [-1, AI, AI, AI, AI, -1]


# -- a Plot without a target (CK-INT-01)


def friendless(t: CkTable) -> None:
    """In the first Round, at War with everybody, without neighbours, kin or Councillors anywhere."""
    only(t, CAPET, "ireland")
    alone(t)
    for party in range(3):
        develop(t, party)
        if party != CAPET:
            war(t, CAPET, party)


@pytest.mark.rule("CK-INT-01")
def test_without_any_target_no_plot_is_made() -> None:
    t = table()
    friendless(t)
    t.goto(Plot(seat=CAPET))
    assert t.game.over(t.state)
    foundling(t, SALIAN)
    t.goto(Plot(seat=CAPET))
    assert t.asked == "plot_target"


@pytest.mark.rule("CK-INT-05")
def test_when_all_that_is_left_was_tried_the_plots_are_over() -> None:
    t = table()
    friendless(t)
    foundling(t, SALIAN)
    t.goto(Plot(seat=CAPET, attempts=1, tried=[("plot_casus_belli", SALIAN)]))
    assert t.asked == "plot_target"
    t.goto(Plot(seat=CAPET, attempts=1, tried=[("plot_assassinate", SALIAN)]))
    assert t.game.over(t.state)


# -- who has left (CK-GEN-05)


@pytest.mark.rule("CK-GEN-05", "CK-MAR-03", "CK-ELM-09")
def test_nobody_looks_for_a_spouse_in_the_deck_of_who_has_left() -> None:
    t = fall(table(), SALIAN)
    t.do(SALIAN, "leave_game")
    t.goto(Court(seat=CAPET))
    decks = {o[2] for o in t.options(CAPET) if o[0] == "match"}
    assert decks == {CULTURES[t.state.culture[p]] for p in (CAPET, NORMANDY)}
    weighed = {o[2] for o, _ in t.game.weigh(t.state, CAPET) if o[0] == "match"}
    assert weighed == decks


@pytest.mark.rule("CK-GEN-05", "CK-ELM-09")
def test_who_has_left_has_no_turn_no_court_and_no_cards_to_lay() -> None:
    t = fall(table(trades="full"), NORMANDY)
    t.do(NORMANDY, "leave_game")
    s = t.state
    for party in (CAPET, NORMANDY, SALIAN):
        t.place("hands", party, s.decks[WAR][-3:])
    t.goto(PlotPhase())
    assert t.waiting() == (CAPET, SALIAN)
    t.goto(DynastyPhase(order=[NORMANDY, SALIAN]))
    assert t.waiting() == (SALIAN,)
    s.laid[NORMANDY], s.laid[SALIAN] = s.hands[NORMANDY], s.hands[SALIAN]
    s.hands = [[], [], []]
    t.goto(Turn(order=[NORMANDY, SALIAN], step=1))
    assert t.waiting() == (SALIAN,)
    assert not t.can(SALIAN, "trade", "house.normandy")
    assert t.can(SALIAN, "trade", "house.capet")


@pytest.mark.rule("CK-GEN-05", "CK-RND-09")
def test_who_has_left_does_not_grow_old_and_the_others_do() -> None:
    t = table()
    t.state.out = 1 << NORMANDY
    before = list(t.state.age)
    t.goto(Upkeep(order=[CAPET, NORMANDY, SALIAN], step=3))
    assert [after - b for after, b in zip(t.state.age, before, strict=True)] == [1, 0, 1]


@pytest.mark.rule("CK-GEN-05", "CK-RND-07", "CK-RND-08")
@pytest.mark.parametrize(("step", "asked"), [(1, "pay_troops"), (2, "disband")])
def test_who_has_left_pays_and_disbands_nobody(step: int, asked: str) -> None:
    t = table()
    foot(t, "normandy", "saxony")
    t.state.out = 1 << NORMANDY
    t.goto(Upkeep(order=[CAPET, NORMANDY, SALIAN], step=step))
    assert (t.asked, t.waiting()) == (asked, (SALIAN,))


# -- where a fallen dynasty begins again (CK-ELM-04, CK-ELM-08)


@pytest.mark.rule("CK-ELM-04", "CK-PAC-13")
def test_where_every_free_territory_is_in_a_pact_its_pact_ends_with_the_new_home() -> None:
    t = table()
    for name in [IDS[x] for x in t.state.lands if t.state.owner[x] < 0]:
        pact_land(t, CAPET, name)
    only_free = [IDS[x] for x in t.state.lands if t.state.owner[x] < 0]
    for name in [IDS[x] for x in t.state.lands if t.state.owner[x] == SALIAN]:
        own(t, NORMANDY, name)
    assert [IDS[x] for x in homes(t.state, SALIAN)] == only_free
    t.goto(Fallen(seat=SALIAN, step=2))
    t.do(SALIAN, "settle", FIRST)
    assert t.state.owner[0] == SALIAN
    assert t.state.ally[0] == -1
    assert t.said("land_pact_ended") == [{"land": FIRST, "house": "house.capet"}]


@pytest.mark.rule("CK-ELM-08")
def test_without_a_free_territory_any_is_open_but_nobodys_last() -> None:
    t = table()
    only(t, SALIAN)
    only(t, NORMANDY, FIRST)
    for x in t.state.lands:
        if t.state.owner[x] < 0:
            own(t, CAPET, IDS[x])
    found = homes(t.state, SALIAN)
    assert land(FIRST) not in found
    assert len(found) == len(t.state.lands) - 1
    unrest(t, "paris", FIRST)
    assert [IDS[x] for x in homes(t.state, SALIAN)] == ["paris"], "with Unrest first"
    t.state.unrest[land("paris")] = 0
    assert [IDS[x] for x in homes(t.state, SALIAN)] == [FIRST], "better the last one than none"


@pytest.mark.rule("CK-ELM-06", "CK-LIM-08")
def test_who_returns_when_the_box_has_no_starting_token_left_gets_none() -> None:
    t = fall(table(), NORMANDY)
    s = t.state
    s.gone += s.token_box
    s.token_box = []
    t.do(NORMANDY, "return", "stephen")
    assert s.kings[NORMANDY] == PERSON["stephen"]
    assert s.bags[NORMANDY] == []
    assert t.said("returned")[0]["traits"] == []


# -- what an event asks of a bag


@pytest.mark.rule("CK-EVT-02")
def test_a_bag_has_a_red_token_or_it_has_none() -> None:
    t = table()
    bag(t, CAPET, "brave", "pious")
    assert not MEETS["bag_has_red"](t.state, CAPET)
    bag(t, CAPET, "cruel", "weak")
    assert MEETS["bag_has_red"](t.state, CAPET)


# -- the first territory of the map is one like any other


@pytest.mark.rule("CK-OVT-01", "CK-OVT-03")
def test_the_first_territory_of_the_map_may_be_overthrown() -> None:
    t = table()
    poor(t)
    own(t, NORMANDY, FIRST)
    unrest(t, FIRST)
    own(t, CAPET, "wales")
    bag(t, CAPET, "brave")
    t.script(0, 0)
    t.goto(Overthrow(seat=CAPET))
    t.do(CAPET, "topple", FIRST)
    assert t.state.owner[0] == -1
    assert t.said("overthrown") == [{"house": "house.capet", "land": FIRST}]


# -- who is away


@pytest.mark.rule("CK-MAR-07")
def test_who_is_away_proposes_to_nobody() -> None:
    t = table()
    alone(t)
    foundling(t, NORMANDY)
    t.goto(Court(seat=CAPET))
    assert t.verbs(CAPET) == {"propose", "stay"}
    assert t.game.default(t.state, CAPET) == ("stay",)
