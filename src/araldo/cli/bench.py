"""`araldo bench`: how fast this machine plays a game. `bench/run.py` measures the same beside others."""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable
from random import Random
from statistics import mean, median
from typing import Annotated, Any

from rich.table import Table

from araldo import native
from araldo.cli.command import Argument, Switch
from araldo.cli.common import Json, Seats, find_game, number, print_json, screen, setup_of
from araldo.kernel import Action, Game, Setup, discover, key_from_seed
from araldo.kernel.line import Line
from araldo.kernel.play import RandomBot, play_out
from araldo.kernel.record import write
from araldo.table.series import play_match

Name = Annotated[str, Argument(metavar="GAME", help="Castelli, if no game is named.")]
Seconds = Annotated[str, Switch("--seconds", metavar="T", help="Time for each figure.")]


class Meter:
    """The figures of one game, measured in slices so that they can be taken in turn with something else's."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game, self.setup = game, setup
        self.seed = 0
        self.moves: list[tuple[Line[Any], int, Action]] = []  # at each sample, and what was done there
        self.samples = self._sampled()
        self.packed = [game.pack(s) for s in self.samples]

    def _sampled(self, every: int = 10) -> list[Any]:
        """States from all stages of a game."""
        game = self.game
        s = game.start(self.setup, key_from_seed(0))
        rng = Random(0)
        found = []
        for decision in range(game.bound):
            if game.over(s):
                break
            if decision % every == 0:
                found.append(game.clone(s))
            seat = game.waiting(s)[0]
            action = game.choose(game.options(s, seat), rng)
            if decision % every == 0:
                game.options(found[-1], seat)
                self.moves.append((Line(game, found[-1]), seat, action))
            game.apply(s, seat, action)
        return found

    def decisions(self, seconds: float) -> float:
        """Decisions a second of random play, forced ones counted, the set-up of each game included."""
        count, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            self.seed += 1
            s = self.game.start(self.setup, key_from_seed(self.seed))
            count += play_out(self.game, s, [RandomBot(self.seed)] * self.setup.seats, self.game.bound)
        return count / spent

    def checked(self, seconds: float) -> float:
        """The same with every action checked against the options of the moment, as tables do."""
        game, rng = self.game, Random(0)
        count, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            self.seed += 1
            s = game.start(self.setup, key_from_seed(self.seed))
            for _ in range(game.bound):
                if game.over(s):
                    break
                seat = game.waiting(s)[0]
                game.apply(s, seat, game.choose(game.options(s, seat), rng))
                count += 1
        return count / spent

    def clone(self, seconds: float) -> float:
        return each(self.game.clone, self.samples, seconds)

    def branch(self, seconds: float) -> float:
        return each(self.game.branch, self.samples, seconds)

    def pushed(self, seconds: float) -> float:
        """An answer on a line of play, and taken back."""

        def tried(move: tuple[Line[Any], int, Action]) -> None:
            line, seat, action = move
            line.push(seat, action)
            line.pop()

        return each(tried, self.moves, seconds)

    def copied(self, seconds: float) -> float:
        """The same answer on a clone."""

        def tried(move: tuple[Line[Any], int, Action]) -> None:
            line, seat, action = move
            self.game.apply_trusted(self.game.clone(line.state), seat, action)

        return each(tried, self.moves, seconds)

    def pack(self, seconds: float) -> float:
        return each(self.game.pack, self.samples, seconds)

    def unpack(self, seconds: float) -> float:
        return each(self.game.unpack, self.packed, seconds)

    def sizes(self, games: int = 20) -> dict[str, float]:
        """Bytes: a state in memory and packed, the record of a whole random game; and that game's decisions."""
        records, lengths = [], []
        for seed in range(games):
            played = play_match(self.game, self.setup, seed, ["random"] * self.setup.seats, keep=True)
            assert played.record is not None
            records.append(len(write(self.game, played.record).encode()))
            lengths.append(played.decisions)
        return {
            "memory_bytes": held(self.game.clone, self.samples),
            "state_bytes": median(len(packed) for packed in self.packed),
            "record_bytes": median(records),
            "record_bytes_most": max(records),
            "decisions_per_game": mean(lengths),
        }


def each(function: Callable[[Any], Any], items: list[Any], seconds: float) -> float:
    """Microseconds a call, over all items in turn."""
    calls, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        for item in items:
            function(item)
        calls += len(items)
    return spent / calls * 1e6


def held(function: Callable[[Any], Any], items: list[Any]) -> float:
    """Bytes of memory that a result of the function takes."""
    tracemalloc.start()
    kept = [function(item) for item in items]
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return round(size / len(kept))


def bench(game: Name = "", seats: Seats = "", seconds: Seconds = "2", json: Json = False) -> None:
    """Measure random play, clone, codec and record size of a game."""
    names = list(discover.names())
    found = find_game(game or ("castelli" if "castelli" in names else names[0]))
    setup = setup_of(found, seats)
    slice_ = number("--seconds", seconds, 1, 3600) / 3
    meter = Meter(found, setup)
    figures: dict[str, Any] = {"game": found.id, "seats": setup.seats, "compiled": native.compiled()}
    figures["decisions_per_second"] = round(median(meter.decisions(slice_) for _ in range(3)))
    figures["checked_decisions_per_second"] = round(median(meter.checked(slice_) for _ in range(3)))
    for name, measure in (
        ("clone_us", meter.clone), ("branch_us", meter.branch), ("clone_and_apply_us", meter.copied),
        ("push_and_pop_us", meter.pushed), ("pack_us", meter.pack), ("unpack_us", meter.unpack),
    ):  # fmt: skip
        figures[name] = round(median(measure(slice_ / 4) for _ in range(3)), 2)
    figures |= meter.sizes()
    figures["games_per_second"] = round(figures["decisions_per_second"] / figures["decisions_per_game"], 1)
    if json:
        print_json(figures)
        return
    table = Table(box=None, pad_edge=False, show_header=False)
    for key, value in figures.items():
        shown = ", ".join(value) or "–" if isinstance(value, list) else str(value)
        table.add_row(key.replace("_", " "), shown)
    screen().print(table)
