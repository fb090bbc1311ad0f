"""Eras, Rounds, Turns and Upkeep (chapters GEN, ERA, RND, TRN)."""

from __future__ import annotations

import pytest

from araldo.games.crusader_kings import GAME
from araldo.games.crusader_kings.box import DECK, FACE, GLITTERHOOF, WAR, trait_of
from araldo.games.crusader_kings.rules.era import DRAWS, clean_up
from araldo.games.crusader_kings.rules.kin import tokens_on
from araldo.games.crusader_kings.rules.realm import clockwise, play_order
from araldo.games.crusader_kings.rules.score import result
from araldo.games.crusader_kings.state import Course, EraDraw, PlotPhase, Round, Turn, Upkeep
from araldo.kernel import key_from_seed
from araldo.kernel.play import make_bot, play_out
from tests.games.crusader_kings.scenario import (
    CAPET,
    NORMANDY,
    SALIAN,
    CkTable,
    bag,
    child,
    develop,
    foot,
    gold,
    hand,
    land,
    pact_land,
    poor,
    reveal,
    suitor,
    table,
    traits,
    unrest,
)

# -- order


@pytest.mark.rule("CK-GEN-03", "CK-GEN-05")
def test_play_order_is_clockwise_from_the_first_player_without_those_who_left() -> None:
    t = table(5)
    t.state.first = 3
    assert play_order(t.state) == [3, 4, 0, 1, 2]
    assert clockwise(t.state, 1) == (2, 3, 4, 0)
    t.state.out = 1 << 4
    assert play_order(t.state) == [3, 0, 1, 2]


@pytest.mark.rule("CK-GEN-04", "CK-TRN-01", "CK-CRU-04")
@pytest.mark.example("CK-EX-07")
def test_ex_07_the_last_player_of_a_turn_may_be_the_first_of_the_next() -> None:
    """CK-EX-07"""
    t = table()
    poor(t)
    s = t.state
    for seat, faces in (
        (CAPET, ("tax.tribute", "tax.crop_failure")),
        (NORMANDY, ("tax.corrupt_officials", "tax.crop_failure")),
        (SALIAN, ("crusade.holy_relic", "tax.pestilence")),
    ):
        hand(t, seat, *faces)
        s.laid[seat], s.hands[seat] = s.hands[seat], []
    bag(t, SALIAN, "brave")
    s.turn = 0
    t.goto(Round(step=3))
    for seat in (CAPET, NORMANDY):
        assert t.waiting() == (seat,)
        t.do(seat, "no_action")
    assert s.turn == 2, "the Crusade was compulsory: nobody was asked"
    assert s.first == SALIAN
    assert t.asked == "act"
    assert t.waiting() == (SALIAN,)


@pytest.mark.rule("CK-GEN-04")
def test_the_turn_in_course_is_finished_in_the_old_order() -> None:
    t = table()
    s = t.state
    for seat, face in ((CAPET, "tax.tribute"), (NORMANDY, "tax.tribute"), (SALIAN, "tax.corrupt_officials")):
        hand(t, seat, face)
        s.laid[seat], s.hands[seat] = s.hands[seat], []
    t.goto(Turn())
    t.do(CAPET, "no_action")
    s.first = NORMANDY  # as after a Crusade
    t.do(NORMANDY, "no_action")
    assert t.waiting() == (SALIAN,)


# -- the Era


@pytest.mark.rule("CK-ERA-01", "CK-ERA-05", "CK-RND-01", "CK-ERA-08", "CK-END-01")
def test_an_era_is_draw_three_rounds_cleanup_and_a_game_has_three() -> None:
    log: list[object] = []
    s = GAME.start(GAME.setup(3, {"trades": "none"}), key_from_seed(2), log=log)
    play_out(GAME, s, [make_bot(GAME, "seneschal", i) for i in range(3)])
    kinds = [e.kind for e in log if e.kind in ("era", "round", "cleanup")]  # type: ignore[attr-defined]
    assert GAME.over(s)
    if not s.reached:
        assert kinds == ["era", "round", "round", "round", "cleanup"] * 2 + ["era", "round", "round", "round"]
    assert result(s).winners


