"""The Dynasty phase: Marriage, adoption and titles (chapters MAR, ADO, TIT)."""

from __future__ import annotations

import pytest

from araldo.games.crusader_kings.box import CULTURES, GLITTERHOOF, id_of, sex_of
from araldo.games.crusader_kings.rules.kin import bears
from araldo.games.crusader_kings.rules.realm import allied, at_war, has_claim
from araldo.games.crusader_kings.state import Attack, Court, DynastyPhase, Plot
from tests.games.crusader_kings.scenario import (
    CAPET,
    NORMANDY,
    CkTable,
    bag,
    child,
    claim,
    develop,
    foot,
    gold,
    land,
    mate,
    own,
    pact_land,
    poor,
    queen,
    sibling,
    spouse,
    suitor,
    table,
    traits,
    war,
    worn,
)


def court(t: CkTable, seat: int = CAPET) -> CkTable:
    t.goto(Court(seat=seat))
    return t


def king(t: CkTable, seat: int = CAPET) -> str:
    return id_of(t.state.kings[seat])


@pytest.mark.rule("CK-MAR-01", "CK-MAR-03", "CK-MAR-19")
def test_king_children_and_siblings_without_a_spouse_may_marry_three_kinds_of_people() -> None:
    t = table()
    son, sister = child(t, CAPET, "m"), sibling(t, CAPET, "f")
    daughter = child(t, NORMANDY, "f")
    suitor(t, "brittany", "f", "ugly")
    court(t)
    for person in (king(t), id_of(son)):
        assert t.can(CAPET, "marry", person, "brittany")
        assert t.can(CAPET, "match", person, "english")
        assert t.can(CAPET, "propose", person, id_of(daughter))
    assert {o[1] for o in t.options(CAPET) if len(o) > 2} == {king(t), id_of(son), id_of(sister)}
    assert not any(o[0] == "propose" and o[2] in (id_of(son), id_of(sister)) for o in t.options(CAPET)), "own family"
    mate(t, CAPET, 0, "f")
    assert not t.can(CAPET, "marry", id_of(son), "brittany"), "one spouse at a time"


@pytest.mark.rule("CK-MAR-01", "CK-RND-02")
def test_one_attempt_a_phase_whatever_comes_of_it() -> None:
    t = table()
    poor(t)
    bag(t, CAPET, "godless")
    suitor(t, "brittany", "f", "brave")
    child(t, CAPET, "m")
    t.script(0)
    court(t)
    t.do(CAPET, "marry", king(t), "brittany")
    assert t.asked == "titles", "the attempt is spent"
    assert t.state.spouses[CAPET] == -1


@pytest.mark.rule("CK-RND-02")
def test_every_player_in_play_order_first_the_attempt_then_the_titles() -> None:
    t = table()
    child(t, CAPET, "m")
    t.state.first = CAPET
    t.goto(DynastyPhase())
    assert (t.asked, t.waiting()) == ("court", (CAPET,))
    t.do(CAPET, "stay")
    assert (t.asked, t.waiting()) == ("titles", (CAPET,))
    t.draft(CAPET)
    assert (t.asked, t.waiting()) == ("court", (NORMANDY,))


@pytest.mark.rule("CK-MAR-02")
def test_only_the_opposite_sex_except_glitterhoof() -> None:
    t = table()
    suitor(t, "brittany", "m", "ugly")
    suitor(t, "wales", "horse", "brave")
    daughter = child(t, CAPET, "f")
    court(t)
    assert t.why(CAPET, "marry", king(t), "brittany") == "CK-MAR-02"
    assert t.can(CAPET, "marry", id_of(daughter), "brittany")
    assert t.can(CAPET, "marry", king(t), "wales")
    assert t.can(CAPET, "marry", id_of(daughter), "wales")
    t = table(marriage_any_sex=True)
    suitor(t, "brittany", "m", "ugly")
    court(t)
    assert t.can(CAPET, "marry", king(t), "brittany")


@pytest.mark.rule("CK-MAR-04", "CK-MAR-06", "CK-MAR-14")
def test_a_red_suitor_accepts_without_a_check_and_makes_a_pact() -> None:
    t = table()
    her = suitor(t, "brittany", "f", "ugly")
    court(t)
    t.do(CAPET, "marry", king(t), "brittany")
    assert not t.said("check")
    assert t.state.spouses[CAPET] == her
    assert "ugly" in traits(t, CAPET)
    assert worn(t, her) == []
    assert t.state.ally[land("brittany")] == CAPET
    assert t.state.suitors[land("brittany")] == -1


