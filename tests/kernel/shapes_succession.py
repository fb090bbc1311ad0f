"""A miniature with the shape of death in Crusader Kings: what a death sets off in the middle of somebody else's action.

The game's checks, in their order: a house without land falls; an empty throne is filled; the last house wins. A fallen
player waits in a queue and comes back, with another house, at a named step of the turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from araldo.kernel import (
    AGAIN,
    Action,
    Frame,
    Game,
    Option,
    Outcome,
    Refusal,
    Setup,
    Span,
    State,
    ask,
    bit,
    call,
    end,
    finish,
    leave,
    note,
    procedure,
    public,
    roll,
    sealed,
    single,
)
from tests.kernel.harness import make_folder, words

Weighed = Iterator[tuple[Option, Refusal | None]]

HOUSES = ((20,), (9,), (), (12, 5), (30,), (8,))  # ages of the heirs each comes with, in their order
OF_AGE = 16
NOBODY = -1

OWN_KING = Refusal("SH-DTH-01")
OUT = Refusal("SH-ELM-11")
USED = Refusal("SH-ELM-02")
TAKEN = Refusal("SH-ELM-04")


@dataclass(slots=True)
class Court(State):
    owner: list[int] = public()  # by territory
    house: list[int] = public()  # by seat; NOBODY while fallen
    spent: list[int] = public()  # houses that have fallen
    king: list[bool] = public()  # by seat: does he live?
    heirs: list[list[int]] = public()  # by seat: ages, the first in line first
    gold: list[int] = public()
    exiles: list[int] = public()  # fallen seats that wait to come back


@dataclass(slots=True)
class Era(Frame):
    turn: int = public(0)


@dataclass(slots=True)
class Turn(Frame):
    seat: int = public(0)
    planned: bool = public(False)


@dataclass(slots=True)
class Plot(Frame):
    """Victims one after another; every death is settled before the next attempt."""

    seat: int = public(0)
    victims: list[int] = public()
    at: int = public(0)
    hired: int = public(-1)  # -1: not asked yet
    kills: int = public(0)


@dataclass(slots=True)
class Attempt(Frame):
    """Result: whether the victim died. The death is settled before the plot can read it."""

    seat: int = public(0)
    victim: int = public(0)
    hired: int = public(0)


@dataclass(slots=True)
class Feast(Frame):
    """Two die at one table. It is called with `holds`: what happens together is one change."""

    seat: int = public(0)
    dead: list[int] = public()


@dataclass(slots=True)
class Succession(Frame):
    seat: int = public(0)
    voted: bool = public(False)
    lose: int = public(0)  # territories


@dataclass(slots=True)
class Return(Frame):
    """A fallen player comes back. It is called with `holds`: a house without land would fall again at once."""

    seat: int = public(0)


# -- set-up and end


def begin(s: Court, setup: Setup) -> None:
    seats = setup.seats
    s.owner = [t // 2 for t in range(2 * seats)] + [NOBODY]
    s.house, s.king, s.gold = list(range(seats)), [True] * seats, [2] * seats
    s.heirs = [list(HOUSES[seat]) for seat in range(seats)]
    s.frames.append(Era())


def result(s: Court) -> Outcome:
    scores = tuple(s.owner.count(seat) for seat in range(s.seats))
    return Outcome(scores, tuple(seat for seat in range(s.seats) if scores[seat] == max(scores)))


def invariants(s: Court) -> None:
    for seat in range(s.seats):
        assert (s.house[seat] == NOBODY) <= (seat not in s.owner), f"seat {seat} has land and no house"
        assert seat not in s.exiles or s.out >> seat & 1, f"seat {seat} waits to come back and is not away"
    reigning = [house for house in s.house if house != NOBODY]
    assert len({*reigning, *s.spent}) == len(reigning) + len(s.spent), "a house is used twice"


# -- the checks: the first that applies acts, then the list starts again


def fall(s: Court) -> bool:
    """A house without land falls; if it is the acting one, its action is over and its turn goes on."""
    for seat in living(s):
        if seat not in s.owner:
            s.out |= bit(seat)
            s.spent.append(s.house[seat])
            s.house[seat], s.king[seat], s.heirs[seat] = NOBODY, False, []
            s.exiles.append(seat)
            note(s, "fallen", seat=seat)
            if seat == acting(s):
                leave(s, Turn)
            return True
    return False


def enthrone(s: Court) -> bool:
    """The first empty throne in play order; the others wait until this succession has ended."""
    for seat in living(s):
        if not s.king[seat]:
            call(s, Succession(seat=seat))
            return True
    return False


def triumph(s: Court) -> bool:
    if len(living(s)) == 1 and not s.exiles:
        finish(s)
        return True
    return False


def acting(s: Court) -> int:
    return next((f.seat for f in s.frames if isinstance(f, Turn)), 0)


def living(s: Court) -> list[int]:
    """The seats that are in the game, from the acting one on."""
    first = acting(s)
    return [seat for i in range(s.seats) if not s.out >> (seat := (first + i) % s.seats) & 1]


# -- turns


def next_turn(s: Court, f: Era) -> int:
    if f.turn == 3 * s.seats:
        return finish(s)
    seat = f.turn % s.seats
    f.turn += 1
    if not s.out >> seat & 1:
        call(s, Turn(seat=seat))
    return AGAIN


def plan(s: Court, f: Turn) -> int | None:
    return None if f.planned else ask(s, "plan", f.seat)


def plans(s: Court, f: Turn, seat: int) -> Weighed:
    def why(victim: int) -> Refusal | None:
        return OWN_KING if victim == seat else OUT if s.out >> victim & 1 else None

    yield ("rest",), None
    yield ("feast",), None
    for victim in range(s.seats):
        yield ("revolt", victim), why(victim)
        yield ("plot", victim), why(victim)
        for second in range(s.seats):
            if second != victim:
                yield ("plot", victim, second), why(victim) or why(second)


def planned(s: Court, f: Turn, seat: int, action: Action) -> None:
    f.planned = True
    if action[0] == "plot":
        call(s, Plot(seat=seat, victims=list(action[1:])))
    elif action[0] == "feast":
        call(s, Feast(seat=seat, defers_checks=True))
    elif action[0] == "revolt":  # the king dies and a territory is lost: one answer, hence one change
        s.king[action[1]] = False
        s.owner[s.owner.index(action[1])] = NOBODY


def restore(s: Court, f: Turn) -> int | None:
    """When the action is finished the fallen come back if a house and some land are free, else never."""
    if not s.exiles:
        return None
    seat = s.exiles.pop(0)
    if NOBODY in s.owner and len(s.spent) + s.seats - s.house.count(NOBODY) < len(HOUSES):
        call(s, Return(seat=seat, defers_checks=True))
    return AGAIN


# -- coming back


def awaken(s: Court, f: Return) -> None:
    s.out &= ~bit(f.seat)


def choose_house(s: Court, f: Return) -> int | None:
    return ask(s, "house", f.seat) if s.house[f.seat] == NOBODY else None


def houses(s: Court, f: Return, seat: int) -> Weighed:
    for house in range(len(HOUSES)):
        yield ("found", house), USED if house in s.spent or house in s.house else None


def house_founded(s: Court, f: Return, seat: int, action: Action) -> None:
    s.house[seat], s.king[seat], s.heirs[seat] = action[1], True, list(HOUSES[action[1]])


def choose_land(s: Court, f: Return) -> int | None:
    return ask(s, "land", f.seat) if f.seat not in s.owner else None


def lands(s: Court, f: Return, seat: int) -> Weighed:
    for territory, owner in enumerate(s.owner):
        yield ("settle", territory), None if owner == NOBODY else TAKEN


def land_settled(s: Court, f: Return, seat: int, action: Action) -> None:
    s.owner[action[1]] = seat
    note(s, "returned", seat=seat)


# -- actions


def hire(s: Court, f: Plot) -> int | None:
    return ask(s, "hire", f.seat) if f.hired < 0 else None


def fees(s: Court, f: Plot, seat: int) -> Weighed:
    yield Span(("hire",), 0, min(2, s.gold[seat])), None


def hired(s: Court, f: Plot, seat: int, action: Action) -> None:
    f.hired = action[1]
    s.gold[seat] -= action[1]


def next_attempt(s: Court, f: Plot) -> int | None:
    if f.result:
        f.kills += 1
        f.result = None
    if f.at == len(f.victims):
        return None
    victim = f.victims[f.at]
    f.at += 1
    if not s.out >> victim & 1:  # who fell meanwhile is beyond reach
        call(s, Attempt(seat=f.seat, victim=victim, hired=f.hired))
    return AGAIN


def strike(s: Court, f: Attempt) -> int:
    """Five with the hired men kills; a natural one is the plotter's own death."""
    value = roll(s, "plot")
    killed = value > 1 and value + f.hired >= 5
    if killed:
        s.king[f.victim] = False
    elif value == 1:
        s.king[f.seat] = False
    return end(s, killed)


