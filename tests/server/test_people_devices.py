"""Devices of a person: continuing by a code, sessions, passkeys; name, arms and settings that follow; taking leave."""

from __future__ import annotations

import asyncio
import io
import json
import random
import zipfile
from collections.abc import AsyncIterator
from typing import Any

import pytest
import sqlalchemy as sa
from webauthn.helpers import bytes_to_base64url

from araldo.server import arms
from araldo.server.codes import WORDS, plain_code
from araldo.server.devices import device_words
from araldo.server.limits import USUAL
from araldo.server.schema import meta, passkeys, persons, sessions, tickets
from araldo.server.sentences import Refused
from araldo.server.settings import Settings
from tests.server.client import Api, Server, serving
from tests.server.conftest import QUICK
from tests.server.test_people import COOKIE, browsers, count

PHONE = {"user-agent": "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36"}


@pytest.fixture
async def api(server: Server) -> AsyncIterator[Api]:
    """Somebody's browser."""
    async with Api(server, browser=True) as api:
        yield api


async def known(api: Api, name: str = "Anna") -> Any:
    return await api.post("/api/me", {"name": name})


async def test_a_code_brings_another_device_to_the_same_person_once(api: Api) -> None:
    await known(api)
    made = await api.table("tiny", "human", "miser", title="mine")
    link = await api.post("/api/me/link", {})
    async with browsers(api.server, 2) as [phone, late]:
        looked = await phone.post("/api/codes/look", {"code": link["code"].upper().replace("-", " ")})
        assert (looked["name"], looked["along"]) == ("Anna", 0)
        answer = await phone.http.post("/api/codes/use", json={"code": link["code"]}, headers=PHONE)
        assert answer.json()["name"] == "Anna"
        assert (await phone.get("/api/me/games"))["games"][0]["title"] == "mine"
        assert (await phone.get(f"/api/tables/{made['table']}"))["me"]["seat"] == 0
        state = await api.get("/api/me/link")
        assert state["used"]
        assert state["device"] == "Chrome · Android"
        assert (await late.post("/api/codes/use", {"code": link["code"]}, 404))["error"]["code"] == "bad-code"
        assert (await late.post("/api/codes/look", {"code": "oak-oak-oak-111"}, 404))["error"]["code"] == "bad-code"
        assert (await api.get("/api/me"))["ways"] == 1
    assert await count(api.server, persons) == 1


async def test_a_code_that_was_stopped_replaced_or_is_too_old_counts_no_more(settings: Settings) -> None:
    now = [1_000_000.0]
    async with serving(settings, now=lambda: now[0]) as server, Api(server, browser=True) as api:
        await known(api)
        codes = [(await api.post("/api/me/link", {}))["code"] for _ in range(2)]
        await api.post("/api/me/link/stop", {})
        codes.append((await api.post("/api/me/link", {}))["code"])
        now[0] += 601
        async with browsers(server, 1) as [phone]:
            for code in codes:
                assert (await phone.post("/api/codes/use", {"code": code}, 404))["error"]["code"] == "bad-code"


async def test_of_two_who_use_a_code_at_once_one_does(api: Api) -> None:
    await known(api)
    code = (await api.post("/api/me/link", {}))["code"]
    async with browsers(api.server, 4) as phones:
        answers = await asyncio.gather(*(one.http.post("/api/codes/use", json={"code": code}) for one in phones))
    assert sorted(answer.status_code for answer in answers) == [200, 404, 404, 404]


async def test_a_guest_with_seats_is_asked_and_the_seats_go_along(api: Api) -> None:
    await known(api)
    code = (await api.post("/api/me/link", {}))["code"]
    async with browsers(api.server, 1) as [phone]:
        made = await phone.table("tiny", "human", "miser", title="the guest's")
        assert (await phone.post("/api/codes/look", {"code": code}))["along"] == 1
        assert (await phone.post("/api/codes/use", {"code": code}, 409))["error"]["code"] == "guest-seats"
        assert (await phone.get(f"/api/tables/{made['table']}"))["me"]["seat"] == 0, "stay who I am here"
        await phone.post("/api/codes/use", {"code": code, "along": True})
        assert (await api.get(f"/api/tables/{made['table']}"))["me"]["seat"] == 0
    assert await count(api.server, persons) == 1


