"""What may come of a battle if nobody retreats: it is fought many times over with the rules' own tables.

The dice are always the same ones, so that the same battle has the same odds whoever asks, and however often.
"""

from __future__ import annotations

from collections import Counter
from copy import copy
from functools import lru_cache
from random import Random
from typing import NamedTuple

from araldo.games.medieval_conspiracy.board import IDS, NUMBER
from araldo.games.medieval_conspiracy.box import (
    CASTLE_MALUS,
    FORGING,
    HOSTLER,
    KNIGHT,
    MERCENARY,
    PREACHER_BONUS,
    RELIC_BONUS,
    REMOVES,
    kind_of,
    owner_of,
    unit,
    unit_of,
)
from araldo.games.medieval_conspiracy.rules.battlecards import army, price, side_of
from araldo.games.medieval_conspiracy.rules.combat import LIVES, hit_row, hits_for, modifier
from araldo.games.medieval_conspiracy.rules.lineup import default_rows
from araldo.games.medieval_conspiracy.rules.realm import bases, troops
from araldo.games.medieval_conspiracy.rules.war import ATTACK, strength
from araldo.games.medieval_conspiracy.state import Combat, Conspiracy, War
from araldo.kernel import Action, bit
from araldo.kernel.telling import Chance, Item, Loss, Odds, Phrase, Side

BATTLES = 2000
ROLLS = [a + b for a in range(1, 7) for b in range(1, 7)]
DRAFTS = ("muster", "reinforce", "combat_cards", "retreat")

Army = tuple[int, ...]
Armies = tuple[Army, Army]
Struck = list[tuple[int, int, str]]
Front = tuple[list[Struck], list[Struck]]  # by the dice of the attack, by those of the defence


class Field(NamedTuple):
    """A battle with two armies, whatever else counts in it, on a state of one's own."""

    s: Conspiracy
    w: War
    f: Combat


# -- how it goes


def ends(field: Field, battles: int = BATTLES) -> Counter[Armies]:
    """How often each pair of armies is what is left."""
    rng, found = Random(0), Counter[Armies]()
    begins = tuple(sorted(field.w.attackers)), tuple(sorted(field.w.defenders))
    fronts: dict[tuple[bool, Armies], list[Front]] = {}
    for _ in range(battles):
        first, armies = field.f.round == 0, begins
        while all(armies):
            if (first, armies) not in fronts:
                fronts[first, armies] = _line_up(field, first, armies)
            armies = _fought(rng, armies, fronts[first, armies])
            first = False
        found[armies] += 1
    return found


def _line_up(field: Field, first: bool, armies: Armies) -> list[Front]:
    """MC-CMB-14: the rows as they stand if nobody says otherwise, with what each side's roll may do to the other."""
    s, w, f = field
    tough = s.options["mercenary_hits"]
    f.round = 0 if first else 1
    w.attackers, w.defenders = list(armies[0]), list(armies[1])
    lines = []
    for f.side in (0, 1):
        lines.append(default_rows(s, f))
    rows = []
    for ours, theirs in zip(*lines, strict=True):
        more = modifier(s, f, w, 0, ours[0], theirs[0], len(ours) - 1)
        theirs_more = modifier(s, f, w, 1, theirs[0], ours[0], len(theirs) - 1)
        rows.append((_wounds(tuple(theirs), more, tough), _wounds(tuple(ours), theirs_more, tough)))
    return rows


@lru_cache(4096)
def _wounds(row: Army, more: int, mercenary_hits: int) -> list[Struck]:
    """MC-CMB-18 to MC-CMB-21: what a row suffers, for each of the 36 ways that two dice may fall."""
    suffers = [hit_row(list(row), hits, mercenary_hits) for hits in range(3)]
    return [suffers[hits_for(dice + more)] for dice in ROLLS]


def _fought(rng: Random, armies: Armies, rows: list[Front]) -> Armies:
    """MC-CMB-19: all rolls first, then all hits."""
    attackers, defenders = list(armies[0]), list(armies[1])
    for on_them, on_us in rows:
        _suffer(defenders, on_them[int(rng.random() * 36)])
        _suffer(attackers, on_us[int(rng.random() * 36)])
    return tuple(sorted(attackers)), tuple(sorted(defenders))


