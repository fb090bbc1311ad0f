"""Every value of every table option changes something that a player can see (MU-OPT-03)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import zip_longest
from typing import Any

import pytest

from araldo.games.medioevo_universale import GAME
from araldo.games.medioevo_universale.frames import Talks, WholeGame
from araldo.games.medioevo_universale.rules.course import PHASES
from araldo.kernel import SPECTATOR
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.campaign import campaign, play

OPTIONS = GAME.options_table
VALUES = [(o.id, value) for o in OPTIONS.values() for value in o.values if value != o.default]
WHEN = [
    PHASES.index(phase) for phase in PHASES if phase[0] in ("combat", "events", "purchase", "commerce", "diplomacy")
]


def nothing_left(s: Any, value: Any) -> None:
    s.boxed = [n - left for n, left in zip(s.boxed, s.stock, strict=True)]
    s.stock = [0] * len(s.stock)


def crowds(s: Any, value: Any) -> None:
    for seat in range(s.seats):
        s.vf[seat][s.lands[seat][0]] = 249


def no_cubes(s: Any, value: Any) -> None:
    for fleet in s.fleets[:1]:
        for tr in fleet:
            tr.lots = [(good, 200, -1, -1) for good in range(8)]


def pope(s: Any, value: Any) -> None:
    s.pope = s.order[0]


def grudges(s: Any, value: Any) -> None:
    s.cb, s.war, s.pacts = [[6] * s.seats for _ in range(s.seats)], [0] * s.seats, []


STAGED: dict[str, Callable[[Any, Any], None]] = {
    "component_limits": nothing_left,
    "figure_limits": crowds,
    "goods_cubes_limit": no_cubes,
    "casus_belli": grudges,
    "module_crusade": pope,
    "module_papacy": pope,
}
AT = {
    "end_turns": len(PHASES),
    "figure_limits": 5,
    "goods_cubes_limit": 9,
    "casus_belli": 2,
    "module_crusade": 2,
    "module_papacy": 2,
}  # where an option matters soon
SEATS = {"full_map_at_6": 6}


def tables(option: str, value: Any, seed: int, turn: int) -> Iterator[str]:
    """What is offered, done and seen, with this value."""
    if option == "counter_offers":
        yield from countered(value)
        return
    seats = SEATS.get(option, 3 + seed % 3)
    if option in ("kingdom_choice", "full_map_at_6"):
        yield from seen(Table(GAME, seats, {option: value}, seed=seed), seed)
        return
    t = campaign(seed, seats, **{option: value})
    if option in STAGED:
        STAGED[option](t.state, value)
    if option == "end_turns":
        t.state.turn = turn
    yield from seen(t.goto(WholeGame(at=AT.get(option, WHEN[seed % len(WHEN)]))), seed)


def countered(value: int) -> Iterator[str]:
    """A proposal is answered with another one, as often as may be."""
    t = campaign(1, 3, counter_offers=value)
    t.state.war, t.state.pacts = [0, 0, 0], []
    t.goto(Talks(seat=0, left=1)).do(0, "propose").do(0, "with", 1)
    for seat, other in ((0, 1), (1, 0), (0, 1)):
        t.do(seat, "add", "non_aggression").do(seat, "lasts", 2).do(seat, "done")
        yield repr(t.options(other))
        if not t.can(other, "counter"):
            return
        t.do(other, "counter")


def seen(t: Table, seed: int) -> Iterator[str]:
    yield repr(t.view(SPECTATOR)["counted"])
    last = ""
    for line in play(t, seed, 60):
        yield last
        last = line  # what comes last of all names the options themselves
    yield str(t.game.over(t.state))


@pytest.mark.rule("MU-OPT-03", "MU-OPT-01")
@pytest.mark.parametrize(("option", "value"), VALUES)
def test_every_value_of_every_option_changes_something_that_a_player_can_see(option: str, value: Any) -> None:
    default = OPTIONS[option].default
    if option == "end_minutes":
        assert GAME.time_limit is not None
        assert GAME.time_limit.minutes(GAME.setup(3, {option: value})) == value
    assert any(differs(option, default, value, seed) for seed in range(40))


def differs(option: str, one: Any, other: Any, seed: int) -> bool:
    turn = min((one or 40, other or 40)) if option == "end_turns" else 0  # the least of both limits has come
    return any(a != b for a, b in zip_longest(tables(option, one, seed, turn), tables(option, other, seed, turn)))
