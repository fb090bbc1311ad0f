"""What families pay each other: bribes before a Lord's auction, ransoms in the End Phase (MC-BRI, MC-END).

A bribe is answered by what the auction would have brought us, whoever asks and however often; what was refused to us
is remembered, and the next offer to that family is higher or is not made.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from araldo.games.medieval_conspiracy.box import FAITH, WAR
from araldo.games.medieval_conspiracy.palatine.fate import _rival_limit
from araldo.games.medieval_conspiracy.palatine.outlook import UNIT, Outlook
from araldo.games.medieval_conspiracy.palatine.purse import COIN, ceiling, cost
from araldo.games.medieval_conspiracy.rules.succession import consenting
from araldo.games.medieval_conspiracy.state import Ransom, Succession
from araldo.kernel import DONE, Action, Span
from araldo.kernel.play import Eyes

FIRST_GIFT = 20  # for who would get nothing else
RAISED = 20  # what is added for who refused
STUBBORN = 80  # beyond what he could win: nobody gets more than that
NO_WAR = 0.1  # of the fief: who buys it so is not attacked for it
KNIGHT_PRICE, KNIGHT_MOST = 60, 100
PREACHER_PRICE = 100


@dataclass(slots=True)
class Ledger:
    """What each family asked for so far, beyond what it could have won."""

    asks: dict[int, int] = field(default_factory=dict)
    offered: dict[int, int] = field(default_factory=dict)  # in the bargain that is open
    fief: int = -1

    def gift(self, seat: int) -> int:
        return self.asks.get(seat, FIRST_GIFT)

    def settle(self, o: Outlook) -> None:
        """See what became of our last offer."""
        asked = o.s.asked
        if self.fief < 0 or not self.offered or (asked is not None and asked.drafts.get(o.seat)):
            return  # none, or not said yet
        now = next((f for f in o.s.frames if isinstance(f, Succession) and f.fief == self.fief), None)
        if now is not None and now.gifts and now.still[now.briber] == o.seat:
            return  # still open
        taken = o.s.owner[self.fief] == o.seat or (now is not None and now.answered == 1)
        for seat in self.offered:
            asks = self.gift(seat)
            self.asks[seat] = max(COIN, asks - COIN) if taken else asks + RAISED
        self.offered, self.fief = {}, -1


def surplus(o: Outlook, seat: int, f: Succession) -> int:
    """What a seat could hope to win in the auction: how far it would go beyond the next."""
    if seat not in f.still:
        return 0
    limits = {x: _limit(o, x, f.fief) for x in f.still}
    mine = limits.pop(seat)
    return max(0, int(mine - max(limits.values(), default=0.0)))


def _limit(o: Outlook, seat: int, land: int) -> float:
    return float(ceiling(o, o.fief(land))) if seat == o.seat else _rival_limit(o, seat, land)


def bribe(o: Outlook, eyes: Eyes, ledger: Ledger) -> Action:
    """An offer to all who must agree, if it costs less than the auction would."""
    f = o.s.frames[-1]
    assert isinstance(f, Succession)
    assert o.s.asked is not None
    draft = o.s.asked.drafts.get(o.seat, [])
    begun = draft and ledger.fief == f.fief
    gifts = ledger.offered if begun else offer(o, f, ledger)
    if not gifts:
        return DONE
    if not draft:
        ledger.offered, ledger.fief = dict(gifts), f.fief
        return ("propose",)
    named = {edit[1] for edit in draft if edit[0] == "offer"}
    for option in eyes.options:
        if isinstance(option, Span) and option.head[1] not in named and option.head[1] in gifts:
            amount = gifts[option.head[1]]
            if option.low <= amount <= option.high:
                return (*option.head, amount)
    return DONE


def offer(o: Outlook, f: Succession, ledger: Ledger) -> dict[int, int]:
    """By seat what it gets; nothing if the auction is better."""
    s = o.s
    fief = o.fief(f.fief)
    if fief <= 0:
        return {}
    gifts = {}
    for seat in consenting(s, f):
        more = ledger.gift(seat)
        if more > STUBBORN:
            return {}
        worth = surplus(o, seat, f) + more + o.danger[o.seat]
        gifts[seat] = int(-(-worth // COIN) * COIN)
    total = sum(gifts.values())
    if total > s.cash[o.seat]:
        return {}
    spread = sum(o.harm(seat, gift) for seat, gift in gifts.items())
    agreed = fief * (1 + NO_WAR) - cost(o, total) - spread
    rivals = max((_rival_limit(o, x, f.fief) for x in f.still if x != o.seat), default=0.0)
    price = int(rivals) + COIN
    most = ceiling(o, fief)
    contest = fief - cost(o, price) if price <= most else 0.0
    return gifts if agreed > (contest + 10) / o.taste.bribes and agreed > 0 else {}


def consent(o: Outlook, eyes: Eyes, ledger: Ledger) -> Action:
    """Yes to what is more than we could have won, and than it hurts to see him there."""
    f = o.s.frames[-1]
    assert isinstance(f, Succession)
    briber = f.still[f.briber]
    gift = f.gifts[o.seat]
    return ("accept",) if gift >= COIN and gift >= asked(o, f, briber) else ("refuse",)


def asked(o: Outlook, f: Succession, briber: int) -> float:
    """The least that we take: what we could win, and our part of what he gains over who would have it otherwise."""
    others = {x: _limit(o, x, f.fief) for x in f.still}
    likely = max(others, key=lambda x: (others[x], -x), default=-1)
    his = o.harm(briber, o.estate(briber, f.fief) - sum(f.gifts))
    otherwise = o.harm(likely, o.estate(likely, f.fief) - others[likely]) if likely not in (briber, o.seat) else 0.0
    if likely == briber:
        otherwise = o.harm(
            briber, max(0.0, o.estate(briber, f.fief) - sorted(others.values())[-2] if len(others) > 1 else 0.0)
        )
    return surplus(o, o.seat, f) + max(0.0, his - otherwise)


# -- ransoms


def ransom(o: Outlook, eyes: Eyes, ledger: Ledger) -> Action:
    """A price that the owner can pay; the one to be feared pays more, or not at all."""
    f = o.s.frames[-1]
    assert isinstance(f, Ransom)
    s = o.s
    if f.preacher:
        wish = PREACHER_PRICE + o.harm(f.owner, o.step(FAITH, 1, f.owner))
    else:
        wish = KNIGHT_PRICE + o.harm(f.owner, 1.5 * o.step(WAR, 2, f.owner))
    price = int(min(wish, max(COIN, s.cash[f.owner]))) // COIN * COIN
    return ("ransom", max(COIN, price)) if wish <= 4 * KNIGHT_MOST else ("keep",)


def _prisoner(o: Outlook, f: Ransom) -> float:
    """What it is worth to have our man back."""
    if f.preacher:
        return 10 * o.turns + o.step(FAITH, 1)
    return UNIT + o.step(WAR, 2)


def pay_ransom(o: Outlook, eyes: Eyes, ledger: Ledger) -> Action:
    """What he is worth, and no more; a prisoner of ours for one of theirs is fair."""
    f = o.s.frames[-1]
    assert isinstance(f, Ransom)
    worth = min(_prisoner(o, f), 2.0 * KNIGHT_MOST)
    if ("accept",) in eyes.options and cost(o, f.price) <= worth:
        return ("accept",)
    swaps = [x for x in eyes.options if isinstance(x, Span) and x.head[:3] == ("counter", 1, 0)]
    if swaps:
        return (*swaps[0].head, 0)
    money = next((x for x in eyes.options if isinstance(x, Span) and x.head == ("counter", 0, 0)), None)
    fair = min(ceiling(o, 0.7 * worth), f.price if f.price > 0 else KNIGHT_PRICE)
    if money is not None and fair >= 2 * COIN and money.high >= fair:
        return ("counter", 0, 0, fair)
    return ("refuse",)


def counter(o: Outlook, eyes: Eyes, ledger: Ledger) -> Action:
    """Knight for knight, or more than it hurts to see him free: a prisoner is of no other use."""
    f = o.s.frames[-1]
    assert isinstance(f, Ransom)
    knights, preacher, amount = f.counter
    back = knights * (UNIT + o.step(WAR, 2)) + preacher * (10 * o.turns + o.step(FAITH, 1)) + amount
    gone = o.harm(f.owner, _prisoner_of(o, f)) + COIN
    return ("accept",) if back >= gone else ("refuse",)


def _prisoner_of(o: Outlook, f: Ransom) -> float:
    return 10 * o.turns + o.step(FAITH, 1, f.owner) if f.preacher else UNIT + o.step(WAR, 2, f.owner)
