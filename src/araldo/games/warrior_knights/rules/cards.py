"""The Barons' Action cards (WK-BAC)."""

from __future__ import annotations

from araldo.games.warrior_knights.board import COUNT, NUMBER
from araldo.games.warrior_knights.box import (
    FEES,
    HERETIC,
    LEVY_CROWNS,
    NOBLES,
    RALLY_VOTES,
    SERVE_FAITH,
    SPOT_FROM,
    VERSATILE_CROWNS,
)
from araldo.games.warrior_knights.rules import attack, bans, movement
from araldo.games.warrior_knights.rules.places import target_at, target_owner
from araldo.games.warrior_knights.rules.purse import charge, gain, gain_faith, gain_votes, make_chairman, make_head
from araldo.games.warrior_knights.rules.seats import Weighed, barons
from araldo.games.warrior_knights.state import NEUTRAL, Card, Knights
from araldo.kernel import Action, Procedure, Refusal, note, single

DECLINE: Action = ("decline",)
HALT: Action = ("halt",)
LEVY: Action = ("levy",)
RALLY: Action = ("rally",)
SERVE: Action = ("serve",)
CROWNS: Action = ("crowns",)
VOTES: Action = ("votes",)
MARKS: tuple[Action, ...] = tuple(("mark", spot + 1) for spot in range(len(FEES)))


# -- Levy Taxes (WK-BAC-01)


def levy_options(s: Knights, f: Card, seat: int) -> list[Action]:
    return [LEVY, DECLINE]


def levied(s: Knights, f: Card, seat: int, action: Action) -> None:
    f.used = True
    if action == LEVY:
        areas = {s.place[a] for a in NOBLES[seat] if 0 <= s.place[a] < COUNT}
        gain(s, seat, LEVY_CROWNS * len(areas), "levy_taxes", "WK-BAC-01")


# -- Draft Soldiers (WK-BAC-02, WK-BAC-11)


def marks(s: Knights, seat: int, fee: bool) -> Weighed:
    """An empty spot whose number is not above NB."""
    n = barons(s)
    for spot, action in enumerate(MARKS):
        if SPOT_FROM[spot] > n:
            yield action, Refusal("WK-BAC-11", (("barons", n),))
        elif s.track[spot] >= 0:
            yield action, Refusal("WK-BAC-02")
        else:
            poor = fee and s.crowns[seat] < FEES[spot]
            yield action, Refusal("WK-BAC-10", (("crowns", FEES[spot]),)) if poor else None


def mark_candidates(s: Knights, f: Card, seat: int) -> Weighed:
    yield from marks(s, seat, fee=False)
    yield DECLINE, None


def mark_options(s: Knights, f: Card, seat: int) -> list[Action]:
    n, track = barons(s), s.track
    return [*(action for i, action in enumerate(MARKS) if track[i] < 0 and SPOT_FROM[i] <= n), DECLINE]


def marked(s: Knights, f: Card, seat: int, action: Action) -> None:
    f.used = True
    if action != DECLINE:
        s.track[action[1] - 1] = seat
        note(s, "marked", rule="WK-BAC-02", seat=seat, spot=action[1])


# -- Rally Support, Serve the Church (WK-BAC-03, WK-BAC-04, WK-BAC-05)


def most(values: list[int], seat: int, out: int) -> bool:
    """Strictly more than every other Baron."""
    mine = values[seat]
    return all(value < mine or other == seat or out >> other & 1 for other, value in enumerate(values))


def rally_options(s: Knights, f: Card, seat: int) -> list[Action]:
    return [RALLY, DECLINE]


def rallied(s: Knights, f: Card, seat: int, action: Action) -> None:
    f.used = True
    if action == RALLY:
        gain_votes(s, seat, RALLY_VOTES, "rally_support", "WK-BAC-03")
        if most(s.votes, seat, s.out) and not s.banned >> seat & 1:
            make_chairman(s, seat, "WK-BAC-03")


def serve_options(s: Knights, f: Card, seat: int) -> list[Action]:
    return [SERVE, DECLINE]


def served(s: Knights, f: Card, seat: int, action: Action) -> None:
    f.used = True
    if action == SERVE:
        serve(s, seat, "serve_the_church", "WK-BAC-04")


