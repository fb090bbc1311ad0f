"""Phase 9, chapter CBT: in turn order (MU-TRN-02) each player loads, moves and attacks, in any order (MU-CBT-01).

MU-CBT-02: a march is begun by a military transport; commercial ones join it.
"""

from __future__ import annotations

from araldo.games.medioevo_universale.board import IDS, NUMBER, SEA
from araldo.games.medioevo_universale.box import AFLOAT, MILITARY, STORM_PERCENT
from araldo.games.medioevo_universale.frames import Attack, Attrition, Combat, CombatTurn, Handling, March, SiegeTurn
from araldo.games.medioevo_universale.rules import aid, diplomacy, instant, relics, targets
from araldo.games.medioevo_universale.rules.answers import Weighed, rights
from araldo.games.medioevo_universale.rules.armies import strength
from araldo.games.medioevo_universale.rules.delivered import truce
from araldo.games.medioevo_universale.rules.hands import with_withheld
from araldo.games.medioevo_universale.rules.movement import advance, blocked, blockers, break_out, steps
from araldo.games.medioevo_universale.rules.pieces import transport
from araldo.games.medioevo_universale.rules.players import at_war, living
from araldo.games.medioevo_universale.rules.siege import pending, take_up
from araldo.games.medioevo_universale.rules.transports import full_points
from araldo.games.medioevo_universale.state import HALVED, STUCK, Medioevo, Transport
from araldo.kernel import AGAIN, Action, Option, Refusal, Span, ask, call, end, note, procedure, single

END: Action = ("end",)
WON = ("won", "both")  # results of an attack
HALT: Action = ("halt",)


def set_points(s: Medioevo, f: Combat) -> None:
    """MU-CBT-04: each transport has its points once a turn, for this phase or the next."""
    for seat in range(s.seats):
        for c in s.captains[seat]:
            c.attacks, c.raised = c.level, False  # an ally may need them before his own turn
        for tr in s.fleets[seat]:
            points = full_points(s, seat, tr)
            tr.pm = 0 if tr.done & STUCK else points * STORM_PERCENT // 100 if tr.done & HALVED else points


def next_player(s: Medioevo, f: Combat) -> int | None:
    order = living(s)
    s.victor = -1  # MU-ELI-01: what happens after a player's turn is not his doing
    while f.at < len(s.order):
        seat = s.order[f.at]
        f.at += 1
        if seat in order:
            call(s, CombatTurn(seat=seat))
            return AGAIN
    return None


# -- a player's turn


def begin_turn(s: Medioevo, f: CombatTurn) -> None:
    """MU-ATK-03: attacks by the level at the start of the owner's Combat turn. Sieges come first."""
    s.victor = -1
    for c in s.captains[f.seat]:
        c.attacks = min(c.attacks, c.level)
    if s.sieges and any(g.seat == f.seat for g in s.sieges):
        call(s, SiegeTurn(seat=f.seat))


def ask_command(s: Medioevo, f: CombatTurn) -> int | None:
    if f.over or s.out >> f.seat & 1:
        return None
    return ask(s, "command", f.seat, free=rights(s, f.seat))


def movable(tr: Transport) -> bool:
    """MU-MOV-03: 1 VF aboard."""
    return tr.vf > 0 and tr.pm > 0 and tr.ship < 0 and not tr.done & STUCK


def commands(s: Medioevo, f: CombatTurn, seat: int) -> list[Option]:
    """MU-DEC-35."""
    found: list[Option] = [END]
    for tr in s.fleets[seat]:
        if tr.ship >= 0:
            continue
        if MILITARY[tr.kind] and tr.vf > 0 and tr.pm > 0 and not tr.done & STUCK:
            found.append(("march", tr.id))
        if tr.vf or (tr.place < SEA and s.vf[seat][tr.place]):
            found.append(("handle", tr.id))
    if s.sieges:
        add_sorties(s, seat, found)
        found += pending(s, seat)
    if s.hands[seat]:
        instant.add(s, seat, found)
    if s.relics:
        found += relics.rights(s, seat)
    if s.pacts or s.delivered:
        found += diplomacy.own_turn_rights(s, seat)
    return found


def commands_weighed(s: Medioevo, f: CombatTurn, seat: int) -> Weighed:
    yield from with_withheld(s, seat, "combat", commands(s, f, seat))
    for tr in s.fleets[seat]:
        if MILITARY[tr.kind] and tr.ship < 0 and not tr.vf:
            yield ("march", tr.id), Refusal("MU-MOV-03")
        elif MILITARY[tr.kind] and tr.ship < 0 and not tr.pm and not tr.done & STUCK:
            yield ("march", tr.id), Refusal("MU-MOV-01", (("points", full_points(s, seat, tr)),))


def commanded(s: Medioevo, f: CombatTurn, seat: int, action: Action) -> None:
    verb = action[0]
    if verb == "end":
        f.over = True
    elif verb == "march":
        call(s, March(seat=seat, ids=[action[1]]))
    elif verb == "handle":
        call(s, Handling(seat=seat, number=action[1]))
    elif verb == "sortie":
        sally(s, seat, action)
    elif verb in ("confirm_siege", "storm_siege"):
        take_up(s, seat, action)
    elif verb in ("play", "strip"):
        instant.play(s, seat, action)
    elif verb in relics.VERBS:
        relics.use(s, seat, action)
    else:
        diplomacy.use_right(s, seat, action)


