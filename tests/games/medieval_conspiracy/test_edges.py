"""Chapters 4.1 to 4.12, the edges: counts that decide, who is asked and when, what a card may do and what not."""

from __future__ import annotations

import pytest

from araldo.games.medieval_conspiracy import GAME
from araldo.games.medieval_conspiracy.box import EVENT_CARDS, FACE
from araldo.games.medieval_conspiracy.rules.masters import recount
from araldo.games.medieval_conspiracy.rules.realm import immune
from araldo.games.medieval_conspiracy.state import EmperorDeath, Events, FateTurn, Garrison, OwnStep, Resolve, WholeGame
from araldo.kernel import DONE
from tests.games.medieval_conspiracy.scenario import (
    BROWN,
    GREEN,
    GREY,
    RED,
    McTable,
    army,
    at,
    building,
    cash,
    events,
    everybody,
    hand,
    heirs,
    idle,
    kinds,
    own,
    realm,
    table,
    troops,
)
from tests.games.medieval_conspiracy.test_income import collected
from tests.games.medieval_conspiracy.test_reactions import pass_all
from tests.games.medieval_conspiracy.test_setup import started
from tests.games.medieval_conspiracy.test_succession import auction, bribing, death, no_bribes, owner


def preach(t: McTable, seat: int, land: str, captor: int = -1) -> None:
    """The Preacher of a seat stands in a land, or ("") is in a prison."""
    s = t.state
    s.preacher_owner, s.preacher, s.preacher_captor = seat, at(land) if land else -1, captor
    recount(s)


def default(t: McTable, seat: int) -> tuple[object, ...]:
    return GAME.default(t.state, seat)


# -- set-up


@pytest.mark.rule("MC-SET-10")
def test_set_10_four_heirs_in_any_split() -> None:
    t = started(3)
    while t.asked != "heirs":
        t.do(t.waiting()[0], *GAME.default(t.state, t.waiting()[0]))
    assert {option[1:] for option in t.options(0)} == {(4, 0), (3, 1), (2, 2), (1, 3), (0, 4)}


@pytest.mark.rule("MC-SET-04", "MC-GEN-02")
def test_set_04_fiefs_are_dealt_in_turn_order() -> None:
    t = McTable(GAME, 3, {}, {"start": 1})
    assert [e["seat"] for e in t.said("dealt")] == [1, 2, 0]


@pytest.mark.rule("MC-SET-05")
def test_set_05_who_is_away_takes_the_church_fief_with_most_borders_to_his_own() -> None:
    t = started(3)
    s = t.state
    s.owner = [-1] * len(s.owner)
    for land in ("lueneburg", "braunschweig", "hessen"):
        s.owner[at(land)] = 0
    assert GAME.default(s, 0) == ("choose", "hildesheim")


# -- what is owned


@pytest.mark.rule("MC-IMM-01")
def test_imm_01_three_territories_of_any_kind_are_few_enough() -> None:
    t = table()
    own(t, BROWN, "tirol", "muenster", "mainz")
    assert immune(t.state, BROWN)
    own(t, BROWN, "bar")
    assert not immune(t.state, BROWN)


@pytest.mark.rule("MC-GEN-14")
def test_gen_14_without_a_territory_troops_go_to_supply_and_the_preacher_to_the_box() -> None:
    t = table()
    own(t, BROWN, "hessen")
    army(t, BROWN, "hessen", knights=1)
    preach(t, BROWN, "hessen")
    heirs(t, GREEN, 1, 0)
    death(t, "hessen").do(GREEN, "take")
    assert t.state.knights[BROWN] == 8
    assert (t.state.preacher, t.state.preacher_owner) == (-1, -1)


@pytest.mark.rule("MC-PRE-07")
def test_pre_07_in_prison_he_counts_for_nobody() -> None:
    t = table()
    own(t, GREEN, "hessen")
    preach(t, GREEN, "hessen")
    assert t.state.tracks[0] == [1, 0, 0]
    preach(t, GREEN, "", captor=BROWN)
    assert t.state.tracks[0] == [0, 0, 0]


# -- cards in an own step


