"""Intrigue: which Plot, against whom, how often; and what is overthrown (chapters INT and OVT)."""

from __future__ import annotations

from copy import copy

from araldo.games.crusader_kings.board import NEXT_TO, NUMBER
from araldo.games.crusader_kings.box import (
    ATTEMPT_COST,
    BRIBE_COST,
    CARD_GUARD,
    GLITTERHOOF,
    INTRIGUE,
    INVENTOR_TOKEN,
    KINDS,
    OLD_AGE,
    PERSON,
    WAR,
    kind_of,
)
from araldo.games.crusader_kings.regent.outlook import Outlook
from araldo.games.crusader_kings.regent.realm import purchase
from araldo.games.crusader_kings.regent.tools import plain
from araldo.games.crusader_kings.regent.war import levy
from araldo.games.crusader_kings.rules.intrigue import (
    bribable,
    overthrow_targets,
    plot_options,
    strongholds,
    successes_to_kill,
)
from araldo.games.crusader_kings.rules.kin import find, heir, heirs
from araldo.games.crusader_kings.rules.realm import allied, card_of, has_claim, lands_of, owns, party_of, troops_of
from araldo.games.crusader_kings.state import Plot
from araldo.kernel import Action, Span, Text
from araldo.kernel.play import Eyes

FAITH = 0.15  # what it costs to plot against a partner, besides the Pact
FOLLOWED = 0.6  # a revolt that a second Intrigue card may use
KING_AGE = 3  # with this many Age tokens a King has a Round or two


def claim(o: Outlook, foe: int) -> float:
    """A Casus Belli: the campaign that it opens."""
    s, seat = o.s, o.seat
    cards = o.hand(WAR)
    armed = any(s.foot[t] for t in troops_of(s, seat))
    if cards >= 2 or (cards and armed):
        use = 0.8
    elif cards:
        use = 0.3
    else:
        use = 0.3 if s.era < s.eras else 0.0
    if not use:
        return 0.0
    then = copy(s)  # the same position, but for one claim
    then.claims = s.claims[:]
    then.claims[seat] |= 1 << foe
    before, after = o.remember("levy", lambda: levy(o)[1]), levy(Outlook(then, seat, o.taste))[1]
    ends = (0.2 * o.taste.pacts + FAITH) if allied(s, seat, foe) else 0.0
    return use * max(0.0, after - before) - ends


def free_land(o: Outlook, land: int) -> float:
    """A rival loses a territory; perhaps a Footsoldier of mine stands by."""
    s = o.s
    owner = s.owner[land]
    near = any(land in NEXT_TO[s.chart][t] for t in troops_of(s, o.seat))
    return o.spite[owner] + (0.4 if near and o.room > 0 and o.hand(WAR) else 0.05)


def death(o: Outlook, person: int, party: int, role: str) -> float:
    """What the death of somebody else's kin is worth to me."""
    s = o.s
    if party < 0:
        return 0.0
    spite = o.spite[party]
    half = len(lands_of(s, party)) // 2
    if role == "king":
        return spite * half if not heirs(s, party) else 0.02
    if person == heir(s, party) and heirs(s, party) == 1:
        soon = s.age[party] >= KING_AGE and (s.era, s.round) != (s.eras, 3)
        dies = s.age[party] >= OLD_AGE
        return spite * half * (0.85 if dies else 0.45 if soon else 0.1)
    return 0.02 * spite


