"""Arms drawn by the server: the same outlines, filled as a browser fills them."""

from __future__ import annotations

import math

import pytest
from PIL import ImageColor

from araldo.server import coats
from araldo.server.arms import KIT
from araldo.server.settings import STATIC


def test_a_shield_has_its_tinctures_where_they_belong_and_nothing_around_it() -> None:
    drawn = coats.coat("per-pale gules or", 240)
    left, right = (drawn.getpixel((x, 100)) for x in (50, 150))
    gules, gold = (ImageColor.getrgb(KIT["tinctures"][name]) for name in ("gules", "or"))
    assert (left, right) == ((*gules, 255), (*gold, 255))
    assert drawn.size == (200, 240)
    assert [drawn.getchannel("A").getpixel(corner) for corner in ((0, 239), (199, 239))] == [0, 0]


def test_every_division_draws_something_of_its_second_tincture() -> None:
    gold = (*ImageColor.getrgb(KIT["tinctures"]["or"]), 255)
    found = {name: coats.coat(f"{name} gules or", 120).getcolors(100_000) for name in KIT["divisions"]}
    assert [name for name, colours in found.items() if gold not in {one for _, one in colours or ()}] == ["plain"]


@pytest.mark.parametrize(
    ("inner", "filled"),
    [("M20 20V80H80V20Z", False), ("M20 20H80V80H20Z", True)],
    ids=["the other way round: a hole", "the same way round: none"],
)
def test_a_point_is_inside_where_the_lines_wind_around_it(inner: str, filled: bool) -> None:
    drawn = coats.mask(f"M0 0H100V100H0Z{inner}", (100, 100), 1.0)
    assert [drawn.getpixel(at) for at in ((10, 10), (50, 50))] == [255, 255 if filled else 0]


@pytest.mark.parametrize(
    "circle",
    ["M0 50A50 50 0 1 0 100 50A50 50 0 1 0 0 50Z", "M0 50a50,50 0 10100,0a50 50 0 10-100 0z",
     "M0 50C0 22.4 22.4 0 50 0S100 22.4 100 50s-22.4 50-50 50-50-22.4-50-50z"],
    ids=["arcs", "flags without spaces", "curves that go on smoothly"],
)  # fmt: skip
def test_a_circle_is_round_however_it_is_written(circle: str) -> None:
    drawn = coats.mask(circle, (400, 400), 4.0)
    share = drawn.histogram()[255] / 400**2
    assert math.isclose(share, math.pi / 4, rel_tol=0.03)


def test_each_charge_of_the_kit_is_among_what_the_front_end_wrote_down() -> None:
    if not (STATIC / "index.html").exists():
        pytest.skip("the front end is not built: make front")
    assert set(KIT["charges"]) | {"bot"} == set(coats.outlines())
    assert {name for name in coats.outlines() if coats.glyph(name, 32, "#000000").getbbox() is None} == set()
