"""What the type checker finds before anything is played: each mistake is planted into a small chapter that is otherwise
right.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from araldo.kernel import Frame, Game, Outcome, Procedure, Question, State, call, procedure, single

ROOT = Path(__file__).parents[2]
RIGHT = (Path(__file__).parent / "market.py").read_text(encoding="utf-8")

# What is planted: a text of the chapter, what stands there instead, and what mypy says.
MISTAKES = {
    "wrong_arity": (
        "def wares(s: Market, f: Auction, seat: int, edits: list[Action])",
        "def wares(s: Market, f: Auction, seat: int)",
        'Argument "edits" to "draft" has incompatible type',
    ),
    "wrong_frame": (
        "bid_made, candidates=bids),\n    sealed",
        "bid_made, options=dishes),\n    sealed",
        'Argument "options" to "single" has incompatible type',
    ),
    "step_of_another_procedure": (
        "procedure(Feast, serve)",
        "procedure(Feast, ask_bid)",
        'Argument 2 to "procedure" has incompatible type',
    ),
    "misspelt_state_field": (
        "s.coins[seat] > f.high",
        "s.coin[seat] > f.high",
        '"Market" has no attribute "coin"',
    ),
    "misspelt_local": (
        "f.guests += 1",
        "f.guest += 1",
        '"Feast" has no attribute "guest"',
    ),
    "answer_of_another_form": (
        'sealed("together", Auction, all_bid',
        'sealed("together", Auction, bid_made',
        'Argument 3 to "sealed" has incompatible type',
    ),
    "draft_answered_like_a_sealed_question": (
        'draft("wares", Auction, chosen',
        'draft("wares", Auction, all_bid',
        'Argument 3 to "draft" has incompatible type',
    ),
    "window_that_never_closes": (
        "bid_made, closed=nobody,",
        "bid_made,",
        'Missing named argument "closed" for "window"',
    ),
    "result_of_another_state": (
        "result=result",
        "result=herds",
        'Argument "result" to "Game" has incompatible type',
    ),
    "refusal_that_is_a_string": (
        'else Refusal("MK-1")',
        'else "MK-1"',
        "Incompatible types in",
    ),
}


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What mypy says of the right chapter and of each planted one, in one run."""
    folder = tmp_path_factory.mktemp("planted")
    (folder / "right.py").write_text(RIGHT, encoding="utf-8")
    for name, (was, planted, _) in MISTAKES.items():
        assert RIGHT.count(was) == 1, was
        (folder / f"{name}.py").write_text(RIGHT.replace(was, planted), encoding="utf-8")
    options = ["--strict", "--explicit-package-bases", "--no-error-summary", "--cache-dir", str(ROOT / ".mypy_cache")]
    files = sorted(str(path) for path in folder.glob("*.py"))
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *options, *files],
        cwd=ROOT, env={"MYPYPATH": f"{ROOT / 'src'}:{folder}", "PATH": ""}, capture_output=True, text=True,
    )  # fmt: skip
    lines: dict[str, str] = {Path(file).stem: "" for file in files}
    for line in done.stdout.splitlines():
        lines[Path(line.partition(":")[0]).stem] += line + "\n"
    return lines


def test_the_chapter_without_a_mistake_is_right(found: dict[str, str]) -> None:
    assert found["right"] == ""


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_planted_mistake_is_found_by_the_type_checker(found: dict[str, str], mistake: str) -> None:
    assert MISTAKES[mistake][2] in found[mistake]


class Main(Frame):
    pass


STEP = procedure(Main, lambda s, f: None)
GO = single("go", Main, lambda s, f, seat, action: None, options=lambda s, f, seat: [("go",)])


@pytest.mark.parametrize(("procedures", "questions", "name"), [([STEP], [GO, GO], "go"), ([STEP, STEP], [GO], "Main")])
def test_what_is_declared_twice_is_refused(procedures: list[Procedure], questions: list[Question], name: str) -> None:
    with pytest.raises(TypeError, match=f"small: declared twice: {name}"):
        Game(
            id="small",
            version=1,
            title={},
            folder=ROOT,
            state=State,
            seats=(1,),
            usual_seats=1,
            begin=lambda s, setup: call(s, Main()),
            result=lambda s: Outcome((0,), (0,)),
            bound=9,
            procedures=procedures,
            questions=questions,
        )


def test_a_question_without_options_is_refused() -> None:
    with pytest.raises(TypeError, match="go: a question needs candidates or options"):
        single("go", Main, lambda s, f, seat, action: None)
