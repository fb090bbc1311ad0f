"""Sieges (WK-SIE) and strongholds (WK-STR)."""

from __future__ import annotations

import pytest

from araldo.games.warrior_knights.board import CITIES, NUMBER, OFF, TARGETS
from araldo.games.warrior_knights.box import KEEP, TAXATION
from araldo.games.warrior_knights.rules.battle import commandable, side_strength
from araldo.games.warrior_knights.rules.decks import watch_events
from araldo.games.warrior_knights.rules.forces import spent, strength, wall
from araldo.games.warrior_knights.rules.hiring import recipients
from araldo.games.warrior_knights.rules.siege import defence
from araldo.games.warrior_knights.rules.upkeep import sites
from araldo.games.warrior_knights.state import Battle, InTurn, Regroup, Taxation, Upkeep
from tests.games.warrior_knights.scenario import (
    BLACK,
    BOTH_WAYS,
    RED,
    YELLOW,
    WkTable,
    army,
    at,
    besiege,
    breaches,
    city,
    event,
    faces,
    fate,
    fill,
    law,
    own,
    play,
    table,
)

ROTA, GEDZE = CITIES.index("rota"), CITIES.index("gedze")


def siege_of(name: str, *kinds: str, seats: int = 2, by: int = RED) -> WkTable:
    t = table(seats)
    army(t, by, "circle", name, *kinds)
    return t


# -- declaring


@pytest.mark.rule("WK-SIE-01")
@pytest.mark.example("WK-EX-03")
@pytest.mark.parametrize(("mine", "foe"), BOTH_WAYS)
def test_the_besiegers_must_be_stronger(mine: int, foe: int) -> None:
    """Armies and +200 against walls, armies and +200 if a Noble is inside; equal is not enough."""
    t = siege_of("gedze", "REG-50", by=mine)
    play(t, mine, "mobilize_forces")
    assert t.can(mine, "besiege", "gedze")
    t.state.owner[GEDZE] = foe
    army(t, foe, "star", "gedze", "REG-50")
    assert defence(t.state, GEDZE) == 450
    assert t.why(mine, "besiege", "gedze") == "WK-SIE-01"
    army(t, mine, "circle", "gedze", "SWI-200")
    assert t.why(mine, "besiege", "gedze") == "WK-SIE-01"  # 250 + 200 = 450
    t.state.breach[GEDZE] = 1
    assert t.can(mine, "besiege", "gedze")


@pytest.mark.rule("WK-SIE-01", "WK-BAT-05")
def test_an_exhausted_noble_does_not_count_for_a_siege() -> None:
    t = siege_of("vecht", "REG-50")
    star = army(t, RED, "star", "vecht", "SWI-100", tired=True)
    army(t, RED, "square", "gedze", "SWI-300")  # nor one somewhere else
    play(t, RED, "mobilize_forces")
    assert t.why(RED, "besiege", "vecht") == "WK-SIE-01"  # 50 + 200 against 300
    t.state.tired[star] = False
    assert t.can(RED, "besiege", "vecht")  # 150 + 200


@pytest.mark.rule("WK-SIE-02")
def test_a_siege_draws_no_cards_and_exhausts() -> None:
    t = siege_of("gedze", "REG-50")
    fates = t.state.fate[:]
    play(t, RED, "mobilize_forces").do(RED, "besiege", "gedze")
    assert t.state.siege[GEDZE] == RED
    assert t.state.fate == fates
    assert t.state.tired[3]
    assert city(t, "gedze") == -1


@pytest.mark.rule("WK-SIE-03", "WK-AMB-06", "WK-ASL-09")
@pytest.mark.parametrize(("mine", "foe"), BOTH_WAYS)
def test_declared_again_in_a_later_round_the_city_falls(mine: int, foe: int) -> None:
    t = siege_of("gedze", "REG-100", "SWI-300", "ENG-300", by=mine)
    own(t, foe, "gedze")
    army(t, foe, "star", "gedze", "REG-50")
    besiege(t, mine, "gedze", since=1)
    t.state.round = 3  # another round lay between
    play(t, mine, "mobilize_forces").do(mine, "besiege", "gedze")
    assert (t.asked, at(t, foe, "star")) == ("raze", OFF)
    t.do(mine, "keep")
    assert city(t, "gedze") == mine
    assert t.state.siege[GEDZE] == -1