@pytest.mark.rule("CK-ERA-02", "CK-TRK-01")
def test_bonus_cards_are_drawn_before_the_eight() -> None:
    t = table()
    t.state.shields[0] = CAPET
    t.goto(EraDraw())
    assert t.asked == "bonus_card"
    assert t.why(CAPET, "bonus", "crusade") == "CK-TRK-01"
    t.do(CAPET, "bonus", "tax")
    t.do(CAPET, "draw", 2, 0, 3, 2, 1)
    assert len(t.state.hands[CAPET]) == 9
    assert t.state.took[CAPET] == [2, 0, 3, 3, 1], "bonus cards are outside the limits"


@pytest.mark.rule("CK-ERA-03")
def test_eight_cards_within_the_limits_of_each_type() -> None:
    assert len(DRAWS) == 62
    for _, realm, intrigue, war, tax, crusade in DRAWS:
        assert realm + intrigue + war + tax + crusade == 8
        assert max(realm, intrigue, war) <= 3
        assert tax <= 2
        assert crusade in (1, 2)


@pytest.mark.rule("CK-ERA-04")
def test_the_composition_is_chosen_blind() -> None:
    t = table()
    t.state.shields[0] = CAPET
    t.goto(EraDraw())
    t.do(CAPET, "bonus", "war")
    assert t.view(CAPET)["hands"][CAPET] == {"known": [], "hidden": 0}, "not even the bonus card is seen yet"
    t.do(CAPET, "draw", 3, 3, 1, 0, 1)
    assert len(t.view(CAPET)["hands"][CAPET]["known"]) == 9
    assert t.view(NORMANDY)["hands"][CAPET] == {"known": [], "hidden": 9}
    assert t.view(NORMANDY)["took"][CAPET] == [3, 3, 2, 0, 1], "from which decks is seen by all"


@pytest.mark.rule("CK-ERA-06")
def test_cleanup_discards_hands_and_renews_suitors_and_display() -> None:
    t = table()
    s = t.state
    hand(t, CAPET, "war.old_wound", "tax.tribute")
    old, shown = list(s.suitors), list(s.display)
    clean_up(s)
    assert not s.hands[CAPET]
    assert [FACE[c] for c in s.discards[WAR]] == ["war.old_wound"]
    free = [x for x in s.lands if s.owner[x] < 0]
    assert all(s.suitors[x] >= 0 for x in free)
    assert [s.suitors[x] for x in free] != [old[x] for x in free]
    assert set(shown) <= set(s.study_discard)
    assert len(s.display) == 3


@pytest.mark.rule("CK-ERA-06")
def test_all_suitors_go_before_new_ones_come() -> None:
    t = table()
    s = t.state
    free = [x for x in s.lands if s.suitors[x] >= 0]
    before = [tokens_on(s, s.suitors[x]) for x in free]
    s.event_pile += s.general
    s.general.clear()
    clean_up(s)
    after = [tokens_on(s, s.suitors[x]) for x in free]
    assert sorted(after) == sorted(before), "the bag was empty: these are the tokens of those who went"
    assert after != before, "but any of them may come anywhere"


@pytest.mark.rule("CK-ERA-07", "CK-DTH-02")
def test_cleanup_leaves_pact_territories_alone_and_an_unmarried_glitterhoof_leaves() -> None:
    t = table()
    pact_land(t, CAPET, "brittany")
    suitor(t, "wales", "horse", "brave")
    clean_up(t.state)
    assert t.state.suitors[land("brittany")] == -1
    assert t.state.ally[land("brittany")] == CAPET
    assert GLITTERHOOF in t.state.gone


