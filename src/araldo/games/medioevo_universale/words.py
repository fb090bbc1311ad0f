"""Words for people: proper names of places, cards and pieces, colours of seats, and options said in full."""

from __future__ import annotations

from typing import Any

from araldo.games.medioevo_universale.board import IDS, NAMES
from araldo.games.medioevo_universale.box import COLOURS, ENGINES, GOODS, KINDS, LEVELS, load
from araldo.kernel import DONE, About, Action
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
    "favour": 1, "onward": 1, "engage_docked": 1, "ambush_docked": 1, "engage_docked_together": 1,
    "ambush_docked_together": 1, "inside": 1,
}  # fmt: skip
# Options that name one of the own transports, Captains or engines by number.
NUMBERED = {
    "march": "fleets", "handle": "fleets", "join": "fleets", "refit": "fleets", "sell_transport": "fleets",
    "embark": "fleets", "aboard": "fleets", "take_on": "fleets", "set_down": "fleets", "use": "fleets",
    "bring": "fleets", "land_from": "fleets",
    "lead": "captains", "board": "captains", "alight": "captains", "take_relic": "captains", "leave_relic": "captains",
    "mount": "engines", "dismount": "engines", "refit_engine": "engines", "sell_engine": "engines",
}  # fmt: skip
# Options that name a transport of anybody: where its number stands.
OTHERS = {"sabotage": 1, "occupy": 1, "salvage": 3, "hunt": 1, "hunt_together": 1}
# Purchases that have a price.
PRICED = (
    "learn", "build", "order", "refit", "order_engine", "refit_engine", "hire", "repair", "found", "harbour",
)  # fmt: skip
View = dict[str, Any]
Wording = tuple[str, dict[str, Any]]


def namer(texts: Texts, lang: str, word: str) -> str | None:
    return _NAMES[word][lang] if word in _NAMES else None


def emblems(view: View) -> list[str]:
    return list(COLOURS[: view["seats"]])


def wording(view: View, action: Action) -> Wording:
    """The message that says an option best."""
    verb = action[0]
    if view["asked"] is not None and view["asked"]["kind"] == "purchase" and (wasted := _wasted(view, action)):
        return f"option-{verb}-wasted", {"cards": wasted}
    if verb == "play":
        return _play(view, action)
    if verb == "lose" and isinstance(action[1], int):
        return _numbered(view, "option-lose-aboard", "fleets", action[1])
    if verb == "surgeon":
        return "option-surgeon", {"a1": action[1] + 1}
    if verb == "begins":
        return ("option-begins-seat", {"victim": action[1]}) if action[1] >= 0 else ("option-begins-barbarians", {})
    if verb == "enslave":
        return ("option-enslave-seat", {"victim": action[1]}) if action[1] >= 0 else ("option-enslave-barbarians", {})
    if verb in OTHERS:
        return _numbered(view, f"option-{verb}-at", "fleets", action[OTHERS[verb]], own=False)
    if verb in SEATED:
        return f"option-{verb}-seat", {"victim": action[SEATED[verb]]}
    if verb in ("break_pact", "honour_pact"):
        for pact in view["pacts"]:
            if pact["number"] == action[1]:
                others = [x for x in pact["parties"] if x != view["viewer"]]
                return f"option-{verb}-with", {"seats": others, "what": [c[0] for c in pact["clauses"]]}
    if verb == "abandon" and len(action) > 1:
        return _numbered(view, "option-abandon-at", "captains", action[1])
    if verb == "join_attack":
        return _numbered(view, "option-join_attack-at", "captains", action[2])
    if verb == "lead" and len(action) > 2:
        chiefs = [_numbered(view, "", "captains", number)[1] for number in action[1:]]
        return "option-lead-several", {"levels": [f"{c['level']}{c['mark']}" for c in chiefs]}
    if verb == "stow":
        return _stowed(view, action[1])
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
    if kind in ("conestabile", "maresciallo") and isinstance(target, int):
        message = "option-play-promote" if kind == "conestabile" else "option-play-convoy"
        return _numbered(view, message, "captains", target)
    if target == "barbarians":
        return "option-play-chief", {"place": action[3]}
    if target == "pirates":
        return _numbered(view, "option-play-chief", "fleets", action[3], own=False)
    if target == "aboard":
        return _numbered(view, "option-play-aboard", "fleets", action[3])
    if isinstance(target, int):
        if len(action) == 3:
            return "option-play-victim", {"victim": target}
        if isinstance(action[3], int):
            message, more = _numbered(view, "option-play-captain", "captains", action[3], own=False)
            return message, {**more, "victim": target}
        return "option-play-victim-how", {"victim": target, "how": action[3]}
    return "option-play-with", {"what": list(action[2:])}


