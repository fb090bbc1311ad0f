"""`araldo compare` and `araldo tune`: a designer's questions."""

from __future__ import annotations

import math
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from rich.table import Table

from araldo.cli.command import Switch
from araldo.cli.common import (
    Bad,
    GameName,
    Json,
    Lang,
    Seats,
    Seed,
    Settings,
    Workers,
    find_game,
    give_variant,
    language,
    number,
    print_json,
    progress,
    screen,
    write_text,
)
from araldo.cli.lab import Bots, RayAt, contest_of
from araldo.cli.sentences import say
from araldo.kernel import Game, discover
from araldo.kernel.play import usual_bot
from araldo.kernel.schema import Schema
from araldo.kernel.variant import NAME, Variant, read_variant, with_change

if TYPE_CHECKING:
    from araldo.research.compare import Duel, Look

BOX = "box"
A = Annotated[str, Switch("--a", metavar="VARIANT", help="box, a file, or place=value,….")]
B = Annotated[str, Switch("--b", metavar="VARIANT", help="box, a file, or place=value,….")]
Pairs = Annotated[str, Switch("--games", metavar="K", help="Pairs of games, at most.")]
Ask = Annotated[str, Switch("--question", metavar="Q", help="balance, length, all, or a figure (kind:what).")]
Margin = Annotated[str, Switch("--margin", metavar="P", help="Points (or per cent) below which nothing counts.")]
ToTheEnd = Annotated[bool, Switch("--to-the-end", help="Do not stop early: narrower intervals, looked at once.")]
Apart = Annotated[bool, Switch("--apart", help="Seeds of their own for B: what chance alone does.")]
Plan = Annotated[bool, Switch("--plan", help="Only say how many pairs the question needs.")]
Lines = Annotated[bool, Switch("--lines", help="A line of JSON for every pair and every look.")]
Quick = Annotated[bool, Switch("--quick", help="Do not weigh which decisions matter.")]
Keep = Annotated[str, Switch("--out", metavar="DIR", help="Keep the pairs; a folder goes on.")]
Page = Annotated[str, Switch("--html", metavar="FILE", help="The verdict as a page.")]
PILOT = 10


def compare(
    game: GameName,
    a: A = BOX,
    b: B = BOX,
    games: Pairs = "200",
    question: Ask = "all",
    seats: Seats = "",
    bots: Bots = "",
    set_: Settings = [],  # noqa: B006
    seed: Seed = "0",
    margin: Margin = "3",
    to_the_end: ToTheEnd = False,
    apart: Apart = False,
    plan: Plan = False,
    quick: Quick = False,
    workers: Workers = "1",
    ray: RayAt = "",
    out: Keep = "",
    html: Page = "",
    lang: Lang = "",
    lines: Lines = False,
    json: Json = False,
) -> None:
    """Play two variants of a game on the same seeds, and say what differs and how sure that is."""
    lang = language(lang)
    from araldo.research import decide
    from araldo.research.compare import Duel, Kept, paired, played
    from araldo.research.compare import compare as run
    from araldo.research.compare import plan as planned
    from araldo.research.verdict import verdict

    found = find_game(game)
    sides = [chosen(found, text) for text in (a, b)]
    contests = [contest_of(side, seats, set_, bots or usual_bot(side), seed) for side in sides]
    duel = Duel(*paired(contests[0], contests[1], apart), number("--games", games, least=PILOT), question,
                number("--margin", margin, 0, 100) / 100, not to_the_end, not quick)  # fmt: skip
    _check_question(duel)
    folder = Path(out) if out else None
    crew = number("--workers", workers, least=1)
    if plan:
        kept = Kept(folder, duel)
        for at, pair in played(duel, [n for n in range(PILOT) if n not in kept.pairs], crew, ray):
            kept.add(at, pair)
        _print_plan(planned(duel, [kept.pairs[n] for n in range(PILOT)]), crew, lang, json or lines)
        return
    with progress(duel.budget, found.title[lang]) as advance:

        def one(at: int, pair: Any) -> None:
            advance()
            if lines:
                _line({"pair": at, "seed": pair[0]["seed"], "a": _brief(pair[0]), "b": _brief(pair[1])})

        def looked(look: Look) -> None:
            if lines:
                _line({"look": look.pairs, "answer": look.answer, "figures": _figures(found, look)})

        look = run(duel, folder, crew, ray, one, looked)
    names = [side.variant.name if side.variant is not None else "" for side in sides]
    command = _again(game, sides, [a, b], duel, set_)
    said = verdict(found, duel, look, names, command, len(decide.looks(duel.budget)))
    if html:
        from araldo.research.pages import verdict_page

        write_text(Path(html), verdict_page(said, lang))
    if lines:
        _line({"verdict": said})
    elif json:
        print_json(said)
    else:
        _print(said, lang, html)


