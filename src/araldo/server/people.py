"""Persons, and the browsers in which they are signed in.

Everybody is a person from the first click that changes something: a guest, known by a secret in a cookie. Of every
secret (of a session, of a link that hands over) only a keyed hash is stored, and it is looked up by that hash: who does
not know a secret learns nothing from how long the answer takes. There are no passwords.
"""

from __future__ import annotations

import hmac
import json
import secrets
from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import sqlalchemy as sa
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy.engine import Connection

from araldo.server import annals, apartness, arms, companies
from araldo.server.schema import passkeys, persons, seats, sessions, tickets, tidings, ways
from araldo.server.sentences import Refused
from araldo.server.settings import Settings
from araldo.server.store import Store
from araldo.server.tokens import new_id

Way: TypeAlias = Literal["first", "link", "passkey", "mail"]
# device: another device goes on. register, enter: of passkeys. confirm, mail: of an address, and to sign in by it.
# play: the button of a notice.
TicketKind: TypeAlias = Literal["device", "register", "enter", "confirm", "mail", "play"]
DEVICE: Final = "device"
DAY = 86_400.0
SEEN = 600.0  # seconds after which it is noted again that a session is used
# A guest of whom no browser has shown the cookie yet, since the page was left before it came or keeps none: seen a
# moment before being made. Nobody can ever be that person, so their seat is still nobody's.
MOMENT, UNSHOWN = 1.0, sessions.c.seen < sessions.c.made


class Person(NamedTuple):
    """Who asks, and by which session."""

    id: str
    name: str
    arms: str
    settings: dict[str, Any]
    made: float
    session: str


class Session(NamedTuple):
    id: str
    device: str
    way: Way
    made: float
    seen: float


class Ticket(NamedTuple):
    """Something that can be done once, by whoever has its secret."""

    person: str | None
    until: float
    used: float | None
    device: str
    kind: TicketKind
    about: str


