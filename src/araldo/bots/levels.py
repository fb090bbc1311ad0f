"""Bots by name: the levels of a table, and searches that are spelt out."""

from __future__ import annotations

import re
from dataclasses import replace

from araldo.bots.search import Plan, Search
from araldo.kernel.game import Game
from araldo.kernel.play import Bot, bot_names, make_bot

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