async def test_somebody_with_another_way_in_is_not_merged_but_signed_out_here(api: Api) -> None:
    await known(api, "Anna")
    async with browsers(api.server, 2) as [bruno, bruno_too]:
        await known(bruno, "Bruno")
        made = await bruno.table("tiny", "human", "miser")
        code = (await bruno.post("/api/me/link", {}))["code"]
        await bruno_too.post("/api/codes/use", {"code": code})
        code = (await api.post("/api/me/link", {}))["code"]
        await bruno_too.post("/api/codes/use", {"code": code})
        assert (await bruno_too.get("/api/me"))["name"] == "Anna"
        assert (await bruno.get(f"/api/tables/{made['table']}"))["me"]["seat"] == 0
        assert len((await bruno.get("/api/me/devices"))["sessions"]) == 1


async def test_whoever_enters_gets_a_new_secret_and_the_old_one_counts_no_more(api: Api) -> None:
    await known(api)
    code = (await api.post("/api/me/link", {}))["code"]
    async with browsers(api.server, 1) as [phone]:
        await known(phone, "planted")
        planted = phone.http.cookies[COOKIE]
        await phone.post("/api/codes/use", {"code": code})
        fresh = phone.http.cookies[COOKIE]
        assert fresh != planted
    async with browsers(api.server, 1) as [thief]:
        answer = await thief.http.get("/api/me", headers={"cookie": f"{COOKIE}={planted}"})
        assert answer.json()["known"] is False


async def test_sessions_are_listed_and_ended(api: Api) -> None:
    await known(api)
    async with browsers(api.server, 2) as [phone, tablet]:
        for one in (phone, tablet):
            code = (await api.post("/api/me/link", {}))["code"]
            await one.http.post("/api/codes/use", json={"code": code}, headers=PHONE)
        found = (await phone.get("/api/me/devices"))["sessions"]
        assert sorted((one["way"], one["here"]) for one in found) == [("first", False), ("link", False), ("link", True)]
        mine = next(one["id"] for one in found if one["here"])
        await api.post(f"/api/me/devices/{mine}/end", {})
        assert (await phone.get("/api/me"))["known"] is False
        await api.post("/api/me/devices/end-others", {})
        assert (await tablet.get("/api/me"))["known"] is False
        last = (await api.get("/api/me/devices"))["sessions"][0]["id"]
        assert (await api.post(f"/api/me/devices/{last}/end", {}, 409))["error"]["code"] == "last-way"
        await known(phone, "Eve")
        assert (await phone.post(f"/api/me/devices/{last}/end", {}, 404))["error"]["code"] == "no-session"


async def test_codes_may_be_tried_a_few_times_an_hour(tmp_path: Any) -> None:
    quick = {**QUICK, "limits": ""}
    settings = Settings(database=f"sqlite:///{tmp_path}/a.sqlite3", **quick)  # type: ignore[arg-type]
    async with serving(settings) as server, Api(server, browser=True) as api:
        for _ in range(int(USUAL["entries"].burst)):
            await api.post("/api/codes/look", {"code": "oak-oak-oak-111"}, 404)
        assert (await api.post("/api/codes/look", {"code": "oak-oak-oak-111"}, 429))["error"]["code"] == "wait"
    assert len(set(WORDS)) == len(WORDS) > 256


@pytest.mark.parametrize(("said", "meant"), [("Oak heron  mill 417", "oak-heron-mill-417"),
                                             ("oakheron-417", "oakheron-417"), ("", ""), ("è!", "")])  # fmt: skip
def test_a_code_is_read_however_it_is_typed(said: str, meant: str) -> None:
    assert plain_code(said) == meant


# -- what follows


async def test_name_arms_and_settings_follow_the_person(api: Api) -> None:
    blazon = "per-bend argent vert, oak-leaf vert 1 upper-right 100, tower argent 1 lower-left 100"
    await api.post("/api/me", {"name": " Anna \u200b ", "arms": blazon, "settings": {"lang": "it", "sound": True}})
    await api.post("/api/me", {"settings": {"theme": "dark"}})
    code = (await api.post("/api/me/link", {}))["code"]
    async with browsers(api.server, 1) as [phone]:
        me = await phone.post("/api/codes/use", {"code": code})
        assert (me["name"], me["arms"]) == ("Anna", blazon)
        assert {key: value for key, value in me["settings"].items() if value is not None} == {
            "lang": "it", "sound": True, "theme": "dark"}  # fmt: skip


