"""Mutation: is there a test that fails when a rule is wrong?

    make mutate GAME=castelli SAMPLE=200 SEED=1

Takes random lines of a game's rules (or of the `kernel` or the `table`), makes one small mistake on each, and runs the
tests that pass over the line. A mistake that no test notices is printed as a diff. Mistakes that change nothing anybody
could see are listed by hand, with the reason, in `tests/mutants/<game>.toml`.

The tests are collected once, and each mutant is a fork of that process whose functions get the changed code; a mutant
of a module's top level, which is run at import, gets a process of its own, and so does one that has survived so far.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import gc
import hashlib
import importlib.machinery
import json
import os
import random
import signal
import subprocess
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import accumulate
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import coverage
import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "araldo"
CACHE = ROOT / "build" / "mutate"
COMMUTES = "arguments of min or max swapped"  # the least is the least in any order
QUICK = 8  # seconds of tests that a survivor is given once more, in a process of its own
KILLED, SURVIVED, EQUIVALENT = "killed", "survived", "equivalent"


# -- what is changed, and what tests it


def sources(target: str) -> list[Path]:
    if target in ("kernel", "table"):
        return sorted((SOURCE / target).glob("*.py"))
    game = SOURCE / "games" / target
    return [game / "setup.py", *sorted((game / "rules").rglob("*.py"))]


def tests(target: str) -> list[str]:
    if target in ("kernel", "table"):
        return [f"tests/{target}", *(["tests/contract/test_contract.py", "tests/table"] if target == "kernel" else [])]
    found = [f"tests/games/{target}", f"tests/oracles/test_{target}.py"]
    return [path for path in found if (ROOT / path).exists()]


def helpers(target: str) -> list[Path]:
    """What the tests build upon: positions, kept games, vectors."""
    found = [path for folder in tests(target) for path in (ROOT / folder).rglob("*")]
    return sorted(p for p in found if p.suffix in (".py", ".toml", ".json") and not p.name.startswith("test_"))


# -- mistakes


@dataclass(frozen=True)
class Mutant:
    path: Path
    line: int
    operator: str
    source: str = field(repr=False)  # of the whole file, changed

    @property
    def name(self) -> str:
        return self.path.relative_to(SOURCE).as_posix()

    def diff(self) -> str:
        was = self.path.read_text(encoding="utf-8").splitlines()
        lines = difflib.unified_diff(was, self.source.splitlines(), self.name, self.name, lineterm="", n=2)
        return "\n".join(lines)

    def changed(self) -> tuple[str, str]:
        """The lines that go and those that come, without their indentation."""
        was, now = (text.splitlines() for text in (self.path.read_text(encoding="utf-8"), self.source))
        while was and now and was[-1] == now[-1]:
            del was[-1], now[-1]
        same = next((i for i, (a, b) in enumerate(zip(was, now, strict=False)) if a != b), min(len(was), len(now)))
        return _joined(was[same:]), _joined(now[same:])

    def function(self) -> str:
        """The innermost function that the line is in, with those around it; nothing outside of all."""
        return ".".join(
            node.name
            for node in ast.walk(ast.parse(self.path.read_text(encoding="utf-8")))  # the outer come first
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.lineno <= self.line <= (node.end_lineno or 0)
        )

    def nth(self) -> int:
        """Which of the equal lines of its function the line is, from 1."""
        lines = self.path.read_text(encoding="utf-8").splitlines()
        alike = [i for i, line in enumerate(lines, 1) if line.strip() == lines[self.line - 1].strip()]
        return sum(i <= self.line and replace(self, line=i).function() == self.function() for i in alike)


def _joined(lines: list[str]) -> str:
    return " ".join(line.strip() for line in lines)


Edit = tuple[ast.AST, str, str]  # the node, its new text, the operator
BOUNDARY = {ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">"}
OPPOSITE = {
    ast.Lt: ">=", ast.LtE: ">", ast.Gt: "<=", ast.GtE: "<", ast.Eq: "!=", ast.NotEq: "==",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
ARITHMETIC = {
    ast.Add: "-", ast.Sub: "+", ast.Mult: "//", ast.FloorDiv: "*", ast.Div: "*", ast.Mod: "//",
    ast.BitAnd: "|", ast.BitOr: "&", ast.LShift: ">>", ast.RShift: "<<",
}  # fmt: skip


def text(node: ast.AST) -> str:
    return ast.unparse(node)


def comparisons(node: ast.AST) -> Iterator[Edit]:
    if not isinstance(node, ast.Compare):
        return
    for i, op in enumerate(node.ops):
        for table, name in ((BOUNDARY, "boundary"), (OPPOSITE, "comparison")):
            if type(op) in table:
                parts = [text(node.left)]
                for j, (other, right) in enumerate(zip(node.ops, node.comparators, strict=True)):
                    parts += [table[type(op)] if i == j else _symbol(other), text(right)]
                yield node, f"({' '.join(parts)})", name


def _symbol(op: ast.cmpop) -> str:
    return text(ast.Compare(ast.Name("a"), [op], [ast.Name("b")]))[2:-2]


def booleans(node: ast.AST) -> Iterator[Edit]:
    if isinstance(node, ast.BoolOp):
        link, other = (" and ", " or ") if isinstance(node.op, ast.And) else (" or ", " and ")
        values = [f"({text(value)})" for value in node.values]
        yield node, f"({other.join(values)})", "and/or"
        for i in range(len(values)):
            yield node, f"({link.join(values[:i] + values[i + 1 :])})", "condition dropped"
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node, f"({text(node.operand)})", "negation"
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        yield node.test, f"(not ({text(node.test)}))", "negation"
    if isinstance(node, ast.comprehension):
        for test in node.ifs:
            yield test, f"(not ({text(test)}))", "negation"
            yield test, "True", "condition dropped"


def numbers(node: ast.AST) -> Iterator[Edit]:
    if isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC and not _string(node):
        yield node, f"(({text(node.left)}) {ARITHMETIC[type(node.op)]} ({text(node.right)}))", "arithmetic"
    if isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC and not _string(node.value):
        yield node, f"{text(node.target)} {ARITHMETIC[type(node.op)]}= {text(node.value)}", "arithmetic"
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        yield node, f"({text(node.operand)})", "sign"
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield node, str(not node.value), "constant"
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield node, f"{node.value + 1}", "constant"
        yield node, f"({node.value - 1})", "constant"


def _string(node: ast.AST) -> bool:
    """Joined text or lists, where arithmetic would only be a type error."""
    kinds = ast.JoinedStr | ast.List | ast.Tuple | ast.ListComp | ast.Dict | ast.Set
    return any(
        isinstance(n, kinds) or (isinstance(n, ast.Constant) and isinstance(n.value, str)) for n in ast.walk(node)
    )


def statements(node: ast.AST) -> Iterator[Edit]:
    call = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    kept = isinstance(node, ast.Assign) and not isinstance(node.targets[0], ast.Name | ast.Tuple)
    if call or kept or isinstance(node, ast.AugAssign | ast.Delete | ast.Continue | ast.Break):
        yield node, "pass", "statement dropped"
    if isinstance(node, ast.Return) and node.value is not None and text(node.value) != "None":
        yield node, "return None", "returns nothing"


def arguments(node: ast.AST) -> Iterator[Edit]:
    if not isinstance(node, ast.Call) or any(isinstance(arg, ast.Starred) for arg in node.args):
        return
    for i in range(len(node.args) - 1):
        first, second = node.args[i : i + 2]
        if text(first) != text(second) and text(first) != "s":  # the state is never mistaken for anything else
            args = [*node.args[:i], second, first, *node.args[i + 2 :]]
            yield node, text(ast.Call(node.func, args, node.keywords)), _swap(node, i)


def _swap(node: ast.Call, i: int) -> str:
    """The name of the mistake; with that of the function for the two after the state, see `symmetric`."""
    if text(node.func) in ("min", "max") and not node.keywords:
        return COMMUTES
    return swapped(text(node.func)) if i == 1 and text(node.args[0]) == "s" else "arguments swapped"


def swapped(function: str) -> str:
    return f"arguments of {function.rpartition('.')[2]} swapped"


OPERATORS: list[Callable[[ast.AST], Iterator[Edit]]] = [comparisons, booleans, numbers, statements, arguments]


def mutants(path: Path) -> Iterator[Mutant]:
    """Every small mistake in a file."""
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line.encode()))
    raw = source.encode()
    for node in _behaviour(ast.parse(source)):
        for operator in OPERATORS:
            for where, new, name in operator(node):
                begin = starts[where.lineno - 1] + where.col_offset  # type: ignore[attr-defined]
                end = starts[where.end_lineno - 1] + where.end_col_offset  # type: ignore[attr-defined]
                changed = (raw[:begin] + new.encode() + raw[end:]).decode()
                yield Mutant(path, where.lineno, name, changed)  # type: ignore[attr-defined]


def _behaviour(node: ast.AST) -> Iterator[ast.AST]:
    """What is run: no types, no texts, no assertions, no imports."""
    yield node
    skipped = {"annotation", "returns", "decorator_list", "type_params"}
    for name, value in ast.iter_fields(node):
        if name in skipped:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.Assert | ast.Raise | ast.Import | ast.ImportFrom | ast.JoinedStr):
                continue
            if isinstance(child, ast.If) and text(child.test) == "TYPE_CHECKING":
                continue
            if isinstance(child, ast.AST):
                yield from _behaviour(child)


def sample(target: str, count: int, seed: int) -> list[Mutant]:
    """Random lines, one mistake on each."""
    by_line: dict[tuple[Path, int], list[Mutant]] = {}
    for path in sources(target):
        for mutant in mutants(path):
            by_line.setdefault((path, mutant.line), []).append(mutant)
    rng = random.Random(f"{target} {seed}")
    keys = rng.sample(sorted(by_line), min(count, len(by_line)))
    return [rng.choice(by_line[key]) for key in keys]


# -- a mutant in this process


def apply(mutant: Mutant) -> bool:
    """Give the module's functions the changed code; False if the change is not inside a function."""
    was = _functions(compile(mutant.path.read_text(encoding="utf-8"), str(mutant.path), "exec"))
    now = _functions(compile(mutant.source, str(mutant.path), "exec"))
    if _outside(mutant):
        return False
    if not LIVE:
        look_around()
    keys = {(code.co_qualname, code.co_firstlineno): key for key, code in was.items()}
    for function in LIVE.get(str(mutant.path), []):
        code = function.__code__
        key = keys.get((code.co_qualname, code.co_firstlineno))
        new = now.get(key) if key is not None else None  # none: an inner function that the mistake has left out
        if new is not None and len(new.co_freevars) == len(code.co_freevars):
            function.__code__ = new
    for cached in CACHED:
        cached.cache_clear()
    return True