class People:
    def __init__(self, store: Store, settings: Settings, now: Callable[[], float]) -> None:
        self.store, self.now, self.on = store, now, settings.persons
        self.lasting = settings.person_days * DAY
        self.open(b"")

    def open(self, secret: bytes) -> None:
        self._key = hmac.digest(secret, b"araldo persons", "sha256")
        self._signer = URLSafeSerializer(self._key, salt="araldo session")

    def hashed(self, secret: str) -> str:
        return hmac.new(self._key, secret.encode(), "sha256").hexdigest()

    # -- sessions

    async def of(self, cookie: str) -> Person | None:
        """Who is signed in by a cookie."""
        if not self.on or not cookie or len(cookie) > 200:
            return None
        try:
            hashed = self.hashed(str(self._signer.loads(cookie)))
        except BadSignature:
            return None
        found = await self.store.read(self._of, hashed)
        if found is None:
            return None
        person, made, seen = found
        if seen < made or self.now() - seen > SEEN:
            used = sessions.update().where(sessions.c.id == person.session).values(seen=self.now())
            await self.store.transact(lambda c: c.execute(used).rowcount)
        return person

    def _of(self, c: Connection, hashed: str) -> tuple[Person, float, float] | None:
        query = sa.select(*_PERSON, sessions.c.id, sessions.c.secret, sessions.c.made, sessions.c.seen)
        query = query.join_from(sessions, persons, persons.c.id == sessions.c.person_id)
        row = c.execute(query.where(sessions.c.secret == hashed)).first()
        if row is None or not hmac.compare_digest(row[6], hashed) or row[8] < self.now() - self.lasting:
            return None
        return _person(row[:6]), row[7], row[8]

    async def guest(self, device: str, name: str = "") -> tuple[Person, str]:
        """Somebody new, and the cookie."""
        person = Person(new_id(12), name, arms.surprise(), {}, self.now(), _new_id())
        session, cookie = self._session(person.id, device, "first", person.session)
        session["seen"] -= MOMENT

        def do(c: Connection) -> None:
            c.execute(persons.insert().values(id=person.id, name=name, arms=person.arms, settings="{}",
                                              made=person.made))  # fmt: skip
            c.execute(sessions.insert().values(session))

        await self.store.transact(do)
        return person, cookie

    def _session(self, person: str, device: str, way: Way, number: str) -> tuple[dict[str, Any], str]:
        """The row of a new session, and its cookie: a new secret at every beginning."""
        secret, now = secrets.token_urlsafe(32), self.now()
        row = {"id": number, "person_id": person, "secret": self.hashed(secret), "device": device, "way": way,
               "made": now, "seen": now}  # fmt: skip
        return row, str(self._signer.dumps(secret))

    async def sessions(self, person: Person) -> list[Session]:
        query = sa.select(sessions.c.id, sessions.c.device, sessions.c.way, sessions.c.made, sessions.c.seen)
        query = query.where(sessions.c.person_id == person.id).order_by(sessions.c.seen.desc())
        return [Session(*row) for row in await self.store.rows(query)]

    async def end(self, person: Person, session: str) -> None:
        """A session of this person's."""
        if not await self.store.transact(_end, sessions.c.person_id == person.id, sessions.c.id == session):
            raise Refused("no-session", 404)

    async def end_others(self, person: Person) -> None:
        await self.store.transact(_end, sessions.c.person_id == person.id, sessions.c.id != person.session)

    async def ways(self, person: Person) -> int:
        """How many ways back in there are: browsers, keys, an address."""
        return await self.store.read(ways_in, person.id)

    # -- who somebody is

    async def find(self, number: str) -> Person | None:
        rows = await self.store.rows(sa.select(*_PERSON).where(persons.c.id == number))
        return _person((*rows[0], "")) if rows else None

    async def change(self, person: Person, **values: Any) -> Person:
        """Another name, other arms, other settings."""
        row = {name: json.dumps(value) if name == "settings" else value for name, value in values.items()}
        if row:
            update = persons.update().where(persons.c.id == person.id).values(row)
            await self.store.transact(lambda c: c.execute(update).rowcount)
        return person._replace(**values)

    async def bearers(self, blazon: str, but: str) -> tuple[int, int]:
        """How many others bear these arms, and how many bear the same first charge."""
        charge = blazon.partition(", ")[2].partition(" ")[0]
        others = sa.select(sa.func.count()).where(persons.c.id != but)
        same = others.where(persons.c.arms == blazon)
        alike = others.where(persons.c.arms.like(f"%, {charge} %")) if charge else others.where(sa.false())
        (a,), (b,) = (await self.store.rows(same))[0], (await self.store.rows(alike))[0]
        return int(a), int(b)

    # -- tickets

    async def issue(
        self, kind: TicketKind, secret: str, person: str | None, seconds: float, about: str = ""
    ) -> float:  # fmt: skip
        """A ticket; of its kind a person has one only, but for those of notices. Returns until when it counts."""
        until = self.now() + seconds

        def do(c: Connection) -> None:
            if person is not None and kind != "play":
                c.execute(tickets.delete().where(tickets.c.person_id == person, tickets.c.kind == kind))
            c.execute(tickets.insert().values(secret=self.hashed(secret), kind=kind, person_id=person, until=until,
                                              used=None, device="", about=about))  # fmt: skip

        await self.store.transact(do)
        return until

    async def ticket(self, kind: TicketKind | tuple[TicketKind, ...], secret: str) -> Ticket | None:
        """One that can still be used."""
        kinds = (kind,) if isinstance(kind, str) else kind
        query = _TICKET.where(tickets.c.secret == self.hashed(secret), tickets.c.kind.in_(kinds), *self._good())
        rows = await self.store.rows(query)
        return Ticket(*rows[0]) if rows else None

    async def ticket_of(self, kind: TicketKind, person: Person) -> Ticket | None:
        """The last one of a person, used or not."""
        query = _TICKET.where(tickets.c.person_id == person.id, tickets.c.kind == kind)
        rows = await self.store.rows(query)
        return Ticket(*rows[0]) if rows else None

    async def spend(self, kind: TicketKind, secret: str, device: str) -> bool:
        """Use a ticket: of several who try, one can."""
        mine = tickets.update().where(tickets.c.secret == self.hashed(secret), tickets.c.kind == kind, *self._good())
        return bool(
            await self.store.transact(lambda c: c.execute(mine.values(used=self.now(), device=device)).rowcount)
        )

    def _good(self) -> tuple[Any, ...]:
        return tickets.c.used.is_(None), tickets.c.until > self.now()

    async def void(self, kind: TicketKind, person: Person) -> None:
        gone = tickets.delete().where(tickets.c.person_id == person.id, tickets.c.kind == kind)
        await self.store.transact(lambda c: c.execute(gone).rowcount)

    # -- going on elsewhere

    async def enter(self, person: str, device: str, way: Way, before: Person | None, along: bool) -> str:
        """Sign somebody in where somebody else may have been signed in before. Returns the cookie.

        A guest who is known by this browser only would be lost with the seats: they go along, or it is refused.
        """
        session, cookie = self._session(person, device, way, _new_id())

        def do(c: Connection) -> None:
            if before is not None and before.id != person and _only_here(c, before.id):
                if _seats_of(c, before.id) and not along:
                    raise Refused("guest-seats")
                merge(c, before.id, person)
                here = ways.update().where(ways.c.person_id == before.id, ways.c.session_id == before.session)
                c.execute(here.values(person_id=person, session_id=session["id"]))
                forget(c, [before.id])
            elif before is not None:
                _end(c, sessions.c.id == before.session)
            c.execute(sessions.insert().values(session))

        await self.store.transact(do)
        return cookie

    async def may_go_along(self, person: Person) -> int:
        """Seats of a guest who is known by this browser only."""
        return await self.store.read(lambda c: _seats_of(c, person.id) if _only_here(c, person.id) else 0)

    async def forget_old(self) -> int:
        """Sessions that nobody has used for long, tickets that are void, and persons with no way back in."""

        def do(c: Connection) -> int:
            now = self.now()
            c.execute(tickets.delete().where(tickets.c.until < now - DAY))
            _end(c, sessions.c.seen < now - self.lasting)
            forget(c, list(c.execute(sa.select(sessions.c.person_id).where(UNSHOWN, sessions.c.made < now - DAY)
                                     .limit(500)).scalars()))  # fmt: skip
            back = [sa.exists().where(one.c.person_id == persons.c.id) for one in (sessions, passkeys)]
            back.append(sa.exists().where(ways.c.person_id == persons.c.id, ways.c.kind == "mail"))
            query = sa.select(persons.c.id).where(persons.c.made < now - self.lasting, ~sa.or_(*back)).limit(500)
            gone = list(c.execute(query).scalars())
            forget(c, gone)
            return len(gone)

        return await self.store.transact(do)


