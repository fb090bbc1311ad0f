"""Data sets: every decision of many games, with what the seat saw, what it could do, what it did, and how it ended.

Games of bots (a `Contest`, as in the arena) or records of games that were played become rows of Parquet files in a
folder, one file a chunk of games, written whole or not at all; a run that was stopped goes on. What a row holds stands
in `COLUMNS`, and in the files' own schema. All games of one seed are in the same part, `train` or `test`: nothing of a
deal that is learnt from is asked for again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

import pyarrow as pa
import pyarrow.parquet as pq

from araldo.bots import player
from araldo.kernel.action import Action, Option, Span, Text, to_text
from araldo.kernel.chance import key_from_seed
from araldo.kernel.errors import AraldoError, BadSetup
from araldo.kernel.game import Game, Setup
from araldo.kernel.play import play_out
from araldo.kernel.record import Record, verify_head
from araldo.kernel.sides import shares
from araldo.research.arena import Contest, chunks, spread
from araldo.table.series import bot_seed, is_series

SCHEMA = 1  # raised when a column changes its meaning
TRAIN, TEST = "train", "test"

COLUMNS: dict[str, tuple[Any, str]] = {
    "split": (pa.string(), "train or test, by seed (of a record: by its commitment)"),
    "game": (pa.string(), "id of the game"),
    "rules": (pa.int32(), "version of its rules"),
    "data": (pa.string(), "hash of its data"),
    "number": (pa.int64(), "which game of this data set"),
    "seed": (pa.int64(), "of the deal and the dice; null for a record"),
    "seats": (pa.int8(), "how many play"),
    "set": (pa.string(), "the table options, as JSON"),
    "decision": (pa.int32(), "which decision of the game, from 0"),
    "seat": (pa.int8(), "who decides"),
    "who": (pa.string(), "the bot; of a record, how the move came about (empty: a person)"),
    "kind": (pa.string(), "the question that stands"),
    "right": (pa.bool_(), "a standing right is used instead of answering it"),
    "view": (pa.string(), "what the seat sees, as JSON"),
    "options": (pa.list_(pa.string()), "what it may do; a range is `verb … low..high` or `low..high/step`"),
    "chosen": (pa.int32(), "which of them it did"),
    "action": (pa.string(), "what it did"),
    "scores": (pa.list_(pa.int64()), "at the end of the game, by seat"),
    "winners": (pa.list_(pa.int8()), "seats"),
    "won": (pa.float32(), "1 for the sole winner, shared if there are several, else 0"),
    "cut": (pa.bool_(), "the game was judged as it stood, at its bound"),
}
ROWS = pa.schema([pa.field(name, kind, metadata={"about": about}) for name, (kind, about) in COLUMNS.items()])


class Wanted(NamedTuple):
    """What a data set is made of: the same one is the same rows."""

    contest: Contest
    test: int  # of a hundred seeds, so many are for testing

    def facts(self) -> dict[str, Any]:
        return {**self.contest.facts(), "test": self.test, "schema": SCHEMA}


def part_of(deal: str, test: int) -> str:
    """Whether a deal is for learning or for testing: the same on every machine."""
    return TEST if crc32(deal.encode()) % 100 < test else TRAIN


def spelt(option: Option) -> str:
    """An option in the text form of actions; a number or a text that is still open shows its bounds."""
    if isinstance(option, Span):
        step = f"/{option.step}" if option.step != 1 else ""
        return f"{to_text(option.head)} {option.low}..{option.high}{step}"
    if isinstance(option, Text):
        return f"{to_text(option.head)} …{option.limit}"
    return to_text(option)


def _place(options: Sequence[Option], action: Action) -> int | None:
    for place, option in enumerate(options):
        if option == action or (isinstance(option, Span | Text) and option.matches(action)):
            return place
    return None


def _choice(game: Game, s: Any, seat: int, action: Action) -> tuple[Sequence[Option], int, bool] | None:
    """Of which options an action is which, and whether it is a standing right. None: nobody was offered it, the table
    did it (a clock that ran out).
    """
    asked = seat in s.asked.seats
    for right, listed in (
        (False, game.options(s, seat) if asked else []),
        (True, game.free_options(s, seat)),
        (False, game.options(s, seat, revise=True) if asked else []),  # people may change their minds in secret
    ):
        if (chosen := _place(listed, action)) is not None:
            return listed, chosen, right
    return None


class Scribe:
    """Writes down each decision just before it takes effect."""

    def __init__(self, game: Game, s: Any, who: Callable[[int], str]) -> None:
        self.game, self.s, self.who = game, s, who
        self.rows: list[dict[str, Any]] = []

    def __call__(self, seat: int, action: Action) -> None:
        game, s = self.game, self.s
        if (found := _choice(game, s, seat, action)) is None:
            return
        options, chosen, right = found
        self.rows.append({
            "decision": len(self.rows), "seat": seat, "who": self.who(seat), "kind": s.asked.kind, "right": right,
            "view": json.dumps(game.view(s, seat), separators=(",", ":")),
            "options": [spelt(option) for option in options], "chosen": chosen, "action": to_text(action),
        })  # fmt: skip

    def finished(self, setup: Setup, **head: Any) -> list[dict[str, Any]]:
        """The rows of a game that is over, each with what is the same for all."""
        outcome = self.game.outcome(self.s, cut=True)
        won = shares(outcome.winners, self.game.sides(setup))
        same = {"game": self.game.id, "rules": self.game.version, "data": self.game.data_hash, "seats": setup.seats,
                "set": json.dumps(setup.options, sort_keys=True), "scores": list(outcome.scores),
                "winners": list(outcome.winners), "cut": bool(self.s.frames), **head}  # fmt: skip
        for row in self.rows:
            row |= same | {"won": won[row["seat"]]}
        return self.rows


def of_game(want: Wanted, number: int) -> list[dict[str, Any]]:
    """The decisions of one game between bots."""
    contest = want.contest
    game = contest.load()
    setup = game.setup(contest.seats, contest.options)
    if is_series(game, setup):
        raise BadSetup(f"{game.id}: a data set is of games, not of a series", "no-series", game=game.id)
    seed, seating = contest.seed_of(number), contest.seating(number)
    names = [contest.bots[i] for i in seating]
    s = game.start(setup, key_from_seed(seed))
    scribe = Scribe(game, s, lambda seat: names[seat])
    bots = [player(game, name, bot_seed(seed, seating[seat])) for seat, name in enumerate(names)]
    play_out(game, s, bots, contest.bound or game.bound, scribe)
    return scribe.finished(setup, number=number, seed=seed, split=part_of(str(seed), want.test))


def of_record(game: Game, record: Record, number: int, test: int) -> list[dict[str, Any]]:
    """The decisions of a game that was played and kept. Raises AraldoError if it is no game that these rules know."""
    if is_series(game, record.setup):
        raise BadSetup(f"{game.id}: a data set is of games, not of a series", "no-series", game=game.id)
    verify_head(game, record)
    if record.key is None or record.outcome is None:
        raise UnfinishedRecord(game.id)
    s = game.start(record.setup, record.key)
    how = ""
    scribe = Scribe(game, s, lambda seat: how)
    for move in record.moves:
        how = move.how
        scribe(move.seat, move.action)
        game.apply(s, move.seat, move.action)
    return scribe.finished(record.setup, number=number, split=part_of(record.commit, test))


class UnfinishedRecord(AraldoError):
    def __init__(self, game: str) -> None:
        super().__init__(f"{game}: the record is of a game that is not over", "unfinished-record", game=game)


class OtherDataset(AraldoError):
    def __init__(self, folder: Path) -> None:
        super().__init__(f"{folder} holds another data set", "other-dataset", file=str(folder))


class Dataset:
    """A folder of decisions: `_dataset.json` (which readers of Parquet pass over) and files `decisions-….parquet`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def begin(self, what: dict[str, Any]) -> None:
        """Open the folder; that of another data set is refused."""
        self.folder.mkdir(parents=True, exist_ok=True)
        file, text = self.folder / "_dataset.json", json.dumps(what, sort_keys=True, indent=1)
        if not file.exists():
            file.write_text(text + "\n", encoding="utf-8")
        elif json.loads(file.read_text(encoding="utf-8")) != json.loads(text):
            raise OtherDataset(self.folder)

    def file(self, chunk: int) -> Path:
        return self.folder / f"decisions-{chunk:06d}.parquet"

    def done(self, chunk: int, games: int) -> bool:
        file = self.file(chunk)
        return file.exists() and int(pq.read_schema(file).metadata[b"games"]) >= games

    def keep(self, chunk: int, games: int, rows: list[dict[str, Any]]) -> None:
        about = {"games": str(games), "schema": str(SCHEMA)}
        half = self.file(chunk).with_suffix(".part")
        pq.write_table(pa.Table.from_pylist(rows, ROWS.with_metadata(about)), half, compression="zstd")
        half.replace(self.file(chunk))

    def counts(self) -> dict[str, int]:
        """How many decisions are for what."""
        found = {TRAIN: 0, TEST: 0}
        for file in sorted(self.folder.glob("decisions-*.parquet")):
            for entry in pq.read_table(file, columns=["split"])["split"].value_counts().to_pylist():
                found[entry["values"]] += entry["counts"]
        return found


