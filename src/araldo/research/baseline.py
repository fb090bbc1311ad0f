"""Baselines: an agent learns a task within a budget, and is tried against the task's pool on seeds of its own.

Agents are the bots of the game and searches by name (`steward`, `flat@100`), `pg` and `pg-look` (`gradient`), and `ppo`
(`ppo`). A run is a folder: `run.json` tells what was asked, how it went and how the trial ended; the learner lies
beside it. It is written every few seconds, and the same command goes on where it was stopped.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol

from araldo import __version__
from araldo.bots import known, player
from araldo.environments import version_of
from araldo.kernel.chance import key_from_seed
from araldo.kernel.errors import AraldoError
from araldo.kernel.play import play_out
from araldo.kernel.sides import shares
from araldo.research import gradient
from araldo.research.arena import spread
from araldo.research.gym import SeatEnv
from araldo.research.ratings import interval
from araldo.research.tasks import CHECKED, TRIED, Task
from araldo.table.series import bot_seed

GRADIENT, LOOKING, PPO = "pg", "pg-look", "ppo"
LEARNERS = (GRADIENT, LOOKING, PPO)
OFTEN = 10.0  # seconds between two savings
CHECKS = 8  # on the way
CHUNK = 4  # games of a job
LINES = ("--", "-", ":", "-.")  # of a curve, by seed

Advance = Callable[[int], None]


class UnknownAgent(AraldoError):
    code = "unknown-agent"


class OtherRun(AraldoError):
    code = "other-run"


class Chooses(Protocol):
    def choose(self, env: SeatEnv, seen: dict[str, Any]) -> int: ...


class Learns(Protocol):
    """What an agent that learns can do."""

    @property
    def decisions(self) -> int: ...

    def batch(self) -> int: ...

    def packed(self) -> bytes: ...

    def unpack(self, data: bytes) -> None: ...


def learner(agent: str, task: Task, seed: int) -> Learns:
    if agent != PPO:
        return gradient.Learner(task, seed, agent == LOOKING)
    from araldo.research import ppo

    return ppo.Learner(task, seed)


# -- trials


@dataclass(frozen=True, slots=True)
class Trial:
    """An agent against the pool. `weights`: of one that has learnt."""

    task: Task
    agent: str
    first: int = TRIED
    weights: bytes = b""


@lru_cache(maxsize=2)
def policy_of(agent: str, weights: bytes) -> Chooses:
    if agent != PPO:
        return gradient.Policy.unpacked(weights)
    from araldo.research import ppo

    return ppo.Policy(weights)


def play(trial: Trial, numbers: Sequence[int]) -> list[dict[str, Any]]:
    return [_learnt(trial, n) if trial.agent in LEARNERS else _bot(trial, n) for n in numbers]


def _learnt(trial: Trial, number: int) -> dict[str, Any]:
    """One game of a policy, without exploring."""
    task, policy = trial.task, policy_of(trial.agent, trial.weights)
    deal, seat = task.place(number)
    env = task.env(number, seat)
    seen, _ = env.reset(seed=trial.first + deal)
    over, decisions = False, 0
    while not over:
        seen, _, terminated, truncated, _ = env.step(policy.choose(env, seen))
        over, decisions = terminated or truncated, decisions + 1
    return _told(trial, number, env.walk.s, decisions)


def _bot(trial: Trial, number: int) -> dict[str, Any]:
    """One game of a bot, as in any arena."""
    task, game = trial.task, trial.task.load()
    deal, seat = task.place(number)
    seed = trial.first + deal
    s = game.start(game.setup(task.seats, task.options), key_from_seed(seed))
    names = [trial.agent if place == seat else task.opponents(number) for place in range(task.seats)]
    bots = [player(game, name, bot_seed(seed, place)) for place, name in enumerate(names)]
    taken = 0

    def count(by: int, action: Any) -> None:
        nonlocal taken
        taken += by == seat

    play_out(game, s, bots, task.bound or game.bound, count)
    return _told(trial, number, s, taken)


def _told(trial: Trial, number: int, s: Any, decisions: int) -> dict[str, Any]:
    task, game = trial.task, trial.task.load()
    deal, seat = task.place(number)
    outcome = game.outcome(s, cut=True)
    won = shares(outcome.winners, game.sides(game.setup(task.seats, task.options)))[seat]
    against = task.opponents(number) if task.pool else ""
    return {"number": number, "deal": deal, "against": against, "won": won, "score": outcome.scores[seat],
            "decisions": decisions}  # fmt: skip


def summary(task: Task, rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The share of wins with its 95 % interval, over all and by opponent; games of one deal are drawn together."""

    def share(some: Sequence[dict[str, Any]]) -> dict[str, Any]:
        won = [row["won"] for row in some]
        low, high = interval(won, [row["deal"] for row in some])
        return {"games": len(some), "share": sum(won) / len(won), "low": float(low), "high": float(high)}

    found = share(rows)
    found["against"] = {name: share([row for row in rows if row["against"] == name]) for name in task.pool}
    return found


