"""The Assembly (WK-ASM), Agendas (WK-AGD), Private Motions (WK-PRV), refusal and ban (WK-BAN)."""

from __future__ import annotations

import pytest

from araldo.games.warrior_knights import GAME
from araldo.games.warrior_knights.board import CITIES, GONE, IN_KINGDOM, INCOME, OFF, TARGETS
from araldo.games.warrior_knights.box import ASSEMBLY
from araldo.games.warrior_knights.rules.bans import ban
from araldo.games.warrior_knights.state import Assembly
from tests.games.warrior_knights.scenario import (
    BLACK,
    BOTH_WAYS,
    PURPLE,
    RED,
    YELLOW,
    WkTable,
    agenda,
    army,
    at,
    besiege,
    breaches,
    charge,
    city,
    current,
    faces,
    fate,
    fill,
    keep,
    law,
    office,
    own,
    table,
)


def assembly(*names: str, seats: int = 3, votes: tuple[int, ...] = (), **options: object) -> WkTable:
    """Three Current Agendas are put up; `votes` is what each has before the Assembly."""
    t = table(seats, **options)
    current(t, *names)
    if votes:
        t.state.votes = list(votes)
    return t


def convene(t: WkTable) -> WkTable:
    t.goto(Assembly())
    return t


def vote(t: WkTable, *amounts: int) -> None:
    """Each in seat order commits so many; who cannot is left out."""
    for seat in range(len(amounts)):
        if seat in t.waiting():
            t.do(seat, "commit", amounts[seat])


@pytest.mark.rule("WK-ASM-01", "WK-ASM-03")
def test_who_attends_receives_votes() -> None:
    """One, and one for each Kingdom city, besieged or not; banned Barons and ambassadors get none."""
    t = assembly("AG-M04")
    own(t, RED, "rota", "acre", "isar")
    army(t, YELLOW, "star", "isar", "SWI-300")
    besiege(t, YELLOW, "isar")
    charge(t, RED, "AG-C09")
    charge(t, BLACK, "AG-C07", "AG-C10")
    t.state.banned = 1 << YELLOW
    convene(t)
    assert t.state.votes == [1 + 2 + 2, 0, 0]
    assert t.state.faith[BLACK] == 1  # the Legate, present or not
    assert t.waiting() == (RED,)


@pytest.mark.rule("WK-ASM-02")
def test_without_anybody_the_agendas_are_replaced() -> None:
    t = assembly("AG-M04", "AG-L01", "AG-C01")
    t.state.banned = 0b111
    fill(t, ASSEMBLY, 6)
    convene(t)
    assert {"AG-M04", "AG-L01", "AG-C01"} <= set(faces(t.state.agenda_discard))
    assert len(t.state.agendas) == 3
    assert t.state.areas[ASSEMBLY] == []


@pytest.mark.rule("WK-ASM-04", "WK-AMB-13")
def test_an_absent_chairman_appoints_another() -> None:
    t = assembly("AG-M04")
    charge(t, RED, "AG-C07")
    convene(t)
    assert (t.asked, t.waiting(), t.options(RED)) == ("appoint", (RED,), [("appoint", YELLOW), ("appoint", BLACK)])
    t.do(RED, "appoint", BLACK)
    vote(t, 0, 0, 0)
    assert (t.asked, t.waiting()) == ("tie", (BLACK,))


@pytest.mark.rule("WK-ASM-05")
def test_private_motions_come_first() -> None:
    t = assembly("AG-M04", "AG-PM")
    fate(t, "black")
    convene(t)
    assert (t.asked, t.waiting()) == ("propose", (BLACK,))


@pytest.mark.rule("WK-ASM-06", "WK-ASM-07")
def test_the_chairman_sets_the_order() -> None:
    t = assembly("AG-M04", "AG-M02", "AG-L01")
    convene(t)
    assert t.asked == "order"
    assert len(t.options(RED)) == 6
    t.do(RED, "order", "AG-L01", "AG-M02", "AG-M04")
    assert faces(t.state.voted) == ["AG-L01"]
    vote(t, 0, 0, 0)
    t.do(RED, "no")
    assert faces(t.state.voted) == ["AG-M02"]


