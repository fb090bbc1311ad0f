"""Bots and rules that never return cost their own table some answers, and nobody else anything."""

from __future__ import annotations

import asyncio
import signal
import threading
import time
from random import Random
from typing import Any

import pytest

from araldo.kernel import Game
from araldo.research.arena import time_limit
from araldo.server import budget as budgets
from araldo.server import polling
from araldo.server.beside import Failed, Process
from araldo.server.budget import Overdue, Threads, budget
from araldo.server.settings import Settings
from tests.faults.support import tarpit
from tests.server.client import Api, Sitting, serving
from tests.server.conftest import QUICK


@pytest.fixture(scope="module", autouse=True)
def bad_game() -> Game:
    return tarpit()


@pytest.fixture
def settings(database: str) -> Settings:
    return Settings(database=database, bot_seconds=0.05, **QUICK)  # type: ignore[arg-type]


@pytest.fixture
def nothing_beside(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process: what would be asked there fails at once, as if it had taken too long."""

    async def do(self: Process, seconds: float, work: Any, *args: Any) -> Any:
        raise Failed("ended")

    monkeypatch.setattr(Process, "do", do)


def forever() -> None:
    while True:
        pass


def test_a_budget_interrupts_what_takes_too_long_and_nothing_else() -> None:
    with pytest.raises(Overdue), budget(0.02):
        forever()
    with budget(5.0):
        found = sum(range(1000))
    assert found == 499500
    with pytest.raises(ValueError, match="its own"), budget(5.0):
        raise ValueError("its own")
    with pytest.raises(Overdue), budget(0.02), budget(5.0):
        forever()


def both_alarms() -> None:
    both = {signal.SIGALRM, signal.SIGPROF}
    signal.pthread_sigmask(signal.SIG_BLOCK, both)
    try:
        budgets._watch.ticks = budgets._watch.naps = 1000
        for alarm in both:
            signal.pthread_kill(threading.get_ident(), alarm)
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, both)
    forever()


def test_two_alarms_at_once_end_one_budget_and_nothing_else() -> None:
    with pytest.raises(Overdue), budget(0.02):
        both_alarms()
    assert budgets._watch.limit == 0


def test_a_limit_of_the_arena_leaves_the_alarm_of_budgets_going() -> None:
    with budget(5.0), time_limit(5.0):
        pass
    assert signal.getitimer(signal.ITIMER_REAL)[1] == budgets.NAP
    assert signal.getsignal(signal.SIGALRM) == budgets._watch.ring


async def test_a_thread_is_interrupted_too() -> None:
    with pytest.raises(Overdue):
        await Threads().do(forever, seconds=0.05)
    assert await Threads().do(lambda: 7) == 7


async def played(api: Api, *bots: str) -> dict[str, Any]:
    made = await api.table("tarpit", "human", *bots)
    async with api.sit(made["table"], made["token"]) as me:
        await me.play(Random(2))
        assert me.over
    return made


@pytest.mark.parametrize("bot", ["spinner", "stubborn", "sleeper", "liar"])
async def test_a_bot_that_does_not_come_back_is_answered_for_by_the_default(
    api: Api, nothing_beside: None, bot: str
) -> None:
    made = await played(api, bot)
    moves = await api.server.hub.store.moves(made["table"])
    theirs = [move.how for move in moves if move.seat == 1]
    assert "default" in theirs
    assert set(theirs) <= {"default", "bot", "forced"}  # a right it may use in time
    async with api.sit(made["table"], made["token"]) as me:
        assert me.state["table"]["trouble"] == ""


async def test_eight_bad_tables_do_not_hurt_the_ninth(api: Api, nothing_beside: None) -> None:
    """Each may stop the loop once, for its budget; then it is asked where nobody else waits."""
    late: list[str] = []
    tables = [await api.table("tarpit", "human", "spinner") for _ in range(8)]
    sitting: list[Sitting] = []
    for made in tables:
        sitting.append(await api.sit(made["table"], made["token"]).__aenter__())
    players = [asyncio.create_task(me.play(Random(2), most=3)) for me in sitting]
    await asyncio.gather(*players)
    live = [api.server.hub.lives[made["table"]] for made in tables]
    late += [one.id for one in live if one.driver.polling._late]
    assert len(late) == 8
    good = await api.table("tiny", "human", "miser")
    here: list[float] = []
    real = polling.Polling._here

    def measured(self: Any, poll: Any, name: str) -> Any:
        begun = time.thread_time()
        try:
            return real(self, poll, name)
        finally:
            here.append(time.thread_time() - begun)

    polling.Polling._here = measured  # type: ignore[method-assign]
    try:
        async with api.sit(good["table"], good["token"]) as me:
            more = [asyncio.create_task(bad.play(Random(3), most=3)) for bad in sitting]
            await me.play(Random(1))
            assert me.over
            await asyncio.gather(*more)
    finally:
        polling.Polling._here = real  # type: ignore[method-assign]
        for bad in sitting:
            await bad.__aexit__()
    assert here
    assert max(here) < 0.04, "no bad bot was asked in the loop again"


def hang_on(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    """Rules that never come to an end with some answers."""
    real = Game.apply

    def apply(self: Game, s: Any, seat: int, action: Any) -> None:
        if action[0] in words:
            s.draws += 1  # half done
            forever()
        real(self, s, seat, action)

    monkeypatch.setattr(Game, "apply", apply)
    for name in ("araldo.server.table.RULES", "araldo.server.driver.RULES"):
        monkeypatch.setattr(name, 0.1)


async def test_rules_that_do_not_end_with_an_answer_refuse_it(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await api.table("tiny", "human", "human", hot_seat=True)
    async with api.sit(made["table"], made["token"], "it") as me:
        await me.until(lambda: me.asked)
        view, action = me.state["view"], me.choose(Random(1))
        hang_on(monkeypatch, action[0])
        answer = await me.act(action)
        assert (answer["code"], "nulla è cambiato" in answer["message"]) == ("endless", True)
        monkeypatch.undo()
        assert me.state["view"] == view
        assert (await me.act(action))["type"] == "ack"


async def test_rules_that_do_not_end_at_all_stop_their_table_and_no_other(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await api.table("tarpit", "human", "miser")
    async with api.sit(made["table"], made["token"]) as me:
        await me.until(lambda: me.asked)
        before = len(await api.server.hub.store.moves(made["table"]))
        real = Game.apply

        def apply(self: Game, s: Any, seat: int, action: Any) -> None:
            if self.id == "tarpit" and seat == 1:
                forever()
            real(self, s, seat, action)

        monkeypatch.setattr(Game, "apply", apply)
        monkeypatch.setattr("araldo.server.driver.RULES", 0.1)
        while me.table["trouble"] == "":
            await me.act(me.choose(Random(1)))
            await me.until(lambda: me.asked or me.table["trouble"])
        assert me.table["trouble"] == "stuck"
        assert (await me.say("act", key="z", ask="", action=["pass"]))["code"] == "stuck"
        good = await api.table("tiny", "human", "miser")
        async with api.sit(good["table"], good["token"]) as other:
            assert await other.play(Random(1), most=2) == 2
    assert len(await api.server.hub.store.moves(made["table"])) > before
    monkeypatch.undo()
    api.server.hub.lives[made["table"]].drop(1001)
    async with api.sit(made["table"], made["token"]) as me:
        await me.play(Random(1))
        assert me.over, "with rules that end it goes on"


async def test_a_replay_that_does_not_end_shows_what_came_before(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(settings) as server, Api(server) as api:
        made = await api.table("tiny", "human", "human", hot_seat=True)
        async with api.sit(made["table"], made["token"]) as me:
            await me.play(Random(1), most=3)
        moves = await server.hub.store.moves(made["table"])
        hang_on(monkeypatch, moves[-1].action[0])
        known = [move.action[0] for move in moves].index(moves[-1].action[0])
        server.hub.lives[made["table"]].drop(1001)
        async with api.sit(made["table"], made["token"]) as me:
            assert me.table["trouble"] == "stuck"
            assert len(server.hub.lives[made["table"]].match.record.moves) == known
        monkeypatch.setattr("araldo.server.table.LONG", 0)
        monkeypatch.setattr(budgets.Threads.do, "__kwdefaults__", {"seconds": 0.2})
        server.hub.lives[made["table"]].drop(1001)
        async with api.sit(made["table"], made["token"]) as me:
            assert me.table["trouble"] == "stuck"


async def test_a_record_whose_rules_do_not_end_is_refused(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await api.table("tiny", "human", "human", hot_seat=True)
    async with api.sit(made["table"], made["token"]) as me:
        await me.play(Random(1))
    text = (await api.http.get(f"/api/tables/{made['table']}/record", params={"k": made["token"]})).text
    hang_on(monkeypatch, (await api.server.hub.store.moves(made["table"]))[0].action[0])
    monkeypatch.setattr("araldo.server.new_tables.IMPORT", 0.2)
    assert (await api.post("/api/records", {"text": text}, 413))["error"]["code"] == "too-large"
    monkeypatch.undo()
    assert (await api.post("/api/records", {"text": text}))["table"]
