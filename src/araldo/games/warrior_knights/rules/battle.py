"""The procedure of battles (WK-OFB), assaults (WK-ASL) and their results. How they start stands in `attack`."""

from __future__ import annotations

from typing import Any

from araldo.games.warrior_knights.board import (
    TARGETS,
)
from araldo.games.warrior_knights.box import (
    CASTELLAN,
    CASUALTY,
    COMMANDER,
    DEAL,
    DISCARD,
    DRAW,
    ENGINES,
    FATE_BATTLE,
    FIRST_FATE,
    FULL_VICTORY,
    HOLDERS,
    KEEP,
    MOST_CARDS,
    PER_CARD,
    PREVENT,
    RESULTS,
    SHAPES,
    SQUARE,
    STANDARD,
    STANDARD_BONUS,
    STAR,
    TRIANGLE,
    VICTORY,
    printed,
)
from araldo.games.warrior_knights.rules.attack import ask_consent, choose_force, engage
from araldo.games.warrior_knights.rules.forces import breach, hurt, spent, strength, wall
from araldo.games.warrior_knights.rules.places import army_of, noble, nobles_in, seat_of
from araldo.games.warrior_knights.rules.seats import put, rights
from araldo.games.warrior_knights.state import Battle, Capture, Death, Downfall, Knights, Retreat
from araldo.kernel import (
    AGAIN,
    ALL,
    Action,
    Option,
    Refusal,
    ask,
    bit,
    call,
    draft,
    note,
    procedure,
    see,
    shuffle,
    single,
)

CASTELLAN_CARDS = printed("AG-O04", "cards")
ATTACK, DEFENCE = 0, 1


def note_side(s: Knights, kind: str, seat: int, rule: str, **params: Any) -> None:
    """Log what a side does; a neutral city has no seat."""
    if seat >= 0:
        note(s, kind, rule=rule, seat=seat, **params)
    else:
        note(s, kind + "_neutral", rule=rule, **params)


# -- commanders and cards (WK-OFB-01 to WK-OFB-05)


def commandable(s: Knights, f: Battle, side: int) -> list[int]:
    """WK-STR-03, WK-AMB-07: a stronghold has no commander, unless the option says so."""
    if side == ATTACK:
        return f.force
    if f.target >= TARGETS and s.options["stronghold_commander"] == "never":
        return []
    return [army for army in f.foes if army % 5 < 4]


def ask_leader(s: Knights, f: Battle) -> int | None:
    for side in (ATTACK, DEFENCE):
        if f.leader[side] < 0 and (able := commandable(s, f, side)):
            if len(able) > 1:
                return put(s, "command", seat_of(able[0]))
            take_command(s, f, side, able[0])
    return None


def _side(f: Battle, seat: int) -> int:
    return ATTACK if seat == f.attacker else DEFENCE


def leader_options(s: Knights, f: Battle, seat: int) -> list[Action]:
    return [("command", SHAPES[army % 5]) for army in commandable(s, f, _side(f, seat))]


def default_leader(s: Knights, f: Battle, seat: int) -> Action:
    """WK-DEC-13."""
    rank = {TRIANGLE: 0, STAR: 1, SQUARE: 2}
    able = commandable(s, f, _side(f, seat))
    best = min(able, key=lambda army: (s.tired[army], rank.get(army % 5, 3)))
    return ("command", SHAPES[best % 5])


def leader_named(s: Knights, f: Battle, seat: int, action: Action) -> None:
    take_command(s, f, _side(f, seat), army_of(seat, action[1]))


def take_command(s: Knights, f: Battle, side: int, army: int) -> None:
    f.leader[side] = army
    note(s, "commands", rule="WK-OFB-01", noble=noble(s, army), seat=seat_of(army))


def side_strength(s: Knights, f: Battle, side: int) -> int:
    """WK-OFB-02, WK-ASL-01, WK-STR-02; AG-O06."""
    total = sum(strength(s, army) for army in (f.force if side == ATTACK else f.foes))
    if f.leader[side] >= 0:
        total += STANDARD_BONUS if STANDARD in s.offices[f.leader[side]] else COMMANDER
    if side == DEFENCE and f.target >= 0:
        total += wall(s, f.target)
    return total