LIVE: dict[str, list[FunctionType]] = {}  # by file
CACHED: list[Any] = []  # functions that remember what they returned


def look_around() -> None:
    """Find all functions; then set apart all there is, so that no fork spends time on what is garbage in it."""
    for one in gc.get_objects():  # no isinstance: it would ask proxies of the dead
        if type(one) is FunctionType:
            LIVE.setdefault(one.__code__.co_filename, []).append(one)
        elif type(one).__name__ == "_lru_cache_wrapper":
            CACHED.append(one)
    gc.collect()
    gc.freeze()


def _functions(module: CodeType) -> dict[tuple[str, int], CodeType]:
    """Every function of a module by its name, and its place among those of the same name."""
    found: dict[tuple[str, int], CodeType] = {}
    count: dict[str, int] = {}

    def walk(code: CodeType) -> None:
        for one in code.co_consts:
            if isinstance(one, CodeType):
                n = count[one.co_qualname] = count.get(one.co_qualname, -1) + 1
                found[one.co_qualname, n] = one
                walk(one)

    walk(module)
    return found


def _outside(mutant: Mutant) -> bool:
    """Is the changed line run at import: a table, a default, a class body?"""
    tree = ast.parse(mutant.path.read_text(encoding="utf-8"))
    bodies = [n.body[0].lineno for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]
    ends = [n.end_lineno or 0 for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]
    return not any(first <= mutant.line <= last for first, last in zip(bodies, ends, strict=True))


