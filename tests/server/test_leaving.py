"""Leaving and staying: with a sentence, by agreement, and a game that is called off says so to all."""

from __future__ import annotations

from random import Random

import pytest

from araldo.server.seating import Opening
from araldo.server.settings import Settings
from tests.server.client import Api, new_key, serving
from tests.server.test_clocks import FakeTime
from tests.server.test_handover import Evening, evening, talk

H, D = 3600.0, 86_400.0


async def propose(table: Evening, seat: int, what: str, **more: str) -> str:
    """The code of a refusal, or ""."""
    return str((await table.here[seat].say("propose", key=new_key(), what=what, **more)).get("code", ""))


async def agree(table: Evening, seat: int, yes: bool | None) -> str:
    await table.here[seat].settled()
    number = table.here[seat].table["motions"][0]["id"]
    return str((await table.here[seat].say("agree", key=new_key(), id=number, yes=yes)).get("code", ""))


async def test_who_resigns_says_a_sentence_a_bot_plays_and_the_others_decide(settings: Settings) -> None:
    async with evening(settings) as table:
        await table.change(1, 1, "resign", text="The baby is here!")
        for seat in (0, 2):
            await table.here[seat].settled()
            assert talk(table.here[seat])[:2] == ["The baby is here!", "P1 resigns. A bot plays until the others have "
                                                  "decided about the seat."]  # fmt: skip
        seats = table.here[0].table["seats"]
        assert (seats[1]["kind"], seats[1]["held"], seats[1]["absent"]) == ("bot", False, 0.0)
        assert (await table.change(0, 1, "open", 403))["error"]["code"] == "not-yours", "not the host alone"
        assert await table.vote(0, 1, "wait") == "left-already"
        assert await table.vote(0, 1, "person") == ""
        assert await table.vote(2, 1, "person") == ""
        await table.here[0].settled()
        assert table.here[0].table["seats"][1]["kind"] == "open"


async def test_who_has_left_comes_back_if_all_agree(settings: Settings) -> None:
    async with evening(settings) as table:
        await table.change(1, 1, "leave")
        assert (await table.summary(table.tokens[1], 403))["error"]["left"]["may_ask"]
        join = {"k": table.tokens[1], "name": "P1"}
        await table.api.post(f"/api/tables/{table.id}/join", join, 409)
        await table.api.post(f"/api/tables/{table.id}/return", {"k": table.tokens[1], "text": "May I?"})
        assert (await table.summary(table.tokens[1], 403))["error"]["left"]["asked"]
        assert await agree(table, 0, True) == ""
        await table.api.post(f"/api/tables/{table.id}/join", join, 409)
        assert await agree(table, 2, True) == ""
        joined = await table.api.post(f"/api/tables/{table.id}/join", join)
        assert joined["seat"] == 1
        await table.here[0].settled()
        seat = table.here[0].table["seats"][1]
        assert (seat["kind"], seat["name"], seat["held"]) == ("human", "P1", True)
        await table.api.post(f"/api/tables/{table.id}/return", {"k": joined["token"]}, 409)


async def test_one_who_says_no_keeps_away_who_has_left(settings: Settings) -> None:
    async with evening(settings) as table:
        await table.change(1, 1, "leave")
        await table.api.post(f"/api/tables/{table.id}/return", {"k": table.tokens[1]})
        assert await agree(table, 0, False) == ""
        await table.here[0].settled()
        assert table.here[0].table["motions"] == []
        assert talk(table.here[0])[-1] == "What P1 asked for is declined: P0 said no."
        await table.api.post(f"/api/tables/{table.id}/join", {"k": table.tokens[1], "name": "P1"}, 409)


async def test_a_named_successor_takes_the_seat_for_good_once_the_others_agree(settings: Settings) -> None:
    async with evening(settings) as table:
        assert await propose(table, 1, "hand") == "bad-name"
        assert await propose(table, 1, "hand", heir="Judit", text="Be kind to her.") == ""
        await table.here[0].settled()
        motion = table.here[0].table["motions"][0]
        assert (motion["heir"], motion["text"], motion["needed"], motion["may"]) == ("Judit", "Be kind to her.", 2,
                                                                                    [0, 1, 2])  # fmt: skip
        assert await agree(table, 0, True) == ""
        link = (await table.change(1, 1, "substitute"))["link"]["token"]
        joined = await table.api.post(f"/api/tables/{table.id}/join", {"k": link, "name": "Judit"})
        await table.here[1].until(lambda: table.here[1].closed is not None)
        told = (await table.summary(table.tokens[1], 403))["error"]["left"]
        assert (told["how"], told["now"]["name"]) == ("own", "Judit")
        assert (await table.summary(joined["token"]))["me"]["seat"] == 1
        assert (await table.change(joined["token"], 1, "back"))["seats"][1]["name"] == "Judit", "for good"


