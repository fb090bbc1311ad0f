"""What people change at a table besides playing: standing answers, pauses, nights, holidays, talk, notes. For seats see
`handover`.

Each function that ends in a `do` checks first and changes then, so that what is refused has changed nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from datetime import datetime

from msgspec import UNSET

from araldo.kernel.action import Action, check
from araldo.server import talk, tokens
from araldo.server.absence import all_but_one
from araldo.server.rests import DAY, Holiday, Hours, check_hours, zone_of
from araldo.server.seating import Ended, Place
from araldo.server.sentences import Refused
from araldo.server.store import Write
from araldo.server.table import LiveTable
from araldo.server.tokens import Claim
from araldo.table.match import HUMAN

Do = Callable[[Write], None]
NAME = 40  # characters
HOURS_STAY = 7 * DAY  # before somebody may change them again
YEAR = 366 * DAY
UTC = Hours(0, 0, "UTC")


def clean_name(text: str) -> str:
    """A name as people may see it: one line, no control characters."""
    return " ".join("".join(ch for ch in text if ch.isprintable() or ch.isspace()).split())[:NAME]


def tell(live: LiveTable, write: Write, what: str, **params: str) -> None:
    """A line of the talk by the table itself, in the words of `sentences`."""
    write.chats.append(talk.line(live.id, live.services.now(), what, **params))


def name_of(live: LiveTable, seat: int) -> str:
    return live.audience.info("en").names[seat] or f"#{seat + 1}"


def day_in(zone: str, moment: float) -> str:
    return datetime.fromtimestamp(moment, zone_of(zone)).date().isoformat()


# -- standing answers, talk, notes


def stand(live: LiveTable, seat: int, kind: str, action: Action | None, scope: str) -> Do:
    def do(write: Write) -> None:
        live.match.stand(seat, kind, None if action is None else check(action), scope)
        live.seating.wishes = live.match.wishes or UNSET
        live.close_windows(write)

    return do


async def speak(
    live: LiveTable, claim: Claim, owner: int, key: str, seat: int, text: str, to: int | None, side: bool = False
) -> None:  # fmt: skip
    """To everybody, to who plays a seat now, or to the people who play on one's own side now."""
    said = text.strip()
    if not said or (to is not None and (side or not (0 <= to < len(live.seating.places) and to != seat))):
        raise Refused("malformed", 422)
    settings = live.services.settings
    if len(said) > settings.chat_length:
        raise Refused("chat-long", 413, most=settings.chat_length)

    def do(write: Write) -> None:
        person = live.seating.person_of(claim)
        speaker = seat if person is None else person
        if live.audience.talk.said(speaker) >= settings.chat_lines:
            raise Refused("chat-full", 409, most=settings.chat_lines)
        whom = speaker if side else None if to is None else live.seating.player(to)
        write.chats.append({"table_id": live.id, "seat": speaker, "to_seat": whom, "text": said,
                            "at": live.services.now(),
                            "among": talk.between(_side_of(live, seat)) if side else None})  # fmt: skip

    await live.change(owner, key, do)
    async with live.lock:
        await live.audience.pass_on_talk()


def _side_of(live: LiveTable, seat: int) -> list[int]:
    """The people who play on a seat's side now, but for who plays that seat."""
    sides, places = live.game.sides(live.match.setup), live.seating.places
    found = [live.seating.player(other) for other, place in enumerate(places)
             if other != seat and sides[other] == sides[seat] and place.kind == HUMAN]  # fmt: skip
    if not found:
        raise Refused("no-side")
    return found


async def take_note(live: LiveTable, person: int, text: str) -> None:
    if len(text) > (most := live.services.settings.note_length):
        raise Refused("note-long", 413, most=most)
    try:
        await live.services.writer.put(Write(live.id, note=(person, text)))
    except Exception:
        raise Refused("storage", 503) from None


# -- pauses


