"""Set-up, scenarios and the number of players (chapters SET, SCN, PLC, TER)."""

from __future__ import annotations

from typing import Any

import pytest

from araldo.games.crusader_kings import GAME
from araldo.games.crusader_kings.board import BORDERS, COUNT, CULTURE, IDS, NUMBER
from araldo.games.crusader_kings.box import (
    BACKS,
    CARDS,
    COUNCILLOR,
    CULTURE_CARDS,
    CULTURES,
    DEFAULT_TRAITS,
    DEVELOPMENTS,
    GLITTERHOOF,
    GOLD,
    HOUSES,
    KINDS,
    PERSON,
    POOL,
    RULERS,
    SCENARIOS,
    STINGY,
    TOKEN0,
    TOKENS,
    id_of,
    kind_of,
    load,
    sex_of,
    trait_of,
)
from araldo.games.crusader_kings.rules.kin import has_green, tokens_on
from araldo.kernel import key_from_seed
from araldo.kernel.errors import BadSetup
from tests.games.crusader_kings.scenario import (
    ALTAVILLA,
    CAPET,
    NORMANDY,
    SALIAN,
    cards,
    land,
    table,
    traits,
    worn,
)
from tests.games.crusader_kings.scenario import (
    HOUSES as SEATED,
)


def names(lands: object) -> set[str]:
    return {IDS[t] for t in lands}  # type: ignore[attr-defined]


@pytest.mark.rule("CK-SET-01", "CK-SCN-01", "CK-SET-03", "CK-SET-04", "CK-SET-06", "CK-SET-13", "CK-SET-14")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_starting_value_of_every_scenario(scenario: str) -> None:
    places = SCENARIOS[scenario]["seat"]
    houses = [place["dynasty"] for place in places]
    t = table(len(places), houses, scenario=scenario)
    s = t.state
    for party, place in enumerate(places):
        held = {IDS[x] for x in s.lands if s.owner[x] == party}
        assert held == set(place["territories"])
        assert {IDS[x] for x in s.lands if s.castle[x] and s.owner[x] == party} == set(place["castles"])
        assert {IDS[x] for x in s.lands if s.foot[x] and s.owner[x] == party} == set(place["mobilised"])
        assert {IDS[x] for x in s.lands if s.unrest[x] and s.owner[x] == party} == set(place["unrest"])
        assert s.gold[party] == place["gold"]
        assert cards(t, party) == sorted(place["developments"])
        assert id_of(s.kings[party]) == place["ruler"]
        assert s.age[party] == place["age_tokens"]
        assert traits(t, party) == sorted(place["ruler_traits"])
        assert [sex_of(p) for p in s.children[party]] == [c["sex"] for c in place["children"]]
        assert [worn(t, p) for p in s.children[party]] == [sorted(c["traits"]) for c in place["children"]]
        assert [worn(t, p) for p in s.siblings[party]] == [sorted(c["traits"]) for c in place["siblings"]]
        assert (s.spouses[party] >= 0) == place["spouse"]
    assert s.treasury == GOLD - sum(place["gold"] for place in places)


@pytest.mark.rule("CK-SET-05", "CK-SET-09")
def test_without_a_word_of_the_scenario_there_are_no_troops_family_or_age() -> None:
    s = table().state
    assert sum(s.foot) == 0
    assert s.spouses == [-1] * 3
    assert not any(s.children)
    assert not any(s.siblings)
    assert s.age == [0, 0, 0]


