"""Why it answers so: the terms of its own judgement, in victory points, chances and Gold."""

from __future__ import annotations

from collections.abc import Callable

from araldo.games.crusader_kings.board import IDS, NUMBER
from araldo.games.crusader_kings.box import (
    ADOPTION_COST,
    ATTEMPT_COST,
    BASE_DRAWS,
    BUILDER_TOKEN,
    DECKS,
    INVENTOR_TOKEN,
    KINDS,
    OLD_AGE,
    PERSON,
    WAR,
)
from araldo.games.crusader_kings.regent import bargains, cards, checks, family, intrigue, pilgrimage, realm, war
from araldo.games.crusader_kings.regent.odds import chance
from araldo.games.crusader_kings.regent.outlook import Outlook
from araldo.games.crusader_kings.rules.kin import heirs
from araldo.games.crusader_kings.rules.realm import troops_of, word
from araldo.games.crusader_kings.rules.war import defence
from araldo.games.crusader_kings.state import Attack, Bargain, Build, Check, Conquest
from araldo.kernel import DONE, Action
from araldo.kernel.telling import Phrase, Reason

LEAST = 0.02  # of a point: less is not worth a word

Teller = Callable[[Outlook, Action], list[Reason]]


def say(weight: float, message: str, **params: object) -> list[Reason]:
    return [Reason(weight, Phrase(f"reason-{message}", params))] if abs(weight) >= LEAST else []


def two(points: float) -> float:
    """To be read: to a hundredth."""
    return round(points, 2) + 0.0


def percent(odds: float) -> int:
    return round(100 * max(0.0, odds))


def worth(points: float) -> list[Reason]:
    return say(points, "worth", points=two(points))


# -- cards


def drawn(o: Outlook, action: Action) -> list[Reason]:
    """The deck that the position asks for most, and what makes it so."""
    free, closed = cards.targets(o)
    found = say(1.0 if free else 0.5, "targets", free=free, closed=closed)
    return found + say(0.6, "purse", gold=o.s.gold[o.seat])


def one_more(o: Outlook, action: Action) -> list[Reason]:
    return say(cards.wishes(o)[DECKS.index(action[1])][1], "deck-promises", deck=action[1])


def acted(o: Outlook, action: Action) -> list[Reason]:
    verb, gold = action[0], o.s.gold[o.seat]
    if verb == "invade":
        plan = war.campaign(o, troops_of(o.s, o.seat))
        best = [say(one.value, "take", land=IDS[one.target], percent=percent(one.odds)) for one in plan[:2]]
        return [reason for found in best for reason in found]
    if verb == "mobilise":
        lands, total = war.levy(o, at_once=war.at_hand(o))
        found = say(total, "campaign", points=two(total), count=len(lands)) if war.prepared(o) and lands else []
        return found or say(0.1, "guards")
    if verb == "tax":
        return say(o.gain(cards.income(o)) + 0.1, "income", gold=cards.income(o), have=gold)
    if verb == "build":
        count, total = realm.works(o, gold)
        return say(total, "castles", count=count, points=two(total)) + race(o, BUILDER_TOKEN)
    if verb == "develop":
        total = realm.shopping(o, gold)
        return say(total, "shopping", points=two(total)) + race(o, INVENTOR_TOKEN)
    if verb == "crusade":
        return crusade(o)
    if verb in ("plot", "overthrow"):
        return worth(intrigue.scheme(o) if verb == "plot" else intrigue.topple(o))
    return []


def race(o: Outlook, token: int) -> list[Reason]:
    """How near an achievement is."""
    gain = o.step(token)
    return say(gain, "race-builder" if token == BUILDER_TOKEN else "race-inventor", points=two(gain))


def crusade(o: Outlook) -> list[Reason]:
    gain = pilgrimage.shield(o)
    odds, gold = o.venture("crusade", 1, gain)
    return say(gain, "next-shield", points=two(gain)) + say(odds, "check", percent=percent(odds), gold=gold)


def laid(o: Outlook, action: Action) -> list[Reason]:
    """What the two cards promise."""
    view = cards.Prospect(o)
    decks = [DECKS.index(face.partition(".")[0]) for face in action[1:]]
    total = view.pair(decks[0], decks[1]) if len(decks) == 2 else view.pair(decks[0], -1)
    return say(total, "pair", points=two(total))


