"""Chapter 4.9: the Event Card Phase (MC-EVT): the draw, deaths first, then the auctions, and what each card does."""

from __future__ import annotations

from collections.abc import Iterator

from araldo.games.medieval_conspiracy.board import ELECTORATE, ESTATE, IDS, KIND, NUMBER
from araldo.games.medieval_conspiracy.box import (
    CASTLE_INCOME,
    EVENT_CARDS,
    FACE,
    KNIGHT,
    LEAST_BID,
    MONASTERY_INCOME,
    PILES,
    RELIC_INCOME,
    SECULAR,
)
from araldo.games.medieval_conspiracy.rules.auction import hold_auction
from araldo.games.medieval_conspiracy.rules.ownstep import held_ask, own_step
from araldo.games.medieval_conspiracy.rules.realm import (
    CASTLE,
    CITY,
    MONASTERY,
    RELIC,
    attack_refused,
    clockwise,
    immune,
    lands_of,
    put,
    raise_unit,
    relic_place,
    rent_of,
    roads_worth,
    supply,
    turn_order,
)
from araldo.games.medieval_conspiracy.state import (
    Chances,
    Conspiracy,
    ElectorDeath,
    EmperorDeath,
    Events,
    Lot,
    Resolve,
)
from araldo.kernel import (
    AGAIN,
    ALL,
    Action,
    Option,
    Refusal,
    call,
    draw,
    end,
    move,
    note,
    procedure,
    shuffle,
    single,
)

PREACHER = "itinerant_preacher"
Weighed = Iterator[tuple[Option, Refusal | None]]


# -- the draw


def draw_events(s: Conspiracy, f: Events) -> None:
    """MC-EVT-02, MC-EVT-03: one card a player; a short deck kills the Emperor instead, and is mixed anew."""
    if len(s.event_deck) < s.seats:
        note(s, "short_deck", rule="MC-EVT-03")
        f.short = True
        call(s, EmperorDeath())
    else:
        lay_out(s)


def draw_again(s: Conspiracy, f: Events) -> None:
    if f.short:
        s.event_deck += s.event_discard
        s.event_discard = []
        shuffle(s, s.event_deck)
        lay_out(s)


def lay_out(s: Conspiracy) -> None:
    for _ in range(s.seats):
        draw(s, s.event_deck, s.display, ALL)
    while sum(FACE[c] == PREACHER for c in s.display) > 1:  # MC-EVT-04, MC-AMB-26
        second = [c for c in s.display if FACE[c] == PREACHER][-1]
        move(s, second, s.display, s.event_discard)
        if draw(s, s.event_deck, s.display, ALL) is None:
            break
    note(s, "drawn", rule="MC-EVT-02", cards=[FACE[c] for c in s.display])
    if s.options["quick_end"] == "event_deck" and len(s.event_deck) < s.seats:  # MC-QCK-03, MC-QCK-05, MC-AMB-36
        s.last_turn = True
        note(s, "last_turn", rule="MC-QCK-05")


def deaths(s: Conspiracy, f: Events) -> int | None:
    """MC-EVT-05: every Emperor, then every Elector, before any auction."""
    for kind, frame in (("death_of_the_emperor", EmperorDeath), ("death_of_an_elector", ElectorDeath)):
        for card in s.display:
            if FACE[card] == kind:
                move(s, card, s.display, s.event_discard)
                call(s, frame())
                return AGAIN
    return None


# -- auctions (MC-EVT-06, MC-AMB-17, MC-AMB-40)


def next_auction(s: Conspiracy, f: Events) -> int:
    """MC-HEIR-04: anybody, with or without heirs."""
    if not s.display:
        return end(s)
    f.sold += 1
    call(s, Lot(card=s.display[0], opener=turn_order(s)[(f.sold - 1) % s.seats]))
    return AGAIN


