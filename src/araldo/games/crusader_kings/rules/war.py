"""War cards: Mobilise, and the declaration of an Invade action (chapters MOB and INV)."""

from __future__ import annotations

from araldo.games.crusader_kings.board import IDS, NEXT_TO, NUMBER
from araldo.games.crusader_kings.box import (
    BASE,
    CASTLE_DEFENCE,
    MOBILISED_DEFENCE,
)
from araldo.games.crusader_kings.rules.realm import (
    human,
    lands_of,
    may_invade,
    mobilise,
    owns,
    reach,
    reserve,
    rivals_near,
    troops_of,
    word,
)
from araldo.games.crusader_kings.rules.rights import ask_open
from araldo.games.crusader_kings.state import Attack, Invade, Kings, Mobilise
from araldo.kernel import (
    AGAIN,
    DONE,
    Action,
    Option,
    Refusal,
    call,
    draft,
    end,
    note,
    procedure,
    single,
)

# -- Mobilise (CK-MOB-01 to CK-MOB-03)


def unmobilised(s: Kings, party: int) -> list[int]:
    return [t for t in lands_of(s, party) if not s.foot[t]]


def refuse_mobilise(s: Kings, party: int) -> Refusal | None:
    troops, lands = reserve(s, party), unmobilised(s, party)
    return None if troops > 0 and lands else Refusal("CK-MOB-01", (("troops", troops), ("lands", len(lands))))


def start_mobilise(s: Kings, party: int) -> None:
    call(s, Mobilise(seat=party))


def ask_muster(s: Kings, f: Mobilise) -> int | None:
    return end(s) if refuse_mobilise(s, f.seat) is not None else ask_open(s, "muster", f.seat)


def muster_edits(s: Kings, f: Mobilise, seat: int, draft: list[Action]) -> list[Option]:
    if len(draft) >= reserve(s, seat):
        return []
    chosen = {edit[1] for edit in draft}
    return [("raise", IDS[t]) for t in unmobilised(s, seat) if IDS[t] not in chosen]


def muster_ready(s: Kings, f: Mobilise, seat: int, draft: list[Action]) -> Refusal | None:
    here = [IDS[t] for t in unmobilised(s, seat)]
    return None if draft and all(edit[1] in here for edit in draft) else Refusal("CK-MOB-01")


def mustered(s: Kings, f: Mobilise, drafts: dict[int, list[Action]]) -> None:
    lands = [NUMBER[edit[1]] for edit in drafts[f.seat]]
    for land in lands:
        mobilise(s, land)
    note(s, "mobilised", house=word(s, f.seat), lands=[IDS[t] for t in lands], rule="CK-MOB-01")
    end(s)


def default_muster(s: Kings, f: Mobilise, seat: int, draft: list[Action]) -> Action:
    """Up to the Gold available, border territories first."""
    edits = muster_edits(s, f, seat, draft)
    if not edits or (draft and len(draft) >= s.gold[seat]):
        return DONE
    return max(edits, key=lambda e: rivals_near(s, seat, NUMBER[e[1]]))


# -- what may be invaded


def defence(s: Kings, land: int) -> int:
    """CK-INV-06: successes that an attack needs."""
    owner = s.owner[land]
    need = BASE["invade"] + s.castle[land] + s.foot[land] + (s.duke[land] >= 0)
    if owner >= 0:
        if s.foot[land]:
            need += sum(n for kind, n in MOBILISED_DEFENCE.items() if owns(s, owner, kind))
        if s.castle[land]:
            need += sum(n for space, n in CASTLE_DEFENCE.items() if s.shields[space] == owner)
    return need


def refuse_target(s: Kings, party: int, land: int) -> Refusal | None:
    """CK-INV-04, CK-INV-25, CK-INV-09."""
    owner = s.owner[land]
    if land not in s.lands:
        return Refusal("CK-INV-09")
    if owner == party or (owner >= 0 and not may_invade(s, party, owner)):
        return Refusal("CK-INV-04")
    return Refusal("CK-INV-25") if s.ally[land] == party else None


def annexable(s: Kings, party: int, land: int) -> bool:
    """CK-INV-24, CK-PAC-05."""
    return s.owner[land] < 0 and s.ally[land] == party


def by_navy(s: Kings, origin: int, target: int) -> bool:
    """The Footsoldier reaches the target only by the Navy (CK-DEV-04, CK-INV-10, CK-AMB-57)."""
    return target not in NEXT_TO[s.chart][origin]


def aims(s: Kings, party: int, origin: int) -> list[tuple[str, int]]:
    """What the Footsoldier of a territory may attack or annex (CK-INV-23)."""
    found = []
    near = reach(s, party, origin)
    for land in s.lands:
        if land in near:
            if annexable(s, party, land):
                found.append(("annex", land))
            elif refuse_target(s, party, land) is None:
                found.append(("attack", land))
    return found


def refuse_invade(s: Kings, party: int) -> Refusal | None:
    troops = troops_of(s, party)
    if not troops:
        return Refusal("CK-INV-23")
    return None if any(aims(s, party, t) for t in troops) else Refusal("CK-INV-04")


# -- the declaration (CK-INV-01, CK-INV-02, CK-INV-07)


def start_invade(s: Kings, party: int) -> None:
    call(s, Invade(seat=party))


def ask_roles(s: Kings, f: Invade) -> int | None:
    """Without a target, since a bargain or a broken Pact, there is nothing to declare."""
    if f.declared:
        return None
    return end(s) if refuse_invade(s, f.seat) is not None else ask_open(s, "roles", f.seat)


