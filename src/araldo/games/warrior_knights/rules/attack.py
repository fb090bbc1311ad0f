"""How battles start (WK-BAT): against whom, with whose consent, with which Nobles."""

from __future__ import annotations

from araldo.games.warrior_knights.board import (
    AREAS,
    ASSAULTS,
    ATTACKS,
    COUNT,
    NUMBER,
    SIEGES,
    TARGETS,
)
from araldo.games.warrior_knights.box import (
    COMMANDER,
    KEEP,
    NOBLES,
    SHAPES,
)
from araldo.games.warrior_knights.rules import bans, siege
from araldo.games.warrior_knights.rules.forces import spent, strength, wall
from araldo.games.warrior_knights.rules.movement import refuse
from araldo.games.warrior_knights.rules.places import (
    army_of,
    noble,
    nobles_in,
    note_place,
    seats_in,
    target_at,
    target_owner,
)
from araldo.games.warrior_knights.rules.seats import Weighed, card_of, put
from araldo.games.warrior_knights.state import Battle, Capture, Card, Downfall, Knights
from araldo.kernel import AGAIN, Action, Procedure, Refusal, call, end, note, single

TRUCE = Refusal("WK-EVT-01")  # EV-B05


def ready(s: Knights, seat: int, area: int) -> list[int]:
    """WK-BAT-01, WK-BAT-05: unexhausted Nobles there; whoever moved with this card is still one."""
    return [a for a in NOBLES[seat] if s.place[a] == area and not s.tired[a]]


def grounds(s: Knights, f: Card, seat: int) -> list[int]:
    """The areas in which this card may start a battle."""
    if f.target >= 0:
        return [f.target] if ready(s, seat, f.target) else []
    place, tired = s.place, s.tired
    return sorted({place[a] for a in NOBLES[seat] if 0 <= place[a] < COUNT and not tired[a]})


def in_field(s: Knights, seat: int, target: int) -> bool:
    """WK-BAT-04: a Baron's Nobles in his own city or stronghold are not in the field."""
    return target < 0 or target_owner(s, target) != seat


def battles(s: Knights, f: Card, seat: int) -> Weighed:
    """WK-BAT-02, WK-BAT-03, WK-BAT-12: one defender: Nobles in the field, a city, a stronghold.

    WK-BAT-09, WK-BAT-10: the attacker is never in a city or stronghold himself, besieged or not.
    WK-SIE-08: a besieger may assault instead.
    """
    for area in grounds(s, f, seat):
        target = target_at(s, area)
        for other in seats_in(s, area):
            if other != seat and in_field(s, other, target):
                yield ATTACKS[area][other], TRUCE if s.truce else None
        if target >= 0 and target_owner(s, target) != seat:
            yield ASSAULTS[area], assault_refused(s, f, target)
            yield SIEGES[area], TRUCE if s.truce else siege.refused(s, f, seat, area, target)


def assault_refused(s: Knights, f: Card, target: int) -> Refusal | None:
    if s.truce:
        return TRUCE
    return Refusal("WK-BAT-12") if f.refused and -1 - 2 * target in f.refused else None


def battle_options(s: Knights, f: Card, seat: int) -> list[Action]:
    if s.truce:
        return []
    found: list[Action] = []
    place = s.place
    for area in grounds(s, f, seat):
        target = target_at(s, area)
        if place.count(area) > 1:
            for other in seats_in(s, area):
                if other != seat and in_field(s, other, target):
                    found.append(ATTACKS[area][other])
        if target >= 0 and target_owner(s, target) != seat:
            if not f.refused or -1 - 2 * target not in f.refused:
                found.append(ASSAULTS[area])
            if siege.refused(s, f, seat, area, target) is None:
                found.append(SIEGES[area])
    return found


def defiances(s: Knights, f: Card, seat: int) -> list[Action]:
    """WK-BAN-03: laws against sieges, where nothing else forbids one."""
    bound = [which for which in (bans.WALLS, bans.SIEGES) if bans.binds(s, f, which)]
    if s.truce or not bound:
        return []
    rules = set()
    for area in grounds(s, f, seat):
        target = target_at(s, area)
        if target >= 0 and target_owner(s, target) != seat and (why := siege.refused(s, f, seat, area, target)):
            rules.add(why.rule)
    return [bans.DEFY[which] for which in bound if bans.RULE[which] in rules]


def declare(s: Knights, f: Card, seat: int, action: Action) -> None:
    """WK-BAT-06, WK-BAT-07: for a city or stronghold the others in the area are asked."""
    area = NUMBER[action[1]]
    if action[0] == "attack":
        call(s, Battle(attacker=seat, defender=action[2], area=area))
        return
    target = target_at(s, area)
    owner = target_owner(s, target)
    others = [other for other in seats_in(s, area) if other not in (seat, owner)]
    if others:
        note_place(s, "asks_" + action[0], target, "WK-BAT-06", seat=seat)
    call(
        s, Battle(attacker=seat, defender=owner, area=area, target=target, siege=action[0] == "besiege", consent=others)
    )


