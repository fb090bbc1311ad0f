"""Combat: where a convoy comes to, what an attack may bring, a siege and its steps, losses."""

from __future__ import annotations

import heapq

from araldo.games.medioevo_universale.board import IDS, NUMBER, SEA
from araldo.games.medioevo_universale.box import (
    ALCHEMY_FIELD,
    ALCHEMY_NAVAL,
    ALCHEMY_RAM,
    ALCHIMIA,
    CHIEF_BONUS,
    FACE,
    FORT_BONUS,
    FORT_ROOM,
    FORTS,
    GALLEY,
    HONOUR,
    MILITARY,
    PLUNDER_PERCENT,
    RAM_BONUS,
    REDUCTION,
    STRATEGIA,
    TRIPLE_BONUS,
)
from araldo.games.medioevo_universale.frames import Attack, Battle, Losses, March, SiegeTurn
from araldo.games.medioevo_universale.rules import attack, battle, combat, raids, siege, targets, wars
from araldo.games.medioevo_universale.rules.aid import LAND, SEA_FIGHT
from araldo.games.medioevo_universale.rules.armies import strength
from araldo.games.medioevo_universale.rules.artillery import besieger_vf, engines_at, mine
from araldo.games.medioevo_universale.rules.barbarians import reaction
from araldo.games.medioevo_universale.rules.conquest import value
from araldo.games.medioevo_universale.rules.movement import blockers, steps
from araldo.games.medioevo_universale.rules.pieces import captain, pirates, transport
from araldo.games.medioevo_universale.rules.players import at_war
from araldo.games.medioevo_universale.rules.structures import fort_of
from araldo.games.medioevo_universale.rules.supply import piles
from araldo.games.medioevo_universale.rules.transports import full_points, put_at
from araldo.games.medioevo_universale.state import BARBARIANS, SABOTAGED, Medioevo, Transport
from araldo.games.medioevo_universale.telling.common import (
    card_words,
    frame,
    honour_cost,
    kind_of,
    named,
    tr_words,
    treasury,
)
from araldo.games.medioevo_universale.telling.dice import Fight, Spread, chain, one_roll, ramming, spread_of
from araldo.kernel import Action
from araldo.kernel.telling import (
    Brief,
    Chance,
    Change,
    Hint,
    Item,
    Loss,
    Odds,
    Phrase,
    Plan,
    Route,
    Side,
    Stride,
)

ON_LAND = ("attack", "surprise", "relieve")
AFLOAT_ON = ("engage", "ambush", "hunt", "engage_docked", "ambush_docked")


def bare(verb: str) -> str:
    return verb.removesuffix("_together")


# -- what counts in a battle


def fight_of(s: Medioevo, f: Battle, cards: tuple[str, ...] = (), foe_cards: tuple[str, ...] = ()) -> Fight:
    """What the rules add to each side's die, but for strategia, which depends on the armies left."""
    a, d = battle.party_a(f), battle.party_d(f)
    plus = battle.adds(s, f, a, list(cards), True) - (battle.strategy(s, f, a, True) if a >= 0 else 0)
    foe_plus = battle.adds(s, f, d, list(foe_cards), False) - (battle.strategy(s, f, d, False) if d >= 0 else 0)
    knows = [party >= 0 and bool(s.tech[party] & STRATEGIA) for party in (a, d)]
    knows_more = [f.mode == battle.FIELD and p >= 0 and bool(s.tech[p] & ALCHIMIA) for p in (a, d)]
    return Fight(
        *battle.dice(f.mode, cards, foe_cards),
        plus,
        foe_plus,
        knows[0] and not knows[1],
        knows[1] and not knows[0],
        f.mode == battle.ASSAULT,
        s.options["loss_cap"] == "both",
        battle.ARCHER if "arciere" in cards else 0,
        battle.ARCHER if "arciere" in foe_cards else 0,
        *(ALCHEMY_FIELD if alchemy else 0 for alchemy in knows_more),
    )


