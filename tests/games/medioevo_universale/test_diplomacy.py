"""Phase 3: actions, proposals, pacts, votes, peace (DIP-01 to DIP-14, DIP-22), and the Empire cards of diplomacy."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from araldo.games.medioevo_universale import GAME
from araldo.games.medioevo_universale.board import NUMBER
from araldo.games.medioevo_universale.box import FACE, FORT, GALLEY, TOWN
from araldo.games.medioevo_universale.frames import Diplomacy, Proposal, Talks
from araldo.games.medioevo_universale.rules import (
    barbarians,
    course,
    diplomacy,
    offence,
    pacts,
    proposals,
    supply,
    wars,
)
from araldo.games.medioevo_universale.rules.players import at_war
from araldo.games.medioevo_universale.state import Pact, Siege
from araldo.kernel import ALL, DONE, Action, Span, bit
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, hold, know, own, rich, ship, table, wild

PEACEFUL: tuple[tuple[int | str, ...], ...] = (("non_aggression",),)


def talks(t: Table, seat: int = 0, left: int = 1) -> Table:
    """A player's turn in Diplomacy."""
    return t.goto(Talks(seat=seat, left=left))


def homes(seats: int = 3, **options: Any) -> Table:
    """Everybody has one territory."""
    t = table(seats, **options)
    for seat, place in enumerate(("egypt", "judea", "sinai", "cyrenaica", "marmarica", "palestine")[:seats]):
        own(t, seat, place, 6)
    return t


def propose(t: Table, seat: int, *words: tuple[Any, ...]) -> Table:
    t.do(seat, "propose")
    for word in words:
        t.do(seat, *word)
    return t.do(seat, *DONE)


def sign(t: Table, parties: tuple[int, ...], *clauses: tuple[int | str, ...], ends: int = 0, seen: int = ALL) -> Pact:
    pact = Pact(900 + len(t.state.pacts), parties, clauses, ends, seen, seen != ALL, t.state.turn)
    t.state.pacts.append(pact)
    return pact


# -- actions


@pytest.mark.rule("MU-DIP-01")
def test_a_player_takes_as_many_actions_as_his_level_and_a_refusal_uses_one() -> None:
    t = homes()
    t.state.lt[0] = 2
    t.goto(Diplomacy())
    propose(t, 0, ("with", 1), ("add", "non_aggression"), ("lasts", 2)).do(1, "refuse")
    assert t.state.pacts == []
    assert t.can(0, "declare_war", 2)
    t.do(0, "declare_war", 2)
    assert not t.can(0, "propose")
    assert not t.can(0, "declare_war", 1)


@pytest.mark.rule("MU-TRN-02", "MU-DIP-01")
def test_diplomacy_goes_in_turn_order() -> None:
    t = homes()
    t.state.order = [2, 0, 1]
    t.goto(Diplomacy())
    seen = []
    for _ in range(3):
        (seat,) = t.waiting()
        seen.append(seat)
        t.do(seat, "end_talks")
    assert seen == [2, 0, 1]


# -- proposals


@pytest.mark.rule("MU-DIP-02", "MU-DIP-05")
@pytest.mark.example("MU-EX-006")
def test_passage_for_one_turn_is_valid_at_once_and_ends_with_the_turn() -> None:
    t = talks(homes())
    propose(
        t, 0, ("with", 1), ("add", "passage"), ("giver", 1), ("place", "everywhere"), ("by", "both"),
        ("straits", "no"), ("lasts", 1),
    )  # fmt: skip
    assert not pacts.may_pass(t.state, 0, 1, NUMBER["judea"], False)
    t.do(1, "accept")
    assert pacts.may_pass(t.state, 0, 1, NUMBER["judea"], False)
    assert not pacts.may_pass(t.state, 1, 0, NUMBER["egypt"], False)  # one way
    diplomacy.end_of_turn(t.state)
    assert not pacts.may_pass(t.state, 0, 1, NUMBER["judea"], False)


@pytest.mark.rule("MU-DIP-07")
@pytest.mark.example("MU-EX-007")
def test_trade_with_a_fee_lasts_this_turn_and_two_more() -> None:
    t = homes()
    build(t, "judea", TOWN, 2)
    talks(t)
    propose(t, 0, ("with", 1), ("add", "trade"), ("giver", 1), ("town", "everywhere"), ("fee", 50), ("lasts", 3))
    t.do(1, "accept")
    for turn in (2, 3, 4):
        t.state.turn = turn
        assert pacts.trade_fee(t.state, 0, 1, NUMBER["judea"]) == 50
        assert pacts.may_trade(t.state, 0, 1, NUMBER["judea"])
        diplomacy.end_of_turn(t.state)
    assert not pacts.may_trade(t.state, 0, 1, NUMBER["judea"])


@pytest.mark.rule("MU-DIP-07")
@pytest.mark.example("MU-EX-008")
def test_a_loan_is_paid_at_once_and_comes_back_when_due() -> None:
    t = homes()
    rich(t, 1000, 300, 0)
    talks(t)
    propose(t, 0, ("with", 1), ("add", "loan"), ("giver", 0), ("sum", 500), ("back", 600), ("due", 2))
    t.do(1, "accept")
    assert t.state.florins[:2] == [500, 800]
    for turn in (2, 3):
        t.state.turn = turn
        diplomacy.end_of_turn(t.state)
    assert t.state.florins[:2] == [500, 800]
    t.state.turn = 4
    diplomacy.end_of_turn(t.state)
    assert t.state.florins[:2] == [1100, 200]
    assert t.state.pacts == []
    assert t.state.honour[1] == 0


