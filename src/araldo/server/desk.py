"""The designer's desk: variants that are edited in the browser, and comparisons that are played for them.

Variants lie as files in a folder of the server's; one that is played, at a table or in a run, is kept as it was then
under its id, so that its games can be played again for ever. A comparison is `araldo compare` in a process of its own,
whose lines are read as they come: the tables of this server do not wait for it.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sys
import tempfile
import time
from dataclasses import dataclass, field
from importlib.util import find_spec
from ipaddress import ip_address
from pathlib import Path
from secrets import token_hex
from typing import Any

import structlog
from platformdirs import user_data_path
from starlette.requests import Request

from araldo.kernel import discover
from araldo.kernel.catalogue import LANGUAGES
from araldo.kernel.errors import AraldoError
from araldo.kernel.game import Game
from araldo.kernel.play import bot_names, usual_bot
from araldo.kernel.schema import Schema
from araldo.kernel.variant import PLACES, BadVariant, Variant, changes, read_variant, with_change
from araldo.server.hub import loaded
from araldo.server.limits import address_of
from araldo.server.sentences import Refused, complain
from araldo.server.settings import Settings

log = structlog.get_logger("araldo.desk")
LOCAL, ALL = "local", "all"
SHOWN = 40  # pairs that are told
KEPT = 12  # runs that are remembered
PROGRAM = [sys.executable, "-m", "araldo.cli"]
HERE = ("localhost", "127.0.0.1", "[::1]", "testserver")


def allowed(settings: Settings, request: Request) -> bool:
    """Whether whoever asks may sit at the desk: by the operator's setting for all, or on this machine itself."""
    if settings.desk == ALL:
        return True
    if settings.desk != LOCAL:
        return False
    host = request.headers.get("host", "")
    name = host if host.endswith("]") else host.rpartition(":")[0] or host
    address = address_of(request.scope)
    try:
        near = ip_address(address).is_loopback
    except ValueError:
        near = address in ("testclient", "")
    return near and name in HERE


@dataclass(slots=True)
class DeskRun:
    """A comparison that runs or has run."""

    id: str
    game: str
    variant: Variant
    against: Variant | None
    seats: int
    bot: str
    question: str
    budget: int
    options: dict[str, Any]
    state: str = "running"
    reason: str = ""
    begun: float = 0.0
    seconds: float = 0.0
    done: int = 0
    looks: list[dict[str, Any]] = field(default_factory=list)
    figures: list[dict[str, Any]] = field(default_factory=list)
    pairs: list[dict[str, Any]] = field(default_factory=list)
    plan: dict[str, Any] | None = None
    verdict: dict[str, Any] | None = None
    process: asyncio.subprocess.Process | None = None

    def told(self) -> dict[str, Any]:
        seconds = time.monotonic() - self.begun if self.state == "running" else self.seconds
        return {
            "run": self.id, "game": self.game, "variant": self.variant.name,
            "against": self.against.name if self.against is not None else "", "state": self.state,
            "reason": self.reason, "seats": self.seats, "bot": self.bot, "question": self.question,
            "budget": self.budget, "done": self.done, "seconds": seconds, "looks": self.looks, "figures": self.figures,
            "pairs": self.pairs[-SHOWN:], "plan": self.plan, "verdict": self.verdict,
        }  # fmt: skip

    def heard(self, said: dict[str, Any]) -> None:
        """One line of the comparison."""
        if "pair" in said:
            self.done += 1
            self.pairs.append(said)
        elif "look" in said:
            self.figures = said["figures"]
            asked = _asked(self.question, self.figures)
            self.looks.append({"pairs": said["look"], "answer": said["answer"], **asked})
        elif "verdict" in said:
            self.verdict = said["verdict"]
        elif "needs" in said:
            self.plan = said


def _asked(question: str, figures: list[dict[str, Any]]) -> dict[str, Any]:
    """Of the figures the one that the question is about: its difference and interval, for the funnel."""
    kind, _, what = question.partition(":")
    key = {"balance": ("gap", ""), "length": ("length", ""), "all": ("gap", "")}.get(kind, (kind, what))
    found = next((one for one in figures if (one["kind"], one["what"]) == key), None)
    return {} if found is None else {name: found[name] for name in ("a", "b", "diff", "low", "high", "share", "label")}