def bonuses(s: Medioevo, f: Battle, attacking: bool, cards: tuple[str, ...] = ()) -> tuple[Item, ...]:
    """Every part of what a side adds, with its rule."""
    seat = battle.party_a(f) if attacking else battle.party_d(f)
    found: list[Item] = []
    if not attacking and f.mode == battle.ASSAULT and fort_of(s, f.place):
        found.append(Item(FORTS[fort_of(s, f.place) - 1], FORT_BONUS[fort_of(s, f.place)], "MU-ASL-02"))
    if seat == BARBARIANS:
        level = f.chief if attacking else f.guard
        return (*found, *([Item("barbarian_captain", CHIEF_BONUS[level], "MU-CRD-07")] if level else []))
    found += [Item(kind, battle.bonus(s, f, seat, kind, attacking), "MU-CRD-02") for kind in cards]
    if f.mode != battle.ASSAULT and f.guns and f.guns[0 if attacking else 1]:
        found.append(Item("bombard", f.guns[0 if attacking else 1], "MU-CRD-05"))
    if f.mode == battle.NAVAL and s.tech[seat] & ALCHIMIA:
        found.append(Item("alchimia", ALCHEMY_NAVAL, "MU-CRD-06"))
    if battle.strategy(s, f, seat, attacking):
        found.append(Item("strategia", TRIPLE_BONUS, "MU-CRD-04"))
    return tuple(item for item in found if item.amount)


def sides(s: Medioevo, f: Battle, cards: tuple[str, ...] = ()) -> tuple[Side, ...]:
    fight = fight_of(s, f, cards)
    told = []
    for attacking, die, vf in ((True, fight.die, f.force), (False, fight.foe_die, f.wall)):
        parts = bonuses(s, f, attacking, cards if attacking else ())
        label = Phrase("side-attack" if attacking else "side-defence", {"die": die, "vf": sum(vf)})
        told.append(Side(label, sum(item.amount for item in parts), parts))
    return tuple(told)


def told_end(
    s: Medioevo,
    end: Spread,
    force: int,
    foe: int,
    title: Phrase,
    shown: tuple[Side, ...],
    own: bool,
    note: Phrase | None,
) -> Odds:
    """The chances of a battle to its end, for the attacker (`own`) or the defender."""
    won = round(1000 * sum(p for (a, d), p in end.items() if a and not d))
    both = round(1000 * sum(p for (a, d), p in end.items() if not a and not d))
    sign = 1 if own else -1
    lost = {n: sum(p for (a, _), p in end.items() if force - a == n) for n in range(force + 1)}
    fell = {n: sum(p for (_, d), p in end.items() if foe - d == n) for n in range(foe + 1)}
    return Odds(
        title,
        (
            Chance(Phrase("chance-won"), won, sign),
            Chance(Phrase("chance-both"), both, 0),
            Chance(Phrase("chance-lost"), 1000 - won - both, -sign),
        ),
        shown,
        (
            Loss(Phrase("loss-attacker"), *spread_of({n: p for n, p in lost.items() if p})),
            Loss(Phrase("loss-defender"), *spread_of({n: p for n, p in fell.items() if p})),
        ),
        note,
    )


# -- an attack that is thought of


def stages_of(s: Medioevo, f: Attack, force: int) -> list[tuple[Battle, Fight, int]]:
    """The battles of an attack in their order: outside the walls, then an assault on them."""
    foe = attack.defender_vf(s, f, f.victim)
    if f.kind == LAND and f.victim == BARBARIANS and not foe:
        foe = reaction(s, f.place)
    inside = min(FORT_ROOM[fort_of(s, f.place)], foe) if f.kind == LAND and not f.gates else 0
    field = battle.NAVAL if f.kind == SEA_FIGHT else battle.FIELD
    found = []
    for mode, vf in ((field, foe - inside), (battle.ASSAULT, inside)):
        if vf:
            b = Battle(
                mode=mode,
                place=f.place,
                attackers=[f.seat],
                defenders=[f.victim],
                force=[force],
                wall=[vf],
                guard=attack.barbarian_captain(s, f),
                guns=list(attack.guns(s, f)),
            )
            found.append((b, fight_of(s, b), vf))
    return found


