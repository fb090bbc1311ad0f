"""What the log tells: every change of a piece, with cause, numbers and rule; names in their grammar."""

from __future__ import annotations

import re
from typing import Any

import pytest

from araldo.games.crusader_kings import GAME
from araldo.games.crusader_kings.rules.family import bear
from araldo.games.crusader_kings.rules.score import close_game
from araldo.games.crusader_kings.state import Bargain, Check, Conquest, Fallen, Journey, Overthrow, Upkeep, Wedding
from araldo.kernel import key_from_seed
from araldo.kernel.play import make_bot, play_out
from tests.games.crusader_kings.scenario import (
    CAPET,
    NORMANDY,
    SALIAN,
    bag,
    castle,
    child,
    develop,
    foot,
    gold,
    land,
    only,
    own,
    pact_land,
    poor,
    reveal,
    suitor,
    table,
    token,
    unrest,
)


def events(seats: int, bot: str, seed: int, **options: Any) -> list[Any]:
    log: list[Any] = []
    s = GAME.start(GAME.setup(seats, options), key_from_seed(seed), log=log)
    play_out(GAME, s, [make_bot(GAME, bot, seat) for seat in range(seats)], GAME.bound)
    return log


@pytest.mark.parametrize(("seats", "bot"), [(4, "seneschal"), (3, "random"), (1, "random")])
def test_every_event_names_a_rule_of_the_catalogue(seats: int, bot: str) -> None:
    for event in events(seats, bot, 3, guide_hints=True):
        assert event.rule in GAME.rules.rules, event


WRONG = re.compile(
    r"\b(di|a|da|in|su) (il|lo|la|l’|i|gli|le) |\bin (Parigi|Tolosa|Venezia)\b|\b(di|a|da|in) (Casato|Dinastia)\b"
)
BARE = re.compile(r"\b(of|from|to|in|with|against|and) (House of|Papal States|Salian|Arpad|Jimenez)")


@pytest.mark.parametrize("seed", [1, 2])
def test_names_take_their_articles_and_prepositions(seed: int) -> None:
    for event in events(4, "random", seed):
        told = {"kind": event.kind, **event.params, **event.secret}
        assert not WRONG.search(line := GAME.texts.event("it", told)), line
        assert not BARE.search(line := GAME.texts.event("en", told)), line


@pytest.mark.rule("CK-END-02", "CK-END-03", "CK-AI-17")
def test_the_end_says_who_won_and_by_what() -> None:
    t = table()
    t.state.awards = [CAPET, -1, CAPET, -1]
    close_game(t.state)
    assert t.said("score")[0] == {
        "house": "house.capet", "points": 7, "lands": 5, "awards": ["ach_crusader", "ach_inventor"],
    }  # fmt: skip
    assert t.said("won") == [{"houses": ["house.capet"], "by": "points", "points": 7, "rest": 0}]
    t = table()
    t.state.shields[:2] = [SALIAN, SALIAN]
    t.state.awards = [SALIAN, -1, -1, -1]
    close_game(t.state)
    assert t.said("won")[0] == {"houses": ["house.salian"], "by": "shields", "points": 5, "rest": 2}
    t = table(2, automata=1, automata_mode="cooperative")
    close_game(t.state)
    assert t.said("won")[0] | {"houses": []} == {"houses": [], "by": "together", "points": 9, "rest": 4}


@pytest.mark.rule("CK-INV-14", "CK-INV-16", "CK-PAC-13")
def test_a_conquest_tells_who_falls_with_it() -> None:
    t = table()
    foot(t, "saxony")
    t.goto(Conquest(seat=CAPET, target=land("saxony"), came=[]))
    assert t.said("demobilised") == [{"house": "house.salian", "lands": ["saxony"]}]
    t = table()
    pact_land(t, NORMANDY, "brittany")
    t.goto(Conquest(seat=CAPET, target=land("brittany"), came=[]))
    assert t.said("land_pact_ended") == [{"land": "brittany", "house": "house.normandy"}]
    t = table()
    t.goto(Conquest(seat=CAPET, target=land("wales"), came=[]))
    assert len(t.said("died")) == 1


@pytest.mark.rule("CK-TAX-01", "CK-TAX-02", "CK-TAX-03")
def test_taxes_tell_where_the_gold_comes_from_and_which_tokens_go() -> None:
    t = table()
    t.state.harvest[land("paris")] = t.state.failure[land("lorraine")] = 1
    reveal(t, CAPET, "tax.tribute")
    t.do(CAPET, "tax")
    told = t.said("taxed")[0]
    assert told["gold"] == told["lands"] + told["bonus"]
    assert {(line["token"], line["land"]) for line in t.said("used_up")} == {
        ("harvest", "paris"), ("crop_failure", "lorraine"),
    }  # fmt: skip