# -- checks


def invested(o: Outlook, action: Action) -> list[Reason]:
    s, f = o.s, o.s.frames[-1]
    assert isinstance(f, Check)
    gold: int = action[1]
    odds = chance(s, o.seat, f.kind, f.need, BASE_DRAWS + f.bonus + gold)
    at_stake = checks.stake(o, f)
    return say(odds + LEAST, "check", percent=percent(odds), gold=gold) + say(
        at_stake, "at-stake", points=two(at_stake)
    )


def spoiled(o: Outlook, action: Action) -> list[Reason]:
    f = o.s.frames[-1]
    assert isinstance(f, Check)
    hurt = max(0.0, checks.harm(o, f))
    return say(max(LEAST, hurt), "hurts" if hurt > LEAST else "harmless", foe=word(o.s, f.seat), points=two(hurt))


def given_up(o: Outlook, action: Action) -> list[Reason]:
    f = o.s.frames[-1]
    assert isinstance(f, Check)
    at_stake = checks.stake(o, f)
    return say(at_stake, "at-stake", points=two(at_stake))


# -- war


def ordered(o: Outlook, action: Action) -> list[Reason]:
    if action[0] == "support" or len(action) < 3:
        return []
    origin, target = NUMBER[action[1]], NUMBER[action[2]]
    one = war.assault(o, origin, target, o.room, o.s.gold[o.seat], annex=action[0] == "annex")
    return taken(o, target) + (say(0.3, "annexed") if one.annex else say(one.odds, "take-odds",
                                                                        percent=percent(one.odds)))  # fmt: skip


def taken(o: Outlook, land: int) -> list[Reason]:
    """What a territory is worth, and from whom it is taken."""
    gain, owner = o.land(land), o.s.owner[land]
    if owner < 0:
        return say(gain, "land", land=IDS[land], points=two(gain))
    return say(gain, "land-of", land=IDS[land], points=two(gain), foe=word(o.s, owner))


def next_one(o: Outlook, action: Action) -> list[Reason]:
    return taken(o, NUMBER[action[1]]) + say(0.1, "needs", count=defence(o.s, NUMBER[action[1]]))


def raised(o: Outlook, action: Action) -> list[Reason]:
    if action == DONE:
        return say(0.1, "purse", gold=o.s.gold[o.seat])
    land = NUMBER[action[1]]
    wanted = war.levy(o, at_once=war.at_hand(o))[0] if war.prepared(o) else []
    if land in wanted:
        return say(0.5, "for-campaign")
    return danger(o, land)


def danger(o: Outlook, land: int) -> list[Reason]:
    risk = o.danger(land)
    return say(risk, "danger", land=IDS[land], percent=percent(risk))


def kept(o: Outlook, action: Action) -> list[Reason]:
    return danger(o, NUMBER[action[1]]) if len(action) > 1 else say(0.1, "purse", gold=o.s.gold[o.seat])


def occupied(o: Outlook, action: Action) -> list[Reason]:
    f = o.s.frames[-1]
    assert isinstance(f, Conquest)
    if action[0] == "pillage":
        return say(o.gain(2) + LEAST, "pillage", points=two(o.gain(2)))
    return danger(o, f.target)


def released(o: Outlook, action: Action) -> list[Reason]:
    held = o.hold(NUMBER[action[1]])
    return say(held, "holds", land=action[1], points=two(held))


def helped(o: Outlook, action: Action) -> list[Reason]:
    f = next(frame for frame in reversed(o.s.frames) if isinstance(frame, Attack))
    return say(o.spite[f.foe], "rival", foe=word(o.s, f.foe)) if f.foe >= 0 else []


def struck(o: Outlook, action: Action) -> list[Reason]:
    return taken(o, NUMBER[action[1]]) if action[0] == "strike_back" else []


# -- realm


def bought(o: Outlook, action: Action) -> list[Reason]:
    if action[0] != "buy":
        return say(0.1, "purse", gold=o.s.gold[o.seat])
    gain = realm.purchase(o, KINDS.index(action[1]))
    return worth(gain) + race(o, INVENTOR_TOKEN)


