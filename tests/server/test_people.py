"""Persons: guests from the first click, seats that are theirs on every device, links that only hand over."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.asyncio.client import connect

from araldo.server.schema import persons, seats, sessions
from araldo.server.settings import Settings
from tests.server.client import Api, Server, serving
from tests.server.conftest import QUICK
from tests.server.test_old_databases import LATER, OLD, VERSIONS, restored

COOKIE = "araldo"


@asynccontextmanager
async def browsers(server: Server, count: int) -> AsyncIterator[list[Api]]:
    """So many browsers that do not know each other."""
    found = [Api(server, browser=True) for _ in range(count)]
    try:
        yield found
    finally:
        for one in found:
            await one.http.aclose()


@pytest.fixture
async def api(server: Server) -> AsyncIterator[Api]:
    """Somebody's browser."""
    async with Api(server, browser=True) as api:
        yield api


async def count(server: Server, table: sa.Table) -> int:
    return int((await server.hub.store.rows(sa.select(sa.func.count()).select_from(table)))[0][0])


async def socket_view(api: Api, table: str) -> dict[str, Any]:
    """The first state that a socket without a token gets, by the cookie alone."""
    url = f"{api.server.url.replace('http', 'ws', 1)}/ws/{table}"
    cookie = f"{COOKIE}={api.http.cookies.get(COOKIE)}"
    async with connect(url, additional_headers={"cookie": cookie}, max_size=None) as ws:
        found: dict[str, Any] = json.loads(await ws.recv())
        return found


async def test_who_only_reads_is_nobody_and_the_first_click_makes_a_guest(api: Api) -> None:
    for path in ("/api/games", "/api/lobby", "/api/me", "/", "/healthz"):
        assert "set-cookie" not in (await api.http.get(path)).headers
    assert (await api.get("/api/me"))["known"] is False
    assert await count(api.server, persons) == 0
    answer = await api.http.post("/api/tables", json={"game": "tiny", "seats": [{"kind": "human", "name": "Ada"},
                                                                               {"kind": "bot"}]})  # fmt: skip
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    me = await api.get("/api/me")
    assert (me["known"], me["name"], bool(me["arms"])) == (True, "Ada", True)
    await api.table("tiny", "human", "miser")
    assert await count(api.server, persons) == 1


async def test_what_is_refused_makes_nobody(api: Api) -> None:
    await api.post("/api/tables", {"game": "tiny", "seats": [{"kind": "human"}]}, 422)
    await api.post("/api/tables/nowhere/join", {"name": "Eve"}, 404)
    assert await count(api.server, persons) == 0


async def test_a_program_keeps_links_and_is_nobody(server: Server) -> None:
    async with Api(server) as program:
        made = await program.table("tiny", "human", "open")
        invite = made["links"]["seats"][1]["token"]
        await program.post(f"/api/tables/{made['table']}/join", {"k": invite, "name": "Bot of mine"})
        assert not program.http.cookies
        assert (await program.post("/api/me", {"name": "Eve"}, 401))["error"]["code"] == "no-person"
        async with Api(server, browser=True) as ada:
            assert (await ada.post("/api/me/seats", {"table": made["table"], "k": made["token"]}))["taken"]
    assert await count(server, persons) == 1


async def test_a_seat_is_its_person_s_without_any_token(api: Api) -> None:
    made = await api.table("tiny", "human", "miser")
    told = await api.get(f"/api/tables/{made['table']}")
    assert told["me"] == {"kind": "seat", "seat": 0, "host": True}
    assert (await socket_view(api, made["table"]))["me"]["seat"] == 0
    async with browsers(api.server, 1) as [other]:
        assert (await other.get(f"/api/tables/{made['table']}", 403))["error"]["code"] == "bad-token"


async def test_who_joins_by_an_invitation_holds_the_seat_and_a_new_link_does_not_take_it(api: Api) -> None:
    made = await api.table("tiny", "human", "open")
    table, invite = made["table"], made["links"]["seats"][1]["token"]
    async with browsers(api.server, 1) as [berta]:
        joined = await berta.post(f"/api/tables/{table}/join", {"k": invite, "name": "Berta"})
        assert (await berta.get(f"/api/tables/{table}"))["me"]["seat"] == 1
        await berta.post(f"/api/tables/{table}/seats/1", {"do": "revoke"})
        assert (await berta.get(f"/api/tables/{table}", 403, k=joined["token"]))["error"]["code"] == "revoked"
        assert (await berta.get(f"/api/tables/{table}"))["me"]["seat"] == 1


