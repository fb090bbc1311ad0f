"""Fine print: who is meant when several could be, what is lost, and what comes back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from araldo.games.medioevo_universale.board import NUMBER
from araldo.games.medioevo_universale.box import BUILDING, CHURCH, FAIR, FORT, GALLEY, STOCKED, TOWN, WAGON
from araldo.games.medioevo_universale.frames import Attack, Chain, CombatTurn, Handling, March, Placement, Talks
from araldo.games.medioevo_universale.rules import aid, papacy, relics, terms, wars
from araldo.games.medioevo_universale.rules.armies import cull
from araldo.games.medioevo_universale.rules.pieces import add_engine, add_transport
from araldo.games.medioevo_universale.rules.purchase import CAPTAIN, ENGINE, TRANSPORT
from araldo.games.medioevo_universale.state import Pact, Relic, Siege
from araldo.kernel import ALL, bit
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, hold, know, leader, own, ship, table


def homes() -> Table:
    t = table()
    for seat, place in enumerate(("nile_delta", "judea", "pannonia")):
        own(t, seat, place, 6)
    return t


def war(t: Table, a: int, b: int) -> None:
    t.state.war[a] |= bit(b)
    t.state.war[b] |= bit(a)


# -- armies


@pytest.mark.rule("MU-DEC-32")
def test_losses_come_from_the_ground_then_from_the_fullest_and_never_from_the_empty() -> None:
    t = homes()
    place = NUMBER["nile_delta"]
    t.state.vf[0][place] = 2
    empty, full, half = (ship(t, 0, WAGON, "nile_delta", vf=vf) for vf in (0, 5, 3))
    assert cull(t.state, 0, place, 3) == 3
    assert (t.state.vf[0][place], empty.vf, full.vf, half.vf) == (0, 0, 4, 3)
    assert cull(t.state, 0, place, 6) == 6
    assert (empty.vf, full.vf, half.vf) == (0, 0, 1)
    assert cull(t.state, 0, place, 6) == 1
    assert (empty.vf, full.vf, half.vf) == (0, 0, 0)
    full.vf, half.vf = 5, 3
    assert cull(t.state, 0, place, 5) == 5
    assert (full.vf, half.vf) == (1, 2)  # the last of each at the very end


@pytest.mark.rule("MU-WAR-04", "MU-ATK-12")
@pytest.mark.parametrize(("where", "helps"), [("judea", False), ("thrace", True)])
def test_who_must_leave_another_land_may_still_help_here(where: str, helps: bool) -> None:
    t = homes()
    ship(t, 2, WAGON, "judea", vf=3)
    ship(t, 2, WAGON, where, vf=3).leave = 5
    attack = Attack(seat=0, place=NUMBER["judea"], victim=1)
    assert aid.bystanders(t.state, attack) == [2] * helps


@pytest.mark.rule("MU-NAV-07", "MU-PIR-04")
def test_nobody_is_asked_to_help_pirates() -> None:
    t = homes()
    hunter = ship(t, 0, GALLEY, "levantine_sea", vf=12)
    leader(t, 0, "levantine_sea", 1, hunter.id).attacks = 1
    ship(t, 2, GALLEY, "levantine_sea", vf=3)
    prey = add_transport(t.state, t.state.seats + 1, GALLEY, 1, hunter.place, 1)
    t.goto(CombatTurn(seat=0, step=1), March(seat=0, ids=[hunter.id])).script(3, 0)
    t.do(0, "hunt", prey.id)
    assert t.asked != "help"
    assert t.state.fleets[t.state.seats + 1] == []


# -- nobody's transports


@pytest.mark.rule("MU-MOV-08")
@pytest.mark.parametrize(("vf", "may"), [(1, False), (2, True)])
def test_who_has_a_single_army_aboard_occupies_nothing(vf: int, may: bool) -> None:
    t = homes()
    know(t, 0, "arsenale")
    mine = ship(t, 0, GALLEY, "levantine_sea", vf=vf)
    lost = add_transport(t.state, t.state.seats, GALLEY, 1, mine.place)
    t.goto(CombatTurn(seat=0, step=1), Handling(seat=0, number=mine.id))
    assert t.can(0, "occupy", lost.id) is may


# -- placement


def besieged(t: Table) -> None:
    war(t, 0, 1)
    ship(t, 1, WAGON, "nile_delta", vf=3)
    t.state.sieges.append(Siege(NUMBER["nile_delta"], 1, -1))


def conquered(t: Table) -> None:
    own(t, 1, "nile_delta", 5)
    own(t, 0, "egypt", 5)


def built_already(t: Table) -> None:
    build(t, "nile_delta", FORT, 1)


def nothing(t: Table) -> None:
    pass


@pytest.mark.rule("MU-PLA-07", "MU-PLA-02")
@pytest.mark.parametrize(
    ("meanwhile", "what"),
    [(besieged, FORT), (conquered, FORT), (conquered, CHURCH), (built_already, FORT), (nothing, FAIR), (nothing, FORT)],
)
def test_a_building_whose_land_is_lost_besieged_or_unfit_is_lost_and_its_piece_comes_back(
    meanwhile: Callable[[Table], None], what: int
) -> None:
    t = homes()
    s = t.state
    meanwhile(t)
    name, place = BUILDING[what][0], NUMBER["nile_delta"]
    stock = s.stock[STOCKED[name]]
    s.stock[STOCKED[name]] -= 1
    s.works[0] = [(place, what, 1)]
    t.goto(Placement())
    stands = meanwhile is nothing and what == FORT
    assert s.stock[STOCKED[name]] == stock - stands
    assert bool(t.said("built")) is stands
    assert s.fresh[place] == (1 << 2 * FORT if stands else 0)
    assert (s.fort[place], s.church[place], s.fairs[place]) == (int(stands or meanwhile is built_already), 0, 0)


@pytest.mark.rule("MU-AMB-51", "MU-TRA-04")
@pytest.mark.parametrize(("waiting", "may"), [(TRANSPORT, False), (CAPTAIN, True), (ENGINE, True)])
def test_only_transports_that_are_ordered_count_against_their_number(waiting: int, may: bool) -> None:
    t = homes()
    build(t, "nile_delta", TOWN)
    hold(t, 0, "giullare")
    t.state.orders[0] = [(waiting, 0, 1)]
    t.goto(Talks(seat=0, left=1))
    assert t.can(0, "play", "giullare", "merchant_ship", 1) is may


# -- relics, the papacy


@pytest.mark.rule("MU-REL-01", "MU-REL-02")
def test_a_carried_relic_is_where_its_captain_is() -> None:
    t = homes()
    leader(t, 0, "nile_delta")
    bearer = leader(t, 1, "judea")
    relic = Relic(NUMBER["thrace"], captain=bearer.id)
    assert relics.place_of(t.state, relic) == NUMBER["judea"]
    relic.captain = -1
    assert relics.place_of(t.state, relic) == NUMBER["thrace"]


@pytest.mark.rule("MU-OPT-05")
def test_the_antipope_is_found_anew_at_the_end_of_each_turn() -> None:
    t = homes()
    s = t.state
    s.excommunicated, s.antipope = bit(1) | bit(2), 1
    build(t, "pannonia", CHURCH)
    papacy.end_of_turn(s)
    assert s.antipope == 2
    s.excommunicated, s.antipope = 0, -1
    papacy.end_of_turn(s)
    assert s.antipope == -1


# -- pacts


@pytest.mark.rule("MU-DIP-09", "MU-SIE-02")
def test_an_engine_is_not_ceded_to_who_has_as_many_as_he_may() -> None:
    t = homes()
    s = t.state
    gift = add_engine(s, 0, 1, NUMBER["nile_delta"])
    clause = ("cede_siege_engine", 0, 1, gift.id)
    assert terms.can_keep(s, 0, (clause,))
    add_engine(s, 1, 1, NUMBER["judea"])
    assert not terms.can_keep(s, 0, (clause,))


@pytest.mark.rule("MU-DIP-12", "MU-SGE-17")
def test_peace_ends_the_sieges_between_the_two_and_says_so() -> None:
    t = homes()
    war(t, 0, 1)
    war(t, 0, 2)
    t.state.sieges = [Siege(NUMBER["judea"], 0, -1), Siege(NUMBER["pannonia"], 0, -1)]
    t.state.log = t.events
    wars.make_peace(t.state, 0, 1)
    assert [g.place for g in t.state.sieges] == [NUMBER["pannonia"]]
    assert [(e["seat"], e["place"]) for e in t.said("siege_over")] == [(0, "judea")]


@pytest.mark.rule("MU-DIP-22")
def test_who_has_no_partner_left_in_a_pact_leaves_it_with_what_he_promised() -> None:
    t = homes()
    s = t.state
    given = ("payment", 0, 2, 50, 1)
    s.pacts = [Pact(1, (0, 1, 2), (("non_aggression",), given, ("trade", 1, 2, -1, 0)), 9, ALL, apart=((0, 2),))]
    wars.part(s, 0, 1, s.pacts[0])
    assert [(p.parties, p.clauses) for p in s.pacts] == [((1, 2), (("non_aggression",), ("trade", 1, 2, -1, 0)))]


@pytest.mark.rule("MU-DIP-18", "MU-ELI-02")
def test_who_is_out_has_no_duties_and_the_next_is_asked() -> None:
    t = table(4)
    for seat, place in enumerate(("nile_delta", "judea", "pannonia", "thrace")):
        own(t, seat, place, 6)
    s = t.state
    war(t, 0, 1)
    s.out = bit(2)
    s.pacts = [Pact(1, (1, 3), (("defensive_alliance", 0),), 9, ALL)]
    t.goto(CombatTurn(seat=0, step=1), Chain(declarer=0, victim=1, wars=[(0, 1)], order=[2, 3]))
    assert (t.asked, t.waiting()) == ("duty", (3,))


@pytest.mark.rule("MU-BLK-03")
def test_a_blockade_that_is_beaten_is_looked_at_once() -> None:
    t = homes()
    galley = ship(t, 0, GALLEY, "levantine_sea", vf=9)
    march = March(seat=0, ids=[galley.id], forced=True)
    march.result = "won"
    t.goto(CombatTurn(seat=0, step=1), march)
    assert (t.asked, march.forced, galley.pm) == ("march", False, 8)
    march.result, march.step = "failed", 0  # of an attack that he chose himself
    t.goto(CombatTurn(seat=0, step=1), march)
    assert galley.pm == 8
