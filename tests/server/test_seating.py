"""Who sits where: what earlier versions stored is read as it was."""

from __future__ import annotations

import json

from araldo.server.seating import encode, seating_from

STORED = (
    '{"places":[{"kind":"human","name":"Ada","bot":"","generation":2,"held":true,"joined":true,"substitute":0,'
    '"lent":false,"guest":"","mail":""},{"kind":"bot","name":"","bot":"miser","generation":1,"held":false,'
    '"joined":false,"substitute":0,"lent":false,"guest":"","mail":""}],"watchers":1,"hosts":1,'
    '"standing":{"0":{"stake":["pass"]}},"clock":{"left":[59.5,60.0],"running":[0],"since":1000.0,"flagged":[]},'
    '"paused":false,"votes":[]}'
)


def test_a_row_of_the_first_version_is_read_and_keeps_all_it_holds() -> None:
    seating = seating_from(STORED)
    assert seating.standing == {0: {"stake": ("pass",)}}
    assert seating.holder(0) == 0, "the notes of a seat are those of the first who held it"
    stored, again = json.loads(STORED), json.loads(encode(seating))
    assert [place | old for place, old in zip(again["places"], stored["places"], strict=True)] == again["places"]
    assert again["clock"] | stored["clock"] == again["clock"]
    assert again | stored | {"places": again["places"], "clock": again["clock"]} == again