@pytest.mark.rule("CK-SET-02", "CK-DEV-08", "CK-TER-01", "CK-TER-03")
def test_the_box() -> None:
    assert CULTURES == ("english", "frankish", "german", "italian", "iberian")
    data = load("map.toml")
    colours = {c["id"]: c["colour"] for c in data["culture"]}
    assert colours == dict(zip(CULTURES, ("red", "blue", "black", "green", "yellow"), strict=True))
    assert {sea["id"] for sea in data["sea"]} == {"north_sea", "atlantic", "mediterranean"}
    assert (CARDS, len(DEVELOPMENTS), len(RULERS), len(TOKENS), len(HOUSES)) == (155, 24, 24, 144, 13)
    assert [len(c) for c in CULTURE_CARDS] == [20] * 5
    assert all(sum(kind_of(c) == k for c in DEVELOPMENTS) == 2 for k in range(12))
    assert sum(COUNCILLOR) == 6
    assert not COUNCILLOR[KINDS.index("royal_guard")]
    assert COUNT == 33, "32 territories, and Burgundy as an option"
    assert [sum(CULTURE[t] == c for t in range(32)) for c in range(5)] == [6, 7, 8, 6, 5]
    assert len(BACKS) == CARDS + 24 + 125 + 144


@pytest.mark.rule("CK-TER-02")
def test_adjacency_is_a_border_or_a_sea_route() -> None:
    near = BORDERS[0]
    assert NUMBER["denmark"] in near[NUMBER["northumbria"]], "a sea route"
    assert NUMBER["lorraine"] in near[NUMBER["paris"]]
    assert NUMBER["castile"] not in near[NUMBER["paris"]]
    assert all(t in near[u] for t in range(32) for u in near[t])


@pytest.mark.rule("CK-SET-08", "CK-SET-10", "CK-SCN-03")
def test_tokens_of_kin_lie_on_their_cards_and_a_spouse_has_none() -> None:
    t = table(5, ["capet", "blois", "hohenstaufen", "altavilla", "ivrea"], scenario="second_crusade")
    s = t.state
    assert worn(t, s.children[2][0]) == ["swordmaster"]
    assert worn(t, s.children[3][1]) == ["attractive", "pious"]
    spouse = s.spouses[2]
    assert sex_of(spouse) == "f"
    assert spouse in CULTURE_CARDS[CULTURES.index("german")]
    assert worn(t, spouse) == []
    assert len(s.bags[2]) == 4


@pytest.mark.rule("CK-SET-11", "CK-SET-12")
def test_unused_rulers_are_set_aside_and_never_in_a_culture_deck() -> None:
    s = table().state
    assert len(s.rulers) == 24 - 3
    assert not {p for deck in s.courts for p in deck} & set(RULERS)


@pytest.mark.rule("CK-SET-15")
def test_the_first_player_is_drawn_unless_the_host_names_one() -> None:
    setup = GAME.setup(3)
    firsts = {GAME.start(setup, key_from_seed(i)).first for i in range(12)}
    assert firsts == {0, 1, 2}
    assert GAME.start(GAME.setup(3, {}, {"start": 2}), key_from_seed(1)).first == 2


@pytest.mark.rule("CK-SET-16", "CK-INV-09")
def test_territories_of_absent_cultures_are_inaccessible() -> None:
    s = table(3).state
    assert {CULTURES[CULTURE[t]] for t in s.lands} == {"english", "frankish", "german"}
    assert s.suitors[land("venice")] == -1


@pytest.mark.rule("CK-SET-17")
def test_a_territory_that_a_dynasty_starts_with_is_accessible_whatever_its_culture() -> None:
    t = table(3, ["capet", "plantagenet", "ivrea"], scenario="barons_crusade")
    held = {IDS[x] for x in t.state.lands}
    assert "normandy" in held
    t = table(3, ["normandy", "salian", "jimenez"], scenario="kingdom_of_jerusalem")
    assert t.state.owner[land("normandy")] == 0
    assert "normandy" in names(t.state.lands)
    assert "paris" not in names(t.state.lands)
    t = table(3, ["capet", "salian", "jimenez"])
    assert t.state.owner[land("normandy")] == -1, "what an absent dynasty would hold, in a Culture in play"
    assert t.state.suitors[land("normandy")] >= 0


@pytest.mark.rule("CK-SET-18", "CK-SET-21")
def test_the_stingy_token_lies_in_the_event_pile() -> None:
    s = table(3).state
    free = sum(1 for x in s.lands if s.owner[x] < 0)
    assert len(s.general) + free == 51
    assert STINGY in s.event_pile
    assert len(s.event_pile) == 35


