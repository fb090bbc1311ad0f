"""Chapter SGE: a siege goes on from turn to turn: artillery, reduction, field battle, attrition."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import DESERT, IDS, NUMBER, SEA, TERRAIN
from araldo.games.medioevo_universale.box import (
    ALCHEMY_SIEGE,
    ALCHIMIA,
    DESERT_HUNGER,
    FORT,
    FORT_ROOM,
    HUNGER,
    HUNGER_FROM,
    INGEGNERIA,
    LEAST_HUNGER,
    LOGISTICA,
    LOGISTICS_HUNGER,
    PARAMS,
    REDUCTION,
)
from araldo.games.medioevo_universale.frames import Attack, Attrition, Losses, Pressing, SiegeTurn
from araldo.games.medioevo_universale.rules import attack, casualties, ownership
from araldo.games.medioevo_universale.rules.aid import lowest
from araldo.games.medioevo_universale.rules.answers import PASS
from araldo.games.medioevo_universale.rules.armies import strength
from araldo.games.medioevo_universale.rules.artillery import besieger_vf, engines_at, mine, shoot, where
from araldo.games.medioevo_universale.rules.hands import held
from araldo.games.medioevo_universale.rules.pieces import captain
from araldo.games.medioevo_universale.rules.players import scores
from araldo.games.medioevo_universale.rules.structures import fort_of, set_level
from araldo.games.medioevo_universale.state import BARBARIANS, Captain, Medioevo, Siege
from araldo.kernel import AGAIN, ALL, Action, Option, ask, call, note, procedure, see, single

GENIUS: int = PARAMS["genio"]["siege_extra_loss"]
CONCLUDE = attack.ATTACK.steps.index(attack.conclude)


def besieged_vf(s: Medioevo, place: int, seat: int) -> int:
    """Everybody inside, allies included (MU-SGE-03)."""
    if s.owner[place] == BARBARIANS:
        return s.wild[place]
    return sum(strength(s, other, place) for other in range(s.seats) if other != seat)


def captains_at(s: Medioevo, seat: int, place: int) -> list[Captain]:
    return [c for c in besieging(s, seat, place) if c.attacks > 0]


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
        f.place = f.places[0]
        shoot(s, f.seat, f.place)
        return AGAIN
    return ask(s, "siege", f.seat)


def siege_options(s: Medioevo, f: SiegeTurn, seat: int) -> list[Option]:
    """MU-SGE-05, MU-SGE-11, MU-SGE-12."""
    found: list[Option] = abandoning(s, seat, f.place)
    if captains_at(s, seat, f.place):
        if engines_at(s, seat, f.place) and besieger_vf(s, seat, f.place) > besieged_vf(s, f.place, seat):
            found.append(("confirm",))
        if storming(s, seat, f.place) >= 0:
            found.append(("storm",))
    if ("confirm",) not in found and engines_at(s, seat, f.place):
        found.append(("await",))
    return found


def abandoning(s: Medioevo, seat: int, place: int) -> list[Option]:
    """MU-CPT-02: of several Captains the besieger says who answers for it."""
    chiefs = besieging(s, seat, place)
    return [("abandon", c.id) for c in chiefs] if len(chiefs) > 1 else [("abandon",)]


def besieging(s: Medioevo, seat: int, place: int) -> list[Captain]:
    spots = [where(g) for g in mine(s, seat, place)]
    return [c for c in s.captains[seat] if c.place in spots]


def pending(s: Medioevo, seat: int) -> list[Option]:
    """MU-SGE-12: sieges left open at the start of the turn; whoever has regained superiority may take one up again."""
    found: list[Option] = []
    for place in sorted({g.place for g in s.sieges if g.seat == seat and not g.confirmed}):
        open_now = siege_options(s, SiegeTurn(seat=seat, place=place), seat)
        found += [(f"{verb}_siege", IDS[place]) for verb in ("confirm", "storm") if (verb,) in open_now]
    return found


def take_up(s: Medioevo, seat: int, action: Action) -> None:
    carry_on(s, seat, NUMBER[action[1]], action[0].removesuffix("_siege"))


def storming(s: Medioevo, seat: int, place: int) -> int:
    """Where the besieger, by land if he can, has a Captain and armies that can fight; -1: nowhere."""
    for g in sorted(mine(s, seat, place), key=lambda g: g.zone):
        spot = where(g)
        if fighting(s, seat, spot) and any(c.place == spot and c.attacks > 0 for c in s.captains[seat]):
            return spot
    return -1


def convoy(s: Medioevo, seat: int, spot: int) -> tuple[int, ...]:
    """Transports of a besieger in his lines."""
    return tuple(tr.id for tr in s.fleets[seat] if tr.place == spot and tr.vf > 0 and tr.ship < 0)


def fighting(s: Medioevo, seat: int, spot: int) -> int:
    """MU-ATK-07, MU-NAV-06: VF of a besieger that can attack: 1 stays on each transport, none on the ground."""
    loaded = sum(tr.vf - 1 for tr in s.fleets[seat] if tr.place == spot and tr.vf > 0 and tr.ship < 0)
    return loaded + (s.vf[seat][spot] if spot < SEA else 0)


def default_siege(s: Medioevo, f: SiegeTurn, seat: int) -> Action:
    """MU-DEC-48; the lowest level answers."""
    if ("confirm",) in siege_options(s, f, seat):
        return ("confirm",)
    chiefs = besieging(s, seat, f.place)
    return ("abandon", lowest(chiefs).id) if len(chiefs) > 1 else ("abandon",)


def siege_chosen(s: Medioevo, f: SiegeTurn, seat: int, action: Action) -> None:
    place = f.places.pop(0)
    if action[0] == "abandon":
        lift_siege(s, seat, place, action[1] if len(action) > 1 else -1)
    elif action[0] != "await":  # MU-SGE-12: reinforcements may still come this turn
        carry_on(s, seat, place, action[0])


def carry_on(s: Medioevo, seat: int, place: int, verb: str) -> None:
    for g in mine(s, seat, place):
        g.confirmed = True
    if verb == "confirm":
        note(s, "siege_confirmed", rule="MU-SGE-03", seat=seat, place=IDS[place])
        call(s, Pressing(seat=seat, place=place, lines=[place]))
    else:
        storm(s, seat, place, storming(s, seat, place))


def lift_siege(s: Medioevo, seat: int, place: int, chief: int = -1) -> None:
    """MU-SGE-11: the Captain loses a level; by land the besiegers must leave another player's land."""
    chiefs = besieging(s, seat, place)
    if chiefs:
        casualties.lower(s, seat, lowest([c for c in chiefs if c.id == chief] or chiefs))
    s.sieges = [g for g in s.sieges if not (g.seat == seat and g.place == place)]
    note(s, "siege_over", rule="MU-SGE-11", seat=seat, place=IDS[place])
    if s.owner[place] >= 0:
        for tr in s.fleets[seat]:
            if tr.place == place:
                tr.leave = s.turn + 1
        if s.vf[seat][place]:
            s.strangers.append((seat, place, s.turn + 1))
    s.stirred = True


