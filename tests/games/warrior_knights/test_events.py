"""Event cards (WK-EVT) and expeditions (WK-EXP)."""

from __future__ import annotations

import pytest

from araldo.games.warrior_knights import GAME
from araldo.games.warrior_knights.board import AREAS, AT_SEA, CITIES, NUMBER, OFF
from araldo.games.warrior_knights.box import EVENT_COLOUR, EVENT_ID, KEEP
from araldo.games.warrior_knights.state import Expedition, Happening, Omen
from araldo.kernel import ALL
from tests.games.warrior_knights.scenario import (
    BLACK,
    RED,
    YELLOW,
    WkTable,
    army,
    at,
    breaches,
    city,
    current,
    event,
    faces,
    fate,
    keep,
    own,
    play,
    table,
    top_event,
)


def happen(t: WkTable, name: str, seat: int = RED) -> WkTable:
    """A Baron has drawn this card."""
    t.place("event", None, [event(name)])
    from araldo.games.warrior_knights.rules.decks import watch_events

    watch_events(t.state)
    play(t, -1, "important_event", used=True)
    t.goto(t.state.frames[0] if t.state.frames else Omen(seat=seat, step=2), Happening(seat=seat, card=event(name)))
    return t


def drawn(name: str, seat: int = RED, seats: int = 3, prepare: object = None, **options: object) -> WkTable:
    t = table(seats, **options)
    if callable(prepare):
        prepare(t)
    return happen(t, name, seat)


@pytest.mark.rule("WK-EVT-01", "WK-EVT-06")
def test_the_drawer_carries_it_out_and_it_is_discarded() -> None:
    t = drawn("EV-G02")
    assert t.state.crowns == [15, 10, 10]
    assert "EV-G02" in faces(t.state.event_discard)


@pytest.mark.rule("WK-EVT-02")
def test_a_red_card_is_cancelled_by_its_drawer_alone() -> None:
    def faithful(t: WkTable) -> None:
        t.state.faith = [2, 5, 0]

    t = drawn("EV-R07", prepare=faithful)
    assert (t.asked, t.waiting()) == ("cancel", (RED,))
    t.do(RED, "cancel", 2)
    assert (t.state.crowns[RED], t.state.faith) == (10, [0, 5, 0])
    assert "EV-R07" in faces(t.state.event_discard)
    assert drawn("EV-R07").state.crowns[RED] == 5  # without Faith he is not asked


@pytest.mark.rule("WK-EVT-03")
def test_cancelling_waits_until_the_target_is_known() -> None:
    def prepare(t: WkTable) -> None:
        own(t, RED, "rota")
        t.state.faith[RED] = 1
        fate(t, "vecht", "rota")  # the first is not his: another card

    t = drawn("EV-R06", prepare=prepare)
    assert t.said("named") == [{"what": "rota"}]
    assert t.asked == "cancel"
    u = drawn("EV-B08", prepare=lambda t: (own(t, YELLOW, "rota", "isar"), t.state.faith.__setitem__(YELLOW, 1)))
    assert u.asked == "target"
    u.do(RED, "strike", "rota")
    assert (u.asked, u.waiting()) == ("pledge", (YELLOW,))


@pytest.mark.rule("WK-EVT-02", "WK-EVT-04")
def test_several_cancel_a_blue_card_together() -> None:
    def faithful(t: WkTable) -> None:
        t.state.faith = [0, 1, 3]

    t = drawn("EV-B05", prepare=faithful)
    assert t.waiting() == (YELLOW,)
    t.do(YELLOW, "pledge", 1)
    assert t.why(BLACK, "pledge", 2) == "not-offered"  # only what is still missing
    t.do(BLACK, "pledge", 1)
    assert (t.state.faith, t.state.truce) == ([0, 0, 2], False)
    u = drawn("EV-B05", prepare=faithful)
    u.do(YELLOW, "pledge", 1).do(BLACK, "pledge", 0)
    assert (u.state.faith, u.state.truce) == ([0, 1, 3], True)  # pledges are returned