@pytest.mark.rule("WK-ASM-08")
def test_any_baron_may_be_named_unless_the_card_excludes_him() -> None:
    t = assembly("AG-M07")
    t.state.banned = 1 << BLACK
    convene(t)
    vote(t, 1, 0)
    assert t.options(RED) == [("name", RED), ("name", YELLOW)]  # a banned Baron cannot be elected
    u = assembly("AG-M08")
    keep(u, YELLOW, "EV-R02")
    convene(u)
    vote(u, 1, 0, 0)
    assert u.options(RED) == [("name", RED), ("name", BLACK)]
    v = assembly("AG-M02")
    v.state.banned = 1 << BLACK
    convene(v)
    vote(v, 1, 0)
    assert ("name", BLACK) in v.options(RED)  # present or not


@pytest.mark.rule("WK-ASM-09", "WK-GEN-03")
def test_votes_are_committed_in_secret() -> None:
    t = convene(assembly("AG-M04", votes=(5, 5, 5)))
    u = convene(assembly("AG-M04", votes=(5, 5, 5)))
    t.do(RED, "commit", 6)
    u.do(RED, "commit", 0)
    assert t.view(YELLOW) == u.view(YELLOW)
    assert t.why(YELLOW, "commit", 7) == "not-offered"
    t.do(YELLOW, "commit", 1).do(BLACK, "commit", 0)
    assert t.state.frames[-1].amounts == [6, 1, 0]


@pytest.mark.rule("WK-ASM-10", "WK-AMB-04")
def test_revealed_votes_are_declared_in_order_one_way() -> None:
    t = convene(assembly("AG-M04"))
    t.state.votes = [3, 3, 3]
    vote(t, 2, 0, 1)
    assert (t.asked, t.waiting()) == ("declare", (RED,))
    t.do(RED, "no")
    assert t.waiting() == (BLACK,)  # who revealed 0 declares nothing
    assert t.options(BLACK) == [("yes",), ("no",)]
    v = assembly("AG-M04")
    v.state.chairman = YELLOW
    convene(v)
    vote(v, 1, 1, 1)
    assert v.waiting() == (YELLOW,)  # from the Chairman clockwise
    v.do(YELLOW, "no").do(BLACK, "no").do(RED, "no")
    u = convene(assembly("AG-M04", vote_declaration="simultaneous"))
    u.do(RED, "cast", "yes", 1).do(YELLOW, "abstain").do(BLACK, "cast", "no", 1)
    assert u.asked == "tie"


@pytest.mark.rule("WK-ASM-11", "WK-ASM-12")
@pytest.mark.example("WK-EX-29")
def test_the_chairman_decides_a_tie_as_he_likes() -> None:
    t = convene(assembly("AG-M04", votes=(3, 5, 1)))
    vote(t, 3, 5, 2)
    t.do(RED, "no").do(YELLOW, "yes").do(BLACK, "no")
    assert (t.asked, t.waiting()) == ("tie", (RED,))
    t.do(RED, "yes")
    assert t.state.dole
    assert t.state.votes == [1, 1, 0]  # all ten were discarded, the rest kept


@pytest.mark.rule("WK-ASM-12")
def test_nobody_votes_is_a_tie() -> None:
    t = convene(assembly("AG-M02"))
    vote(t, 0, 0, 0)
    assert t.options(RED) == [("name", 0), ("name", 1), ("name", 2)]


@pytest.mark.rule("WK-ASM-13", "WK-AGD-08")
def test_what_fails_is_discarded() -> None:
    t = convene(assembly("AG-L01"))
    vote(t, 1, 0, 0)
    t.do(RED, "no")
    assert t.state.laws == []
    assert "AG-L01" in faces(t.state.agenda_discard)


