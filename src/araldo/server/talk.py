"""What people say at a table: to everybody, or to one seat."""

from __future__ import annotations

from araldo.server import tokens
from araldo.server.store import Chat, Store
from araldo.server.tokens import Claim
from araldo.server.wire import ChatMessage, encode


class Talk:
    def __init__(self, table: str, store: Store) -> None:
        self.table, self.store = table, store
        self.lines: list[Chat] = []

    async def reread(self) -> None:
        self.lines = await self.store.chats(self.table)

    async def fresh(self) -> list[Chat]:
        """What has been said since."""
        found = await self.store.chats(self.table, self.lines[-1].id if self.lines else 0)
        self.lines += found
        return found

    def message(self, claim: Claim, chat: Chat) -> bytes | None:
        """A line as a socket hears it, or None. Its number is how many it has heard, not how many there were."""
        if not hears(claim, chat):
            return None
        number = sum(1 for other in self.lines if other.id <= chat.id and hears(claim, other))
        return encode(ChatMessage(number, chat.seat, chat.to, chat.text, chat.at))


def hears(claim: Claim, chat: Chat) -> bool:
    if chat.to is None or claim.kind == tokens.EVERYBODY:
        return True
    return claim.kind == tokens.SEAT and claim.seat in (chat.seat, chat.to)