def _wasted(view: View, action: Action) -> list[str]:
    """Cards of price that halve or lower nothing in the present draft of purchases, with this edit in it."""
    draft = view["asked"].get("draft", [])
    if action == DONE:
        played = [edit[1] for edit in draft if edit[0] == "play"]
    else:
        played = [action[1]] if action[0] == "play" else []
    built = any(edit[0] == "build" for edit in draft)
    bought = any(edit[0] in PRICED for edit in draft)
    return [card for card in played if (card == "architetto" and not built) or (card == "mecenate" and not bought)]


def _numbered(view: View, message: str, rows: str, number: int, own: bool = True) -> Wording:
    """A piece, of the viewer's `own` or of anybody: what it is, of which level, where, and which of several alike."""
    viewer = view["viewer"]
    for i, row in enumerate(view[rows]):
        for piece in row:
            if piece["id"] == number and (not own or i == viewer or viewer >= view["seats"] or i >= view["seats"]):
                what = KINDS[piece["kind"]] if rows == "fleets" else "captain"
                what = ENGINES[piece["level"] - 1] if rows == "engines" else what
                place = IDS[piece["place"]]
                level = LEVELS[piece["level"]]
                return message, {"what": what, "level": level, "place": place, "mark": _mark(row, piece)}
    return "", {}


def _mark(row: list[View], piece: View) -> str:
    """What tells a piece from others like it in the same place: which of them it is, and the armies it carries."""
    alike = [x for x in row if all(x.get(key) == piece.get(key) for key in ("kind", "level", "place"))]
    if len(alike) < 2:
        return ""
    armies = f" ({piece['vf']} VF)" if "vf" in piece else ""
    return f" #{alike.index(piece) + 1}{armies}"


def _stowed(view: View, index: int) -> Wording:
    """Goods on the ground, and which of several lots."""
    lot = view["depots"][index]
    alike = [i for i, d in enumerate(view["depots"]) if (d["place"], d["good"]) == (lot["place"], lot["good"])]
    mark = f" #{alike.index(index) + 1}" if len(alike) > 1 else ""
    return "option-stow-of", {"what": GOODS[lot["good"]], "place": IDS[lot["place"]], "mark": mark}


# -- reactions: to what, and for how long a pass may count


def which_turn(view: View) -> int:
    return int(view["turn"])


def which_phase(view: View) -> str:
    return f"{view['turn']}.{view['phase']}"


def which_battle(view: View) -> str | None:
    """The battle that is fought now: whoever wants to fight it to the end says so once."""
    for f in view["frames"]:
        if f["procedure"] == "Battle":
            return f"{view['turn']}.{f['place']}.{f['mode']}.{f['attackers']}"
    return None


SCOPES = {"phase": which_phase, "turn": which_turn, "battle": which_battle}


def about(view: View) -> About | None:
    """What a card would answer: who plays which on whom, whose ships pass."""
    if view["asked"] is None or not view["frames"]:
        return None
    f = view["frames"][-1]
    match view["asked"]["kind"]:
        case "cancel":
            return About("about-card-on", {"seat": f["seat"], "card": f["kind"], "victim": f["target"]}, (f["target"],))
        case "ambush":
            ships = len(f["ids"])
            return About("about-ships", {"victim": f["victim"], "count": ships}, (f["victim"],))
    return None
