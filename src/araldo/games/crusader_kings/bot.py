"""`seneschal`: a heuristic bot that opens by one of the six strategy guides. It sees only what its seat sees.

After the opening it judges its cards by what they can do now: annex and invade what is weak, tax a large realm, build
and develop with what is left, and crusade when an heir is at hand.
"""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from random import Random
from typing import Any

from araldo.games.crusader_kings.board import NEXT_TO, NUMBER
from araldo.games.crusader_kings.box import (
    BASE_DRAWS,
    BUILDER_TOKEN,
    CASTLE_COST,
    DECKS,
    GUIDES,
    INVENTOR_TOKEN,
    KINDS,
    PERSON,
    SUCCEED,
    THRESHOLD,
    TOKEN0,
    WORTH,
    kind_of,
)
from araldo.games.crusader_kings.rules.build import price, sites
from araldo.games.crusader_kings.rules.check import modifiers
from araldo.games.crusader_kings.rules.fallback import WORTH_OF_CARD
from araldo.games.crusader_kings.rules.kin import bears, has_green, heir, tokens_on
from araldo.games.crusader_kings.rules.realm import (
    castles_of,
    lands_of,
    may_invade,
    party_of,
    points,
    reach,
    reserve,
    rivals_near,
    shields_of,
    troops_of,
)
from araldo.games.crusader_kings.rules.tax import bonus_of, yield_of
from araldo.games.crusader_kings.rules.war import aims, defence, unmobilised
from araldo.games.crusader_kings.state import Bargain, Check, Court, Kings
from araldo.kernel import DONE, Action, Span, Text
from araldo.kernel.play import Eyes

USUAL = next(g for g in GUIDES if g["id"] == "expansionist")
CARD_OF = {"mobilise": "war", "invade": "war", "tax": "tax", "develop": "realm", "build": "realm", "crusade": "crusade",
           "plot": "intrigue", "overthrow": "intrigue"}  # fmt: skip
ADVICE = 2.0  # what a guide's word is worth, in Gold
LAND, CARD, CASTLE, SHIELD = 6.0, 2.5, 3.0, 3.0  # what things are worth, in Gold
STAKES = {"invade": LAND, "crusade": 5.0, "build": CASTLE, "marriage": 3.0, "overthrow": 2.0, "event_check": 3.0}


class Seneschal:
    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.guide: dict[str, Any] | None = None

    def choose(self, eyes: Eyes) -> Action:
        first = eyes.options[0]
        if len(eyes.options) == 1 and not isinstance(first, Span):
            return first
        handler = HANDLERS.get(eyes.kind)
        if handler is None and eyes.kind not in ("draw", "plot"):
            return eyes.default
        s: Kings = eyes.imagine(self.rng)
        if self.guide is None:
            self.guide = guide_for(s, eyes.seat)
        if eyes.kind == "draw":
            return self.draw(eyes)
        if eyes.kind == "plot":
            return plot(s, eyes, self.guide)
        assert handler is not None
        return handler(s, eyes) or eyes.default

    def free(self, eyes: Eyes) -> Action | None:
        """It proposes no trades and keeps its Pacts."""
        return None

    def draw(self, eyes: Eyes) -> Action:
        """The mix of its guide."""
        assert self.guide is not None
        wish: Action = ("draw", *(self.guide["draw"][deck] for deck in DECKS))
        return wish if wish in eyes.options else eyes.default


def guide_for(s: Kings, seat: int) -> dict[str, Any]:
    """The guide that recommends a Development card the dynasty starts with, else the expansionist."""
    held = {KINDS[kind_of(card)] for card in s.cards[seat]}
    return next((g for g in GUIDES if g["recommended_development"] in held), USUAL)


def advised(guide: dict[str, Any], round_: int, place: int) -> str:
    """The deck that a guide names for a card of the first Era."""
    return CARD_OF.get(guide[f"round_{round_}"][place].replace(":", " ").replace(",", " ").split()[0], "")


def plain(eyes: Eyes) -> list[Action]:
    return [option for option in eyes.options if not isinstance(option, Span | Text)]


# -- chances


def chance(s: Kings, seat: int, kind: str, need: int, draws: int) -> float:
    """How likely a check succeeds: at least `need` successes among so many tokens of the own bag."""
    worth = WORTH[kind]
    bag = s.bags[seat]
    good = sum(worth[t - TOKEN0] in (SUCCEED, 3) for t in bag)
    draws = min(draws, len(bag))
    if draws < need:
        return 0.0
    return sum(comb(good, k) * comb(len(bag) - good, draws - k) for k in range(need, draws + 1)) / comb(len(bag), draws)


