"""Taxation (WK-TAX) and Wages (WK-WAG)."""

from __future__ import annotations

from collections import Counter

from araldo.games.warrior_knights.board import CITIES, INCOME
from araldo.games.warrior_knights.box import (
    CHURCH_DUES,
    CIRCLE,
    FACE,
    FIRST_AGENDA,
    FORTIFIED_INCOME,
    FREE_BELOW,
    HOLDERS,
    INCOME_OF,
    LAND_TAX,
    STRENGTH,
    SUMPTUARY,
    TAXATION,
    TREASURER,
    TROOP_KINDS,
    WAGE,
    WAGE_OF,
    WAGES,
    is_mercenary,
    printed,
)
from araldo.games.warrior_knights.rules.bans import ban
from araldo.games.warrior_knights.rules.course import go_home
from araldo.games.warrior_knights.rules.death import settle
from araldo.games.warrior_knights.rules.decks import watch_events
from araldo.games.warrior_knights.rules.forces import desert
from araldo.games.warrior_knights.rules.places import cities_of, noble
from araldo.games.warrior_knights.rules.purse import charge, gain
from araldo.games.warrior_knights.rules.seats import barons, put, rights
from araldo.games.warrior_knights.state import Knights, Taxation, Wages
from araldo.kernel import (
    AGAIN,
    Action,
    Option,
    Refusal,
    ask,
    draft,
    either,
    note,
    procedure,
    single,
)

RICH, LUXURY = printed("AG-L07", "rich"), printed("AG-L07", "crowns")
LAND, DUES, TREASURE = printed("AG-L01", "crowns"), printed("AG-L05", "crowns"), printed("AG-C08", "crowns")


# -- Taxation


def income(s: Knights, f: Taxation) -> None:
    """WK-TAX-01, WK-TAX-02, WK-TAX-03: cities that are not besieged and not on strike, Concessions, other charges."""
    note(s, "phase", rule="WK-TAX-01", phase="taxation")
    for seat in f.order:
        total = 0
        for city in cities_of(s, seat):
            if s.siege[city] >= 0 or s.laid[city]:
                note(s, "no_income", rule="WK-TAX-03" if s.siege[city] >= 0 else "WK-EVT-09", city=CITIES[city])
            else:
                total += INCOME[city] + FORTIFIED_INCOME * s.fort[city]
        gain(s, seat, total, "cities", "WK-TAX-02")
        gain(s, seat, sum(INCOME_OF[card - FIRST_AGENDA] for card in s.charges[seat]), "concessions", "WK-TAX-02")
    for seat in f.order:
        pay = sum(WAGE_OF[card - FIRST_AGENDA] for card in s.charges[seat])
        gain(s, seat, pay + TREASURE * (barons(s) - 1) * (TREASURER in s.charges[seat]), "charges", "WK-TAX-04")