def of_chunk(want: Wanted, numbers: Sequence[int]) -> list[dict[str, Any]]:
    return [row for number in numbers for row in of_game(want, number)]


def collect(
    want: Wanted, games: int, dataset: Dataset, workers: int = 1, ray: str = "",
    advance: Callable[[int], None] = lambda count: None,
) -> None:  # fmt: skip
    """Play what is not there yet. `advance` is told how many games have been added."""
    dataset.begin(want.facts())
    todo = []
    for chunk, numbers in chunks(games):
        if dataset.done(chunk, len(numbers)):
            advance(len(numbers))
        else:
            todo.append((chunk, numbers))
    sizes = {chunk: len(numbers) for chunk, numbers in todo}
    for chunk, rows in spread(of_chunk, want, todo, workers, ray, want.contest.alone()):
        dataset.keep(chunk, sizes[chunk], rows)
        advance(sizes[chunk])


def convert(records: Iterable[tuple[Game, Record]], dataset: Dataset, test: int) -> Iterator[int]:
    """Records as a data set, a file each; yields how many decisions each has."""
    for number, (game, record) in enumerate(records):
        rows = of_record(game, record, number, test)
        dataset.begin({"records": True, "game": game.id, "rules": game.version, "data": game.data_hash, "test": test,
                       "schema": SCHEMA})  # fmt: skip
        dataset.keep(number, 1, rows)
        yield len(rows)
