"""Moves, battles, sieges, retreat and death (WK-MOV, WK-BAT, WK-OFB, WK-SIE, WK-RET, WK-DEA)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

from araldo.games.warrior_knights.board import AREAS, CITIES, CITY_AT, COUNT, INCOME, NUMBER, TARGETS
from araldo.games.warrior_knights.box import (
    ADMIRAL,
    BREACH,
    CASUALTY,
    COMMANDER,
    KEEP,
    MOST_CARDS,
    NATIONS,
    PER_CARD,
    RAZE,
    RESULTS,
    SHAPES,
    TROOP_KINDS,
)
from araldo.games.warrior_knights.rules import attack, bans, battle, movement, siege
from araldo.games.warrior_knights.rules.forces import strength, wall
from araldo.games.warrior_knights.rules.places import army_of, noble, seat_of, target_at, target_owner, target_word
from araldo.games.warrior_knights.state import (
    Battle,
    Capture,
    Card,
    Death,
    Desertion,
    Downfall,
    Knights,
    March,
    Retreat,
)
from araldo.games.warrior_knights.telling import odds
from araldo.games.warrior_knights.telling.base import (
    Briefer,
    Hinter,
    called,
    crowns,
    draft_of,
    force,
    house,
    pays,
    say,
    spot_of,
)
from araldo.kernel import Action
from araldo.kernel.telling import Brief, Change, Hint, Item, Phrase, Plan, Route, Stride

# -- moves


def mobilize_hint(s: Knights, f: Card, seat: int, action: Action) -> Hint | None:
    verb = action[0]
    if verb in ("march", "sail"):
        return move_hint(s, f, seat, action)
    if verb in ("attack", "assault", "besiege"):
        return battle_hint(s, f, seat, action)
    if verb == "defy":
        return defy_hint(action)
    if verb in ("decline", "halt"):
        return Hint(effect=say("effect-decline" if verb == "decline" else "effect-halt"), rank=99)
    return None


def defy_hint(action: Action) -> Hint:
    law = str(action[1])
    return Hint(effect=say("effect-defy"), detail=f"agendas/{law}" if law.startswith("AG") else "", sure=True, rank=90)


def move_hint(s: Knights, f: Card, seat: int, action: Action) -> Hint:
    army, goal = army_of(seat, action[1]), NUMBER[action[-1]]
    if action[0] == "sail":
        dues = int(bans.binds(s, f, bans.DUES))
        effect = say("effect-sail-admiral" if ADMIRAL in s.offices[army] else "effect-sail")
        return Hint(cost=pays(dues), effect=effect, group=house(s, army), rank=50, places=(action[2],))
    asked = consents(s, seat, action)
    effect = say("effect-march-consent", seats=asked) if asked else arrival(s, f, seat, army, goal)
    rank = len(action) + (20 if asked else 0)
    return Hint(effect=effect, group=house(s, army), rank=rank, places=tuple(action[2:]))


def consents(s: Knights, seat: int, action: Action) -> list[int]:
    """Whose consent a way needs (WK-MOV-05)."""
    way = [NUMBER[word] for word in action[2:]]
    return sorted({found // 64 for found in movement.lords(s, seat, way[:-1])})


def arrival(s: Knights, f: Card, seat: int, army: int, goal: int) -> Phrase:
    """What he finds where he goes, and whether he could besiege it."""
    target = target_at(s, goal)
    foes = [other for other in range(s.seats) if other != seat and goal in s.place[5 * other : 5 * other + 4]]
    if target < 0 or target_owner(s, target) == seat:
        return say("there-foes", seats=foes) if foes else say("there-own" if target >= 0 else "there-nothing")
    mine = COMMANDER + strength(s, army) + sum(strength(s, a) for a in attack.ready(s, seat, goal) if a != army)
    least = siege.defence(s, target)
    return say("there-siege" if mine > least else "there-assault", force=mine, defence=least, **owner_words(s, target))


def owner_words(s: Knights, target: int) -> dict[str, Any]:
    owner = target_owner(s, target)
    return {"what": target_word(target), "owned": int(owner >= 0), "owner": owner if owner >= 0 else "neutral"}


def reach(s: Knights, seat: int, of: Action) -> Sequence[Route]:
    """Where a Noble may go, each place by the best way: nobody's consent, then the shortest."""
    f = s.frames[-1]
    if not isinstance(f, Card) or s.asked is None or seat not in s.asked.seats or len(of) < 2 or of[1] not in SHAPES:
        return ()
    army = army_of(seat, str(of[1]))
    best: dict[str, Action] = {}
    for action in movement.move_options(s, f, seat):
        if action[1] == of[1] and (
            action[-1] not in best or rank_of(s, seat, action) < rank_of(s, seat, best[action[-1]])
        ):
            best[action[-1]] = action
    return [route(s, f, seat, army, to, action) for to, action in best.items()]


