"""Laws and wages, the Draft, the Upkeep, rights at any time (WK-TAX, WK-WAG, WK-DFT, WK-UPK)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from araldo.games.warrior_knights.board import AREAS, CITIES, CITY_AREA, INCOME, NUMBER
from araldo.games.warrior_knights.box import (
    CASUALTY,
    FACE,
    FATE_REVOLT,
    HOLDERS,
    REVOLT_COST,
    SUMPTUARY,
    TROOP_KINDS,
    WAGE,
)
from araldo.games.warrior_knights.rules import hiring, taxation
from araldo.games.warrior_knights.rules.movement import sum_of
from araldo.games.warrior_knights.rules.places import army_of, noble
from araldo.games.warrior_knights.rules.upkeep import returning
from araldo.games.warrior_knights.state import (
    Coronation,
    Hiring,
    Knights,
    Regroup,
    Station,
    Taxation,
    Unrest,
    Wages,
)
from araldo.games.warrior_knights.telling.base import (
    Briefer,
    Hinter,
    crowns,
    draft_of,
    faith,
    force,
    pays,
    pays_faith,
    say,
    spot_of,
    text,
)
from araldo.kernel import Action
from araldo.kernel.telling import Brief, Change, Hint, Spread, Target

# -- troops that leave


def dismiss_hint(s: Knights, f: Any, seat: int, action: Action) -> Hint | None:
    if action[0] != "dismiss":
        return None
    army, kind = army_of(seat, action[1]), action[2]
    return Hint(effect=say("effect-dismiss", wage=TROOP_KINDS[kind][1]), after=(force(s, army, -TROOP_KINDS[kind][0]),))


def dismissal(s: Knights, seat: int, have: Counter[tuple[str, str]], saved: dict[str, int]) -> Spread:
    """Which of his Mercenaries go: one number for each holder and kind."""
    draft = Counter((word, kind) for _, word, kind in draft_of(s, seat))
    targets = tuple(
        Target(
            f"{word}/{kind}",
            say("target-dismiss", noble=noble(s, army_of(seat, word)), troop=kind),
            ("dismiss", word, kind),
            0,
            n,
            draft[word, kind],
            say("note-saved", crowns=saved[kind]),
        )
        for (word, kind), n in have.items()
    )
    return Spread(say("spread-dismiss"), have.total(), targets)


# -- laws that ask for crowns, wages


def comply_hint(s: Knights, f: Taxation | Wages, seat: int, action: Action) -> Hint:
    if action[0] == "refuse":
        return Hint(effect=say("effect-defy"), sure=True)
    return Hint(cost=pays(action[1]), after=(crowns(s, seat, -action[1]),))


def comply_brief(s: Knights, f: Taxation | Wages, seat: int) -> Brief:
    law = FACE[s.laws[f.law] if isinstance(f, Taxation) else SUMPTUARY]
    return Brief(title=say("title-comply", law=law), help=text(law), rule="WK-BAN-03")


def wages_brief(s: Knights, f: Wages, seat: int) -> Brief:
    draft = draft_of(s, seat)
    due = sum(WAGE[p] for p in f.payable) - sum(TROOP_KINDS[kind][1] for _, _, kind in draft)
    wages = {kind: wage for kind, (_, wage, _) in TROOP_KINDS.items()}
    have = taxation.payable_kinds(s, f, seat)
    return Brief(
        title=say("title-wages"),
        help=say("help-wages"),
        rule="WK-WAG-04",
        tally=(crowns(s, seat, -due, "WK-WAG-02"),),
        done=say("done-wages", crowns=due),
        warn=(say("warn-short", crowns=due - s.crowns[seat]),) if due > s.crowns[seat] else (),
        spread=dismissal(s, seat, have, wages),
    )


# -- the Draft


def hire_hint(s: Knights, f: Hiring, seat: int, action: Action) -> Hint:
    if action[0] == "pass":
        return Hint(effect=say("effect-hire-pass"), rank=99)
    if action[0] == "defy":
        return Hint(effect=say("effect-defy"), sure=True, detail=f"agendas/{action[1]}", rank=98)
    kinds = action[1:]
    cost = sum(hiring.price(s, f, seat, kind) for kind in kinds)
    total, wages = (sum(TROOP_KINDS[kind][i] for kind in kinds) for i in (0, 1))
    return Hint(
        cost=pays(cost),
        effect=say("effect-hire", strength=total, wages=wages, markers=len(kinds)),
        detail=f"mercenaries/{kinds[0]}",
        rank=len(kinds),
    )


def hire_brief(s: Knights, f: Hiring, seat: int) -> Brief:
    return Brief(
        title=say("title-hire"),
        help=say("help-hire", markers=s.track.count(seat)),
        rule="WK-DFT-02",
        idle=say("idle-hire"),
        tally=(Change("crowns", None, s.crowns[seat]),),
    )


def recall_hint(s: Knights, f: Hiring, seat: int, action: Action) -> Hint:
    return Hint(effect=say("effect-recall", spot=action[1]))


def recall_brief(s: Knights, f: Hiring, seat: int) -> Brief:
    return Brief(title=say("title-recall"), help=say("help-recall"), rule="WK-DFT-03")


def station_hint(s: Knights, f: Station | Coronation, seat: int, action: Action) -> Hint:
    army = army_of(seat, action[2])
    where = spot_of(s, army)
    effect = say("effect-station", area=where[0]) if where else say("effect-station-off")
    return Hint(effect=effect, after=(force(s, army, TROOP_KINDS[action[1]][0]),), places=where)


def station_brief(s: Knights, f: Station, seat: int) -> Brief:
    return Brief(title=say("title-station", troop=FACE[s.hired[0]]), help=say("help-station"), rule="WK-DFT-05")


def royal_brief(s: Knights, f: Coronation, seat: int) -> Brief:
    return Brief(title=say("title-royal", troop=FACE[s.royal[-1]]), help=say("help-royal"), rule="WK-VAR-09")


# -- the Upkeep


def watch_hint(s: Knights, f: Unrest, seat: int, action: Action) -> Hint:
    city = CITIES.index(action[1])
    return Hint(effect=say("effect-watch", cost=REVOLT_COST * INCOME[city]), places=(action[1],))


def watch_brief(s: Knights, f: Unrest, seat: int) -> Brief:
    return Brief(
        title=say("title-watch"),
        help=say("help-watch", share=100 * sum(FATE_REVOLT) // len(FATE_REVOLT)),
        rule="WK-UPK-03",
        places=tuple(CITIES[city] for city in f.cities),
    )


def revolt_hint(s: Knights, f: Unrest, seat: int, action: Action) -> Hint:
    verb = action[0]
    if verb == "pay_faith":
        return Hint(cost=pays_faith(1), effect=say("effect-quelled"), after=(faith(s, seat, -1),))
    if verb == "pay":
        return Hint(cost=pays(action[1]), effect=say("effect-quelled"), after=(crowns(s, seat, -action[1]),))
    if verb == "lose_city":
        return Hint(effect=say("effect-lose-city", income=INCOME[f.city]), sure=True, rank=9)
    return Hint(effect=text("EV-G12" if verb == "beloved" else "AG-C11"))


def revolt_brief(s: Knights, f: Unrest, seat: int) -> Brief:
    return Brief(
        title=say("title-revolt", city=CITIES[f.city]),
        help=say("help-revolt"),
        rule="WK-UPK-03",
        places=(CITIES[f.city],),
    )


def rebuild_brief(s: Knights, f: Regroup, seat: int) -> Brief:
    return Brief(title=say("title-rebuild"), help=say("help-rebuild"), rule="WK-STR-11")


def heir_back_hint(s: Knights, f: Regroup, seat: int, action: Action) -> Hint:
    return Hint(effect=say("effect-hold" if action[0] == "hold" else "effect-give-up", seat=f.seat))


def heir_back_brief(s: Knights, f: Regroup, seat: int) -> Brief:
    return Brief(
        title=say("title-heir-back", noble=noble(s, f.heirs[0]), seat=f.seat),
        help=say("help-heir-back"),
        rule="WK-VAR-17",
        by=f.seat,
        idle=say("idle-no"),
    )


def regroup_hint(s: Knights, f: Regroup, seat: int, action: Action) -> Hint | None:
    if action[0] == "done":
        return Hint(effect=say("effect-regrouped"), rank=99)
    giver, receiver = army_of(seat, action[1]), army_of(seat, action[-1])
    tokens = 0
    if action[0] == "shift":
        more = TROOP_KINDS[action[2]][0]
    else:
        more, tokens = sum_of(s, giver), s.hurt[giver]
    after = (force(s, giver, CASUALTY * tokens - more), force(s, receiver, more - CASUALTY * tokens))
    return Hint(after=after, group=noble(s, giver), rank=HOLDERS.index(action[-1]))


def regroup_brief(s: Knights, f: Regroup, seat: int) -> Brief:
    return Brief(title=say("title-regroup"), help=say("help-regroup"), rule="WK-UPK-07", done=say("done-regroup"))


def return_hint(s: Knights, f: Regroup, seat: int, action: Action) -> Hint:
    area = NUMBER[action[2]]
    guarded = any(CITY_AREA[city] == area for city, owner in enumerate(s.owner) if owner == seat)
    return Hint(effect=say("effect-return-city" if guarded else "effect-return-home"), places=(AREAS[area],))


def return_brief(s: Knights, f: Regroup, seat: int) -> Brief:
    army = returning(s, f)
    return Brief(
        title=say("title-return", noble=noble(s, army)),
        help=say("help-return", strength=s.troops[army]),
        rule="WK-UPK-07",
    )


# -- rights at any time


def gift_hint(s: Knights, seat: int, action: Action) -> Hint:
    return Hint(cost=pays(1, each=True), effect=say("effect-gift"), group="gift", rank=99)


def heir_hint(s: Knights, seat: int, action: Action) -> Hint:
    kills = action[0] == "kill_heir"
    return Hint(effect=say("effect-kill-heir" if kills else "effect-hand-heir"), group="heir", rank=99, sure=kills)


HINTS: dict[str, Hinter] = {
    "comply": comply_hint, "wages": dismiss_hint, "hire": hire_hint, "recall": recall_hint, "station": station_hint,
    "royal": station_hint, "watch": watch_hint, "revolt": revolt_hint, "heir_back": heir_back_hint,
    "regroup": regroup_hint, "return": return_hint,
}  # fmt: skip
BRIEFS: dict[str, Briefer] = {
    "comply": comply_brief, "wages": wages_brief, "hire": hire_brief, "recall": recall_brief, "station": station_brief,
    "royal": royal_brief, "watch": watch_brief, "revolt": revolt_brief, "rebuild": rebuild_brief,
    "heir_back": heir_back_brief, "regroup": regroup_brief, "return": return_brief,
}  # fmt: skip
