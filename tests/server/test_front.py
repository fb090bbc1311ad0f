"""What the browser is given besides the game: what a host may choose, drawings that come with a game, packed files."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from tests.server.client import Api


async def info(api: Api, game: str) -> dict[str, object]:
    found = (await api.http.get("/api/games")).json()
    return next(one for one in found if one["id"] == game)


async def test_a_host_s_choices_are_offered_in_words(api: Api) -> None:
    castelli = await info(api, "castelli")
    assert castelli["minutes"] == 45
    assert castelli["choices"] == [
        {"id": "colours", "form": "each", "values": ["red", "green", "blue", "yellow"], "needs": None,
         "label": {"en": "Colours", "it": "Colori"},
         "labels": {"en": ["Red", "Green", "Blue", "Yellow"], "it": ["Rosso", "Verde", "Blu", "Giallo"]}},
        {"id": "start", "form": "seat", "values": [], "needs": ["start_player", "host_choice"],
         "label": {"en": "Who starts", "it": "Chi inizia"}, "labels": {"en": [], "it": []}},
    ]  # fmt: skip


async def test_what_the_host_has_chosen_is_so(api: Api) -> None:
    body = {"game": "castelli", "seats": [{"kind": "human"}, {"kind": "human"}, {"kind": "human"}],
            "options": {"start_player": "host_choice"},
            "choices": {"colours": ["blue", "red", "green"], "start": 2}}  # fmt: skip
    made = (await api.http.post("/api/tables", json=body)).json()
    told = (await api.http.get(f"/api/tables/{made['table']}", params={"k": made["token"]})).json()
    assert [seat["emblem"] for seat in told["seats"]] == ["blue", "red", "green"]
    moment = (await api.http.get(f"/api/tables/{made['table']}/replay", params={"k": made["token"]})).json()
    assert moment["view"]["active"] == 2
    twice = body | {"choices": {"colours": ["red", "red", "green"]}}
    refused = await api.http.post("/api/tables", json=twice)
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "bad-choice")


async def test_a_drawing_that_comes_with_its_game_is_served(api: Api) -> None:
    assert (await info(api, "castelli"))["module"] is None
    address = (await info(api, "tiny"))["module"]
    assert address == "/drawn/tiny/board.js"
    found = await api.http.get(str(address))
    assert found.headers["content-type"].startswith("text/javascript")
    assert "export function mount" in found.text


@pytest.mark.parametrize("path", ["/drawn/tiny/../__init__.py", "/drawn/tiny/%2e%2e/__init__.py", "/drawn/tiny/",
                                  "/drawn/castelli/Board.svelte", "/drawn/nobody/board.js"])  # fmt: skip
async def test_nothing_else_of_a_game_is(api: Api, path: str) -> None:
    assert (await api.http.get(path)).status_code == 404


async def test_files_are_sent_packed_to_who_can_unpack_them(
    api: Api, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "const herald = 'araldo'\n" * 200
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<html>")
    (tmp_path / "assets" / "a.js").write_text(text)
    (tmp_path / "assets" / "a.js.gz").write_bytes(gzip.compress(text.encode()))
    monkeypatch.setattr("araldo.server.app.STATIC", tmp_path)
    packed = await api.http.get("/assets/a.js", headers={"accept-encoding": "gzip"})
    plain = await api.http.get("/assets/a.js", headers={"accept-encoding": "identity"})
    assert packed.text == plain.text == text
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < 200
    assert "content-encoding" not in plain.headers
    assert {one.headers["content-type"].partition(";")[0] for one in (packed, plain)} == {"text/javascript"}
    assert {one.headers["vary"] for one in (packed, plain)} == {"accept-encoding"}


async def test_a_long_answer_is_packed_too(api: Api) -> None:
    found = await api.http.get("/api/games/castelli/rules", headers={"accept-encoding": "gzip"})
    assert found.headers["content-encoding"] == "gzip"
    assert len(found.json()["rules"]) > 100


async def test_what_is_not_advised_is_said_before_a_table_is_made_and_while_it_waits(api: Api) -> None:
    wish = {"seats": 3, "choices": {"cultures": ["german", "english", "italian"]}, "lang": "it"}
    found = await api.http.post("/api/games/crusader_kings/warnings", json=wish)
    assert "Franchi" in found.json()["warnings"][0]
    plain = await api.http.post("/api/games/crusader_kings/warnings", json={"seats": 3})
    assert plain.json() == {"warnings": [], "sides": [0, 1, 2]}
    bad = await api.http.post("/api/games/crusader_kings/warnings", json={"seats": 9})
    assert bad.status_code == 422
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "open"}, {"kind": "bot"}]
    body = {"game": "crusader_kings", "seats": seats, "choices": wish["choices"]}
    made = (await api.http.post("/api/tables", json=body)).json()
    told = (await api.http.get(f"/api/tables/{made['table']}?k={made['token']}&lang=it")).json()
    assert told["warnings"] == found.json()["warnings"]
