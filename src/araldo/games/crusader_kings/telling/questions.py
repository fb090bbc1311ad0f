"""What is asked and why: title, help, what Done does, sums of drafts, steps of the procedure that is going on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from araldo.games.crusader_kings.board import IDS, NUMBER
from araldo.games.crusader_kings.box import (
    ATTEMPT_COST,
    BASE_DRAWS,
    CANCEL_COST,
    CASTLE_COST,
    CULTURES,
    DECK,
    DECKS,
    DRAW_LEAST,
    DRAW_MOST,
    EVENT,
    FACE,
    GUIDES,
    HAND,
    KINDS,
    STRATEGIES,
    id_of,
    kind_of,
    trait_of,
)
from araldo.games.crusader_kings.rules.bargain import goods_of
from araldo.games.crusader_kings.rules.build import price
from araldo.games.crusader_kings.rules.check import cancellable
from araldo.games.crusader_kings.rules.era import draw_options
from araldo.games.crusader_kings.rules.family import losses
from araldo.games.crusader_kings.rules.happening import target_of
from araldo.games.crusader_kings.rules.realm import human, reserve, troops_of, word
from araldo.games.crusader_kings.state import (
    Attack,
    Bargain,
    Build,
    Check,
    Conquest,
    Counter,
    Court,
    EraDraw,
    Happening,
    Journey,
    Kings,
    OpenChoice,
    Overthrow,
    Play,
    Plot,
    Strategy,
    Upkeep,
    Wedding,
)
from araldo.kernel import Action, Frame
from araldo.kernel.telling import Brief, Change, Phrase, Plan, Spread, Stride, Target

Params = dict[str, Any]


def brief(s: Kings, seat: int) -> Brief | None:
    assert s.asked is not None
    kind, f = s.asked.kind, s.frames[-1]
    draft = s.asked.drafts.get(seat, [])
    make = BRIEFS.get(kind)
    if make is not None:
        return make(s, seat, f, draft)
    if isinstance(f, Happening):
        return event(s, seat, f, kind)
    return plain(kind, {})


def plain(kind: str, params: Params, **more: Any) -> Brief:
    return Brief(
        title=Phrase(f"title-{kind}", params), help=Phrase(f"help-{kind}", params), rule=RULES.get(kind, ""), **more
    )


def steps(name: str, count: int) -> tuple[Phrase, ...]:
    return tuple(Phrase(f"step-{name}-{i}") for i in range(1, count + 1))


def playing(at: int) -> Params:
    """The chips of a card's play: reveal, action, event."""
    return {"steps": steps("play", 3), "at": at}


def card_on_table(s: Kings) -> Params:
    card = s.table[-1]
    return {"deck": DECKS[DECK[card]], "event": EVENT[card], "text": f"{EVENT[card]}.text"}


# -- the Era draw (CK-ERA-03)


def draw(s: Kings, seat: int, f: Frame, draft: list[Action]) -> Brief:
    """Five numbers at once that are one answer."""
    options: list[Any] = list(draw_options(s, cast(EraDraw, f), seat))
    targets = []
    for deck, name in enumerate(DECKS):
        counts = [mix[deck + 1] for mix in options]
        note = Phrase("deck-holds", {"least": DRAW_LEAST[deck], "most": DRAW_MOST[deck], "left": len(s.decks[deck])})
        targets.append(Target(name, name, ("draw",), min(counts), max(counts), min(counts), note))
    plans = [
        Plan(Phrase("plan-of", {"name": f"guide.{g['id']}"}), (Stride(mix, "draw"),),
             Phrase("text-of", {"text": f"guide.{g['id']}.aim"}))
        for g in GUIDES
        if (mix := ("draw", *(g["draw"][deck] for deck in DECKS))) in options
    ]  # fmt: skip
    spread = Spread(Phrase("spread-draw"), HAND, tuple(targets), exact=True, whole=("draw",))
    return plain("draw", {}, spread=spread, plans=tuple(plans), done=Phrase("done-draw"))


# -- checks


