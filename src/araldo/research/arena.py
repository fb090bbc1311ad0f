"""The arena: many games between bots, with seats balanced and seeds paired, in processes or on a Ray cluster.

Game i of an arena is decided by the arena's `Contest` and by i alone: every seed is played once in each rotation that
seats the bots differently. So any number of workers gives the same outcomes, and what was interrupted goes on where it
stopped. Results are Parquet files in a folder, one a chunk of games, written whole or not at all.
"""

from __future__ import annotations

import json
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar

import pyarrow as pa
import pyarrow.parquet as pq

from araldo.bots import player
from araldo.kernel import discover
from araldo.kernel.action import Action
from araldo.kernel.chance import key_from_seed
from araldo.kernel.errors import AraldoError
from araldo.kernel.game import Game
from araldo.kernel.play import Bot, Eyes, make_bot, play_out, usual_bot
from araldo.kernel.sides import shares
from araldo.kernel.state import SPECTATOR
from araldo.kernel.variant import Variant
from araldo.research.cluster import on_cluster
from araldo.table.series import bot_seed

CHUNK = 8  # games in a file
OFTEN = 10.0  # seconds after which a file is written though games are missing in it
POINTS = 48  # moments of a game at which the scores are noted, at most
GAMES, USES = "games", "uses"


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played. The same contest is the same games."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]  # one a seat; rotation r seats bot (seat + r) % seats
    seed: int = 0
    limit: float = 0.0  # seconds a decision; 0: none
    bound: int = 0  # decisions after which a game is judged as it stands; 0: the game's own
    variant: str = ""  # its file, where `game` is a variant

    def load(self) -> Game:
        if self.variant:
            discover.give(Variant.of(self.variant))
        return discover.load(self.game)

    def alone(self) -> str:
        """The variant whose games need processes of their own: compiled rules have one set of values a process."""
        return self.variant if self.variant and discover.can_compile(self.game) else ""

    def facts(self) -> dict[str, Any]:
        """The contest as it is kept: with the rules and the data that its games are played on."""
        game = self.load()
        return {**asdict(self), "version": game.version, "data": game.data_hash}

    @property
    def rotations(self) -> int:
        """How many rotations seat the bots differently; one, if all are the same bot."""
        names = self.bots
        return next(n for n in range(1, self.seats + 1) if names[n:] + names[:n] == names)

    def seating(self, number: int) -> list[int]:
        """By seat: which of the bots sits there in this game."""
        return [(seat + number % self.rotations) % self.seats for seat in range(self.seats)]

    def seed_of(self, number: int) -> int:
        return self.seed + number // self.rotations


@dataclass(slots=True)
class Fault:
    """A bot that erred or thought too long; its fallback played on."""

    seat: int
    bot: str
    what: str


@dataclass(slots=True)
class Story:
    """What is told of one game: a row of the games table, and how often each seat did what."""

    row: dict[str, Any]
    uses: list[dict[str, Any]] = field(default_factory=list)
    observer: Observer | None = None


class TooSlow(Exception):
    """A bot has exceeded its time."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer. Outside a main thread nobody can be interrupted: it is measured afterwards."""
    if not seconds:
        yield
        return
    begun = time.perf_counter()
    alarm = threading.current_thread() is threading.main_thread() and hasattr(signal, "setitimer")
    if alarm:
        before = signal.signal(signal.SIGALRM, _ring)
        timer = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        if alarm:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
            signal.setitimer(signal.ITIMER_REAL, *timer)  # somebody else's goes on
    if time.perf_counter() - begun > seconds:
        raise TooSlow


def _ring(*_: Any) -> None:
    raise TooSlow


