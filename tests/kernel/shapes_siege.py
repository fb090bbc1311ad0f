"""A miniature with the shape of Medioevo Universale: sieges that last for turns, and barbarians who are nobody's seat.

A siege is a record in the state, with the round in which it ends at the latest; a named step of the besieger's turn
wears it down. Barbarians act by rule after all turns; where it leaves several targets, the people choose under seal.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from araldo.kernel import (
    AGAIN,
    ALL,
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
    note,
    open_books,
    pay,
    pick,
    procedure,
    public,
    roll,
    sealed,
    single,
)
from araldo.kernel.fields import screened
from araldo.kernel.purse import BANK
from tests.kernel.harness import make_folder, words

Weighed = Iterator[tuple[Option, Refusal | None]]

BARBARIANS = -1  # a party, not a seat
ROUNDS = 5
SUPPLIES = 3  # rounds that a siege can last

WEAK = Refusal("SH-SGE-01")
BESIEGED = Refusal("SH-SGE-02")
OUTNUMBERED = Refusal("SH-SGE-12")
NO_PLACING = Refusal("SH-SGE-15")


@dataclass(slots=True)
class Siege:
    besieger: int
    territory: int
    force: int
    since: int  # the round of its declaration
    held: int  # the round in which it was last declared or confirmed
    ends: int  # its last round


@dataclass(slots=True)
class World(State):
    round: int = public(0)
    owner: list[int] = public()  # by territory: two a seat in a ring, a walled home and an open march; then the steppe
    force: list[int] = public()  # by territory: its owner's
    walls: list[int] = public()  # by territory: levels
    sieges: list[Siege] = public()
    florins: list[int] = screened()


@dataclass(slots=True)
class Campaign(Frame):
    pass


@dataclass(slots=True)
class Round(Frame):
    at: int = public(0)


@dataclass(slots=True)
class Turn(Frame):
    seat: int = public(0)
    acted: bool = public(False)


@dataclass(slots=True)
class Raids(Frame):
    """All barbarian territories act, the strongest first."""

    bands: list[int] = public()  # in order; those that still have to act
    struck: list[int] = public()  # territories attacked in this round


@dataclass(slots=True)
class Raid(Frame):
    """One barbarian territory acts. Result: the territory it attacked, or None."""

    source: int = public(0)
    spared: list[int] = public()  # attacked already
    targets: list[int] = public()  # that their rule leaves; the one that is attacked, at last


# -- set-up and end


def begin(s: World, setup: Setup) -> None:
    seats = setup.seats
    s.owner = [t // 2 for t in range(2 * seats)] + [BARBARIANS]
    s.force = [3, 5] * seats + [5]
    s.walls = [3, 0] * seats + [0]
    s.florins = [2] * seats
    open_books(s, s.florins)
    s.frames.append(Campaign())


def result(s: World) -> Outcome:
    scores = tuple(s.owner.count(seat) for seat in range(s.seats))
    return Outcome(scores, tuple(seat for seat in range(s.seats) if scores[seat] == max(scores)))


def invariants(s: World) -> None:
    assert min(s.force) >= 0
    assert min(s.florins) >= 0
    for siege in s.sieges:
        assert siege.force > 0, f"nobody besieges {siege.territory}"
        assert siege.since <= siege.held <= s.round <= siege.ends, f"the siege of {siege.territory} outlives its end"
        assert s.owner[siege.territory] not in (siege.besieger, BARBARIANS)


def perish(s: World) -> bool:
    """The only check: who has no land is out, and the sieges with them; the last one wins."""
    for seat in living(s):
        if seat not in s.owner:
            s.out |= bit(seat)
            s.sieges = [siege for siege in s.sieges if siege.besieger != seat]
            note(s, "perished", seat=seat)
            if len(living(s)) < 2:
                finish(s)
            return True
    return False


# -- helpers that ask nobody


def living(s: World) -> list[int]:
    return [seat for seat in range(s.seats) if not s.out >> seat & 1]


def neighbours(s: World, territory: int) -> list[int]:
    """The ring; the steppe borders on every march."""
    steppe = len(s.owner) - 1
    if territory == steppe:
        return list(range(1, steppe, 2))
    return [(territory - 1) % steppe, (territory + 1) % steppe, *([steppe] if territory % 2 else [])]


def siege_of(s: World, territory: int) -> Siege | None:
    return next((siege for siege in s.sieges if siege.territory == territory), None)


def lift(s: World, siege: Siege, why: str) -> None:
    s.sieges.remove(siege)
    s.force[s.owner.index(siege.besieger)] += siege.force
    note(s, "lifted", territory=siege.territory, why=why)


def take(s: World, siege: Siege) -> None:
    s.sieges.remove(siege)
    s.owner[siege.territory] = siege.besieger if siege.force else BARBARIANS
    s.force[siege.territory] = siege.force
    note(s, "taken", territory=siege.territory, owner=s.owner[siege.territory])


# -- rounds


def next_round(s: World, f: Campaign) -> int:
    if s.round == ROUNDS:
        return finish(s)
    s.round += 1
    call(s, Round())
    return AGAIN


def collect(s: World, f: Round) -> None:
    """Everybody's income is behind their own screen."""
    for seat in living(s):
        pay(s, s.florins, BANK, seat, roll(s, "income", 3, seen=bit(seat)), seen=bit(seat), at_most=3)


