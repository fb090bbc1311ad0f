"""Groups: only members see anything of one; who keeps it, its evenings, its tables, its talk."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
import sqlalchemy as sa

from araldo.server import companies
from tests.server.client import Api, Server
from tests.server.test_people import browsers, count
from tests.server.test_ratings import PEOPLE, me, play_out

ROME, LISBON = "Europe/Rome", "Europe/Lisbon"


@pytest.fixture
async def people(server: Server) -> AsyncIterator[list[Api]]:
    async with browsers(server, 3) as found:
        for one, name in zip(found, PEOPLE, strict=True):
            await one.post("/api/me", {"name": name})
        yield found


async def circle(people: list[Api]) -> str:
    """A group of these people, kept by the first."""
    group = (await people[0].post("/api/groups", {"name": "Compagnia del Corno", "zone": ROME}))["id"]
    link = (await people[0].get(f"/api/groups/{group}"))["invite"]
    for one in people[1:]:
        assert (await one.post("/api/invitations/enter", {"k": link, "zone": LISBON}))["id"] == group
    return str(group)


async def roles(api: Api, group: str) -> dict[str, str]:
    return {one["name"]: one["role"] for one in (await api.get(f"/api/groups/{group}"))["members"]}


async def test_who_has_the_link_sees_the_name_and_joins_and_only_members_see_more(people: list[Api]) -> None:
    a, b, c = people
    group = (await a.post("/api/groups", {"name": "Compagnia del Corno"}))["id"]
    link = (await a.get(f"/api/groups/{group}"))["invite"]
    assert (await b.get(f"/api/groups/{group}", 404))["error"]["code"] == "no-group"
    look = await b.post("/api/invitations/look", {"k": link})
    assert (look["name"], [one["name"] for one in look["members"]]) == ("Compagnia del Corno", ["Ada"])
    for _ in range(2):
        await b.post("/api/invitations/enter", {"k": link})
    assert await roles(b, group) == {"Ada": "keeper", "Bruno": "member"}
    assert (await b.get(f"/api/groups/{group}"))["invite"] == "", "the link is the keeper's to give away"
    new = (await a.post(f"/api/groups/{group}/link", {}))["k"]
    assert (await c.post("/api/invitations/enter", {"k": link}, 404))["error"]["code"] == "bad-invite"
    await c.post("/api/invitations/enter", {"k": new})
    assert [one["members"] for one in await c.get("/api/groups")] == [3]


async def test_the_keeper_appoints_and_hands_over_deputies_may_take_members_off(people: list[Api]) -> None:
    a, b, c = people
    group = await circle(people)
    to = {name: f"/api/groups/{group}/members/{await me(one)}" for name, one in zip(PEOPLE, people, strict=True)}
    assert (await b.post(to["Carla"], {"role": "out"}, 403))["error"]["code"] == "not-keeper"
    assert (await c.post(f"/api/groups/{group}", {"name": "Ours"}, 403))["error"]["code"] == "not-keeper"
    await a.post(to["Bruno"], {"role": "deputy"})
    assert (await b.post(to["Ada"], {"role": "out"}, 403))["error"]["code"] == "not-keeper"
    assert (await b.post(to["Carla"], {"role": "keeper"}, 403))["error"]["code"] == "not-keeper"
    link = (await b.get(f"/api/groups/{group}"))["invite"]
    await b.post(to["Carla"], {"role": "out"})
    await c.get(f"/api/groups/{group}", 404)
    assert (await c.post("/api/invitations/enter", {"k": link}, 404))["error"]["code"] == "bad-invite"
    await a.post(to["Bruno"], {"role": "keeper"})
    assert await roles(a, group) == {"Ada": "deputy", "Bruno": "keeper"}


async def test_a_group_is_never_without_a_keeper_and_ends_with_its_last_member(people: list[Api]) -> None:
    a, b, c = people
    group = await circle(people)
    await a.post(f"/api/groups/{group}/members/{await me(c)}", {"role": "deputy"})
    await a.post(f"/api/groups/{group}/chat", {"text": "farewell"})
    await a.post(f"/api/groups/{group}/leave", {})
    assert await roles(b, group) == {"Bruno": "member", "Carla": "keeper"}
    await c.post("/api/me/delete", {"name": "Carla"})
    assert await roles(b, group) == {"Bruno": "keeper"}
    await b.post(f"/api/groups/{group}/leave", {})
    for one in (companies.companies, companies.members, companies.talk, companies.evenings, companies.answers):
        assert await count(b.server, one) == 0, one.name


async def test_an_evening_has_one_instant_and_everybody_answers_for_themselves(people: list[Api]) -> None:
    a, b, c = people
    group = await circle(people)
    at = 1_795_203_000.0
    path = f"/api/groups/{group}/evenings"
    made = await b.post(path, {"at": at, "game": "castelli", "text": "bring; cheese, and wine"})
    await a.post(f"{path}/{made['id']}/answer", {"answer": "maybe"})
    [evening] = (await c.get(f"/api/groups/{group}"))["evenings"]
    assert evening["at"] == at
    assert evening["answers"] == {await me(b): "yes", await me(a): "maybe"}
    calendar = (await c.http.get(f"{path}/{made['id']}/ics")).text
    assert "DTSTART:20261120T193000Z\r\n" in calendar
    assert "DTEND:20261120T223000Z\r\n" in calendar
    assert "SUMMARY:Compagnia del Corno: Castelli\r\n" in calendar
    assert "DESCRIPTION:bring\\; cheese\\, and wine\r\n" in calendar
    assert all(len(line.encode()) <= 75 for line in calendar.split("\r\n"))
    assert (await b.post(path, {"at": at, "evening": made["id"]}, 403))["error"]["code"] == "not-keeper"
    await a.post(path, {"at": at + 3600, "evening": made["id"]})
    [evening] = (await c.get(f"/api/groups/{group}"))["evenings"]
    assert evening["answers"] == {await me(a): "yes"}, "another time: all answer anew"
    assert "SEQUENCE:1\r\n" in (await c.http.get(f"{path}/{made['id']}/ics")).text
    await a.post(f"{path}/{made['id']}/drop", {})
    assert (await a.post(f"{path}/{made['id']}/answer", {"answer": "no"}, 404))["error"]["code"] == "no-evening"


async def test_an_evening_of_another_group_cannot_be_reached(people: list[Api]) -> None:
    a, b, _ = people
    first, second = await circle([a]), await circle([b])
    made = await a.post(f"/api/groups/{first}/evenings", {"at": 4e9 - 1})
    for path in ("answer", "drop"):
        body = {"answer": "yes"} if path == "answer" else {}
        answer = await b.post(f"/api/groups/{second}/evenings/{made['id']}/{path}", body, 404)
        assert answer["error"]["code"] == "no-evening"
    assert (await b.get(f"/api/groups/{second}/evenings/{made['id']}/ics", 404))["error"]["code"] == "no-evening"


async def test_members_sit_down_at_a_table_of_the_group_without_an_invitation_and_nobody_else_does(
    people: list[Api],
) -> None:
    a, b, c = people
    group = await circle([a, b])
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]
    body: dict[str, Any] = {"game": "tiny", "seats": seats, "group": group, "title": "For Friday", "rated": True}
    assert (await c.post("/api/tables", body, 404))["error"]["code"] == "no-group"
    made = await a.post("/api/tables", body)
    join = f"/api/tables/{made['table']}/join"
    assert (await c.post(join, {"name": "Carla"}, 403))["error"]["code"] == "bad-token"
    assert await b.get("/api/lobby") == []
    [line] = (await b.get(f"/api/groups/{group}"))["tables"]
    assert (line["title"], line["free"], line["status"]) == ("For Friday", 1, "open")
    joined = await b.post(join, {"name": "Bruno"})
    await play_out([a, b], made["table"], [made["token"], joined["token"]])
    found = await b.get(f"/api/groups/{group}")
    assert (found["tables"], found["games"]) == ([], 1)
    honour = await b.get(f"/api/groups/{group}/honour", game="tiny")
    assert [one["games"] for one in honour] == [1, 1]
    assert all(one["rating"] is not None and one["place"] is None for one in honour)


async def test_what_a_group_played_is_seen_by_its_members_while_all_agree(people: list[Api]) -> None:
    a, b, c = people
    group = await circle(people)
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]
    made = await a.post("/api/tables", {"game": "tiny", "seats": seats, "group": group})
    joined = await b.post(f"/api/tables/{made['table']}/join", {"name": "Bruno"})
    await play_out([a, b], made["table"], [made["token"], joined["token"]])
    path = f"/api/archive/{made['table']}"
    assert (await c.get(path))["seen"] == "group"
    await c.get(f"/api/tables/{made['table']}/replay")
    assert len((await c.get("/api/archive", scope="groups"))["games"]) == 1
    person = await c.get(f"/api/people/{await me(a)}")
    assert person["games"] == 1, "to the members of my groups"
    await b.post(f"{path}/seen", {"to": "people"})
    await c.get(path, 404)
    assert (await c.get("/api/archive", scope="groups"))["games"] == []
    await b.post(f"{path}/seen", {"to": "group"})
    await c.post(f"/api/groups/{group}/leave", {})
    await c.get(path, 404)


async def test_the_chat_has_read_marks_and_is_the_members_own(people: list[Api]) -> None:
    a, b, c = people
    group = await circle([a, b])
    path = f"/api/groups/{group}"
    for n in range(3):
        last = await a.post(f"{path}/chat", {"text": f"line {n}"})
    assert [one["unread"] for one in await b.get("/api/groups")] == [3]
    assert [one["unread"] for one in await a.get("/api/groups")] == [0]
    assert [one["text"] for one in await b.get(f"{path}/chat", before=last["id"])] == ["line 0", "line 1"]
    await b.post(f"{path}/heard", {"last": 2**31 - 1, "zone": LISBON})
    assert [one["unread"] for one in await b.get("/api/groups")] == [0]
    found = await a.get(path)
    assert {one["name"]: one["heard"] == last["id"] for one in found["members"]} == {"Ada": True, "Bruno": True}
    assert {one["name"]: one["zone"] for one in found["members"]} == {"Ada": ROME, "Bruno": LISBON}
    assert (await b.post(f"{path}/heard", {"last": 1, "zone": "Mars/Base"}, 422))["error"]["code"] == "bad-zone"
    for method, where in (("get", "chat"), ("post", "chat"), ("post", "heard"), ("get", "honour?game=tiny")):
        body = {"text": "psst"} if where == "chat" else {"last": 1}
        answer = await (c.http.get(f"{path}/{where}") if method == "get" else c.http.post(f"{path}/{where}", json=body))
        assert answer.json()["error"]["code"] == "no-group", where
    await a.post("/api/me/delete", {"name": "Ada"})
    lines = (await b.get(path))["chat"]
    assert {one["person"] for one in lines} == {""}, "what was said stays, without the name"


async def test_what_a_group_likes_is_kept_and_a_guest_s_groups_go_along(people: list[Api], server: Server) -> None:
    a, b, _ = people
    group = await circle([a])
    likes = {"game": "tiny", "seats": 2, "options": {}, "pace": "turn", "rated": True, "text": "no hurry"}
    await a.post(f"/api/groups/{group}", {"likes": likes, "arms": "plain or sable"})
    found = await a.get(f"/api/groups/{group}")
    assert (found["likes"], found["arms"]) == (likes, "plain or sable")
    code = (await b.post("/api/me/link", {}))["code"]
    await a.post("/api/codes/use", {"code": code, "along": True})
    assert [one["id"] for one in await b.get("/api/groups")] == [group]
    rows = await server.hub.store.rows(sa.select(companies.members.c.person_id))
    assert rows == [(await me(b),)]
