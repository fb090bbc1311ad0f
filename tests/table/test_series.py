"""A series: several games at once, keys derived from one, one record."""

from __future__ import annotations

import dataclasses

import pytest

from araldo.kernel import Game, Illegal, Outcome, Pairing, Result, Series, Setup, key_from_seed
from araldo.kernel.errors import ContractBroken
from araldo.kernel.record import read, write
from araldo.table.match import Match, bot, human
from araldo.table.series import Progress, bot_seed, check_series, game_key, play_match, replay, verify


def duel(setup: Setup) -> Setup:
    return dataclasses.replace(setup, seats=2)


def pair_up(setup: Setup, key: bytes, rounds: list[list[Result]]) -> list[Pairing] | None:
    """Two duels, then the winners against each other."""
    if not rounds:
        return [Pairing((0, 1), duel(setup)), Pairing((2, 3), duel(setup))]
    if len(rounds) == 1:
        best = [result.seats[result.outcome.winners[0]] for result in rounds[0]]
        return [Pairing((best[1], best[0]), duel(setup))]  # not in the order of the seats: numbers must not be mixed up
    return None


def rank(setup: Setup, key: bytes, rounds: list[list[Result]]) -> Outcome:
    scores = [0] * setup.seats
    for result in rounds[0] + rounds[1]:
        for seat, score in zip(result.seats, result.outcome.scores, strict=True):
            scores[seat] += score
    final = rounds[1][0]
    return Outcome(tuple(scores), tuple(sorted(final.seats[winner] for winner in final.outcome.winners)))


@pytest.fixture
def cup(game: Game) -> Game:
    """The tiny game with a cup for four."""
    series = Series(lambda setup: setup.seats == 4, pair_up, rank)
    return game.but(seats=(2, 3, 4), series=series)


def test_rounds_follow_each_other_and_the_record_verifies(cup: Game) -> None:
    played = play_match(cup, cup.setup(4), seed=6, names=["random"] * 4, keep=True)
    assert played.record is not None
    assert len(played.record.moves) == played.decisions
    assert played.record.outcome == played.outcome
    assert verify(cup, read(cup, write(cup, played.record))) == played.outcome
    progress = replay(cup, played.record, stop=played.decisions - 1)
    assert not progress.over
    assert len(progress.rounds) == 1
    assert progress.parts[0].seats == tuple(r.seats[r.outcome.winners[0]] for r in reversed(progress.rounds[0]))


def test_every_game_has_dice_of_its_own(cup: Game) -> None:
    progress = Progress(cup, cup.setup(4), key_from_seed(1))
    keys = [part.state.key for part in progress.parts]
    assert keys == [game_key(key_from_seed(1), 1, 1), game_key(key_from_seed(1), 1, 2)]
    assert len({*keys, key_from_seed(1), game_key(key_from_seed(1), 2, 1)}) == 4
    assert len({bot_seed(1, seat, number) for seat in range(4) for number in (1, 2)}) == 8


def test_the_seeds_of_bots_are_what_they_always_were() -> None:
    """Or no simulation would come out again as it was published."""
    assert (bot_seed(1, 0), bot_seed(b"key", 2, 3)) == (12256776788267517709, 2812614808114833884)


def test_games_of_a_round_run_at_the_same_time(cup: Game) -> None:
    match = Match(cup, cup.setup(4), [human()] * 4, key_from_seed(1))
    assert match.waiting() == (0, 2)
    match.act(2, ("open", "cheap"))
    assert match.waiting() == (0, 2, 3)
    assert match.view(0)["viewer"] == 0
    assert match.view(3)["viewer"] == 1
    assert match.view(3, match.progress.parts[0])["viewer"] == 31
    assert [line["game"] for line in match.log(0)] == [[1, 1], [1, 2], [1, 2]]
    assert match.log(0)[-1]["seats"] == [2, 3]


def test_what_happens_in_another_game_does_not_end_undo(cup: Game) -> None:
    match = Match(cup, cup.setup(4), [human()] * 4, key_from_seed(1), hot_seat=True)
    match.act(0, ("open", "dear"))
    match.act(2, ("open", "cheap"))
    assert match.undo(0).seat == 0
    assert [move.seat for move in match.record.moves] == [2]
    assert match.log(3)[-1]["event"]["kind"] == "undone"
    lines = match.log(3)[-1]["event"]["lines"]
    assert [match.log(3)[n - 1]["game"] for n in lines] == [[1, 1]]
    assert match.undo(2).seat == 2


def test_a_seat_that_has_been_beaten_may_do_nothing_more(cup: Game) -> None:
    match = Match(cup, cup.setup(4), [bot("random")] * 4, key_from_seed(2))
    while not match.progress.rounds:
        assert match.step() is not None
    assert match.progress.parts[0].state.key == game_key(match.key, 2, 1)
    beaten = next(seat for seat in range(4) if match.progress.part_of(seat) is None)
    match.sit(beaten, human())
    with pytest.raises(Illegal) as caught:
        match.act(beaten, ("open", "dear"))
    assert caught.value.code == "not-asked"
    match.advance()
    assert match.over
    assert verify(cup, read(cup, match.export(0))) == match.outcome


def test_a_running_series_keeps_its_key_and_its_games_keys(cup: Game) -> None:
    match = Match(cup, cup.setup(4), [human(), bot("miser"), bot("miser"), bot("miser")], key_from_seed(2))
    match.advance()
    for secret in (match.key, *(part.state.key for part in match.progress.parts)):
        assert secret.hex() not in match.export(0)


