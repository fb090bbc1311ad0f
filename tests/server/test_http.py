"""The HTTP API is what its OpenAPI document says, whatever it is asked; every error has a code and a sentence."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from araldo.kernel import discover
from araldo.server.routes import served
from araldo.server.settings import Settings
from tests.server.client import Api, Server


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own: schemathesis does not know of loops."""
    database = f"sqlite:///{tmp_path_factory.mktemp('http')}/a.sqlite3"
    server = Server(Settings(database=database, bot_delay=0, even_delay=0, window_seconds=0, log_level="critical"))
    ready, stop = threading.Event(), threading.Event()

    async def run() -> None:
        await server.start()
        ready.set()
        while not stop.is_set():
            await asyncio.sleep(0.02)
        await server.stop()

    thread = threading.Thread(target=lambda: asyncio.run(run()), daemon=True)
    thread.start()
    assert ready.wait(20)
    httpx.get(f"{server.url}/api/games", timeout=120)  # the first one imports every game
    yield server.url
    stop.set()
    thread.join(10)


@pytest.fixture(scope="module")
def made(url: str) -> Any:
    body = {"game": "tiny", "seats": [{"kind": "human"}, {"kind": "bot", "bot": "random"}]}
    return httpx.post(f"{url}/api/tables", json=body).json()


@pytest.fixture(scope="module")
def described(url: str) -> Any:
    found = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
    found.config.phases.coverage.enabled = False  # hundreds of cases a route: too slow for every run
    return found


schema = schemathesis.pytest.from_fixture("described")


@schema.parametrize()
@settings(max_examples=10, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_whatever_is_asked_gets_a_documented_answer(case: Any, made: Any) -> None:
    parameters = case.path_parameters or {}
    if "table" in parameters:
        parameters["table"] = made["table"]
    if isinstance(case.query, dict) and "k" in case.query:
        case.query["k"] = made["token"]
    if isinstance(case.body, dict) and "k" in case.body:
        case.body["k"] = made["token"]
    response = case.call()
    assert response.status_code < 500, response.text
    case.validate_response(response, checks=(status_code_conformance, response_schema_conformance))
    if response.status_code >= 400:
        error = response.json()["error"]
        assert error["code"]
        assert error["message"]


async def test_errors_speak_the_language_of_the_request(api: Api) -> None:
    for headers, params, sentence in (
        ({"accept-language": "it-IT,it;q=0.9"}, {}, "Questo tavolo non esiste."),
        ({"accept-language": "it"}, {"lang": "en"}, "There is no such table."),
        ({"accept-language": "fr, en;q=0.5"}, {}, "There is no such table."),
    ):
        answer = await api.http.get("/api/tables/nowhere", headers=headers, params=params)
        assert answer.status_code == 404
        assert answer.json()["error"] == {"code": "no-table", "message": sentence}


@pytest.mark.parametrize(("body", "status", "code"), [
    ({"game": "nothing", "seats": [{"kind": "human"}]}, 404, "unknown-game"),
    ({"game": "tiny", "seats": [{"kind": "human"}]}, 422, "bad-seats"),
    ({"game": "tiny", "seats": [{"kind": "human"}] * 2, "options": {"nothing": 1}}, 422, "bad-option"),
    ({"game": "tiny", "seats": [{"kind": "human"}] * 2, "options": {"thieves": 7}}, 422, "bad-value"),
    ({"game": "tiny", "seats": [{"kind": "human"}, {"kind": "bot", "bot": "nobody"}]}, 422, "bad-bot"),
    ({"game": "tiny", "seats": [{"kind": "human"}, {"kind": "king"}]}, 422, "malformed"),
    ({"game": "tiny", "seats": [{"kind": "human"}] * 2, "clock": {"kind": "live", "bank": -1}}, 422, "malformed"),
    ({"game": "castelli", "seats": [{"kind": "human"}] * 2, "choices": {"start": 9}}, 422, "bad-choice"),
])  # fmt: skip
async def test_a_table_that_cannot_be_is_refused(api: Api, body: Any, status: int, code: str, tmp_path: Path) -> None:
    assert (await api.post("/api/tables", body, status))["error"]["code"] == code


async def test_a_wrong_number_of_seats_is_refused_in_the_words_of_the_reader(api: Api) -> None:
    body = {"game": "castelli", "seats": [{"kind": "human"}] * 5}
    for lang, sentence in (
        ("en", "This game is for 2, 3, 4 players, not 5."),
        ("it", "Questo gioco è per 2, 3, 4 giocatori, non 5."),
    ):
        answer = await api.http.post("/api/tables", json=body, params={"lang": lang})
        assert (answer.status_code, answer.json()["error"]["message"]) == (422, sentence)


async def test_games_and_rules_are_described_in_both_languages(api: Api) -> None:
    games = {game["id"]: game for game in await api.get("/api/games")}
    castelli = games["castelli"]
    assert castelli["seats"] == [2, 3, 4]
    assert castelli["bots"][0] == "random"
    assert castelli["lessons"] == ["first"]
    assert all(option["label"]["it"] and len(option["labels"]["en"]) == len(option["values"])
               for option in castelli["options"])  # fmt: skip
    assert games["castelli"]["called"]["steward"] == {"en": "Steward", "it": "Castaldo"}
    assert all(set(game["called"]) <= set(game["bots"]) for game in games.values())
    rules = await api.get("/api/games/castelli/rules")
    chapters = {chapter["id"] for chapter in rules["chapters"]}
    assert all(rule["text"]["it"] and rule["chapter"] in chapters for rule in rules["rules"])
    assert (await api.get("/api/games/nothing/rules", 404))["error"]["code"] == "unknown-game"


async def test_a_game_that_does_not_load_is_left_out_and_logged_once(
    api: Api, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = [game["id"] for game in await api.get("/api/games")]
    (tmp_path / "a_game_that_breaks.py").write_text("raise RuntimeError('a fault in the game')")
    monkeypatch.syspath_prepend(tmp_path)
    found = discover.names() | {"broken": "a_game_that_breaks:GAME"}
    monkeypatch.setattr(discover, "names", lambda: found)
    said: list[str] = []
    served.cache_clear()
    monkeypatch.setattr("araldo.server.routes.log.exception", lambda event, game: said.append(game), raising=False)
    for _ in range(2):
        assert [game["id"] for game in await api.get("/api/games")] == before
    assert said == ["broken"]
    answer = await api.post("/api/tables", {"game": "broken", "seats": [{"kind": "human"}]}, 404)
    assert answer["error"]["code"] == "unknown-game"
