"""The burgrave: its judgement in positions, whole games, nothing peeked at."""

from __future__ import annotations

from random import Random

import pytest

from araldo.games.castelli import GAME
from araldo.games.castelli.bot import Steward
from araldo.games.castelli.box import SHIELD_VALUE
from araldo.games.castelli.burgrave import (
    CHARACTERS,
    MORE,
    SAMPLE,
    Burgrave,
    Character,
    Outlook,
    Spot,
    chances,
    contested,
    unseen,
)
from araldo.kernel import key_from_seed
from araldo.kernel.action import offered
from araldo.kernel.catalogue import LANGUAGES
from araldo.kernel.play import Eyes, make_bot, play_out
from tests.games.castelli.scenario import RED, YELLOW, give, last_turn, stock, table


def test_sets_beyond_the_last_castle_are_worth_their_points() -> None:
    s = table().state
    s.supply[RED] = 1
    look = Outlook(s, Character())
    assert look.worth(RED, [1, 1, 1]) == look.usual > 3
    assert look.worth(RED, [2, 2, 2]) == look.usual + 3


def test_a_first_shield_counts_where_a_good_site_is_free() -> None:
    s = table().state
    look = Outlook(s, Character())
    best, poor = (pick(range(len(look.best)), key=look.best.__getitem__) for pick in (max, min))
    assert look.best[best] >= 7
    assert look.right_in(RED, best) == look.best[best] - 4
    assert look.right_in(RED, poor) == 0
    s.turned = [0] * len(s.turned)
    assert Outlook(s, Character()).right_in(RED, best) == 0  # no tile is left to use it


def test_the_last_castles_wait_for_good_sites_unless_resources_would_be_lost() -> None:
    t = table()
    stock(t, RED, wood=1, grain=1, rock=1)
    t.state.supply[RED] = 2
    assert Burgrave(1).least(t.state, RED) == 6
    stock(t, RED, wood=5, grain=1, rock=1)
    assert Burgrave(1).least(t.state, RED) == 4


@pytest.mark.parametrize(("silver", "deed"), [([5, 6, 0, 0], "sell"), ([1, 9, 8, 0], "stop")])
def test_a_card_is_sold_at_the_end_only_where_it_wins_more_than_its_point(silver: list[int], deed: str) -> None:
    t = table()
    give(t, RED, "peasant", "traitor")
    last_turn(t)
    t.do(RED, "stop")
    t.state.silver[:] = silver
    t.state.mine = 2
    assert t.asked == "final_sale"
    assert Burgrave(1).choose(Eyes(t.game, t.state, RED, t.game.options(t.state, RED)))[0] == deed


def test_for_a_castle_it_sells_the_card_that_is_of_least_use() -> None:
    t = table()
    give(t, RED, "count", "steward", "traitor")
    t.state.marks[RED] = -1  # every site is open to it
    options = [("sell", "count"), ("sell", "steward"), ("sell", "traitor")]
    bot = Burgrave(1)
    monkey = pytest.MonkeyPatch()
    with monkey.context() as patch:
        patch.setattr(Steward, "free", lambda self, eyes: eyes.options[0])
        assert bot.free(Eyes(t.game, t.state, RED, list(options))) == ("sell", "traitor")
        assert bot.free(Eyes(t.game, t.state, RED, options[:2])) == ("sell", "steward")
        patch.setattr(Steward, "free", lambda self, eyes: None)
        assert bot.free(Eyes(t.game, t.state, RED, list(options))) is None


def test_no_card_is_sold_for_a_castle_that_is_not_worth_building() -> None:
    t = table()
    last_turn(t)
    give(t, RED, "traitor")
    stock(t, RED, wood=1, grain=1, rock=0)
    t.state.silver[RED], t.state.mine = 0, 4
    t.state.marks[RED] = -1
    sale = Eyes(t.game, t.state, RED, [("sell", "traitor")])
    assert Burgrave(1).free(sale) == ("sell", "traitor")
    t.state.settled = [0] * len(t.state.settled)  # a castle would score nothing anywhere
    assert Steward(1).free(sale) == ("sell", "traitor")
    assert Burgrave(1).free(sale) is None