@pytest.mark.rule("WK-ASM-14", "WK-ASM-15")
def test_three_new_agendas_and_the_cards_go_home() -> None:
    t = assembly("AG-L01")
    fill(t, ASSEMBLY, 6)
    convene(t)
    vote(t, 1, 0, 0)
    t.do(RED, "yes")
    assert len(t.state.agendas) == 3
    assert t.state.areas[ASSEMBLY] == []
    assert all(len(hand) == 12 for hand in t.state.hands)


@pytest.mark.rule("WK-ASM-16")
def test_two_barons_write_all_their_votes_at_once() -> None:
    t = assembly("AG-M04", "AG-L01", "AG-M03", seats=2, votes=(5, 2))
    convene(t)
    t.do(RED, "order", "AG-M04", "AG-L01", "AG-M03")
    assert (t.asked, t.waiting()) == ("write", (RED, YELLOW))
    t.do(RED, "write", "AG-M04", 2)
    assert t.why(RED, "write", "AG-L01", 5) == "not-offered"  # six in all
    t.do(RED, "write", "AG-L01", 4).do(RED, "done")
    t.draft(YELLOW, ("write", "AG-M03", 3))
    assert t.waiting() == (RED,)
    t.do(RED, "yes").do(RED, "no").do(YELLOW, "yes")
    assert t.state.votes == [0, 0]
    assert t.state.dole
    assert t.state.laws == []


@pytest.mark.rule("WK-ASM-19", "WK-BAN-04")
@pytest.mark.example("WK-EX-40")
def test_a_banned_writer_keeps_his_votes_and_the_other_votes_on_one_agenda_after_the_other() -> None:
    t = assembly("AG-M02", "AG-L01", "AG-M03", seats=2, votes=(5, 4))
    convene(t)
    t.do(RED, "order", "AG-M02", "AG-L01", "AG-M03")
    t.draft(RED, ("write", "AG-M02", 2), ("write", "AG-L01", 4))
    t.draft(YELLOW, ("write", "AG-L01", 1), ("write", "AG-M03", 3))
    t.do(RED, "name", RED).do(RED, "refuse")
    assert (t.state.votes, t.state.banned) == ([4, 5], 1)
    assert (t.asked, t.waiting()) == ("commit", (YELLOW,))
    assert [e.rule for e in t.events if e.kind == "torn_up"] == ["WK-ASM-19"]
    t.do(YELLOW, "commit", 3).do(YELLOW, "yes")  # not the one that he had written
    assert faces(t.state.laws) == ["AG-L01"]
    assert (t.asked, t.waiting()) == ("commit", (YELLOW,))
    t.do(YELLOW, "commit", 2).do(YELLOW, "no")
    assert t.state.votes == [4, 0]


@pytest.mark.rule("WK-ASM-19")
def test_what_was_written_with_its_choice_is_void_too() -> None:
    t = assembly("AG-M02", "AG-L01", "AG-M03", seats=2, votes=(5, 4), vote_declaration="simultaneous")
    convene(t)
    t.do(RED, "order", "AG-M02", "AG-L01", "AG-M03")
    t.draft(RED, ("write", "AG-M02", "name", RED, 2), ("write", "AG-L01", "no", 4))
    t.draft(YELLOW, ("write", "AG-L01", "no", 5))
    t.do(RED, "refuse")
    t.do(YELLOW, "cast", "yes", 1).do(YELLOW, "abstain")
    assert faces(t.state.laws) == ["AG-L01"]
    assert t.state.votes == [4, 4]


@pytest.mark.rule("WK-ASM-08", "WK-ASM-16")
def test_whom_a_card_excludes_cannot_be_written_down() -> None:
    t = assembly("AG-M08", "AG-L01", seats=2, votes=(5, 4), vote_declaration="simultaneous")
    keep(t, YELLOW, "EV-R02")
    convene(t).do(RED, "order", "AG-M08", "AG-L01")
    assert t.can(RED, "write", "AG-M08", "name", RED, 1)
    assert not t.can(RED, "write", "AG-M08", "name", YELLOW, 1)