async def test_who_leaves_holds_the_seat_no_more_and_keeps_the_notes(api: Api) -> None:
    made = await api.table("tiny", "human", "human")
    table = made["table"]
    async with api.sit(table, made["token"]) as me:
        await me.say("note", text="mine")
    await api.post(f"/api/tables/{table}/seats/0", {"do": "open"})
    assert (await api.get(f"/api/tables/{table}", 403))["error"]["code"] == "removed"
    assert (await api.get(f"/api/tables/{table}/notes"))["text"] == "mine"


async def test_a_link_hands_the_seat_to_who_opens_it_and_never_takes_one_unasked(api: Api) -> None:
    made = await api.table("tiny", "human", "human")
    table, link = made["table"], made["links"]["seats"][1]["token"]
    async with browsers(api.server, 2) as [bruno, carla]:
        took = await bruno.post("/api/me/seats", {"table": table, "k": link})
        assert took == {"taken": True, "holder": None}
        assert (await bruno.get(f"/api/tables/{table}"))["me"]["seat"] == 1
        await bruno.post("/api/me", {"name": "Bruno"})
        assert await carla.post("/api/me/seats", {"table": table, "k": link}) == {"taken": False, "holder": "Bruno"}
        assert await count(api.server, persons) == 2, "who takes nothing is nobody yet"
        assert (await carla.post("/api/me/seats", {"table": table, "k": link, "over": True}))["taken"]
        assert (await carla.get(f"/api/tables/{table}"))["me"]["seat"] == 1
        assert (await bruno.get(f"/api/tables/{table}", 403))["error"]["code"] == "bad-token"
        watch = made["links"]["spectator"]
        error = await bruno.post("/api/me/seats", {"table": table, "k": watch}, 403)
        assert error["error"]["code"] == "not-yours"


async def test_a_page_that_was_left_before_its_cookie_came_has_taken_no_seat(api: Api) -> None:
    made = await api.table("tiny", "human", "human")
    link = {"table": made["table"], "k": made["links"]["seats"][1]["token"]}
    async with browsers(api.server, 3) as [berta, again, other]:
        assert (await berta.post("/api/me/seats", link))["taken"]
        berta.http.cookies.clear()  # the answer never came
        assert (await again.post("/api/me/seats", link)) == {"taken": True, "holder": None}
        assert (await again.get("/api/me"))["name"] == "P1", "whom the seat was for"
        assert (await other.post("/api/me/seats", link)) == {"taken": False, "holder": "P1"}
        assert (await again.get(f"/api/tables/{made['table']}"))["me"]["seat"] == 1


async def test_a_public_table_is_looked_at_by_all_and_played_by_who_sits_there(api: Api) -> None:
    made = await api.table("tiny", "human", "open", public=True)
    async with browsers(api.server, 1) as [other]:
        assert (await other.get(f"/api/tables/{made['table']}"))["me"]["kind"] == "spectator"
        await other.post(f"/api/tables/{made['table']}/join", {"name": "Eva"})
        assert (await other.get(f"/api/tables/{made['table']}"))["me"]["seat"] == 1


@pytest.mark.parametrize("headers", [
    {"origin": "https://elsewhere.example"}, {"sec-fetch-site": "cross-site"}, {"sec-fetch-site": "same-site"},
    {"origin": "null"},
])  # fmt: skip
async def test_a_page_from_elsewhere_changes_nothing(api: Api, headers: dict[str, str]) -> None:
    made = await api.table("tiny", "human", "human")
    body = {"do": "open", "k": made["token"]}
    answer = await api.http.post(f"/api/tables/{made['table']}/seats/0", json=body, headers=headers)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "bad-origin")
    answer = await api.http.post("/api/me", json={"name": "Eve"}, headers=headers)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "bad-origin")
    assert (await api.http.get(f"/api/tables/{made['table']}", headers=headers)).status_code == 200


