"""Nobody waits for what is swept up: it is looked for while there is little to do."""

from __future__ import annotations

import asyncio
import gc

import fluent.runtime  # noqa: F401  (it comes with the first word, and is no move's)

from araldo.server.settings import Settings
from araldo.server.sweeper import GROWN, MUCH, Sweeper
from tests.server.client import Api, serving


class Room:
    """Where a sweeper works: its time is set by hand."""

    def __init__(self) -> None:
        self.cpu = self.clock = 0.0
        self.sweeps = self.grown = 0
        self.sweeper = Sweeper(self.sweep, lambda: self.cpu, lambda: self.clock, lambda: self.grown)

    def sweep(self) -> None:
        self.sweeps += 1
        self.grown = 0

    def beat(self, cpu: float) -> int:
        """Ten seconds in which so much is computed; how many sweeps there have been."""
        self.cpu += cpu
        self.clock += 10.0
        self.sweeper.look()
        return self.sweeps


def test_who_has_left_is_swept_up_when_there_is_little_to_do() -> None:
    room = Room()
    room.sweeper.left = 3
    assert room.beat(cpu=9.0) == 0
    assert room.beat(cpu=0.1) == 1
    assert room.beat(cpu=0.1) == 1  # nothing is left to find


def test_what_is_much_is_swept_up_at_once() -> None:
    room = Room()
    room.sweeper.left = MUCH - 1
    assert room.beat(cpu=9.0) == 0
    room.sweeper.left += 1
    assert room.beat(cpu=9.0) == 1
    assert room.beat(cpu=9.0) == 1
    room.grown = GROWN
    assert room.beat(cpu=9.0) == 2


async def test_while_a_server_runs_nobody_else_sweeps(settings: Settings) -> None:
    async with serving(settings):
        assert not gc.isenabled()
    assert gc.isenabled()


async def test_moves_leave_nothing_to_sweep_up(api: Api) -> None:
    made = await api.table("tiny", "random", "random")
    live = api.server.hub.lives[made["table"]]
    gc.collect()
    while not live.match.over:
        await asyncio.sleep(0)
    moves = len(live.match.record.moves)
    found = gc.collect()
    assert moves > 20
    assert found < moves


async def test_requests_are_counted_and_sockets_and_tables_that_leave(api: Api) -> None:
    made = await api.table("tiny", "human", "human")
    sweeper, live = api.server.hub.services.sweeper, api.server.hub.lives[made["table"]]
    async with api.sit(made["table"], made["token"]):
        before = sweeper.left
        assert before > 0  # a request has made the table
        live.drop(1012)
        assert sweeper.left == before + 1
    while live.watched():
        await asyncio.sleep(0)
    assert sweeper.left == before + 2