def rams(s: Medioevo, f: Attack) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What each Galley of the two sides adds when it rams."""
    if f.kind != SEA_FIGHT:
        return (), ()
    more = [ALCHEMY_RAM if p >= 0 and s.tech[p] & ALCHIMIA else 0 for p in (f.seat, f.victim)]
    ours = [tr for tr in s.fleets[f.seat] if tr.id in f.ids and tr.kind == GALLEY]
    if f.victim >= 0:
        theirs = [tr for tr in s.fleets[f.victim] if tr.place == f.place and tr.kind == GALLEY]
    else:
        theirs = [tr for tr in pirates(s) if tr.id == f.prey]
    able = [RAM_BONUS[tr.level - 1] + more[1] for tr in theirs if not tr.done & SABOTAGED]
    return tuple(RAM_BONUS[tr.level - 1] + more[0] for tr in ours), tuple(able)


def prospect(s: Medioevo, f: Attack) -> tuple[Spread, int, int, tuple[Side, ...]]:
    """What an attack fought to the end leaves; the armies at its beginning; the sides of its last stage."""
    force = attack.engaged(s, f)
    stages = stages_of(s, f, force)
    foe = sum(vf for _, _, vf in stages)
    if not stages:
        return {(force, 0): 1.0}, force, 0, ()
    ours, theirs = rams(s, f)
    start: Spread = {}
    for hit, p in ramming(ours).items():
        for back, q in ramming(theirs).items():
            key = (max(0, force - back), max(0, stages[0][2] - hit))
            start[key] = start.get(key, 0.0) + p * q
    end = chain(tuple((fight, vf) for _, fight, vf in stages), tuple(sorted(start.items())))
    return dict(end), force, foe, sides(s, stages[-1][0])


def attack_of(s: Medioevo, seat: int, action: Action) -> Attack | None:
    """The attack that an action announces: by the convoy that marches, or by the transports named behind it."""
    f = frame(s)
    verb, long = bare(action[0]), 3 if "_docked" in action[0] else 2
    convoy = [transport(s, seat, i) for i in action[long:]]
    if not convoy and isinstance(f, March):
        convoy = [transport(s, seat, i) for i in f.ids]
    if not convoy or verb not in (*ON_LAND, *AFLOAT_ON):
        return None
    return targets.announced(s, seat, convoy, action[:long])


def win_permille(s: Medioevo, f: Attack) -> int:
    return round(1000 * sum(p for (a, d), p in prospect(s, f)[0].items() if a and not d))


def odds(s: Medioevo, seat: int, action: Action) -> Odds | None:
    """Of attacks, walls, sieges, battle cards, another roll."""
    f, verb = frame(s), bare(action[0])
    if isinstance(f, Battle) and kind_of(s) in ("battle_cards", "again", "lose_card"):
        return battle_odds(s, f, seat, action)
    thought = attack_of(s, seat, action) if verb in (*ON_LAND, *AFLOAT_ON) else None
    if isinstance(f, Attack) and verb == "assault":
        thought = f
    if isinstance(f, SiegeTurn) and verb in ("storm", "confirm"):
        thought = siege_attack(s, f, verb)
    if thought is None:
        return None
    end, force, foe, shown = prospect(s, thought)
    walls = fort_of(s, thought.place) if thought.kind == LAND else 0
    note = Phrase("odds-walls", {"level": walls}) if walls and thought.kind == LAND else Phrase("odds-no-cards")
    return told_end(s, end, force, foe, Phrase("odds-attack", {"place": IDS[thought.place]}), shown, True, note)


def battle_odds(s: Medioevo, f: Battle, seat: int, action: Action) -> Odds | None:
    """This roll and the rest, with the cards that are or would be shown; the enemy's as far as they lie open."""
    own = seat in f.attackers
    cards = tuple(FACE[p] for p in f.cards_a) if own or f.shown else ()
    foe_cards: tuple[str, ...] = tuple(FACE[p] for p in f.cards_d)
    if action[0] == "cards":
        cards, foe_cards = (action[1:], foe_cards) if own else (cards, action[1:])
    elif action[0] != "fight":
        return None
    force, wall = f.force[f.turn_a], f.wall[f.turn_d]
    fight = fight_of(s, f, cards, foe_cards)
    won, tied, _ = one_roll(fight, force, wall)
    sign = 1 if own else -1
    end = dict(chain(((fight, wall),), (((force, wall), 1.0),)))
    all_won = round(1000 * sum(p for (a, d), p in end.items() if a and not d))
    shown = (
        Side(Phrase("side-attack", {"die": fight.die, "vf": force}), fight.plus, bonuses(s, f, True, cards)),
        Side(
            Phrase("side-defence", {"die": fight.foe_die, "vf": wall}), fight.foe_plus, bonuses(s, f, False, foe_cards)
        ),
    )
    first, second = round(1000 * won), round(1000 * tied)
    return Odds(
        Phrase("odds-roll"),
        (
            Chance(Phrase("chance-roll-won"), first, sign),
            Chance(Phrase("chance-roll-tied"), second, 0),
            Chance(Phrase("chance-roll-lost"), 1000 - first - second, -sign),
        ),
        shown,
        (),
        Phrase("odds-to-the-end", {"percent": round(all_won / 10)}),
    )


