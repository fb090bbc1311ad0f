"""Ways in which a person can be told something: their browsers, an address of mail, webhooks. Each knows how its last
delivery went; after three failures in a row it is paused until it is mended.
"""

from __future__ import annotations

import secrets
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from araldo.server import push, reach
from araldo.server.hours import Quiet
from araldo.server.people import People, Person
from araldo.server.schema import ways
from araldo.server.sentences import Refused
from araldo.server.settings import Settings

Kind: TypeAlias = Literal["push", "mail", "webhook"]
Shape: TypeAlias = Literal["json", "discord", "slack", "ntfy"]
# turn: somebody is awaited. clock: their time runs out. talk: somebody has written to them. over: a game has ended.
# test: they wanted to see one. news: what other parts of the server tell.
Event: TypeAlias = Literal["turn", "clock", "talk", "over", "test", "news"]
PUSH: Final = "push"
MAIL: Final = "mail"
WEBHOOK: Final = "webhook"
USUAL: dict[Kind, tuple[Event, ...]] = {PUSH: ("turn", "clock", "talk"), MAIL: ("turn", "clock"), WEBHOOK: ("turn",)}
GROUP = "group "  # before the id of a group, where a way is its own (`crier`)
MOST = 20  # ways of a person
PAUSE = 3  # failures in a row
# shown: a browser says so. sent: its push service has it. taken: a mail server has it. ok: a hook said yes.
# again: not yet, it is tried again. failed: it will not be.
Result: TypeAlias = Literal["", "shown", "sent", "taken", "ok", "again", "failed"]


class Way(NamedTuple):
    id: str
    person: str
    kind: Kind
    target: str
    detail: str
    name: str
    session: str
    active: bool
    hour: int
    at: float | None
    result: Result
    said: str
    failures: int

    @property
    def paused(self) -> bool:
        return self.failures >= PAUSE


class Wishes(msgspec.Struct):
    """What somebody wants to hear by which kind of way, and when not."""

    wants: dict[str, list[Event]] = msgspec.field(default_factory=lambda: {kind: [*USUAL[kind]] for kind in USUAL})
    quiet: Quiet = msgspec.field(default_factory=Quiet)
    zone: str = ""
    lang: Literal["en", "it"] = "en"  # of the page where a way was added, for who has not chosen one

    @property
    def where(self) -> str:
        return self.zone or "UTC"

    def wanted(self, kind: Kind, event: Event) -> bool:
        return event == "news" or event in self.wants.get(kind, [])


def owned(group: str) -> str:
    """The owner of a group's way."""
    return f"{GROUP}{group}"


WAY = sa.select(ways.c.id, ways.c.person_id, ways.c.kind, ways.c.target, ways.c.detail, ways.c.name,
                ways.c.session_id, ways.c.active, ways.c.hour, ways.c.at, ways.c.result, ways.c.said,
                ways.c.failures)  # fmt: skip


def offered(settings: Settings) -> set[Kind]:
    """What this server can do. A mail has links in it, so it needs to know its own address."""
    able = {PUSH: settings.push, MAIL: bool(settings.smtp and settings.public_url), WEBHOOK: settings.hooks}
    return {kind for kind in (PUSH, MAIL, WEBHOOK) if settings.persons and able[kind]}


def wishes_of(settings: dict[str, Any]) -> Wishes:
    """From a person's settings; what cannot be read is as usual."""
    try:
        return msgspec.convert(settings.get("notices", {}), Wishes)
    except msgspec.ValidationError:
        return Wishes()


async def ways_of(people: People, person: str) -> list[Way]:
    query = WAY.where(ways.c.person_id == person).order_by(ways.c.made)
    return [Way(*row) for row in await people.store.rows(query)]


async def the_way(people: People, person: Person, way: str) -> Way:
    rows = await people.store.rows(WAY.where(ways.c.person_id == person.id, ways.c.id == way))
    if not rows:
        raise Refused("no-way", 404)
    return Way(*rows[0])


async def paused(people: People, person: str) -> int:
    """How many of somebody's ways are paused."""
    query = sa.select(sa.func.count()).where(ways.c.person_id == person, ways.c.active, ways.c.failures >= PAUSE)
    return int((await people.store.rows(query))[0][0])


async def persons_of(people: People, mail: str) -> list[str]:
    """Who has confirmed an address."""
    query = sa.select(ways.c.person_id).where(ways.c.kind == MAIL, ways.c.target == mail)
    return [str(person) for (person,) in await people.store.rows(query)]


async def add(people: People, person: str, kind: Kind, target: str, detail: str, name: str, session: str = "") -> str:
    """A new way, in place of an older one to the same address, or of the same browser."""
    number = secrets.token_urlsafe(9)
    row = {"id": number, "person_id": person, "kind": kind, "target": target, "detail": detail, "name": name,
           "session_id": session, "active": True, "hour": -1, "made": people.now(), "at": None, "result": "",
           "said": "", "failures": 0}  # fmt: skip
    same = sa.and_(ways.c.kind == kind, ways.c.target == target)
    if kind == WEBHOOK:  # several persons may use one; an address of mail, and a browser, is one person's
        same = sa.and_(same, ways.c.person_id == person)
    if kind == MAIL:
        same = sa.or_(same, sa.and_(ways.c.kind == MAIL, ways.c.person_id == person))
    if session:
        same = sa.or_(same, ways.c.session_id == session)

    def do(c: Connection) -> None:
        c.execute(ways.delete().where(same))
        if c.execute(sa.select(sa.func.count()).where(ways.c.person_id == person)).scalar_one() >= MOST:
            raise Refused("many-ways")
        c.execute(ways.insert().values(row))

    await people.store.transact(do)
    return number


async def add_browser(people: People, settings: Settings, person: Person, name: str, given: dict[str, str]) -> str:
    """A browser has subscribed."""
    try:
        reach.readable(given["endpoint"], settings.hooks_private)
        push.subscription(given["endpoint"], given["p256dh"], given["auth"])
    except (reach.Unreachable, ValueError):
        raise Refused("bad-push", 422) from None
    detail = msgspec.json.encode({"p256dh": given["p256dh"], "auth": given["auth"]}).decode()
    return await add(people, person.id, PUSH, given["endpoint"], detail, name, person.session)


async def add_hook(people: People, settings: Settings, person: Person, url: str, shape: Shape, name: str) -> str:
    try:
        reach.readable(url, settings.hooks_private)
    except reach.Unreachable:
        raise Refused("bad-hook", 422) from None
    return await add(people, person.id, WEBHOOK, url, shape, name)


async def change(people: People, person: Person, way: str, values: dict[str, Any]) -> None:
    """On or off, at once or at an hour. What is turned on again is no longer paused."""
    row = dict(values)
    if row.get("active"):
        row["failures"] = 0
    update = ways.update().where(ways.c.person_id == person.id, ways.c.id == way)
    if not row or not await people.store.transact(lambda c: c.execute(update.values(row)).rowcount):
        raise Refused("no-way", 404)


async def end(people: People, person: Person, way: str) -> None:
    gone = ways.delete().where(ways.c.person_id == person.id, ways.c.id == way)
    if not await people.store.transact(lambda c: c.execute(gone).rowcount):
        raise Refused("no-way", 404)


def subscription_of(way: Way) -> push.Subscription:
    detail = msgspec.json.decode(way.detail, type=dict[str, str])
    return push.subscription(way.target, detail["p256dh"], detail["auth"])
