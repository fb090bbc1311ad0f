"""Play by bots, defaults, what is barred, records: the tiny game in the kernel's hands."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from araldo.kernel import Action, Game, Illegal, Outcome, Span, Text, discover, key_from_seed
from araldo.kernel.discover import UnknownGame
from araldo.kernel.errors import Malformed
from araldo.kernel.play import LEVELS, RATION, Dream, Eyes, RandomBot, bot_names, make_bot, play_out, usual_bot
from araldo.kernel.record import Move, new_record, read, replay, verify, write
from araldo.kernel.scenario import Table, perft
from tests.contract.support import tiny
from tests.contract.test_contract import changed

TINY = tiny()


def begun(seats: int = 2, seed: int = 1) -> Any:
    return TINY.start(TINY.setup(seats), key_from_seed(seed))


# -- bots


def test_a_game_has_random_players_its_own_and_those_that_think() -> None:
    assert bot_names(TINY) == ["random", "miser", *LEVELS]
    assert (usual_bot(TINY), usual_bot(TINY.but(bots={}))) == ("miser", "random")
    assert type(make_bot(TINY, "random", 1)) is RandomBot
    assert type(make_bot(TINY, "miser", 1)) is TINY.bots["miser"]
    with pytest.raises(KeyError):
        make_bot(TINY, "nobody", 1)


class Scripted:
    """Answers with its first option; uses every right as often as it is asked, and counts."""

    def __init__(self, uses: bool = True) -> None:
        self.uses, self.polls = uses, 0

    def choose(self, eyes: Eyes) -> Action:
        option = eyes.options[0]
        assert isinstance(option, tuple)
        return option

    def free(self, eyes: Eyes) -> Action | None:
        self.polls += 1
        return self.choose(eyes) if self.uses else None


def test_bots_play_to_the_end_or_to_a_bound_and_are_listened_to() -> None:
    heard: list[tuple[int, Action]] = []
    s = begun()
    bots = [Scripted(), Scripted(False)]
    assert play_out(TINY, s, bots, 3, lambda seat, action: heard.append((seat, action))) == len(heard) == 3
    assert heard[0] == (0, ("sell", heard[0][1][1]))
    assert [(seat, action[0]) for seat, action in heard[1:]] == [(0, "open"), (0, "pass")]
    assert not TINY.over(s)
    more = play_out(TINY, s, bots)
    assert TINY.over(s)
    again = begun()
    assert play_out(TINY, again, [Scripted(), Scripted(False)]) == more + 3
    assert TINY.pack(again) == TINY.pack(s)


def test_every_holder_of_a_right_is_polled_once_before_each_answer() -> None:
    s = begun()
    bots = [Scripted(False), Scripted(False)]
    play_out(TINY, s, bots, 1)
    assert [bot.polls for bot in bots] == [1, 1]
    play_out(TINY, s, bots, 2)
    assert [bot.polls for bot in bots] == [3, 3], "the stakes are asked of two"


def test_random_players_are_the_same_for_the_same_seed_and_use_their_rights_now_and_then() -> None:
    ends = []
    sold = decisions = 0
    for seed in (*range(30), 0):
        s, heard = begun(3, seed), list[tuple[int, Action]]()
        decisions += play_out(TINY, s, [RandomBot(seed)] * 3, None, lambda *move: heard.append(move))  # noqa: B023
        sold += sum(action[0] == "sell" for _, action in heard)
        ends.append((TINY.pack(s), heard))
    assert ends[0] == ends[-1] != ends[1]
    assert 0 < sold < decisions * RATION * 2
    s = begun(3, 0)
    assert play_out(TINY, s, [RandomBot(0)] * 3, 7) == 7
    record = new_record(TINY, TINY.setup(3), key_from_seed(0))
    record.moves = [Move(seat, action) for seat, action in ends[0][1]]
    assert TINY.pack(replay(TINY, record)) == ends[0][0]
    assert TINY.pack(replay(TINY, record, 7)) == TINY.pack(s)


def test_eyes_see_what_a_seat_may_and_travel() -> None:
    s = begun()
    eyes = Eyes(TINY, s, 0, TINY.options(s, 0))
    assert (eyes.kind, eyes.view, eyes.default) == ("open", TINY.view(s, 0), ("open", "dear"))
    other = Eyes.unpacked(TINY, eyes.packed(), 0)
    assert (other.view, other.options, other.seat) == (eyes.view, eyes.options, 0)
    hands = {tuple(sorted(eyes.imagine(Random(i)).hands[1])) for i in range(10)}
    assert len(hands) > 3
    assert Dream(TINY, s, 0, eyes.options).imagine(Random(1)) is s  # nothing to imagine any more


# -- what may be answered


def test_what_is_barred_is_what_is_weighed_and_refused() -> None:
    s = begun()
    s.coins[0] = 0
    s.sold = 0b01
    for seat in (0, 1):
        assert TINY.barred(s, seat) == [(o, why) for o, why in TINY.weigh(s, seat) if why is not None]
    assert [option[0] for option, _ in TINY.barred(s, 0)] == ["reroll", *["sell"] * len(TINY.barred(s, 0)[1:])]
    assert len(TINY.barred(s, 0)) > 1
    s.out = 0b01
    assert len(TINY.barred(s, 0)) == 1, "who is out has no rights, not even refused ones"
    play_out(TINY, over := begun(), [Scripted(), Scripted()])
    assert (TINY.barred(over, 0), TINY.weigh(over, 0), TINY.options(over, 0)) == ([], [], [])


@pytest.mark.parametrize(
    ("option", "default"),
    [(Span(("bid",), 3, 9, 2), ("bid", 3)), (Text(("say", "x"), 5), ("say", "x", "")), (("go",), ("go",))],
)
def test_the_default_is_the_first_option_at_its_least(option: Any, default: Action) -> None:
    question = changed(TINY.questions["open"], candidates=None, options=lambda s, f, seat: [option, ("later",)])
    game = TINY.but(questions=[question, *[q for q in TINY.questions.values() if q.kind != "open"]])
    s = game.start(game.setup(2), key_from_seed(1))
    assert game.default(s, 0) == default
    named = changed(question, default=lambda s, f, seat: ("later",))
    game = game.but(questions=[named, *[q for q in TINY.questions.values() if q.kind != "open"]])
    assert game.default(s, 0) == ("later",)


def test_a_number_of_a_span_is_as_likely_as_any() -> None:
    rng = Random(1)
    chosen = [Game.choose([Span(("bid",), 3, 9, 2)], rng) for _ in range(200)]
    assert {action[1] for action in chosen} == {3, 5, 7, 9}
    assert Game.choose([Text(("say",), 5)], rng) == ("say", "")
    assert {Game.choose([("a",), ("b",), ("c",)], rng) for _ in range(50)} == {("a",), ("b",), ("c",)}


def test_what_a_seat_believes_is_the_same_each_time_until_chance_is_drawn() -> None:
    s = begun(3)
    one, two = TINY.believed(s, 0), TINY.believed(s, 0)
    assert TINY.pack(one) == TINY.pack(two)
    s.draws += 1
    assert TINY.pack(TINY.believed(s, 0)) != TINY.pack(one)


def test_sequences_of_answers_are_counted() -> None:
    s = begun()
    assert [perft(TINY, s, depth) for depth in (0, 1)] == [1, 3]
    opened = TINY.clone(s)
    TINY.apply(opened, 0, ("open", "dear"))
    stakes = len(TINY.options(opened, 0))
    assert perft(TINY, opened, 1) == stakes
    assert perft(TINY, s, 2) == 2 * stakes + 2, "after another roll there is no third way"
    spans = changed(TINY.questions["open"], candidates=None, options=lambda s, f, seat: [Text(("open",), 4)])
    game = TINY.but(questions=[spans, *[q for q in TINY.questions.values() if q.kind != "open"]])
    assert perft(game, game.start(game.setup(2), key_from_seed(1)), 1) == 1


def test_why_an_action_is_refused() -> None:
    t = Table(TINY, 2)
    t.state.coins[0] = 0
    assert (t.why(0, "open", "dear"), t.why(0, "reroll"), t.why(0, "dance")) == ("", "TI-FAI-02", "not-offered")
    assert (t.asked, t.waiting()) == ("open", (0,))
    assert t.do(0, "open", "dear").said("opened") == [{"seat": 0, "wins": "dear"}]
    assert t.can(1, "pass")
    assert not t.can(1, "open", "dear")


# -- records


@pytest.fixture
def whole() -> Any:
    record, s = new_record(TINY, TINY.setup(2), key_from_seed(3)), begun(2, 3)
    play_out(TINY, s, [RandomBot(1)] * 2, None, lambda seat, action: record.moves.append(Move(seat, action)))
    record.outcome = TINY.outcome(s)
    return record


def test_a_record_verifies_and_says_where_it_is_wrong(whole: Any) -> None:
    assert verify(TINY, whole) == verify(TINY, read(TINY, write(TINY, whole))) == whole.outcome
    said, whole.outcome = whole.outcome, Outcome(whole.outcome.scores, (9,))
    with pytest.raises(Malformed, match="not the one"):
        verify(TINY, whole)
    whole.outcome = Outcome((0, 0), said.winners)
    with pytest.raises(Malformed, match="not the one"):
        verify(TINY, whole)
    whole.outcome = None
    assert verify(TINY, whole) == said
    last = whole.moves.pop()
    assert verify(TINY, whole) is None
    whole.outcome = said
    with pytest.raises(Malformed, match="do not lead to an end"):
        verify(TINY, whole)
    whole.moves[1] = Move(last.seat, ("dance",))
    with pytest.raises(Illegal, match=r"^move 2 ") as caught:
        verify(TINY, whole)
    assert caught.value.code == "not-offered"
    whole.older = 1
    with pytest.raises(Illegal, match="version 1 of the rules, move 2") as caught:
        verify(TINY, whole)
    assert (caught.value.code, caught.value.params["move"]) == ("bad-version", 2)
    whole.key = None
    with pytest.raises(Malformed, match="no key"):
        replay(TINY, whole)


def test_a_replay_is_logged_for_whoever_wants_it(whole: Any) -> None:
    log: list[Any] = []
    s = replay(TINY, whole, log=log)
    assert TINY.over(s)
    assert {event.kind for event in log} >= {"opened", "rolled"}


def test_dice_that_were_not_promised_and_other_data_are_found_out(whole: Any) -> None:
    whole.commit = "0" * 64
    with pytest.raises(Malformed, match="dice"):
        verify(TINY, whole)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("araldo 1", "araldo 2", "format"),
        ("seats 2", "benches 2", "line 3"),
        ("seats 2", "seats 2\nseats 3", "line 4"),
        ("seats 2", "seats two", "head"),
        ("seats 2", "seats 2\nset rounds five", "line 4"),
        ("---\n", "---\nx pass\n", "cannot be read"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(whole: Any, old: str, new: str, complaint: str) -> None:
    text = write(TINY, whole)
    assert old in text
    with pytest.raises(Malformed, match=complaint):
        read(TINY, text.replace(old, new, 1))
    with pytest.raises(Malformed, match="cannot be read"):
        read(TINY, text + "0 pass\n")
    assert read(TINY, text + "# a remark\n\n").outcome == whole.outcome


# -- finding games


def test_games_are_found_by_name_without_being_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(discover.names()) == sorted(discover.names())
    assert discover.names()["castelli"] == "araldo.games.castelli:GAME"
    assert discover.load("tiny") is TINY
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        discover.load("chess")
    monkeypatch.setattr(discover, "names", lambda: {"tiny": "tinygame", "wrong": "tinygame:KINDS"})
    assert discover.load.__wrapped__("tiny") is TINY
    with pytest.raises(UnknownGame, match="is not a game"):
        discover.load.__wrapped__("wrong")
