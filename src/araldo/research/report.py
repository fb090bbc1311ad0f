"""Reports for designers: what the results of an arena say about a game, as one HTML file with its plots inside."""

from __future__ import annotations

import io
import json
import math
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import jinja2
import matplotlib as mpl
import numpy as np
from matplotlib.figure import Figure

from araldo.kernel import discover
from araldo.kernel.game import Game
from araldo.research.arena import Results
from araldo.research.ratings import interval, share_of, standings
from araldo.research.words import WORDS

# Colours that stay apart for every eye (Okabe and Ito), with a mark each.
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#8c6d31", "#444444", "#7b4fa3", "#a0b030")
MARKS = "osD^vPX*<>"
RARE = 0.02  # what is done in fewer games is not shown
MOST = 24  # lines of a table of uses

mpl.rcParams.update({
    "svg.fonttype": "none", "svg.hashsalt": "araldo", "font.family": "serif", "axes.spines.top": False,
    "axes.spines.right": False, "axes.edgecolor": "#5b4a32", "axes.labelcolor": "#3a2d1c", "xtick.color": "#3a2d1c",
    "ytick.color": "#3a2d1c", "figure.facecolor": "none", "axes.facecolor": "none", "savefig.facecolor": "none",
})  # fmt: skip


class Sample:
    """The results of one contest, with what the report counts."""

    def __init__(self, results: Results) -> None:
        self.contest = results.contest()
        self.rows = sorted(results.games(), key=lambda row: row["number"])
        self.uses = results.uses()
        self.game: Game = discover.load(self.contest["game"])
        self.seats = int(self.contest["seats"])

    def grouped(self, key: Callable[[dict[str, Any], int], str]) -> list[dict[str, Any]]:
        """Shares of wins by what a seat had or did, with intervals over the seeds."""
        values: dict[str, list[float]] = defaultdict(list)
        seeds: dict[str, list[int]] = defaultdict(list)
        for row in self.rows:
            for seat in range(self.seats):
                if name := key(row, seat):
                    values[name].append(share_of(row, seat))
                    seeds[name].append(row["seed"])
        found = []
        for name, shares in values.items():
            low, high = interval(shares, seeds[name])
            found.append(
                {"name": name, "games": len(shares), "share": sum(shares) / len(shares), "low": low, "high": high}
            )
        return found

    def settings(self, lang: str) -> list[tuple[str, str]]:
        """The options that differ from the game's defaults."""
        table = self.game.options_table
        return [(getattr(table[key], lang, key) or key, str(value)) for key, value in self.contest["options"].items()
                if key in table and value != table[key].default]  # fmt: skip


def page(results: Sequence[Results], lang: str) -> str:
    """The report as HTML."""
    samples = [Sample(found) for found in results]
    say = {key: pair[1 if lang == "it" else 0] for key, pair in WORDS.items()}
    parts = [_part(sample, lang, say, str(i)) for i, sample in enumerate(samples)]
    compared = compare(samples[0], samples[1]) if len(samples) == 2 else None
    environment = jinja2.Environment(loader=jinja2.PackageLoader("araldo.research", "templates"), autoescape=True)
    environment.filters["pct"] = lambda value: "–" if math.isnan(value) else f"{100 * value:.1f} %"
    return environment.get_template("report.html").render(lang=lang, say=say, parts=parts, compared=compared,
                                                          title=samples[0].game.title[lang])  # fmt: skip


def _part(sample: Sample, lang: str, say: dict[str, str], prefix: str) -> dict[str, Any]:
    by_seat = sorted(sample.grouped(lambda row, seat: f"{seat + 1}"), key=lambda entry: int(entry["name"]))
    by_emblem = sample.grouped(lambda row, seat: words(sample, row["emblems"][seat], lang) if row["emblems"] else "")
    openings = sample.grouped(lambda row, seat: words(sample, row["openings"][seat], lang))
    openings = sorted((o for o in openings if o["games"] >= 5), key=lambda o: -o["games"])[:12]
    fair = 1 / sample.seats
    lengths = [row["decisions"] for row in sample.rows]
    branching = [count for row in sample.rows for count in row["branching"]]
    plots = [
        (say["by-seat"], bars(by_seat, fair, say, prefix)),
        (say["by-emblem"], bars(sorted(by_emblem, key=lambda e: -e["share"]), fair, say, prefix)),
        (say["openings"], bars(openings, fair, say, prefix)),
        (say["length"], histogram(lengths, say["decisions"], say["games"])),
        (say["branching"], histogram(branching, say["options"], say["decisions"], log=True)),
        (say["curve"], curves(sample, say)),
    ]
    return {
        "title": sample.game.title[lang], "games": len(sample.rows), "seats": sample.seats,
        "cut": sum(row["cut"] for row in sample.rows), "bots": standings(sample.rows),
        "settings": sample.settings(lang), "plots": [(title, svg) for title, svg in plots if svg],
        "fair": fair, "seat_rows": by_seat, "uses": used(sample, lang), "drama": drama(sample),
        "length": spread(lengths), "branching": spread(branching),
        "scores": spread([max(row["scores"]) for row in sample.rows]),
        "command": command(sample),
    }  # fmt: skip


