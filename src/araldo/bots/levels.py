"""Bots by name: the levels of a table, and searches that are spelt out.

Every bot of a game plays at five levels: `novice` and `squire` err as people do, without a word it plays as it is,
`scholar` and `sage` think. `regent_raider+novice` is one of a game's characters at a level, `novice` its usual bot;
`sage` starts from the bot that has learnt, where a game has one.
"""

from __future__ import annotations

import re
from dataclasses import replace

from araldo.bots.fallible import Fallible
from araldo.bots.search import Plan, Search
from araldo.kernel.game import Game
from araldo.kernel.play import Bot, make_bot, plays, thinking_bot, usual_bot

SLIPS = {"novice": 0.4, "squire": 0.15}  # of a hundred decisions, so many are overlooked
THINKS = {"scholar": 0.3, "sage": 2.0}  # seconds a decision
STRENGTHS = (*SLIPS, "", *THINKS)  # by strength; "" is the bot as it is
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


def leveled(name: str) -> bool:
    return name in SLIPS or name in THINKS or plan_of(name) is not None


def parted(game: Game, name: str) -> tuple[str, str]:
    """A bot of the game, and the level or search that it plays with; "" if it plays as it is."""
    own, plus, level = name.partition("+")
    if plus:
        return own, level
    if not leveled(name):
        return name, ""
    return usual_bot(game) if name in SLIPS else thinking_bot(game), name


def known(game: Game, name: str) -> bool:
    own, level = parted(game, name)
    return own in game.bots and leveled(level) if level else plays(game, name)


def player(game: Game, name: str, seed: int) -> Bot:
    """A bot by name, in this process."""
    own, level = parted(game, name)
    if level in SLIPS:
        return Fallible(game, seed, own, SLIPS[level])
    plan = replace(FLAT, seconds=THINKS[level]) if level in THINKS else plan_of(level)
    return make_bot(game, own, seed) if plan is None else Search(game, seed, plan, own)
