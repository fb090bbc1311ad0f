"""A battle: cards for it, whom they strike, and when to leave the field (MC-CMB-07 to MC-CMB-25)."""

from __future__ import annotations

from araldo.games.medieval_conspiracy.board import ESTATE
from araldo.games.medieval_conspiracy.box import (
    FORGING,
    HOSTLER,
    KNIGHT,
    MERCENARY,
    REMOVES,
    hits_of,
    kind_of,
    owner_of,
    unit,
    unit_of,
)
from araldo.games.medieval_conspiracy.palatine.hand import keep
from araldo.games.medieval_conspiracy.palatine.odds import force, wins
from araldo.games.medieval_conspiracy.palatine.outlook import UNIT, Outlook
from araldo.games.medieval_conspiracy.palatine.purse import cost
from araldo.games.medieval_conspiracy.palatine.war import modifiers
from araldo.games.medieval_conspiracy.rules.battlecards import army, price, side_of, war_of
from araldo.games.medieval_conspiracy.state import Combat, War
from araldo.kernel import DONE, Action
from araldo.kernel.play import Eyes

SURE, LOST = 0.95, 0.04  # beyond these cards are wasted
LEAVE = 0.22  # below this chance units are worth more than the field


def stake(o: Outlook, w: War) -> float:
    """What the outcome is worth to us."""
    land = w.target
    units = UNIT * 0.5 * (len(w.attackers) + len(w.defenders))
    if o.seat == w.leader:
        return max(0.0, o.fief(land)) + units
    if o.seat == w.defender:
        return o.estate(o.seat, land) + o.heir(ESTATE[land]) + units
    lost = o.harm(w.defender, o.estate(w.defender, land)) - o.harm(w.leader, o.estate(w.leader, land))
    return abs(lost) + 0.5 * units


class Balance:
    """Two armies and what is played for ours, as it may be added to."""

    def __init__(self, o: Outlook, w: War, f: Combat) -> None:
        self.o, self.side = o, side_of(w, o.seat)
        self.ours, self.theirs = army(w, self.side)[:], army(w, 1 - self.side)[:]
        self.more, self.foes = modifiers(o.s, w.target, w.defender)
        if self.side == 1:
            self.more, self.foes = self.foes, self.more
        self.tough: int = o.s.options["mercenary_hits"]
        mine = sum(owner_of(u) == o.seat for u in self.ours)
        share = mine / max(1, len(self.ours))
        if f.forging >> o.seat & 1:
            self.more += FORGING * (share > 0.5)

    def play(self, edit: Action) -> None:
        o, kind = self.o, edit[1]
        if price(o.s, edit):
            self.ours.append(unit(o.seat, MERCENARY))
        elif kind in ("defector", "peasant_uprising"):
            struck = [u for u in self.theirs if kind_of(u) == MERCENARY]
            struck = struck[: 1 if kind == "defector" else REMOVES[kind][1]]
            for u in struck:
                self.theirs.remove(u)
            if kind == "defector" and struck:
                self.ours.append(unit(o.seat, MERCENARY))
        elif kind == "art_of_forging":
            self.more += FORGING
        elif any(kind_of(u) == KNIGHT and owner_of(u) == o.seat for u in self.ours):
            knights = sum(kind_of(u) == KNIGHT for u in self.ours)
            self.more += HOSTLER * (2 * knights >= len(self.ours))

    def chance(self) -> float:
        ours, theirs = force(self.ours, self.tough), force(self.theirs, self.tough)
        if self.side == 0:
            return wins(ours, theirs, self.more, self.foes)
        return 1 - wins(theirs, ours, self.foes, self.more)


def combat_cards(o: Outlook, eyes: Eyes) -> Action:
    """One card after another, as long as it turns the battle by more than it is worth elsewhere."""
    f, w = o.s.frames[-1], war_of(o.s)
    assert isinstance(f, Combat)
    b = Balance(o, w, f)
    worth = stake(o, w)
    assert o.s.asked is not None
    for edit in o.s.asked.drafts.get(o.seat, []):
        b.play(edit)
    before = b.chance()
    if before >= SURE:
        return DONE
    best: Action = DONE
    most = 0.0
    for option in eyes.options:
        if not isinstance(option, tuple) or option == DONE:
            continue
        tried = Balance(o, w, f)
        for edit in (*o.s.asked.drafts.get(o.seat, []), option):
            tried.play(edit)
        after = tried.chance()
        paid = price(o.s, option)
        gain = (after - before) * worth - 0.6 * keep(o, option[1]) - (cost(o, paid) if paid else 0.0)
        if after > LOST and gain > most:
            best, most = option, gain
    return best


def strike(o: Outlook, eyes: Eyes) -> Action:
    """The unwounded first, of who is to be feared most."""
    found = [x for x in eyes.options if isinstance(x, tuple) and x[0] == "strike"]
    if not found:
        return eyes.default
    return max(found, key=lambda x: (-hits_of(unit_of(x[1], x[2])), o.danger[x[1]], x))


def retreat(o: Outlook, eyes: Eyes) -> Action:
    """Out of a battle that is lost; each unit that gets away is worth more than a last blow."""
    f, w = o.s.frames[-1], war_of(o.s)
    assert isinstance(f, Combat)
    flights = [x for x in eyes.options if isinstance(x, tuple) and x[0] == "flee"]
    if not flights:
        return DONE
    p = Balance(o, w, f).chance()
    mine = sum(owner_of(u) == o.seat for u in army(w, side_of(w, o.seat)))
    if p * stake(o, w) < 0.6 * mine * UNIT * (1 - p) and p < 0.5:
        return flights[0]
    return flights[0] if p < LEAVE else DONE


def grant(o: Outlook, eyes: Eyes) -> Action:
    """MC-QCK-07: who lets them go has the field at once; but the knights of the one to be feared are not let go."""
    f = o.s.frames[-1]
    assert isinstance(f, Combat)
    feared = any(kind_of(u) == KNIGHT and owner_of(u) == o.front for u in f.fleeing)
    return ("refuse",) if feared else ("grant",)
