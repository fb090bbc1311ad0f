"""Set-up, cards and placement: numbers at many places, ready ways to fill them, what is lost."""

from __future__ import annotations

from collections.abc import Callable

from araldo.games.medioevo_universale.board import IDS, NUMBER, SITE, TERRAIN
from araldo.games.medioevo_universale.box import (
    ABROAD_VF,
    EXTRA_CARD,
    FACE,
    ITEMS,
    LOGISTICA,
    OBJECTIVE_CARDS,
    RESERVE,
    START_ROOM,
    TERRAINS,
)
from araldo.games.medioevo_universale.frames import Delivery
from araldo.games.medioevo_universale.rules import objectives, placement
from araldo.games.medioevo_universale.rules.land import supply
from araldo.games.medioevo_universale.rules.transports import room
from araldo.games.medioevo_universale.setup import berths, default_deployment, deploy_edits, to_deploy
from araldo.games.medioevo_universale.state import Medioevo
from araldo.games.medioevo_universale.telling.common import (
    card_words,
    draft_of,
    florins,
    frame,
    named,
    tr_words,
    treasury,
)
from araldo.kernel import DONE, Action, Span
from araldo.kernel.telling import Brief, Change, Hint, Phrase, Plan, Spread, Stride, Target

Lister = Callable[[list[Action]], list[Span]]


def given(draft: list[Action], heads: tuple[str, ...]) -> dict[Action, int]:
    """How many a draft gives to each target so far."""
    found: dict[Action, int] = {}
    for edit in draft:
        if edit[0] in heads:
            found[edit[:2]] = found.get(edit[:2], 0) + edit[2]
    return found


def targets(
    s: Medioevo, seat: int, draft: list[Action], spans: list[Span], heads: tuple[str, str]
) -> tuple[Target, ...]:
    """A stepper for each place and transport that may have more, or has some."""
    now = given(draft, heads)
    most = {span.head: now.get(span.head, 0) + span.high for span in spans}
    found = []
    for head in [*most, *(head for head in now if head not in most)]:
        high = most.get(head, now.get(head, 0))
        if head[0] == heads[0]:
            t = NUMBER[head[1]]
            note = Phrase("note-supply", {"vf": s.vf[seat][t] + now.get(head, 0), "supply": supply(s, t)})
            found.append(Target(head[1], head[1], head, 0, high, now.get(head, 0), note))
        else:
            tr = next(x for x in s.fleets[seat] if x.id == head[1])
            note = Phrase("note-room", {"vf": tr.vf + now.get(head, 0), "room": room(s, tr)})
            found.append(Target(str(head[1]), Phrase("piece-at", named(tr)), head, 0, high, now.get(head, 0), note))
    return tuple(found)


def filled(
    s: Medioevo, seat: int, draft: list[Action], more: Callable[[list[Action]], Action], kind: str
) -> tuple[Stride, ...]:
    """What a policy would add to a draft, up to Done."""
    whole, added = list(draft), list[Stride]()
    while len(added) < 60:
        edit = more(whole)
        added.append(Stride(edit, kind))
        if edit == DONE:
            break
        whole.append(edit)
    return tuple(added)


def evenly(lister: Lister, draft: list[Action]) -> Callable[[list[Action]], Action]:
    """A policy: as many everywhere as there is room for, by equal shares."""
    start = list(lister(draft))
    shares: dict[Action, int] = {}
    total = max((span.high for span in start), default=0)
    rooms = {span.head: span.high for span in start}
    while total > 0 and any(rooms.values()):
        for head in rooms:
            if total and rooms[head]:
                shares[head] = shares.get(head, 0) + 1
                rooms[head] -= 1
                total -= 1

    def more(whole: list[Action]) -> Action:
        for span in lister(whole):
            if (n := min(shares.pop(span.head, 0), span.high)) > 0:
                return (*span.head, n)
        return DONE

    return more


# -- placement


