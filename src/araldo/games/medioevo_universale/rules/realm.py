"""What every chapter needs: who owns and holds what, money, honour, cards, pieces, the reserve (GEN, CMP, SUP, OWN).

MU-GEN-02: divisions round down (`//`) unless a rule says otherwise. MU-GEN-05: all chance is `roll` and `below` of the
kernel, one even draw each, kept in the record.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator

from araldo.games.medioevo_universale.board import BOARDS, DISTANT, HOLY, IDS, KINGDOM, PORT, SEA, SITE, TERRAIN, Board
from araldo.games.medioevo_universale.box import (
    AFLOAT,
    AGRICOLTURA,
    ALLEVAMENTO,
    ARSENALE,
    ASTRONOMIA,
    BUILDING,
    CACCIA,
    CARTOGRAFIA,
    CHURCH,
    CHURCH_SUPPLY,
    ENGINES,
    FACE,
    FAIR,
    FEUDALESIMO,
    FORT,
    FORT_ROOM,
    FORT_SUPPLY,
    HOLD,
    HOLD_SMALL,
    HOLY_SUPPLY,
    KINDS,
    LEGGE,
    LOGISTICA,
    LT_AT,
    POINTS,
    ROOM,
    ROOM_SMALL,
    ROTAZIONE,
    STOCKED,
    STRADE,
    TECH_LEVEL,
    TECHS,
    TESSITURA,
    TOWN,
    TOWN_SUPPLY,
    VASSALLAGGIO,
)
from araldo.games.medioevo_universale.state import BARBARIANS, GROUND, Captain, Engine, Medioevo, Transport
from araldo.kernel import ALL, BANK, Action, Option, Refusal, look, move, note, pay

Weighed = Iterator[tuple[Option, Refusal | None]]
PASS: Action = ("pass",)


def riders(s: Medioevo, seat: int, number: int) -> list[Captain | Engine]:
    """Captains and engines aboard a transport."""
    found: list[Captain | Engine] = [c for c in s.captains[seat] if c.ride == number]
    return found + [e for e in s.engines[seat] if e.ride == number]


def board(s: Medioevo) -> Board:
    return BOARDS[s.board]


def living(s: Medioevo) -> list[int]:
    """Seats still in the game, in turn order."""
    out = s.out
    return [seat for seat in s.order if not out >> seat & 1] if out else s.order


def passing(s: Medioevo, f: object, seat: int) -> Action:
    return PASS


# -- money (MU-CMP-04, MU-HID-03)


def spend(s: Medioevo, seat: int, amount: int) -> None:
    _money(s, seat, BANK, amount, ALL)


def gain(s: Medioevo, seat: int, amount: int) -> None:
    _money(s, BANK, seat, amount, ALL)


def transfer(s: Medioevo, payer: int, payee: int, amount: int, seen: int = ALL) -> None:
    """From player to player; `seen`: who learns how much (MU-HID-03: all, but for secret pacts)."""
    _money(s, payer, payee, amount, seen)


def _money(s: Medioevo, payer: int, payee: int, amount: int, seen: int) -> None:
    if amount:
        pay(s, s.florins, payer, payee, amount, seen)
        if s.counted:
            s.counted = s.florins[:]


def show_florins(s: Medioevo, seat: int, viewers: int) -> None:
    look(s, s.florins, seat, viewers)


# -- honour (MU-GEN-04, MU-VIC-01)


def honour(s: Medioevo, seat: int, points: int, why: str) -> None:
    if points:
        s.honour[seat] += points
        note(s, "honour", seat=seat, points=points, why=why)


# -- technologies (MU-GEN-03, MU-TEC-07)


def learn(s: Medioevo, seat: int, tech: int) -> None:
    s.tech[seat] |= 1 << tech
    note(s, "learned", seat=seat, tech=TECHS[tech])
    count = s.tech[seat].bit_count()
    s.lt[seat] = 1 + (count >= LT_AT[0]) + (count >= LT_AT[1])
    if count % 7 == 0:
        honour(s, seat, 1, "seven_technologies")
    if TECH_LEVEL[tech] == 4:
        honour(s, seat, 1, "level_4_technology")


# -- cards


def held(s: Medioevo, seat: int, kind: str) -> int:
    """A card of this kind in a hand, or -1."""
    for p in s.hands[seat]:
        if FACE[p] == kind:
            return p
    return -1


def kinds_held(s: Medioevo, seat: int) -> list[str]:
    """The kinds in a hand, each once, in the order of the alphabet: no order of cards shows."""
    return sorted({FACE[p] for p in s.hands[seat]})


def throw(s: Medioevo, seat: int, kind: str) -> int:
    """A card of this kind goes from a hand to the discard pile, face up."""
    p = held(s, seat, kind)
    move(s, p, s.hands[seat], s.discard, ALL)
    return p


# -- pieces and their numbers


def serial(s: Medioevo) -> int:
    s.serial += 1
    return s.serial


def nobody(s: Medioevo) -> list[Transport]:
    """MU-MOV-08: transports that belong to nobody."""
    return s.fleets[s.seats]


def pirates(s: Medioevo) -> list[Transport]:
    return s.fleets[s.seats + 1]


def transport(s: Medioevo, seat: int, number: int) -> Transport:
    for tr in s.fleets[seat]:
        if tr.id == number:
            return tr
    raise LookupError(number)


def captain(s: Medioevo, seat: int, number: int) -> Captain:
    return next(c for c in s.captains[seat] if c.id == number)


def engine(s: Medioevo, seat: int, number: int) -> Engine:
    return next(e for e in s.engines[seat] if e.id == number)


def left(s: Medioevo, name: str) -> int:
    """How many of a piece the reserve holds; enough, if the reserve has no limits (MU-CMP-03)."""
    return s.stock[STOCKED[name]] if s.options["component_limits"] else 99


def take(s: Medioevo, name: str) -> None:
    s.stock[STOCKED[name]] -= 1


def give_back(s: Medioevo, name: str) -> None:
    s.stock[STOCKED[name]] += 1


def add_transport(s: Medioevo, seat: int, kind: int, level: int, place: int, vf: int = 0) -> Transport:
    take(s, KINDS[kind])
    made = Transport(serial(s), kind, level, place, vf)
    s.fleets[seat].append(made)
    return made


def add_captain(s: Medioevo, seat: int, level: int, place: int, ride: int = GROUND) -> Captain:
    made = Captain(serial(s), level, place, ride)
    s.captains[seat].append(made)
    return made


def add_engine(s: Medioevo, seat: int, level: int, place: int, ride: int = GROUND) -> Engine:
    take(s, ENGINES[level - 1])
    made = Engine(serial(s), level, place, ride)
    s.engines[seat].append(made)
    return made


def remove_transport(s: Medioevo, seat: int, tr: Transport) -> None:
    """With what is on it: VF are lost, riders too. Land transports that it carries go with it."""
    s.fleets[seat].remove(tr)
    give_back(s, KINDS[tr.kind])
    if seat < s.seats:
        for c in [c for c in s.captains[seat] if c.ride == tr.id]:
            remove_captain(s, seat, c)
    if seat <= s.seats:
        for e in [e for e in s.engines[seat] if e.ride == tr.id]:
            remove_engine(s, seat, e)
    elif tr.chief:
        give_back(s, "barbarian_captain")
    for other in [x for x in s.fleets[seat] if x.ship == tr.id]:
        remove_transport(s, seat, other)
    s.stirred = True


def remove_captain(s: Medioevo, seat: int, c: Captain) -> None:
    """MU-REL-05: a relic he carries stays on land, and is lost at sea."""
    s.captains[seat].remove(c)
    if c.relic >= 0:
        for relic in s.relics:
            if relic.captain == c.id:
                relic.captain, relic.place = -1, c.place
                if c.place >= SEA:
                    s.relics.remove(relic)
                break
    note(s, "captain_lost", seat=seat, place=IDS[c.place])


def remove_engine(s: Medioevo, seat: int, e: Engine) -> None:
    s.engines[seat].remove(e)
    give_back(s, ENGINES[e.level - 1])


# -- buildings


def level_of(s: Medioevo, t: int, what: int) -> int:
    """The level of a building: TOWN, FORT, CHURCH, FAIR + i; 0 if there is none."""
    if what == TOWN:
        return s.town[t]
    if what == FORT:
        return s.fort[t]
    return s.church[t] if what == CHURCH else s.fairs[t] >> (what - FAIR) & 1


def set_level(s: Medioevo, t: int, what: int, level: int) -> None:
    """Put up, raise, lower or remove a building; pieces go to and come from the reserve."""
    before = level_of(s, t, what)
    if before:
        give_back(s, BUILDING[what][before - 1])
    if level:
        take(s, BUILDING[what][level - 1])
    if what == TOWN:
        s.town[t] = level
        if not level:
            town_gone(s, t)
    elif what == FORT:
        s.fort[t] = level
    elif what == CHURCH:
        s.church[t] = level
        if not level:
            for relic in s.relics:
                if relic.housed and relic.place == t:
                    relic.housed = False
    else:
        s.fairs[t] = s.fairs[t] & ~(1 << (what - FAIR)) | (level << (what - FAIR))
    if not level:
        s.damaged[t] &= ~(1 << what)
    if level < before and s.fresh[t]:  # what was placed this turn falls first
        new = s.fresh[t] >> 2 * what & 3
        s.fresh[t] -= min(new, before - level) << 2 * what


def town_gone(s: Medioevo, t: int) -> None:
    """MU-BLD-12: its Fairs go too. MU-MAP-23: ships in its port then lie off it. MU-MAP-18: a distant port is lost."""
    for i in range(3):
        if s.fairs[t] >> i & 1:
            set_level(s, t, FAIR + i, 0)
    s.harbour[t] = 0
    for fleet in s.fleets:
        for tr in fleet:
            if tr.place == t and AFLOAT[tr.kind]:
                put_at(s, fleet, tr, PORT[t] if PORT[t] >= 0 else DISTANT[t])
    s.stirred = True


def put_at(s: Medioevo, fleet: list[Transport], tr: Transport, place: int) -> None:
    """A transport stands elsewhere, with all that rides on it."""
    tr.place = place
    if AFLOAT[tr.kind]:
        for other in fleet:
            if other.ship == tr.id:
                put_at(s, fleet, other, place)
    for seat in range(s.seats):
        if s.fleets[seat] is fleet:
            for c in s.captains[seat]:
                if c.ride == tr.id:
                    c.place = place
            for e in s.engines[seat]:
                if e.ride == tr.id:
                    e.place = place


def buildings(s: Medioevo, t: int) -> list[int]:
    """What stands in a territory."""
    found = [w for w, level in ((TOWN, s.town[t]), (FORT, s.fort[t]), (CHURCH, s.church[t])) if level]
    return found + [FAIR + i for i in range(3) if s.fairs[t] >> i & 1]


def sound(s: Medioevo, t: int, what: int) -> int:
    """The level of a building that is in use: MU-EVT-07."""
    return 0 if s.damaged[t] >> what & 1 else level_of(s, t, what)


def fort_of(s: Medioevo, t: int) -> int:
    """MU-ASL-06: the fortification that counts."""
    return 0 if s.damaged[t] >> FORT & 1 else s.fort[t]


def port_zone(s: Medioevo, t: int) -> int:
    """MU-MAP-17, MU-MAP-23: the sea zone on which a territory's port opens now, or -1."""
    if not s.town[t]:
        return -1
    if PORT[t] >= 0 and SITE[t]:
        return PORT[t]
    return DISTANT[t] if s.harbour[t] == 1 else -1


