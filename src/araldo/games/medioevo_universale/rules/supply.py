"""Chapters SUP and TRN-04: what a territory cannot feed is removed; what must leave or vanish at the end of a turn."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import IDS, NUMBER, SEA
from araldo.games.medioevo_universale.box import AFLOAT, CAPTAINS, KINDS, LEAST_SUPPLY
from araldo.games.medioevo_universale.frames import Excess, Losses
from araldo.games.medioevo_universale.rules import pacts
from araldo.games.medioevo_universale.rules.land import board, supply
from araldo.games.medioevo_universale.rules.movement import may_enter
from araldo.games.medioevo_universale.rules.pieces import nobody, remove_captain, remove_transport, transport
from araldo.games.medioevo_universale.rules.players import living
from araldo.games.medioevo_universale.state import Medioevo
from araldo.kernel import Action, Option, Span, ask, note, procedure, single


def find_excess(s: Medioevo, f: Excess) -> int | None:
    """Own land first; the rest of the map only for who has armies there."""
    for seat, row in enumerate(s.vf):
        at_home = 0
        for t in s.lands[seat]:
            vf = row[t]
            at_home += vf
            if vf > LEAST_SUPPLY:
                trim(s, t, f.final)
        if sum(row) != at_home:
            for t, vf in enumerate(row):
                if vf and s.owner[t] != seat:
                    if s.owner[t] >= 0:
                        trim(s, t, f.final)
                    elif vf > LEAST_SUPPLY or s.sieges:
                        trim_wild(s, t)
    return None


def trim(s: Medioevo, t: int, final: bool) -> None:
    """Guests' VF are removed first (MU-SUP-04), then the owner's: on one piece of ground there is nothing to choose."""
    owner = s.owner[t]
    total = 0
    for row in s.vf:
        total += row[t]
    if total <= LEAST_SUPPLY or (t in s.late and not final):
        return
    besiegers = [g.seat for g in s.sieges if g.place == t and g.zone < 0] if s.sieges else []
    total -= sum(s.vf[seat][t] for seat in besiegers)  # MU-SGE-18
    over = total - supply(s, t)
    if over <= 0:
        return
    for seat in [*(x for x in living(s) if x != owner and x not in besiegers), owner]:
        lost = min(over, s.vf[seat][t])
        if lost:
            s.vf[seat][t] -= lost
            over -= lost
            s.stirred = True
            note(s, "starved", rule="MU-SUP-03", seat=seat, vf=lost, place=IDS[t], why="supply")


def trim_wild(s: Medioevo, t: int) -> None:
    """MU-OWN-06: each player's armies in a barbarian territory, apart from the barbarians' own."""
    over = sum(row[t] for row in s.vf) - supply(s, t)
    besiegers = [g.seat for g in s.sieges if g.place == t and g.zone < 0]
    over -= sum(s.vf[seat][t] for seat in besiegers)
    for seat in reversed(living(s)):
        lost = min(over, s.vf[seat][t]) if seat not in besiegers else 0
        if lost > 0:
            s.vf[seat][t] -= lost
            over -= lost
            s.stirred = True
            note(s, "starved", rule="MU-OWN-06", seat=seat, vf=lost, place=IDS[t], why="supply")


# -- the end of a turn (MU-TRN-04)


def clear_up(s: Medioevo) -> None:
    remove_ownerless(s)
    remove_ceded(s)
    remove_strangers(s)
    remove_intruders(s)
    remove_extra_captains(s)


def remove_ownerless(s: Medioevo) -> None:
    """MU-MOV-08: nobody's transports vanish. No PO."""
    for tr in list(nobody(s)):
        note(s, "abandoned", rule="MU-MOV-08", what=KINDS[tr.kind], place=IDS[tr.place])
        remove_transport(s, s.seats, tr)


def remove_ceded(s: Medioevo) -> None:
    """MU-DIP-14: armies and engines ceded without land and not loaded."""
    for seat, t, vf in s.ceded:
        lost = min(vf, s.vf[seat][t])
        if lost and s.owner[t] != seat:
            s.vf[seat][t] -= lost
            s.stirred = True
            note(s, "starved", rule="MU-DIP-14", seat=seat, vf=lost, place=IDS[t], why="ceded")
    s.ceded = []
    for row in s.engines:
        for e in row:
            if e.until:
                e.until, s.stirred = 0, True  # the checks remove it where nobody has come for it


