"""Auctions: what a lot is worth, how far to go for it, and the cards that help (MC-AUC, MC-EVT)."""

from __future__ import annotations

from araldo.games.medieval_conspiracy.board import ELECTORATE, ESTATE, IDS, NUMBER, ROADS_TO
from araldo.games.medieval_conspiracy.box import CHURCH, FACE, FAITH, SECULAR, TRADE, WAR
from araldo.games.medieval_conspiracy.palatine.camp import base_worth, peril
from araldo.games.medieval_conspiracy.palatine.outlook import Outlook
from araldo.games.medieval_conspiracy.palatine.purse import COIN, ceiling
from araldo.games.medieval_conspiracy.palatine.war import assault, taken_back
from araldo.games.medieval_conspiracy.rules.auction import least_bid
from araldo.games.medieval_conspiracy.rules.events import city_gain, site_refused
from araldo.games.medieval_conspiracy.rules.realm import has_heir
from araldo.games.medieval_conspiracy.state import Auction, Resolve
from araldo.kernel import Action, Span
from araldo.kernel.play import Eyes

MARGIN = 0.85  # of its worth a lot may cost so much
WALL, CHURCH_WALL = 0.12, 0.3  # of a fief's worth: what a castle saves of it; no family takes a bishopric back
NO_PLACE = 0.0
SAVED = 60  # what a Magistrate has to save, when a dearer lot is in sight
PLAGUE, PLAGUE_ELECTOR = 70, 100  # what Pestilence has to save


def bid(o: Outlook, eyes: Eyes) -> Action:
    f = o.s.frames[-1]
    assert isinstance(f, Auction)
    span = next((x for x in eyes.options if isinstance(x, Span)), None)
    if span is None or span.low > limit(o, f):
        return ("pass",)
    return ("bid", span.low)


def limit(o: Outlook, f: Auction) -> int:
    """How far to go for a lot."""
    s, seat = o.s, o.seat
    if f.kind == "elector":
        return elector_limit(o, f.lot)
    if f.kind != "event":
        return ceiling(o, MARGIN * fief_worth(o, f.lot))
    worth = lot_worth(o, FACE[f.lot])
    rivals = [x for x in f.still if x != seat]
    if not rivals and not f.bidder >= 0:
        return ceiling(o, worth)
    return min(s.cash[seat], ceiling(o, MARGIN * worth))


def fief_worth(o: Outlook, land: int) -> float:
    """What a fief is worth that may be taken back at once: then its price and the heir are lost."""
    risk = taken_back(o, land)
    return (1 - risk) * o.fief(land) - risk * o.heir(ESTATE[land])


def elector_limit(o: Outlook, land: int) -> int:
    """All that it is worth, and that is nearly always all we have."""
    worth = o.electorate(o.seat)
    owner = o.s.owner[land]
    if owner >= 0 and owner != o.seat:
        worth += o.harm(owner, o.electorate(owner))
    rivals = [x for x in range(o.s.seats) if x != o.seat and has_heir(o.s, x, land) and o.s.cash[x] >= o.least]
    worth += max((o.harm(x, o.electorate(x)) for x in rivals), default=0.0)
    return int(min(o.s.cash[o.seat], worth))


def lot_worth(o: Outlook, card: str) -> float:
    """What an event card is worth: at the best place for it."""
    if card == "reichsacht":
        return max((worth for _, worth in bans(o)), default=0.0)
    return max((site_worth(o, card, t) for t in sites(o, card)), default=NO_PLACE)


def sites(o: Outlook, card: str) -> list[int]:
    return [t for t in o.s.realms[o.seat] if t != o.s.vacant and site_refused(o.s, o.seat, card, t) is None]


