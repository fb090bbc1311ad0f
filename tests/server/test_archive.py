"""The archive: finished games are found again by whom they concern, and seen by others only while all agree."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from typing import Any

import pytest
from PIL import Image

from araldo.server.settings import STATIC
from tests.server.client import Api, Server
from tests.server.test_people import browsers
from tests.server.test_ratings import PEOPLE, game, me, table_of


@pytest.fixture
async def people(server: Server) -> AsyncIterator[list[Api]]:
    async with browsers(server, 3) as found:
        for one, name in zip(found, PEOPLE, strict=True):
            await one.post("/api/me", {"name": name})
        yield found


async def titles(api: Api, **search: Any) -> list[str]:
    return [one["title"] for one in (await api.get("/api/archive", **search))["games"]]


async def test_a_game_is_found_by_person_game_title_length_and_date_and_only_by_who_may_see_it(
    people: list[Api],
) -> None:
    a, b, c = people
    await game([a, b], title="Ada and Bruno")
    await game([a, c], title="Ada and Carla")
    assert await titles(a) == ["Ada and Carla", "Ada and Bruno"]
    assert await titles(b) == ["Ada and Bruno"]
    assert await titles(a, person=await me(c)) == ["Ada and Carla"]
    assert await titles(b, person=await me(c)) == [], "two others' game"
    assert await titles(a, title="BRUNO") == ["Ada and Bruno"]
    assert await titles(a, title="%") == []
    assert await titles(a, game="castelli") == []
    assert await titles(a, least=1, most=5000, since=1.0) == ["Ada and Carla", "Ada and Bruno"]
    assert await titles(a, least=5000) == await titles(a, until=1.0) == []
    both = [await titles(a, person=await me(one), won=True) for one in (b, c)]
    lines = (await a.get("/api/archive"))["games"]
    won = [{one["person"] for one in line["seats"] if one["won"]} for line in lines]
    assert [bool(found) for found in both] == [await me(b) in won[1], await me(c) in won[0]]


async def test_pages_of_the_archive_follow_each_other(people: list[Api]) -> None:
    a, b = people[:2]
    for n in range(5):
        await game([a, b], title=f"t{n}")
    seen: list[str] = []
    after: str | None = ""
    while after is not None:
        found = await a.get("/api/archive", limit=2, after=after)
        seen += [one["title"] for one in found["games"]]
        after = found["next"]
    assert seen == ["t4", "t3", "t2", "t1", "t0"]
    assert (await a.get("/api/archive", 422, after="x"))["error"]["code"] == "malformed"


async def test_a_line_tells_the_result_and_the_annalist_adds_the_curve_and_the_sources(people: list[Api]) -> None:
    a, b = people[:2]
    table = await game([a, b])
    await a.server.hub.annalist.look()
    found = await a.get(f"/api/archive/{table}", lang="it")
    assert [one["name"] for one in found["seats"]] == ["Ada", "Bruno"]
    assert found["seats"][0]["arms"]
    assert found["curve"][-1] == [found["moves"], *(one["score"] for one in found["seats"])]
    assert any(one["won"] for one in found["seats"])
    summary = await a.get(f"/api/tables/{table}")
    assert summary["outcome"]["scores"] == [one["score"] for one in found["seats"]]
    pace = (await a.get(f"/api/people/{await me(a)}"))["pace"]
    assert pace["answers"] > 0


async def test_a_game_is_public_only_while_all_its_people_agree(people: list[Api]) -> None:
    a, b, c = people
    table = await game([a, b], title="Shared")
    paths = [f"/api/archive/{table}", f"/api/tables/{table}/replay", f"/api/tables/{table}/scores"]

    async def seen() -> list[int]:
        return [(await c.http.get(path)).status_code for path in paths]

    hidden = [404, 403, 403]
    assert await seen() == hidden
    assert (await c.post(f"/api/archive/{table}/seen", {"to": "public"}, 404))["error"]["code"] == "no-game-of-yours"
    told = await a.post(f"/api/archive/{table}/seen", {"to": "public"})
    assert (told["own"], told["seen"]) == ("public", "people")
    assert await seen() == hidden, "one of two is not all"
    assert (await b.post(f"/api/archive/{table}/seen", {"to": "public"}))["seen"] == "public"
    assert await seen() == [200, 200, 200]
    assert await titles(c, scope="public") == ["Shared"]
    summary = await c.get(f"/api/tables/{table}")
    assert not summary["links"]["spectator"], "what is lent for as long as all agree is no link for ever"
    assert (await c.get(f"/api/archive/{table}"))["agreed"] == []
    await a.post(f"/api/archive/{table}/seen", {"to": "people"})
    assert await seen() == hidden
    assert await titles(c, scope="public") == []


async def test_a_game_with_somebody_who_is_not_known_never_becomes_public(people: list[Api], server: Server) -> None:
    a = people[0]
    table, tokens = await table_of([a], "miser")
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]
    made = await a.post("/api/tables", {"game": "tiny", "seats": seats})
    async with Api(server) as program:  # it keeps no cookie
        invite = made["links"]["seats"][1]["token"]
        joined = await program.post(f"/api/tables/{made['table']}/join", {"k": invite, "name": "Nemo"})
        from tests.server.test_ratings import play_out

        await play_out([a, program], made["table"], [made["token"], joined["token"]])
        await play_out([a], table, tokens)
    assert (await a.post(f"/api/archive/{made['table']}/seen", {"to": "public"}))["seen"] == "people"
    assert (await a.post(f"/api/archive/{table}/seen", {"to": "public"}))["seen"] == "public", "alone with a bot"


async def test_who_is_deleted_takes_a_public_game_back(people: list[Api]) -> None:
    a, b, c = people
    table = await game([a, b])
    for one in (a, b):
        await one.post(f"/api/archive/{table}/seen", {"to": "public"})
    await c.get(f"/api/archive/{table}")
    await b.post("/api/me/delete", {"name": "Bruno"})
    await c.get(f"/api/archive/{table}", 404)
    assert (await a.post(f"/api/archive/{table}/seen", {"to": "public"}))["seen"] == "people"


async def test_games_from_before_there_were_annals_are_entered(people: list[Api], server: Server) -> None:
    from araldo.server.annals import played, results

    a, b = people[:2]
    await game([a, b], title="Old")
    hub = server.hub

    def forget(c: Any) -> None:
        c.execute(results.delete())
        c.execute(played.delete())

    await hub.store.transact(forget)
    for live in list(hub.lives.values()):
        live.drop(1001)
    assert await titles(a) == []
    await hub.annalist.enter_old()
    assert await titles(a) == await titles(b) == ["Old"]


async def test_a_public_game_has_a_page_and_a_picture_for_links_to_it_and_no_other_has(people: list[Api]) -> None:
    a, b = people[:2]
    table = await game([a, b], title='"Ours" <b>')
    await a.server.hub.annalist.look()

    async def head(lang: str = "en") -> str:
        answer = await a.http.get(f"/g/{table}", headers={"accept-language": lang})
        assert answer.status_code == 200
        return answer.text

    if not (STATIC / "index.html").exists():
        pytest.skip("the front end is not built: make front")
    assert "og:" not in await head()
    assert (await a.http.get(f"/g/{table}.png")).status_code == 404
    for one in (a, b):
        await one.post(f"/api/archive/{table}/seen", {"to": "public"})
    assert 'content="&quot;Ours&quot; &lt;b&gt;: ' in await head()
    assert f"/g/{table}.png?lang=it" in await head("it")
    answer = await a.http.get(f"/g/{table}.png", params={"lang": "it"})
    assert answer.headers["content-type"] == "image/png"
    with Image.open(io.BytesIO(answer.content)) as drawn:
        assert drawn.size == (1200, 630)
    await a.post("/api/me", {"arms": "plain azure or, bee or 3 whole 100"})
    assert (await a.http.get(f"/g/{table}.png", params={"lang": "it"})).content != answer.content, "with the new arms"
    await b.post(f"/api/archive/{table}/seen", {"to": "people"})
    assert (await a.http.get(f"/g/{table}.png")).status_code == 404, "also what was drawn before"
    assert "og:" not in await head()
