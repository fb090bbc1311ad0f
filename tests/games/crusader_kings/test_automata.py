"""The automatic dynasties: general rules of chapter AI, marriages and titles."""

from __future__ import annotations

import pytest

from araldo.games.crusader_kings import GAME
from araldo.games.crusader_kings.board import IDS
from araldo.games.crusader_kings.box import (
    CRUSADE,
    DECK,
    DECKS,
    KINDS,
    STRATEGIES,
    STRATEGY_IDS,
    id_of,
    kind_of,
    sex_of,
    trait_of,
)
from araldo.games.crusader_kings.rules import fallback
from araldo.games.crusader_kings.rules.automata import next_card, reveal
from araldo.games.crusader_kings.rules.family import bury
from araldo.games.crusader_kings.rules.realm import allied, foot_cap, hand_over, has_claim, hold
from araldo.games.crusader_kings.rules.score import result
from araldo.games.crusader_kings.state import (
    Attack,
    Check,
    Counter,
    Court,
    Crisis,
    DynastyPhase,
    EraDraw,
    Fallen,
    Journey,
    Upkeep,
)
from araldo.kernel import key_from_seed
from araldo.kernel.errors import BadSetup
from araldo.kernel.play import make_bot, play_out
from tests.games.crusader_kings.scenario import (
    CAPET,
    NORMANDY,
    SALIAN,
    CkTable,
    bag,
    castle,
    child,
    claim,
    develop,
    foot,
    gold,
    land,
    only,
    own,
    pact,
    pact_land,
    sibling,
    spouse,
    suitor,
    table,
    traits,
    unrest,
    war,
)
from tests.games.crusader_kings.test_events import event

AI = SALIAN


def machine(strategy: str = "ferox", **options: object) -> CkTable:
    """Two players, Capet and Normandy; Salian is automatic."""
    return table(2, automata=1, strategy_1=strategy, **options)


@pytest.mark.rule("CK-AI-01")
def test_modes_one_player_against_four_two_with_one_to_three() -> None:
    assert GAME.start(GAME.setup(1), key_from_seed(1)).parties == 5
    assert GAME.start(GAME.setup(2), key_from_seed(1)).parties == 3
    assert GAME.start(GAME.setup(2, {"automata": 3}), key_from_seed(1)).parties == 5
    with pytest.raises(BadSetup):
        GAME.setup(4, {"automata": 2})


@pytest.mark.rule("CK-AI-01")
def test_hard_automatic_dynasties_start_with_pacts_and_without_claims_among_themselves() -> None:
    t = table(1, ["capet", "normandy", "salian", "altavilla"], automata=3, automata_allied=True,
              scenario="kingdom_of_jerusalem_tournament")  # fmt: skip
    s = t.state
    assert all(allied(s, a, b) for a in (1, 2, 3) for b in (1, 2, 3) if a != b)
    assert not has_claim(s, 1, 2)
    assert has_claim(s, 0, 1)


@pytest.mark.rule("CK-AI-02")
def test_no_strategy_twice_and_the_special_rules_apply() -> None:
    for seed in range(5):
        s = GAME.start(GAME.setup(1), key_from_seed(seed))
        assert len(set(s.plan[1:])) == 4
        for party in range(1, 5):
            kind = STRATEGIES[s.plan[party]]["start_development"]
            assert not kind or any(KINDS[kind_of(c)] == kind for c in s.cards[party])
    with pytest.raises(BadSetup):
        GAME.setup(1, {"automata": 4, "strategy_1": "ferox", "strategy_2": "ferox"})


@pytest.mark.rule("CK-AI-03")
def test_a_starting_card_that_is_not_available_means_another_strategy() -> None:
    houses = ["capet", "normandy", "altavilla"]  # Altavilla have the Steward already: Postis is not possible
    s = table(2, houses, automata=1, strategy_1="postis").state
    assert STRATEGY_IDS[s.plan[2]] != "postis"


