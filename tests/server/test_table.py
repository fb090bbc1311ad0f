"""The life of a table, by HTTP and sockets."""

from __future__ import annotations

import random
from typing import Any

import pytest

from araldo.kernel import Game
from araldo.server.settings import Settings
from tests.server.client import Api, new_key, serving, turn


async def test_a_game_against_bots_is_played_to_its_end(api: Api) -> None:
    made = await api.table("castelli", "human", "steward", "random")
    async with api.sit(made["table"], made["token"], "it") as me:
        assert me.state["me"] == {"kind": "seat", "seat": 0, "host": True, "acts": True}
        assert me.table["names"][0] == "P0"
        assert await me.play(random.Random(1)) > 10
        assert sum(me.state["outcome"]["scores"]) > 0
        assert me.state["ask"] is None
        assert me.state["options"] == []
    summary = await api.get(f"/api/tables/{made['table']}", k=made["token"])
    assert summary["status"] == "over"
    assert summary["key"], "after the end the key is published"
    record = (await api.http.get(f"/api/tables/{made['table']}/record", params={"k": made["token"]})).text
    assert f"key {summary['key']}" in record
    assert f"commit {summary['commit']}" in record


async def test_the_start_page_learns_whose_turn_it_is_and_what_is_asked(api: Api) -> None:
    made = await api.table("castelli", "human", "human")
    seats = [made["token"], made["links"]["seats"][1]["token"]]
    path = f"/api/tables/{made['table']}"
    told = [await api.get(path, k=key, lang="it") for key in seats]
    waiting = told[0]["waiting"]
    assert waiting in ([0], [1])
    assert told[1 - waiting[0]]["asked"] == "", "who is not asked is told of no question"
    async with api.sit(made["table"], seats[waiting[0]], "it") as asked:
        assert told[waiting[0]]["asked"] == asked.state["ask"]["prompt"]
        assert told[waiting[0]]["last"] == asked.state["log"][-1]["text"]
    watcher = await api.get(path, k=made["links"]["spectator"])
    assert (watcher["waiting"], watcher["asked"]) == (waiting, "")


async def test_people_come_by_invitation_and_see_each_other_move(api: Api) -> None:
    made = await api.table("tiny", "human", "open", "open", public=True, title="Evening")
    table = made["table"]
    lobby = await api.get("/api/lobby")
    assert [(line["table"], line["title"]) for line in lobby] == [(table, "Evening")]
    async with api.sit(table, made["token"]) as anna:
        assert anna.state["status"] == "open"
        assert anna.state["view"] is None, "nobody looks at the set-up before all are there"
        assert (await anna.say("act", key="k", ask="", action=["open", "dear"]))["code"] == "not-started"
        invite = made["links"]["seats"][1]["token"]
        bruno_joined = await api.post(f"/api/tables/{table}/join", {"k": invite, "name": "Bruno"})
        carla_joined = await api.post(f"/api/tables/{table}/join", {"name": "Carla"})
        assert (bruno_joined["seat"], carla_joined["seat"]) == (1, 2)
        assert await api.get("/api/lobby") == []
        async with api.sit(table, bruno_joined["token"]) as bruno, api.sit(table, carla_joined["token"]) as carla:
            await anna.until(lambda: all(seat["present"] for seat in anna.table["seats"]))
            assert anna.table["names"] == ["P0", "Bruno", "Carla"]
            for someone in (anna, bruno, carla):
                await someone.until(lambda s=someone: s.state["status"] == "running")
            asked = next(s for s in (anna, bruno, carla) if s.asked)
            other = next(s for s in (anna, bruno, carla) if not s.asked)
            seq = other.state["seq"]
            assert (await asked.act(["open", "dear"]))["type"] == "ack"
            await other.until(lambda: other.state["seq"] > seq)
            assert other.state["ask"]["kind"] == "stake"
    answer = await api.post(f"/api/tables/{table}/join", {"k": invite, "name": "Eve"}, 403)
    assert answer["error"]["code"] == "revoked", "an invitation is used once"