def stake(o: Outlook, option: Action) -> tuple[float, str, int, int]:
    """What a Plot brings, its kind, the successes it needs, and against whom it goes."""
    s, seat = o.s, o.seat
    verb = option[0]
    if verb == "casus_belli":
        foe = party_of(s, option[1])
        return claim(o, foe), "plot_casus_belli", 1, foe
    if verb == "incite":
        land = NUMBER[option[1]]
        follow = FOLLOWED if o.hand(INTRIGUE) else 0.05
        value = follow * free_land(o, land) - (0.3 if allied(s, seat, s.owner[land]) else 0.0)
        return value, "plot_incite_revolt", 1 + strongholds(s, land), s.owner[land]
    if verb == "assassinate":
        person = PERSON[option[1]]
        party, role, _ = find(s, person)
        value = death(o, person, party, role) if party != seat else -1.0
        return value, "plot_assassinate", successes_to_kill(s, person, party, role), party
    if verb == "remove":
        foe = party_of(s, option[1])
        kind = KINDS.index(option[2])
        value = loss_of_card(o, foe, card_of(s, foe, kind)) if foe != seat else -1.0
        return value, "plot_assassinate", 1, foe
    if verb == "bribe":
        foe = party_of(s, option[1])
        return max(win_over(o, foe, c) for c in bribable(s, seat, foe)), "plot_bribe", 1, foe
    return divorce(o, PERSON[option[1]]), "plot_divorce", 1, seat


def loss_of_card(o: Outlook, foe: int, card: int) -> float:
    """What a rival's Councillor is worth to me when it goes."""
    s = o.s
    mine = 0.0
    if s.awards[INVENTOR_TOKEN] == foe and len(s.cards[o.seat]) >= len(s.cards[foe]):
        mine = 0.8 if len(s.cards[o.seat]) >= 4 else 0.0
    return o.spite[foe] * (o.card(kind_of(card), foe) - o.step(INVENTOR_TOKEN, -1, foe)) + mine


def win_over(o: Outlook, foe: int, card: int) -> float:
    return purchase(o, kind_of(card)) + loss_of_card(o, foe, card) - o.cost(BRIBE_COST)


def divorce(o: Outlook, person: int) -> float:
    """A Queen who will have no children, when children are needed."""
    s, seat = o.s, o.seat
    barren = person == s.kings[seat] and s.spouses[seat] == GLITTERHOOF and not heirs(s, seat)
    return 0.3 if barren else 0.0


def worth(o: Outlook, option: Action, attempts: int) -> float:
    """A Plot with its chance, its price and what a failure brings upon me."""
    s, seat = o.s, o.seat
    value, kind, need, foe = stake(o, option)
    value *= o.taste.intrigue if kind != "plot_casus_belli" else (o.taste.intrigue + o.taste.war) / 2
    if value <= 0.02:
        return -1.0
    if foe not in (-1, seat):
        need += sum(n for card, n in CARD_GUARD[kind].items() if owns(s, foe, card))
    price = ATTEMPT_COST[attempts]
    purse = s.gold[seat] - price - (BRIBE_COST if kind == "plot_bribe" else 0)
    if purse < 0:
        return -1.0
    wrath = 0.0
    if foe not in (-1, seat) and kind != "plot_divorce" and not has_claim(s, foe, seat) and not s.wars[foe] >> seat & 1:
        wrath = o.hostility(foe) + (0.3 * o.taste.pacts if allied(s, seat, foe) else 0.0)
    odds, paid = o.venture(kind, need, value + wrath, gold=purse)
    return odds * value - (1 - odds) * wrath - o.cost(paid, purse) - o.cost(price)


def scheme(o: Outlook) -> float:
    """What an Intrigue card brings if it is played for a Plot or an Overthrow."""
    s, seat = o.s, o.seat
    options = [a for a in plot_options(s, Plot(seat=seat), seat) if not isinstance(a, Span | Text)]
    single: dict[str, float] = {}
    for option in options:
        if option[0] == "assassinate" and find(s, PERSON[option[1]])[0] in (-1, seat):
            continue
        key = option[0] if option[0] != "remove" else "assassinate"
        single[key] = max(single.get(key, 0.0), worth(o, option, 0))
    best = sorted(single.values(), reverse=True)
    plots = sum(max(0.0, value - o.cost(ATTEMPT_COST[i])) for i, value in enumerate(best[:3]))
    return max(plots, topple(o))