def tried(
    trial: Trial, games: int, workers: int = 1, ray: str = "", rows: Sequence[dict[str, Any]] = (),
    keep: Callable[[list[dict[str, Any]]], None] = lambda rows: None,
) -> list[dict[str, Any]]:  # fmt: skip
    """So many games, those that are there already left out; `keep` is told of all that are there by now."""
    found = [row for row in rows if row["number"] < games]
    there = {row["number"] for row in found}
    missing = [n for n in range(games) if n not in there]
    todo = [(n, range(n, n + 1)) for n in missing] if len(missing) < 2 * CHUNK else _jobs(missing)
    for _, more in spread(play, trial, todo, workers, ray):
        found += more
        keep(sorted(found, key=lambda row: int(row["number"])))
    return sorted(found, key=lambda row: int(row["number"]))


def _jobs(missing: list[int]) -> list[tuple[int, range]]:
    """Numbers in runs of a few."""
    found: list[tuple[int, range]] = []
    for n in missing:
        if found and found[-1][1].stop == n and len(found[-1][1]) < CHUNK:
            found[-1] = (found[-1][0], range(found[-1][0], n + 1))
        else:
            found.append((n, range(n, n + 1)))
    return found


# -- runs


@dataclass(frozen=True, slots=True)
class Budget:
    """What an agent may spend on learning, whichever is used up first; and the games that it is tried in."""

    decisions: int = 50_000
    minutes: float = 0.0
    games: int = 200
    checked: int = 40


