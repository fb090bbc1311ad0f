"""Chapters END, TRN and VIC: the ten phases of a turn, what ends the game (MU-OPT-01), and who has won."""

from __future__ import annotations

from typing import Any

from araldo.games.medioevo_universale.board import BOARDS, HOLY, KINGDOM, SIZE
from araldo.games.medioevo_universale.box import FINAL, FLORINS_EACH, LAST_TURN, SIZE_HONOUR
from araldo.games.medioevo_universale.frames import (
    Combat,
    Commerce,
    Diplomacy,
    Drawing,
    Events,
    Excess,
    Placement,
    Purchase,
    Reinforcements,
    Taxes,
    TurnOrder,
    WholeGame,
)
from araldo.games.medioevo_universale.rules import (
    commerce,
    diplomacy,
    objectives,
    sale,
    supply,
    wars,
)
from araldo.games.medioevo_universale.rules.answers import PASS, passing
from araldo.games.medioevo_universale.rules.armies import on_map, strength
from araldo.games.medioevo_universale.rules.delivered import lift
from araldo.games.medioevo_universale.rules.land import is_contested, kingdom_owned, lands_of, rebel_level
from araldo.games.medioevo_universale.rules.players import living
from araldo.games.medioevo_universale.state import Medioevo
from araldo.kernel import (
    AGAIN,
    Action,
    Frame,
    Option,
    Outcome,
    ask,
    bit,
    call,
    finish,
    note,
    procedure,
    single,
)

FLORINS, LOAN, CATHEDRAL = FINAL["florins"], FINAL["unpaid_loan"], FINAL["cathedral"]
RELIC, HOLY_HONOUR = FINAL["relic_in_cathedral"], FINAL["religious_capital"]
TIME_UP: Action = ("time_up",)
SOURCES = ("kingdoms", "florins", "loans", "cathedrals", "relics", "religious_capitals", "objectives")

# MU-TRN-01: the phases, in order, and the procedure that plays each.
PHASES: tuple[tuple[str, type[Frame]], ...] = (
    ("order", TurnOrder),
    ("empire", Drawing),
    ("diplomacy", Diplomacy),
    ("purchase", Purchase),
    ("taxes", Taxes),
    ("reinforcements", Reinforcements),
    ("events", Events),
    ("placement", Placement),
    ("combat", Combat),
    ("commerce", Commerce),
)


def next_phase(s: Medioevo, f: WholeGame) -> int | None:
    """MU-TRN-01. Supply is looked at as each phase ends (MU-SUP-03)."""
    if f.at == len(PHASES):
        return None
    if f.at == 0:
        s.turn += 1
        note(s, "turn", rule="MU-TRN-01", turn=s.turn)
    name, frame = PHASES[f.at]
    f.at += 1
    s.phase = name
    note(s, "phase", rule="MU-TRN-01", phase=name)
    call(s, Excess(final=f.at == len(PHASES)))
    call(s, frame())
    return AGAIN


def ask_sell_off(s: Medioevo, f: WholeGame) -> int | None:
    """MU-SAL-02: who cannot pay what falls due under pacts may sell first."""
    for seat in living(s) if s.pacts else ():
        if seat not in f.asked and s.florins[seat] < diplomacy.falls_due(s, seat) and sale.offers(s, seat):
            return ask(s, "sell_off", seat)
    return None


def sell_offs(s: Medioevo, f: WholeGame, seat: int) -> list[Option]:
    return [PASS, *sale.offers(s, seat)]


def sold_off(s: Medioevo, f: WholeGame, seat: int, action: Action) -> None:
    """Whom the table sees selling owes more than he has."""
    wars.secrets_out(s)
    if action == PASS:
        f.asked.append(seat)
    else:
        sale.sell(s, seat, action)


def end_turn(s: Medioevo, f: WholeGame) -> int:
    """MU-TRN-04."""
    f.asked = []
    supply.clear_up(s)
    wear_off(s)
    commerce.end_of_turn(s)
    diplomacy.end_of_turn(s)
    s.shield, s.slump, s.struck, s.late = [], [], [], []
    s.claimed = s.doubled = s.toll = s.timed = 0
    for fleet in s.fleets:
        for tr in fleet:
            tr.done = 0
    s.fresh = [0] * len(s.fresh)
    if 2 in s.harbour:
        s.harbour = [min(h, 1) for h in s.harbour]
    s.wounds = [[] for _ in range(s.seats)]
    if is_over(s):
        objectives.reveal(s)
        tell_end(s)
        return finish(s)
    f.at = f.step = 0
    return AGAIN


def wear_off(s: Medioevo) -> None:
    """Cards that lie before a player for some turns lose one, and are discarded after the last."""
    for d in list(s.delivered):
        if d.turns:
            d.turns -= 1
            if not d.turns:
                lift(s, d.card)


# -- the end (MU-END)


