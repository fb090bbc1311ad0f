"""The family: marriages, adoption, titles, tokens of the bag, and what is kept in a crisis (MAR, ADO, TIT, CRS)."""

from __future__ import annotations

from araldo.games.crusader_kings.board import NEXT_TO, NUMBER
from araldo.games.crusader_kings.box import ADOPTION_COST, GLITTERHOOF, PERSON, TOKENS, WAR, sex_of, trait_of
from araldo.games.crusader_kings.regent import bargains
from araldo.games.crusader_kings.regent.outlook import FALLS, Outlook
from araldo.games.crusader_kings.regent.pilgrimage import life
from araldo.games.crusader_kings.regent.tools import drafted, plain
from araldo.games.crusader_kings.rules.kin import has_green, heir, heirs, tokens_on
from araldo.games.crusader_kings.rules.realm import lands_of, reach, troops_of
from araldo.games.crusader_kings.state import Birth
from araldo.kernel import DONE, Action
from araldo.kernel.play import Eyes

MATCH = 0.02  # what is hoped of an unknown token
HUSBAND = 0.12  # one more who may go on Crusade
WORTH_A_TITLE = 0.004
STAY = 1.5  # a Duke is not moved for less


def pact(o: Outlook, land: int) -> float:
    """A Pact with an independent territory: it can be annexed without a check, and supports what is near."""
    s, seat = o.s, o.seat
    near = [t for t in lands_of(s, seat) if land in reach(s, seat, t)]
    if not near or o.left <= 1:
        return 0.03
    if o.room <= 0:
        return 0.06
    ready = 0.15 if any(t in troops_of(s, seat) for t in near) else 0.0
    cards = 0.35 if o.hand(WAR) >= 2 else 0.25 if o.hand(WAR) else 0.12
    return (cards + ready) * o.taste.land


def union(o: Outlook, person: int, mate: int) -> float:
    """What a spouse brings besides a Pact; mate -1: somebody out of a deck."""
    s, seat = o.s, o.seat
    if person == s.kings[seat]:
        tokens = sum(o.token(t) for t in tokens_on(s, mate)) if mate >= 0 else MATCH
        fruit = 0.0 if mate == GLITTERHOOF else o.births()
        adoption = 0.0
        if not s.children[seat]:
            adoption = 0.5 * max(0.0, o.heir(heirs(s, seat) + 1) - o.heir(heirs(s, seat)) - o.cost(ADOPTION_COST))
        return tokens + max(fruit, adoption) + 0.1 * (fruit > 0) * o.taste.family
    man = HUSBAND if (sex_of(mate) == "m" if mate >= 0 else sex_of(person) == "f") else 0.03
    return man * min(1.0, o.left / 6) * o.taste.family


def wedding(o: Outlook, person: int, land: int) -> tuple[float, bool]:
    """What a marriage with a suitor is worth, and whether it needs a check."""
    mate = o.s.suitors[land]
    return pact(o, land) + union(o, person, mate), has_green(o.s, mate)


def court(o: Outlook, eyes: Eyes) -> Action:
    """The best of all matches and the adoption, or nothing."""
    s, seat = o.s, o.seat
    best: tuple[float, Action] = (0.02, ("stay",))
    extra = max(0, getattr(s.frames[-1], "event", 0))
    decks: dict[int, float] = {}
    for option in plain(eyes):
        verb = option[0]
        value = 0.0
        if verb == "marry":
            worth, check = wedding(o, PERSON[option[1]], NUMBER[option[2]])
            value = attempt(o, worth, extra) if check else worth
        elif verb == "match":
            person = PERSON[option[1]]
            if person not in decks:
                decks[person] = attempt(o, union(o, person, -1), extra)
            value = decks[person]
        elif verb == "adopt":
            have = heirs(s, seat)
            value = o.heir(have + 1) - o.heir(have) + 0.05 - o.cost(ADOPTION_COST)
        elif verb == "propose":
            value = bargains.courtship(o, PERSON[option[1]], PERSON[option[2]])
        if value > best[0]:
            best = (value, option)
    return best[1]


