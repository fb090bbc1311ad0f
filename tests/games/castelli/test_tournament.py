"""Chapter 4.15, the tournament of four: two duels side by side, round after round."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from araldo.cli.display import log_lines
from araldo.games.castelli import GAME
from araldo.games.castelli.board import board, fixed_layout
from araldo.games.castelli.box import BASE_CARDS, BATTLE_CARDS, COLOURS, HERALDIC, STARTING
from araldo.games.castelli.rules.tournament import SERIES
from araldo.kernel import SPECTATOR, Outcome, Result, key_from_seed
from araldo.kernel.errors import BadSetup
from araldo.server.projection import Labels, Names
from araldo.table.match import Match, human
from araldo.table.series import Progress, play_match
from tests.games.castelli.scenario import fixed_board

KEY = key_from_seed(1)
WEST, EAST = (fixed_layout(f"tournament_{side}") for side in ("west", "east"))


def tournament(mode="knockout", **options):
    return GAME.setup(4, {"mode": f"tournament_{mode}", **options})


def duels(setup, past=(), key=KEY):
    """The two games of the next round, started."""
    return [GAME.start(pairing.setup, key) for pairing in SERIES.pairings(setup, key, list(past))]


def result(seats, scores, winners, castles=(0, 0), silver=(0, 0), resources=(0, 0)):
    details = {"castles": list(castles), "silver": list(silver), "resources": list(resources)}
    return Result(seats, Outcome(tuple(scores), tuple(winners), details))


def pairs(setup, past=(), key=KEY):
    found = SERIES.pairings(setup, key, list(past))
    return None if found is None else [pairing.seats for pairing in found]


# -- the two boards


@pytest.mark.rule("CA-TOU-01")
def test_tou_01_two_half_boards_back_to_back_at_the_strip():
    west, east = board(WEST), board(EAST)
    assert [s.layout for s in duels(tournament())] == [WEST, EAST]
    assert {name[0] for name in west.spaces} == {"A", "C"}
    assert {name[0] for name in east.spaces} == {"B", "D"}
    assert {at[1] for at in west.space_at} == {1, 2, 3, 4}
    assert {at[1] for at in east.space_at} == {5, 6, 7, 8}
    for half, strip, outside in ((west, "K", "W"), (east, "L", "E")):
        faces = {slot[0] for slot in half.slots} | {slot[0] for slots in half.neutral for slot in slots}
        assert faces == {"N", "S", strip, outside}


@pytest.mark.rule("CA-TOU-02")
def test_tou_02_the_mine_tile_lies_where_the_printed_mine_lies_in_the_other_half():
    west, east = board(WEST), board(EAST)
    (row, col), (other_row, other_col) = (b.octagon_at[b.area_octagon[b.mine]] for b in (west, east))
    assert (west.areas[west.mine], east.areas[east.mine]) == ("A23.mine", "B23.mine")
    assert (other_row, other_col) == (row, col + 4)


@pytest.mark.rule("CA-TOU-03")
def test_tou_03_the_covered_octagon_is_one_mine_on_four_sides():
    east = board(EAST)
    printed = {a["id"] for a in fixed_board()["area"] if a["octagon"] == "B23"}
    assert printed == {"B23.wood", "B23.rock"}
    assert [name for name in east.areas if name.startswith("B23.")] == ["B23.mine"]
    assert not any(name.startswith("B23.") for name in east.places)
    touching = {(east.spaces[space], side) for space, side in east.area_shields[east.mine]}
    assert touching == {("B13", 2), ("B22", 1), ("B24", 3), ("B33", 0)}


# -- what a duel starts with


@pytest.mark.rule("CA-TOU-04")
def test_tou_04_each_duel_has_half_of_the_tiles_and_of_the_silver():
    west, east = duels(tournament())
    assert sorted(west.tiles + east.tiles) == list(HERALDIC)
    for s in (west, east):
        assert (s.seats, len(s.tiles), s.mine) == (2, 16, 11)
        assert (s.villages, s.towns) == (1, 1)
        assert s.settled == list(s.board.printed)


@pytest.mark.rule("CA-TOU-04")
def test_tou_04_a_duel_is_a_single_game_for_two():
    for pairing in SERIES.pairings(tournament(module_battle=True, traitor_payee="mine"), KEY, []):
        setup = pairing.setup
        assert not SERIES.applies(setup)
        assert setup == GAME.setup(2, {"module_battle": True, "traitor_payee": "mine"}, setup.choices, trusted=True)


@pytest.mark.rule("CA-TOU-05")
@pytest.mark.parametrize("battle", [False, True])
def test_tou_05_each_duel_has_a_full_deck(battle):
    for s in duels(tournament(module_battle=battle)):
        assert sorted(s.deck) == [*BASE_CARDS, *(BATTLE_CARDS if battle else ())]


@pytest.mark.rule("CA-TOU-09")
def test_tou_09_every_round_is_a_fresh_game_with_new_shuffles():
    """Lower seats start in rounds 1 and 3, higher ones in round 2; options of assembly and start have no effect."""
    setup = tournament("round_robin", assembly="random", start_player="random", module_dilemma=True)
    past, seen = [], []
    for number in range(3):
        pairing = SERIES.pairings(setup, KEY, past)
        states = [GAME.start(p.setup, KEY) for p in pairing]
        for p, s in zip(pairing, states, strict=True):
            assert list(p.seats) == sorted(p.seats)
            assert s.active == (1 if number == 1 else 0)
            assert (s.vp, s.silver, s.supply, s.stock) == ([0, 0], [0, 0], [9, 9], [0] * 6)
            assert s.hands == [[], []]
            assert all(tiles[0] in STARTING for tiles in s.held)
        assert [s.layout for s in states] == [WEST, EAST]
        seen.append(tuple(tuple(s.tiles) for s in states))
        past.append([result(p.seats, (40, 30), (0,)) for p in pairing])
    assert len(set(seen)) == 3


@pytest.mark.rule("CA-TOU-09")
def test_tou_09_the_higher_seat_starts_the_second_round_of_a_knockout_too():
    past = [[result((0, 1), (10, 20), (1,)), result((2, 3), (10, 20), (1,))]]
    assert [s.active for s in duels(tournament(), past)] == [1, 1]


@pytest.mark.rule("CA-TOU-10")
def test_tou_10_the_duels_are_independent():
    course = Progress(GAME, tournament(module_battle=True), KEY)
    west, east = course.parts
    before = GAME.pack(east.state)
    rng = Random(1)
    while not GAME.over(west.state):
        seat = GAME.waiting(west.state)[0]
        course.apply(west.seats[seat], GAME.choose(GAME.options(west.state, seat), rng))
    assert GAME.pack(east.state) == before


@pytest.mark.rule("CA-TOU-11")
def test_tou_11_exactly_four_players():
    for seats in (2, 3):
        for mode in ("tournament_knockout", "tournament_round_robin"):
            with pytest.raises(BadSetup, match="CA-TOU-11"):
                GAME.setup(seats, {"mode": mode})


@pytest.mark.rule("CA-TOU-11")
def test_tou_11_colours_are_kept_and_the_others_are_absent():
    colours = ["blue", "yellow", "red", "green"]
    setup = GAME.setup(4, {"mode": "tournament_round_robin"}, {"colours": colours})
    past = []
    for _ in range(3):
        pairing = SERIES.pairings(setup, KEY, past)
        for p in pairing:
            s = GAME.start(p.setup, KEY)
            assert [COLOURS[c] for c in s.colours] == [colours[seat] for seat in p.seats]
            assert s.seat_of.count(-1) == 2
        past.append([result(p.seats, (40, 30), (0,)) for p in pairing])


@pytest.mark.rule("CA-TOU-11")
def test_tou_11_with_dilemma_the_four_starting_tiles_are_dealt_among_the_four():
    west, east = duels(tournament(module_dilemma=True))
    assert sorted(tiles[0] for s in (west, east) for tiles in s.held) == list(STARTING)


@pytest.mark.rule("CA-TOU-11")
def test_tou_11_a_key_deals_what_it_has_always_dealt():
    """Or a record of a tournament would become another game."""
    west, east = duels(tournament(module_dilemma=True, tournament_deck="split_deck"))
    assert [(s.tiles[:3], s.held, s.deck[:3]) for s in (west, east)] == [
        ([16, 21, 3], [[34], [33]], [59, 40, 39]),
        ([1, 20, 17], [[35], [32]], [52, 55, 56]),
    ]


@pytest.mark.rule("CA-TOU-11")
def test_tou_11_a_round_ends_when_both_duels_are_over():
    course = Progress(GAME, tournament(), KEY)
    rng = Random(2)
    for part in list(course.parts):
        assert course.rounds == []
        while part.outcome is None:
            seat = GAME.waiting(part.state)[0]
            course.apply(part.seats[seat], GAME.choose(GAME.options(part.state, seat), rng))
    assert len(course.rounds) == 1
    assert [part.round for part in course.parts] == [2, 2]


# -- who plays whom, and who wins


@pytest.mark.rule("CA-TOU-06", "CA-DEC-15")
def test_tou_06_winners_for_the_first_place_losers_for_the_third():
    setup = tournament()
    assert pairs(setup) == [(0, 1), (2, 3)]
    first = [result((0, 1), (30, 40), (1,)), result((2, 3), (50, 45), (0,))]
    assert pairs(setup, [first]) == [(1, 2), (0, 3)]
    final = [result((1, 2), (20, 25), (1,)), result((0, 3), (60, 10), (0,))]
    assert pairs(setup, [first, final]) is None
    ranking = SERIES.ranking(setup, KEY, [first, final])
    assert (ranking.scores, ranking.winners) == ((2, 3, 4, 1), (2,))


@pytest.mark.rule("CA-TOU-07")
def test_tou_07_everyone_against_everyone_and_the_highest_total_wins():
    setup = tournament("round_robin")
    rounds = [
        [result((0, 1), (30, 40), (1,)), result((2, 3), (35, 20), (0,))],
        [result((0, 2), (30, 31), (1,)), result((1, 3), (22, 25), (1,))],
        [result((0, 3), (44, 20), (0,)), result((1, 2), (33, 30), (0,))],
    ]
    met = []
    for number in range(3):
        met += pairs(setup, rounds[:number])
    assert sorted(met) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    assert pairs(setup, rounds) is None
    ranking = SERIES.ranking(setup, KEY, rounds)
    assert (ranking.scores, ranking.winners) == ((104, 95, 96, 65), (0,))


@pytest.mark.rule("CA-TOU-08")
@pytest.mark.parametrize(
    ("silver", "resources", "advances"),
    [
        ((3, 4), (9, 0), 1),
        ((4, 3), (0, 9), 0),
        ((4, 4), (2, 3), 1),
        ((4, 4), (3, 2), 0),
    ],
)
def test_tou_08_a_shared_duel_goes_to_more_silver_then_more_resources(silver, resources, advances):
    first = [result((0, 1), (30, 30), (0, 1), silver=silver, resources=resources), result((2, 3), (50, 45), (0,))]
    assert pairs(tournament(), [first]) == [(advances, 2), (1 - advances, 3)]


@pytest.mark.rule("CA-TOU-08")
def test_tou_08_then_the_lot_decides():
    first = [result((0, 1), (30, 30), (0, 1)), result((2, 3), (50, 45), (0,))]
    drawn = [pairs(tournament(), [first], key_from_seed(seed))[0][0] for seed in range(30)]
    assert set(drawn) == {0, 1}
    assert drawn == [pairs(tournament(), [first], key_from_seed(seed))[0][0] for seed in range(30)]


@pytest.mark.rule("CA-TOU-08")
def test_tou_08_a_place_may_be_shared_in_the_second_round():
    first = [result((0, 1), (30, 20), (0,)), result((2, 3), (50, 45), (0,))]
    final = [result((0, 2), (30, 30), (0, 1), silver=(5, 1)), result((1, 3), (20, 20), (0, 1))]
    ranking = SERIES.ranking(tournament(), KEY, [first, final])
    assert (ranking.scores, ranking.winners) == ((4, 2, 4, 2), (0, 2))


def totals(wins=(0, 0), castles=((0, 0), (0, 0))):
    """Seats 0 and 1 have 90 points each, with so many duels won, and so many castles in their duel and in another."""
    return [
        [result((0, 1), (30, 30), (), castles=castles[0]), result((2, 3), (10, 9), (0,))],
        [result((0, 2), (30, 1), (0,) if wins[0] else (1,)), result((1, 3), (30, 1), (0,) if wins[1] else (1,))],
        [
            result((0, 3), (30, 1), (1,), castles=(castles[1][0], 9)),
            result((1, 2), (30, 1), (1,), castles=(castles[1][1], 9)),
        ],
    ]


@pytest.mark.rule("CA-TOU-08")
@pytest.mark.parametrize(
    ("wins", "castles", "winners"),
    [
        ((1, 0), ((1, 5), (1, 5)), (0,)),
        ((0, 1), ((5, 1), (5, 1)), (1,)),
        ((1, 1), ((3, 2), (3, 3)), (0,)),
        ((1, 1), ((3, 2), (2, 4)), (1,)),
        ((1, 1), ((3, 2), (2, 3)), (0, 1)),
    ],
)
def test_tou_08_equal_totals_go_to_duels_won_then_castles_else_they_are_shared(wins, castles, winners):
    ranking = SERIES.ranking(tournament("round_robin"), KEY, totals(wins, castles))
    assert ranking.winners == winners
    assert ranking.scores[:2] == (90, 90)


@pytest.mark.rule("CA-TOU-07")
@pytest.mark.parametrize("best", range(4))
def test_tou_07_the_highest_total_wins_whichever_seat_has_it(best):
    rounds = [
        [result(pair, [40 if seat == best else 20 for seat in pair], (int(pair[1] == best),)) for pair in pairs]
        for pairs in (((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)))
    ]
    ranking = SERIES.ranking(tournament("round_robin"), KEY, rounds)
    assert ranking.winners == (best,)
    assert ranking.scores == tuple(120 if seat == best else 60 for seat in range(4))


# -- the log


def tournament_log(match: Match, of_server: bool) -> list[str]:
    """Every line as the terminal or the server says it, at this moment."""
    if not of_server:
        return log_lines(match, SPECTATOR, "en")
    sheet: Any = SimpleNamespace(places=[SimpleNamespace(called="")] * 4)
    names = Names(match, sheet, Labels(GAME), "en")
    seen: Any = SimpleNamespace(part=match.progress.parts[0])
    lines = match.log(SPECTATOR)
    return [names.labels.event(line["event"], "en", names.of(seen, line.get("seats"))) for line in lines]


@pytest.mark.rule("CA-TOU-06", "CA-TOU-11")
@pytest.mark.parametrize("of_server", [False, True], ids=["terminal", "server"])
def test_tou_06_lines_of_an_earlier_round_keep_their_names(of_server: bool) -> None:
    setup = GAME.setup(4, {"mode": "tournament_knockout"})
    record = play_match(GAME, setup, seed=3, names=["random"] * 4, keep=True).record
    assert record is not None
    match = Match(GAME, setup, [human()] * 4, record.key)
    for number, move in enumerate(record.moves):
        if number == 60:
            told = tournament_log(match, of_server)
            assert not match.progress.rounds
        match.act(move.seat, move.action)
    assert match.over
    assert tournament_log(match, of_server)[: len(told)] == told
