"""MU-SGE-02, MU-SGE-04: a siege is laid; the engines of both sides fire at each other, owners choose what they lose."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import IDS
from araldo.games.medioevo_universale.box import ENGINES, GUN_DIE, HIT_ON
from araldo.games.medioevo_universale.frames import Wreckage
from araldo.games.medioevo_universale.rules.armies import strength
from araldo.games.medioevo_universale.rules.pieces import lose_engine
from araldo.games.medioevo_universale.rules.players import scores
from araldo.games.medioevo_universale.state import Engine, Medioevo, Siege
from araldo.kernel import Action, Option, ask, call, note, procedure, roll, single


def mine(s: Medioevo, seat: int, place: int) -> list[Siege]:
    return [g for g in s.sieges if g.seat == seat and g.place == place]


def where(g: Siege) -> int:
    return g.place if g.zone < 0 else g.zone


def besieger_vf(s: Medioevo, seat: int, place: int) -> int:
    """On all ways of a siege."""
    return sum(strength(s, seat, where(g)) for g in mine(s, seat, place))


def engines_at(s: Medioevo, seat: int, place: int) -> list[Engine]:
    """Engines of a besieger."""
    spots = [where(g) for g in mine(s, seat, place)]
    return [e for e in s.engines[seat] if e.place in spots]


def lay(s: Medioevo, seat: int, place: int, zone: int) -> None:
    """A siege begins by land (`zone` -1) or by sea; the other way of a siege is part of it. It may call."""
    begun = bool(mine(s, seat, place))
    s.sieges.append(Siege(place, seat, zone))
    s.stirred = True
    note(s, "siege", rule="MU-SGE-02", seat=seat, place=IDS[place])
    if not begun:
        shoot(s, seat, place)


def shoot(s: Medioevo, seat: int, place: int) -> None:
    """Both sides at once, if both have engines; 1 PO for each one destroyed. It may call."""
    owner = s.owner[place]
    guns = engines_at(s, seat, place)
    foes = [e for e in s.engines[owner] if e.place == place] if owner >= 0 else []
    if not guns or not foes:
        return
    hits = sum(roll(s, "artillery", GUN_DIE) >= HIT_ON[e.level - 1] for e in guns)
    back = sum(roll(s, "artillery", GUN_DIE) >= HIT_ON[e.level - 1] for e in foes)
    for victim, row, count, shooter in ((seat, guns, back, owner), (owner, foes, hits, seat)):
        if count:
            call(s, Wreckage(seat=victim, shooter=shooter, ids=[e.id for e in row], count=count))


def engines_left(s: Medioevo, f: Wreckage) -> list[Engine]:
    return [e for e in s.engines[f.seat] if e.id in f.ids]


def ask_wreck(s: Medioevo, f: Wreckage) -> int | None:
    """Engines of one level are alike."""
    row = engines_left(s, f)
    if 0 < f.count < len(row) and len({e.level for e in row}) > 1:
        return ask(s, "wreck", f.seat)
    for e in row[: f.count]:
        wreck(s, f, e)
    return None


def wreck(s: Medioevo, f: Wreckage, e: Engine) -> None:
    lose_engine(s, f.seat, e, "artillery", "MU-SGE-04")
    scores(s, f.shooter, "destroy_siege_engine")


def wrecks(s: Medioevo, f: Wreckage, seat: int) -> list[Option]:
    return [("lose_engine", ENGINES[level - 1]) for level in sorted({e.level for e in engines_left(s, f)})]


def wrecked(s: Medioevo, f: Wreckage, seat: int, action: Action) -> None:
    f.count -= 1
    wreck(s, f, next(e for e in engines_left(s, f) if ENGINES[e.level - 1] == action[1]))


def default_wreck(s: Medioevo, f: Wreckage, seat: int) -> Action:
    """The weakest."""
    return tuple(wrecks(s, f, seat)[0])


PROCEDURES = [procedure(Wreckage, ask_wreck)]

QUESTIONS = [single("wreck", Wreckage, wrecked, options=wrecks, default=default_wreck)]
