"""Hours of the day where somebody lives: when not to disturb them, and when to tell them all at once."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from araldo.server.sentences import Refused

DAY = 24 * 60  # minutes


class Quiet(msgspec.Struct):
    """From one minute of the day to another nothing is told, if `on`; nor on Saturday and Sunday, if `weekend`."""

    on: bool = False
    start: int = 22 * 60 + 30
    end: int = 8 * 60
    weekend: bool = False

    def over(self, now: float, zone: str) -> float:
        """When it may be told: now, or when the quiet hours are over."""
        at = datetime.fromtimestamp(now, zone_of(zone))
        for _ in range(8):  # a weekend that ends in a night is two steps
            later = self._end(at)
            if later is None:
                break
            at = later
        return max(now, at.timestamp())

    def _end(self, at: datetime) -> datetime | None:
        if not self.on:
            return None
        minute = at.hour * 60 + at.minute
        if self.weekend and at.weekday() >= 5:
            return _at(at, 7 - at.weekday(), 0)
        if self.start <= minute < self.end or (self.start > self.end and (minute >= self.start or minute < self.end)):
            return _at(at, 1 if minute >= self.end else 0, self.end)
        return None


def zone_of(name: str) -> ZoneInfo:
    """Refused for one that is not known here."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused("bad-zone", 422) from None


def next_at(now: float, minute: int, zone: str) -> float:
    """The next time at which it is that minute of the day there."""
    at = datetime.fromtimestamp(now, zone_of(zone))
    today = _at(at, 0, minute)
    return (today if today > at else _at(at, 1, minute)).timestamp()


def _at(day: datetime, later: int, minute: int) -> datetime:
    """A minute of that day, or of one after it."""
    found = (day + timedelta(days=later)).replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
    return found.replace(hour=minute // 60, minute=minute % 60)
