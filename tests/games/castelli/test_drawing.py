"""The drawn board's picture of the board (web/test/boards.json, checked by its own tests) is that of the rules."""

from __future__ import annotations

import json
from typing import Any

from araldo.games.castelli import GAME
from araldo.games.castelli.board import board, fixed_layout
from araldo.games.castelli.box import FACE, FIRST_CARD, KINDS, SHIELD_COLOUR, SHIELD_VALUE, SIDES, TILE_IDS

LAYOUTS = ["full_fixed", "duel_AB", "tournament_west", "tournament_east"]
TURNED = ["B1 D0 A1 C0", "C1 .. A0 .."]


def picture(layout: str) -> dict[str, Any]:
    """Ids in the order of the view, and what every side of a tile touches."""
    b = board(layout)
    faces = {
        space: [b.areas[area] if area >= 0 else b.slots[~area] for area in touched]
        for space, touched in zip(b.spaces, b.face, strict=True)
    }
    return {
        "spaces": list(b.spaces),
        "octagons": list(b.octagons),
        "areas": list(b.areas),
        "places": list(b.places),
        "faces": faces,
        "kinds": [KINDS[kind] for kind in b.area_kind],
        "yields": list(b.area_yield),
        "slots": dict(sorted(zip(b.slots, b.slot_kind, strict=True))),
        "neutral": {area: list(slots) for area, slots in zip(b.areas, b.neutral, strict=True) if slots},
        "at": {
            name: list(at)
            for names, places in ((b.spaces, b.space_at), (b.octagons, b.octagon_at))
            for name, at in zip(names, places, strict=True)
        },
        "lines": {name: [b.octagons[i] for i in line] for name, line in zip(b.octagons, b.lines, strict=True)},
    }


def expected() -> dict[str, Any]:
    shields = {}
    for number, tile in enumerate(TILE_IDS):
        for turns in range(len(SIDES)):
            at = range(16 * number + 4 * turns, 16 * number + 4 * turns + 4)
            shields[f"{tile}.{turns}"] = [[SHIELD_COLOUR[i], SHIELD_VALUE[i]] for i in at]
    boards = {layout: picture(layout) for layout in [*map(fixed_layout, LAYOUTS), *TURNED]}
    return {"boards": boards, "shields": shields, "cards": list(FACE[FIRST_CARD:])}


def test_the_picture_agrees_with_the_board():
    file = GAME.folder / "web" / "test" / "boards.json"
    written = json.loads(file.read_text(encoding="utf-8"))
    assert written == expected(), "write it anew: python -m tests.games.castelli.test_drawing"


if __name__ == "__main__":
    text = json.dumps(expected(), separators=(",", ":"))
    (GAME.folder / "web" / "test" / "boards.json").write_text(text + "\n", encoding="utf-8")