@pytest.mark.rule("MC-ACT-01")
@pytest.mark.parametrize(("card", "left"), [("crusade", (1, 0)), ("peasant_uprising", (0, 1))])
def test_act_01_crusade_and_uprising_remove_two(card: str, left: tuple[int, int]) -> None:
    t = table()
    own(t, BROWN, "hessen")
    army(t, BROWN, "hessen", **{"knights" if card == "crusade" else "mercenaries": 3})
    hand(t, GREEN, card)
    t.goto(OwnStep(seat=GREEN)).do(GREEN, "play", card, "hessen")
    assert troops(t, "hessen") == left


@pytest.mark.rule("MC-HEIR-01", "MC-ACT-03")
def test_act_03_death_abroad_strikes_an_heir_of_another_and_only_he_can_heal() -> None:
    t = table()
    heirs(t, BROWN, 1, 0)
    heirs(t, GREEN, 1, 0)
    hand(t, GREEN, "death_abroad")
    hand(t, BROWN, "miracle_healer")
    hand(t, GREY, "miracle_healer")
    t.goto(OwnStep(seat=GREEN))
    assert t.why(GREEN, "play", "death_abroad", GREEN, "secular") == "not-offered"
    assert t.why(GREEN, "play", "death_abroad", BROWN, "ecclesiastical") == "MC-HEIR-01"
    t.do(GREEN, "play", "death_abroad", BROWN, "secular")
    assert t.why(GREY, "play", "miracle_healer") == "MC-ACT-03"
    everybody(t, {BROWN: ("play", "miracle_healer")})
    pass_all(t)
    assert t.state.heirs[BROWN] == [1, 0]
    assert [e["card"] for e in t.said("cancelled")] == ["death_abroad"]


@pytest.mark.rule("MC-REA-06")
def test_rea_06_a_death_abroad_without_its_heir_is_discarded() -> None:
    t = table()
    heirs(t, BROWN, 1, 0)
    hand(t, GREEN, "death_abroad")
    hand(t, BROWN, "hostler")
    t.goto(OwnStep(seat=GREEN)).do(GREEN, "play", "death_abroad", BROWN, "secular")
    heirs(t, BROWN, 0, 0)
    pass_all(t)
    assert t.said("fizzled")
    assert t.state.heirs[BROWN] == [0, 0]


@pytest.mark.rule("MC-QCK-06")
def test_qck_06_two_cards_are_two_cards_and_none_are_none() -> None:
    t = table(buy_heir=True)
    cash(t, GREEN, 200)
    hand(t, GREEN, "hostler", "alchemist")
    t.goto(OwnStep(seat=GREEN))
    assert not t.can(GREEN, "buy_heir", "secular", "hostler", "hostler")
    t = table(buy_heir=True, buy_heir_cards=0, buy_heir_ducats=100)
    t.goto(OwnStep(seat=GREEN)).do(GREEN, "buy_heir", "secular")  # asked even without a card
    assert (t.state.heirs[GREEN], t.state.cash[GREEN]) == ([1, 0], 0)


# -- the Income Phase


@pytest.mark.rule("MC-REA-03")
def test_rea_03_after_incomes_the_active_player_is_asked_first() -> None:
    t = table()
    t.state.active = BROWN
    for seat in (GREEN, BROWN, GREY):
        hand(t, seat, "hostler")
    assert collected(t).waiting() == (BROWN, GREY, GREEN)


@pytest.mark.rule("MC-INC-06")
def test_inc_06_an_alchemists_gold_is_robbed_too_and_the_robbed_cannot_play_one() -> None:
    t = table()
    hand(t, GREEN, "alchemist", "alchemist")
    hand(t, BROWN, "robber_knight")
    collected(t)
    everybody(t, {GREEN: ("play", "alchemist")})
    everybody(t)
    assert t.state.cash[GREEN] == 220
    everybody(t, {BROWN: ("play", "robber_knight", GREEN)})
    everybody(t)
    assert t.state.cash[GREEN] == 100
    assert t.why(GREEN, "play", "alchemist") == "MC-INC-06"


# -- auctions and Event cards


