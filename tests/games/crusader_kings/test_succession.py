"""Death, succession, crisis and elimination (chapters DTH, SUC, CRS, ELM)."""

from __future__ import annotations

import pytest

from araldo.games.crusader_kings.board import IDS
from araldo.games.crusader_kings.box import (
    CARDS,
    CULTURE_CARDS,
    CULTURES,
    FACE,
    HOUSES,
    POOL,
    RULER_HOUSE,
    STARTING,
    TOKEN0,
    culture_of,
    id_of,
    is_green,
    trait_of,
)
from araldo.games.crusader_kings.rules.elimination import homes, pretenders, settle_home
from araldo.games.crusader_kings.rules.family import kill, succeed
from araldo.games.crusader_kings.rules.kin import heir
from araldo.games.crusader_kings.rules.realm import lands_of
from araldo.games.crusader_kings.rules.score import result
from araldo.games.crusader_kings.state import Court, Fallen, Play
from tests.games.crusader_kings.scenario import (
    CAPET,
    NORMANDY,
    SALIAN,
    CkTable,
    bag,
    child,
    claim,
    foot,
    gold,
    hand,
    land,
    mate,
    only,
    own,
    pact,
    pact_land,
    reveal,
    sibling,
    spouse,
    table,
    traits,
    unrest,
    war,
    worn,
)


def dies(t: CkTable, party: int = CAPET) -> CkTable:
    t.state.frames[:] = []
    kill(t.state, t.state.kings[party])
    t.game.run(t.state)
    return t


# -- death


@pytest.mark.rule("CK-DTH-01", "CK-DTH-03")
def test_a_dead_child_takes_spouse_tokens_and_title_along() -> None:
    t = table()
    son = child(t, CAPET, "m", "scholar", "brave")
    her = mate(t, CAPET, 0, "f")
    random = t.state.general.pop()
    t.state.worn.append(random)
    t.state.bearer[random - TOKEN0] = her
    t.state.duke[land("paris")] = son
    kill(t.state, son)
    s = t.state
    assert s.children[CAPET] == []
    assert son in s.court_discards[culture_of(son)]
    assert her in s.court_discards[culture_of(her)]
    assert random in s.general
    assert worn(t, son) == []
    assert s.duke[land("paris")] == -1


@pytest.mark.rule("CK-DTH-04", "CK-SUC-01")
def test_tokens_in_the_bag_stay_when_king_or_spouse_dies() -> None:
    t = table()
    bag(t, CAPET, "brave", "ugly")
    her = spouse(t, CAPET)
    child(t, CAPET, "m")
    kill(t.state, her)
    assert t.state.spouses[CAPET] == -1
    dies(t)
    assert traits(t, CAPET) == ["brave", "ugly"]


# -- succession


@pytest.mark.rule("CK-SUC-01", "CK-SUC-02")
def test_eldest_son_eldest_daughter_eldest_brother_eldest_sister() -> None:
    t = table()
    order = []
    sister = sibling(t, CAPET, "f")
    brother = sibling(t, CAPET, "m")
    girl, elder, younger = child(t, CAPET, "f"), child(t, CAPET, "m"), child(t, CAPET, "m")
    for _ in range(5):
        first = heir(t.state, CAPET)
        order.append(first)
        kill(t.state, first)
    assert order == [elder, younger, girl, brother, sister]
    assert heir(t.state, CAPET) == -1


@pytest.mark.rule("CK-SUC-02")
def test_spaces_stay_compact_and_dukes_follow() -> None:
    t = table()
    first, second = child(t, CAPET, "m"), child(t, CAPET, "m")
    t.state.duke[land("paris")] = second
    kill(t.state, first)
    assert t.state.children[CAPET] == [second]
    assert t.state.duke[land("paris")] == second


@pytest.mark.rule("CK-SUC-03", "CK-TIT-07", "CK-SUC-07")
def test_the_heir_brings_own_and_spouses_tokens_into_the_bag() -> None:
    t = table()
    bag(t, CAPET, "strong")
    son = child(t, CAPET, "m", "brave")
    her = mate(t, CAPET, 0, "f", "ugly")
    t.state.duke[land("paris")] = son
    t.state.age[CAPET] = 3
    dies(t)
    assert t.state.kings[CAPET] == son
    assert t.state.spouses[CAPET] == her
    assert traits(t, CAPET) == ["brave", "strong", "ugly"]
    assert t.state.duke[land("paris")] == -1
    assert t.state.age[CAPET] == 0


