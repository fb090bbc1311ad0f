"""Search bots: legal, blind to what is hidden, the same for the same seed, and never without an answer."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from araldo.bots import FLAT, STRENGTHS, THINKS, TREE, known, levels, plan_of, player, seat_levels
from araldo.bots.fallible import Fallible
from araldo.bots.levels import parted
from araldo.bots.search import ENOUGH, FEW, MOST, STUBBORN, Plan, Search, concrete, surely
from araldo.kernel import Game, discover, key_from_seed
from araldo.kernel.action import Span, Text, offered
from araldo.kernel.play import LEVELS, Dream, Eyes, bot_names, cast_of, make_bot, play_out, plays, usual_bot

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


def believing(game: Game, s: Any, seat: int) -> type[Eyes]:
    """Eyes that imagine the same, whatever is true."""
    believed = [game.imagine(s, seat, Random(seed)) for seed in range(20)]

    class Believing(Eyes[Any]):
        def imagine(self, rng: Random) -> Any:
            return game.clone(believed[rng.randrange(len(believed))])

    return Believing


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
    eyes = believing(game, s, seat)
    choices = set()
    for truth in (s, game.imagine(s, seat, Random(35)), game.imagine(s, seat, Random(36))):
        choices.add(player(game, bot, 3).choose(eyes(game, truth, seat, game.options(truth, seat))))
    assert len(choices) == 1


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", [level for level in STRENGTHS if level])
def test_every_level_chooses_the_same_whatever_is_hidden(
    monkeypatch: pytest.MonkeyPatch, name: str, level: str
) -> None:
    """Those that think do so by a count here, not by the clock."""
    monkeypatch.setattr(levels, "FLAT", replace(FLAT, simulations=24 if level == "sage" else 12))
    monkeypatch.setattr(levels, "THINKS", dict.fromkeys(THINKS, 0.0))
    game = discover.load(name)
    for decisions in (40,):
        s = middle(game, decisions, seed=3)
        seat = game.waiting(s)[0]
        eyes = believing(game, s, seat)
        choices = set()
        for truth in (s, game.imagine(s, seat, Random(41)), game.imagine(s, seat, Random(42))):
            choices.add(player(game, level, 3).choose(eyes(game, truth, seat, game.options(truth, seat))))
        assert len(choices) == 1


def test_a_search_does_not_go_round_in_circles(monkeypatch: pytest.MonkeyPatch) -> None:
    game = discover.load("castelli")
    eyes = eyes_on(game, middle(game, 3))
    usual, other = concrete(eyes.options)[:2]
    search = Search(game, 1, replace(FLAT, simulations=8))
    monkeypatch.setattr(search.heuristic, "choose", lambda eyes: usual)
    monkeypatch.setattr(search, "_halve", lambda eyes, first, begun: other)
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
        bot = Search(game, 1, Plan(seconds=0.02, flat=flat), "steward")
        bot.choose(eyes_on(game, middle(game, 5)))
        assert bot.simulations > 0


def test_without_time_to_compare_the_heuristics_answer_stands() -> None:
    game = discover.load("castelli")
    eyes = eyes_on(game, middle(game, 5))
    bot = Search(game, 1, Plan(seconds=1e-9, flat=True), "steward")
    expected = make_bot(game, "steward", 1 ^ 0x5EED).choose(eyes)
    assert bot.choose(eyes) == expected


def test_thinking_starts_from_the_bot_that_has_learnt_where_there_is_one() -> None:
    castelli, knights = discover.load("castelli"), discover.load("warrior_knights")
    assert castelli.pupil is not None
    assert parted(castelli, "sage") == (castelli.pupil.bot, "sage")
    assert parted(castelli, "flat@20") == (castelli.pupil.bot, "flat@20")
    assert parted(castelli, "squire") == (usual_bot(castelli), "squire")
    assert parted(knights, "sage") == (usual_bot(knights), "sage")
    assert type(Search(castelli, 1, FLAT).heuristic) is type(make_bot(castelli, castelli.pupil.bot, 1))


def test_another_answer_must_be_better_by_more_than_chance() -> None:
    even = [0.5] * ENOUGH
    assert surely([0.9, 1.0] * (ENOUGH // 2), even, 2.0)
    assert not surely([1.0, 0.1] * (ENOUGH // 2), even, 2.0)
    assert surely([1.0, 0.1] * (ENOUGH // 2), even, 0.0)
    assert not surely([1.0] * (ENOUGH - 1), even, 0.0), "seldom is no proof"


def test_few_states_prove_less() -> None:
    """Student's t: with eight states 2.43 standard errors stand for what 2.03 do with eighty."""
    gaps = [1.0 + 1.23, 1.0 - 1.23] * 4  # the mean is 2.15 standard errors
    assert not surely(gaps, [0.0] * 8, 2.0)
    assert surely(gaps * 10, [0.0] * 80, 2.0)


def test_a_search_looks_first_at_what_the_games_characters_would_do() -> None:
    game = discover.load("warrior_knights")
    s = middle(game, 60)
    eyes = eyes_on(game, s)
    search = Search(game, 1, replace(FLAT, simulations=8))
    first = search.heuristic.choose(eyes)
    found = search._candidates(eyes, first)
    assert found[0] == first
    assert len(found) == len(set(found)) <= FEW < MOST
    wishes = {adviser.choose(eyes) for adviser in search.advisers}
    assert len(search.advisers) == len(cast_of(game)) > 3
    assert wishes <= set(found)