def odds(s: Kings, seat: int, kind: str, need: int, extra: int = 0) -> float:
    """With what it can reasonably invest."""
    free = 1 + modifiers(s, seat, kind) + extra
    return chance(s, seat, kind, need, max(free, min(need + 2, free + max(0, s.gold[seat] - 1))))


def invest(s: Kings, eyes: Eyes) -> Action:
    """As much as pays: the stake times the chance, less the Gold."""
    f = s.frames[-1]
    assert isinstance(f, Check)
    stake = STAKES.get(f.kind, 2.0) + (2.0 if s.gold[eyes.seat] > 6 else 0.0)

    def worth(action: Action) -> float:
        gold: int = action[-1]
        return stake * chance(s, eyes.seat, f.kind, f.need, BASE_DRAWS + f.bonus + gold) - 0.8 * gold

    return max(plain(eyes), key=worth)


# -- the family


def court(s: Kings, eyes: Eyes) -> Action | None:
    """Spouses for the ruler bring tokens and children; for the others, Pacts with lands that can be annexed."""
    f = s.frames[-1]
    assert isinstance(f, Court)
    seat = eyes.seat
    near = {u for t in lands_of(s, seat) for u in NEXT_TO[s.chart][t]}
    best: tuple[float, Action] = (0.0, ("stay",))
    for option in plain(eyes):
        value = 0.0
        if option[0] == "marry":
            value = suit(s, seat, PERSON[option[1]], NUMBER[option[2]], near)
        elif option[0] == "match" and PERSON[option[1]] == s.kings[seat]:
            value = 1.5 * odds(s, seat, "marriage", 1)
        elif option[0] == "adopt":
            value = 3.0 if s.gold[seat] >= 3 or s.age[seat] >= 3 else 0.0
        if value > best[0]:
            best = (value, option)
    return best[1]


def suit(s: Kings, seat: int, person: int, land: int, near: set[int]) -> float:
    mate = s.suitors[land]
    green = has_green(s, mate)
    value = 3.0 if land in near else 0.5  # a Pact that can become a territory
    if person == s.kings[seat]:
        cruel = any(WORTH["invade"][t - TOKEN0] == 3 for t in tokens_on(s, mate))
        value += 3.0 if green or cruel else 0.5
    return value * (odds(s, seat, "marriage", 1) if green else 1.0)


def reply(s: Kings, eyes: Eyes) -> Action:
    """A bargain that gains more than it costs; the only heir stays at home."""
    f = s.frames[-1]
    assert isinstance(f, Bargain)
    seat = eyes.seat
    mine, sign = (f.mine, -1) if seat == f.maker else (f.theirs, 1)
    value = float(f.gold * sign)
    for t in f.lands:
        value += -LAND if s.owner[t] == seat else LAND
    value += sum(-CARD if c in s.cards[seat] else CARD for c in f.cards)
    if mine >= 0:
        value += 1.0 if f.family == seat else -4.0 if mine == heir(s, seat) else -0.5
    if f.waived & (1 if seat == f.maker else 2):
        value -= 2.0
    return ("accept",) if value > 0 and ("accept",) in eyes.options else ("refuse",)


# -- cards


def prospects(s: Kings, seat: int, homes: list[int]) -> float:
    """What Footsoldiers in these territories could take, each target once."""
    found: dict[int, float] = {}
    for t in homes:
        for verb, land in aims(s, seat, t):
            odd = 1.0 if verb == "annex" else odds(s, seat, "invade", defence(s, land))
            found[land] = max(found.get(land, 0.0), odd * LAND)
    return sum(sorted(found.values(), reverse=True)[: len(homes)])


def values(s: Kings, seat: int) -> dict[str, float]:
    """How much each kind of card is worth if played next."""
    lands = lands_of(s, seat)
    gold = s.gold[seat]
    room = max(0.0, min(1.0, (8 - len(lands)) / 2))
    strike = prospects(s, seat, troops_of(s, seat)) * room
    levy = prospects(s, seat, unmobilised(s, seat)[:4]) * room if reserve(s, seat) else 0.0
    tax = sum(yield_of(s, t) for t in lands) + bonus_of(s, seat)
    realm = 0.0
    if gold >= price(s, seat, 0):
        realm = min(3, gold) * 1.0 + (3.0 if len(s.cards[seat]) + 2 >= THRESHOLD[INVENTOR_TOKEN] else 0.0)
    if gold > CASTLE_COST and sites(s, seat):
        realm = max(realm, CASTLE + (3.0 if castles_of(s, seat) + 1 >= THRESHOLD[BUILDER_TOKEN] else 0.0))
    safe = heir(s, seat) >= 0 or len(s.children[seat]) > 1
    crusade = (SHIELD + (2.0 if shields_of(s, seat) == 1 else 0.0)) * odds(s, seat, "crusade", 1) - (0 if safe else 4)
    return {"war": strike, "levy": levy, "tax": float(tax) * (1.2 if gold < 4 else 0.9), "realm": realm,
            "crusade": crusade, "intrigue": 0.8}  # fmt: skip


