"""What every option costs and brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from araldo.games.crusader_kings.board import NUMBER
from araldo.games.crusader_kings.box import (
    ADOPTION_COST,
    ATTEMPT_COST,
    BRIBE_COST,
    CANCEL_COST,
    CASTLE_COST,
    DEFAULT_TRAITS,
    PERSON,
    PILLAGE,
    is_green,
    trait_of,
)
from araldo.games.crusader_kings.rules.build import price
from araldo.games.crusader_kings.rules.check import cancellable
from araldo.games.crusader_kings.rules.events import current
from araldo.games.crusader_kings.rules.happening import target_of
from araldo.games.crusader_kings.rules.kin import find, heir, tokens_on
from araldo.games.crusader_kings.rules.realm import lands_of, party_of, word
from araldo.games.crusader_kings.rules.tax import bonus_of, yield_of
from araldo.games.crusader_kings.state import Check, Develop, Happening, Kings, OpenChoice, Overthrow, Plot
from araldo.games.crusader_kings.telling import trial as trials
from araldo.kernel import Action, Frame
from araldo.kernel.telling import Change, Cost, Hint, Item, Phrase

GROUPS = {
    "marry": "marry", "match": "match", "propose": "propose", "adopt": "instead", "stay": "instead",
    "grant": "grant", "revoke": "revoke", "attack": "attack", "annex": "annex", "support": "support",
    "casus_belli": "casus_belli", "incite": "incite", "assassinate": "assassinate", "remove": "assassinate",
    "bribe": "bribe", "divorce": "divorce", "give_gold": "give", "give_land": "give", "give_card": "give",
    "give_claim": "give", "take_gold": "take", "take_land": "take", "take_card": "take", "take_claim": "take",
}  # fmt: skip
CARDS = ("buy", "discard", "take", "remove", "give_card", "take_card")  # their last word is a Development card
TRIED = ("marry", "match", "casus_belli", "incite", "assassinate", "remove", "bribe", "divorce", "topple", "site",
         "send", "crusade", "attack", "resolve", "strike_back")  # fmt: skip


def gold(amount: int, *parts: Item) -> tuple[Cost, ...]:
    return (Cost("gold", amount, parts=parts),) if amount else ()


def option(s: Kings, seat: int, action: Action) -> Hint | None:
    """About one option; what is decided for an automatic dynasty has no effect on who decides."""
    f, verb = s.frames[-1], str(action[0])
    if isinstance(f, OpenChoice):
        return Hint(group=GROUPS.get(verb, ""), detail=detail(action))
    if verb in ("done", "drop", "reopen"):
        return None
    told = WAYS.get(verb)
    cost, effect = told(s, seat, f, action) if told is not None else ((), Phrase(f"effect-{verb}"))
    return Hint(cost=cost, effect=effect, after=after(s, seat, cost), detail=detail(action), group=group(action),
                sure=verb in ("leave_game", "break", "deny_support"))  # fmt: skip


def group(action: Action) -> str:
    """Cards in the Plot phase by the first, draws by how many Crusade cards."""
    verb = str(action[0])
    if verb == "lay" and len(action) > 2:
        return f"first-{action[1].split('.')[0]}"
    return f"draw-{action[5]}" if verb == "draw" else GROUPS.get(verb, "")


def after(s: Kings, seat: int, cost: tuple[Cost, ...]) -> tuple[Change, ...]:
    paid = sum(c.amount for c in cost if c.what == "gold" and not c.each)
    return (Change("gold", s.gold[seat], s.gold[seat] - paid),) if paid else ()


def detail(action: Action) -> str:
    verb, last = action[0], action[-1]
    if verb in CARDS and isinstance(last, str):
        return f"developments/{last}"
    if verb == "lay":
        return f"events/{str(action[1]).split('.')[-1]}"
    if verb in ("withdraw", "replace", "take_off"):
        return f"crusade/{last}"
    return f"traits/{last}" if verb in ("remove_token", "choose_token") else ""


Told = tuple[tuple[Cost, ...], Phrase]


def tried(s: Kings, seat: int, f: Frame, action: Action) -> Told:
    """What leads to a check: what it needs, and the chances with Gold and without."""
    verb = str(action[0])
    check = trials.of_action(s, seat, action)
    said: dict[str, Any] = {} if check is None else trials.told(s, seat, check)
    cost: tuple[Cost, ...] = ()
    if isinstance(f, Plot | Overthrow):
        cost = gold(ATTEMPT_COST[f.attempts], Item(Phrase("part-again"), ATTEMPT_COST[f.attempts], "CK-INT-04"))
    if verb == "site" and isinstance(f, Happening):
        cost = gold(current(f)[0]["cost"])
    message = f"effect-{verb}" if check is not None else f"effect-{verb}-sure"
    return cost, Phrase(message, {**said, **concerns(s, seat, f, action)})


def concerns(s: Kings, seat: int, f: Frame, action: Action) -> dict[str, Any]:
    """Whom and what an attempt is about."""
    verb = action[0]
    if verb == "marry":
        land = NUMBER[action[2]]
        return {"land": action[2], "traits": [trait_of(t) for t in tokens_on(s, s.suitors[land])],
                "king": int(PERSON[action[1]] == s.kings[seat])}  # fmt: skip
    if verb == "match":
        return {"culture": action[2]}
    if verb in ("attack", "resolve", "strike_back", "topple", "incite"):
        land = action[2] if verb == "attack" else action[1]
        owner = s.owner[NUMBER[land]]
        return {"land": land, "foe": word(s, owner) if owner >= 0 else "nobody", "free": int(owner < 0)}
    if verb == "assassinate":
        return victim(s, seat, PERSON[action[1]])
    if verb == "remove":
        return {"foe": action[1], "card": action[2]}
    if verb in ("casus_belli", "bribe"):
        return {"foe": action[1], "price": BRIBE_COST}
    if verb == "divorce":
        return {"person": action[1]}
    return {"price": CASTLE_COST, "place": next((i + 1 for i in range(s.goal) if s.shields[i] < 0), s.goal)}


def victim(s: Kings, seat: int, person: int) -> dict[str, Any]:
    party, role, _ = find(s, person)
    if party < 0:
        what = "suitor"
    elif role == "king":
        what = "king" if heir(s, party) >= 0 else "last"
    else:
        what = "heir" if person == heir(s, party) else "kin"
    return {"what": what, "foe": word(s, party) if party >= 0 else "nobody", "own": int(party == seat)}


def draw(s: Kings, seat: int, f: Frame, action: Action) -> Told:
    return (), Phrase("effect-draw", {"cards": sum(action[1:])})


def lay(s: Kings, seat: int, f: Frame, action: Action) -> Told:
    """Whom the events of the cards would meet as things stand; their texts lie in the hand and in the table."""
    said: dict[str, Any] = {}
    for i, face in enumerate(action[1:], 1):
        event = face.split(".")[1]
        target = target_of(s, seat, event)
        said |= {
            f"event{i}": event,
            f"whom{i}": "yourself" if target == seat else word(s, target) if target >= 0 else "nobody",
        }
    return (), Phrase(f"effect-lay-{len(action) - 1}", said)


def tax(s: Kings, seat: int, f: Frame, action: Action) -> Told:
    lands = sum(yield_of(s, t) for t in lands_of(s, seat))
    outbreaks = sum(s.plague[t] == 1 for t in lands_of(s, seat))
    said = {"gold": lands + bonus_of(s, seat), "lands": lands, "bonus": bonus_of(s, seat), "outbreaks": outbreaks}
    return (), Phrase("effect-tax", said)


def invest(s: Kings, seat: int, f: Frame, action: Action) -> Told:
    assert isinstance(f, Check)
    paid = int(action[1])
    trial = trials.running(s, f, s.frames[-2])
    check = trial.frame(seat, paid)
    lost = trials.sabotaged(s, check)
    worst = trials.prospect(s, seat, f.kind, f.need, check.draws - lost).best
    best, plain = trials.with_gold(s, seat, trial, paid).best, trials.with_gold(s, seat, trial, paid).plain
    said = {"draws": check.draws, "chance": trials.percent(best), "worst": trials.percent(worst), "lost": 2 * lost,
            "plain": trials.percent(plain)}  # fmt: skip
    return gold(paid), Phrase("effect-invest", said)


def pledge(s: Kings, seat: int, f: Frame, action: Action) -> Told:
    """CK-CHK-16, CK-CHK-18: only every second Gold of all pledges together cancels a draw."""
    assert isinstance(f, Check)
    before, mine = sum(f.pledges), int(action[1])
    total = before + mine
    more = total // CANCEL_COST - before // CANCEL_COST
    said = {"more": more, "draws": f.draws - total // CANCEL_COST, "need": f.need, "odd": total % CANCEL_COST,
            "full": int(total >= CANCEL_COST * cancellable(f))}  # fmt: skip
    return gold(mine), Phrase("effect-pledge", said)


def sacrifice(s: Kings, seat: int, f: Frame, action: Action) -> Told:
    assert isinstance(f, Check)
    message = f"effect-{action[0]}-{'green' if is_green(f.token) else 'red'}"
    return (), Phrase(message, {"trait": trait_of(f.token), "won": f.won, "need": f.need, "draws": f.draws})


def buy(s: Kings, seat: int, f: Frame, action: Action) -> Told:
    cost = (
        price(s, seat, f.bought) if isinstance(f, Develop) else current(f)[0]["cost"] if isinstance(f, Happening) else 0
    )
    return gold(cost), Phrase("effect-card", {"text": f"{action[1]}.text"})


def card(s: Kings, seat: int, f: Frame, action: Action) -> Told:
    if action[0] == "discard" and (whose := another(s, seat, f)):
        return (), Phrase("effect-discard-other", {"whose": whose, "text": f"{action[-1]}.text"})
    cost = gold(BRIBE_COST) if action[0] == "take" else ()
    return cost, Phrase(f"effect-{action[0]}", {"text": f"{action[-1]}.text"})


def raised(s: Kings, seat: int, f: Frame, action: Action) -> Told:
    return (), Phrase("effect-raise", {"unrest": s.unrest[NUMBER[action[1]]]})


def grant(s: Kings, seat: int, f: Frame, action: Action) -> Told:
    traits = [trait_of(t) for t in tokens_on(s, PERSON[action[1]])]
    return (), Phrase("effect-grant", {"land": action[2], "traits": traits})


def propose(s: Kings, seat: int, f: Frame, action: Action) -> Told:
    mate = PERSON[action[2]]
    said = {"foe": word(s, find(s, mate)[0]), "traits": [trait_of(t) for t in tokens_on(s, mate)],
            "left": s.offers_left[seat] - 1}  # fmt: skip
    return (), Phrase("effect-propose", said)


def another(s: Kings, seat: int, f: Frame) -> str:
    """The dynasty that an event strikes, where who decides is not of it."""
    return word(s, f.target) if isinstance(f, Happening) and f.target not in (-1, seat) else ""


def broken(s: Kings, seat: int, f: Frame, action: Action) -> Told:
    if action[1] in NUMBER and (whose := another(s, seat, f)):
        return (), Phrase("effect-break-land-other", {"whom": action[1], "whose": whose})
    return (), Phrase("effect-break-land" if action[1] in NUMBER else "effect-break", {"whom": action[1]})


def placed(s: Kings, seat: int, f: Frame, action: Action) -> Told:
    if isinstance(f, Happening):
        return (), Phrase(f"effect-place-{current(f)[0]['token']}", {"land": action[1]})
    return (), Phrase("effect-place-horse", {"land": action[1]})


def chosen(s: Kings, seat: int, f: Frame, action: Action) -> Told:
    assert isinstance(f, Happening)
    cost = next(o["cost"] for o in current(f)[0]["options"] if o["id"] == action[1])
    return gold(cost), Phrase(f"effect-option-{action[1]}")


def lost_land(s: Kings, seat: int, f: Frame, action: Action) -> Told:
    lands = [NUMBER[name] for name in action[1:]]
    said = {"castles": sum(s.castle[t] for t in lands), "dukes": sum(s.duke[t] >= 0 for t in lands)}
    return (), Phrase("effect-lose", said)


def person(s: Kings, seat: int, f: Frame, action: Action) -> Told:
    return (), Phrase("effect-pick", {"traits": [trait_of(t) for t in tokens_on(s, PERSON[action[1]])]})


def end_war(s: Kings, seat: int, f: Frame, action: Action) -> Told:
    return (), Phrase("effect-end_war", {"foe": action[1]})


def trade(s: Kings, seat: int, f: Frame, action: Action) -> Told:
    return (), Phrase("effect-trade", {"left": s.trades_left[seat], "gold": s.gold[party_of(s, action[1])]})


def space(s: Kings, seat: int, f: Frame, action: Action) -> Told:
    return (), Phrase(f"effect-{action[0]}", {"text": f"space.{action[1]}.text"})


def token(s: Kings, seat: int, f: Frame, action: Action) -> Told:
    return (), Phrase(f"effect-{action[0]}", {"trait": action[1], "about": f"{action[1]}.trait"})


def returned(s: Kings, seat: int, f: Frame, action: Action) -> Told:
    if action[1] == "anew":
        return (), Phrase("effect-return-anew")
    return (), Phrase("effect-return", {"traits": list(DEFAULT_TRAITS[PERSON[action[1]]])})


WAYS: dict[str, Callable[[Kings, int, Frame, Action], Told]] = {
    **dict.fromkeys(TRIED, tried),
    **dict.fromkeys(("discard", "take", "give_card", "take_card"), card),
    **dict.fromkeys(("lose", "release"), lost_land),
    **dict.fromkeys(("withdraw", "replace", "take_off"), space),
    **dict.fromkeys(("remove_token", "choose_token"), token),
    **dict.fromkeys(("keep", "sacrifice"), sacrifice),
    "draw": draw, "lay": lay, "tax": tax, "invest": invest, "pledge": pledge, "buy": buy, "raise": raised,
    "grant": grant, "propose": propose, "break": broken, "place": placed, "option": chosen, "pick": person,
    "end_war": end_war, "trade": trade, "return": returned,
    "adopt": lambda s, seat, f, a: (gold(ADOPTION_COST), Phrase("effect-adopt")),
    "pay": lambda s, seat, f, a: (gold(CASTLE_COST), Phrase("effect-pay")),
    "pay_for": lambda s, seat, f, a: (gold(1), Phrase("effect-pay_for")),
    "pay_gold": lambda s, seat, f, a: (gold(a[1]), Phrase("effect-pay_gold")),
    "pillage": lambda s, seat, f, a: ((), Phrase("effect-pillage", {"gold": PILLAGE})),
    "give_gold": lambda s, seat, f, a: ((Cost("gold", 1, each=True),), Phrase("effect-give_gold")),
    "family": lambda s, seat, f, a: ((), Phrase("effect-family", {"house": a[1]})),
}  # fmt: skip
