"""`araldo tensors`: what a learner is shown of a game, tensor by tensor and column by column."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from araldo.cli.common import (
    GameName,
    Json,
    Lang,
    Seats,
    Settings,
    allowed_setups,
    find_game,
    language,
    print_json,
    screen,
    settings,
)
from araldo.cli.sentences import say


def tensors(
    game: GameName,
    seats: Seats = "",
    set_: Settings = [],  # noqa: B006
    lang: Lang = "",
    json: Json = False,
) -> None:
    """Print the tensors that learners are shown of a game: names, shapes, and what each column is."""
    lang = language(lang)
    from araldo.research.tensors import layout

    found = find_game(game)
    setups = allowed_setups(found, seats, settings(set_))
    setup = next((setup for setup in setups if setup.seats == found.usual_seats), setups[0])
    plans = layout(found, setup)
    if plans is None:
        print_json(None) if json else screen().print(say(lang, "no-tensors", game=found.id))
        return
    facts: list[dict[str, Any]] = [
        {"name": shape.name, "shape": shape.shape,
         "columns": [{"name": c.source, "first": c.first, "cells": c.cells, "code": type(c.code).__name__}
                     for c in shape.columns if c.cells]}
        for shape in plans.shapes
    ]  # fmt: skip
    if json:
        print_json({"game": found.id, "version": plans.declared.version, "seats": setup.seats, "tensors": facts,
                    "without": dict(plans.declared.without)})  # fmt: skip
        return
    out = screen()
    out.print(say(lang, "tensors-are", game=found.id, seats=setup.seats, size=plans.size))
    table = Table(box=None, pad_edge=False)
    for heading in ("tensor", "cells", "column", "code"):
        table.add_column(say(lang, heading))
    for one in facts:
        table.add_row(f"{one['name']} {'×'.join(map(str, one['shape']))}", "", "", "")
        for column in one["columns"]:
            last = column["first"] + column["cells"] - 1
            table.add_row("", f"{column['first']}–{last}", column["name"], column["code"])
    out.print(table)
