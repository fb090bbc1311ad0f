"""Battles: starting one (WK-BAT), the procedure (WK-OFB), assaults (WK-ASL), razing (WK-RAZ)."""

from __future__ import annotations

import pytest

from araldo.games.warrior_knights.board import CITIES, NUMBER, PRINTED
from araldo.games.warrior_knights.box import FATE_BATTLE, FIRST_FATE, RESULTS
from araldo.games.warrior_knights.rules.battle import draw_cards, fights_on, must_discard, side_strength
from araldo.games.warrior_knights.rules.forces import wall
from araldo.games.warrior_knights.state import RAZED, Battle, Card
from araldo.kernel import ALL
from tests.games.warrior_knights.scenario import (
    BLACK,
    BOTH_WAYS,
    HOMES,
    PURPLE,
    RED,
    YELLOW,
    WkTable,
    army,
    at,
    besiege,
    breaches,
    city,
    fate,
    law,
    office,
    own,
    play,
    table,
)

ROTA, VECHT, ISAR = (CITIES.index(name) for name in ("rota", "vecht", "isar"))


def duel(*fates: str, mine: tuple[str, ...] = ("REG-100",), theirs: tuple[str, ...] = ("REG-100",)) -> WkTable:
    """Red's Star against Yellow's Circle in the open field of Middlemark; attacker's cards first."""
    t = table(3)
    army(t, RED, "star", "middlemark", *mine)
    army(t, YELLOW, "circle", "middlemark", *theirs)
    fate(t, *fates)
    play(t, RED, "mobilize_forces")
    return t.do(RED, "attack", "middlemark", YELLOW)


def throw(t: WkTable, seat: int, *results: str) -> None:
    t.draft(seat, *(("discard", r) for r in sorted(results, key=RESULTS.index)))


# -- starting


@pytest.mark.rule("WK-BAT-01", "WK-BAT-02", "WK-BAT-03", "WK-BAT-04")
@pytest.mark.parametrize("where", ["rota", "gedze"])
def test_what_a_ready_noble_may_attack(where: str) -> None:
    """Nobles in the field, a city that is not his, a stronghold; Nobles in their own city only with the city."""
    t = table(3)
    army(t, RED, "star", where, "REG-100")
    army(t, YELLOW, "star", where, "REG-100")
    army(t, BLACK, "star", where, "REG-100")
    own(t, BLACK, where)
    play(t, RED, "mobilize_forces")
    assert t.can(RED, "attack", where, YELLOW)
    assert not t.can(RED, "attack", where, BLACK)
    assert t.can(RED, "assault", where)
    army(t, RED, "star", tired=True)
    assert {"attack", "assault", "besiege"}.isdisjoint(t.verbs(RED))


@pytest.mark.rule("WK-BAT-05")
def test_the_attacker_chooses_and_all_defenders_fight() -> None:
    t = table(2)
    army(t, RED, "star", "middlemark", "REG-100")
    army(t, RED, "square", "middlemark", "REG-50")
    army(t, RED, "circle", "middlemark", "REG-50", tired=True)
    army(t, YELLOW, "star", "middlemark", "REG-100", tired=True)
    army(t, YELLOW, "square", "middlemark", "REG-50")
    play(t, RED, "mobilize_forces").do(RED, "attack", "middlemark", YELLOW)
    assert t.options(RED) == [("with", "star", "square"), ("with", "star"), ("with", "square")]
    t.do(RED, "with", "square")
    f = t.state.frames[-1]
    assert f.force == [1]
    assert f.foes == [5, 6]


@pytest.mark.rule("WK-OFB-01", "WK-OFB-05", "WK-OFB-08")
def test_the_star_of_the_first_seat_commands_like_any_other() -> None:
    """On either side: he is named once, counts 200, discards, and uses his ability."""
    t = table(2)
    for seat in (RED, YELLOW):
        army(t, seat, "star", "middlemark", "REG-100")
        army(t, seat, "square", "middlemark", "REG-50")
    fate(t, *["deal"] * 6, "prevent")
    play(t, YELLOW, "mobilize_forces").do(YELLOW, "attack", "middlemark", RED).do(YELLOW, "with", "star", "square")
    t.do(YELLOW, "command", "square").do(RED, "command", "star")
    f = t.state.frames[-1]
    assert (f.leader, f.strong) == ([6, 0], [350, 350])
    assert t.why(RED, "done") == "WK-OFB-05"
    throw(t, YELLOW, "deal", "deal")
    t.draft(RED, *(("discard", RESULTS[FATE_BATTLE[p - FIRST_FATE]]) for p in t.state.drawn[RED][:2]))
    t.do(YELLOW, "spare")
    assert (t.asked, t.waiting()) == ("ability", (RED,))


