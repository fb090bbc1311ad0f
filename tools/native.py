"""The compiled rules beside their source, for the interpreter that runs this (`make native`), or away with them.

    python tools/native.py [--groups kernel,castelli] [--level 1]
    python tools/native.py --source

What is compiled lies beside its source, with the stamp by which `araldo.native` sees whether it is still the same. A
group whose C is as it was is not compiled again. Level 2, of the wheels, is a fortieth faster and takes the C compiler
nearly twice as long.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]
os.environ["ARALDO_NATIVE"] = "0"  # what is to be replaced does not run here

from araldo import native  # noqa: E402
from hatch_build import LOOKUP, compile_copy, groups, mypy_version, needed, wanted  # noqa: E402

MADE_BY = (ROOT / "hatch_build.py", LOOKUP)
UNUSABLE = [0, 0]  # in place of a library's size and time, while its modules are put in place


def stamp(source: Path, names: dict[str, list[str]], level: str) -> dict[str, Any]:
    """What is compiled from which sources, as they are now."""
    made = {}
    for full, files in names.items():
        group = full.removeprefix("araldo_")
        modules = [file.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for file in files]
        kept = {file: native.signed(source / file) for file in needed(source, files)}
        code = native.library(source / "araldo", group).name
        made[group] = {"modules": modules, "sources": kept, "library": [code, *UNUSABLE]}
    by = [level, mypy_version(), *(native.signed(file)[2] for file in MADE_BY)]
    return {"suffix": native.SUFFIX, "by": by, "groups": made}


def read(source: Path) -> dict[str, Any] | None:
    file = source / "araldo" / native.STAMP
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else None


def write(source: Path, what: dict[str, Any]) -> None:
    file = source / "araldo" / native.STAMP
    half = file.with_suffix(".half")
    half.write_text(json.dumps(what), encoding="utf-8")
    half.replace(file)


def unchanged(source: Path, new: dict[str, Any]) -> bool:
    """Whether what lies there is what would be made."""
    old = read(source)
    if old is None or [old["suffix"], old["by"], [*old["groups"]]] != [new["suffix"], new["by"], [*new["groups"]]]:
        return False
    there = native.Guard(source / "araldo", old["groups"], off=False)
    return all(there.unchanged(group) for group in old["groups"])


def remove(source: Path) -> int:
    """The source runs again. The stamp goes last: without it nobody would look."""
    if (old := read(source)) is not None:
        for made in old["groups"].values():
            made["library"][1:] = UNUSABLE
        write(source, old)
    found = list(source.rglob(f"*{native.SUFFIX}"))
    for path in found:
        path.unlink()
    (source / "araldo" / native.STAMP).unlink(missing_ok=True)
    return len(found)


def install(source: Path, new: dict[str, Any], made: list[Path], work: Path) -> None:
    """Nothing of it is used before all of it is there."""
    remove(source)
    write(source, new)
    for path in made:
        shutil.copyfile(path, source / path.relative_to(work))
    for group, what in new["groups"].items():
        stat = native.library(source / "araldo", group).stat()
        what["library"][1:] = [stat.st_size, stat.st_mtime_ns]
    write(source, new)


def main() -> None:
    source, work = ROOT / "src", ROOT / "build" / "compiled"
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--groups", default=wanted() or "1", help="only these, with commas; all by default")
    parser.add_argument("--level", default="1", choices=["0", "1", "2", "3"], help="of optimisation by the C compiler")
    parser.add_argument("--source", action="store_true", help="remove what is compiled: the source runs again")
    options = parser.parse_args()
    if options.source:
        print(f"the source runs: {remove(source)} compiled files removed")
        return
    new = stamp(source, groups(source, options.groups), options.level)
    if unchanged(source, new):
        print("compiled already, and nothing has changed")
        return
    install(source, new, compile_copy(source, work, options.groups, options.level), work)
    print(f"compiled: {', '.join(new['groups'])}; `make source` goes back")


if __name__ == "__main__":
    main()
