"""Every action has a code that means the same in every position; what is coded is read back."""

from __future__ import annotations

import json
from collections.abc import Callable

import numpy as np
import pytest

from araldo.kernel import Game, discover
from araldo.kernel.errors import Malformed
from araldo.research.actions import NUMBER, SPELT, Schema, explored
from araldo.research.walk import TURN_PAGE, concrete
from tests.cli.conftest import Ran
from tests.research.support import NAMES, walked

GAMES = [discover.load(name) for name in NAMES]
games = pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)


@games
def test_every_action_of_seeded_games_codes_and_decodes(game: Game) -> None:
    schema = Schema(game)
    for seed, seats in enumerate(game.seats):
        for steps in (0, 20, 60, 180, 400):
            walk = walked(game, steps, seed, seats=seats)
            for action in walk.actions:
                coded = schema.encode(action)
                assert schema.space.contains(coded)
                assert schema.decode(coded) == action


@games
def test_no_word_of_an_action_needs_to_be_spelt(game: Game) -> None:
    """What the texts name and the data use are all the words there are; a free text is another matter."""
    schema = Schema(game)
    walks = [walked(game, steps, seats=seats) for seats in game.seats for steps in (10, 90, 300)]
    words = {item for walk in walks for action in walk.actions for item in action[1:] if isinstance(item, str) and item}
    spelt = {word for word in words if SPELT in schema.encode(("done", word))["tokens"]}
    assert spelt == set()


@pytest.mark.parametrize(
    "action",
    [
        ("done", "3"),
        ("done", 3),
        ("done", ""),
        ("done", "a..b.07"),
        ("done", "è così, già"),
        ("done", -7, "x.1", "rock.2"),
    ],
)
def test_what_is_in_no_file_is_spelt(action: tuple[str, ...]) -> None:
    schema = Schema(discover.load("castelli"))
    coded = schema.encode(action)
    assert schema.space.contains(coded)
    assert schema.decode(coded) == action


def test_a_compound_is_its_parts_and_a_number_a_number() -> None:
    schema = Schema(discover.load("castelli"))
    one, other = (schema.encode(("build", f"A14.rock.{n}")) for n in (1, 2))
    assert (one["tokens"] == other["tokens"]).all()
    assert list(one["numbers"][one["tokens"] == NUMBER]) == [1]
    assert list(other["numbers"][other["tokens"] == NUMBER]) == [2]


def test_the_page_has_a_code_too_and_rows_are_those_of_the_slots() -> None:
    game = discover.load("castelli")
    schema, page = Schema(game), [*walked(game, 5).page(), TURN_PAGE]
    rows = schema.rows(page, 64)
    for slot, action in enumerate(page):
        assert schema.decode({key: row[slot] for key, row in rows.items()}) == action
    assert not rows["tokens"][len(page) :].any()


def test_what_codes_nothing_is_refused() -> None:
    schema = Schema(discover.load("castelli"), length=3)
    with pytest.raises(Malformed):
        schema.encode(("fly", "A14"))
    with pytest.raises(Malformed):
        schema.encode(("build", "A14.rock.1"))
    nothing = np.zeros(3, np.int64)
    for verb, token, number in ((99999, 0, 0), (1, 99999, 0), (1, SPELT, 0), (1, SPELT, 0x1FF)):
        with pytest.raises(Malformed):
            schema.decode({"verb": verb, "tokens": nothing + token, "numbers": nothing + number})


def test_a_schema_is_named_by_what_it_codes() -> None:
    castelli = discover.load("castelli")
    assert Schema(castelli).id == Schema(castelli, length=40).id
    assert len({Schema(game).id for game in GAMES}) == len(GAMES)


def test_a_flat_table_gives_every_action_that_was_met_a_number_of_its_own() -> None:
    game = discover.load("castelli")
    met = explored(game, [game.setup(2), game.setup(4)], 4)
    table = met.table()
    assert table is not None
    assert [table.flat(table.action(number)) for number in range(table.size)] == list(range(table.size))
    for steps in range(40):
        for action in walked(game, steps, seed=0, seats=2).actions:
            assert table.flat(action) is not None
    assert table.flat(("reveal", "Z99")) is None
    assert table.flat(("fly",)) is None
    with pytest.raises(Malformed):
        table.action(table.size)


def test_a_game_with_too_many_actions_has_no_flat_table() -> None:
    game = discover.load("castelli")
    met = explored(game, [game.setup(2)], 1)
    met.add("bid", concrete([("bid", number) for number in range(1000)]))
    assert met.table() is None
    assert met.facts()["flat"] is None


def test_the_command_prints_the_schema(araldo: Callable[..., Ran]) -> None:
    done = araldo("actions", "castelli", "--seats", "2", "--games", "2", "--json")
    told = json.loads(done.out)
    schema = Schema(discover.load("castelli"))
    assert (told["schema"], told["verbs"]) == (schema.id, list(schema.verbs))
    assert told["met"]["asked"]["orient"] == ["turn"]
    assert told["met"]["flat"]["size"] > 100
    short = araldo("actions", "castelli", "--lang", "it")
    assert schema.id in short.out
    assert araldo("actions", "castelli", "--games", "few").status == 2
