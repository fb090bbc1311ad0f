"""Search bots: legal, blind to what is hidden, the same for the same seed, and never without an answer."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from araldo.bots import FLAT, LEVELS, TREE, known, plan_of, player, seat_thinkers
from araldo.bots.search import STUBBORN, Plan, Search, concrete, surely
from araldo.kernel import Game, discover, key_from_seed
from araldo.kernel.action import Span, Text, offered
from araldo.kernel.play import GENERAL, Eyes, bot_names, make_bot, play_out, usual_bot

GAMES = sorted(discover.names())


def middle(game: Game, decisions: int, seed: int = 1) -> Any:
    """A game after so many random decisions, at a question with a choice."""
    s = game.start(game.setup(game.usual_seats), key_from_seed(seed))
    bots = [make_bot(game, "random", seed)] * game.usual_seats
    play_out(game, s, bots, decisions)
    while len(game.options(s, game.waiting(s)[0])) < 2:
        play_out(game, s, bots, 1)
    return s


def eyes_on(game: Game, s: Any) -> Eyes:
    seat = game.waiting(s)[0]
    return Eyes(game, s, seat, game.options(s, seat))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["mcts@12", "flat@12"])
def test_a_search_answers_with_what_is_offered(name: str, bot: str) -> None:
    game = discover.load(name)
    for decisions in (3, 60):
        s = middle(game, decisions)
        before = game.pack(s)
        eyes = eyes_on(game, s)
        assert offered(eyes.options, player(game, bot, 7).choose(eyes))
        assert game.pack(s) == before


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["mcts@20", "flat@20"])
def test_a_search_chooses_the_same_whatever_is_hidden(name: str, bot: str) -> None:
    """What is imagined may differ by chance from one truth to another; beyond it nothing of the truth counts."""
    game = discover.load(name)
    s = middle(game, 40)
    seat = game.waiting(s)[0]
    believed = [game.imagine(s, seat, Random(seed)) for seed in range(20)]

    class Believing(Eyes[Any]):
        def imagine(self, rng: Random) -> Any:
            return game.clone(believed[rng.randrange(len(believed))])

    choices = set()
    for truth in (s, game.imagine(s, seat, Random(35)), game.imagine(s, seat, Random(36))):
        choices.add(player(game, bot, 3).choose(Believing(game, truth, seat, game.options(truth, seat))))
    assert len(choices) == 1


def test_a_search_does_not_go_round_in_circles(monkeypatch: pytest.MonkeyPatch) -> None:
    game = discover.load("castelli")
    eyes = eyes_on(game, middle(game, 3))
    usual, other = concrete(eyes.options)[:2]
    search = Search(game, 1, replace(FLAT, simulations=8))
    monkeypatch.setattr(search.heuristic, "choose", lambda eyes: usual)
    monkeypatch.setattr(search, "_halve", lambda eyes, first: other)
    assert [search.choose(eyes) for _ in range(STUBBORN + 1)] == [other] * STUBBORN + [usual]


@pytest.mark.parametrize("bot", ["mcts@8", "flat@8"])
def test_the_same_seed_and_count_give_the_same_game(bot: str) -> None:
    game = discover.load("castelli")
    ends = []
    for _ in range(2):
        s = game.start(game.setup(2), key_from_seed(4))
        play_out(game, s, [player(game, bot, 1), player(game, "steward", 2)])
        ends.append(game.pack(s))
    assert ends[0] == ends[1]


def test_more_simulations_play_better_than_chance() -> None:
    game = discover.load("castelli")
    wins = 0.0
    for seed in range(6):
        s = game.start(game.setup(2), key_from_seed(seed))
        me = seed % 2
        bots = [player(game, "mcts@30" if seat == me else "random", seed + seat) for seat in range(2)]
        play_out(game, s, bots)
        winners = game.outcome(s).winners
        wins += (me in winners) / len(winners)
    assert wins >= 5


def test_a_budget_of_seconds_stops_the_search() -> None:
    game = discover.load("castelli")
    for flat in (False, True):
        bot = Search(game, 1, Plan(seconds=0.02, flat=flat))
        bot.choose(eyes_on(game, middle(game, 5)))
        assert bot.simulations > 0


def test_without_time_to_compare_the_heuristics_answer_stands() -> None:
    game = discover.load("castelli")
    eyes = eyes_on(game, middle(game, 5))
    bot = Search(game, 1, Plan(seconds=1e-9, flat=True))
    expected = make_bot(game, "steward", 1 ^ 0x5EED).choose(eyes)
    assert bot.choose(eyes) == expected


def test_another_answer_must_be_better_by_more_than_chance() -> None:
    assert surely([1.0, 1.0, 0.9], [0.5, 0.5, 0.5], 0.5)
    assert not surely([1.0, 0.0, 0.6], [0.5, 0.5, 0.5], 0.5)
    assert surely([1.0, 0.0, 0.6], [0.5, 0.5, 0.5], 0.0)
    assert not surely([1.0], [0.0], 0.0), "once is no proof"


def test_ranges_are_looked_at_in_a_few_places() -> None:
    found = concrete([Span(("bid",), 10, 100, 10), ("pass",), Text(("say",), 20)])
    assert found[0] == ("bid", 10)
    assert ("bid", 100) in found
    assert found[-2:] == [("pass",), ("say", "")]
    assert all((action[1] - 10) % 10 == 0 for action in found if action[0] == "bid")


def test_names_of_searches_are_read() -> None:
    assert plan_of("mcts@0.5s") == replace(TREE, seconds=0.5)
    assert plan_of("flat@90") is not None
    assert plan_of("flat@90").flat is FLAT.flat is True  # type: ignore[union-attr]
    assert plan_of("mcts@0") is None
    assert plan_of("mcts") is None


def test_tables_offer_four_levels() -> None:
    seat_thinkers()
    game = discover.load("castelli")
    assert bot_names(game) == ["random", "steward", *LEVELS]
    assert usual_bot(game) == "steward"
    assert all(known(game, name) for name in [*GENERAL, *LEVELS, "steward", "mcts@5"])
    assert not known(game, "merlin")


def test_a_thinker_answers_from_its_own_process(monkeypatch: pytest.MonkeyPatch) -> None:
    from araldo.bots import detached

    monkeypatch.setattr(detached, "PATIENCE", 120.0)  # a process that starts on a busy machine
    seat_thinkers()
    game = discover.load("castelli")
    eyes = eyes_on(game, middle(game, 5))
    bot = make_bot(game, "scholar", 1)
    bot.instead = None  # type: ignore[attr-defined]  # no help: it must come from the other process
    try:
        assert offered(eyes.options, bot.choose(eyes))
    finally:
        detached.close()


def test_a_bot_that_fails_in_another_process_is_answered_by_the_games_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from araldo.bots import detached

    def broken() -> None:
        raise RuntimeError("no process")

    monkeypatch.setattr(detached, "pool", broken)
    game = discover.load("castelli")
    eyes = eyes_on(game, middle(game, 5))
    assert offered(eyes.options, detached.Detached(game, "sage", 1).choose(eyes))