async def test_a_page_of_ours_may(api: Api) -> None:
    headers = {"sec-fetch-site": "same-origin"}
    assert (await api.http.post("/api/me", json={"name": "Ada"}, headers=headers)).status_code == 200


async def test_a_cookie_that_we_did_not_sign_is_nobody_s_and_no_secret_is_stored(api: Api) -> None:
    await api.table("tiny", "human", "miser")
    good = api.http.cookies[COOKIE]
    for bad in (good[:-2], good[2:], "x", "", good.split(".")[0], f"{good}.x"):
        api.http.cookies.set(COOKIE, bad, domain="127.0.0.1")
        answer = await api.http.get("/api/me", headers={"cookie": f"{COOKIE}={bad}"})
        assert answer.json()["known"] is False, bad
    secret = good.split(".")[0]
    for row in await api.server.hub.store.rows(sa.select(sessions)):
        assert secret not in str(row)


async def test_behind_tls_the_cookie_is_for_tls_and_this_host_only(settings: Settings) -> None:
    public = Settings(database=settings.database, public_url="https://table.example.org", **QUICK)  # type: ignore[arg-type]
    async with serving(public) as server, Api(server, browser=True) as api:
        body = {"game": "tiny", "seats": [{"kind": "human"}, {"kind": "bot"}]}
        page = {"host": "table.example.org", "origin": "https://table.example.org"}
        answer = await api.http.post("/api/tables", json=body, headers=page)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-araldo=")
        assert "Secure" in cookie
        assert "Path=/" in cookie
        assert "Domain" not in cookie


async def test_a_server_without_persons_knows_links_only(settings: Settings) -> None:
    family = Settings(database=settings.database, persons=False, **QUICK)  # type: ignore[arg-type]
    async with serving(family) as server, Api(server, browser=True) as api:
        made = await api.table("tiny", "human", "open")
        assert not api.http.cookies
        assert (await api.get("/api/me"))["offered"] is False
        invite = made["links"]["seats"][1]["token"]
        joined = await api.post(f"/api/tables/{made['table']}/join", {"k": invite, "name": "Berta"})
        async with api.sit(made["table"], joined["token"]) as b:
            assert b.state["me"]["seat"] == 1
        assert (await api.post("/api/me", {"name": "Ada"}, 404))["error"]["code"] == "no-persons"
        assert await count(server, seats) == await count(server, persons) == 0


@pytest.mark.parametrize("form", ["sqlite", "postgresql"])
@pytest.mark.parametrize("version", VERSIONS)
async def test_seats_of_before_there_were_persons_are_taken_over_by_who_opens_them(
    version: str, form: str, request: pytest.FixtureRequest, tmp_path: Any
) -> None:
    links = json.loads((OLD / f"{version}.json").read_text())
    settings = Settings(database=restored(version, form, request, tmp_path), **QUICK)  # type: ignore[arg-type]
    async with serving(settings, now=lambda: LATER) as server, Api(server, browser=True) as api:
        _, owner, guest = links["lent"]["tokens"]
        wanted = [(links["castelli running"]["table"], links["castelli running"]["token"], "seat"),
                  (links["hot seat"]["table"], links["hot seat"]["token"], "everybody"),
                  (links["castelli finished"]["table"], links["castelli finished"]["token"], "host"),
                  (links["lent"]["table"], guest, "seat")]  # fmt: skip
        for table, token, kind in wanted:
            assert (await api.post("/api/me/seats", {"table": table, "k": token}))["taken"]
            assert (await api.get(f"/api/tables/{table}"))["me"]["kind"] == kind
            assert (await api.get(f"/api/tables/{table}", k=token))["me"]["kind"] == kind, "the link still works"
        assert await count(server, persons) == 1
        async with browsers(server, 1) as [other]:
            assert (await other.post("/api/me/seats", {"table": links["lent"]["table"], "k": owner}))["taken"]
            assert (await other.get(f"/api/tables/{links['lent']['table']}"))["me"]["seat"] == 1
            assert (await api.get(f"/api/tables/{links['lent']['table']}"))["me"]["seat"] == 1