async def test_a_seat_passes_to_a_bot_to_a_substitute_and_back(api: Api) -> None:
    made = await api.table("tiny", "human", "human", "miser")
    table, seat = made["table"], made["links"]["seats"][1]["token"]
    path = f"/api/tables/{table}/seats/1"
    await api.post(path, {"k": seat, "do": "bot"})
    async with api.sit(table, seat) as bruno:
        assert bruno.state["me"]["acts"] is True
        assert bruno.table["seats"][1]["kind"] == "bot"
        assert (await bruno.say("undo", key=new_key()))["type"] == "refused"
        summary = await api.post(path, {"k": seat, "do": "back"})
        assert summary["seats"][1]["kind"] == "human"
        invite = (await api.post(path, {"k": seat, "do": "substitute"}))["link"]["token"]
        substitute = await api.post(f"/api/tables/{table}/join", {"k": invite, "name": "Sub"})
        async with api.sit(table, substitute["token"]) as sub:
            assert sub.state["me"]["acts"] is True
            assert sub.table["names"][1] == "Sub"
            await bruno.until(lambda: not bruno.state["me"]["acts"])
            assert (await bruno.say("act", key="x", ask="", action=["pass"]))["code"] == "lent"
            await api.post(path, {"k": seat, "do": "back"})
            await sub.until(lambda: sub.closed is not None)
            assert sub.closed == 4003
        await bruno.until(lambda: bruno.state["me"]["acts"])
    answer = await api.post(path, {"k": made["links"]["spectator"], "do": "bot"}, 403)
    assert answer["error"]["code"] == "not-yours"


async def test_a_hot_seat_table_shows_whoever_is_asked(api: Api) -> None:
    made = await api.table("tiny", "human", "human", hot_seat=True)
    async with api.sit(made["table"], made["token"]) as both:
        first = both.state["me"]["seat"]
        assert both.asked
        await both.act(["open", "dear"])
        await both.until(lambda: both.state["ask"]["kind"] == "stake")
        seats = [both.state["me"]["seat"]]
        ask = both.state["ask"]["id"]
        stake = {"key": "s", "ask": ask, "action": both.choose(random.Random(1)), "seat": seats[0]}
        assert (await both.say("act", **stake))["type"] == "ack"
        assert (await both.say("act", **stake))["type"] == "ack", "the same key is not the next seat's answer"
        assert (await both.say("act", **{**stake, "key": "t"}))["code"] == "stale"
        await both.until(lambda: both.state["me"]["seat"] != seats[0] or both.state["ask"]["kind"] != "stake")
        seats.append(both.state["me"]["seat"])
        assert sorted(seats) == [0, 1]
        assert (await both.say("look", seat=first))["type"] == "look"
        await both.until(lambda: both.state["me"]["seat"] == first)
        await both.say("look", seat=None)
        await both.play(random.Random(2))
        assert both.over


async def test_undo_takes_back_to_the_barrier_and_no_further(api: Api) -> None:
    made = await api.table("tiny", "human", "human")
    async with api.sit(made["table"], made["token"]) as a, \
               api.sit(made["table"], made["links"]["seats"][1]["token"]) as b:  # fmt: skip
        me = a if a.asked else b
        other = b if me is a else a
        assert (await me.act(["open", "cheap"]))["type"] == "ack"
        await me.until(lambda: me.state["ask"]["kind"] == "stake")
        # a secret question to all stands: who has begun must not show, so nothing is taken back
        assert me.state["undo"] == {"ok": False, "why": "other"}
        assert (await me.say("undo", key=new_key()))["code"] == "undo-other"
        await other.until(lambda: other.state["ask"]["kind"] == "stake")
    made = await api.table("castelli", "human", "human")
    async with api.sit(made["table"], made["token"]) as a, \
               api.sit(made["table"], made["links"]["seats"][1]["token"]) as b:  # fmt: skip
        rng = random.Random(3)
        while True:
            me = await turn(a, b)
            assert me is not None
            if me.state["undo"]["ok"]:
                break
            await me.act(me.choose(rng))
        other = b if me is a else a
        before, view = me.state["ask"]["id"], me.state["view"]
        assert (await me.say("undo", key="back"))["type"] == "ack"
        assert (await me.say("undo", key="back"))["type"] == "ack", "the same key again: nothing more is taken back"
        await me.settled()
        await other.settled()
        assert other.log[-1]["event"]["kind"] == "undone"
        assert me.state["ask"]["id"] == other.state["ask"]["id"] != before
        assert me.state["view"] != view
    stored = await api.server.hub.store.moves(made["table"])
    assert stored == api.server.hub.lives[made["table"]].match.record.moves, "the rows of what was taken back are gone"


