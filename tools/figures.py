"""The figures in README.md, counted in the games: `python tools/figures.py` writes them, `--check` compares."""

from __future__ import annotations

import argparse
import re
import tomllib
from pathlib import Path

from araldo.kernel import Game, discover

ROOT = Path(__file__).resolve().parents[1]
README = ROOT / "README.md"
TABLE = re.compile(r"(?<=<!-- figures: make figures -->\n).*?(?=<!-- end of figures -->)", re.DOTALL)
RULINGS = "rulings"  # the chapter of what the rulebook leaves open
# What is in the box: the file of the game's data, what it lists there, and what to call it.
BOX = {
    "castelli": [("heraldic_tiles", "heraldic_tile", "heraldic tiles"), ("cards", "card", "kinds of cards")],
    "medieval_conspiracy": [("map", "territory", "fiefs"), ("event_cards", "event", "kinds of events")],
    "warrior_knights": [("cities", "city", "cities"), ("events", "card", "events"),
                        ("agendas", "card", "kinds of agendas")],
    "crusader_kings": [("scenarios", "scenario", "scenarios"), ("events", "event", "events"),
                       ("characters", "character", "characters")],
    "medioevo_universale": [("map", "territory", "territories"), ("empire_cards", "card", "kinds of Empire cards"),
                            ("technologies", "technology", "technologies")],
}  # fmt: skip


def row(game: Game) -> str:
    rulings = sum(rule.chapter == RULINGS for rule in game.rules.rules.values())
    rules, options = len(game.rules.rules) - rulings, len(game.options_table)
    bots = ", ".join(f"`{name}`" for name in ("random", *game.bots) if not _is_profile(name, game))
    players = f"{min(game.seats)}–{max(game.seats)}"
    return f"| {game.title['en']} | {players} | {rules} | {rulings} | {options} | {box(game)} | {bots} |"


def _is_profile(name: str, game: Game) -> bool:
    """Another character of a bot that is listed already."""
    return any(name.startswith(f"{other}_") for other in game.bots)


def box(game: Game) -> str:
    return ", ".join(f"{count(game, file, key)} {words}" for file, key, words in BOX[game.id])


def count(game: Game, file: str, key: str) -> int:
    listed = tomllib.loads((game.folder / "data" / f"{file}.toml").read_text(encoding="utf-8"))[key]
    return len(listed)


def table() -> str:
    games = sorted((discover.load(name) for name in BOX), key=lambda game: len(game.rules.rules))
    head = "| game | players | rules | rulings where they are silent | table options | in the box | bots |"
    return "\n".join([head, "|---|---|---|---|---|---|---|", *map(row, games), ""])


def with_figures(text: str) -> str:
    text, found = TABLE.subn(lambda _: table(), text)
    if found != 1:
        raise SystemExit("README.md has no place for the figures")
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="status 1 if README.md says something else")
    options = parser.parse_args()
    text = README.read_text(encoding="utf-8")
    new = with_figures(text)
    if options.check and new != text:
        raise SystemExit("the figures in README.md are old: make figures")
    README.write_text(new, encoding="utf-8")


if __name__ == "__main__":
    main()
