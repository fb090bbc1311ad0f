"""Breaking Pacts at any time in one's own Turn (CK-PAC-07): what may be broken, and what follows."""

from __future__ import annotations

from araldo.games.crusader_kings.board import IDS, NUMBER
from araldo.games.crusader_kings.rules.family import part
from araldo.games.crusader_kings.rules.realm import betray, partners, party_of, word
from araldo.games.crusader_kings.state import Kings
from araldo.kernel import Action, Frame, Option, Procedure, single


def break_options(s: Kings, f: Frame, seat: int) -> list[Option]:
    found: list[Option] = [("break", word(s, p)) for p in partners(s, seat)]
    return found + [("break", IDS[t]) for t in s.lands if s.ally[t] == seat]


def pact_broken(s: Kings, f: Frame, seat: int, action: Action) -> None:
    if action[1] in NUMBER:
        part(s, NUMBER[action[1]])
    else:
        betray(s, seat, party_of(s, action[1]))


PROCEDURES: list[Procedure[Kings]] = []
QUESTIONS = [single("break_pact", Frame, pact_broken, options=break_options)]