class Watched:
    """A bot whose errors and delays are noted; from the first on, its fallback plays for it."""

    def __init__(self, game: Game, name: str, seat: int, seed: int, limit: float, faults: list[Fault]) -> None:
        self.name, self.seat, self.limit, self.faults = name, seat, limit, faults
        self.fallback: Bot = make_bot(game, usual_bot(game) if name != usual_bot(game) else "random", seed)
        self.bot: Bot | None = None
        self.seconds = 0.0
        self.choices = 0
        self.slowest = 0.0
        with self._guard():
            self.bot = player(game, name, seed)

    @contextmanager
    def _guard(self) -> Iterator[None]:
        try:
            with time_limit(self.limit):
                yield
        except TooSlow:
            self._fail(f"took longer than {self.limit:g} s")
        except AraldoError:
            raise
        except Exception as error:
            self._fail(f"{type(error).__name__}: {error}")

    def _fail(self, what: str) -> None:
        self.faults.append(Fault(self.seat, self.name, what))
        self.bot = None

    def choose(self, eyes: Eyes) -> Action:
        if self.bot is not None:
            begun = time.perf_counter()
            found: Action | None = None
            with self._guard():
                found = self.bot.choose(eyes)
            took = time.perf_counter() - begun
            self.seconds, self.choices, self.slowest = self.seconds + took, self.choices + 1, max(self.slowest, took)
            if self.bot is not None and found is not None:
                return found
        return self.fallback.choose(eyes)

    def free(self, eyes: Eyes) -> Action | None:
        found: Action | None = None
        if self.bot is not None:
            with self._guard():
                found = self.bot.free(eyes)
        return found


class Observer:
    """Counts what a game's players do, and notes the scores on the way."""

    def __init__(self, game: Game, s: Any) -> None:
        self.game, self.s = game, s
        self.uses: Counter[tuple[int, str]] = Counter()
        self.opening: dict[int, str] = {}
        self.curve: list[list[int]] = []
        self.at: list[int] = []
        self.stride = 4
        self.seen = 0
        self.scored = True

    def __call__(self, seat: int, action: Action) -> None:
        verb = str(action[0])
        self.uses[seat, verb] += 1
        if len(action) > 1:
            what = f"{verb} {action[1]}"
            self.uses[seat, what] += 1
            self.opening.setdefault(seat, what)
        if self.seen % self.stride == 0 and self.scored:
            self._note()
        self.seen += 1

    def _note(self) -> None:
        try:
            scores = list(self.game.outcome(self.s, cut=True).scores)
        except Exception:  # a game that cannot be judged half-way has no curve
            self.scored, self.curve, self.at = False, [], []
            return
        self.curve.append(scores)
        self.at.append(self.seen)
        if len(self.curve) > POINTS:
            self.curve, self.at, self.stride = self.curve[::2], self.at[::2], 2 * self.stride


def play_game(contest: Contest, number: int, watch: type[Observer] = Observer) -> Story:
    """One game of a contest."""
    game = contest.load()
    setup = game.setup(contest.seats, contest.options)
    seed = contest.seed_of(number)
    seating = contest.seating(number)
    names = [contest.bots[i] for i in seating]
    faults: list[Fault] = []
    s = game.start(setup, key_from_seed(seed))
    observer = watch(game, s)
    emblems = [str(word) for word in game.emblems(game.view(s, SPECTATOR))] if game.emblems is not None else []
    begun = time.perf_counter()
    players = [
        Watched(game, name, seat, bot_seed(seed, seating[seat]), contest.limit, faults)
        for seat, name in enumerate(names)
    ]
    branching: list[int] = []
    decisions = play_out(game, s, [_Counting(p, branching) for p in players], contest.bound or game.bound, observer)
    outcome = game.outcome(s, cut=True)
    row = {
        "game": game.id, "number": number, "seed": seed, "seats": contest.seats, "bots": names, "seating": seating,
        "sides": list(game.sides(setup)), "emblems": emblems,
        "options": json.dumps(setup.options, sort_keys=True), "scores": list(outcome.scores),
        "winners": list(outcome.winners), "cut": bool(s.frames), "decisions": decisions,
        "seconds": time.perf_counter() - begun, "branching": branching,
        "thought": [p.seconds for p in players], "choices": [p.choices for p in players],
        "slowest": [p.slowest for p in players],
        "openings": [observer.opening.get(seat, "") for seat in range(contest.seats)],
        "curve_at": observer.at, "curve": observer.curve,
        "faults": [asdict(fault) for fault in faults],
    }  # fmt: skip
    return Story(row, _used(observer, number, shares(outcome.winners, game.sides(setup)), names), observer)


