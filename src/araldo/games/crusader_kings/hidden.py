"""What a viewer may imagine beyond the ledger: which cards of a hand lie face down, and in which order."""

from __future__ import annotations

from random import Random

from araldo.games.crusader_kings.box import CRUSADE, DECK, ROUNDS
from araldo.games.crusader_kings.rules.course import crusade_limit
from araldo.games.crusader_kings.state import Kings


def resample(s: Kings, seat: int, rng: Random) -> None:
    """Backs tell the deck, but a laid card hides it (CK-AMB-47): others' laid cards are chosen anew from their hands.

    Cards that the viewer knows stay where they are. With the option `show_card_kinds` nothing is left to imagine.
    """
    if s.options["show_card_kinds"]:
        return
    for other in range(s.seats):
        if other != seat and s.laid[other]:
            _lay_anew(s, other, seat, rng)


def _lay_anew(s: Kings, other: int, seat: int, rng: Random) -> None:
    hand, laid = s.hands[other], s.laid[other]
    pool = [c for c in hand + laid if not s.known[c] >> seat & 1]
    places = [i for i, c in enumerate(laid) if not s.known[c] >> seat & 1]
    for i in range(len(pool) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        pool[i], pool[j] = pool[j], pool[i]
    fixed = [c for c in laid if s.known[c] >> seat & 1]
    chosen = _legal(s, other, pool, fixed, len(places))
    for place, card in zip(places, chosen, strict=True):
        laid[place] = card
    s.hands[other] = [c for c in hand if s.known[c] >> seat & 1] + [c for c in pool if c not in chosen]


def _legal(s: Kings, other: int, pool: list[int], fixed: list[int], count: int) -> list[int]:
    """The first cards of a shuffled pool that keep CK-RND-04 and CK-RND-05."""
    crusades = s.crusades[other] + sum(DECK[c] == CRUSADE for c in fixed)
    limit = crusade_limit(s, other)
    chosen: list[int] = []
    if s.round == ROUNDS and not crusades and count:
        chosen = [c for c in pool if DECK[c] == CRUSADE][:1]
        crusades += len(chosen)
    for card in pool:
        if len(chosen) == count:
            break
        if card in chosen or (DECK[card] == CRUSADE and crusades >= limit):
            continue
        crusades += DECK[card] == CRUSADE
        chosen.append(card)
    for card in pool:
        if len(chosen) < count and card not in chosen:
            chosen.append(card)
    return chosen