# -- armies (MU-GEN-01, MU-GEN-07)


def strength(s: Medioevo, seat: int, place: int) -> int:
    """MU-GEN-07: VF of a player in a space, on the ground and loaded."""
    total = s.vf[seat][place] if place < SEA else 0
    for tr in s.fleets[seat]:
        if tr.place == place:
            total += tr.vf
    return total


def stacks(s: Medioevo, seat: int, place: int) -> list[tuple[int, int]]:
    """Where a player's VF in a space are: GROUND or a transport's number, and how many."""
    found = [(GROUND, s.vf[seat][place])] if place < SEA and s.vf[seat][place] else []
    return found + [(tr.id, tr.vf) for tr in s.fleets[seat] if tr.place == place and tr.vf]


def take_vf(s: Medioevo, seat: int, place: int, ref: int, amount: int) -> None:
    """Remove VF from one stack."""
    if ref == GROUND:
        s.vf[seat][place] -= amount
    else:
        transport(s, seat, ref).vf -= amount
    s.stirred = True


def cull(s: Medioevo, seat: int, place: int, amount: int) -> int:
    """MU-DEC-32 by default: from the ground first, then from transports, largest first, their last VF at the end."""
    start = amount
    if place < SEA:
        n = min(amount, s.vf[seat][place])
        s.vf[seat][place] -= n
        amount -= n
    here = sorted((tr for tr in s.fleets[seat] if tr.place == place), key=lambda tr: -tr.vf)
    for keep in (1, 0):
        for tr in here:
            n = min(amount, max(0, tr.vf - keep))
            tr.vf -= n
            amount -= n
    s.stirred = True
    return start - amount