@pytest.mark.rule("MU-DIP-11")
def test_who_cannot_pay_what_is_due_has_broken_the_pact() -> None:
    t = homes()
    rich(t, 1000, 100, 0)
    sign(t, (0, 1), ("payment", 1, 0, 200, 1))
    t.state.turn += 1
    diplomacy.end_of_turn(t.state)
    assert (t.state.honour[1], t.state.florins[0], t.state.pacts) == (-1, 1000, [])


@pytest.mark.rule("MU-DIP-03")
@pytest.mark.example("MU-EX-009")
def test_a_defensive_alliance_names_the_help_and_makes_allies() -> None:
    t = talks(homes())
    propose(
        t, 0, ("with", 1), ("add", "defensive_alliance"), ("vf", 30), ("add", "free_text"), ("text", "as I say"),
        ("lasts", 4),
    )  # fmt: skip
    t.do(1, "accept")
    (pact,) = t.state.pacts
    assert pact.clauses == (("defensive_alliance", 30), ("free_text", "as I say"))
    assert pact.ends == t.state.turn + 3
    assert pacts.allied(t.state, 0, 1)
    assert not pacts.allied(t.state, 0, 2)


@pytest.mark.rule("MU-DIP-02")
def test_a_peaceful_pact_makes_no_allies() -> None:
    t = homes()
    sign(t, (0, 1), ("non_aggression",), ("passage", 0, 1, -1, 0, 1))
    assert not pacts.allied(t.state, 0, 1)


@pytest.mark.rule("MU-DIP-04")
def test_a_duration_is_always_stated_and_may_be_without_end() -> None:
    t = talks(homes())
    t.do(0, "propose").do(0, "with", 1).do(0, "add", "non_aggression")
    assert t.why(0, *DONE) == "MU-DIP-04"
    t.do(0, "lasts", 0).do(0, *DONE).do(1, "accept")
    t.state.turn = 30
    diplomacy.end_of_turn(t.state)
    assert len(t.state.pacts) == 1


@pytest.mark.rule("MU-DIP-05")
def test_all_parties_must_accept() -> None:
    t = talks(homes())
    propose(t, 0, ("with", 1), ("with", 2), ("add", "non_aggression"), ("lasts", 2))
    assert set(t.waiting()) == {1, 2}
    t.do(1, "accept").do(2, "refuse")
    assert t.state.pacts == []


@pytest.mark.rule("MU-DIP-06")
def test_one_counter_proposal_which_the_proposer_answers() -> None:
    t = talks(homes())
    propose(t, 0, ("with", 1), ("add", "non_aggression"), ("lasts", 2))
    t.do(1, "counter")
    assert t.waiting() == (1,)
    t.do(1, "add", "payment").do(1, "giver", 0).do(1, "sum", 70).do(1, "times", "once").do(1, *DONE)
    assert t.waiting() == (0,)
    assert not t.can(0, "counter")
    t.do(0, "accept")
    assert t.state.florins[:2] == [930, 1070]
    assert t.state.pacts == []


@pytest.mark.rule("MU-DIP-06", "MU-OPT-03")
def test_without_the_option_nobody_counters() -> None:
    t = talks(homes(counter_offers=0))
    propose(t, 0, ("with", 1), ("add", "non_aggression"), ("lasts", 2))
    assert not t.can(1, "counter")


@pytest.mark.rule("MU-OPT-03")
def test_secret_pacts_and_free_text_are_switches_of_the_table() -> None:
    t = talks(homes(secret_pacts=False, free_text_pacts=False))
    t.do(0, "propose").do(0, "with", 1)
    assert not t.can(0, "add", "free_text")
    t.do(0, "add", "non_aggression")
    assert not t.can(0, "secret")


@pytest.mark.rule("MU-DIP-07")
def test_two_identical_pacts_are_two_and_can_be_broken_one_by_one() -> None:
    t = talks(homes(), left=2)
    for _ in range(2):
        propose(t, 0, ("with", 1), ("add", "non_aggression"), ("lasts", 3)).do(1, "accept")
    first, second = t.state.pacts
    assert first.number != second.number
    t.do(0, "break_pact", second.number)
    assert t.state.pacts == [first]
    assert t.state.honour[0] == -1


@pytest.mark.rule("MU-DIP-08", "MU-HID-02", "MU-HID-03")
def test_a_secret_pact_and_its_payment_are_seen_by_its_parties_alone() -> None:
    t = talks(homes())
    propose(
        t, 0, ("with", 1), ("add", "payment"), ("giver", 0), ("sum", 40), ("times", "each_turn"), ("lasts", 3),
        ("secret",),
    )  # fmt: skip
    frame = t.view(2)["frames"][-1]
    assert frame["terms"][2] == []
    t.do(1, "accept")
    assert t.state.florins[:2] == [960, 1040]
    (pact,) = t.state.pacts
    assert pact.seen == bit(0) | bit(1)
    assert [len(t.view(x)["pacts"]) for x in range(3)] == [1, 1, 0]


