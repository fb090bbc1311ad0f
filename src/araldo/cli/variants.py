"""`araldo variant`: other values for a game, in a file of their own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from araldo.cli.command import Argument, Switch
from araldo.cli.common import Bad, GameName, Json, Lang, find_game, language, number, print_json, screen, write_text
from araldo.cli.sentences import say
from araldo.kernel import Game, discover
from araldo.kernel.contract import check_game
from araldo.kernel.errors import AraldoError
from araldo.kernel.schema import Schema
from araldo.kernel.variant import FILE, NAME, Variant, changes, read_variant

NewName = Annotated[str, Argument(metavar="NAME", help="Small letters, digits and hyphens; NAME.toml is written.")]
File = Annotated[str, Argument(metavar="FILE", help="A variant: a file or a folder.")]
Folder = Annotated[bool, Switch("--folder", help="A folder with a file for each file of the data.")]
Games = Annotated[str, Switch("--games", metavar="K", help="Random games under the contract.")]
Find = Annotated[str, Switch("--find", metavar="WORD", help="Only places with this word in them.")]


def new(game: GameName, name: NewName, folder: Folder = False, lang: Lang = "") -> None:
    """Write an empty variant of a game, to be filled."""
    lang = language(lang)
    found = find_game(game)
    if not NAME.fullmatch(name):
        raise Bad("variant-name", name=name)
    place = Path(name) if folder else Path(f"{name}.toml")
    if place.exists():
        raise Bad("file-exists", file=place)
    text = f'game = "{found.id}"\nname = "{name}"\n'
    if folder:
        write_text(place / FILE, text + "\n[options]\n")
        for file in Schema(found).files:
            write_text(place / "data" / f"{file}.toml", "")
    else:
        write_text(place, text + "\n[options]\n\n[data]\n")
    screen().print(say(lang, "variant-written", file=place, game=found.title[lang]))


def numbers(game: GameName, find: Find = "", lang: Lang = "", json: Json = False) -> None:
    """List what a variant of a game may change: place, value in the box, limits."""
    lang = language(lang)
    found = [v for v in Schema(find_game(game)).numbers if find.lower() in f"{v.at} {v.name[lang]}".lower()]
    if json:
        print_json([{"at": v.at, "value": v.value, "low": v.low, "high": v.high, "step": v.step, "name": v.name,
                     "field": v.field, "rule": v.rule} for v in found])  # fmt: skip
        return
    out = screen()
    for v in found:
        said = f"{v.name[lang]}: {v.field[lang]}".removeprefix(": ")
        value = str(v.value).lower() if isinstance(v.value, bool) else v.value
        if v.low is None:
            out.print(f"{v.at} = {value}  # {said}")
        else:
            out.print(say(lang, "variant-line", at=v.at, value=value, low=v.low, high=v.high, said=said))
    out.print(say(lang, "variant-numbers", count=len(found)))


def check(file: File, games: Games = "3", lang: Lang = "", json: Json = False) -> int:
    """Check a variant: every value against the game's limits, then random games under the contract. Status 1 if not."""
    lang = language(lang)
    variant, game, schema = _opened(file)
    count = number("--games", games, least=0)
    reason = ""
    try:
        made = discover.load(discover.give(variant))
        for seed in range(count):
            check_game(made, made.setup(made.usual_seats), seed, full=seed == 0)
    except Exception as error:  # a value that the rules cannot live with may break anything
        reason = f"{type(error).__name__}: {error}" if not isinstance(error, AraldoError) else str(error)
    told = {"name": variant.name, "hash": variant.hash, "count": _count(variant), "games": count, "reason": reason}
    if json:
        print_json(
            {**told, "game": game.id, "id": variant.id, "held": not reason, "changes": schema.diff(variant, lang)}
        )
    else:
        screen().print(say(lang, "variant-fails" if reason else "variant-sound", **told))
    return 1 if reason else 0


def diff(file: File, lang: Lang = "", json: Json = False) -> None:
    """Tell in words what a variant changes."""
    lang = language(lang)
    variant, game, schema = _opened(file)
    lines = schema.diff(variant, lang)
    if json:
        print_json({"game": game.id, "name": variant.name, "hash": variant.hash, "changes": lines})
        return
    for line in lines or [say(lang, "variant-same", name=variant.name)]:
        screen().print(line)


def _opened(file: str) -> tuple[Variant, Game, Schema]:
    variant = read_variant(Path(file))
    game = find_game(variant.game)
    schema = Schema(game)
    schema.check(variant)
    return variant, game, schema


def _count(variant: Variant) -> int:
    return len(variant.options) + sum(1 for _ in changes(variant.data))
