"""Notices to persons: by push, mail and webhook, once a question, to who is not there, and how each of them went."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from araldo.server import herald, reach, standings
from araldo.server.hooks import Said, shaped
from araldo.server.hours import Quiet, next_at
from araldo.server.push import Subscription, b64, keys_for, unb64
from araldo.server.schema import tidings as rows
from araldo.server.schema import ways
from araldo.server.sentences import Refused
from araldo.server.settings import Settings
from araldo.server.tidings import Tiding, span, words
from tests.server.client import Api, Server, Sitting, serving
from tests.server.receivers import Browser, Postbox, Receiver, claims, link_in, posting, receiving, text_of
from tests.server.test_clocks import FakeTime
from tests.server.test_people import browsers, count
from tests.server.test_windows import at_window

AWAY = 60.0
HOUR = 3600.0


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The looks that a server takes from time to time are the test's to take."""

    async def never(self: object) -> None:
        pass

    monkeypatch.setattr(herald.Herald, "run", never)
    monkeypatch.setattr(standings.Standings, "run", never)


@pytest.fixture
async def postbox() -> AsyncIterator[tuple[Postbox, str]]:
    async with posting() as found:
        yield found


@pytest.fixture
async def outside() -> AsyncIterator[Receiver]:
    async with receiving() as found:
        yield found


class Friends:
    """Anna and Bruno at a table; the simulated clock is at noon of a Wednesday."""

    def __init__(self, server: Server, time: FakeTime, people: list[Api]) -> None:
        self.server, self.time = server, time
        self.anna, self.bruno = people
        self.table = self.title = ""
        self.tokens: list[str] = []

    async def sit_down(self, title: str = "Friday", **more: Any) -> None:
        wish = {"game": "tiny", "title": title, "seats": [{"kind": "human", "name": "Anna"}, {"kind": "open"}]} | more
        made = await self.anna.post("/api/tables", wish)
        invite = made["links"]["seats"][1]["token"]
        joined = await self.bruno.post(f"/api/tables/{made['table']}/join", {"k": invite, "name": "Bruno"})
        self.table, self.tokens = made["table"], [made["token"], joined["token"]]

    async def begin(self, title: str = "Friday", **more: Any) -> None:
        """Bruno has decided: everybody is awaited now, and nobody is there."""
        await self.sit_down(title, **more)
        live = self.server.hub.lives[self.table]
        first = live.awaited()[0]
        async with self.at(first) as opener:
            await opener.act(["open", "dear"])

    def at(self, seat: int) -> Sitting:
        return (self.anna, self.bruno)[seat].sit(self.table, self.tokens[seat])

    async def answer(self) -> None:
        """Anna decides."""
        async with self.at(0) as anna:
            assert anna.asked
            assert (await anna.act(["pass"]))["type"] == "ack"

    async def later(self, seconds: float = AWAY + 1, there: int = 0) -> int:
        """Time passes; the server looks at its tables, and tells what is due. `there`: sockets that are open."""
        await self.sockets(there)
        self.time.now += seconds
        await self.server.hub.standings.look()
        return await self.server.hub.herald.send_due()

    async def sockets(self, there: int) -> None:
        """Wait until the server knows who has left."""
        async with asyncio.timeout(20):
            while sum(len(live.audience.conns) for live in self.server.hub.lives.values()) != there:
                await asyncio.sleep(0)

    async def ways(self) -> list[dict[str, Any]]:
        return list((await self.anna.get("/api/me/notices"))["ways"])


@asynccontextmanager
async def friends(settings: Settings, **more: Any) -> AsyncIterator[Friends]:
    time = FakeTime()
    time.now = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()
    own = replace(settings, away_seconds=AWAY, hooks_private=True, public_url="https://table.example", **more)
    async with serving(own, time) as server, browsers(server, 2) as people:
        yield Friends(server, time, people)