@pytest.mark.rule("MU-DIP-09", "MU-EMP-11")
def test_cards_and_technologies_are_no_matter_of_pacts() -> None:
    t = homes()
    hold(t, 0, "spia")
    know(t, 0, "agricoltura")
    ship(t, 0, GALLEY, "egypt")
    talks(t).do(0, "propose").do(0, "with", 1)
    kinds = {option[1] for option in t.options(0) if isinstance(option, tuple) and option[0] == "add"}
    assert kinds == {
        "passage", "stationing", "payment", "loan", "cede_territory", "cede_armies", "cede_transport",
        "non_aggression", "defensive_alliance", "offensive_alliance", "free_text",
    }  # fmt: skip


@pytest.mark.rule("MU-DIP-09")
def test_a_transport_changes_hands_with_its_armies() -> None:
    t = homes()
    tr = ship(t, 0, GALLEY, "egypt", vf=4)
    talks(t)
    propose(t, 0, ("with", 1), ("add", "cede_transport"), ("giver", 0), ("vehicle", tr.id)).do(1, "accept")
    assert t.state.fleets[0] == []
    assert [(x.id, x.vf) for x in t.state.fleets[1]] == [(tr.id, 4)]


# -- votes


def accuse(t: Table, *answers: str) -> Table:
    talks(t).do(0, "call_vote", t.state.pacts[0].number, 1)
    for seat, answer in enumerate(answers):
        t.do(seat, answer)
    return t


@pytest.mark.rule("MU-DIP-10")
@pytest.mark.parametrize(
    ("answers", "guilty"),
    [(("broken", "respected", "broken", "respected"), False), (("broken", "respected", "broken", "broken"), True)],
)
def test_all_vote_and_a_tie_means_respected(answers: tuple[str, ...], guilty: bool) -> None:
    t = homes(4)
    sign(t, (0, 1), ("free_text", "keep out of Syria"))
    accuse(t, *answers)
    assert t.state.honour[1] == -guilty
    assert bool(t.state.pacts) != guilty


@pytest.mark.rule("MU-DIP-10", "MU-HID-02")
def test_a_secret_pact_that_is_voted_on_becomes_public() -> None:
    t = homes()
    sign(t, (0, 1), ("free_text", "keep out of Syria"), seen=bit(0) | bit(1))
    assert t.view(2)["pacts"] == []
    talks(t).do(0, "call_vote", t.state.pacts[0].number, 1)
    assert len(t.view(2)["pacts"]) == 1


@pytest.mark.rule("MU-DIP-10")
def test_any_doubtful_pact_is_voted_on_once_a_turn() -> None:
    t = homes()
    pact = sign(t, (0, 1), *PEACEFUL)
    talks(t, 2)
    assert not t.can(2, "call_vote", pact.number, 1)
    talks(t).do(0, "call_vote", pact.number, 1)
    assert t.waiting() == (0, 1, 2)
    for seat in range(3):
        t.do(seat, "respected")
    assert not t.can(0, "call_vote", pact.number, 1)
    diplomacy.end_of_turn(t.state)
    assert talks(t).can(0, "call_vote", pact.number, 1)


# -- breaking and dissolving


@pytest.mark.rule("MU-DIP-11", "MU-CB-04")
def test_breaking_a_pact_costs_a_point_and_no_action() -> None:
    t = homes()
    pact = sign(t, (0, 1), *PEACEFUL)
    talks(t, left=0).do(0, "break_pact", pact.number)
    assert t.state.honour == [-1, 0, 0]
    assert (t.state.cb[1][0], t.state.cb[0][1]) == (1, 0)
    assert t.state.pacts == []


@pytest.mark.rule("MU-DIP-11")
def test_a_pact_dissolved_by_consent_is_free() -> None:
    t = homes()
    pact = sign(t, (0, 1), *PEACEFUL)
    talks(t)
    propose(t, 0, ("with", 1), ("add", "dissolve"), ("pact", pact.number)).do(1, "accept")
    assert (t.state.pacts, t.state.honour, t.state.cb[1][0]) == ([], [0, 0, 0], 0)


@pytest.mark.rule("MU-DIP-22", "MU-CB-04")
def test_who_breaks_a_pact_of_three_leaves_it_to_the_others() -> None:
    t = homes()
    pact = sign(t, (0, 1, 2), ("non_aggression",), ("passage", 0, 1, -1, 0, 0), ("passage", 1, 2, -1, 0, 0))
    talks(t).do(0, "break_pact", pact.number)
    assert t.state.honour == [-1, 0, 0]
    assert (t.state.cb[1][0], t.state.cb[2][0]) == (1, 1)
    assert [(p.parties, p.clauses) for p in t.state.pacts] == [
        ((1, 2), (("non_aggression",), ("passage", 1, 2, -1, 0, 0)))
    ]


