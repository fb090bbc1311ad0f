"""Chapters 4.13, 4.14 and 4.20: electors, Masters and their votes, the death of the Emperor."""

from __future__ import annotations

from typing import Any

import pytest

from araldo.games.medieval_conspiracy.box import ELECTOR_CARDS, ELECTORS, EVENT_CARDS, FACE, FAITH, TRADE, WAR
from araldo.games.medieval_conspiracy.rules.masters import recount, rightful, seats_for
from araldo.games.medieval_conspiracy.rules.realm import dismiss, take
from araldo.games.medieval_conspiracy.state import ElectorDeath, EmperorDeath, Events, OwnStep
from tests.games.medieval_conspiracy.scenario import (
    BROWN,
    GREEN,
    GREY,
    McTable,
    army,
    at,
    building,
    cash,
    events,
    heirs,
    idle,
    own,
    realm,
    table,
    troops,
)


def dies(t: McTable, elector: str) -> McTable:
    t.place("elector_deck", None, [c for c in ELECTOR_CARDS if FACE[c] == elector])
    t.goto(ElectorDeath())
    return t


def hold(t: McTable, **votes: tuple[int, str]) -> None:
    """Master cards held, with votes on electors: faith=(GREEN, "mainz"); tracks to match."""
    s = t.state
    for name, (seat, elector) in votes.items():
        master = ("faith", "war", "trade").index(name)
        s.masters[master], s.votes[master] = seat, ELECTORS.index(elector) if elector else -1
        if master == FAITH:
            own(t, seat, "muenster", "osnabrueck")
            building(t, "relic", "muenster", "osnabrueck")
        elif master == WAR:
            army(t, seat, "krain", knights=4)
        else:
            own(t, seat, "hennegau", "brabant", "luettich")
            building(t, "city", "hennegau", "brabant")
    recount(s)


@pytest.mark.rule("MC-ELEC-01", "MC-ELEC-02", "MC-ELEC-05", "MC-ELEC-06", "MC-ELEC-07", "MC-QCK-02")
@pytest.mark.parametrize(("seats", "least"), [(2, 600), (3, 500), (4, 400), (5, 300), (6, 200)])
@pytest.mark.parametrize("quick", [False, True])
def test_elec_06_the_minimum_bid(seats: int, least: int, quick: bool) -> None:
    least -= 100 * quick
    t = table(seats, quick_elector_discount=quick)
    heirs(t, BROWN, 0, 1)
    cash(t, BROWN, 1000)
    dies(t, "mainz")
    assert t.waiting() == (BROWN,)  # alone with a church heir
    assert t.why(BROWN, "bid", least - 10) == "MC-ELEC-06"
    t.do(BROWN, "bid", least)
    assert t.state.owner[at("mainz")] == BROWN
    assert [FACE[c] for c in t.state.elector_held[BROWN]] == ["mainz"]
    assert t.state.heirs[BROWN] == [0, 0]
    assert t.state.cash[BROWN] == 1000 - least


@pytest.mark.rule("MC-ELEC-06")
def test_elec_06_as_a_maximum_the_first_to_bid_it_wins() -> None:
    t = table(3, elector_bid_mode="maximum")
    for seat in (GREEN, BROWN):
        heirs(t, seat, 0, 1)
        cash(t, seat, 1000)
    dies(t, "mainz")
    assert t.why(GREEN, "bid", 510) == "MC-ELEC-06"
    t.do(GREEN, "bid", 10)
    t.do(BROWN, "bid", 500)
    assert t.state.owner[at("mainz")] == BROWN


@pytest.mark.rule("MC-ELEC-03")
def test_elec_03_unsold_cards_wait_for_an_empty_deck() -> None:
    t = table()
    for _ in range(7):
        t.goto(ElectorDeath())  # nobody has an heir
    assert len(t.state.elector_discard) == 7
    assert len({e["land"] for e in t.said("elector_died")}) == 7
    t.goto(ElectorDeath())
    assert len(t.state.elector_deck) == 6


@pytest.mark.rule("MC-ELEC-04")
@pytest.mark.parametrize("pool", ["unsold_first", "all"])
def test_elec_04_who_can_be_drawn(pool: str) -> None:
    drawn = set()
    for seed in range(30):
        t = table(seed=seed, elector_pool=pool)
        own(t, GREEN, "mainz", "sachsen", "trier")
        t.goto(ElectorDeath())
        drawn.add(t.said("elector_died")[0]["land"])
    owned = {"mainz", "sachsen", "trier"}
    assert bool(drawn & owned) == (pool == "all")


