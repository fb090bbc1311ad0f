"""Players that are not people; they see only what the kernel shows a seat.

Four levels at a table: `random`, the game's own heuristic bot, `scholar` and `sage`. The last two search, 0.3 and 2
seconds a decision, in processes of their own. In arenas and studies a search can be spelt out: `mcts@0.5s` thinks half
a second, `mcts@200` makes 200 simulations (the same every time), `flat@200` is flat Monte Carlo.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial

from araldo.bots.apart import Apart
from araldo.bots.search import Plan, Search
from araldo.kernel.game import Game
from araldo.kernel.play import GENERAL, Bot, bot_names, make_bot

LEVELS = {"scholar": 0.3, "sage": 2.0}  # seconds a decision
TREE = Plan(trust=30, rollout="heuristic")
FLAT = Plan(rollout="heuristic", flat=True)  # the stronger, so the levels of a table are made of it

_SPELT = re.compile(r"(mcts|flat)@(?:([0-9]*\.?[0-9]+)s|([0-9]+))\Z")


def plan_of(name: str) -> Plan | None:
    """The plan that a spelt-out name stands for, or None."""
    found = _SPELT.match(name)
    if found is None:
        return None
    base = FLAT if found[1] == "flat" else TREE
    seconds, count = float(found[2] or 0), int(found[3] or 0)
    return replace(base, seconds=seconds, simulations=count) if seconds or count else None


def known(game: Game, name: str) -> bool:
    return name in bot_names(game) or name in LEVELS or plan_of(name) is not None


def player(game: Game, name: str, seed: int) -> Bot:
    """A bot by name, in this process."""
    if (plan := plan_of(name)) is not None:
        return Search(game, seed, plan)
    if name in LEVELS:
        return Search(game, seed, replace(FLAT, seconds=LEVELS[name]))
    return make_bot(game, name, seed)


def seat_thinkers() -> None:
    """Offer the levels that think at every table."""
    for name in LEVELS:
        GENERAL.setdefault(name, partial(_apart, name))


def _apart(name: str, game: Game, seed: int) -> Bot:
    return Apart(game, name, seed)