@pytest.mark.rule("MU-DIP-22", "MU-DIP-17")
def test_war_between_two_of_three_parties_ends_a_pact_between_those_two_only() -> None:
    t = homes()
    sign(t, (0, 1, 2), ("non_aggression",), ("passage", 0, 1, -1, 0, 0), ("passage", 0, 2, -1, 0, 0))
    t.state.faith = ["catholic", "muslim", "orthodox"]
    talks(t).do(0, "declare_war", 1)
    assert t.state.honour[0] == -2
    assert pacts.between(t.state, 0, 1) == []
    assert len(pacts.between(t.state, 0, 2)) == len(pacts.between(t.state, 1, 2)) == 1
    assert pacts.may_pass(t.state, 2, 0, NUMBER["egypt"], False)
    assert not pacts.may_pass(t.state, 1, 0, NUMBER["egypt"], False)


# -- peace


@pytest.mark.rule("MU-DIP-12")
def test_enemies_agree_on_nothing_but_peace_which_may_carry_more() -> None:
    t = homes()
    t.state.war[0], t.state.war[1] = bit(1), bit(0)
    talks(t).do(0, "propose").do(0, "with", 1)
    assert t.can(0, "add", "peace")
    assert not t.can(0, "add", "non_aggression")
    t.do(0, "add", "peace").do(0, "add", "payment").do(0, "giver", 1).do(0, "sum", 200).do(0, "times", "once")
    t.do(0, *DONE).do(1, "accept")
    assert not at_war(t.state, 0, 1)
    assert t.state.florins[:2] == [1200, 800]
    assert t.state.honour == [0, 0, 0]


@pytest.mark.rule("MU-DIP-12")
def test_there_is_no_one_sided_peace() -> None:
    t = homes()
    t.state.war[0], t.state.war[1] = bit(1), bit(0)
    talks(t)
    propose(t, 0, ("with", 1), ("add", "peace")).do(1, "refuse")
    assert at_war(t.state, 0, 1)


# -- ceding


@pytest.mark.rule("MU-DIP-13", "MU-DIP-09")
@pytest.mark.example("MU-EX-074")
def test_ceded_land_passes_at_once_and_what_is_left_must_go() -> None:
    t = table()
    own(t, 0, "egypt", 5)
    place = own(t, 0, "palestine", 10)
    build(t, "palestine", TOWN)
    own(t, 1, "thrace", 5)
    wild(t, "syria", 6)
    talks(t)
    t.do(0, "propose").do(0, "with", 1).do(0, "add", "cede_territory").do(0, "giver", 0).do(0, "land", "palestine")
    assert [o for o in t.options(0) if isinstance(o, Span)] == [Span(("garrison",), 1, 10)]
    t.do(0, "garrison", 5).do(0, *DONE).do(1, "accept")
    s = t.state
    assert (s.owner[place], s.town[place], s.vf[0][place], s.vf[1][place]) == (1, 1, 5, 5)
    assert barbarians.candidates(s, NUMBER["syria"]) == [place]  # 6 against the owner's 5, guests not counted
    supply.clear_up(s)
    assert (s.vf[0][place], s.vf[1][place]) == (0, 5)


@pytest.mark.rule("MU-DIP-14")
@pytest.mark.example("MU-EX-010")
@pytest.mark.parametrize("loaded", [False, True])
def test_ceded_armies_are_loaded_this_turn_or_removed(loaded: bool) -> None:
    t = homes()
    place = own(t, 0, "egypt", 15)
    talks(t)
    propose(t, 0, ("with", 1), ("add", "cede_armies"), ("giver", 0), ("camp", "egypt"), ("garrison", 10))
    t.do(1, "accept")
    assert (t.state.vf[0][place], t.state.vf[1][place]) == (5, 10)
    if loaded:
        ship(t, 1, GALLEY, "levantine_sea", vf=10)
        t.state.vf[1][place] = 0
    supply.clear_up(t.state)
    assert t.state.vf[1][place] == 0
    assert sum(tr.vf for tr in t.state.fleets[1]) == (10 if loaded else 0)
    told = {"seat": 1, "vf": 10, "place": "egypt", "why": "ceded"}
    assert t.said("starved") == ([] if loaded else [told])


@pytest.mark.rule("MU-DIP-07")
def test_an_offensive_alliance_is_broken_by_who_stays_at_peace() -> None:
    t = homes()
    sign(t, (0, 1), ("offensive_alliance", 2))
    t.goto(Talks(seat=0, left=1)).do(0, "end_talks")
    assert t.state.honour == [0, 0, 0]  # agreed this turn
    t.state.turn += 1
    t.state.war[1], t.state.war[2] = bit(2), bit(1)
    t.goto(Talks(seat=1, left=1)).do(1, "end_talks")
    assert t.state.honour == [0, 0, 0]
    t.goto(Talks(seat=0, left=1)).do(0, "end_talks")
    assert t.state.honour == [-1, 0, 0]


# -- Empire cards


@pytest.mark.rule("MU-EMP-12", "MU-HID-04")
@pytest.mark.example("MU-EX-090")
def test_the_bard_takes_the_highest_gift_for_a_point() -> None:
    t = homes(4)
    t.state.war[0], t.state.war[3] = bit(3), bit(0)
    hold(t, 0, "bardo")
    talks(t).do(0, "play", "bardo")
    assert set(t.waiting()) == {1, 2}
    t.do(1, "gift", 100)
    assert "100" not in str(t.view(2)["frames"])
    t.do(2, "gift", 250)
    assert t.state.florins == [1250, 1000, 750, 1000]
    assert t.state.honour == [0, 0, 1, 0]


