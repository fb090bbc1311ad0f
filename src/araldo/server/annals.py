"""What is kept of games that are over: who played and how they came in, ratings, and who may see it.

A game is entered once, in the transaction of its last move: a table has one row in `results`, each person who played
one in `played`, and each person's rating of the game one in `ratings`. What takes longer to find out (the curve of the
points, where they came from) the `annalist` adds afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from araldo.server.ratings import NEW, PLACED, Rating, places_of, rate
from araldo.server.schema import moves, persons, played, ratings, results, seats
from araldo.server.seating import Head, Left, Seating
from araldo.table.match import BOT, HUMAN

PEOPLE: Final = 0  # who may see a game: who played it,
GROUP: Final = 1  # the members of the group whose table it was,
PUBLIC: Final = 2  # everybody
SEEN = ("people", "group", "public")
ALL: Final = 0  # who may see a rating
SCREEN = -1  # as in `held`


class Tale(msgspec.Struct):
    """How a game went, as it is kept."""

    winners: list[int] = []
    scores: list[int] = []
    houses: list[str] = []
    sides: list[int] = []  # by seat; none: each its own
    began: float = 0.0
    curve: list[list[int]] = []  # moments: moves made, then the scores
    sources: dict[str, list[tuple[str, list[int]]]] = {}  # by language: where points came from
    parties: dict[str, list[str]] = {}  # by language: whom the rules themselves played


class Chair(NamedTuple):
    """A seat of a game that is over."""

    number: int  # who holds it
    kind: str
    house: str
    lent: bool
    mark: Rating | None  # of a bot that stands in for nobody


class Rated(NamedTuple):
    """Who counts in a rating: the row of a person, or the mark of a bot."""

    row: dict[str, Any] | None
    mark: Rating
    place: int


class Ended(NamedTuple):
    """All that is known of a game at its last move."""

    table: str
    game: str
    group: str
    title: str
    at: float
    moves: int
    how: str
    rated: bool
    hot_seat: bool
    chairs: list[Chair]
    left: list[Left]
    tale: Tale


def chairs_of(seating: Seating, houses: Sequence[str], marks: Sequence[Rating | None]) -> list[Chair]:
    return [Chair(seating.holder(seat), place.kind, houses[seat], place.lent,
                  marks[seat] if place.kind == BOT and not place.held else None)
            for seat, place in enumerate(seating.places)]  # fmt: skip


def gave_up(ended: Ended) -> dict[int, int]:
    """By seat: who played it from the beginning and gave it up on the way. Before play anybody may go."""
    found: dict[int, int] = {}
    for left in ended.left:
        if left.at >= ended.tale.began > 0 and left.how not in ("host", "back") and not left.substitute:
            found.setdefault(left.seat, left.person)
    return {seat: number for seat, number in found.items() if ended.chairs[seat].number != number}


def how_of(head: Head, over: bool) -> str:
    if head.lesson:
        return "lesson"
    if head.origin:
        return "import" if head.origin == "import" else "fork"
    return "over" if over else "called"


def enter(ended: Ended, c: Connection) -> None:
    """Into the annals, once: whoever comes second finds it there."""
    if c.execute(sa.select(results.c.table_id).where(results.c.table_id == ended.table)).first() is not None:
        return
    first = sa.select(moves.c.at).where(moves.c.table_id == ended.table, moves.c.n == 1)
    ended.tale.began = c.execute(first).scalar() or ended.at
    found = sa.select(seats.c.number, seats.c.person_id).where(seats.c.table_id == ended.table, seats.c.number >= -1)
    holders: dict[int, str] = {number: person for number, person in c.execute(found)}  # noqa: C416
    agree = GROUP if ended.group else PEOPLE
    rows = [row | {"agree": agree} for row in _rows(ended, holders)]
    people = [chair.number for chair in ended.chairs if chair.kind == HUMAN] + list(gave_up(ended).values())
    rated = ended.rated and ended.how == "over" and _rate(c, ended, holders, rows)
    known = ended.hot_seat or all(number in holders for number in people)
    c.execute(results.insert().values(
        table_id=ended.table, game=ended.game, group_id=ended.group, title=ended.title, ended=ended.at,
        moves=ended.moves, people=len(people), how=ended.how, rated=rated, seen=agree if known else PEOPLE,
        told=msgspec.json.encode(ended.tale).decode(), drawn=False,
    ))  # fmt: skip
    if rows:
        c.execute(played.insert(), rows)


def _rows(ended: Ended, holders: dict[int, str]) -> list[dict[str, Any]]:
    """A row for each person who played to the end, or gave up. At one screen it is that of who has the screen."""
    tale, same = ended.tale, _same(ended)
    found: list[dict[str, Any]] = []
    if ended.hot_seat:
        return [same | {"number": SCREEN, "person_id": holders[SCREEN], "seat": -1, "place": 0, "won": False,
                        "house": ""}] if SCREEN in holders else []  # fmt: skip
    places = _places(ended) if ended.how != "called" else []
    for seat, chair in enumerate(ended.chairs):
        if chair.kind == HUMAN and chair.number in holders:
            found.append(same | {"number": chair.number, "person_id": holders[chair.number], "seat": seat,
                                 "place": places[seat] if places else 0, "won": seat in tale.winners,
                                 "house": chair.house})  # fmt: skip
    for seat, number in gave_up(ended).items():
        if number in holders:
            found.append(same | {"number": number, "person_id": holders[number], "seat": seat, "place": 0,
                                 "won": False, "gone": True, "house": ended.chairs[seat].house})  # fmt: skip
    return found


def _places(ended: Ended) -> list[int]:
    tale = ended.tale
    return places_of(tale.scores[: len(ended.chairs)], tale.winners, tale.sides)


def _same(ended: Ended) -> dict[str, Any]:
    return {"table_id": ended.table, "game": ended.game, "ended": ended.at, "mu": None, "sigma": None, "change": None,
            "answers": 0, "usual": None, "gone": False}  # fmt: skip


def _rate(c: Connection, ended: Ended, holders: dict[int, str], rows: list[dict[str, Any]]) -> bool:
    """Rate the persons of a game, side by side. Who left comes in last, by himself; who came later, or lent the seat,
    and bots that stand in for somebody do not count: to their partners they are somebody unknown. False if no two
    persons remain, or no two sides.
    """
    gone, chairs = gave_up(ended), ended.chairs
    places, side_of = _places(ended), ended.tale.sides or list(range(len(chairs)))
    last = len(set(side_of))
    who: dict[tuple[int, int], list[Rated]] = {}  # by side, and by seat of who left: those who count
    counted: set[int] = set()
    for row in rows:
        left, seat = gone.get(row["seat"]), row["seat"]
        if left == row["number"]:
            row["place"] = last
            who[-1, seat] = [Rated(row, NEW, last + 1)]
        elif left is None and not chairs[seat].lent:
            who.setdefault((side_of[seat], -1), []).append(Rated(row, NEW, row["place"]))
            counted.add(seat)
    for seat, chair in enumerate(chairs):
        if chair.mark is not None and seat not in gone:
            who.setdefault((side_of[seat], -1), []).append(Rated(None, chair.mark, places[seat]))
            counted.add(seat)
    for seat in {*range(len(chairs))} - counted:
        if (side_of[seat], -1) in who:
            who[side_of[seat], -1].append(Rated(None, NEW, places[seat]))
    known = [one.row["person_id"] for side in who.values() for one in side if one.row is not None]
    if len(known) < 2 or len(set(known)) < len(known) or len(who) < 2:
        return False
    before = _ratings(c, ended.game, known)
    sides = [[one.mark if one.row is None else _rating(before.get(one.row["person_id"])) for one in side]
             for side in who.values()]  # fmt: skip
    after = rate(sides, [side[0].place for side in who.values()])
    for one, old, new in zip(*(chain(*given) for given in (who.values(), sides, after)), strict=True):
        if one.row is not None:
            one.row.update(mu=new.mu, sigma=new.sigma, change=new.number - old.number)
            _keep(c, before.get(one.row["person_id"]), ended, one.row)
    return True


def _ratings(c: Connection, game: str, known: list[str]) -> dict[str, Any]:
    """Locked in one order, where several games may end at once."""
    query = sa.select(ratings).where(ratings.c.game == game, ratings.c.person_id.in_(known))
    return {row.person_id: row for row in c.execute(query.order_by(ratings.c.person_id).with_for_update())}


def _rating(row: Any) -> Rating:
    return NEW if row is None else Rating(row.mu, row.sigma)


def _keep(c: Connection, before: Any, ended: Ended, row: dict[str, Any]) -> None:
    person, won = row["person_id"], int(row["won"])
    values = {"mu": row["mu"], "sigma": row["sigma"], "at": ended.at}
    if before is None:
        c.execute(ratings.insert().values(person_id=person, game=ended.game, games=1, won=won, placed=PLACED <= 1,
                                          seen=_wish(c, person), **values))  # fmt: skip
        return
    games = before.games + 1
    mine = ratings.update().where(ratings.c.person_id == person, ratings.c.game == ended.game)
    c.execute(mine.values(games=games, won=before.won + won, placed=games >= PLACED, **values))


def _wish(c: Connection, person: str) -> int:
    settings = c.execute(sa.select(persons.c.settings).where(persons.c.id == person)).scalar()
    return level_of(msgspec.json.decode(settings or "{}"), "ratings")


# -- who may see what of a person

LEVELS = ("all", "groups", "nobody")
# what others see, block by block; `presence`: when somebody was here; `write`: who may write to them, or invite them
USUAL = {"ratings": "all", "games": "groups", "pairs": "groups", "pace": "groups", "presence": "groups",
         "write": "all"}  # fmt: skip


def level_of(settings: dict[str, Any], block: str) -> int:
    return LEVELS.index(settings.get("seen", {}).get(block, USUAL[block]))


def wish_changed(person: str, settings: dict[str, Any], c: Connection) -> None:
    c.execute(ratings.update().where(ratings.c.person_id == person).values(seen=level_of(settings, "ratings")))


# -- persons who become one, or are gone


def merge(c: Connection, guest: str, person: str) -> None:
    """What a guest played becomes a person's; of two ratings of a game the person's stays."""
    c.execute(played.update().where(played.c.person_id == guest).values(person_id=person))
    both = sa.select(ratings.c.game).where(ratings.c.person_id == person).scalar_subquery()
    c.execute(ratings.delete().where(ratings.c.person_id == guest, ratings.c.game.in_(both)))
    c.execute(ratings.update().where(ratings.c.person_id == guest).values(person_id=person))


def forget(c: Connection, gone: list[str]) -> None:
    """Their ratings; what they played is the others' too, and is public no more."""
    mine = sa.select(played.c.table_id).where(played.c.person_id.in_(gone))
    c.execute(results.update().where(results.c.table_id.in_(mine), results.c.seen == PUBLIC).values(seen=PEOPLE))
    c.execute(ratings.delete().where(ratings.c.person_id.in_(gone)))
    c.execute(played.update().where(played.c.person_id.in_(gone)).values(person_id="", agree=PEOPLE, usual=None,
                                                                         answers=0))  # fmt: skip