def cause(s: Kings) -> tuple[str, Params]:
    """What a check is for, and the words for it."""
    f = s.frames[-2]
    if isinstance(f, Wedding):
        if f.land >= 0:
            return "wedding", {"person": id_of(f.person), "mate": id_of(s.suitors[f.land]), "land": IDS[f.land]}
        return "match", {"person": id_of(f.person), "culture": CULTURES[f.culture]}
    if isinstance(f, Attack):
        return "attack", {
            "land": IDS[f.target],
            "origin": IDS[f.origin],
            "foe": word(s, f.foe) if f.foe >= 0 else "nobody",
        }
    if isinstance(f, Build):
        return "build", {"land": IDS[f.sites[f.at]], "price": CASTLE_COST}
    if isinstance(f, Overthrow):
        return "overthrow", {"land": IDS[f.target], "foe": word(s, s.owner[f.target])}
    if isinstance(f, Journey):
        return "crusade", {"person": id_of(f.person)}
    if isinstance(f, Plot):
        return "plot", {"action": f.kind, "aim": aim(s, f), "foe": word(s, f.foe) if f.foe >= 0 else "nobody"}
    return "event", {"event": EVENT[s.table[-1]] if s.table else "event_check"}


def aim(s: Kings, f: Plot) -> str:
    """The word for what a Plot is aimed at."""
    if f.kind == "plot_incite_revolt":
        return IDS[f.aim]
    if f.aim < 0:
        return word(s, f.foe)
    return KINDS[kind_of(f.aim)] if f.foe >= 0 and f.aim in s.cards[f.foe] else id_of(f.aim)


def spots(s: Kings) -> tuple[str, ...]:
    """Where to look: the territories of the attack, wedding, site or revolt."""
    for f in reversed(s.frames):
        if isinstance(f, Attack | Counter) and f.target >= 0:
            return IDS[f.origin], IDS[f.target]
        if isinstance(f, Wedding) and f.land >= 0:
            return (IDS[f.land],)
        if isinstance(f, Build) and f.at < len(f.sites):
            return (IDS[f.sites[f.at]],)
        if isinstance(f, Overthrow | Conquest) and f.target >= 0:
            return (IDS[f.target],)
        if isinstance(f, Plot) and f.kind == "plot_incite_revolt":
            return (IDS[f.aim],)
    return ()


def invest(s: Kings, seat: int, f: Check, draft: list[Action]) -> Brief:
    what, said = cause(s)
    params = {**said, "need": f.need, "draws": max(0, BASE_DRAWS + f.bonus)}
    return Brief(title=Phrase(f"title-invest-{what}", params), help=Phrase(f"stake-{what}", params), rule="CK-CHK-10",
                 steps=steps("check", 4), at=0, places=spots(s))  # fmt: skip


def sabotage(s: Kings, seat: int, f: Check, draft: list[Action]) -> Brief:
    """Whose check, what for and what it would bring, and what Gold could still do."""
    what, said = cause(s)
    whose = {**said, "house": word(s, f.seat)}
    state = {
        **said,
        "need": f.need,
        "draws": f.draws - sum(f.pledges) // CANCEL_COST,
        "gold": f.gold,
        "pledged": sum(f.pledges),
        "most": cancellable(f),
        "full": CANCEL_COST * cancellable(f) - sum(f.pledges),
    }
    return Brief(title=Phrase(f"title-sabotage-{what}", whose), help=Phrase(f"help-sabotage-{what}", state),
                 rule="CK-CHK-16", by=f.seat if human(s, f.seat) else None, idle=Phrase("idle-sabotage"),
                 steps=steps("check", 4), at=1,
                 tally=(Change(Phrase("tally-draws"), f.draws, state["draws"], "CK-CHK-16"),
                        Change(Phrase("tally-need"), None, f.need)),
                 places=spots(s))  # fmt: skip


def sacrifice(s: Kings, seat: int, f: Check, draft: list[Action]) -> Brief:
    params = {**cause(s)[1], "trait": trait_of(f.token), "won": f.won, "need": f.need, "draws": f.draws}
    return Brief(title=Phrase("title-sacrifice", params), help=Phrase("help-sacrifice", params), rule="CK-CHK-06",
                 steps=steps("check", 4), at=2, places=spots(s))  # fmt: skip


# -- the Dynasty phase, bargains


def court(s: Kings, seat: int, f: Frame, draft: list[Action]) -> Brief:
    return plain(
        "court", {"heirs": len(s.children[seat]) + len(s.siblings[seat]), "married": int(s.spouses[seat] >= 0)}
    )


def titles(s: Kings, seat: int, f: Frame, draft: list[Action]) -> Brief:
    return plain("titles", {}, done=Phrase("done-titles", {"count": len(draft)}))


