"""What is kept in this folder, and where: positions for the contract, golden records, perft counts."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from araldo.kernel import Game, discover
from araldo.kernel.errors import Malformed
from araldo.kernel.positions import Position, read

FOLDER = Path(__file__).parent
GAMES = ["castelli", "crusader_kings", "medieval_conspiracy", "medioevo_universale", "warrior_knights"]


def position_file(name: str) -> Path:
    return FOLDER / "positions" / f"{name}.bin"


@cache
def positions(name: str) -> dict[str, list[Position]]:
    """The kept positions of a game, by kind of question."""
    game: Game = discover.load(name)
    try:
        kept = read(game, position_file(name).read_bytes())
    except (Malformed, OSError) as error:
        raise Malformed(f"{error}; make them anew: python -m tests.proof.make_positions {name}") from None
    by_kind: dict[str, list[Position]] = {}
    for position in kept:
        by_kind.setdefault(position.kind, []).append(position)
    return by_kind
