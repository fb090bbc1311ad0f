"""Chapters CRD, RES and MUL, and the dice of ASL and NAV (MU-NAV-02): a battle, roll by roll.

A `Battle` is fought by parties (seats, or BARBARIANS) with the VF they have engaged. It changes no army on the map: it
counts what each party loses, and whoever called it (`attack`, `siege`, `barbarians`) takes that from the stacks.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from araldo.games.medioevo_universale.board import IDS, SEA
from araldo.games.medioevo_universale.box import (
    ALCHEMY_FIELD,
    ALCHEMY_NAVAL,
    ALCHIMIA,
    ASSAULT_DIE,
    ASSAULT_FOE_DIE,
    CHIEF_BONUS,
    FACE,
    FIELD_DIE,
    FIELD_FOE_DIE,
    FORT_BONUS,
    INGEGNERIA,
    MATEMATICA,
    PARAMS,
    STRATEGIA,
    TRIPLE,
    TRIPLE_BONUS,
    WINNER_PAYS,
    masks,
)
from araldo.games.medioevo_universale.frames import Battle
from araldo.games.medioevo_universale.rules import instant
from araldo.games.medioevo_universale.rules.hands import held, throw
from araldo.games.medioevo_universale.rules.land import quiet
from araldo.games.medioevo_universale.rules.structures import buildings, fort_of
from araldo.games.medioevo_universale.state import BARBARIANS, Medioevo
from araldo.kernel import (
    AGAIN,
    ALL,
    Action,
    Option,
    ask,
    call,
    end,
    note,
    procedure,
    roll,
    see,
    single,
)

FIELD, ASSAULT, NAVAL = "field", "assault", "naval"
# MU-CRD-02
ATTACK_CARDS = ("arciere", "balestriere", "condottiero", "eroina", "genio", "templare")
DEFENCE_CARDS = ("arciere", "balestriere", "eroina", "genio", "monaco")
NONE: Action = ("cards",)
HEROINE: int = PARAMS["eroina"]["die_more"]
ARCHER: int = PARAMS["arciere"]["extra_enemy_loss"]
CROSSBOW_WALLS: int = PARAMS["balestriere"]["defence_fortified"]
# What a card adds to the attacker's die, to the defender's, and instead of it with a technology.
PLUS: dict[str, tuple[int, int, tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]] = {
    kind: (
        PARAMS[kind].get("attack", 0),
        PARAMS[kind].get("defence", 0),
        masks({**PARAMS[kind].get("attack_with", {}), **PARAMS[kind].get("with", {})}),
        masks({**PARAMS[kind].get("defence_with", {}), **PARAMS[kind].get("with", {})}),
    )
    for kind in ("balestriere", "condottiero", "genio", "monaco", "templare")
}


def total(forces: list[int]) -> int:
    return sum(forces)


def is_done(f: Battle) -> bool:
    return f.stopped or not total(f.force) or not total(f.wall)


def party_a(f: Battle) -> int:
    return f.attackers[f.turn_a]


def party_d(f: Battle) -> int:
    return f.defenders[f.turn_d]


# -- before a roll: the leading Captain, then cards (MU-CRD-01, MU-DEC-38, MU-DEC-42)


def next_roll(s: Medioevo, f: Battle) -> int | None:
    if is_done(f):
        return end(s, (over(f), tuple(f.lost), tuple(f.fell), tuple(f.fallen), f.led, f.last))
    f.cards_a, f.cards_d, f.shown, f.loser = [], [], 0, -1
    f.turn_a = next_able(f.force, f.row_a, f.turn_a)
    f.turn_d = next_able(defending(f), f.row_d, f.turn_d)
    if len(f.captains) == 1:
        f.leader = f.led = f.captains[0]
    return None


def over(f: Battle) -> str:
    """`won`: no defender is left; `both`: nobody is; `lost`: no attacker is; `stopped`: the attacker has had enough."""
    if not total(f.wall):
        return "won" if total(f.force) else "both"
    return "stopped" if total(f.force) else "lost"


def next_able(forces: list[int], row: list[int], at: int) -> int:
    """The next party of a row, from `at` on, that still has VF."""
    start = row.index(at) if row else 0
    return next((i for i in (*row[start:], *row[:start]) if forces[i]), at)


def defending(f: Battle) -> list[int]:
    """MU-MUL-02: while allies stand, the owner's last VF does not fight."""
    if len(f.wall) > 1 and f.wall[0] == 1 and any(f.wall[1:]):
        return [0, *f.wall[1:]]
    return f.wall


