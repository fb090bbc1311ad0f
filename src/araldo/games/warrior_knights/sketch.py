"""The kingdom in a terminal, from a view and nothing else: the Barons, the cities, the armies, the tracks."""

from __future__ import annotations

from functools import cache

from araldo.games.warrior_knights.board import (
    AREAS,
    AT_SEA,
    CITIES,
    CITY_AREA,
    IN_KINGDOM,
    INCOME,
    OFF,
    PORT,
    PRINTED,
    TARGETS,
)
from araldo.games.warrior_knights.box import (
    BREACH,
    COLOUR_WORDS,
    EXPEDITIONS,
    FACE,
    FOLDER,
    FORTIFIED,
    PHASES,
    SHAPES,
    STRONGHOLD,
)
from araldo.games.warrior_knights.state import RAZED
from araldo.games.warrior_knights.words import View, emblems, namer
from araldo.kernel.texts import Texts

HEADS = {
    "en": {
        "round": "Round", "pool": "pool", "barons": "Barons", "crowns": "crowns", "votes": "Votes", "faith": "Faith",
        "influence": "Influence", "cities": "Cities (strength/income; * port, # fortified, b breaches, ! besieged by)",
        "neutral": "neutral", "razed": "razed", "armies": "Armies (troops, -tokens, z exhausted)",
        "off": "off the board",
        "sea": "at sea to", "stacks": "Stacks", "track": "Mercenary Track", "offer": "offer", "agendas": "Agendas",
        "laws": "Laws", "hand": "Hand", "top": "next Event", "chairman": "Chairman", "head": "Head of the Church",
        "king": "King", "banned": "banned", "voyages": "Expeditions", "castle": "stronghold",
    },
    "it": {
        "round": "Turno", "pool": "riserva", "barons": "Baroni", "crowns": "Corone", "votes": "Voti", "faith": "Fede",
        "influence": "Prestigio", "cities": "Città (valore/rendita; * porto, # fortificata, b brecce, ! assediata da)",
        "neutral": "neutrali", "razed": "saccheggiate", "armies": "Eserciti (truppe, -perdite, z esausto)",
        "off": "fuori mappa", "sea": "in mare verso", "stacks": "Pile", "track": "Tabella dei Mercenari",
        "offer": "offerta", "agendas": "Agende", "laws": "Leggi", "hand": "Mano", "top": "prossimo Evento",
        "chairman": "Presidente", "head": "Capo della Chiesa", "king": "Re", "banned": "bandito",
        "voyages": "Spedizioni", "castle": "Fortezza",
    },
}  # fmt: skip


@cache
def texts() -> Texts:
    return Texts(FOLDER / "texts", namer)


def _say(lang: str, word: str) -> str:
    return str(texts().name(lang, word))


def sketch(view: View, lang: str) -> str:
    head = HEADS[lang]
    lines = [f"{head['round']} {view['round']}, {head['pool']} {view['pool']}", "", head["barons"]]
    lines += [_baron(view, lang, seat) for seat in range(view["seats"])]
    lines += ["", head["cities"], *_cities(view, lang), "", head["armies"], *_armies(view, lang), ""]
    lines += _tracks(view, lang)
    if view["viewer"] < view["seats"]:
        held = view["hands"][view["viewer"]]["known"]
        lines += [f"{head['hand']}: " + ", ".join(_say(lang, FACE[card]) for card in sorted(held))]
    return "\n".join(line.rstrip() for line in lines)


def _baron(view: View, lang: str, seat: int) -> str:
    head = HEADS[lang]
    titles = [head[key] for key in ("chairman", "head", "king") if view[key] == seat]
    titles += [head["banned"]] if view["banned"] >> seat & 1 else []
    titles += [_say(lang, FACE[card]) for card in (*view["charges"][seat], *view["kept"][seat])]
    return (
        f"  {_say(lang, emblems(view)[seat]):<8} {head['influence']} {view['influence'][seat]:>2}"
        f"  {head['crowns']} {view['crowns'][seat]:>2}  {head['votes']} {view['votes'][seat]:>2}"
        f"  {head['faith']} {view['faith'][seat]:>2}" + (f"  ({', '.join(titles)})" if titles else "")
    )