def placement_brief(s: Medioevo, seat: int) -> Brief:
    f, draft = frame(s), draft_of(s, seat)
    found = placement.edits(s, f, seat, draft)
    spans = [x for x in found if isinstance(x, Span)]
    total = s.pool[seat] + s.reserve[seat]
    placed = sum(edit[2] for edit in draft if edit[0] in ("station", "embark"))
    keep = RESERVE[s.lt[seat] - 1] if s.tech[seat] & LOGISTICA else 0
    lost = max(0, total - placed - keep)
    waiting = len(s.orders[seat]) - sum(edit[0] in ("set", "set_on") for edit in draft)
    warn = [Phrase("warn-lost", {"vf": lost})] if lost else []
    warn += [Phrase("warn-unset", {"count": waiting})] if waiting else []
    spread = Spread(Phrase("spread-placement"), total, targets(s, seat, draft, spans, ("station", "embark")))
    return Brief(
        title=Phrase("title-placement", {"vf": total, "left": total - placed}),
        help=Phrase("help-placement"),
        rule="MU-PLA-01",
        warn=tuple(warn),
        spread=spread if spread.targets else None,
        idle=Phrase("idle-placement"),
        tally=(Change("pool", total, total - placed, "MU-PLA-07"),),
        plans=placement_plans(s, seat, draft),
        done=Phrase("done-placement", {"vf": placed, "lost": lost}),
        places=tuple(str(span.head[1]) for span in spans if span.head[0] == "station"),
    )


def placement_plans(s: Medioevo, seat: int, draft: list[Action]) -> tuple[Plan, ...]:
    f = frame(s)

    def spans(whole: list[Action]) -> list[Span]:
        return [x for x in placement.edits(s, f, seat, whole) if isinstance(x, Span) and x.head[0] == "station"]

    first = filled(s, seat, draft, lambda whole: placement.default_placement(s, f, seat, whole), "placement")
    found = [Plan(Phrase("plan-place-capital"), first)] if len(first) > 1 else []
    even = filled(s, seat, draft, evenly(spans, draft), "placement")
    if len(even) > 2 and not s.orders[seat]:
        found.append(Plan(Phrase("plan-place-evenly"), even))
    return tuple(found)


def placement_hint(s: Medioevo, seat: int, action: Action) -> Hint | None:
    if action[0] == "station":
        t = NUMBER[action[1]]
        return Hint(
            effect=Phrase("note-supply", {"vf": s.vf[seat][t], "supply": supply(s, t)}), group="armies", rank=10
        )
    if action[0] == "embark":
        tr = next(x for x in s.fleets[seat] if x.id == action[1])
        return Hint(
            effect=Phrase("note-room", {"vf": tr.vf, "room": room(s, tr)}),
            group="armies",
            rank=11,
            places=(IDS[tr.place],),
        )
    if action[0] == "set_on":
        tr = next(x for x in s.fleets[seat] if x.id == action[3])
        return Hint(effect=tr_words(tr), group="bought", rank=2, places=(IDS[tr.place],))
    return Hint(group="bought", rank=1) if action[0] == "set" else None


# -- set-up


def deploy_brief(s: Medioevo, seat: int) -> Brief:
    f, draft = frame(s), draft_of(s, seat)
    spans = [x for x in deploy_edits(s, f, seat, draft) if isinstance(x, Span)]
    total = to_deploy(s, seat)
    placed = sum(edit[2] for edit in draft)
    plan = filled(s, seat, draft, lambda whole: default_deployment(s, f, seat, whole), "deploy")
    abroad = any(s.owner[tr.place] != seat for tr in s.fleets[seat])
    found = [
        Target(t.id, t.label, t.edit, low_of(s, seat, t.edit), t.high, t.now, t.note)
        for t in targets(s, seat, draft, spans, ("garrison", "aboard"))
    ]
    return Brief(
        title=Phrase("title-deploy", {"vf": total, "left": total - placed}),
        rule="MU-SET-11",
        help=Phrase("help-deploy-abroad" if abroad else "help-deploy"),
        idle=Phrase("idle-deploy"),
        spread=Spread(Phrase("spread-placement"), total, tuple(found), exact=True),
        plans=(Plan(Phrase("plan-deploy"), plan),) if len(plan) > 1 else (),
        tally=(Change("pool", total, total - placed, "MU-SET-11"),),
        places=tuple(IDS[t] for t in s.lands[seat]),
        done=Phrase("done-deploy"),
    )


