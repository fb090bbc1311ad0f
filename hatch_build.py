"""The compiled wheel, an option: `ARALDO_COMPILED=1 pip wheel .` compiles the rules with mypyc, from the same source.

State classes, texts, views, server and command line stay as they are. The compiled modules lie beside their source in
the wheel; without the variable the wheel is pure Python.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# What runs at every decision. Modules that define states or look into classes at run time do not belong here.
KERNEL = ("action", "chance", "copying", "flow", "game", "log", "pieces", "play", "purse", "question", "view")
SERVER = ("audience", "telling")  # what every move is told with
LOOKUP = "hatch_lookup.h"  # how compiled code looks up attributes and names of modules
COMPILE = r"""
import json, re, sys
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup
groups = [(together, name) for name, together in json.loads(sys.argv[1]).items()]
files = [file for together, _ in groups for file in together]
extensions = mypycify(["--ignore-missing-imports", *files], separate=groups, opt_level="2", debug_level="0")
name_of_module = re.compile(
    r"( (\w+) = CPyStatic_\w+___globals;\n +(\w+) = CPyStatics\[\d+\]; .*\n +\w+ = )CPyDict_GetItem(?=\(\2, \3\);)"
)
for _, name in groups:
    made = Path("build", f"__native_{name}.c")
    include = f'#include "__native_internal_{name}.h"\n'
    code = name_of_module.sub(r"\1CPyDict_GetGlobal", made.read_text())
    made.write_text(code.replace(include, f'{include}#include "{sys.argv[3]}"\n'))
setup(name="araldo", ext_modules=extensions, script_args=["-q", "build_ext", "--inplace", "--parallel", sys.argv[2]])
"""


def groups(source: Path) -> dict[str, list[str]]:
    """What is compiled together: the kernel, and each game: what is in its box, the set-up, the rules."""
    found = {
        "araldo_kernel": [f"araldo/kernel/{name}.py" for name in KERNEL],
        "araldo_server": [f"araldo/server/{name}.py" for name in SERVER],
    }
    for rules in sorted(source.glob("araldo/games/*/rules")):
        paths = [rules.parent / "box.py", rules.parent / "setup.py", *sorted(rules.glob("*.py"))]
        files = [path.relative_to(source).as_posix() for path in paths]
        found[f"araldo_{rules.parent.name}"] = files
    return found


def wanted() -> bool:
    return os.environ.get("ARALDO_COMPILED") == "1"


class CompiledRules(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return ["mypy>=2.4,<2.5", "setuptools>=80,<81"] if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not wanted() or version != "standard":  # an editable install runs the source
            return
        work = Path(self.root, "build", "compiled")
        shutil.rmtree(work, ignore_errors=True)
        shutil.copytree(
            Path(self.root, "src"), work, ignore=shutil.ignore_patterns("__pycache__", "static", "web", "*.so")
        )
        workers, lookup = str(os.cpu_count() or 1), Path(self.root, LOOKUP).as_posix()
        command = [sys.executable, "-c", COMPILE, json.dumps(groups(work)), workers, lookup]
        subprocess.run(command, cwd=work, check=True)
        for path in work.rglob("*.so"):
            if "build" not in path.relative_to(work).parts:
                build_data["force_include"][str(path)] = path.relative_to(work).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
