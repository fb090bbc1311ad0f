"""Chapter 4.16, steps 5 to 10: the battle (MC-CMB)."""

from __future__ import annotations

from collections.abc import Iterator

from araldo.games.medieval_conspiracy.box import (
    CAPTURED_AT,
    CASTLE_MALUS,
    DOUBLE_AT,
    FLEE_HIT,
    FORGING,
    HIT_AT,
    HOSTLER,
    KILLED_AT,
    KNIGHT,
    MERCENARY,
    PREACHER_BONUS,
    RELIC_BONUS,
    hits_of,
    kind_of,
    owner_of,
    unit_of,
    word_of,
)
from araldo.games.medieval_conspiracy.rules.battlecards import army, ask_cards, defect, rise, war_of
from araldo.games.medieval_conspiracy.rules.lineup import ask_line_up, prepare
from araldo.games.medieval_conspiracy.rules.realm import dismiss, imprison, send_home
from araldo.games.medieval_conspiracy.rules.war import strength
from araldo.games.medieval_conspiracy.state import Combat, Conspiracy, War
from araldo.kernel import (
    AGAIN,
    DONE,
    Action,
    Option,
    Refusal,
    ask,
    below,
    draft,
    end,
    note,
    procedure,
    single,
)

Weighed = Iterator[tuple[Option, Refusal | None]]
LIVES, CAPTURED, KILLED = "lives", "captured", "killed"


def cards_done(s: Conspiracy, f: Combat) -> int | None:
    """MC-CMB-06, MC-CMB-10: perhaps nobody is left to fight."""
    f.defers_checks = False
    w = war_of(s)
    if not w.attackers:
        w.outcome = "defence"
    elif not w.defenders:
        w.outcome = "attack"
    return end(s) if w.outcome else None


# -- a round (MC-CMB-16 to MC-CMB-23)


def modifier(s: Conspiracy, f: Combat, w: War, side: int, mine: int, foe: int, supports: int) -> int:
    """MC-CMB-17, MC-CMB-32, MC-BLD-01, MC-REL-03, MC-PRE-04, MC-AMB-09 to MC-AMB-11, MC-AMB-42."""
    total = supports * int(s.options["support_bonus"])
    if side == 0:
        total += CASTLE_MALUS * s.castle[w.target]
    else:
        total += RELIC_BONUS * s.relic[w.target]
        if s.preacher == w.target and s.preacher_owner == w.defender:
            total += PREACHER_BONUS
    if f.forging >> owner_of(mine) & 1:
        total += FORGING
    if kind_of(mine) == KNIGHT:
        total += HOSTLER * (f.hostlers >> owner_of(mine) & 1)
        total += s.options["knight_vs_mercenary"] if kind_of(foe) == MERCENARY else 0
    return total


def hits_for(total: int) -> int:
    """MC-CMB-18, MC-AMB-07."""
    return 2 if total >= DOUBLE_AT else int(total >= HIT_AT)


def suffer(u: int, hits: int, mercenary_hits: int) -> tuple[int, str]:
    """MC-CMB-20: a unit after some hits, and its fate."""
    now = hits_of(u) + hits
    if kind_of(u) == MERCENARY:
        return (u, KILLED) if now >= mercenary_hits else (u + hits, LIVES)
    if now >= CAPTURED_AT:
        return u, CAPTURED if now < KILLED_AT else KILLED
    return u + hits, LIVES


def hit_row(row: list[int], hits: int, mercenary_hits: int) -> list[tuple[int, int, str]]:
    """MC-CMB-21, MC-AMB-23: what a row suffers: (unit, unit afterwards, fate), front first."""
    if not hits:
        return []
    front = row[0]
    first = suffer(front, 1, mercenary_hits)
    if hits == 2 and first[1] != LIVES and len(row) > 1:
        return [(front, *first), (row[1], *suffer(row[1], 1, mercenary_hits))]
    return [(front, *suffer(front, hits, mercenary_hits))]


def fight_round(s: Conspiracy, f: Combat) -> None:
    """MC-CMB-16, MC-CMB-19, MC-CMB-31: all rolls first, row by row, then all hits.

    MC-CMB-23: a gap in front is filled by the next line-up.
    """
    w = war_of(s)
    w.fought = True
    f.round += 1
    blows = []
    for number, (ours, theirs) in enumerate(zip(f.rows, f.foes, strict=True), 1):
        dice = [below(s, 6) + 1 for _ in range(4)]
        more = modifier(s, f, w, 0, ours[0], theirs[0], len(ours) - 1)
        theirs_more = modifier(s, f, w, 1, theirs[0], ours[0], len(theirs) - 1)
        a, d = dice[0] + dice[1] + more, dice[2] + dice[3] + theirs_more
        blows.append((hits_for(a), hits_for(d)))
        note(s, "clash", rule="MC-CMB-18", row=number, seat=owner_of(ours[0]), unit=word_of(ours[0]),
             dice=dice[0] + dice[1], more=more, total=a, hits=hits_for(a),
             victim=owner_of(theirs[0]), foe=word_of(theirs[0]),
             foe_dice=dice[2] + dice[3], foe_more=theirs_more, answer=d, foe_hits=hits_for(d))  # fmt: skip
    for (ours, theirs), (on_them, on_us) in zip(zip(f.rows, f.foes, strict=True), blows, strict=True):
        captors = owner_of(ours[0]), owner_of(theirs[0])
        struck = ((w.attackers, ours, on_us, captors[1]), (w.defenders, theirs, on_them, captors[0]))
        for side, row, hits, captor in struck:
            for u, after, fate in hit_row(row, hits, s.options["mercenary_hits"]):
                bury(s, side, u, after, fate, captor)
    w.attackers.sort()
    w.defenders.sort()
    f.rows, f.foes, f.reserves = [], [], [[], []]
    f.side = f.speaker = 0


