"""What is in the box: cards, technologies, pieces, prices and limits, read once from data/*.toml into plain tables.

Pieces that can be hidden are numbered: Empire cards first (as many as ten players need; the rest lie aside), then
Event, Treasure and Objective cards.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from araldo.kernel.data import reader

FOLDER = Path(__file__).parent
load = reader(FOLDER)

_CARDS = load("empire_cards.toml")["card"]
_EVENTS = load("events.toml")["event"]
_TREASURES = load("treasures.toml")["treasure"]
_OBJECTIVES = load("objectives.toml")["objective"]
_ECONOMY = load("economy.toml")
_BUILDINGS = load("buildings.toml")["building"]
_TRANSPORTS = load("transports.toml")["transport"]
_ENGINES = load("siege_engines.toml")["engine"]
_PARTS = load("components.toml")
_TECHS = load("technologies.toml")["technology"]
_TRADE = load("trade.toml")
SCENARIOS: dict[int, dict[str, Any]] = {x["players"]: x for x in load("scenarios.toml")["scenario"]}
COLOURS = ("red", "blue", "green", "yellow", "white", "black", "purple", "orange", "brown", "grey")

# -- cards

CARDS: tuple[str, ...] = tuple(c["id"] for c in _CARDS)
CARD: dict[str, dict[str, Any]] = {c["id"]: c for c in _CARDS}
OFFENCE = frozenset(c["id"] for c in _CARDS if c["offence"])
_EMPIRE = [c["id"] for c in _CARDS for _ in range(c["count"]["p10"])]
EVENTS: tuple[dict[str, Any], ...] = tuple(_EVENTS)
TREASURES: tuple[tuple[int, int, int], ...] = tuple((t["vf"], t["florins"], t["goods"]) for t in _TREASURES)
OBJECTIVES: tuple[dict[str, Any], ...] = tuple(_OBJECTIVES)
FACE: tuple[str, ...] = (
    *_EMPIRE,
    *(e["id"] for e in _EVENTS),
    *(t["id"] for t in _TREASURES),
    *(o["id"] for o in _OBJECTIVES),
)
EMPIRE_CARDS = range(len(_EMPIRE))
EVENT_CARDS = range(EMPIRE_CARDS.stop, EMPIRE_CARDS.stop + len(_EVENTS))
TREASURE_CARDS = range(EVENT_CARDS.stop, EVENT_CARDS.stop + len(_TREASURES))
OBJECTIVE_CARDS = range(TREASURE_CARDS.stop, TREASURE_CARDS.stop + len(_OBJECTIVES))
PIECES = len(FACE)
BACKS: tuple[int, ...] = (
    *(0 for _ in EMPIRE_CARDS),
    *(1 for _ in EVENT_CARDS),
    *(2 for _ in TREASURE_CARDS),
    *(3 if o["kind"] == "land" else 4 for o in OBJECTIVES),
)


def deck_for(seats: int) -> tuple[list[int], list[int]]:
    """MU-SET-01, MU-OPT-02: the Empire cards that are in the deck with so many players, and those that are not."""
    left = {kind: CARD[kind]["count"][f"p{seats}"] for kind in CARDS}
    used: list[int] = []
    aside: list[int] = []
    for p in EMPIRE_CARDS:
        kind = FACE[p]
        (used if left[kind] else aside).append(p)
        left[kind] -= 1 if left[kind] else 0
    return used, aside


# -- technologies: a bit each

TECHS: tuple[str, ...] = tuple(t["id"] for t in _TECHS)
TECH: dict[str, int] = {name: i for i, name in enumerate(TECHS)}
TECH_LEVEL: tuple[int, ...] = tuple(t["level"] for t in _TECHS)
TECH_PRICE: tuple[int, ...] = tuple((100, 200, 400, 600)[level - 1] for level in TECH_LEVEL)  # MU-TEC-01
TECH_BRANCH: tuple[str, ...] = tuple(t["branch"] for t in _TECHS)


def _earlier(tech: dict[str, Any]) -> int:
    """MU-TEC-02, MU-TEC-05: a mask of the technologies that come before one in its line."""
    found = 0
    for other in _TECHS:
        if other["branch"] != tech["branch"] or other["level"] >= tech["level"]:
            continue
        if other["line"] == tech["line"] or (
            tech["line"] == "side" and other["line"] == "main" and other["level"] == 1
        ):
            found |= 1 << TECH[other["id"]]
    return found


TECH_NEEDS: tuple[int, ...] = tuple(_earlier(t) for t in _TECHS)


def tech(*names: str) -> int:
    """A mask of technologies (MU-TEC-04); every player's is public (MU-TEC-08)."""
    mask = 0
    for name in names:
        mask |= 1 << TECH[name]
    return mask


