"""The program: its commands, and what becomes of anything that goes wrong (one line on stderr, and a status)."""

from __future__ import annotations

import os
import sys
import traceback

from araldo import __version__, native
from araldo.bots import seat_levels
from araldo.cli import (
    actions,
    admin,
    analyse,
    baseline,
    bench,
    check,
    dataset,
    design,
    dev,
    habits,
    lab,
    library,
    new,
    play,
    records,
    serve,
    simulate,
    tensors,
    variants,
)
from araldo.cli.command import Group, understand
from araldo.cli.common import Bad, told
from araldo.cli.sentences import complain, engine, language_asked, line
from araldo.kernel.errors import AraldoError

PROGRAM = Group(
    "A table for heavy medieval board games that knows every rule.",
    {
        "games": library.games,
        "rules": library.rules,
        "play": play.play,
        "serve": serve.serve,
        "admin": Group(
            "What an operator does with the tables of a server.",
            {
                "tables": admin.tables,
                "people": admin.people,
                "persons": admin.persons,
                "reports": admin.reports,
                "forget": admin.forget,
                "close": admin.close,
                "delete": admin.delete,
                "export": admin.export,
                "ban": admin.ban,
                "purge": admin.purge,
                "stats": admin.stats,
                "backup": admin.backup,
                "restore": admin.restore,
                "doctor": admin.doctor,
            },
        ),
        "new": new.new,
        "dev": dev.dev,
        "check": check.check,
        "simulate": simulate.simulate,
        "arena": lab.arena,
        "report": lab.report,
        "analyse": analyse.analyse,
        "compare": design.compare,
        "tune": design.tune,
        "dataset": dataset.dataset,
        "actions": actions.actions,
        "tensors": tensors.tensors,
        "baseline": baseline.baseline,
        "variant": Group(
            "Other values for a game, in a file of their own.",
            {"new": variants.new, "numbers": variants.numbers, "check": variants.check, "diff": variants.diff},
        ),
        "habits": habits.habits,
        "train": lab.train,
        "bench": bench.bench,
        "record": Group(
            "Look at the record of a game, or verify it.", {"show": records.show, "verify": records.verify}
        ),
    },
)


def run(argv: list[str]) -> int:
    """Run one command line; returns the exit status: 0, 1 when something does not hold, 2 for bad input."""
    seat_levels()
    lang = language_asked(argv)
    try:
        if argv == ["--version"]:
            print(f"araldo {__version__} ({engine(lang, native.compiled())})")
            return 0
        status = understand("araldo", PROGRAM, argv)()
        sys.stdout.flush()
        return status or 0
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # whoever read our output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except AraldoError as error:
        line(complain(lang, error))
        return 2
    except Exception as error:
        if os.environ.get("ARALDO_TRACEBACK"):
            traceback.print_exc()
        line(complain(lang, Bad("fault", reason=told(error))))
        return 1


def main() -> None:
    sys.exit(run(sys.argv[1:]))