@pytest.mark.rule("CK-SET-19")
def test_the_five_decks_are_shuffled_face_down() -> None:
    s = table(3).state
    assert [len(d) for d in s.decks] == [35, 35, 35, 25, 25]
    assert s.decks[0] != sorted(s.decks[0])
    assert table().view(CAPET)["decks"][0] == [None] * 35


@pytest.mark.rule("CK-SET-20", "CK-TER-06")
def test_every_independent_territory_has_a_suitor_of_its_culture_with_a_token() -> None:
    t = table(3)
    s = t.state
    for here in s.lands:
        person = s.suitors[here]
        assert (person >= 0) == (s.owner[here] < 0)
        if person >= 0:
            assert person in CULTURE_CARDS[CULTURE[here]]
            assert len(worn(t, person)) == 1


@pytest.mark.rule("CK-SET-22", "CK-SET-23")
def test_the_first_player_places_glitterhoof_with_a_green_token() -> None:
    setup = GAME.setup(3, {"glitterhoof": True}, {"start": 1, "dynasties": SEATED[:3]})
    s = GAME.start(setup, key_from_seed(4))
    assert s.asked.kind == "horse"
    assert GAME.waiting(s) == (1,)
    before = s.suitors[land("wales")]
    general = len(s.general)
    GAME.apply(s, 1, ("place", "wales"))
    assert s.suitors[land("wales")] == GLITTERHOOF
    assert before in s.courts[CULTURE[land("wales")]]
    assert len(s.general) == general, "one token back, one green token out"
    assert has_green(s, GLITTERHOOF)
    assert len(tokens_on(s, GLITTERHOOF)) == 1


@pytest.mark.rule("CK-SET-24", "CK-SET-26")
def test_three_development_cards_lie_open_beside_open_supplies() -> None:
    view = table().view(NORMANDY)
    assert len(view["display"]) == 3
    assert len(view["event_pile"]) == 35
    assert view["treasury"] > 0


@pytest.mark.rule("CK-SET-25", "CK-SCN-04")
def test_nine_crusade_tokens_lie_on_the_track_and_the_tenth_in_scenario_4() -> None:
    s = table(3).state
    assert [len(x) for x in s.track] == [1] * 9 + [0]
    assert sum(POOL[x - TOKEN0] == 2 for x in s.token_box) == 1
    t = table(3, ["capet", "plantagenet", "ivrea"], scenario="barons_crusade")
    assert sorted(trait_of(x) for x in t.state.track[6]) == ["pious", "swordmaster"]


@pytest.mark.rule("CK-SCN-04")
def test_scenario_4_opens_italy_without_arpad_and_eliminates_for_good() -> None:
    t = table(3, ["capet", "plantagenet", "ivrea"], scenario="barons_crusade")
    assert {"venice", "sardinia"} <= names(t.state.lands)
    assert t.state.suitors[land("venice")] >= 0
    assert t.state.lasting


@pytest.mark.rule("CK-SCN-02")
def test_scenario_2_ends_at_position_7_and_eliminates_for_good() -> None:
    s = table(3, ["capet", "normandy", "salian"], scenario="crusade_of_the_faint_hearted").state
    assert s.goal == 7
    assert s.lasting


@pytest.mark.rule("CK-SCN-05")
def test_plantagenet_place_one_more_castle_in_scenario_5() -> None:
    t = table(3, ["capet", "plantagenet", "habsburg"], scenario="ninth_crusade")
    assert t.asked == "free_castle"
    assert t.waiting() == (1,)
    assert not t.can(1, "site", "wales")
    assert t.game.default(t.state, 1) == ("site", "normandy")
    t.do(1, "site", "brittany")
    assert t.state.castle[land("brittany")] == 1


@pytest.mark.rule("CK-SCN-05", "CK-AI-15")
def test_an_automatic_plantagenet_builds_where_most_rivals_are_near() -> None:
    t = table(2, ["capet", "habsburg", "plantagenet"], automata=1, scenario="ninth_crusade")
    forts = {IDS[x] for x in t.state.lands if t.state.castle[x] and t.state.owner[x] == 2}
    assert forts == {"wales", "normandy"}


