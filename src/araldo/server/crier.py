"""What a group is told where all its members read: the one hook that its keeper and deputies may give it.

It is a way like those of persons (`ways`), owned by the group: so what it is told is tried again, and it is paused,
tested and shown with its last delivery like any other. It hears whom a table of the group waits for, what a game of the
group came to, new tables and evenings.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from araldo.server import groups, reach, ways
from araldo.server.hub import Hub
from araldo.server.people import Person
from araldo.server.schema import companies
from araldo.server.schema import ways as rows
from araldo.server.sentences import LANGUAGES, Refused, say
from araldo.server.table import LiveTable
from araldo.server.ways import WEBHOOK, Shape, Way, owned
from araldo.table.match import OPEN


async def hook(hub: Hub, person: Person, group: str) -> Way:
    """The hook of a group, for who keeps it."""
    await hub.store.read(groups.must_keep, group, person.id)
    found = await ways.ways_of(hub.people, owned(group))
    if not found:
        raise Refused("no-way", 404)
    return found[0]


async def put(hub: Hub, person: Person, group: str, url: str, shape: Shape, lang: str) -> None:
    """A hook, in place of the one before."""
    await hub.store.read(groups.must_keep, group, person.id)
    if WEBHOOK not in hub.herald.offered:
        raise Refused("not-offered-here", 404)
    try:
        reach.readable(url, hub.settings.hooks_private)
    except reach.Unreachable:
        raise Refused("bad-hook", 422) from None
    await hub.store.transact(lambda c: c.execute(rows.delete().where(rows.c.person_id == owned(group))).rowcount)
    await ways.add(hub.people, owned(group), WEBHOOK, url, f"{shape} {lang}", "")


async def end(hub: Hub, person: Person, group: str) -> None:
    await hook(hub, person, group)
    await hub.store.transact(lambda c: c.execute(rows.delete().where(rows.c.person_id == owned(group))).rowcount)


async def test(hub: Hub, person: Person, group: str) -> None:
    await hub.herald.test(person, await hook(hub, person, group), f"/groups/{group}")


async def shown(hub: Hub, person: Person, group: str) -> dict[str, Any] | None:
    """What who keeps the group sees of it: of the address only the host, the rest is a secret."""
    try:
        way = await hook(hub, person, group)
    except Refused:
        return None
    return {"target": urlsplit(way.target).hostname or "", "shape": way.detail.partition(" ")[0], "paused": way.paused,
            "at": way.at, "result": way.result, "said": way.said}  # fmt: skip


# -- what it hears besides tables (see `tidings.for_all`)


def _called(c: Connection, group: str) -> str:
    return str(c.execute(sa.select(companies.c.name).where(companies.c.id == group)).scalar() or "")


async def evening(hub: Hub, person: Person, group: str, number: int) -> None:
    """Somebody proposes an evening, or another time for one: the hook hears it, and each of the others."""
    name = await hub.store.read(_called, group)
    changed, others = await hub.store.read(groups.to_tell, group, person.id, number)
    said = {lang: (say(lang, "tell-evening", group=name),
                   say(lang, "tell-evening-text", who=person.name or say(lang, "somebody-gone")))
            for lang in LANGUAGES}  # fmt: skip
    for whom in (owned(group), *others):
        await hub.herald.tell(whom, f"evening {number} {changed}", said, f"/groups/{group}")


async def table(hub: Hub, live: LiveTable) -> None:
    """A table of the group with free seats."""
    group, free = live.head.group, sum(place.kind == OPEN for place in live.seating.places)
    if not group or not free:
        return
    name = await hub.store.read(_called, group)
    said = {lang: (say(lang, "tell-table", group=name),
                   say(lang, "tell-table-text", title=live.head.title or live.game.title[lang], free=free))
            for lang in LANGUAGES}  # fmt: skip
    await hub.herald.tell(owned(group), f"table {live.id}", said, f"/groups/{group}")
