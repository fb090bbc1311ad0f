"""Action cards: the mix of an Era, the pair of a Round, the action of a card (chapters ERA, RND and TRN)."""

from __future__ import annotations

from araldo.games.crusader_kings.box import (
    ARCHBISHOP,
    BUILDER_TOKEN,
    DECKS,
    INTRIGUE,
    INVENTOR_TOKEN,
    REALM,
    TAX,
    THRESHOLD,
    WAR,
    kind_of,
)
from araldo.games.crusader_kings.regent import events, intrigue, pilgrimage, realm, war
from araldo.games.crusader_kings.regent.outlook import Outlook
from araldo.games.crusader_kings.regent.tools import plain
from araldo.games.crusader_kings.rules.realm import lands_of, owns, points, present, reach, tally
from araldo.games.crusader_kings.rules.tax import bonus_of, yield_of
from araldo.games.crusader_kings.rules.war import refuse_target, unmobilised
from araldo.kernel import Action
from araldo.kernel.play import Eyes

# What the first, second and third card of a deck promise in an Era.
PLOTS_WANTED, PLOTS_IDLE = (0.4, 0.15, 0.0), (0.2, 0.05, 0.0)
TAXES = ((1.0, 0.8), (0.8, 0.6), (0.5, 0.2))  # poor, at ease, rich
WORKS = ((0.5, 0.3), (0.3, 0.3), (0.15, 0.25))  # and for each achievement that is open
EARLY = 1.15  # in the first Era land goes to who comes first
WORTH_ACTING = 0.02
LATER = 0.75  # of a campaign that follows in the next Turn or Round

# -- the mix of an Era


def targets(o: Outlook) -> tuple[int, int]:
    """Territories that may be invaded as things stand, and plain ones that a Casus Belli would open."""
    s, seat = o.s, o.seat
    near = {u for t in lands_of(s, seat) for u in reach(s, seat, t) if u in s.lands}
    free = [t for t in near if refuse_target(s, seat, t) is None or s.ally[t] == seat]
    closed = [t for t in near if s.owner[t] not in (-1, seat) and t not in free]
    return len(free), len(closed)


def wishes(o: Outlook) -> tuple[tuple[float, ...], ...]:
    """What the first, second and third card of each deck promise in this Era."""
    s, seat, taste = o.s, o.seat, o.taste
    free, closed = targets(o)
    room = o.room
    prey = min(free, room + 1)
    lead = max((points(s, p) for p in range(s.parties) if p != seat and present(s, p)), default=0) - points(s, seat)
    chase = lead >= 0
    if prey >= 3:
        wars = (1.0, 1.0, 0.6)
    elif prey >= 1:
        wars = (0.9, 0.75, 0.35)
    else:
        wars = (0.5, 0.45, 0.15) if closed and (room or chase) else (0.2, 0.15, 0.05)
    thirst = room > prey or chase
    plots = PLOTS_WANTED if thirst and closed else PLOTS_IDLE
    gold = s.gold[seat]
    taxes = TAXES[0] if gold < 5 else TAXES[1] if gold < 9 else TAXES[2]
    open_ = 0.0
    for token in (INVENTOR_TOKEN, BUILDER_TOKEN):
        mine = s.awards[token] == seat
        have = tally(s, token, seat)
        best = max(tally(s, token, p) for p in range(s.parties) if p != seat)
        if not mine and max(THRESHOLD[token], best + 1) - have <= 3:
            open_ += 1.0
        elif mine and best >= have - 1:
            open_ += 0.5
    works = tuple(base + more * open_ for base, more in WORKS)
    second = 0.7 if owns(s, seat, ARCHBISHOP) else 0.12 if ARCHBISHOP in [kind_of(c) for c in s.display] else 0.03
    skill = (taste.castles + taste.learning) / 2
    fight = (taste.war + taste.land) / 2
    return (
        tuple(v * skill for v in works),
        tuple(v * taste.intrigue for v in plots),
        tuple(v * fight for v in wars),
        taxes,
        (0.5, second * taste.crusade),
    )


def draw(o: Outlook, eyes: Eyes) -> Action:
    """Eight cards by what the position asks for."""
    want = wishes(o)
    return max(plain(eyes), key=lambda a: sum(sum(want[deck][:n]) for deck, n in enumerate(a[1:])))


def bonus(o: Outlook, eyes: Eyes) -> Action:
    """One more of the deck that is short of what it promises."""
    want = wishes(o)
    return max(plain(eyes), key=lambda a: want[DECKS.index(a[1])][1])


# -- the pair of a Round


def income(o: Outlook) -> int:
    return sum(yield_of(o.s, t) for t in lands_of(o.s, o.seat)) + bonus_of(o.s, o.seat)


