"""Empire cards in battle and before it, and rules that hold in several chapters (EMP, REI, TRN, ASL, PUR)."""

from __future__ import annotations

import pytest

from araldo.games.medioevo_universale.board import BOARDS, IDS, KINGDOMS, NUMBER
from araldo.games.medioevo_universale.box import CARD, CARDS, CHURCH, FACE, FORT, GALLEY, TOWN
from araldo.games.medioevo_universale.frames import Combat, Diplomacy, Purchase
from araldo.games.medioevo_universale.rules.aid import muster
from araldo.games.medioevo_universale.rules.battle import ASSAULT
from araldo.games.medioevo_universale.rules.instant import LISTERS, launch
from araldo.games.medioevo_universale.rules.land import kingdom_owned
from araldo.games.medioevo_universale.rules.offence import EFFECTS, OFFENCE
from araldo.games.medioevo_universale.rules.proposals import PARAMS
from araldo.games.medioevo_universale.rules.purchase import carry_out, purchases
from araldo.games.medioevo_universale.rules.reinforcements import sheet
from araldo.games.medioevo_universale.state import Siege
from tests.games.medioevo_universale.position import build, hold, know, own, rich, table, wild
from tests.games.medioevo_universale.test_battle import LEVEL_3, fight
from tests.games.medioevo_universale.test_war import LT2, army, march, others, war


@pytest.mark.rule("MU-EMP-12", "MU-EMP-04")
def test_every_card_has_a_phase_and_every_offence_an_effect() -> None:
    assert len(CARDS) == 48
    assert set(EFFECTS) == set(OFFENCE)
    assert all(CARD[kind]["phase"] == "combat" for kind in LISTERS)


@pytest.mark.rule("MU-EMP-11", "MU-DIP-09")
def test_neither_cards_nor_technologies_are_part_of_a_pact() -> None:
    assert not {"card", "empire_card", "technology"} & set(PARAMS)


@pytest.mark.rule("MU-EMP-05", "MU-RES-06")
def test_battle_cards_stay_with_the_winner() -> None:
    t = table()
    hold(t, 0, "balestriere")
    fight(t, 20, 20, 6, 1)
    t.do(0, "cards", "balestriere")
    assert [FACE[p] for p in t.state.hands[0]] == ["balestriere"]


@pytest.mark.rule("MU-EX-041", "MU-CRD-01", "MU-ASL-03", "MU-AMB-19")
def test_the_two_rolls_before_a_tower() -> None:
    t = table()
    own(t, 1, "syria")
    own(t, 1, "egypt")
    build(t, "egypt", CHURCH)
    build(t, "syria", FORT, 1)
    know(t, 1, *LT2)
    know(t, 0, *LEVEL_3, "ingegneria")
    hold(t, 1, "eroina", "balestriere")
    f = fight(t, 30, 10, 4, 8, mode=ASSAULT)
    t.do(1, "cards", "balestriere", "eroina")
    assert f.lost == [8 + 3 - 4]
    t.place("hands", 0, [next(p for p in t.state.hands[1] if FACE[p] == "balestriere")])
    hold(t, 0, "condottiero", "genio")
    t.script(3, 5)
    t.do(0, "fight").do(0, "cards", "balestriere", "condottiero", "genio").do(1, "cards", "eroina")
    assert f.fell == [4 + 4 - (6 + 1)]


@pytest.mark.rule("MU-EX-115", "MU-DEC-39")
def test_the_guard_comes_before_the_battle() -> None:
    t = table()
    know(t, 0, *LT2, "legge")
    own(t, 0, "judea", 2)
    hold(t, 0, "guardia")
    t.script(4)
    muster(t.state, 0, NUMBER["judea"], "guardia")
    assert t.state.vf[0][NUMBER["judea"]] == 7
    assert NUMBER["judea"] in t.state.late


@pytest.mark.rule("MU-EX-125", "MU-AMB-70", "MU-SUP-03")
def test_the_militia_of_the_starting_kingdom() -> None:
    t = table(5)
    know(t, 0, *LT2)
    t.state.kingdom[0] = KINGDOMS.index("mamluk")
    for place in ("judea", "egypt", "lycia"):
        own(t, 0, place, 5)
    hold(t, 0, "miliziano")
    muster(t.state, 0, NUMBER["judea"], "miliziano")
    assert [t.state.vf[0][NUMBER[x]] for x in ("judea", "egypt", "lycia")] == [7, 7, 5]


