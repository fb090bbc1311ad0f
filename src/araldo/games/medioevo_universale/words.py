"""Words for people: proper names of places, cards and pieces, colours of seats, and options said in full."""

from __future__ import annotations

from typing import Any

from araldo.games.medioevo_universale.board import IDS, NAMES
from araldo.games.medioevo_universale.box import COLOURS, ENGINES, KINDS, load
from araldo.kernel import Action
from araldo.kernel.texts import Texts

_NAMES: dict[str, dict[str, str]] = dict(NAMES)
for _file, _lists in (
    ("empire_cards.toml", ("card",)),
    ("technologies.toml", ("technology", "branch")),
    ("buildings.toml", ("building",)),
    ("transports.toml", ("transport",)),
    ("siege_engines.toml", ("engine",)),
    ("trade.toml", ("good",)),
    ("events.toml", ("event", "icon")),
    ("objectives.toml", ("objective",)),
    ("religions.toml", ("religion",)),
):
    for _list in _lists:
        for _x in load(_file).get(_list, []):
            if "en" in _x and "it" in _x:
                _NAMES.setdefault(_x["id"], {"en": _x["en"], "it": _x["it"]})

# Options that name a seat: where it stands in the action.
SEATED = {
    "aim": 2, "engage": 1, "ambush": 1, "engage_together": 1, "ambush_together": 1, "strip": 3, "declare_war": 1,
    "cancel_truce": 1, "call_vote": 2, "excommunicate": 1, "with": 1, "giver": 1, "taker": 1, "foe": 1, "also_war": 1,
    "favour": 1, "onward": 1,
}  # fmt: skip
# Options that name one of the own transports, Captains or engines by number.
NUMBERED = {
    "march": "fleets", "handle": "fleets", "join": "fleets", "refit": "fleets", "sell_transport": "fleets",
    "embark": "fleets", "aboard": "fleets", "take_on": "fleets", "set_down": "fleets", "use": "fleets",
    "lead": "captains", "board": "captains", "alight": "captains", "take_relic": "captains", "leave_relic": "captains",
    "mount": "engines", "dismount": "engines", "refit_engine": "engines", "sell_engine": "engines",
}  # fmt: skip
# Options that name a transport of anybody: where its number stands.
OTHERS = {"sabotage": 1, "occupy": 1, "salvage": 3}
View = dict[str, Any]
Wording = tuple[str, dict[str, Any]]


def namer(texts: Texts, lang: str, word: str) -> str | None:
    return _NAMES[word][lang] if word in _NAMES else None


def emblems(view: View) -> list[str]:
    return list(COLOURS[: view["seats"]])


def wording(view: View, action: Action) -> Wording:
    """The message that says an option best."""
    verb = action[0]
    if verb == "play":
        return _play(view, action)
    if verb == "lose" and isinstance(action[1], int):
        return _numbered(view, "option-lose-aboard", "fleets", action[1])
    if verb == "begins":
        return ("option-begins-seat", {"victim": action[1]}) if action[1] >= 0 else ("option-begins-barbarians", {})
    if verb in OTHERS:
        return _numbered(view, f"option-{verb}-at", "fleets", action[OTHERS[verb]], own=False)
    if verb in SEATED:
        return f"option-{verb}-seat", {"victim": action[SEATED[verb]]}
    if verb in ("break_pact", "honour_pact"):
        for pact in view["pacts"]:
            if pact["number"] == action[1]:
                others = [x for x in pact["parties"] if x != view["viewer"]]
                return f"option-{verb}-with", {"seats": others, "what": [c[0] for c in pact["clauses"]]}
    if verb in NUMBERED:
        return _numbered(view, f"option-{verb}-at", NUMBERED[verb], action[1])
    if verb == "show" and len(action) > 2:
        return "option-show-all", {"cards": list(action[1:])}
    if verb == "cards" and len(action) > 1:
        return "option-cards-some", {"cards": list(action[1:])}
    return "", {}


def _play(view: View, action: Action) -> Wording:
    if len(action) == 2:
        return "", {}
    kind, target = action[1], action[2]
    if kind == "conestabile" and isinstance(target, int):
        return "option-play-promote", {}
    if kind == "maresciallo":
        return "option-play-convoy", {}
    if isinstance(target, int):
        if len(action) == 3:
            return "option-play-victim", {"victim": target}
        if isinstance(action[3], int):
            return "option-play-captain", {"victim": target}
        return "option-play-victim-how", {"victim": target, "how": action[3]}
    return "option-play-with", {"what": list(action[2:])}


def _numbered(view: View, message: str, rows: str, number: int, own: bool = True) -> Wording:
    """A piece, of the viewer's `own` or of anybody: what it is, of which level, and where."""
    viewer = view["viewer"]
    for i, row in enumerate(view[rows]):
        for piece in row:
            if piece["id"] == number and (not own or i == viewer or viewer >= view["seats"] or i >= view["seats"]):
                what = KINDS[piece["kind"]] if rows == "fleets" else "captain"
                what = ENGINES[piece["level"] - 1] if rows == "engines" else what
                return message, {"what": what, "level": piece["level"], "place": IDS[piece["place"]]}
    return "", {}
