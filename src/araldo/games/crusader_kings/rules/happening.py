"""The event cards as data: blocks of steps, whom an event concerns, and how a step leads to the next.

Where a card and the rules differ the card wins (CK-GEN-01). Most events hurt their player or help others, those of
Crusade cards the reverse (CK-EVT-04).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from araldo.games.crusader_kings.box import (
    load,
)
from araldo.games.crusader_kings.rules.realm import (
    clockwise,
)
from araldo.games.crusader_kings.rules.requirements import (
    MEETS,
    neighbours,
    strangers,
)
from araldo.games.crusader_kings.state import Happening, Kings
from araldo.kernel import AGAIN, call

Step = dict[str, Any]

# -- reading the data

BLOCKS: list[tuple[Step, ...]] = []
ON_LAND: list[bool] = []  # by block: whether a step of it, or inside it, concerns the target's territories
_LAND_STEPS = {
    "place", "remove_unrest", "remove_footsoldier", "pay_or_remove_footsoldier", "remove_castle", "may_build_castle",
    "may_mobilise", "gold_per",
}  # fmt: skip


def _block(steps: list[Step]) -> int:
    """Store a list of steps, and those inside them; returns its number."""
    done = []
    on_land = False
    for step in steps:
        step = dict(step)
        inside = []
        for inner in ("on_success", "on_fail", "else_steps"):
            if inner in step:
                step[inner] = _block(step[inner])
                inside.append(step[inner])
        if "options" in step:
            step["options"] = [{**o, "steps": _block(o["steps"])} for o in step["options"]]
            inside += [o["steps"] for o in step["options"]]
        on_land |= step["op"] in _LAND_STEPS or any(ON_LAND[block] for block in inside)
        done.append(step)
    BLOCKS.append(tuple(done))
    ON_LAND.append(on_land)
    return len(BLOCKS) - 1


class Card(NamedTuple):
    target: str
    tests: tuple[Callable[[Kings, int], bool], ...]
    block: int


EVENTS: dict[str, Card] = {
    e["id"]: Card(e["target"], tuple(MEETS[need] for need in e["requires"]), _block(e["steps"]))
    for e in load("events.toml")["event"]
}


# -- whom it concerns


def meets(s: Kings, party: int, event: str) -> bool:
    for test in EVENTS[event].tests:  # noqa: SIM110
        if not test(s, party):
            return False
    return True


def target_of(s: Kings, actor: int, event: str) -> int:
    """CK-EVT-02, CK-EVT-03: the player of the card, or the next other one who meets the requirements; -1: nobody."""
    for party in (actor,) if EVENTS[event].target == "self" else clockwise(s, actor):
        if meets(s, party, event):
            return party
    return -1


def selected(s: Kings, f: Happening, who: str) -> int:
    """Who a word of the data means; -1: nobody. CK-EVT-11, CK-GEN-05."""
    if who in ("actor", "target"):
        return f.actor if who == "actor" else f.target
    if who == "next":
        return next(iter(clockwise(s, f.target)), -1)
    found = strangers(s, f.target) if who == "next_cb_candidate" else neighbours(s, f.target)
    return next(iter(found), -1)


# -- from step to step


def go_on(f: Happening) -> int:
    f.at += 1
    f.count = 0
    f.asked = False
    return AGAIN


def branch(s: Kings, f: Happening, block: int) -> int:
    """The steps inside a step, then the next one."""
    go_on(f)
    call(s, Happening(block=block, actor=f.actor, target=f.target, picked=f.picked))
    return AGAIN
