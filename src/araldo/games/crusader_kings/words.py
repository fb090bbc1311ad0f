"""Words for people: proper names of places, people, cards and traits, emblems of seats, and options said in full."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from araldo.games.crusader_kings.board import NAMES, NUMBER
from araldo.games.crusader_kings.box import (
    GUIDES,
    HOUSE_NAMES,
    HOUSE_WORDS,
    PERSON_NAMES,
    TOKEN0,
    id_of,
    is_green,
    load,
    trait_of,
)
from araldo.games.crusader_kings.rules.bargain import goods_of
from araldo.kernel import Action
from araldo.kernel.texts import Texts

View = dict[str, Any]


def _named(entries: list[dict[str, Any]]) -> dict[str, dict[str, str]]:
    return {e["id"]: {"en": e["name_en"], "it": e["name_it"]} for e in entries}


_CARDS = load("action_cards.toml")
DECK_NAMES = _named(_CARDS["deck"])
EVENT_NAMES = _named(load("events.toml")["event"])
_ACTIONS = load("actions.toml")
_WORDS: dict[str, dict[str, str]] = {
    **EVENT_NAMES,
    **_named(_ACTIONS["action"]),
    **_named(_ACTIONS["achievement"]),
    **_named(load("traits.toml")["trait"]),
    **_named(load("developments.toml")["development"]),
    **_named(load("map.toml")["culture"]),
    **DECK_NAMES,
    **NAMES,
    **HOUSE_NAMES,
}
for _guide in GUIDES:  # CK-OPT-19
    _name = f"guide.{_guide['id']}"
    for _part in ("name", "aim", "dynasty_phase"):
        _key = _name if _part == "name" else f"{_name}.{_part}"
        _WORDS[_key] = {lang: _guide[f"{_part}_{lang}"] for lang in ("en", "it")}
    for _round in ("round_1", "round_2", "round_3"):
        for _i, (_en, _it) in enumerate(zip(_guide[_round], _guide[f"{_round}_it"], strict=True)):
            _WORDS[f"{_name}.{_round}.{_i}"] = {"en": _en.replace("_", " "), "it": _it}
_EVENTS, _DEVELOPMENTS, _STRATEGIES = (load(f"{name}.toml") for name in ("events", "developments", "ai"))
for _entry in [*_EVENTS["event"], *_DEVELOPMENTS["development"]]:
    _WORDS[f"{_entry['id']}.text"] = {lang: _entry[f"text_{lang}"] for lang in ("en", "it")}
for _position, _space in enumerate(load("crusade_track.toml")["space"], 1):
    _name = f"space.{_position}"
    _WORDS[_name] = {lang: f"{_position}. {_space[f'name_{lang}']}" for lang in ("en", "it")}
    _WORDS[f"{_name}.text"] = {lang: _space[f"text_{lang}"] for lang in ("en", "it")}
for _plan in _STRATEGIES["strategy"]:
    _name = f"strategy.{_plan['id']}"
    _WORDS[_name] = {lang: f"{_plan['name']} ({_plan[f'epithet_{lang}']})" for lang in ("en", "it")}
    _WORDS[f"{_name}.marriage"] = {lang: _plan[f"marriage_{lang}"] for lang in ("en", "it")}
    for _deck in DECK_NAMES:
        for _i, _item in enumerate(_plan.get(_deck, [])):
            _WORDS[f"{_name}.{_deck}.{_i}"] = {lang: _item[f"text_{lang}"].rstrip(".") for lang in ("en", "it")}
_COUNTS = {"green": {"en": "A success", "it": "Un successo"}, "red": {"en": "A failure", "it": "Un insuccesso"}}
_OPPOSITE = {"en": "; the opposite in ", "it": "; il contrario in "}
for _trait in load("traits.toml")["trait"]:
    _WORDS[f"{_trait['id']}.trait"] = {
        lang: _COUNTS[_trait["colour"]][lang]
        + (
            _OPPOSITE[lang] + ", ".join(_WORDS.get(action, {lang: action})[lang] for action in _trait["critical_for"])
            if _trait["critical_for"]
            else ""
        )
        + "."
        for lang in ("en", "it")
    }


def namer(texts: Texts, lang: str, word: str) -> str | None:
    """A territory, a Character, a dynasty, a card, a trait: whatever the data names."""
    if word in _WORDS:
        return _WORDS[word][lang]
    if word in PERSON_NAMES:
        return PERSON_NAMES[word]
    deck, _, event = word.partition(".")
    if deck == "gold" and event.isdigit():
        return f"{event} {'Oro' if lang == 'it' else 'Gold'}"
    if deck in DECK_NAMES and event in EVENT_NAMES:
        return f"{DECK_NAMES[deck][lang]} – {EVENT_NAMES[event][lang]}"
    return None


def emblems(view: View) -> list[str]:
    """Each seat by its house."""
    return [HOUSE_WORDS[house] for house in view["house"][: view["seats"]]]


def wording(view: View, action: Action) -> tuple[str, dict[str, Any]]:
    """The message that says an option best."""
    verb = action[0]
    if verb == "marry":
        return _marry(view, action)
    if verb == "lay" and len(action) == 2:
        return "option-lay-one", {}
    if verb in ("buy", "lose") and len(action) > 2:
        return f"option-{verb}-several", {"all": list(action[1:])}
    if verb == "option":
        return f"option-option-{action[1]}", {}
    if verb == "accept":
        return _accept(view)
    if verb == "assassinate":
        house = _family_of(view, action[1])
        return ("option-assassinate-of", {"house": house}) if house else ("", {})
    return "", {}


def _marry(view: View, action: Action) -> tuple[str, dict[str, Any]]:
    person = view["suitors"][NUMBER[action[2]]]
    tokens = [t for t in view["worn"] if view["bearer"][t - TOKEN0] == person]
    check = "yes" if any(is_green(t) for t in tokens) else "no"
    return "option-marry-suitor", {"mate": id_of(person), "traits": [trait_of(t) for t in tokens], "check": check}


def _accept(view: View) -> tuple[str, dict[str, Any]]:
    """What the two sides of an offer hand over, as its reader sees it."""
    frame = view["frames"][-1]
    deal = SimpleNamespace(**frame)
    me = deal.partner if deal.speaker == deal.maker else deal.maker
    gives, takes = (goods_of(deal, view["owner"], view["cards"], party) for party in (me, deal.speaker))
    if deal.mine < 0:
        return "option-accept-trade", {"gives": gives, "takes": takes}
    return "option-accept-marriage", {"gives": gives, "takes": takes, "family": HOUSE_WORDS[view["house"][deal.family]]}


def _family_of(view: View, person: str) -> str:
    houses: list[int] = view["house"]
    for party, house in enumerate(houses):
        board = [view["kings"][party], view["spouses"][party]]
        for group in ("children", "child_mates", "siblings", "sibling_mates"):
            board += view[group][party]
        if any(p >= 0 and id_of(p) == person for p in board):
            return HOUSE_WORDS[house]
    return ""
