"""What somebody proposes to the table, and the others agree to or not: the end of the game, a successor for one's seat,
a comeback, more time for everybody. `absence` says who decides, and how many have to agree.
"""

from __future__ import annotations

from collections.abc import Callable

from araldo.server import clocks
from araldo.server.changes import Do, clean_name, end_game, name_of, tell
from araldo.server.seating import Ended, Motion, Proposal
from araldo.server.sentences import Refused
from araldo.server.store import Write
from araldo.server.table import LiveTable


def propose(live: LiveTable, seat: int, what: Proposal, heir: str, text: str) -> Do:
    def do(write: Write) -> None:
        if live.status != "running":
            raise Refused("over" if live.status == "over" else "not-started")
        if what == "time" and live.seating.clock is None:
            raise Refused("no-clock")
        name = clean_name(heir) if what == "hand" else ""
        if what == "hand" and (not name or live.seating.places[seat].lent):
            raise Refused("bad-name" if not name else "lent", 422)
        put(live, write, Motion(0, what, seat, name_of(live, seat), name, text.strip(), {seat: True}))

    return do


def put(live: LiveTable, write: Write, motion: Motion) -> None:
    """Before the table; in place of the same that was proposed before."""
    seating = live.seating
    seating.proposals += 1
    motion.id, motion.at = seating.proposals, live.services.now()
    same = (motion.what, motion.by)
    seating.motions = [*(one for one in seating.motions if (one.what, one.by) != same), motion]
    tell(live, write, f"asks-{motion.what}", who=motion.name, heir=motion.heir)
    _count(live, write, motion)


def agree(live: LiveTable, seat: int, number: int, yes: bool | None) -> Do:
    """Somebody says yes, no, or nothing any more. Who has proposed it may think better of it."""

    def do(write: Write) -> None:
        motion = live.seating.motion(number)
        if motion is None:
            raise Refused("no-motion", 404)
        if seat not in live.absence.deciders(motion):
            raise Refused("not-yours", 403)
        if seat == motion.by and yes is not True:
            _drop(live, motion)
            tell(live, write, "withdrawn", who=motion.name)
            return
        motion.votes = {other: said for other, said in motion.votes.items() if other != seat}
        if yes is not None:
            motion.votes[seat] = yes
        _count(live, write, motion)

    return do


def _drop(live: LiveTable, motion: Motion) -> None:
    live.seating.motions = [one for one in live.seating.motions if one.id != motion.id]


def _count(live: LiveTable, write: Write, motion: Motion) -> None:
    """Do it if enough agree; drop it if they no longer can."""
    deciders, needed = live.absence.deciders(motion), live.absence.agreement(motion)
    yes = [seat for seat in deciders if motion.votes.get(seat) is True]
    no = [seat for seat in deciders if motion.votes.get(seat) is False]
    if len(yes) >= needed:
        _drop(live, motion)
        _DONE[motion.what](live, write, motion, [name_of(live, seat) for seat in yes])
    elif len(deciders) - len(no) < needed:
        _drop(live, motion)
        tell(live, write, "declined", who=motion.name, by=", ".join(name_of(live, seat) for seat in no))


def _end(live: LiveTable, write: Write, motion: Motion, by: list[str]) -> None:
    end_game(live, write, Ended("called-off", live.services.now(), by))


def _hand(live: LiveTable, write: Write, motion: Motion, by: list[str]) -> None:
    """Who has proposed it plays on until the other one has sat down."""
    live.seating.places[motion.by].heir = motion.heir
    tell(live, write, "agreed-hand", who=motion.name, heir=motion.heir)


def _return(live: LiveTable, write: Write, motion: Motion, by: list[str]) -> None:
    for left in live.seating.left:
        if left.person == motion.person and left.seat == motion.by:
            left.welcome = True
    tell(live, write, "agreed-return", who=motion.name)


def _time(live: LiveTable, write: Write, motion: Motion, by: list[str]) -> None:
    clock, spec = live.seating.clock, live.head.clock
    if clock is not None and spec is not None:
        clocks.more_for_all(spec, clock, live.services.now(), live.timekeeper.rests())
        tell(live, write, f"agreed-time-{spec.kind}", by=", ".join(by))
        live.after_move(write, [])


_DONE: dict[Proposal, Callable[[LiveTable, Write, Motion, list[str]], None]] = {
    "end": _end, "hand": _hand, "return": _return, "time": _time,
}  # fmt: skip
