"""Making tables: new ones, forks, imported records, lessons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from secrets import randbits
from typing import Any

import structlog
from sqlalchemy.engine import Connection

from araldo.kernel.chance import new_key
from araldo.kernel.errors import BadSetup, Malformed
from araldo.kernel.game import Game, Outcome, Setup
from araldo.kernel.play import plays, usual_bot
from araldo.kernel.record import Move, Record, game_of, read
from araldo.server import clocks, tokens
from araldo.server.budget import Overdue
from araldo.server.cast import seated
from araldo.server.changes import clean_name
from araldo.server.companies import host
from araldo.server.hub import Hub, loaded
from araldo.server.replay import Take
from araldo.server.seating import ClockSpec, Head, Level, Place, Seating, encode, setup_to
from araldo.server.sentences import Refused
from araldo.server.store import Stored, Write, move_row
from araldo.server.table import LiveTable
from araldo.server.tokens import Claim, new_table_id
from araldo.table.match import BOT, HUMAN, OPEN
from araldo.table.series import verify

log = structlog.get_logger("araldo.table")
IMPORT = 30.0  # seconds that a record may take to be played again: one at a time, and tables are not to wait for it


async def make(
    hub: Hub, game: Game, setup: Setup, places: list[Place], *, key: bytes | None = None, hot_seat: bool = False,
    public: bool = False, title: str = "", clock: ClockSpec | None = None, lang: str = "en", start: bytes = b"",
    lesson: str = "", origin: str = "", moves: Sequence[Move] = (), over: bool = False, window: float | None = None,
    rated: bool = False, group: str = "", hints: bool = True, level: Level = "",
    also: Callable[[str, Connection], None] | None = None,
) -> LiveTable:  # fmt: skip
    """A new table, stored before anybody hears of it; `also`: what else is one with that."""
    head = Head(setup_to(setup), key or new_key(), hot_seat, title, start, lesson, clock, lang, origin, window, rated,
                group, hints and not rated, level)  # fmt: skip
    seating = Seating(places, clock=None if clock is None else clocks.new(clock, setup.seats))
    status = "over" if over else "open" if seating.open() else "running"
    now = hub.now()
    row: dict[str, Any] = {
        "id": new_table_id(), "game": game.id, "status": status, "public": public, "created": now, "rev": 1,
        "due": status == "running", "wake": None, "head": encode(head), "sheet": encode(seating),
    }  # fmt: skip
    rows = [move_row(row["id"], n, 1, move, now) for n, move in enumerate(moves, 1)]
    try:
        write = Write(row["id"], 1, new=row, moves=rows)
        if group:
            write.also.append(partial(host, row["id"], group, now))
        if also is not None:
            write.also.append(partial(also, row["id"]))
        await hub.services.writer.put(write)
    except Exception:
        raise Refused("storage", 503) from None
    live = await hub.enter(Stored(row["id"], game.id, status, public, now, 1, row["head"], row["sheet"]), fresh=True)
    if status == "running" and (clock is not None or live.match.time_limit()):
        await live.change(-1, "", lambda write: live.record(write, [], []), tell=False)
    live.driver.start()
    log.info("made", table=live.id, game=game.id, seats=setup.seats, origin=origin or lesson)
    return live


def places_for(game: Game, wishes: Sequence[dict[str, Any]], hot_seat: bool) -> list[Place]:
    """The seats of a new table as its host wishes them."""
    places: list[Place] = []
    for wish in wishes:
        kind, name = wish["kind"], clean_name(wish.get("name") or "")
        if kind == BOT:
            bot = seated(game, wish.get("bot") or usual_bot(game), (place.bot for place in places))
            if not plays(game, bot):
                raise BadSetup(f"{game.id} has no bot {bot!r}", "bad-bot", bot=bot)
            places.append(Place(BOT, name, bot))
        elif kind == OPEN and not hot_seat:
            places.append(Place(OPEN))
        else:
            places.append(Place(HUMAN, name, held=True))
    return places


def check_rated(hub: Hub, rated: bool, places: Sequence[Place], hot_seat: bool) -> None:
    """Ratings are of persons who meet."""
    people = sum(place.kind != BOT for place in places)
    if rated and (people < 2 or hot_seat or not hub.people.on):
        raise Refused("not-rated", 422)


def links(hub: Hub, live: LiveTable) -> dict[str, Any]:
    """The creator's token and everybody's links."""
    seats: list[dict[str, Any] | None] = []
    token = ""
    for seat, place in enumerate(live.seating.places):
        if live.head.hot_seat or place.kind == BOT:
            seats.append(None)
        elif place.kind == OPEN:
            seats.append({"seat": seat, "token": hub.tokens.invite(live.id, seat, place.generation)})
        else:
            first = not token
            own = hub.tokens.seat(live.id, seat, place.generation, host=first)
            token = token or own
            seats.append({"seat": seat, "token": own})
    if live.head.hot_seat:
        token = hub.tokens.sign(Claim(live.id, tokens.EVERYBODY, generation=live.seating.hosts, host=True))
    elif not token:
        token = hub.tokens.sign(Claim(live.id, tokens.HOST, generation=live.seating.hosts, host=True))
    return {"table": live.id, "token": token,
            "links": {"seats": seats, "spectator": hub.tokens.spectator(live.id, live.seating.watchers)}}  # fmt: skip


# -- from something that exists


async def fork(
    hub: Hub, live: LiveTable, claim: Claim, at: int | None, seats: Sequence[dict[str, Any]] | None
) -> LiveTable:
    """Play on from a moment. While the match runs, only from what the seat imagines there, never from the truth."""
    async with live.lock:
        if live.hidden():
            raise Refused("not-started")
        take, whole = Take.of(live), live.open_to(claim)
        viewer = claim.seat if claim.kind == tokens.SEAT else -1
        if not whole and viewer < 0:
            raise Refused("own-eyes", 403)
    setup, count, moves = live.match.setup, live.match.setup.seats, []
    start, key = live.head.start, live.head.key
    wish = take.wish(at, viewer, whole)
    if whole:
        moves = take.moves[: await hub.replays.moment(take, wish)]
    else:
        start, key, setup, count = await hub.replays.imagined(take, wish, randbits(256))
    wishes = seats if seats is not None else [{"kind": HUMAN} for _ in range(count)]
    if len(wishes) != count:
        raise Refused("malformed", 422)
    places = places_for(live.game, wishes, hot_seat=True)
    return await make(hub, live.game, setup, places, key=key, hot_seat=True, title=live.head.title, start=start,
                      lang=live.head.lang, origin=live.id, moves=moves)  # fmt: skip


async def import_record(hub: Hub, text: str, lang: str) -> LiveTable:
    """A record as a finished table, or as a hot-seat table that goes on. It must verify."""
    if "\0" in text:
        raise Malformed("a record is text")
    game = loaded(game_of(text))
    try:
        async with hub.importing:
            record, outcome = await hub.services.threads.do(_verified, game, text, seconds=IMPORT)
    except Overdue:
        raise Refused("too-large", 413) from None
    assert record.key is not None
    places = [Place(HUMAN, held=True) for _ in range(record.setup.seats)]
    return await make(hub, game, record.setup, places, key=record.key, hot_seat=True, lang=lang, origin="import",
                      moves=record.moves, over=outcome is not None)  # fmt: skip


def _verified(game: Game, text: str) -> tuple[Record, Outcome | None]:
    record = read(game, text)
    if record.key is None:
        raise Malformed("the record holds no key: it was exported while the game ran", "no-key")
    if len(record.moves) > max(2000, 4 * game.bound):
        raise Refused("too-large", 413)
    return record, verify(game, record)


async def begin_lesson(hub: Hub, game: Game, name: str, lang: str, player: str) -> LiveTable:
    lesson = hub.services.texts.lesson(game, name)
    places = [Place(HUMAN, clean_name(player), held=True) if seat == lesson.player else Place(BOT, bot=lesson.bots)
              for seat in range(lesson.setup.seats)]  # fmt: skip
    return await make(hub, game, lesson.setup, places, key=lesson.key, lang=lang, lesson=name,
                      title=lesson.title[lang])  # fmt: skip