@pytest.mark.rule("MC-AUC-09")
def test_auc_09_of_two_pestilences_the_first_clockwise_is_spent() -> None:
    t = table(4)
    hand(t, GREEN, "pestilence")
    hand(t, RED, "pestilence")
    auction(t, BROWN, GREY)
    everybody(t, {GREEN: ("play", "pestilence"), RED: ("play", "pestilence")})
    assert [e["seat"] for e in t.said("pestilence")] == [RED]
    assert kinds(t, GREEN) == ["pestilence"]


@pytest.mark.rule("MC-AUC-08")
def test_auc_08_who_is_away_pays_half_if_he_can() -> None:
    t = table()
    hand(t, GREEN, "magistrate_of_trade")
    auction(t, GREEN).do(GREEN, "bid", 70)
    assert default(t, GREEN) == ("play", "magistrate_of_trade")


@pytest.mark.rule("MC-TURN-03", "MC-EVT-07")
def test_turn_03_own_steps_of_the_opener_and_of_the_winner() -> None:
    t = table()
    own(t, BROWN, "hessen")
    hand(t, GREEN, "hostler")
    hand(t, BROWN, "hostler")
    events(t, "architect", "relic", "relic")
    t.goto(Events())
    course = []
    while len(course) < 12:
        seat = t.waiting()[0]
        course.append((t.asked, seat))
        answer = {"bid": ("bid", 10) if seat == BROWN else ("pass",), "site": ("place", "hessen")}.get(t.asked)
        t.do(seat, *(answer or t.options(seat)[0]))
        if t.said("auction")[-1]["lot"] == "relic":
            break
    assert course[0] == ("own_step", GREEN)  # the opener, before the first bid
    assert course[-3:] == [("own_step", BROWN), ("site", BROWN), ("own_step", BROWN)]


def resolving(t: McTable, card: str, seat: int) -> McTable:
    """A seat has won this Event card."""
    t.place("display", None, [next(c for c in EVENT_CARDS if FACE[c] == card)])
    t.goto(Resolve(seat=seat, card=t.state.display[0]))
    return t


@pytest.mark.rule("MC-WAR-07", "MC-IMM-01", "MC-ELEC-10", "MC-BLD-03")
def test_war_07_whom_a_reichsacht_may_strike() -> None:
    t = table()
    realm(t, BROWN)
    own(t, GREY, "hessen")
    building(t, "castle", "nassau")
    resolving(t, "reichsacht", BROWN)
    assert t.why(BROWN, "ban", "tirol") == "MC-WAR-07"
    assert t.why(BROWN, "ban", "hessen") == "MC-IMM-01"
    assert t.why(BROWN, "ban", "mainz") == "MC-ELEC-10"
    assert t.can(BROWN, "ban", "nassau")  # a castle is no help


@pytest.mark.rule("MC-WAR-07")
def test_war_07_the_winner_of_the_card_first_then_clockwise_from_him() -> None:
    t = table()
    for seat, land in ((GREEN, "nassau"), (BROWN, "mark"), (GREY, "thueringen")):
        own(t, seat, land)
        army(t, seat, land, mercenaries=1)
        heirs(t, seat, 1, 0)
    resolving(t, "reichsacht", BROWN).do(BROWN, "ban", "hessen")
    order = []
    while t.asked == "attack":
        order.append(t.waiting()[0])
        t.do(order[-1], "pass")
    assert order == [BROWN, GREY, GREEN]


@pytest.mark.rule("MC-EVT-10", "MC-BLD-01", "MC-BLD-04", "MC-BLD-05", "MC-REL-02")
@pytest.mark.parametrize(("card", "there", "more"), [
    ("architect", "castle", 10), ("monastery", "monastery", 10), ("relic", "relic", 10), ("reichsstadt", "city", 10),
])  # fmt: skip
def test_evt_10_a_card_puts_its_piece_on_the_map_and_it_pays(card: str, there: str, more: int) -> None:
    t = table()
    own(t, GREEN, "muenster", "oldenburg", "tirol", "bar", "holland")
    before = t.state.income[GREEN]
    land = "oldenburg" if card == "monastery" else "muenster"
    resolving(t, card, GREEN).do(GREEN, "place", land)
    assert getattr(t.state, there)[at(land)] == 1
    assert t.state.income[GREEN] == before + more


