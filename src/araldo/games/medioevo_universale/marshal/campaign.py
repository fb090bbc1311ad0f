"""Where armies go: what each War Wagon could take, relieve or fetch, and which of that is worth most.

All of it is read from what everybody sees and from the seat's own hand, so that two looks at one position agree.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from araldo.games.medioevo_universale.board import BOARDS, IDS, SEA
from araldo.games.medioevo_universale.box import (
    CHIEF_BONUS,
    FACE,
    FORT_BONUS,
    FORT_ROOM,
    INGEGNERIA,
    LAW_REVOLT,
    LEGGE,
    MILITARY,
    MONOTEISMO,
    REDUCTION,
    REVOLT_BASE,
    REVOLT_DIE,
    TATTICA,
    WAGON,
)
from araldo.games.medioevo_universale.marshal import worth
from araldo.games.medioevo_universale.marshal.character import Character
from araldo.games.medioevo_universale.marshal.odds import Odds, fight
from araldo.games.medioevo_universale.rules import barbarians
from araldo.games.medioevo_universale.rules.armies import strength
from araldo.games.medioevo_universale.rules.delivered import truce
from araldo.games.medioevo_universale.rules.land import rebel_level
from araldo.games.medioevo_universale.rules.movement import land_cost, may_enter, shut_by_land
from araldo.games.medioevo_universale.rules.players import at_war
from araldo.games.medioevo_universale.rules.structures import buildings, fort_of
from araldo.games.medioevo_universale.rules.transports import full_points, room, used
from araldo.games.medioevo_universale.state import BARBARIANS, Medioevo, Transport
from araldo.kernel import Action, bit

AHEAD = 3  # turns of marching that are looked at
STEP = 8  # Florins that a point of movement is worth
NEIGHBOUR = 20  # each barbarian neighbour of a conquest grows and raids
SIEGE = 150  # a siege binds Captain and engine
LOAD = 8  # Florins for each VF that a wagon could fetch
WORTH_A_TRIP = 5  # VF
REBELLION = REVOLT_BASE + REVOLT_DIE  # VF that keep open land quiet (MU-REB-01)
TOO_FEW = 2  # VF short of that with which a land is given up
BATTLE_CARDS = ("condottiero", "genio", "balestriere", "templare")


class Goal(NamedTuple):
    """What a wagon could do: where it must stand, what it does there, what that is worth."""

    value: float
    place: int
    action: Action  # ("attack", land), ("engage", seat), or ("stay",): loading and unloading come by themselves


class Way(NamedTuple):
    cost: int
    first: int  # the first step, or -1


STAY: Action = ("stay",)


# -- roads


def ways(s: Medioevo, seat: int, tr: Transport, points: int) -> dict[int, Way]:
    """Territories within so many points, over land that is open to the seat."""
    found: dict[int, Way] = {}
    heap = [(0, tr.place, -1)]
    while heap:
        cost, here, first = heappop(heap)
        if here in found:
            continue
        found[here] = Way(cost, first)
        for n, river, strait in BOARDS[s.board].roads[here]:
            total = cost + land_cost(s, seat, tr.kind, n, river, strait)
            if n not in found and total <= points and may_enter(s, seat, n, False) and not shut_by_land(s, seat, n):
                heappush(heap, (total, n, n if first < 0 else first))
    return found


def wagons(s: Medioevo, seat: int) -> list[Transport]:
    """War Wagons on land, the fullest first."""
    found = [tr for tr in s.fleets[seat] if tr.kind == WAGON and tr.ship < 0 and tr.place < SEA]
    return sorted(found, key=lambda tr: (-tr.vf, tr.id))


def has_chief(s: Medioevo, seat: int, tr: Transport) -> bool:
    """A Captain aboard, or on the same ground."""
    return any(c.attacks > 0 and (c.ride == tr.id or (c.ride < 0 and c.place == tr.place)) for c in s.captains[seat])


def has_engine(s: Medioevo, seat: int, tr: Transport) -> bool:
    return any(e.ride == tr.id for e in s.engines[seat])


# -- battles


def hand_bonus(s: Medioevo, seat: int, t: int) -> int:
    """What the seat's own battle cards add to its attack: as many as its LT."""
    techs = s.tech[seat]
    kinds = {FACE[p] for p in s.hands[seat]}
    better = {"condottiero": TATTICA, "templare": MONOTEISMO, "genio": INGEGNERIA}
    found = [
        2 if techs & better.get(kind, 0) else 1
        for kind in BATTLE_CARDS
        if kind in kinds and (kind != "templare" or buildings(s, t))
    ]
    return sum(sorted(found, reverse=True)[: s.lt[seat]])


def defenders(s: Medioevo, t: int) -> int:
    if s.owner[t] == BARBARIANS:
        return s.wild[t] or barbarians.reaction(s, t)
    return strength(s, s.owner[t], t)


