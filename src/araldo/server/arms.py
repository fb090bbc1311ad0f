"""Arms of a person: a shield from the kit, kept as a blazon. Nothing is uploaded, so nothing has to be watched over.

`DIVISION FIRST SECOND`, then up to three charges, each after a comma: `CHARGE TINCTURE NUMBER PLACE SIZE`, as in
`per-bend argent vert, oak-leaf vert 1 upper-right 100, tower argent 1 lower-left 100`. The words that may stand there
are in `arms.json`, which the browser reads too, with where each of them lies on a shield of 100 × 120: the outlines of
the charges are pictures of game-icons.net, named there. The browser says arms in words; `coats` draws them for links.
"""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Any

from araldo.server.sentences import Refused

KIT: dict[str, Any] = json.loads((Path(__file__).parent / "arms.json").read_text(encoding="utf-8"))
LENGTH = 200  # characters


def proper(text: str) -> str:
    """A blazon as it is kept; Refused if the kit has no such thing."""
    field, *charges = (" ".join(part.split()) for part in text[:LENGTH].split(","))
    if not _field(field.split(" ")) or len(charges) > KIT["most"] or not all(map(_charge, charges)):
        raise Refused("bad-arms", 422)
    return ", ".join((field, *charges))


def _field(words: list[str]) -> bool:
    return len(words) == 3 and words[0] in KIT["divisions"] and all(word in KIT["tinctures"] for word in words[1:])


def _charge(text: str) -> bool:
    words = text.split(" ")
    if len(words) != 5:
        return False
    charge, tincture, number, place, size = words
    return (charge in KIT["charges"] and tincture in KIT["tinctures"] and number in map(str, KIT["numbers"])
            and place in KIT["places"] and size in map(str, KIT["sizes"]))  # fmt: skip


def surprise() -> str:
    """Some arms, of the kind that can be told apart from afar: metal on colour, or colour on metal."""
    metal = secrets.choice(KIT["metals"])
    colour = secrets.choice([one for one in KIT["tinctures"] if one not in KIT["metals"]])
    ground, mark = secrets.choice([(metal, colour), (colour, metal)])
    division = secrets.choice(["plain", "bordure", "chief"])
    place = "bottom" if division == "chief" else "whole"
    return f"{division} {ground} {mark}, {secrets.choice(list(KIT['charges']))} {mark} 1 {place} 100"