def _cities(view: View, lang: str) -> list[str]:
    head, names = HEADS[lang], emblems(view)
    out = []
    for seat in range(view["seats"]):
        mine = [_city(view, lang, c) for c, owner in enumerate(view["owner"]) if owner == seat]
        if mine:
            out.append(f"  {_say(lang, names[seat]):<8} " + "; ".join(mine))
    free = [_city(view, lang, c) for c, owner in enumerate(view["owner"]) if owner == -1]
    out.append(f"  {head['neutral']}: " + "; ".join(free))
    ruins = [_say(lang, CITIES[c]) for c, owner in enumerate(view["owner"]) if owner == RAZED and IN_KINGDOM[c]]
    return [*out, f"  {head['razed']}: " + ", ".join(ruins)] if ruins else out


def _city(view: View, lang: str, city: int) -> str:
    wall = max(0, PRINTED[city] + FORTIFIED * view["fort"][city] - BREACH * view["breach"][city])
    marks = "*" * PORT[CITY_AREA[city]] + "#" * view["fort"][city] + "b" * view["breach"][city]
    besieger = view["siege"][city]
    siege = f" !{_say(lang, emblems(view)[besieger])}" if besieger >= 0 else ""
    return f"{_say(lang, CITIES[city])} {wall}/{INCOME[city]}{marks}{siege}"


def _armies(view: View, lang: str) -> list[str]:
    head, out = HEADS[lang], []
    for seat in range(view["seats"]):
        parts = []
        for k in range(5):
            army = 5 * seat + k
            place = view["place"][army]
            if place == -2:
                continue
            where = head["off"] if place == OFF else _say(lang, AREAS[place % AT_SEA])
            where = f"{head['sea']} {where}" if place >= AT_SEA else where
            name = SHAPES[k] if k < 4 else head["castle"]
            state = f" -{view['hurt'][army]}" * bool(view["hurt"][army]) + " z" * view["tired"][army]
            if k == 4:
                state += f" [{STRONGHOLD - BREACH * view['breach'][TARGETS + seat]}]"
                besieger = view["siege"][TARGETS + seat]
                state += f" !{_say(lang, emblems(view)[besieger])}" if besieger >= 0 else ""
            parts.append(f"{name} {view['troops'][army]}{state} ({where})")
        out.append(f"  {_say(lang, emblems(view)[seat]):<8} " + ", ".join(parts))
    return out


def _tracks(view: View, lang: str) -> list[str]:
    head, names = HEADS[lang], emblems(view)
    stacks = " ".join(str(len(stack)) for stack in view["stacks"])
    areas = ", ".join(f"{_say(lang, word)} {len(view['areas'][i])}" for i, word in enumerate(PHASES))
    track = " ".join("-" if marker < 0 else _say(lang, names[marker]) for marker in view["track"])
    offer = ", ".join(_say(lang, FACE[card]) for card in view["offer"])
    lines = [
        f"{head['stacks']}: {stacks}   {areas}",
        f"{head['track']}: {track}   {head['offer']}: {offer}",
        f"{head['agendas']}: " + ", ".join(_say(lang, FACE[card]) for card in view["agendas"]),
    ]
    if view["laws"]:
        lines.append(f"{head['laws']}: " + ", ".join(_say(lang, FACE[card]) for card in view["laws"]))
    sailing = [f"{_say(lang, word)} {view['spot'][i]}" for i, word in enumerate(EXPEDITIONS) if view["spot"][i]]
    if sailing:
        lines.append(f"{head['voyages']}: " + ", ".join(sailing))
    if view["omen"] >= 0:
        lines.append(f"{head['top']}: {_say(lang, COLOUR_WORDS[view['omen']])}")
    return lines