@pytest.mark.rule("CK-MAR-04", "CK-MAR-05", "CK-MAR-06")
@pytest.mark.parametrize("tokens", [("brave",), ("ugly", "brave")])
@pytest.mark.parametrize(("drawn", "won"), [("strong", True), ("godless", False)])
def test_a_green_suitor_asks_for_a_check(tokens: tuple[str, ...], drawn: str, won: bool) -> None:
    t = table()
    poor(t)
    bag(t, CAPET, drawn)
    develop(t, CAPET)
    her = suitor(t, "brittany", "f", *tokens)
    t.script(0)
    court(t)
    t.do(CAPET, "marry", king(t), "brittany")
    assert t.said("check")[0]["action"] == "marriage"
    assert (t.state.spouses[CAPET] == her) is won
    assert (t.state.ally[land("brittany")] == CAPET) is won
    assert (t.state.suitors[land("brittany")] == her) is not won


@pytest.mark.rule("CK-MAR-12", "CK-MAR-13")
def test_a_spouse_from_a_deck_needs_a_check_and_brings_a_random_token_but_no_pact() -> None:
    t = table()
    poor(t)
    bag(t, CAPET, "strong")
    t.script(0, 0, 0)
    court(t)
    before = len(t.state.general)
    t.do(CAPET, "match", king(t), "german")
    her = t.state.spouses[CAPET]
    assert sex_of(her) == "f"
    assert len(t.state.general) == before - 1
    assert len(t.state.bags[CAPET]) == 2
    assert CAPET not in t.state.ally
    assert t.state.pacts[CAPET] == 0
    t = table()
    s = t.state
    german = CULTURES.index("german")
    for person in [p for p in s.courts[german] if sex_of(p) == "f"]:
        s.courts[german].remove(person)
        s.gone.append(person)
    court(t)
    assert t.why(CAPET, "match", king(t), "german") == "CK-MAR-13"
    assert t.can(CAPET, "match", king(t), "frankish"), "the own deck"


@pytest.mark.rule("CK-MAR-15", "CK-SUC-03")
def test_the_spouse_of_a_child_keeps_the_tokens_on_the_card() -> None:
    t = table()
    son = child(t, CAPET, "m", "brave")
    her = suitor(t, "brittany", "f", "ugly")
    court(t)
    t.do(CAPET, "marry", id_of(son), "brittany")
    assert t.state.child_mates[CAPET] == [her]
    assert worn(t, her) == ["ugly"]
    assert "ugly" not in traits(t, CAPET)


@pytest.mark.rule("CK-MAR-18", "CK-AMB-49")
def test_who_is_married_to_glitterhoof_bears_no_children() -> None:
    t = table()
    t.state.gone.remove(GLITTERHOOF)
    t.state.spouses[CAPET] = GLITTERHOOF
    assert not bears(t.state, CAPET)


# -- between dynasties


def propose(t: CkTable, mine: str, theirs: str, *terms: tuple[object, ...]) -> CkTable:
    court(t)
    t.do(CAPET, "propose", mine, theirs)
    return t.draft(CAPET, *terms)


@pytest.mark.rule("CK-MAR-07", "CK-MAR-09", "CK-MAR-10", "CK-PAC-01")
def test_consent_and_a_dowry_make_a_marriage_and_a_pact_and_end_war() -> None:
    t = table()
    daughter = child(t, NORMANDY, "f", "brave")
    war(t, CAPET, NORMANDY)
    gold(t, CAPET, 5)
    gold(t, NORMANDY, 1)
    propose(t, king(t), id_of(daughter), ("give_gold", 3))
    assert t.waiting() == (NORMANDY,)
    t.do(NORMANDY, "accept")
    s = t.state
    assert s.gold[:2] == [2, 4]
    assert s.spouses[CAPET] == daughter, "the spouse always joins the King's family"
    assert s.children[NORMANDY] == []
    assert "brave" in traits(t, CAPET)
    assert allied(s, CAPET, NORMANDY)
    assert not at_war(s, CAPET, NORMANDY)
    assert not t.said("check")


@pytest.mark.rule("CK-MAR-10")
def test_the_kings_spouse_joins_him_though_the_other_side_proposed() -> None:
    t = table()
    daughter = child(t, CAPET, "f")
    court(t)
    t.do(CAPET, "propose", id_of(daughter), king(t, NORMANDY))
    t.draft(CAPET)
    t.do(NORMANDY, "accept")
    assert t.state.spouses[NORMANDY] == daughter
    assert t.state.children[CAPET] == []


