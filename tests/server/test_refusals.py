"""Whatever is not a legal message of the right seat is refused with a code, and changes nothing."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from araldo.server.seating import encode
from araldo.server.table import LiveTable
from araldo.server.tokens import Claim, Tokens
from tests.server.client import Api, Sitting, new_key


def snapshot(live: LiveTable) -> tuple[Any, ...]:
    states = [live.game.pack(part.state) for part in live.match.progress.parts]
    return live.rev, list(live.match.record.moves), states, encode(live.seating), live.audience.talk.last


async def test_forged_tokens_open_nothing(api: Api) -> None:
    made = await api.table("tiny", "human", "human")
    other = await api.table("tiny", "human", "human")
    forged = Tokens(b"another secret").sign(Claim(made["table"], "seat", 1, 1, True))
    body, _, signature = made["token"].rpartition(".")
    changed = (body, f"{body}x.{signature}", f"{body}.{'B' if signature[0] == 'A' else 'A'}{signature[1:]}")
    for token in ("", "x", "é" * 60, forged, other["token"], *changed):
        sitting = api.sit(made["table"], token)
        async with sitting:
            assert sitting.closed == 4001, token
        assert (await api.http.get(f"/api/tables/{made['table']}", params={"k": token})).status_code in (403, 422)
    with pytest.raises(InvalidStatus, match="403"):  # an overlong address is not even read
        await api.sit(made["table"], "é" * 600).__aenter__()
    async with api.sit("nosuchtable", made["token"]) as nowhere:
        assert nowhere.closed == 4004
    invite = (await api.table("tiny", "human", "open"))["links"]["seats"][1]["token"]
    async with api.sit(made["table"], invite) as early:
        assert early.closed == 4001, "an invitation is no seat"


async def test_a_revoked_token_is_shut_out_at_once(api: Api) -> None:
    made = await api.table("tiny", "human", "human")
    old = made["links"]["seats"][1]["token"]
    async with api.sit(made["table"], old) as bruno:
        summary = await api.post(f"/api/tables/{made['table']}/seats/1", {"k": old, "do": "revoke"})
        await bruno.until(lambda: bruno.closed is not None)
        assert bruno.closed == 4002
    async with api.sit(made["table"], old) as again:
        assert again.closed == 4002
    async with api.sit(made["table"], summary["link"]["token"]) as fresh:
        assert fresh.state["me"]["seat"] == 1
    watcher = made["links"]["spectator"]
    await api.post(f"/api/tables/{made['table']}/watchers", {"k": made["token"]})
    async with api.sit(made["table"], watcher) as gone:
        assert gone.closed == 4002
    answer = await api.post(f"/api/tables/{made['table']}/watchers", {"k": summary["link"]["token"]}, 403)
    assert answer["error"]["code"] == "not-yours"


async def test_stale_questions_and_other_seats_options_are_refused(api: Api) -> None:
    made = await api.table("tiny", "human", "human")
    live = api.server.hub.lives[made["table"]]
    async with api.sit(made["table"], made["token"]) as a, \
               api.sit(made["table"], made["links"]["seats"][1]["token"]) as b, \
               api.sit(made["table"], made["links"]["spectator"]) as watcher:  # fmt: skip
        me, other = (a, b) if a.asked else (b, a)
        ask, before = me.state["ask"]["id"], snapshot(live)
        assert (await other.act(["open", "dear"], ask=ask))["code"] == "not-offered"
        assert (await watcher.act(["open", "dear"], ask=ask))["code"] == "not-yours"
        forged = {"key": "f", "ask": ask, "action": ["open", "dear"], "seat": me.state["me"]["seat"]}
        assert (await other.say("act", **forged))["code"] == "not-yours"
        assert (await me.act(["open", "dear"], ask="0123456789ab"))["code"] == "stale"
        assert (await me.act(["stake", "m1"], ask=ask))["code"] == "not-offered"
        assert (await me.act(["open", True], ask=ask))["code"] == "malformed"
        assert snapshot(live) == before
        assert (await me.act(["open", "dear"], key="once", ask=ask))["type"] == "ack"
        after = snapshot(live)
        assert (await me.act(["open", "dear"], key="once", ask=ask))["type"] == "ack", "the same key: the same answer"
        assert (await me.act(["open", "cheap"], key="once", ask=ask))["type"] == "ack"
        assert (await me.act(["open", "dear"], ask=ask))["code"] == "stale"
        assert snapshot(live) == after, "and nothing has changed"


@pytest.mark.parametrize("text", [
    "", "null", "[]", "{}", "{", '"act"', '{"type":"act"}', '{"type":"nothing"}',
    '{"type":"act","key":"","ask":"","action":["x"]}',
    '{"type":"act","key":"k","ask":"","action":[]}', '{"type":"act","key":"k","ask":"","action":[[1]]}',
    '{"type":"act","key":"k","ask":"","action":["x",1.5]}', '{"type":"act","key":"k","ask":"","action":["x",1e99]}',
    '{"type":"act","key":"k","ask":"","action":["x"],"seat":-1}', '{"type":"chat","key":"k","text":"","to":null}',
    '{"type":"chat","key":"k","text":"x","to":-1}', '{"type":"undo"}', "\x00", '{"type":"note","text":"\\ud800"}',
    "[" * 5000, '{"type":"act","key":"k","ask":"","action":["x",' + "9" * 400 + "]}",
])  # fmt: skip
async def test_malformed_messages_are_refused(api: Api, database: str, text: str) -> None:
    if database.startswith("postgresql") and text:
        return  # nothing is stored: one database will do
    made = await api.table("tiny", "human", "human")
    live = api.server.hub.lives[made["table"]]
    before = snapshot(live)
    async with api.sit(made["table"], made["token"]) as me:
        await me.settled()
        answer = await me.send(text)
        assert (answer["type"], answer["code"]) == ("refused", "malformed")
        assert (await me.say("ping"))["type"] == "pong", "and the socket lives on"
    assert snapshot(live) == before


async def test_a_message_of_a_megabyte_closes_the_socket(api: Api) -> None:
    made = await api.table("tiny", "human", "human")
    live = api.server.hub.lives[made["table"]]
    before = snapshot(live)
    async with api.sit(made["table"], made["token"]) as me:
        await me.send(json.dumps({"type": "note", "text": "x" * 2**20}))
        await me.until(lambda: me.closed is not None)
        assert me.closed == 1009
    answer = await api.http.post("/api/tables", content=b"x" * 2**20, headers={"content-type": "application/json"})
    assert answer.status_code == 413
    assert answer.json()["error"]["code"] == "too-large"
    assert snapshot(live) == before


def mutated(rng: random.Random, me: Sitting) -> str | bytes:
    """A message that is nearly right: one of a client's own, with something wrong in it."""
    action = rng.choice([*(o["action"] for o in me.state["options"]), ["open", "dear"], ["pass"], ["sell", "m1"]])
    said: dict[str, Any] = rng.choice([
        {"type": "act", "key": new_key(), "ask": me.state["ask"]["id"], "action": action},
        {"type": "stand", "key": new_key(), "kind": "stake", "action": action},
        {"type": "explain", "action": action},
        {"type": "chat", "key": new_key(), "text": "x", "to": 1},
        {"type": "clock", "key": new_key(), "do": "bot", "seat": 1},
        {"type": "look", "seat": 1},
    ])  # fmt: skip
    junk: list[Any] = [None, True, -1, 2**63, 1e308, "", "x" * 5000, [], {}, ["x"] * 100, {"a": {"b": []}}, "\u202e"]
    for _ in range(rng.randint(1, 2)):
        field = rng.choice([*said, "seat", "ask", "extra"])
        match rng.randrange(4):
            case 0:
                said.pop(field, None)
            case 1:
                said[field] = rng.choice(junk)
            case 2 if isinstance(said.get("action"), list):
                said["action"] = [*said["action"][:-1], rng.choice(junk)]
            case _:
                said["ask"] = rng.choice(["", "f" * 12, "x" * 64])
    text = json.dumps(said)
    if rng.random() < 0.2:
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice(["", "\x00", "}", '"', "😀"]) + text[at + 1 :]
    return text.encode() if rng.random() < 0.1 else text


