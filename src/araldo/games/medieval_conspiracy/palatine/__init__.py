"""`palatine`: a bot that plays the whole of Medieval Conspiracy. It sees only what its seat sees (an imagined state).

Everything is valued in ducats (`outlook`), and ducats by the electorate that they will buy (`purse`). Each chapter of
the rules has a module that scores the answers to its questions: `market` (auctions), `fate`, `bargain` (bribes and
ransoms), `hand` (Action cards), `war` and `battle`, `camp` (where units stand), `election`. Characters weigh the same
judgement differently.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from araldo.games.medieval_conspiracy.palatine import (
    bargain,
    battle,
    camp,
    election,
    fate,
    hand,
    market,
    reasons,
    war,
)
from araldo.games.medieval_conspiracy.palatine.character import CHARACTERS, PALATINE, Character
from araldo.games.medieval_conspiracy.palatine.outlook import Outlook
from araldo.kernel import Action, Span
from araldo.kernel.action import offered
from araldo.kernel.play import Eyes
from araldo.kernel.telling import Reason

Handler = Callable[[Outlook, Eyes], Action]
HANDLERS: dict[str, Handler] = {
    "ally": war.ally,
    "attack": war.attack,
    "auction_won": market.auction_won,
    "before_bid": market.before_bid,
    "bid": market.bid,
    "church": camp.church,
    "claim": fate.claim,
    "combat_cards": battle.combat_cards,
    "defector": battle.strike,
    "educate": fate.educate,
    "fate": fate.fate,
    "feud": war.attack,
    "fortify": election.fortify,
    "garrison": war.garrison,
    "grant": battle.grant,
    "haven": camp.haven,
    "inherit": fate.claim,
    "march": camp.march,
    "muster": war.muster,
    "overflow": hand.overflow,
    "own_fate_roll": fate.own_fate_roll,
    "own_step": hand.own_step,
    "place": camp.place,
    "place_secretly": camp.place,
    "react": hand.react,
    "reinforce": war.reinforce,
    "retreat": battle.retreat,
    "return": camp.haven,
    "side": war.side,
    "site": market.site,
    "uprising": battle.strike,
    "vote": election.vote,
}
BARGAINS: dict[str, Callable[[Outlook, Eyes, bargain.Ledger], Action]] = {
    "bribe": bargain.bribe,
    "consent": bargain.consent,
    "counter": bargain.counter,
    "pay_ransom": bargain.pay_ransom,
    "ransom": bargain.ransom,
}


class Palatine:
    def __init__(self, seed: int, character: Character = PALATINE) -> None:
        self.rng = Random(seed)
        self.character = character
        self.ledger = bargain.Ledger()

    def outlook(self, eyes: Eyes) -> Outlook:
        return Outlook(eyes.imagine(self.rng), eyes.seat, self.character)

    def choose(self, eyes: Eyes) -> Action:
        first = eyes.options[0]
        if len(eyes.options) == 1 and not isinstance(first, Span):
            return tuple(first)
        if eyes.kind in BARGAINS:
            o = self.outlook(eyes)
            self.ledger.settle(o)
            found = BARGAINS[eyes.kind](o, eyes, self.ledger)
        elif eyes.kind in HANDLERS:
            found = HANDLERS[eyes.kind](self.outlook(eyes), eyes)
        else:
            return eyes.default
        return found if offered(eyes.options, found) else eyes.default  # another may have begun the draft

    def why(self, eyes: Eyes, action: Action) -> list[Reason]:
        teller = reasons.REASONS.get(eyes.kind)
        return teller(self.outlook(eyes), action) if teller is not None else []

    def free(self, eyes: Eyes) -> Action | None:
        """A mercenary for a card, for the Master of War."""
        if eyes.kind != "own_step":
            return None
        return hand.levy(self.outlook(eyes), eyes)


def bots() -> dict[str, Callable[[int], Any]]:
    """`palatine`, and one of each character."""
    return {name: partial(Palatine, character=character) for name, character in CHARACTERS.items()}
