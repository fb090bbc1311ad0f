"""`regent`: a bot that plays the whole of Crusader Kings. It sees only what its seat sees (an imagined state).

Everything is valued in one currency, victory points (`outlook`); each chapter of the rules has a module that scores the
answers to its questions: `cards` (draws, pairs, actions), `war`, `realm`, `intrigue`, `pilgrimage`, `family`, `checks`,
`events` and `bargains`. Characters weigh the same judgement differently.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from araldo.games.crusader_kings.regent import (
    bargains,
    cards,
    checks,
    events,
    family,
    intrigue,
    pilgrimage,
    realm,
    reasons,
    war,
)
from araldo.games.crusader_kings.regent.character import CHARACTERS, REGENT, Character
from araldo.games.crusader_kings.regent.outlook import Outlook
from araldo.kernel import Action, Span
from araldo.kernel.action import offered
from araldo.kernel.play import Bot, Eyes
from araldo.kernel.telling import Reason

Handler = Callable[[Outlook, Eyes], Action]
HANDLERS: dict[str, Handler] = {
    "act": cards.act,
    "backing": war.backing,
    "birth_token": family.birth_token,
    "bonus_card": cards.bonus,
    "bribe": intrigue.bribe,
    "buy": realm.buy,
    "call": war.call,
    "castle": realm.pay_castle,
    "counter": war.counter,
    "court": family.court,
    "crisis": family.crisis,
    "disband": war.disband,
    "discard_card": realm.discard_card,
    "draw": cards.draw,
    "event_build": events.build,
    "event_calm": events.calm,
    "event_card": events.card,
    "event_disband": events.disband,
    "event_discard": events.discard,
    "event_foe": events.foe,
    "event_forage": events.forage,
    "event_mobilise": events.mobilise,
    "event_option": events.option,
    "event_person": events.person,
    "event_place": events.place,
    "event_raze": events.raze,
    "event_shield": events.shield,
    "event_token": family.event_token,
    "event_war": events.end_war,
    "invest": checks.invest,
    "may_marry": family.court,
    "muster": war.muster,
    "next_attack": war.next_attack,
    "occupy": war.occupy,
    "old_age": family.old_age,
    "overthrow": intrigue.overthrow,
    "pay_troops": war.pay_troops,
    "plot": cards.plot,
    "plot_target": intrigue.plot_target,
    "release": war.release,
    "reply": bargains.reply,
    "roles": war.roles,
    "sabotage": checks.sabotage,
    "sacrifice": checks.sacrifice,
    "send": pilgrimage.send,
    "shield": pilgrimage.withdraw,
    "sites": realm.sites_draft,
    "support": war.support,
    "terms": bargains.terms,
    "titles": family.titles,
    "trade_discard": bargains.trade_discard,
}


class Regent:
    def __init__(self, seed: int, character: Character = REGENT) -> None:
        self.rng = Random(seed)
        self.character = character

    def outlook(self, eyes: Eyes) -> Outlook:
        return Outlook(eyes.imagine(self.rng), eyes.seat, self.character)

    def choose(self, eyes: Eyes) -> Action:
        first = eyes.options[0]
        if len(eyes.options) == 1 and not isinstance(first, Span):
            return tuple(first)
        handler = HANDLERS.get(eyes.kind)
        if handler is None:
            return eyes.default
        found = handler(self.outlook(eyes), eyes)
        return found if offered(eyes.options, found) else eyes.default  # another may have begun the draft

    def why(self, eyes: Eyes, action: Action) -> list[Reason]:
        teller = reasons.REASONS.get(eyes.kind)
        return teller(self.outlook(eyes), action) if teller is not None else []

    def free(self, eyes: Eyes) -> Action | None:
        """Trades are offered in its own Dynasty phase; its Pacts are kept."""
        if eyes.kind != "court":
            return None
        return bargains.offer(self.outlook(eyes), eyes)


REGENTS: dict[str, Callable[[int], Bot]] = {
    name: partial(Regent, character=character) for name, character in CHARACTERS.items()
}