@pytest.mark.rule("MU-EMP-12")
def test_of_tied_givers_the_bard_chooses_and_nothing_for_nothing() -> None:
    t = homes()
    hold(t, 0, "bardo")
    talks(t).do(0, "play", "bardo").do(1, "gift", 30).do(2, "gift", 30)
    t.do(0, "favour", 2)
    assert (t.state.florins, t.state.honour) == ([1030, 1000, 970], [0, 0, 1])
    t.place("hands", 0, [p for p in t.state.discard if FACE[p] == "bardo"])
    talks(t).do(0, "play", "bardo").do(1, "gift", 0).do(2, "gift", 0)
    assert (t.asked, t.state.honour) == ("talks", [0, 0, 1])


@pytest.mark.rule("MU-EMP-12", "MU-CB-02")
@pytest.mark.example("MU-EX-095")
def test_the_castellan_protects_three_lands_unless_another_pays() -> None:
    t = table()
    places = [own(t, 0, x, 5) for x in ("cyrenaica", "marmarica", "egypt", "sinai")]
    own(t, 1, "thrace")
    own(t, 2, "macedonia")
    know(t, 0, "filosofia")
    hold(t, 0, "castellano")
    talks(t).do(0, "play", "castellano")
    for place in ("cyrenaica", "marmarica", "egypt"):
        t.do(0, "shield", place)
    assert t.state.shield == places[:3]
    t.do(1, "unshield", "egypt").do(1, "pass").do(2, "pass")
    assert t.state.shield == places[:2]
    assert (t.state.honour, t.state.cb[0]) == ([0, -1, 0], [0, 3, 0])
    assert t.asked == "talks"


@pytest.mark.rule("MU-EMP-13")
def test_a_castellan_without_schooling_stays_in_the_hand() -> None:
    t = homes()
    hold(t, 0, "castellano")
    assert not talks(t).can(0, "play", "castellano")
    know(t, 0, "letteratura")  # the best step owned counts, without the first
    talks(t).do(0, "play", "castellano")
    assert t.state.frames[-1].left == 2


@pytest.mark.rule("MU-CB-02", "MU-CB-03")
@pytest.mark.example("MU-EX-099")
def test_a_concession_forces_two_pacts_for_four_casus_belli() -> None:
    t = homes()
    build(t, "judea", TOWN)
    hold(t, 0, "concessione")
    talks(t).do(0, "play", "concessione", 1, "both")
    s = t.state
    assert pacts.may_trade(s, 0, 1, NUMBER["judea"])
    assert pacts.may_pass(s, 0, 1, NUMBER["judea"], True)
    assert not pacts.may_pass(s, 1, 0, NUMBER["egypt"], True)
    assert s.cb[1][0] == 4
    numbers = [p.number for p in s.pacts]
    assert len(set(numbers)) == 2
    talks(t, 1).do(1, "break_pact", numbers[0])
    assert s.honour == [0, -1, 0]
    assert [p.number for p in s.pacts] == numbers[1:]


@pytest.mark.rule("MU-EMP-12")
def test_no_concession_from_an_enemy() -> None:
    t = homes()
    t.state.war[0], t.state.war[1] = bit(1), bit(0)
    hold(t, 0, "concessione")
    assert not talks(t).can(0, "play", "concessione", 1, "both")
    assert t.can(0, "play", "concessione", 2, "both")


@pytest.mark.rule("MU-EMP-09", "MU-EMP-10")
@pytest.mark.example("MU-EX-106", "MU-EX-174")
def test_a_truce_of_four_turns_is_cut_short_for_a_point_a_turn() -> None:
    t = homes()
    know(t, 0, "universita")
    hold(t, 0, "diplomatico", "spia")
    talks(t).do(0, "play", "diplomatico", 1, "truce").do(1, "shorten", 0)
    s = t.state
    assert s.cb[1][0] == 0
    assert [d.turns for d in s.delivered] == [4]
    for _ in range(2):
        course.wear_off(s)
    talks(t, left=1)
    assert not t.can(0, "declare_war", 1)
    assert not t.can(0, "play", "spia", 1)
    assert t.can(0, "play", "spia", 2)
    t.do(0, "cancel_truce", 1, 2)
    assert s.honour[0] == -2
    assert s.delivered == []
    t.do(0, "declare_war", 1)
    assert at_war(s, 0, 1)


@pytest.mark.rule("MU-EMP-09")
@pytest.mark.example("MU-EX-105", "MU-EX-172")
@pytest.mark.parametrize(("tech", "turns"), [("istruzione", 1), ("letteratura", 2), ("filosofia", 3)])
def test_the_target_may_shorten_a_truce_too(tech: str, turns: int) -> None:
    t = homes()
    know(t, 0, tech)
    hold(t, 0, "diplomatico")
    talks(t).do(0, "play", "diplomatico", 1, "truce").do(1, "shorten", 0)
    talks(t, 1)
    assert Span(("cancel_truce", 0), 1, turns) in t.options(1)
    t.do(1, "cancel_truce", 0, 1)
    assert t.state.honour == [0, -1, 0]
    assert [d.turns for d in t.state.delivered] == ([turns - 1] if turns > 1 else [])


