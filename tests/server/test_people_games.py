"""My games: what waits for a person first, by the time left; what is kept of it is as the tables stand."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from typing import Any

import pytest
import sqlalchemy as sa

from araldo.server.settings import Settings
from tests.server.client import Api, Server, serving
from tests.server.conftest import QUICK
from tests.server.test_people import browsers

DAYS = {"kind": "turn", "bank": 259200, "increment": 28800, "cap": 604800}


@pytest.fixture
async def api(server: Server) -> AsyncIterator[Api]:
    """Somebody's browser."""
    async with Api(server, browser=True) as api:
        yield api


async def mine(api: Api, **params: Any) -> list[tuple[str, str]]:
    found = await api.get("/api/me/games", **params)
    assert found["turns"] == (await api.get("/api/me"))["turns"]
    return [(one["part"], one["title"]) for one in found["games"]]


async def asleep(server: Server) -> None:
    """What has changed is written down, and every table leaves the memory."""
    await server.hub.standings.look()
    for live in list(server.hub.lives.values()):
        live.drop(1001)


async def whose_turn(api: Api, made: Any, *links: int) -> int:
    """The seat that is awaited, after as many moves as are made for nobody in particular."""
    return int((await api.get(f"/api/tables/{made['table']}", k=made["token"]))["waiting"][0])


async def test_your_turn_comes_first_by_the_time_left_then_the_others(api: Api) -> None:
    quick = {"kind": "live", "bank": 600, "increment": 0}
    await api.table("tiny", "human", "miser", title="no clock")
    await api.table("tiny", "human", "miser", title="days", clock=DAYS)
    await api.table("tiny", "human", "miser", title="quick", clock=quick)
    await api.table("tiny", "human", "open", title="room")
    over = await api.table("tiny", "human", "miser", title="over")
    async with api.sit(over["table"], over["token"]) as me:
        await me.play(random.Random(1))
    assert await mine(api) == [("turn", "quick"), ("turn", "days"), ("turn", "no clock"), ("waiting", "room"),
                               ("over", "over")]  # fmt: skip
    await asleep(api.server)
    assert len(await mine(api)) == 5
    assert (await api.get("/api/me/games"))["games"][4]["outcome"]["winners"]
    assert not api.server.hub.lives, "nothing was opened to list it"


