"""Pacts as data (MU-DIP-07, MU-DIP-09): what clauses allow and demand. Making and breaking them: `diplomacy`.

A clause is a tuple, by kind (places are numbers of `board`, -1 for all; durations are the pact's `ends`):

    ("passage", grantor, grantee, place, by, straits)    by: 0 land and sea, 1 land, 2 sea; straits: 0 or 1
    ("trade", grantor, grantee, place, fee)              fee: Florins for each buy or sell action
    ("stationing", grantor, grantee, place, most)        VF on the ground
    ("payment", payer, payee, amount, every)             every: 0 once (when accepted), 1 each turn
    ("loan", lender, borrower, amount, back, turn)       back: due at the end of that turn
    ("cede_territory", giver, taker, place, vf)          ("cede_armies", giver, taker, place, vf)
    ("cede_transport", giver, taker, number)             ("cede_siege_engine", giver, taker, number)
    ("release", giver, taker, count)                     prisoners go home (MU-PRI-02)
    ("non_aggression",) ("defensive_alliance", least) ("offensive_alliance", target) ("peace",) ("free_text", text)
    ("readmission", pope, player)                        papacy module
"""

from __future__ import annotations

from hashlib import sha256

from araldo.games.medioevo_universale.state import Medioevo, Pact
from araldo.kernel import ALL

WAR_TYPE = ("defensive_alliance", "offensive_alliance")  # MU-DIP-03
TWO_SIDED = (  # clauses of one player towards another
    "passage", "trade", "stationing", "payment", "loan", "cede_territory", "cede_armies", "cede_transport",
    "cede_siege_engine", "release",
)  # fmt: skip
LASTING = ("passage", "trade", "stationing", "non_aggression", "free_text", *WAR_TYPE)


def new_number(s: Medioevo, *what: object) -> int:
    """A number of its own for a pact that says nothing of other, perhaps secret, pacts."""
    number = int.from_bytes(sha256(repr((*what, s.turn)).encode()).digest()[:4], "big") % 10**9
    while any(pact.number == number for pact in s.pacts):
        number += 1
    return number


def partners(pact: Pact, seat: int) -> list[int]:
    """The parties to whom a pact binds one of them (MU-DIP-22)."""
    if seat not in pact.parties:
        return []
    return [x for x in pact.parties if x != seat and (min(seat, x), max(seat, x)) not in pact.apart]


def grants(s: Medioevo, kind: str, owner: int, seat: int, place: int) -> list[tuple[Pact, tuple[int | str, ...]]]:
    """Clauses of a kind by which an owner grants something to a seat at a place."""
    return [
        (pact, clause)
        for pact in s.pacts
        for clause in pact.clauses
        if clause[0] == kind and clause[1] == owner and clause[2] == seat and clause[3] in (-1, place)
    ]


def uses(s: Medioevo, pact: Pact) -> None:
    """A right of a secret pact is used in the open: everybody learns that there is one."""
    if pact.seen != ALL:
        s.shown += 1


def may_pass(s: Medioevo, seat: int, owner: int, place: int, ship: bool) -> bool:
    """MU-WAR-05: may a transport enter a territory or port of another player, at peace?"""
    if not s.pacts:
        return False
    if any(clause[4] in (0, 2 if ship else 1) for _, clause in grants(s, "passage", owner, seat, place)):
        return True
    return bool(s.town[place]) and bool(grants(s, "trade", owner, seat, place))


def may_raid(s: Medioevo, seat: int, place: int) -> bool:
    """MU-NAV-05: a right of passage, not of trade alone, into another player's port."""
    owner = s.owner[place]
    if owner < 0 or owner == seat or s.war[seat] >> owner & 1:
        return False
    return any(clause[4] != 1 for _, clause in grants(s, "passage", owner, seat, place))


def may_sail(s: Medioevo, seat: int, owner: int) -> bool:
    """MU-BLK-01: passage through straits."""
    return (
        any(clause[5] and clause[4] != 1 for _, clause in grants(s, "passage", owner, seat, -1)) if s.pacts else False
    )


def may_trade(s: Medioevo, seat: int, owner: int, place: int) -> bool:
    """MU-COM-09."""
    return bool(s.pacts) and not s.war[seat] >> owner & 1 and bool(grants(s, "trade", owner, seat, place))


def trade_fee(s: Medioevo, seat: int, owner: int, place: int) -> int:
    return min((int(clause[4]) for _, clause in grants(s, "trade", owner, seat, place)), default=0)


def fee_seen(s: Medioevo, seat: int, owner: int, place: int) -> int:
    """MU-DIP-08, MU-HID-03: who may know what is paid under the pact with that fee."""
    fees = [(int(clause[4]), pact.seen) for pact, clause in grants(s, "trade", owner, seat, place)]
    return min(fees, default=(0, ALL))[1]


def may_station(s: Medioevo, seat: int, owner: int, place: int) -> int:
    """MU-OWN-05: how many VF may stay on the ground there; allies may."""
    if not s.pacts or s.war[seat] >> owner & 1:
        return 0
    if allied(s, seat, owner):
        return 10_000
    return max((int(clause[4]) for _, clause in grants(s, "stationing", owner, seat, place)), default=0)


def between(s: Medioevo, a: int, b: int) -> list[Pact]:
    """Pacts that bind both to each other."""
    return [pact for pact in s.pacts if b in partners(pact, a)]


def allied(s: Medioevo, a: int, b: int) -> bool:
    """MU-DIP-03: bound by a pact of war type, and not at war with each other (MU-DIP-22)."""
    return not s.war[a] >> b & 1 and any(clause[0] in WAR_TYPE for pact in between(s, a, b) for clause in pact.clauses)


def debts(s: Medioevo, seat: int) -> int:
    """MU-BKR-02: what a player owes under pacts this turn."""
    total = 0
    for pact in s.pacts:
        for clause in pact.clauses:
            if clause[0] == "payment" and clause[1] == seat and clause[4] == 1:
                total += int(clause[3])
            elif clause[0] == "loan" and clause[2] == seat:
                total += int(clause[4])
    return total


def cancel_debts(s: Medioevo, seat: int) -> None:
    """MU-BKR-01: cancelled, and not counted as broken."""

    def is_debt(clause: tuple[int | str, ...]) -> bool:
        return (clause[0] == "payment" and clause[1] == seat) or (clause[0] == "loan" and clause[2] == seat)

    for pact in s.pacts:
        pact.clauses = tuple(clause for clause in pact.clauses if not is_debt(clause))
    s.pacts = [pact for pact in s.pacts if pact.clauses]
