"""Texts: Fluent messages of a game in every language, shared with the web.

Message names: `prompt-<question>`, `option-<verb>`, `log-<event>`, `log-<event>-hidden` where its secrets are withheld,
`default-…` as the game likes; `reason-<question>-<verb>` or `reason-<question>` says by which rule of thumb a bot of
the game answers so; `name-<word>` gives a word of an action (a card, a place) its proper name; `bot-<bot>` is
what a bot of the game is called, with its arms and a sentence (`.arms`, `.says`). Verbs get the
items of the action as `$a1`, `$a2`, … . A list `$x` is an enumeration, and `$x_n` its length. Seats are known by the
name of their parameter (`SEATS`). The game's figures (its prices and limits, `Game.figures`) are there for every
message. Names are declined by functions such as `{ DI($place) }` (see `grammar`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from araldo.kernel.action import Action, Option, Span, Text
from araldo.kernel.catalogue import LANGUAGES
from araldo.kernel.errors import Refusal
from araldo.kernel.grammar import FUNCTIONS, Noun, listed

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

SEATS = ("seat", "seats", "owner", "victim", "to_seat")  # parameters that hold seats
NOUNS = 5000  # names that are kept: of a game there are fewer, whatever else somebody writes is not
Namer = Callable[["Texts", str, str], "str | None"]


class Called(list[str]):
    """What to call each seat. `words`: words of the game that stand for one (its emblem), and what they are called."""

    def __init__(self, names: Sequence[str], words: Mapping[str, str] | None = None) -> None:
        super().__init__(names)
        self.words = words or {}
        self.key: tuple[object, ...] = (*self, *self.words.items())  # the same for all who are called the same


class Texts:
    def __init__(self, folder: Path, namer: Namer | None = None, figures: Mapping[str, Any] | None = None) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # here: whoever reads no words need not wait for it
        from fluent.syntax.ast import Junk, Message

        self._namer, self._figures = namer, dict(figures or {})
        self._nouns: dict[tuple[str, str], Noun] = {}  # as they were found: the same ones all the time
        self._bundles: dict[str, FluentBundle] = {}
        self.ids: dict[str, set[str]] = {}
        self.junk: dict[str, list[tuple[int, str]]] = {}  # what is no Fluent: line and text
        for lang in LANGUAGES:
            bundle = FluentBundle([lang], functions=FUNCTIONS[lang], use_isolating=False)
            path = folder / f"{lang}.ftl"
            text = path.read_text(encoding="utf-8") if path.exists() else ""
            source = FluentResource(text)
            bundle.add_resource(source)
            self._bundles[lang] = bundle
            self.ids[lang] = {entry.id.name for entry in source.body if isinstance(entry, Message)}
            self.junk[lang] = [(1 + text.count("\n", 0, entry.span.start if entry.span else 0),
                                str(entry.content).strip().partition("\n")[0])
                               for entry in source.body if isinstance(entry, Junk)]  # fmt: skip

    def has(self, lang: str, message: str) -> bool:
        return self._bundles[lang].has_message(message)

    def say(self, lang: str, message: str, **params: Any) -> str:
        """One message; a missing one shows as its own name, so that nothing ever fails for want of a word."""
        return self._said(lang, message, params)[0]

    def complete(self, lang: str, message: str, params: Mapping[str, Any]) -> bool:
        """Whether a message exists and these parameters are all it needs."""
        return self._said(lang, message, params)[1]

    def variables(self, lang: str, message: str) -> set[str]:
        """What a message needs to be told; of one that is not there, nothing."""
        bundle = self._bundles[lang]
        found = bundle.get_message(message).value if bundle.has_message(message) else None
        return set() if found is None else _variables(found)

    def _said(self, lang: str, message: str, params: Mapping[str, Any]) -> tuple[str, bool]:
        """A message, and whether it had all it needs."""
        bundle = self._bundles[lang]
        found = bundle.get_message(message).value if bundle.has_message(message) else None
        if found is None:
            return message, False
        named = self._figures | {key: self.noun(lang, value) for key, value in params.items()}
        named |= {f"{key}_n": len(value) for key, value in params.items() if isinstance(value, list | tuple)}
        text, faults = bundle.format_pattern(found, named)
        return str(text), not faults

    def _attribute(self, lang: str, message: Any, attribute: str) -> str:
        pattern = message.attributes.get(attribute) if message is not None else None
        return str(self._bundles[lang].format_pattern(pattern)[0]) if pattern is not None else ""

    def name(self, lang: str, word: Any) -> Any:
        """The proper name of a word, if it has one; lists become enumerations."""
        found = self.noun(lang, word)
        return str(found) if isinstance(found, str) else found

    def noun(self, lang: str, word: Any) -> Any:
        """The same, with the grammar that a sentence needs."""
        if isinstance(word, list | tuple):
            return listed(lang, [_bare(self.noun(lang, item)) for item in word])
        if not isinstance(word, str) or isinstance(word, Noun):
            return word
        if (known := self._nouns.get((lang, word))) is not None:
            return known
        found = self._noun(lang, word)
        if len(self._nouns) < NOUNS:
            self._nouns[lang, word] = found
        return found

    def _noun(self, lang: str, word: str) -> Noun:
        key = "name-" + word.replace(".", "-").replace(":", "-")
        named = self._bundles[lang].get_message(key) if self.has(lang, key) else None
        if named is not None and named.value is not None:
            text: str | None = self.say(lang, key)
        else:
            text = self._namer(self, lang, word) if self._namer is not None else None
        if isinstance(text, Noun):
            return text
        return Noun(text or word, self._attribute(lang, named, "grammar"))

    def bot(self, lang: str, bot: str) -> tuple[str, str, str] | None:
        """What a bot of the game is called, its arms in words, and how it plays; None if it has no name."""
        key = f"bot-{bot}"
        if not self.has(lang, key):
            return None
        message = self._bundles[lang].get_message(key)
        return self.say(lang, key), self._attribute(lang, message, "arms"), self._attribute(lang, message, "says")

    def event(self, lang: str, told: Mapping[str, Any], who: Sequence[str] = ()) -> str:
        """A log line, from an event as `log.event_for` tells it. `who`: what to call each seat."""
        message, params = _line(told)
        return self.say(lang, message, **_called(params, who))

    def event_complete(self, lang: str, told: Mapping[str, Any]) -> bool:
        """Whether an event has a log line, and all that it needs."""
        return self.complete(lang, *_line(told))

    def about(self, lang: str, message: str, params: Mapping[str, Any], who: Sequence[str] = ()) -> str:
        """What a reaction would be a reaction to."""
        return self.say(lang, message, **_called(params, who))

    def told(self, lang: str, words: Any, who: Sequence[str] = ()) -> str:
        """A phrase as `telling` has it, or a word by its name; a number is itself."""
        if isinstance(words, tuple):
            return self._said(lang, words[0], _called(words[1], who))[0]
        return str(self.name(lang, _called({"word": words}, who)["word"]))

    def refusal(self, lang: str, refusal: Refusal, who: Sequence[str] = ()) -> str:
        """Why something may not be done, with its numbers: by `why-<rule>`; "" where the rule's own text says it."""
        text, complete = self._said(lang, f"why-{refusal.rule}", _called(dict(refusal.params), who))
        return text if complete else ""

    def option_lacks(self, lang: str, option: Option, message: str = "", **more: Any) -> str:
        """The message `option-<verb>`, if neither it nor a better one has all it needs for an option; else ""."""
        head: Action = option.head if isinstance(option, Span | Text) else option
        params = {f"a{i}": item for i, item in enumerate(head) if i} | more
        if isinstance(option, Span):
            params |= {"low": option.low, "high": option.high}
        usual = f"option-{head[0]}"
        return "" if any(self.complete(lang, one, params) for one in (message, usual)) else usual

    def refusal_lacks(self, lang: str, refusal: Refusal) -> str:
        """The message `why-<rule>`, if a refusal has something to tell and it lacks something for that; else ""."""
        best = f"why-{refusal.rule}"
        if not refusal.params or not self.has(lang, best):
            return ""
        return "" if self.complete(lang, best, dict(refusal.params)) else best

    def option(self, lang: str, option: Option, message: str = "", who: Sequence[str] = (), **more: Any) -> str:
        """An option in words: by this message if it has all it needs, else by `option-<verb>`, else as it is."""
        head: Action = option.head if isinstance(option, Span | Text) else option
        params = _called({f"a{i}": item for i, item in enumerate(head) if i} | more, who)
        if isinstance(option, Span):
            params |= {"low": option.low, "high": option.high}
        for attempt in (message, f"option-{head[0]}"):
            text, complete = self._said(lang, attempt, params)
            if complete:
                return text
        return " ".join(str(self.name(lang, item)) for item in head)