class ChangedSource:
    """As a plugin of a process of its own: one module is imported changed."""

    def __init__(self, file: str) -> None:
        path, source = json.loads(Path(file).read_text(encoding="utf-8"))
        original = importlib.machinery.SourceFileLoader.get_code

        def get_code(loader: Any, name: str) -> Any:
            if os.path.realpath(loader.path) == path:
                return compile(source, path, "exec")
            return original(loader, name)

        importlib.machinery.SourceFileLoader.get_code = get_code  # type: ignore[assignment,method-assign]


# -- the run


@dataclass
class Covered:
    """Which tests pass over each line, and how long they take."""

    lines: dict[str, dict[int, list[str]]] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)

    def over(self, mutant: Mutant) -> list[str]:
        """The tests of a line, quickest first; a statement of several lines counts by any of them, a table by its
        whole file."""
        lines = self.lines.get(mutant.name, {})
        tree = ast.parse(mutant.path.read_text(encoding="utf-8"))
        plain = [n for n in ast.walk(tree) if isinstance(n, ast.stmt) and not hasattr(n, "body")]
        spans = [(n.lineno, n.end_lineno or 0) for n in plain]
        around = [span for span in spans if span[0] <= mutant.line <= span[1]]
        first, last = min(around, default=(mutant.line, mutant.line), key=lambda span: span[1] - span[0])
        found = {test for line in range(first, last + 1) for test in lines.get(line, ())}
        if mutant.line and _outside(mutant):
            found |= {test for tests in lines.values() for test in tests}
        return sorted(found, key=lambda test: self.seconds.get(test, 0))


