"""Rules change: what was played on older ones is still opened, and goes on where the new ones allow all of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from araldo.kernel import Action, Game, Question, Refusal, key_from_seed
from araldo.kernel.errors import BadSetup, Illegal
from araldo.kernel.record import read, verify, write
from araldo.table.match import Match, human
from araldo.table.series import verify as verify_match
from tests.contract.test_contract import changed


def played(game: Game, decisions: int = 200) -> str:
    """The record of a match of this game."""
    match = Match(game, game.setup(2), [human(), human()], key_from_seed(5), hot_seat=True, forced=False)
    rng = Random(5)
    for _ in range(decisions):
        if match.over:
            break
        seat = match.waiting()[0]
        match.act(seat, game.choose(match.options(seat, revise=False), rng))
    return match.export(0)


def newer(game: Game, **changes: Any) -> Game:
    return game.but(version=2, **changes)


def without_rerolls(game: Game) -> Game:
    """The next edition, in which no prize is rolled again."""
    question: Question = game.questions["open"]
    weighed = question.candidates
    assert weighed is not None

    def candidates(s: Any, f: Any, seat: int) -> list[tuple[Action, Refusal | None]]:
        return [(o, Refusal("TI-FAI-02") if o[0] == "reroll" else why) for o, why in weighed(s, f, seat)]  # type: ignore[misc]

    others = [q for q in game.questions.values() if q.kind != "open"]
    return newer(game, questions=[*others, changed(question, candidates=candidates)])


def test_a_record_that_is_legal_on_the_new_rules_is_theirs(game: Game) -> None:
    record = read(newer(game), played(game))
    assert record.older == 1
    assert verify(newer(game), record) == verify_match(newer(game), record) == verify(game, read(game, played(game)))
    assert "game tiny 2 " in write(newer(game), record)


def test_a_record_that_the_new_rules_refuse_says_at_which_move_and_stays_readable(game: Game) -> None:
    text = played(game)
    assert " reroll" in text
    new = without_rerolls(game)
    for check in (verify, verify_match):
        with pytest.raises(Illegal) as caught:
            check(new, read(new, text))
        assert caught.value.code == "bad-version"
    number = caught.value.params["move"]
    match = Match.load(new, text, [human(), human()])
    assert match.outdated
    assert len(match.record.moves) == number - 1
    assert match.view(0)["seats"] == 2
    assert match.log(0)


def test_in_a_match_that_cannot_go_on_nobody_acts(game: Game) -> None:
    match = Match.load(without_rerolls(game), played(game), [human(), human()])
    assert (match.waiting(), match.pending(), match.step()) == ((), "", None)
    with pytest.raises(Illegal) as caught:
        match.act(0, ("open", "dear"))
    assert caught.value.code == "outdated"
    assert match.undo_barrier(0) == "over"


def test_a_newer_record_is_refused(game: Game) -> None:
    with pytest.raises(BadSetup) as caught:
        read(game, played(newer(game)))
    assert caught.value.code == "bad-version"


def test_options_that_an_older_version_did_not_know_play_as_it_did(game: Game) -> None:
    """`versions`: what was always so becomes the value of an option, which is not its default."""
    text = played(game).replace("set thieves true\n", "")
    new = newer(game, versions={1: {"thieves": False}})
    assert read(new, text).setup.options["thieves"] is False
    assert read(new, text.replace("seats 2\n", "seats 2\nset thieves true\n")).setup.options["thieves"] is True


def test_options_that_are_gone_do_not_keep_an_older_record_closed(game: Game) -> None:
    text = played(game).replace("seats 2\n", 'seats 2\nset juggler "yes"\n')
    assert "juggler" not in read(newer(game), text).setup.options
    with pytest.raises(BadSetup, match="juggler"):
        read(game, text)


def test_an_option_that_never_did_anything_may_go_within_a_version(game: Game) -> None:
    text = played(game).replace("seats 2\n", "seats 2\nset juggler true\n")
    assert "juggler" not in read(game.but(former_options=("juggler",)), text).setup.options
