"""Trait checks: chapter CHK. Result: 1 if the check has succeeded, else 0."""

from __future__ import annotations

from araldo.games.crusader_kings.box import (
    BASE,
    BASE_DRAWS,
    CANCEL_COST,
    CARD_DRAWS,
    CRITICAL_FAIL,
    CRITICAL_SUCCESS,
    DRAW_COST,
    OVER_NEED,
    SPACE_DRAWS,
    SUCCEED,
    TOKEN0,
    WORTH,
    is_green,
    kind_of,
    trait_of,
)
from araldo.games.crusader_kings.rules.family import put_away
from araldo.games.crusader_kings.rules.realm import clockwise, human, spend, word
from araldo.games.crusader_kings.rules.rights import ask_open
from araldo.games.crusader_kings.state import Check, Kings
from araldo.kernel import AGAIN, Action, Option, below, call, end, note, procedure, single

INVEST: tuple[list[Option], ...] = tuple([("invest", g) for g in range(top + 1)] for top in range(12))
PLEDGE: tuple[list[Option], ...] = tuple([("pass",), *(("pledge", g) for g in range(1, top + 1))] for top in range(30))
SACRIFICE: list[Option] = [("keep",), ("sacrifice",)]


def modifiers(s: Kings, party: int, kind: str) -> int:
    """Draws from Development cards and the Crusade track; they add up (CK-DEV-09, CK-TRK-04)."""
    total = 0
    if table := CARD_DRAWS[kind]:
        for card in s.cards[party]:
            total += table.get(kind_of(card), 0)
    for space, n in SPACE_DRAWS[kind].items():
        if s.shields[space] == party:
            total += n
    return total


def check(s: Kings, seat: int, kind: str, need: int = 0, extra: int = 0, reserve: int = 0, invests: bool = True,
          sabotage: bool = True) -> None:  # fmt: skip
    """Call a check; its caller finds the result in its frame. N is what the action needs if nothing is said, and never
    below 1 (CK-CHK-22)."""
    need = max(1, need or BASE.get(kind, 1))
    bonus = modifiers(s, seat, kind) + extra
    call(s, Check(seat=seat, kind=kind, need=need, bonus=bonus, reserve=reserve, invests=invests,
                  sabotage=sabotage))  # fmt: skip


