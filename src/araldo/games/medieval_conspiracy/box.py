"""What is in the box: cards, pieces, prices and limits, read once from data/*.toml into plain tables.

Pieces that can be hidden are numbered: 0-37 event cards, 38-97 Action cards, 98-104 elector cards.
"""

from __future__ import annotations

from pathlib import Path

from araldo.kernel.data import reader
from araldo.kernel.errors import Malformed

FOLDER = Path(__file__).parent
load = reader(FOLDER)

_EVENTS = load("event_cards.toml")["event"]
_ACTIONS = load("action_cards.toml")["action"]
_MASTERS = load("master_cards.toml")["master"]
_TABLES = load("tables.toml")
_PARTS = load("components.toml")
_MAP = load("map.toml")

COLOURS: tuple[str, ...] = tuple(c["id"] for c in _PARTS["colours"]["list"])

# -- cards

EVENT_KINDS: tuple[str, ...] = tuple(c["id"] for c in _EVENTS)
ACTION_KINDS: tuple[str, ...] = tuple(c["id"] for c in _ACTIONS)
ACTION_COUNT: dict[str, int] = {c["id"]: c["count"] for c in _ACTIONS}
TIMING: dict[str, tuple[str, ...]] = {c["id"]: tuple(c["timing"]) for c in _ACTIONS}
COLOUR: dict[str, str] = {c["id"]: c["colour"] for c in _ACTIONS}
ELECTORS: tuple[str, ...] = tuple(t["id"] for t in _MAP["territory"] if t["kind"].startswith("electorate"))

_EVENT_FACES = [c["id"] for c in _EVENTS for _ in range(c["count"])]
_ACTION_FACES = [c["id"] for c in _ACTIONS for _ in range(c["count"])]
FACE: tuple[str, ...] = (*_EVENT_FACES, *_ACTION_FACES, *ELECTORS)  # by piece: the card's kind
EVENT_CARDS = tuple(range(len(_EVENT_FACES)))
ACTION_CARDS = tuple(range(len(EVENT_CARDS), len(EVENT_CARDS) + len(_ACTION_FACES)))
ELECTOR_CARDS = tuple(range(ACTION_CARDS[-1] + 1, len(FACE)))
CARDS: dict[str, frozenset[int]] = {k: frozenset(c for c in ACTION_CARDS if FACE[c] == k) for k in ACTION_KINDS}
# By moment: the Action cards that may be played then.
PLAYABLE: dict[str, frozenset[int]] = {
    moment: frozenset(c for c in ACTION_CARDS if moment in TIMING[FACE[c]])
    for moment in {moment for moments in TIMING.values() for moment in moments}
}
PIECES = len(FACE)
BACKS: tuple[int, ...] = (0,) * len(EVENT_CARDS) + (1,) * len(ACTION_CARDS) + (2,) * len(ELECTOR_CARDS)

# -- pieces

_COUNT: dict[str, int] = {p["id"]: p["count"] for p in _PARTS["piece"]}
KNIGHTS, MERCENARIES, FAMILY = _COUNT["knight"], _COUNT["mercenary"], _COUNT["family"]
CASTLES, MONASTERIES, CITIES, RELICS = (_COUNT[k] for k in ("castle", "monastery", "reichsstadt", "relic"))

# -- numbers

_INCOME, _COSTS, _LIMITS, _SETUP = (_TABLES[k] for k in ("income", "costs", "limits", "setup"))
BASE: dict[str, int] = {
    "secular": _INCOME["secular_fief"],
    "ecclesiastical": _INCOME["ecclesiastical_fief"],
    "electorate": _INCOME["electorate"],
}
MASTER_INCOME: int = _INCOME["master_card"]
CASTLE_INCOME: int = _INCOME["castle"]
MONASTERY_INCOME: int = _INCOME["monastery"]
RELIC_INCOME: int = _INCOME["relic"]
PREACHER_INCOME: int = _INCOME["preacher"]
MINIMUM_INCOME: int = _INCOME["minimum"]
_TRADE = _TABLES["trade"]
ROAD: tuple[int, int, int] = (_TRADE["no_reichsstadt"], _TRADE["one_reichsstadt"], _TRADE["two_reichsstadt"])
_ABROAD = _TABLES["trade_foreign"]
FOREIGN_ROAD: tuple[int, int] = (_ABROAD["no_reichsstadt"], _ABROAD["one_reichsstadt"])
MERCENARY_COST: int = _COSTS["mercenary_with_card"]
LEVY_COST: int = _COSTS["mercenary_by_discard"]
WAR_LEVY_COST: int = _COSTS["mercenary_by_discard_war_emphasis"]
CASTLE_COST: int = _COSTS["castle_in_anarchy"]
HAND: int = _LIMITS["hand"]
IMMUNE: int = _LIMITS["immunity_territories"]
GARRISON: tuple[int, int] = (_LIMITS["garrison_knights"], _LIMITS["garrison_mercenaries"])
LEAST_BID: int = _LIMITS["event_min_bid"]
RAISE: int = _LIMITS["min_raise"]
DEPOSE: int = _LIMITS["electors_to_depose"]
DEAREST: int = _LIMITS["ransom_max"]
START_DUCATS: int = _SETUP["ducats"]
START_CARDS: int = _SETUP["action_cards"]
START_KNIGHTS: int = _SETUP["knights"]
START_MERCENARIES: int = _SETUP["mercenaries"]
MORE_KNIGHTS: int = _SETUP["war_emphasis_knights"]
MORE_MERCENARIES: int = _SETUP["war_emphasis_mercenaries"]
START_HEIRS: int = _SETUP["heirs"]
FIEFS: dict[int, tuple[int, int]] = {r["players"]: (r["standard"], r["quick"]) for r in _TABLES["setup_fiefs"]}
ELECTOR_BID: dict[int, tuple[int, int]] = {
    r["players"]: (r["standard"], r["quick"]) for r in _TABLES["elector_minimum_bid"]
}
for _rows, _name in ((FIEFS, "setup_fiefs"), (ELECTOR_BID, "elector_minimum_bid")):
    if sorted(_rows) != list(range(2, len(COLOURS) + 1)):
        raise Malformed(
            f"tables.toml: {_name}: one row for each of 2 to {len(COLOURS)} players, not for {sorted(_rows)}"
        )
