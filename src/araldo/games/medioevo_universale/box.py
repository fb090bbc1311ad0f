"""What is in the box: cards, technologies, pieces, prices and limits, read once from data/*.toml into plain tables.

Pieces that can be hidden are numbered: Empire cards first (as many as ten players need; the rest lie aside), then
Event, Treasure and Objective cards.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from araldo.kernel.data import reader
from araldo.kernel.errors import Malformed

FOLDER = Path(__file__).parent
load = reader(FOLDER)

_CARDS = load("empire_cards.toml")["card"]
_EVENTS = load("events.toml")["event"]
_TREASURES = load("treasures.toml")["treasure"]
_OBJECTIVES = load("objectives.toml")["objective"]
_ECONOMY = load("economy.toml")
_HOUSES = load("buildings.toml")
_CARRIERS = load("transports.toml")
_ENGINES = load("siege_engines.toml")["engine"]
_PARTS = load("components.toml")
_TECHS = load("technologies.toml")["technology"]
_TRADE = load("trade.toml")
_PLAY = load("scenarios.toml")
_HONOUR = load("honour.toml")
_COMBAT = load("combat.toml")
_SUPPLY = load("supply.toml")
_WILD = load("barbarians.toml")
_DIPLOMACY = load("diplomacy.toml")
SCENARIOS: dict[int, dict[str, Any]] = {x["players"]: x for x in _PLAY["scenario"]}
if sorted(SCENARIOS) != list(range(3, 11)):
    raise Malformed("scenarios.toml: scenario.players: one scenario for each number of players, 3 to 10")
COLOURS = ("red", "blue", "green", "yellow", "white", "black", "purple", "orange", "brown", "grey")

# -- cards

CARDS: tuple[str, ...] = tuple(c["id"] for c in _CARDS)
CARD: dict[str, dict[str, Any]] = {c["id"]: c for c in _CARDS}
PARAMS: dict[str, dict[str, Any]] = {c["id"]: c.get("params", {}) for c in _CARDS}  # the numbers of a card's effect
for _card in _CARDS:
    for _players, _copies in _card["count"].items():
        if not 0 <= _copies <= _card["count"]["p10"]:
            raise Malformed(f"empire_cards.toml: {_card['id']}: count.{_players}: from 0 to count.p10")
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
TECH_PRICE: tuple[int, ...] = tuple(t["price"] for t in _TECHS)  # MU-TEC-01
TECH_BRANCH: tuple[str, ...] = tuple(t["branch"] for t in _TECHS)


def _earlier(name: str) -> int:
    """MU-TEC-02, MU-TEC-05: a mask of the technologies that come before one in its line."""
    found = 0
    for other in _TECHS[TECH[name]]["prerequisites"]:
        found |= 1 << TECH[other] | _earlier(other)
    return found


TECH_NEEDS: tuple[int, ...] = tuple(_earlier(name) for name in TECHS)


def tech(*names: str) -> int:
    """A mask of technologies (MU-TEC-04); every player's is public (MU-TEC-08)."""
    mask = 0
    for name in names:
        mask |= 1 << TECH[name]
    return mask


_T_META = load("technologies.toml")["meta"]
LT_AT: tuple[int, int] = (_T_META["lt_thresholds"]["lt2"], _T_META["lt_thresholds"]["lt3"])  # MU-GEN-03
TECHS_A_TURN: int = _T_META["max_per_turn"]  # MU-TEC-03
UNIVERSITY_PERCENT: int = _T_META["universita_percent"]  # MU-TEC-06


def level_by(techs: int) -> int:
    """MU-GEN-03: LT, by how many technologies are owned."""
    count = techs.bit_count()
    return 1 + (count >= LT_AT[0]) + (count >= LT_AT[1])


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


def masks(table: dict[str, int]) -> tuple[tuple[int, int], ...]:
    """A table by technology, for those who look at it often."""
    return tuple((tech(name), value) for name, value in table.items())


def meets(techs: int, needs: list[str]) -> bool:
    """Whether technologies meet a card's `requires` ("a|b": one of them); what is no technology is not judged here."""
    return all(any(techs >> TECH[n] & 1 for n in need.split("|")) for need in needs if need.split("|")[0] in TECH)


