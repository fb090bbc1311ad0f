"""Chapter 4.16, steps 6 and 9: rows, supports and reserves (MC-CMB-11 to MC-CMB-15, MC-CMB-26)."""

from __future__ import annotations

from collections.abc import Iterator

from araldo.games.medieval_conspiracy.box import FRONT, KNIGHT, SUPPORT, hits_of, owner_of, unit_of, word_of
from araldo.games.medieval_conspiracy.rules.battlecards import army, war_of
from araldo.games.medieval_conspiracy.rules.realm import turn_order
from araldo.games.medieval_conspiracy.state import Combat, Conspiracy, War
from araldo.kernel import (
    AGAIN,
    DONE,
    Action,
    Option,
    Procedure,
    Refusal,
    ask,
    draft,
    note,
    sealed,
)

Weighed = Iterator[tuple[Option, Refusal | None]]
LAYERS = ("front", "support", "second")


def row_count(attackers: int, defenders: int) -> int:
    """MC-CMB-11."""
    return min(attackers, defenders, FRONT)


def layer_sizes(units: int, rows: int) -> list[int]:
    """MC-CMB-11, MC-CMB-12, MC-AMB-52: how many stand in front, in support, and second in support."""
    sizes = []
    for _ in range(1 + SUPPORT):
        sizes.append(min(units, rows))
        units -= sizes[-1]
    return sizes


def captains(s: Conspiracy, w: War, side: int) -> list[int]:
    """The players with units on a side: its leader, then allies in turn order (MC-CMB-14)."""
    first, others = (w.defender, w.friends) if side else (w.leader, w.allies)
    present = {owner_of(u) for u in army(w, side)}
    return [seat for seat in [first, *(x for x in turn_order(s) if x in others)] if seat in present]


def knights_first(s: Conspiracy, f: Combat) -> bool:
    """MC-CMB-13; MC-AMB-21: only at the first line-up, unless the option says otherwise."""
    return f.round == 0 or bool(s.options["reorganise_knights_first"])


def prepare(s: Conspiracy, f: Combat) -> None:
    f.side, f.rows, f.foes, f.reserves = 0, [], [], [[], []]
    f.drafted = []


def ask_line_up(s: Conspiracy, f: Combat) -> int | None:
    """MC-CMB-15, MC-AMB-22: attackers, then defenders; where there is nothing to choose nobody is asked."""
    w = war_of(s)
    if f.side == 2:
        return None
    leaders = captains(s, w, f.side)
    if f.drafted:
        return ask(s, "agree", *leaders[1:])
    if no_choice(s, f):
        place_side(s, f, default_rows(s, f))
        return AGAIN
    return ask(s, "line_up", leaders[0])


def no_choice(s: Conspiracy, f: Combat) -> bool:
    w = war_of(s)
    mine, rows = army(w, f.side), row_count(len(w.attackers), len(w.defenders))
    if len(set(mine)) > 1:
        return False
    return all(size in (0, rows) for size in layer_sizes(len(mine), rows))


def default_rows(s: Conspiracy, f: Combat) -> list[list[int]]:
    """MC-CMB-14: the leader's units first, then the allies', knights before mercenaries; later unwounded ones first."""
    w = war_of(s)
    rows = row_count(len(w.attackers), len(w.defenders))
    order = captains(s, w, f.side)
    lined = sorted(army(w, f.side), key=lambda u: precedence(s, f, order, u))
    found: list[list[int]] = [[] for _ in range(rows)]
    for i, u in enumerate(lined[: sum(layer_sizes(len(lined), rows))]):
        found[i % rows].append(u)
    return found


def precedence(s: Conspiracy, f: Combat, order: list[int], u: int) -> tuple[int, ...]:
    rank = (u & 4, order.index(owner_of(u)))
    return (*rank, hits_of(u)) if knights_first(s, f) else (int(hits_of(u) > 0), *rank)


def layout(draft: list[Action]) -> dict[tuple[int, int], tuple[int, str]]:
    return {(LAYERS.index(layer), row): (seat, word) for layer, row, seat, word in draft}


