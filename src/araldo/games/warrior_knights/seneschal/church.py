"""Events, Faith and revolts (WK-NAC-01, WK-EVT, WK-UPK-03)."""

from __future__ import annotations

from araldo.games.warrior_knights.board import CITIES, COUNT, INCOME
from araldo.games.warrior_knights.box import (
    BLUE,
    CANCEL,
    EVENT_ID,
    EXPEDITIONS,
    FIRST_EVENT,
    GREEN,
    NOBLES,
    TROOP_KINDS,
)
from araldo.games.warrior_knights.rules.happenings import unguarded_of
from araldo.games.warrior_knights.rules.places import army_of, target_owner
from araldo.games.warrior_knights.seneschal.outlook import HEAD, REVOLT, Outlook
from araldo.games.warrior_knights.seneschal.war import WOUND, plain, prospect
from araldo.games.warrior_knights.state import Expedition, Happening, Unrest
from araldo.kernel import Action, Span
from araldo.kernel.play import Eyes

EVENT = 0.25  # what an Event is worth to whom it befalls, before it is known
SPARE_FAITH = 3  # who has so much may buy good news


# -- who draws


def omen(o: Outlook, eyes: Eyes) -> Action:
    """Bad news to the rival whom it hurts for our good, good news to the least, if not to ourselves."""

    def value(action: Action) -> float:
        who, mine = action[1], action[1] == o.seat
        if o.s.omen == BLUE:
            return float(mine)
        good = EVENT if o.s.omen == GREEN else -EVENT
        pays = mine == (o.s.omen == GREEN)
        price = o.faith(o.s.faith[o.seat] - 1) if pays else 0.0
        return (good if mine else -o.spite[who] * good) - price

    return max(plain(eyes), key=lambda action: (value(action), -action[1]))


# -- what an Event costs


def _event(o: Outlook) -> str:
    f = next(frame for frame in reversed(o.s.frames) if isinstance(frame, Happening))
    return EVENT_ID[f.card - FIRST_EVENT]


def loss(o: Outlook, word: str) -> float:
    """What this Event costs me if it comes to pass."""
    s, seat = o.s, o.seat
    big = sum(s.place[a] >= 0 and s.troops[a] >= 200 for a in NOBLES[seat])
    late = o.upkeeps > 1
    return {
        "EV-R01": 2 * WOUND * late,
        "EV-R02": HEAD * o.taste.church * (o.upkeeps - 1) * (s.head == seat),
        "EV-R03": 0.05 * late,
        "EV-R04": 0.1 * late,
        "EV-R05": (WOUND + o.crowns(3)) * late,
        "EV-R06": 0.1 * late,
        "EV-R07": o.crowns(s.crowns[seat] // 2),
        "EV-R08": o.troops(100),
        "EV-R09": REVOLT * sum(min(o.upkeeps - 1.0, o.crowns(2 * INCOME[c]) + 0.1) for c in unguarded_of(s, seat)),
        "EV-R10": o.vote() * ((s.votes[seat] + 1) // 2),
        "EV-R12": WOUND * big * late,
        "EV-B03": WOUND * sum(s.place[a] >= COUNT for a in NOBLES[seat]),
        "EV-B04": o.crowns(max(stakes[seat] for stakes in s.stakes) / 2),
        "EV-B05": 0.5 * _ripe(o),
        "EV-B08": o.crowns(3) * (_struck(o) == seat),
        "EV-B09": min(o.upkeeps - 1.0, o.crowns(6)) * (_struck(o) == seat),
    }.get(word, 0.0)


def _ripe(o: Outlook) -> int:
    return sum(b == o.seat and o.s.siege_since[t] < o.s.round for t, b in enumerate(o.s.siege))


def _struck(o: Outlook) -> int:
    """Whose city it befalls."""
    f = next(frame for frame in reversed(o.s.frames) if isinstance(frame, Happening))
    return target_owner(o.s, f.target) if 0 <= f.target < len(CITIES) else -1


def price(o: Outlook, faith: int) -> float:
    """What so much Faith is worth to me."""
    have = o.s.faith[o.seat]
    return sum(o.faith(have - 1 - i) for i in range(faith))


def cancel(o: Outlook, eyes: Eyes) -> Action:
    pays = next(action for action in plain(eyes) if action[0] == "cancel")
    return pays if loss(o, _event(o)) > price(o, pays[1]) else ("suffer",)


def pledge(o: Outlook, eyes: Eyes) -> Action:
    """All that is missing, or nothing."""
    f, span = o.s.frames[-1], eyes.options[0]
    assert isinstance(f, Happening)
    assert isinstance(span, Span)
    missing = CANCEL[f.card - FIRST_EVENT] - sum(f.pledges)
    able = missing <= span.high and loss(o, _event(o)) > price(o, missing)
    return ("pledge", missing if able else 0)


def bless(o: Outlook, eyes: Eyes) -> Action:
    """If most of what is staked is ours, and Faith is left."""
    f = o.s.frames[-1]
    assert isinstance(f, Expedition)
    stakes = o.s.stakes[f.chosen]
    share = stakes[o.seat] / max(1, sum(stakes))
    gain = o.crowns(stakes[o.seat]) * o.taste.trade
    return ("bless",) if share >= 0.25 and gain > price(o, 1) else ("no",)


# -- whom an Event befalls


def target(o: Outlook, eyes: Eyes) -> Action:
    """Harm to the rival where it helps us most, gifts to our own where they do most."""
    return max(plain(eyes), key=lambda action: _aim(o, action))


def _aim(o: Outlook, action: Action) -> float:
    verb, what = action[0], action[1]
    s = o.s
    if verb == "strike":
        owner = s.owner[CITIES.index(what)]
        return (o.spite[owner] if owner != o.seat else -1.0) * INCOME[CITIES.index(what)]
    if verb == "raid":
        stakes = s.stakes[EXPEDITIONS.index(what)]
        return sum(o.spite[x] * stake for x, stake in enumerate(stakes)) - stakes[o.seat]
    if verb == "spy":
        return o.spite[what] * min(2, s.crowns[what])
    if verb == "bribe":
        return o.spite[what] + TROOP_KINDS[action[3]][0] / 50
    if verb in ("fortify", "restore") and what != "castle":
        city = CITIES.index(what)
        return float(INCOME[city] + 10 * o.exposed(city) - 2 * (verb == "restore"))
    if verb in ("refresh", "cure"):
        return prospect(o, army_of(o.seat, what))
    return 0.0


# -- revolts


def revolt(o: Outlook, eyes: Eyes) -> Action:
    """The cheapest way to keep the city, if it is worth it."""
    f = o.s.frames[-1]
    assert isinstance(f, Unrest)
    now = any(isinstance(frame, Happening) for frame in o.s.frames)  # an Event; else this Upkeep has paid already
    left = 0.0 if o.s.last_round and not now else float(o.upkeeps)

    def cost(action: Action) -> float:
        if action[0] == "pay_faith":
            return price(o, 1)
        if action[0] == "pay":
            return o.crowns(action[1])
        return {"warden": 0.0, "beloved": 0.05}.get(action[0], left)

    return min(plain(eyes), key=cost)


def watch(o: Outlook, eyes: Eyes) -> Action:
    """The dearest first, while there is something to pay with."""
    return max(plain(eyes), key=lambda action: INCOME[CITIES.index(action[1])])