@pytest.mark.rule("MU-DEC-19", "MU-EMP-10")
@pytest.mark.example("MU-EX-105")
@pytest.mark.parametrize("paid", [0, 1, 3])
def test_the_target_may_shorten_a_truce_before_it_begins(paid: int) -> None:
    t = homes()
    t.state.war[0], t.state.war[1] = bit(1), bit(0)
    build(t, "judea", FORT)
    t.state.vf[0][NUMBER["judea"]] = 5
    t.state.sieges.append(Siege(NUMBER["judea"], 0, -1))
    know(t, 0, "filosofia")
    hold(t, 0, "diplomatico")
    talks(t).do(0, "play", "diplomatico", 1, "truce")
    assert t.options(1) == [Span(("shorten",), 0, 3)]
    t.do(1, "shorten", paid)
    assert t.state.honour == [0, -paid, 0]
    assert [d.turns for d in t.state.delivered] == ([3 - paid] if paid < 3 else [])
    assert bool(t.state.sieges) == (paid == 3)  # annulled, it ends nothing
    assert ([FACE[p] for p in t.state.discard] == ["diplomatico"]) == (paid == 3)


@pytest.mark.rule("MU-CB-02", "MU-CB-03")
@pytest.mark.parametrize("pope", [-1, 0])
@pytest.mark.parametrize(("tech", "gone"), [("istruzione", 2), ("letteratura", 4), ("filosofia", 6), ("universita", 8)])
def test_a_diplomat_removes_casus_belli(tech: str, gone: int, pope: int) -> None:
    t = homes()
    t.state.pope = pope
    know(t, 0, tech)
    hold(t, 0, "diplomatico")
    t.state.cb[1][0] = 9
    talks(t).do(0, "play", "diplomatico", 1, "casus_belli")
    assert t.state.cb[1][0] == 9 - gone
    assert [FACE[p] for p in t.state.discard] == ["diplomatico"]


@pytest.mark.rule("MU-SGE-17", "MU-EMP-12")
def test_a_truce_ends_a_siege() -> None:
    t = homes()
    t.state.war[0], t.state.war[1] = bit(1), bit(0)
    build(t, "judea", FORT)
    t.state.vf[0][NUMBER["judea"]] = 5
    t.state.sieges.append(Siege(NUMBER["judea"], 0, -1))
    know(t, 0, "istruzione")
    hold(t, 0, "diplomatico")
    talks(t).do(0, "play", "diplomatico", 1, "truce").do(1, "shorten", 0)
    assert t.state.sieges == []


@pytest.mark.rule("MU-EMP-12")
@pytest.mark.example("MU-EX-114")
def test_the_jester_gives_a_fortification_up_to_the_level_of_its_owner() -> None:
    t = homes(5)
    own(t, 0, "cyrenaica", 5)
    hold(t, 0, "giullare")
    assert not talks(t).can(0, "play", "giullare", "castle", "cyrenaica")
    t.state.lt[0] = 3
    talks(t).do(0, "play", "giullare", "castle", "cyrenaica")
    assert t.state.works[0] == [(NUMBER["cyrenaica"], 1, 3)]
    assert t.state.florins[0] == 1000


@pytest.mark.rule("MU-EMP-12")
def test_the_jester_doubles_taxes_or_gives_a_card_or_a_transport() -> None:
    t = homes(5)
    hold(t, 0, "giullare")
    jester = t.state.hands[0][0]
    talks(t).do(0, "play", "giullare", "double_taxes")
    assert t.state.doubled == bit(0)
    t.place("hands", 0, [jester])
    top = t.state.deck[-1]
    talks(t).do(0, "play", "giullare", "empire_card")
    assert t.state.hands[0] == [top]
    t.place("hands", 0, [jester])
    talks(t).do(0, "play", "giullare", "galley", 1)
    assert t.state.orders[0] == [(0, GALLEY, 1)]


def engaged(giver: int, target: int) -> Table:
    """principessa lies before the target."""
    t = homes()
    t.state.faith = ["catholic", "catholic", "muslim"]
    hold(t, giver, "principessa")
    talks(t, giver).do(giver, "play", "principessa", target)
    return t


@pytest.mark.rule("MU-EMP-09", "MU-CB-05", "MU-CB-03")
@pytest.mark.example("MU-EX-129")
def test_a_princess_doubles_the_price_of_broken_pacts_and_war_for_both() -> None:
    t = engaged(0, 1)
    s = t.state
    assert s.cb[1][0] == 1
    ours, theirs = sign(t, (0, 1), *PEACEFUL), sign(t, (0, 1), ("passage", 0, 1, -1, 0, 0))
    talks(t, 1).do(1, "break_pact", ours.number)
    talks(t, 0).do(0, "break_pact", theirs.number)
    assert s.honour == [-2, -2, 0]
    s.cb[1][0] = 0
    talks(t, 1).do(1, "declare_war", 0)
    assert s.honour[1] == -2 - 6
    assert s.delivered == []
    assert [FACE[p] for p in s.discard] == ["principessa"]