@pytest.mark.rule("WK-SIE-03")
@pytest.mark.parametrize(("mine", "foe"), BOTH_WAYS)
def test_the_test_is_made_again(mine: int, foe: int) -> None:
    t = siege_of("gedze", "REG-50", seats=2, by=mine)
    besiege(t, mine, "gedze", since=0)
    own(t, foe, "gedze", fort=True)
    play(t, mine, "mobilize_forces")
    assert t.why(mine, "besiege", "gedze") == "WK-SIE-01"


@pytest.mark.rule("WK-SIE-04")
def test_a_second_declaration_in_the_same_round_does_nothing_more() -> None:
    t = siege_of("gedze", "REG-50")
    army(t, RED, "star", "gedze", "REG-100")
    besiege(t, RED, "gedze", since=1)
    play(t, RED, "versatile_strategy").do(RED, "besiege", "gedze").do(RED, "with", "star")
    assert city(t, "gedze") == -1
    assert t.state.siege[GEDZE] == RED


@pytest.mark.rule("WK-SIE-05")
@pytest.mark.parametrize(("mine", "foe"), BOTH_WAYS)
def test_the_marker_goes_with_the_last_besieger(mine: int, foe: int) -> None:
    t = siege_of("bingen", "REG-100", "SWI-100", by=mine)
    star = army(t, mine, "star", "bingen", "REG-50")
    besiege(t, mine, "bingen")
    play(t, mine, "mobilize_forces").do(mine, "march", "circle", "vecht").do(mine, "on")
    assert t.state.siege[CITIES.index("bingen")] == mine  # 50 and 200 against 300: weaker, and still a siege
    t.do(mine, "march", "star", "vecht")
    assert t.state.place[star] == NUMBER["vecht"]
    assert t.state.siege[CITIES.index("bingen")] == -1


@pytest.mark.rule("WK-SIE-06", "WK-TAX-03", "WK-MOV-01", "WK-MOV-08")
@pytest.mark.parametrize("where", ["gedze", "rota"])
@pytest.mark.parametrize(("mine", "foe"), BOTH_WAYS)
def test_what_a_siege_stops(mine: int, foe: int, where: str) -> None:
    """No move out, no income, no Influence, no repair; Votes and the city victory still count it."""
    t = table(2)
    own(t, mine, where, breach=1)
    army(t, mine, "star", where, "REG-100")
    army(t, foe, "star", where, "SWI-300")
    besiege(t, foe, where)
    play(t, mine, "mobilize_forces")
    assert "march" not in t.verbs(mine)
    t.goto(InTurn(kind="defend", order=[mine]))
    assert t.asked == ""  # nothing to repair or fortify
    fill(t, TAXATION, 2)
    t.goto(Taxation(order=[mine, foe]))
    assert t.state.crowns[mine] == 10
    t.state.owner[CITIES.index(where)] = mine
    t.goto(Upkeep())
    assert t.state.influence[mine] == 0


@pytest.mark.rule("WK-SIE-07")
def test_one_marker_only() -> None:
    t = siege_of("gedze", "REG-50", seats=3)
    army(t, BLACK, "star", "gedze", "REG-50")
    besiege(t, BLACK, "gedze")
    play(t, RED, "mobilize_forces")
    assert t.why(RED, "besiege", "gedze") == "WK-SIE-07"
    assert t.can(RED, "assault", "gedze")


@pytest.mark.rule("WK-SIE-08")
def test_a_failed_assault_leaves_the_siege() -> None:
    t = siege_of("gedze", "REG-100", "REG-50")
    besiege(t, RED, "gedze")
    fate(t, "prevent", "prevent", "prevent", "prevent", "prevent")
    play(t, RED, "mobilize_forces").do(RED, "assault", "gedze")
    t.draft(RED, ("discard", "prevent"), ("discard", "prevent"))
    assert at(t, RED, "circle") == NUMBER["gedze"]
    assert t.state.siege[GEDZE] == RED


@pytest.mark.rule("WK-SIE-09", "WK-UPK-03")
def test_a_city_that_becomes_neutral_stays_besieged() -> None:
    t = siege_of("gedze", "REG-50")
    own(t, YELLOW, "gedze")
    besiege(t, RED, "gedze")
    t.state.faith, t.state.crowns = [0, 0], [0, 0]
    fate(t, "revolt")
    t.goto(Upkeep())
    assert city(t, "gedze") == -1
    assert t.state.siege[GEDZE] == RED


@pytest.mark.rule("WK-SIE-10")
def test_only_the_owners_nobles_are_besieged() -> None:
    t = table(3)
    own(t, YELLOW, "bingen")
    army(t, RED, "star", "bingen", "SWI-300")
    army(t, BLACK, "star", "bingen", "REG-50")
    besiege(t, RED, "bingen")
    play(t, BLACK, "mobilize_forces")
    assert t.can(BLACK, "march", "star", "vecht")


