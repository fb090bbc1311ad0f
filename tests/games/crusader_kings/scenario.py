"""Positions of Crusader Kings for tests: built by hand. After every action the invariants hold.

t = table()                              # Capet, Normandy and Salian are seats 0 to 2, scenario 1
bag(t, CAPET, "brave", "cruel")          # instead of what was in the bag; a check draws by place: script(0)
foot(t, "paris"); castle(t, "lorraine"); unrest(t, "saxony")
gold(t, CAPET, 4)
t.script(0).goto(Build(seat=CAPET))
"""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

from araldo.games.crusader_kings import GAME
from araldo.games.crusader_kings.board import IDS, NUMBER
from araldo.games.crusader_kings.box import (
    CARDS,
    COUNCILLOR,
    CULTURE_CARDS,
    FACE,
    GLITTERHOOF,
    KINDS,
    TOKEN0,
    TOKENS,
    kind_of,
    sex_of,
    trait_of,
)
from araldo.games.crusader_kings.rules.family import bury, invite, put_away, send_away, wear
from araldo.games.crusader_kings.rules.realm import award_all
from araldo.games.crusader_kings.state import Course, Kings, Play
from araldo.kernel import ALL, DONE
from araldo.kernel.scenario import Table

CAPET, NORMANDY, SALIAN, ALTAVILLA, JIMENEZ = range(5)
HOUSES = ["capet", "normandy", "salian", "altavilla", "jimenez"]


class CkTable(Table):
    state: Kings

    def do(self, seat: int, *action: Any) -> CkTable:
        super().do(seat, *action)
        GAME.invariants(self.state)
        return self

    def draft(self, seat: int, *edits: tuple[Any, ...]) -> CkTable:
        for edit in (*edits, DONE):
            self.do(seat, *edit)
        return self

    def verbs(self, seat: int) -> set[str]:
        return {str(o[0]) for o in self.options(seat)}


def table(seats: int = 3, houses: list[str] | None = None, seed: int = 1, **options: Any) -> CkTable:
    """A game that has just been set up, First Player seat 0. Trades are off unless a test wants them."""
    options.setdefault("trades", "none")
    options.setdefault("automata", 0)
    options.setdefault("automata_choices", "program")
    parties = seats + options["automata"]
    choices = {"dynasties": houses or HOUSES[:parties], "start": 0}
    t = CkTable(GAME, seats, options, choices, seed=seed)
    t.state.era = t.state.round = t.state.turn = 1
    t.events.clear()
    return t


def land(name: str) -> int:
    return NUMBER[name]


# -- territories


def own(t: CkTable, party: int, *names: str) -> None:
    """Control changes; -1: independent again, with a suitor."""
    s = t.state
    for name in names:
        here = NUMBER[name]
        s.foot[here] = 0
        s.duke[here] = -1
        if party >= 0:
            send_away(s, here)
            s.ally[here] = -1
        s.owner[here] = party
        if party < 0:
            invite(s, here)
    award_all(s)


def only(t: CkTable, party: int, *names: str) -> None:
    """Exactly these territories."""
    for there in list(t.state.lands):
        if t.state.owner[there] == party:
            own(t, -1, _name(there))
    own(t, party, *names)


def _name(there: int) -> str:
    return IDS[there]


def foot(t: CkTable, *names: str) -> None:
    for name in names:
        t.state.foot[NUMBER[name]] = 1
        t.state.unrest[NUMBER[name]] = 0


def castle(t: CkTable, *names: str) -> None:
    for name in names:
        t.state.castle[NUMBER[name]] = 1
    award_all(t.state)


def unrest(t: CkTable, *names: str) -> None:
    for name in names:
        t.state.unrest[NUMBER[name]] += 1


def suitor(t: CkTable, name: str, sex: str, *traits: str) -> int:
    """The potential spouse of an independent territory."""
    s = t.state
    here = NUMBER[name]
    send_away(s, here)
    person = _fetch(s, sex)
    s.suitors[here] = person
    for trait in traits:
        wear(s, token(t, trait), person)
    return person


def pact_land(t: CkTable, party: int, name: str) -> None:
    send_away(t.state, NUMBER[name])
    t.state.ally[NUMBER[name]] = party


# -- families


def _fetch(s: Kings, sex: str) -> int:
    if sex == "horse":
        s.gone.remove(GLITTERHOOF)
        return GLITTERHOOF
    for culture, cards in enumerate(CULTURE_CARDS):
        for person in cards:
            if person in s.courts[culture] and sex_of(person) == sex:
                s.courts[culture].remove(person)
                return person
    raise LookupError(sex)