def role_edits(s: Kings, f: Invade, seat: int, draft: list[Action]) -> list[Option]:
    """Attack, annex or support with each Footsoldier; a target is attacked once, and by Navy by one Footsoldier."""
    busy = {edit[1] for edit in draft}
    targets = {edit[2] for edit in draft if edit[0] != "support"}
    attacked = [NUMBER[edit[2]] for edit in draft if edit[0] == "attack"]
    sailed = {edit[2] for edit in draft if by_navy(s, NUMBER[edit[1]], NUMBER[edit[2]])}
    found: list[Option] = []
    helps: list[Option] = []
    for origin in troops_of(s, seat):
        name = IDS[origin]
        if name in busy:
            continue
        found += [
            (verb, name, IDS[t])
            for verb, t in aims(s, seat, origin)
            if IDS[t] not in targets and not (IDS[t] in sailed and by_navy(s, origin, t))
        ]
        if attacked:
            near = reach(s, seat, origin)
            helps += [
                ("support", name, IDS[t])
                for t in attacked
                if t in near and not (IDS[t] in sailed and by_navy(s, origin, t))
            ]
    return found + helps


def roles_ready(s: Kings, f: Invade, seat: int, draft: list[Action]) -> Refusal | None:
    """At least one attack; every support for an attack that was declared; none that is no longer possible."""
    for verb, origin, target in draft:
        if (why := refuse_role(s, seat, verb, NUMBER[origin], NUMBER[target])) is not None:
            return why
    targets = {edit[2] for edit in draft if edit[0] == "attack"}
    if not any(edit[0] != "support" for edit in draft):
        return Refusal("CK-INV-02")
    if any(edit[0] == "support" and edit[2] not in targets for edit in draft):
        return Refusal("CK-INV-07")
    return None


def refuse_role(s: Kings, seat: int, verb: str, origin: int, target: int) -> Refusal | None:
    """What has changed since a task was given: the Footsoldier, or whose the target is (CK-INV-03)."""
    if s.owner[origin] != seat or not s.foot[origin]:
        return Refusal("CK-INV-23")
    if verb == "annex":
        return None if annexable(s, seat, target) else Refusal("CK-INV-24")
    return refuse_target(s, seat, target)


def role_rank(edit: Action) -> tuple[bool, int]:
    return edit[0] == "support", NUMBER[edit[1]]


def roles_declared(s: Kings, f: Invade, drafts: dict[int, list[Action]]) -> None:
    f.declared = True
    for verb, origin, target in drafts[f.seat]:
        pair = (NUMBER[origin], NUMBER[target])
        (f.attacks if verb == "attack" else f.annexed if verb == "annex" else f.supports).append(pair)
    note(
        s, "invades", house=word(s, f.seat), lands=[e[2] for e in drafts[f.seat] if e[0] != "support"], rule="CK-INV-02"
    )


def default_roles(s: Kings, f: Invade, seat: int, draft: list[Action]) -> Action:
    """Each Footsoldier takes the easiest independent target, annexing first."""
    edits: list[Action] = [tuple(edit) for edit in role_edits(s, f, seat, draft)]
    wanted = [e for e in edits if e[0] == "annex" or (e[0] == "attack" and s.owner[NUMBER[e[2]]] < 0)]
    if not wanted and draft:
        return DONE
    return min(wanted or edits, key=lambda e: (e[0] != "annex", defence(s, NUMBER[e[2]])))


# -- resolution (CK-INV-03)


def attacks_left(s: Kings, f: Invade) -> list[tuple[int, int, bool]]:
    """Attacks that can still be made: the attacker is there and the target still qualifies."""
    found = []
    for pairs, annex in ((f.annexed, True), (f.attacks, False)):
        for origin, target in pairs:
            fits = annexable(s, f.seat, target) if annex else refuse_target(s, f.seat, target) is None
            if s.owner[origin] == f.seat and s.foot[origin] and fits:
                found.append((origin, target, annex))
    return found


def next_attack(s: Kings, f: Invade) -> int | None:
    left = attacks_left(s, f)
    if not left or s.out >> f.seat & 1:
        return end(s)
    if len(left) > 1 and human(s, f.seat):
        return ask_open(s, "next_attack", f.seat)
    launch(s, f, left[0][1])
    return AGAIN


def attack_options(s: Kings, f: Invade, seat: int) -> list[Option]:
    return [("resolve", IDS[target]) for _, target, _ in attacks_left(s, f)]


def attack_chosen(s: Kings, f: Invade, seat: int, action: Action) -> None:
    launch(s, f, NUMBER[action[1]])


def launch(s: Kings, f: Invade, target: int) -> None:
    pairs = f.annexed if any(t == target for _, t in f.annexed) else f.attacks
    origin = next(o for o, t in pairs if t == target)
    annex = pairs is f.annexed
    pairs.remove((origin, target))
    supports = [o for o, t in f.supports if t == target and s.owner[o] == f.seat and s.foot[o]]
    call(s, Attack(seat=f.seat, origin=origin, target=target, supports=supports, annex=annex, foe=s.owner[target]))


def default_attack(s: Kings, f: Invade, seat: int) -> Action:
    return ("resolve", IDS[min(attacks_left(s, f), key=lambda a: (not a[2], defence(s, a[1])))[1]])


PROCEDURES = [procedure(Mobilise, ask_muster), procedure(Invade, ask_roles, next_attack)]
QUESTIONS = [
    draft(
        "muster",
        Mobilise,
        mustered,
        edits=muster_edits,
        ready=muster_ready,
        rank=lambda edit: NUMBER[edit[1]],
        default=default_muster,
    ),
    draft("roles", Invade, roles_declared, edits=role_edits, ready=roles_ready, rank=role_rank, default=default_roles),
    single("next_attack", Invade, attack_chosen, options=attack_options, default=default_attack),
]
