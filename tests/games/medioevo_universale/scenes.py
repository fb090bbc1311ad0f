"""Where a number of the data is felt: short scenes of a game, each of which says what came of it.

A scene is one of the bold games of `campaign`, or a small one below for what such games seldom reach: rare cards, the
map's far corners, ten players. `numbers.toml` keeps for every number a scene that another value changes; the test looks
there first. Written anew, by trying all scenes where the kept one is not enough:

    python -m tests.games.medioevo_universale.scenes
"""

from __future__ import annotations

import importlib
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from araldo.kernel import Game, discover
from araldo.kernel.errors import AraldoError
from tests.games.numbers import FAULTS, Number, changed, numbers, other_values, within

NAME = "medioevo_universale"
HELPERS = f"tests.games.{NAME}"
STORE = Path(__file__).with_name("numbers.toml")
SEATS = range(3, 11)
FULL = "7-0-setup"  # ten players, the full map


class Stage:
    """A game with what the tests know of it: its modules, and the helpers that put up positions."""

    def __init__(self, game: Game) -> None:
        self.game = game
        with within(game, HELPERS):
            self.campaign = importlib.import_module(f"{HELPERS}.campaign")
            self.position = importlib.import_module(f"{HELPERS}.position")
            self.box, self.board = (self.module(name) for name in ("box", "board"))
            self._rules = {name: self.module(f"rules.{name}") for name in RULES}

    @staticmethod
    def module(name: str) -> Any:
        return importlib.import_module(f"{discover.PACKAGE}.{NAME}.{name}")

    def __getattr__(self, name: str) -> Any:
        return self._rules[name]

    def begun(self, name: str = "0-0-order") -> Any:
        """The state in which a bold game begins."""
        return self.campaign.begun(name).state

    def empty(self, seats: int = 3, **options: Any) -> Any:
        """A table on which nobody owns anything."""
        return self.position.table(seats, **options)

    def see(self, scene: str) -> Any:
        return SCENES[scene](self) if scene in SCENES else self.campaign.fingerprint(scene)


RULES = (
    "barbarians", "basket", "course", "objectives", "order", "reinforcements", "trade", "treasures",
)  # fmt: skip


# -- small scenes


def options(stage: Stage) -> list[Any]:
    """What may be chosen for a table, what is refused, and what counts if nobody chooses."""
    found: list[Any] = [stage.game.setup(4).options]
    for option in discover.load(NAME).options_table.values():
        for value in option.values:
            try:
                found.append(stage.game.setup(4, {option.id: value}).options[option.id])
            except AraldoError as refusal:
                found.append(str(refusal))
    return found


def decks(stage: Stage) -> list[Any]:
    """The cards with which each number of players begins."""
    found = []
    for seats in SEATS:
        s = stage.campaign.Table(stage.game, seats).state
        found.append((sorted(stage.box.FACE[p] for p in s.deck), s.boxed))
    return found


def tables(stage: Stage) -> list[Any]:
    """What people read up: technologies, cards, buildings, prices."""
    s = stage.begun()
    return [table(s, 0) for name, table in stage.game.tells.tables.items() if name != "pacts"]


def prices(stage: Stage) -> list[int]:
    """Every good in every settlement, bought and sold."""
    s = stage.begun(FULL)
    s.tech[0] = (1 << len(stage.box.TECHS)) - 1
    sites, goods = stage.board.BOARDS[2].sites, range(len(stage.box.GOODS))
    return [stage.trade.price(s, 0, t, good, buying) for t in sites for good in goods for buying in (True, False)]


def lessons(stage: Stage) -> list[int]:
    """What each technology costs."""
    s = stage.begun()
    s.known_tech[0] = 0
    return [stage.basket.read(s, 0, [("learn", name)]).cost() for name in stage.box.TECHS]