def chosen(game: Game, text: str) -> Game:
    """A side of a comparison: the box, a file, or changes that are said right here."""
    if text == BOX:
        return game
    if "=" in text and not Path(text).exists():
        given = changed(game, Variant(game.id, "said"), text.split(","))
        Schema(game).check(given)
        return discover.load(discover.give(given))
    return discover.load(give_variant(game.id, read_variant(Path(text)), text))


def changed(game: Game, variant: Variant, pairs: Sequence[str]) -> Variant:
    """A variant with more changes in it: `place=value`, where a place is an option or stands in the data."""
    data, options, schema = dict(variant.data), dict(variant.options), Schema(game)
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise Bad("bad-change", given=pair)
        if key in game.options_table:
            options[key] = game.options_table[key].read(value)
        else:
            data = with_change(data, schema.place(key), _value(value))
    return Variant(variant.game, variant.name, data, options)


def _value(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


def _again(game: str, sides: Sequence[Game], said: Sequence[str], duel: Duel, set_: Sequence[str]) -> str:
    """The command that compares the same, without what only this machine knows."""
    names = [text if side.variant is None or "=" in text else f"{side.variant.name}.toml"
             for side, text in zip(sides, said, strict=True)]  # fmt: skip
    bots = ",".join(dict.fromkeys(duel.a.bots))
    words = ["araldo", "compare", game, "--a", names[0], "--b", names[1], "--seats", str(duel.a.seats),
             "--bots", bots, "--games", str(duel.budget), "--question", duel.question]  # fmt: skip
    words += [word for one in set_ for word in ("--set", one)]
    words += ["--seed", str(duel.a.seed)] if duel.a.seed else []
    words += ["--apart"] if duel.b.seed != duel.a.seed else []
    return shlex.join(words + (["--to-the-end"] if not duel.stop else []) + (["--quick"] if not duel.weigh else []))


def _check_question(duel: Duel) -> None:
    from araldo.research.compare import QUESTIONS
    from araldo.research.verdict import LABELS

    if duel.key is not None and duel.key[0] not in LABELS:
        known = ", ".join(["all", *QUESTIONS, *(f"{kind}:…" for kind in ("seat", "side", "opening", "use", "worth"))])
        raise Bad("not-one-of", option="--question", known=known, given=duel.question)


# -- printing


def _line(value: Any) -> None:
    print(msgspec.json.encode(value).decode(), flush=True)


def _brief(told: dict[str, Any]) -> dict[str, Any]:
    return {key: told[key] for key in ("number", "winners", "scores", "emblems", "openings", "decisions")}


def _figures(game: Game, look: Look) -> list[dict[str, Any]]:
    from araldo.research.verdict import plain

    return [plain(game, figure) for figure in look.figures]


def _print_plan(plan: dict[str, Any], workers: int, lang: str, json: bool) -> None:
    if json:
        print_json(plan)
        return
    out = screen()
    table = Table(box=None, pad_edge=False)
    for heading in ("plan-size", "plan-pairs", "plan-time"):
        table.add_column(say(lang, heading), justify="right")
    for need in plan["needs"]:
        minutes = need["pairs"] * plan["seconds"] / workers / 60
        size = f"{100 * need['size']:g}"
        table.add_row(say(lang, "plan-points" if plan["share"] else "plan-percent", size=size), str(need["pairs"]),
                      say(lang, "plan-minutes", minutes=max(1, round(minutes))))  # fmt: skip
    out.print(table)
    out.print(say(lang, "plan-tried", pairs=plan["tried"]))


MOST = 24  # figures that are printed; --json has them all


def _print(said: dict[str, Any], lang: str, html: str) -> None:
    from araldo.research.verdict import number as shown

    out = screen()
    out.print(said["headline"][lang], style="bold")
    out.print(said["below"][lang])
    table = Table(box=None, pad_edge=False)
    for name in ("", *said["names"][lang], say(lang, "difference"), ""):
        table.add_column(name, justify="left" if not name else "right")
    for figure in said["figures"][:MOST]:
        low, high = (shown(figure[edge] if figure[edge] is not None else float("nan"), figure["share"], lang, True)
                     for edge in ("low", "high"))  # fmt: skip
        table.add_row(figure["label"][lang], shown(figure["a"], figure["share"], lang),
                      shown(figure["b"], figure["share"], lang), f"{low} … {high}", figure["says"][lang])  # fmt: skip
    out.print(table)
    if len(said["figures"]) > MOST:
        out.print(say(lang, "more-figures", count=len(said["figures"]) - MOST))
    for line in [*said["next"][lang], said["cannot"][lang], said["method"][lang]]:
        out.print(line)
    if html:
        out.print(say(lang, "reported", file=html))


# -- tuning

Space = Annotated[str, Switch("--space", metavar="FILE", help="The numbers to turn: [[number]] at, low, high, step.")]
Goal = Annotated[str, Switch("--goal", metavar="G", help="balance, length, close, comebacks or lead.")]
Target = Annotated[str, Switch("--target", metavar="T", help="Near this, in place of as little or as much as can be.")]
Tries = Annotated[str, Switch("--tries", metavar="N", help="Settings to try.")]
TuneGames = Annotated[str, Switch("--games", metavar="K", help="Games a setting, the same seeds for all.")]
Checked = Annotated[str, Switch("--check", metavar="K", help="Pairs on other seeds, for what was found.")]
Name = Annotated[str, Switch("--name", metavar="NAME", help="Of the variant; NAME.toml and NAME.html are written.")]


def tune(
    game: GameName,
    space: Space = "",
    goal: Goal = "balance",
    target: Target = "",
    tries: Tries = "30",
    games: TuneGames = "60",
    check: Checked = "100",
    name: Name = "tuned",
    seats: Seats = "",
    bots: Bots = "",
    set_: Settings = [],  # noqa: B006
    seed: Seed = "0",
    workers: Workers = "1",
    ray: RayAt = "",
    lang: Lang = "",
    json: Json = False,
) -> None:
    """Search over numbers of the data for a goal; write the variant that was found and what was tried."""
    lang = language(lang)
    from araldo.research.pages import tuned_page
    from araldo.research.tune import GOALS, Wish, read_space
    from araldo.research.tune import tune as run

    found = find_game(game)
    if goal not in GOALS:
        raise Bad("not-one-of", option="--goal", known=", ".join(GOALS), given=goal)
    if not space:
        raise Bad("missing", name="--space")
    if not NAME.fullmatch(name):
        raise Bad("variant-name", name=name)
    dials = read_space(Schema(found), Path(space))
    wish = Wish(goal, _number_or_none("--target", target))
    base = contest_of(found, seats, set_, bots or usual_bot(found), seed)
    count = number("--tries", tries, least=2)
    with progress(count, found.title[lang]) as advance:
        done = run(found, base, dials, wish, name, count, number("--games", games, least=8),
                   number("--check", check, least=0), number("--workers", workers, least=1), ray,
                   lambda one: advance())  # fmt: skip
    assert done.variant is not None
    assert done.best is not None
    command = shlex.join(["araldo", *sys.argv[1:]]) if sys.argv[1:2] == ["tune"] else f"araldo tune {game}"
    write_text(Path(f"{name}.toml"), done.variant.text())
    write_text(Path(f"{name}.html"), tuned_page(found, base, dials, done, command, lang))
    if json:
        print_json({"variant": done.variant.text(), "id": done.variant.id, "tries": done.tries, "best": done.best,
                    "check": None if done.check is None else _figures(found, done.check)[:8]})  # fmt: skip
        return
    out = screen()
    for line in Schema(found).diff(done.variant, lang) or [say(lang, "variant-same", name=name)]:
        out.print(line)
    out.print(say(lang, "tuned", name=name, tries=len(done.tries), value=f"{done.best.measured:.3g}",
                  error=f"{1.96 * done.best.error:.2g}", box=f"{done.tries[0].measured:.3g}"))  # fmt: skip


def _number_or_none(option: str, text: str) -> float:
    try:
        return float(text) if text else math.nan
    except ValueError:
        raise Bad("bad-number", option=option, given=text) from None
