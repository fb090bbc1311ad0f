"""`araldo arena`, `araldo report` and `araldo train`: bots against each other, and what is learnt from it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from rich.table import Table

from araldo.bots import known
from araldo.cli.command import Argument, Switch
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
    screen,
    setup_of,
    write_text,
)
from araldo.cli.sentences import say
from araldo.kernel import Game, Setup, discover
from araldo.kernel.play import bot_names

if TYPE_CHECKING:
    from araldo.research.arena import Contest

Bots = Annotated[str, Switch("--bots", metavar="A,B,…", help="One a seat; the last fills up.")]
RayAt = Annotated[str, Switch("--ray", metavar="ADDRESS", help="Play on this Ray cluster.")]
Limit = Annotated[str, Switch("--limit", metavar="S", help="Seconds a decision, at most.")]
Out = Annotated[str, Switch("--out", metavar="DIR", help="Results; a folder goes on.")]
Folders = Annotated[list[str], Argument(metavar="RESULTS…", help="One folder, or two.")]
Page = Annotated[str, Switch("--html", metavar="FILE", help="By default in the folder.")]

Duels = Annotated[str, Switch("--duels", metavar="N", help="Games of two searches: learned against the game's own.")]
Lessons = Annotated[
    str, Switch("--practice", metavar="N", help="Lessons of so many games against oneself, in place of that.")
]
Simulations = Annotated[str, Switch("--simulations", metavar="N", help="Of a decision in a duel.")]
Weights = Annotated[str, Switch("--out", metavar="FILE", help="The weights; other seats' stay.")]
OnePage = Annotated[bool, Switch("--page", help="As one page: what is unbalanced, how sure, what to try.")]
Plots = Annotated[str, Switch("--plots", metavar="DIR", help="The plots as SVG files too.")]


def arena(
    game: GameName,
    bots: Bots = "",
    games: Games = "100",
    seats: Seats = "",
    workers: Workers = "1",
    ray: RayAt = "",
    limit: Limit = "",
    seed: Seed = "0",
    set_: Settings = [],  # noqa: B006
    variant: VariantFile = "",
    out: Out = "",
    lang: Lang = "",
    json: Json = False,
) -> None:
    """Let bots compete: seats balanced, seeds paired, resumable. Prints ratings with intervals."""
    lang = language(lang)
    from araldo.research.arena import Results, compete
    from araldo.research.ratings import standings

    found = find_game(game, variant)
    contest = contest_of(found, seats, set_, bots, seed, limit)
    folder = Path(out or f"arena-{found.id}-{contest.seats}")
    make_folder(folder)
    count = number("--games", games, least=1)
    results = Results(folder)
    with progress(count, found.title[lang]) as advance:
        compete(contest, count, results, number("--workers", workers, least=1), ray, advance)
    rows = [row for row in results.games() if row["number"] < count]
    table = standings(rows)
    if json:
        print_json({"contest": results.contest(), "games": len(rows), "folder": str(folder), "standings": table,
                    "outcomes": [{key: row[key] for key in ("number", "seed", "bots", "scores", "winners")}
                                 for row in sorted(rows, key=lambda r: r["number"])]})  # fmt: skip
    else:
        _print(table, rows, folder, lang)


def report(folders: Folders, html: Page = "", page: OnePage = False, plots: Plots = "", lang: Lang = "") -> None:
    """Write what the results of an arena say, as one HTML file; two folders are compared."""
    lang = language(lang)
    from araldo.research.arena import Results
    from araldo.research.report import page as whole

    if len(folders) > 2:
        raise Bad("many-folders", given=len(folders))
    found = [Results(Path(folder)) for folder in folders]
    for results in found:
        if not (results.folder / "contest.json").exists() or not results.games():
            raise Bad("no-results", file=results.folder)
    file = Path(html) if html else found[0].folder / "report.html"
    if page:
        from araldo.research.pages import report_page

        if len(folders) > 1:
            raise Bad("many-folders", given=len(folders))
        write_text(file, report_page(found[0], lang))
        screen().print(say(lang, "reported", file=file))
        return
    text, drawn = whole(found, lang)
    write_text(file, text)
    if plots:
        make_folder(Path(plots))
        for name, svg in drawn.items():
            write_text(Path(plots) / f"{name}.svg", svg)
    screen().print(say(lang, "reported", file=file))


def train(
    game: GameName,
    games: Games = "1000",
    seats: Seats = "",
    workers: Workers = "1",
    seed: Seed = "0",
    set_: Settings = [],  # noqa: B006
    practice: Lessons = "0",
    duels: Duels = "0",
    simulations: Simulations = "100",
    out: Weights = "",
    lang: Lang = "",
    json: Json = False,
) -> None:
    """Let a game's bots play, learn what a position is worth, and write the weights."""
    lang = language(lang)
    from araldo.research.train import Lesson, NoFeatures, judge_by, keep, strength
    from araldo.research.train import train as learn

    found = find_game(game)
    if found.features is None:
        raise NoFeatures(found.id)
    setup = setup_of(found, seats, set_)
    count, first = number("--games", games, least=10), number("--seed", seed)
    if lessons := number("--practice", practice, least=0):
        practised(found, setup, set_, lessons, count, first, number("--workers", workers, least=1), out, lang, json)
        return
    lesson = Lesson(found.id, setup.seats, setup.options, first)
    with progress(count, found.title[lang]) as advance:
        training = learn(lesson, count, number("--workers", workers, least=1), advance)
    file = Path(out or f"value-{found.id}.json")
    make_folder(file.parent)
    chosen = "".join(f" --set {word}" for word in set_)
    keep(file, training, f"araldo train {found.id} --seats {setup.seats} --games {count} --seed {first}{chosen}")
    figures = {"learned": round(training.learned, 3), "guessed": round(training.guessed, 3)}
    told: dict[str, Any] = {"file": str(file), "positions": training.positions, **figures}
    if not json:
        screen().print(say(lang, "trained", **told))
    if fought := number("--duels", duels):
        think = number("--simulations", simulations, least=1)
        fresh = Lesson(found.id, setup.seats, setup.options, first + count)
        with progress(fought, found.title[lang]) as advance:
            share = strength(fresh, judge_by(found, training.net), fought, think, advance)
        told |= {"duels": fought, "share": share}
        if not json:
            screen().print(
                say(lang, "duelled", games=fought, share=f"{100 * share:.1f}", even=f"{100 / setup.seats:.0f}")
            )
    if json:
        print_json({**told, "curve": training.curve})


