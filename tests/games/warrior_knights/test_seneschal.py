"""The seneschal: whole games, nothing peeked at, and its judgement in positions."""

from __future__ import annotations

from random import Random

import pytest

from araldo.games.warrior_knights import GAME
from araldo.games.warrior_knights.board import AT_SEA, NUMBER
from araldo.games.warrior_knights.box import KEEP
from araldo.games.warrior_knights.rules.places import army_of
from araldo.games.warrior_knights.seneschal import Seneschal, odds
from araldo.games.warrior_knights.seneschal.bargain import BRIBE
from araldo.games.warrior_knights.seneschal.character import CHARACTERS, SOBER
from araldo.games.warrior_knights.seneschal.court import marker
from araldo.games.warrior_knights.seneschal.hall import revived
from araldo.games.warrior_knights.seneschal.outlook import Outlook
from araldo.games.warrior_knights.seneschal.war import attack, fetch, storm
from araldo.games.warrior_knights.state import Assembly, InTurn, Knights, Unrest, Vote, Wages
from araldo.kernel import Action
from araldo.kernel.action import offered
from araldo.kernel.chance import key_from_seed
from araldo.kernel.play import Eyes, make_bot, play_out
from tests.games.warrior_knights.scenario import (
    BLACK,
    PURPLE,
    RED,
    YELLOW,
    WkTable,
    agenda,
    army,
    besiege,
    city,
    own,
    play,
    table,
)


def eyes(s: Knights, seat: int) -> Eyes[Knights]:
    return Eyes(GAME, s, seat, GAME.options(s, seat))


def says(t: WkTable, seat: int) -> Action:
    return Seneschal(1).choose(eyes(t.state, seat))


# -- whole games


@pytest.mark.parametrize("name", CHARACTERS)
def test_every_character_plays_to_the_end(name: str) -> None:
    s = GAME.start(GAME.setup(3), key_from_seed(5))
    play_out(GAME, s, [make_bot(GAME, f"seneschal_{name}", i) for i in range(3)], GAME.bound)
    assert s.ending in ("cities", "influence")


@pytest.mark.parametrize("options", [{"the_king": True}, {"missions": True, "vote_declaration": "simultaneous"}])
@pytest.mark.parametrize("seats", [2, 6])
def test_it_plays_at_other_tables(seats: int, options: dict[str, object]) -> None:
    s = GAME.start(GAME.setup(seats, options), key_from_seed(3))
    play_out(GAME, s, [make_bot(GAME, "seneschal", i) for i in range(seats)], GAME.bound)
    assert GAME.over(s)


