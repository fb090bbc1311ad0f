"""Clocks: time is the server's, never a rule's, and when it has run out the table decides."""

from __future__ import annotations

from random import Random

import pytest

from araldo.kernel.game import Game, TimeLimit
from araldo.server import clocks
from araldo.server.seating import ClockSpec
from araldo.server.sentences import Refused
from araldo.server.settings import Settings
from tests.server.client import Api, Sitting, serving, turn


class FakeTime:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


# -- the arithmetic


def test_a_live_clock_gives_its_increment_for_a_decision_that_was_asked() -> None:
    spec = ClockSpec("live", bank=60, increment=5)
    clock = clocks.new(spec, 2)
    clocks.turn(spec, clock, [0], [], 100)
    clocks.turn(spec, clock, [1], [0], 110)
    assert clock.left == [55, 60]
    clocks.turn(spec, clock, [1], [0], 111)  # seat 0 was not awaited: no credit, and seat 1's time has run
    assert clock.left == [55, 59]


def test_a_turn_clock_never_grows_beyond_its_cap() -> None:
    spec = ClockSpec("turn", bank=90, increment=40, cap=100)
    clock = clocks.new(spec, 1)
    clocks.turn(spec, clock, [0], [], 0)
    clocks.turn(spec, clock, [0], [0], 10)
    assert clock.left == [100]
    clocks.turn(spec, clock, [0], [0], 90)
    assert clock.left == [60]


def test_time_runs_out_once_and_waiting_gives_some_more() -> None:
    spec = ClockSpec("live", bank=10)
    clock = clocks.new(spec, 2)
    clocks.turn(spec, clock, [0, 1], [], 0)
    assert clocks.next_flag(clock, 4) == 6
    assert clocks.flags(clock, 9.9) == []
    assert clocks.flags(clock, 10) == [0, 1]
    clock.flagged = [0, 1]
    assert clocks.flags(clock, 11) == []
    clocks.wait(spec, clock, 0, 12)
    assert (clock.left, clock.flagged) == ([clocks.GRACE, 0], [1])


@pytest.mark.parametrize("spec", [ClockSpec("live", 0), ClockSpec("other", 5), ClockSpec("live", float("nan")),
                                  ClockSpec("turn", 5, -1), ClockSpec("live", float("inf"))])  # fmt: skip
def test_a_clock_that_cannot_run_is_refused(spec: ClockSpec) -> None:
    with pytest.raises(Refused):
        clocks.check(spec)


# -- at a table


async def two(api: Api, **clock: object) -> tuple[dict[str, object], list[str]]:
    made = await api.table("tiny", "human", "human", clock=clock)
    return made, [link["token"] for link in made["links"]["seats"]]


async def test_when_time_has_run_out_the_others_choose_a_bot_or_wait(settings: Settings) -> None:
    time = FakeTime()
    async with serving(settings, time) as server, Api(server) as api:
        made, tokens = await two(api, kind="live", bank=30, increment=2)
        live = server.hub.lives[str(made["table"])]
        async with api.sit(live.id, tokens[0]) as a, api.sit(live.id, tokens[1]) as b:
            late, other = await sides(a, b)
            assert late.table["clock"]["running"] == [late.state["me"]["seat"]]
            assert (await other.say("clock", key="0", do="bot"))["code"] == "no-clock"
            time.now += 31
            await live.timekeeper.look()
            await other.until(lambda: other.table["clock"]["flagged"] == [late.state["me"]["seat"]])
            assert (await late.say("clock", key="1", do="wait"))["code"] == "not-yours"
            assert (await other.say("clock", key="2", do="wait"))["type"] == "ack"
            await other.settled()
            assert other.table["clock"]["flagged"] == []
            time.now += 100
            await live.timekeeper.look()
            await other.settled()
            assert other.table["clock"]["flagged"] == [late.state["me"]["seat"]]
            assert (await other.say("clock", key="3", do="bot"))["type"] == "ack"
            await other.until(lambda: other.table["seats"][late.state["me"]["seat"]]["kind"] == "bot")
            assert live.match.over is False, "nothing is lost"
            await api.post(f"/api/tables/{live.id}/seats/{late.state['me']['seat']}",
                           {"k": tokens[late.state["me"]["seat"]], "do": "back"})  # fmt: skip
            await late.settled()
            assert late.table["seats"][late.state["me"]["seat"]]["kind"] == "human"


async def sides(a: Sitting, b: Sitting) -> tuple[Sitting, Sitting]:
    asked = await turn(a, b)
    assert asked is not None
    return asked, b if asked is a else a