@pytest.mark.rule("MU-EX-128", "MU-PIR-04")
def test_the_pirate_puts_to_sea() -> None:
    t = table()
    know(t, 0, *LT2, "gilde")
    launch(t.state, 0, NUMBER["black_sea_w"])
    galley = t.state.fleets[4][0]
    assert (galley.kind, galley.vf, galley.chief, galley.place) == (GALLEY, 6, 1, NUMBER["black_sea_w"])


@pytest.mark.rule("MU-REI-04", "MU-OWN-02", "MU-SGE-03")
def test_a_contested_territory_leaves_a_kingdom_incomplete() -> None:
    t = table()
    k = KINGDOMS.index("rum")
    for place in BOARDS[0].members[k]:
        own(t, 0, IDS[place])
    assert kingdom_owned(t.state, 0, k)
    assert "rum" in dict(sheet(t.state, 0))
    t.state.sieges.append(Siege(BOARDS[0].members[k][0], 1, -1))
    assert not kingdom_owned(t.state, 0, k)
    assert "rum" not in dict(sheet(t.state, 0))


@pytest.mark.rule("MU-TRN-02")
@pytest.mark.parametrize("phase", [Diplomacy, Combat])
def test_strictly_in_turn_order(phase: type) -> None:
    t = table()
    others(t)
    own(t, 0, "egypt")
    t.state.order = [2, 0, 1]
    t.goto(phase())
    asked = []
    while t.state.frames and len(asked) < 3:
        seat = t.waiting()[0]
        asked.append(seat)
        t.do(seat, *t.game.default(t.state, seat))
    assert asked == [2, 0, 1]


@pytest.mark.rule("MU-PUR-07", "MU-EVT-07")
def test_repairs_cost_a_quarter() -> None:
    t = table()
    own(t, 0, "egypt")
    build(t, "egypt", FORT, 2)
    t.state.damaged[NUMBER["egypt"]] = 1 << FORT
    rich(t, 100, 0, 0)
    assert ("repair", "fortress", "egypt") in purchases(t.state, Purchase(), 0, [])
    carry_out(t.state, 0, [("repair", "fortress", "egypt")])
    assert (t.state.florins[0], t.state.damaged[NUMBER["egypt"]]) == (25, 0)


@pytest.mark.rule("MU-ASL-04", "MU-ATK-08", "MU-ASL-01")
def test_field_battle_and_assault_are_one_attack() -> None:
    t = table()
    own(t, 0, "judea", 5)
    own(t, 1, "palestine", 11)
    own(t, 2, "pannonia", 5)
    own(t, 1, "thrace", 5)
    build(t, "palestine", FORT, 1)
    war(t)
    wagon, chief = army(t, 0, "judea", 20)
    march(t, 0, wagon).script(5, 0)
    t.do(0, "attack", "palestine")
    assert t.said("rolled_battle")[0]["fell"] == 1
    t.script(0, 0)
    t.do(0, "assault")
    assert chief.attacks == 0
    assert t.asked == "again"


@pytest.mark.rule("MU-ATK-09", "MU-MAP-12", "MU-KGD-07")
def test_reaction_of_empty_barbarian_land() -> None:
    from araldo.games.medioevo_universale.rules.barbarians import reaction

    t = table()
    t.state.kingdom = [KINGDOMS.index("mamluk"), -1, -1]
    assert reaction(t.state, NUMBER["egypt"]) == 1
    assert reaction(t.state, NUMBER["thrace"]) == 2
    ilkhanate = BOARDS[0].members[KINGDOMS.index("ilkhanate")][0]
    assert reaction(t.state, ilkhanate) == 2
    assert reaction(t.state, NUMBER["syria"]) == 1


@pytest.mark.rule("MU-NAV-03", "MU-NAV-04", "MU-NAV-06")
def test_no_ramming_against_a_coastal_settlement() -> None:
    from araldo.games.medioevo_universale.rules.pieces import add_engine
    from tests.games.medioevo_universale.position import leader, ship

    t = table()
    others(t)
    own(t, 0, "egypt", 5)
    wild(t, "nile_delta", 3)
    build(t, "nile_delta", TOWN)
    build(t, "nile_delta", FORT, 1)
    galley = ship(t, 0, GALLEY, "egyptian_sea", vf=15)
    add_engine(t.state, 0, 1, NUMBER["egyptian_sea"], galley.id)
    chief = leader(t, 0, "egyptian_sea", 1, galley.id)
    chief.attacks = 1
    march(t, 0, galley).do(0, "attack", "nile_delta")
    assert not t.said("rammed")
    assert t.options(0) == [("stop",), ("assault",), ("besiege",), ("besiege_ashore",)]
    t.do(0, "besiege")
    assert t.state.sieges[0].zone == NUMBER["egyptian_sea"]
    assert galley.place == NUMBER["egyptian_sea"]
