"""`araldo games` and `araldo rules`: what there is, and what the rules say."""

from __future__ import annotations

from typing import Annotated, Any

from rich.table import Table

from araldo.cli.command import Argument
from araldo.cli.common import Bad, GameName, Json, Lang, find_game, language, print_json, screen
from araldo.cli.sentences import complain, line, say
from araldo.kernel import Game, discover
from araldo.kernel.play import bot_names


def games(lang: Lang = "", json: Json = False) -> None:
    """List the games that can be played here."""
    lang = language(lang)
    found: list[dict[str, Any]] = []
    table = Table(box=None, pad_edge=False)
    for heading in ("game", "title", "seats", "bots"):
        table.add_column(say(lang, heading))
    for name in discover.names():
        try:
            game = find_game(name)
        except Bad as error:
            found.append({"id": name, "error": str(error.params["reason"])})
            if not json:
                line(complain(lang, error))
            continue
        found.append(_card(game))
        table.add_row(game.id, game.title[lang], ", ".join(map(str, game.seats)), ", ".join(bot_names(game)))
    if json:
        print_json(found)
    else:
        screen().print(table)


def _card(game: Game) -> dict[str, Any]:
    options = [
        {"id": o.id, "values": o.values, "default": o.default, "rule": o.rule, "label": o.label, "labels": o.labels}
        for o in game.options_table.values()
    ]
    return {"id": game.id, "title": game.title, "version": game.version, "seats": game.seats,
            "usual_seats": game.usual_seats, "bots": bot_names(game), "rules": len(game.rules.rules),
            "options": options}  # fmt: skip


RuleId = Annotated[str, Argument(metavar="ID", help="A rule or a chapter; all by default.")]


def rules(game: GameName, rule: RuleId = "", lang: Lang = "", json: Json = False) -> None:
    """Print the rules of a game, one chapter or one rule."""
    lang = language(lang)
    found = find_game(game)
    chosen = chapters(found, rule, lang)
    if json:
        print_json({"game": found.id, "lang": lang, "chapters": chosen})
        return
    out = screen()
    for chapter in chosen:
        if len(chapter["rules"]) > 1 or not rule:
            out.print(f"\n{chapter['title']}", style="bold")
        for entry in chapter["rules"]:
            out.print(f"{entry['id']}  {entry['text']}")


def chapters(game: Game, wanted: str, lang: str) -> list[dict[str, Any]]:
    """The chapters with their rules; only the wanted rule or chapter if one is named."""
    wish = wanted.casefold()
    out = []
    for chapter, title in game.rules.chapters.items():
        held = [
            {"id": r.id, "text": r.text[lang]}
            for r in game.rules.rules.values()
            if r.chapter == chapter and (not wish or wish in (r.id.casefold(), chapter.casefold()))
        ]
        if held:
            out.append({"id": chapter, "title": title[lang], "rules": held})
    if wish and not out:
        raise Bad("unknown-rule", game=game.id, rule=wanted)
    return out