@pytest.mark.rule("MC-EVT-08")
def test_evt_08_who_cannot_use_a_card_may_buy_and_waste_it() -> None:
    t = table()
    own(t, GREEN, "hessen")
    events(t, "relic", "architect", "architect")
    t.goto(Events()).do(GREEN, "bid", 10)
    t.do(BROWN, "pass").do(GREY, "pass")
    assert t.said("no_use")
    assert [FACE[c] for c in t.state.event_discard] == ["relic"]
    assert (t.asked, t.waiting()) == ("bid", (BROWN,))  # the next auction


@pytest.mark.rule("MC-PRE-01", "MC-PRE-02")
@pytest.mark.parametrize(
    ("former", "land", "asked"), [(GREEN, "nassau", ""), (GREEN, "", "site"), (BROWN, "bar", "site")]
)
def test_pre_01_he_stays_where_he_is_only_if_he_was_free_and_mine(former: int, land: str, asked: str) -> None:
    t = table()
    own(t, GREEN, "nassau", "hessen")
    own(t, BROWN, "bar")
    preach(t, former, land, captor=-1 if land else BROWN)
    resolving(t, "itinerant_preacher", GREEN)
    assert t.asked == asked
    if asked:
        t.do(GREEN, "place", "hessen")
    assert t.state.preacher == at("hessen" if asked else "nassau")
    assert (t.state.preacher_owner, t.state.preacher_captor) == (GREEN, -1)


@pytest.mark.rule("MC-EVT-03", "MC-EVT-02")
def test_evt_03_a_last_card_for_everybody_is_enough() -> None:
    t = table()
    t.place("event_discard", None, t.state.event_deck[3:])
    t.goto(Events())
    assert not t.said("short_deck")
    assert len(t.said("drawn")[0]["cards"]) == 3


@pytest.mark.rule("MC-EVT-03")
@pytest.mark.example("MC-EX-04")
def test_ex_04_the_cards_left_over_are_shuffled_in_too() -> None:
    t = table(5)
    t.place("event_discard", None, t.state.event_deck[3:])
    t.goto(Events())
    idle(t, "bid")
    gone = sum(FACE[c].startswith("death") or FACE[c] == "itinerant_preacher" for c in t.state.event_discard)
    assert len(t.state.event_discard) == gone
    assert len(t.state.event_deck) + len(t.state.display) == 38 - gone


@pytest.mark.rule("MC-WRE-03")
def test_wre_03_bans_and_answers_end_with_the_turn() -> None:
    t = table(war_emphasis=True)
    t.state.banned, t.state.feuds = 1 << GREEN, [0, 1 << GREEN, 0]
    t.goto(WholeGame(step=len(GAME.steps[WholeGame]) - 1))
    assert t.state.turn == 1
    assert t.state.banned == 0
    assert t.state.feuds == [0, 0, 0]


@pytest.mark.rule("MC-GEN-01", "MC-QCK-04")
def test_gen_01_without_an_agreed_end_turns_go_on() -> None:
    t = table(turn_limit=4)
    t.state.turn = 60
    t.goto(WholeGame(step=len(GAME.steps[WholeGame]) - 1))
    assert t.state.turn == 61


# -- Fate


@pytest.mark.rule("MC-FATE-08", "MC-TURN-03")
@pytest.mark.parametrize(("die", "course"), [
    (2, ["own_step", "fate"]), (4, ["own_step", "own_fate_roll", "react", "educate", "own_step"]),
])  # fmt: skip
def test_fate_08_the_witch_is_asked_for_after_a_birth_only(die: int, course: list[str]) -> None:
    t = table()
    hand(t, GREEN, "witch_in_the_woods")
    t.script(die - 1)
    t.goto(FateTurn(seat=GREEN))
    for kind in course:
        assert t.asked == kind
        if kind != "fate":
            t.do(GREEN, *t.options(GREEN)[0])


