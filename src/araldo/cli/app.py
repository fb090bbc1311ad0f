"""The program: its commands, and what becomes of anything that goes wrong (one line on stderr, and a status)."""

from __future__ import annotations

import os
import sys
import traceback
from typing import Annotated

import typer
from typer.exceptions import TyperException

from araldo import __version__
from araldo.bots import seat_thinkers
from araldo.cli import bench, check, lab, library, play, records, serve, simulate
from araldo.cli.common import Bad
from araldo.cli.words import complain, language_asked, line
from araldo.kernel.errors import AraldoError

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
record_app = typer.Typer(help="Look at the record of a game, or verify it.", rich_markup_mode=None)


@app.callback(invoke_without_command=True)
def araldo(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """A table for heavy medieval board games that knows every rule."""
    if version:
        print(f"araldo {__version__}")
    elif ctx.invoked_subcommand is None:
        print(ctx.get_help())


@record_app.callback(invoke_without_command=True)
def record(ctx: typer.Context) -> None:
    """Look at the record of a game, or verify it."""
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


app.command("games")(library.games)
app.command("rules")(library.rules)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("simulate")(simulate.simulate)
app.command("check")(check.check)
app.command("arena")(lab.arena)
app.command("report")(lab.report)
app.command("bench")(bench.bench)
record_app.command("show")(records.show)
record_app.command("verify")(records.verify)
app.add_typer(record_app, name="record")


def run(argv: list[str]) -> int:
    """Run one command line; returns the exit status: 0, 1 when something does not hold, 2 for bad input."""
    seat_thinkers()
    lang = language_asked(argv)
    try:
        status = app(args=argv, prog_name="araldo", standalone_mode=False)
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except typer.Exit as end:
        return end.exit_code
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except BrokenPipeError:  # whoever read our output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except TyperException as error:
        line(complain(lang, _usage(error)))
        return 2
    except AraldoError as error:
        line(complain(lang, error))
        return 2
    except Exception as error:
        if os.environ.get("ARALDO_TRACEBACK"):
            traceback.print_exc()
        line(complain(lang, Bad("fault", reason=f"{type(error).__name__}: {error}")))
        return 1


def _usage(error: TyperException) -> Bad:
    """What the library says of a command line that it cannot read, as one of our errors."""
    name = getattr(error, "option_name", None)
    if name is not None and type(error).__name__ == "NoSuchOption":
        return Bad("no-option", name=name)
    parameter = getattr(error, "param", None)
    if parameter is not None and type(error).__name__ == "MissingParameter":
        return Bad("missing", name=str(parameter.get_error_hint()).strip("'"))
    return Bad("usage", reason=error.format_message().rstrip("."))


def main() -> None:
    sys.exit(run(sys.argv[1:]))
