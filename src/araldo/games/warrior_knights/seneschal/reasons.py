"""Why it answers so: the terms of its own judgement, in Influence, chances and crowns."""

from __future__ import annotations

from collections.abc import Callable

from araldo.games.warrior_knights.board import CITIES, NUMBER, TARGETS
from araldo.games.warrior_knights.box import (
    CANCEL,
    CARDS,
    EXPEDITIONS,
    FIRST_EVENT,
    PHASES,
    TITLES,
    TROOP_KINDS,
    VERSATILE_CROWNS,
)
from araldo.games.warrior_knights.rules.forces import wall
from araldo.games.warrior_knights.rules.places import army_of, nobles_in, target_at, target_owner
from araldo.games.warrior_knights.rules.seats import alive
from araldo.games.warrior_knights.seneschal import bargain, church, court, hall, odds, war
from araldo.games.warrior_knights.seneschal.outlook import Outlook
from araldo.games.warrior_knights.state import Battle, Enactment, Expedition, Happening, March, Vote
from araldo.kernel import Action
from araldo.kernel.telling import Phrase, Reason

LEAST = 0.03  # of Influence: less is not worth a word

Teller = Callable[[Outlook, Action], list[Reason]]


def say(weight: float, message: str, **params: object) -> list[Reason]:
    return [Reason(weight, Phrase(f"reason-{message}", params))] if abs(weight) >= LEAST else []


def two(points: float) -> float:
    """To be read: to a hundredth."""
    return round(points, 2) + 0.0


def percent(chance: float) -> int:
    return round(100 * chance)


def worth(points: float) -> list[Reason]:
    return say(points, "worth", points=two(points))


# -- war


def fight(o: Outlook, action: Action) -> list[Reason]:
    """A battle that begins at once, or a move towards one."""
    verb = action[0]
    if verb in ("march", "sail"):
        return journey(o, action)
    if verb not in ("attack", "assault", "besiege"):
        return spend(o, action)
    area = NUMBER[action[1]]
    armies = [a for a in nobles_in(o.s, o.seat, area) if not o.s.tired[a]]
    target = target_at(o.s, area)
    if verb == "attack":
        foes = nobles_in(o.s, action[2], area)
        wins = odds.field(war.troops_of(o.s, armies), war.commander(armies), war.troops_of(o.s, foes))
        return say(wins, "field", percent=percent(wins)) + say(o.spite[action[2]], "rival", seat=action[2])
    found = prize(o, target)
    if verb == "besiege":
        ripe = o.s.siege[target] == o.seat and o.s.siege_since[target] < o.s.round
        return found + say(1.0, "siege-falls" if ripe else "siege-begins")
    falls, dies = odds.assault(war.troops_of(o.s, armies), war.commander(armies), wall(o.s, target))
    return found + say(falls, "assault", percent=percent(falls), dies=percent(dies))


def prize(o: Outlook, target: int) -> list[Reason]:
    """What a place brings, and whom it is taken from."""
    if target < 0 or target_owner(o.s, target) == o.seat:
        return []
    owner, points = target_owner(o.s, target), o.place(target)
    if target < TARGETS and owner < 0:
        return say(points, "city", place=CITIES[target], points=two(points))
    if target < TARGETS:
        return say(points, "city-of", place=CITIES[target], points=two(points), owner=owner)
    return say(points, "keep", points=two(points), owner=owner)


def journey(o: Outlook, action: Action) -> list[Reason]:
    army, area = army_of(o.seat, action[1]), NUMBER[action[-1]]
    left = war.leaving(o, army)
    found = prize(o, target_at(o.s, area)) or say(war.guard(o, area), "guard")
    return found + (say(left, "leaves", points=two(left)) if left else say(0.05, "free-to-go"))


def spend(o: Outlook, action: Action) -> list[Reason]:
    """A Versatile Strategy for something else than war; or nothing at all."""
    gains = {"crowns": o.crowns(VERSATILE_CROWNS), "votes": o.vote() * o.s.options["versatile_votes"]}
    if action[0] == "mark":
        return worth(court.marker(o))
    return worth(gains[action[0]]) if action[0] in gains else []


def posted(o: Outlook, action: Action) -> list[Reason]:
    army, target = army_of(o.seat, action[1]), target_at(o.s, NUMBER[action[2]])
    if not 0 <= target < TARGETS:
        return []
    return say(1.0, "post-city", troops=o.s.troops[army], walls=wall(o.s, target))


def reinforced(o: Outlook, action: Action) -> list[Reason]:
    """New troops where they do most."""
    gain = war.gains(o, army_of(o.seat, action[2]), TROOP_KINDS[action[1]][0])
    return say(gain, "better-prospect", points=two(gain))


# -- planning and money


def planned(o: Outlook, action: Action) -> list[Reason]:
    return worth(court.card_worth(o, TITLES.index(action[1]))) if action[0] == "plan" else []