@pytest.mark.rule("WK-BAT-06", "WK-BAT-12")
def test_an_attack_on_a_city_needs_the_consent_of_others_there() -> None:
    t = table(3)
    star = army(t, RED, "star", "rota", "REG-100", "REG-50", "SWI-100")
    army(t, BLACK, "star", "rota", "REG-50")
    play(t, RED, "mobilize_forces").do(RED, "assault", "rota")
    assert (t.asked, t.waiting()) == ("consent", (BLACK,))
    t.do(BLACK, "no")
    assert t.why(RED, "assault", "rota") == "WK-BAT-12"
    t.do(RED, "decline")
    assert t.options(RED) == [("allocate", "wages"), ("allocate", "assembly")]  # no battle counts for allocation
    assert not t.state.tired[star]


@pytest.mark.rule("WK-BAT-06")
def test_every_other_baron_there_is_asked_one_after_the_other() -> None:
    t = table(4)
    army(t, RED, "star", "rota", "REG-100")
    army(t, BLACK, "star", "rota", "REG-50")
    army(t, PURPLE, "star", "rota", "REG-50")
    play(t, RED, "mobilize_forces").do(RED, "assault", "rota")
    assert (t.asked, t.waiting()) == ("consent", (BLACK,))
    t.do(BLACK, "yes")
    assert (t.asked, t.waiting()) == ("consent", (PURPLE,))


@pytest.mark.rule("WK-BAT-07")
@pytest.mark.parametrize(("mine", "foe"), BOTH_WAYS)
def test_consent_is_asked_for_a_stronghold_too(mine: int, foe: int) -> None:
    t = table(3)
    army(t, mine, "star", HOMES[foe], "REG-100")
    army(t, BLACK, "star", HOMES[foe], "REG-50")
    play(t, mine, "mobilize_forces").do(mine, "assault", HOMES[foe])
    assert (t.asked, t.waiting()) == ("consent", (BLACK,))


@pytest.mark.rule("WK-BAT-09", "WK-BAT-10")
@pytest.mark.parametrize(("mine", "foe"), BOTH_WAYS)
def test_a_sortie_is_fought_in_the_open_field(mine: int, foe: int) -> None:
    t = table(2)
    own(t, mine, "rota", fort=True)
    army(t, mine, "star", "rota", "REG-100")
    army(t, foe, "star", "rota", "REG-100")
    besiege(t, foe, "rota")
    play(t, mine, "mobilize_forces").do(mine, "attack", "rota", foe)
    f = t.state.frames[-1]
    assert f.target == -1
    assert len(t.state.drawn[mine]) == 3  # without the walls


@pytest.mark.rule("WK-BAT-11", "WK-BAC-08")
def test_one_card_one_battle_and_then_he_is_exhausted() -> None:
    t = duel("deal", "deal", "deal", "deal", "deal", "deal")
    throw(t, RED, "deal", "deal")
    throw(t, YELLOW, "deal", "deal")
    t.do(RED, "spare")
    assert t.state.tired[0] or at(t, RED, "star") < 0
    assert t.asked != "mobilize"


@pytest.mark.rule("WK-BAT-08")
def test_nobody_retreats_of_his_own_will() -> None:
    t = duel()
    assert t.asked == "discard"
    assert "retreat" not in t.verbs(YELLOW) | t.verbs(RED)


# -- cards


