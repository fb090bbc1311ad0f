"""The designer's desk: numbers with their limits, a comparison whose figures come in, its games, and a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from araldo.server.settings import Settings
from tests.server.client import Api, serving
from tests.server.conftest import QUICK

CASTLE = "components.prices.castle_each"
KING = "cards.card.king_5.op.amount"


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.setenv("ARALDO_VARIANTS", "")
    where = {"database": f"sqlite:///{tmp_path}/araldo.sqlite3", "desk": "local", "desk_folder": str(tmp_path / "desk")}
    return Settings(**{**QUICK, **where})  # type: ignore[arg-type]


@pytest.fixture
async def desk(settings: Settings) -> AsyncIterator[Api]:
    async with serving(settings) as server, Api(server, browser=True) as api:
        made = await api.http.post("/api/desk/games/castelli/variants", json={"name": "dear"})
        assert made.status_code == 200, made.text
        yield api


async def changed(desk: Api, changes: dict[str, Any], options: dict[str, Any] | None = None) -> dict[str, Any]:
    body = {"changes": changes, "options": options or {}}
    told = await desk.http.post("/api/desk/games/castelli/variants/dear", json=body)
    assert told.status_code == 200, told.text
    return dict(told.json())


async def test_a_server_without_a_desk_says_so(settings: Settings, tmp_path: Path) -> None:
    plain = Settings(**{**QUICK, "database": f"sqlite:///{tmp_path}/plain.sqlite3"})  # type: ignore[arg-type]
    async with serving(plain) as server, Api(server) as api:
        told = await api.http.get("/api/desk", params={"lang": "it"})
        assert told.status_code == 404
        assert told.json()["error"] == {"code": "no-desk", "message": "Qui non c'è il banco del progettista."}
        assert (await api.http.get("/api/me")).json()["desk"] is False


async def test_a_local_desk_is_for_this_machine_alone(settings: Settings) -> None:
    async with serving(settings) as server, Api(server) as api:
        assert (await api.http.get("/api/desk")).status_code == 200
        elsewhere = await api.http.get("/api/desk", headers={"host": "games.example.org"})
        assert elsewhere.status_code == 404


async def test_numbers_come_with_their_limits(desk: Api) -> None:
    told = (await desk.http.get("/api/desk/games/castelli")).json()
    numbers = {one["at"]: one for chapter in told["chapters"] for one in chapter["numbers"]}
    assert numbers[KING]["value"] == 5
    assert numbers[KING]["low"] == 0
    assert numbers[KING]["name"]["it"].startswith("Re (5)")
    assert (await desk.http.get("/api/desk/games/none")).status_code == 404


async def test_what_may_not_be_is_not_kept_and_said(desk: Api) -> None:
    await changed(desk, {CASTLE: 2})
    told = await changed(desk, {CASTLE: 2000, KING: "six", "cards.card.kingg.count": 1, "components.prices": 1})
    assert told["changes"] == {CASTLE: 2}  # what was there before
    assert "2000" in told["faults"][CASTLE]["en"]
    assert "non può essere" in told["faults"][CASTLE]["it"]
    assert set(told["faults"]) == {CASTLE, KING, "cards.card.kingg.count", "components.prices"}


async def test_a_variant_is_told_in_words_and_given_back(desk: Api) -> None:
    told = await changed(desk, {CASTLE: 2, KING: 6}, {"module_dilemma": True})
    assert len(told["words"]["en"]) == len(told["words"]["it"]) == 3
    assert "6 instead of 5" in " ".join(told["words"]["en"])
    again = (await desk.http.get("/api/desk/games/castelli/variants/dear")).json()
    assert again["changes"] == {CASTLE: 2, KING: 6}
    assert again["options"] == {"module_dilemma": True}
    assert (await changed(desk, {CASTLE: 1, KING: None}))["changes"] == {}  # 1 is what is in the box
    twice = await desk.http.post("/api/desk/games/castelli/variants", json={"name": "dear"})
    assert twice.status_code == 409


async def test_a_comparison_is_played_watched_and_its_games_looked_at(desk: Api) -> None:
    await changed(desk, {KING: 9})
    wish = {"seats": 2, "bot": "steward", "pairs": 12, "question": "all"}
    path = "/api/desk/games/castelli/variants/dear/runs"
    run = (await desk.http.post(path, json=wish)).json()["run"]
    busy = await desk.http.post(path, json=wish)
    assert busy.status_code == 409
    assert busy.json()["error"]["code"] == "desk-busy"
    told: dict[str, Any] = {}
    async with asyncio.timeout(120):
        while told.get("state", "running") == "running":
            await asyncio.sleep(0.2)
            told = (await desk.http.get(f"/api/desk/runs/{run}")).json()
    assert told["state"] == "done", told["reason"]
    assert told["done"] == len(told["pairs"]) == 12
    assert told["looks"][-1]["pairs"] == 12
    assert told["verdict"]["headline"]["it"]
    assert {figure["kind"] for figure in told["figures"]} >= {"seat", "length", "use"}
    pair = told["pairs"][3]
    for side in ("a", "b"):
        made = (await desk.http.post(f"/api/desk/runs/{run}/games/{pair['pair']}/{side}")).json()
        table = (await desk.http.get(f"/api/tables/{made['table']}", params={"k": made["token"]})).json()
        assert table["outcome"]["scores"] == pair[side]["scores"]
        assert table["game"].startswith("castelli" if side == "a" else "castelli~dear~")


async def test_a_run_is_stopped(desk: Api) -> None:
    await changed(desk, {KING: 9})
    wish = {"seats": 4, "bot": "steward", "pairs": 5000}
    run = (await desk.http.post("/api/desk/games/castelli/variants/dear/runs", json=wish)).json()["run"]
    told = (await desk.http.post(f"/api/desk/runs/{run}/stop")).json()
    assert told["state"] == "stopped"
    assert (await desk.http.get("/api/desk/runs/none")).status_code == 404


async def test_a_variant_is_played_at_a_table_and_later_edits_do_not_touch_it(desk: Api) -> None:
    await changed(desk, {CASTLE: 2})
    game = (await desk.http.post("/api/desk/games/castelli/variants/dear/table")).json()["game"]
    assert game.startswith("castelli~dear~")
    assert (await desk.http.get(f"/api/games/{game}")).json()["title"]["en"] == "Castelli · dear"
    assert game not in {one["id"] for one in (await desk.http.get("/api/games")).json()}
    body = {"game": game, "seats": [{"kind": "human"}, {"kind": "bot", "bot": "steward"}]}
    made = (await desk.http.post("/api/tables", json=body)).json()
    await changed(desk, {CASTLE: 3})
    table = (await desk.http.get(f"/api/tables/{made['table']}", params={"k": made["token"]})).json()
    assert table["game"] == game
    record = await desk.http.get(f"/api/tables/{made['table']}/record", params={"k": made["token"]})
    assert f"game {game} " in record.text


async def test_a_variant_that_breaks_the_game_is_refused_for_tables(desk: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    await changed(desk, {CASTLE: 4})

    def broken(*_: Any) -> None:
        raise IndexError("no such card")

    monkeypatch.setattr("araldo.kernel.discover.second.instance", broken)
    offered = await desk.http.post("/api/desk/games/castelli/variants/dear/table")
    assert offered.status_code == 422
    assert offered.json()["error"]["code"] == "variant-breaks"
    assert "no such card" in offered.json()["error"]["message"]
