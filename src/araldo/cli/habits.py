"""`araldo habits`: what bots do with what they may do, question by question."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from araldo.bots.habits import Habits, watch
from araldo.cli.common import (
    GameName,
    Games,
    Json,
    Lang,
    Seats,
    Seed,
    Settings,
    find_game,
    language,
    number,
    print_json,
    progress,
    screen,
    setup_of,
)
from araldo.cli.lab import bots_for
from araldo.cli.sentences import say
from araldo.cli.simulate import BotNames
from araldo.kernel import Game
from araldo.kernel.play import usual_bot


def habits(
    game: GameName,
    bot: BotNames = "",
    games: Games = "20",
    seats: Seats = "",
    seed: Seed = "0",
    set_: Settings = [],  # noqa: B006
    lang: Lang = "",
    json: Json = False,
) -> None:
    """Let bots play, and print for each question and verb how often it was offered and chosen."""
    lang = language(lang)
    found = find_game(game)
    setup = setup_of(found, seats, set_)
    names = bots_for(found, bot or usual_bot(found), setup.seats)
    count = number("--games", games, least=1)
    with progress(count, found.title[lang]) as advance:
        seen = watch(found, setup, names, count, number("--seed", seed), advance)
    if json:
        print_json({name: told(one) for name, one in seen.items()})
    else:
        for name, one in seen.items():
            _print(found, name, one, lang)


def told(habits: Habits) -> dict[str, Any]:
    return {
        "games": habits.games,
        "deeds": [
            {"question": kind, "verb": verb, "offered": habits.offered[kind, verb], "chosen": habits.chosen[kind, verb]}
            for kind, verb in sorted(habits.offered)
        ],
        "never": [{"question": kind, "verb": verb} for kind, verb in habits.never],
    }


def _print(game: Game, name: str, habits: Habits, lang: str) -> None:
    if (known := game.texts.bot(lang, name)) is not None:
        called, arms, says = known
        screen().print(f"{called} ({arms}). {says}")
    table = Table(
        box=None, pad_edge=False, title=say(lang, "habits-of", bot=name, games=habits.games), title_justify="left"
    )
    table.add_column(say(lang, "question"))
    table.add_column(say(lang, "verb"))
    for heading in ("offered", "chosen", "often"):
        table.add_column(say(lang, heading), justify="right")
    for kind, verb in sorted(habits.offered):
        offered, chosen = habits.offered[kind, verb], habits.chosen[kind, verb]
        table.add_row(kind, verb, str(offered), str(chosen), f"{100 * chosen / offered:.1f} %" if chosen else "—")
    screen().print(table)
    screen().print(say(lang, "habits-never", count=len(habits.never), all=len(habits.offered)))
