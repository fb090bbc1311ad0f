"""Why it answers so: the terms of its own judgement, in ducats and chances."""

from __future__ import annotations

from collections.abc import Callable

from araldo.games.medieval_conspiracy.board import ELECTORATE, ESTATE, IDS, NUMBER
from araldo.games.medieval_conspiracy.box import ESTATES, FACE
from araldo.games.medieval_conspiracy.palatine import bargain, battle, camp, fate, hand, market, war
from araldo.games.medieval_conspiracy.palatine.outlook import Outlook
from araldo.games.medieval_conspiracy.palatine.purse import COIN
from araldo.games.medieval_conspiracy.rules.battlecards import war_of
from araldo.games.medieval_conspiracy.state import Auction, Combat, Garrison, Ransom, Resolve, Succession, War
from araldo.kernel import DONE, Action
from araldo.kernel.telling import Phrase, Reason

LEAST = 3.0  # ducats: less is not worth a word

Teller = Callable[[Outlook, Action], list[Reason]]


def say(weight: float, message: str, **params: object) -> list[Reason]:
    return [Reason(weight, Phrase(f"reason-{message}", params))] if abs(weight) >= LEAST else []


def ducats(worth: float) -> int:
    """To be read: by fives."""
    return 5 * round(worth / 5)


def percent(chance: float) -> int:
    return round(100 * max(0.0, chance))


def land(o: Outlook, where: int) -> list[Reason]:
    """What a fief is worth, and what the heir costs."""
    pays = o.estate(o.seat, where)
    found = say(pays, "fief", place=IDS[where], ducats=ducats(pays), turns=o.turns)
    heir = o.heir(ESTATE[where])
    return found + say(heir, "heir", ducats=ducats(heir))


# -- auctions and events


def bid(o: Outlook, action: Action) -> list[Reason]:
    f = o.s.frames[-1]
    assert isinstance(f, Auction)
    found = say(50.0, "limit", ducats=market.limit(o, f))
    if f.kind == "elector":
        worth = o.electorate(o.seat)
        return [*say(worth, "electorate", ducats=ducats(worth)), *found]
    worth = market.lot_worth(o, FACE[f.lot]) if f.kind == "event" else o.fief(f.lot)
    return [*say(100.0, "lot", ducats=max(0, ducats(worth))), *found]


def pestilence(o: Outlook, action: Action) -> list[Reason]:
    f = o.s.frames[-1]
    assert isinstance(f, Auction)
    return say(10.0, "could-bid", seat=f.at) if action[0] == "play" else []


