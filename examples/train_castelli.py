"""Train a small policy that beats `steward` in two-player Castelli: numpy only, one core, a few minutes.

    python examples/train_castelli.py [--games 1600] [--seed 1] [--curve curve.svg] [--weights castelli.npz]

The policy looks one decision ahead. For each option it tries out, in a state that its seat may believe in
(`eyes.imagine`), what the option leads to, describes that position by some fifty numbers, and lets a small network (32
hidden units) say how the game will end from there. It takes the best, in training with some chance another. After
every 20 games the network is fitted to how the last thousand or so ended. Nothing is copied from `steward`: the first
games are played by a network that knows nothing.

It never sees the true state, and `steward` does not either. Every figure that is printed comes from games of their own
seeds, played without exploring.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from araldo.games.castelli.box import FACE, KINGS, MINE, ROCK, SHIELD_COLOUR, SHIELD_VALUE
from araldo.games.castelli.state import OPEN, Castelli
from araldo.kernel import Game
from araldo.research.gym import SeatEnv

Array = npt.NDArray[np.float64]

HIDDEN = 32
LOOKS = 2  # imagined states from which a space to reveal is chosen
FIT_EVERY, FITS, BATCH = 20, 80, 256  # games between fits, steps of a fit, positions in a step
KEPT = 30_000  # positions that are remembered
RATE = 0.003
WARM, COLD, COOLED = 0.10, 0.015, 1000  # how much is left to chance: at first, in the end, after so many games
TRAINING, CHECKS, TRIAL = 1_000_000, 10_000, 500_000  # first seeds: no game is played for two purposes


# -- what a position looks like


def features(s: Castelli, me: int) -> list[float]:
    """A position for one of two seats, in numbers of about the size of 1."""
    left = s.turned.count(-1) / len(s.turned)
    found = [1.0, left, float(s.active == me), float(np.sign(s.silver[me] - s.silver[1 - me]))]
    for x, promised in zip((me, 1 - me), promises(s, me), strict=True):
        stock, silver, cards = s.stock[3 * x : 3 * x + 3], s.silver[x], len(s.hands[x])
        sets = min(stock)
        found += [s.vp[x] / 20, *(n / 4 for n in stock), sets, stock.count(0) / 3, sum(stock) / 8 * left, sets * left]
        found += [silver / 5, silver / 5 * left, (silver >= 2) * left, cards / 3, cards / 3 * left, s.supply[x] / 9]
        values = sites(s, x)
        best = sum(values[:3]) / 24
        found += [len(values) / 8, (values[0] if values else 0) / 8, best, best * left]
        found += [amount / 6 for amount in promised]
    found.append(sum(FACE[card] in KINGS for card in s.hands[me]) / 2)
    return found


def sites(s: Castelli, seat: int) -> list[int]:
    """What a castle would score on each place where a seat might build one now, the best first."""
    b, marks, settled = s.board, s.marks[seat], s.settled
    octagons = [b.place_octagon[p] for p, bit in b.bits_of[ROCK] if bit & marks and s.castle[p] < 0]
    return sorted((sum([settled[o] for o in b.lines[octagon]]) for octagon in octagons), reverse=True)


def promises(s: Castelli, me: int) -> tuple[list[float], list[float]]:
    """For me and for the other, by kind of area: what open areas may pay, as far as their shields are seen."""
    b, tiles, turned = s.board, s.tiles, s.turned
    mine, theirs = [0.0] * 5, [0.0] * 5
    own, other = s.colours[me], s.colours[1 - me]
    for area, shields in enumerate(b.area_shields):
        if s.areas[area] != OPEN:
            continue
        points = {own: 0, other: 0}
        hidden = 0
        for space, side in shields:
            if turned[space] < 0:
                hidden += 1
                continue
            at = 16 * tiles[space] + 4 * turned[space] + side
            if SHIELD_COLOUR[at] in points:
                points[SHIELD_COLOUR[at]] += SHIELD_VALUE[at]
        if hidden < len(shields):
            kind = b.area_kind[area]
            pays = (s.mine if kind == MINE else b.area_yield[area]) * (1 - hidden / len(shields))
            ahead = 1 / (1 + math.exp(-1.2 * (points[own] - points[other]) / (hidden + 0.3)))
            mine[kind] += pays * ahead * (points[own] > 0)
            theirs[kind] += pays * (1 - ahead) * (points[other] > 0)
    return mine, theirs


# -- what it is worth


class Net:
    """How a game will end: one hidden layer beside a linear part, fitted by Adam."""

    def __init__(self, inputs: int, rng: np.random.Generator) -> None:
        wide = rng.normal(0, 1 / math.sqrt(inputs), (inputs, HIDDEN))
        self.weights = [wide, np.zeros(HIDDEN), np.zeros(HIDDEN), np.zeros(inputs)]
        self.mean = [np.zeros_like(w) for w in self.weights]
        self.square = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def value(self, x: Array) -> Array:
        wide, bias, up, straight = self.weights
        found: Array = np.tanh(x @ wide + bias) @ up + x @ straight
        return found

    def fit(self, x: Array, y: Array, rate: float) -> None:
        """One step of Adam towards the squared error of a batch."""
        wide, bias, up, straight = self.weights
        hidden = np.tanh(x @ wide + bias)
        error = (hidden @ up + x @ straight - y) / len(y)
        back = np.outer(error, up) * (1 - hidden * hidden)
        slopes = [x.T @ back + 1e-5 * wide, back.sum(0), hidden.T @ error, x.T @ error + 1e-4 * straight]
        self.steps += 1
        for weight, slope, mean, square in zip(self.weights, slopes, self.mean, self.square, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            size = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            weight -= rate * mean / (1 - 0.9**self.steps) / size


# -- playing


def passed(game: Game, s: Any) -> Any:
    """The same turn after everybody has let a Steward pass: the tile lies, and its areas have paid."""
    while s.frames and s.asked.kind == "steward":
        seat = s.asked.seats[0]
        game.apply_trusted(s, seat, game.options(s, seat)[0])
    return s


def outlook(env: SeatEnv, slot: int, imagined: Any) -> list[list[float]]:
    """The positions that an option may lead to: one, or one for each way to turn the tile that it reveals."""
    game, me = env.game, env.seat
    action = env.walk.page()[slot]
    swap(imagined, action)
    s = passed(game, env.after(imagined, slot))
    swap(imagined, action)
    if not s.frames or s.asked.kind != "orient" or s.asked.seats[0] != me:
        return [features(s, me)]
    found = []
    for turn in game.options(s, me):
        turned = game.clone(s)
        game.apply_trusted(turned, me, turn)
        found.append(features(passed(game, turned), me))
    return found


def swap(imagined: Castelli, action: Any) -> None:
    """Put the same unknown tile under any space that is revealed, so that spaces compare; and back again."""
    if action[0] == "reveal":
        tiles, first, space = imagined.tiles, imagined.turned.index(-1), imagined.board.number[action[1]]
        tiles[first], tiles[space] = tiles[space], tiles[first]


def choose(env: SeatEnv, net: Net, rng: Random, warmth: float) -> tuple[int, list[float]]:
    """A slot, and a position that it is believed to lead to."""
    slots = range(env.walk.count)
    worth, chosen = np.zeros(len(slots)), [[0.0]] * len(slots)
    looks = LOOKS if env.eyes.kind == "begin" else 1
    for _ in range(looks):
        imagined = env.eyes.imagine(rng)
        positions = [outlook(env, slot, imagined) for slot in slots]
        values = iter(net.value(np.array([row for rows in positions for row in rows])))
        for slot, rows in enumerate(positions):
            value, row = max((float(next(values)), row) for row in rows)
            worth[slot] += value / looks
            chosen[slot] = row
    if warmth:
        chances = np.exp((worth - worth.max()) / warmth)
        slot = rng.choices(slots, chances.tolist())[0]
    else:
        slot = int(worth.argmax())
    return slot, chosen[slot]


def play(env: SeatEnv, net: Net, rng: Random, seed: int, warmth: float = 0.0) -> tuple[list[list[float]], float, int]:
    """One game: the positions that were chosen, the result (1, 0 or -1), and by how many points."""
    env.reset(seed=seed)
    seen: list[list[float]] = []
    over = False
    while not over:
        slot = 0
        if env.walk.count > 1:
            slot, position = choose(env, net, rng, warmth)
            seen.append(position)
        _, result, terminated, truncated, _ = env.step(slot)
        over = terminated or truncated
    scores = env.game.outcome(env.walk.s, cut=True).scores
    return seen, result, scores[env.seat] - scores[1 - env.seat]


def check(env: SeatEnv, net: Net, first: int, games: int) -> dict[str, float]:
    """Share of wins (a shared one is half) with its 95 % interval (Wilson), and the mean lead in points."""
    rng = Random(first)
    played = [play(env, net, rng, first + i)[1:] for i in range(games)]
    share = sum((result + 1) / 2 for result, _ in played) / games
    z2 = 1.96**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = 1.96 * math.sqrt(share * (1 - share) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    lead = sum(lead for _, lead in played) / games
    return {"games": games, "share": share, "low": middle - half, "high": middle + half, "lead": lead}


# -- training


def train(env: SeatEnv, games: int, every: int, checked: int, seed: int) -> tuple[Net, list[dict[str, float]]]:
    """Play and fit by turns. Returns the network and the checks on the way."""
    rng, numbers = Random(seed), np.random.default_rng(seed)
    env.reset(seed=TRAINING)
    net = Net(len(features(env.walk.s, 0)), numbers)
    positions: list[list[float]] = []
    endings: list[float] = []
    curve = [{"trained": 0, "seconds": 0.0, **check(env, net, CHECKS, checked)}]
    begun = time.process_time()
    for game in range(1, games + 1):
        warmth = max(COLD, WARM * (1 - game / COOLED))
        seen, result, lead = play(env, net, rng, TRAINING + seed * 100_000 + game, warmth)
        positions += seen
        endings += [0.5 * result + 0.5 * math.tanh(lead / 15)] * len(seen)
        if game % FIT_EVERY == 0:
            x, y = np.array(positions[-KEPT:]), np.array(endings[-KEPT:])
            for _ in range(FITS):
                batch = numbers.integers(0, len(x), BATCH)
                net.fit(x[batch], y[batch], RATE * min(1.0, (COOLED / game) ** 2))
        if game % every == 0:
            spent = time.process_time() - begun
            point = {"trained": game, "seconds": spent, **check(env, net, CHECKS, checked)}
            begun = time.process_time() - spent  # checks are no training
            curve.append(point)
            print(tell(f"{game} games, {spent:.0f} s of training", point), flush=True)
    return net, curve


def tell(what: str, point: dict[str, float]) -> str:
    shares = f"{point['share']:.0%} of {point['games']} games ({point['low']:.0%} – {point['high']:.0%})"
    return f"{what}: {shares}, lead {point['lead']:+.1f}"


def draw(curve: list[dict[str, float]], file: Path) -> None:
    """The learning curve as SVG."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    mpl.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "araldo"})
    figure = Figure((7.2, 3.8))
    axes = figure.subplots()
    at = [p["trained"] for p in curve]
    axes.fill_between(at, [p["low"] for p in curve], [p["high"] for p in curve], color="#0072b2", alpha=0.18)
    axes.plot(at, [p["share"] for p in curve], "o-", color="#0072b2", markersize=4)
    axes.axhline(0.5, color="#5b4a32", linewidth=0.8, linestyle="--")
    axes.text(at[-1], 0.505, "steward", ha="right", va="bottom", color="#5b4a32")
    axes.set(xlabel="games of training", ylabel="share of wins against steward", ylim=(0, 1), xlim=(0, at[-1]))
    axes.yaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
    axes.spines[["top", "right"]].set_visible(False)
    figure.tight_layout()
    figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})


