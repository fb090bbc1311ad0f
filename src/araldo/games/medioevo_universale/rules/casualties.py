"""After a battle (RES, CPT): prisoners and wounded, cards that fell, and Captains who rise or fall."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import IDS
from araldo.games.medioevo_universale.box import (
    CAPTAIN_GAIN,
    CAPTAIN_LOSS,
    LEAST_PRISONERS,
    PRISONERS,
    PRISONERS_STRATEGY,
    STRATEGIA,
    TATTICA,
    TOP_LEVEL,
)
from araldo.games.medioevo_universale.frames import Attack
from araldo.games.medioevo_universale.rules.pieces import captain, remove_captain
from araldo.games.medioevo_universale.state import Captain, Medioevo
from araldo.kernel import note


def record_cards(s: Medioevo, fallen: tuple[tuple[int, int], ...]) -> None:
    """For medico: the cards that each player has lost in this battle."""
    for seat in {seat for seat, _ in fallen}:
        s.fallen[seat].append(tuple(card for who, card in fallen if who == seat))


def aftermath(s: Medioevo, f: Attack) -> None:
    """MU-RES-07, MU-RES-08: prisoners of each side; what may be recovered."""
    parties = [f.victim, *f.helpers]
    takers = [party for party in parties if party >= 0]
    count_losses(s, f.seat, f.lost, takers[0] if takers else -1)
    for ally, lost in zip(f.allies, f.toll, strict=True):
        count_losses(s, ally, lost, takers[0] if takers else -1)
    for party, fell in zip(parties, f.fell, strict=True):
        count_losses(s, party, fell, f.seat)


def count_losses(s: Medioevo, seat: int, lost: int, taker: int) -> None:
    if not lost:
        return
    taken = 0
    if taker >= 0:
        percent = PRISONERS_STRATEGY if s.tech[taker] & STRATEGIA else PRISONERS
        taken = max(LEAST_PRISONERS, -(-lost * percent // 100))
        s.prisoners[taker][seat if seat >= 0 else s.seats] += taken
        note(s, "prisoners", rule="MU-RES-07", seat=taker, count=taken)
    if seat >= 0 and lost > taken:
        s.wounds[seat].append(lost - taken)


def leading(s: Medioevo, f: Attack) -> list[Captain]:
    alive = {c.id for c in s.captains[f.seat]}
    return [captain(s, f.seat, number) for number in f.leaders if number in alive]


def promote(s: Medioevo, f: Attack) -> None:
    """MU-CPT-01, MU-CPT-05, MU-AMB-44: a level more, and no attack more this turn."""
    for c in leading(s, f):
        if (c.id == f.last or len(f.leaders) == 1) and not c.raised and c.level < TOP_LEVEL:
            c.level = min(TOP_LEVEL, c.level + CAPTAIN_GAIN)
            c.raised = True
            note(s, "captain_level", rule="MU-CPT-01", seat=f.seat, level=c.level, place=IDS[c.place])


def demote(s: Medioevo, f: Attack) -> None:
    """MU-CPT-02, MU-CPT-03."""
    only_last = bool(s.tech[f.seat] & TATTICA) and f.last >= 0
    for c in leading(s, f):
        if not only_last or c.id == f.last:
            lower(s, f.seat, c)
    for ally, numbers in zip(f.allies, f.marshals, strict=True):
        for c in [c for c in s.captains[ally] if c.id in numbers]:
            lower(s, ally, c)


def lower(s: Medioevo, seat: int, c: Captain) -> None:
    if c.level <= CAPTAIN_LOSS:
        remove_captain(s, seat, c)
    else:
        c.level -= CAPTAIN_LOSS
        note(s, "captain_level", rule="MU-CPT-02", seat=seat, level=c.level, place=IDS[c.place])