@pytest.mark.rule("CK-AI-18")
def test_amandum_starts_with_lustful_and_attractive() -> None:
    t = machine("amandum")
    assert traits(t, AI) == sorted(["cultivated", "clever", "ambitious", "cruel", "lustful", "attractive"])


@pytest.mark.rule("CK-AI-04", "CK-AI-06")
@pytest.mark.parametrize("strategy", STRATEGY_IDS)
def test_it_draws_the_cards_of_its_strategy_never_tax(strategy: str) -> None:
    t = machine(strategy)
    s = t.state
    s.stocks[AI] = []
    s.took[AI] = [0] * 5
    t.goto(EraDraw(order=[AI]))
    wanted = STRATEGIES[STRATEGY_IDS.index(strategy)]["draw"]
    assert s.took[AI] == [wanted[d] for d in DECKS]
    assert len(s.stocks[AI]) == 8
    assert s.took[AI][DECKS.index("tax")] == 0
    assert t.view(CAPET)["stocks"][AI] == {"known": [], "hidden": 8}
    s.shields[0] = s.shields[6] = AI
    s.took[AI] = [0] * 5
    t.goto(EraDraw(order=[AI]))
    assert s.took[AI][DECKS.index("war")] == wanted["war"] + 1
    assert s.took[AI][DECKS.index("intrigue")] == wanted["intrigue"] + 1


@pytest.mark.rule("CK-AI-05")
def test_it_has_no_plot_phase_and_turns_up_a_card_of_its_deck() -> None:
    t = machine()
    s = t.state
    t.place("stocks", AI, [next(c for c in range(155) if DECK[c] == DECKS.index("war"))])
    assert reveal(s, AI)
    assert len(s.table) == 1
    assert s.stocks[AI] == []


@pytest.mark.rule("CK-AI-06", "CK-EVT-14")
def test_it_holds_no_gold_pays_from_the_treasury_and_receives_into_it() -> None:
    t = machine()
    s = t.state
    assert s.gold[AI] == 0
    before, treasury = s.gold[CAPET], s.treasury
    assert hand_over(s, AI, CAPET, 3) == 3
    assert (s.gold[CAPET], s.treasury) == (before + 3, treasury - 3)
    hand_over(s, CAPET, AI, 2)
    assert (s.gold[CAPET], s.gold[AI], s.treasury) == (before + 1, 0, treasury - 1)


@pytest.mark.rule("CK-AI-07", "CK-DEV-06")
def test_it_uses_the_marshal_at_the_start_of_its_turn() -> None:
    t = machine()
    develop(t, AI, "marshal")
    unrest(t, "poland", "saxony", "saxony")
    t.place("stocks", AI, [0])
    reveal(t.state, AI)
    assert t.state.unrest[land("saxony")] == 1
    assert t.state.unrest[land("poland")] == 1


@pytest.mark.rule("CK-AI-08")
def test_it_never_sabotages() -> None:
    t = machine()
    gold(t, CAPET, 5)
    gold(t, NORMANDY, 0)
    t.goto(Check(seat=CAPET, kind="build"))
    t.do(CAPET, "invest", 2)
    assert t.said("check")


@pytest.mark.rule("CK-AI-09")
def test_it_pays_no_upkeep_and_keeps_footsoldiers_in_half_its_territories() -> None:
    t = machine()
    foot(t, "saxony", "poland")
    for party in (CAPET, NORMANDY):
        gold(t, party, 0)
    t.goto(Upkeep())
    assert t.state.foot[land("saxony")] == 1
    assert foot_cap(t.state, AI) == 2
    own(t, AI, "swabia")
    assert foot_cap(t.state, AI) == 3
    for name in ("swabia", "bohemia", "pomerania"):
        hold(t.state, land(name), CAPET)
    assert sum(t.state.foot[x] for x in t.state.lands if t.state.owner[x] == AI) == 1, "the excess goes at once"