@pytest.mark.rule("WK-EVT-05")
def test_a_lasting_card_stays_with_its_baron() -> None:
    t = drawn("EV-R02", YELLOW, prepare=lambda t: t.state.faith.__setitem__(BLACK, 1))
    assert faces(t.state.kept[YELLOW]) == ["EV-R02"]
    assert t.state.head == BLACK  # the other Baron with the most Faith

    def prepare(t: WkTable) -> None:
        army(t, RED, "star", "rota", "REG-50")
        fate(t, "star")

    assert faces(drawn("EV-R03", prepare=prepare).state.kept[RED]) == ["EV-R03"]


@pytest.mark.rule("WK-EVT-08", "WK-FAT-03")
def test_without_a_target_nothing_happens_and_nothing_is_drawn() -> None:
    t = table(3)
    fates = t.state.fate[:]
    happen(t, "EV-R04")
    assert "EV-R04" in faces(t.state.event_discard)  # a lasting card too
    happen(t, "EV-R05")
    assert t.state.fate == fates


@pytest.mark.rule("WK-EVT-08")
@pytest.mark.parametrize("name", ["EV-R07", "EV-R08", "EV-R09", "EV-R10", "EV-R12", "EV-B03", "EV-B06"])
def test_nobody_is_asked_to_cancel_what_finds_nothing(name: str) -> None:
    t = table(3)
    t.state.faith = [5, 5, 5]
    t.state.crowns[RED] = 1
    army(t, RED, "star", "rota", "REG-100", "SWI-50")
    fate(t, "english")
    happen(t, name)
    assert t.asked == ""
    assert t.said("no_effect") == [{"event": name}]


@pytest.mark.rule("WK-STR-14")
def test_a_spent_stronghold_army_takes_no_more_tokens_in_a_hard_winter() -> None:
    t = table(3)
    keep_army = army(t, RED, "castle", "highmoor", "SWI-200", hurt=2)
    star = army(t, RED, "star", "rota", "ENG-200")
    happen(t, "EV-R12")
    assert (t.state.hurt[keep_army], t.state.hurt[star]) == (2, 1)


@pytest.mark.rule("WK-EVT-09")
def test_a_card_on_a_city_goes_when_the_city_is_razed() -> None:
    from araldo.games.warrior_knights.rules.places import set_owner
    from araldo.games.warrior_knights.rules.siege import raze

    t = drawn("EV-B08", prepare=lambda t: own(t, YELLOW, "rota"))
    rota = CITIES.index("rota")
    assert faces(t.state.laid[rota]) == ["EV-B08"]
    set_owner(t.state, rota, -1)
    assert faces(t.state.laid[rota]) == ["EV-B08"]
    raze(t.state, rota)
    assert t.state.laid[rota] == []
    assert "EV-B08" in faces(t.state.event_discard)


@pytest.mark.rule("WK-EVT-07")
def test_an_assassin_kills_at_once() -> None:
    def prepare(t: WkTable) -> None:
        army(t, RED, "star", "rota", "REG-100")
        fate(t, "circle", "star")  # his Circle is not on the board

    t = drawn("EV-R01", prepare=prepare)
    assert at(t, RED, "star") == OFF
    assert t.said("died")[0]["noble"] == "red_star"


def test_red_cards() -> None:
    def host(t: WkTable) -> None:
        army(t, RED, "star", "rota", "SWI-100", "ENG-200")
        army(t, RED, "square", "rota", "REG-100")
        army(t, RED, "castle", "highmoor", "SWI-200")
        own(t, RED, "rota", fort=True)
        t.state.votes[RED] = 5
        fate(t, "rota")

    t = drawn("EV-R05", prepare=host)
    assert t.state.hurt[0] == 1
    assert at(t, RED, "square") == OFF  # 100 troops, 1 token
    assert t.state.hurt[4] == 0  # not in the area
    assert faces(t.state.laid[CITIES.index("rota")]) == ["EV-R05"]
    u = drawn("EV-R06", prepare=host)
    assert (u.state.fort[CITIES.index("rota")], breaches(u, "rota")) == (False, 1)
    assert drawn("EV-R10", prepare=host).state.votes[RED] == 2
    v = drawn("EV-R12", prepare=host)
    assert [v.state.hurt[a] for a in (0, 1, 4)] == [1, 0, 1]
    w = table(3)
    host(w)
    fate(w, "swiss")
    happen(w, "EV-R08")
    assert faces(w.state.army[0]) == ["ENG-200"]
    assert w.state.army[4] == []
    x = drawn("EV-R11", prepare=lambda t: t.state.faith.__setitem__(RED, 1))
    assert x.state.faith[RED] == 0


