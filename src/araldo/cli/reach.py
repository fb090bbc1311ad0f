"""`araldo check GAME --reach`: which kinds of question and which cited rules play never comes to."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from araldo.cli.common import print_json, progress, read_bytes, screen
from araldo.cli.sentences import say
from araldo.kernel import Game, Setup
from araldo.kernel.errors import BadSetup
from araldo.kernel.positions import read
from araldo.kernel.reach import Citations, Search
from araldo.table.series import is_series, play_match

ENOUGH = 0.98  # of the cited rules


def check_reach(game: Game, setups: list[Setup], starts: int, seed: int, lang: str, json: bool, file: str = "") -> int:
    """Search until everything is reached, or so many starts have been made. Status 1: too much is left."""
    known = read(game, read_bytes(file)) if file else []
    search, citations = Search(game, seed, setups, known=known), Citations(game)
    with progress(starts, game.title[lang]) as advance, citations.heard():
        play_series(game, seed)
        for _ in range(starts):
            if not search.missing and not citations.missing:
                break
            search.stretch()
            advance()
    report = told(game, search, citations)
    if json:
        print_json(report)
    else:
        _print(report, lang)
    reached = report["rules"] - len(report["rules_missing"])
    return 0 if not report["kinds_missing"] and reached >= ENOUGH * report["rules"] else 1


def play_series(game: Game, seed: int) -> None:
    """Each kind of series once, by random players: a search plays single games."""
    for option in game.options_table.values() if game.series is not None else ():
        for value in option.values:
            for seats in reversed(game.seats):
                try:
                    setup = game.setup(seats, {option.id: value})
                except BadSetup:
                    continue
                if is_series(game, setup):
                    play_match(game, setup, seed, ["random"] * seats)
                break


def told(game: Game, search: Search, citations: Citations) -> dict[str, Any]:
    return {
        "game": game.id,
        "starts": search.starts,
        "decisions": search.decisions,
        "kinds": len(game.questions),
        "kinds_missing": search.missing,
        "rules": len(citations.rules),
        "rules_missing": [
            {"rule": c.rule, "where": f"{Path(c.file).relative_to(game.folder)}:{c.line}"} for c in citations.missing
        ],
    }


def _print(report: dict[str, Any], lang: str) -> None:
    out = screen()
    kinds, rules = report["kinds"], report["rules"]
    missing = report["rules_missing"]
    out.print(say(lang, "reached", **report, kinds_reached=kinds - len(report["kinds_missing"]),
                  rules_reached=rules - len(missing)))  # fmt: skip
    for kind in report["kinds_missing"]:
        out.print(say(lang, "kind-missing", kind=kind))
    for found in missing:
        out.print(say(lang, "rule-missing", **found))
