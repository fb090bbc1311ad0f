"""Carrying a notice: by push, mail or webhook. What the other side answered is told, and whether to try again."""

from __future__ import annotations

import secrets
from contextlib import suppress
from hashlib import sha256
from typing import Any, NamedTuple

import aiosmtplib

from araldo.server import hooks, letters, push, reach, tidings
from araldo.server.hooks import Said
from araldo.server.outbox import send_mail
from araldo.server.people import People
from araldo.server.sentences import say
from araldo.server.services import Services
from araldo.server.ways import MAIL, PUSH, Result, Way, Wishes, subscription_of

WEEK = 7 * 86_400.0  # for which the button of a mail counts, and a push waits, where no clock runs
SHORT = 80  # characters of an answer that are kept
QUIETLY = ("web.push.apple.com",)  # services that end a subscription which is told something without showing it


class Outcome(NamedTuple):
    result: Result
    said: str
    counts: bool = True  # as a failure of this way, and not of the server's own
    gone: bool = False  # for good


class Reader(NamedTuple):
    """Who is told, and how they like it."""

    person: str
    name: str
    lang: str
    wishes: Wishes


class Delivery:
    def __init__(self, services: Services, people: People) -> None:
        self.services, self.people, self.settings = services, people, services.settings
        self.signer: push.Signer | None = None

    def open(self, secret: bytes) -> None:
        base = self.settings.public_url.rstrip("/")
        contact = base if base.startswith("https://") else f"mailto:{self.settings.mail_from}"
        self.signer = push.Signer(secret, self.settings.push_key, contact)

    async def carry(self, way: Way, reader: Reader, said: list[Said], mark: str) -> Outcome:
        """One notice, of one thing or of several, to one way."""
        now = self.services.now()
        one = said[0] if len(said) == 1 else tidings.together(said, reader.lang)
        try:
            if way.kind == PUSH:
                return await self._push(way, self._message(one, reader.lang, mark), one.tag, one.deadline)
            if way.kind == MAIL:
                return await self._mail(way, reader, said, one, now)
            one.person = one.person or reader.name
            shape: Any = way.detail.partition(" ")[0]
            return _answered(await hooks.send(self.settings, way.target, shape, one), "ok")
        except reach.Unreachable as error:
            return Outcome("again" if str(error) == "no-answer" else "failed", str(error))

    # -- push

    def _message(self, said: Said, lang: str, mark: str) -> dict[str, Any]:
        acts = {"turn": ("play", "later"), "clock": ("play", "later"), "test": ("works",),
                "talk": ("answer",), "news": ("look",)}.get(said.event, ("play",))  # fmt: skip
        return {"title": said.title, "body": said.text, "tag": said.tag, "url": said.path, "mark": mark, "lang": lang,
                "acts": [[act, say(lang, f"tell-{act}")] for act in acts]}  # fmt: skip

    async def _push(self, way: Way, message: dict[str, Any], tag: str, deadline: float | None) -> Outcome:
        assert self.signer is not None
        now = self.services.now()
        lasts = WEEK if deadline is None else max(60.0, deadline - now)
        topic = push.b64(sha256(tag.encode()).digest())[:32] if tag else ""
        to = subscription_of(way)
        body, headers = push.request(self.signer, to, message, now, lasts, topic)
        return _answered(await reach.post(to.endpoint, body, headers, self.settings.hooks_private), "sent")

    async def withdraw(self, way: Way, tag: str) -> None:
        """Answered elsewhere: the notice goes from the screen, or is not even delivered."""
        if any(way.target.startswith(f"https://{host}/") for host in QUIETLY):
            return
        with suppress(reach.Unreachable):  # it stays until somebody looks at it
            await self._push(way, {"withdraw": tag}, tag, None)

    # -- mail

    async def _mail(self, way: Way, reader: Reader, said: list[Said], one: Said, now: float) -> Outcome:
        first, lang, base = said[0], reader.lang, self.settings.public_url.rstrip("/")
        letter = letters.Letter(one.title, one.title, one.text, say(lang, "letter-look"), base + first.path, foot=True)
        if first.event == "test":
            letter.button = say(lang, "tell-works")
        if len(said) > 1:
            letter.heading, letter.text = first.title, first.text
            letter.also = [f"{more.title}. {more.text}" for more in said[1:]]
        if first.event in ("turn", "clock"):
            until = first.deadline or now + WEEK
            secret = secrets.token_urlsafe(24)
            await self.people.issue("play", secret, reader.person, max(60.0, until - now), first.path)
            letter.button, letter.link = say(lang, "letter-play"), f"{base}/m/{secret}?t={first.table}"
            when = tidings.moment(lang, until, now, reader.wishes.where)
            letter.small = say(lang, "letter-once", until=when)
        return await self.letter(way.target, letter, lang)

    async def letter(self, to: str, letter: letters.Letter, lang: str) -> Outcome:
        try:
            answer = await send_mail(self.settings.smtp, letters.mail(self.settings, to, letter, lang))
        except aiosmtplib.SMTPRecipientsRefused as error:
            code = error.recipients[0].code if error.recipients else 550
            return Outcome("failed" if code >= 500 else "again", f"{code}")
        except aiosmtplib.SMTPResponseException as error:
            return Outcome("failed" if error.code >= 500 else "again", f"{error.code}", counts=False)
        except (aiosmtplib.SMTPException, OSError):
            return Outcome("again", "no-answer", counts=False)
        return Outcome("taken", f"250 {answer}"[:SHORT] if answer else "250")


def _answered(answer: reach.Answer, good: Result) -> Outcome:
    status = answer.status
    if 200 <= status < 300:
        return Outcome(good, str(status))
    if status in (408, 425, 429) or status >= 500:
        return Outcome("again", str(status))
    return Outcome("failed", str(status), gone=good == "sent" and status in (404, 410))
