"""Fate: who dies, where children are taught, what is claimed (MC-FATE, MC-LORD)."""

from __future__ import annotations

from araldo.games.medieval_conspiracy.board import ESTATE, IDS, NUMBER, SEAT_OF_ELECTOR
from araldo.games.medieval_conspiracy.box import ELECTOR_CARDS, ESTATES, FACE, SECULAR
from araldo.games.medieval_conspiracy.palatine.hand import keep
from araldo.games.medieval_conspiracy.palatine.outlook import Outlook
from araldo.games.medieval_conspiracy.palatine.purse import COIN, cost
from araldo.games.medieval_conspiracy.rules.realm import has_heir, holds
from araldo.games.medieval_conspiracy.state import FateTurn, Succession
from araldo.kernel import Action
from araldo.kernel.play import Eyes

RIVAL_SHARE = 0.7  # of his purse a rival spends on a fief
DEAR = 0.9  # a fief is worth no more than this part of its worth


def electors(o: Outlook) -> list[int]:
    """MC-ELEC-03, MC-ELEC-04: who may be drawn now."""
    s = o.s
    held = {c for cards in s.elector_held for c in cards}
    if o.all_sold:
        cards = list(ELECTOR_CARDS)
    else:
        cards = [c for c in ELECTOR_CARDS if c not in held and c not in s.elector_discard]
        if not cards:
            cards = list(s.elector_discard)
    return [NUMBER[FACE[c]] for c in cards]


def elector_worth(o: Outlook) -> float:
    """What it brings to name an Elector: purses are known, so each sale can be foreseen."""
    lands = electors(o)
    return sum(sale(o, land) for land in lands) / len(lands) if lands else 0.0


def sale(o: Outlook, land: int) -> float:
    """What comes of the sale of one electorate."""
    s = o.s
    owner = s.owner[land]
    lost = 0.0
    if owner == o.seat:
        lost = 0.8 * o.electorate(o.seat)
    elif owner >= 0:
        lost = -o.harm(owner, o.electorate(owner))
    bidders = {x: s.cash[x] for x in range(s.seats) if has_heir(s, x, land) and s.cash[x] >= o.least}
    if not bidders:
        return -lost
    mine = bidders.pop(o.seat, 0)
    other = max(bidders, key=lambda x: (bidders[x], -x), default=-1)
    second = bidders[other] if other >= 0 else 0
    if mine and mine > second:
        price = max(o.least, second + COIN if second else o.least)
        if holds(s, o.seat, "magistrate_of_trade"):
            price //= 2
        return o.electorate(o.seat) - price - o.heir(ESTATE[land]) * 0.3 - lost
    drained = min(second, max(o.least, mine + COIN))
    return -o.harm(other, o.electorate(other) - drained) - lost


def kill_worth(o: Outlook, land: int) -> float:
    """What the death of a Lord or Bishop brings."""
    s, seat = o.s, o.seat
    owner, estate = s.owner[land], ESTATE[land]
    if owner == seat:
        return -o.estate(seat, land)
    family = owner >= 0 and estate == SECULAR and s.heirs[owner][SECULAR] > 0
    lost = o.harm(owner, o.estate(owner, land)) if owner >= 0 else 0.0
    card = holds(s, seat, "the_emperor_intervenes") and has_heir(s, seat, land)
    if card:
        return o.fief(land) - 0.5 * keep(o, "the_emperor_intervenes")
    right = estate == SECULAR and holds(s, seat, "right_of_succession") and has_heir(s, seat, land)
    if family and not right:
        return o.harm(owner, 40.0)  # an heir of his goes back there
    rivals = {x: _rival_limit(o, x, land) for x in range(s.seats) if x != seat and has_heir(s, x, land)}
    if right and not family:
        return o.fief(land) - 0.5 * keep(o, "right_of_succession")
    if right:
        rivals = {owner: rivals.get(owner, 0.0)}
    other = max(rivals, key=lambda x: (rivals[x], -x), default=-1)
    most = rivals[other] if other >= 0 else 0.0
    if has_heir(s, seat, land):
        worth = o.fief(land) - (lost if owner >= 0 else 0.0)
        if not rivals and estate == SECULAR:
            return worth + lost
        price = COIN + most
        if s.cash[seat] >= price and DEAR * worth >= cost(o, int(price)):
            return worth - cost(o, int(price)) + lost
    if other < 0 or most < COIN:
        return lost
    return lost - o.harm(other, o.estate(other, land) - 0.5 * most)


def _rival_limit(o: Outlook, rival: int, land: int) -> float:
    return float(min(RIVAL_SHARE * o.s.cash[rival], max(5.0, o.turns) * o.gain(rival, land)))


def best(o: Outlook, options: list[Action]) -> tuple[Action, float]:
    chosen, most = options[-1], float("-inf")
    for option in options:
        worth = elector_worth(o) if option[0] == "elector" else kill_worth(o, NUMBER[option[1]])
        if worth > most:
            chosen, most = option, worth
    return chosen, most


def fate(o: Outlook, eyes: Eyes) -> Action:
    return best(o, [x for x in eyes.options if isinstance(x, tuple)])[0]


def own_fate_roll(o: Outlook, eyes: Eyes) -> Action:
    """The Witch in the Woods: a death of our choice for a child."""
    play: Action = ("play", "witch_in_the_woods")
    f = o.s.frames[-1]
    if play not in eyes.options or not isinstance(f, FateTurn):
        return ("pass",)
    children = max(o.child(estate) for estate in range(2)) * (1.6 if f.roll == 6 else 1.0)
    lands = [("kill", IDS[t]) for t in o.s.lands if t not in SEAT_OF_ELECTOR and not o.s.castle[t] and o.s.owner[t] < 0]
    _, most = best(o, [*lands, ("elector",)])
    return play if most - children > keep(o, "witch_in_the_woods") else ("pass",)


def educate(o: Outlook, eyes: Eyes) -> Action:
    return ("educate", ESTATES[max(range(2), key=lambda estate: (o.child(estate), -estate))])


def claim(o: Outlook, eyes: Eyes) -> Action:
    """The family takes its fief back, unless the heir is worth more."""
    f = o.s.frames[-1]
    assert isinstance(f, Succession)
    yes, no = ("claim",), ("renounce",)
    if ("take",) in eyes.options:
        yes, no = ("take",), ("decline",)
    return yes if o.estate(o.seat, f.fief) > o.heir(ESTATE[f.fief]) else no
