"""What people change at a table besides playing: who sits where, standing answers, pauses, time, talk, notes.

Each function that ends in a `do` checks first and changes then, so that what is refused has changed nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from araldo.kernel.action import Action, check
from araldo.kernel.errors import Illegal
from araldo.kernel.play import bot_names, usual_bot
from araldo.server import clocks, tokens
from araldo.server.live import Live
from araldo.server.sheet import Place
from araldo.server.store import Write
from araldo.server.tokens import Claim
from araldo.server.words import Refused
from araldo.table.match import BOT, HUMAN, OPEN, SeatKind

Do = Callable[[Write], None]
NAME = 40  # characters


def clean_name(text: str) -> str:
    """A name as people may see it: one line, no control characters."""
    return "".join(ch for ch in " ".join(text.split()) if ch.isprintable())[:NAME]


# -- standing answers, talk, notes


def stand(live: Live, seat: int, kind: str, action: Action | None) -> Do:
    def do(write: Write) -> None:
        live.match.stand(seat, kind, None if action is None else check(action))

    return do


async def speak(live: Live, owner: int, key: str, seat: int, text: str, to: int | None) -> None:
    said = text.strip()
    if not said or (to is not None and not (0 <= to < len(live.sheet.places) and to != seat)):
        raise Refused("malformed", 422)

    def do(write: Write) -> None:
        write.chats.append({"table_id": live.id, "seat": seat, "to_seat": to, "text": said, "at": live.hub.now()})

    await live.change(owner, key, do)
    async with live.lock:
        await live.fetch_talk()


async def take_note(live: Live, seat: int, text: str) -> None:
    try:
        await live.hub.writer.put(Write(live.id, note=(seat, text)))
    except Exception:
        raise Refused("storage", 503) from None


# -- pauses and time


def pause(live: Live, seat: int, wish: bool) -> Do:
    """All people at the table have to agree, to a pause as to its end."""

    def do(write: Write) -> None:
        sheet = live.sheet
        if live.match.over:
            raise Refused("over")
        if sheet.paused == wish:
            sheet.votes = [vote for vote in sheet.votes if vote != seat]  # no longer wants the change
        elif seat not in sheet.votes:
            sheet.votes = sorted([*sheet.votes, seat])
        if set(live.sheet.people()) <= set(sheet.votes):
            sheet.paused, sheet.votes = wish, []
            if sheet.clock is not None:
                if wish:
                    clocks.stop(sheet.clock, live.hub.now())
                else:
                    live.after_move(write, [])

    return do


def decide_time(live: Live, seat: int, choice: str, late: int | None) -> Do:
    """Somebody's time has run out: another person, if there is one, lets a bot play on or waits."""

    def do(write: Write) -> None:
        sheet, clock, spec = live.sheet, live.sheet.clock, live.head.clock
        if clock is None or spec is None or not clock.flagged:
            raise Refused("no-clock")
        which = late if late is not None else clock.flagged[0]
        if which not in clock.flagged:
            raise Refused("no-clock")
        others = [other for other in sheet.people() if other != which]
        if seat == which and others:
            raise Refused("not-yours", 403)
        now = live.hub.now()
        clocks.wait(spec, clock, which, now)
        if choice == "bot":
            place = sheet.places[which]
            place.kind, place.bot = BOT, place.bot or best_bot(live)
            live.after_move(write, [])

    return do


def best_bot(live: Live) -> str:
    """The last that the game names; games list them from plain to strong."""
    return usual_bot(live.game)


# -- who sits where


def join(live: Live, seat: int, name: str, claim: Claim | None) -> Do:
    """A person takes an open seat, or a seat as a substitute."""

    def do(write: Write) -> None:
        place = live.sheet.places[seat]
        if claim is not None and not live.stands(claim):
            raise Refused("revoked", 403)
        if claim is not None and claim.substitute:
            place.lent, place.guest = True, clean_name(name)
            _sit(live, write, seat, HUMAN)
            return
        if place.kind != OPEN:
            raise Refused("taken")
        place.generation += 1  # the invitation is used up
        place.name, place.held, place.joined = clean_name(name), True, True
        _sit(live, write, seat, HUMAN)

    return do


