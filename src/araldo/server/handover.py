"""Seats that change hands: who joins, who lets a bot or a substitute play, who leaves, and votes about who is missed.

A seat passes on only if who holds it agrees, or by a vote of the others while that person is absent (`absence`). It is
told to everybody in a line of the talk, which stays. Each function that ends in a `do` checks first and changes then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from araldo.kernel.errors import Illegal
from araldo.kernel.play import bot_names, plays, usual_bot
from araldo.server import clocks, tokens
from araldo.server.cast import seated
from araldo.server.changes import NAME, Do, clean_name, end_game, name_of, tell
from araldo.server.motions import put
from araldo.server.seating import Ballot, Ended, Instead, Left, LeftBy, Motion, Place
from araldo.server.sentences import Refused
from araldo.server.store import Write
from araldo.server.table import LiveTable
from araldo.server.tokens import Claim, Tokens
from araldo.table.match import BOT, HUMAN, OPEN, SeatKind

REMEMBERED = 200  # people who have left


async def hand_over(live: LiveTable, viewer: int, key: str, do: Do) -> None:
    """Change who sits where, and tell it."""
    await live.change(viewer, key, do)
    async with live.lock:
        await live.audience.pass_on_talk()


def unlike(live: LiveTable, seat: int, name: str, but: str = "") -> str:
    """A name that nobody else at the table has, nor `but`: two of the same could speak for each other."""
    others = [place for other, place in enumerate(live.seating.places) if other != seat]
    taken = {known.casefold() for place in others for known in (place.name, place.guest)} | {but.casefold()}
    found, number = clean_name(name), 1
    while found and found.casefold() in taken:
        number += 1
        found = f"{clean_name(name)[: NAME - 3].rstrip()} {number}"
    return found


def _sit(live: LiveTable, write: Write, seat: int, kind: SeatKind) -> None:
    place = live.seating.places[seat]
    place.kind, place.once, place.vacant = kind, "", False
    live.seating.ballots = [ballot for ballot in live.seating.ballots if ballot.seat != seat]
    live.after_move(write, [])


# -- sitting down


def open_seat_of(live: LiveTable, wish: int | None) -> int:
    found = [seat for seat, place in enumerate(live.seating.places) if place.kind == OPEN]
    if wish is not None and not 0 <= wish < len(live.seating.places):
        raise Refused("no-seat", 404)
    if wish is not None and wish not in found:
        raise Refused("taken")
    if not found:
        raise Refused("no-open-seat")
    return found[0] if wish is None else wish


def join(live: LiveTable, seat: int, name: str, claim: Claim | None, sat: list[Claim]) -> Do:
    """A person takes an open seat, or a seat as a substitute; `sat` gets their claim. The invitation is used up."""

    def do(write: Write) -> None:
        place = live.seating.places[seat]
        if claim is not None and not live.seating.valid(claim):
            raise Refused("revoked", 403)
        if live.status == "over":
            raise Refused("over")
        if claim is not None and claim.substitute and place.heir:
            _succeed(live, write, seat, name)
        elif claim is not None and claim.substitute:
            _stand_in(live, write, seat, name)
        elif place.kind != OPEN:
            raise Refused("taken")
        else:
            _take(live, write, seat, unlike(live, seat, name))
        sat.append(_claim(live, seat))

    return do


def _claim(live: LiveTable, seat: int) -> Claim:
    """Of who plays a seat now."""
    place = live.seating.places[seat]
    return Claim(live.id, tokens.SEAT, seat, place.generation, substitute=place.substitute if place.lent else 0)


def _take(live: LiveTable, write: Write, seat: int, name: str, told: bool = True) -> None:
    place, begun = live.seating.places[seat], live.begun()
    place.generation += 1
    place.name, place.held, place.joined = name, True, True
    _fresh_time(live, seat)
    _sit(live, write, seat, HUMAN)
    if begun and told:
        tell(live, write, "sits", who=name_of(live, seat))


def _stand_in(live: LiveTable, write: Write, seat: int, name: str) -> None:
    place, who = live.seating.places[seat], name_of(live, seat)
    place.substitute += 1
    place.lent, place.guest, place.guest_mail = True, unlike(live, seat, name, place.name), ""
    place.deputy = live.seating.new_person()
    live.timekeeper.settle()
    place.guest_hours = None
    _forget_standing(live, seat)
    _fresh_time(live, seat)
    _sit(live, write, seat, HUMAN)
    tell(live, write, "substitute", who=who, guest=name_of(live, seat))


def _succeed(live: LiveTable, write: Write, seat: int, name: str) -> None:
    """Somebody takes a seat over for good: who had it has named them, and the others have agreed."""
    before = name_of(live, seat)
    free(live, write, seat, "own", [])
    _take(live, write, seat, unlike(live, seat, name), told=False)
    tell(live, write, "succeeds", who=before, guest=name_of(live, seat))


def _fresh_time(live: LiveTable, seat: int) -> None:
    """Whoever sits down has some time, however little was left."""
    clock, spec = live.seating.clock, live.head.clock
    if clock is not None and spec is not None:
        live.timekeeper.settle()
        clock.left[seat] = max(clock.left[seat], clocks.again(spec))
        clock.missed.pop(seat, None)
        clocks.unflag(clock, seat)


def come_again(live: LiveTable, left: Left, sat: list[Claim]) -> Do:
    """Who was voted out takes the seat again, as nobody else has."""

    def do(write: Write) -> None:
        if not live.seating.may_return(left):
            raise Refused("taken")
        live.seating.places[left.seat].person = left.person
        left.welcome = False
        _take(live, write, left.seat, unlike(live, left.seat, left.name))
        sat.append(_claim(live, left.seat))

    return do


# -- who holds a seat decides; the host about seats that nobody holds


def reseat(live: LiveTable, claim: Claim, seat: int, what: str, bot: str, name: str, text: str = "") -> Do:
    """Change what sits at a seat."""

    def do(write: Write) -> None:
        if not 0 <= seat < len(live.seating.places):
            raise Refused("no-seat", 404)
        if not live.seating.valid(claim):  # since it was looked at
            raise Refused("revoked", 403)
        if live.seating.ended and what != "revoke":
            raise Refused("ended")
        _must_be_theirs(live, claim, seat, what)
        _RESEAT[what](live, write, Change(seat, live.seating.places[seat], claim, bot, name, text))

    return do


class Change(msgspec.Struct):
    """Somebody changes a seat."""

    seat: int
    place: Place
    claim: Claim
    bot: str
    name: str
    text: str

    @property
    def own(self) -> bool:
        return self.claim.kind == tokens.SEAT and self.claim.seat == self.seat


def _must_be_theirs(live: LiveTable, claim: Claim, seat: int, what: str) -> None:
    """Refused, unless it is theirs to do: who holds a seat, a substitute who gives it back, one screen for all, or the
    host where nobody holds it. Before play begins the host may also free a seat.
    """
    place = live.seating.places[seat]
    if claim.kind == tokens.EVERYBODY:
        allowed = what not in ("open", "substitute", "leave", "resign")
    elif claim.kind == tokens.SEAT and claim.seat == seat:
        allowed = not claim.substitute or what in ("back", "rename")
    elif not claim.host or place.vacant:
        allowed = False
    elif place.kind == OPEN or not place.held:
        allowed = what in ("bot", "open", "rename") or (what == "revoke" and place.kind == OPEN)
    else:
        if live.begun() or what != "open":
            raise Refused("consent", 403)
        allowed = True
    if not allowed:
        raise Refused("not-yours", 403)


def _to_bot(live: LiveTable, write: Write, change: Change) -> None:
    place, seat = change.place, change.seat
    wish = seated(live.game, change.bot or place.bot or usual_bot(live.game), (x.bot for x in live.seating.places))
    if not plays(live.game, wish):
        known = ", ".join(bot_names(live.game))
        raise Illegal(f"{live.game.id} has no bot {wish!r}; it has: {known}", "bad-bot", bot=wish)
    if place.kind == HUMAN:
        tell(live, write, "bot", who=place.name or name_of(live, seat))
    elif place.kind == OPEN and live.begun():
        tell(live, write, "bot-free", who=name_of(live, seat))
    if place.kind == OPEN and change.name and not place.name:
        place.name = unlike(live, seat, change.name, place.guest)
    _thank(live, seat, "back")
    place.bot = wish
    _sit(live, write, seat, BOT)


def _back(live: LiveTable, write: Write, change: Change) -> None:
    """The person who holds the seat plays again; a substitute is thanked."""
    place, seat = change.place, change.seat
    away = place.kind == BOT or place.lent
    _thank(live, seat, "own" if change.claim.substitute else "back")
    place.held, place.heir = True, ""
    _sit(live, write, seat, HUMAN)
    if away:
        tell(live, write, "back", who=name_of(live, seat))


def _open(live: LiveTable, write: Write, change: Change) -> None:
    who = name_of(live, change.seat)
    if change.place.held:
        tell(live, write, "left" if change.own else "freed", who=who)
    elif change.place.kind == BOT:
        tell(live, write, "opened", who=who)
    by = [] if change.own else [name_of(live, change.claim.seat)] if change.claim.kind == tokens.SEAT else []
    free(live, write, change.seat, "own" if change.own else "host", by)


def _revoke(live: LiveTable, write: Write, change: Change) -> None:
    """A new link: what was the seat's own token or invitation counts no more."""
    _thank(live, change.seat, "back")
    change.place.generation += 1
    change.place.joined = True  # nobody else knows the new one
    if live.head.hot_seat:
        live.seating.hosts += 1