def allocated(o: Outlook, action: Action) -> list[Reason]:
    area = PHASES.index(action[1])
    mine = court.phase_worth(o, area, o.seat)
    others = [court.phase_worth(o, area, x) for x in alive(o.s) if x != o.seat]
    theirs = sum(others) / max(1, len(others))
    back = sum(card // CARDS == o.seat for card in o.s.areas[area])
    found = say(mine - theirs, "phase", mine=two(mine), theirs=two(theirs))
    return found + (say(court.FRESH_CARD * back, "cards-back", count=back) if back else [])


def hired(o: Outlook, action: Action) -> list[Reason]:
    found = say(1.0, "spare", crowns=max(0, o.s.crowns[o.seat] - court.wages_due(o.s, o.seat)))
    if action[0] == "hire":
        found += say(o.troops(sum(TROOP_KINDS[kind][0] for kind in action[1:])) + 1, "troops",
                     troops=sum(TROOP_KINDS[kind][0] for kind in action[1:]))  # fmt: skip
    return found


def purse(o: Outlook, action: Action) -> list[Reason]:
    """What is left over when wages are paid."""
    return say(1.0, "spare", crowns=max(0, o.s.crowns[o.seat] - court.wages_due(o.s, o.seat)))


def voyaged(o: Outlook, action: Action) -> list[Reason]:
    f = o.s.frames[-1]
    which = EXPEDITIONS.index(action[1]) if action[0] == "start" else f.chosen if isinstance(f, Expedition) else -1
    rate = odds.voyage(which, False) if which >= 0 else 0.0
    return say(rate, "pays-back", rate=two(rate)) + purse(o, action)


def walled(o: Outlook, action: Action) -> list[Reason]:
    if len(action) < 2 or action[1] == "castle" or not o.exposed(CITIES.index(action[1])):
        return purse(o, action)
    return say(2.0, "exposed", place=action[1]) + purse(o, action)


def marked(o: Outlook, action: Action) -> list[Reason]:
    return worth(court.marker(o))


# -- the Church


def suffered(o: Outlook, action: Action) -> list[Reason]:
    f = next(frame for frame in reversed(o.s.frames) if isinstance(frame, Happening))
    need = CANCEL[f.card - FIRST_EVENT] - sum(f.pledges)
    lost, price = church.loss(o, church._event(o)), church.price(o, need)
    return say(1.0, "event", lost=two(lost), price=two(price))


def omen(o: Outlook, action: Action) -> list[Reason]:
    return say(o.spite[action[1]], "rival", seat=action[1]) if action[1] != o.seat else []


def revolted(o: Outlook, action: Action) -> list[Reason]:
    return say(float(max(1, o.upkeeps - 1)), "keep-city", points=o.upkeeps - 1) if action[0] != "lose_city" else []


# -- the Assembly


def voted(o: Outlook, action: Action) -> list[Reason]:
    """What is put to the vote, to me and to whom it helps most."""
    f = o.s.frames[-1]
    if hall._private(o) is not None or not isinstance(f, Vote):
        return []
    card = hall.voted(o)
    named = action[1] if action[0] == "name" else action[2] if action[:2] == ("cast", "name") else None
    if named is not None and named != o.seat:
        theirs = hall.worth(o, card, named)
        return say(theirs, "agenda-for", seat=named, points=two(theirs))
    mine = hall.worth(o, card, o.seat)
    found = say(mine, "agenda-mine", points=two(mine))
    others = [(o.spite[x] * hall.worth(o, card, x), x) for x in alive(o.s) if x != o.seat] if named is None else []
    weight, who = max(others, key=lambda pair: abs(pair[0]), default=(0.0, -1))
    return found + (say(weight, "agenda-for", seat=who, points=two(hall.worth(o, card, who))) if who >= 0 else [])


def accepted(o: Outlook, action: Action) -> list[Reason]:
    f = o.s.frames[-1]
    assert isinstance(f, Enactment)
    mine = hall.worth(o, f.card, o.seat)
    return say(mine, "agenda-mine", points=two(mine))


def chartered(o: Outlook, action: Action) -> list[Reason]:
    points = o.city(CITIES.index(action[1]))
    return say(points, "city", place=action[1], points=two(points))


# -- bargains


def consented(o: Outlook, action: Action) -> list[Reason]:
    f = o.s.frames[-1]
    assert isinstance(f, Battle)
    found = say(o.spite[f.attacker], "attacker", seat=f.attacker)
    if f.defender >= 0:
        found = say(o.spite[f.defender], "rival", seat=f.defender) if action == ("yes",) else found
    wish, _ = war.storm(o, f.area, nobles_in(o.s, o.seat, f.area))
    return found + say(wish, "wanted", points=two(wish))


def passed(o: Outlook, action: Action) -> list[Reason]:
    f = o.s.frames[-1]
    assert isinstance(f, March)
    goal = target_at(o.s, f.way[-1])
    if goal >= 0 and (target_owner(o.s, goal) == o.seat or o.s.siege[goal] == o.seat):
        return say(1.0, "at-mine")
    wish = war.storm(o, f.way[-1], nobles_in(o.s, o.seat, f.way[-1]))[0] if goal >= 0 else 0.0
    if action == ("no",):
        return say(wish, "wanted", points=two(wish)) + say(o.spite[f.army // 5], "attacker", seat=f.army // 5)
    return say(bargain.NEIGHBOURLY, "harmless")


REASONS: dict[str, Teller] = {
    "accept": accepted,
    "allocate": allocated,
    "ballot": voted,
    "cancel": suffered,
    "charter": chartered,
    "commit": voted,
    "consent": consented,
    "declare": voted,
    "defend": walled,
    "fund": voyaged,
    "hire": hired,
    "mark": marked,
    "mobilize": fight,
    "omen": omen,
    "passage": passed,
    "plan": planned,
    "pledge": suffered,
    "post": posted,
    "revolt": revolted,
    "station": reinforced,
    "tie": voted,
    "use": fight,
    "voyage": voyaged,
    "winds": fight,
}