def _sit(live: Live, write: Write, seat: int, kind: SeatKind, bot: str = "") -> None:
    place = live.sheet.places[seat]
    place.kind = kind
    place.bot = bot or place.bot
    live.after_move(write, [])


def open_seat_of(live: Live, wish: int | None) -> int:
    found = [seat for seat, place in enumerate(live.sheet.places) if place.kind == OPEN]
    if wish is not None and not 0 <= wish < len(live.sheet.places):
        raise Refused("no-seat", 404)
    if wish is not None and wish not in found:
        raise Refused("taken")
    if not found:
        raise Refused("no-open-seat")
    return found[0] if wish is None else wish


def reseat(live: Live, claim: Claim, seat: int, what: str, bot: str, name: str) -> Do:
    """The host, or whoever holds the seat, changes what sits there."""

    def do(write: Write) -> None:
        own = claim.kind == tokens.SEAT and claim.seat == seat and not claim.substitute
        if not 0 <= seat < len(live.sheet.places):
            raise Refused("no-seat", 404)
        place = live.sheet.places[seat]
        if not (claim.host or own or claim.kind == tokens.EVERYBODY):
            raise Refused("not-yours", 403)
        _RESEAT[what](live, write, seat, place, bot, name)

    return do


def _to_bot(live: Live, write: Write, seat: int, place: Place, bot: str, name: str) -> None:
    wish = bot or place.bot or best_bot(live)
    if wish not in bot_names(live.game):
        known = ", ".join(bot_names(live.game))
        raise Illegal(f"{live.game.id} has no bot {wish!r}; it has: {known}", "bad-bot", bot=wish)
    place.lent = False
    _sit(live, write, seat, BOT, wish)


def _back(live: Live, write: Write, seat: int, place: Place, bot: str, name: str) -> None:
    """The person who holds the seat plays again; a substitute is thanked."""
    if place.lent:
        place.lent, place.guest = False, ""
        place.substitute += 1
    place.held = True
    _sit(live, write, seat, HUMAN)


def _open(live: Live, write: Write, seat: int, place: Place, bot: str, name: str) -> None:
    place.generation += 1
    place.lent = place.held = place.joined = False
    place.name = place.guest = place.mail = ""
    live.sheet.standing.pop(seat, None)
    _sit(live, write, seat, OPEN)


def _revoke(live: Live, write: Write, seat: int, place: Place, bot: str, name: str) -> None:
    place.generation += 1
    place.joined = False
    if live.head.hot_seat:
        live.sheet.hosts += 1


def _rename(live: Live, write: Write, seat: int, place: Place, bot: str, name: str) -> None:
    if place.lent:
        place.guest = clean_name(name)
    else:
        place.name = clean_name(name)


def _substitute(live: Live, write: Write, seat: int, place: Place, bot: str, name: str) -> None:
    """A link for somebody who plays in this person's place until `back`."""
    place.substitute += 1
    place.lent, place.guest = False, ""


_RESEAT: dict[str, Callable[[Live, Write, int, Place, str, str], None]] = {
    "bot": _to_bot, "back": _back, "open": _open, "revoke": _revoke, "rename": _rename, "substitute": _substitute,
}  # fmt: skip


def new_link(live: Live, seat: int, what: str, host: bool) -> dict[str, Any] | None:
    """The link that follows from a change of a seat, if one does."""
    place = live.sheet.places[seat]
    if what == "revoke" and live.head.hot_seat:
        claim = Claim(live.id, tokens.EVERYBODY, generation=live.sheet.hosts, host=True)
        return {"seat": seat, "token": live.hub.tokens.sign(claim)}
    if what == "revoke":
        return {"seat": seat, "token": live.hub.seat_token(live.id, seat, place.generation, host)}
    if what == "open":
        return {"seat": seat, "token": live.hub.invite_token(live.id, seat, place.generation)}
    if what == "substitute":
        return {"seat": seat, "token": live.hub.invite_token(live.id, seat, place.generation, place.substitute)}
    return None
