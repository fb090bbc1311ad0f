"""Tax cards: income, harvests, crop failures and the Plague (chapter TAX)."""

from __future__ import annotations

from typing import Any

from araldo.games.crusader_kings.board import BORDERS, IDS, NUMBER, TAX
from araldo.games.crusader_kings.box import CARD_TAX, SPACE_TAX, is_green, kind_of, trait_of
from araldo.games.crusader_kings.rules.check import quick_draw
from araldo.games.crusader_kings.rules.realm import PLACED, demobilise, gain, human, lands_of, place, word
from araldo.games.crusader_kings.rules.rights import ask_open
from araldo.games.crusader_kings.state import Kings, Taxes
from araldo.kernel import AGAIN, Action, Option, call, end, note, procedure, single


def yield_of(s: Kings, land: int) -> int:
    """What one territory gives, before its tokens are removed.

    CK-TAX-01: 1, and 1 for a Castle; CK-TAX-02: 1 for a Harvest; CK-TAX-03: nothing after a Crop Failure, nor
    with a Plague of either side (CK-TAX-04, CK-TAX-06, CK-TAX-07).
    """
    if s.failure[land] or s.plague[land]:
        return 0
    gold = TAX[land] + s.castle[land] + (s.harvest[land] > 0)
    if s.duke[land] >= 0 and s.options["duchy_tax"] != "none":  # CK-TAX-11, CK-OPT-09
        gold = 0 if s.options["duchy_tax"] == "no_gold" else gold - 1
    return gold


def bonus_of(s: Kings, party: int) -> int:
    cards = sum(CARD_TAX.get(kind_of(c), 0) for c in s.cards[party])
    return cards + sum(n for space, n in SPACE_TAX.items() if s.shields[space] == party)


def start_tax(s: Kings, party: int) -> None:
    """CK-TAX-09, CK-TAX-10: every controlled territory is settled first, then Outbreaks spread."""
    lands = lands_of(s, party)
    due = sum(yield_of(s, t) for t in lands)
    got = gain(s, party, due + bonus_of(s, party))
    note(s, "taxed", house=word(s, party), gold=got, lands=due, bonus=bonus_of(s, party), rule="CK-TAX-01")
    outbreaks = [t for t in lands if s.plague[t] == 1]
    for t in lands:
        spend_tokens(s, t)
    if outbreaks:
        call(s, Taxes(seat=party, outbreaks=outbreaks))


def spend_tokens(s: Kings, land: int) -> None:
    """CK-TAX-02, CK-TAX-03, CK-TAX-06: one of each kind goes."""
    for token, there in (("harvest", s.harvest), ("crop_failure", s.failure), ("plague", s.plague)):
        if there[land]:
            there[land] = 0 if token == "plague" else there[land] - 1
            note(s, "used_up", token=token, land=IDS[land], rule=PLACED[token])


def ask_spread(s: Kings, f: Taxes) -> int | None:
    """CK-TAX-09: Outbreaks spread in the order the player chooses."""
    if not f.outbreaks:
        return end(s)
    if len(f.outbreaks) > 1 and human(s, f.seat):
        return ask_open(s, "spread", f.seat)
    spread(s, f, f.outbreaks[0])
    return AGAIN


def spread_options(s: Kings, f: Taxes, seat: int) -> list[Option]:
    return [("spread", IDS[t]) for t in f.outbreaks]


def spread_chosen(s: Kings, f: Taxes, seat: int, action: Action) -> None:
    spread(s, f, NUMBER[action[1]])


def spread(s: Kings, f: Taxes, land: int) -> None:
    """CK-TAX-04, CK-TAX-05, CK-TAX-08: one check for each adjacent territory, the player's own or not."""
    f.outbreaks.remove(land)
    for near in BORDERS[s.chart][land]:
        if near not in s.lands:
            continue
        token = quick_draw(s, f.seat)
        drawn = [trait_of(token)] if token >= 0 else []
        told: dict[str, Any] = {"house": word(s, f.seat), "land": IDS[near], "tokens": drawn}
        if token >= 0 and is_green(token):
            note(s, "plague_spared", **told, rule="CK-TAX-04")
            continue
        note(s, "plague", **told, rule="CK-TAX-05")
        place(s, "plague", near, side=2)
        if s.foot[near]:
            demobilise(s, near)
            note(s, "demobilised", house=word(s, s.owner[near]), lands=[IDS[near]], rule="CK-TAX-05")
        place(s, "unrest", near)


PROCEDURES = [procedure(Taxes, ask_spread)]
QUESTIONS = [single("spread", Taxes, spread_chosen, options=spread_options)]
