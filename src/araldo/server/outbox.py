"""Notices to people who are really away: a line in the outbox with the move that made somebody awaited, sent later.

One line a question and way of telling it, never twice. When it is due the table is looked at again: who has answered,
or is there, gets nothing.
"""

from __future__ import annotations

import asyncio
import urllib.request
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote, urlsplit

import aiosmtplib
import structlog

from araldo.kernel.errors import AraldoError
from araldo.server.metrics import METRICS
from araldo.server.settings import Settings
from araldo.server.store import Notice
from araldo.server.wire import encode
from araldo.server.words import say

if TYPE_CHECKING:
    from araldo.server.hub import Hub
    from araldo.server.live import Live

log = structlog.get_logger("araldo.outbox")
TRIES = 5
MAIL, WEBHOOK = "mail", "webhook"


def notices_for(settings: Settings, live: Live, now: float) -> list[dict[str, Any]]:
    """The lines of the outbox for those who are awaited now."""
    if live.head.hot_seat or not (settings.smtp or settings.webhook):
        return []
    found = []
    for seat in live.awaited():
        place = live.sheet.places[seat]
        ways = [(MAIL, place.mail)] if settings.smtp and place.mail else []
        ways += [(WEBHOOK, settings.webhook)] if settings.webhook else []
        ask = live.match.question_id(seat)
        for kind, target in ways:
            found.append({"once": f"{live.id} {seat} {ask} {kind}", "table_id": live.id, "seat": seat, "ask": ask,
                          "kind": kind, "target": target, "due": now + settings.away_seconds, "tries": 0,
                          "state": "due"})  # fmt: skip
    return found


class Outbox:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def run(self) -> None:
        settings = self.hub.settings
        while settings.smtp or settings.webhook:
            try:
                await self.send_due()
            except Exception:
                log.exception("outbox")
            await asyncio.sleep(min(5.0, max(0.2, settings.away_seconds / 4)))

    async def send_due(self) -> int:
        """Look at what is due; returns how many notices have been sent."""
        sent = 0
        for notice in await self.hub.store.notices(self.hub.now()):
            sent += await self._one(notice)
        return sent

    async def _one(self, notice: Notice) -> bool:
        hub = self.hub
        try:
            live = await hub.get(notice.table)
        except AraldoError:
            await hub.store.settle_notice(notice.id, state="dropped")
            return False
        async with live.lock:
            wanted = notice.seat in live.awaited() and live.match.question_id(notice.seat) == notice.ask
            away = hub.away_since(live, notice.seat)
            message = self._mail(live, notice) if notice.kind == MAIL and wanted else None
            told = self._told(live, notice)
        if not wanted:
            await self._settle(notice, "dropped")
            return False
        now = hub.now()
        if away is None or now - away < hub.settings.away_seconds:
            until = now + hub.settings.away_seconds if away is None else away + hub.settings.away_seconds
            await hub.store.settle_notice(notice.id, due=until)
            return False
        if not await hub.store.claim_notice(notice.id, notice.tries, now + 60.0 * 2**notice.tries):
            return False  # another worker has it
        return await self._send(notice, message, told)

    async def _send(self, notice: Notice, message: EmailMessage | None, told: bytes) -> bool:
        try:
            if message is not None:
                await send_mail(self.hub.settings.smtp, message)
            else:
                await asyncio.to_thread(post, notice.target, told)
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"[:200]
            log.warning("not sent", kind=notice.kind, table=notice.table, error=reason)
            if notice.tries + 1 >= TRIES:
                await self._settle(notice, "failed")
            return False
        await self._settle(notice, "sent")
        return True

    async def _settle(self, notice: Notice, state: str) -> None:
        METRICS.notices.labels(notice.kind, state).inc()
        await self.hub.store.settle_notice(notice.id, state=state)

    def _link(self, live: Live, seat: int) -> str:
        base = self.hub.settings.public_url.rstrip("/")
        if not base:
            return ""
        token = self.hub.seat_token(live.id, seat, live.sheet.places[seat].generation)
        return f"{base}/t/{live.id}?k={token}"

    def _mail(self, live: Live, notice: Notice) -> EmailMessage:
        settings, lang = self.hub.settings, live.head.lang
        game, place = live.game, live.sheet.places[notice.seat]
        message = EmailMessage()
        message["From"] = settings.mail_from
        message["To"] = notice.target
        message["Subject"] = say(lang, "mail-subject", game=game.title[lang])
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=settings.mail_from.rpartition("@")[2] or "localhost")
        prompt = live.labels.prompt(live.match.asked(notice.seat), lang)
        message.set_content(say(lang, "mail-body", name=place.name, title=live.head.title or game.title[lang],
                                prompt=prompt, link=self._link(live, notice.seat)))  # fmt: skip
        return message

    def _told(self, live: Live, notice: Notice) -> bytes:
        return encode({"event": "awaited", "table": live.id, "game": live.game.id, "title": live.head.title,
                       "seat": notice.seat, "name": live.sheet.places[notice.seat].name})  # fmt: skip


async def send_mail(url: str, message: EmailMessage) -> None:
    where = urlsplit(url)
    tls = where.scheme == "smtps"
    await aiosmtplib.send(
        message, hostname=where.hostname or "localhost", port=where.port or (465 if tls else 25), use_tls=tls,
        username=unquote(where.username) if where.username else None,
        password=unquote(where.password) if where.password else None, timeout=20,
    )  # fmt: skip


def post(url: str, body: bytes) -> None:
    request = urllib.request.Request(url, data=body, headers={"content-type": "application/json"}, method="POST")
    with urllib.request.urlopen(request, timeout=20) as answer:
        answer.read(1000)