@pytest.mark.parametrize("bad", [
    "", "lion", "plain or", "plain or gold", "plain or sable, lion", "plain or sable, lion sable 4 whole 100",
    "plain or sable" + ", lion sable 1 whole 100" * 4, "<svg onload=alert(1)>",
    "plain or sable, lion sable 1 whole 101",
])  # fmt: skip
async def test_arms_that_the_kit_does_not_have_are_refused(api: Api, bad: str) -> None:
    assert (await api.post("/api/me", {"arms": bad}, 422))["error"]["code"] == "bad-arms"


def test_every_guest_gets_arms_that_the_kit_has() -> None:
    for _ in range(200):
        blazon = arms.surprise()
        assert arms.proper(blazon) == blazon
    with pytest.raises(Refused):
        arms.proper("plain or sable, dragonfly sable 1 whole 100")


async def test_it_is_told_how_many_bear_the_same_arms(api: Api) -> None:
    lion, other = "plain or sable, lion sable 1 whole 100", "plain azure or, lion or 1 whole 100"
    async with browsers(api.server, 2) as [one, two]:
        await one.post("/api/me", {"arms": lion})
        await two.post("/api/me", {"arms": other})
    assert await api.get("/api/arms", arms=lion) == {"same": 1, "alike": 2}
    assert await api.get("/api/arms", arms="plain or sable, bee sable 1 whole 100") == {"same": 0, "alike": 0}


@pytest.mark.parametrize(("agent", "words"), [
    ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"),
    (PHONE["user-agent"], "Chrome · Android"),
    ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge · Windows"),
    ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1", "Safari · iPhone"),
    ("python-httpx/0.28", ""),
])  # fmt: skip
def test_a_device_is_told_in_two_words(agent: str, words: str) -> None:
    assert device_words(agent) == words


# -- taking leave


async def test_one_s_own_data_come_as_one_archive_and_nobody_else_s(api: Api) -> None:
    await known(api, "Anna")
    made = await api.table("tiny", "human", "human")
    async with browsers(api.server, 1) as [bruno]:
        await known(bruno, "Bruno")
        link = made["links"]["seats"][1]["token"]
        await bruno.post("/api/me/seats", {"table": made["table"], "k": link})
        async with api.sit(made["table"], made["token"]) as a, bruno.sit(made["table"], link) as b:
            await a.say("note", text="my secret plan")
            await b.say("note", text="his secret plan")
            await a.say("chat", key="a", text="hello")
            await b.say("chat", key="b", text="hello back")
    answer = await api.http.get("/api/me/data")
    assert answer.headers["content-type"] == "application/zip"
    packed = zipfile.ZipFile(io.BytesIO(answer.content))
    files = {name: packed.read(name).decode() for name in packed.namelist()}
    assert json.loads(files["person.json"])["name"] == "Anna"
    assert [one["text"] for one in json.loads(files["notes.json"])] == ["my secret plan"]
    assert [one["text"] for one in json.loads(files["chat.json"])] == ["hello"]
    assert [one["table"] for one in json.loads(files["seats.json"])] == [made["table"]]
    whole = "".join(files.values())
    assert "his secret" not in whole
    for secret in [row[2] for row in await api.server.hub.store.rows(sa.select(sessions))]:
        assert secret not in whole


def everything(c: sa.Connection) -> str:
    return "\n".join(str(tuple(row)) for one in meta.sorted_tables for row in c.execute(sa.select(one)))


async def asleep(server: Server) -> None:
    for live in list(server.hub.lives.values()):
        live.drop(1001)


