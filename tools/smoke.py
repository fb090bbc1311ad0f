"""Whether an installed Araldo works: run by the interpreter that has it, from anywhere.

    python tools/smoke.py [--same HASHES.json] [--compiled] [--core]

Checks a game's contract, plays, records and verifies, serves the table and asks it over HTTP (with --core there is no
server), and compares seeded games with the hashes that `bench/same.py --tell` printed from the source.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

SAME = Path(__file__).resolve().parents[1] / "bench" / "same.py"


def araldo(*words: str, status: int = 0) -> str:
    done = subprocess.run([sys.executable, "-m", "araldo.cli", *words], capture_output=True, text=True)
    if done.returncode != status:
        raise SystemExit(f"araldo {' '.join(words)}: status {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout + done.stderr


def plays(folder: Path) -> str:
    found = [game["id"] for game in json.loads(araldo("games", "--json")) if "error" not in game]
    araldo("check", "castelli", "--games", "2", "--full", "1")
    for name in found:
        araldo("simulate", name, "--games", "1", "--seed", "7", "--records", str(folder))
    records = sorted(folder.iterdir())
    for record in records:
        araldo("record", "verify", str(record))
    return f"{len(found)} games, {len(records)} records verified"


def serves(folder: Path) -> str:
    """Serve the table, as a user would, and ask it for its page, its script and its games."""
    command = [
        sys.executable,
        "-m",
        "araldo.cli",
        "serve",
        "--port",
        "0",
        "--database",
        f"sqlite:///{folder}/t.sqlite3",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            page = asked(address + "/")
            script = re.search(r'src="([^"]+\.js)"', page)
            if script is None:
                raise SystemExit(f"the page has no script: {page[:200]}")
            asked(address + "/" + script[1].removeprefix("./").lstrip("/"))
            games = json.loads(asked(address + "/api/games"))
        finally:
            server.terminate()
    return f"served {len(games)} games and the front end"


def asked(address: str) -> str:
    with urllib.request.urlopen(address, timeout=30) as answer:
        text: str = answer.read().decode()
        return text


def same(expected: Path) -> str:
    wanted: dict[str, list[str]] = json.loads(expected.read_text(encoding="utf-8"))
    games = len(next(iter(wanted.values()))) - 1  # the last hash is that of a search
    command = [sys.executable, str(SAME), "--tell", "--games", str(games)]
    command += [word for name in wanted for word in ("--game", name)]
    found = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    differing = [name for name in wanted if found[name] != wanted[name]]
    if differing:
        raise SystemExit(f"not the same games as the source: {', '.join(differing)}")
    subprocess.run([sys.executable, "-m", "tests.proof.perft"], cwd=SAME.parents[1], check=True)
    return f"{games} seeds of {len(wanted)} games as in the source, perft counts as kept"


def compiled() -> bool:
    code = "import araldo.kernel.flow as f; from araldo import native; print('kernel' in native.compiled(), f.__file__)"
    said, _, where = subprocess.check_output([sys.executable, "-c", code], text=True).strip().partition(" ")
    if (said == "True") == where.endswith(".py"):
        raise SystemExit(f"araldo says compiled: {said}, but {where} runs")
    return not where.endswith(".py")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--same", type=Path, help="what bench/same.py --tell printed from the source")
    parser.add_argument("--compiled", action="store_true", help="the rules must be compiled ones")
    parser.add_argument("--core", action="store_true", help="without the server")
    options = parser.parse_args()
    expected = options.same.resolve() if options.same else None
    if compiled() != options.compiled:
        raise SystemExit(f"compiled: {compiled()}, expected: {options.compiled}")
    with tempfile.TemporaryDirectory(prefix="araldo-smoke-") as made:
        os.chdir(made)  # nothing of the source tree is near
        folder = Path(made, "records")
        folder.mkdir()
        results = [plays(folder)]
        if options.core:
            araldo("serve", "--port", "0", status=2)
            results.append("araldo serve says what to install")
        else:
            results.append(serves(Path(made)))
        if expected is not None:
            results.append(same(expected))
    print("; ".join(results))


if __name__ == "__main__":
    main()
