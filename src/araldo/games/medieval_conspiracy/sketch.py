"""The Empire in a terminal, from a view and nothing else: a line a territory, then families and electors."""

from __future__ import annotations

from functools import cache

from araldo.games.medieval_conspiracy.board import ELECTORATE, IDS, KIND, SEAT_OF_ELECTOR
from araldo.games.medieval_conspiracy.box import (
    ACTION_CARDS,
    ELECTORS,
    FACE,
    FIGURES,
    FOLDER,
    MASTERS,
)
from araldo.games.medieval_conspiracy.words import View, emblems, namer
from araldo.kernel.texts import Texts

PIECES = (("castle", "C"), ("monastery", "M"), ("city", "R"), ("relic", "+"))
HEADS = {
    "en": {
        "turn": "Turn", "phase": "phase", "lands": "Territories (o elector, * church; C castle, M monastery, R imperial"
        " city, + relic, P Preacher; k knights, m mercenaries)", "families": "Families", "income": "income",
        "ducats": "ducats", "heirs": "heirs", "cards": "cards", "electors": "Electors", "hand": "Hand",
        "neutral": "neutral", "auction": "Event cards",
    },
    "it": {
        "turn": "Turno", "phase": "fase", "lands": "Territori (o elettore, * chiesa; C castello, M monastero, R città"
        " dell'Impero, + reliquia, P Predicatore; k cavalieri, m mercenari)", "families": "Famiglie",
        "income": "introito", "ducats": "ducati", "heirs": "eredi", "cards": "carte", "electors": "Elettori",
        "hand": "Mano", "neutral": "neutrale", "auction": "Carte Evento",
    },
}  # fmt: skip


@cache
def texts() -> Texts:
    return Texts(FOLDER / "texts", namer, FIGURES)


def sketch(view: View, lang: str) -> str:
    head = HEADS[lang]
    lines = [f"{head['turn']} {view['turn']}, {head['phase']}: {view['phase']}", "", head["lands"]]
    lines += _lands(view, lang)
    lines += ["", head["families"], *_families(view, lang), "", head["electors"], *_electors(view, lang)]
    if view["display"]:
        lines += ["", f"{head['auction']}: " + ", ".join(_say(lang, FACE[c]) for c in view["display"])]
    if view["viewer"] < view["seats"]:
        held = view["hands"][view["viewer"]]["known"]
        lines += ["", f"{head['hand']}: " + ", ".join(_say(lang, FACE[c]) for c in sorted(held) if c in ACTION_CARDS)]
    return "\n".join(line.rstrip() for line in lines)


def _say(lang: str, word: str) -> str:
    return str(texts().name(lang, word))


def _lands(view: View, lang: str) -> list[str]:
    """Owned territories by family, each with what stands there; neutral ones in one paragraph at the end."""
    names = emblems(view)
    out = []
    for seat in range(view["seats"]):
        for land in [t for t in view["lands"] if view["owner"][t] == seat]:
            out.append(f"  {_say(lang, names[seat]):<8} {_land(view, lang, land)}")
    rest = [_land(view, lang, t).strip() for t in view["lands"] if view["owner"][t] < 0]
    return [*out, f"  {HEADS[lang]['neutral']}: " + "; ".join(rest)]


def _land(view: View, lang: str, land: int) -> str:
    mark = "o" if ELECTORATE[land] else "*" if KIND[land] == "ecclesiastical" else " "
    there = "".join(letter for kind, letter in PIECES if view[kind][land])
    there += "P" if view["preacher"] == land else ""
    knights = sum(u & 4 == 0 for u in view["units"][land])
    hired = len(view["units"][land]) - knights
    force = (f" {knights}k" if knights else "") + (f" {hired}m" if hired else "")
    wounded: int = sum(u & 3 > 0 for u in view["units"][land])
    return f"{mark} {_say(lang, IDS[land])}" + (f" [{there}]" if there else "") + force + ("!" * wounded)


def _families(view: View, lang: str) -> list[str]:
    head, names = HEADS[lang], emblems(view)
    out = []
    for seat in range(view["seats"]):
        money = view["counted"][seat] if view["counted"] else view["cash"][seat]
        hand = view["hands"][seat]
        cards = len(hand["known"]) + hand["hidden"]
        masters = [_say(lang, MASTERS[m]) for m in range(3) if view["masters"][m] == seat]
        prisoners = len(view["prisons"][seat])
        out.append(
            f"  {'>' if seat == view['active'] else ' '} {_say(lang, names[seat]):<8}"
            f" {head['income']} {view['income'][seat] if view['income'] else 0:>4}"
            f"  {head['ducats']} {'?' if money is None else money:>5}"
            f"  {head['heirs']} {view['heirs'][seat][0]}/{view['heirs'][seat][1]}  {head['cards']} {cards}"
            + (f"  ({prisoners}k)" if prisoners else "")
            + (f"  {', '.join(masters)}" if masters else "")
        )
    return out


def _electors(view: View, lang: str) -> list[str]:
    names = emblems(view)
    out = []
    for elector, land in enumerate(SEAT_OF_ELECTOR):
        owner = view["owner"][land]
        vote = view["votes"].index(elector) if elector in view["votes"] else -1
        if owner >= 0:
            whose = _say(lang, names[owner])
        elif vote >= 0:
            whose = f"({_say(lang, names[view['masters'][vote]])}, {_say(lang, MASTERS[vote])})"
        else:
            whose = HEADS[lang]["neutral"]
        out.append(f"    {_say(lang, ELECTORS[elector]):<14} {whose}")
    return out
