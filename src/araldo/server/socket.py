"""The socket of a table: one message in, one answer out, and whatever changes meanwhile."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import structlog
from starlette.types import Receive
from starlette.websockets import WebSocket, WebSocketDisconnect

from araldo.bots.coach import Advice
from araldo.kernel.action import Span, Text
from araldo.kernel.errors import AraldoError, Illegal
from araldo.kernel.state import SPECTATOR
from araldo.server import bans, tokens, wire
from araldo.server.audience import CROWDED, REMOVED, REVOKED
from araldo.server.budget import RULES, Overdue, budget
from araldo.server.changes import hold, pause, speak, stand, take_note
from araldo.server.connections import Connection
from araldo.server.entitled import entitled
from araldo.server.frames import WRITE
from araldo.server.guard import same_origin
from araldo.server.handover import decide_time, hand_over, vote, welcome_back
from araldo.server.hub import Hub
from araldo.server.limits import address_of, neighbourhood, person
from araldo.server.metrics import METRICS
from araldo.server.motions import agree, propose
from araldo.server.projection import Names
from araldo.server.sentences import Refused, complain, language
from araldo.server.store import AWAY
from araldo.server.table import LiveTable
from araldo.server.talk import listener_of
from araldo.server.visitors import person_of
from araldo.server.wire import encode

log = structlog.get_logger("araldo.socket")
UNOPENED = 4005  # what is stored cannot be read, or the game is not here
CODES = {"bad-token": 4001, "banned": 4001, "revoked": REVOKED, "removed": REMOVED, "no-table": 4004, "closed": 4004,
         "crowded": CROWDED, "storage": 1013, "wait": 1013, "bad-row": UNOPENED, "no-rules": UNOPENED}  # fmt: skip
EVERYBODY = -2  # owns the keys of a shared screen
BURST, RATE = 200.0, 100.0  # messages: at once, and a second


async def table_socket(ws: WebSocket, receive: Receive) -> None:
    """`/ws/{table}?k=&lang=&since=`."""
    hub: Hub = ws.app.state.hub
    table = ws.url.path.removeprefix("/ws/")
    if not same_origin(hub.settings, ws.headers.get("origin"), ws.headers.get("host")):
        METRICS.refusals.labels("bad-origin").inc()
        await ws.close(1008, "bad-origin")  # before it is accepted: the handshake is answered with 403
        return
    await ws.accept()
    lang = language(ws.query_params.get("lang"), ws.headers.get("accept-language", ""))
    try:
        address = address_of(ws.scope)
        hub.bans.check(bans.ADDRESS, address)
        hub.limits.take("sockets", neighbourhood(address))
        live = await hub.get(table)
        token = ws.query_params.get("k", "")
        who = None if token else await person_of(hub.people, hub.settings, ws)
        if who is not None:
            hub.bans.check(bans.PERSON, who.id)
        claim = await entitled(hub, live, token, who)
        if claim.kind == tokens.INVITE:
            raise Refused("bad-token", 403)
    except AraldoError as error:
        await ws.close(CODES.get(error.code, 1011), error.code)
        return
    conn = Connection(claim, lang, ws.scope.get("extensions", {}).get(WRITE), hub.services.turn)
    sender = asyncio.create_task(_send(ws, conn))
    try:
        await _welcome(live, conn, ws.query_params.get("since", ""))
        await _receive(receive, live, conn)
    except WebSocketDisconnect:
        pass
    except (Refused, *AWAY) as error:
        conn.close(CODES.get(error.code if isinstance(error, Refused) else "storage", 1011))
        await sender
    finally:
        live.leave(conn)
        sender.cancel()
        if not hub.services.tasks.closing and not live.gone:
            async with live.lock:
                live.broadcast()


async def _send(ws: WebSocket, conn: Connection) -> None:
    try:
        while True:
            for message in await conn.taken():
                if isinstance(message, int):
                    await ws.close(message)
                    return
                await ws.send({"type": "websocket.send", "text": message.decode()})
    except (WebSocketDisconnect, RuntimeError, OSError):
        return  # the reader notices


async def _welcome(live: LiveTable, conn: Connection, since: str) -> None:
    """The state: whole, or what is missing since a number that this process has given."""
    async with live.lock:
        viewer = live.audience.viewer_of(conn)
        track = live.audience.track(viewer)
        track.update(*live.audience.projection(viewer))
        if since.isdecimal() and len(since) < 20 and (lines := track.lines_at(int(since))) is not None:
            conn.viewer, conn.lines = viewer, lines
        live.audience.enter(conn)
        live.broadcast()
        seating = live.seating
        conn.send(encode(await live.audience.talk.page(seating, listener_of(seating, conn.claim))))
        if (person := seating.person_of(conn.claim)) is not None:
            conn.send(encode(wire.NoteMessage(await live.services.store.note(live.id, person))))
    await welcome_back(live, conn.claim.seat)


async def _receive(receive: Receive, live: LiveTable, conn: Connection) -> None:
    allowance, last = BURST, time.monotonic()
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        data: str | bytes = message.get("text") or message.get("bytes") or b""
        now = time.monotonic()
        allowance, last = min(BURST, allowance + (now - last) * RATE), now
        if allowance < 1:
            await asyncio.sleep(1 / RATE)
        allowance -= 1
        if live.gone:
            conn.close(1012)
            return
        await answer(live, conn, data)
        METRICS.act_seconds.observe(time.monotonic() - now)


async def answer(live: LiveTable, conn: Connection, data: str | bytes) -> None:
    """Whatever a client says gets one answer: ack, refused, or what it asked for."""
    key = ""
    try:
        if len(data) > wire.MOST:
            raise Refused("too-large", 413)
        said = wire.read(data)
        key = getattr(said, "key", "")
        if not live.seating.valid(conn.claim):
            raise Refused("revoked", 403)
        reply = await _once(live, conn, said, key)
        if reply is None:
            viewer = conn.viewer if conn.viewer >= 0 else SPECTATOR
            reply = wire.Ack(key, live.audience.track(viewer).seq)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        key = wire.key_of(data)
        reply = refusal(live, conn.lang, key, Refused("malformed", 422))
    except AraldoError as error:
        reply = refusal(live, conn.lang, key, error)
    except AWAY:
        reply = refusal(live, conn.lang, key, Refused("storage", 503))
    except Overdue:
        METRICS.overdue.labels("rules").inc()
        reply = refusal(live, conn.lang, key, Refused("endless"))
    except Exception:
        log.exception("fault", table=live.id)
        reply = refusal(live, conn.lang, key, Refused("fault", 500))
    conn.send(encode(reply))


def refusal(live: LiveTable, lang: str, key: str, error: AraldoError) -> wire.RefusedMessage:
    METRICS.refusals.labels(error.code).inc()
    reply = wire.RefusedMessage(key, error.code, complain(lang, error))
    if isinstance(error, Illegal) and error.refusal is not None:
        rule = error.refusal.rule
        reply.rule = rule
        reply.text = live.game.rules.text(rule, lang) if rule in live.game.rules else rule
    return reply


async def _once(live: LiveTable, conn: Connection, said: wire.Said, key: str) -> wire.Reply | None:
    """What was done under this key is not done again; it is acknowledged whatever has become of the table since."""
    if key and (owner(conn), key) in live.keys:
        return None
    try:
        return await _do(live, conn, said)
    except AraldoError:
        if key and not live.services.alone and await live.services.store.knows_key(live.id, owner(conn), key):
            return None
        raise


async def _do(live: LiveTable, conn: Connection, said: wire.Said) -> wire.Reply | None:
    """None: done, and stored."""
    match said:
        case wire.Act(key=key, ask=ask, action=action, seat=wish):
            seat = acting(live, conn, wish)
            conn.look = None
            await live.change(owner(conn), key, live.act(seat, ask, tuple(action)))
        case wire.Acts(key=key, ask=ask, steps=steps, seat=wish):
            seat = acting(live, conn, wish)
            conn.look = None
            strides = [(tuple(step.action), step.kind) for step in steps]
            await live.change(owner(conn), key, live.act_all(seat, ask, strides))
        case wire.Undo(key=key):
            seat = acting(live, conn)
            await live.change(owner(conn), key, live.undo(live.undoer(seat)))
        case wire.Back(key=key):
            acting(live, conn)
            await live.change(owner(conn), key, live.back_to_lesson())
        case wire.Stand(key=key, kind=kind, action=action, scope=scope):
            seat = acting(live, conn)
            always = None if action is None else tuple(action)
            await live.change(owner(conn), key, stand(live, seat, kind, always, scope))
        case wire.Hold(key=key, ask=ask, on=on):
            seat = acting(live, conn)
            await live.change(owner(conn), key, hold(live, seat, ask, on))
        case wire.Say(key=key, text=text, to=to, side=side):
            seat = acting(live, conn, lent=True)
            live.services.limits.take("chat", person(conn.claim._replace(seat=seat)))
            await speak(live, conn.claim, owner(conn), key, seat, text, to, side)
        case wire.Pause(key=key):
            seat = acting(live, conn)
            await hand_over(live, owner(conn), key, pause(live, seat, True))
        case wire.Resume(key=key):
            seat = acting(live, conn)
            await hand_over(live, owner(conn), key, pause(live, seat, False))
        case wire.TimeUp(key=key, do=do, seat=late):
            seat = acting(live, conn)
            await hand_over(live, owner(conn), key, decide_time(live, seat, do, late))
        case wire.VoteOn(key=key, seat=absent, wish=wish):
            seat = acting(live, conn)
            live.services.limits.take("seats", person(conn.claim))
            await hand_over(live, owner(conn), key, vote(live, seat, absent, wish))
        case wire.Propose(key=key, what=what, heir=heir, text=text):
            seat = speaking(live, conn, lent=False)
            await hand_over(live, owner(conn), key, propose(live, seat, what, heir, text))
        case wire.Agree(key=key, id=number, yes=yes):
            seat = speaking(live, conn, lent=True)
            await hand_over(live, owner(conn), key, agree(live, seat, number, yes))
        case _:
            return await _look(live, conn, said)
    return None


def speaking(live: LiveTable, conn: Connection, lent: bool) -> int:
    """The seat of a person who has a say at the table. `lent`: a substitute has, too."""
    seat = acting(live, conn)
    if conn.claim.kind != tokens.SEAT or (conn.claim.substitute and not lent):
        raise Refused("not-yours", 403)
    live.services.limits.take("seats", person(conn.claim))
    return seat


async def _look(live: LiveTable, conn: Connection, said: wire.Said) -> wire.Reply:
    """What changes nothing at the table."""
    match said:
        case wire.Explain(action=action):
            async with live.lock:
                return explain(live, live.audience.viewer_of(conn), tuple(action), conn.lang)
        case wire.Consult(what=what, of=of):
            async with live.lock:
                return consult(live, live.audience.viewer_of(conn), what, tuple(of), conn.lang)
        case wire.Wonder(ask=ask):
            async with live.lock:
                seat = acting(live, conn)
                return advice(live, seat, ask, await live.driver.advise(seat, ask), conn.lang)
        case wire.Older(before=before):
            async with live.lock:
                listener = listener_of(live.seating, conn.claim)
                return await live.audience.talk.page(live.seating, listener, before)
        case wire.Note(text=text):
            if (person := live.seating.person_of(conn.claim)) is None:
                raise Refused("not-yours", 403)
            await take_note(live, person, text)
            return wire.NoteMessage(text)
        case wire.Lang(lang=lang):
            async with live.lock:
                conn.lang, conn.viewer = lang, -1
                live.broadcast()
            return wire.LangMessage(lang)
        case wire.Look(seat=seat):
            if conn.claim.kind != tokens.EVERYBODY:
                raise Refused("own-eyes", 403)
            async with live.lock:
                conn.look = seat
                live.broadcast()
            return wire.LookMessage(seat)
    return wire.Pong()


def owner(conn: Connection) -> int:
    """Whose keys these are: the seat's, or those of the screen that all share."""
    return conn.claim.seat if conn.claim.kind == tokens.SEAT else EVERYBODY


