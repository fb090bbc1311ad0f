"""What can be seen of a game without playing it: its files, its words, and what its rules name.

`araldo check` looks here first. Rules are read as source, function by function, from those that the game was given: so
what random play never comes to is looked at too. A finding says where it is and how to mend it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

from araldo.kernel.catalogue import LANGUAGES
from araldo.kernel.errors import AraldoError
from araldo.kernel.game import Game
from araldo.kernel.question import Question
from araldo.kernel.state import Frame

CHANCE = ("random", "time", "secrets", "uuid", "datetime")  # modules that no rule uses


def examine(game: Game) -> list[str]:
    """Everything that is found, the files first: without them nothing else can be said."""
    found: list[str] = []
    for look in (_rules_file, _options_file, _texts):
        try:
            found += look(game)
        except AraldoError as error:
            found.append(str(error))
    if found:
        return found
    found += _declared_words(game)
    for source in sources(game):
        found += _Reader(game, source).findings()
    return list(dict.fromkeys(found))


# -- files


def _rules_file(game: Game) -> Iterator[str]:
    if not (game.folder / "rules.toml").exists():
        yield "rules.toml is missing: every refusal names a rule that stands there, in both languages"
    elif not game.rules.rules:
        yield "rules.toml has no rule: [[rule]] with id, chapter, en, it"


def _options_file(game: Game) -> Iterator[str]:
    code = "".join(path.read_text(encoding="utf-8") for path in sorted(game.folder.rglob("*.py")))
    for option in game.options_table.values():
        if len(option.values) > 1 and code and not _read(option.id, code):
            yield f"data/options.toml: nobody reads the option {option.id}: use s.options[{option.id!r}], or delete it"
        if option.rule and option.rule not in game.rules:
            yield f"data/options.toml: the option {option.id} names {option.rule}, which rules.toml does not have"
        for lang in LANGUAGES:
            if option.label[lang] == option.id:
                yield f"data/options.toml: the option {option.id} has no {lang!r}: its label in that language"


def _read(option: str, code: str) -> bool:
    """Whether source names an option: whole, or put together from its first words (`f"strategy_{n}"`)."""
    words = option.split("_")
    begun = ["_".join(words[:n]) + "_{" for n in range(1, len(words))]
    return any(f"{quote}{text}" in code for quote in "\"'" for text in (option + quote, *begun))


def _texts(game: Game) -> Iterator[str]:
    for lang in LANGUAGES:
        if not (game.folder / "texts" / f"{lang}.ftl").exists():
            yield f"texts/{lang}.ftl is missing: every message is in {' and '.join(LANGUAGES)}"
        for line, text in game.texts.junk[lang]:
            yield f"texts/{lang}.ftl:{line} is no Fluent, so nobody reads it: {text}"
    first, second = LANGUAGES
    for lang, other in ((first, second), (second, first)):
        for message in sorted(game.texts.ids[lang] - game.texts.ids[other]):
            if not message.startswith("name-"):  # a name may need its grammar in one language only
                yield f"texts/{other}.ftl lacks {message}, which {lang} has"


def _declared_words(game: Game) -> Iterator[str]:
    needed = {f"prompt-{kind}": f"the question {kind}" for kind in game.questions}
    needed |= {f"scope-{scope}": f"the scope {scope}" for scope in game.scopes}
    for message, why in needed.items():
        yield from _missing(game, message, why)
    for message in sorted(game.texts.ids[LANGUAGES[0]]):
        kind = message.removeprefix("prompt-")
        if message.startswith("prompt-") and kind not in game.questions:
            yield f"texts: {message} is said of no question: there is none of the kind {kind!r}"


def _missing(game: Game, message: str, why: str) -> Iterator[str]:
    for lang in LANGUAGES:
        if not game.texts.has(lang, message):
            yield f"texts/{lang}.ftl lacks {message}, for {why}"


# -- rules


class Source(NamedTuple):
    """A function of the game's rules: where it stands, and what is written there."""

    function: FunctionType
    place: str
    tree: ast.AST


def sources(game: Game) -> list[Source]:
    """The functions that a game was given, and those of its own that they name, each once."""
    given: list[Any] = [game.begin, game.result, game.adjudicate, *game.checks, game.due]
    given += [step for steps in game.steps.values() for step in steps]
    for question in game.questions.values():
        given += _functions(question)
    seen: dict[Any, FunctionType] = {}
    files = {Path(f.__code__.co_filename) for f in given if isinstance(f, FunctionType)}
    waiting = [f for f in given if isinstance(f, FunctionType)]
    while waiting:
        function = waiting.pop()
        if function.__code__ in seen:
            continue
        seen[function.__code__] = function
        for name in function.__code__.co_names:
            named = function.__globals__.get(name)
            if isinstance(named, FunctionType) and _own(game, files, named):
                waiting.append(named)
    found = [_source(game, function) for function in seen.values()]
    return sorted((one for one in found if one is not None), key=lambda one: one.place)


def _functions(question: Question) -> list[Any]:
    own = [question.candidates, question.options, question.default, question.edits, question.ready, question.shown]
    return [question.answer, *own, *(function for _, function, _ in question.parts)]


def _own(game: Game, files: set[Path], function: FunctionType) -> bool:
    file = Path(function.__code__.co_filename)
    return file in files or game.folder in file.parents


