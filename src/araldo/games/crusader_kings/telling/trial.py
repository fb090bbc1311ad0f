"""A check before its tokens are drawn: what is needed and why, the draws and where they come from, the chances.

Only the bag of who asks is counted: nobody knows another's (CK-CHK-19).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import comb
from typing import Any, NamedTuple

from araldo.games.crusader_kings.board import NEXT_TO, NUMBER
from araldo.games.crusader_kings.box import (
    BASE_DRAWS,
    BRIBE_COST,
    CANCEL_COST,
    CARD_DRAWS,
    CARD_GUARD,
    CASTLE_DEFENCE,
    CRITICAL_FAIL,
    CRITICAL_SUCCESS,
    KINDS,
    MOBILISED_DEFENCE,
    ROYAL_GUARD,
    SPACE_DRAWS,
    SUCCEED,
    TOKEN0,
    WORTH,
    kind_of,
)
from araldo.games.crusader_kings.rules.check import cancellable, most_gold, saboteurs
from araldo.games.crusader_kings.rules.intrigue import NOBODY, aim_at, successes_to_kill
from araldo.games.crusader_kings.rules.kin import find, has_green, tokens_on
from araldo.games.crusader_kings.rules.realm import owns
from araldo.games.crusader_kings.state import (
    Attack,
    Build,
    Check,
    Counter,
    Court,
    Invade,
    Kings,
    Overthrow,
    Plot,
    Wedding,
)
from araldo.kernel import Action, Frame
from araldo.kernel.telling import Item, Phrase


class Trial(NamedTuple):
    """What a check will ask and give, each with its cause. `draws`: without Gold; `lent`: tokens that join the bag."""

    kind: str
    need: tuple[Item, ...] = (Item(Phrase("part-base"), 1, "CK-CHK-01"),)
    draws: tuple[Item, ...] = ()
    invests: bool = True
    sabotage: bool = True
    reserve: int = 0
    lent: tuple[int, ...] = ()

    def frame(self, seat: int, gold: int = 0) -> Check:
        """The check as the rules would run it, with this much Gold in it."""
        bonus = sum(item.amount for item in self.draws) - 1
        need = max(1, sum(item.amount for item in self.need))
        return Check(seat=seat, kind=self.kind, need=need, bonus=bonus, reserve=self.reserve, invests=self.invests,
                     sabotage=self.sabotage, gold=gold, draws=max(0, 1 + bonus + gold))  # fmt: skip


class Prospect(NamedTuple):
    """Chances in thousandths: as drawn, and with every green critical token sacrificed (CK-CHK-06)."""

    plain: int
    best: int


def at_least(need: int, good: int, size: int, draws: int) -> int:
    """In thousandths: so many good tokens or more among some drawn without putting back (CK-CHK-03, CK-CHK-13)."""
    draws = min(draws, size)
    ways = sum(comb(good, k) * comb(size - good, draws - k) for k in range(need, min(good, draws) + 1))
    return round(1000 * ways / comb(size, draws))


def prospect(s: Kings, seat: int, kind: str, need: int, draws: int, lent: Iterable[int] = ()) -> Prospect:
    bag = [*s.bags[seat], *lent]
    worth = [WORTH[kind][token - TOKEN0] for token in bag]
    plain = worth.count(SUCCEED) + worth.count(CRITICAL_SUCCESS)
    best = plain + worth.count(CRITICAL_FAIL)
    return Prospect(at_least(need, plain, len(bag), draws), at_least(need, best, len(bag), draws))


def with_gold(s: Kings, seat: int, trial: Trial, gold: int) -> Prospect:
    f = trial.frame(seat, gold)
    return prospect(s, seat, trial.kind, f.need, f.draws, trial.lent)


def sabotaged(s: Kings, f: Check) -> int:
    """Bought draws that the others together could cancel (CK-CHK-16)."""
    if not f.sabotage or not f.gold:
        return 0
    return min(cancellable(f), sum(s.gold[p] for p in saboteurs(s, f)) // CANCEL_COST)


def most(s: Kings, seat: int, trial: Trial) -> int:
    return most_gold(s, trial.frame(seat)) if trial.invests else 0


def told(s: Kings, seat: int, trial: Trial) -> dict[str, Any]:
    """The words that every effect with a check uses: what is needed, draws, chances without Gold and with most."""
    f = trial.frame(seat)
    gold = most(s, seat, trial)
    low, high = (with_gold(s, seat, trial, g).best for g in (0, gold))
    return {"need": f.need, "draws": f.draws, "low": percent(low), "gold": gold, "high": percent(high)}


def percent(permille: int) -> int:
    """Never "certain" or "impossible" for what is not."""
    return min(99, max(1, round(permille / 10))) if 0 < permille < 1000 else permille // 10


# -- where draws come from


def draws_of(s: Kings, seat: int, kind: str, *more: tuple[str, int, str]) -> tuple[Item, ...]:
    """The free draw (CK-CHK-09), Development cards, the Crusade track (CK-DEV-09, CK-TRK-04) and what else there is."""
    found = [Item(Phrase("part-free"), 1, "CK-CHK-09")]
    for card in s.cards[seat]:
        if n := CARD_DRAWS[kind].get(kind_of(card)):
            found.append(Item(KINDS[kind_of(card)], n, "CK-DEV-09"))
    found += [
        Item(Phrase("part-space", {"place": space + 1}), n, "CK-TRK-04")
        for space, n in SPACE_DRAWS[kind].items()
        if s.shields[space] == seat
    ]
    found += [Item(Phrase(f"part-{name}"), n, rule) for name, n, rule in more if n]
    return tuple(found)


def walls(s: Kings, land: int) -> tuple[Item, ...]:
    """CK-INV-06: what an attack must overcome."""
    owner = s.owner[land]
    found = [Item(Phrase("part-base"), 1, "CK-INV-06")]
    found += strongholds(s, land)
    if s.foot[land]:
        found.append(Item(Phrase("part-foot"), 1, "CK-INV-06"))
        found += [Item(KINDS[kind], n, "CK-INV-06") for kind, n in MOBILISED_DEFENCE.items()
                  if owner >= 0 and owns(s, owner, kind)]  # fmt: skip
    if s.castle[land] and owner >= 0:
        found += [Item(Phrase("part-space", {"place": space + 1}), n, "CK-INV-06")
                  for space, n in CASTLE_DEFENCE.items() if s.shields[space] == owner]  # fmt: skip
    return tuple(found)


def strongholds(s: Kings, land: int) -> list[Item]:
    """CK-RLM-04, CK-TIT-04."""
    found = [Item(Phrase("part-castle"), 1, "CK-RLM-04")] if s.castle[land] else []
    return found + ([Item(Phrase("part-duke"), 1, "CK-TIT-04")] if s.duke[land] >= 0 else [])


# -- checks that an action leads to


def attack(s: Kings, seat: int, origin: int, target: int, supports: int = 0, allied: int = -1,
           helpers: int = 0) -> Trial:  # fmt: skip
    if allied < 0:  # independent partners beside the target always support (CK-INV-13)
        allied = sum(s.ally[t] == seat for t in NEXT_TO[s.chart][target] if t in s.lands)
    duke = s.duke[origin]
    draws = draws_of(s, seat, "invade", ("support", supports, "CK-INV-07"), ("allied", allied, "CK-INV-13"),
                     ("helpers", helpers, "CK-INV-11"))  # fmt: skip
    return Trial("invade", walls(s, target), draws, lent=tuple(tokens_on(s, duke)) if duke >= 0 else ())


def running_attack(s: Kings, f: Attack) -> Trial:
    """The Duke's tokens are in the bag already when its check is asked about."""
    allied = sum(s.ally[t] == f.seat for t in f.allied)
    trial = attack(s, f.seat, f.origin, f.target, len(f.supports), allied, (f.helpers & s.pacts[f.seat]).bit_count())
    return trial._replace(lent=()) if f.lent else trial


