"""Neutral cards: the Important Event, expeditions, Upgrade Defenses, Muster Troops (WK-NAC, WK-EXP)."""

from __future__ import annotations

from collections import Counter

from araldo.games.warrior_knights.board import CITIES, TARGETS
from araldo.games.warrior_knights.box import (
    BEST_TO_WORST,
    BLUE,
    COLOUR_WORDS,
    EXPEDITIONS,
    FATE_VOYAGE,
    FORTIFIED,
    FORTIFY_COST,
    GREEN,
    HEAL_COST,
    LOST,
    MULTIPLE,
    NO_NEWS,
    REPAIR_COST,
)
from araldo.games.warrior_knights.rules.forces import wall
from araldo.games.warrior_knights.rules.places import army_of
from araldo.games.warrior_knights.state import (
    Expedition,
    InTurn,
    Knights,
    Omen,
)
from araldo.games.warrior_knights.telling.base import (
    NOTHING,
    Briefer,
    Hinter,
    called,
    pays,
    pays_faith,
    say,
    spot_of,
    text,
)
from araldo.kernel import Action
from araldo.kernel.telling import Brief, Chance, Change, Hint, Odds, Phrase

# -- Important Event


def omen_hint(s: Knights, f: Omen, seat: int, action: Action) -> Hint:
    paid = s.omen != BLUE and (action[1] == seat) == (s.omen == GREEN)
    return Hint(cost=pays_faith(int(paid)), effect=say(f"effect-{COLOUR_WORDS[s.omen]}"))


def omen_brief(s: Knights, f: Omen, seat: int) -> Brief:
    return Brief(title=say("title-omen", colour=COLOUR_WORDS[s.omen]), help=say("help-omen"), rule="WK-NAC-01")


# -- expeditions


def voyage_hint(s: Knights, f: Expedition, seat: int, action: Action) -> Hint:
    if action[0] == "none":
        return NOTHING
    return Hint(effect=results(EXPEDITIONS.index(action[1])), detail=f"expeditions/{action[1]}")


def results(voyage: int) -> Phrase:
    """What the 24 Fate cards say of an expedition."""
    found = Counter(FATE_VOYAGE[voyage])
    good = sum(n for rank, n in found.items() if MULTIPLE[rank] > 1)
    best = max(MULTIPLE[rank] for rank in found)
    return say("effect-voyage", good=good, best=best, news=found[NO_NEWS], lost=found[LOST])


def voyage_odds(s: Knights, seat: int, voyage: int, blessed: bool) -> Odds:
    """WK-EXP-07, WK-EXP-08: of one Fate card, or of two the better."""
    found, cards = Counter(FATE_VOYAGE[voyage]), len(FATE_VOYAGE[voyage])
    chances = []
    for rank, word in enumerate(BEST_TO_WORST):
        at_least, worse = sum(found[r] for r in range(rank, 6)), sum(found[r] for r in range(rank + 1, 6))
        share = found[rank] / cards
        if blessed:
            share = (at_least * (at_least - 1) - worse * (worse - 1)) / (cards * (cards - 1))
        good = 0 if rank == NO_NEWS else 1 if MULTIPLE[rank] > 1 else -1 if rank == LOST else 0
        if share:
            chances.append(Chance(called(word), round(1000 * share), good))
    return Odds(say("odds-voyage", voyage=EXPEDITIONS[voyage]), tuple(chances), note=say("odds-voyage-note"))


def fund_hint(s: Knights, f: Expedition, seat: int, action: Action) -> Hint:
    return Hint(cost=pays(1, each=True), effect=results(f.chosen), detail=f"expeditions/{EXPEDITIONS[f.chosen]}")


def staked(s: Knights, voyage: int) -> tuple[Change, ...]:
    return tuple(Change(say("tally-stake", seat=x), None, n) for x, n in enumerate(s.stakes[voyage]) if n)


def fund_brief(s: Knights, f: Expedition, seat: int) -> Brief:
    return Brief(
        title=say("title-fund", voyage=EXPEDITIONS[f.chosen]),
        help=say("help-fund"),
        rule="WK-EXP-03",
        by=s.chairman,
        tally=staked(s, f.chosen),
    )


def voyage_brief(s: Knights, f: Expedition, seat: int) -> Brief:
    return Brief(title=say("title-voyage"), help=say("help-voyage"), rule="WK-EXP-02", idle=say("idle-nothing"))


def bless_hint(s: Knights, f: Expedition, seat: int, action: Action) -> Hint:
    return NOTHING if action[0] == "no" else Hint(cost=pays_faith(1), effect=say("effect-bless"))


def bless_brief(s: Knights, f: Expedition, seat: int) -> Brief:
    return Brief(
        title=say("title-bless", voyage=EXPEDITIONS[f.chosen]),
        help=results(f.chosen),
        rule="WK-EXP-04",
        tally=staked(s, f.chosen),
    )


# -- Upgrade Defenses, Muster Troops


def defend_hint(s: Knights, f: InTurn, seat: int, action: Action) -> Hint:
    if action[0] == "none":
        return NOTHING
    target = TARGETS + seat if action[1] == "castle" else CITIES.index(action[1])
    walls = wall(s, target)
    if action[0] == "repair":
        return Hint(cost=pays(REPAIR_COST, each=True), effect=say("effect-repair", strength=walls))
    after = (Change("walls", walls, walls + FORTIFIED, "WK-NAC-06"),)
    return Hint(cost=pays(FORTIFY_COST), effect=say("effect-fortify"), after=after)


def defend_brief(s: Knights, f: InTurn, seat: int) -> Brief:
    return Brief(title=say("title-defend"), help=text("upgrade_defenses"), rule="WK-NAC-06", idle=say("idle-nothing"))


def heal_hint(s: Knights, f: InTurn, seat: int, action: Action) -> Hint:
    if action[0] == "none":
        return NOTHING
    army = army_of(seat, action[1])
    return Hint(
        cost=pays(HEAL_COST, each=True),
        effect=say("effect-heal", tokens=s.hurt[army], troops=s.troops[army]),
        places=spot_of(s, army),
    )


def heal_brief(s: Knights, f: InTurn, seat: int) -> Brief:
    return Brief(title=say("title-heal"), help=text("muster_troops"), rule="WK-NAC-08", idle=say("idle-nothing"))


HINTS: dict[str, Hinter] = {
    "omen": omen_hint, "voyage": voyage_hint, "fund": fund_hint, "bless": bless_hint, "defend": defend_hint,
    "heal": heal_hint,
}  # fmt: skip
BRIEFS: dict[str, Briefer] = {
    "omen": omen_brief, "voyage": voyage_brief, "fund": fund_brief, "bless": bless_brief, "defend": defend_brief,
    "heal": heal_brief,
}  # fmt: skip
