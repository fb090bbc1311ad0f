"""The games as environments that `gymnasium.make` knows: `araldo/castelli-v1` and so on, by the version of the rules.

Gymnasium looks for no plug-ins, so a package must tell it. `import araldo` does, in either order and without
importing Gymnasium: if it is there already, at once; otherwise as soon as somebody imports it. Whoever never does
pays nothing.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

LIBRARY = "gymnasium"
SEAT = "araldo.research.gym:SeatEnv"


def version_of(game: Any) -> int:
    """The version that environments bear: the first rules are version 0."""
    return max(0, int(game.version) - 1)


def register(library: Any) -> list[str]:
    """Make every game known to Gymnasium; returns the names. One that cannot be loaded is left out with a warning."""
    from araldo.kernel import discover

    found = []
    for name in discover.names():
        try:
            game = discover.load(name)
        except Exception as error:  # somebody else's package may fail in any way
            warnings.warn(f"{name} is no environment: {type(error).__name__}: {error}", stacklevel=2)
            continue
        found.append(f"araldo/{name}-v{version_of(game)}")
        if found[-1] not in library.registry:
            library.register(found[-1], entry_point=SEAT, kwargs={"game": name})
    return found


def announce() -> None:
    """Register with Gymnasium now, or as soon as it is imported."""
    library = sys.modules.get(LIBRARY)
    if library is None:
        sys.meta_path.insert(0, Herald())
    elif hasattr(library, "registry"):
        register(library)


class Herald(MetaPathFinder):
    """Waits for Gymnasium: what others find, and a word to it when it has been loaded."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != LIBRARY:
            return None
        others = [finder for finder in sys.meta_path if finder is not self]
        spec = next((found for finder in others if (found := finder.find_spec(name, path, target))), None)
        if spec is not None and spec.loader is not None:
            self._listen(spec.loader)
        return spec

    def _listen(self, loader: Loader) -> None:
        load = loader.exec_module

        def exec_module(module: ModuleType) -> None:
            load(module)
            if self in sys.meta_path:
                sys.meta_path.remove(self)
                register(module)

        loader.exec_module = exec_module  # type: ignore[method-assign]
