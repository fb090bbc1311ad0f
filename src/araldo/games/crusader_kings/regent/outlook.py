"""What a seat makes of a position: everything in one currency, victory points.

A territory is 1 while there is room for it; Gold, cards, Castles, heirs and peace are worth what they will become.
Everything rests on what all may see and on what the seat holds itself.
"""

from __future__ import annotations

from collections.abc import Callable

from araldo.games.crusader_kings.board import NEXT_TO
from araldo.games.crusader_kings.box import (
    BUILDER_TOKEN,
    CRUSADER_TOKEN,
    DECK,
    INTRIGUE,
    INVENTOR_TOKEN,
    KINDS,
    MOST_LANDS,
    MOST_OF_TYPE,
    MOST_SHIELDS,
    OLD_AGE,
    OVER_NEED,
    ROUNDS,
    THRESHOLD,
    TOKEN0,
    TURNS,
    WORTH,
    is_green,
)
from araldo.games.crusader_kings.regent.character import Character
from araldo.games.crusader_kings.regent.odds import chance
from araldo.games.crusader_kings.rules.check import modifiers
from araldo.games.crusader_kings.rules.kin import bears, heirs
from araldo.games.crusader_kings.rules.realm import (
    allied,
    lands_of,
    may_invade,
    points,
    present,
    shields_of,
    tally,
)
from araldo.games.crusader_kings.rules.war import defence
from araldo.games.crusader_kings.state import Kings

PURSE = (0.1,) * 4 + (0.08,) * 3 + (0.06,) * 3 + (0.04,) * 4  # what the next Gold is worth with cards to come
SPARE = 0.02
LAST = 0.004  # Gold that will buy nothing
RICH_PLAYS = 7  # own cards to come with which Gold keeps its worth
NEAR = (0.55, 0.35, 0.2, 0.1)  # of an achievement, by how many pieces are missing
GUARD = 0.1  # a lead of one piece in an achievement
ACHIEVED = {CRUSADER_TOKEN: MOST_SHIELDS, BUILDER_TOKEN: 10, INVENTOR_TOKEN: 2 * MOST_OF_TYPE}
CARD = {
    "longbow": 0.3, "chancellor": 0.15, "steward": 0.25, "spymaster": 0.15, "archbishop": 0.3, "court_physician": 0.12,
    "navy": 0.2, "bank": 0.15, "plate_armor": 0.12, "royal_guard": 0.06, "marshal": 0.08, "library": 0.1,
}  # fmt: skip
KIND_WORTH = tuple(CARD[kind] for kind in KINDS)
LONG = 12  # own cards to come with which a Development card keeps its worth
SHIELD = (0.35, 0.15, 0.35, 0.2, 0.08, 0.2, 0.35, 0.15, 0.2, 0.0)  # by place of the track
FALLS = (1.0, 0.55, 0.25, 0.08, 0.02)  # how an attack fares against one, two, … successes asked
HARM, MOST_HARM = 0.05, 0.9  # of a soft border in a Round, from who may invade it; of one dynasty in all
AT_ODDS, ARMED, STRANGE = 0.2, 0.4, 0.03  # that a neighbour attacks a border within a Round
WALL = 0.12  # a Castle that stands, besides the Builder
UNREST, CALM = 0.2, 0.1  # where somebody may overthrow now, or in a later Era
GREEN, RED, USEFUL = 0.12, -0.14, 0.08  # a token in the bag


