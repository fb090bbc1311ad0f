"""A second instance of a game's package, with other values over its data: fresh modules under another name.

Rules read their tables once, at import, so a variant is the same source imported again. Names inside the package are
rewritten to the new one; everything else is shared with the first instance. Compiled modules cannot be loaded twice in
a process: their source, which lies beside them, is run instead, for the same games at less speed. A process that plays
one variant and nothing else has the compiled rules: see `alone`.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import sys
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any

from araldo.kernel.data import Overlay, overlaid
from araldo.kernel.errors import AraldoError

PREFIX = "araldo_variant_"


class Occupied(AraldoError):
    """The package was imported with other values before."""

    code = "variant-alone"


class _Renamed(ast.NodeTransformer):
    def __init__(self, old: str, new: str) -> None:
        self.old, self.new = old, new

    def _name(self, name: str) -> str:
        inside = name == self.old or name.startswith(f"{self.old}.")
        return self.new + name[len(self.old) :] if inside else name

    def visit_ImportFrom(self, node: ast.ImportFrom) -> Any:
        if node.level == 0 and node.module is not None:
            node.module = self._name(node.module)
        return node

    def visit_Import(self, node: ast.Import) -> Any:
        for alias in node.names:
            if self._name(alias.name) != alias.name and alias.asname is None:
                raise ImportError(f"import {alias.name} as …: a variant cannot take the place of the whole name")
            alias.name = self._name(alias.name)
        return node


class _Source(Loader):
    def __init__(self, file: Path, old: str, new: str) -> None:
        self.file, self.old, self.new = file, old, new

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = str(self.file)
        tree = ast.parse(self.file.read_text(encoding="utf-8"), str(self.file))
        tree = ast.fix_missing_locations(_Renamed(self.old, self.new).visit(tree))
        exec(compile(tree, str(self.file), "exec", dont_inherit=True), module.__dict__)


class _Finder(MetaPathFinder):
    """Finds the modules of second instances: by the name of the instance, where its source lies."""

    def __init__(self) -> None:
        self.roots: dict[str, tuple[str, Path]] = {}  # new name -> old name, its folder or file

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        root = name.partition(".")[0]
        if root not in self.roots:
            return None
        old, where = self.roots[root]
        inside = where.joinpath(*name.split(".")[1:])
        file = inside / "__init__.py" if inside.is_dir() else inside.with_suffix(".py")
        if not file.is_file():
            return None
        folders = [str(inside)] if inside.is_dir() else None
        return importlib.util.spec_from_file_location(
            name, file, loader=_Source(file, old, root), submodule_search_locations=folders
        )


_FINDER = _Finder()


def package_of(where: str) -> str:
    """The package whose modules make a game, by the place where it is found."""
    module = where.partition(":")[0]
    return module if module.startswith("araldo.games.") else module.partition(".")[0]


def folder_of(package: str) -> Path:
    """The folder of a package (or the file of a module) without importing it."""
    spec = importlib.util.find_spec(package)
    if spec is None or spec.origin is None:
        raise ImportError(f"there is no package {package}")
    file = Path(spec.origin)
    return file.parent if spec.submodule_search_locations else file


def compiled(package: str) -> bool:
    """Whether any of its modules is compiled."""
    where = folder_of(package)
    return where.is_dir() and any(file.name.endswith(tuple(EXTENSION_SUFFIXES)) for file in where.rglob("*"))


def data_of(package: str) -> Path:
    """The folder over which a variant of the package lies."""
    where = folder_of(package)
    return where if where.is_dir() else where.parent


def instance(where: str, overlay: Overlay) -> Any:
    """The object at `where` (`package.module:NAME`) of a second instance of its package."""
    if _FINDER not in sys.meta_path:
        sys.meta_path.insert(0, _FINDER)
    module, _, attribute = where.partition(":")
    package = package_of(where)
    name = PREFIX + "".join(letter if letter.isalnum() else "_" for letter in overlay.id)
    _FINDER.roots[name] = package, folder_of(package)
    try:
        with overlaid(data_of(package), overlay):
            return getattr(importlib.import_module(name + module[len(package) :]), attribute or "GAME")
    except BaseException:
        for one in [one for one in sys.modules if one.partition(".")[0] == name]:
            del sys.modules[one]
        raise


def alone(where: str, overlay: Overlay) -> Any:
    """The object at `where` with other values, under its own name: for a process that plays nothing else."""
    module, _, attribute = where.partition(":")
    package = package_of(where)
    if package in sys.modules:
        raise Occupied(f"{package} is imported already", game=overlay.id)
    with overlaid(data_of(package), overlay):
        return getattr(importlib.import_module(module), attribute or "GAME")