def _rename(live: LiveTable, write: Write, change: Change) -> None:
    if change.claim.substitute:
        change.place.guest = unlike(live, change.seat, change.name, change.place.name)
    else:
        change.place.name = unlike(live, change.seat, change.name, change.place.guest)


def _substitute(live: LiveTable, write: Write, change: Change) -> None:
    """A link for somebody who plays in this person's place until `back`: to make it is to agree."""
    _thank(live, change.seat, "back")
    change.place.substitute += 1


def _leave(live: LiveTable, write: Write, change: Change, how: Literal["leave", "resign"] = "leave") -> None:
    """For good, with a sentence to the others. A bot plays on: for good, or until the others have decided. Who is the
    last person at the table ends the game.
    """
    seat, who, text = change.seat, name_of(live, change.seat), change.text.strip()
    if live.status != "running":
        raise Refused("over" if live.status == "over" else "not-started")
    if text:
        speaker = live.seating.person_of(change.claim)
        write.chats.append({"table_id": live.id, "seat": speaker, "to_seat": None, "text": text,
                            "at": live.services.now()})  # fmt: skip
    tell(live, write, f"{how}s", who=who)
    give_time(live, seat)
    change.place.bot = change.place.bot or usual_bot(live.game)
    free(live, write, seat, "own", [], BOT)
    if not any(place.held for place in live.seating.places):
        end_game(live, write, Ended("abandoned", live.services.now()))
    elif how == "resign":
        change.place.vacant = True


