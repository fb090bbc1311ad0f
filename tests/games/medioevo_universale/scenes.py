"""Where a number of the data is felt: short scenes of a game, each of which says what came of it.

A scene is one of the bold games of `campaign`, or a small one for what such games seldom reach: rare cards, the map's
far corners, ten players (`reckonings`, `deeds`). `numbers.toml` keeps for every number a scene that another value
changes; the test looks there first. Written anew, by trying all scenes where the kept one is not enough:

    python -m tests.games.medioevo_universale.scenes
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from araldo.kernel import discover
from araldo.kernel.errors import AraldoError
from tests.games.medioevo_universale.deeds import (
    broadsides,
    deeds,
    elections,
    founded,
    intrigues,
    lent,
)
from tests.games.medioevo_universale.reckonings import (
    bills,
    carriers,
    crusades,
    decks,
    dice,
    endings,
    figures,
    lessons,
    markets,
    objectives,
    options,
    places,
    points,
    prices,
    quarrels,
    reactions,
    sieges,
    supplies,
    tables,
    treasures,
    uprisings,
    wages,
    ways,
    workshops,
    zones,
)
from tests.games.medioevo_universale.stage import NAME, Stage
from tests.games.numbers import FAULTS, Number, changed, numbers, other_values

STORE = Path(__file__).with_name("numbers.toml")

SCENES: dict[str, Callable[[Stage], Any]] = {
    scene.__name__: scene
    for scene in (
        tables, options, lessons, prices, markets, reactions, zones, treasures, places, endings, figures, decks,
        objectives,
        bills, workshops, wages, supplies, dice, sieges, uprisings, points, quarrels, crusades, carriers, ways,
        founded, lent, intrigues, deeds, broadsides, elections,
    )
}  # fmt: skip


def see(stage: Stage, scene: str) -> Any:
    return SCENES[scene](stage) if scene in SCENES else stage.campaign.fingerprint(scene)


# -- looking


class Theatre:
    """The game as it is, and in each scene what came of it."""

    def __init__(self) -> None:
        self.stage = Stage(discover.load(NAME))
        self.known: dict[str, str] = tomllib.loads(STORE.read_text(encoding="utf-8")) if STORE.exists() else {}
        self.names = [
            *(name for name in SCENES if name != "tables"),
            *self.stage.campaign.games(),
            "tables",
        ]  # read last
        self._usual: dict[str, Any] = {}

    def usual(self, scene: str) -> Any:
        if scene not in self._usual:
            self._usual[scene] = see(self.stage, scene)
        return self._usual[scene]

    def likely(self, number: Number) -> Iterator[list[str]]:
        """The kept scene; then those in which numbers of the same key were felt, and all others."""
        kept = [self.known[number.name]] if number.name in self.known else []
        group = number.name.split("[")[0]
        alike = [scene for name, scene in self.known.items() if name.split("[")[0] == group and scene != "tables"]
        yield kept
        yield list(dict.fromkeys([*alike[:8], *self.names]))

    def felt(self, number: Number) -> str:
        """A scene that another value changes, "refused" if the data is refused by name; LookupError says why not."""
        told = ""
        for scenes in self.likely(number):
            for value in other_values(number) if scenes else ():
                try:
                    stage = Stage(changed(NAME, number, value))
                except AraldoError as refusal:
                    if number.file in str(refusal):
                        return "refused"
                    raise
                for scene in scenes:
                    try:
                        if see(stage, scene) != self.usual(scene):
                            return scene
                    except FAULTS as error:
                        told = told or f"{number.name} = {value}: {scene}: {type(error).__name__}: {error}"
        raise LookupError(told or f"{number.name}: nothing changes with {other_values(number)}")


def write() -> None:
    """Looks for a scene for every number; what is found is kept as it is found."""
    theatre = Theatre()
    for number in numbers(NAME):
        try:
            theatre.known[number.name] = theatre.felt(number)
        except (LookupError, *FAULTS) as error:
            print(error, flush=True)
    print(keep(theatre.known))


def keep(known: dict[str, str]) -> str:
    rows = [f'"{number.name}" = "{known[number.name]}"\n' for number in numbers(NAME) if number.name in known]
    head = "# Where each number of the data is felt: see scenes.py, which writes this file.\n\n"
    STORE.write_text(head + "".join(rows), encoding="utf-8")
    return f"{len(rows)} of {len(numbers(NAME))} numbers"


if __name__ == "__main__":
    write()
