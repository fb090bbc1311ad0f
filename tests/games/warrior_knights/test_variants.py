"""Optional rules and modules (WK-VAR), negotiation (WK-NEG)."""

from __future__ import annotations

import pytest

from araldo.games.warrior_knights import GAME
from araldo.games.warrior_knights.board import CITIES, GONE, NUMBER, OFF, TARGETS
from araldo.games.warrior_knights.box import CANCEL, CARDS, FACE, FIRST_EVENT, FIRST_MISSION, KEEP, MISSION_ID, WAGES
from araldo.games.warrior_knights.rules.king import fulfilled, royal_recipients
from araldo.games.warrior_knights.rules.places import has_heir
from araldo.games.warrior_knights.rules.seats import _RIGHTS
from araldo.games.warrior_knights.rules.taxation import owed
from araldo.games.warrior_knights.state import Assembly, Death, Expedition, Happening, Regroup, Round, Upkeep, WholeGame
from tests.games.warrior_knights.scenario import (
    BLACK,
    BOTH_WAYS,
    PURPLE,
    RED,
    YELLOW,
    WkTable,
    army,
    at,
    besiege,
    charge,
    city,
    current,
    event,
    faces,
    fate,
    fill,
    keep,
    office,
    own,
    play,
    raze,
    table,
)

# -- Open Private Motions


@pytest.mark.rule("WK-VAR-02")
def test_open_private_motions_forbid_sieges_until_the_end_of_the_next_assembly() -> None:
    t = table(3, open_private_motions=True)
    current(t, "AG-PM")
    fate(t, "black")
    t.goto(Assembly()).do(BLACK, "forbid", "no_sieges")
    for seat in (RED, YELLOW, BLACK):
        t.do(seat, "commit", 1 if seat == RED else 0)
    t.do(RED, "yes")
    army(t, RED, "star", "gedze", "REG-50")
    play(t, RED, "mobilize_forces")
    assert t.why(RED, "besiege", "gedze") == "WK-VAR-02"
    t.do(RED, "defy", "no_sieges").do(RED, "besiege", "gedze")
    assert t.state.banned == 1
    current(t)
    t.goto(Assembly())
    assert t.state.no_sieges == 0


@pytest.mark.rule("WK-VAR-02")
def test_roads_and_free_texts() -> None:
    t = table(3, open_private_motions=True)
    t.state.no_roads = 1
    army(t, RED, "star", "olbi", "REG-50")
    play(t, RED, "mobilize_forces")
    assert t.why(RED, "march", "star", "bingen", "middlemark") == "WK-VAR-02"
    assert t.can(RED, "march", "star", "bingen")
    u = table(3, open_private_motions=True)
    current(u, "AG-PM")
    fate(u, "black")
    u.goto(Assembly()).do(BLACK, "resolve", "More wine")
    for seat in (RED, YELLOW, BLACK):
        u.do(seat, "commit", 1 if seat == RED else 0)
    u.do(RED, "yes")
    assert u.state.texts == ["More wine"]


# -- heirs


@pytest.mark.rule("WK-VAR-03", "WK-VAR-17")
def test_heirs_are_traded_killed_and_given_up() -> None:
    t = table(3, exchanging_heirs=True)
    star = army(t, RED, "star", "rota", "REG-50")
    play(t, RED, "levy_taxes")
    t.do(RED, "hand_heir", "red_star", BLACK)
    assert t.state.heir[star] == BLACK
    t.goto(Death(army=star))
    assert t.state.fallen[star]
    t.goto(Regroup(seat=RED, heirs=[star]))
    assert (t.asked, t.waiting()) == ("heir_back", (BLACK,))
    t.do(BLACK, "hold")
    assert t.state.place[star] == OFF
    t.goto(Regroup(seat=RED, heirs=[star])).do(BLACK, "give_up", "red_star").do(RED, "done")
    assert [e["noble"] for e in t.said("heir_back")] == ["red_star"]
    assert (t.state.heir[star], at(t, RED, "star")) == (RED, NUMBER["highmoor"])


