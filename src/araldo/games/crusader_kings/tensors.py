"""What learners are shown of a game of Crusader Kings: territories, dynasties from the observer on, families, cards.

A Character counts by sex and culture and by the traits that lie on it.
"""

from __future__ import annotations

from araldo.games.crusader_kings.board import COUNT
from araldo.games.crusader_kings.box import (
    ACHIEVEMENTS,
    CULTURES,
    DECKS,
    FACE,
    HOUSES,
    KIND,
    KINDS,
    PERSON,
    PIECES,
    SPACES,
    TOKEN0,
    TRAIT,
    TRAITS,
    culture_of,
    load,
    sex_of,
)
from araldo.games.crusader_kings.setup import automata_of
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
    Put,
    Size,
    Slots,
    Tensor,
    Tensors,
)

GOLD, TREASURY, PILE = 20, 130, 30  # what numbers are divided by
PHASES = ("setup", "draw", "dynasty", "plot", "turn", "upkeep")
ACTIONS = tuple(action["id"] for action in load("actions.toml")["action"])
STRATEGIES = 5
SEXES = ("m", "f", "none")
CHILDREN, SIBLINGS = 5, 3  # that are shown
FAMILY = 2 + 2 * CHILDREN + 2 * SIBLINGS  # King or Queen, spouse, children and siblings, each with a spouse

_FACES = tuple(dict.fromkeys(FACE))
CARD = (*(_FACES.index(face) for face in FACE), *(-1 for _ in range(PIECES - len(FACE))))
DEVELOPMENT = tuple(KIND.get(piece, -1) for piece in range(PIECES))
TOKEN = tuple(TRAITS.index(TRAIT[piece - TOKEN0]) if piece >= TOKEN0 else -1 for piece in range(PIECES))
PEOPLE = {p: SEXES.index(sex_of(p)) * (len(CULTURES) + 1) + culture_of(p) + 1 for p in PERSON.values()}
PERSON_KIND = tuple(PEOPLE.get(piece, -1) for piece in range(PIECES))


