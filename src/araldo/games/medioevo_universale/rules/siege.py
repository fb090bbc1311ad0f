"""Chapter SGE: a siege goes on from turn to turn: artillery, reduction, field battle, attrition."""

from __future__ import annotations

from dataclasses import dataclass

from araldo.games.medioevo_universale.board import DESERT, IDS, TERRAIN
from araldo.games.medioevo_universale.box import ALCHIMIA, FORT, FORT_ROOM, HIT_ON, INGEGNERIA, LOGISTICA
from araldo.games.medioevo_universale.rules import attack
from araldo.games.medioevo_universale.rules.attack import Attack
from araldo.games.medioevo_universale.rules.realm import cull, fort_of, held, honour, remove_engine, set_level, strength
from araldo.games.medioevo_universale.rules.supply import Losses
from araldo.games.medioevo_universale.state import BARBARIANS, Captain, Engine, Medioevo, Siege
from araldo.kernel import AGAIN, Action, Frame, Option, Question, Steps, ask, call, note, public, roll

CONCLUDE = attack.PROCEDURES[Attack].index(attack.conclude)


@dataclass(slots=True)
class SiegeTurn(Frame):
    """The sieges of the player whose Combat turn begins, one after the other."""

    seat: int = public(0)
    places: list[int] = public()  # still to be looked at
    place: int = public(-1)
    shot: bool = public(False)  # artillery has fired
    plan: str = public("")
    genius: list[int] = public()  # who has been asked about genio


def mine(s: Medioevo, seat: int, place: int) -> list[Siege]:
    return [g for g in s.sieges if g.seat == seat and g.place == place]


def where(g: Siege) -> int:
    return g.place if g.zone < 0 else g.zone


def besieger_vf(s: Medioevo, seat: int, place: int) -> int:
    return sum(strength(s, seat, where(g)) for g in mine(s, seat, place))


def besieged_vf(s: Medioevo, place: int, seat: int) -> int:
    """Everybody inside, allies included (MU-SGE-03)."""
    if s.owner[place] == BARBARIANS:
        return s.wild[place]
    return sum(strength(s, other, place) for other in range(s.seats) if other != seat)


def engines_at(s: Medioevo, seat: int, place: int) -> list[Engine]:
    spots = [where(g) for g in mine(s, seat, place)]
    return [e for e in s.engines[seat] if e.place in spots]


def captains_at(s: Medioevo, seat: int, place: int) -> list[Captain]:
    spots = [where(g) for g in mine(s, seat, place)]
    return [c for c in s.captains[seat] if c.place in spots and c.attacks > 0]


def begin_sieges(s: Medioevo, f: SiegeTurn) -> None:
    f.places = sorted({g.place for g in s.sieges if g.seat == f.seat})
    for g in s.sieges:
        if g.seat == f.seat:
            g.turns += 1
            g.confirmed = False


def next_siege(s: Medioevo, f: SiegeTurn) -> int | None:
    """MU-SGE-04: artillery fires first."""
    while f.places and not mine(s, f.seat, f.places[0]):
        f.places.pop(0)
    if not f.places:
        f.place = -1
        return None
    if f.place != f.places[0]:
        f.place, f.plan = f.places[0], ""
        shoot(s, f.seat, f.place)
    return ask(s, "siege", f.seat)


def shoot(s: Medioevo, seat: int, place: int) -> None:
    """MU-SGE-04: both sides at once, if both have engines; 1 PO for each one destroyed."""
    owner = s.owner[place]
    guns = engines_at(s, seat, place)
    foes = [e for e in s.engines[owner] if e.place == place] if owner >= 0 else []
    if not guns or not foes:
        return
    hits = sum(roll(s, "artillery", 6) >= HIT_ON[e.level - 1] for e in guns)
    back = sum(roll(s, "artillery", 6) >= HIT_ON[e.level - 1] for e in foes)
    for victim, row, count, shooter in ((owner, foes, hits, seat), (seat, guns, back, owner)):
        for e in sorted(row, key=lambda e: e.level)[:count]:
            remove_engine(s, victim, e)
            honour(s, shooter, 1, "destroy_siege_engine")