@dataclass(slots=True)
class Run:
    """An agent, a task, a seed: a folder."""

    folder: Path
    task: Task
    agent: str
    seed: int = 1
    told: dict[str, Any] = field(default_factory=dict)

    def begin(self, budget: Budget) -> None:
        """Open the folder; what another agent, task or seed has left there is refused."""
        if self.agent not in LEARNERS and not known(self.task.load(), self.agent):
            names = ", ".join((*LEARNERS, *self.task.load().bots))
            raise UnknownAgent(f"{self.task.game} has no agent {self.agent!r}", agent=self.agent, known=names)
        asked = {"task": self.task.id, "version": self.task.version, "agent": self.agent, "seed": self.seed,
                 "rules": version_of(self.task.load()), "data": self.task.load().data_hash}  # fmt: skip
        self.told = {**asked, "araldo": __version__, "decisions": 0, "seconds": 0.0, "curve": [], "rows": []}
        if self.file.exists():
            kept = json.loads(self.file.read_text(encoding="utf-8"))
            if other := [key for key, value in asked.items() if kept.get(key) != value]:
                raise OtherRun(f"{self.folder} holds another run", file=str(self.folder), why=", ".join(other))
            self.told |= kept
        self.told["budget"] = {"decisions": budget.decisions, "minutes": budget.minutes, "games": budget.games}
        self.folder.mkdir(parents=True, exist_ok=True)

    @property
    def file(self) -> Path:
        return self.folder / "run.json"

    def write(self) -> None:
        _whole(self.file, json.dumps(self.told, indent=1).encode())

    def learn(self, budget: Budget, advance: Advance = lambda count: None) -> bytes:
        """Learn until the budget is used up; returns the weights. Checked on the way, saved every few seconds."""
        made, kept = learner(self.agent, self.task, self.seed), self.folder / "learner"
        if kept.exists():
            made.unpack(kept.read_bytes())
        told = self.told
        advance(made.decisions)
        saved = begun = time.monotonic()
        before, every = told["seconds"], max(1, budget.decisions // CHECKS)
        if not told["curve"]:
            self._check(made, budget)
            begun = time.monotonic()
        while made.decisions < budget.decisions and (not budget.minutes or told["seconds"] < 60 * budget.minutes):
            advance(made.batch())
            now = time.monotonic()
            told["decisions"], told["seconds"] = made.decisions, before + now - begun
            if made.decisions >= told["curve"][-1]["decisions"] + every:
                self._check(made, budget)
                begun += time.monotonic() - now  # checks are no learning
                now = time.monotonic()
            if now - saved > OFTEN:
                self._save(made)
                saved = now
        if told["curve"][-1]["decisions"] < made.decisions:
            self._check(made, budget)
        self._save(made)
        return weights_of(made)

    def _check(self, made: Learns, budget: Budget) -> None:
        trial = Trial(self.task, self.agent, CHECKED, weights_of(made))
        found = summary(self.task, tried(trial, budget.checked))
        self.told["curve"].append({"decisions": made.decisions, "seconds": round(self.told["seconds"], 1), **found})
        self._save(made)

    def _save(self, made: Learns) -> None:
        _whole(self.folder / "learner", made.packed())
        self.write()

    def measure(
        self, budget: Budget, weights: bytes, workers: int = 1, ray: str = "", advance: Advance = lambda count: None
    ) -> dict[str, Any]:
        """The trial, game by game."""
        rows = self.told["rows"] if self.told.get("tried") == self.told["decisions"] else []
        self.told["tried"] = self.told["decisions"]
        there, saved = len(rows), 0.0
        advance(there)

        def keep(rows: list[dict[str, Any]]) -> None:
            nonlocal there, saved
            advance(len(rows) - there)
            there, self.told["rows"] = len(rows), rows
            if time.monotonic() - saved > OFTEN:
                self.write()
                saved = time.monotonic()

        begun = time.monotonic()
        rows = tried(Trial(self.task, self.agent, TRIED, weights), budget.games, workers, ray, rows, keep)
        self.told |= {"rows": rows, "trial": summary(self.task, rows), "trial_seconds": time.monotonic() - begun}
        self.write()
        found: dict[str, Any] = self.told["trial"]
        return found


def weights_of(made: Any) -> bytes:
    """What a trial needs of a learner."""
    found: bytes = made.policy.packed()
    return found


def _whole(file: Path, data: bytes) -> None:
    half = file.with_suffix(".part")
    half.write_bytes(data)
    half.replace(file)


# -- what is told of many runs


def runs_in(folder: Path) -> list[dict[str, Any]]:
    """The finished runs somewhere below a folder."""
    found = [json.loads(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("**/run.json"))]
    return [run for run in found if "trial" in run]


def table(runs: Sequence[dict[str, Any]]) -> str:
    """Runs as a table in Markdown, a row a run."""
    lines = ["| task | agent | seed | learnt: decisions, minutes | games | share of wins, 95 % | by opponent |",
             "|---|---|---:|---|---:|---|---|"]  # fmt: skip
    for run in sorted(runs, key=lambda run: (run["task"], -run["trial"]["share"])):
        trial = run["trial"]
        spent = f"{run['decisions']:,}, {run['seconds'] / 60:.1f}" if run["decisions"] else "–"
        by = ", ".join(f"`{name}` {100 * one['share']:.0f} %" for name, one in trial["against"].items())
        share = f"**{100 * trial['share']:.1f} %** ({100 * trial['low']:.1f} – {100 * trial['high']:.1f})"
        lines.append(f"| {run['task']}-v{run['version']} | `{run['agent']}` | {run['seed']} | {spent} | "
                     f"{trial['games']} | {share} | {by or '–'} |")  # fmt: skip
    return "\n".join(lines)


def curve(runs: Sequence[dict[str, Any]], even: float) -> str:
    """Learning curves of one task, as SVG."""
    from matplotlib.figure import Figure

    from araldo.research.plots import COLOURS, INK, MARKS, SEAL, svg

    figure = Figure((7.2, 3.8))
    axes = figure.subplots()
    agents = sorted({run["agent"] for run in runs})
    for run in runs:
        i = agents.index(run["agent"])
        colour, points = COLOURS[i % len(COLOURS)], run["curve"]
        at = [point["decisions"] for point in points]
        axes.fill_between(at, [p["low"] for p in points], [p["high"] for p in points], color=colour, alpha=0.10)
        line = MARKS[i] + LINES[run["seed"] % len(LINES)]
        axes.plot(at, [p["share"] for p in points], line, color=colour, markersize=4,
                  label=f"{run['agent']}, seed {run['seed']}")  # fmt: skip
    if even:
        axes.axhline(even, color=SEAL, linewidth=0.9, label="even")
    axes.set(xlabel="decisions", ylabel="share of wins against the pool", ylim=(0, 1))
    axes.yaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
    axes.legend(frameon=False, labelcolor=INK)
    return svg(figure)
