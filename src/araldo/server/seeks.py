"""Seeking a table: who wants what is written down; as soon as enough have come who suit each other, all of them are
called and have two minutes to say yes. Then the table is there. Who does not is dropped, and the rest go on seeking.

All of it is rows, so it survives pages that are closed and servers that start again, and any worker may go on with it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import combinations
from random import SystemRandom
from typing import Any, Literal, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from araldo.kernel.errors import AraldoError
from araldo.server import new_tables
from araldo.server.apartness import dissolve, leave_musters
from araldo.server.changes import NAME, clean_name
from araldo.server.held import holding
from araldo.server.hub import Hub, loaded
from araldo.server.people import Person
from araldo.server.ratings import NEW, Rating
from araldo.server.rests import Hours
from araldo.server.schema import musters, persons, ratings, seeks, sessions, shuns, tables
from araldo.server.seating import ClockSpec, Place
from araldo.server.sentences import LANGUAGES, Refused, say
from araldo.server.store import advisory, hold
from araldo.server.strangers import BLOCK
from araldo.table.match import HUMAN

EVERY = 1.0  # seconds
CALLED = 120.0  # seconds to say yes
MAKING = 60.0  # after which another worker makes the table
SHOWN = 600.0  # seconds for which it is told where the table is
LEVEL = 200  # points between people who want others near their level
MOST = 500  # who are looked at at once
HERE = 900.0  # seconds since somebody was here who counts as here
DAY = 86_400.0
Pace = Literal["none", "live", "turn"]
CLOCKS: dict[Pace, ClockSpec | None] = {
    "none": None,
    "live": ClockSpec("live", 3600, 30),
    "turn": ClockSpec("turn", 3 * DAY, 8 * 3600, 5 * DAY, nights="own", hours=Hours(23 * 60, 8 * 60, "UTC"),
                      holidays=14, late="once"),
}  # fmt: skip


class Wish(msgspec.Struct, frozen=True):
    """What somebody seeks: any of these games, with so many people, at this pace, in one of these languages."""

    games: list[str]
    sizes: list[int]
    pace: Pace
    langs: list[str]
    rated: bool = False
    near: bool = False


class Seeker(NamedTuple):
    person: str
    name: str
    arms: str
    wish: Wish
    made: float
    until: float
    muster: str
    yes: bool


_SEEK = sa.select(persons.c.id, persons.c.name, persons.c.arms, seeks.c.wish, seeks.c.made, seeks.c.until,
                  seeks.c.muster_id, seeks.c.yes).join(persons, persons.c.id == seeks.c.person_id)  # fmt: skip


def _seekers(c: Connection, *which: Any) -> list[Seeker]:
    rows = c.execute(_SEEK.where(*which).order_by(seeks.c.made, persons.c.id).limit(MOST))
    return [
        Seeker(who, name, arms, msgspec.json.decode(wish, type=Wish), *rest) for who, name, arms, wish, *rest in rows
    ]


# -- who suits whom


class Matches:
    """Which of those who seek may sit at one table."""

    def __init__(self, c: Connection, found: Sequence[Seeker]) -> None:
        self.found = found
        who = [one.person for one in found]
        blocked = sa.select(shuns.c.person_id, shuns.c.other_id)
        blocked = blocked.where(shuns.c.how == BLOCK, shuns.c.person_id.in_(who), shuns.c.other_id.in_(who))
        self._apart = {frozenset(pair) for pair in c.execute(blocked)} if who else set()
        rated = sa.select(ratings.c.person_id, ratings.c.game, ratings.c.mu, ratings.c.sigma)
        self._ratings = {(one, game): Rating(mu, sigma).number
                         for one, game, mu, sigma in c.execute(rated.where(ratings.c.person_id.in_(who)))}  # fmt: skip

    def level(self, person: str, game: str) -> int:
        return self._ratings.get((person, game), NEW.number)

    def suit(self, a: Seeker, b: Seeker, game: str, size: int) -> bool:
        near = a.wish.near or b.wish.near
        return (
            game in b.wish.games and size in b.wish.sizes and a.wish.pace == b.wish.pace
            and a.wish.rated == b.wish.rated and bool(set(a.wish.langs) & set(b.wish.langs))
            and frozenset((a.person, b.person)) not in self._apart
            and not (near and abs(self.level(a.person, game) - self.level(b.person, game)) > LEVEL)
        )  # fmt: skip

    def party(self, first: Seeker, game: str, size: int, free: Iterable[Seeker]) -> list[Seeker]:
        """Those who suit the first one and each other, who has waited longest first; at most so many."""
        chosen, langs = [first], set(first.wish.langs)
        for one in free:
            if len(chosen) == size:
                break
            if one.person == first.person or not langs & set(one.wish.langs):
                continue
            if all(self.suit(other, one, game, size) for other in chosen):
                chosen.append(one)
                langs &= set(one.wish.langs)
        return chosen

    def best(self, first: Seeker, game: str, free: Sequence[Seeker]) -> tuple[int, list[Seeker]]:
        """A size, the largest that is full, else the one of which least is missing; and who has come for it."""
        sizes = [size for size in sorted(first.wish.sizes, reverse=True) if size in _sizes(game)]
        found = [(size, self.party(first, game, size, free)) for size in sizes]
        full = [one for one in found if len(one[1]) == one[0]]
        return full[0] if full else min(found, key=lambda one: one[0] - len(one[1]), default=(0, []))


def _sizes(game: str) -> Sequence[int]:
    try:
        return loaded(game).seats
    except AraldoError:
        return []  # it went with an update


# -- what goes on


class Seeks:
    def __init__(self, hub: Hub) -> None:
        self.hub, self.store, self.now = hub, hub.store, hub.now
        self._turn = asyncio.Lock()

    async def run(self) -> None:
        while self.hub.people.on and self.hub.settings.lobby:
            if await self.store.rows(sa.select(seeks.c.person_id).limit(1)):
                await self.look()
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Drop who is late, bring together who suits, make the tables for which all have said yes."""
        async with self._turn:
            called = await self.store.transact(self._go_on)
            for muster, game, who in called:
                await self._call(muster, game, who)
            ready = sa.select(musters.c.id).where(musters.c.state != "made", ~sa.exists().where(
                seeks.c.muster_id == musters.c.id, ~seeks.c.yes))  # fmt: skip
            for (muster,) in await self.store.rows(ready):
                await self._make(muster)

    def _go_on(self, c: Connection) -> list[tuple[str, str, list[str]]]:
        if c.dialect.name == "postgresql":
            c.execute(sa.select(sa.func.pg_advisory_xact_lock(advisory("seeks"))))
        now = self.now()
        self._drop_late(c, now)
        free = _seekers(c, seeks.c.muster_id == "", seeks.c.until > now)
        matches, found = Matches(c, free), list[tuple[str, str, list[str]]]()
        for first in list(free):
            if first not in free:
                continue
            for game in first.wish.games:
                size, party = matches.best(first, game, free)
                if party and len(party) == size:
                    found.append((self._muster(c, game, party, now), game, [one.person for one in party]))
                    free = [one for one in free if one not in party]
                    break
        return found

    def _drop_late(self, c: Connection, now: float) -> None:
        late = list(
            c.execute(sa.select(musters.c.id).where(musters.c.state == "called", musters.c.until <= now)).scalars()
        )
        c.execute(seeks.delete().where(seeks.c.muster_id.in_(late), ~seeks.c.yes))
        dissolve(c, late)
        old = list(
            c.execute(sa.select(musters.c.id).where(musters.c.state == "made", musters.c.until <= now)).scalars()
        )
        c.execute(seeks.delete().where(sa.or_(seeks.c.muster_id.in_(old),
                                              sa.and_(seeks.c.muster_id == "", seeks.c.until <= now))))  # fmt: skip
        c.execute(musters.delete().where(musters.c.id.in_(old)))

    def _muster(self, c: Connection, game: str, party: list[Seeker], now: float) -> str:
        muster = secrets.token_urlsafe(9)
        lang = next(one for one in party[0].wish.langs if all(one in other.wish.langs for other in party))
        c.execute(musters.insert().values(id=muster, game=game, seats=len(party), lang=lang, state="called",
                                          until=now + CALLED, table_id=""))  # fmt: skip
        mine = seeks.update().where(seeks.c.person_id.in_([one.person for one in party]))
        c.execute(mine.values(muster_id=muster, yes=False))
        return muster

    async def _call(self, muster: str, game: str, who: list[str]) -> None:
        title = loaded(game).title
        said = {lang: (say(lang, "tell-called", game=title[lang]), say(lang, "tell-called-text")) for lang in LANGUAGES}
        for person in who:
            await self.hub.herald.tell(person, f"called {muster}", said, "/lobby")

    async def _make(self, muster: str) -> None:
        """All have said yes: one worker makes the table; if it dies meanwhile another one does."""
        now = self.now()
        mine = musters.update().where(musters.c.id == muster, sa.or_(
            musters.c.state == "called", sa.and_(musters.c.state == "making", musters.c.until <= now)))  # fmt: skip
        taken = mine.values(state="making", until=now + MAKING)
        if not await self.store.transact(lambda c: c.execute(taken).rowcount):
            return
        query = sa.select(musters.c.game, musters.c.lang, musters.c.seats).where(musters.c.id == muster)
        [(game_id, lang, count)] = await self.store.rows(query)
        party = await self.store.read(_seekers, seeks.c.muster_id == muster)
        if len(party) != count or count not in _sizes(game_id):  # somebody is gone meanwhile, or the game is
            await self.store.transact(dissolve, [muster], "making")
            return
        game = loaded(game_id)
        setup = game.setup(count, {}, {})
        SystemRandom().shuffle(party)  # who sits where is drawn by lot
        names = _names(party)
        live = await new_tables.make(
            self.hub, game, setup, [Place(HUMAN, name, held=True) for name in names], clock=CLOCKS[party[0].wish.pace],
            lang=lang, rated=party[0].wish.rated, also=partial(_seat, muster, party, now))  # fmt: skip
        for one in party:
            said = {
                tongue: (say(tongue, "tell-made", game=game.title[tongue]), ", ".join(names)) for tongue in LANGUAGES
            }
            await self.hub.herald.tell(one.person, f"made {muster}", said, f"/t/{live.id}")

    # -- what a person does

    async def begin(self, person: Person, wish: Wish, hours: float) -> None:
        for name in wish.games:
            game = loaded(name)
            if not set(wish.sizes) & set(game.seats):
                raise Refused("bad-seek", 422)
        now = self.now()

        def do(c: Connection) -> None:
            leave_musters(c, [person.id])
            c.execute(seeks.insert().values(person_id=person.id, wish=msgspec.json.encode(wish).decode(), made=now,
                                            until=now + 3600 * hours, muster_id="", yes=False))  # fmt: skip

        await self.store.transact(do)
        await self.look()

    async def stop(self, person: Person) -> None:
        await self.store.transact(leave_musters, [person.id])

    async def answer(self, person: Person, yes: bool) -> None:
        """To the call: yes, or this person seeks no more."""

        def do(c: Connection) -> None:
            called = sa.exists().where(musters.c.id == seeks.c.muster_id, musters.c.state == "called",
                                       musters.c.until > self.now())  # fmt: skip
            mine = sa.and_(seeks.c.person_id == person.id, seeks.c.muster_id != "", called)
            if not c.execute(seeks.update().where(mine).values(yes=yes)).rowcount:
                raise Refused("no-call", 404)
            if not yes:
                leave_musters(c, [person.id])

        await self.store.transact(do)
        await self.look()

    async def told(self, person: Person | None) -> dict[str, Any]:
        return await self.store.read(self._told, "" if person is None else person.id)

    def _told(self, c: Connection, person: str) -> dict[str, Any]:
        now = self.now()
        own = _seekers(c, seeks.c.person_id == person)
        free = _seekers(c, seeks.c.muster_id == "", seeks.c.until > now)
        found: dict[str, Any] = {"mine": None, "call": None, "table": "", "come": [], "here": _here(c, now, len(free))}
        if not own:
            return found
        [me] = own
        found["mine"] = {**msgspec.to_builtins(me.wish), "made": me.made, "until": me.until}
        muster = c.execute(sa.select(musters).where(musters.c.id == me.muster)).first() if me.muster else None
        if muster is not None:
            party = _seekers(c, seeks.c.muster_id == me.muster)
            people = [{"name": one.name, "arms": one.arms, "yes": one.yes, "me": one.person == person}
                      for one in party]  # fmt: skip
            found["table"] = muster.table_id
            found["call"] = {"game": muster.game, "seats": muster.seats, "until": muster.until, "people": people,
                             "yes": me.yes}  # fmt: skip
            return found
        matches = Matches(c, free)
        for game in me.wish.games:
            size, party = matches.best(me, game, free)
            if size:
                found["come"].append({"game": game, "have": len(party), "need": size,
                                      "arms": [one.arms for one in party]})  # fmt: skip
        return found


