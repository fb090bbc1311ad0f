"""What people are told about a decision is what then happens."""

from __future__ import annotations

from random import Random

import pytest

from araldo.games.castelli.rules.foresight import payments
from araldo.games.castelli.state import Castelli
from araldo.kernel import discover, key_from_seed
from tests.proof.kept import positions

GAME = discover.load("castelli")


def played(seed: int, options: dict[str, object]) -> Castelli:
    return GAME.start(GAME.setup(4, options), key_from_seed(seed))


@pytest.mark.parametrize("battle", [False, True])
def test_costs_and_points_told_are_those_paid_and_scored(battle: bool) -> None:
    """CA-BLD-02, CA-BLD-03, CA-BAT-04, CA-VPT-01: of every castle, card and sale that is offered in some games."""
    checked = dict.fromkeys(("build", "overbuild", "play", "sell"), 0)
    for seed in range(4):
        rng = Random(seed)
        s = played(seed, {"module_battle": battle})
        while not GAME.over(s):
            for seat in range(s.seats):
                for action in [*GAME.options(s, seat), *GAME.free_options(s, seat)]:
                    if action[0] in checked:
                        checked[action[0]] += told_is_done(s, seat, action)
            seat = GAME.waiting(s)[0]
            GAME.apply(s, seat, GAME.choose(GAME.options(s, seat), rng))
    assert all(count for verb, count in checked.items() if battle or verb != "overbuild"), checked


def told_is_done(s: Castelli, seat: int, action: tuple[object, ...]) -> bool:
    """Do it on a copy, and hold what has changed against what was told."""
    assert GAME.tells.option is not None
    hint = GAME.tells.option(GAME.believed(s, seat), seat, action)
    assert hint is not None
    t = GAME.clone(s)
    GAME.apply(t, seat, action)
    while t.asked is not None and t.asked.kind == "guard":
        GAME.apply(t, t.asked.seats[0], ("pass",))
    if GAME.over(t) or (action[0] == "sell" and t.frames != s.frames):
        return False  # the end has scored more; nobody is left to be asked about the tile, and it has paid
    had, has = ({"wood": z.stock[3 * seat], "grain": z.stock[3 * seat + 1], "rock": z.stock[3 * seat + 2],
                 "silver": z.silver[seat], "points": z.vp[seat]} for z in (s, t))  # fmt: skip
    for word, amount, *_ in hint.cost:
        assert had[str(word)] - has[str(word)] == amount, (action, word)
    for word, before, after, _ in hint.after:
        assert (had[str(word)], has[str(word)]) == (before, after), (action, word)
    return True


@pytest.mark.rule("CA-EVA-06")
def test_what_a_tile_is_said_to_pay_is_what_it_pays() -> None:
    """CA-FRM-02, CA-EVA-06, CA-EVA-08: each of the four ways, unless a Steward turns it."""
    told = 0
    for seed in range(6):
        rng = Random(seed)
        s = played(seed, {})
        while not GAME.over(s):
            seat = GAME.waiting(s)[0]
            action = GAME.choose(GAME.options(s, seat), rng)
            if s.asked is not None and s.asked.kind == "orient":
                space = s.frames[-1].space
                paid = payments(s, space, action[1])
                t = GAME.clone(s)
                GAME.apply(t, seat, action)
                while t.asked is not None and t.asked.kind == "steward":
                    for other in GAME.waiting(t):
                        GAME.apply(t, other, ("pass",))
                for one in range(s.seats):
                    for r in range(3):
                        due = sum(p.amount for p in paid if (p.seat, p.kind) == (one, r))
                        assert t.stock[3 * one + r] - s.stock[3 * one + r] == due
                        told += due
            GAME.apply(s, seat, action)
    assert told > 50


@pytest.mark.parametrize("kind", GAME.questions)
def test_every_question_has_its_words_and_no_list_is_long_without_headings(kind: str) -> None:
    assert GAME.tells.option is not None
    assert GAME.tells.brief is not None
    for position in positions("castelli")[kind]:
        s = GAME.unpack(position.packed)
        for seat in s.asked.seats:
            brief = GAME.tells.brief(GAME.believed(s, seat), seat)
            assert brief is not None
            assert brief.title is not None
            assert brief.idle is not None
            groups: dict[str, int] = {}
            for option in GAME.options(s, seat):
                hint = GAME.tells.option(GAME.believed(s, seat), seat, option)
                group = hint.group if hint is not None else ""
                groups[group] = groups.get(group, 0) + 1
            assert max(groups.values()) <= 40


def test_points_by_source_make_the_score() -> None:
    for seed in range(3):
        rng = Random(seed)
        s = played(seed, {"module_battle": True, "module_dilemma": True})
        while not GAME.over(s):
            seat = GAME.waiting(s)[0]
            GAME.apply(s, seat, GAME.choose(GAME.options(s, seat), rng))
        assert GAME.tells.sources is not None
        by_source = [source.points for source in GAME.tells.sources(s)]
        assert tuple(map(sum, zip(*by_source, strict=True))) == GAME.outcome(s).scores