def serve(s: Knights, seat: int, why: str, rule: str) -> None:
    gain_faith(s, seat, SERVE_FAITH, why, rule)
    if most(s.faith, seat, s.out) and HERETIC not in s.kept[seat]:
        make_head(s, seat, rule)


# -- Mobilize Forces (WK-BAC-06 to WK-BAC-09)


def mobilize_candidates(s: Knights, f: Card, seat: int) -> Weighed:
    """WK-BAC-07: moves first, then one battle in the same area."""
    yield from movement.moves(s, f, seat)
    yield from attack.battles(s, f, seat)
    for action in mobilize_defiances(s, f, seat):
        yield action, None
    yield HALT if f.moved else DECLINE, None


def mobilize_options(s: Knights, f: Card, seat: int) -> list[Action]:
    found = movement.move_options(s, f, seat)
    found += attack.battle_options(s, f, seat)
    found += mobilize_defiances(s, f, seat)
    found.append(HALT if f.moved else DECLINE)
    return found


def mobilize_defiances(s: Knights, f: Card, seat: int) -> list[Action]:
    if not (s.laws or s.no_roads or s.no_sieges):
        return []
    return [*movement.defiances(s, f, seat), *attack.defiances(s, f, seat)]


def default_mobilize(s: Knights, f: Card, seat: int) -> Action:
    """WK-DEC-08, WK-DEC-10: no move; the siege of a neutral city where one is legal, never war with another Baron."""
    found = [action for action in attack.battle_options(s, f, seat) if action[0] == "besiege"]
    peaceful = [a for a in found if target_owner(s, target_at(s, NUMBER[a[1]])) == NEUTRAL]
    return peaceful[0] if peaceful else HALT if f.moved else DECLINE


def mobilized(s: Knights, f: Card, seat: int, action: Action) -> None:
    verb = action[0]
    if verb in ("march", "sail"):
        movement.start(s, f, seat, action)
    elif verb in ("attack", "assault", "besiege"):
        attack.declare(s, f, seat, action)
    elif verb == "defy":
        bans.defied(s, f, seat, action)
    else:
        f.used = True


# -- Versatile Strategy (WK-BAC-10, WK-AMB-01)


def use_candidates(s: Knights, f: Card, seat: int) -> Weighed:
    yield CROWNS, None
    yield VOTES, None
    yield from marks(s, seat, fee=True)
    yield from movement.moves(s, f, seat)
    yield from attack.battles(s, f, seat)
    for action in mobilize_defiances(s, f, seat):
        yield action, None
    yield DECLINE, None


def use_options(s: Knights, f: Card, seat: int) -> list[Action]:
    found: list[Action] = [CROWNS, VOTES]
    n, track, crowns = barons(s), s.track, s.crowns[seat]
    found += [a for i, a in enumerate(MARKS) if track[i] < 0 and SPOT_FROM[i] <= n and FEES[i] <= crowns]
    found += movement.move_options(s, f, seat)
    found += attack.battle_options(s, f, seat)
    found += mobilize_defiances(s, f, seat)
    found.append(DECLINE)
    return found


def used(s: Knights, f: Card, seat: int, action: Action) -> None:
    if action == CROWNS:
        f.used = True
        gain(s, seat, VERSATILE_CROWNS, "versatile_strategy", "WK-BAC-10")
    elif action == VOTES:
        f.used = True
        gain_votes(s, seat, s.options["versatile_votes"], "versatile_strategy", "WK-BAC-10")
    elif action[0] == "mark":
        charge(s, seat, FEES[action[1] - 1], "versatile_strategy", "WK-BAC-10")
        marked(s, f, seat, action)
    else:
        mobilized(s, f, seat, action)


PROCEDURES: list[Procedure[Knights]] = []
QUESTIONS = [
    single("levy", Card, levied, options=levy_options),
    single("mark", Card, marked, candidates=mark_candidates, options=mark_options),
    single("rally", Card, rallied, options=rally_options),
    single("serve", Card, served, options=serve_options),
    single(
        "mobilize", Card, mobilized, candidates=mobilize_candidates, options=mobilize_options, default=default_mobilize
    ),
    single("use", Card, used, candidates=use_candidates, options=use_options),
]
