"""Reaction windows at a table of several people. Each stays open for an even time, whoever could react and whatever has
been answered, so that nobody reads from time or messages who holds what.

Somebody who wants to think holds the window open; all see that somebody does, not who. With a clock of days, or where
the table wishes it so, a window waits for all who could react instead.
"""

from __future__ import annotations

from typing import Protocol

from msgspec import UNSET

from araldo.kernel.action import Action
from araldo.kernel.record import Move
from araldo.server import clocks, rests
from araldo.server.seating import ClockSpec, Head, Opening, OpenWindow, Seating
from araldo.server.sentences import Refused
from araldo.server.services import Services
from araldo.table.match import BOT, Match, Status
from araldo.table.series import Part


class Windowed(Protocol):
    """What the windows ask of their table."""

    head: Head
    seating: Seating
    match: Match

    def status_now(self) -> Status: ...


class Windows:
    def __init__(self, table: Windowed, services: Services) -> None:
        self.table, self.services = table, services

    @property
    def even(self) -> float:
        """For how long a window stays open at least."""
        wish = self.table.head.window
        return self.services.settings.window_seconds if wish is None else wish

    @property
    def waits(self) -> bool:
        """Whether a window waits for all who could react."""
        clock = self.table.head.clock
        return self.even == 0 or (clock is not None and clock.kind == clocks.TURN)

    @property
    def open(self) -> list[Opening]:
        return self.table.seating.openings or []

    def refresh(self) -> bool:
        """After any change: which windows stay open now. Returns whether that has changed."""
        table, before = self.table, self.open
        match, seating, now = table.match, table.seating, self.services.now()
        match.patient = not table.head.hot_seat and len(seating.people()) > 1
        open_now = self._open()
        if not (open_now or before):  # at most moves
            seating.openings, seating.kept = UNSET, match.kept or UNSET
            return False
        standing = {match.question_id(part.seats[0]): part for part in open_now}
        known = {opening.ask: opening for opening in before if opening.ask in standing}
        found = [known.get(ask) or Opening(ask, part.seats, now) for ask, part in standing.items()]
        seating.openings = found or UNSET
        for opening in before:
            if match.question_id(opening.seats[0]) != opening.ask:
                for seat in opening.seats:
                    match.kept.pop(seat, None)
        seating.kept = match.kept or UNSET
        return before != found

    def _open(self) -> list[Part]:
        if self.table.status_now() != "running" or self.table.match.outdated:
            return []
        return [part for part in self.table.match.progress.parts if self.table.match.stays_open(part)]

    def begin_again(self) -> None:
        """After a pause."""
        for opening in self.open:
            opening.since = self.services.now()
            opening.holds.clear()

    # -- closing

    def _closes(self, opening: Opening, part: Part) -> float | None:
        """When a window closes as things stand; None: not before something happens."""
        match, clock = self.table.match, self.table.head.clock
        undecided = match.undecided(part)
        ends = [opening.since + self.even, *opening.holds.values()]
        if any(match.chairs[seat].kind == BOT for seat in undecided):
            return None
        if self.waits and undecided:
            if clock is None:
                return None
            ends.append(self._waits_until(clock, opening))
        return max(ends)

    def _waits_until(self, clock: ClockSpec, opening: Opening) -> float:
        """As long as a decision is worth here, for all who sit there alike: nobody tells from it who could react. The
        night does not count where it does not on the clocks; who is on holiday has said beforehand what to answer.
        """
        worth = clock.bank if clock.each else clock.increment or clock.bank
        off = clocks.rests_of(clock, self.table.seating)
        if not off:
            return opening.since + worth
        people = [seat for seat in opening.seats if self.table.match.chairs[seat].kind != BOT]
        nights = [rest._replace(holidays=()) for seat in people if (rest := off[seat]) is not None]
        return max([rests.after(rest, opening.since, worth) for rest in nights], default=opening.since + worth)

    def left(self) -> float | None:
        """Seconds until the next window closes."""
        if self.table.seating.paused:
            return None
        ends = [ends for opening, part in self._pairs() if (ends := self._closes(opening, part)) is not None]
        return max(0.0, min(ends) - self.services.now()) if ends else None

    def close_due(self) -> list[Move]:
        """Close the windows whose time is over."""
        now, moves = self.services.now(), list[Move]()
        for opening, part in self._pairs() if not self.table.seating.paused else ():
            ends = self._closes(opening, part)
            if ends is not None and ends <= now:
                moves += self.table.match.close(part)
        return moves

    def _pairs(self) -> list[tuple[Opening, Part]]:
        match = self.table.match
        parts = {match.question_id(part.seats[0]): part for part in self._open()}
        return [(opening, parts[opening.ask]) for opening in self.open if opening.ask in parts]

    # -- thinking

    def keep(self, seat: int, action: Action) -> bool:
        """Whether this answers a window that stays open: then it is kept, and whoever has answered holds it no more."""
        if not self.open or not self.table.match.keep(seat, action):
            return False
        self.table.seating.kept = self.table.match.kept
        self.release(seat)
        return True

    def hold(self, seat: int, wish: bool) -> None:
        """Somebody wants to think, or has thought enough. Anybody may, whether or not he could react; once a window."""
        opening = next((opening for opening in self.open if seat in opening.seats), None)
        if opening is None:
            raise Refused("no-window")
        if wish:
            opening.holds.setdefault(seat, self.services.now() + self.services.settings.hold_seconds)
        else:
            self.release(seat)

    def release(self, seat: int) -> None:
        """No more of a hold than has been is left of it."""
        for opening in self.open:
            if seat in opening.holds:
                opening.holds[seat] = min(opening.holds[seat], self.services.now())

    def told(self) -> dict[str, OpenWindow]:
        """By question: what may be known of a window."""
        found: dict[str, OpenWindow] = {}
        if not self.open:
            return found
        now = self.services.now()
        for opening in self.open:
            holders = frozenset(seat for seat, until in opening.holds.items() if until > now)
            silent = self.waits or bool(holders) or self.table.seating.paused
            found[opening.ask] = OpenWindow(None if silent else opening.since + self.even, holders)
        return found
