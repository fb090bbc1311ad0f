"""Commerce by option `together` (MU-TRN-03): all players draft what their traders do, at the same time.

A draft is a row of words: ("use", number) takes up a commercial transport, then ("go", space), ("buy", …) and
("sell_goods", …) as in a turn of one's own. It stays where nobody can interfere: a step into a blockade, or where
another player may lie in wait as a corsair, is left to a turn of one's own, as are convoys, loading, cards, auctions
and sales; ("own_turn",) asks for one. Drafts are carried out in turn order; what no longer fits falls away, and its
author is asked again.
"""

from __future__ import annotations

from araldo.games.medioevo_universale.board import IDS, NUMBER, SEA
from araldo.games.medioevo_universale.box import AFLOAT, GOODS, MILITARY
from araldo.games.medioevo_universale.frames import Commerce
from araldo.games.medioevo_universale.rules import corsairs, trade
from araldo.games.medioevo_universale.rules.loading import add_lot
from araldo.games.medioevo_universale.rules.movement import blockers, steps
from araldo.games.medioevo_universale.rules.pieces import transport
from araldo.games.medioevo_universale.rules.players import living
from araldo.games.medioevo_universale.rules.sailing import set_out
from araldo.games.medioevo_universale.state import BOUGHT, LEFT, MOVED, SABOTAGED, SAILED, SOLD, Medioevo, Transport
from araldo.kernel import DONE, Action, Option, Span, ask
from araldo.kernel.action import offered

OWN_TURN: Action = ("own_turn",)


class Plan:
    """What a draft comes to so far. Transports are copies: a draft changes nothing."""

    def __init__(self, s: Medioevo, seat: int) -> None:
        self.seat = seat
        self.cash = s.florins[seat]
        self.traders = {tr.id: copied(tr) for tr in s.fleets[seat] if is_trader(tr)}
        self.used: list[int] = []  # the last is the one under way
        self.own_turn = False


def copied(tr: Transport) -> Transport:
    return Transport(tr.id, tr.kind, tr.level, tr.place, tr.vf, tr.ship, list(tr.lots), tr.pm, tr.done, came=tr.came)


def is_trader(tr: Transport) -> bool:
    return not MILITARY[tr.kind] and tr.ship < 0 and not tr.done & SABOTAGED


def read(s: Medioevo, seat: int, draft: list[Action]) -> Plan:
    p = Plan(s, seat)
    for word in draft:
        if word == OWN_TURN:
            p.own_turn = True
        elif word[0] == "use":
            p.used.append(word[1])
        elif p.used and p.used[-1] in p.traders:
            follow(s, p, p.traders[p.used[-1]], word)
    return p


def follow(s: Medioevo, p: Plan, tr: Transport, word: Action) -> None:
    """One step or bargain of a planned journey."""
    if word[0] == "go":
        there = NUMBER[word[1]]
        tr.pm -= next((cost for space, cost in steps(s, p.seat, tr) if space == there), 0)
        tr.done |= SAILED | (LEFT if tr.done & (BOUGHT | SOLD) else 0)
        tr.place = there
        return
    buying = word[0] == "buy"
    flag = BOUGHT if buying else SOLD
    p.cash -= 0 if tr.done & flag else trade.fee_at(s, p.seat, tr.place)
    tr.done |= flag
    good, units = GOODS.index(word[1]), word[-1]
    if buying:
        p.cash -= units * word[2]
        add_lot(tr, (good, units, tr.place, s.owner[tr.place]))
    else:
        p.cash += units * word[3]
        trade.unload(tr, good, NUMBER.get(word[2], -1), units)


# -- what may come next


def edits(s: Medioevo, f: Commerce, seat: int, draft: list[Action]) -> list[Option]:
    p = read(s, seat, draft)
    rest = [tr for number, tr in p.traders.items() if number not in p.used]
    found: list[Option] = [("use", tr.id) for tr in rest if bargains(s, p, tr)]
    if p.used and p.used[-1] in p.traders:
        found += bargains(s, p, p.traders[p.used[-1]])
    return found if p.own_turn else [OWN_TURN, *found]


def bargains(s: Medioevo, p: Plan, tr: Transport) -> list[Option]:
    """MU-COM-01: what a transport may do next without anybody's leave."""
    found: list[Option] = []
    if not tr.done & MOVED and tr.vf > 0 and trade.may_move(tr):
        found += [("go", IDS[space]) for space, _ in steps(s, p.seat, tr) if is_safe(s, p.seat, tr, space)]
    for option in trade.offers(s, p.seat, tr, p.cash):
        if isinstance(option, Span) and option.head[0] in ("buy", "sell_goods"):
            found.append(option)
    return found


def is_safe(s: Medioevo, seat: int, tr: Transport, space: int) -> bool:
    """Publicly: no blockade there, and no port of another player who may note a corsair for the zones it touches."""
    if not AFLOAT[tr.kind]:
        return True
    if space >= SEA and blockers(s, seat, space):
        return False
    zones = tuple(x for x in (tr.place, space) if x >= SEA)
    return not corsairs.may_strike(s, seat, zones)


# -- carrying out


def ask_ventures(s: Medioevo, f: Commerce) -> int | None:
    """Who has nothing to decide together is not asked, and has his own turn."""
    able = []
    for seat in [seat for seat in f.waiting if not s.out >> seat & 1]:
        if len(edits(s, f, seat, [])) > 1:
            able.append(seat)
        elif seat not in f.turns:
            f.turns.append(seat)
    return ask(s, "ventures", *able)


def ventured(s: Medioevo, f: Commerce, answers: dict[int, list[Action]]) -> None:
    f.waiting = []
    for seat in [seat for seat in living(s) if seat in answers]:
        if OWN_TURN in answers[seat]:
            f.turns.append(seat)
        if not carry_out(s, f, seat, [word for word in answers[seat] if word != OWN_TURN]):
            f.waiting.append(seat)


def carry_out(s: Medioevo, f: Commerce, seat: int, draft: list[Action]) -> bool:
    """False if something no longer fits; what follows it for that transport is left out too."""
    whole, number = True, -1
    for word in draft:
        if word[0] == "use":
            number = word[1]
        elif number >= 0:
            tr = transport(s, seat, number)
            p = Plan(s, seat)
            if not offered(bargains(s, p, p.traders[number]), word):
                whole, number = False, -1
            elif word[0] == "go":
                set_out(s, seat, [tr], NUMBER[word[1]])
            else:
                trade.trade(s, seat, tr, word)
    return whole


def default(s: Medioevo, f: Commerce, seat: int, draft: list[Action]) -> Action:
    return DONE
