"""Reports for designers: what the results of an arena say about a game, as one HTML file with its plots inside.

The plots are `plots.py`.
"""

from __future__ import annotations

import json
import math
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import jinja2
import numpy as np

from araldo.kernel import discover, sides
from araldo.kernel.game import Game
from araldo.kernel.sides import members, with_parties
from araldo.kernel.variant import Variant
from araldo.research.arena import Results
from araldo.research.captions import WORDS
from araldo.research.decide import at_end, ratio
from araldo.research.plots import bars, beside, curves, histogram, lifts
from araldo.research.ratings import interval, share_of, sides_in, standings

RARE = 0.02  # what is done in fewer games is not shown
MOST = 24  # lines of a table of uses
AMOUNT = re.compile(r" -?\d+$")


def game_of(contest: dict[str, Any]) -> Game:
    """The game of a contest, which may be a variant."""
    if contest.get("variant"):
        discover.give(Variant.of(contest["variant"]))
    return discover.load(contest["game"])


class Sample:
    """The results of one contest, with what the report counts."""

    def __init__(self, results: Results) -> None:
        self.contest = results.contest()
        self.rows = sorted(results.games(), key=lambda row: row["number"])
        self.uses = results.uses()
        self.game: Game = game_of(self.contest)
        self.seats = int(self.contest["seats"])
        self.sides = len({*sides_in(self.rows[0])}) if self.rows else self.seats

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


def page(results: Sequence[Results], lang: str) -> tuple[str, dict[str, str]]:
    """The report as HTML, and the plots of the first contest by name, with that of the two variants."""
    samples = [Sample(found) for found in results]
    say = {key: pair[1 if lang == "it" else 0] for key, pair in WORDS.items()}
    parts = [_part(sample, lang, say) for sample in samples]
    compared = compare(samples[0], samples[1]) if len(samples) == 2 else None
    variants = ""
    if compared and samples[0].seats == samples[1].seats:
        variants = beside(parts[0]["sides"], parts[1]["sides"], parts[0]["fair"], say)
    environment = jinja2.Environment(loader=jinja2.PackageLoader("araldo.research", "templates"), autoescape=True)
    environment.filters["pct"] = lambda value: "–" if math.isnan(value) else f"{100 * value:.1f} %"
    text = environment.get_template("report.html").render(
        lang=lang, say=say, parts=parts, compared=compared, variants=variants, title=samples[0].game.title[lang]
    )
    plots = {name: plot for name, _, plot in parts[0]["plots"]}
    return text, plots | ({"variants": variants} if variants else {})


