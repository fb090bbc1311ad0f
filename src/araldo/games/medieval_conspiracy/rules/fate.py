"""Chapter 4.10: the Fate Phase: deaths and births (MC-FATE)."""

from __future__ import annotations

from collections.abc import Iterator

from araldo.games.medieval_conspiracy.board import ELECTORATE, ESTATE, IDS, NUMBER
from araldo.games.medieval_conspiracy.box import (
    DEATH,
    ESTATES,
    SECULAR,
    TWINS,
)
from araldo.games.medieval_conspiracy.rules.events import gain
from araldo.games.medieval_conspiracy.rules.ownstep import held_ask, out_of_place, own_step
from araldo.games.medieval_conspiracy.rules.realm import discard, immune, kinds_held, turn_order
from araldo.games.medieval_conspiracy.state import (
    Birth,
    Conspiracy,
    Death,
    ElectorDeath,
    Fate,
    FateTurn,
    Rearing,
    Window,
)
from araldo.kernel import (
    AGAIN,
    Action,
    Option,
    Refusal,
    below,
    call,
    either,
    end,
    note,
    procedure,
    single,
)

Weighed = Iterator[tuple[Option, Refusal | None]]
KILL: tuple[Action, ...] = tuple(("kill", name) for name in IDS)


def next_fate(s: Conspiracy, f: Fate) -> int | None:
    """MC-FATE-01: each result is finished before the next player rolls."""
    if f.at == s.seats:
        return end(s)
    f.at += 1
    call(s, FateTurn(seat=turn_order(s)[f.at - 1]))
    return AGAIN


def before_roll(s: Conspiracy, f: FateTurn) -> None:
    own_step(s, f.seat)


def roll_fate(s: Conspiracy, f: FateTurn) -> None:
    f.roll = below(s, 6) + 1
    note(s, "rolled", rule="MC-FATE-01", seat=f.seat, value=f.roll)


def ask_witch(s: Conspiracy, f: FateTurn) -> int | None:
    """MC-FATE-08, window `own_fate_roll`: Witch in the Woods works at once (MC-REA-09)."""
    if f.roll in DEATH or f.witch or not s.hands[f.seat]:
        return None
    return held_ask(s, "own_fate_roll", f.seat)


def witches(s: Conspiracy, f: FateTurn, seat: int) -> Weighed:
    yield ("pass",), None
    for kind in kinds_held(s, seat):
        yield ("play", kind), None if kind == "witch_in_the_woods" else out_of_place(kind)


def witch_asked(s: Conspiracy, f: FateTurn, seat: int, action: Action) -> None:
    f.witch = True
    if action[0] == "play":
        discard(s, seat, action[1])
        note(s, "played", rule="MC-ACT-01", seat=seat, card=action[1])
        f.roll = DEATH[0]


def bear(s: Conspiracy, f: FateTurn) -> None:
    """MC-FATE-05, MC-FATE-07."""
    if f.roll not in DEATH:
        f.chosen = True
        call(s, Birth(seat=f.seat, children=2 if f.roll in TWINS else 1))


def ask_death(s: Conspiracy, f: FateTurn) -> int | None:
    """MC-FATE-02: a choice is compulsory."""
    return None if f.chosen else held_ask(s, "fate", f.seat)


def mortals(s: Conspiracy, f: FateTurn, seat: int) -> Weighed:
    for land in s.lands:
        if not ELECTORATE[land]:
            yield KILL[land], death_refused(s, land)
    yield ("elector",), None


def mortal_options(s: Conspiracy, f: FateTurn, seat: int) -> list[Option]:
    castle, owner = s.castle, s.owner
    safe = {other for other in range(s.seats) if immune(s, other)}
    found: list[Option] = [KILL[t] for t in s.lands if not (castle[t] or ELECTORATE[t] or owner[t] in safe)]
    found.append(("elector",))
    return found


def death_refused(s: Conspiracy, land: int) -> Refusal | None:
    """MC-FATE-03, MC-BLD-01, MC-BLD-03, MC-IMM-01, MC-AMB-41."""
    if s.castle[land]:
        return Refusal("MC-BLD-01")
    return Refusal("MC-IMM-01") if immune(s, s.owner[land]) else None


def default_death(s: Conspiracy, f: FateTurn, seat: int) -> Action:
    """MC-DEC-13: a neutral fief that would bring most income; else an Elector."""
    neutral = [
        land
        for land in s.lands
        if not ELECTORATE[land] and s.owner[land] < 0 and death_refused(s, land) is None and s.heirs[seat][ESTATE[land]]
    ]
    return ("kill", IDS[max(neutral, key=lambda t: (gain(s, seat, t), -t))]) if neutral else ("elector",)


def death_chosen(s: Conspiracy, f: FateTurn, seat: int, action: Action) -> None:
    f.chosen = True
    if action[0] == "elector":
        note(s, "fate_elector", rule="MC-FATE-04", seat=seat)
        call(s, ElectorDeath())
    else:
        note(s, "fate_death", rule="MC-FATE-02", seat=seat, land=action[1])
        call(s, Death(namer=seat, fief=NUMBER[action[1]]))


def after_fate(s: Conspiracy, f: FateTurn) -> None:
    own_step(s, f.seat)


# -- births


def announce(s: Conspiracy, f: Birth) -> None:
    note(s, "born", rule="MC-FATE-07" if f.children > 1 else "MC-FATE-05", seat=f.seat, count=f.children)
    call(s, Window(kind="birth", opener=f.seat))


def ask_education(s: Conspiracy, f: Birth | Rearing) -> int | None:
    """MC-FATE-05, MC-GEN-10: one marker a child, as far as there are markers."""
    if f.children <= 0 or (s.family[f.seat] <= 0 and s.options["component_limits"]):
        return None
    return held_ask(s, "educate", f.seat)


def schools(s: Conspiracy, f: object, seat: int) -> Weighed:
    for area in ESTATES:
        yield ("educate", area), None


def default_school(s: Conspiracy, f: object, seat: int) -> Action:
    """MC-DEC-15: where there are fewer heirs; secular if equal."""
    return ("educate", ESTATES[int(s.heirs[seat][1] < s.heirs[seat][SECULAR])])


def educated(s: Conspiracy, f: Birth | Rearing, seat: int, action: Action) -> None:
    """MC-FATE-07, MC-AMB-19: twins go to one area, unless the option lets them part."""
    count = 1 if s.options["twins_may_split"] else f.children
    if s.options["component_limits"]:
        count = min(count, s.family[seat])
    raise_heirs(s, seat, action[1], count)
    f.children = f.children - 1 if s.options["twins_may_split"] else 0


def raise_heirs(s: Conspiracy, seat: int, area: str, count: int) -> None:
    s.family[seat] -= count
    s.heirs[seat][ESTATES.index(area)] += count
    note(s, "educated", rule="MC-FATE-05", seat=seat, area=area, count=count)


PROCEDURES = [
    procedure(Fate, next_fate),
    procedure(FateTurn, before_roll, roll_fate, ask_witch, bear, ask_death, after_fate),
    procedure(Birth, announce, ask_education),
    procedure(Rearing, ask_education),
]

QUESTIONS = [
    single("own_fate_roll", FateTurn, witch_asked, candidates=witches, default=lambda s, f, seat: ("pass",)),
    single("fate", FateTurn, death_chosen, candidates=mortals, options=mortal_options, default=default_death),
    single("educate", either(Birth, Rearing), educated, candidates=schools, default=default_school),
]
