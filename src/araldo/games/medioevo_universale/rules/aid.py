"""Chapters ATK-12, MUL and the cards of the attacked: who helps the defence, who joins an attack, who is summoned."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import BOARDS, IDS, PORT_COST, SEA
from araldo.games.medioevo_universale.box import (
    AFLOAT,
    CARPENTERIA,
    FORT,
    FORTS,
    INGEGNERIA,
    LEGGE,
    PARAMS,
    TOP_LEVEL,
)
from araldo.games.medioevo_universale.frames import Attack, Raid
from araldo.games.medioevo_universale.rules import pacts, wars
from araldo.games.medioevo_universale.rules.answers import PASS
from araldo.games.medioevo_universale.rules.armies import strength
from araldo.games.medioevo_universale.rules.delivered import truce
from araldo.games.medioevo_universale.rules.hands import held, throw
from araldo.games.medioevo_universale.rules.land import home, lands_of
from araldo.games.medioevo_universale.rules.movement import road_cost
from araldo.games.medioevo_universale.rules.pieces import captain, left, pirates, transport
from araldo.games.medioevo_universale.rules.players import at_war, living
from araldo.games.medioevo_universale.rules.structures import port_zone, set_level
from araldo.games.medioevo_universale.state import SABOTAGED, STUCK, Captain, Medioevo, Transport
from araldo.kernel import (
    DONE,
    Action,
    Option,
    Span,
    ask,
    note,
    roll,
)

GUARD_DIE: list[int] = PARAMS["guardia"]["die_by_lt"]
MILITIA: list[int] = PARAMS["miliziano"]["vf_by_lt"]
LAND, SEA_FIGHT, RAID, SORTIE, RELIEF = "land", "sea", "raid", "sortie", "relief"


def lowest(chiefs: list[Captain]) -> Captain:
    return min(chiefs, key=lambda c: (c.level, c.id))


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
    """At sea only allies of the victim help (MU-NAV-07); pirates have none."""
    for other in bystanders(s, f):
        friend = f.kind != SEA_FIGHT or (f.victim >= 0 and pacts.allied(s, other, f.victim))
        if truce(s, other, f.seat) or not friend:
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
    note(s, "helps", rule="MU-ATK-12", seat=seat, place=IDS[f.place])
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
        if level < TOP_LEVEL and (not level or techs & INGEGNERIA) and left(s, FORTS[level]) > 0:
            found.append(("muster", "carpentiere"))
    return found


def default_muster(s: Medioevo, f: Attack | Raid, seat: int) -> Action:
    """MU-DEC-39: guardia if outnumbered, by players or barbarians."""
    force = f.force if isinstance(f, Raid) else sum(transport(s, f.seat, i).vf for i in f.ids)
    if ("muster", "guardia") in muster_options(s, f, seat) and strength(s, seat, f.place) < force:
        return ("muster", "guardia")
    return PASS


def mustered(s: Medioevo, f: Attack | Raid, seat: int, action: Action) -> None:
    if action == PASS:
        f.mustered = True
        return
    muster(s, seat, f.place, action[1])


def muster(s: Medioevo, seat: int, t: int, kind: str) -> None:
    throw(s, seat, kind)
    note(s, "played", rule="MU-EMP-04", seat=seat, card=kind)
    if kind == "guardia":
        vf = roll(s, kind, GUARD_DIE[s.lt[seat] - 1])
        s.vf[seat][t] += vf
        s.late.append(t)
    elif kind == "miliziano":
        for x in lands_of(s, seat):
            if home(s, seat, x):
                s.vf[seat][x] += MILITIA[s.lt[seat] - 1]
                s.late.append(x)
    else:
        set_level(s, t, FORT, s.fort[t] + 1)
        s.fresh[t] += 1 << 2 * FORT


# -- who is inside the walls (MU-ASL-01, MU-ATK-13, MU-DEC-44)


def ask_inside(s: Medioevo, f: Attack | Raid) -> int | None:
    """The owner has precedence and may cede it to those who help him, where not all fit."""
    if f.victim < 0 or not f.helpers or not sum(f.inside):
        return None
    while f.posted < len(f.inside):
        low, high = quarters(s, f)
        if low < high:
            return ask(s, "inside", f.victim)
        post(s, f, high)
    return None


def quarters(s: Medioevo, f: Attack | Raid) -> tuple[int, int]:
    """How many of the next defender's VF may be inside: no place stays empty; one is the owner's (MU-MUL-02)."""
    rest = sum(f.inside[f.posted :])
    later = sum(strength(s, party, f.place) for party in f.helpers[f.posted :])
    low = max(0 if f.posted else 1, rest - later)
    return low, min(rest, strength(s, inmate(f), f.place))


def inmate(f: Attack | Raid) -> int:
    return f.helpers[f.posted - 1] if f.posted else f.victim


def post(s: Medioevo, f: Attack | Raid, vf: int) -> None:
    rest = sum(f.inside[f.posted :]) - vf
    f.inside[f.posted] = vf
    f.posted += 1
    for i in range(f.posted, len(f.inside)):
        f.inside[i] = min(rest, strength(s, f.helpers[i - 1], f.place))
        rest -= f.inside[i]


def inside_options(s: Medioevo, f: Attack | Raid, seat: int) -> list[Option]:
    return [Span(("inside", inmate(f)), *quarters(s, f))]


def posted(s: Medioevo, f: Attack | Raid, seat: int, action: Action) -> None:
    post(s, f, action[2])


def default_inside(s: Medioevo, f: Attack | Raid, seat: int) -> Action:
    """His own first."""
    return ("inside", inmate(f), quarters(s, f)[1])


# -- what each of several defenders bears of a ramming (MU-NAV-01)


def afloat(s: Medioevo, f: Attack | Raid, party: int) -> int:
    """VF of a defender there; of pirates, those of the Galley that is hunted."""
    if party >= 0:
        return strength(s, party, f.place)
    return next((tr.vf for tr in pirates(s) if isinstance(f, Attack) and tr.id == f.prey), 0)


def ask_shares(s: Medioevo, f: Attack | Raid) -> int | None:
    """MU-NAV-01: of several defenders each says in turn what he bears of it; the last bears the rest."""
    parties = [f.victim, *f.helpers]
    while f.rammed and len(f.shares) < len(parties):
        low, high = share(s, f)
        if low < high:
            return ask(s, "ramming", parties[len(f.shares)])
        f.shares.append(high)
    return None


def share(s: Medioevo, f: Attack | Raid) -> tuple[int, int]:
    """What the next defender may bear: the last VF of each falls only when there is no other left."""
    at, vf = len(f.shares), [afloat(s, f, party) for party in (f.victim, *f.helpers)]
    last_ones = f.rammed[1] - sum(n - 1 for n in vf)  # how many lose their last VF
    if last_ones > 0:
        more = last_ones - sum(n == own for n, own in zip(f.shares, vf, strict=False))
        return vf[at] - (0 if more >= len(vf) - at else 1), vf[at] - (0 if more else 1)
    rest = f.rammed[1] - sum(f.shares)
    return max(0, rest - sum(n - 1 for n in vf[at + 1 :])), min(rest, vf[at] - 1)


def shares(s: Medioevo, f: Attack | Raid, seat: int) -> list[Option]:
    return [Span(("bear",), *share(s, f))]


def borne(s: Medioevo, f: Attack | Raid, seat: int, action: Action) -> None:
    f.shares.append(action[1])


def default_share(s: Medioevo, f: Attack | Raid, seat: int) -> Action:
    """All he can."""
    return ("bear", share(s, f)[1])


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
        and bases(s, other, f.place)
    ]


def entry(s: Medioevo, seat: int, tr: Transport, t: int) -> int:
    """MU-ATK-06: points that a transport beside a territory needs to attack it; without a port ships need none."""
    if AFLOAT[tr.kind]:
        return PORT_COST if port_zone(s, t) == tr.place else 0
    return road_cost(s, seat, tr.kind, tr.place, t)


def ready_beside(s: Medioevo, seat: int, t: int, here: int) -> list[Transport]:
    """A player's transports in a space beside a territory that can attack it; ships from the sea only (MU-ATK-04)."""
    return [
        tr
        for tr in s.fleets[seat]
        if tr.place == here
        and tr.vf > 0
        and tr.ship < 0
        and not tr.leave
        and not tr.done & (SABOTAGED | STUCK)
        and AFLOAT[tr.kind] == (here >= SEA)
        and entry(s, seat, tr, t) <= tr.pm
    ]


