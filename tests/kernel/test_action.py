"""Actions in text and JSON: one form each, both exact, and nothing else is accepted."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from araldo.kernel import Action, Span, Text, from_text, to_text
from araldo.kernel.action import from_json, offered
from araldo.kernel.errors import Malformed

VERBS = st.from_regex(r"[A-Za-z_][A-Za-z0-9_.:+/-]{0,12}", fullmatch=True)
ITEMS = st.one_of(st.integers(-(10**18) + 1, 10**18 - 1), VERBS, st.text(max_size=30))
ACTIONS = st.builds(lambda verb, items: (verb, *items), VERBS, st.lists(ITEMS, max_size=6))


@given(ACTIONS)
def test_text_and_json_round_trip(action: Action) -> None:
    assert from_text(to_text(action)) == action
    assert from_json(json.loads(json.dumps(action))) == action
    assert [type(item) for item in from_text(to_text(action))] == [type(item) for item in action]


@given(ACTIONS)
def test_the_text_is_one_line(action: Action) -> None:
    assert "\n" not in to_text(action)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (("march", 3, "paris"), "march 3 paris"),
        (("build", "A14.rock.0"), "build A14.rock.0"),
        (("pay", -5), "pay -5"),
        (("note", "5"), 'note "5"'),  # a string of digits is no number
        (("note", ""), 'note ""'),
        (("note", "perché no? #1"), 'note "perché no? #1"'),
        (("pass",), "pass"),
    ],
)
def test_the_text_form(action: Action, text: str) -> None:
    assert to_text(action) == text
    assert from_text(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "  ",
        "3 march",
        "march 03",
        "march 3.5",
        "march +3",
        'march "open',
        "march [1]",
        "march 1,2",
        "-",
        "perché 1",
        "march " + "9" * 19,
        'march "\\ud800"',
        "march" + " 1" * 64,
    ],
)
def test_malformed_text_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        from_text(text)


@pytest.mark.parametrize(
    "value",
    [
        None,
        "march",
        {},
        [],
        [3],
        [None],
        ["two words"],
        ["march", 1.0],
        ["march", True],
        ["march", None],
        ["march", []],
        ["march", 10**18],
        ["march", "\ud800"],
        ["march", *[1] * 64],
    ],
)
def test_malformed_json_is_refused(value: Any) -> None:
    with pytest.raises(Malformed):
        from_json(value)


@given(st.text(max_size=40))
def test_any_text_is_an_action_or_malformed(text: str) -> None:
    try:
        action = from_text(text)
    except Malformed:
        return
    assert from_text(to_text(action)) == action


def test_patterns_stand_for_their_actions_and_not_for_themselves() -> None:
    options = [("pass",), Span(("bid", "red"), 5, 9), Text(("say",), 4)]
    assert offered(options, ("pass",))
    assert offered(options, ("bid", "red", 5))
    assert offered(options, ("bid", "red", 9))
    assert offered(options, ("say", "ciao"))
    for action in [
        (),
        ("bid", "red", 4),
        ("bid", "red", 10),
        ("bid", "blue", 6),
        ("bid", "red"),
        ("bid", "red", "7"),
        ("bid", "red", True),
        ("say", "salve"),
        ("say", 3),
        ("say",),
        options[1],
        options[2],
    ]:
        assert not offered(options, action), action
