"""Events: whom they meet, what they do, what it takes to cancel them (WK-EVT)."""

from __future__ import annotations

from araldo.games.warrior_knights.board import CITIES, INCOME, TARGETS
from araldo.games.warrior_knights.box import (
    BLUE,
    CANCEL,
    CASUALTY,
    EVENT_COLOUR,
    EXPEDITIONS,
    FACE,
    FIRST_EVENT,
    FORTIFIED,
    NATIONS,
    STRENGTH,
    TROOP_KINDS,
    WAGE,
)
from araldo.games.warrior_knights.rules import happenings
from araldo.games.warrior_knights.rules.forces import wall
from araldo.games.warrior_knights.rules.places import army_of, noble
from araldo.games.warrior_knights.rules.seats import alive
from araldo.games.warrior_knights.state import (
    Happening,
    Knights,
)
from araldo.games.warrior_knights.telling.base import (
    NOTHING,
    Briefer,
    Hinter,
    crowns,
    draft_of,
    event_word,
    force,
    pays,
    pays_faith,
    say,
    spot_of,
    text,
)
from araldo.games.warrior_knights.telling.realm import dismiss_hint, dismissal
from araldo.kernel import Action
from araldo.kernel.telling import Brief, Change, Hint, Phrase

EVENT_STEPS = ("drawn", "target", "cancel", "effect")


def event_brief(at: int, kind: str) -> Briefer:
    def brief(s: Knights, f: Happening, seat: int) -> Brief:
        word = event_word(f.card)
        places: tuple[str, ...] = ()
        if f.aimed and f.target >= 0 and word in ("EV-B01", "EV-B08", "EV-B09", "EV-R05", "EV-R06"):
            places = (CITIES[f.target],)
        return Brief(
            title=say(f"title-{kind}", event=word),
            help=text(word),
            rule="WK-EVT-02" if at == 2 else "WK-EVT-01",
            by=f.seat if f.seat != seat else None,
            places=places,
            tally=event_tally(s, f, seat),
            steps=tuple(say(f"step-{step}") for step in EVENT_STEPS),
            at=at,
        )

    return brief


def event_tally(s: Knights, f: Happening, seat: int) -> tuple[Change, ...]:
    """How much Faith it takes, and who has some."""
    number = f.card - FIRST_EVENT
    cost = CANCEL[number]
    if not cost or s.asked is None or s.asked.kind not in ("cancel", "pledge", "target"):
        return ()
    found = [Change(say("tally-cancel", all=cost), None, sum(f.pledges), "WK-EVT-02")]
    if EVENT_COLOUR[number] == BLUE:
        found += [Change(say("tally-faith", seat=other), None, s.faith[other]) for other in alive(s) if s.faith[other]]
    return tuple(found)