async def test_a_game_is_called_off_by_all_but_one_and_says_so_everywhere(settings: Settings) -> None:
    async with serving(settings) as server:
        host = Api(server, browser=True)
        async with host:
            made = await host.table("tiny", "human", "human", "human", clock={"kind": "turn", "bank": 3 * D})
            tokens = [link["token"] for link in made["links"]["seats"]]
            async with host.sit(made["table"], tokens[0]) as a, host.sit(made["table"], tokens[1]) as b:
                await a.say("propose", key="a", what="end")
                await b.until(lambda: b.table["motions"])
                await b.say("agree", key="b", id=b.table["motions"][0]["id"], yes=True)
                await a.until(lambda: a.table["status"] == "over")
                assert a.table["ended"]["by"] == ["P0", "P1"]
                assert a.table["clock"]["running"] == []
                assert talk(b)[-1].startswith("The game is called off by P0, P1")
                asked = a if a.state["options"] else b
                assert (await asked.act(["pass"], ask="x"))["code"] == "ended"
            [line] = (await host.get("/api/me/games"))["games"]
            assert (line["part"], line["ended"], line["outcome"]) == ("over", "called-off", None)
            assert (await host.get("/api/me"))["turns"] == 0
            told = await host.get(f"/api/tables/{made['table']}", k=tokens[2])
            assert (told["status"], told["ended"]["how"], told["key"]) == ("over", "called-off", None), "no secrets"


async def test_the_last_person_who_leaves_ends_the_game(settings: Settings) -> None:
    async with evening(settings, "human", "human", "miser") as table:
        await table.change(0, 0, "leave")
        await table.here[1].settled()
        assert table.here[1].table["status"] == "running"
        await table.change(1, 1, "leave")
        live = table.server.hub.lives[table.id]
        assert live.status == "over"
        assert live.seating.ended is not None
        assert live.seating.ended.how == "abandoned"


@pytest.mark.parametrize(("late", "kind", "vote"), [("wait", "human", False), ("bot", "bot", False),
                                                   ("vote", "human", True)])  # fmt: skip
async def test_what_happens_when_time_is_up_was_agreed_before(
    settings: Settings, late: str, kind: str, vote: bool
) -> None:
    async with evening(settings, clock={"kind": "turn", "bank": D, "late": late}) as table:
        live, seat = table.server.hub.lives[table.id], await table.asked()
        table.time.now += D + 1
        await live.timekeeper.look()
        other = next(one for one in table.here if one != seat)
        await table.here[other].settled()
        assert table.here[other].table["seats"][seat]["kind"] == kind
        assert (await table.vote(other, seat, "end") == "") is vote
        if late == "wait":
            table.time.now += D
            assert await table.vote(other, seat, "end") == "", "late for as long as there was time: absent"


async def test_the_third_time_in_a_row_the_table_votes_and_an_answer_begins_the_count_anew(settings: Settings) -> None:
    async with evening(settings, clock={"kind": "turn", "bank": D, "late": "once"}) as table:
        live = table.server.hub.lives[table.id]
        clock = live.seating.clock
        assert clock is not None
        seat = await table.asked()
        clock.missed[seat] = 2
        assert (await table.here[seat].act(table.here[seat].choose(Random(1))))["type"] == "ack"
        assert clock.missed.get(seat) is None
        late = clock.running
        assert len(late) == 3, "all are asked at once, and the time of each of them runs"
        clock.missed[late[0]] = 2
        table.time.now += D + 1
        await live.timekeeper.look()
        assert live.driver._task is not None
        await live.driver._task
        by_bots = {move.seat for move in live.match.record.moves if move.how == "bot"}
        assert by_bots == set(late[1:]), "for the others a bot answers this once"
        assert clock.flagged == [late[0]]
        await table.here[late[1]].settled()
        assert f"P{late[0]}'s time has run out for the third time: the table votes." in talk(table.here[late[1]])


