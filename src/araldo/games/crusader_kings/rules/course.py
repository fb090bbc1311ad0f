"""The course of the game: Eras, Rounds, the Plot phase, Turns and a card's play.

Chapters ERA, RND, TRN, and CK-GEN-04.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from araldo.games.crusader_kings.board import IDS, NUMBER
from araldo.games.crusader_kings.box import (
    ARCHBISHOP,
    CRUSADE,
    CRUSADES,
    DECK,
    DECKS,
    FACE,
    GUIDES,
    MARSHAL,
    MARSHAL_CALMS,
    OFFERS,
    ROUNDS,
    TURNS,
)
from araldo.games.crusader_kings.rules import (
    automata,
    bargain,
    build,
    crusade,
    elimination,
    events,
    intrigue,
    tax,
    war,
)
from araldo.games.crusader_kings.rules.era import clean_up, discard
from araldo.games.crusader_kings.rules.realm import (
    clockwise,
    human,
    lands_of,
    owns,
    play_order,
    present,
    word,
)
from araldo.games.crusader_kings.rules.rights import ask_open, breaking, trading
from araldo.games.crusader_kings.rules.score import close_game
from araldo.games.crusader_kings.state import (
    Course,
    DynastyPhase,
    EraDraw,
    Kings,
    Play,
    PlotPhase,
    Round,
    Turn,
    Upkeep,
)
from araldo.kernel import (
    AGAIN,
    ALL,
    Action,
    Option,
    Refusal,
    belows,
    bit,
    call,
    end,
    mix,
    note,
    procedure,
    sealed,
    see,
    single,
)

# -- Eras (CK-ERA-01, CK-ERA-08)


def open_era(s: Kings, f: Course) -> None:
    s.era += 1
    s.round = s.turn = 0
    s.phase = "draw"
    s.crusades = [0] * s.parties
    s.took = [[0] * len(DECKS) for _ in range(s.parties)]
    note(s, "era", era=s.era, rule="CK-ERA-01")
    if s.era == 1 and s.options["guide_hints"]:
        tell_guides(s)
    call(s, EraDraw())


def tell_guides(s: Kings) -> None:
    """CK-OPT-19: the opening plans of the strategy guides, for who plays the first Era."""
    for guide in GUIDES:
        name = f"guide.{guide['id']}"
        told: dict[str, Any] = {deck: guide["draw"][deck] for deck in DECKS}
        for key in ("round_1", "round_2", "round_3"):
            told[key] = [f"{name}.{key}.{i}" for i in range(len(guide[key]))]
        note(s, "guide", guide=name, aim=f"{name}.aim", court=f"{name}.dynasty_phase", **told, rule="CK-OPT-19")


def play_rounds(s: Kings, f: Course) -> int | None:
    if s.round == ROUNDS:
        return None
    call(s, Round())
    return AGAIN


def close_era(s: Kings, f: Course) -> int:
    if s.era == s.eras:
        return close_game(s)
    clean_up(s)
    f.step = 0
    return AGAIN


# -- Rounds (CK-RND-01)


def open_round(s: Kings, f: Round) -> None:
    s.round += 1
    s.turn = 0
    note(s, "round", era=s.era, round=s.round, rule="CK-RND-01")


def court_phase(s: Kings, f: Round) -> None:
    start_phase(s, "dynasty")
    call(s, DynastyPhase())


def plot_phase(s: Kings, f: Round) -> None:
    start_phase(s, "plot")
    call(s, PlotPhase())


def take_turns(s: Kings, f: Round) -> int | None:
    if s.turn == TURNS:
        s.active = -1
        return None
    s.turn += 1
    start_phase(s, "turn")
    call(s, Turn())
    return AGAIN


def upkeep_phase(s: Kings, f: Round) -> None:
    start_phase(s, "upkeep")
    if s.era < s.eras or s.round < ROUNDS or s.options["last_upkeep"] == "played":
        call(s, Upkeep())


def start_phase(s: Kings, phase: str) -> None:
    s.phase = phase
    s.active = -1
    s.offers_left = [OFFERS] * s.parties
    bargain.reopen(s)


# -- the Plot phase (CK-RND-03 to CK-RND-06)


def ask_cards(s: Kings, f: PlotPhase) -> int | None:
    seats = [p for p in range(s.seats) if present(s, p) and len(s.laid[p]) < TURNS and s.hands[p]]
    return ask_open(s, "plot", *seats) if seats else None


def crusade_limit(s: Kings, seat: int) -> int:
    """CK-CRU-01, CK-DEV-03: two Crusade cards an Era with the Archbishop, else one."""
    return CRUSADES if owns(s, seat, ARCHBISHOP) else 1


FACES = sorted(set(FACE))
_NUMBER = [FACES.index(face) for face in FACE]  # by card
_CRUSADE = [face.startswith("crusade.") for face in FACES]
LAYS: list[list[Action]] = [[("lay", a, b) for b in FACES] for a in FACES]


def refuse_pair(s: Kings, seat: int, crusades: int) -> Refusal | None:
    """CK-RND-04: the third Round needs a Crusade card if none was played; CK-RND-05: never too many."""
    if crusades and s.crusades[seat] + crusades > crusade_limit(s, seat):
        return Refusal("CK-RND-05", (("played", s.crusades[seat]), ("most", crusade_limit(s, seat))))
    if not crusades and s.round == ROUNDS and not s.crusades[seat] and any(DECK[c] == CRUSADE for c in s.hands[seat]):
        return Refusal("CK-RND-04")
    return None


def plot_weighed(s: Kings, f: PlotPhase, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    held = sorted(_NUMBER[c] for c in s.hands[seat])
    if len(held) == 1:
        yield ("lay", FACES[held[0]]), None
        return
    verdict = [refuse_pair(s, seat, crusades) for crusades in range(3)]
    for a in sorted(set(held)):
        for b in sorted(set(held)):
            if a != b or held.count(a) > 1:
                yield LAYS[a][b], verdict[_CRUSADE[a] + _CRUSADE[b]]


def plot_options(s: Kings, f: PlotPhase, seat: int) -> list[Option]:
    """The same, without the reasons."""
    held = sorted([_NUMBER[c] for c in s.hands[seat]])
    if len(held) == 1:
        return [("lay", FACES[held[0]])]
    kinds = sorted(set(held))
    twice = {a for a in kinds if held.count(a) > 1} if len(kinds) < len(held) else ()
    holy = [a for a in kinds if _CRUSADE[a]]
    room = crusade_limit(s, seat) - s.crusades[seat] if holy else 0
    none = not (holy and s.round == ROUNDS and not s.crusades[seat])
    two = room > 1
    if room < 1 or not holy:
        kinds = [a for a in kinds if not _CRUSADE[a]]
        return [row[b] for a in kinds for row in (LAYS[a],) for b in kinds if a != b or a in twice]
    found: list[Option] = []
    for a in kinds:
        row = LAYS[a]
        if _CRUSADE[a]:
            others = kinds if two else [b for b in kinds if not _CRUSADE[b]]
        else:
            others = kinds if none else holy
        found += [row[b] for b in others if a != b or a in twice]
    return found


def cards_chosen(s: Kings, f: PlotPhase, answers: dict[int, Action]) -> None:
    """CK-RND-03: face down, the first on top. Who had seen the hand no longer knows which card is where."""
    for seat, action in answers.items():
        hand = s.hands[seat]
        mine = bit(seat)
        if any(s.known[c] & ~mine for c in hand):
            mix(s, hand, mine)
        for face in action[1:]:
            card = next(c for c in sorted(hand) if FACE[c] == face)
            hand.remove(card)
            s.laid[seat].append(card)
        if s.options["show_card_kinds"]:
            s.backs[seat] = [DECK[c] for c in s.laid[seat]]
        if s.log is not None:
            note(s, "laid", house=word(s, seat), secret={"cards": list(action[1:])}, to=mine, rule="CK-RND-03")


def default_cards(s: Kings, f: PlotPhase, seat: int) -> Action:
    """The compulsory Crusade card in Round 3; Tax when poor; War cards in pairs; else the first that is legal."""
    legal = [a for a, why in plot_weighed(s, f, seat) if why is None]
    poor = s.gold[seat] < 3

    def rank(action: Option) -> tuple[bool, bool]:
        kinds = [face.split(".")[0] for face in action[1:]]
        return not (poor and kinds[0] == "tax"), kinds != ["war", "war"]

    return min(legal, key=rank)


# -- Turns


def line_up(s: Kings, f: Turn) -> None:
    """CK-GEN-04: the order is fixed when the Turn begins."""
    f.order = play_order(s)
    if s.options["play_order"] == "shuffled":
        shuffle_order(s, f.order)


def shuffle_order(s: Kings, order: list[int]) -> None:
    for i, j in zip(range(len(order) - 1, 0, -1), belows(s, range(len(order), 1, -1)), strict=True):
        order[i], order[j] = order[j], order[i]


def next_player(s: Kings, f: Turn) -> int | None:
    """CK-TRN-01: the next player reveals only when the one before has finished."""
    if f.at == len(f.order):
        if s.reached and s.options["jerusalem_end"] == "after_turn":
            return close_game(s)
        return None
    seat = f.order[f.at]
    f.at += 1
    if present(s, seat):
        call(s, Play(seat=seat))
    return AGAIN


def begin_play(s: Kings, f: Play) -> int | None:
    s.active = f.seat
    bargain.reopen(s)
    return end(s) if human(s, f.seat) and not s.laid[f.seat] else None


def ask_reveal(s: Kings, f: Play) -> int | None:
    """CK-TRN-06, CK-DEV-06: before revealing, the Marshal; Pacts may be broken (CK-PAC-07) and trades proposed."""
    if f.shown:
        return None
    if not human(s, f.seat):
        return ask_open(s, "turn_card", handler(s, f)) if trading(s) else turn_next(s, f)
    if trading(s) or breaking(s) or len(reveal_options(s, f, f.seat)) > 1:
        return ask_open(s, "reveal", f.seat)
    turn_up(s, f)
    return None


def handler(s: Kings, f: Play) -> int:
    """Who turns up the card of an automatic dynasty: the next player."""
    return next(p for p in clockwise(s, f.seat) if human(s, p))


def turn_options(s: Kings, f: Play, seat: int) -> list[Option]:
    return [("reveal",)]


def card_turned(s: Kings, f: Play, seat: int, action: Action) -> None:
    turn_next(s, f)


def turn_next(s: Kings, f: Play) -> int | None:
    """CK-AI-05: the next card of an automatic dynasty."""
    f.shown = True
    return None if automata.reveal(s, f.seat) else end(s)


def reveal_options(s: Kings, f: Play, seat: int) -> list[Option]:
    found: list[Option] = [("reveal",)]
    if not f.marshal and owns(s, seat, MARSHAL):
        found += [("marshal", IDS[t]) for t in lands_of(s, seat) if s.unrest[t]]
    return found


def revealed(s: Kings, f: Play, seat: int, action: Action) -> None:
    if action[0] == "reveal":
        turn_up(s, f)
    else:
        f.marshal = True
        calm(s, seat, NUMBER[action[1]])


def calm(s: Kings, party: int, land: int) -> None:
    s.unrest[land] -= min(MARSHAL_CALMS, s.unrest[land])
    note(s, "calmed", house=word(s, party), land=IDS[land], rule="CK-DEV-06")


def turn_up(s: Kings, f: Play) -> None:
    f.shown = True
    card = s.laid[f.seat].pop(0)
    if s.backs[f.seat]:
        s.backs[f.seat].pop(0)
    show_card(s, f.seat, card)


def show_card(s: Kings, party: int, card: int) -> None:
    s.table.append(card)
    see(s, card, ALL)
    s.took[party][DECK[card]] -= 1
    s.crusades[party] += DECK[card] == CRUSADE
    if s.log is not None:
        note(s, "revealed", house=word(s, party), card=FACE[card], rule="CK-TRN-01")


def default_reveal(s: Kings, f: Play, seat: int) -> Action:
    troubled = [t for t in lands_of(s, seat) if s.unrest[t]]
    if troubled and not f.marshal and owns(s, seat, MARSHAL):
        return ("marshal", IDS[max(troubled, key=lambda t: s.unrest[t])])
    return ("reveal",)


# -- the action of a card (CK-TRN-02 to CK-TRN-04)

VERBS: tuple[tuple[str, ...], ...] = (
    ("build", "develop"),
    ("plot", "overthrow"),
    ("mobilise", "invade"),
    ("tax",),
    ("crusade",),
)
ACTS: tuple[tuple[Action, ...], ...] = tuple(tuple((verb,) for verb in verbs) for verbs in VERBS)
NONE: Action = ("no_action",)


def refuse_action(s: Kings, seat: int, verb: str) -> Refusal | None:
    if verb in ("build", "develop"):
        return build.refuse_build(s, seat) if verb == "build" else build.refuse_develop(s, seat)
    if verb in ("plot", "overthrow"):
        return intrigue.refuse_plot(s, seat) if verb == "plot" else intrigue.refuse_overthrow(s, seat)
    if verb in ("mobilise", "invade"):
        return war.refuse_mobilise(s, seat) if verb == "mobilise" else war.refuse_invade(s, seat)
    return None


def compelled(s: Kings, seat: int) -> bool:
    """CK-TRN-04: the first Crusade card of an Era is used (CK-OPT-06)."""
    strict = s.options["compulsory_crusade"] == "strict"
    return strict and DECK[s.table[-1]] == CRUSADE and s.crusades[seat] == 1


def act_weighed(s: Kings, f: Play, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    for verb in VERBS[DECK[s.table[-1]]]:
        yield (verb,), refuse_action(s, seat, verb)
    yield NONE, None


def act_options(s: Kings, f: Play, seat: int) -> list[Option]:
    """The same, without the reasons."""
    found: list[Option] = [verb for verb in ACTS[DECK[s.table[-1]]] if refuse_action(s, seat, verb[0]) is None]
    found.append(NONE)
    return found


def ask_action(s: Kings, f: Play) -> int | None:
    if f.acted:
        return None
    if not human(s, f.seat):
        f.acted = True
        automata.act(s, f.seat, DECK[s.table[-1]])
        return None
    if compelled(s, f.seat):
        begin_action(s, f, "crusade")
        return None
    return ask_open(s, "act", f.seat)


def acted(s: Kings, f: Play, seat: int, action: Action) -> None:
    begin_action(s, f, action[0])


ACTIONS = {
    "build": build.start_build,
    "develop": build.start_develop,
    "plot": intrigue.start_plot,
    "overthrow": intrigue.start_overthrow,
    "mobilise": war.start_mobilise,
    "invade": war.start_invade,
    "tax": tax.start_tax,
    "crusade": crusade.start_crusade,
}


def begin_action(s: Kings, f: Play, verb: str) -> None:
    """CK-TRN-02: one of the actions of the card, or none."""
    f.acted = True
    if s.log is not None:
        note(s, "acts", house=word(s, f.seat), action=verb, rule="CK-TRN-02")
    if verb != NONE[0]:
        ACTIONS[verb](s, f.seat)


def default_act(s: Kings, f: Play, seat: int) -> Action:
    """The first legal action, or none."""
    return next(a for a, why in act_weighed(s, f, seat) if why is None)


def after_action(s: Kings, f: Play) -> int | None:
    return elimination.settle(s)


def ask_event(s: Kings, f: Play) -> int | None:
    """CK-PAC-07: who has a Pact to break may also do so between action and event."""
    if f.resolved or not breaking(s) or not present(s, f.seat):
        return None
    return ask_open(s, "go_on", f.seat)


def event_options(s: Kings, f: Play, seat: int) -> list[Option]:
    return [("go_on",)]


def event_wanted(s: Kings, f: Play, seat: int, action: Action) -> None:
    f.resolved = True


def hold_event(s: Kings, f: Play) -> None:
    """CK-EVT-01, CK-TRN-03: always, after the action; not for who has just left (CK-ELM-11)."""
    f.resolved = True
    if present(s, f.seat):
        events.start_event(s, f.seat, s.table[-1])


def after_event(s: Kings, f: Play) -> int | None:
    return elimination.settle(s)


def put_down(s: Kings, f: Play) -> int:
    if s.table:
        discard(s, s.table.pop())
    if s.reached and s.options["jerusalem_end"] == "after_event":
        return close_game(s)
    return end(s)


PROCEDURES = [
    procedure(Course, open_era, play_rounds, close_era),
    procedure(Round, open_round, court_phase, plot_phase, take_turns, upkeep_phase),
    procedure(PlotPhase, ask_cards),
    procedure(Turn, line_up, next_player),
    procedure(Play, begin_play, ask_reveal, ask_action, after_action, ask_event, hold_event, after_event, put_down),
]
QUESTIONS = [
    sealed("plot", PlotPhase, cards_chosen, candidates=plot_weighed, options=plot_options, default=default_cards),
    single("reveal", Play, revealed, options=reveal_options, default=default_reveal),
    single("go_on", Play, event_wanted, options=event_options),
    single("turn_card", Play, card_turned, options=turn_options),
    single("act", Play, acted, candidates=act_weighed, options=act_options, default=default_act),
]
