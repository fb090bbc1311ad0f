"""What people are told about a decision of Medioevo Universale: by the chapters of the game.

Each chapter has HINTS and BRIEFS by kind of question. What is said stands in `texts`: `effect-…`, `title-…`, `help-…`,
`tech-…`, `card-…`.
"""

from __future__ import annotations

from dataclasses import replace

from araldo.games.medioevo_universale.box import CARD
from araldo.games.medioevo_universale.state import Medioevo
from araldo.games.medioevo_universale.telling import market, moments, ports, realm, reference, talks, war
from araldo.games.medioevo_universale.telling.common import card_words, kind_of
from araldo.kernel import Action
from araldo.kernel.telling import Brief, Hint, Phrase, Route, Tells

CHAPTERS = (market, moments, war, ports, realm, talks)
HINTS = {kind: hint for chapter in CHAPTERS for kind, hint in chapter.HINTS.items()}
BRIEFS = {kind: brief for chapter in CHAPTERS for kind, brief in chapter.BRIEFS.items()}
PACT_VERBS = ("break_pact", "cancel_truce")  # rights of one's own turn (MU-DIP-11), in any phase


def option(s: Medioevo, seat: int, action: Action) -> Hint | None:
    if action[0] in ("done", "reopen", "drop", "pass"):
        return None
    if action[0] in PACT_VERBS:
        return talks.talks_hint(s, seat, action)
    tell = HINTS.get(kind_of(s))
    found = tell(s, seat, action) if tell is not None else None
    if found is None and len(action) > 1 and action[1] in CARD:
        return Hint(effect=card_words(action[1]), detail=f"cards/{action[1]}", group="cards", rank=50)
    return found


def brief(s: Medioevo, seat: int) -> Brief | None:
    """Every kind of question says what it is, why, and what happens if one does nothing."""
    kind = kind_of(s)
    tell = BRIEFS.get(kind)
    if tell is None:
        return None
    found: Brief = tell(s, seat)
    return replace(
        found,
        title=found.title or Phrase(f"title-{kind}"),
        help=found.help or Phrase(f"help-{kind}"),
        idle=found.idle or Phrase(f"idle-{kind}"),
    )


def reach(s: Medioevo, seat: int, of: Action) -> list[Route]:
    if of[0] == "march":
        return war.reach(s, seat, of)
    return ports.reach(s, seat, of) if of[0] == "use" else []


TELLS: Tells[Medioevo] = Tells(
    option=option, brief=brief, odds=war.odds, reach=reach, tables=reference.TABLES, sources=reference.sources
)