def line_edits(s: Conspiracy, f: Combat, seat: int, draft: list[Action]) -> list[Option]:
    """The next open place, front before supports, rows from the left; any unit not placed yet."""
    w = war_of(s)
    mine = army(w, f.side)
    rows = row_count(len(w.attackers), len(w.defenders))
    placed = layout(draft)
    rest = mine[:]
    for owner, word in placed.values():
        rest.remove(unit_of(owner, word))
    kinds = sorted(set(rest))
    if knights_first(s, f) and any(u & 4 == KNIGHT for u in kinds):
        kinds = [u for u in kinds if u & 4 == KNIGHT]
    for layer, size in enumerate(layer_sizes(len(mine), rows)):
        filled = [row for row in range(1, rows + 1) if (layer, row) in placed]
        if len(filled) < size:
            return [
                (LAYERS[layer], row, owner_of(u), word_of(u))
                for row in _open_rows(rows, filled, size - len(filled))
                for u in kinds
            ]
    return []


def _open_rows(rows: int, filled: list[int], missing: int) -> list[int]:
    """Rows that may be filled next: from left to right, leaving room for the rest."""
    last = filled[-1] if filled else 0
    later = list(range(last + 1, rows + 2 - missing))
    return later or [row for row in range(1, rows + 1) if row not in filled]


def line_options(s: Conspiracy, f: Combat, seat: int, draft: list[Action]) -> list[Option]:
    return line_edits(s, f, seat, draft) or [DONE]


def line_ready(s: Conspiracy, f: Combat, seat: int, draft: list[Action]) -> Refusal | None:
    """Full places; MC-CMB-12, MC-CMB-13: a draft that was mended may not end with a gap or a knight left behind."""
    if line_edits(s, f, seat, draft):
        return Refusal("MC-CMB-11")
    return None


def line_default(s: Conspiracy, f: Combat, seat: int, draft: list[Action]) -> Action:
    """MC-DEC-31, MC-DEC-33."""
    options = line_edits(s, f, seat, draft)
    if not options:
        return ("done",)
    order = captains(s, war_of(s), f.side)
    rows = [o for o in options if o[1] == options[0][1]]
    return min(rows, key=lambda o: precedence(s, f, order, unit_of(o[2], o[3])))


def lined_up(s: Conspiracy, f: Combat, drafts: dict[int, list[Action]]) -> None:
    ((_, draft),) = drafts.items()
    placed = layout(draft)
    rows = max(row for _, row in placed)
    found: list[list[int]] = [[] for _ in range(rows)]
    for layer, row in sorted(placed):
        owner, word = placed[layer, row]
        found[row - 1].append(unit_of(owner, word))
    if len(captains(s, war_of(s), f.side)) > 1:
        f.drafted = found
    else:
        place_side(s, f, found)


def agreements(s: Conspiracy, f: Combat, seat: int) -> Weighed:
    yield ("accept",), None
    yield ("refuse",), None


def agreed(s: Conspiracy, f: Combat, answers: dict[int, Action]) -> None:
    """MC-CMB-14: allies agree, or the units stand in the fixed order."""
    accepted = all(action[0] == "accept" for action in answers.values())
    if not accepted:
        note(
            s,
            "line_refused",
            rule="MC-CMB-14",
            seats=[seat for seat in sorted(answers) if answers[seat][0] == "refuse"],
        )
    place_side(s, f, f.drafted if accepted else default_rows(s, f))
    f.drafted = []


def place_side(s: Conspiracy, f: Combat, rows: list[list[int]]) -> None:
    rest = army(war_of(s), f.side)[:]
    for row in rows:
        for u in row:
            rest.remove(u)
    if f.side == 0:
        f.rows = rows
    else:
        f.foes = rows
    f.reserves[f.side] = rest  # MC-CMB-27: reserves wait for the next line-up
    f.side += 1


PROCEDURES: list[Procedure[Conspiracy]] = []
QUESTIONS = [
    draft("line_up", Combat, lined_up, edits=line_edits, options=line_options, ready=line_ready, default=line_default),
    sealed("agree", Combat, agreed, candidates=agreements),
]
