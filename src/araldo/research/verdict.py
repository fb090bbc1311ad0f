"""What a comparison says, in words: one sentence as a title, one more below, and every figure, in both languages."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from araldo.kernel.catalogue import LANGUAGES
from araldo.kernel.game import Game
from araldo.kernel.schema import Schema
from araldo.kernel.variant import Variant, changes
from araldo.research.compare import Duel, Figure, Look
from araldo.research.decide import CERTAIN, HINT, NONE

Said = dict[str, str]
PERCENT = "\u202f%"  # a narrow space that does not break

LABELS: dict[str, tuple[str, str]] = {
    "seat": ("wins of seat {what}", "vittorie del posto {what}"),
    "side": ("wins of {what}", "vittorie: {what}"),
    "opening": ("wins after “{what}”", "vittorie dopo “{what}”"),
    "gap": ("the strongest ahead of the weakest", "il più forte sul più debole"),
    "length": ("decisions in a game", "decisioni a partita"),
    "branching": ("options at a decision", "scelte per decisione"),
    "score": ("winner's score", "punti del vincitore"),
    "changes": ("changes of lead", "cambi di testa"),
    "quarter": ("the winner leads after a quarter", "il vincitore è in testa a un quarto"),
    "half": ("the winner leads at half-way", "il vincitore è in testa a metà"),
    "three": ("the winner leads after three quarters", "il vincitore è in testa a tre quarti"),
    "margin": ("margin, part of the winner's score", "distacco, in parte dei punti del vincitore"),
    "king": ("a third one makes the winner", "un terzo decide chi vince"),
    "matter": ("decisions that matter", "decisioni che contano"),
    "cut": ("games cut at the bound", "partite fermate al limite"),
    "use": ("“{what}” done by", "“{what}” fatto da"),
    "worth": ("“{what}”: wins with it, less those without", "“{what}”: vittorie con, meno quelle senza"),
}
WORDS: dict[str, tuple[str, str]] = {
    CERTAIN: ("certain", "certo"),
    HINT: ("a hint", "un indizio"),
    NONE: ("no difference seen", "nessuna differenza vista"),
}
TEXTS: dict[str, tuple[str, str]] = {
    "goes": ("{label}: {a} → {b}", "{label}: {a} → {b}"),
    "nothing": ("No difference seen between {a} and {b}.", "Nessuna differenza vista tra {a} e {b}."),
    "rest-shares": ("The other {count} figures are unchanged, wins within ±{half} points.",
                    "Le altre {count} cifre sono invariate, le vittorie entro ±{half} punti."),
    "rest": ("The other {count} figures are unchanged within what chance does.",
             "Le altre {count} cifre sono invariate entro ciò che fa il caso."),
    "hints": ("{count} more are a hint and no proof.", "Altre {count} sono un indizio, non una prova."),
    "yes": ("The question is decided: {said}.", "La domanda è decisa: {said}."),
    "no": ("The question is decided: no difference that counts ({said}).",
           "La domanda è decisa: nessuna differenza che conti ({said})."),
    "open": ("Not decided yet: {said}, between {low} and {high}.", "Non ancora deciso: {said}, tra {low} e {high}."),
    "again": ("More pairs would tell: this comparison has seen differences down to {half}.",
              "Più coppie lo direbbero: questo confronto ha visto differenze fino a {half}."),
    "half-way": ("Half the change: {place} = {value}.", "Metà del cambiamento: {place} = {value}."),
    "keep": ("Nothing speaks against the variant here; play it with people.",
             "Qui nulla parla contro la variante; giocala con persone."),
    "look": ("Look at the games that differ most, and at what went with it.",
             "Guardare le partite più diverse, e che cosa vi si accompagna."),
    "cannot": ("All is said of the bots {bots} with {seats} seats. People may play otherwise. What goes with winning "
               "need not be its cause.",
               "Tutto è detto dei bot {bots} con {seats} posti. Le persone possono giocare altrimenti. Ciò che va con "
               "il vincere non ne è per forza la causa."),
    "looks": ("Bounds hold at every look ({looks} looks, alpha spending after O'Brien and Fleming); “certain” is "
              "corrected for {count} figures after Holm, 5 % in all; what was asked stands for itself.",
              "I limiti valgono a ogni sguardo ({looks} sguardi, alpha spending secondo O'Brien e Fleming); “certo” è "
              "corretto per {count} cifre secondo Holm, 5 % in tutto; la domanda fa per sé."),
    "plain": ("Plain 95 % intervals, looked at once; “certain” is corrected for {count} figures after Holm, 5 % in "
              "all.",
              "Intervalli al 95 % guardati una sola volta; “certo” è corretto per {count} cifre secondo Holm, 5 % in "
              "tutto."),
    "box": ("the box", "la scatola"),
}  # fmt: skip


def say(lang: str, key: str, **params: object) -> str:
    english, italian = TEXTS[key]
    return (italian if lang == "it" else english).format(**params)


def number(value: float, share: bool, lang: str, signed: bool = False) -> str:
    """A figure as people read it: shares in per cent."""
    if not math.isfinite(value):
        return "–"
    shown = 100 * value if share else value
    size = abs(shown)
    digits = 0 if size >= 100 else 1 if size >= 10 or share else 2
    text = f"{shown:+.{digits}f}" if signed else f"{shown:.{digits}f}"
    text = text.replace("-", "−")
    return f"{text.replace('.', ',') if lang == 'it' else text}{PERCENT if share and not signed else ''}"


def named(game: Game, what: str, lang: str) -> str:
    """A verb and what it is done with, or a side, in words."""
    verb, _, rest = what.partition(" ")
    if rest and game.texts.complete(lang, f"option-{verb}", {"a1": rest}):
        return game.texts.say(lang, f"option-{verb}", a1=rest)
    said = str(game.texts.name(lang, verb))
    return f"{said} · {game.texts.name(lang, rest)}" if rest else said


def label(game: Game, figure: Figure, lang: str) -> str:
    what = figure.what if figure.kind == "seat" else named(game, figure.what, lang) if figure.what else ""
    return LABELS[figure.kind][1 if lang == "it" else 0].format(what=what)


def told(game: Game, figure: Figure, lang: str) -> str:
    return say(lang, "goes", label=label(game, figure, lang), a=number(figure.a, figure.share, lang),
               b=number(figure.b, figure.share, lang))  # fmt: skip


def _title(game: Game, duel: Duel, look: Look, lang: str, names: tuple[str, str]) -> str:
    asked = look.figure(duel.key)
    sure = [figure for figure in look.figures if figure.word == CERTAIN]
    if asked is not None and look.answer == "yes":
        sure = [asked, *(figure for figure in sure if figure is not asked)]
    if not sure:
        return say(lang, "nothing", a=names[0], b=names[1])
    first = [told(game, figure, lang) for figure in sure[:2]]
    text = "; ".join(first)
    return f"{text[0].upper()}{text[1:]}."


def _below(game: Game, duel: Duel, look: Look, lang: str) -> str:
    found = []
    asked = look.figure(duel.key)
    if asked is not None:
        low, high = (number(edge, asked.share, lang, signed=True) for edge in (asked.diff.low, asked.diff.high))
        found.append(say(lang, look.answer, said=told(game, asked, lang), low=low, high=high))
    rest = [figure for figure in look.figures if figure.word == NONE]
    wins = [figure.diff.half for figure in rest if figure.kind in ("seat", "side")]
    if wins:
        found.append(
            say(lang, "rest-shares", count=len(rest), half=number(max(wins), True, lang).removesuffix(PERCENT))
        )
    elif rest:
        found.append(say(lang, "rest", count=len(rest)))
    if hints := sum(figure.word == HINT for figure in look.figures):
        found.append(say(lang, "hints", count=hints))
    return " ".join(found)


def _next(duel: Duel, look: Look, schema: Schema, lang: str) -> list[str]:
    """What to try: more pairs where it is open, half the change where it did something."""
    asked = look.figure(duel.key)
    if asked is not None and look.answer == "open":
        return [say(lang, "again", half=number(asked.diff.half, asked.share, lang))]
    if not any(figure.word == CERTAIN for figure in look.figures):
        return [say(lang, "keep")]
    half = [say(lang, "half-way", place=place, value=value) for place, value in halfway(duel, schema)][:4]
    return half or [say(lang, "look")]


def halfway(duel: Duel, schema: Schema) -> list[tuple[str, Any]]:
    """The numbers that B changes, half-way between the box and B."""
    if not duel.b.variant:
        return []
    found = []
    for file, tree in Variant.of(duel.b.variant).data.items():
        for place, given in changes(tree, (file,)):
            value = schema.values[place]
            if not value.number:
                continue
            middle = (value.value + given) / 2
            rounded = round(middle / value.step) * value.step if value.step else middle
            rounded = int(rounded) if type(value.value) is int else round(rounded, 3)
            if rounded not in (value.value, given):
                found.append((value.at, rounded))
    return found


def verdict(
    game: Game, duel: Duel, look: Look, names: Sequence[str], command: str, looks: int
) -> dict[str, Any]:  # fmt: skip
    """The whole verdict as plain data; `game` is the one in the box."""
    schema = Schema(game)
    called = {lang: tuple(name or say(lang, "box") for name in names) for lang in LANGUAGES}
    langs = list(LANGUAGES)
    how = "looks" if duel.stop else "plain"
    return {
        "game": game.id, "title": game.title, "names": {lang: list(called[lang]) for lang in langs},
        "seats": duel.a.seats, "bots": sorted(set(duel.a.bots)), "pairs": look.pairs, "budget": duel.budget,
        "question": duel.question, "answer": look.answer, "command": command,
        "headline": {lang: _title(game, duel, look, lang, (called[lang][0], called[lang][1])) for lang in langs},
        "below": {lang: _below(game, duel, look, lang) for lang in langs},
        "next": {lang: _next(duel, look, schema, lang) for lang in langs},
        "halfway": halfway(duel, schema),
        "cannot": {lang: say(lang, "cannot", bots=", ".join(sorted(set(duel.a.bots))), seats=duel.a.seats)
                   for lang in langs},
        "method": {lang: say(lang, how, looks=looks, count=len(look.figures)) for lang in langs},
        "figures": [plain(game, figure) for figure in look.figures],
    }  # fmt: skip


def plain(game: Game, figure: Figure) -> dict[str, Any]:
    """A figure with its words."""
    words = dict(zip(("en", "it"), WORDS[figure.word], strict=True))
    found = {**figure.plain(), "label": {lang: label(game, figure, lang) for lang in LANGUAGES}, "says": words}
    return {
        key: None if isinstance(value, float) and not math.isfinite(value) else value for key, value in found.items()
    }
