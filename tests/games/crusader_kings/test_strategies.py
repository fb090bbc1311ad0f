"""Every line of every automatic strategy: done when possible, in its place in the list (CK-AI-05, CK-AI-20)."""

from __future__ import annotations

from typing import Any

import pytest

from araldo.games.crusader_kings.board import IDS
from araldo.games.crusader_kings.box import DECKS, EVENT, KINDS, STRATEGIES, id_of
from araldo.games.crusader_kings.rules import fallback
from araldo.games.crusader_kings.rules.automata import act, follow_list
from araldo.games.crusader_kings.rules.events import start_event
from araldo.games.crusader_kings.rules.realm import has_claim
from araldo.games.crusader_kings.state import Build, Develop, Invade, Journey, Overthrow, Plot, Strategy
from tests.games.crusader_kings.scenario import (
    ALTAVILLA,
    CAPET,
    NORMANDY,
    SALIAN,
    CkTable,
    bag,
    castle,
    child,
    claim,
    develop,
    display,
    foot,
    land,
    only,
    own,
    pact,
    pact_land,
    sibling,
    spouse,
    table,
    unrest,
    war,
)

AI = SALIAN


def machine(strategy: str) -> CkTable:
    """Capet and Normandy play; Salian hold Saxony, Pomerania, Poland and Bohemia and are automatic."""
    t = table(2, automata=1, strategy_1=strategy)
    t.state.round = 2
    return t


def acts(t: CkTable, deck: str) -> Any:
    """What it does with a card: the frame of the action, or None (Mobilise is done at once)."""
    t.state.frames[:] = []
    t.state.active = AI
    act(t.state, AI, DECKS.index(deck))
    if isinstance(t.state.frames[-1], Strategy):
        follow_list(t.state, t.state.frames[-1])
    return t.state.frames[-1] if t.state.frames else None


def raised(t: CkTable) -> list[str]:
    return [IDS[x] for x in t.state.lands if t.state.foot[x] and t.state.owner[x] == AI]


def bought(t: CkTable) -> list[str]:
    frame = acts(t, "realm")
    assert isinstance(frame, Develop)
    return [KINDS[k] for k in frame.kinds]


def no_castles(t: CkTable) -> None:
    """Nothing can be built."""
    castle(t, "saxony", "pomerania", "poland", "bohemia")


def ring(t: CkTable) -> None:
    """No independent territory borders Salian."""
    own(t, CAPET, "swabia")
    own(t, NORMANDY, "denmark")
    own(t, CAPET, "hungary")
    own(t, NORMANDY, "dalmatia")


def test_the_lists_are_those_of_the_data() -> None:
    """A line added to the data asks for a test here."""
    lines = {s["id"]: [len(s[deck]) for deck in ("realm", "intrigue", "war")] for s in STRATEGIES}
    assert lines == {
        "ferox": [2, 4, 5],
        "postis": [2, 5, 6],
        "munitio": [3, 5, 4],
        "amandum": [3, 3, 6],
        "aperio": [2, 2, 3],
    }


# -- Realm


@pytest.mark.rule("CK-AI-05", "CK-AI-20")
@pytest.mark.parametrize("strategy", ["ferox", "munitio"])
def test_realm_1_build_a_castle(strategy: str) -> None:
    """Ferox 1, Munitio 1: the territory with most rival neighbours, one attempt."""
    frame = acts(machine(strategy), "realm")
    assert isinstance(frame, Build)
    assert frame.sites == [land("saxony")]


@pytest.mark.rule("CK-AI-05")
def test_ferox_realm_2_one_card_preferably_the_navy() -> None:
    t = machine("ferox")
    no_castles(t)
    display(t, "spymaster", "navy", "bank")
    assert bought(t) == ["navy"]
    display(t, "spymaster", "library", "bank")
    assert bought(t) == ["spymaster"]


