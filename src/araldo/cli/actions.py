"""`araldo actions`: what a game's actions are made of, for those who learn to choose them."""

from __future__ import annotations

from araldo.cli.common import (
    GameName,
    Games,
    Json,
    Lang,
    Seats,
    Seed,
    Settings,
    VariantFile,
    allowed_setups,
    find_game,
    language,
    number,
    print_json,
    screen,
    settings,
)
from araldo.cli.sentences import say


def actions(
    game: GameName,
    games: Games = "0",
    seats: Seats = "",
    seed: Seed = "0",
    set_: Settings = [],  # noqa: B006
    variant: VariantFile = "",
    lang: Lang = "",
    json: Json = False,
) -> None:
    """Print how a game's actions are coded: verbs and words; with --games also what is met in play."""
    lang = language(lang)
    from araldo.research.actions import Schema, explored

    found = find_game(game, variant)
    schema = Schema(found)
    count = number("--games", games, least=0)
    setups = allowed_setups(found, seats, settings(set_))
    met = explored(found, setups, count, number("--seed", seed)) if count else None
    if json:
        print_json({**schema.facts(), "met": None if met is None else met.facts()})
        return
    out = screen()
    out.print(say(lang, "actions-are", schema=schema.id, verbs=len(schema.verbs), words=len(schema.words)))
    if met is not None:
        table = met.table()
        out.print(say(lang, "actions-met", decisions=met.decisions, kinds=len(met.asked), groups=len(met.values)))
        out.print(say(lang, "actions-flat", size=table.size) if table else say(lang, "actions-many"))