def low_of(s: Medioevo, seat: int, edit: Action) -> int:
    """MU-MAP-16: a ship in a foreign port is not left empty."""
    if edit[0] != "aboard":
        return 0
    tr = next(x for x in s.fleets[seat] if x.id == edit[1])
    return min(ABROAD_VF, START_ROOM[tr.kind]) if s.owner[tr.place] != seat else 0


def berth_brief(s: Medioevo, seat: int) -> Brief:
    f = frame(s)
    steps = []
    for item in range(f.item, len(ITEMS)):
        open_here = berths(s, seat, item)
        if len(open_here) > 1:
            at = s.capital[seat] if s.capital[seat] in open_here else open_here[0]
            steps.append(Stride(("start", ITEMS[item], IDS[at]), "first_berth"))
    plan = Plan(Phrase("plan-berths", {"place": IDS[s.capital[seat]], "count": len(steps)}), tuple(steps))
    return Brief(
        title=Phrase("title-first_berth", {"item": ITEMS[f.item]}),
        help=Phrase("help-first_berth"),
        rule="MU-SET-10",
        places=tuple(IDS[t] for t in berths(s, seat, f.item)),
        plans=(plan,) if len(steps) > 1 else (),
    )


def site_hint(s: Medioevo, seat: int, action: Action) -> Hint | None:
    if action[0] in ("settle", "consecrate", "start", "capital") and action[-1] in NUMBER:
        t = NUMBER[action[-1]]
        told = {"town": SITE[t] or IDS[t], "terrain": TERRAINS[TERRAIN[t]], "supply": supply(s, t)}
        return Hint(effect=Phrase("effect-site", told))
    return None


# -- cards


def card_hint(s: Medioevo, seat: int, action: Action) -> Hint | None:
    """An option about one card: its text; a second one of a draw costs."""
    kinds = [x for x in action[1:] if isinstance(x, str) and x in FACE]
    if not kinds or action[0] in ("keep_objective",):
        return objective_hint(action)
    cost = florins(EXTRA_CARD) if s.asked is not None and s.asked.kind == "keep_second" else ()
    return Hint(
        cost=cost,
        effect=card_words(kinds[0]),
        detail=f"cards/{kinds[0]}",
        after=treasury(s, seat, -EXTRA_CARD, "MU-EMP-03") if cost else (),
    )


def objective_hint(action: Action) -> Hint | None:
    if action[0] != "keep_objective":
        return None
    points = next(int(card["po"]) for card in map(objectives.card, OBJECTIVE_CARDS) if card["id"] == action[1])
    return Hint(effect=Phrase(f"objective-{action[1]}", {"points": points}), detail=f"objectives/{action[1]}")


def keep_brief(s: Medioevo, seat: int) -> Brief:
    second = s.asked is not None and s.asked.kind == "keep_second"
    return Brief(
        help=Phrase("help-keep"),
        rule="MU-EMP-03" if second else "MU-EMP-01",
        tally=treasury(s, seat, 0) if second else (),
    )


def cancel_brief(s: Medioevo, seat: int) -> Brief:
    f = frame(s)
    assert isinstance(f, Delivery)
    return Brief(
        title=Phrase("title-cancel", {"seat": f.seat, "card": f.kind, "victim": f.target}),
        help=card_words(f.kind),
        by=f.seat,
        rule="MU-EMP-08",
        idle=Phrase("idle-cancel"),
    )


HINTS = {
    "placement": placement_hint,
    "capital_site": site_hint,
    "first_cathedral": site_hint,
    "first_berth": site_hint,
    "capital": site_hint,
    "keep_card": card_hint,
    "keep_second": card_hint,
    "aim": card_hint,
    "cancel": card_hint,
    "pry": card_hint,
    "objective": card_hint,
    "conclave": card_hint,
}
BRIEFS = {
    "placement": placement_brief,
    "deploy": deploy_brief,
    "first_berth": berth_brief,
    "keep_card": keep_brief,
    "keep_second": keep_brief,
    "cancel": cancel_brief,
}