@pytest.mark.rule("MU-ACT-02", "MU-CB-02")
@pytest.mark.example("MU-EX-130")
@pytest.mark.parametrize(("die", "done"), [(2, False), (4, True)])
def test_a_princess_may_bring_a_small_kingdom(die: int, done: bool) -> None:
    t = homes(6)
    s = t.state
    s.lt[0] = 2
    bohemia, styria = wild(t, "bohemia", 8, chief=1), wild(t, "styria", 1)
    hold(t, 0, "principessa")
    t.script(die - 1)
    talks(t)
    assert not t.can(0, "play", "principessa", "poland")  # no Small Kingdom
    t.do(0, "play", "principessa", "bohemia_kingdom")
    lands = (bohemia, styria)
    assert [s.owner[x] for x in lands] == ([0, 0] if done else [-1, -1])
    assert [s.vf[0][x] for x in lands] == ([5, 5] if done else [0, 0])
    assert [s.wild[x] for x in lands] == ([0, 0] if done else [8, 1])
    catholic = [int(done and s.faith[x] == "catholic") for x in range(6)]
    assert [s.cb[x][0] for x in range(6)] == catholic
    assert FACE[s.discard[-1]] == "principessa"
    assert s.wild[NUMBER["bavaria"]] == int(done)


@pytest.mark.rule("MU-HID-02", "MU-EMP-12")
@pytest.mark.example("MU-EX-132")
def test_a_spy_sees_all_pacts_of_a_player() -> None:
    t = homes(4)
    sign(t, (1, 2), *PEACEFUL, seen=bit(1) | bit(2))
    sign(t, (2, 3), *PEACEFUL, seen=bit(2) | bit(3))
    hold(t, 0, "spia")
    talks(t).do(0, "play", "spia", 1)
    assert [p["parties"] for p in t.view(0)["pacts"]] == [[1, 2]]
    assert t.view(3)["pacts"] != t.view(0)["pacts"]
    assert t.state.cb[1][0] == 1


@pytest.mark.rule("MU-CB-02", "MU-CB-03", "MU-DIP-12")
@pytest.mark.example("MU-EX-134")
def test_the_golden_tablet_brings_peace_with_an_alliance_and_leaves_ones_own() -> None:
    t = homes(5)
    s = t.state
    for a in (0, 1):
        for b in (2, 3):
            s.war[a] |= bit(b)
            s.war[b] |= bit(a)
    sign(t, (0, 1), ("defensive_alliance", 0))
    sign(t, (2, 3), ("defensive_alliance", 0))
    hold(t, 0, "targa_d_oro")
    talks(t)
    assert not t.can(0, "play", "targa_d_oro", 1, "alone")
    t.do(0, "play", "targa_d_oro", 2, "alliance")
    assert s.war[0] == 0
    assert s.war[1] == bit(2) | bit(3)
    assert [p.parties for p in s.pacts] == [(2, 3)]
    assert s.honour == [0] * 5
    assert (s.cb[2][0], s.cb[1][0]) == (1, 1)


@pytest.mark.rule("MU-CB-03", "MU-POP-03")
def test_the_popes_offence_cards_give_two_casus_belli() -> None:
    t = homes()
    t.state.pope = 0
    hold(t, 0, "spia")
    talks(t).do(0, "play", "spia", 1)
    assert t.state.cb[1][0] == 2


# -- offence cards and reactions


@pytest.mark.rule("MU-EMP-07")
def test_there_are_fourteen_offence_cards() -> None:
    assert sorted(offence.OFFENCE) == [
        "assassino", "avaro", "concessione", "diplomatico", "flagellante", "infiltrato", "inquisitore", "ladro",
        "principessa", "sicario", "spia", "taccagno", "targa_d_oro", "usuraio",
    ]  # fmt: skip


@pytest.mark.rule("MU-EMP-08")
def test_a_cancelled_card_is_discarded_without_effect() -> None:
    t = homes()
    hold(t, 0, "concessione")
    hold(t, 2, "sicario")
    talks(t).do(0, "play", "concessione", 1, "trade")
    assert t.waiting() == (2,)
    t.do(2, "cancel", "sicario")
    assert t.state.pacts == []
    assert t.state.cb[1][0] == t.state.cb[0][2] == 0
    assert sorted(FACE[p] for p in t.state.discard) == ["concessione", "sicario"]


@pytest.mark.rule("MU-EMP-08")
@pytest.mark.parametrize("gilde", [False, True])
def test_an_assassin_cancels_other_offence_cards_only_with_gilde(gilde: bool) -> None:
    t = homes()
    hold(t, 0, "spia")
    hold(t, 1, "assassino")
    if gilde:
        know(t, 1, "gilde")
    talks(t).do(0, "play", "spia", 1)
    assert t.can(1, "cancel", "assassino") == gilde


@pytest.mark.rule("MU-EMP-08")
def test_the_target_cancels_before_the_others() -> None:
    t = homes()
    t.state.order = [2, 0, 1]
    hold(t, 0, "spia")
    hold(t, 1, "sicario")
    hold(t, 2, "assassino")
    know(t, 2, "gilde")
    talks(t).do(0, "play", "spia", 1).do(2, "cancel", "assassino").do(1, "cancel", "sicario")
    assert [FACE[p] for p in t.state.hands[2]] == ["assassino"]
    assert t.state.hands[1] == []


