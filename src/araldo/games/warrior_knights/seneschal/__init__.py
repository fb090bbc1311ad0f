"""`seneschal`: a bot that plays the whole of Warrior Knights. It sees only what its seat sees (an imagined state).

Everything is valued in one currency, Influence (`outlook`); each chapter of the rules has a module that scores the
answers to its questions: `war`, `court` (planning and money), `church`, `hall` (the Assembly), `bargain`. Characters
weigh the same judgement differently.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from araldo.games.warrior_knights.seneschal import bargain, church, court, hall, reasons, war
from araldo.games.warrior_knights.seneschal.character import CHARACTERS, SOBER, Character
from araldo.games.warrior_knights.seneschal.outlook import Outlook
from araldo.kernel import Action
from araldo.kernel.action import offered
from araldo.kernel.play import Eyes
from araldo.kernel.telling import Reason

Handler = Callable[[Outlook, Eyes], Action]
HANDLERS: dict[str, Handler] = {
    "accept": hall.accept,
    "allocate": court.allocate,
    "appoint": hall.appoint,
    "assign": war.assign,
    "ballot": hall.ballot,
    "bless": church.bless,
    "cancel": church.cancel,
    "charter": hall.best_town,
    "commit": hall.commit,
    "comply": hall.comply,
    "defend": court.defend,
    "force": war.force,
    "forgo": hall.forgo,
    "fund": court.fund,
    "grant": war.grant,
    "heal": court.heal,
    "hire": court.hire,
    "mark": court.mark,
    "mobilize": war.mobilize,
    "omen": church.omen,
    "order": hall.order,
    "plan": court.plan,
    "pledge": church.pledge,
    "post": war.post,
    "propose": hall.propose,
    "regroup": war.regroup,
    "return": war.back,
    "revolt": church.revolt,
    "site": war.site,
    "station": war.station,
    "take": war.take,
    "target": church.target,
    "tie": hall.declare,
    "use": court.use,
    "voyage": court.voyage,
    "wages": court.wages,
    "watch": church.watch,
    "winds": war.winds,
    "write": hall.write,
}
BARGAINS: dict[str, Callable[[Outlook, Eyes, bargain.Ledger], Action]] = {
    "consent": bargain.consent,
    "declare": bargain.declare,
    "passage": bargain.passage,
}


class Seneschal:
    def __init__(self, seed: int, character: Character = SOBER) -> None:
        self.rng = Random(seed)
        self.character = character
        self.ledger = bargain.Ledger()

    def outlook(self, eyes: Eyes) -> Outlook:
        return Outlook(eyes.imagine(self.rng), eyes.seat, self.character)

    def choose(self, eyes: Eyes) -> Action:
        if eyes.kind not in HANDLERS and eyes.kind not in BARGAINS:
            return eyes.default
        o = self.outlook(eyes)
        self.ledger.settle(o.s, o.seat)
        if eyes.kind in BARGAINS:
            found = BARGAINS[eyes.kind](o, eyes, self.ledger)
        else:
            found = HANDLERS[eyes.kind](o, eyes)
        return found if offered(eyes.options, found) else eyes.default  # another may have begun the draft

    def why(self, eyes: Eyes, action: Action) -> list[Reason]:
        teller = reasons.REASONS.get(eyes.kind)
        return teller(self.outlook(eyes), action) if teller is not None else []

    def free(self, eyes: Eyes) -> Action | None:
        """Crowns are given for consent, passage and votes only."""
        if eyes.kind not in BARGAINS:
            return None
        return bargain.offer(self.outlook(eyes), self.ledger)


def bots() -> dict[str, Callable[[int], Any]]:
    """`seneschal`, and one of each character."""
    return {"seneschal": Seneschal} | {
        f"seneschal_{name}": partial(Seneschal, character=character) for name, character in CHARACTERS.items()
    }