def against(s: Medioevo, seat: int, t: int) -> int:
    """The net bonus of an attack: own cards, less a barbarian Captain, less what a rival may hold."""
    owner = s.owner[t]
    foe = CHIEF_BONUS[s.chief[t]] if owner == BARBARIANS else min(1, len(s.hands[owner]))
    return hand_bonus(s, seat, t) - foe


def odds(s: Medioevo, seat: int, force: int, t: int) -> Odds:
    """An attack on a territory by so many engaged VF, first in the field, then on its walls."""
    wall, bonus, fort = defenders(s, t), against(s, seat, t), fort_of(s, t)
    inside = min(wall, FORT_ROOM[fort])
    field = fight(force, wall - inside, bonus)
    if not inside:
        return field
    after = fight(max(0, force - round(field.lost)), inside, bonus - FORT_BONUS[fort], assault=True)
    return Odds(field.win * after.win, field.lost + after.lost)


def siege_turns(s: Medioevo, seat: int, tr: Transport, t: int) -> int:
    """Turns after this one until the walls are down; 0: no engine."""
    power = sum(REDUCTION[e.level - 1] for e in s.engines[seat] if e.ride == tr.id)
    return -(-fort_of(s, t) // power) if power else 0


# -- goals


def pieces(s: Medioevo, owner: int, t: int) -> int:
    """What an owner has in a territory that a conqueror may destroy for honour (MU-CON-03)."""
    own = sum(x.place == t for row in (s.captains[owner], s.engines[owner], s.fleets[owner]) for x in row)
    return own + (len(buildings(s, t)) if s.owner[t] == owner else 0)


def prize(s: Medioevo, seat: int, t: int, c: Character) -> float:
    """What the conquest of a territory brings."""
    owner = s.owner[t]
    value = worth.land(s, seat, t)
    if owner == BARBARIANS:
        return value * c.conquest
    spite = c.spite * (3 if owner == worth.leader(s, seat) and not worth.turns_left(s) else 1)
    return (value + worth.HONOUR * pieces(s, owner, t)) * c.war + spite * worth.loss(s, owner, t)


def conquest(s: Medioevo, seat: int, tr: Transport, t: int, c: Character) -> float:
    """The worth of an attack on a territory; 0: not to be tried."""
    force = tr.vf - 1
    chance = odds(s, seat, force, t)
    price = worth.VF * chance.lost
    if chance.win < c.nerve:
        turns = siege_turns(s, seat, tr, t)
        if not turns or turns > worth.turns_left(s) or tr.vf <= 1.5 * defenders(s, t):
            return 0.0
        chance = fight(force, defenders(s, t), against(s, seat, t))
        price = worth.VF * chance.lost + SIEGE * turns
        if chance.win < c.nerve:
            return 0.0
    near = BOARDS[s.board].near[t]
    price += NEIGHBOUR * sum(s.owner[n] == BARBARIANS for n in near) * min(1.0, worth.turns_left(s) / 2)
    value = chance.win * prize(s, seat, t, c) - price
    held = force - chance.lost >= holding(s, seat) or s.owner[t] >= 0
    return value if held else value - worth.HONOUR / 2


def holding(s: Medioevo, seat: int) -> int:
    """VF without which open land rebels (MU-REB-01)."""
    return REBELLION + (LAW_REVOLT if s.tech[seat] & LEGGE else 0)


def hunt(s: Medioevo, seat: int, tr: Transport, t: int, foe: int, c: Character) -> float:
    """The worth of an attack on a rival's transports in a barbarian territory (MU-ATK-05)."""
    chance = fight(tr.vf - 1, strength(s, foe, t), 0)
    if chance.win < c.nerve:
        return 0.0
    return chance.win * worth.HONOUR * pieces(s, foe, t) * c.war - worth.VF * chance.lost


class Known:
    """Conquests are weighed once for each look at the map."""

    def __init__(self, character: Character) -> None:
        self.character = character
        self.values: dict[int, float] = {}

    def conquest(self, s: Medioevo, seat: int, tr: Transport, t: int) -> float:
        if t not in self.values:
            self.values[t] = conquest(s, seat, tr, t, self.character)
        return self.values[t]


def may_attack(s: Medioevo, seat: int, owner: int, foes: int) -> bool:
    """`foes`: a mask of players who are thought of as enemies."""
    return owner == BARBARIANS or (owner >= 0 and bool(foes >> owner & 1) and not truce(s, seat, owner))


def attacks(s: Medioevo, seat: int, tr: Transport, here: int, spare: int, foes: int, known: Known) -> Iterator[Goal]:
    """What a wagon with so many points left could attack from a place. `known`: what has been looked at already."""
    for n, river, strait in BOARDS[s.board].roads[here]:
        if land_cost(s, seat, tr.kind, n, river, strait) > spare or s.owner[n] == seat:
            continue
        if may_attack(s, seat, s.owner[n], foes) and not any(g.place == n for g in s.sieges):
            yield Goal(known.conquest(s, seat, tr, n), here, ("attack", IDS[n]))
    if s.owner[here] != BARBARIANS:
        return
    for foe in range(s.seats):
        if foes >> foe & 1 and any(x.place == here for x in s.fleets[foe]) and not truce(s, seat, foe):
            yield Goal(hunt(s, seat, tr, here, foe, known.character), here, ("engage", foe))


def surplus(s: Medioevo, seat: int, t: int, c: Character) -> int:
    """VF on the ground that are not needed there; on the last turn only rebellion counts, and never less."""
    if s.owner[t] != seat:
        return s.vf[seat][t]
    keep = rebel_level(s, t)
    if worth.turns_left(s):
        keep = max(keep, round(worth.garrison(s, t) * c.garrison))
    if t == s.capital[seat]:
        keep = max(keep, home_guard(s, seat))
    return s.vf[seat][t] - keep


def home_guard(s: Medioevo, seat: int) -> int:
    """VF that stay in the Capital: enough against what an enemy could bring, behind the walls."""
    t = s.capital[seat]
    near = [tr.vf for foe in range(s.seats) if at_war(s, seat, foe) for tr in s.fleets[foe] if MILITARY[tr.kind]]
    wanted = max(near, default=0) * (3 if fort_of(s, t) else 5) // 4
    return min(max(10 if worth.turns_left(s) else 5, wanted), 20)


def duties(s: Medioevo, seat: int, tr: Transport, roads: dict[int, Way], c: Character) -> Iterator[Goal]:
    """Own land that wants armies, and own land that has some to fetch."""
    free = room(s, tr) - used(s, seat, tr)
    for t in roads:
        if s.owner[t] != seat or t == tr.place:
            continue
        lacking = worth.weak(s, seat, t)
        if 0 < lacking < tr.vf:
            yield Goal(min(1.0, lacking / 4) * (worth.loss(s, seat, t) / 3 + 50), t, STAY)
        more = min(free, surplus(s, seat, t, c))
        if more >= WORTH_A_TRIP and free * 2 >= room(s, tr):
            yield Goal(LOAD * more, t, STAY)


def leaves(s: Medioevo, seat: int, tr: Transport) -> bool:
    """Whether the place where it stands can spare the wagon: siege lines never, land that it could not hold anyway."""
    t = tr.place
    if any(g.place == t and g.seat == seat for g in s.sieges):
        return False
    if s.owner[t] != seat:
        return True
    there, need = strength(s, seat, t), rebel_level(s, t)
    return there - tr.vf >= need or there < need - TOO_FEW


def best_goal(s: Medioevo, seat: int, tr: Transport, foes: int, c: Character, now: bool = False) -> Goal | None:
    """What a wagon should do; `now`: attacks of this turn only."""
    if tr.vf < 1 or tr.pm <= 0 or tr.leave:
        return None
    points = tr.pm if now else full_points(s, seat, tr) * AHEAD
    roads = ways(s, seat, tr, points)
    fit = has_chief(s, seat, tr) and tr.vf > 2
    known = Known(c)
    found: list[Goal] = []
    for here, way in roads.items():
        late = max(0, -(-(way.cost - tr.pm) // full_points(s, seat, tr)))
        spare = tr.pm - way.cost if not late else full_points(s, seat, tr)
        if fit and late <= worth.turns_left(s):
            for goal in attacks(s, seat, tr, here, spare, foes, known):
                found.append(goal._replace(value=(goal.value - STEP * way.cost) / (1 + late)))
    if not now:
        for goal in duties(s, seat, tr, roads, c):
            found.append(goal._replace(value=goal.value - STEP * roads[goal.place].cost))
    found = [goal for goal in found if goal.value > 0]
    return max(found, key=lambda goal: (goal.value, -goal.place), default=None)


def next_step(s: Medioevo, seat: int, tr: Transport, c: Character) -> Action | None:
    """The next thing on the march: an attack, a step, or nothing."""
    if not leaves(s, seat, tr):
        return None
    goal = best_goal(s, seat, tr, s.war[seat], c)
    if goal is None:
        return None
    if goal.place == tr.place:
        return goal.action if goal.action != STAY else None
    first = ways(s, seat, tr, full_points(s, seat, tr) * AHEAD)[goal.place].first
    return ("go", IDS[first])


# -- war


def refresh(s: Medioevo, seat: int) -> None:
    """Points and attacks as they will be in Combat (MU-CBT-04, MU-ATK-03); the state is a copy."""
    for tr in s.fleets[seat]:
        tr.pm = full_points(s, seat, tr)
    for c in s.captains[seat]:
        c.attacks = c.level


def raid_value(s: Medioevo, seat: int, foe: int, c: Character) -> float:
    """What the wagons could take from a rival this turn if there were war with him."""
    goals = (best_goal(s, seat, tr, bit(foe), c, now=True) for tr in wagons(s, seat))
    return sum(goal.value for goal in goals if goal is not None and aimed_at(s, goal, foe))


def aimed_at(s: Medioevo, goal: Goal, foe: int) -> bool:
    return goal.action == ("engage", foe) or (goal.action[0] == "attack" and s.owner[IDS.index(goal.action[1])] == foe)