@pytest.mark.rule("CK-AI-10", "CK-AMB-51")
@pytest.mark.parametrize(("need", "bonus", "draws"), [(1, 0, 2), (3, 0, 4), (1, 3, 4)])
def test_it_draws_one_token_more_than_it_needs(need: int, bonus: int, draws: int) -> None:
    t = machine()
    bag(t, AI, "godless", "ugly", "weak", "coward", "dimwitted")
    t.goto(Check(seat=AI, kind="build", need=need, bonus=bonus))
    assert len(t.said("check")[0]["tokens"]) == draws


@pytest.mark.rule("CK-AI-11", "CK-INV-12")
def test_it_calls_all_partners_and_always_gives_support() -> None:
    t = machine()
    pact(t, AI, CAPET)
    claim(t, CAPET, NORMANDY)
    own(t, AI, "brittany")
    foot(t, "aquitaine")
    gold(t, CAPET, 0)
    gold(t, NORMANDY, 0)
    t.goto(Attack(seat=CAPET, origin=land("aquitaine"), target=land("normandy")))
    t.do(CAPET, "call", "house.salian")
    assert t.said("supports")[0]["house"] == "house.salian"
    t = machine()
    pact(t, AI, CAPET)
    t.goto(Attack(seat=AI, origin=land("saxony"), target=land("swabia")))
    assert (t.asked, t.waiting()) == ("support", (CAPET,)), "it calls by itself"


@pytest.mark.rule("CK-AI-13")
def test_a_crusade_card_too_many_is_skipped() -> None:
    t = machine()
    s = t.state
    crusades = [c for c in range(155) if DECK[c] == CRUSADE][:2]
    war_card = next(c for c in range(155) if DECK[c] == DECKS.index("war"))
    t.place("stocks", AI, [crusades[0], war_card])
    s.crusades[AI] = 1
    t.script(0, 0)
    assert next_card(s, AI) == war_card
    assert crusades[0] in s.discards[CRUSADE]
    s.table.append(war_card)
    develop(t, AI, "archbishop")
    t.place("stocks", AI, [crusades[1]])
    assert next_card(s, AI) == crusades[1]


@pytest.mark.rule("CK-AI-14")
def test_the_last_card_of_an_era_is_a_crusade_card_if_none_was_played() -> None:
    t = machine()
    s = t.state
    s.round, s.turn = 3, 2
    war_card = next(c for c in range(155) if DECK[c] == DECKS.index("war"))
    t.place("stocks", AI, [war_card])
    t.script(0)
    card = next_card(s, AI)
    assert DECK[card] == CRUSADE, "its own deck has none: from the Crusade deck"
    assert war_card in s.discards[DECKS.index("war")]


@pytest.mark.rule("CK-AI-17")
def test_together_the_humans_sum_must_exceed_that_of_the_automatic_dynasties() -> None:
    t = table(3, automata=1, automata_mode="cooperative", strategy_1="ferox")
    s = t.state
    assert result(s).winners == (0, 1, 2)
    only(t, CAPET, "paris")
    only(t, NORMANDY, "wessex")
    only(t, SALIAN, "saxony", "poland")
    assert result(s).scores == (1, 1, 2, 4)
    assert result(s).winners == (3,), "a tie is not enough"
    rivals = table(3, automata=1, strategy_1="ferox")
    assert result(rivals.state).winners == (CAPET,)


@pytest.mark.rule("CK-ELM-12", "CK-AI-17")
def test_without_a_human_the_game_is_over_and_every_dynasty_is_scored() -> None:
    t = table(1, automata=4, elimination="always")
    only(t, CAPET)
    castle(t, "saxony", "poland", "bohemia")
    t.goto(Fallen(seat=CAPET))
    assert t.game.over(t.state)
    told = {line["house"]: (line["points"], line["lands"], line["awards"]) for line in t.said("score")}
    assert len(told) == 5
    assert told["house.salian"] == (5, 4, ["ach_builder"])
    assert told["house.capet"] == (0, 0, [])
    assert t.said("score")[0]["house"] == t.said("won")[0]["houses"][0] == "house.salian"


