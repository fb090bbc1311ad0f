"""Chapters ATK-12, MUL and the cards of the attacked: who helps the defence, who joins an attack, who is summoned."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import BOARDS, IDS
from araldo.games.medioevo_universale.box import (
    CARPENTERIA,
    DIE_BY_LT,
    FORT,
    FORTS,
    INGEGNERIA,
    LEGGE,
    WAGON,
)
from araldo.games.medioevo_universale.frames import Attack, Raid
from araldo.games.medioevo_universale.rules import pacts, wars
from araldo.games.medioevo_universale.rules.movement import road_cost
from araldo.games.medioevo_universale.rules.realm import (
    PASS,
    at_war,
    held,
    home,
    lands_of,
    left,
    living,
    set_level,
    strength,
    throw,
    transport,
)
from araldo.games.medioevo_universale.rules.standing import truce
from araldo.games.medioevo_universale.state import SABOTAGED, Captain, Medioevo, Transport
from araldo.kernel import (
    Action,
    Option,
    ask,
    note,
    roll,
)

LAND, SEA_FIGHT, RAID, SORTIE, RELIEF = "land", "sea", "raid", "sortie", "relief"


def fit_captains(s: Medioevo, seat: int, ids: list[int]) -> list[Captain]:
    """MU-ATK-02, MU-ATK-03: Captains aboard with an attack left."""
    return [c for c in s.captains[seat] if c.attacks > 0 and c.ride in ids]


def can_fight(s: Medioevo, seat: int, convoy: list[Transport]) -> bool:
    """MU-ATK-07: 1 VF stays on each transport; MU-WAR-02: who must leave may not attack."""
    return sum(tr.vf for tr in convoy) > len(convoy) and not any(tr.leave or tr.done & SABOTAGED for tr in convoy)


def bystanders(s: Medioevo, f: Attack) -> list[int]:
    """MU-ATK-12, MU-DEC-47, MU-DEC-66: other players with armies there."""
    if f.kind == SORTIE or (f.kind == RAID and s.owner[f.place] >= 0):  # MU-NAV-05: docked ships alone
        return []
    return [
        other
        for other in living(s)
        if other not in (f.seat, f.victim)
        and other not in f.asked
        and strength(s, other, f.place)
        and not intruding(s, other, f.place)
    ]


def rivals(s: Medioevo, f: Attack) -> list[int]:
    """MU-ATK-12: who stood by while the territory was attacked, and may be attacked there in his turn."""
    if f.kind != LAND:
        return []
    sides = (f.seat, f.victim, *f.helpers, *f.allies)
    return [
        other
        for other in living(s)
        if other not in sides
        and strength(s, other, f.place)
        and not intruding(s, other, f.place)
        and not truce(s, f.seat, other)
        and not (s.crusade and s.crusade[2] >> f.seat & s.crusade[2] >> other & 1)
    ]


def intruding(s: Medioevo, seat: int, place: int) -> bool:
    """MU-WAR-04, MU-WAR-07: who must leave takes no part."""
    return any(tr.leave for tr in s.fleets[seat] if tr.place == place) or any(
        who == seat and where == place for who, where, _ in s.strangers
    )


def ask_help(s: Medioevo, f: Attack) -> int | None:
    for other in bystanders(s, f):
        if truce(s, other, f.seat) or (f.kind == SEA_FIGHT and not pacts.allied(s, other, f.victim)):
            f.asked.append(other)
            continue
        return ask(s, "help", other)
    return None


def help_options(s: Medioevo, f: Attack, seat: int) -> list[Option]:
    return [PASS, ("help",)]


def default_help(s: Medioevo, f: Attack, seat: int) -> Action:
    bound = f.victim >= 0 and any(
        clause[0] == "defensive_alliance" for pact in pacts.between(s, seat, f.victim) for clause in pact.clauses
    )
    return ("help",) if bound else PASS


def helped(s: Medioevo, f: Attack, seat: int, action: Action) -> None:
    f.asked.append(seat)
    if action == PASS:
        return
    f.helpers.append(seat)
    note(s, "helps", seat=seat, place=IDS[f.place])
    if not at_war(s, seat, f.seat):
        wars.declare(s, seat, f.seat, True)


def ask_muster(s: Medioevo, f: Attack) -> int | None:
    """MU-DEC-39: guardia, miliziano, carpentiere, before the first cards and dice."""
    if f.mustered or f.kind != LAND or not may_muster(s, f.victim):
        return None
    return ask(s, "muster", f.victim)


def may_muster(s: Medioevo, seat: int) -> bool:
    """Publicly: a player with cards and the technology that any of them needs."""
    return seat >= 0 and bool(s.hands[seat]) and bool(s.tech[seat] & (LEGGE | CARPENTERIA))


def muster_options(s: Medioevo, f: Attack | Raid, seat: int) -> list[Option]:
    return muster_list(s, seat, f.place)


def muster_list(s: Medioevo, seat: int, t: int) -> list[Option]:
    found: list[Option] = [PASS]
    techs = s.tech[seat]
    if techs & LEGGE:
        if held(s, seat, "guardia") >= 0:
            found.append(("muster", "guardia"))
        if home(s, seat, t) and held(s, seat, "miliziano") >= 0:
            found.append(("muster", "miliziano"))
    if techs & CARPENTERIA and held(s, seat, "carpentiere") >= 0:
        level = s.fort[t]
        if level < 3 and (not level or techs & INGEGNERIA) and left(s, FORTS[level]) > 0:
            found.append(("muster", "carpentiere"))
    return found


def default_muster(s: Medioevo, f: Attack | Raid, seat: int) -> Action:
    """MU-DEC-39: guardia if outnumbered, by players or barbarians."""
    if isinstance(f, Raid):
        from araldo.games.medioevo_universale.rules.raids import engaged

        force = engaged(s, f)
    else:
        force = sum(transport(s, f.seat, i).vf for i in f.ids)
    if ("muster", "guardia") in muster_options(s, f, seat) and strength(s, seat, f.place) < force:
        return ("muster", "guardia")
    return PASS


def mustered(s: Medioevo, f: Attack, seat: int, action: Action) -> None:
    if action == PASS:
        f.mustered = True
        return
    muster(s, seat, f.place, action[1])


def muster(s: Medioevo, seat: int, t: int, kind: str) -> None:
    throw(s, seat, kind)
    note(s, "played", seat=seat, card=kind)
    if kind == "guardia":
        vf = roll(s, kind, DIE_BY_LT[s.lt[seat] - 1])
        s.vf[seat][t] += vf
        s.late.append(t)
    elif kind == "miliziano":
        for x in lands_of(s, seat):
            if home(s, seat, x):
                s.vf[seat][x] += s.lt[seat]
                s.late.append(x)
    else:
        set_level(s, t, FORT, s.fort[t] + 1)
        s.fresh[t] += 1 << 2 * FORT


# -- allies who join the attack (MU-MUL-03, MU-DEC-65)


def willing(s: Medioevo, f: Attack) -> list[int]:
    """Allies of the attacker, at war with the victim, with a Captain and armies beside the target."""
    if f.kind != LAND or f.stayed or not s.pacts:
        return []
    asked = (f.seat, f.victim, *f.offered, *f.helpers)
    return [
        other
        for other in living(s)
        if other not in asked
        and pacts.allied(s, f.seat, other)
        and (f.victim < 0 or (at_war(s, other, f.victim) and not truce(s, other, f.victim)))
        and ally_convoy(s, other, f.place)
    ]


def ally_convoy(s: Medioevo, seat: int, t: int) -> list[Transport]:
    """An ally's War Wagons in one adjacent territory, with a Captain and the points to enter."""
    for here in BOARDS[s.board].near[t]:
        there = [
            tr for tr in s.fleets[seat]
            if tr.place == here and tr.kind == WAGON and tr.vf > 0 and tr.ship < 0
            and road_cost(s, seat, tr.kind, here, t) <= tr.pm
        ]  # fmt: skip
        if there and fit_captains(s, seat, [tr.id for tr in there]) and can_fight(s, seat, there):
            return there
    return []


def ask_allies(s: Medioevo, f: Attack) -> int | None:
    for other in willing(s, f):
        return ask(s, "join_attack", other)
    return None


def joining(s: Medioevo, f: Attack, seat: int) -> list[Option]:
    return [PASS, ("join_attack",)]


def joined(s: Medioevo, f: Attack, seat: int, action: Action) -> None:
    f.offered.append(seat)
    if action == PASS:
        return
    convoy = ally_convoy(s, seat, f.place)
    chief = min(fit_captains(s, seat, [tr.id for tr in convoy]), key=lambda c: (c.level, c.id))
    chief.attacks -= 1
    for tr in convoy:
        tr.pm -= road_cost(s, seat, tr.kind, tr.place, f.place)
    f.allies.append(seat)
    f.convoys.append(tuple(tr.id for tr in convoy))
    f.marshals.append((chief.id,))
    f.toll.append(0)
    note(s, "attack", seat=seat, place=IDS[f.place])
