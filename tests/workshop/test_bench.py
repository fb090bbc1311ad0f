"""The author's bench: a position opened up, played again, told with its faults; and nobody but the author comes in."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from araldo.kernel import discover
from araldo.server.app import make_app
from araldo.workshop import package, scenes
from araldo.workshop.app import make
from araldo.workshop.position import Done, Player, Position, Start
from tests.contract.support import TINY, tiny

HERE = ("127.0.0.1", 4000)
OPEN = [0, ["open", "dear"]]
Asked = Callable[..., Any]


def environment(tmp_path: Path) -> dict[str, str]:
    return {"ARALDO_DEV_GAME": "tiny", "ARALDO_DEV_FOLDER": str(TINY / "tinygame"),
            "ARALDO_DEV_START": json.dumps({"seats": 3, "options": {}, "seed": 5})}  # fmt: skip


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    tiny()
    monkeypatch.setenv("ARALDO_DATABASE", f"sqlite:///{tmp_path}/dev.sqlite3")
    with TestClient(make(environment(tmp_path)), base_url="http://127.0.0.1:8001", client=HERE) as client:
        yield client


def look(client: TestClient, *moves: Any, at: int = -1, **more: Any) -> Any:
    position = {"start": {"seats": 3, "seed": 5}, "moves": list(moves), "at": at}
    return client.post("/api/dev/look", json={"position": position, **more}).json()


def field(found: Any, name: str) -> Any:
    return next(one for one in found["inside"]["fields"] if one["name"] == name)


def test_the_truth_and_what_each_seat_sees(bench: TestClient) -> None:
    truth, own, other = look(bench), look(bench, viewer=0), look(bench, viewer=1)
    hand = field(truth, "hands")["value"][0]
    assert len(hand) == 3
    seen = field(own, "hands")["value"][0]
    assert (sorted(seen["known"]), seen["hidden"]) == (sorted(hand), 0)
    assert field(other, "hands")["value"][0] == {"known": [], "hidden": 3}
    assert (field(truth, "hands")["seen"], field(truth, "coins")["seen"]) == ("owner", "all")
    assert own["inside"]["view"]["viewer"] == 0


def test_frames_have_their_steps_and_where_these_stand(bench: TestClient) -> None:
    top, below = look(bench)["inside"]["frames"]
    assert (top["procedure"], below["procedure"]) == ("Round", "Day")
    step = top["steps"][top["step"]]
    assert step["name"] == "open_fair"
    source = (TINY / "tinygame" / step["file"]).read_text().splitlines()
    assert source[step["line"] - 1].startswith("def open_fair")
    assert top["locals"]["opener"] == 0


def test_the_ledger_says_who_knows_which_piece(bench: TestClient) -> None:
    found = look(bench)
    by_zone = {}
    for piece in found["inside"]["pieces"]:
        by_zone.setdefault((piece["zone"], piece["owner"]), set()).add(tuple(piece["knows"]))
    assert by_zone[("hands", 1)] == {(1,)}
    assert by_zone[("deck", -1)] == {()}
    assert len(found["inside"]["pieces"]) == len(tiny().backs)


def test_an_answer_is_played_and_what_it_changed_is_marked(bench: TestClient) -> None:
    asked = look(bench)["inside"]
    assert (asked["ask"]["kind"], asked["seat"]) == ("open", 0)
    assert "open dear" in asked["texts"]
    sold = look(bench, [1, ["sell", tiny_card(bench, 1)]])
    assert sold["at"] == 1
    assert [one["name"] for one in sold["inside"]["fields"] if one["changed"]] == ["deck", "hands", "coins", "sold"]
    assert sold["inside"]["log"][-1]["kind"] == "sold"


def tiny_card(bench: TestClient, seat: int) -> str:
    """A kind of card in a seat's hand."""
    from tinygame import KINDS  # type: ignore[import-not-found]

    return str(KINDS[field(look(bench), "hands")["value"][seat][0]])


def test_who_of_several_answers_can_be_chosen(bench: TestClient) -> None:
    assert look(bench, OPEN)["inside"]["seat"] == 0
    chosen = look(bench, OPEN, seat=2)["inside"]
    assert (chosen["seat"], chosen["ask"]["waiting"]) == (2, [0, 1, 2])


def test_refusals_are_told_by_rule(bench: TestClient) -> None:
    found = look(bench, [0, ["reroll"]])["inside"]["refused"]
    assert [(one["rule"], one["count"], one["examples"]) for one in found] == [("TI-FAI-02", 1, ["reroll"])]
    assert "coin" in found[0]["text"]


def test_a_decision_that_no_longer_fits_is_named_and_the_rest_stands(bench: TestClient) -> None:
    found = look(bench, OPEN, [0, ["fly"]], [1, ["pass"]])
    assert found["at"] == 1
    assert (found["fault"]["at"], found["fault"]["seat"], found["fault"]["action"]) == (2, 0, "fly")
    assert found["inside"]["ask"]["kind"] == "stake"


