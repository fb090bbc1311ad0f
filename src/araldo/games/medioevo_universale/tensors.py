"""What learners are shown of a game of Medioevo Universale: the part of the map that is in play, players, transports.

Territories and sea zones that are not in play have no rows.
"""

from __future__ import annotations

from collections.abc import Sequence

from araldo.games.medioevo_universale.board import BOARDS, KINGDOMS, RELIGIONS, SEA
from araldo.games.medioevo_universale.box import (
    CARDS,
    EVENT_CARDS,
    EVENTS,
    FACE,
    GOODS,
    KINDS,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    PIECES,
    STOCK,
    TECHS,
    TOP_LEVEL,
)
from araldo.games.medioevo_universale.rules.proposals import PARAMS
from araldo.games.medioevo_universale.state import BARBARIANS, Captain, Depot, Engine, Pact, Relic, Siege, Transport
from araldo.kernel import Setup
from araldo.kernel.tensors import (
    PARTIES,
    Bits,
    Column,
    KindOf,
    Made,
    Many,
    ManyParties,
    Number,
    Numbers,
    OneOf,
    Party,
    PartyBits,
    Pieces,
    Placed,
    Size,
    Tensor,
    Tensors,
)

FLORINS, VF, HONOUR, TURNS, PILE = 1000, 10, 20, 20, 50  # what numbers are divided by
PHASES = (
    "setup", "order", "empire", "diplomacy", "purchase", "taxes", "reinforcements", "events", "placement", "combat",
    "commerce",
)  # fmt: skip
CLAUSES = tuple(PARAMS)
ATTACKS = ("land", "sea", "raid", "sortie", "relief", "intruders", "landing", "pirates")
MODES = ("field", "assault", "naval")
OUTCOMES = ("won", "failed", "siege", "both", "hold")
PLANS = ("assault", "siege", "stop")
FLEET = 6  # transports of a player that are shown one by one
FLAGS = 9  # what a transport may have done (`Transport.done`)
ABOARD, CAPTAINS, ENGINES, RELICS, GOODS_THERE, BESIEGED, THINGS = range(len(KINDS), len(KINDS) + 7)

_CARD = {name: i for i, name in enumerate(CARDS)}
_CLAUSE = {name: i for i, name in enumerate(CLAUSES)}
EMPIRE = tuple(_CARD.get(face, -1) for face in FACE)
EVENT = tuple(piece - EVENT_CARDS.start if piece in EVENT_CARDS else -1 for piece in range(PIECES))
OBJECTIVE = tuple(piece - OBJECTIVE_CARDS.start if piece in OBJECTIVE_CARDS else -1 for piece in range(PIECES))


