"""Plain facts and changes of realms: order of play, Gold, control, supplies, achievements, Pacts and wars.

Chapters GEN, LIM, TER, UNR, PAC and ACH. Nothing here asks anybody anything.
"""

from __future__ import annotations

from functools import cache

from araldo.games.crusader_kings.board import BORDERS, BY_SEA, IDS, NEXT_TO, VP
from araldo.games.crusader_kings.box import (
    ACHIEVEMENTS,
    AWARD_VP,
    BUILDER_TOKEN,
    CASTLES,
    COUNCILLOR,
    CRUSADER_TOKEN,
    FAILURES,
    HARVESTS,
    HOUSE_WORDS,
    INVENTOR_TOKEN,
    JERUSALEM_TOKEN,
    KIND,
    KINDS,
    MOST_FOOT,
    NAVY,
    PLAGUES,
    THRESHOLD,
    UNREST,
    id_of,
    kind_of,
)
from araldo.games.crusader_kings.state import Kings
from araldo.kernel import note

# -- parties and their order


def human(s: Kings, party: int) -> bool:
    """Seats decide for themselves; the rules play the other parties (CK-AI-05)."""
    return party < s.seats


def present(s: Kings, party: int) -> bool:
    return not s.out >> party & 1


def clockwise(s: Kings, after: int) -> tuple[int, ...]:
    """The others from the left of a party on; who has left the game is skipped (CK-GEN-05)."""
    return _others(s.parties, s.out, after)


@cache
def _others(parties: int, out: int, after: int) -> tuple[int, ...]:
    return tuple(p for p in ((after + i) % parties for i in range(1, parties)) if not out >> p & 1)


def play_order(s: Kings) -> list[int]:
    """CK-GEN-03: the First Player, then clockwise."""
    others = clockwise(s, s.first)
    return [s.first, *others] if present(s, s.first) else [*others]


def word(s: Kings, party: int) -> str:
    """What actions and logs call a party: its house."""
    return HOUSE_WORDS[s.house[party]]


def party_of(s: Kings, house: str) -> int:
    return s.house.index(HOUSE_WORDS.index(house))


# -- Gold (CK-LIM-05, CK-GEN-07, CK-AI-06)


def gain(s: Kings, party: int, amount: int) -> int:
    """From the Treasury, as far as it reaches; an automatic dynasty holds no Gold."""
    if party >= s.seats or amount <= 0:
        return 0
    if s.options["gold_supply"] == "limited":
        amount = min(amount, s.treasury)
    s.treasury -= amount
    s.gold[party] += amount
    return amount


def spend(s: Kings, party: int, amount: int) -> int:
    """To the Treasury, as much as there is; an automatic dynasty can always pay."""
    if party >= s.seats:
        return amount
    amount = min(amount, s.gold[party])
    s.gold[party] -= amount
    s.treasury += amount
    return amount


def hand_over(s: Kings, giver: int, taker: int, amount: int) -> int:
    """Gold from one party to another; for automatic dynasties the Treasury pays and receives (CK-AI-06)."""
    if giver >= s.seats:
        return gain(s, taker, amount)
    if taker >= s.seats:
        return spend(s, giver, amount)
    amount = min(amount, s.gold[giver])
    s.gold[giver] -= amount
    s.gold[taker] += amount
    return amount


def can_pay(s: Kings, party: int, amount: int) -> bool:
    return party >= s.seats or s.gold[party] >= amount


# -- territories


def lands_of(s: Kings, party: int) -> list[int]:
    owner = s.owner
    return [t for t in s.lands if owner[t] == party]


def troops_of(s: Kings, party: int) -> list[int]:
    """Mobilised territories."""
    owner, foot = s.owner, s.foot
    return [t for t in s.lands if foot[t] and owner[t] == party]


def owns(s: Kings, party: int, kind: int) -> bool:
    return kind in [KIND[card] for card in s.cards[party]]


def reach(s: Kings, party: int, land: int) -> frozenset[int]:
    """What is adjacent to a territory for its controller (CK-TER-02, and CK-TER-04 with the Navy)."""
    near = NEXT_TO[s.chart][land]
    return near | BY_SEA[land] if owns(s, party, NAVY) else near