def _suffer(units: list[int], struck: Struck) -> None:
    for u, after, fate in struck:
        units.remove(u)
        if fate == LIVES:
            units.append(after)


# -- what is asked about


def odds(s: Conspiracy, seat: int, action: Action) -> Odds | None:
    """Before an attack, before one takes a side, and with each thing that is added to a draft of a battle."""
    assert s.asked is not None
    kind = s.asked.kind
    if action[0] == "attack":
        return _of_attack(s, seat, NUMBER[action[1]])
    war = next((f for f in reversed(s.frames) if isinstance(f, War)), None)
    if war is None or war.defender < 0:
        return None
    if kind == "side":
        w = _all_come(s, war)
        mine = _strongest(s, seat, war.target)
        if action[0] == "join_attack":
            w.attackers += mine
        elif action[0] == "join_defence":
            w.defenders += _near(s, seat, war.target)
        return in_words(_field(s, w), _side(action[0]), "odds-note-come")
    if kind == "ally":
        w = _all_come(s, war)
        if action[0] == "accept":
            attack = war.wish == ATTACK
            more = (_strongest if attack else _near)(s, war.speaker, war.target)
            (w.attackers if attack else w.defenders).extend(more)
        return in_words(_field(s, w), side_of(war, seat), "odds-note-come")
    if kind in DRAFTS and (action == ("done",) or action[0] in ("send", "play", "levy", "flee")):
        draft = [*s.asked.drafts.get(seat, []), *([action] if action != ("done",) else [])]
        return _of_draft(s, war, seat, kind, draft) if draft or kind != "muster" else None  # nobody fights yet
    return None


def _of_attack(s: Conspiracy, seat: int, land: int) -> Odds:
    w = War(leader=seat, target=land, defender=s.owner[land])
    w.attackers = _strongest(s, seat, land)
    w.defenders = troops(s, w.defender, land) if w.defender >= 0 else []
    return in_words(_field(s, w), 0, "odds-note-attack")


def _of_draft(s: Conspiracy, war: War, seat: int, kind: str, draft: list[Action]) -> Odds:
    if kind == "muster":
        w = _copy(war)
        w.attackers += [unit_of(seat, word) for _, word, _ in draft]
        w.defenders = troops(s, war.defender, war.target)
        return in_words(_field(s, w), 0, "odds-note-muster")
    w, side = _copy(war), side_of(war, seat)
    if kind == "reinforce":
        w.defenders += [unit_of(seat, word) for _, word, _ in draft]
        return in_words(_field(s, w), 1, "odds-note-muster")
    if kind == "retreat":
        for _, word in draft:
            army(w, side).remove(unit_of(seat, word))
        return in_words(_field(s, w), side, "odds-note-retreat")
    field = _field(s, w)
    for edit in draft:
        _with_card(field, seat, edit)
    return in_words(field, side, "odds-note-cards")


def _with_card(field: Field, seat: int, edit: Action) -> None:
    """MC-CMB-09: what a combat card changes; Defectors and Uprisings take the first that they may."""
    s, w, f = field
    side = side_of(w, seat)
    if price(s, edit):
        army(w, side).append(unit(seat, MERCENARY))
    elif edit[1] in ("defector", "peasant_uprising"):
        foes = army(w, 1 - side)
        struck = [u for u in foes if kind_of(u) == MERCENARY][: 1 if edit[1] == "defector" else REMOVES[edit[1]][1]]
        for u in struck:
            foes.remove(u)
        if edit[1] == "defector" and struck:
            army(w, side).append(unit(seat, MERCENARY))
    elif edit[1] == "art_of_forging":
        f.forging |= bit(seat)
    else:
        f.hostlers |= bit(seat)


def _all_come(s: Conspiracy, war: War) -> War:
    """Everybody who has taken a side comes with all that he may bring."""
    w = _copy(war)
    for one in (war.leader, *war.allies):
        w.attackers += _strongest(s, one, war.target)
    w.defenders = troops(s, war.defender, war.target)
    for one in war.friends:
        w.defenders += _near(s, one, war.target)
    return w