def test_the_truce_of_walls_is_refused_by_a_siege() -> None:
    t = siege_of("gedze", "REG-100", "SWI-200")
    own(t, YELLOW, "gedze")
    law(t, "AG-L08")
    play(t, RED, "mobilize_forces")
    assert t.why(RED, "besiege", "gedze") == "WK-BAN-03"
    t.do(RED, "defy", "AG-L08").do(RED, "besiege", "gedze")
    assert t.state.banned == 1
    assert t.state.siege[GEDZE] == RED


# -- strongholds


def fortress(*kinds: str, hurt: int = 0, noble: tuple[str, ...] = (), seats: int = 2, **options: object) -> WkTable:
    """Red's Circle (800 troops) before Yellow's stronghold in Stonegate."""
    t = table(seats, **options)
    army(t, RED, "circle", "stonegate", "SWI-300", "ENG-300", "POL-200")
    army(t, YELLOW, "castle", "stonegate", *kinds, hurt=hurt)
    if noble:
        army(t, YELLOW, "circle", "stonegate", *noble)
    return t


def storm(t: WkTable, *fates: str) -> WkTable:
    fate(t, *fates)
    play(t, RED, "mobilize_forces").do(RED, "assault", "stonegate")
    return t


@pytest.mark.rule("WK-STR-01", "WK-STR-02", "WK-STR-03")
@pytest.mark.example("WK-EX-30", "WK-EX-33")
def test_a_stronghold_draws_for_walls_and_troops_without_a_commander() -> None:
    t = fortress("REG-100", "ENG-50")
    target = TARGETS + YELLOW
    f = Battle(attacker=RED, defender=YELLOW, target=target, foes=[KEEP[YELLOW]])
    assert side_strength(t.state, f, 1) // 100 == 5
    t.state.breach[target] = 1
    assert wall(t.state, target) == 300
    army(t, YELLOW, "circle", "stonegate", "REG-50")
    g = Battle(attacker=RED, defender=YELLOW, target=target, foes=[KEEP[YELLOW], 8])
    assert commandable(t.state, g, 1) == []
    u = fortress("REG-100", stronghold_commander="if_noble_present")
    assert commandable(u.state, g, 1) == [8]


@pytest.mark.rule("WK-STR-04", "WK-STR-14", "WK-AMB-34")
@pytest.mark.example("WK-EX-33")
def test_a_spent_army_keeps_its_cards_and_tokens() -> None:
    t = fortress("REG-100", "ENG-50")
    keep = KEEP[YELLOW]
    t.state.hurt[keep] = 1
    assert strength(t.state, keep) == 50
    t.state.hurt[keep] = 2
    assert spent(t.state, keep)
    assert faces(t.state.army[keep]) == ["ENG-50", "REG-100"]
    assert defence(t.state, TARGETS + YELLOW) == 400
    t.goto(InTurn(kind="heal", order=[YELLOW])).do(YELLOW, "heal", "castle", 1)
    assert strength(t.state, keep) == 50


@pytest.mark.rule("WK-STR-06", "WK-STR-08", "WK-STR-10", "WK-STR-16")
@pytest.mark.example("WK-EX-24", "WK-EX-30", "WK-EX-34")
def test_a_stronghold_falls_by_reduction_only() -> None:
    """Four breaches and two tokens; half the crowns and a city of the loser's choice; the Regular stays."""
    t = fortress("REG-100", "SWI-50")
    own(t, YELLOW, "isar", "rota", "vecht", fort=True)
    t.state.crowns = [0, 17]
    storm(t, *["deal"] * 6, *["draw"] * 4, *["victory"] * 5, "prevent", "prevent", "lombard")
    t.draft(RED, ("discard", "draw"), ("discard", "draw"))
    s = t.state
    for _ in range(3):
        t.do(YELLOW, "breach")
    t.do(YELLOW, "hurt", "castle").do(YELLOW, "hurt", "castle")  # the last can only be the fourth breach
    assert t.asked == "cede"
    t.do(YELLOW, "cede", "isar")
    assert s.crowns == [8, 9]
    assert city(t, "isar") == RED
    assert s.fort[CITIES.index("isar")]
    assert s.place[KEEP[YELLOW]] == OFF
    assert breaches(t, YELLOW) == 0
    assert "REG-100" in faces(s.army[KEEP[YELLOW]])
    assert s.hurt[KEEP[YELLOW]] == 0