def acting(live: LiveTable, conn: Connection, wish: int | None = None, lent: bool = False) -> int:
    """The seat that a socket acts for; Refused if it acts for none, or another than it says. `lent`: even while a
    substitute plays.
    """
    seat = live.audience.viewer_of(conn)
    if wish is not None and wish != seat:
        raise Refused("stale" if conn.claim.kind == tokens.EVERYBODY else "not-yours", 403)
    if seat == SPECTATOR:
        raise Refused("not-yours", 403)
    if not live.seating.may_act(conn.claim, seat) and not lent:
        raise Refused("lent" if live.seating.places[seat].lent else "not-yours", 403)
    return seat


def consult(live: LiveTable, viewer: int, what: wire.Consultation, of: tuple[Any, ...], lang: str) -> wire.Consulted:
    """What may come of something, where a piece may go, a table: by what this viewer may know."""
    viewpoint = live.audience.projection(viewer)[1]
    if viewpoint is None:
        return wire.Consulted(what, of)
    names = Names(live.match, live.seating, live.labels, lang, live.audience.emblems)
    with budget(RULES):
        return names.telling(viewpoint).consult(what, of)


def advice(live: LiveTable, seat: int, ask: str, found: Advice, lang: str) -> wire.Advice:
    """What a bot would do, and why, in the words of who has asked."""
    viewpoint = live.audience.projection(seat)[1]
    names = Names(live.match, live.seating, live.labels, lang, live.audience.emblems)
    why = [] if viewpoint is None else [names.telling(viewpoint).say(phrase) for phrase in found.why]
    return wire.Advice(ask, found.action, why)


def explain(live: LiveTable, viewer: int, action: tuple[Any, ...], lang: str) -> wire.Explained:
    """Why something may not be done, by what this viewer may know."""
    viewpoint = live.audience.projection(viewer)[1]
    for option, why in live.match.weigh(viewer) if viewpoint is not None and viewer != SPECTATOR else ():
        if option == action or (isinstance(option, Span | Text) and (option.head == action or option.matches(action))):
            rule = why.rule if why is not None else None
            text = live.game.rules.text(rule, lang) if rule is not None and rule in live.game.rules else rule
            assert viewpoint is not None
            label = live.labels.option(viewpoint, option, lang, live.audience.info(lang).names)
            return wire.Explained(action, label, rule, text, why is None)
    return wire.Explained(action, None, None, None, False)
