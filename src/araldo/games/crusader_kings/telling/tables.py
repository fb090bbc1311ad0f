"""Reference tables: what lies in the decks, Development cards, the Crusade, traits, scoring, automatic dynasties."""

from __future__ import annotations

from collections import Counter

from araldo.games.crusader_kings.box import (
    ACHIEVEMENTS,
    CARDS,
    COUNCILLOR,
    DECK,
    DECKS,
    EVENT,
    GREEN_TRAIT,
    KINDS,
    SPACE_TRAIT,
    STRATEGIES,
    THRESHOLD,
    TRAITS,
    kind_of,
    trait_of,
)
from araldo.games.crusader_kings.rules.realm import lands_of, present, tally, word
from araldo.games.crusader_kings.state import Kings
from araldo.kernel.telling import Phrase, Row, Source, Table


def columns(*names: str) -> tuple[Phrase, ...]:
    return tuple(Phrase(f"column-{name}") for name in names)


def events(s: Kings, seat: int) -> Table:
    """Every event with its text: cards of it in all, and how many of them have been seen in the discards."""
    all_of = Counter((DECK[c], EVENT[c]) for c in range(CARDS))
    gone = Counter((deck, EVENT[c]) for deck, pile in enumerate(s.discards) for c in pile)
    rows = [
        Row(event, (event, n, n - gone[deck, event]), Phrase("text-of", {"text": f"{event}.text"}), group=DECKS[deck])
        for (deck, event), n in sorted(all_of.items())
    ]
    return Table(Phrase("table-events"), columns("event", "cards", "left"), tuple(rows))


def developments(s: Kings, seat: int) -> Table:
    shown = [kind_of(c) for c in s.display]
    holders: dict[int, list[str]] = {}
    for party in range(s.parties):
        for card in s.cards[party]:
            holders.setdefault(kind_of(card), []).append(word(s, party))
    own = [kind_of(c) for c in s.cards[seat]] if 0 <= seat < s.seats else []
    rows = [
        Row(
            name,
            (
                name,
                Phrase("shown" if kind in shown else "not-shown"),
                Phrase("held", {"houses": holders.get(kind, [])}),
            ),
            Phrase("text-of", {"text": f"{name}.text"}),
            "owned" if kind in own else "open" if kind in shown else "",
            Phrase("group-councillors" if COUNCILLOR[kind] else "group-inventions"),
        )
        for kind, name in enumerate(KINDS)
    ]
    return Table(Phrase("table-developments"), columns("card", "display", "holders"), tuple(rows))


def crusade(s: Kings, seat: int) -> Table:
    rows = []
    for i in range(s.goal):
        holder = s.shields[i]
        trait = SPACE_TRAIT[i] if s.track[i] and SPACE_TRAIT[i] else "nothing"
        who = word(s, holder) if holder >= 0 else "nobody"
        state = "owned" if holder == seat and holder >= 0 else ""
        rows.append(
            Row(str(i + 1), (f"space.{i + 1}", trait, who), Phrase("text-of", {"text": f"space.{i + 1}.text"}), state)
        )
    return Table(Phrase("table-crusade"), columns("place", "token", "holder"), tuple(rows))


def traits(s: Kings, seat: int) -> Table:
    bag = Counter(_traits_in(s, seat))
    rows = [
        Row(trait, (trait, Phrase("helps" if GREEN_TRAIT[trait] else "harms"), bag[trait]),
            Phrase("text-of", {"text": f"{trait}.trait"}), "owned" if bag[trait] else "")
        for trait in TRAITS
    ]  # fmt: skip
    return Table(Phrase("table-traits"), columns("trait", "colour", "bag"), tuple(rows))


def _traits_in(s: Kings, seat: int) -> list[str]:
    return [trait_of(t) for t in s.bags[seat]] if 0 <= seat < s.seats else []


def scoring(s: Kings, seat: int) -> Table:
    """Points as they stand: a territory 1, an achievement 1 (CK-END-02, CK-ACH-01)."""
    parties = [p for p in range(s.parties) if present(s, p)]
    rows = [Row(f"land-{p}", (word(s, p), len(lands_of(s, p)), ""), group=Phrase("points-lands"))
            for p in parties]  # fmt: skip
    for token, name in enumerate(ACHIEVEMENTS):
        holder = s.awards[token]
        best = max((tally(s, token, p) for p in parties), default=0) if token < len(ACHIEVEMENTS) - 1 else 0
        who = word(s, holder) if holder >= 0 else "nobody"
        text = Phrase(f"award-{name}", {"least": THRESHOLD[token], "best": best})
        rows.append(Row(name, (name, 1 if holder >= 0 else 0, who), text, "owned" if 0 <= holder == seat else "",
                        Phrase("points-awards")))  # fmt: skip
    return Table(Phrase("table-scoring"), columns("what", "points", "holder"), tuple(rows))


def strategies(s: Kings, seat: int) -> Table:
    """What each automatic dynasty does with a card, in its order; those at the table first."""
    rows: list[Row] = []
    ours = {s.plan[p]: p for p in range(s.parties) if s.plan[p] >= 0}
    for plan in sorted(range(len(STRATEGIES)), key=lambda i: i not in ours):
        strategy = STRATEGIES[plan]
        name = f"strategy.{strategy['id']}"
        who = word(s, ours[plan]) if plan in ours else "nobody"
        text = Phrase("text-of", {"text": f"{name}.marriage"})
        state = "open" if plan in ours else ""
        rows.append(Row(strategy["id"], (Phrase("strategy-marries"), who), text, state, name))
        for deck in DECKS:
            items = strategy.get(deck, [])
            if items:
                text = Phrase("strategy-items", {"items": [f"{name}.{deck}.{i}" for i in range(len(items))]})
                rows.append(Row(f"{strategy['id']}-{deck}", (deck, who), text, "", name))
    return Table(Phrase("table-strategies"), columns("card", "holder"), tuple(rows))


def actions(s: Kings, seat: int) -> Table:
    """What the five kinds of card do, and what everything costs."""
    rows = [Row(name, (name,), Phrase(f"about-{name}"), group=deck) for deck, name in ACTIONS]
    rows += [
        Row(name, (Phrase(f"cost-name-{name}"),), Phrase(f"about-{name}"), group=Phrase("group-prices"))
        for name in COSTS
    ]
    return Table(Phrase("table-actions"), columns("action"), tuple(rows))


ACTIONS = (
    ("realm", "build"), ("realm", "develop"), ("intrigue", "plot_casus_belli"), ("intrigue", "plot_incite_revolt"),
    ("intrigue", "plot_assassinate"), ("intrigue", "plot_bribe"), ("intrigue", "plot_divorce"),
    ("intrigue", "overthrow"), ("war", "mobilise"), ("war", "invade"), ("tax", "tax"), ("crusade", "crusade"),
)  # fmt: skip
COSTS = ("checks", "sabotage", "upkeep", "marriages", "titles", "succession", "trades")


def sources(s: Kings) -> list[Source]:
    """CK-END-02: territories, and each achievement."""
    everybody = range(s.parties)
    lands = tuple(len(lands_of(s, p)) if present(s, p) else 0 for p in everybody)
    awards = [
        Source(name, tuple(int(s.awards[i] == p and present(s, p)) for p in everybody))
        for i, name in enumerate(ACHIEVEMENTS)
    ]
    return [Source(Phrase("points-lands"), lands), *awards]


TABLES = {
    "actions": actions,
    "events": events,
    "developments": developments,
    "crusade": crusade,
    "traits": traits,
    "scoring": scoring,
    "strategies": strategies,
}