def _source(game: Game, function: FunctionType) -> Source | None:
    """A function as a tree; None for what has no source of its own: a lambda, or one that is compiled."""
    if function.__name__ == "<lambda>":
        return None
    file = Path(function.__code__.co_filename)
    tree = _definitions(file).get(function.__code__.co_firstlineno)
    if tree is None:
        return None
    name = file.relative_to(game.folder).as_posix() if game.folder in file.parents else file.name
    return Source(function, name, tree)


@cache
def _definitions(file: Path) -> dict[int, ast.AST]:
    """The functions of a file by their first line, that of a decorator included."""
    try:
        tree = ast.parse(file.read_text(encoding="utf-8"))
    except (OSError, SyntaxError, UnicodeDecodeError):
        return {}
    found: dict[int, ast.AST] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            found[min([node.lineno, *(one.lineno for one in node.decorator_list)])] = node
    return found


class _Reader:
    """Looks at one function for what it names."""

    def __init__(self, game: Game, source: Source) -> None:
        self.game, self.source = game, source
        self.nested = {node.name for node in ast.walk(source.tree) if isinstance(node, ast.FunctionDef)}
        self.nested.discard(source.function.__name__)

    def findings(self) -> Iterator[str]:
        for node in ast.walk(self.source.tree):
            for said in self.of(node):
                yield f"{self.source.place}:{getattr(node, 'lineno', 0)} ({self.source.function.__name__}): {said}"

    def of(self, node: ast.AST) -> Iterator[str]:
        if isinstance(node, ast.Expr) and self.calls(node.value, "ask", "ask_each"):
            yield "asks and does not return it: write `return ask(…)`"
        elif isinstance(node, ast.Call):
            yield from self.call(node)
        elif isinstance(node, ast.Name) and self.module(node.id) in CHANCE:
            yield f"uses {node.id}: a rule takes chance from below, pick, roll and shuffle, and knows no clock"

    def call(self, node: ast.Call) -> Iterator[str]:
        game = self.game
        kind = _word(node.args[1]) if len(node.args) > 1 else None
        if self.calls(node, "ask", "ask_each") and kind is not None and kind not in game.questions:
            yield f"asks {kind!r}, and there is no such question: there are {', '.join(game.questions)}"
        elif self.calls(node, "Free") and node.args and (right := _word(node.args[0])) not in (None, *game.questions):
            yield f"leaves {right!r} open, and there is no such question: there are {', '.join(game.questions)}"
        elif self.calls(node, "call") and len(node.args) == 2 and isinstance(node.args[1], ast.Call):
            yield from self.begun(node.args[1])
        elif self.calls(node, "leave") and len(node.args) > 1:
            yield from self.begun(ast.Call(node.args[1], [], []))
        elif self.calls(node, "Refusal") and node.args and (rule := _word(node.args[0])) is not None:
            if rule not in game.rules:
                yield f"refuses by {rule}, which rules.toml does not have"
        elif self.calls(node, "note") and kind is not None:
            yield from self.noted(node, kind)

    def begun(self, node: ast.Call) -> Iterator[str]:
        frame = self.meaning(node.func.id) if isinstance(node.func, ast.Name) else None
        if isinstance(frame, type) and issubclass(frame, Frame) and frame not in self.game.steps:
            yield f"calls {frame.__name__}, which has no steps: declare procedure({frame.__name__}, …)"

    def noted(self, node: ast.Call, kind: str) -> Iterator[str]:
        """An event that is logged has its words, and its words have all they need."""
        game = self.game
        given = {k.arg: k.value for k in node.keywords if k.arg is not None}
        yield from _missing(game, f"log-{kind}", f"note(s, {kind!r}, …)")
        if (rule := _word(given.get("rule"))) not in (None, "") and rule not in game.rules:
            yield f"logs {kind!r} by {rule}, which rules.toml does not have"
        if any(k.arg is None for k in node.keywords):
            return
        open_ = set(given) - {"rule", "secret", "to", "only"}
        hidden = _keys(given["secret"]) if "secret" in given else set()
        if "secret" in given:
            yield from _missing(game, f"log-{kind}-hidden", f"those who do not see the secret of note(s, {kind!r}, …)")
        whole = None if hidden is None else open_ | hidden
        for message, known in ((f"log-{kind}", whole), (f"log-{kind}-hidden", open_)):
            if known is None or (message.endswith("-hidden") and "secret" not in given):
                continue
            for lang in LANGUAGES:
                for word in sorted(game.texts.variables(lang, message) - known - {f"{one}_n" for one in known}):
                    yield f"texts/{lang}.ftl: {message} says {{ ${word} }}, and it is told {_told(known)}"

    def calls(self, node: ast.AST | None, *names: str) -> bool:
        """Whether this calls one of these functions of the kernel."""
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id in self.nested:
            return False
        meant = self.meaning(node.func.id)
        module = str(getattr(meant, "__module__", ""))
        return module.startswith("araldo.kernel") and getattr(meant, "__name__", "") in names

    def module(self, name: str) -> str:
        meant = self.meaning(name)
        return meant.__name__ if isinstance(meant, ModuleType) else ""

    def meaning(self, name: str) -> Any:
        function: Any = self.source.function
        return function.__globals__.get(name)


def _word(node: ast.AST | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _keys(node: ast.AST) -> set[str] | None:
    """The keys of a dict that is written out; None for any other."""
    if not isinstance(node, ast.Dict):
        return None
    found = [_word(key) for key in node.keys]
    return None if None in found else {key for key in found if key is not None}


def _told(known: set[str]) -> str:
    return ", ".join(f"${word}" for word in sorted(known)) or "nothing"
