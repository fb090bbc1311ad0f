"""Films: any moment from key frames is the moment itself, in bounded memory, without the loop."""

from __future__ import annotations

import asyncio
import itertools
from random import Random
from typing import Any

import msgspec
import pytest

from araldo.kernel import Game, discover, key_from_seed
from araldo.kernel.state import SPECTATOR
from araldo.server import film as films
from araldo.server import replay
from araldo.server.beside import Failed
from araldo.server.film import Film, Films, NoMoment, Script, Wish
from araldo.server.seating import setup_to
from araldo.server.settings import Settings
from araldo.table.match import Match, bot, human
from tests.server.client import Api, serving
from tests.server.conftest import QUICK


def played(game: Game, seats: int, seed: int, most: int = 10_000, **options: Any) -> tuple[Script, Match]:
    setup = game.setup(seats, options)
    match = Match(game, setup, [bot("random")] * seats, key_from_seed(seed))
    while len(match.record.moves) < most and match.step() is not None:
        pass
    return Script(game.id, setup_to(setup), key_from_seed(seed), b""), match


def finished(script: Script, match: Match) -> Film:
    film = Film(script)
    film.add(match.record.moves)
    while not film.advance(0.0):
        pass
    return film


def as_it_was(game: Game, match: Match, viewer: int, whole: bool) -> list[tuple[Any, list[Any]]]:
    """Every moment of a viewer's, by playing the whole match for it."""
    again = Match(game, match.setup, [human()] * match.setup.seats, match.key)

    def now() -> tuple[Any, list[Any]]:
        view = msgspec.json.decode(msgspec.json.encode(again.view(viewer)))
        return view, [line["event"] for line in again.log(viewer)]

    found = [now()]
    for move in match.record.moves:
        lines = again.lines(viewer)
        again.replay([move])
        if whole or move.seat == viewer or again.told()[-1] is not None or again.lines(viewer) > lines:
            found.append(now())
    return found


@pytest.mark.parametrize(("name", "seats", "options"), [
    ("tiny", 3, {}), ("castelli", 2, {}), ("castelli", 4, {"mode": "tournament_knockout"}),
])  # fmt: skip
def test_every_moment_is_as_it_was(
    name: str, seats: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(films, "SPACING", 8)
    game = discover.load(name)
    script, match = played(game, seats, 5, 400 if options else 150, **options)
    film = finished(script, match)
    for viewer, whole in itertools.product((0, 1, SPECTATOR), (True, False)):
        told = as_it_was(game, match, viewer, whole)
        order = [*range(len(told))]
        Random(1).shuffle(order)
        for at in order[:40]:
            shown = msgspec.json.decode(film.tell(Wish(at, viewer, whole, "en", ("",) * seats)))
            assert shown["view"] == told[at][0], (viewer, whole, at)
            assert [line["event"] for line in shown["log"]] == msgspec.to_builtins(told[at][1])[-films.TAIL :]
            assert (shown["at"], shown["moves"]) == (at, len(told) - 1)
        with pytest.raises(NoMoment):
            film.tell(Wish(len(told), viewer, whole))


def test_films_together_take_no_more_than_they_may() -> None:
    script, match = played(discover.load("castelli"), 4, 2, 200)
    one = finished(script, match).size
    kept = Films(int(3.5 * one))
    for number in range(8):
        film = kept.take(f"t{number}", script, 0, match.record.moves)
        assert film is not None
        film.advance(60.0)
        kept.fit()
        assert kept.size <= kept.most
    assert kept.tables() == ["t5", "t6", "t7"], "those looked at last"
    assert kept.take("t0", None, len(match.record.moves), []) is None
    small = Films(one // 2)
    film = small.take("t", script, 0, match.record.moves)
    assert film is not None
    film.advance(60.0)
    frames = len(film.frames)
    small.fit()
    assert len(film.frames) < frames, "of a film that is too large by itself frames are left out"
    film.tell(Wish(None, 0, True, "en", ("",) * 4))


@pytest.fixture
def settings(database: str) -> Settings:
    return Settings(database=database, **QUICK)  # type: ignore[arg-type]


async def test_long_matches_are_shown_by_the_process_and_short_ones_alike(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the process says is what is said here; it is told what it does not know, and all of it if it has died."""
    sent: list[tuple[bool, int]] = []
    async with serving(settings) as server, Api(server) as api:
        made = await api.table("tiny", "human", "miser")
        path, k = f"/api/tables/{made['table']}/replay", made["token"]
        process = server.hub.replays.process
        known: dict[str, Any] = {}

        async def do(seconds: float, work: Any, *args: Any) -> Any:
            """The process, without the process."""
            sent.append((args[2] is not None, len(args[4])))
            process.begun = max(1, process.begun)
            return work(*args)

        monkeypatch.setattr(process, "do", do)
        async with api.sit(made["table"], made["token"]) as me:
            await me.play(Random(1), most=4)
            here = await api.get(path, k=k)
            monkeypatch.setattr(replay, "SHORT", 0)
            there = await api.get(path, k=k)
            assert there == here
            moves = len(server.hub.lives[made["table"]].match.record.moves)
            assert sent[-1] == (True, moves)
            await api.get(path, k=k, at=1)
            assert sent[-1] == (False, 0)
            await me.play(Random(1), most=1)
            await api.get(path, k=k, at=1)
            assert not sent[-1][0]
            assert sent[-1][1] > 0
            films._films._kept.clear()
            assert (await api.get(path, k=k, at=1))["at"] == 1
            assert sent[-1][0], "it had forgotten, and was told anew"
            assert (await api.get(path, 404, k=k, at=900))["error"]["code"] == "no-moment"
            known["at"] = await api.get(path, k=k, at=2)

        async def fail(seconds: float, work: Any, *args: Any) -> Any:
            raise Failed("ended")

        monkeypatch.setattr(process, "do", fail)
        assert (await api.get(path, 503, k=k, at=1))["error"]["code"] == "no-film"
        monkeypatch.setattr(process, "do", do)
        assert await api.get(path, k=k, at=2) == known["at"]


async def test_a_film_that_is_long_in_the_making_gives_way(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(settings) as server, Api(server) as api:
        made = await api.table("tiny", "human", "miser")
        async with api.sit(made["table"], made["token"]) as me:
            await me.play(Random(1))
        turns = 0
        real = asyncio.sleep

        async def sleep(seconds: float) -> None:
            nonlocal turns
            turns += 1
            await real(seconds)

        monkeypatch.setattr(replay, "HERE", 0.0)
        monkeypatch.setattr(replay.asyncio, "sleep", sleep)
        await server.hub.replays.tell(take := replay.Take.of(server.hub.lives[made["table"]]), take.wish(None, 0, True))
        assert turns >= len(take.moves) - 1
