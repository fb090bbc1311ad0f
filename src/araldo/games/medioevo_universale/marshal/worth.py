"""What things are worth to a seat now, in one currency: Florins, of which a thousand are a point of honour."""

from __future__ import annotations

from functools import lru_cache

from araldo.games.medioevo_universale.board import BOARDS, HOLY, SIZE
from araldo.games.medioevo_universale.board import KINGDOM as KINGDOM_OF
from araldo.games.medioevo_universale.box import (
    CARD,
    CARD_NEEDS,
    FLORINS_EACH,
    HOLD,
    LAST_TURN,
    LT_AT,
    PARAMS,
    SIZE_HONOUR,
    SIZE_VF,
    TECH_LEVEL,
    TECH_NEEDS,
    TECH_PRICE,
    TECHS,
    TECHS_A_TURN,
    TECHS_EACH,
    best,
    meets,
)
from araldo.games.medioevo_universale.box import TAX as TAXES
from araldo.games.medioevo_universale.marshal.character import Character
from araldo.games.medioevo_universale.rules.armies import strength
from araldo.games.medioevo_universale.rules.course import final_honour
from araldo.games.medioevo_universale.rules.land import rebel_level
from araldo.games.medioevo_universale.rules.players import living
from araldo.games.medioevo_universale.rules.structures import buildings
from araldo.games.medioevo_universale.rules.taxes import cathedrals, owed
from araldo.games.medioevo_universale.state import BARBARIANS, Medioevo

HONOUR = FLORINS_EACH  # MU-VIC-02: so many Florins are a point at the end
VF: int = PARAMS["mercenario"]["price"]  # MU-REI-03
TAX = TAXES["territory"]  # a territory pays each turn (MU-TAX-01)
SEVEN = TECHS_EACH  # technologies for a point (MU-TEC-07)
TOP = 4  # the level of a technology that gives a point
A_TURN = TECHS_A_TURN
SETTLEMENT = 60  # supply, and a place to reload
RAISED = (150, 200)  # each turn at LT II, and at LT III: taxes, cards, holds, Captains (a guess that plays well)
UNIT_GAIN = 8  # what a unit of hold brings in a turn on an ordinary route
COMPLETION = 0.8  # the chance that each further territory of a Kingdom is taken and kept
STRONGEST = 12  # barbarians against whom a garrison is kept; more are not worth waiting for

# What a technology saves or brings its owner each turn.
USE: dict[str, int] = {
    "legge": 30, "tessitura": 16, "carpenteria": 14, "commercio": 15, "matematica": 12, "caccia": 9, "forgiatura": 8,
    "scuola_militare": 12, "agricoltura": 8, "misticismo": 4, "allevamento": 4, "istruzione": 3, "conio": 15,
    "architettura": 9, "mulino": 18, "astronomia": 14, "tattica": 8, "banche": 45, "gilde": 45, "universita": 120,
    "letteratura": 6, "filosofia": 12, "mercato": 15, "cartografia": 12, "investitura": 6, "monoteismo": 8,
}  # fmt: skip

# What a card is worth to who can use it, by what it does at ten turns (see also `card`).
CARDS: dict[str, int] = {
    "mercante": 60, "gabelliere": 40, "abate": 400, "contessa": 400, "ospitaliere": 400, "ciambellano": 300,
    "giullare": 200, "vescovo": 150, "usuraio": 100, "mecenate": 120, "architetto": 120, "capomastro": 80,
    "carovaniere": 90, "esattore": 50, "mercenario": 90, "cardinale": 40, "cavaliere": 30, "cerusico": 40, "medico": 30,
    "guardia": 130, "miliziano": 110, "carpentiere": 100, "maresciallo": 90, "conestabile": 150, "condottiero": 120,
    "templare": 70, "genio": 90, "balestriere": 110, "eroina": 90, "monaco": 60, "arciere": 90, "avaro": 130,
    "taccagno": 150, "ladro": 140, "assassino": 60, "sicario": 90, "principessa": 120, "diplomatico": 80,
    "targa_d_oro": 40, "concessione": 60, "bardo": 150, "castellano": 90, "infiltrato": 60, "inquisitore": 40,
    "flagellante": 40, "pirata": 40, "corsaro": 60, "spia": 20,
}  # fmt: skip
EACH_TURN = ("mercante", "gabelliere")
LATER = 0.4  # a card that cannot be used yet


def turns_left(s: Medioevo) -> int:
    """After this one."""
    last = s.ends_after or int(s.options["end_turns"] or LAST_TURN)
    return max(0, last - s.turn)


def projected(s: Medioevo, seat: int) -> int:
    """Honour if the game ended now."""
    return s.honour[seat] + final_honour(s, seat)


def standing(s: Medioevo, seat: int) -> float:
    """Honour as it seems now, with what will become honour; for comparing players."""
    return projected(s, seat) + s.tech[seat].bit_count() / SEVEN


def leader(s: Medioevo, seat: int) -> int:
    """The strongest rival."""
    return max((x for x in living(s) if x != seat), key=lambda x: (standing(s, x), -x))