def practised(
    game: Game, setup: Setup, set_: list[str], lessons: int, games: int, seed: int, workers: int, out: str, lang: str,
    json: bool,
) -> None:  # fmt: skip
    """A pupil plays against itself; what it has learnt is written at every check."""
    from araldo.research.practice import FIRST, NoPupil, Practice, keep, practise
    from araldo.research.train import Lesson

    if game.pupil is None:
        raise NoPupil(game.id)
    teacher = game.pupil.teacher
    file = Path(out or f"practice-{game.id}.json")
    make_folder(file.parent)
    chosen = "".join(f" --set {word}" for word in set_)

    def told(found: Practice) -> None:
        command = f"araldo train {game.id} --seats {setup.seats} --practice {found.lessons} --games {games}"
        keep(file, setup.seats, found, f"{command} --seed {seed}{chosen}")
        if not json:
            share, low, high = (f"{100 * found.curve[-1][name]:.1f}" for name in ("share", "low", "high"))
            screen().print(say(lang, "practised", games=found.games, share=share, low=low, high=high, teacher=teacher,
                               even=f"{100 / setup.seats:.0f}", file=file))  # fmt: skip

    course = Lesson(game.id, setup.seats, setup.options, seed)
    with progress(FIRST + lessons * games, game.title[lang]) as advance:
        found = practise(course, lessons, games, workers, told, advance)
    if json:
        print_json({"file": str(file), "games": found.games, "curve": found.curve})


def contest_of(game: Game, seats: str, set_: list[str], bots: str, seed: str, limit: str = "") -> Contest:
    """The contest that a command line asks for."""
    from araldo.research.arena import Contest

    setup = setup_of(game, seats, set_)
    return Contest(game.id, setup.seats, setup.options, bots_for(game, bots, setup.seats), number("--seed", seed),
                   seconds(limit), variant=given_text(game))  # fmt: skip


def given_text(game: Game) -> str:
    """The variant that a game is, as text; nothing for a game as it is in the box."""
    return discover.variant(game.id).text() if game.variant is not None else ""


def bots_for(game: Game, text: str, seats: int) -> tuple[str, ...]:
    names = [name.strip() for name in text.split(",") if name.strip()] or [*game.bots, "random"][:2]
    for name in names:
        if not known(game, name):
            raise Bad("bad-bot", game=game.id, bot=name, known=", ".join([*bot_names(game), "mcts@N", "flat@N"]))
    if len(names) > seats:
        raise Bad("many-bots", given=len(names), seats=seats)
    return tuple(names + [names[-1]] * (seats - len(names)))


def seconds(text: str) -> float:
    try:
        value = float(text or 0)
    except ValueError:
        raise Bad("bad-seconds", given=text) from None
    if not 0 <= value < 3600:
        raise Bad("bad-seconds", given=text)
    return value


def _print(standings: list[Any], rows: list[dict[str, Any]], folder: Path, lang: str) -> None:
    out = screen()
    table = Table(box=None, pad_edge=False)
    for heading in ("", "games", "share", "interval", "rating", "per-decision", "faults"):
        table.add_column(say(lang, heading) if heading else "", justify="right")
    for s in standings:
        table.add_row(s.bot, str(s.games), f"{100 * s.share:.1f} %", f"{100 * s.low:.1f}–{100 * s.high:.1f} %",
                      f"{s.mu:.1f} ± {1.96 * s.sigma:.1f}", f"{1000 * s.seconds:.1f} ms", str(s.faults))  # fmt: skip
    out.print(table)
    out.print(say(lang, "arena-kept", games=len(rows), folder=folder))
