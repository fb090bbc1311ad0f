"""Chapters ATK, ASL, CPT and MUL: an attack of a Captain, from its announcement to conquest or failure.

MU-ATK-01: field battle, assault, siege and naval battle are stages of one procedure. MU-NAV-03, MU-NAV-04: Galleys ram
at sea only. MU-NAV-06: a coastal fortification is attacked from the sea like any other. MU-RES-09: armies that fall are
simply gone from the map.
"""

from __future__ import annotations

from itertools import combinations

from araldo.games.medioevo_universale.board import IDS, SEA
from araldo.games.medioevo_universale.box import (
    ALCHEMY_RAM,
    ALCHIMIA,
    FIELD_BONUS,
    FORT_ROOM,
    GALLEY,
    RAM_BONUS,
    RAM_DIE,
    STRATEGIA,
)
from araldo.games.medioevo_universale.frames import Attack, Landing, Losses, Raid
from araldo.games.medioevo_universale.rules import (
    artillery,
    barbarians,
    battle,
    conquest,
    offence,
    pacts,
    succour,
    wars,
)
from araldo.games.medioevo_universale.rules.aid import (
    LAND,
    RAID,
    SEA_FIGHT,
    SORTIE,
    ask_allies,
    ask_help,
    ask_inside,
    ask_muster,
    ask_shares,
    borne,
    bringing,
    brought,
    default_bring,
    default_help,
    default_inside,
    default_muster,
    default_share,
    fit_captains,
    help_options,
    helped,
    inside_options,
    joined,
    joining,
    lowest,
    muster_options,
    mustered,
    posted,
    rivals,
    shares,
)
from araldo.games.medioevo_universale.rules.answers import PASS, Weighed, passing
from araldo.games.medioevo_universale.rules.armies import rallied, strength
from araldo.games.medioevo_universale.rules.battle import ASSAULT, FIELD, NAVAL
from araldo.games.medioevo_universale.rules.casualties import aftermath, demote, promote, record_cards
from araldo.games.medioevo_universale.rules.hands import held, throw
from araldo.games.medioevo_universale.rules.ownership import give_up
from araldo.games.medioevo_universale.rules.pieces import captain, pirates, transport
from araldo.games.medioevo_universale.rules.players import at_war
from araldo.games.medioevo_universale.rules.structures import fort_of, port_zone
from araldo.games.medioevo_universale.rules.transports import put_at
from araldo.games.medioevo_universale.state import BARBARIANS, GROUND, SABOTAGED, Captain, Medioevo
from araldo.kernel import (
    AGAIN,
    Action,
    Option,
    Procedure,
    Refusal,
    ask,
    below,
    call,
    either,
    end,
    note,
    procedure,
    roll,
    single,
)

# -- Captains, war, help, reaction cards


def ask_captain(s: Medioevo, f: Attack) -> int | None:
    """MU-ATK-10, MU-DEC-37: the attacker names the Captain or Captains, each of whom uses up an attack."""
    if f.leaders or f.outcome:
        return None
    found = captain_options(s, f, f.seat)
    if len(found) > 1:
        return ask(s, "captain", f.seat)
    captain_named(s, f, f.seat, tuple(found[0]))
    return None


def fit_leaders(s: Medioevo, f: Attack) -> list[Captain]:
    if f.kind == SORTIE or f.stayed:  # MU-SGE-20, MU-SGE-11: anyone inside, or in the siege lines
        here = f.place if f.kind == SORTIE else origin(s, f)
        return [c for c in s.captains[f.seat] if c.place == here and c.attacks > 0]
    return fit_captains(s, f.seat, list(f.ids))


def captain_options(s: Medioevo, f: Attack, seat: int) -> list[Option]:
    """MU-CPT-03: one; or, if so announced, several of them. From within walls and siege lines either."""
    chiefs = [c.id for c in fit_leaders(s, f)]
    found: list[Option] = [] if f.together else [("lead", number) for number in chiefs]
    if f.together or f.kind == SORTIE or f.stayed:
        for count in range(2, len(chiefs) + 1):
            found += [("lead", *some) for some in combinations(chiefs, count)]
    return found


def captain_named(s: Medioevo, f: Attack, seat: int, action: Action) -> None:
    for number in action[1:]:
        captain(s, seat, number).attacks -= 1
    f.leaders = action[1:]


