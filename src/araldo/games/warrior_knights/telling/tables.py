"""Tables of reference: every card with its text, what is left of it, prices, cities; and where Influence came from."""

from __future__ import annotations

from collections import Counter

from araldo.games.warrior_knights.board import CITIES, CITY_AREA, INCOME, PORT, PRINTED
from araldo.games.warrior_knights.box import (
    AGENDA_CARDS,
    AGENDA_TYPE,
    BEST_TO_WORST,
    CANCEL,
    COLOUR_WORDS,
    DRAFT_MORE,
    EVENT_CARDS,
    EVENT_COLOUR,
    EXPEDITIONS,
    FACE,
    FATE_BATTLE,
    FATE_VOYAGE,
    FEES,
    FIRST_AGENDA,
    FIRST_EVENT,
    FORTIFIED_INCOME,
    MERCENARIES,
    MISSION_ID,
    NEUTRAL_CARDS,
    NOBLES,
    PHASE_CARDS,
    PHASES,
    RESULTS,
    SHAPES,
    SPOT_FROM,
    STRENGTH,
    WAGE,
    hand_of,
)
from araldo.games.warrior_knights.rules import ending
from araldo.games.warrior_knights.rules.forces import strength, wall
from araldo.games.warrior_knights.rules.places import noble
from araldo.games.warrior_knights.rules.seats import alive, barons
from araldo.games.warrior_knights.state import NEUTRAL, RAZED, Knights
from araldo.games.warrior_knights.telling.base import called, say, text
from araldo.games.warrior_knights.telling.odds import unseen_deck
from araldo.games.warrior_knights.telling.stakes import assembly_table
from araldo.kernel.telling import Phrase, Row, Source, Table, Words

GROUPS = ("group-private", "group-motions", "group-law", "group-charge", "group-office")  # by type of Agenda


def made(name: str, columns: str, rows: list[Row]) -> Table:
    return Table(say(f"table-{name}"), tuple(say(f"column-{word}") for word in columns.split()), tuple(rows))


def actions(s: Knights, seat: int) -> Table:
    """WK-ACT-03: what each card does and where it goes then."""
    own = Counter(FACE[p] for p in hand_of(0, s.options["action_copies"]))
    rows = [Row(w, (w, n, say(f"goes-{w}")), text(w), group=say("group-own-cards")) for w, n in own.items()]
    neutral = Counter(FACE[p] for p in NEUTRAL_CARDS)
    rows += [Row(w, (w, n, say("goes-neutral")), text(w), group=say("group-neutral-cards")) for w, n in neutral.items()]
    return made("actions", "card copies goes", rows)


def events(s: Knights, seat: int) -> Table:
    where = dict.fromkeys(s.event_discard, "gone")
    where |= {card: "owned" for pile in (*s.kept, *s.laid) for card in pile} | dict.fromkeys(s.event, "open")
    rows = []
    for card in EVENT_CARDS:
        colour, cost = COLOUR_WORDS[EVENT_COLOUR[card - FIRST_EVENT]], CANCEL[card - FIRST_EVENT]
        cells: tuple[Words | int, ...] = (FACE[card], colour, cost or say("not-cancelled"))
        rows.append(Row(FACE[card], cells, text(FACE[card]), where.get(card, ""), say(f"group-{colour}")))
    return made("events", "event colour cancel", rows)


def agendas(s: Knights, seat: int) -> Table:
    rows: list[Row] = []
    for card in {FACE[c]: c for c in reversed(AGENDA_CARDS)}.values():
        where, state = whereabouts(s, card)
        rows.append(
            Row(
                FACE[card],
                (FACE[card], where),
                text(FACE[card]),
                state,
                say(GROUPS[AGENDA_TYPE[card - FIRST_AGENDA]]),
            )
        )
    return made("agendas", "agenda where", rows)