def test_no_heir_and_broken_line() -> None:
    def host(t: WkTable) -> None:
        army(t, RED, "star", "rota", "REG-100")
        army(t, RED, "square", "rota", "SWI-100")
        army(t, RED, "circle", "", "ENG-200")
        fate(t, "circle")

    t = drawn("EV-R03", prepare=host)
    assert t.state.heirless[3] == event("EV-R03")
    u = drawn("EV-R04", prepare=host)
    assert u.options(RED) == [("doom", "star"), ("doom", "square")]  # the most troops on the board
    u.do(RED, "doom", "square")
    assert u.state.heirless[1] == event("EV-R04")


@pytest.mark.rule("WK-DEA-08")
def test_a_noble_on_an_island_may_be_the_last_of_his_line() -> None:
    def host(t: WkTable) -> None:
        army(t, RED, "star", AREAS[0], "REG-100")
        army(t, RED, "square", "rota", "REG-50")

    assert drawn("EV-R04", prepare=host).state.heirless[0] == event("EV-R04")


def test_a_peasant_uprising_checks_unguarded_cities() -> None:
    def host(t: WkTable) -> None:
        own(t, RED, "rota", "isar")
        army(t, RED, "star", "rota", "REG-50")
        fate(t, "revolt")

    t = drawn("EV-R09", prepare=host)
    assert (t.asked, t.said("revolt")[0]["city"]) == ("revolt", "isar")
    t.do(RED, "lose_city")
    assert city(t, "isar") == -1


def test_green_cards() -> None:
    def host(t: WkTable) -> None:
        own(t, RED, "rota", "acre", breach=1)
        army(t, RED, "star", "gedze", "SWI-300", hurt=2, tired=True)
        army(t, RED, "square", "gedze", "REG-50")

    assert drawn("EV-G01", prepare=host).state.crowns[RED] == 14
    t = drawn("EV-G03")
    assert (t.state.faith[RED], t.state.head) == (2, YELLOW)
    assert drawn("EV-G04").state.votes[RED] == 3
    u = drawn("EV-G06", prepare=host)
    assert ("restore", "rota") in u.options(RED)
    u.do(RED, "fortify", "acre")
    assert u.state.fort[CITIES.index("acre")]
    assert drawn("EV-G07", prepare=host).state.hurt[0] == 0
    assert not drawn("EV-G08", prepare=host).state.tired[0]
    v = drawn("EV-G09", BLACK)
    assert (v.state.faith[BLACK], v.state.head) == (1, BLACK)
    w = drawn("EV-G10", BLACK)
    assert (w.state.votes[BLACK], w.state.chairman) == (1, BLACK)
    x = drawn("EV-G11", prepare=host).do(RED, "sail", "square", "cadiz")
    assert (at(x, RED, "square"), x.state.tired[1]) == (NUMBER["cadiz"], False)
    assert faces(drawn("EV-G12").state.kept[RED]) == ["EV-G12"]


def test_loyal_volunteers() -> None:
    t = drawn("EV-G05")
    piece = t.state.hired[0]
    t.do(RED, "agree").do(RED, *t.options(RED)[-1])
    assert piece in t.state.army[KEEP[RED]]
    assert t.state.crowns[RED] == 10
    u = drawn("EV-G05").do(RED, "pass")
    assert u.state.hired == []