class Outlook:
    """A position as one seat values it."""

    def __init__(self, s: Kings, seat: int, taste: Character) -> None:
        self.s, self.seat, self.taste = s, seat, taste
        self.left = plays_left(s, seat)
        self._found: dict[str, float] = {}
        self._spite: list[float] | None = None

    def remember(self, what: str, reckon: Callable[[], float]) -> float:
        """A figure that is reckoned once for a position."""
        if what not in self._found:
            self._found[what] = reckon()
        return self._found[what]

    # -- dynasties

    @property
    def spite(self) -> list[float]:
        """What I gain when each loses 1: much from the leader, little from the last."""
        if self._spite is None:
            self._spite = self._spited()
        return self._spite

    def _spited(self) -> list[float]:
        s, seat = self.s, self.seat
        stand = [self.standing(p) for p in range(s.parties)]
        rivals = [p for p in range(s.parties) if p != seat and present(s, p)]
        found = [0.0] * s.parties
        best = max((stand[p] for p in rivals), default=0.0)
        for p in rivals:
            lead = stand[p] - stand[seat]
            found[p] = 0.28 + 0.08 * max(-2.5, min(3.0, lead)) + (0.12 if stand[p] >= best - 0.5 else 0.0)
            found[p] = max(0.05, found[p] * self.taste.grudge * (1.5 if len(rivals) == 1 else 1.0))
        return found

    def standing(self, party: int) -> float:
        s = self.s
        return points(s, party) + 0.1 * shields_of(s, party) + (0.03 * min(s.gold[party], 10) if party < s.seats else 0)

    # -- Gold

    def purse(self, gold: float, plays: int | None = None) -> float:
        """What so much Gold is worth."""
        left = self.left if plays is None else plays
        share = min(1.0, left / RICH_PLAYS)
        whole = int(gold)
        total = sum(PURSE[:whole]) + SPARE * max(0, whole - len(PURSE))
        return total * share + LAST * gold

    def cost(self, gold: int, have: int | None = None) -> float:
        """What is lost with so much of the purse."""
        purse = self.s.gold[self.seat] if have is None else have
        return self.purse(purse) - self.purse(max(0, purse - gold))

    def gain(self, gold: int, have: int | None = None) -> float:
        purse = self.s.gold[self.seat] if have is None else have
        return self.purse(purse + gold) - self.purse(purse)

    # -- checks

    def venture(
        self, kind: str, need: int, stake: float, extra: int = 0, gold: int | None = None, lent: list[int] | None = None
    ) -> tuple[float, int]:
        """The chance of a check and the Gold to invest for the best of stake and purse."""
        s, seat = self.s, self.seat
        have = s.gold[seat] if gold is None else gold
        free = 1 + modifiers(s, seat, kind) + extra
        most = max(0, min(have, need + OVER_NEED - free))
        best = (-1e9, 0.0, 0)
        for g in range(most + 1):
            odd = chance(s, seat, kind, need, free + g, lent)
            net = stake * odd - self.cost(g, have)
            if net > best[0] + 1e-9:
                best = (net, odd, g)
        return best[1], best[2]

    # -- achievements

    def race(self, party: int, token: int, count: int) -> float:
        """What so many pieces are worth in the race for an achievement."""
        s = self.s
        holder = s.awards[token]
        others = [tally(s, token, p) for p in range(s.parties) if p != party and present(s, p)]
        rival = max(others, default=0)
        least = THRESHOLD[token]
        if holder not in (-1, party):
            least = max(least, tally(s, token, holder) + 1)
        elif holder == party:
            least = max(least, rival)
        if count >= least:
            lead = min(2, count - max(rival, THRESHOLD[token] - 1))
            return 1.0 + GUARD * max(0, lead) * min(1.0, self.left / 6)
        if least > ACHIEVED[token] or self.left <= 0:
            return 0.0
        return NEAR[min(least - count, len(NEAR)) - 1] * min(1.0, self.left / 8)

    def step(self, token: int, more: int = 1, party: int | None = None) -> float:
        """What some pieces more bring (or fewer cost), with what the present holder loses by it."""
        s = self.s
        who = self.seat if party is None else party
        have = tally(s, token, who)
        found = self.race(who, token, have + more) - self.race(who, token, have)
        holder = s.awards[token]
        if who == self.seat and holder not in (-1, who) and more > 0:
            takes = have + more > tally(s, token, holder) and have + more >= THRESHOLD[token]
            found += self.spite[holder] * takes
        return found

    # -- goods

    def card(self, kind: int, party: int | None = None) -> float:
        """A Development card: its use, and the Inventor."""
        taste = self.taste.learning if party in (None, self.seat) else 1.0
        return KIND_WORTH[kind] * min(1.0, self.left / LONG) * taste

    def castle(self, land: int) -> float:
        """A Castle on an own territory: the Builder, a wall, a little tax."""
        use = min(1.0, self.left / 10)
        wall = self.danger(land) * (FALLS[self.need(land)] - FALLS[self.need(land) + 1]) * self.rounds
        return (self.step(BUILDER_TOKEN) + 0.08 * use) * self.taste.castles + wall

    def token(self, token: int) -> float:
        """A trait token in the bag."""
        use = min(1.0, self.left / 10)
        if is_green(token):
            kind = GREEN - (0.05 if WORTH["invade"][token - TOKEN0] > 1 else 0.0)
            return kind * use
        return (USEFUL if WORTH["invade"][token - TOKEN0] > 1 else RED) * use

    # -- territories

    @property
    def room(self) -> int:
        return MOST_LANDS - len(lands_of(self.s, self.seat))

    def land(self, land: int, room: int | None = None) -> float:
        """What it brings to take a territory."""
        s = self.s
        room = self.room if room is None else room
        owner = s.owner[land]
        fort = self.step(BUILDER_TOKEN) if s.castle[land] else 0.0
        if room > 0:
            own = 1.0 + 0.03 * min(1.0, self.left / 6) + fort
        else:  # another is given up for it
            own = max(0.0, fort) + self.gain(2) * 0.7
        if owner < 0:
            ally = s.ally[land]
            strange = 0.1 if ally not in (-1, self.seat) else 0.0
            return own * self.taste.land - strange
        loss = 1.0 - (self.step(BUILDER_TOKEN, -1, owner) if s.castle[land] else 0.0)
        return (own + self.spite[owner] * loss) * self.taste.war

    @property
    def rounds(self) -> float:
        """Rounds in which something may still happen to what I hold."""
        return min(4.0, self.left / 2)

    def need(self, land: int) -> int:
        """Successes that an attack on it needs, less one, within the table of what then falls."""
        return min(len(FALLS) - 2, defence(self.s, land) - 1)

    def threat(self, land: int, party: int) -> float:
        """How likely a neighbour attacks this border of mine in a Round, were it plain."""
        s = self.s
        if allied(s, self.seat, party):
            return 0.0
        near = [t for t in NEXT_TO[s.chart][land] if s.owner[t] == party]
        if not near:
            return 0.0
        if not may_invade(s, party, self.seat):
            return STRANGE
        return ARMED if any(s.foot[t] for t in near) else AT_ODDS

    def danger(self, land: int) -> float:
        """How likely anybody attacks it in a Round."""
        s = self.s
        near = {s.owner[t] for t in NEXT_TO[s.chart][land]} - {-1, self.seat}
        return min(0.6, sum(self.threat(land, p) for p in near))

    def unrest(self, land: int) -> float:
        """What an Unrest token there costs: a neighbour with an Intrigue card may overthrow. All see who drew one."""
        s = self.s
        near = {s.owner[t] for t in NEXT_TO[s.chart][land]} - {-1, self.seat}
        armed = any(s.took[p][INTRIGUE] > 0 for p in near)
        wall = s.castle[land] + (s.duke[land] >= 0)
        usual = UNREST if armed else CALM
        return usual * FALLS[min(wall, len(FALLS) - 1)] * min(1.0, self.rounds / 2)

    def hold(self, land: int) -> float:
        """What an own territory is worth, less what may befall it."""
        s = self.s
        fort = WALL - self.step(BUILDER_TOKEN, -1) if s.castle[land] else 0.0
        lost = self.danger(land) * FALLS[self.need(land)] * min(2.0, self.rounds)
        return 1.0 + fort - lost + 0.02 * s.harvest[land] - 0.02 * s.failure[land]

    def hostility(self, party: int) -> float:
        """What a Casus Belli or War lets a dynasty do to me, in points still to be lost."""
        s = self.s
        lands = lands_of(s, self.seat)
        near = [t for t in lands if any(s.owner[u] == party for u in NEXT_TO[s.chart][t])]
        armed = 1.5 if any(s.foot[t] for t in lands_of(s, party)) else 1.0
        soft = sum(FALLS[self.need(t)] for t in near)
        return min(MOST_HARM, HARM * soft * armed * self.rounds)

    # -- heirs

    def heir(self, count: int, party: int | None = None) -> float:
        """What so many heirs are worth: half the realm hangs on the first when the King is old."""
        s = self.s
        who = self.seat if party is None else party
        crisis = len(lands_of(s, who)) // 2
        rounds = OLD_AGE + 1 - s.age[who]  # Upkeeps until he dies
        to_come = (s.eras - s.era) * ROUNDS + ROUNDS - s.round + 1
        if rounds > to_come:
            first = 0.06 * crisis
        else:
            first = crisis * (0.9 if rounds <= 1 else 0.6 if rounds == 2 else 0.35 if rounds == 3 else 0.2)
        more = (0.0, first, first + 0.12 * crisis * min(1.0, self.left / 8))
        return (more[min(count, 2)] + 0.05 * max(0, min(count, 4) - 2)) * self.taste.family

    def births(self, party: int | None = None) -> float:
        """What a fertile marriage will bring."""
        who = self.seat if party is None else party
        have = heirs(self.s, who)
        likely = min(0.9, self.left / 12)
        return (self.heir(have + 1, who) - self.heir(have, who) + 0.06) * likely

    def fertile(self) -> bool:
        return bears(self.s, self.seat)

    # -- the end

    @property
    def last_round(self) -> bool:
        return self.s.era == self.s.eras and self.s.round == ROUNDS

    def shields_missing(self) -> int:
        """Shields that the track still takes before Jerusalem."""
        return self.s.shields[: self.s.goal].count(-1) - 1

    def first_if_over(self, more: float) -> bool:
        """Whether I would win if the game ended now with so many points more for me."""
        s = self.s
        mine = (points(s, self.seat) + more, shields_of(s, self.seat) + 1)
        return all(
            (points(s, p), shields_of(s, p)) < mine for p in range(s.parties) if p != self.seat and present(s, p)
        )

    # -- cards in hand

    def hand(self, deck: int) -> int:
        """How many cards of a deck I can still play this Era."""
        s = self.s
        return sum(DECK[c] == deck for c in s.hands[self.seat] + s.laid[self.seat])


def plays_left(s: Kings, seat: int) -> int:
    """Cards that a seat will still play, the one on the table included; fewer if Jerusalem is near."""
    eras = (s.eras - s.era) * ROUNDS * TURNS
    if s.phase == "draw":
        here = ROUNDS * TURNS
    elif s.phase in ("dynasty", "plot"):
        here = (ROUNDS - s.round + 1) * TURNS
    elif s.phase == "upkeep":
        here = (ROUNDS - s.round) * TURNS
    else:
        here = (ROUNDS - s.round) * TURNS + len(s.laid[seat]) + (s.active == seat and bool(s.table))
    missing = s.shields[: s.goal].count(-1)
    dynasties = max(1, s.parties - s.out.bit_count())
    by_crusade = int(1 + missing / (0.88 * dynasties) * ROUNDS * TURNS)
    return max(0, min(eras + here, by_crusade))
