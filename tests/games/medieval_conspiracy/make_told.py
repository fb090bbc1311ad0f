"""Makes what is in told/: everything that is logged of some random games, one line an event.

    python -m tests.games.medieval_conspiracy.make_told            (at the root of the project)

Run it only when a change of the rules or of the log is meant, and look at what it changes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from araldo.games.medieval_conspiracy import GAME
from araldo.kernel import key_from_seed
from araldo.kernel.log import Event
from araldo.kernel.play import make_bot, play_out

TOLD = Path(__file__).parent / "told"
QUICK = {"quick_end": "turn_limit", "turn_limit": 4, "buy_heir": True, "honourable_retreat": True}
GAMES: dict[str, tuple[int, int, dict[str, Any]]] = {  # seats, seed, options
    "plain": (3, 1, {}),
    "war": (4, 2, {"war_emphasis": True}),
    "quick": (5, 3, QUICK),
}


def told(name: str) -> list[str]:
    """Every event: its rule, its kind, and all that it holds."""
    seats, seed, options = GAMES[name]
    events: list[Event] = []
    s = GAME.start(GAME.setup(seats, options), key_from_seed(seed), log=events)
    play_out(GAME, s, [make_bot(GAME, "random", seed + seat) for seat in range(seats)], bound=1800)
    return [
        f"{e.rule} {e.kind} " + " ".join(f"{key}={value}" for key, value in sorted({**e.params, **e.secret}.items()))
        for e in events
    ]


if __name__ == "__main__":
    TOLD.mkdir(exist_ok=True)
    for game in GAMES:
        (TOLD / f"{game}.txt").write_text("\n".join(told(game)) + "\n", encoding="utf-8")