def bury(s: Conspiracy, side: list[int], u: int, after: int, fate: str, captor: int) -> None:
    """MC-CMB-22."""
    side.remove(u)
    if fate == LIVES:
        side.append(after)
    elif fate == CAPTURED:
        imprison(s, u, captor)
    else:
        dismiss(s, u)
        note(s, "fell", rule="MC-CMB-22", owner=owner_of(u), unit=word_of(u & 4))


def over(s: Conspiracy, f: Combat) -> int | None:
    """MC-CMB-28, MC-CMB-29."""
    w = war_of(s)
    if w.attackers and w.defenders:
        return None
    w.outcome = "attack" if w.attackers else "defence" if w.defenders else "nobody"
    return end(s)


# -- retreat (MC-CMB-24, MC-CMB-25)


def ask_retreat(s: Conspiracy, f: Combat) -> int | None:
    """Attackers, then defenders, each his own units; the battle ends the moment a side is empty."""
    w = war_of(s)
    if f.fleeing:
        return flee(s, f, w)
    if f.side == 2 or not (w.attackers and w.defenders):
        return None
    order = retreat_order(s, w, f.side)
    while f.speaker < len(order) and not any(owner_of(u) == order[f.speaker] for u in army(w, f.side)):
        f.speaker += 1
    if f.speaker == len(order):
        f.side, f.speaker = f.side + 1, 0
        return AGAIN
    return ask(s, "retreat", order[f.speaker])


def retreat_order(s: Conspiracy, w: War, side: int) -> list[int]:
    """MC-CMB-31: clockwise from the leader."""
    leader, others = (w.defender, w.friends) if side else (w.leader, w.allies)
    return [seat for seat in ((leader + i) % s.seats for i in range(s.seats)) if seat == leader or seat in others]


def retreat_edits(s: Conspiracy, f: Combat, seat: int, draft: list[Action]) -> list[Option]:
    mine = [u for u in army(war_of(s), f.side) if owner_of(u) == seat]
    return [("flee", word_of(u)) for u in sorted(set(mine)) if mine.count(u) > draft.count(("flee", word_of(u)))]


def retreat_rank(edit: Action) -> int:
    return unit_of(0, edit[1])


def retreat_default(s: Conspiracy, f: Combat, seat: int, draft: list[Action]) -> Action:
    """MC-DEC-32: all, when outnumbered two to one."""
    w = war_of(s)
    if strength(army(w, 1 - f.side)) < 2 * strength(army(w, f.side)):
        return DONE
    return next(iter(retreat_edits(s, f, seat, draft)), DONE)


def retreated(s: Conspiracy, f: Combat, drafts: dict[int, list[Action]]) -> None:
    ((seat, draft),) = drafts.items()
    f.speaker += 1
    f.fleeing = [unit_of(seat, edit[1]) for edit in draft]
    f.granted = 0
    if draft:
        note(s, "retreats", rule="MC-CMB-24", seat=seat, count=len(draft))


def flee(s: Conspiracy, f: Combat, w: War) -> int | None:
    """One die a unit, unless the enemy leader lets them go (MC-QCK-07)."""
    enemy = w.leader if f.side else w.defender
    if s.options["honourable_retreat"] and not f.granted:
        return ask(s, "grant", enemy)
    seat, side = owner_of(f.fleeing[0]), army(w, f.side)
    safe = []
    for u in f.fleeing:
        die = 0 if f.granted == 1 else below(s, 6) + 1
        hurt = die in FLEE_HIT[int(hits_of(u) > 0)]
        if die:
            note(s, "fled", rule="MC-CMB-25", seat=seat, unit=word_of(u), die=die, hits=int(hurt))
        after, fate = suffer(u, int(hurt), s.options["mercenary_hits"])
        if fate == LIVES:
            side.remove(u)
            safe.append(after)
        else:
            bury(s, side, u, after, fate, enemy)
    f.fleeing = []
    w.fled = w.fled or (f.side == 1 and bool(safe))
    if safe:
        send_home(s, seat, w.target, safe)
    return AGAIN


def grants(s: Conspiracy, f: Combat, seat: int) -> Weighed:
    yield ("grant",), None
    yield ("refuse",), None


def granted(s: Conspiracy, f: Combat, seat: int, action: Action) -> None:
    f.granted = 1 if action[0] == "grant" else 2
    note(s, "granted" if f.granted == 1 else "not_granted", rule="MC-QCK-07", seat=seat)


def still_fighting(s: Conspiracy, f: Combat) -> int | None:
    """MC-CMB-26: both sides have units: reorganise, and another round."""
    if over(s, f) is not None:
        return AGAIN
    f.step = STEPS.index(prepare)
    return AGAIN


STEPS = (ask_cards, defect, rise, cards_done, prepare, ask_line_up, fight_round, over, ask_retreat, still_fighting)

PROCEDURES = [procedure(Combat, *STEPS)]

QUESTIONS = [
    draft("retreat", Combat, retreated, edits=retreat_edits, rank=retreat_rank, default=retreat_default),
    single("grant", Combat, granted, candidates=grants),
]