@pytest.mark.rule("WK-ASM-17", "WK-AMB-24")
def test_a_new_chairman_takes_over_from_the_next_vote() -> None:
    t = assembly("AG-M07", "AG-M04")
    convene(t)
    t.do(RED, "order", "AG-M07", "AG-M04")
    vote(t, 1, 0, 0)
    t.do(RED, "name", YELLOW).do(YELLOW, "accept")
    assert t.state.chairman == YELLOW
    vote(t, 0, 0, 0)
    assert (t.asked, t.waiting()) == ("tie", (YELLOW,))


@pytest.mark.rule("WK-ASM-18")
def test_if_nobody_is_left_the_rest_is_discarded() -> None:
    t = assembly("AG-M02", "AG-L01")
    t.state.banned = 0b110
    convene(t)
    t.do(RED, "order", "AG-M02", "AG-L01")
    vote(t, 1)
    t.do(RED, "name", RED).do(RED, "refuse")
    assert "AG-L01" in faces(t.state.agenda_discard)
    assert len(t.state.agendas) == 3
    assert t.asked == ""


# -- Agendas


def passed(name: str, chosen: int = -1, seats: int = 3, prepare: object = None) -> WkTable:
    """The Chairman alone decides by a vote of his own."""
    t = assembly(name, seats=seats)
    if callable(prepare):
        prepare(t)
    convene(t)
    if t.asked == "write":
        t.draft(RED, ("write", name, 1))
        t.draft(YELLOW)
    else:
        vote(t, 1, 0, 0)
    t.do(RED, *(("yes",) if chosen < 0 else ("name", chosen)))
    return t


@pytest.mark.rule("WK-AGD-01")
def test_a_motion_is_carried_out_and_discarded() -> None:
    t = passed("AG-M02", BLACK).do(BLACK, "accept")
    assert t.state.crowns[BLACK] == 16
    assert "AG-M02" in faces(t.state.agenda_discard)


@pytest.mark.rule("WK-AGD-02")
def test_a_law_stays() -> None:
    assert faces(passed("AG-L07").state.laws) == ["AG-L07"]


@pytest.mark.rule("WK-AGD-03", "WK-AGD-07")
def test_a_fourth_charge_replaces_one_of_three() -> None:
    t = passed("AG-C09", BLACK, prepare=lambda t: charge(t, BLACK, "AG-C01", "AG-C07", "AG-C02"))
    t.do(BLACK, "accept")  # the Ambassador is absent and still receives
    assert t.options(BLACK) == [("forgo", "AG-C01"), ("forgo", "AG-C07"), ("forgo", "AG-C02")]
    t.do(BLACK, "forgo", "AG-C01")
    assert faces(t.state.charges[BLACK]) == ["AG-C02", "AG-C07", "AG-C09"]


@pytest.mark.rule("WK-AGD-04")
def test_concessions_pay() -> None:
    from araldo.games.warrior_knights.box import AGENDA_TYPE, AGENDAS, CHARGE, INCOME_OF

    pays = [c["id"] for c, kind, n in zip(AGENDAS, AGENDA_TYPE, INCOME_OF, strict=True) if kind == CHARGE and n]
    assert pays == [f"AG-C0{i}" for i in range(1, 7)]


@pytest.mark.rule("WK-AGD-05", "WK-AGD-06")
def test_an_office_goes_to_a_noble_and_replaces_his_old_one() -> None:
    def prepare(t: WkTable) -> None:
        army(t, BLACK, "star", "rota", "REG-50")
        office(t, BLACK, "star", "AG-O08")

    t = passed("AG-O01", BLACK, prepare=prepare).do(BLACK, "accept")
    assert len(t.options(BLACK)) == 4  # on or off the board
    t.do(BLACK, "grant", "star")
    star = 5 * BLACK
    assert (faces(t.state.offices[star]), t.state.troops[star]) == (["AG-O01"], 250)
    assert "AG-O08" in faces(t.state.agenda_discard)