@pytest.mark.rule("CK-AI-05")
def test_postis_realm_1_two_cards_unless_it_has_six() -> None:
    t = machine("postis")
    display(t, "bank", "spymaster", "library")
    assert bought(t) == ["spymaster", "library"]
    t = machine("postis")
    develop(t, AI, "chancellor", "steward", "marshal", "longbow", "plate_armor", "bank")
    assert isinstance(acts(t, "realm"), Build), "Postis 2"


@pytest.mark.rule("CK-AI-05")
def test_postis_realm_2_build_when_nothing_can_be_bought() -> None:
    t = machine("postis")
    develop(t, AI, "spymaster", "bank", "library")
    t.state.study_discard += t.state.display
    t.state.display = []
    assert isinstance(acts(t, "realm"), Build)


@pytest.mark.rule("CK-AI-05")
def test_munitio_realm_2_a_defensive_card_then_3_any() -> None:
    t = machine("munitio")
    no_castles(t)
    display(t, "spymaster", "royal_guard", "library")
    assert bought(t) == ["royal_guard"]
    display(t, "spymaster", "library", "bank")
    assert bought(t) == ["spymaster"]


@pytest.mark.rule("CK-AI-05")
def test_amandum_realm_1_the_spymaster_or_a_defensive_card() -> None:
    t = machine("amandum")
    display(t, "marshal", "spymaster", "bank")
    assert bought(t) == ["spymaster"]
    display(t, "archbishop", "marshal", "bank")
    assert bought(t) == ["marshal"]


@pytest.mark.rule("CK-AI-05")
def test_amandum_realm_2_build_then_3_any_card() -> None:
    t = machine("amandum")
    display(t, "archbishop", "steward", "bank")
    assert isinstance(acts(t, "realm"), Build)
    no_castles(t)
    assert bought(t) == ["archbishop"]


@pytest.mark.rule("CK-AI-05")
def test_aperio_realm_1_cards_in_its_order_then_2_build() -> None:
    t = machine("aperio")
    develop(t, AI, "archbishop")
    develop(t, NORMANDY)
    display(t, "navy", "chancellor", "marshal")
    assert bought(t) == ["marshal", "chancellor", "navy"]
    t.state.study_discard += t.state.display
    t.state.display = []
    assert isinstance(acts(t, "realm"), Build)


@pytest.mark.rule("CK-AI-20")
def test_a_card_of_a_full_type_is_bought_only_if_it_is_preferred() -> None:
    t = machine("ferox")
    no_castles(t)
    develop(t, NORMANDY)
    develop(t, AI, "longbow", "plate_armor", "bank")
    display(t, "library", "royal_guard", "navy")
    assert bought(t) == ["navy"]
    display(t, "library", "royal_guard", "steward")
    assert bought(t) == ["steward"]


# -- Intrigue


def revolt(t: CkTable) -> CkTable:
    own(t, CAPET, "swabia")
    unrest(t, "swabia")
    return t


@pytest.mark.rule("CK-AI-05")
@pytest.mark.parametrize("strategy", ["ferox", "munitio", "aperio"])
def test_intrigue_1_overthrow_a_territory_in_unrest(strategy: str) -> None:
    """Ferox 1, Munitio 1, Aperio 1."""
    frame = acts(revolt(machine(strategy)), "intrigue")
    assert isinstance(frame, Overthrow)
    assert frame.target == land("swabia")
    assert frame.once


@pytest.mark.rule("CK-AI-05")
def test_ferox_intrigue_2_a_casus_belli_against_an_adjacent_player() -> None:
    t = machine("ferox")
    frame = acts(t, "intrigue")
    assert (frame.kind, frame.foe) == ("plot_casus_belli", CAPET), "Normandy is not adjacent"
    own(t, NORMANDY, "denmark", "hungary", "swabia")
    frame = acts(t, "intrigue")
    assert frame.foe == NORMANDY, "a tie: the one with most points"