@pytest.mark.rule("WK-OFB-01", "WK-OFB-02", "WK-OFB-03", "WK-GEN-05", "WK-CTY-02")
@pytest.mark.example("WK-EX-01", "WK-EX-18", "WK-EX-19", "WK-EX-02")
def test_one_card_for_each_full_hundred() -> None:
    """The +200 of one commander counts, casualties do not; at most ten cards."""
    t = table(2)
    star = army(t, RED, "star", "vecht", "REG-100", "REG-50", "SWI-100")
    f = Battle(attacker=RED, force=[star], leader=[star, -1])
    assert side_strength(t.state, f, 0) == 450
    t.state.hurt[star] = 1
    assert side_strength(t.state, f, 0) == 350
    square = army(t, YELLOW, "square", "vecht", "SWI-200")
    g = Battle(attacker=RED, defender=YELLOW, target=VECHT, force=[star], foes=[square], leader=[star, square])
    own(t, YELLOW, "vecht")
    assert side_strength(t.state, g, 1) // 100 == 7
    own(t, YELLOW, "vecht", fort=True)
    assert side_strength(t.state, g, 1) // 100 == 8
    triangle = army(t, RED, "triangle", "vecht", "SWI-300", "ENG-300", "POL-200", "LOM-200")
    h = Battle(attacker=RED, defender=YELLOW, force=[triangle], foes=[square], leader=[triangle, square])
    draw_cards(t.state, h)
    assert (side_strength(t.state, h, 0), len(t.state.drawn[RED])) == (1200, 10)


@pytest.mark.rule("WK-OFB-04")
def test_each_sees_only_his_own_cards() -> None:
    t = duel()
    assert len(t.view(RED)["drawn"][RED]["known"]) == 3
    assert t.view(RED)["drawn"][YELLOW] == {"known": [], "hidden": 3}
    assert t.view(31)["drawn"][RED] == {"known": [], "hidden": 3}


@pytest.mark.rule("WK-OFB-05", "WK-AMB-16")
@pytest.mark.parametrize(("cards", "need"), [(1, 0), (2, 1), (3, 2), (4, 2), (10, 2)])
def test_how_many_a_commander_discards(cards: int, need: int) -> None:
    t = table(2)
    star = army(t, RED, "star", "vecht", "REG-50")
    f = Battle(attacker=RED, defender=YELLOW, force=[star], leader=[star, -1])
    t.place("drawn", RED, t.state.fate[:cards])
    t.place("drawn", YELLOW, t.state.fate[:cards])
    assert must_discard(t.state, f, 0) == need
    assert must_discard(t.state, f, 1) == 0  # no commander, no discard


@pytest.mark.rule("WK-OFB-05", "WK-AMB-15")
def test_at_least_one_card_is_kept() -> None:
    t = duel("deal", "prevent", "victory")
    t.do(RED, "discard", "deal")
    assert t.why(RED, "done") == "WK-OFB-05"
    t.do(RED, "discard", "prevent")
    assert t.options(RED) == [("done",)]


@pytest.mark.rule("WK-FAT-05")
def test_discards_go_to_the_bottom_unseen() -> None:
    t = duel("deal", "prevent", "victory", "deal", "prevent", "victory")
    mine, theirs = (set(t.state.drawn[seat]) for seat in (RED, YELLOW))
    throw(t, RED, "deal", "prevent")
    throw(t, YELLOW, "deal", "prevent")
    bottom = t.state.fate[:4]
    assert set(bottom) <= mine | theirs
    assert {FATE_BATTLE[p - FIRST_FATE] for p in bottom} == {RESULTS.index("deal"), RESULTS.index("prevent")}
    assert all(not t.state.known[p] >> 31 & 1 for p in bottom)


@pytest.mark.rule("WK-OFB-06")
def test_draw_one_fate_goes_beyond_the_hand() -> None:
    t = duel("draw", "deal", "deal", "prevent", "prevent", "prevent", "draw", "victory")
    throw(t, RED, "deal", "deal")
    throw(t, YELLOW, "prevent", "prevent")
    assert t.state.frames[-1].points[0][:3] == [0, 0, 1]
    assert len(t.state.revealed[0]) == 3
    assert all(t.state.known[piece] == ALL for side in t.state.revealed for piece in side)


@pytest.mark.rule("WK-OFB-07", "WK-OFB-08", "WK-AMB-17")
def test_abilities_of_commanders() -> None:
    """Star and square may, triangle always, and nobody who is exhausted."""
    t = table(2)
    army(t, RED, "triangle", "middlemark", "REG-100")
    army(t, YELLOW, "square", "middlemark", "REG-100", tired=True)
    fate(t, *["prevent"] * 3, *["deal"] * 3)
    play(t, RED, "mobilize_forces").do(RED, "attack", "middlemark", YELLOW)
    throw(t, RED, "prevent", "prevent")
    throw(t, YELLOW, "deal", "deal")
    assert t.said("revealed")[0]["victory"] == 1
    assert t.asked != "ability"
    u = table(2)
    army(u, RED, "star", "middlemark", "REG-100")
    army(u, YELLOW, "square", "middlemark", "REG-100")
    fate(u, *["prevent"] * 3, *["deal"] * 3)
    play(u, RED, "mobilize_forces").do(RED, "attack", "middlemark", YELLOW)
    throw(u, RED, "prevent", "prevent")
    throw(u, YELLOW, "deal", "deal")
    assert (u.asked, u.waiting()) == ("ability", (RED,))
    u.do(RED, "use")
    assert (u.asked, u.waiting()) == ("ability", (YELLOW,))
    u.do(YELLOW, "use")
    assert u.state.hurt[0] == 0
    assert u.state.hurt[6] == 0  # his Prevent against the added Deal


