"""Notices to people who are really away: a line in the outbox with the move that made somebody awaited, sent later.

One line a question and way of telling it, never twice. When it is due the table is looked at again: who has answered,
or is there, gets nothing.
"""

from __future__ import annotations

import asyncio
import urllib.request
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

import aiosmtplib
import sqlalchemy as sa
import structlog

from araldo.kernel.errors import AraldoError
from araldo.server.metrics import METRICS
from araldo.server.notices import MAIL
from araldo.server.schema import seats, ways
from araldo.server.sentences import say
from araldo.server.services import Services
from araldo.server.store import Notice
from araldo.server.table import LiveTable
from araldo.server.wire import encode

log = structlog.get_logger("araldo.outbox")
TRIES = 5


class Outbox:
    def __init__(self, services: Services, find: Callable[[str], Awaitable[LiveTable]]) -> None:
        self.services, self.find = services, find

    async def run(self) -> None:
        settings = self.services.settings
        while settings.smtp or settings.webhook:
            try:
                await self.send_due()
            except Exception:
                log.exception("outbox")
            await asyncio.sleep(min(5.0, max(0.2, settings.away_seconds / 4)))

    async def send_due(self) -> int:
        """Look at what is due; returns how many notices have been sent."""
        sent = 0
        for notice in await self.services.store.notices(self.services.now()):
            sent += await self._one(notice)
        return sent

    async def _one(self, notice: Notice) -> bool:
        services = self.services
        try:
            live = await self.find(notice.table)
        except AraldoError:
            await services.store.settle_notice(notice.id, state="dropped")
            return False
        async with live.lock:
            wanted = notice.seat in live.awaited() and live.match.question_id(notice.seat) == notice.ask
            if notice.kind == MAIL and live.seating.places[notice.seat].address != notice.target:
                wanted = False  # somebody else plays there now, or wants no mail
            away = live.audience.away_since(notice.seat)
            message = self._mail(live, notice) if notice.kind == MAIL and wanted else None
            told = self._told(live, notice)
        if not wanted or (notice.kind == MAIL and await self._told_as_person(live, notice)):
            await self._settle(notice, "dropped")
            return False
        now = services.now()
        if away is None or now - away < services.settings.away_seconds:
            until = now + services.settings.away_seconds if away is None else away + services.settings.away_seconds
            await services.store.settle_notice(notice.id, due=until)
            return False
        if not await services.store.claim_notice(notice.id, notice.tries, now + 60.0 * 2**notice.tries):
            return False  # another worker has it
        return await self._send(notice, message, told)

    async def _told_as_person(self, live: LiveTable, notice: Notice) -> bool:
        """Whether who plays the seat gets mail at this address anyway (`herald`)."""
        query = sa.select(ways.c.id).join(seats, seats.c.person_id == ways.c.person_id)
        query = query.where(seats.c.table_id == live.id, seats.c.number == live.seating.player(notice.seat),
                            ways.c.kind == MAIL, ways.c.active, ways.c.target == notice.target.lower())  # fmt: skip
        return bool(await self.services.store.rows(query))

    async def _send(self, notice: Notice, message: EmailMessage | None, told: bytes) -> bool:
        try:
            if message is not None:
                await send_mail(self.services.settings.smtp, message)
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
        await self.services.store.settle_notice(notice.id, state=state)

    def _link(self, live: LiveTable, seat: int) -> str:
        base = self.services.settings.public_url.rstrip("/")
        if not base:
            return ""
        place = live.seating.places[seat]  # a substitute's token holds only as long as the substitute plays
        substitute = place.substitute if place.lent else 0
        token = self.services.tokens.seat(live.id, seat, place.generation, substitute=substitute)
        return f"{base}/t/{live.id}?k={token}"

    def _mail(self, live: LiveTable, notice: Notice) -> EmailMessage:
        settings, lang = self.services.settings, live.head.lang
        game, place = live.game, live.seating.places[notice.seat]
        message = EmailMessage()
        message["From"] = settings.mail_from
        message["To"] = notice.target
        message["Subject"] = say(lang, "mail-subject", game=game.title[lang])
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=settings.mail_from.rpartition("@")[2] or "localhost")
        prompt = live.labels.prompt(live.match.asked(notice.seat), lang)
        message.set_content(say(lang, "mail-body", name=place.called, title=live.head.title or game.title[lang],
                                prompt=prompt, link=self._link(live, notice.seat)))  # fmt: skip
        return message

    def _told(self, live: LiveTable, notice: Notice) -> bytes:
        return encode({"event": "awaited", "table": live.id, "game": live.game.id, "title": live.head.title,
                       "seat": notice.seat, "name": live.seating.places[notice.seat].name})  # fmt: skip


async def send_mail(url: str, message: EmailMessage) -> str:
    """Returns what the mail server answered."""
    where = urlsplit(url)
    tls = where.scheme == "smtps"
    _, answer = await aiosmtplib.send(
        message, hostname=where.hostname or "localhost", port=where.port or (465 if tls else 25), use_tls=tls,
        username=unquote(where.username) if where.username else None,
        password=unquote(where.password) if where.password else None, timeout=20,
    )  # fmt: skip
    return answer


def post(url: str, body: bytes) -> None:
    request = urllib.request.Request(url, data=body, headers={"content-type": "application/json"}, method="POST")
    with urllib.request.urlopen(request, timeout=20) as answer:
        answer.read(1000)