class Run:
    """A pytest session that first sees which test passes where, then plays every mutant."""

    def __init__(self, target: str, chosen: list[Mutant], workers: int) -> None:
        self.target, self.chosen, self.workers = target, chosen, workers
        self.results: list[tuple[Mutant, str, int]] = []
        self.failed: list[str] = []
        self.kills = Counter[str]()  # by test: the mutants it has noticed

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Of the contract's tests, for the kernel, those of the tiny game: the five take minutes."""
        if self.target == "kernel":
            five = [path.name for path in (SOURCE / "games").iterdir() if path.is_dir()]
            items[:] = [i for i in items if "tests/contract" not in i.nodeid or not any(n in i.nodeid for n in five)]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("the tests cannot be collected")
        items = {item.nodeid: item for item in session.items}
        covered = self.cover(items)
        if self.failed:
            raise session.Interrupted(f"failing without any mutant: {self.failed}")
        look_around()
        self.harmless(list(items.values()), covered)
        waiting = list(self.chosen)
        running: dict[int, tuple[Mutant, int]] = {}
        while waiting or running:
            while waiting and len(running) < self.workers:
                mutant = waiting.pop()
                over = [test for test in covered.over(mutant) if test in items]
                over.sort(
                    key=lambda test: -self.kills[test] / (0.1 + covered.seconds.get(test, 0))
                )  # the best at it first
                sys.stdout.flush()
                if pid := os.fork():
                    running[pid] = (mutant, len(over))
                else:
                    self.play(mutant, [items[test] for test in over], covered)
            pid, status = os.wait()
            if pid in running:
                mutant, count = running.pop(pid)
                outcome = SURVIVED if os.waitstatus_to_exitcode(status) == 0 else KILLED
                if (killer := CACHE / f"killer-{pid}").exists():
                    self.kills[killer.read_text()] += 1
                    killer.unlink()
                self.results.append((mutant, outcome, count))
                print("." if outcome == KILLED else survivor(mutant, count), end="", flush=True)
        print()
        return True

    def harmless(self, items: list[pytest.Item], covered: Covered) -> None:
        """A mutant that changes nothing must live, or every death would be in doubt."""
        path = sources(self.target)[-1]
        some = random.Random(0).sample(items, min(40, len(items)))
        if not (pid := os.fork()):
            self.play(Mutant(path, 0, "none", path.read_text(encoding="utf-8")), some, covered)
        if os.waitpid(pid, 0)[1]:
            raise pytest.Session.Interrupted("the tests fail in a fork without any mutant")

    def play(self, mutant: Mutant, items: list[pytest.Item], covered: Covered) -> None:
        """In the fork: the tests until one fails, or takes several times as long as it should."""
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1), os.dup2(quiet, 2)
        if mutant.line and not apply(mutant):
            limit = 60 + 10 * sum(covered.seconds.get(item.nodeid, 1) for item in items)
            os._exit(alone(mutant, [item.nodeid for item in items], limit))
        self.failed.clear()
        signal.signal(signal.SIGPROF, signal.SIG_DFL)  # ends the process
        for item, following in zip(items, [*items[1:], None], strict=False):  # where no test passes, all is well
            signal.setitimer(signal.ITIMER_PROF, 2 + 5 * covered.seconds.get(item.nodeid, 1))
            try:
                item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
            except BaseException:
                os._exit(1)
            if self.failed:
                (CACHE / f"killer-{os.getpid()}").write_text(item.nodeid)
                os._exit(1)
        quick = quickest([item.nodeid for item in items], covered) if mutant.line else []
        os._exit(alone(mutant, quick, 120) if quick else 0)

    def cover(self, items: dict[str, pytest.Item]) -> Covered:
        """Traced anew for the files of tests that changed since the last time, or all if rules or helpers did."""
        CACHE.mkdir(parents=True, exist_ok=True)
        kept = CACHE / f"{self.target}.json"
        key = _hash(sources(self.target) + helpers(self.target))
        known = json.loads(kept.read_text()) if kept.exists() else {}
        files: dict[str, Any] = known.get("files", {}) if known.get("key") == key else {}
        by_file: dict[str, list[pytest.Item]] = {}
        for item in items.values():
            by_file.setdefault(str(item.path), []).append(item)
        for path, together in by_file.items():
            digest = _hash([Path(path)])
            if files.get(path, {}).get("hash") != digest:
                files[path] = {"hash": digest, **self.trace(together)}
        kept.write_text(json.dumps({"key": key, "files": files}))
        covered = Covered()
        for path in by_file:
            covered.seconds |= files[path]["seconds"]
            for name, lines in files[path]["lines"].items():
                for line, found in lines.items():
                    covered.lines.setdefault(name, {}).setdefault(int(line), []).extend(found)
        return covered

    def trace(self, items: list[pytest.Item]) -> dict[str, Any]:
        watch = coverage.Coverage(
            data_file=None, include=[str(path) for path in sources(self.target)], config_file=False
        )
        seconds = {}
        for item, following in zip(items, [*items[1:], None], strict=True):
            watch.start()
            watch.switch_context(item.nodeid)
            began = time.process_time()
            item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
            seconds[item.nodeid] = time.process_time() - began
            watch.stop()
        data = watch.get_data()
        lines = {
            Path(file).relative_to(SOURCE).as_posix(): data.contexts_by_lineno(file) for file in data.measured_files()
        }
        return {"seconds": seconds, "lines": lines}