def siege_attack(s: Medioevo, f: SiegeTurn, verb: str) -> Attack | None:
    """Storming now; or the field battle that follows when the walls no longer hold all who are inside."""
    spot = siege.storming(s, f.seat, f.place)
    if spot < 0:
        return None
    thought = Attack(
        seat=f.seat, place=f.place, ids=siege.convoy(s, f.seat, spot), victim=s.owner[f.place], stayed=True
    )
    if verb == "confirm":
        if walls_after(s, f) or besieged(s, f) <= FORT_ROOM[0]:
            return None
        thought.gates = True
    return thought


def besieged(s: Medioevo, f: SiegeTurn) -> int:
    return siege.besieged_vf(s, f.place, f.seat)


def walls_after(s: Medioevo, f: SiegeTurn) -> int:
    return max(0, s.fort[f.place] - sum(REDUCTION[e.level - 1] for e in engines_at(s, f.seat, f.place)))


# -- ways


def reach(s: Medioevo, seat: int, of: Action) -> list[Route]:
    """Where transports may march, and what they may attack there; `of`: ("march",) for all, or with a number."""
    if s.asked is None or seat not in s.asked.seats:
        return []
    if kind_of(s) == "march":
        f = frame(s)
        return ways(s, seat, [transport(s, seat, i) for i in f.ids], ()) if not f.foes else []
    if kind_of(s) != "command":
        return []
    found: list[Route] = []
    for option in combat.commands(s, frame(s), seat):
        if option[0] == "march" and of[1:2] in ((), (option[1],)):
            found += ways(s, seat, [transport(s, seat, option[1])], (Stride(tuple(option), "command"),))
    return found


