"""Reaction windows among people: open for an even time, whoever could react; nobody reads from time who holds what."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from araldo.server.settings import Settings
from araldo.server.table import LiveTable
from tests.server.client import Api, Server, Sitting, new_key, serving
from tests.server.conftest import QUICK
from tests.server.test_clocks import FakeTime

THIEF, MERCHANTS = 15, (0, 3, 6)  # pieces of the tiny game


class Table:
    """The tiny game with a simulated clock, at its window: seat 0 has won, seats 1 and 2 may steal."""

    def __init__(self, server: Server, api: Api, time: FakeTime, live: LiveTable, people: list[Sitting]) -> None:
        self.server, self.api, self.time, self.live, self.people = server, api, time, live, people

    async def pass_time(self, seconds: float) -> None:
        self.time.now += seconds
        await self.live.timekeeper.look()
        await self.settled()

    async def settled(self) -> None:
        for someone in self.people:
            await someone.settled()

    @property
    def asked(self) -> str:
        return str(self.live.match.progress.parts[0].state.asked.kind)

    def heard(self) -> list[int]:
        """How many messages everybody has had, but for answers to his own."""
        return [sum('"type":"state"' in raw or '"type":"table"' in raw for raw in s.raw) for s in self.people]


def rig(live: LiveTable, thieves: tuple[int, ...]) -> None:
    """Deal: seat 0 wins by the dearest merchant; these seats hold a thief."""
    s = live.match.progress.parts[0].state
    hands = [[12, 13, 14], [MERCHANTS[0], 1, 2], [MERCHANTS[1], 4, 5]]
    for seat in thieves:
        hands[seat][2] = THIEF + seat - 1
    used = {piece for hand in hands for piece in hand}
    s.hands, s.deck = hands, [piece for piece in range(18) if piece not in used]
    s.known = [0] * 18
    for seat, hand in enumerate(hands):
        for piece in hand:
            s.known[piece] = 1 << seat


@asynccontextmanager
async def at_window(folder: Path, *kinds: str, thieves: tuple[int, ...] = (1,), **more: Any) -> AsyncIterator[Table]:
    """A table of which the window has just opened."""
    time = FakeTime()
    settings = Settings(database=f"sqlite:///{folder}/a.sqlite3", **{**QUICK, "window_seconds": 4.0})  # type: ignore[arg-type]
    async with serving(settings, time) as server, Api(server) as api:
        made = await api.table("tiny", *(kinds or ("human", "human", "human")), **more)
        live = server.hub.lives[made["table"]]
        rig(live, thieves)
        tokens = [link["token"] for link in made["links"]["seats"] if link] + [made["links"]["spectator"]]
        people = [api.sit(live.id, token) for token in tokens]
        with_all = [await someone.__aenter__() for someone in people]
        table = Table(server, api, time, live, with_all)
        try:
            await people[0].act(["open", "dear"])
            await people[0].until(lambda: people[0].state["ask"]["kind"] == "stake")
            await people[0].act(["stake", "m5"])
            for someone in people[1:-1]:
                await someone.until(lambda s=someone: s.state["ask"]["kind"] == "stake")
                await someone.act(["stake", "m1" if someone is people[1] else "m2"])
            await people[0].until(lambda: people[0].state["ask"]["kind"] != "stake")
            await table.settled()
            yield table
        finally:
            for someone in people:
                await someone.__aexit__()


async def test_a_window_stays_open_for_an_even_time_although_nobody_could_react(tmp_path: Path) -> None:
    async with at_window(tmp_path, thieves=()) as table:
        assert table.asked == "thief"
        assert all(someone.state["ask"]["closes"] == table.time.now + 4 for someone in table.people)
        assert not any(someone.asked for someone in table.people), "who cannot react is not asked"
        before = table.heard()
        await table.pass_time(3.9)
        assert (table.asked, table.heard()) == ("thief", before)
        await table.pass_time(0.2)
        assert table.asked != "thief"
        assert table.heard() == [n + 1 for n in before]


@pytest.mark.parametrize("answer", [["pass"], ["thief"], None])
async def test_an_answer_is_stored_at_once_and_told_when_the_window_closes(
    tmp_path: Path, answer: list[str] | None
) -> None:
    async with at_window(tmp_path) as table:
        holder = table.people[1]
        assert holder.asked
        assert [o["action"] for o in holder.state["options"] if not o.get("free")] == [["pass"], ["thief"]]
        before = table.heard()
        await table.pass_time(1)
        if answer:
            assert (await holder.act(answer))["type"] == "ack"
            await holder.settled()
            assert holder.state["ask"]["answer"] == answer
            assert not holder.asked
        await table.pass_time(2)
        after = table.heard()
        assert [after[0], *after[2:]] == [before[0], *before[2:]], "the others are told nothing"
        stored = (await table.server.hub.store.load(table.live.id)).stored.seating  # type: ignore[union-attr]
        assert ('"kept":{"1":' in stored) is bool(answer)
        await table.pass_time(1.1)
        assert table.heard()[0] == before[0] + 1
        stolen = any(line["event"]["kind"] == "stolen" for line in table.people[0].log)
        assert stolen is (answer == ["thief"])


async def test_who_could_react_is_told_to_what_and_for_how_long_a_pass_may_count(tmp_path: Path) -> None:
    async with at_window(tmp_path) as table:
        asked, other = table.people[1].state["ask"], table.people[2].state["ask"]
        prize = table.live.match.progress.parts[0].state.frames[-1].prize
        assert asked["about"] == f"P0 is to win {prize}."
        assert [scope["id"] for scope in asked["scopes"]] == ["each", "round", "others", "always"]
        assert [scope["label"] for scope in asked["scopes"]] == ["", "until the end of this round", "", ""]
        assert not {"about", "scopes", "wishes", "scope"} & set(other)


async def test_a_pass_for_a_while_is_kept_with_the_seat_and_ends_with_its_scope(tmp_path: Path) -> None:
    async with at_window(tmp_path) as table:
        me = table.people[1]
        before = table.heard()
        assert (await me.say("stand", key=new_key(), kind="thief", action=["pass"], scope="round"))["type"] == "ack"
        await table.settled()
        assert table.heard() == [before[0], before[1] + 1, *before[2:]]
        words = {"prompt": "Play a thief?", "label": "until the end of this round"}
        assert me.state["ask"]["wishes"] == [{"kind": "thief", "action": ["pass"], "scope": "round", **words}]
        stored = (await table.server.hub.store.load(table.live.id)).stored.seating  # type: ignore[union-attr]
        assert '"wishes":{"1":{"thief"' in stored
        assert (await me.say("stand", key=new_key(), kind="thief", action=["pass"], scope="war"))["code"] == "no-scope"
        await table.pass_time(4.1)
        assert table.asked != "thief"
        assert "wishes" not in me.state["ask"]


async def test_a_pass_for_a_while_outlives_a_replay_and_a_reload(tmp_path: Path) -> None:
    """Both do the moves again from the start, where no round is that one yet."""
    async with at_window(tmp_path) as table:
        me = table.people[1]
        for _ in range(5):  # the second round: its window, or the first question
            await table.pass_time(5)
            if table.live.match.progress.parts[0].state.frames[0].round == 2:
                break
        assert (await me.say("stand", key=new_key(), kind="thief", action=["pass"], scope="round"))["type"] == "ack"
        wishes = {1: {"thief": table.live.match.wish(1, "thief")}}
        token = me.url.split("k=")[1].split("&")[0]
        await table.api.get(f"/api/tables/{table.live.id}/replay", k=token, at=1)
        assert table.live.match.wishes == wishes
        await table.live.reload()
        assert table.live.match.wishes == wishes


async def test_an_answer_may_be_given_anew_until_the_window_closes(tmp_path: Path) -> None:
    async with at_window(tmp_path) as table:
        holder = table.people[1]
        await holder.act(["thief"])
        assert (await holder.act(["pass"]))["type"] == "ack"
        await table.pass_time(5)
        assert not any(line["event"]["kind"] == "stolen" for line in table.people[0].log)


async def test_who_could_not_react_gets_no_other_answer(tmp_path: Path) -> None:
    async with at_window(tmp_path, thieves=()) as table:
        assert (await table.people[1].act(["thief"]))["code"] == "refused"


@pytest.mark.parametrize("thinker", [1, 2, 0], ids=["could react", "bluffs", "is not asked"])
async def test_somebody_who_thinks_holds_the_window_and_nobody_sees_who(tmp_path: Path, thinker: int) -> None:
    async with at_window(tmp_path) as table:
        me = table.people[thinker]
        ask = me.state["ask"]["id"]
        assert (await me.say("hold", key=new_key(), ask=ask, on=True))["type"] == "ack"
        await table.settled()
        for someone in table.people:
            assert someone.state["ask"]["held"] is True
            assert "closes" not in someone.state["ask"]
            assert someone.state["ask"].get("holding", False) is (someone is me)
        others = [s.state["ask"] for s in table.people if s is not me]
        assert all(me.state["me"]["seat"] not in ask["waiting"] + ask["answered"] for ask in others)
        await table.pass_time(50)
        assert table.asked == "thief"
        assert (await me.say("hold", key=new_key(), ask=ask, on=False))["type"] == "ack"
        await table.settled()
        assert table.asked != "thief", "the even time is over"


async def test_a_second_thinker_is_not_told_of_and_counts(tmp_path: Path) -> None:
    async with at_window(tmp_path) as table:
        first, second = table.people[1], table.people[2]
        ask = first.state["ask"]["id"]
        await first.say("hold", key=new_key(), ask=ask, on=True)
        await table.settled()
        before = table.heard()
        await second.say("hold", key=new_key(), ask=ask, on=True)
        await table.settled()
        assert table.heard() == [*before[:2], before[2] + 1, before[3]]
        await table.pass_time(10)
        await first.act(["pass"])
        await table.settled()
        assert table.asked == "thief"
        await second.say("hold", key=new_key(), ask=ask, on=False)
        assert table.asked != "thief"


async def test_nobody_thinks_for_ever(tmp_path: Path) -> None:
    async with at_window(tmp_path) as table:
        me = table.people[2]
        ask = me.state["ask"]["id"]
        await me.say("hold", key=new_key(), ask=ask, on=True)
        await table.pass_time(30)
        await me.say("hold", key=new_key(), ask=ask, on=True)  # no more time by asking again
        await table.pass_time(29.9)
        assert table.asked == "thief"
        await table.pass_time(0.2)
        assert table.asked != "thief"
        assert (await me.say("hold", key=new_key(), ask=ask, on=True))["code"] == "stale"
        assert (await me.say("hold", key=new_key(), ask=me.state["ask"]["id"], on=True))["code"] == "no-window"


async def test_with_a_single_person_nothing_waits(tmp_path: Path) -> None:
    async with at_window(tmp_path, "human", "miser", "miser", thieves=()) as table:
        await table.people[0].until(lambda: table.people[0].state["ask"]["kind"] != "thief")


async def test_where_only_bots_are_asked_nothing_waits(tmp_path: Path) -> None:
    """Who is asked follows from what everybody knows: the winner is the only other person."""
    async with at_window(tmp_path, "human", "miser", "miser", thieves=()) as table:
        assert table.live.windows.open == []
    (other := tmp_path / "other").mkdir()
    async with at_window(other, "human", "human", "miser", thieves=()) as table:
        assert len(table.live.windows.open) == 1


@pytest.mark.parametrize("more", [{"clock": {"kind": "turn", "bank": 86400, "increment": 43200}}, {"window": 0}])
async def test_by_turns_a_window_waits_for_all_who_could_react(tmp_path: Path, more: dict[str, Any]) -> None:
    async with at_window(tmp_path, **more) as table:
        assert all("closes" not in someone.state["ask"] for someone in table.people)
        await table.pass_time(3600)
        assert table.asked == "thief"
        for someone in table.people:
            assert someone is table.people[1] or someone.state["ask"]["waiting"] == []
        assert (await table.people[1].act(["pass"]))["type"] == "ack"
        await table.settled()
        assert table.asked != "thief"


async def test_by_turns_nobody_waits_for_who_could_not(tmp_path: Path) -> None:
    async with at_window(tmp_path, thieves=(), clock={"kind": "turn", "bank": 86400}) as table:
        await table.pass_time(4.1)
        assert table.asked != "thief"


async def test_by_turns_a_window_waits_no_longer_than_a_decision_is_worth(tmp_path: Path) -> None:
    async with at_window(tmp_path, clock={"kind": "turn", "bank": 86400, "increment": 7200}) as table:
        await table.pass_time(7199)
        assert table.asked == "thief"
        await table.pass_time(2)
        assert table.asked != "thief"


async def test_no_clock_runs_at_a_window(tmp_path: Path) -> None:
    """Whose time runs is public: it would tell who could react."""
    async with at_window(tmp_path, clock={"kind": "live", "bank": 60}) as table:
        assert table.people[0].table["clock"]["running"] == []
        left = table.people[0].table["clock"]["left"]
        await table.people[1].act(["pass"])
        await table.pass_time(4.1)
        assert table.people[0].table["clock"]["running"] != []
        assert table.people[0].table["clock"]["left"] == left


async def test_a_window_opens_anew_after_a_pause(tmp_path: Path) -> None:
    async with at_window(tmp_path) as table:
        await table.pass_time(3)
        for someone in table.people[:3]:
            await someone.say("pause", key=new_key())
        await table.pass_time(1000)
        assert table.asked == "thief"
        for someone in table.people[:3]:
            await someone.say("resume", key=new_key())
        await table.pass_time(3)
        assert table.asked == "thief"
        await table.pass_time(1.1)
        assert table.asked != "thief"


async def test_a_window_and_its_answers_outlive_the_server(tmp_path: Path) -> None:
    async with at_window(tmp_path) as table:
        await table.people[1].act(["thief"])
        live, time = table.live, table.time
        time.now += 1
    time.now += 500
    settings = Settings(database=f"sqlite:///{tmp_path}/a.sqlite3", **{**QUICK, "window_seconds": 4.0})  # type: ignore[arg-type]
    async with serving(settings, time) as server:
        again = await server.hub.get(live.id)
        assert again.match.kept == {1: ("thief",)}
        await again.timekeeper.look()
        assert again.match.progress.parts[0].state.asked.kind == "thief", "no time passed while no server ran"
        time.now += 3.1
        await again.timekeeper.look()
        assert again.match.progress.parts[0].state.asked.kind != "thief"


async def test_when_a_bot_takes_over_the_only_other_seat_what_was_answered_counts(tmp_path: Path) -> None:
    async with at_window(tmp_path, "human", "human", "miser") as table:
        await table.people[1].act(["thief"])
        token = table.people[0].url.split("k=")[1].split("&")[0]
        await table.api.post(f"/api/tables/{table.live.id}/seats/0", {"k": token, "do": "bot"})
        await table.people[1].until(lambda: any(line["event"]["kind"] == "stolen" for line in table.people[1].log))
