"""Chapter 4.11, the end of the game, and the final scoring of the modules.

CA-END-14: mine, Dilemma bonus, Battle A, Battle B, cards, resources, silver award.
"""

from __future__ import annotations

from araldo.games.castelli.box import (
    CARD_VP,
    MAJORITY_VP,
    RESOURCE_VP,
    SILVER_AWARD,
    SILVER_AWARD_BATTLE,
    STANDING_CASTLE_VP,
    STARTING,
    STARTING_TILE_VP,
    TOWN,
)
from araldo.games.castelli.rules.cards import Weighed, sale_shown, sales, score, show_hands, sold, take_silver
from araldo.games.castelli.rules.shields import influence
from araldo.games.castelli.rules.turn import STOP, next_turn
from araldo.games.castelli.rules.valuing import shares
from araldo.games.castelli.state import (
    CLOSED,
    FROM_CARDS,
    FROM_MAJORITY,
    FROM_RESOURCES,
    FROM_SILVER,
    FROM_STANDING,
    FROM_STARTING_TILE,
    SOURCE_COUNT,
    SOURCES,
    VALUED,
    Castelli,
    WholeGame,
)
from araldo.kernel import Action, Outcome, ask, bit, note, procedure, single


def final_sale(s: Castelli, f: WholeGame) -> int | None:
    """CA-END-02: clockwise from the active player, everybody who has a card, until all pass in a row."""
    if s.mine:
        first = f.seller if f.seller >= 0 else s.active
        for turn in range(s.seats):
            seat = (first + turn) % s.seats
            if s.hands[seat] and not f.passed >> seat & 1:
                return ask(s, "final_sale", seat)
    return None


def final_candidates(s: Castelli, f: WholeGame, seat: int) -> Weighed:
    yield STOP, None
    yield from sales(s, f, seat)


def final_answered(s: Castelli, f: WholeGame, seat: int, action: Action) -> None:
    f.seller = seat
    if action == STOP:
        f.passed |= bit(seat)
    else:
        f.passed = 0  # the others may answer it
        sold(s, f, seat, action)


def value_mine(s: Castelli, f: WholeGame) -> None:
    """CA-END-03, CA-END-04: all silver to the most influence, shared rounded down. CA-END-05: or it is not valued."""
    b = s.board
    winners, among = shares(s, influence(s, b.area_shields[b.mine]))
    s.areas[b.mine] = VALUED if among else CLOSED
    share = s.mine // among if among else 0
    note(s, "mine_valued", rule="CA-END-03" if among else "CA-END-05", seats=winners, share=share)
    for seat in winners:
        take_silver(s, seat, share, "control", "CA-END-03")


def score_modules(s: Castelli, f: WholeGame) -> None:
    if s.options["module_dilemma"]:  # CA-DIL-06
        for seat in range(s.seats):
            if s.held[seat][0] in STARTING:
                score(s, seat, STARTING_TILE_VP, FROM_STARTING_TILE, "starting_tile", "CA-DIL-06")
    if s.options["module_battle"]:
        for octagon, settlement in enumerate(s.settled):  # A: CA-BAT-19
            if settlement:
                shared = majority(s, octagon)
                if shared and s.log is not None:
                    note(
                        s,
                        "majority",
                        rule="CA-BAT-19",
                        octagon=s.board.octagons[octagon],
                        settlement="town" if settlement == TOWN else "village",
                        seats=list(shared),
                    )
                for seat, vp in shared.items():
                    score(s, seat, vp, FROM_MAJORITY, "majority", "CA-BAT-19")
        for seat in range(s.seats):  # B: CA-BAT-22
            score(s, seat, STANDING_CASTLE_VP * s.castle.count(seat), FROM_STANDING, "standing_castles", "CA-BAT-22")


def majority(s: Castelli, octagon: int) -> dict[int, int]:
    """CA-BAT-19, CA-BAT-21: most castles on the lines of a settlement, overbuilt ones not counted. CA-BAT-20: ties."""
    b = s.board
    lines = b.lines[octagon]
    count = [0] * s.seats
    for place, owner in enumerate(s.castle):
        if owner >= 0 and b.place_octagon[place] in lines:
            count[owner] += 1
    return shared_majority(MAJORITY_VP[s.settled[octagon]], count)


