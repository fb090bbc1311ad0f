"""Random games to the end; secrets, the bot, the sketch."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from araldo.games.warrior_knights import GAME
from araldo.games.warrior_knights.bot import PROFILES
from araldo.games.warrior_knights.box import CARDS, FIRST_NEUTRAL
from araldo.games.warrior_knights.state import Knights, Round
from araldo.kernel import ALL, SPECTATOR, Seen, key_from_seed
from araldo.kernel.contract import check_game
from araldo.kernel.fields import declared
from araldo.kernel.play import make_bot, play_out
from tests.games.warrior_knights.scenario import BLACK, RED, YELLOW, table
from tests.oracles.warrior_knights import choose

VARIANTS: list[dict[str, Any]] = [
    {"vote_declaration": "simultaneous", "miracles_can_happen": True},
    {"the_king": True, "missions": True, "influence_per_baron": 8},
    {"exchanging_heirs": True, "abandoned_nobles": True},
    {"player_elimination": True, "stronghold_commander": "if_noble_present", "unfunded_expedition": "sails"},
    {"open_private_motions": True, "might_is_right": True, "round_limit": 8, "versatile_votes": 1},
]


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_random_games_keep_every_card_and_figure(variant: int) -> None:
    game = GAME.but(bound=1200)
    for seats in (2, 3 + variant % 4):
        decisions, outcome = check_game(game, game.setup(seats, VARIANTS[variant]), seed=variant, full=False)
        assert decisions > 100
        assert outcome.winners


# -- hidden information


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_what_has_lain_open_is_known_to_all(variant: int) -> None:
    """Also when it is hidden again: whoever draws or turns a card says who sees it."""
    zones = [name for name, what in declared(Knights) if what.zone and what.seen is Seen.ALL]
    s, rng = GAME.start(GAME.setup(2 + variant, VARIANTS[variant]), key_from_seed(variant)), Random(variant)
    for _ in range(600):
        if GAME.over(s):
            break
        for name in zones:
            piles = [pile if isinstance(pile, list) else [pile] for pile in getattr(s, name)]
            assert all(s.known[piece] == ALL for pile in piles for piece in pile), name
        seat = rng.choice(GAME.waiting(s))
        GAME.apply(s, seat, choose(GAME.options(s, seat), rng))


@pytest.mark.rule("WK-PLN-02")
def test_each_knows_in_which_stacks_his_own_cards_lie_and_nothing_more() -> None:
    t = table(3)
    t.goto(Round())
    t.draft(RED, ("plan", "levy_taxes", 2), ("plan", "rally_support", 3))
    t.draft(YELLOW, ("plan", "mobilize_forces", 2), ("plan", "mobilize_forces", 3))
    t.draft(BLACK)
    s = t.state
    mine = [{p for p in stack if p // CARDS == RED} for stack in s.stacks]
    theirs = set()
    places = set()
    for i in range(60):
        w = GAME.imagine(s, RED, Random(i))
        assert [{p for p in stack if p // CARDS == RED} for stack in w.stacks] == mine
        theirs.add(tuple(sorted(p for p in w.stacks[1] if p // CARDS == YELLOW)))
        places.add(tuple(p // CARDS for p in w.stacks[2]))
        assert sum(p >= FIRST_NEUTRAL for p in w.stacks[2]) == 2
    assert len(theirs) > 5
    assert len(places) > 3
    plans = t.view(RED)["plans"]
    assert (sorted(plans[RED])[-2:], plans[YELLOW], plans[BLACK]) == ([2, 3], None, None)


@pytest.mark.rule("WK-OFB-04")
def test_imagined_battle_cards_differ_and_own_ones_do_not() -> None:
    from tests.games.warrior_knights.test_battle import duel

    s = duel().state
    worlds = [GAME.imagine(s, RED, Random(i)) for i in range(20)]
    assert all(sorted(w.drawn[RED]) == sorted(s.drawn[RED]) for w in worlds)
    assert len({tuple(sorted(w.drawn[YELLOW])) for w in worlds}) > 3


# -- bots


def test_the_castellan_beats_random_players() -> None:
    wins = 0
    for game in range(4):
        s = GAME.start(GAME.setup(4), key_from_seed(game))
        play_out(GAME, s, [make_bot(GAME, "castellan" if i == game else "random", i) for i in range(4)], GAME.bound)
        wins += game in GAME.outcome(s, cut=True).winners
    assert wins >= 3


@pytest.mark.parametrize("profile", PROFILES)
def test_every_profile_plays_to_the_end(profile: str) -> None:
    s = GAME.start(GAME.setup(3), key_from_seed(5))
    play_out(GAME, s, [make_bot(GAME, f"castellan_{profile}", i) for i in range(3)], GAME.bound)
    assert GAME.over(s)
    assert s.ending in ("cities", "influence")


# -- the terminal


@pytest.mark.parametrize(("lang", "word"), [("en", "Mercenary Track"), ("it", "Tabella dei Mercenari")])
def test_the_sketch_shows_the_realm_and_no_hand_but_ones_own(lang: str, word: str) -> None:
    s = GAME.start(GAME.setup(3), key_from_seed(1))
    play_out(GAME, s, [make_bot(GAME, "castellan", i) for i in range(3)], 200)
    assert GAME.sketch is not None
    mine, public = (GAME.sketch(GAME.view(s, viewer), lang) for viewer in (0, SPECTATOR))
    assert word in public
    assert len(mine.splitlines()) == len(public.splitlines()) + 1
    assert mine.startswith(public)