@pytest.mark.rule("WK-AGD-05")
def test_without_a_noble_an_office_is_discarded() -> None:
    def prepare(t: WkTable) -> None:
        for a in range(5 * BLACK, 5 * BLACK + 4):
            t.state.place[a] = -2

    t = passed("AG-O01", BLACK, prepare=prepare).do(BLACK, "accept")
    assert "AG-O01" in faces(t.state.agenda_discard)


def test_motions_for_all() -> None:
    def cities(t: WkTable) -> None:
        own(t, RED, "rota", "isar")
        own(t, BLACK, "vecht", breach=2)

    t = passed("AG-M01", prepare=cities)
    t.do(RED, "accept").do(BLACK, "accept")
    assert t.state.crowns == [8, 10, 9]
    assert passed("AG-M03", prepare=cities).state.breach[CITIES.index("vecht")] == 0
    u = passed("AG-M05").do(RED, "accept").do(BLACK, "accept")
    assert u.state.crowns == [8, 14, 8]


def test_motions_for_one() -> None:
    assert passed("AG-M06", YELLOW).do(YELLOW, "accept").state.crowns[YELLOW] == 5
    t = passed("AG-M08", BLACK).do(BLACK, "accept")
    assert (t.state.head, t.state.faith[BLACK]) == (BLACK, 1)
    u = passed("AG-M09", BLACK).do(BLACK, "accept").do(BLACK, "charter", "isar")
    assert city(u, "isar") == BLACK
    v = passed("AG-M10", BLACK, prepare=lambda t: army(t, BLACK, "star", "rota", "SWI-100", "ENG-200", "POL-50"))
    v.do(BLACK, "accept")
    assert v.options(BLACK) == [("disarm", "star", "SWI-100"), ("disarm", "star", "ENG-200")]
    v.do(BLACK, "disarm", "star", "SWI-100")
    assert faces(v.state.army[5 * BLACK]) == ["ENG-200", "POL-50"]


@pytest.mark.rule("WK-AGD-01", "WK-RAZ-02")
@pytest.mark.parametrize("whose", [RED, BLACK])
def test_a_city_charter_gives_one_weak_city_where_no_stranger_stands(whose: int) -> None:
    def strangers(t: WkTable) -> None:
        own(t, YELLOW, *(word for word, inside in zip(CITIES, IN_KINGDOM, strict=True) if inside))
        own(t, -1, "isar", "surat", "vecht", "gedze", "acre")  # vecht: 300; acre: overseas
        own(t, -1, "uran", breach=1)
        army(t, YELLOW, "star", "surat", "SWI-100")
        army(t, whose, "star", "isar", "SWI-100")
        besiege(t, whose, "gedze")
        army(t, whose, "square", "gedze", "SWI-200")

    t = passed("AG-M09", whose, prepare=strangers).do(whose, "accept")
    assert t.options(whose) == [("charter", "isar"), ("charter", "uran")]
    t.do(whose, "charter", "isar")
    assert (city(t, "isar"), city(t, "uran"), t.asked) == (whose, -1, "")  # one, and that is all
    assert t.state.crowns[whose] == 10


@pytest.mark.rule("WK-AGD-01")
def test_a_city_charter_without_a_city_is_worth_three_crowns() -> None:
    def full(t: WkTable) -> None:
        own(t, YELLOW, *(word for word, inside in zip(CITIES, IN_KINGDOM, strict=True) if inside))

    t = passed("AG-M09", BLACK, prepare=full).do(BLACK, "accept")
    assert (t.state.crowns[BLACK], t.asked) == (13, "")
    u = passed("AG-M09", BLACK, prepare=lambda t: (full(t), own(t, -1, "isar"))).do(BLACK, "accept")
    assert (city(u, "isar"), u.state.crowns[BLACK], u.asked) == (BLACK, 10, "")  # the only one is not asked about