def test_blue_cards() -> None:
    def earthquake(t: WkTable) -> None:
        fate(t, "isar")

    assert breaches(drawn("EV-B01", prepare=earthquake), "isar") == 1  # not below 0
    assert drawn("EV-B02", BLACK).state.faith == [0, 0, 1]
    assert drawn("EV-B02", BLACK, prepare=lambda t: own(t, RED, "acre", "jerusalem")).state.faith == [2, 0, 0]
    assert drawn("EV-B02", prepare=lambda t: own(t, YELLOW, "acre", "jerusalem")).state.faith == [0, 2, 0]

    def fleet(t: WkTable) -> None:
        sailor = army(t, YELLOW, "star", "", "REG-100", "REG-50")
        t.state.place[sailor] = AT_SEA + NUMBER["acre"]
        t.state.spot = [2, 3, 1]
        t.state.stakes = [[5, 1, 0], [0, 0, 2], [1, 0, 0]]

    t = drawn("EV-B03", prepare=fleet)
    assert (t.state.hurt[5], t.state.spot) == (1, [1, 3, 1])
    u = drawn("EV-B04", prepare=fleet).do(RED, "raid", "ceylon")
    assert u.state.stakes[0] == [2, 0, 0]
    u = drawn("EV-B04", prepare=fleet).do(RED, "raid", "china")
    assert u.state.spot == [2, 3, 0]
    v = drawn("EV-B10", prepare=lambda t: t.state.crowns.__setitem__(BLACK, 1)).do(RED, "spy", BLACK)
    assert v.state.crowns == [11, 10, 0]
    assert len(v.said("spied")[0]["cards"]) == 12


def test_a_spied_hand_is_seen_by_one_alone() -> None:
    t = table(3)
    for card in t.state.hands[BLACK]:
        t.state.known[card] = 1 << BLACK
    happen(t, "EV-B10").do(RED, "spy", BLACK)
    assert len(t.view(RED)["hands"][BLACK]["known"]) == 12
    assert t.view(YELLOW)["hands"][BLACK]["known"] == []


def test_mercenary_unrest() -> None:
    def host(t: WkTable) -> None:
        army(t, YELLOW, "star", "rota", "SWI-100", "SWI-50", "ENG-50")
        army(t, BLACK, "star", "isar", "SWI-300")
        t.state.crowns = [0, 1, 0]
        fate(t, "swiss")

    t = drawn("EV-B06", prepare=host)
    assert t.waiting() == (YELLOW,)
    assert t.why(YELLOW, "done") == "WK-GEN-04"
    t.draft(YELLOW, ("dismiss", "star", "SWI-50"))
    assert (t.state.crowns[YELLOW], faces(t.state.army[5])) == (0, ["ENG-50", "SWI-100"])
    assert t.state.army[10] == []  # Black has no crown


def test_an_assembly_is_summoned() -> None:
    t = table(3)
    current(t, "AG-M04")
    happen(t, "EV-B07")
    assert t.said("phase") == [{"phase": "assembly"}]
    assert t.asked == "commit"


def test_a_sudden_revolt() -> None:
    def host(t: WkTable) -> None:
        own(t, YELLOW, "rota", "isar")
        army(t, YELLOW, "star", "rota", "REG-50")
        keep(t, YELLOW, "EV-G12")
        fate(t, "rota", "isar")

    t = drawn("EV-B09", prepare=host)
    assert (t.asked, t.waiting()) == ("revolt", (YELLOW,))
    assert t.options(YELLOW) == [("pay", 4), ("beloved",), ("lose_city",)]
    t.do(YELLOW, "beloved")
    assert city(t, "isar") == YELLOW
    assert "EV-G12" in faces(t.state.event_discard)


def test_a_blow_may_fall_on_any_baron_s_city_but_no_other() -> None:
    def host(t: WkTable) -> None:
        own(t, RED, "rota")
        own(t, YELLOW, "isar")

    assert drawn("EV-B08", BLACK, prepare=host).options(BLACK) == [("strike", "rota"), ("strike", "isar")]


