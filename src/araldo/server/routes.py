"""The HTTP API. Everything that is not the game itself: tables, seats, links, replays, records, rules."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
import structlog
from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import PlainTextResponse, Response

from araldo import __version__
from araldo.bots import STRENGTHS
from araldo.kernel import discover
from araldo.kernel.chance import commitment
from araldo.kernel.game import Game, HostChoice
from araldo.kernel.play import bot_names, cast_of, usual_bot
from araldo.kernel.question import WINDOW
from araldo.kernel.state import SPECTATOR
from araldo.kernel.variant import given
from araldo.server import (
    archive,
    bans,
    bodies,
    clocks,
    crier,
    groups,
    new_tables,
    strangers,
    tokens,
    unopened,
    visitors,
)
from araldo.server.budget import Overdue
from araldo.server.cast import character
from araldo.server.changes import Do, clean_name, set_hours, take_holiday
from araldo.server.entitled import entitled, held_at, take
from araldo.server.handover import ask_back, come_again, hand_over, join, new_link, open_seat_of, reseat
from araldo.server.held import holding, left_of, number_of
from araldo.server.hub import Hub, loaded
from araldo.server.lessons import lesson_names
from araldo.server.limits import address_of, neighbourhood, person
from araldo.server.people import Person
from araldo.server.removed import Removed
from araldo.server.replay import MatchAtLine, Take
from araldo.server.rests import Hours
from araldo.server.seating import ClockSpec
from araldo.server.sentences import Refused, language
from araldo.server.standings import standing
from araldo.server.store import Write
from araldo.server.table import LiveTable
from araldo.server.tokens import Claim
from araldo.server.unopened import Unopened

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": bodies.ErrorBody} for status in (400, 401, 403, 404, 409, 410, 413, 414, 422, 429, 500, 503)
}
log = structlog.get_logger("araldo.http")


def the_hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def admitted(request: Request) -> None:
    """Whoever is not kept out, asks from a page of ours, and does not ask without end."""
    visitors.check_origin(the_hub(request).settings, request)
    address = address_of(request.scope)
    the_hub(request).bans.check(bans.ADDRESS, address)
    the_hub(request).limits.take("requests", neighbourhood(address))


def limited(*what: str) -> Any:
    """So often and no more, for all who come from one address."""

    def take(request: Request) -> None:
        the_hub(request).limits.take(what, neighbourhood(address_of(request.scope)))

    return Depends(take)


def named(hub: Hub, *names: str | None) -> None:
    """Names that nobody may use are refused."""
    for name in names:
        hub.bans.check(bans.NAME, clean_name(name or ""))


router = APIRouter(responses=ERRORS, dependencies=[Depends(admitted)])


def the_lang(request: Request, lang: Annotated[str | None, Query(max_length=8)] = None) -> str:
    return language(lang, request.headers.get("accept-language", ""))


async def the_person(request: Request) -> Person | None:
    """Who asks; Refused if the operator has shut them out."""
    hub = the_hub(request)
    person = await visitors.person_of(hub.people, hub.settings, request)
    if person is not None:
        hub.bans.check(bans.PERSON, person.id)
    return person


async def somebody(request: Request, response: Response, name: str | None = "") -> Person | None:
    hub = the_hub(request)
    person = await visitors.somebody(hub.people, hub.settings, request, response, clean_name(name or ""))
    if person is not None:
        hub.bans.check(bans.PERSON, person.id)
    return person


AHub = Annotated[Hub, Depends(the_hub)]
APerson = Annotated[Person | None, Depends(the_person)]
ALang = Annotated[str, Depends(the_lang)]
AToken = Annotated[str, Query(max_length=512)]


# -- games


def drawing_of(game: Game) -> Path | None:
    """The folder of a drawing that comes ready with the game, as one that was installed by itself may."""
    folder = game.folder / "web"
    return folder if (folder / "board.js").is_file() else None


def choice_info(game: Game, name: str, form: HostChoice) -> dict[str, Any]:
    """What a host may choose, in words."""
    langs = ("en", "it")
    said = {lang: game.texts.say(lang, f"choice-{name}") if game.texts.has(lang, f"choice-{name}") else name
            for lang in langs}  # fmt: skip
    labels = {lang: [str(game.texts.name(lang, value)) for value in form.values] for lang in langs}
    return {"id": name, "form": form.form, "values": list(form.values), "needs": form.needs, "label": said,
            "labels": labels}  # fmt: skip


def bots_called(game: Game) -> dict[str, dict[str, str]]:
    """What the game's bots are called (`bot-<bot>`); those that play every game have their names elsewhere."""
    named = [bot for bot in game.bots if all(game.texts.has(lang, f"bot-{bot}") for lang in ("en", "it"))]
    return {bot: {lang: game.texts.say(lang, f"bot-{bot}") for lang in ("en", "it")} for bot in named}