@pytest.mark.rule("WK-VAR-03", "WK-VAR-17")
def test_a_dead_heir_ends_the_line() -> None:
    t = table(3, exchanging_heirs=True)
    star = army(t, RED, "star", "rota", "REG-50")
    play(t, RED, "levy_taxes").do(RED, "kill_heir", "red_star")
    t.goto(Death(army=star))
    assert t.state.place[star] == GONE
    u = table(3, exchanging_heirs=True)
    star = army(u, RED, "star", "rota", "REG-50")
    u.goto(Death(army=star))
    play(u, RED, "levy_taxes").do(RED, "kill_heir", "red_star")
    assert u.state.place[star] == GONE  # at once


@pytest.mark.rule("WK-VAR-03", "WK-VAR-17")
def test_no_heir_ends_the_line_of_a_noble_who_waits_for_his() -> None:
    t = table(3, exchanging_heirs=True)
    star = army(t, RED, "star", "rota", "REG-50")
    t.goto(Death(army=star))
    fate(t, "star")
    t.place("event", None, [event("EV-R03")])
    t.goto(Happening(seat=RED, card=event("EV-R03")))
    assert (t.state.heir[star], t.state.place[star]) == (-1, GONE)


# -- Player Elimination


def doomed(seats: int = 4, **options: object) -> WkTable:
    """Yellow's stronghold is about to fall to Red."""
    t = table(seats, player_elimination=True, **options)
    army(t, RED, "circle", "stonegate", "SWI-300", "ENG-300")
    t.state.breach[TARGETS + YELLOW] = 4
    return t


@pytest.mark.rule("WK-VAR-04")
def test_a_fallen_baron_leaves_the_game() -> None:
    t = doomed()
    own(t, YELLOW, "rota", "isar")
    army(t, YELLOW, "star", "vecht", "REG-50", "POL-100")
    besiege(t, YELLOW, "vecht")
    charge(t, YELLOW, "AG-C01")
    t.state.track[0] = YELLOW
    t.state.spot[0], t.state.stakes[0] = 1, [0, 3, 0, 1]
    t.state.faith = [0, 5, 0, 2]
    play(t, RED, "mobilize_forces").do(RED, "assault", "stonegate").do(YELLOW, "cede", "isar")
    s = t.state
    assert s.out == 1 << YELLOW
    assert (s.crowns[RED], s.crowns[YELLOW]) == (15, 0)  # the spoils first
    assert (city(t, "isar"), city(t, "rota")) == (RED, -1)
    assert (s.siege[CITIES.index("vecht")], s.track[0], s.stakes[0]) == (-1, -1, [0, 0, 0, 1])
    assert s.head == PURPLE  # next most Faith
    assert "POL-100" in faces(s.mercenaries)
    assert "REG-50" in faces(s.removed)
    assert "AG-C01" in faces(s.agenda_discard)
    assert s.hands[YELLOW] == []


@pytest.mark.rule("WK-VAR-04")
def test_of_the_walls_only_those_of_the_fallen_are_cleared() -> None:
    t = doomed()
    own(t, RED, *CITIES, breach=1)
    army(t, PURPLE, "star", "isar", "REG-50")
    besiege(t, PURPLE, "isar")
    breach, siege = t.state.breach[:], t.state.siege[:]
    play(t, RED, "mobilize_forces").do(RED, "assault", "stonegate")
    breach[TARGETS + YELLOW] = 0
    assert (t.state.breach, t.state.siege) == (breach, siege)


@pytest.mark.rule("WK-VAR-04", "WK-AMB-36")
def test_the_last_baron_wins_and_dead_attackers_eliminate_nobody() -> None:
    t = doomed(2)
    t.state.frames[:] = []
    play(t, RED, "mobilize_forces").do(RED, "assault", "stonegate")
    assert (t.state.winner, t.state.ending) == (RED, "last")
    u = table(2, player_elimination=True)
    army(u, RED, "circle", "stonegate", "REG-50")
    u.state.breach[TARGETS + YELLOW] = 3
    fate(u, "deal", "prevent", "deal")
    play(u, RED, "mobilize_forces").do(RED, "assault", "stonegate")
    u.draft(RED, ("discard", "prevent"))
    assert (u.state.place[KEEP[YELLOW]], u.state.out) == (OFF, 0)