@pytest.mark.rule("CK-SCN-06", "CK-PLC-02")
@pytest.mark.example("CK-EX-22")
def test_ex_22_the_tournament_scenario() -> None:
    """CK-EX-22"""
    s = table(4, scenario="kingdom_of_jerusalem_tournament").state
    assert [sum(o == p for o in s.owner) for p in (NORMANDY, CAPET, SALIAN, ALTAVILLA)] == [6, 7, 8, 6]
    assert all(s.owner[t] >= 0 for t in s.lands)
    assert len(s.lands) == 27
    assert s.eras == 2
    assert s.claims == [1 << NORMANDY, 1 << SALIAN, 1 << ALTAVILLA, 1 << CAPET]
    three = table(3, scenario="kingdom_of_jerusalem_tournament").state
    assert three.claims[SALIAN] == 1 << CAPET


@pytest.mark.rule("CK-SCN-07")
def test_a_starting_casus_belli_against_an_absent_dynasty_is_dropped() -> None:
    houses = ["normandy", "capet", "altavilla"]
    s = table(3, houses, scenario="kingdom_of_jerusalem_tournament").state
    assert s.claims == [0, 1 << 0, 1 << 1], "Normandy's was against Salian"


@pytest.mark.rule("CK-PLC-01")
@pytest.mark.parametrize(("seats", "machines"), [(2, 0), (5, 1), (1, 1)])
def test_three_to_five_dynasties(seats: int, machines: int) -> None:
    with pytest.raises(BadSetup):
        GAME.setup(seats, {"automata": machines})


@pytest.mark.rule("CK-PLC-01")
def test_the_franks_are_always_in_by_default() -> None:
    for seats in (3, 4, 5):
        s = GAME.start(GAME.setup(seats), key_from_seed(seats))
        assert HOUSES.index("capet") in s.house


@pytest.mark.rule("CK-SET-07")
def test_a_ruler_of_scenario_2_is_a_queen() -> None:
    t = table(4, ["capet", "normandy", "salian", "canossa"], scenario="crusade_of_the_faint_hearted")
    assert t.state.kings[3] == PERSON["matilde"]
    assert sex_of(t.state.kings[3]) == "f"
    assert len(DEFAULT_TRAITS) == 24


@pytest.mark.rule("CK-PLC-01")
def test_leaving_out_the_franks_is_allowed_and_warned_of() -> None:
    without = GAME.setup(3, {}, {"cultures": ["german", "english", "italian"]})
    assert [len(GAME.warned(without, lang)) for lang in ("en", "it")] == [1, 1]
    assert "Franchi" in GAME.warned(without, "it")[0]
    assert GAME.warned(GAME.setup(3, {}, {"dynasties": ["normandy", "salian", "altavilla"]}), "en")
    assert not GAME.warned(GAME.setup(3), "en")
    log: list[Any] = []
    s = GAME.start(without, key_from_seed(1), log=log)
    assert [HOUSES[h] for h in s.house] == ["salian", "normandy", "altavilla"]
    assert any(event.kind == "no_franks" for event in log)


@pytest.mark.rule("CK-PLC-01", "CK-PLC-02")
def test_the_host_chooses_cultures_for_the_seats_and_the_automatic_dynasties_get_the_rest() -> None:
    setup = GAME.setup(2, {"automata": 2}, {"cultures": ["iberian", "german"]})
    s = GAME.start(setup, key_from_seed(1))
    assert [HOUSES[h] for h in s.house] == ["jimenez", "salian", "normandy", "capet"]
    assert not GAME.warned(setup, "en"), "an automatic dynasty plays the Franks"
    for cultures in (["german"], ["german", "german"], ["german", "iberian"]):
        options = {"scenario": "kingdom_of_jerusalem_tournament", "automata": 2}
        with pytest.raises(BadSetup):
            GAME.setup(2, options, {"cultures": cultures})