class Desk:
    def __init__(self, settings: Settings) -> None:
        where = settings.desk_folder or str(user_data_path("araldo", appauthor=False) / "desk")
        self.folder = Path(where)
        self.kept = self.folder / "kept"
        self.runs: dict[str, DeskRun] = {}
        self._schemas: dict[str, Schema] = {}

    def open(self) -> None:
        """Variants that were kept are known to this process and to those that it starts."""
        places = [place for place in os.environ.get(PLACES, "").split(os.pathsep) if place]
        if str(self.kept) not in places:
            os.environ[PLACES] = os.pathsep.join([*places, str(self.kept)])

    async def close(self) -> None:
        for run in self.runs.values():
            await self.stop(run)

    # -- games and variants

    def schema(self, name: str) -> Schema:
        if name not in discover.names():
            raise Refused("unknown-game", 404)
        if name not in self._schemas:
            self._schemas[name] = Schema(loaded(name))
        return self._schemas[name]

    def games(self) -> list[dict[str, Any]]:
        found = []
        for name in discover.names():
            try:
                game = loaded(name)
            except AraldoError:
                continue
            found.append({"id": name, "title": game.title, "seats": game.seats, "usual": game.usual_seats,
                          "bots": _bots(game), "variants": self.names(name)})  # fmt: skip
        return found

    def names(self, game: str) -> list[str]:
        return sorted(file.stem for file in (self.folder / "variants" / game).glob("*.toml"))

    def _file(self, game: str, name: str) -> Path:
        return self.folder / "variants" / game / f"{name}.toml"

    def variant(self, game: str, name: str) -> Variant:
        self.schema(game)
        if name not in self.names(game):
            raise Refused("no-variant", 404, name=name)
        return read_variant(self._file(game, name))

    def make(self, game: str, name: str) -> Variant:
        self.schema(game)
        if name in self.names(game):
            raise Refused("variant-there", 409, name=name)
        return self._write(Variant(game, name))

    def _write(self, variant: Variant) -> Variant:
        file = self._file(variant.game, variant.name)
        file.parent.mkdir(parents=True, exist_ok=True)
        half = file.with_suffix(".part")
        half.write_text(variant.text(), encoding="utf-8")
        half.replace(file)
        return variant

    def change(
        self, game: str, name: str, wanted: dict[str, Any], options: dict[str, Any]
    ) -> tuple[Variant, dict[str, dict[str, str]]]:
        """What a variant shall change. A value that may not be is not kept, and why is said of its place."""
        before, schema = self.variant(game, name), self.schema(game)
        made = Variant(game, name)
        faults: dict[str, dict[str, str]] = {}
        old = {place: value for file, tree in before.data.items() for place, value in changes(tree, (file,))}
        for at, value in wanted.items():
            place = schema.place(at)
            known = schema.values.get(place)
            for given in (value, old.get(place)):  # what was there before stays, if the new one cannot be
                if given is None or (known is not None and given == known.value and type(given) is type(known.value)):
                    break
                new = Variant(game, name, with_change(made.data, place, given), made.options)
                if (why := _fault(schema, Variant(game, name, with_change({}, place, given)))) is None:
                    made = new
                    break
                faults.setdefault(at, why)
        for key, value in options.items():
            if value is None:
                continue
            new = Variant(game, name, made.data, {**made.options, key: value})
            if (why := _fault(schema, Variant(game, name, {}, {key: value}))) is None:
                made = new if value != schema.game.options_table[key].default else made
            else:
                faults[key] = why
        return self._write(made), faults

    def told(self, variant: Variant, faults: dict[str, dict[str, str]] | None = None) -> dict[str, Any]:
        schema = self.schema(variant.game)
        values = {schema.values[place].at: value for file, tree in variant.data.items()
                  for place, value in changes(tree, (file,)) if place in schema.values}  # fmt: skip
        return {"game": variant.game, "name": variant.name, "id": variant.id, "hash": variant.hash,
                "text": variant.text(), "changes": values, "options": dict(variant.options), "faults": faults or {},
                "words": {lang: schema.diff(variant, lang) for lang in LANGUAGES}}  # fmt: skip

    def keep(self, variant: Variant) -> Path:
        """A variant as it is now, under its id: its games can be played again."""
        file = self.kept / f"{variant.id}.toml"
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(variant.text(), encoding="utf-8")
        discover.give(variant)
        return file

    def offered(self, variant: Variant) -> str:
        """A variant for a table: one that does not even load is refused."""
        self.keep(variant)
        try:
            game = discover.load(variant.id)
            game.setup(game.usual_seats)
        except Exception as error:
            log.info("variant does not load", variant=variant.id, error=str(error))
            raise Refused("variant-breaks", 422, game=variant.name, reason=str(error)) from None
        return game.id

    # -- runs

    def run(self, name: str) -> DeskRun:
        if name not in self.runs:
            raise Refused("no-run", 404)
        return self.runs[name]

    async def start(self, variant: Variant, against: Variant | None, wish: dict[str, Any]) -> DeskRun:
        """Begin a comparison, or a plan for one. One at a time: a machine has so many cores."""
        if not lab():
            raise Refused("no-lab", 409)
        if any(run.state == "running" for run in self.runs.values()):
            raise Refused("desk-busy", 409)
        game = loaded(variant.game)
        bot = wish["bot"] or usual_bot(game)
        if bot not in bot_names(game):
            raise Refused("bad-bot", 422, bot=bot, game=game.id, known=", ".join(bot_names(game)))
        game.setup(wish["seats"], wish["options"])
        self.offered(variant)
        run = DeskRun(token_hex(6), variant.game, variant, against, wish["seats"], bot, wish["question"],
                      wish["pairs"], wish["options"], begun=time.monotonic())  # fmt: skip
        sides = ["box" if one is None else str(self.keep(one)) for one in (against, variant)]
        line = ["compare", variant.game, "--a", sides[0], "--b", sides[1], "--seats", str(run.seats), "--bots", bot,
                "--games", str(run.budget), "--question", run.question, "--lines", *_set(wish["options"])]  # fmt: skip
        line += ["--plan"] if wish["plan"] else ["--workers", str(max(1, (os.cpu_count() or 2) - 1))]
        run.process = await _process(line)
        self.runs[run.id] = run
        for old in list(self.runs)[:-KEPT]:
            del self.runs[old]
        return run

    async def follow(self, run: DeskRun) -> None:
        """Read what a comparison says until it ends."""
        process = run.process
        assert process is not None
        assert process.stdout is not None
        assert process.stderr is not None
        async for line in process.stdout:
            try:
                run.heard(json.loads(line))
            except ValueError:
                continue
        reason = (await process.stderr.read()).decode(errors="replace").strip().removeprefix("araldo: ")
        status = await process.wait()
        run.seconds = time.monotonic() - run.begun
        if run.state == "running":
            run.state, run.reason = ("done", "") if status == 0 else ("failed", reason.rpartition("\n")[2][:300])
        log.info("run ended", run=run.id, state=run.state, pairs=run.done)

    async def stop(self, run: DeskRun) -> None:
        if run.state == "running" and run.process is not None:
            run.state, run.seconds = "stopped", time.monotonic() - run.begun
            if run.process.returncode is None:
                run.process.terminate()
                await run.process.wait()

    async def record(self, run: DeskRun, side: str, pair: int) -> str:
        """The record of one game of a run: it is played once more."""
        variant = run.variant if side == "b" else run.against
        found = next((one for one in run.pairs if one["pair"] == pair), None)
        if found is None:
            raise Refused("no-run", 404)
        with tempfile.TemporaryDirectory(prefix="araldo-desk-") as folder:
            line = ["simulate", run.game, "--seats", str(run.seats), "--games", "1", "--seed", str(found["seed"]),
                    "--bot", run.bot, "--records", folder, "--json", *_set(run.options)]  # fmt: skip
            if variant is not None:
                line += ["--variant", str(self.keep(variant))]
            process = await _process(line)
            await process.communicate()
            files = list(Path(folder).glob("*.txt"))
            if not files:
                raise Refused("fault", 500)
            return files[0].read_text(encoding="utf-8")


def lab() -> bool:
    return all(find_spec(name) is not None for name in ("numpy", "pyarrow", "openskill", "matplotlib"))


def _bots(game: Game) -> list[str]:
    """A game's own bots, the usual one first; levels think long and are not offered."""
    return [*game.bots, "random"]


def _set(options: dict[str, Any]) -> list[str]:
    return [word for key, value in options.items() if value is not None for word in ("--set", f"{key}={_said(value)}")]


def _said(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _fault(schema: Schema, variant: Variant) -> dict[str, str] | None:
    try:
        schema.check(variant)
    except BadVariant as error:
        return {lang: complain(lang, error) for lang in LANGUAGES}
    return None


async def _process(line: list[str]) -> asyncio.subprocess.Process:
    gentle = ["nice", "-n", "10"] if shutil.which("nice") else []
    return await asyncio.create_subprocess_exec(
        *gentle, *PROGRAM, *line,
        stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE, limit=2**24,
    )  # fmt: skip
