"""Which rules run: the compiled ones, or their source.

`make native` puts compiled modules beside their source, where Python takes them first, and a stamp that says from which
sources each group of them was made. Where a source of a group is another now, nothing of that group is taken from the
compiled modules: the source runs, and a line says so. A wheel has no stamp, for nobody changes its files.
ARALDO_NATIVE=0 runs the source in any case.
"""

from __future__ import annotations

import json
import os
import sys
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).parent
STAMP = "native.json"
SUFFIX = EXTENSION_SUFFIXES[0]
LIBRARY = "araldo_{}__mypyc"
TOLD = "ARALDO_NATIVE_TOLD"  # what this process, or one that started it, has said
CHANGED = {
    "en": "{group}: changed after `make native`; the source runs until it is compiled anew",
    "it": "{group}: cambiato dopo `make native`; si usa il sorgente finché non è ricompilato",
}


def signed(file: Path) -> list[int | str]:
    """By what a file is known again: size, time and hash."""
    stat = file.stat()
    return [stat.st_size, stat.st_mtime_ns, sha256(file.read_bytes()).hexdigest()]


def _same(file: Path, kept: list[int | str]) -> bool:
    """As Python does with what it compiles itself; where only the time is another, the hash decides."""
    try:
        stat = file.stat()
    except FileNotFoundError:
        return False
    return stat.st_size == kept[0] and (stat.st_mtime_ns == kept[1] or signed(file)[2] == kept[2])


def library(package: Path, group: str) -> Path:
    """The file with the compiled code of a group; those beside the sources only lead to it."""
    return package.parent / (LIBRARY.format(group) + SUFFIX)


class Guard(MetaPathFinder):
    """Stands before Python's own search, and finds the source of a module whose compiled code is of another one."""

    def __init__(self, package: Path, groups: dict[str, Any], off: bool) -> None:
        self.package, self.groups, self.off = package, groups, off
        self.group_of = {name: group for group, made in groups.items() for name in made["modules"]}
        self._fresh: dict[str, bool] = {}

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        group = self.group_of.get(name)
        if group is None or self.fresh(group):
            return None
        inside = self.package.parent.joinpath(*name.split("."))
        file = inside / "__init__.py" if inside.is_dir() else inside.with_suffix(".py")
        if not file.is_file():  # what is left of it is compiled
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        folders = [str(inside)] if inside.is_dir() else None
        return spec_from_file_location(name, file, submodule_search_locations=folders)

    def fresh(self, group: str) -> bool:
        """Whether the compiled code of a group may run: found out once in a process, and told if not."""
        if group not in self._fresh:
            self._fresh[group] = not self.off and self.unchanged(group)
            if not self._fresh[group] and not self.off:
                _tell(group)
        return self._fresh[group]

    def unchanged(self, group: str) -> bool:
        """Whether sources and compiled code are those of the stamp."""
        made = self.groups[group]
        root = self.package.parent
        name, *drawn = made["library"]  # another one was compiled after this process began: it would not fit
        if not (root / name).is_file() or [(root / name).stat().st_size, (root / name).stat().st_mtime_ns] != drawn:
            return False
        return all(_same(root / file, kept) for file, kept in made["sources"].items())


def _tell(group: str) -> None:
    told = os.environ.get(TOLD, "").split(",")
    if group not in told:
        os.environ[TOLD] = ",".join([*filter(None, told), group])
        language = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
        text = CHANGED["it" if language.lower().startswith("it") else "en"]
        print(f"araldo: {text.format(group=group)}", file=sys.stderr)


_GUARDS: list[Guard] = []


def guard() -> None:
    """From now on no compiled module runs in place of a changed source."""
    try:
        stamp = json.loads((PACKAGE / STAMP).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return
    if stamp["suffix"] == SUFFIX and not _GUARDS:  # another Python does not see the compiled modules
        _GUARDS.append(Guard(PACKAGE, stamp["groups"], os.environ.get("ARALDO_NATIVE") == "0"))
        sys.meta_path.insert(0, _GUARDS[0])


def compiled() -> list[str]:
    """The groups of modules that run compiled: the kernel, the games, …; none where all is source."""
    before, after = LIBRARY.split("{}")
    found = sorted(path.name for path in PACKAGE.parent.glob(f"{before}*{after}{SUFFIX}"))
    groups = [name.removeprefix(before).removesuffix(after + SUFFIX) for name in found]
    return [name for name in groups if all(guard.fresh(name) for guard in _GUARDS if name in guard.groups)]