@pytest.mark.rule("MC-ELEC-08", "MC-ELEC-09", "MC-GEN-13", "MC-BLD-02")
def test_elec_09_a_former_owner_who_does_not_win_loses_all() -> None:
    t = table()
    realm(t, BROWN)
    own(t, BROWN, "mainz", "nassau")
    building(t, "castle", "mainz")
    army(t, BROWN, "mainz", knights=1)
    t.state.sold = 0b1111111
    t.place("elector_discard", None, t.state.elector_deck[:])
    t.script(0)
    t.goto(ElectorDeath())
    assert t.state.owner[at("mainz")] == -1
    assert troops(t, "nassau") == (1, 0)
    assert not t.state.elector_held[BROWN]
    assert t.asked == ""


# -- Masters


@pytest.mark.rule("MC-MAS-01")
def test_mas_01_minimum_values() -> None:
    t = table()
    own(t, GREEN, "muenster", "osnabrueck", "hennegau", "brabant")
    building(t, "relic", "muenster")
    army(t, GREEN, "muenster", knights=3, mercenaries=1)
    building(t, "city", "hennegau")
    assert t.state.tracks == [[1, 0, 0], [7, 0, 0], [70, 0, 0]]
    assert [rightful(t.state, m) for m in range(3)] == [-1, -1, -1]
    building(t, "relic", "osnabrueck")
    army(t, GREEN, "muenster", mercenaries=1)
    own(t, GREEN, "luettich")
    building(t, "city", "brabant")
    assert t.state.tracks == [[2, 0, 0], [8, 0, 0], [110, 0, 0]]
    assert [rightful(t.state, m) for m in range(3)] == [GREEN] * 3


@pytest.mark.rule("MC-MAS-02", "MC-MAS-06", "MC-MAS-07", "MC-PRE-03")
def test_mas_02_faith_then_war_then_trade_each_with_its_vote() -> None:
    t = table()
    own(t, BROWN, "trier", "krain")
    own(t, GREEN, "muenster")
    building(t, "relic", "muenster")
    t.state.preacher, t.state.preacher_owner = at("muenster"), GREEN
    army(t, BROWN, "krain", knights=4)
    t.state.stale = True
    t.goto(OwnStep(seat=GREEN))
    assert t.waiting() == (GREEN,)
    assert t.why(GREEN, "vote", "trier") == "MC-MAS-07"
    t.do(GREEN, "vote", "mainz")
    assert t.waiting() == (BROWN,)
    assert t.why(BROWN, "vote", "mainz") == "MC-MAS-10"
    t.do(BROWN, "vote", "sachsen")
    assert t.state.masters == [GREEN, BROWN, -1]


@pytest.mark.rule("MC-MAS-03", "MC-MAS-05")
def test_mas_03_the_holder_keeps_a_tie_and_loses_to_more() -> None:
    t = table()
    own(t, GREEN, "krain")
    own(t, BROWN, "tirol")
    army(t, GREEN, "krain", knights=4)
    t.state.masters[WAR] = GREEN
    army(t, BROWN, "tirol", knights=4)
    assert rightful(t.state, WAR) == GREEN
    army(t, BROWN, "tirol", mercenaries=1)
    assert rightful(t.state, WAR) == BROWN
    for land, count in (("tirol", 5), ("krain", 1)):
        for u in t.state.units[at(land)][:count]:
            dismiss(t.state, take(t.state, at(land), u))
    recount(t.state)
    assert rightful(t.state, WAR) == -1


@pytest.mark.rule("MC-MAS-04")
def test_mas_04_who_reached_the_value_first() -> None:
    t = table()
    own(t, GREEN, "krain")
    own(t, BROWN, "tirol")
    army(t, BROWN, "tirol", knights=4)
    army(t, GREEN, "krain", knights=4)
    assert rightful(t.state, WAR) == BROWN
    t.state.since[WAR] = [5, 5, 5]
    assert rightful(t.state, WAR) == GREEN  # at the same moment: turn order


@pytest.mark.rule("MC-MAS-08")
def test_mas_08_the_vote_goes_with_the_card() -> None:
    t = table()
    hold(t, war=(GREEN, "mainz"))
    own(t, GREEN, "krain")
    own(t, BROWN, "tirol")
    army(t, BROWN, "tirol", knights=4, mercenaries=1)
    t.goto(OwnStep(seat=GREEN))
    assert t.waiting() == (BROWN,)
    assert t.state.votes[WAR] == -1
    t.do(BROWN, "vote", "mainz")
    assert t.state.votes[WAR] == ELECTORS.index("mainz")


