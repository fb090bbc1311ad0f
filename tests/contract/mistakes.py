"""A gallery of authors' mistakes: each is the tiny game with one of them. What is said of each is in docs/mistakes.md,
which `python -m tests.contract.mistakes` writes.
"""

from __future__ import annotations

import random
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from araldo.kernel import (
    AGAIN,
    Action,
    Frame,
    Free,
    Game,
    HostChoice,
    Option,
    Outcome,
    Procedure,
    Question,
    Refusal,
    Setup,
    State,
    ask,
    bit,
    call,
    discover,
    draw,
    note,
    procedure,
    public,
    sided,
    single,
    window,
)
from araldo.kernel.contract import check_game
from araldo.kernel.errors import AraldoError
from araldo.kernel.examine import examine
from tests.contract.support import tiny

PAGE = Path(__file__).parents[2] / "docs" / "mistakes.md"
TINY = tiny()
DAY, ROUND = TINY.steps


class Mistake(NamedTuple):
    """What an author did, when it is found, and the game in which it was done."""

    what: str
    found: str
    make: Callable[[Path], Game]


BUILT, READ, PLAYED = "when it is built", "by `araldo check`, reading", "in play"
GALLERY: list[Mistake] = []


def mistake(what: str, found: str) -> Callable[[Callable[[Path], Game]], Callable[[Path], Game]]:
    def entered(make: Callable[[Path], Game]) -> Callable[[Path], Game]:
        GALLERY.append(Mistake(what, found, make))
        return make

    return entered


def given(what: str, **changes: Any) -> None:
    """A mistake in what `Game(…)` is given."""
    GALLERY.append(Mistake(what, BUILT, lambda folder: TINY.but(**changes)))


def changed(kind: str, **changes: Any) -> Game:
    """The tiny game with one question changed."""
    twin = copy(TINY.questions[kind])
    for name, value in changes.items():
        setattr(twin, name, value)
    return TINY.but(questions=[twin if q.kind == kind else q for q in TINY.questions.values()])


def with_step(name: str, step: Any) -> Game:
    """The tiny game with one step changed."""
    found = [Procedure(cls, tuple(step if one.__name__ == name else one for one in steps))
             for cls, steps in TINY.steps.items()]  # fmt: skip
    return TINY.but(procedures=found)


def asked(question: Question) -> Game:
    return TINY.but(questions=[*TINY.questions.values(), question])


