"""What is in the box: cards, figures, prices and limits, read once from data/*.toml into plain tables.

Pieces that can be hidden are numbered. Seats own the cards of their colour, whichever it is: Action cards and Regular
Troops are numbered by seat. An army is 5 * seat + shape; shape 4 is the army of the stronghold.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from araldo.kernel.data import reader
from araldo.kernel.errors import Malformed

FOLDER = Path(__file__).parent
load = reader(FOLDER)

_TABLES = load("tables.toml")
_NUMBERS: dict[str, int] = _TABLES["constants"]
_ACTIONS = load("action_cards.toml")
_BARONS = load("barons.toml")
_TROOPS = load("troops.toml")
_MODULES = load("modules.toml")
FATE: list[dict[str, Any]] = load("fate.toml")["card"]
EVENTS: list[dict[str, Any]] = [c for c in load("events.toml")["card"] for _ in range(c["count"])]
AGENDAS: list[dict[str, Any]] = [c for c in load("agendas.toml")["card"] for _ in range(c["count"])]
MISSIONS: list[dict[str, Any]] = _MODULES["mission"]

COLOURS: tuple[str, ...] = tuple(b["id"] for b in _BARONS["baron"])
SHAPES: tuple[str, ...] = tuple(a["shape"] for a in _BARONS["ability"])
STAR, SQUARE, TRIANGLE, CIRCLE, CASTLE = range(5)
HOLDERS: tuple[str, ...] = (*SHAPES, "castle")  # what actions call the armies of their seat
ARMIES = 5
SEATS = len(COLOURS)
NOBLES: tuple[tuple[int, ...], ...] = tuple(tuple(ARMIES * seat + k for k in range(4)) for seat in range(SEATS))
KEEP: tuple[int, ...] = tuple(ARMIES * seat + CASTLE for seat in range(SEATS))  # the stronghold's army
NATIONS: tuple[str, ...] = tuple(n["id"] for n in _TROOPS["nationality"])

# -- pieces

LEVY, DRAFT_SOLDIERS, RALLY, SERVE, MOBILIZE, VERSATILE = range(6)
TITLES: tuple[str, ...] = tuple(c["id"] for c in _ACTIONS["baron_card"])
IMPORTANT, FUND, UPGRADE, MUSTER, UNCERTAIN = range(5)
NEUTRAL_TITLES: tuple[str, ...] = tuple(c["id"] for c in _ACTIONS["neutral_card"])
_COPIES: dict[str, list[int]] = {  # by value of the option `action_copies`: of each title
    "two_each": [c["count"] for c in _ACTIONS["baron_card"]],
    "mobile": [c.get("count_mobile", c["count"]) for c in _ACTIONS["baron_card"]],
}
_MOST = [max(counts) for counts in zip(*_COPIES.values(), strict=True)]
HAND: tuple[int, ...] = tuple(title for title, most in enumerate(_MOST) for _ in range(most))
CARDS = len(HAND)  # of one Baron, whatever the option says; those too many are out of the game
_NEUTRAL: tuple[int, ...] = tuple(i for i, c in enumerate(_ACTIONS["neutral_card"]) for _ in range(c["count"]))

FIRST_NEUTRAL = CARDS * SEATS
FIRST_FATE = FIRST_NEUTRAL + len(_NEUTRAL)
FIRST_EVENT = FIRST_FATE + len(FATE)
FIRST_AGENDA = FIRST_EVENT + len(EVENTS)
FIRST_MERCENARY = FIRST_AGENDA + len(AGENDAS)
_MERCENARIES = [m for m in _TROOPS["mercenary"] for _ in range(m["count"])]
FIRST_REGULAR = FIRST_MERCENARY + len(_MERCENARIES)
_REGULARS = [r for r in _TROOPS["regular"] for _ in range(r["count_per_baron"])]
REGULARS = len(_REGULARS)  # of one Baron
FIRST_KING = FIRST_REGULAR + REGULARS * SEATS
_KINGS = _TROOPS["kings_army"][0]
FIRST_MISSION = FIRST_KING + _KINGS["count"]
PIECES = FIRST_MISSION + len(MISSIONS)

NEUTRAL_CARDS = tuple(range(FIRST_NEUTRAL, FIRST_FATE))
FATE_CARDS = tuple(range(FIRST_FATE, FIRST_EVENT))
EVENT_CARDS = tuple(range(FIRST_EVENT, FIRST_AGENDA))
AGENDA_CARDS = tuple(range(FIRST_AGENDA, FIRST_MERCENARY))
MERCENARIES = tuple(range(FIRST_MERCENARY, FIRST_REGULAR))
KING_CARDS = tuple(range(FIRST_KING, FIRST_MISSION))
MISSION_CARDS = tuple(range(FIRST_MISSION, PIECES))

TITLE: tuple[int, ...] = (*(HAND * SEATS), *_NEUTRAL)  # by Action card
_ALL_TROOPS = [*_MERCENARIES, *(_REGULARS * SEATS), *([_KINGS] * _KINGS["count"])]
FACE: tuple[str, ...] = (
    *(TITLES[t] for t in HAND * SEATS),
    *(NEUTRAL_TITLES[t] for t in _NEUTRAL),
    *(c["id"] for c in FATE),
    *(c["id"] for c in EVENTS),
    *(c["id"] for c in AGENDAS),
    *(t["id"] for t in _ALL_TROOPS),
    *(m["id"] for m in MISSIONS),
)
_COLOUR_OF_BACK = ("red", "green", "blue")
RED, GREEN, BLUE = range(3)
BACKS: tuple[int, ...] = (
    *(seat for seat in range(SEATS) for _ in range(CARDS)),
    *(6 for _ in NEUTRAL_CARDS),
    *(7 for _ in FATE),
    *(8 + _COLOUR_OF_BACK.index(c["color"]) for c in EVENTS),
    *(11 for _ in AGENDAS),
    *(12 for _ in MERCENARIES),
    *(13 for _ in _REGULARS * SEATS),
    *(14 for _ in KING_CARDS),
    *(15 for _ in MISSIONS),
)

# -- Troop cards, by piece

STRENGTH: tuple[int, ...] = (*(0 for _ in range(FIRST_MERCENARY)), *(t["strength"] for t in _ALL_TROOPS))
WAGE: tuple[int, ...] = (*(0 for _ in range(FIRST_MERCENARY)), *(t["wage"] for t in _ALL_TROOPS))
NATION: tuple[int, ...] = (  # -1: Regular Troops
    *(-1 for _ in range(FIRST_MERCENARY)),
    *(NATIONS.index(m["nationality"]) for m in _MERCENARIES),
    *(-1 for _ in range(FIRST_MISSION - FIRST_REGULAR)),
)
TROOP_KINDS: dict[str, tuple[int, int, int]] = {  # by word: strength, wage, nationality
    FACE[p]: (STRENGTH[p], WAGE[p], NATION[p]) for p in range(FIRST_MERCENARY, FIRST_MISSION)
}


def is_mercenary(piece: int) -> bool:
    return FIRST_MERCENARY <= piece < FIRST_REGULAR


def regulars_of(seat: int) -> range:
    return range(FIRST_REGULAR + REGULARS * seat, FIRST_REGULAR + REGULARS * (seat + 1))


def actions_of(seat: int) -> range:
    return range(CARDS * seat, CARDS * (seat + 1))


def hand_of(seat: int, copies: str) -> list[int]:
    """His twelve Action cards: of each title as many as the option says."""
    firsts = {title: CARDS * seat + HAND.index(title) for title in range(len(TITLES))}
    return [firsts[title] + i for title, count in enumerate(_COPIES[copies]) for i in range(count)]


# -- Fate, by card number (piece - FIRST_FATE)

FATE_BARON: tuple[int, ...] = tuple(COLOURS.index(c["baron"]) for c in FATE)
FATE_SHAPE: tuple[int, ...] = tuple(SHAPES.index(c["noble_shape"]) for c in FATE)
FATE_REVOLT: tuple[bool, ...] = tuple(c["revolt"] for c in FATE)
DEAL, PREVENT, VICTORY, DRAW = range(4)
RESULTS = ("deal", "prevent", "victory", "draw")
FATE_BATTLE: tuple[int, ...] = tuple(RESULTS.index(c["battle"]) for c in FATE)
FATE_NATION: tuple[int, ...] = tuple(NATIONS.index(c["nationality"]) for c in FATE)
EXPEDITIONS: tuple[str, ...] = tuple(e["id"] for e in _TABLES["expedition"])
BEST_TO_WORST: tuple[str, ...] = tuple(_TABLES["expedition_results"]["best_to_worst"])
NO_NEWS, LOST = BEST_TO_WORST.index("no_news"), BEST_TO_WORST.index("fleet_lost")
MULTIPLE: tuple[int, ...] = tuple(int(r[0]) if r[0].isdigit() else 0 for r in BEST_TO_WORST)
FATE_VOYAGE: tuple[tuple[int, ...], ...] = tuple(  # by expedition and card: rank of the result
    tuple(BEST_TO_WORST.index(c[e]) for c in FATE) for e in EXPEDITIONS
)

# -- Agendas and Events, by card number

PRIVATE, MOTION, LAW, CHARGE, OFFICE = range(5)
_TYPES = ("private_motion", "motion", "law", "charge", "office")
AGENDA_TYPE: tuple[int, ...] = tuple(_TYPES.index(c["type"]) for c in AGENDAS)
AGENDA_ID: tuple[str, ...] = tuple(c["id"] for c in AGENDAS)
NAMED: tuple[bool, ...] = tuple(c["vote"] == "choose_baron" for c in AGENDAS)
INCOME_OF: tuple[int, ...] = tuple(c.get("concession_income", 0) for c in AGENDAS)  # Concessions (WK-AGD-04)
WAGE_OF: tuple[int, ...] = tuple(c.get("taxation_income", 0) for c in AGENDAS)  # other charges that pay
AWAY: tuple[bool, ...] = tuple(c.get("keeps_holder_away", False) for c in AGENDAS)
MAINTAINED: tuple[int, ...] = tuple(c.get("maintained_troops", 0) for c in AGENDAS)
EVENT_ID: tuple[str, ...] = tuple(c["id"] for c in EVENTS)
EVENT_COLOUR: tuple[int, ...] = tuple(_COLOUR_OF_BACK.index(c["color"]) for c in EVENTS)
CANCEL: tuple[int, ...] = tuple(c["cancel_cost"] for c in EVENTS)
COLOUR_WORDS = ("omen_red", "omen_green", "omen_blue")


def agenda(name: str) -> int:
    """The piece that is the (first) Agenda of this name."""
    return FIRST_AGENDA + AGENDA_ID.index(name)


def event(name: str) -> int:
    return FIRST_EVENT + EVENT_ID.index(name)


(
    LAND_TAX, PEACE_OF_ROADS, NO_RAZING, MERCENARY_DUTY, CHURCH_DUES, HARBOR_DUES, SUMPTUARY, TRUCE_OF_WALLS,
) = (agenda(f"AG-L0{i}") for i in range(1, 9))  # fmt: skip
TREASURER, SPEAKER, LEGATE, WARDEN, MASTER_OF_MERCENARIES = (agenda(f"AG-C{i}") for i in ("08", "09", "10", "11", "12"))
ADMIRAL, CASTELLAN, ENGINES, STANDARD, FORESTER = (agenda(f"AG-O0{i}") for i in (3, 4, 5, 6, 8))
HERETIC, NO_HEIR, BROKEN_LINE, BELOVED = (event(f"EV-{i}") for i in ("R02", "R03", "R04", "G12"))

# -- numbers

_PRINTED: dict[str, dict[str, Any]] = {c["id"]: c for c in (*EVENTS, *AGENDAS, *MISSIONS)}


def printed(card: str, key: str) -> int:
    """A number of one card."""
    number: int = _PRINTED[card][key]
    return number


START_CROWNS = _NUMBERS["starting_crowns"]
START_VOTES = _NUMBERS["starting_votes"]
START_FAITH = _NUMBERS["starting_faith"]
START_MERCENARIES: tuple[int, ...] = tuple(_TABLES["starting"]["mercenaries"])  # by strength
CITY_INFLUENCE = _NUMBERS["influence_per_city"]
ASSEMBLY_VOTES = _NUMBERS["assembly_base_votes"]
CITY_VOTES = _NUMBERS["assembly_votes_per_kingdom_city"]
LEVY_CROWNS = _NUMBERS["levy_taxes_crowns"]
SERVE_FAITH = _NUMBERS["serve_the_church_faith"]
PER_CARD = _NUMBERS["strength_per_fate_card"]
CASUALTY = _NUMBERS["casualty_value"]
BREACH = _NUMBERS["breach_value"]
FULL_VICTORY = _NUMBERS["full_victory"]
REVOLT_FAITH = _NUMBERS["revolt_faith_cost"]
BLESS_COST = _NUMBERS["bless_cost"]
REDIRECT_COST = _NUMBERS["event_redirect_cost"]
ROAD_MOVE = _NUMBERS["road_move"]
PHASE_CARDS = _NUMBERS["phase_cards_per_baron"]
DRAFT_MORE = _NUMBERS["draft_markers_over_barons"]
OFFER_MORE = _NUMBERS["offer_over_barons"]
TWO_BARON_GOAL = _NUMBERS["two_baron_city_goal"]
COMMANDER = _NUMBERS["commander_bonus"]
STANDARD_BONUS = printed("AG-O06", "bonus")
MOST_CARDS = _NUMBERS["max_fate_draw"]
DISCARD = _NUMBERS["commander_discard"]
HEAL_COST = _NUMBERS["muster_cost_per_casualty"]
REPAIR_COST = _NUMBERS["repair_cost_per_breach"]
FORTIFY_COST = _NUMBERS["fortify_cost"]
FORTIFIED = _NUMBERS["fortify_strength"]
FORTIFIED_INCOME = _NUMBERS["fortify_income"]
RAZE = _NUMBERS["raze_multiplier"]
REVOLT_COST = _NUMBERS["revolt_crown_multiplier"]
MOST_STAKE = _NUMBERS["expedition_max_stake"]
FREE_BELOW = _NUMBERS["circle_free_below"]
MOST_CHARGES = _NUMBERS["max_charges"]
AGENDAS_SHOWN = _NUMBERS["agendas_revealed"]
STRONGHOLD = _NUMBERS["stronghold_strength"]
RALLY_VOTES = _NUMBERS["rally_support_votes"]
VERSATILE_CROWNS = _NUMBERS["versatile_crowns"]
STACKS: int = _ACTIONS["stacks"]
PER_STACK: int = _ACTIONS["max_cards_per_baron_per_stack"]
NEUTRAL_PER_STACK: int = _ACTIONS["neutral_per_stack"]
BY_SEATS: dict[int, dict[str, Any]] = {row["n"]: row for row in _TABLES["players"]}
if sorted(BY_SEATS) != list(range(2, SEATS + 1)):
    raise Malformed(f"tables.toml: players: one row for each of 2 to {SEATS} Barons, not for {sorted(BY_SEATS)}")
for _men in START_MERCENARIES:
    if sum(m["strength"] == _men for m in _MERCENARIES) < SEATS:
        raise Malformed(f"tables.toml: starting.mercenaries: there are not {SEATS} Mercenaries of {_men}")
FEES: tuple[int, ...] = tuple(spot["fee"] for spot in _TABLES["mercenary_track"])
SPOT_FROM: tuple[int, ...] = tuple(spot["min_players"] for spot in _TABLES["mercenary_track"])
SPOTS: tuple[int, ...] = tuple(e["spots"] for e in _TABLES["expedition"])  # by expedition
PHASES: tuple[str, ...] = ("taxation", "wages", "assembly")
TAXATION, WAGES, ASSEMBLY = range(3)

# -- modules (WK-VAR-08, WK-VAR-13, WK-VAR-14; WK-VAR-15: there are no others)

_KING = _MODULES["the_king"]
_LENGTH = {8: "short", 10: "standard", 12: "long", 15: "long"}
KING_POOL: dict[int, int] = {n: _KING["pool_per_baron"][word] for n, word in _LENGTH.items()}
KING_TARGET: dict[int, int] = {n: _KING["target_influence"][word] for n, word in _LENGTH.items()}
KINGS_CARDS: int = _KING["kings_army_cards_per_baron"]
KING_INFLUENCE: int = _KING["king_bonus_influence"]
MISSIONS_DEALT: int = _MODULES["missions"]["dealt_per_baron"]
MISSION_VALUE: int = _MODULES["missions"]["value"]
MISSION_ID: tuple[str, ...] = tuple(m["id"] for m in MISSIONS)

# -- names for people

NAMES: dict[str, dict[str, str]] = {
    c["id"]: {"en": c["name_en"], "it": c["name_it"]}
    for c in (
        *_ACTIONS["baron_card"], *_ACTIONS["neutral_card"], *EVENTS, *AGENDAS, *MISSIONS, *_TROOPS["nationality"],
        *_TABLES["expedition"], *_TABLES["special_phase"], *_TROOPS["regular"], _KINGS,
    )
}  # fmt: skip
NAMES |= {n["id"]: {"en": n["name"], "it": n["name"]} for n in _BARONS["noble"]}
NAMES |= {
    m["id"]: {lang: f"{NAMES[m['nationality']][lang]} {m['strength']}" for lang in ("en", "it")} for m in _MERCENARIES
}


def _filled(card: dict[str, Any], key: str) -> str:
    """What a card says, with the numbers that stand beside it or among the constants."""
    return str(card[key]).format_map({**_NUMBERS, **card})


CARD_TEXTS: dict[str, dict[str, str]] = {
    c["id"]: {"en": _filled(c, "effect" if "effect" in c else "requirement"), "it": _filled(c, "text_it")}
    for c in (*_ACTIONS["baron_card"], *_ACTIONS["neutral_card"], *EVENTS, *AGENDAS, *MISSIONS)
}