@pytest.mark.rule("CK-MAR-08")
def test_a_king_and_a_queen_who_reign_never_marry() -> None:
    t = table()
    her = queen(t, NORMANDY)
    court(t)
    assert t.why(CAPET, "propose", king(t), id_of(her)) == "CK-MAR-08"


@pytest.mark.rule("CK-MAR-11", "CK-MAR-16", "CK-MAR-22", "CK-TIT-07", "CK-SUC-06")
def test_for_children_the_players_agree_on_the_family() -> None:
    t = table()
    son, younger = child(t, CAPET, "m", "brave"), child(t, CAPET, "m")
    daughter = child(t, NORMANDY, "f")
    t.state.duke[land("paris")] = son
    court(t)
    t.do(CAPET, "propose", id_of(son), id_of(daughter))
    assert t.why(CAPET, "done") == "CK-MAR-11"
    t.draft(CAPET, ("family", "house.normandy"))
    t.do(NORMANDY, "accept")
    s = t.state
    assert s.children[CAPET] == [younger], "the younger moves up and is the heir now"
    assert s.child_mates[NORMANDY] == [son]
    assert worn(t, son) == ["brave"]
    assert s.duke[land("paris")] == -1
    assert allied(s, CAPET, NORMANDY)


@pytest.mark.rule("CK-MAR-21")
def test_a_refused_offer_does_not_spend_the_attempt_three_offers_a_phase() -> None:
    t = table()
    child(t, NORMANDY, "f")
    girl = id_of(t.state.children[NORMANDY][0])
    court(t)
    for _ in range(3):
        t.do(CAPET, "propose", king(t), girl)
        t.draft(CAPET)
        t.do(NORMANDY, "refuse")
        assert t.asked == "court"
    assert t.why(CAPET, "propose", king(t), girl) == "CK-MAR-21"
    assert t.can(CAPET, "match", king(t), "english")


@pytest.mark.rule("CK-MAR-07")
def test_a_counter_offer_changes_the_terms() -> None:
    t = table()
    daughter = child(t, NORMANDY, "f")
    gold(t, CAPET, 5)
    gold(t, NORMANDY, 0)
    propose(t, king(t), id_of(daughter), ("give_gold", 1))
    t.do(NORMANDY, "counter_offer")
    t.draft(NORMANDY, ("take_gold", 4))
    t.do(CAPET, "accept")
    assert t.state.gold[:2] == [1, 4]
    assert t.state.spouses[CAPET] == daughter


@pytest.mark.rule("CK-MAR-20", "CK-MAR-09")
def test_a_second_marriage_makes_no_second_pact_but_ends_claims() -> None:
    t = table()
    first, second = child(t, NORMANDY, "f"), child(t, NORMANDY, "f")
    son = child(t, CAPET, "m")
    claim(t, NORMANDY, CAPET)
    propose(t, king(t), id_of(first))
    t.do(NORMANDY, "accept")
    assert not has_claim(t.state, NORMANDY, CAPET)
    t.draft(CAPET)
    propose(t, id_of(son), id_of(second), ("family", "house.capet"))
    t.do(NORMANDY, "accept")
    assert len(t.said("pact")) == 1
    assert t.state.pacts[CAPET] == 1 << NORMANDY


@pytest.mark.rule("CK-MAR-17", "CK-INT-14", "CK-DTH-04")
def test_a_kings_former_spouse_leaves_tokens_in_the_bag_a_childs_does_not() -> None:
    for who in ("king", "child"):
        t = table()
        poor(t)
        son = child(t, CAPET, "m")
        bag(t, CAPET, "deceitful", "ugly")
        her = spouse(t, CAPET)
        his = mate(t, CAPET, 0, "f", "weak")
        aim = t.state.kings[CAPET] if who == "king" else son
        t.script(0)
        t.goto(Plot(seat=CAPET, kind="plot_divorce", foe=CAPET, aim=aim, once=True))
        t.do(CAPET, "keep")
        gone = her if who == "king" else his
        assert any(gone in pile for pile in t.state.court_discards)
        assert traits(t, CAPET) == ["deceitful", "ugly"]
        assert worn(t, his) == (["weak"] if who == "king" else [])


# -- adoption


@pytest.mark.rule("CK-ADO-01")
def test_adoption_costs_2_gold_and_needs_a_spouse_and_no_child() -> None:
    t = table()
    sibling(t, CAPET, "m")
    court(t)
    assert t.why(CAPET, "adopt") == "CK-ADO-01", "unmarried"
    spouse(t, CAPET)
    gold(t, CAPET, 1)
    court(t)
    assert t.why(CAPET, "adopt") == "CK-ADO-01", "too poor"
    gold(t, CAPET, 2)
    t.do(CAPET, "adopt")
    t.draft(CAPET)
    assert t.state.gold[CAPET] == 0
    newborn = t.state.children[CAPET][0]
    assert len(worn(t, newborn)) == 1
    court(t)
    gold(t, CAPET, 2)
    assert t.why(CAPET, "adopt") == "CK-ADO-01", "there is a child"