def tensors(setup: Setup) -> Tensors:
    full = setup.seats > 6 or (setup.seats == 6 and setup.options["full_map_at_6"])
    board = BOARDS[2 if full else int(setup.seats == 6)]
    land_row = {land: row for row, land in enumerate(board.lands)}
    spaces = (*board.lands, *board.seas)
    space_row = {space: row for row, space in enumerate(spaces)}
    seas = {space: row for row, space in enumerate(board.seas)}
    lands, space, cards = Many(len(board.lands), land_row), KindOf(space_row), Pieces(EMPIRE)
    fleets = Made("transports", _Fleets(setup.seats), ("fleets",))
    prisoners = Made("prisoners", _prisoners, ("prisoners",))
    pacts = Made("pacts", _Pacts(setup.seats), ("pacts",))
    crusade = Made("crusade", _crusade, ("crusade",))
    return Tensors(
        (
            Tensor("lands", len(board.lands), (
                Column("owner", Party()),
                Column("owner", OneOf((BARBARIANS,))),
                Column("vf", Number(VF), width=PARTIES, across=True),
                Column("wild", Number(VF)),
                Column("chief", Number(TOP_LEVEL)),
                Column("town", Number(TOP_LEVEL)),
                Column("fort", Number(TOP_LEVEL)),
                Column("church"),
                Column("fairs", Bits(3)),
                Column("damaged", Bits(6)),
                Column("since", Number(TURNS)),
                Column("harbour", Number(2)),
                Column("fresh", Number(4)),
            ), only=board.lands, entries=SEA),
            Tensor("spaces", len(spaces), (
                Column(Made("transports by kind, VF aboard, levels of Captains, engines, relics, goods, sieges",
                            _things, ("fleets", "captains", "engines", "relics", "depots", "sieges")), Placed(THINGS)),
            ), only=spaces),
            Tensor("transports", PARTIES, (
                Column(fleets, OneOf(range(len(KINDS))), part=0, name="kind"),
                Column(fleets, Number(TOP_LEVEL), part=1, name="level"),
                Column(fleets, space, part=2, name="place"),
                Column(fleets, Number(VF), part=3, name="vf"),
                Column(fleets, Number(VF), part=4, name="pm"),
                Column(fleets, Bits(FLAGS), part=5, name="done"),
                Column(fleets, Number(VF), part=6, name="goods"),
            ), each=FLEET),
            Tensor("players", PARTIES, (
                Column("kingdom", OneOf(range(len(KINGDOMS)))),
                Column("faith", OneOf(RELIGIONS)),
                Column("capital", KindOf(land_row)),
                Column("honour", Number(HONOUR)),
                Column("tech", Bits(len(TECHS))),
                Column("known_tech", Bits(len(TECHS))),
                Column("lt", Number(3)),
                Column("florins", Number(FLORINS)),
                Column("counted", Number(FLORINS), spare=True),
                Column("reserve", Number(VF)),
                Column(Made("loans", _sums, ("loans",)), Number(FLORINS)),
                Column("pool", Number(VF)),
                Column("returning", Number(VF)),
                Column("orders", Size(VF)),
                Column("works", Size(VF)),
                Column("fallen", Size(3)),
                Column(Made("wounds", _sums, ("wounds",)), Number(VF)),
                Column(prisoners, Number(VF), width=PARTIES, part=0),
                Column(prisoners, Number(VF), part=1, name="barbarian prisoners"),
                Column("war", PartyBits()),
                Column("cb", Number(3), width=PARTIES),
                Column(pacts, ManyParties(), part=0, name="pacts with"),
                Column(pacts, Many(len(CLAUSES)), part=1, name="clauses of pacts"),
                Column("corsairs", Many(len(seas), seas)),
                Column(Made("monopoly", _monopoly, ("monopoly",)), OneOf(range(len(GOODS)))),
                Column(Made("place in the turn order", _ranks, ("order",)), Number(setup.seats), spare=True),
                Column("hands", cards),
                Column("drawn", cards),
                Column("laid", cards),
                Column("objectives", Pieces(OBJECTIVE)),
            )),
            Tensor("table", 1, (
                Column("phase", OneOf(PHASES)),
                Column("turn", Number(TURNS)),
                Column("ends_after", Number(TURNS)),
                Column("pope", Party()),
                Column("antipope", Party()),
                Column("victor", Party()),
                Column("bankrupt", PartyBits()),
                Column("doubled", PartyBits()),
                Column("claimed", PartyBits()),
                Column("timed", PartyBits()),
                Column("excommunicated", PartyBits()),
                Column("offenders", PartyBits()),
                Column("toll", PartyBits()),
                Column(crusade, KindOf(land_row), part=0, name="target of the Crusade"),
                Column(crusade, Number(TURNS), part=1, name="turn of its call"),
                Column(crusade, PartyBits(), part=2, name="who takes part"),
                Column("crusades", Number(3)),
                Column("stock", Number(PILE), width=len(STOCK)),
                Column("shield", lands),
                Column("slump", lands),
                Column("struck", lands),
                Column("late", lands),
                Column("played", cards),
                Column("discard", cards),
                Column("deck", Size(PILE)),
                Column("event_discard", Pieces(EVENT)),
                Column("event_deck", Size(PILE)),
                Column("treasure_deck", Size(VF)),
                Column("objective_deck", Size(len(OBJECTIVES))),
                Column("aside", Size(PIECES)),
            )),
        ),
        locals={
            "seat": Party(), "accused": "seat", "declarer": "seat", "seller": "seat", "author": Party(),
            "victim": Party(), "target": Party(), "shooter": "target", "bidder": Party(), "loser": "bidder",
            "onto": "bidder", "at": Number(10), "item": Number(6), "Founding.offered": Many(len(KINGDOMS)),
            "waiting": ManyParties(), "still": "waiting", "parties": "waiting", "order": "waiting",
            "turns": ManyParties(), "Parley.turns": Number(3), "won": ManyParties(), "WholeGame.asked": "asked seats",
            "Raid.asked": "asked seats", "Attack.asked": "asked seats", "Shielding.asked": "asked seats",
            "Pressing.asked": "asked seats", "asked seats": ManyParties(), "also": ManyParties(), "sick": "also",
            "again": "also", "named": "also", "genius": "also", "March.foes": "also", "helpers": "also",
            "allies": ManyParties(), "Attack.offered": ManyParties(), "Attack.refused": ManyParties(),
            "attackers": ManyParties(), "defenders": ManyParties(), "high": Number(FLORINS), "base": Number(FLORINS),
            "places": lands, "TurnOrder.places": Number(10), "new": "places", "lines": "places", "kept": Number(3),
            "left": Number(5), "counters": Number(2), "Proposal.terms": Many(len(CLAUSES), _kind),
            "gifts": Numbers(most=FLORINS), "Conclave.shown": Numbers(most=3), "Battle.shown": Number(2),
            "event": OneOf(range(len(EVENTS))),
            "spaces": Many(len(spaces), space_row), "zones": "spaces", "place": space, "zone": "place",
            "origin": space, "port": "origin", "card": KindOf(
                {piece: kind for piece, kind in enumerate(EMPIRE) if kind >= 0}),
            "kind": OneOf(ATTACKS), "Delivery.kind": OneOf(CARDS), "Aiming.kinds": Many(len(CARDS), _CARD),
            "rammed": Numbers(2, VF), "shares": Numbers(4, VF), "inside": Numbers(4, VF), "posted": Number(4),
            "lost": Number(VF), "Battle.lost": Numbers(4, VF), "fell": Numbers(4, VF), "force": Number(VF),
            "Battle.force": Numbers(4, VF), "wall": Numbers(4, VF), "toll": Numbers(4, VF), "outcome": OneOf(OUTCOMES),
            "plan": OneOf(PLANS), "mode": OneOf(MODES), "sally": Number(VF), "taker": Number(4), "guard": Number(3),
            "Battle.chief": Number(3), "guns": Numbers(2, 3), "turn_a": Number(4), "turn_d": Number(4),
            "cards_a": Many(len(CARDS), EMPIRE), "cards_d": Many(len(CARDS), EMPIRE), "rolls": Number(4),
            "landed": Number(VF), "need": Number(VF), "sales": Number(3), "count": Number(VF), "amount": Number(VF),
        },
        depth=5,
        without={
            "board": "the rows are those in play",
            "lands": "owners of the territories say it",
            "boxed": "it never changes",
            "serial": "a counter",
            "stirred": "what is to be looked at again",
            "delivered": "the cards are laid",
            "ceded": "armies that wait for a turn",
            "strangers": "likewise",
            "number": "a number of a transport or pact",
            "ids": "numbers of transports",
            "sailed": "likewise", "leaders": "likewise", "prey": "likewise", "convoys": "likewise",
            "marshals": "likewise", "keep": "likewise", "only": "likewise",
            "captains": "numbers of Captains",
            "leader": "likewise", "led": "likewise", "last": "likewise", "Pressing.chief": "likewise",
            "pact": "the number of a pact",
            "wars": "pairs of players",
            "raids": "one after the other as Raid",
            "queue": "one after the other as Delivery",
            "items": "the options say it",
            "carried": "likewise", "lots": "likewise", "way": "likewise",
            "args": "what they mean depends on the card",
            "icon": "the Event says it",
            "battlefield": "the place says it",
            "why": "as the log tells it",
            "settled": "likewise",
            "row_a": "an order among the attackers",
            "row_d": "likewise",
            "Battle.fallen": "cards given up",
            "lasts": "how long the terms hold",
        },
    )  # fmt: skip


