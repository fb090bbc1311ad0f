"""What a viewer is sent depends on nothing that the viewer cannot see."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from araldo.kernel import SPECTATOR, discover
from araldo.server import new_tables
from araldo.server.connections import Track
from araldo.server.hub import Hub
from araldo.server.projection import Names
from araldo.server.seating import Place
from araldo.server.settings import Settings
from araldo.server.socket import explain
from araldo.server.table import LiveTable
from araldo.server.wire import Me, encode
from tests.server.client import Api


def sent(live: LiveTable, viewer: int, lang: str) -> bytes:
    """Everything a viewer is told now: the state with the whole log, the table, and why each refused option is."""
    live.audience.tracks.clear()
    track = Track(0)
    track.update(*live.audience.projection(viewer))
    assert track.told is not None
    me = Me("seat" if viewer != SPECTATOR else "spectator", viewer, False, viewer != SPECTATOR)
    names = Names(live.match, live.seating, live.labels, lang)
    state = live.audience.state_message(viewer, names, encode(me), 0, track, live.audience.table_json(lang))
    part = live.match.progress.parts[0]
    view = live.game.view(part.state, part.eye(viewer))
    assert msgspec.json.decode(track.told.view) == msgspec.json.decode(encode(view))
    options = [option for option, _ in track.told.refused]
    return b"\n".join([state, *(encode(explain(live, viewer, tuple(option), lang)) for option in options[:1])])


@pytest.mark.parametrize(("name", "seats", "options"), [
    ("tiny", 3, {}),
    ("castelli", 3, {"module_dilemma": True, "module_battle": True}),
])  # fmt: skip
async def test_messages_are_the_same_whatever_is_hidden(
    tmp_path: Path, name: str, seats: int, options: dict[str, Any]
) -> None:
    hub = Hub(Settings(database=f"sqlite:///{tmp_path}/a.sqlite3", log_level="critical"), now=lambda: 1000.0)
    await hub.open()
    game = discover.load(name)
    live = await new_tables.make(
        hub, game, game.setup(seats, options), [Place("human", held=True) for _ in range(seats)]
    )
    match, rng, changed = live.match, Random(1), 0
    match.forced = False
    while not match.over:
        part = match.progress.parts[0]
        for viewer in match.viewers:
            true, lang = part.state, rng.choice(("en", "it"))
            told = sent(live, viewer, lang)
            part.state = game.imagine(true, viewer, rng)
            changed += game.pack(part.state) != game.pack(true)
            assert sent(live, viewer, lang) == told
            part.state = true
        seat = rng.choice(match.waiting())
        free = match.free_options(seat)
        use = free if free and rng.random() < 0.1 else match.options(seat, revise=False)
        match.act(seat, game.choose(use, rng))
        live.status = live.status_now()
    assert changed > 50, "something was hidden"
    await hub.close()


@pytest.mark.parametrize("clock", [None, {"kind": "live", "bank": 600, "increment": 5}])
async def test_what_others_do_in_secret_sends_nothing(api: Api, clock: dict[str, Any] | None) -> None:
    """A sealed answer that is revised: the others are told neither what it is nor that it has changed."""
    made = await api.table("tiny", "human", "human", "human", clock=clock)
    tokens = [link["token"] for link in made["links"]["seats"]]
    async with api.sit(made["table"], tokens[0]) as a, api.sit(made["table"], tokens[1]) as b, \
               api.sit(made["table"], made["links"]["spectator"]) as watcher:  # fmt: skip
        people = {s.state["me"]["seat"]: s for s in (a, b)}
        opener = watcher.state["ask"]["waiting"][0]
        if opener not in people:
            people[opener] = c = api.sit(made["table"], tokens[opener])
            await c.__aenter__()
        await people[opener].act(["open", "dear"])
        for someone in (a, b, watcher):
            await someone.until(lambda s=someone: s.state["ask"]["kind"] == "stake")
        await a.act(["pass"])
        await b.settled()
        await watcher.settled()
        assert b.state["ask"]["answered"] == watcher.state["ask"]["answered"] == [0]
        assert "answer" not in b.state["ask"]
        before = len(b.raw), len(watcher.raw)
        stake = next(o["action"] for o in a.state["options"] if o["action"][0] == "stake")
        assert (await a.act(stake))["type"] == "ack", "it may be revised until all are in"
        assert a.state["ask"]["answer"] == stake
        await b.settled()
        await watcher.settled()
        assert (len(b.raw), len(watcher.raw)) == (before[0] + 1, before[1] + 1), "only the pong"


async def test_a_spectator_and_a_replay_show_no_hand_while_the_game_runs(api: Api) -> None:
    made = await api.table("tiny", "human", "miser", "miser")
    table, watcher = made["table"], made["links"]["spectator"]
    async with api.sit(table, made["token"]) as me:
        await me.play(Random(1), most=2)
        await me.until(lambda: me.asked)
        own = await api.get(f"/api/tables/{table}/replay", k=made["token"])
        assert own["view"] == me.state["view"]
        seen = await api.get(f"/api/tables/{table}/replay", k=watcher)
        assert all(hand["known"] == [] for hand in seen["view"]["hands"])
        assert own["view"]["hands"][0]["known"]
    for token, viewer in ((watcher, 0), (made["token"], 1)):
        answer = await api.get(f"/api/tables/{table}/replay", 403, k=token, viewer=viewer)
        assert answer["error"]["code"] == "own-eyes"
    record = (await api.http.get(f"/api/tables/{table}/record", params={"k": watcher})).text
    assert "\nkey " not in record
    assert " stake " not in record, "sealed stakes are not in what a spectator exports"