def next_turn(s: World, f: Round) -> int | None:
    if f.at == s.seats:
        return None
    seat = f.at
    f.at += 1
    if not s.out >> seat & 1:
        call(s, Turn(seat=seat))
    return AGAIN


def unleash(s: World, f: Round) -> None:
    for territory, owner in enumerate(s.owner):
        s.force[territory] += owner == BARBARIANS
    bands = [t for t, owner in enumerate(s.owner) if owner == BARBARIANS]
    call(s, Raids(bands=sorted(bands, key=lambda t: -s.force[t])))


# -- a turn: sieges are confirmed, one thing is done, sieges wear down


def hold_sieges(s: World, f: Turn) -> int | None:
    return ask(s, "siege", f.seat) if unconfirmed(s, f.seat) else None


def unconfirmed(s: World, seat: int) -> list[Siege]:
    return [siege for siege in s.sieges if siege.besieger == seat and siege.held < s.round]


def siege_choices(s: World, f: Turn, seat: int) -> Weighed:
    siege = unconfirmed(s, seat)[0]
    yield ("confirm", siege.territory), None if siege.force > s.force[siege.territory] else OUTNUMBERED
    yield ("abandon", siege.territory), None


def siege_held(s: World, f: Turn, seat: int, action: Action) -> None:
    siege = unconfirmed(s, seat)[0]
    if action[0] == "confirm":
        siege.held = s.round
    else:
        lift(s, siege, "abandoned")


def act(s: World, f: Turn) -> int | None:
    return None if f.acted else ask(s, "act", f.seat)


def acts(s: World, f: Turn, seat: int) -> Weighed:
    yield ("rest",), None
    for territory, owner in enumerate(s.owner):
        siege = siege_of(s, territory)
        if owner == seat:
            yield ("muster", territory), NO_PLACING if siege else None
        if siege and siege.besieger != seat and s.florins[seat]:
            yield Span(("relieve", territory), 1, s.florins[seat]), None
        for target in neighbours(s, territory) if owner == seat else ():
            if s.owner[target] not in (seat, BARBARIANS) and s.walls[target]:
                weak = s.force[territory] - 1 <= s.force[target]
                yield ("besiege", territory, target), BESIEGED if siege_of(s, target) else WEAK if weak else None


def acted(s: World, f: Turn, seat: int, action: Action) -> None:
    f.acted = True
    if action[0] == "muster":
        s.force[action[1]] += 3
    elif action[0] == "relieve":
        pay(s, s.florins, seat, BANK, action[2], seen=ALL)
        s.force[action[1]] += 3 * action[2]
    elif action[0] == "besiege":
        _, source, target = action
        s.sieges.append(Siege(seat, target, s.force[source] - 1, s.round, s.round, s.round + SUPPLIES))
        s.force[source] = 1