@pytest.mark.rule("CK-AI-05")
def test_ferox_intrigue_3_a_child_with_a_green_trait_of_the_player_with_fewest_heirs() -> None:
    t = machine("ferox")
    claim(t, AI, CAPET)
    boy = child(t, NORMANDY, "m", "brave")
    child(t, CAPET, "m", "strong")
    child(t, CAPET, "f", "pious")
    frame = acts(t, "intrigue")
    assert (frame.kind, frame.foe, frame.aim) == ("plot_assassinate", NORMANDY, boy)


@pytest.mark.rule("CK-AI-05", "CK-AI-20")
@pytest.mark.example("CK-EX-04")
def test_ex_04_ferox_intrigue_4_the_king_with_fewest_heirs() -> None:
    """CK-EX-04: no Unrest, a Casus Belli against everybody, no rival child with a green trait."""
    t = machine("ferox")
    claim(t, AI, CAPET)
    claim(t, AI, NORMANDY)
    child(t, NORMANDY, "m", "ugly")
    child(t, AI, "m", "brave")
    frame = acts(t, "intrigue")
    assert (frame.kind, frame.aim) == ("plot_assassinate", t.state.kings[CAPET])
    t.state.round = 1
    assert acts(t, "intrigue") is None, "not in the first Round of the game (CK-INT-09)"


@pytest.mark.rule("CK-AI-05")
def test_postis_intrigue_1_bribe_unless_it_has_three_councillors() -> None:
    t = machine("postis")
    frame = acts(t, "intrigue")
    assert (frame.kind, frame.foe) == ("plot_bribe", CAPET)
    assert frame.aim in t.state.cards[CAPET]
    develop(t, AI, "steward", "marshal", "archbishop")
    assert acts(t, "intrigue").kind == "plot_casus_belli"


@pytest.mark.rule("CK-AI-05")
def test_postis_intrigue_2_overthrow() -> None:
    t = revolt(machine("postis"))
    develop(t, CAPET)
    develop(t, NORMANDY)
    assert isinstance(acts(t, "intrigue"), Overthrow)


@pytest.mark.rule("CK-AI-05")
def test_postis_intrigue_3_a_casus_belli_against_who_has_most_castles() -> None:
    t = machine("postis")
    develop(t, CAPET)
    develop(t, NORMANDY)
    castle(t, "wessex", "mercia")
    frame = acts(t, "intrigue")
    assert (frame.kind, frame.foe) == ("plot_casus_belli", NORMANDY)


@pytest.mark.rule("CK-AI-05")
def test_postis_intrigue_4_a_green_child_then_5_a_revolt() -> None:
    t = machine("postis")
    develop(t, CAPET)
    develop(t, NORMANDY)
    claim(t, AI, CAPET)
    claim(t, AI, NORMANDY)
    frame = acts(t, "intrigue")
    assert frame.kind == "plot_incite_revolt"
    boy = child(t, CAPET, "m", "brave")
    frame = acts(t, "intrigue")
    assert (frame.kind, frame.aim) == ("plot_assassinate", boy)


@pytest.mark.rule("CK-AI-05")
def test_munitio_intrigue_2_a_green_child_3_a_king() -> None:
    t = machine("munitio")
    girl = child(t, CAPET, "f", "brave")
    frame = acts(t, "intrigue")
    assert (frame.kind, frame.aim) == ("plot_assassinate", girl)
    t = machine("munitio")
    sibling(t, CAPET, "m")
    frame = acts(t, "intrigue")
    assert frame.aim == t.state.kings[NORMANDY], "siblings are heirs too"


@pytest.mark.rule("CK-AI-05")
def test_munitio_intrigue_4_a_revolt_5_a_casus_belli() -> None:
    t = machine("munitio")
    t.state.round = 1  # no King may be assassinated
    frame = acts(t, "intrigue")
    assert (frame.kind, frame.foe) == ("plot_incite_revolt", CAPET)
    foot(t, "lorraine", "low_countries")
    frame = acts(t, "intrigue")
    assert (frame.kind, frame.foe) == ("plot_casus_belli", CAPET)


