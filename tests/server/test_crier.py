"""The hook of a group: what happens there is told where all its members read."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import sqlalchemy as sa

from araldo.server.schema import tidings, ways
from araldo.server.settings import Settings
from tests.server.receivers import Receiver
from tests.server.test_notices import Friends, by_hand, friends, outside
from tests.server.test_people import count

__all__ = ["by_hand", "outside"]  # fixtures


async def circle(found: Friends, outside: Receiver, shape: str = "json") -> str:
    """A group of Anna's and Bruno's with a hook."""
    for one, name in ((found.anna, "Anna"), (found.bruno, "Bruno")):
        await one.post("/api/me", {"name": name})
    group = str((await found.anna.post("/api/groups", {"name": "Compagnia del Corno"}))["id"])
    link = (await found.anna.get(f"/api/groups/{group}"))["invite"]
    await found.bruno.post("/api/invitations/enter", {"k": link})
    await found.anna.post(f"/api/groups/{group}/hook", {"url": f"{outside.url}/secret", "shape": shape})
    return group


def told(outside: Receiver) -> list[dict[str, Any]]:
    found = [json.loads(one.body) for one in outside.got]
    outside.got.clear()
    return found


async def test_a_group_hears_of_tables_evenings_and_whom_a_table_waits_for(
    settings: Settings, outside: Receiver
) -> None:
    async with friends(settings) as found:
        group = await circle(found, outside)
        await found.bruno.post(f"/api/groups/{group}/evenings", {"at": found.time.now + 86_400})
        await found.later()
        [evening] = told(outside)
        assert (evening["title"], evening["text"]) == (
            "An evening with Compagnia del Corno", "Bruno proposes one: say whether you come.")  # fmt: skip
        await found.begin("Friday", group=group)
        assert await found.later() > 0
        both = told(outside)
        assert "“Friday” is open. Free seats: 1." in both[0]["text"]
        assert "Your turn: Friday" in both[0]["text"]
        assert await found.later() == 0, "once"


async def test_who_is_awaited_is_named_and_the_end_is_told_once(settings: Settings, outside: Receiver) -> None:
    async with friends(settings) as found:
        group = await circle(found, outside, "slack")
        await found.sit_down("Friday", group=group)
        await found.later(0)
        told(outside)
        awaited = found.server.hub.lives[found.table].awaited()[0]
        await found.later()
        [turn] = told(outside)
        assert f"{('Anna', 'Bruno')[awaited]}: Your turn: Friday" in turn["text"]
        for seat in (0, 1):
            await found.server.hub.standings.look()
            async with found.at(seat) as one:
                await one.settled()
        live = found.server.hub.lives[found.table]
        async with found.at(0) as anna, found.at(1) as bruno:
            await asyncio.gather(anna.play(random.Random(1)), bruno.play(random.Random(2)))
        assert live.match.over
        await found.later()
        over = [one for one in told(outside) if "Over: Friday" in one["text"]]
        assert len(over) == 1


async def test_only_who_keeps_a_group_sees_its_hook_and_it_goes_with_the_group(
    settings: Settings, outside: Receiver
) -> None:
    async with friends(settings) as found:
        group = await circle(found, outside, "discord")
        await found.anna.post(f"/api/groups/{group}/hook/test", {})
        hook = (await found.anna.get(f"/api/groups/{group}"))["hook"]
        assert (hook["target"], hook["shape"], hook["result"]) == ("127.0.0.1", "discord", "ok")
        assert told(outside)[0]["username"] == "Araldo"
        assert (await found.bruno.get(f"/api/groups/{group}"))["hook"] is None
        for what in ("hook", "hook/test", "hook/end"):
            refused = await found.bruno.post(f"/api/groups/{group}/{what}", {"url": outside.url}, 403)
            assert refused["error"]["code"] == "not-keeper"
        assert (await found.anna.get("/api/me/notices"))["ways"] == [], "the group's, and nobody's"
        await found.bruno.post(f"/api/groups/{group}/leave", {})
        await found.anna.post(f"/api/groups/{group}/evenings", {"at": found.time.now + 86_400})
        await found.anna.post(f"/api/groups/{group}/leave", {})
        assert await count(found.server, ways) == 0
        assert await found.server.hub.store.rows(sa.select(tidings.c.event)) == [("test",)], "Anna's own wish"


async def test_the_others_are_told_of_an_evening_by_their_own_ways(settings: Settings, outside: Receiver) -> None:
    async with friends(settings) as found:
        group = await circle(found, outside)
        await found.anna.post(f"/api/groups/{group}/hook/end", {})
        for one in (found.anna, found.bruno):
            await one.post("/api/me/notices/webhook", {"url": f"{outside.url}/mine"})
        made = await found.bruno.post(f"/api/groups/{group}/evenings", {"at": found.time.now + 86_400})
        await found.later()
        assert [one["person"] for one in told(outside)] == ["Anna"]
        await found.anna.post(f"/api/groups/{group}/evenings", {"at": found.time.now + 90_000, "evening": made["id"]})
        await found.later()
        assert [one["person"] for one in told(outside)] == ["Bruno"], "another time is told anew"