def merge(c: Connection, guest: str, person: str) -> None:
    """The seats of a guest become a person's."""
    known = sa.select(seats.c.table_id).where(seats.c.person_id == person, seats.c.number < -1)
    twice = seats.c.table_id.in_(known) & (seats.c.number < -1)
    c.execute(seats.delete().where(seats.c.person_id == guest, twice))
    c.execute(seats.update().where(seats.c.person_id == guest).values(person_id=person))
    annals.merge(c, guest, person)
    companies.merge(c, guest, person)
    apartness.merge(c, guest, person)


def forget(c: Connection, gone: list[str]) -> None:
    """Everything that is only about these persons. What they did at tables is the tables'."""
    if not gone:
        return
    annals.forget(c, gone)
    companies.forget(c, gone)
    apartness.forget(c, gone)  # before the seats: private lines at tables are found by them
    for one in (sessions, tickets, passkeys, seats, ways, tidings):
        c.execute(one.delete().where(one.c.person_id.in_(gone)))
    c.execute(persons.delete().where(persons.c.id.in_(gone)))


def _end(c: Connection, *which: Any) -> int:
    """Sessions end, and with them what their browsers were told."""
    gone = sa.select(sessions.c.id).where(*which)
    c.execute(ways.delete().where(ways.c.session_id.in_(gone)))
    return int(c.execute(sessions.delete().where(*which)).rowcount)


def _only_here(c: Connection, person: str) -> bool:
    """Whether somebody has no other way back in than the one session."""
    return ways_in(c, person) <= 1


def ways_in(c: Connection, person: str) -> int:
    """Sessions, keys, and an address to which a link can be sent."""
    found = [sa.select(sa.func.count()).where(one.c.person_id == person) for one in (sessions, passkeys)]
    found.append(sa.select(sa.func.count()).where(ways.c.person_id == person, ways.c.kind == "mail"))
    return sum(int(c.execute(query).scalar_one()) for query in found)


def _seats_of(c: Connection, person: str) -> int:
    return int(c.execute(sa.select(sa.func.count()).where(seats.c.person_id == person)).scalar_one())


def _new_id() -> str:
    return secrets.token_urlsafe(9)


_PERSON = (persons.c.id, persons.c.name, persons.c.arms, persons.c.settings, persons.c.made)
_TICKET = sa.select(tickets.c.person_id, tickets.c.until, tickets.c.used, tickets.c.device, tickets.c.kind,
                    tickets.c.about)  # fmt: skip


def _person(row: Any) -> Person:
    number, name, blazon, settings, made, session = row
    return Person(number, name, blazon, json.loads(settings), made, session)