LT_AT = (8, 16)  # MU-GEN-03

AGRICOLTURA, ROTAZIONE, CACCIA, ALLEVAMENTO = (
    tech(n) for n in ("agricoltura", "rotazione_colture", "caccia", "allevamento")
)
MULINO, MERCATO, CARPENTERIA, FORGIATURA, TESSITURA = (
    tech(n) for n in ("mulino", "mercato", "carpenteria", "forgiatura", "tessitura")
)
SCUOLA, TATTICA, STRATEGIA, LOGISTICA = (tech(n) for n in ("scuola_militare", "tattica", "strategia", "logistica"))
LEGGE, INVESTITURA, VASSALLAGGIO, FEUDALESIMO = (
    tech(n) for n in ("legge", "investitura", "vassallaggio", "feudalesimo")
)
MATEMATICA, ARCHITETTURA, INGEGNERIA, ALCHIMIA = (
    tech(n) for n in ("matematica", "architettura", "ingegneria", "alchimia")
)
ASTRONOMIA, CARTOGRAFIA, STRADE = (tech(n) for n in ("astronomia", "cartografia", "strade"))
ISTRUZIONE, LETTERATURA, FILOSOFIA, UNIVERSITA = (
    tech(n) for n in ("istruzione", "letteratura", "filosofia", "universita")
)
MEDICINA, CHIRURGIA, OSPEDALE = (tech(n) for n in ("medicina", "chirurgia", "ospedale"))
COMMERCIO, CONIO, BANCHE, GILDE = (tech(n) for n in ("commercio", "conio", "banche", "gilde"))
MUDE, ARSENALE, MONOPOLIO = (tech(n) for n in ("mude", "arsenale", "monopolio"))
MISTICISMO, MONOTEISMO, TEOLOGIA, FANATISMO = (tech(n) for n in ("misticismo", "monoteismo", "teologia", "fanatismo"))


def best(techs: int, table: dict[str, int]) -> int:
    """MU-EMP-13: the best step of a card's table whose technology is owned; 0 if none."""
    return max((value for name, value in table.items() if techs >> TECH[name] & 1), default=0)


def meets(techs: int, needs: list[str]) -> bool:
    """Whether technologies meet a card's `requires` ("a|b": one of them); what is no technology is not judged here."""
    return all(any(techs >> TECH[n] & 1 for n in need.split("|")) for need in needs if need.split("|")[0] in TECH)


CARD_NEEDS: dict[str, list[str]] = {c["id"]: c["requires"] for c in _CARDS}

# -- buildings: what stands in a territory is four numbers (town, fort, church, fairs)

TOWN, FORT, CHURCH, FAIR = range(4)  # FAIR, FAIR + 1, FAIR + 2: agricultural, mining, textile
BUILT: tuple[str, ...] = ("town", "fort", "church", "fair_agricultural", "fair_mining", "fair_textile")
FAIRS: tuple[str, ...] = BUILT[FAIR:]
TOWNS = ("village", "borough", "city")
FORTS = ("tower", "fortress", "castle")
_B = {b["id"]: b for b in _BUILDINGS}
BUILDING: tuple[tuple[str, ...], ...] = (TOWNS, FORTS, ("cathedral",), *((f,) for f in FAIRS))  # by what, by level - 1
BUILD_COST: tuple[tuple[int, ...], ...] = tuple(tuple(_B[b]["cost"] for b in row) for row in BUILDING)
BUILD_LT: tuple[tuple[int, ...], ...] = tuple(tuple(_B[b]["requires_lt"] for b in row) for row in BUILDING)
BUILD_TECH: tuple[tuple[int, ...], ...] = tuple(
    tuple(tech(*_B[b]["requires_tech"]) | (tech("commercio", "architettura") if what >= FAIR else 0) for b in row)
    for what, row in enumerate(BUILDING)
)
TOWN_SUPPLY = (0, 10, 20, 30)
FORT_SUPPLY = (0, 5, 10, 15)
CHURCH_SUPPLY = 10
HOLY_SUPPLY = 10
FORT_ROOM = (0, 10, 20, 30)