@pytest.mark.rule("CK-AI-05")
def test_amandum_intrigue_1_its_own_divorce_2_overthrow_3_a_revolt() -> None:
    t = revolt(machine("amandum"))
    spouse(t, AI)
    frame = acts(t, "intrigue")
    assert (frame.kind, frame.foe, frame.aim) == ("plot_divorce", AI, t.state.kings[AI])
    t.state.gone.append(t.state.spouses[AI])
    t.state.spouses[AI] = -1
    assert isinstance(acts(t, "intrigue"), Overthrow)
    t.state.unrest[land("swabia")] = 0
    own(t, NORMANDY, "denmark")
    child(t, CAPET, "m")
    frame = acts(t, "intrigue")
    assert (frame.kind, frame.foe) == ("plot_incite_revolt", NORMANDY), "fewest children"


@pytest.mark.rule("CK-AI-05")
def test_aperio_intrigue_2_a_revolt_against_who_has_most_shields() -> None:
    t = machine("aperio")
    own(t, NORMANDY, "denmark")
    t.state.shields[0] = NORMANDY
    frame = acts(t, "intrigue")
    assert (frame.kind, frame.foe) == ("plot_incite_revolt", NORMANDY)
    t.state.shields[0] = CAPET
    assert acts(t, "intrigue").foe == CAPET


@pytest.mark.rule("CK-AI-22")
def test_a_partner_is_no_target_of_plot_or_overthrow() -> None:
    t = revolt(machine("ferox"))
    pact(t, AI, CAPET)
    frame = acts(t, "intrigue")
    assert not isinstance(frame, Overthrow)
    assert frame.foe == NORMANDY, "the King of a stranger"


@pytest.mark.rule("CK-AI-15", "CK-AI-20")
def test_overthrow_and_revolt_choose_the_weakest_then_a_castle_then_the_leader() -> None:
    t = machine("ferox")
    own(t, CAPET, "swabia")
    own(t, NORMANDY, "denmark")
    unrest(t, "swabia", "denmark")
    castle(t, "swabia")
    assert acts(t, "intrigue").target == land("denmark")


# -- War


def invades(frame: Any) -> str:
    assert isinstance(frame, Invade)
    return IDS[(frame.attacks or frame.annexed)[0][1]]


@pytest.mark.rule("CK-AI-05", "CK-AI-20")
def test_ferox_war_1_an_independent_territory_its_own_pact_first() -> None:
    t = machine("ferox")
    foot(t, "saxony", "bohemia")
    pact_land(t, AI, "swabia")
    frame = acts(t, "war")
    assert frame.annexed
    assert invades(frame) == "swabia"
    t.state.ally[land("swabia")] = -1
    castle(t, "swabia", "hungary")
    assert invades(acts(t, "war")) == "denmark", "fewest successes"


@pytest.mark.rule("CK-AI-05")
def test_ferox_war_2_an_opponent_that_needs_one_success_3_one_that_needs_more() -> None:
    t = machine("ferox")
    ring(t)
    foot(t, "saxony")
    claim(t, AI, CAPET)
    claim(t, AI, NORMANDY)
    castle(t, "swabia", "lorraine", "low_countries")
    assert invades(acts(t, "war")) == "denmark"
    castle(t, "denmark")
    foot(t, "denmark")
    frame = acts(t, "war")
    assert invades(frame) in ("swabia", "lorraine", "low_countries"), "two successes before three"


@pytest.mark.rule("CK-AI-05", "CK-AI-09")
def test_ferox_war_4_mobilise_beside_an_independent_preferably_its_own_pact() -> None:
    t = machine("ferox")
    pact_land(t, AI, "denmark")
    assert acts(t, "war") is None
    assert raised(t) in (["saxony"], ["pomerania"]), "one Footsoldier, beside Denmark"
    t = machine("ferox")
    only(t, AI, "poland", "bohemia")
    pact_land(t, AI, "swabia")
    acts(t, "war")
    assert raised(t) == ["bohemia"]