@pytest.mark.rule("CK-ADO-02")
def test_a_king_married_to_glitterhoof_may_adopt() -> None:
    t = table()
    t.state.gone.remove(GLITTERHOOF)
    t.state.spouses[CAPET] = GLITTERHOOF
    gold(t, CAPET, 2)
    court(t)
    t.do(CAPET, "adopt")
    assert len(t.state.children[CAPET]) == 1


# -- titles


@pytest.mark.rule("CK-TIT-01", "CK-TIT-02", "CK-TIT-03")
def test_any_number_of_titles_one_each_revocations_before_grants() -> None:
    t = table()
    son, sister = child(t, CAPET, "m"), sibling(t, CAPET, "f")
    t.state.duke[land("paris")] = son
    court(t)
    t.do(CAPET, "stay")
    assert not t.can(CAPET, "grant", id_of(son), "lorraine"), "one title a Character"
    assert not t.can(CAPET, "grant", id_of(sister), "paris"), "one Duke a territory"
    t.draft(CAPET, ("revoke", id_of(son)), ("grant", id_of(son), "lorraine"), ("grant", id_of(sister), "paris"))
    assert t.state.duke[land("lorraine")] == son
    assert t.state.duke[land("paris")] == sister
    assert t.state.children[CAPET] == [son], "the card stays on the Family board"


@pytest.mark.rule("CK-TIT-03")
@pytest.mark.parametrize("heir", [True, False])
def test_a_revocation_that_is_taken_back_leaves_no_second_title(heir: bool) -> None:
    """The same Duke twice, or two Dukes of one territory."""
    t = table()
    son, sister = child(t, CAPET, "m"), sibling(t, CAPET, "f")
    t.state.duke[land("paris")] = son
    court(t)
    t.do(CAPET, "stay")
    t.do(CAPET, "revoke", id_of(son))
    t.do(CAPET, "grant", *(id_of(son), "lorraine") if heir else (id_of(sister), "paris"))
    t.do(CAPET, "drop", 0)
    assert not t.can(CAPET, "done")
    assert t.why(CAPET, "done") == "CK-TIT-03"
    t.do(CAPET, "drop", 0).do(CAPET, "done")
    assert t.state.duke[land("paris")] == son


@pytest.mark.rule("CK-TIT-01")
def test_titles_are_for_controlled_territories() -> None:
    t = table()
    son = child(t, CAPET, "m")
    pact_land(t, CAPET, "brittany")
    court(t)
    t.do(CAPET, "stay")
    assert t.can(CAPET, "grant", id_of(son), "paris")
    assert not t.can(CAPET, "grant", id_of(son), "brittany")
    assert not t.can(CAPET, "grant", id_of(son), "wessex")


@pytest.mark.rule("CK-TIT-06")
@pytest.mark.parametrize("sacrifice", [False, True])
def test_the_dukes_tokens_are_in_the_bag_for_an_attack_from_the_duchy(sacrifice: bool) -> None:
    t = table()
    poor(t)
    son = child(t, CAPET, "m", "kind")
    t.state.duke[land("aquitaine")] = son
    foot(t, "aquitaine")
    bag(t, CAPET, "godless")
    t.script(1)
    t.goto(Attack(seat=CAPET, origin=land("aquitaine"), target=land("brittany")))
    assert t.asked == "sacrifice", "the Duke's Kind was drawn from the bag"
    t.do(CAPET, "sacrifice" if sacrifice else "keep")
    assert worn(t, son) == ([] if sacrifice else ["kind"])
    assert traits(t, CAPET) == ["godless"]


@pytest.mark.rule("CK-TIT-06")
def test_a_duchy_that_only_supports_lends_nothing() -> None:
    t = table()
    poor(t)
    son = child(t, CAPET, "m", "brave")
    own(t, CAPET, "normandy")
    t.state.duke[land("normandy")] = son
    foot(t, "normandy", "aquitaine")
    bag(t, CAPET, "godless")
    t.script(0)
    t.goto(Attack(seat=CAPET, origin=land("aquitaine"), target=land("brittany"), supports=[land("normandy")]))
    assert t.said("check")[0]["tokens"] == ["godless"]
    assert worn(t, son) == ["brave"]
