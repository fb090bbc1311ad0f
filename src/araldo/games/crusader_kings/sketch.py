"""The realms in a terminal, from a view and nothing else: territories by dynasty, families, cards and the track."""

from __future__ import annotations

from functools import cache

from araldo.games.crusader_kings.board import IDS
from araldo.games.crusader_kings.box import (
    ACHIEVEMENTS,
    FACE,
    FOLDER,
    HOUSE_WORDS,
    KINDS,
    STRATEGIES,
    TOKEN0,
    id_of,
    kind_of,
    trait_of,
)
from araldo.games.crusader_kings.words import View, namer
from araldo.kernel.texts import Texts

HEADS = {
    "en": {
        "when": "Era {era}, Round {round}, Turn {turn}",
        "gold": "Gold",
        "free": "Independent",
        "display": "Development cards on display",
        "track": "Crusade track",
        "hand": "Hand",
        "laid": "Face down",
        "bag": "Bag",
        "king": "ruler",
        "spouse": "spouse",
        "children": "children",
        "siblings": "siblings",
        "pact": "Pact",
        "war": "War",
        "claim": "Casus Belli against",
        "legend": "(C Castle, F Footsoldier, u Unrest, h Harvest, x Crop Failure, P Plague, d Duke)",
        "out": "out",
    },
    "it": {
        "when": "Era {era}, Round {round}, Turno {turn}",
        "gold": "Oro",
        "free": "Indipendenti",
        "display": "Carte Sviluppo scoperte",
        "track": "Tracciato delle Crociate",
        "hand": "Mano",
        "laid": "Coperte",
        "bag": "Sacchetto",
        "king": "sovrano",
        "spouse": "coniuge",
        "children": "figli",
        "siblings": "fratelli",
        "pact": "Patto",
        "war": "Guerra",
        "claim": "Casus Belli contro",
        "legend": "(C Castello, F Fante, u Ribellione, h Raccolto, x Raccolto Fallito, P Piaga, d Duca)",
        "out": "fuori",
    },
}


@cache
def texts() -> Texts:
    return Texts(FOLDER / "texts", namer)


def sketch(view: View, lang: str) -> str:
    head = HEADS[lang]
    lines = [head["when"].format(**view) + "  " + head["legend"], ""]
    for party in range(view["parties"]):
        lines += _party(view, lang, party)
    free = [_land(view, lang, t) for t in view["lands"] if view["owner"][t] < 0]
    lines += [f"{head['free']}: " + "; ".join(free), ""]
    lines.append(f"{head['display']}: " + ", ".join(_say(lang, KINDS[kind_of(c)]) for c in view["display"]))
    track = [_house(view, lang, p) if p >= 0 else "–" for p in view["shields"][: view["goal"]]]
    lines.append(f"{head['track']}: " + " ".join(f"{i + 1} {who}" for i, who in enumerate(track)))
    if view["viewer"] < view["seats"]:
        lines += _own(view, lang, view["viewer"])
    return "\n".join(line.rstrip() for line in lines)


def _say(lang: str, word: str) -> str:
    return str(texts().name(lang, word))


def _house(view: View, lang: str, party: int) -> str:
    return _say(lang, HOUSE_WORDS[view["house"][party]])


def _party(view: View, lang: str, party: int) -> list[str]:
    head = HEADS[lang]
    mark = ">" if party == view["active"] else "*" if party == view["first"] else " "
    plan = view["plan"][party]
    title = f"{mark} {_house(view, lang, party)}" + (f" ({STRATEGIES[plan]['name']})" if plan >= 0 else "")
    if view["out"] >> party & 1:
        return [f"{title}: {head['out']}"]
    awards = [_say(lang, ACHIEVEMENTS[i]) for i, p in enumerate(view["awards"]) if p == party]
    cards = [_say(lang, KINDS[kind_of(c)]) for c in view["cards"][party]]
    lines = [f"{title}  {head['gold']} {view['gold'][party]}  " + ", ".join(cards + awards)]
    lines.append("    " + "; ".join(_land(view, lang, t) for t in view["lands"] if view["owner"][t] == party))
    lines.append("    " + _family(view, lang, party))
    ties = []
    for key, masks in (("pact", "pacts"), ("war", "wars"), ("claim", "claims")):
        foes = [_house(view, lang, p) for p in range(view["parties"]) if view[masks][party] >> p & 1]
        ties += [f"{head[key]}: {', '.join(foes)}"] if foes else []
    return lines + (["    " + "  ".join(ties)] if ties else [])


def _land(view: View, lang: str, land: int) -> str:
    marks = "C" * view["castle"][land] + "F" * view["foot"][land] + "u" * view["unrest"][land]
    marks += "h" * view["harvest"][land] + "x" * view["failure"][land] + "P" * (view["plague"][land] > 0)
    marks += "d" * (view["duke"][land] >= 0)
    who = view["suitors"][land]
    there = f" {_person(view, lang, who)}" if who >= 0 else ""
    ally = view["ally"][land]
    return _say(lang, IDS[land]) + (f"[{marks}]" if marks else "") + there + (
        f" = {_house(view, lang, ally)}" if ally >= 0 else ""
    )  # fmt: skip


def _person(view: View, lang: str, person: int) -> str:
    traits = [_say(lang, trait_of(t)) for t in view["worn"] if view["bearer"][t - TOKEN0] == person]
    return _say(lang, id_of(person)) + (f" ({', '.join(traits)})" if traits else "")


def _family(view: View, lang: str, party: int) -> str:
    head = HEADS[lang]
    parts = []
    king, spouse = view["kings"][party], view["spouses"][party]
    if king >= 0:
        parts.append(f"{head['king']} {_person(view, lang, king)} {'o' * view['age'][party]}".rstrip())
    if spouse >= 0:
        parts.append(f"{head['spouse']} {_person(view, lang, spouse)}")
    for group, mates in (("children", "child_mates"), ("siblings", "sibling_mates")):
        kin = [
            _person(view, lang, p) + (f" + {_person(view, lang, m)}" if m >= 0 else "")
            for p, m in zip(view[group][party], view[mates][party], strict=True)
        ]
        if kin:
            parts.append(f"{head[group]} {', '.join(kin)}")
    return "; ".join(parts)


def _own(view: View, lang: str, seat: int) -> list[str]:
    head = HEADS[lang]
    hand = [_say(lang, FACE[c]) for c in sorted(view["hands"][seat]["known"])]
    laid = [_say(lang, FACE[c]) for c in view["laid"][seat]]
    bag = [_say(lang, trait_of(t)) for t in sorted(view["bags"][seat]["known"])]
    return [
        "",
        f"{head['hand']}: " + "; ".join(hand),
        f"{head['laid']}: " + "; ".join(laid),
        f"{head['bag']}: " + ", ".join(bag),
    ]
