"""Chapters BRB and PIR: an attack by barbarians or pirates, from its first roll to conquest or failure.

Kinds: `land` from a barbarian territory against a neighbour; `intruders` in a barbarian territory itself; `landing` of
a pirate Galley; `sea`, pirates against a fleet.
"""

from __future__ import annotations

from araldo.games.medioevo_universale.board import IDS, SEA
from araldo.games.medioevo_universale.box import (
    ALCHEMY_RAM,
    ALCHIMIA,
    CHIEF_GAIN,
    CHIEF_LEVEL,
    ENGINES,
    FIELD_BONUS,
    FORT_ROOM,
    GALLEY,
    KINDS,
    LEFT_BEHIND,
    PIRATE_LEVEL,
    RAM_BONUS,
    RAM_DIE,
    TOP_LEVEL,
)
from araldo.games.medioevo_universale.frames import Losses, Raid
from araldo.games.medioevo_universale.rules import aid, battle, casualties, conquest, pacts
from araldo.games.medioevo_universale.rules.answers import PASS, passing
from araldo.games.medioevo_universale.rules.armies import strength
from araldo.games.medioevo_universale.rules.barbarians import raise_chief
from araldo.games.medioevo_universale.rules.battle import ASSAULT, FIELD, NAVAL
from araldo.games.medioevo_universale.rules.land import is_contested
from araldo.games.medioevo_universale.rules.pieces import (
    left,
    pirates,
    remove_captain,
    remove_engine,
    remove_transport,
    take,
)
from araldo.games.medioevo_universale.rules.players import living
from araldo.games.medioevo_universale.rules.rebellion import settle
from araldo.games.medioevo_universale.rules.structures import fort_of
from araldo.games.medioevo_universale.state import BARBARIANS, SABOTAGED, Medioevo, Transport
from araldo.kernel import Action, Option, ask, call, end, note, procedure, roll, single

LAND, INTRUDERS, LANDING, AT_SEA = "land", "intruders", "landing", "sea"


def galley(s: Medioevo, number: int) -> Transport | None:
    return next((tr for tr in pirates(s) if tr.id == number), None)


def vf_of(s: Medioevo, kind: str, origin: int) -> int:
    """The attacker's VF."""
    if kind in (LANDING, AT_SEA):
        ship = galley(s, origin)
        return ship.vf if ship is not None else 0
    return s.wild[origin]


def engaged(s: Medioevo, f: Raid) -> int:
    """MU-BRB-08, MU-BRB-10, MU-AMB-47: all but one; all of them in a landing."""
    return vf_of(s, f.kind, f.origin) - (0 if f.kind == LANDING else LEFT_BEHIND)


def chief_of(s: Medioevo, f: Raid) -> int:
    if f.kind in (LANDING, AT_SEA):
        ship = galley(s, f.origin)
        return ship.chief if ship is not None else 0
    return s.chief[f.origin]


def still_on(s: Medioevo, f: Raid) -> int | None:
    """MU-BRB-07, MU-BRB-16: it lapses if attacker or target are no longer what they were."""
    on = engaged(s, f) > 0 and not s.out >> f.victim & 1
    if f.kind == LAND:
        on = on and s.owner[f.origin] == BARBARIANS and f.place not in s.struck
    if f.kind in (LAND, LANDING):
        on = on and s.owner[f.place] == f.victim and not is_contested(s, f.place) and f.place not in s.shield
    elif not strength(s, f.victim, f.place):
        on = False
    if not on:
        return end(s)
    f.force = engaged(s, f)
    who = "pirates" if f.kind in (LANDING, AT_SEA) else "barbarians"
    note(
        s,
        "raid",
        rule="MU-BRB-07",
        place=IDS[f.place],
        victim=f.victim,
        vf=f.force,
        who=who,
        level=chief_of(s, f),
    )
    if f.kind == LAND:
        s.struck.append(f.place)
    return None


# -- allies and reaction cards (MU-BRB-09, MU-BRB-15)


def ask_allies(s: Medioevo, f: Raid) -> int | None:
    """Other players with armies there, in turn order; at sea and in barbarian land only allies (MU-NAV-07)."""
    for other in living(s):
        if other == f.victim or other in f.asked or not strength(s, other, f.place):
            continue
        if f.kind in (INTRUDERS, AT_SEA) and not pacts.allied(s, other, f.victim):
            continue
        return ask(s, "stand_by", other)
    return None