def end_game(live: LiveTable, write: Write, ended: Ended) -> None:
    """The game is not played on; it can be looked at, with one's own eyes."""
    seating = live.seating
    seating.ended, seating.motions, seating.ballots = ended, [], []
    seating.paused, seating.pauser, seating.votes = False, -1, []
    for place in seating.places:
        place.vacant, place.heir = False, ""
    tell(live, write, f"ended-{ended.how}", by=", ".join(ended.by))
    live.after_move(write, [])


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
    """The people at the table agree, to a pause as to its end: of two both, of more all but one. Who has asked for it
    may end it alone.
    """

    def do(write: Write) -> None:
        seating = live.seating
        if live.match.over or seating.ended:
            raise Refused("over")
        if seating.paused == wish:
            seating.votes = [vote for vote in seating.votes if vote != seat]  # no longer wants the change
            return
        if seat not in seating.votes:
            seating.votes = [*seating.votes, seat]
        people = [one for one in seating.people() if one in seating.votes]
        if len(people) < all_but_one(len(seating.people())) and (wish or seat != seating.pauser):
            return
        first = next(vote for vote in seating.votes if vote in people)
        tell(live, write, "paused" if wish else "resumed", who=name_of(live, first))
        seating.paused, seating.pauser, seating.votes = wish, first if wish else -1, []
        if wish:
            live.timekeeper.stop()
        else:
            live.windows.begin_again()
            live.after_move(write, [])

    return do


# -- time that does not count


def own_seat(live: LiveTable, claim: Claim) -> Place:
    """The seat of who has this token and plays there."""
    if claim.kind != tokens.SEAT:
        raise Refused("not-yours", 403)
    if not live.seating.valid(claim):
        raise Refused("revoked", 403)
    return live.seating.places[claim.seat]


def set_hours(live: LiveTable, claim: Claim, hours: Hours) -> Do:
    """Somebody says when their night is. Not every day anew: a clock that always stands is none."""

    def do(write: Write) -> None:
        place, spec, now = own_seat(live, claim), live.head.clock, live.services.now()
        if spec is None or (spec.nights != "own" and not spec.weekend):
            raise Refused("no-hours")
        check_hours(hours)
        before = place.guest_hours if claim.substitute else place.hours
        if before == hours:
            return
        if before is not None and now < place.hours_at + HOURS_STAY:
            raise Refused("hours-often", days=math.ceil((place.hours_at + HOURS_STAY - now) / DAY))
        live.timekeeper.settle()
        if claim.substitute:
            place.guest_hours = hours
        else:
            place.hours = hours
        if before is not None:
            place.hours_at = now

    return do


def take_holiday(live: LiveTable, claim: Claim, start: float, end: float) -> Do:
    """Somebody is away from one moment to another, and the clock stands. The same moment twice: they are back, or do
    not go. What is planned, or lasts, is replaced by it; days that have begun are used.
    """

    def do(write: Write) -> None:
        place, spec, now = own_seat(live, claim), live.head.clock, live.services.now()
        if claim.substitute:
            raise Refused("not-yours", 403)
        if live.match.over or live.seating.ended:
            raise Refused("over")
        if spec is None or not spec.holidays:
            raise Refused("no-holidays")
        past = [Holiday(one.start, min(one.end, now)) for one in place.holidays if one.start < now]
        wish = Holiday(max(start, now), end)
        if start != end:
            free = spec.holidays - sum(one.days for one in past)
            if not now < wish.end <= now + YEAR or wish.start >= wish.end:
                raise Refused("bad-holiday", 422)
            if wish.days > free:
                raise Refused("holiday-spent", days=max(0, free))
            if live.seating.clock is not None and claim.seat in live.seating.clock.flagged:
                raise Refused("holiday-late")
        live.timekeeper.settle()
        going = start != end
        if going or past != place.holidays:
            who, zone = name_of(live, claim.seat), (place.quiet or spec.hours or UTC).zone
            days = {"first": day_in(zone, wish.start), "last": day_in(zone, wish.end)} if going else {}
            tell(live, write, "holiday" if going else "no-holiday", who=who, **days)
        place.holidays = [*past, wish] if going else past

    return do
