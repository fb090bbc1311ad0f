"""What ducats are worth that are not spent: sooner or later they buy an electorate (MC-ELEC)."""

from __future__ import annotations

from araldo.games.medieval_conspiracy.board import ESTATE, SEAT_OF_ELECTOR
from araldo.games.medieval_conspiracy.box import CHURCH, SECULAR
from araldo.games.medieval_conspiracy.palatine.outlook import Outlook

ROLL = 0.5  # a turn in which we may name an Elector
WAIT = 0.8  # what a turn of waiting makes of it: the Emperor may die first
SPENT = 0.6  # what is left of rivals' purses after the auctions
SECOND = 0.5  # the electorate after the next
COIN = 10


def fits(o: Outlook) -> float:
    """The chance that we have an heir for the Elector who is drawn."""
    unsold = [ESTATE[land] for land in SEAT_OF_ELECTOR if o.s.owner[land] < 0 or o.all_sold]
    if not unsold:
        return 0.0
    return sum(o.s.heirs[o.seat][estate] > 0 for estate in unsold) / len(unsold)


def asking(o: Outlook) -> int:
    """What the next electorate will cost us, by what the others will have then."""
    s = o.s
    left = SPENT if s.phase in ("income", "event") else 1.0
    rivals = [s.cash[x] * left for x in range(s.seats) if x != o.seat and (s.heirs[x][SECULAR] or s.heirs[x][CHURCH])]
    richest = int(max(rivals, default=0.0))
    return max(o.least, min(richest + COIN, 2 * o.least))


def promise(o: Outlook) -> tuple[float, int]:
    """What the power to buy the next electorate is worth, and the ducats it takes."""
    price = asking(o)
    gain = max(0.0, o.electorate(o.seat) - price)
    chance = ROLL * max(0.3, fits(o))
    return o.taste.thrift * chance * gain / (1 - (1 - chance) * WAIT), price


def holding(o: Outlook, cash: int, promised: tuple[float, int]) -> float:
    """What so many ducats promise beyond themselves."""
    worth, price = promised
    income = max(60, o.s.income[o.seat])
    total = 0.0
    for share, goal in ((1.0, price), (SECOND, price + o.least)):
        turns = 0.0 if cash >= goal else max(1.0, (goal - cash) / income)
        total += share * worth * WAIT**turns
    return total


def ceiling(o: Outlook, worth: float) -> int:
    """The most to pay now for what is worth so much."""
    cash = o.s.cash[o.seat]
    promised = promise(o)
    have = holding(o, cash, promised)
    low, high = 0, min(cash, int(worth)) // COIN
    while low < high:  # the dearer, the less is left: the last price that still pays
        price = (low + high + 1) // 2
        if worth - price * COIN + holding(o, cash - price * COIN, promised) >= have:
            low = price
        else:
            high = price - 1
    return low * COIN


def cost(o: Outlook, price: int) -> float:
    """What it really costs to spend so much now."""
    cash = o.s.cash[o.seat]
    promised = promise(o)
    return price + holding(o, cash, promised) - holding(o, cash - price, promised)
