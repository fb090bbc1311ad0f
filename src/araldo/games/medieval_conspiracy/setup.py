"""Chapters 4.4, 4.22 and what 4.23 and 4.24 change of it: how a game is set up."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any

from araldo.games.medieval_conspiracy.board import (
    BORDERS,
    CHURCH_FIEFS,
    COUNT,
    IDS,
    KIND,
    NUMBER,
    ROADS_OF,
    SECULAR_FIEFS,
    in_play,
)
from araldo.games.medieval_conspiracy.box import (
    ACTION_CARDS,
    CASTLES,
    CITIES,
    ELECTOR_CARDS,
    FACE,
    FAMILY,
    FIEFS,
    KNIGHT,
    KNIGHTS,
    MERCENARIES,
    MERCENARY,
    MONASTERIES,
    MORE_KNIGHTS,
    MORE_MERCENARIES,
    PIECES,
    RELICS,
    START_CARDS,
    START_DUCATS,
    START_HEIRS,
    START_KNIGHTS,
    START_MERCENARIES,
    load,
)
from araldo.games.medieval_conspiracy.rules.events import build_deck
from araldo.games.medieval_conspiracy.rules.masters import recount
from araldo.games.medieval_conspiracy.rules.realm import give, lands_of, put, raise_unit, turn_order
from araldo.games.medieval_conspiracy.state import Conspiracy, Founding, Halving, WholeGame
from araldo.kernel import (
    Action,
    BadSetup,
    Option,
    Refusal,
    Setup,
    ask,
    below,
    bit,
    call,
    draw,
    move,
    note,
    open_books,
    pick,
    procedure,
    sealed,
    shuffle,
    single,
    stock,
)
from araldo.kernel.chance import belows

FIXED: dict[str, dict[str, Any]] = {x["id"]: x for x in load("scenarios.toml")["scenario"] if "seat" in x}
Weighed = Iterator[tuple[Option, Refusal | None]]


def check_setup(setup: Setup) -> None:
    start = setup.choices.get("start", 0)
    if type(start) is not int or not 0 <= start < setup.seats:
        raise BadSetup(f"start: a seat from 0 to {setup.seats - 1}", "bad-choice", choice="start")
    name = setup.choices.get("scenario")
    if name is not None and (name not in FIXED or setup.seats != len(FIXED[name]["seat"])):
        known = ", ".join(f"{name} ({len(fixed['seat'])} seats)" for name, fixed in FIXED.items())
        raise BadSetup(f"scenario: {known}", "bad-choice", choice="scenario")


def begin(s: Conspiracy, setup: Setup) -> None:
    """MC-SET-03 follows (`Halving`).

    MC-SET-01, MC-SET-02, MC-SET-12, MC-SET-13: everything on the table; who begins is drawn, unless the host says.
    """
    stock(s, PIECES)
    n = s.seats
    s.owner, s.units = [-1] * COUNT, [[] for _ in range(COUNT)]
    s.realms, s.trade, s.rents = [[] for _ in range(n)], [0] * n, [0] * n
    s.castle, s.monastery, s.city, s.relic = ([0] * COUNT for _ in range(4))
    s.left = [CASTLES, MONASTERIES, CITIES, RELICS]
    s.heirs = [[0, 0] for _ in range(n)]
    s.family, s.knights, s.mercenaries = [FAMILY] * n, [KNIGHTS] * n, [MERCENARIES] * n
    s.prisons = [[] for _ in range(n)]
    s.cash, s.tied = [START_DUCATS] * n, [0] * n  # MC-SET-11
    s.counted = list(s.cash) if s.options["open_money"] else []
    open_books(s, s.cash)
    s.tracks, s.since = ([[0] * n for _ in range(3)] for _ in range(2))
    s.masters, s.votes, s.waived = [-1] * 3, [-1] * 3, [False] * 3
    s.feuds = [0] * n
    lay_cards(s)
    s.active = setup.choices["start"] if "start" in setup.choices else below(s, n)
    note(s, "starts", rule="MC-SET-02", seat=s.active)
    if (name := setup.choices.get("scenario")) is not None:
        lay_scenario(s, FIXED[name])
        return
    call(s, Founding())
    half = s.options["two_player_half"] if n == 2 else "full"
    if half == "choose":
        call(s, Halving())
    else:
        s.lands = in_play(half)


def lay_cards(s: Conspiracy) -> None:
    s.hands, s.elector_held = [[] for _ in range(s.seats)], [[] for _ in range(s.seats)]
    s.action_deck, s.elector_deck = list(ACTION_CARDS), list(ELECTOR_CARDS)
    shuffle(s, s.action_deck)
    shuffle(s, s.elector_deck)
    build_deck(s)


# -- a fixed position, such as the rulebook's tutorial (data/scenarios.toml)


def lay_scenario(s: Conspiracy, fixed: dict[str, Any]) -> None:
    """Lands, troops, heirs and hands as given; what is drawn first lies on top of the decks."""
    s.lands = in_play("full")
    s.active = 0
    for seat, family in enumerate(fixed["seat"]):
        for land in (*family["secular"], family["ecclesiastical"]):
            mark(s, seat, NUMBER[land])
        for land, there in family["troops"].items():
            for kind, count in ((KNIGHT, there["knights"]), (MERCENARY, there["mercenaries"])):
                put(s, NUMBER[land], [raise_unit(s, seat, kind) for _ in range(count)])
        s.heirs[seat] = [family["heirs"]["secular"], family["heirs"]["ecclesiastical"]]
        s.family[seat] -= sum(s.heirs[seat])
        for kind in family["hand"]:
            move(s, next(c for c in s.action_deck if FACE[c] == kind), s.action_deck, s.hands[seat], bit(seat))
    on_top(s.event_deck, fixed["event_draw"])
    on_top(s.action_deck, [fixed["action_draws"][name] for name in fixed["turn_order"]])
    recount(s)
    call(s, WholeGame())


def on_top(deck: list[int], kinds: list[str]) -> None:
    """Cards of these kinds are the next to be drawn, in this order."""
    for kind in reversed(kinds):
        card = next(c for c in deck if FACE[c] == kind)
        deck.remove(card)
        deck.append(card)


# -- two players (MC-TWO-01, MC-DEC-01)


def ask_half(s: Conspiracy, f: Halving) -> int | None:
    return ask(s, "half", *range(s.seats)) if not f.chosen else None


def halves(s: Conspiracy, f: Halving, seat: int) -> Weighed:
    for half in ("north", "south"):
        yield ("half", half), None


def half_chosen(s: Conspiracy, f: Halving, answers: dict[int, Action]) -> None:
    wishes = sorted({action[1] for action in answers.values()})
    f.chosen = wishes[0] if len(wishes) == 1 else pick(s, wishes)
    note(s, "half", rule="MC-TWO-01", half=f.chosen)
    s.lands = in_play(f.chosen)


# -- fiefs


def deal_fiefs(s: Conspiracy, f: Founding) -> None:
    """MC-SET-04, MC-QCK-01, MC-TWO-02: secular fief cards at random; the rest stay neutral."""
    deck = [t for t in SECULAR_FIEFS if t in s.lands]
    for i, j in zip(range(len(deck) - 1, 0, -1), belows(s, range(len(deck), 1, -1)), strict=True):
        deck[i], deck[j] = deck[j], deck[i]
    each = FIEFS[s.seats][int(s.options["quick_extra_fief"])]
    for seat in turn_order(s):
        dealt = [deck.pop() for _ in range(each)]
        for land in dealt:
            mark(s, seat, land)
        note(s, "dealt", rule="MC-SET-04", seat=seat, lands=[IDS[t] for t in sorted(dealt)])


def mark(s: Conspiracy, seat: int, land: int) -> None:
    give(s, land, seat)
    s.family[seat] -= 1


def ask_church(s: Conspiracy, f: Founding) -> int | None:
    """MC-SET-05, MC-AMB-50."""
    return ask(s, "church", turn_order(s)[f.at]) if f.at < s.seats else None


def churches(s: Conspiracy, f: Founding, seat: int) -> Weighed:
    for land in CHURCH_FIEFS:
        if land in s.lands:
            yield ("choose", IDS[land]), Refusal("MC-SET-05") if s.owner[land] >= 0 else None


def default_church(s: Conspiracy, f: Founding, seat: int) -> Action:
    """MC-DEC-02: most borders to own fiefs."""
    free = [t for t in CHURCH_FIEFS if t in s.lands and s.owner[t] < 0]
    return ("choose", IDS[max(free, key=lambda t: (sum(s.owner[b] == seat for b in BORDERS[t]), -t))])


def church_chosen(s: Conspiracy, f: Founding, seat: int, action: Action) -> None:
    f.at += 1
    mark(s, seat, NUMBER[action[1]])
    note(s, "church", rule="MC-SET-05", seat=seat, land=action[1])


# -- troops, in secret (MC-SET-07 to MC-SET-09, MC-DEC-03)


def ask_placement(s: Conspiracy, f: Founding) -> int | None:
    if f.placed:
        return None
    return ask(s, "place" if s.options["show_clergy_placement"] else "place_secretly", *turn_order(s))


def forces(s: Conspiracy) -> tuple[int, int]:
    """MC-SET-07, MC-WRE-01: knights and mercenaries to place."""
    more = int(s.options["war_emphasis"])
    return START_KNIGHTS + MORE_KNIGHTS * more, START_MERCENARIES + MORE_MERCENARIES * more


def placements(s: Conspiracy, f: Founding, seat: int) -> list[Option]:
    knights, mercenaries = forces(s)
    lands = [IDS[t] for t in lands_of(s, seat)]
    return [
        ("deploy", *k, *m)
        for k in combinations_with_replacement(lands, knights)
        for m in combinations_with_replacement(lands, mercenaries)
    ]


def default_placement(s: Conspiracy, f: Founding, seat: int) -> Action:
    knights, mercenaries = forces(s)
    lands = lands_of(s, seat)
    church = next(t for t in lands if KIND[t] == "ecclesiastical")
    busy = sorted((t for t in lands if t != church), key=lambda t: (-ROADS_OF[t], t))[:2]
    chosen = sorted(busy[i % 2] for i in range(mercenaries))
    return ("deploy", *[IDS[church]] * knights, *(IDS[t] for t in chosen))


def clergy_shown(action: Action) -> Action:
    """MC-SET-08: another back: the others see what lies on the church card."""
    return (action[0], *(t if KIND[NUMBER[t]] == "ecclesiastical" else "secular" for t in action[1:]))


def placed(s: Conspiracy, f: Founding, answers: dict[int, Action]) -> None:
    """MC-SET-09."""
    f.placed, f.at = True, 0
    knights, _ = forces(s)
    for seat in turn_order(s):
        for i, land in enumerate(answers[seat][1:]):
            put(s, NUMBER[land], [raise_unit(s, seat, KNIGHT if i < knights else MERCENARY)])
        lands = list(answers[seat][1:])
        note(s, "troops", rule="MC-SET-09", seat=seat, knights=lands[:knights], mercenaries=lands[knights:])


# -- heirs, cards (MC-SET-10, MC-SET-11)


def ask_heirs(s: Conspiracy, f: Founding) -> int | None:
    return ask(s, "heirs", turn_order(s)[f.at]) if f.at < s.seats else None


def splits(s: Conspiracy, f: Founding, seat: int) -> Weighed:
    for secular in range(START_HEIRS + 1):
        yield ("heirs", secular, START_HEIRS - secular), None


def heirs_chosen(s: Conspiracy, f: Founding, seat: int, action: Action) -> None:
    f.at += 1
    s.family[seat] -= START_HEIRS
    s.heirs[seat] = list(action[1:])
    note(s, "heirs", rule="MC-SET-10", seat=seat, secular=action[1], church=action[2])


def deal_cards(s: Conspiracy, f: Founding) -> None:
    for seat in turn_order(s):
        for _ in range(START_CARDS):
            draw(s, s.action_deck, s.hands[seat], bit(seat))
    recount(s)  # MC-SET-06
    call(s, WholeGame())


def default_heirs(s: Conspiracy, f: Founding, seat: int) -> Action:
    return ("heirs", START_HEIRS // 2, START_HEIRS - START_HEIRS // 2)


PROCEDURES = [
    procedure(Halving, ask_half),
    procedure(Founding, deal_fiefs, ask_church, ask_placement, ask_heirs, deal_cards),
]

QUESTIONS = [
    sealed("half", Halving, half_chosen, candidates=halves),
    single("church", Founding, church_chosen, candidates=churches, default=default_church),
    sealed("place", Founding, placed, options=placements, default=default_placement, shown=clergy_shown),
    sealed("place_secretly", Founding, placed, options=placements, default=default_placement),
    single("heirs", Founding, heirs_chosen, candidates=splits, default=default_heirs),
]