# -- marriages (CK-AI-12, CK-AI-16, CK-AI-19, CK-AI-23)


def courting(strategy: str, *suitors: tuple[str, str, str]) -> CkTable:
    """Independent territories hold exactly these suitors; everybody succeeds."""
    t = machine(strategy)
    s = t.state
    for here in s.lands:
        if s.suitors[here] >= 0:
            person, s.suitors[here] = s.suitors[here], -1
            bury(s, person)
    for name, sex, trait in suitors:
        suitor(t, name, sex, trait)
    bag(t, AI, "brave", "strong")
    return t


def wed(t: CkTable) -> str:
    """The territory with which its King's marriage has made a Pact."""
    t.goto(Court(seat=AI))
    return next((IDS[x] for x in t.state.lands if t.state.ally[x] == AI), "")


@pytest.mark.rule("CK-AI-16", "CK-AI-19")
@pytest.mark.parametrize("trait", ["strong", "cruel", "swordmaster"])
def test_ferox_looks_for_strong_cruel_and_swordmaster(trait: str) -> None:
    assert wed(courting("ferox", ("wales", "f", trait), ("denmark", "f", "brave"))) == "wales"


@pytest.mark.rule("CK-AI-16")
def test_ferox_else_takes_the_nearest_whatever_the_trait() -> None:
    assert wed(courting("ferox", ("wales", "f", "brave"), ("denmark", "f", "ugly"))) == "denmark"


@pytest.mark.rule("CK-AI-16", "CK-AMB-62")
def test_postis_looks_for_honest_and_ambitious_then_green_never_another_red() -> None:
    assert wed(courting("postis", ("wales", "f", "ambitious"), ("denmark", "f", "brave"))) == "wales"
    assert wed(courting("postis", ("wales", "f", "honest"), ("denmark", "f", "brave"))) == "wales"
    assert wed(courting("postis", ("wales", "f", "brave"), ("denmark", "f", "ugly"))) == "wales"
    assert wed(courting("postis", ("denmark", "f", "ugly"))) == ""


@pytest.mark.rule("CK-AI-16")
def test_munitio_marries_independents_only_with_a_green_trait() -> None:
    assert wed(courting("munitio", ("wales", "f", "brave"), ("denmark", "f", "ugly"))) == "wales"
    assert wed(courting("munitio", ("denmark", "f", "cruel"))) == ""


@pytest.mark.rule("CK-AI-16", "CK-AMB-62")
def test_amandum_takes_green_then_lustful_then_deceitful() -> None:
    three = (("wales", "f", "brave"), ("denmark", "f", "lustful"), ("swabia", "f", "deceitful"))
    assert wed(courting("amandum", *three)) == "wales"
    assert wed(courting("amandum", *three[1:])) == "denmark"
    assert wed(courting("amandum", *three[2:])) == "swabia"
    assert wed(courting("amandum", ("denmark", "f", "ugly"))) == ""


@pytest.mark.rule("CK-AI-16")
def test_aperio_looks_for_cruel_then_takes_anybody() -> None:
    assert wed(courting("aperio", ("wales", "f", "cruel"), ("denmark", "f", "brave"))) == "wales"
    assert wed(courting("aperio", ("wales", "f", "brave"), ("denmark", "f", "ugly"))) == "denmark"


@pytest.mark.rule("CK-AI-12")
def test_without_any_other_spouse_the_king_tries_his_own_deck() -> None:
    t = courting("ferox")
    assert wed(t) == ""
    assert t.state.spouses[AI] >= 0
    assert t.said("check")[0]["action"] == "marriage"


