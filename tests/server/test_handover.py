"""Seats change hands by consent or by vote, everybody is told, and what was a person's own stays theirs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from araldo.server import unopened
from araldo.server.handover import reseat
from araldo.server.sentences import Refused
from araldo.server.settings import Settings
from araldo.server.talk import told
from tests.server.client import Api, Server, Sitting, new_key, serving, turn
from tests.server.test_clocks import FakeTime
from tests.server.test_outbox import Postbox, postbox

__all__ = ["postbox"]
ABSENT = 600.0


class Evening:
    """A table of people, some of them here, and a clock that the test turns."""

    def __init__(self, server: Server, api: Api, time: FakeTime, made: dict[str, Any]) -> None:
        self.server, self.api, self.time, self.id = server, api, time, str(made["table"])
        self.tokens = [link["token"] if link else "" for link in made["links"]["seats"]]
        self.here: dict[int, Sitting] = {}
        self.stack = AsyncExitStack()
        self.leaving: dict[int, AsyncExitStack] = {}

    async def come(self, seat: int, token: str = "") -> Sitting:
        self.leaving[seat] = AsyncExitStack()
        sitting = self.api.sit(self.id, token or self.tokens[seat])
        self.here[seat] = await self.leaving[seat].enter_async_context(sitting)
        return self.here[seat]

    async def go(self, seat: int) -> None:
        await self.leaving.pop(seat).aclose()
        del self.here[seat]
        someone = next(iter(self.here.values()))
        await someone.until(lambda: not someone.table["seats"][seat]["present"])

    async def asked(self) -> int:
        """The seat that has to decide, all being here."""
        found = await turn(*self.here.values())
        assert found is not None
        return int(found.state["me"]["seat"])

    async def change(self, by: int | str, seat: int, what: str, status: int = 200, **more: Any) -> Any:
        token = self.tokens[by] if isinstance(by, int) else by
        return await self.api.post(f"/api/tables/{self.id}/seats/{seat}", {"k": token, "do": what, **more}, status)

    async def summary(self, token: str, status: int = 200) -> Any:
        return await self.api.get(f"/api/tables/{self.id}", status, k=token)

    async def vote(self, by: int, seat: int, wish: str | None) -> str:
        """The code of a refusal, or ""."""
        answer = await self.here[by].say("vote", key=new_key(), seat=seat, wish=wish)
        return str(answer.get("code", ""))

    async def absent(self) -> tuple[int, list[int]]:
        """Who has to decide goes away, and the others wait; who that is, and who the others are."""
        seat = await self.asked()
        await self.go(seat)
        self.time.now += ABSENT + 1
        return seat, sorted(self.here)


@asynccontextmanager
async def evening(settings: Settings, *kinds: str, **more: Any) -> AsyncIterator[Evening]:
    time = FakeTime()
    own = replace(settings, absent_seconds=ABSENT)
    async with serving(own, time) as server, Api(server) as api:
        table = Evening(server, api, time, await api.table("tiny", *(kinds or ("human",) * 3), **more))
        for seat, token in enumerate(table.tokens):
            if token:
                await table.come(seat)
        try:
            yield table
        finally:
            for stack in table.leaving.values():
                await stack.aclose()


def talk(sitting: Sitting, lang: str = "en") -> list[str]:
    """What somebody has heard: what the table tells, and what people say."""
    return [line["said"][lang] if "said" in line else line["text"] for line in lines(sitting)]


def lines(sitting: Sitting) -> list[dict[str, Any]]:
    """The first page, and what was said since."""
    pages = [line for m in sitting.heard if m["type"] == "chats" for line in m["lines"]]
    return pages + [m for m in sitting.heard if m["type"] == "chat"]


def note(sitting: Sitting) -> str:
    return str(next(m["text"] for m in sitting.heard if m["type"] == "note"))


# -- consent


@pytest.mark.parametrize("what", ["bot", "open", "revoke", "rename", "substitute", "back"])
async def test_a_host_does_nothing_to_the_seat_of_another_while_a_game_runs(settings: Settings, what: str) -> None:
    async with evening(settings) as table:
        await table.change(1, 1, "revoke")  # the link that the host made is worthless now
        before = table.server.hub.lives[table.id].seating.places[1]
        kept = (before.kind, before.name, before.generation, before.substitute)
        answer = await table.change(0, 1, what, 403, name="Fool")
        assert answer["error"]["code"] == "consent"
        after = table.server.hub.lives[table.id].seating.places[1]
        assert (after.kind, after.name, after.generation, after.substitute) == kept


async def test_a_new_link_is_shown_to_who_asks_for_it_and_never_to_the_host(settings: Settings) -> None:
    async with evening(settings) as table:
        assert (await table.summary(table.tokens[0]))["links"]["seats"] == [None] * 3
        fresh = (await table.change(1, 1, "revoke"))["link"]["token"]
        told = await table.summary(table.tokens[0])
        assert told["links"]["seats"][1] is None
        assert fresh not in str(told)
        assert (await table.summary(fresh))["me"]["seat"] == 1
        assert (await table.summary(table.tokens[1], 403))["error"]["code"] == "revoked"


async def test_a_host_gets_no_token_of_a_bots_seat(settings: Settings) -> None:
    async with evening(settings, "human", "human", "miser") as table:
        assert (await table.change(0, 2, "revoke", 403))["error"]["code"] == "not-yours"
        assert (await table.change(1, 2, "bot", 403))["error"]["code"] == "not-yours"
        await table.change(0, 2, "open")
        await table.here[1].until(lambda: bool(talk(table.here[1])))
        assert talk(table.here[1]) == ["The host has freed the seat of a bot (3) for somebody."]


async def test_a_bot_on_a_free_seat_may_be_given_a_name_and_a_person_keeps_theirs(settings: Settings) -> None:
    async with evening(settings, "human", "human", "miser") as table:
        await table.change(0, 2, "open")
        told = await table.change(0, 2, "bot", name="Matilda")
        assert told["seats"][2]["name"] == "Matilda"
        told = await table.change(1, 1, "bot", name="Matilda")
        assert told["seats"][1]["name"] == "P1"


async def test_a_substitute_plays_by_consent_and_everybody_is_told_in_both_languages(settings: Settings) -> None:
    async with evening(settings) as table:
        invite = (await table.change(1, 1, "substitute"))["link"]["token"]
        joined = await table.api.post(f"/api/tables/{table.id}/join", {"k": invite, "name": "Sub"})
        watcher = table.here[2]
        await watcher.until(lambda: bool(talk(watcher)))
        assert talk(watcher) == ["Sub plays for P1, who has agreed. P1's notes and private talk stay closed."]
        async with table.api.sit(table.id, table.tokens[2]) as late:
            await late.settled()
            assert talk(late, "it")[0].startswith("Sub gioca per P1, che è d'accordo.")
        again = await table.api.post(f"/api/tables/{table.id}/join", {"k": invite, "name": "Eve"}, 403)
        assert again["error"]["code"] == "revoked", "an invitation is used once"
        assert (await table.summary(joined["token"]))["me"]["seat"] == 1
        assert (await table.change(joined["token"], 1, "substitute", 403))["error"]["code"] == "not-yours"
        await table.change(joined["token"], 1, "back")
        await watcher.until(lambda: talk(watcher)[-1] == "P1 plays again.")
        assert (await table.summary(joined["token"], 403))["error"]["left"]["how"] == "own"


async def test_notes_and_private_talk_are_a_persons_and_never_the_seats(settings: Settings) -> None:
    async with evening(settings) as table:
        ada, bruno = table.here[0], table.here[1]
        await bruno.say("note", text="Ada lies")
        await ada.say("chat", key="1", text="a pact?", to=1)
        await bruno.say("chat", key="2", text="hello")
        invite = (await table.change(1, 1, "substitute"))["link"]["token"]
        joined = await table.api.post(f"/api/tables/{table.id}/join", {"k": invite, "name": "Sub"})
        async with table.api.sit(table.id, joined["token"]) as sub:
            await sub.settled()
            assert note(sub) == ""
            assert [line.get("name") for line in lines(sub) if line["text"] == "hello"] == ["P1"]
            assert "a pact?" not in "".join(sub.raw)
            await sub.say("note", text="Bruno is behind")
            await ada.say("chat", key="3", text="for Sub only", to=1)
            await sub.until(lambda: "for Sub only" in talk(sub))
            await bruno.settled()
            assert "for Sub only" not in "".join(bruno.raw)
        await table.change(1, 1, "back")
        async with table.api.sit(table.id, table.tokens[1]) as again:
            await again.settled()
            assert note(again) == "Ada lies"
            assert "a pact?" in talk(again)
            assert "for Sub only" not in "".join(again.raw)
        kept = await table.api.get(f"/api/tables/{table.id}/notes", k=joined["token"])
        assert kept == {"text": "Bruno is behind"}, "who has left keeps what is theirs"


async def test_a_standing_answer_does_not_outlive_who_gave_it(settings: Settings) -> None:
    async with evening(settings) as table:
        await table.here[1].say("stand", key="s", kind="stake", action=["pass"])
        invite = (await table.change(1, 1, "substitute"))["link"]["token"]
        live = table.server.hub.lives[table.id]
        assert live.match.standing == {1: {"stake": ("pass",)}}
        await table.api.post(f"/api/tables/{table.id}/join", {"k": invite, "name": "Sub"})
        assert live.match.standing == {}


async def test_mail_goes_to_who_plays_and_holds_no_token_of_anybody_else(
    settings: Settings, postbox: tuple[Postbox, str]
) -> None:
    box, smtp = postbox
    own = replace(settings, smtp=smtp, away_seconds=60.0, public_url="https://table.example")
    async with evening(own, "human", "human") as table:
        seat = await table.asked()
        contact = f"/api/tables/{table.id}/contact"
        await table.api.post(contact, {"k": table.tokens[seat], "mail": "owner@example.org"})
        invite = (await table.change(seat, seat, "substitute"))["link"]["token"]
        joined = await table.api.post(f"/api/tables/{table.id}/join", {"k": invite, "name": "Sub"})
        await table.api.post(contact, {"k": joined["token"], "mail": "sub@example.org"})
        async with table.api.sit(table.id, joined["token"]) as sub:
            await sub.until(lambda: sub.asked)
            await sub.act(["open", "dear"])  # and both are awaited again
        for someone in sorted(table.here):
            await table.leaving.pop(someone).aclose()
        table.time.now += 500
        assert await table.server.hub.outbox.send_due() == 1
        assert box.mails[0].rcpt_tos == ["sub@example.org"]
        text = bytes(box.mails[0].content or b"").decode().replace("=\r\n", "").replace("=3D", "=")
        assert joined["token"] in text
        assert table.tokens[seat] not in text
        assert "Sub" in text
        table.leaving.clear()


async def test_a_mail_that_waits_is_not_sent_to_who_holds_the_seat_no_more(
    settings: Settings, postbox: tuple[Postbox, str]
) -> None:
    box, smtp = postbox
    own = replace(settings, smtp=smtp, away_seconds=60.0, public_url="https://table.example")
    async with evening(own, "human", "human") as table:
        seat = await table.asked()
        path = f"/api/tables/{table.id}"
        await table.api.post(f"{path}/contact", {"k": table.tokens[1 - seat], "mail": "former@example.org"})
        await table.here[seat].act(["open", "dear"])  # now the other is awaited, and a mail waits
        await table.change(1 - seat, 1 - seat, "open")
        invite = (await table.summary(table.tokens[seat]))["links"]["seats"][1 - seat]["token"]
        await table.api.post(f"{path}/join", {"k": invite, "name": "New"})
        table.time.now += 500
        assert await table.server.hub.outbox.send_due() == 0
        assert box.mails == []


async def test_a_link_for_a_substitute_that_nobody_has_used_ends_when_the_person_plays_on(settings: Settings) -> None:
    async with evening(settings) as table:
        invite = (await table.change(1, 1, "substitute"))["link"]["token"]
        await table.change(1, 1, "back")
        answer = await table.api.post(f"/api/tables/{table.id}/join", {"k": invite, "name": "Late"}, 403)
        assert answer["error"]["code"] == "revoked"


async def test_nobody_takes_the_name_of_another(settings: Settings) -> None:
    async with evening(settings) as table:
        told = await table.change(1, 1, "rename", name="p0")
        assert told["names"] == ["P0", "p0 2", "P2"]
        invite = (await table.change(1, 1, "substitute"))["link"]["token"]
        await table.api.post(f"/api/tables/{table.id}/join", {"k": invite, "name": "P2"})
        assert (await table.summary(table.tokens[0]))["names"] == ["P0", "P2 2", "P2"]


async def test_a_token_that_counts_no_more_changes_nothing_even_if_it_was_looked_at_before(settings: Settings) -> None:
    async with evening(settings) as table:
        live, hub = table.server.hub.lives[table.id], table.server.hub
        claim = hub.claim(live, table.tokens[1])
        await table.change(1, 1, "open")
        for what in ("back", "bot", "rename", "substitute", "revoke"):
            with pytest.raises(Refused, match="revoked"):
                await live.change(-1, "", reseat(live, claim, 1, what, "", "x"))
        assert live.seating.places[1].kind == "open"


async def test_a_table_that_cannot_be_opened_tells_nothing_to_who_has_left_it(settings: Settings) -> None:
    async with evening(settings, "human", "human") as table:
        seat = await table.asked()
        await table.here[seat].act(["open", "dear"])
        hub = table.server.hub
        claims = [hub.tokens.read(table.tokens[seat]), None]
        await table.change(seat, seat, "revoke")
        stored = await hub.store.table(table.id)
        assert stored is not None
        for claim in claims:
            assert "open dear" not in unopened.export(stored, claim, await hub.store.moves(table.id))


async def test_votes_are_counted_against_a_flood(settings: Settings) -> None:
    async with evening(replace(settings, limits="seats 3/3")) as table:
        seat, (a, _) = await table.absent()
        found = [await table.vote(a, seat, wish) for wish in ("bot", None, "bot", None)]
        assert found == ["", "", "", "wait"]


def test_a_sentence_of_another_version_does_not_close_the_talk() -> None:
    assert told('{"say": "told-of-tomorrow", "who": "Ada"}') == {"en": "", "it": ""}


# -- leaving, and being told


async def test_who_leaves_a_seat_is_told_what_has_become_of_it(settings: Settings) -> None:
    async with evening(settings) as table:
        bruno = table.here[1]
        await table.change(1, 1, "open")
        await bruno.until(lambda: bruno.closed is not None)
        assert bruno.closed == 4003
        told = (await table.summary(table.tokens[1], 403))["error"]
        assert told["code"] == "removed"
        assert told["left"] == {"seat": 1, "name": "P1", "at": table.time.now, "how": "own", "by": [],
                                "now": {"kind": "open", "name": ""}, "again": False, "may_ask": True,
                                "asked": False}  # fmt: skip
        invite = (await table.summary(table.tokens[2]))["links"]["seats"][1]["token"]
        await table.api.post(f"/api/tables/{table.id}/join", {"k": invite, "name": "New"})
        told = (await table.summary(table.tokens[1], 403))["error"]["left"]
        assert told["now"] == {"kind": "human", "name": "New"}
        await table.here[2].until(lambda: len(talk(table.here[2])) == 2)
        assert talk(table.here[2]) == ["P1 has left the table. The seat is free.",
                                       "New sits down and plays on from here."]  # fmt: skip


async def test_before_the_game_the_host_may_free_a_seat_and_it_is_told(settings: Settings) -> None:
    async with evening(settings, "human", "open", "open") as table:
        table.leaving.pop(1, None)
        invite = table.tokens[1]
        joined = await table.api.post(f"/api/tables/{table.id}/join", {"k": invite, "name": "Bruno"})
        await table.change(0, 1, "open")
        told = (await table.summary(joined["token"], 403))["error"]["left"]
        assert (told["how"], told["by"]) == ("host", ["P0"])


async def test_a_freed_seat_does_not_open_the_others_to_the_host(settings: Settings) -> None:
    """Nobody has moved yet, but all have seen their hands."""
    async with evening(settings) as table:
        await table.change(2, 2, "open")
        assert (await table.change(0, 1, "open", 403))["error"]["code"] == "consent"


# -- votes


async def test_the_others_vote_by_majority_and_a_bot_plays_until_the_person_is_back(settings: Settings) -> None:
    async with evening(settings) as table:
        seat, (a, b) = await table.absent()
        assert await table.vote(a, seat, "bot") == ""
        await table.here[b].until(lambda: bool(table.here[b].table["ballots"]))
        ballot = {"seat": seat, "votes": [{"seat": a, "wish": "bot"}], "needed": 2}
        assert table.here[b].table["ballots"] == [ballot]
        assert await table.vote(a, seat, None) == "", "a vote may be taken back"
        await table.here[b].until(lambda: not table.here[b].table["ballots"])
        assert await table.vote(a, seat, "bot") == ""
        assert await table.vote(b, seat, "person") == "", "another wish"
        assert table.server.hub.lives[table.id].seating.places[seat].kind == "human"
        assert await table.vote(b, seat, "bot") == ""
        await table.here[a].until(lambda: table.here[a].table["seats"][seat]["kind"] == "bot")
        assert table.here[a].table["ballots"] == []
        said = f"By vote of P{a}, P{b} a bot plays for P{seat}, who was absent and may come back at any time."
        await table.here[a].until(lambda: said in talk(table.here[a]))
        await table.change(seat, seat, "back")
        assert (await table.summary(table.tokens[seat]))["seats"][seat]["kind"] == "human"


async def test_nobody_is_voted_about_who_is_here_or_not_awaited_or_away_for_a_short_time(settings: Settings) -> None:
    async with evening(settings) as table:
        seat = await table.asked()
        a, b = (other for other in (0, 1, 2) if other != seat)
        table.time.now += 10 * ABSENT
        assert await table.vote(a, seat, "bot") == "not-absent", "here, and thinking"
        await table.go(b)
        table.time.now += 10 * ABSENT
        assert await table.vote(a, b, "bot") == "not-absent", "away, and not awaited"
        await table.go(seat)
        table.time.now += ABSENT - 1
        assert await table.vote(a, seat, "bot") == "not-absent", "awaited, and away for a short time"
        until = table.here[a].table["seats"][seat]["absent"]
        assert until == table.time.now + 1
        table.time.now += 2
        assert await table.vote(a, a, "bot") == "not-yours"
        assert await table.vote(a, seat, "bot") == ""
        assert table.here[a].table["ballots"][0]["needed"] == 2, "who is only away counts among the others"
        assert (await table.here[a].say("vote", key="x", seat=9, wish="bot"))["code"] == "no-seat"


async def test_who_sleeps_is_not_absent_at_once_when_the_game_comes_to_them(settings: Settings) -> None:
    async with evening(settings) as table:
        seat = await table.asked()
        a, b = (other for other in (0, 1, 2) if other != seat)
        await table.go(b)
        table.time.now += 10 * ABSENT
        await table.here[seat].act(["open", "dear"])  # now all are awaited
        await table.here[a].until(lambda: table.here[a].state["ask"]["kind"] == "stake")
        assert await table.vote(a, b, "bot") == "not-absent"
        table.time.now += ABSENT + 1
        assert await table.vote(a, b, "bot") == ""


async def test_the_vote_lapses_when_the_absent_person_returns(settings: Settings) -> None:
    async with evening(settings) as table:
        seat, (a, b) = await table.absent()
        assert await table.vote(a, seat, "person") == ""
        await table.come(seat)
        await table.here[b].until(lambda: f"P{seat} is here again: the vote lapses." in talk(table.here[b]))
        assert table.here[b].table["ballots"] == []
        assert await table.vote(b, seat, "person") == "not-absent"
        assert (await table.summary(table.tokens[seat]))["me"]["seat"] == seat


async def test_by_vote_somebody_else_sits_down_and_the_removed_keeps_what_was_theirs(settings: Settings) -> None:
    async with evening(settings) as table:
        seat = await table.asked()
        await table.here[seat].say("note", text="my plan")
        _, (a, b) = await table.absent()
        assert await table.vote(a, seat, "person") == ""
        assert await table.vote(b, seat, "person") == ""
        told = (await table.summary(table.tokens[seat], 403))["error"]["left"]
        assert (told["how"], told["by"], told["again"]) == ("vote", [f"P{a}", f"P{b}"], True)
        for voter in (a, b):
            link = (await table.summary(table.tokens[voter]))["links"]["seats"][seat]
            assert link["kind"] == "invite", "whoever sits there may hand the seat on"
        joined = await table.api.post(f"/api/tables/{table.id}/join", {"k": link["token"], "name": "New"})
        new = await table.come(seat, joined["token"])
        await new.settled()
        assert note(new) == ""
        assert "my plan" not in "".join(new.raw)
        assert (await table.api.get(f"/api/tables/{table.id}/notes", k=table.tokens[seat]))["text"] == "my plan"
        told = (await table.summary(table.tokens[seat], 403))["error"]["left"]
        assert (told["now"], told["again"]) == ({"kind": "human", "name": "New"}, False)
        back = await table.api.post(f"/api/tables/{table.id}/join", {"k": table.tokens[seat], "name": "x"}, 409)
        assert back["error"]["code"] == "taken"
        async with table.api.sit(table.id, table.tokens[seat]) as removed:
            assert removed.closed == 4003
        await new.play(Random(1), most=1)


async def test_whom_the_others_voted_out_may_take_the_seat_again_while_nobody_else_has(settings: Settings) -> None:
    async with evening(settings, "human", "human") as table:
        seat = await table.asked()
        await table.here[seat].say("note", text="my plan")
        _, (other,) = await table.absent()
        assert await table.vote(other, seat, "person") == "", "who is alone with an absent person decides alone"
        again = await table.api.post(f"/api/tables/{table.id}/join", {"k": table.tokens[seat], "name": "anything"})
        me = await table.come(seat, again["token"])
        await me.settled()
        assert note(me) == "my plan"
        assert me.table["names"][seat] == f"P{seat}"


async def test_over_days_only_the_clock_makes_absent(settings: Settings) -> None:
    clock = {"kind": "turn", "bank": 5000, "increment": 100, "cap": 9000}
    async with evening(settings, "human", "human", clock=clock) as table:
        seat, (other,) = await table.absent()
        assert await table.vote(other, seat, "person") == "not-absent"
        table.time.now += 5000
        await table.server.hub.lives[table.id].timekeeper.look()
        assert await table.vote(other, seat, "person") == ""


async def test_a_bot_for_who_ran_out_of_time_takes_the_same_vote(settings: Settings) -> None:
    async with evening(settings, clock={"kind": "live", "bank": 30, "increment": 2}) as table:
        seat = await table.asked()
        a, b = (other for other in (0, 1, 2) if other != seat)
        table.time.now += 31
        await table.server.hub.lives[table.id].timekeeper.look()
        await table.here[a].until(lambda: table.here[a].table["clock"]["flagged"] == [seat])
        assert (await table.here[a].say("clock", key="1", do="bot"))["type"] == "ack"
        await table.here[b].until(lambda: bool(table.here[b].table["ballots"]))
        assert table.here[b].table["seats"][seat]["kind"] == "human"
        assert (await table.here[b].say("clock", key="2", do="bot"))["type"] == "ack"
        await table.here[b].until(lambda: table.here[b].table["seats"][seat]["kind"] == "bot")


async def test_who_thinks_in_secret_moves_no_time_of_absence(settings: Settings) -> None:
    """A sealed answer that is revised must not show in the table that all see."""
    async with evening(settings) as table:
        seat = await table.asked()
        await table.here[seat].act(["open", "dear"])
        a, b, c = 0, 1, 2
        for other in (a, b):
            await table.here[other].until(lambda s=table.here[other]: s.state["ask"]["kind"] == "stake")
        await table.go(c)
        table.time.now += 5
        await table.here[a].act(["pass"])
        await table.here[b].settled()
        table.time.now += 5
        before = table.here[b].table["seats"][c]["absent"]
        count = len(table.here[b].raw)
        stake = next(o["action"] for o in table.here[a].state["options"] if o["action"][0] == "stake")
        assert (await table.here[a].act(stake))["type"] == "ack"
        await table.here[b].settled()
        assert len(table.here[b].raw) == count + 1, "only the pong"
        assert table.here[b].table["seats"][c]["absent"] == before
