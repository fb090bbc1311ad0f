"""Who gains or loses by an Agenda, Baron by Baron, as things stand (WK-ASM, WK-AGD)."""

from __future__ import annotations

from typing import NamedTuple

from araldo.games.warrior_knights.board import CITIES, KINGDOM_CITIES
from araldo.games.warrior_knights.box import (
    AGENDA_ID,
    AGENDA_TYPE,
    AWAY,
    CHARGE,
    CHURCH_DUES,
    FACE,
    FIRST_AGENDA,
    INCOME_OF,
    LAND_TAX,
    LAW,
    LEGATE,
    MAINTAINED,
    MASTER_OF_MERCENARIES,
    MOST_CHARGES,
    OFFICE,
    PRIVATE,
    SPEAKER,
    SUMPTUARY,
    TREASURER,
    TRUCE_OF_WALLS,
    WAGE_OF,
    WARDEN,
)
from araldo.games.warrior_knights.rules import agendas, assembly
from araldo.games.warrior_knights.rules.happenings import unguarded_of
from araldo.games.warrior_knights.rules.hiring import DISCOUNT
from araldo.games.warrior_knights.rules.places import kingdom_cities_of
from araldo.games.warrior_knights.rules.seats import alive, barons
from araldo.games.warrior_knights.rules.taxation import LUXURY, RICH, TREASURE, tax_due
from araldo.games.warrior_knights.state import Assembly, Enactment, Knights, Motion
from araldo.games.warrior_knights.telling.base import say
from araldo.kernel.telling import Phrase, Row, Table

GAIN, LOSS, SAME = 1, -1, 0
TURNS = {GAIN: "gains", LOSS: "loses", SAME: "neither"}
RIGHTS = {
    SPEAKER: "stake-speaker", LEGATE: "stake-legate", WARDEN: "stake-warden", MASTER_OF_MERCENARIES: "stake-cheaper",
}  # fmt: skip
AMOUNTS = {SPEAKER: assembly.SPEAKER_VOTES, LEGATE: assembly.LEGATE_FAITH, MASTER_OF_MERCENARIES: DISCOUNT}
STATES = {GAIN: "open", LOSS: "dear", SAME: ""}


class Stake(NamedTuple):
    """What an Agenda would mean to one Baron."""

    turn: int
    what: Phrase


NOTHING = Stake(SAME, say("stake-nothing"))
ALIKE = Stake(SAME, say("stake-alike"))


def at_stake(s: Knights, card: int) -> list[int]:
    """By seat: the crowns that a passed Agenda would take (or give) now, or in its phase as things stand."""
    name = AGENDA_ID[card - FIRST_AGENDA]
    found = [0] * s.seats
    for seat in alive(s):
        if name == "AG-M01":
            found[seat] = -min(s.crowns[seat], agendas.WAR_TAX * kingdom_cities_of(s, seat))
        elif name == "AG-L07" and s.crowns[seat] >= RICH:
            found[seat] = -LUXURY
        elif card == LAND_TAX:
            found[seat] = -tax_due(s, card, seat)
        elif (name == "AG-M05" or card == CHURCH_DUES) and seat != s.head:
            due = min(s.crowns[seat], agendas.TITHE) if name == "AG-M05" else tax_due(s, card, seat)
            found[seat] -= due
            found[s.head] += due
    return found


def by_baron(s: Knights, card: int) -> dict[int, Stake]:
    """Of an Agenda for all: if it is passed. Of one for a Baron: what it means to each, if it is he."""
    kind, name = AGENDA_TYPE[card - FIRST_AGENDA], AGENDA_ID[card - FIRST_AGENDA]
    if kind == PRIVATE:
        return dict.fromkeys(alive(s), Stake(SAME, say("stake-anybody")))
    vote = assembly.ballot(s, card, [], [])
    if vote.named:
        barred = Stake(SAME, say("stake-barred"))
        return {seat: barred if vote.barred >> seat & 1 else if_chosen(s, card, seat) for seat in alive(s)}
    crowns = at_stake(s, card)
    if name in ("AG-M01", "AG-M05"):
        return {seat: purse(s, seat, crowns[seat]) for seat in alive(s)}
    if name in ("AG-L01", "AG-L05", "AG-L07"):
        phase = "wages" if card == SUMPTUARY else "taxation"
        return {seat: each_time(crowns[seat], phase) for seat in alive(s)}
    return {seat: of_cities(s, card, seat) for seat in alive(s)}


def purse(s: Knights, seat: int, more: int) -> Stake:
    """Crowns that change hands at once."""
    if not more:
        return NOTHING
    told = say("stake-purse", before=s.crowns[seat], after=s.crowns[seat] + more)
    return Stake(GAIN if more > 0 else LOSS, told)


def each_time(more: int, phase: str) -> Stake:
    """Crowns that change hands in every phase of a kind."""
    if not more:
        return NOTHING
    return Stake(GAIN if more > 0 else LOSS, say(f"stake-each-{phase}", count=abs(more), more=int(more > 0)))


def of_cities(s: Knights, card: int, seat: int) -> Stake:
    """What is about cities, or binds everybody alike."""
    name = AGENDA_ID[card - FIRST_AGENDA]
    if name == "AG-M03":
        count = sum(s.owner[c] == seat and s.breach[c] > 0 and s.siege[c] < 0 for c in KINGDOM_CITIES)
        return Stake(GAIN, say("stake-repaired", count=count)) if count else NOTHING
    if name == "AG-M04":
        count = len(unguarded_of(s, seat))
        return Stake(GAIN, say("stake-calm", count=count)) if count else NOTHING
    if card == TRUCE_OF_WALLS:
        count = kingdom_cities_of(s, seat)
        return Stake(GAIN, say("stake-truce", count=count)) if count else ALIKE
    return ALIKE


