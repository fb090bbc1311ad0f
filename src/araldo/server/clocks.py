"""Clocks of people. Rules never see them, and nobody loses by them: when time has run out, the table decides.

Time is credited for a decision that was asked for, not for one that was taken up freely. `now` comes from outside.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from araldo.server import rests
from araldo.server.rests import Rest, Rests, check_hours
from araldo.server.seating import ClockSpec, ClockState, Late, Nights, PlayTime, Seating
from araldo.server.sentences import Refused
from araldo.server.wire import ClockInfo, StandInfo

LIVE, TURN = "live", "turn"
LONGEST = 400 * 86400.0
GRACE = 60.0  # what "wait" gives at least
PART = 6  # of a bank by turns, what somebody has again whose time had run out
OFTEN = 3  # times in a row that time runs out: then the table votes
HOLIDAYS = 60  # days, at most
EVERYBODYS = {LIVE: 600.0, TURN: 86_400.0}  # what more time for everybody is
NONE: Rests = ()


def check(spec: ClockSpec) -> ClockSpec:
    numbers = (spec.bank, spec.increment, spec.cap)
    if spec.kind not in (LIVE, TURN) or not all(0 <= number <= LONGEST for number in numbers) or spec.bank <= 0:
        raise Refused("bad-clock", 422)
    known = spec.nights in get_args(Nights) and spec.late in get_args(Late) and 0 <= spec.holidays <= HOLIDAYS
    if not known or ((spec.nights or spec.weekend or spec.holidays) and spec.kind != TURN):
        raise Refused("bad-clock", 422)
    if spec.hours is not None:
        check_hours(spec.hours)
    elif spec.nights or spec.weekend:  # whose nights and weekends?
        raise Refused("bad-hours", 422)
    return spec


def rests_of(spec: ClockSpec, seating: Seating) -> Rests:
    """When the clock of each seat stands; empty if all time counts."""
    if not (spec.nights or spec.weekend or spec.holidays):
        return NONE
    found: list[Rest] = []
    for place in seating.places:
        own = (place.quiet if spec.nights != "table" else None) or spec.hours
        hours = own if spec.nights else None
        weekend = own.zone if spec.weekend and own is not None else ""
        found.append(Rest(hours, weekend, place.holidays if spec.holidays and not place.lent else ()))
    return found


def _rest(off: Rests, seat: int) -> Rest | None:
    return off[seat] if off else None


def new(spec: ClockSpec, seats: int) -> ClockState:
    return ClockState([spec.bank] * seats)


def settle(clock: ClockState, now: float, off: Rests = NONE) -> None:
    """Charge what has passed to the seats whose time runs."""
    for seat in clock.running:
        passed = rests.counted(_rest(off, seat), clock.since, now)
        clock.left[seat] = max(0.0, clock.left[seat] - passed)
    clock.since = now


def turn(
    spec: ClockSpec, clock: ClockState, awaited: Iterable[int], answered: Iterable[int], now: float, off: Rests = NONE
) -> None:
    """After a decision: credit who answered, then let the time of those run who are awaited."""
    settle(clock, now, off)
    for seat in answered:
        if seat in clock.running:
            credit(spec, clock, seat, spec.increment)
    clock.running = sorted(awaited)
    clock.flagged = [seat for seat in clock.flagged if seat in clock.running and clock.left[seat] <= 0]
    clock.fell = {seat: at for seat, at in clock.fell.items() if seat in clock.flagged}


def credit(spec: ClockSpec, clock: ClockState, seat: int, seconds: float) -> None:
    if spec.each:
        clock.left[seat] = max(clock.left[seat], spec.bank)
        return
    more = clock.left[seat] + seconds
    if spec.kind == TURN and spec.cap > 0:
        more = max(clock.left[seat], min(more, spec.cap))
    clock.left[seat] = more


def stop(clock: ClockState, now: float, off: Rests = NONE) -> None:
    settle(clock, now, off)
    clock.running = []


def ends(clock: ClockState, seat: int, off: Rests = NONE, part: float = 1.0) -> float:
    """When the time of a seat is up, or a part of it, if it runs on."""
    return rests.after(_rest(off, seat), clock.since, part * clock.left[seat])


def flags(clock: ClockState, now: float, off: Rests = NONE) -> list[int]:
    """Seats whose time has run out and that have not been flagged yet."""
    return [seat for seat in clock.running if seat not in clock.flagged and ends(clock, seat, off) <= now]


def flag(clock: ClockState, seat: int, now: float) -> None:
    """The time of a seat is up."""
    clock.flagged = sorted({*clock.flagged, seat})
    clock.fell[seat] = now
    clock.missed[seat] = clock.missed.get(seat, 0) + 1


def next_flag(clock: ClockState, now: float, off: Rests = NONE) -> float | None:
    """Seconds until somebody's time runs out."""
    left = [ends(clock, seat, off) - now for seat in clock.running if seat not in clock.flagged]
    return max(0.0, min(left)) if left else None


def again(spec: ClockSpec) -> float:
    """What somebody has again whose time had run out."""
    return spec.bank if spec.each else max(GRACE, spec.increment, spec.bank / PART if spec.kind == TURN else 0.0)


def wait(spec: ClockSpec, clock: ClockState, seat: int, now: float, off: Rests = NONE) -> None:
    """The table waits: the seat gets some more time."""
    settle(clock, now, off)
    clock.left[seat] += again(spec)
    unflag(clock, seat)


def unflag(clock: ClockState, seat: int) -> None:
    clock.flagged = [other for other in clock.flagged if other != seat]
    clock.fell.pop(seat, None)


def more_for_all(spec: ClockSpec, clock: ClockState, now: float, off: Rests = NONE) -> None:
    settle(clock, now, off)
    clock.left = [left + EVERYBODYS[spec.kind] for left in clock.left]
    clock.flagged, clock.fell = [], {}


def told(spec: ClockSpec, clock: ClockState, off: Rests) -> ClockInfo:
    """What everybody may know of the clocks."""
    until: list[float | None] = [None] * len(clock.left)
    stands: list[list[StandInfo]] = [[] for _ in clock.left]
    for seat in clock.running:
        until[seat] = end = ends(clock, seat, off)
        stands[seat] = [StandInfo(*one) for one in rests.between(_rest(off, seat), clock.since, end)]
    return ClockInfo(
        spec.kind, spec.bank, spec.increment, spec.cap, clock.left, clock.running, clock.since, clock.flagged,
        spec.each, spec.nights, spec.weekend, spec.holidays, spec.late, until, stands, clock.fell,
    )  # fmt: skip


def keep(time: PlayTime, running: bool, now: float) -> None:
    """The time of a game that ends by the clock runs while it is played, and stands still in a pause."""
    if time.since:
        time.played += max(0.0, now - time.since)
    time.since = now if running else 0.0


def play_left(time: PlayTime, minutes: int, now: float) -> float:
    """Seconds until the agreed time is up."""
    passed = max(0.0, now - time.since) if time.since else 0.0
    return max(0.0, 60 * minutes - time.played - passed)


def credit_outage(seating: Seating, now: float, alive: float) -> float:
    """Nobody served a table since `alive`: no time has passed there. Returns by how much all is later, at least."""
    times = [time for time in (seating.clock, seating.play_time, *(seating.openings or ())) if time and time.since]
    later = [max(0.0, now - max(alive, time.since)) for time in times]
    for time, more in zip(times, later, strict=True):
        time.since += more
    return min(later, default=0.0)
