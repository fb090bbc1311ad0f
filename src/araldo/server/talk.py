"""What people say at a table: to everybody, or to one seat. Told by pages, newest first; only counts are in memory."""

from __future__ import annotations

from collections import Counter

from araldo.server import tokens
from araldo.server.store import Chat, Store
from araldo.server.tokens import Claim
from araldo.server.wire import ChatMessage, ChatPage

PAGE = 50  # lines
ALL = -2  # hears everything: the shared screen


class Talk:
    """How many lines each listener has heard, so that a new one has its number at once.

    A listener is a seat, ALL, or None: who hears only what is for everybody.
    """

    def __init__(self, table: str, store: Store) -> None:
        self.table, self.store = table, store
        self.last = -1  # the line that was counted last; -1: nobody has looked
        self._heard: Counter[int | None] = Counter()
        self._said: Counter[int] = Counter()  # by seat

    async def open(self) -> None:
        """Count what has been said, once: what comes later is `fresh`."""
        if self.last >= 0:
            return
        self.last, counts = await self.store.talk(self.table)
        for seat, to, count in counts:
            self._count(seat, to, count)

    async def fresh(self) -> list[Chat]:
        """What has been said since; each line is counted, then told, before the next."""
        return await self.store.chats(self.table, self.last)

    def count(self, chat: Chat) -> None:
        self.last = chat.id
        self._count(chat.seat, chat.to, 1)

    def _count(self, seat: int, to: int | None, lines: int) -> None:
        self._said[seat] += lines
        if to is None:
            self._heard[None] += lines
        else:  # beside what everybody hears
            for listener in {seat, to}:
                self._heard[listener] += lines
        self._heard[ALL] += lines

    def said(self, seat: int) -> int:
        """How many lines a seat has said."""
        return self._said[seat]

    def heard(self, listener: int | None) -> int:
        """How many lines a listener has heard."""
        if listener is None or listener == ALL:
            return self._heard[listener]
        return self._heard[None] + self._heard[listener]

    def message(self, listener: int | None, chat: Chat) -> ChatMessage | None:
        """The last line as a listener hears it, or None. Its number is how many it has heard, not all there are."""
        return worded(chat, self.heard(listener)) if hears(listener, chat) else None

    async def page(self, listener: int | None, before: int | None = None) -> ChatPage:
        """The lines before a listener's number, or the newest, in the order in which they were said."""
        heard, last = self.heard(listener), self.last
        until = heard if before is None else min(before - 1, heard)  # the number of the last line of the page
        if until < 1:
            return ChatPage([], False)
        found = await self.store.chat_page(self.table, last, listener, listener == ALL, heard - until, PAGE)
        lines = [worded(chat, until - i) for i, chat in enumerate(found)]
        return ChatPage(lines[::-1], until > len(found) > 0)


def listener_of(claim: Claim) -> int | None:
    if claim.kind == tokens.EVERYBODY:
        return ALL
    return claim.seat if claim.kind == tokens.SEAT else None


def hears(listener: int | None, chat: Chat) -> bool:
    return chat.to is None or listener == ALL or (listener is not None and listener in (chat.seat, chat.to))


def worded(chat: Chat, number: int) -> ChatMessage:
    return ChatMessage(number, chat.seat, chat.to, chat.text, chat.at)
