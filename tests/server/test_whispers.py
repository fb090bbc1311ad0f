"""Private talk: two persons, apart from every table and record; read marks, mentions; it goes with a person."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import AsyncIterator

import pytest
import sqlalchemy as sa

from araldo.server.schema import chats, hearings, tidings, whispers
from tests.server.client import Api, Server
from tests.server.test_people import browsers, count
from tests.server.test_ratings import PEOPLE, me
from tests.server.test_strangers import shun


@pytest.fixture
async def people(server: Server) -> AsyncIterator[list[Api]]:
    async with browsers(server, 3) as found:
        for one, name in zip(found, PEOPLE, strict=True):
            await one.post("/api/me", {"name": name})
        yield found


async def told(server: Server) -> list[tuple[str, str, str]]:
    """What waits to be told to whom: the event, and its words in English."""
    rows = await server.hub.store.rows(sa.select(tidings.c.person_id, tidings.c.event, tidings.c.told))
    return [(person, event, json.loads(words)["said"]["en"][0]) for person, event, words in rows]


async def _dropped(server: Server) -> list[str]:
    """What was not told in the end, by its kind."""
    query = sa.select(tidings.c.once).where(tidings.c.state == "dropped")
    return sorted(once.split()[1] for (once,) in await server.hub.store.rows(query))


async def hooked(api: Api) -> None:
    """Somebody who wants to be told when they are written to."""
    await api.post("/api/me/notices/webhook", {"url": "https://127.0.0.1:9/"})
    await api.post("/api/me/notices", {"wants": {"push": [], "mail": [], "webhook": ["turn", "talk"]}})


async def test_two_write_to_each_other_and_see_how_far_it_was_read(people: list[Api]) -> None:
    a, b, c = people
    to_b, to_a = f"/api/talk/{await me(b)}", f"/api/talk/{await me(a)}"
    first = (await a.post(to_b, {"text": " https://example.org well met "}))["id"]
    assert (await b.get("/api/me"))["unread"] == 1
    [line] = await b.get("/api/talk")
    assert (line["name"], line["text"], line["unread"]) == ("Ada", "https://example.org well met", True)
    found = await b.get(to_a)
    assert [(one["mine"], one["text"]) for one in found["lines"]] == [(False, "https://example.org well met")]
    assert (await a.get(to_b))["read"] == 0
    await b.post(f"{to_a}/heard", {"last": 2**31 - 1})
    assert ((await a.get(to_b))["read"], (await b.get("/api/me"))["unread"]) == (first, 0)
    await b.post(to_a, {"text": "and you"})
    assert [one["mine"] for one in (await a.get(to_b))["lines"]] == [True, False]
    assert (await c.get(to_a))["lines"] == [], "nobody else's"
    assert await c.get("/api/talk") == []
    assert (await a.post(to_a, {"text": "to myself"}, 404))["error"]["code"] == "nobody-there"


async def test_a_long_talk_is_read_by_pages(people: list[Api]) -> None:
    a, b, _ = people
    for n in range(42):
        await a.post(f"/api/talk/{await me(b)}", {"text": str(n)})
    found = await b.get(f"/api/talk/{await me(a)}")
    assert (found["more"], found["lines"][0]["text"], found["lines"][-1]["text"]) == (True, "2", "41")
    older = await b.get(f"/api/talk/{await me(a)}", before=found["lines"][0]["id"])
    assert ([one["text"] for one in older["lines"]], older["more"]) == (["0", "1"], False)


async def test_who_may_write_is_a_person_s_own_to_say_and_an_answer_is_always_free(people: list[Api]) -> None:
    a, b, c = people
    levels = dict.fromkeys(("ratings", "games", "pairs", "pace"), "all")
    await a.post("/api/me/shown", levels | {"write": "nobody"})
    to_a = f"/api/talk/{await me(a)}"
    assert (await b.get(f"/api/people/{await me(a)}"))["write"] is False
    assert (await b.post(to_a, {"text": "psst"}, 403))["error"]["code"] == "not-wanted"
    await a.post(f"/api/talk/{await me(b)}", {"text": "you may answer"})
    await b.post(to_a, {"text": "I do"})
    await a.post("/api/me/shown", levels | {"write": "groups"})
    await c.post(to_a, {"text": "psst"}, 403)
    group = (await a.post("/api/groups", {"name": "Ours"}))["id"]
    await c.post("/api/invitations/enter", {"k": (await a.get(f"/api/groups/{group}"))["invite"]})
    await c.post(to_a, {"text": "we are of one group"})


async def test_whom_somebody_shuns_writes_to_nobody_and_does_not_know(people: list[Api], server: Server) -> None:
    a, b, _ = people
    await hooked(a)
    await shun(a, b, "block")
    to_a = f"/api/talk/{await me(a)}"
    await b.post(to_a, {"text": "do you hear me"})
    assert [one["text"] for one in (await b.get(to_a))["lines"]] == ["do you hear me"]
    assert (await a.get("/api/me"))["unread"] == 0
    assert await told(server) == []
    assert (await a.post(f"/api/talk/{await me(b)}", {"text": "no"}, 409))["error"]["code"] == "you-shun"
    await shun(a, b, "")
    assert (await a.get(f"/api/talk/{await me(b)}"))["lines"] == [], "what was not to be heard is not heard later"


async def test_a_letter_and_a_mention_in_a_group_are_told_once_and_not_to_who_has_read_them(
    people: list[Api], server: Server
) -> None:
    a, b, c = people
    await hooked(a)
    await hooked(c)
    await b.post(f"/api/talk/{await me(a)}", {"text": "well met"})
    group = (await a.post("/api/groups", {"name": "Compagnia"}))["id"]
    invite = (await a.get(f"/api/groups/{group}"))["invite"]
    for one in (b, c):
        await one.post("/api/invitations/enter", {"k": invite})
    await b.post(f"/api/groups/{group}/chat", {"text": "@Ada and @Carla, but not @Bruno: Friday? carla@example.org"})
    await shun(c, b, "mute")
    await b.post(f"/api/groups/{group}/chat", {"text": "@Carla, I ask again"})
    ada, carla = await me(a), await me(c)
    assert sorted(await told(server)) == sorted([
        (ada, "talk", "Bruno has written to you"), (ada, "talk", "Written to you: Compagnia"),
        (carla, "talk", "Written to you: Compagnia")])  # fmt: skip
    last = (await a.get(f"/api/groups/{group}"))["chat"][-1]["id"]
    await a.post(f"/api/groups/{group}/heard", {"last": last})
    await server.hub.store.transact(lambda c: c.execute(tidings.update().values(due=0.0)).rowcount)
    async with asyncio.timeout(20):  # the server looks too: whoever comes first
        while len(dropped := await _dropped(server)) < 2:
            await server.hub.herald.send_due()
    assert dropped == ["group", "whisper"], "Ada was there; and a letter goes to no hook, which others may read"


async def test_private_talk_is_in_no_record_and_goes_with_the_person(people: list[Api], server: Server) -> None:
    a, b, _ = people
    made = await a.post("/api/tables", {"game": "tiny", "seats": [{"kind": "human", "name": "Ada"}, {"kind": "open"}]})
    link = made["links"]["seats"][1]["token"]
    joined = await b.post(f"/api/tables/{made['table']}/join", {"k": link, "name": "Bruno"})
    async with b.sit(made["table"], joined["token"]) as sits:
        await sits.say("chat", key="1", text="at the table, to you alone", to=0)
        await sits.say("chat", key="2", text="to all")
    await b.post(f"/api/talk/{await me(a)}", {"text": "in a letter"})
    await a.post(f"/api/talk/{await me(b)}", {"text": "answered"})
    await a.post(f"/api/talk/{await me(b)}/heard", {"last": 9})
    record = (await a.http.get(f"/api/tables/{made['table']}/record")).text
    assert "alone" not in record
    assert "letter" not in record
    with zipfile.ZipFile(io.BytesIO((await b.http.get("/api/me/data")).content)) as packed:
        letters = json.loads(packed.read("letters.json"))
    assert [one["text"] for one in letters] == ["in a letter", "answered"]
    await b.post("/api/me/delete", {"name": "Bruno"})
    assert (await count(server, whispers), await count(server, hearings)) == (0, 0)
    texts = await server.hub.store.rows(sa.select(chats.c.text).where(chats.c.seat == 1).order_by(chats.c.id))
    assert texts == [("",), ("to all",)]


async def test_an_invitation_waits_among_the_games_and_only_who_hosts_invites(people: list[Api]) -> None:
    a, b, c = people
    made = await a.post("/api/tables", {"game": "tiny", "seats": [{"kind": "human", "name": "Ada"}, {"kind": "open"}]})
    path = f"/api/people/{await me(b)}/invite"
    assert (await c.post(path, {"table": made["table"]}, 403))["error"]["code"] == "bad-token"
    await a.post(path, {"table": made["table"]})
    [line] = (await b.get("/api/me/games"))["games"]
    assert (line["part"], line["table"]) == ("invited", made["table"])
    await b.post(f"/api/tables/{made['table']}/join", {"k": line["invite"], "name": "Bruno"})
    assert (await a.post(path, {"table": made["table"]}, 409))["error"]["code"] == "no-open-seat"
    second = await a.post("/api/tables", {"game": "tiny", "seats": [{"kind": "human"}, {"kind": "open"}]})
    await shun(c, a, "mute")
    await a.post(f"/api/people/{await me(c)}/invite", {"table": second["table"]})
    assert (await c.get("/api/me/games"))["games"] == []


async def test_a_guest_s_letters_and_shuns_go_along(people: list[Api]) -> None:
    a, b, c = people
    await a.post(f"/api/talk/{await me(c)}", {"text": "as a guest"})
    await shun(a, b, "mute")
    await b.post(f"/api/talk/{await me(c)}", {"text": "to Carla"})
    await b.post(f"/api/talk/{await me(a)}", {"text": "to who becomes me"})
    code = (await b.post("/api/me/link", {}))["code"]
    await a.post("/api/codes/use", {"code": code, "along": True})
    assert [one["name"] for one in await b.get("/api/talk")] == ["Carla"]
    assert len((await b.get(f"/api/talk/{await me(c)}"))["lines"]) == 2
    assert await b.get("/api/me/shuns") == [], "nobody shuns themselves"