def edited(folder: Path, file: str, old: str, new: str) -> Game:
    """The tiny game with one of its files changed."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text, (file, old)
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return TINY.but(folder=folder)


def in_file(what: str, file: str, old: str, new: str, found: str = READ) -> None:
    GALLERY.append(Mistake(what, found, lambda folder: edited(folder, file, old, new)))


# -- what Game(…) is given

given("the id is no plain word", id="Fair Day")
given("the title lacks a language", title={"en": "Fair Day"})
given("no number of seats", seats=())
given("a usual number of seats that is not possible", usual_seats=5)
given("no bound", bound=0)
given("version 0", version=0)
given("a folder that is not there", folder=Path("nowhere"))
given("no procedures", procedures=[])
given("`begin` without the set-up", begin=lambda s: None)
given("`result` with too many arguments", result=lambda s, seat: Outcome((0,), (0,)))
given("a check that takes a frame", checks=[lambda s, f: False])
given("no backs, though there are zones", backs=())
given("teams, and a state that knows no sides", teams=lambda setup: [0, 1, 0])
given("a host's form for what nobody may choose", host_forms={"colour": HostChoice("seat")})
given("a host's form that there is not", host_choices=("colour",), host_forms={"colour": HostChoice("hat")})
given("versions that tell of this one", versions={1: {"rounds": 3}})
given("a bot called random", bots={"random": object})


class Plain:
    pass


class Bare(TINY.state):  # type: ignore[name-defined,misc]
    more: int = public(0)


@dataclass(slots=True)
class Silent(TINY.state):  # type: ignore[name-defined,misc]
    more: int = 0


@dataclass(slots=True)
class Allied(TINY.state):  # type: ignore[name-defined,misc]
    plans: list[int] = sided()


@dataclass(slots=True)
class Holding(TINY.state):  # type: ignore[name-defined,misc]
    seen: set[int] = public(factory=set)


@dataclass(slots=True)
class Lost(Frame):
    """A procedure that nobody has declared."""

    seat: int = public(0)


given("a state that is no State", state=Plain)
given("a state without @dataclass(slots=True)", state=Bare)
given("a field that does not say who sees it", state=Silent)
given("a field for a side, and no teams", state=Allied)
given("a field that holds a set", state=Holding)


@mistake("a step that does not take the frame", BUILT)
def short_step(folder: Path) -> Game:
    def give_prize(s: State) -> None:
        return None

    return with_step("give_prize", give_prize)


@mistake("a step that was called in its declaration", BUILT)
def called_step(folder: Path) -> Game:
    return TINY.but(procedures=[procedure(DAY, None), *procedures()[1:]])  # type: ignore[arg-type]


@mistake("two steps of one name", BUILT)
def same_steps(folder: Path) -> Game:
    step = TINY.steps[DAY][0]
    return TINY.but(procedures=[procedure(DAY, step, step), *procedures()[1:]])


def procedures() -> list[Procedure[Any]]:
    return [Procedure(cls, steps) for cls, steps in TINY.steps.items()]


def pass_only(s: Any, f: Any, seat: int) -> list[Option]:
    return [("pass",)]


def nothing_done(s: Any, f: Any, seat: int, action: Action) -> None:
    return None


@mistake("a kind of question that is no plain word", BUILT)
def spaced_kind(folder: Path) -> Game:
    return asked(single("buy a card", ROUND, nothing_done, options=pass_only))


@mistake("a question asked by a frame without procedure", BUILT)
def homeless_question(folder: Path) -> Game:
    return asked(single("haggle", Lost, nothing_done, options=pass_only))


@mistake("a question without candidates or options", BUILT)
def empty_question(folder: Path) -> Game:
    return asked(single("haggle", ROUND, nothing_done))


@mistake("a question declared twice", BUILT)
def double_question(folder: Path) -> Game:
    return asked(single("open", ROUND, nothing_done, options=pass_only))


@mistake("an answer of another form", BUILT)
def sealed_answer(folder: Path) -> Game:
    return changed("stake", answer=nothing_done)


@mistake("candidates that do not take the seat", BUILT)
def seatless(folder: Path) -> Game:
    return changed("open", candidates=lambda s, f: iter(()))


@mistake("a default that takes too much", BUILT)
def wide_default(folder: Path) -> Game:
    return changed("open", default=lambda s, f, seat, draft: ("pass",))


@mistake("a window whose `closed` takes an answer", BUILT)
def odd_window(folder: Path) -> Game:
    return asked(window("shout", ROUND, nothing_done, closed=nothing_done, options=pass_only))  # type: ignore[arg-type]


@mistake("a window with a scope that there is not", BUILT)
def unknown_scope(folder: Path) -> Game:
    return changed("thief", scope="auction")


# -- files

OPTION = """[[option]]
id = "weather"
values = ["fair", "foul"]
default = "fair"
rule = "TI-END-01"
en = "Weather"
it = "Tempo"