async def test_what_is_written_down_while_games_are_listed_is_not_missed(api: Api) -> None:
    store, loop, looked = api.server.hub.store, asyncio.get_running_loop(), list[str]()
    if not store.sqlite:
        return  # read on the loop's own thread: nothing can be written from there
    await api.table("tiny", "human", "miser", title="one")

    def look(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if not looked and "FROM seats JOIN tables" in statement:  # the list has begun to read
            looked.append(statement)
            asyncio.run_coroutine_threadsafe(api.server.hub.standings.look(), loop).result(10)

    reading = store._sync
    sa.event.listen(reading, "after_cursor_execute", look)
    try:
        found = await api.get("/api/me/games")
    finally:
        sa.event.remove(reading, "after_cursor_execute", look)
    assert looked
    assert ([one["part"] for one in found["games"]], found["turns"]) == (["turn"], 1)


async def test_a_game_passes_from_turn_to_running_with_the_move_and_back(api: Api) -> None:
    made = await api.table("tiny", "human", "human", title="two")
    async with browsers(api.server, 1) as [other]:
        await other.post("/api/me/seats", {"table": made["table"], "k": made["links"]["seats"][1]["token"]})
        pair, rng = (api, other), random.Random(2)
        for _ in range(4):
            first = [await mine(one) for one in pair]
            assert sorted(part for lines in first for part, _ in lines) in (["running", "turn"], ["turn", "turn"])
            acting = next(one for one, lines in zip(pair, first, strict=True) if lines[0][0] == "turn")
            token = made["links"]["seats"][pair.index(acting)]["token"]
            async with acting.sit(made["table"], token) as me:
                await me.act(me.choose(rng))


async def test_a_line_tells_the_opponents_the_clock_the_question_the_last_event_and_unread_talk(api: Api) -> None:
    made = await api.table("castelli", "human", "human", title="Sunday", clock=DAYS)
    table = made["table"]
    async with browsers(api.server, 1) as [bruno]:
        await bruno.post("/api/me", {"name": "Bruno", "arms": "plain or sable, lion sable 1 whole 100"})
        link = made["links"]["seats"][1]["token"]
        await bruno.post("/api/me/seats", {"table": table, "k": link})
        async with bruno.sit(table, link) as b:
            await b.say("chat", key="a", text="to all")
            await b.say("chat", key="b", text="to you", to=0)
            await b.say("chat", key="c", text="me again")
    for sleeping in (False, True):
        if sleeping:
            await asleep(api.server)
        [line] = (await api.get("/api/me/games", lang="it"))["games"]
        assert (line["title"], line["game"], line["names"][1], line["seat"], line["host"]) == (
            "Sunday", "castelli", "P1", 0, True)  # fmt: skip
        assert line["seats"][1]["arms"] == "plain or sable, lion sable 1 whole 100"
        assert line["clock"]["running"]
        assert line["unread"] == 3
        if line["part"] == "turn":
            assert line["due"] > 0
            assert line["asked"]
    async with api.sit(table, made["token"]) as a:
        await a.settled()
        await api.server.hub.standings.look()
    assert (await api.get("/api/me/games"))["games"][0]["unread"] == 0, "it was there to read"
    [line] = (await bruno_games(api, table, link))["games"]
    assert line["unread"] == 0, "one's own lines are no news"


async def bruno_games(api: Api, table: str, link: str) -> Any:
    async with browsers(api.server, 1) as [again]:
        await again.post("/api/me/seats", {"table": table, "k": link, "over": True})
        return await again.get("/api/me/games")


async def test_hundreds_of_games_come_by_pages_and_each_once(api: Api) -> None:
    for i in range(23):
        await api.table("tiny", "human", "human" if i % 2 else "open", title=f"t{i}")
    seen: list[str] = []
    after: str | None = ""
    pages = 0
    while after is not None:
        found = await api.get("/api/me/games", limit=5, after=after)
        seen += [one["title"] for one in found["games"]]
        after, pages = found["next"], pages + 1
    assert pages == 5
    assert sorted(seen) == sorted(f"t{i}" for i in range(23))
    for bad in ("x", "0 nan", "0 1 t 2 3", "a 1 t 1"):
        assert (await api.get("/api/me/games", 422, after=bad))["error"]["code"] == "malformed"


async def test_an_invitation_that_was_looked_at_waits_until_it_is_taken_up_declined_or_void(api: Api) -> None:
    made = await api.table("tiny", "human", "open", "open", title="come")
    invites = [link["token"] for link in made["links"]["seats"][1:]]
    async with browsers(api.server, 2) as [eva, stranger]:
        await stranger.post("/api/me/seats", {"table": made["table"], "k": invites[0]})
        assert not stranger.http.cookies, "who only looks stays a stranger"
        await eva.post("/api/me", {"name": "Eva"})
        for invite in invites:
            await eva.post("/api/me/seats", {"table": made["table"], "k": invite})
        found = (await eva.get("/api/me/games"))["games"]
        assert [(one["part"], one["seat"]) for one in found] == [("invited", 2), ("invited", 1)]
        await eva.post(f"/api/me/games/{made['table']}/forget", {"number": found[0]["number"]})
        joined = await eva.post(f"/api/tables/{made['table']}/join", {"k": found[1]["invite"], "name": "Eva"})
        assert joined["seat"] == 1
        assert await mine(eva) == [("waiting", "come")]
        await stranger.post("/api/me", {"name": "Fabio"})
        await stranger.post("/api/me/seats", {"table": made["table"], "k": invites[1]})
        assert await mine(stranger) == [("invited", "come")]
        await api.post(f"/api/tables/{made['table']}/seats/2", {"do": "bot"})
        await api.server.hub.standings.look()
        assert await mine(stranger) == []


async def test_what_is_over_may_be_taken_off_the_list_and_a_seat_that_is_held_not(api: Api) -> None:
    over = await api.table("tiny", "human", "miser", title="over")
    async with api.sit(over["table"], over["token"]) as me:
        await me.play(random.Random(1))
    runs = await api.table("tiny", "human", "miser", title="runs")
    assert len(await mine(api)) == 2
    error = await api.post(f"/api/me/games/{runs['table']}/forget", {"number": 0}, 409)
    assert error["error"]["code"] == "still-yours"
    await api.post(f"/api/me/games/{over['table']}/forget", {"number": 0})
    assert await mine(api) == [("turn", "runs")]
    assert (await api.get(f"/api/tables/{over['table']}"))["me"]["seat"] == 0
    error = await api.post("/api/me/games/nowhere/forget", {"number": 0}, 404)
    assert error["error"]["code"] == "no-game-of-yours"


async def test_who_lends_a_seat_is_not_awaited_and_the_substitute_is(api: Api) -> None:
    made = await api.table("tiny", "human", "human", title="lent")
    while await whose_turn(api, made) != 0:
        async with api.sit(made["table"], made["links"]["seats"][1]["token"]) as b:
            await b.act(b.choose(random.Random(1)))
    assert await mine(api) == [("turn", "lent")]
    told = await api.post(f"/api/tables/{made['table']}/seats/0", {"do": "substitute"})
    async with browsers(api.server, 1) as [guest]:
        await guest.post(f"/api/tables/{made['table']}/join", {"k": told["link"]["token"], "name": "Guest"})
        assert await mine(guest) == [("turn", "lent")]
        assert await mine(api) == [("running", "lent")]
        await api.post(f"/api/tables/{made['table']}/seats/0", {"do": "back"})
        assert await mine(guest) == []
        assert await mine(api) == [("turn", "lent")]


async def test_after_a_crash_the_list_is_as_the_tables_stand(settings: Settings) -> None:
    """Nothing was written down since the last move: the table is looked at again."""
    async with serving(settings) as server, Api(server, browser=True) as api:
        made = await api.table("tiny", "human", "human", title="two")
        assert len(await mine(api)) == 1
        server.hub.standings._seen = {made["table"]: (10**9, 0)}
        cookies = dict(api.http.cookies)
        tokens = [link["token"] for link in made["links"]["seats"]]
        before = await whose_turn(api, made)
        async with api.sit(made["table"], tokens[before]) as me:
            await me.act(me.choose(random.Random(2)))
            await me.settled()
        after = await whose_turn(api, made)
    async with serving(settings) as server, Api(server, browser=True) as api:
        api.http.cookies.update(cookies)
        assert await mine(api) == [("turn" if after == 0 else "running", "two")]


async def test_two_workers_tell_the_same(postgres_url: str) -> None:
    settings = Settings(database=postgres_url, **QUICK)  # type: ignore[arg-type]
    async with (
        serving(settings) as one,
        serving(settings) as two,
        Api(one, browser=True) as first,
        Api(two, browser=True) as second,
    ):
        made = await first.table("tiny", "human", "human", title="two")
        second.http.cookies.update(first.http.cookies)
        tokens = [link["token"] for link in made["links"]["seats"]]
        rng = random.Random(3)
        for _ in range(3):
            seat = await whose_turn(first, made)
            assert await mine(second) == [("turn" if seat == 0 else "running", "two")]
            async with first.sit(made["table"], tokens[seat]) as me:
                await me.act(me.choose(rng))
                await me.settled()


@pytest.mark.parametrize("path", ["/api/me/games", "/api/me/devices", "/api/me/link", "/api/me/data"])
async def test_a_stranger_has_no_list(api: Api, path: str) -> None:
    assert (await api.get(path, 401))["error"]["code"] == "no-person"