def game_info(name: str) -> dict[str, Any]:
    game = discover.load(name)
    options = [{"id": o.id, "values": o.values, "default": o.default, "rule": o.rule, "label": o.label,
                "labels": o.labels, "help": o.help} for o in game.options_table.values()]  # fmt: skip
    return {"id": game.id, "title": game.title, "version": game.version, "seats": game.seats, "usual": game.usual_seats,
            "minutes": game.minutes, "bots": bot_names(game), "bot": usual_bot(game), "called": bots_called(game),
            "cast": [character(game, bot) for bot in cast_of(game)], "levels": list(STRENGTHS), "options": options,
            "choices": [choice_info(game, choice, form) for choice, form in game.host_forms.items()],
            "preset": {o.id: o.default for o in game.options_table.values()},
            "drawn": (game.folder / "web" / "Board.svelte").exists() or drawing_of(game) is not None,
            "module": f"/drawn/{game.id}/board.js" if drawing_of(game) is not None else None,
            "lessons": lesson_names(game),
            "tables": [{"id": table, "title": {lang: game.texts.say(lang, f"table-{table}") for lang in ("en", "it")}}
                       for table in game.tells.tables],
            "series": game.series is not None, "warns": game.warnings is not None,
            "teams": game.teams is not None}  # fmt: skip


@cache
def served(name: str) -> dict[str, Any] | None:
    """What is said of a game, or None for one that does not load: that is logged once, and the others are served."""
    try:
        return game_info(name)
    except Exception:
        log.exception("game left out", game=name)
        return None


@router.get("/api/games", response_model=list[bodies.GameInfo])
async def games(request: Request) -> Any:
    """The games, and the variants that the operator offers; those of the designer's desk are asked for by name."""
    offered = given(but=request.app.state.desk.kept)
    return [found for name in [*discover.names(), *offered] if (found := served(name)) is not None]


@router.get("/api/games/{game}", response_model=bodies.GameInfo)
async def one_game(game: str) -> Any:
    loaded(game)
    if (found := served(game)) is None:
        raise Refused("unknown-game", 404)
    return found


@router.get("/api/games/{game}/rules", response_model=bodies.Rules)
async def rules(game: str) -> Any:
    found = loaded(game).rules
    return {"chapters": [{"id": chapter, "title": title} for chapter, title in found.chapters.items()],
            "rules": [{"id": r.id, "chapter": r.chapter, "text": r.text} for r in found.rules.values()]}  # fmt: skip


@router.post("/api/games/{game}/warnings", response_model=bodies.Warnings)
async def warnings(game: str, body: bodies.Intended) -> Any:
    """What is allowed and not advised in a set-up, and who plays with whom; one that is not allowed is refused."""
    found = loaded(game)
    setup = found.setup(body.seats, body.options, body.choices)
    return {"warnings": found.warned(setup, body.lang), "sides": found.sides(setup)}


# -- tables


