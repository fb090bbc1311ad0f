"""What bots were offered and chose is counted as it happened."""

from __future__ import annotations

from collections import Counter

from araldo.bots.habits import Habits, verb_of, watch
from araldo.kernel import Text, discover, key_from_seed
from araldo.kernel.action import Span
from araldo.kernel.play import make_bot, play_out


def test_a_verb_is_offered_once_a_question_however_often_it_stands_there() -> None:
    habits = Habits()
    habits.note("market", [("buy", "salt"), ("buy", "silk"), Span(("bid",), 1, 9), Text(("say",), 10)], ("bid", 4))
    habits.note("free", [("sell", "salt")], None)
    assert habits.offered == {("market", "buy"): 1, ("market", "bid"): 1, ("market", "say"): 1, ("free", "sell"): 1}
    assert +habits.chosen == {("market", "bid"): 1}
    assert habits.never == [("free", "sell"), ("market", "buy"), ("market", "say")]


def test_what_is_counted_is_what_is_played() -> None:
    game = discover.load("castelli")
    setup = game.setup(2)
    seen = watch(game, setup, ["steward", "random"], games=1, seed=7)
    bots = [make_bot(game, "steward", 14), make_bot(game, "random", 15)]
    done: list[Counter[str]] = [Counter(), Counter()]
    s = game.start(setup, key_from_seed(7))
    play_out(game, s, bots, game.bound, lambda seat, action: done[seat].update([str(action[0])]))
    for name, deeds in zip(("steward", "random"), done, strict=True):
        chosen: Counter[str] = Counter()
        for (_, verb), times in seen[name].chosen.items():
            chosen[verb] += times
        assert +chosen == deeds
        assert all(seen[name].chosen[deed] <= times for deed, times in seen[name].offered.items())
    assert verb_of(("build", 3)) == "build"
