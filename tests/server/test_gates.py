"""Every door of a table, and who may go through it: all routes that name a table, for all who may try."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import pytest

from araldo.server.seating import Place
from araldo.server.table import LiveTable
from tests.server.client import Api

PSST, NOTE = "only between us", "what only I know"
GAME_RUNS = ("private", "public", "shared", "shared public")


class Door(NamedTuple):
    """A route, a request to it, and the code each viewer gets at each table (see `WHO`)."""

    method: str
    path: str
    ask: dict[str, Any]


# What is asked at each door. `k` is the viewer's token, left out for who has none.
DOORS = {
    "summary": Door("get", "/api/tables/{table}", {}),
    "record": Door("get", "/api/tables/{table}/record", {}),
    "record up to a line": Door("get", "/api/tables/{table}/record", {"line": 1}),
    "record for other eyes": Door("get", "/api/tables/{table}/record", {"line": 1, "viewer": 1}),
    "replay": Door("get", "/api/tables/{table}/replay", {}),
    "replay for other eyes": Door("get", "/api/tables/{table}/replay", {"viewer": 1}),
    "scores": Door("get", "/api/tables/{table}/scores", {}),
    "fork": Door("post", "/api/tables/{table}/fork", {}),
    "join": Door("post", "/api/tables/{table}/join", {"name": "Eve", "seat": 1}),
    "seat": Door("post", "/api/tables/{table}/seats/{seat}", {"do": "revoke"}),
    "watchers": Door("post", "/api/tables/{table}/watchers", {}),
    "people": Door("get", "/api/tables/{table}/people", {}),
    "notes": Door("get", "/api/tables/{table}/notes", {}),
    "contact": Door("post", "/api/tables/{table}/contact", {"mail": "eve@example.org"}),
    "hours": Door("post", "/api/tables/{table}/hours", {"start": 0, "end": 60, "zone": "UTC"}),
    "holiday": Door("post", "/api/tables/{table}/holiday", {"start": 1, "end": 2}),
    "return": Door("post", "/api/tables/{table}/return", {}),
}
LOOKS = ("summary", "people", "record", "record up to a line", "replay")
OTHERS = ("record for other eyes", "replay for other eyes")
CHANGES = ("seat", "watchers", "contact", "notes", "hours", "holiday", "return")
NOBODYS = {"nobody": "bad-token", "stranger": "bad-token", "withdrawn": "revoked"}


class Hall(NamedTuple):
    """A table, and what each viewer has in hand there."""

    live: LiveTable
    tokens: dict[str, str]


async def hall(api: Api, kind: str) -> Hall:
    """A table in the middle of a game: people at seats 0 (the host) and 1, a bot at 2; or one screen for all."""
    more = {"hot_seat": "shared" in kind, "public": "public" in kind}
    made = await api.table("tiny", "human", "human", "miser", **more)
    live = api.server.hub.lives[made["table"]]
    withdrawn = made["links"]["spectator"]
    after = await api.post(f"/api/tables/{live.id}/watchers", {"k": made["token"]})
    tokens = {"nobody": "", "withdrawn": withdrawn, "spectator": after["links"]["spectator"]}
    tokens["stranger"] = (await api.table("tiny", "human", "human"))["token"]
    if "shared" in kind:
        tokens["screen"] = made["token"]
        async with api.sit(live.id, made["token"]) as both:
            await both.play(Random(1), most=2)
        return Hall(live, tokens)
    tokens |= {f"seat {seat}": made["links"]["seats"][seat]["token"] for seat in (0, 1)}
    async with api.sit(live.id, tokens["seat 0"]) as a, api.sit(live.id, tokens["seat 1"]) as b:
        await a.say("chat", key="psst", text=PSST, to=1)
        await b.say("note", text=NOTE)
        for someone in (a, b, a, b):
            await someone.settled()
            if someone.asked:
                await someone.act(someone.choose(Random(1)))
    return Hall(live, tokens)


async def knock(api: Api, found: Hall, door: Door, who: str, seat: int = 0) -> tuple[str, str]:
    """The code of the answer ("" if the door opens), and its text. Whoever knocks has a token and no cookie."""
    api.http.cookies.clear()
    token = found.tokens[who]
    ask = door.ask | ({"k": token} if token or door.path.endswith("/fork") else {})
    path = door.path.format(table=found.live.id, seat=seat)
    if door.method == "get":
        answer = await api.http.get(path, params=ask)
    else:
        answer = await api.http.post(path, json=ask)
    return "" if answer.status_code == 200 else answer.json()["error"]["code"], answer.text


def expected(name: str, kind: str, who: str) -> str:
    """The rules of the house, in few words."""
    shared, public = "shared" in kind, "public" in kind
    if name == "join":
        return "taken" if who == "nobody" and public else "bad-token" if who != "withdrawn" else "revoked"
    if name in CHANGES and who == "nobody":
        return "bad-token"
    if who in NOBODYS and not (who == "nobody" and public) and name != "notes":
        return NOBODYS[who]
    if name in CHANGES:
        return _changing(name, who)
    if name == "scores":
        return "running"
    if who == "screen":
        return ""
    if name == "fork":
        return "" if who.startswith("seat") else "own-eyes"
    if name in OTHERS:
        return "" if who == "seat 1" else "own-eyes"
    return "own-eyes" if shared and name.startswith("record") else ""


def _changing(name: str, who: str) -> str:
    if name == "return":
        return "not-left"
    if name in ("hours", "holiday"):
        return {"hours": "no-hours", "holiday": "no-holidays"}[name] if who.startswith("seat") else "not-yours"
    if name == "contact":
        return "" if who.startswith("seat") else "not-yours"
    if name == "notes":
        return "" if who.startswith("seat") else "bad-token"
    return "" if who in ("seat 0", "screen") else "not-yours"


async def test_no_door_is_forgotten(api: Api) -> None:
    schema = await api.get("/api/openapi.json")
    named = {
        (method, path) for path, item in schema["paths"].items() if path.startswith("/api/tables/") for method in item
    }
    assert named == {(door.method, door.path) for door in DOORS.values()}


@pytest.mark.parametrize("kind", GAME_RUNS)
async def test_while_a_game_runs_each_door_opens_to_whom_it_should_and_tells_no_secret(api: Api, kind: str) -> None:
    found = await hall(api, kind)
    for who in found.tokens:
        for name, door in DOORS.items():
            code, text = await knock(api, found, door, who)
            assert code == expected(name, kind, who), (name, who, text)
            assert who == "screen" or found.live.head.key.hex() not in text, (name, who)
            assert PSST not in text, (name, who)
            assert (NOTE in text) is (name == "notes" and who == "seat 1"), (name, who)
            if name in ("seat", "watchers") and not code:  # it has withdrawn links: make the others anew
                found = await hall(api, kind)


@pytest.mark.parametrize("kind", GAME_RUNS)
async def test_a_fork_holds_the_dice_only_for_who_may_know_them(api: Api, kind: str) -> None:
    found = await hall(api, kind)
    hub = api.server.hub
    for who in found.tokens:
        code, _ = await knock(api, found, DOORS["fork"], who)
        made = [live for live in hub.lives.values() if live.head.origin == found.live.id]
        assert bool(made) is not bool(code)
        for live in made:
            assert (live.head.key == found.live.head.key) is (who == "screen"), who
            assert bool(live.head.start) is (who != "screen"), "else it begins from what the seat imagines"
            live.drop(1012)


@pytest.mark.parametrize("kind", GAME_RUNS)
async def test_a_socket_is_for_who_holds_a_token_and_shows_its_own_eyes(api: Api, kind: str) -> None:
    found = await hall(api, kind)
    for who, token in found.tokens.items():
        async with api.sit(found.live.id, token) as sitting:
            if who in NOBODYS:
                assert sitting.closed == (4002 if who == "withdrawn" else 4001), who
                continue
            await sitting.settled()
            told = "".join(sitting.raw)
            assert found.live.head.key.hex() not in told
            assert (PSST in told) is who.startswith("seat"), who
            assert (NOTE in told) is (who == "seat 1"), who
            known = [seat for seat, hand in enumerate(sitting.state["view"]["hands"]) if hand["known"]]
            eyes = {"seat 0": [0], "seat 1": [1], "spectator": [], "screen": [sitting.state["me"]["seat"]]}
            assert known == eyes[who], who


async def test_after_the_end_everybody_at_the_table_may_know_everything(api: Api) -> None:
    made = await api.table("tiny", "human", "miser", "miser", public=True)
    async with api.sit(made["table"], made["token"]) as me:
        await me.play(Random(1))
    found = Hall(api.server.hub.lives[made["table"]], {"nobody": "", "spectator": made["links"]["spectator"]})
    assert found.live.seating.places[0] == Place("human", "P0", held=True)
    for who in found.tokens:
        for name in (*LOOKS, *OTHERS, "scores", "fork"):
            code, text = await knock(api, found, DOORS[name], who)
            assert code == "", (name, who, text)
