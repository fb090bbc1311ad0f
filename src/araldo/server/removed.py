"""What is said to somebody whose seat has changed hands: when, how, by whom, and who plays there now."""

from __future__ import annotations

from typing import Any

from araldo.server.seating import Left, Seating
from araldo.server.sentences import Refused


class Removed(Refused):
    def __init__(self, seating: Seating, left: Left) -> None:
        super().__init__("removed", 403)
        self.left = left
        place = seating.places[left.seat]
        self.told: dict[str, Any] = {
            "seat": left.seat, "name": left.name, "at": left.at, "how": left.how, "by": left.by,
            "now": {"kind": place.kind, "name": place.called}, "again": seating.may_return(left),
            "may_ask": seating.ended is None and seating.may_ask(left),
            "asked": any(one.what == "return" and one.person == left.person for one in seating.motions),
        }  # fmt: skip