async def test_talk_is_heard_by_those_it_concerns(api: Api) -> None:
    made = await api.table("tiny", "human", "human", "human")
    table = made["table"]
    tokens = [link["token"] for link in made["links"]["seats"]]

    def heard(someone: Any) -> list[tuple[int, str]]:
        told = [line for m in someone.heard for line in (m["lines"] if m["type"] == "chats" else [m])]
        return [(line["n"], line["text"]) for line in told if line["type"] == "chat"]

    async with api.sit(table, tokens[0]) as a, api.sit(table, tokens[1]) as b, api.sit(table, tokens[2]) as c, \
               api.sit(table, made["links"]["spectator"]) as watcher:  # fmt: skip
        assert (await a.say("chat", key="1", text="psst", to=1))["type"] == "ack"
        assert (await a.say("chat", key="2", text="hello"))["type"] == "ack"
        assert (await a.say("chat", key="2", text="hello"))["type"] == "ack", "the same key again says nothing twice"
        assert (await watcher.say("chat", key="3", text="hi"))["code"] == "not-yours"
        await b.until(lambda: len(heard(b)) == 2)
        await c.until(lambda: len(heard(c)) == 1)
        assert heard(b) == [(1, "psst"), (2, "hello")]
        assert heard(c) == [(1, "hello")], "not even the number tells that others have talked"
        await watcher.until(lambda: bool(heard(watcher)))
        assert heard(watcher) == [(1, "hello")]
        assert (await a.say("note", text="attack B"))["text"] == "attack B"
    async with api.sit(table, tokens[0]) as a, api.sit(table, tokens[1]) as b:
        await a.until(lambda: any(m["type"] == "note" for m in a.heard))
        assert [m["text"] for m in a.heard if m["type"] == "note"] == ["attack B"]
        await b.until(lambda: any(m["type"] == "note" for m in b.heard))
        assert [m["text"] for m in b.heard if m["type"] == "note"] == [""]
        assert heard(b) == [(1, "psst"), (2, "hello")]


async def test_a_standing_answer_is_given_until_it_is_withdrawn(api: Api) -> None:
    made = await api.table("tiny", "human", "miser", "miser")
    async with api.sit(made["table"], made["token"]) as me:
        assert (await me.say("stand", key="1", kind="stake", action=["pass"]))["type"] == "ack"
        assert (await me.say("stand", key="2", kind="nothing", action=["pass"]))["code"] == "no-question"
        for _ in range(4):
            await me.until(lambda: me.asked)
            assert me.state["ask"]["kind"] != "stake"
            before = me.state
            await me.act(me.choose(random.Random(1)))
            await me.until(lambda before=before: me.state is not before)
        assert (await me.say("stand", key="3", kind="stake", action=None))["type"] == "ack"
        while not (me.asked and me.state["ask"]["kind"] == "stake"):
            await me.play(random.Random(1), most=1)
            await me.settled()
            assert not me.over


async def test_what_is_missing_since_a_number_is_sent_after_a_reconnect(api: Api) -> None:
    made = await api.table("castelli", "human", "steward")
    async with api.sit(made["table"], made["token"]) as me:
        await me.play(random.Random(5), most=6)
        await me.until(lambda: me.asked)
        seq, log = me.state["seq"], me.log
    async with api.sit(made["table"], made["token"], since=seq) as again:
        assert again.state["log_from"] == len(log)
        assert again.state["log"] == []
        assert again.state["seq"] == seq
    async with api.sit(made["table"], made["token"], since=17) as anew:
        assert anew.state["log_from"] == 0
        assert anew.log == log


async def test_a_refusal_is_explained_with_its_rule_in_the_viewers_language(api: Api) -> None:
    made = await api.table("castelli", "human", "steward", "steward")
    async with api.sit(made["table"], made["token"], "it") as me:
        await me.play(random.Random(4), most=4)
        await me.until(lambda: me.asked)
        while not me.state["refused"]:
            await me.play(random.Random(4), most=1)
            await me.until(lambda: me.asked)
        action, rule, *_ = me.state["refused"][0]
        told = await me.say("explain", action=action)
        assert (told["rule"], told["allowed"]) == (rule, False)
        assert told["text"]
        assert told["label"]
        answer = await me.act(action)
        assert (answer["code"], answer["rule"], answer["text"]) == ("refused", rule, told["text"])
        await me.say("lang", lang="en")
        await me.until(lambda: me.state["log_from"] == 0)
        assert (await me.say("explain", action=action))["text"] != told["text"]


