"""A person as others see them: arms, ratings, games, houses, head to head. What each block shows to whom is theirs to
say: all, the members of their groups, or nobody. And the list of the best of a game.
"""

from __future__ import annotations

import json
from statistics import median
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from araldo.kernel.errors import AraldoError
from araldo.server.annals import ALL, LEVELS, USUAL, level_of
from araldo.server.archive import Viewer, viewer_of
from araldo.server.groups import last_seen
from araldo.server.hub import Hub, loaded
from araldo.server.people import Person
from araldo.server.ratings import PLACED, Rating
from araldo.server.schema import companies, members, persons, played, ratings
from araldo.server.sentences import Refused
from araldo.server.strangers import how_to, may_write

POINTS = 60  # of a curve
MANY = 12  # houses, opponents
PAIRED = 500  # games of which head to head is told
LATELY = 50  # games that tell how soon somebody answers usually
GROUPS = 1


def shows(settings: dict[str, Any], block: str, person: str, viewer: Viewer) -> bool:
    """Whether somebody may see a block of a person's."""
    level = level_of(settings, block)
    return person == viewer.id or level == ALL or (level == GROUPS and person in viewer.mates)


async def portrait(hub: Hub, looking: Person | None, who: str, lang: str) -> dict[str, Any]:
    person = await hub.people.find(who)
    if person is None:
        raise Refused("nobody-there", 404)
    found = await hub.store.read(_read, person, "" if looking is None else looking.id)
    for house in found["houses"] or ():
        house["name"] = _house(hub, house["game"], house["emblem"], lang)
    return found


def _read(c: Connection, person: Person, looking: str) -> dict[str, Any]:
    viewer = viewer_of(c, looking)
    open_ = {block: shows(person.settings, block, person.id, viewer) for block in USUAL}
    count = sa.select(sa.func.count()).where(played.c.person_id == person.id, played.c.place > 0)
    return {
        "id": person.id, "name": person.name, "arms": person.arms, "made": person.made, "me": person.id == viewer.id,
        "lang": person.settings.get("lang"),
        "games": int(c.execute(count).scalar_one()) if open_["games"] else None,
        "ratings": _ratings(c, person.id) if open_["ratings"] else None,
        "houses": _houses(c, person.id) if open_["games"] else None,
        "pairs": _pairs(c, person.id, viewer) if open_["pairs"] else None,
        "pace": _pace(c, person.id) if open_["pace"] else None,
        "groups": _groups(c, person.id, viewer),
        "seen": {block: LEVELS[level_of(person.settings, block)] for block in USUAL} if person.id == viewer.id
        else None,
        "here": last_seen(c, [person.id]).get(person.id) if open_["presence"] else None,
        "shun": how_to(c, viewer.id, person.id), "write": may_write(c, viewer.id, person.id, person.settings),
    }  # fmt: skip


def _ratings(c: Connection, person: str) -> list[dict[str, Any]]:
    found = []
    for row in c.execute(sa.select(ratings).where(ratings.c.person_id == person).order_by(ratings.c.mu.desc())):
        now = Rating(row.mu, row.sigma)
        above = sa.func.coalesce(sa.func.sum(sa.case((ratings.c.mu > row.mu, 1), else_=0)), 0)
        listed = sa.select(sa.func.count(), above).where(ratings.c.game == row.game, ratings.c.placed,
                                                         ratings.c.seen == ALL)  # fmt: skip
        of, before = c.execute(listed).one()
        found.append({"game": row.game, "rating": now.number, "band": now.band, "games": row.games, "won": row.won,
                      "provisional": not row.placed, "needs": PLACED,
                      "place": 1 + int(before) if row.placed else None, "of": of,
                      "curve": _curve(c, person, row.game)})  # fmt: skip
    return found


