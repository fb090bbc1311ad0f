"""What people change at a table besides playing: who sits where, standing answers, pauses, time, talk, notes.

Each function that ends in a `do` checks first and changes then, so that what is refused has changed nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import UNSET

from araldo.kernel.action import Action, check
from araldo.kernel.errors import Illegal
from araldo.kernel.play import bot_names, usual_bot
from araldo.server import clocks, tokens
from araldo.server.seating import Place
from araldo.server.sentences import Refused
from araldo.server.store import Write
from araldo.server.table import LiveTable
from araldo.server.tokens import Claim, Tokens
from araldo.table.match import BOT, HUMAN, OPEN, SeatKind

Do = Callable[[Write], None]
NAME = 40  # characters


def clean_name(text: str) -> str:
    """A name as people may see it: one line, no control characters."""
    return "".join(ch for ch in " ".join(text.split()) if ch.isprintable())[:NAME]


# -- standing answers, talk, notes


def stand(live: LiveTable, seat: int, kind: str, action: Action | None, scope: str) -> Do:
    def do(write: Write) -> None:
        live.match.stand(seat, kind, None if action is None else check(action), scope)
        live.seating.wishes = live.match.wishes or UNSET
        live.close_windows(write)

    return do


async def speak(live: LiveTable, owner: int, key: str, seat: int, text: str, to: int | None) -> None:
    said = text.strip()
    if not said or (to is not None and not (0 <= to < len(live.seating.places) and to != seat)):
        raise Refused("malformed", 422)
    settings = live.services.settings
    if len(said) > settings.chat_length:
        raise Refused("chat-long", 413, most=settings.chat_length)

    def do(write: Write) -> None:
        if live.audience.talk.said(seat) >= settings.chat_lines:
            raise Refused("chat-full", 409, most=settings.chat_lines)
        write.chats.append({"table_id": live.id, "seat": seat, "to_seat": to, "text": said, "at": live.services.now()})

    await live.change(owner, key, do)
    async with live.lock:
        await live.audience.pass_on_talk()


async def take_note(live: LiveTable, seat: int, text: str) -> None:
    if len(text) > (most := live.services.settings.note_length):
        raise Refused("note-long", 413, most=most)
    try:
        await live.services.writer.put(Write(live.id, note=(seat, text)))
    except Exception:
        raise Refused("storage", 503) from None


# -- pauses and time


def hold(live: LiveTable, seat: int, ask: str, wish: bool) -> Do:
    """Somebody keeps a reaction window open to think, or lets go of it."""

    def do(write: Write) -> None:
        live.must_run()
        if ask != live.match.question_id(seat):
            raise Refused("stale")
        live.windows.hold(seat, wish)
        live.close_windows(write)

    return do


def pause(live: LiveTable, seat: int, wish: bool) -> Do:
    """All people at the table have to agree, to a pause as to its end."""

    def do(write: Write) -> None:
        seating = live.seating
        if live.match.over:
            raise Refused("over")
        if seating.paused == wish:
            seating.votes = [vote for vote in seating.votes if vote != seat]  # no longer wants the change
        elif seat not in seating.votes:
            seating.votes = sorted([*seating.votes, seat])
        if set(live.seating.people()) <= set(seating.votes):
            seating.paused, seating.votes = wish, []
            if wish:
                live.timekeeper.stop()
            else:
                live.windows.begin_again()
                live.after_move(write, [])

    return do


def decide_time(live: LiveTable, seat: int, choice: str, late: int | None) -> Do:
    """Somebody's time has run out: another person, if there is one, lets a bot play on or waits."""

    def do(write: Write) -> None:
        seating, clock, spec = live.seating, live.seating.clock, live.head.clock
        if clock is None or spec is None or not clock.flagged:
            raise Refused("no-clock")
        which = late if late is not None else clock.flagged[0]
        if which not in clock.flagged:
            raise Refused("no-clock")
        others = [other for other in seating.people() if other != which]
        if seat == which and others:
            raise Refused("not-yours", 403)
        now = live.services.now()
        clocks.wait(spec, clock, which, now)
        if choice == "bot":
            place = seating.places[which]
            place.kind, place.bot = BOT, place.bot or best_bot(live)
            live.after_move(write, [])

    return do


def best_bot(live: LiveTable) -> str:
    """The last that the game names; games list them from plain to strong."""
    return usual_bot(live.game)


