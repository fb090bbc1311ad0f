"""Offence cards (MU-EMP-07 to MU-EMP-10, MU-CB-03): played on a player, perhaps cancelled, then carried out.

MU-EMP-04, MU-EMP-12: each card is offered in its own phase, by the module of that phase, and has one effect there.
"""

from __future__ import annotations

from collections.abc import Callable

from araldo.games.medioevo_universale.box import CARD, GILDE, OFFENCE, OFFENCE_CB, POPE_CB, meets_card
from araldo.games.medioevo_universale.frames import Aiming, Delivery
from araldo.games.medioevo_universale.rules.answers import PASS, passing
from araldo.games.medioevo_universale.rules.delivered import truce
from araldo.games.medioevo_universale.rules.hands import held, throw
from araldo.games.medioevo_universale.rules.players import aggrieve, living
from araldo.games.medioevo_universale.state import Medioevo
from araldo.kernel import (
    AGAIN,
    ALL,
    Action,
    Option,
    Refusal,
    ask,
    call,
    move,
    note,
    procedure,
    window,
    window_of_all,
)

# What each card does when nobody has cancelled it: (s, delivery). Entered by the chapter that the card belongs to. The
# card lies in zone `played`; what an effect leaves there is discarded after it.
EFFECTS: dict[str, Callable[[Medioevo, Delivery], None]] = {}

# MU-CB-03: cards that give no casus belli by the general rule; the kept usuraio and the annexing principessa are no
# deliveries at all.
OWN_COUNT = ("concessione", "diplomatico")


def deliver(s: Medioevo, seat: int, kind: str, target: int, *args: int | str) -> None:
    """Play an offence card from a hand. Use it as the last thing of an answer or step: it calls."""
    card = held(s, seat, kind)
    move(s, card, s.hands[seat], s.played, ALL)
    note(s, "played_on", rule="MU-EMP-07", seat=seat, card=kind, victim=target)
    call(s, Delivery(seat=seat, target=target, kind=kind, args=args, card=card))


def barred(s: Medioevo, seat: int, kind: str, target: int) -> Refusal | None:
    """Why a card may not be played on a player: a truce, or what the card needs (MU-EMP-10, MU-EMP-13)."""
    if not meets_card(s.tech[seat], kind):
        return Refusal("MU-EMP-13")
    if truce(s, seat, target):
        return Refusal("MU-EMP-10", (("seat", target),))
    return None


# -- the reaction window (MU-EMP-08, MU-DEC-21)


def ask_reaction(s: Medioevo, f: Delivery) -> int | None:
    """Everybody who holds a card is asked at once; the first in order who cancels counts: target, then turn order."""
    if f.closed:
        return None
    return ask(s, "cancel", *(seat for seat in reacting(s, f) if s.hands[seat]))


def reacting(s: Medioevo, f: Delivery) -> list[int]:
    return [f.target, *(seat for seat in living(s) if seat not in (f.target, f.seat))]


def cancels(s: Medioevo, f: Delivery, seat: int) -> list[Option]:
    found: list[Option] = [PASS]
    if held(s, seat, "assassino") >= 0:
        own = seat == f.target and f.kind in ("assassino", "sicario")
        if own or s.tech[seat] & GILDE:
            found.append(("cancel", "assassino"))
    if f.kind != "sicario" and held(s, seat, "sicario") >= 0:
        found.append(("cancel", "sicario"))
    return found


def default_cancel(s: Medioevo, f: Delivery, seat: int) -> Action:
    found = cancels(s, f, seat)
    last = found[-1]
    return last if seat == f.target and isinstance(last, tuple) else PASS


def cancelled(s: Medioevo, f: Delivery, seat: int, action: Action) -> None:
    f.closed = f.cancelled = True
    throw(s, seat, action[1])
    note(s, "cancelled", rule="MU-EMP-08", seat=seat, card=action[1], what=f.kind)


def let_through(s: Medioevo, f: Delivery) -> None:
    f.closed = True


def carry_out(s: Medioevo, f: Delivery) -> None:
    """MU-CB-03: the target gets a casus belli, more if the deliverer holds the Pope."""
    if f.cancelled:
        return
    if f.kind not in OWN_COUNT:
        aggrieve(s, f.target, f.seat, POPE_CB if f.seat in (s.pope, s.antipope) else OFFENCE_CB, "MU-CB-03")
    EFFECTS[f.kind](s, f)


def put_away(s: Medioevo, f: Delivery) -> None:
    if f.card in s.played:
        move(s, f.card, s.played, s.discard, ALL)


# -- cards aimed at others in a simultaneous phase come first, in turn order (MU-TRN-03)


def ask_aims(s: Medioevo, f: Aiming) -> int | None:
    """Who publicly cannot hold or use such a card is not asked."""
    if f.asked:
        return None
    kinds = [k for k in f.kinds if CARD[k]["count"][f"p{s.seats}"]]
    able = f.again or living(s)
    seats = [seat for seat in able if s.hands[seat] and any(meets_card(s.tech[seat], k) for k in kinds)]
    return ask(s, "aim", *seats) if kinds else None


def aims(s: Medioevo, f: Aiming, seat: int) -> list[Option]:
    found: list[Option] = [PASS]
    for kind in f.kinds:
        if held(s, seat, kind) < 0:
            continue
        found += [
            ("aim", kind, target) for target in living(s) if target != seat and barred(s, seat, kind, target) is None
        ]
        if kind == "usuraio":
            found.append(("aim", kind, seat))
    return found


def aimed(s: Medioevo, f: Aiming, answers: dict[int, Action]) -> None:
    f.asked, f.again = True, []
    for seat in living(s):
        action = answers.get(seat, PASS)
        if action[0] == "aim":
            f.queue.append((seat, action[1], action[2]))
            f.again.append(seat)


def shoot(s: Medioevo, f: Aiming) -> int | None:
    if not f.queue:
        f.again = [seat for seat in f.again if s.hands[seat]]
        if not f.again:
            return None
        f.asked, f.step = False, 0
        return AGAIN
    seat, kind, target = f.queue.pop(0)
    assert isinstance(seat, int)
    assert isinstance(kind, str)
    assert isinstance(target, int)
    if held(s, seat, kind) < 0:
        return AGAIN
    if target == seat:
        card = held(s, seat, kind)
        move(s, card, s.hands[seat], s.played, ALL)
        note(s, "played", rule="MU-TRN-03", seat=seat, card=kind)
        EFFECTS[kind](s, Delivery(seat=seat, target=seat, kind=kind, card=card))
    elif barred(s, seat, kind, target) is None:
        deliver(s, seat, kind, target)
    return AGAIN


PROCEDURES = [procedure(Delivery, ask_reaction, carry_out, put_away), procedure(Aiming, ask_aims, shoot)]

QUESTIONS = [
    window("cancel", Delivery, cancelled, closed=let_through, options=cancels, default=default_cancel),
    window_of_all("aim", Aiming, aimed, options=aims, default=passing),
]

__all__ = ["EFFECTS", "OFFENCE", "PROCEDURES", "QUESTIONS", "Aiming", "Delivery", "barred", "deliver"]
