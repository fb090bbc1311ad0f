"""How often somebody may do what costs the server or other people something: by address, and by seat.

A bucket holds so many at once and fills at so many an hour. Each worker counts for itself, in memory: what is limited
is a flood, not a person.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import NamedTuple

from starlette.types import Scope

from araldo.kernel.errors import AraldoError
from araldo.server.sentences import Refused
from araldo.server.tokens import Claim

MOST = 50_000  # who is remembered: the longest unseen are forgotten first
HOUR = 3600.0


class Rate(NamedTuple):
    """So many at once, and so many an hour. 0 at once: as many as one likes."""

    burst: float
    hourly: float


USUAL = {
    "tables": Rate(40, 240),  # new tables, lessons, forks and imports
    "imports": Rate(10, 120),  # of them, records: each is played again
    "reports": Rate(10, 120),  # records up to a line: likewise
    "public": Rate(10, 30),  # of them, those that the lobby shows
    "joins": Rate(40, 240),
    "seats": Rate(120, 1200),  # changes of seats, links and addresses
    "people": Rate(120, 1200),  # what persons change about themselves
    "entries": Rate(10, 60),  # ways in that are tried: codes, passkeys and links of mails
    "mails": Rate(4, 12),  # mails that somebody wants sent, by the address that gets them
    "tests": Rate(20, 120),  # notices that somebody wants to see
    "chat": Rate(30, 1800),  # lines, by seat
    "letters": Rate(30, 240),  # private lines to persons, and invitations
    "seeks": Rate(20, 240),  # wishes for a table
    "complaints": Rate(5, 20),  # reports to the operator
    "sockets": Rate(200, 7200),  # sockets opened
    "requests": Rate(1200, 72_000),  # whatever else is asked of the API
}


def rates(text: str) -> dict[str, Rate]:
    """The usual ones, but for those that are named: `tables 100/1000, chat 0`. A bare 0 limits nothing."""
    if text.strip() == "0":
        return dict.fromkeys(USUAL, Rate(0, 0))
    found = dict(USUAL)
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, given = part.partition(" ")
        burst, _, hourly = given.partition("/")
        try:
            found[name] = Rate(max(0.0, float(burst)), float(hourly or burst))
        except ValueError:
            raise _bad(part) from None
        if name not in USUAL or not (found[name].hourly > 0 or found[name].burst == 0):
            raise _bad(part)
    return found


def _bad(part: str) -> AraldoError:
    known = ", ".join(USUAL)
    return AraldoError(f"ARALDO_LIMITS: {part!r} is not like 'tables 40/240' (there are: {known})", "bad-setting")


class Limits:
    def __init__(self, text: str = "", tick: Callable[[], float] = time.monotonic) -> None:
        self.rates, self.tick = rates(text), tick
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()  # what is left, and when

    def take(self, what: str | tuple[str, ...], *who: str) -> None:
        """One more of this, or of all these, for each of them. Refused, with the seconds to wait, if one has had too
        many of something: then none counts.
        """
        now = self.tick()
        left: dict[tuple[str, str], float] = {}
        wait = 0.0
        for name in (what,) if isinstance(what, str) else what:
            rate = self.rates[name]
            for one in who if rate.burst else ():
                left[name, one] = amount = self._left(rate, (name, one), now)
                wait = max(wait, (1 - amount) * HOUR / rate.hourly)
        if wait > 0:
            raise Refused("wait", 429, seconds=ceil(wait))
        for key, amount in left.items():
            self._buckets[key] = (amount - 1, now)
            self._buckets.move_to_end(key)
        while len(self._buckets) > MOST:
            self._buckets.popitem(last=False)

    def _left(self, rate: Rate, key: tuple[str, str], now: float) -> float:
        amount, since = self._buckets.get(key, (rate.burst, now))
        return min(rate.burst, amount + (now - since) * rate.hourly / HOUR)


def address_of(scope: Scope) -> str:
    """Whom a request or a socket comes from, as far as the proxies that were configured tell."""
    return str(scope["client"][0]) if scope.get("client") else ""


def person(claim: Claim) -> str:
    """Whoever holds a seat, wherever they come from."""
    return f"{claim.table} {claim.seat}"


def neighbourhood(address: str) -> str:
    """Who is taken for one: an address, or for IPv6 the network that a household gets."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))
    return str(found)
