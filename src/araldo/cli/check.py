"""`araldo check`: the contract that every game keeps, in random play. Status 1 when it does not hold."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any, NamedTuple

from araldo.cli.command import Switch
from araldo.cli.common import (
    GameName,
    Json,
    Lang,
    Seats,
    Seed,
    Settings,
    VariantFile,
    Workers,
    allowed_setups,
    find_game,
    language,
    number,
    print_json,
    progress,
    screen,
    settings,
)
from araldo.cli.reach import check_reach
from araldo.cli.sentences import say
from araldo.kernel import Game, Setup, discover
from araldo.kernel.contract import check_game
from araldo.kernel.errors import AraldoError, ContractBroken
from araldo.kernel.examine import examine
from araldo.table.series import check_series, is_series

Total = Annotated[str, Switch("--games", metavar="K", help="How many games in all (100), or starts of --reach (2000).")]
Full = Annotated[str, Switch("--full", metavar="K", help="So many of them with everything, at every decision.")]
Reach = Annotated[bool, Switch("--reach", help="Search boldly instead; tell which questions and rules are never met.")]
From = Annotated[str, Switch("--from", metavar="FILE", help="With --reach: kept positions to start from, too.")]


class Job(NamedTuple):
    setup: Setup
    seed: int
    full: bool


class Found(NamedTuple):
    decisions: int
    failure: dict[str, Any] | None


def check(
    game: GameName,
    seats: Seats = "",
    games: Total = "",
    full: Full = "20",
    reach: Reach = False,
    from_: From = "",
    seed: Seed = "0",
    set_: Settings = [],  # noqa: B006
    variant: VariantFile = "",
    workers: Workers = "1",
    lang: Lang = "",
    json: Json = False,
) -> int:
    """Check what every game must prove: all of it in the first games, options, invariants and records in the rest."""
    lang = language(lang)
    found = find_game(game, variant)
    setups = allowed_setups(found, seats, settings(set_))
    count, first = number("--games", games or ("2000" if reach else "100"), least=1), number("--seed", seed)
    if reach:
        return check_reach(found, setups if seats or set_ else [], count, first, lang, json, from_)
    thorough = number("--full", full)
    jobs = [Job(setups[i % len(setups)], first + i, i < thorough) for i in range(count)]
    begun = time.perf_counter()
    results = [Found(0, unread(detail)) for detail in (*examine(found), *lessons_of(found))]
    with progress(count, found.title[lang]) as advance, _mapper(number("--workers", workers, 1, 256)) as mapped:
        for result in mapped(jobs):
            results.append(result)
            advance()
    failures = [result.failure for result in results if result.failure is not None]
    report = {"game": found.id, "games": count, "decisions": sum(r.decisions for r in results),
              "seconds": round(time.perf_counter() - begun, 3), "held": not failures, "failures": failures}  # fmt: skip
    if json:
        print_json(report)
    else:
        out = screen()
        for failure in failures[:10]:
            out.print("{promise}: {detail}".format(**failure))
        params = {**report, "failures": len(failures)}
        out.print(say(lang, "not-held" if failures else "held", **params))
    return 1 if failures else 0


@contextmanager
def _mapper(workers: int) -> Iterator[Any]:
    """A function that maps `run` over jobs, in this process or in several."""
    if workers == 1:
        yield lambda jobs: map(run, jobs)
        return
    with multiprocessing.get_context("spawn").Pool(workers) as pool:

        def mapped(jobs: Iterable[Job]) -> Iterator[Found]:
            return pool.imap(run, jobs)

        yield mapped


def lessons_of(game: Game) -> Iterator[str]:
    """What is wrong with a game's lessons: each is played as it is written, where the server is installed. A variant
    has none: they are about the game in the box.
    """
    if game.variant is not None:
        return
    try:
        from araldo.server.lessons import read_lesson
    except ImportError:
        return
    for path in sorted((game.folder / "lessons").glob("*.toml")):
        try:
            lesson = read_lesson(game, path)
        except KeyError as error:
            yield f"lessons/{path.name} lacks {error}: see server/lessons.py for what a lesson has"
        except (AraldoError, ValueError) as error:
            yield f"lessons/{path.name}: {error}"
        else:
            empty = [str(n) for n, step in enumerate(lesson.steps, 1) if not all(step.text.values())]
            if empty:
                yield f"lessons/{path.name}: nothing is said at step {', '.join(empty)} in one of the languages"


def unread(detail: str) -> dict[str, Any]:
    """What is found by looking at a game, before it is played."""
    return {"seed": None, "seats": None, "full": False, "decision": None, "promise": "a game says what it needs",
            "detail": detail}  # fmt: skip


def run(job: Job) -> Found:
    """One game under the contract. Whatever goes wrong is a finding."""
    game = discover.load(job.setup.game)
    try:
        checked = check_series if is_series(game, job.setup) else check_game
        return Found(checked(game, job.setup, job.seed, job.full)[0], None)
    except ContractBroken as error:
        promise, decision = str(error.params.get("promise", "")), error.params.get("decision", 0)
        detail = str(error).removeprefix(promise).strip()
    except Exception as error:
        promise, decision, detail = "a game never fails", None, f"{type(error).__name__}: {error}"
    failure = {"seed": job.seed, "seats": job.setup.seats, "full": job.full, "decision": decision, "promise": promise,
               "detail": detail[:900]}  # fmt: skip
    return Found(0, failure)
