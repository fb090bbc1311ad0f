"""What runs beside the requests goes on after a failure, and a figure tells."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from araldo.server import hub as hubs
from araldo.server import tasks
from araldo.server.metrics import METRICS
from araldo.server.settings import Settings
from araldo.server.tasks import Tasks
from tests.server.client import Api, serving


def restarts(task: str) -> float:
    return float(METRICS.registry.get_sample_value("araldo_task_restarts_total", {"task": task}) or 0)


async def test_what_is_kept_is_begun_again_at_growing_intervals(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    real = asyncio.sleep

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await real(0)

    monkeypatch.setattr(tasks.asyncio, "sleep", sleep)
    begun = 0

    async def work() -> None:
        nonlocal begun
        begun += 1
        if begun < 9:
            raise RuntimeError("again")

    before, kept = restarts("work"), Tasks()
    kept.keep(work, "work")
    while kept._running:
        await real(0)
    assert (begun, restarts("work") - before) == (9, 8)
    assert slept == [0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 15.0, 15.0]


class Failing:
    """A store in which one kind of call fails while `on`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, store: Any, *names: str) -> None:
        self.on, self.failed = True, 0
        for name in names:
            monkeypatch.setattr(store, name, self._failing(getattr(store, name)))

    def _failing(self, real: Any) -> Any:
        async def call(*args: Any, **more: Any) -> Any:
            if self.on:
                self.failed += 1
                raise sa.exc.OperationalError("select", {}, Exception("database or disk is full"))
            return await real(*args, **more)

        return call


async def until(true: Any) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.01)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "BEAT", 0.02)
    monkeypatch.setattr(tasks, "FIRST", 0.01)
    monkeypatch.setattr(tasks, "MOST", 0.02)


async def test_the_heartbeat_survives_a_database_that_is_away(
    settings: Settings, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(settings) as server, Api(server) as api:
        before = restarts("beat")
        failing = Failing(monkeypatch, server.hub.store, "note_fact", "going_on")
        await until(lambda: failing.failed > 3)
        assert restarts("beat") > before
        failing.on = False
        told: list[str] = []

        async def note_fact(key: str, value: str) -> None:
            told.append(key)

        async def going_on(until: float) -> list[str]:
            told.append("going on")
            return []

        monkeypatch.setattr(server.hub.store, "note_fact", note_fact)
        monkeypatch.setattr(server.hub.store, "going_on", going_on)
        await until(lambda: len(told) > 3)
        assert (await api.get("/healthz"))["status"] == "ok"


async def test_a_move_that_could_not_be_stored_is_made_under_its_key_afterwards(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(settings) as server, Api(server) as api:
        made = await api.table("tiny", "human", "miser")
        failing = Failing(monkeypatch, server.hub.store, "write", "load")
        failing.on = False
        async with api.sit(made["table"], made["token"]) as me:
            await me.until(lambda: me.asked)
            failing.on = True
            assert me.ws is not None
            ask, action = me.state["ask"]["id"], me.choose(Random(1))
            await me.ws.send(json.dumps({"type": "act", "key": "k", "ask": ask, "action": action}))
            await me.until(lambda: me.closed is not None)
            assert me.closed == 1012, "come again: the page does, and says it again"
            assert [m["code"] for m in me.heard if m["type"] == "refused"] in ([], ["storage"])
        refused = await api.get(f"/api/tables/{made['table']}", 503, k=made["token"])
        assert refused["error"]["code"] == "storage"
        failing.on = False
        async with api.sit(made["table"], made["token"]) as me:
            assert (await me.say("act", key="k", ask=ask, action=action))["type"] == "ack"
            assert await me.play(Random(1), most=2) == 2


async def test_who_comes_in_while_the_store_is_away_is_told_to_come_again(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(settings) as server, Api(server) as api:
        made = await api.table("tiny", "human", "miser")
        failing = Failing(monkeypatch, server.hub.store, "note")
        me = api.sit(made["table"], made["token"])
        async with me:
            await me.until(lambda: me.closed is not None)
        assert (me.closed, failing.failed) == (1013, 1)


async def test_a_table_of_bots_alone_is_taken_up_again_after_a_failure(
    settings: Settings, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(settings) as server, Api(server) as api:
        failing = Failing(monkeypatch, server.hub.store, "write", "load")
        failing.on = False
        made = await api.table("tiny", "miser", "open")
        seat = made["links"]["seats"][1]["token"]
        driver = server.hub.lives[made["table"]].driver
        monkeypatch.setattr(driver, "start", lambda: None)
        joined = await api.post(f"/api/tables/{made['table']}/join", {"k": seat, "name": "B"})
        await api.post(f"/api/tables/{made['table']}/seats/1", {"k": joined["token"], "do": "bot", "bot": "random"})
        monkeypatch.undo()
        failing = Failing(monkeypatch, server.hub.store, "write", "load")
        monkeypatch.setattr(hubs, "BEAT", 0.02)
        driver.start()
        await until(lambda: failing.failed > 2)
        assert made["table"] not in server.hub.lives
        failing.on = False
        await until(lambda: server.hub.lives.get(made["table"]) and server.hub.lives[made["table"]].status == "over")
