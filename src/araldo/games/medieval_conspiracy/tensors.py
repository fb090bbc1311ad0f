"""What learners are shown of a game of Medieval Conspiracy: the map, the families from the observer on, the cards."""

from __future__ import annotations

from araldo.games.medieval_conspiracy.board import COUNT
from araldo.games.medieval_conspiracy.box import (
    ACTION_KINDS,
    ELECTORS,
    EVENT_KINDS,
    FACE,
    FAMILY,
    KNIGHTS,
    MASTERS,
    MERCENARIES,
    WORDS,
)
from araldo.kernel import Setup
from araldo.kernel.tensors import (
    PARTIES,
    Bits,
    Column,
    Each,
    Many,
    ManyOwned,
    ManyParties,
    Number,
    Numbers,
    OneOf,
    Party,
    PartyBits,
    Pieces,
    Size,
    Tensor,
    Tensors,
)

DUCATS, INCOME, TURNS, CARDS = 1000, 400, 20, 30  # what numbers are divided by
PHASES = ("setup", "income", "event", "fate", "movement", "action", "end")
ENDINGS = ("deposed", "elected", "glory")
CAUSES = ("anarchy", "reichsacht", "retaliation", "succession", "feud")
AUCTIONS = ("event", "lord", "bishop", "elector")
MOMENTS = ("birth", "heir_death", "income", "ruler_death")
EVENT = tuple(EVENT_KINDS.index(face) if face in EVENT_KINDS else -1 for face in FACE)
ACTION = tuple(ACTION_KINDS.index(face) if face in ACTION_KINDS else -1 for face in FACE)
ELECTOR = tuple(ELECTORS.index(face) if face in ELECTORS else -1 for face in FACE)
ROWS = 3  # of a line-up


def tensors(setup: Setup) -> Tensors:
    units = ManyOwned(
        len(WORDS), {8 * seat + word: (seat, word) for seat in range(setup.seats) for word in range(len(WORDS))}
    )
    land, rows = OneOf(range(COUNT)), Each(ROWS, units)
    return Tensors(
        (
            Tensor("lands", COUNT, (
                Column("owner", Party()),
                Column("units", units),
                Column("castle"),
                Column("monastery"),
                Column("city"),
                Column("relic"),
            )),
            Tensor("families", PARTIES, (
                Column("cash", Number(DUCATS)),
                Column("counted", Number(DUCATS), spare=True),
                Column("tied", Number(DUCATS)),
                Column("trade", Number(INCOME)),
                Column("rents", Number(INCOME)),
                Column("income", Number(INCOME)),
                Column("heirs", Number(6), width=2),
                Column("family", Number(FAMILY)),
                Column("knights", Number(KNIGHTS)),
                Column("mercenaries", Number(MERCENARIES)),
                Column("prisons", ManyParties()),
                Column("tracks", Number(50), width=len(MASTERS), across=True),
                Column("since", Number(200), width=len(MASTERS), across=True),
                Column("feuds", PartyBits()),
                Column("hands", Pieces(ACTION)),
                Column("elector_held", Pieces(ELECTOR)),
            )),
            Tensor("table", 1, (
                Column("phase", OneOf(PHASES)),
                Column("turn", Number(TURNS)),
                Column("active", Party()),
                Column("last_turn"),
                Column("masters", Party(), width=len(MASTERS)),
                Column("votes", OneOf(range(len(ELECTORS))), width=len(MASTERS)),
                Column("waived", width=len(MASTERS)),
                Column("sold", Bits(len(ELECTORS))),
                Column("banned", PartyBits()),
                Column("left", Number(10), width=4),
                Column("preacher", land),
                Column("preacher_owner", Party()),
                Column("preacher_captor", Party()),
                Column("vacant", land),
                Column("winner", Party()),
                Column("ending", OneOf(ENDINGS)),
                Column("moment", Number(200)),
                Column("lands", Many(COUNT)),
            )),
            Tensor("cards", 1, (
                Column("display", Pieces(EVENT)),
                Column("event_discard", Pieces(EVENT)),
                Column("event_deck", Size(CARDS)),
                Column("stack", Pieces(ACTION)),
                Column("action_discard", Pieces(ACTION)),
                Column("action_deck", Size(CARDS)),
                Column("elector_drawn", Pieces(ELECTOR)),
                Column("elector_discard", Pieces(ELECTOR)),
                Column("elector_deck", Size(len(ELECTORS))),
            )),
        ),
        locals={
            "seat": Party(), "namer": "seat", "leader": "seat", "opener": "seat", "captor": "seat",
            "Closing.captor": Number(6), "foe": Party(), "owner": "foe", "defender": "foe", "bidder": Party(),
            "heir": "bidder", "Succession.winner": "bidder", "speaker": Party(), "Combat.speaker": "briber",
            "land": land, "fief": "land", "place": "land", "War.target": "land", "lot": land,
            "Lot.card": OneOf(range(len(EVENT))), "Resolve.card": "Lot.card",
            "cause": OneOf(CAUSES), "Auction.kind": OneOf(AUCTIONS), "Window.kind": OneOf(MOMENTS),
            "Played.kind": OneOf(ACTION_KINDS), "Played.window": "Window.kind",
            "Halving.chosen": OneOf(("north", "south")), "master": OneOf(range(len(MASTERS))),
            "Death.ended": OneOf(("healed", "taken")), "War.outcome": OneOf(("attack", "defence", "nobody")),
            "order": ManyParties(), "still": ManyParties(), "owners": "still", "claims": ManyParties(),
            "allies": ManyParties(), "friends": ManyParties(), "defectors": "allies", "uprisings": "friends",
            "bids": PartyBits(), "eligible": PartyBits(), "forging": "bids", "hostlers": "eligible",
            "refused": Bits(3), "got": Numbers(most=INCOME), "received": Numbers(most=INCOME), "gifts": "got",
            "robbed": Numbers(), "counter": Numbers(3, 10), "at": Number(6), "briber": Number(6), "roll": Number(6),
            "children": Number(2), "Events.sold": Number(6), "answered": Number(), "round": Number(4),
            "strokes": Number(4), "side": Number(), "granted": Number(2), "wish": Number(2), "mustered": Number(3),
            "War.asked": "at", "high": Number(DUCATS), "least": Number(DUCATS), "most": Number(DUCATS),
            "price": "high", "discount": Number(), "attackers": units, "defenders": units, "units": "attackers",
            "fleeing": "attackers", "rows": rows, "foes": rows, "drafted": rows, "reserves": rows,
        },
        depth=6,
        without={
            "realms": "owners of the lands say it",
            "stale": "what is to be recomputed",
            "changed": "likewise",
            "moved": "likewise",
            "Played.target": "what it means depends on the card",
            "War.origins": "whence the units came",
        },
    )  # fmt: skip