def state_of(c: Connection, person: str) -> str:
    """Whether somebody seeks, is called, or has a table to go to."""
    query = sa.select(seeks.c.muster_id, musters.c.state, seeks.c.yes)
    query = query.outerjoin(musters, musters.c.id == seeks.c.muster_id).where(seeks.c.person_id == person)
    row = c.execute(query).first()
    if row is None:
        return ""
    return "seeking" if not row.muster_id else "made" if row.state == "made" else "yes" if row.yes else "called"


def _here(c: Connection, now: float, seeking: int) -> dict[str, int]:
    """How many people were here of late, how many seek, and how many open games are being played."""
    people = sa.select(sa.func.count(sa.distinct(sessions.c.person_id))).where(sessions.c.seen > now - HERE)
    playing = sa.select(sa.func.count()).where(tables.c.public, tables.c.status == "running")
    return {"people": int(c.execute(people).scalar_one()), "seeking": seeking,
            "playing": int(c.execute(playing).scalar_one())}  # fmt: skip


def _names(party: Sequence[Seeker]) -> list[str]:
    """What to call them at the table: no two alike."""
    found = [clean_name(one.name) for one in party]
    for a, b in combinations(range(len(found)), 2):
        if found[b] and found[a].casefold() == found[b].casefold():
            found[b] = f"{found[b][: NAME - 3].rstrip()} {b + 1}"
    return found


def _seat(muster: str, party: Sequence[Seeker], now: float, table: str, c: Connection) -> None:
    """With the table itself: everybody holds a seat, and is told where for a while."""
    rows = [row for seat, one in enumerate(party) for row in holding(
        Person(one.person, one.name, one.arms, {}, 0.0, ""), table, seat, seat, seat == 0, now)]  # fmt: skip
    hold(c, rows)
    c.execute(musters.update().where(musters.c.id == muster).values(state="made", table_id=table, until=now + SHOWN))