# -- a confirmed siege: arts of war, reduction of the walls, field battle


def ask_chief(s: Medioevo, f: Pressing) -> int | None:
    """MU-SGE-03: to confirm uses an attack of a Captain there; which, the besieger says."""
    if f.chief >= 0:
        return None
    chiefs = captains_at(s, f.seat, f.place)
    if len(chiefs) > 1:
        return ask(s, "siege_captain", f.seat)
    for c in chiefs:
        chief_named(s, f, f.seat, ("lead", c.id))
    return None


def chief_options(s: Medioevo, f: Pressing, seat: int) -> list[Option]:
    return [("lead", c.id) for c in captains_at(s, seat, f.place)]


def chief_named(s: Medioevo, f: Pressing, seat: int, action: Action) -> None:
    f.chief = action[1]
    captain(s, seat, f.chief).attacks -= 1


def default_chief(s: Medioevo, f: Pressing, seat: int) -> Action:
    return ("lead", lowest(captains_at(s, seat, f.place)).id)


def ask_genius(s: Medioevo, f: Pressing) -> int | None:
    """MU-SGE-10: genio is shown for its effect. Asked is who knows ingegneria and holds cards, on either side."""
    for party in (f.seat, s.owner[f.place]):
        if party >= 0 and party not in f.asked and s.hands[party] and s.tech[party] & INGEGNERIA:
            return ask(s, "genius", party)
    return None