def cards_due(s: Knights, f: Battle, side: int, strength: int) -> int:
    """WK-OFB-03; AG-O04."""
    more = side == DEFENCE and f.target >= 0 and any(CASTELLAN in s.offices[army] for army in f.foes)
    return min(strength // PER_CARD + CASTELLAN_CARDS * more, MOST_CARDS)


def draw_cards(s: Knights, f: Battle) -> None:
    """WK-OFB-03, WK-OFB-04, WK-ASL-02: the attacker first; each sees his own."""
    f.points = [[0, 0, 0, 0], [0, 0, 0, 0]]
    for side, seat in ((ATTACK, f.attacker), (DEFENCE, f.defender)):
        f.strong.append(side_strength(s, f, side))
        count = min(cards_due(s, f, side, f.strong[side]), len(s.fate))
        hand = s.drawn[seat] if seat >= 0 else s.blind
        for _ in range(count):
            piece = s.fate.pop()
            hand.append(piece)
            if seat >= 0:
                see(s, piece, bit(seat))
        note_side(s, "drew", seat, "WK-OFB-03", cards=count, strength=f.strong[side])


def hand_of(s: Knights, f: Battle, side: int) -> list[int]:
    seat = f.attacker if side == ATTACK else f.defender
    return s.drawn[seat] if seat >= 0 else s.blind


def must_discard(s: Knights, f: Battle, side: int) -> int:
    """WK-OFB-05, WK-AMB-15, WK-AMB-16."""
    return 0 if f.leader[side] < 0 else discards_of(len(hand_of(s, f, side)))


def discards_of(count: int) -> int:
    """What a commander must discard of so many cards."""
    return min(DISCARD, max(0, count - 1))


def ask_discard(s: Knights, f: Battle) -> int | None:
    if f.discarded:
        return None
    seats = [seat for side, seat in ((0, f.attacker), (1, f.defender)) if must_discard(s, f, side)]
    if not seats:
        return None
    return ask(s, "discard", *seats, free=rights(s))


_DISCARDS: tuple[Action, ...] = tuple(("discard", word) for word in RESULTS)


def _left(s: Knights, seat: int, draft: list[Action]) -> list[int]:
    """Cards of each result not yet discarded."""
    count = [0, 0, 0, 0]
    for piece in s.drawn[seat]:
        count[FATE_BATTLE[piece - FIRST_FATE]] += 1
    for _, word in draft:
        count[RESULTS.index(word)] -= 1
    return count


def discard_edits(s: Knights, f: Battle, seat: int, draft: list[Action]) -> list[Option]:
    left = _left(s, seat, draft)
    if sum(left) == 1:
        return []
    return [_DISCARDS[result] for result in range(4) if left[result]]


def discard_ready(s: Knights, f: Battle, seat: int, draft: list[Action]) -> Refusal | None:
    need = must_discard(s, f, _side(f, seat))
    return None if len(draft) >= need else Refusal("WK-OFB-05", (("count", need),))


def default_discard(s: Knights, f: Battle, seat: int, draft: list[Action]) -> Action:
    """WK-DEC-14."""
    if len(draft) >= must_discard(s, f, _side(f, seat)):
        return ("done",)
    left = _left(s, seat, draft)
    worst = (PREVENT, DEAL) if seat == f.attacker else (DEAL, PREVENT)
    return _DISCARDS[next(result for result in (*worst, DRAW, VICTORY) if left[result])]


def discard_rank(action: Action) -> int:
    return RESULTS.index(action[1])


def discarded(s: Knights, f: Battle, drafts: dict[int, list[Action]]) -> None:
    """WK-FAT-05: to the bottom at once, those of both sides as one shuffled batch."""
    f.discarded = True
    batch = []
    for seat in sorted(drafts, key=lambda seat: _side(f, seat)):
        hand = s.drawn[seat]
        for _, word in drafts[seat]:
            result = RESULTS.index(word)
            piece = min(p for p in hand if FATE_BATTLE[p - FIRST_FATE] == result)
            hand.remove(piece)
            batch.append(piece)
        note(s, "discarded", rule="WK-OFB-05", seat=seat, cards=len(drafts[seat]))
    shuffle(s, batch)
    s.fate[:0] = batch


def reveal(s: Knights, f: Battle) -> None:
    """WK-OFB-06: together, then further cards for each Draw 1 Fate, the attacker first."""
    for side in (ATTACK, DEFENCE):
        hand = hand_of(s, f, side)
        for piece in hand:
            see(s, piece, ALL)
            s.revealed[side].append(piece)
        hand.clear()
    for side in (ATTACK, DEFENCE):
        shown, at = s.revealed[side], 0
        while at < len(shown):
            result = FATE_BATTLE[shown[at] - FIRST_FATE]
            f.points[side][result] += 1
            if result == DRAW and s.fate:
                piece = s.fate.pop()
                see(s, piece, ALL)
                shown.append(piece)
            at += 1
        lead = f.leader[side]
        if lead >= 0 and lead % 5 == TRIANGLE and not s.tired[lead]:  # WK-OFB-07, WK-OFB-08
            f.points[side][VICTORY] += 1
        deal, prevent, victory, _ = f.points[side]
        seat = f.attacker if side == ATTACK else f.defender
        note_side(s, "revealed", seat, "WK-OFB-06", deal=deal, prevent=prevent, victory=victory)


# -- abilities and casualties (WK-OFB-07 to WK-OFB-10)


def powers(s: Knights, f: Battle) -> list[tuple[int, int]]:
    """Side and result of every ability that may be used, in the order of asking (WK-AMB-17; AG-O05)."""
    found = []
    for side in (ATTACK, DEFENCE):
        lead = f.leader[side]
        if lead < 0:
            continue
        if lead % 5 in (STAR, SQUARE) and not s.tired[lead]:
            found.append((side, DEAL if lead % 5 == STAR else PREVENT))
        if side == ATTACK and f.target >= 0 and ENGINES in s.offices[lead]:
            found.append((side, DEAL))
    return found


def ask_ability(s: Knights, f: Battle) -> int | None:
    found = powers(s, f)
    if f.asked < len(found):
        return put(s, "ability", (f.attacker, f.defender)[found[f.asked][0]])
    return None


def ability_options(s: Knights, f: Battle, seat: int) -> list[Action]:
    return [("use",), ("spare",)]


def ability_used(s: Knights, f: Battle, seat: int, action: Action) -> None:
    side, result = powers(s, f)[f.asked]
    f.asked += 1
    if action[0] == "use":
        f.points[side][result] += 1
        note(s, "ability", rule="WK-OFB-08", seat=seat, result=RESULTS[result])


def count_wounds(s: Knights, f: Battle) -> None:
    """WK-OFB-09."""
    one, two = f.points
    f.wounds = [max(0, two[DEAL] - one[PREVENT]), max(0, one[DEAL] - two[PREVENT])]
    note(s, "casualties", rule="WK-OFB-09", attacker=f.wounds[ATTACK], defender=f.wounds[DEFENCE])


def bearers(s: Knights, f: Battle, side: int) -> list[int]:
    """What can still take a casualty: armies, and -1 for the walls (WK-OFB-10, WK-ASL-03, WK-STR-04)."""
    found = [-1] if side == DEFENCE and f.target >= 0 and wall(s, f.target) > 0 else []
    hurt, troops = s.hurt, s.troops
    return found + [a for a in (f.force if side == ATTACK else f.foes) if CASUALTY * hurt[a] < troops[a]]


def place_wounds(s: Knights, f: Battle) -> int | None:
    """The attacker first. What no army can take is lost."""
    for side in (ATTACK, DEFENCE):
        while f.wounds[side]:
            able = bearers(s, f, side)
            if not able:
                note(s, "wounds_lost", rule="WK-OFB-10", tokens=f.wounds[side])
                f.wounds[side] = 0
            elif len(able) == 1:
                wound(s, f, side, able[0])
            else:
                return put(s, "casualty", f.attacker if side == ATTACK else f.defender)
    return None


def wound(s: Knights, f: Battle, side: int, where: int) -> None:
    f.wounds[side] -= 1
    if where < 0:
        breach(s, f.target)
    else:
        hurt(s, where, 1, "WK-OFB-10")


def casualty_options(s: Knights, f: Battle, seat: int) -> list[Action]:
    return [("breach",) if a < 0 else ("hurt", HOLDERS[a % 5]) for a in bearers(s, f, _side(f, seat))]


def default_casualty(s: Knights, f: Battle, seat: int) -> Action:
    worst = usual_bearer(s, bearers(s, f, _side(f, seat)))
    return ("breach",) if worst < 0 else ("hurt", HOLDERS[worst % 5])


def usual_bearer(s: Knights, able: list[int]) -> int:
    """WK-DEC-16: breaches first, then the army with the most troops."""
    return -1 if able[0] < 0 else max(able, key=lambda a: (strength(s, a), -a))


def casualty_placed(s: Knights, f: Battle, seat: int, action: Action) -> None:
    side = _side(f, seat)
    wound(s, f, side, -1 if action[0] == "breach" else army_of(seat, action[1]))


# -- victories and what follows (WK-OFB-11 to WK-OFB-14, WK-ASL-04 to WK-ASL-08, WK-STR-05)


def fights_on(s: Knights, f: Battle, living: list[int], foes: list[int]) -> bool:
    """WK-OFB-11, WK-ASL-06, WK-STR-05: whether the victories are counted."""
    if not living:
        return False
    if f.target < 0:
        return bool(foes)
    if foes or wall(s, f.target) > 0:
        return True
    return f.target >= TARGETS and any(a % 5 == 4 and not spent(s, a) for a in f.foes)


def decide(s: Knights, f: Battle) -> None:
    """WK-OFB-12, WK-ASL-04, WK-ASL-07, WK-ASL-08: by one the beaten retreat, by two or more they die."""
    living = [a for a in f.force if not spent(s, a)]
    foes = [a for a in f.foes if a % 5 < 4 and not spent(s, a)]
    ahead = f.points[ATTACK][VICTORY] - f.points[DEFENCE][VICTORY] if fights_on(s, f, living, foes) else 0
    beaten = foes if ahead > 0 else living if ahead < 0 else []
    if ahead:
        word = "full" if abs(ahead) >= FULL_VICTORY else "partial"
        seat = f.attacker if ahead > 0 else f.defender
        one, two = f.points[ATTACK][VICTORY], f.points[DEFENCE][VICTORY]
        note_side(s, "victory_" + word, seat, "WK-OFB-12", more=max(one, two), less=min(one, two))
    f.dead = sorted(a for a in f.force if a not in living or (a in beaten and ahead <= -FULL_VICTORY))
    f.dead += sorted(a for a in f.foes if a % 5 < 4 and (a not in foes or (a in beaten and ahead >= FULL_VICTORY)))
    f.retreating = sorted(beaten) if 0 < abs(ahead) < FULL_VICTORY else []
    alive = any(a not in f.dead for a in f.force)
    if 0 <= f.target < TARGETS:
        f.taken = alive and (ahead > 0 or (wall(s, f.target) == 0 and not foes))
    elif f.target >= TARGETS:  # WK-AMB-07: with a commander it falls like a city
        f.taken = alive and ahead > 0 and f.leader[DEFENCE] >= 0
    if not ahead and not f.dead and not f.taken:
        note(s, "stalemate", rule="WK-OFB-12")


def kill(s: Knights, f: Battle) -> int | None:
    """WK-OFB-13."""
    for army in reversed(f.dead):
        call(s, Death(army=army, why="wounds" if spent(s, army) else "rout"))
    return None


def drive_off(s: Knights, f: Battle) -> int | None:
    for army in reversed(f.retreating):
        call(s, Retreat(army=army))
    return None


def conclude(s: Knights, f: Battle) -> int:
    """WK-FAT-04: the cards go back. WK-ASL-04, WK-STR-06, WK-STR-09: capture, or the stronghold falls."""
    for pile in s.revealed:
        s.read += pile
        pile.clear()
    batch = s.read
    shuffle(s, batch)
    s.fate[:0] = batch
    s.read = []
    s.frames.pop()
    if f.target < 0:
        return AGAIN
    if f.target < TARGETS:
        if f.taken:
            call(s, Capture(seat=f.attacker, city=f.target))
    elif f.taken or defenceless(s, f):
        alive = any(a not in f.dead for a in f.force)
        call(s, Downfall(loser=f.defender, winner=f.attacker if alive else -1))
    return AGAIN


def defenceless(s: Knights, f: Battle) -> bool:
    """WK-STR-06, WK-AMB-37: at strength 0 and without troops, after deaths and retreats."""
    keep = KEEP[f.defender]
    empty = not s.army[keep] or spent(s, keep)
    return wall(s, f.target) == 0 and empty and not nobles_in(s, f.defender, f.area)


PROCEDURES = [
    procedure(
        Battle,
        ask_consent,
        choose_force,
        engage,
        ask_leader,
        draw_cards,
        ask_discard,
        reveal,
        ask_ability,
        count_wounds,
        place_wounds,
        decide,
        kill,
        drive_off,
        conclude,
    )
]
QUESTIONS = [
    single("command", Battle, leader_named, options=leader_options, default=default_leader),
    draft(
        "discard",
        Battle,
        discarded,
        edits=discard_edits,
        ready=discard_ready,
        default=default_discard,
        rank=discard_rank,
    ),
    single("ability", Battle, ability_used, options=ability_options),
    single("casualty", Battle, casualty_placed, options=casualty_options, default=default_casualty),
]
