"""Strangers: open tables, seeking one, who does not want to hear or meet whom, reports, and what the operator does."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
import sqlalchemy as sa

from araldo.cli.app import run
from araldo.server import bans, farewell, migrations, seeks
from araldo.server.schema import musters, reports, shuns
from araldo.server.schema import seeks as rows
from araldo.server.settings import Settings, database_url
from araldo.server.store import Store
from araldo.server.tokens import new_id
from tests.server.client import Api, Server, serving
from tests.server.conftest import QUICK
from tests.server.test_people import browsers, count
from tests.server.test_ratings import PEOPLE, me

WISH = {"games": ["tiny"], "sizes": [2], "pace": "turn", "langs": ["en", "it"]}


class Clock:
    """A time that the test sets."""

    def __init__(self) -> None:
        self.at = 1_790_000_000.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def server(settings: Settings, clock: Clock) -> AsyncIterator[Server]:
    async with serving(settings, clock) as server:
        yield server


@pytest.fixture
async def people(server: Server) -> AsyncIterator[list[Api]]:
    async with browsers(server, 3) as found:
        for one, name in zip(found, PEOPLE, strict=True):
            await one.post("/api/me", {"name": name})
        yield found


async def opened(api: Api, **more: Any) -> dict[str, Any]:
    """A public table with a free seat."""
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]
    return dict(await api.post("/api/tables", {"game": "tiny", "seats": seats, "public": True, **more}))


async def listed(api: Api, **more: Any) -> list[str]:
    return [line["table"] for line in await api.get("/api/lobby", **more)]


async def shun(api: Api, other: Api, how: str) -> None:
    await shun_id(api, await me(other), how)


async def shun_id(api: Api, other: str, how: str) -> None:
    await api.post(f"/api/people/{other}/shun", {"how": how})


async def seek(api: Api, clock: Clock, **more: Any) -> dict[str, Any]:
    """Somebody begins to seek, later than whoever did before."""
    clock.at += 1
    return dict(await api.post("/api/seek", WISH | more))


async def test_people_of_a_database_of_the_form_before_write_and_seek(database: str) -> None:
    store = Store(database_url(database))
    await store.transact(migrations.make, "0006")
    old = sa.Table("persons", sa.MetaData(), *(sa.Column(name) for name in ("id", "name", "arms", "settings", "made")))
    row = {"id": "old", "name": "Olga", "arms": "plain or sable", "settings": "{}", "made": time.time()}
    await store.transact(lambda c: c.execute(old.insert().values(row)).rowcount)
    await store.close()
    async with serving(Settings(database=database, **QUICK)) as server, Api(server, browser=True) as api:  # type: ignore[arg-type]
        await api.post("/api/me", {"name": "Ada"})
        await api.post("/api/talk/old", {"text": "welcome back"})
        await shun_id(api, "old", "mute")
        assert [one["name"] for one in await api.get("/api/me/shuns")] == ["Olga"]
        assert (await api.post("/api/seek", WISH))["mine"]["games"] == ["tiny"]


# -- open tables


async def test_an_open_table_says_who_is_there_in_which_language_and_for_whom(people: list[Api]) -> None:
    a, b, _ = people
    made = await opened(a, lang="it", level="first", rated=True, title="Stasera")
    [line] = await b.get("/api/lobby")
    assert (line["lang"], line["level"], line["rated"], line["host"]) == ("it", "first", True, "Ada")
    assert line["options"], "so that the page can say them in words"
    ada, free = line["seats"]
    assert (ada["person"], ada["kind"], free["kind"]) == (await me(a), "human", "open")
    assert ada["arms"] == (await a.get("/api/me"))["arms"]
    assert await listed(b, playing=True) == []
    await b.post(f"/api/tables/{made['table']}/join", {"name": "Bruno"})
    assert (await listed(b), await listed(b, playing=True)) == ([], [made["table"]])


async def test_who_is_blocked_finds_no_table_either_way_and_is_not_told(people: list[Api]) -> None:
    a, b, c = people
    table = (await opened(a))["table"]
    others = (await opened(b))["table"]
    await shun(a, b, "mute")
    assert table in await listed(b), "who is muted is met"
    await shun(a, b, "block")
    assert (await listed(b), await listed(a), len(await listed(c))) == ([others], [table], 2)
    for api, where in ((b, table), (a, others)):
        answer = await api.post(f"/api/tables/{where}/join", {"name": "Eve"}, 403)
        assert answer["error"]["code"] == "bad-token", "what is said at any table that is not open"
        assert (await api.get(f"/api/tables/{where}", 403))["error"]["code"] == "bad-token"
    assert (await b.get(f"/api/people/{await me(a)}"))["shun"] == ""
    assert (await a.get(f"/api/people/{await me(b)}"))["shun"] == "block"
    assert [one["name"] for one in await a.get("/api/me/shuns")] == ["Bruno"]
    await shun(a, b, "")
    assert len(await listed(b)) == 2


async def test_an_invitation_of_who_is_not_one_of_the_two_counts(people: list[Api]) -> None:
    a, b, c = people
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    made = await a.post("/api/tables", {"game": "tiny", "seats": seats})
    links = [one["token"] for one in made["links"]["seats"]]
    join = f"/api/tables/{made['table']}/join"
    await c.post(join, {"k": links[2], "name": "Carla"})
    await shun(c, b, "block")
    await shun(a, b, "block")
    assert (await b.post(join, {"k": links[1], "name": "Bruno"}, 403))["error"]["code"] == "bad-token"
    await shun(a, b, "")
    await b.post(join, {"k": links[1], "name": "Bruno"})


async def test_without_a_lobby_nothing_is_listed_or_sought(database: str) -> None:
    settings = Settings(database=database, lobby=False, letters=False, **QUICK)  # type: ignore[arg-type]
    async with serving(settings) as server, Api(server, browser=True) as api:
        await api.post("/api/me", {"name": "Ada"})
        for path in ("/api/lobby", "/api/seek"):
            assert (await api.get(path, 404))["error"]["code"] == "no-lobby"
        body = {"game": "tiny", "seats": [{"kind": "human"}, {"kind": "open"}], "public": True}
        assert (await api.post("/api/tables", body, 404))["error"]["code"] == "no-lobby"
        assert (await api.get("/api/talk", 404))["error"]["code"] == "no-letters"
        told = await api.get("/api/me")
        assert (told["lobby"], told["letters"]) == (False, False)


# -- seeking


async def test_when_enough_have_come_all_say_yes_and_the_table_is_there(people: list[Api], clock: Clock) -> None:
    a, b, c = people
    found = await seek(a, clock, sizes=[3])
    assert [(one["have"], one["need"]) for one in found["come"]] == [(1, 3)]
    await seek(b, clock, sizes=[2, 3], rated=True)
    assert (await b.get("/api/seek"))["come"][0]["have"] == 1, "one wants a rating, the other does not"
    found = await seek(b, clock, sizes=[3], langs=["it"])
    assert [(one["have"], one["need"]) for one in found["come"]] == [(2, 3)]
    assert (await c.get("/api/seek"))["here"]["seeking"] == 2
    called = (await seek(c, clock, sizes=[2, 3], games=["castelli", "tiny"]))["call"]
    assert (called["game"], called["seats"], called["until"]) == ("tiny", 3, clock.at + seeks.CALLED)
    assert [one["name"] for one in called["people"]] == ["Ada", "Bruno", "Carla"]
    assert (await a.get("/api/me"))["seek"] == "called"
    for one in people:
        told = await one.post("/api/seek/answer", {"yes": True})
    table = told["table"]
    assert (await a.get("/api/seek"))["table"] == table
    summary = await a.get(f"/api/tables/{table}")
    assert sorted(one["name"] for one in summary["seats"]) == list(PEOPLE)
    assert (summary["status"], summary["me"]["kind"], summary["public"]) == ("running", "seat", False)
    assert summary["clock"]["kind"] == "turn"
    assert [one["table"] for one in (await b.get("/api/me/games"))["games"]] == [table]
    await a.post("/api/seek/stop", {})
    assert (await a.get("/api/seek"))["mine"] is None


async def test_who_does_not_say_yes_in_time_is_dropped_and_the_rest_go_on(
    people: list[Api], server: Server, clock: Clock
) -> None:
    a, b, c = people
    for one in (a, b):
        await seek(one, clock)
    await b.post("/api/seek/answer", {"yes": True})
    assert (await b.get("/api/me"))["seek"] == "yes"
    clock.at += seeks.CALLED
    await server.app.state.seeks.look()
    assert [(await one.get("/api/me"))["seek"] for one in (a, b)] == ["", "seeking"]
    assert (await a.post("/api/seek/answer", {"yes": True}, 404))["error"]["code"] == "no-call"
    assert (await seek(c, clock))["call"]["seats"] == 2
    await c.post("/api/seek/answer", {"yes": False})
    assert [(await one.get("/api/me"))["seek"] for one in (b, c)] == ["seeking", ""]
    clock.at += 4 * 3600
    await server.app.state.seeks.look()
    assert await count(server, rows) == 0, "a wish has its hours"
    assert await count(server, musters) == 0


async def test_people_who_do_not_meet_are_never_called_together(people: list[Api], clock: Clock) -> None:
    a, b, c = people
    await shun(b, a, "block")
    for one in (a, b):
        assert (await seek(one, clock))["call"] is None
    assert sorted(one["name"] for one in (await seek(c, clock))["call"]["people"]) == ["Ada", "Carla"]


async def test_a_seek_survives_a_restart_and_two_workers_make_one_table(database: str, clock: Clock) -> None:
    settings = Settings(database=database, **QUICK)  # type: ignore[arg-type]
    async with serving(settings, clock) as server, browsers(server, 2) as (a, b):
        for one in (a, b):
            await one.post("/api/me", {"name": "Ada"})
            await one.post("/api/seek", WISH)
        cookies = [dict(one.http.cookies) for one in (a, b)]
    async with serving(settings, clock) as server, browsers(server, 2) as (a, b):
        for one, cookie in zip((a, b), cookies, strict=True):
            one.http.cookies.update(cookie)
            assert (await one.get("/api/seek"))["call"]["seats"] == 2
        both = [server]
        if "postgresql" in database:
            second = Server(settings, clock)
            await second.start()
            both.append(second)
        yes = rows.update().values(yes=True)
        await server.hub.store.transact(lambda c: c.execute(yes).rowcount)
        await asyncio.gather(*(worker.app.state.seeks.look() for worker in both))
        for worker in both[1:]:
            await worker.stop()
        games = [(await one.get("/api/me/games"))["games"] for one in (a, b)]
        assert [len(found) for found in games] == [1, 1]
        assert games[0][0]["table"] == games[1][0]["table"]
        assert len({seat["name"] for seat in games[0][0]["seats"]}) == 2, "no two at a table are called the same"


# -- what people say


async def test_who_is_muted_is_not_read_and_not_counted_at_a_table_and_in_a_group(people: list[Api]) -> None:
    a, b, _ = people
    made = await a.post("/api/tables", {"game": "tiny", "seats": [{"kind": "human", "name": "Ada"}, {"kind": "open"}]})
    link = made["links"]["seats"][1]["token"]
    joined = await b.post(f"/api/tables/{made['table']}/join", {"k": link, "name": "Bruno"})
    async with b.sit(made["table"], joined["token"]) as sits:
        await sits.say("chat", key="1", text="hear, hear")
    group = (await a.post("/api/groups", {"name": "Ours"}))["id"]
    invite = (await a.get(f"/api/groups/{group}"))["invite"]
    await b.post("/api/invitations/enter", {"k": invite})
    await b.post(f"/api/groups/{group}/chat", {"text": "hear, hear"})
    await shun(a, b, "mute")
    at = await a.get(f"/api/tables/{made['table']}/people")
    assert at["hushed"] == [{"seat": 1, "name": ""}]
    assert [(one["person"], one["shun"], one["me"]) for one in at["seats"]] == [
        (await me(a), "", True), (await me(b), "mute", False)]  # fmt: skip
    assert (await b.get(f"/api/tables/{made['table']}/people"))["hushed"] == []
    assert [one["unread"] for one in (await a.get("/api/me/games"))["games"]] == [0]
    assert ((await a.get("/api/groups"))[0]["unread"], (await a.get(f"/api/groups/{group}"))["chat"]) == (0, [])
    await shun(a, b, "")
    assert [one["unread"] for one in (await a.get("/api/me/games"))["games"]] == [1]


# -- reports, and the operator


@pytest.fixture
def araldo(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, database: str) -> Callable[..., Any]:
    monkeypatch.setenv("ARALDO_DATABASE", database)

    def ran(*argv: str) -> Any:
        capsys.readouterr()
        assert run(["admin", *argv, "--json"] if argv[0] != "forget" else ["admin", *argv]) == 0
        said = capsys.readouterr().out
        return json.loads(said) if said.startswith(("[", "{")) else said

    return ran


async def test_a_report_reaches_the_operator_with_what_was_said_and_heard(
    people: list[Api], araldo: Callable[..., Any]
) -> None:
    a, b, c = people
    made = await opened(a)
    joined = await b.post(f"/api/tables/{made['table']}/join", {"name": "Bruno"})
    async with b.sit(made["table"], joined["token"]) as sits:
        await sits.say("chat", key="1", text="you fool")
    path = f"/api/people/{await me(b)}/report"
    await a.post(path, {"text": "shouts at people", "table": made["table"]})
    await c.post(path, {"text": "I was not there", "table": made["table"]})
    first, second = await asyncio.to_thread(araldo, "reports")
    assert (first["name"], first["text"], first["place"]) == ("Bruno", "shouts at people", f"table {made['table']}")
    assert [text for _, text in first["lines"]] == ["you fool"]
    assert (second["lines"], second["place"]) == ([], ""), "what somebody did not hear they cannot report"
    [line] = await asyncio.to_thread(araldo, "persons", "brun")
    assert (line["id"], line["reports"]) == (await me(b), 2)
    await asyncio.to_thread(araldo, "reports", "--settle", str(first["id"]))
    assert [one["id"] for one in await asyncio.to_thread(araldo, "reports")] == [second["id"]]
    for _ in range(5):
        await a.post(path, {"text": "again"})
    assert (await a.post(path, {"text": "again"}, 409))["error"]["code"] == "many-reports"


def test_no_name_of_a_person_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["-sj73xZC", "--lift", "p-7o03kp"])
    monkeypatch.setattr("araldo.server.tokens.secrets.token_urlsafe", lambda size: next(made))
    assert new_id(12) == "p-7o03kp"


async def test_who_is_shut_out_is_so_by_cookie_and_by_link_and_keeps_their_data(
    people: list[Api], server: Server, araldo: Callable[..., Any]
) -> None:
    a, b, _ = people
    made = await opened(a)
    joined = await b.post(f"/api/tables/{made['table']}/join", {"name": "Bruno"})
    who = await me(b)
    async with b.sit(made["table"], joined["token"]) as sits:
        await asyncio.to_thread(araldo, "ban", "person", who)
        await server.hub.bans.read()
        await sits.until(lambda: sits.closed is not None)
    for path in ("/api/me/games", f"/api/tables/{made['table']}", f"/api/tables/{made['table']}?k={joined['token']}"):
        answer = await b.http.get(path)
        assert answer.json()["error"]["code"] == "banned", path
    assert (await b.http.get("/api/me/data")).status_code == 200
    await a.get(f"/api/tables/{made['table']}")
    await asyncio.to_thread(araldo, "ban", "person", who, "--lift")
    await server.hub.bans.read()
    await b.get("/api/me/games")


async def test_the_operator_has_a_person_forgotten_and_nothing_is_left(
    people: list[Api], server: Server, araldo: Callable[..., Any]
) -> None:
    a, b, c = people
    made = await opened(a)
    await b.post(f"/api/tables/{made['table']}/join", {"name": "Bruno"})
    who = await me(b)
    await shun(a, b, "mute")
    await shun(b, c, "block")
    await a.post(f"/api/people/{who}/report", {"text": "shouts"})
    await b.post(f"/api/people/{await me(c)}/report", {"text": "whispers"})
    await b.post("/api/seek", WISH)
    await asyncio.to_thread(araldo, "forget", who)
    await server.hub.bans.read()
    assert server.hub.bans.values(bans.FORGET) == {who}
    await farewell.forget_wished(server.hub)
    assert (await a.get(f"/api/people/{who}", 404))["error"]["code"] == "nobody-there"
    assert (await a.get(f"/api/tables/{made['table']}"))["seats"][1]["name"] == ""
    assert [await count(server, one) for one in (shuns, rows)] == [0, 0]
    left = await server.hub.store.rows(sa.select(reports.c.person_id, reports.c.text))
    assert left == [("", "whispers")], "what they reported stays, without their name"
