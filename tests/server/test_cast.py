"""Who sits down where a host asks for anybody."""

from __future__ import annotations

from collections import Counter

from araldo.kernel import discover
from araldo.kernel.play import cast_of
from araldo.server.cast import MIXED, character, seated
from tests.server.client import Api

GAME = discover.load("warrior_knights")


def test_anybody_is_a_character_that_is_not_at_the_table_yet() -> None:
    cast = cast_of(GAME)
    there: list[str] = []
    for _ in range(2 * len(cast)):
        there.append(seated(GAME, f"{MIXED}+novice", there))
    assert Counter(there) == {f"{name}+novice": 2 for name in cast}
    assert seated(GAME, "castellan", there) == "castellan"


def test_a_character_has_a_name_and_a_sentence_in_both_languages() -> None:
    for bot in cast_of(GAME):
        told = character(GAME, bot)
        for lang in ("en", "it"):
            assert told["name"][lang]
            assert told["arms"][lang]
            assert told["says"][lang].endswith(".")
        assert told["says"]["en"] != told["says"]["it"]


async def test_a_table_of_anybodies_has_different_characters(api: Api) -> None:
    made = await api.table("warrior_knights", "human", *["mixed+squire"] * 3)
    shown = await api.get(f"/api/tables/{made['table']}", k=made["token"])
    bots = [seat["bot"] for seat in shown["seats"] if seat["kind"] == "bot"]
    assert len(set(bots)) == 3
    assert all(bot.endswith("+squire") for bot in bots)


async def test_a_level_that_does_not_exist_is_refused(api: Api) -> None:
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "mixed+emperor"}]
    answer = await api.post("/api/tables", {"game": "castelli", "seats": seats}, 422)
    assert answer["error"]["code"] == "bad-bot"
