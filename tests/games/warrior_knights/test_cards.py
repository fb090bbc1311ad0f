"""Planning (WK-PLN), actions and allocation (WK-ACT), Baron cards (WK-BAC), Neutral cards (WK-NAC)."""

from __future__ import annotations

import pytest

from araldo.games.warrior_knights.board import AT_SEA, CITIES, NUMBER, TARGETS
from araldo.games.warrior_knights.box import ASSEMBLY, CARDS, FIRST_NEUTRAL, TAXATION, WAGES
from araldo.games.warrior_knights.state import InTurn, Round
from tests.games.warrior_knights.scenario import (
    BLACK,
    BOTH_WAYS,
    RED,
    YELLOW,
    WkTable,
    army,
    at,
    besiege,
    breaches,
    faces,
    fill,
    keep,
    own,
    play,
    table,
    top_event,
)

# -- planning


def planning(seats: int = 3) -> WkTable:
    t = table(seats)
    t.goto(Round())
    return t


@pytest.mark.rule("WK-PLN-01")
def test_at_most_two_cards_a_stack_and_fewer_are_allowed() -> None:
    t = planning()
    t.do(RED, "plan", "levy_taxes", 1).do(RED, "plan", "levy_taxes", 1)
    assert not t.can(RED, "plan", "rally_support", 1)
    assert not t.can(RED, "plan", "levy_taxes", 2)  # he has two of them
    assert t.can(RED, "plan", "rally_support", 2)
    assert t.can(RED, "done")