def siege_options(s: Medioevo, f: SiegeTurn, seat: int) -> list[Option]:
    """MU-SGE-05, MU-SGE-11, MU-SGE-12."""
    found: list[Option] = [("abandon",)]
    if captains_at(s, seat, f.place):
        if engines_at(s, seat, f.place) and besieger_vf(s, seat, f.place) > besieged_vf(s, f.place, seat):
            found.append(("confirm",))
        if storming(s, seat, f.place):
            found.append(("storm",))
    return found


def storming(s: Medioevo, seat: int, place: int) -> tuple[int, ...]:
    """Transports of the besieger, by land if there are any, that can fight: with a Captain and more than 1 VF each."""
    for g in sorted(mine(s, seat, place), key=lambda g: g.zone):
        here = [tr for tr in s.fleets[seat] if tr.place == where(g) and tr.vf > 0 and tr.ship < 0]
        chiefs = [c for c in s.captains[seat] if c.place == where(g) and c.attacks > 0]
        if chiefs and sum(tr.vf for tr in here) > len(here):
            return tuple(tr.id for tr in here)
    return ()


def default_siege(s: Medioevo, f: SiegeTurn, seat: int) -> Action:
    return ("confirm",) if ("confirm",) in siege_options(s, f, seat) else ("abandon",)


def siege_chosen(s: Medioevo, f: SiegeTurn, seat: int, action: Action) -> None:
    place = f.places.pop(0)
    if action[0] == "abandon":
        lift_siege(s, seat, place)
        return
    chief = min(captains_at(s, seat, place), key=lambda c: (c.level, c.id))
    chief.attacks -= 1
    for g in mine(s, seat, place):
        g.confirmed = True
    if action[0] == "confirm":
        note(s, "siege_confirmed", seat=seat, place=IDS[place])
        wear(s, seat, place)
        if not besieged_vf(s, place, seat) and win(s, mine(s, seat, place)[0]):
            return
        if reduce_walls(s, seat, place):
            storm(s, seat, place, chief, outside_only=fort_of(s, place) > 0)
    else:
        storm(s, seat, place, chief)


def lift_siege(s: Medioevo, seat: int, place: int) -> None:
    """MU-SGE-11: the Captain loses a level; by land the besiegers must leave another player's land."""
    spots = [where(g) for g in mine(s, seat, place)]
    chiefs = [c for c in s.captains[seat] if c.place in spots]
    if chiefs:
        attack.lower(s, seat, min(chiefs, key=lambda c: (c.level, c.id)))
    s.sieges = [g for g in s.sieges if not (g.seat == seat and g.place == place)]
    note(s, "siege_over", seat=seat, place=IDS[place])
    if s.owner[place] >= 0:
        for tr in s.fleets[seat]:
            if tr.place == place:
                tr.leave = s.turn + 1
        if s.vf[seat][place]:
            s.strangers.append((seat, place, s.turn + 1))
    s.stirred = True


def wear(s: Medioevo, seat: int, place: int) -> None:
    """MU-SGE-10, MU-AMB-81: alchimia and genio with ingegneria, of either side, cost the other 1 VF each."""
    owner = s.owner[place]
    inside = besieged_vf(s, place, seat)
    hurt = min(inside, siege_arts(s, seat))
    if hurt:
        lose_inside(s, place, seat, hurt)
    if owner >= 0:
        back = min(besieger_vf(s, seat, place), siege_arts(s, owner))
        if back:
            cull(s, seat, where(mine(s, seat, place)[0]), back)


def siege_arts(s: Medioevo, seat: int) -> int:
    arts = 1 if s.tech[seat] & ALCHIMIA else 0
    return arts + (1 if s.tech[seat] & INGEGNERIA and shows_genio(s, seat) else 0)


def shows_genio(s: Medioevo, seat: int) -> bool:
    """genio is shown in a siege by who has shown it before: a card that everybody knows in a hand (MU-HID-01)."""
    card = held(s, seat, "genio")
    return card >= 0 and s.known[card] == -1


def lose_inside(s: Medioevo, place: int, seat: int, amount: int) -> None:
    owner = s.owner[place]
    if owner == BARBARIANS:
        s.wild[place] -= amount
    else:
        cull(s, owner, place, min(amount, strength(s, owner, place)))