def genius_options(s: Medioevo, f: Pressing, seat: int) -> list[Option]:
    return [PASS, ("show", "genio")] if held(s, seat, "genio") >= 0 else [PASS]


def genius_shown(s: Medioevo, f: Pressing, seat: int, action: Action) -> None:
    f.asked.append(seat)
    if action != PASS:
        f.genius.append(seat)
        see(s, held(s, seat, "genio"), ALL)
        note(s, "showed", rule="MU-SGE-10", seat=seat, card="genio")


def default_genius(s: Medioevo, f: Pressing, seat: int) -> Action:
    last = genius_options(s, f, seat)[-1]
    return last if isinstance(last, tuple) else PASS


def wear(s: Medioevo, f: Pressing) -> None:
    """MU-SGE-10, MU-AMB-81: alchimia and genio with ingegneria, of either side, cost the other 1 VF each."""
    owner = s.owner[f.place]
    hurt = min(besieged_vf(s, f.place, f.seat), siege_arts(s, f, f.seat))
    if hurt:
        note(s, "siege_arts", rule="MU-SGE-10", seat=f.seat, place=IDS[f.place], vf=hurt)
    if owner == BARBARIANS:
        s.wild[f.place] -= hurt
        return
    call(s, Losses(seat=owner, spaces=(f.place,), amount=hurt, why="siege"))
    back = min(besieger_vf(s, f.seat, f.place), siege_arts(s, f, owner))
    spots = tuple(where(g) for g in mine(s, f.seat, f.place))
    if back:
        note(s, "siege_arts", rule="MU-SGE-10", seat=owner, place=IDS[f.place], vf=back)
    call(s, Losses(seat=f.seat, spaces=spots, amount=back, why="siege"))


def siege_arts(s: Medioevo, f: Pressing, seat: int) -> int:
    return (ALCHEMY_SIEGE if s.tech[seat] & ALCHIMIA else 0) + (GENIUS if seat in f.genius else 0)


def press(s: Medioevo, f: Pressing) -> None:
    """MU-SGE-06, MU-SGE-19: the walls fall by the engines; who no longer fits inside fights in the field."""
    f.lines = []
    s.stirred = True
    if not mine(s, f.seat, f.place):
        return
    if not besieged_vf(s, f.place, f.seat) and win(s, mine(s, f.seat, f.place)[0], f.chief):
        return
    chiefs = [c for c in s.captains[f.seat] if c.id == f.chief]
    if reduce_walls(s, f.seat, f.place) and chiefs:
        storm(s, f.seat, f.place, chiefs[0].place, (f.chief,), outside_only=fort_of(s, f.place) > 0)


def reduce_walls(s: Medioevo, seat: int, place: int) -> bool:
    """MU-SGE-06, MU-EX-191: levels fall by the sum of the engines. True if somebody no longer fits inside."""
    power = sum(REDUCTION[e.level - 1] for e in engines_at(s, seat, place))
    before = s.fort[place]
    after = max(0, before - power)
    if before:
        set_level(s, place, FORT, after)
        note(s, "walls_reduced", rule="MU-SGE-06", place=IDS[place], level=after)
        if not after and s.owner[place] >= 0:
            scores(s, seat, "destroy_building")
    return besieged_vf(s, place, seat) > FORT_ROOM[fort_of(s, place)]


def storm(
    s: Medioevo, seat: int, place: int, spot: int, leaders: tuple[int, ...] = (), outside_only: bool = False
) -> None:
    """MU-SGE-07, MU-SGE-11, MU-SGE-16: an attack from the siege lines; `leaders`: as the attack already used."""
    if fighting(s, seat, spot):
        call(
            s,
            Attack(
                seat=seat,
                place=place,
                battlefield=place,
                ids=convoy(s, seat, spot),
                leaders=leaders,
                victim=s.owner[place],
                declared=True,
                stayed=True,
                plan="hold" if outside_only else "",
            ),
        )


