"""Notices: to people who are really away, once a question, by mail and by webhook."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from araldo.server.settings import Settings
from tests.server.client import Api, serving, turn
from tests.server.receivers import Postbox, link_in, posting
from tests.server.test_clocks import FakeTime


@pytest.fixture
async def postbox() -> AsyncIterator[tuple[Postbox, str]]:
    async with posting() as found:
        yield found


async def test_a_mail_goes_once_to_who_is_away_and_awaited(settings: Settings, postbox: tuple[Postbox, str]) -> None:
    box, smtp = postbox
    time = FakeTime()
    own = replace(settings, smtp=smtp, away_seconds=60.0, public_url="https://table.example", mail_from="a@b.example")
    async with serving(own, time) as server, Api(server) as api:
        outbox = server.hub.outbox
        made = await api.table("tiny", "human", "human", lang="it", title="Giovedì")
        tokens = [link["token"] for link in made["links"]["seats"]]
        async with api.sit(made["table"], tokens[0]) as a, api.sit(made["table"], tokens[1]) as b:
            asked = await turn(a, b)
            assert asked is not None
            seat = asked.state["me"]["seat"]
            other = 1 - seat
            for who in (0, 1):
                path = f"/api/tables/{made['table']}/contact"
                await api.post(path, {"k": tokens[who], "mail": f"p{who}@example.org"})
            assert (await api.post(path, {"k": tokens[0], "mail": "nobody"}, 422))["error"]["code"] == "bad-mail"
            await asked.act(["open", "dear"])  # now both are awaited
            await turn(a, b)
            time.now += 61
            assert await outbox.send_due() == 0, "both are here"
        time.now += 30
        assert await outbox.send_due() == 0, "they have only just left"
        async with api.sit(made["table"], tokens[other]) as back:
            time.now += 200
            box.refuse = "451 not now"
            assert await outbox.send_due() == 0
            box.refuse = ""
            time.now += 120
            assert await outbox.send_due() == 1, "tried again"
            assert await outbox.send_due() == 0, "never twice"
            assert back.closed is None
        mail = box.mails[0]
        assert mail.rcpt_tos == [f"p{seat}@example.org"]
        text = bytes(mail.content or b"").decode()
        assert "Giorno di fiera" in text
        assert f"https://table.example/t/{made['table']}?k=" in text.replace("=\r\n", "").replace("=3D", "=")
        time.now += 500
        async with api.sit(made["table"], tokens[other]) as back:
            await back.act(["pass"])
        time.now += 500
        assert await outbox.send_due() == 0, "who has answered hears nothing"
        assert len(box.mails) == 1


async def test_a_webhook_is_told_the_same(settings: Settings) -> None:
    told: list[dict[str, Any]] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            told.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    hook = HTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=hook.serve_forever, daemon=True).start()
    time = FakeTime()
    own = replace(settings, webhook=f"http://127.0.0.1:{hook.server_port}/hook", away_seconds=60.0)
    async with serving(own, time) as server, Api(server) as api:
        made = await api.table("tiny", "human", "human")
        async with api.sit(made["table"], made["token"]) as a, \
                   api.sit(made["table"], made["links"]["seats"][1]["token"]) as b:  # fmt: skip
            asked = await turn(a, b)
            assert asked is not None
            await asked.act(["open", "dear"])
        await asyncio.sleep(0)
        time.now += 130
        assert await server.hub.outbox.send_due() == 2
        assert sorted(line["seat"] for line in told) == [0, 1]
        assert {line["event"] for line in told} == {"awaited"}
    hook.shutdown()


async def test_who_gets_mail_as_a_person_gets_none_for_the_seat(
    settings: Settings, postbox: tuple[Postbox, str]
) -> None:  # fmt: skip
    box, smtp = postbox
    time = FakeTime()
    own = replace(settings, smtp=smtp, away_seconds=60.0, public_url="https://table.example")
    async with serving(own, time) as server, Api(server, browser=True) as api:
        await api.post("/api/me", {"name": "Anna"})
        await api.post("/api/me/mail", {"mail": "anna@example.org"})
        await api.post("/api/mail/use", {"k": link_in(await box.next())})
        made = await api.table("tiny", "human", "human")
        tokens = [link["token"] for link in made["links"]["seats"]]
        await api.post(f"/api/tables/{made['table']}/contact", {"k": tokens[0], "mail": "Anna@example.org"})
        await api.post(f"/api/tables/{made['table']}/contact", {"k": tokens[1], "mail": "b@example.org"})
        async with api.sit(made["table"], tokens[0]) as a, api.sit(made["table"], tokens[1]) as b:
            asked = await turn(a, b)
            assert asked is not None
            await asked.act(["open", "dear"])
        async with asyncio.timeout(20):
            while server.hub.lives[made["table"]].audience.conns:
                await asyncio.sleep(0)
        time.now += 200
        await server.hub.outbox.send_due()
        assert [mail.rcpt_tos for mail in box.mails if b"/m/" not in bytes(mail.content or b"")] == [["b@example.org"]]