# -- transports

SHIP, CARAVAN, GALLEY, WAGON = range(4)
KINDS: tuple[str, ...] = ("merchant_ship", "caravan", "galley", "war_wagon")
LEVELS: tuple[str, ...] = ("0", "I", "II", "III", "IV")  # of pieces, in words
_T = {t["id"]: t for t in _TRANSPORTS}
PRICE: tuple[tuple[int, ...], ...] = tuple(tuple(_T[k]["price"]) for k in KINDS)
POINTS: tuple[tuple[int, ...], ...] = tuple(tuple(_T[k]["pm"]) for k in KINDS)
ROOM: tuple[tuple[int, ...], ...] = tuple(tuple(_T[k]["armies"]) for k in KINDS)
ROOM_SMALL: tuple[tuple[int, ...], ...] = tuple(tuple(_T[k].get("armies_alt", _T[k]["armies"])) for k in KINDS)
HOLD: tuple[tuple[int, ...], ...] = tuple(tuple(_T[k]["goods"]) for k in KINDS)
HOLD_SMALL: tuple[tuple[int, ...], ...] = tuple(tuple(_T[k].get("goods_alt", _T[k]["goods"])) for k in KINDS)
AFLOAT = (True, False, True, False)
MILITARY = (False, False, True, True)
BULK = 5  # MU-LOD-05: space of an engine or of a carried land transport

# -- engines, Captains

ENGINES: tuple[str, ...] = tuple(e["id"] for e in _ENGINES)
ENGINE_COST: tuple[int, ...] = tuple(e["cost"] for e in _ENGINES)
ENGINE_TECH: tuple[int, ...] = tuple(tech(*e["requires_tech"]) for e in _ENGINES)
HIT_ON: tuple[int, ...] = tuple(e["artillery_hit_on"] for e in _ENGINES)
CAPTAIN_COST = (100, 200, 300)
CAPTAIN_FIGURES = 3  # of each player (MU-CAP-02)

# -- the reserve (MU-CMP-01, MU-CMP-03): what is counted, by name

_COUNTS = {c["id"]: c["count"] for c in _PARTS["common"]}
STOCK: tuple[str, ...] = (*KINDS, *ENGINES, *TOWNS, *FORTS, "cathedral", *FAIRS, "barbarian_captain")
STOCKED: dict[str, int] = {name: i for i, name in enumerate(STOCK)}
COUNTS: tuple[int, ...] = tuple(_COUNTS[name] for name in STOCK)
CAPTAINS = 3
RELICS: int = _COUNTS["grail_token"]
HARBOURS = 4

# -- goods

GOODS: tuple[str, ...] = tuple(g["id"] for g in _TRADE["good"])
GOOD_TECH: tuple[int, ...] = tuple(tech(g["technology"]) if g["technology"] else 0 for g in _TRADE["good"])
GOOD_FAIR: tuple[int, ...] = tuple(FAIRS.index(g["fair"]) if g["fair"] else -1 for g in _TRADE["good"])
FAIR_BUY: tuple[int, ...] = tuple(g["fair_buy"] for g in _TRADE["good"])
FAIR_SELL: tuple[int, ...] = tuple(g["fair_sell"] for g in _TRADE["good"])
GOOD_BY_DIE: tuple[int, ...] = tuple(
    next(i for i, g in enumerate(_TRADE["good"]) if g["d8"] == roll) for roll in range(1, 9)
)
CUBES: int = _TRADE["meta"]["cubes_per_good"]
SLAVES = GOODS.index("slaves")

# -- numbers

START_FLORINS: int = _ECONOMY["start"]["florins"]
RAISE: int = _ECONOMY["auction"]["min_raise"]
EXTRA_CARD: int = _ECONOMY["empire_draw"]["extra_keep_cost"]
DIE_BY_LT = (4, 6, 8)
SETUP_VF, POPE_VF, GARRISON_VF = 35, 40, 5
START_ROOM = (10, 10, 20, 20)  # MU-SET-11, by kind
VF_PRICE: int = _ECONOMY["reinforcements"]["mercenario_price"]
RESERVE = (5, 10, 15)  # MU-PLA-05
SIZES = ("small", "minor", "large", "major")
SIZE_VF = (1, 2, 3, 4)  # MU-REI-01
SIZE_HONOUR = (0, 1, 2, 3)  # MU-VIC-02
LAST_TURN = 40  # MU-END-09