def bases(s: Medioevo, seat: int, t: int) -> list[tuple[int, Captain]]:
    """Where a player could join an attack on a territory from, and under which Captain."""
    b, found = BOARDS[s.board], list[tuple[int, Captain]]()
    spots = {c.place for c in s.captains[seat] if c.attacks > 0 and c.ride >= 0}
    for here in sorted(spots):
        if here in b.near[t] or here in b.coasts[t]:
            there = ready_beside(s, seat, t, here)
            if any(tr.vf > 1 for tr in there):
                found += [(here, c) for c in fit_captains(s, seat, [tr.id for tr in there])]
    return found


def ask_allies(s: Medioevo, f: Attack) -> int | None:
    if f.gathering:
        ally = f.allies[-1]
        if len(bringing(s, f, ally)) > 1 or not can_fight(s, ally, gathered(s, f)):
            return ask(s, "bring", ally)
        set_out(s, f, ally)
    for other in willing(s, f):
        return ask(s, "join_attack", other)
    return None


def joining(s: Medioevo, f: Attack, seat: int) -> list[Option]:
    return [PASS, *(("join_attack", IDS[here], c.id) for here, c in bases(s, seat, f.place))]


def joined(s: Medioevo, f: Attack, seat: int, action: Action) -> None:
    """He says from where and under which Captain; then which transports come along."""
    f.offered.append(seat)
    if action == PASS:
        return
    chief = captain(s, seat, action[2])
    f.allies.append(seat)
    f.convoys.append((chief.ride,))
    f.marshals.append((chief.id,))
    f.toll.append(0)
    f.gathering = True


def gathered(s: Medioevo, f: Attack) -> list[Transport]:
    return [transport(s, f.allies[-1], i) for i in f.convoys[-1]]


def bringing(s: Medioevo, f: Attack, seat: int) -> list[Option]:
    convoy = gathered(s, f)
    there = ready_beside(s, seat, f.place, convoy[0].place)
    found: list[Option] = [("bring", tr.id) for tr in there if tr.id not in f.convoys[-1]]
    return [DONE, *found] if can_fight(s, seat, convoy) else found


def brought(s: Medioevo, f: Attack, seat: int, action: Action) -> None:
    if action == DONE:
        set_out(s, f, seat)
    else:
        f.convoys[-1] = (*f.convoys[-1], action[1])


def default_bring(s: Medioevo, f: Attack, seat: int) -> Action:
    """Everything."""
    return tuple(bringing(s, f, seat)[-1])


def set_out(s: Medioevo, f: Attack, seat: int) -> None:
    """MU-MUL-03: allies use their own points and attacks."""
    f.gathering = False
    captain(s, seat, f.marshals[-1][0]).attacks -= 1
    for tr in gathered(s, f):
        tr.pm -= entry(s, seat, tr, f.place)
    note(s, "attack", rule="MU-MUL-03", seat=seat, place=IDS[f.place])