@pytest.mark.rule("WK-TRP-04")
def test_a_bribed_captain_changes_sides() -> None:
    def host(t: WkTable) -> None:
        army(t, YELLOW, "star", "rota", "SWI-100", "ENG-200")
        army(t, BLACK, "star", "isar", "POL-50", hurt=0)

    t = drawn("EV-B11", prepare=host)
    assert t.options(RED) == [("bribe", YELLOW, "star", "SWI-100"), ("bribe", BLACK, "star", "POL-50")]
    t.do(RED, "bribe", YELLOW, "star", "SWI-100").do(RED, "pay", 4).do(RED, "station", "SWI-100", "castle")
    assert t.state.crowns[RED] == 6
    assert faces(t.state.army[KEEP[RED]]) == ["SWI-100"]


def test_shifting_winds() -> None:
    t = table(3)
    current(t, "AG-M04", "AG-L01", "AG-C01")
    happen(t, "EV-B12")
    assert {"AG-M04", "AG-L01", "AG-C01"} <= set(faces(t.state.agenda_discard))
    assert len(t.state.agendas) == 3


@pytest.mark.rule("WK-GEN-07")
def test_the_colour_of_the_top_event_is_always_known() -> None:
    t = table(3)
    for piece in t.state.event_deck[:-1]:
        t.place("event_discard", None, [piece])
    top_event(t, "EV-G02")
    for piece in t.state.event_deck[:-1]:
        t.place("event_discard", None, [piece])
    play(t, -1, "important_event").do(YELLOW, "draw", RED)
    assert len(t.state.event_deck) == 35  # shuffled at once, the card in hand excepted
    assert t.state.omen == EVENT_COLOUR[t.state.event_deck[-1] - event(EVENT_ID[0])]


# -- expeditions


def fund(t: WkTable) -> WkTable:
    t.goto(Expedition())
    return t


@pytest.mark.rule("WK-EXP-01", "WK-EXP-02", "WK-NAC-05", "WK-AMB-03")
def test_the_chairman_may_start_one_not_under_way() -> None:
    t = table(3)
    t.state.spot[0], t.state.stakes[0] = 1, [1, 0, 0]
    play(t, -1, "fund_expeditions")
    assert (t.asked, t.waiting()) == ("voyage", (RED,))
    assert t.why(RED, "start", "ceylon") == "WK-EXP-02"
    assert t.options(RED) == [("none",), ("start", "spice_islands"), ("start", "china")]


@pytest.mark.rule("WK-EXP-03", "WK-EXP-04", "WK-EXP-05", "WK-EXP-06")
def test_funding_blessing_and_the_first_spot() -> None:
    t = table(3)
    t.state.crowns = [10, 3, 0]
    t.state.faith[YELLOW] = 1
    t.state.spot[0], t.state.stakes[0] = 1, [2, 0, 0]
    fund(t).do(RED, "start", "china")
    assert t.why(RED, "fund", 6) == "not-offered"
    t.do(RED, "fund", 5).do(YELLOW, "fund", 3)
    assert (t.asked, t.waiting()) == ("bless", (YELLOW,))
    t.do(YELLOW, "bless")
    s = t.state
    assert (s.crowns, s.stakes[2], s.faith[YELLOW]) == ([5, 0, 0], [5, 3, 0], 0)
    assert (s.spot, s.blessed) == ([2, 0, 1], [False, False, True])


@pytest.mark.rule("WK-EXP-05", "WK-AMB-25")
@pytest.mark.parametrize(("how", "spot"), [("cancelled", 0), ("sails", 1)])
def test_an_expedition_that_nobody_funds(how: str, spot: int) -> None:
    t = table(3, unfunded_expedition=how)
    fund(t).do(RED, "start", "china")
    for seat in (RED, YELLOW, BLACK):
        t.do(seat, "fund", 0)
    assert t.state.spot[2] == spot


@pytest.mark.rule("WK-EXP-06", "WK-EXP-07")
@pytest.mark.example("WK-EX-28")
def test_from_spot_to_spot() -> None:
    t = table(3)
    t.state.spot[0], t.state.stakes[0] = 1, [1, 0, 0]
    fund(t).do(RED, "none")
    assert t.state.spot[0] == 2
    fate(t, "F02")  # 1x
    fund(t).do(RED, "none")
    assert t.said("arrived") == [{"voyage": "ceylon", "result": "1x"}]