@pytest.mark.rule("CK-MAR-14", "CK-CRU-04")
def test_tokens_that_enter_a_bag_are_told() -> None:
    t = table()
    suitor(t, "wales", "f", "ugly")
    t.goto(Wedding(seat=CAPET, person=t.state.kings[CAPET], land=land("wales")))
    assert t.said("bag_added") == [{"house": "house.capet", "trait": "ugly"}]
    t = table()
    poor(t)
    bag(t, CAPET, "strong")
    waiting = len(t.state.track[0])
    t.script(0).goto(Journey(seat=CAPET, person=t.state.kings[CAPET]))
    assert len(t.said("bag_added")) == waiting > 0


@pytest.mark.rule("CK-OVT-04", "CK-OVT-05", "CK-UNR-03")
def test_an_overthrow_tells_its_price_and_the_end_of_the_unrest() -> None:
    t = table()
    unrest(t, "normandy")
    poor(t)
    bag(t, CAPET, "godless")
    t.script(0).goto(Overthrow(seat=CAPET))
    t.do(CAPET, "topple", "normandy")
    assert t.said("overthrows") == [{"house": "house.capet", "land": "normandy", "gold": 0}]
    assert t.said("quiet") == [{"land": "normandy"}]


@pytest.mark.rule("CK-RND-09")
def test_age_is_told_for_every_ruler() -> None:
    t = table()
    t.goto(Upkeep())
    assert [line["age"] for line in t.said("aged")] == [1, 1, 1]


@pytest.mark.rule("CK-CHK-18")
def test_an_odd_gold_that_goes_back_is_told() -> None:
    t = table()
    for seat in range(3):
        gold(t, seat, 3)
    bag(t, CAPET, "brave", "ugly", "weak")
    t.script(0).goto(Check(seat=CAPET, kind="build"))
    t.do(CAPET, "invest", 2).do(NORMANDY, "pledge", 1).do(SALIAN, "pass").do(NORMANDY, "pass")
    assert t.said("pledge_back") == [{"house": "house.normandy", "gold": 1}]


@pytest.mark.rule("CK-TRD-01", "CK-TRD-04")
def test_a_trade_tells_both_sides_and_what_leaves_with_a_territory() -> None:
    t = table(trades="full")
    foot(t, "lorraine")
    duke = child(t, CAPET, "m")
    t.state.duke[land("lorraine")] = duke
    develop(t, NORMANDY, "navy")
    deal = Bargain(maker=CAPET, partner=NORMANDY, speaker=CAPET, stated=True, accepted=True, lands=[land("lorraine")],
                   cards=list(t.state.cards[NORMANDY]), step=3)  # fmt: skip
    t.goto(deal)
    told = t.said("struck")[0]
    assert (told["gives"], told["takes"]) == (["lorraine"], ["navy"])
    assert t.said("demobilised")[0]["lands"] == ["lorraine"]
    assert len(t.said("title_ended")) == 1


@pytest.mark.rule("CK-INV-05", "CK-INV-07")
def test_an_attack_tells_what_it_needs_and_who_supports() -> None:
    t = table()
    castle(t, "saxony")
    own(t, CAPET, "swabia")
    foot(t, "lorraine", "swabia")
    t.state.claims[CAPET] |= 1 << SALIAN
    reveal(t, CAPET, "war.old_wound")
    t.do(CAPET, "invade")
    t.draft(CAPET, ("attack", "lorraine", "saxony"), ("support", "swabia", "saxony"))
    told = t.said("attack")[0]
    assert (told["need"], told["supports"]) == (2, ["swabia"])


@pytest.mark.rule("CK-ELM-11")
def test_who_leaves_hands_on_the_first_player_token() -> None:
    t = table(elimination="always")
    only(t, CAPET)
    t.goto(Fallen(seat=CAPET))
    assert t.said("first_passes") == [{"house": "house.normandy"}]


@pytest.mark.rule("CK-DEV-10")
def test_two_equal_tokens_for_a_newborn_leave_nothing_to_choose() -> None:
    t = table()
    s = t.state
    twins = [token(t, "brave"), token(t, "brave")]
    rest, s.general = s.general, twins
    t.script(0, 0)
    s.frames.clear()
    bear(s, CAPET, "best_of_2")
    assert not s.frames, "nobody is asked"
    assert t.said("token_kept")[0]["trait"] == "brave"
    s.general += rest
