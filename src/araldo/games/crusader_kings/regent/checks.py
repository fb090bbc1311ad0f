"""Trait checks: what to invest, when to sacrifice a token, and whose check to spoil (chapter CHK)."""

from __future__ import annotations

from araldo.games.crusader_kings.box import (
    BASE_DRAWS,
    BUILDER_TOKEN,
    CANCEL_COST,
    CASTLE_COST,
    CRUSADER_TOKEN,
    MOST_LANDS,
    is_green,
)
from araldo.games.crusader_kings.regent import family, intrigue, pilgrimage
from araldo.games.crusader_kings.regent.odds import at_least, chance, good_in, usual
from araldo.games.crusader_kings.regent.outlook import Outlook
from araldo.games.crusader_kings.regent.tools import plain
from araldo.games.crusader_kings.rules.check import cancellable
from araldo.games.crusader_kings.rules.realm import lands_of, points, shields_of, tally
from araldo.games.crusader_kings.state import Attack, Build, Check, Happening, Invade, Journey, Overthrow, Plot, Wedding
from araldo.kernel import Action
from araldo.kernel.play import Eyes

EVENT = 0.25
WORTH_SPOILING = 0.04


def stake(o: Outlook, f: Check) -> float:
    """What hangs on a check of my own."""
    s = o.s
    parent = s.frames[-2]
    if isinstance(parent, Attack):
        back = 0.3 if s.foot[parent.target] and parent.foe >= 0 else 0.0
        return o.land(parent.target) + back
    if isinstance(parent, Journey):
        return pilgrimage.shield(o) + pilgrimage.life(o, parent.person)
    if isinstance(parent, Build):
        return o.castle(parent.sites[parent.at]) - o.cost(CASTLE_COST)
    if isinstance(parent, Wedding):
        if parent.land >= 0:
            return family.wedding(o, parent.person, parent.land)[0]
        return family.union(o, parent.person, -1)
    if isinstance(parent, Plot):
        return intrigue.running(o, parent)
    if isinstance(parent, Overthrow):
        return intrigue.free_land(o, parent.target) + 0.1
    if isinstance(parent, Happening) and parent.picked >= 0:
        return pilgrimage.life(o, parent.picked) + 0.1
    return EVENT


def invest(o: Outlook, eyes: Eyes) -> Action:
    """As much as pays; what other attacks and the Castle itself will cost is kept."""
    s, seat = o.s, o.seat
    f = s.frames[-1]
    assert isinstance(f, Check)
    worth = stake(o, f)
    kept = 0
    if isinstance(s.frames[-2], Build):
        kept = CASTLE_COST
    elif isinstance(s.frames[-2], Attack):
        more = next((len(i.attacks) for i in reversed(s.frames) if isinstance(i, Invade)), 0)
        kept = min(more, s.gold[seat] // 2)
    purse = max(0, s.gold[seat] - kept)

    def net(action: Action) -> float:
        gold: int = action[1]
        dear = o.cost(min(gold, purse), purse) + (0.5 * (gold - purse) if gold > purse else 0.0)
        return worth * chance(s, seat, f.kind, f.need, BASE_DRAWS + f.bonus + gold) - dear

    return max(plain(eyes), key=lambda a: (round(net(a), 6), -a[1]))


def sacrifice(o: Outlook, eyes: Eyes) -> Action:
    """A green token that fails here is given up when what it decides is worth more than the token."""
    s, seat = o.s, o.seat
    f = s.frames[-1]
    assert isinstance(f, Check)
    bag = s.bags[seat]
    good = good_in(bag, f.kind)
    wanted = f.need - f.won
    if not is_green(f.token):  # it is a success: given up it would be none
        return ("keep",)
    kept = at_least(good, len(bag), wanted, f.draws)
    given = at_least(good, len(bag), wanted - 1, f.draws) if wanted > 1 else 1.0
    loss = max(0.0, o.token(f.token))
    return ("sacrifice",) if (given - kept) * stake(o, f) > loss + 0.02 else ("keep",)


# -- sabotage


def harm(o: Outlook, f: Check) -> float:
    """What it costs me if the check of another succeeds."""
    s, seat = o.s, o.seat
    parent = s.frames[-2]
    spite = o.spite[f.seat]
    if isinstance(parent, Attack):
        room = len(lands_of(s, f.seat)) < MOST_LANDS
        if parent.foe == seat:
            return o.hold(parent.target) + spite * room
        return spite * room - (o.spite[parent.foe] if parent.foe >= 0 else 0.0)
    if isinstance(parent, Journey):
        return crusade_harm(o, f.seat)
    if isinstance(parent, Build):
        found = spite * (o.step(BUILDER_TOKEN, 1, f.seat) + 0.1)
        mine = s.awards[BUILDER_TOKEN] == seat and tally(s, BUILDER_TOKEN, f.seat) >= tally(s, BUILDER_TOKEN, seat)
        return found + mine
    if isinstance(parent, Wedding):
        return 0.3 * spite if parent.land >= 0 else 0.1 * spite
    if isinstance(parent, Plot) and parent.foe == seat:
        return 0.6
    return 0.0


def crusade_harm(o: Outlook, rival: int) -> float:
    s, seat = o.s, o.seat
    place = pilgrimage.next_place(o)
    if place + 1 == s.goal:
        his = (points(s, rival) + 1, shields_of(s, rival) + 1)
        others = [(points(s, p), shields_of(s, p)) for p in range(s.parties) if p != rival]
        return 3.0 if his > max(others) or not o.first_if_over(0) else -1.0
    found = o.spite[rival] * (o.step(CRUSADER_TOKEN, 1, rival) + 0.1)
    mine = s.awards[CRUSADER_TOKEN] == seat and shields_of(s, rival) >= shields_of(s, seat)
    return found + mine


def sabotage(o: Outlook, eyes: Eyes) -> Action:
    """Draws are cancelled when what they would do to me is dearer than the Gold; a pledge that is begun is filled."""
    s = o.s
    f = s.frames[-1]
    assert isinstance(f, Check)
    hurt = harm(o, f)
    best: tuple[float, Action] = (WORTH_SPOILING, ("pass",))
    if hurt <= 0:
        return best[1]
    have = sum(f.pledges)
    now = usual(f.need, f.draws - have // CANCEL_COST)
    for option in plain(eyes, "pledge"):
        gold: int = option[1]
        if (have + gold) % CANCEL_COST:
            continue
        then = usual(f.need, f.draws - min(cancellable(f), (have + gold) // CANCEL_COST))
        value = hurt * (now - then) - o.cost(gold)
        if value > best[0]:
            best = (value, option)
    return best[1]
