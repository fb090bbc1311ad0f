"""Hidden numbers: money behind a screen. The ledger keeps, for every viewer, bounds of every owner's amount.

A game with hidden money keeps it in a `screened` list, one entry a seat, opens the books at set-up and changes the
amounts by `pay` only. Whoever sees a payment moves both bounds; whoever does not widens them. A row of the ledger is
what one viewer knows, the last row what everybody knows who only watches (and all the others); in each row, the last
entry bounds the sum of all purses. A game may screen several things (money, troops held back): `at` is which of its
`screened` fields is meant, in the order of their declaration, and the ledger has as many blocks of rows.
"""

from __future__ import annotations

from random import Random

from araldo.kernel.state import ALL, SPECTATOR, State

BANK = -1


def open_books(s: State, purse: list[int], at: int = 0) -> None:
    """Everybody knows what everybody starts with."""
    rows = s.seats + 1
    s.low[at * rows :] = [[*purse, sum(purse)] for _ in range(rows)]
    s.high[at * rows :] = [[*purse, sum(purse)] for _ in range(rows)]


def _books(s: State, at: int) -> tuple[list[list[int]], list[list[int]]]:
    """The rows of one screened field."""
    rows = s.seats + 1
    if len(s.low) == rows:
        return s.low, s.high
    return s.low[at * rows : (at + 1) * rows], s.high[at * rows : (at + 1) * rows]


def sees(s: State, row: int, viewers: int) -> int:
    """Whether the viewer of a row is among these."""
    return viewers >> (row if row < s.seats else SPECTATOR) & 1


def pay(
    s: State,
    purse: list[int],
    payer: int,
    payee: int,
    amount: int,
    seen: int,
    at_most: int | None = None,
    at: int = 0,
) -> None:
    """Move money between two seats, or a seat and the BANK. `seen`: viewers who learn the amount (the parties do).

    The others know only that it was between 0 and `at_most` (by default: all that the payer may have had; the BANK has
    no such bound, so what it pays unseen needs one that is no secret).
    """
    if payer != BANK:
        purse[payer] -= amount
    if payee != BANK:
        purse[payee] += amount
    if seen == ALL:
        _all_see(*_books(s, at), payer, payee, amount)
        return
    for viewer, (low, high) in enumerate(zip(*_books(s, at), strict=True)):
        if sees(s, viewer, seen) or viewer in (payer, payee):
            least = most = amount
        elif at_most is not None:
            least, most = 0, at_most
        elif payer != BANK:
            least, most = 0, high[payer]
        else:
            raise ValueError("the bank pays unseen: at_most says what the others must believe possible")
        if payer == BANK:
            low[-1], high[-1] = low[-1] + least, high[-1] + most
        elif payee == BANK:
            low[-1], high[-1] = max(0, low[-1] - most), high[-1] - least
        if payer != BANK:
            low[payer], high[payer] = max(0, low[payer] - most), high[payer] - least
        if payee != BANK:
            low[payee], high[payee] = low[payee] + least, high[payee] + most


def _all_see(lows: list[list[int]], highs: list[list[int]], payer: int, payee: int, amount: int) -> None:
    """Everybody saw a payment: all bounds move by as much."""
    for row in lows:
        if payer != BANK:
            row[payer] = max(0, row[payer] - amount)
        if payee != BANK:
            row[payee] += amount
        if payer == BANK:
            row[-1] = max(0, row[-1] + amount)
        elif payee == BANK:
            row[-1] = max(0, row[-1] - amount)
    for row in highs:
        if payer != BANK:
            row[payer] -= amount
        if payee != BANK:
            row[payee] += amount
        if payer == BANK:
            row[-1] += amount
        elif payee == BANK:
            row[-1] -= amount


def look(s: State, purse: list[int], owner: int, viewers: int, at: int = 0) -> None:
    """These viewers count an owner's money."""
    for viewer, (low, high) in enumerate(zip(*_books(s, at), strict=True)):
        if sees(s, viewer, viewers):
            low[owner] = high[owner] = purse[owner]
    s.shown += 1


def show(s: State, owner: int, amount: int, viewers: int, at: int = 0) -> None:
    """These viewers see that an owner has at least so much: a bid lies on the table."""
    for viewer, low in enumerate(_books(s, at)[0]):
        if low[owner] < amount and sees(s, viewer, viewers):
            low[owner] = amount
            s.shown += 1


def imagine_purse(s: State, purse: list[int], seat: int, rng: Random, at: int = 0) -> list[int]:
    """Amounts within what a viewer knows of each purse and of their sum, which payments between seats never change."""
    row = min(seat, s.seats)
    lows, highs = _books(s, at)
    low, high = lows[row], highs[row]
    if seat < s.seats:
        low[seat] = high[seat] = purse[seat]
    guess = [low[i] + int(rng.random() * (high[i] - low[i] + 1)) for i in range(s.seats)]
    least, most = max(low[-1], sum(low[:-1])), min(high[-1], sum(high[:-1]))
    gap = least + int(rng.random() * (most - least + 1)) - sum(guess)
    for i in sorted(range(s.seats), key=lambda _: rng.random()):
        if i != seat:
            step = max(low[i], min(high[i], guess[i] + gap)) - guess[i]
            guess[i] += step
            gap -= step
    _shift(lows, highs, row, [*guess, sum(guess)], [*purse, sum(purse)])
    return guess


def _shift(lows: list[list[int]], highs: list[list[int]], row: int, guess: list[int], truth: list[int]) -> None:
    """In an imagined state others know as much about the amounts that were guessed, and nothing about the true ones."""
    for viewer in range(len(lows) - 1):
        if viewer != row:
            for i, (new, old) in enumerate(zip(guess, truth, strict=True)):
                lows[viewer][i] = max(lows[-1][i], lows[viewer][i] + new - old)
                highs[viewer][i] = min(highs[-1][i], highs[viewer][i] + new - old)