# -- who sits where


def join(live: LiveTable, seat: int, name: str, claim: Claim | None) -> Do:
    """A person takes an open seat, or a seat as a substitute."""

    def do(write: Write) -> None:
        place = live.seating.places[seat]
        if claim is not None and not live.seating.valid(claim):
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


def _sit(live: LiveTable, write: Write, seat: int, kind: SeatKind, bot: str = "") -> None:
    place = live.seating.places[seat]
    place.kind = kind
    place.bot = bot or place.bot
    live.after_move(write, [])


def open_seat_of(live: LiveTable, wish: int | None) -> int:
    found = [seat for seat, place in enumerate(live.seating.places) if place.kind == OPEN]
    if wish is not None and not 0 <= wish < len(live.seating.places):
        raise Refused("no-seat", 404)
    if wish is not None and wish not in found:
        raise Refused("taken")
    if not found:
        raise Refused("no-open-seat")
    return found[0] if wish is None else wish


def reseat(live: LiveTable, claim: Claim, seat: int, what: str, bot: str, name: str) -> Do:
    """The host, or whoever holds the seat, changes what sits there."""

    def do(write: Write) -> None:
        own = claim.kind == tokens.SEAT and claim.seat == seat and not claim.substitute
        if not 0 <= seat < len(live.seating.places):
            raise Refused("no-seat", 404)
        place = live.seating.places[seat]
        if not (claim.host or own or claim.kind == tokens.EVERYBODY):
            raise Refused("not-yours", 403)
        _RESEAT[what](live, write, seat, place, bot, name)

    return do


def _to_bot(live: LiveTable, write: Write, seat: int, place: Place, bot: str, name: str) -> None:
    wish = bot or place.bot or best_bot(live)
    if wish not in bot_names(live.game):
        known = ", ".join(bot_names(live.game))
        raise Illegal(f"{live.game.id} has no bot {wish!r}; it has: {known}", "bad-bot", bot=wish)
    place.lent = False
    _sit(live, write, seat, BOT, wish)


def _back(live: LiveTable, write: Write, seat: int, place: Place, bot: str, name: str) -> None:
    """The person who holds the seat plays again; a substitute is thanked."""
    if place.lent:
        place.lent, place.guest = False, ""
        place.substitute += 1
    place.held = True
    _sit(live, write, seat, HUMAN)


def _open(live: LiveTable, write: Write, seat: int, place: Place, bot: str, name: str) -> None:
    place.generation += 1
    place.lent = place.held = place.joined = False
    place.name = place.guest = place.mail = ""
    live.match.standing.pop(seat, None)
    live.match.wishes.pop(seat, None)
    _sit(live, write, seat, OPEN)


def _revoke(live: LiveTable, write: Write, seat: int, place: Place, bot: str, name: str) -> None:
    place.generation += 1
    place.joined = False
    if live.head.hot_seat:
        live.seating.hosts += 1


def _rename(live: LiveTable, write: Write, seat: int, place: Place, bot: str, name: str) -> None:
    if place.lent:
        place.guest = clean_name(name)
    else:
        place.name = clean_name(name)


def _substitute(live: LiveTable, write: Write, seat: int, place: Place, bot: str, name: str) -> None:
    """A link for somebody who plays in this person's place until `back`."""
    place.substitute += 1
    place.lent, place.guest = False, ""


_RESEAT: dict[str, Callable[[LiveTable, Write, int, Place, str, str], None]] = {
    "bot": _to_bot, "back": _back, "open": _open, "revoke": _revoke, "rename": _rename, "substitute": _substitute,
}  # fmt: skip


def new_link(tokens_: Tokens, live: LiveTable, seat: int, what: str, host: bool) -> dict[str, Any] | None:
    """The link that follows from a change of a seat, if one does."""
    place = live.seating.places[seat]
    if what == "revoke" and live.head.hot_seat:
        claim = Claim(live.id, tokens.EVERYBODY, generation=live.seating.hosts, host=True)
        return {"seat": seat, "token": tokens_.sign(claim)}
    if what == "revoke":
        return {"seat": seat, "token": tokens_.seat(live.id, seat, place.generation, host)}
    if what == "open":
        return {"seat": seat, "token": tokens_.invite(live.id, seat, place.generation)}
    if what == "substitute":
        return {"seat": seat, "token": tokens_.invite(live.id, seat, place.generation, place.substitute)}
    return None
