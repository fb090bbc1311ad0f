"""Who is kept out, and which tables are closed. The operator says so (`araldo admin`), the servers read it every some
seconds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import Final

import sqlalchemy as sa

from araldo.server.schema import seats
from araldo.server.sentences import Refused
from araldo.server.store import Ban, Store

EVERY = 5.0  # seconds
ADDRESS: Final = "address"
NAME: Final = "name"
TOKEN: Final = "token"
TABLE: Final = "table"
PERSON: Final = "person"
FORGET: Final = "forget"  # a person whose data the operator wants deleted


class Bans:
    def __init__(
        self, store: Store, now: Callable[[], float], closed: Callable[[set[str]], None], shut: Callable[[], None]
    ) -> None:  # fmt: skip
        self.store, self.now, self._closed, self._shut = store, now, closed, shut
        self.found: list[Ban] = []
        self.seats: set[tuple[str, int]] = set()  # by table and number: of persons who are shut out

    async def run(self) -> None:
        while True:
            await self.read()
            await asyncio.sleep(EVERY)

    async def read(self) -> None:
        now = self.now()
        self.found = [ban for ban in await self.store.bans() if ban.until is None or ban.until > now]
        self._closed(self.values(TABLE))
        persons = self.values(PERSON)
        query = sa.select(seats.c.table_id, seats.c.number).where(seats.c.person_id.in_(persons), seats.c.number > -2)
        self.seats = set(await self.store.rows(query)) if persons else set()
        if self.seats:
            self._shut()

    def check_seat(self, table: str, number: int | None) -> None:
        """Refused if a seat is held by somebody who is shut out: their links count no more than they do."""
        if number is not None and (table, number) in self.seats:
            raise Refused("banned", 403)

    def values(self, kind: str) -> set[str]:
        return {ban.value for ban in self.found if ban.kind == kind}

    def check(self, kind: str, value: str) -> None:
        """Refused if this address, name, token or table is among them."""
        if not self.found:
            return
        values = self.values(kind)
        if kind == ADDRESS:
            banned = any(_within(value, one) for one in values)
        elif kind == NAME:
            banned = value.casefold() in {one.casefold() for one in values}
        else:
            banned = value in values
        if banned:
            raise Refused("closed", 410) if kind == TABLE else Refused("banned", 403)


def _within(address: str, network: str) -> bool:
    try:
        return ip_address(address.partition("%")[0]) in ip_network(network, strict=False)
    except ValueError:
        return address == network