@pytest.mark.rule("CK-ERA-08")
def test_after_the_last_era_there_is_no_cleanup() -> None:
    t = table()
    t.state.era = t.state.eras
    t.state.round = 3
    t.goto(Course(step=1))
    assert t.game.over(t.state)
    assert not t.said("cleanup")


# -- the Plot phase


def plotting(*faces: str, round_: int = 1, crusades: int = 0) -> CkTable:
    t = table()
    hand(t, CAPET, *faces)
    t.state.round = round_
    t.state.crusades[CAPET] = crusades
    t.goto(PlotPhase())
    return t


FOUR = ("war.old_wound", "tax.tribute", "crusade.holy_relic", "crusade.absolution")


@pytest.mark.rule("CK-RND-03")
def test_two_cards_are_laid_in_secret_the_first_on_top() -> None:
    t = table()
    hand(t, CAPET, *FOUR)
    hand(t, NORMANDY, "war.old_wound", "tax.tribute")
    t.goto(PlotPhase())
    assert set(t.waiting()) == {CAPET, NORMANDY}
    t.do(CAPET, "lay", "tax.tribute", "war.old_wound")
    assert t.view(NORMANDY)["asked"].get("shown") is None
    t.do(NORMANDY, "lay", "war.old_wound", "tax.tribute")
    s = t.state
    assert [FACE[c] for c in s.laid[CAPET]] == ["tax.tribute", "war.old_wound"]
    assert t.view(NORMANDY)["laid"][CAPET] == [None, None]


@pytest.mark.rule("CK-RND-04")
def test_the_third_round_needs_a_crusade_card_if_none_was_played() -> None:
    t = plotting(*FOUR, round_=3)
    assert t.why(CAPET, "lay", "war.old_wound", "tax.tribute") == "CK-RND-04"
    assert t.can(CAPET, "lay", "war.old_wound", "crusade.holy_relic")
    t = plotting(*FOUR, round_=3, crusades=1)
    assert t.can(CAPET, "lay", "war.old_wound", "tax.tribute")


@pytest.mark.rule("CK-RND-05", "CK-DEV-03", "CK-CRU-01")
def test_a_second_crusade_card_needs_the_archbishop() -> None:
    t = plotting(*FOUR)
    assert t.why(CAPET, "lay", "crusade.holy_relic", "crusade.absolution") == "CK-RND-05"
    t = plotting(*FOUR, crusades=1)
    assert t.why(CAPET, "lay", "crusade.holy_relic", "war.old_wound") == "CK-RND-05"
    develop(t, CAPET, "archbishop")
    assert t.can(CAPET, "lay", "crusade.holy_relic", "war.old_wound")
    assert t.why(CAPET, "lay", "crusade.holy_relic", "crusade.absolution") == "CK-RND-05", "three in the Era"


@pytest.mark.rule("CK-RND-06")
def test_losing_the_archbishop_does_not_forbid_chosen_crusade_cards() -> None:
    t = table()
    s = t.state
    poor(t)
    bag(t, CAPET, "brave")
    hand(t, CAPET, "crusade.holy_relic")
    s.laid[CAPET], s.hands[CAPET] = s.hands[CAPET], []
    s.crusades[CAPET] = 1
    develop(t, CAPET)
    t.goto(Turn(order=[CAPET], step=1))
    assert t.can(CAPET, "crusade")


# -- the Turn


@pytest.mark.rule("CK-TRN-02", "CK-EVT-01")
def test_the_event_follows_even_without_an_action() -> None:
    t = table()
    reveal(t, CAPET, "war.old_wound")
    assert t.can(CAPET, "no_action")
    t.do(CAPET, "no_action")
    assert "weak" in traits(t, CAPET)


@pytest.mark.rule("CK-TRN-03")
def test_the_action_is_resolved_before_the_event() -> None:
    t = table()
    t.script(0)
    reveal(t, CAPET, "tax.corrupt_officials")
    gold(t, CAPET, 0)
    t.do(CAPET, "tax")
    assert t.state.gold[CAPET] == 6 - 2


