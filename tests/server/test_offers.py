"""Bargains on the table, in words, for those who may see them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from araldo.kernel import DONE, Game, Span, Text, discover
from araldo.kernel.offer import Offer, propose
from araldo.kernel.state import SPECTATOR, mask
from araldo.server import new_tables
from araldo.server.connections import Track
from araldo.server.hub import Hub
from araldo.server.projection import Names
from araldo.server.seating import Place
from araldo.server.settings import Settings
from araldo.server.table import LiveTable
from araldo.server.wire import Me, encode


async def seated(hub: Hub, game: Game, options: dict[str, Any] | None = None) -> LiveTable:
    await hub.open()
    places = [Place("human", name, held=True) for name in ("Ada", "Bo", "Cy")]
    return await new_tables.make(hub, game, game.setup(3, options), places)


def offers_told(live: LiveTable, viewer: int, lang: str) -> Any:
    track = Track(0)
    track.update(*live.audience.projection(viewer))
    names = Names(live.match, live.seating, live.labels, lang)
    me = encode(Me("seat", viewer, False, True))
    return msgspec.json.decode(live.audience.state_message(viewer, names, me, 0, track, b"{}"))["offers"]


async def test_a_bargain_that_a_game_keeps_in_a_procedure_is_told_to_all_who_may_see_it(tmp_path: Path) -> None:
    hub = Hub(Settings(database=f"sqlite:///{tmp_path}/a.sqlite3", log_level="critical"))
    live = await seated(hub, discover.load("crusader_kings"), {"trades": "full"})
    match = live.match
    plain = [one for one in match.free_options(1) if not isinstance(one, Span | Text)]
    match.act(1, next(one for one in plain if one[0] == "trade"))
    assert offers_told(live, 2, "en") == []
    land = next(one for one in match.options(1) if not isinstance(one, Span | Text) and one[0] == "give_land")
    for action in (land, DONE):
        match.act(1, action)
    [asked] = match.needed()
    told = [offers_told(live, viewer, "en") for viewer in (0, 1, 2, SPECTATOR)]
    assert told[0] == told[1] == told[2] == told[3]
    [offer] = told[0]
    assert (offer["by"], offer["accepted"], sorted(offer["parties"])) == (1, [1], sorted((1, asked)))
    assert [(one["giver"], one["taker"]) for one in offer["goods"]] == [(1, asked)]
    assert offer["number"] < 0  # it is answered by the question that stands
    await hub.close()


async def test_an_offer_is_told_to_its_parties_only_and_in_words(tmp_path: Path) -> None:
    hub = Hub(Settings(database=f"sqlite:///{tmp_path}/a.sqlite3", log_level="critical"))
    live = await seated(hub, discover.load("castelli"))
    part = live.match.progress.parts[0]
    offer = Offer(0, 0, (0, 2), ((0, 2, "wood", 2), (2, 0, "rock", 1)), (("pact", "red"),), seen=mask((0, 2)))
    propose(part.state, offer)

    assert offers_told(live, 2, "it") == [{
        "number": offer.number, "by": 0, "parties": [0, 2], "clauses": ["pact Rosso"], "replies": 3, "ends": "",
        "goods": [{"giver": 0, "taker": 2, "what": "legno", "amount": 2},
                  {"giver": 2, "taker": 0, "what": "roccia", "amount": 1}],
        "accepted": [0],
    }]  # fmt: skip
    assert offers_told(live, 0, "it") == offers_told(live, 2, "it")
    assert [offers_told(live, viewer, "it") for viewer in (1, SPECTATOR)] == [[], []]
    await hub.close()
