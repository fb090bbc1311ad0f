"""Chapter 4.16, step 5: combat cards, chosen in secret and revealed at once (MC-CMB-07 to MC-CMB-10)."""

from __future__ import annotations

from collections.abc import Iterator

from araldo.games.medieval_conspiracy.box import (
    FACE,
    KNIGHT,
    MERCENARY,
    MERCENARY_COST,
    REMOVES,
    TIMING,
    owner_of,
    unit_of,
    word_of,
)
from araldo.games.medieval_conspiracy.rules.ownstep import levy_cost
from araldo.games.medieval_conspiracy.rules.realm import (
    clockwise,
    discard,
    dismiss,
    kinds_held,
    raise_unit,
    spend,
    spendable,
    supply,
)
from araldo.games.medieval_conspiracy.rules.succession import stay
from araldo.games.medieval_conspiracy.state import Combat, Conspiracy, War
from araldo.kernel import Action, Option, Procedure, Refusal, ask, bit, draft, note, single

Weighed = Iterator[tuple[Option, Refusal | None]]


def war_of(s: Conspiracy) -> War:
    for f in reversed(s.frames):
        if type(f) is War:
            return f
    raise LookupError("no war")


def fighters(s: Conspiracy) -> list[int]:
    """Every player in the battle, clockwise from the Attack Leader; the Defence Leader even without a unit."""
    w = war_of(s)
    present = {owner_of(u) for u in (*w.attackers, *w.defenders)} | {w.leader, w.defender}
    return [seat for seat in clockwise(s, w.leader) if seat in present]


def side_of(w: War, seat: int) -> int:
    """0: attack, 1: defence."""
    return 0 if seat == w.leader or seat in w.allies else 1


def army(w: War, side: int) -> list[int]:
    return w.defenders if side else w.attackers


def ask_cards(s: Conspiracy, f: Combat) -> int | None:
    """MC-CMB-07: all at once; who holds no card, as all can see, has nothing to choose."""
    if f.chosen:
        return None
    return ask(s, "combat_cards", *(seat for seat in fighters(s) if s.hands[seat]))


def card_edits(s: Conspiracy, f: Combat, seat: int, draft: list[Action]) -> list[Option]:
    """MC-CMB-08, MC-CMB-09: what can be paid, and no more mercenaries than there are."""
    own = [u for u in army(war_of(s), side_of(war_of(s), seat)) if owner_of(u) == seat]
    left = spendable(s, seat) - sum(price(s, edit) for edit in draft)
    bought = sum(price(s, edit) > 0 for edit in draft)
    room = s.mercenaries[seat] > bought or not s.options["component_limits"]
    found: list[Option] = []
    for verb in ("play", "levy"):
        for kind in kinds_held(s, seat):
            used = sum(edit[1] == kind for edit in draft)
            if sum(FACE[c] == kind for c in s.hands[seat]) == used:
                continue
            edit = (verb, kind)
            cost = price(s, edit)
            if verb == "play" and "combat_cards" not in TIMING[kind]:
                continue
            if cost and (cost > left or not room):
                continue
            if verb == "play" and kind == "art_of_forging" and not (own or bought):
                continue
            if verb == "play" and kind == "hostler" and not any(u & 4 == KNIGHT for u in own):
                continue
            found.append(edit)
    return found


def price(s: Conspiracy, edit: Action) -> int:
    if edit[0] == "levy":
        return levy_cost(s)
    return MERCENARY_COST if edit[1] == "mercenary" else 0


def card_rank(edit: Action) -> tuple[bool, str]:
    return (edit[0] == "levy", edit[1])


def cards_chosen(s: Conspiracy, f: Combat, drafts: dict[int, list[Action]]) -> None:
    """MC-CMB-09: (a) mercenaries join; (b) Defectors and (c) Uprisings act clockwise; (d) the rest takes hold."""
    w = war_of(s)
    f.chosen = f.defers_checks = True  # one change (MC-GEN-12)
    for seat in clockwise(s, w.leader):
        for edit in drafts.get(seat, []):
            discard(s, seat, edit[1])
            spend(s, seat, price(s, edit))
            kind = "combat_levy" if edit[0] == "levy" else "combat_card"
            note(s, kind, rule="MC-CMB-07", seat=seat, card=edit[1], cost=price(s, edit))
            if price(s, edit):
                join(s, w, seat)
            elif edit[1] == "defector":
                f.defectors.append(seat)
            elif edit[1] == "peasant_uprising":
                f.uprisings.append(seat)
            elif edit[1] == "art_of_forging":
                f.forging |= bit(seat)
            else:
                f.hostlers |= bit(seat)


def join(s: Conspiracy, w: War, seat: int) -> None:
    side = army(w, side_of(w, seat))
    side.append(raise_unit(s, seat, MERCENARY))
    side.sort()


def prey(s: Conspiracy, seat: int) -> list[int]:
    """The mercenaries of the other side, each kind of unit once."""
    w = war_of(s)
    return sorted({u for u in army(w, 1 - side_of(w, seat)) if u & 4 == MERCENARY})


def defect(s: Conspiracy, f: Combat) -> int | None:
    while f.defectors and not prey(s, f.defectors[0]):
        note(s, "card_lost", rule="MC-CMB-09", seat=f.defectors.pop(0), card="defector")
    return ask(s, "defector", f.defectors[0]) if f.defectors else None


def defections(s: Conspiracy, f: Combat, seat: int) -> Weighed:
    for u in prey(s, seat):
        yield ("strike", owner_of(u), word_of(u)), None


def defected(s: Conspiracy, f: Combat, seat: int, action: Action) -> None:
    f.defectors.pop(0)
    remove(s, seat, action)
    if supply(s, seat, MERCENARY):
        join(s, war_of(s), seat)
        note(s, "defected", rule="MC-CMB-09", seat=seat)


def remove(s: Conspiracy, seat: int, action: Action) -> None:
    w = war_of(s)
    u = unit_of(action[1], action[2])
    army(w, 1 - side_of(w, seat)).remove(u)
    dismiss(s, u)
    note(s, "struck_off", rule="MC-CMB-09", seat=seat, victim=action[1])


def rise(s: Conspiracy, f: Combat) -> int | None:
    while f.uprisings and not prey(s, f.uprisings[0]):
        seat = f.uprisings.pop(0)
        if not f.strokes:
            note(s, "card_lost", rule="MC-CMB-09", seat=seat, card="peasant_uprising")
        f.strokes = 0
    return ask(s, "uprising", f.uprisings[0]) if f.uprisings else None


def uprisings(s: Conspiracy, f: Combat, seat: int) -> Weighed:
    for u in prey(s, seat):
        yield ("strike", owner_of(u), word_of(u)), None
    yield ("enough",), None


def risen(s: Conspiracy, f: Combat, seat: int, action: Action) -> None:
    if action[0] == "strike":
        remove(s, seat, action)
        f.strokes += 1
    if action[0] == "enough" or f.strokes == REMOVES["peasant_uprising"][1]:
        f.uprisings.pop(0)
        f.strokes = 0


PROCEDURES: list[Procedure[Conspiracy]] = []
QUESTIONS = [
    draft("combat_cards", Combat, cards_chosen, edits=card_edits, rank=card_rank, default=stay),
    single("defector", Combat, defected, candidates=defections),
    single("uprising", Combat, risen, candidates=uprisings),
]
