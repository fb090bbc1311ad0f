"""Time that does not count on a clock: nights, weekends, holidays. By the wall clock of a time zone, so a night has the
length that it has on that day.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from datetime import date, datetime, time, timedelta
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias
from zoneinfo import ZoneInfo

import msgspec

from araldo.server.sentences import Refused

Why: TypeAlias = Literal["night", "weekend", "holiday"]
DAY = 86_400.0
NIGHT = 600  # minutes of a day that may be left out


class Hours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Quiet hours: minutes after midnight in a time zone."""

    start: int
    end: int
    zone: str


class Holiday(msgspec.Struct):
    """Unix seconds."""

    start: float
    end: float

    @property
    def days(self) -> int:
        """Whole ones: who is back early has used the day that had begun."""
        return math.ceil((self.end - self.start) / DAY)


class Rest(NamedTuple):
    """When the clock of a seat stands."""

    hours: Hours | None = None
    weekend: str = ""  # the time zone whose Saturdays and Sundays do not count
    holidays: Sequence[Holiday] = ()


class Stand(NamedTuple):
    start: float
    end: float
    why: Why


Rests: TypeAlias = Sequence[Rest | None]  # by seat; empty: all time counts for all


@lru_cache(64)
def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name; Refused if there is none."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # no such zone, or no name of one
        raise Refused("bad-hours", 422) from None


def check_hours(hours: Hours) -> Hours:
    zone_of(hours.zone)
    if not (0 <= hours.start < 1440 and 0 <= hours.end < 1440 and 0 < (hours.end - hours.start) % 1440 <= NIGHT):
        raise Refused("bad-hours", 422)
    return hours


def _at(day: date, minutes: int, zone: ZoneInfo) -> float:
    return datetime.combine(day, time(minutes // 60, minutes % 60), zone).timestamp()


def _near(rest: Rest, now: float) -> Iterator[Stand]:
    """What stands now or begins next, of each kind, in no order."""
    if rest.hours is not None:
        zone = zone_of(rest.hours.zone)
        today, over = datetime.fromtimestamp(now, zone).date(), rest.hours.end <= rest.hours.start
        for step in (-1, 0, 1):
            day = today + timedelta(step)
            end = _at(day + timedelta(over), rest.hours.end, zone)
            yield Stand(_at(day, rest.hours.start, zone), end, "night")
    if rest.weekend:
        zone = zone_of(rest.weekend)
        today = datetime.fromtimestamp(now, zone).date()
        saturday = today + timedelta(5 - today.weekday())
        for day in (saturday, saturday + timedelta(7)):
            yield Stand(_at(day, 0, zone), _at(day + timedelta(2), 0, zone), "weekend")
    for holiday in rest.holidays:
        yield Stand(holiday.start, holiday.end, "holiday")


def stands(rest: Rest | None, now: float) -> Stand | None:
    """Why a clock would stand now, and until when: what lasts longest counts."""
    if rest is None:
        return None
    return max((one for one in _near(rest, now) if one.start <= now < one.end), key=lambda one: one.end, default=None)


def _begins(rest: Rest, now: float) -> float:
    """When it stands next; infinity: never again."""
    return min((one.start for one in _near(rest, now) if one.start > now and one.end > one.start), default=math.inf)


def counted(rest: Rest | None, start: float, end: float) -> float:
    """Seconds that count between two moments."""
    if rest is None:
        return max(0.0, end - start)
    count = 0.0
    while start < end:
        if (stand := stands(rest, start)) is not None:
            start = stand.end
            continue
        until = min(end, _begins(rest, start))
        count += until - start
        start = until
    return count


def after(rest: Rest | None, start: float, seconds: float) -> float:
    """The moment at which so many seconds have counted."""
    if rest is None:
        return start + seconds
    while True:
        if (stand := stands(rest, start)) is not None:
            if seconds <= 0:
                return start
            start = stand.end
            continue
        until = _begins(rest, start)
        if until - start >= seconds:
            return start + seconds
        seconds -= until - start
        start = until


def between(rest: Rest | None, start: float, end: float, most: int = 60) -> list[Stand]:
    """The stretches that do not count, in order and apart from each other."""
    found: list[Stand] = []
    while rest is not None and start < end and len(found) < most:
        if (stand := stands(rest, start)) is not None:
            found.append(Stand(start, stand.end, stand.why))
            start = stand.end
        else:
            start = _begins(rest, start)
    return found