@router.post("/api/tables", response_model=bodies.Made)
async def new_table(body: bodies.NewTable, hub: AHub, request: Request, response: Response) -> Any:
    game = loaded(body.game)
    named(hub, *(seat.name for seat in body.seats))
    hub.limits.take(("tables", "public") if body.public else "tables", neighbourhood(address_of(request.scope)))
    if body.public and not hub.settings.lobby:
        raise Refused("no-lobby", 404)
    setup = game.setup(len(body.seats), body.options, body.choices)
    places = new_tables.places_for(game, [seat.model_dump() for seat in body.seats], body.hot_seat)
    new_tables.check_rated(hub, body.rated, places, body.hot_seat)
    if body.group and not await groups.belongs(hub, await the_person(request), body.group):
        raise Refused("no-group", 404)
    clock = None if body.clock is None else clocks.check(msgspec.convert(body.clock.model_dump(), ClockSpec))
    live = await new_tables.make(hub, game, setup, places, hot_seat=body.hot_seat, public=body.public,
                             title=clean_name(body.title), clock=clock, lang=body.lang, window=body.window,
                             rated=body.rated, group=body.group, hints=body.hints, level=body.level)  # fmt: skip
    await crier.table(hub, live)
    name = next((seat.name for seat in body.seats if seat.kind == "human"), "")
    return await made(hub, live, await somebody(request, response, name))


async def made(hub: Hub, live: LiveTable, person: Person | None) -> dict[str, Any]:
    """A new table is handed to who has made it."""
    found = new_tables.links(hub, live)
    if person is not None:
        claim = hub.tokens.read(found["token"])
        assert claim is not None
        await take(hub, live, person, claim)
    return found


@router.get("/api/tables/{table}", response_model=bodies.Summary)
async def summary(table: str, hub: AHub, lang: ALang, person: APerson, k: AToken = "") -> Any:
    live = await hub.get(table)
    claim = await watch_claim(hub, live, k, person)
    async with live.lock:
        told = summarise(hub, live, claim, lang)
    if claim.kind == tokens.SPECTATOR and not (k or live.public):  # of the archive: for as long as all agree
        told["links"] = {"seats": [], "spectator": ""}
    return told


async def watch_claim(hub: Hub, live: LiveTable, token: str, person: Person | None) -> Claim:
    """What somebody may do, by a token or as who holds a seat; a public table may be looked at by all, a game that is
    over by whom the archive shows it.
    """
    try:
        return await entitled(hub, live, token, person)
    except Refused:
        shown = live.public and await strangers.meets(hub, person, live.id, hosts=True)
        if token or not (shown or (live.match.over and await archive.open_to(hub, person, live.id))):
            raise
        return _watching(live)


def _watching(live: LiveTable) -> Claim:
    return Claim(live.id, tokens.SPECTATOR, -1, live.seating.watchers)


def summarise(hub: Hub, live: LiveTable, claim: Claim, lang: str) -> dict[str, Any]:
    seat = claim.seat if claim.kind in (tokens.SEAT, tokens.INVITE) else None
    told: dict[str, Any] = msgspec.to_builtins(live.audience.info(lang))
    outcome = live.match.outcome
    told |= {
        "me": {"kind": claim.kind, "seat": seat, "host": claim.host},
        "commit": commitment(live.head.key), "key": live.head.key.hex() if live.match.over else None,
        "options": live.match.setup.options, "choices": live.match.setup.choices, "created": live.created,
        "origin": live.head.origin, "lesson": live.head.lesson,
        "outcome": None if outcome is None else {"scores": outcome.scores, "winners": outcome.winners},
        "links": links_for(hub, live, claim), "windows": reactions(live, lang),
    }  # fmt: skip
    viewer = SPECTATOR if seat is None or claim.kind == tokens.INVITE else seat
    waiting, asked, last = standing(live, viewer, [lang])
    return told | {"waiting": waiting, "asked": asked.get(lang, ""), "last": last.get(lang, "")}


def reactions(live: LiveTable, lang: str) -> list[dict[str, Any]]:
    """Kinds of questions at which somebody may react or let pass: what to answer can be said beforehand. `others`: also
    “unless it is about me”.
    """
    kinds = [kind for kind, question in live.game.questions.items() if question.form == WINDOW]
    others = live.game.about is not None
    return [{"kind": kind, "prompt": live.labels.prompt(kind, lang), "others": others} for kind in kinds]


