"""The Era: the draw by type and the cleanup (chapter ERA, and CK-AI-04)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from araldo.games.crusader_kings.box import (
    BONUS_CARDS,
    CRUSADE,
    DECK,
    DECKS,
    DISPLAY,
    DRAW_LEAST,
    DRAW_MOST,
    HAND,
    INTRIGUE,
    KINDS,
    REALM,
    STRATEGIES,
    WAR,
    kind_of,
)
from araldo.games.crusader_kings.rules.family import invite, send_away
from araldo.games.crusader_kings.rules.realm import human, play_order, word
from araldo.games.crusader_kings.rules.rights import ask_open
from araldo.games.crusader_kings.rules.verdict import verdict
from araldo.games.crusader_kings.state import EraDraw, Kings
from araldo.kernel import (
    AGAIN,
    ALL,
    Action,
    Option,
    Refusal,
    below,
    bit,
    draw,
    end,
    note,
    procedure,
    see,
    shuffle,
    single,
)

# CK-ERA-03: every way to draw eight cards, by type.
MIXES: tuple[tuple[int, ...], ...] = tuple(
    mix
    for mix in product(*(range(low, high + 1) for low, high in zip(DRAW_LEAST, DRAW_MOST, strict=True)))
    if sum(mix) == HAND
)
DRAWS: list[Option] = [("draw", *mix) for mix in MIXES]
BONUS: list[Option] = [("bonus", deck) for deck in DECKS]
USUAL: Action = ("draw", 2, 0, 3, 2, 1)


def left(s: Kings, deck: int) -> int:
    return len(s.decks[deck]) + len(s.discards[deck])


def bonuses(s: Kings, party: int) -> int:
    """Cards that the Crusade track gives before the eight (CK-ERA-02)."""
    return sum(n for space, n in BONUS_CARDS.items() if s.shields[space] == party)


def next_drawer(s: Kings, f: EraDraw) -> int | None:
    if not f.order:
        f.order = play_order(s)
    if f.at == len(f.order):
        return end(s)
    seat = f.order[f.at]
    if not human(s, seat):
        return next_stock(s, f, seat)
    kind = "bonus_card" if len(f.extra) < bonuses(s, seat) else "draw"
    return ask_open(s, kind, seat)


def bonus_weighed(s: Kings, f: EraDraw, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    for deck, action in enumerate(BONUS):
        if deck == CRUSADE:
            yield action, Refusal("CK-TRK-01")
        else:
            yield action, None if left(s, deck) - f.extra.count(deck) > 0 else Refusal("CK-LIM-04")


def bonus_chosen(s: Kings, f: EraDraw, seat: int, action: Action) -> None:
    f.extra.append(DECKS.index(action[1]))


def draw_options(s: Kings, f: EraDraw, seat: int) -> list[Option]:
    """CK-LIM-04: from decks that hold enough."""
    room = [left(s, deck) - f.extra.count(deck) for deck in range(len(DECKS))]
    if all(room[d] >= DRAW_MOST[d] for d in range(len(DECKS))):
        return DRAWS
    return [a for a, mix in zip(DRAWS, MIXES, strict=True) if all(m <= r for m, r in zip(mix, room, strict=True))]


def mix_chosen(s: Kings, f: EraDraw, seat: int, action: Action) -> None:
    """CK-ERA-04: the composition is chosen blind; only now are all cards drawn and looked at."""
    for deck in f.extra:
        take(s, seat, deck)
    for deck, count in enumerate(action[1:]):
        for _ in range(count):
            take(s, seat, deck)
    tell_draw(s, seat)
    f.extra = []
    f.at += 1


def take(s: Kings, party: int, deck: int) -> None:
    """One card; a deck that has run out is rebuilt from its discards (CK-LIM-03, CK-TRN-05)."""
    if not s.decks[deck]:
        if not s.discards[deck]:
            return
        s.decks[deck], s.discards[deck] = s.discards[deck], []
        shuffle(s, s.decks[deck])
    if human(s, party):
        draw(s, s.decks[deck], s.hands[party], bit(party))
    else:
        draw(s, s.decks[deck], s.stocks[party], 0)
    s.took[party][deck] += 1


def next_stock(s: Kings, f: EraDraw, party: int) -> int:
    """An automatic dynasty draws: first its bonus cards, if nobody decides otherwise from War, Intrigue and Realm in
    turn; never Tax (CK-AI-06)."""
    if len(f.extra) < bonuses(s, party):
        options: list[Action] = [("bonus", DECKS[d]) for d in (WAR, INTRIGUE, REALM)]
        chosen = verdict(s, f, party, options, lambda: options[len(f.extra) % 3])
        if chosen is not None:
            f.extra.append(DECKS.index(chosen[1]))
        return AGAIN
    stock_up(s, party, f.extra)
    f.extra = []
    f.at += 1
    return AGAIN


def stock_up(s: Kings, party: int, extra: list[int]) -> None:
    """CK-AI-04: bonus cards, and the cards of its strategy."""
    for deck in extra:
        take(s, party, deck)
    for deck, name in enumerate(DECKS):
        for _ in range(STRATEGIES[s.plan[party]]["draw"][name]):
            take(s, party, deck)
    tell_draw(s, party)


def tell_draw(s: Kings, party: int) -> None:
    """From which decks a player drew is seen by all (CK-ERA-03)."""
    if s.log is not None:
        realm, intrigue, war, tax, crusade = s.took[party]
        note(
            s,
            "drew",
            house=word(s, party),
            realm=realm,
            intrigue=intrigue,
            war=war,
            tax=tax,
            crusade=crusade,
            rule="CK-ERA-03",
        )


def default_mix(s: Kings, f: EraDraw, seat: int) -> Action:
    options = draw_options(s, f, seat)
    return USUAL if USUAL in options else options[0]


def default_bonus(s: Kings, f: EraDraw, seat: int) -> Action:
    legal = [a for a, why in bonus_weighed(s, f, seat) if why is None]
    return BONUS[WAR] if BONUS[WAR] in legal else legal[0]


# -- cleanup (CK-ERA-06, CK-ERA-07)


def clean_up(s: Kings) -> None:
    note(s, "cleanup", era=s.era, rule="CK-ERA-06")
    for party in range(s.parties):
        discard_hand(s, party)
    free = [land for land in s.lands if s.owner[land] < 0 and s.ally[land] < 0]
    for land in free:
        send_away(s, land)
    for land in free:  # only now: every token is back in the General bag
        invite(s, land)
    s.study_discard += s.display
    s.display.clear()
    refill(s)


def discard_hand(s: Kings, party: int) -> None:
    """Unused cards are discarded face up (CK-ERA-05)."""
    for held in (s.hands[party], s.laid[party], s.stocks[party]):
        while held:
            discard(s, held.pop())
    s.took[party] = [0] * len(DECKS)
    s.backs[party] = []


def discard(s: Kings, card: int) -> None:
    s.discards[DECK[card]].append(card)
    see(s, card, ALL)


def refill(s: Kings) -> None:
    """CK-SET-24, CK-RLM-06: three Development cards face up; the deck is rebuilt when it has run out."""
    before = len(s.display)
    while len(s.display) < DISPLAY and (s.study or s.study_discard):
        if not s.study:
            s.study, s.study_discard = s.study_discard, []
        s.display.append(s.study.pop(below(s, len(s.study))))
    if s.log is not None and len(s.display) > before:
        note(s, "displayed", cards=[KINDS[kind_of(card)] for card in s.display[before:]], rule="CK-RLM-06")


PROCEDURES = [procedure(EraDraw, next_drawer)]
QUESTIONS = [
    single("bonus_card", EraDraw, bonus_chosen, candidates=bonus_weighed, default=default_bonus),
    single("draw", EraDraw, mix_chosen, options=draw_options, default=default_mix),
]