class Prospect:
    """What cards would do now, computed once for all pairs."""

    def __init__(self, o: Outlook) -> None:
        self.o = o
        self.gold = o.s.gold[o.seat]
        self.tax = income(o)
        self.strike = war.strike(o)
        self.levy = war.levy(o)[1]
        self.slow_levy = war.levy(o, at_once=False)[1]
        self.guard = sum(sorted((war.guard(o, t) for t in unmobilised(o.s, o.seat)), reverse=True)[:2])
        self.early = EARLY if o.s.era == 1 else 1.0
        self._scheme: float | None = None
        self._realm: dict[int, float] = {}

    @property
    def scheme(self) -> float:
        if self._scheme is None:
            self._scheme = intrigue.scheme(self.o)
        return self._scheme

    def works(self, gold: int) -> float:
        if gold not in self._realm:
            self._realm[gold] = max(realm.shopping(self.o, gold), realm.works(self.o, gold)[1])
        return self._realm[gold]

    def taxes(self, gold: int, place: int) -> float:
        """Gold that comes too late to be spent is worth nothing."""
        o = self.o
        left = o.left - 1 - place
        return o.purse(gold + self.tax, left) - o.purse(gold, left)

    def pair(self, one: int, two: int) -> float:
        o = self.o
        wars = o.hand(WAR) - (one == WAR) - (two == WAR)
        if one == two == WAR:
            both = max(self.levy, self.strike + 0.3 * max(0.0, self.levy - self.strike))
            return both * self.early
        total = 0.0
        gold = self.gold
        for place, deck in enumerate((one, two)):
            if deck == WAR:
                ready = war.later(o) * 0.8 * self.slow_levy if wars else 0.0
                total += max(self.strike, ready, self.guard) * self.early
            elif deck == TAX:
                total += self.taxes(gold, place) * (0.8 if two == TAX and place else 1.0)
                gold += self.tax
            elif deck == REALM:
                total += self.works(gold) * (0.35 if one == REALM and place else 1.0)
                gold = max(0, gold - 4)
            elif deck == INTRIGUE:
                total += self.scheme * (0.4 if one == INTRIGUE and place else 1.0)
            else:
                total += pilgrimage.crusade(o, gold) + (0.02 if not place else 0.0)
        return total


def plot(o: Outlook, eyes: Eyes) -> Action:
    """The two cards that promise most together, with what their events bring."""
    view = Prospect(o)
    pairs: dict[tuple[int, ...], float] = {}
    prices: dict[str, float] = {}

    def worth(option: Action) -> float:
        decks = tuple(DECKS.index(face.partition(".")[0]) for face in option[1:])
        if decks not in pairs:
            pairs[decks] = view.pair(decks[0], decks[1]) if len(decks) == 2 else view.pair(decks[0], -1)
        for face in option[1:]:
            event = face.partition(".")[2]
            if event not in prices:
                prices[event] = events.price(o, event)
        return pairs[decks] + sum(prices[face.partition(".")[2]] for face in option[1:])

    return max(plain(eyes), key=worth)


# -- the action of a card


def act(o: Outlook, eyes: Eyes) -> Action:
    verbs = {option[0] for option in plain(eyes)}
    if verbs & {"invade", "mobilise"}:
        return war_action(o, verbs)
    if verbs & {"build", "develop"}:
        return realm_action(o, verbs)
    if verbs & {"plot", "overthrow"}:
        return intrigue_action(o, verbs)
    if "crusade" in verbs:
        return ("crusade",) if "no_action" not in verbs or pilgrimage.crusade(o) > 0 else ("no_action",)
    return ("tax",) if "tax" in verbs else ("no_action",)


def war_action(o: Outlook, verbs: set[str]) -> Action:
    """Strike when it is worth it, raise more when a bigger campaign follows."""
    now = war.strike(o) if "invade" in verbs else 0.0
    then = 0.0
    if "mobilise" in verbs:
        lands, total = war.levy(o, at_once=war.at_hand(o))
        then = sum(sorted((war.guard(o, t) for t in unmobilised(o.s, o.seat)), reverse=True)[:2]) - o.cost(1)
        if war.prepared(o):
            then = max(then, LATER * total if lands else 0.0)
            now += 0.25 * total  # those who stand may strike again
    if now >= then and now > WORTH_ACTING and "invade" in verbs and war.strike(o) > WORTH_ACTING:
        return ("invade",)
    return ("mobilise",) if then > WORTH_ACTING else ("no_action",)


def realm_action(o: Outlook, verbs: set[str]) -> Action:
    gold = o.s.gold[o.seat]
    buy = realm.shopping(o, gold) if "develop" in verbs else 0.0
    raise_ = realm.works(o, gold)[1] if "build" in verbs else 0.0
    if max(buy, raise_) <= 0.0:
        return ("no_action",)
    return ("develop",) if buy >= raise_ else ("build",)


def intrigue_action(o: Outlook, verbs: set[str]) -> Action:
    fall = intrigue.topple(o) if "overthrow" in verbs else 0.0
    plots = intrigue.scheme(o) if "plot" in verbs else 0.0
    if max(fall, plots) <= WORTH_ACTING:
        return ("no_action",)
    return ("overthrow",) if fall >= plots else ("plot",)