def allies_options(s: Medioevo, f: Raid, seat: int) -> list[Option]:
    return [PASS, ("help",)]


def ally_answered(s: Medioevo, f: Raid, seat: int, action: Action) -> None:
    f.asked.append(seat)
    if action != PASS:
        f.helpers.append(seat)
        note(s, "helps", rule="MU-BRB-09", seat=seat, place=IDS[f.place])


def ask_muster(s: Medioevo, f: Raid) -> int | None:
    if f.mustered or f.kind in (INTRUDERS, AT_SEA) or not aid.may_muster(s, f.victim):
        return None
    return ask(s, "muster", f.victim)


# -- the fight


def parties(f: Raid) -> list[int]:
    return [f.victim, *f.helpers]


def prepare(s: Medioevo, f: Raid) -> None:
    """MU-ASL-01: who fits is inside the walls, the owner first. Intruders and fleets have none."""
    room = FORT_ROOM[fort_of(s, f.place)] if f.kind in (LAND, LANDING) else 0
    for party in parties(f):
        fits = min(room, strength(s, party, f.place))
        f.inside.append(fits)
        f.fell.append(0)
        room -= fits


def ram(s: Medioevo, f: Raid) -> None:
    """MU-PIR-03, MU-NAV-01: the pirate Galley counts as level I."""
    if f.kind != AT_SEA:
        return
    hit, lost = roll(s, "ramming", RAM_DIE) + RAM_BONUS[PIRATE_LEVEL - 1], 0
    for party in parties(f):
        more = ALCHEMY_RAM if s.tech[party] & ALCHIMIA else 0
        for tr in s.fleets[party]:
            if tr.place == f.place and tr.kind == GALLEY and not tr.done & SABOTAGED:
                lost += roll(s, "ramming", RAM_DIE) + RAM_BONUS[tr.level - 1] + more
    f.rammed = [min(lost, engaged(s, f)), min(hit, sum(strength(s, party, f.place) for party in parties(f)))]
    note(s, "rammed", rule="MU-PIR-03", place=IDS[f.place], lost=f.rammed[0], fell=f.rammed[1])


def after_ramming(s: Medioevo, f: Raid) -> None:
    if f.rammed:
        take_off(s, f, f.rammed[0], f.shares)


def take_off(s: Medioevo, f: Raid, lost: int, fell: list[int]) -> None:
    if f.kind in (LANDING, AT_SEA):
        ship = galley(s, f.origin)
        if ship is not None:
            ship.vf -= lost
    else:
        s.wild[f.origin] -= lost
    for party, amount in zip(parties(f), fell, strict=True):
        if amount:
            call(s, Losses(seat=party, spaces=(f.place,), amount=amount, why="battle"))


def guns(s: Medioevo, f: Raid) -> tuple[int, int]:
    return 0, sum(FIELD_BONUS[e.level - 1] for party in parties(f) for e in s.engines[party] if e.place == f.place)


def fight_outside(s: Medioevo, f: Raid) -> None:
    """MU-BRB-09: armies outside the walls first."""
    wall = [max(0, strength(s, p, f.place) - inner) for p, inner in zip(parties(f), f.inside, strict=True)]
    f.result = None
    if sum(wall) and engaged(s, f) > 0:
        mode = NAVAL if f.kind == AT_SEA else FIELD
        battle.begin(s, mode, f.place, [BARBARIANS], [engaged(s, f)], parties(f), wall,
                     chief=chief_of(s, f), guns=guns(s, f))  # fmt: skip


def after_outside(s: Medioevo, f: Raid) -> None:
    if f.result is not None:
        account(s, f)
    elif engaged(s, f) <= 0:
        f.outcome = "failed"


def account(s: Medioevo, f: Raid) -> None:
    """Read a battle's result: losses leave the map, lost cards are remembered."""
    outcome, lost, fell, fallen, *_ = f.result
    f.result = None
    casualties.record_cards(s, fallen)
    if outcome != "won":
        f.outcome = "failed"
    f.lost += lost[0]  # what ramming costs makes no prisoners (MU-RES-07)
    f.fell = [a + b for a, b in zip(f.fell, fell, strict=True)]
    take_off(s, f, lost[0], list(fell))


