"""What must always be true: Gold, figures, tokens and cards of the box are somewhere, and only once (chapter 3)."""

from __future__ import annotations

from araldo.games.crusader_kings.board import COUNT
from araldo.games.crusader_kings.box import (
    CASTLES,
    COUNCILLOR,
    FAILURES,
    GOLD,
    HARVESTS,
    MOST_CHILDREN,
    MOST_FOOT,
    MOST_LANDS,
    MOST_OF_TYPE,
    MOST_SHIELDS,
    OLD_AGE,
    PLAGUES,
    TOKEN0,
    TOKENS,
    UNREST,
    kind_of,
)
from araldo.games.crusader_kings.state import Check, Kings


def invariants(s: Kings) -> None:
    pledged = sum(sum(f.pledges) for f in s.frames if isinstance(f, Check))
    assert s.treasury + sum(s.gold) + pledged == GOLD, "Gold"
    assert min(s.gold) >= 0, "debts"
    if s.options["gold_supply"] == "limited":
        assert s.treasury >= 0, "Treasury"
    assert not any(s.gold[s.seats :]), "an automatic dynasty holds Gold"
    territories(s)
    for party in range(s.parties):
        realm(s, party)
        relations(s, party)
    assert max(s.age) <= OLD_AGE, "Age tokens"
    for token in TOKENS:
        assert (s.bearer[token - TOKEN0] >= 0) == (token in s.worn), "a token lies on a Character, or does not"
    people = set(s.kings + s.spouses + s.suitors)
    for group in (s.children, s.child_mates, s.siblings, s.sibling_mates):
        for kin in group:
            people.update(kin)
    assert all(s.bearer[t - TOKEN0] in people for t in s.worn), "a token lies on somebody who is not in play"
    assert not s.drawn or any(isinstance(f, Check) for f in s.frames), "tokens drawn outside a check"
    assert len(s.table) <= 1, "two cards are played"


def territories(s: Kings) -> None:
    assert sum(s.castle) <= CASTLES, "Castles"
    assert sum(s.unrest) <= UNREST, "Unrest"
    assert sum(s.harvest) <= HARVESTS, "Harvests"
    assert sum(s.failure) <= FAILURES, "Crop Failures"
    assert sum(p > 0 for p in s.plague) <= PLAGUES, "Plagues"
    for t in range(COUNT):
        if t not in s.lands:
            assert max(s.owner[t], s.suitors[t], s.ally[t]) < 0, "inaccessible"
            continue
        assert {s.castle[t], s.foot[t]} <= {0, 1}, "one of a kind"
        assert not (s.foot[t] and s.unrest[t]), "Unrest beside a Footsoldier"
        assert not s.foot[t] or s.owner[t] >= 0, "a Footsoldier without a Knight"
        assert s.owner[t] < 0 or (s.suitors[t] < 0 and s.ally[t] < 0), "a suitor or a Pact in a controlled territory"
        assert s.ally[t] < 0 or s.suitors[t] < 0, "a suitor in a Pact"
        assert s.duke[t] < 0 or s.owner[t] >= 0, "a Duke of nothing"


def realm(s: Kings, party: int) -> None:
    assert s.owner.count(party) <= MOST_LANDS, "Knights"
    assert sum(s.foot[t] for t in s.lands if s.owner[t] == party) <= MOST_FOOT, "Footsoldiers"
    kinds = [kind_of(c) for c in s.cards[party]]
    assert len(set(kinds)) == len(kinds), "a kind twice"
    for councillor in (True, False):
        assert sum(COUNCILLOR[k] == councillor for k in kinds) <= MOST_OF_TYPE, "Development cards"
    assert s.shields.count(party) <= MOST_SHIELDS, "Shields"
    assert len(s.children[party]) <= MOST_CHILDREN, "children"
    assert len(s.siblings[party]) <= MOST_CHILDREN, "siblings"
    assert len(s.children[party]) == len(s.child_mates[party]), "children's spouses"
    assert len(s.siblings[party]) == len(s.sibling_mates[party]), "siblings' spouses"
    assert 0 <= s.age[party] <= OLD_AGE, "age"
    for land, duke in enumerate(s.duke):
        if duke >= 0 and s.owner[land] == party:
            assert duke in s.children[party] + s.siblings[party], "a Duke of another family"
    titled = [d for d in s.duke if d >= 0]
    assert len(set(titled)) == len(titled), "two titles"


def relations(s: Kings, party: int) -> None:
    """Pacts and Wars are mutual and exclude each other and any Casus Belli."""
    for other in range(s.parties):
        pact, war = s.pacts[party] >> other & 1, s.wars[party] >> other & 1
        assert pact == s.pacts[other] >> party & 1, "Pact"
        assert war == s.wars[other] >> party & 1, "War"
        claim = s.claims[party] >> other & 1
        assert pact + war + claim <= 1, "Pact, War and Casus Belli"
        assert other != party or pact + war + claim == 0, "with itself"