def ask_consent(s: Knights, f: Battle) -> int | None:
    if f.refused:
        return end(s)
    return put(s, "consent", f.consent[0]) if f.consent else None


def consent_options(s: Knights, f: Battle, seat: int) -> list[Action]:
    return [("yes",), ("no",)]


def consented(s: Knights, f: Battle, seat: int, action: Action) -> None:
    """WK-BAT-12: refused, there is no battle, and this attack is not asked for again with this card."""
    f.consent.pop(0)
    note_place(s, "consent_" + action[0], f.target, "WK-BAT-12", seat=seat)
    if action[0] == "no":
        f.refused = True
        card_of(s).refused.append(-1 - (2 * f.target + f.siege))


def choose_force(s: Knights, f: Battle) -> int | None:
    """WK-BAT-05."""
    if f.chosen:
        return None
    able = ready(s, f.attacker, f.area)
    if len(able) > 1:
        found = force_options(s, f, f.attacker)
        if len(found) > 1:
            return put(s, "force", f.attacker)
        able = [army_of(f.attacker, word) for word in found[0][1:]]
    f.force, f.chosen = able, True
    return None


_SUBSETS: tuple[tuple[int, ...], ...] = tuple(
    tuple(k for k in range(4) if m >> k & 1) for m in sorted(range(1, 16), key=lambda m: (-m.bit_count(), m))
)
_WITH: tuple[tuple[int, Action], ...] = tuple(
    (sum(1 << k for k in ks), ("with", *(SHAPES[k] for k in ks))) for ks in _SUBSETS
)


def force_options(s: Knights, f: Battle, seat: int) -> list[Action]:
    """All subsets, the largest first; WK-SIE-01 for a siege."""
    able = 0
    for army in ready(s, seat, f.area):
        able |= 1 << army % 5
    found = [(m, action) for m, action in _WITH if m & able == m]
    if f.siege:
        least = siege.defence(s, f.target)
        found = [
            (m, action)
            for m, action in found
            if sum(strength(s, 5 * seat + k) for k in range(4) if m >> k & 1) + COMMANDER > least
        ]
    return [action for _, action in found]


def force_chosen(s: Knights, f: Battle, seat: int, action: Action) -> None:
    f.force, f.chosen = [army_of(seat, word) for word in action[1:]], True


def engage(s: Knights, f: Battle) -> int | None:
    """WK-BAT-08, WK-BAT-11. WK-ASL-05, WK-STR-15: what cannot resist falls without a battle."""
    card = card_of(s)
    card.fought = True
    card.spent += [army for army in f.force if army not in card.spent]
    f.foes = nobles_in(s, f.defender, f.area) if f.defender >= 0 else []
    if f.siege:
        s.frames.pop()
        siege.lay(s, f)
        return AGAIN
    announce(s, f)
    if f.target >= TARGETS and s.army[KEEP[f.defender]]:
        f.foes.append(KEEP[f.defender])
    if f.target >= 0 and wall(s, f.target) == 0 and not f.foes:
        return take_empty(s, f)
    if f.target >= TARGETS and wall(s, f.target) == 0 and all(a % 5 == 4 and spent(s, a) for a in f.foes):
        return take_empty(s, f)
    return None


def announce(s: Knights, f: Battle) -> None:
    nobles = [noble(s, army) for army in f.force]
    if f.target >= TARGETS:
        note(s, "assault_keep", rule="WK-STR-02", seat=f.attacker, victim=f.defender, nobles=nobles)
    elif f.target >= 0 and f.defender < 0:
        note(s, "assault_neutral", rule="WK-ASL-01", seat=f.attacker, area=AREAS[f.area], nobles=nobles)
    else:
        kind, rule = ("assault", "WK-ASL-01") if f.target >= 0 else ("battle", "WK-BAT-02")
        note(s, kind, rule=rule, seat=f.attacker, victim=f.defender, area=AREAS[f.area], nobles=nobles)


def take_empty(s: Knights, f: Battle) -> int:
    s.frames.pop()
    note(s, "undefended", rule="WK-ASL-05" if f.target < TARGETS else "WK-STR-15")
    if f.target < TARGETS:
        call(s, Capture(seat=f.attacker, city=f.target))
    else:
        call(s, Downfall(loser=f.defender, winner=f.attacker))
    return AGAIN


PROCEDURES: list[Procedure[Knights]] = []
QUESTIONS = [
    single("consent", Battle, consented, options=consent_options, default=refuse),
    single("force", Battle, force_chosen, options=force_options),
]