def whereabouts(s: Knights, card: int) -> tuple[Phrase, str]:
    if card in s.agendas or card in s.voted:
        return say("where-current"), "open"
    if card in s.laws:
        return say("where-law"), "owned"
    for other in alive(s):
        if card in s.charges[other]:
            return say("where-held", seat=other), "owned"
    for army, cards in enumerate(s.offices):
        if card in cards:
            return say("where-office", noble=noble(s, army), seat=army // 5), "owned"
    return (say("where-discard"), "gone") if card in s.agenda_discard else (say("where-deck"), "")


def fate(s: Knights, seat: int) -> Table:
    """What the viewer has not seen since the deck was shuffled."""
    unseen = unseen_deck(s, seat).pools[0]
    rows = [Row(word, (word, FATE_BATTLE.count(i), unseen[i]), say(f"fate-{word}")) for i, word in enumerate(RESULTS)]
    return made("fate", "result all unseen", rows)


def mercenaries(s: Knights, seat: int) -> Table:
    every = Counter(FACE[p] for p in MERCENARIES)
    deck, offer = Counter(FACE[p] for p in s.mercenaries), Counter(FACE[p] for p in s.offer)
    one = {FACE[p]: p for p in MERCENARIES}
    rows = [
        Row(w, (w, STRENGTH[one[w]], WAGE[one[w]], n, deck[w], offer[w]), state="open" if offer[w] else "")
        for w, n in every.items()
    ]
    return made("mercenaries", "troop strength wage all deck offer", rows)


def expeditions(s: Knights, seat: int) -> Table:
    rows = []
    for i, word in enumerate(EXPEDITIONS):
        found = Counter(FATE_VOYAGE[i])
        spot: Words | int = s.spot[i] or say("in-port")
        rows.append(Row(word, (word, spot, *(found[rank] for rank in range(len(BEST_TO_WORST)))), say("text-voyage")))
    return made("expeditions", "expedition spot x4 x3 x2 x1 news lost", rows)


def cities(s: Knights, seat: int) -> Table:
    rows = []
    for city, word in enumerate(CITIES):
        owner = s.owner[city]
        who = say("razed") if owner == RAZED else say("neutral") if owner == NEUTRAL else say("of-seat", seat=owner)
        port = say("yes") if PORT[CITY_AREA[city]] else say("no")
        cells = (word, who, PRINTED[city], wall(s, city), INCOME[city] + FORTIFIED_INCOME * s.fort[city], port)
        rows.append(Row(word, cells, state="gone" if owner == RAZED else "owned" if owner == seat else ""))
    return made("cities", "city owner printed now income port", rows)


def nobles(s: Knights, seat: int) -> Table:
    rows = []
    for other in alive(s):
        for army in NOBLES[other]:
            shape = SHAPES[army % 5]
            held = called(FACE[s.offices[army][0]]) if s.offices[army] else say("none")
            cells = (called(noble(s, army)), say(f"shape-{shape}"), strength(s, army), held)
            rows.append(Row(noble(s, army), cells, say(f"ability-{shape}"), group=say("of-seat", seat=other)))
    return made("nobles", "noble shape strength office", rows)


def phases(s: Knights, seat: int) -> Table:
    full = PHASE_CARDS * barons(s)
    rows = [Row(w, (w, len(s.areas[i]), full), say(f"text-{w}")) for i, w in enumerate(PHASES)]
    markers = len(s.track) - s.track.count(-1)
    rows.append(Row("mercenary_draft", ("mercenary_draft", markers, barons(s) + DRAFT_MORE), say("text-draft")))
    return made("phases", "phase cards full", rows)


def track(s: Knights, seat: int) -> Table:
    """WK-BAC-11."""
    rows = []
    for spot, fee in enumerate(FEES):
        usable = SPOT_FROM[spot] <= barons(s)
        who = say("of-seat", seat=s.track[spot]) if s.track[spot] >= 0 else say("free" if usable else "closed")
        rows.append(Row(str(spot + 1), (spot + 1, fee, who), state="" if usable else "blocked"))
    return made("track", "spot fee owner", rows)


def missions(s: Knights, seat: int) -> Table:
    own = {FACE[p] for p in s.missions[seat]} if seat < s.seats else set()
    return made("missions", "mission", [Row(w, (w,), text(w), "owned" if w in own else "") for w in MISSION_ID])


TABLES = {
    "actions": actions, "agendas": agendas, "assembly": assembly_table, "events": events, "fate": fate,
    "mercenaries": mercenaries, "cities": cities, "nobles": nobles, "expeditions": expeditions, "phases": phases,
    "track": track, "missions": missions,
}  # fmt: skip


def sources(s: Knights) -> list[Source]:
    """WK-WIN-02: cities, the crown, the Mission; with Might Is Right the cities alone count."""
    points = ending.measure(s)
    if s.options["might_is_right"]:
        return [Source("source-kingdom", tuple(points))]
    found = [Source("source-cities", tuple(n - crown for n, crown in zip(s.influence, s.reigned, strict=True)))]
    if s.options["the_king"]:
        found.append(Source("source-crown", tuple(s.reigned)))
    if s.options["missions"]:
        found.append(Source("source-missions", tuple(all_ - n for all_, n in zip(points, s.influence, strict=True))))
    return found
