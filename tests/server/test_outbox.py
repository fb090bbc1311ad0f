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
from aiosmtpd.smtp import SMTP, Envelope, Session

from araldo.server.settings import Settings
from tests.server.client import Api, serving, turn
from tests.server.test_clocks import FakeTime


class Postbox:
    def __init__(self) -> None:
        self.mails: list[Envelope] = []
        self.refuse = False

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        if self.refuse:
            return "451 not now"
        self.mails.append(envelope)
        return "250 OK"


@pytest.fixture
async def postbox() -> AsyncIterator[tuple[Postbox, str]]:
    """An SMTP server in this loop."""
    box = Postbox()
    server = await asyncio.get_running_loop().create_server(lambda: SMTP(box), "127.0.0.1", 0)
    yield box, f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    server.close()


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
            box.refuse = True
            assert await outbox.send_due() == 0
            box.refuse = False
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
