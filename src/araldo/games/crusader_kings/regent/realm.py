"""Realm cards: Castles and Development cards (chapters RLM and DEV)."""

from __future__ import annotations

from araldo.games.crusader_kings.board import NUMBER
from araldo.games.crusader_kings.box import (
    BUILDER_TOKEN,
    CASTLE_COST,
    COUNCILLOR,
    INVENTOR_TOKEN,
    KINDS,
    MOST_OF_TYPE,
    kind_of,
)
from araldo.games.crusader_kings.regent.outlook import Outlook
from araldo.games.crusader_kings.regent.tools import drafted, plain
from araldo.games.crusader_kings.rules.build import price, refuse_build, sites
from araldo.games.crusader_kings.rules.realm import castles_left, castles_of, of_type
from araldo.games.crusader_kings.state import Build, Gain
from araldo.kernel import DONE, Action
from araldo.kernel.play import Eyes


def purchase(o: Outlook, kind: int) -> float:
    """A Development card more, or instead of the least of a full row."""
    s, seat = o.s, o.seat
    row = of_type(s, seat, COUNCILLOR[kind])
    if len(row) >= MOST_OF_TYPE:
        return o.card(kind) - min(o.card(kind_of(c)) for c in row)
    return o.card(kind) + o.step(INVENTOR_TOKEN) * o.taste.learning


def shopping(o: Outlook, gold: int) -> float:
    """The best purchases of one Develop action."""
    s, seat = o.s, o.seat
    held = {kind_of(c) for c in s.cards[seat]}
    kinds = sorted({kind_of(c) for c in s.display} - held, key=lambda k: -o.card(k))
    best = total = 0.0
    spent = 0
    count = len(s.cards[seat])
    for bought, kind in enumerate(kinds):
        spent += price(s, seat, bought)
        if spent > gold:
            break
        use = o.card(kind)
        race = 0.0
        if len(of_type(s, seat, COUNCILLOR[kind])) < MOST_OF_TYPE:
            now, then = (o.race(seat, INVENTOR_TOKEN, count + bought + i) for i in (0, 1))
            race = (then - now) * o.taste.learning
            holder = s.awards[INVENTOR_TOKEN]
            if holder not in (-1, seat) and now < 1.0 <= then:
                race += o.spite[holder]
        total += use + race
        best = max(best, total - o.cost(spent, gold))
    return best


def works(o: Outlook, gold: int) -> tuple[int, float]:
    """How many Castles one Build action should try, and what that brings."""
    s, seat = o.s, o.seat
    if refuse_build(s, seat) is not None:
        return 0, 0.0
    places = sorted(sites(s, seat), key=lambda t: -o.castle(t))[: castles_left(s)]
    have = castles_of(s, seat)
    purse, total = gold, 0.0
    best = (0, 0.0)
    for i, land in enumerate(places):
        race = o.race(seat, BUILDER_TOKEN, have + i + 1) - o.race(seat, BUILDER_TOKEN, have + i)
        holder = s.awards[BUILDER_TOKEN]
        if holder not in (-1, seat) and race > 0.4:
            race += o.spite[holder]
        worth = o.castle(land) - o.step(BUILDER_TOKEN) * o.taste.castles + race * o.taste.castles
        odds, paid = o.venture("build", 1, max(0.0, worth - o.cost(CASTLE_COST, purse)), gold=purse - CASTLE_COST)
        if purse < CASTLE_COST or not odds:
            break
        net = odds * (worth - o.cost(CASTLE_COST, purse)) - o.cost(paid, purse - CASTLE_COST)
        total += net
        purse -= CASTLE_COST + paid
        if total > best[1]:
            best = (i + 1, total)
    return best


def sites_draft(o: Outlook, eyes: Eyes) -> Action:
    """As many as the purse builds, where they serve best."""
    done = drafted(o.s, o.seat)
    found = plain(eyes, "site")
    wanted = max(1, works(o, o.s.gold[o.seat])[0])
    if not found or len(done) >= wanted:
        return DONE
    return max(found, key=lambda a: o.castle(NUMBER[a[1]]))


def pay_castle(o: Outlook, eyes: Eyes) -> Action:
    """The check is won: this Castle, with those that are still tried, against the Gold."""
    s, seat = o.s, o.seat
    f = s.frames[-1]
    assert isinstance(f, Build)
    have = castles_of(s, seat)
    now = o.race(seat, BUILDER_TOKEN, have)
    wall = o.castle(f.sites[f.at]) - o.step(BUILDER_TOKEN) * o.taste.castles
    for count in range(1, min(len(f.sites) - f.at, s.gold[seat] // CASTLE_COST) + 1):
        gain = (o.race(seat, BUILDER_TOKEN, have + count) - now) * o.taste.castles + count * wall
        if gain > o.cost(count * CASTLE_COST):
            return ("pay",)
    return ("decline",)


def buy(o: Outlook, eyes: Eyes) -> Action:
    """The best card while it is worth its price, or while the Inventor can still be reached now."""
    s, seat = o.s, o.seat
    found = plain(eyes, "buy")
    f = s.frames[-1]
    bought: int = getattr(f, "bought", 0)
    if not found:
        return ("stop",)
    best = max(found, key=lambda a: purchase(o, KINDS.index(a[1])))
    ahead = 0.0
    spent, count = 0, len(s.cards[seat])
    for i in range(len(found)):  # the next, and those after it, as one purchase
        spent += price(s, seat, bought + i)
        if spent > s.gold[seat]:
            break
        race = o.race(seat, INVENTOR_TOKEN, count + i + 1) - o.race(seat, INVENTOR_TOKEN, count)
        use = sum(sorted((o.card(KINDS.index(a[1])) for a in found), reverse=True)[: i + 1])
        ahead = max(ahead, race * o.taste.learning + use - o.cost(spent))
    single = purchase(o, KINDS.index(best[1])) - o.cost(price(s, seat, bought))
    if ("stop",) in eyes.options and max(ahead, single) <= 0.0:
        return ("stop",)
    return best


def discard_card(o: Outlook, eyes: Eyes) -> Action:
    f = o.s.frames[-1]
    assert isinstance(f, Gain)
    return min(plain(eyes), key=lambda a: o.card(KINDS.index(a[1])))


def loss(o: Outlook, card: int) -> float:
    """What it costs to lose one of my cards."""
    return o.card(kind_of(card)) - o.step(INVENTOR_TOKEN, -1)
