"""The card corsaro: a sea zone noted in secret, and what happens to ships of others that pass there (MU-COM-14)."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import IDS, NUMBER, PRICES, SEA
from araldo.games.medioevo_universale.box import CARD, FACE, GALLEY, GILDE, GOODS, MUDE, PARAMS, SLAVES
from araldo.games.medioevo_universale.frames import Ambush, Booty, Losses, Noting
from araldo.games.medioevo_universale.rules.answers import PASS
from araldo.games.medioevo_universale.rules.armies import strength
from araldo.games.medioevo_universale.rules.delivered import truce
from araldo.games.medioevo_universale.rules.hands import held, throw
from araldo.games.medioevo_universale.rules.land import lands_of
from araldo.games.medioevo_universale.rules.players import living
from araldo.games.medioevo_universale.rules.structures import port_zone
from araldo.games.medioevo_universale.rules.transports import cargo
from araldo.games.medioevo_universale.state import Depot, Medioevo, Transport
from araldo.kernel import (
    DONE,
    Action,
    Option,
    Span,
    ask,
    call,
    draft,
    note,
    procedure,
    single,
    window_of_all,
)

HAUL: list[int] = PARAMS["corsaro"]["goods_by_lt"]
SLAIN: list[int] = PARAMS["corsaro"]["vf_by_lt"]
ESCORT: int = PARAMS["corsaro"]["reduction_per_galley_level"]
WAYS = ("kill", "capture", "enslave")


def ports(s: Medioevo, seat: int, zone: int) -> list[int]:
    """A player's ports on a zone."""
    return [t for t in lands_of(s, seat) if port_zone(s, t) == zone]


def in_box(s: Medioevo) -> bool:
    return bool(CARD["corsaro"]["count"][f"p{s.seats}"])


def ask_notes(s: Medioevo, f: Noting) -> int | None:
    """Who has no cards or no port is publicly no corsair."""
    s.corsairs = s.corsairs if f.done else [()] * s.seats
    if f.done or not in_box(s):
        return None
    able = [seat for seat in living(s) if s.hands[seat] and any(port_zone(s, t) >= 0 for t in lands_of(s, seat))]
    return ask(s, "corsair", *able)


def notes(s: Medioevo, f: Noting, seat: int, draft: list[Action]) -> list[Option]:
    """A zone for each card (MU-EMP-06), also the same for several."""
    if sum(FACE[p] == "corsaro" for p in s.hands[seat]) <= len(draft):
        return []
    zones = sorted({port_zone(s, t) for t in lands_of(s, seat)} - {-1})
    return [("corsair", IDS[zone]) for zone in zones]


def by_zone(edit: Action) -> int:
    return NUMBER[edit[1]]


def default_notes(s: Medioevo, f: Noting, seat: int, draft: list[Action]) -> Action:
    return DONE


def noted(s: Medioevo, f: Noting, drafts: dict[int, list[Action]]) -> None:
    f.done = True
    for seat, edits in drafts.items():
        s.corsairs[seat] = tuple(sorted(NUMBER[edit[1]] for edit in edits))


# -- ships pass


def lurkers(s: Medioevo, f: Ambush) -> list[int]:
    """Everybody whom public facts do not exclude."""
    return [seat for seat in may_strike(s, f.victim, f.zones) if worth_it(s, f, seat)]


def may_strike(s: Medioevo, victim: int, zones: tuple[int, ...]) -> list[int]:
    """Who may have noted one of these zones, and has power over the victim's ships there."""
    if not in_box(s):
        return []
    return [
        seat
        for seat in living(s)
        if seat != victim
        and s.hands[seat]
        and not truce(s, seat, victim)  # MU-EMP-10: no attack with Empire cards either
        and not (s.tech[victim] & MUDE and s.lt[seat] <= s.lt[victim])
        and any(ports(s, seat, zone) for zone in zones)
    ]


def ships(s: Medioevo, f: Ambush, zone: int) -> list[Transport]:
    """The ships moving or lying together there."""
    return [tr for tr in s.fleets[f.victim] if tr.place == zone or tr.id in f.ids]


def worth_it(s: Medioevo, f: Ambush, seat: int) -> bool:
    for zone in f.zones:
        there = ships(s, f, zone)
        if any(tr.lots for tr in there) or (s.tech[seat] & GILDE and any(tr.vf for tr in there)):
            return True
    return False


def ask_ambush(s: Medioevo, f: Ambush) -> int | None:
    """Who has struck is asked again, whether or not he has noted more."""
    if not f.asked:
        return ask(s, "ambush", *lurkers(s, f))
    return ask(s, "ambush", *(seat for seat in lurkers(s, f) if seat in f.again)) if f.again else None


def ambushes(s: Medioevo, f: Ambush, seat: int) -> list[Option]:
    found: list[Option] = [PASS]
    if s.corsairs[seat] and held(s, seat, "corsaro") >= 0:
        ways = WAYS if s.tech[seat] & GILDE else ("goods",)
        found += [("waylay", way, IDS[zone]) for zone in f.zones if zone in s.corsairs[seat] for way in ways]
    return found


def default_ambush(s: Medioevo, f: Ambush, seat: int) -> Action:
    """Reveal if at least 3 goods can be had."""
    last: Action = tuple(ambushes(s, f, seat)[-1])
    return last if last != PASS and sum(cargo(tr) for tr in ships(s, f, NUMBER[last[2]])) >= 3 else PASS


