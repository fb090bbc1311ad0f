"""A second reckoning of Warrior Knights, written from the rulebook: a scribe who hears the log and trusts nobody.

He keeps a board of his own by what he hears (`board`), compares it with the state after every answer, and works out for
himself every number that the rules give: battles and assaults (`fight`), which attacks, sieges and moves are open
(`rounds`), votes and ties (`hall`), taxes, wages, fees and expeditions (`purse`), Influence and revolts.

    python -m tests.oracles.warrior_knights --answers 100000
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from araldo.games.warrior_knights import GAME
from araldo.games.warrior_knights.box import FACE
from araldo.kernel import key_from_seed
from araldo.kernel.log import Event
from tests.oracles.warrior_knights.board import FATE
from tests.oracles.warrior_knights.hall import Hall
from tests.oracles.warrior_knights.purse import Purse
from tests.oracles.warrior_knights.rounds import Openings, Rounds
from tests.oracles.warrior_knights.war import Battles


class Scribe(Rounds, Openings, Purse, Hall, Battles):
    """All of it."""


BOLD = {"attack", "assault", "besiege", "hire", "cast", "start", "revive", "lift", "forbid", "raze", "charter"}


def choose(options: list[Any], rng: Random) -> Any:
    """War, votes and money rather more often than by chance."""
    bold = [o for o in options if (o.head if hasattr(o, "head") else o)[0] in BOLD]
    return GAME.choose(bold if bold and rng.random() < 0.5 else options, rng)


def overhear(scribe: Scribe, s: Any, seat: int, action: Any) -> None:
    """He looks at both hands when the last discards are in: what stays, and what lies on top of the deck."""
    fight = scribe.fight
    if fight is None or s.asked.kind != "discard" or action != ("done",) or len(GAME.waiting(s)) > 1:
        return
    fight.kept, fight.deck = {}, [FACE[piece] for piece in reversed(s.fate)]
    for side in (fight.attacker, fight.defender):
        hand = Counter(FATE[FACE[piece]]["battle"] for piece in (s.drawn[side] if side >= 0 else s.blind))
        thrown = Counter(edit[1] for edit in s.asked.drafts.get(side, ()))
        fight.kept[side] = hand - thrown


def follow(seats: int, seed: int, answers: int, options: dict[str, Any]) -> Scribe:
    """A game by chance with a scribe beside it, from the first round on."""
    log: list[Event] = []
    s = GAME.start(GAME.setup(seats, options), key_from_seed(seed), log=log)
    rng, scribe = Random(seed), None
    for _ in range(answers):
        if GAME.over(s):
            break
        seat = rng.choice(GAME.waiting(s))
        found = GAME.options(s, seat)
        action = choose(found, rng)
        if scribe is None and s.round:
            scribe = Scribe(s)
        if scribe is not None:
            if s.asked.kind in ("mobilize", "use"):
                scribe.weigh(seat, found)
            overhear(scribe, s, seat, action)
        log.clear()
        s.log = log
        GAME.apply(s, seat, action)
        if scribe is not None:
            scribe.hear(log)
            scribe.compare(s)
            scribe.checks["answers"] += 1
    assert scribe is not None
    return scribe


TABLES: list[dict[str, Any]] = [
    {},
    {"vote_declaration": "simultaneous", "player_elimination": True, "influence_per_baron": 8},
    {"open_private_motions": True, "miracles_can_happen": True, "action_copies": "mobile"},
    {"stronghold_commander": "if_noble_present", "exchanging_heirs": True, "unfunded_expedition": "sails"},
    {"two_player_city_goal": "majority", "abandoned_nobles": True, "versatile_votes": 1},
]