def main() -> None:
    read = argparse.ArgumentParser(description="Train a small policy to beat steward in two-player Castelli.")
    read.add_argument("--games", type=int, default=1600, help="games of training")
    read.add_argument("--every", type=int, default=200, help="games of training between checks")
    read.add_argument("--checked", type=int, default=60, help="games of a check")
    read.add_argument("--trial", type=int, default=300, help="games of the last trial, by seeds not used before")
    read.add_argument("--seed", type=int, default=1)
    read.add_argument("--curve", type=Path, help="where to draw the learning curve (SVG)")
    read.add_argument("--figures", type=Path, help="where to write the figures (JSON)")
    read.add_argument("--weights", type=Path, help="where to keep the network (NPZ)")
    wish = read.parse_args()
    env = SeatEnv("castelli", seats=2, seat=None, opponents="steward", observe=False)
    net, curve = train(env, wish.games, wish.every, wish.checked, wish.seed)
    trial = check(env, net, TRIAL, wish.trial)
    print(tell(f"after {wish.games} games, on new seeds", trial))
    if wish.curve is not None:
        draw(curve, wish.curve)
    if wish.figures is not None:
        wish.figures.write_text(json.dumps({"curve": curve, "trial": trial}, indent=1), encoding="utf-8")
    if wish.weights is not None:
        np.savez(wish.weights, *net.weights)


if __name__ == "__main__":
    main()