def _strongest(s: Conspiracy, seat: int, target: int) -> list[int]:
    """MC-CMB-04, MC-AMB-12: the most that a seat can send against a fief."""
    armies = [troops(s, seat, land) for land in bases(s, seat, target)]
    if s.options["attack_origins"] != "one":
        return [u for units in armies for u in units]
    return max(armies, key=strength, default=[])[:]


def _near(s: Conspiracy, seat: int, target: int) -> list[int]:
    return [u for land in bases(s, seat, target, electorates=True) for u in troops(s, seat, land)]


def _copy(war: War) -> War:
    return War(leader=war.leader, target=war.target, defender=war.defender, allies=war.allies, friends=war.friends,
               attackers=war.attackers[:], defenders=war.defenders[:])  # fmt: skip


def _field(s: Conspiracy, w: War) -> Field:
    """The battle on a state that differs in nothing but its frames."""
    now = s.frames[-1]
    f = Combat()
    if isinstance(now, Combat):
        f = Combat(round=now.round, forging=now.forging, hostlers=now.hostlers)
    # Whoever fights is known by his units, also before anybody was asked.
    w.allies = sorted({*w.allies, *map(owner_of, w.attackers)} - {w.leader})
    w.friends = sorted({*w.friends, *map(owner_of, w.defenders)} - {w.defender})
    own = copy(s)
    own.frames = [w, f]
    return Field(own, w, f)


def _side(verb: str) -> int | None:
    return {"join_attack": 0, "join_defence": 1}.get(verb)


# -- in words


def in_words(field: Field, side: int | None, note: str) -> Odds:
    w = field.w
    sides = _sides(field)
    before = [len(w.attackers), len(w.defenders)]
    found = ends(field)
    total = found.total()
    attack, held = (round(1000 * sum(n for armies, n in found.items() if armies[side]) / total) for side in (0, 1))
    chances = [(Phrase("odds-attack"), attack, 0), (Phrase("odds-nobody"), 1000 - attack - held, None),
               (Phrase("odds-defence"), held, 1)]  # fmt: skip
    if side == 1:
        chances.reverse()
    return Odds(
        Phrase("odds-title", {"land": IDS[w.target]}),
        tuple(Chance(label, permille, _good(side, n)) for label, permille, n in chances if permille or n is not None),
        sides,
        tuple(_loss(found, n, before[n]) for n in (0, 1) if before[n] and before[1 - n]),
        Phrase(note),
    )


def _good(side: int | None, winner: int | None) -> int:
    if side is None:
        return 0
    return 1 if winner == side else -1 if winner is not None or side == 1 else 0


def _loss(found: Counter[Armies], side: int, before: int) -> Loss:
    """How many units do not come back: the mean, and where nine cases of ten lie."""
    lost = sorted(before - len(armies[side]) for armies in found.elements())
    tenth = round(10 * sum(lost) / len(lost))
    low, high = (lost[len(lost) * part // 20] for part in (1, 19))
    return Loss(Phrase("odds-lost-defence" if side else "odds-lost-attack"), tenth, low, high)


def _sides(field: Field) -> tuple[Side, ...]:
    """What is added to the rolls of each side."""
    s, w, f = field
    attack, defence = list[Item](), list[Item]()
    if s.castle[w.target]:
        attack.append(Item(Phrase("odds-castle"), CASTLE_MALUS, "MC-BLD-01"))
    if s.relic[w.target]:
        defence.append(Item(Phrase("odds-relic"), RELIC_BONUS, "MC-REL-03"))
    if s.preacher == w.target and s.preacher_owner == w.defender:
        defence.append(Item(Phrase("odds-preacher"), PREACHER_BONUS, "MC-PRE-04"))
    for parts, units in ((attack, w.attackers), (defence, w.defenders)):
        owners = sorted({owner_of(u) for u in units})
        parts += [Item(Phrase("odds-forging", {"seat": one}), FORGING) for one in owners if f.forging >> one & 1]
        riders = sorted({owner_of(u) for u in units if kind_of(u) == KNIGHT})
        parts += [Item(Phrase("odds-hostler", {"seat": one}), HOSTLER) for one in riders if f.hostlers >> one & 1]
    told = ((Phrase("odds-side-attack"), attack), (Phrase("odds-side-defence"), defence))
    return tuple(Side(label, sum(part.amount for part in parts), tuple(parts)) for label, parts in told if parts)