def terms(s: Kings, seat: int, f: Bargain, draft: list[Action]) -> Brief:
    other = f.partner if seat == f.maker else f.maker
    params: Params = {"other": word(s, other)}
    name = "terms"
    if f.mine >= 0:
        name = "terms-marriage"
        params |= {"person": id_of(f.mine), "mate": id_of(f.theirs)}
    given = sum(edit[1] for edit in draft if edit[0] == "give_gold")
    taken = sum(edit[1] for edit in draft if edit[0] == "take_gold")
    tally = (Change("gold", s.gold[seat], s.gold[seat] - given + taken),) if given or taken else ()
    return Brief(
        title=Phrase(f"title-{name}", params),
        help=Phrase("help-terms", params),
        rule="CK-TRD-02",
        done=Phrase("done-terms", {**params, "count": len(draft)}),
        tally=tally,
        steps=steps("deal", 3),
        at=0,
    )


def reply(s: Kings, seat: int, f: Bargain, draft: list[Action]) -> Brief:
    gives, takes = (goods_of(f, s.owner, s.cards, party) for party in (seat, f.speaker))
    params: Params = {"other": word(s, f.speaker), "gives": gives, "takes": takes}
    name = "reply"
    if f.mine >= 0:
        name = "reply-marriage"
        params |= {"person": id_of(f.mine), "mate": id_of(f.theirs), "family": word(s, f.family)}
    sign = 1 if f.speaker == f.maker else -1
    change = f.gold * sign
    tally = (Change("gold", s.gold[seat], s.gold[seat] + change),) if change else ()
    return Brief(title=Phrase(f"title-{name}", params), help=Phrase(f"help-{name}", params), rule="CK-TRD-01",
                 by=f.speaker if human(s, f.speaker) else None, idle=Phrase("idle-reply"), tally=tally,
                 steps=steps("deal", 3), at=1, places=tuple(IDS[t] for t in f.lands))  # fmt: skip


def trade_discard(s: Kings, seat: int, f: Bargain, draft: list[Action]) -> Brief:
    return plain("trade_discard", {}, steps=steps("deal", 3), at=2)


# -- Turns


def plot(s: Kings, seat: int, f: Frame, draft: list[Action]) -> Brief:
    return plain("plot", {"cards": len(s.hands[seat]), "round": s.round}, done=Phrase("done-plot"))


def reveal(s: Kings, seat: int, f: Play, draft: list[Action]) -> Brief:
    return plain("reveal", {"card": FACE[s.laid[seat][0]]}, **playing(0))


def turn_card(s: Kings, seat: int, f: Play, draft: list[Action]) -> Brief:
    params = {"house": word(s, f.seat), "plan": f"strategy.{STRATEGIES[s.plan[f.seat]]['id']}"}
    return plain("turn_card", params, **playing(0))


def act(s: Kings, seat: int, f: Play, draft: list[Action]) -> Brief:
    params = card_on_table(s)
    target = target_of(s, seat, str(params["event"]))
    params |= {"whom": word(s, target) if target >= 0 else "nobody", "own": int(target == seat)}
    return plain("act", params, **playing(1))


def go_on(s: Kings, seat: int, f: Play, draft: list[Action]) -> Brief:
    return plain("go_on", card_on_table(s), **playing(2))


def open_choice(s: Kings, seat: int, f: OpenChoice, draft: list[Action]) -> Brief:
    """CK-AI-15: what its strategy says about the card that it plays, as far as one is played."""
    plan = STRATEGIES[s.plan[f.party]]
    name = f"strategy.{plan['id']}"
    params: Params = {"house": word(s, f.party), "plan": name}
    deck = next((DECKS[frame.deck] for frame in s.frames if isinstance(frame, Strategy)), "")
    kind = "help-open_choice"
    if items := plan.get(deck, []):
        kind = "help-open_choice-card"
        params["items"] = [f"{name}.{deck}.{i}" for i in range(len(items))]
    elif any(isinstance(frame, Court) for frame in s.frames):
        kind = "help-open_choice-court"
        params["text"] = f"{name}.marriage"
    return Brief(title=Phrase("title-open_choice", params), help=Phrase(kind, params), rule="CK-AI-15")


# -- actions


def sites(s: Kings, seat: int, f: Frame, draft: list[Action]) -> Brief:
    cost = CASTLE_COST * len(draft)
    warn = (Phrase("warn-sites", {"gold": s.gold[seat], "cost": cost}),) if cost > s.gold[seat] else ()
    return plain(
        "sites",
        {"price": CASTLE_COST},
        warn=warn,
        done=Phrase("done-sites", {"count": len(draft)}),
        tally=(Change(Phrase("tally-castles"), s.gold[seat], s.gold[seat] - cost, "CK-RLM-03"),),
        **playing(1),
    )


