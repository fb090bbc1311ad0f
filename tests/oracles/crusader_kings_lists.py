"""The lists of the automatic dynasties, worked out a second time from the rulebook's five strategies.

For every card that such a dynasty turns up: the first item of its list for which there is a target, every target that
the item leaves open, and which of them is best by the ready answers. The words are the rulebook's; the data file with
the lists is not read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any

from araldo.games.crusader_kings.board import IDS
from araldo.games.crusader_kings.box import (
    CULTURES,
    HOUSE_WORDS,
    KINDS,
    TOKEN0,
    id_of,
    is_green,
    kind_of,
    sex_of,
    trait_of,
)

Act = tuple[Any, ...]
NAMES = ("ferox", "postis", "munitio", "amandum", "aperio")
WORTH = ("spymaster", "archbishop", "marshal", "chancellor", "steward", "court_physician", "navy", "longbow",
         "plate_armor", "royal_guard", "library", "bank")  # fmt: skip
COUNCILLORS = ("chancellor", "steward", "marshal", "spymaster", "archbishop", "court_physician")
DEFENSIVE = ("chancellor", "marshal", "court_physician", "plate_armor", "royal_guard")


class Realm:
    """A position as one automatic dynasty sees it."""

    def __init__(self, s: Any, me: int, scribe: Any) -> None:
        self.s, self.me, self.scribe = s, me, scribe
        self.mine = [t for t in s.lands if s.owner[t] == me]
        self.troops = [t for t in self.mine if s.foot[t]]
        self.here = [p for p in range(s.parties) if p != me and not s.out >> p & 1]
        self.strangers = [p for p in self.here if not s.pacts[me] >> p & 1]
        self.held = [KINDS[kind_of(c)] for c in s.cards[me]]

    # -- facts

    def word(self, party: int) -> str:
        return str(HOUSE_WORDS[self.s.house[party]])

    def reach(self, home: int) -> set[int]:
        return {t for t in self.s.lands if self.scribe.reaches(self.s, self.me, IDS[home], IDS[t])}

    def beside(self, land: int) -> set[int]:
        return {t for t in self.s.lands if self.scribe.near(self.s, IDS[land], IDS[t])}

    def about(self) -> set[int]:
        return {t for home in self.mine for t in self.reach(home)}

    def hostile(self, party: int) -> bool:
        return bool((self.s.wars[self.me] | self.s.claims[self.me]) >> party & 1)

    def rivals_beside(self, land: int) -> int:
        return sum(self.s.owner[t] not in (-1, self.me) for t in self.beside(land))

    def points(self, party: int) -> int:
        return sum(self.s.owner[t] == party for t in self.s.lands) + self.s.awards.count(party)

    def heirs(self, party: int) -> int:
        return len(self.s.children[party]) + len(self.s.siblings[party])

    def strong(self, land: int) -> int:
        return int(self.s.castle[land]) + (self.s.duke[land] >= 0)

    def green(self, person: int) -> bool:
        return any(is_green(t) for t in self.s.worn if self.s.bearer[t - TOKEN0] == person)

    # -- items: each gives what is possible, and how good

    def build(self) -> list[tuple[Act, Any]]:
        if sum(self.s.castle) >= 10:
            return []
        sites = [t for t in self.mine if not self.s.castle[t]]
        return [(("site", IDS[t]), (-self.rivals_beside(t), t)) for t in sites]

    def buy(self, count: int, wish: Iterable[str] = (), only: Iterable[str] = WORTH) -> list[tuple[Act, Any]]:
        """Those wished for first, then by worth; without a wish, a full type is not added to."""
        order = [*wish, *(k for k in WORTH if k not in list(wish))]
        shown = {KINDS[kind_of(c)] for c in self.s.display}
        wanted = [k for k in order if k in shown and k in only and k not in self.held]
        named = [k for k in wanted if k in list(wish)][:count]
        others = [k for k in wanted if k not in list(wish)]
        most: dict[tuple[str, ...], list[int]] = {}
        for size in range(count - len(named), -1, -1):
            for more in combinations(others, size):
                held = [*self.held, *named]
                room = {
                    kind in COUNCILLORS: 3 - sum((k in COUNCILLORS) == (kind in COUNCILLORS) for k in held)
                    for kind in WORTH
                }
                fits = all(
                    sum((k in COUNCILLORS) == side for k in more) <= max(0, room[side]) for side in (True, False)
                )
                if fits and (named or more):
                    most[(*named, *more)] = [WORTH.index(k) for k in (*named, *more)]
        top = max(map(len, most), default=0)
        return [(("buy", *some), good) for some, good in most.items() if len(some) == top]

    def lands_of_strangers(self) -> list[int]:
        found = [t for t in self.s.lands if self.s.owner[t] in self.strangers]
        if "spymaster" in self.held:
            return found
        beside = self.about()
        return [t for t in found if t in beside]

    def overthrow(self) -> list[tuple[Act, Any]]:
        found = [t for t in self.lands_of_strangers() if self.s.unrest[t]]
        return [(("topple", IDS[t]), (self.strong(t), -self.s.castle[t], -self.points(self.s.owner[t]))) for t in found]

    def of_least(self, found: list[int], measure: Callable[[int], int]) -> list[int]:
        least = min(map(measure, found), default=0)
        return [p for p in found if measure(p) == least]

    def claim(self, measure: Callable[[int], int] | None = None, beside: bool = False) -> list[tuple[Act, Any]]:
        found = [p for p in self.strangers if not self.hostile(p)]
        if beside:
            owners = {self.s.owner[t] for t in self.about()}
            found = [p for p in found if p in owners]
        found = self.of_least(found, measure or (lambda p: 0))
        return [(("casus_belli", self.word(p)), -self.points(p)) for p in found]

    def kill_child(self) -> list[tuple[Act, Any]]:
        bright = {p: [c for c in self.s.children[p] if self.green(c)] for p in self.strangers}
        found = self.of_least([p for p in self.strangers if bright[p]], self.heirs)
        return [
            (("assassinate", id_of(c)), (-self.points(p), 2 if c == self.scribe.heir(self.s, p) else 1))
            for p in found
            for c in bright[p]
        ]

    def kill_king(self) -> list[tuple[Act, Any]]:
        if self.s.era == 1 and self.s.round == 1:
            return []
        found = self.of_least([p for p in self.strangers if self.s.kings[p] >= 0], self.heirs)
        return [(("assassinate_king", self.word(p)), -self.points(p)) for p in found]

    def incite(self, measure: Callable[[int], int] | None = None) -> list[tuple[Act, Any]]:
        found = [t for t in self.lands_of_strangers() if not self.s.foot[t]]
        owners = self.of_least(sorted({self.s.owner[t] for t in found}), measure or (lambda p: 0))
        return [
            (("incite", IDS[t]), (self.s.unrest[t] > 0, self.strong(t), -self.points(self.s.owner[t])))
            for t in found
            if self.s.owner[t] in owners
        ]

    def bribe(self) -> list[tuple[Act, Any]]:
        if sum(kind in COUNCILLORS for kind in self.held) >= 3:
            return []
        return [
            (("take_from", self.word(p), kind), 0)
            for p in self.strangers
            for kind in (KINDS[kind_of(c)] for c in self.s.cards[p])
            if kind in COUNCILLORS and kind not in self.held
        ]

    def divorce(self) -> list[tuple[Act, Any]]:
        return [(("divorce", id_of(self.s.kings[self.me])), 0)] if self.s.spouses[self.me] >= 0 else []

    # -- war

    def independent(self, land: int) -> bool:
        return bool(self.s.owner[land] < 0)

    def attack(
        self, wanted: Callable[[int], bool], measure: Callable[[int], int] | None = None
    ) -> list[tuple[Act, Any]]:
        """With any Footsoldier: what it reaches, may invade and wants; the own Pact is annexed."""
        s = self.s
        found = []
        for home in self.troops:
            for land in self.reach(home):
                owner = s.owner[land]
                legal = owner < 0 or (owner != self.me and self.hostile(owner))
                if legal and wanted(land):
                    mine = owner < 0 and s.ally[land] == self.me
                    need = 0 if mine else self.scribe.defence(s, land)
                    far = land not in self.beside(home)
                    good = (need, -s.castle[land], self.scribe.culture(land) != CULTURES[s.culture[self.me]], far)
                    found.append((("annex" if mine else "attack", IDS[home], IDS[land]), good, owner))
        if measure is not None:
            owners = [owner for _, _, owner in found]
            least = min((measure(p) if p >= 0 else 0 for p in owners), default=0)
            found = [one for one in found if (measure(one[2]) if one[2] >= 0 else 0) == least]
        return [(act, good) for act, good, _ in found]

    def raise_at(
        self, prey: set[int] | None, prefer: Callable[[int], int] | None = None, worst: bool = False
    ) -> list[tuple[Act, Any]]:
        """One Footsoldier, up to half the territories rounded up and four in all."""
        homes = [t for t in self.mine if not self.s.foot[t]]
        if len(self.troops) >= min(4, (len(self.mine) + 1) // 2):
            return []
        if prey is not None:
            homes = [t for t in homes if self.reach(t) & prey]
        if prefer is not None and homes:
            top = max(map(prefer, homes))
            homes = [t for t in homes if prefer(t) == top]
        seen = prey if prey is not None else self.any_prey()
        if worst and seen:
            first = max({self.s.owner[t] for t in seen}, key=self.points)
            rivals = [p for p in {self.s.owner[t] for t in seen} if self.points(p) == self.points(first)]
            if len(rivals) > 1:
                return [(("raise", IDS[t]), 0) for t in homes]  # a tie among rivals: not judged further
            seen = {t for t in seen if self.s.owner[t] == first}
        return [(("raise", IDS[t]), (-len(self.reach(t) & seen), not self.s.unrest[t])) for t in homes]

    def any_prey(self) -> set[int]:
        s = self.s
        return {t for t in s.lands if s.owner[t] < 0 or (s.owner[t] != self.me and self.hostile(s.owner[t]))}

    def hostile_lands(self) -> set[int]:
        s = self.s
        return {t for t in s.lands if s.owner[t] >= 0 and s.owner[t] != self.me and self.hostile(s.owner[t])}

    def steps_away(self, land: int) -> int:
        """To the nearest territory of a rival, by borders and sea routes."""
        s, seen, edge, steps = self.s, {land}, {land}, 0
        while edge:
            if any(s.owner[t] not in (-1, self.me) for t in edge):
                return steps
            edge = {u for t in edge for u in self.beside(t)} - seen
            seen |= edge
            steps += 1
        return 99

    # -- the five strategies

    def items(self, name: str, deck: str) -> list[list[tuple[Act, Any]]]:
        return [item() for item in getattr(self, f"{name}_{deck}")()]

    def other_pact(self, land: int) -> bool:
        return self.independent(land) and self.s.ally[land] not in (-1, self.me)

    def own_pact(self, land: int) -> bool:
        return self.independent(land) and self.s.ally[land] == self.me

    def no_pact(self, land: int) -> bool:
        return self.independent(land) and self.s.ally[land] == -1

    def guarded(self, low: int, high: int) -> Callable[[int], bool]:
        return lambda land: not self.independent(land) and low <= self.scribe.defence(self.s, land) <= high

    def taken(self, land: int) -> bool:
        return not self.independent(land)

    def where(self, wanted: Callable[[int], bool]) -> set[int]:
        return {t for t in self.s.lands if wanted(t)}

    def children(self, party: int) -> int:
        return len(self.s.children[party])

    def realms(self, party: int) -> int:
        return sum(self.s.owner[t] == party for t in self.s.lands)

    def shields(self, party: int) -> int:
        return -int(self.s.shields.count(party))

    def castles(self, party: int) -> int:
        return -sum(self.s.castle[t] for t in self.s.lands if self.s.owner[t] == party)

    def ferox_realm(self) -> list[Any]:
        return [self.build, lambda: self.buy(1, wish=["navy"])]

    def ferox_intrigue(self) -> list[Any]:
        return [self.overthrow, lambda: self.claim(beside=True), self.kill_child, self.kill_king]

    def ferox_war(self) -> list[Any]:
        allies = self.where(self.own_pact)
        return [
            lambda: self.attack(self.independent),
            lambda: self.attack(self.guarded(1, 1)),
            lambda: self.attack(self.guarded(2, 99)),
            lambda: self.raise_at(self.where(self.independent), lambda t: bool(self.reach(t) & allies)),
            lambda: self.raise_at(self.hostile_lands()),
        ]

    def postis_realm(self) -> list[Any]:
        return [lambda: self.buy(2) if len(self.held) < 6 else [], self.build]

    def postis_intrigue(self) -> list[Any]:
        return [self.bribe, self.overthrow, lambda: self.claim(self.castles), self.kill_child, self.incite]

    def postis_war(self) -> list[Any]:
        return [
            lambda: self.attack(self.own_pact),
            lambda: self.attack(self.other_pact),
            lambda: self.attack(self.no_pact),
            lambda: self.attack(self.guarded(1, 1)),
            lambda: self.raise_at(self.where(self.independent), self.steps_away),
            lambda: self.raise_at({t for t in self.s.lands if self.s.owner[t] not in (-1, self.me)}),
        ]

    def munitio_realm(self) -> list[Any]:
        return [self.build, lambda: self.buy(1, only=DEFENSIVE), lambda: self.buy(1)]

    def munitio_intrigue(self) -> list[Any]:
        return [self.overthrow, self.kill_child, self.kill_king, self.incite, lambda: self.claim(beside=True)]

    def munitio_war(self) -> list[Any]:
        return [
            lambda: self.attack(self.other_pact),
            lambda: self.attack(self.taken, self.realms),
            lambda: self.raise_at(self.where(self.other_pact)),
            lambda: self.raise_at(self.weakest(), worst=True),
        ]

    def weakest(self) -> set[int]:
        """Territories of who controls fewest, of those without a Pact beside whom it may Mobilise."""
        beside = {t for home in self.mine if not self.s.foot[home] for t in self.reach(home)}
        found = sorted({self.s.owner[t] for t in beside if self.s.owner[t] in self.strangers})
        few = self.of_least(found, self.realms)
        return {t for t in self.s.lands if self.s.owner[t] in few}

    def amandum_realm(self) -> list[Any]:
        return [
            lambda: self.buy(1, wish=["spymaster"], only=["spymaster", *DEFENSIVE]),
            self.build,
            lambda: self.buy(1),
        ]

    def amandum_intrigue(self) -> list[Any]:
        return [self.divorce, self.overthrow, lambda: self.incite(self.children)]

    def amandum_war(self) -> list[Any]:
        return [
            lambda: self.attack(self.own_pact),
            list,  # a partner can be attacked by nobody (CK-AMB-46)
            lambda: self.attack(self.other_pact),
            lambda: self.attack(self.taken, self.children),
            lambda: self.raise_at(self.where(self.own_pact)),
            lambda: self.raise_at(self.hostile_lands()),
        ]

    def aperio_realm(self) -> list[Any]:
        return [lambda: self.buy(3, ["marshal", "chancellor", "spymaster", "navy", "plate_armor"]), self.build]

    def aperio_intrigue(self) -> list[Any]:
        return [self.overthrow, lambda: self.incite(self.shields)]

    def aperio_war(self) -> list[Any]:
        return [
            lambda: self.attack(self.taken, self.shields),
            lambda: self.attack(lambda land: True),
            lambda: self.raise_at(None),
        ]


def expected(realm: Realm, name: str, deck: str) -> tuple[set[Act], set[Act]]:
    """What the first possible item of the list leaves open, and what of it is best."""
    for found in realm.items(name, deck):
        if found:
            least = min(good for _, good in found)
            return {act for act, _ in found}, {act for act, good in found if good == least}
    return set(), set()


# -- prices of marriages (rulebook, MATRIMONIO of each strategy)

PRICES = {"ferox": (5, 7), "postis": (3, 3), "munitio": (2, 2), "amandum": (0, 0), "aperio": (2, 2)}  # red, green
GIVES_HEIR = ("ferox",)


def accepts(s: Any, party: int, name: str, mate: int, gold: int, realm: Realm) -> bool:
    if mate == realm.scribe.heir(s, party) and name not in GIVES_HEIR:
        return False
    green = mate == s.kings[party] or realm.green(mate)
    return gold >= PRICES[name][green]


def marshal_places(realm: Realm) -> set[str]:
    troubled = [t for t in realm.mine if realm.s.unrest[t]]
    least = min(((-realm.s.unrest[t], -realm.s.castle[t]) for t in troubled), default=None)
    return {IDS[t] for t in troubled if (-realm.s.unrest[t], -realm.s.castle[t]) == least}


# -- marriages and titles (rulebook, MATRIMONIO of each strategy)

SOUGHT: dict[str, list[set[str]]] = {  # the traits of a spouse, best class first; "green" and "any" are classes too
    "ferox": [{"strong", "cruel", "swordmaster"}, {"any"}],
    "postis": [{"honest", "ambitious"}, {"green"}],
    "munitio": [{"green"}],
    "amandum": [{"green"}, {"lustful"}, {"deceitful"}],
    "aperio": [{"cruel"}, {"any"}],
}


def liking(realm: Realm, name: str, person: int) -> int:
    """The class of a spouse; 9: unwanted."""
    traits = {trait_of(t) for t in realm.s.worn if realm.s.bearer[t - TOKEN0] == person}
    marks = traits | {"any"} | ({"green"} if realm.green(person) else set())
    return next((i for i, wanted in enumerate(SOUGHT[name]) if marks & wanted), 9)


def single(s: Any, party: int) -> list[int]:
    found = [s.kings[party]] if s.spouses[party] < 0 else []
    for kin, mates in ((s.children, s.child_mates), (s.siblings, s.sibling_mates)):
        found += [one for one, mate in zip(kin[party], mates[party], strict=True) if mate < 0]
    return found


def fit(s: Any, one: int, other: int) -> bool:
    return sex_of(one) != sex_of(other) or bool(s.options["marriage_any_sex"])


def suitors(realm: Realm, name: str, person: int) -> tuple[set[str], set[str]]:
    """The territories whose spouse is of the best class, and of these the nearest, green before red."""
    s = realm.s
    found = {}
    for t in s.lands:
        mate = s.suitors[t]
        if mate >= 0 and fit(s, person, mate) and liking(realm, name, mate) < 9:
            found[t] = (liking(realm, name, mate), distance(realm, t), not realm.green(mate))
    least = min(found.values(), default=(0, 0, False))
    nearest = name == "ferox" and least[0] == 1  # of any trait: only the nearest territory
    alike = {IDS[t] for t, good in found.items() if good[0] == least[0] and (not nearest or good[1] == least[1])}
    return alike, {IDS[t] for t, good in found.items() if good == least}


def distance(realm: Realm, land: int) -> int:
    seen, edge, steps = {land}, {land}, 0
    while edge:
        if edge & set(realm.mine):
            return steps
        edge = {u for t in edge for u in realm.beside(t)} - seen
        seen |= edge
        steps += 1
    return 99


def brides(realm: Realm, name: str, person: int) -> tuple[set[int], set[int]]:
    """Children and siblings of rivals that it may ask for, and whom it would."""
    s, me = realm.s, realm.me
    if name == "munitio":
        at_war = [p for p in realm.here if s.wars[me] >> p & 1]
        groups = [at_war, [p for p in realm.here if s.claims[p] >> me & 1]]
    else:
        groups = [realm.here] if name == "amandum" else []
    for group in groups:
        found = {}
        for p in group:
            for mate in single(s, p):
                wanted = name == "munitio" or liking(realm, name, mate) < 9
                if mate != s.kings[p] and fit(s, person, mate) and wanted:
                    taste = 0 if name == "munitio" else liking(realm, name, mate)
                    found[mate] = (taste, not realm.green(mate), -realm.points(p))
        if found:
            least = min(found.values())
            alike = {mate for mate, good in found.items() if good[0] == least[0]}
            return alike, {mate for mate, good in found.items() if good == least}
    return set(), set()


def wedding(realm: Realm, name: str) -> tuple[str, int, set[Any], set[Any]]:
    """The attempt of a Dynasty phase: in a territory, with a rival's child, from the deck; or else an adoption. With
    whom the strategy allows it, and with whom the program would."""
    s, me = realm.s, realm.me
    for person in single(s, me):
        lands, mates = suitors(realm, name, person), brides(realm, name, person)
        if mates[0] and (name == "munitio" or not lands[0]):
            return "offer", person, *mates
        if lands[0]:
            return "land", person, *lands
        if person == s.kings[me]:
            deck = s.courts[s.culture[me]] + s.court_discards[s.culture[me]]
            if any(fit(s, person, mate) for mate in deck):
                return "deck", person, set(), set()
    if s.spouses[me] >= 0 and not s.children[me]:
        return "adopt", -1, set(), set()
    return "nothing", -1, set(), set()


DOWRY = {"munitio": (1, 4), "amandum": (3, 3)}  # red, green