def default_captain(s: Medioevo, f: Attack, seat: int) -> Action:
    """The lowest level; all, if several are to attack."""
    if f.together:
        return tuple(captain_options(s, f, seat)[-1])
    return ("lead", lowest(fit_leaders(s, f)).id)


def declare_first(s: Medioevo, f: Attack) -> int | None:
    """MU-DIP-16, MU-DIP-20: a surprise is a declaration of war; its chain comes before the attack."""
    if f.declared or f.victim < 0:
        return None
    f.declared = True
    if not at_war(s, f.seat, f.victim):
        wars.declare(s, f.seat, f.victim, True)
        return AGAIN
    return None


def still_possible(s: Medioevo, f: Attack) -> int | None:
    """MU-DIP-20: the announced attack is carried out if it is still legal."""
    if f.victim >= 0 and not at_war(s, f.seat, f.victim):
        return end(s, "off")
    if f.kind == LAND and s.owner[f.place] == f.seat:
        return end(s, "off")
    if f.kind == RAID and f.place < SEA and s.owner[f.place] >= 0 and not pacts.may_raid(s, f.seat, f.place):
        return end(s, "off")  # MU-NAV-05: the chain has ended the right of passage
    return None


# -- the armies


def engaged(s: Medioevo, f: Attack) -> int:
    """MU-ATK-07: loaded VF, less 1 on each transport. A sortie engages what it likes of those inside (MU-SGE-20)."""
    if f.kind == SORTIE:
        return f.sally
    return sum(transport(s, f.seat, i).vf - 1 for i in f.ids) + in_lines(s, f)


def in_lines(s: Medioevo, f: Attack) -> int:
    """MU-NAV-06: besiegers on the ground, who need no transport to attack the walls before them."""
    return s.vf[f.seat][f.place] if f.stayed and origin(s, f) == f.place else 0


def defender_vf(s: Medioevo, f: Attack, party: int) -> int:
    """MU-ATK-08: all of them."""
    if party == BARBARIANS:
        if f.prey >= 0:
            return next((tr.vf for tr in pirates(s) if tr.id == f.prey), 0)
        return s.wild[f.place]
    return strength(s, party, f.place)


def forces(s: Medioevo, f: Attack) -> list[int]:
    """VF engaged by each attacker."""
    return [
        engaged(s, f),
        *(sum(transport(s, a, i).vf - 1 for i in ids) for a, ids in zip(f.allies, f.convoys, strict=True)),
    ]


# -- infiltrato opens the gates (MU-ASL-05)


def ask_gates(s: Medioevo, f: Attack) -> int | None:
    """Who publicly cannot use the card is not asked: strategia, cards in hand, walls below his LT."""
    walls = fort_of(s, f.place) if f.kind == LAND else 0
    if f.tried or not walls or walls >= s.lt[f.seat] or not s.tech[f.seat] & STRATEGIA or not s.hands[f.seat]:
        return None
    return ask(s, "gates", f.seat)


def gate_options(s: Medioevo, f: Attack, seat: int) -> list[Option]:
    if held(s, seat, "infiltrato") < 0 or (f.victim >= 0 and offence.barred(s, seat, "infiltrato", f.victim)):
        return [PASS]
    return [PASS, ("open_gates",)]


def gates_chosen(s: Medioevo, f: Attack, seat: int, action: Action) -> None:
    f.tried = True
    if action == PASS:
        return
    if f.victim >= 0:
        offence.deliver(s, seat, "infiltrato", f.victim, "gates")
    else:
        throw(s, seat, "infiltrato")
        note(s, "played", rule="MU-ASL-05", seat=seat, card="infiltrato")
        f.gates = True
        note(s, "gates", rule="MU-ASL-05", seat=seat, place=IDS[f.place])


def prepare(s: Medioevo, f: Attack) -> int | None:
    """MU-ATK-09, MU-ASL-01, MU-ATK-13: barbarians react; who fits is inside the walls, the owner first."""
    if f.ready:
        return None
    f.ready = True
    if f.kind == LAND and f.victim == BARBARIANS and not s.wild[f.place]:
        s.wild[f.place] = rallied(s, barbarians.reaction(s, f.place))
        note(s, "woken", rule="MU-ATK-09", places=[IDS[f.place]], vf=s.wild[f.place])
    parties = [f.victim, *f.helpers]
    count_help(s, f)
    f.fell = [0] * len(parties)
    rooms = FORT_ROOM[fort_of(s, f.place)] if f.kind == LAND and not f.gates else 0
    f.inside = []
    for party in parties:
        fits = min(rooms, defender_vf(s, f, party))
        f.inside.append(fits)
        rooms -= fits
    return None