@pytest.mark.parametrize("sleeping", [False, True])
async def test_who_is_deleted_is_gone_with_the_name_in_old_games(api: Api, sleeping: bool) -> None:
    await known(api, "Zenobia")
    over = await api.post("/api/tables", {"game": "tiny", "seats": [{"kind": "human", "name": "Zenobia"},
                                                                    {"kind": "bot", "bot": "miser"}]})  # fmt: skip
    async with api.sit(over["table"], over["token"]) as me:
        await me.say("note", text="a note of hers")
        await me.play(random.Random(1))
    runs = await api.post("/api/tables", {"game": "tiny", "seats": [{"kind": "open"}, {"kind": "open"}]})
    async with browsers(api.server, 1) as [bruno]:
        for who, name, link in zip((bruno, api), ("Bruno", "Zenobia"), runs["links"]["seats"], strict=True):
            await who.post(f"/api/tables/{runs['table']}/join", {"k": link["token"], "name": name})
        await api.post(f"/api/tables/{runs['table']}/seats/1", {"do": "bot"})
        await api.post(f"/api/tables/{runs['table']}/seats/1", {"do": "back"})
        await api.post("/api/me/link", {})
        await api.server.hub.standings.look()
        if sleeping:
            await asleep(api.server)
        assert (await api.post("/api/me/delete", {"name": "zenobia"}, 422))["error"]["code"] == "bad-name"
        await api.post("/api/me/delete", {"name": "Zenobia"})
        assert (await api.get("/api/me"))["known"] is False
        assert "Zenobia" not in await api.server.hub.store.read(everything)
        assert "a note of hers" not in await api.server.hub.store.read(everything)
        told = await bruno.get(f"/api/tables/{runs['table']}")
        assert [seat["kind"] for seat in told["seats"]] == ["human", "open"]
        assert (await api.get(f"/api/tables/{over['table']}", k=over["token"]))["status"] == "over"
    assert await count(api.server, persons) == 1
    assert await count(api.server, tickets) == await count(api.server, passkeys) == 0


async def test_what_nobody_has_used_for_long_is_forgotten_and_the_link_still_opens_the_seat(settings: Settings) -> None:
    now = [1_000_000.0]
    async with serving(settings, now=lambda: now[0]) as server, Api(server, browser=True) as api:
        made = await api.table("tiny", "human", "miser")
        now[0] += 399 * 86_400
        assert (await api.get("/api/me"))["known"], "it was used"
        await server.hub.people.forget_old()
        now[0] += 401 * 86_400
        assert (await api.get("/api/me"))["known"] is False
        await server.hub.people.forget_old()
        assert await count(server, persons) == await count(server, sessions) == 0
        assert (await api.get(f"/api/tables/{made['table']}", k=made["token"]))["me"]["seat"] == 0


async def test_a_guest_whose_cookie_never_came_back_is_forgotten_after_a_day(settings: Settings) -> None:
    now = [1_000_000.0]
    async with serving(settings, now=lambda: now[0]) as server, Api(server, browser=True) as api:
        await api.table("tiny", "human", "miser")
        lost = dict(api.http.cookies)
        api.http.cookies.clear()
        await api.table("tiny", "human", "miser")
        await api.get("/api/me")
        for days, left in ((0.9, 2), (0.2, 1)):
            now[0] += days * 86_400
            await server.hub.people.forget_old()
            assert await count(server, persons) == await count(server, sessions) == left
        assert (await api.get("/api/me"))["known"]
        api.http.cookies.update(lost)
        assert (await api.get("/api/me"))["known"] is False


# -- passkeys (the whole way is walked in the browser tests)


async def test_a_passkey_that_answers_to_nothing_of_ours_opens_nothing(api: Api) -> None:
    await known(api)
    headers = {"origin": api.server.url}
    asked = (await api.http.post("/api/passkeys/ask", json={}, headers=headers)).json()
    assert asked["rpId"] == "127.0.0.1"
    assert not asked["allowCredentials"], "who has a key is nobody's business"
    offered = (await api.http.post("/api/me/passkeys/offer", json={}, headers=headers)).json()
    for challenge in (asked["challenge"], offered["challenge"], "eHg", 7, None):
        said = bytes_to_base64url(json.dumps({"challenge": challenge, "type": "webauthn.get"}).encode())
        whole = {"clientDataJSON": said, "authenticatorData": "", "signature": ""}
        for credential in ({"id": "x", "response": {"clientDataJSON": said}}, {"id": "x"}, {},
                           {"id": "x", "rawId": "x", "type": "public-key", "response": whole}):  # fmt: skip
            for path in ("/api/passkeys/enter", "/api/me/passkeys"):
                answer = await api.http.post(path, json={"credential": credential}, headers=headers)
                assert (answer.status_code, answer.json()["error"]["code"]) == (403, "bad-passkey")
    assert (await api.post("/api/me/passkeys/none/end", {}, 409))["error"]["code"] == "last-way"
