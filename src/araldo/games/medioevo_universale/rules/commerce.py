"""Phase 10, chapters COM, MOD, AUC and PRI: merchants are paid, then each player trades, moves and auctions in turn."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import IDS, NUMBER, SEA
from araldo.games.medioevo_universale.box import (
    AFLOAT,
    FACE,
    GOODS,
    MILITARY,
    MONOPOLIO,
    PARAMS,
    best,
    meets_card,
)
from araldo.games.medioevo_universale.frames import Ambush, Commerce, Handling, Journey, Noting, Trading
from araldo.games.medioevo_universale.rules import cardsale, diplomacy, relics, sale, trade, ventures
from araldo.games.medioevo_universale.rules.answers import PASS, passing, rights
from araldo.games.medioevo_universale.rules.hands import held
from araldo.games.medioevo_universale.rules.money import gain
from araldo.games.medioevo_universale.rules.movement import break_out, steps
from araldo.games.medioevo_universale.rules.pieces import transport
from araldo.games.medioevo_universale.rules.players import living
from araldo.games.medioevo_universale.rules.sailing import set_out
from araldo.games.medioevo_universale.state import (
    MOVED,
    SABOTAGED,
    STUCK,
    Depot,
    Medioevo,
    Transport,
)
from araldo.kernel import (
    AGAIN,
    DONE,
    Action,
    Option,
    ask,
    bit,
    call,
    draft,
    end,
    note,
    procedure,
    single,
    window_of_all,
)

END: Action = ("end",)
MERCHANT = PARAMS["mercante"]
SAIL: tuple[Action, ...] = tuple(("go", name) for name in IDS)
SHOWN = ("mercante", "esattore")  # MU-DEC-57


# -- before the turns: passive cards, monopolies, corsairs


def ask_shown(s: Medioevo, f: Commerce) -> int | None:
    """Who publicly can gain nothing by these cards is not asked."""
    if f.shown:
        return None
    able = [seat for seat in living(s) if s.hands[seat] and any(meets_card(s.tech[seat], k) for k in SHOWN)]
    return ask(s, "merchants", *able)


def usable(s: Medioevo, seat: int) -> list[str]:
    return [k for k in SHOWN if held(s, seat, k) >= 0 and meets_card(s.tech[seat], k)]


def show_options(s: Medioevo, f: Commerce, seat: int) -> list[Option]:
    kinds = usable(s, seat)
    found: list[Option] = [PASS, *(("show", k) for k in kinds)]
    return [*found, ("show", *kinds)] if len(kinds) > 1 else found


def default_show(s: Medioevo, f: Commerce, seat: int) -> Action:
    last = show_options(s, f, seat)[-1]
    return last if isinstance(last, tuple) else PASS


def cards_shown(s: Medioevo, f: Commerce, answers: dict[int, Action]) -> None:
    f.shown = True
    for seat in living(s):
        kinds = answers.get(seat, PASS)[1:]
        if "mercante" in kinds:
            pay_merchants(s, seat)
        if "esattore" in kinds:
            s.toll |= bit(seat)
            note(s, "played", rule="MU-COM-14", seat=seat, card="esattore")


def pay_merchants(s: Medioevo, seat: int) -> None:
    """mercante: by technology, more for each Fair; several add up."""
    cards = sum(FACE[p] == "mercante" for p in s.hands[seat])
    each = best(s.tech[seat], MERCHANT["florins"]) + MERCHANT["per_fair"] * cardsale.stalls(s, seat)
    gain(s, seat, cards * each)
    note(s, "merchants", rule="MU-EMP-06", seat=seat, cards=cards, florins=cards * each)


def ask_monopoly(s: Medioevo, f: Commerce) -> int | None:
    """MU-MOD-07, MU-DEC-60."""
    trade.review_monopolies(s)
    for seat in living(s):
        if seat not in f.named and s.tech[seat] & MONOPOLIO and trade.zones_led(s, seat):
            return ask(s, "monopoly", seat)
    return None


def monopolies(s: Medioevo, f: Commerce, seat: int) -> list[Option]:
    found: list[Option] = [PASS]
    for zone in trade.zones_led(s, seat):
        found += [("monopoly", name, zone) for good, name in enumerate(GOODS) if s.monopoly[seat] != (good, zone)]
    return found


def monopoly_named(s: Medioevo, f: Commerce, seat: int, action: Action) -> None:
    f.named.append(seat)
    if action != PASS:
        s.monopoly[seat] = (GOODS.index(action[1]), action[2])
        note(s, "monopoly", rule="MU-MOD-07", seat=seat, good=action[1], zone=action[2])


def hide(s: Medioevo, f: Commerce) -> None:
    call(s, Noting())


def open_ventures(s: Medioevo, f: Commerce) -> None:
    """MU-TRN-03: by option first all together, then in order who has asked for a turn of his own."""
    if s.options["commerce"] == "together":
        f.waiting = list(living(s))
    else:
        f.turns = list(s.order)


# -- the turns


def next_player(s: Medioevo, f: Commerce) -> int | None:
    while f.at < len(s.order):
        seat = s.order[f.at]
        f.at += 1
        if not s.out >> seat & 1 and seat in f.turns:
            call(s, Trading(seat=seat))
            return AGAIN
    return None


def ask_trade(s: Medioevo, f: Trading) -> int | None:
    if f.over or s.out >> f.seat & 1 or idle(s, f, f.seat):
        return None
    return ask(s, "trade", f.seat, free=rights(s, f.seat))


def idle(s: Medioevo, f: Trading, seat: int) -> bool:
    """Nothing to do but to end the turn; who has a transport at home may at least sell it."""
    for tr in s.fleets[seat]:
        if tr.ship < 0 and sale.at_home(s, seat, tr.place):
            return False
    return len(menu(s, f, seat)) == 1


def menu(s: Medioevo, f: Trading, seat: int) -> list[Option]:
    found: list[Option] = [END]
    found += [("use", tr.id) for tr in s.fleets[seat] if tr.ship < 0 and active(s, seat, tr)]
    if s.hands[seat] and f.sales < cardsale.stalls(s, seat):
        found += cardsale.lots(s, seat)
    if s.relics:
        found += relics.rights(s, seat)
    if s.pacts or s.delivered:
        found += diplomacy.own_turn_rights(s, seat)  # MU-DIP-11
    found += sale.offers(s, seat)  # MU-SAL-02
    return found


def active(s: Medioevo, seat: int, tr: Transport) -> bool:
    """Whether a transport has anything to do in this phase."""
    if tr.done & SABOTAGED:
        return False
    return can_move(s, seat, tr) or trade.market(s, seat, tr) >= 0 or (not MILITARY[tr.kind] and tr.pm > 0)


def free_to_move(tr: Transport) -> bool:
    """MU-COM-02, MU-COM-13, MU-MOV-03."""
    return not tr.done & MOVED and tr.vf > 0 and trade.may_move(tr)


def can_move(s: Medioevo, seat: int, tr: Transport) -> bool:
    return free_to_move(tr) and bool(steps(s, seat, tr))


def chosen(s: Medioevo, f: Trading, seat: int, action: Action) -> None:
    verb = action[0]
    if verb == "end":
        f.over = True
    elif verb == "use":
        call(s, Journey(seat=seat, number=action[1]))
    elif verb == "auction":
        f.sales += 1
        call(s, cardsale.open_sale(s, seat, action))
    elif verb in sale.VERBS:
        sale.sell(s, seat, action)
    elif verb in relics.VERBS:
        relics.use(s, seat, action)
    else:
        diplomacy.use_right(s, seat, action)


# -- one transport


def ask_journey(s: Medioevo, f: Journey) -> int | None:
    if f.ids:  # corsairs may have emptied one
        f.ids = [tr.id for tr in s.fleets[f.seat] if tr.id in f.ids and tr.vf > 0]
    for tr in s.fleets[f.seat]:
        if tr.id == f.number:
            may_handle = tr.vf > 0 and tr.ship < 0 and not tr.done & SABOTAGED
            if may_handle or len(journey_options(s, f, f.seat)) > 1:
                return ask(s, "journey", f.seat)
    return end(s)


def journey_options(s: Medioevo, f: Journey, seat: int) -> list[Option]:
    """MU-COM-01, MU-DEC-56: two of move, buy, sell; loading while points last."""
    tr = transport(s, seat, f.number)
    found: list[Option] = [DONE]
    if tr.ship >= 0 or tr.done & SABOTAGED:
        return found
    reach = steps(s, seat, tr) if free_to_move(tr) else []
    if reach:
        for other in fellows(s, f, seat) if f.ids else ():
            near = {space for space, _ in steps(s, seat, other)}
            reach = [step for step in reach if step[0] in near]
        found += [SAIL[space] for space, _ in reach]
        add_escorts(s, f, seat, tr, found)
    found += trade.offers(s, seat, tr)
    if tr.pm > 0 or tr.vf:  # MU-LOD-07: armies also without points, where it costs none
        found.append(("handle", tr.id))
    return found


def fellows(s: Medioevo, f: Journey, seat: int) -> list[Transport]:
    return [tr for tr in s.fleets[seat] if tr.id in f.ids]


def add_escorts(s: Medioevo, f: Journey, seat: int, tr: Transport, found: list[Option]) -> None:
    """MU-COM-13, MU-MOV-04: what stands in the same space and may move too sails or drives with it."""
    for other in s.fleets[seat]:
        if (
            other.place == tr.place
            and other is not tr
            and AFLOAT[other.kind] == AFLOAT[tr.kind]
            and other.pm > 0
            and other.ship < 0
            and not other.done & STUCK
            and other.id not in f.ids
            and free_to_move(other)
        ):
            found.append(("join", other.id))


def travelled(s: Medioevo, f: Journey, seat: int, action: Action) -> None:
    tr = transport(s, seat, f.number)
    if action == DONE:
        end(s)
    elif action[0] == "join":
        f.ids.append(action[1])
        break_out(s, seat, [tr, *fellows(s, f, seat)])
    elif action[0] == "handle":
        call(s, Handling(seat=seat, number=tr.id))
    elif action[0] == "go":
        sail(s, seat, [tr, *fellows(s, f, seat)] if f.ids else [tr], NUMBER[action[1]])
    else:
        trade.trade(s, seat, tr, action)


def sail(s: Medioevo, seat: int, convoy: list[Transport], space: int) -> None:
    """A step, and corsairs who may lie in wait in the zones that it leaves and enters."""
    here = convoy[0].place
    set_out(s, seat, convoy, space)
    zones = tuple(x for x in (here, space) if x >= SEA)
    if zones and AFLOAT[convoy[0].kind]:
        call(s, Ambush(victim=seat, zones=zones, ids=tuple(tr.id for tr in convoy)))


def halt(s: Medioevo, f: Journey, seat: int) -> Action:
    return DONE


def stay(s: Medioevo, f: Trading, seat: int) -> Action:
    return END


def end_of_turn(s: Medioevo) -> None:
    """MU-COM-07, MU-CON-09: goods on the ground past their deadline vanish, but not in their owner's settlement."""
    s.depots = [d for d in s.depots if d.until > s.turn or keeps(s, d)]


def keeps(s: Medioevo, d: Depot) -> bool:
    """What lies without a deadline goes with the settlement, whoever owns it now."""
    owner = s.owner[d.place]
    return owner >= 0 and bool(s.town[d.place]) and (not d.until or d.seat == owner)


PROCEDURES = [
    procedure(Commerce, ask_shown, ask_monopoly, hide, open_ventures, ventures.ask_ventures, next_player),
    procedure(Trading, ask_trade),
    procedure(Journey, ask_journey),
]

QUESTIONS = [
    window_of_all("merchants", Commerce, cards_shown, options=show_options, default=default_show),
    single("monopoly", Commerce, monopoly_named, options=monopolies, default=passing),
    draft("ventures", Commerce, ventures.ventured, edits=ventures.edits, default=ventures.default),
    single("trade", Trading, chosen, options=menu, default=stay),
    single("journey", Journey, travelled, options=journey_options, default=halt),
]