CARD_NEEDS: dict[str, list[str]] = {c["id"]: c["requires"] for c in _CARDS}


@lru_cache(maxsize=4096)
def meets_card(techs: int, kind: str) -> bool:
    """Whether technologies meet what a card requires."""
    return meets(techs, CARD_NEEDS[kind])


# -- buildings: what stands in a territory is four numbers (town, fort, church, fairs)

TOWN, FORT, CHURCH, FAIR = range(4)  # FAIR, FAIR + 1, FAIR + 2: agricultural, mining, textile
BUILT: tuple[str, ...] = ("town", "fort", "church", "fair_agricultural", "fair_mining", "fair_textile")
FAIRS: tuple[str, ...] = BUILT[FAIR:]
TOWNS = ("village", "borough", "city")
FORTS = ("tower", "fortress", "castle")
_B = {b["id"]: b for b in _HOUSES["building"]}
BUILDING: tuple[tuple[str, ...], ...] = (TOWNS, FORTS, ("cathedral",), *((f,) for f in FAIRS))  # by what, by level - 1
BUILD_COST: tuple[tuple[int, ...], ...] = tuple(tuple(_B[b]["cost"] for b in row) for row in BUILDING)
BUILD_LT: tuple[tuple[int, ...], ...] = tuple(tuple(_B[b]["requires_lt"] for b in row) for row in BUILDING)
BUILD_TECH: tuple[tuple[int, ...], ...] = tuple(tuple(tech(*_B[b]["requires_tech"]) for b in row) for row in BUILDING)
LEVELS_A_TURN: int = _HOUSES["limits"]["levels_per_building_per_turn"]  # MU-BLD-05
CARPENTRY_LEVELS: int = _HOUSES["limits"]["levels_for_one_building_with_carpenteria"]  # MU-BLD-06
CHURCHES: int = _HOUSES["limits"]["cathedrals_per_kingdom"]  # MU-BLD-08
REPAIR_PERCENT: int = _HOUSES["damage"]["repair_percent"]  # MU-PUR-07
HARBOUR_PRICE: int = _HOUSES["distant_port"]["cost"]  # MU-MAP-18
CHURCH_DISCOUNT = masks(_B["cathedral"]["discount"])  # MU-BLD-09
FAIR_DISCOUNT = tuple(masks(_B[f]["discount"]) for f in FAIRS)
FAIR_PERCENT: tuple[int, ...] = tuple(_B[f]["percent_with"]["mercato"] for f in FAIRS)


def _by_level(names: tuple[str, ...], key: str) -> tuple[int, ...]:
    """By level, 0 where nothing stands."""
    return (0, *(_B[name][key] for name in names))


TOWN_SUPPLY = _by_level(TOWNS, "supply")  # MU-SUP-02
FORT_SUPPLY = _by_level(FORTS, "supply")
CHURCH_SUPPLY: int = _B["cathedral"]["supply"]
HOLY_SUPPLY: int = _HOUSES["marker"][0]["supply"]
FORT_ROOM = _by_level(FORTS, "capacity_vf")  # MU-ASL-01
FORT_BONUS = _by_level(FORTS, "assault_bonus")  # MU-ASL-02
FORT_QUIET = _by_level(FORTS, "rebellion_reduction")  # MU-REB-03
TERRAINS: tuple[str, ...] = ("plain", "hill", "wood", "mountain", "desert")
LAND_SUPPLY: tuple[int, ...] = tuple(_SUPPLY["terrain"][name] for name in TERRAINS)  # MU-SUP-01
LEAST_SUPPLY = min(LAND_SUPPLY)
FARMING: tuple[tuple[tuple[int, int], ...], ...] = tuple(  # by terrain: technology, VF more
    tuple((tech(name), gain[land]) for name, gain in _SUPPLY["technology"].items() if land in gain) for land in TERRAINS
)

# -- transports