def count_help(s: Medioevo, f: Attack) -> None:
    """MU-DIP-10: what allies have promised to bring against each other's enemies."""
    for attacker, vf in zip((f.seat, *f.allies), forces(s, f), strict=True):
        for party in (f.victim, *f.helpers):
            if party >= 0:
                succour.bring(s, attacker, party, vf)
                succour.bring(s, party, attacker, defender_vf(s, f, party))


# -- ramming (MU-NAV-01, MU-NAV-07)


def ram(s: Medioevo, f: Attack) -> None:
    """Every Galley of both sides, at once; not more than there is."""
    if f.kind != SEA_FIGHT:
        return
    hits = [0, 0]
    mine = [tr for tr in s.fleets[f.seat] if tr.id in f.ids and tr.kind == GALLEY]
    sides = [(0, f.seat, mine), (1, BARBARIANS, [tr for tr in pirates(s) if tr.id == f.prey])]
    for party in (f.victim, *f.helpers):
        if party >= 0:
            there = [tr for tr in s.fleets[party] if tr.place == f.place and tr.kind == GALLEY]
            sides.append((1, party, [tr for tr in there if not tr.done & SABOTAGED]))
    for side, seat, ships in sides:
        more = ALCHEMY_RAM if seat >= 0 and s.tech[seat] & ALCHIMIA else 0  # each owner's own
        for tr in ships:
            hits[side] += roll(s, "ramming", RAM_DIE) + RAM_BONUS[tr.level - 1] + more
    lost = min(hits[1], engaged(s, f))
    fell = min(hits[0], sum(defender_vf(s, f, party) for party in (f.victim, *f.helpers)))
    note(s, "rammed", rule="MU-NAV-01", place=IDS[f.place], lost=lost, fell=fell)
    f.rammed = [lost, fell]


def after_ramming(s: Medioevo, f: Attack) -> None:
    if f.rammed:
        take_off(s, f, f.rammed[0], f.shares)


def take_off(s: Medioevo, f: Attack, lost: int, fell: list[int]) -> None:
    """The losses of a battle leave the map; owners choose the stacks (MU-RES-03)."""
    parties = [f.victim, *f.helpers]
    for party, n in zip(parties, fell, strict=True):
        if not n:
            continue
        if party == BARBARIANS:
            if f.prey >= 0:
                next(tr for tr in pirates(s) if tr.id == f.prey).vf -= n
            else:
                s.wild[f.place] -= n
        else:
            call(s, Losses(seat=party, spaces=(f.place,), amount=n, why="battle"))
    if lost:
        only = () if f.kind == SORTIE or in_lines(s, f) else f.ids
        call(s, Losses(seat=f.seat, spaces=(origin(s, f),), amount=lost, keep=f.ids, only=only, why="battle"))


def origin(s: Medioevo, f: Attack) -> int:
    """Where the attackers stand; without transports, in the very place."""
    return transport(s, f.seat, f.ids[0]).place if f.ids else f.place


def guns(s: Medioevo, f: Attack) -> tuple[int, int]:
    """MU-CRD-05: what Bombards add on each side."""
    near = f.kind == SORTIE or f.stayed  # also those on the ground
    mine = [e for e in s.engines[f.seat] if e.ride in f.ids or (near and e.place == origin(s, f))]
    parties = [party for party in (f.victim, *f.helpers) if party >= 0]
    theirs = [e for party in parties for e in s.engines[party] if e.place == f.place]
    return sum(FIELD_BONUS[e.level - 1] for e in mine), sum(FIELD_BONUS[e.level - 1] for e in theirs)


# -- stages


def fight_outside(s: Medioevo, f: Attack) -> int | None:
    """MU-ASL-01: armies outside the walls first, in a field battle (at sea: a naval one)."""
    parties = [f.victim, *f.helpers]
    wall = [max(0, defender_vf(s, f, p) - inner) for p, inner in zip(parties, f.inside, strict=True)]
    if not sum(wall) or engaged(s, f) <= 0:
        f.result = None
        return None
    mode = NAVAL if f.kind == SEA_FIGHT else FIELD
    battle.begin(
        s, mode, f.place, [f.seat, *f.allies], forces(s, f), parties, wall,
        guard=barbarian_captain(s, f), guns=guns(s, f), captains=f.leaders,
    )  # fmt: skip
    return None


