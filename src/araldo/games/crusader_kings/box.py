"""What is in the box: cards, characters, trait tokens, prices and limits, read once from data/*.toml into plain tables.

Pieces are numbered: Action cards, then Development cards, Characters (the five Culture decks, the rulers, Glitterhoof)
and trait tokens. Only Action cards are ever secret one by one. What lies in a Culture deck, in the Development deck or
in the General bag is known as a whole, because everything outside lies open: such a stock has no order, and a draw from
it is a draw at random.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from araldo.kernel.data import reader
from araldo.kernel.errors import Malformed

FOLDER = Path(__file__).parent
load = reader(FOLDER)

_CARDS = load("action_cards.toml")
_DEVELOPMENTS = load("developments.toml")["development"]
_PEOPLE = load("characters.toml")
_TRAITS = load("traits.toml")["trait"]
_TRACK = load("crusade_track.toml")["space"]
_ACTIONS = load("actions.toml")
_PARTS = load("components.toml")
_HOUSES = load("dynasties.toml")["dynasty"]

CULTURES: tuple[str, ...] = tuple(c["id"] for c in load("map.toml")["culture"])
_CULTURE = {c: i for i, c in enumerate(CULTURES)}

# -- Action cards

DECKS: tuple[str, ...] = tuple(d["id"] for d in _CARDS["deck"])
REALM, INTRIGUE, WAR, TAX, CRUSADE = range(5)
DRAW_LEAST: tuple[int, ...] = tuple(d["era_draw_min"] for d in _CARDS["deck"])
DRAW_MOST: tuple[int, ...] = tuple(d["era_draw_max"] for d in _CARDS["deck"])
DECK: tuple[int, ...] = tuple(DECKS.index(c["deck"]) for c in _CARDS["card"])  # by Action card
EVENT: tuple[str, ...] = tuple(c["event"] for c in _CARDS["card"])
FACE: tuple[str, ...] = tuple(f"{c['deck']}.{c['event']}" for c in _CARDS["card"])  # equal cards have one face
CARDS = len(DECK)

# -- Development cards: twelve kinds, two copies each (CK-DEV-08); their effects are data (CK-DEV-07)

KINDS: tuple[str, ...] = tuple(d["id"] for d in _DEVELOPMENTS)
COUNCILLOR: tuple[bool, ...] = tuple(d["type"] == "councillor" for d in _DEVELOPMENTS)  # by kind; else an Invention
DEFENSIVE: tuple[bool, ...] = tuple(bool(d["defensive"]) for d in _DEVELOPMENTS)
DEVELOPMENT0 = CARDS
_DEV_KINDS = [i for i, d in enumerate(_DEVELOPMENTS) for _ in range(d["count"])]
DEVELOPMENTS = tuple(range(DEVELOPMENT0, DEVELOPMENT0 + len(_DEV_KINDS)))
(CHANCELLOR, STEWARD, MARSHAL, SPYMASTER, ARCHBISHOP, PHYSICIAN) = (
    KINDS.index(k) for k in ("chancellor", "steward", "marshal", "spymaster", "archbishop", "court_physician")
)
NAVY, PLATE_ARMOR, ROYAL_GUARD, BANK, LIBRARY = (
    KINDS.index(k) for k in ("navy", "plate_armor", "royal_guard", "bank", "library")
)


KIND: dict[int, int] = dict(zip(DEVELOPMENTS, _DEV_KINDS, strict=True))  # by Development card


def kind_of(piece: int) -> int:
    """The kind of a Development card."""
    return KIND[piece]


# -- Characters

PERSON0 = DEVELOPMENT0 + len(_DEV_KINDS)
_FOLK: list[dict[str, Any]] = [*_PEOPLE["character"], *_PEOPLE["ruler"], *_PEOPLE["special_character"]]
PERSON_IDS: tuple[str, ...] = tuple(p["id"] for p in _FOLK)
PERSON: dict[str, int] = {p["id"]: PERSON0 + i for i, p in enumerate(_FOLK)}
PERSON_NAMES: dict[str, str] = {p["id"]: p["name"] + (f" {p['epithet']}" if p.get("epithet") else "") for p in _FOLK}
_SEX: tuple[str, ...] = tuple(p["sex"] for p in _FOLK)
_NUMBERS: tuple[int, ...] = tuple(p["number"] for p in _FOLK)
_PERSON_CULTURE: tuple[int, ...] = tuple(_CULTURE.get(p["culture"], -1) for p in _FOLK)
CULTURE_CARDS: tuple[tuple[int, ...], ...] = tuple(
    tuple(PERSON[p["id"]] for p in _PEOPLE["character"] if p["culture"] == c) for c in CULTURES
)
RULERS: tuple[int, ...] = tuple(PERSON[p["id"]] for p in _PEOPLE["ruler"])
GLITTERHOOF = PERSON[_PEOPLE["special_character"][0]["id"]]
DEFAULT_TRAITS: dict[int, tuple[str, ...]] = {PERSON[p["id"]]: tuple(p["default_traits"]) for p in _PEOPLE["ruler"]}
RULER_HOUSE: dict[int, str] = {PERSON[p["id"]]: p["dynasty"] for p in _PEOPLE["ruler"]}


NAME: dict[int, str] = {piece: name for name, piece in PERSON.items()}  # by Character
SEX: dict[int, str] = dict(zip(PERSON.values(), _SEX, strict=True))


def id_of(piece: int) -> str:
    return NAME[piece]


def sex_of(piece: int) -> str:
    return SEX[piece]


def number_of(piece: int) -> int:
    """The number printed on a Character card (CK-EVT-05)."""
    return _NUMBERS[piece - PERSON0]


def culture_of(piece: int) -> int:
    return _PERSON_CULTURE[piece - PERSON0]


# -- dynasties: the words that actions use for them

HOUSES: tuple[str, ...] = tuple(h["id"] for h in _HOUSES)
HOUSE_WORDS: tuple[str, ...] = tuple(f"house.{h}" for h in HOUSES)
HOUSE_CULTURE: tuple[int, ...] = tuple(_CULTURE[h["culture"]] for h in _HOUSES)
HOUSE_NAMES: dict[str, dict[str, str]] = {f"house.{h['id']}": {"en": h["name_en"], "it": h["name_it"]} for h in _HOUSES}

# -- trait tokens

POOLS = ("starting", "event", "crusade", "random")
STARTING, EVENTUAL, CRUSADER, RANDOM = range(4)
TRAITS: tuple[str, ...] = tuple(t["id"] for t in _TRAITS)
GREEN_TRAIT: dict[str, bool] = {t["id"]: t["colour"] == "green" for t in _TRAITS}
CRITICAL_TRAIT: dict[str, bool] = {t["id"]: bool(t["critical_for"]) for t in _TRAITS}
TOKEN0 = PERSON0 + len(_FOLK)
_TOKENS = [(t["id"], pool) for pool, name in enumerate(POOLS) for t in _TRAITS for _ in range(t[f"count_{name}"])]
TOKENS = tuple(range(TOKEN0, TOKEN0 + len(_TOKENS)))
TRAIT: tuple[str, ...] = tuple(trait for trait, _ in _TOKENS)  # by token, from TOKEN0
POOL: tuple[int, ...] = tuple(pool for _, pool in _TOKENS)
GREEN: tuple[bool, ...] = tuple(GREEN_TRAIT[trait] for trait, _ in _TOKENS)
STINGY = TOKEN0 + next(i for i, (trait, pool) in enumerate(_TOKENS) if trait == "stingy" and pool == RANDOM)
PIECES = TOKEN0 + len(_TOKENS)

_CULTURE_BACK = 6  # Action decks 0-4, Development 5, Cultures 6-10, rulers and Glitterhoof 11, tokens 12
BACKS: tuple[int, ...] = (
    *DECK,
    *(5 for _ in DEVELOPMENTS),
    *(
        _CULTURE_BACK + c if p in CULTURE_CARDS[c] else 11
        for p, c in zip(PERSON.values(), _PERSON_CULTURE, strict=True)
    ),
    *(12 for _ in TOKENS),
)


def trait_of(token: int) -> str:
    return TRAIT[token - TOKEN0]


def is_green(token: int) -> bool:
    return GREEN[token - TOKEN0]


# -- checks: what a token is worth in each of them (CK-CHK-02, CK-CHK-05)

FAIL, SUCCEED, CRITICAL_FAIL, CRITICAL_SUCCESS = range(4)
CHECKS: tuple[str, ...] = tuple(a["id"] for a in _ACTIONS["action"] if a["resolution"] == "check")
_CRITICALS: dict[str, list[str]] = {a["id"]: a["criticals"] for a in _ACTIONS["action"]}


def _worth(kind: str, trait: str) -> int:
    green = GREEN_TRAIT[trait]
    if trait in _CRITICALS[kind]:
        return CRITICAL_FAIL if green else CRITICAL_SUCCESS
    return SUCCEED if green else FAIL


WORTH: dict[str, tuple[int, ...]] = {kind: tuple(_worth(kind, trait) for trait in TRAIT) for kind in CHECKS}
PLOTS = ("plot_casus_belli", "plot_incite_revolt", "plot_assassinate", "plot_bribe", "plot_divorce")
_GROUPS: dict[str, tuple[str, ...]] = {g["id"]: tuple(g["members"]) for g in _ACTIONS["action_group"]}


def _effects(effect: str) -> list[tuple[str, int, dict[str, Any]]]:
    """Every effect of a kind: on a Development card (its kind) or on the Crusade track (its position from 0)."""
    found = [("card", i, e) for i, d in enumerate(_DEVELOPMENTS) for e in d["effects"] if e["kind"] == effect]
    return found + [("space", i, s["bonus"]) for i, s in enumerate(_TRACK) if s["bonus"]["kind"] == effect]


def _by_action(effect: str, where: str) -> dict[str, dict[int, int]]:
    table: dict[str, dict[int, int]] = {kind: {} for kind in CHECKS}
    for place, index, e in _effects(effect):
        if place == where:
            for kind in _GROUPS.get(e["action"], (e["action"],)):
                table[kind][index] = e["n"]
    return table


CARD_DRAWS = _by_action("draws", "card")  # check -> kind of card -> draws
SPACE_DRAWS = _by_action("draws", "space")
CARD_GUARD = _by_action("enemy_success", "card")  # successes that a check against the owner needs besides
CARD_TAX: dict[int, int] = {i: e["n"] for place, i, e in _effects("tax_gold") if place == "card"}
SPACE_TAX: dict[int, int] = {i: e["n"] for place, i, e in _effects("tax_gold") if place == "space"}
_DEFENCE = _effects("defence_success")
MOBILISED_DEFENCE: dict[int, int] = {i: e["n"] for p, i, e in _DEFENCE if e["scope"] == "mobilised_territories"}
CASTLE_DEFENCE: dict[int, int] = {i: e["n"] for p, i, e in _DEFENCE if e["scope"] == "castle_territories"}
BONUS_CARDS: dict[int, int] = {i: e["n"] for place, i, e in _effects("bonus_card") if place == "space"}
FAR_REACH: dict[str, int] = {e["action"]: i for _, i, e in _effects("range_unlimited")}
BANK_LEAST, BANK_GAIN = next((e["min_gold"], e["n"]) for _, i, e in _effects("upkeep_gold"))
CRUSADES: int = next(e["n"] for _, i, e in _effects("crusades_per_era"))  # with an Archbishop
MARSHAL_CALMS: int = next(e["n"] for _, i, e in _effects("active_remove_unrest"))
LIBRARY_OFF, LIBRARY_LEAST = next((e["n"], e["minimum"]) for _, i, e in _effects("develop_discount"))

# -- the Crusade track

SPACES = len(_TRACK)
SPACE_TRAIT: tuple[str, ...] = tuple(s["trait_token"] for s in _TRACK)

# -- numbers

_META = _ACTIONS["meta"]
BASE_DRAWS: int = _META["base_draws"]
DRAW_COST: int = _META["gold_per_extra_draw"]
FOOT_COST: int = _META["upkeep_per_footsoldier"]
BASE: dict[str, int] = {a["id"]: a["base_successes"] for a in _ACTIONS["action"] if "base_successes" in a}
_MURDER = next(a for a in _ACTIONS["action"] if a["id"] == "plot_assassinate")
HEIR_NEED: int = _MURDER["heir_successes"]  # CK-INT-08
KING_NEED: int = _MURDER["king_successes"]
CASTLE_COST: int = _META["castle_cost"]
BRIBE_COST: int = _META["bribe_cost"]
ADOPTION_COST: int = _META["adoption_cost"]
PILLAGE: int = _META["pillage_gold"]
ATTEMPT_COST: tuple[int, ...] = tuple(_META["multi_attempt_extra_cost"])
OVER_NEED: int = _META["max_draws_over_successes"]
CANCEL_COST: int = _META["sabotage_gold_per_draw"]
_COUNT: dict[str, int] = {c["id"]: c["count"] for c in _PARTS["component"]}
_LIMITS = _PARTS["limits"]
GOLD: int = _PARTS["meta"]["gold_total"]
CASTLES, UNREST, HARVESTS, FAILURES, PLAGUES = (
    _COUNT[k] for k in ("castle", "unrest_token", "harvest_token", "crop_failure_token", "plague_token")
)
MOST_LANDS: int = _LIMITS["territories_max"]
MOST_FOOT: int = _LIMITS["mobilised_max"]
MOST_CHILDREN: int = _LIMITS["children_max"]
MOST_OF_TYPE: int = _LIMITS["developments_of_a_type_max"]
MOST_SHIELDS: int = _LIMITS["shields_on_track_max"]
HAND: int = _LIMITS["hand_size"]
OLD_AGE: int = _LIMITS["age_tokens_to_die"] - 1  # CK-RND-13: who has as many and would get another dies
DISPLAY: int = _LIMITS["developments_on_display"]
ROUNDS: int = _LIMITS["rounds_per_era"]
TURNS: int = _LIMITS["turns_per_round"]
OFFERS: int = _LIMITS["offers_per_round"]  # CK-MAR-21
LEAST_PARTIES: int = _LIMITS["dynasties_min"]
MOST_PARTIES: int = _LIMITS["dynasties_max"]
COST_BY_ORDER: tuple[int, ...] = tuple(load("developments.toml")["meta"]["cost_by_order"])  # CK-RLM-06
if len(COST_BY_ORDER) < DISPLAY:
    raise Malformed(f"components.toml: developments_on_display: {DISPLAY} cards, and prices for {len(COST_BY_ORDER)}")

# -- achievements

ACHIEVEMENTS: tuple[str, ...] = tuple(a["id"] for a in _ACTIONS["achievement"])
CRUSADER_TOKEN, BUILDER_TOKEN, INVENTOR_TOKEN, JERUSALEM_TOKEN = range(4)
THRESHOLD: tuple[int, ...] = tuple(a.get("threshold", 0) for a in _ACTIONS["achievement"])
AWARD_VP: tuple[int, ...] = tuple(a["vp"] for a in _ACTIONS["achievement"])

# -- scenarios and strategies

SCENARIOS: dict[str, dict[str, Any]] = {s["id"]: s for s in load("scenarios.toml")["scenario"]}
STRATEGIES: tuple[dict[str, Any], ...] = tuple(load("ai.toml")["strategy"])
STRATEGY_IDS: tuple[str, ...] = tuple(s["id"] for s in STRATEGIES)
GUIDES: tuple[dict[str, Any], ...] = tuple(load("strategies.toml")["guide"])
