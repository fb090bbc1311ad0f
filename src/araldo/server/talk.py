"""What people say at a table, to everybody, to their side or to one person, and what the table itself tells about its
seats.

Told by pages, newest first; only counts are in memory.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from araldo.server import tokens
from araldo.server.seating import Seating
from araldo.server.sentences import LANGUAGES, day, say, spoken
from araldo.server.store import Chat, Store
from araldo.server.tokens import Claim
from araldo.server.wire import ChatMessage, ChatPage

PAGE = 50  # lines
TABLE = -1  # says what has happened to the seats
DAYS = ("first", "last")  # what is put into a sentence as a date
ALL = -2  # hears everything: the shared screen


def line(table: str, now: float, what: str, **params: str) -> dict[str, Any]:
    """A line by the table itself, in the words of `sentences` (told-…)."""
    text = msgspec.json.encode({"say": f"told-{what}", **params}).decode()
    return {"table_id": table, "seat": TABLE, "to_seat": None, "text": text, "at": now}


class Talk:
    """How many lines each listener has heard, so that a new one has its number at once.

    A listener is a person (see `Seating.person_of`), ALL, or None: who hears only what is for everybody. Lines are from
    persons and to persons, so who takes a seat over hears nothing that was not said to them; a line to a side is to
    those who were of it then.
    """

    def __init__(self, table: str, store: Store) -> None:
        self.table, self.store = table, store
        self.last = -1  # the line that was counted last; -1: nobody has looked
        self._heard: Counter[int | None] = Counter()
        self._said: Counter[int] = Counter()  # by person

    async def open(self) -> None:
        """Count what has been said, once: what comes later is `fresh`."""
        if self.last >= 0:
            return
        self.last, counts = await self.store.talk(self.table)
        for person, to, among, count in counts:
            self._count(person, to, among, count)

    async def fresh(self) -> list[Chat]:
        """What has been said since; each line is counted, then told, before the next."""
        return await self.store.chats(self.table, self.last)

    def count(self, chat: Chat) -> None:
        self.last = chat.id
        self._count(chat.seat, chat.to, chat.among, 1)

    def _count(self, person: int, to: int | None, among: str | None, lines: int) -> None:
        self._said[person] += lines
        if to is None:
            self._heard[None] += lines
        else:  # beside what everybody hears
            for listener in {person, to, *persons_of(among)}:
                self._heard[listener] += lines
        self._heard[ALL] += lines

    def said(self, person: int) -> int:
        """How many lines a person has said."""
        return self._said[person]

    def heard(self, listener: int | None) -> int:
        """How many lines a listener has heard."""
        if listener is None or listener == ALL:
            return self._heard[listener]
        return self._heard[None] + self._heard[listener]

    def message(self, seating: Seating, listener: int | None, chat: Chat) -> ChatMessage | None:
        """The last line as a listener hears it, or None. Its number is how many it has heard, not all there are."""
        return worded(seating, chat, self.heard(listener)) if hears(listener, chat) else None

    async def page(self, seating: Seating, listener: int | None, before: int | None = None) -> ChatPage:
        """The lines before a listener's number, or the newest, in the order in which they were said."""
        heard, last = self.heard(listener), self.last
        until = heard if before is None else min(before - 1, heard)  # the number of the last line of the page
        if until < 1:
            return ChatPage([], False)
        found = await self.store.chat_page(self.table, last, listener, listener == ALL, heard - until, PAGE)
        lines = [worded(seating, chat, until - i) for i, chat in enumerate(found)]
        return ChatPage(lines[::-1], until > len(found) > 0)


def listener_of(seating: Seating, claim: Claim) -> int | None:
    return ALL if claim.kind == tokens.EVERYBODY else seating.person_of(claim)


def between(persons: Iterable[int]) -> str:
    """Who hears a line to a side, as it is kept."""
    return f",{','.join(map(str, persons))},"


def persons_of(among: str | None) -> list[int]:
    return [int(one) for one in among.split(",") if one] if among else []


def hears(listener: int | None, chat: Chat) -> bool:
    if chat.to is None or listener == ALL:
        return True
    return listener is not None and listener in (chat.seat, chat.to, *persons_of(chat.among))


def worded(seating: Seating, chat: Chat, number: int) -> ChatMessage:
    """A line with seats instead of persons; who sits there no more is named."""
    if chat.seat == TABLE:
        said = told(chat.text)
        return ChatMessage(number, TABLE, None, said["en"], chat.at, said=said)
    sender, name = seating.whereabouts(chat.seat)
    to, to_name = (None, "") if chat.to is None else seating.whereabouts(chat.to)
    message = ChatMessage(number, sender, to, chat.text, chat.at)
    if chat.among:
        message.side, to_name = True, ""
    if name:
        message.name = name
    if to_name:
        message.to_name = to_name
    return message


def told(text: str) -> dict[str, str]:
    """What the table tells, in all languages; kept as a key of `sentences` and what to put into it."""
    params: dict[str, str] = msgspec.json.decode(text)
    key = params.pop("say")
    days = {name: value for name, value in params.items() if name in DAYS}
    return {lang: say(lang, key, **params | {name: day(lang, value) for name, value in days.items()})
            if spoken(key) else "" for lang in LANGUAGES}  # fmt: skip
