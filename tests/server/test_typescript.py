"""The browser's types are made from Python: they are up to date, they fit what is really sent, and a rename shows."""

from __future__ import annotations

import dataclasses
import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any, get_type_hints

import pytest

from araldo.kernel.discover import load, names
from araldo.kernel.fields import public
from araldo.kernel.game import Game
from araldo.kernel.log import event_for
from araldo.kernel.state import SPECTATOR, State
from araldo.server.typescript import generated
from araldo.server.typescript.events import events
from araldo.server.typescript.forms import Forms
from araldo.server.typescript.views import view_types

ROOT = Path(__file__).parents[2]
GAMES = [name for name in names() if load(name).folder.is_relative_to(ROOT / "src")]


def test_the_generated_files_are_up_to_date() -> None:
    stale = [
        str(path.relative_to(ROOT))
        for path, text in generated(ROOT).items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    assert not stale, f"{', '.join(stale)}: `make types` writes them anew"


def compiled(folder: Path, files: dict[str, str]) -> str:
    """What the TypeScript compiler has to say about some files; "" if they are right."""
    for name, text in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    options = {
        "strict": True, "noEmit": True, "module": "esnext", "moduleResolution": "bundler", "lib": ["es2022"],
        "types": [], "skipLibCheck": True, "paths": {"$kit/*": [str(ROOT / "web/src/kit/*")]},
    }  # fmt: skip
    (folder / "tsconfig.json").write_text(json.dumps({"compilerOptions": options, "files": list(files)}))
    tsc = ROOT / "node_modules/.bin/tsc"
    return subprocess.run([tsc, "-p", folder], capture_output=True, text=True, cwd=folder).stdout


def played(game: Game, seed: int, decisions: int) -> tuple[list[dict[str, Any]], list[dict[str, Any]], set[str]]:
    """Some views (of the seat that is asked, and of a spectator), all events, and the verbs of all options."""
    rng, log = Random(seed), []
    s = game.start(game.setup(game.usual_seats), seed.to_bytes(32, "big"), log=log)
    views, verbs = [], set()
    for number in range(decisions):
        if game.over(s):
            break
        seat = game.waiting(s)[0]
        options = game.options(s, seat)
        verbs |= {str(getattr(option, "head", option)[0]) for option in options}
        if number % 25 == 0:
            views += [game.view(s, viewer) for viewer in (seat, SPECTATOR)]
        game.apply(s, seat, game.choose(options, rng))
    return views, [told for event in log if (told := event_for(event, 0)) is not None], verbs


def sent(game: Game) -> str:
    """What a game really tells, with the types that it should have."""
    views, told, verbs = played(game, seed=5, decisions=250)
    return (
        "import type { Event, Verb, View } from './view.gen'\n"
        f"export const views: View[] = {json.dumps(views)}\n"
        f"export const events: Event[] = {json.dumps(told)}\n"
        f"export const verbs: (Verb | 'done' | 'drop' | 'reopen')[] = {json.dumps(sorted(verbs))}\n"
    )


def test_what_is_sent_fits_the_types(tmp_path: Path) -> None:
    files = {f"{name}/view.gen.ts": view_types(load(name)) for name in GAMES}
    files |= {f"{name}/sent.ts": sent(load(name)) for name in GAMES}
    assert compiled(tmp_path, files) == ""


def renamed(game: Game, old: str, new: str) -> Game:
    """The same game with a field of its state called something else."""
    hints = get_type_hints(game.state)
    own = [f for f in dataclasses.fields(game.state) if f.name not in State.__dataclass_fields__]
    fields = [
        (new if f.name == old else f.name, hints[f.name], dataclasses.field(default=None, metadata=f.metadata))
        for f in own
    ]
    other: Game = object.__new__(Game)  # a copy would be the game itself
    vars(other).update(vars(game))
    other.state = dataclasses.make_dataclass(game.state.__name__, fields, bases=(State,), slots=True)
    return other


def test_a_renamed_field_breaks_the_build(tmp_path: Path) -> None:
    board = "import type { View } from './view.gen'\nexport const purse = (view: View): number => view.silver[0]\n"
    game = load("castelli")
    types = {"now": view_types(game), "then": view_types(renamed(game, "silver", "coins"))}
    files = {f"{when}/view.gen.ts": text for when, text in types.items()}
    said = compiled(tmp_path, files | {f"{when}/board.ts": board for when in types})
    assert said.splitlines() == ["then/board.ts(2,51): error TS2339: Property 'silver' does not exist on type 'View'."]


def test_a_field_that_has_no_form_in_json_is_refused() -> None:
    @dataclasses.dataclass(slots=True)
    class Odd:
        friends: set[int] = public()

    with pytest.raises(TypeError, match="has no form in JSON"):
        Forms().of(Odd)


def test_events_are_read_from_the_source() -> None:
    """Secrets may be missing from what a viewer is told; what all notes of a kind say is always there."""
    told = events(load("castelli"))["revealed"]
    assert (told.always, told.ever, told.open) == ({"seat", "space"}, {"seat", "space", "tile"}, False)