def plot(s: Kings, eyes: Eyes, guide: dict[str, Any]) -> Action:
    """The pair that promises most: two War cards are a levy and a campaign. In the first Era the guide has a say."""
    worth = values(s, eyes.seat)
    last_round = s.era == s.eras and s.round == 3

    def value(option: Action) -> float:
        kinds = [face.partition(".")[0] for face in option[1:]]
        total = 0.0
        for i, kind in enumerate(kinds):
            one = worth[kind]
            if kind == "war" and i == 1 and kinds[0] == "war":
                one = worth["levy"] if worth["war"] < worth["levy"] else worth["war"] * 0.3
                one = max(one, 0.5)
            elif kind == "tax":
                one = one * (0.2 if last_round else 0.75 if i and kinds[0] == "tax" else 1.0)
            elif kind == "war" and worth["war"] < 1.0:
                one = 0.6 * worth["levy"] if i and not last_round else 0.4
            elif kind == "realm" and i and kinds[0] == "tax":
                one += 1.5
            total += one
            if s.era == 1 and kind == advised(guide, s.round, i):
                total += ADVICE
        return total

    return max(plain(eyes), key=value)


def act(s: Kings, eyes: Eyes) -> Action:
    seat = eyes.seat
    verbs: list[str] = [option[0] for option in plain(eyes)]
    if "invade" in verbs or "mobilise" in verbs:
        worth = values(s, seat)
        last = s.era == s.eras and s.round == 3 and s.turn == 2
        if "invade" in verbs and (worth["war"] >= 2.0 or last or "mobilise" not in verbs):
            return ("invade",)
        return ("mobilise",) if "mobilise" in verbs and not last else ("no_action",)
    if "build" in verbs or "develop" in verbs:
        return realm_action(s, seat, verbs)
    if "plot" in verbs or "overthrow" in verbs:
        return ("overthrow",) if "overthrow" in verbs else ("plot",) if "plot" in verbs else ("no_action",)
    if "crusade" in verbs:
        return ("crusade",) if values(s, seat)["crusade"] > 0 or "no_action" not in verbs else ("no_action",)
    return ("tax",)


def realm_action(s: Kings, seat: int, verbs: list[str]) -> Action:
    gold, castles = s.gold[seat], castles_of(s, seat)
    fort = CASTLE + 3.0 * (castles + 1 >= THRESHOLD[BUILDER_TOKEN]) if gold > CASTLE_COST else 0.0
    if "build" in verbs and fort * odds(s, seat, "build", 1) > (2.5 if "develop" in verbs else 0.5):
        return ("build",)
    return ("develop",) if "develop" in verbs else ("no_action",)


def sites_draft(s: Kings, eyes: Eyes) -> Action:
    """One site for every 5 Gold, at the borders first."""
    found = [o for o in plain(eyes) if o[0] == "site"]
    drafted = len(s.asked.drafts.get(eyes.seat, [])) if s.asked is not None else 0
    if drafted and (not found or s.gold[eyes.seat] < (CASTLE_COST + 1) * (drafted + 1)):
        return DONE
    return max(found, key=lambda a: rivals_near(s, eyes.seat, NUMBER[a[1]]))


def buy(s: Kings, eyes: Eyes) -> Action:
    """By worth, as long as the price leaves something, or the Inventor is in reach."""
    kinds = [o for o in plain(eyes) if o[0] == "buy"]
    if not kinds:
        return ("stop",)
    best = min(kinds, key=lambda a: WORTH_OF_CARD.index(KINDS.index(a[1])))
    held = len(s.cards[eyes.seat])
    if ("stop",) in eyes.options and s.gold[eyes.seat] < (3 if held >= THRESHOLD[INVENTOR_TOKEN] else 2):
        return ("stop",)
    return best if held < 6 or ("stop",) not in eyes.options else ("stop",)


# -- war


def muster(s: Kings, eyes: Eyes) -> Action:
    """Footsoldiers where they reach most, as far as the Gold goes."""
    seat = eyes.seat
    drafted = s.asked.drafts.get(seat, []) if s.asked is not None else []
    found = [o for o in plain(eyes) if o[0] == "raise"]
    best = max(found, key=lambda a: promise(s, seat, NUMBER[a[1]]), default=None)
    if best is None or (drafted and (promise(s, seat, NUMBER[best[1]]) < 1.0 or len(drafted) > s.gold[seat] + 1)):
        return DONE
    return best


def promise(s: Kings, seat: int, land: int) -> float:
    return prospects(s, seat, [land]) + 0.2 * rivals_near(s, seat, land)