def child(t: CkTable, party: int, sex: str, *traits: str) -> int:
    return _kin(t, t.state.children[party], t.state.child_mates[party], sex, traits)


def sibling(t: CkTable, party: int, sex: str, *traits: str) -> int:
    return _kin(t, t.state.siblings[party], t.state.sibling_mates[party], sex, traits)


def _kin(t: CkTable, people: list[int], mates: list[int], sex: str, traits: tuple[str, ...]) -> int:
    person = _fetch(t.state, sex)
    people.append(person)
    mates.append(-1)
    for trait in traits:
        wear(t.state, token(t, trait), person)
    return person


def spouse(t: CkTable, party: int, sex: str = "f") -> int:
    person = _fetch(t.state, sex)
    t.state.spouses[party] = person
    return person


def mate(t: CkTable, party: int, index: int, sex: str, *traits: str) -> int:
    """A spouse for a child."""
    person = _fetch(t.state, sex)
    t.state.child_mates[party][index] = person
    for trait in traits:
        wear(t.state, token(t, trait), person)
    return person


def queen(t: CkTable, party: int) -> int:
    """A woman rules."""
    s = t.state
    old, s.kings[party] = s.kings[party], _fetch(s, "f")
    bury(s, old)
    return s.kings[party]


# -- tokens


def token(t: CkTable, trait: str) -> int:
    """A free token of a trait, taken from its pile."""
    s = t.state
    for pile in (s.token_box, s.event_pile, s.general):
        for one in pile:
            if trait_of(one) == trait:
                pile.remove(one)
                return one
    for other in s.bags:  # somebody else's bag gives it up
        for one in other:
            if trait_of(one) == trait:
                other.remove(one)
                return one
    raise LookupError(trait)


def bag(t: CkTable, party: int, *traits: str) -> None:
    """Exactly these traits, in this order."""
    s = t.state
    old, s.bags[party] = s.bags[party], []
    for one in old:
        put_away(s, one)
    s.bags[party] = [token(t, trait) for trait in traits]


def traits(t: CkTable, party: int) -> list[str]:
    return sorted(trait_of(one) for one in t.state.bags[party])


def worn(t: CkTable, person: int) -> list[str]:
    return sorted(trait_of(one) for one in TOKENS if t.state.bearer[one - TOKEN0] == person)


# -- Gold and cards


def gold(t: CkTable, party: int, amount: int) -> None:
    s = t.state
    s.treasury += s.gold[party] - amount
    s.gold[party] = amount


def poor(t: CkTable) -> None:
    """Nobody has Gold: no check asks for an investment."""
    for party in range(t.state.parties):
        gold(t, party, 0)


def develop(t: CkTable, party: int, *kinds: str) -> None:
    """These Development cards, and no others."""
    s = t.state
    s.study += s.cards[party]
    s.cards[party] = []
    for kind in kinds:
        for pile in (s.study, s.display, s.study_discard):
            found = [c for c in pile if KINDS[kind_of(c)] == kind]
            if found:
                pile.remove(found[0])
                s.cards[party].append(found[0])
                break
    award_all(s)


def display(t: CkTable, *kinds: str) -> None:
    s = t.state
    s.study += s.display
    s.display = []
    for kind in kinds:
        card = next(c for c in s.study if KINDS[kind_of(c)] == kind)
        s.study.remove(card)
        s.display.append(card)


def cards(t: CkTable, party: int) -> list[str]:
    return sorted(KINDS[kind_of(c)] for c in t.state.cards[party])


def hand(t: CkTable, party: int, *faces: str) -> None:
    s = t.state
    for face in faces:
        used = {c for pile in (*s.hands, *s.laid, s.table) for c in pile}
        t.place("hands", party, [next(c for c in range(CARDS) if FACE[c] == face and c not in used)])


def reveal(t: CkTable, party: int, face: str) -> CkTable:
    """A card has just been revealed: the player is asked for its action."""
    s = t.state
    t.place("table", None, [next(c for c in range(CARDS) if FACE[c] == face)], ALL)
    s.crusades[party] += face.startswith("crusade.")
    s.active = party
    t.goto(Play(seat=party, shown=True, step=2))
    return t


# -- relations


def claim(t: CkTable, holder: int, against: int) -> None:
    t.state.claims[holder] |= 1 << against


def war(t: CkTable, one: int, other: int) -> None:
    t.state.wars[one] |= 1 << other
    t.state.wars[other] |= 1 << one


