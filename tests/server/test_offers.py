"""Bargains on the table, in words, for those who may see them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from araldo.kernel import discover
from araldo.kernel.offer import Offer, propose
from araldo.kernel.state import SPECTATOR, mask
from araldo.server import new_tables
from araldo.server.connections import Track
from araldo.server.hub import Hub
from araldo.server.projection import Names
from araldo.server.seating import Place
from araldo.server.settings import Settings
from araldo.server.wire import Me, encode


async def test_an_offer_is_told_to_its_parties_only_and_in_words(tmp_path: Path) -> None:
    hub = Hub(Settings(database=f"sqlite:///{tmp_path}/a.sqlite3", log_level="critical"))
    await hub.open()
    game = discover.load("castelli")
    live = await new_tables.make(
        hub, game, game.setup(3), [Place("human", name, held=True) for name in ("Ada", "Bo", "Cy")]
    )
    part = live.match.progress.parts[0]
    offer = Offer(0, 0, (0, 2), ((0, 2, "wood", 2), (2, 0, "rock", 1)), (("pact", "red"),), seen=mask((0, 2)))
    propose(part.state, offer)

    def told(viewer: int) -> Any:
        track = Track(0)
        track.update(*live.audience.projection(viewer))
        names = Names(live.match, live.seating, live.labels, "it")
        return msgspec.json.decode(
            live.audience.state_message(viewer, names, encode(Me("seat", viewer, False, True)), 0, track, b"{}")
        )

    assert told(2)["offers"] == [{
        "number": offer.number, "by": 0, "parties": [0, 2], "clauses": ["pact Rosso"], "replies": 3, "ends": "",
        "goods": [{"giver": 0, "taker": 2, "what": "legno", "amount": 2},
                  {"giver": 2, "taker": 0, "what": "roccia", "amount": 1}],
        "accepted": [0],
    }]  # fmt: skip
    assert told(0)["offers"] == told(2)["offers"]
    assert [told(viewer)["offers"] for viewer in (1, SPECTATOR)] == [[], []]
    await hub.close()