def _used(observer: Observer, number: int, won: list[float], names: list[str]) -> list[dict[str, Any]]:
    return [
        {"number": number, "seat": seat, "bot": names[seat], "what": what, "times": times, "won": won[seat]}
        for (seat, what), times in sorted(observer.uses.items())
    ]  # fmt: skip


class _Counting:
    """Notes how many options there were, a sample of them."""

    def __init__(self, bot: Watched, counts: list[int]) -> None:
        self.bot, self.counts = bot, counts
        self.free = bot.free

    def choose(self, eyes: Eyes) -> Action:
        if len(self.counts) < 2000:
            self.counts.append(len(eyes.options))
        return self.bot.choose(eyes)


# -- chunks, workers, files

_FAULT = pa.struct([("seat", pa.int8()), ("bot", pa.string()), ("what", pa.string())])
GAME_ROWS = pa.schema([
    ("game", pa.string()), ("number", pa.int64()), ("seed", pa.int64()), ("seats", pa.int8()),
    ("bots", pa.list_(pa.string())), ("seating", pa.list_(pa.int8())), ("sides", pa.list_(pa.int8())),
    ("emblems", pa.list_(pa.string())),
    ("options", pa.string()), ("scores", pa.list_(pa.int64())), ("winners", pa.list_(pa.int8())), ("cut", pa.bool_()),
    ("decisions", pa.int64()), ("seconds", pa.float64()), ("branching", pa.list_(pa.int32())),
    ("thought", pa.list_(pa.float64())), ("choices", pa.list_(pa.int64())), ("slowest", pa.list_(pa.float64())),
    ("openings", pa.list_(pa.string())), ("curve_at", pa.list_(pa.int64())),
    ("curve", pa.list_(pa.list_(pa.int64()))), ("faults", pa.list_(_FAULT)),
])  # fmt: skip
USE_ROWS = pa.schema([
    ("number", pa.int64()), ("seat", pa.int8()), ("bot", pa.string()), ("what", pa.string()),
    ("times", pa.int32()), ("won", pa.float64()),
])  # fmt: skip