def pact(t: CkTable, one: int, other: int) -> None:
    t.state.pacts[one] |= 1 << other
    t.state.pacts[other] |= 1 << one


# -- in the thick of it


def crowded(seats: int, seed: int, **options: Any) -> CkTable:
    """A game whose second Era begins amid what the first has left: families, Castles, troops, Unrest, Plagues, wars."""
    options.setdefault("trades", "full")
    options.setdefault("automata", "as_needed")
    options.setdefault("automata_choices", "players")
    t = CkTable(GAME, seats, options, {}, seed=seed)
    t.events.clear()
    s, rng = t.state, Random(seed)
    s.claims, s.pacts = [0] * s.parties, [0] * s.parties
    for party in range(s.parties):
        people(t, party, rng)
        strew(t, party, rng)
        kinds = [KINDS[kind_of(c)] for c in s.study]
        kinds = rng.sample(kinds, min(len(kinds), rng.randrange(5)))
        have = {KINDS[kind_of(c)] for c in s.cards[party]}
        for kind in sorted(set(kinds) - have):
            _card(s, party, kind)
        s.age[party] = rng.randrange(5)
        if party < s.seats:
            gold(t, party, rng.randrange(9))
        for other in range(party):
            rng.choice((claim, claim, war, pact, nothing))(t, *rng.sample((party, other), 2))
    for space in range(rng.randrange(s.goal - 1)):
        free = [p for p in range(s.parties) if s.shields.count(p) < 4]
        s.shields[space] = rng.choice(free)
        s.token_box += s.track[space]
        s.track[space] = []
    s.first = rng.randrange(s.parties)
    award_all(s)
    s.era, s.round = 1, 3
    GAME.invariants(s)
    t.events.clear()
    s.frames[:] = [Course()]
    s.asked = s.offered = None
    s.log = t.events
    GAME.run(s)
    return t


def nothing(t: CkTable, one: int, other: int) -> None:
    pass


def _card(s: Kings, party: int, kind: str) -> None:
    councillor = COUNCILLOR[KINDS.index(kind)]
    if sum(COUNCILLOR[kind_of(c)] == councillor for c in s.cards[party]) < 3:
        card = next(c for c in s.study if KINDS[kind_of(c)] == kind)
        s.study.remove(card)
        s.cards[party].append(card)


TRAITS = ("brave", "weak", "honest", "cruel", "kind", "lustful", "dimwitted", "clever")


def people(t: CkTable, party: int, rng: Random) -> None:
    s = t.state
    if s.spouses[party] < 0 and rng.random() < 0.6:
        spouse(t, party, "f" if sex_of(s.kings[party]) == "m" else "m")
    for kin, most in ((child, 3), (sibling, 2)):
        row = s.children if kin is child else s.siblings
        for _ in range(rng.randrange(most + 1 - len(row[party]))):
            with suppress(LookupError):
                kin(t, party, rng.choice("mf"), rng.choice(TRAITS))
    for i, one in enumerate(s.children[party]):
        if s.child_mates[party][i] < 0 and rng.random() < 0.4:
            mate(t, party, i, "f" if sex_of(one) == "m" else "m")


def strew(t: CkTable, party: int, rng: Random) -> None:
    s = t.state
    mine = [here for here in s.lands if s.owner[here] == party]
    for here in mine:
        if sum(s.castle) < 10 and rng.random() < 0.35:
            s.castle[here] = 1
        troops = sum(s.foot[other] for other in mine)
        if troops < min(4, (len(mine) + 1) // 2) and rng.random() < 0.4:
            s.foot[here], s.unrest[here] = 1, 0
        elif not s.foot[here] and rng.random() < 0.3 and sum(s.unrest) < 10:
            s.unrest[here] += rng.randrange(1, 3)
        if sum(p > 0 for p in s.plague) < 6 and rng.random() < 0.25:
            s.plague[here] = rng.choice((1, 1, 2))
        for tokens in (s.harvest, s.failure):
            if sum(tokens) < 5 and rng.random() < 0.15:
                tokens[here] += rng.randrange(1, 3)
    kin = s.children[party] + s.siblings[party]
    for person, here in zip(rng.sample(kin, len(kin) // 2), rng.sample(mine, len(mine)), strict=False):
        s.duke[here] = person
    for here in s.lands:
        if s.owner[here] < 0 and s.ally[here] < 0 and s.suitors[here] >= 0 and rng.random() < 0.15:
            pact_land(t, party, IDS[here])