def in_reach(s: Kings, party: int) -> set[int]:
    """Every territory adjacent to one that the party controls."""
    borders, owner, navy = BORDERS[s.chart], s.owner, owns(s, party, NAVY)
    found: set[int] = set()
    for t in s.lands:
        if owner[t] == party:
            found.update(borders[t])
            if navy:
                found |= BY_SEA[t]
    return found


def rivals_near(s: Kings, party: int, land: int) -> int:
    """How many adjacent territories other parties control (borders and sea routes)."""
    return sum(s.owner[u] not in (-1, party) for u in BORDERS[s.chart][land])


def hold(s: Kings, land: int, party: int) -> None:
    """A Knight is placed, replaced or (-1) removed: control changes (CK-TER-05). It costs no upkeep (CK-TER-07)."""
    before = s.owner[land]
    s.owner[land] = party
    control_changed(s, land, before)


def control_changed(s: Kings, land: int, before: int) -> None:
    """What follows from it for who counts Castles, and for the troops of who has lost the territory."""
    if s.castle[land]:
        award(s, BUILDER_TOKEN)
    if before >= s.seats:
        trim(s, before)


def foot_cap(s: Kings, party: int) -> int:
    """CK-AI-09: an automatic dynasty keeps Footsoldiers in half its territories, rounded up."""
    return min(MOST_FOOT, (len(lands_of(s, party)) + 1) // 2)


def trim(s: Kings, party: int) -> None:
    """Above its cap it demobilises at once, where fewest rival territories are adjacent."""
    troops = sorted(troops_of(s, party), key=lambda t: rivals_near(s, party, t))
    for land in troops[: max(0, len(troops) - foot_cap(s, party))]:
        demobilise(s, land)
        note(s, "demobilised", house=word(s, party), lands=[IDS[land]], rule="CK-AI-09")


def demobilise(s: Kings, land: int) -> None:
    s.foot[land] = 0


def mobilise(s: Kings, land: int) -> None:
    """CK-MOB-02, CK-UNR-03: Unrest goes when a Footsoldier comes."""
    s.foot[land] = 1
    if s.unrest[land]:
        quieten(s, land, "CK-MOB-02")


def quieten(s: Kings, land: int, rule: str) -> None:
    lessen(s, land, s.unrest[land], rule)


def lessen(s: Kings, land: int, count: int, rule: str) -> None:
    """Some Unrest tokens go, as far as there are any."""
    s.unrest[land] = max(0, s.unrest[land] - count)
    note(s, "less_unrest" if s.unrest[land] else "quiet", land=IDS[land], rule=rule)


def strip_land(s: Kings, land: int, rule: str) -> None:
    """Who loses a territory otherwise than in battle takes the Footsoldier home, and a title ends (CK-TIT-08)."""
    if s.foot[land]:
        demobilise(s, land)
        note(s, "demobilised", house=word(s, s.owner[land]), lands=[IDS[land]], rule=rule)
    if s.duke[land] >= 0:
        note(s, "title_ended", person=id_of(s.duke[land]), land=IDS[land], rule="CK-TIT-08")
        s.duke[land] = -1


def reserve(s: Kings, party: int) -> int:
    """Footsoldiers that may still be placed (CK-LIM-06)."""
    return MOST_FOOT - len(troops_of(s, party))


# -- tokens on territories (CK-LIM-01)

SUPPLY = {"unrest": UNREST, "harvest": HARVESTS, "crop_failure": FAILURES, "plague": PLAGUES}
PLACED = {"unrest": "CK-UNR-02", "harvest": "CK-TAX-02", "crop_failure": "CK-TAX-03", "plague": "CK-TAX-04"}


def counts_of(s: Kings, token: str) -> list[int]:
    return s.unrest if token == "unrest" else s.harvest if token == "harvest" else s.failure


def place(s: Kings, token: str, land: int, side: int = 1) -> bool:
    """A token on a territory, if one is left; Unrest never beside a Footsoldier (CK-UNR-01), but several may lie there
    (CK-UNR-02). Everybody hears of it, or why nothing is placed."""
    if token == "unrest" and s.foot[land]:
        note(s, "not_placed", token=token, land=IDS[land], why="troops", rule="CK-UNR-01")
    elif token == "plague" and s.plague[land]:
        note(s, "not_placed", token=token, land=IDS[land], why="there", rule="CK-TAX-08")
    elif not left_of(s, token):
        note(s, "not_placed", token=token, land=IDS[land], why="supply", rule="CK-LIM-01")
    else:
        if token == "plague":
            s.plague[land] = side
        else:
            counts_of(s, token)[land] += 1
        note(s, "placed", token=token, land=IDS[land], rule=PLACED[token])
        return True
    return False


def left_of(s: Kings, token: str) -> int:
    """Tokens of a kind that are left in the box."""
    return SUPPLY[token] - (sum(1 for p in s.plague if p) if token == "plague" else sum(counts_of(s, token)))


def castles_left(s: Kings) -> int:
    return CASTLES - sum(s.castle)


def raise_castle(s: Kings, land: int) -> None:
    s.castle[land] = 1
    award(s, BUILDER_TOKEN)


def raze_castle(s: Kings, land: int) -> None:
    s.castle[land] = 0
    award(s, BUILDER_TOKEN)


# -- Development cards


def of_type(s: Kings, party: int, councillor: bool) -> list[int]:
    return [card for card in s.cards[party] if COUNCILLOR[kind_of(card)] == councillor]


def card_of(s: Kings, party: int, kind: int) -> int:
    return next(card for card in s.cards[party] if kind_of(card) == kind)


def drop_card(s: Kings, party: int, card: int) -> None:
    put_down(s, party, card)
    award(s, INVENTOR_TOKEN)


def put_down(s: Kings, party: int, card: int) -> None:
    """Discarded, perhaps for another that comes at the same moment: who counts cards looks only then (CK-ACH-05)."""
    s.cards[party].remove(card)
    s.study_discard.append(card)
    note(s, "discarded", house=word(s, party), card=KINDS[kind_of(card)], rule="CK-LIM-06")


# -- achievements (CK-ACH-01 to CK-ACH-05)


def shields_of(s: Kings, party: int) -> int:
    """On the Crusade track; as markers elsewhere they never run out (CK-LIM-02)."""
    return s.shields.count(party)


def castles_of(s: Kings, party: int) -> int:
    owner, castle = s.owner, s.castle
    return sum(1 for t in s.lands if castle[t] and owner[t] == party)


def tally(s: Kings, token: int, party: int) -> int:
    if token == CRUSADER_TOKEN:
        return shields_of(s, party)
    return castles_of(s, party) if token == BUILDER_TOKEN else len(s.cards[party])


def award(s: Kings, token: int) -> None:
    """One count has changed: who holds its achievement now.

    CK-ACH-02: who falls below loses it; CK-ACH-03: who exceeds the holder takes it; CK-ACH-04: one holder (CK-ACH-05).
    """
    start = s.active if s.active >= 0 else s.first
    order = [p for p in [start, *clockwise(s, start)] if present(s, p)]
    count = {p: tally(s, token, p) for p in order}
    holder = s.awards[token]
    best = max(count.values(), default=0)
    if holder >= 0 and count.get(holder, 0) < THRESHOLD[token]:
        holder = -1
    if holder < 0:
        holder = next((p for p in order if count[p] >= THRESHOLD[token]), -1)
    if holder >= 0 and best > count[holder]:
        holder = next(p for p in order if count[p] == best)
    if holder != s.awards[token]:
        s.awards[token] = holder
        if holder >= 0:
            note(s, "achievement", house=word(s, holder), award=ACHIEVEMENTS[token], rule="CK-ACH-01")
        else:
            note(s, "achievement_lost", award=ACHIEVEMENTS[token], rule="CK-ACH-02")


def withdraw(s: Kings, place: int) -> None:
    """A Shield leaves the track (CK-TRK-03)."""
    note(s, "withdrawn", house=word(s, s.shields[place]), place=place + 1, rule="CK-TRK-03")
    s.shields[place] = -1
    award(s, CRUSADER_TOKEN)


def award_all(s: Kings) -> None:
    for token in (CRUSADER_TOKEN, BUILDER_TOKEN, INVENTOR_TOKEN):
        award(s, token)


# -- Pacts, Casus Belli and War (CK-PAC)


def allied(s: Kings, one: int, other: int) -> bool:
    return bool(s.pacts[one] >> other & 1)


def at_war(s: Kings, one: int, other: int) -> bool:
    return bool(s.wars[one] >> other & 1)


def has_claim(s: Kings, holder: int, against: int) -> bool:
    """A Casus Belli against all territories of a dynasty (CK-PAC-14)."""
    return bool(s.claims[holder] >> against & 1)


def may_invade(s: Kings, party: int, owner: int) -> bool:
    """CK-INV-04: War or a Casus Belli; for the lists of automatic dynasties too (CK-AI-21)."""
    return bool((s.wars[party] | s.claims[party]) >> owner & 1)


def partners(s: Kings, party: int) -> list[int]:
    """CK-PAC-01, CK-PAC-02: a Pact is between two; a dynasty may have many. Death and divorce end none (CK-PAC-10)."""
    return [p for p in range(s.parties) if s.pacts[party] >> p & 1]


def give_claim(s: Kings, holder: int, against: int) -> None:
    """A Casus Belli: yes or no, none in a War (CK-PAC-14); it breaks a Pact between the two (CK-PAC-09, CK-EVT-13)."""
    if holder == against or at_war(s, holder, against) or has_claim(s, holder, against):
        return
    if not (present(s, holder) and present(s, against)):
        return
    if allied(s, holder, against):
        end_pact(s, holder, against)
    s.claims[holder] |= 1 << against
    note(s, "claim", house=word(s, holder), against=word(s, against), rule="CK-PAC-14")


def start_war(s: Kings, one: int, other: int) -> None:
    """CK-PAC-15: mutual; a Casus Belli between the two is redundant."""
    if at_war(s, one, other):
        return
    if allied(s, one, other):
        end_pact(s, one, other)
    s.wars[one] |= 1 << other
    s.wars[other] |= 1 << one
    s.claims[one] &= ~(1 << other)
    s.claims[other] &= ~(1 << one)
    note(s, "war", house=word(s, one), against=word(s, other), rule="CK-PAC-15")


def end_hostility(s: Kings, one: int, other: int) -> None:
    """CK-PAC-16: by a Pact, an event, elimination or, if the table allows it, by agreement."""
    if at_war(s, one, other) or has_claim(s, one, other) or has_claim(s, other, one):
        note(s, "peace", house=word(s, one), other=word(s, other), rule="CK-PAC-16")
    for a, b in ((one, other), (other, one)):
        s.wars[a] &= ~(1 << b)
        s.claims[a] &= ~(1 << b)


def form_pact(s: Kings, one: int, other: int) -> None:
    """CK-MAR-09; a second marriage makes no second Pact (CK-MAR-20)."""
    end_hostility(s, one, other)
    if not allied(s, one, other):
        s.pacts[one] |= 1 << other
        s.pacts[other] |= 1 << one
        note(s, "pact", house=word(s, one), other=word(s, other), rule="CK-MAR-09")


def end_pact(s: Kings, one: int, other: int) -> None:
    s.pacts[one] &= ~(1 << other)
    s.pacts[other] &= ~(1 << one)
    note(s, "pact_ended", house=word(s, one), other=word(s, other), rule="CK-PAC-09")


def betray(s: Kings, breaker: int, partner: int) -> None:
    """CK-PAC-08: who breaks a Pact with a dynasty gives it a Casus Belli."""
    end_pact(s, breaker, partner)
    give_claim(s, partner, breaker)


# -- scoring (CK-END-02)


def points(s: Kings, party: int) -> int:
    """1 a territory and 1 an achievement; a Pact territory is not controlled (CK-PAC-06)."""
    if not present(s, party):
        return 0
    awards = sum([AWARD_VP[i] for i, holder in enumerate(s.awards) if holder == party])
    return sum([VP[land] for land in lands_of(s, party)]) + awards


def jerusalem(s: Kings, party: int) -> None:
    s.awards[JERUSALEM_TOKEN] = party
    note(s, "achievement", house=word(s, party), award=ACHIEVEMENTS[JERUSALEM_TOKEN], rule="CK-CRU-06")