@pytest.mark.rule("WK-AGD-01", "WK-TRP-03")
def test_disarmament_may_leave_a_noble_bare_or_take_three_crowns() -> None:
    t = passed("AG-M10", BLACK, prepare=lambda t: army(t, BLACK, "star", "rota", "SWI-100")).do(BLACK, "accept")
    assert (t.state.army[5 * BLACK], at(t, BLACK, "star")) == ([], OFF)
    assert t.state.crowns[BLACK] == 10
    u = passed("AG-M10", BLACK, prepare=lambda t: army(t, BLACK, "star", "rota", "SWI-50", "REG-100"))
    u.do(BLACK, "accept")
    assert (faces(u.state.army[5 * BLACK]), u.state.crowns[BLACK]) == (["REG-100", "SWI-50"], 7)


@pytest.mark.rule("WK-AGD-01", "WK-DEA-01")
def test_disarmament_kills_whom_his_casualties_then_reach() -> None:
    t = passed("AG-M10", BLACK, prepare=lambda t: army(t, BLACK, "star", "rota", "SWI-100", "REG-50", hurt=1))
    t.do(BLACK, "accept")
    assert (at(t, BLACK, "star"), t.state.hurt[5 * BLACK]) == (OFF, 0)


@pytest.mark.rule("WK-AGD-01")
@pytest.mark.parametrize(("mine", "foe"), BOTH_WAYS)
def test_public_works_do_not_reach_a_besieged_city_nor_a_stronghold(mine: int, foe: int) -> None:
    def broken(t: WkTable) -> None:
        own(t, mine, "vecht", "isar", "acre", breach=1)
        t.state.breach[TARGETS + mine] = 1
        army(t, foe, "star", "vecht", "SWI-300")
        besiege(t, foe, "vecht")

    t = passed("AG-M03", prepare=broken)
    assert [breaches(t, where) for where in ("vecht", "isar", "acre", mine)] == [1, 0, 1, 1]


# -- Private Motions


def motion(proposer: str = "black", *others: str, prepare: object = None, **options: object) -> WkTable:
    t = assembly("AG-PM", *others, **options)
    if callable(prepare):
        prepare(t)
    fate(t, proposer)
    return convene(t)


@pytest.mark.rule("WK-PRV-01", "WK-PRV-02", "WK-PRV-06")
def test_a_fate_card_names_the_proposer_who_may_decline() -> None:
    t = motion("black")
    assert t.waiting() == (BLACK,)
    t.do(BLACK, "none")
    assert "AG-PM" in faces(t.state.agenda_discard)


@pytest.mark.rule("WK-PRV-02", "WK-PRV-03", "WK-BAN-08")
def test_a_ban_is_lifted_on_the_motion_of_another() -> None:
    def banned(t: WkTable) -> None:
        t.state.banned = 1 << BLACK | 1 << YELLOW

    t = motion("black", "AG-M04", prepare=banned)
    t.state.votes[YELLOW] = 5
    assert [o for o in t.options(BLACK) if o[0] == "lift"] == [("lift", YELLOW)]  # not his own
    t.do(BLACK, "lift", YELLOW)
    vote(t, 1)
    t.do(RED, "yes")
    assert t.state.banned == 1 << BLACK
    assert YELLOW not in t.waiting()  # the next Agenda is voted on without him: he attends from the next Assembly