[[option]]"""

in_file("options.toml that is no TOML", "data/options.toml", "values = [3, 5]", "values = [3, 5")
in_file("an option without values", "data/options.toml", "values = [3, 5]", "values = []")
in_file("a default outside the values", "data/options.toml", "default = 5", "default = 4")
in_file("a default of another type", "data/options.toml", "default = true", 'default = "true"')
in_file("an option without a default", "data/options.toml", "default = 5\n", "")
in_file("an option with a label too few", "data/options.toml", 'labels_it = ["Sì", "No"]', 'labels_it = ["Sì"]')
in_file("an option without a label in Italian", "data/options.toml", 'it = "Giri"\n', "")
in_file("an option by a rule that there is not", "data/options.toml", "TI-END-01", "TI-END-99")
in_file("an option that nobody reads", "data/options.toml", "[[option]]", OPTION)
in_file("two options of one id", "data/options.toml", 'id = "thieves"', 'id = "rounds"')
in_file("a rule without Italian", "rules.toml", '\nit = "Si mescolano', '\nitalian = "Si mescolano')
in_file("a rule in a chapter that there is not", "rules.toml", 'chapter = "fair"', 'chapter = "fare"')
in_file("two rules of one id", "rules.toml", 'id = "TI-FAI-02"', 'id = "TI-FAI-01"')
in_file("a message that is no Fluent", "texts/en.ftl", "option-pass = Pass", "option-pass Pass")
in_file("a message in one language only", "texts/it.ftl", "log-nobody = ", "log-noone = ")
in_file("a log text with a misspelt parameter", "texts/it.ftl", "vince { $prize }", "vince { $price }")
in_file(
    "a log text that names a parameter without its $", "texts/it.ftl", "vince { $prize }", "vince { prize }", PLAYED
)
in_file(
    "an option's text with a misspelt parameter", "texts/en.ftl", "Stake the { $a1 }", "Stake the { $card }", PLAYED
)
in_file(
    "a refusal's text with a misspelt parameter", "texts/en.ftl", "You have { $coins }", "You have { $coin }", PLAYED
)


@mistake("a prompt of no question", READ)
def lonely_prompt(folder: Path) -> Game:
    edited(folder, "texts/en.ftl", "prompt-open =", "prompt-buy = Buy\nprompt-open =")
    return edited(folder, "texts/it.ftl", "prompt-open =", "prompt-buy = Compra\nprompt-open =")


@mistake("no Italian texts", READ)
def no_italian(folder: Path) -> Game:
    (folder / "texts" / "it.ftl").unlink()
    return TINY.but(folder=folder)


# -- what rules name


@mistake("`ask` that is not returned", READ)
def ask_not_returned(folder: Path) -> Game:
    def open_fair(s: Any, f: Any) -> None:
        if not f.wins:
            ask(s, "open", f.opener)

    return with_step("open_fair", open_fair)


@mistake("a question that is not declared", READ)
def unknown_kind(folder: Path) -> Game:
    def open_fair(s: Any, f: Any) -> int | None:
        return None if f.wins else ask(s, "opne", f.opener)

    return with_step("open_fair", open_fair)


@mistake("a right that is not declared", READ)
def unknown_right(folder: Path) -> Game:
    def open_fair(s: Any, f: Any) -> int | None:
        return None if f.wins else ask(s, "open", f.opener, free=(Free("sale", (0,)),))

    return with_step("open_fair", open_fair)


@mistake("a procedure that is not declared", READ)
def unknown_procedure(folder: Path) -> Game:
    def give_prize(s: Any, f: Any) -> int:
        call(s, Lost(seat=0))
        return AGAIN

    return with_step("give_prize", give_prize)


@mistake("a refusal by a rule that there is not", READ)
def unknown_rule(folder: Path) -> Game:
    def open_candidates(s: Any, f: Any, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
        yield ("open", "dear"), None
        yield ("open", "cheap"), Refusal("TI-FAI-99")

    return changed("open", candidates=open_candidates)


@mistake("an event without words", READ)
def unknown_event(folder: Path) -> Game:
    def give_prize(s: Any, f: Any) -> None:
        note(s, "given", seat=f.winner)

    return with_step("give_prize", give_prize)


@mistake("an event that lacks what its text says", READ)
def event_lacks(folder: Path) -> Game:
    def give_prize(s: Any, f: Any) -> None:
        note(s, "won", seat=f.winner)

    return with_step("give_prize", give_prize)


@mistake("an event with a secret, and no words for those who do not see it", READ)
def event_hidden(folder: Path) -> Game:
    def give_prize(s: Any, f: Any) -> None:
        note(s, "won", seat=f.winner, secret={"prize": f.prize})

    return with_step("give_prize", give_prize)


@mistake("chance that is not the state's", READ)
def own_chance(folder: Path) -> Game:
    def roll_prize(s: Any, f: Any) -> None:
        f.prize = random.randint(1, 6)

    return with_step("roll_prize", roll_prize)


# -- in play: told with game, seed, decision, seat, question, stack and line

asking: Callable[..., int | None] = lambda *given, **more: ask(*given, **more)  # noqa: E731  # not seen by reading


@mistake("`ask` that is not returned, where reading does not see it", PLAYED)
def ask_lost(folder: Path) -> Game:
    def open_fair(s: Any, f: Any) -> None:
        if not f.wins:
            asking(s, "open", f.opener)

    return with_step("open_fair", open_fair)


@mistake("a candidate without its refusal", PLAYED)
def bare_yield(folder: Path) -> Game:
    def open_candidates(s: Any, f: Any, seat: int) -> Iterator[Any]:
        yield ("reroll",)

    return changed("open", candidates=open_candidates)


@mistake("a candidate without its refusal that looks like a pair", PLAYED)
def paired_yield(folder: Path) -> Game:
    def open_candidates(s: Any, f: Any, seat: int) -> Iterator[Any]:
        yield "open", "dear"

    return changed("open", candidates=open_candidates)


@mistake("`begin` that calls nothing", PLAYED)
def idle_begin(folder: Path) -> Game:
    def begin(s: Any, setup: Setup) -> None:
        TINY.begin(s, setup)
        s.frames.clear()

    return TINY.but(begin=begin)


@mistake("a step that changes the state before it asks", PLAYED)
def early_change(folder: Path) -> Game:
    def open_fair(s: Any, f: Any) -> int | None:
        if f.wins:
            return None
        s.coins[f.opener] += 1
        return ask(s, "open", f.opener)

    return with_step("open_fair", open_fair)


@mistake("a step that returns ASK and asks nobody", PLAYED)
def true_step(folder: Path) -> Game:
    def give_prize(s: Any, f: Any) -> bool:
        return True

    return with_step("give_prize", give_prize)


@mistake("a step that returns something else", PLAYED)
def wordy_step(folder: Path) -> Game:
    def give_prize(s: Any, f: Any) -> str:
        return "done"

    return with_step("give_prize", give_prize)


@mistake("an answer that asks", PLAYED)
def asking_answer(folder: Path) -> Game:
    def opened(s: Any, f: Any, seat: int, action: Action) -> None:
        f.wins = "dear"
        asking(s, "stake", seat)

    return changed("open", answer=opened)


@mistake("a question that is not declared, where reading does not see it", PLAYED)
def kind_lost(folder: Path) -> Game:
    def open_fair(s: Any, f: Any) -> int | None:
        return None if f.wins else asking(s, "opne", f.opener)

    return with_step("open_fair", open_fair)


@mistake("a procedure that is not declared, where reading does not see it", PLAYED)
def procedure_lost(folder: Path) -> Game:
    def give_prize(s: Any, f: Any) -> int:
        s.frames.append(Lost())
        return AGAIN

    return with_step("give_prize", give_prize)


@mistake("a ledger that was never opened", PLAYED)
def no_stock(folder: Path) -> Game:
    def begin(s: Any, setup: Setup) -> None:
        s.deck, s.hands = [0, 1, 2], [[] for _ in range(s.seats)]
        draw(s, s.deck, s.hands[0], bit(0))

    return TINY.but(begin=begin)


@mistake("a procedure that goes round", PLAYED)
def going_round(folder: Path) -> Game:
    def next_fair(s: Any, f: Any) -> int:
        return AGAIN

    return with_step("next_fair", next_fair)


@mistake("a rule that fails", PLAYED)
def failing_rule(folder: Path) -> Game:
    def opened(s: Any, f: Any, seat: int, action: Action) -> None:
        s.hands[seat].remove(99)

    return changed("open", answer=opened)


@mistake("a local that the frame does not have", PLAYED)
def unknown_local(folder: Path) -> Game:
    def give_prize(s: Any, f: Any) -> None:
        f.prise = 0

    return with_step("give_prize", give_prize)


@mistake("a piece without a back", PLAYED)
def short_backs(folder: Path) -> Game:
    return TINY.but(backs=[0, 0, 0])


@mistake("an entry point of another name than the game's id", "when it is found")
def other_name(folder: Path) -> Game:
    package = folder.parent / "elsewhere-0.1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: elsewhere\nVersion: 0.1\n", encoding="utf-8")
    (package / "entry_points.txt").write_text("[araldo.games]\nfairday = tinygame:GAME\n", encoding="utf-8")
    sys.path.insert(0, str(folder.parent))
    discover.names.cache_clear()
    try:
        return discover.load("fairday")
    finally:
        sys.path.remove(str(folder.parent))
        discover.names.cache_clear()


# -- what is said


def said(one: Mistake) -> str:
    """What its author reads, without the numbers of lines."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary) / "tinygame"
        shutil.copytree(TINY.folder, folder, ignore=shutil.ignore_patterns("__pycache__"))
        return re.sub(r":\d+ \(", " (", _found(one, folder)).replace("\n- ", " · ")


def _found(one: Mistake, folder: Path) -> str:
    try:
        game = one.make(folder)
        if one.found != PLAYED and (findings := examine(game)):
            return findings[0]
        for seed in range(4):
            check_game(game, game.setup(3), seed)
    except AraldoError as error:
        return str(error)
    return ""


def page() -> str:
    rows = [f"| {one.what} | {one.found} | {said(one).replace('|', chr(92) + '|')} |" for one in GALLERY]
    return "\n".join([HEAD, "| mistake | found | message |", "|---|---|---|", *rows, ""])


HEAD = """# Authors' mistakes, and what is said of each

What `Game(…)` is given is looked at when a game is built, its files and the source of its rules by `araldo check`, the
rest in play. A fault in a rule tells the game, seed and decision, the seat and its question, the stack of procedures
with their steps, and the file and line of the rule; `araldo play`, `simulate` and the server's log (there without what
was answered) tell the same. Each of these is made in a test (`tests/contract/mistakes.py`), which also writes this
table: `python -m tests.contract.mistakes`. Lines are left out here.
"""


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