@pytest.mark.rule("WK-OFB-09")
@pytest.mark.example("WK-EX-16")
def test_casualties_are_deals_minus_prevents() -> None:
    t = table(2)
    f = Battle(points=[[4, 3, 0, 0], [2, 1, 0, 0]])
    from araldo.games.warrior_knights.rules.battle import count_wounds

    count_wounds(t.state, f)
    assert f.wounds == [0, 3]


@pytest.mark.rule("WK-OFB-10")
def test_the_owner_spreads_casualties_while_an_army_can_take_them() -> None:
    t = table(2)
    army(t, RED, "triangle", "middlemark", "SWI-300", "REG-100")
    army(t, YELLOW, "star", "middlemark", "REG-100", tired=True)
    army(t, YELLOW, "circle", "middlemark", "REG-50", "REG-50", tired=True)
    fate(t, *["deal"] * 6, *["prevent"] * 4)
    play(t, RED, "mobilize_forces").do(RED, "attack", "middlemark", YELLOW)
    t.do(YELLOW, "command", "star")
    throw(t, RED, "deal", "deal")
    throw(t, YELLOW, "prevent", "prevent")
    assert (t.asked, t.options(YELLOW)) == ("casualty", [("hurt", "star"), ("hurt", "circle")])
    t.do(YELLOW, "hurt", "star")
    assert at(t, YELLOW, "star") == at(t, YELLOW, "circle") == -1  # the second can only go to the other: both die


@pytest.mark.rule("WK-OFB-11")
def test_without_living_nobles_no_victories() -> None:
    t = table(2)
    f = Battle(target=-1, force=[0], foes=[5])
    assert fights_on(t.state, f, [0], [5])
    assert not fights_on(t.state, f, [0], [])
    assert not fights_on(t.state, f, [], [5])


@pytest.mark.rule("WK-OFB-13")
def test_the_dead_go_star_square_triangle_circle() -> None:
    t = table(2)
    army(t, RED, "circle", "middlemark", "SWI-300")
    for shape in ("circle", "star", "square"):
        army(t, YELLOW, shape, "middlemark", "REG-50")
    fate(t, *["victory"] * 3, *["prevent"] * 5)
    play(t, RED, "mobilize_forces").do(RED, "attack", "middlemark", YELLOW).do(YELLOW, "command", "circle")
    throw(t, RED, "prevent", "prevent")
    throw(t, YELLOW, "prevent", "prevent")
    assert [e["noble"] for e in t.said("died")] == ["yellow_star", "yellow_square", "yellow_circle"]


@pytest.mark.rule("WK-OFB-12", "WK-OFB-13")
@pytest.mark.example("WK-EX-17")
@pytest.mark.parametrize(
    ("mine", "theirs", "there", "alive"),
    [(3, 2, False, True), (3, 1, False, False), (2, 2, True, True)],
)
def test_partial_victory_full_victory_stalemate(mine: int, theirs: int, there: bool, alive: bool) -> None:
    """Ahead by one: the loser retreats; by two: he dies; equal: nothing."""
    t = table(2)
    army(t, RED, "circle", "middlemark", "SWI-300")
    army(t, YELLOW, "circle", "middlemark", "ENG-300")
    fate(t, *["victory"] * mine, *["prevent"] * (5 - mine), *["victory"] * theirs)
    play(t, RED, "mobilize_forces").do(RED, "attack", "middlemark", YELLOW)
    s = t.state
    t.place("drawn", YELLOW, [p for p in s.fate if FATE_BATTLE[p - FIRST_FATE] == 0][:5])
    for seat in (RED, YELLOW):
        hand = s.drawn[seat]
        won = mine if seat == RED else theirs
        keep = [p for p in hand if FATE_BATTLE[p - FIRST_FATE] == 2][:won]
        spare = [p for p in hand if p not in keep]
        pad = [p for p in spare if FATE_BATTLE[p - FIRST_FATE] in (0, 1)][:2]
        for p in spare:
            if p not in pad:
                t.place("fate", None, [p])
        throw(t, seat, *(RESULTS[FATE_BATTLE[p - FIRST_FATE]] for p in pad))
    if t.asked == "retreat":
        t.do(YELLOW, *t.options(YELLOW)[0])
    assert (at(t, YELLOW, "circle") == NUMBER["middlemark"]) == there
    assert (at(t, YELLOW, "circle") >= 0) == alive