def castle(s: Kings, seat: int, f: Build, draft: list[Action]) -> Brief:
    return plain("castle", {"land": IDS[f.sites[f.at]], "price": CASTLE_COST}, places=spots(s))


def buy(s: Kings, seat: int, f: Any, draft: list[Action]) -> Brief:
    return plain("buy", {"price": price(s, seat, f.bought), "gold": s.gold[seat]}, **playing(1))


def discard_card(s: Kings, seat: int, f: Any, draft: list[Action]) -> Brief:
    return plain("discard_card", {"card": KINDS[kind_of(f.piece)]})


def plot_target(s: Kings, seat: int, f: Plot, draft: list[Action]) -> Brief:
    return plain("plot_target", {"attempt": f.attempts + 1, "price": ATTEMPT_COST[f.attempts]}, **playing(1))


def overthrow(s: Kings, seat: int, f: Overthrow, draft: list[Action]) -> Brief:
    return plain("overthrow", {"attempt": f.attempts + 1, "price": ATTEMPT_COST[f.attempts]}, **playing(1))


def bribe(s: Kings, seat: int, f: Plot, draft: list[Action]) -> Brief:
    return plain("bribe", {"foe": word(s, f.foe)})


def muster(s: Kings, seat: int, f: Frame, draft: list[Action]) -> Brief:
    troops = len(troops_of(s, seat)) + len(draft)
    warn = (Phrase("warn-muster", {"troops": troops, "gold": s.gold[seat]}),) if troops > s.gold[seat] else ()
    return plain(
        "muster",
        {"left": reserve(s, seat)},
        warn=warn,
        done=Phrase("done-muster", {"count": len(draft)}),
        tally=(Change(Phrase("tally-troops"), troops - len(draft), troops, "CK-MOB-01"),),
        **playing(1),
    )


def roles(s: Kings, seat: int, f: Frame, draft: list[Action]) -> Brief:
    idle = [IDS[t] for t in troops_of(s, seat) if IDS[t] not in {edit[1] for edit in draft}]
    foes = {s.owner[NUMBER[edit[2]]] for edit in draft if edit[0] == "attack"}
    wars = [word(s, p) for p in sorted(foes) if p >= 0 and not s.wars[seat] >> p & 1]
    warn: tuple[Phrase, ...] = (Phrase("warn-war", {"foes": wars}),) if wars else ()
    warn += (Phrase("warn-idle", {"lands": idle}),) if idle and draft else ()
    attacks = sum(edit[0] != "support" for edit in draft)
    return plain("roles", {}, warn=warn, done=Phrase("done-roles", {"count": attacks}), **playing(1))


def next_attack(s: Kings, seat: int, f: Frame, draft: list[Action]) -> Brief:
    return plain("next_attack", {}, **playing(1))


def calling(s: Kings, seat: int, f: Attack, draft: list[Action]) -> Brief:
    return plain("call", {"land": IDS[f.target]}, steps=steps("attack", 4), at=1, places=spots(s))


def support(s: Kings, seat: int, f: Attack, draft: list[Action]) -> Brief:
    params = {"house": word(s, f.seat), "land": IDS[f.target], "foe": word(s, f.foe) if f.foe >= 0 else "nobody"}
    return plain(
        "support", params, by=f.seat if human(s, f.seat) else None, steps=steps("attack", 4), at=1, places=spots(s)
    )


def counter(s: Kings, seat: int, f: Counter, draft: list[Action]) -> Brief:
    return plain("counter", {"land": IDS[f.origin]}, places=(IDS[f.origin], *(IDS[t] for t in f.targets)))


def backing(s: Kings, seat: int, f: Counter, draft: list[Action]) -> Brief:
    return plain(
        "backing", {"land": IDS[f.target]}, places=spots(s), done=Phrase("done-backing", {"count": len(draft)})
    )


def conquest(kind: str) -> Callable[[Kings, int, Any, list[Action]], Brief]:
    def told(s: Kings, seat: int, f: Conquest, draft: list[Action]) -> Brief:
        return plain(kind, {"land": IDS[f.target]}, steps=steps("attack", 4), at=3, places=spots(s))

    return told


# -- Upkeep, fates