def ask_first(s: Medioevo, f: Battle) -> int | None:
    """MU-MUL-01, MU-DEC-43: before the first roll a side of several players says in which order they roll."""
    for side, forces, row in ((f.attackers, f.force, f.row_a), (f.defenders, defending(f), f.row_d)):
        if len(row) == len(side):
            continue
        chief = next((x for x in side if x >= 0), -1)
        if chief >= 0 and sum(vf > 0 for i, vf in enumerate(forces) if i not in row) > 1:
            return ask(s, "first_roll", chief)
        rest = [i for i in range(len(side)) if i not in row]
        row += [i for i in rest if forces[i]] + [i for i in rest if not forces[i]]
    return None


def first_options(s: Medioevo, f: Battle, seat: int) -> list[Option]:
    side, forces, row = line_of(f, seat)
    return [("begins", party) for i, (party, vf) in enumerate(zip(side, forces, strict=True)) if vf and i not in row]


def line_of(f: Battle, seat: int) -> tuple[list[int], list[int], list[int]]:
    """The parties of a seat's side, the VF with which each can fight, and the order of rolls named so far."""
    if seat in f.attackers:
        return f.attackers, f.force, f.row_a
    return f.defenders, defending(f), f.row_d


def first_named(s: Medioevo, f: Battle, seat: int, action: Action) -> None:
    side, _, row = line_of(f, seat)
    row.append(side.index(action[1]))


def default_first(s: Medioevo, f: Battle, seat: int) -> Action:
    """Turn order."""
    parties = [option[1] for option in first_options(s, f, seat)]
    return ("begins", min(parties, key=lambda party: s.order.index(party) if party >= 0 else -1))


def begin_rolls(s: Medioevo, f: Battle) -> None:
    if not f.rolls:
        f.turn_a = next_able(f.force, f.row_a, f.row_a[0])
        f.turn_d = next_able(defending(f), f.row_d, f.row_d[0])


def ask_leader(s: Medioevo, f: Battle) -> int | None:
    """MU-CPT-03: with several Captains the attacker says who leads each roll."""
    if len(f.captains) < 2 or f.turn_a or f.leader >= 0:
        return None
    return ask(s, "leader", f.attackers[0])


def leaders(s: Medioevo, f: Battle, seat: int) -> list[Option]:
    return [("lead", number) for number in f.captains]


def led(s: Medioevo, f: Battle, seat: int, action: Action) -> None:
    f.leader = f.led = action[1]


def ask_cards(s: Medioevo, f: Battle) -> int | None:
    """The attacker first, then the defender. Who holds no card at all is not asked."""
    while f.shown < 2:
        seat = party_a(f) if f.shown == 0 else party_d(f)
        if seat >= 0 and s.hands[seat]:
            return ask(s, "battle_cards", seat)
        f.shown += 1
    return None


def usable(s: Medioevo, f: Battle, seat: int) -> list[str]:
    """MU-EMP-13: battle cards that help now."""
    attacking = f.shown == 0
    kinds = {FACE[p] for p in s.hands[seat]}
    return [k for k in (ATTACK_CARDS if attacking else DEFENCE_CARDS) if k in kinds and worth(s, f, seat, k, attacking)]