SHIP, CARAVAN, GALLEY, WAGON = range(4)
KINDS: tuple[str, ...] = ("merchant_ship", "caravan", "galley", "war_wagon")
LEVELS: tuple[str, ...] = ("0", "I", "II", "III", "IV")  # of pieces, in words
_T = {t["id"]: t for t in _CARRIERS["transport"]}
PRICE: tuple[tuple[int, ...], ...] = tuple(tuple(_T[k]["price"]) for k in KINDS)
POINTS: tuple[tuple[int, ...], ...] = tuple(tuple(_T[k]["pm"]) for k in KINDS)
ROOM: tuple[tuple[int, ...], ...] = tuple(tuple(_T[k]["armies"]) for k in KINDS)
ROOM_SMALL: tuple[tuple[int, ...], ...] = tuple(tuple(_T[k].get("armies_alt", _T[k]["armies"])) for k in KINDS)
_NONE = [0, 0, 0]
HOLD: tuple[tuple[int, ...], ...] = tuple(tuple(_T[k].get("goods", _NONE)) for k in KINDS)
HOLD_SMALL: tuple[tuple[int, ...], ...] = tuple(tuple(_T[k].get("goods_alt", _T[k].get("goods", _NONE))) for k in KINDS)
AFLOAT = (True, False, True, False)
MILITARY = (False, False, True, True)
_LIMITS = _CARRIERS["limits"]
ENGINE_SPACE: int = _LIMITS["load_space_of_siege_engine"]  # MU-LOD-05
CARRIED_SPACE: int = _LIMITS["load_space_of_land_transport"]
BUILT_A_TURN: int = _LIMITS["built_or_upgraded_per_turn"]  # MU-TRA-04
SHIPS_MORE: int = _LIMITS["per_type_bonus"]["arsenale"]
SHIP_DISCOUNT: int = _LIMITS["ship_discount"]["arsenale"]  # MU-TRA-05
POINTS_MORE = tuple(masks(_LIMITS["pm_bonus_sea" if afloat else "pm_bonus_land"]) for afloat in AFLOAT)  # MU-TRA-06
RAM_BONUS: tuple[int, ...] = tuple(_T["galley"]["ramming_bonus"])  # MU-NAV-01, by level - 1

# -- engines, Captains

ENGINES: tuple[str, ...] = tuple(e["id"] for e in _ENGINES)
ENGINE_COST: tuple[int, ...] = tuple(e["cost"] for e in _ENGINES)
ENGINE_TECH: tuple[int, ...] = tuple(tech(*e["requires_tech"]) for e in _ENGINES)
HIT_ON: tuple[int, ...] = tuple(e["artillery_hit_on"] for e in _ENGINES)
ENGINE_LT: tuple[int, ...] = tuple(e["requires_lt"] for e in _ENGINES)  # MU-SIE-01
REDUCTION: tuple[int, ...] = tuple(e["reduction"] for e in _ENGINES)  # MU-SGE-06
FIELD_BONUS: tuple[int, ...] = tuple(e["field_bonus"] for e in _ENGINES)  # MU-CRD-05
CAPTAIN_COST: tuple[int, ...] = tuple(_COMBAT["captains"]["price_by_level"])  # MU-CAP-01
CAPTAIN_LEVEL: int = _COMBAT["captains"]["starting_level"]
CAPTAIN_GAIN: int = _COMBAT["captains"]["level_gain"]  # MU-CPT-01
CAPTAIN_LOSS: int = _COMBAT["captains"]["level_loss"]  # MU-CPT-02
TOP_LEVEL = 3  # of Captains, as of everything else that has a level

# -- the reserve (MU-CMP-01, MU-CMP-03): what is counted, by name

_COUNTS = {c["id"]: c["count"] for c in _PARTS["common"]}
STOCK: tuple[str, ...] = (*KINDS, *ENGINES, *TOWNS, *FORTS, "cathedral", *FAIRS, "barbarian_captain")
STOCKED: dict[str, int] = {name: i for i, name in enumerate(STOCK)}
COUNTS: tuple[int, ...] = tuple(_COUNTS[name] for name in STOCK)
RELICS: int = _COUNTS["grail_token"]
HARBOURS: int = _COUNTS["distant_port_token"]  # MU-BLD-11
FULL_MAP: int = _PARTS["full_map"]["factor"]  # MU-CMP-06
_OWN = {c["id"]: c for c in _PARTS["per_player"]}
CAPTAINS: int = _OWN["captain"]["count"]  # MU-CAP-02
ARMY_FIGURES: int = sum(c["vf"] * c["count"] for c in _PARTS["per_player"] if "vf" in c)  # MU-CMP-02
BARBARIAN_FIGURES: int = sum(c["vf"] * c["count"] for c in _PARTS["common"] if "vf" in c)