# -- what happens when nobody answers


@pytest.mark.rule("MU-DEC-10", "MU-DEC-12")
def test_by_default_talks_end_and_proposals_are_refused() -> None:
    t = talks(homes())
    assert GAME.default(t.state, 0) == ("end_talks",)
    propose(t, 0, ("with", 1), ("add", "non_aggression"), ("lasts", 2))
    assert GAME.default(t.state, 1) == ("refuse",)


@pytest.mark.rule("MU-DEC-15")
def test_by_default_a_vote_says_respected() -> None:
    t = homes()
    pact = sign(t, (0, 1), ("free_text", "keep out of Syria"))
    talks(t).do(0, "call_vote", pact.number, 1)
    assert {GAME.default(t.state, seat) for seat in t.waiting()} == {("respected",)}


@pytest.mark.rule("MU-DEC-14")
@pytest.mark.parametrize(("faith", "verb"), [("muslim", "honour_pact"), ("catholic", "break_pact")])
def test_by_default_an_ally_does_what_is_cheaper(faith: str, verb: str) -> None:
    t = homes()
    t.state.faith = ["catholic", "muslim", faith]
    pact = sign(t, (1, 2), ("defensive_alliance", 0))
    talks(t).do(0, "declare_war", 1)
    assert GAME.default(t.state, 2) == (verb, pact.number)


@pytest.mark.rule("MU-DEC-16", "MU-DEC-17")
def test_by_default_guests_give_nothing_and_the_poorest_in_honour_is_favoured() -> None:
    t = homes()
    t.state.honour = [0, 4, 2]
    hold(t, 0, "bardo")
    talks(t).do(0, "play", "bardo")
    assert GAME.default(t.state, 1) == ("gift", 0)
    t.do(1, "gift", 30).do(2, "gift", 30)
    assert GAME.default(t.state, 0) == ("favour", 2)


@pytest.mark.rule("MU-DEC-21")
def test_by_default_the_target_cancels_and_others_do_not() -> None:
    t = homes()
    hold(t, 0, "concessione")
    hold(t, 1, "sicario")
    hold(t, 2, "assassino")
    know(t, 2, "gilde")
    talks(t).do(0, "play", "concessione", 1, "both")
    assert GAME.default(t.state, 1) == ("cancel", "sicario")
    assert GAME.default(t.state, 2) == ("pass",)


# -- who learns what


@pytest.mark.rule("MU-DIP-08", "MU-HID-03")
def test_a_public_payment_is_known_to_all_and_a_secret_one_is_not() -> None:
    for secret in (False, True):
        t = talks(homes())
        words: list[tuple[Any, ...]] = [("with", 1), ("add", "payment"), ("giver", 0), ("sum", 40), ("times", "once")]
        propose(t, 0, *words, *([("secret",)] if secret else [])).do(1, "accept")
        agreed = next(e for e in t.events if e.kind == "agreed")
        assert (agreed.to == ALL) != secret
        assert agreed.secret == {"clauses": ["payment"]}
        assert t.state.florins[:2] == [960, 1040]


@pytest.mark.rule("MU-DIP-22")
def test_peace_later_does_not_bring_back_what_war_has_ended() -> None:
    t = homes()
    pact = sign(t, (0, 1, 2), *PEACEFUL)
    talks(t).do(0, "declare_war", 1)
    wars.make_peace(t.state, 0, 1)
    assert pacts.between(t.state, 0, 1) == []
    assert pacts.between(t.state, 0, 2) == [pact]


@pytest.mark.rule("MU-DIP-22", "MU-CB-04")
def test_a_pact_ends_when_no_two_of_its_parties_are_bound_any_more() -> None:
    t = homes()
    pact = sign(t, (0, 1, 2), *PEACEFUL)
    talks(t).do(0, "declare_war", 1)
    talks(t, 2).do(2, "break_pact", pact.number)
    assert t.state.pacts == []
    assert t.state.honour[2] == -1
    assert (t.state.cb[0][2], t.state.cb[1][2]) == (1, 1)


@pytest.mark.rule("MU-DIP-07")
def test_terms_are_read_alike_whatever_was_read_before() -> None:
    """A draft grows word by word and is read on from the last; others come between, and words are taken back."""
    s, rng = homes().state, Random(1)
    drafts: list[tuple[Proposal, int, list[Action]]] = [
        (Proposal(author=0), 0, []), (Proposal(author=0), 0, []), (Proposal(author=1), 1, []),
        (Proposal(author=0, parties=(0, 1)), 0, []), (Proposal(author=0, parties=(0, 2)), 0, []),
    ]  # fmt: skip
    for _ in range(400):
        f, seat, draft = drafts[int(rng.random() * len(drafts))]
        found = vars(proposals.read(s, f, seat, draft)).copy()
        proposals.LAST[0] = proposals.Reading(-1, (), [], proposals.Terms([]))
        assert found == vars(proposals.read(s, f, seat, draft)), draft
        listed = proposals.options(s, f, seat, draft)
        action = GAME.choose(listed, rng)
        if action == DONE or len(draft) > 25:
            del draft[int(rng.random() * len(draft)) :]
        else:
            draft.append(action)