def boast(s: Court, f: Plot) -> None:
    s.gold[f.seat] += f.kills
    note(s, "boasted", kills=f.kills)


def serve(s: Court, f: Feast) -> int | None:
    if len(f.dead) == 2 or all(seat == f.seat or not s.king[seat] for seat in living(s)):
        return None
    return ask(s, "guest", f.seat)


def guests(s: Court, f: Feast, seat: int) -> Weighed:
    for guest in range(s.seats):
        if s.king[guest]:
            yield ("poison", guest), OWN_KING if guest == seat else None


def guest_poisoned(s: Court, f: Feast, seat: int, action: Action) -> None:
    s.king[action[1]] = False
    f.dead.append(action[1])


# -- succession


def find_heir(s: Court, f: Succession) -> None:
    """Without an heir half of the territories, rounded up, are kept."""
    if not s.heirs[f.seat]:
        f.lose = s.owner.count(f.seat) // 2


def regency(s: Court, f: Succession) -> int | None:
    """A child: the other lords vote; each that contests costs a territory."""
    if f.voted or not s.heirs[f.seat] or s.heirs[f.seat][0] >= OF_AGE:
        return None
    return ask(s, "regency", *(seat for seat in range(s.seats) if seat != f.seat))


def votes(s: Court, f: Succession, seat: int) -> Weighed:
    yield ("accept",), None
    yield ("contest",), None