# -- goods

GOODS: tuple[str, ...] = tuple(g["id"] for g in _TRADE["good"])
GOOD_TECH: tuple[int, ...] = tuple(tech(g["technology"]) if g["technology"] else 0 for g in _TRADE["good"])
GOOD_FAIR: tuple[int, ...] = tuple(FAIRS.index(g["fair"]) if g["fair"] else -1 for g in _TRADE["good"])
FAIR_BUY: tuple[int, ...] = tuple(g.get("fair_buy", 0) for g in _TRADE["good"])
FAIR_SELL: tuple[int, ...] = tuple(g.get("fair_sell", 0) for g in _TRADE["good"])
CUBES: int = _TRADE["meta"]["cubes_per_good"]
CUBE: int = _TRADE["meta"]["goods_per_cube"]  # MU-COM-06
_MODS = _TRADE["modifiers"]
UNSKILLED_BUY: int = _MODS["no_technology_buy"]  # MU-MOD-02
UNSKILLED_SELL: int = _MODS["no_technology_sell"]
GUILDS: tuple[int, ...] = tuple(_MODS["gilde_sell_by_lt"])  # MU-MOD-03
SLUMP: int = _MODS["event_market_sell"]  # MU-EVT-08
LEAST_PRICE: int = _MODS["minimum_price"]
MONOPOLY_PERCENT: int = _MODS["monopolio_percent"]  # MU-MOD-06
SLAVES = GOODS.index("slaves")

# -- Florins and armies

START_FLORINS: int = _ECONOMY["start"]["florins"]
RAISE: int = _ECONOMY["auction"]["min_raise"]
PLACES: dict[int, int] = {n: _ECONOMY["auction"]["positions"][f"p{n}"] for n in SCENARIOS}  # MU-ORD-01
HIGHEST_BASE: int = _ECONOMY["auction"]["highest_base"]  # MU-AUC-01
_DRAW = _ECONOMY["empire_draw"]
DRAWN: int = _DRAW["beyond_lt"]  # MU-EMP-01
KEPT: int = _DRAW["keep"]
EXTRA_KEPT: int = _DRAW["extra_keep_max"]
EXTRA_CARD: int = _DRAW["extra_keep_cost"]
TAX: dict[str, int] = _ECONOMY["taxes"]
_LOAN = _ECONOMY["loan"]
LOAN_DIE: tuple[int, ...] = tuple(_LOAN["die_by_lt"])  # MU-LON-01
LOAN_UNIT: int = _LOAN["multiplier"]
LOAN_BONUS: dict[str, int] = _LOAN["bonus"]
INTEREST: int = _LOAN["interest_percent"]  # MU-LON-02
LOANS: int = _LOAN["max_outstanding"]  # MU-LON-03
LOANS_USURY: int = _LOAN["max_outstanding_usuraio"]
SALE_PERCENT: int = _ECONOMY["sale"]["percent"]  # MU-SAL-02
PLUNDER_PERCENT: int = _ECONOMY["sale"]["plunder_percent"]  # MU-CON-04
BANKRUPT_FLORINS: int = _ECONOMY["bankruptcy"]["florins"]  # MU-BKR-01
_LEVY = _ECONOMY["reinforcements"]
SIZES = ("small", "minor", "large", "major")
HOME_VF: int = _LEVY["starting_kingdom_territory"]  # MU-REI-01
SIZE_VF: tuple[int, ...] = tuple(_LEVY[f"kingdom_{size}"] for size in SIZES)
FANATICS: int = _LEVY["fanatismo"]  # MU-REI-02
CRUSADING_FANATICS: int = _LEVY["fanatismo_crusade"]
CASTLE_VF: int = _LEVY["feudalesimo_per_castle"]
PRINCIPALITIES: int = _LEVY["horde_principalities_per_vf"]
INVEST_VF: int = _LEVY["investitura_vf"]  # MU-REI-03
INVEST_PRICE: int = _LEVY["investitura_price"]
RESERVE: tuple[int, ...] = tuple(_LEVY["logistica_reserve_by_lt"])  # MU-PLA-05
_SETUP = _ECONOMY["setup"]
SETUP_VF: int = _SETUP["vf"]  # MU-SET-11
POPE_VF: int = _SETUP["vf_pope"]
GARRISON_VF: int = _SETUP["garrison"]  # MU-SET-09
ABROAD_VF: int = _SETUP["min_vf_ship_in_barbarian_port"]  # MU-MAP-16
START_ROOM: tuple[int, ...] = tuple(_SETUP["transport_vf"][k] for k in KINDS)
ITEMS: tuple[str, ...] = tuple(  # MU-SET-10
    name for name in (*KINDS, "captain", "catapult") for _ in range(_PLAY["starting_set"][name])
)
_FIRST = _PLAY["starting_level"]
CAPITAL_TOWN: int = _FIRST["capital"]["settlement"]  # MU-SET-06
CAPITAL_FORT: int = _FIRST["capital"]["fortification"]
SITE_TOWN: int = _FIRST["site"]["settlement"]
SITE_FORT: int = _FIRST["site"]["fortification"]
CONSTANTINOPLE_FORT: int = _FIRST["constantinople"]["fortification"]
LAST_TURN: int = _PLAY["end"]["last_turn"]  # MU-END-09
SACK_PERCENT: int = _ECONOMY["capital"]["florins_percent_to_conqueror"]  # MU-CTL-01
SACK_LEVELS: int = _ECONOMY["capital"]["level_loss"]

