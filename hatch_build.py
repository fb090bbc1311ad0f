"""The compiled wheel, an option: `ARALDO_COMPILED=1 pip wheel .` compiles the rules with mypyc, from the same source.

State classes, texts, views, server and command line stay as they are. The compiled modules lie beside their source in
the wheel; without the variable the wheel is pure Python. `ARALDO_COMPILED=kernel,castelli` compiles only these groups.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
# What runs at every decision. Modules that define states or look into classes at run time do not belong here.
KERNEL = ("action", "chance", "copying", "flow", "game", "log", "pieces", "play", "purse", "question", "view")
TABLE = ("match", "series")  # what every move passes
SERVER = ("audience", "connections", "projection", "writer")  # what every move is told with
LOOKUP = ROOT / "hatch_lookup.h"  # how compiled code looks up attributes and names of modules
MADE = (".so", ".pyd")
ONLY_C = "c"  # in place of a level of optimisation: the C is made, and left as it is


def groups(source: Path, wanted: str = "1") -> dict[str, list[str]]:
    """What is compiled together: the kernel, and each game: what is in its box, the set-up, the rules."""
    found = {
        "kernel": [f"araldo/kernel/{name}.py" for name in KERNEL],
        "table": [f"araldo/table/{name}.py" for name in TABLE],
        "server": [f"araldo/server/{name}.py" for name in SERVER],
    }
    for rules in sorted(source.glob("araldo/games/*/rules")):
        paths = [rules.parent / "box.py", rules.parent / "setup.py", *sorted(rules.glob("*.py"))]
        found[rules.parent.name] = [path.relative_to(source).as_posix() for path in paths]
    chosen = list(found) if wanted == "1" else wanted.split(",")
    return {f"araldo_{name}": found[name] for name in chosen}


def compile_copy(source: Path, work: Path, wanted: str = "1", level: str = "2") -> list[Path]:
    """Copy the source to a folder and compile it there, at a level of optimisation; returns the compiled modules."""
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(
        source, work, ignore=shutil.ignore_patterns("__pycache__", "static", "web", *(f"*{m}" for m in MADE))
    )
    subprocess.run([sys.executable, __file__, level, json.dumps(groups(work, wanted))], cwd=work, check=True)
    found = [path for path in work.rglob("*") if path.suffix in MADE]
    return [path for path in found if "build" not in path.relative_to(work).parts]


# -- in a process of its own, in the folder of the copy


NAME_OF_MODULE = re.compile(
    r"( (\w+) = CPyStatic_\w+___globals;\n +(\w+) = CPyStatics\[\d+\]; .*\n +\w+ = )CPyDict_GetItem(?=\(\2, \3\);)"
)


def with_lookups(code: str, name: str) -> str:
    """The C that mypyc made, with our look-ups in it. Where it is not the C that was expected, nothing is built."""
    include = f'#include "__native_internal_{name}.h"\n'
    code, names = NAME_OF_MODULE.subn(r"\1CPyDict_GetGlobal", code)
    for found, what in (
        (names, "look-up of a module's name"),
        (include in code, "header"),
        ("CPyObject_GetAttr(" in code, "look-up of an attribute"),
    ):
        if not found:
            raise SystemExit(f"{name}: no {what} as expected in the C that mypyc made: see {LOOKUP.name}")
    return code.replace(include, f'{include}#include "{LOOKUP.as_posix()}"\n')


def compile_here(level: str, together: dict[str, list[str]]) -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    files = [file for group in together.values() for file in group]
    separate: list[tuple[list[str], str | None]] = [(group, name) for name, group in together.items()]
    extensions = mypycify(["--ignore-missing-imports", *files], separate=separate, opt_level=level, debug_level="0")
    for name in together:
        made = Path("build", f"__native_{name}.c")
        made.write_text(with_lookups(made.read_text(encoding="utf-8"), name), encoding="utf-8")
    if level == ONLY_C:
        return
    workers = str(os.cpu_count() or 1)
    setup(name="araldo", ext_modules=extensions, script_args=["-q", "build_ext", "--inplace", "--parallel", workers])


class CompiledRules(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return ["mypy>=2.4", "setuptools>=80"] if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not wanted() or version != "standard":  # an editable install runs the source
            return
        work = Path(self.root, "build", "compiled")
        for path in compile_copy(Path(self.root, "src"), work, wanted()):
            build_data["force_include"][str(path)] = path.relative_to(work).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def wanted() -> str:
    """Which groups are to be compiled; none by default."""
    return os.environ.get("ARALDO_COMPILED", "").strip().removeprefix("0")


if __name__ == "__main__":
    compile_here(sys.argv[1], json.loads(sys.argv[2]))