async def test_a_pause_takes_agreement_and_stops_clock_and_game(settings: Settings) -> None:
    time = FakeTime()
    async with serving(settings, time) as server, Api(server) as api:
        made, tokens = await two(api, kind="live", bank=30)
        live = server.hub.lives[str(made["table"])]
        async with api.sit(live.id, tokens[0]) as a, api.sit(live.id, tokens[1]) as b:
            asked, other = await sides(a, b)
            time.now += 10
            assert (await asked.say("pause", key="1"))["type"] == "ack"
            await other.until(lambda: other.table["votes"] == [asked.state["me"]["seat"]])
            assert not other.table["paused"]
            assert (await other.say("pause", key="2"))["type"] == "ack"
            await asked.until(lambda: asked.table["paused"])
            time.now += 1000
            await live.timekeeper.look()
            assert live.seating.clock is not None
            assert live.seating.clock.flagged == []
            assert (await asked.act(asked.choose(Random(1))))["code"] == "paused"
            for someone, key in ((asked, "3"), (other, "4")):
                assert (await someone.say("resume", key=key))["type"] == "ack"
            await asked.until(lambda: not asked.table["paused"])
            assert live.seating.clock.left[asked.state["me"]["seat"]] == 20
            assert (await asked.act(asked.choose(Random(1))))["type"] == "ack"


async def test_clocks_run_on_after_a_restart_but_not_for_the_outage(settings: Settings) -> None:
    time = FakeTime()
    async with serving(settings, time) as server, Api(server) as api:
        made, tokens = await two(api, kind="turn", bank=1000, increment=100, cap=2000)
        async with api.sit(str(made["table"]), tokens[0]) as a, api.sit(str(made["table"]), tokens[1]) as b:
            asked, _ = await sides(a, b)
            seat = asked.state["me"]["seat"]
        time.now += 300
    time.now += 5000
    async with serving(settings, time) as server, Api(server) as api:
        live = await server.hub.get(str(made["table"]))
        time.now += 50
        clock = live.seating.clock
        assert clock is not None
        assert clock.running == [seat]
        if settings.sqlite:  # a single worker knows that nobody served meanwhile
            assert clocks.next_flag(clock, time.now) == 650
        async with api.sit(live.id, tokens[seat]) as me:
            assert me.table["clock"]["left"][seat] == 1000


async def test_a_game_that_ends_by_the_clock_is_told_when_its_time_is_up_but_for_pauses_and_outages(
    settings: Settings, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game, "time_limit", TimeLimit(lambda setup: 10, ("sell", "merchant")))
    time = FakeTime()
    async with serving(settings, time) as server, Api(server) as api:
        made = await api.table("tiny", "human", "human")
        live, tokens = server.hub.lives[made["table"]], [link["token"] for link in made["links"]["seats"]]
        async with api.sit(live.id, tokens[0]) as a, api.sit(live.id, tokens[1]) as b:
            word = live.match.free_options(0)[0]
            monkeypatch.setattr(game, "time_limit", TimeLimit(lambda setup: 10, word))
            said = [seat for seat in (0, 1) if word in live.match.free_options(seat)]
            time.now += 540
            for key, told in enumerate(("pause", "resume")):
                assert (await a.say(told, key=f"a{key}"))["type"] == "ack"
                assert (await b.say(told, key=f"b{key}"))["type"] == "ack"
                assert live.seating.timed() is (told == "resume")
                time.now += 1000 if told == "pause" else 59
            await live.timekeeper.look()
            assert live.match.record.moves == []
        time.now += 0.5
    if settings.sqlite:
        time.now += 5000
    async with serving(settings, time) as server:
        live = await server.hub.get(made["table"])
        await live.timekeeper.look()
        assert live.match.record.moves == [], "59.5 seconds since the pause, and nobody played while no server ran"
        time.now += 1
        await live.timekeeper.look()
        told = [(move.seat, move.action, move.how) for move in live.match.record.moves]
        assert told == [(seat, word, "clock") for seat in said]


async def test_a_table_sleeps_until_its_clock_is_to_be_looked_at(settings: Settings) -> None:
    time = FakeTime()
    async with serving(settings, time) as server, Api(server) as api:
        made, _ = await two(api, kind="turn", bank=1000, increment=100, cap=2000)
        hub, table = server.hub, str(made["table"])
        assert await hub.store.going_on(time.now + 999) == []
        assert await hub.store.going_on(time.now + 1001) == [table]
        time.now += 950
        hub.lives[table].touched -= 10_000
        hub._forget_idle(hub.lives[table])
        assert table in hub.lives, "its clock runs out within a minute"
        time.now -= 100
        hub._forget_idle(hub.lives[table])
        assert table not in hub.lives
        assert not hub._behind, "nobody wakes it before its time"
    if settings.sqlite:
        time.now += 5000  # nobody served: no time passed
    async with serving(settings, time) as server, Api(server) as api:
        hub = server.hub
        assert table not in hub.lives, "it sleeps on"
        assert await hub.store.going_on(time.now + 140) == []
        assert await hub.store.going_on(time.now + 160) == [table]