# -- for one Baron


def if_chosen(s: Knights, card: int, seat: int) -> Stake:
    kind, name = AGENDA_TYPE[card - FIRST_AGENDA], AGENDA_ID[card - FIRST_AGENDA]
    if kind == CHARGE:
        return charged(s, card, seat)
    if kind == OFFICE:
        able = agendas.grant_options(s, Enactment(card=card, seat=seat), seat)
        men = MAINTAINED[card - FIRST_AGENDA]
        return Stake(GAIN, say("stake-office", men=men)) if able else Stake(SAME, say("stake-no-noble"))
    if name == "AG-M02":
        return purse(s, seat, agendas.SUBSIDY)
    if name == "AG-M06":
        return purse(s, seat, -min(s.crowns[seat], agendas.FINE))
    if name == "AG-M07":
        return Stake(SAME, say("stake-stays-chairman")) if seat == s.chairman else Stake(GAIN, say("stake-chairman"))
    if name == "AG-M08":
        head = "stake-stays-head" if seat == s.head else "stake-head"
        return Stake(GAIN, say(head, before=s.faith[seat], after=s.faith[seat] + agendas.INVESTED))
    return charter(s, seat) if name == "AG-M09" else disarmed(s, card, seat)


def charged(s: Knights, card: int, seat: int) -> Stake:
    """AG-C01 to AG-C12; of four Charges one is given up."""
    n = card - FIRST_AGENDA
    income = INCOME_OF[n] + WAGE_OF[n] + TREASURE * (barons(s) - 1) * (card == TREASURER)
    if len(s.charges[seat]) == MOST_CHARGES:
        return Stake(GAIN, say("stake-fourth"))
    if AWAY[n]:
        return Stake(GAIN, say("stake-away", count=income))
    if income:
        return each_time(income, "taxation")
    return Stake(GAIN, say(RIGHTS[card], count=AMOUNTS.get(card, 0)))


def charter(s: Knights, seat: int) -> Stake:
    towns = agendas.free_towns(s, seat)
    if not towns:
        return purse(s, seat, agendas.CHARTER)
    if len(towns) == 1:
        return Stake(GAIN, say("stake-town", city=CITIES[towns[0]]))
    return Stake(GAIN, say("stake-towns", count=len(towns)))


def disarmed(s: Knights, card: int, seat: int) -> Stake:
    strong = agendas.disarm_options(s, Enactment(card=card, seat=seat), seat)
    if not strong:
        return purse(s, seat, -min(s.crowns[seat], agendas.FEE))
    men = [str(action[2]) for action in strong]
    return Stake(LOSS, say("stake-disarmed", troop=men[0]) if len(men) == 1 else say("stake-troops", count=len(men)))


# -- Private Motions


def by_motion(s: Knights, f: Motion) -> dict[int, Stake]:
    """Who proposes; then what is proposed: a ban lifted, a card taken away, the Assembly postponed."""
    if not f.proposal:
        proposes = Stake(GAIN, say("stake-proposes"))
        return {seat: proposes if seat == f.proposer else NOTHING for seat in alive(s)}
    kind, *items = f.proposal
    if kind == "lift":
        lifted = Stake(GAIN, say("stake-lifted"))
        return {seat: lifted if seat == items[0] else NOTHING for seat in alive(s)}
    if kind == "repeal":
        card = next(c for c in assembly.in_play(s) if FACE[c] == items[0])
        if AGENDA_TYPE[card - FIRST_AGENDA] == LAW:
            return {
                x: Stake(-turn, say("stake-law-ends")) if turn else ALIKE for x, (turn, _) in by_baron(s, card).items()
            }
        lost = Stake(LOSS, say("stake-repealed"))
        holders = [x for x in alive(s) if card in s.charges[x] or any(card in s.offices[5 * x + k] for k in range(5))]
        return {seat: lost if seat in holders else NOTHING for seat in alive(s)}
    return dict.fromkeys(alive(s), ALIKE)


# -- the table


def assembly_table(s: Knights, seat: int) -> Table:
    """The Agendas that lie open, the one that is being voted on first."""
    motion = next((f for f in reversed(s.frames) if isinstance(f, Motion)), None)
    rows: list[Row] = []
    later = [card for card in order(s) if FACE[card] not in {FACE[c] for c in s.voted}]
    for card in {FACE[c]: c for c in (*s.voted, *later)}.values():
        own = AGENDA_TYPE[card - FIRST_AGENDA] == PRIVATE and card in s.voted
        found = by_motion(s, motion) if own and motion is not None else by_baron(s, card)
        rows += [
            Row(
                f"{FACE[card]}/{x}",
                (say("of-seat", seat=x), say(f"turn-{TURNS[turn]}"), what),
                state=STATES[turn],
                group=FACE[card],
            )
            for x, (turn, what) in found.items()
        ]
    columns = tuple(say(f"column-{word}") for word in ("baron", "turn", "stake"))
    return Table(say("table-assembly"), columns, tuple(rows))


def order(s: Knights) -> list[int]:
    """In the order in which they are voted on, once it is set."""
    hosts = next((f for f in reversed(s.frames) if isinstance(f, Assembly)), None)
    return [c for c in (hosts.order if hosts is not None and hosts.ordered else s.agendas) if c in s.agendas]
