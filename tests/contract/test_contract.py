"""Every game that can be found keeps the contract; a game that breaks it is found out, with the promise it breaks."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import dataclass
from itertools import count, product
from pathlib import Path
from typing import Any

import pytest

from araldo.kernel import (
    About,
    Action,
    Game,
    Option,
    Outcome,
    Procedure,
    Question,
    Refusal,
    Setup,
    ask,
    discover,
    key_from_seed,
    note,
    owned,
    public,
    secret,
    shared,
)
from araldo.kernel.catalogue import LANGUAGES
from araldo.kernel.contract import check_game, check_position
from araldo.kernel.errors import BadSetup, ContractBroken, Malformed
from araldo.kernel.record import new_record, verify
from araldo.kernel.setups import distinct, idle_values, pairwise
from araldo.kernel.telling import Brief, Cost, Hint, Phrase, Row, Table, Tells
from araldo.table.series import check_series, is_series
from tests.contract.support import fault, tiny

TINY = tiny()
GAMES = [discover.load(name) for name in discover.names()]


def all_series(game: Game) -> Iterator[tuple[str, Setup]]:
    """Each value of an option that makes a match a series, at the first number of seats that allows it."""
    for option in game.options_table.values() if game.series is not None else ():
        for value in option.values:
            for seats in game.seats:
                with contextlib.suppress(BadSetup):
                    setup = game.setup(seats, {option.id: value})
                    if is_series(game, setup):
                        yield f"{game.id}-{option.id}-{value}", setup
                    break


@pytest.mark.parametrize("setup", pairwise(TINY), ids=lambda s: f"{s.seats}-{s.options}")
def test_a_third_party_game_keeps_the_contract_at_every_decision(setup: Setup) -> None:
    check_game(TINY, setup, seed=1)


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_set_ups_that_play_differently_keep_the_contract(game: Game) -> None:
    """Every pair of option values meets in one of them. What is proved at every decision: `tests/proof`."""
    short = game if game.adjudicate is None else game.but(bound=100)
    for seed, setup in enumerate(distinct(game, pairwise(game), decisions=100)):
        check_game(short, setup, seed, full=False)


@pytest.mark.parametrize(
    ("game", "seats"), [pytest.param(g, seats, id=f"{g.id}-{seats}") for g in GAMES for seats in g.seats]
)
def test_every_number_of_seats_keeps_the_full_contract_for_a_while(game: Game, seats: int) -> None:
    """Kept positions are of small tables, where things happen soon."""
    check_game(game.but(bound=20, adjudicate=game.adjudicate or game.result), game.setup(seats), seed=seats)


@pytest.mark.parametrize(("game", "setup"), [pytest.param(g, s, id=name) for g in GAMES for name, s in all_series(g)])
def test_every_series_keeps_the_contract(game: Game, setup: Setup) -> None:
    check_series(game, setup, seed=1, full=False)


def test_set_ups_meet_in_pairs_and_those_that_play_alike_are_dropped() -> None:
    met = {(s.seats, s.options["rounds"], s.options["thieves"]) for s in pairwise(TINY)}
    for pair in ((0, 1), (0, 2), (1, 2)):
        assert {(m[pair[0]], m[pair[1]]) for m in met} == set(
            product(*[((2, 3), (3, 5), (True, False))[axis] for axis in pair])
        )
    again = [TINY.setup(2), TINY.setup(2), TINY.setup(2, {"rounds": 3})]
    assert distinct(TINY, again) == [again[0], again[2]]


def test_a_value_of_an_option_that_changes_nothing_is_found() -> None:
    assert idle_values(TINY, 60, 1) == []

    def begin(s: Any, setup: Setup) -> None:
        s.options = {**s.options, "thieves": True}
        TINY.begin(s, setup)

    assert idle_values(TINY.but(begin=begin), 60, 1) == [("thieves", True), ("thieves", False)]


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
    # A name may need its gender and article in one language only; elsewhere the game's namer says it.
    said = [{i for i in game.texts.ids[lang] if not i.startswith("name-")} for lang in LANGUAGES]
    assert said[0] == said[1]


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_nothing_lies_in_the_data_that_no_code_reads(game: Game) -> None:
    """A record names the hash of these files: what only a drawing or a test reads does not belong there."""
    code = "".join(path.read_text(encoding="utf-8") for path in game.folder.rglob("*.py"))
    files = {path.name for path in (game.folder / "data").iterdir()} - {"options.toml"}
    assert {name for name in files if f'"{name}"' not in code} == set()


def test_a_record_of_former_data_that_said_the_same_is_still_good() -> None:
    record = new_record(TINY, TINY.setup(2), key_from_seed(1))
    record.data = "0123456789abcdef"
    with pytest.raises(Malformed, match="other data"):
        verify(TINY, record)
    assert verify(TINY.but(former_data=(record.data,)), record) is None


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


def deal_is_logged() -> Game:
    def begin(s: Any, setup: Setup) -> None:
        TINY.begin(s, setup)
        note(s, "staked", seat=1, card=f"m{1 + s.hands[1][0] // 3}")

    return TINY.but(begin=begin)


def deal_shows_in_a_field() -> Game:
    @dataclass(slots=True)
    class Leaky(TINY.state):  # type: ignore[name-defined,misc]
        richest: int = public(-1)

    def begin(s: Any, setup: Setup) -> None:
        TINY.begin(s, setup)
        s.richest = max(range(s.seats), key=lambda seat: sum(s.hands[seat]))

    return with_state(TINY.but(begin=begin), Leaky)


def stakes_tell_a_hand() -> Game:
    """When all have staked everybody learns something; and hears of a card that stays in a hand."""
    return after("stake", lambda s, f, answers: note(s, "staked", seat=0, card=f"m{1 + max(s.hands[0]) // 3}"))


def answer_reads_the_seed() -> Game:
    return after("open", lambda s, f, seat, action: note(s, "won", seat=seat, prize=s.key[f.prize] % 6))


def thieves_alone_are_asked() -> Game:
    """The next in turn is asked, others only with a thief in hand: how long it stands tells who holds one."""

    def watch_for_thieves(s: Any, f: Any) -> int | None:
        if f.winner < 0 or f.watched:
            return None
        others = [(f.winner + i) % s.seats for i in range(1, s.seats)]
        return ask(s, "thief", *[seat for seat in others if seat == others[0] or max(s.hands[seat]) >= 15])

    steps = [
        Procedure(cls, tuple(watch_for_thieves if step.__name__ == "watch_for_thieves" else step for step in steps))
        for cls, steps in TINY.steps.items()
    ]
    return TINY.but(procedures=steps)


def stakes_can_be_taken_back() -> Game:
    def forget(s: Any, f: Any, answers: dict[int, Action]) -> None:
        s.shown = 0

    return after("stake", forget)


def table_lacks_a_cell() -> Game:
    rows = (Row("m1", ("m1", 3)), Row("m2", ("m2",)))
    columns = (Phrase("column-card"), Phrase("column-left"))
    return TINY.but(tells=Tells(tables={"cards": lambda s, seat: Table(Phrase("table-cards"), columns, rows)}))


def table_has_an_unknown_state() -> Game:
    rows = (Row("m1", ("m1",), state="sold"),)
    columns = (Phrase("column-card"),)
    return TINY.but(tells=Tells(tables={"cards": lambda s, seat: Table(Phrase("table-cards"), columns, rows)}))


def table_has_no_name() -> Game:
    return TINY.but(tells=Tells(tables={"prices": lambda s, seat: Table(Phrase("table-cards"), (), ())}))


def game_never_ends() -> Game:
    return TINY.but(bound=10)


def hint_reads_a_hidden_hand() -> Game:
    def told(s: Any, seat: int, action: Action) -> Hint:
        return Hint(cost=(Cost("coin", sum(s.hands[seat - 1])),))

    return TINY.but(tells=Tells(option=told))


def brief_lacks_a_word() -> Game:
    return TINY.but(tells=Tells(brief=lambda s, seat: Brief(title=Phrase("title-fair"))))


def nothing_can_be_answered() -> Game:
    return with_question("thief", candidates=lambda s, f, seat: iter(()))


def asked_by_another_procedure() -> Game:
    return with_question("open", asked_by=(next(iter(TINY.steps)),))


def window_without_a_pass() -> Game:
    return with_question("thief", candidates=lambda s, f, seat: iter([(("thief",), None)]))


def third_look_is_another() -> Game:
    calls = count(1)

    def candidates(s: Any, f: Any, seat: int) -> list[tuple[Option, Refusal | None]]:
        found = list(question("open").candidates(s, f, seat))  # type: ignore[misc]
        return found[::-1] if next(calls) == 4 else found

    return with_question("open", candidates=candidates)


def checks_would_still_act() -> Game:
    return TINY.but(checks=[lambda s: True], due=lambda s: False)


def dealt_unseen() -> Game:
    def begin(s: Any, setup: Setup) -> None:
        TINY.begin(s, setup)
        s.hands[0][0], s.deck[-1] = s.deck[-1], s.hands[0][0]

    return TINY.but(begin=begin)


def piece_is_nowhere() -> Game:
    def begin(s: Any, setup: Setup) -> None:
        TINY.begin(s, setup)
        s.deck.pop()

    return TINY.but(begin=begin, invariants=None)


def looking_costs_a_coin() -> Game:
    def candidates(s: Any, f: Any, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
        s.coins[seat] += 1
        yield from question("sell").candidates(s, f, seat)  # type: ignore[misc]

    return with_question("sell", candidates=candidates)


def only_one_key_is_possible() -> Game:
    def invariants(s: Any) -> None:
        assert s.key in [key_from_seed(seed) for seed in range(8)], "key"

    return TINY.but(invariants=invariants)


def secret_is_taken_over() -> Game:
    @dataclass(slots=True)
    class Plot(TINY.state):  # type: ignore[name-defined,misc]
        plot: int = secret(7)

    return with_state(TINY, Plot)


def owned_is_taken_over() -> Game:
    @dataclass(slots=True)
    class Plots(TINY.state):  # type: ignore[name-defined,misc]
        plots: list[int] = owned(factory=lambda: [1, 2, 3])

    return with_state(TINY, Plots)


def log_lacks_a_word() -> Game:
    return after("sell", lambda s, f, seat, action: note(s, "won", seat=seat))


def outcome_of_an_answer_is_another_each_time() -> Game:
    calls = count(1)

    def pay(s: Any, f: Any, seat: int, action: Action) -> None:
        s.points[seat] = next(calls)

    return after("open", pay)


def chance_is_taken_back() -> Game:
    def back(s: Any, f: Any, seat: int, action: Action) -> None:
        if action[0] == "open":
            s.draws -= 1

    return after("open", back)


def nobody_wins() -> Game:
    return TINY.but(result=lambda s: Outcome((0, 0, 0), ()))


def scores_are_missing() -> Game:
    return TINY.but(result=lambda s: Outcome((0, 0), (0,)))


def cause_lacks_a_word() -> Game:
    return TINY.but(about=lambda view: About("about-thief", {"seat": 0}, (0,)))


def cause_has_no_words() -> Game:
    return TINY.but(about=lambda view: About("about-nothing", {}, (0,)))


def branch_is_the_state_itself() -> Game:
    game = TINY.but()
    game.branch = lambda s: s
    return game


def branch_has_a_coin_more() -> Game:
    def richer(s: Any) -> Any:
        t = game.clone(s)
        t.coins[0] += 1
        return t

    game = TINY.but()
    game.branch = richer
    return game


BROKEN: list[tuple[Callable[[], Game], str]] = [
    (nothing_can_be_answered, "options are never empty"),
    (asked_by_another_procedure, "a question is asked by its own procedure"),
    (window_without_a_pass, "a window can be let pass"),
    (third_look_is_another, "options have a stable order"),
    (checks_would_still_act, "the game's checks have come to rest"),
    (dealt_unseen, "the ledger knows what a zone shows"),
    (piece_is_nowhere, "every piece is in exactly one zone"),
    (looking_costs_a_coin, "a refused action changes nothing"),
    (only_one_key_is_possible, "an imagined state is a possible one"),
    (secret_is_taken_over, "imagine takes over nothing hidden"),
    (owned_is_taken_over, "imagine takes over nothing hidden"),
    (log_lacks_a_word, "every log line has all its words"),
    (outcome_of_an_answer_is_another_each_time, "clone, codec and original agree after the same action"),
    (chance_is_taken_back, "chance never runs backwards"),
    (nobody_wins, "a finished game has an outcome"),
    (scores_are_missing, "a finished game has an outcome"),
    (cause_lacks_a_word, "whatever is told has all its words"),
    (cause_has_no_words, "every message exists in both languages"),
    (view_shows_the_next_card, "what a viewer cannot see changes nothing that it is shown"),
    (log_tells_what_was_sold, "what a viewer cannot see changes nothing that it is shown"),
    (move_tells_what_was_sold, "a move tells nobody more than that viewer learns"),
    (options_depend_on_a_hidden_hand, "imagine keeps the viewer's view, options, refusals and default"),
    (options_double, "options are never duplicated"),
    (options_miss_a_candidate, "the options are the candidates that pass"),
    (asking_step_pays, "a step that asks changes nothing"),
    (clones_share_a_list, "no earlier state ever changes"),
    (branch_is_the_state_itself, "what is popped is as it was"),
    (branch_has_a_coin_more, "a line of play goes as the game does"),
    (default_is_not_legal, "the default answer is legal"),
    (refusal_names_no_rule, "every refusal names an existing rule"),
    (event_names_no_rule, "every event names an existing rule"),
    (card_is_lost, "the game's invariants hold"),
    (last_card_is_seen_without_a_word, "undo stops at anything newly seen"),
    (deal_is_logged, "nobody is told at the start what others were dealt"),
    (deal_shows_in_a_field, "nobody is told at the start what others were dealt"),
    (stakes_tell_a_hand, "who learns something is told nothing else"),
    (answer_reads_the_seed, "undo stops where a seat sees what others hid, or chance"),
    (hint_reads_a_hidden_hand, "imagine keeps the viewer's view, options, refusals and default"),
    (brief_lacks_a_word, "whatever is told has all its words"),
    (thieves_alone_are_asked, "who is asked at a window follows from what everybody knows"),
    (stakes_can_be_taken_back, "undo stops where several have answered in secret"),
    (table_lacks_a_cell, "a table of reference is whole"),
    (table_has_an_unknown_state, "a table of reference is whole"),
    (table_has_no_name, "every message exists in both languages"),
    (game_never_ends, "a random game ends within its bound"),
]


@pytest.mark.parametrize(("broken", "promise"), BROKEN, ids=lambda x: getattr(x, "__name__", ""))
def test_a_fault_is_found_with_the_promise_it_breaks(broken: Callable[[], Game], promise: str) -> None:
    assert fault(broken()) == promise


def position(*actions: Action) -> bytes:
    """The tiny game after these answers of seat 0."""
    s = TINY.start(TINY.setup(3), key_from_seed(1))
    for action in actions:
        TINY.apply(s, 0, action)
    return TINY.pack(s)


@pytest.mark.parametrize("kind", ["open", "sell"])
def test_a_position_keeps_the_contract_from_there_on(kind: str) -> None:
    check_position(TINY, position(), kind)
    check_position(TINY, position(("open", "dear"), ("pass",)), "stake")


def test_a_position_that_does_not_put_its_question_is_found() -> None:
    with pytest.raises(ContractBroken) as caught:
        check_position(TINY, position(), "thief")
    assert caught.value.params["promise"] == "a kept position puts its question"


@pytest.mark.parametrize(
    ("broken", "kind", "promise"),
    [
        (chance_is_taken_back, "open", "chance never runs backwards"),
        (log_lacks_a_word, "sell", "every log line has all its words"),
        (card_is_lost, "sell", "the game's invariants hold"),
    ],
)
def test_a_fault_is_found_from_a_position(broken: Callable[[], Game], kind: str, promise: str) -> None:
    """Whatever the first answers are: of every verb one is tried."""
    with pytest.raises(ContractBroken) as caught:
        check_position(broken(), position(), kind)
    assert caught.value.params["promise"] == promise


def test_a_question_that_everybody_has_answered_waits_for_nobody() -> None:
    s = TINY.unpack(position())
    s.asked.answers[0] = ("open", "dear")
    with pytest.raises(ContractBroken) as caught:
        check_position(TINY, TINY.pack(s), "open")
    assert caught.value.params["promise"] == "a game that is not over waits for somebody"


@pytest.mark.parametrize(
    "message",
    [
        "prompt-stake",
        "prompt-sell",
        "option-reroll",
        "log-won",
        "log-sold-hidden",
        "scope-round",
        "effect-reroll",
        "group-dice",
    ],
)
def test_a_missing_text_is_found(tmp_path: Path, message: str) -> None:
    folder = tmp_path / "tinygame"
    shutil.copytree(TINY.folder, folder)
    texts = folder / "texts" / "it.ftl"
    lines = [line for line in texts.read_text(encoding="utf-8").splitlines() if not line.startswith(message)]
    texts.write_text("\n".join(lines), encoding="utf-8")
    assert fault(TINY.but(folder=folder)) == "every message exists in both languages"