# -- honour

HONOUR: dict[str, int] = _HONOUR["during"]  # by reason
TECHS_EACH: int = _HONOUR["each"]["technologies"]  # MU-TEC-07
FLORINS_EACH: int = _HONOUR["each"]["florins"]  # MU-VIC-02
FINAL: dict[str, int] = _HONOUR["end"]
SIZE_HONOUR: tuple[int, ...] = tuple(FINAL[f"kingdom_{size}"] for size in SIZES)

# -- battles and sieges

_DICE = _COMBAT["dice"]
FIELD_DIE: int = _DICE["field_attacker"]  # MU-RES-01
FIELD_FOE_DIE: int = _DICE["field_defender"]
ASSAULT_DIE: int = _DICE["assault_attacker"]  # MU-ASL-02
ASSAULT_FOE_DIE: int = _DICE["assault_defender"]
RAM_DIE: int = _DICE["ramming"]  # MU-NAV-01
GUN_DIE: int = _DICE["artillery"]  # MU-SGE-04
WINNER_PAYS: int = _COMBAT["losses"]["winner_pays_one_in"]
TRIPLE: int = _COMBAT["strategia"]["ratio"]  # MU-CRD-04
TRIPLE_BONUS: int = _COMBAT["strategia"]["bonus"]
ALCHEMY_RAM: int = _COMBAT["alchimia"]["ramming"]
ALCHEMY_NAVAL: int = _COMBAT["alchimia"]["naval"]
ALCHEMY_FIELD: int = _COMBAT["alchimia"]["field"]  # MU-CRD-06
ALCHEMY_SIEGE: int = _COMBAT["alchimia"]["siege"]  # MU-SGE-10
PRISONERS: int = _COMBAT["prisoners"]["percent"]  # MU-RES-07
PRISONERS_STRATEGY: int = _COMBAT["prisoners"]["percent_strategia"]
LEAST_PRISONERS: int = _COMBAT["prisoners"]["minimum"]
RECOVERY: dict[str, int] = _COMBAT["recovery"]  # MU-RES-08
_SIEGE = _COMBAT["siege"]
HUNGER: int = _SIEGE["attrition_percent"]  # MU-SGE-08
DESERT_HUNGER: int = _SIEGE["attrition_desert"]
LOGISTICS_HUNGER: int = _SIEGE["attrition_logistica"]
LEAST_HUNGER: int = _SIEGE["attrition_minimum"]
HUNGER_FROM: int = _SIEGE["attrition_from_turn"]  # MU-SGE-09

# -- barbarians and events