def attempt(o: Outlook, worth: float, extra: int) -> float:
    odds, paid = o.venture("marriage", 1, worth, extra)
    return odds * worth - o.cost(paid)


# -- titles


def wall(o: Outlook, land: int) -> float:
    """What one success more saves there over the Rounds to come."""
    s = o.s
    need = max(0, o.need(land) - (s.duke[land] >= 0))
    unrest = 0.03 if s.unrest[land] else 0.0
    return (o.danger(land) + unrest + 0.004) * (FALLS[need] - FALLS[need + 1]) * o.rounds


def duchies(o: Outlook) -> dict[int, int]:
    """Who should hold what: everybody but the heir, where the border needs it most."""
    s, seat = o.s, o.seat
    kin = [p for p in s.children[seat] + s.siblings[seat] if p != heir(s, seat)]
    lands = sorted(lands_of(s, seat), key=lambda t: (-wall(o, t) * (STAY if s.duke[t] >= 0 else 1.0), t))
    wanted: dict[int, int] = {}
    free = [t for t in lands if wall(o, t) > WORTH_A_TITLE][: len(kin)]
    for person in kin:  # who sits well stays
        if person in s.duke and s.duke.index(person) in free:
            wanted[person] = s.duke.index(person)
            free.remove(wanted[person])
    for person in sorted((p for p in kin if p not in wanted), key=lambda p: (not has_green(s, p), p)):
        if not free:
            break
        fall = o.danger(free[0]) * FALLS[min(len(FALLS) - 1, o.need(free[0]) + 1)] * min(1.5, o.rounds)
        if wall(o, free[0]) > fall * life(o, person) * 0.5:
            wanted[person] = free.pop(0)
    return wanted


def titles(o: Outlook, eyes: Eyes) -> Action:
    s, seat = o.s, o.seat
    done = drafted(s, seat)
    wanted = duchies(o)
    for option in plain(eyes, "revoke"):
        person = PERSON[option[1]]
        moved = person in wanted and s.duke.index(person) != wanted[person]
        blocked = s.duke.index(person) in wanted.values() and person not in wanted
        if moved or blocked or (person == heir(s, seat) and o.danger(s.duke.index(person)) > 0.05):
            return option
    given = {edit[1] for edit in done if edit[0] == "grant"}
    for option in plain(eyes, "grant"):
        if option[1] not in given and wanted.get(PERSON[option[1]]) == NUMBER[option[2]]:
            return option
    return DONE


# -- tokens


def trait_worth(o: Outlook, trait: str) -> float:
    token = next(t for t in TOKENS if trait_of(t) == trait)
    return o.token(token)


def birth_token(o: Outlook, eyes: Eyes) -> Action:
    f = o.s.frames[-1]
    assert isinstance(f, Birth)
    return max(plain(eyes), key=lambda a: (trait_worth(o, a[1]), a[1]))


def old_age(o: Outlook, eyes: Eyes) -> Action:
    """The worst token of the bag goes, if it is a bad one."""
    found = plain(eyes, "remove_token")
    worst = min(found, key=lambda a: (trait_worth(o, a[1]), a[1]))
    return worst if trait_worth(o, worst[1]) < 0 else ("keep_all",)


def event_token(o: Outlook, eyes: Eyes) -> Action:
    return min(plain(eyes), key=lambda a: (trait_worth(o, a[1]), a[1]))


# -- a crisis


def crisis(o: Outlook, eyes: Eyes) -> Action:
    """What is least worth holding goes; Castles and what lies together stay."""
    s, seat = o.s, o.seat
    found = plain(eyes, "lose")
    if not found:
        return DONE
    lost = {NUMBER[edit[1]] for edit in drafted(s, seat)}
    kept = [t for t in lands_of(s, seat) if t not in lost]

    def keep(option: Action) -> float:
        land = NUMBER[option[1]]
        together = sum(t in kept for t in NEXT_TO[s.chart][land])
        return o.hold(land) + 0.04 * together + 0.3 * s.castle[land]

    return min(found, key=keep)