@pytest.mark.rule("WK-OFB-14")
def test_a_side_wins_although_its_commander_died() -> None:
    t = table(2)
    army(t, RED, "star", "middlemark", "REG-50")
    army(t, RED, "circle", "middlemark", "SWI-300")
    army(t, YELLOW, "circle", "middlemark", "ENG-100")
    fate(t, "victory", "victory", "prevent", "prevent", "prevent", "deal", "deal", "deal")
    play(t, RED, "mobilize_forces").do(RED, "attack", "middlemark", YELLOW).do(RED, "with", "star", "circle")
    t.do(RED, "command", "star")
    throw(t, RED, "prevent", "prevent", "prevent")
    throw(t, YELLOW, "deal", "deal")
    t.do(RED, "spare")
    t.do(RED, "hurt", "star")
    assert at(t, RED, "star") == -1
    assert at(t, YELLOW, "circle") == -1  # a full victory all the same


@pytest.mark.rule("WK-OFB-15")
def test_a_defender_is_not_exhausted() -> None:
    t = duel("prevent", "prevent", "prevent", "prevent", "prevent", "deal")
    throw(t, RED, "prevent", "prevent")
    throw(t, YELLOW, "prevent", "prevent")
    t.do(RED, "spare")
    assert t.state.tired[0]
    assert not t.state.tired[8]


# -- assaults


def assault(*fates: str, name: str = "isar", mine: tuple[str, ...] = ("REG-100", "REG-50", "SWI-50")) -> WkTable:
    """Red's Circle assaults a neutral city."""
    t = table(2)
    army(t, RED, "circle", name, *mine)
    fate(t, *fates)
    play(t, RED, "mobilize_forces")
    return t.do(RED, "assault", name)


@pytest.mark.rule("WK-ASL-01", "WK-ASL-02", "WK-CTY-02", "WK-AMB-14")
def test_a_neutral_city_draws_for_its_strength_and_decides_nothing() -> None:
    t = assault(name="vecht")
    assert len(t.state.blind) == 3
    assert t.waiting() == (RED,)


@pytest.mark.rule("WK-ASL-04", "WK-ASL-09", "WK-RAZ-01")
def test_a_city_at_zero_without_defenders_is_taken() -> None:
    t = assault("deal", "deal", "prevent", "prevent", "deal")
    throw(t, RED, "prevent", "prevent")
    assert (t.asked, t.options(RED)) == ("raze", [("keep",), ("raze",)])
    t.do(RED, "keep")
    assert city(t, "isar") == RED
    assert breaches(t, "isar") == 1


@pytest.mark.rule("WK-RAZ-01", "WK-RAZ-03", "WK-RAZ-04", "WK-CTY-06")
@pytest.mark.example("WK-EX-15")
def test_razing_pays_three_times_the_printed_income() -> None:
    t = table(2)
    own(t, YELLOW, "straven", fort=True, breach=1)
    army(t, RED, "circle", "straven", "SWI-300", "ENG-300", "POL-200")
    fate(t, *["victory"] * 3, *["prevent"] * 5)
    play(t, RED, "mobilize_forces").do(RED, "assault", "straven")
    throw(t, RED, "prevent", "prevent")
    t.do(RED, "raze")
    assert t.state.crowns[RED] == 22
    assert city(t, "straven") == RAZED
    assert breaches(t, "straven") == 0
    t.state.tired[3] = False
    play(t, RED, "mobilize_forces")
    assert not t.verbs(RED) & {"assault", "besiege"}  # ruins are not attacked
    assert at(t, RED, "circle") == NUMBER["straven"]
    play(t, RED, "versatile_strategy")
    assert {"assault", "besiege"}.isdisjoint(t.verbs(RED))