def target_hint(s: Knights, f: Happening, seat: int, action: Action) -> Hint | None:
    verb = action[0]
    if verb == "raid":
        voyage = EXPEDITIONS.index(action[1])
        after = tuple(Change(say("tally-stake", seat=x), n, n // 2) for x, n in enumerate(s.stakes[voyage]) if n)
        return Hint(effect=say("effect-raid"), after=after, detail=f"expeditions/{action[1]}")
    if verb == "strike":
        city = CITIES.index(action[1])
        return Hint(effect=say("effect-strike", owner=s.owner[city], income=INCOME[city] + s.fort[city]))
    if verb == "spy":
        return Hint(effect=say("effect-spy", crowns=min(2, s.crowns[action[1]])))
    if verb == "bribe":
        return Hint(cost=pays(2 * TROOP_KINDS[action[3]][1]), effect=say("effect-bribe"))
    if verb == "fortify":
        walls = wall(s, CITIES.index(action[1]))
        return Hint(effect=say("effect-fortify"), after=(Change("walls", walls, walls + FORTIFIED),))
    if verb == "restore":
        target = TARGETS + seat if action[1] == "castle" else CITIES.index(action[1])
        return Hint(after=(Change("breaches", s.breach[target], 0),))
    army = army_of(seat, action[1])
    if verb == "cure":
        return Hint(after=(force(s, army, CASUALTY * s.hurt[army]),), places=spot_of(s, army))
    return Hint(effect=say(f"effect-{verb}"), places=spot_of(s, army))


def cancel_hint(s: Knights, f: Happening, seat: int, action: Action) -> Hint:
    if action[0] == "suffer":
        return Hint(effect=harm(s, f))
    return Hint(cost=pays_faith(action[1]), effect=say("effect-cancelled"))


def harm(s: Knights, f: Happening) -> Phrase:
    """What the Event would do, with its numbers where it has some."""
    word = event_word(f.card)
    if word == "EV-R07":
        return say("harm-crowns", crowns=s.crowns[f.seat] // 2)
    if word == "EV-R10":
        return say("harm-votes", votes=(s.votes[f.seat] + 1) // 2)
    if word in ("EV-R01", "EV-R03", "EV-R04"):
        return say("harm-noble", noble=noble(s, f.target), event=word)
    if word in ("EV-R05", "EV-R06"):
        return say("harm-city", city=CITIES[f.target], event=word)
    if word == "EV-R08":
        return say("harm-nation", nation=NATIONS[f.target])
    return text(word)


def pledge_hint(s: Knights, f: Happening, seat: int, action: Action) -> Hint:
    return Hint(
        cost=pays_faith(1, each=True),
        effect=say("effect-pledge", missing=CANCEL[f.card - FIRST_EVENT] - sum(f.pledges)),
    )


def volunteers_hint(s: Knights, f: Happening, seat: int, action: Action) -> Hint:
    if action[0] == "pass":
        return NOTHING
    piece = s.hired[0]
    return Hint(effect=say("effect-troop", troop=FACE[piece], strength=STRENGTH[piece], wage=WAGE[piece]))


def winds_hint(s: Knights, f: Happening, seat: int, action: Action) -> Hint:
    if action[0] == "pass":
        return NOTHING
    army = army_of(seat, action[1])
    return Hint(effect=say("effect-winds"), group=noble(s, army), places=(action[2],))


def captain_hint(s: Knights, f: Happening, seat: int, action: Action) -> Hint:
    if action[0] == "pass":
        return NOTHING
    troop = FACE[f.target]
    return Hint(
        cost=pays(action[1]), effect=say("effect-troop", troop=troop, strength=STRENGTH[f.target], wage=WAGE[f.target])
    )


def unrest_brief(s: Knights, f: Happening, seat: int) -> Brief:
    have = happenings.restless(s, f, seat)
    owing = have.total() - len(draft_of(s, seat))
    word = event_word(f.card)
    return Brief(
        title=say("title-unrest", nation=NATIONS[f.target]),
        help=text(word),
        rule="WK-EVT-01",
        by=f.seat,
        tally=(crowns(s, seat, -owing, "WK-EVT-01"),),
        spread=dismissal(s, seat, have, dict.fromkeys(TROOP_KINDS, 1)),
        warn=(say("warn-short", crowns=owing - s.crowns[seat]),) if owing > s.crowns[seat] else (),
        done=say("done-wages", crowns=owing),
    )


HINTS: dict[str, Hinter] = {
    "target": target_hint, "cancel": cancel_hint, "pledge": pledge_hint, "volunteers": volunteers_hint,
    "winds": winds_hint, "captain": captain_hint, "unrest_pay": dismiss_hint,
}  # fmt: skip
BRIEFS: dict[str, Briefer] = {
    "target": event_brief(1, "target"), "cancel": event_brief(2, "cancel"), "pledge": event_brief(2, "pledge"),
    "volunteers": event_brief(3, "event"), "winds": event_brief(3, "event"), "captain": event_brief(3, "event"),
    "unrest_pay": unrest_brief,
}  # fmt: skip
