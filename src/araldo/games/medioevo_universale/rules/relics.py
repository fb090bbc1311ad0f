"""Chapter REL: relics are found, carried by Captains and left in Cathedrals."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import IDS, NUMBER, SEA
from araldo.games.medioevo_universale.box import CHURCH, RELICS
from araldo.games.medioevo_universale.rules import pacts
from araldo.games.medioevo_universale.rules.land import board
from araldo.games.medioevo_universale.rules.pieces import captain
from araldo.games.medioevo_universale.rules.players import scores
from araldo.games.medioevo_universale.rules.structures import sound
from araldo.games.medioevo_universale.state import BARBARIANS, Captain, Medioevo, Relic
from araldo.kernel import Action, note, roll

VERBS = ("take_relic", "leave_relic")


def appear(s: Medioevo, places: list[str]) -> None:
    """MU-REL-01: the place by 1d8; what is out of play is rolled again."""
    if not any(board(s).inside[NUMBER[name]] for name in places):
        return
    while not board(s).inside[t := NUMBER[places[roll(s, "relic", len(places)) - 1]]]:
        pass
    if len(s.relics) < RELICS and not any(place_of(s, relic) == t for relic in s.relics):
        s.relics.append(Relic(t))
        note(s, "relic", rule="MU-REL-01", place=IDS[t])


def place_of(s: Medioevo, relic: Relic) -> int:
    for row in s.captains:
        for c in row:
            if c.id == relic.captain:
                return c.place
    return relic.place


def lying(s: Medioevo, t: int) -> Relic | None:
    """A relic that anybody may take there."""
    return next((r for r in s.relics if r.captain < 0 and not r.housed and r.place == t), None)


def is_open(s: Medioevo, seat: int, t: int) -> bool:
    """MU-REL-05: own, barbarian, or open to him by pact."""
    owner = s.owner[t]
    return owner in (seat, BARBARIANS) or (owner >= 0 and pacts.may_pass(s, seat, owner, t, False))


def rights(s: Medioevo, seat: int) -> list[Action]:
    """What a player may do with relics now, as free actions (MU-REL-02, MU-DEC-33)."""
    if not s.relics:
        return []
    found: list[Action] = []
    for c in s.captains[seat]:
        if c.place >= SEA:
            continue
        if c.relic >= 0:
            if s.owner[c.place] == seat and sound(s, c.place, CHURCH):
                found.append(("leave_relic", c.id))
        elif lying(s, c.place) is not None and is_open(s, seat, c.place):
            found.append(("take_relic", c.id))
    return found


def use(s: Medioevo, seat: int, action: Action) -> None:
    c = captain(s, seat, action[1])
    if action[0] == "take_relic":
        take(s, seat, c)
    else:
        leave(s, seat, c)


def take(s: Medioevo, seat: int, c: Captain) -> None:
    """MU-REL-03: 1 PO for the first who takes it."""
    relic = lying(s, c.place)
    assert relic is not None
    c.relic, relic.captain = 0, c.id
    note(s, "relic_taken", rule="MU-REL-03", seat=seat, place=IDS[c.place])
    if not relic.taken:
        relic.taken = True
        scores(s, seat, "first_relic")


def leave(s: Medioevo, seat: int, c: Captain) -> None:
    """MU-REL-02, MU-REL-04."""
    relic = next(r for r in s.relics if r.captain == c.id)
    c.relic, relic.captain, relic.place, relic.housed = -1, -1, c.place, True
    note(s, "relic_left", rule="MU-REL-04", seat=seat, place=IDS[c.place])