def roles(s: Kings, eyes: Eyes) -> Action:
    """Annex, then the best attacks; who has no good target supports one."""
    seat = eyes.seat

    def value(option: Action) -> float:
        if option[0] == "annex":
            return 100.0
        if option[0] == "attack":
            land = NUMBER[option[2]]
            return LAND * odds(s, seat, "invade", defence(s, land)) + 0.5 * s.castle[land] + 0.1 * leader(s, land)
        return 1.5

    found = [o for o in plain(eyes) if o[0] in ("annex", "attack", "support")]
    best = max(found, key=value, default=None)
    if best is None or (DONE in eyes.options and value(best) < 1.0):
        return DONE
    return best


def leader(s: Kings, land: int) -> int:
    return points(s, s.owner[land]) if s.owner[land] >= 0 else 0


def counter(s: Kings, eyes: Eyes) -> Action | None:
    found = [o for o in plain(eyes) if o[0] == "strike_back"]
    best = min(found, key=lambda a: defence(s, NUMBER[a[1]]))
    return best if odds(s, eyes.seat, "invade", defence(s, NUMBER[best[1]])) > 0.5 else None


def occupy(s: Kings, eyes: Eyes) -> Action:
    """Gold when poor; else calm at home."""
    return ("pillage",) if s.gold[eyes.seat] < 5 else ("leave",)


def disband(s: Kings, eyes: Eyes) -> Action:
    """Footsoldiers that reach nothing go home, and all of them when Gold is short."""
    seat = eyes.seat
    for option in plain(eyes):
        if option[0] == "disband":
            land = NUMBER[option[1]]
            threatened = any(
                s.owner[u] not in (-1, seat) and may_invade(s, s.owner[u], seat) for u in reach(s, seat, land)
            )
            if not threatened and (s.gold[seat] < 2 or not aims(s, seat, land)):
                return option
    return DONE


# -- intrigue and events


def plot_target(s: Kings, eyes: Eyes) -> Action | None:
    """One Plot: a Casus Belli against a weak neighbour, else a revolt; then enough."""
    if ("stop",) in eyes.options:
        return ("stop",)
    seat = eyes.seat
    near = [s.owner[u] for t in lands_of(s, seat) for u in NEXT_TO[s.chart][t]]
    claims = [(near.count(party_of(s, o[1])), o) for o in plain(eyes) if o[0] == "casus_belli"]
    claims = [(borders, o) for borders, o in claims if borders]
    if claims:
        return max(claims)[1]
    revolts = [o for o in plain(eyes) if o[0] == "incite"]
    return max(revolts, key=lambda a: leader(s, NUMBER[a[1]])) if revolts else None


def take_offer(s: Kings, eyes: Eyes) -> Action | None:
    """Castles and cards for little or nothing are welcome."""
    return next((o for o in plain(eyes) if o[0] in ("site", "buy", "end_war")), None)


def raise_free(s: Kings, eyes: Eyes) -> Action | None:
    found = [o for o in plain(eyes) if o[0] == "raise"]
    best = max(found, key=lambda a: promise(s, eyes.seat, NUMBER[a[1]]), default=None)
    return best if best is not None and s.gold[eyes.seat] and promise(s, eyes.seat, NUMBER[best[1]]) > 2 else None


def hostile(s: Kings, eyes: Eyes) -> Action | None:
    """A token on somebody's land: on a rival's Castle, or where it hurts itself least."""
    lands = [(o, NUMBER[o[1]]) for o in plain(eyes)]
    own = s.owner[lands[0][1]] == eyes.seat
    return max(lands, key=lambda pair: (-1 if own else 1) * (2 * s.castle[pair[1]] + s.harvest[pair[1]]))[0]


HANDLERS: dict[str, Callable[[Kings, Eyes], Action | None]] = {
    "invest": invest,
    "court": court,
    "may_marry": court,
    "reply": reply,
    "act": act,
    "sites": sites_draft,
    "buy": buy,
    "muster": muster,
    "roles": roles,
    "counter": counter,
    "occupy": occupy,
    "disband": disband,
    "plot_target": plot_target,
    "event_build": take_offer,
    "event_card": take_offer,
    "event_war": take_offer,
    "event_mobilise": raise_free,
    "event_place": hostile,
}


def evaluate(s: Kings, seat: int) -> float:
    """A hint for search: points, and what may become points; fitted to games between seneschals."""
    heirs = len(s.children[seat]) + len(s.siblings[seat])
    return (
        points(s, seat)
        + 0.07 * s.gold[seat]
        + 0.05 * shields_of(s, seat)
        + 0.15 * castles_of(s, seat)
        + 0.3 * len(lands_of(s, seat))
        + 0.5 * sum(1 for t in s.lands if s.ally[t] == seat)
        + 0.2 * min(heirs, 2)
        + 0.5 * bears(s, seat)
    )
