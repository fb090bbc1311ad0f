"""Module MU-OPT-07, MU-HID-08: secret objectives, one of land and one of sea."""

from __future__ import annotations

from typing import Any

from araldo.games.medioevo_universale.board import BANKS, HOLY, KINGDOMS, NUMBER, PLAIN, SITE, STRAITS, TERRAIN
from araldo.games.medioevo_universale.box import FACE, GALLEY, OBJECTIVE_CARDS, OBJECTIVES, OBJECTIVES_DEALT, SHIP
from araldo.games.medioevo_universale.frames import Choosing
from araldo.games.medioevo_universale.rules.armies import strength
from araldo.games.medioevo_universale.rules.land import board, is_contested, kingdom_owned, rebel_level
from araldo.games.medioevo_universale.rules.structures import port_zone
from araldo.games.medioevo_universale.state import Medioevo
from araldo.kernel import (
    AGAIN,
    ALL,
    Action,
    Option,
    ask,
    bit,
    move,
    note,
    procedure,
    see,
    shuffle,
    single,
)

TERRITORY_OF = {site: t for t, site in enumerate(SITE) if site}


def card(p: int) -> dict[str, Any]:
    return OBJECTIVES[p - OBJECTIVE_CARDS.start]


def deal_objectives(s: Medioevo, f: Choosing) -> int | None:
    if f.at == s.seats:
        return None
    seat = s.order[f.at]
    if not f.dealt:
        f.dealt = True
        for kind in ("land", "sea"):
            for _ in range(OBJECTIVES_DEALT):
                draw_one(s, seat, kind)
    held = s.objectives[seat]
    if max(sum(card(p)["kind"] == kind for p in held) for kind in ("land", "sea")) < 2:
        f.at, f.dealt = f.at + 1, False
        return AGAIN
    return ask(s, "objective", seat)


def draw_one(s: Medioevo, seat: int, kind: str) -> None:
    """The next of a kind; what is out of play, on the own Kingdom or fulfilled already goes under the deck."""
    for p in list(reversed(s.objective_deck)):
        if card(p)["kind"] == kind and fitting(s, seat, card(p)):
            move(s, p, s.objective_deck, s.objectives[seat], bit(seat))
            return


def fitting(s: Medioevo, seat: int, objective: dict[str, Any]) -> bool:
    b, condition = board(s), objective["condition"]
    lands = [NUMBER[t] for t in condition.get("territories_list", [])]
    lands += [TERRITORY_OF[x] for x in condition.get("settlements", [])]
    lands += [bank for x in condition.get("straits", []) for bank in BANKS[STRAITS.index(x)]]
    kingdoms = [KINGDOMS.index(k) for k in condition.get("kingdoms", [])]
    if not all(b.inside[t] for t in lands) or not all(b.members[k] for k in kingdoms):
        return False
    return s.kingdom[seat] not in kingdoms and not fulfilled(s, seat, objective)


def two_of_a_kind(s: Medioevo, seat: int) -> list[int]:
    for kind in ("land", "sea"):
        found = [p for p in s.objectives[seat] if card(p)["kind"] == kind]
        if len(found) > 1:
            return sorted(found)
    return []


def choices(s: Medioevo, f: Choosing, seat: int) -> list[Option]:
    return [("keep_objective", FACE[p]) for p in two_of_a_kind(s, seat)]


def objective_kept(s: Medioevo, f: Choosing, seat: int, action: Action) -> None:
    """What is not kept goes under the deck, unseen by the others."""
    rest = [p for p in two_of_a_kind(s, seat) if FACE[p] != action[1]]
    for p in rest:
        s.objectives[seat].remove(p)
    shuffle(s, rest)
    s.objective_deck[0:0] = rest
    note(s, "objective", rule="MU-OPT-07", seat=seat)


def hidden(action: Action) -> Action:
    return action[:1]


# -- fulfilment (MU-VIC-03 applies)


def fulfilled(s: Medioevo, seat: int, objective: dict[str, Any]) -> bool:
    safe = {t for t in s.lands[seat] if not is_contested(s, t) and strength(s, seat, t) >= rebel_level(s, t)}
    return all(TESTS[key](s, seat, value, safe) for key, value in objective["condition"].items())


def count_ships(s: Medioevo, seat: int, kind: int, least: int) -> bool:
    return sum(tr.kind == kind and tr.level == 3 for tr in s.fleets[seat]) >= least


def whole(s: Medioevo, seat: int, names: list[str], safe: set[int]) -> bool:
    numbers = [KINGDOMS.index(name) for name in names]
    return all(kingdom_owned(s, seat, k) and all(t in safe for t in board(s).members[k]) for k in numbers)


TESTS: dict[str, Any] = {
    "kingdoms": whole,
    "religious_capitals": lambda s, seat, n, safe: sum(HOLY[t] for t in safe) >= n,
    "castles": lambda s, seat, n, safe: sum(s.fort[t] == 3 for t in safe) >= n,
    "cities": lambda s, seat, n, safe: sum(s.town[t] == 3 for t in safe) >= n,
    "plains": lambda s, seat, n, safe: sum(TERRAIN[t] == PLAIN for t in safe) >= n,
    "territories": lambda s, seat, n, safe: len(safe) >= n,
    "ports": lambda s, seat, n, safe: sum(port_zone(s, t) >= 0 for t in safe) >= n,
    "territories_list": lambda s, seat, names, safe: all(NUMBER[t] in safe for t in names),
    "settlements": lambda s, seat, names, safe: all(TERRITORY_OF[x] in safe and s.town[TERRITORY_OF[x]] for x in names),
    "straits": lambda s, seat, names, safe: all(t in safe for x in names for t in BANKS[STRAITS.index(x)]),
    "galleys_level_3": lambda s, seat, n, safe: count_ships(s, seat, GALLEY, n),
    "merchant_ships_level_3": lambda s, seat, n, safe: count_ships(s, seat, SHIP, n),
}


def points(s: Medioevo, seat: int) -> int:
    return sum(int(card(p)["po"]) for p in s.objectives[seat] if fulfilled(s, seat, card(p)))


def reveal(s: Medioevo) -> None:
    """At the end everybody sees them."""
    for seat in range(s.seats):
        for p in s.objectives[seat]:
            see(s, p, ALL)
            note(
                s,
                "objective_shown",
                rule="MU-OPT-07",
                seat=seat,
                objective=FACE[p],
                done=int(fulfilled(s, seat, card(p))),
            )


PROCEDURES = [procedure(Choosing, deal_objectives)]

QUESTIONS = [single("objective", Choosing, objective_kept, options=choices, shown=hidden)]