@pytest.mark.rule("WK-PLN-02", "WK-PLN-03", "WK-PLN-04")
def test_counts_are_public_and_faces_are_not() -> None:
    t = planning()
    t.do(RED, "plan", "levy_taxes", 1)
    assert t.view(YELLOW)["asked"].get("draft") is None
    t.draft(RED, ("plan", "rally_support", 1), ("plan", "serve_the_church", 3))
    t.draft(YELLOW, ("plan", "mobilize_forces", 2))
    t.draft(BLACK)
    s = t.state
    turned = s.turned[0]
    laid = [[2, 0, 1], [0, 1, 0], [0, 0, 0]]
    if turned < FIRST_NEUTRAL:
        laid[turned // CARDS][0] -= 1
    assert t.view(YELLOW)["placed"] == laid
    assert all(card is None for stack in t.view(YELLOW)["stacks"] for card in stack)
    assert sum(p >= FIRST_NEUTRAL for stack in (*s.stacks, s.turned) for p in stack) == 6  # two on each stack
    assert len(s.neutral) == 2


@pytest.mark.rule("WK-PLN-05", "WK-ACT-07", "WK-ACT-11")
def test_a_hand_is_what_does_not_lie_in_the_areas() -> None:
    t = table(3)
    fill(t, WAGES, 4)
    t.goto(Round())
    assert len(t.state.hands[RED]) == 10
    assert len(t.state.hands[YELLOW]) == 11


# -- turning cards


@pytest.mark.rule("WK-ACT-01")
def test_stack_after_stack() -> None:
    t = planning(2)
    t.draft(RED, ("plan", "levy_taxes", 3))
    t.draft(YELLOW, ("plan", "levy_taxes", 2))
    order = []
    while t.asked != "plan" and len(order) < 2:
        if t.asked == "levy":
            order.append(t.waiting()[0])
            t.do(t.waiting()[0], "levy")
        else:
            seat = t.waiting()[0]
            t.do(seat, *t.game.default(t.state, seat))
    assert order == [YELLOW, RED]


@pytest.mark.rule("WK-ACT-02")
def test_a_card_may_be_declined_and_is_still_allocated() -> None:
    t = table(3)
    play(t, RED, "levy_taxes").do(RED, "decline")
    assert t.state.crowns[RED] == 10
    assert faces(t.state.areas[TAXATION]) == ["levy_taxes"]


@pytest.mark.rule("WK-ACT-03")
@pytest.mark.parametrize(
    ("title", "verb", "area"),
    [("levy_taxes", "levy", TAXATION), ("draft_soldiers", "mark", WAGES), ("rally_support", "rally", ASSEMBLY)],
)
def test_where_cards_are_allocated(title: str, verb: str, area: int) -> None:
    t = table(3)
    play(t, RED, title).do(RED, *((verb, 1) if verb == "mark" else (verb,)))
    assert faces(t.state.areas[area]) == [title]


@pytest.mark.rule("WK-ACT-03")
def test_serve_the_church_goes_where_its_owner_likes_and_versatile_goes_home() -> None:
    t = table(3)
    play(t, RED, "serve_the_church").do(RED, "serve")
    assert t.options(RED) == [("allocate", "taxation"), ("allocate", "wages"), ("allocate", "assembly")]
    t.do(RED, "allocate", "wages")
    assert faces(t.state.areas[WAGES]) == ["serve_the_church"]
    play(t, RED, "versatile_strategy").do(RED, "crowns")
    assert "versatile_strategy" in faces(t.state.hands[RED])


@pytest.mark.rule("WK-ACT-04", "WK-AMB-18", "WK-AMB-19")
def test_mobilize_forces_is_allocated_by_what_it_did() -> None:
    t = table(2)
    army(t, RED, "star", "gedze", "REG-50")
    play(t, RED, "mobilize_forces").do(RED, "sail", "star", "acre").do(RED, "halt")
    assert len(t.state.areas[WAGES]) == 1  # a sea move is movement
    u = table(2)
    army(u, RED, "star", "gedze", "REG-50")
    play(u, RED, "mobilize_forces").do(RED, "besiege", "gedze")
    assert len(u.state.areas[ASSEMBLY]) == 1  # a siege is a battle
    v = table(2)
    army(v, RED, "star", "northmarch", "REG-50")
    play(v, RED, "mobilize_forces").do(RED, "march", "star", "gedze").do(RED, "besiege", "gedze")
    assert v.options(RED) == [("allocate", "wages"), ("allocate", "assembly")]
    w = table(2)
    play(w, RED, "mobilize_forces").do(RED, "decline")
    assert w.options(RED) == [("allocate", "wages"), ("allocate", "assembly")]


@pytest.mark.rule("WK-ACT-05", "WK-NAC-09")
def test_neutral_cards_return_and_uncertain_times_shuffles_fate() -> None:
    t = table(2)
    t.state.known = [0] * len(t.state.known)
    before = t.state.fate[:]
    play(t, -1, "uncertain_times")
    assert t.state.fate != before
    assert sorted(t.state.fate) == sorted(before)
    assert "uncertain_times" in faces(t.state.neutral)
    assert t.said("fate_shuffled") == [{}]


@pytest.mark.rule("WK-ACT-06", "WK-ACT-07", "WK-WAG-01")
@pytest.mark.example("WK-EX-12")
def test_a_full_area_brings_its_phase_and_all_cards_go_home() -> None:
    t = table(4)
    fill(t, WAGES, 7)
    play(t, RED, "draft_soldiers").do(RED, "mark", 1)
    assert t.said("phase") == [{"phase": "wages"}]
    assert t.state.areas[WAGES] == []
    assert [len(hand) for hand in t.state.hands] == [12] * 4


@pytest.mark.rule("WK-ACT-08", "WK-ACT-09", "WK-DFT-01")
@pytest.mark.example("WK-EX-26", "WK-EX-12")
def test_wages_come_before_the_draft() -> None:
    t = table(4)
    fill(t, WAGES, 7)
    t.state.track = [RED, YELLOW, BLACK, 3, -1, -1, -1]
    play(t, RED, "draft_soldiers").do(RED, "mark", 5)
    assert [e["phase"] for e in t.said("phase")] == ["wages", "mercenary_draft"]


@pytest.mark.rule("WK-ACT-09", "WK-BAC-10")
def test_versatile_strategy_brings_the_draft_at_once() -> None:
    t = table(2)
    t.state.track = [RED, YELLOW, -1, -1, -1, -1, -1]
    play(t, RED, "versatile_strategy").do(RED, "mark", 3)
    assert [e["phase"] for e in t.said("phase")] == ["mercenary_draft"]


@pytest.mark.rule("WK-ACT-10")
def test_of_several_phases_taxation_comes_first() -> None:
    t = table(2)
    fill(t, TAXATION, 4)
    fill(t, WAGES, 3)
    play(t, RED, "draft_soldiers").do(RED, "decline")
    assert [e["phase"] for e in t.said("phase")] == ["taxation", "wages"]


@pytest.mark.rule("WK-ACT-12")
def test_triggers_count_the_barons_in_the_game() -> None:
    t = table(3)
    t.state.out = 1 << BLACK
    t.state.place = [-2 if army // 5 == BLACK else place for army, place in enumerate(t.state.place)]
    t.goto(*t.state.frames)
    fill(t, TAXATION, 3)
    play(t, RED, "levy_taxes").do(RED, "levy")
    assert [e["phase"] for e in t.said("phase")] == ["taxation"]


# -- Baron cards


@pytest.mark.rule("WK-BAC-01")
@pytest.mark.parametrize(("mine", "foe"), BOTH_WAYS)
def test_levy_taxes_counts_areas(mine: int, foe: int) -> None:
    t = table(2)
    army(t, mine, "star", "rota", "REG-50")
    army(t, mine, "square", "rota", "REG-50")
    army(t, mine, "circle", "acre", "REG-50")
    own(t, mine, "acre")
    army(t, foe, "star", "acre", "SWI-300")
    besiege(t, foe, "acre")
    t.state.place[army(t, mine, "triangle", "", "SWI-50")] = AT_SEA + NUMBER["gedze"]
    play(t, mine, "levy_taxes").do(mine, "levy")
    assert t.state.crowns[mine] == 12  # two in Rota are one area; a port icon is none


@pytest.mark.rule("WK-BAC-02", "WK-BAC-11")
def test_spots_of_the_mercenary_track() -> None:
    t = table(3)
    t.state.track[1] = YELLOW
    play(t, RED, "draft_soldiers")
    assert t.options(RED) == [("mark", 1), ("mark", 3), ("mark", 4), ("decline",)]
    assert t.why(RED, "mark", 2) == "WK-BAC-02"
    assert t.why(RED, "mark", 5) == "WK-BAC-11"
    t.do(RED, "mark", 4)
    assert (t.state.track[3], t.state.crowns[RED]) == (RED, 10)


@pytest.mark.rule("WK-BAC-03", "WK-BAC-05")
def test_rally_support_and_the_chairman() -> None:
    """Strictly more Votes than every other; a banned Baron never."""
    t = table(3)
    t.state.votes = [0, 0, 2]
    play(t, YELLOW, "rally_support").do(YELLOW, "rally")
    assert (t.state.votes[YELLOW], t.state.chairman) == (2, RED)
    play(t, YELLOW, "rally_support").do(YELLOW, "rally")
    assert t.state.chairman == YELLOW
    t.state.banned = 1 << BLACK
    t.state.votes[BLACK] = 9
    play(t, BLACK, "rally_support").do(BLACK, "rally")
    assert t.state.chairman == YELLOW


@pytest.mark.rule("WK-BAC-04", "WK-BAC-05")
@pytest.mark.example("WK-EX-09")
def test_serve_the_church_and_its_head() -> None:
    t = table(3)
    t.state.faith = [2, 0, 1]  # the Head has lost his Faith; the token stays
    assert t.state.head == YELLOW
    play(t, BLACK, "serve_the_church").do(BLACK, "serve").do(BLACK, "allocate", "wages")
    assert (t.state.faith, t.state.head) == ([2, 0, 2], YELLOW)  # as many as Red: not more
    play(t, RED, "serve_the_church").do(RED, "serve").do(RED, "allocate", "wages")
    assert (t.state.faith[RED], t.state.head) == (3, RED)


def test_a_heretic_serves_without_becoming_head() -> None:
    t = table(3)
    keep(t, RED, "EV-R02")
    play(t, RED, "serve_the_church").do(RED, "serve").do(RED, "allocate", "wages")
    assert (t.state.faith[RED], t.state.head) == (1, YELLOW)


@pytest.mark.rule("WK-BAC-06", "WK-BAC-07")
def test_all_move_into_one_area_and_fight_there_together() -> None:
    t = table(2)
    army(t, RED, "star", "northmarch", "REG-50")
    army(t, RED, "square", "vecht", "REG-50")
    army(t, RED, "circle", "gedze", "REG-100")
    play(t, RED, "mobilize_forces").do(RED, "march", "star", "gedze").do(RED, "on")
    targets = {o[-1] for o in t.options(RED) if o[0] == "march"}
    assert targets == {"gedze"}
    t.do(RED, "march", "square", "gedze").do(RED, "on").do(RED, "assault", "gedze")
    assert ("with", "star", "square", "circle") in t.options(RED)


@pytest.mark.rule("WK-BAC-08")
def test_nobles_left_out_stay_ready() -> None:
    t = table(2)
    army(t, RED, "star", "gedze", "REG-100")
    army(t, RED, "square", "gedze", "REG-50")
    play(t, RED, "mobilize_forces").do(RED, "besiege", "gedze").do(RED, "with", "star")
    assert t.state.tired[:2] == [True, False]


@pytest.mark.rule("WK-BAC-09")
def test_by_sea_to_the_port_icon_of_the_chosen_area() -> None:
    t = table(2)
    army(t, RED, "star", "olbi", "REG-50")
    army(t, RED, "square", "northmarch", "REG-50")
    play(t, RED, "mobilize_forces").do(RED, "sail", "star", "gedze")
    assert t.can(RED, "march", "square", "gedze")
    t.do(RED, "march", "square", "gedze").do(RED, "besiege", "gedze")
    assert t.state.siege[CITIES.index("gedze")] == RED


@pytest.mark.rule("WK-BAC-10", "WK-AMB-01")
@pytest.mark.example("WK-EX-05")
def test_the_uses_of_versatile_strategy() -> None:
    t = table(3)
    army(t, RED, "star", "northmarch", "REG-50")
    army(t, RED, "square", "gedze", "REG-50")
    play(t, RED, "versatile_strategy")
    assert {"crowns", "votes", "march", "besiege", "mark", "decline"} <= t.verbs(RED)
    t.do(RED, "mark", 4)  # the spot labelled 3
    assert t.state.crowns[RED] == 5
    t.state.crowns[RED] = 4
    play(t, RED, "versatile_strategy")
    assert t.why(RED, "mark", 1) == "WK-BAC-10"
    t.do(RED, "votes")
    assert (t.state.votes[RED], t.state.chairman) == (2, RED)
    play(t, RED, "versatile_strategy").do(RED, "march", "star", "gedze").do(RED, "on")
    assert at(t, RED, "star") == NUMBER["gedze"]
    assert t.asked == ""  # one use only
    u = table(3, versatile_votes=1)
    play(u, RED, "versatile_strategy").do(RED, "votes")
    assert u.state.votes[RED] == 1


@pytest.mark.rule("WK-BAC-10")
def test_votes_of_versatile_strategy_move_no_token() -> None:
    t = table(3)
    play(t, BLACK, "versatile_strategy").do(BLACK, "votes")
    assert t.state.chairman == RED


# -- Neutral cards


@pytest.mark.rule("WK-NAC-01", "WK-NAC-02")
def test_a_red_event_stays_with_the_head_or_costs_faith() -> None:
    t = table(3)
    top_event(t, "EV-R07")
    play(t, -1, "important_event")
    assert (t.asked, t.waiting()) == ("omen", (YELLOW,))
    assert t.why(YELLOW, "draw", RED) == "WK-NAC-02"
    t.state.faith[YELLOW] = 1
    t.do(YELLOW, "draw", RED)
    assert t.state.faith[YELLOW] == 0
    assert t.state.crowns[RED] == 5


@pytest.mark.rule("WK-NAC-03")
def test_a_green_event_goes_to_another_or_costs_faith() -> None:
    t = table(3)
    top_event(t, "EV-G02")
    play(t, -1, "important_event")
    assert t.why(YELLOW, "draw", YELLOW) == "WK-NAC-03"
    t.do(YELLOW, "draw", RED)
    assert t.state.crowns[RED] == 15


@pytest.mark.rule("WK-NAC-04")
@pytest.mark.example("WK-EX-10")
def test_a_blue_event_is_free() -> None:
    t = table(3)
    top_event(t, "EV-B12")
    play(t, -1, "important_event")
    assert {o[1] for o in t.options(YELLOW)} == {RED, YELLOW, BLACK}
    t.do(YELLOW, "draw", YELLOW)
    assert t.said("event")[-1]["event"] == "EV-B12"


@pytest.mark.rule("WK-NAC-06", "WK-NAC-07")
def test_upgrade_defenses() -> None:
    """Each in order: one place repaired at 2 crowns a breach, or one city fortified for 4."""
    t = table(3)
    own(t, RED, "rota", breach=3)
    own(t, YELLOW, "isar")
    own(t, BLACK, "vecht", fort=True)
    t.state.breach[TARGETS + BLACK] = 1
    army(t, RED, "star", "isar", "SWI-300")
    besiege(t, RED, "isar")
    t.goto(InTurn(kind="defend", order=[RED, YELLOW, BLACK]))
    assert t.why(RED, "repair", "rota", 4) == "not-offered"
    t.do(RED, "repair", "rota", 2)
    assert (t.state.crowns[RED], breaches(t, "rota")) == (6, 1)
    assert t.waiting() == (BLACK,)  # a besieged city can be neither repaired nor fortified
    assert t.why(BLACK, "fortify", "vecht") == "WK-NAC-07"
    assert not any(o[:2] == ("fortify", "castle") for o in t.options(BLACK))
    t.do(BLACK, "repair", "castle", 1)
    assert breaches(t, BLACK) == 0
    t.goto(InTurn(kind="defend", order=[RED]))
    t.do(RED, "fortify", "rota")
    assert (t.state.crowns[RED], t.state.fort[CITIES.index("rota")]) == (2, True)


@pytest.mark.rule("WK-NAC-08")
def test_muster_troops_heals_one_army() -> None:
    t = table(2)
    star = army(t, RED, "star", "rota", "SWI-300", hurt=2)
    army(t, RED, "square", "rota", "ENG-300", hurt=1)
    play(t, -1, "muster_troops").do(RED, "heal", "star", 2)
    assert (t.state.hurt[star], t.state.crowns[RED]) == (0, 6)
    assert t.asked == ""


@pytest.mark.rule("WK-NAC-08")
def test_no_more_tokens_are_healed_than_he_can_pay_for() -> None:
    t = table(2)
    star = army(t, RED, "star", "rota", "SWI-300", "REG-100", hurt=3)
    t.state.crowns[RED] = 5
    t.goto(InTurn(kind="heal", order=[RED]))
    assert not t.can(RED, "heal", "star", 3)
    t.do(RED, "heal", "star", 2)
    assert (t.state.hurt[star], t.state.crowns[RED]) == (1, 1)
