"""What the commands share: reading what was asked for, and printing."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from araldo.cli.command import Argument, Switch
from araldo.cli.sentences import usual_language
from araldo.kernel import Game, Setup, discover
from araldo.kernel.catalogue import LANGUAGES
from araldo.kernel.errors import AraldoError, BadGame, BadSetup
from araldo.kernel.faults import place_of
from araldo.kernel.play import bot_names, plays
from araldo.kernel.schema import Schema
from araldo.kernel.variant import PLACES, Variant, base_of, read_variant


class Bad(AraldoError):
    """Bad input. The code finds the sentence (`words.ERRORS`)."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code, code, **params)


# Numbers are read by `number`, not by the library: a bad one must give one line, in the user's language.
GameName = Annotated[str, Argument(metavar="GAME", help="`araldo games` lists them.")]
Seats = Annotated[str, Switch("--seats", metavar="N", help="Number of seats.")]
Games = Annotated[str, Switch("--games", metavar="K", help="How many games.")]
Workers = Annotated[str, Switch("--workers", metavar="W", help="How many processes.")]
Seed = Annotated[str, Switch("--seed", metavar="S", help="Seed of the first game.")]
Settings = Annotated[list[str], Switch("--set", metavar="KEY=VALUE", help="A table option; may be repeated.")]
VariantFile = Annotated[str, Switch("--variant", metavar="FILE", help="A variant of the game: a file or a folder.")]
Lang = Annotated[str, Switch("--lang", metavar="it|en", help="Language.")]
Json = Annotated[bool, Switch("--json", help="Machine-readable output on stdout and nothing else.")]


def number(option: str, text: str, least: int | None = None, most: int | None = None) -> int:
    try:
        value = int(text)
    except ValueError:
        raise Bad("bad-number", option=option, given=text) from None
    if least is not None and value < least:
        raise Bad("small-number", option=option, given=value, least=least)
    if most is not None and value > most:
        raise Bad("large-number", option=option, given=value, most=most)
    return value


def language(text: str) -> str:
    if not text:
        return usual_language()
    if text not in LANGUAGES:
        raise Bad("bad-lang", lang=text, known=", ".join(LANGUAGES))
    return text


def find_game(name: str, variant: str = "") -> Game:
    """A game by its name; with the file of a variant, that variant of it."""
    if variant:
        name = give_variant(name, read_variant(Path(variant)), variant)
    try:
        return discover.load(name)
    except BadGame as error:
        raise Bad("broken-game", game=name, reason=str(error)) from error
    except AraldoError:
        raise
    except Exception as error:  # somebody else's package may fail in any way
        raise Bad("broken-game", game=name, reason=told(error)) from error


def told(error: BaseException) -> str:
    """An error in one line, with the place of the rule in which it arose."""
    said = f"{type(error).__name__}: {error}"
    place = place_of(error)
    return said if place is None else f"{place.mend or said} ({place})"


def give_variant(name: str, variant: Variant, file: str) -> str:
    """Make a variant known, here and to processes that are started from now on; returns its id."""
    Schema(find_game(base_of(name))).check(variant)
    if name not in (variant.game, variant.id):
        raise Bad("other-variant", game=name, variant=variant.id)
    others = [place for place in os.environ.get(PLACES, "").split(os.pathsep) if place]
    path = str(Path(file).resolve())
    if path not in others:
        os.environ[PLACES] = os.pathsep.join([*others, path])
    return discover.give(variant)


def settings(pairs: Iterable[str]) -> dict[str, str]:
    found = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise Bad("bad-set", given=pair)
        found[key] = value
    return found


def make_setup(game: Game, seats: int, options: dict[str, str]) -> Setup:
    """A set-up, or an error that says what the game would have had."""
    try:
        return game.setup(seats, options)
    except BadSetup as error:
        error.params.setdefault("game", game.id)
        error.params.setdefault("known", ", ".join(game.options_table))
        raise


def setup_of(game: Game, seats: str, pairs: Iterable[str] = ()) -> Setup:
    """The set-up that a command line asks for; the usual number of seats if it names none."""
    return make_setup(game, number("--seats", seats) if seats else game.usual_seats, settings(pairs))


def allowed_setups(game: Game, seats: str, options: dict[str, str]) -> list[Setup]:
    """The set-ups for one number of seats, or for all those that these options allow."""
    if seats:
        return [make_setup(game, number("--seats", seats), options)]
    found, fault = [], None
    for count in game.seats:
        try:
            found.append(make_setup(game, count, options))
        except BadSetup as error:
            fault = error
    if not found and fault is not None:
        raise fault
    return found


def bot_list(game: Game, text: str) -> list[str]:
    """Names of bots, separated by commas, all of them known."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        if not plays(game, name):
            raise Bad("bad-bot", game=game.id, bot=name, known=", ".join(bot_names(game)))
    return names


def read_text(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Bad("bad-file", file=file, reason="it is not text") from None
    except OSError as error:
        raise Bad("bad-file", file=file, reason=error.strerror or str(error)) from None


def read_bytes(file: str) -> bytes:
    try:
        return Path(file).read_bytes()
    except OSError as error:
        raise Bad("bad-file", file=file, reason=error.strerror or str(error)) from None


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Bad("bad-folder", file=folder, reason=error.strerror or str(error)) from None


def write_text(file: Path, text: str) -> None:
    make_folder(file.parent)
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Bad("bad-folder", file=file, reason=error.strerror or str(error)) from None


# -- printing


def screen() -> Console:
    """Where people read. Piped output is not wrapped: whoever reads it has a width of its own."""
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=not sys.stdout.isatty())


def print_json(value: Any) -> None:
    print(msgspec.json.encode(value).decode())


class Rate(ProgressColumn):
    """How many a second, or a minute if it takes long."""

    def render(self, task: Task) -> Text:
        rate = task.speed or 0.0
        return Text(f"{rate:.1f}/s" if rate >= 1 else f"{60 * rate:.1f}/min" if rate else "")


@contextmanager
def progress(total: int, what: str) -> Iterator[Any]:
    """A bar on stderr while something long runs; yields the function that advances it."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda count=1: bar.advance(task, count)
