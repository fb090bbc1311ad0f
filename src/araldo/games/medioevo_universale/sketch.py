"""Europe in a terminal, from a view and nothing else: players, then their land, then sieges, pirates and the hand."""

from __future__ import annotations

from functools import cache

from araldo.games.medioevo_universale.board import IDS, KINGDOMS, SEA
from araldo.games.medioevo_universale.box import FACE, FOLDER, FORTS, KINDS, TOWNS
from araldo.games.medioevo_universale.words import View, emblems, namer
from araldo.kernel.texts import Texts

ROMAN = ("", "I", "II", "III")
HEADS = {
    "en": {
        "turn": "Turn", "phase": "phase", "players": "Players", "honour": "honour", "level": "LT", "techs": "techs",
        "lands": "territories", "florins": "Florins", "cards": "cards", "war": "at war with", "land": "Land",
        "moving": "On the move", "barbarians": "Barbarians in arms", "sieges": "Sieges", "hand": "Hand", "out": "out",
        "capital": "Capital", "church": "Cathedral",
    },
    "it": {
        "turn": "Turno", "phase": "fase", "players": "Giocatori", "honour": "PO", "level": "LT", "techs": "tecnologie",
        "lands": "territori", "florins": "Fiorini", "cards": "carte", "war": "in guerra con", "land": "Territori",
        "moving": "Mezzi", "barbarians": "Barbari in armi", "sieges": "Assedi", "hand": "Mano", "out": "fuori",
        "capital": "Capitale", "church": "Cattedrale",
    },
}  # fmt: skip


@cache
def texts() -> Texts:
    return Texts(FOLDER / "texts", namer)


def _say(lang: str, word: str) -> str:
    return str(texts().name(lang, word))


def sketch(view: View, lang: str) -> str:
    head = HEADS[lang]
    lines = [f"{head['turn']} {view['turn']}, {head['phase']}: {_say(lang, view['phase'])}", "", head["players"]]
    names = [_say(lang, word) for word in emblems(view)]
    for seat in range(view["seats"]):
        lines.append(_player(view, lang, seat, names))
    lines += ["", head["land"]]
    for seat in range(view["seats"]):
        lines += [f"  {names[seat]:<8} {_land(view, lang, seat, t)}" for t in view["lands"][seat]]
    lines += ["", head["moving"]]
    for seat in range(view["seats"]):
        lines += [f"  {names[seat]:<8} {_transport(lang, tr)}" for tr in view["fleets"][seat]]
    wild = [f"{_say(lang, IDS[t])} {vf}" for t, vf in enumerate(view["wild"]) if vf]
    if wild:
        lines += ["", f"{head['barbarians']}: " + ", ".join(wild)]
    if view["sieges"]:
        lines += ["", f"{head['sieges']}: " + ", ".join(_say(lang, IDS[g["place"]]) for g in view["sieges"])]
    if view["viewer"] < view["seats"]:
        held = sorted(FACE[card] for card in view["hands"][view["viewer"]]["known"])
        lines += ["", f"{head['hand']}: " + ", ".join(_say(lang, kind) for kind in held)]
    return "\n".join(line.rstrip() for line in lines)


def _player(view: View, lang: str, seat: int, names: list[str]) -> str:
    head = HEADS[lang]
    if view["out"] >> seat & 1:
        return f"  {names[seat]:<8} {head['out']}"
    kingdom = view["kingdom"][seat]
    parts = [
        _say(lang, KINGDOMS[kingdom]) if kingdom >= 0 else "",
        f"{head['honour']} {view['honour'][seat]}",
        f"{head['level']} {ROMAN[view['lt'][seat]]}",
        f"{head['techs']} {view['tech'][seat].bit_count()}",
        f"{head['lands']} {len(view['lands'][seat])}",
    ]
    florins = view["florins"][seat] if view["florins"][seat] is not None else (view["counted"] or [None] * 10)[seat]
    if florins is not None:
        parts.append(f"{head['florins']} {florins}")
    hand = view["hands"][seat]
    parts.append(f"{head['cards']} {len(hand['known']) + hand['hidden']}")
    foes = [names[x] for x in range(view["seats"]) if view["war"][seat] >> x & 1]
    if foes:
        parts.append(f"{head['war']} {', '.join(foes)}")
    return f"  {names[seat]:<8} " + ", ".join(part for part in parts if part)


def _land(view: View, lang: str, seat: int, t: int) -> str:
    parts = [f"{view['vf'][seat][t]} VF"]
    if view["town"][t]:
        parts.append(_say(lang, TOWNS[view["town"][t] - 1]))
    if view["fort"][t]:
        parts.append(_say(lang, FORTS[view["fort"][t] - 1]))
    if view["church"][t]:
        parts.append(HEADS[lang]["church"])
    if view["capital"][seat] == t:
        parts.append(HEADS[lang]["capital"])
    return f"{_say(lang, IDS[t])}: " + ", ".join(parts)


def _transport(lang: str, tr: dict[str, object]) -> str:
    kind, level, place, vf = (int(str(tr[key])) for key in ("kind", "level", "place", "vf"))
    where = _say(lang, IDS[place])
    return f"{_say(lang, KINDS[kind])} {ROMAN[level]}, {where}{' ~' if place >= SEA else ''}: {vf} VF"
