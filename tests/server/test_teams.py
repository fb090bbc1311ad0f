"""Sides at a table: before it is made, while it is played, in the archive."""

from __future__ import annotations

import random

from araldo.kernel import Game
from tests.server.client import Api, Server
from tests.server.test_people import browsers


async def test_a_form_is_told_who_plays_with_whom(banners: Game, api: Api) -> None:
    for options, sides in (({}, [0, 1, 0, 1]), ({"partners": "beside"}, [0, 0, 1, 1])):
        found = await api.http.post("/api/games/pairs/warnings", json={"seats": 4, "options": options})
        assert found.json() == {"warnings": [], "sides": sides}


async def test_a_table_tells_sides_and_its_ending_is_theirs(banners: Game, server: Server) -> None:
    seats = [{"kind": "human", "name": "Ada"}, *[{"kind": "bot", "bot": "random"}] * 3]
    async with browsers(server, 1) as [api]:
        made = await api.post("/api/tables", {"game": "pairs", "seats": seats})
        told = await api.get(f"/api/tables/{made['table']}", k=made["token"])
        assert [seat["side"] for seat in told["seats"]] == [0, 1, 0, 1]
        async with api.sit(made["table"], made["token"]) as one:
            await one.play(random.Random(1))
        over = (await api.get(f"/api/tables/{made['table']}", k=made["token"]))["outcome"]
        assert over["scores"][:2] == over["scores"][2:]
        [line] = (await api.get("/api/archive"))["games"]
    assert [seat["side"] for seat in line["seats"]] == [0, 1, 0, 1]
    assert [seat["won"] for seat in line["seats"]] == [seat in over["winners"] for seat in range(4)]
