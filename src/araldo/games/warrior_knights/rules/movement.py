"""Movement by land, road and sea (WK-MOV, WK-SEA) and troops received on the way (WK-TRP)."""

from __future__ import annotations

from collections.abc import Sequence

from araldo.games.warrior_knights.board import (
    AREAS,
    AT_SEA,
    COUNT,
    MARCHES,
    MARCHES_TO,
    NUMBER,
    PORT,
    ROADS,
    SAILS,
    SAILS_TO,
    TARGETS,
    WAYS,
    WOOD_MARCHES,
    WOOD_MARCHES_TO,
    WOOD_WAYS,
)
from araldo.games.warrior_knights.box import (
    ADMIRAL,
    CASUALTY,
    FACE,
    FORESTER,
    HARBOR_DUES,
    HOLDERS,
    KEEP,
    MOBILIZE,
    NOBLES,
    PEACE_OF_ROADS,
    STRENGTH,
    printed,
)
from araldo.games.warrior_knights.rules import bans
from araldo.games.warrior_knights.rules.bans import DUES, NO_ROADS, binds
from araldo.games.warrior_knights.rules.death import settle
from araldo.games.warrior_knights.rules.forces import shift
from araldo.games.warrior_knights.rules.places import (
    any_siege,
    army_of,
    besieged_at,
    noble,
    put_at,
    seat_of,
    seats_in,
    target_at,
    target_owner,
)
from araldo.games.warrior_knights.rules.purse import charge
from araldo.games.warrior_knights.rules.seats import Weighed, card_of, put
from araldo.games.warrior_knights.state import Card, Knights, March
from araldo.kernel import AGAIN, Action, Refusal, call, end, note, procedure, single

REFUSED = Refusal("WK-MOV-10")
ON: Action = ("on",)


# -- which moves there are


def movers(s: Knights, f: Card, seat: int) -> list[int]:
    """WK-MOV-01: unexhausted, unbesieged, in an area."""
    found = []
    sieges = any_siege(s)
    for army in NOBLES[seat]:
        area = s.place[army]
        if 0 <= area < COUNT and not s.tired[army] and army not in f.spent:
            if sieges and besieged_at(s, seat, area):
                continue
            found.append(army)
    return found


def free_ways(s: Knights, f: Card, seat: int) -> bool:
    """Nothing forbids any way: no refused consent, no law of the roads, no siege of what is his."""
    if f.refused or s.no_roads:
        return False
    if s.laws and (PEACE_OF_ROADS in s.laws or (HARBOR_DUES in s.laws and not s.crowns[seat])):
        return False
    if not any_siege(s):
        return True
    besieged = [target for target, besieger in enumerate(s.siege) if besieger >= 0]
    return all(target_owner(s, target) != seat for target in besieged)


def by_road(start: int, way: Sequence[int]) -> bool:
    here = start
    for area in way:
        if area not in ROADS[here]:
            return False
        here = area
    return True


def way_refused(s: Knights, f: Card, army: int, way: tuple[int, ...]) -> Refusal | None:
    """WK-MOV-10, AG-L02, WK-VAR-02."""
    if len(way) > 1 and any(64 * army + area in f.refused for area in way[:-1]):
        return REFUSED
    seat = seat_of(army)
    if len(way) > 1 and any_siege(s) and any(besieged_at(s, seat, area) for area in way[:-1]):
        return Refusal("WK-MOV-08")
    road = len(way) > 1 and by_road(s.place[army], way)
    if road and len(way) > 2 and binds(s, f, bans.ROADS):
        return Refusal("WK-BAN-03")
    if road and binds(s, f, NO_ROADS):
        return Refusal("WK-VAR-02")
    return None


def sail_refused(s: Knights, f: Card, seat: int) -> Refusal | None:
    """AG-L06: who cannot pay sails only by refusing the law."""
    return Refusal("WK-BAN-03") if not s.crowns[seat] and binds(s, f, DUES) else None


def moves(s: Knights, f: Card, seat: int) -> Weighed:
    """Every way of every Noble that can move. WK-BAC-06: with Mobilize Forces all go to one area."""
    for army in movers(s, f, seat):
        area, k = s.place[army], army % 5
        ways = [*zip(WAYS[area], MARCHES[k][area], strict=True)]
        if FORESTER in s.offices[army]:
            ways += zip(WOOD_WAYS[area], WOOD_MARCHES[k][area], strict=True)
        for way, action in ways:
            if f.target < 0 or way[-1] == f.target:
                yield action, way_refused(s, f, army, way)
        if PORT[area]:
            why = sail_refused(s, f, seat)
            for action in SAILS[k][area]:
                if f.target < 0 or NUMBER[action[2]] == f.target:
                    yield action, why