def ways(s: Medioevo, seat: int, convoy: list[Transport], first: tuple[Stride, ...]) -> list[Route]:
    """The cheapest way of a convoy to every space, and to every land that it may attack from there."""
    start, points = convoy[0].place, min(tr.pm for tr in convoy)
    best: dict[int, tuple[int, tuple[int, ...]]] = {start: (0, ())}
    heap: list[tuple[int, int, tuple[int, ...]]] = [(0, start, ())]
    found: list[Route] = []
    struck: dict[str, int] = {}
    fleet, saved = s.fleets[seat], [(tr, tr.pm) for tr in convoy]
    try:
        while heap:
            spent, here, path = heapq.heappop(heap)
            if best[here][0] < spent:
                continue
            for tr, pm in saved:
                put_at(s, fleet, tr, here)
                tr.pm = pm - spent
            go = (*first, *(Stride(combat.GO[x], "march") for x in path))
            if path:
                cost = tuple(legs(path, best))
                found.append(Route(IDS[here], (*go, Stride(combat.HALT, "march")), cost, points - spent))
            for option in targets.attackable(s, seat, convoy):
                if option[0] not in ON_LAND:
                    continue
                pay = targets.entry_cost(s, seat, convoy, NUMBER[option[1]])
                if struck.get(option[1], 99) > spent + pay:
                    struck[option[1]] = spent + pay
                    found.append(
                        strike(
                            s,
                            seat,
                            convoy,
                            tuple(option),
                            (*go, Stride(tuple(option), "march")),
                            (*legs(path, best), Item(option[1], pay, "MU-ATK-06")),
                            points - spent - pay,
                        )
                    )
            if here >= SEA and path and blockers(s, seat, here):
                continue  # MU-BLK-03: it is stopped there
            near = steps(s, seat, convoy[0])
            for other in convoy[1:]:
                common = {x for x, _ in steps(s, seat, other)}
                near = [step for step in near if step[0] in common]
            for there, cost_there in near:
                if spent + cost_there < best.get(there, (99, ()))[0]:
                    best[there] = (spent + cost_there, (*path, there))
                    heapq.heappush(heap, (spent + cost_there, there, (*path, there)))
    finally:
        for tr, pm in saved:
            put_at(s, fleet, tr, start)
            tr.pm = pm
    kept = {route.to: route for route in found if route.steps[-1].action[0] not in ON_LAND}
    attacks = {route.to: route for route in found if route.steps[-1].action[0] in ON_LAND}
    return [*kept.values(), *attacks.values()]


def legs(path: tuple[int, ...], best: dict[int, tuple[int, tuple[int, ...]]]) -> list[Item]:
    before, found = 0, []
    for x in path:
        found.append(Item(IDS[x], best[x][0] - before, "MU-MOV-01"))
        before = best[x][0]
    return found


def strike(
    s: Medioevo,
    seat: int,
    convoy: list[Transport],
    option: Action,
    go: tuple[Stride, ...],
    cost: tuple[Item, ...],
    left: int,
) -> Route:
    f = targets.announced(s, seat, convoy, option)
    told = {
        "percent": round(win_permille(s, f) / 10),
        "vf": sum(vf for _, _, vf in stages_of(s, f, 1)),
        "force": attack.engaged(s, f),
    }
    return Route(option[1], go, cost, left, Phrase("route-attack", told))


# -- questions


def command_brief(s: Medioevo, seat: int) -> Brief:
    chiefs = sum(c.attacks for c in s.captains[seat])
    return Brief(
        title=Phrase("title-command"),
        help=Phrase("help-command", {"count": chiefs}),
        rule="MU-ATK-03",
        idle=Phrase("idle-command"),
        done=Phrase("done-command"),
        places=tuple(dict.fromkeys(IDS[tr.place] for tr in s.fleets[seat] if MILITARY[tr.kind])),
    )


def march_brief(s: Medioevo, seat: int) -> Brief:
    f = frame(s)
    convoy = [transport(s, seat, i) for i in f.ids]
    points = min(tr.pm for tr in convoy)
    told = named(convoy[0]) | {"points": points}
    return Brief(
        title=Phrase("title-march", told),
        help=Phrase("help-march", {"vf": sum(tr.vf for tr in convoy)}),
        rule="MU-MOV-04",
        places=(IDS[convoy[0].place],),
        idle=Phrase("idle-march"),
    )


def move_hint(s: Medioevo, seat: int, action: Action) -> Hint | None:
    verb = bare(action[0])
    if verb in ("march", "handle", "join", "use", "embark", "aboard") and isinstance(action[1], int):
        tr = next((x for x in s.fleets[seat] if x.id == action[1]), None)
        if tr is None:
            return None
        told = {"vf": tr.vf, "points": tr.pm, "of": full_points(s, seat, tr)}
        return Hint(
            effect=Phrase("effect-transport", told),
            group="transports",
            rank=10 if verb == "march" else 20,
            places=(IDS[tr.place],),
        )
    if verb == "go":
        return go_hint(s, seat, action)
    if verb in (*ON_LAND, *AFLOAT_ON):
        return attack_hint(s, seat, action)
    if verb == "sortie":
        return Hint(effect=Phrase("effect-sortie"), group="attacks", rank=5)
    return None


