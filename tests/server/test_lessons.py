"""Every lesson of every game runs on the engine from its first step to its last, and at a table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from araldo.kernel import discover
from araldo.kernel.catalogue import LANGUAGES
from araldo.kernel.errors import Illegal, Malformed
from araldo.server.lessons import lesson_names, load_lesson, read_lesson
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


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
async def test_a_learner_is_led_through_and_plays_on(api: Api, name: str, lesson: str) -> None:
    made = await api.post(f"/api/lessons/{name}/{lesson}", {"lang": "it", "name": "Ada"})
    async with api.sit(made["table"], made["token"], "it") as me:
        steps = me.state["lesson"]["steps"]
        undone = False
        for step in range(1, steps):
            await me.until(lambda: me.state["lesson"]["expect"] is not None)
            told = me.state["lesson"]
            assert told["step"] == step
            wrong = next((o["action"] for o in me.state["options"] if o["action"] != told["expect"]), None)
            if wrong is not None:
                assert (await me.act(wrong))["code"] == "lesson"
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
    assert (await api.http.post(f"/api/lessons/{name}/none", json={"lang": "it"})).status_code == 404
