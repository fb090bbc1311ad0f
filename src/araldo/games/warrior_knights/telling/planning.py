"""Set-up, planning, and the cards of the Barons (WK-SET, WK-PLN, WK-ACT, WK-BAC)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from araldo.games.warrior_knights import setup
from araldo.games.warrior_knights.board import CITIES, CITY_AT, COUNT, INCOME, NUMBER
from araldo.games.warrior_knights.box import (
    CANCEL,
    DRAFT_MORE,
    FEES,
    FIRST_EVENT,
    HERETIC,
    HOLDERS,
    NOBLES,
    PHASE_CARDS,
    PHASES,
    RALLY_VOTES,
    TITLES,
    TROOP_KINDS,
    VERSATILE_CROWNS,
    event,
)
from araldo.games.warrior_knights.rules import course
from araldo.games.warrior_knights.rules.cards import most
from araldo.games.warrior_knights.rules.forces import wall
from araldo.games.warrior_knights.rules.places import army_of, noble
from araldo.games.warrior_knights.rules.seats import barons
from araldo.games.warrior_knights.rules.upkeep import towns_near
from araldo.games.warrior_knights.state import RAZED, Card, Founding, Knights, Round
from araldo.games.warrior_knights.telling import war
from araldo.games.warrior_knights.telling.base import (
    Briefer,
    Hinter,
    called,
    crowns,
    draft_of,
    faith,
    house,
    pays,
    pays_faith,
    say,
    text,
    votes,
)
from araldo.kernel import Action
from araldo.kernel.telling import Brief, Change, Hint, Phrase, Plan, Stride

# -- set-up


def suggested(
    default: Callable[[Knights, Any, int, list[Action]], Action], s: Knights, f: Any, seat: int
) -> tuple[Stride, ...]:
    """The usual answer to a draft, from what it is now on."""
    draft = list(draft_of(s, seat))
    steps: list[Stride] = []
    while (edit := default(s, f, seat, draft)) != ("done",):
        draft.append(edit)
        steps.append(Stride(edit))
    return tuple(steps)


def assign_hint(s: Knights, f: Founding, seat: int, action: Action) -> Hint | None:
    if action[0] != "assign":
        return None
    _, kind, word = action
    before = sum(TROOP_KINDS[k][0] for _, k, holder in draft_of(s, seat) if holder == word)
    label = called(noble(s, army_of(seat, word)))
    return Hint(effect=say(f"ability-{word}"), after=(Change(label, before, before + TROOP_KINDS[kind][0]),))


def assign_brief(s: Knights, f: Founding, seat: int) -> Brief:
    draft, cards = draft_of(s, seat), setup.muster(s, seat)
    armies: dict[str, int] = dict.fromkeys(HOLDERS, 0)
    for _, kind, word in draft:
        armies[word] += TROOP_KINDS[kind][0]
    bare = [noble(s, army_of(seat, word)) for word in HOLDERS[:4] if not armies[word]]
    fill = suggested(setup.default_assign, s, f, seat)
    return Brief(
        title=say("title-assign"),
        help=say("help-assign"),
        rule="WK-SET-10",
        done=say("done-assign"),
        tally=(
            Change(say("tally-cards", all=len(cards)), None, len(draft), "WK-SET-10"),
            *(Change(called(noble(s, army_of(seat, word))), None, n) for word, n in armies.items() if n),
        ),
        warn=(say("warn-bare", nobles=bare),) if len(draft) == len(cards) and bare else (),
        plans=(Plan(say("plan-usual"), fill),) if fill else (),
    )


def place_text(s: Knights, area: int) -> Phrase:
    """What is there to win or to fear."""
    city = CITY_AT[area]
    if city >= 0 and s.owner[city] != RAZED:
        owner = s.owner[city]
        known: dict[str, Any] = {"city": CITIES[city], "strength": wall(s, city), "income": INCOME[city]}
        return say("there-neutral", **known) if owner < 0 else say("there-owned", owner=owner, **known)
    return say("there-nothing")


def site_hint(s: Knights, f: Founding, seat: int, action: Action) -> Hint:
    near = towns_near(s, NUMBER[action[1]])
    return Hint(effect=say("effect-site", cities=near), rank=9 - near)


def site_brief(s: Knights, f: Any, seat: int) -> Brief:
    return Brief(title=say("title-site"), help=say("help-site"), rule="WK-SET-13")


def post_hint(s: Knights, f: Founding, seat: int, action: Action) -> Hint:
    army = army_of(seat, action[1])
    return Hint(effect=place_text(s, NUMBER[action[2]]), group=house(s, army), places=(action[2],))


def post_brief(s: Knights, f: Founding, seat: int) -> Brief:
    left = [noble(s, army) for army in setup.waiting_nobles(s, seat)]
    return Brief(title=say("title-post"), help=say("help-post", nobles=left), rule="WK-SET-15")


# -- planning


def yields(s: Knights, seat: int) -> int:
    """WK-BAC-01."""
    return len({s.place[a] for a in NOBLES[seat] if 0 <= s.place[a] < COUNT})


def plan_hint(s: Knights, f: Round, seat: int, action: Action) -> Hint | None:
    if action[0] != "plan":
        return None
    _, word, stack = action
    return Hint(effect=now(s, seat, word), detail=f"actions/{word}", group=f"stack{stack}", rank=TITLES.index(word))


def now(s: Knights, seat: int, word: str) -> Phrase:
    """A card with what it would bring as things stand."""
    taken = len(s.track) - s.track.count(-1)
    return say(
        f"plan-{word}",
        crowns=yields(s, seat),
        taken=taken,
        spots=barons(s) + DRAFT_MORE,
        votes=s.options["versatile_votes"],
        own_votes=s.votes[seat],
        own_faith=s.faith[seat],
    )


def plan_brief(s: Knights, f: Round, seat: int) -> Brief:
    draft = draft_of(s, seat)
    count = {word: sum(edit[1] == word for edit in draft) for word in TITLES}
    room = min(6, len(s.hands[seat]))
    tally = [Change(say("tally-planned", all=room), None, len(draft), "WK-PLN-01")]
    if count["levy_taxes"]:
        tally.append(crowns(s, seat, count["levy_taxes"] * yields(s, seat), "WK-BAC-01"))
    if count["rally_support"]:
        tally.append(votes(s, seat, RALLY_VOTES * count["rally_support"], "WK-BAC-03"))
    if count["serve_the_church"]:
        tally.append(faith(s, seat, count["serve_the_church"], "WK-BAC-04"))
    fill = suggested(course.default_plan, s, f, seat) if len(draft) < room else ()
    return Brief(
        title=say("title-plan"),
        help=say("help-plan"),
        rule="WK-PLN-01",
        done=say("done-plan", cards=len(draft), room=room),
        tally=tuple(tally),
        warn=(say("warn-no-plan"),) if not draft else (),
        plans=(Plan(say("plan-usual"), fill),) if fill else (),
    )


# -- cards


def allocate_hint(s: Knights, f: Card, seat: int, action: Action) -> Hint:
    area = PHASES.index(action[1])
    cards, full = len(s.areas[area]) + 1, PHASE_CARDS * barons(s)
    effect = say("effect-phase-now" if cards >= full else "effect-phase", phase=action[1], cards=cards, full=full)
    return Hint(effect=effect, detail=f"phases/{action[1]}", icon=action[1])


def allocate_brief(s: Knights, f: Card, seat: int) -> Brief:
    return Brief(title=say("title-allocate", card=TITLES[f.title]), help=say("help-allocate"), rule="WK-ACT-03")


def decline(action: Action) -> Hint | None:
    return Hint(effect=say("effect-decline"), rank=99) if action[0] in ("decline", "halt") else None


def levy_hint(s: Knights, f: Card, seat: int, action: Action) -> Hint | None:
    if action[0] != "levy":
        return decline(action)
    got = yields(s, seat)
    return Hint(effect=say("effect-levy", areas=got), after=(crowns(s, seat, got, "WK-BAC-01"),))


def mark_hint(s: Knights, f: Card, seat: int, action: Action) -> Hint | None:
    if action[0] != "mark":
        return decline(action)
    spot = action[1] - 1
    before = sum(marker >= 0 for marker in s.track[:spot])
    total, full = len(s.track) - s.track.count(-1) + 1, barons(s) + DRAFT_MORE
    fee = FEES[spot] if s.asked is not None and s.asked.kind == "use" else 0
    effect = say("effect-mark-last" if total == full else "effect-mark", before=before, markers=total, full=full)
    return Hint(cost=pays(fee), effect=effect, group="mark" if fee else "", rank=spot)


def rally_hint(s: Knights, f: Card, seat: int, action: Action) -> Hint | None:
    if action[0] != "rally":
        return decline(action)
    then = s.votes[:]
    then[seat] += RALLY_VOTES
    leads = most(then, seat, s.out) and not s.banned >> seat & 1
    return Hint(effect=chair(s, seat, leads), after=(votes(s, seat, RALLY_VOTES, "WK-BAC-03"),))


def chair(s: Knights, seat: int, leads: bool) -> Phrase:
    if s.chairman == seat:
        return say("effect-chair-kept")
    return say("effect-chair") if leads else say("effect-chair-other", seat=s.chairman)


def serve_hint(s: Knights, f: Card, seat: int, action: Action) -> Hint | None:
    if action[0] != "serve":
        return decline(action)
    then = s.faith[:]
    then[seat] += 1
    effect = say("effect-head-other", seat=s.head)
    if s.head == seat:
        effect = say("effect-head-kept")
    elif most(then, seat, s.out) and HERETIC not in s.kept[seat]:
        effect = say("effect-head")
    return Hint(effect=effect, after=(faith(s, seat, 1, "WK-BAC-04"),))


def use_hint(s: Knights, f: Card, seat: int, action: Action) -> Hint | None:
    verb = action[0]
    if verb == "crowns":
        return Hint(effect=say("effect-gain"), after=(crowns(s, seat, VERSATILE_CROWNS, "WK-BAC-10"),), group="gain")
    if verb == "votes":
        more = s.options["versatile_votes"]
        return Hint(effect=say("effect-votes"), after=(votes(s, seat, more, "WK-BAC-10"),), group="gain")
    if verb == "mark":
        return mark_hint(s, f, seat, action)
    return war.mobilize_hint(s, f, seat, action)


def card_brief(s: Knights, f: Card, seat: int) -> Brief:
    """A card of one's own has been turned."""
    word = TITLES[f.title]
    return Brief(title=say("title-turned", card=word), help=text(word), rule=_RULES[f.title])


