"""Kept positions: written, read, and brought up to the fields of today."""

from __future__ import annotations

import dataclasses
import lzma
from typing import Any

import msgspec
import pytest

from araldo.kernel import key_from_seed
from araldo.kernel.errors import Malformed
from araldo.kernel.positions import Names, Position, field_names, read, written
from tests.contract.support import tiny

TINY = tiny()
SETUP = TINY.setup(3, {"rounds": 3})


def position() -> Position:
    s = TINY.start(SETUP, key_from_seed(4))
    TINY.apply(s, 0, ("open", "cheap"))
    return Position("stake", SETUP, TINY.pack(s))


def older(change: Any) -> bytes:
    """A file of this position as it would have been under other fields: `change` gets their names and the values."""
    names: Names = {name: list(fields) for name, fields in field_names(TINY).items()}
    values = msgspec.msgpack.decode(position().packed)
    change(names, values)
    kept = [("stake", msgspec.msgpack.encode(values))]
    return lzma.compress(msgspec.msgpack.encode(["tiny", names, kept]))


def at(names: Names, field: str) -> int:
    return names["Fair"].index(field)


def test_what_was_written_is_read_again() -> None:
    two = [position(), Position("sell", TINY.setup(2), TINY.pack(TINY.start(TINY.setup(2), key_from_seed(1))))]
    assert read(TINY, written(TINY, two)) == two


def test_fields_that_are_not_packed_have_no_name() -> None:
    names = field_names(TINY)
    assert set(names) == {"Fair", "Day", "Round"}
    assert len(names["Fair"]) == len(msgspec.msgpack.decode(position().packed))
    assert "hands" in names["Fair"]
    assert "log" not in names["Fair"]
    assert "log" in {f.name for f in dataclasses.fields(TINY.state)}


def test_what_holds_no_positions_or_anothers_is_refused() -> None:
    for content in (b"no positions", lzma.compress(b"\xc1"), lzma.compress(msgspec.msgpack.encode(["tiny"]))):
        with pytest.raises(Malformed, match="holds no positions"):
            read(TINY, content)
    with pytest.raises(Malformed, match="positions of tiny, not of fair"):
        read(TINY.but(id="fair"), written(TINY, [position()]))


def test_a_field_that_is_new_is_as_at_the_start_of_a_game() -> None:
    def change(names: Names, values: list[Any]) -> None:
        del values[at(names, "coins")]
        names["Fair"].remove("coins")

    (found,) = read(TINY, older(change))
    s, was = TINY.unpack(found.packed), TINY.unpack(position().packed)
    assert s.coins == [2, 2, 2]
    assert TINY.pack(s) == TINY.pack(was)
    assert (found.kind, found.setup) == ("stake", SETUP)


def test_a_field_that_is_gone_is_left_out() -> None:
    def change(names: Names, values: list[Any]) -> None:
        names["Fair"].insert(0, "juggler")
        values.insert(0, "gone")

    assert read(TINY, older(change)) == [position()]


def test_an_option_that_is_gone_is_left_out_and_one_that_is_new_has_its_default() -> None:
    def change(names: Names, values: list[Any]) -> None:
        names["Fair"].insert(0, "juggler")
        values.insert(0, "gone")
        values[at(names, "options")] = {"rounds": 3, "bears": True}

    assert read(TINY, older(change)) == [position()]


def test_a_frame_has_the_fields_of_today() -> None:
    def change(names: Names, values: list[Any]) -> None:
        index = names["Round"].index("rerolled")
        names["Round"][index] = "juggled"

    assert read(TINY, older(change)) == [position()], "rerolled: as usual; juggled: gone"


def test_a_procedure_with_a_new_name_is_known_by_its_fields() -> None:
    def change(names: Names, values: list[Any]) -> None:
        names["Market"] = names.pop("Round")
        for frame in values[at(names, "frames")]:
            frame[0] = "Market" if frame[0] == "Round" else frame[0]

    assert read(TINY, older(change)) == [position()]


def test_what_is_no_position_of_this_game_any_more_is_passed_over() -> None:
    def change(names: Names, values: list[Any]) -> None:
        names["Market"] = [*names.pop("Round"), "stalls"]
        for frame in values[at(names, "frames")]:
            if frame[0] == "Round":
                frame[0] = "Market"
                frame[2].append(1)

    assert read(TINY, older(change)) == []
