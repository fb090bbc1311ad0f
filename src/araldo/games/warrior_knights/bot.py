"""`castellan`: a heuristic bot that wants cities. It sees only what its seat sees (an imagined state).

It spreads its Nobles over neutral cities, besieges them, assaults when the odds are good, guards what it holds, hires
while it can pay, and votes for itself. Profiles (data/ai_profiles.toml) weigh the Action cards and the risks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from araldo.games.warrior_knights.board import CITY_AT, DISTANCE, IN_KINGDOM, INCOME, NUMBER, PRINTED, TARGETS
from araldo.games.warrior_knights.box import (
    AGENDA_TYPE,
    CHARGE,
    COMMANDER,
    FIRST_AGENDA,
    HOLDERS,
    KEEP,
    MOBILIZE,
    NOBLES,
    OFFICE,
    PER_STACK,
    RED,
    STACKS,
    TITLE,
    TITLES,
    TROOP_KINDS,
    agenda,
    load,
)
from araldo.games.warrior_knights.rules.forces import strength, wall
from araldo.games.warrior_knights.rules.places import army_of, cities_of, nobles_in, seats_in, target_at, target_owner
from araldo.games.warrior_knights.rules.siege import defence
from araldo.games.warrior_knights.state import NEUTRAL, Card, Knights
from araldo.kernel import DONE, Action, Span
from araldo.kernel.action import offered
from araldo.kernel.play import Eyes

SUBSIDY, CHARTER = agenda("AG-M02"), agenda("AG-M09")


@dataclass(frozen=True, slots=True)
class Profile:
    name: str
    weights: tuple[float, ...]  # by Action card
    margin: int  # own minus enemy strength at which it assaults
    prefers_siege: bool
    razes: bool
    reserve: int  # crowns that it keeps


def _profiles() -> Iterator[Profile]:
    for p in load("ai_profiles.toml")["profile"]:
        weights = tuple(float(p["weights"][title]) for title in TITLES)
        yield Profile(
            p["id"], weights, p["battle_margin"], p["prefer_siege"], p["raze_when_cannot_hold"], p["crown_reserve"]
        )


PROFILES: dict[str, Profile] = {p.name: p for p in _profiles()}
USUAL = "besieger"


class Castellan:
    def __init__(self, seed: int, profile: str = USUAL) -> None:
        self.rng = Random(seed)
        self.profile = PROFILES[profile]

    def choose(self, eyes: Eyes) -> Action:
        handler = HANDLERS.get(eyes.kind)
        if handler is None:
            return eyes.default
        s: Knights = eyes.imagine(self.rng)
        found = handler(s, eyes, self.profile)
        return found if found and offered(eyes.options, found) else eyes.default  # another may have begun the draft

    def free(self, eyes: Eyes) -> Action | None:
        """It gives nothing away."""
        return None


def bots() -> dict[str, Callable[[int], Any]]:
    """`castellan`, and one of each profile."""
    return {"castellan": Castellan} | {f"castellan_{name}": partial(Castellan, profile=name) for name in PROFILES}


# -- what things are worth


def worth(s: Knights, target: int) -> float:
    """A city: Influence in every round, income, Votes, a step to the city victory. A stronghold: spoils."""
    if target >= TARGETS:
        return 4 + s.crowns[target - TARGETS] / 4
    return 8 + INCOME[target] + 3 * IN_KINGDOM[target]


def odds(margin: int) -> float:
    """Roughly, how often an assault succeeds at this surplus of strength."""
    return min(0.95, max(0.0, (margin - 50) / 300))


def siege_worth(s: Knights, seat: int, target: int, force: int) -> float:
    """Declared now by this strength (commander not counted): it falls now, or in a later round."""
    if force + COMMANDER <= defence(s, target) or s.siege[target] not in (-1, seat):
        return 0
    if s.siege[target] == seat:
        return 3 * worth(s, target) if s.siege_since[target] < s.round else 0
    return 0.7 * worth(s, target)


def assault_worth(s: Knights, seat: int, target: int, force: int, profile: Profile) -> float:
    margin = force + COMMANDER - defence(s, target)
    if target >= TARGETS:
        margin -= COMMANDER  # it falls by reduction only
    if margin < profile.margin or wall(s, target) == 0 == defence(s, target):
        return 2.5 * worth(s, target) if defence(s, target) == 0 else 0
    chance = odds(margin)
    return 2 * worth(s, target) * chance - 14 * (1 - chance)


def field_worth(s: Knights, seat: int, area: int, other: int, force: int, profile: Profile) -> float:
    """Besiegers and weak enemies; most of all who besieges us."""
    foe = sum(strength(s, a) for a in nobles_in(s, other, area))
    margin = force - foe
    if margin < profile.margin:
        return 0
    target = target_at(s, area)
    freed = 12 if target >= 0 and s.siege[target] == other and target_owner(s, target) == seat else 0
    return (5 + foe / 50 + freed) * odds(margin + 100) - 4


def ready_force(s: Knights, seat: int, area: int) -> int:
    return sum(strength(s, a) for a in NOBLES[seat] if s.place[a] == area and not s.tired[a])


def battle_worth(s: Knights, seat: int, action: Action, profile: Profile, more: int = 0) -> float:
    area = NUMBER[action[1]]
    force = ready_force(s, seat, area) + more
    if action[0] == "attack":
        return field_worth(s, seat, area, action[2], force, profile)
    target = target_at(s, area)
    if action[0] == "besiege":
        return siege_worth(s, seat, target, force) * (1.2 if profile.prefers_siege else 1)
    return assault_worth(s, seat, target, force, profile)


def leaving(s: Knights, seat: int, army: int) -> float:
    """What it costs to leave the area where he stands: a siege given up, a city unguarded."""
    area = s.place[army]
    target = target_at(s, area)
    if target < 0 or len(nobles_in(s, seat, area)) > 1:
        return 0
    if s.siege[target] == seat:
        return 12
    return 5 - 2 * (s.faith[seat] > 1) if target_owner(s, target) == seat and target < TARGETS else 0


def move_worth(s: Knights, seat: int, action: Action, profile: Profile, fights: bool) -> float:
    army, area = army_of(seat, action[1]), NUMBER[action[-1]]
    cost = 1 + leaving(s, seat, army) + 2 * (len(action) - 3)
    target = target_at(s, area)
    if action[0] == "sail":
        cost, fights = cost + 5, False
    if target < 0:
        return -cost
    if target_owner(s, target) == seat:
        guarded = target >= TARGETS or bool(nobles_in(s, seat, area))
        besieged = s.siege[target] >= 0
        return (0 if guarded or besieged else 6) - cost
    more = strength(s, army)
    best = max(
        battle_worth(s, seat, ("besiege", action[-1]), profile, more),
        battle_worth(s, seat, ("assault", action[-1]), profile, more),
    )
    if any(other != seat for other in seats_in(s, area)):
        best *= 0.3  # consent may be refused
    return best * (0.9 if fights else 0.4) - cost


# -- Action cards


def mobilize(s: Knights, eyes: Eyes, profile: Profile, floor: float = 0.0, last: Action = ("decline",)) -> Action:
    seat = eyes.seat
    f = next(frame for frame in s.frames if isinstance(frame, Card))
    fights = f.title == MOBILIZE
    best, chosen = floor, last
    for action in eyes.options:
        assert not isinstance(action, Span)
        if action[0] in ("attack", "assault", "besiege"):
            value = battle_worth(s, seat, action, profile)
        elif action[0] in ("march", "sail"):
            value = move_worth(s, seat, action, profile, fights)
        else:
            continue
        if value > best:
            best, chosen = value, action
    if chosen == ("decline",) and f.moved:
        return ("halt",)
    return chosen


def versatile(s: Knights, eyes: Eyes, profile: Profile) -> Action:
    return mobilize(s, eyes, profile, 3.0, ("crowns",))


def plan(s: Knights, eyes: Eyes, profile: Profile) -> Action:
    """The best six cards by weight, copies counting less, the Mobilize Forces spread over the stacks."""
    assert s.asked is not None
    seen: dict[int, int] = {}
    cards: list[tuple[float, int]] = []
    for card in sorted(s.hands[eyes.seat]):
        title = TITLE[card]
        weight = profile.weights[title] * 0.75 ** seen.get(title, 0)
        seen[title] = seen.get(title, 0) + 1
        cards.append((-weight, title))
    picked = [title for _, title in sorted(cards)[: STACKS * PER_STACK]]
    picked.sort(key=lambda title: title != MOBILIZE)
    edits = sorted((i % STACKS + 1, title) for i, title in enumerate(picked))
    done = len(s.asked.drafts.get(eyes.seat, []))
    return ("plan", TITLES[edits[done][1]], edits[done][0]) if done < len(edits) else DONE


def assign(s: Knights, eyes: Eyes, profile: Profile) -> Action:
    """Two strong armies and two that can just besiege."""
    assert s.asked is not None
    done = len(s.asked.drafts.get(eyes.seat, []))
    if eyes.options[0] == DONE:
        return DONE
    first = eyes.options[0]
    assert not isinstance(first, Span)
    return ("assign", first[1], ("triangle", "star", "star", "triangle", "square", "circle")[done])


def post(s: Knights, eyes: Eyes, profile: Profile) -> Action:
    """Each to a neutral city that he can besiege, the strongest first."""
    seat = eyes.seat
    home = s.place[KEEP[seat]]
    best, chosen = -99.0, eyes.default
    for action in eyes.options:
        assert not isinstance(action, Span)
        army, area = army_of(seat, action[1]), NUMBER[action[2]]
        city = CITY_AT[area]
        value = s.troops[army] / 100 - DISTANCE[home][area] / 10
        if city >= 0 and s.owner[city] == NEUTRAL and not nobles_in(s, seat, area):
            spare = s.troops[army] + COMMANDER - PRINTED[city]
            value += worth(s, city) - spare / 100 if spare > 0 else 0
        if value > best:
            best, chosen = value, action
    return chosen


def mark(s: Knights, eyes: Eyes, profile: Profile) -> Action:
    if s.crowns[eyes.seat] < 3 and ("decline",) in eyes.options:
        return ("decline",)
    first = eyes.options[0]
    assert not isinstance(first, Span)
    return first


# -- money


def hire(s: Knights, eyes: Eyes, profile: Profile) -> Action:
    """As much strength as leaves something to pay wages with."""
    best, chosen = 0.0, ("pass",)
    for action in eyes.options:
        assert not isinstance(action, Span)
        if action[0] != "hire":
            continue
        cost = sum(TROOP_KINDS[kind][1] for kind in action[1:])
        gain = sum(TROOP_KINDS[kind][0] for kind in action[1:])
        if s.crowns[eyes.seat] - cost >= profile.reserve // 2 and gain / 100 > best:
            best, chosen = gain / 100, action
    return chosen


def station(s: Knights, eyes: Eyes, profile: Profile) -> Action:
    """To the Noble with the most troops; the stronghold last."""

    def rank(action: Action) -> tuple[bool, int]:
        army = army_of(eyes.seat, action[2])
        return army % 5 != len(HOLDERS) - 1, s.troops[army]

    return max((o for o in eyes.options if not isinstance(o, Span)), key=rank)


def fund(s: Knights, eyes: Eyes, profile: Profile) -> Action:
    span = eyes.options[0]
    assert isinstance(span, Span)
    return ("fund", max(0, min(span.high, (s.crowns[eyes.seat] - profile.reserve) // 2)))


def voyage(s: Knights, eyes: Eyes, profile: Profile) -> Action:
    rich = s.crowns[eyes.seat] > profile.reserve + 2
    found = [o for o in eyes.options if not isinstance(o, Span) and o[0] == "start"]
    return found[0] if rich and found else ("none",)


def defend(s: Knights, eyes: Eyes, profile: Profile) -> Action:
    if s.crowns[eyes.seat] < profile.reserve + 4:
        return ("none",)
    found = [o for o in eyes.options if not isinstance(o, Span) and o[0] == "fortify"]
    return max(found, key=lambda o: INCOME[CITY_AT[NUMBER[o[1]]]], default=("none",))


# -- church and Assembly


def omen(s: Knights, eyes: Eyes, profile: Profile) -> Action:
    """Bad news to the leader if Faith allows, good news to the last."""
    seat = eyes.seat
    others = [o for o in eyes.options if not isinstance(o, Span) and o[1] != seat]
    if s.omen == RED and s.faith[seat] > 1 and others:
        return max(others, key=lambda o: (s.influence[o[1]], len(cities_of(s, o[1]))))
    return eyes.default


def commit(s: Knights, eyes: Eyes, profile: Profile) -> Action:
    """Votes go into what can be had: charges, offices, gifts."""
    card = s.voted[-1] if s.voted else -1
    wanted = card in (SUBSIDY, CHARTER) or (card >= 0 and AGENDA_TYPE[card - FIRST_AGENDA] in (CHARGE, OFFICE))
    votes = s.votes[eyes.seat]
    return ("commit", (votes + 1) // 2 if wanted else 0)


HANDLERS: dict[str, Callable[[Knights, Eyes, Profile], Action]] = {
    "plan": plan,
    "assign": assign,
    "post": post,
    "mobilize": mobilize,
    "use": versatile,
    "mark": mark,
    "hire": hire,
    "station": station,
    "fund": fund,
    "voyage": voyage,
    "defend": defend,
    "omen": omen,
    "commit": commit,
}


def evaluate(s: Knights, seat: int) -> float:
    """A hint for search: Influence and cities ahead of the best other Baron, then money and troops.

    Fitted to games between castellans.
    """

    def score(other: int) -> float:
        troops = sum(s.troops[5 * other : 5 * other + 5])
        sieges = sum(b == other for b in s.siege)
        return s.influence[other] + 2 * len(cities_of(s, other)) + sieges + s.crowns[other] / 200 + troops / 2500

    rivals = [score(other) for other in range(s.seats) if other != seat and not s.out >> other & 1]
    return score(seat) - max(rivals, default=0)
