"""`chancellor`: a heuristic bot that wants votes. It sees only what its seat sees (an imagined state).

It buys what brings a Master card nearer, saves for electorates, claims and takes fiefs that pay, marches only into
neutral land or against weak defences, and plays its cards where they hurt the leader.
"""

from __future__ import annotations

from random import Random

from araldo.games.medieval_conspiracy.board import BORDERS, ELECTORATE, ESTATE, IDS, NUMBER
from araldo.games.medieval_conspiracy.box import CHURCH, FACE, FAITH, MASTER_LEAST, TRADE, WAR
from araldo.games.medieval_conspiracy.rules.events import city_gain, gain
from araldo.games.medieval_conspiracy.rules.masters import candidates
from araldo.games.medieval_conspiracy.rules.realm import has_heir, relic_place, troops
from araldo.games.medieval_conspiracy.rules.war import strength
from araldo.games.medieval_conspiracy.state import Auction, Conspiracy, Death, Played, Ransom, Resolve, Succession, War
from araldo.kernel import Action, Span
from araldo.kernel.play import Eyes

YEARS = 5  # turns over which income is counted
KNIGHT_WORTH, CASTLE_WORTH = 60, 40
LEAD = {FAITH: 110, WAR: 60, TRADE: 60}  # what a step towards a Master card is worth
TROOPS = ("mercenary", "army_of_knights")


class Chancellor:
    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, eyes: Eyes) -> Action:
        first = eyes.options[0]
        if len(eyes.options) == 1 and not isinstance(first, Span):
            return first
        handler = HANDLERS.get(eyes.kind)
        if handler is None:
            return eyes.default
        s: Conspiracy = eyes.imagine(self.rng)
        return handler(s, eyes) or eyes.default

    def free(self, eyes: Eyes) -> Action | None:
        """A mercenary for a useless card, when the treasury overflows and the Master of War is in reach."""
        if eyes.kind != "own_step":
            return None
        s: Conspiracy = eyes.imagine(self.rng)
        seat = eyes.seat
        short = max(MASTER_LEAST[WAR], max(s.tracks[WAR]) + 1) - s.tracks[WAR][seat]
        if s.masters[WAR] == seat or not 0 < short <= 3 or s.cash[seat] < 80 * short + 100:
            return None
        return next((o for o in eyes.options if isinstance(o, tuple) and o[1] not in KEEP), None)


KEEP = ("right_of_succession", "the_emperor_intervenes", "alchemist", "miracle_healer", "magistrate_of_trade")


def plays(eyes: Eyes, kind: str) -> list[Action]:
    return [o for o in eyes.options if not isinstance(o, Span) and o[:2] == ("play", kind)]


def threat(s: Conspiracy, seat: int) -> int:
    """The other player who is nearest to the crown."""
    others = [c for c in candidates(s) if c.seat not in (seat, -1)]
    return max(others, key=lambda c: (c.votes, c.glory, s.income[c.seat])).seat


# -- auctions


def bid(s: Conspiracy, eyes: Eyes) -> Action:
    f = s.frames[-1]
    assert isinstance(f, Auction)
    span = next((o for o in eyes.options if isinstance(o, Span)), None)
    if span is None or span.low > limit(s, eyes.seat, f):
        return ("pass",)
    return ("bid", span.low)