def go_hint(s: Medioevo, seat: int, action: Action) -> Hint | None:
    f = frame(s)
    number = f.ids[0] if isinstance(f, March) else getattr(f, "number", -1)
    tr = next((x for x in s.fleets[seat] if x.id == number), None)
    if tr is None:
        return None
    cost = next((c for x, c in steps(s, seat, tr) if IDS[x] == action[1]), 0)
    return Hint(
        effect=Phrase("effect-go", {"cost": cost, "left": tr.pm - cost}),
        after=(Change("points", tr.pm, tr.pm - cost, "MU-MOV-01"),),
        group="ways",
        rank=30,
    )


def attack_hint(s: Medioevo, seat: int, action: Action) -> Hint | None:
    f = attack_of(s, seat, action)
    if f is None:
        return None
    foe = sum(vf for _, _, vf in stages_of(s, f, 1))
    walls = fort_of(s, f.place) if f.kind == LAND else 0
    told = {"vf": foe, "force": attack.engaged(s, f), "walls": walls, "percent": round(win_permille(s, f) / 10)}
    price = 0
    if f.victim >= 0 and not at_war(s, seat, f.victim):
        price = wars.war_cost(s, seat, f.victim, True)
    return Hint(
        cost=honour_cost(price),
        effect=Phrase("effect-attack", told),
        group="attacks",
        rank=1 if price else 0,
        sure=price > 0,
        places=(IDS[f.place],),
    )


def walls_brief(s: Medioevo, seat: int) -> Brief:
    f = frame(s)
    told = {"place": IDS[f.place], "vf": sum(f.inside), "force": attack.engaged(s, f), "walls": fort_of(s, f.place)}
    return Brief(
        title=Phrase("title-walls", told),
        help=Phrase("help-walls", told),
        rule="MU-SGE-02",
        places=(IDS[f.place],),
        idle=Phrase("idle-walls"),
    )


def walls_hint(s: Medioevo, seat: int, action: Action) -> Hint | None:
    f = frame(s)
    if not isinstance(f, Attack):
        return None
    if action[0] == "assault":
        told = {"percent": round(win_permille(s, f) / 10), "walls": fort_of(s, f.place)}
        return Hint(effect=Phrase("effect-assault", told), rank=0)
    power = sum(REDUCTION[e.level - 1] for e in s.engines[seat] if e.ride in f.ids or e.place == attack.origin(s, f))
    if action[0] in ("besiege", "besiege_ashore"):
        return Hint(effect=Phrase("effect-besiege", {"power": power}), rank=1)
    return Hint(effect=Phrase("effect-stop-attack"), rank=9)


SIEGE_STEPS = (Phrase("siege-artillery"), Phrase("siege-reduction"), Phrase("siege-battle"), Phrase("siege-attrition"))


def siege_brief(s: Medioevo, seat: int) -> Brief:
    f = frame(s)
    turns = max((g.turns for g in mine(s, seat, f.place)), default=1)
    before = s.fort[f.place]
    tally = (
        Change(Phrase("tally-besieger"), None, besieger_vf(s, seat, f.place), "MU-SGE-12"),
        Change(Phrase("tally-inside"), None, besieged(s, f), "MU-SGE-03"),
        Change(Phrase("tally-walls"), before, walls_after(s, f), "MU-SGE-06"),
    )
    return Brief(
        title=Phrase("title-siege", {"place": IDS[f.place], "turn": turns}),
        help=Phrase("help-siege"),
        rule="MU-SGE-05",
        steps=SIEGE_STEPS,
        at=1,
        tally=tally,
        places=(IDS[f.place],),
        idle=Phrase("idle-siege"),
    )


