"""Death of Nobles (WK-DEA), desertion (WK-TRP-05, WK-TRP-06), retreat (WK-RET), and the checks of WK-GEN-11."""

from __future__ import annotations

from collections import Counter

from araldo.games.warrior_knights.board import AREAS, BORDERS, COUNT, DISTANCE, GONE, KINGDOM, NUMBER
from araldo.games.warrior_knights.box import (
    CASUALTY,
    FACE,
    FATE_NATION,
    FIRST_KING,
    KEEP,
    NATION,
    NATIONS,
    STRENGTH,
    is_mercenary,
)
from araldo.games.warrior_knights.rules.decks import fate, fate_back
from araldo.games.warrior_knights.rules.forces import (
    desert,
    mercenaries_in,
    release,
    spent,
    strip_office,
    to_mercenaries,
)
from araldo.games.warrior_knights.rules.places import (
    besieged_at,
    has_heir,
    leave_board,
    noble,
    put_at,
    seat_of,
    seats_in,
    target_at,
    target_owner,
    walk_off,
)
from araldo.games.warrior_knights.rules.seats import put
from araldo.games.warrior_knights.state import Death, Desertion, Knights, Retreat
from araldo.kernel import AGAIN, Action, call, end, note, procedure, single

DEATHS = {  # what a Noble dies of, and the rule
    "wounds": "WK-DEA-01",
    "desertion": "WK-WAG-07",
    "rout": "WK-OFB-12",
    "siege": "WK-SIE-03",
    "cornered": "WK-RET-04",
    "overseas": "WK-RET-05",
}


def settle(s: Knights, left: bool = False) -> None:
    """WK-GEN-11, WK-EVT-07: who has lost his troops dies or goes. WK-WAG-07. Call it as the last thing of a step.

    `left`: it was desertion (WK-VAR-06).
    """
    doomed = []
    for army in range(5 * s.seats):
        if army % 5 == 4 or s.place[army] < 0:
            continue
        if s.hurt[army]:
            if spent(s, army):
                doomed.append(army)
        elif not s.troops[army]:
            walk_off(s, army)
    for army in reversed(doomed):
        call(s, Death(army=army, left=left, why="desertion" if left else "wounds"))


# -- desertion


def draw_nation(s: Knights, f: Desertion) -> None:
    """WK-TRP-06: for an army without Mercenaries no card is drawn."""
    if f.nation >= 0:
        return
    if not mercenaries_in(s, f.army):
        f.settled = True
        return
    card = fate(s)
    fate_back(s)
    f.settled = card < 0
    if card >= 0:
        f.nation = FATE_NATION[card]
        note(s, "fate_nation", rule="WK-TRP-06", nation=NATIONS[f.nation], noble=noble(s, f.army), seat=seat_of(f.army))


def deserters(s: Knights, army: int, nation: int) -> list[int]:
    """One card of each kind of that nationality."""
    found: dict[str, int] = {}
    for piece in s.army[army]:
        if NATION[piece] == nation:
            found.setdefault(FACE[piece], piece)
    return sorted(found.values(), key=lambda p: STRENGTH[p])


def choose_deserter(s: Knights, f: Desertion) -> int | None:
    if f.settled:
        return None
    kinds = deserters(s, f.army, f.nation)
    if len(kinds) > 1:
        return put(s, "desert", seat_of(f.army))
    if kinds:
        go(s, f, kinds[0])
    return None


def desert_options(s: Knights, f: Desertion, seat: int) -> list[Action]:
    return [("desert", FACE[piece]) for piece in deserters(s, f.army, f.nation)]


def deserted(s: Knights, f: Desertion, seat: int, action: Action) -> None:
    go(s, f, next(p for p in s.army[f.army] if FACE[p] == action[1]))


def go(s: Knights, f: Desertion, piece: int) -> None:
    f.settled = True
    note(s, "deserted", rule="WK-TRP-06", seat=seat_of(f.army), troop=FACE[piece], noble=noble(s, f.army), why=f.why)
    desert(s, piece, f.army)


