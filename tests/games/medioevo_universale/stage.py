"""A stage for scenes (`scenes.py`): a game, perhaps with a number changed, its rules, and what puts up positions."""

from __future__ import annotations

import importlib
from typing import Any

from araldo.kernel import Game, discover
from tests.games.numbers import within

NAME = "medioevo_universale"
HELPERS = f"tests.games.{NAME}"
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


RULES = (
    "aid", "armies", "artillery", "attack", "barbarians", "basket", "battle", "cardsale", "casualties", "combat",
    "commerce", "conquest", "corsairs", "course", "crusade", "diplomacy", "envoys", "instant", "land", "loading",
    "movement", "objectives", "offence", "order", "papacy", "pieces", "placement", "players", "purchase", "raids",
    "rebellion", "reinforcements", "sale", "siege", "taxes", "trade", "transports", "treasures", "wars",
)  # fmt: skip


def everything(stage: Stage) -> tuple[int, ...]:
    """No technology, each alone, and all of them."""
    count = len(stage.box.TECHS)
    return (0, *(1 << i for i in range(count)), (1 << count) - 1)
