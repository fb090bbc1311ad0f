"""Votes of Masters, and castles before the anarchy (MC-MAS, MC-EMP-04)."""

from __future__ import annotations

from araldo.games.medieval_conspiracy.board import ELECTORATE, ESTATE, NUMBER, SEAT_OF_ELECTOR
from araldo.games.medieval_conspiracy.box import CASTLE_COST, ELECTOR_CARDS, ELECTORS, FACE
from araldo.games.medieval_conspiracy.palatine.camp import ANARCHY
from araldo.games.medieval_conspiracy.palatine.market import site_worth
from araldo.games.medieval_conspiracy.palatine.odds import force, wins
from araldo.games.medieval_conspiracy.palatine.outlook import Outlook
from araldo.games.medieval_conspiracy.palatine.purse import cost
from araldo.games.medieval_conspiracy.palatine.war import defence, modifiers
from araldo.games.medieval_conspiracy.rules.masters import candidates
from araldo.games.medieval_conspiracy.state import Votes
from araldo.kernel import Action
from araldo.kernel.play import Eyes

CROWNED, LOST = 100.0, 60.0
AGAINST = 0.6  # a rival's vote, measured by ours
ASLEEP = 0.3  # an elector who cannot die for now


def vote(o: Outlook, eyes: Eyes) -> Action:
    """Where it makes us Emperor; never where it makes another one: then the neutral electors are a wall."""
    f = o.s.frames[-1]
    assert isinstance(f, Votes)
    return max((x for x in eyes.options if isinstance(x, tuple)), key=lambda x: (_after(o, f.master, x), x))


def _after(o: Outlook, master: int, action: Action) -> float:
    s = o.s
    before = s.votes[:]
    score = 0.0
    if action[0] == "vote":
        elector = ELECTORS.index(action[1])
        if elector in s.votes:
            lower = s.votes.index(elector)
            s.votes[lower] = -1
            free = sum(s.owner[land] < 0 and e not in s.votes for e, land in enumerate(SEAT_OF_ELECTOR)) - 1
            holder = s.masters[lower]
            if free <= 0:
                score += AGAINST * o.danger[holder] if holder != o.seat else -1.0
        s.votes[master] = elector
        card = next(c for c in ELECTOR_CARDS if FACE[c] == action[1])
        score += ASLEEP * (card in s.elector_discard)
        land = NUMBER[action[1]]
        buyers = sum(s.cash[x] for x in range(s.seats) if s.heirs[x][ESTATE[land]])
        score -= 0.0001 * buyers
    found = candidates(s)
    s.votes[:] = before
    chosen = o.elected(found)
    score += found[o.seat].votes
    if chosen == o.seat:
        score += CROWNED
    elif chosen is not None and chosen >= 0:
        score -= LOST * o.danger[chosen]
    return score


def fortify(o: Outlook, eyes: Eyes) -> Action:
    """A castle for 150, if that is what it is worth."""
    builds = [x for x in eyes.options if isinstance(x, tuple) and x[0] == "build"]
    if not builds:
        return ("pass",)
    best = max(builds, key=lambda x: (_wall(o, NUMBER[x[1]]), x))
    return best if _wall(o, NUMBER[best[1]]) > cost(o, CASTLE_COST) else ("pass",)


def _wall(o: Outlook, land: int) -> float:
    """A castle just before the wars: what it pays, and what it saves at once."""
    s = o.s
    worth = site_worth(o, "architect", land)
    foes = [force(o.strongest(x, land)) for x in range(s.seats) if x != o.seat and o.threatens(x, land)]
    if ELECTORATE[land] or not foes or o.safe():
        return worth
    held, (more, theirs) = force(defence(s, land)), modifiers(s, land, o.seat)
    saved = max(wins(foe, held, more, theirs) for foe in foes) - max(wins(foe, held, -1, theirs) for foe in foes)
    return worth + ANARCHY * max(0.0, saved) * o.estate(o.seat, land)
