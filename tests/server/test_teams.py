"""Sides at a table: before it is made, while it is played, in the archive."""

from __future__ import annotations

import random

from araldo.kernel import Game
from tests.server.client import Api, Server, Sitting, new_key
from tests.server.test_people import browsers


async def lines(someone: Sitting) -> list[tuple[int, str, bool]]:
    """What somebody hears who comes in, each line with its number and whether it is their side's."""
    await someone.until(lambda: any(told["type"] == "chats" for told in someone.heard))
    [page] = [told for told in someone.heard if told["type"] == "chats"]
    return [(one["n"], one["text"], one.get("side", False)) for one in page["lines"]]


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


async def test_what_is_said_to_a_side_is_heard_by_who_was_of_it_and_by_nobody_else(banners: Game, api: Api) -> None:
    seats = [{"kind": "human", "name": name} for name in ("Ada", "Bruno", "Carla", "Dario")]
    made = await api.post("/api/tables", {"game": "pairs", "seats": seats})
    table, tokens = made["table"], [link["token"] for link in made["links"]["seats"]]
    async with api.sit(table, tokens[0]) as ada, api.sit(table, tokens[2]) as carla:
        assert (await ada.say("chat", key=new_key(), text="their king", side=True))["type"] == "ack"
        await carla.until(lambda: any(told["type"] == "chat" for told in carla.heard))
        assert (await carla.say("chat", key=new_key(), text="hello all"))["type"] == "ack"
        wrong = await ada.say("chat", key=new_key(), text="both", side=True, to=1)
        assert wrong["code"] == "malformed"
    sat = await api.post(f"/api/tables/{table}/seats/2", {"k": tokens[2], "do": "substitute"})
    eve = await api.post(f"/api/tables/{table}/join", {"k": sat["link"]["token"], "name": "Eve"})
    both, open_ = [(1, "their king", True), (2, "hello all", False)], [(1, "hello all", False)]
    readers = {tokens[0]: both, tokens[2]: both, tokens[1]: open_, tokens[3]: open_, eve["token"]: open_,
               made["links"]["spectator"]: open_}  # fmt: skip
    for token, heard in readers.items():
        async with api.sit(table, token) as one:
            assert [line for line in await lines(one) if "Eve" not in line[1]] == heard


async def test_a_line_to_a_side_waits_for_its_people_and_goes_with_who_said_it(banners: Game, server: Server) -> None:
    async with browsers(server, 4) as people:
        made = await people[0].post("/api/tables", {"game": "pairs", "seats": [{"kind": "human", "name": "Ada"},
                                                                               *[{"kind": "open"}] * 3]})  # fmt: skip
        table, tokens = made["table"], [made["token"]]
        for seat, (one, name) in enumerate(zip(people[1:], ("Bruno", "Carla", "Dario"), strict=True), 1):
            link = {"k": made["links"]["seats"][seat]["token"], "name": name}
            tokens.append((await one.post(f"/api/tables/{table}/join", link))["token"])
        async with people[0].sit(table, tokens[0]) as ada:
            assert (await ada.say("chat", key=new_key(), text="their king", side=True))["type"] == "ack"
        unread = [(await one.get("/api/me/games"))["games"][0]["unread"] for one in people]
        assert unread == [0, 0, 1, 0]
        await people[0].post("/api/me/delete", {"name": "Ada"})
        async with people[2].sit(table, tokens[2]) as carla:
            assert (1, "", True) in await lines(carla), "that there was one stays, for the numbers"


async def test_who_plays_alone_has_no_side_to_talk_to(banners: Game, api: Api) -> None:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human"}, {"kind": "bot", "bot": "random"}, {"kind": "human"}]
    made = await api.post("/api/tables", {"game": "pairs", "seats": seats})
    async with api.sit(made["table"], made["token"], "it") as ada:
        told = await ada.say("chat", key=new_key(), text="partner?", side=True)
        assert (told["code"], told["message"]) == ("no-side", "Nessun altro gioca dalla tua parte.")