def links_for(hub: Hub, live: LiveTable, claim: Claim) -> dict[str, Any]:
    """The host sees the invitations that are to be given away, and never the link of a seat that somebody holds. A seat
    that becomes free while a game runs can be given away by everybody who sits there. All can share the spectators'.
    """
    seats: list[dict[str, Any] | None] = []
    invites = claim.host or (claim.kind == tokens.SEAT and live.begun())
    for seat, place in enumerate(live.seating.places):
        if invites and place.kind == "open":
            seats.append({"seat": seat, "token": hub.tokens.invite(live.id, seat, place.generation), "kind": "invite"})
        else:
            seats.append(None)
    return {"seats": seats, "spectator": hub.tokens.spectator(live.id, live.seating.watchers)}


@router.post("/api/tables/{table}/join", response_model=bodies.Joined, dependencies=[limited("joins")])
async def join_table(table: str, body: bodies.Join, hub: AHub, request: Request, response: Response) -> Any:
    """By an invitation, at a public table or one of one's group without; or as who was voted out, while nobody else has
    come.
    """
    named(hub, body.name)
    live = await hub.get(table)
    known = await the_person(request)
    sat = list[Claim]()
    try:
        do = await _sitting_down(hub, live, body, known, sat)
    except Removed as removed:
        do = come_again(live, removed.left, sat)
    person = await somebody(request, response, body.name)

    def sit(write: Write) -> None:
        do(write)
        number = number_of(live.seating, sat[-1])
        assert number is not None
        write.seats = holding(person, live.id, sat[-1].seat, number, False, hub.now())

    await hand_over(live, SPECTATOR, "", sit)
    return {"seat": sat[-1].seat, "token": hub.tokens.sign(sat[-1])}


async def _sitting_down(hub: Hub, live: LiveTable, body: bodies.Join, person: Person | None, sat: list[Claim]) -> Do:
    """What somebody does to sit down; Removed for who may take their own seat again."""
    if body.k is not None:
        claim = hub.claim(live, body.k)
        if claim.kind != tokens.INVITE or not await strangers.meets(hub, person, live.id, hosts=True):
            raise Refused("bad-token", 403)
        return join(live, claim.seat, body.name, claim, sat)
    for one in await held_at(hub, person, live.id) if person is not None else ():
        left = left_of(live, one.number)
        if left is not None and live.seating.may_return(left):
            raise Removed(live.seating, left)
    shown = live.public or await groups.belongs(hub, person, live.head.group)
    if not (shown and await strangers.meets(hub, person, live.id)):
        raise Refused("bad-token", 403)
    return join(live, open_seat_of(live, body.seat), body.name, None, sat)


@router.post("/api/tables/{table}/seats/{seat}", response_model=bodies.Summary, dependencies=[limited("seats")])
async def change_seat(table: str, seat: int, body: bodies.Reseat, hub: AHub, lang: ALang, person: APerson) -> Any:
    named(hub, body.name)
    live = await hub.get(table)
    claim = await entitled(hub, live, body.k, person)
    await hand_over(live, SPECTATOR, "", reseat(live, claim, seat, body.do, body.bot, body.name, body.text))
    own = claim.kind == tokens.SEAT and claim.seat == seat
    async with live.lock:
        told = summarise(hub, live, claim if live.seating.valid(claim) else _watching(live), lang)
        told["link"] = new_link(hub.tokens, live, seat, body.do, own and claim.host)
    return told


@router.post("/api/tables/{table}/watchers", response_model=bodies.Summary, dependencies=[limited("seats")])
async def revoke_watchers(table: str, body: bodies.Watchers, hub: AHub, lang: ALang, person: APerson) -> Any:
    """The host revokes the spectators' link; a new one is in the answer."""
    live = await hub.get(table)
    claim = await entitled(hub, live, body.k, person)
    if not claim.host:
        raise Refused("not-yours", 403)

    def do(write: Write) -> None:
        live.seating.watchers += 1

    await live.change(SPECTATOR, "", do)
    async with live.lock:
        return summarise(hub, live, claim, lang)


