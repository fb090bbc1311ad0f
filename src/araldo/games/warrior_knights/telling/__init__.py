"""What people are told about a decision: costs, effects, odds, ways, tables; by chapters."""

from __future__ import annotations

from araldo.games.warrior_knights.box import EXPEDITIONS
from araldo.games.warrior_knights.state import Expedition, Knights
from araldo.games.warrior_knights.telling import chances, events, neutral, planning, realm, tables, votes, war
from araldo.games.warrior_knights.telling.base import Briefer, Hinter
from araldo.kernel import Action
from araldo.kernel.telling import Brief, Hint, Odds, Tells

CHAPTERS = (planning, war, neutral, events, realm, votes)
HINTS: dict[str, Hinter] = {kind: hint for chapter in CHAPTERS for kind, hint in chapter.HINTS.items()}
BRIEFS: dict[str, Briefer] = {kind: brief for chapter in CHAPTERS for kind, brief in chapter.BRIEFS.items()}
KEPT = ("done", "drop", "reopen")  # of every draft


def option(s: Knights, seat: int, action: Action) -> Hint | None:
    verb = action[0]
    if verb == "give":
        return realm.gift_hint(s, seat, action)
    if verb in ("hand_heir", "kill_heir"):
        return realm.heir_hint(s, seat, action)
    if s.asked is None or seat not in s.asked.seats or (verb in KEPT and s.asked.kind != "regroup"):
        return None
    return HINTS[s.asked.kind](s, s.frames[-1], seat, action)


def brief(s: Knights, seat: int) -> Brief | None:
    assert s.asked is not None
    return BRIEFS[s.asked.kind](s, s.frames[-1], seat)


def prospects(s: Knights, seat: int, action: Action) -> Odds | None:
    f = s.frames[-1] if s.frames else None
    if isinstance(f, Expedition):
        if action[0] == "start":
            return neutral.voyage_odds(s, seat, EXPEDITIONS.index(str(action[1])), False)
        if f.chosen >= 0 and action[0] in ("fund", "bless"):
            return neutral.voyage_odds(s, seat, f.chosen, action[0] == "bless")
    return chances.odds_of(s, seat, action)


TELLS = Tells(option=option, brief=brief, odds=prospects, reach=war.reach, tables=tables.TABLES, sources=tables.sources)
