"""What a seat makes of a position: everything in one currency, Influence.

One city that nobody besieges is worth 1 at each Upkeep that is still to come; all else is measured by that.
"""

from __future__ import annotations

from araldo.games.warrior_knights.board import CITY_AREA, COUNT, DISTANCE, INCOME, INLAND, TARGETS
from araldo.games.warrior_knights.box import KEEP, NOBLES, REVOLT_COST
from araldo.games.warrior_knights.rules.ending import goal
from araldo.games.warrior_knights.rules.forces import strength, wall
from araldo.games.warrior_knights.rules.places import cities_of, kingdom_cities_of, target_owner
from araldo.games.warrior_knights.rules.seats import alive, barons
from araldo.games.warrior_knights.seneschal.character import Character
from araldo.games.warrior_knights.state import Knights

USUAL_CITIES = 2.2  # that each Baron holds once the Kingdom is divided
LONGEST = 6  # Upkeeps; further ahead nobody sees
HOLD = 0.93  # a city taken is still ours an Upkeep later
SPITE_AHEAD, SPITE_LEVEL, SPITE_BEHIND = 0.45, 0.3, 0.1  # what a rival's loss is worth, by where he stands
NEARLY_WON = 3.0  # all against him who nearly has the cities to win at once
TROOPS = (0.0, 0.0, 0.1, 0.2, 0.25)  # 100 strength, by Upkeeps to come
FAITH = (0.2, 0.15, 0.08, 0.04)  # the next one, by how many there are
HEAD, CHAIR = 0.15, 0.08  # a round in the chair
PURSE = 15  # crowns beyond which one more buys little
CROWN_NEEDED, CROWN_SPARE, CROWN_LAST = 0.05, 0.015, 0.003
VOTE, VOTE_LAST = 0.04, 0.004
ENOUGH_VOTES = 8  # one more than twice as many is worth little
REVOLT = 0.25  # of unguarded cities, each Upkeep