def sited(o: Outlook, action: Action) -> list[Reason]:
    if len(action) < 2:
        return say(0.1, "purse", gold=o.s.gold[o.seat])
    return danger(o, NUMBER[action[1]]) + race(o, BUILDER_TOKEN)


def paid_for(o: Outlook, action: Action) -> list[Reason]:
    f = o.s.frames[-1]
    assert isinstance(f, Build)
    return worth(o.castle(f.sites[f.at])) + say(o.cost(3), "gold-worth", gold=3, points=two(o.cost(3)))


# -- intrigue


def plotted(o: Outlook, action: Action) -> list[Reason]:
    if action == ("stop",):
        return []
    gain, kind, need, foe = intrigue.stake(o, action)
    odds, gold = o.venture(kind, need, max(0.0, gain), gold=max(0, o.s.gold[o.seat] - ATTEMPT_COST[0]))
    found = worth(gain) + say(odds, "check", percent=percent(odds), gold=gold)
    return found + (say(o.spite[foe] / 4, "rival", foe=word(o.s, foe)) if foe not in (-1, o.seat) else [])


def toppled(o: Outlook, action: Action) -> list[Reason]:
    if action[0] != "topple":
        return []
    land = NUMBER[action[1]]
    return worth(intrigue.free_land(o, land)) + say(0.1, "rival", foe=word(o.s, o.s.owner[land]))


# -- the family


def courted(o: Outlook, action: Action) -> list[Reason]:
    verb = action[0]
    have = heirs(o.s, o.seat)
    found = say(0.2 if have < 2 else LEAST, "heirs", count=have, age=max(0, OLD_AGE + 1 - o.s.age[o.seat]))
    if verb == "marry":
        return found + say(family.pact(o, NUMBER[action[2]]), "pact-land", land=action[2])
    if verb == "adopt":
        gain = o.heir(have + 1) - o.heir(have)
        return found + say(gain, "adopt", points=two(gain), gold=ADOPTION_COST)
    if verb == "propose":
        gain = bargains.courtship(o, PERSON[action[1]], PERSON[action[2]])
        return found + say(gain, "bargain", points=two(gain))
    return found


def titled(o: Outlook, action: Action) -> list[Reason]:
    return danger(o, NUMBER[action[2]]) if action[0] == "grant" else []


def lost(o: Outlook, action: Action) -> list[Reason]:
    return released(o, action) if len(action) > 1 else []


def sent(o: Outlook, action: Action) -> list[Reason]:
    life = pilgrimage.life(o, PERSON[action[1]])
    return say(max(LEAST, life), "life", points=two(life)) + crusade(o)[1:]


# -- bargains


def replied(o: Outlook, action: Action) -> list[Reason]:
    f = o.s.frames[-1]
    assert isinstance(f, Bargain)
    deal = bargains.read(o.s, f, o.seat)
    mine = bargains.gain(o, deal)
    found = say(max(LEAST, abs(mine)), "deal-gain" if mine > 0 else "deal-loss", points=two(abs(mine)))
    helped_ = mine - bargains.balance(o, deal)
    return found + say(helped_, "deal-helps", foe=word(o.s, deal.other), points=two(helped_))


def stated(o: Outlook, action: Action) -> list[Reason]:
    f = o.s.frames[-1]
    assert isinstance(f, Bargain)
    deal = bargains.plan(o, f)
    gain = bargains.balance(o, deal) if deal is not None else 0.0
    return say(gain, "bargain", points=two(gain))


def after_war(o: Outlook, action: Action) -> list[Reason]:
    return say(0.1, "war-cards", count=o.hand(WAR))


REASONS: dict[str, Teller] = {
    "act": acted,
    "bonus_card": one_more,
    "buy": bought,
    "castle": paid_for,
    "counter": struck,
    "court": courted,
    "crisis": lost,
    "disband": after_war,
    "draw": drawn,
    "invest": invested,
    "may_marry": courted,
    "muster": raised,
    "next_attack": next_one,
    "occupy": occupied,
    "overthrow": toppled,
    "pay_troops": kept,
    "plot": laid,
    "plot_target": plotted,
    "release": released,
    "reply": replied,
    "roles": ordered,
    "sabotage": spoiled,
    "sacrifice": given_up,
    "send": sent,
    "sites": sited,
    "support": helped,
    "terms": stated,
    "titles": titled,
}