def worth(s: Medioevo, f: Battle, seat: int, kind: str, attacking: bool) -> bool:
    techs = s.tech[seat]
    if kind == "eroina":
        return any(s.church[t] for t in quiet(s, seat))
    if kind == "genio":
        return bool(techs & (MATEMATICA | INGEGNERIA))
    if kind in ("monaco", "templare"):
        return f.place < SEA and bool(buildings(s, f.place)) and (attacking or s.owner[f.place] == seat)
    return True


def card_sets(s: Medioevo, f: Battle, seat: int) -> list[Option]:
    """MU-CRD-01: at most LT, all different. MU-CRD-03: besides, instant cards of the player whose Combat turn it is."""
    kinds = usable(s, f, seat)
    found: list[Option] = [NONE]
    for count in range(1, min(s.lt[seat], len(kinds)) + 1):
        found += [("cards", *chosen) for chosen in combinations(kinds, count)]
    if f.shown == 0 and f.turn_a == 0:
        instant.add_in_battle(s, seat, found)
    return found


def cards_shown(s: Medioevo, f: Battle, seat: int, action: Action) -> None:
    if action[0] != "cards":  # MU-CRD-03: it acts at once; then the roll is prepared anew
        f.step = 0
        instant.play(s, seat, action)
        return
    cards = [held(s, seat, kind) for kind in action[1:]]
    if f.shown == 0:
        f.cards_a = cards
    else:
        f.cards_d = cards
    f.shown += 1
    if cards:
        for card in cards:
            see(s, card, ALL)
        note(s, "battle_cards", rule="MU-CRD-01", seat=seat, cards=list(action[1:]))


def default_cards(s: Medioevo, f: Battle, seat: int) -> Action:
    """All useful ones up to LT, by bonus. What is shown stays in hand unless it is lost (MU-EMP-05)."""
    kinds = sorted(usable(s, f, seat), key=lambda k: (-bonus(s, f, seat, k, f.shown == 0), k))[: s.lt[seat]]
    order = ATTACK_CARDS if f.shown == 0 else DEFENCE_CARDS
    return ("cards", *sorted(kinds, key=order.index))


def bonus(s: Medioevo, f: Battle, seat: int, kind: str, attacking: bool) -> int:
    """What a card adds to the die (MU-ASL-03, MU-CRD-08: walls count in an assault only)."""
    if kind not in PLUS:
        return 0
    if kind == "balestriere" and not attacking and f.mode == ASSAULT:
        return CROSSBOW_WALLS
    attack, defence, attack_with, defence_with = PLUS[kind]
    for tech, value in attack_with if attacking else defence_with:
        if s.tech[seat] & tech:
            return value
    return attack if attacking else defence


def dice(mode: str, kinds: Sequence[str], foe_kinds: Sequence[str]) -> tuple[int, int]:
    """The sides of the attacker's and of the defender's die: eroina's is larger."""
    die, foe = (ASSAULT_DIE, ASSAULT_FOE_DIE) if mode == ASSAULT else (FIELD_DIE, FIELD_FOE_DIE)
    return die + (HEROINE if "eroina" in kinds else 0), foe + (HEROINE if "eroina" in foe_kinds else 0)


# -- the roll (MU-RES-10)


def throw_dice(s: Medioevo, f: Battle) -> None:
    a, d = party_a(f), party_d(f)
    f.rolls += 1
    f.last = f.turn_a
    kinds_a, kinds_d = [FACE[p] for p in f.cards_a], [FACE[p] for p in f.cards_d]
    die_a, die_d = dice(f.mode, kinds_a, kinds_d)
    rolled_a, rolled_d = roll(s, "attack", die_a), roll(s, "defence", die_d)
    plus_a, plus_d = adds(s, f, a, kinds_a, True), adds(s, f, d, kinds_d, False)
    lost, fell = resolve(s, f, rolled_a + plus_a, rolled_d + plus_d)
    note(
        s, "rolled_battle", rule="MU-RES-01", place=IDS[f.place], mode=f.mode, die=rolled_a, plus=plus_a,
        attack=rolled_a + plus_a, foe_die=rolled_d, foe_plus=plus_d, defence=rolled_d + plus_d, lost=lost, fell=fell,
    )  # fmt: skip