_ORDINARY = sum(c["count"] for c in _EVENTS if not c["id"].startswith("death_of"))
_PILED: tuple[int, int] = (_TABLES["event_deck"]["pile_1"], _TABLES["event_deck"]["pile_2"])
PILES: tuple[int, ...] = (*_PILED, _ORDINARY - sum(_PILED))

# -- Masters, in the order of their rank

MASTERS: tuple[str, ...] = tuple(m["id"] for m in _MASTERS)
FAITH, WAR, TRADE = range(3)
_MASTER_WORDS = tuple(name.removeprefix("master_") for name in MASTERS)
MASTER_LEAST: tuple[int, ...] = tuple(_TABLES["master_minimum"][word] for word in _MASTER_WORDS)
MASTER_GLORY: tuple[int, ...] = tuple(_TABLES["glory"][name] for name in MASTERS)
STRICT_NEUTRAL: tuple[int, ...] = tuple(_TABLES["strict_neutral_electors"][word] for word in _MASTER_WORDS)
ELECTORATE_GLORY: int = _TABLES["glory"]["electorate"]
KNIGHT_VALUE: int = _TABLES["master_minimum"]["knight_value"]
MERCENARY_VALUE: int = _TABLES["master_minimum"]["mercenary_value"]

# -- combat

_COMBAT = _TABLES["combat"]
HIT_AT: int = _COMBAT["hit_at"]
DOUBLE_AT: int = _COMBAT["double_hit_at"]
FRONT: int = _COMBAT["front_max"]
SUPPORT: int = _COMBAT["support_per_row_max"]
CASTLE_MALUS: int = _COMBAT["castle_attacker"]
RELIC_BONUS: int = _COMBAT["relic_defender"]
PREACHER_BONUS: int = _COMBAT["preacher_defender"]
FORGING: int = _TABLES["combat_reconstructed"]["art_of_forging"]
HOSTLER: int = _TABLES["combat_reconstructed"]["hostler"]
CAPTURED_AT: int = _TABLES["combat_knight"]["captured_at"]
KILLED_AT: int = _TABLES["combat_knight"]["killed_at"]
DEATH, CHILD, TWINS = (tuple(_TABLES["fate"][word]) for word in ("death", "child", "twins"))  # faces of the die
if sorted((*DEATH, *CHILD, *TWINS)) != [1, 2, 3, 4, 5, 6]:
    raise Malformed("tables.toml: fate: each face of the die, 1 to 6, stands once among death, child and twins")
REMOVES: dict[str, tuple[int, int]] = {  # knights and mercenaries that a card takes from one territory
    c["id"]: (c["params"]["knights"], c["params"]["mercenaries"]) for c in _ACTIONS if "knights" in c.get("params", {})
}
FLEE_HIT: tuple[tuple[int, ...], tuple[int, ...]] = (
    tuple(_TABLES["retreat"]["unwounded"]),
    tuple(_TABLES["retreat"]["wounded"]),
)

# -- what texts say

FIGURES: dict[str, int] = {
    "church_yield": BASE["ecclesiastical"],
    "start_heirs": START_HEIRS,
    "levy_cost": LEVY_COST,
    "war_levy_cost": WAR_LEVY_COST,
    "mercenary_cost": MERCENARY_COST,
    "castle_cost": CASTLE_COST,
    "castle_income": CASTLE_INCOME,
    "least_raise": RAISE,
    "garrison_knights": GARRISON[0],
    "garrison_mercenaries": GARRISON[1],
    "hand_limit": HAND,
    "forging": FORGING,
    "hostler": HOSTLER,
}

# -- units: a number tells owner, kind and hits

ESTATES: tuple[str, str] = ("secular", "ecclesiastical")
SECULAR, CHURCH = 0, 1
KNIGHT, MERCENARY = 0, 4
WORDS = ("knight", "knight_1", "knight_2", "knight_3", "mercenary", "mercenary_1", "mercenary_2", "mercenary_3")


WORD_NUMBER: dict[str, int] = {word: i for i, word in enumerate(WORDS)}


def unit(seat: int, kind: int, hits: int = 0) -> int:
    return seat * 8 + kind + hits


def owner_of(u: int) -> int:
    return u >> 3


def kind_of(u: int) -> int:
    return u & 4


def hits_of(u: int) -> int:
    return u & 3


def unhurt(u: int) -> int:
    """The unit without its hits."""
    return u & ~3


def word_of(u: int) -> str:
    """What actions call a unit: its kind, and its hits if it is wounded."""
    return WORDS[u & 7]


def unit_of(seat: int, word: str) -> int:
    return seat * 8 + WORD_NUMBER[word]