def command(sample: Sample) -> str:
    """The command that gives the same games."""
    c = sample.contest
    table = sample.game.options_table
    sets = "".join(f" --set {key}={json.dumps(value) if isinstance(value, bool) else value}"
                   for key, value in c["options"].items() if key in table and value != table[key].default)  # fmt: skip
    return (f"araldo arena {c['game']} --seats {c['seats']} --bots {','.join(c['bots'])} "
            f"--games {len(sample.rows)} --seed {c['seed']}{sets}")  # fmt: skip


def spread(values: Sequence[float]) -> dict[str, float]:
    if not values:
        return {"mean": math.nan, "low": math.nan, "middle": math.nan, "high": math.nan}
    low, middle, high = np.quantile(np.array(values, dtype=float), [0.05, 0.5, 0.95])
    return {"mean": float(np.mean(values)), "low": float(low), "middle": float(middle), "high": float(high)}


def words(sample: Sample, what: str, lang: str) -> str:
    """A use in words: the verb and the name of what it is done with."""
    if not what:
        return ""
    verb, _, rest = what.partition(" ")
    named = str(sample.game.texts.name(lang, rest)) if rest else ""
    said = str(sample.game.texts.name(lang, verb))
    return f"{said} · {named}" if rest else said


def used(sample: Sample, lang: str) -> list[dict[str, Any]]:
    """How often each action is done, and how the seats that do it fare beside those that do not."""
    times: Counter[str] = Counter()
    by: dict[str, dict[tuple[int, int], float]] = defaultdict(dict)
    for use in sample.uses:
        times[use["what"]] += use["times"]
        by[use["what"]][use["number"], use["seat"]] = use["won"]
    total = len(sample.rows) * sample.seats
    won_all = sum(share_of(row, seat) for row in sample.rows for seat in range(sample.seats))
    seed_of = {row["number"]: row["seed"] for row in sample.rows}
    found: list[dict[str, Any]] = []
    for what, shares in by.items():
        if len({number for number, _ in shares}) < max(3, RARE * len(sample.rows)):
            continue
        others = total - len(shares)
        with_it = sum(shares.values()) / len(shares)
        low, high = interval(list(shares.values()), [seed_of.get(number, number) for number, _ in shares])
        found.append({
            "what": words(sample, what, lang), "times": times[what] / len(sample.rows), "seats": len(shares) / total,
            "with": with_it, "low": low, "high": high,
            "without": (won_all - sum(shares.values())) / others if others else math.nan,
        })  # fmt: skip
    return sorted(found, key=lambda entry: -entry["times"])[: 4 * MOST]


def drama(sample: Sample) -> dict[str, float]:
    """Comebacks and runaways: how early the winner leads, how often the lead changes hands, how wide the margin is."""
    led: dict[str, list[float]] = {"quarter": [], "half": [], "three": []}
    changes, margins, sure = [], [], []
    for row in sample.rows:
        curve = row["curve"]
        if len(curve) < 8 or len(row["winners"]) != 1:
            continue
        winner = row["winners"][0]
        leaders = [int(np.argmax(point)) if point.count(max(point)) == 1 else -1 for point in curve]
        for name, part in (("quarter", 0.25), ("half", 0.5), ("three", 0.75)):
            led[name].append(float(leaders[int(part * (len(curve) - 1))] == winner))
        firm = [leader for leader in leaders if leader >= 0]
        changes.append(sum(1 for a, b in pairwise(firm) if a != b))
        last = max((i for i, leader in enumerate(leaders) if leader != winner), default=-1)
        sure.append((last + 1) / len(leaders))
        scores = sorted(row["scores"], reverse=True)
        margins.append((scores[0] - scores[1]) / max(1, abs(scores[0])))
    return {**{name: mean(values) for name, values in led.items()}, "changes": mean(changes), "margin": mean(margins),
            "sure": mean(sure), "games": len(sure)}  # fmt: skip


def mean(values: Sequence[float]) -> float:
    return float(np.mean(values)) if values else math.nan


# -- plots