@pytest.mark.rule("WK-RAZ-01", "WK-BAN-03")
def test_a_law_against_razing_is_refused_by_razing() -> None:
    t = assault("deal", "deal", "prevent", "prevent", "deal")
    law(t, "AG-L03")
    throw(t, RED, "prevent", "prevent")
    assert t.why(RED, "raze") == "WK-BAN-03"
    t.do(RED, "defy", "AG-L03").do(RED, "raze")
    assert t.state.banned == 1


@pytest.mark.rule("WK-ASL-03", "WK-CTY-04", "WK-CTY-05")
@pytest.mark.example("WK-EX-21")
def test_breaches_bring_down_a_fortification() -> None:
    from araldo.games.warrior_knights.rules.forces import breach

    t = table(2)
    own(t, YELLOW, "gedze", fort=True)
    gedze = CITIES.index("gedze")
    assert breach(t.state, gedze, 5) == 3
    assert (t.state.fort[gedze], t.state.breach[gedze], wall(t.state, gedze)) == (False, 2, 0)


@pytest.mark.rule("WK-ASL-03")
def test_the_defender_mixes_breaches_and_casualties() -> None:
    t = table(2)
    own(t, YELLOW, "isar")
    army(t, RED, "circle", "isar", "SWI-300")
    circle = army(t, YELLOW, "circle", "isar", "POL-200")
    fate(t, *["deal"] * 3, *["prevent"] * 2, *["deal"] * 5)
    play(t, RED, "mobilize_forces").do(RED, "assault", "isar")
    throw(t, RED, "prevent", "prevent")
    throw(t, YELLOW, "deal", "deal")
    assert t.options(YELLOW) == [("breach",), ("hurt", "circle")]
    t.do(YELLOW, "hurt", "circle")
    assert (t.state.hurt[circle], t.options(YELLOW)) == (1, [("breach",), ("hurt", "circle")])


@pytest.mark.rule("WK-ASL-05")
def test_a_city_at_zero_falls_without_a_battle() -> None:
    t = table(2)
    own(t, YELLOW, "isar", breach=1)
    army(t, RED, "circle", "isar", "REG-50")
    play(t, RED, "mobilize_forces").do(RED, "assault", "isar")
    assert t.asked == "raze"
    t.do(RED, "keep")
    assert city(t, "isar") == RED
    assert t.state.tired[3]


@pytest.mark.rule("WK-ASL-06", "WK-ASL-07", "WK-AMB-09")
@pytest.mark.example("WK-EX-20")
def test_a_neutral_city_kills_its_attackers() -> None:
    t = table(2)
    army(t, RED, "circle", "gedze", "REG-100", "REG-50", "REG-50")
    fate(t, "prevent", "prevent", "prevent", "prevent", "victory", "victory")
    play(t, RED, "mobilize_forces").do(RED, "assault", "gedze")
    assert len(t.state.drawn[RED]) == 4
    assert len(t.state.blind) == 2
    throw(t, RED, "prevent", "prevent")
    assert at(t, RED, "circle") == -1
    assert city(t, "gedze") == -1


@pytest.mark.rule("WK-ASL-08")
@pytest.mark.parametrize(("victories", "dies"), [(1, False), (2, True)])
def test_beaten_defenders_retreat_or_die_and_the_city_is_taken(victories: int, dies: bool) -> None:
    t = table(2)
    own(t, YELLOW, "isar")
    army(t, RED, "circle", "isar", "REG-100", "REG-50", "REG-50")
    army(t, YELLOW, "circle", "isar", "REG-50")
    fate(t, *["victory"] * victories, *["prevent"] * (4 - victories), "deal", "deal", "deal")
    play(t, RED, "mobilize_forces").do(RED, "assault", "isar")
    throw(t, RED, "prevent", "prevent")
    throw(t, YELLOW, "deal", "deal")
    if not dies:
        assert t.asked == "retreat"
        t.do(YELLOW, *t.options(YELLOW)[0])
    t.do(RED, "keep")
    assert city(t, "isar") == RED
    assert (at(t, YELLOW, "circle") == -1) == dies


