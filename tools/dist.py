"""What is released: sdist, pure wheel and compiled wheels in `dist/`, each tried in a clean environment.

    python tools/dist.py [--no-compiled] [--python python3.12 …] [--extra research …]

The sdist and the pure wheel hold the built front end. Compiled wheels are made for the interpreter that runs this, and
for any other that is named. Of the pure wheel the core alone is tried first; then it is told what every extra
brings, and the adapters are held to the tests of their libraries (tools/adapters.py).
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
STATIC = ROOT / "src" / "araldo" / "server" / "static" / "index.html"
SEEDS = "3"


def run(*command: str | Path, **more: str) -> None:
    subprocess.run([str(word) for word in command], cwd=ROOT, env={**os.environ, **more}, check=True)


def heading(text: str) -> None:
    print(f"\n== {text}", flush=True)


def built(python: Path | str, target: str, compiled: str = "") -> Path:
    """Build one file into `dist/` and return it."""
    before = set(DIST.iterdir())
    run(python, "-m", "hatchling", "build", "-t", target, "-d", DIST, ARALDO_COMPILED=compiled)
    (made,) = set(DIST.iterdir()) - before
    return made


class Environment:
    """A clean environment in a folder of its own."""

    def __init__(self, folder: Path, python: str = sys.executable) -> None:
        run(python, "-m", "venv", "--clear", folder)
        self.python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"

    def install(self, *what: str) -> None:
        run(self.python, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-input", *what)

    def packages(self) -> set[str]:
        command = [self.python, "-m", "pip", "list", "--disable-pip-version-check", "--format", "json"]
        listed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        return {f"{p['name']} {p['version']}" for p in json.loads(listed) if p["name"] not in ("pip", "setuptools")}

    def smoke(self, same: Path, *more: str) -> None:
        run(self.python, "-P", ROOT / "tools" / "smoke.py", "--same", same, *more, PYTHONPATH="")


def builder(folder: Path, python: str) -> Path:
    """Another interpreter with what building takes."""
    made = Environment(folder, python)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    tools = ("hatchling", "mypy", "setuptools")
    needs = [line for line in project["optional-dependencies"]["bench"] if line.startswith(tools)]
    made.install(*project["dependencies"], *needs)
    return made.python


def try_pure(wheel: Path, same: Path, folder: Path, extras: list[str]) -> None:
    heading(f"{wheel.name}: the core alone")
    core = Environment(folder / "core")
    core.install(str(wheel))
    core.smoke(same, "--core")
    known = core.packages()
    print(f"{len(known) - 1} packages beside it: {', '.join(sorted(known))}")
    for extra in extras:
        heading(f"{wheel.name}: [{extra}]")
        more = Environment(folder / extra)
        more.install(f"{wheel}[{extra}]")
        found = more.packages()
        print(f"{len(found - known)} packages more: {', '.join(sorted(found - known))}")
        run(more.python, "-c", IMPORTS[extra])
        if extra in ADAPTERS:
            run(more.python, "-P", ROOT / "tools" / "adapters.py", *ADAPTERS[extra], PYTHONPATH="")
        if extra == "server":
            more.smoke(same)
        shutil.rmtree(folder / extra)


IMPORTS = {
    "server": "import araldo.server.app",
    "research": "import araldo.research.report, araldo.research.gym, araldo.research.pettingzoo",
    "design": "import araldo.research.tune",
    "openspiel": "import araldo.research.openspiel",
    "ray": "import araldo.research.cluster, ray",
    "all": "import araldo.server.app, araldo.research.openspiel, araldo.research.cluster, ray",
}

ADAPTERS: dict[str, tuple[str, ...]] = {
    "research": (),
    "openspiel": ("--openspiel",),
    "ray": ("--ray", "--game", "castelli"),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--no-compiled", action="store_true", help="no compiled wheel (it takes some minutes)")
    parser.add_argument("--python", action="append", default=[], help="compile for this interpreter too")
    parser.add_argument("--extra", action="append", choices=[*IMPORTS, "none"], help="try these extras; all by default")
    options = parser.parse_args()
    if not STATIC.exists():
        raise SystemExit("the front end is not built: make dist builds it first")
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    with tempfile.TemporaryDirectory(prefix="araldo-dist-") as made:
        folder = Path(made)
        same = folder / "same.json"
        command = [sys.executable, str(ROOT / "bench" / "same.py"), "--tell", "--games", SEEDS]
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "ARALDO_NATIVE": "0"}
        told = subprocess.run(command, env=env, check=True, stdout=-1)
        same.write_bytes(told.stdout)
        heading("sdist and pure wheel")
        sdist, wheel = built(sys.executable, "sdist"), built(sys.executable, "wheel")
        try_pure(wheel, same, folder, [e for e in options.extra or IMPORTS if e != "none"])
        heading(f"{sdist.name}: built and installed from it")
        source = Environment(folder / "sdist")
        source.install(f"{sdist}[server]")
        source.smoke(same)
        for number, python in enumerate([] if options.no_compiled else [sys.executable, *options.python]):
            heading(f"compiled wheel for {python}")
            maker = builder(folder / f"builder-{number}", python) if number else Path(python)
            compiled = built(maker, "wheel", "1")
            clean = Environment(folder / f"compiled-{number}", python)
            clean.install(f"{compiled}[server]")
            clean.smoke(same, "--compiled")
    heading("dist")
    for path in sorted(DIST.iterdir()):
        print(f"{path.stat().st_size / 1e6:6.1f} MB  {path.name}")


if __name__ == "__main__":
    main()