def limit(s: Conspiracy, seat: int, f: Auction) -> int:
    """How much a lot is worth to a seat."""
    cash = s.cash[seat]
    if f.kind == "elector":
        return cash
    if f.kind != "event":
        return min(cash * 2 // 3, YEARS * gain(s, seat, f.lot))
    return min(cash * 3 // 4, event_worth(s, seat, FACE[f.lot]))


def event_worth(s: Conspiracy, seat: int, card: str) -> int:
    lands = [t for t in range(len(s.owner)) if s.owner[t] == seat]
    if card in ("relic", "itinerant_preacher"):
        room = card != "relic" or any(relic_place(s, t) for t in lands)
        return (50 + lead(s, seat, FAITH)) * room
    if card == "monastery":
        return CASTLE_WORTH + (30 if not any(relic_place(s, t) for t in lands) else 0)
    if card == "reichsstadt":
        best = max((city_gain(s, seat, t) for t in lands if not s.city[t]), default=0)
        return YEARS * best + (lead(s, seat, TRADE) if best >= 20 else 0)
    if card == "army_of_knights":
        return KNIGHT_WORTH + lead(s, seat, WAR)
    if card == "reichsacht":
        return YEARS * max((gain(s, seat, t) for t in easy_targets(s, seat)), default=0)
    return CASTLE_WORTH


def lead(s: Conspiracy, seat: int, master: int) -> int:
    """What one more on a track is worth: most to who is just behind, or just ahead."""
    track = s.tracks[master]
    best = max(track[o] for o in range(s.seats) if o != seat)
    step = 20 if master == TRADE else 2
    goal = max(MASTER_LEAST[master], best + 1)
    return LEAD[master] if abs(goal - track[seat]) <= 2 * step else LEAD[master] // 4


def before_bid(s: Conspiracy, eyes: Eyes) -> Action:
    """Pestilence for the last rival in an auction that we lead, if it matters."""
    auction = s.frames[-1]
    assert isinstance(auction, Auction)
    mine = auction.bidder == eyes.seat and len(auction.still) == 2
    if mine and (auction.kind != "event" or auction.high >= 80) and plays(eyes, "pestilence"):
        return ("play", "pestilence")
    return ("pass",)


# -- cards


def react(s: Conspiracy, eyes: Eyes) -> Action:
    """Take what is free; heal the own; rob the leader."""
    if plays(eyes, "alchemist"):
        return ("play", "alchemist")
    if robberies := plays(eyes, "robber_knight"):
        return max(robberies, key=lambda a: (s.income[a[2]], a[2] == threat(s, eyes.seat)))
    if plays(eyes, "miracle_healer"):
        return ("play", "miracle_healer")
    if plays(eyes, "death_in_the_cradle"):
        return ("play", "death_in_the_cradle")
    death = next((f for f in s.frames if isinstance(f, Death)), None)
    if death is not None:
        worth = gain(s, eyes.seat, death.fief) if s.owner[death.fief] != eyes.seat else 0
        if plays(eyes, "the_emperor_intervenes") and worth >= 20:
            return ("play", "the_emperor_intervenes")
        if plays(eyes, "right_of_succession") and worth >= 10 and eyes.seat not in death.claims:
            waiting = any(isinstance(f, Played) and f.kind == "right_of_succession" for f in s.frames)
            if not waiting:
                return ("play", "right_of_succession")
    return ("pass",)


def own_step(s: Conspiracy, eyes: Eyes) -> Action:
    seat = eyes.seat
    rival = threat(s, seat)
    if (hired := plays(eyes, "mercenary")) and s.cash[seat] >= 150:
        return max(hired, key=lambda a: frontier(s, seat, NUMBER[a[2]]))
    for kind in ("crusade", "campaign_against_the_slavs", "peasant_uprising", "defector"):
        victims = [a for a in plays(eyes, kind) if kind == "defector" or s.owner[NUMBER[a[2]]] == rival]
        if victims:
            return max(victims, key=lambda a: strength(s.units[NUMBER[a[2]]]))
    abroad = [a for a in plays(eyes, "death_abroad") if a[2] == rival]
    if abroad:
        return min(abroad, key=lambda a: s.heirs[rival][int(a[3] != "secular")])
    return ("done",)


def frontier(s: Conspiracy, seat: int, land: int) -> tuple[int, int]:
    """Where a unit is of use: next to neutral land that pays, and not in an electorate."""
    best = max((gain(s, seat, t) for t in BORDERS[land] if s.owner[t] < 0 and not ELECTORATE[t]), default=0)
    return (0 if ELECTORATE[land] else best, -len(s.units[land]))


# -- deaths


def fate(s: Conspiracy, eyes: Eyes) -> Action | None:
    """An Elector, when we are the richest and can pay; else a neutral fief we can take, else a rival's."""
    seat = eyes.seat
    poorest = min(s.heirs[seat])
    price = {2: 600, 3: 500, 4: 400, 5: 300, 6: 200}[s.seats]
    if poorest and s.cash[seat] >= price and s.cash[seat] >= max(s.cash):
        return ("elector",)
    lands = [NUMBER[o[1]] for o in eyes.options if not isinstance(o, Span) and o[0] == "kill"]
    mine = [t for t in lands if s.owner[t] != seat and has_heir(s, seat, t)]
    if not mine:
        other = [t for t in lands if s.owner[t] == threat(s, seat)]
        return ("kill", IDS[other[0]]) if other else ("elector",)
    return ("kill", IDS[max(mine, key=lambda t: (gain(s, seat, t) - 10 * (s.owner[t] >= 0), -t))])


def educate(s: Conspiracy, eyes: Eyes) -> Action:
    secular, church = s.heirs[eyes.seat]
    return ("educate", "ecclesiastical" if church < max(1, secular) else "secular")


def inherit(s: Conspiracy, eyes: Eyes) -> Action:
    return ("take",) if ("take",) in eyes.options else ("claim",)


# -- wars


def easy_targets(s: Conspiracy, seat: int) -> list[int]:
    """Neutral fiefs next to own troops with an heir to put there."""
    return [
        t
        for t in s.lands
        if s.owner[t] < 0 and not ELECTORATE[t] and has_heir(s, seat, t) and any(_base(s, seat, b) for b in BORDERS[t])
    ]


def _base(s: Conspiracy, seat: int, land: int) -> bool:
    return s.owner[land] == seat and not ELECTORATE[land] and bool(s.units[land])


def attack(s: Conspiracy, eyes: Eyes) -> Action:
    seat = eyes.seat
    best, value = ("pass",), 9
    for option in eyes.options:
        if isinstance(option, Span) or option[0] != "attack":
            continue
        land = NUMBER[option[1]]
        worth = gain(s, seat, land)
        if s.owner[land] >= 0:
            force = max(strength(troops(s, seat, b)) for b in BORDERS[land] if _base(s, seat, b))
            wall = defence(s, land)
            worth = worth + 10 if force >= 2 * wall + 1 + 2 * s.castle[land] else 0
        if worth > value:
            best, value = option, worth
    return best


def defence(s: Conspiracy, land: int) -> int:
    owner = s.owner[land]
    return strength(s.units[land]) + sum(strength(troops(s, owner, b)) for b in BORDERS[land] if s.owner[b] == owner)


def muster(s: Conspiracy, eyes: Eyes) -> Action | None:
    """One mercenary is enough against nobody; against somebody everything goes."""
    f = s.frames[-1]
    assert isinstance(f, War)
    if f.defender >= 0:
        return None
    if ("done",) in eyes.options:
        return ("done",)
    single = [o for o in eyes.options if not isinstance(o, Span) and o[0] == "send"]
    return max(single, key=lambda o: (str(o[1]).startswith("mercenary"), len(s.units[NUMBER[o[2]]])))


def garrison(s: Conspiracy, eyes: Eyes) -> Action:
    return ("done",)


def site(s: Conspiracy, eyes: Eyes) -> Action | None:
    f = s.frames[-1]
    assert isinstance(f, Resolve)
    kind = FACE[f.card]
    lands = [NUMBER[o[1]] for o in eyes.options if not isinstance(o, Span)]
    if kind == "reichsacht":
        near = [t for t in easy_targets(s, eyes.seat) if t in lands]
        return ("ban", IDS[max(near, key=lambda t: gain(s, eyes.seat, t))]) if near else None
    if kind in TROOPS:
        return ("place", IDS[max(lands, key=lambda t: frontier(s, eyes.seat, t))])
    if kind == "architect":

        def need(t: int) -> tuple[bool, int, bool]:
            return (not ELECTORATE[t], s.relic[t] + s.city[t], ESTATE[t] == CHURCH)

        return ("place", IDS[max(lands, key=need)])
    return None


def march(s: Conspiracy, eyes: Eyes) -> Action:
    """Units go where neutral land lies next door, one at a time, as long as it helps."""
    best, value = ("done",), 0
    seat = eyes.seat
    worth: dict[str, int] = {}
    for option in eyes.options:
        if isinstance(option, Span) or option[0] != "move" or len(option) < 4:
            continue
        for name in option[2:4]:
            if name not in worth:
                worth[name] = frontier(s, seat, NUMBER[name])[0] // (1 + len(troops(s, seat, NUMBER[name])))
        better = worth[option[3]] - frontier(s, seat, NUMBER[option[2]])[0]
        if better > value:
            best, value = option, better
    return best


def consent(s: Conspiracy, eyes: Eyes) -> Action:
    """A bribe is as good as what it brings, less the fief that somebody else would have bought anyway."""
    f = s.frames[-1]
    assert isinstance(f, Succession)
    return ("accept",) if f.gifts[eyes.seat] >= 50 else ("refuse",)


def fortify(s: Conspiracy, eyes: Eyes) -> Action:
    rich = s.cash[eyes.seat] >= 700
    own = [o for o in eyes.options if not isinstance(o, Span) and o[0] == "build"]
    return own[0] if rich and own else ("pass",)


def pay_ransom(s: Conspiracy, eyes: Eyes) -> Action:
    f = s.frames[-1]
    assert isinstance(f, Ransom)
    return ("accept",) if ("accept",) in eyes.options and f.price <= KNIGHT_WORTH else ("refuse",)


HANDLERS = {
    "bid": bid,
    "before_bid": before_bid,
    "react": react,
    "own_step": own_step,
    "fate": fate,
    "educate": educate,
    "inherit": inherit,
    "claim": inherit,
    "attack": attack,
    "feud": attack,
    "muster": muster,
    "garrison": garrison,
    "site": site,
    "march": march,
    "consent": consent,
    "fortify": fortify,
    "pay_ransom": pay_ransom,
}


def evaluate(s: Conspiracy, seat: int) -> float:
    """For search: glory, income and heirs of a seat over those of the best opponent; fitted to games of chancellors."""

    def prospects(c: int) -> float:
        return candidates(s)[c].glory + 0.01 * s.income[c] + 0.003 * s.cash[c] + 0.4 * sum(s.heirs[c])

    return prospects(seat) - max(prospects(o) for o in range(s.seats) if o != seat)
