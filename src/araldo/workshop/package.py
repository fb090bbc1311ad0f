"""`araldo new`: a package with a small whole game, to be changed into another one.

The files lie in `template/`, each with `.txt` behind its name. `__game__`, `__dash__`, `__Title__` and `__XX__` stand
for what follows from the name: `salt_road`, `salt-road`, `Salt Road`, `SR`.
"""

from __future__ import annotations

import keyword
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from araldo.kernel import AraldoError, discover

TEMPLATE = Path(__file__).parent / "template"
LONGEST = 40
PREFIX = 2  # letters of a rule's id


class BadName(AraldoError):
    """No package can be called so, or something is called so already."""

    code = "bad-package-name"


@dataclass(frozen=True, slots=True)
class Name:
    """What a game is called: in code, in a package's name, for people, and in the ids of its rules."""

    code: str
    dashed: str
    title: str
    prefix: str


def named(text: str) -> Name:
    """The names that follow from one; BadName if no module can be called so, or one is."""
    words = [word for word in re.split(r"[-_ ]+", text.strip().lower()) if word]
    code = "_".join(words)
    if not re.fullmatch(r"[a-z][a-z0-9_]*", code) or len(code) > LONGEST or keyword.iskeyword(code):
        raise BadName(f"{text!r} cannot be the name of a game", name=text)
    if code in discover.names():
        raise BadName(f"there is a game {code!r} already", "game-exists", name=code)
    if code in sys.stdlib_module_names or code in ("araldo", "tests"):
        raise BadName(f"{code!r} is the name of another module", "module-exists", name=code)
    first = "".join(word[0] for word in words)
    prefix = (first if len(words) > 1 else code)[:PREFIX].upper()
    return Name(code, "-".join(words), " ".join(word.capitalize() for word in words), prefix.ljust(PREFIX, "X"))


def files(name: Name) -> Iterator[tuple[str, str]]:
    """The files of a new package, by their path in it."""
    words = {"__game__": name.code, "__dash__": name.dashed, "__Title__": name.title, "__XX__": name.prefix}
    for path in sorted(TEMPLATE.rglob("*.txt")):
        text = path.read_text(encoding="utf-8")
        for word, put in words.items():
            text = text.replace(word, put)
        place = path.relative_to(TEMPLATE).as_posix().removesuffix(".txt")
        yield re.sub(r"^package/", f"{name.code}/", place), text


def write(name: Name, folder: Path) -> list[Path]:
    """Write the package into a folder that is not there yet, or is empty."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadName(f"{folder} is there already", "folder-exists", folder=folder)
    written = []
    for place, text in files(name):
        path = folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        written.append(path)
    return written