@pytest.mark.rule("WK-STR-05", "WK-AMB-08")
def test_victories_apply_to_nobles_and_not_to_the_stronghold() -> None:
    t = fortress(noble=("REG-50",))
    storm(t, *["victory"] * 3, *["prevent"] * 5, *["deal"] * 2)
    t.draft(RED, *[("discard", "prevent")] * 5, *[("discard", "deal")] * 2)
    assert at(t, YELLOW, "circle") == OFF
    assert t.state.place[KEEP[YELLOW]] == NUMBER["stonegate"]


@pytest.mark.rule("WK-STR-05", "WK-STR-04")
def test_an_army_behind_fallen_walls_still_wins_by_victories() -> None:
    t = table(2)
    army(t, YELLOW, "castle", "stonegate", "SWI-200")
    army(t, RED, "circle", "stonegate", "REG-50")
    t.state.breach[TARGETS + YELLOW] = 4
    fate(t, "prevent", "prevent", "victory", "victory")
    play(t, RED, "mobilize_forces").do(RED, "assault", "stonegate").draft(RED, ("discard", "prevent"))
    assert at(t, RED, "circle") == OFF
    assert t.state.place[KEEP[YELLOW]] == NUMBER["stonegate"]


@pytest.mark.rule("WK-STR-07")
def test_a_siege_of_a_stronghold_falls_in_a_later_round() -> None:
    t = fortress("REG-100", noble=("REG-50",))
    assert defence(t.state, TARGETS + YELLOW) == 550  # no +200
    besiege(t, RED, YELLOW, since=0)
    play(t, RED, "mobilize_forces").do(RED, "besiege", "stonegate")
    assert t.state.place[KEEP[YELLOW]] == OFF
    assert at(t, YELLOW, "circle") == OFF


@pytest.mark.rule("WK-STR-09")
def test_dead_attackers_take_nothing_and_the_stronghold_goes_all_the_same() -> None:
    t = table(2)
    army(t, RED, "circle", "stonegate", "REG-50")
    t.state.breach[TARGETS + YELLOW] = 3
    own(t, YELLOW, "isar")
    fate(t, "deal", "prevent", "deal")
    play(t, RED, "mobilize_forces").do(RED, "assault", "stonegate")
    t.draft(RED, ("discard", "prevent"))
    assert at(t, RED, "circle") == OFF
    assert t.state.place[KEEP[YELLOW]] == OFF
    assert t.state.crowns == [10, 10]
    assert city(t, "isar") == YELLOW


@pytest.mark.rule("WK-STR-11", "WK-STR-12", "WK-UPK-07")
def test_no_influence_without_a_stronghold_and_it_is_put_back() -> None:
    t = table(2)
    own(t, YELLOW, "isar")
    army(t, YELLOW, "star", "isar", "REG-50")
    t.state.place[KEEP[YELLOW]] = OFF
    t.goto(Upkeep())
    assert t.state.influence[YELLOW] == 0
    assert (t.asked, t.waiting()) == ("rebuild", (YELLOW,))
    t.do(YELLOW, "castle", "gullcoast")  # an outer area
    assert at(t, YELLOW, "castle") == NUMBER["gullcoast"]


@pytest.mark.rule("WK-STR-11")
def test_where_a_stronghold_may_return() -> None:
    t = table(3)
    army(t, RED, "star", "gullcoast", "REG-50")
    army(t, YELLOW, "star", "eastwatch", "REG-50")
    t.state.place[KEEP[YELLOW]] = OFF
    found = sites(t.state, YELLOW)
    assert NUMBER["gullcoast"] not in found  # another Baron's Noble
    assert NUMBER["highmoor"] not in found  # another stronghold
    assert NUMBER["rota"] not in found  # an unrazed city
    assert NUMBER["eastwatch"] in found


@pytest.mark.rule("WK-STR-13")
def test_a_besieged_stronghold_still_receives() -> None:
    t = fortress()
    army(t, YELLOW, "star", "", "REG-50")
    besiege(t, RED, YELLOW)
    assert KEEP[YELLOW] in recipients(t.state, YELLOW)
    t.goto(Regroup(seat=YELLOW)).do(YELLOW, "done")
    assert at(t, YELLOW, "star") == NUMBER["stonegate"]


@pytest.mark.rule("WK-STR-15")
def test_an_empty_stronghold_at_zero_falls_without_a_battle() -> None:
    t = fortress("REG-50", hurt=1)
    t.state.breach[TARGETS + YELLOW] = 4
    fates = t.state.fate[:]
    play(t, RED, "mobilize_forces").do(RED, "assault", "stonegate")
    assert t.state.place[KEEP[YELLOW]] == OFF
    assert len(t.state.fate) == len(fates)