def test_what_most_characters_would_do_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    game = discover.load("warrior_knights")
    eyes = eyes_on(game, middle(game, 3))
    usual, seldom, often = concrete(eyes.options)[:3]
    search = Search(game, 1, replace(FLAT, simulations=8))
    for number, adviser in enumerate(search.advisers):
        monkeypatch.setattr(adviser, "choose", lambda dream, rare=number == 0: seldom if rare else often)
    assert search._candidates(eyes, usual)[:3] == [usual, often, seldom]


def test_the_clock_stops_a_long_rollout_and_what_it_cuts_short_does_not_count() -> None:
    game = discover.load("warrior_knights")
    s = middle(game, 60)
    search, before, eyes = Search(game, 1, FLAT), s.round, eyes_on(game, s)
    actions = concrete(eyes.options)[:2]
    brought: dict[Any, list[float]] = {action: [] for action in actions}
    assert not search._compare(eyes, actions, brought, stop=0.0)
    assert list(brought.values()) == [[], []]
    search._roll(s, stop=0.0)
    assert s.round == before


def test_a_rollout_ends_with_the_round() -> None:
    game = discover.load("warrior_knights")
    s = middle(game, 60)
    search = Search(game, 1, FLAT)
    now = s.round
    search._roll(s)
    assert s.round == now + 1


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


@pytest.mark.parametrize("name", GAMES)
def test_no_bot_changes_what_it_imagines(name: str) -> None:
    """In a rollout it is not copied for each of them."""
    game = discover.load(name)
    s = middle(game, 30)
    for _ in range(40):
        if not s.frames:
            break
        seat = game.waiting(s)[0]
        options = game.options(s, seat)
        before = game.pack(s)
        for bot in game.bots:
            make_bot(game, bot, 1).choose(Dream(game, s, seat, options))
            assert game.pack(s) == before, bot
        game.apply(s, seat, make_bot(game, usual_bot(game), 1).choose(Dream(game, s, seat, options)))


def test_tables_offer_every_bot_at_every_level() -> None:
    seat_levels()
    game = discover.load("warrior_knights")
    assert bot_names(game) == ["random", *game.bots, *LEVELS]
    assert [level for level in STRENGTHS if level] == list(LEVELS)
    assert usual_bot(game) == "seneschal"
    assert "seneschal_prelate" in cast_of(game)
    assert "seneschal" not in cast_of(game)
    assert all(name.startswith("burgrave_") for name in cast_of(discover.load("castelli")))
    names = [*game.bots, *LEVELS, *(f"{one}+{level}" for one in cast_of(game) for level in LEVELS)]
    assert all(plays(game, name) and known(game, name) for name in names)
    assert known(game, "mcts@5")
    assert not any(known(game, name) or plays(game, name) for name in ("merlin", "random+sage", "seneschal+", "+sage"))


def test_a_mistake_is_never_what_a_stronger_bot_would_do() -> None:
    """Who has no characters of its own kin errs by itself."""
    game = discover.load("castelli")
    assert usual_bot(game) != cast_of(game)[0].partition("_")[0]
    alone, kin = (player(game, f"{own}+novice", 1) for own in ("steward", "burgrave"))
    assert isinstance(alone, Fallible)
    assert isinstance(kin, Fallible)
    assert alone.others == []
    assert len(kin.others) == len(cast_of(game))


def test_a_beginner_errs_as_people_do() -> None:
    """What it does instead is what another temper would do, the same deed elsewhere, or the default; not anything."""
    game = discover.load("warrior_knights")
    bot = player(game, "seneschal_prelate+novice", 3)
    others = [make_bot(game, name, 1) for name in cast_of(game)]
    s = game.start(game.setup(4), key_from_seed(2))
    erred = 0
    for _ in range(150):
        seat = game.waiting(s)[0]
        eyes = Eyes(game, s, seat, game.options(s, seat))
        best, done = bot.own.choose(eyes), bot.choose(eyes)  # type: ignore[attr-defined]
        assert offered(eyes.options, done)
        if done != best and offered(eyes.options, best):
            erred += 1
            assert done[0] == best[0] or done == eyes.default or done in [one.choose(eyes) for one in others]
        game.apply(s, seat, done)
    assert erred > 5


def test_a_thinker_remembers_what_it_has_insisted_on() -> None:
    from araldo.bots import detached

    game = discover.load("castelli")
    eyes = eyes_on(game, middle(game, 5))
    memory = {(eyes.kind, action): STUBBORN for action in concrete(eyes.options)}
    bot = detached.Detached(game, 1, "steward", "scholar")
    bot.memory = memory
    found, kept = detached.think(*bot.job(eyes))
    assert found == make_bot(game, "steward", 2 ^ 0x5EED).choose(eyes)
    assert kept.keys() == memory.keys()


def test_a_thinker_answers_from_its_own_process(monkeypatch: pytest.MonkeyPatch) -> None:
    from araldo.bots import detached

    monkeypatch.setattr(detached, "PATIENCE", 120.0)  # a process that starts on a busy machine
    seat_levels()
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
    assert offered(eyes.options, detached.Detached(game, 1, "steward", "sage").choose(eyes))


def test_a_search_wants_its_side_ahead_not_itself_ahead_of_its_partner(banners: Game) -> None:
    """Of two final states, the better one is where the side wins, whoever of it took the tricks."""
    search = Search(banners, 1, Plan(simulations=1))
    s = banners.start(banners.setup(4), key_from_seed(1))
    s.frames.clear()
    s.pledges, s.tricks = [0, 3, 0, 3], [0, 0, 3, 0]
    worth = search._judge(s)
    assert worth[0] == worth[2] > 0.5 > worth[1] == worth[3]
    assert search._squash([4.0, 1.0, 4.0, 1.0], (0, 1, 0, 1))[0] > 0.5
