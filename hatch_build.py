"""The compiled wheel, an option: `ARALDO_COMPILED=1 pip wheel .` compiles the rules with mypyc, from the same source.

State classes, texts, views, server and command line stay as they are. The compiled modules lie beside their source in
the wheel; without the variable the wheel is pure Python. `ARALDO_COMPILED=kernel,castelli` compiles only these groups.
"""

from __future__ import annotations

import ast
import io
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager, redirect_stdout
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
# What runs at every decision. Modules that define states or look into classes at run time do not belong here.
KERNEL = ("action", "chance", "copying", "flow", "game", "imagine", "judgement", "log", "pieces", "play", "purse",
          "question", "view")  # fmt: skip
GAME = ("box", "setup", "rules")
PLAYERS = ("bot", "burgrave", "features", "marshal", "palatine", "regent", "seneschal",
           "viscount")  # fmt: skip
# Compiled code checks types that mypy lets pass as Any: only bots that have played whole games compiled are here.
PLAYED = ("castelli", "medioevo_universale")
TABLE = ("match", "series")  # what every move passes
BOTS = ("search", "fallible")
SERVER = ("audience", "connections", "projection", "writer")  # what every move is told with
COMPILERS = ["mypy>=2.4", "setuptools>=80"]
LOOKUP = ROOT / "hatch_lookup.h"  # how compiled code looks up attributes and names of modules
OBJECTS = ROOT / "build" / "objects"  # what the C compiler made, by the hash of what it was given
INCLUDE = re.compile(r"^#include [\"<]([^\">]+)[\">]", re.MULTILINE)
MADE = (".so", ".pyd")
ONLY_C = "c"  # in place of a level of optimisation: the C is made, and left as it is


def groups(source: Path, wanted: str = "1") -> dict[str, list[str]]:
    """What is compiled together: the kernel, and each game: what is in its box, the set-up, the rules; and its bots."""
    found = {
        "kernel": [f"araldo/kernel/{name}.py" for name in KERNEL],
        "table": [f"araldo/table/{name}.py" for name in TABLE],
        "bots": [f"araldo/bots/{name}.py" for name in BOTS],
        "server": [f"araldo/server/{name}.py" for name in SERVER],
    }
    for rules in sorted(source.glob("araldo/games/*/rules")):
        game = rules.parent.name
        found[game] = [file for name in GAME for file in modules(source, f"araldo/games/{game}/{name}")]
        if game in PLAYED:
            files = [file for name in PLAYERS for file in modules(source, f"araldo/games/{game}/{name}")]
            found[f"{game}_bots"] = files
    chosen = list(found) if wanted == "1" else wanted.split(",")
    if wanted != "1":
        chosen += [bots for name in chosen if (bots := f"{name}_bots") in found and bots not in chosen]
    return {f"araldo_{name}": found[name] for name in chosen}


def modules(source: Path, name: str) -> list[str]:
    """A module, or all of a package."""
    if (source / name).is_dir():
        return sorted(path.relative_to(source).as_posix() for path in (source / name).glob("*.py"))
    return [f"{name}.py"] if (source / f"{name}.py").exists() else []


def needed(source: Path, files: list[str]) -> list[str]:
    """All sources of ours that decide what these are compiled to: they themselves and what they import, and so on."""
    found: dict[str, None] = {}
    todo = list(files)
    while todo:
        file = todo.pop()
        if file in found:
            continue
        found[file] = None
        for node in ast.walk(ast.parse((source / file).read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.startswith("araldo"):
                todo += [found_at(source, node.module, alias.name) for alias in node.names]
    return sorted(found)


def found_at(source: Path, module: str, name: str) -> str:
    """Where a name stands that is imported from a module: it may be a module itself."""
    inside = module.replace(".", "/")
    for place in (f"{inside}/{name}.py", f"{inside}/{name}/__init__.py", f"{inside}.py", f"{inside}/__init__.py"):
        if (source / place).exists():
            return place
    raise SystemExit(f"there is no {module}.{name}")


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
    return code.replace(include, f'{include}#include "{LOOKUP.name}"\n')


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


@contextmanager
def without_noise() -> Iterator[None]:
    """What mypyc says, without the generators that it makes lists of, which is well."""
    said = io.StringIO()
    try:
        with redirect_stdout(said):
            yield
    finally:
        for line in said.getvalue().splitlines():
            if not line.endswith("warning: Treating generator comprehension as list"):
                print(line, file=sys.stderr)


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
    with without_noise():
        extensions = mypycify(["--ignore-missing-imports", *files], separate=separate, opt_level=level, debug_level="0")
    shutil.copyfile(LOOKUP, Path("build", LOOKUP.name))  # no folder's name in the C: objects serve every clone
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
        return COMPILERS if wanted() else []

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
