"""Set-ups in which every pair of values meets, and which of them play differently."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from araldo.kernel import Game, Outcome, Series, Setup
from araldo.kernel.errors import BadSetup
from araldo.kernel.setups import SEATS, axes, distinct, pairwise, possible
from tests.contract.support import tiny

TINY = tiny()
VALUES = {"rounds": (3, 5), "thieves": (True, False), "weather": ("sun", "rain", "snow"), "market": ("a", "b", "c")}


def option(name: str, values: tuple[object, ...]) -> str:
    listed = ", ".join(str(v).lower() if isinstance(v, bool | int) else f'"{v}"' for v in values)
    first = listed.split(", ", maxsplit=1)[0]
    return (
        f'[[option]]\nid = "{name}"\nvalues = [{listed}]\ndefault = {first}\nrule = "TI-END-01"\nen = "x"\nit = "x"\n'
    )


def no_snow_for_two(setup: Setup) -> None:
    if setup.seats == 2 and setup.options["weather"] == "snow":
        raise BadSetup("no snow for two", "bad-setup")


@pytest.fixture
def game(tmp_path: Path) -> Game:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "options.toml").write_text("\n".join(option(*item) for item in VALUES.items()))
    return TINY.but(folder=tmp_path, check_setup=no_snow_for_two)


def pairs(game: Game, setups: list[Setup]) -> set[object]:
    chosen = [{SEATS: s.seats, **s.options} for s in setups]
    return {((a, one[a]), (b, one[b])) for one in chosen for a, b in combinations(sorted(one), 2)}


def test_the_values_of_options_and_the_numbers_of_seats(game: Game) -> None:
    assert axes(game) == {SEATS: (2, 3), **VALUES}


def test_every_possible_pair_meets_in_few_set_ups_the_plain_ones_first(game: Game) -> None:
    found = pairwise(game)
    assert found[:2] == [game.setup(2), game.setup(3)]
    every = {
        ((a, x), (b, y)) for a, b in combinations(sorted(axes(game)), 2) for x in axes(game)[a] for y in axes(game)[b]
    }
    assert every - pairs(game, found) == {((SEATS, 2), ("weather", "snow"))}
    assert len(found) == 10
    assert found == pairwise(game, 1) != pairwise(game, 2)
    assert len(found) == len({str(s) for s in found})


def test_what_a_game_refuses_is_no_table_and_a_series_is_several(game: Game) -> None:
    assert possible(game, 2, {"weather": "snow"}) is None
    assert possible(game, 3, {"weather": "snow"}) == game.setup(3, {"weather": "snow"})
    assert possible(game, 5, {}) is None
    cup = game.but(series=Series(lambda s: s.seats == 3, lambda *_: None, lambda *_: Outcome((), ())))
    assert possible(cup, 3, {}) is None
    assert possible(cup, 2, {}) is not None
    assert {s.seats for s in pairwise(cup)} == {2}


def test_set_ups_whose_games_go_alike_are_one() -> None:
    plain, short = TINY.setup(2), TINY.setup(2, {"rounds": 3})
    assert distinct(TINY, [plain, short, replace(plain)]) == [plain, short]
    assert distinct(TINY, [plain, short], decisions=4) == [plain], "so far they are the same"
    rich = TINY.but(result=lambda s: Outcome((s.options["rounds"],) * s.seats, (0,)))
    assert distinct(rich, [plain, short], decisions=4) == [plain, short], "but for how they would end"
