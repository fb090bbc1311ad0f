"""Slow readers, bots that hang, processes that are killed, rows that are spoilt, clocks that jump."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from araldo.server import budget as budgets
from araldo.server.beside import Failed, Process
from araldo.server.schema import tables
from araldo.server.settings import Settings
from tests.faults.people import Person, leave, lost, served, stored, until
from tests.server.client import Api, serving
from tests.server.conftest import QUICK

Report = Callable[[str, str, int], None]


def spin() -> None:
    while True:
        pass


def double(number: int) -> int:
    return 2 * number


def identity() -> int:
    return os.getpid()


# -- processes beside the loop


@pytest.mark.long
async def test_a_process_that_hangs_is_replaced_and_one_that_dies_too() -> None:
    process = Process("test")
    try:
        assert await process.do(60, double, 21) == 42
        first = await process.do(60, identity)
        with pytest.raises(Failed):
            await process.do(0.3, spin)
        second = await process.do(60, identity)
        assert second != first
        with pytest.raises(ProcessLookupError):
            os.kill(first, 0)
        os.kill(second, signal.SIGKILL)
        with pytest.raises(Failed):
            await process.do(60, double, 1)
        assert await process.do(60, double, 1) == 2
        with pytest.raises(Failed, match="TypeError"):
            await process.do(60, double)
        assert await process.do(60, double, 2) == 4
    finally:
        await process.close()


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="signals")
async def test_a_server_that_is_killed_leaves_no_process_behind(sqlite_url: str, report: Report) -> None:
    async with served(sqlite_url, bot_seconds=0.1) as server:
        _, people = await server.table("tarpit", "human", "spinner")
        task = asyncio.create_task(people[0].play())
        assert server.process is not None
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
        await until(lambda: children.read_text().split())
        beside = [int(pid) for pid in children.read_text().split()]
        server.process.kill()
        await server.process.wait()

        def gone(pid: int) -> bool:
            try:
                return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
            except OSError:
                return True

        await until(lambda: all(gone(pid) for pid in beside))
        await server.start()
        done = len(people[0].acked)
        await until(lambda: len(people[0].acked) > done or people[0].over)
        await leave([task])
    report("server killed while a bot hangs beside it", "no connection, comes back", 0)


@pytest.mark.long
async def test_bots_that_hang_at_eight_tables(sqlite_url: str, report: Report) -> None:
    """Real processes; the ninth table is played to its end meanwhile, and the eight go on."""
    async with served(sqlite_url, bot_seconds=0.2) as server:
        made = [await server.table("tarpit", "human", bot, seed=n) for n, bot in enumerate(
                ["spinner", "sleeper", "stubborn", "spinner", "sleeper", "stubborn", "liar", "ponderer"])]  # fmt: skip
        bad = [people[0] for _, people in made]
        tasks = [asyncio.create_task(person.play()) for person in bad]
        await until(lambda: all(person.acked for person in bad))
        table, (good,) = await server.table("tiny", "human", "miser", seed=9)
        await asyncio.wait_for(good.play(), 120)
        assert good.over
        await until(lambda: all(person.over for person in bad), 240)
        for task in tasks:
            await task
    missing = lost(await stored(sqlite_url, table), [good])
    for (bad_table, people), _ in zip(made, bad, strict=True):
        moves = await stored(sqlite_url, bad_table)
        missing += lost(moves, people)
    saw = {text for person in [good, *bad] for text in person.saw if "stale" not in text}
    report("bots that hang at 8 tables of 9", "; ".join(sorted(saw)) or "defaults in their place; the ninth nothing",
           missing)  # fmt: skip


@pytest.mark.long
async def test_thinkers_and_films_are_killed(sqlite_url: str, report: Report) -> None:
    settings = Settings(database=sqlite_url, **QUICK)  # type: ignore[arg-type]
    async with serving(settings) as server, Api(server) as api:
        made = await api.table("castelli", "human", "scholar")
        person = Person(server.url, made["table"], made["token"], 0)
        task = asyncio.create_task(person.play())
        beside = server.hub.services.beside
        killed = 0
        while killed < 4 and not person.over:
            for process in [*beside.thinkers.processes, beside.films]:
                if process._process is not None and process._process.returncode is None:
                    process._process.kill()
                    killed += 1
            await asyncio.sleep(1.0)
        done = len(person.acked)
        await until(lambda: len(person.acked) > done + 3 or person.over, 120)
        long = await api.table("castelli", *["steward"] * 4)
        live = server.hub.lives[long["table"]]
        await until(lambda: len(live.match.record.moves) > 150, 120)
        for _ in range(3):
            answer = await api.http.get(f"/api/tables/{long['table']}/replay", params={"k": long["token"], "at": 20})
            assert answer.status_code == 200, answer.text
            assert beside.films._process is not None
            beside.films._process.kill()
            await beside.films._process.wait()
        await leave([task])
        missing = lost(await server.hub.store.moves(made["table"]), [person])
    report("thinking and showing processes killed", "the game's own bot answers; the replay is there again", missing)


# -- workers


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="/proc")
async def test_workers_are_killed_one_after_the_other(postgres_url: str, report: Report) -> None:
    async with served(postgres_url, 2) as server:
        table, people = await server.table("castelli", "human", "human", "steward")
        for person in people:
            person.pace = 0.02
        tasks = [asyncio.create_task(person.play()) for person in people]
        await until(lambda: sum(len(person.acked) for person in people) >= 5)
        assert server.process is not None
        head = server.process.pid
        for _ in range(4):
            children = [int(pid) for pid in Path(f"/proc/{head}/task/{head}/children").read_text().split()]
            workers = [pid for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
            os.kill(random.Random(1).choice(workers), signal.SIGKILL)
            done = sum(len(person.acked) for person in people)
            await until(lambda done=done: sum(len(person.acked) for person in people) > done + 3, 90)
        await leave(tasks)
    saw = sorted({text for person in people for text in person.saw if "stale" not in text})
    report("one of two workers killed, 4 times", "; ".join(saw), lost(await stored(postgres_url, table), people))


# -- readers


@pytest.mark.long
async def test_somebody_who_does_not_read_is_told_to_come_again(sqlite_url: str, report: Report) -> None:
    """Nobody waits for him, and the server does not keep what he does not take."""
    settings = Settings(database=sqlite_url, **QUICK)  # type: ignore[arg-type]
    async with serving(settings) as server, Api(server) as api:
        made = await api.table("castelli", "human", "steward", "steward", "steward")
        address = f"{server.url.replace('http', 'ws', 1)}/ws/{made['table']}?k={made['links']['spectator']}"
        watcher = await connect(address, compression=None, max_size=None, max_queue=1)
        person = Person(server.url, made["table"], made["token"], 0)
        await asyncio.wait_for(person.play(), 240)
        waiting = [len(conn.out) for conn in server.hub.lives[made["table"]].audience.conns]
        assert all(count <= 512 for count in waiting)
        watcher.transport.abort()
        missing = lost(await server.hub.store.moves(made["table"]), [person])
    report("a reader who does not read", "the others nothing", missing)


# -- rows, while the server runs


async def test_a_row_is_spoilt_while_people_play(sqlite_url: str, report: Report) -> None:
    settings = Settings(database=sqlite_url, **QUICK)  # type: ignore[arg-type]
    async with serving(settings) as server, Api(server) as api:
        bad = await api.table("tiny", "human", "miser")
        good = await api.table("tiny", "human", "miser")
        async with api.sit(bad["table"], bad["token"]) as me, api.sit(good["table"], good["token"]) as other:
            await me.play(random.Random(1), most=1)
            moves = await server.hub.store.moves(bad["table"])
            update = tables.update().where(tables.c.id == bad["table"]).values(head="{")
            await server.hub.store.transact(lambda c: c.execute(update).rowcount)
            server.hub.lives[bad["table"]].drop(1012)
            assert await other.play(random.Random(1), most=3) == 3
        async with api.sit(bad["table"], bad["token"]) as me:
            assert me.closed == 4005
        assert (await server.hub.store.moves(bad["table"]))[: len(moves)] == moves
    report("a row spoilt while people play", "a sentence, and the export", 0)


# -- clocks


class Wall:
    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


@pytest.mark.parametrize("jump", [-86_400.0, 86_400.0, -3.0e8, 3.0e8])
async def test_the_clock_of_the_machine_jumps(sqlite_url: str, report: Report, jump: float) -> None:
    """Nobody loses a game by it, nor is it stuck: who is out of time is waited for, or not, as the table says."""
    wall = Wall()
    settings = Settings(database=sqlite_url, **QUICK)  # type: ignore[arg-type]
    clock = {"kind": "live", "bank": 600, "increment": 5}
    async with serving(settings, wall) as server, Api(server) as api:
        made = await api.table("tiny", "human", "miser", clock=clock)
        async with api.sit(made["table"], made["token"]) as me:
            await me.play(random.Random(1), most=2)
            wall.ahead = jump
            await me.play(random.Random(1), most=1)
            left = me.table["clock"]["left"]
            assert all(0 <= seconds <= 10_000 for seconds in left)
            wall.ahead = 0.0
            await me.play(random.Random(1))
            assert me.over
    days = f"{jump / 86_400:+.0f} days"
    report(f"the machine's clock jumps {days} and back", "his own clock at worst empty; play goes on", 0)


def test_the_alarm_rings_only_within_a_budget() -> None:
    """An alarm that comes late hurts nobody."""
    with budgets.budget(5.0):
        pass
    os.kill(os.getpid(), signal.SIGALRM)
    assert json.loads("[1]") == [1]


@pytest.mark.long
async def test_a_flood_of_talk(sqlite_url: str, report: Report) -> None:
    """A thousand lines as fast as they go, then everybody comes in anew."""
    settings = Settings(database=sqlite_url, **QUICK)  # type: ignore[arg-type]
    async with serving(settings) as server, Api(server) as api:
        made = await api.table("tiny", "human", "miser")
        async with api.sit(made["table"], made["token"]) as me:
            for n in range(1000):
                assert (await me.say("chat", key=f"c{n}", text=f"line {n}"))["type"] in ("ack", "refused")
        begun = time.process_time()
        async with api.sit(made["table"], made["token"]) as me:
            await me.settled()
            assert time.process_time() - begun < 2.0
            await me.play(random.Random(1))
            assert me.over
        async with httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/healthz")).json()["status"] == "ok"
    report("1,000 lines of chat, then everybody anew", "the newest page", 0)
