"""What a seat makes of a position: everything in one currency, ducats.

Income counts for the turns that it will still be paid; an electorate for its vote, the more the nearer the crown;
ducats in the purse for themselves and for the electorate that they will buy.
"""

from __future__ import annotations

from math import comb

from araldo.games.medieval_conspiracy.board import BORDERS, ELECTORATE, ESTATE, SEAT_OF_ELECTOR
from araldo.games.medieval_conspiracy.box import (
    CHURCH,
    DEPOSE,
    ELECTOR_BID,
    ELECTOR_CARDS,
    EVENT_CARDS,
    FACE,
    FAITH,
    IMMUNE,
    MASTER_INCOME,
    MASTER_LEAST,
    PILES,
    SECULAR,
    TRADE,
    WAR,
    owner_of,
)
from araldo.games.medieval_conspiracy.palatine.character import Character
from araldo.games.medieval_conspiracy.rules.events import gain
from araldo.games.medieval_conspiracy.rules.masters import Candidate, candidates, elect
from araldo.games.medieval_conspiracy.rules.realm import immune, troops
from araldo.games.medieval_conspiracy.state import Conspiracy

USUAL_LENGTH = {2: 13, 3: 12, 4: 11, 5: 10, 6: 8}  # turns over which what is bought pays
SHORTEST, LONGEST = 3, 10
VOTE, VOTE_A_TURN = 250, 150  # a direct vote: then and now
VOTE_BY_SEATS = {2: 1.3, 3: 1.15, 4: 1.0, 5: 0.85, 6: 0.7}
DECISIVE, BEHIND = 2.0, 0.7  # of a vote: the one that makes an Emperor, the one that comes too late
CROWN = 5000.0  # what wins at once
KEEP = {FAITH: 0.3, WAR: 0.22, TRADE: 0.15}  # how much of a vote a Master's is: it can be lost again
STEP = {FAITH: 1, WAR: 2, TRADE: 20}  # on the tracks
REACH = 0.4  # what one more step between us and a Master card makes of it
LEFT_BEHIND = 40.0  # the immunity that goes with the fourth territory
LAST_HEIR, ONLY_HEIR, SECOND_HEIR, SPARE_HEIR = 220.0, 110.0, 60.0, 25.0
UNIT = 40.0  # a unit lost
HARM = 0.3  # of what the rival nearest to the crown loses, this is our gain