def _part(sample: Sample, lang: str, say: dict[str, str]) -> dict[str, Any]:
    by_seat = sorted(sample.grouped(lambda row, seat: f"{seat + 1}"), key=lambda entry: int(entry["name"]))
    by_emblem = sample.grouped(lambda row, seat: words(sample, row["emblems"][seat], lang) if row["emblems"] else "")
    openings = sample.grouped(lambda row, seat: words(sample, row["openings"][seat], lang))
    openings = sorted((o for o in openings if o["games"] >= 5), key=lambda o: -o["games"])[:12]
    fair = 1 / sample.sides
    lengths = [row["decisions"] for row in sample.rows]
    branching = [count for row in sample.rows for count in row["branching"]]
    uses = used(sample, lang)
    plots = {
        "by-seat": bars(by_seat, fair, say),
        "by-emblem": bars(sorted(by_emblem, key=lambda e: -e["share"]), fair, say),
        "openings": bars(openings, fair, say),
        "length": histogram(lengths, say["decisions"], say["games"]),
        "branching": histogram(branching, say["options"], say["decisions"], log=True),
        "curve": curves(sample.rows, sample.seats, say),
        "lifts": lifts(uses, fair, say),
    }
    return {
        "title": sample.game.title[lang], "games": len(sample.rows), "seats": sample.seats,
        "cut": sum(row["cut"] for row in sample.rows), "bots": standings(sample.rows),
        "settings": sample.settings(lang), "plots": [(name, say[name], plot) for name, plot in plots.items() if plot],
        "fair": fair, "sides": sorted(by_emblem, key=lambda e: str(e["name"])) or by_seat,
        "uses": sorted(uses, key=lambda use: -use["times"])[: 4 * MOST], "drama": drama(sample),
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
        if AMOUNT.search(use["what"]):  # how much was bid is no thing that is used
            continue
        times[use["what"]] += use["times"]
        by[use["what"]][use["number"], use["seat"]] = use["won"]
    total = len(sample.rows) * sample.seats
    won_all = sum(share_of(row, seat) for row in sample.rows for seat in range(sample.seats))
    seed_of = {row["number"]: row["seed"] for row in sample.rows}
    seeds = sorted(set(seed_of.values()))
    found: list[dict[str, Any]] = []
    for what, shares in by.items():
        if len({number for number, _ in shares}) < max(3, RARE * len(sample.rows)):
            continue
        others = total - len(shares)
        with_it = sum(shares.values()) / len(shares)
        low, high = interval(list(shares.values()), [seed_of[number] for number, _ in shares], among=seeds)
        found.append({
            "what": words(sample, what, lang), "times": times[what] / len(sample.rows), "seats": len(shares) / total,
            "with": with_it, "low": low, "high": high,
            "without": (won_all - sum(shares.values())) / others if others else math.nan,
        })  # fmt: skip
    return found


def drama(sample: Sample) -> dict[str, Any]:
    """Comebacks and runaways: how early the winning side leads, how often the lead changes hands, how wide the margin.

    `ranges`: the interval of each.
    """
    led: dict[str, list[float]] = {"quarter": [], "half": [], "three": []}
    changes: list[float] = []
    margins: list[float] = []
    sure: list[float] = []
    seeds: list[int] = []
    for row in sample.rows:
        curve = [by_side(row, point) for point in row["curve"]]
        won = [side for side, share in enumerate(by_side(row, shares_in(row))) if share == 1]
        if len(curve) < 8 or not won:
            continue
        winner = won[0]
        seeds.append(row["seed"])
        leaders = [int(np.argmax(point)) if point.count(max(point)) == 1 else -1 for point in curve]
        for name, part in (("quarter", 0.25), ("half", 0.5), ("three", 0.75)):
            led[name].append(float(leaders[int(part * (len(curve) - 1))] == winner))
        firm = [leader for leader in leaders if leader >= 0]
        changes.append(sum(1 for a, b in pairwise(firm) if a != b))
        last = max((i for i, leader in enumerate(leaders) if leader != winner), default=-1)
        sure.append((last + 1) / len(leaders))
        margins.append(margin(row) / max(1, abs(max(row["scores"]))))
    found: dict[str, list[float]] = {**led, "changes": changes, "margin": margins, "sure": sure}
    return {**{name: mean(values) for name, values in found.items()}, "games": len(sure),
            "ranges": {name: interval(values, seeds) for name, values in found.items()}}  # fmt: skip


def by_side(row: dict[str, Any], values: Sequence[float]) -> list[float]:
    """What each side has, of what its seats have alike; then what the parties have that the rules play."""
    known = with_parties(sides_in(row), len(values))
    return [values[seats[0]] for seats in members(known)]


def shares_in(row: dict[str, Any]) -> list[float]:
    """What of the win each seat and party has."""
    return sides.shares(row["winners"], with_parties(sides_in(row), len(row["scores"])))


def margin(row: dict[str, Any]) -> float:
    """How far the best side is ahead of the next; of a side that plays alone, all of it."""
    scores = sorted(by_side(row, row["scores"]), reverse=True)
    return float(scores[0] - (scores[1] if len(scores) > 1 else 0))


def mean(values: Sequence[float]) -> float:
    return float(np.mean(values)) if values else math.nan


# -- two variants


def compare(a: Sample, b: Sample) -> list[dict[str, Any]]:
    """What differs between two contests: each measure with its difference and interval, paired where the seeds are."""
    measures: list[tuple[str, Callable[[dict[str, Any]], float]]] = [
        ("m-length", lambda row: float(row["decisions"])),
        ("m-score", lambda row: float(max(row["scores"]))),
        ("m-margin", margin),
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
    """An interval of mean(b) - mean(a): what seeds share cancels, and none that only one has is left out."""
    index = {seed: at for at, seed in enumerate(sorted({seed for seed, _ in a} | {seed for seed, _ in b}))}
    ratios = []
    for pairs in (a, b):
        sums, counts = np.zeros(len(index)), np.zeros(len(index))
        for seed, value in pairs:
            sums[index[seed]] += value
            counts[index[seed]] += 1
        ratios.append(ratio(sums, counts))
    found = at_end(ratios[0], ratios[1])
    return found.low, found.high
