"""What people are told about a decision: costs, effects, reasons, odds, tables, points by source."""

from __future__ import annotations

import random
from typing import Any

import pytest

from araldo.kernel import Game
from araldo.kernel.telling import Brief, Tells
from tests.server.client import Api, new_key


def option(state: dict[str, Any], verb: str) -> dict[str, Any]:
    found: dict[str, Any] = next(o for o in state["options"] if o["action"][0] == verb)
    return found


async def test_an_option_says_what_it_costs_and_brings_and_the_question_what_it_is_about(api: Api) -> None:
    made = await api.table("tiny", "human", "human")
    async with api.sit(made["table"], made["token"]) as me:
        reroll = option(me.state, "reroll")
        assert reroll["cost"] == [{"what": "coins", "amount": 1}]
        assert (reroll["effect"], reroll["group"], reroll["sure"]) == ("A new prize, whatever it is", "The die", True)
        sale = option(me.state, "sell")
        assert sale["after"] == [{"label": "coins", "before": 2, "after": 3, "rule": "TI-SEL-01"}]
        ask, prize = me.state["ask"], me.state["view"]["frames"][-1]["prize"]
        assert ask["title"] == f"A prize of {prize}: open the fair"
        assert (ask["by"], ask["rule"], ask["idle"]) == (0, "TI-FAI-01", "Whoever does nothing passes.")


async def test_what_is_refused_says_why_with_its_numbers_in_the_readers_language(api: Api) -> None:
    made = await api.table("tiny", "human", "human")
    async with api.sit(made["table"], made["token"], "it") as me:
        await me.act(["reroll"])
        await me.until(lambda: any(action == ["reroll"] for action, *_ in me.state["refused"]))
        _, rule, label, why = next(one for one in me.state["refused"] if one[0] == ["reroll"])
        assert (rule, why) == ("TI-FAI-02", "Hai 1 monete e puoi ritirare una volta.")
        assert label


async def test_odds_and_tables_are_told_on_request_and_odds_only_to_who_plays(api: Api) -> None:
    made = await api.table("tiny", "human", "human")
    async with (
        api.sit(made["table"], made["token"]) as me,
        api.sit(made["table"], made["links"]["spectator"]) as guest,
    ):
        odds = (await me.say("consult", what="odds", of=["reroll"]))["odds"]
        assert sum(chance["permille"] for chance in odds["chances"]) == 1000
        assert "odds" not in await guest.say("consult", what="odds", of=["reroll"])
        for someone in (me, guest):
            table = (await someone.say("consult", what="table", of=["cards"]))["table"]
            assert table["columns"] == ["Card", "Left"]
            assert table["rows"][0] == {"id": "m1", "cells": ["merchant of 1", "3"]}
        assert "table" not in await me.say("consult", what="table", of=["nonsense"])


async def test_the_end_says_where_the_points_came_from(api: Api) -> None:
    made = await api.table("tiny", "human", "random")
    async with api.sit(made["table"], made["token"]) as me:
        await me.play(random.Random(1))
        ending = me.state["outcome"]
        sums = [sum(points) for points in zip(*(source["points"] for source in ending["sources"]), strict=True)]
        assert sums == ending["scores"]


@pytest.mark.parametrize(("lang", "words"), [("en", "Without an answer: "), ("it", "Senza risposta: ")])
async def test_a_question_without_a_sentence_for_it_says_which_choice_is_made_for_who_makes_none(
    api: Api, game: Game, monkeypatch: pytest.MonkeyPatch, lang: str, words: str
) -> None:
    monkeypatch.setattr(game, "tells", Tells(brief=lambda s, seat: Brief()))
    made = await api.table("tiny", "human", "human")
    async with api.sit(made["table"], made["token"], lang) as me:
        default = game.default(api.server.hub.lives[made["table"]].match.progress.parts[0].state, 0)
        label = next(o["label"] for o in me.state["options"] if tuple(o["action"]) == default)
        assert me.state["ask"]["idle"] == f"{words}{label}"


async def test_a_fault_in_what_is_told_does_not_stop_the_table(
    api: Api, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> Any:
        raise RuntimeError("no")

    monkeypatch.setattr(game, "tells", Tells(option=broken, brief=broken, odds=broken))
    made = await api.table("tiny", "human", "human")
    async with api.sit(made["table"], made["token"]) as me:
        assert "cost" not in option(me.state, "reroll")
        assert "odds" not in await me.say("consult", what="odds", of=["reroll"])
        assert (await me.act(["open", "dear"]))["type"] == "ack"


async def test_a_gesture_of_several_actions_is_one_message(api: Api) -> None:
    made = await api.table("tiny", "human", "human")
    async with api.sit(made["table"], made["token"]) as me:
        sale = option(me.state, "sell")["action"]
        steps = [{"action": sale}, {"action": ["open", "dear"], "kind": "open"}]
        key = new_key()
        for _ in range(2):  # said twice, done once
            assert (await me.say("acts", key=key, ask=me.state["ask"]["id"], steps=steps))["type"] == "ack"
        await me.until(lambda: me.state["ask"]["kind"] == "stake")
        stale = await me.say("acts", key=new_key(), ask="gone", steps=steps)
        assert stale["code"] == "stale"
