"""A plugin of pytest: keeps every position that a test's `Table` goes through, for whoever wants to look at it.

ARALDO_CAPTURE=positions.json pytest -p araldo.workshop.capture tests/test_auction.py::test_auc_01_…
"""

from __future__ import annotations

import json
import os
from base64 import b64encode
from pathlib import Path
from typing import Any

from araldo.kernel.action import to_text
from araldo.kernel.scenario import Table

__all__ = ["pytest_configure", "pytest_runtest_teardown", "pytest_sessionfinish"]  # by pytest

MOST = 400  # of one test
_found: list[dict[str, Any]] = []
_tables: list[Table[Any]] = []


def _keep(table: Table[Any], label: str) -> None:
    if len(_found) < MOST and table.state.frames and table.state.asked is not None:
        packed = b64encode(table.game.pack(table.state)).decode()
        if not _found or _found[-1]["packed"] != packed:
            _found.append({"game": table.game.id, "label": label, "packed": packed})


def pytest_configure(config: Any) -> None:
    begin, goto, do = Table.__init__, Table.goto, Table.do

    def begun(self: Table[Any], *given: Any, **more: Any) -> None:
        begin(self, *given, **more)
        _tables.append(self)
        _keep(self, "start")

    def gone(self: Table[Any], *frames: Any) -> Any:
        goto(self, *frames)
        _keep(self, " > ".join(type(frame).__name__ for frame in frames))
        return self

    def done(self: Table[Any], seat: int, *action: Any) -> Any:
        said = f"{seat} {to_text(action)}"
        _keep(self, f"… {said}")
        do(self, seat, *action)
        _keep(self, said)
        return self

    Table.__init__, Table.goto, Table.do = begun, gone, done  # type: ignore[method-assign]


def pytest_runtest_teardown(item: Any) -> None:
    for table in _tables:
        _keep(table, "end")
    _tables.clear()


def pytest_sessionfinish(session: Any) -> None:
    Path(os.environ["ARALDO_CAPTURE"]).write_text(json.dumps(_found), encoding="utf-8")