def tensors(setup: Setup) -> Tensors:
    traits, developments, land = Pieces(TOKEN), Pieces(DEVELOPMENT), OneOf(range(COUNT))
    lands, person = Many(COUNT), KindOf(PEOPLE)
    people = Made("Characters", _people, (
        "kings", "spouses", "children", "child_mates", "siblings", "sibling_mates", "worn", "bearer",
    ))  # fmt: skip
    return Tensors(
        (
            Tensor("lands", COUNT, (
                Column("owner", Party()),
                Column("foot"),
                Column("castle"),
                Column("unrest", Number(3)),
                Column("harvest"),
                Column("failure", Number(2)),
                Column("plague", OneOf((1, 2))),
                Column("ally", Party()),
                Column(Made("duchy", _duchies, ("duke",))),
                Column("suitors", Slots(PERSON_KIND)),
            )),
            Tensor("dynasties", PARTIES, (
                Column("house", OneOf(range(len(HOUSES)))),
                Column("culture", OneOf(range(len(CULTURES)))),
                Column("plan", OneOf(range(STRATEGIES))),
                Column("gold", Number(GOLD)),
                Column("age", Number(4)),
                Column("pacts", PartyBits()),
                Column("wars", PartyBits()),
                Column("claims", PartyBits()),
                Column("crusades", Number(2)),
                Column("offers_left", Number(3)),
                Column("trades_left", Number(3)),
                Column("took", Number(4), width=len(DECKS)),
                Column("backs", Many(len(DECKS))),
                Column("hands", Pieces(CARD)),
                Column("laid", Pieces(CARD)),
                Column("stocks", Size(10)),
                Column("cards", developments),
                Column("bags", traits),
            )),
            Tensor("families", PARTIES, (
                Column(people, person, part=0, name="sex and culture"),
                Column(people, Put(len(TRAITS)), part=1, name="traits"),
            ), each=FAMILY),
            Tensor("crusade", SPACES, (Column("track", traits), Column("shields", Party()))),
            Tensor("decks", len(DECKS), (Column("decks", Size(PILE)), Column("discards", Pieces(CARD)))),
            Tensor("courts", len(CULTURES), (Column("courts", Size(PILE)), Column("court_discards", Size(PILE)))),
            Tensor("table", 1, (
                Column("phase", OneOf(PHASES)),
                Column("era", Number(3)),
                Column("round", Number(3)),
                Column("turn", Number(3)),
                Column("eras", Number(3)),
                Column("goal", Number(SPACES)),
                Column("reached"),
                Column("lasting"),
                Column("chart"),
                Column("first", Party()),
                Column("active", Party()),
                Column("treasury", Number(TREASURY)),
                Column("awards", Party(), width=len(ACHIEVEMENTS)),
                Column("used_houses", Bits(len(HOUSES))),
                Column("lands", lands),
                Column("table", Pieces(CARD)),
                Column("display", developments),
                Column("study", Size(PILE)),
                Column("study_discard", developments),
                Column("rulers", Size(PILE)),
                Column("gone", Size(PILE)),
                Column("general", Size(PILE)),
                Column("event_pile", traits),
                Column("token_box", traits),
                Column("drawn", traits),
                Column("worn", traits),
            )),
        ),
        parties=setup.seats + automata_of(setup),
        locals={
            "seat": Party(), "maker": "seat", "actor": "seat", "party": "seat", "foe": Party(), "partner": "foe",
            "Happening.target": "foe", "speaker": Party(), "calling": "speaker", "last": "speaker",
            "family": Party(), "order": ManyParties(), "at": Number(6), "extra": Many(len(DECKS)), "event": Number(3),
            "tries": Number(3), "person": person, "mine": "person", "picked": "person", "aim": "person",
            "theirs": KindOf(PEOPLE), "land": land, "origin": "land", "given": "land", "target": land,
            "Journey.place": OneOf(range(SPACES)), "culture": OneOf(range(len(CULTURES))), "bonus": Number(3),
            "kind": OneOf(ACTIONS), "need": Number(3), "reserve": Number(GOLD), "gold": Number(GOLD),
            "pledges": Numbers(most=5), "passes": Number(5), "draws": Number(5), "won": Number(3),
            "token": KindOf({piece: kind for piece, kind in enumerate(TOKEN) if kind >= 0}), "sites": lands,
            "came": "sites", "targets": "sites", "outbreaks": "sites", "lands": "sites", "Overthrow.tried": "sites",
            "Attack.supports": "sites", "allied": lands, "lent": Many(len(TRAITS), TOKEN), "tokens": "lent",
            "cards": Many(len(KINDS), DEVELOPMENT), "Bargain.dropped": Many(len(KINDS), DEVELOPMENT),
            "piece": KindOf(KIND), "Gain.dropped": KindOf(KIND), "kinds": Many(len(KINDS)), "bought": Number(3),
            "attempts": Number(4), "deck": OneOf(range(len(DECKS))), "block": Number(80), "count": Number(3),
            "called": PartyBits(), "helpers": PartyBits(), "replies": Number(3), "waived": Bits(2),
        },
        depth=5,
        without={
            "parties": "the rows are as many",
            "Invade.attacks": "declared one after the other as Attack",
            "Invade.supports": "likewise",
            "Invade.annexed": "likewise",
            "Plot.tried": "the options say it",
            "OpenChoice.options": "likewise",
            "OpenChoice.ready": "likewise",
            "Gain.source": "the card says it",
        },
    )  # fmt: skip


def _duchies(duke: list[int]) -> list[int]:
    """By territory: whether it is a Duchy."""
    return [int(person >= 0) for person in duke]


def _people(
    kings: list[int], spouses: list[int], children: list[list[int]], child_mates: list[list[int]],
    siblings: list[list[int]], sibling_mates: list[list[int]], worn: list[int], bearer: list[int],
) -> tuple[list[int], list[tuple[int, int]]]:  # fmt: skip
    """By dynasty: its Characters, each in a place of its own, -1 for none; and the traits that lie on them."""
    people: list[int] = []
    for party, king in enumerate(kings):
        people += (king, spouses[party])
        people += (*children[party], *_NOBODY)[:CHILDREN]
        people += (*child_mates[party], *_NOBODY)[:CHILDREN]
        people += (*siblings[party], *_NOBODY)[:SIBLINGS]
        people += (*sibling_mates[party], *_NOBODY)[:SIBLINGS]
    row = {person: i for i, person in enumerate(people)}
    worn_by = [(bearer[token - TOKEN0], TOKEN[token]) for token in worn]
    return people, [(row[person], trait) for person, trait in worn_by if person in row]


_NOBODY = (-1,) * CHILDREN