def siege_hint(s: Medioevo, seat: int, action: Action) -> Hint | None:
    f = frame(s)
    if not isinstance(f, SiegeTurn):
        return None
    if action[0] == "confirm":
        rest, vf = walls_after(s, f), besieged(s, f)
        falls = vf > FORT_ROOM[rest]
        return Hint(effect=Phrase("effect-confirm", {"before": s.fort[f.place], "walls": rest, "battle": int(falls)}))
    if action[0] == "storm":
        thought = siege_attack(s, f, "storm")
        percent = round(win_permille(s, thought) / 10) if thought is not None else 0
        return Hint(effect=Phrase("effect-assault", {"percent": percent, "walls": fort_of(s, f.place)}), rank=1)
    if action[0] == "abandon":
        return Hint(effect=Phrase("effect-abandon"), rank=9, sure=True)
    return Hint(effect=Phrase("effect-await"), rank=5)


def battle_brief(s: Medioevo, seat: int) -> Brief:
    f = frame(s)
    force, wall = sum(f.force), sum(f.wall)
    kind = kind_of(s)
    told = {"place": IDS[f.place], "mode": f.mode, "force": force, "vf": wall}
    tally = (
        Change(Phrase("loss-attacker"), force + sum(f.lost), force, "MU-RES-01"),
        Change(Phrase("loss-defender"), wall + sum(f.fell), wall, "MU-RES-01"),
    )
    help_ = Phrase("help-battle-cards", {"count": s.lt[seat]}) if kind == "battle_cards" else None
    at = {"battle_cards": 0, "leader": 0, "first_roll": 0, "lose_card": 2, "again": 3}.get(kind, 0)
    return Brief(
        title=Phrase("title-battle", told),
        help=help_,
        rule="MU-RES-10",
        places=(IDS[f.place],),
        tally=tally,
        steps=tuple(Phrase(f"battle-{x}") for x in ("cards", "roll", "losses", "again")),
        at=at,
        by=next((x for x in (f.attackers if seat in f.defenders else f.defenders) if x >= 0), None),
    )


def battle_hint(s: Medioevo, seat: int, action: Action) -> Hint | None:
    f = frame(s)
    if not isinstance(f, Battle):
        return None
    if action[0] in ("cards", "fight"):
        told = battle_odds(s, f, seat, action)
        if told is None:
            return None
        win = told.chances[0].permille if seat in f.attackers else told.chances[2].permille
        plus = sum(battle.bonus(s, f, seat, kind, seat in f.attackers) for kind in action[1:])
        detail = f"cards/{action[1]}" if len(action) == 2 else ""
        return Hint(effect=Phrase("effect-roll", {"percent": round(win / 10), "plus": plus}), detail=detail)
    if action[0] == "stop":
        return Hint(effect=Phrase("effect-stop-battle"), rank=9)
    if action[0] == "give_up":
        return Hint(effect=card_words(action[1]), detail=f"cards/{action[1]}")
    return None


def losses_brief(s: Medioevo, seat: int) -> Brief:
    f = frame(s)
    assert isinstance(f, Losses)
    return Brief(
        title=Phrase("title-losses", {"vf": f.amount, "why": f.why or "battle"}),
        rule="MU-RES-03",
        places=tuple(IDS[x] for x in f.spaces),
        help=Phrase("help-losses"),
        plans=(losses_plan(s, f),),
    )


def losses_plan(s: Medioevo, f: Losses) -> Plan:
    """All at once: the ground first, then the fullest transports; their last VF at the end."""
    left, taken = f.amount, []
    rows = sorted(piles(s, f), key=lambda pile: (isinstance(pile[0], int), -pile[1]))
    for spare in (1, 0):
        for i, (ref, most) in enumerate(rows):
            n = min(left, most - (spare if isinstance(ref, int) else 0))
            if n > 0:
                taken.append(Stride(("lose", ref, n), "losses"))
                rows[i] = (ref, most - n)
                left -= n
    return Plan(Phrase("plan-losses", {"vf": f.amount}), tuple(taken))


def losses_hint(s: Medioevo, seat: int, action: Action) -> Hint | None:
    if action[0] == "lose" and isinstance(action[1], int):
        tr = next((x for x in s.fleets[seat] if x.id == action[1]), None)
        return Hint(effect=tr_words(tr), places=(IDS[tr.place],)) if tr is not None else None
    if action[0] == "lose":
        return Hint(effect=Phrase("effect-lose", {"vf": s.vf[seat][NUMBER[action[1]]]}))
    return None