def end_turn(s: Medioevo, f: CombatTurn) -> None:
    if s.sieges and any(g.seat == f.seat for g in s.sieges):
        call(s, Attrition(seat=f.seat))


# -- sorties (MU-SGE-14, MU-SGE-20, MU-DEC-49)


def add_sorties(s: Medioevo, seat: int, found: list[Option]) -> None:
    for g in s.sieges:
        if g.zone >= 0 or s.owner[g.place] != seat or not at_war(s, seat, g.seat):
            continue
        inside = strength(s, seat, g.place)  # of his own: allies may hold the place alone
        if inside and any(c.place == g.place and c.attacks > 0 for c in s.captains[seat]):
            found.append(Span(("sortie", IDS[g.place]), 1, inside))


def sally(s: Medioevo, seat: int, action: Action) -> None:
    t = NUMBER[action[1]]
    foe = next(g.seat for g in s.sieges if g.place == t and g.zone < 0)
    note(s, "attack", rule="MU-SGE-20", seat=seat, place=IDS[t])
    call(
        s,
        Attack(
            kind=aid.SORTIE, seat=seat, place=t, battlefield=t, victim=foe, declared=True,
            sally=action[2],
        ),
    )  # fmt: skip


# -- a convoy on the march


def muster_convoy(s: Medioevo, f: March) -> int | None:
    """Who is left of it; and what has come of a battle against a blockade."""
    f.ids = [i for i in f.ids if any(tr.id == i and tr.vf > 0 for tr in s.fleets[f.seat])]
    if not f.ids or s.out >> f.seat & 1:
        return end(s)
    if f.forced:
        f.forced = False
        after_blockade(s, f)
    return None


def ask_march(s: Medioevo, f: March) -> int | None:
    return ask(s, "march", f.seat)


def convoy(s: Medioevo, f: March) -> list[Transport]:
    return [transport(s, f.seat, i) for i in f.ids]


def breakthroughs(s: Medioevo, f: March, seat: int) -> list[Option]:
    """MU-BLK-03: the fleets that bar the way, one of which must be attacked."""
    verbs = ("engage", "engage_together") if len(aid.fit_captains(s, seat, f.ids)) > 1 else ("engage",)
    return [(verb, foe) for verb in verbs for foe in f.foes]


def march_options(s: Medioevo, f: March, seat: int) -> list[Option]:
    if f.foes:
        return breakthroughs(s, f, seat)
    ships = convoy(s, f)
    first = ships[0]
    found: list[Option] = [HALT]
    reach = steps(s, seat, first)
    for other in ships[1:]:
        near = {space for space, _ in steps(s, seat, other)}
        reach = [step for step in reach if step[0] in near]
    found += [GO[space] for space, _ in reach]
    afloat = AFLOAT[first.kind]
    for tr in s.fleets[seat]:
        if tr.place == first.place and tr.id not in f.ids and AFLOAT[tr.kind] == afloat and movable(tr):
            found.append(("join", tr.id))
    found += targets.attackable(s, seat, ships)
    return found


GO: tuple[Action, ...] = tuple(("go", name) for name in IDS)


def marched(s: Medioevo, f: March, seat: int, action: Action) -> None:
    verb = action[0]
    f.step = 0
    if verb == "halt":
        end(s)
    elif verb == "join":
        f.ids.append(action[1])
        break_out(s, seat, convoy(s, f))
    elif verb == "go":
        ships = convoy(s, f)
        advance(s, seat, ships, NUMBER[action[1]])
        if ships[0].came >= 0:
            meet_blockade(s, f)
    else:
        f.forced, f.foes = bool(f.foes), []
        targets.announce(s, seat, convoy(s, f), action)


# -- a blockade (MU-BLK-03)


def meet_blockade(s: Medioevo, f: March) -> None:
    """Stopped by a blockade: who is able to attack must; who is not stays for this turn."""
    ships = convoy(s, f)
    foes = [foe for foe in blockers(s, f.seat, ships[0].place) if not truce(s, f.seat, foe)]
    if not foes or not aid.fit_captains(s, f.seat, f.ids) or not aid.can_fight(s, f.seat, ships):
        hold_up(ships)
        return
    f.foes = foes
    if len(breakthroughs(s, f, f.seat)) == 1:
        marched(s, f, f.seat, ("engage", foes[0]))


def after_blockade(s: Medioevo, f: March) -> None:
    """Who has won goes on with the points he has left, unless another fleet still bars the way."""
    ships = convoy(s, f)
    if f.result not in WON:
        hold_up(ships)
    elif blocked(s, f.seat, ships[0].place, ships):
        meet_blockade(s, f)
    else:
        break_out(s, f.seat, ships)


def hold_up(ships: list[Transport]) -> None:
    for tr in ships:
        tr.pm = 0


def default_command(s: Medioevo, f: CombatTurn, seat: int) -> Action:
    return END


def default_march(s: Medioevo, f: March, seat: int) -> Action:
    return ("engage", f.foes[0]) if f.foes else HALT


# -- the end of the phase: surgeons (MU-RES-08, MU-DEC-52)


PROCEDURES = [
    procedure(Combat, set_points, next_player, instant.ask_surgeons, instant.heal),
    procedure(CombatTurn, begin_turn, ask_command, end_turn),
    procedure(March, muster_convoy, ask_march),
]

QUESTIONS = [
    single("command", CombatTurn, commanded, candidates=commands_weighed, options=commands, default=default_command),
    single("march", March, marched, options=march_options, default=default_march),
]