def test_the_tiles_that_may_lie_there_are_tried_from_weak_to_strong() -> None:
    """The same few whatever is hidden; more of them where a space is looked at twice."""
    s = table().state
    few, more = unseen(s, RED), unseen(s, RED, MORE)
    assert (len(few), len(more)) == (SAMPLE, MORE)
    values = [sum(SHIELD_VALUE[16 * tile : 16 * tile + 4]) for tile in more]
    assert values == sorted(values)
    assert values[0] < values[-1]
    assert unseen(GAME.imagine(s, RED, Random(3)), RED, MORE) == more


def test_a_space_is_worth_what_its_sides_bring_together() -> None:
    """What each side brings is remembered: asked again, and in another order, the same."""
    s = table().state
    look = Outlook(s, Character())
    spot = Spot(s, 5, look)
    ways = [(tile, turns) for tile in (0, 9, 31) for turns in range(4)]
    first = [spot.gains(*way) for way in ways]
    assert [spot.gains(*way) for way in reversed(ways)] == first[::-1]
    assert [Spot(s, 5, look).gains(*way) for way in ways] == first
    assert any(gain != first[0] for gain in first)


def test_a_pair_of_two_kinds_is_worth_more_than_two_of_one_kind() -> None:
    look = Outlook(table().state, Character())
    assert look.worth(RED, [1, 1, 0]) > look.worth(RED, [2, 0, 0]) > look.worth(RED, [1, 0, 0])
    assert look.worth(RED, [1, 1, 1]) > look.worth(RED, [2, 1, 0])


def test_silver_for_the_third_resource_makes_a_pair_worth_more() -> None:
    s = table().state
    s.silver[RED] = 0
    poor = Outlook(s, Character()).worth(RED, [1, 1, 0])
    s.silver[RED] = 2
    assert Outlook(s, Character()).worth(RED, [1, 1, 0]) > poor


def test_a_site_is_taken_the_sooner_the_more_may_take_it() -> None:
    t = table()
    s = t.state
    s.marks = [1, 1, 1, 0]
    alone = contested(s, YELLOW, 1)
    poor = contested(s, YELLOW, 0)
    stock(t, RED, wood=1, grain=1, rock=1)
    assert alone == 0 < poor < contested(s, YELLOW, 0)


# -- whole games


@pytest.mark.parametrize("name", CHARACTERS)
def test_every_character_plays_to_the_end(name: str) -> None:
    s = GAME.start(GAME.setup(3, {"module_dilemma": True}), key_from_seed(5))
    play_out(GAME, s, [make_bot(GAME, name, i) for i in range(3)], GAME.bound)
    assert GAME.over(s)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", CHARACTERS)
def test_every_character_has_a_name_arms_and_a_sentence(name: str, lang: str) -> None:
    known = GAME.texts.bot(lang, name)
    assert known is not None
    assert all(known)


@pytest.mark.parametrize("options", [{}, {"module_dilemma": True}])
def test_it_sees_nothing_that_is_hidden_and_answers_the_same_again(options: dict[str, bool]) -> None:
    """In every state that its seat may believe in, the same answer."""
    s = GAME.start(GAME.setup(4, options), key_from_seed(2))
    bots = [make_bot(GAME, "burgrave", i) for i in range(4)]
    rng = Random(4)
    asked = 0
    while not GAME.over(s):
        play_out(GAME, s, bots, 5)
        if GAME.over(s):
            break
        seat = GAME.waiting(s)[0]
        answer = Burgrave(9).choose(Eyes(GAME, s, seat, GAME.options(s, seat)))
        assert offered(GAME.options(s, seat), answer)
        other = GAME.imagine(s, seat, rng)
        assert Burgrave(8).choose(Eyes(GAME, other, seat, GAME.options(other, seat))) == answer
        asked += 1
    assert asked > 20


@pytest.mark.parametrize(
    "points", [[0, 0, 0, 0], [5, 0, 0, 0], [3, 3, 0, 1], [4, 4, 4, 4], [6, 5, 0], [3, 3, 0], [2, 1]]
)
@pytest.mark.parametrize("hidden", [1, 2, 3, 4])
def test_chances_on_an_open_area_are_shared_out(points: list[int], hidden: int) -> None:
    found = chances(points, hidden)
    assert sum(found) == pytest.approx(1)
    assert max(found) == found[points.index(max(points))]