def site_worth(o: Outlook, card: str, land: int) -> float:
    """What an event card brings if it is laid there."""
    s, turns = o.s, o.turns
    risk = peril(o, land)
    if card == "architect":
        at_stake = 0.0 if ELECTORATE[land] else o.estate(o.seat, land)
        wall = CHURCH_WALL if ESTATE[land] == CHURCH else WALL
        return 10 * turns * (1 - risk) + (wall + 0.4 * risk) * at_stake * o.taste.walls
    if card == "monastery":
        home = any(ESTATE[t] == CHURCH and not s.relic[t] for t in s.realms[o.seat])
        return (10 * turns + (0 if home else 25)) * (1 - risk)
    if card == "relic":
        return (10 * turns + o.step(FAITH, 1)) * (1 - risk)
    if card == "itinerant_preacher":
        if s.preacher_owner == o.seat and s.preacher >= 0:
            return 10.0  # nobody else gets him
        worth = 0.7 * (10 * turns + o.step(FAITH, 1)) + o.harm(s.preacher_owner, 10 * turns)
        return worth + 0.1 * risk * o.estate(o.seat, land)
    if card == "reichsstadt":
        more = city_gain(s, o.seat, land)
        hope = 5 * sum(s.owner[t] == -1 for t in ROADS_TO[land])
        return (turns * more + o.step(TRADE, more)) * (1 - risk) + hope
    if card == "army_of_knights":
        return 35 + o.step(WAR, 2) + base_worth(o, land)
    return 0.0


def bans(o: Outlook) -> list[tuple[int, float]]:
    """Fiefs to be banned, and what comes of it: we attack first, then everybody (MC-WAR-07)."""
    found = []
    for land in o.s.lands:
        if o.s.owner[land] != o.seat and not ELECTORATE[land]:
            worth, _ = assault(o, land)
            if worth > 0:
                after = any(x != o.seat and o.threatens(x, land) for x in range(o.s.seats))
                found.append((land, worth * (0.75 if after else 1.0)))
    return found


def site(o: Outlook, eyes: Eyes) -> Action:
    f = o.s.frames[-1]
    assert isinstance(f, Resolve)
    card = FACE[f.card]
    lands = [NUMBER[x[1]] for x in eyes.options if isinstance(x, tuple)]
    if card == "reichsacht":
        worth = {land: value for land, value in bans(o) if land in lands}
        if not worth:
            return eyes.default
        return ("ban", IDS[max(worth, key=lambda t: (worth[t], -t))])
    return ("place", IDS[max(lands, key=lambda t: (site_worth(o, card, t), -t))])


def before_bid(o: Outlook, eyes: Eyes) -> Action:
    """Pestilence for who would take from us what we have nearly won."""
    f = o.s.frames[-1]
    assert isinstance(f, Auction)
    victim, s = f.at, o.s
    if ("play", "pestilence") not in eyes.options or victim == o.seat or o.seat not in f.still:
        return ("pass",)
    purse = s.cash[victim]
    if purse < least_bid(f):
        return ("pass",)
    others = [x for x in f.still if x not in (victim, o.seat)]
    if f.kind == "elector":
        mine = min(s.cash[o.seat], elector_limit(o, f.lot))
        rest = max((s.cash[x] for x in others), default=0)
        wins_without = mine >= max(least_bid(f), rest + COIN)
        if not wins_without:
            return ("pass",)
        price = max(f.high, f.least, rest + COIN)
        saved = purse - price if purse < mine else mine
        return ("play", "pestilence") if saved >= PLAGUE_ELECTOR or purse >= mine else ("pass",)
    if f.bidder != o.seat or others:
        return ("pass",)
    saved = min(limit(o, f), purse) - f.high
    return ("play", "pestilence") if saved >= PLAGUE else ("pass",)


def auction_won(o: Outlook, eyes: Eyes) -> Action:
    """The Magistrate of Trade for a dear lot; for a cheap one only when no electorate is in sight."""
    play: Action = ("play", "magistrate_of_trade")
    if play not in eyes.options:
        return ("pay",)
    f = o.s.frames[-1]
    assert isinstance(f, Auction)
    s = o.s
    heirs = s.heirs[o.seat][SECULAR] + s.heirs[o.seat][CHURCH]
    near = heirs and s.cash[o.seat] + 2 * s.income[o.seat] >= o.least
    saved = f.high // 2
    if f.kind == "elector" or saved >= (2 * SAVED if near else SAVED):
        return play
    return ("pay",)
