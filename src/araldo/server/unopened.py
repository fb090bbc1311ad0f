"""A table that cannot be opened: what is stored of it is unreadable, or its game is not installed.

It says so, and what its reader may know can still be exported: the set-up, the commitment, the reader's own moves; all
of it once the game is over. Whose link has been revoked cannot be told where the seating is unreadable: then nothing of
a running game is handed out, and the operator's own export has it all.
"""

from __future__ import annotations

import json

import msgspec

from araldo.kernel.action import to_text
from araldo.kernel.chance import commitment
from araldo.kernel.record import FORMAT, Move
from araldo.server import tokens
from araldo.server.metrics import METRICS
from araldo.server.seating import head_from, seating_from
from araldo.server.sentences import Refused
from araldo.server.store import Stored
from araldo.server.tokens import Claim

UNREADABLE = (msgspec.MsgspecError, KeyError, TypeError, ValueError)


class Unopened(Refused):
    def __init__(self, code: str, stored: Stored) -> None:
        super().__init__(code, 409)
        self.stored = stored
        METRICS.unreadable.labels(code).inc()


def export(stored: Stored, claim: Claim | None, moves: list[Move]) -> str:
    """The record of such a table, as far as a token may know it."""
    over = stored.status == "over"
    lines = [f"araldo {FORMAT}"]
    try:
        head = head_from(stored.head)
        setup = head.setup
        lines += [f"game {stored.game} {setup['version']} -", f"seats {setup['seats']}"]
        lines += [f"set {key} {json.dumps(value)}" for key, value in setup["options"].items()]
        lines += [f"choose {key} {json.dumps(value)}" for key, value in setup["choices"].items()]
        lines.append(f"commit {commitment(head.key)}")
        lines += [f"key {head.key.hex()}"] if over else []
    except UNREADABLE:
        lines.append(f"game {stored.game} 0 -")
    known = moves if over else [move for move in moves if move.seat == _seat_of(stored, claim)]
    lines += ["---", *(f"{m.seat} {to_text(m.action)}" + (f" #{m.how}" if m.how else "") for m in known)]
    return "\n".join(lines) + "\n"


def _seat_of(stored: Stored, claim: Claim | None) -> int | None:
    """The seat whose moves a token may see."""
    if claim is None or claim.table != stored.id or claim.kind != tokens.SEAT:
        return None
    try:
        seating = seating_from(stored.seating)
        return claim.seat if seating.valid(claim) and seating.may_act(claim, claim.seat) else None
    except UNREADABLE:
        return None