class Outlook:
    """A position as one seat values it."""

    def __init__(self, s: Conspiracy, seat: int, taste: Character) -> None:
        self.s, self.seat, self.taste = s, seat, taste
        self.turns = horizon(s) * taste.income
        self.least = ELECTOR_BID[s.seats][int(s.options["quick_elector_discount"])]
        self.vote = (VOTE + VOTE_A_TURN * s.turn) * VOTE_BY_SEATS[s.seats] * taste.votes
        self._gains: dict[tuple[int, int], int] = {}
        self._found: list[Candidate] | None = None
        self._soon = -1.0
        self._danger: list[float] | None = None
        self._prey: dict[int, float] | None = None

    # -- the race

    @property
    def found(self) -> list[Candidate]:
        if self._found is None:
            self._found = candidates(self.s)
        return self._found

    @property
    def soon(self) -> float:
        """The chance that the Emperor dies when the next event cards are drawn."""
        if self._soon < 0:
            self._soon = emperor_dies(self.s)
        return self._soon

    def elected(self, found: list[Candidate] | None = None) -> int | None:
        return elect(found or self.found, self.s.options["election_count"])

    def owned(self, seat: int) -> int:
        return self.found[seat].direct

    def standing(self, seat: int) -> float:
        """How near a seat is to the crown."""
        c, s = self.found[seat], self.s
        purse = min(1.5, s.cash[seat] / self.least) * (0.5 if any(s.heirs[seat]) else 0.2)
        return c.votes + 0.5 * c.direct + 0.03 * c.glory + purse + s.income[seat] / 250

    @property
    def danger(self) -> list[float]:
        """By seat: how much its gain is our loss; 1 for the rival nearest to the crown."""
        if self._danger is None:
            self._danger = self._dangers()
        return self._danger

    def _dangers(self) -> list[float]:
        s = self.s
        rivals = [x for x in range(s.seats) if x != self.seat]
        best = max(self.standing(x) for x in rivals)
        chosen = self.elected()
        found = [0.0] * s.seats
        for x in rivals:
            found[x] = max(0.15, 1 - 0.4 * (best - self.standing(x)))
            if chosen == x:
                found[x] *= 1.5
        return found

    @property
    def front(self) -> int:
        """The rival nearest to the crown."""
        return max(range(self.s.seats), key=lambda x: (self.danger[x], -x))

    def harm(self, seat: int, loss: float) -> float:
        """What a rival's loss is worth to us."""
        if seat < 0 or seat == self.seat:
            return 0.0
        share = 1.0 if self.s.seats == 2 else HARM
        return loss * self.danger[seat] * share * self.taste.spite

    # -- votes

    def pivot(self, seat: int) -> float:
        """What one more direct vote does for a seat."""
        c = self.found[seat]
        if c.direct + 1 >= DEPOSE:
            return CROWN / max(1.0, self.vote)
        neutral = self.found[-1]
        after = [*self.found]
        after[seat] = c._replace(votes=c.votes + 1, glory=c.glory + 5, direct=c.direct + 1)
        if neutral.votes:
            after[-1] = neutral._replace(votes=neutral.votes - 1, glory=neutral.glory - 5, direct=neutral.direct - 1)
        if self.elected(after) == seat and self.elected() != seat:
            return DECISIVE
        top = max(x.votes for x in self.found if x.seat != seat)
        return 1.0 if c.votes + 2 >= top else BEHIND

    def electorate(self, seat: int) -> float:
        """What an electorate is worth to a seat, before its price and its heir."""
        return 50 * self.turns + self.pivot(seat) * self.vote

    # -- Masters

    def master(self, which: int) -> float:
        """A Master card with its vote."""
        s = self.s
        taste = (self.taste.faith, self.taste.war, self.taste.trade)[which]
        free = sum(s.owner[land] < 0 for land in SEAT_OF_ELECTOR)
        above = sum(s.masters[m] >= 0 for m in range(which))
        seated = free > above
        ripe = min(1.0, max(0.3, s.turn / 8))
        pivot = min(DECISIVE, self.pivot(self.seat))
        return MASTER_INCOME * self.turns + taste * ripe * KEEP[which] * self.vote * pivot * seated

    def step(self, which: int, more: int, seat: int | None = None) -> float:
        """What so much more on a track brings: the card itself, or nearness to it, or a safer lead."""
        if seat is None:
            seat = self.seat
        track, holder = self.s.tracks[which], self.s.masters[which]
        best = max(track[x] for x in range(self.s.seats) if x != seat)
        unit, mine = STEP[which], track[seat]
        worth = self.master(which)
        if holder == seat:
            lead = mine - best
            return worth * (0.3 if lead <= unit else 0.06)
        goal = max(MASTER_LEAST[which], best + (holder >= 0 or best >= MASTER_LEAST[which]))
        before, after = (goal - mine) / unit, (goal - mine - more) / unit
        gained = worth * 0.8 * ((1.0 if after <= 0 else REACH**after) - (1.0 if before <= 0 else REACH**before))
        if after <= 0 and holder >= 0:
            gained += self.harm(holder, worth)
        return gained

    # -- land and heirs

    def gain(self, seat: int, land: int) -> int:
        key = (seat, land)
        if key not in self._gains:
            self._gains[key] = gain(self.s, seat, land)
        return self._gains[key]

    def estate(self, seat: int, land: int) -> float:
        """What a territory pays a seat while the game lasts, with what lies in it."""
        s = self.s
        worth = self.turns * self.gain(seat, land)
        if s.relic[land]:
            worth += self.step(FAITH, 1, seat)
        return worth

    def fief(self, land: int) -> float:
        """A fief that becomes ours: what it pays, less the heir who goes there."""
        worth = self.estate(self.seat, land) - self.heir(ESTATE[land])
        if len(self.s.realms[self.seat]) == IMMUNE:
            worth -= LEFT_BEHIND
        return worth + self.harm(
            self.s.owner[land], self.estate(self.s.owner[land], land) if self.s.owner[land] >= 0 else 0.0
        )

    def unsold(self, estate: int) -> int:
        """Electors of an estate who may still be drawn."""
        return sum(
            ESTATE[land] == estate and self.s.owner[land] != self.seat
            for land in SEAT_OF_ELECTOR
            if self.s.owner[land] < 0 or self.all_sold
        )

    @property
    def all_sold(self) -> bool:
        return self.s.options["elector_pool"] == "all" or self.s.sold == (1 << len(ELECTOR_CARDS)) - 1

    def heir(self, estate: int) -> float:
        """What it costs to use up an heir: the last one also opens the way to electorates."""
        left = self.s.heirs[self.seat][estate]
        near = self.s.cash[self.seat] + self.s.income[self.seat] >= self.least // 2
        if left <= 1:
            return LAST_HEIR if near and self.unsold(estate) else ONLY_HEIR
        return SECOND_HEIR if left == 2 else SPARE_HEIR

    def child(self, estate: int) -> float:
        """What one more heir of an estate is worth."""
        have = self.s.heirs[self.seat][estate]
        worth = LAST_HEIR if have == 0 else SECOND_HEIR + 20 if have == 1 else SPARE_HEIR
        share = self.unsold(estate) / max(1, self.unsold(SECULAR) + self.unsold(CHURCH))
        return worth * (0.5 + share)

    @property
    def prey(self) -> dict[int, float]:
        """Neutral fiefs that we have an heir for, and what they are worth."""
        if self._prey is None:
            self._prey = self._preys()
        return self._prey

    def _preys(self) -> dict[int, float]:
        s = self.s
        return {
            t: worth
            for t in s.lands
            if s.owner[t] < 0 and not ELECTORATE[t] and s.heirs[self.seat][ESTATE[t]] and (worth := self.fief(t)) > 0
        }

    # -- armies

    def strongest(self, seat: int, target: int) -> list[int]:
        """The most that a seat can send against a fief from one place."""
        s = self.s
        found: list[int] = []
        for t in BORDERS[target]:
            if s.owner[t] == seat and t != s.vacant and not ELECTORATE[t]:
                there = troops(s, seat, t)
                if len(there) > len(found):
                    found = there
        return found

    def threatens(self, rival: int, land: int) -> bool:
        s = self.s
        return bool(s.heirs[rival][ESTATE[land]]) and any(
            s.owner[t] == rival and not ELECTORATE[t] and any(owner_of(u) == rival for u in s.units[t])
            for t in BORDERS[land]
        )

    def safe(self) -> bool:
        return immune(self.s, self.seat)