def test_the_seneschal_beats_castellans() -> None:
    wins = 0
    for game in range(8):
        s = GAME.start(GAME.setup(4), key_from_seed(300 + game // 4))
        names = ["seneschal" if seat == game % 4 else "castellan" for seat in range(4)]
        play_out(GAME, s, [make_bot(GAME, name, i) for i, name in enumerate(names)], GAME.bound)
        wins += game % 4 in GAME.outcome(s).winners
    assert wins >= 4  # even would be two


def test_it_sees_nothing_that_is_hidden_and_answers_the_same_again() -> None:
    """In every state that its seat may believe in, the same answer."""
    s = GAME.start(GAME.setup(4), key_from_seed(2))
    bots = [make_bot(GAME, "seneschal", i) for i in range(4)]
    rng = Random(4)
    asked = 0
    while not GAME.over(s):
        play_out(GAME, s, bots, 7)
        if GAME.over(s):
            break
        seat = GAME.waiting(s)[0]
        answer = Seneschal(9).choose(eyes(s, seat))
        assert offered(GAME.options(s, seat), answer)
        for _ in range(2):
            assert Seneschal(9).choose(eyes(GAME.imagine(s, seat, rng), seat)) == answer
        asked += 1
    assert asked > 50


# -- the Assembly


def vote_on(name: str, *, presiding: int = RED, named: bool = True) -> WkTable:
    """A vote to which nobody gave a Vote: who presides decides."""
    t = table(4)
    own(t, YELLOW, "rota", "bingen")
    t.place("voted", None, [agenda(name)])
    chair = Assembly(attending=0b1111, acting=presiding)
    vote = Vote(named=named, harms=name in ("AG-M06", "AG-M10"))
    t.state.votes = [0] * 4
    t.goto(chair, vote)
    return t


@pytest.mark.rule("WK-ASM-12")
@pytest.mark.parametrize("name", ["AG-M06", "AG-M10"])
@pytest.mark.parametrize("presiding", [RED, BLACK])
def test_it_harms_the_leader_and_never_itself(name: str, presiding: int) -> None:
    t = vote_on(name, presiding=presiding)
    assert t.asked == "tie"
    assert says(t, presiding) == ("name", YELLOW)


@pytest.mark.rule("WK-ASM-12")
def test_it_takes_a_gift_itself() -> None:
    t = vote_on("AG-M02")
    assert says(t, RED) == ("name", RED)


@pytest.mark.rule("WK-BAN-03", "WK-AGD-01")
def test_a_tax_on_cities_is_for_those_who_have_none() -> None:
    assert says(vote_on("AG-L01", named=False), RED) == ("yes",)
    assert says(vote_on("AG-L01", presiding=YELLOW, named=False), YELLOW) == ("no",)


@pytest.mark.rule("WK-ASM-12")
@pytest.mark.parametrize(("name", "named"), [("AG-O01", RED), ("AG-M06", YELLOW)])
def test_where_it_is_all_one_a_gift_is_for_itself_and_harm_for_the_leader(name: str, named: int) -> None:
    t = vote_on(name)
    t.state.pool = 1
    t.state.crowns = [0] * 4
    assert Outlook(t.state, RED, SOBER).upkeeps == 1
    assert says(t, RED) == ("name", named)


@pytest.mark.rule("WK-PRV-03")
def test_the_leader_revives_no_harm_that_would_come_down_on_him() -> None:
    t = table(4)
    own(t, RED, "rota", "bingen", "surat")
    o = Outlook(t.state, RED, SOBER)
    harm, gift = agenda("AG-M10"), agenda("AG-M02")
    assert revived(o, harm) < 0 < revived(o, gift)


# -- war


@pytest.mark.rule("WK-UPK-03")
def test_a_city_that_scores_once_more_is_bought_back_from_revolt() -> None:
    for last, verb in ((False, "pay"), (True, "lose_city")):
        t = table(4)
        own(t, RED, "rota")
        t.state.pool, t.state.last_round = 1, last
        t.state.crowns[RED], t.state.faith[RED] = 20, 0
        t.goto(Unrest(seat=RED, city=city(t, "rota"), sure=True))
        assert t.asked == "revolt"
        assert says(t, RED)[0] == verb


@pytest.mark.rule("WK-ASL-04")
@pytest.mark.parametrize(("pool", "verb"), [(40, "march"), (1, "assault")])
def test_in_the_last_round_a_small_chance_is_better_than_none(pool: int, verb: str) -> None:
    t = table(4)
    own(t, YELLOW, "rota", "bingen", "alta")
    army(t, RED, "triangle", "alta", "REG-100")
    besiege(t, YELLOW, "alta", since=0)
    t.state.pool = pool
    play(t, RED, "mobilize_forces")
    assert says(t, RED)[0] == verb


@pytest.mark.rule("WK-BAT-12")
def test_who_only_stands_in_the_way_is_driven_off() -> None:
    t = table(4)
    army(t, RED, "triangle", "rota", "REG-100", "SWI-300")
    army(t, YELLOW, "circle", "rota", "REG-50")
    o = Outlook(t.state, RED, SOBER)
    armies = [army_of(RED, "triangle")]
    blocked = attack(o, NUMBER["rota"], YELLOW, armies)
    own(t, RED, "rota")
    assert blocked > attack(Outlook(t.state, RED, SOBER), NUMBER["rota"], YELLOW, armies)


@pytest.mark.rule("WK-SEA-03")
def test_who_sails_to_the_same_port_counts() -> None:
    t = table(4)
    o = Outlook(t.state, RED, SOBER)
    there = NUMBER["acre"]
    alone = storm(o, there, [army(t, RED, "star", "acre", "REG-100", "SWI-300")], late=1)[0]
    t.state.place[army(t, YELLOW, "circle", "acre", "REG-50")] = AT_SEA + there
    assert 0 < storm(o, there, [army_of(RED, "star")], late=1)[0] < alone


@pytest.mark.rule("WK-BAC-02")
def test_a_marker_is_worth_nothing_to_who_cannot_hire() -> None:
    t = table(4)
    own(t, RED, "rota")
    army(t, RED, "star", "rota", "SWI-100")
    t.state.crowns[RED] = 40
    assert marker(Outlook(t.state, RED, SOBER)) > 0
    t.state.crowns[RED] = 0
    assert marker(Outlook(t.state, RED, SOBER)) == 0


@pytest.mark.rule("WK-SIE-03")
def test_it_finishes_a_ripe_siege_before_all_else() -> None:
    t = table(3)
    army(t, RED, "star", "rota", "REG-100", "ENG-100", "SWI-50")
    t.state.round = 2
    besiege(t, RED, "rota", since=1)
    play(t, RED, "mobilize_forces")
    assert says(t, RED) == ("besiege", "rota")


@pytest.mark.rule("WK-ASL-04")
@pytest.mark.parametrize(("troops", "verb"), [(("REG-100", "SWI-300"), "assault"), (("SWI-50",), "besiege")])
def test_it_assaults_by_the_odds(troops: tuple[str, ...], verb: str) -> None:
    t = table(3)
    army(t, RED, "triangle", "alta", *troops)
    play(t, RED, "mobilize_forces")
    assert says(t, RED) == (verb, "alta")


@pytest.mark.rule("WK-BAT-04")
def test_it_relieves_its_city_when_it_can() -> None:
    t = table(3)
    own(t, RED, "alta")
    army(t, YELLOW, "circle", "alta", "REG-50")
    army(t, RED, "triangle", "kovel", "REG-100", "SWI-50")
    own(t, RED, "kovel")
    besiege(t, YELLOW, "alta", since=0)
    play(t, RED, "mobilize_forces")
    t.do(RED, *says(t, RED))
    assert says(t, RED) == ("attack", "alta", YELLOW)


def home_of(t: WkTable, seat: int) -> str:
    return next(area for area, number in NUMBER.items() if number == t.state.place[KEEP[seat]])


@pytest.mark.rule("WK-WAG-04", "WK-WAG-07")
def test_who_cannot_be_paid_goes_from_the_stronghold_and_not_a_nobles_last_troops() -> None:
    t = table(3)
    home = home_of(t, RED)
    army(t, RED, "star", "rota", "SWI-100")
    army(t, RED, "castle", home, "TUS-200")
    t.state.crowns[RED] = 2
    t.goto(Wages(order=[RED]))
    assert t.asked == "wages"
    assert says(t, RED) == ("dismiss", "castle", "TUS-200")
    t.state.crowns[RED] = 9
    assert says(t, RED) == ("done",)


@pytest.mark.rule("WK-NAC-06")
def test_walls_are_not_paid_for_with_the_wages_of_the_troops() -> None:
    for crowns, verb in ((6, "none"), (30, "fortify")):
        t = table(3)
        own(t, RED, "rota")
        army(t, RED, "star", "rota", "SWI-100", "SWI-200")
        army(t, YELLOW, "star", "froli", "TUS-300", "TUS-200")
        t.state.crowns[RED] = crowns
        t.goto(InTurn(kind="defend", order=[RED]))
        assert t.asked == "defend"
        assert says(t, RED)[0] == verb


@pytest.mark.rule("WK-UPK-08")
def test_an_idle_noble_fetches_troops_that_wait_in_the_stronghold() -> None:
    t = table(3)
    home = home_of(t, RED)
    army(t, RED, "circle", home, "REG-50")
    o = Outlook(t.state, RED, SOBER)
    away = NUMBER[home]
    assert fetch(o, away, army_of(RED, "circle")) == 0
    army(t, RED, "castle", home, "SWI-300")
    o = Outlook(t.state, RED, SOBER)
    assert fetch(o, away, army_of(RED, "circle")) > 0
    assert fetch(o, NUMBER["rota"], army_of(RED, "circle")) == 0


def test_odds_grow_with_troops_and_fall_with_walls() -> None:
    for walls in (100, 200, 300, 400):
        falls = [odds.assault(troops, -1, walls)[0] for troops in (50, 100, 200, 300, 400, 500)]
        assert falls == sorted(falls)
        assert odds.assault(300, -1, walls)[0] > odds.assault(300, -1, walls + 100)[0]
    assert odds.voyage(0, True) > odds.voyage(0, False) > 1


# -- bargains


def asks_consent(owner: int, **influence: int) -> WkTable:
    """Purple asks Black, who stands there too, whether he may attack Rota."""
    t = table(4)
    if owner >= 0:
        own(t, owner, "rota")
    army(t, PURPLE, "star", "rota", "REG-100", "SWI-300")
    army(t, BLACK, "circle", "rota", "REG-50")
    t.state.influence = [influence.get(name, 0) for name in ("red", "yellow", "black", "purple")]
    play(t, PURPLE, "mobilize_forces")
    t.do(PURPLE, "besiege", "rota")
    assert t.asked == "consent"
    return t


@pytest.mark.rule("WK-BAT-12")
def test_it_consents_against_the_leader_and_not_for_him() -> None:
    assert says(asks_consent(YELLOW, yellow=9, black=3), BLACK) == ("yes",)
    assert says(asks_consent(YELLOW, purple=9, black=3), BLACK) == ("no",)


@pytest.mark.rule("WK-NEG-02")
def test_crowns_open_what_costs_it_little() -> None:
    t = asks_consent(-1, red=5, yellow=5, black=5)
    bot = Seneschal(1)
    assert bot.choose(eyes(t.state, BLACK)) == ("no",)
    assert bot.free(Eyes(GAME, t.state, BLACK, GAME.free_options(t.state, BLACK))) is None
    t.do(PURPLE, "give", BLACK, 5)
    assert bot.choose(eyes(t.state, BLACK)) == ("yes",)


@pytest.mark.rule("WK-NEG-02", "WK-MOV-10")
def test_who_takes_its_crowns_and_refuses_gets_none_again() -> None:
    bot = Seneschal(1)
    paid = 0
    for _ in range(1000):
        t = asks_consent(YELLOW, yellow=9)
        t.state.crowns[PURPLE] = 100
        gift = bot.free(Eyes(GAME, t.state, PURPLE, GAME.free_options(t.state, PURPLE)))
        if gift is not None:
            t.do(PURPLE, *gift)
            paid += gift[2]
        t.do(BLACK, "no")
        bot.choose(eyes(t.state, PURPLE))
    assert paid == BRIBE


# -- what things are worth


def test_nothing_lasts_beyond_the_last_upkeep() -> None:
    t = table(4)
    t.state.pool = 1
    own(t, YELLOW, "rota")
    o = Outlook(t.state, RED, SOBER)
    assert o.upkeeps == 1
    assert o.troops(300) == 0
    assert o.city(0) > o.city(0, late=1) == 0
