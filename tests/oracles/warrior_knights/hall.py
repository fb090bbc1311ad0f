"""The Assembly: who attends, who presides, what is counted (WK-ASM, WK-AGD, WK-BAN)."""

from __future__ import annotations

from typing import Any

from tests.oracles.warrior_knights.board import AGENDA
from tests.oracles.warrior_knights.ears import Ballot, Ears


class Hall(Ears):
    # -- the Assembly

    def convened(self) -> None:
        if self.gathered is not None:
            self.check("votes", self.gathered == self.attending, self.gathered, self.attending)
            self.gathered = None

    def presides(self) -> int:
        """WK-ASM-04, WK-ASM-17."""
        if self.board.chairman in self.attending:
            return self.board.chairman
        return self.acting if self.acting in self.attending else next(iter(self.attending))

    def on_appointed(self, p: dict[str, Any]) -> None:
        self.check("appointed", p["seat"] == self.board.chairman and p["seat"] not in self.attending, p)
        self.acting = p["to_seat"]

    def vote_on(self, agenda: str) -> None:
        self.convened()
        named = AGENDA[agenda]["vote"] == "choose_baron" if agenda else False
        barred = self.board.banned if agenda == "AG-M07" else self.heretics if agenda == "AG-M08" else set()
        self.ballot = Ballot(named, [s for s in self.board.alive() if s not in barred] if named else [0, 1])

    def on_agenda(self, p: dict[str, Any]) -> None:
        self.vote_on(p["agenda"])

    def on_proposer(self, p: dict[str, Any]) -> None:
        self.convened()

    def on_proposed_revive(self, p: dict[str, Any]) -> None:
        self.vote_on(p["agenda"])

    def on_proposed_lift(self, p: dict[str, Any]) -> None:
        self.check("motion", p["to_seat"] != p["seat"] and p["to_seat"] in self.board.banned, p)
        self.vote_on("")

    def on_proposed_other(self, p: dict[str, Any]) -> None:
        self.vote_on("")

    on_proposed_repeal = on_proposed_postpone = on_proposed_forbid = on_proposed_resolve = on_proposed_other

    def on_committed(self, p: dict[str, Any]) -> None:
        assert self.ballot is not None
        seat = p["seat"]
        self.check("votes", seat in self.attending and p["votes"] <= self.board.votes[seat], p)
        self.ballot.amounts[seat] = p["votes"]
        self.board.votes[seat] -= p["votes"]

    def declare(self, seat: int, side: int) -> None:
        assert self.ballot is not None
        order = [s for s in self.board.clockwise(self.presides()) if self.ballot.amounts[s]]
        self.check("votes", order[len(self.ballot.spoken)] == seat, "from the Chairman clockwise", order, seat)
        self.check("votes", side in self.ballot.able, "who can be named", side)
        self.ballot.spoken.append(seat)
        self.ballot.tally[side] += self.ballot.amounts[seat]

    def on_declared_yes(self, p: dict[str, Any]) -> None:
        self.declare(p["seat"], 1)

    def on_declared_no(self, p: dict[str, Any]) -> None:
        self.declare(p["seat"], 0)

    def on_declared_name(self, p: dict[str, Any]) -> None:
        self.declare(p["seat"], p["to_seat"])

    def break_tie(self, seat: int, side: int) -> None:
        assert self.ballot is not None
        self.check("tie", seat == self.presides(), "who decides", seat)
        self.ballot.tie = side

    def on_tie_yes(self, p: dict[str, Any]) -> None:
        self.break_tie(p["seat"], 1)

    def on_tie_no(self, p: dict[str, Any]) -> None:
        self.break_tie(p["seat"], 0)

    def on_tie_name(self, p: dict[str, Any]) -> None:
        self.break_tie(p["seat"], p["to_seat"])

    def result(self, side: int) -> None:
        assert self.ballot is not None
        self.checks["vote"] += 1
        self.ballot.result(side)
        self.ballot = None

    def on_passed(self, p: dict[str, Any]) -> None:
        self.result(1)

    def on_failed(self, p: dict[str, Any]) -> None:
        self.result(0)

    def on_motion_passed(self, p: dict[str, Any]) -> None:
        self.result(1)

    def on_motion_failed(self, p: dict[str, Any]) -> None:
        self.result(0)

    def on_chosen(self, p: dict[str, Any]) -> None:
        self.result(p["seat"])

    def on_in_force(self, p: dict[str, Any]) -> None:
        self.board.laws.append(p["agenda"])

    def on_charge(self, p: dict[str, Any]) -> None:
        self.board.charges[p["seat"]].append(p["agenda"])
        self.check("charges", len(self.board.charges[p["seat"]]) <= 3, p)

    def on_forgone(self, p: dict[str, Any]) -> None:
        self.board.charges[p["seat"]].remove(p["agenda"])

    def on_repealed(self, p: dict[str, Any]) -> None:
        for pile in (self.board.laws, *self.board.charges.values()):
            if p["agenda"] in pile:
                pile.remove(p["agenda"])
                return

    def on_office(self, p: dict[str, Any]) -> None:
        self.board.office[self.army(p["noble"])] = p["agenda"]

    def on_office_lost(self, p: dict[str, Any]) -> None:
        self.board.office.pop(self.army(p["noble"]))

    def on_banned(self, p: dict[str, Any]) -> None:
        self.board.banned.add(p["seat"])
        self.attending.discard(p["seat"])

    def on_ban_lifted(self, p: dict[str, Any]) -> None:
        self.board.banned.discard(p["seat"])

    def on_chairman(self, p: dict[str, Any]) -> None:
        self.board.chairman = p["seat"]

    def on_head(self, p: dict[str, Any]) -> None:
        self.board.head = p["seat"]

    def on_defied(self, p: dict[str, Any]) -> None:
        self.defied.add((p["seat"], p["law"]))

    def on_forbidden(self, p: dict[str, Any]) -> None:
        self.forbidden.add(p["what"])

    def on_lapsed(self, p: dict[str, Any]) -> None:
        self.forbidden.discard(p["what"])