@pytest.mark.rule("CK-AI-12", "CK-AI-16")
def test_the_king_tries_his_own_deck_before_a_child_marries() -> None:
    t = courting("ferox", ("denmark", "m", "brave"))
    girl = child(t, AI, "f", "brave")
    assert wed(t) == "", "the one suitor is a man: nobody for the King"
    assert t.state.spouses[AI] >= 0
    assert t.state.child_mates[AI] == [-1]
    assert wed(t) == "denmark", "next time the daughter"
    assert t.state.children[AI] == [girl]


@pytest.mark.rule("CK-AI-19")
def test_it_adopts_if_it_cannot_marry() -> None:
    t = courting("ferox")
    spouse(t, AI)
    t.goto(Court(seat=AI))
    assert len(t.state.children[AI]) == 1


@pytest.mark.rule("CK-AI-16", "CK-AI-23")
def test_munitio_asks_for_children_of_enemies_first_and_pays_1_or_4() -> None:
    for trait, price in (("ugly", 1), ("brave", 4)):
        t = courting("munitio", ("denmark", "f", "brave"))
        girl = child(t, CAPET, "f", trait)
        other = child(t, NORMANDY, "f", "brave")
        war(t, CAPET, AI)
        claim(t, NORMANDY, AI)
        before = t.state.gold[CAPET]
        t.goto(Court(seat=AI))
        assert (t.asked, t.waiting()) == ("reply", (CAPET,))
        assert t.state.frames[-1].gold == price
        t.do(CAPET, "accept")
        assert t.state.spouses[AI] == girl
        assert t.state.gold[CAPET] == before + price
        assert allied(t.state, CAPET, AI)
        assert other in t.state.children[NORMANDY]


@pytest.mark.rule("CK-AI-16", "CK-AI-21")
def test_munitio_then_asks_holders_of_a_casus_belli_and_nobody_else() -> None:
    t = courting("munitio")
    girl = child(t, NORMANDY, "f", "ugly")
    claim(t, NORMANDY, AI)
    t.goto(Court(seat=AI))
    assert t.waiting() == (NORMANDY,)
    t.do(NORMANDY, "accept")
    assert t.state.spouses[AI] == girl
    t = courting("munitio", ("wales", "f", "brave"))
    child(t, NORMANDY, "f", "brave")
    assert wed(t) == "wales"


@pytest.mark.rule("CK-AI-16")
def test_a_refusal_leads_to_the_next_source() -> None:
    t = courting("munitio", ("wales", "f", "brave"))
    child(t, CAPET, "f", "brave")
    war(t, CAPET, AI)
    t.goto(Court(seat=AI))
    t.do(CAPET, "refuse")
    assert t.state.ally[land("wales")] == AI


@pytest.mark.rule("CK-AI-16")
def test_amandum_offers_3_gold_for_children_after_the_independents() -> None:
    t = courting("amandum", ("wales", "f", "brave"))
    child(t, CAPET, "f", "brave")
    assert wed(t) == "wales"
    t = courting("amandum")
    girl = child(t, CAPET, "f", "brave")
    t.goto(Court(seat=AI))
    assert t.state.frames[-1].gold == 3
    t.do(CAPET, "accept")
    assert t.state.spouses[AI] == girl


def proposal(t: CkTable, theirs: int, gold_offered: int) -> bool:
    """Capet's son proposes to a Character of the automatic dynasty."""
    gold(t, CAPET, 9)
    son = child(t, CAPET, "m")
    t.goto(Court(seat=CAPET))
    t.do(CAPET, "propose", id_of(son), id_of(theirs))
    assert not t.can(CAPET, "family", "house.salian"), "who pays takes the couple"
    t.draft(CAPET, *[("give_gold", gold_offered)] if gold_offered else [])
    return bool(theirs in t.state.child_mates[CAPET])


RED_GREEN = {"ferox": (5, 7), "postis": (3, 3), "munitio": (2, 2), "aperio": (2, 2), "amandum": (0, 0)}
PRICES = [(name, trait, pair[trait == "brave"]) for name, pair in RED_GREEN.items() for trait in ("ugly", "brave")]


