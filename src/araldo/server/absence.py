"""Who is absent, so that the others may vote about the seat: plainly said, and from what everybody may know.

A person is absent when the clock of the seat has run out (where the table has agreed to wait: when that was as long ago
as the clock had); at a table that is not played by turns over days also when the game has waited for it, with nobody
there, for longer than a setting of the server. Who has left for the others to decide is absent too.
"""

from __future__ import annotations

from typing import Protocol

from araldo.kernel.question import WINDOW
from araldo.server.audience import Audience
from araldo.server.clocks import TURN
from araldo.server.seating import Asked, Head, Motion, Seating
from araldo.server.services import Services
from araldo.table.match import HUMAN, Match, Status


class Attended(Protocol):
    """What is asked of a table."""

    head: Head
    seating: Seating
    match: Match
    audience: Audience
    status: Status


def all_but_one(people: int) -> int:
    """Of two both, of more all but one."""
    return people - (people > 2)


class Absence:
    def __init__(self, table: Attended, services: Services) -> None:
        self.table, self.services = table, services

    def since(self, seat: int) -> float | None:
        """From when on (Unix seconds) a person counts as absent, as things stand; 0: already. None: not at all."""
        table = self.table
        place = table.seating.places[seat]
        if table.status == "running" and place.vacant:
            return 0.0
        if table.status != "running" or table.seating.paused or place.kind != HUMAN:
            return None
        clock, spec = table.seating.clock, table.head.clock
        if clock is not None and spec is not None and seat in clock.flagged:
            return 0.0 if spec.late != "wait" else clock.fell.get(seat, 0.0) + spec.bank
        if not self._counts() or not self._awaited(seat) or (left := table.audience.away_since(seat)) is None:
            return None
        asked = table.seating.asked.get(seat)
        since = asked.at if asked is not None and asked.id == table.match.question_id(seat) else 0.0
        return max(left, since, self.services.presence.begun) + self.services.settings.absent_seconds

    def _counts(self) -> bool:
        """Whether being away counts: over days only the clock does, and one screen is never away."""
        clock = self.table.head.clock
        return not self.table.head.hot_seat and (clock is None or clock.kind != TURN)

    def _awaited(self, seat: int) -> bool:
        """Whether the game waits for a seat, by what everybody knows. At a window it may wait for anybody."""
        match = self.table.match
        part = match.progress.part_of(seat)
        if part is None or part.state.asked is None:
            return False
        return match.game.questions[part.state.asked.kind].form == WINDOW or seat in match.waiting()

    def absent(self, seat: int) -> bool:
        since = self.since(seat)
        return since is not None and since <= self.services.now()

    def electors(self, seat: int) -> list[int]:
        """Who decides about a seat: the people at the others, but for those who are absent themselves."""
        return [other for other in self.table.seating.people() if other != seat and not self.absent(other)]

    def needed(self, seat: int) -> int:
        """Votes for the same wish that decide: more than half of those who may vote."""
        return len(self.electors(seat)) // 2 + 1

    # -- what somebody proposes

    def deciders(self, motion: Motion) -> list[int]:
        """Who decides about it: the people at the table, but for those who are absent. Who proposes it agrees."""
        return [seat for seat in self.table.seating.people() if seat == motion.by or not self.absent(seat)]

    def agreement(self, motion: Motion) -> int:
        """How many have to agree: to an end of the game all but one, to a comeback all, to anything else more than half
        of them.
        """
        people = len(self.deciders(motion))
        if motion.what == "return":
            return people
        return all_but_one(people) if motion.what == "end" else people // 2 + 1

    def refresh(self) -> bool:
        """After any change: votes about who is no longer missed lapse, and what is asked of people who are not there is
        noted with its time. Returns whether anything is new.
        """
        seating, missing = self.table.seating, self.table.audience.missing() if self._counts() else []
        if not (missing or seating.ballots or seating.asked):
            return False
        before = seating.ballots, seating.asked
        seating.ballots = [ballot for ballot in seating.ballots if self.since(ballot.seat) is not None]
        seating.asked = {seat: self._put(seat) for seat in missing if self._awaited(seat)}
        return before != (seating.ballots, seating.asked)

    def _put(self, seat: int) -> Asked:
        """The question that a seat is asked now, and since when."""
        known, question = self.table.seating.asked.get(seat), self.table.match.question_id(seat)
        return known if known is not None and known.id == question else Asked(question, self.services.now())