async def test_who_asked_for_a_pause_ends_it_alone(settings: Settings) -> None:
    async with evening(settings, clock={"kind": "turn", "bank": D}) as table:
        for seat, paused in ((1, False), (2, True)):
            await table.here[seat].say("pause", key=new_key())
            await table.here[seat].settled()
            assert table.here[seat].table["paused"] is paused, "all but one"
        await table.here[0].say("resume", key=new_key())
        await table.here[0].settled()
        assert table.here[0].table["paused"]
        await table.here[1].say("resume", key=new_key())
        await table.here[1].settled()
        assert not table.here[1].table["paused"]


async def test_more_time_for_everybody_takes_more_than_half(settings: Settings) -> None:
    async with evening(settings, clock={"kind": "turn", "bank": D}) as table:
        assert await propose(table, 0, "time") == ""
        assert await agree(table, 1, True) == ""
        await table.here[2].settled()
        assert table.here[2].table["clock"]["left"] == [2 * D] * 3


async def test_a_holiday_at_all_tables_and_hours_that_do_not_wander(settings: Settings) -> None:
    async with serving(settings) as server:
        anna = Api(server, browser=True)
        async with anna:
            clock = {"kind": "turn", "bank": D, "nights": "own", "holidays": 3,
                     "hours": {"start": 0, "end": 360, "zone": "UTC"}}  # fmt: skip
            made = [await anna.table("tiny", "human", "open", clock=one) for one in (clock, clock, None)]
            now = server.hub.now()
            found = await anna.post("/api/me/holiday", {"start": now, "end": now + 2 * D})
            assert sorted(found["tables"]) == sorted(one["table"] for one in made[:2])
            found = await anna.post("/api/me/holiday", {"start": now, "end": now + 5 * D})
            assert [one["code"] for one in found["refused"]] == ["holiday-spent"] * 2
            back = await anna.post("/api/me/holiday", {"start": 0, "end": 0})
            assert len(back["tables"]) == 2
            path = f"/api/tables/{made[0]['table']}/hours"
            await anna.post(path, {"start": 60, "end": 420, "zone": "Europe/Rome"})
            await anna.post(path, {"start": 120, "end": 480, "zone": "Europe/Rome"})
            refused = await anna.post(path, {"start": 600, "end": 900, "zone": "Europe/Rome"}, 409)
            assert refused["error"]["code"] == "hours-often"


async def test_what_to_let_pass_is_said_beforehand_and_holds_for_days(settings: Settings) -> None:
    time = FakeTime()
    async with serving(settings, time) as server, Api(server) as api:
        made = await api.table("tiny", "human", "human", "human", clock={"kind": "turn", "bank": 3 * D})
        tokens = [link["token"] for link in made["links"]["seats"]]
        [window] = (await api.get(f"/api/tables/{made['table']}", k=tokens[1]))["windows"]
        async with api.sit(made["table"], tokens[1]) as b:
            assert not b.asked
            said = {"kind": window["kind"], "action": ["pass"], "scope": "others" if window["others"] else "always"}
            assert (await b.say("stand", key="a", **said))["type"] == "ack"
    time.now += 2 * D
    async with serving(settings, time) as server, Api(server) as api, api.sit(made["table"], tokens[1]) as b:
        kept = [(wish["kind"], wish["action"]) for wish in b.state["ask"]["wishes"]]
        assert kept == [(window["kind"], ["pass"])]


async def test_a_window_does_not_close_while_all_sleep(settings: Settings) -> None:
    hours = {"start": 0, "end": 480, "zone": "UTC"}
    clock = {"kind": "turn", "bank": D, "increment": 4 * H, "nights": "table", "hours": hours}
    time = FakeTime()
    time.now = 20_000 * D + 23 * H
    async with serving(settings, time) as server, Api(server) as api:
        made = await api.table("tiny", "human", "human", "human", clock=clock)
        live = server.hub.lives[made["table"]]
        spec = live.head.clock
        assert spec is not None
        opening = Opening("ask", (0, 1, 2), time.now)
        assert live.windows._waits_until(spec, opening) == 20_001 * D + 11 * H, "an hour, the night, three hours"