@pytest.mark.rule("CK-AI-16", "CK-AI-23")
@pytest.mark.parametrize(("strategy", "trait", "price"), PRICES)
def test_proposals_are_accepted_at_their_price(strategy: str, trait: str, price: int) -> None:
    t = machine(strategy)
    child(t, AI, "m")
    girl = child(t, AI, "f", trait)
    assert proposal(t, girl, price)
    assert t.state.gold[CAPET] == 9 - price
    if price > 1:
        t = machine(strategy)
        child(t, AI, "m")
        girl = child(t, AI, "f", trait)
        assert not proposal(t, girl, price - 1)


@pytest.mark.rule("CK-AI-23")
def test_an_automatic_king_costs_as_much_as_a_green_trait_and_so_does_one_green_of_several() -> None:
    for price, struck in ((6, False), (7, True)):
        t = machine("ferox")
        girl = child(t, CAPET, "f")
        gold(t, CAPET, 9)
        t.goto(Court(seat=CAPET))
        t.do(CAPET, "propose", id_of(girl), id_of(t.state.kings[AI]))
        t.draft(CAPET, ("give_gold", price))
        assert (t.state.spouses[AI] == girl) is struck
        t = machine("ferox")
        child(t, AI, "m")
        bride = child(t, AI, "f", "ugly", "brave", "weak")
        assert proposal(t, bride, price) is struck


@pytest.mark.rule("CK-AI-16")
@pytest.mark.parametrize(("strategy", "heard"), [("ferox", True), ("postis", False), ("munitio", False),
                                                ("amandum", False), ("aperio", False)])  # fmt: skip
def test_the_heir_is_only_to_be_had_from_ferox(strategy: str, heard: bool) -> None:
    t = machine(strategy)
    heir = child(t, AI, "f", "brave")
    son = child(t, CAPET, "m")
    t.goto(Court(seat=CAPET))
    assert t.can(CAPET, "propose", id_of(son), id_of(heir)) is heard
    if not heard:
        assert t.why(CAPET, "propose", id_of(son), id_of(heir)) == "CK-AI-23"


@pytest.mark.rule("CK-AI-19")
def test_titles_for_all_but_the_heir_where_most_rivals_are_near() -> None:
    t = courting("ferox")
    spouse(t, AI)
    heir, second = child(t, AI, "m"), child(t, AI, "m")
    sister = sibling(t, AI, "f")
    t.goto(Court(seat=AI))
    dukes = {t.state.duke[x] for x in t.state.lands} - {-1}
    assert dukes == {second, sister}
    assert heir not in dukes
    assert t.state.duke[land("saxony")] in dukes


# -- choices left open (CK-AI-15)


@pytest.mark.rule("CK-AI-15")
def test_fallback_ready_answers() -> None:
    t = machine()
    s = t.state
    assert fallback.best(s, [3, 1, 2], lambda x: x) == 1
    castle(t, "wessex")
    assert fallback.hostile_place(s, [land("mercia"), land("wessex")]) == land("wessex")
    assert fallback.build_site(s, AI, [land("poland"), land("saxony")]) == land("saxony")
    bag(t, AI, "cruel", "ugly", "brave")
    assert trait_of(fallback.age_removal(s, AI)) == "ugly"
    castle(t, "bohemia")
    unrest(t, "poland")
    assert fallback.give_up(s, AI, 1) == [land("poland")]
    assert land("bohemia") not in fallback.give_up(s, AI, 3)


@pytest.mark.rule("CK-AI-15")
def test_it_counterattacks_whenever_it_may() -> None:
    t = machine()
    war(t, AI, CAPET)
    foot(t, "saxony", "lorraine")
    bag(t, AI, "brave", "strong", "pious")
    for party in (CAPET, NORMANDY):
        gold(t, party, 0)
    t.goto(Counter(seat=AI, origin=land("saxony"), targets=[land("lorraine")]))
    assert t.state.owner[land("lorraine")] == AI