def move_options(s: Knights, f: Card, seat: int) -> list[Action]:
    """The same, quickly."""
    if not free_ways(s, f, seat):
        return [action for action, why in moves(s, f, seat) if why is None]
    found: list[Action] = []
    goal = f.target
    for army in movers(s, f, seat):
        area, k = s.place[army], army % 5
        forester = s.offices[army] and s.offices[army][0] == FORESTER
        if goal < 0:
            found += MARCHES[k][area]
            if forester:
                found += WOOD_MARCHES[k][area]
            found += SAILS[k][area]
        else:
            found += MARCHES_TO[k][area].get(goal, ())
            if forester:
                found += WOOD_MARCHES_TO[k][area].get(goal, ())
            found += SAILS_TO[k][area].get(goal, ())
    return found


def defiances(s: Knights, f: Card, seat: int) -> list[Action]:
    """WK-BAN-03: laws that a mover may refuse: only those that stand in the way of one, or ask him to pay."""
    return [
        bans.DEFY[which] for which in (bans.ROADS, DUES, NO_ROADS) if binds(s, f, which) and meets(s, f, seat, which)
    ]


def meets(s: Knights, f: Card, seat: int, which: int) -> bool:
    """Whether a move that this card allows would come under the law."""
    for army in movers(s, f, seat):
        area = s.place[army]
        if which == DUES:
            if PORT[area] and (f.target < 0 or f.target in SAILS_TO[0][area]):
                return True
            continue
        least = 3 if which == bans.ROADS else 2  # areas by road that it forbids
        if any(len(way) >= least and f.target in (-1, way[-1]) for way in WAYS[area]):
            return True
    return False


# -- on the way


def start(s: Knights, f: Card, seat: int, action: Action) -> None:
    """WK-MOV-05, WK-MOV-10: consent is asked before he moves."""
    army = army_of(seat, action[1])
    if action[0] == "sail":
        call(s, March(army=army, way=(NUMBER[action[2]],), sea=True))
        return
    way = tuple(NUMBER[word] for word in action[2:])
    asked = lords(s, seat, way[:-1])
    if asked:
        note(s, "asks_passage", rule="WK-MOV-05", noble=noble(s, army), seat=seat, areas=list(action[2:]))
    call(s, March(army=army, way=way, consent=asked))


def lords(s: Knights, seat: int, passed: Sequence[int]) -> list[int]:
    """WK-MOV-05, WK-AMB-20: other Barons' Nobles and cities in the areas passed through; strongholds do not count."""
    found = []
    for area in passed:
        theirs = set(seats_in(s, area))
        target = target_at(s, area)
        if 0 <= target < TARGETS and s.owner[target] >= 0:
            theirs.add(s.owner[target])
        theirs.discard(seat)
        found += [64 * other + area for other in sorted(theirs)]
    return found


