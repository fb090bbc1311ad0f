"""What an event asks of its target (CK-EVT-02, CK-EVT-03), and whom its words mean."""

from __future__ import annotations

from collections.abc import Callable

from araldo.games.crusader_kings.board import BORDERS, COASTAL
from araldo.games.crusader_kings.box import GLITTERHOOF, MOST_CHILDREN, is_green, kind_of, sex_of
from araldo.games.crusader_kings.rules.build import sites
from araldo.games.crusader_kings.rules.kin import bears, family, unmarried
from araldo.games.crusader_kings.rules.realm import (
    allied,
    at_war,
    can_pay,
    castles_left,
    castles_of,
    clockwise,
    has_claim,
    lands_of,
    of_type,
    owns,
    reserve,
    troops_of,
)
from araldo.games.crusader_kings.rules.war import unmobilised
from araldo.games.crusader_kings.state import Kings


def strangers(s: Kings, party: int) -> list[int]:
    """Clockwise: those with no Casus Belli against the party, no War and no Pact with it."""
    return [
        p for p in clockwise(s, party) if not (has_claim(s, p, party) or at_war(s, p, party) or allied(s, p, party))
    ]


def neighbours(s: Kings, party: int) -> list[int]:
    """The same who control a territory adjacent to one of the party's (border or sea route)."""
    near = {s.owner[u] for t in lands_of(s, party) for u in BORDERS[s.chart][t]}
    return [p for p in strangers(s, party) if p in near]


def targets_of_claim(s: Kings, party: int) -> list[int]:
    return [
        p for p in clockwise(s, party) if not (has_claim(s, party, p) or at_war(s, party, p) or allied(s, party, p))
    ]


def men(s: Kings, party: int) -> list[int]:
    return [p for _, _, p in family(s, party) if sex_of(p) == "m"]


def kin(s: Kings, party: int) -> list[int]:
    return s.children[party] + s.siblings[party]


def male_kin(s: Kings, party: int) -> list[int]:
    return [p for p in kin(s, party) if sex_of(p) == "m"]


def rival_shields(s: Kings, party: int) -> list[int]:
    """Positions of others' Shields, the last one excluded."""
    return [i for i, p in enumerate(s.shields[: s.goal - 1]) if p not in (-1, party)]


def can_take(s: Kings, party: int) -> list[int]:
    """Kinds on display that the party lacks."""
    return sorted({kind_of(c) for c in s.display if not owns(s, party, kind_of(c))})


MEETS: dict[str, Callable[[Kings, int], bool]] = {
    "king_married_human": bears,
    "king_not_married_glitterhoof": lambda s, p: s.spouses[p] != GLITTERHOOF,  # CK-EVT-15
    "children_lt_3": lambda s, p: len(s.children[p]) < MOST_CHILDREN,
    "children_lt_2": lambda s, p: len(s.children[p]) < MOST_CHILDREN - 1,
    "controls_territory": lambda s, p: p in s.owner,
    "has_castle": lambda s, p: castles_of(s, p) > 0,
    "has_unmobilised": lambda s, p: bool(unmobilised(s, p)),
    "has_child": lambda s, p: bool(s.children[p]),
    "castle_site": lambda s, p: castles_left(s) > 0 and bool(sites(s, p)),
    "gold_1": lambda s, p: can_pay(s, p, 1),  # CK-EVT-14: an automatic dynasty always has Gold
    "gold_3": lambda s, p: can_pay(s, p, 3),
    "has_councillor": lambda s, p: bool(of_type(s, p, True)),
    "can_take_development": lambda s, p: bool(can_take(s, p)),
    "has_male_character": lambda s, p: bool(men(s, p)),
    "exists_cb_candidate": lambda s, p: bool(strangers(s, p)),
    "exists_neighbour_cb_candidate": lambda s, p: bool(neighbours(s, p)),
    "exists_cb_target": lambda s, p: bool(targets_of_claim(s, p)),
    "has_child_or_sibling": lambda s, p: bool(kin(s, p)),
    "has_male_child_or_sibling": lambda s, p: bool(male_kin(s, p)),
    "has_unrest": lambda s, p: any(s.unrest[t] for t in lands_of(s, p)),
    "has_unmarried_family": lambda s, p: bool(unmarried(s, p)),
    "has_independent_pact": lambda s, p: p in s.ally,
    "has_footsoldier": lambda s, p: bool(troops_of(s, p)),
    "can_mobilise": lambda s, p: reserve(s, p) > 0 and bool(unmobilised(s, p)),
    "at_war": lambda s, p: s.wars[p] != 0,
    "has_coastal": lambda s, p: any(COASTAL[t] for t in lands_of(s, p)),
    "bag_has_red": lambda s, p: any(not is_green(t) for t in s.bags[p]),
    "rival_shield_on_track": lambda s, p: bool(rival_shields(s, p)),
    "king_has_age_token": lambda s, p: s.age[p] > 0,
}
PEOPLE: dict[str, Callable[[Kings, int], list[int]]] = {
    "child": lambda s, p: list(s.children[p]),
    "child_or_sibling": kin,
    "male_child_or_sibling": male_kin,
    "male_family": men,
}
LANDS: dict[str, Callable[[Kings, int], list[int]]] = {
    "controlled": lands_of,
    "unmobilised": unmobilised,
    "unmobilised_prefer_no_castle": lambda s, p: [t for t in unmobilised(s, p) if not s.castle[t]] or unmobilised(s, p),
    "unmobilised_prefer_border": lambda s, p: (
        [t for t in unmobilised(s, p) if any(s.owner[u] not in (-1, p) for u in BORDERS[s.chart][t])]
        or unmobilised(s, p)
    ),
    "mobilised": troops_of,
    "coastal": lambda s, p: [t for t in lands_of(s, p) if COASTAL[t]],
}
