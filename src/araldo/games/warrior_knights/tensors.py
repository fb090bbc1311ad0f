"""What learners are shown of a game of Warrior Knights: cities, armies, Barons from the observer on, cards."""

from __future__ import annotations

from collections.abc import Sequence

from araldo.games.warrior_knights.board import AT_SEA, COUNT, GONE, OFF, TARGETS
from araldo.games.warrior_knights.box import (
    AGENDA_CARDS,
    AGENDA_ID,
    ARMIES,
    CARDS,
    EVENT_CARDS,
    EVENT_ID,
    EXPEDITIONS,
    FATE,
    FATE_CARDS,
    FIRST_NEUTRAL,
    MISSION_CARDS,
    MISSIONS,
    NATIONS,
    PIECES,
    REGULARS,
    SEATS,
    TITLE,
    TITLES,
    TROOP_KINDS,
)
from araldo.games.warrior_knights.box import FACE as FACES
from araldo.games.warrior_knights.state import NEUTRAL, RAZED
from araldo.kernel import Setup
from araldo.kernel.tensors import (
    PARTIES,
    Bits,
    Column,
    Made,
    Many,
    ManyOwned,
    ManyParties,
    Number,
    Numbers,
    OneOf,
    Party,
    PartyBits,
    PartyThing,
    Pieces,
    Size,
    Tensor,
    Tensors,
)

CROWNS, VOTES, STRENGTH, ROUNDS, DECK = 30, 20, 500, 30, 30  # what numbers are divided by
PHASES = ("setup", "planning", "actions", "upkeep")
ENDINGS = ("cities", "influence", "ruins", "last")
IN_TURN = ("defend", "heal")
LAWS = 8
STACKS = 3  # of Action cards; as many areas where they go


def _kinds(names: Sequence[str], pieces: Sequence[int] = range(PIECES)) -> tuple[int, ...]:
    """By piece: which of these words is on it."""
    number = {name: i for i, name in enumerate(dict.fromkeys(names))}
    return tuple(number.get(FACES[p], -1) if p in pieces else -1 for p in range(PIECES))


ACTION = tuple(TITLE[p] if p < FIRST_NEUTRAL else len(TITLES) + TITLE[p] for p in range(len(TITLE)))
ACTION += (-1,) * (PIECES - len(ACTION))
FATES = tuple(p - FATE_CARDS[0] if p in FATE_CARDS else -1 for p in range(PIECES))
EVENT, AGENDA, TROOP = _kinds(EVENT_ID), _kinds(AGENDA_ID), _kinds(tuple(TROOP_KINDS))
MISSION = tuple(p - MISSION_CARDS[0] if p in MISSION_CARDS else -1 for p in range(PIECES))