def ask_passage(s: Knights, f: March) -> int | None:
    return put(s, "passage", f.consent[0] // 64) if f.consent else None


def passage_options(s: Knights, f: March, seat: int) -> list[Action]:
    return [("yes",), ("no",)]


def refuse(s: Knights, f: object, seat: int) -> Action:
    """WK-DEC-09, WK-DEC-11."""
    return ("no",)


def passage_answered(s: Knights, f: March, seat: int, action: Action) -> None:
    """WK-NEG-06: once given it holds for this move."""
    area = f.consent.pop(0) % 64
    note(s, "passage_" + action[0], rule="WK-MOV-10", seat=seat, noble=noble(s, f.army), area=AREAS[area])
    if action[0] == "no":
        card = card_of(s)
        card.refused.append(64 * f.army + area)
        end(s)


def depart(s: Knights, f: March) -> None:
    """WK-BAC-08, WK-MOV-09: he will be exhausted when the card is finished. AG-L06: Harbor Dues."""
    if f.winds:
        return
    card = card_of(s)
    card.moved = True
    card.spent.append(f.army)
    if card.title == MOBILIZE:
        card.target = f.way[-1]
    if f.sea and binds(s, card, DUES):
        charge(s, seat_of(f.army), HARBOR_CROWNS, FACE[HARBOR_DUES], "WK-AGD-02")


def sources(s: Knights, army: int) -> list[int]:
    """WK-TRP-01: whom he may take troops from where he stands now."""
    seat, area = seat_of(army), s.place[army]
    if s.place[5 * seat : 5 * seat + 5].count(area) < 2:  # nobody else of his is here
        return []
    if not 0 <= area < COUNT or (any_siege(s) and besieged_at(s, seat, area)):
        return []
    place, tired, cards = s.place, s.tired, s.army
    found = [a for a in NOBLES[seat] if a != army and place[a] == area and not tired[a] and cards[a]]
    keep = KEEP[seat]
    if s.place[keep] == area and s.army[keep]:
        found.append(keep)
    return found


def takes(s: Knights, army: int, givers: Sequence[int]) -> list[Action]:
    """WK-TRP-02: an army with tokens gives all or nothing, tokens included, and never kills its receiver."""
    found: list[Action] = []
    for giver in givers:
        word = HOLDERS[giver % 5]
        if not s.hurt[giver]:
            found += [("take", word, kind) for kind in dict.fromkeys(FACE[p] for p in s.army[giver])]
        elif survives(s, army, giver):
            found.append(("take_all", word))
    return found


def survives(s: Knights, army: int, giver: int) -> bool:
    cards = sum_of(s, giver)
    return CASUALTY * (s.hurt[army] + s.hurt[giver]) < s.troops[army] + cards


def sum_of(s: Knights, army: int) -> int:
    """The strength of the Troop cards alone: maintained troops are never given (WK-AGD-06)."""
    return sum(STRENGTH[p] for p in s.army[army])


def receive(s: Knights, f: March) -> int | None:
    """WK-TRP-01: in every area of the move; only receiving."""
    if f.halted or f.winds or (f.sea and f.at):
        f.halted = False
        return None
    givers = sources(s, f.army)
    if givers and takes(s, f.army, givers):
        return put(s, "take", seat_of(f.army))
    return None


def take_options(s: Knights, f: March, seat: int) -> list[Action]:
    return [*takes(s, f.army, sources(s, f.army)), ON]


def stay_as_is(s: Knights, f: March, seat: int) -> Action:
    return ON


def taken(s: Knights, f: March, seat: int, action: Action) -> None:
    if action == ON:
        f.halted = True
        return
    giver = army_of(seat, action[1])
    if action[0] == "take":
        piece = next(p for p in s.army[giver] if FACE[p] == action[2])
        shift(s, piece, giver, f.army)
        note(s, "took", rule="WK-TRP-01", noble=noble(s, f.army), troop=FACE[piece], source=noble(s, giver))
    else:
        take_all(s, giver, f.army)
    settle(s)


def take_all(s: Knights, giver: int, army: int) -> None:
    cards = s.army[giver][:]
    for piece in cards:
        shift(s, piece, giver, army)
    tokens, s.hurt[giver] = s.hurt[giver], 0
    s.hurt[army] += tokens
    note(
        s, "took_all", rule="WK-TRP-02", noble=noble(s, army), source=noble(s, giver), tokens=tokens,
        troops=[FACE[piece] for piece in cards],
    )  # fmt: skip


def advance(s: Knights, f: March) -> int:
    """WK-MOV-02, WK-MOV-07, WK-MOV-08: the next area, whoever is there.

    WK-SEA-01, WK-SEA-02, WK-SEA-04: or the port icon.
    """
    if f.at == len(f.way):
        return end(s)
    area, origin = f.way[f.at], s.place[f.army]
    f.at += 1
    lands = not f.sea or f.winds or ADMIRAL in s.offices[f.army]
    if s.log is not None:
        verb, rule = ("sailed", "WK-SEA-01") if f.sea else ("marched", "WK-MOV-02")
        note(s, verb, rule=rule, noble=noble(s, f.army), seat=seat_of(f.army), origin=AREAS[origin], area=AREAS[area])
    put_at(s, f.army, area if lands else AT_SEA + area)
    if f.sea:
        if lands and not f.winds:  # AG-O03: at once in the area and exhausted, so no fighting with this card
            s.tired[f.army] = True
        return end(s)
    f.step = RECEIVE  # take troops here, then the next area
    return AGAIN


HARBOR_CROWNS = printed("AG-L06", "crowns")
RECEIVE = 2  # the step `receive` of a March
PROCEDURES = [procedure(March, ask_passage, depart, receive, advance)]
QUESTIONS = [
    single("passage", March, passage_answered, options=passage_options, default=refuse),
    single("take", March, taken, options=take_options, default=stay_as_is),
]
