"""One bad row is one bad table: the server starts, the lobby answers, the table says what is wrong and is exported."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from araldo.server.schema import moves, tables
from araldo.server.settings import Settings
from tests.server.client import Api, serving, turn


async def begun(api: Api) -> dict[str, Any]:
    """A table of two people, some moves old."""
    made = await api.table("tiny", "human", "human")
    links = [link for link in made["links"]["seats"] if link]
    async with api.sit(made["table"], links[0]["token"]) as a, api.sit(made["table"], links[1]["token"]) as b:
        for _ in range(5):
            me = await turn(a, b)
            assert me is not None
            assert (await me.act(me.choose(Random(3))))["type"] == "ack"
    return {"table": made["table"], "tokens": [link["token"] for link in links]}


async def spoil(settings: Settings, table: str, **values: Any) -> None:
    """Write something into a table's row that nobody could have written."""
    async with serving(settings) as server:
        update = tables.update().where(tables.c.id == table).values(due=True, **values)
        await server.hub.store.transact(lambda c: c.execute(update).rowcount)


async def a_good_one_plays(api: Api) -> None:
    made = await api.table("tiny", "human", "miser")
    async with api.sit(made["table"], made["token"]) as me:
        assert await me.play(Random(1), most=2) == 2


@pytest.mark.parametrize(
    ("values", "code"),
    [
        ({"sheet": "{"}, "bad-row"),
        ({"sheet": '{"places": 7}'}, "bad-row"),
        ({"head": "nothing"}, "bad-row"),
        ({"head": '{"setup": {}, "key": ""}'}, "bad-row"),
        ({"game": "gone"}, "no-rules"),
    ],
)
async def test_a_row_that_cannot_be_read_is_contained(settings: Settings, values: dict[str, Any], code: str) -> None:
    async with serving(settings) as server, Api(server) as api:
        bad = await begun(api)
        open_ = await api.table("tiny", "human", "open", public=True)
        spoilt = await api.table("tiny", "human", "open", public=True)
    await spoil(settings, bad["table"], **values)
    await spoil(settings, spoilt["table"], **values)
    async with serving(settings) as server, Api(server) as api:
        assert open_["table"] in [line["table"] for line in await api.get("/api/lobby")]
        answer = await api.get(f"/api/tables/{bad['table']}", 409, k=bad["tokens"][0], lang="it")
        assert answer["error"]["code"] == code
        assert "Nulla è perduto" in answer["error"]["message"]
        async with api.sit(bad["table"], bad["tokens"][0]) as me:
            assert me.closed == 4005
        text = (await api.http.get(f"/api/tables/{bad['table']}/record", params={"k": bad["tokens"][0]})).text
        assert text.startswith("araldo 1\ngame ")
        assert "\nkey " not in text, "the dice of a game that is not over stay hidden"
        await a_good_one_plays(api)
        assert all(not task.done() for task in server.hub.tasks._running if task.get_name() in ("beat", "outbox"))


async def test_an_export_of_a_table_whose_game_is_gone_holds_the_readers_moves_and_no_others(
    settings: Settings,
) -> None:
    async with serving(settings) as server, Api(server) as api:
        bad = await begun(api)
        stored = await server.hub.store.moves(bad["table"])
        assert stored
    await spoil(settings, bad["table"], game="gone")
    async with serving(settings) as server, Api(server) as api:
        for seat, token in enumerate(bad["tokens"]):
            text = (await api.http.get(f"/api/tables/{bad['table']}/record", params={"k": token})).text
            lines = text.partition("---\n")[2].splitlines()
            assert len(lines) == len([move for move in stored if move.seat == seat])
            assert all(line.startswith(f"{seat} ") for line in lines)
        assert (await api.http.get(f"/api/tables/{bad['table']}/record")).text.endswith("---\n")


@pytest.mark.parametrize("action", ["fly to the moon", "reroll \x00", "'"])
async def test_a_bad_move_leaves_the_table_readable_up_to_there(settings: Settings, action: str) -> None:
    async with serving(settings) as server, Api(server) as api:
        bad = await begun(api)
        stored = await server.hub.store.moves(bad["table"])
        update = moves.update().where(moves.c.table_id == bad["table"], moves.c.n == 3).values(action=action)
        if not server.hub.alone and "\x00" in action:
            return  # PostgreSQL keeps no such text
        await server.hub.store.transact(lambda c: c.execute(update).rowcount)
        await server.hub.store.transact(
            lambda c: c.execute(sa.update(tables).where(tables.c.id == bad["table"]).values(due=True)).rowcount
        )
    async with serving(settings) as server, Api(server) as api:
        async with api.sit(bad["table"], bad["tokens"][0], "it") as me:
            assert me.state["table"]["trouble"] == "bad-move"
            assert me.state["view"]
            answer = await me.say("act", key="k", ask="", action=["pass"])
            assert (answer["code"], "non segue le regole" in answer["message"]) == ("bad-move", True)
        text = (await api.http.get(f"/api/tables/{bad['table']}/record", params={"k": bad["tokens"][0]})).text
        assert text.startswith("araldo 1\ngame tiny")
        moment = await api.get(f"/api/tables/{bad['table']}/replay", k=bad["tokens"][0])
        assert moment["moves"] <= 2
        rows = await server.hub.store.read(
            lambda c: c.execute(sa.select(moves.c.n).where(moves.c.table_id == bad["table"])).all()
        )
        assert len(rows) == len(stored), "what is stored is left as it is"
        await a_good_one_plays(api)
