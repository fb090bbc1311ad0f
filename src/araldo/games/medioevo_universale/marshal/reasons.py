"""Why it answers so: the terms of its own judgement, in Florins and chances. A thousand Florins are a point."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from araldo.games.medioevo_universale.board import IDS, NUMBER, SEA
from araldo.games.medioevo_universale.box import CHIEF_BONUS, FORT_BONUS, GOODS
from araldo.games.medioevo_universale.frames import Attack, Battle
from araldo.games.medioevo_universale.marshal import bargain, campaign, court, market, treasury, worth
from araldo.games.medioevo_universale.marshal.character import Character
from araldo.games.medioevo_universale.marshal.mind import Mind, drafted
from araldo.games.medioevo_universale.marshal.odds import fight
from araldo.games.medioevo_universale.rules import purchase as rules
from araldo.games.medioevo_universale.rules.attack import engaged
from araldo.games.medioevo_universale.rules.basket import read
from araldo.games.medioevo_universale.rules.battle import ASSAULT
from araldo.games.medioevo_universale.rules.land import rebel_level
from araldo.games.medioevo_universale.rules.pieces import transport
from araldo.games.medioevo_universale.rules.structures import fort_of
from araldo.games.medioevo_universale.rules.taxes import income
from araldo.games.medioevo_universale.state import Medioevo, Transport
from araldo.kernel import DONE, Action
from araldo.kernel.telling import Phrase, Reason

LEAST = 3.0  # Florins: less is not worth a word

Teller = Callable[[Medioevo, int, Character, Action], list[Reason]]


def say(weight: float, message: str, **params: object) -> list[Reason]:
    return [Reason(weight, Phrase(f"reason-{message}", params))] if abs(weight) >= LEAST else []


def florins(value: float) -> int:
    """To be read: by fives."""
    return 5 * round(value / 5)


def percent(chance: float) -> int:
    return round(100 * max(0.0, min(1.0, chance)))


def left(s: Medioevo) -> list[Reason]:
    return say(10.0, "turns-left", count=worth.turns_left(s))


def purse(s: Medioevo, seat: int) -> list[Reason]:
    return say(10.0, "purse", florins=s.florins[seat])


# -- diplomacy


def talked(s: Medioevo, seat: int, c: Character, action: Action) -> list[Reason]:
    campaign.refresh(s, seat)
    if action[0] == "declare_war":
        prey, price = campaign.raid_value(s, seat, action[1], c), bargain.price_of_war(s, seat, action[1])
        return say(prey, "prey", seat=action[1], florins=florins(prey)) + say(
            price, "war-price", florins=florins(price)
        )
    if action[0] != "propose":
        return []
    words = court.proposal(s, seat, Mind(c))
    return treaty(s, seat, c, words[0][1]) if words else []


def treaty(s: Medioevo, seat: int, c: Character, other: int) -> list[Reason]:
    """Safety and markets that a pact with somebody brings."""
    if s.war[seat] >> other & 1:
        return say(100.0, "no-prey", seat=other)
    safe, markets = bargain.safety(s, seat, other) * c.peace, bargain.markets(s, other, seat) * c.trade
    found = say(safe, "safety", seat=other, florins=florins(safe))
    return found + say(markets, "markets", seat=other, florins=florins(markets))


def stated(s: Medioevo, seat: int, c: Character, action: Action) -> list[Reason]:
    campaign.refresh(s, seat)
    frame: Any = s.frames[-1]
    draft = drafted(s, seat)
    if frame.parties:  # a counter-offer
        other = next(x for x in frame.parties if x != seat)
    else:
        other = draft[0][1] if draft else action[1] if action[0] == "with" else -1
    return treaty(s, seat, c, other) if other >= 0 else []


def replied(s: Medioevo, seat: int, c: Character, action: Action) -> list[Reason]:
    frame: Any = s.frames[-1]
    offer = bargain.Offer(frame.parties, frame.terms[seat], frame.lasts[seat])
    mine = bargain.value(s, seat, offer, c)
    found = say(mine or LEAST, "deal-mine" if mine >= 0 else "deal-costs", florins=florins(abs(mine)))
    for other in (x for x in frame.parties if x != seat):
        theirs = bargain.value(s, other, offer, c)
        found += say(theirs, "deal-theirs", seat=other, florins=florins(theirs)) if theirs > 0 else []
    return found


def aimed(s: Medioevo, seat: int, c: Character, action: Action) -> list[Reason]:
    return say(10.0, "strongest", seat=action[2]) if action[0] == "aim" and action[2] == worth.leader(s, seat) else []


# -- money


def kept(s: Medioevo, seat: int, c: Character, action: Action) -> list[Reason]:
    if action[0] != "keep":
        return purse(s, seat)
    value = worth.card(s, seat, action[1], c)
    return say(value, "card", florins=florins(value))


def bid(s: Medioevo, seat: int, c: Character, action: Action) -> list[Reason]:
    race = bool(s.war[seat]) or worth.turns_left(s) <= 1
    value = (treasury.RACE if race else treasury.EDGE) * c.bids
    return say(value, "place-race" if race else "place", florins=florins(value)) + purse(s, seat)


def bought(s: Medioevo, seat: int, c: Character, action: Action) -> list[Reason]:
    b = read(s, seat, drafted(s, seat), rules.carried(s.frames[-1], seat))  # type: ignore[arg-type]
    if action == DONE:
        return say(10.0, "remain", florins=b.affordable(s.florins[seat])) + left(s)
    if action[0] not in treasury.PRICED:
        return []
    price, value = treasury.PRICED[action[0]](s, b, action, c)
    found = say(value, "buys", florins=florins(value), price=florins(price))
    if action[0] == "learn":
        short = worth.SEVEN - (s.tech[seat] | b.learned).bit_count() % worth.SEVEN
        found += say(value / 2, "techs", count=short)
    return found + left(s)


def taxed(s: Medioevo, seat: int, c: Character, action: Action) -> list[Reason]:
    due = income(s, seat, False)
    return say(due, "income", florins=due) + left(s)


def placed(s: Medioevo, seat: int, c: Character, action: Action) -> list[Reason]:
    if action[0] != "station":
        return []
    t = NUMBER[action[1]]
    need = worth.garrison(s, t)
    return say(need, "garrison", place=action[1], need=need, have=s.vf[seat][t])


# -- war


def goal(s: Medioevo, seat: int, tr: Transport, c: Character) -> list[Reason]:
    """What a wagon is after."""
    found = campaign.best_goal(s, seat, tr, s.war[seat], c)
    if found is None or found.action[0] == "engage":
        return []
    if found.action == campaign.STAY:
        return say(found.value, "needed", place=IDS[found.place])
    t = NUMBER[found.action[1]]
    return attacked(s, seat, tr, t, c)


def attacked(s: Medioevo, seat: int, tr: Transport, t: int, c: Character) -> list[Reason]:
    prize, chance = campaign.prize(s, seat, t, c), campaign.odds(s, seat, tr.vf - 1, t)
    found = say(prize, "land", place=IDS[t], florins=florins(prize))
    return found + say(100 * chance.win, "odds", percent=percent(chance.win), lost=round(chance.lost))


def commanded(s: Medioevo, seat: int, c: Character, action: Action) -> list[Reason]:
    return goal(s, seat, transport(s, seat, action[1]), c) if action[0] in ("march", "handle") else []


def marched(s: Medioevo, seat: int, c: Character, action: Action) -> list[Reason]:
    frame: Any = s.frames[-1]
    tr = transport(s, seat, frame.ids[0])
    if action[0] == "attack":
        return attacked(s, seat, tr, NUMBER[action[1]], c)
    return goal(s, seat, tr, c) if action[0] == "go" else []


def loaded(s: Medioevo, seat: int, c: Character, action: Action) -> list[Reason]:
    frame: Any = s.frames[-1]
    tr = transport(s, seat, frame.number)
    if tr.place >= SEA or s.owner[tr.place] != seat or action[0] not in ("load", "unload"):
        return []
    return say(10.0, "quiet", place=IDS[tr.place], need=rebel_level(s, tr.place), have=s.vf[seat][tr.place])


def fought(s: Medioevo, seat: int, c: Character, action: Action) -> list[Reason]:
    f: Battle = s.frames[-1]  # type: ignore[assignment]
    force, wall = sum(f.force), sum(f.wall)
    assault = f.mode == ASSAULT
    bonus = campaign.hand_bonus(s, seat, f.place) if f.place < SEA else 0
    bonus -= CHIEF_BONUS[f.guard] + (FORT_BONUS[fort_of(s, f.place)] if assault else 0)
    chance = fight(force, wall, bonus, assault).win
    return say(10.0, "forces", mine=force, theirs=wall) + say(100 * chance + LEAST, "wins", percent=percent(chance))


def walled(s: Medioevo, seat: int, c: Character, action: Action) -> list[Reason]:
    f: Attack = s.frames[-1]  # type: ignore[assignment]
    bonus = campaign.against(s, seat, f.place) - fort_of(s, f.place)
    chance = fight(engaged(s, f), sum(f.inside), bonus, assault=True).win
    return say(100 * chance + LEAST, "storms", percent=percent(chance)) + left(s)


def besieged(s: Medioevo, seat: int, c: Character, action: Action) -> list[Reason]:
    return left(s)


# -- commerce


def traded(s: Medioevo, seat: int, c: Character, action: Action) -> list[Reason]:
    frame: Any = s.frames[-1]
    number = action[1] if action[0] == "use" else getattr(frame, "number", -1)
    if number < 0:
        return []
    tr = transport(s, seat, number)
    ways = market.routes(s, seat, tr)
    if action[0] in ("sell_goods", "sell_dear"):
        origin = NUMBER.get(action[2], -1)
        gain = (action[3] - market.base(GOODS.index(action[1]), origin)) * action[4]
        return say(gain, "sale", florins=gain)
    if action[0] in ("buy", "buy_cheap"):
        good, price, units = GOODS.index(action[1]), action[2], action[3]
        gains = list(market.outlets(s, seat, tr, tr.place, good, price, ways))
        best = max(gains, default=0.0) * units
        return say(best, "carries", florins=florins(best))
    at = market.best_market(s, seat, tr, ways) if tr.lots else market.best_source(s, seat, tr, ways)
    return say(10.0, "market" if tr.lots else "source", place=IDS[at]) if at >= 0 and action != DONE else []


def given_up(s: Medioevo, seat: int, c: Character, action: Action) -> list[Reason]:
    value = worth.card(s, seat, action[1], c)
    return say(max(LEAST, value), "card", florins=florins(value))


REASONS: dict[str, Teller] = {
    "again": fought,
    "aim": aimed,
    "bid": bid,
    "cargo": loaded,
    "command": commanded,
    "journey": traded,
    "keep_card": kept,
    "keep_second": kept,
    "lose_card": given_up,
    "march": marched,
    "placement": placed,
    "purchase": bought,
    "reply": replied,
    "siege": besieged,
    "talks": talked,
    "taxes": taxed,
    "terms": stated,
    "trade": traded,
    "walls": walled,
}