def debt(s: Medioevo, seat: int) -> int:
    """MU-LON-04: Florins that the last Taxes will ask for, from the Commerce before them on; a loan costs honour."""
    return sum(map(owed, s.loans[seat])) if turns_left(s) <= 1 else 0


# -- land


def danger(s: Medioevo, t: int) -> int:
    """The strongest barbarians beside a territory."""
    return max((s.wild[n] for n in BOARDS[s.board].near[t] if s.owner[n] == BARBARIANS), default=0)


def garrison(s: Medioevo, t: int) -> int:
    """VF that keep an own territory: no rebellion, no easy prey."""
    return max(rebel_level(s, t), min(STRONGEST, danger(s, t)))


def missing(s: Medioevo, seat: int, k: int) -> list[int]:
    return [t for t in BOARDS[s.board].members[k] if s.owner[t] != seat]


def share(s: Medioevo, seat: int, t: int) -> float:
    """The part of its Kingdom's honour and armies that a territory not yet owned brings."""
    k, left = KINGDOM_OF[t], turns_left(s)
    lacking = missing(s, seat, k)
    if len(lacking) > left + 1:
        return 0.0
    kept = [x for x in lacking if s.owner[x] >= 0 and x != t and not s.war[seat] >> s.owner[x] & 1]
    if kept:
        return 0.0
    armies = VF * SIZE_VF[SIZE[k]] * max(0, left + 1 - len(lacking))
    whole = HONOUR * SIZE_HONOUR[SIZE[k]] + armies
    return whole * COMPLETION ** (len(lacking) - 1) / max(1, len(lacking))


def land(s: Medioevo, seat: int, t: int) -> float:
    """A territory that one does not own."""
    value = TAX * (turns_left(s) + 1) + share(s, seat, t) + (SETTLEMENT if s.town[t] else 0)
    value += HONOUR if s.church[t] else 0
    return value + (2 * HONOUR if HOLY[t] else 0)


def loss(s: Medioevo, seat: int, t: int) -> float:
    """What a territory's owner loses with it."""
    k = KINGDOM_OF[t]
    whole = not missing(s, seat, k)
    value = TAX * (turns_left(s) + 1) + (HONOUR * SIZE_HONOUR[SIZE[k]] if whole else 0)
    value += HONOUR * (s.church[t] + len(buildings(s, t)) // 2)
    return value + (3 * HONOUR if HOLY[t] else 0)


def weak(s: Medioevo, seat: int, t: int) -> int:
    """VF that an own territory lacks: against rebellion; while there is time for raids, against those next door too."""
    need = garrison(s, t) if turns_left(s) else rebel_level(s, t)
    return max(0, need - strength(s, seat, t))


# -- technologies


@lru_cache(maxsize=4096)
def ends(techs: int, tech: int) -> tuple[tuple[int, int], ...]:
    """Lines of which a technology is a part: how many steps are missing, and their prices together."""
    found = []
    for last, level in enumerate(TECH_LEVEL):
        line = TECH_NEEDS[last] | 1 << last
        if level == TOP and line >> tech & 1 and not techs >> last & 1:
            steps = [i for i in range(len(TECHS)) if (line & ~techs) >> i & 1]
            found.append((len(steps), sum(TECH_PRICE[i] for i in steps)))
    return tuple(found)


def technology(s: Medioevo, seat: int, tech: int, learned: int) -> float:
    """What one more technology brings by the end. `learned`: a mask of those in the basket already."""
    have, left = s.tech[seat] | learned, turns_left(s)
    count = have.bit_count()
    slots = A_TURN * (left + 1) - learned.bit_count()
    short = SEVEN - count % SEVEN
    value = HONOUR if short == 1 else HONOUR / SEVEN if short <= slots else 0.0
    finished = [HONOUR * TECH_PRICE[tech] / cost for steps, cost in ends(have, tech) if steps <= left + 1]
    value += max(finished, default=0.0)
    for at, gain in zip(LT_AT, RAISED, strict=True):
        if count < at <= count + slots:
            value += gain * max(0, left - (at - count) // A_TURN) / (at - count)
    return value + USE.get(TECHS[tech], 2) * left


# -- transports, cards


def carrier(s: Medioevo, kind: int, level: int, held: int = 0) -> float:
    """A commercial transport, or the levels added to one: what it carries in the turns that are left."""
    more = HOLD[kind][level - 1] - (HOLD[kind][held - 1] if held else 0)
    return UNIT_GAIN * more * max(0, turns_left(s) - 1)


def card(s: Medioevo, seat: int, kind: str, c: Character) -> float:
    """An Empire card to who may keep it."""
    left = turns_left(s)
    value = float(CARDS.get(kind, 30))
    if kind == "mercante":
        value = float(max(30, best(s.tech[seat], CARD[kind]["params"]["florins"])) * (left + 1))
    elif kind in EACH_TURN:
        value *= left + 1
    elif kind == "vescovo":
        value *= cathedrals(s, seat)
    if CARD[kind]["offence"]:
        value *= c.offence
    return value if meets(s.tech[seat], CARD_NEEDS[kind]) else value * LATER * min(1.0, left / 3)
