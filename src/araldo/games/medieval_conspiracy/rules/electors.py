"""Chapter 4.13: the death of an Elector and the sale of his seat (MC-ELEC)."""

from __future__ import annotations

from araldo.games.medieval_conspiracy.board import ELECTOR_AT, IDS, NUMBER, SEAT_OF_ELECTOR
from araldo.games.medieval_conspiracy.box import ELECTOR_BID, FACE, LEAST_BID
from araldo.games.medieval_conspiracy.rules.auction import hold_auction
from araldo.games.medieval_conspiracy.rules.masters import depose
from araldo.games.medieval_conspiracy.rules.realm import has_heir, occupy, turn_order
from araldo.games.medieval_conspiracy.state import Conspiracy, ElectorDeath, Homeward, Sale
from araldo.kernel import AGAIN, ALL, Question, bit, call, move, note, pick, procedure, shuffle
from araldo.kernel.pieces import draw

SEVEN = len(SEAT_OF_ELECTOR)


def draw_elector(s: Conspiracy, f: ElectorDeath) -> None:
    """MC-ELEC-02 to MC-ELEC-04, MC-AMB-14."""
    # MC-ELEC-01, MC-FATE-04: never chosen, always drawn; MC-BLD-02: no castle helps him.
    if s.options["elector_pool"] == "all" or s.sold == (1 << SEVEN) - 1:
        piles = [*s.elector_held, s.elector_discard, s.elector_deck]
        source, at = pick(s, [(pile, i) for pile in piles for i in range(len(pile))])
        move(s, source[at], source, s.elector_drawn, ALL)
    else:
        if not s.elector_deck:
            s.elector_deck, s.elector_discard = s.elector_discard, []
            shuffle(s, s.elector_deck)
        draw(s, s.elector_deck, s.elector_drawn, ALL)
    f.land = NUMBER[FACE[s.elector_drawn[0]]]
    note(s, "elector_died", rule="MC-ELEC-02", land=IDS[f.land])
    s.vacant = f.land
    call(s, Sale(land=f.land, defers_checks=True))


def auction_seat(s: Conspiracy, f: Sale) -> None:
    """MC-ELEC-05, MC-ELEC-06, MC-AUC-10, MC-AMB-01."""
    able = [seat for seat in turn_order(s) if has_heir(s, seat, f.land)]
    if not able:
        f.result = (-1, 0)
        return
    table = ELECTOR_BID[s.seats][int(s.options["quick_elector_discount"])]  # MC-QCK-02
    if s.options["elector_bid_mode"] == "maximum":
        hold_auction(s, "elector", f.land, able, LEAST_BID, table)
    else:
        hold_auction(s, "elector", f.land, able, table)


def seal(s: Conspiracy, f: Sale) -> int | None:
    """MC-ELEC-07, MC-ELEC-08, MC-ELEC-09; MC-ELEC-12: four electorates win before any Master vote moves."""
    winner = f.result[0]
    card = s.elector_drawn[0]
    s.vacant = -1
    if winner >= 0:
        move(s, card, s.elector_drawn, s.elector_held[winner])
        s.sold |= bit(ELECTOR_AT[f.land])
        occupy(s, f.land, winner)
        note(s, "elector_sold", rule="MC-ELEC-07", seat=winner, land=IDS[f.land])
        if depose(s):
            return AGAIN
    else:
        move(s, card, s.elector_drawn, s.elector_discard)
        if s.owner[f.land] >= 0:
            occupy(s, f.land, -1)
        s.waived, s.moved = [False] * 3, True  # MC-MAS-10, MC-MAS-14: a seat to be had
    call(s, Homeward(land=f.land))
    return None


PROCEDURES = [procedure(ElectorDeath, draw_elector), procedure(Sale, auction_seat, seal)]
QUESTIONS: list[Question[Conspiracy]] = []