def reactions(stage: Stage) -> list[int]:
    """Barbarians who appear in each territory of the full map: of a Kingdom nobody rules, and of one that is ruled."""
    s = stage.begun(FULL)
    s.kingdom = [-1] * s.seats
    lands = stage.board.BOARDS[2].lands
    wild = [stage.barbarians.reaction(s, t) for t in lands]
    s.kingdom = list(range(s.seats))
    return [*wild, *(stage.barbarians.reaction(s, t) for t in lands)]


def zones(stage: Stage) -> list[Any]:
    """The land zone that each settlement alone would lead."""
    s, found = stage.begun(FULL), []
    for t in stage.board.BOARDS[2].sites:
        s.owner = [-1] * len(s.owner)
        s.owner[t], s.town[t] = 0, 1
        found.append(stage.trade.zones_led(s, 0))
    return found


def treasures(stage: Stage) -> list[Any]:
    """What each Treasure card brings."""
    s, found = stage.begun(), []
    for _ in range(len(stage.box.TREASURES)):
        before = s.florins[0], s.returning[0]
        stage.treasures.draw_treasure(s, 0, stage.board.ROME)
        found.append((s.treasure_deck[0], s.florins[0] - before[0], s.returning[0] - before[1], s.depots[-1].units))
    return sorted(found)


def objectives(stage: Stage) -> list[Any]:
    """What objectives score with one more safe territory, castle, city and ship each time."""
    t = stage.empty(10, module_objectives=True, component_limits=False)
    s, board, box = t.state, stage.board, stage.box
    lands = sorted(
        board.BOARDS[2].lands,
        key=lambda x: (not board.HOLY[x], board.PORT[x] < 0, board.TERRAIN[x] != board.PLAIN, x),
    )
    found = []
    for at, land in enumerate(lands):
        stage.position.own(t, 0, board.IDS[land], 20)
        s.town[land] = s.fort[land] = 3
        if at < 4:
            stage.position.ship(t, 0, box.GALLEY, board.IDS[land], level=3)
            stage.position.ship(t, 0, box.SHIP, board.IDS[land], level=3)
        if at < 30 or at == len(lands) - 1:
            for p in box.OBJECTIVE_CARDS:
                s.objectives[0] = [p]
                found.append(stage.objectives.points(s, 0))
    return found


def places(stage: Stage) -> list[int]:
    """For how many places of the turn order each number of players bids."""
    found = []
    for seats in SEATS:
        s = stage.begun(f"{seats - 3}-0-setup")
        s.turn, f = 2, stage.order.TurnOrder()
        stage.order.open_auction(s, f)
        found.append(f.places)
    return found


def endings(stage: Stage) -> list[bool]:
    """After which turn a game without limits is over."""
    s = stage.empty(3, end_turns=0).state
    found = []
    for turn in range(60):
        s.turn = turn
        found.append(stage.course.is_over(s))
    return found


def figures(stage: Stage) -> int:
    """How many armies a player may have if there are no more than the box has figures."""
    s = stage.empty(3, figure_limits=True).state
    stage.reinforcements.add(s, 0, 1000)
    return int(s.pool[0])


SCENES: dict[str, Callable[[Stage], Any]] = {
    scene.__name__: scene
    for scene in (
        tables, options, lessons, prices, reactions, zones, treasures, places, endings, figures, decks, objectives,
    )
}  # fmt: skip


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
            self._usual[scene] = self.stage.see(scene)
        return self._usual[scene]

    def likely(self, number: Number) -> Iterator[str]:
        """The kept scene, then those in which numbers of the same key were felt, then all."""
        alike = [scene for name, scene in self.known.items() if name.split("[")[0] == number.name.split("[")[0]]
        yield from dict.fromkeys([*filter(None, [self.known.get(number.name)]), *alike[:8], *self.names])

    def felt(self, number: Number) -> str:
        """A scene that another value changes, "refused" if the data is refused by name; LookupError says why not."""
        told = ""
        for value in other_values(number):
            try:
                stage = Stage(changed(NAME, number, value))
            except AraldoError as refusal:
                if number.file in str(refusal):
                    return "refused"
                raise
            for scene in self.likely(number):
                try:
                    if stage.see(scene) != self.usual(scene):
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