def open_lot(s: Conspiracy, f: Lot) -> None:
    """MC-TURN-03: an own step of the opener, before the first bid."""
    note(s, "auction", rule="MC-AUC-02", lot=FACE[f.card], seat=f.opener, least=LEAST_BID)
    own_step(s, f.opener)


def auction_card(s: Conspiracy, f: Lot) -> None:
    hold_auction(s, "event", f.card, clockwise(s, f.opener))


def hand_over(s: Conspiracy, f: Lot) -> None:
    """MC-EVT-07, MC-EVT-09."""
    winner = f.result[0]
    if winner >= 0:
        call(s, Resolve(seat=winner, card=f.card))
    else:
        move(s, f.card, s.display, s.event_discard)


# -- a card resolved (MC-EVT-10)


def before_resolving(s: Conspiracy, f: Resolve) -> None:
    own_step(s, f.seat)


def ask_site(s: Conspiracy, f: Resolve) -> int | None:
    """MC-EVT-08: without a legal place the card has no effect."""
    if f.place >= 0 or not any(why is None for _, why in sites(s, f, f.seat)):
        return None
    kept = FACE[f.card] == PREACHER and s.preacher_owner == f.seat and s.preacher >= 0
    return None if kept else held_ask(s, "site", f.seat)  # MC-PRE-01: he stays where he is


def sites(s: Conspiracy, f: Resolve, seat: int) -> Weighed:
    kind = FACE[f.card]
    if kind == "reichsacht":
        for land in s.lands:
            yield ("ban", IDS[land]), ban_refused(s, seat, land)
        return
    for land in lands_of(s, seat):
        yield ("place", IDS[land]), site_refused(s, seat, kind, land)


def ban_refused(s: Conspiracy, seat: int, land: int) -> Refusal | None:
    """MC-WAR-07, MC-ELEC-10, MC-IMM-01."""
    if ELECTORATE[land]:
        return Refusal("MC-ELEC-10")
    if s.owner[land] == seat:
        return Refusal("MC-WAR-07")
    return Refusal("MC-IMM-01") if immune(s, s.owner[land]) else None


_RENT = {"architect": CASTLE_INCOME, "monastery": MONASTERY_INCOME, "relic": RELIC_INCOME}
_PIECE = {"architect": CASTLE, "monastery": MONASTERY, "reichsstadt": CITY, "relic": RELIC}


def site_refused(s: Conspiracy, seat: int, kind: str, land: int) -> Refusal | None:
    """MC-BLD-01, MC-BLD-04, MC-BLD-05, MC-REL-01, MC-GEN-04, MC-GEN-10, MC-AMB-20, MC-AMB-51."""
    if kind == PREACHER:
        return None
    if kind == "army_of_knights":
        return None if supply(s, seat, KNIGHT) else Refusal("MC-GEN-10")
    if s.left[_PIECE[kind]] <= 0 and s.options["component_limits"]:
        return Refusal("MC-GEN-10")
    if kind == "relic":
        if s.relic[land]:
            return Refusal("MC-GEN-04")
        return None if relic_place(s, land) else Refusal("MC-REL-01")
    if kind == "monastery" and (ESTATE[land] != SECULAR or KIND[land] != "secular"):
        return Refusal("MC-BLD-04")
    there = {"architect": s.castle, "monastery": s.monastery, "reichsstadt": s.city}[kind]
    return Refusal("MC-GEN-04") if there[land] else None


def default_site(s: Conspiracy, f: Resolve, seat: int) -> Action:
    """MC-DEC-11, MC-DEC-12: where it brings most income; the first of those in map order."""
    options = [o for o, why in sites(s, f, seat) if why is None]
    lands = [NUMBER[str(o[1])] for o in options]
    if FACE[f.card] == "reichsacht":
        near = [t for t in lands if s.owner[t] < 0 and attack_refused(s, seat, t) is None]
        return ("ban", IDS[max(near, key=lambda t: (gain(s, seat, t), -t)) if near else lands[0]])
    if FACE[f.card] == "reichsstadt":
        return ("place", IDS[max(lands, key=lambda t: (city_gain(s, seat, t), -t))])
    return ("place", IDS[lands[0]])