# -- death


def first_desertion(s: Knights, f: Death) -> None:
    """WK-DEA-02, WK-DEA-04: whatever he died of, a desertion draw comes first."""
    if f.army % 5 < 4:
        note(s, "died", rule=DEATHS[f.why], noble=noble(s, f.army), seat=seat_of(f.army), why=f.why)
    call(s, Desertion(army=f.army, why="death" if f.army % 5 < 4 else "downfall"))


def losses(s: Knights, army: int) -> list[tuple[str, ...]]:
    """WK-DEA-05: the sets of Mercenaries of the greatest sum not above the tokens, the dearest to lose last."""
    limit = CASUALTY * s.hurt[army]
    have = Counter(FACE[p] for p in mercenaries_in(s, army))
    value = {FACE[p]: STRENGTH[p] for p in s.army[army]}
    sets: list[tuple[int, tuple[str, ...]]] = [(0, ())]
    for kind in sorted(have):
        sets = [
            (total + n * value[kind], (*chosen, *[kind] * n))
            for total, chosen in sets
            for n in range(have[kind] + 1)
            if total + n * value[kind] <= limit
        ]
    best = max(total for total, _ in sets)
    found = [chosen for total, chosen in sets if total == best]
    return sorted(found, key=lambda kinds: sorted((value[kind] for kind in kinds), reverse=True))


def choose_losses(s: Knights, f: Death) -> int | None:
    if f.lost:
        return None
    found = losses(s, f.army) if s.hurt[f.army] else [()]
    if len(found) > 1:
        return put(s, "lose", seat_of(f.army))
    lose(s, f, found[0])
    return None


def lose_options(s: Knights, f: Death, seat: int) -> list[Action]:
    return [("lose", *kinds) for kinds in losses(s, f.army)]


def losses_chosen(s: Knights, f: Death, seat: int, action: Action) -> None:
    lose(s, f, action[1:])


def lose(s: Knights, f: Death, kinds: tuple[str, ...]) -> None:
    f.lost = True
    gone = []
    for kind in kinds:
        piece = next(p for p in s.army[f.army] if FACE[p] == kind)
        release(s, piece, f.army)
        gone.append(piece)
    if s.hurt[f.army]:
        note_losses(s, f, gone)
    to_mercenaries(s, gone)
    s.hurt[f.army] = 0


def note_losses(s: Knights, f: Death, gone: list[int]) -> None:
    kind = "lost" if gone else "lost_none"
    troops = [FACE[piece] for piece in gone]
    note(s, kind, rule="WK-DEA-05", noble=noble(s, f.army), seat=seat_of(f.army), tokens=s.hurt[f.army], troops=troops)


def bury(s: Knights, f: Death) -> None:
    """WK-DEA-06, WK-DEA-07, WK-DEA-08; WK-STR-10: a stronghold's army stays with its card."""
    army = f.army
    if army % 5 == 4:
        return
    strip_office(s, army)
    spared = f.left and s.options["abandoned_nobles"]  # WK-VAR-06
    if not has_heir(s, army) and not spared:
        extinguish(s, army)
        return
    note(s, "heir_waits", rule="WK-DEA-07", noble=noble(s, army), strength=s.troops[army])
    leave_board(s, army)
    if s.heir:
        s.fallen[army] = True  # WK-VAR-17


def extinguish(s: Knights, army: int) -> None:
    """WK-DEA-08, WK-GEN-12: out of the game. WK-VAR-10: but King's Army cards wait."""
    cards = s.army[army][:]
    for piece in cards:
        release(s, piece, army)
        if is_mercenary(piece):
            to_mercenaries(s, [piece])
        else:
            (s.royal if piece >= FIRST_KING else s.removed).append(piece)
    strip_office(s, army)
    s.hurt[army] = 0
    s.fallen[army] = False
    troops = [FACE[piece] for piece in cards]
    note(s, "extinct", rule="WK-DEA-08", noble=noble(s, army), seat=seat_of(army), troops=troops)
    leave_board(s, army, GONE)