async def test_a_push_comes_encrypted_and_signed_once_and_is_noted_when_it_is_shown(
    settings: Settings, outside: Receiver
) -> None:
    async with friends(settings) as found:
        await found.begin()
        browser = Browser(outside.url)
        told = await found.anna.post("/api/me/notices/push", browser.given())
        assert told["ways"][0]["here"] is True
        found.server.hub.standings._seen.clear()
        assert await found.later() == 1
        [got] = outside.got
        assert got.path == "/push/one"
        assert (got.headers["content-encoding"], got.headers["ttl"]) == ("aes128gcm", str(7 * 86_400))
        said = claims(got.headers["authorization"], told["push"])
        assert (said["aud"], said["sub"]) == (outside.url, "https://table.example")
        assert 0 < said["exp"] - found.time.now <= 86_400
        notice = browser.read(got.body)
        assert notice["title"] == "Your turn: Friday"
        assert (notice["url"], notice["tag"]) == (f"/t/{found.table}", f"{found.table}-0")
        assert [act for act, _ in notice["acts"]] == ["play", "later"]
        assert (await found.ways())[0]["result"] == "sent", "what the push service has is not shown yet"
        found.time.now += 2
        async with Api(found.server) as worker:
            await worker.post("/api/notices/shown", {"mark": notice["mark"]})
            assert (await worker.post("/api/notices/shown", {"mark": notice["mark"]}, 404))["error"]["code"]
        [way] = await found.ways()
        assert (way["result"], way["said"]) == ("shown", "2")
        assert await found.later(HOUR) == 0, "one for each question"


async def test_an_answer_elsewhere_withdraws_the_notice_and_the_next_question_has_its_own(
    settings: Settings, outside: Receiver
) -> None:
    async with friends(settings) as found:
        await found.sit_down()
        browser = Browser(outside.url)
        await found.anna.post("/api/me/notices/push", browser.given())
        live = found.server.hub.lives[found.table]
        async with found.at(live.awaited()[0]) as opener:
            await opener.act(["open", "dear"])
        assert await found.later() == 1
        await found.answer()
        await found.later(1)
        assert [browser.read(got.body).get("withdraw") for got in outside.got] == [None, f"{found.table}-0"]
        assert outside.got[0].headers["topic"] == outside.got[1].headers["topic"], "one that waits is replaced"
        await found.later()
        assert len(outside.got) == 2


async def test_who_looks_at_the_table_hears_nothing_and_in_an_hour_is_in_an_hour(
    settings: Settings, outside: Receiver
) -> None:
    async with friends(settings) as found:
        await found.sit_down()
        browser = Browser(outside.url)
        await found.anna.post("/api/me/notices/push", browser.given())
        live = found.server.hub.lives[found.table]
        async with found.at(0):
            async with found.at(live.awaited()[0]) as opener:
                await opener.act(["open", "dear"])
            assert await found.later(there=1) == 0
        assert await found.later(AWAY / 2) == 0, "only just left"
        assert await found.later() == 1
        mark = browser.read(outside.got[0].body)["mark"]
        async with Api(found.server) as worker:
            await worker.post("/api/notices/later", {"mark": mark})
        assert await found.later(HOUR - 10) == 0
        assert await found.later(20) == 1


async def test_the_button_of_a_mail_signs_in_that_person_once(
    settings: Settings, postbox: tuple[Postbox, str]
) -> None:  # fmt: skip
    box, smtp = postbox
    async with friends(settings, smtp=smtp) as found:
        await confirmed(found.anna, box, "Anna@Example.org")
        await found.begin("Venerdì", lang="it", clock={"kind": "turn", "bank": 40_000})
        await found.anna.post("/api/me", {"settings": {"lang": "it"}})
        assert await found.later() == 1
        mail = await box.next()
        assert mail["to"] == "anna@example.org"
        assert mail["subject"] == "Tocca a te: Venerdì"
        assert "Ancora 11 h." in text_of(mail)
        assert f"?t={found.table}" in text_of(mail)
        secret = link_in(mail)
        async with browsers(found.server, 2) as [phone, late]:
            looked = await phone.post("/api/mail/look", {"k": secret})
            assert (looked["name"], looked["path"], looked["mine"]) == ("Anna", f"/t/{found.table}", False)
            entered = await phone.post("/api/mail/use", {"k": secret})
            assert (entered["path"], entered["me"]["name"]) == (f"/t/{found.table}", "Anna")
            assert (await phone.get(f"/api/tables/{found.table}"))["me"]["seat"] == 0
            assert (await late.post("/api/mail/use", {"k": secret}, 404))["error"]["code"] == "bad-mail-link"
        [way] = await found.ways()
        assert (way["result"], way["said"]) == ("taken", "250 OK")


