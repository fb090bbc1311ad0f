"""What the games of an arena say to a designer: what is uneven, how sure that is, what to try."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from typing import Any

import numpy as np

from araldo.kernel.game import Game
from araldo.research import decide
from araldo.research.arena import Results
from araldo.research.compare import RARE, SEEN, Sample
from araldo.research.decide import CERTAIN, HINT, NONE, Difference, Ratio
from araldo.research.measures import Key
from araldo.research.ratings import sides_in
from araldo.research.report import AMOUNT, command, game_of
from araldo.research.report import Sample as Read
from araldo.research.verdict import PERCENT, named, number

POINTS = 0.07  # a change of so much is worth a comparison


@dataclass(frozen=True, slots=True)
class Against:
    """A share beside what would be even."""

    kind: str
    what: str
    value: float
    even: float
    diff: Difference
    word: str
    seen: float  # by how many seats, or games

    @property
    def low(self) -> float:
        return self.even + self.diff.low

    @property
    def high(self) -> float:
        return self.even + self.diff.high

    @property
    def above(self) -> bool:
        return self.diff.value > 0


def tales(read: Read) -> list[dict[str, Any]]:
    """The rows of an arena as a comparison tells games."""
    uses: dict[int, dict[str, list[int]]] = {}
    for use in read.uses:
        if not AMOUNT.search(use["what"]):
            uses.setdefault(use["number"], {}).setdefault(use["what"], []).append(use["seat"])
    found = []
    for row in read.rows:
        told = {key: row[key] for key in ("seed", "number", "seats", "winners", "scores", "emblems", "openings", "cut",
                                          "decisions", "bots")}  # fmt: skip
        told["sides"] = sides_in(row)
        branching = fmean(row["branching"]) if row["branching"] else 0.0
        found.append({**told, "branching": branching, "weighed": [0, 0], "uses": uses.get(row["number"], {})})
    return found


class Study:
    """The figures of one arena."""

    def __init__(self, results: Results) -> None:
        self.read = Read(results)
        self.game: Game = game_of(self.read.contest)
        self.tales = tales(self.read)
        self.seats = self.read.seats
        self.even = 1 / self.read.sides  # what would be an even share of the wins
        index = {seed: at for at, seed in enumerate(sorted({told["seed"] for told in self.tales}))}
        self.sample = Sample(self.tales, index)
        self.command = command(self.read)

    def against(self, kind: str, even: float) -> list[Against]:
        """Every figure of a kind beside an even share, corrected for how many there are; the largest first."""
        keys = [key for key in sorted(self.sample.sums) if key[0] == kind]
        ratios = [(key, self.sample.ratio(key)) for key in keys]
        ratios = [(key, found) for key, found in ratios if found.count >= SEEN or kind == "seat"]
        return self._worded([(key, found, self._even(found, even)) for key, found in ratios], even)

    @staticmethod
    def _even(found: Ratio, even: float) -> Ratio:
        return Ratio(even, np.zeros(len(found.parts)), found.count)

    def _worded(self, found: list[tuple[Key, Ratio, Ratio]], even: float) -> list[Against]:
        diffs = [decide.at_end(base, ratio) for _, ratio, base in found]
        corrected = decide.holm([diff.p for diff in diffs])
        told = [Against(*key, ratio.value, base.value, diff, decide.word(diff.p, p), ratio.count)
                for (key, ratio, base), diff, p in zip(found, diffs, corrected, strict=True)]  # fmt: skip
        return sorted(told, key=lambda one: -one.value)

    def worths(self) -> list[Against]:
        """What goes with winning and losing: the share of those who did it beside those who did not, surest first."""
        seats = float(self.sample.seats.sum())
        found = []
        for kind, what in sorted(self.sample.sums):
            if kind != "with":
                continue
            mine, others = self.sample.ratio(("with", what)), self.sample.ratio(("without", what))
            if min(mine.count, others.count) >= max(SEEN, RARE * seats):
                found.append((("worth", what), mine, others))
        return sorted(self._worded(found, 0.0), key=lambda one: one.diff.p)

    def pairs(self, size: float = POINTS) -> int:
        """How many pairs would show a change of so much in a share of wins."""
        fair = self.even
        return decide.pairs_needed(float(np.sqrt(2 * fair * (1 - fair))), size)


FINDINGS: dict[str, tuple[str, str]] = {
    "strong": ("{what} is too strong", "{what} è troppo forte"),
    "weak": ("{what} is too weak", "{what} è troppo debole"),
    "wins": ("Wins {value} of its games; even would be {even} ({low} – {high}).",
             "Vince {value} delle sue partite; pari sarebbe {even} ({low} – {high})."),
    "seat-strong": ("Seat {what} has an advantage", "Il posto {what} è avvantaggiato"),
    "seat-weak": ("Seat {what} is behind", "Il posto {what} è svantaggiato"),
    "seats-even": ("Seats are even", "I posti sono pari"),
    "seats-even-text": ("No interval leaves {even}; less than {half} points would not show with {games} games.",
                        "Nessun intervallo lascia {even}; meno di {half} punti non si vedrebbero con {games} partite."),
    "goes": ("{what} goes with winning", "{what} va con il vincere"),
    "goes-not": ("{what} goes with losing", "{what} va con il perdere"),
    "goes-text": ("Who does it wins {value}, who does not {even}.", "Chi lo fa vince {value}, chi no {even}."),
    "try-side": ("Give it a little less or more at the start or in its prices, and compare: about {pairs} pairs tell "
                 "{points} points.",
                 "Darle un po' meno o di più all'inizio o nei prezzi, e confrontare: circa {pairs} coppie dicono "
                 "{points} punti."),
    "try-nothing": ("Nothing to do.", "Niente da fare."),
    "try-worth": ("Make it a little dearer or cheaper and compare: only a variant tells cause from company.",
                  "Renderlo un po' più o meno caro e confrontare: solo una variante distingue causa e compagnia."),
}  # fmt: skip


def findings(study: Study, lang: str) -> list[dict[str, Any]]:
    """What to look at, the surest first: what it is, how sure, what is seen, what to try."""
    even = study.even
    found = [_uneven(study, one, lang) for one in study.against("side", even) if one.word != NONE]
    seats = study.against("seat", even)
    uneven = [one for one in seats if one.word != NONE]
    found += [_uneven(study, one, lang) for one in uneven]
    found += [_company(study, one, lang) for one in study.worths()[:3] if one.word == CERTAIN]
    found.sort(key=lambda one: (one["word"] != CERTAIN, one["p"]))
    if not uneven and seats:
        half = number(max(one.diff.half for one in seats), True, lang).removesuffix(PERCENT)
        text = say(lang, "seats-even-text", even=number(even, True, lang), half=half, games=len(study.tales))
        found.append({"title": say(lang, "seats-even"), "word": CERTAIN, "within": half, "text": text, "p": 1.0,
                      "try": say(lang, "try-nothing")})  # fmt: skip
    return found[:8]


def say(lang: str, key: str, **params: object) -> str:
    english, italian = FINDINGS[key]
    return (italian if lang == "it" else english).format(**params)


def _uneven(study: Study, one: Against, lang: str) -> dict[str, Any]:
    what = one.what if one.kind == "seat" else named(study.game, one.what, lang)
    key = ("seat-" if one.kind == "seat" else "") + ("strong" if one.above else "weak")
    value, even, low, high = (number(x, True, lang) for x in (one.value, one.even, one.low, one.high))
    return {"title": say(lang, key, what=what), "word": one.word, "p": one.diff.p,
            "text": say(lang, "wins", value=value, even=even, low=low, high=high),
            "try": say(lang, "try-side", pairs=study.pairs(), points=round(100 * POINTS))}  # fmt: skip


def _company(study: Study, one: Against, lang: str) -> dict[str, Any]:
    what = named(study.game, one.what, lang)
    value, even = number(one.value, True, lang), number(one.even, True, lang)
    return {"title": say(lang, "goes" if one.above else "goes-not", what=what), "word": HINT, "p": one.diff.p,
            "text": say(lang, "goes-text", value=value, even=even), "try": say(lang, "try-worth")}  # fmt: skip