# -- retreat


def begin_retreat(s: Knights, f: Retreat) -> int | None:
    """WK-RET-01, WK-RET-02, WK-RET-05."""
    area = s.place[f.army]
    if not 0 <= area < COUNT:
        return end(s)
    if not KINGDOM[area]:
        return perish(s, f, "overseas")
    call(s, Desertion(army=f.army))
    return None


def perish(s: Knights, f: Retreat, why: str) -> int:
    """He dies instead of retreating."""
    s.frames.pop()
    call(s, Death(army=f.army, left=why == "desertion", why=why))
    return AGAIN


def still_there(s: Knights, f: Retreat) -> int | None:
    if s.hurt[f.army] and spent(s, f.army):
        return perish(s, f, "desertion")
    if not s.troops[f.army]:
        walk_off(s, f.army)
        return end(s)
    return None


def havens(s: Knights, army: int) -> list[int]:
    """WK-RET-03, WK-AMB-35: adjacent, without another Baron's city, Noble or stronghold."""
    seat = seat_of(army)
    found = []
    for area in BORDERS[s.place[army]]:
        target = target_at(s, area)
        if target >= 0 and target_owner(s, target) not in (-1, seat):
            continue
        if all(other == seat for other in seats_in(s, area)):
            found.append(area)
    return found


def choose_haven(s: Knights, f: Retreat) -> int | None:
    if f.chosen >= 0:
        return None
    found = havens(s, f.army)
    if len(found) > 1:
        return put(s, "retreat", seat_of(f.army))
    if found:
        f.chosen = found[0]
        return None
    return flee_home(s, f)


def flee_home(s: Knights, f: Retreat) -> int:
    """WK-RET-04, WK-AMB-26: to his stronghold, exhausted; if that cannot be, he dies."""
    seat = seat_of(f.army)
    home = s.place[KEEP[seat]]
    if home < 0 or besieged_at(s, seat, home):
        return perish(s, f, "cornered")
    s.tired[f.army] = True
    note(s, "fled_home", rule="WK-RET-04", noble=noble(s, f.army), seat=seat, area=AREAS[home])
    put_at(s, f.army, home)
    return end(s)


def retreat_options(s: Knights, f: Retreat, seat: int) -> list[Action]:
    return [("retreat", AREAS[area]) for area in havens(s, f.army)]


def default_retreat(s: Knights, f: Retreat, seat: int) -> Action:
    """WK-DEC-18: nearest to the stronghold."""
    home = s.place[KEEP[seat]]
    found = havens(s, f.army)
    return ("retreat", AREAS[min(found, key=lambda a: DISTANCE[home][a]) if home >= 0 else found[0]])


def haven_chosen(s: Knights, f: Retreat, seat: int, action: Action) -> None:
    f.chosen = NUMBER[action[1]]


def go_to_haven(s: Knights, f: Retreat) -> None:
    """WK-RET-06, WK-RET-07: as he is; a siege does not hold him back."""
    note(
        s, "retreated", rule="WK-RET-03", noble=noble(s, f.army), seat=seat_of(f.army),
        origin=AREAS[s.place[f.army]], area=AREAS[f.chosen],
    )  # fmt: skip
    put_at(s, f.army, f.chosen)


PROCEDURES = [
    procedure(Desertion, draw_nation, choose_deserter),
    procedure(Death, first_desertion, choose_losses, bury),
    procedure(Retreat, begin_retreat, still_there, choose_haven, go_to_haven),
]
QUESTIONS = [
    single("desert", Desertion, deserted, options=desert_options),
    single("lose", Death, losses_chosen, options=lose_options),
    single("retreat", Retreat, haven_chosen, options=retreat_options, default=default_retreat),
]