def tensors(setup: Setup) -> Tensors:
    seats = range(setup.seats)
    armies = ManyOwned(ARMIES, {ARMIES * seat + k: (seat, k) for seat in seats for k in range(ARMIES)})
    cards = ManyOwned(
        len(TITLES), {CARDS * seat + i: (seat, TITLE[CARDS * seat + i]) for seat in seats for i in range(CARDS)}
    )
    consent = ManyOwned(1, {64 * seat + area: (seat, 0) for seat in seats for area in range(64)})
    troops, agendas, area = Pieces(TROOP), Pieces(AGENDA), OneOf(range(COUNT))
    return Tensors(
        (
            Tensor("cities", TARGETS, (
                Column("owner", Party()),
                Column("owner", OneOf((NEUTRAL, RAZED))),
                Column("fort"),
                Column("breach", Number(2), spare=True),
                Column("siege", Party(), spare=True),
                Column("siege_since", Number(ROUNDS), spare=True),
                Column("laid", Pieces(EVENT)),
            )),
            Tensor("armies", PARTIES, (
                Column("place", OneOf((GONE, OFF, *range(AT_SEA + COUNT))), spare=True),
                Column("troops", Number(STRENGTH), spare=True),
                Column("hurt", Number(2), spare=True),
                Column("tired", spare=True),
                Column("fallen", spare=True),
                Column("heir", Party(), spare=True),
                Column(Made("heirless", _lost, ("heirless",)), spare=True),
                Column("offices", agendas),
                Column("army", troops),
            ), each=ARMIES),
            Tensor("barons", PARTIES, (
                Column("crowns", Number(CROWNS)),
                Column("votes", Number(VOTES)),
                Column("faith", Number(VOTES)),
                Column("influence", Number(VOTES)),
                Column("reigned", Number(VOTES)),
                Column("final", Number(VOTES), spare=True),
                Column(Made("breach of the stronghold", _strongholds, ("breach",)), Number(2), spare=True),
                Column(Made("siege of the stronghold", _strongholds, ("siege",)), Party(), spare=True),
                Column("stakes", Number(5), width=len(EXPEDITIONS), across=True),
                Column("placed", Number(2), width=STACKS),
                Column("plans", OneOf(range(1, STACKS + 1)), width=CARDS),
                Column("hands", Pieces(ACTION)),
                Column("drawn", Pieces(FATES)),
                Column("missions", Pieces(MISSION)),
                Column("kept", Pieces(EVENT)),
                Column("charges", agendas),
                Column("colours", OneOf(range(SEATS))),
            )),
            Tensor("areas", STACKS, (Column("areas", cards), Column("stacks", Size(CARDS)))),
            Tensor("battle", 2, (Column("revealed", Pieces(FATES)),)),
            Tensor("table", 1, (
                Column("phase", OneOf(PHASES)),
                Column("round", Number(ROUNDS)),
                Column("last_round"),
                Column("winner", Party()),
                Column("ending", OneOf(ENDINGS)),
                Column("banned", PartyBits()),
                Column("chairman", Party()),
                Column("head", Party()),
                Column("king", Party()),
                Column("pool", Number(40)),
                Column("track", Party(), width=7),
                Column("spot", OneOf((1, 2, 3)), width=len(EXPEDITIONS)),
                Column("blessed", width=len(EXPEDITIONS)),
                Column("omen", OneOf(range(3))),
                Column("truce"),
                Column("dole"),
                Column("no_sieges", Number(3)),
                Column("no_roads", Number(3)),
                Column("razed_at_start", Number(10)),
            )),
            Tensor("cards", 1, (
                Column("turned", Pieces(ACTION)),
                Column("neutral", Size(CARDS)),
                Column("fate", Size(len(FATE))),
                Column("blind", Size(6)),
                Column("read", Pieces(FATES)),
                Column("event", Pieces(EVENT)),
                Column("event_discard", Pieces(EVENT)),
                Column("event_deck", Size(DECK)),
                Column("agendas", agendas),
                Column("voted", agendas),
                Column("laws", agendas),
                Column("agenda_discard", agendas),
                Column("agenda_deck", Size(DECK)),
                Column("offer", troops),
                Column("hired", troops),
                Column("mercenaries", Size(DECK)),
                Column("royal", Size(REGULARS)),
                Column("kings", Size(REGULARS)),
                Column("mission_deck", Size(len(MISSIONS))),
                Column("removed", Size(PIECES)),
            )),
        ),
        locals={
            "seat": Party(), "attacker": "seat", "loser": "seat", "proposer": "seat", "acting": "seat",
            "hirer": "seat", "crowned": "seat", "defender": Party(), "Downfall.winner": "defender",
            "order": ManyParties(), "miracles": "order", "Assembly.order": Many(max(AGENDA) + 1, AGENDA),
            "at": Number(6), "stack": Number(STACKS), "title": OneOf(range(len(TITLES))), "area": area,
            "Card.target": "area", "Retreat.chosen": "area", "city": OneOf(range(TARGETS)), "Battle.target": "city",
            "Unrest.city": "city", "cities": Many(TARGETS), "goes": OneOf(range(STACKS)), "Card.defied": Bits(LAWS),
            "Hiring.defied": PartyBits(), "army": PartyThing(ARMIES), "way": Many(COUNT), "consent": consent,
            "spent": armies, "force": armies, "foes": armies, "leader": armies, "dead": armies,
            "retreating": armies, "heirs": "force", "strong": Numbers(2, STRENGTH), "points": Numbers(8, 3),
            "wounds": Numbers(2, 3), "Battle.asked": Number(4), "nation": OneOf(range(len(NATIONS))),
            "InTurn.kind": OneOf(IN_TURN), "Expedition.chosen": OneOf(range(len(EXPEDITIONS))),
            "Happening.card": OneOf(EVENT_CARDS), "Enactment.card": OneOf(AGENDA_CARDS),
            "pledges": Numbers(most=CROWNS), "law": Number(4), "payable": Many(max(TROOP) + 1, TROOP),
            "tied": "payable", "attending": PartyBits(), "barred": PartyBits(), "refusers": "barred",
            "amounts": Numbers(most=VOTES), "tally": Numbers(most=VOTES), "Vote.sides": Numbers(), "choice": Number(6),
            "won": "choice", "owing": Number(4),
        },
        depth=5,
        without={
            "seat_of": "colours say it",
            "texts": "no rule reads them",
            "why": "as the log tells it",
            "Card.refused": "the options say it",
            "Happening.target": "what it means depends on the card",
            "Happening.queue": "likewise",
            "Motion.proposal": "likewise",
            "Assembly.written": "Votes of two Barons, agenda by agenda",
            "Assembly.sides": "likewise",
        },
    )  # fmt: skip


def _lost(heirless: list[int]) -> list[int]:
    """By army: whether an Event has taken its heir."""
    return [int(event >= 0) for event in heirless]


def _strongholds(by_target: list[int]) -> list[int]:
    """Of what is told by target: by seat, what holds for its stronghold."""
    return by_target[TARGETS:]