def wedding(s: Kings, seat: int, bonus: int) -> Trial:
    return Trial("marriage", draws=draws_of(s, seat, "marriage", ("event", bonus, "CK-EVT-10")))


def plot(s: Kings, f: Plot) -> Trial:
    """CK-INT-07, CK-INT-08, CK-INT-15."""
    need = [Item(Phrase("part-base"), 1, "CK-CHK-01")]
    guarded = False
    if f.kind == "plot_incite_revolt":
        need += strongholds(s, f.aim)
    elif f.kind == "plot_assassinate":
        guarded = f.foe not in (NOBODY, f.seat) and owns(s, f.foe, ROYAL_GUARD)
        if f.foe < 0 or f.aim not in s.cards[f.foe]:
            party, role, _ = find(s, f.aim)
            if (more := successes_to_kill(s, f.aim, party, role) - 1) > 0:
                need.append(Item(Phrase("part-ruler" if role == "king" else "part-heir"), more, "CK-INT-08"))
    if f.foe >= 0 and f.foe != f.seat:
        need += [Item(KINDS[kind], n, "CK-DEV-09") for kind, n in CARD_GUARD[f.kind].items() if owns(s, f.foe, kind)]
    reserve = BRIBE_COST if f.kind == "plot_bribe" else 0
    return Trial(f.kind, tuple(need), draws_of(s, f.seat, f.kind), sabotage=guarded, reserve=reserve)