@pytest.mark.rule("CK-AI-15")
def test_who_is_sent_on_the_crusade() -> None:
    t = machine()
    s = t.state
    heir, second = child(t, AI, "m", "brave"), child(t, AI, "m", "strong")
    third = child(t, AI, "m")
    people = [s.kings[AI], heir, second, third]
    assert fallback.crusader(s, AI, people) == third
    girl = sibling(t, AI, "f")
    her_man = s.sibling_mates[AI][0] = next(p for p in s.courts[0] if sex_of(p) == "m")
    s.courts[0].remove(her_man)
    assert fallback.crusader(s, AI, [s.kings[AI], heir, her_man]) == her_man, "a husband, but not the heir's"
    assert girl in s.siblings[AI]
    assert fallback.crusader(s, AI, [s.kings[AI], heir]) == heir
    bag(t, AI, "brave")
    t.goto(Journey(seat=AI))
    assert t.said("crusade")[0]["person"] == id_of(third)


@pytest.mark.rule("CK-AI-15")
def test_a_crisis_costs_it_territories_without_castle() -> None:
    t = machine()
    castle(t, "saxony", "poland")
    t.goto(Crisis(seat=AI))
    assert t.state.owner[land("saxony")] == AI
    assert t.state.owner[land("poland")] == AI
    assert t.state.owner[land("bohemia")] == -1


@pytest.mark.rule("CK-EVT-14")
def test_events_and_gold_of_an_automatic_dynasty() -> None:
    t = machine()
    event(t, "tribute", NORMANDY)
    assert t.state.gold[AI] == 0
    before = t.state.gold[CAPET]
    event(t, "lost_baggage", AI)
    assert t.state.gold[CAPET] == before + 1, "from the Treasury"
    event(t, "master_mason", NORMANDY)
    assert sum(t.state.castle[x] for x in t.state.lands if t.state.owner[x] == AI) == 1, "it takes every offer"
    event(t, "intercepted_letters", NORMANDY)
    assert not t.said("looked")


@pytest.mark.rule("CK-AI-15")
def test_by_an_event_it_mobilises_where_most_targets_are_near() -> None:
    t = machine()
    own(t, CAPET, "swabia")
    claim(t, AI, CAPET)
    event(t, "call_to_arms", NORMANDY)
    assert [IDS[x] for x in t.state.lands if t.state.foot[x]] == ["saxony"], "beside Denmark and three of Capet's"


@pytest.mark.rule("CK-AI-15")
def test_a_duel_is_fought_by_the_king_only_with_a_green_heir() -> None:
    t = machine()
    event(t, "duel", AI)
    assert "coward" in traits(t, AI), "the King alone does not go"
    t = machine()
    heir = child(t, AI, "m", "brave")
    assert fallback.duellist(t.state, AI) == t.state.kings[AI]
    t = machine()
    heir, other = child(t, AI, "m", "ugly"), child(t, AI, "m")
    assert fallback.duellist(t.state, AI) == other
    assert heir != other


@pytest.mark.rule("CK-AI-22")
def test_it_never_trades_and_its_pacts_are_safe() -> None:
    t = machine(trades="full")
    pact(t, AI, CAPET)
    pact_land(t, AI, "denmark")
    t.goto(DynastyPhase())
    assert not t.can(CAPET, "trade", "house.salian")
    assert t.can(CAPET, "trade", "house.normandy")


def test_a_game_with_automatic_dynasties_goes_to_its_end() -> None:
    for seed, seats in ((1, 1), (2, 2)):
        s = GAME.start(GAME.setup(seats), key_from_seed(seed))
        play_out(GAME, s, [make_bot(GAME, "random", i) for i in range(seats)], GAME.bound)
        assert GAME.over(s)
        assert len(result(s).scores) == s.parties
