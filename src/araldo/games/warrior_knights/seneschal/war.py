"""Marches, sieges, assaults: what each would bring (WK-BAC, WK-BAT, WK-SIE), and where armies stand at the start."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from araldo.games.warrior_knights.board import (
    AT_SEA,
    CITY_AREA,
    CITY_AT,
    COUNT,
    DISTANCE,
    INCOME,
    NUMBER,
    PORT,
    PORTS,
    PRINTED,
    TARGETS,
    WAYS,
)
from araldo.games.warrior_knights.box import (
    COMMANDER,
    FACE,
    KEEP,
    MOBILIZE,
    SQUARE,
    STAR,
    STRENGTH,
    STRONGHOLD,
    TRIANGLE,
    TROOP_KINDS,
)
from araldo.games.warrior_knights.rules.forces import strength, wall
from araldo.games.warrior_knights.rules.movement import lords
from araldo.games.warrior_knights.rules.places import (
    army_of,
    nobles_in,
    seats_in,
    target_area,
    target_at,
    target_owner,
)
from araldo.games.warrior_knights.rules.seats import card_of
from araldo.games.warrior_knights.rules.siege import defence
from araldo.games.warrior_knights.seneschal import odds
from araldo.games.warrior_knights.seneschal.outlook import Outlook
from araldo.games.warrior_knights.state import NEUTRAL, Battle, Knights, March
from araldo.kernel import DONE, Action, Span, Text
from araldo.kernel.play import Eyes

SECOND_CARD = 0.25  # a siege takes another card in a later round
ENDURES = 0.85  # how often a siege is still there then
STEP = 0.04  # a move
BY_CONSENT = 0.35  # how often others agree
NEXT_ROUND = 0.75  # what is only prepared may come to nothing
CHANCE = 0.8  # how often a card comes for what can wait
WOUND = 0.12  # a casualty token
FETCH = 0.6  # of what waiting troops make possible: they come a round later
NOBODY = 0.02  # below this nothing is worth the card
COMMANDERS = (TRIANGLE, STAR, SQUARE)  # the best first

Armies = Sequence[int]


def plain(eyes: Eyes) -> list[Action]:
    """The options that are no spans."""
    return [option for option in eyes.options if not isinstance(option, Span | Text)]


# -- one battle


def troops_of(s: Knights, armies: Iterable[int]) -> int:
    return sum(strength(s, army) for army in armies)


def commander(armies: Armies) -> int:
    shapes = [army % 5 for army in armies]
    return next((shape for shape in COMMANDERS if shape in shapes), -1)


def besiege(o: Outlook, target: int, troops: int, late: int = 0) -> float:
    """A siege by so many troops, now or after some Upkeeps: it falls at once if the marker is of an earlier round."""
    s = o.s
    if troops + COMMANDER <= defence(s, target) or s.siege[target] not in (-1, o.seat):
        return 0.0
    if s.siege[target] == o.seat:
        return o.place(target) if s.siege_since[target] < s.round and not late else 0.0
    gain = ENDURES * o.taste.patience * o.place(target, late + 1)
    return max(0.0, gain - SECOND_CARD) + (0.0 if late else o.denial(target))


def assault(o: Outlook, target: int, armies: Armies, more: int = 0, late: int = 0) -> float:
    """An assault by these, with so many troops more."""
    s = o.s
    owner, area = target_owner(s, target), target_area(s, target)
    inside = nobles_in(s, owner, area) if owner >= 0 else []
    walls = wall(s, target) + troops_of(s, inside) + odds.INSIDE * bool(inside)
    keep = target >= TARGETS
    if keep:
        walls += strength(s, KEEP[owner])
    falls, dies = odds.assault(troops_of(s, armies) + more, commander(armies), walls, keep and walls >= STRONGHOLD)
    if o.upkeeps <= 1:  # after this nobody needs his troops
        return falls * o.place(target, late)
    if falls < o.taste.daring:
        return 0.0
    return falls * o.place(target, late) - dies * sum(o.noble(army) for army in armies) - WOUND * walls / 200


def storm(o: Outlook, area: int, armies: Armies, more: int = 0, late: int = 0) -> tuple[float, str]:
    """The better of siege and assault of what stands in the area, and its verb."""
    target = target_at(o.s, area)
    if target < 0 or target_owner(o.s, target) == o.seat or not armies:
        return 0.0, ""
    found = (
        (besiege(o, target, troops_of(o.s, armies) + more, late), "besiege"),
        (assault(o, target, armies, more, late), "assault"),
    )
    value, verb = max(found)
    others = [x for x in company(o, area, late) if x not in (o.seat, target_owner(o.s, target))]
    return value * BY_CONSENT ** len(others), verb


def company(o: Outlook, area: int, late: int) -> list[int]:
    """Whose Nobles are there, or sail there."""
    s = o.s
    there = seats_in(s, area)
    return there + [x for x in seats_in(s, AT_SEA + area) if x not in there] if late else there


def attack(o: Outlook, area: int, other: int, armies: Armies) -> float:
    """Nobles in the field: those who besiege what is mine first of all."""
    s = o.s
    foes = nobles_in(s, other, area)
    wins = odds.field(troops_of(s, armies), commander(armies), troops_of(s, foes))
    if wins < o.taste.daring:
        return 0.0
    target = target_at(s, area)
    freed = 0.0
    if target >= 0 and s.siege[target] == other:
        mine = target_owner(s, target) == o.seat
        freed = 1 + ENDURES * (o.upkeeps - 1) if mine else o.spite[other] * (o.upkeeps - 1)
    elif target >= 0 and target_owner(s, target) != other and len(seats_in(s, area)) == 2:
        freed = NEXT_ROUND * storm(o, area, armies, late=1)[0] * (1 / BY_CONSENT - 1)  # nobody is left to refuse us
    blow = o.spite[other] * sum(o.noble(army) for army in foes)
    return wins * (freed + blow) - (1 - wins) * sum(o.noble(army) for army in armies) / 2 - WOUND


# -- moves


def leaving(o: Outlook, army: int) -> float:
    """What is given up where he stands: a siege, a guarded city, what he could take there himself."""
    s = o.s
    area = s.place[army]
    target = target_at(s, area) if area < COUNT else -1
    if target < 0:
        return 0.0
    stay = [a for a in nobles_in(s, o.seat, area) if a != army]
    if s.siege[target] == o.seat:
        enough = troops_of(s, stay) + COMMANDER > defence(s, target)
        return 0.0 if enough else o.place(target, 0 if s.siege_since[target] < s.round else 1)
    if target_owner(s, target) == o.seat and target < TARGETS and not stay:
        return o.unguarded(target)
    return CHANCE * storm(o, area, [army])[0] if not s.tired[army] else 0.0


def goes_free(o: Outlook, action: Action) -> bool:
    """Nobody has to be asked on the way."""
    return action[0] == "sail" or not lords(o.s, o.seat, [NUMBER[word] for word in action[2:-1]])


def ways_to(o: Outlook, options: list[Action], verb: str) -> dict[int, dict[int, Action]]:
    """By the area where they end, then by army: the way on which nobody is asked, or the shortest."""
    found: dict[int, dict[int, Action]] = {}
    for action in options:
        if action[0] != verb:
            continue
        there = found.setdefault(NUMBER[action[-1]], {})
        army = army_of(o.seat, action[1])
        if army not in there or (not goes_free(o, there[army]) and goes_free(o, action)):
            there[army] = action
    return found


Scored = tuple[float, Action]


def battles(o: Outlook, options: list[Action]) -> list[Scored]:
    """The battles that can begin at once."""
    found = []
    for action in options:
        if action[0] not in ("attack", "assault", "besiege"):
            continue
        area = NUMBER[action[1]]
        armies = [a for a in nobles_in(o.s, o.seat, area) if not o.s.tired[a]]
        target = target_at(o.s, area)
        if action[0] == "attack":
            value = attack(o, area, action[2], armies)
        elif action[0] == "besiege":
            value = besiege(o, target, troops_of(o.s, armies))
        else:
            value = assault(o, target, armies)
        found.append((value, action))
    return found


def concentrations(o: Outlook, options: list[Action]) -> list[Scored]:
    """WK-BAC-07: one Noble after the other marches to an area, and there they fight."""
    found = []
    for area, ways in ways_to(o, options, "march").items():
        here = [a for a in nobles_in(o.s, o.seat, area) if not o.s.tired[a]]
        come = sorted(ways, key=lambda army: (leaving(o, army), -strength(o.s, army)))
        cost, open_road = 0.0, 1.0
        for i, army in enumerate(come):
            cost += leaving(o, army) + STEP * len(ways[army])
            open_road *= 1.0 if goes_free(o, ways[army]) else BY_CONSENT
            value, _ = storm(o, area, [*here, *come[: i + 1]])
            for other in seats_in(o.s, area):
                if other != o.seat and target_owner(o.s, target_at(o.s, area)) != other:
                    value = max(value, attack(o, area, other, [*here, *come[: i + 1]]))
            found.append((value * open_road - cost, ways[come[0]]))
    return found


def journeys(o: Outlook, options: list[Action]) -> list[Scored]:
    """Moves after which he can only wait: to a place to be attacked next round, to a city that needs a guard."""
    found = []
    for verb in ("march", "sail"):
        for area, ways in ways_to(o, options, verb).items():
            here = nobles_in(o.s, o.seat, area)
            for army, way in ways.items():
                cost = leaving(o, army) + STEP * len(way)
                value, _ = storm(o, area, [*here, army], late=1)
                overseas = o.taste.trade if verb == "sail" else 1.0
                value = NEXT_ROUND * overseas * value
                if verb == "march":
                    value = max(value, guard(o, area), FETCH * fetch(o, area, army))
                value *= 1.0 if goes_free(o, way) else BY_CONSENT
                found.append((value - cost, way))
    return found


def fetch(o: Outlook, area: int, army: int) -> float:
    """Troops that wait in the own stronghold: what he could do with them next round."""
    keep = KEEP[o.seat]
    waiting = strength(o.s, keep) if area == o.s.place[keep] else 0
    return gains(o, army, waiting) if waiting and o.upkeeps > 1 else 0.0


def guard(o: Outlook, area: int) -> float:
    """A Noble comes to an own city without one."""
    target = target_at(o.s, area)
    own = 0 <= target < TARGETS and target_owner(o.s, target) == o.seat
    return o.unguarded(target) if own and not nobles_in(o.s, o.seat, area) and o.s.siege[target] < 0 else 0.0


def best(scored: Iterable[Scored], floor: float, otherwise: Action) -> Action:
    value, action = max(scored, key=lambda one: one[0], default=(floor, otherwise))
    return action if value > floor else otherwise


def campaign(o: Outlook, eyes: Eyes) -> list[Scored]:
    """All that the card in hand can do in the field."""
    options = plain(eyes)
    found = battles(o, options) + journeys(o, options)
    return found + concentrations(o, options) if card_of(o.s).title == MOBILIZE else found


def mobilize(o: Outlook, eyes: Eyes) -> Action:
    rest = next(action for action in plain(eyes) if action[0] in ("halt", "decline"))
    return best(campaign(o, eyes), NOBODY, rest)


def winds(o: Outlook, eyes: Eyes) -> Action:
    """EV-G11: at once and unwearied, so he still fights in this round."""
    found = []
    for area, ways in ways_to(o, plain(eyes), "sail").items():
        here = [a for a in nobles_in(o.s, o.seat, area) if not o.s.tired[a]]
        found += [(storm(o, area, [*here, army])[0] - leaving(o, army), way) for army, way in ways.items()]
    return best(found, NOBODY, ("pass",))


# -- in the battle


def force(o: Outlook, eyes: Eyes) -> Action:
    """To a battle all; to a siege as few as it takes, so that the others stay fresh."""
    f = o.s.frames[-1]
    assert isinstance(f, Battle)
    if not f.siege:
        return plain(eyes)[0]
    spent = card_of(o.s).spent

    def burden(action: Action) -> tuple[int, int]:
        armies = [army_of(o.seat, word) for word in action[1:]]
        return sum(army not in spent for army in armies), troops_of(o.s, armies)

    return min(plain(eyes), key=burden)


def take(o: Outlook, eyes: Eyes) -> Action:
    """On the way to the enemy: all from the stronghold, and from others what leaves them a card as guard."""
    f = o.s.frames[-1]
    assert isinstance(f, March)
    goal = target_at(o.s, f.way[-1])
    if goal < 0 or target_owner(o.s, goal) == o.seat:
        return ("on",)
    for action in plain(eyes):
        if action[0] == "on":
            continue
        giver = army_of(o.seat, action[1])
        if giver == KEEP[o.seat] or (action[0] == "take" and _spares(o.s, giver, action[2])):
            return action
    return ("on",)


def _spares(s: Knights, giver: int, kind: str) -> bool:
    """Not his last card, nor his smallest."""
    least = min(s.army[giver], key=lambda piece: (STRENGTH[piece], piece))
    return len(s.army[giver]) > 1 and (FACE[least] != kind or [FACE[p] for p in s.army[giver]].count(kind) > 1)


# -- where troops do most


def prospect(o: Outlook, army: int, more: int = 0) -> float:
    """The best that a Noble could do alone next round, with so many troops more."""
    area = o.s.place[army]
    if not 0 <= area < COUNT:
        home = o.s.place[KEEP[o.seat]]
        area = home if home >= 0 else -1
    if area < 0:
        return 0.0
    ends = {way[-1] for way in WAYS[area]} | {area} | (set(PORTS) if PORT[area] else set())
    return max(storm(o, end, [army], more, late=int(DISTANCE[area][end] > COUNT))[0] for end in ends)


def gains(o: Outlook, army: int, more: int) -> float:
    """How much better his prospect becomes; any troops are worth a little."""
    if army == KEEP[o.seat]:
        return 0.0
    return prospect(o, army, more) - prospect(o, army) + strength(o.s, army) / 10_000


def station(o: Outlook, eyes: Eyes) -> Action:
    kind = plain(eyes)[0][1]
    return max(plain(eyes), key=lambda action: gains(o, army_of(o.seat, action[2]), TROOP_KINDS[kind][0]))


def grant(o: Outlook, eyes: Eyes) -> Action:
    """An office to whom its troops help most."""
    return max(plain(eyes), key=lambda action: gains(o, army_of(o.seat, action[1]), 100))


def regroup(o: Outlook, eyes: Eyes) -> Action:
    """Troops go to whom they help; nobody gives his last card, but off the board all gather with one."""
    s = o.s
    best_gain, chosen = NOBODY, DONE
    for action in plain(eyes):
        if action[0] != "shift":
            continue
        giver, receiver = army_of(o.seat, action[1]), army_of(o.seat, action[3])
        if giver != KEEP[o.seat] and not (_spares(s, giver, action[2]) and s.place[giver] >= 0):
            continue
        if strength(s, giver) >= strength(s, receiver) and giver != KEEP[o.seat]:
            continue  # towards the stronger only, or they would change for ever
        more = TROOP_KINDS[action[2]][0]
        gain = gains(o, receiver, more) - (prospect(o, giver) - prospect(o, giver, -more)) * (giver != KEEP[o.seat])
        if gain > best_gain:
            best_gain, chosen = gain, action
    return chosen


def back(o: Outlook, eyes: Eyes) -> Action:
    """A Noble comes back where most is in reach, or where a guard is missing."""

    def draw(action: Action) -> float:
        army, area = army_of(o.seat, action[1]), NUMBER[action[2]]
        ends = {way[-1] for way in WAYS[area]}
        return max((storm(o, end, [army])[0] for end in ends), default=0.0) + guard(o, area)

    return max(plain(eyes), key=draw)


# -- the start (WK-SET-10 to WK-SET-16)

_ASSIGNED = ("triangle", "star", "star", "triangle", "square", "circle")  # of the strongest first: 150, 150, 50, 50
A_CITY = 20.0  # next to it everything at the start is small


def assign(o: Outlook, eyes: Eyes) -> Action:
    if eyes.options[0] == DONE:
        return DONE
    assert o.s.asked is not None
    done = len(o.s.asked.drafts.get(o.seat, []))
    return ("assign", plain(eyes)[0][1], _ASSIGNED[done])


def site(o: Outlook, eyes: Eyes) -> Action:
    """Among free cities and ports, away from other strongholds."""
    s = o.s
    keeps = [s.place[KEEP[x]] for x in range(s.seats) if s.place[KEEP[x]] >= 0]

    def liking(action: Action) -> float:
        area = NUMBER[action[1]]
        near = sum(DISTANCE[area][CITY_AREA[c]] <= 2 for c, owner in enumerate(s.owner) if owner == NEUTRAL)
        harbour = any(DISTANCE[area][port] <= 1 for port in PORTS)
        return 0.2 * near + 0.3 * harbour - 0.3 * sum(DISTANCE[area][keep] <= 2 for keep in keeps)

    return max(plain(eyes), key=liking)


def post(o: Outlook, eyes: Eyes) -> Action:
    """Each to a city that he can just besiege; who finds none, and is small, to a port."""
    s = o.s
    home = s.place[KEEP[o.seat]]

    def liking(action: Action) -> float:
        army, area = army_of(o.seat, action[1]), NUMBER[action[2]]
        city = CITY_AT[area]
        far = DISTANCE[home][area] / 20
        if city < 0 or s.owner[city] != NEUTRAL or nobles_in(s, o.seat, area):
            return 1.5 * PORT[area] - s.troops[army] / 200 - far
        waste = s.troops[army] + COMMANDER - PRINTED[city]
        if waste <= 0:
            return 1.0 - far
        storms = odds.assault(s.troops[army], army % 5, PRINTED[city])[0] >= o.taste.daring
        return A_CITY + INCOME[city] / 2 + 3 * storms - waste / 100 - far

    return max(plain(eyes), key=liking)