class Outlook:
    """A position as one seat values it."""

    __slots__ = ("s", "seat", "spite", "taste", "upkeeps")

    def __init__(self, s: Knights, seat: int, taste: Character) -> None:
        self.s, self.seat, self.taste = s, seat, taste
        self.upkeeps = horizon(s)
        self.spite = [self._spite(other) for other in range(s.seats)]

    # -- Barons

    def standing(self, seat: int) -> float:
        """What he will have in the end if all hold what they hold."""
        return self.s.influence[seat] + self.upkeeps * scoring(self.s, seat)

    def _spite(self, other: int) -> float:
        """What I gain when he loses 1."""
        if other == self.seat:
            return 0.0
        if barons(self.s) == 2:
            return 1.0
        mine, his = self.standing(self.seat), self.standing(other)
        rivals = [self.standing(x) for x in alive(self.s) if x != self.seat]
        usual = SPITE_AHEAD if his > mine or his == max(rivals) else SPITE_LEVEL
        if his == min(rivals) and his < mine:
            usual = SPITE_BEHIND
        near = kingdom_cities_of(self.s, other) >= goal(self.s) - 1
        return usual * self.taste.grudge * (NEARLY_WON if near else 1)

    def rivals(self) -> list[int]:
        """The most dangerous first."""
        others = [seat for seat in alive(self.s) if seat != self.seat]
        return sorted(others, key=lambda other: (-self.standing(other), other))

    # -- places

    def city(self, city: int, late: int = 0) -> float:
        """A city that becomes mine after so many Upkeeps."""
        left = self.upkeeps - late
        if left <= 0:
            return 0.0
        own = sum(HOLD**i for i in range(left)) + self.crowns(INCOME[city]) * left
        owner = self.s.owner[city]
        if owner < 0:
            return own + self._last_city(city)
        return (own + left * self.spite[owner]) * self.taste.conquest + self._last_city(city)

    def _last_city(self, city: int) -> float:
        """The city that wins at once."""
        wins = city < INLAND and kingdom_cities_of(self.s, self.seat) >= goal(self.s) - 1
        return NEARLY_WON * self.upkeeps if wins else 0.0

    def keep(self, owner: int, late: int = 0) -> float:
        """A rival's stronghold: he scores nothing at that Upkeep, cedes a city, and half his crowns."""
        left = self.upkeeps - late
        held = len(cities_of(self.s, owner))
        if left <= 0:
            return 0.0
        city = (1 + self.spite[owner]) * (left - 1) if held else 0.0
        spoils = self.crowns(self.s.crowns[owner] // 2)
        return (self.spite[owner] * held + city + spoils) * self.taste.conquest

    def place(self, target: int, late: int = 0) -> float:
        return self.city(target, late) if target < TARGETS else self.keep(target - TARGETS, late)

    def denial(self, target: int) -> float:
        """A siege that only hinders: this Upkeep the city brings its owner nothing."""
        owner = target_owner(self.s, target)
        return self.spite[owner] if owner >= 0 and target < TARGETS and self.s.siege[target] < 0 else 0.0

    def unguarded(self, city: int) -> float:
        """What it costs to leave an own city without a Noble for a round."""
        s, left = self.s, self.upkeeps - 1
        payable = s.faith[self.seat] > 0 or s.crowns[self.seat] >= REVOLT_COST * INCOME[city]
        loss = self.crowns(REVOLT_COST * INCOME[city]) if payable else float(left)
        return REVOLT * min(loss, float(left)) + 0.2 * left * self.exposed(city)

    def exposed(self, city: int) -> bool:
        """An enemy who could take it stands within a move."""
        s, area = self.s, CITY_AREA[city]
        return any(
            0 <= s.place[a] < COUNT and DISTANCE[s.place[a]][area] <= 1 and strength(s, a) >= wall(s, city)
            for other in alive(s)
            if other != self.seat
            for a in NOBLES[other]
        )

    # -- goods

    def crown(self) -> float:
        """The next crown."""
        if self.upkeeps <= 1:
            return CROWN_LAST
        spare = self.s.crowns[self.seat] >= PURSE or self.upkeeps == 2
        return (CROWN_SPARE if spare else CROWN_NEEDED) * self.taste.trade

    def crowns(self, n: float) -> float:
        return n * self.crown()

    def vote(self) -> float:
        """The next Vote: the more there are the less it is worth."""
        usual = VOTE if self.upkeeps > 1 else VOTE_LAST
        return usual * self.taste.politics / (1 + self.s.votes[self.seat] / ENOUGH_VOTES) ** 2

    def faith(self, have: int) -> float:
        """One more, for who has so many."""
        if self.upkeeps <= 1:
            return CROWN_LAST
        return FAITH[min(have, len(FAITH) - 1)] * self.taste.church

    def troops(self, strength: float) -> float:
        return strength / 100 * TROOPS[min(self.upkeeps, len(TROOPS) - 1)]

    def noble(self, army: int) -> float:
        """What dies with a Noble: his troops, and a round of his time."""
        return self.troops(self.s.troops[army]) + 0.3 * (self.upkeeps > 1)


def scoring(s: Knights, seat: int) -> int:
    """Cities that bring Influence now."""
    if s.place[KEEP[seat]] < 0:
        return 0
    return sum(s.siege[city] < 0 for city in cities_of(s, seat))


def horizon(s: Knights) -> int:
    """Upkeeps to come, the next one included."""
    if s.last_round:
        return 1
    limit = s.options["round_limit"]
    most = min(LONGEST, limit - s.round + 1) if limit else LONGEST
    if s.options["might_is_right"]:
        return max(1, most)
    now = sum(scoring(s, seat) + falling(s, seat) for seat in alive(s))
    pace = max(float(now), USUAL_CITIES * barons(s))
    rest = max(0, s.pool - now)
    return int(max(1, min(most, 1 + -(-rest // pace))))


def falling(s: Knights, seat: int) -> int:
    """Neutral cities that fall to him this round if he goes on."""
    return sum(
        besieger == seat and s.siege_since[city] < s.round and s.owner[city] < 0
        for city, besieger in enumerate(s.siege[:TARGETS])
    )