def rank_of(s: Knights, seat: int, action: Action) -> tuple[bool, bool, int]:
    return action[0] == "sail", action[0] == "march" and bool(consents(s, seat, action)), len(action)


def route(s: Knights, f: Card, seat: int, army: int, to: str, action: Action) -> Route:
    hint = move_hint(s, f, seat, action)
    cost = tuple(Item(c.what, c.amount) for c in hint.cost)
    return Route(
        to,
        (Stride(action, "mobilize" if s.asked is not None and s.asked.kind == "mobilize" else "use"),),
        cost,
        note=hint.effect if isinstance(hint.effect, Phrase) else None,
    )


def passage_brief(s: Knights, f: March, seat: int) -> Brief:
    area = f.consent[0] % 64
    asker = seat_of(f.army)
    return Brief(
        title=say("title-passage", seat=asker, noble=noble(s, f.army), area=AREAS[area]),
        help=say("help-passage", strength=strength(s, f.army), area=AREAS[f.way[-1]]),
        rule="WK-MOV-05",
        by=asker,
        idle=say("idle-no"),
        places=(AREAS[area],),
    )


def passage_hint(s: Knights, f: March, seat: int, action: Action) -> Hint:
    return Hint(effect=say(f"effect-passage-{action[0]}", noble=noble(s, f.army), area=AREAS[f.way[-1]]))


def take_hint(s: Knights, f: March, seat: int, action: Action) -> Hint | None:
    if action[0] == "on":
        return Hint(effect=say("effect-on"), rank=99)
    giver = army_of(seat, action[1])
    if action[0] == "take":
        more, tokens = TROOP_KINDS[action[2]][0], 0
    else:
        more, tokens = movement.sum_of(s, giver), s.hurt[giver]
    gain = more - CASUALTY * tokens
    left = max(0, strength(s, giver) - gain)
    return Hint(
        effect=say("effect-take", force=max(0, strength(s, f.army) + gain), giver=noble(s, giver), left=left),
        after=(force(s, f.army, gain, "WK-TRP-01"), force(s, giver, -gain, "WK-TRP-01")),
    )


def take_brief(s: Knights, f: March, seat: int) -> Brief:
    here = s.place[f.army] % COUNT
    return Brief(
        title=say("title-take", noble=noble(s, f.army), area=AREAS[here]),
        help=say("help-take"),
        rule="WK-TRP-01",
        places=(AREAS[here],),
    )


# -- battles


def battle_hint(s: Knights, f: Card, seat: int, action: Action) -> Hint:
    area = NUMBER[action[1]]
    if action[0] == "besiege":
        return siege_hint(s, seat, area)
    made = odds.drafted(s, seat, action[0], area, action[2] if action[0] == "attack" else -1)
    mine, theirs = (battle.side_strength(s, made, side) for side in (0, 1))
    cards = [battle.cards_due(s, made, side, n) for side, n in ((0, mine), (1, theirs))]
    effect = say("effect-battle", force=mine, defence=theirs, own=cards[0], other=cards[1])
    return Hint(effect=effect, group="battle", rank=1, places=(action[1],))


def siege_hint(s: Knights, seat: int, area: int) -> Hint:
    target = target_at(s, area)
    falls = s.siege[target] == seat and s.siege_since[target] < s.round
    mine = COMMANDER + sum(strength(s, a) for a in attack.ready(s, seat, area))
    effect = say("effect-siege-falls" if falls else "effect-siege", force=mine, defence=siege.defence(s, target))
    return Hint(effect=effect, group="battle", places=(AREAS[area],))


def battle_name(s: Knights, f: Battle) -> Phrase:
    kind = "siege" if f.siege else "assault" if f.target >= 0 else "field"
    if f.target >= TARGETS:
        return say(f"battle-{kind}-keep", victim=f.defender)
    return say(f"battle-{kind}", area=AREAS[f.area])


STEPS = ("commander", "cards", "discard", "reveal", "casualties", "result")


def battle_steps(at: int) -> dict[str, Any]:
    return {"steps": tuple(say(f"step-{word}") for word in STEPS), "at": at}


def battle_brief(at: int, rule: str) -> Briefer:
    def brief(s: Knights, f: Battle, seat: int) -> Brief:
        assert s.asked is not None
        return Brief(
            title=say(f"title-{s.asked.kind}", **title_words(s, f, seat)),
            help=say(f"help-{s.asked.kind}"),
            rule=rule,
            places=(AREAS[f.area],),
            tally=sums(s, f),
            **battle_steps(at),
        )

    return brief