def gain(s: Conspiracy, seat: int, land: int) -> int:
    """How much a seat would have a turn from this territory, its roads to own capitals included."""
    return rent_of(s, land) + roads_worth(s, seat, land, s.city[land])


def city_gain(s: Conspiracy, seat: int, land: int) -> int:
    return roads_worth(s, seat, land, 1) - roads_worth(s, seat, land, 0)


def site_chosen(s: Conspiracy, f: Resolve, seat: int, action: Action) -> None:
    f.place = NUMBER[action[1]]


def take_effect(s: Conspiracy, f: Resolve) -> None:
    kind, land = FACE[f.card], f.place
    move(s, f.card, s.display, s.event_discard)
    if kind == PREACHER:
        take_preacher(s, f)
        return
    if land < 0:
        note(s, "no_use", rule="MC-EVT-08", seat=f.seat, card=kind)
        return
    if kind == "reichsacht":
        note(s, "banned", rule="MC-WAR-07", seat=f.seat, land=IDS[land])
        call(s, Chances(cause="reichsacht", order=list(clockwise(s, f.seat)), fief=land))
        return
    if kind == "army_of_knights":
        put(s, land, [raise_unit(s, f.seat, KNIGHT)])
    else:
        s.left[_PIECE[kind]] -= 1
        {"architect": s.castle, "monastery": s.monastery, "reichsstadt": s.city, "relic": s.relic}[kind][land] = 1
        if kind == "reichsstadt":
            s.stale = True  # roads to elsewhere pay more, too
        else:
            s.rents[f.seat] += _RENT[kind]
            s.changed = True
    note(s, "placed", rule="MC-EVT-10", seat=f.seat, card=kind, land=IDS[land])


def take_preacher(s: Conspiracy, f: Resolve) -> None:
    """MC-PRE-01, MC-PRE-02: even out of a prison."""
    if f.place < 0 and not lands_of(s, f.seat):
        note(s, "no_use", rule="MC-EVT-08", seat=f.seat, card=PREACHER)
        return
    s.preacher_owner, s.preacher_captor = f.seat, -1
    if f.place >= 0:
        s.preacher = f.place
    s.stale = True
    note(s, "placed", rule="MC-EVT-10", seat=f.seat, card=PREACHER, land=IDS[s.preacher])


def after_resolving(s: Conspiracy, f: Resolve) -> None:
    own_step(s, f.seat)


def build_deck(s: Conspiracy) -> None:
    """MC-EVT-01: three piles; the lower two hold one Death of the Emperor and one of an Elector each."""
    dead = [c for c in EVENT_CARDS if FACE[c].startswith("death_of")]
    plain = [c for c in EVENT_CARDS if c not in dead]
    shuffle(s, plain)
    emperors = [c for c in dead if FACE[c] == "death_of_the_emperor"]
    electors = [c for c in dead if FACE[c] == "death_of_an_elector"]
    top, middle, bottom = plain[: PILES[0]], plain[PILES[0] : PILES[0] + PILES[1]], plain[PILES[0] + PILES[1] :]
    for pile, emperor, elector in ((middle, emperors[0], electors[0]), (bottom, emperors[1], electors[1])):
        pile += [emperor, elector]
        shuffle(s, pile)
    s.event_deck = bottom + middle + top  # the end of a list is the top of a pile


PROCEDURES = [
    procedure(Events, draw_events, draw_again, deaths, next_auction),
    procedure(Lot, open_lot, auction_card, hand_over),
    procedure(Resolve, before_resolving, ask_site, take_effect, after_resolving),
]

QUESTIONS = [single("site", Resolve, site_chosen, candidates=sites, default=default_site)]