def horizon(s: Conspiracy) -> int:
    """Turns for which what is bought now will pay."""
    left = min(LONGEST, max(SHORTEST, USUAL_LENGTH[s.seats] - s.turn))
    if s.options["quick_end"] == "turn_limit":
        left = max(0, min(left, s.options["turn_limit"] - s.turn))
    return left


def emperor_dies(s: Conspiracy) -> float:
    """MC-EVT-01, MC-EVT-03: from what has been drawn, as everybody can count."""
    deck, n = len(s.event_deck), s.seats
    if deck < n:
        return 1.0
    seen = [*s.event_discard, *s.display]
    left = 2 - sum(FACE[c] == "death_of_the_emperor" for c in seen)
    drawn = len(EVENT_CARDS) - deck
    if drawn < n * (s.turn - (s.phase == "income")) or not drawn:  # mixed anew
        return 1 - comb(deck - left, n) / comb(deck, n) if drawn else 0.0
    chance, start = 1.0, PILES[0]
    for pile in PILES[1:]:
        end = start + pile + 2
        if drawn < end and left:
            inside = max(0, min(end, drawn + n) - max(start, drawn))
            open_ = end - max(start, drawn)
            dead = left if start > PILES[0] else left - 1  # in the middle pile: the first of the two
            if dead > 0:
                chance *= 1 - inside / open_
        start = end
    return 1 - chance