def barbarian_captain(s: Medioevo, f: Attack) -> int:
    if f.victim != BARBARIANS:
        return 0
    if f.prey >= 0:
        return next((tr.chief for tr in pirates(s) if tr.id == f.prey), 0)
    return s.chief[f.place]


def after_outside(s: Medioevo, f: Attack) -> int | None:
    """MU-RES-05: ramming alone may leave nobody on either side."""
    if f.result is None:
        if engaged(s, f) <= 0:
            standing = sum(defender_vf(s, f, party) for party in (f.victim, *f.helpers))
            f.outcome = "failed" if standing else "both"
        return None
    outcome = account(s, f)
    if outcome == "stopped" or outcome == "lost":
        f.outcome = "failed"
    elif outcome == "both":
        f.outcome = "both" if not sum(f.inside) else "failed"
    return None


def account(s: Medioevo, f: Attack) -> str:
    """Read a battle's result, take the losses off the map, remember cards and the leader."""
    outcome, lost, fell, fallen, leader, f.taker = f.result
    f.result = None
    f.lost += lost[0]
    for i, ally in enumerate(f.allies):
        if n := lost[i + 1]:
            f.toll[i] += n
            ids = f.convoys[i]
            call(
                s,
                Losses(
                    seat=ally, spaces=(transport(s, ally, ids[0]).place,), amount=n, keep=ids, only=ids, why="battle"
                ),
            )
    f.fell = [a + b for a, b in zip(f.fell, fell, strict=True)]
    if leader >= 0:
        f.last = leader
    record_cards(s, fallen)
    take_off(s, f, lost[0], list(fell))
    return str(outcome)


def ask_walls(s: Medioevo, f: Attack) -> int | None:
    """MU-SGE-02, MU-DEC-37: assault, siege or stop."""
    if f.outcome or not sum(f.inside) or f.plan:
        return None
    return ask(s, "walls", f.seat)


def wall_options(s: Medioevo, f: Attack, seat: int) -> list[Option]:
    found: list[Option] = [("stop",)]
    if engaged(s, f) > 0:
        found.append(("assault",))
    if not f.stayed and f.kind == LAND and has_engine(s, f):
        found += [("besiege",)] * may_besiege(s, f) + [("besiege_ashore",)] * may_land(s, f)
    return found


def walls_weighed(s: Medioevo, f: Attack, seat: int) -> Weighed:
    found = wall_options(s, f, seat)
    for option in found:
        yield option, None
    if ("besiege",) not in found and ("besiege_ashore",) not in found and not f.stayed and f.kind == LAND:
        force = artillery.besieger_vf(s, f.seat, f.place) + sum(transport(s, f.seat, i).vf for i in f.ids)
        told = (("engines", int(has_engine(s, f))), ("force", force), ("vf", sum(f.inside)))
        yield ("besiege",), Refusal("MU-SGE-01", told)


def default_walls(s: Medioevo, f: Attack, seat: int) -> Action:
    return ("besiege",) if ("besiege",) in wall_options(s, f, seat) else ("stop",)


def has_engine(s: Medioevo, f: Attack) -> bool:
    """MU-SGE-01: here, or on the other way of a siege by land and by sea."""
    return any(e.ride in f.ids for e in s.engines[f.seat]) or bool(artillery.engines_at(s, f.seat, f.place))


def may_besiege(s: Medioevo, f: Attack) -> bool:
    """MU-SGE-01: with more VF than the besieged, on all ways together."""
    if any(g.zone == siege_zone(s, f) for g in artillery.mine(s, f.seat, f.place)):
        return False
    there = artillery.besieger_vf(s, f.seat, f.place)
    return there + sum(transport(s, f.seat, i).vf for i in f.ids) > sum(f.inside)


def may_land(s: Medioevo, f: Attack) -> bool:
    """MU-NAV-06: a fleet may besiege by land, with what it can put ashore."""
    if origin(s, f) < SEA or any(g.zone < 0 for g in artillery.mine(s, f.seat, f.place)):
        return False
    return needed(s, f) <= sum(transport(s, f.seat, i).vf - 1 for i in f.ids)


