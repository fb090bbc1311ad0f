"""Pieces with a back: cards, tiles, tokens. Moves, shuffles, looks, and the ledger of who knows what.

Every piece that can ever be hidden has a number. A zone is a list of such numbers; the end of a pile's list is its
top. The
ledger hangs on the pieces, so that it travels with them: `known[p]` are the viewers who know which piece lies there;
once its order is lost in a shuffled batch, `member[p]` are those who still know that p is somewhere in that batch.
Only these functions write it. What was seen can be forgotten only by mixing.
"""

from __future__ import annotations

from collections.abc import Sequence

from araldo.kernel.chance import belows
from araldo.kernel.errors import BadRule
from araldo.kernel.state import ALL, State


def stock(s: State, count: int) -> None:
    """Open the ledger for pieces 0 to count-1: nobody knows anything."""
    s.known = [0] * count
    s.batch = [0] * count
    s.member = [0] * count


def see(s: State, piece: int, viewers: int) -> None:
    """These viewers (a mask) look at a piece. New knowledge ends undo."""
    known = s.known[piece]
    if known | viewers != known:
        s.known[piece] = known | viewers
        s.shown += 1
        if s.known[piece] == ALL:  # it is in no batch for anybody any more, and the rest of its batch is the smaller
            s.batch[piece] = s.member[piece] = 0


def mix(s: State, pieces: Sequence[int], keep: int = 0) -> None:
    """The order of these pieces is lost to all but the viewers in `keep`: a shuffle, or an unseen pick from a hand.

    Who knew a piece now only knows that it is in the batch. Batches that meet become one: weaker, and still true.
    """
    lose = ~keep
    known, batch, member = s.known, s.batch, s.member
    inside = [batch[p] for p in pieces]
    met = set(inside)
    met.discard(0)
    if not met and not any(known[p] & lose for p in pieces):
        return  # nobody knew anything
    s.batches = fresh = s.batches + 1
    if sum([batch.count(b) for b in met]) > len(pieces) - inside.count(0):  # some lie elsewhere
        batch[:] = [fresh if b in met else b for b in batch]
    for p in pieces:
        seen = known[p]
        if seen:
            member[p] = member[p] | (seen & lose)
            known[p] = seen & keep
        batch[p] = fresh


def forget(s: State, pieces: Sequence[int], keep: int = 0) -> None:
    """All but the viewers in `keep` forget these pieces: for a secret choice of which their backs tell enough.

    Weaker than `mix`, and it ties nothing together: an open hand whose owner now plans in secret, every player with a
    back of his own, is still known to hold what is his and lies nowhere else.
    """
    known, member = s.known, s.member
    for p in pieces:
        known[p] = known[p] & keep
        member[p] = member[p] & keep


def shuffle(s: State, pile: list[int]) -> None:
    """Put a pile in random order."""
    mix(s, pile)
    last = len(pile) - 1
    for done, j in enumerate(belows(s, range(len(pile), 1, -1))):
        i = last - done
        pile[i], pile[j] = pile[j], pile[i]
    if s.swap is not None:
        _swap(pile, s.swap)


def _swap(pile: list[int], swap: list[int]) -> None:
    """Two pieces change places after the n-th shuffle of both: how the contract deals otherwise."""
    if swap[0] in pile and swap[1] in pile:
        swap[2] -= 1
        if swap[2] == 0:
            i, j = pile.index(swap[0]), pile.index(swap[1])
            pile[i], pile[j] = pile[j], pile[i]


def move(s: State, piece: int, source: list[int], target: list[int], seen: int = 0, bottom: bool = False) -> None:
    """Move a piece between zones; `seen` are the viewers who see its face as it arrives. On top, or to the bottom."""
    source.remove(piece)
    if bottom:
        target.insert(0, piece)
    else:
        target.append(piece)
    if seen:
        see(s, piece, seen)


def slip(s: State, piece: int, hand: list[int], target: list[int], keep: int, bottom: bool = False) -> None:
    """Move a piece out of a hand or bag unseen: only the viewers in `keep` know which one it was."""
    mix(s, hand, keep)
    move(s, piece, hand, target, bottom=bottom)


def draw(s: State, pile: list[int], hand: list[int], seen: int) -> int | None:
    """Take the top of a pile into a hand; returns the piece, or None if the pile is empty."""
    return take(s, pile, hand, seen) if pile else None


def take(s: State, pile: list[int], hand: list[int], seen: int) -> int:
    """The same of a pile that cannot be empty: if it is, the rule is wrong."""
    if not pile:
        raise BadRule("nothing can be taken from an empty pile: `draw` gives None there")
    piece = pile.pop()
    hand.append(piece)
    if seen:
        see(s, piece, seen)
    return piece