@pytest.mark.rule("WK-VAR-16")
@pytest.mark.example("WK-EX-37")
def test_after_an_elimination_fewer_cards_are_enough() -> None:
    t = doomed()
    fill(t, WAGES, 7)  # two of Red, Yellow, Black, one of Purple
    extra = next(p for p in t.state.areas[WAGES] if p // CARDS == YELLOW)
    t.place("hands", YELLOW, [extra])
    t.place("areas", WAGES, [next(p for p in t.state.hands[PURPLE])])
    play(t, RED, "mobilize_forces").do(RED, "assault", "stonegate")
    assert [e["phase"] for e in t.said("phase")] == ["wages"]


@pytest.mark.rule("WK-VAR-16")
def test_two_baron_rules_hold_only_in_games_begun_by_two() -> None:
    t = doomed(3)
    play(t, RED, "mobilize_forces").do(RED, "assault", "stonegate")
    current(t, "AG-M04")
    t.goto(Assembly())
    assert t.asked == "commit"


# -- Might Is Right, Abandoned Nobles, Miracles


@pytest.mark.rule("WK-VAR-05")
def test_missions_score_nothing_with_might_is_right() -> None:
    t = table(2, might_is_right=True, missions=True, round_limit=8)
    t.state.round = 8
    t.state.crowns = [25, 25]
    t.goto(WholeGame(), Upkeep())
    assert t.state.final == [0, 0]


@pytest.mark.rule("WK-VAR-06")
@pytest.mark.parametrize(("spared", "place"), [(True, OFF), (False, GONE)])
def test_abandoned_nobles(spared: bool, place: int) -> None:
    t = table(2, abandoned_nobles=spared)
    star = army(t, RED, "star", "rota", "REG-50", hurt=1)
    t.state.heirless[star] = event("EV-R03")
    keep(t, RED, "EV-R03")
    t.goto(Death(army=star, left=True))
    assert t.state.place[star] == place


@pytest.mark.rule("WK-VAR-07")
def test_each_holder_of_a_curse_is_asked_once_in_order() -> None:
    t = table(3, miracles_can_happen=True)
    t.state.faith = [9, 9, 9]
    keep(t, YELLOW, "EV-R02")
    keep(t, BLACK, "EV-R04")
    t.state.heirless[army(t, BLACK, "star", "rota", "REG-50")] = event("EV-R04")
    t.goto(Round(miracles=[RED, YELLOW, BLACK]))
    assert (t.asked, t.waiting()) == ("miracle", (YELLOW,))
    t.do(YELLOW, "keep")
    assert (t.asked, t.waiting()) == ("miracle", (BLACK,))
    t.do(BLACK, "pray", "EV-R04")
    assert (t.asked, t.state.faith[BLACK]) == ("plan", 9 - CANCEL[event("EV-R04") - FIRST_EVENT] - 1)


@pytest.mark.rule("WK-VAR-07", "WK-VAR-03")
def test_a_miracle_gives_him_back_the_heir_himself() -> None:
    t = table(2, miracles_can_happen=True, exchanging_heirs=True)
    star = army(t, RED, "star", "rota", "REG-50")
    keep(t, RED, "EV-R03")
    t.state.heirless[star], t.state.heir[star], t.state.faith[RED] = event("EV-R03"), -1, 2
    t.goto(Round(miracles=[RED])).do(RED, "pray", "EV-R03")
    assert (t.state.heir[star], has_heir(t.state, star)) == (RED, True)


@pytest.mark.rule("WK-VAR-07")
def test_a_miracle_costs_one_faith_more() -> None:
    t = table(2, miracles_can_happen=True)
    star = army(t, RED, "star", "rota", "REG-50")
    keep(t, RED, "EV-R03")
    t.state.heirless[star] = event("EV-R03")
    t.state.faith[RED] = 2
    t.goto(Round(miracles=[RED, YELLOW]))
    assert t.options(RED) == [("keep",), ("pray", "EV-R03")]
    t.do(RED, "pray", "EV-R03")
    assert (t.state.faith[RED], t.state.heirless[star], t.state.kept[RED]) == (0, -1, [])
    v = table(2, miracles_can_happen=True)
    star = army(v, RED, "star", "rota", "REG-50")
    keep(v, RED, "EV-R03")
    v.state.heirless[star], v.state.faith[RED] = event("EV-R03"), 1
    v.goto(Round(miracles=[RED, YELLOW]))
    assert v.asked == "plan"  # its cost alone is not enough
    u = table(2, miracles_can_happen=True)
    star = army(u, RED, "star")
    u.state.place[star], u.state.heirless[star], u.state.faith[RED] = GONE, event("EV-R03"), 9
    keep(u, RED, "EV-R03")
    u.goto(Round(miracles=[RED, YELLOW]))
    assert u.asked == "plan"  # its consequence has happened


# -- The King


@pytest.mark.rule("WK-VAR-08")
@pytest.mark.parametrize(("length", "pool"), [(8, 6), (10, 8), (12, 10), (15, 10)])
def test_the_kings_pool(length: int, pool: int) -> None:
    from araldo.kernel.scenario import Table

    assert Table(GAME, 3, {"the_king": True, "influence_per_baron": length}).state.pool == 3 * pool


@pytest.mark.rule("WK-VAR-08", "WK-VAR-09", "WK-VAR-11", "WK-VAR-18")
def test_a_king_is_crowned_and_play_goes_on() -> None:
    t = table(3, the_king=True)
    t.state.pool, t.state.influence = 0, [3, 5, 5]
    own(t, YELLOW, "isar")
    army(t, YELLOW, "star", "isar", "REG-50")
    t.goto(WholeGame(), Upkeep())
    s = t.state
    assert (s.king, s.influence[YELLOW]) == (YELLOW, 6)
    assert (t.asked, t.options(YELLOW)) == (
        "royal",
        [("station", "KINGS-ARMY", "star"), ("station", "KINGS-ARMY", "castle")],
    )
    for _ in range(3):
        t.do(YELLOW, "station", "KINGS-ARMY", "castle")
    assert s.troops[KEEP[YELLOW]] == 300
    t.goto(WholeGame(), Upkeep())
    assert s.influence[YELLOW] == 8  # a city, and the King's own
    u = table(3, the_king=True)
    u.state.pool, u.state.influence = 0, [5, 5, 5]
    u.goto(WholeGame(), Upkeep())
    assert (u.state.king, u.asked) == (-1, "plan")  # tied: nobody yet


@pytest.mark.rule("WK-VAR-10")
def test_kings_army_cards_are_never_lost_and_wait_if_they_must() -> None:
    t = table(3, the_king=True)
    t.state.king = RED
    star = army(t, RED, "star", "middlemark", "KINGS-ARMY", hurt=1)
    t.state.heirless[star] = event("EV-R03")
    keep(t, RED, "EV-R03")
    t.goto(Death(army=star))
    assert faces(t.state.royal) == ["KINGS-ARMY"]
    assert owed(t.state, RED)[0] == t.state.royal  # wages are due
    for k in range(1, 4):
        t.state.place[k] = GONE
    t.goto(Regroup(seat=RED))
    assert faces(t.state.army[KEEP[RED]]) == ["KINGS-ARMY"]


@pytest.mark.rule("WK-VAR-12")
def test_who_fells_the_kings_stronghold_is_king() -> None:
    t = table(3, the_king=True)
    t.state.king = YELLOW
    army(t, YELLOW, "star", "isar", "KINGS-ARMY", "REG-50")
    army(t, RED, "circle", "stonegate", "SWI-300")
    t.state.breach[TARGETS + YELLOW] = 4
    play(t, RED, "mobilize_forces").do(RED, "assault", "stonegate")
    assert t.state.king == RED
    assert faces(t.state.army[5]) == ["REG-50"]
    assert faces(t.state.army[KEEP[RED]]) == ["KINGS-ARMY"]


@pytest.mark.rule("WK-VAR-12", "WK-GEN-11", "WK-TRP-03")
def test_a_noble_who_had_only_the_kings_army_goes_with_it() -> None:
    t = table(3, the_king=True)
    t.state.king = YELLOW
    star = army(t, YELLOW, "star", "isar", "KINGS-ARMY")
    army(t, RED, "circle", "stonegate", "SWI-300")
    t.state.breach[TARGETS + YELLOW] = 4
    play(t, RED, "mobilize_forces").do(RED, "assault", "stonegate")
    assert t.state.place[star] == OFF


@pytest.mark.rule("WK-VAR-11", "WK-STR-12")
def test_a_king_without_a_stronghold_gains_no_influence() -> None:
    t = table(3, the_king=True)
    t.state.king, t.state.pool = RED, 0
    t.state.place[KEEP[RED]] = OFF
    t.goto(WholeGame(), Upkeep())
    assert t.state.influence == [0, 0, 0]


@pytest.mark.rule("WK-VAR-10")
def test_waiting_kings_army_cards_wait_until_step_6() -> None:
    t = table(3, the_king=True)
    t.state.king, t.state.pool = RED, 0
    t.place("royal", None, [t.state.kings[0]])
    own(t, RED, "rota", "isar")
    fate(t, "calm", "calm")
    t.goto(WholeGame(), Upkeep())
    assert t.asked == "watch"  # step 3 comes first
    t.do(RED, "watch", "rota")
    assert faces(t.state.army[KEEP[RED]]) == ["KINGS-ARMY"]
    u = table(3, the_king=True)  # the fall of another stronghold does not hand them out
    u.state.king = BLACK
    u.place("royal", None, [u.state.kings[0]])
    army(u, RED, "circle", "stonegate", "SWI-300")
    u.state.breach[TARGETS + YELLOW] = 4
    play(u, RED, "mobilize_forces").do(RED, "assault", "stonegate")
    assert faces(u.state.royal) == ["KINGS-ARMY"]


@pytest.mark.rule("WK-VAR-09", "WK-SIE-06")
@pytest.mark.parametrize(("mine", "foe"), BOTH_WAYS)
def test_a_noble_in_a_besieged_city_receives_no_kings_army(mine: int, foe: int) -> None:
    t = table(3, the_king=True)
    own(t, mine, "rota", "isar")
    star = army(t, mine, "star", "rota", "REG-50")
    square = army(t, mine, "square", "isar", "REG-50")
    army(t, foe, "star", "isar", "SWI-300")
    besiege(t, foe, "isar")
    assert royal_recipients(t.state, mine) == [star, KEEP[mine]]
    besiege(t, -1, "isar")
    assert square in royal_recipients(t.state, mine)


@pytest.mark.rule("WK-VAR-13", "WK-VAR-18")
@pytest.mark.parametrize(("length", "target"), [(8, 12), (10, 16), (12, 20)])
def test_the_kings_game_ends_at_a_target(length: int, target: int) -> None:
    t = table(3, the_king=True, influence_per_baron=length)
    t.state.influence = [target, 0, 0]  # nobody has been crowned
    t.goto(WholeGame(), Upkeep())
    assert GAME.outcome(t.state).winners == (RED,)
    u = table(3, the_king=True, influence_per_baron=length)
    u.state.influence = [target - 1, 0, 0]
    u.goto(WholeGame(), Upkeep())
    assert u.asked == "plan"


# -- Missions


@pytest.mark.rule("WK-VAR-14")
def test_missions_are_secret_until_the_end() -> None:
    t = table(3, missions=True, round_limit=8)
    mine = t.state.missions[RED]
    assert len(mine) == 1
    assert t.view(RED)["missions"][RED]["known"] == mine
    assert t.view(YELLOW)["missions"][RED] == {"known": [], "hidden": 1}
    t.place("missions", RED, [FIRST_MISSION + MISSION_ID.index("MI-treasure")])
    t.place("mission_deck", None, mine)
    t.state.crowns = [20, 0, 0]
    t.state.round = 8
    t.goto(WholeGame(), Upkeep())
    assert t.state.final[RED] == 2
    assert FACE[t.view(YELLOW)["missions"][RED]["known"][0]] == "MI-treasure"


@pytest.mark.rule("WK-VAR-14")
def test_what_each_mission_asks_for() -> None:
    t = table(2)
    s = t.state

    def done() -> set[str]:
        return {name for i, name in enumerate(MISSION_ID) if fulfilled(s, RED, FIRST_MISSION + i)}

    s.razed_at_start = 0
    assert done() == set()
    own(t, RED, "acre", "cadiz", "gedze", "rota")
    assert done() == {"MI-overlord", "MI-harbors", "MI-rota"}
    own(t, RED, "acre", "rota", fort=True)
    s.crowns[RED], s.head, s.faith[RED], s.votes[RED] = 20, RED, 3, 4
    charge(t, RED, "AG-C01", "AG-C02")
    assert done() >= {"MI-walls", "MI-treasure", "MI-faith", "MI-gavel", "MI-charges"}
    for i, shape in enumerate(("star", "square", "triangle", "circle")):
        army(t, RED, shape, "rota", ("SWI-300", "ENG-300", "POL-200", "LOM-100")[i])
    office(t, RED, "star", "AG-O01")
    office(t, RED, "square", "AG-O02")
    raze(t, "isar", "uran")
    assert done() == set(MISSION_ID)


@pytest.mark.rule("WK-VAR-15")
def test_for_glory_is_not_offered() -> None:
    assert not any("glory" in name for name in GAME.options_table)


# -- negotiation


@pytest.mark.rule("WK-NEG-01", "WK-NEG-02", "WK-NEG-04")
def test_crowns_are_given_at_any_time_and_bind_nobody() -> None:
    t = table(3)
    army(t, RED, "star", "olbi", "REG-50")
    army(t, YELLOW, "star", "bingen", "REG-50")
    play(t, RED, "mobilize_forces").do(RED, "march", "star", "bingen", "middlemark")
    t.do(RED, "give", YELLOW, 3).do(YELLOW, "no")  # paid for a consent that is not given
    assert t.state.crowns == [7, 13, 10]
    assert at(t, RED, "star") == NUMBER["olbi"]


@pytest.mark.rule("WK-NEG-03")
def test_only_crowns_change_hands() -> None:
    t = table(3)
    t.state.faith = t.state.votes = [5, 5, 5]
    play(t, RED, "levy_taxes")
    found = {o.head[0] for o in GAME.free_options(t.state, YELLOW)}
    assert found == {"give"}
    assert [o.high for o in GAME.free_options(t.state, YELLOW)] == [10, 10]


@pytest.mark.rule("WK-NEG-05")
def test_crowns_are_locked_inside_a_payment_choice() -> None:
    t = table(3)
    t.goto(Expedition()).do(RED, "start", "china")
    assert GAME.free_options(t.state, RED) == []
    t.do(BLACK, "give", RED, 5)  # others may give meanwhile
    assert t.state.crowns[RED] == 15
    v = table(3)  # also while he says whether he accepts a fine
    current(v, "AG-M06")
    v.goto(Assembly())
    for seat in (RED, YELLOW, BLACK):
        v.do(seat, "commit", 1 if seat == RED else 0)
    v.do(RED, "name", YELLOW)
    assert (v.asked, v.waiting(), GAME.free_options(v.state, YELLOW)) == ("accept", (YELLOW,), [])
    u = table(3)
    u.goto(Round())
    u.do(RED, "plan", "levy_taxes", 1).do(RED, "done").do(BLACK, "give", RED, 1)
    assert RED not in u.waiting()  # a secret choice is not reopened by a gift


@pytest.mark.rule("WK-NEG-06")
def test_consent_cannot_be_withdrawn() -> None:
    t = table(3)
    army(t, RED, "star", "rota", "SWI-300", "ENG-200")
    army(t, BLACK, "star", "rota", "REG-50")
    play(t, RED, "mobilize_forces").do(RED, "assault", "rota").do(BLACK, "yes")
    assert BLACK not in t.waiting()
    assert t.asked == "discard"


@pytest.mark.rule("WK-VAR-03")
def test_heirs_may_be_killed_by_whoever_holds_them_while_another_is_asked() -> None:
    t = table(3, exchanging_heirs=True)
    _RIGHTS.clear()  # worked out once and kept
    star = army(t, BLACK, "star", "rota", "REG-50")
    play(t, RED, "levy_taxes")
    assert t.waiting() == (RED,)
    t.do(BLACK, "kill_heir", "black_star")
    assert t.state.heir[star] == -1


# -- what an elimination leaves


@pytest.mark.rule("WK-VAR-04", "WK-EXP-05")
@pytest.mark.parametrize(("option", "spot"), [("cancelled", [0, 2, 3]), ("sails", [1, 2, 3])])
def test_without_his_crowns_an_expedition_may_have_none(option: str, spot: list[int]) -> None:
    t = doomed(unfunded_expedition=option)
    t.state.spot, t.state.blessed = [1, 2, 3], [True, True, True]
    t.state.stakes = [[0, 3, 0, 0], [0, 3, 0, 1], [2, 0, 0, 0]]
    play(t, RED, "mobilize_forces").do(RED, "assault", "stonegate")
    assert (t.state.spot, t.state.blessed) == (spot, [bool(x == y) for x, y in zip(spot, (1, 2, 3), strict=True)])
    assert t.state.stakes == [[0, 0, 0, 0], [0, 0, 0, 1], [2, 0, 0, 0]]


@pytest.mark.rule("WK-VAR-04", "WK-VAR-03")
def test_the_heirs_that_he_held_go_home() -> None:
    t = doomed(exchanging_heirs=True)
    t.state.heir[0], t.state.heir[10], t.state.heir[11] = YELLOW, YELLOW, PURPLE
    play(t, RED, "mobilize_forces").do(RED, "assault", "stonegate")
    assert [t.state.heir[army] for army in (0, 1, 10, 11)] == [RED, RED, BLACK, PURPLE]


@pytest.mark.rule("WK-VAR-04", "WK-VAR-14")
def test_his_mission_is_shown_and_out_of_the_game() -> None:
    t = doomed(missions=True)
    mission = t.state.missions[YELLOW][0]
    play(t, RED, "mobilize_forces").do(RED, "assault", "stonegate")
    assert (t.state.missions[YELLOW], mission in t.state.removed) == ([], True)
    assert mission in t.view(PURPLE)["removed"]["known"]


@pytest.mark.rule("WK-VAR-04", "WK-BAN-10")
@pytest.mark.parametrize(("banned", "chairman"), [(0, BLACK), (1 << BLACK, PURPLE), (0b1101, BLACK)])
def test_the_chairman_after_him_has_the_most_votes_of_those_who_are_not_banned(banned: int, chairman: int) -> None:
    t = doomed()
    t.state.chairman, t.state.votes, t.state.banned = YELLOW, [1, 9, 5, 3], banned
    play(t, RED, "mobilize_forces").do(RED, "assault", "stonegate")
    assert t.state.chairman == chairman


@pytest.mark.rule("WK-VAR-04")
def test_after_the_last_victory_no_card_is_turned() -> None:
    t = doomed(2)
    play(t, RED, "mobilize_forces")
    cards = t.state.hands[RED][:2]
    t.place("stacks", 0, cards)
    t.state.placed[RED] = [2, 0, 0]
    for card in cards:
        t.state.plans[RED][card % CARDS] = 1
    t.goto(WholeGame(), Round(planned=True, step=4), t.state.frames[-1]).do(RED, "assault", "stonegate")
    assert (GAME.over(t.state), len(t.state.stacks[0]), t.said("turned")) == (True, 2, [])