def most_gold(s: Kings, f: Check) -> int:
    """CK-CHK-11: free draw, modifiers and Gold reach N + 2 at most; modifiers are never cut."""
    room = f.need + OVER_NEED - BASE_DRAWS - f.bonus
    return max(0, min(room, (s.gold[f.seat] - f.reserve) // DRAW_COST))


def ask_investment(s: Kings, f: Check) -> int | None:
    """CK-CHK-09, CK-CHK-10. An automatic dynasty draws one token more than it needs (CK-AI-10)."""
    if not f.asked:
        if not human(s, f.seat):
            f.draws = max(f.need + 1 if f.invests else 0, BASE_DRAWS + f.bonus)
        elif f.invests and most_gold(s, f):
            return ask_open(s, "invest", f.seat)
        else:
            f.draws = max(0, BASE_DRAWS + f.bonus)
        f.asked = True
    return None


def invest_options(s: Kings, f: Check, seat: int) -> list[Option]:
    return INVEST[most_gold(s, f)]


def invested(s: Kings, f: Check, seat: int, action: Action) -> None:
    f.asked = True
    f.gold = spend(s, seat, DRAW_COST * action[1]) // DRAW_COST  # in draws
    f.draws = max(0, BASE_DRAWS + f.bonus + f.gold)
    if f.gold:
        note(s, "invested", house=word(s, seat), gold=DRAW_COST * f.gold, rule="CK-CHK-10")


def default_investment(s: Kings, f: Check, seat: int) -> Action:
    """Enough to reach N draws, one more with 4 Gold."""
    wish = max(0, f.need - BASE_DRAWS - f.bonus) + (s.gold[seat] >= 4)
    return ("invest", min(wish, most_gold(s, f)))


# -- sabotage (CK-CHK-15 to CK-CHK-18, CK-CHK-21)


def cancellable(f: Check) -> int:
    """CK-CHK-16: only draws bought with Gold, and never below N in all."""
    return max(0, min(f.gold, f.draws - f.need))


def saboteurs(s: Kings, f: Check) -> list[int]:
    """Opponents with Gold, from the left of the checking player; automatic dynasties never sabotage (CK-AI-08)."""
    return [p for p in clockwise(s, f.seat) if human(s, p)]


def ask_sabotage(s: Kings, f: Check) -> int | None:
    if not f.sabotage or not f.gold:
        return None
    most = CANCEL_COST * cancellable(f)
    if not most:
        return None
    others = saboteurs(s, f)
    if not f.pledges:
        if sum(s.gold[p] for p in others) < CANCEL_COST:
            return None
        f.pledges = [0] * s.parties
        return AGAIN
    if f.passes >= len(others) or sum(f.pledges) >= most:
        return None
    who = others[f.at % len(others)]
    if not s.gold[who]:
        f.at += 1
        f.passes += 1
        return AGAIN
    return ask_open(s, "sabotage", who)


def sabotage_options(s: Kings, f: Check, seat: int) -> list[Option]:
    return PLEDGE[min(s.gold[seat], CANCEL_COST * cancellable(f) - sum(f.pledges))]


def pledged(s: Kings, f: Check, seat: int, action: Action) -> None:
    f.at += 1
    if action[0] == "pass":
        f.passes += 1
        return
    f.passes = 0
    f.last = seat
    s.gold[seat] -= action[1]
    f.pledges[seat] += action[1]
    note(s, "pledged", house=word(s, seat), gold=action[1], rule="CK-CHK-21")


def settle_pledges(s: Kings, f: Check) -> None:
    """CK-CHK-18: nothing is refunded but an odd Gold, to its last giver."""
    total = sum(f.pledges)
    if not total:
        return
    if odd := total % CANCEL_COST:
        s.gold[f.last] += odd
        total -= odd
        note(s, "pledge_back", house=word(s, f.last), gold=odd, rule="CK-CHK-18")
    s.treasury += total
    f.draws -= total // CANCEL_COST
    f.pledges = []
    if total:
        note(s, "sabotaged", house=word(s, f.seat), draws=total // CANCEL_COST, rule="CK-CHK-16")


# -- drawing (CK-CHK-01 to CK-CHK-08)


def draw_tokens(s: Kings, f: Check) -> int | None:
    """CK-CHK-01, CK-CHK-03: without putting back, until N successes or no draws are left (CK-CHK-14), or the bag is
    empty (CK-CHK-13). Where no trait is critical nothing can be sacrificed (CK-CHK-23)."""
    if f.token >= 0:
        return ask_open(s, "sacrifice", f.seat)
    bag, worth = s.bags[f.seat], WORTH[f.kind]
    while f.draws > 0 and f.won < f.need and bag:
        token = bag.pop(below(s, len(bag)))
        s.drawn.append(token)
        f.draws -= 1
        value = worth[token - TOKEN0]
        if value >= CRITICAL_FAIL:
            if human(s, f.seat):
                f.token = token
                return AGAIN
            settle_critical(s, f, token, hopeless(s, f, token))
        elif value == SUCCEED:
            f.won += 1
    return None


def hopeless(s: Kings, f: Check, token: int) -> bool:
    """A green critical token is given up only if the check would otherwise certainly fail; a red one never."""
    return is_green(token) and f.won + min(f.draws, len(s.bags[f.seat])) < f.need


def settle_critical(s: Kings, f: Check, token: int, sacrifice: bool) -> None:
    """CK-CHK-05: it counts as its opposite; CK-CHK-06, CK-CHK-07: sacrificed, as its colour, and it is gone."""
    worth = WORTH[f.kind][token - TOKEN0]
    f.won += (worth == CRITICAL_SUCCESS) != sacrifice
    if sacrifice:
        s.drawn.remove(token)
        put_away(s, token)
        note(s, "sacrificed", house=word(s, f.seat), trait=trait_of(token), rule="CK-CHK-06")


def sacrifice_options(s: Kings, f: Check, seat: int) -> list[Option]:
    return SACRIFICE


def sacrificed(s: Kings, f: Check, seat: int, action: Action) -> None:
    token, f.token = f.token, -1
    settle_critical(s, f, token, action[0] == "sacrifice")


def default_sacrifice(s: Kings, f: Check, seat: int) -> Action:
    return SACRIFICE[hopeless(s, f, f.token)]


def close(s: Kings, f: Check) -> int:
    """CK-CHK-04: drawn tokens go back only now; they were seen by all (CK-CHK-20)."""
    won = int(f.won >= f.need)
    if s.log is not None:
        tokens = [trait_of(t) for t in s.drawn]
        note(s, "check", house=word(s, f.seat), action=f.kind, tokens=tokens, need=f.need, won=won, rule="CK-CHK-01")
    s.bags[f.seat].extend(s.drawn)
    s.drawn.clear()
    return end(s, won)


def quick_draw(s: Kings, party: int) -> int:
    """One token, no critical traits, no Gold: the Plague (CK-TAX-04) and the Court Physician. It goes back at once;
    -1: the bag is empty."""
    bag = s.bags[party]
    return bag[below(s, len(bag))] if bag else -1


PROCEDURES = [procedure(Check, ask_investment, ask_sabotage, settle_pledges, draw_tokens, close)]
QUESTIONS = [
    single("invest", Check, invested, options=invest_options, default=default_investment),
    single("sabotage", Check, pledged, options=sabotage_options, default=lambda s, f, seat: ("pass",)),
    single("sacrifice", Check, sacrificed, options=sacrifice_options, default=default_sacrifice),
]