def answered(s: Medioevo, f: Ambush, answers: dict[int, Action]) -> None:
    f.asked, f.again = True, []
    for seat in reversed(living(s)):  # the first in turn order strikes first
        action = answers.get(seat, PASS)
        if action != PASS:
            f.again.append(seat)
            strike(s, f, seat, NUMBER[action[2]], action[1])


def strike(s: Medioevo, f: Ambush, seat: int, zone: int, way: str) -> None:
    """Goods by LT, and VF with gilde; fewer for each level of the escorting Galleys."""
    throw(s, seat, "corsaro")
    left = list(s.corsairs[seat])
    left.remove(zone)
    s.corsairs[seat] = tuple(left)
    there = ships(s, f, zone)
    escort = ESCORT * sum(tr.level for tr in there if tr.kind == GALLEY)
    goods, count = (max(0, row[s.lt[seat] - 1] - escort) for row in (HAUL, SLAIN))
    note(s, "corsairs", rule="MU-COM-14", seat=seat, victim=f.victim, place=IDS[zone])
    ids = tuple(tr.id for tr in there)
    call(s, Booty(seat=seat, victim=f.victim, zone=zone, ids=ids, left=goods, count=count, way=way))


# -- the booty: which port, which goods, which armies


def ask_port(s: Medioevo, f: Booty) -> int | None:
    """MU-AMB-26: one of his ports on the zone; without one the goods are lost."""
    home = ports(s, f.seat, f.zone)
    if f.port < 0 and len(home) > 1:
        return ask(s, "booty_port", f.seat)
    f.port = f.port if f.port >= 0 else home[0] if home else -1
    return None


def port_options(s: Medioevo, f: Booty, seat: int) -> list[Option]:
    return [("land_at", IDS[t]) for t in ports(s, seat, f.zone)]


def port_chosen(s: Medioevo, f: Booty, seat: int, action: Action) -> None:
    f.port = NUMBER[action[1]]


def default_port(s: Medioevo, f: Booty, seat: int) -> Action:
    return ("land_at", IDS[ports(s, seat, f.zone)[0]])


def holds(s: Medioevo, f: Booty) -> dict[int, int]:
    """The goods aboard the ships that were waylaid: units by kind."""
    found: dict[int, int] = {}
    for tr in s.fleets[f.victim]:
        if tr.id in f.ids:
            for good, units, *_ in tr.lots:
                found[good] = found.get(good, 0) + units
    return found


def ask_booty(s: Medioevo, f: Booty) -> int | None:
    """If there are no more goods than he takes, or only one kind, there is nothing to choose."""
    found = holds(s, f)
    if not f.left or not found:
        return None
    if len(found) > 1 and sum(found.values()) > f.left:
        return ask(s, "booty", f.seat)
    for good, units in found.items():
        rob(s, f, good, min(units, f.left))
    return None


def booties(s: Medioevo, f: Booty, seat: int) -> list[Option]:
    return [Span(("rob", GOODS[good]), 1, min(units, f.left)) for good, units in sorted(holds(s, f).items())]


def robbed(s: Medioevo, f: Booty, seat: int, action: Action) -> None:
    rob(s, f, GOODS.index(action[1]), action[2])


def default_booty(s: Medioevo, f: Booty, seat: int) -> Action:
    """The dearest."""
    found = holds(s, f)
    good = max(sorted(found), key=lambda g: sum(row[g] for row in PRICES if row))
    return ("rob", GOODS[good], min(found[good], f.left))


def rob(s: Medioevo, f: Booty, good: int, units: int) -> None:
    f.left -= units
    land(s, f, good, units)
    for tr in s.fleets[f.victim]:
        if tr.id in f.ids:
            for lot in [x for x in tr.lots if x[0] == good]:
                n = min(units, lot[1])
                units -= n
                tr.lots.remove(lot)
                if lot[1] > n:
                    tr.lots.append((good, lot[1] - n, lot[2], lot[3]))


def land(s: Medioevo, f: Booty, good: int, units: int) -> None:
    if f.port >= 0 and units:
        s.depots.append(Depot(f.port, good, units, -1, -1, f.seat, 0))
        note(s, "landed_goods", rule="MU-COM-14", seat=f.seat, units=units, good=GOODS[good], place=IDS[f.port])


def seize(s: Medioevo, f: Booty) -> None:
    """With gilde VF die, become prisoners or Slaves, as the corsair likes; from which ships, their owner says."""
    if f.way == "goods":
        return
    zones = tuple(sorted({tr.place for tr in s.fleets[f.victim] if tr.id in f.ids and tr.place >= SEA}))
    taken = min(f.count, sum(strength(s, f.victim, zone) for zone in zones))
    note(s, "seized", rule="MU-COM-14", seat=f.seat, victim=f.victim, vf=taken, how=f.way)
    if f.way == "capture":
        s.prisoners[f.seat][f.victim] += taken
    elif f.way == "enslave":
        land(s, f, SLAVES, taken)
    call(s, Losses(seat=f.victim, spaces=zones, amount=taken, why="corsairs"))


PROCEDURES = [procedure(Noting, ask_notes), procedure(Ambush, ask_ambush), procedure(Booty, ask_port, ask_booty, seize)]

QUESTIONS = [
    single("booty_port", Booty, port_chosen, options=port_options, default=default_port),
    single("booty", Booty, robbed, options=booties, default=default_booty),
    draft("corsair", Noting, noted, edits=notes, rank=by_zone, default=default_notes),
    window_of_all("ambush", Ambush, answered, options=ambushes, default=default_ambush),
]