def _resign(live: LiveTable, write: Write, change: Change) -> None:
    _leave(live, write, change, "resign")


_RESEAT: dict[str, Callable[[LiveTable, Write, Change], None]] = {
    "bot": _to_bot, "back": _back, "open": _open, "revoke": _revoke, "rename": _rename, "substitute": _substitute,
    "leave": _leave, "resign": _resign,
}  # fmt: skip


def new_link(tokens_: Tokens, live: LiveTable, seat: int, what: str, host: bool) -> dict[str, Any] | None:
    """The link that follows from a change of a seat, for who has made it."""
    place = live.seating.places[seat]
    if what == "revoke" and live.head.hot_seat:
        claim = Claim(live.id, tokens.EVERYBODY, generation=live.seating.hosts, host=True)
        return {"seat": seat, "token": tokens_.sign(claim)}
    if place.kind == OPEN:
        return {"seat": seat, "token": tokens_.invite(live.id, seat, place.generation)}
    if what == "revoke":
        return {"seat": seat, "token": tokens_.seat(live.id, seat, place.generation, host)}
    if what == "substitute":
        return {"seat": seat, "token": tokens_.invite(live.id, seat, place.generation, place.substitute)}
    return None


# -- leaving


def _thank(live: LiveTable, seat: int, how: LeftBy, by: list[str] | None = None) -> None:
    """A substitute, if there is one, plays no more; a link for one that nobody has used is void."""
    place = live.seating.places[seat]
    if place.lent:
        _remember(live, seat, place.substitute, place.deputy, place.guest, how, [place.name] if by is None else by)
        live.timekeeper.settle()
        place.lent, place.guest, place.guest_mail, place.guest_hours = False, "", "", None
        _forget_standing(live, seat)
    place.substitute += 1


def free(live: LiveTable, write: Write, seat: int, how: LeftBy, by: list[str], kind: SeatKind = OPEN) -> None:
    """The seat is for somebody else, or for a bot. Who held it keeps what was theirs, and is told what happened."""
    place, seating = live.seating.places[seat], live.seating
    seating.begun = live.begun()
    _thank(live, seat, how, by)
    if place.held:
        _remember(live, seat, 0, seating.holder(seat), place.name, how, by)
        place.person = seating.new_person()
    place.generation += 1
    place.held = place.joined = False
    place.name = place.mail = place.heir = ""
    live.timekeeper.settle()
    place.hours, place.holidays = None, []
    seating.motions = [motion for motion in seating.motions if motion.by != seat]
    _forget_standing(live, seat)
    _sit(live, write, seat, kind)


def _forget_standing(live: LiveTable, seat: int) -> None:
    """Answers that somebody wished to be given always are not for who comes after."""
    live.match.standing.pop(seat, None)
    live.match.wishes.pop(seat, None)