def on_map(s: Medioevo, seat: int) -> int:
    return sum(s.vf[seat]) + sum(tr.vf for tr in s.fleets[seat])


# -- transports: points, room (MU-TRA-01, MU-TRA-06, MU-LOD-05)


def full_points(s: Medioevo, seat: int, tr: Transport) -> int:
    techs = s.tech[seat]
    base = POINTS[tr.kind][tr.level - 1]
    helps = (TESSITURA, ASTRONOMIA, CARTOGRAFIA) if AFLOAT[tr.kind] else (CARTOGRAFIA, STRADE, LOGISTICA)
    return base + sum(techs & help != 0 for help in helps)


def room(s: Medioevo, tr: Transport) -> int:
    return (ROOM_SMALL if s.options["transport_capacity"] == "small" else ROOM)[tr.kind][tr.level - 1]


def hold(s: Medioevo, tr: Transport) -> int:
    """MU-TRD-14: units of goods."""
    return (HOLD_SMALL if s.options["transport_capacity"] == "small" else HOLD)[tr.kind][tr.level - 1]


def used(s: Medioevo, seat: int, tr: Transport) -> int:
    """Army space taken: VF 1, engines and carried transports 5 each with the armies and engines inside (MU-AMB-84)."""
    total = tr.vf
    for e in s.engines[seat]:
        if e.ride == tr.id:
            total += 5
    if AFLOAT[tr.kind]:
        for other in s.fleets[seat]:
            if other.ship == tr.id:
                total += 5 + used(s, seat, other)
    return total