# -- the end of the besieger's Combat turn


def attrition(s: Medioevo, f: Attrition) -> None:
    """MU-SGE-08, MU-SGE-09, MU-SGE-12: a part of the VF of each in the siege, from the second turn on."""
    f.lines = sorted({g.place for g in s.sieges if g.seat == f.seat})
    for g in list(s.sieges):
        if g.seat != f.seat or g not in s.sieges:
            continue
        if not g.confirmed:
            lift_siege(s, f.seat, g.place)
            continue
        if g.turns < HUNGER_FROM:
            continue
        parties = [(f.seat, where(g))]
        if g is mine(s, f.seat, g.place)[0]:
            parties += [(x, g.place) for x in range(s.seats) if x != f.seat and strength(s, x, g.place)]
            if s.owner[g.place] == BARBARIANS and s.wild[g.place]:
                hunger = toll(s, BARBARIANS, s.wild[g.place], g.place)
                s.wild[g.place] -= hunger
                note(s, "barbarians_starve", rule="MU-SGE-08", place=IDS[g.place], vf=hunger)
        for seat, spot in parties:
            n = toll(s, seat, strength(s, seat, spot), g.place)
            if n:
                note(s, "attrition", rule="MU-SGE-08", seat=seat, vf=n, place=IDS[g.place])
                call(s, Losses(seat=seat, spaces=(spot,), amount=n, why="attrition"))
    s.stirred = True


def toll(s: Medioevo, seat: int, vf: int, place: int) -> int:
    rate = HUNGER + (DESERT_HUNGER if TERRAIN[place] == DESERT else 0)
    if seat >= 0 and s.tech[seat] & LOGISTICA:
        rate += LOGISTICS_HUNGER
    return max(LEAST_HUNGER, vf * rate // 100) if rate > 0 and vf else 0


def starved_out(s: Medioevo, f: Attrition) -> int | None:
    """MU-SGE-19: without VF left inside the besieger conquers the place."""
    for g in list(s.sieges):
        if g.seat == f.seat and not besieged_vf(s, g.place, f.seat) and win(s, g):
            return AGAIN
    f.lines = []
    s.stirred = True
    return None


def win(s: Medioevo, g: Siege, chief: int = -1) -> bool:
    """The besieger moves in, as after a won attack of this Captain; False if he has nobody left to do it."""
    spot = where(g)
    ids = convoy(s, g.seat, spot)
    if not ids and not fighting(s, g.seat, spot):
        return False
    s.sieges.remove(g)
    there = [c.id for c in s.captains[g.seat] if c.place == spot]
    leaders = (chief,) if chief in there else tuple(there[:1])
    victory = Attack(
        seat=g.seat, place=g.place, battlefield=g.place, ids=ids, leaders=leaders, victim=s.owner[g.place],
        declared=True, stayed=True, mustered=True, ready=True, inside=[0], fell=[0], outcome="won",
    )  # fmt: skip
    victory.step = CONCLUDE
    call(s, victory)
    return True


def falls_to_besieger(s: Medioevo, t: int) -> bool:
    """MU-OWN-04: the last of the besieged is gone; who besieges the place by land conquers it."""
    for g in s.sieges:
        if g.place == t and g.zone < 0 and not besieged_vf(s, t, g.seat) and win(s, g):
            s.stirred = True
            return True
    return False


ownership.FALLEN.append(falls_to_besieger)

PROCEDURES = [
    procedure(SiegeTurn, begin_sieges, next_siege),
    procedure(Pressing, ask_chief, ask_genius, wear, press),
    procedure(Attrition, attrition, starved_out),
]

QUESTIONS = [
    single("siege", SiegeTurn, siege_chosen, options=siege_options, default=default_siege),
    single("siege_captain", Pressing, chief_named, options=chief_options, default=default_chief),
    single("genius", Pressing, genius_shown, options=genius_options, default=default_genius),
]