async def test_a_fuzzed_socket_never_breaks_the_table(api: Api, database: str) -> None:
    """Whatever comes in gets one typed answer; every state in between is one that legal moves lead to."""
    made = await api.table("tiny", "human", "human")
    live = api.server.hub.lives[made["table"]]
    rng = random.Random(7)
    async with api.sit(made["table"], made["token"]) as me, \
               api.sit(made["table"], made["links"]["seats"][1]["token"]) as other:  # fmt: skip
        await me.settled()
        for _ in range(400 if database.startswith("sqlite") else 60):
            if me.state["ask"] is None:
                break
            answer = await me.send(mutated(rng, me))
            assert answer["type"] in ("refused", "ack", "explained", "chat"), answer
            if answer["type"] == "refused":
                assert answer["code"] != "fault", answer
            await me.settled()
        await other.settled()
        assert other.closed is None
    moves = list(live.match.record.moves)
    fresh = live.new_match()
    fresh.replay(moves)
    assert live.game.pack(fresh.progress.parts[0].state) == live.game.pack(live.match.progress.parts[0].state)
    assert await api.server.hub.store.moves(live.id) == moves


async def test_nothing_is_acknowledged_that_could_not_be_stored(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await api.table("tiny", "human", "human")
    hub = api.server.hub
    live = hub.lives[made["table"]]
    async with api.sit(made["table"], made["token"]) as a, \
               api.sit(made["table"], made["links"]["seats"][1]["token"]) as b:  # fmt: skip
        me, other = (a, b) if a.asked else (b, a)
        before, seen, real = snapshot(live), len(other.raw), hub.store.write

        async def fail(batch: Any) -> set[str]:
            raise OSError("the disk is full")

        monkeypatch.setattr(hub.store, "write", fail)
        ask = me.state["ask"]["id"]
        answer = await me.act(["open", "dear"], key="k")
        assert (answer["type"], answer["code"]) == ("refused", "storage")
        await other.settled()
        assert [json.loads(raw)["type"] for raw in other.raw[seen:] if "state" in raw[:20]] in ([], ["state"])
        assert other.state["ask"]["id"] == ask, "nobody has seen it"
        assert snapshot(live) == before
        monkeypatch.setattr(hub.store, "write", real)
        assert (await me.act(["open", "dear"], key="k", ask=ask))["type"] == "ack", "the same key may be tried again"