@pytest.mark.rule("CK-TRN-04", "CK-CRU-01")
def test_the_first_crusade_card_of_an_era_must_be_used() -> None:
    t = table()
    poor(t)
    child(t, CAPET, "m")
    reveal(t, CAPET, "crusade.holy_relic")
    assert t.asked == "send", "no way round it"
    t = table(compulsory_crusade="card_only")
    child(t, CAPET, "m")
    reveal(t, CAPET, "crusade.holy_relic")
    assert t.can(CAPET, "no_action")


@pytest.mark.rule("CK-TRN-05", "CK-LIM-03")
def test_discarded_cards_come_back_only_when_their_deck_is_rebuilt() -> None:
    t = table()
    s = t.state
    while s.decks[WAR]:
        card = s.decks[WAR].pop()
        s.discards[WAR].append(card)
        s.known[card] = -1
    t.goto(EraDraw(order=[CAPET]))
    t.do(CAPET, "draw", 2, 0, 3, 2, 1)
    assert len(s.decks[WAR]) == 32
    assert not s.discards[WAR]
    assert sum(DECK[c] == WAR for c in s.hands[CAPET]) == 3


@pytest.mark.rule("CK-TRN-06", "CK-DEV-06", "CK-UNR-03")
def test_the_marshal_calms_once_before_the_card_is_revealed() -> None:
    t = table()
    develop(t, CAPET, "marshal")
    t.state.unrest[land("paris")] = 2
    hand(t, CAPET, "tax.tribute")
    t.state.laid[CAPET], t.state.hands[CAPET] = t.state.hands[CAPET], []
    t.goto(Turn(order=[CAPET], step=1))
    assert t.asked == "reveal"
    t.do(CAPET, "marshal", "paris")
    assert t.state.unrest[land("paris")] == 1
    assert t.asked == "act", "used once, there is nothing left but to reveal"


# -- Upkeep


def upkeep() -> CkTable:
    t = table()
    poor(t)
    return t


@pytest.mark.rule("CK-RND-07")
@pytest.mark.example("CK-EX-23")
def test_ex_23_unpaid_troops_go_and_leave_unrest() -> None:
    """CK-EX-23"""
    t = upkeep()
    foot(t, "paris", "lorraine")
    gold(t, CAPET, 1)
    t.goto(Upkeep())
    assert t.asked == "pay_troops"
    t.draft(CAPET, ("pay_for", "paris"))
    assert (t.state.foot[land("paris")], t.state.foot[land("lorraine")]) == (1, 0)
    assert t.state.unrest[land("lorraine")] == 1
    assert t.state.gold[CAPET] == 0


@pytest.mark.rule("CK-RND-07", "CK-LIM-01")
def test_unpaid_troops_go_even_where_no_unrest_token_is_left() -> None:
    t = upkeep()
    foot(t, "paris")
    for _ in range(12):
        unrest(t, "wales")
    t.goto(Upkeep())
    assert t.state.foot[land("paris")] == t.state.unrest[land("paris")] == 0
    assert t.said("unpaid") == [{"house": "house.capet", "land": "paris"}]
    assert t.said("not_placed") == [{"token": "unrest", "land": "paris", "why": "supply"}]
    for lang, word in (("en", "Unrest"), ("it", "Ribellione")):
        assert word not in GAME.texts.event(lang, {"kind": "unpaid", **t.said("unpaid")[0]})


@pytest.mark.rule("CK-RND-07")
def test_who_could_pay_may_refuse() -> None:
    t = upkeep()
    foot(t, "paris")
    gold(t, CAPET, 3)
    t.goto(Upkeep())
    t.draft(CAPET)
    assert t.state.foot[land("paris")] == 0
    assert t.state.gold[CAPET] == 3