def is_over(s: Medioevo) -> bool:
    """MU-END-02, MU-END-03, MU-END-05, MU-END-07, MU-END-08, MU-END-09."""
    limit = s.options["end_turns"] or LAST_TURN
    points = s.options["end_honour"]
    alive = living(s)
    return bool(
        s.turn >= limit
        or (s.ends_after and s.turn >= s.ends_after)
        or (points and any(s.honour[seat] >= points for seat in alive))
        or len(alive) < 2
    )


def last_left(s: Medioevo) -> bool:
    """MU-END-08: the game ends at once when only one player is left."""
    if len(living(s)) > 1 or not any(isinstance(frame, WholeGame) for frame in s.frames):
        return False
    objectives.reveal(s)
    tell_end(s)
    finish(s)
    return True


def claimable(s: Medioevo, f: object, seat: int) -> list[Option]:
    """MU-END-04, MU-END-06: once a turn, in any own decision."""
    return [("claim",)] if not (s.claimed >> seat & 1 or s.ends_after) else []


def claimed(s: Medioevo, f: object, seat: int, action: Action) -> None:
    s.claimed |= bit(seat)
    s.shown += 1  # the answer tells something of what lies behind the screen
    good = s.honour[seat] + final_honour(s, seat) >= s.options["end_honour"]
    if good:
        s.ends_after = s.turn
    note(s, "claimed", rule="MU-END-06", seat=seat, good=int(good))


def times(s: Medioevo, f: object, seat: int) -> list[Option]:
    """MU-END-02: nothing here reads a clock. The table does, and speaks for all; without one all must agree."""
    return [] if s.ends_after or s.timed >> seat & 1 else [TIME_UP]


def time_up(s: Medioevo, f: object, seat: int, action: Action) -> None:
    s.timed |= bit(seat)
    missing = [x for x in living(s) if not s.timed >> x & 1]
    if missing:
        note(s, "time_agreed", rule="MU-END-02", seat=seat, count=len(missing))
        return
    s.ends_after = s.turn
    note(s, "time_up", rule="MU-END-02")


# -- scoring (MU-VIC)


def scoring(s: Medioevo, t: int) -> bool:
    """MU-VIC-03: safe from rebellion and not contested."""
    seat = s.owner[t]
    return not is_contested(s, t) and strength(s, seat, t) >= rebel_level(s, t)


def sources(s: Medioevo, seat: int) -> dict[str, int]:
    """MU-VIC-02, MU-LON-04: honour that a player would score now, by where it comes from."""
    safe = {t for t in lands_of(s, seat) if scoring(s, t)}
    kingdoms = [
        SIZE_HONOUR[SIZE[k]]
        for k in {KINGDOM[t] for t in safe}
        if kingdom_owned(s, seat, k) and all(s.owner[t] != seat or t in safe for t in _members(s, k))
    ]
    churches = [t for t in safe if s.church[t]]
    return {
        "kingdoms": sum(kingdoms),
        "florins": FLORINS * (s.florins[seat] // FLORINS_EACH),
        "loans": LOAN * len(s.loans[seat]),
        "cathedrals": CATHEDRAL * len(churches),
        "relics": RELIC * sum(any(r.housed and r.place == t for r in s.relics) for t in churches),  # MU-REL-04
        "religious_capitals": HOLY_HONOUR * sum(HOLY[t] for t in safe),
        "objectives": objectives.points(s, seat),
    }


def final_honour(s: Medioevo, seat: int) -> int:
    return sum(sources(s, seat).values())


def tell_end(s: Medioevo) -> None:
    """Who has won, and by what."""
    outcome = result(s)
    for seat, score in enumerate(outcome.scores):
        found = {} if s.out >> seat & 1 else sources(s, seat)
        parts: dict[str, Any] = {name: found.get(name, 0) for name in SOURCES}
        note(s, "scored", rule="MU-VIC-02", seat=seat, total=score, before=s.honour[seat], **parts)
    note(s, "winner", rule="MU-VIC-04", seats=list(outcome.winners))


def _members(s: Medioevo, k: int) -> tuple[int, ...]:
    return BOARDS[s.board].members[k]


def result(s: Medioevo) -> Outcome:
    """MU-VIC-01 to MU-VIC-04; who was eliminated keeps his points and cannot win (MU-ELI-02)."""
    alive = [seat for seat in range(s.seats) if not s.out >> seat & 1]
    scores = [s.honour[seat] + (final_honour(s, seat) if seat in alive else 0) for seat in range(s.seats)]
    keys = {seat: (scores[seat], len(lands_of(s, seat)), on_map(s, seat), s.florins[seat]) for seat in alive}
    top = max(keys.values())
    winners = tuple(seat for seat in alive if keys[seat] == top)
    if len(alive) == 1:
        winners = (alive[0],)
    return Outcome(tuple(scores), winners)


PROCEDURES = [procedure(WholeGame, next_phase, ask_sell_off, end_turn)]

QUESTIONS = [
    single("sell_off", WholeGame, sold_off, options=sell_offs, default=passing),
    single("claim", Frame, claimed, options=claimable),
    single("time_up", Frame, time_up, options=times),
]