def remove_strangers(s: Medioevo) -> None:
    """MU-OWN-05, MU-WAR-07: armies on the ground of another player's land without a right to stay."""
    for t in board(s).lands:
        owner = s.owner[t]
        if owner < 0:
            continue
        for seat in range(s.seats):
            if seat == owner or not s.vf[seat][t] or any(g.place == t and g.seat == seat for g in s.sieges):
                continue
            late = any(who == seat and where == t and by > s.turn for who, where, by in s.strangers)
            allowed = pacts.may_station(s, seat, owner, t)
            over = s.vf[seat][t] - allowed if not late else 0
            if over > 0:
                s.vf[seat][t] -= over
                s.stirred = True
                note(s, "expelled", rule="MU-OWN-05", seat=seat, vf=over, place=IDS[t])
    s.strangers = [x for x in s.strangers if x[2] > s.turn]


def remove_intruders(s: Medioevo) -> None:
    """MU-WAR-02, MU-WAR-03, MU-WAR-04, MU-WAR-06: transports that had to leave and have not."""
    for seat in living(s):
        for tr in list(s.fleets[seat]):
            if not tr.leave or tr not in s.fleets[seat]:
                continue
            owner = s.owner[tr.place] if tr.place < SEA else -1
            if owner in (-1, seat) or may_enter(s, seat, tr.place, AFLOAT[tr.kind]):
                tr.leave = 0
            elif tr.leave <= s.turn:
                note(s, "expelled_transport", rule="MU-WAR-02", seat=seat, what=KINDS[tr.kind], place=IDS[tr.place])
                remove_transport(s, seat, tr)


def remove_extra_captains(s: Medioevo) -> None:
    """conestabile: a Captain above the limit goes, the one just made."""
    for seat in living(s):
        for c in [c for c in s.captains[seat] if c.extra]:
            if len(s.captains[seat]) > min(CAPTAINS, s.lt[seat]):
                remove_captain(s, seat, c)
            c.extra = False


# -- losses of which the owner chooses the stacks (MU-RES-03, MU-DEC-32)


def piles(s: Medioevo, f: Losses) -> list[tuple[str | int, int]]:
    """Where the losses may come from, and how many at most."""
    found: list[tuple[str | int, int]] = []
    if not f.only:
        found += [(IDS[t], s.vf[f.seat][t]) for t in f.spaces if t < SEA and s.vf[f.seat][t]]
    for tr in s.fleets[f.seat]:
        if tr.place in f.spaces and (not f.only or tr.id in f.only):
            most = tr.vf - (1 if tr.id in f.keep else 0)
            if most > 0:
                found.append((tr.id, most))
    return found


def take_losses(s: Medioevo, f: Losses) -> int | None:
    if not f.amount:
        return None
    found = piles(s, f)
    if len(found) < 2 or sum(most for _, most in found) <= f.amount:
        for ref, most in found:
            lose(s, f, ref, min(most, f.amount))
        f.amount = 0
        return None
    return ask(s, "losses", f.seat)


def lose(s: Medioevo, f: Losses, ref: str | int, amount: int) -> None:
    if isinstance(ref, str):
        s.vf[f.seat][NUMBER[ref]] -= amount
    else:
        transport(s, f.seat, ref).vf -= amount
    f.amount -= amount
    s.stirred = True


def loss_options(s: Medioevo, f: Losses, seat: int) -> list[Option]:
    return [Span(("lose", ref), 1, min(most, f.amount)) for ref, most in piles(s, f)]


def losses_taken(s: Medioevo, f: Losses, seat: int, action: Action) -> None:
    lose(s, f, action[1], action[2])


def default_losses(s: Medioevo, f: Losses, seat: int) -> Action:
    """The largest stack first; 1 VF stays on each transport as long as possible."""
    ref, most = max(piles(s, f), key=lambda pile: (isinstance(pile[0], str), pile[1]))
    spare = most if isinstance(ref, str) else max(1, most - 1)
    return ("lose", ref, min(spare, f.amount))


PROCEDURES = [procedure(Excess, find_excess), procedure(Losses, take_losses)]

QUESTIONS = [single("losses", Losses, losses_taken, options=loss_options, default=default_losses)]
