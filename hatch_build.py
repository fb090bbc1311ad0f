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
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
# What runs at every decision. Modules that define states or look into classes at run time do not belong here.
KERNEL = ("action", "chance", "copying", "flow", "game", "log", "pieces", "play", "purse", "question", "view")
TABLE = ("match", "series")  # what every move passes
SERVER = ("audience", "connections", "projection", "writer")  # what every move is told with
LAYERS = ("kernel", "table", "bots", "server")  # each knows those before it; a game knows the kernel
LOOKUP = ROOT / "hatch_lookup.h"  # how compiled code looks up attributes and names of modules
OBJECTS = ROOT / "build" / "objects"  # what the C compiler made, by the hash of what it was given
INCLUDE = re.compile(r"^#include [\"<]([^\">]+)[\">]", re.MULTILINE)
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


def needed(group: str) -> list[str]:
    """The folders of the package whose sources decide what a group is compiled to: its own, and those below it."""
    if group in LAYERS:
        return list(LAYERS[: LAYERS.index(group) + 1])
    return ["kernel", f"games/{group}"]


def compile_copy(source: Path, work: Path, wanted: str = "1", level: str = "2") -> list[Path]:
    """Copy the source to a folder and compile it there, at a level of optimisation; returns the compiled modules."""
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(
        source, work, ignore=shutil.ignore_patterns("__pycache__", "static", "web", *(f"*{m}" for m in MADE))
    )
    command = [sys.executable, __file__, level, json.dumps(groups(work, wanted))]
    if subprocess.run(command, cwd=work, env={**os.environ, "PYTHONHASHSEED": "0"}).returncode:
        raise SystemExit("the rules could not be compiled: the reason stands above")
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


BEGUN = time.monotonic()


def say(text: str) -> None:
    print(f"{time.monotonic() - BEGUN:5.0f} s  {text}", file=sys.stderr, flush=True)


class Objects:
    """Object files, made from C side by side, the largest first, and kept: the same C is not compiled twice."""

    def __init__(self, compiler: Any, temporary: str) -> None:
        self.compiler, self.temporary = compiler, temporary
        self.made: dict[str, str] = {}  # by source

    def make(self, extensions: list[Any]) -> None:
        todo = [(os.path.getsize(source), source, ext) for ext in extensions for source in ext.sources]
        todo.sort(key=lambda one: (-one[0], one[1]))
        whole, done = sum(size for size, _, _ in todo), 0
        forgotten(OBJECTS)
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            waiting = {pool.submit(self.object, source, ext): (size, source) for size, source, ext in todo}
            for ready in as_completed(waiting):
                size, source = waiting[ready]
                self.made[source], kept = ready.result()
                done += size
                if size * 100 > whole and not kept:
                    name = Path(source).stem.removeprefix("__native_araldo_")
                    say(f"{done * 100 // whole:3} % of the C is compiled: {name}")

    def object(self, source: str, ext: Any) -> tuple[str, bool]:
        """The object file of a source, and whether it was there already."""
        kept = OBJECTS / f"{self.key(source, ext)}{self.compiler.obj_extension}"
        if not kept.exists():
            (made,) = self.compiler.compile(
                [source],
                output_dir=self.temporary,
                include_dirs=ext.include_dirs,
                extra_postargs=ext.extra_compile_args,
                depends=ext.depends,
            )
            OBJECTS.mkdir(parents=True, exist_ok=True)
            half = kept.with_suffix(f".{os.getpid()}")
            shutil.copyfile(made, half)
            half.replace(kept)
            return str(kept), False
        kept.touch()
        return str(kept), True

    def key(self, source: str, ext: Any) -> str:
        """All that decides what the compiler makes of a source."""
        digest = sha256(repr([sys.version, mypy_version(), self.tool(), ext.extra_compile_args]).encode())
        for path in included(Path(source)):
            digest.update(path.read_bytes())
        return digest.hexdigest()[:32]

    @cache  # noqa: B019
    def tool(self) -> str:
        command = getattr(self.compiler, "compiler_so", None)
        if command is None:
            return str(self.compiler.compiler_type)
        version = subprocess.run([command[0], "--version"], capture_output=True, text=True).stdout
        return f"{command} {version}"


def forgotten(folder: Path, days: int = 14) -> None:
    """Remove what no build has used for some time."""
    for path in folder.glob("*"):
        if path.stat().st_mtime < time.time() - days * 86400:
            path.unlink(missing_ok=True)


def included(source: Path, found: dict[Path, None] | None = None) -> list[Path]:
    """A file of C and all that it includes of what was made here."""
    found = {} if found is None else found
    found[source] = None
    for name in INCLUDE.findall(source.read_text(encoding="utf-8")):
        for path in (source.parent / name, Path("build", name)):
            if path.is_file() and path not in found:
                included(path, found)
    return list(found)


def mypy_version() -> str:
    from mypy.version import __version__

    return __version__


def compile_here(level: str, together: dict[str, list[str]]) -> None:
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            objects = Objects(self.compiler, self.build_temp)
            objects.make(self.extensions)
            self.compiler.compile = lambda sources, **_: [objects.made[source] for source in sources]
            super().build_extensions()
            say(f"linked: {len(self.extensions) - len(together)} modules in {len(together)} groups")

    files = [file for group in together.values() for file in group]
    separate: list[tuple[list[str], str | None]] = [(group, name) for name, group in together.items()]
    say(f"making C of {len(files)} modules: {', '.join(name.removeprefix('araldo_') for name in together)}")
    extensions = mypycify(["--ignore-missing-imports", *files], separate=separate, opt_level=level, debug_level="0")
    for name in together:
        made = Path("build", f"__native_{name}.c")
        made.write_text(with_lookups(made.read_text(encoding="utf-8"), name), encoding="utf-8")
    if level == ONLY_C:
        return
    say("compiling the C")
    words = ["-q", "build_ext", "--inplace"]
    setup(name="araldo", ext_modules=extensions, cmdclass={"build_ext": Build}, script_args=words)


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