def title_words(s: Knights, f: Battle, seat: int) -> dict[str, Any]:
    kind = s.asked.kind if s.asked is not None else ""
    if kind == "ability":
        side, result = battle.powers(s, f)[f.asked]
        return {"noble": noble(s, f.leader[side]), "result": RESULTS[result]}
    if kind == "casualty":
        return {"tokens": f.wounds[0 if seat == f.attacker else 1]}
    return {"area": AREAS[f.area]}


def sums(s: Knights, f: Battle) -> tuple[Change, ...]:
    """The strengths of both sides."""
    return tuple(
        Change(
            say("tally-attack" if side == 0 else "tally-defence"), None, battle.side_strength(s, f, side), "WK-OFB-02"
        )
        for side in (0, 1)
        if side or f.force  # who attacks may still have to be chosen
    )


def consent_brief(s: Knights, f: Battle, seat: int) -> Brief:
    kind = "besiege" if f.siege else "assault"
    words: dict[str, Any] = {"seat": f.attacker}
    if f.target >= TARGETS:
        title = say(f"title-consent-{kind}-keep", victim=f.defender, **words)
    else:
        title = say(f"title-consent-{kind}", city=CITIES[f.target], **words)
    return Brief(
        title=title,
        help=say("help-consent"),
        rule="WK-BAT-06",
        by=f.attacker,
        idle=say("idle-no"),
        places=(AREAS[f.area],),
    )


def consent_hint(s: Knights, f: Battle, seat: int, action: Action) -> Hint:
    return Hint(effect=say(f"effect-consent-{action[0]}"))