@pytest.mark.rule("CK-AI-05", "CK-AI-21")
@pytest.mark.parametrize("how", ["claim", "war"])
def test_ferox_war_5_mobilise_beside_an_opponent_it_may_invade(how: str) -> None:
    t = machine("ferox")
    ring(t)
    assert acts(t, "war") is None
    assert raised(t) == [], "nobody may be invaded"
    (claim if how == "claim" else war)(t, AI, CAPET)
    acts(t, "war")
    assert len(raised(t)) == 1


@pytest.mark.rule("CK-AI-05")
def test_postis_war_1_annex_2_others_pacts_3_independents_4_weak_opponents() -> None:
    t = machine("postis")
    foot(t, "saxony")
    pact_land(t, AI, "swabia")
    frame = acts(t, "war")
    assert frame.annexed == [(land("saxony"), land("swabia"))]
    t.state.ally[land("swabia")] = NORMANDY
    castle(t, "swabia")
    assert invades(acts(t, "war")) == "swabia", "in a rival's Pact, though Denmark is weaker"
    t.state.ally[land("swabia")] = -1
    assert invades(acts(t, "war")) == "denmark"
    ring(t)
    claim(t, AI, CAPET)
    castle(t, "lorraine")
    assert invades(acts(t, "war")) == "low_countries"


@pytest.mark.rule("CK-AI-05")
def test_postis_war_5_mobilise_far_from_opponents_6_beside_an_opponent() -> None:
    t = machine("postis")
    acts(t, "war")
    assert raised(t) == ["bohemia"] or raised(t) == ["poland"], "Saxony and Pomerania are nearer to rivals"
    t = machine("postis")
    ring(t)
    acts(t, "war")
    assert len(raised(t)) == 1


@pytest.mark.rule("CK-AI-05")
def test_munitio_war_1_others_pacts_2_the_opponent_with_fewest_territories() -> None:
    t = machine("munitio")
    foot(t, "saxony")
    pact_land(t, CAPET, "denmark")
    assert invades(acts(t, "war")) == "denmark"
    t = machine("munitio")
    foot(t, "saxony")
    own(t, NORMANDY, "denmark")
    only(t, CAPET, "lorraine", "paris")
    claim(t, AI, CAPET)
    claim(t, AI, NORMANDY)
    castle(t, "lorraine")
    assert invades(acts(t, "war")) == "lorraine", "Capet has fewest, though Denmark is weaker"


@pytest.mark.rule("CK-AI-05")
def test_munitio_war_3_mobilise_beside_others_pacts_4_beside_the_weakest_stranger() -> None:
    t = machine("munitio")
    pact_land(t, CAPET, "hungary")
    acts(t, "war")
    assert raised(t) in (["bohemia"], ["poland"])
    t = machine("munitio")
    only(t, NORMANDY, "denmark")
    acts(t, "war")
    assert raised(t) in (["saxony"], ["pomerania"]), "beside Normandy's only territory"
    t = machine("munitio")
    only(t, NORMANDY, "denmark")
    pact(t, AI, NORMANDY)
    acts(t, "war")
    assert raised(t) == ["saxony"], "a partner is left out: beside Capet"


@pytest.mark.rule("CK-AI-05", "CK-AMB-46")
def test_amandum_war_1_annex_2_never_a_partner_3_others_pacts_4_the_enemy_with_fewest_children() -> None:
    t = machine("amandum")
    foot(t, "saxony")
    pact_land(t, AI, "denmark")
    assert acts(t, "war").annexed == [(land("saxony"), land("denmark"))]
    t.state.ally[land("denmark")] = -1
    pact(t, AI, CAPET)
    pact_land(t, CAPET, "swabia")
    assert invades(acts(t, "war")) == "swabia", "the partner's own territories are no targets"
    t = machine("amandum")
    foot(t, "saxony")
    own(t, NORMANDY, "denmark")
    child(t, CAPET, "m")
    claim(t, AI, CAPET)
    claim(t, AI, NORMANDY)
    assert invades(acts(t, "war")) == "denmark"