def test_the_contract_covers_series(cup: Game) -> None:
    decisions, outcome = check_series(cup, cup.setup(4), seed=1)
    assert decisions == 70, "the same check again, decision by decision"
    assert check_series(cup, cup.setup(4), seed=3, full=False)[0] == 73
    assert len(outcome.scores) == 4

    def twice(setup: Setup, key: bytes, rounds: list[list[Result]]) -> list[Pairing] | None:
        return [Pairing((0, 1), duel(setup)), Pairing((1, 2), duel(setup))]

    broken = cup.but(series=Series(lambda setup: True, twice, rank))
    with pytest.raises(ContractBroken) as caught:
        check_series(broken, broken.setup(4), seed=1)
    assert caught.value.params["promise"] == "the games of a round share no seat"
    for scores, winners in (((1, 2), (0,)), ((1, 2, 3, 4), ())):
        lost = cup.but(series=Series(lambda setup: True, pair_up, lambda *_, s=scores, w=winners: Outcome(s, w)))
        with pytest.raises(ContractBroken) as caught:
            check_series(lost, lost.setup(4), seed=1, full=False)
        assert caught.value.params["promise"] == "a finished series has an outcome"


def test_a_game_that_is_over_as_it_begins_waits_for_the_others_of_its_round(cup: Game) -> None:
    def lopsided(setup: Setup, key: bytes, rounds: list[list[Result]]) -> list[Pairing] | None:
        none = dataclasses.replace(duel(setup), options={**setup.options, "rounds": 0})
        return None if rounds else [Pairing((0, 1), duel(setup)), Pairing((2, 3), none)]

    odd = cup.but(series=Series(lambda setup: True, lopsided, rank))
    progress = Progress(odd, odd.setup(4), key_from_seed(1))
    assert [part.outcome is None for part in progress.parts] == [True, False]
    assert (progress.waiting(), progress.over) == ((0,), False)


def test_a_window_of_the_second_game_closes_with_the_answers_of_its_own_seats(cup: Game) -> None:
    match = Match(cup, cup.setup(4), [human()] * 4, key_from_seed(1))
    part = match.progress.parts[1]
    s = part.state
    s.hands = [[12, 13, 14], [0, 1, 15]]
    s.deck = [piece for piece in range(18) if piece not in (0, 1, 12, 13, 14, 15)]
    for seat, action in ((2, ("open", "dear")), (2, ("stake", "m5")), (3, ("pass",))):
        match.act(seat, action)
    match.stand(3, "thief", ("pass",))
    assert (match.pending(), match.given(3)) == ("table", (("pass",), "standing"))
    match.stand(3, "thief", None)
    match.patient = True
    assert (match.at_window(), match.undecided(part)) == (True, [3])
    assert match.keep(3, ("thief",))
    assert match.undecided(part) == []
    assert [(m.seat, m.action, m.how) for m in match.close(part)] == [(3, ("thief",), "")]


def test_games_of_earlier_rounds_are_found_by_their_seats(cup: Game) -> None:
    match = Match(cup, cup.setup(4), [bot("random")] * 4, key_from_seed(2))
    first = match.progress.parts[0]
    match.advance()
    assert [part.seats for part in match.progress.past] == [(0, 1), (2, 3)]
    assert match.progress.part_with((0, 1)) is first
    assert match.progress.part_with(match.progress.parts[0].seats) is match.progress.parts[0]
    assert match.progress.part_with((0, 1, 2)) is None


def test_a_match_can_be_had_at_another_moment(cup: Game) -> None:
    match = Match(cup, cup.setup(4), [bot("random")] * 4, key_from_seed(2))
    early = list(match.progress.parts)
    match.advance()
    found = match.progress.restored([], early, False)
    assert (found.rounds, found.parts, found.past, found.over, found.logged) == ([], early, [], False, False)
    assert (match.over, len(match.progress.rounds), len(match.progress.past)) == (True, 2, 2)


def test_what_nobody_reads_is_not_logged(game: Game) -> None:
    assert Progress(game, game.setup(2), key_from_seed(1)).parts[0].events is None


def test_a_cut_game_is_judged_as_it_stands(cup: Game) -> None:
    short = cup.but(bound=5, adjudicate=lambda s: Outcome((7, 3), (0,)))
    single = play_match(short, short.setup(2), 1, ["random"] * 2, keep=True)
    assert (single.outcome.scores, single.decisions) == ((7, 3), 5)
    assert single.record is not None
    assert single.record.outcome is None
    assert verify(short, single.record) is None
    series = play_match(short, short.setup(4), 1, ["random"] * 4, keep=True)
    assert series.outcome.winners == (2,)
    assert series.record is not None
    assert len(series.record.moves) == 10


def test_the_same_bots_play_the_same_match_whether_or_not_it_is_kept(game: Game) -> None:
    for names in (["random"] * 3, ["miser", "random", "miser"]):
        kept, thrown = (play_match(game, game.setup(3), 8, names, keep) for keep in (True, False))
        assert (kept.outcome, kept.decisions) == (thrown.outcome, thrown.decisions)
        assert thrown.record is play_match(game, game.setup(3), 8, names).record is None
        assert kept.record is not None
        assert len(kept.record.moves) == kept.decisions
        assert verify(game, read(game, write(game, kept.record))) == kept.outcome