@pytest.mark.rule("MC-MAS-09", "MC-MAS-10", "MC-MAS-11")
@pytest.mark.example("MC-EXO-07")
@pytest.mark.parametrize("lost", ["faith", "war", "trade"])
def test_exo_07_with_two_neutral_electors_trade_has_no_vote(lost: str) -> None:
    t = table()
    own(t, GREY, "boehmen", "sachsen", "brandenburg", "pfalz")
    place = {"faith": "mainz", "war": "trier", "trade": "koeln"}
    own(t, GREEN, "krain")
    hold(t, **{name: (GREEN if name != "trade" else BROWN, elector) for name, elector in place.items()})
    own(t, GREY, "holland")
    own(t, -1, "pfalz")
    own(t, BROWN, "pfalz", place[lost])
    t.state.stale = True
    t.goto(OwnStep(seat=GREEN))
    idle(t)
    neutral = [e for e in ("mainz", "trier", "koeln") if e != place[lost]]
    assert t.state.votes[TRADE] == -1
    assert {ELECTORS[t.state.votes[m]] for m in (FAITH, WAR)} == set(neutral)


@pytest.mark.rule("MC-MAS-10")
@pytest.mark.example("MC-EXO-16")
def test_exo_16_faith_may_take_a_free_seat_or_trades() -> None:
    t = table()
    own(t, GREY, "boehmen", "sachsen")
    hold(t, faith=(GREEN, "mainz"), trade=(BROWN, "koeln"))
    own(t, GREY, "mainz")
    t.goto(OwnStep(seat=GREEN))
    assert t.waiting() == (GREEN,)
    assert {ELECTORS[e] for e in seats_for(t.state, FAITH)} == {"koeln", "trier", "pfalz", "brandenburg"}
    t.do(GREEN, "vote", "koeln")
    assert t.waiting() == (BROWN,)
    assert t.why(BROWN, "vote", "koeln") == "MC-MAS-10"
    t.do(BROWN, "vote", "pfalz")
    assert t.state.votes == [ELECTORS.index("koeln"), -1, ELECTORS.index("pfalz")]


@pytest.mark.rule("MC-MAS-11")
@pytest.mark.parametrize("strict", [False, True])
def test_mas_11_strict_thresholds(strict: bool) -> None:
    t = table(strict_master_thresholds=strict)
    own(t, GREY, "boehmen", "sachsen", "brandenburg")
    own(t, BROWN, "pfalz", "koeln")
    hold(t, trade=(BROWN, ""))
    assert bool(seats_for(t.state, TRADE)) != strict


@pytest.mark.rule("MC-MAS-14", "MC-ELEC-08")
def test_mas_14_a_vote_on_a_seat_that_nobody_bought_stays() -> None:
    t = table()
    hold(t, faith=(GREEN, "mainz"))
    dies(t, "mainz")
    assert t.state.votes[FAITH] == ELECTORS.index("mainz")


# -- the death of the Emperor


def anarchy(**options: Any) -> McTable:
    t = table(**options)
    for seat in (GREEN, BROWN, GREY):
        realm(t, seat)
        cash(t, seat, 200)
    return t


@pytest.mark.rule("MC-EMP-01", "MC-EMP-03", "MC-EMP-04", "MC-EMP-10", "MC-EMP-11")
def test_emp_04_castles_then_heirs() -> None:
    t = anarchy()
    cash(t, GREY, 140)
    t.goto(EmperorDeath())
    assert t.asked == "fortify"
    t.do(GREEN, "build", "krain")
    assert t.state.castle[at("krain")] == 1
    assert t.state.cash[GREEN] == 50
    t.do(BROWN, "pass")
    assert t.why(GREY, "build", "habsburg") == "MC-EMP-04"
    t.do(GREY, "pass")
    for seat in (GREEN, BROWN, GREY):
        t.do(seat, "educate", "secular")
    assert t.asked == ""
    assert t.state.heirs == [[1, 0]] * 3


