"""Florins (MU-CMP-04, MU-HID-03): between players and the bank."""

from __future__ import annotations

from araldo.games.medioevo_universale.state import Medioevo
from araldo.kernel import ALL, BANK, pay


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
