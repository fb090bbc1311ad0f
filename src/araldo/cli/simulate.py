"""`araldo simulate`: bots play many games. The same arguments give the same games."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any

from rich.table import Table

from araldo.cli.command import Switch
from araldo.cli.common import (
    Bad,
    GameName,
    Games,
    Json,
    Lang,
    Seats,
    Seed,
    Settings,
    VariantFile,
    bot_list,
    find_game,
    language,
    make_folder,
    number,
    print_json,
    progress,
    screen,
    setup_of,
    told,
    write_text,
)
from araldo.cli.sentences import say
from araldo.kernel import Game, Setup
from araldo.kernel.record import write
from araldo.kernel.sides import shares
from araldo.table.series import play_match

BotNames = Annotated[
    str, Switch("--bot", "--bots", metavar="NAME[,NAME…]", help="One bot for all seats, or one for each.")
]
Folder = Annotated[str, Switch("--records", metavar="DIR", help="Keep the records here.")]


def simulate(
    game: GameName,
    seats: Seats = "",
    games: Games = "100",
    seed: Seed = "0",
    bot: BotNames = "random",
    set_: Settings = [],  # noqa: B006
    variant: VariantFile = "",
    records: Folder = "",
    lang: Lang = "",
    json: Json = False,
) -> int:
    """Let bots play games, game i with seed S+i, and print how they ended."""
    lang = language(lang)
    found = find_game(game, variant)
    setup = setup_of(found, seats, set_)
    names = bot_list(found, bot) or ["random"]
    names = names * setup.seats if len(names) == 1 else names
    if len(names) != setup.seats:
        raise Bad("bad-bots", given=len(names), seats=setup.seats)
    count, first = number("--games", games, least=1), number("--seed", seed)
    folder = Path(records) if records else None
    report = simulated(found, setup, count, first, names, folder, lang)
    if json:
        print_json(report)
    else:
        _print(report, lang)
    return 1 if report["errors"] else 0


def simulated(
    game: Game, setup: Setup, count: int, first: int, names: list[str], folder: Path | None, lang: str
) -> dict[str, Any]:
    """Play, and report in the form that `--json` prints."""
    outcomes: list[dict[str, Any]] = []
    errors: list[dict[str, Any]] = []
    decisions, seconds = 0, 0.0
    if folder is not None:
        make_folder(folder)
    with progress(count, game.title[lang]) as advance:
        for seed in range(first, first + count):
            begun = time.perf_counter()
            try:
                played = play_match(game, setup, seed, names, keep=folder is not None)
            except Exception as error:  # a fault of a game or a bot: report it and go on
                errors.append({"seed": seed, "error": told(error)})
                continue
            finally:
                seconds += time.perf_counter() - begun
                advance()
            decisions += played.decisions
            outcomes.append({"seed": seed, "winners": played.outcome.winners, "scores": played.outcome.scores,
                             "decisions": played.decisions})  # fmt: skip
            if folder is not None and played.record is not None:
                write_text(folder / f"{game.id}-{setup.seats}-{seed}.txt", write(game, played.record))
    rate = decisions / seconds if seconds else 0.0
    return {"game": game.id, "seats": setup.seats, "sides": game.sides(setup), "games": count, "decisions": decisions,
            "seconds": round(seconds, 6), "decisions_per_second": round(rate, 1), "outcomes": outcomes,
            "errors": errors}  # fmt: skip


def _print(report: dict[str, Any], lang: str) -> None:
    out = screen()
    out.print(say(lang, "simulated", games=report["games"], decisions=report["decisions"], seconds=report["seconds"],
                  rate=report["decisions_per_second"]))  # fmt: skip
    outcomes = report["outcomes"]
    table = Table(box=None, pad_edge=False)
    for heading in ("", say(lang, "wins"), say(lang, "mean-score")):
        table.add_column(heading, justify="right")
    for seat in range(report["seats"]):
        wins = sum(shares(o["winners"], report["sides"])[seat] for o in outcomes)
        mean = sum(o["scores"][seat] for o in outcomes) / len(outcomes) if outcomes else 0.0
        table.add_row(say(lang, "seat", seat=seat), f"{wins:.1f}", f"{mean:.1f}")
    out.print(table)
    if report["errors"]:
        first = report["errors"][0]
        out.print(say(lang, "errors", count=len(report["errors"]), first=f"seed {first['seed']}: {first['error']}"))
