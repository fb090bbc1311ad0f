"""Every game that can be found keeps the contract; a game that breaks it is found out, with the promise it breaks."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from araldo.kernel import Action, Game, Option, Procedure, Question, Refusal, Setup, ask, discover, note, public, shared
from araldo.kernel.contract import check_game
from araldo.kernel.errors import BadSetup, ContractBroken
from araldo.table.series import check_series, is_series
from tests.contract.support import tiny

TINY = tiny()
GAMES = [discover.load(name) for name in discover.names()]


def setups(game: Game) -> Iterator[tuple[str, Setup]]:
    """Each number of seats as it comes, and each other value of each table option once."""
    for seats in game.seats:
        yield f"{game.id}-{seats}", game.setup(seats)
    for option in game.options_table.values():
        for value in option.values:
            if value != option.default:
                yield f"{game.id}-{option.id}-{value}", first_setup(game, {option.id: value})


def first_setup(game: Game, options: dict[str, Any]) -> Setup:
    for seats in game.seats:
        try:
            return game.setup(seats, options)
        except BadSetup:
            continue
    raise AssertionError(f"{game.id}: no number of seats allows {options}")


@pytest.mark.parametrize(("game", "setup"), [pytest.param(g, s, id=name) for g in GAMES for name, s in setups(g)])
def test_every_game_keeps_the_contract(game: Game, setup: Setup) -> None:
    if is_series(game, setup):
        check_series(game, setup, seed=1, full=False)
    else:
        # A game without a promised end is long: here its beginning, in its own tests the rest.
        check_game(game if game.adjudicate is None else game.but(bound=60), setup, seed=1)


def test_a_third_party_game_is_found_without_being_installed() -> None:
    assert discover.names()["tiny"] == "tinygame:GAME"


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_every_option_and_refusal_of_a_table_names_a_rule_and_has_words(game: Game) -> None:
    for option in game.options_table.values():
        assert option.rule in game.rules, option.id
        assert option.default in option.values, option.id
        assert option.label["en"] != option.id, f"{option.id} has no label"
        assert option.label["it"] != option.id, f"{option.id} has no label"
        assert len(option.labels["en"]) == len(option.labels["it"]) == len(option.values), option.id
    assert game.texts.ids["en"] == game.texts.ids["it"]


# -- broken games: each one is the tiny game with a single fault


def changed(question: Question, **changes: Any) -> Question:
    twin = copy(question)
    for name, value in changes.items():
        setattr(twin, name, value)
    return twin


def with_question(kind: str, **changes: Any) -> Game:
    questions = [changed(q, **changes) if q.kind == kind else q for q in TINY.questions.values()]
    return TINY.but(questions=questions)


def question(kind: str) -> Question:
    return TINY.questions[kind]


def after(kind: str, extra: Callable[..., None]) -> Game:
    """The tiny game in which something more happens with each answer of a kind."""
    answer = question(kind).answer

    def answered(s: Any, f: Any, *rest: Any) -> None:
        answer(s, f, *rest)
        extra(s, f, *rest)

    return with_question(kind, answer=answered)


def with_state(game: Game, state: type[Any]) -> Game:
    return game.but(state=state)


def view_shows_the_next_card() -> Game:
    @dataclass(slots=True)
    class Leaky(TINY.state):  # type: ignore[name-defined,misc]
        next_card: int = public(-1)

    def peek(s: Any, f: Any, *rest: Any) -> None:
        s.next_card = s.deck[-1] if s.deck else -1

    return with_state(after("open", peek), Leaky)


def log_tells_what_was_sold() -> Game:
    return after("sell", lambda s, f, seat, action: note(s, "staked", seat=seat, card=action[1]))


def move_tells_what_was_sold() -> Game:
    return with_question("sell", shown=None)


def options_depend_on_a_hidden_hand() -> Game:
    def candidates(s: Any, f: Any, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
        yield from question("open").candidates(s, f, seat)  # type: ignore[misc]
        yield ("open", f"after{sorted(s.hands[seat - 1])}".translate({32: None, 44: 46, 91: None, 93: None})), None

    return with_question("open", candidates=candidates)


def options_double() -> Game:
    def options(s: Any, f: Any, seat: int) -> list[Option]:
        return [("pass",), *(c for c, why in question("stake").candidates(s, f, seat) if why is None)]  # type: ignore[misc]

    return with_question("stake", options=options)


def options_miss_a_candidate() -> Game:
    return with_question("open", options=lambda s, f, seat: [("open", "dear")])


def asking_step_pays() -> Game:
    def open_fair(s: Any, f: Any) -> int | None:
        if f.wins:
            return None
        s.coins[f.opener] += 1
        return ask(s, "open", f.opener)

    steps = [
        Procedure(cls, tuple(open_fair if step.__name__ == "open_fair" else step for step in steps))
        for cls, steps in TINY.steps.items()
    ]
    return TINY.but(procedures=steps)


def clones_share_a_list() -> Game:
    @dataclass(slots=True)
    class Shared(TINY.state):  # type: ignore[name-defined,misc]
        tally: list[int] = shared(factory=list)

    return with_state(after("open", lambda s, f, seat, action: s.tally.append(seat)), Shared)


def default_is_not_legal() -> Game:
    def default(s: Any, f: Any, seat: int) -> Action:
        return ("open", "tomorrow")

    return with_question("open", default=default)


def refusal_names_no_rule() -> Game:
    def candidates(s: Any, f: Any, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
        yield ("pass",), None
        yield ("thief",), Refusal("TI-NONE-99")

    return with_question("thief", candidates=candidates)


def event_names_no_rule() -> Game:
    return after("sell", lambda s, f, seat, action: note(s, "nobody", rule="TI-NONE-99"))


def card_is_lost() -> Game:
    return after("sell", lambda s, f, seat, action: s.deck.pop())


def last_card_is_seen_without_a_word() -> Game:
    def look(s: Any, f: Any, seat: int, action: Action) -> None:
        if s.deck:
            s.known[s.deck[-1]] |= 1 << seat

    return after("open", look)


def game_never_ends() -> Game:
    return TINY.but(bound=10)


BROKEN: list[tuple[Callable[[], Game], str]] = [
    (view_shows_the_next_card, "what a viewer cannot see changes nothing that it is shown"),
    (log_tells_what_was_sold, "what a viewer cannot see changes nothing that it is shown"),
    (move_tells_what_was_sold, "a move tells nobody more than that viewer learns"),
    (options_depend_on_a_hidden_hand, "imagine keeps the viewer's view, options, refusals and default"),
    (options_double, "options are never duplicated"),
    (options_miss_a_candidate, "the options are the candidates that pass"),
    (asking_step_pays, "a step that asks changes nothing"),
    (clones_share_a_list, "no earlier state ever changes"),
    (default_is_not_legal, "the default answer is legal"),
    (refusal_names_no_rule, "every refusal names an existing rule"),
    (event_names_no_rule, "every event names an existing rule"),
    (card_is_lost, "the game's invariants hold"),
    (last_card_is_seen_without_a_word, "undo stops at anything newly seen"),
    (game_never_ends, "a random game ends within its bound"),
]


@pytest.mark.parametrize(("broken", "promise"), BROKEN, ids=lambda x: getattr(x, "__name__", ""))
def test_a_fault_is_found_with_the_promise_it_breaks(broken: Callable[[], Game], promise: str) -> None:
    assert fault(broken()) == promise


@pytest.mark.parametrize("message", ["prompt-stake", "option-reroll", "log-won"])
def test_a_missing_text_is_found(tmp_path: Path, message: str) -> None:
    folder = tmp_path / "tinygame"
    shutil.copytree(TINY.folder, folder)
    texts = folder / "texts" / "it.ftl"
    lines = [line for line in texts.read_text(encoding="utf-8").splitlines() if not line.startswith(message)]
    texts.write_text("\n".join(lines), encoding="utf-8")
    assert fault(TINY.but(folder=folder)) == "every message exists in both languages"


def fault(game: Game) -> str:
    """The promise that a few games show to be broken."""
    for seed in range(8):
        try:
            check_game(game, game.setup(3), seed)
        except ContractBroken as error:
            return str(error.params["promise"])
    return "none was found"
