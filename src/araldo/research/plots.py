"""Plots of reports, each an SVG text, or nothing where there is nothing to see."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.figure import Figure

# Colours that stay apart for every eye (Okabe and Ito), with a mark each.
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#8c6d31", "#444444", "#7b4fa3", "#a0b030")
MARKS = "osD^vPX*<>"
INK, SEAL, LEAF = "#2b2117", "#8b1a1a", "#fbf6ea"
MOST = 16  # lines of a plot of uses

mpl.rcParams.update({
    "svg.fonttype": "none", "svg.hashsalt": "araldo", "font.family": "serif", "axes.spines.top": False,
    "axes.spines.right": False, "axes.edgecolor": "#5b4a32", "axes.labelcolor": "#3a2d1c", "xtick.color": "#3a2d1c",
    "ytick.color": "#3a2d1c", "figure.facecolor": LEAF, "axes.facecolor": LEAF, "savefig.facecolor": LEAF,
})  # fmt: skip


def svg(figure: Figure) -> str:
    out = io.StringIO()
    figure.savefig(out, format="svg", bbox_inches="tight", metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    return text[text.index("<svg") :]


def bars(entries: Sequence[dict[str, Any]], fair: float, say: dict[str, str]) -> str:
    """Shares of wins with their intervals, beside what would be fair."""
    if len(entries) < 2:
        return ""
    figure = Figure(figsize=(6.4, 0.6 + 0.34 * len(entries)))
    axes = figure.subplots()
    for i, entry in enumerate(entries):
        at = len(entries) - 1 - i
        colour = COLOURS[i % len(COLOURS)]
        axes.barh(at, entry["share"], color=colour, alpha=0.35, height=0.6)
        axes.plot([entry["low"], entry["high"]], [at, at], color=INK, linewidth=1.6)
        axes.plot(entry["share"], at, MARKS[i % len(MARKS)], color=colour, markeredgecolor=INK, markersize=7)
    axes.axvline(fair, color=SEAL, linestyle="--", linewidth=1)
    axes.set_yticks(range(len(entries)), [f"{e['name']} ({e['games']})" for e in reversed(entries)])
    axes.set_xlim(0, max(0.05, *(e["high"] for e in entries)) * 1.08)
    _percent(axes, say["share-axis"])
    return svg(figure)


def beside(
    one: Sequence[dict[str, Any]], other: Sequence[dict[str, Any]], fair: float, say: dict[str, str]
) -> str:  # fmt: skip
    """Shares of wins in two variants, name by name."""
    second = {entry["name"]: entry for entry in other}
    pairs = [(entry, second[entry["name"]]) for entry in one if entry["name"] in second]
    if len(pairs) < 2:
        return ""
    figure = Figure(figsize=(6.4, 1.1 + 0.5 * len(pairs)))
    axes = figure.subplots()
    for i, label in enumerate((say["first"], say["second"])):
        for row, pair in enumerate(pairs):
            entry, at = pair[i], len(pairs) - 1 - row + 0.16 * (1 - 2 * i)
            axes.plot([entry["low"], entry["high"]], [at, at], color=COLOURS[i], linewidth=1.6)
            axes.plot(entry["share"], at, MARKS[i], color=COLOURS[i], label=label if row == 0 else None)
    axes.axvline(fair, color=SEAL, linestyle="--", linewidth=1)
    axes.set_yticks(range(len(pairs)), [entry["name"] for entry, _ in reversed(pairs)])
    axes.set_ylim(-0.6, len(pairs) - 0.4)
    axes.set_xlim(0)
    _percent(axes, say["share-axis"])
    axes.legend(frameon=False, loc="lower left", bbox_to_anchor=(0, 1), ncols=2)
    return svg(figure)


def lifts(uses: Sequence[dict[str, Any]], fair: float, say: dict[str, str]) -> str:
    """What goes with winning or losing beyond chance: the share of wins of who does it, beside that of who does not."""
    found = [use for use in uses if 0.05 <= use["seats"] <= 0.95 and not use["low"] <= use["without"] <= use["high"]]
    found = sorted(found, key=lambda use: -abs(use["with"] - use["without"]))[:MOST]
    if not found:
        return ""
    found.sort(key=lambda use: use["with"] - use["without"])
    figure = Figure(figsize=(6.4, 0.9 + 0.32 * len(found)))
    axes = figure.subplots()
    for at, use in enumerate(found):
        colour = COLOURS[2] if use["with"] > use["without"] else COLOURS[1]
        axes.plot([use["low"], use["high"]], [at, at], color=colour, linewidth=1.6)
        axes.plot(use["with"], at, "o", color=colour, label=say["with"] if at == len(found) - 1 else None)
        axes.plot(use["without"], at, "|", color=INK, markersize=11, label=say["without"] if at == 0 else None)
    axes.axvline(fair, color=SEAL, linestyle="--", linewidth=1)
    axes.set_yticks(range(len(found)), [f"{use['what']} ({use['seats']:.0%})" for use in found])
    axes.set_ylim(-0.6, len(found) - 0.4)
    axes.set_xlim(0)
    _percent(axes, say["share-axis"])
    axes.legend(frameon=False, loc="lower left", bbox_to_anchor=(0, 1), ncols=2)
    return svg(figure)


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
    return svg(figure)


def curves(rows: Sequence[dict[str, Any]], seats: int, say: dict[str, str]) -> str:
    """The scores on the way: winners beside the others, as shares of the game's length."""
    grid = np.linspace(0, 1, 21)
    winners: list[Any] = []
    others: list[Any] = []
    for row in rows:
        if len(row["curve"]) < 4:
            continue
        at = np.array(row["curve_at"]) / max(1, row["decisions"])
        for seat in range(seats):
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
    _percent(axes, say["through"])
    axes.set_ylabel(say["score"])
    axes.legend(frameon=False)
    return svg(figure)


def _percent(axes: Any, label: str) -> None:
    axes.xaxis.set_major_formatter(lambda value, _: f"{100 * value:.0f} %")
    axes.set_xlabel(label)