def tax_due(s: Knights, law: int, seat: int) -> int:
    if law == LAND_TAX:
        return min(s.crowns[seat], LAND * ((len(cities_of(s, seat)) + 1) // 2))
    if law == CHURCH_DUES:
        return min(s.crowns[seat], DUES * (seat != s.head))
    return 0


def levy_laws(s: Knights, f: Taxation) -> int | None:
    """WK-TAX-04: laws in the order they were passed, each in order from the Chairman (WK-BAN-03)."""
    while f.law < len(s.laws):
        while f.at < len(f.order):
            seat = f.order[f.at]
            if tax_due(s, s.laws[f.law], seat):
                return put(s, "comply", seat)
            f.at += 1
        f.law, f.at = f.law + 1, 0
    return None


def current_due(s: Knights, f: Taxation | Wages, seat: int) -> int:
    return tax_due(s, s.laws[f.law], seat) if isinstance(f, Taxation) else LUXURY


def comply_options(s: Knights, f: Taxation | Wages, seat: int) -> list[Action]:
    return [("pay", current_due(s, f, seat)), ("refuse",)]


def complied(s: Knights, f: Taxation | Wages, seat: int, action: Action) -> None:
    f.at += 1
    law = s.laws[f.law] if isinstance(f, Taxation) else SUMPTUARY
    if action[0] == "refuse":
        note(s, "defied", rule="WK-BAN-03", seat=seat, law=FACE[law])
        ban(s, seat)
        return
    charge(s, seat, action[1], FACE[law], "WK-TAX-04")
    if law == CHURCH_DUES:
        gain(s, s.head, action[1], FACE[law], "WK-TAX-04")


def end_taxation(s: Knights, f: Taxation) -> None:
    """WK-EVT-09: strikes and plagues are over. WK-ACT-07."""
    for city, cards in enumerate(s.laid):
        for card in cards:
            note(s, "strike_over", rule="WK-EVT-09", city=CITIES[city], event=FACE[card])
        s.event_discard += cards
        cards.clear()
    watch_events(s)
    go_home(s, TAXATION)


# -- Wages


def begin_wages(s: Knights, f: Wages) -> None:
    note(s, "phase", rule="WK-WAG-01", phase="wages")


def luxury(s: Knights, f: Wages) -> int | None:
    """AG-L07: at the start, whoever is rich."""
    if SUMPTUARY in s.laws:
        while f.at < len(f.order):
            if s.crowns[f.order[f.at]] >= RICH:
                return put(s, "comply", f.order[f.at])
            f.at += 1
    f.at = 0
    return None


def owed(s: Knights, seat: int) -> tuple[list[int], list[int]]:
    """WK-WAG-02, WK-WAG-05, WK-WAG-06: Regular and Mercenary cards whose wages are due, wherever they are."""
    regulars: list[int] = list(s.royal) if s.king == seat else []
    hired: list[int] = []
    for k in range(len(HOLDERS)):
        army = 5 * seat + k
        if k == CIRCLE and s.troops[army] < FREE_BELOW:
            continue
        for piece in s.army[army]:
            (hired if is_mercenary(piece) else regulars).append(piece)
    return regulars, hired


def greatest(wages: list[int], crowns: int) -> int:
    """WK-WAG-03: the greatest total of these not above the crowns."""
    sums = 1
    for wage in wages:
        sums |= sums << wage
    return (sums & ((1 << crowns + 1) - 1)).bit_length() - 1


def pay_wages(s: Knights, f: Wages) -> int | None:
    """WK-WAG-01 to WK-WAG-04: in order, Regulars first."""
    if f.at == len(f.order):
        return None
    seat = f.order[f.at]
    if not f.ready:
        regulars, f.payable = owed(s, seat)
        charge(s, seat, greatest([WAGE[piece] for piece in regulars], s.crowns[seat]), "regulars", "WK-WAG-03")
        f.ready = True
        return AGAIN
    if f.payable:
        return ask(s, "wages", seat, free=rights(s, 1 << seat))
    f.at, f.ready = f.at + 1, False
    return AGAIN


def payable_kinds(s: Knights, f: Wages, seat: int) -> Counter[tuple[str, str]]:
    """Cards to be paid, by holder and kind."""
    due = set(f.payable)
    return Counter((word, FACE[p]) for k, word in enumerate(HOLDERS) for p in s.army[5 * seat + k] if p in due)


def wage_edits(s: Knights, f: Wages, seat: int, draft: list[Action]) -> list[Option]:
    """WK-WAG-04: which are not paid; one may go even if he could be paid."""
    left = payable_kinds(s, f, seat)
    for _, word, kind in draft:
        left[word, kind] -= 1
    return [("dismiss", word, kind) for (word, kind), n in left.items() if n > 0]


def wage_ready(s: Knights, f: Wages, seat: int, draft: list[Action]) -> Refusal | None:
    cost = sum(WAGE[piece] for piece in f.payable) - sum(TROOP_KINDS[kind][1] for _, _, kind in draft)
    return None if cost <= s.crowns[seat] else Refusal("WK-WAG-04", (("crowns", cost),))


def wage_rank(action: Action) -> tuple[int, str]:
    return HOLDERS.index(action[1]), action[2]


def default_wages(s: Knights, f: Wages, seat: int, draft: list[Action]) -> Action:
    """WK-DEC-32: pay the largest first."""
    crowns, unpaid = s.crowns[seat], Counter[tuple[str, str]]()
    cards = [(word, p) for k, word in enumerate(HOLDERS) for p in s.army[5 * seat + k] if p in f.payable]
    for word, piece in sorted(cards, key=lambda card: (-STRENGTH[card[1]], card[1])):
        if WAGE[piece] <= crowns:
            crowns -= WAGE[piece]
        else:
            unpaid[word, FACE[piece]] += 1
    for _, word, kind in draft:
        unpaid[word, kind] -= 1
    left = [("dismiss", *key) for key, n in unpaid.items() if n > 0]
    if left:
        return left[0]
    return ("done",) if wage_ready(s, f, seat, draft) is None else wage_edits(s, f, seat, draft)[0]


def wages_paid(s: Knights, f: Wages, drafts: dict[int, list[Action]]) -> None:
    """WK-WAG-07: the unpaid desert; then his armies are looked at."""
    (seat, draft), *_ = drafts.items()
    cost = sum(WAGE[piece] for piece in f.payable)
    for _, word, kind in draft:
        army = 5 * seat + HOLDERS.index(word)
        piece = next(p for p in s.army[army] if FACE[p] == kind)
        cost -= WAGE[piece]
        note(s, "deserted", rule="WK-WAG-04", seat=seat, troop=kind, noble=noble(s, army), why="unpaid")
        desert(s, piece, army)
    charge(s, seat, cost, "mercenaries", "WK-WAG-04")
    f.at, f.ready, f.payable = f.at + 1, False, []
    if draft:
        settle(s, left=True)


def end_wages(s: Knights, f: Wages) -> None:
    go_home(s, WAGES)


PROCEDURES = [
    procedure(Taxation, income, levy_laws, end_taxation),
    procedure(Wages, begin_wages, luxury, pay_wages, end_wages),
]
QUESTIONS = [
    single("comply", either(Taxation, Wages), complied, options=comply_options),
    draft("wages", Wages, wages_paid, edits=wage_edits, ready=wage_ready, default=default_wages, rank=wage_rank),
]