def _kind(clause: Sequence[int | str]) -> int:
    return _CLAUSE[str(clause[0])]


def _things(
    fleets: list[list[Transport]], captains: list[list[Captain]], engines: list[list[Engine]], relics: list[Relic],
    depots: list[Depot], sieges: list[Siege],
) -> list[tuple[int, int, int]]:  # fmt: skip
    """What stands in the spaces: where, whose, what. Nobody's transports and pirates come after the players'."""
    seats = len(captains)
    found: list[tuple[int, int, int]] = []
    for seat, fleet in enumerate(fleets):
        party = seat if seat < seats else -1
        for tr in fleet:
            found.append((tr.place, party, tr.kind))
            if tr.vf:
                found += [(tr.place, party, ABOARD)] * tr.vf
    for seat, there in enumerate(captains):
        for captain in there:
            if captain.place >= 0:
                found += [(captain.place, seat, CAPTAINS)] * captain.level
    for seat, machines in enumerate(engines):
        for engine in machines:
            if engine.place >= 0:
                found.append((engine.place, seat if seat < seats else -1, ENGINES))
    found += [(relic.place, -1, RELICS) for relic in relics if relic.place >= 0]
    for depot in depots:
        found += [(depot.place, depot.seat, GOODS_THERE)] * depot.units
    found += [(siege.place, siege.seat, BESIEGED) for siege in sieges]
    return found