@pytest.mark.rule("CK-RND-08", "CK-MOB-03")
def test_after_paying_footsoldiers_go_home_without_unrest() -> None:
    t = upkeep()
    foot(t, "paris")
    gold(t, CAPET, 1)
    t.goto(Upkeep())
    t.draft(CAPET, ("pay_for", "paris"))
    assert t.asked == "disband"
    t.draft(CAPET, ("disband", "paris"))
    assert t.state.foot[land("paris")] == 0
    assert t.state.unrest[land("paris")] == 0


@pytest.mark.rule("CK-RND-09", "CK-RND-10")
@pytest.mark.example("CK-EX-15")
def test_ex_15_the_fourth_age_token_and_the_death_of_conrad() -> None:
    """CK-EX-15"""
    t = table(3, ["capet", "blois", "hohenstaufen"], scenario="second_crusade")
    poor(t)
    for here in t.state.lands:
        t.state.foot[here] = 0
    s = t.state
    elder, younger = s.children[2]
    t.goto(Upkeep())
    assert s.age[2] == 4
    assert t.asked == "old_age"
    t.do(2, "remove_token", "dimwitted")
    assert "dimwitted" not in traits(t, 2)
    t.goto(Upkeep())
    t.do(1, "keep_all")
    assert s.kings[2] == elder
    assert "swordmaster" in traits(t, 2)
    assert s.siblings[2] == [younger]
    assert s.spouses[2] == -1
    assert s.age[2] == 0


@pytest.mark.rule("CK-RND-11", "CK-RND-13")
@pytest.mark.example("CK-EX-25")
def test_ex_25_a_king_with_four_age_tokens_dies_though_no_token_is_left() -> None:
    """CK-EX-25"""
    t = table(5)
    poor(t)
    s = t.state
    s.age = [4] * 5
    heirs = [child(t, p, "m") for p in range(5)]
    t.goto(Upkeep())
    assert s.kings == heirs
    assert s.age == [0] * 5


@pytest.mark.rule("CK-RND-12", "CK-DEV-07")
def test_the_bank_pays_before_the_troops_are_paid() -> None:
    t = upkeep()
    develop(t, CAPET, "bank")
    develop(t, NORMANDY, "bank")
    gold(t, CAPET, 3)
    gold(t, NORMANDY, 2)
    foot(t, "paris")
    t.goto(Upkeep())
    assert t.state.gold[CAPET] == 4
    assert t.state.gold[NORMANDY] == 2, "only with 3 Gold"


@pytest.mark.rule("CK-RND-12")
def test_each_step_is_done_by_all_before_the_next() -> None:
    t = upkeep()
    foot(t, "paris", "wessex")
    gold(t, CAPET, 1)
    gold(t, NORMANDY, 1)
    t.goto(Upkeep())
    t.draft(CAPET, ("pay_for", "paris"))
    assert (t.asked, t.waiting()) == ("pay_troops", (NORMANDY,))
    t.draft(NORMANDY, ("pay_for", "wessex"))
    assert (t.asked, t.waiting()) == ("disband", (CAPET,))


@pytest.mark.rule("CK-RND-10")
def test_the_removed_random_token_returns_to_the_general_bag() -> None:
    t = upkeep()
    t.state.age[CAPET] = 3
    bag(t, CAPET)
    one = t.state.general.pop()
    t.state.bags[CAPET] = [one]
    t.goto(Upkeep())
    t.do(CAPET, "remove_token", trait_of(one))
    assert one in t.state.general


@pytest.mark.rule("CK-LIM-04")
def test_an_empty_deck_leaves_only_mixes_from_the_others() -> None:
    t = table()
    s = t.state
    for card in list(s.decks[WAR])[1:]:
        s.decks[WAR].remove(card)
        s.hands[SALIAN].append(card)
    t.goto(EraDraw(order=[CAPET]))
    assert all(option[3] <= 1 for option in t.options(CAPET))