def reduce_walls(s: Medioevo, seat: int, place: int) -> bool:
    """MU-SGE-06, MU-EX-191: levels fall by the sum of the engines. True if somebody no longer fits inside."""
    power = sum(e.level for e in engines_at(s, seat, place))
    before = s.fort[place]
    after = max(0, before - power)
    if before:
        set_level(s, place, FORT, after)
        note(s, "walls_reduced", place=IDS[place], level=after)
        if not after and s.owner[place] >= 0:
            honour(s, seat, 1, "destroy_building")
    return besieged_vf(s, place, seat) > FORT_ROOM[fort_of(s, place)]


def storm(s: Medioevo, seat: int, place: int, chief: Captain, outside_only: bool = False) -> None:
    """MU-SGE-07, MU-SGE-11, MU-SGE-16: an attack from the siege lines, as the attack already used."""
    ids = storming_with(s, seat, place, chief)
    if ids:
        call(
            s,
            Attack(
                seat=seat,
                place=place,
                battlefield=place,
                ids=ids,
                leaders=(chief.id,),
                victim=s.owner[place],
                declared=True,
                stayed=True,
                plan="hold" if outside_only else "",
            ),
        )


def storming_with(s: Medioevo, seat: int, place: int, chief: Captain) -> tuple[int, ...]:
    here = [tr for tr in s.fleets[seat] if tr.place == chief.place and tr.vf > 0 and tr.ship < 0]
    return tuple(tr.id for tr in here) if sum(tr.vf for tr in here) > len(here) else ()


# -- the end of the besieger's Combat turn


@dataclass(slots=True)
class Attrition(Frame):
    """The end of a besieger's turn. `lines`: besieged territories, which the checks leave alone meanwhile."""

    seat: int = public(0)
    lines: list[int] = public()


def attrition(s: Medioevo, f: Attrition) -> None:
    """MU-SGE-08, MU-SGE-09, MU-SGE-12: 10 % of the VF of each in the siege, from the second turn on."""
    f.lines = sorted({g.place for g in s.sieges if g.seat == f.seat})
    for g in list(s.sieges):
        if g.seat != f.seat:
            continue
        if not g.confirmed:
            lift_siege(s, f.seat, g.place)
            continue
        if g.turns < 2:
            continue
        parties = [(f.seat, where(g))]
        if g is mine(s, f.seat, g.place)[0]:
            parties += [(x, g.place) for x in range(s.seats) if x != f.seat and strength(s, x, g.place)]
            if s.owner[g.place] == BARBARIANS and s.wild[g.place]:
                s.wild[g.place] -= toll(s, BARBARIANS, s.wild[g.place], g.place)
        for seat, spot in parties:
            n = toll(s, seat, strength(s, seat, spot), g.place)
            if n:
                note(s, "attrition", seat=seat, vf=n, place=IDS[g.place])
                call(s, Losses(seat=seat, spaces=(spot,), amount=n, why="attrition"))
    s.stirred = True


def toll(s: Medioevo, seat: int, vf: int, place: int) -> int:
    rate = 10 + (10 if TERRAIN[place] == DESERT else 0)
    if seat >= 0 and s.tech[seat] & LOGISTICA:
        rate -= 10
    return max(1, vf * rate // 100) if rate > 0 and vf else 0


def starved_out(s: Medioevo, f: Attrition) -> int | None:
    """MU-SGE-19: without VF left inside the besieger conquers the place."""
    for g in list(s.sieges):
        if g.seat == f.seat and not besieged_vf(s, g.place, f.seat) and win(s, g):
            return AGAIN
    f.lines = []
    s.stirred = True
    return None


def win(s: Medioevo, g: Siege) -> bool:
    """The besieger moves in, as after a won attack; False if he has nobody left to do it."""
    spot = where(g)
    ids = tuple(tr.id for tr in s.fleets[g.seat] if tr.place == spot and tr.vf and tr.ship < 0)
    if not ids:
        return False
    s.sieges.remove(g)
    leaders = tuple(c.id for c in s.captains[g.seat] if c.place == spot)[:1]
    victory = Attack(
        seat=g.seat, place=g.place, battlefield=g.place, ids=ids, leaders=leaders, victim=s.owner[g.place],
        declared=True, stayed=True, mustered=True, ready=True, inside=[0], fell=[0], outcome="won",
    )  # fmt: skip
    victory.step = CONCLUDE
    call(s, victory)
    return True


PROCEDURES: Steps = {SiegeTurn: (begin_sieges, next_siege), Attrition: (attrition, starved_out)}

QUESTIONS = [Question("siege", siege_chosen, options=siege_options, default=default_siege)]