_RULES = ("WK-BAC-01", "WK-BAC-02", "WK-BAC-03", "WK-BAC-04", "WK-BAC-06", "WK-BAC-10")  # by title


def miracle_hint(s: Knights, f: Round, seat: int, action: Action) -> Hint | None:
    if action[0] == "keep":
        return Hint(effect=say("effect-nothing"), rank=99)
    price = CANCEL[event(action[1]) - FIRST_EVENT] + 1
    return Hint(cost=pays_faith(price), effect=text(action[1]), detail=f"events/{action[1]}")


def miracle_brief(s: Knights, f: Round, seat: int) -> Brief:
    return Brief(title=say("title-miracle"), help=say("help-miracle"), rule="WK-VAR-07", idle=say("idle-nothing"))


HINTS: dict[str, Hinter] = {
    "assign": assign_hint, "site": site_hint, "post": post_hint, "plan": plan_hint, "allocate": allocate_hint,
    "levy": levy_hint, "mark": mark_hint, "rally": rally_hint, "serve": serve_hint, "use": use_hint,
    "miracle": miracle_hint, "rebuild": site_hint,
}  # fmt: skip
BRIEFS: dict[str, Briefer] = {
    "assign": assign_brief, "site": site_brief, "post": post_brief, "plan": plan_brief, "allocate": allocate_brief,
    "levy": card_brief, "mark": card_brief, "rally": card_brief, "serve": card_brief, "use": card_brief,
    "mobilize": card_brief, "miracle": miracle_brief,
}  # fmt: skip
