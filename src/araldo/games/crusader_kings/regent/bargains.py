"""Bargains: trades and marriages between dynasties, weighed for both sides (chapter TRD, CK-MAR-07 to CK-MAR-11).

A bargain is taken when it brings more than it helps the other; so that no row of offers, however long, can milk a
regent: each one that is struck leaves it better off by its own reckoning. It offers what should please both, once a
phase, and answers a bad offer with a better one if there is any.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from araldo.games.crusader_kings.board import BORDERS, IDS
from araldo.games.crusader_kings.box import (
    BUILDER_TOKEN,
    COUNCILLOR,
    INVENTOR_TOKEN,
    KINDS,
    MOST_LANDS,
    MOST_OF_TYPE,
    OFFERS,
    kind_of,
    sex_of,
)
from araldo.games.crusader_kings.regent.character import REGENT
from araldo.games.crusader_kings.regent.outlook import FALLS, Outlook
from araldo.games.crusader_kings.regent.tools import drafted, plain
from araldo.games.crusader_kings.rules.bargain import open_family
from araldo.games.crusader_kings.rules.courtship import asking_price
from araldo.games.crusader_kings.rules.kin import find, has_green, heir, heirs, tokens_on
from araldo.games.crusader_kings.rules.realm import (
    allied,
    castles_of,
    has_claim,
    human,
    lands_of,
    may_invade,
    of_type,
    party_of,
    points,
    word,
)
from araldo.games.crusader_kings.state import Bargain, Kings
from araldo.kernel import DONE, Action, Span
from araldo.kernel.play import Eyes

PLEASED = 0.08  # what the other should gain so that he says yes
ASKED = 0.02  # what I want besides when I ask
LAND = 0.95  # the least that a territory given away must count
WINNING = 10  # points with which nobody is helped any more
FRIENDS = 0.08  # what a Pact is worth besides peace
OPPORTUNITY = 0.025  # of a soft border of his in a Round
OPEN_ROAD = 0.35  # of a neighbour's harm, while he has no Casus Belli


@dataclass(frozen=True, slots=True)
class Deal:
    """Terms as one side sees them."""

    other: int
    gold: int = 0  # what I pay; negative: what I get
    give_lands: tuple[int, ...] = ()
    take_lands: tuple[int, ...] = ()
    give_cards: tuple[int, ...] = ()
    take_cards: tuple[int, ...] = ()
    waive: bool = False  # my Casus Belli
    waived: bool = False  # his
    peace: bool = False
    mine: int = -1  # whom I marry off
    theirs: int = -1
    family: int = -1

    def turned(self, me: int) -> Deal:
        return Deal(
            me, -self.gold, self.take_lands, self.give_lands, self.take_cards, self.give_cards, self.waived, self.waive,
            self.peace, self.theirs, self.mine, self.family,
        )  # fmt: skip


def read(s: Kings, f: Bargain, seat: int) -> Deal:
    """A bargain that lies on the table, as this side sees it."""
    own = seat == f.maker
    other = f.partner if own else f.maker
    mine, his = (f.mine, f.theirs) if own else (f.theirs, f.mine)
    give, take = (1, 2) if own else (2, 1)
    return Deal(
        other,
        f.gold if own else -f.gold,
        tuple(t for t in f.lands if s.owner[t] == seat),
        tuple(t for t in f.lands if s.owner[t] == other),
        tuple(c for c in f.cards if c in s.cards[seat]),
        tuple(c for c in f.cards if c in s.cards[other]),
        bool(f.waived & give),
        bool(f.waived & take),
        f.peace,
        mine if f.mine >= 0 else -1,
        his if f.mine >= 0 else -1,
        f.family,
    )


# -- what terms are worth to one side


def gain(o: Outlook, d: Deal) -> float:
    """What a bargain brings the seat of this outlook."""
    return paid(o, d.gold) + goods(o, d)


def paid(o: Outlook, gold: int) -> float:
    return -o.cost(gold) if gold > 0 else o.gain(-gold)


def goods(o: Outlook, d: Deal) -> float:
    """All but the Gold."""
    s, seat = o.s, o.seat
    found = cards(o, d)
    if d.give_lands or d.take_lands:
        found += lands(o, d)
    if d.waive or (d.peace and may_invade(s, seat, d.other)):
        found -= opening(o, d.other)
    if d.waived or (d.peace and may_invade(s, d.other, seat)):
        found += o.hostility(d.other)
    if d.mine >= 0:
        found += match(o, d)
    return found


def lands(o: Outlook, d: Deal) -> float:
    s, seat = o.s, o.seat
    found = -sum(max(LAND, o.hold(t)) for t in d.give_lands)
    room = MOST_LANDS - len(lands_of(s, seat)) + len(d.give_lands)
    found += sum(1.0 - 0.5 * o.danger(t) for t in d.take_lands[: max(0, room)])
    castles = sum(s.castle[t] for t in d.take_lands) - sum(s.castle[t] for t in d.give_lands)
    if castles:
        have = castles_of(s, seat)
        lost = sum(max(LAND, o.hold(t)) - LAND for t in d.give_lands if s.castle[t])  # already counted in hold
        found += o.race(seat, BUILDER_TOKEN, have + castles) - o.race(seat, BUILDER_TOKEN, have) + max(0.0, lost)
    return found


def cards(o: Outlook, d: Deal) -> float:
    s, seat = o.s, o.seat
    if not d.give_cards and not d.take_cards:
        return 0.0
    found = sum(o.card(kind_of(c)) for c in d.take_cards) - sum(o.card(kind_of(c)) for c in d.give_cards)
    kept = [c for c in s.cards[seat] if c not in d.give_cards]
    count = 0
    for councillor in (True, False):
        of_kind = sum(COUNCILLOR[kind_of(c)] == councillor for c in [*kept, *d.take_cards])
        count += min(MOST_OF_TYPE, of_kind)
    have = len(s.cards[seat])
    now, then = o.race(seat, INVENTOR_TOKEN, have), o.race(seat, INVENTOR_TOKEN, count)
    if s.awards[INVENTOR_TOKEN] == seat and d.give_cards:  # he may overtake me with what I sell
        theirs = len(s.cards[d.other]) + len(d.give_cards) - len(d.take_cards)
        if theirs > count or count < 4:
            then = min(then, 0.0)
    return found + (then - now) * o.taste.learning


def opening(o: Outlook, foe: int) -> float:
    """What my right to invade somebody is worth to me: less than what I should fear of him, for war feeds others."""
    s = o.s
    near = [t for t in lands_of(s, foe) if any(s.owner[u] == o.seat for u in BORDERS[s.chart][t])]
    soft = sum(FALLS[o.need(t)] for t in near)
    return min(0.6, 0.03 + OPPORTUNITY * soft * o.rounds) * o.taste.war


def peace(o: Outlook, other: int) -> float:
    """A Pact with a dynasty: it attacks me no more, nor I it."""
    s, seat = o.s, o.seat
    if allied(s, seat, other):
        return 0.0
    safe = o.hostility(other) * (1.0 if may_invade(s, other, seat) else OPEN_ROAD)
    lost = opening(o, other) * (1.0 if may_invade(s, seat, other) else OPEN_ROAD)
    return (safe + FRIENDS) * o.taste.pacts - lost


def match(o: Outlook, d: Deal) -> float:
    """The wedding: the Pact, who comes and who goes."""
    s, seat = o.s, o.seat
    found = peace(o, d.other)
    if d.family == seat:
        if d.mine == s.kings[seat]:
            fruit = o.births() if sex_of(d.mine) != sex_of(d.theirs) else 0.0
            return found + fruit + 0.1 + sum(o.token(t) for t in tokens_on(s, d.theirs))
        return found + (0.12 if sex_of(d.theirs) == "m" else 0.04) * min(1.0, o.left / 6)
    have = heirs(s, seat)
    leaves = o.heir(have) - o.heir(have - 1) + 0.05 + (0.04 if has_green(s, d.mine) else 0.0)
    if d.mine == heir(s, seat):
        leaves += 0.1
    return found - leaves


def jealousy(o: Outlook, other: int) -> float:
    """How much of his gain is my loss. Who is about to win is not helped at all."""
    s = o.s
    near = points(s, other) >= WINNING and points(s, other) > points(s, o.seat)
    return 1.0 if near else o.spite[other]


def balance(o: Outlook, d: Deal) -> float:
    """What it brings me, less what it helps him."""
    his = gain(Outlook(o.s, d.other, REGENT), d.turned(o.seat)) if human(o.s, d.other) else 0.0
    return gain(o, d) - jealousy(o, d.other) * max(0.0, his)


def priced(o: Outlook, d: Deal, least: int = 6) -> tuple[float, Deal] | None:
    """The same goods with the Gold that leaves both pleased and me best off; None: there is no such price."""
    s, seat = o.s, o.seat
    his = Outlook(s, d.other, REGENT)
    mine_goods, his_goods = goods(o, d), goods(his, d.turned(seat))
    if mine_goods + his_goods < -0.5:
        return None
    best: tuple[float, Deal] | None = None
    for gold in range(-min(least, s.gold[d.other]), min(least, s.gold[seat]) + 1):
        mine, theirs = mine_goods + paid(o, gold), his_goods + paid(his, -gold)
        value = mine - jealousy(o, d.other) * max(0.0, theirs)
        liked = theirs - jealousy(his, seat) * max(0.0, mine) > PLEASED
        if liked and value > o.taste.margin + ASKED and (best is None or value > best[0]):
            best = (value, replace(d, gold=gold))
    return best


# -- marriages


def dowry(o: Outlook, mine: int, theirs: int) -> Deal | None:
    """The best terms for a couple that the other should like; None: there are none."""
    s, seat = o.s, o.seat
    other = find(s, theirs)[0]
    if other < 0:
        return None
    if not human(s, other):
        price = asking_price(s, other, theirs)
        family = other if theirs == s.kings[other] else seat
        deal = Deal(other, price, mine=mine, theirs=theirs, family=family)
        return deal if price <= s.gold[seat] else None
    if mine == s.kings[seat]:
        families = [seat]
    elif theirs == s.kings[other]:
        families = [other]
    else:
        families = [seat, other]
    found = [priced(o, Deal(other, mine=mine, theirs=theirs, family=family), 4) for family in families]
    best = max((one for one in found if one is not None), key=lambda pair: pair[0], default=None)
    return best[1] if best is not None else None


def courtship(o: Outlook, mine: int, theirs: int) -> float:
    """What it is worth to propose this couple."""
    s, seat = o.s, o.seat
    if s.offers_left[seat] < OFFERS:  # one refusal a phase is enough
        return 0.0
    deal = dowry(o, mine, theirs)
    return 0.85 * balance(o, deal) if deal is not None else 0.0


# -- trades


def ideas(o: Outlook, other: int) -> list[Deal]:
    """What one might ask or offer, without a price."""
    s, seat = o.s, o.seat
    mine = {kind_of(c) for c in s.cards[seat]}
    his = {kind_of(c) for c in s.cards[other]}
    found = []
    for c in s.cards[other]:
        if kind_of(c) not in mine and len(of_type(s, seat, COUNCILLOR[kind_of(c)])) < MOST_OF_TYPE:
            found.append(Deal(other, take_cards=(c,)))
    for c in s.cards[seat]:
        if kind_of(c) not in his and len(of_type(s, other, COUNCILLOR[kind_of(c)])) < MOST_OF_TYPE:
            found.append(Deal(other, give_cards=(c,)))
    for c in s.cards[other]:
        for e in s.cards[seat]:
            same_row = COUNCILLOR[kind_of(c)] == COUNCILLOR[kind_of(e)]
            if kind_of(c) not in mine and kind_of(e) not in his and same_row:
                found.append(Deal(other, take_cards=(c,), give_cards=(e,)))
    if has_claim(s, other, seat):
        found.append(Deal(other, waived=True))
    if has_claim(s, seat, other):
        found.append(Deal(other, waive=True))
    return found


def best_trade(o: Outlook, other: int) -> tuple[float, Deal] | None:
    if str(o.s.options["trades"]) != "full":
        return None
    found = [one for deal in ideas(o, other) if (one := priced(o, deal)) is not None]
    return max(found, key=lambda pair: pair[0]) if found else None


def offer(o: Outlook, eyes: Eyes) -> Action | None:
    """A trade when it is my Dynasty phase, and no offer of mine was refused in it."""
    s, seat = o.s, o.seat
    if s.asked is None or s.asked.seats[0] != seat or s.trades_left[seat] < OFFERS:
        return None
    found = []
    for option in plain(eyes, "trade"):
        trade = best_trade(o, party_of(s, option[1]))
        if trade is not None:
            found.append((trade[0], option))
    return max(found, key=lambda pair: pair[0])[1] if found else None


# -- answers


def reply(o: Outlook, eyes: Eyes) -> Action:
    """Yes to what is good for me; a better offer where there is one; else no."""
    f = o.s.frames[-1]
    assert isinstance(f, Bargain)
    deal = read(o.s, f, o.seat)
    if ("accept",) in eyes.options and balance(o, deal) >= o.taste.margin:
        return ("accept",)
    if ("counter_offer",) in eyes.options and shifted(o, deal) is not None:
        return ("counter_offer",)
    return ("refuse",)


def shifted(o: Outlook, deal: Deal) -> Deal | None:
    """The same goods for other Gold, such that both may like it."""
    found = priced(o, deal)
    return found[1] if found is not None and found[1].gold != deal.gold else None


def plan(o: Outlook, f: Bargain) -> Deal | None:
    """What I shall say when I state terms: my own idea, or his with another price."""
    s, seat = o.s, o.seat
    other = f.partner if seat == f.maker else f.maker
    if f.speaker == seat and (f.lands or f.cards or f.waived or f.gold or (f.mine >= 0 and seat == f.partner)):
        return shifted(o, read(s, f, seat))
    if f.mine >= 0:
        return dowry(o, f.mine, f.theirs) if seat == f.maker else None
    trade = best_trade(o, other)
    return trade[1] if trade is not None else None


def terms(o: Outlook, eyes: Eyes) -> Action:
    """The plan, edit by edit."""
    s, seat = o.s, o.seat
    f = s.frames[-1]
    assert isinstance(f, Bargain)
    deal = plan(o, f)
    done = drafted(s, seat)
    for edit in edits(s, deal) if deal is not None else []:
        if edit not in done and (edit in eyes.options or _spanned(eyes, edit)):
            return edit
    if open_family(s, f) and not any(edit[0] == "family" for edit in done):
        return ("family", word(s, deal.family if deal is not None and deal.family >= 0 else seat))
    return DONE


def _spanned(eyes: Eyes, edit: Action) -> bool:
    return any(isinstance(option, Span) and option.matches(edit) for option in eyes.options)


def edits(s: Kings, deal: Deal) -> list[Action]:
    found: list[Action] = []
    if deal.mine >= 0 and deal.family >= 0:
        found.append(("family", word(s, deal.family)))
    if deal.gold:
        found.append(("give_gold", deal.gold) if deal.gold > 0 else ("take_gold", -deal.gold))
    found += [("give_land", IDS[t]) for t in deal.give_lands] + [("take_land", IDS[t]) for t in deal.take_lands]
    found += [("give_card", KINDS[kind_of(c)]) for c in deal.give_cards]
    found += [("take_card", KINDS[kind_of(c)]) for c in deal.take_cards]
    found += [("give_claim",)] if deal.waive else []
    found += [("take_claim",)] if deal.waived else []
    found += [("peace",)] if deal.peace else []
    return found


def trade_discard(o: Outlook, eyes: Eyes) -> Action:
    return min(plain(eyes), key=lambda a: o.card(KINDS.index(a[1])))
