"""Looking back: every moment, from one's own eyes or after the end from all; forks, records, the proof of the dice."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from araldo.kernel import commitment, discover
from araldo.kernel.record import read, verify
from araldo.server.settings import Settings
from araldo.table.match import Match, human
from tests.server.client import Api, Sitting, turn


async def finished(api: Api, *kinds: str) -> tuple[dict[str, Any], Sitting]:
    made = await api.table("tiny", *kinds)
    async with api.sit(made["table"], made["token"]) as me:
        await me.play(Random(3))
    return made, me


async def test_every_moment_can_be_seen_as_it_was(api: Api) -> None:
    made = await api.table("tiny", "human", "human")
    path = f"/api/tables/{made['table']}/replay"
    async with api.sit(made["table"], made["token"]) as a, \
               api.sit(made["table"], made["links"]["seats"][1]["token"]) as b:  # fmt: skip
        seen = []
        rng = Random(1)
        while len(seen) < 12 and (me := await turn(a, b)) is not None:
            seen.append(a.state["view"])
            await me.act(me.choose(rng))
        last = await api.get(path, k=made["token"])
        views = [(await api.get(path, k=made["token"], at=at))["view"] for at in range(last["moves"] + 1)]
        for view in seen:
            if view["asked"]["kind"] != "stake":  # how many have answered in secret is no moment of its own
                assert view in views
        own = await api.get(path, k=made["token"], at=last["moves"])
        assert own["view"] == last["view"]
        assert [line["text"] for line in own["log"]] == [line["text"] for line in a.log][: len(own["log"])]
        assert (await api.get(path, 404, k=made["token"], at=last["moves"] + 1))["error"]["code"] == "no-moment"


async def test_after_the_end_every_eye_is_open_and_the_dice_can_be_proved(api: Api) -> None:
    made, _ = await finished(api, "human", "miser")
    table, watcher = made["table"], made["links"]["spectator"]
    whole = await api.get(f"/api/tables/{table}/replay", k=watcher, at=0, viewer=1)
    assert whole["view"]["hands"][1]["known"]
    assert whole["over"] is True
    summary = await api.get(f"/api/tables/{table}", k=watcher)
    assert commitment(bytes.fromhex(summary["key"])) == summary["commit"]
    text = (await api.http.get(f"/api/tables/{table}/record", params={"k": watcher})).text
    game = discover.load("tiny")
    record = read(game, text)
    outcome = verify(game, record)
    assert outcome is not None
    assert list(outcome.scores) == summary["outcome"]["scores"]
    assert whole["moves"] == len(record.moves)


async def test_scores_over_time_are_told_after_the_end_and_end_with_the_outcome(api: Api) -> None:
    made = await api.table("tiny", "human", "miser")
    path = f"/api/tables/{made['table']}/scores"
    async with api.sit(made["table"], made["token"]) as me:
        assert (await api.get(path, 403, k=made["token"]))["error"]["code"] == "running"
        await me.play(Random(3))
    watcher = made["links"]["spectator"]
    points = await api.get(path, k=watcher)
    moves = (await api.get(f"/api/tables/{made['table']}/replay", k=watcher))["moves"]
    assert [points[0]["at"], points[-1]["at"]] == [0, moves]
    assert points[-1]["scores"] == (await api.get(f"/api/tables/{made['table']}", k=watcher))["outcome"]["scores"]
    assert len({str(point["scores"]) for point in points}) > 2
    assert (await api.get(path, 403, k="nobody"))["error"]["code"] == "bad-token"


async def test_a_fork_after_the_end_goes_on_from_the_true_position(api: Api) -> None:
    made, _ = await finished(api, "human", "miser")
    body = {"k": made["links"]["spectator"], "at": 4, "seats": [{"kind": "human"}, {"kind": "bot", "bot": "random"}]}
    fork = await api.post(f"/api/tables/{made['table']}/fork", body)
    origin, copy = (api.server.hub.lives[table] for table in (made["table"], fork["table"]))
    assert copy.match.record.moves[:4] == origin.match.record.moves[:4]
    async with api.sit(fork["table"], fork["token"]) as me:
        assert me.table["hot_seat"] is True
        await me.play(Random(8))
        assert me.over
    text = (await api.http.get(f"/api/tables/{fork['table']}/record", params={"k": fork["token"]})).text
    assert verify(discover.load("tiny"), read(discover.load("tiny"), text)) is not None


async def test_a_fork_of_a_running_match_is_imagined_and_never_the_truth(api: Api, settings: Settings) -> None:
    made = await api.table("tiny", "human", "human")
    seats = [link["token"] for link in made["links"]["seats"]]
    async with api.sit(made["table"], seats[0]) as a, api.sit(made["table"], seats[1]) as b:
        rng = Random(2)
        for _ in range(4):
            me = await turn(a, b)
            assert me is not None
            await me.act(me.choose(rng))
        await turn(a, b)
        fork = await api.post(f"/api/tables/{made['table']}/fork", {"k": seats[0]})
        true, copy = (api.server.hub.lives[table] for table in (made["table"], fork["table"]))
        hidden = [live.match.progress.parts[0].state for live in (true, copy)]
        assert copy.match.key != true.match.key, "the dice to come are others"
        assert hidden[0].key != hidden[1].key
        assert copy.game.view(hidden[1], 0) == true.game.view(hidden[0], 0)
        answer = await api.post(f"/api/tables/{made['table']}/fork", {"k": made["links"]["spectator"]}, 403)
        assert answer["error"]["code"] == "own-eyes"
        record = await api.http.get(f"/api/tables/{fork['table']}/record", params={"k": fork["token"]})
        assert record.json()["error"]["code"] == "no-record"
    async with api.sit(fork["table"], fork["token"]) as me:
        await me.play(Random(4), most=2)
        view = me.state["view"]
    api.server.hub.lives[fork["table"]].drop(1001)
    async with api.sit(fork["table"], fork["token"]) as again:
        assert again.state["view"] == view, "it is read from the store as it was"
        await again.play(Random(4))
        assert again.over


def moves_in(text: str) -> list[str]:
    return [line for line in text.partition("---\n")[2].splitlines() if not line.startswith("#")]


async def test_a_record_up_to_a_line_of_the_log_holds_what_its_reader_knew(api: Api) -> None:
    made = await api.table("tiny", "human", "miser", "miser")
    path = f"/api/tables/{made['table']}/record"
    async with api.sit(made["table"], made["token"]) as me:
        await me.play(Random(1), most=5)
        await me.until(lambda: me.asked)
        told = [line["event"] for line in me.log]

        async def until(line: int, **more: Any) -> str:
            return (await api.http.get(path, params={"k": made["token"], "line": line, **more})).text

        whole = (await api.http.get(path, params={"k": made["token"]})).text
        some = [await until(line) for line in range(1, len(told) + 1)]
        for line, text in enumerate(some, 1):
            known = [msgspec.json.decode(one[2:])["event"] for one in text.splitlines() if one.startswith("# {")]
            assert len(known) >= line
            assert known == told[: len(known)], "and nothing that came later"
            assert moves_in(text) == moves_in(whole)[: len(moves_in(text))]
            assert "\nkey " not in text
        assert len({len(moves_in(text)) for text in some}) > 2
        for more, code in (({"viewer": 1}, "own-eyes"), ({"line": 900}, "no-moment")):
            assert msgspec.json.decode(await until(**({"line": 1} | more)))["error"]["code"] == code
        await me.play(Random(1))
    text = await until(3, viewer=1)
    match = Match.load(discover.load("tiny"), text, [human()] * 3)
    assert [line["event"] for line in match.log(1)][2] == api.server.hub.lives[made["table"]].match.log(1)[2]["event"]
    assert not match.over


async def test_a_record_up_to_a_line_leaves_out_what_was_taken_back(api: Api) -> None:
    made = await api.table("castelli", "human", "human")
    tokens = [link["token"] for link in made["links"]["seats"]]
    async with api.sit(made["table"], tokens[0]) as a, api.sit(made["table"], tokens[1]) as b:
        rng = Random(6)
        while (me := await turn(a, b)) is not None:
            before = len(me.log)
            await me.act(me.choose(rng))
            if me.state["undo"]["ok"] and len(me.log) > before:
                break
        assert me is not None
        path, token = f"/api/tables/{made['table']}/record", tokens[me.state["me"]["seat"]]

        async def moves(line: int) -> list[str]:
            return moves_in((await api.http.get(path, params={"k": token, "line": line})).text)

        done = await moves(len(me.log))
        assert (await me.say("undo", key="back"))["type"] == "ack"
        assert await moves(before + 1) == await moves(len(me.log)) == done[:-1]


async def test_a_record_travels(api: Api, settings: Settings) -> None:
    made, _ = await finished(api, "human", "random")
    text = (await api.http.get(f"/api/tables/{made['table']}/record", params={"k": made["token"]})).text
    copy = await api.post("/api/records", {"text": text})
    summary = await api.get(f"/api/tables/{copy['table']}", k=copy["token"])
    assert (summary["status"], summary["origin"]) == ("over", "import")
    lines = text.splitlines()
    part = "\n".join(lines[: lines.index("---") + 6]) + "\n"
    going = await api.post("/api/records", {"text": part})
    async with api.sit(going["table"], going["token"]) as me:
        assert me.state["status"] == "running"
        assert me.asked
    broken = text.replace("\nkey ", "\nkey 00", 1)
    for bad, code in (("", "malformed"), (broken, "bad-key"), (part + "0 nothing\n", "not-offered")):
        answer = await api.http.post("/api/records", json={"text": bad})
        assert answer.status_code in (409, 422), answer.text
        assert answer.json()["error"]["code"] == code
    running = await api.table("tiny", "human", "human")
    export = (await api.http.get(f"/api/tables/{running['table']}/record", params={"k": running["token"]})).text
    assert (await api.post("/api/records", {"text": export}, 422))["error"]["code"] == "no-key"
