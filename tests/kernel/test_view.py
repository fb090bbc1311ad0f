"""Views: of every kind of field what a viewer may see, the same three ways."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from araldo.kernel import SPECTATOR, Frame, Seen, State, key_from_seed, listed, owned, public, secret, zone
from araldo.kernel.state import Asked
from araldo.kernel.view import LazyView, view, view_json
from tests.contract.support import tiny

TINY = tiny()


@dataclass(slots=True)
class Pact:
    seen: int
    terms: str = "peace"


@dataclass(slots=True)
class Board(State):
    name: str = public("board")
    pacts: list[Pact] = listed()
    purses: list[int] = owned()
    plot: str = secret("hidden")
    deck: list[int] = zone(Seen.NOBODY)
    shelf: list[int] = zone(Seen.NOBODY, memory=True)
    table: list[int] = zone(Seen.ALL)
    hands: list[list[int]] = zone(Seen.OWNER, ordered=False, memory=True)
    bags: list[list[int]] = zone(Seen.OWNER, ordered=False)


@dataclass(slots=True)
class Open(Frame):
    turn: int = public(3)


@dataclass(slots=True)
class Bare(Frame):
    pass


@dataclass(slots=True)
class Veiled(Frame):
    notes: list[str] = owned()


def board(*frames: Frame) -> Board:
    """Seats 0 and 1; pieces 0 to 9, of which seat 1 has seen 1 on the shelf and 6 in the other's hand."""
    s = Board(seats=2, pacts=[Pact(0b01), Pact(0b11)], purses=[7, 9])
    s.deck, s.shelf, s.table = [0, -1], [1, 2], [3]
    s.hands, s.bags = [[6, 5], [4]], [[7], [8, 9]]
    s.known = [0, 0b10, 0, -1, 0b10, 0b01, 0b11, 0b01, 0b10, 0b11]
    s.frames = list(frames)
    return s


def ways(s: State, viewer: int, game: Any = TINY) -> list[dict[str, Any]]:
    seen = view(game, s, viewer)
    assert msgspec.json.decode(view_json(game, s, viewer, {})) == msgspec.json.decode(msgspec.json.encode(seen))
    return [seen, dict(LazyView(game, s, viewer).items())]


def test_a_viewer_sees_what_each_field_shows_him() -> None:
    seen, lazy = ways(board(Open()), 1)
    assert seen == lazy
    assert seen["name"] == "board"
    assert seen["purses"] == [None, 9]
    assert "plot" not in seen
    assert seen["pacts"] == [{"seen": 3, "terms": "peace"}]
    assert seen["deck"] == [None, -1]
    assert seen["shelf"] == [1, None]
    assert seen["table"] == [3]
    assert seen["hands"] == [{"known": [6], "hidden": 1}, {"known": [4], "hidden": 0}]
    assert seen["bags"] == [{"known": [], "hidden": 1}, {"known": [8, 9], "hidden": 0}]
    assert seen["frames"] == [{"procedure": "Open", "turn": 3}]
    assert (seen["viewer"], seen["over"], seen["asked"], seen["offers"]) == (1, False, None, [])


def test_who_only_watches_sees_no_secrets() -> None:
    seen, _ = ways(board(Open()), SPECTATOR)
    assert seen["purses"] == [None, None]
    assert seen["pacts"] == []
    assert seen["hands"] == [{"known": [], "hidden": 2}, {"known": [], "hidden": 1}]
    assert (seen["table"], seen["shelf"]) == ([3], [None, None])


def test_when_it_is_over_what_was_shown_stays_in_sight() -> None:
    seen, _ = ways(board(), 1)
    assert seen["over"] is True
    assert seen["bags"] == [{"known": [], "hidden": 1}, {"known": [8, 9], "hidden": 0}]
    seen, _ = ways(board(), 0)
    assert seen["bags"] == [{"known": [7], "hidden": 0}, {"known": [9], "hidden": 1}]


def test_frames_show_their_locals() -> None:
    s = board(Open(), Bare(), Veiled(notes=["mine", "yours"]))
    for viewer, notes in ((0, ["mine", None]), (1, [None, "yours"]), (SPECTATOR, [None, None])):
        seen, _ = ways(s, viewer)
        assert seen["frames"] == [
            {"procedure": "Open", "turn": 3},
            {"procedure": "Bare"},
            {"procedure": "Veiled", "notes": notes},
        ]


@pytest.mark.parametrize("frames", [(Open(),), (Open(), Veiled(notes=["a", "b"]))])
def test_what_several_viewers_share_is_right_for_each(frames: tuple[Frame, ...]) -> None:
    for s in (board(*frames), TINY.start(TINY.setup(3), key_from_seed(1))):
        shared: dict[Any, Any] = {}
        common: dict[Any, Any] = {}
        for viewer in (0, 1, SPECTATOR):
            seen = view(TINY, s, viewer)
            assert msgspec.json.decode(view_json(TINY, s, viewer, shared)) == msgspec.json.decode(
                msgspec.json.encode(seen)
            )
            assert view(TINY, s, viewer, common) == seen


def test_a_game_in_which_all_is_public_is_encoded_once() -> None:
    s = State(seats=2)
    shared: dict[Any, Any] = {}
    assert msgspec.json.decode(view_json(TINY, s, 0, shared)) == view(TINY, s, 0)
    assert "head" in shared
    assert msgspec.json.decode(view_json(TINY, s, 1, shared)) == view(TINY, s, 1)
    hidden: dict[Any, Any] = {}
    view_json(TINY, board(), 0, hidden)
    assert "head" not in hidden


def test_a_sealed_question_shows_who_has_answered_and_ones_own_answer() -> None:
    s = TINY.start(TINY.setup(3), key_from_seed(1))
    TINY.apply(s, 0, ("open", "dear"))
    TINY.apply(s, 1, ("pass",))
    asked = {viewer: view(TINY, s, viewer)["asked"] for viewer in (0, 1, SPECTATOR)}
    assert asked[0]["answered"] == asked[SPECTATOR]["answered"] == [1]
    assert asked[1]["answer"] == ["pass"]
    assert "answer" not in asked[0]
    assert asked[0]["free"] == [["sell", [0, 1, 2]]]
    assert asked[0]["seats"] == [0, 1, 2]


def test_a_window_shows_nobody_who_is_asked_or_has_answered() -> None:
    s = TINY.start(TINY.setup(3), key_from_seed(1))
    s.asked = Asked("thief", (1, 2), (), {}, {})
    s.asked.answers[2] = ("pass",)
    asked = {viewer: view(TINY, s, viewer)["asked"] for viewer in (0, 1, 2)}
    assert [asked[v]["seats"] for v in (0, 1, 2)] == [[], [1], [2]]
    assert [asked[v]["answered"] for v in (0, 1, 2)] == [[], [], [2]]


def test_a_lazy_view_is_a_dictionary_like_the_view() -> None:
    s = board(Open())
    lazy, seen = LazyView(TINY, s, 1), view(TINY, s, 1)
    assert ("name" in lazy, "plot" in lazy, "nothing" in lazy) == (True, False, False)
    assert "name" in lazy, "a second time, too"
    assert (lazy.get("plot", "no"), lazy.get("name")) == ("no", "board")
    assert len(lazy) == len(seen)
    assert (list(lazy), list(lazy.keys()), list(lazy.values())) == (list(seen), list(seen), list(seen.values()))
    assert dict(lazy.items()) == seen
    assert lazy == seen
    assert not lazy != seen  # noqa: SIM202
    assert lazy != {"name": "board"}
    with pytest.raises(KeyError):
        lazy["plot"]
