"""What Barons ask of each other: consent, passage, a vote, and a few crowns for it (WK-MOV-05, WK-BAT-06, WK-NEG).

Nothing binds, so trust is kept for each Baron: whom we have paid is held to have taken the crowns for nothing until we
see that he kept his part.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from araldo.games.warrior_knights.board import TARGETS
from araldo.games.warrior_knights.box import NOBLES
from araldo.games.warrior_knights.rules.places import nobles_in, target_at, target_owner
from araldo.games.warrior_knights.rules.seats import alive
from araldo.games.warrior_knights.seneschal import hall
from araldo.games.warrior_knights.seneschal.outlook import Outlook
from araldo.games.warrior_knights.seneschal.war import storm
from araldo.games.warrior_knights.state import Battle, Card, Knights, March, Vote
from araldo.kernel import Action
from araldo.kernel.play import Eyes

FIRST_TRUST = 0.6
KEPT, BROKEN = 1.15, 0.3  # what a kept and a broken word make of trust
FAIR = 0.4  # trust below which nothing is paid
BRIBE = 2  # crowns for a yes
WORTH_A_BRIBE = {"consent": 0.5, "passage": 0.5, "declare": 0.25}  # what it must bring us
TOKEN = 0.12  # what a paid crown weighs besides its worth: an open hand is not refused lightly
NEIGHBOURLY = 0.05  # a road costs nothing


@dataclass(slots=True)
class Ledger:
    """What a bot remembers: trust in each Baron, what it has paid for, and all purses when it was last asked."""

    trust: dict[int, float] = field(default_factory=dict)
    paid: tuple[str, int, int] | None = None  # question, whom, and for a vote the side
    purses: list[int] = field(default_factory=list)

    def trusts(self, who: int) -> float:
        return self.trust.get(who, FIRST_TRUST)

    def pay(self, kind: str, whom: int, side: int) -> None:
        self.paid = (kind, whom, side)
        self.trust[whom] = self.trusts(whom) * BROKEN

    def settle(self, s: Knights, seat: int) -> None:
        """See whether who was paid has kept his part."""
        if self.paid is None or (s.asked is not None and s.asked.kind == self.paid[0] == "declare" and not _told(s)):
            return
        kind, whom, side = self.paid
        if _kept(s, seat, kind, whom, side):
            self.trust[whom] = min(1.0, self.trusts(whom) / BROKEN * KEPT)
        self.paid = None

    def gift(self, s: Knights, giver: int, seat: int) -> int:
        """What he has paid me since I was asked."""
        if not self.purses:
            return 0
        return max(0, min(self.purses[giver] - s.crowns[giver], s.crowns[seat] - self.purses[seat]))


def _told(s: Knights) -> bool:
    f = s.frames[-1]
    return isinstance(f, Vote) and f.at > 0


def _kept(s: Knights, seat: int, kind: str, whom: int, side: int) -> bool:
    if kind == "declare":
        f = s.frames[-1]
        return isinstance(f, Vote) and bool(f.sides) and f.sides[whom] == side
    return any(isinstance(f, Card) and f.seat == seat and not f.refused for f in s.frames)


# -- to be asked


def consent(o: Outlook, eyes: Eyes, ledger: Ledger) -> Action:
    """Yes if the owner is the greater danger, or if it is paid and the place is not ours to take."""
    f = o.s.frames[-1]
    assert isinstance(f, Battle)
    ripe = o.s.siege[f.target] == f.attacker and o.s.siege_since[f.target] < o.s.round
    late = int(f.siege and not ripe)
    scored = float(o.upkeeps - late) if f.target < TARGETS else float(o.upkeeps)
    theirs = (o.spite[f.defender] if f.defender >= 0 else 0.0) - o.spite[f.attacker]
    wish, _ = storm(o, f.area, nobles_in(o.s, o.seat, f.area))
    paid = ledger.gift(o.s, f.attacker, o.seat) * (o.crown() + TOKEN)
    return ("yes",) if theirs * scored - wish + paid > 0 else ("no",)


def passage(o: Outlook, eyes: Eyes, ledger: Ledger) -> Action:
    """Yes unless the road ends at something of ours, or at what we want ourselves."""
    f = o.s.frames[-1]
    assert isinstance(f, March)
    who, end = f.army // 5, f.way[-1]
    goal = target_at(o.s, end)
    value = NEIGHBOURLY + ledger.gift(o.s, who, o.seat) * (o.crown() + TOKEN)
    if goal >= 0:
        owner = target_owner(o.s, goal)
        if owner == o.seat or o.s.siege[goal] == o.seat:
            return ("no",)
        value += (o.spite[owner] if owner >= 0 else 0.0) - o.spite[who]
        value -= storm(o, end, nobles_in(o.s, o.seat, end))[0]
    return ("yes",) if value > 0 else ("no",)


def declare(o: Outlook, eyes: Eyes, ledger: Ledger) -> Action:
    """By what the Agenda brings us, and by what was paid for our voice."""
    if eyes.options[0] not in (("yes",), ("no",)):
        return hall.declare(o, eyes)
    value = hall.leaning(o)
    for giver in alive(o.s):
        paid = ledger.gift(o.s, giver, o.seat) if giver != o.seat else 0
        if paid:
            theirs = hall.leaning(Outlook(o.s, giver, o.taste))
            value += paid * (o.crown() + TOKEN) * (1 if theirs > 0 else -1)
    return ("yes",) if value > 0 else ("no",)


# -- to ask


def _wish(o: Outlook) -> float:
    """What it brings me if the one who is asked says what I want."""
    f = o.s.frames[-1]
    if isinstance(f, Battle) and f.attacker == o.seat and f.target >= 0:
        return storm(o, f.area, [a for a in nobles_in(o.s, o.seat, f.area) if not o.s.tired[a]])[0]
    if isinstance(f, March) and f.army in NOBLES[o.seat]:
        return storm(o, f.way[-1], [f.army])[0]
    if isinstance(f, Vote) and not f.named:
        return abs(hall.leaning(o))
    return 0.0


def offer(o: Outlook, ledger: Ledger) -> Action | None:
    """A few crowns to who is asked: once a question, and only while he is trusted."""
    s = o.s
    asked = s.asked
    if asked is None or asked.kind not in WORTH_A_BRIBE:
        return None
    whom = asked.seats[0]
    if whom == o.seat:
        ledger.purses = s.crowns[:]
        return None
    if ledger.paid is not None or ledger.trusts(whom) < FAIR or s.crowns[o.seat] < 3 * BRIBE:
        return None
    if _wish(o) < WORTH_A_BRIBE[asked.kind]:
        return None
    ledger.pay(asked.kind, whom, int(asked.kind == "declare" and hall.leaning(o) > 0))
    return ("give", whom, BRIBE)