def adds(s: Medioevo, f: Battle, seat: int, kinds: list[str], attacking: bool) -> int:
    """Cards, fortification, strategia, Bombards, alchimia at sea, barbarian Captain."""
    value = FORT_BONUS[fort_of(s, f.place)] if not attacking and f.mode == ASSAULT else 0  # MU-ASL-02
    if seat == BARBARIANS:
        return value + CHIEF_BONUS[f.chief if attacking else f.guard]  # MU-CRD-07
    for kind in kinds:
        value += bonus(s, f, seat, kind, attacking)
    if f.mode != ASSAULT and f.guns:
        value += f.guns[0 if attacking else 1]
    if f.mode == NAVAL and s.tech[seat] & ALCHIMIA:
        value += ALCHEMY_NAVAL
    return value + strategy(s, f, seat, attacking)


def strategy(s: Medioevo, f: Battle, seat: int, attacking: bool) -> int:
    """MU-CRD-04: three times the enemy, unless an enemy has strategia too."""
    own, foe = (f.force, f.wall) if attacking else (f.wall, f.force)
    other = party_d(f) if attacking else party_a(f)
    if not s.tech[seat] & STRATEGIA or total(own) < TRIPLE * total(foe):
        return 0
    return 0 if other >= 0 and s.tech[other] & STRATEGIA else TRIPLE_BONUS


def losses(loser: int, winner: int, difference: int, half: bool, both: bool) -> tuple[int, int]:
    """MU-RES-01, MU-RES-02: VF lost by the loser and by the winner of a roll; `both`: option `loss_cap`."""
    lost = min(difference, loser, winner) if both else min(difference, loser)
    paid = lost // WINNER_PAYS if half else 0
    if paid > winner:
        paid = winner
        lost = WINNER_PAYS * winner
    return lost, paid


def resolve(s: Medioevo, f: Battle, value_a: int, value_d: int) -> tuple[int, int]:
    """MU-RES-10: what the attacker and the defender lose."""
    force, wall = f.force[f.turn_a], owner_cap(f, defending(f)[f.turn_d])
    both = s.options["loss_cap"] == "both"
    a = d = 0
    if value_a > value_d:
        d, a = losses(wall, force, value_a - value_d, True, both)
    elif value_d > value_a:
        a, d = losses(force, wall, value_d - value_a, f.mode != ASSAULT, both)  # MU-ASL-02
    d += extra(s, f, True, value_a > value_d)
    a += extra(s, f, False, value_d > value_a)
    a, d = min(a, force), min(d, wall)
    f.force[f.turn_a] -= a
    f.lost[f.turn_a] += a
    f.wall[f.turn_d] -= d
    f.fell[f.turn_d] += d
    if value_a != value_d:
        f.loser = party_d(f) if value_a > value_d else party_a(f)
    f.shown = 3
    return a, d


def owner_cap(f: Battle, wall: int) -> int:
    """MU-MUL-02: the owner's losses stop at his last VF while allies stand."""
    return wall - 1 if f.turn_d == 0 and len(f.wall) > 1 and any(f.wall[1:]) else wall


def extra(s: Medioevo, f: Battle, attacking: bool, won: bool) -> int:
    """MU-RES-04, MU-CRD-06: arciere always, alchimia in field battles on land when its owner wins the roll."""
    seat = party_a(f) if attacking else party_d(f)
    kinds = [FACE[p] for p in (f.cards_a if attacking else f.cards_d)]
    value = ARCHER if "arciere" in kinds else 0
    if won and seat >= 0 and f.mode == FIELD and s.tech[seat] & ALCHIMIA:
        value += ALCHEMY_FIELD
    return value


# -- after a roll


