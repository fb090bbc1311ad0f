"""How sentences call the players: by the names of people, in good grammar; "you" is who is asked, never a name."""

from __future__ import annotations

import re

import pytest

from araldo.kernel import discover
from araldo.kernel.catalogue import LANGUAGES
from araldo.kernel.texts import SEATS
from araldo.server.projection import Labels

GAMES = discover.names()


@pytest.mark.parametrize("name", GAMES)
def test_in_italian_something_is_given_ad_anna(name: str) -> None:
    """A name after "a" goes through the grammar: `{ A($seat) }`."""
    text = (discover.load(name).folder / "texts" / "it.ftl").read_text("utf-8")
    bare = re.compile(r"\ba \{ \$(" + "|".join(one for one in SEATS if one != "seats") + r") \}")
    assert [line for line in text.splitlines() if bare.search(line)] == []


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_tells_of_everybody_in_the_third_person(name: str, lang: str) -> None:
    """The same line for all who read it: nobody is called "you", so no verb can be wrong."""
    text = (discover.load(name).folder / "texts" / f"{lang}.ftl").read_text("utf-8")
    lines = re.findall(r"^log-[\w-]+ =.*(?:\n[ }].*)*", text, re.MULTILINE)
    assert lines
    you = re.compile(r"\b(you|your)\b" if lang == "en" else r"\b(tu|tuo|tua|tuoi|tue)\b", re.IGNORECASE)
    assert [line for line in lines if you.search(line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_house_that_somebody_plays_is_called_by_the_persons_name(lang: str) -> None:
    """In Crusader Kings events and options name dynasties; an automatic one, or a free seat, keeps its own name."""
    game = discover.load("crusader_kings")
    labels = Labels(game)
    who = labels.called(["Ada", ""], ["house.capet", "house.normandy"], lang)
    capet, normandy, salian = (str(game.texts.name(lang, f"house.{one}")) for one in ("capet", "normandy", "salian"))
    assert list(who) == ["Ada", normandy]
    told = {"kind": "war", "house": "house.capet", "against": "house.salian"}
    line = labels.event(told, lang, who)
    assert "Ada" in line
    assert salian in line
    assert capet not in line
    assert normandy in labels.event(told | {"against": "house.normandy"}, lang, who)
    assert game.texts.option(lang, ("trade", "house.capet"), "", who).endswith("Ada")
    assert game.texts.told(lang, "house.capet", who) == "Ada"
    other = labels.called(["Ada", ""], ["house.salian", "house.normandy"], lang)
    assert capet in labels.event(told, lang, other)  # the same people at another table


def test_colours_of_seats_stay_colours_where_a_game_does_not_name_seats_by_them() -> None:
    labels = Labels(discover.load("castelli"))
    assert labels.called(["Ada"], ["red"], "en").words == {}
