"""Every door of the server × everybody who may try it. What stands in the OpenAPI document and not here fails."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import pytest

from araldo.server.settings import Settings
from araldo.server.tokens import Claim
from tests.server.client import Api, serving
from tests.server.conftest import QUICK

WHO = ("stranger", "other", "spectator", "member", "host", "operator")
SECRET = "what only the member knows"
GAME = {"game": "tiny", "seats": [{"kind": "human", "name": "X"}, {"kind": "bot", "bot": "miser"}]}


class Cell(NamedTuple):
    """What is asked, and what each of `WHO` gets: "" (it opens) or the code of a refusal."""

    ask: dict[str, Any]
    gets: tuple[str, ...]


def all_(code: str = "") -> tuple[str, ...]:
    return (code,) * len(WHO)


SEES = ("bad-token", "bad-token", "", "", "", "bad-token")  # who has to do with the table
HOSTS = ("bad-token", "bad-token", "not-yours", "not-yours", "", "bad-token")
MEMBERS = ("bad-token", "bad-token", "not-yours", "", "", "bad-token")
PERSONS = ("no-person", "", "no-person", "", "", "no-person")  # who is somebody: each for themselves
WAYS = ("no-person", "no-way", "no-person", "", "no-way", "no-person")  # of the member's own
BELONGS = ("no-person", "no-group", "no-person", "", "", "no-person")  # a group's members
KEEPS = ("no-person", "no-group", "no-person", "not-keeper", "", "no-person")
MATRIX: dict[tuple[str, str], Cell] = {
    # open to all: nothing of anybody's
    ("get", "/api/games"): Cell({}, all_()),
    ("get", "/api/games/{game}"): Cell({}, all_()),
    ("get", "/api/games/{game}/rules"): Cell({}, all_()),
    ("post", "/api/games/{game}/warnings"): Cell({"seats": 2}, all_()),
    ("get", "/api/lobby"): Cell({}, all_()),
    ("get", "/api/seek"): Cell({}, all_()),
    ("post", "/api/seek/answer"): Cell({"yes": True}, tuple(code or "no-call" for code in PERSONS)),
    ("post", "/api/seek"): Cell(
        {"games": ["tiny"], "sizes": [3], "pace": "none", "langs": ["en"], "near": True, "name": "X"}, all_()
    ),
    ("post", "/api/seek/stop"): Cell({}, PERSONS),
    ("get", "/healthz"): Cell({}, all_()),
    ("post", "/api/tables"): Cell(GAME, all_()),
    ("post", "/api/lessons/{game}/{lesson}"): Cell({}, all_()),
    ("post", "/api/records"): Cell({"text": "no record"}, all_("malformed")),
    # a table
    ("get", "/api/tables/{table}"): Cell({}, SEES),
    ("get", "/api/tables/{table}/record"): Cell({}, SEES),
    ("get", "/api/tables/{table}/replay"): Cell({}, SEES),
    ("get", "/api/tables/{table}/scores"): Cell({}, tuple(code or "running" for code in SEES)),
    ("post", "/api/tables/{table}/fork"): Cell({}, ("bad-token", "bad-token", "own-eyes", "", "", "bad-token")),
    ("post", "/api/tables/{table}/join"): Cell({"name": "Eve", "seat": 1}, all_("bad-token")),
    ("post", "/api/tables/{table}/seats/{seat}"): Cell(
        {"do": "rename", "name": "Eve"}, ("bad-token", "bad-token", "not-yours", "not-yours", "", "bad-token")
    ),
    ("post", "/api/tables/{table}/watchers"): Cell({}, HOSTS),
    ("post", "/api/tables/{table}/contact"): Cell({"mail": "eve@example.org"}, MEMBERS),
    ("post", "/api/tables/{table}/hours"): Cell(
        {"start": 0, "end": 60, "zone": "UTC"}, tuple("no-hours" if code == "" else code for code in MEMBERS)
    ),
    ("post", "/api/tables/{table}/holiday"): Cell(
        {"start": 1, "end": 2}, tuple("no-holidays" if code == "" else code for code in MEMBERS)
    ),
    ("post", "/api/tables/{table}/return"): Cell({}, tuple("not-left" if code == "" else code for code in SEES)),
    ("get", "/api/tables/{table}/people"): Cell({}, SEES),
    ("get", "/api/tables/{table}/notes"): Cell({}, ("bad-token", "bad-token", "bad-token", "", "", "bad-token")),
    # the designer's desk: an operator has to open it (test_desk)
    **{
        door: Cell({}, all_("no-desk"))
        for door in [
            ("get", "/api/desk"),
            ("get", "/api/desk/games/{game}"),
            ("post", "/api/desk/games/{game}/variants"),
            ("get", "/api/desk/games/{game}/variants/{name}"),
            ("post", "/api/desk/games/{game}/variants/{name}"),
            ("post", "/api/desk/games/{game}/variants/{name}/table"),
            ("post", "/api/desk/games/{game}/variants/{name}/runs"),
            ("get", "/api/desk/runs/{run}"),
            ("post", "/api/desk/runs/{run}/stop"),
            ("post", "/api/desk/runs/{run}/games/{pair}/{side}"),
        ]
    },
    # what remains of games: each sees what is shown to them (test_ratings, test_archive)
    ("get", "/api/people/{person}"): Cell({}, all_()),
    ("get", "/api/ratings/{game}"): Cell({}, all_()),
    ("get", "/api/archive"): Cell({}, all_()),
    ("get", "/api/archive/{table}"): Cell({}, all_("no-table")),
    ("post", "/api/archive/{table}/seen"): Cell(
        {"to": "public"}, tuple(code or "no-game-of-yours" for code in PERSONS)
    ),
    ("post", "/api/me/shown"): Cell(dict.fromkeys(("ratings", "games", "pairs", "pace"), "nobody"), PERSONS),
    # another person: the member, seen by the others
    ("get", "/api/me/shuns"): Cell({}, PERSONS),
    ("post", "/api/people/{person}/invite"): Cell(
        {"table": "{table}"}, ("no-person", "bad-token", "no-person", "no-open-seat", "no-open-seat", "no-person")
    ),
    ("get", "/api/talk"): Cell({}, PERSONS),
    ("get", "/api/talk/{person}"): Cell({}, ("no-person", "", "no-person", "nobody-there", "", "no-person")),
    ("post", "/api/talk/{person}"): Cell(
        {"text": "well met"}, ("no-person", "", "no-person", "nobody-there", "", "no-person")
    ),
    ("post", "/api/talk/{person}/heard"): Cell({"last": 1}, PERSONS),
    ("post", "/api/people/{person}/shun"): Cell(
        {"how": "mute"}, ("no-person", "", "no-person", "not-oneself", "", "no-person")
    ),
    ("post", "/api/people/{person}/report"): Cell(
        {"text": "shouts"}, ("no-person", "", "no-person", "nobody-there", "", "no-person")
    ),
    # a group: the host keeps it, the member belongs to it
    ("get", "/api/groups"): Cell({}, PERSONS),
    ("post", "/api/groups"): Cell({"name": "Mine"}, all_()),
    ("post", "/api/invitations/look"): Cell({"k": "made up"}, all_("bad-invite")),
    ("post", "/api/invitations/enter"): Cell({"k": "made up"}, all_("bad-invite")),
    ("get", "/api/groups/{group}"): Cell({}, BELONGS),
    ("post", "/api/groups/{group}"): Cell({"name": "Renamed"}, KEEPS),
    ("post", "/api/groups/{group}/link"): Cell({}, KEEPS),
    ("post", "/api/groups/{group}/hook"): Cell({"url": "https://127.0.0.1:9/"}, KEEPS),
    ("post", "/api/groups/{group}/hook/test"): Cell({}, KEEPS),
    ("post", "/api/groups/{group}/hook/end"): Cell({}, KEEPS),
    ("post", "/api/groups/{group}/members/{person}"): Cell({"role": "member"}, KEEPS),
    ("get", "/api/groups/{group}/honour"): Cell({"game": "tiny"}, BELONGS),
    ("get", "/api/groups/{group}/chat"): Cell({}, BELONGS),
    ("post", "/api/groups/{group}/chat"): Cell({"text": "hear"}, BELONGS),
    ("post", "/api/groups/{group}/heard"): Cell({"last": 1}, BELONGS),
    ("post", "/api/groups/{group}/evenings"): Cell({"at": 3e9}, BELONGS),
    ("post", "/api/groups/{group}/evenings/{evening}/answer"): Cell({"answer": "no"}, BELONGS),
    ("get", "/api/groups/{group}/evenings/{evening}/ics"): Cell({}, BELONGS),
    ("post", "/api/groups/{group}/evenings/{evening}/drop"): Cell({}, KEEPS),
    ("post", "/api/groups/{group}/leave"): Cell({}, BELONGS),
    # who I am
    ("get", "/api/me"): Cell({}, all_()),
    ("post", "/api/me"): Cell({"settings": {"sound": True}}, all_()),
    ("get", "/api/arms"): Cell({"arms": "plain or sable"}, all_()),
    ("get", "/api/me/games"): Cell({}, PERSONS),
    ("post", "/api/me/seats"): Cell({"table": "{table}", "k": "made up"}, all_("bad-token")),
    ("post", "/api/me/games/{table}/forget"): Cell(
        {"number": 1}, ("no-person", "no-game-of-yours", "no-person", "still-yours", "no-game-of-yours", "no-person")
    ),
    ("get", "/api/me/devices"): Cell({}, PERSONS),
    ("post", "/api/me/devices/{session}/end"): Cell(
        {}, ("no-person", "no-session", "no-person", "last-way", "no-session", "no-person")
    ),
    ("post", "/api/me/devices/end-others"): Cell({}, PERSONS),
    ("post", "/api/me/link"): Cell({}, PERSONS),
    ("get", "/api/me/link"): Cell({}, PERSONS),
    ("post", "/api/me/link/stop"): Cell({}, PERSONS),
    ("post", "/api/codes/look"): Cell({"code": "oak-oak-oak-111"}, all_("bad-code")),
    ("post", "/api/codes/use"): Cell({"code": "oak-oak-oak-111"}, all_("bad-code")),
    ("post", "/api/me/passkeys/offer"): Cell({}, PERSONS),
    ("post", "/api/me/passkeys"): Cell({"credential": {}}, tuple(code or "bad-passkey" for code in PERSONS)),
    ("post", "/api/me/passkeys/{key}/end"): Cell({}, tuple(code or "last-way" for code in PERSONS)),
    ("post", "/api/passkeys/ask"): Cell({}, all_()),
    ("post", "/api/passkeys/enter"): Cell({"credential": {}}, all_("bad-passkey")),
    # how I am told
    ("get", "/api/me/notices"): Cell({}, PERSONS),
    ("post", "/api/me/notices"): Cell({"zone": "Europe/Rome"}, PERSONS),
    ("post", "/api/me/notices/push"): Cell(
        {"endpoint": "http://10.0.0.1/", "keys": {"p256dh": "", "auth": ""}},
        tuple(code or "bad-push" for code in PERSONS),
    ),
    ("post", "/api/me/notices/webhook"): Cell({"url": "file:///etc"}, tuple(code or "bad-hook" for code in PERSONS)),
    ("post", "/api/me/notices/{way}"): Cell({"active": False}, WAYS),
    ("post", "/api/me/notices/{way}/test"): Cell({}, WAYS),
    ("post", "/api/me/notices/{way}/end"): Cell({}, WAYS),
    ("post", "/api/notices/shown"): Cell({"mark": "made up"}, all_("no-notice")),
    ("post", "/api/notices/later"): Cell({"mark": "made up"}, all_("no-notice")),
    ("post", "/api/me/mail"): Cell({"mail": "eve@example.org"}, tuple(code or "not-offered-here" for code in PERSONS)),
    ("post", "/api/mail/ask"): Cell({"mail": "eve@example.org"}, all_("not-offered-here")),
    ("post", "/api/mail/look"): Cell({"k": "made up"}, all_("bad-mail-link")),
    ("post", "/api/mail/use"): Cell({"k": "made up"}, all_("bad-mail-link")),
    ("post", "/api/me/holiday"): Cell({"start": 1, "end": 2}, PERSONS),
    ("get", "/api/me/data"): Cell({}, PERSONS),
    ("post", "/api/me/delete"): Cell({"name": "not my name"}, tuple(code or "bad-name" for code in PERSONS)),
}


class Hall(NamedTuple):
    """A table in play: the host at seat 0, a member at seat 1, each known by a cookie only; the member's device, and a
    webhook of theirs.
    """

    table: str
    session: str
    way: str
    people: dict[str, Api]
    watch: str
    member: str
    group: str
    evening: int


@asynccontextmanager
async def hall(settings: Settings) -> AsyncIterator[Hall]:
    async with serving(settings) as server:
        people = {who: Api(server, browser=True) for who in WHO}
        try:
            people["operator"].http.headers["authorization"] = "Bearer figures"
            host, member = people["host"], people["member"]
            made = await host.post("/api/tables", {"game": "tiny", "seats": [{"kind": "human", "name": "Ada"},
                                                                             {"kind": "open"}]})  # fmt: skip
            invite = made["links"]["seats"][1]["token"]
            joined = await member.post(f"/api/tables/{made['table']}/join", {"k": invite, "name": "Bruno"})
            async with member.sit(made["table"], joined["token"]) as b:
                await b.say("note", text=SECRET)
                await b.say("chat", key="psst", text=SECRET, to=0)
            await people["other"].post("/api/me", {"name": "Carla"})
            group = (await host.post("/api/groups", {"name": "Ours"}))["id"]
            link = (await host.get(f"/api/groups/{group}"))["invite"]
            await member.post("/api/invitations/enter", {"k": link})
            evening = (await host.post(f"/api/groups/{group}/evenings", {"at": 3e9}))["id"]
            sessions = (await member.get("/api/me/devices"))["sessions"]
            hook = await member.post("/api/me/notices/webhook", {"url": "https://127.0.0.1:9/"})
            way = hook["ways"][0]["id"]
            yield Hall(
                made["table"],
                sessions[0]["id"],
                way,
                people,
                made["links"]["spectator"],
                (await member.get("/api/me"))["id"],
                group,
                evening,
            )
        finally:
            for one in people.values():
                await one.http.aclose()


async def knock(found: Hall, method: str, path: str, ask: dict[str, Any], who: str) -> tuple[str, str]:
    """The code of the answer, and its text. The spectator has a link; the others come as who they are."""
    game = "castelli" if "{lesson}" in path else "tiny"
    values = {"table": found.table, "seat": "0", "game": game, "lesson": "first", "session": found.session,
              "key": "none", "way": found.way, "person": found.member, "group": found.group,
              "evening": found.evening, "name": "mine", "run": "none", "pair": "0", "side": "a"}  # fmt: skip
    at = path.format(**values)
    told = {name: value.format(**values) if name == "table" else value for name, value in ask.items()}
    if who == "spectator" and path.startswith("/api/tables/"):
        told["k"] = found.watch
    http = found.people[who].http
    keep = dict(http.cookies)
    answer = await (http.get(at, params=told) if method == "get" else http.post(at, json=told))
    if not keep:  # a stranger who has become somebody by this is a stranger again
        http.cookies.clear()
    return "" if answer.status_code == 200 else answer.json()["error"]["code"], answer.text


@pytest.fixture
def settings(database: str) -> Settings:
    return Settings(database=database, metrics_token="figures", **QUICK)  # type: ignore[arg-type]


async def test_every_door_opens_to_whom_it_should_and_none_is_forgotten(settings: Settings) -> None:
    async with hall(settings) as found:
        schema = await found.people["stranger"].get("/api/openapi.json")
        doors = {(method, path) for path, item in schema["paths"].items() for method in item}
        assert doors == set(MATRIX), "a door that is not in the matrix, or no longer there"
        wrong = []
        for (method, path), cell in MATRIX.items():
            for who, code in zip(WHO, cell.gets, strict=True):
                got, text = await knock(found, method, path, cell.ask, who)
                if got != code:
                    wrong.append(f"{method} {path}: the {who} gets {got or 'in'}, not {code or 'in'}")
                assert who == "member" or SECRET not in text, (path, who)
            if path.endswith("/watchers"):
                found = found._replace(watch=await watching(found))
        assert not wrong, "\n".join(wrong)


async def watching(found: Hall) -> str:
    told = await found.people["host"].get(f"/api/tables/{found.table}")
    return str(told["links"]["spectator"])


async def test_a_seat_s_cookie_is_no_key_to_another_seat(settings: Settings) -> None:
    """The member's cookie with the host's seat, and a token of another table with either."""
    async with hall(settings) as found:
        member, host = found.people["member"], found.people["host"]
        other = await found.people["other"].table("tiny", "human", "miser")
        hub = member.server.hub
        for who in (member, host):
            answer = await who.http.get(f"/api/tables/{found.table}", params={"k": other["token"]})
            assert answer.json()["error"]["code"] == "bad-token", "a bad token is not made good by a cookie"
        forged = hub.tokens.sign(Claim(found.table, "seat", 0, 99))
        assert (await member.get(f"/api/tables/{found.table}", 403, k=forged))["error"]["code"] == "revoked"
        told = await member.get(f"/api/tables/{found.table}/replay")
        assert told["viewer"] == 1
        answer = await member.get(f"/api/tables/{found.table}/replay", 403, viewer=0)
        assert answer["error"]["code"] == "own-eyes"
