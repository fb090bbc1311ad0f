"""Upkeep: troops, demobilisation and age (CK-RND-07 to CK-RND-13)."""

from __future__ import annotations

from araldo.games.crusader_kings.board import BORDERS, IDS, NUMBER
from araldo.games.crusader_kings.box import (
    BANK,
    BANK_GAIN,
    BANK_LEAST,
    FOOT_COST,
    OLD_AGE,
    trait_of,
)
from araldo.games.crusader_kings.rules import fallback
from araldo.games.crusader_kings.rules.choices import take_out
from araldo.games.crusader_kings.rules.family import succeed
from araldo.games.crusader_kings.rules.realm import (
    at_war,
    demobilise,
    gain,
    human,
    owns,
    place,
    play_order,
    present,
    spend,
    troops_of,
    word,
)
from araldo.games.crusader_kings.rules.rights import ask_open, trading
from araldo.games.crusader_kings.state import Kings, Upkeep
from araldo.kernel import AGAIN, DONE, Action, Option, draft, note, procedure, single

NONE: Action = ("keep_all",)


def open_upkeep(s: Kings, f: Upkeep) -> None:
    """CK-RND-12: each step is done by all in play order before the next; the Bank pays before."""
    f.order = play_order(s)
    for party in f.order:
        if owns(s, party, BANK) and human(s, party) and s.gold[party] >= BANK_LEAST:
            note(s, "gained", house=word(s, party), gold=gain(s, party, BANK_GAIN), rule="CK-RND-12")


# -- a: troop costs (CK-RND-07)


def pay_troops(s: Kings, f: Upkeep) -> int | None:
    """Nothing to pay for, or with and nobody to ask for it (CK-TRD-06): no question. An automatic dynasty pays nothing
    (CK-AI-09)."""
    while f.at < len(f.order):
        seat = f.order[f.at]
        if human(s, seat) and present(s, seat) and (troops := troops_of(s, seat)):
            if s.gold[seat] >= FOOT_COST or trading(s):
                return ask_open(s, "pay_troops", seat)
            dismiss(s, seat, troops)
        f.at += 1
    f.at = 0
    return None


def pay_edits(s: Kings, f: Upkeep, seat: int, draft: list[Action]) -> list[Option]:
    if FOOT_COST * (len(draft) + 1) > s.gold[seat]:
        return []
    paid = {edit[1] for edit in draft}
    return [("pay_for", IDS[t]) for t in troops_of(s, seat) if IDS[t] not in paid]


def troops_paid(s: Kings, f: Upkeep, drafts: dict[int, list[Action]]) -> None:
    seat = f.order[f.at]
    paid = {NUMBER[edit[1]] for edit in drafts[seat]}
    spend(s, seat, FOOT_COST * len(paid))
    if paid:
        note(s, "upkeep", house=word(s, seat), gold=FOOT_COST * len(paid), rule="CK-RND-07")
    dismiss(s, seat, [t for t in troops_of(s, seat) if t not in paid])
    f.at += 1


def dismiss(s: Kings, seat: int, lands: list[int]) -> None:
    """Unpaid: demobilised, with Unrest."""
    for land in lands:
        demobilise(s, land)
        note(s, "unpaid", house=word(s, seat), land=IDS[land], rule="CK-RND-07")
        place(s, "unrest", land)


def default_pay(s: Kings, f: Upkeep, seat: int, draft: list[Action]) -> Action:
    """All that can be paid, Castles first."""
    edits = pay_edits(s, f, seat, draft)
    return max(edits, key=lambda e: s.castle[NUMBER[e[1]]]) if edits else DONE


# -- b: demobilise freely (CK-RND-08, CK-MOB-03)


def ask_disband(s: Kings, f: Upkeep) -> int | None:
    while f.at < len(f.order):
        seat = f.order[f.at]
        if human(s, seat) and present(s, seat) and troops_of(s, seat):
            return ask_open(s, "disband", seat)
        f.at += 1
    f.at = 0
    return None


def disband_edits(s: Kings, f: Upkeep, seat: int, draft: list[Action]) -> list[Option]:
    gone = {edit[1] for edit in draft}
    return [("disband", IDS[t]) for t in troops_of(s, seat) if IDS[t] not in gone]


def disbanded(s: Kings, f: Upkeep, drafts: dict[int, list[Action]]) -> None:
    seat = f.order[f.at]
    for edit in drafts[seat]:
        demobilise(s, NUMBER[edit[1]])
    if drafts[seat]:
        note(s, "demobilised", house=word(s, seat), lands=[edit[1] for edit in drafts[seat]], rule="CK-RND-08")
    f.at += 1


def default_disband(s: Kings, f: Upkeep, seat: int, draft: list[Action]) -> Action:
    """With less than 4 Gold, all that stand at no border of a dynasty one is at War with."""
    enemies = [p for p in range(s.parties) if at_war(s, seat, p)]
    gone = [NUMBER[edit[1]] for edit in draft]
    idle = [t for t in troops_of(s, seat) if t not in gone]
    idle = [t for t in idle if not any(s.owner[near] in enemies for near in BORDERS[s.chart][t])]
    return ("disband", IDS[idle[0]]) if idle and s.gold[seat] < 4 else DONE


# -- c: age (CK-RND-09 to CK-RND-11, CK-RND-13)


def grow_old(s: Kings, f: Upkeep) -> int | None:
    while f.at < len(f.order):
        seat = f.order[f.at]
        if f.old:
            return ask_open(s, "old_age", seat)
        if not present(s, seat):
            f.at += 1
            continue
        if s.age[seat] >= OLD_AGE:
            note(s, "died_in_peace", house=word(s, seat), rule="CK-RND-11")
            f.at += 1
            succeed(s, seat)
            return AGAIN
        s.age[seat] += 1
        note(s, "aged", house=word(s, seat), age=s.age[seat], rule="CK-RND-09")
        if s.age[seat] == OLD_AGE and s.bags[seat]:
            if human(s, seat):
                f.old = True
                return AGAIN
            if (token := fallback.age_removal(s, seat)) >= 0:
                take_out(s, seat, trait_of(token))
        f.at += 1
    return None


def age_options(s: Kings, f: Upkeep, seat: int) -> list[Option]:
    return [NONE, *(("remove_token", trait) for trait in sorted({trait_of(t) for t in s.bags[seat]}))]


def age_answered(s: Kings, f: Upkeep, seat: int, action: Action) -> None:
    """CK-RND-10: the fourth Age token lets a player remove one token from the bag."""
    f.old = False
    f.at += 1
    if action != NONE:
        take_out(s, seat, action[1])


def default_age(s: Kings, f: Upkeep, seat: int) -> Action:
    token = fallback.age_removal(s, seat)
    return ("remove_token", trait_of(token)) if token >= 0 else NONE


PROCEDURES = [procedure(Upkeep, open_upkeep, pay_troops, ask_disband, grow_old)]
QUESTIONS = [
    draft("pay_troops", Upkeep, troops_paid, edits=pay_edits, rank=lambda edit: NUMBER[edit[1]], default=default_pay),
    draft(
        "disband", Upkeep, disbanded, edits=disband_edits, rank=lambda edit: NUMBER[edit[1]], default=default_disband
    ),
    single("old_age", Upkeep, age_answered, options=age_options, default=default_age),
]