def quickest(tests: list[str], covered: Covered) -> list[str]:
    """Some seconds' worth: a mistake that these survive here may have been made at import, or before something was
    remembered, and shows only in a process of its own."""
    ordered = sorted(tests, key=lambda test: covered.seconds.get(test, 0))
    until = accumulate(covered.seconds.get(test, 0) for test in ordered)
    return [test for test, seconds in zip(ordered, until, strict=True) if seconds < QUICK]


def alone(mutant: Mutant, tests: list[str], limit: float) -> int:
    """In a process of its own, for what is run at import; with every test if no single one passes over the line."""
    file = CACHE / f"mutant-{os.getpid()}.json"
    file.write_text(json.dumps([str(mutant.path), mutant.source]), encoding="utf-8")
    command = [sys.executable, __file__, "--alone", str(file), "-x", "-q", "-p", "no:cacheprovider", *(tests or ALL)]
    try:
        return subprocess.run(command, cwd=ROOT, timeout=limit, check=False).returncode
    except subprocess.TimeoutExpired:
        return 1
    finally:
        file.unlink()


ALL: list[str] = []  # the tests of the target


def _hash(paths: list[Path]) -> str:
    made = hashlib.sha256()
    for path in paths:
        made.update(path.read_bytes())
    return made.hexdigest()