async def test_the_button_of_a_mail_counts_until_the_deadline(
    settings: Settings, postbox: tuple[Postbox, str]
) -> None:  # fmt: skip
    box, smtp = postbox
    async with friends(settings, smtp=smtp) as found:
        await confirmed(found.anna, box)
        await found.begin(clock={"kind": "turn", "bank": 7200})
        assert await found.later() == 1
        secret = link_in(await box.next())
        found.time.now += 7200
        async with browsers(found.server, 1) as [phone]:
            await phone.post("/api/mail/look", {"k": secret}, 404)


async def confirmed(api: Api, box: Postbox, mail: str = "anna@example.org") -> str:
    """An address that its owner has confirmed."""
    await api.post("/api/me", {"name": "Anna"})
    told = await api.post("/api/me/mail", {"mail": mail})
    assert (told["pending"], told["ways"]) == (mail.lower(), []), "nothing goes to an address that is not confirmed"
    secret = link_in(await box.next())
    async with Api(api.server, browser=True) as reader:  # wherever the mail is read
        assert (await reader.post("/api/mail/look", {"k": secret}))["confirm"] is True
        await reader.post("/api/mail/use", {"k": secret})
        assert (await reader.get("/api/me"))["known"] is False, "to confirm is not to sign in"
    return secret


