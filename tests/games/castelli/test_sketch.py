"""The board in a terminal: what lies on the table is there, what is hidden is not, and it fits on a screen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from araldo.games.castelli import GAME
from araldo.games.castelli.box import COLOURS, TILE_IDS, TILES, TOWN
from araldo.kernel import SPECTATOR, key_from_seed
from araldo.kernel.catalogue import LANGUAGES
from tests.games.castelli.scenario import BLUE, GREEN, RED, YELLOW, castle, give, lay, mine, put, settle, table, turn_at

LETTERS = {"en": "RGBY", "it": "RVBG"}
SETTLEMENTS = {"en": ("", "vill.", "TOWN"), "it": ("", "vill.", "CITTÀ")}
WIDE = 13


def drawn(t: Any, viewer: int = SPECTATOR, lang: str = "en") -> str:
    return str(GAME.sketch(t.view(viewer), lang))


def cell(text: str, name: str) -> list[str]:
    """The lines of one cell of the board, from its top to its bottom; its name stands in the second."""
    lines = text.splitlines()
    row = next(i for i, line in enumerate(lines) if name in line)
    left = 4 + (lines[row].index(name) - 4) // WIDE * WIDE
    bottom = next(i for i in range(row + 1, len(lines)) if "└" in lines[i])
    return [line[left : left + WIDE].ljust(WIDE) for line in lines[row - 1 : bottom + 1]]


def sides(text: str, name: str) -> tuple[str, str, str, str]:
    """What stands on the north, east, south and west side of a cell."""
    first, second, *_, last = cell(text, name)
    west, east = second.split(name)
    return first.strip(" ┌─┐"), east.strip(" ?│▒"), last.strip(" └─┘"), west.strip(" │▒")


def shields(piece: int, turns: int, seats: int, lang: str) -> tuple[str, ...]:
    """What the four sides of a tile should read, from the data of the box."""
    tile = TILES[piece]
    found = []
    for side in range(4):
        colour = tile["shields"][(side - turns) % 4]
        value = "-" if COLOURS.index(colour) >= seats else "c" if tile["card"] == colour else str(tile["value"])
        found.append(LETTERS[lang][COLOURS.index(colour)] + value)
    return tuple(found)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_on_the_table_is_on_the_sketch(seats, lang):
    rng = Random(seats)
    options = {"module_battle": True, "module_dilemma": seats == 3}
    s = GAME.start(GAME.setup(seats, options), key_from_seed(seats))
    decisions = 0
    while not GAME.over(s):
        seat = GAME.waiting(s)[0]
        found = GAME.options(s, seat)
        GAME.apply(s, seat, GAME.choose([o for o in found if o[0] in ("build", "overbuild")] or found, rng))
        decisions += 1
        if decisions % 25 and not GAME.over(s):
            continue
        text = GAME.sketch(GAME.view(s, SPECTATOR), lang)
        assert max(map(len, text.splitlines())) <= 110
        for space, name in enumerate(s.board.spaces):
            if s.turned[space] >= 0:
                assert sides(text, name) == shields(s.tiles[space], s.turned[space], seats, lang)
        for octagon, name in enumerate(s.board.octagons):
            inside = "".join(cell(text, name)[2:-1])
            assert [word for word in SETTLEMENTS[lang][1:] if word in inside] == [
                SETTLEMENTS[lang][s.settled[octagon]]
            ] * bool(s.settled[octagon])
            owners = "".join(
                LETTERS[lang][x]
                for place, where in enumerate(s.board.place_octagon)
                if where == octagon
                for x in (s.castle[place], s.under[place])
                if x >= 0
            )
            brackets = "".join(part.split("]")[0] for part in inside.split("[")[1:])
            assert sorted(brackets.replace("/", "").replace(" ", "")) == sorted(owners)


def test_a_face_down_tile_shows_its_name_only():
    text = drawn(table())
    inside = cell(text, "A24")
    assert set("".join(inside)) <= set("┌─┐│└┘▒ A24")
    assert text.count("▒▒▒ ") == 32


def test_the_sketch_of_two_worlds_that_a_viewer_cannot_tell_apart_is_the_same():
    t = table(module_dilemma=True, dilemma_held_tile="hidden")
    give(t, GREEN, "steward", "king_4")
    turn_at(t, RED)
    t.do(RED, "reveal", "A24")
    for viewer in (GREEN, SPECTATOR):
        other = GAME.imagine(t.state, viewer, Random(3))
        assert other.tiles != t.state.tiles
        assert GAME.sketch(GAME.view(other, viewer), "en") == drawn(t, viewer)


@pytest.mark.parametrize(("lang", "king"), [("en", "King (4)"), ("it", "Re (4)")])
def test_a_hand_is_shown_to_its_owner_and_counted_for_the_others(lang, king):
    t = table()
    give(t, GREEN, "steward", "king_4")
    assert king in drawn(t, GREEN, lang)
    for viewer in (RED, SPECTATOR):
        text = drawn(t, viewer, lang)
        assert king not in text
        assert "Steward" not in text
        green = next(line for line in text.splitlines() if line.strip().startswith(LETTERS[lang][1] + " "))
        assert green.split()[-1] == "2"


def test_a_tile_being_placed_is_shown_to_those_who_see_it():
    t = table(module_dilemma=True, dilemma_held_tile="hidden")
    turn_at(t, RED)
    lay(t, "A24", "H17")
    t.do(RED, "reveal", "A24")
    assert sides(drawn(t, RED), "A24") == shields(TILE_IDS.index("H17"), 0, 4, "en")
    assert sides(drawn(t, GREEN), "A24") == ("", "", "", "")
    assert "A24?" in drawn(t, GREEN)


def test_an_octagon_shows_its_areas_where_they_lie():
    """A12: wood north and east, grain south, rock west; turned by 180 degrees, the other way round."""
    assert sides(drawn(table()), "A12") == ("w2", "w2", "g1", "r1")
    assert sides(drawn(table(layout="A1 B0 C0 D0")), "A12") == ("g1", "r1", "w2", "w2")
    assert sides(drawn(table(), lang="it"), "A12") == ("l2", "l2", "g1", "r1")
    assert sides(drawn(table(layout="A1 B0 C0 D0")), "A34")[2:] == ("r2", "r2")


def test_areas_that_are_done_with_are_marked():
    t = table()
    put(t, "A11", "H17")  # completes the rock of A12, in the west
    assert sides(drawn(t), "A12") == ("w2", "w2", "g1", "r✓")
    put(t, "A13", "H03", 2)  # its card shield looks west: the wood of A12 has no other tile, and is worth nothing
    assert sides(drawn(t), "A12") == ("w×", "w×", "g1", "r✓")


def test_castles_and_settlements():
    t = table(module_battle=True)
    castle(t, BLUE, "A12.rock.1", over=RED)
    castle(t, YELLOW, "A12.grain.1")
    castle(t, GREEN, "A14.rock.2")
    settle(t, "A12", "town")
    text = drawn(t)
    assert " ".join("".join(cell(text, "A12")[2:-1]).split()) == "TOWN r[B/R] g[Y]"
    assert " ".join("".join(cell(text, "A14")[2:-1]).split()) == "vill. r[ ][G]"
    assert "r[B/R] g[G]" in " ".join("".join(cell(drawn(t, lang="it"), "A12")[2:-1]).split())
    assert t.state.settled[t.state.board.number["A12"]] == TOWN


def test_the_frame_is_round_the_board():
    """The fixed board: wood, grain, card, rock in the north, grain, silver, rock, wood in the west."""
    lines = drawn(table()).splitlines()
    assert lines[0].split() == list("12345678")
    assert lines[1].split() == ["wood", "grain", "card", "rock"]
    rows = [line for line in lines if line[:1].isdigit()]
    assert [line[2] for line in rows] == list("g $ r w ")
    assert [line[109:] for line in rows] == ["", "r", "", "c", "", "g", "", "w"]
    east = drawn(table(2, "tournament_east")).splitlines()
    assert east[0].split() == list("5678")
    assert max(map(len, east[2:30])) <= 4 + 4 * WIDE + 2


def test_stores_and_whose_turn_it_is():
    t = table(3, start=1)
    mine(t, 7)
    text = drawn(t, GREEN)
    assert "Turn 1 of 32: Green · Mine 7 silver · deck 25 cards · reserve: 2 villages, 2 towns" in text
    assert "mine 7$" in text
    active = [line.split() for line in text.splitlines() if line.startswith(">")]
    assert [line[:4] for line in active] == [[">", "G", "Green", "(you)"]]


def test_the_tile_in_hand_is_shown_to_those_who_know_it():
    t = table(2, module_dilemma=True)
    own = shields(t.state.held[RED][0], 0, 2, "en")
    assert " ".join(own) + " (starting tile)" in drawn(t, RED)
    assert " ".join(own) not in drawn(t, GREEN)
    assert drawn(t, GREEN).count("hidden") == 1
    turn_at(t, RED)
    lay(t, "A11", "H01")
    t.do(RED, "reveal", "A11").do(RED, "place", "held")
    assert " ".join(shields(TILE_IDS.index("H01"), 0, 2, "en")) + " $" in drawn(t, GREEN)
