"""Chapter 4.4, the turn: free point, reveal, bonus, Steward window, frame, areas, free point with building (CA-TUR-04).

CA-TUR-02: the steps of `Turn`, in this order. CA-TUR-03: only step 3 may be left out.
"""

from __future__ import annotations

from araldo.games.castelli.board import BOARDS
from araldo.games.castelli.rules import battle, building, cards, reveal, valuing
from araldo.games.castelli.rules.foresight import castle_vp, finishes, last_own_turn
from araldo.games.castelli.rules.shields import mark
from araldo.games.castelli.state import Castelli, Turn, WholeGame
from araldo.kernel import AGAIN, Action, Refusal, ask, call, procedure, single

STOP: Action = ("stop",)


def next_turn(s: Castelli, f: WholeGame) -> int | None:
    """CA-TUR-01, CA-END-01, CA-DIL-07: clockwise while a face-down tile is left (CA-END-15: nothing is evened out)."""
    if s.turns < len(s.turned):
        call(s, Turn(seat=s.active))
        return AGAIN
    return None


# -- T0: free point, and T1: which tile


def begin(s: Castelli, f: Turn) -> int | None:
    if f.space < 0:
        return ask(s, "begin", f.seat, free=cards.sale_rights(s, f.seat))
    return None


def begin_candidates(s: Castelli, f: Turn, seat: int) -> cards.Weighed:
    for space, action in enumerate(s.board.reveals):
        yield action, None if s.turned[space] < 0 else Refusal("CA-REV-01")
    yield from cards.plays(s, f, seat)


def begin_options(s: Castelli, f: Turn, seat: int) -> list[Action]:
    reveals = BOARDS[s.layout].reveals
    found: list[Action] = [reveals[space] for space, turns in enumerate(s.turned) if turns < 0]
    if s.hands[seat]:
        found += cards.play_options(s, f, seat)
    return found


def begun(s: Castelli, f: Turn, seat: int, action: Action) -> None:
    if action[0] == "reveal":
        reveal.revealed(s, f, seat, action)
    else:
        cards.played(s, f, seat, action)


def default_begin(s: Castelli, f: Turn, seat: int) -> Action:
    """The space that finishes the most areas."""
    down = [space for space, turns in enumerate(s.turned) if turns < 0]
    return s.board.reveals[max(down, key=lambda space: (finishes(s, space), -space))]


# -- T4 and T5


def settle_tile(s: Castelli, f: Turn) -> None:
    """CA-REV-12: the window is closed and the tile lies as it lies: frame rewards, then areas."""
    mark(s, f.space, s.marks)
    valuing.pay_frame(s, f)
    valuing.value_areas(s, f)


# -- T6: free point with building


def build(s: Castelli, f: Turn) -> int | None:
    if not f.stopped:
        return ask(s, "build", f.seat, free=cards.sale_rights(s, f.seat))
    return None


def build_candidates(s: Castelli, f: Turn, seat: int) -> cards.Weighed:
    yield from building.builds(s, f, seat)
    if s.options["module_battle"]:
        yield from battle.overbuilds(s, f, seat)
    yield from cards.plays(s, f, seat)
    yield STOP, None


def build_options(s: Castelli, f: Turn, seat: int) -> list[Action]:
    found = building.build_options(s, f, seat)
    if s.options["module_battle"]:
        found += battle.overbuild_options(s, f, seat)
    if s.hands[seat]:
        found += cards.play_options(s, f, seat)
    found.append(STOP)
    return found


def acted(s: Castelli, f: Turn, seat: int, action: Action) -> None:
    if action[0] == "stop":
        f.stopped = True
    elif action[0] == "build":
        building.built(s, f, seat, action)
    elif action[0] == "overbuild":
        battle.announced(s, f, seat, action)
    else:
        cards.played(s, f, seat, action)


def default_build(s: Castelli, f: Turn, seat: int) -> Action:
    """A King in the last own turn; then the best site that resources alone can pay; then stop."""
    king = cards.best_king(s, seat)
    if king is not None and not f.card and last_own_turn(s):
        return ("play", king)
    number, where = s.board.number, s.board.place_octagon
    plain = [a for a in building.build_options(s, f, seat) if len(a) == 2]
    return max(plain, key=lambda a: castle_vp(s, where[number[a[1]]]), default=STOP)


# -- T7


def end_turn(s: Castelli, f: Turn) -> None:
    s.turns += 1
    if s.turns < len(s.turned):
        s.active = (s.active + 1) % s.seats


PROCEDURES = [
    procedure(
        Turn,
        begin,
        reveal.choose_tile,
        reveal.orient,
        reveal.take_bonus,
        reveal.open_window,
        settle_tile,
        build,
        end_turn,
    )
]
QUESTIONS = [
    single("begin", Turn, begun, candidates=begin_candidates, options=begin_options, default=default_begin),
    single("build", Turn, acted, candidates=build_candidates, options=build_options, default=default_build),
]