def spoils_hint(s: Medioevo, seat: int, action: Action) -> Hint | None:
    f = frame(s)
    item = f.items[0]
    if action[0] == "plunder":
        worth = value(s, f, item) * PLUNDER_PERCENT // 100
        return Hint(
            effect=Phrase("effect-sell", {"amount": worth}), after=treasury(s, seat, worth, "MU-CON-04"), rank=1
        )
    if action[0] == "destroy":
        points = HONOUR[f"destroy_{item[0]}"] if item[1] >= 0 else 0
        after = (Change("honour", s.honour[seat], s.honour[seat] + points, "MU-CON-03"),) if points else ()
        return Hint(effect=Phrase("effect-destroy", {"points": points}), after=after, rank=2)
    return Hint(effect=Phrase("effect-keep-spoils"))


def spoils_brief(s: Medioevo, seat: int) -> Brief:
    f = frame(s)
    return Brief(
        title=Phrase("title-spoils", {"place": IDS[f.place], "count": len(f.items)}),
        rule="MU-CON-02",
        places=(IDS[f.place],),
    )


def attacked_brief(s: Medioevo, seat: int) -> Brief:
    """Questions in the course of an attack: who attacks whom, where, with how many."""
    f, kind = frame(s), kind_of(s)
    victim = f.victim
    force = attack.engaged(s, f) if isinstance(f, Attack) else raids.engaged(s, f)
    defence = sum(strength(s, p, f.place) for p in (victim, *f.helpers) if p >= 0) if victim >= 0 else s.wild[f.place]
    told = {"place": IDS[f.place], "force": force, "vf": defence}
    by = f.seat if f.seat >= 0 and f.seat != seat else None
    return Brief(
        title=Phrase(f"title-{kind}", told),
        help=Phrase(f"help-{kind}", told),
        by=by,
        places=(IDS[f.place],),
        rule=ATTACKED[kind],
        done=Phrase("done-bring") if kind == "bring" else None,
    )


ATTACKED = {
    "captain": "MU-ATK-10",
    "help": "MU-ATK-12",
    "muster": "MU-EMP-04",
    "gates": "MU-EMP-12",
    "onward": "MU-ATK-12",
    "join_attack": "MU-MUL-03",
    "bring": "MU-MUL-03",
    "accept": "MU-MUL-03",
    "ramming": "MU-NAV-01",
    "inside": "MU-ATK-13",
    "stand_by": "MU-BRB-09",
}


def muster_hint(s: Medioevo, seat: int, action: Action) -> Hint | None:
    if action[0] in ("help", "open_gates"):
        return Hint(effect=Phrase(f"effect-{action[0]}"))
    return Hint(effect=card_words(action[1]), detail=f"cards/{action[1]}") if action[0] == "muster" else None


def captain_hint(s: Medioevo, seat: int, action: Action) -> Hint | None:
    if action[0] == "lead" and len(action) == 2:
        chief = captain(s, seat, action[1])
        return Hint(
            effect=Phrase("effect-lead", {"level": chief.level, "count": chief.attacks}), places=(IDS[chief.place],)
        )
    return None


HINTS = {
    "command": move_hint,
    "march": move_hint,
    "walls": walls_hint,
    "siege": siege_hint,
    "battle_cards": battle_hint,
    "again": battle_hint,
    "lose_card": battle_hint,
    "losses": losses_hint,
    "spoils": spoils_hint,
    "muster": muster_hint,
    "help": muster_hint,
    "gates": muster_hint,
    "captain": captain_hint,
    "leader": captain_hint,
}
BRIEFS = {
    "command": command_brief,
    "march": march_brief,
    "walls": walls_brief,
    "siege": siege_brief,
    "battle_cards": battle_brief,
    "again": battle_brief,
    "lose_card": battle_brief,
    "first_roll": battle_brief,
    "leader": battle_brief,
    "losses": losses_brief,
    "spoils": spoils_brief,
    **dict.fromkeys(ATTACKED, attacked_brief),
}