@pytest.mark.rule("WK-AMB-07")
def test_with_a_commander_the_stronghold_falls_to_a_victory() -> None:
    t = fortress(noble=("REG-50",), stronghold_commander="if_noble_present")
    storm(t, *["victory"] * 3, *["prevent"] * 5, *["deal"] * 2)
    t.draft(RED, *[("discard", "prevent")] * 5, *[("discard", "deal")] * 2)
    t.draft(YELLOW, *_worst(t, YELLOW))
    assert t.state.place[KEEP[YELLOW]] == OFF


def _worst(t: WkTable, seat: int) -> list[tuple[str, str]]:
    """Discard victories first, then draws, then anything, down to one card that is none of them if possible."""
    from araldo.games.warrior_knights.box import FATE_BATTLE, FIRST_FATE, RESULTS

    hand = [RESULTS[FATE_BATTLE[p - FIRST_FATE]] for p in t.state.drawn[seat]]
    hand.sort(key=("victory", "draw", "deal", "prevent").index)
    return [("discard", result) for result in hand[:-1]]


@pytest.mark.rule("WK-AMB-29")
def test_a_ceded_city_loses_only_the_new_owners_siege() -> None:
    t = fortress(seats=3)
    t.state.breach[TARGETS + YELLOW] = 4
    own(t, YELLOW, "cadiz")
    army(t, RED, "star", "cadiz", "REG-50")
    besiege(t, RED, "cadiz")
    play(t, RED, "mobilize_forces").do(RED, "assault", "stonegate")
    assert city(t, "cadiz") == RED
    assert t.state.siege[CITIES.index("cadiz")] == -1


@pytest.mark.rule("WK-AMB-37", "WK-STR-06")
@pytest.mark.parametrize(("breaches", "stands"), [(3, True), (4, False)])
def test_a_stronghold_emptied_by_a_retreat(breaches: int, stands: bool) -> None:
    """At 0 without troops it falls; at 100 it holds."""
    t = fortress(noble=("REG-50",))
    t.state.breach[TARGETS + YELLOW] = breaches
    storm(t, "victory", *["prevent"] * 5, *["deal"] * 5)
    t.draft(RED, *[("discard", "prevent")] * 5, *[("discard", "deal")] * 4)
    t.do(YELLOW, "retreat", "surat")
    assert at(t, YELLOW, "circle") == NUMBER["surat"]
    assert (t.state.place[KEEP[YELLOW]] >= 0) == stands


@pytest.mark.rule("WK-BAT-12", "WK-BAT-06")
def test_a_siege_to_which_somebody_objects_is_not_asked_for_again() -> None:
    t = siege_of("gedze", "SWI-300", seats=3)
    army(t, BLACK, "star", "gedze", "REG-50")
    play(t, RED, "mobilize_forces").do(RED, "besiege", "gedze").do(BLACK, "no")
    assert t.why(RED, "besiege", "gedze") == "WK-BAT-12"
    assert t.can(RED, "assault", "gedze")  # that is another request


@pytest.mark.rule("WK-RAZ-04", "WK-EVT-09", "WK-GEN-07")
def test_an_event_on_a_razed_city_may_be_the_whole_new_event_deck() -> None:
    t = siege_of("gedze", "SWI-300")
    t.place("removed", None, t.state.event_deck[:])
    t.place("laid", GEDZE, [event("EV-B08")])
    watch_events(t.state)
    t.state.breach[GEDZE] = 2
    play(t, RED, "mobilize_forces").do(RED, "assault", "gedze").do(RED, "raze")
    assert (faces(t.state.event_deck), t.state.event_discard, t.state.omen) == (["EV-B08"], [], 2)


@pytest.mark.rule("WK-CTY-02", "WK-STR-01")
@pytest.mark.parametrize(
    ("fort", "breach", "strength"), [(False, 0, 200), (True, 0, 300), (False, 1, 100), (True, 2, 100), (False, 3, 0)]
)
def test_walls_are_never_below_nothing(fort: bool, breach: int, strength: int) -> None:
    t = table(2)
    own(t, RED, "gedze", fort=fort, breach=breach)
    t.state.breach[TARGETS + RED] = breach
    t.state.breach[TARGETS + YELLOW] = 5
    walls = [wall(t.state, target) for target in (GEDZE, TARGETS + RED, TARGETS + YELLOW)]
    assert walls == [strength, 400 - 100 * breach, 0]
