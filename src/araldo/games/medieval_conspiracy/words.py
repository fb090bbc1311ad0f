"""Words for people: proper names of places, colours of seats, and options said in full."""

from __future__ import annotations

from typing import Any

from araldo.games.medieval_conspiracy.board import NAMES
from araldo.games.medieval_conspiracy.box import COLOURS, ESTATES
from araldo.kernel import Action
from araldo.kernel.texts import Texts

# Verbs with a seat among their items: how the message calls it, and where it stands.
SEATED = {
    "offer": ("to_seat", 1),
    "strike": ("victim", 1),
    "front": ("owner", 2),
    "support": ("owner", 2),
    "second": ("owner", 2),
}
View = dict[str, Any]
Wording = tuple[str, dict[str, Any]]


def namer(texts: Texts, lang: str, word: str) -> str | None:
    """A territory or a foreign city."""
    return NAMES[word][lang] if word in NAMES else None


def emblems(view: View) -> list[str]:
    return list(COLOURS[: view["seats"]])


def wording(view: View, action: Action) -> Wording:
    """The message that says an option best."""
    verb, targets = action[0], action[2:]
    if verb == "play" and targets:
        return _play(targets)
    if verb == "levy" and not targets:
        return "option-levy-battle", {}
    if verb == "deploy" and len(action) > 4:
        knights = (len(action) - 1) // 3
        return "option-deploy-many", {"knights": action[1 : 1 + knights], "mercenaries": action[1 + knights :]}
    if verb in SEATED:
        key, index = SEATED[verb]
        return f"option-{verb}-seat", {key: action[index]}
    return "", {}


def _play(targets: Action) -> Wording:
    if isinstance(targets[0], int):
        if len(targets) == 2 and targets[1] in ESTATES:
            return "option-play-heir", {"victim": targets[0], "area": targets[1]}
        return "option-play-victim", {"victim": targets[0]}
    if len(targets) == 2:
        return "option-play-lands", {"land": targets[0], "home": targets[1]}
    return "option-play-land", {"land": targets[0]}