@pytest.mark.rule("WK-PRV-02", "WK-AMB-23", "WK-BAN-05")
def test_one_law_charge_or_office_is_discarded_without_refusal() -> None:
    def prepare(t: WkTable) -> None:
        law(t, "AG-L01")
        charge(t, RED, "AG-C01")
        army(t, YELLOW, "star", "rota")
        office(t, YELLOW, "star", "AG-O01")

    t = motion("black", prepare=prepare)
    assert {o[1] for o in t.options(BLACK) if o[0] == "repeal"} == {"AG-L01", "AG-C01", "AG-O01"}
    t.do(BLACK, "repeal", "AG-O01")
    vote(t, 1, 0, 0)
    t.do(RED, "yes")
    assert "AG-O01" in faces(t.state.agenda_discard)
    assert at(t, YELLOW, "star") == -1  # his only troops were maintained
    assert t.asked == ""


@pytest.mark.rule("WK-PRV-02", "WK-PRV-05")
def test_postponing_ends_the_assembly_at_once() -> None:
    t = motion("black", "AG-L01", "AG-M02")
    fill(t, ASSEMBLY, 5)
    t.do(BLACK, "postpone")
    vote(t, 1, 0, 0)
    t.do(RED, "yes")
    s = t.state
    assert {"AG-L01", "AG-M02"} < set(faces(s.agendas))
    assert len(s.agendas) == 3
    assert (s.votes[RED], s.votes[YELLOW]) == (0, 1)
    assert s.areas[ASSEMBLY] == []


@pytest.mark.rule("WK-PRV-02", "WK-PRV-04", "WK-AMB-22")
def test_a_discarded_agenda_is_voted_on_by_its_own_kind() -> None:
    def discard(t: WkTable) -> None:
        t.place("agenda_discard", None, [agenda("AG-M02")])
        spare = next(p for p in t.state.agenda_deck if p - agenda("AG-PM") < 6 and p != agenda("AG-PM"))
        t.place("agenda_discard", None, [spare])

    t = motion("black", prepare=discard)
    assert [o for o in t.options(BLACK) if o[0] == "revive"] == [("revive", "AG-M02")]  # no Private Motion
    t.do(BLACK, "revive", "AG-M02")
    vote(t, 1, 0, 0)
    t.do(RED, "name", YELLOW).do(YELLOW, "accept")
    assert t.state.crowns[YELLOW] == 16


# -- refusal and ban


@pytest.mark.rule("WK-BAN-01", "WK-BAN-02", "WK-BAN-04")
def test_a_refused_gift_is_discarded_and_its_refuser_banned() -> None:
    t = passed("AG-C01", BLACK)
    assert (t.asked, t.waiting()) == ("accept", (BLACK,))
    t.do(BLACK, "refuse")
    assert t.state.banned == 1 << BLACK
    assert t.state.charges[BLACK] == []
    assert "AG-C01" in faces(t.state.agenda_discard)


@pytest.mark.rule("WK-BAN-01", "WK-BAN-02")
def test_a_motion_for_all_is_carried_out_for_the_others() -> None:
    t = passed("AG-M05")  # Tithe: the Head himself is not asked
    assert t.waiting() == (RED,)
    t.do(RED, "refuse")
    assert t.waiting() == (BLACK,)
    t.do(BLACK, "accept")
    assert t.state.crowns == [10, 12, 8]


@pytest.mark.rule("WK-BAN-06")
def test_a_banned_baron_attends_no_assembly_and_keeps_his_votes() -> None:
    t = assembly("AG-M04", votes=(0, 0, 4))
    t.state.banned = 1 << BLACK
    convene(t)
    assert BLACK not in t.waiting()
    assert t.state.votes[BLACK] == 4


@pytest.mark.rule("WK-BAN-07")
def test_who_is_banned_refuses_without_penalty() -> None:
    def banned(t: WkTable) -> None:
        t.state.banned = 1 << BLACK

    t = passed("AG-M06", BLACK, prepare=banned).do(BLACK, "refuse")
    assert (t.state.crowns[BLACK], t.state.banned) == (10, 1 << BLACK)


