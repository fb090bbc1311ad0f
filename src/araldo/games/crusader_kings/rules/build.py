"""Realm cards: Build and Develop (chapters RLM and DEV)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from araldo.games.crusader_kings.board import IDS, NUMBER
from araldo.games.crusader_kings.box import (
    CASTLE_COST,
    COST_BY_ORDER,
    COUNCILLOR,
    DISPLAY,
    INVENTOR_TOKEN,
    KINDS,
    LIBRARY,
    LIBRARY_LEAST,
    LIBRARY_OFF,
    MOST_OF_TYPE,
    kind_of,
)
from araldo.games.crusader_kings.rules import fallback
from araldo.games.crusader_kings.rules.check import check
from araldo.games.crusader_kings.rules.era import refill
from araldo.games.crusader_kings.rules.realm import (
    award,
    can_pay,
    card_of,
    castles_left,
    human,
    lands_of,
    of_type,
    owns,
    put_down,
    raise_castle,
    rivals_near,
    spend,
    word,
)
from araldo.games.crusader_kings.rules.rights import ask_open
from araldo.games.crusader_kings.rules.verdict import verdict
from araldo.games.crusader_kings.state import Build, Develop, Gain, Kings
from araldo.kernel import (
    AGAIN,
    DONE,
    Action,
    Option,
    Refusal,
    call,
    draft,
    end,
    note,
    procedure,
    single,
)

# -- Build (CK-RLM-01 to CK-RLM-05)


def sites(s: Kings, party: int) -> list[int]:
    castle = s.castle
    return [t for t in lands_of(s, party) if not castle[t]]


def refuse_build(s: Kings, party: int) -> Refusal | None:
    if castles_left(s):
        for land, owner in enumerate(s.owner):
            if owner == party and not s.castle[land]:
                return None
    return Refusal("CK-RLM-03", (("castles", castles_left(s)), ("lands", len(sites(s, party)))))


def start_build(s: Kings, party: int) -> None:
    call(s, Build(seat=party))


def ask_sites(s: Kings, f: Build) -> int | None:
    """CK-RLM-02: all sites are declared before the first check."""
    return None if f.sites or refuse_build(s, f.seat) is not None else ask_open(s, "sites", f.seat)


def site_edits(s: Kings, f: Build, seat: int, draft: list[Action]) -> list[Option]:
    if len(draft) >= castles_left(s):
        return []
    chosen = {edit[1] for edit in draft}
    return [("site", IDS[t]) for t in sites(s, seat) if IDS[t] not in chosen]


def sites_ready(s: Kings, f: Build, seat: int, draft: list[Action]) -> Refusal | None:
    """Not what has changed hands or was built on meanwhile."""
    here = [IDS[t] for t in sites(s, seat)]
    return None if draft and all(edit[1] in here for edit in draft) else Refusal("CK-RLM-02")


def sites_chosen(s: Kings, f: Build, drafts: dict[int, list[Action]]) -> None:
    f.sites = [NUMBER[edit[1]] for edit in drafts[f.seat]]


def default_site(s: Kings, f: Build, seat: int, draft: list[Action]) -> Action:
    if draft:
        return DONE
    return ("site", IDS[max(sites(s, seat), key=lambda t: rivals_near(s, seat, t))])


def check_site(s: Kings, f: Build) -> int | None:
    """CK-RLM-01: each site has its own check."""
    if f.at == len(f.sites):
        return end(s)
    land = f.sites[f.at]
    if s.owner[land] != f.seat or s.castle[land] or not castles_left(s):
        f.at += 1
        return AGAIN
    f.checked = False
    check(s, f.seat, "build")
    return None


def ask_castle(s: Kings, f: Build) -> int | None:
    """CK-RLM-03: who cannot or will not pay after a success gets no Castle."""
    if f.checked or not f.result or not can_pay(s, f.seat, CASTLE_COST):
        return None
    if human(s, f.seat):
        return ask_open(s, "castle", f.seat)
    erect(s, f)
    return None


def castle_answered(s: Kings, f: Build, seat: int, action: Action) -> None:
    f.checked = True
    if action[0] == "pay":
        erect(s, f)


def erect(s: Kings, f: Build) -> None:
    f.checked = True
    paid = spend(s, f.seat, CASTLE_COST) if human(s, f.seat) else 0
    note(s, "castle", house=word(s, f.seat), land=IDS[f.sites[f.at]], gold=paid, rule="CK-RLM-01")
    raise_castle(s, f.sites[f.at])


def next_site(s: Kings, f: Build) -> int:
    f.at += 1
    f.step = 1
    return AGAIN


# -- Develop (CK-RLM-06 to CK-RLM-08)


def price(s: Kings, party: int, bought: int) -> int:
    """By the order in which they are bought; each less with the Library, never below its least."""
    cost = COST_BY_ORDER[bought]
    return max(LIBRARY_LEAST, cost - LIBRARY_OFF) if owns(s, party, LIBRARY) else cost


def refuse_kind(s: Kings, party: int, kind: int) -> Refusal | None:
    return Refusal("CK-RLM-07") if owns(s, party, kind) else None


def too_dear(s: Kings, party: int, bought: int) -> Refusal:
    return Refusal("CK-RLM-06", (("price", price(s, party, bought)), ("gold", s.gold[party])))


def refuse_develop(s: Kings, party: int) -> Refusal | None:
    if not can_pay(s, party, price(s, party, 0)):
        return too_dear(s, party, 0)
    held = {kind_of(c) for c in s.cards[party]}
    return Refusal("CK-RLM-07") if {kind_of(c) for c in s.display} <= held else None


def start_develop(s: Kings, party: int) -> None:
    call(s, Develop(seat=party))


def buy_weighed(s: Kings, f: Develop, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    poor = not can_pay(s, seat, price(s, seat, f.bought))
    for kind in sorted({kind_of(c) for c in s.display}):
        yield ("buy", KINDS[kind]), too_dear(s, seat, f.bought) if poor else refuse_kind(s, seat, kind)
    if f.bought:
        yield ("stop",), None


def ask_purchase(s: Kings, f: Develop) -> int | None:
    if f.closed or f.bought == DISPLAY or not s.display:
        return None
    if not human(s, f.seat):
        if not f.kinds:
            return None
        acquire(s, f, f.kinds.pop(0))
        return AGAIN
    if all(a == ("stop",) for a, why in buy_weighed(s, f, f.seat) if why is None):
        return None
    return ask_open(s, "buy", f.seat)


def bought(s: Kings, f: Develop, seat: int, action: Action) -> None:
    if action[0] == "stop":
        f.closed = True
    else:
        acquire(s, f, KINDS.index(action[1]))


def acquire(s: Kings, f: Develop, kind: int) -> None:
    paid = spend(s, f.seat, price(s, f.seat, f.bought)) if human(s, f.seat) else 0
    f.bought += 1
    note(s, "bought", house=word(s, f.seat), card=KINDS[kind], gold=paid, rule="CK-RLM-06")
    call(s, Gain(seat=f.seat, source="display", piece=next(c for c in s.display if kind_of(c) == kind)))


def default_buy(s: Kings, f: Develop, seat: int) -> Action:
    legal = [a for a, why in buy_weighed(s, f, seat) if why is None]
    return legal[-1] if f.bought else legal[0]


def close_market(s: Kings, f: Develop) -> None:
    refill(s)


# -- a card arrives


def ask_discard(s: Kings, f: Gain) -> int | None:
    """CK-RLM-08, CK-LIM-06: a fourth of a type costs one of the three."""
    full = of_type(s, f.seat, COUNCILLOR[kind_of(f.piece)])
    if f.dropped >= 0 or len(full) < MOST_OF_TYPE:
        return None
    if human(s, f.seat):
        return ask_open(s, "discard_card", f.seat)
    chosen = verdict(s, f, f.seat, discard_options(s, f, f.seat), partial(default_discard, s, f, f.seat))
    if chosen is None:
        return AGAIN
    discarded(s, f, f.seat, chosen)
    return None


def discard_options(s: Kings, f: Gain, seat: int) -> list[Action]:
    return [("discard", KINDS[kind_of(c)]) for c in of_type(s, seat, COUNCILLOR[kind_of(f.piece)])]


def discarded(s: Kings, f: Gain, seat: int, action: Action) -> None:
    f.dropped = card_of(s, seat, KINDS.index(action[1]))


def default_discard(s: Kings, f: Gain, seat: int) -> Action:
    worst = fallback.least_wanted(of_type(s, seat, COUNCILLOR[kind_of(f.piece)]))
    return ("discard", KINDS[kind_of(worst)])


def arrive(s: Kings, f: Gain) -> None:
    """One card goes and the other comes at one moment (CK-ACH-05)."""
    if f.dropped >= 0:
        put_down(s, f.seat, f.dropped)
    source = s.display if f.source == "display" else s.cards[int(f.source)]
    source.remove(f.piece)
    s.cards[f.seat].append(f.piece)
    award(s, INVENTOR_TOKEN)
    if f.restock:
        refill(s)


PROCEDURES = [
    procedure(Build, ask_sites, check_site, ask_castle, next_site),
    procedure(Develop, ask_purchase, close_market),
    procedure(Gain, ask_discard, arrive),
]
QUESTIONS = [
    draft(
        "sites",
        Build,
        sites_chosen,
        edits=site_edits,
        ready=sites_ready,
        rank=lambda edit: NUMBER[edit[1]],
        default=default_site,
    ),
    single("castle", Build, castle_answered, options=lambda s, f, seat: PAY),
    single("buy", Develop, bought, candidates=buy_weighed, default=default_buy),
    single("discard_card", Gain, discarded, options=discard_options, default=default_discard),
]
PAY: list[Option] = [("pay",), ("decline",)]