@router.post("/api/tables/{table}/contact", response_model=bodies.Mine, dependencies=[limited("seats")])
async def set_contact(table: str, body: bodies.Contact, hub: AHub, person: APerson) -> Any:
    live = await hub.get(table)
    claim = await entitled(hub, live, body.k, person)
    if claim.kind != tokens.SEAT:
        raise Refused("not-yours", 403)
    mail = body.mail.strip()
    name, _, host = mail.rpartition("@")
    if mail and not (name and host and mail.isascii() and mail.isprintable() and " " not in mail and "," not in mail):
        raise Refused("bad-mail", 422)

    def do(write: Write) -> None:
        place = live.seating.places[claim.seat]
        if not live.seating.valid(claim):
            raise Refused("revoked", 403)
        if claim.substitute:
            place.guest_mail = mail
        else:
            place.mail = mail

    await live.change(SPECTATOR, "", do)
    return {"kind": claim.kind, "seat": claim.seat, "host": claim.host}


@router.post("/api/tables/{table}/hours", response_model=bodies.Mine, dependencies=[limited("seats")])
async def quiet_hours(table: str, body: bodies.SeatHours, hub: AHub, person: APerson) -> Any:
    """When the night of a seat is, at a table where it does not count."""
    live = await hub.get(table)
    claim = await entitled(hub, live, body.k, person)
    await live.change(SPECTATOR, "", set_hours(live, claim, Hours(body.start, body.end, body.zone)))
    return {"kind": claim.kind, "seat": claim.seat, "host": claim.host}


@router.post("/api/tables/{table}/holiday", response_model=bodies.Mine, dependencies=[limited("seats")])
async def holiday(table: str, body: bodies.TakeHoliday, hub: AHub, person: APerson) -> Any:
    """At this table; see `/api/me/holiday` for all of them."""
    live = await hub.get(table)
    claim = await entitled(hub, live, body.k, person)
    await hand_over(live, SPECTATOR, "", take_holiday(live, claim, body.start, body.end))
    return {"kind": claim.kind, "seat": claim.seat, "host": claim.host}


@router.post("/api/tables/{table}/return", response_model=bodies.Done, dependencies=[limited("seats")])
async def come_back(table: str, body: bodies.AskBack, hub: AHub, person: APerson) -> Any:
    """Who has left the table asks the others to agree that they play again."""
    live = await hub.get(table)
    try:
        await entitled(hub, live, body.k, person)
    except Removed as removed:
        await hand_over(live, SPECTATOR, "", ask_back(live, removed.left, body.text))
        return {}
    raise Refused("not-left")


@router.get("/api/tables/{table}/notes", response_model=bodies.Notes)
async def notes(table: str, hub: AHub, person: APerson, k: AToken = "") -> Any:
    """A person's own notes; who has left the seat keeps them."""
    live = await hub.get(table)
    claim = hub.tokens.read(k)
    number = live.seating.person_of(claim) if claim is not None and claim.table == live.id else None
    if not k and person is not None:
        number = next((one.number for one in await held_at(hub, person, live.id) if one.number >= 0), None)
    if number is None:
        raise Refused("bad-token", 403)
    return {"text": await hub.store.note(live.id, number)}


# -- looking back


def eyes_of(live: LiveTable, claim: Claim, own: int, viewer: int | None) -> int:
    """Whose eyes a token may look through: while the match runs its own only."""
    if viewer is None or viewer == own:
        return own
    if not live.open_to(claim):
        raise Refused("own-eyes", 403)
    if viewer != SPECTATOR and viewer >= live.match.setup.seats:
        raise Refused("no-seat", 404)
    return viewer