@pytest.mark.rule("WK-BAN-09", "WK-AMB-02")
@pytest.mark.parametrize(("how", "successor"), [("most_influence", YELLOW), ("most_votes", BLACK)])
def test_the_successor_of_a_banned_chairman(how: str, successor: int) -> None:
    t = table(3, banned_chairman_successor=how)
    t.state.influence, t.state.votes = [9, 5, 1], [9, 0, 3]
    ban(t.state, RED)
    assert t.state.chairman == successor


@pytest.mark.rule("WK-BAN-10")
def test_if_all_are_banned_the_chairman_stays() -> None:
    t = table(3)
    t.state.banned = 0b110
    ban(t.state, RED)
    assert (t.state.banned, t.state.chairman) == (0b111, RED)


@pytest.mark.rule("WK-ASM-04", "WK-ASM-17", "WK-BAN-04")
def test_another_is_appointed_when_the_appointed_one_is_banned() -> None:
    t = assembly("AG-M04", seats=4)
    t.state.banned = 1 << BLACK
    cards = t.state.agendas[:1]
    t.goto(Assembly(attending=1 << YELLOW | 1 << PURPLE, acting=BLACK, ordered=True, order=cards, step=4))
    assert (t.asked, t.waiting()) == ("appoint", (RED,))
    assert t.options(RED) == [("appoint", YELLOW), ("appoint", PURPLE)]
    t.do(RED, "appoint", PURPLE)
    assert (t.asked, t.waiting()) == ("tie", (PURPLE,))


@pytest.mark.rule("WK-ASM-16")
def test_two_barons_without_votes_have_nothing_to_write() -> None:
    """They have spent them on a Private Motion."""
    t = assembly("AG-M04", "AG-L01", seats=2)
    t.goto(Assembly(attending=0b11, acting=RED, ordered=True, order=t.state.agendas[:], step=3))
    assert (t.asked, t.waiting(), t.said("wrote")) == ("tie", (RED,), [])


@pytest.mark.rule("WK-AGD-05")
@pytest.mark.parametrize("left", [1, 0])
def test_an_office_goes_to_the_only_noble_who_is_left(left: int) -> None:
    def decimated(t: WkTable) -> None:
        for shape in ("star", "square", "triangle", "circle")[left:]:
            t.state.place[army(t, BLACK, shape)] = GONE

    t = passed("AG-O01", BLACK, prepare=decimated).do(BLACK, "accept")
    assert (faces(t.state.offices[5 * BLACK]), t.asked) == (["AG-O01"] * left, "")
    assert ("AG-O01" in faces(t.state.agenda_discard)) == (not left)


@pytest.mark.rule("WK-VAR-02")
def test_what_an_open_motion_forbids_lapses_by_itself() -> None:
    t = assembly("AG-M04")
    t.state.banned, t.state.no_roads, t.state.no_sieges = 0b111, 1, 2
    convene(t)
    assert (t.state.no_roads, t.state.no_sieges, t.said("lapsed")) == (0, 1, [{"what": "no_roads"}])
    u = assembly("AG-M04")
    u.state.banned, u.state.no_sieges = 0b111, 1
    convene(u)
    assert (u.state.no_roads, u.state.no_sieges, u.said("lapsed")) == (0, 0, [{"what": "no_sieges"}])


@pytest.mark.rule("WK-AGD-01")
def test_for_the_absent_a_charter_is_for_the_city_with_most_income() -> None:
    def free(t: WkTable) -> None:
        own(t, YELLOW, *(word for word, inside in zip(CITIES, IN_KINGDOM, strict=True) if inside))
        own(t, -1, "isar", "surat", "gedze")

    t = passed("AG-M09", BLACK, prepare=free).do(BLACK, "accept")
    income = {word: INCOME[CITIES.index(word)] for _, word in t.options(BLACK)}
    assert len(set(income.values())) > 1
    assert GAME.default(t.state, BLACK) == ("charter", max(income, key=lambda word: income[word]))