def force_hint(s: Knights, f: Battle, seat: int, action: Action) -> Hint:
    armies = [army_of(seat, word) for word in action[1:]]
    mine = COMMANDER + sum(strength(s, a) for a in armies)
    return Hint(
        effect=say("effect-force", force=mine, cards=min(MOST_CARDS, mine // PER_CARD)), places=(AREAS[f.area],)
    )


def command_hint(s: Knights, f: Battle, seat: int, action: Action) -> Hint:
    army = army_of(seat, action[1])
    return Hint(effect=say("ability-tired") if s.tired[army] else say(f"ability-{action[1]}"))


def discard_hint(s: Knights, f: Battle, seat: int, action: Action) -> Hint | None:
    return Hint(effect=say(f"fate-{action[1]}"), detail=f"fate/{action[1]}") if action[0] == "discard" else None


def own_side(f: Battle, seat: int) -> int:
    return 0 if seat == f.attacker else 1


def discard_brief(s: Knights, f: Battle, seat: int) -> Brief:
    hand = odds.counted(s.drawn[seat])
    need = battle.must_discard(s, f, own_side(f, seat))
    draft = draft_of(s, seat)
    kept = odds.minus(hand, odds.counted_words([edit[1] for edit in draft]))
    words = [RESULTS[i] for i in range(4) for _ in range(kept[i])]
    return Brief(
        title=say("title-discard", count=need),
        help=say("help-discard", cards=sum(hand)),
        rule="WK-OFB-05",
        done=say("done-discard", cards=words),
        places=(AREAS[f.area],),
        tally=(Change(say("tally-discard", all=need), None, len(draft), "WK-OFB-05"), *sums(s, f)),
        plans=tuple(keeping(s, f, seat, hand, need, len(draft))),
        **battle_steps(2),
    )


def keeping(s: Knights, f: Battle, seat: int, hand: odds.Cards, need: int, drafted: int) -> list[Plan]:
    """Every way to discard no more than one must, the best first, with what it may come to."""
    ways = [(a, b, c, d) for a, b, c, d in product(*(range(min(n, need) + 1) for n in hand)) if a + b + c + d == need]
    found = []
    for gone in ways:
        kept = odds.minus(hand, gone)
        what = odds.prospect(s, f, seat, kept)
        good = (odds.FALLS, odds.WON) if seat == f.attacker else (odds.DRAWN, odds.DRIVEN, odds.BEATEN)
        chance = what.chance(*good)
        drops = [Stride(("drop", i)) for i in reversed(range(drafted))]
        gives = [Stride(("discard", RESULTS[i])) for i, n in enumerate(gone) for _ in range(n)]
        tokens = what.tokens(own_side(f, seat))
        lost = sum(n * p for n, p in tokens.items())
        note = say(
            "note-attack" if seat == f.attacker else "note-defence",
            chance=percent(chance),
            worst=percent(what.chance(odds.BEATEN)),
            lost=round(100 * lost),
        )
        words = [RESULTS[i] for i in range(4) for _ in range(kept[i])]
        found.append((-chance, lost, Plan(say("plan-keep", cards=words), (*drops, *gives), note)))
    return [plan for _, _, plan in sorted(found, key=lambda one: one[:2])]


def percent(chance: float) -> int:
    return round(100 * chance)


def ability_hint(s: Knights, f: Battle, seat: int, action: Action) -> Hint:
    if action[0] == "spare":
        return Hint(effect=say("effect-nothing"), rank=99)
    _, result = battle.powers(s, f)[f.asked]
    return Hint(effect=say(f"fate-{RESULTS[result]}"))


def casualty_hint(s: Knights, f: Battle, seat: int, action: Action) -> Hint:
    if action[0] == "breach":
        walls = wall(s, f.target)
        return Hint(effect=say("effect-breach"), after=(Change("walls", walls, max(0, walls - BREACH), "WK-ASL-03"),))
    army = army_of(seat, action[1])
    dies = CASUALTY * (s.hurt[army] + 1) >= s.troops[army]
    effect = say("effect-hurt-dies" if dies and army != KEEP[seat] else "effect-hurt-spent" if dies else "effect-hurt")
    return Hint(effect=effect, after=(force(s, army, -CASUALTY, "WK-OFB-10"),))


def raze_hint(s: Knights, f: Capture, seat: int, action: Action) -> Hint | None:
    if action[0] == "defy":
        return defy_hint(action)
    if action[0] == "raze":
        gain = RAZE * INCOME[f.city]
        return Hint(effect=say("effect-raze"), after=(crowns(s, seat, gain, "WK-RAZ-01"),), sure=True)
    return Hint(effect=say("effect-keep-city", income=INCOME[f.city]))


def raze_brief(s: Knights, f: Capture, seat: int) -> Brief:
    return Brief(
        title=say("title-raze", city=CITIES[f.city]), help=say("help-raze"), rule="WK-RAZ-01", places=(CITIES[f.city],)
    )


def city_hint(s: Knights, f: Any, seat: int, action: Action) -> Hint:
    city = CITIES.index(action[1])
    return Hint(effect=say("effect-city", strength=wall(s, city), income=INCOME[city]), places=(action[1],))


def cede_brief(s: Knights, f: Downfall, seat: int) -> Brief:
    return Brief(title=say("title-cede", seat=f.winner), help=say("help-cede"), rule="WK-STR-08", by=f.winner)


def loss_hint(s: Knights, f: Desertion | Death, seat: int, action: Action) -> Hint:
    gone = sum(TROOP_KINDS[kind][0] for kind in action[1:])
    return Hint(after=(Change(called(noble(s, f.army)), s.troops[f.army], s.troops[f.army] - gone, "WK-TRP-06"),))


def desert_brief(s: Knights, f: Desertion, seat: int) -> Brief:
    return Brief(
        title=say("title-desert", noble=noble(s, f.army), nation=NATIONS[f.nation]),
        help=say("help-desert"),
        rule="WK-TRP-06",
        places=spot_of(s, f.army) or (),
    )


def lose_brief(s: Knights, f: Death, seat: int) -> Brief:
    return Brief(
        title=say("title-lose", noble=noble(s, f.army), tokens=s.hurt[f.army]), help=say("help-lose"), rule="WK-DEA-05"
    )


def retreat_hint(s: Knights, f: Retreat, seat: int, action: Action) -> Hint:
    area = NUMBER[action[1]]
    city = CITY_AT[area]
    effect = say("there-nothing")
    if city >= 0 and s.owner[city] in (-1, seat):
        effect = say(
            "there-own" if s.owner[city] == seat else "there-neutral",
            city=CITIES[city],
            strength=wall(s, city),
            income=INCOME[city],
        )
    return Hint(effect=effect, places=(action[1],))


def retreat_brief(s: Knights, f: Retreat, seat: int) -> Brief:
    return Brief(
        title=say("title-retreat", noble=noble(s, f.army)),
        help=say("help-retreat"),
        rule="WK-RET-03",
        places=spot_of(s, f.army) or (),
    )


HINTS: dict[str, Hinter] = {
    "mobilize": mobilize_hint, "passage": passage_hint, "take": take_hint, "consent": consent_hint, "force": force_hint,
    "command": command_hint, "discard": discard_hint, "ability": ability_hint, "casualty": casualty_hint,
    "raze": raze_hint, "cede": city_hint, "desert": loss_hint, "lose": loss_hint, "retreat": retreat_hint,
}  # fmt: skip
BRIEFS: dict[str, Briefer] = {
    "passage": passage_brief, "take": take_brief, "consent": consent_brief, "force": battle_brief(0, "WK-BAT-05"),
    "command": battle_brief(0, "WK-OFB-01"), "discard": discard_brief, "ability": battle_brief(3, "WK-OFB-08"),
    "casualty": battle_brief(4, "WK-OFB-10"), "raze": raze_brief, "cede": cede_brief, "desert": desert_brief,
    "lose": lose_brief, "retreat": retreat_brief,
}  # fmt: skip