async def test_a_link_by_mail_signs_in_and_nobody_learns_who_has_an_address(
    settings: Settings, postbox: tuple[Postbox, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    box, smtp = postbox
    async with friends(settings, smtp=smtp) as found, browsers(found.server, 2) as [phone, guest]:
        await confirmed(found.anna, box)
        assert (await found.anna.get("/api/me"))["ways"] == 1
        looked_up = list[str]()
        monkeypatch.setattr(found.server.hub.store, "rows", _watched(found.server.hub.store.rows, looked_up))
        spawned: list[Any] = []
        monkeypatch.setattr(found.server.hub.tasks, "spawn", lambda work, name: spawned.append(work))
        answers = [await phone.http.post("/api/mail/ask", json={"mail": mail})
                   for mail in ("ANNA@example.org", "nobody@example.org")]  # fmt: skip
        assert len({(answer.status_code, answer.text) for answer in answers}) == 1
        assert not any("ways" in text for text in looked_up), "the answer waits for nothing that depends on it"
        for work in spawned:
            await work
        secret = link_in(await box.next())
        assert box.mails == []
        await guest.table("tiny", "human", "miser")
        assert (await guest.post("/api/mail/use", {"k": secret}, 409))["error"]["code"] == "guest-seats"
        found.time.now += 890
        assert (await phone.post("/api/mail/use", {"k": secret}))["me"]["name"] == "Anna"
        await guest.post("/api/mail/use", {"k": secret}, 404)
        devices = (await phone.get("/api/me/devices"))["sessions"]
        assert [one["way"] for one in devices if one["here"]] == ["mail"]
        await phone.http.post("/api/mail/ask", json={"mail": "anna@example.org"})
        await spawned[-1]
        late = link_in(await box.next())
        found.time.now += 901
        await guest.post("/api/mail/use", {"k": late, "along": True}, 404)


def _watched(rows: Any, seen: list[str]) -> Any:
    async def watch(query: Any) -> Any:
        seen.append(str(query))
        return await rows(query)

    return watch


async def test_an_address_is_one_person_s_and_goes_with_them(
    settings: Settings, postbox: tuple[Postbox, str]
) -> None:  # fmt: skip
    box, smtp = postbox
    async with friends(settings, smtp=smtp) as found:
        await confirmed(found.anna, box)
        await confirmed(found.bruno, box)
        assert await found.ways() == [], "whoever reads the mail has said whose the address is"
        await found.bruno.post("/api/me/delete", {"name": "Anna"})
        assert await count(found.server, ways) == 0
        for wrong in (
            "no address",
            "a@",
            "@b",
            "a@b@c.example",
            "a\r\nbcc: b@c.example",
            "<a@b.example>",
            "à@b.example",
        ):
            await found.anna.post("/api/me/mail", {"mail": wrong}, 422)


async def test_what_comes_in_the_quiet_hours_is_told_together_at_their_end(
    settings: Settings, outside: Receiver
) -> None:
    async with friends(settings) as found:
        browser = Browser(outside.url)
        await found.anna.post("/api/me", {"name": "Anna"})
        await found.anna.post("/api/me/notices/push", browser.given())
        quiet = {"on": True, "start": 22 * 60, "end": 8 * 60}
        await found.anna.post("/api/me/notices", {"quiet": quiet, "zone": "Europe/Rome"})
        found.time.now += 10 * HOUR  # 23:00 in Rome
        await found.begin("Friday")
        await found.begin("Tuesday")
        assert await found.later() == 0
        assert await found.later(8 * HOUR) == 0
        assert await found.later(HOUR) == 1
        notice = browser.read(outside.got[0].body)
        assert notice["title"] == "2 tables wait for you"
        assert [line.split(":")[0] for line in notice["body"].split("\n")] == ["Friday", "Tuesday"]


async def test_a_digest_comes_at_its_hour_with_all_of_it(settings: Settings, postbox: tuple[Postbox, str]) -> None:
    box, smtp = postbox
    async with friends(settings, smtp=smtp) as found:
        await confirmed(found.anna, box)
        await found.anna.post("/api/me/notices", {"zone": "Europe/Rome"})
        await found.anna.post(f"/api/me/notices/{(await found.ways())[0]['id']}", {"hour": 18 * 60})
        await found.begin("Friday")
        await found.begin("Tuesday")
        assert await found.later(4 * HOUR) == 0
        assert await found.later(HOUR) == 1
        mail = await box.next()
        assert mail["subject"] == "2 tables wait for you"
        assert "Your turn: Friday" in text_of(mail)
        assert "- Your turn: Tuesday" in text_of(mail)


async def test_a_reminder_comes_when_a_quarter_of_the_time_is_left(settings: Settings, outside: Receiver) -> None:
    async with friends(settings) as found:
        browser = Browser(outside.url)
        await found.anna.post("/api/me", {"name": "Anna"})
        await found.anna.post("/api/me/notices/push", browser.given())
        await found.begin(clock={"kind": "turn", "bank": 4 * HOUR})
        assert await found.later() == 1
        assert await found.later(3 * HOUR - 2 * AWAY) == 0
        assert await found.later() == 1
        first, second = (browser.read(got.body) for got in outside.got)
        assert first["body"].endswith("3 h 58 min left.")
        assert second["title"] == "59 min left: Friday"
        assert int(outside.got[1].headers["ttl"]) <= HOUR


async def test_the_time_left_and_the_reminder_know_the_night_of_the_table(
    settings: Settings, outside: Receiver
) -> None:
    """Noon, and two hours: one until the night from 13 to 23, one after it."""
    async with friends(settings) as found:
        browser = Browser(outside.url)
        await found.anna.post("/api/me", {"name": "Anna"})
        await found.anna.post("/api/me/notices/push", browser.given())
        hours = {"start": 13 * 60, "end": 23 * 60, "zone": "UTC"}
        await found.begin(clock={"kind": "turn", "bank": 2 * HOUR, "nights": "table", "hours": hours})
        assert await found.later() == 1
        assert browser.read(outside.got[0].body)["body"].endswith("11 h left.")
        assert await found.later(11 * HOUR) == 0
        assert await found.later(HOUR / 2) == 1
        assert browser.read(outside.got[1].body)["title"] == "28 min left: Friday"


async def test_a_reminder_that_the_quiet_hours_would_delay_beyond_the_end_is_none(
    settings: Settings, outside: Receiver
) -> None:
    async with friends(settings) as found:
        await found.anna.post("/api/me", {"name": "Anna"})
        await found.anna.post("/api/me/notices/push", Browser(outside.url).given())
        quiet = {"on": True, "start": 14 * 60, "end": 20 * 60}
        await found.anna.post("/api/me/notices", {"quiet": quiet, "zone": "UTC"})
        await found.begin(clock={"kind": "turn", "bank": 4 * HOUR})
        assert await found.later() == 1
        assert await found.later(9 * HOUR) == 0


async def test_three_failures_pause_a_way_and_home_says_so_until_it_is_turned_on_again(
    settings: Settings, outside: Receiver
) -> None:
    async with friends(settings) as found:
        await found.anna.post("/api/me", {"name": "Anna"})
        told = await found.anna.post("/api/me/notices/webhook", {"url": f"{outside.url}/secret", "name": "club"})
        [way] = told["ways"]
        assert "secret" not in str(told), "the address of a hook is a password"
        outside.status = 404
        for n in range(3):
            assert (await found.anna.get("/api/me"))["paused"] == 0
            await found.begin(f"Table {n}")
            assert await found.later() == 0
        [shown] = await found.ways()
        assert (shown["result"], shown["said"], shown["paused"]) == ("failed", "404", True)
        assert (await found.anna.get("/api/me"))["paused"] == 1
        await found.begin("Table 3")
        await found.later()
        assert len(outside.got) == 3
        outside.status = 204
        told = await found.anna.post(f"/api/me/notices/{way['id']}", {"active": True})
        assert told["ways"][0]["paused"] is False
        tested = await found.anna.post(f"/api/me/notices/{way['id']}/test", {})
        assert (tested["ways"][0]["result"], tested["ways"][0]["paused"]) == ("ok", False)
        await found.begin("Table 4")
        assert await found.later() == 1


async def test_what_is_out_of_reach_for_now_is_tried_again(settings: Settings, outside: Receiver) -> None:
    async with friends(settings) as found:
        await found.anna.post("/api/me", {"name": "Anna"})
        await found.anna.post("/api/me/notices/webhook", {"url": outside.url})
        outside.status = 503
        await found.begin()
        assert await found.later() == 0
        assert [(way["result"], way["said"]) for way in await found.ways()] == [("again", "503")]
        outside.status = 200
        assert await found.later() == 1


async def test_a_browser_that_has_given_up_its_subscription_is_not_tried_again(
    settings: Settings, outside: Receiver
) -> None:
    async with friends(settings) as found:
        await found.anna.post("/api/me", {"name": "Anna"})
        told = await found.anna.post("/api/me/notices/push", Browser(outside.url).given())
        outside.status = 410
        tested = await found.anna.post(f"/api/me/notices/{told['ways'][0]['id']}/test", {})
        assert tested["ways"][0]["paused"] is True


async def test_a_game_alone_against_bots_is_left_in_peace_unless_a_clock_runs(
    settings: Settings, outside: Receiver
) -> None:
    async with friends(settings) as found:
        await found.anna.post("/api/me", {"name": "Anna"})
        await found.anna.post("/api/me/notices/push", Browser(outside.url).given())
        await found.anna.table("tiny", "human", "miser", "miser")
        assert await found.later() == 0
        await found.anna.table("tiny", "human", "miser", "miser", clock={"kind": "turn", "bank": HOUR})
        await asyncio.sleep(0)
        live = [*found.server.hub.lives.values()][-1]
        async with found.anna.sit(live.id, found.server.hub.tokens.seat(live.id, 0, 1)) as anna:
            await anna.until(lambda: anna.asked)
        assert await found.later() == 1


async def test_only_mentions_are_told_with_a_name_and_a_private_line_to_no_hook(
    settings: Settings, outside: Receiver
) -> None:
    async with friends(settings) as found:
        browser = Browser(outside.url)
        await found.sit_down()
        await found.anna.post("/api/me/notices/push", browser.given())
        await found.anna.post("/api/me/notices/webhook", {"url": f"{outside.url}/hook"})
        wants = {"push": ["talk"], "mail": [], "webhook": ["talk"]}
        await found.anna.post("/api/me/notices", {"wants": wants})
        async with found.at(1) as bruno:
            await bruno.say("chat", key="a", text="sixty for the town?", to=0)
        assert await found.later() == 1
        [got] = outside.got
        notice = browser.read(got.body)
        assert notice["body"] == "Somebody at the table has written to you alone."
        async with found.at(0):
            await found.later(1, there=1)
        async with found.at(1) as bruno:
            await bruno.say("chat", key="b", text="well, @Anna?")
        await found.later()
        pushed, hooked = sorted(outside.got[1:], key=lambda got: got.path, reverse=True)
        assert browser.read(pushed.body)["body"] == hooked.json["text"] == "Bruno has named you."
        assert "well" not in str(hooked.json), "what was said is not told"


async def test_who_could_react_at_a_window_is_told_to_nobody(tmp_path: Path) -> None:
    async with at_window(tmp_path) as table:
        live = table.live
        row = Tiding(1, "p", "w", "turn", live.id, 1, live.match.question_id(1), "", "m", 0, "due")
        said = words(live, row, "en", table.time.now)
        assert said is not None
        assert (said.text, said.question, said.public) == ("The table waits for you.", "", False)
        assert words(live, row._replace(number=0), "en", table.time.now) is None


async def test_a_session_that_ends_takes_its_browser_along_and_a_guest_s_goes_along(
    settings: Settings, outside: Receiver
) -> None:
    async with friends(settings) as found, browsers(found.server, 1) as [phone]:
        await found.anna.post("/api/me", {"name": "Anna"})
        await phone.post("/api/me", {"name": "Guest"})
        await phone.post("/api/me/notices/push", Browser(outside.url).given())
        code = (await found.anna.post("/api/me/link", {}))["code"]
        await phone.post("/api/codes/use", {"code": code})
        assert [way["here"] for way in (await phone.get("/api/me/notices"))["ways"]] == [True]
        assert [way["here"] for way in await found.ways()] == [False]
        await found.anna.post("/api/me/devices/end-others", {})
        assert await found.ways() == []


async def test_what_was_not_written_down_before_a_crash_is_told_after_the_next_start(
    settings: Settings, outside: Receiver
) -> None:
    browser = Browser(outside.url)
    async with friends(settings) as found:
        await found.sit_down()
        await found.anna.post("/api/me/notices/push", browser.given())
        await found.server.hub.standings.look()
        live = found.server.hub.lives[found.table]
        async with found.at(live.awaited()[0]) as opener:
            await opener.act(["open", "dear"])
        now = found.time.now
    async with friends(settings) as again:  # nobody has looked since that move
        again.time.now = now + 1
        await again.server.hub.herald._resume()
        assert await again.later() == 1


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_two_workers_tell_it_once(settings: Settings, outside: Receiver) -> None:
    async with friends(settings) as found, serving(replace(found.server.hub.settings), found.time) as other:
        await found.sit_down()
        await found.anna.post("/api/me/notices/push", Browser(outside.url).given())
        live = found.server.hub.lives[found.table]
        async with found.at(live.awaited()[0]) as opener:
            await opener.act(["open", "dear"])
        await other.hub.get(found.table)
        await found.sockets(0)
        found.time.now += AWAY + 1
        hubs = (found.server.hub, other.hub)
        await asyncio.gather(*(hub.standings.look() for hub in hubs))
        sent = await asyncio.gather(*(hub.herald.send_due() for hub in hubs))
        assert sum(sent) == 1
        assert len(outside.got) == 1
        assert await count(found.server, rows) == 1


async def test_what_a_server_cannot_do_is_not_offered(settings: Settings) -> None:
    bare = replace(settings, push=False, hooks=False, smtp="smtp://127.0.0.1:1")  # it does not know its address
    async with serving(bare) as server, Api(server, browser=True) as api:
        await api.post("/api/me", {"name": "Anna"})
        told = await api.get("/api/me/notices")
        assert (told["push"], told["mail"], told["webhook"]) == ("", False, False)
        for path, body in (("/api/me/notices/push", Browser("https://push.example").given()),
                           ("/api/me/notices/webhook", {"url": "https://hook.example/"}),
                           ("/api/mail/ask", {"mail": "a@example.org"})):  # fmt: skip
            assert (await api.post(path, body, 404))["error"]["code"] == "not-offered-here"


async def test_a_hook_in_a_private_network_is_not_called(settings: Settings, outside: Receiver) -> None:
    async with serving(settings) as server, Api(server, browser=True) as api:
        await api.post("/api/me", {"name": "Anna"})
        port = outside.url.rpartition(":")[2]
        await api.post("/api/me/notices/webhook", {"url": f"http://localhost:{port}/"}, 422)
        told = await api.post("/api/me/notices/webhook", {"url": f"https://localhost:{port}/"})
        tested = await api.post(f"/api/me/notices/{told['ways'][0]['id']}/test", {})
        assert (tested["ways"][0]["result"], tested["ways"][0]["said"]) == ("failed", "private-address")
        assert outside.got == []


@pytest.mark.parametrize("address", [
    "127.0.0.1", "10.1.2.3", "192.168.0.1", "172.20.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
    "::1", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "::",
])  # fmt: skip
def test_an_address_that_is_not_of_the_open_internet_is_none(address: str) -> None:
    assert reach.public(address) is False
    assert reach.public("9.9.9.9")
    assert reach.public("2620:fe::fe")


@pytest.mark.parametrize("url", [
    "http://hook.example/", "https://", "ftp://hook.example/", "https://me:you@hook.example/", "https://a b/",
    "https://hook.example/\r\nx: y", "https://hook.example:0/", "https://hook.example:99999/", "https://höok.example/",
])  # fmt: skip
def test_an_address_that_cannot_be_called_is_refused(url: str) -> None:
    with pytest.raises(reach.Unreachable):
        reach.readable(url, plain=False)


def test_push_keys_are_derived_as_in_the_standard_s_own_example() -> None:
    """RFC 8291, appendix A."""
    secret = unb64("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs")
    theirs = unb64("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    ours = unb64("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8")
    to = Subscription("", theirs, unb64("BTBZMqHH6r4Tts7J_aSIgg"))
    key, nonce = keys_for(secret, to.auth, unb64("DGv6ra1nlYgDCS1FRnbzlw"), to.key, ours)
    assert (b64(key), b64(nonce)) == ("oIhVW04MRdy2XN9CiKLxTg", "4h_95klXJ5E_qnoN")


def at(text: str) -> float:
    return datetime.fromisoformat(text).timestamp()


@pytest.mark.parametrize(("now", "end"), [
    ("2026-11-18T21:59:00+01:00", "2026-11-18T21:59:00+01:00"),
    ("2026-11-18T22:00:00+01:00", "2026-11-19T08:00:00+01:00"),
    ("2026-11-19T07:59:00+01:00", "2026-11-19T08:00:00+01:00"),
    ("2026-11-20T23:00:00+01:00", "2026-11-23T08:00:00+01:00"),  # into a quiet weekend, out of it into a night
    ("2026-03-28T12:00:00+01:00", "2026-03-30T08:00:00+02:00"),  # summer time begins meanwhile
])  # fmt: skip
def test_quiet_hours_end_where_somebody_lives(now: str, end: str) -> None:
    quiet = Quiet(on=True, start=22 * 60, end=8 * 60, weekend=True)
    assert quiet.over(at(now), "Europe/Rome") == at(end)
    assert next_at(at("2026-11-18T18:00:00+01:00"), 18 * 60, "Europe/Rome") == at("2026-11-19T18:00:00+01:00")
    with pytest.raises(Refused):
        quiet.over(at(now), "../../etc/passwd")


@pytest.mark.parametrize(("seconds", "said"), [(30, "1 min"), (2700, "45 min"), (9900, "2 h 45 min"), (39_600, "11 h"),
                                               (183_600, "2 g 3 h"), (172_800, "2 g")])  # fmt: skip
def test_a_time_is_said_in_two_figures(seconds: float, said: str) -> None:
    assert span("it", seconds) == said


@pytest.mark.parametrize(("text", "called"), [
    ("@Anna?", True), ("well @anna", True), ("Anna", False), ("@Annabel", False), ("@", False)])  # fmt: skip
def test_a_name_is_called_with_its_sign(text: str, called: bool) -> None:
    assert herald.names(text, "Anna") is called
    assert not herald.names(text, "")


def test_each_receiver_gets_the_shape_that_it_takes() -> None:
    said = Said("turn", "Your turn: <Friday>", "Plan. 11 h left.", "/t/x", "x", "<Friday>", "tiny", "Anna", "plan",
                at("2026-11-16T18:12:00+00:00"))  # fmt: skip
    plain = shaped("json", said, "https://a.example/t/x")
    assert (plain["event"], plain["deadline"], plain["url"]) == ("your_turn", "2026-11-16T18:12:00Z",
                                                                 "https://a.example/t/x")  # fmt: skip
    discord = shaped("discord", said, "https://a.example/t/x")
    assert discord["embeds"][0]["title"] == "Anna: Your turn: <Friday>"
    assert discord["allowed_mentions"] == {"parse": []}, "a name cannot call everybody"
    slack = shaped("slack", said, "https://a.example/t/x")["text"]
    assert slack == "<https://a.example/t/x|Anna: Your turn: &lt;Friday&gt;>\nPlan. 11 h left."
    assert shaped("ntfy", said, "")["message"] == "Plan. 11 h left."


async def test_ntfy_is_called_at_its_root_with_the_topic_in_the_message(settings: Settings, outside: Receiver) -> None:
    async with friends(settings) as found:
        await found.anna.post("/api/me", {"name": "Anna"})
        wish = {"url": f"{outside.url}/talk/araldo-7", "shape": "ntfy"}
        told = await found.anna.post("/api/me/notices/webhook", wish)
        await found.anna.post(f"/api/me/notices/{told['ways'][0]['id']}/test", {})
        [got] = outside.got
        assert (got.path, got.json["topic"]) == ("/talk/", "araldo-7")


async def test_all_that_is_kept_of_notices_goes_with_the_person(settings: Settings, outside: Receiver) -> None:
    async with friends(settings) as found:
        await found.begin()
        await found.anna.post("/api/me/notices/webhook", {"url": outside.url, "name": "club"})
        found.server.hub.standings._seen.clear()
        await found.later()
        assert await count(found.server, rows) == 1
        person = (await found.server.hub.store.rows(sa.select(ways.c.person_id)))[0][0]
        await found.server.hub.herald.tell(person, "k", {"en": ("A", "b"), "it": ("A", "b")}, "/")
        assert await count(found.server, rows) == 2
        await found.anna.post("/api/me/delete", {"name": "Anna"})
        assert [await count(found.server, one) for one in (ways, rows)] == [0, 0]