@pytest.mark.rule("CK-SUC-04", "CK-TIT-09")
def test_when_a_child_inherits_the_old_siblings_leave_and_the_children_become_siblings() -> None:
    t = table()
    uncle = sibling(t, CAPET, "m", "scholar")
    heir_, sister, brother = child(t, CAPET, "m"), child(t, CAPET, "f"), child(t, CAPET, "m")
    t.state.duke[land("paris")], t.state.duke[land("toulouse")] = sister, uncle
    dies(t)
    s = t.state
    assert s.kings[CAPET] == heir_
    assert s.siblings[CAPET] == [sister, brother]
    assert s.children[CAPET] == []
    assert uncle in s.court_discards[culture_of(uncle)]
    assert s.duke[land("paris")] == sister, "her token is replaced, she stays Duchess"
    assert s.duke[land("toulouse")] == -1


@pytest.mark.rule("CK-SUC-05")
def test_when_a_sibling_inherits_the_other_sibling_stays() -> None:
    t = table()
    sister, brother = sibling(t, CAPET, "f"), sibling(t, CAPET, "m")
    dies(t)
    assert t.state.kings[CAPET] == brother
    assert t.state.siblings[CAPET] == [sister]


@pytest.mark.rule("CK-SUC-06")
def test_a_bastard_inherits() -> None:
    t = table()
    son = child(t, CAPET, "m", "bastard")
    assert heir(t.state, CAPET) == son


@pytest.mark.rule("CK-SUC-06", "CK-MAR-16")
def test_who_has_married_into_another_dynasty_inherits_nowhere() -> None:
    t = table()
    son, girl = child(t, CAPET, "m"), child(t, CAPET, "f")
    bride = child(t, NORMANDY, "f")
    t.goto(Court(seat=CAPET))
    t.do(CAPET, "propose", id_of(son), id_of(bride))
    t.draft(CAPET, ("family", "house.normandy"))
    t.do(NORMANDY, "accept")
    assert heir(t.state, CAPET) == girl
    assert heir(t.state, NORMANDY) == bride


@pytest.mark.rule("CK-SUC-09")
def test_the_succession_is_settled_at_the_moment_of_death() -> None:
    t = table()
    son = child(t, CAPET, "m")
    succeed(t.state, CAPET)
    assert t.state.kings[CAPET] == son


@pytest.mark.rule("CK-SUC-10", "CK-CRS-04")
@pytest.mark.parametrize("with_heir", [True, False])
def test_relations_gold_and_cards_pass_to_the_new_ruler(with_heir: bool) -> None:
    t = table()
    pact(t, CAPET, NORMANDY)
    war(t, CAPET, SALIAN)
    t.state.shields[0] = CAPET
    gold(t, CAPET, 1)
    if with_heir:
        child(t, CAPET, "m")
    only(t, CAPET, "paris")
    dies(t)
    s = t.state
    assert s.pacts[CAPET] == 1 << NORMANDY
    assert s.wars[CAPET] == 1 << SALIAN
    assert s.shields[0] == CAPET
    assert len(s.cards[CAPET]) == 1
    assert s.gold[CAPET] == 1


# -- crisis


@pytest.mark.rule("CK-CRS-01", "CK-CRS-02", "CK-CRS-03", "CK-TIT-08")
@pytest.mark.example("CK-EX-16")
def test_ex_16_half_of_the_territories_and_gold_are_kept_rounded_up() -> None:
    """CK-EX-16"""
    t = table()
    gold(t, CAPET, 7)
    foot(t, "lorraine")
    unrest(t, "toulouse")
    bag(t, CAPET, "brave")
    dies(t)
    assert t.asked == "crisis"
    t.do(CAPET, "lose", "lorraine")
    assert t.why(CAPET, "done") == "CK-CRS-01"
    t.do(CAPET, "lose", "toulouse")
    t.do(CAPET, "done")
    s = t.state
    assert set(lands_of(s, CAPET)) == {land(n) for n in ("paris", "aquitaine", "low_countries")}
    assert s.gold[CAPET] == 4
    for name in ("lorraine", "toulouse"):
        assert s.owner[land(name)] == -1
        assert s.suitors[land(name)] >= 0
        assert s.foot[land(name)] == 0
    assert s.unrest[land("toulouse")] == 1, "tokens stay"
    assert s.kings[CAPET] in CULTURE_CARDS[CULTURES.index("frankish")]
    assert len(s.bags[CAPET]) == 2, "a Random token"


