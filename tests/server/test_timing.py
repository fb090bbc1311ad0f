"""At a window, what a viewer is sent and when depends on nothing that the viewer cannot see.

The same window stands in two worlds that a viewer may believe in. In each those who could react answer when they like;
order, number, size and time of the messages to the viewer are the same, up to the message that closes the window.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from araldo.kernel import PASS, SPECTATOR, WINDOW, Game, Setup, discover, key_from_seed
from araldo.server import new_tables, tokens
from araldo.server.connections import Connection
from araldo.server.hub import Hub
from araldo.server.seating import ClockSpec, Place
from araldo.server.settings import Settings
from araldo.server.table import LiveTable
from araldo.server.tokens import Claim
from araldo.server.windows import Windows
from tests.proof.kept import positions
from tests.server.test_clocks import FakeTime

STEP, STEPS, EVEN = 0.5, 20, 4.0
CLOCK = ClockSpec("live", 600.0, 5.0)
Trace = list[tuple[float, bytes]]


def windows_of(game: Game) -> list[tuple[Setup, bytes]]:
    """A kept position for each window of a game; of the tiny game, those of a few random ones."""
    if game.id != "tiny":
        kept = positions(game.id)
        return [(kept[kind][0].setup, kept[kind][0].packed)
                for kind, question in game.questions.items() if question.form == WINDOW and kept.get(kind)]  # fmt: skip
    found = []
    for seed in range(4):
        rng, setup = Random(seed), game.setup(3)
        s = game.start(setup, key_from_seed(seed))
        while s.asked is not None and s.asked.kind != "thief":
            seat = game.waiting(s)[0]
            game.apply(s, seat, game.choose(game.options(s, seat), rng))
        if s.asked is not None:
            found.append((setup, game.pack(s)))
    return found


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[tuple[Hub, FakeTime]]:
    time = FakeTime()
    settings = Settings(database=f"sqlite:///{folder}/a.sqlite3", log_level="critical", even_delay=1e6, bot_delay=1e6,
                        window_seconds=EVEN)  # fmt: skip
    hub = Hub(settings, now=time)
    await hub.open()
    try:
        yield hub, time
    finally:
        await hub.close()


async def seen(hub: Hub, time: FakeTime, game: Game, setup: Setup, s: Any, viewer: int, rng: Random) -> Trace:
    """All that a viewer is sent from a window's opening to its close, and when, counted from the opening."""
    begun = time.now = 1_000_000.0
    places = [Place("human", f"P{seat}", held=True) for seat in range(setup.seats)]
    live = await new_tables.make(hub, game, setup, places, start=game.pack(s), key=key_from_seed(1), clock=CLOCK)
    claim = Claim(live.id, tokens.SPECTATOR if viewer == SPECTATOR else tokens.SEAT, viewer, 1)
    conn = Connection(claim, "en")
    live.audience.enter(conn)
    live.broadcast()
    ask, trace = live.match.question_id(0), Trace()
    script = answers(live, viewer, rng)
    for step in range(STEPS):
        await live.timekeeper.look()
        for who, seat, what in script:
            if who == step and live.match.question_id(0) == ask:
                await live.change(seat, f"{step}.{seat}", what(live, seat, ask))
        trace += [(time.now - begun, plain(live, message)) for message in conn.out if isinstance(message, bytes)]
        conn.out.clear()
        if live.match.question_id(0) != ask:
            break
        time.now += STEP
    assert live.match.question_id(0) != ask, "the window has closed"
    assert trace[-1][0] == time.now - begun, "and the viewer is told"
    live.drop(1012)
    return trace


Deed = Callable[[LiveTable, int, str], Any]


def answers(live: LiveTable, viewer: int, rng: Random) -> list[tuple[int, int, Deed]]:
    """Who answers at which step. The viewer always does so at the same, if he can react; the others when they like."""

    def passes(live: LiveTable, seat: int, ask: str) -> Any:
        return live.act(seat, ask, PASS)

    able = who_could(live.game, live.match.progress.parts[0].state)
    return [(2 if seat == viewer else rng.randrange(STEPS), seat, passes) for seat in able]


def who_could(game: Game, s: Any) -> list[int]:
    return [seat for seat in s.asked.seats if len(game.options(s, seat)) > 1]


def another(game: Game, true: Any, viewer: int, rng: Random) -> Any:
    """Another world that the viewer may believe in: if it is easily found, one in which others could react."""
    for _ in range(8):
        world = game.imagine(true, viewer, rng)
        if who_could(game, world) != who_could(game, true):
            break
    world.key, world.dice = true.key, true.dice[:]
    return world


def plain(live: LiveTable, message: bytes) -> bytes:
    """A message without what differs from table to table: its name, and the counter that starts with it."""
    return message.replace(live.id.encode(), b"-" * len(live.id))


async def compare(hub: Hub, time: FakeTime, game: Game, setup: Setup, packed: bytes, rng: Random) -> int:
    """Every viewer of one window, in the true world and in another. Returns how often others could react there."""
    true = game.unpack(packed)
    true.asked.answers.clear()
    differed = 0
    for viewer in [*range(setup.seats), SPECTATOR]:
        world = another(game, true, viewer, rng)
        differed += who_could(game, world) != who_could(game, true)
        traces = [await seen(hub, time, game, setup, s, viewer, rng) for s in (true, world)]
        when = [[(at, len(message)) for at, message in trace[:-1]] for trace in traces]
        assert when[0] == when[1], f"{true.asked.kind}, viewer {viewer}: what is sent when"
        assert [message for _, message in traces[0][:-1]] == [message for _, message in traces[1][:-1]]
        closed = [trace[-1][0] for trace in traces]
        assert closed[0] == closed[1], f"{true.asked.kind}, viewer {viewer}: closes at {closed}"
    return differed


async def all_compared(hub: Hub, time: FakeTime, game: Game) -> int:
    return sum([await compare(hub, time, game, setup, packed, Random(1)) for setup, packed in windows_of(game)])


@pytest.mark.parametrize("name", ["tiny", "castelli", "medieval_conspiracy", "medioevo_universale"])
async def test_what_is_sent_when_at_a_window_depends_on_nothing_hidden(tmp_path: Path, name: str) -> None:
    game = discover.load(name)
    found = windows_of(game)
    assert len(found) >= sum(question.form == WINDOW for question in game.questions.values()) - (name != "tiny")
    async with opened(tmp_path) as (hub, time):
        differed = await all_compared(hub, time, game)
    assert differed > 1, "always the same could react: this would prove nothing"


def closes_when_all_have_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Windows, "waits", True)
    monkeypatch.setattr(Windows, "even", 0.0)


def answers_are_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    told = Windows.told

    def loud(self: Windows) -> Any:
        held = frozenset(self.table.match.kept)
        return {ask: window._replace(holders=held) for ask, window in told(self).items()}

    monkeypatch.setattr(Windows, "told", loud)


def clocks_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LiveTable, "on_the_clock", LiveTable.awaited)


@pytest.mark.parametrize("fault", [closes_when_all_have_answered, answers_are_told_at_once, clocks_run])
async def test_the_probe_notices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Callable[[pytest.MonkeyPatch], None]
) -> None:
    fault(monkeypatch)
    game = discover.load("tiny")
    async with opened(tmp_path) as (hub, time):
        with pytest.raises(AssertionError, match=r"what is sent when|closes at"):
            await all_compared(hub, time, game)
