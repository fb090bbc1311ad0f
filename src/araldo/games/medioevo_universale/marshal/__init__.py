"""`marshal`: a heuristic bot that plays the whole game: wars, sieges, pacts, bids, buildings, trade over turns.

`worth` says what things are worth in Florins; `campaign` where armies go; `court`, `treasury`, `battlefield` and
`market` answer the questions of their phases. It sees only what its seat sees: a state that it imagines. A `Character`
weighs the terms, so that one code plays in several ways.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from araldo.games.medioevo_universale.marshal import battlefield, court, market, reasons, treasury
from araldo.games.medioevo_universale.marshal.character import CHARACTERS, Character
from araldo.games.medioevo_universale.marshal.mind import Handler, Mind
from araldo.games.medioevo_universale.marshal.worth import leader, standing, turns_left
from araldo.games.medioevo_universale.rules.course import final_honour
from araldo.games.medioevo_universale.state import Medioevo
from araldo.kernel import Action, Span
from araldo.kernel.play import Bot, Eyes
from araldo.kernel.telling import Reason

HANDLERS: dict[str, Handler] = {
    **court.HANDLERS,
    **treasury.HANDLERS,
    **battlefield.HANDLERS,
    **market.HANDLERS,
}
TOO_MANY = 600  # decisions in a turn: somebody walks in circles; the defaults end it


class Marshal:
    def __init__(self, character: Character, seed: int) -> None:
        self.rng = Random(seed)
        self.mind = Mind(character)

    def choose(self, eyes: Eyes) -> Action:
        first = eyes.options[0]
        if len(eyes.options) == 1 and not isinstance(first, Span):
            return tuple(first)
        handler = HANDLERS.get(eyes.kind)
        if handler is None:
            return eyes.default
        s: Medioevo = eyes.imagine(self.rng)
        if eyes.kind in court.FORESEEN:
            s = eyes.game.clone(s)
        self.mind.begin(s)
        if self.mind.steps > TOO_MANY:
            return eyes.default
        return handler(s, eyes, self.mind) or eyes.default

    def why(self, eyes: Eyes, action: Action) -> list[Reason]:
        teller = reasons.REASONS.get(eyes.kind)
        if teller is None:
            return []
        s: Medioevo = eyes.imagine(self.rng)
        if eyes.kind in court.FORESEEN:
            s = eyes.game.clone(s)
        return teller(s, eyes.seat, self.mind.character, action)

    def free(self, eyes: Eyes) -> Action | None:
        """The claim of the honour limit, when it is good and nobody stands higher; never word that the time is up."""
        if ("claim",) not in eyes.options:
            return None
        s: Medioevo = eyes.imagine(self.rng)
        seat = eyes.seat
        good = s.honour[seat] + final_honour(s, seat) >= s.options["end_honour"]
        ahead = standing(s, seat) >= standing(s, leader(s, seat)) or not turns_left(s)
        return ("claim",) if good and ahead else None


MARSHALS: dict[str, Callable[[int], Bot]] = {
    name: partial(Marshal, character) for name, character in CHARACTERS.items()
}
