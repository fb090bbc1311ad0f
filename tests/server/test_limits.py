"""How often somebody may do what costs others something, and who is kept out."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from araldo.cli.app import run
from araldo.kernel.errors import AraldoError
from araldo.server.limits import USUAL, Limits, Rate, neighbourhood, rates
from araldo.server.schema import bans
from araldo.server.sentences import Refused
from araldo.server.settings import Settings
from tests.server.client import Api, Server, serving
from tests.server.conftest import QUICK

LIMITS = (
    "tables 3/60, imports 2/60, reports 2/60, public 1/60, joins 2/60, chat 2/3600, seats 2/60, sockets 3/60, "
    "requests 100/3600"
)


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_so_many_at_once_then_so_many_an_hour_and_the_wait_is_honest() -> None:
    clock = Clock()
    limits = Limits("tables 3/60", clock)
    for _ in range(3):
        limits.take("tables", "a")
    with pytest.raises(Refused) as refused:
        limits.take("tables", "a")
    assert refused.value.params == {"seconds": 60}
    limits.take("tables", "b")  # others are not hurt
    clock.now = 59.9
    with pytest.raises(Refused):
        limits.take("tables", "a")
    clock.now = 60.0
    limits.take("tables", "a")


def test_what_is_refused_counts_for_nobody() -> None:
    limits = Limits("tables 2/60", Clock())
    limits.take("tables", "address")
    limits.take("tables", "address")
    with pytest.raises(Refused):
        limits.take("tables", "address", "person")
    limits.take("tables", "person")
    limits.take("tables", "person")


def test_who_is_forgotten_is_who_was_longest_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("araldo.server.limits.MOST", 2)
    limits = Limits("tables 1/60", Clock())
    for who in "abc":
        limits.take("tables", who)
    limits.take("tables", "a")
    with pytest.raises(Refused):
        limits.take("tables", "c")


@pytest.mark.parametrize(("text", "expected"), [
    ("", USUAL), ("0", dict.fromkeys(USUAL, Rate(0, 0))), ("tables 5/7", USUAL | {"tables": Rate(5, 7)}),
    (" chat 0 , joins 9 ", USUAL | {"chat": Rate(0, 0), "joins": Rate(9, 9)}),
])  # fmt: skip
def test_the_setting_names_what_differs(text: str, expected: dict[str, Rate]) -> None:
    assert rates(text) == expected


@pytest.mark.parametrize(
    "text", ["tables", "tables x", "tables 1/x", "tables 5/0", "beer 3/4", "tables 5/-1", "tables 3/nan"]
)
def test_a_setting_that_cannot_be_read_is_one_sentence(text: str) -> None:
    with pytest.raises(AraldoError, match="ARALDO_LIMITS"):
        rates(text)


@pytest.mark.parametrize(("address", "group"), [
    ("192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"), ("::ffff:192.0.2.7", "192.0.2.7"),
    ("fe80::1%eth0", "fe80::"), ("", ""),
])  # fmt: skip
def test_a_household_is_one_neighbour(address: str, group: str) -> None:
    assert neighbourhood(address) == group


# -- at the server


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    quick: Any = QUICK | {"limits": LIMITS}
    async with serving(Settings(database=f"sqlite:///{tmp_path}/a.sqlite3", **quick)) as server:
        server.hub.limits.tick = Clock()
        yield server


SEATS = [{"kind": "human"}, {"kind": "open"}]


async def test_a_flood_of_tables_is_stopped_in_a_sentence_and_goes_on_when_it_says(api: Api) -> None:
    for _ in range(3):
        await api.post("/api/tables", {"game": "tiny", "seats": SEATS})
    answer = await api.http.post("/api/tables?lang=it", json={"game": "tiny", "seats": SEATS})
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "60")
    assert answer.json()["error"] == {
        "code": "wait", "message": "Per adesso è troppo spesso: si può rifare tra 60 s."}  # fmt: skip
    for path, body in (("/api/lessons/castelli/first", {}), ("/api/records", {"text": ""})):
        assert (await api.post(path, body, 429))["error"]["code"] == "wait"
    api.server.hub.limits.tick.now = 60.0  # type: ignore[attr-defined]
    await api.post("/api/tables", {"game": "tiny", "seats": SEATS})


async def test_the_lobby_is_not_flooded(api: Api) -> None:
    await api.post("/api/tables", {"game": "tiny", "seats": SEATS, "public": True})
    await api.post("/api/tables", {"game": "tiny", "seats": SEATS, "public": True}, 429)
    assert len(await api.get("/api/lobby")) == 1
    await api.post("/api/tables", {"game": "tiny", "seats": SEATS})  # what was refused counts for nothing
    await api.post("/api/tables", {"game": "tiny", "seats": SEATS})


async def test_records_that_are_played_again_are_few(api: Api) -> None:
    made = await api.table("tiny", "human", "human")
    path = f"/api/tables/{made['table']}/record"
    answers = [(await api.http.get(path, params={"k": made["token"], "line": 1})).status_code for _ in range(3)]
    assert (answers[2], 429 in answers[:2]) == (429, False)
    assert (await api.http.get(path, params={"k": made["token"]})).status_code == 200
    assert [(await api.http.post("/api/records", json={"text": "x"})).status_code for _ in range(3)] == [422, 422, 429]


async def test_a_record_that_takes_too_long_is_too_large(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    def for_ever(*_: object) -> None:
        while True:
            pass

    monkeypatch.setattr("araldo.server.new_tables._verified", for_ever)
    monkeypatch.setattr("araldo.server.new_tables.IMPORT", 0.05)
    text = "araldo 1\ngame tiny 1 x\n"
    assert (await api.post("/api/records", {"text": text}, 413))["error"]["code"] == "too-large"


async def test_joins_and_changes_of_seats_are_counted(api: Api) -> None:
    made = await api.table("tiny", "human", "open", public=True)
    path = f"/api/tables/{made['table']}"
    await api.post(f"{path}/join", {"name": "B"})
    await api.post(f"{path}/join", {"name": "C"}, 409)
    await api.post(f"{path}/join", {"name": "D"}, 429)
    for status in (200, 200, 429):
        await api.post(f"{path}/watchers", {"k": made["token"]}, status)


async def test_a_person_forks_no_faster_from_many_addresses(api: Api) -> None:
    made = await api.table("tiny", "human", "human")
    for name in ("one", "two", "three"):
        api.server.hub.limits.take("tables", f"{made['table']} 0", name)
    refused = await api.post(f"/api/tables/{made['table']}/fork", {"k": made["token"]}, 429)
    assert refused["error"]["code"] == "wait"


async def test_who_talks_too_fast_is_told_when_to_go_on(api: Api) -> None:
    made = await api.table("tiny", "human", "miser")
    async with api.sit(made["table"], made["token"]) as me:
        for key, kind in (("a", "ack"), ("b", "ack"), ("c", "refused")):
            answer = await me.say("chat", key=key, text="hello")
            assert answer["type"] == kind
        assert answer["message"] == "That is too often for now: it can be done again in 1 s."
        assert (await me.say("chat", key="a", text="hello"))["type"] == "ack"  # said already: not counted again


async def test_sockets_opened_without_end_are_closed(api: Api) -> None:
    made = await api.table("tiny", "human", "miser")
    for _ in range(3):
        async with api.sit(made["table"], made["token"]) as me:
            assert me.closed is None
    async with api.sit(made["table"], made["token"]) as me:
        assert me.closed == 1013


async def test_whoever_asks_without_end_is_stopped(api: Api) -> None:
    answers = [(await api.http.get("/api/lobby")).status_code for _ in range(102)]
    assert answers == [200] * 100 + [429] * 2


# -- who is kept out


async def ban(server: Server, kind: str, value: str, until: float | None = None) -> None:
    row = {"kind": kind, "value": value, "reason": "", "at": 1.0, "until": until}
    await server.hub.store.transact(lambda c: c.execute(bans.insert(), [row]))
    await server.hub.bans.read()


async def test_an_address_that_is_banned_gets_nothing(api: Api) -> None:
    made = await api.table("tiny", "human", "miser")
    await ban(api.server, "address", "10.0.0.0/8")
    await api.get("/api/lobby")
    await ban(api.server, "address", "127.0.0.0/8")
    assert (await api.get("/api/lobby", 403))["error"]["code"] == "banned"
    async with api.sit(made["table"], made["token"]) as me:
        assert me.closed == 4001


async def test_a_ban_ends_when_it_was_to_end(api: Api) -> None:
    await ban(api.server, "address", "127.0.0.1", until=2.0)
    await api.get("/api/lobby")


async def test_a_name_that_is_banned_sits_nowhere(api: Api) -> None:
    made = await api.table("tiny", "human", "open", public=True)
    await ban(api.server, "name", "Troll")
    await api.post(f"/api/tables/{made['table']}/join", {"name": " trOLL "}, 403)
    await api.post("/api/tables", {"game": "tiny", "seats": [{"kind": "human", "name": "troll"}, *SEATS[1:]]}, 403)
    rename = {"k": made["token"], "do": "rename", "name": "TROLL"}
    await api.post(f"/api/tables/{made['table']}/seats/0", rename, 403)


async def test_a_token_that_is_banned_opens_nothing(api: Api) -> None:
    made = await api.table("tiny", "human", "human")
    await ban(api.server, "token", made["token"])
    assert (await api.get(f"/api/tables/{made['table']}", 403, k=made["token"]))["error"]["code"] == "banned"
    await api.get(f"/api/tables/{made['table']}", k=made["links"]["seats"][1]["token"])


async def test_a_table_that_is_closed_is_so_for_all(api: Api) -> None:
    made = await api.table("tiny", "human", "human")
    async with api.sit(made["table"], made["token"]) as me:
        await ban(api.server, "table", made["table"])
        await me.until(lambda: me.closed is not None)
        assert me.closed == 4004
    assert (await api.get(f"/api/tables/{made['table']}", 410, k=made["token"]))["error"]["code"] == "closed"


def test_limits_that_cannot_be_read_are_one_line_before_anything_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ARALDO_LIMITS", "nonsense")
    assert run(["serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/a.sqlite3"]) == 2
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines())) == ("", 1)
    assert "ARALDO_LIMITS: 'nonsense' is not like 'tables 40/240'" in err
