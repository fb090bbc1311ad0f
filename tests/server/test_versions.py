"""A server that was upgraded: tables of older rules go on where the new ones allow it, and else stay readable."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from araldo.kernel import Game, discover
from araldo.server.settings import Settings
from tests.server.client import Api, serving, turn
from tests.table.test_versions import newer, without_rerolls


async def begun(settings: Settings) -> dict[str, Any]:
    """A table of two people, some moves old, one of them a second roll."""
    async with serving(settings) as server, Api(server) as api:
        made = await api.table("tiny", "human", "human")
        tokens = [link["token"] for link in made["links"]["seats"]]
        async with api.sit(made["table"], tokens[0]) as a, api.sit(made["table"], tokens[1]) as b:
            rng = Random(2)
            first = await turn(a, b)
            assert first is not None
            await first.act(("reroll",))
            for _ in range(6):
                me = await turn(a, b)
                assert me is not None
                await me.act(me.choose(rng))
        return {"table": made["table"], "tokens": tokens}


def upgraded(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    monkeypatch.setattr(discover, "load", lambda name: game)


async def test_a_table_goes_on_where_the_new_rules_allow_all_of_it(
    settings: Settings, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await begun(settings)
    upgraded(monkeypatch, newer(game))
    table, tokens = made["table"], made["tokens"]
    async with serving(settings) as server, Api(server) as api, \
               api.sit(table, tokens[0]) as a, api.sit(table, tokens[1]) as b:  # fmt: skip
        assert a.state["table"]["outdated"] is False
        me = await turn(a, b)
        assert me is not None
        assert (await me.act(me.choose(Random(1))))["type"] == "ack"


async def test_a_table_that_the_new_rules_refuse_can_be_looked_at_replayed_and_exported(
    settings: Settings, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await begun(settings)
    upgraded(monkeypatch, without_rerolls(game))
    async with serving(settings) as server, Api(server) as api:
        table, token = made["table"], made["tokens"][0]
        async with api.sit(table, token) as me:
            assert me.state["table"]["outdated"] is True
            assert me.state["view"]["seats"] == 2
            assert (me.state["ask"], me.state["options"]) == (None, [])
            refused = await me.act(("open", "dear"), ask="none")
            assert (refused["type"], refused["code"]) == ("refused", "outdated")
        assert (await api.get(f"/api/tables/{table}/replay", k=token, at=0))["view"]["seats"] == 2
        assert (await api.http.get(f"/api/tables/{table}/record", params={"k": token})).status_code == 200
        assert (await api.get(f"/api/tables/{table}", k=token))["status"] == "running"


async def test_a_branch_of_an_older_game_says_that_it_is_one(
    settings: Settings, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It begins from a position, which only the rules of its time can read."""
    made = await begun(settings)
    async with serving(settings) as server, Api(server) as api:
        path = f"/api/tables/{made['table']}/fork"
        branch = await api.post(path, {"k": made["tokens"][0], "at": 3})
    upgraded(monkeypatch, newer(game))
    async with serving(settings) as server, Api(server) as api:
        answer = await api.get(f"/api/tables/{branch['table']}", 409, k=branch["token"])
        assert answer["error"]["code"] == "bad-version"