def won(o: Outlook, action: Action) -> list[Reason]:
    f = o.s.frames[-1]
    assert isinstance(f, Auction)
    return say(f.high / 2, "saves", ducats=f.high // 2)


def site(o: Outlook, action: Action) -> list[Reason]:
    f = o.s.frames[-1]
    assert isinstance(f, Resolve)
    where = NUMBER[action[1]] if len(action) > 1 else -1
    if where < 0:
        return []
    if action[0] == "ban":
        return attack(o, ("attack", action[1]))
    worth, risk = market.site_worth(o, FACE[f.card], where), camp.peril(o, where)
    return say(worth, "there", ducats=ducats(worth)) + say(100 * risk, "peril", percent=percent(risk))


# -- fate


def fated(o: Outlook, action: Action) -> list[Reason]:
    if action[0] == "elector":
        worth = fate.elector_worth(o)
        return say(worth, "sale", ducats=ducats(worth)) + say(20.0, "purse", ducats=o.s.cash[o.seat])
    where = NUMBER[action[1]]
    worth, owner = fate.kill_worth(o, where), o.s.owner[where]
    found = say(worth, "death", ducats=ducats(worth))
    return found + (say(worth / 2, "hits", seat=owner) if owner not in (-1, o.seat) else [])


def taught(o: Outlook, action: Action) -> list[Reason]:
    estate = ESTATES.index(action[1])
    return say(o.child(estate), "child", ducats=ducats(o.child(estate)), have=o.s.heirs[o.seat][estate])


def claimed(o: Outlook, action: Action) -> list[Reason]:
    f = o.s.frames[-1]
    assert isinstance(f, Succession)
    return land(o, f.fief)


# -- bargains


def bribed(o: Outlook, action: Action) -> list[Reason]:
    f = o.s.frames[-1]
    assert isinstance(f, Succession)
    worth = o.fief(f.fief)
    return say(worth, "lot", ducats=max(0, ducats(worth)))


def consented(o: Outlook, action: Action) -> list[Reason]:
    f = o.s.frames[-1]
    assert isinstance(f, Succession)
    least = bargain.asked(o, f, f.still[f.briber])
    return say(10.0, "gift", gift=f.gifts[o.seat], least=ducats(max(COIN, least)))


def ransomed(o: Outlook, action: Action) -> list[Reason]:
    f = o.s.frames[-1]
    assert isinstance(f, Ransom)
    counted = o.s.counted  # else nobody knows what another has
    return say(10.0, "owner-has", seat=f.owner, ducats=counted[f.owner]) if counted else []


def bought_free(o: Outlook, action: Action) -> list[Reason]:
    f = o.s.frames[-1]
    assert isinstance(f, Ransom)
    return say(10.0, "prisoner", ducats=ducats(bargain._prisoner(o, f)))


# -- cards


def played(o: Outlook, action: Action) -> list[Reason]:
    if action[0] != "play":
        return []
    worth, kept = hand.effect(o, action), hand.keep(o, action[1])
    return say(worth, "card", ducats=ducats(worth), kept=ducats(kept))


def thrown(o: Outlook, action: Action) -> list[Reason]:
    if action[0] == "discard":
        return say(LEAST, "least-card", ducats=ducats(hand.keep(o, action[1])))
    return played(o, action)


# -- war


def attack(o: Outlook, action: Action) -> list[Reason]:
    if action[0] != "attack":
        return []
    where = NUMBER[action[1]]
    worth, p = war.assault(o, where)
    found = say(worth, "prey", place=action[1], ducats=ducats(worth))
    empty = o.s.owner[where] < 0
    return found + (say(10.0, "undefended") if empty else say(20.0, "odds", percent=percent(p)))


def sided(o: Outlook, action: Action) -> list[Reason]:
    f = o.s.frames[-1]
    assert isinstance(f, War)
    attackers = [u for x in (f.leader, *f.allies) for u in o.strongest(x, f.target)]
    p = war.chance(o, attackers, war.defence(o.s, f.target), f.target)
    found = say(10.0, "attack-odds", percent=percent(p))
    gain = war._third(o, f) if o.seat not in (f.leader, f.defender) else 0.0
    return found + (say(gain, "helps" if gain > 0 else "harms", ducats=ducats(abs(gain))) if gain else [])


def mustered(o: Outlook, action: Action) -> list[Reason]:
    f = o.s.frames[-1]
    assert isinstance(f, War)
    if f.defender < 0:
        return say(10.0, "undefended")
    p = war.chance(o, o.strongest(o.seat, f.target), war.defence(o.s, f.target), f.target)
    return say(20.0, "odds", percent=percent(p))


def defended(o: Outlook, action: Action) -> list[Reason]:
    f = o.s.frames[-1]
    where = f.target if isinstance(f, War) else f.fief if isinstance(f, Garrison) else -1
    return say(o.estate(o.seat, where), "at-stake", ducats=ducats(o.estate(o.seat, where))) if where >= 0 else []


def marched(o: Outlook, action: Action) -> list[Reason]:
    """What is to be guarded where they go."""
    where = NUMBER[action[-1]] if action[0] in ("move", "preacher", "relic") else -1
    if where < 0 or ELECTORATE[where]:
        return []
    return say(o.estate(o.seat, where), "at-stake", ducats=ducats(o.estate(o.seat, where)))


def combat(o: Outlook, action: Action) -> list[Reason]:
    f, w = o.s.frames[-1], war_of(o.s)
    assert isinstance(f, Combat)
    assert o.s.asked is not None
    b = battle.Balance(o, w, f)
    for edit in o.s.asked.drafts.get(o.seat, []):
        b.play(edit)
    before = b.chance()
    found = say(battle.stake(o, w), "at-stake", ducats=ducats(battle.stake(o, w)))
    if action == DONE or action[0] not in ("play", "levy"):
        return [*say(20.0, "now-odds", percent=percent(before)), *found]
    b.play(action)
    return [*say(1000.0, "card-odds", before=percent(before), after=percent(b.chance())), *found]


def fled(o: Outlook, action: Action) -> list[Reason]:
    f, w = o.s.frames[-1], war_of(o.s)
    assert isinstance(f, Combat)
    return say(20.0, "now-odds", percent=percent(battle.Balance(o, w, f).chance()))


REASONS: dict[str, Teller] = {
    "ally": sided,
    "attack": attack,
    "auction_won": won,
    "before_bid": pestilence,
    "bid": bid,
    "bribe": bribed,
    "claim": claimed,
    "combat_cards": combat,
    "consent": consented,
    "educate": taught,
    "fate": fated,
    "feud": attack,
    "garrison": defended,
    "inherit": claimed,
    "march": marched,
    "muster": mustered,
    "overflow": thrown,
    "own_step": played,
    "pay_ransom": bought_free,
    "ransom": ransomed,
    "reinforce": defended,
    "retreat": fled,
    "side": sided,
    "site": site,
}
