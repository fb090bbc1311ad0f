"""Armies (MU-GEN-01, MU-GEN-07): how many VF stand where, and how some are taken away."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import SEA
from araldo.games.medioevo_universale.box import BARBARIAN_FIGURES, FULL_MAP
from araldo.games.medioevo_universale.state import Medioevo


def strength(s: Medioevo, seat: int, place: int) -> int:
    """MU-GEN-07: VF of a player in a space, on the ground and loaded."""
    total = s.vf[seat][place] if place < SEA else 0
    for tr in s.fleets[seat]:
        if tr.place == place:
            total += tr.vf
    return total


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


def rallied(s: Medioevo, vf: int) -> int:
    """MU-CMP-02, MU-CMP-06: how many of these VF join the barbarians; by the option `figure_limits` as figures last."""
    if not s.options["figure_limits"]:
        return vf
    figures = BARBARIAN_FIGURES * (FULL_MAP if s.board == 2 else 1)
    return max(0, min(vf, figures - sum(s.wild) - sum(tr.vf for tr in s.fleets[s.seats + 1])))