def _remember(
    live: LiveTable, seat: int, substitute: int, person: int, name: str, how: LeftBy, by: list[str]
) -> None:  # fmt: skip
    generation = live.seating.places[seat].generation
    left = Left(seat, generation, substitute, person, name, live.services.now(), how, by)
    live.seating.left = [*live.seating.left, left][-REMEMBERED:]


# -- votes about who is missed


def vote(live: LiveTable, voter: int, seat: int, wish: Instead | None) -> Do:
    """What a person wishes for the seat of one who is absent or has left: a bot, somebody else, that all wait, that the
    game ends; None: nothing any more.
    """

    def do(write: Write) -> None:
        if not 0 <= seat < len(live.seating.places):
            raise Refused("no-seat", 404)
        if voter not in live.absence.electors(seat):
            raise Refused("not-yours", 403)
        if not live.absence.absent(seat):
            raise Refused("not-absent")
        if wish == "wait" and live.seating.places[seat].vacant:
            raise Refused("left-already")
        ballot = live.seating.ballot(seat)
        wishes = {} if ballot is None else {other: old for other, old in ballot.wishes.items() if other != voter}
        if wish is not None:
            wishes[voter] = wish
        others = [other for other in live.seating.ballots if other.seat != seat]
        live.seating.ballots = [*others, Ballot(seat, wishes)] if wishes else others
        if wish is not None:
            _count(live, write, seat, wish, wishes, first=ballot is None)

    return do


def _count(live: LiveTable, write: Write, seat: int, wish: Instead, wishes: dict[int, Instead], first: bool) -> None:
    """Do what is wished if more than half of those who may vote wish it."""
    who = name_of(live, seat)
    agreed = [other for other in live.absence.electors(seat) if wishes.get(other) == wish]
    by = [name_of(live, other) for other in agreed]
    if len(agreed) < live.absence.needed(seat):
        if first:
            tell(live, write, f"wish-{wish}", who=who, by=", ".join(by))
        return
    if wish != "end":
        tell(live, write, f"voted-{wish}", who=who, by=", ".join(by))
    give_time(live, seat)
    if wish == "end":
        end_game(live, write, Ended("called-off", live.services.now(), by))
    elif wish == "person":
        free(live, write, seat, "vote", by)
    elif wish == "bot":
        let_bot_play(live, write, seat)
    else:
        live.seating.ballots = [ballot for ballot in live.seating.ballots if ballot.seat != seat]


def let_bot_play(live: LiveTable, write: Write, seat: int) -> None:
    """A bot for now: who holds the seat takes it back at will."""
    place = live.seating.places[seat]
    place.bot = place.bot or usual_bot(live.game)
    _sit(live, write, seat, BOT)


# -- coming back by agreement


def ask_back(live: LiveTable, left: Left, text: str) -> Do:
    """Who has left asks the others to play again."""

    def do(write: Write) -> None:
        if live.status == "over":
            raise Refused("over")
        if not live.seating.may_ask(left):
            raise Refused("taken")
        motion = Motion(0, "return", left.seat, left.name, text=text.strip(), person=left.person)
        put(live, write, motion)

    return do


def give_time(live: LiveTable, seat: int) -> None:
    """Whoever plays on has some time to do it."""
    clock, spec = live.seating.clock, live.head.clock
    if clock is not None and spec is not None and seat in clock.flagged:
        clocks.wait(spec, clock, seat, live.services.now(), live.timekeeper.rests())


def decide_time(live: LiveTable, seat: int, choice: str, late: int | None) -> Do:
    """Somebody's time has run out: another person waits, or votes for a bot. Who is alone decides alone."""

    def do(write: Write) -> None:
        clock = live.seating.clock
        if clock is None or not clock.flagged:
            raise Refused("no-clock")
        which = late if late is not None else clock.flagged[0]
        if which not in clock.flagged:
            raise Refused("no-clock")
        alone = live.seating.people() == [which]
        if seat == which and not alone:
            raise Refused("not-yours", 403)
        if choice == "bot" and not alone:
            vote(live, seat, which, "bot")(write)
            return
        give_time(live, which)
        if choice == "bot":
            let_bot_play(live, write, which)
        else:
            live.seating.ballots = [ballot for ballot in live.seating.ballots if ballot.seat != which]

    return do


async def welcome_back(live: LiveTable, seat: int) -> None:
    """Somebody who is voted about has come: the vote lapses, unless the time of the seat has run out."""

    def do(write: Write) -> None:
        if live.seating.ballot(seat) is not None and live.absence.since(seat) is None:
            live.seating.ballots = [ballot for ballot in live.seating.ballots if ballot.seat != seat]
            tell(live, write, "returned", who=name_of(live, seat))

    if live.seating.ballot(seat) is not None:
        await hand_over(live, seat, "", do)