def voyage(*cards: str, blessed: bool = False) -> WkTable:
    t = table(3)
    t.state.spot[2], t.state.stakes[2], t.state.blessed[2] = 2, [5, 0, 1], blessed
    fate(t, *cards)
    return fund(t).do(RED, "none")


@pytest.mark.rule("WK-EXP-09", "WK-EXP-08")
@pytest.mark.example("WK-EX-04")
def test_a_multiple_pays_each_funder() -> None:
    t = voyage("F01")  # 4x for China
    assert t.state.crowns == [30, 10, 14]
    assert (t.state.spot[2], t.state.stakes[2]) == (0, [0, 0, 0])


@pytest.mark.rule("WK-EXP-06", "WK-EXP-07", "WK-EXP-08", "WK-EXP-10")
@pytest.mark.example("WK-EX-31")
def test_no_news_stays_and_of_two_cards_the_better_counts() -> None:
    t = voyage("F02")
    assert (t.state.spot[2], t.state.stakes[2]) == (3, [5, 0, 1])
    fate(t, "F01")
    fund(t).do(RED, "none")
    assert (t.state.crowns[RED], t.state.spot[2]) == (30, 0)  # resolved again where it stands
    u = voyage("F02", "F03", blessed=True)  # No News and Fleet Lost
    assert (u.state.spot[2], u.state.blessed[2]) == (3, True)
    v = voyage("F02", "F01", blessed=True)
    assert v.state.crowns[RED] == 30


@pytest.mark.rule("WK-EXP-11")
def test_a_lost_fleet() -> None:
    t = voyage("F03")
    assert (t.state.crowns, t.state.spot[2], t.state.stakes[2]) == ([10, 10, 10], 0, [0, 0, 0])


@pytest.mark.rule("WK-EVT-06", "WK-GEN-07")
def test_the_last_event_makes_a_new_deck_at_once() -> None:
    t = table(2)
    t.place("removed", None, t.state.event_deck[:])
    top_event(t, "EV-B05")
    play(t, -1, "important_event").do(YELLOW, "draw", YELLOW)
    assert (faces(t.state.event_deck), t.state.event_discard, t.state.omen) == (["EV-B05"], [], 2)


@pytest.mark.rule("WK-EVT-01")
def test_volunteers_whom_nobody_can_receive_go_back() -> None:
    def nowhere(t: WkTable) -> None:
        t.state.place[KEEP[RED]] = OFF
        for shape, kind in (("star", "REG-50"), ("square", "REG-50"), ("triangle", "REG-50"), ("circle", "REG-100")):
            army(t, RED, shape, "middlemark", kind)

    t = drawn("EV-G05", prepare=nowhere)
    assert (t.asked, t.state.hired, len(t.said("sent_back"))) == ("", [], 1)


@pytest.mark.rule("WK-DEC-53")
def test_the_absent_pay_the_largest_of_the_restless() -> None:
    def host(t: WkTable) -> None:
        army(t, YELLOW, "star", "rota", "SWI-100", "SWI-50")
        army(t, YELLOW, "square", "rota", "SWI-200")
        t.state.crowns[YELLOW] = 1
        fate(t, "swiss")

    t = drawn("EV-B06", prepare=host)
    answers = []
    while t.asked:
        answers.append(GAME.default(t.state, YELLOW))
        t.do(YELLOW, *answers[-1])
    assert answers == [("dismiss", "star", "SWI-50"), ("dismiss", "star", "SWI-100"), ("done",)]
    assert faces(t.state.army[6]) == ["SWI-200"]


@pytest.mark.rule("WK-NAC-01")
def test_without_any_event_left_nobody_is_asked() -> None:
    t = table(2)
    t.place("removed", None, t.state.event_deck[:])
    t.state.omen = -1
    play(t, -1, "important_event")
    assert (t.asked, t.said("phase")) == ("", [])


@pytest.mark.rule("WK-EVT-01")
def test_a_drawn_event_is_seen_by_all() -> None:
    t = table(2)
    top_event(t, "EV-G02")
    play(t, -1, "important_event").do(YELLOW, "draw", RED)
    assert t.state.known[event("EV-G02")] == ALL