def _variables(node: Any) -> set[str]:
    from fluent.syntax.ast import BaseNode, VariableReference

    if isinstance(node, VariableReference):
        return {str(node.id.name)}
    parts = node if isinstance(node, list) else list(vars(node).values()) if isinstance(node, BaseNode) else []
    return {name for part in parts for name in _variables(part)}


def _line(told: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """The message of an event, and its parameters."""
    params = {key: value for key, value in told.items() if key not in ("kind", "hidden", "rule")}
    return f"log-{told['kind']}-hidden" if told.get("hidden") else f"log-{told['kind']}", params


def _bare(word: Any) -> Noun:
    """A name already: a person called "rock" stays so in every language."""
    return word if isinstance(word, Noun) else Noun(str(word), "bare")


def _called(params: Mapping[str, Any], who: Sequence[str]) -> dict[str, Any]:
    """The same parameters, with seats called by their names as far as these are known."""
    words = who.words if isinstance(who, Called) else {}

    def call(key: str, value: Any) -> Any:
        if isinstance(value, list | tuple):
            return [call(key, item) for item in value]
        if isinstance(value, str):
            return _bare(words[value]) if value in words else value
        seat = key in SEATS and isinstance(value, int) and 0 <= value < len(who)
        return _bare(who[value]) if seat else value

    return {key: call(key, value) if key in SEATS or words else value for key, value in params.items()}