def regency_voted(s: Court, f: Succession, answers: dict[int, Action]) -> None:
    f.voted = True
    f.lose = sum(action == ("contest",) for action in answers.values())


def lose_land(s: Court, f: Succession) -> int | None:
    return ask(s, "lose", f.seat) if f.lose and f.seat in s.owner else None


def losses(s: Court, f: Succession, seat: int) -> Weighed:
    for territory, owner in enumerate(s.owner):
        if owner == seat:
            yield ("lose", territory), None


def land_lost(s: Court, f: Succession, seat: int, action: Action) -> None:
    s.owner[action[1]] = NOBODY
    f.lose -= 1


def crown(s: Court, f: Succession) -> None:
    s.king[f.seat] = True
    del s.heirs[f.seat][:1]
    note(s, "crowned", seat=f.seat)


GAME = Game(
    id="shape_succession",
    version=1,
    title={"en": "Death and succession", "it": "Morte e successione"},
    folder=make_folder(
        "shape_succession",
        rules=["SH-DTH-01", "SH-ELM-02", "SH-ELM-04", "SH-ELM-11"],
        messages=words(
            prompts=["plan", "house", "land", "hire", "guest", "regency", "lose"],
            verbs=["rest", "feast", "revolt", "plot", "found", "settle", "hire", "poison", "accept", "contest", "lose"],
            logs=["fallen", "returned", "rolled", "boasted", "crowned"],
        ),
    ),
    state=Court,
    seats=(3, 4),
    usual_seats=3,
    procedures=[
        procedure(Era, next_turn),
        procedure(Turn, plan, restore),
        procedure(Plot, hire, next_attempt, boast),
        procedure(Attempt, strike),
        procedure(Feast, serve),
        procedure(Succession, find_heir, regency, lose_land, crown),
        procedure(Return, awaken, choose_house, choose_land),
    ],
    questions=(
        single("plan", Turn, planned, candidates=plans),
        single("house", Return, house_founded, candidates=houses),
        single("land", Return, land_settled, candidates=lands),
        single("hire", Plot, hired, candidates=fees),
        single("guest", Feast, guest_poisoned, candidates=guests),
        sealed("regency", Succession, regency_voted, candidates=votes),
        single("lose", Succession, land_lost, candidates=losses),
    ),
    begin=begin,
    result=result,
    bound=200,
    invariants=invariants,
    checks=(fall, enthrone, triumph),
)