def fall(o: Outlook, land: int, attempts: int) -> float:
    """An Overthrow with its chance and what a failure brings."""
    s, seat = o.s, o.seat
    owner = s.owner[land]
    value = free_land(o, land) * o.taste.intrigue
    wrath = 0.0 if has_claim(s, owner, seat) or s.wars[owner] >> seat & 1 else o.hostility(owner)
    wrath += 0.4 * o.taste.pacts if allied(s, seat, owner) else 0.0
    purse = s.gold[seat] - ATTEMPT_COST[attempts]
    if purse < 0:
        return -1.0
    odds, paid = o.venture("overthrow", 1 + strongholds(s, land), value + wrath, gold=purse)
    return odds * value - (1 - odds) * wrath - o.cost(paid, purse) - o.cost(ATTEMPT_COST[attempts])


def topple(o: Outlook) -> float:
    found = sorted((fall(o, t, 0) for t in overthrow_targets(o.s, o.seat)), reverse=True)
    return sum(max(0.0, value - o.cost(ATTEMPT_COST[i])) for i, value in enumerate(found[:3]))


def plot_target(o: Outlook, eyes: Eyes) -> Action:
    """The best Plot; after the first, only what is worth its price."""
    f = o.s.frames[-1]
    assert isinstance(f, Plot)
    found = [(worth(o, a, f.attempts), i, a) for i, a in enumerate(plain(eyes)) if a != ("stop",)]
    best = max(found, key=lambda entry: (entry[0], -entry[1]), default=(-1.0, 0, ("stop",)))
    if ("stop",) in eyes.options and best[0] <= 0.02:
        return ("stop",)
    if best[0] <= 0.0:  # something must be tried: where a failure harms nobody's peace
        return harmless(o, eyes)
    return best[2]


def harmless(o: Outlook, eyes: Eyes) -> Action:
    """A stranger in an independent territory, if there is one."""
    for option in plain(eyes, "assassinate"):
        if find(o.s, PERSON[option[1]])[0] < 0:
            return option
    return max(plain(eyes), key=lambda a: worth(o, a, 0))


def bribe(o: Outlook, eyes: Eyes) -> Action:
    f = o.s.frames[-1]
    assert isinstance(f, Plot)
    return max(plain(eyes), key=lambda a: win_over(o, f.foe, card_of(o.s, f.foe, KINDS.index(a[1]))))


def overthrow(o: Outlook, eyes: Eyes) -> Action:
    f = o.s.frames[-1]
    attempts: int = getattr(f, "attempts", 0)
    found = [(fall(o, NUMBER[a[1]], attempts), a) for a in plain(eyes, "topple")]
    best = max(found, default=(-1.0, ("stop",)))
    if ("stop",) in eyes.options and best[0] <= 0.02:
        return ("stop",)
    return best[1]


def running(o: Outlook, f: Plot) -> float:
    """What hangs on the Plot that goes on."""
    s, seat = o.s, o.seat
    wrath = 0.0
    if f.foe not in (-1, seat) and not has_claim(s, f.foe, seat) and not s.wars[f.foe] >> seat & 1:
        wrath = o.hostility(f.foe)
    if f.kind == "plot_casus_belli":
        return claim(o, f.foe) + wrath
    if f.kind == "plot_incite_revolt":
        return (FOLLOWED if o.hand(INTRIGUE) else 0.05) * free_land(o, f.aim) + wrath
    if f.kind == "plot_bribe":
        return max((win_over(o, f.foe, c) for c in bribable(s, seat, f.foe)), default=0.0) + wrath
    if f.kind == "plot_assassinate":
        if f.foe >= 0 and f.aim in s.cards[f.foe]:
            return loss_of_card(o, f.foe, f.aim) + wrath
        party, role, _ = find(s, f.aim)
        return death(o, f.aim, party, role) + wrath
    return divorce(o, f.aim)