class _Fleets:
    """By player, the first transports one by one: kind, level, place, VF, points left, what it has done, goods."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def __call__(self, fleets: list[list[Transport]]) -> Sequence[Sequence[int]]:
        rows: list[tuple[int, ...]] = []
        for fleet in fleets[: self.seats]:
            shown = fleet[:FLEET]
            rows += [
                (tr.kind, tr.level, tr.place, tr.vf, tr.pm, tr.done, sum([lot[1] for lot in tr.lots])) for tr in shown
            ]
            rows += _NO_FLEET[len(shown) :]
        return list(zip(*rows, strict=True))


_NO_FLEET = [(-1, 0, -1, 0, 0, 0, 0)] * FLEET


def _sums(lists: list[list[int]]) -> list[int]:
    return list(map(sum, lists))


def _prisoners(prisoners: list[list[int]]) -> tuple[list[int], list[int]]:
    """By holder: of each player; and of the barbarians."""
    return [count for row in prisoners for count in row[:-1]], [row[-1] for row in prisoners]


class _Pacts:
    """By player: with whom it has pacts that the observer knows of, and their clauses."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def __call__(self, pacts: list[Pact]) -> tuple[list[list[int]], list[list[int]]]:
        partners: list[list[int]] = [[] for _ in range(self.seats)]
        clauses: list[list[int]] = [[] for _ in range(self.seats)]
        for pact in pacts:
            for seat in pact.parties:
                partners[seat] += [other for other in pact.parties if other != seat]
                clauses[seat] += map(_kind, pact.clauses)
        return partners, clauses


def _crusade(crusade: list[int]) -> tuple[list[int], list[int], list[int]]:
    """Its target, the turn of its call, who takes part."""
    target, turn, mask = crusade or (-1, 0, 0)
    return [target], [turn], [mask]


def _monopoly(monopoly: list[tuple[int, int]]) -> list[int]:
    return [good for good, _ in monopoly]


def _ranks(order: list[int]) -> list[int]:
    """By player: its place in the turn order, from 1."""
    found = [0] * len(order)
    for place, seat in enumerate(order):
        found[seat] = place + 1
    return found
