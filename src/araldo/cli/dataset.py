"""`araldo dataset`: decisions of many games for those who learn from them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

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
    Workers,
    find_game,
    language,
    make_folder,
    number,
    print_json,
    progress,
    read_text,
    screen,
)
from araldo.cli.lab import Bots, RayAt, contest_of
from araldo.cli.sentences import say
from araldo.kernel import Game
from araldo.kernel.record import Record, game_of, read

Out = Annotated[str, Switch("--out", metavar="DIR", help="Where the files go; a folder goes on.")]
Test = Annotated[str, Switch("--test", metavar="P", help="Of a hundred seeds so many are for testing.")]
Files = Annotated[list[str], Switch("--from", metavar="FILE", help="A record, in place of new games; may be repeated.")]


def dataset(
    game: GameName,
    bots: Bots = "",
    games: Games = "100",
    seats: Seats = "",
    workers: Workers = "1",
    ray: RayAt = "",
    seed: Seed = "0",
    set_: Settings = [],  # noqa: B006
    variant: VariantFile = "",
    from_: Files = [],  # noqa: B006
    test: Test = "10",
    out: Out = "",
    lang: Lang = "",
    json: Json = False,
) -> None:
    """Write decisions with views, options, choices and outcomes as Parquet: of new games, or of records."""
    lang = language(lang)
    from araldo.research.dataset import Dataset, Wanted, collect, convert

    found = find_game(game, variant)
    held_back = number("--test", test, 0, 100)
    folder = Path(out or f"dataset-{found.id}")
    make_folder(folder)
    made = Dataset(folder)
    if from_:
        count = len(from_)
        with progress(count, found.title[lang]) as advance:
            for _ in convert((_opened(found, file) for file in from_), made, held_back):
                advance()
    else:
        contest = contest_of(found, seats, set_, bots, seed)
        count = number("--games", games, least=1)
        with progress(count, found.title[lang]) as advance:
            collect(Wanted(contest, held_back), count, made, number("--workers", workers, least=1), ray, advance)
    rows = made.counts()
    if json:
        print_json({"game": found.id, "games": count, "folder": str(folder), "decisions": rows})
    else:
        screen().print(say(lang, "dataset-kept", games=count, folder=folder, **rows))


def _opened(game: Game, file: str) -> tuple[Game, Record]:
    text = read_text(file)
    if game_of(text) != game.id:
        raise Bad("other-game", file=file, game=game.id)
    return game, read(game, text)