STARTED_REACTION: int = _WILD["reaction"]["started"]  # MU-ATK-09
RECRUITS: tuple[int, ...] = (0, *_WILD["recruit"]["captain_by_level"])  # MU-REB-06, by level
BORDER_RECRUITS: int = _WILD["recruit"]["kingdom_border"]  # MU-REB-07
WOKEN: tuple[int, ...] = (_WILD["activation"]["vf"], *_WILD["activation"]["vf_with_captain_by_level"])  # MU-ACT-01
_REVOLT = _WILD["rebellion"]
REVOLT_BASE: int = _REVOLT["base"]  # MU-REB-01
REVOLT_DIE: int = _REVOLT["die"]
LEAST_REVOLT: int = _REVOLT["minimum"]
LAW_REVOLT: int = _REVOLT["legge"]  # MU-REB-03
VASSAL_REVOLT: int = _REVOLT["vassallaggio"]
FEUDAL_REVOLT: int = _REVOLT["feudalesimo"]
REBELS_DIE: int = _REVOLT["rebels_die"]  # MU-REB-04
LEFT_BEHIND: int = _WILD["raid"]["garrison"]  # MU-BRB-08
PIRATE_LEVEL: int = _WILD["pirates"]["galley_level"]
SHIPLOAD: int = _WILD["pirates"]["capacity"]  # MU-PIR-05
_CHIEF = _WILD["captains"]
CHIEF_LEVEL: int = _CHIEF["starting_level"]  # MU-BRB-11
CHIEF_GAIN: int = _CHIEF["level_gain"]
CHIEF_BONUS: tuple[int, ...] = (0, *_CHIEF["die_bonus_by_level"])  # MU-CRD-07, by level
TREASURE_FROM: int = _CHIEF["treasure_from_level"]  # MU-CON-08
CHIEF_HONOUR_FROM: int = _CHIEF["honour_from_level"]
PLAGUE_DIE: int = _WILD["events"]["plague_die"]  # MU-EVT-06
STORM_PERCENT: int = _WILD["events"]["storm_percent"]  # MU-EVT-05

# -- diplomacy and modules

_COST = _DIPLOMACY["honour_cost"]
WAR_SAME: int = _COST["declare_war_same_religion"]  # MU-DIP-15
WAR_OTHER: int = _COST["declare_war_other_religion"]
SURPRISE: int = _COST["surprise_attack"]  # MU-DIP-16
BREACH: int = _COST["pact_broken"]  # MU-DIP-11
_GRUDGES = _DIPLOMACY["casus_belli"]
OFFENCE_CB: int = _GRUDGES["offence_card"]  # MU-CB-03
POPE_CB: int = _GRUDGES["offence_card_by_pope"]
BREACH_CB: int = _GRUDGES["pact_broken"]  # MU-CB-04
CB_EACH: int = _GRUDGES["per_honour"]  # MU-CB-05
PAPACY: dict[str, int] = _DIPLOMACY["papacy"]  # MU-OPT-05
CRUSADE: dict[str, int] = _DIPLOMACY["crusade"]  # MU-OPT-06
OBJECTIVES_DEALT: int = _DIPLOMACY["objectives"]["dealt"]  # MU-OPT-07

# -- what texts say


def _flat(name: str, data: Any) -> dict[str, int]:
    """The numbers of a table by their way in it, those of a list from 1 on, without sign: words say which way."""
    if isinstance(data, bool) or not isinstance(data, dict | list | int):
        return {}
    if isinstance(data, int):
        return {name: abs(data)}
    rows = data.items() if isinstance(data, dict) else enumerate(data, 1)
    return {key: value for part, row in rows for key, value in _flat(f"{name}_{part}".lstrip("_"), row).items()}


FIGURES: dict[str, int] = {
    **_flat("", PARAMS),
    **_flat("", _ECONOMY),
    **_flat("", _HONOUR),
    **_flat("", _COMBAT),
    **_flat("supply", _SUPPLY["technology"]),
    **_flat("", _DIPLOMACY),
    **_flat("wild", _WILD),
    **_flat("market", _MODS),
    **_flat("lessons", _T_META),
    **_flat("carriers", _LIMITS),
    **_flat("ways", load("movement.toml")),
    **{f"{g['id']}_fair": abs(FAIR_BUY[i] or FAIR_SELL[i]) for i, g in enumerate(_TRADE["good"])},
    **_flat("cathedral", _B["cathedral"]),
    **{f"{fair}_discount": sum(less for _, less in row) for fair, row in zip(FAIRS, FAIR_DISCOUNT, strict=True)},
    **{key: value for o in OBJECTIVES for key, value in _flat(o["id"], o["condition"]).items()},
}