def shared_majority(vp: int, castles: list[int]) -> dict[int, int]:
    most = max(castles)
    leaders = [seat for seat, n in enumerate(castles) if n == most and most > 0]
    return {seat: -(-vp // len(leaders)) for seat in leaders}


def score_rest(s: Castelli, f: WholeGame) -> None:
    """CA-END-06, CA-END-07, CA-BAT-24: cards and resources left. CA-END-08 to CA-END-11, CA-BAT-23: silver."""
    show_hands(s)
    for seat in range(s.seats):
        score(s, seat, CARD_VP * len(s.hands[seat]), FROM_CARDS, "cards", "CA-END-06")
    for seat in range(s.seats):
        left = sum(s.stock[3 * seat : 3 * seat + 3])
        score(s, seat, RESOURCE_VP * left, FROM_RESOURCES, "resources", "CA-END-07")
    award = SILVER_AWARD_BATTLE if s.options["module_battle"] else SILVER_AWARD
    for seat, vp in enumerate(
        silver_award(
            s.silver, award, s.options["silver_tied_second"] == "full_each", s.options["silver_award_needs_silver"]
        )
    ):
        score(s, seat, vp, FROM_SILVER, "silver", "CA-BAT-23" if s.options["module_battle"] else "CA-END-08")


def silver_award(silver: list[int], award: tuple[int, int, int], full_second: bool, needs_silver: bool) -> list[int]:
    """CA-END-08: most and second; CA-END-09: a tie for most, and no second; CA-END-10: a tie for second shares it.

    CA-END-11, CA-AMB-20: who has no silver gets nothing, unless the table wants it.
    """
    most, second, tied = award
    out = [0] * len(silver)
    ranks = sorted({n for n in silver if n > 0 or not needs_silver}, reverse=True)
    if not ranks:
        return out
    first = [seat for seat, n in enumerate(silver) if n == ranks[0]]
    if len(first) > 1:
        for seat in first:
            out[seat] = tied
        return out
    out[first[0]] = most
    runners = [seat for seat, n in enumerate(silver) if len(ranks) > 1 and n == ranks[1]]
    for seat in runners:
        out[seat] = second if full_second else second // len(runners)
    return out


def tell_result(s: Castelli, f: WholeGame) -> None:
    """Everybody's points by where they come from, the best first; then who has won, and by what."""
    found = result(s)
    for seat in sorted(range(s.seats), key=lambda seat: -s.vp[seat]):
        points = s.sources[SOURCE_COUNT * seat : SOURCE_COUNT * (seat + 1)]
        told = [f"points.{source}.{vp}" for source, vp in zip(SOURCES, points, strict=True) if vp]
        note(s, "result", rule="CA-END-14", seat=seat, vp=s.vp[seat], sources=told)
    level = sum(s.vp[seat] == max(s.vp) for seat in range(s.seats)) > 1
    by = "together" if len(found.winners) > 1 else "more_castles" if level else "points"
    note(s, "won", rule="CA-END-13" if level else "CA-END-12", seats=list(found.winners), by=by)


def result(s: Castelli) -> Outcome:
    """CA-END-12: most points; CA-END-13: then more castles on the board, then shared."""
    castles = [s.castle.count(seat) for seat in range(s.seats)]
    best = max((s.vp[seat], castles[seat]) for seat in range(s.seats))
    winners = tuple(seat for seat in range(s.seats) if (s.vp[seat], castles[seat]) == best)
    details = {
        "castles": castles,
        "silver": list(s.silver),
        "resources": [sum(s.stock[3 * seat : 3 * seat + 3]) for seat in range(s.seats)],
    }
    return Outcome(tuple(s.vp), winners, details)


def default_final(s: Castelli, f: WholeGame, seat: int) -> Action:
    return STOP


PROCEDURES = [procedure(WholeGame, next_turn, final_sale, value_mine, score_modules, score_rest, tell_result)]
QUESTIONS = [
    single(
        "final_sale", WholeGame, final_answered, candidates=final_candidates, default=default_final, shown=sale_shown
    )
]
