"""What may come of an action that leads to a check, by Gold (chapter CHK)."""

from __future__ import annotations

from araldo.games.crusader_kings.rules.check import saboteurs
from araldo.games.crusader_kings.state import Check, Kings
from araldo.games.crusader_kings.telling import trial as trials
from araldo.games.crusader_kings.telling.trial import Trial, most, prospect, sabotaged, with_gold
from araldo.kernel import Action
from araldo.kernel.telling import Chance, Odds, Phrase, Side


def odds(s: Kings, seat: int, action: Action) -> Odds | None:
    f = s.frames[-1]
    if action[0] == "invest" and len(action) == 2 and isinstance(f, Check) and f.seat == seat:
        return of_investment(s, f, int(action[1]))
    trial = trials.of_action(s, seat, action)
    return of_trial(s, seat, trial) if trial is not None else None


def sides(seat: int, trial: Trial) -> tuple[Side, ...]:
    f = trial.frame(seat)
    return (
        Side(Phrase("side-need"), f.need, trial.need),
        Side(Phrase("side-draws"), f.draws, trial.draws),
    )


def of_investment(s: Kings, f: Check, gold: int) -> Odds:
    """Success as the bag stands, by sacrifice besides, failure; last the worst that sabotage can do."""
    trial = trials.running(s, f, s.frames[-2])
    chance = with_gold(s, f.seat, trial, gold)
    rows = [Chance(Phrase("odds-success"), chance.plain, 1)]
    if chance.best > chance.plain:
        rows.append(Chance(Phrase("odds-sacrifice"), chance.best - chance.plain, 1))
    rows.append(Chance(Phrase("odds-failure"), 1000 - chance.best, -1))
    paid = trial.frame(f.seat, gold)
    note = Phrase("odds-safe")
    if lost := sabotaged(s, paid):
        worst = prospect(s, f.seat, f.kind, f.need, paid.draws - lost)
        rows.append(Chance(Phrase("odds-worst", {"gold": 2 * lost}), worst.best, 0))
        note = Phrase("odds-rivals", {"gold": sum(s.gold[p] for p in saboteurs(s, f))})
    return Odds(Phrase("odds-check", {"gold": gold, "draws": paid.draws}), tuple(rows), sides(f.seat, trial), note=note)


def of_trial(s: Kings, seat: int, trial: Trial) -> Odds:
    """A line for every amount of Gold that could be invested."""
    rows = []
    for gold in range(most(s, seat, trial) + 1):
        label = Phrase("odds-gold", {"gold": gold, "draws": trial.frame(seat, gold).draws})
        rows.append(Chance(label, with_gold(s, seat, trial, gold).best, 1))
    note = Phrase("odds-open" if trial.sabotage else "odds-safe")
    return Odds(Phrase("odds-action", {"action": trial.kind}), tuple(rows), sides(seat, trial), note=note)
