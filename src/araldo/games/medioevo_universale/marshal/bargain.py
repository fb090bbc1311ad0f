"""What pacts are worth, clause by clause, to any player; and what war costs.

What a player has already is worth nothing to him a second time, and what he gives counts at its full price: so the same
offer made again and again brings its author nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from araldo.games.medioevo_universale.board import BOARDS
from araldo.games.medioevo_universale.box import ENGINE_COST, HOLD, MILITARY, PRICE
from araldo.games.medioevo_universale.marshal import campaign, worth
from araldo.games.medioevo_universale.marshal.character import Character
from araldo.games.medioevo_universale.rules import pacts
from araldo.games.medioevo_universale.rules.armies import on_map
from araldo.games.medioevo_universale.rules.pieces import engine, transport
from araldo.games.medioevo_universale.rules.players import at_war
from araldo.games.medioevo_universale.rules.wars import war_cost
from araldo.games.medioevo_universale.state import Medioevo, Pact

Clause = tuple[Any, ...]

REVENGE = 150  # each turn that is left after a war was begun
TRUST = 500  # what a broken word costs besides honour: nobody signs again
SAFETY = 120  # a promise of peace for each common border, in a long game
MARKETS = 8  # Florins a turn for each town that a trade pact opens to twenty units of hold
MOST_TOWNS, MOST_BORDERS = 3, 4  # more add nothing
DUTY = 500  # to fight for somebody else
OPENING = 40  # foreign wagons or armies in one's land, each turn
LONG_GAME = 10  # turns for which a promise is worth its full price


class Offer(NamedTuple):
    parties: tuple[int, ...]
    clauses: tuple[Clause, ...]
    lasts: int  # turns; 0: without end


class Side(NamedTuple):
    """From where an offer is looked at."""

    seat: int
    offer: Offer
    turns: int  # for which it would hold
    part: float  # of the turns that are left
    character: Character

    def others(self) -> list[int]:
        return [x for x in self.offer.parties if x != self.seat]

    def sign(self, clause: Clause) -> int:
        """1: the seat gets it; -1: it gives it; 0: it is between others."""
        return int(clause[2] == self.seat) - int(clause[1] == self.seat)


def value(s: Medioevo, seat: int, offer: Offer, c: Character) -> float:
    """What an offer brings to one of its parties."""
    left = worth.turns_left(s) + 1
    turns = min(offer.lasts or left, left)
    side = Side(seat, offer, turns, turns / left, c)
    return sum(CLAUSES[clause[0]](s, side, clause) for clause in once(offer.clauses))


def once(clauses: tuple[Clause, ...]) -> list[Clause]:
    """Trade granted town by town is one right, not many."""
    rights: dict[Clause, Clause] = {}
    for number, clause in enumerate(clauses):
        rights.setdefault(clause[:3] if clause[0] == "trade" else (number,), clause)
    return list(rights.values())


# -- war


def price_of_war(s: Medioevo, seat: int, other: int) -> float:
    """MU-DIP-15, MU-DIP-17: honour by religion and casus belli, a point and one's name for each pact, and revenge."""
    broken = len(pacts.between(s, seat, other))
    left = worth.turns_left(s)
    trust = TRUST * min(1.0, left / 3)
    return worth.HONOUR * (war_cost(s, seat, other) + broken) + broken * trust + REVENGE * left * might(s, other, seat)


def might(s: Medioevo, one: int, other: int) -> float:
    """The armies of one player by those of another, twice as many at most."""
    return min(2.0, on_map(s, one) / max(1, on_map(s, other)))


def safety(s: Medioevo, seat: int, other: int) -> float:
    """A promise not to be attacked, by the common border, armies, the time that is left, and what has been suffered."""
    near = BOARDS[s.board].near
    border = sum(s.owner[n] == other for t in s.lands[seat] for n in near[t])
    believed = 1 / (1 + s.cb[seat][other])
    time = min(1.0, worth.turns_left(s) / LONG_GAME)
    return SAFETY * might(s, other, seat) * min(MOST_BORDERS, border) * time * believed


def calm(s: Medioevo, side: Side, clause: Clause) -> float:
    """A promise of peace: safety, less the prey that is given up; nothing, if it is given already."""
    total = 0.0
    for other in side.others():
        if any(c[0] == "non_aggression" for p in pacts.between(s, side.seat, other) for c in p.clauses):
            continue
        campaign.refresh(s, side.seat)
        prey = campaign.raid_value(s, side.seat, other, side.character) - price_of_war(s, side.seat, other)
        total += safety(s, side.seat, other) * side.character.peace - max(0.0, prey)
    return total * side.part


