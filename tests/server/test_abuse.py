"""What no client would send: nothing of it is taken, no answer is a fault, every table goes on (`bench/abuse.py`)."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.server.client import Api

SCRIPT = Path(__file__).parents[2] / "bench" / "abuse.py"


@pytest.fixture(scope="module")
def abuse() -> ModuleType:
    spec = importlib.util.spec_from_file_location("abuse", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


async def test_changed_messages_are_refused_and_hurt_nobody(abuse: ModuleType, database: str) -> None:
    report = await abuse.run(800, seed=2, tables=5, database=database)
    assert (report.wrong, report.faults, report.dead) == ([], [], [])
    assert {what for what, _ in (key.split() for key in report.answers)} == {"http", "import", "socket", "wire"}


@pytest.mark.parametrize("message", [
    {"type": "lang", "lang": "it\n"}, {"type": "lang", "lang": "en "}, {"type": "clock", "key": "k", "do": "wait\n"},
])  # fmt: skip
async def test_a_language_with_an_end_of_line_is_none(api: Api, message: dict[str, Any]) -> None:
    """It was taken for one, and the table could not speak to anybody any more."""
    made = await api.table("tiny", "human", "miser")
    async with api.sit(made["table"], made["token"]) as me:
        await me.settled()
        answer = await me.send(json.dumps(message))
        assert (answer["type"], answer["code"]) == ("refused", "malformed")
        assert (await me.say("ping"))["type"] == "pong"


@pytest.mark.parametrize("text", ["a\0b", "\0", "\ud800"])
async def test_what_a_database_cannot_hold_is_refused(api: Api, text: str) -> None:
    """PostgreSQL keeps no NUL: the line was not stored, and the server called that a fault of its own."""
    made = await api.table("tiny", "human", "miser")
    async with api.sit(made["table"], made["token"]) as me:
        await me.settled()
        for said in ({"type": "chat", "key": "k", "text": text}, {"type": "note", "text": text},
                     {"type": "chat", "key": text, "text": "hello"}):  # fmt: skip
            answer = await me.send(json.dumps(said))
            assert (answer["type"], answer["code"]) == ("refused", "malformed")
