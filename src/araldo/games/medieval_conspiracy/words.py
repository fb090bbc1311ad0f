"""Words for people: proper names of places, colours of seats, and options said in full."""

from __future__ import annotations

from typing import Any

from araldo.games.medieval_conspiracy.board import IDS, NAMES
from araldo.games.medieval_conspiracy.box import COLOURS, FACE, LEVY_COST, WAR_LEVY_COST
from araldo.games.medieval_conspiracy.rules.auction import half
from araldo.kernel import About, Action
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
    """The message that says an option best: what it does, and what it costs."""
    verb = action[0]
    if verb == "play":
        return _play(view, action)
    if verb == "levy":
        cost = WAR_LEVY_COST if view["options"]["war_emphasis"] else LEVY_COST
        return ("option-levy" if len(action) > 2 else "option-levy-battle"), {"cost": cost}
    if verb in ("accept", "pay"):
        return _agree(view, verb)
    if verb == "buy_heir":
        return "option-buy_heir", {"cost": view["options"]["buy_heir_ducats"], "cards": action[2:]}
    if verb == "deploy" and len(action) > 4:
        knights = (len(action) - 1) // 3
        told = {"first": action[1], "knights": action[2 : 1 + knights], "mercenaries": action[1 + knights :]}
        return "option-deploy-many", told
    if verb in SEATED:
        key, index = SEATED[verb]
        return f"option-{verb}-seat", {key: action[index]}
    return "", {}


def _agree(view: View, verb: str) -> Wording:
    """What is agreed to, in ducats and prisoners."""
    top = view["frames"][-1]
    match view["asked"]["kind"]:
        case "auction_won":
            return "option-pay", {"amount": top["high"]}
        case "consent":
            return "option-accept-bribe", {"amount": top["gifts"][view["viewer"]]}
        case "pay_ransom":
            return "option-accept-ransom", {"amount": top["price"]}
        case "counter":
            knights, preacher, amount = top["counter"]
            return "option-accept-counter", {"knights": knights, "preacher": preacher, "amount": amount}
    return "", {}


def _play(view: View, action: Action) -> Wording:
    """A card by its own message: alone, on a seat, or in a land."""
    message, targets = f"option-play-{action[1]}", action[2:]
    if action[1] == "magistrate_of_trade" and view["asked"]["kind"] == "auction_won":
        return message, {"amount": half(view["frames"][-1]["high"], view["options"]["money_unit"])}
    if not targets:
        return message, {}
    if isinstance(targets[0], int):
        return message, {"victim": targets[0], "area": targets[1]} if len(targets) == 2 else {"victim": targets[0]}
    if len(targets) == 2:
        return f"{message}-lands", {"land": targets[0], "home": targets[1]}
    return f"{message}-land", {"land": targets[0]}


# -- reactions: to what, and for how long a pass may count


def which_auction(view: View) -> str | None:
    """Which auction it is."""
    found = next((f for f in reversed(view["frames"]) if f["procedure"] == "Auction"), None)
    return None if found is None else f"{view['turn']}.{found['kind']}.{found['lot']}"


def which_turn(view: View) -> int:
    return int(view["turn"])


SCOPES = {"auction": which_auction, "turn": which_turn}


def about(view: View) -> About | None:
    frames = view["frames"]
    if view["asked"] is None or not frames:
        return None
    if view["asked"]["kind"] == "before_bid":
        return _about_bid(frames[-1])
    if view["asked"]["kind"] != "react":
        return None
    below = frames[-2]
    match below["procedure"]:
        case "Played":
            told = {"seat": below["seat"], "card": below["kind"]}
            if not below["target"]:
                return About("about-card", told, (below["seat"],))
            return About("about-card-on", told | {"victim": below["target"][0]}, (below["target"][0],))
        case "Birth":
            return About("about-birth", {"seat": below["seat"], "count": below["children"]}, (below["seat"],))
        case "Death":
            owner = view["owner"][below["fief"]]
            return About("about-death", {"land": IDS[below["fief"]], "owner": owner}, (owner,))
        case "Income":
            return About("about-income")
    return None


def _about_bid(f: View) -> About:
    """Who is still in the auction is concerned by each bid."""
    told = {"seat": f["at"], "lot": FACE[f["lot"]] if f["kind"] == "event" else IDS[f["lot"]]}
    if f["bidder"] < 0:
        return About("about-first-bid", told, tuple(f["still"]))
    return About("about-bid", told | {"owner": f["bidder"], "amount": f["high"]}, tuple(f["still"]))