def cargo(tr: Transport) -> int:
    return sum(lot[1] for lot in tr.lots)


def transport_limit(s: Medioevo, seat: int, kind: int) -> int:
    """MU-TRA-04."""
    return s.lt[seat] + (1 if AFLOAT[kind] and s.tech[seat] & ARSENALE else 0)


def count_of(s: Medioevo, seat: int, kind: int) -> int:
    return sum(tr.kind == kind for tr in s.fleets[seat])


# -- land


def lands_of(s: Medioevo, seat: int) -> list[int]:
    """Territories of a player, contested ones included."""
    return s.lands[seat]


def hand_over(s: Medioevo, t: int, new: int) -> None:
    """Owner and list of lands go together. Rules call `ownership.pass_land`."""
    old = s.owner[t]
    if old >= 0:
        s.lands[old].remove(t)
    if new >= 0:
        insort(s.lands[new], t)
    s.owner[t] = new


def is_contested(s: Medioevo, t: int) -> bool:
    """MU-OWN-02, MU-OWN-03, MU-SGE-03: a player's territory with besiegers in it; guests at peace change nothing."""
    return s.owner[t] >= 0 and any(g.place == t and g.zone < 0 for g in s.sieges)


def is_besieged(s: Medioevo, t: int) -> bool:
    return bool(s.sieges) and any(g.place == t for g in s.sieges)


def quiet(s: Medioevo, seat: int) -> list[int]:
    """A player's territories that are not contested."""
    found = lands_of(s, seat)
    return [t for t in found if not is_contested(s, t)] if s.sieges else found


def kingdom_owned(s: Medioevo, seat: int, k: int) -> bool:
    """MU-REI-04, MU-MAP-21: entirely, contested territories not counted."""
    members = BOARDS[s.board].members[k]
    return bool(members) and all(s.owner[t] == seat and not is_contested(s, t) for t in members)


def at_war(s: Medioevo, a: int, b: int) -> bool:
    return bool(s.war[a] >> b & 1)


def supply(s: Medioevo, t: int) -> int:
    """MU-SUP-01, MU-SUP-02, MU-SUP-03, MU-SUP-05: the limit of VF on the ground; technologies are the owner's."""
    owner = s.owner[t]
    total = 5
    if owner >= 0:
        techs, terrain = s.tech[owner], TERRAIN[t]
        if terrain == 0:
            total += (5 if techs & AGRICOLTURA else 0) + (10 if techs & ROTAZIONE else 0)
        elif (terrain == 1 and techs & ALLEVAMENTO) or (terrain == 2 and techs & CACCIA):
            total += 5
    hurt, new = s.damaged[t], s.fresh[t]  # MU-PLA-03: levels placed this turn do not count
    if not hurt & 1:
        total += TOWN_SUPPLY[s.town[t] - (new & 3)]
    if not hurt & 2:
        total += FORT_SUPPLY[s.fort[t] - (new >> 2 & 3)]
    if s.church[t] and not hurt & 4 and not new >> 4:
        total += CHURCH_SUPPLY
    return total + HOLY_SUPPLY if HOLY[t] else total


def rebel_level(s: Medioevo, t: int, die: int = 4) -> int:
    """MU-REB-01, MU-REB-02, MU-REB-03: VF that keep a territory from rebelling at a roll (4: safe), at least 1."""
    techs = s.tech[s.owner[t]]
    need = 1 + die - (techs & LEGGE != 0) + (techs & VASSALLAGGIO != 0) + (techs & FEUDALESIMO != 0) - fort_of(s, t)
    return max(1, need)


def ground_room(s: Medioevo, t: int, others: Iterable[int] = ()) -> int:
    """VF that still fit on the ground of a territory: guests share the limit (MU-SUP-04)."""
    return supply(s, t) - sum(row[t] for row in s.vf)


def inside_room(s: Medioevo, t: int) -> int:
    return FORT_ROOM[fort_of(s, t)]


def home(s: Medioevo, seat: int, t: int) -> bool:
    """Whether a territory belongs to the Kingdom a player started with."""
    return KINGDOM[t] == s.kingdom[seat]


def is_barbarian(s: Medioevo, t: int) -> bool:
    """MU-KGD-07."""
    return s.owner[t] == BARBARIANS


def words(spaces: Iterable[int]) -> list[str]:
    return [IDS[x] for x in spaces]