def ask_card_lost(s: Medioevo, f: Battle) -> int | None:
    """MU-RES-06, MU-DEC-41: the loser gives up one of the cards he has just shown."""
    if f.loser < 0:
        return None
    cards = f.cards_d if f.loser == party_d(f) and f.loser != party_a(f) else f.cards_a
    kinds = {FACE[p] for p in cards}
    if not cards:
        f.loser = -1
        return None
    if len(kinds) == 1:
        card_lost(s, f, f.loser, ("give_up", kinds.pop()))
        return None
    return ask(s, "lose_card", f.loser)


def losable(s: Medioevo, f: Battle, seat: int) -> list[Option]:
    cards = f.cards_a if seat == party_a(f) else f.cards_d
    return [("give_up", kind) for kind in sorted({FACE[p] for p in cards})]


def default_lost(s: Medioevo, f: Battle, seat: int) -> Action:
    attacking = seat == party_a(f)
    cards = f.cards_a if attacking else f.cards_d
    kind = min(sorted({FACE[p] for p in cards}), key=lambda k: bonus(s, f, seat, k, attacking))
    return ("give_up", kind)


def card_lost(s: Medioevo, f: Battle, seat: int, action: Action) -> None:
    card = throw(s, seat, action[1])
    f.fallen.append((seat, card))
    f.loser = -1
    note(s, "card_lost", rule="MU-RES-06", seat=seat, card=action[1])


def ask_again(s: Medioevo, f: Battle) -> int | None:
    """MU-ATK-10, MU-ATK-11, MU-DEC-40. Barbarians fight to the end (MU-BRB-08)."""
    if is_done(f) or f.attackers[0] < 0:
        return None
    return ask(s, "again", f.attackers[0]) if f.shown == 3 else None


def again_options(s: Medioevo, f: Battle, seat: int) -> list[Option]:
    return [("fight",), ("stop",)]


def default_again(s: Medioevo, f: Battle, seat: int) -> Action:
    return ("stop",) if total(f.force) < total(f.wall) else ("fight",)


def answered(s: Medioevo, f: Battle, seat: int, action: Action) -> None:
    f.stopped = action[0] == "stop"
    f.shown = 4


def following(row: list[int], at: int) -> int:
    return row[(row.index(at) + 1) % len(row)]


def alternate(s: Medioevo, f: Battle) -> int:
    """MU-MUL-01: the next of each side."""
    f.turn_a = following(f.row_a, f.turn_a)
    f.turn_d = following(f.row_d, f.turn_d)
    if len(f.captains) > 1:
        f.leader = -1
    f.step = 0
    return AGAIN


def begin(
    s: Medioevo,
    mode: str,
    place: int,
    attackers: list[int],
    force: list[int],
    defenders: list[int],
    wall: list[int],
    *,
    chief: int = 0,
    guard: int = 0,
    guns: tuple[int, int] = (0, 0),
    captains: tuple[int, ...] = (),
) -> None:
    """Call a battle. Its result reaches the caller's frame as a tuple: outcome, losses of each side, cards, leader."""
    call(
        s,
        Battle(
            mode=mode,
            place=place,
            attackers=attackers,
            defenders=defenders,
            force=force,
            wall=wall,
            lost=[0] * len(attackers),
            fell=[0] * len(defenders),
            chief=chief,
            guard=guard,
            guns=list(guns),
            captains=list(captains),
        ),
    )


PROCEDURES = [
    procedure(
        Battle,
        next_roll,
        ask_first,
        begin_rolls,
        ask_leader,
        ask_cards,
        throw_dice,
        ask_card_lost,
        ask_again,
        alternate,
    )
]

QUESTIONS = [
    single("first_roll", Battle, first_named, options=first_options, default=default_first),
    single("leader", Battle, led, options=leaders),
    single("battle_cards", Battle, cards_shown, options=card_sets, default=default_cards),
    single("lose_card", Battle, card_lost, options=losable, default=default_lost),
    single("again", Battle, answered, options=again_options, default=default_again),
]
