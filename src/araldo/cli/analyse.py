"""`araldo analyse`: what arenas say about a set of bots and about the game between them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from rich.table import Table

from araldo.cli.command import Argument, Switch
from araldo.cli.common import Bad, Json, Lang, language, number, print_json, progress, screen
from araldo.cli.sentences import say

Folders = Annotated[list[str], Argument(metavar="RESULTS…", help="Folders of arenas of one game.")]
Weigh = Annotated[str, Switch("--weigh", metavar="K", help="Play so many games again and weigh decisions in them.")]


def analyse(folders: Folders, weigh: Weigh = "0", lang: Lang = "", json: Json = False) -> None:
    """Payoffs between bots, α-Rank, the best answer to each, skill against luck, decisions that matter."""
    lang = language(lang)
    from araldo.research.analysis import analyse as told_of
    from araldo.research.analysis import contest_of, weighed
    from araldo.research.arena import Results

    games = number("--weigh", weigh, least=0)
    found = [Results(Path(folder)) for folder in folders]
    rows: list[dict[str, Any]] = []
    for results in found:
        if not (results.folder / "contest.json").exists() or not (here := results.games()):
            raise Bad("no-results", file=results.folder)
        rows += here
    if len({(row["game"], row["seats"], row["options"]) for row in rows}) > 1:
        raise Bad("other-games")
    told = told_of(rows)
    if games:
        contest = contest_of(found[0])
        with progress(games, contest.game) as advance:
            told["matter"] = weighed(contest, games, advance)
    if json:
        print_json(told)
    else:
        _print(told, lang)


def _print(told: dict[str, Any], lang: str) -> None:
    out = screen()
    names = [entry["bot"] for entry in told["bots"]]
    shown = Table(box=None, pad_edge=False)
    for heading in ("", "α-Rank", say(lang, "first-by"), *names, say(lang, "best-answer")):
        shown.add_column(heading, justify="right" if heading else "left")
    for entry in told["bots"]:
        ahead = [f"{100 * entry['ahead'][name]:+.0f}" if entry["met"].get(name) else "·" for name in names
                 if name != entry["bot"]]  # fmt: skip
        ahead.insert(names.index(entry["bot"]), "–")
        answer = f"{entry['answer']} {100 * entry['exploited']:+.0f}" if entry["answer"] else "–"
        shown.add_row(entry["bot"], f"{entry['rank']:.3f}", f"{100 * entry['first']:.0f} %", *ahead, answer)
    out.print(shown)
    out.print(say(lang, "analysed", games=told["games"]))
    parts = {key: f"{100 * part:.1f}" for key, part in told["variance"].items()}
    out.print(say(lang, "skill", **parts))
    for kind, (matter, seen) in told.get("matter", {}).items():
        out.print(say(lang, "matters", kind=kind, matter=matter, seen=seen))