@pytest.mark.rule("MC-BLD-03", "MC-FATE-03")
def test_bld_03_a_castle_stops_the_witch_and_own_rulers_may_be_named() -> None:
    t = table()
    realm(t, GREEN)
    building(t, "castle", "krain", "hessen")
    hand(t, GREEN, "witch_in_the_woods")
    t.script(4)
    t.goto(FateTurn(seat=GREEN)).do(GREEN, "done").do(GREEN, "play", "witch_in_the_woods")
    assert t.why(GREEN, "kill", "krain") == "MC-BLD-01"
    assert t.why(GREEN, "kill", "hessen") == "MC-BLD-01"
    assert t.can(GREEN, "kill", "troppau")


@pytest.mark.rule("MC-GEN-10", "MC-FATE-07")
def test_gen_10_of_twins_only_one_finds_a_marker() -> None:
    t = table()
    heirs(t, GREEN, 19, 0)
    t.script(5)
    t.goto(FateTurn(seat=GREEN)).do(GREEN, "educate", "secular")
    assert (t.state.heirs[GREEN], t.state.family[GREEN]) == ([20, 0], 0)


@pytest.mark.rule("MC-FATE-02")
def test_fate_02_who_is_away_names_a_neutral_fief() -> None:
    t = table()
    realm(t, BROWN)
    own(t, BROWN, "hennegau")  # would pay best
    heirs(t, GREEN, 1, 0)
    t.script(0)
    t.goto(FateTurn(seat=GREEN))
    verb, land = default(t, GREEN)
    assert verb == "kill"
    assert t.state.owner[at(str(land))] == -1


# -- deaths of Lords and Bishops


@pytest.mark.rule("MC-LORD-03", "MC-ACT-07")
def test_lord_03_a_vacant_fief_is_nobodys_to_use() -> None:
    t = table()
    own(t, BROWN, "hessen", "mark")
    heirs(t, BROWN, 1, 0)
    hand(t, BROWN, "hostler")
    death(t, "hessen")
    everybody(t)
    assert t.asked == "claim"
    assert t.can(BROWN, "levy", "hostler", "mark")
    assert not t.can(BROWN, "levy", "hostler", "hessen")


@pytest.mark.rule("MC-LORD-07")
def test_lord_07_after_a_sole_claimant_declined_all_with_an_heir_bid_he_too() -> None:
    t = table()
    heirs(t, BROWN, 1, 0)
    heirs(t, GREEN, 1, 0)
    hand(t, BROWN, "right_of_succession")
    death(t, "hessen", GREY)
    everybody(t, {BROWN: ("play", "right_of_succession")})
    idle(t, "inherit").do(BROWN, "decline")
    no_bribes(t)
    t.do(GREEN, "bid", 10).do(BROWN, "bid", 20).do(GREEN, "pass")
    assert owner(t, "hessen") == BROWN


@pytest.mark.rule("MC-LORD-04", "MC-LORD-05")
def test_lord_05_a_family_with_a_claim_by_card_is_asked_once() -> None:
    t = table()
    own(t, BROWN, "hessen")
    heirs(t, BROWN, 1, 0)
    heirs(t, GREEN, 1, 0)
    hand(t, BROWN, "right_of_succession")
    death(t, "hessen", GREY)
    everybody(t, {BROWN: ("play", "right_of_succession")})
    assert idle(t, "claim", "inherit").asked == "inherit"
    t.do(BROWN, "take")
    assert owner(t, "hessen") == BROWN


@pytest.mark.rule("MC-LORD-14")
def test_lord_14_up_to_one_knight_and_two_mercenaries_from_anywhere_else() -> None:
    t = table()
    own(t, GREEN, "hessen", "nassau", "berg")
    army(t, GREEN, "nassau", knights=2, mercenaries=2)
    army(t, GREEN, "berg", mercenaries=2)
    army(t, GREEN, "hessen", mercenaries=1)
    t.goto(Garrison(seat=GREEN, fief=at("hessen")))
    idle(t, "garrison")
    assert not t.can(GREEN, "send", "mercenary", "hessen")  # who is there already
    t.do(GREEN, "send", "mercenary", "nassau")
    assert t.can(GREEN, "send", "mercenary", "nassau")
    t.do(GREEN, "send", "mercenary", "berg")
    assert not t.can(GREEN, "send", "mercenary", "nassau")
    assert not t.can(GREEN, "send", "mercenary", "berg")
    t.do(GREEN, "send", "knight", "nassau")
    assert t.options(GREEN) == [DONE]
    t.do(GREEN, "done")
    assert troops(t, "hessen") == (1, 3)