def _svg(figure: Figure) -> str:
    out = io.StringIO()
    figure.savefig(out, format="svg", bbox_inches="tight", metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    return text[text.index("<svg") :]


def bars(entries: list[dict[str, Any]], fair: float, say: dict[str, str], prefix: str) -> str:
    """Shares of wins with their intervals, beside what would be fair."""
    if len(entries) < 2:
        return ""
    figure = Figure(figsize=(6.4, 0.6 + 0.34 * len(entries)))
    axes = figure.subplots()
    for i, entry in enumerate(entries):
        at = len(entries) - 1 - i
        colour = COLOURS[i % len(COLOURS)]
        axes.barh(at, entry["share"], color=colour, alpha=0.35, height=0.6)
        axes.plot([entry["low"], entry["high"]], [at, at], color="#2b2117", linewidth=1.6)
        axes.plot(entry["share"], at, MARKS[i % len(MARKS)], color=colour, markeredgecolor="#2b2117", markersize=7)
    axes.axvline(fair, color="#8b1a1a", linestyle="--", linewidth=1)
    axes.set_yticks(range(len(entries)), [f"{e['name']} ({e['games']})" for e in reversed(entries)])
    axes.set_xlim(0, max(0.05, *(e["high"] for e in entries)) * 1.08)
    axes.xaxis.set_major_formatter(lambda value, _: f"{100 * value:.0f} %")
    axes.set_xlabel(say["share-axis"])
    return _svg(figure)


def histogram(values: Sequence[int], across: str, up: str, log: bool = False) -> str:
    if len(values) < 2:
        return ""
    figure = Figure(figsize=(6.4, 2.4))
    axes = figure.subplots()
    if log:
        edges = np.unique(np.round(np.geomspace(1, max(2, *values) + 1, 24)))
        axes.set_xscale("log")
        axes.hist(values, bins=list(edges), color=COLOURS[0], alpha=0.6)
    else:
        axes.hist(values, bins=min(30, max(5, len(set(values)))), color=COLOURS[0], alpha=0.6)
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    return _svg(figure)


def curves(sample: Sample, say: dict[str, str]) -> str:
    """The scores on the way: winners beside the others, as shares of the game's length."""
    grid = np.linspace(0, 1, 21)
    winners: list[Any] = []
    others: list[Any] = []
    for row in sample.rows:
        if len(row["curve"]) < 4:
            continue
        at = np.array(row["curve_at"]) / max(1, row["decisions"])
        for seat in range(sample.seats):
            line = np.interp(grid, [*at, 1.0], [*(point[seat] for point in row["curve"]), row["scores"][seat]])
            (winners if seat in row["winners"] else others).append(line)
    if not winners or not others:
        return ""
    figure = Figure(figsize=(6.4, 2.8))
    axes = figure.subplots()
    for i, (lines, label) in enumerate(((winners, say["winners"]), (others, say["others"]))):
        table = np.array(lines)
        low, middle, high = np.quantile(table, [0.25, 0.5, 0.75], axis=0)
        axes.fill_between(grid, low, high, color=COLOURS[i], alpha=0.2)
        axes.plot(grid, middle, color=COLOURS[i], marker=MARKS[i], markevery=4, label=label)
    axes.xaxis.set_major_formatter(lambda value, _: f"{100 * value:.0f} %")
    axes.set_xlabel(say["through"])
    axes.set_ylabel(say["score"])
    axes.legend(frameon=False)
    return _svg(figure)


# -- two variants


def compare(a: Sample, b: Sample) -> list[dict[str, Any]]:
    """What differs between two contests: each measure with its difference and interval, paired where the seeds are."""
    measures: list[tuple[str, Callable[[dict[str, Any]], float]]] = [
        ("m-length", lambda row: float(row["decisions"])),
        ("m-score", lambda row: float(max(row["scores"]))),
        ("m-margin", lambda row: float(np.subtract(*sorted(row["scores"])[:-3:-1]))),
        ("m-branching", lambda row: float(np.mean(row["branching"])) if row["branching"] else 0.0),
    ]
    for seat in range(min(a.seats, b.seats)):
        measures.append((f"m-seat-{seat}", lambda row, seat=seat: share_of(row, seat)))  # type: ignore[misc]
    found = []
    for name, measure in measures:
        first, second = ([measure(row) for row in sample.rows] for sample in (a, b))
        low, high = difference([(r["seed"], v) for r, v in zip(a.rows, first, strict=True)],
                               [(r["seed"], v) for r, v in zip(b.rows, second, strict=True)])  # fmt: skip
        found.append({"name": name.rsplit("-", 1)[0] if name[-1].isdigit() else name,
                      "seat": int(name[-1]) + 1 if name[-1].isdigit() else 0,
                      "a": float(np.mean(first)), "b": float(np.mean(second)), "low": low, "high": high})  # fmt: skip
    return found


def difference(a: list[tuple[int, float]], b: list[tuple[int, float]]) -> tuple[float, float]:
    """A bootstrap interval of mean(b) - mean(a); seeds that both have are drawn together."""
    rng = np.random.default_rng(1)
    by: list[dict[int, list[float]]] = [defaultdict(list), defaultdict(list)]
    for sample, pairs in zip(by, (a, b), strict=True):
        for seed, value in pairs:
            sample[seed].append(value)
    both = sorted(by[0].keys() & by[1].keys())
    if len(both) >= 0.8 * max(len(by[0]), len(by[1])):
        gaps = np.array([np.mean(by[1][seed]) - np.mean(by[0][seed]) for seed in both])
        drawn = gaps[rng.integers(0, len(gaps), size=(2000, len(gaps)))].mean(axis=1)
    else:
        drawn = np.zeros(2000)
        for sample, sign in zip(by, (-1, 1), strict=True):
            means = np.array([np.mean(values) for values in sample.values()])
            drawn = drawn + sign * means[rng.integers(0, len(means), size=(2000, len(means)))].mean(axis=1)
    low, high = np.quantile(drawn, [0.025, 0.975])
    return float(low), float(high)