@pytest.mark.rule("WK-ASL-04")
@pytest.mark.example("WK-EX-32")
def test_a_dead_attacker_captures_nothing() -> None:
    t = table(2)
    army(t, RED, "circle", "isar", "REG-50")
    fate(t, "deal", "prevent", "deal")
    play(t, RED, "mobilize_forces").do(RED, "assault", "isar")
    throw(t, RED, "prevent")
    assert at(t, RED, "circle") == -1
    assert city(t, "isar") == -1
    assert wall(t.state, ISAR) == 0


@pytest.mark.rule("WK-RAZ-02")
def test_only_a_city_taken_by_force_is_razed() -> None:
    """A city that is ceded is simply another's (see the strongholds)."""
    t = table(2)
    own(t, YELLOW, "isar")
    army(t, RED, "circle", "stonegate", "SWI-300", "ENG-300", "POL-200")
    t.state.breach[24 + YELLOW] = 4
    play(t, RED, "mobilize_forces").do(RED, "assault", "stonegate")
    assert city(t, "isar") == RED
    assert t.asked != "raze"


@pytest.mark.rule("WK-CTY-01", "WK-CTY-03")
def test_a_fortification_stays_with_a_new_owner_and_goes_with_none() -> None:
    from araldo.games.warrior_knights.rules.places import set_owner

    t = table(2)
    own(t, YELLOW, "rota", fort=True, breach=2)
    set_owner(t.state, ROTA, RED)
    assert t.state.fort[ROTA]
    set_owner(t.state, ROTA, -1)
    assert (t.state.fort[ROTA], t.state.breach[ROTA]) == (False, 2)


# -- offices in battle


@pytest.mark.rule("WK-AMB-38", "WK-SIE-01", "WK-GEN-09")
@pytest.mark.example("WK-EX-38")
def test_the_standard_bearer_leads_with_300_but_not_in_a_siege() -> None:
    t = table(2)
    star = army(t, RED, "star", "rota", "SWI-100")
    office(t, RED, "star", "AG-O06")
    f = Battle(attacker=RED, force=[star], leader=[star, -1])
    assert side_strength(t.state, f, 0) == 500
    play(t, RED, "mobilize_forces")
    assert t.why(RED, "besiege", "rota") == "WK-SIE-01"


@pytest.mark.rule("WK-ASL-01", "WK-AGD-05")
@pytest.mark.parametrize("where", ["isar", "gedze"])
def test_the_castellan_draws_one_more_and_the_engines_deal_one_more(where: str) -> None:
    t = table(2)
    own(t, YELLOW, where)
    army(t, RED, "circle", where, "SWI-300")
    army(t, YELLOW, "circle", where, "REG-100")
    office(t, YELLOW, "circle", "AG-O04")
    office(t, RED, "circle", "AG-O05")
    fate(t, *["deal"] * 6, *["prevent"] * 5)
    play(t, RED, "mobilize_forces").do(RED, "assault", where)
    assert len(t.said("assault")) == 1
    walls = PRINTED[CITIES.index(where)]
    assert len(t.state.drawn[YELLOW]) == 1 + (100 + 100 + walls + 200) // 100  # the office maintains 100
    for seat in (RED, YELLOW):
        t.draft(seat, *(("discard", RESULTS[FATE_BATTLE[p - FIRST_FATE]]) for p in t.state.drawn[seat][:2]))
    assert (t.asked, t.waiting()) == ("ability", (RED,))


def test_a_truce_of_god_forbids_every_battle() -> None:
    t = table(2)
    army(t, RED, "circle", "isar", "REG-50")
    t.state.truce = True
    play(t, RED, "mobilize_forces")
    assert t.why(RED, "assault", "isar") == "WK-EVT-01"
    assert isinstance(t.state.frames[-1], Card)


@pytest.mark.rule("WK-AMB-27")
def test_the_exhausted_do_not_attack_again_and_the_ready_may() -> None:
    t = table(2)
    army(t, RED, "star", "isar", "REG-100", tired=True)
    army(t, RED, "square", "isar", "REG-50")
    play(t, RED, "mobilize_forces").do(RED, "assault", "isar")
    assert t.state.frames[-1].force == [1]


@pytest.mark.rule("WK-AMB-32", "WK-GEN-05")
def test_every_token_counts_a_hundred() -> None:
    from araldo.games.warrior_knights.rules.forces import strength

    t = table(2)
    star = army(t, RED, "star", "isar", "SWI-300", hurt=1)
    assert strength(t.state, star) == 200
    t.state.hurt[star] = 5
    assert strength(t.state, star) == 0