def peace(s: Medioevo, side: Side, clause: Clause) -> float:
    """What the enemy could take, less what could be taken from him."""
    total = 0.0
    for other in (x for x in side.others() if at_war(s, side.seat, x)):
        campaign.refresh(s, side.seat)
        campaign.refresh(s, other)
        total += campaign.raid_value(s, other, side.seat, side.character) + SAFETY * side.character.peace
        total -= campaign.raid_value(s, side.seat, other, side.character)
    return total


def duty(s: Medioevo, side: Side, clause: Clause) -> float:
    """To fight for others, or anything that is not understood."""
    return -float(DUTY)


# -- rights


def markets(s: Medioevo, owner: int, guest: int) -> float:
    """What an owner's towns are worth to a guest's transports."""
    towns = sum(bool(s.town[t]) for t in s.lands[owner])
    loads = sum(HOLD[tr.kind][tr.level - 1] for tr in s.fleets[guest] if not MILITARY[tr.kind])
    return MARKETS * min(MOST_TOWNS, towns) * loads / 20 * worth.turns_left(s) / 2


def trade(s: Medioevo, side: Side, clause: Clause) -> float:
    """Markets for who gets them and has none there, less the fee; who gives them loses nothing."""
    _, owner, guest, _, fee = clause
    if side.sign(clause) <= 0 or any(pacts.may_trade(s, guest, owner, t) for t in s.lands[owner]):
        return 0.0
    return max(0.0, markets(s, owner, guest) * side.part - float(fee) * side.turns)


def entry(s: Medioevo, side: Side, clause: Clause) -> float:
    """Passage and stationing are a danger to who grants them; who gets them may never use them."""
    return -float(OPENING * side.turns) if side.sign(clause) < 0 else 0.0


# -- things: what is got counts at what it could be sold for, what is given at what it costs to replace


def payment(s: Medioevo, side: Side, clause: Clause) -> float:
    return float(side.sign(clause) * clause[3] * (side.turns if clause[4] else 1))


def loan(s: Medioevo, side: Side, clause: Clause) -> float:
    """Who lends may not see it again: only half of what comes back counts."""
    sign, amount, back = side.sign(clause), float(clause[3]), float(clause[4])
    return amount - back if sign > 0 else -sign * (back / 2 - amount)


def territory(s: Medioevo, side: Side, clause: Clause) -> float:
    sign, t = side.sign(clause), clause[3]
    if sign > 0:
        return worth.land(s, side.seat, t) / 2
    return sign * (worth.loss(s, side.seat, t) + worth.HONOUR)


def armies(s: Medioevo, side: Side, clause: Clause) -> float:
    """Ceded abroad they must be fetched at once (MU-DIP-14), and mostly are not."""
    return -float(worth.VF * clause[4]) if side.sign(clause) < 0 else 0.0


def prisoners(s: Medioevo, side: Side, clause: Clause) -> float:
    return float(side.sign(clause) * worth.VF * clause[3]) / 2


def vehicle(s: Medioevo, side: Side, clause: Clause) -> float:
    _, giver, _, number = clause
    sign, tr = side.sign(clause), transport(s, giver, number)
    return float(PRICE[tr.kind][tr.level - 1] * (sign if sign < 0 else sign / 2))


def machine(s: Medioevo, side: Side, clause: Clause) -> float:
    _, giver, _, number = clause
    sign = side.sign(clause)
    return float(ENGINE_COST[engine(s, giver, number).level - 1] * (sign if sign < 0 else sign / 2))


# -- pacts about pacts


def dissolution(s: Medioevo, side: Side, clause: Clause) -> float:
    return -sum(in_force(s, side, pact) for pact in s.pacts if pact.number == clause[1])


def in_force(s: Medioevo, side: Side, pact: Pact) -> float:
    """What a pact is worth to a party while it holds."""
    value = 0.0
    for clause in pact.clauses:
        if clause[0] == "non_aggression":
            value += sum(safety(s, side.seat, x) for x in pacts.partners(pact, side.seat)) * side.character.peace
        elif clause[0] == "trade" and side.sign(clause) > 0:
            value += markets(s, int(clause[1]), side.seat)
        elif clause[0] == "payment":
            value += side.sign(clause) * int(clause[3]) * worth.turns_left(s)
        elif clause[0] in pacts.WAR_TYPE:
            value -= DUTY
    return value


def nothing(s: Medioevo, side: Side, clause: Clause) -> float:
    return 0.0


CLAUSES: dict[str, Callable[[Medioevo, Side, Clause], float]] = {
    "peace": peace,
    "non_aggression": calm,
    "trade": trade,
    "passage": entry,
    "stationing": entry,
    "payment": payment,
    "loan": loan,
    "cede_territory": territory,
    "cede_armies": armies,
    "cede_transport": vehicle,
    "cede_siege_engine": machine,
    "release": prisoners,
    "defensive_alliance": duty,
    "offensive_alliance": duty,
    "free_text": duty,
    "dissolve": dissolution,
    "readmission": nothing,
}
