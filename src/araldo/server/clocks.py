"""Clocks of people. Rules never see them, and nobody loses by them: when time has run out, the table decides.

Time is credited for a decision that was asked for, not for one that was taken up freely. `now` comes from outside.
"""

from __future__ import annotations

from collections.abc import Iterable

from araldo.server.seating import ClockSpec, ClockState, PlayTime, Seating
from araldo.server.sentences import Refused

LIVE, TURN = "live", "turn"
LONGEST = 400 * 86400.0
GRACE = 60.0  # what "wait" gives at least


def check(spec: ClockSpec) -> ClockSpec:
    numbers = (spec.bank, spec.increment, spec.cap)
    if spec.kind not in (LIVE, TURN) or not all(0 <= number <= LONGEST for number in numbers) or spec.bank <= 0:
        raise Refused("bad-clock", 422)
    return spec


def new(spec: ClockSpec, seats: int) -> ClockState:
    return ClockState([spec.bank] * seats)


def settle(clock: ClockState, now: float) -> None:
    """Charge what has passed to the seats whose time runs."""
    passed = max(0.0, now - clock.since)
    for seat in clock.running:
        clock.left[seat] = max(0.0, clock.left[seat] - passed)
    clock.since = now


def turn(spec: ClockSpec, clock: ClockState, awaited: Iterable[int], answered: Iterable[int], now: float) -> None:
    """After a decision: credit who answered, then let the time of those run who are awaited."""
    settle(clock, now)
    for seat in answered:
        if seat in clock.running:
            credit(spec, clock, seat, spec.increment)
    clock.running = sorted(awaited)
    clock.flagged = [seat for seat in clock.flagged if seat in clock.running and clock.left[seat] <= 0]


def credit(spec: ClockSpec, clock: ClockState, seat: int, seconds: float) -> None:
    more = clock.left[seat] + seconds
    if spec.kind == TURN and spec.cap > 0:
        more = max(clock.left[seat], min(more, spec.cap))
    clock.left[seat] = more


def stop(clock: ClockState, now: float) -> None:
    settle(clock, now)
    clock.running = []


def flags(clock: ClockState, now: float) -> list[int]:
    """Seats whose time has run out and that have not been flagged yet."""
    passed = max(0.0, now - clock.since)
    return [seat for seat in clock.running if seat not in clock.flagged and clock.left[seat] <= passed]


def next_flag(clock: ClockState, now: float) -> float | None:
    """Seconds until somebody's time runs out."""
    passed = max(0.0, now - clock.since)
    left = [clock.left[seat] - passed for seat in clock.running if seat not in clock.flagged]
    return max(0.0, min(left)) if left else None


def wait(spec: ClockSpec, clock: ClockState, seat: int, now: float) -> None:
    """The table waits: the seat gets some more time."""
    settle(clock, now)
    clock.left[seat] += max(GRACE, spec.increment)
    clock.flagged = [other for other in clock.flagged if other != seat]


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