def pay_troops(s: Kings, seat: int, f: Frame, draft: list[Action]) -> Brief:
    paid = {edit[1] for edit in draft}
    unpaid = [IDS[t] for t in troops_of(s, seat) if IDS[t] not in paid]
    warn = (Phrase("warn-unpaid", {"lands": unpaid}),) if unpaid else ()
    return plain("pay_troops", {"troops": len(troops_of(s, seat)), "gold": s.gold[seat]}, warn=warn,
                 done=Phrase("done-pay_troops", {"gold": len(draft)}), steps=steps("upkeep", 3), at=0,
                 tally=(Change("gold", s.gold[seat], s.gold[seat] - len(draft), "CK-RND-07"),))  # fmt: skip


def disband(s: Kings, seat: int, f: Frame, draft: list[Action]) -> Brief:
    return plain("disband", {"troops": len(troops_of(s, seat))}, done=Phrase("done-disband", {"count": len(draft)}),
                 steps=steps("upkeep", 3), at=1)  # fmt: skip


def old_age(s: Kings, seat: int, f: Upkeep, draft: list[Action]) -> Brief:
    return plain("old_age", {"person": id_of(s.kings[seat])}, steps=steps("upkeep", 3), at=2)


def crisis(s: Kings, seat: int, f: Frame, draft: list[Action]) -> Brief:
    count = losses(s, seat)
    return plain("crisis", {"count": count, "gold": s.gold[seat] // 2}, done=Phrase("done-crisis", {"count": count}),
                 tally=(Change(Phrase("tally-lost"), len(draft), count, "CK-CRS-01"),))  # fmt: skip


def birth_token(s: Kings, seat: int, f: Any, draft: list[Action]) -> Brief:
    return plain("birth_token", {"person": id_of(f.person)})


def event(s: Kings, seat: int, f: Happening, kind: str) -> Brief:
    """The event with its text, whom it strikes and who played it."""
    if not s.table:
        return plain(kind, {})
    name = EVENT[s.table[-1]]
    params = {"event": name, "text": f"{name}.text", "target": word(s, f.target), "own": int(f.target == seat)}
    return Brief(title=Phrase(f"title-{kind}", params), help=Phrase("help-event", params), rule="CK-EVT-01",
                 by=f.actor if human(s, f.actor) and f.actor != seat else None, **playing(2))  # fmt: skip


RULES = {
    "starter": "CK-SET-26", "horse": "CK-SET-22", "draw": "CK-ERA-03", "bonus_card": "CK-ERA-02", "court": "CK-RND-02",
    "may_marry": "CK-EVT-10", "titles": "CK-TIT-01", "trade_discard": "CK-TRD-04", "plot": "CK-RND-03",
    "reveal": "CK-TRN-01", "turn_card": "CK-AI-05", "act": "CK-TRN-02", "go_on": "CK-PAC-07", "sites": "CK-RLM-02",
    "castle": "CK-RLM-03", "buy": "CK-RLM-06", "discard_card": "CK-RLM-08", "plot_target": "CK-INT-01",
    "bribe": "CK-INT-12", "overthrow": "CK-OVT-02", "muster": "CK-MOB-01", "roles": "CK-INV-02",
    "next_attack": "CK-INV-03", "call": "CK-INV-11", "support": "CK-INV-12", "counter": "CK-INV-20",
    "backing": "CK-INV-20", "release": "CK-INV-18", "occupy": "CK-INV-14", "spread": "CK-TAX-09", "send": "CK-CRU-02",
    "shield": "CK-LIM-06", "pay_troops": "CK-RND-07", "disband": "CK-RND-08", "old_age": "CK-RND-10",
    "birth_token": "CK-DEV-10", "crisis": "CK-CRS-01", "return": "CK-ELM-02", "home": "CK-ELM-04",
}  # fmt: skip
BRIEFS: dict[str, Callable[[Kings, int, Any, list[Action]], Brief]] = {
    "draw": draw, "invest": invest, "sabotage": sabotage, "sacrifice": sacrifice, "court": court, "titles": titles,
    "terms": terms, "reply": reply, "trade_discard": trade_discard, "plot": plot, "reveal": reveal,
    "turn_card": turn_card, "act": act, "go_on": go_on, "open_choice": open_choice, "sites": sites, "castle": castle,
    "buy": buy, "discard_card": discard_card, "plot_target": plot_target, "overthrow": overthrow, "bribe": bribe,
    "muster": muster, "roles": roles, "next_attack": next_attack, "call": calling, "support": support,
    "counter": counter, "backing": backing, "release": conquest("release"), "occupy": conquest("occupy"),
    "pay_troops": pay_troops, "disband": disband, "old_age": old_age, "crisis": crisis, "birth_token": birth_token,
}  # fmt: skip
