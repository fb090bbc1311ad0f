"""Hints at a table: for who is asked, where the host allows them and nobody is rated, in the language of who asks."""

from __future__ import annotations

from typing import Any

import pytest

from araldo.kernel import discover
from tests.server.client import Api, Server
from tests.server.test_people import browsers


async def wonder(me: Any) -> dict[str, Any]:
    await me.until(lambda: me.asked)
    return dict(await me.say("hint", ask=me.state["ask"]["id"]))


OWN = [name for name, where in discover.names().items() if where.startswith(discover.PACKAGE)]


@pytest.mark.parametrize("name", OWN)
async def test_who_is_asked_may_ask_what_a_bot_would_do_and_why(api: Api, name: str) -> None:
    seats = discover.load(name).usual_seats
    made = await api.table(name, "human", *["mixed"] * (seats - 1))
    said = {}
    for lang in ("en", "it"):
        async with api.sit(made["table"], made["token"], lang) as me:
            advice = await wonder(me)
            assert me.state["table"]["hints"]
            assert advice["type"] == "advice"
            said[lang] = advice["why"]
            assert 1 <= len(advice["why"]) <= 3
            assert not any(line.startswith("reason-") for line in advice["why"])
            if lang == "it":
                assert (await me.act(advice["action"]))["type"] == "ack"
    assert said["en"] != said["it"]


async def test_a_hint_is_for_the_question_that_stands_and_who_is_asked_it(api: Api) -> None:
    made = await api.table("castelli", "human", "open")
    async with api.sit(made["table"], made["token"]) as me:
        assert (await me.say("hint", ask="0"))["code"] in ("stale", "not-started")
    async with api.sit(made["table"], made["links"]["spectator"]) as watcher:
        assert (await watcher.say("hint", ask="0"))["code"] == "not-yours"


async def test_a_host_may_do_without_hints(api: Api) -> None:
    made = await api.table("castelli", "human", "steward", hints=False)
    async with api.sit(made["table"], made["token"]) as me:
        refused = await wonder(me)
        assert (refused["code"], refused["message"]) == ("no-hints", "There are no hints at this table.")
        assert not me.state["table"]["hints"]


async def test_there_are_no_hints_where_persons_are_rated(server: Server) -> None:
    async with browsers(server, 2) as (host, guest):
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]
        body = {"game": "castelli", "seats": seats, "rated": True, "hints": True}
        made = await host.post("/api/tables", body)
        link = made["links"]["seats"][1]["token"]
        await guest.post(f"/api/tables/{made['table']}/join", {"k": link, "name": "Bruno"})
        async with host.sit(made["table"], made["token"], "it") as me:
            asked = me.state["ask"]["id"] if me.state["ask"] else "0"
            refused = await me.say("hint", ask=asked)
            assert refused["code"] == "no-hints-rated"
            assert refused["message"] == "A un tavolo con punteggio non si danno consigli: qui ciascuno gioca da sé."
            assert not me.state["table"]["hints"]
