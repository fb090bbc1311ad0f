"""The card corsaro: a sea zone noted in secret, and what happens to ships of others that pass there (MU-COM-14)."""

from __future__ import annotations

from dataclasses import dataclass

from araldo.games.medioevo_universale.board import IDS, NUMBER, SEA
from araldo.games.medioevo_universale.box import CARD, GALLEY, GILDE, GOODS, MUDE, SLAVES
from araldo.games.medioevo_universale.rules.realm import (
    PASS,
    cargo,
    cull,
    held,
    lands_of,
    living,
    passing,
    port_zone,
    strength,
    throw,
)
from araldo.games.medioevo_universale.state import Depot, Medioevo, Transport
from araldo.kernel import SEALED, Action, Frame, Option, Question, Steps, ask, note, public

HAUL = CARD["corsaro"]["params"]["goods_by_lt"]
WAYS = ("kill", "capture", "enslave")


@dataclass(slots=True)
class Noting(Frame):
    """MU-DEC-54: at the start of Commerce everybody who might hold the card is asked, all at once."""

    done: bool = public(False)


@dataclass(slots=True)
class Ambush(Frame):
    """Ships of a player are in a zone, or have just left it: MU-DEC-55."""

    victim: int = public(0)
    zones: tuple[int, ...] = public(())
    ids: tuple[int, ...] = public(())  # the ships that move
    asked: bool = public(False)


def ports(s: Medioevo, seat: int, zone: int) -> list[int]:
    """A player's ports on a zone."""
    return [t for t in lands_of(s, seat) if port_zone(s, t) == zone]


def in_box(s: Medioevo) -> bool:
    return bool(CARD["corsaro"]["count"][f"p{s.seats}"])


def ask_notes(s: Medioevo, f: Noting) -> int | None:
    """Who has no cards or no port is publicly no corsair."""
    s.corsairs = s.corsairs if f.done else [-1] * s.seats
    if f.done or not in_box(s):
        return None
    able = [seat for seat in living(s) if s.hands[seat] and any(port_zone(s, t) >= 0 for t in lands_of(s, seat))]
    return ask(s, "corsair", *able)


def notes(s: Medioevo, f: Noting, seat: int) -> list[Option]:
    if held(s, seat, "corsaro") < 0:
        return [PASS]
    zones = sorted({port_zone(s, t) for t in lands_of(s, seat)} - {-1})
    return [PASS, *(("corsair", IDS[zone]) for zone in zones)]


def noted(s: Medioevo, f: Noting, answers: dict[int, Action]) -> None:
    f.done = True
    for seat, action in answers.items():
        s.corsairs[seat] = NUMBER[action[1]] if action != PASS else -1


# -- ships pass


def lurkers(s: Medioevo, f: Ambush) -> list[int]:
    """Everybody whom public facts do not exclude."""
    if not in_box(s):
        return []
    return [
        seat
        for seat in living(s)
        if seat != f.victim
        and s.hands[seat]
        and not (s.tech[f.victim] & MUDE and s.lt[seat] <= s.lt[f.victim])
        and any(ports(s, seat, zone) for zone in f.zones)
        and worth_it(s, f, seat)
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
    return None if f.asked else ask(s, "ambush", *lurkers(s, f))


def ambushes(s: Medioevo, f: Ambush, seat: int) -> list[Option]:
    if s.corsairs[seat] not in f.zones or held(s, seat, "corsaro") < 0:
        return [PASS]
    if s.tech[seat] & GILDE:
        return [PASS, *(("waylay", way) for way in WAYS)]
    return [PASS, ("waylay", "goods")]


def default_ambush(s: Medioevo, f: Ambush, seat: int) -> Action:
    """Reveal if at least 3 goods can be had."""
    found = ambushes(s, f, seat)
    if len(found) > 1 and sum(cargo(tr) for tr in ships(s, f, s.corsairs[seat])) >= 3:
        last = found[-1]
        return last if isinstance(last, tuple) else PASS
    return PASS


def answered(s: Medioevo, f: Ambush, answers: dict[int, Action]) -> None:
    f.asked = True
    for seat in living(s):
        action = answers.get(seat, PASS)
        if action != PASS:
            strike(s, f, seat, s.corsairs[seat], action[1])


def strike(s: Medioevo, f: Ambush, seat: int, zone: int, way: str) -> None:
    """3, 6 or 9 goods, and as many VF with gilde; one less for each level of the escorting Galleys."""
    throw(s, seat, "corsaro")
    s.corsairs[seat] = -1
    there = ships(s, f, zone)
    count = max(0, HAUL[s.lt[seat] - 1] - sum(tr.level for tr in there if tr.kind == GALLEY))
    note(s, "corsairs", seat=seat, victim=f.victim, place=IDS[zone])
    home = ports(s, seat, zone)
    left = count
    for tr in there:
        for lot in list(tr.lots):
            n = min(left, lot[1])
            if n:
                tr.lots.remove(lot)
                if lot[1] > n:
                    tr.lots.append((lot[0], lot[1] - n, lot[2], lot[3]))
                left -= n
                land(s, seat, home, lot[0], n)
    if way != "goods":
        seize(s, f, seat, there, count, way, home)


def land(s: Medioevo, seat: int, home: list[int], good: int, units: int) -> None:
    """MU-AMB-26: to the ground of one of his ports on the zone; without one they are lost."""
    if home:
        s.depots.append(Depot(home[0], good, units, -1, -1, seat, 0))
        note(s, "landed_goods", seat=seat, units=units, good=GOODS[good], place=IDS[home[0]])


def seize(s: Medioevo, f: Ambush, seat: int, there: list[Transport], count: int, way: str, home: list[int]) -> None:
    """VF die, become prisoners or Slaves, as the corsair likes."""
    taken = 0
    for zone in sorted({tr.place for tr in there if tr.place >= SEA}):
        taken += cull(s, f.victim, zone, min(count - taken, strength(s, f.victim, zone)))
    note(s, "seized", seat=seat, victim=f.victim, vf=taken, how=way)
    if way == "capture":
        s.prisoners[seat][f.victim] += taken
    elif way == "enslave" and taken:
        land(s, seat, home, SLAVES, taken)


PROCEDURES: Steps = {Noting: (ask_notes,), Ambush: (ask_ambush,)}

QUESTIONS = [
    Question("corsair", noted, SEALED, options=notes, default=passing),
    Question("ambush", answered, SEALED, options=ambushes, default=default_ambush),
]