def wear_down(s: World, f: Turn) -> None:
    """From its second turn on a siege costs both sides a tenth, at least one, and a level of walls; then it may end."""
    for siege in [siege for siege in s.sieges if siege.besieger == f.seat and siege.since < s.round]:
        at = siege.territory
        s.force[at] = max(0, s.force[at] - max(1, s.force[at] // 10))
        siege.force = max(0, siege.force - max(1, siege.force // 10))
        s.walls[at] -= 1
        if not s.force[at] or (not s.walls[at] and siege.force > s.force[at]):
            take(s, siege)
        elif not siege.force or not s.walls[at] or siege.ends == s.round:
            lift(s, siege, "exhausted")


# -- barbarians: steps without questions, but for a choice that their rule leaves open


def next_band(s: World, f: Raids) -> int | None:
    if f.result is not None:
        f.struck.append(f.result)
        f.result = None
    if not f.bands:
        return None
    call(s, Raid(source=f.bands.pop(0), spared=f.struck[:]))
    return AGAIN


def aim(s: World, f: Raid) -> None:
    """A weaker neighbour, neither besieged nor attacked in this round; lowest force first, then lowest walls."""
    f.targets = [
        t
        for t in neighbours(s, f.source)
        if s.owner[t] != BARBARIANS and s.force[t] < s.force[f.source] and t not in f.spared and not siege_of(s, t)
    ]
    for rank in (s.force, s.walls):
        f.targets = [t for t in f.targets if rank[t] == min(rank[x] for x in f.targets)]


def agree(s: World, f: Raid) -> int | None:
    return ask(s, "target", *range(s.seats)) if len(f.targets) > 1 else None


def open_targets(s: World, f: Raid, seat: int) -> Weighed:
    for target in f.targets:
        yield ("target", target), None


def target_named(s: World, f: Raid, answers: dict[int, Action]) -> None:
    named = {action[1] for action in answers.values()}
    agreed = len(named) == 1
    f.targets = [named.pop() if agreed else pick(s, f.targets)]
    note(s, "aimed", target=f.targets[0], agreed=agreed)


def strike(s: World, f: Raid) -> int | None:
    """The higher die wins; the garrison of one never leaves."""
    if not f.targets:
        return None
    target = f.targets[0]
    won = roll(s, "barbarians") > roll(s, "defence")
    note(s, "raided", source=f.source, target=target, won=won)
    if won:
        s.owner[target], s.force[target] = BARBARIANS, s.force[f.source] - 1
    s.force[f.source] = 1 if won else max(1, s.force[f.source] - 2)
    return end(s, target)


GAME = Game(
    id="shape_siege",
    version=1,
    title={"en": "Sieges and barbarians", "it": "Assedi e barbari"},
    folder=make_folder(
        "shape_siege",
        rules=["SH-SGE-01", "SH-SGE-02", "SH-SGE-12", "SH-SGE-15"],
        messages=words(
            prompts=["siege", "act", "target"],
            verbs=["confirm", "abandon", "rest", "muster", "relieve", "besiege", "target"],
            logs=["perished", "lifted", "taken", "rolled", "aimed", "raided"],
        ),
    ),
    state=World,
    seats=(2, 3, 4),
    usual_seats=3,
    procedures=[
        procedure(Campaign, next_round),
        procedure(Round, collect, next_turn, unleash),
        procedure(Turn, hold_sieges, act, wear_down),
        procedure(Raids, next_band),
        procedure(Raid, aim, agree, strike),
    ],
    questions=(
        single("siege", Turn, siege_held, candidates=siege_choices),
        single("act", Turn, acted, candidates=acts),
        sealed("target", Raid, target_named, candidates=open_targets),
    ),
    begin=begin,
    result=result,
    bound=200,
    invariants=invariants,
    checks=(perish,),
)