def _curve(c: Connection, person: str, game: str) -> list[dict[str, Any]]:
    """How a rating came about: all of it in at most so many points, the last among them."""
    query = sa.select(played.c.ended, played.c.mu, played.c.sigma)
    query = query.where(played.c.person_id == person, played.c.game == game, played.c.mu.is_not(None))
    rows = c.execute(query.order_by(played.c.ended)).all()
    step = max(1, -(-len(rows) // POINTS))
    return [{"at": at, "rating": Rating(mu, sigma).number, "band": Rating(mu, sigma).band, "games": n}
            for n, (at, mu, sigma) in enumerate(rows, 1) if (len(rows) - n) % step == 0]  # fmt: skip


def _houses(c: Connection, person: str) -> list[dict[str, Any]]:
    times, won = sa.func.count(), sa.func.sum(sa.cast(played.c.won, sa.Integer))
    query = sa.select(played.c.game, played.c.house, times, won)
    query = query.where(played.c.person_id == person, played.c.place > 0, played.c.house != "")
    query = query.group_by(played.c.game, played.c.house).order_by(times.desc(), played.c.house).limit(MANY)
    return [{"game": game, "emblem": house, "name": house, "games": n, "won": int(of or 0)}
            for game, house, n, of in c.execute(query)]  # fmt: skip


def _house(hub: Hub, game: str, word: str, lang: str) -> str:
    try:
        return hub.services.texts.labels(loaded(game)).name(word, lang)
    except AraldoError:
        return word


def pairs_query(person: str) -> Any:
    """Who stood before whom in games that both finished, of the last ones that somebody played."""
    own = sa.select(played.c.table_id, played.c.number, played.c.place).where(played.c.person_id == person)
    mine = own.where(played.c.place > 0).order_by(played.c.ended.desc()).limit(PAIRED).subquery("mine")
    other = played.alias("other")
    ahead = sa.func.sum(sa.case((mine.c.place < other.c.place, 1), else_=0))
    behind = sa.func.sum(sa.case((mine.c.place > other.c.place, 1), else_=0))
    both = sa.and_(other.c.table_id == mine.c.table_id, other.c.number != mine.c.number)
    query = sa.select(other.c.person_id, ahead, behind, sa.func.count()).select_from(mine.join(other, both))
    query = query.where(other.c.place > 0, other.c.person_id != "", other.c.person_id != person)
    return query.group_by(other.c.person_id).order_by(sa.func.count().desc(), other.c.person_id).limit(3 * MANY)


def _pairs(c: Connection, person: str, viewer: Viewer) -> list[dict[str, Any]]:
    """A pair is about two: it is told only if the other shows it too."""
    rows = {who: (ahead, behind, games) for who, ahead, behind, games in c.execute(pairs_query(person))}
    known = sa.select(persons.c.id, persons.c.name, persons.c.arms, persons.c.settings).where(persons.c.id.in_(rows))
    others = {row.id: row for row in c.execute(known)}
    found = []
    for who, (ahead, behind, games) in rows.items():
        if (one := others.get(who)) is None:
            continue
        wish: dict[str, Any] = json.loads(one.settings)
        if who == viewer.id or person == viewer.id or shows(wish, "pairs", who, viewer):
            found.append({"person": who, "name": one.name, "arms": one.arms, "ahead": int(ahead),
                          "behind": int(behind), "games": games})  # fmt: skip
    return found[:MANY]


def _pace(c: Connection, person: str) -> dict[str, Any]:
    """How soon somebody answers usually, by the games of late; and how many of all games were given up."""
    query = sa.select(played.c.usual, played.c.answers).where(played.c.person_id == person)
    lately = c.execute(query.order_by(played.c.ended.desc()).limit(LATELY)).all()
    usual = [value for value, _ in lately if value is not None]
    gone = sa.select(sa.func.count()).where(played.c.person_id == person, played.c.gone)
    return {"usual": median(usual) if usual else None, "answers": sum(count for _, count in lately),
            "left": int(c.execute(gone).scalar_one())}  # fmt: skip


def _groups(c: Connection, person: str, viewer: Viewer) -> list[dict[str, Any]]:
    """Groups in which both are."""
    mine = sa.select(members.c.company_id).where(members.c.person_id == person)
    query = sa.select(companies.c.id, companies.c.name, companies.c.arms, sa.func.count())
    query = query.join(members, members.c.company_id == companies.c.id)
    query = query.where(companies.c.id.in_(mine), companies.c.id.in_(viewer.groups)).group_by(companies.c.id)
    return [{"id": one, "name": name, "arms": arms, "members": n}
            for one, name, arms, n in c.execute(query.order_by(companies.c.name))] if viewer.groups else []  # fmt: skip


# -- lists


def best_query(game: str, limit: int) -> Any:
    """The best of a game, of those who have a place and show it."""
    query = sa.select(persons.c.id, persons.c.name, persons.c.arms, ratings.c.mu, ratings.c.sigma, ratings.c.games,
                      ratings.c.won)  # fmt: skip
    query = query.join(ratings, ratings.c.person_id == persons.c.id).where(ratings.c.game == game)
    query = query.where(ratings.c.placed, ratings.c.seen == ALL)
    return query.order_by(ratings.c.mu.desc(), persons.c.id).limit(limit)


async def best(hub: Hub, game: str, limit: int) -> list[dict[str, Any]]:
    loaded(game)
    found = []
    for n, (who, name, blazon, mu, sigma, games, won) in enumerate(await hub.store.rows(best_query(game, limit)), 1):
        now = Rating(mu, sigma)
        found.append({"person": who, "name": name, "arms": blazon, "rating": now.number, "band": now.band,
                      "games": games, "won": won, "place": n})  # fmt: skip
    return found