def test_a_fault_in_a_rule_is_told_with_file_and_line(bench: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    game = tiny()

    def opened(s: Any, f: Any, seat: int, action: Any) -> None:
        game.texts.say("en", no_such_name)  # type: ignore[name-defined]  # noqa: F821

    code = opened.__code__.replace(co_filename=str(TINY / "tinygame" / "rules.py"), co_firstlineno=7)
    opened.__code__ = code
    monkeypatch.setattr(game.questions["open"], "answer", opened)
    fault = look(bench, OPEN)["fault"]
    assert "no_such_name" in fault["message"]
    assert (fault["file"], fault["at"], fault["action"]) == ("rules.py", 1, "open dear")


def test_a_game_that_does_not_load_says_where(bench: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> Any:
        return compile("x = = 3", str(TINY / "tinygame" / "rules.py"), "exec")

    monkeypatch.setattr(discover, "load", broken)
    fault = look(bench)["fault"]
    assert (fault["file"], fault["line"]) == ("rules.py", 1)


def test_a_text_that_lacks_something_is_told(bench: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiny().texts, "event_complete", lambda lang, told: lang == "en" or told["kind"] != "opened")
    assert look(bench, OPEN)["inside"]["faults"] == [{"lang": "it", "message": "log-opened", "gives": ["seat", "wins"]}]


def test_bots_play_on_to_the_end(bench: TestClient) -> None:
    position = {"start": {"seats": 3, "seed": 5}, "moves": [OPEN]}
    moves = bench.post("/api/dev/bots", json={"position": position, "count": 5000}).json()["moves"]
    found = look(bench, OPEN, *moves)["inside"]
    assert (found["ask"], found["frames"]) == (None, [])
    scores, winners = found["outcome"]
    assert max(scores) == scores[winners[0]]


def test_going_back_and_forth_shows_the_same_as_going_straight() -> None:
    game, player = tiny(), Player("tiny")
    start = Start(seats=3, seed=9)
    moves, fault = player.by_bots(Position(start), 5000)
    assert fault is None
    assert len(moves) >= 30
    straight = {}
    for at in range(len(moves) + 1):
        straight[at] = game.pack(Player("tiny").play(Position(start, moves, at)).state)
    for at in (len(moves), 3, 25, 24, 0, len(moves), 21):
        played = player.play(Position(start, moves, at))
        assert game.pack(played.state) == straight[at]
        assert len(played.marks) == at + 1
    other = [*moves[:4], Done(99, ["pass"])]
    assert player.play(Position(start, other)).at == 4


def test_a_position_is_kept_as_a_test_that_holds(bench: TestClient) -> None:
    position = {"start": {"seats": 3, "seed": 5}, "moves": [OPEN, [1, ["pass"]]]}
    text = bench.post("/api/dev/written", json={"position": position}).json()["text"]
    assert 't.do(0, "open", "dear")' in text
    found: dict[str, Any] = {}
    exec(text, found)  # the author pastes it into a file
    found["test_decision_2"]()


def test_the_positions_of_a_test_can_be_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package.write(package.named("salt-road"), tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    tests = scenes.tests_of(tmp_path / "salt_road", "salt_road")
    one = next(test for test in tests if test.rules == ["SR-PRI-02"])
    found = scenes.scenes_of(tmp_path / "salt_road", "salt_road", one.id)
    assert [scene.label for scene in found] == ["start", "WholeGame > Auction", "0 bid 3", "1 pass", "2 pass"]
    assert found[-1].packed
    for wrong in ("tests/test_none.py::test_x", "../x.py::test_y"):
        with pytest.raises(scenes.NoScenes):
            scenes.scenes_of(tmp_path / "salt_road", "salt_road", wrong)


@pytest.mark.parametrize("body", ["", "[]", '{"position": 3}', '{"nonsense": 1}', '{"position": {"moves": [["x"]]}}'])
def test_nonsense_is_refused(bench: TestClient, body: str) -> None:
    answer = bench.post("/api/dev/look", content=body)
    assert answer.status_code == 400
    assert answer.json()["fault"]["code"] == "malformed"


# -- who comes in


@pytest.mark.parametrize(
    "heads",
    [
        {"host": "araldo.example"},
        {"origin": "http://evil.example"},
        {"host": "127.0.0.1.evil.example"},
        {"origin": "null"},
    ],
)
def test_only_pages_of_this_machine_are_answered(bench: TestClient, heads: dict[str, str]) -> None:
    for path in ("/api/dev/now", "/dev", "/api/games", "/"):
        assert bench.get(path, headers=heads).status_code == 403, path
    with pytest.raises(WebSocketDisconnect), bench.websocket_connect("/ws/tables/x", headers=heads):
        pass


def test_somebody_from_elsewhere_is_not_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tiny()
    monkeypatch.setenv("ARALDO_DATABASE", f"sqlite:///{tmp_path}/dev.sqlite3")
    with TestClient(make(environment(tmp_path)), base_url="http://127.0.0.1", client=("192.0.2.7", 4000)) as client:
        assert client.get("/api/dev/now").status_code == 403


def test_an_ordinary_server_has_no_workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARALDO_DATABASE", f"sqlite:///{tmp_path}/a.sqlite3")
    with TestClient(make_app(), base_url="http://127.0.0.1:8000") as client:
        for path in ("now", "about"):
            assert client.get(f"/api/dev/{path}").status_code == 404
        assert client.post("/api/dev/look", json={}).status_code in (404, 405)
        assert "data-dev" not in client.get("/dev").text


def test_the_tables_of_the_machine_are_served_too(bench: TestClient) -> None:
    assert "tiny" in {game["id"] for game in bench.get("/api/games").json()}
    assert "<html data-dev" in bench.get("/dev").text