@pytest.mark.rule("CK-AI-05", "CK-AI-21")
def test_amandum_war_5_mobilise_beside_its_pact_6_beside_a_casus_belli() -> None:
    t = machine("amandum")
    pact_land(t, AI, "hungary")
    acts(t, "war")
    assert raised(t) in (["bohemia"], ["poland"])
    t = machine("amandum")
    assert acts(t, "war") is None
    assert raised(t) == []
    claim(t, AI, CAPET)
    acts(t, "war")
    assert raised(t) == ["saxony"]


@pytest.mark.rule("CK-AI-05")
def test_aperio_war_1_the_opponent_with_most_shields_2_any_territory_3_mobilise() -> None:
    t = machine("aperio")
    own(t, CAPET, "denmark", "swabia")
    acts(t, "war")
    assert raised(t) in (["bohemia"], ["poland"]), "any of its own: beside Hungary, for it may not invade Capet"
    t = machine("aperio")
    foot(t, "saxony")
    castle(t, "swabia")
    assert invades(acts(t, "war")) == "denmark"
    own(t, NORMANDY, "denmark")
    claim(t, AI, CAPET)
    claim(t, AI, NORMANDY)
    t.state.shields[0] = CAPET
    castle(t, "lorraine", "low_countries")
    assert invades(acts(t, "war")) in ("lorraine", "low_countries")
    t.state.shields[0] = NORMANDY
    assert invades(acts(t, "war")) == "denmark"


@pytest.mark.rule("CK-AI-11", "CK-AI-15")
def test_an_attack_has_all_support_of_its_own_troops() -> None:
    t = machine("ferox")
    foot(t, "saxony", "bohemia")
    own(t, CAPET, "denmark", "hungary")
    frame = acts(t, "war")
    assert invades(frame) == "swabia"
    assert len(frame.attacks) == 1
    assert len(frame.supports) == 1


@pytest.mark.rule("CK-AI-09")
def test_at_its_cap_it_does_not_mobilise() -> None:
    t = machine("aperio")
    ring(t)
    foot(t, "poland", "bohemia")
    assert acts(t, "war") is None
    assert len(raised(t)) == 2


@pytest.mark.rule("CK-AI-05", "CK-AI-19")
@pytest.mark.parametrize("strategy", [s["id"] for s in STRATEGIES])
def test_a_crusade_card_is_a_crusade_and_a_tax_card_nothing(strategy: str) -> None:
    t = machine(strategy)
    assert isinstance(acts(t, "crusade"), Journey)
    assert acts(t, "tax") is None
    assert not has_claim(t.state, AI, CAPET)
    assert id_of(t.state.kings[AI])
    assert not isinstance(acts(t, "tax"), Plot)


# -- what the lists leave open (CK-AI-15)


def councils(strategy: str, **options: object) -> CkTable:
    """Capet and Normandy decide for Salian."""
    t = table(2, automata=1, strategy_1=strategy, automata_choices="players", **options)
    t.state.round = 2
    return t


