"""Every lesson of every game runs on the engine from its first step to its last, and at a table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from araldo.kernel import discover
from araldo.kernel.action import from_text
from araldo.kernel.catalogue import LANGUAGES
from araldo.kernel.errors import Illegal, Malformed
from araldo.server.lessons import lesson_names, load_lesson, read_lesson
from araldo.table.match import Match, bot, human
from tests.server.client import Api

LESSONS = [(name, lesson) for name in discover.names() for lesson in lesson_names(discover.load(name))]


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_a_lesson_is_whole(name: str, lesson: str) -> None:
    found = load_lesson(discover.load(name), lesson)  # plays it through
    assert 8 <= len(found.steps) <= 40
    assert all(40 < len(step.text[lang]) < 1000 for step in found.steps for lang in LANGUAGES)
    assert len({step.text["en"] for step in found.steps}) == len(found.steps)


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_a_lesson_names_rules_that_there_are(name: str, lesson: str) -> None:
    game = discover.load(name)
    for number, step in enumerate(load_lesson(game, lesson).steps, 1):
        named = {lang: sorted(re.findall(r"\b[A-Z]{2}-[A-Z]{2,5}-\d+\b", step.text[lang])) for lang in LANGUAGES}
        assert named["en"] == named["it"], f"step {number}"
        assert [rule for rule in named["en"] if rule not in game.rules] == [], f"step {number}"


def test_a_lesson_that_the_rules_refuse_does_not_load(tmp_path: Path) -> None:
    game = discover.load("castelli")
    text = (game.folder / "lessons" / "first.toml").read_text("utf-8")
    path = tmp_path / "bad.toml"
    path.write_text(text.replace("build A21.rock.2", "build A43.rock.1"), "utf-8")
    with pytest.raises(Illegal, match=r"bad.toml, step 9: move \d+ \(0 build A43.rock.1\)"):
        read_lesson(game, path)
    path.write_text(text.replace('expect = "turn 2"\n', ""), "utf-8")
    with pytest.raises(Malformed):
        read_lesson(game, path)
    path.write_text(text.replace('serves = ["turn 2"]', 'serves = ["turn 7"]'), "utf-8")
    with pytest.raises(Malformed, match="turn 7"):
        read_lesson(game, path)


WAR = "lay war.border_incident war.call_to_arms"


@pytest.mark.parametrize(
    ("name", "wanted", "action", "serves"),
    [
        ("castelli", "turn 2", "turn 0", True),  # another area's harvest
        ("castelli", "turn 2", "turn 3", False),  # nothing at all
        ("castelli", "reveal A24", "reveal A11", True),
        (
            "crusader_kings",
            WAR,
            "lay war.call_to_arms war.border_incident",
            True,
        ),
        ("crusader_kings", WAR, "lay war.call_to_arms tax.tax_revolt", False),
        ("warrior_knights", "name 0", "name 1", False),  # a vote for somebody else
    ],
)
def test_what_serves_the_purpose_of_a_step_is_told_from_what_only_looks_like_it(
    name: str, wanted: str, action: str, serves: bool
) -> None:
    found = load_lesson(discover.load(name), "first")
    done = next(i for i in range(len(found.moves)) if found.expects(i) == from_text(wanted))
    assert found.serves(done, from_text(action)) is serves


def in_words(ask: dict[str, Any]) -> None:
    """A draft says what is in it in words: whoever comes back to it has not heard them."""
    for edit, said in zip(ask.get("draft", []), ask.get("drafted", []), strict=True):
        assert said != " ".join(map(str, edit))
        assert "_" not in said


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
async def test_a_learner_is_led_through_and_plays_on_with_a_coach(api: Api, name: str, lesson: str) -> None:
    made = await api.post(f"/api/lessons/{name}/{lesson}", {"lang": "it", "name": "Ada"})
    async with api.sit(made["table"], made["token"], "it") as me:
        steps = me.state["lesson"]["steps"]
        undone = False
        for step in range(1, steps):
            await me.until(lambda: me.state["lesson"]["expect"] is not None)
            told = me.state["lesson"]
            assert told["step"] == step
            in_words(me.state["ask"])
            before = me.state
            assert (await me.act(told["expect"]))["type"] == "ack"
            await me.until(lambda before=before: me.state is not before)
            if me.state["undo"]["ok"] and me.state["lesson"]["expect"] is not None and not undone:
                undone = True
                before = me.state
                assert (await me.say("undo", key="u"))["type"] == "ack"
                await me.until(lambda before=before: me.state is not before)
                assert me.state["lesson"]["step"] == step, "taking back leads back to the step"
                await me.act(told["expect"])
        assert undone
        await me.until(lambda: me.state["lesson"]["over"])
        assert me.state["lesson"]["step"] == steps
        assert me.state["lesson"]["expect"] is None
        await me.until(lambda: me.asked, 20)
        assert len(me.state["options"]) > 1, "and then the game is free"
        advice = await me.say("hint", ask=me.state["ask"]["id"])
        assert advice["type"] == "advice"
        assert (await me.act(advice["action"]))["type"] == "ack", "the coach says what may be done"
    assert (await api.http.post(f"/api/lessons/{name}/none", json={"lang": "it"})).status_code == 404


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
async def test_nothing_is_told_before_it_happens(api: Api, name: str, lesson: str) -> None:
    """While the others move, the step that tells of it keeps silent."""
    found = load_lesson(discover.load(name), lesson)
    chairs = [human() if seat == found.player else bot(found.bots) for seat in range(found.setup.seats)]
    match = Match(discover.load(name), found.setup, chairs, found.key, forced=False)
    for done, move in enumerate(found.moves):
        told = found.tell(match, "en")
        assert bool(told.text) == (found.expects(done) is not None), f"after {done} moves"
        match.replay([move])
    assert found.tell(match, "en").text


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
async def test_whoever_does_something_else_is_told_so_plays_on_and_may_come_back(
    api: Api, name: str, lesson: str
) -> None:
    made = await api.post(f"/api/lessons/{name}/{lesson}", {"lang": "en", "name": "Ada"})
    async with api.sit(made["table"], made["token"], "en") as me:
        assert (await me.say("back", key="b0"))["type"] == "ack", "who has not left it stays where he is"
        while True:
            await me.until(lambda: me.state["lesson"]["expect"] is not None)
            told = me.state["lesson"]
            other = next((o for o in me.state["options"] if o["action"] != told["expect"] and "low" not in o), None)
            if other is not None:
                break
            await me.act(told["expect"])
        alike = other["action"][0] == told["expect"][0]
        assert (await me.act(other["action"]))["type"] == "ack"
        await me.until(lambda: me.state["lesson"]["aside"])
        assert me.state["lesson"]["aside"] == ("alike" if alike else "other")
        assert not me.state["lesson"]["text"]
        await me.until(lambda: me.asked, 20)
        assert (await me.say("hint", ask=me.state["ask"]["id"]))["type"] == "advice"
        assert (await me.say("back", key="b1"))["type"] == "ack"
        await me.until(lambda: me.state["lesson"]["expect"] == told["expect"])
        assert me.state["lesson"]["text"] == told["text"]
        before = me.state
        assert (await me.act(told["expect"]))["type"] == "ack"
        await me.until(lambda: me.state is not before)
        assert not me.state["lesson"]["aside"]


async def test_who_comes_to_the_same_place_by_another_way_is_on_the_way_again(api: Api) -> None:
    """In Medioevo Universale three technologies are learnt, in whatever order."""
    made = await api.post("/api/lessons/medioevo_universale/first", {"lang": "en"})
    async with api.sit(made["table"], made["token"], "en") as me:
        while me.state["lesson"]["expect"] != ["learn", "legge"]:
            await me.until(lambda: me.state["lesson"]["expect"] is not None)
            if me.state["lesson"]["expect"] == ["learn", "legge"]:
                break
            before = me.state
            await me.act(me.state["lesson"]["expect"])
            await me.until(lambda before=before: me.state is not before)
        for name in ("commercio", "agricoltura", "legge"):
            before = me.state
            assert (await me.act(["learn", name]))["type"] == "ack"
            await me.until(lambda before=before: me.state is not before)
            if name == "commercio":
                assert me.state["lesson"]["aside"] == "alike"
        assert me.state["lesson"]["expect"] == ["done"]


async def test_there_is_no_way_back_at_an_ordinary_table(api: Api) -> None:
    made = await api.table("castelli", "human", "steward")
    async with api.sit(made["table"], made["token"]) as me:
        await me.until(lambda: me.asked)
        assert (await me.say("back", key="b"))["code"] == "no-lesson"