def play_chunk(contest: Contest, numbers: Sequence[int]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    stories = [play_game(contest, number) for number in numbers]
    return [story.row for story in stories], [use for story in stories for use in story.uses]


class Results:
    """A folder of results."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def begin(self, contest: Contest) -> None:
        """Open the folder for a contest; another contest's folder is refused."""
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.folder / "contest.json"
        text = json.dumps(contest.facts(), sort_keys=True, indent=1)
        if file.exists():
            kept, wanted = json.loads(file.read_text(encoding="utf-8")), json.loads(text)
            if other := [key for key in wanted if kept.get(key) != wanted[key]]:
                raise OtherContest(self.folder, ", ".join(other))
        else:
            file.write_text(text, encoding="utf-8")

    def contest(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads((self.folder / "contest.json").read_text(encoding="utf-8"))
        return found

    def file(self, kind: str, chunk: int) -> Path:
        return self.folder / f"{kind}-{chunk:06d}.parquet"

    def chunk(self, chunk: int) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        """What is there of a chunk: the rows of its games, and of what was done in them."""
        if not self.file(GAMES, chunk).exists():
            return [], []
        rows, uses = (pq.read_table(self.file(kind, chunk)).to_pylist() for kind in (GAMES, USES))
        there = {row["number"] for row in rows}
        return rows, [use for use in uses if use["number"] in there]

    def keep(self, chunk: int, rows: list[dict[str, Any]], uses: list[dict[str, Any]]) -> None:
        for kind, schema, found in ((USES, USE_ROWS, uses), (GAMES, GAME_ROWS, rows)):  # the games last: they count
            half = self.file(kind, chunk).with_suffix(".part")
            pq.write_table(pa.Table.from_pylist(found, schema), half)
            half.replace(self.file(kind, chunk))

    def games(self) -> list[dict[str, Any]]:
        return self._read(GAMES)

    def uses(self) -> list[dict[str, Any]]:
        return self._read(USES)

    def _read(self, kind: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for file in sorted(self.folder.glob(f"{kind}-*.parquet")):
            found += pq.read_table(file).to_pylist()
        return found


class OtherContest(AraldoError):
    def __init__(self, folder: Path, why: str) -> None:
        text = f"{folder} holds the results of another contest ({why})"
        super().__init__(text, "other-contest", file=str(folder), why=why)


def chunks(games: int) -> list[tuple[int, range]]:
    return [(first // CHUNK, range(first, min(first + CHUNK, games))) for first in range(0, games, CHUNK)]


def compete(
    contest: Contest, games: int, results: Results, workers: int = 1, ray: str = "",
    advance: Callable[[int], None] = lambda count: None,
) -> None:  # fmt: skip
    """Play what is not there yet, saved as it goes. `advance` is told how many games have been added."""
    results.begin(contest)
    parts = {chunk: Part(results, chunk, numbers) for chunk, numbers in chunks(games)}
    todo = [(number, range(number, number + 1)) for part in parts.values() for number in part.missing()]
    advance(games - len(todo))
    try:
        for number, (rows, uses) in spread(play_chunk, contest, todo, workers, ray, contest.alone()):
            parts[number // CHUNK].add(rows, uses)
            advance(len(rows))
    finally:
        for part in parts.values():
            part.save()


class Part:
    """A chunk of games on its way: saved when it is whole, when some time has passed, and when the run is stopped."""

    def __init__(self, results: Results, chunk: int, numbers: range) -> None:
        self.results, self.chunk, self.numbers = results, chunk, numbers
        self.rows, self.uses = results.chunk(chunk)
        self.unsaved, self.saved_at = 0, time.monotonic()

    def missing(self) -> list[int]:
        there = {row["number"] for row in self.rows}
        return [number for number in self.numbers if number not in there]

    def add(self, rows: list[dict[str, Any]], uses: list[dict[str, Any]]) -> None:
        self.rows, self.uses, self.unsaved = self.rows + rows, self.uses + uses, self.unsaved + len(rows)
        if not self.missing() or time.monotonic() - self.saved_at > OFTEN:
            self.save()

    def save(self) -> None:
        if self.unsaved:
            in_order = [sorted(found, key=lambda row: row["number"]) for found in (self.rows, self.uses)]
            self.results.keep(self.chunk, *in_order)
            self.unsaved, self.saved_at = 0, time.monotonic()


C = TypeVar("C")
T = TypeVar("T")


def _alone(variant: str) -> None:
    """What a process begins with that plays one variant and nothing else."""
    discover.give_alone(Variant.of(variant))


def process_pool(workers: int, alone: str = "") -> ProcessPoolExecutor:
    """So many processes; with `alone` they play this variant and nothing else."""
    if not alone:
        return ProcessPoolExecutor(workers)
    return ProcessPoolExecutor(workers, get_context("spawn"), partial(_alone, alone))


def spread(
    play: Callable[[C, Sequence[int]], T],
    contest: C,
    todo: list[tuple[int, range]],
    workers: int,
    ray: str = "",
    alone: str = "",
) -> Iterator[tuple[int, T]]:
    """Play chunks here, in so many processes, or on a cluster; each comes as soon as it is there. `alone`: in processes
    that play this variant and nothing else.
    """
    if ray:
        return on_cluster(play, contest, todo, ray)
    if workers == 1 and not alone:
        return ((chunk, play(contest, numbers)) for chunk, numbers in todo)
    return _in_processes(play, contest, todo, workers, alone)


def _in_processes(
    play: Callable[[C, Sequence[int]], T],
    contest: C,
    todo: list[tuple[int, range]],
    workers: int,
    alone: str = "",
) -> Iterator[tuple[int, T]]:
    with process_pool(workers, alone) as pool:
        running: dict[Future[T], int] = {}
        left = iter(todo)
        while True:
            for chunk, numbers in left:
                running[pool.submit(play, contest, numbers)] = chunk
                if len(running) >= 2 * workers:
                    break
            if not running:
                return
            ready, _ = wait(running, return_when=FIRST_COMPLETED)
            for job in ready:
                yield running.pop(job), job.result()
