"""Diplomacy: war and peace, pacts offered and answered, cards played on others (phase 3)."""

from __future__ import annotations

from math import ceil
from typing import Any

from araldo.games.medioevo_universale.board import KINGDOMS, NUMBER
from araldo.games.medioevo_universale.marshal import bargain, campaign, worth
from araldo.games.medioevo_universale.marshal.mind import Handler, Mind, actions, drafted, spans
from araldo.games.medioevo_universale.rules import pacts
from araldo.games.medioevo_universale.rules.players import at_war, living
from araldo.games.medioevo_universale.state import Medioevo
from araldo.kernel import DONE, Action, Span
from araldo.kernel.play import Eyes

PASS: Action = ("pass",)
END: Action = ("end_talks",)
ACCEPT: Action = ("accept",)
REFUSE: Action = ("refuse",)
COUNTER: Action = ("counter",)
PATIENCE = 3  # offers after which a player is asked no more
LEADER_PAYS = 2  # what helps the strongest rival must help oneself so much more
DEAREST_PEACE = 300  # Florins that are asked for it at most
USUAL = ("non_aggression", "trade", "payment")  # clauses that can be answered with others
GIFT_SHARE, DEAREST_GIFT = 0.2, 400  # for a point of honour that a bard sells


# -- what is on one's mind


def talks(s: Medioevo, eyes: Eyes, mind: Mind) -> Action:
    """Cards that bring something; war that pays; then pacts."""
    campaign.refresh(s, eyes.seat)
    if (card := card_to_play(s, eyes, mind)) is not None:
        return card
    target = prey(s, eyes.seat, mind)
    if target >= 0 and ("declare_war", target) in eyes.options:
        return ("declare_war", target)
    if ("propose",) in eyes.options and proposal(s, eyes.seat, mind):
        return ("propose",)
    return END


def card_to_play(s: Medioevo, eyes: Eyes, mind: Mind) -> Action | None:
    foe = worth.leader(s, eyes.seat)
    for option in actions(eyes.options, "play"):
        kind = option[1]
        if kind == "giullare" and option[2] == "double_taxes":
            return option
        if kind == "principessa" and option[2] in KINGDOMS and s.lt[eyes.seat] > 1:
            return option
        if kind == "bardo" and worth.turns_left(s) <= 2:
            return option
        if kind == "castellano":
            return option
        if kind == "diplomatico" and option[2:] == (foe, "truce") and worth.turns_left(s) <= 1:
            return option
    return None


def prey(s: Medioevo, seat: int, mind: Mind) -> int:
    """A rival on whom war pays: by what the armies can take now, its price in honour, pacts, and revenge."""
    best, at = 0.0, -1
    for other in living(s):
        if other == seat or at_war(s, seat, other):
            continue
        value = campaign.raid_value(s, seat, other, mind.character)
        gain = value - bargain.price_of_war(s, seat, other)
        if gain > best:
            best, at = gain, other
    return at


# -- proposals


def proposal(s: Medioevo, seat: int, mind: Mind) -> list[Action]:
    """The next pact to offer, word by word; nothing, if there is none."""
    enemies = [x for x in living(s) if at_war(s, seat, x) and welcome(mind, x)]
    for x in enemies:
        if not campaign.raid_value(s, seat, x, mind.character) and worth.turns_left(s):
            return [("with", x), ("add", "peace"), DONE]
    if worth.turns_left(s) < 2:
        return []
    friends = [x for x in living(s) if x != seat and not at_war(s, seat, x) and welcome(mind, x)]
    found = [(promise(s, seat, x, mind), x) for x in friends if not pacts.between(s, seat, x)]
    best = max(found, default=(0.0, -1))
    return treaty(s, seat, best[1]) if best[0] > 0 else []


def welcome(mind: Mind, other: int) -> bool:
    return other not in mind.asked and mind.offers.get(other, 0) < PATIENCE


def treaty(s: Medioevo, seat: int, other: int) -> list[Action]:
    """Peace along the border, and trade both ways: one pact, so that it can be left at the price of one."""
    words: list[Action] = [("with", other), ("add", "non_aggression")]
    for giver in (seat, other):
        if any(s.town[t] for t in s.lands[giver]):
            words += [("add", "trade"), ("giver", giver), ("town", "everywhere"), ("fee", 0)]
    return [*words, ("lasts", 0), DONE]


def promise(s: Medioevo, seat: int, other: int, mind: Mind) -> float:
    """What such a treaty is worth: safety, markets."""
    return (
        bargain.safety(s, seat, other) * mind.character.peace + bargain.markets(s, other, seat) * mind.character.trade
    )


def terms(s: Medioevo, eyes: Eyes, mind: Mind) -> Action | None:
    """The proposal in mind, word by word."""
    frame: Any = s.frames[-1]
    draft = drafted(s, eyes.seat)
    if frame.parties:
        words = counter_offer(s, eyes.seat, frame, mind)
    elif not draft:
        campaign.refresh(s, eyes.seat)
        words = proposal(s, eyes.seat, mind)
    else:
        other = draft[0][1]
        peace = at_war(s, eyes.seat, other)
        words = [("with", other), ("add", "peace"), DONE] if peace else treaty(s, eyes.seat, other)
    if len(draft) >= len(words) or draft != words[: len(draft)]:
        return None
    word = words[len(draft)]
    if word == DONE and not frame.parties:
        mind.asked.add(draft[0][1])
        mind.offers[draft[0][1]] = mind.offers.get(draft[0][1], 0) + 1
    fits = word in eyes.options or any(x.head == word[:-1] for x in spans(eyes.options, word[0]))
    return word if fits else None


