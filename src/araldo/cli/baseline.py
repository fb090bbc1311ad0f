"""`araldo baseline`: agents that learn and agents that do not, measured on the same tasks."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from rich.table import Table

from araldo.cli.command import Argument, Switch
from araldo.cli.common import (
    Bad,
    Json,
    Lang,
    Workers,
    language,
    make_folder,
    number,
    print_json,
    progress,
    screen,
    write_text,
)
from araldo.cli.lab import RayAt
from araldo.cli.sentences import say

TaskName = Annotated[str, Argument(metavar="TASK", help="Without one, all tasks are listed.")]
Agent = Annotated[
    str, Switch("--agent", metavar="NAME", help="pg, pg-look, ppo, a bot of the game, or a search (flat@100).")
]
Seed = Annotated[str, Switch("--seed", metavar="S", help="Of the learner.")]
Decisions = Annotated[str, Switch("--decisions", metavar="N", help="To learn from, at most.")]
Minutes = Annotated[str, Switch("--minutes", metavar="M", help="To learn in, at most.")]
Games = Annotated[str, Switch("--games", metavar="K", help="Games of the trial.")]
Checked = Annotated[str, Switch("--checked", metavar="K", help="Games of a check on the way.")]
Out = Annotated[str, Switch("--out", metavar="DIR", help="The run; a folder goes on.")]
Told = Annotated[str, Switch("--table", metavar="DIR", help="A table of the runs below this folder, and their curves.")]


def baseline(
    task: TaskName = "",
    agent: Agent = "",
    seed: Seed = "1",
    decisions: Decisions = "50000",
    minutes: Minutes = "",
    games: Games = "200",
    checked: Checked = "40",
    workers: Workers = "1",
    ray: RayAt = "",
    out: Out = "",
    table: Told = "",
    lang: Lang = "",
    json: Json = False,
) -> None:
    """Let an agent learn a task within a budget and try it against the task's pool; or list tasks, or runs."""
    lang = language(lang)
    from araldo.research.baseline import LEARNERS, Budget, Run, runs_in
    from araldo.research.tasks import find_task

    if table:
        runs = runs_in(Path(table))
        if not runs:
            raise Bad("no-runs", file=table)
        _tell_runs(runs, Path(table), json)
        return
    if not task:
        _list(lang, json)
        return
    found = find_task(task)
    who = agent or found.opponents(-1)
    if minutes and not minutes.replace(".", "", 1).isdigit():
        raise Bad("bad-amount", option="--minutes", given=minutes)
    budget = Budget(number("--decisions", decisions, least=1), float(minutes or 0), number("--games", games, least=1),
                    number("--checked", checked, least=1))  # fmt: skip
    run = Run(Path(out or f"baseline-{found.id}-{who}-{seed}"), found, who, number("--seed", seed, least=0))
    processes = number("--workers", workers, least=1)
    run.begin(budget)
    make_folder(run.folder)
    weights = b""
    if who in LEARNERS:
        with progress(budget.decisions, f"{found.id}: {who}") as advance:
            weights = run.learn(budget, advance)
    with progress(budget.games, f"{found.id}: {who}") as advance:
        trial = run.measure(budget, weights, processes, ray, advance)
    if json:
        print_json({key: value for key, value in run.told.items() if key != "rows"})
        return
    share, low, high = (f"{100 * trial[key]:.1f}" for key in ("share", "low", "high"))
    screen().print(say(lang, "tried", task=found.name, agent=who, games=trial["games"], share=share, low=low, high=high,
                       folder=run.folder))  # fmt: skip


def _list(lang: str, json: bool) -> None:
    from araldo.research.tasks import tasks

    found = tasks()
    if json:
        print_json([{"id": t.id, "version": t.version, "game": t.game, "seats": t.seats, "set": t.options,
                     "pool": t.pool, "slots": t.slots, "even": t.even} for t in found.values()])  # fmt: skip
        return
    shown = Table(box=None, pad_edge=False)
    for heading in ("task", "seats-of", "pool"):
        shown.add_column(say(lang, heading))
    for task in found.values():
        shown.add_row(f"{task.id}-v{task.version}", str(task.seats), ", ".join(task.pool) or "–")
    screen().print(shown)


def _tell_runs(runs: list[dict[str, Any]], folder: Path, json: bool) -> None:
    from araldo.research.baseline import curve, table
    from araldo.research.tasks import find_task

    for name in sorted({run["task"] for run in runs}):
        learnt = [run for run in runs if run["task"] == name and run["curve"]]
        if learnt:
            write_text(folder / f"{name}.svg", curve(learnt, find_task(name).even))
    if json:
        print_json([{key: value for key, value in run.items() if key != "rows"} for run in runs])
    else:
        print(table(runs))
