"""Names in a sentence: article, preposition, gender and number, in Italian and English.

A name carries its grammar as the attribute `.grammar` of its message `name-…`, a few words in any order:

- Italian: `m`, `f`, `mp`, `fp` is its gender and number, and it takes an article ("il Ducato", "nel Ducato"). `land`
  keeps the article but for "in" ("la Francia", "in Francia"). `town` takes none ("Parigi", "a Parigi") and is feminine
  unless it says otherwise; `bare` takes none and is no place ("Carlo", "ad Anna"). Without grammar a name is bare.
- English: `the` for a name that takes the article ("the Papal States"), `bare` for one that does not, `an` or `a` where
  the first letter misleads.

An article inside the name counts as its own: "il Nobile Stella", "Il Cairo", "L’Aquila".
Messages ask for what they need by the functions of `FUNCTIONS`: `{ DI($place) }`, `{ THE($place) }`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import Any

WORDS = {"it": frozenset({"m", "f", "mp", "fp", "land", "town", "bare"}), "en": frozenset({"the", "bare", "a", "an"})}
_AND = {"en": " and ", "it": " e "}
_ARTICLE = re.compile(r"(il|lo|la|i|gli|le)\s+|(l)['’]", re.IGNORECASE)
_THE = re.compile(r"the\s+", re.IGNORECASE)
_LO = re.compile(r"z|x|y|j|gn|pn|ps|s[^aeiou]|i[aeiou]")  # "lo" and "gli", never "il" and "i"
_JOINED = {"il": "l", "lo": "llo", "la": "lla", "l’": "ll’", "i": "i", "gli": "gli", "le": "lle"}
_STEMS = {"di": "de", "a": "a", "da": "da", "in": "ne", "su": "su"}
_EXCLUSIVE = (("m", "f", "mp", "fp"), ("land", "town", "bare", "the"), ("a", "an"))
_ENDINGS = {"m": "o", "f": "a", "mp": "i", "fp": "e"}


class Noun(str):
    """A name that knows its grammar; an enumeration knows its nouns."""

    __slots__ = ("grammar", "nouns")
    grammar: frozenset[str]
    nouns: tuple[Noun, ...]

    def __new__(cls, text: str, grammar: str = "", nouns: Sequence[Noun] = ()) -> Noun:
        made = super().__new__(cls, text)
        made.grammar = frozenset(grammar.split())
        made.nouns = tuple(nouns)
        return made

    @property
    def form(self) -> str:
        """`m`, `f`, `mp` or `fp`; several are masculine unless all are feminine."""
        if len(self.nouns) > 1:
            return "fp" if all(noun.form[0] == "f" for noun in self.nouns) else "mp"
        if self.nouns:
            return self.nouns[0].form
        given = self.grammar & _ENDINGS.keys()
        return min(given) if given else "f" if "town" in self.grammar else "m"


def listed(lang: str, nouns: Sequence[Noun]) -> Noun:
    """An enumeration."""
    return Noun(_joined(lang, nouns), nouns=nouns)


def faults(lang: str, grammar: str) -> list[str]:
    """Words that no sentence could make sense of: unknown ones, or two that exclude each other."""
    words = grammar.split()
    unknown = [word for word in words if word not in WORDS[lang]]
    excluded = [word for group in _EXCLUSIVE for word in [w for w in words if w in group][1:]]
    return unknown + excluded


def _joined(lang: str, items: Sequence[str]) -> str:
    *first, last = items or [""]
    if not first:
        return last
    link = " ed " if lang == "it" and _sound(last)[:1] == "e" else _AND[lang]
    return ", ".join(first) + link + last


def _sound(text: str) -> str:
    """Without accents and capitals; a silent h is not heard."""
    plain = "".join(c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c))
    return plain.removeprefix("h")


# -- Italian


def _article(noun: Noun) -> tuple[str, str]:
    """The definite article, or none, and the name without it."""
    if "bare" in noun.grammar:
        return "", str(noun)
    if own := _ARTICLE.match(noun):
        return (own[1] or "l’").lower(), noun[own.end() :]
    if "town" in noun.grammar or not noun.grammar & _ENDINGS.keys():
        return "", str(noun)
    return _definite(noun.form, _sound(noun)), str(noun)


def _definite(form: str, sound: str) -> str:
    if form == "fp":
        return "le"
    vowel = sound[:1] in "aeiou" and not _LO.match(sound)
    if form == "mp":
        return "gli" if vowel or _LO.match(sound) else "i"
    if vowel:
        return "l’"
    return "la" if form == "f" else "lo" if _LO.match(sound) else "il"


def _spaced(article: str, text: str) -> str:
    return article + text if article.endswith("’") or not article else f"{article} {text}"


def _il(noun: Noun) -> str:
    return _spaced(*_article(noun))


def _un(noun: Noun) -> str:
    _, text = _article(noun)
    sound = _sound(text)
    if noun.form == "f":
        return _spaced("un’" if _definite("f", sound) == "l’" else "una", text)
    return _spaced("uno" if _LO.match(sound) else "un", text)


def _preposition(word: str) -> Callable[[Noun], str]:
    def said(noun: Noun) -> str:
        article, text = _article(noun)
        if article:
            return _spaced(_STEMS[word] + _JOINED[article], text)
        euphonic = word == "a" and _sound(text)[:1] == "a"
        return f"{'ad' if euphonic else word} {text}"

    return said


_a = _preposition("a")
_in_article = _preposition("in")


def _in(noun: Noun) -> str:
    """Where: a Parigi, in Francia, nel Ducato."""
    if "town" in noun.grammar:
        return _a(noun)
    return f"in {noun}" if "land" in noun.grammar else _in_article(noun)


def _title(noun: Noun) -> str:
    """Of a title: Re di Francia, Duca d’Aragona."""
    article, text = _article(noun)
    if article and "land" not in noun.grammar:
        return _preposition("di")(noun)
    return f"d’{text}" if _sound(text)[:1] in tuple("aeiou") else f"di {text}"


# -- English


def _the(noun: Noun) -> str:
    return (
        f"the {noun[own.end() :]}"
        if (own := _THE.match(noun))
        else f"the {noun}"
        if "the" in noun.grammar
        else str(noun)
    )


def _an(noun: Noun) -> str:
    vowel = "an" in noun.grammar or ("a" not in noun.grammar and noun[:1].lower() in tuple("aeiou"))
    return f"{'an' if vowel else 'a'} {noun}"


# -- the functions of messages


def _each(lang: str, said: Callable[[Noun], str]) -> Callable[[object], str]:
    """Applied to every name of an enumeration: "a Parigi, in Francia e nel Ducato"."""

    def function(word: object) -> str:
        noun = word if isinstance(word, Noun) else Noun(str(word), "bare")
        return _joined(lang, [said(one) for one in noun.nouns]) if noun.nouns else said(noun)

    return function


def _capital(text: object) -> str:
    return str(text)[:1].upper() + str(text)[1:]


def _form(word: object) -> str:
    return word.form if isinstance(word, Noun) else "m"


FUNCTIONS: dict[str, dict[str, Callable[[Any], Any]]] = {
    "it": {
        "IL": _each("it", _il),
        "UN": _each("it", _un),
        "DI": _each("it", _preposition("di")),
        "A": _each("it", _a),
        "DA": _each("it", _preposition("da")),
        "IN": _each("it", _in),
        "SU": _each("it", _preposition("su")),
        "TITLE": _each("it", _title),
        "OA": lambda word: _ENDINGS[_form(word)],  # "conquistat{ OA($place) }"
        "FORM": _form,  # to choose by: { FORM($place) -> [mp] cadono [fp] cadono *[m] cade }
        "CAP": _capital,  # at the head of a sentence: { CAP(IL($place)) }
    },
    "en": {"THE": _each("en", _the), "AN": _each("en", _an), "CAP": _capital},
}