def aimed(s: Kings, seat: int, action: Action) -> Plot:
    f = Plot(seat=seat)
    aim_at(s, f, action)
    return f


def overthrow(s: Kings, seat: int, land: int) -> Trial:
    need = (Item(Phrase("part-base"), 1, "CK-OVT-02"), *strongholds(s, land))
    return Trial("overthrow", need, draws_of(s, seat, "overthrow"), sabotage=False)


def plain(s: Kings, seat: int, kind: str) -> Trial:
    return Trial(kind, draws=draws_of(s, seat, kind))


def of_action(s: Kings, seat: int, action: Action) -> Trial | None:
    """The check that an action leads to, if there will be one."""
    verb, f = action[0], s.frames[-1]
    if verb in ("marry", "match") and isinstance(f, Court):
        asks = verb == "match" or has_green(s, s.suitors[NUMBER[action[2]]])
        return wedding(s, seat, max(0, f.event)) if asks else None
    if verb in ("casus_belli", "incite", "assassinate", "remove", "bribe", "divorce"):
        return plot(s, aimed(s, seat, action)) if isinstance(f, Plot) else None
    if verb == "site":
        return plain(s, seat, "build") if isinstance(f, Build) else None
    make = TRIALS.get(str(verb))
    return make(s, seat, f, action) if make is not None else None


def _attack(s: Kings, seat: int, f: Frame, action: Action) -> Trial | None:
    """With the support that the draft has named so far."""
    if s.asked is None or not isinstance(f, Invade):
        return None
    helps = sum(edit[0] == "support" and edit[2] == action[2] for edit in s.asked.drafts.get(seat, []))
    return attack(s, seat, NUMBER[action[1]], NUMBER[action[2]], helps)


def _resolve(s: Kings, seat: int, f: Frame, action: Action) -> Trial | None:
    target = NUMBER[action[1]]
    if not isinstance(f, Invade) or any(t == target for _, t in f.annexed):
        return None
    origin = next(o for o, t in f.attacks if t == target)
    helps = sum(t == target and s.owner[o] == seat and s.foot[o] for o, t in f.supports)
    return attack(s, seat, origin, target, helps)


def _strike_back(s: Kings, seat: int, f: Frame, action: Action) -> Trial | None:
    return attack(s, seat, f.origin, NUMBER[action[1]]) if isinstance(f, Counter) else None


TRIALS: dict[str, Callable[[Kings, int, Frame, Action], Trial | None]] = {
    "topple": lambda s, seat, f, a: overthrow(s, seat, NUMBER[a[1]]),
    "send": lambda s, seat, f, a: plain(s, seat, "crusade"),
    "crusade": lambda s, seat, f, a: plain(s, seat, "crusade"),
    "attack": _attack,
    "resolve": _resolve,
    "strike_back": _strike_back,
}


# -- the check that runs


def running(s: Kings, f: Check, cause: Frame) -> Trial:
    """The check as its cause made it: the same numbers as in the frame, with where they come from."""
    if isinstance(cause, Attack):
        trial = running_attack(s, cause)
    elif isinstance(cause, Wedding):
        trial = wedding(s, f.seat, cause.bonus)
    elif isinstance(cause, Plot):
        trial = plot(s, cause)
    elif isinstance(cause, Overthrow):
        trial = overthrow(s, f.seat, cause.target)
    else:  # Build, Crusade and events: what the check itself asks for
        trial = plain(s, f.seat, f.kind)._replace(need=(Item(Phrase("part-base"), f.need, "CK-CHK-01"),))
    return evened(trial, f)


def evened(trial: Trial, f: Check) -> Trial:
    """What has changed since the check was called is nobody's: one line for the rest."""
    need, draws = trial.need, trial.draws
    if more := f.need - sum(item.amount for item in need):
        need = (*need, Item(Phrase("part-else"), more))
    if more := BASE_DRAWS + f.bonus - sum(item.amount for item in draws):
        draws = (*draws, Item(Phrase("part-else"), more))
    return trial._replace(need=need, draws=draws, invests=f.invests, sabotage=f.sabotage, reserve=f.reserve, lent=())
