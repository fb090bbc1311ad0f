"""Words for people: proper names, colours of seats, and options said in full."""

from __future__ import annotations

from typing import Any

from araldo.games.warrior_knights.board import NAMES as PLACES
from araldo.games.warrior_knights.box import BLUE, CARD_TEXTS, COLOURS, FEES, GREEN, SHAPES
from araldo.games.warrior_knights.box import NAMES as CARDS
from araldo.kernel import Action
from araldo.kernel.texts import Texts

# Verbs with a seat among their items: how the message calls it, and where it stands.
SEATED = {
    "attack": ("victim", 2),
    "draw": ("to_seat", 1),
    "name": ("to_seat", 1),
    "appoint": ("to_seat", 1),
    "lift": ("to_seat", 1),
    "spy": ("victim", 1),
    "bribe": ("victim", 1),
    "give": ("to_seat", 1),
    "hand_heir": ("to_seat", 2),
}
View = dict[str, Any]
SIGNS = dict(zip(SHAPES, "★■▲●", strict=True))


def namer(texts: Texts, lang: str, word: str) -> str | None:
    """A card, a Noble, an area or a city; `text:<card>` is what the card says, `<noble>.sign` name and shape."""
    kind, _, card = word.partition(":")
    if card and kind == "text":
        return CARD_TEXTS[card][lang]
    if word.endswith(".sign"):
        return f"{CARDS[word[:-5]][lang]} {SIGNS[word[:-5].partition('_')[2]]}"
    found = CARDS.get(word) or PLACES.get(word)
    return found[lang] if found else None


def emblems(view: View) -> list[str]:
    return [COLOURS[colour] for colour in view["colours"]]


def wording(view: View, action: Action) -> tuple[str, dict[str, Any]]:
    """The message that says an option best."""
    verb = action[0]
    if verb == "draw" and view["omen"] != BLUE and (action[1] == view["head"]) == (view["omen"] == GREEN):
        return "option-draw-paid", {"to_seat": action[1]}
    if verb == "mark" and (view["asked"] or {}).get("kind") == "use":  # Versatile Strategy: not free
        return "option-mark-fee", {"crowns": FEES[int(action[1]) - 1]}
    if verb in SEATED and len(action) > SEATED[verb][1]:
        key, index = SEATED[verb]
        more: dict[str, Any] = {key: action[index]}
        if verb == "bribe" and action[2] in SHAPES:
            more["a2"] = f"{COLOURS[view['colours'][action[1]]]}_{action[2]}.sign"
        return f"option-{verb}-seat", more
    if verb == "march":
        return "option-march-way", {"shape": known(view, action[1]), "way": list(action[2:])}
    if verb in ("hire", "lose", "order"):
        return f"option-{verb}-cards", {"cards": list(action[1:])}
    if verb == "with":
        return "option-with-nobles", {"nobles": [known(view, word) for word in action[1:]]}
    if verb in ("cast", "write"):
        return _voting(action)
    nobles = {f"a{i}": known(view, item) for i, item in enumerate(action) if item in SHAPES}
    return (f"option-{verb}", nobles) if nobles else ("", {})


def known(view: View, shape: Any) -> Any:
    """A Noble of the viewer by his one name, not by his shape alone."""
    seat = view["viewer"]
    return f"{COLOURS[view['colours'][seat]]}_{shape}.sign" if 0 <= seat < view["seats"] else shape


def _voting(action: Action) -> tuple[str, dict[str, Any]]:
    verb, *items = action
    more: dict[str, Any] = {}
    if verb == "write":
        more["agenda"] = items.pop(0)
    if items and items[0] == "name":
        return f"option-{verb}-name", more | {"to_seat": items[1]}
    if items:
        return f"option-{verb}-{items[0]}", more
    return f"option-{verb}", more