@router.get("/api/tables/{table}/record", response_class=PlainTextResponse)
async def record(
    table: str, hub: AHub, request: Request, person: APerson, k: AToken = "",
    line: Annotated[int | None, Query(ge=1)] = None, viewer: Annotated[int | None, Query(ge=0, le=31)] = None,
) -> Any:  # fmt: skip
    """As far as its reader may know it. `line`: up to this line of the log that `viewer` (by default oneself) reads."""
    try:
        live = await hub.get(table)
    except Unopened as error:
        moves = await hub.store.moves(table)
        return PlainTextResponse(unopened.export(error.stored, hub.tokens.read(k), moves))
    claim = await watch_claim(hub, live, k, person)
    if live.head.start:
        raise Refused("no-record")
    async with live.lock:
        if live.head.hot_seat and not live.open_to(claim):
            raise Refused("own-eyes", 403)
        own = claim.seat if claim.kind == tokens.SEAT else SPECTATOR
        if line is None:
            return PlainTextResponse(live.match.export(own))
        hub.limits.take("reports", neighbourhood(address_of(request.scope)))
        again = MatchAtLine(live, eyes_of(live, claim, own, viewer), line)
    try:
        return PlainTextResponse(await live.services.threads.do(again.text))
    except Overdue:
        raise Refused("too-large", 413) from None


@router.get("/api/tables/{table}/replay", response_model=bodies.Moment)
async def replay(
    table: str, hub: AHub, lang: ALang, person: APerson, k: AToken = "",
    at: Annotated[int | None, Query(ge=0)] = None, viewer: Annotated[int | None, Query(ge=0, le=31)] = None,
) -> Any:  # fmt: skip
    """A moment as a viewer saw it; after the end as any viewer. Without `at`: the last; 31 is a spectator."""
    live = await hub.get(table)
    claim = await watch_claim(hub, live, k, person)
    own = claim.seat if claim.kind == tokens.SEAT else SPECTATOR
    async with live.lock:
        eyes = eyes_of(live, claim, own, viewer)
        if live.hidden():
            raise Refused("not-started")
        take, whole = Take.of(live), live.open_to(claim)
    found = await hub.replays.tell(take, take.wish(at, eyes, whole, lang))
    return Response(found, media_type="application/json")


@router.get("/api/tables/{table}/scores", response_model=list[bodies.Point])
async def scores(table: str, hub: AHub, person: APerson, k: AToken = "") -> Any:
    """Scores over time, once the match is over: at most some fifty moments, the last among them."""
    live = await hub.get(table)
    await watch_claim(hub, live, k, person)
    return await hub.charts.of(live)


@router.post("/api/tables/{table}/fork", response_model=bodies.Made, dependencies=[limited("tables")])
async def fork(table: str, body: bodies.Fork, hub: AHub, request: Request, response: Response) -> Any:
    live = await hub.get(table)
    claim = await watch_claim(hub, live, body.k, await the_person(request))
    if claim.kind == tokens.SEAT:
        hub.limits.take("tables", person(claim))
    seats = None if body.seats is None else [seat.model_dump() for seat in body.seats]
    forked = await new_tables.fork(hub, live, claim, body.at, seats)
    return await made(hub, forked, await somebody(request, response))


@router.post("/api/records", response_model=bodies.Made, dependencies=[limited("tables", "imports")])
async def import_record(body: bodies.Import, hub: AHub, request: Request, response: Response) -> Any:
    live = await new_tables.import_record(hub, body.text, body.lang)
    return await made(hub, live, await somebody(request, response))


@router.post("/api/lessons/{game}/{lesson}", response_model=bodies.Made, dependencies=[limited("tables")])
async def lesson(
    game: str, lesson: str, body: bodies.LessonWish, hub: AHub, request: Request, response: Response
) -> Any:  # fmt: skip
    named(hub, body.name)
    live = await new_tables.begin_lesson(hub, loaded(game), lesson, body.lang, body.name)
    return await made(hub, live, await somebody(request, response, body.name))


@router.get("/healthz", response_model=bodies.Health)
async def healthz(hub: AHub) -> Any:
    await hub.store.fact("schema")
    return {"status": "ok", "version": __version__, "worker": hub.store.worker, "tables": len(hub.lives),
            "database": "sqlite" if hub.alone else "postgresql"}  # fmt: skip