@pytest.mark.rule("CK-CRS-01")
@pytest.mark.example("CK-EX-16")
def test_ex_16_a_single_territory_is_kept() -> None:
    """CK-EX-16"""
    t = table()
    only(t, CAPET, "paris")
    dies(t)
    assert lands_of(t.state, CAPET) == [land("paris")]


@pytest.mark.rule("CK-LIM-08", "CK-CRS-03")
def test_without_a_card_of_the_culture_a_ruler_comes_from_another() -> None:
    t = table()
    s = t.state
    s.gone += s.courts[1] + s.court_discards[1]
    s.courts[1], s.court_discards[1] = [], []
    only(t, CAPET, "paris")
    s.gone += s.courts[1] + s.court_discards[1]
    s.courts[1], s.court_discards[1] = [], []
    dies(t)
    assert culture_of(s.kings[CAPET]) != 1


# -- elimination


def fall(t: CkTable, party: int = CAPET) -> CkTable:
    only(t, party)
    t.goto(Fallen(seat=party))
    return t


@pytest.mark.rule("CK-ELM-01", "CK-ELM-10", "CK-ELM-03", "CK-ELM-13")
def test_a_dynasty_without_territory_loses_everything_but_gold_and_cards_in_hand() -> None:
    t = table()
    s = t.state
    child(t, NORMANDY, "m", "brave")
    spouse(t, NORMANDY)
    s.age[NORMANDY] = 2
    s.shields[0] = NORMANDY
    pact(t, NORMANDY, CAPET)
    claim(t, SALIAN, NORMANDY)
    claim(t, NORMANDY, SALIAN)
    pact_land(t, NORMANDY, "wales")
    hand(t, NORMANDY, "war.old_wound")
    fall(t, NORMANDY)
    assert s.children[NORMANDY] == []
    assert s.spouses[NORMANDY] == -1
    assert s.cards[NORMANDY] == []
    assert s.shields[0] == -1
    assert (s.pacts, s.claims) == ([0, 0, 0], [0, 0, 0])
    assert s.ally[land("wales")] == -1
    assert s.age[NORMANDY] == 0
    assert s.gold[NORMANDY] == 5
    assert len(s.hands[NORMANDY]) == 1
    assert t.asked == "return"


@pytest.mark.rule("CK-ELM-02", "CK-ELM-06")
def test_a_return_with_an_unused_dynasty_of_the_culture_and_its_rulers_traits() -> None:
    t = fall(table(), NORMANDY)
    houses = {RULER_HOUSE[r] for r in pretenders(t.state, NORMANDY)}
    assert houses == {"blois", "plantagenet"}
    t.do(NORMANDY, "return", "stephen")
    assert HOUSES[t.state.house[NORMANDY]] == "blois"
    assert traits(t, NORMANDY) == ["deceitful", "godless", "strong", "swordmaster"]
    t.do(NORMANDY, "settle", "wales")
    assert lands_of(t.state, NORMANDY) == [land("wales")]
    assert t.state.suitors[land("wales")] == -1


@pytest.mark.rule("CK-ELM-06")
def test_a_missing_token_is_replaced_by_one_of_its_colour() -> None:
    t = table()
    s = t.state
    for one in [x for x in s.token_box if POOL[x - TOKEN0] == STARTING]:
        if trait_of(one) == "swordmaster":
            s.token_box.remove(one)
            s.event_pile.append(one)
    fall(t, NORMANDY)
    t.do(NORMANDY, "return", "stephen")
    assert sum(is_green(x) for x in s.bags[NORMANDY]) == 2
    assert len(s.bags[NORMANDY]) == 4


@pytest.mark.rule("CK-ELM-07")
def test_the_franks_return_as_capet_with_another_ruler() -> None:
    t = fall(table())
    rulers = pretenders(t.state, CAPET)
    assert rulers
    assert {RULER_HOUSE[r] for r in rulers} == {"capet"}
    t.do(CAPET, "return", id_of(rulers[0]))
    assert HOUSES[t.state.house[CAPET]] == "capet"
    t = table()
    t.state.gone += [r for r in t.state.rulers if RULER_HOUSE[r] == "capet"]
    t.state.rulers = [r for r in t.state.rulers if RULER_HOUSE[r] != "capet"]
    fall(t)
    t.do(CAPET, "return", "anew")
    assert t.state.kings[CAPET] in CULTURE_CARDS[CULTURES.index("frankish")]


