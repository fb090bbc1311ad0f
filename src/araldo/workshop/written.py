"""A position as a test: text that an author keeps beside his others."""

from __future__ import annotations

from araldo.kernel import discover
from araldo.workshop.position import Played, Position


def as_test(played: Played, position: Position) -> str:
    """A scenario that leads to this position and says what is asked there."""
    game, s, start = played.game, played.state, position.start
    module, _, name = discover.names()[game.id].partition(":")
    given = [f"seats={s.seats}"]
    given += [f"options={dict(start.options)!r}"] if start.options else []
    given += [f"seed={start.seed}"]
    moves = [", ".join(map(_quoted, (move.seat, *move.action))) for move in position.moves[: played.at]]
    asked = f'"{s.asked.kind}"' if s.asked is not None else '""'
    lines = [
        "from araldo.kernel.scenario import Table", "", f"from {module} import {name or 'GAME'}", "", "",
        f"def test_decision_{played.at}() -> None:", f"    t = Table({name or 'GAME'}, {', '.join(given)})",
        *(f"    t.do({move})" for move in moves), f"    assert t.asked == {asked}",
        f"    assert t.waiting() == {game.waiting(s)!r}", "",
    ]  # fmt: skip
    return "\n".join(lines)


def _quoted(item: int | str) -> str:
    return f'"{item}"' if isinstance(item, str) and '"' not in item and "\\" not in item else repr(item)