# -- equivalents and the table


def equivalents(target: str) -> list[dict[str, Any]]:
    """One by one, and `symmetric`: functions to which it is all one which of two is named first."""
    path = ROOT / "tests" / "mutants" / f"{target}.toml"
    found = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return [*found.get("equivalent", []), *found.get("symmetric", [])]


def is_equivalent(mutant: Mutant, listed: list[dict[str, Any]]) -> bool:
    return mutant.operator == COMMUTES or any(_means(entry, mutant) for entry in listed)


def _means(entry: dict[str, Any], mutant: Mutant) -> bool:
    """By file and lines, and by the function where the same mistake can be made in several."""
    if "of" in entry:
        return mutant.operator == swapped(entry["of"])
    if entry["file"] != mutant.name or (entry["was"], entry["now"]) != mutant.changed():
        return False
    return entry.get("in", mutant.function()) == mutant.function() and entry.get("nth", mutant.nth()) == mutant.nth()


def doubtful(target: str) -> Iterator[str]:
    """Entries of the list that mean no mistake any more, or more than one."""
    made: dict[str, list[Mutant]] = {}
    for entry in equivalents(target):
        if "of" in entry:
            if not any(_means(entry, m) for path in sources(target) for m in mutants(path)):
                yield f"nothing calls {entry['of']} any more with two that could be exchanged"
            continue
        file = entry["file"]
        if file not in made:
            made[file] = list(mutants(SOURCE / file)) if (SOURCE / file).exists() else []
        places = sorted({(m.function(), m.nth()) for m in made[file] if _means(entry, m)})
        if not places:
            yield f"{file}: no such mistake can be made any more: {entry['now']}"
        elif len(places) > 1:
            yield f"{file}: `in` and, within a function, `nth` must say which of {places} is meant: {entry['now']}"


def survivor(mutant: Mutant, count: int) -> str:
    """The mistake that nobody noticed, and how to list it should it be none."""
    was, now = mutant.changed()
    where = f"file = {mutant.name!r}\nin = {mutant.function()!r}"
    entry = f"[[equivalent]]\n{where}\nwas = {was!r}\nnow = {now!r}\nreason = ''"
    return f"\n{mutant.operator}, {count} tests pass over line {mutant.line}\n{mutant.diff()}\n{entry}\n"


def report(target: str, seed: int, results: list[tuple[Mutant, str, int]]) -> bool:
    """Prints the table; True if enough were killed."""
    counts = {kind: sum(outcome == kind for _, outcome, _ in results) for kind in (KILLED, SURVIVED, EQUIVALENT)}
    share = 100 * counts[KILLED] / max(1, counts[KILLED] + counts[SURVIVED])
    print("\n| target | seed | mutants | killed | survived | equivalent | killed of the rest |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    print(f"| {target} | {seed} | {len(results)} | {' | '.join(map(str, counts.values()))} | {share:.1f} % |")
    return share >= 97


def main() -> int:
    if sys.argv[1:2] == ["--alone"]:
        return int(pytest.main(sys.argv[3:], plugins=[ChangedSource(sys.argv[2])]))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("target", help="a game, kernel or table")
    parser.add_argument("--sample", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--file", default="", help="only files whose name has this")
    asked = parser.parse_args()
    os.chdir(ROOT)
    chosen = [m for m in sample(asked.target, asked.sample, asked.seed) if asked.file in m.name]
    listed = equivalents(asked.target)
    alike = [m for m in chosen if is_equivalent(m, listed)]
    ALL.extend(tests(asked.target))
    run = Run(asked.target, [m for m in chosen if m not in alike], asked.workers)
    code = pytest.main(["-s", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *ALL], plugins=[run])
    if code != 0:
        return int(code)
    return 0 if report(asked.target, asked.seed, run.results + [(m, EQUIVALENT, 0) for m in alike]) else 1


if __name__ == "__main__":
    sys.exit(main())