def needed(s: Medioevo, f: Attack) -> int:
    """VF that must land for more than the besieged; who besieges it by sea from this zone has them already."""
    ways = artillery.mine(s, f.seat, f.place)
    if any(g.zone == origin(s, f) for g in ways):
        return 1
    return max(1, sum(f.inside) + 1 - artillery.besieger_vf(s, f.seat, f.place))


def siege_zone(s: Medioevo, f: Attack) -> int:
    """Where these besiegers would stand: their sea zone, or -1 for the territory itself."""
    here = origin(s, f)
    return here if here >= SEA else -1


def walls_chosen(s: Medioevo, f: Attack, seat: int, action: Action) -> None:
    f.plan = action[0]
    if f.plan == "stop":
        f.outcome = "failed"
    elif f.plan != "assault":
        f.outcome = "siege"


def assault(s: Medioevo, f: Attack) -> int | None:
    """MU-ASL-02, MU-ASL-04."""
    f.result = None
    if f.plan != "assault" or f.outcome:
        return None
    parties = [f.victim, *f.helpers]
    battle.begin(
        s, ASSAULT, f.place, [f.seat, *f.allies], forces(s, f), parties, list(f.inside),
        guard=barbarian_captain(s, f), guns=guns(s, f), captains=f.leaders,
    )  # fmt: skip
    return None


def after_assault(s: Medioevo, f: Attack) -> int | None:
    if f.result is None:
        return None
    outcome = account(s, f)
    f.outcome = {"won": "won", "both": "both"}.get(outcome, "failed")
    return None


# -- bystanders who are attacked next (MU-ATK-12)


def ask_onward(s: Medioevo, f: Attack) -> int | None:
    """The territory's own defenders are beaten: before it is his, he may go on at once against who stood by."""
    if f.onto >= 0:
        foe, f.onto = f.onto, -1
        if at_war(s, f.seat, foe) and strength(s, foe, f.place):
            aftermath(s, f)
            f.helpers.append(foe)
            f.lost, f.fell, f.inside = 0, [0] * (1 + len(f.helpers)), [0] * (1 + len(f.helpers))
            f.outcome = f.plan = ""
            f.step = ATTACK.steps.index(fight_outside)
            return AGAIN
    if f.content or engaged(s, f) <= 0 or f.outcome not in ("", "won") or (not f.outcome and any(f.inside)):
        return None
    return ask(s, "onward", f.seat) if rivals(s, f) else None


def onward_options(s: Medioevo, f: Attack, seat: int) -> list[Option]:
    return [PASS, *(("onward", other) for other in rivals(s, f))]


def onward_chosen(s: Medioevo, f: Attack, seat: int, action: Action) -> None:
    """Without war it is a surprise (MU-DIP-16), and its chain comes first."""
    if action == PASS:
        f.content = True
        return
    f.onto = action[1]
    note(s, "attack", rule="MU-ATK-12", seat=seat, place=IDS[f.place])
    if not at_war(s, seat, f.onto):
        wars.declare(s, seat, f.onto, True)


# -- the end of an attack


def ask_taker(s: Medioevo, f: Attack) -> int | None:
    """MU-MUL-03, MU-DEC-46: the territory is his who removed the last defenders, unless he declines."""
    if not f.allies or f.outcome not in ("", "won") or (not f.outcome and any(f.inside)) or f.kind != LAND:
        return None
    parties = [f.seat, *f.allies]
    if len(f.refused) >= len(parties) - 1 or f.taker < 0:
        return None
    return ask(s, "accept", parties[f.taker])


def accept_options(s: Medioevo, f: Attack, seat: int) -> list[Option]:
    return [("accept",), ("decline",)]


def accepted(s: Medioevo, f: Attack, seat: int, action: Action) -> None:
    """Who accepts leads from here on; if he declines the others are asked, the last one takes it."""
    parties = [f.seat, *f.allies]
    at = f.taker
    if action[0] == "decline":
        f.refused.append(seat)
        rest = [i for i, party in enumerate(parties) if party not in f.refused]
        at = rest[below(s, len(rest))]
        f.taker = at
        if len(rest) > 1:
            return
    f.taker = -1
    if at:
        lead_over(f, at - 1)


