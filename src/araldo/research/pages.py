"""Pages that a designer reads: a report, a verdict, what a search has tried. Each is one HTML file with all in it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import jinja2
from markupsafe import Markup

from araldo.kernel.game import Game
from araldo.kernel.schema import Schema
from araldo.research import findings
from araldo.research.arena import Contest, Results
from araldo.research.captions import PAGE
from araldo.research.decide import CERTAIN, HINT
from araldo.research.drawings import Row, dots, funnel, hist, lines
from araldo.research.findings import Study
from araldo.research.report import drama, spread
from araldo.research.tune_words import GOAL_WORDS
from araldo.research.verdict import named, number
from araldo.research.verdict import told as verdict_line


def words(lang: str) -> dict[str, str]:
    return {key: pair[1 if lang == "it" else 0] for key, pair in PAGE.items()}


def render(template: str, lang: str, **given: Any) -> str:
    environment = jinja2.Environment(loader=jinja2.PackageLoader("araldo.research", "templates"), autoescape=True)
    environment.filters["share"] = lambda value: number(value, True, lang)
    environment.filters["figure"] = lambda value, share: number(math.nan if value is None else value, share, lang)
    environment.filters["signed"] = lambda value, share: number(math.nan if value is None else value, share, lang, True)
    return environment.get_template(template).render(lang=lang, say=words(lang), **given)


# -- a report


def report_page(results: Results, lang: str) -> str:
    """What is unbalanced, how sure, what to try; then the figures."""
    study = Study(results)
    say = words(lang)
    even = study.even
    sides, seats, openings = (study.against(kind, even) for kind in ("side", "seat", "opening"))
    worths = study.worths()
    course = drama(study.read)
    lengths = [told["decisions"] for told in study.tales]
    length = spread(lengths)
    return render(
        "page_report.html", lang, game=study.game, games=len(study.tales), seats_n=study.seats,
        bots=", ".join(sorted(set(study.read.contest["bots"]))), headline=_headline(sides, seats, course, say),
        found=findings.findings(study, lang), even=even,
        sides=_named(study.game, sides, even, lang),
        seats=_named(study.game, sorted(seats, key=lambda s: s.what), even, lang),
        openings=_named(study.game, sorted(openings, key=lambda o: -o.seen)[:8], even, lang),
        length=length, hist=hist(lengths, length["mean"], f"{length['mean']:.0f} {say['on-average']}"),
        worths=[_worth(study, one, lang) for one in worths[:12]], compared=len(worths),
        curve=_curve(study, say), drama=course, command=study.command, cut=sum(t["cut"] for t in study.tales),
        shared=sum(len(t["winners"]) > 1 for t in study.tales),
    )  # fmt: skip


def _headline(sides: Sequence[Any], seats: Sequence[Any], course: dict[str, Any], say: dict[str, str]) -> str:
    uneven = [any(one.word == CERTAIN for one in group) for group in (sides, seats)]
    if sides:
        first = say[f"head-{'side' if uneven[0] else 'even'}-{'seat' if uneven[1] else 'none'}"]
    else:
        first = say["head-seat" if uneven[1] else "head-seats-even"]
    led = course["half"]
    if math.isnan(led):
        return first
    return f"{first} {say['head-comebacks' if led < 0.45 else 'head-runaway' if led > 0.65 else 'head-open']}"


def _named(game: Game, found: Sequence[Any], even: float, lang: str) -> Markup:
    seat = words(lang)["seat"]
    rows: list[Row] = []
    for one in found:
        name = f"{seat} {one.what}" if one.kind == "seat" else named(game, one.what, lang)
        kind = "" if one.word not in (CERTAIN, HINT) else "above" if one.above else "below"
        rows.append((name, one.value, one.low, one.high, kind))
    return dots(rows, even, lang)


def _worth(study: Study, one: Any, lang: str) -> dict[str, Any]:
    seats = float(study.sample.seats.sum())
    sign = "above" if one.above else "below"
    bar = dots([("", one.value, one.low, one.high, sign)], one.even, lang, bare=True)
    return {"what": named(study.game, one.what, lang), "seen": one.seen / seats, "value": one.value,
            "even": one.even, "sign": sign, "word": one.word, "bar": bar}  # fmt: skip


def _curve(study: Study, say: dict[str, str]) -> Markup:
    """Medians of the winners' and the others' points, by part of the game."""
    winners, others = [], []
    for part in range(21):
        mine: list[int] = []
        theirs: list[int] = []
        for row in study.read.rows:
            if len(row["curve"]) < 8 or len(row["winners"]) != 1:
                continue
            point = row["curve"][round(part / 20 * (len(row["curve"]) - 1))]
            for seat, score in enumerate(point[: study.seats]):
                (mine if seat in row["winners"] else theirs).append(score)
        if not mine or not theirs:
            return Markup("")
        winners.append((part / 20, float(sorted(mine)[len(mine) // 2])))
        others.append((part / 20, float(sorted(theirs)[len(theirs) // 2])))
    return lines([(say["winners"], "above", winners), (say["others"], "box", others)])


# -- a verdict


def verdict_page(said: dict[str, Any], lang: str) -> str:
    """Two variants: what changed, the surest first."""
    told = [{**one, "bar": funnel(one["diff"], one["low"], one["high"], one["word"])} for one in said["figures"]]
    shown = [one for one in told if one["word"] != "none"][:24] + [one for one in told if one["word"] == "none"][:8]
    groups = []
    for kind in ("seat", "side"):
        rows = sorted((one for one in said["figures"] if one["kind"] == kind), key=lambda one: str(one["what"]))
        if rows:
            groups.append((words(lang)[f"wins-by-{kind}"], _pairs(rows, said["names"][lang], lang)))
    return render("verdict.html", lang, said=said, shown=shown, rest=len(told) - len(shown), groups=groups)


def _pairs(rows: Sequence[dict[str, Any]], names: Sequence[str], lang: str) -> Markup:
    found: list[Row] = []
    for one in rows:
        half = ((one["high"] or 0) - (one["low"] or 0)) / 2
        found.append((one["label"][lang], one["a"], one["a"], one["a"], "box"))
        found.append(("", one["b"], one["b"] - half, one["b"] + half, "variant"))
    return dots(found, None, lang, legend=tuple(names))


# -- a search


def tuned_page(game: Game, base: Contest, dials: Sequence[Any], tuned: Any, command: str, lang: str) -> str:
    schema = Schema(game)
    share = tuned.wish.goal != "length" and tuned.wish.goal != "lead"
    tries = sorted(tuned.tries, key=lambda one: one.score)
    points = [(one.number / max(1, len(tuned.tries) - 1), one.measured) for one in tuned.tries if not one.fault]
    check = None
    if tuned.check is not None and tuned.duel is not None:
        figure = tuned.check.figure(tuned.duel.key)
        if figure is not None:
            check = {"line": verdict_line(game, figure, lang), "answer": tuned.check.answer, "pairs": tuned.check.pairs,
                     "low": figure.diff.low, "high": figure.diff.high, "share": figure.share}  # fmt: skip
    return render(
        "tuned.html", lang, game=game, base=base, wish=tuned.wish, share=share,
        goal=GOAL_WORDS[tuned.wish.goal][1 if lang == "it" else 0],
        changes=schema.diff(tuned.variant, lang), variant=tuned.variant, best=tuned.best, box=tuned.tries[0],
        tries=tries[:40], count=len(tuned.tries), places=[dial.value.at for dial in dials], dials=dials, check=check,
        picture=lines([("", "variant", points)]) if len(points) > 1 else "", command=command,
    )  # fmt: skip