@pytest.mark.rule("MC-LORD-14")
def test_lord_14_the_knight_first_leaves_room_for_both_mercenaries() -> None:
    t = table()
    own(t, GREEN, "hessen", "berg", "nassau")
    army(t, GREEN, "berg", knights=1)
    army(t, GREEN, "nassau", knights=1, mercenaries=3)
    t.goto(Garrison(seat=GREEN, fief=at("hessen")))
    t.do(GREEN, "send", "knight", "berg")
    assert not t.can(GREEN, "send", "knight", "nassau")
    t.do(GREEN, "send", "mercenary", "nassau").do(GREEN, "send", "mercenary", "nassau")
    assert not t.can(GREEN, "send", "mercenary", "nassau")
    assert t.can(GREEN, "done")


@pytest.mark.rule("MC-EMP-02", "MC-VOTE-05")
def test_emp_02_the_log_names_every_candidate_the_first_seat_too() -> None:
    t = table()
    own(t, GREEN, "mainz", "trier")
    t.state.masters[0] = -1
    recount(t.state)
    t.goto(EmperorDeath())
    assert [event["seat"] for event in t.said("candidate")][:1] == [GREEN]
    assert len(t.said("candidate_neutral")) <= 1
    assert all("seat" not in event for event in t.said("candidate_neutral"))


@pytest.mark.rule("MC-BISH-01")
def test_bish_01_no_family_claims_a_bishopric() -> None:
    t = table()
    own(t, BROWN, "muenster")
    heirs(t, BROWN, 1, 1)
    assert death(t, "muenster").asked == "bid"


@pytest.mark.rule("MC-BISH-01", "MC-HEIR-03", "MC-REA-06")
def test_bish_01_the_emperor_intervenes_needs_an_heir_of_the_church_to_the_end() -> None:
    t = table()
    hand(t, GREEN, "the_emperor_intervenes")
    hand(t, BROWN, "hostler")
    heirs(t, GREEN, 1, 0)
    death(t, "muenster")
    assert t.why(GREEN, "play", "the_emperor_intervenes") == "MC-HEIR-03"
    heirs(t, GREEN, 0, 1)
    everybody(t, {GREEN: ("play", "the_emperor_intervenes")})
    heirs(t, GREEN, 1, 0)
    pass_all(t)
    assert t.said("fizzled")
    assert owner(t, "muenster") == -1


@pytest.mark.rule("MC-LORD-02")
def test_lord_02_who_is_away_heals_his_own_lord_only() -> None:
    t = table()
    own(t, BROWN, "hessen")
    hand(t, BROWN, "miracle_healer")
    hand(t, GREY, "miracle_healer")
    death(t, "hessen")
    assert default(t, BROWN) == ("play", "miracle_healer")
    assert default(t, GREY) == ("pass",)


@pytest.mark.rule("MC-LORD-13")
def test_lord_13_troops_of_who_is_away_go_where_the_land_yields_most() -> None:
    t = table()
    own(t, BROWN, "hessen", "mark", "paderborn", "nassau", "tirol")
    army(t, BROWN, "hessen", mercenaries=1)
    heirs(t, GREEN, 1, 0)
    death(t, "hessen").do(GREEN, "take")
    assert {option[1] for option in t.options(BROWN)} == {"mark", "paderborn", "nassau"}
    assert default(t, BROWN) == ("to", "paderborn")


@pytest.mark.rule("MC-BRI-02")
def test_bri_02_every_sum_that_stands_in_the_proposal_is_meant() -> None:
    t = bribing()
    t.do(GREEN, "propose").do(GREEN, "offer", BROWN, 60)
    t.do(GREEN, "drop", 0)
    assert not t.can(GREEN, "offer", GREY, 50)  # 60 of 100 are promised
    t.do(GREEN, "done")
    assert default(t, BROWN) == ("refuse",)
    t.do(BROWN, "accept").do(GREY, "accept")
    assert t.state.cash == [40, 160, 100]