@pytest.mark.rule("CK-ELM-04", "CK-ELM-08")
def test_where_a_returning_dynasty_begins() -> None:
    t = table()
    s = t.state
    only(t, CAPET)
    pact_land(t, NORMANDY, "brittany")
    assert land("brittany") not in homes(s, CAPET), "Pact territories come last"
    for here in s.lands:
        if s.owner[here] < 0 and s.ally[here] < 0:
            own(t, SALIAN, _name(here))
    assert homes(s, CAPET) == [land("brittany")]
    own(t, SALIAN, "brittany")
    unrest(t, "wessex")
    assert homes(s, CAPET) == [land("wessex")]
    s.unrest[land("wessex")] = 0
    assert set(homes(s, CAPET)) == set(s.lands)
    only(t, NORMANDY, "wessex")
    for here in s.lands:
        if s.owner[here] < 0:
            own(t, SALIAN, _name(here))
    assert land("wessex") not in homes(s, CAPET), "nobody's last territory if there is another"


def _name(here: int) -> str:
    return IDS[here]


@pytest.mark.rule("CK-ELM-04", "CK-ELM-08")
def test_a_replaced_knight_takes_the_footsoldier_along_and_one_unrest_goes() -> None:
    t = table()
    s = t.state
    only(t, CAPET)
    unrest(t, "saxony", "saxony")
    settle_home(s, CAPET, land("saxony"))
    assert s.owner[land("saxony")] == CAPET
    assert s.unrest[land("saxony")] == 1
    foot(t, "poland")
    settle_home(s, CAPET, land("poland"))
    assert s.foot[land("poland")] == 0


@pytest.mark.rule("CK-ELM-05")
def test_elimination_waits_until_the_action_is_finished() -> None:
    t = table()
    only(t, NORMANDY)
    reveal(t, CAPET, "tax.tribute")
    assert t.asked == "act"
    t.do(CAPET, "no_action")
    assert t.asked == "return"
    assert t.waiting() == (NORMANDY,)


@pytest.mark.rule("CK-ELM-09", "CK-ELM-11", "CK-GEN-05")
def test_who_does_not_return_is_out() -> None:
    t = table()
    s = t.state
    s.first = NORMANDY
    hand(t, NORMANDY, "war.old_wound")
    treasury = s.treasury
    fall(t, NORMANDY)
    t.do(NORMANDY, "leave_game")
    assert s.out == 1 << NORMANDY
    assert s.gold[NORMANDY] == 0
    assert s.treasury == treasury + 5
    assert s.hands[NORMANDY] == []
    assert s.first == SALIAN
    assert result(s).scores[NORMANDY] == 0


@pytest.mark.rule("CK-ELM-11")
def test_who_leaves_in_the_own_turn_has_no_event() -> None:
    t = table(elimination="always")
    only(t, CAPET)
    t.state.active = CAPET
    t.place("table", None, [next(c for c in range(CARDS) if FACE[c] == "tax.tribute")])
    gold(t, NORMANDY, 0)
    t.goto(Play(seat=CAPET, shown=True, acted=True, step=3))
    assert t.state.out == 1 << CAPET
    assert t.state.gold[NORMANDY] == 0
    assert t.state.table == []


@pytest.mark.rule("CK-ELM-02", "CK-ELM-12", "CK-SCN-02")
def test_permanent_elimination_and_the_last_dynasty_ends_the_game() -> None:
    t = table(scenario="crusade_of_the_faint_hearted")
    fall(t, NORMANDY)
    assert t.state.out == 1 << NORMANDY, "nobody was asked"
    fall(t, SALIAN)
    assert t.game.over(t.state)
    assert result(t.state).winners == (CAPET,)


@pytest.mark.rule("CK-ELM-13")
def test_several_eliminations_are_settled_in_play_order() -> None:
    t = table(4)
    only(t, NORMANDY)
    only(t, SALIAN)
    t.state.first = SALIAN
    reveal(t, CAPET, "tax.tribute")
    t.do(CAPET, "no_action")
    assert t.waiting() == (SALIAN,)
    t.do(SALIAN, *t.options(SALIAN)[0])
    t.do(SALIAN, *t.options(SALIAN)[0])
    assert t.waiting() == (NORMANDY,)


@pytest.mark.rule("CK-ELM-13")
def test_who_returned_may_return_again() -> None:
    t = fall(table(), NORMANDY)
    t.do(NORMANDY, "return", "stephen").do(NORMANDY, "settle", "wales")
    fall(t, NORMANDY)
    assert {RULER_HOUSE[r] for r in pretenders(t.state, NORMANDY)} == {"plantagenet"}