@pytest.mark.rule("CK-AI-15", "CK-DEC-45")
@pytest.mark.example("CK-EX-04")
def test_ex_04_the_players_choose_among_those_whom_the_list_leaves_open() -> None:
    """CK-EX-04: two Kings have as few heirs; a third, who has one more, is no choice."""
    t = table(2, ["capet", "normandy", "salian", "altavilla"], automata=2, strategy_1="ferox", strategy_2="postis",
              automata_choices="players")  # fmt: skip
    t.state.round = 2
    child(t, NORMANDY, "f", "ugly")
    for foe in (CAPET, NORMANDY, ALTAVILLA):
        claim(t, AI, foe)
    bag(t, AI, "godless")
    t.goto(Strategy(seat=AI, deck=DECKS.index("intrigue")))
    assert (t.asked, t.waiting()) == ("open_choice", (CAPET, NORMANDY))
    assert t.options(CAPET) == [("assassinate_king", "house.altavilla"), ("assassinate_king", "house.capet")]
    t.do(CAPET, "assassinate_king", "house.altavilla").do(NORMANDY, "assassinate_king", "house.altavilla")
    assert t.said("decided")[0]["agreed"] == 1
    assert t.said("plots")[0]["aim"] == id_of(t.state.kings[ALTAVILLA])


@pytest.mark.rule("CK-AI-15")
def test_where_the_players_differ_chance_decides_among_what_they_named() -> None:
    for die, site in ((0, "pomerania"), (1, "bohemia")):
        t = councils("ferox")
        bag(t, AI, "brave", "strong")
        t.script(die, 0).goto(Strategy(seat=AI, deck=DECKS.index("realm")))
        assert len(t.options(CAPET)) > 2
        t.do(CAPET, "site", "bohemia").do(NORMANDY, "site", "pomerania")
        assert t.said("decided")[0]["agreed"] == 0
        assert t.said("castle")[0]["land"] == site


@pytest.mark.rule("CK-AI-15", "CK-OPT-13")
def test_the_program_decides_if_the_table_wants_it() -> None:
    t = machine("ferox")
    bag(t, AI, "brave", "strong")
    t.script(0).goto(Strategy(seat=AI, deck=DECKS.index("realm")))
    assert not t.asked
    assert t.said("castle")[0]["land"] == "saxony"


@pytest.mark.rule("CK-AI-15", "CK-EVT-10")
def test_the_players_choose_in_an_event_for_an_automatic_dynasty() -> None:
    """CK-EX-04: they send its King to the duel."""
    t = councils("ferox")
    child(t, AI, "m", "brave")
    t.state.active = AI
    bag(t, AI, "brave")
    start_event(t.state, AI, EVENT.index("duel"))
    t.game.run(t.state)
    assert t.asked == "open_choice"
    for seat in (CAPET, NORMANDY):
        t.do(seat, "option", "fight")
    assert {a[0] for a in t.options(CAPET)} == {"pick"}
    king = id_of(t.state.kings[AI])
    t.script(0)
    for seat in (CAPET, NORMANDY):
        t.do(seat, "pick", king)
    assert t.asked != "open_choice"


@pytest.mark.rule("CK-AI-15", "CK-CRU-02")
def test_the_players_send_a_crusader_for_an_automatic_dynasty() -> None:
    t = councils("ferox")
    son = child(t, AI, "m")
    bag(t, AI, "strong")
    t.script(0).goto(Journey(seat=AI))
    assert t.asked == "open_choice"
    for seat in (CAPET, NORMANDY):
        t.do(seat, "send", id_of(son))
    assert t.said("crusade")[0]["person"] == id_of(son)


@pytest.mark.rule("CK-AI-15", "CK-CHK-19")
def test_what_nobody_may_see_of_an_automatic_dynasty_is_left_to_the_program() -> None:
    t = councils("ferox")
    bag(t, AI, "ugly", "weak", "brave")
    t.state.active = AI
    t.state.frames.clear()
    start_event(t.state, AI, EVENT.index("absolution"))
    t.game.run(t.state)
    assert not t.asked
    assert t.said("bag_removed")


@pytest.mark.rule("CK-AI-15")
def test_the_program_prefers_territories_of_its_own_culture_among_equals() -> None:
    s = machine("ferox").state
    assert fallback.own_culture(s, AI, land("saxony"))
    assert not fallback.own_culture(s, AI, land("paris"))