async def test_a_tournament_runs_its_games_side_by_side(api: Api) -> None:
    option = next(o for g in await api.get("/api/games") if g["id"] == "castelli"
                  for o in g["options"] if "tournament" in str(o["values"]))  # fmt: skip
    value = next(v for v in option["values"] if "tournament" in str(v))
    made = await api.table("castelli", "human", "steward", "steward", "steward", options={option["id"]: value})
    async with api.sit(made["table"], made["token"]) as me:
        assert len(me.state["games"]) == 2
        await me.play(random.Random(1), most=3)
        assert me.log


async def test_everything_is_as_it_was_after_a_restart(settings: Settings) -> None:
    async with serving(settings) as server, Api(server) as api:
        made = await api.table("castelli", "human", "human")
        table, tokens = made["table"], [link["token"] for link in made["links"]["seats"]]
        async with api.sit(table, tokens[0]) as a, api.sit(table, tokens[1]) as b:
            rng = random.Random(2)
            for _ in range(8):
                me = await turn(a, b)
                assert me is not None
                ask, action = me.state["ask"]["id"], me.choose(rng)
                assert (await me.act(action, key=f"key of {ask}"))["type"] == "ack"
            await turn(a, b)
            await a.say("stand", key="s", kind="begin", action=["pass"])
            await me.settled()
            kept, seat = me.state, me.state["me"]["seat"]
    async with serving(settings) as server, Api(server) as api:
        live = await server.hub.get(table)
        moves = len(live.match.record.moves)
        async with api.sit(table, tokens[seat]) as back:
            for part in ("view", "ask", "options", "refused", "undo"):
                assert back.state[part] == kept[part], part
            answer = await back.act(action, key=f"key of {ask}", ask=ask)
            assert answer["type"] == "ack", "a key that was acknowledged is acknowledged again"
            assert (await back.act(action, ask=ask))["code"] == "stale", "under a new key it is too late"
        assert len(live.match.record.moves) == moves, "and neither has changed anything"
        assert live.match.standing == {0: {"begin": ("pass",)}}


async def test_who_is_second_at_loading_a_table_gets_the_first_ones(api: Api) -> None:
    made, hub = await api.table("tiny", "human", "human"), api.server.hub
    live = hub.lives[made["table"]]
    stored = await hub.store.table(live.id)
    assert stored is not None
    assert await hub.enter(stored, fresh=False) is live
    assert hub.lives[live.id] is live


async def test_bots_resume_after_a_restart_with_nobody_there(settings: Settings) -> None:
    slow = Settings(**{**_fields(settings), "bot_delay": 600.0})
    async with serving(slow) as server, Api(server) as api:
        made = await api.table("castelli", "human", "steward", "steward", choices={"start": 0})
        async with api.sit(made["table"], made["token"]) as me:
            while 0 in me.state["ask"]["waiting"]:
                if me.asked:
                    await me.play(random.Random(1), most=1)
                await me.settled()
            live = server.hub.lives[made["table"]]
            assert live.who, "the next decision is no person's, and bots take their time"
    async with serving(settings) as server, Api(server) as api, api.sit(made["table"], made["token"]) as me:
        await me.until(lambda: me.asked)


def _fields(settings: Settings) -> dict[str, Any]:
    return {name: getattr(settings, name) for name in Settings.__slots__}


async def test_a_bot_that_fails_is_replaced_by_the_default(
    api: Api, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: Any, eyes: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(type(game.bots["miser"](1)), "choose", broken)
    made = await api.table("tiny", "human", "miser")
    async with api.sit(made["table"], made["token"]) as me:
        await me.play(random.Random(1))
        assert me.over
    moves = api.server.hub.lives[made["table"]].match.record.moves
    assert {move.how for move in moves if move.seat == 1} == {"default"}


async def test_health(api: Api) -> None:
    await api.table("tiny", "random", "random")
    assert (await api.http.get("/healthz")).json()["status"] == "ok"