@pytest.mark.rule("MC-EMP-05", "MC-EMP-06", "MC-EMP-07", "MC-EMP-08", "MC-EMP-09", "MC-WAR-12")
@pytest.mark.parametrize("retaliation", [True, False])
def test_emp_07_who_makes_war_is_banned_and_may_be_punished(retaliation: bool) -> None:
    t = anarchy(anarchy_retaliation=retaliation)
    own(t, GREEN, "nassau")
    own(t, BROWN, "mark")
    heirs(t, GREEN, 2, 0)
    heirs(t, BROWN, 2, 0)
    army(t, GREEN, "nassau", mercenaries=2)
    army(t, BROWN, "mark", mercenaries=1)
    t.goto(EmperorDeath())
    for seat in (GREEN, BROWN, GREY):
        t.do(seat, "pass")
    assert t.why(GREEN, "attack", "mainz") == "MC-ELEC-10"
    t.do(GREEN, "attack", "hessen")
    t.draft(GREEN, ("send", "mercenary", "nassau"))
    assert t.state.owner[at("hessen")] == GREEN
    assert troops(t, "hessen") == (0, 1)
    assert t.state.banned == 1 << GREEN
    t.do(BROWN, "pass")  # its own war
    if retaliation:
        assert t.waiting() == (BROWN,)
        assert t.why(BROWN, "attack", "kleve") == "MC-EMP-09"  # neutral: nobody is banned there
        t.do(BROWN, "attack", "nassau")
        idle(t, "educate")
        assert t.state.banned == 1 << GREEN  # attacking a banned player bans nobody
    assert t.asked == "educate"
    idle(t)
    assert t.state.banned == 0


@pytest.mark.rule("MC-EVT-03", "MC-GEN-02")
@pytest.mark.example("MC-EX-04")
def test_ex_04_a_short_deck_kills_the_emperor() -> None:
    t = table(5)
    t.place("event_discard", None, t.state.event_deck[3:])
    t.goto(Events())
    assert t.said("short_deck")
    assert not t.state.display
    idle(t, "bid")
    assert len(t.state.display) + len(t.state.event_deck) + len(t.state.event_discard) == len(EVENT_CARDS)
    assert len(t.said("drawn")[0]["cards"]) == 5


@pytest.mark.rule("MC-EVT-02", "MC-EVT-04", "MC-EVT-05")
def test_evt_05_deaths_first_and_never_two_preachers() -> None:
    t = table(4)
    events(t, "itinerant_preacher", "death_of_an_elector", "itinerant_preacher", "death_of_the_emperor", "relic")
    t.goto(Events())
    shown = t.said("drawn")[0]["cards"]
    assert shown.count("itinerant_preacher") == 1
    assert shown[-1] == "relic"
    assert t.said("anarchy")
    assert not t.said("elector_died")  # the Emperor first
    idle(t, "bid")
    assert t.said("elector_died")


@pytest.mark.rule("MC-EVT-06", "MC-EVT-09", "MC-HEIR-04")
def test_evt_06_openers_rotate_and_an_unsold_card_is_discarded() -> None:
    t = table(3)
    events(t, "architect", "relic", "monastery")
    t.goto(Events())
    openers = []
    while t.asked:
        openers.append(t.waiting()[0])
        for _ in range(3):
            t.do(t.waiting()[0], "pass")
    assert openers == [GREEN, BROWN, GREY]
    assert [FACE[c] for c in t.state.event_discard] == ["architect", "relic", "monastery"]


@pytest.mark.rule("MC-BLD-04", "MC-REL-01", "MC-GEN-04", "MC-BLD-01", "MC-BLD-05", "MC-PRE-01", "MC-PRE-02")
def test_bld_where_event_cards_may_be_placed() -> None:
    wanted = {
        "monastery": {"hessen": "", "nassau": "MC-GEN-04", "muenster": "MC-BLD-04", "sachsen": "MC-BLD-04"},
        "relic": {"hessen": "MC-REL-01", "nassau": "", "muenster": "MC-GEN-04", "mainz": "", "sachsen": "MC-REL-01"},
        "architect": {"hessen": "MC-GEN-04", "sachsen": "", "muenster": ""},
        "reichsstadt": {"hessen": "", "sachsen": ""},
        "itinerant_preacher": {"hessen": "", "mainz": ""},
        "army_of_knights": {"hessen": "", "mainz": ""},
    }
    for card, places in wanted.items():
        t = table(3)
        own(t, GREEN, "hessen", "nassau", "muenster", "sachsen", "mainz")
        building(t, "monastery", "nassau")
        building(t, "relic", "muenster")
        building(t, "castle", "hessen")
        events(t, card, "relic", "relic")
        t.goto(Events())
        t.do(GREEN, "bid", 10).do(BROWN, "pass").do(GREY, "pass")
        assert t.asked == "site"
        for land, why in places.items():
            assert t.why(GREEN, "place", land) == why, (card, land)