def storm_walls(s: Medioevo, f: Raid) -> None:
    """Then they assault; they never besiege."""
    f.result = None
    if not f.outcome and any(f.inside):
        battle.begin(s, ASSAULT, f.place, [BARBARIANS], [engaged(s, f)], parties(f), list(f.inside),
                     chief=chief_of(s, f), guns=guns(s, f))  # fmt: skip


def after_storm(s: Medioevo, f: Raid) -> None:
    if f.result is not None:
        account(s, f)


# -- the end


def conclude(s: Medioevo, f: Raid) -> int | None:
    """MU-BRB-11, MU-BRB-12, MU-PIR-02, MU-RES-07."""
    casualties.count_losses(s, BARBARIANS, f.lost, f.victim)
    for party, fell in zip(parties(f), f.fell, strict=True):
        casualties.count_losses(s, party, fell, -1)
    if f.outcome or engaged(s, f) <= 0 or any(strength(s, party, f.place) for party in parties(f)):
        note(s, "raid_failed", rule="MU-BRB-08", place=IDS[f.place])
    else:
        s.victor = -1
        note(s, "raid_won", rule="MU-BRB-11", place=IDS[f.place], victim=f.victim, vf=engaged(s, f))
        for party in parties(f):
            clear(s, party, f.place)
        hold(s, f)
    if f.kind == LANDING and (ship := galley(s, f.origin)) is not None:
        remove_transport(s, s.seats + 1, ship)
    s.stirred = True
    return None


def clear(s: Medioevo, seat: int, place: int) -> None:
    """The loser's Captains, engines and transports there are gone; goods stay on the ground (at sea they are lost)."""
    names = [ENGINES[e.level - 1] for e in s.engines[seat] if e.place == place]
    names += [KINDS[tr.kind] for tr in s.fleets[seat] if tr.place == place]
    if names:
        note(s, "raid_took", rule="MU-BRB-12", victim=seat, place=IDS[place], what=names)
    for c in [c for c in s.captains[seat] if c.place == place]:
        remove_captain(s, seat, c)
    for e in [e for e in s.engines[seat] if e.place == place]:
        remove_engine(s, seat, e)
    for tr in [tr for tr in s.fleets[seat] if tr.place == place]:
        if place < SEA:
            conquest.spill(s, seat, tr)
    for tr in [tr for tr in s.fleets[seat] if tr.place == place and tr.ship < 0]:
        remove_transport(s, seat, tr)


def hold(s: Medioevo, f: Raid) -> None:
    """Survivors move in with their Captain, who gains a level."""
    moved, chief = engaged(s, f), chief_of(s, f)
    if f.kind == LAND:
        s.wild[f.origin] -= moved
        s.chief[f.origin] = 0
    if f.kind == LANDING:
        ship = galley(s, f.origin)
        assert ship is not None
        ship.vf = ship.chief = 0
    if f.kind in (LAND, LANDING):
        settle(s, f.place, moved)
        s.chief[f.place] = chief
        raise_chief(s, f.place)
    elif f.kind == INTRUDERS:
        raise_chief(s, f.origin)
    elif (ship := galley(s, f.origin)) is not None:
        if not ship.chief and left(s, "barbarian_captain") > 0:
            take(s, "barbarian_captain")
            ship.chief = CHIEF_LEVEL
        elif ship.chief:
            ship.chief = min(TOP_LEVEL, ship.chief + CHIEF_GAIN)
        if ship.chief:
            note(s, "chief", rule="MU-BRB-11", place=IDS[ship.place], level=ship.chief)


PROCEDURES = [
    procedure(
        Raid,
        still_on,
        ask_allies,
        ask_muster,
        prepare,
        ram,
        aid.ask_shares,
        after_ramming,
        aid.ask_inside,
        fight_outside,
        after_outside,
        storm_walls,
        after_storm,
        conclude,
    )
]

QUESTIONS = [single("stand_by", Raid, ally_answered, options=allies_options, default=passing)]
