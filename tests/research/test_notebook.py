"""The notebook runs from its first cell to its last, with a budget of seconds."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import matplotlib as mpl
import pytest

NOTEBOOK = Path(__file__).parents[2] / "examples" / "castelli.ipynb"
BUDGET = re.compile(r"^GAMES, EVERY, CHECKED, TRIAL, SEED = .*$", re.MULTILINE)


def cells() -> list[str]:
    """The code of the notebook; lines for the notebook itself (%pip) are left out."""
    told = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    assert (told["nbformat"], len({cell["id"] for cell in told["cells"]})) == (4, len(told["cells"]))
    assert all(not cell.get("outputs") for cell in told["cells"]), "kept without its outputs"
    code = ["".join(cell["source"]) for cell in told["cells"] if cell["cell_type"] == "code"]
    return ["\n".join(line for line in text.splitlines() if not line.startswith("%")) for text in code]


def test_the_notebook_runs_from_the_first_cell_to_the_last(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    mpl.use("Agg")
    monkeypatch.syspath_prepend(str(NOTEBOOK.parent))
    code = cells()
    assert sum(len(BUDGET.findall(text)) for text in code) == 1
    shared: dict[str, Any] = {}
    for text in code:
        exec(BUDGET.sub("GAMES, EVERY, CHECKED, TRIAL, SEED = 20, 20, 2, 2, 1", text), shared)
    told = capsys.readouterr().out
    assert re.search(r"random wins \d+% of 2 games", told)
    assert "after 20 games of training" in told
    assert [point["trained"] for point in shared["curve"]] == [0, 20]
    assert len(shared["worth"]) == shared["table"].walk.count