def lead_over(f: Attack, i: int) -> None:
    """An ally becomes the conqueror."""
    f.seat, f.allies[i] = f.allies[i], f.seat
    f.ids, f.convoys[i] = f.convoys[i], f.ids
    f.leaders, f.marshals[i] = f.marshals[i], f.leaders
    f.lost, f.toll[i] = f.toll[i], f.lost
    f.last = f.leaders[0]


def conclude(s: Medioevo, f: Attack) -> int | None:
    """Prisoners, then conquest, siege or failure (MU-RES-07, MU-CPT-01, MU-CPT-02)."""
    if not f.outcome:
        f.outcome = "won" if not sum(f.inside) else "hold"
    aftermath(s, f)
    if f.plan == "hold" and f.outcome in ("failed", "hold"):  # MU-SGE-03, MU-SGE-07: the siege goes on
        return None
    if f.outcome == "both" and not can_occupy(s, f):
        f.outcome = "failed"  # MU-RES-05
        if f.kind == LAND and f.victim >= 0:
            give_up(s, f.place)
    if f.outcome in ("won", "both"):
        promote(s, f)
        conquest.take(s, f)
    elif f.outcome == "siege":
        lay_siege(s, f)
    else:
        demote(s, f)
        note(s, "repelled", rule="MU-CPT-02", seat=f.seat, place=IDS[f.place])
        conquest.unprotected(s, f)
    return None


def report(s: Medioevo, f: Attack) -> int:
    """How it went, for whoever called: won, both, failed, siege, hold."""
    return end(s, f.outcome)


def can_occupy(s: Medioevo, f: Attack) -> bool:
    """MU-RES-05: a transport enters with its kept VF; besiegers on the ground have kept none."""
    if not f.ids and f.kind == LAND:
        return False
    return f.kind != LAND or origin(s, f) < SEA or port_zone(s, f.place) == origin(s, f)


def lay_siege(s: Medioevo, f: Attack) -> None:
    """MU-SGE-02, MU-SGE-03: land besiegers stand in the territory, ships in their zone. Artillery fires (MU-SGE-04)."""
    if f.plan == "besiege_ashore":
        go_ashore(s, f)
        return
    zone = siege_zone(s, f)
    if zone < 0:
        for i in f.ids:
            put_at(s, s.fleets[f.seat], transport(s, f.seat, i), f.place)
    artillery.lay(s, f.seat, f.place, zone)


def go_ashore(s: Medioevo, f: Attack) -> None:
    """MU-NAV-06: the Captains who led and the engines of the fleet, then as many armies as its owner says."""
    need = needed(s, f)
    for c in s.captains[f.seat]:
        if c.id in f.leaders:
            c.ride, c.place = GROUND, f.place
    for e in s.engines[f.seat]:
        if e.ride in f.ids:
            e.ride, e.place = GROUND, f.place
    call(s, Landing(seat=f.seat, place=f.place, battlefield=f.place, ids=list(f.ids), need=need))


ATTACK: Procedure[Medioevo] = procedure(
    Attack,
    ask_captain,
    declare_first,
    still_possible,
    ask_help,
    ask_allies,
    ask_muster,
    ask_gates,
    prepare,
    ram,
    ask_shares,
    after_ramming,
    ask_inside,
    fight_outside,
    after_outside,
    ask_walls,
    assault,
    after_assault,
    ask_onward,
    ask_taker,
    conclude,
    report,
)
PROCEDURES = [ATTACK]

QUESTIONS = [
    single("captain", Attack, captain_named, options=captain_options, default=default_captain),
    single("onward", Attack, onward_chosen, options=onward_options, default=passing),
    single("help", Attack, helped, options=help_options, default=default_help),
    single("join_attack", Attack, joined, options=joining, default=passing),
    single("bring", Attack, brought, options=bringing, default=default_bring),
    single("accept", Attack, accepted, options=accept_options),
    single("muster", either(Attack, Raid), mustered, options=muster_options, default=default_muster),
    single("ramming", either(Attack, Raid), borne, options=shares, default=default_share),
    single("inside", either(Attack, Raid), posted, options=inside_options, default=default_inside),
    single("gates", Attack, gates_chosen, options=gate_options, default=passing),
    single("walls", Attack, walls_chosen, candidates=walls_weighed, options=wall_options, default=default_walls),
]