# -- answers


def reply(s: Medioevo, eyes: Eyes, mind: Mind) -> Action:
    """Accepted is what does not hurt, and does not help the others much more; the leader must give twice as much."""
    frame: Any = s.frames[-1]
    if ACCEPT not in eyes.options:
        return REFUSE
    seat = eyes.seat
    offer = bargain.Offer(frame.parties, frame.terms[seat], frame.lasts[seat])
    mine = bargain.value(s, seat, offer, mind.character)
    wanted = 0.0
    for other in (x for x in frame.parties if x != seat):
        theirs = bargain.value(s, other, offer, mind.character)
        wanted = max(wanted, share(s, seat, other, mind) * theirs)
    if mine >= wanted:
        return ACCEPT
    return COUNTER if COUNTER in eyes.options and answers(s, seat, offer, mind) else REFUSE


def share(s: Medioevo, seat: int, other: int, mind: Mind) -> float:
    """Of what a bargain brings another, so much it must bring oneself."""
    return mind.character.margin * (LEADER_PAYS if other == worth.leader(s, seat) else 1)


def answers(s: Medioevo, seat: int, offer: bargain.Offer, mind: Mind) -> bool:
    """Whether there is something to ask for instead, that he may well grant."""
    others = [x for x in offer.parties if x != seat]
    usual = all(clause[0] in USUAL for clause in offer.clauses)
    if len(others) != 1 or not usual or at_war(s, seat, others[0]) or mind.offers.get(others[0], 0) >= PATIENCE:
        return False
    price = asked_for_peace(s, seat, others[0], mind)
    if price < 0:
        return False
    mind.asks[others[0]] = price
    mind.offers[others[0]] = mind.offers.get(others[0], 0) + 1
    return True


def asked_for_peace(s: Medioevo, seat: int, other: int, mind: Mind) -> int:
    """Florins for which the usual treaty would be fair to both, or -1."""
    towns = {x: any(s.town[t] for t in s.lands[x]) for x in (seat, other)}
    trade = tuple(("trade", a, b, -1, 0) for a, b in ((seat, other), (other, seat)) if towns[a])
    offer = bargain.Offer((seat, other), (("non_aggression",), *trade), 0)
    mine, theirs = (bargain.value(s, x, offer, mind.character) for x in (seat, other))
    part = share(s, seat, other, mind)
    price = max(0, ceil((part * theirs - mine) / (1 + part)))
    fair = theirs - price > mind.character.margin * (mine + price) and theirs > price
    return price if fair and price <= DEAREST_PEACE else -1


def counter_offer(s: Medioevo, seat: int, frame: Any, mind: Mind) -> list[Action]:
    """The usual treaty, and what he should pay for it, word by word."""
    other = next(x for x in frame.parties if x != seat)
    *words, lasts, done = treaty(s, seat, other)[1:]
    if other not in mind.asks:  # somebody else has begun it
        campaign.refresh(s, seat)
        mind.asks[other] = max(0, asked_for_peace(s, seat, other, mind))
    price = mind.asks[other]
    paid: list[Action] = [("add", "payment"), ("giver", other), ("sum", price), ("times", "once")] if price else []
    return [*words, *paid, lasts, done]


# -- cards aimed at others, feasts, duties


def aim(s: Medioevo, eyes: Eyes, mind: Mind) -> Action | None:
    """The Usurer works for oneself; Miser and Niggard for the leader, if one does not fear him."""
    mine = ("aim", "usuraio", eyes.seat)
    if mine in eyes.options:
        return mine
    foe = worth.leader(s, eyes.seat)
    for option in actions(eyes.options, "aim"):
        feared = bool(pacts.between(s, eyes.seat, foe)) and mind.character.offence < 1
        if option[1] in ("avaro", "taccagno") and option[2] == foe and not feared:
            return option
    return None


def gift(s: Medioevo, eyes: Eyes, mind: Mind) -> Action | None:
    """A point of honour that a bard sells: a part of one's money, a point's worth at most."""
    for span in [o for o in eyes.options if isinstance(o, Span)]:
        most = int(min(DEAREST_GIFT, GIFT_SHARE * s.florins[eyes.seat]))
        return (*span.head, max(span.low, min(span.high, most)))
    return None


def shield(s: Medioevo, eyes: Eyes, mind: Mind) -> Action | None:
    """The land that would cost most, if it is threatened."""
    found = [tuple(o) for o in eyes.options if o[-1] in NUMBER]
    threatened = [o for o in found if worth.danger(s, NUMBER[o[-1]])]
    return max(threatened, key=lambda o: (worth.loss(s, eyes.seat, NUMBER[o[-1]]), o[-1]), default=None)


FORESEEN = ("talks", "terms", "reply")  # answered with an eye on Combat as it will be (`campaign.refresh`)
HANDLERS: dict[str, Handler] = {
    "talks": talks,
    "terms": terms,
    "reply": reply,
    "aim": aim,
    "gift": gift,
    "shield": shield,
}
