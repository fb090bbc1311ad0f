"""How many decisions and clicks a turn takes of a person who plays sensibly, in each game.

    python bench/clicks.py [--game castelli] [--games 3] [--rounds 6] [--json]

The first seat is a person's, the others are bots of the game; the person answers what its first own bot would. Nothing
is clicked here: what the server would ask is asked (the table answers forced and standing questions by itself, as it
does for people), and the clicks that each answer needs on the screen are counted by the rules below. With the sources
of an older edition on PYTHONPATH it counts that one: what a game does not tell is then counted as it was clicked there.

- A **decision** is a question answered; a draft, with all its edits and Done, is one; so is a ready plan or a way, as
  far as its steps are what the person wanted, one after the other with nobody between.
- A choice is one click. A number is two, setting it and the button; one where it stands ready. An edit of a draft is
  one (a number two), Done one more; where the draft is several numbers on one screen, one for each that is changed.
  Several numbers in one answer: a click for each step away from what stands there, or from a ready mix, and Done.
  A plan is one click, a way two (the goal, the way). What is done only after its odds or cost are shown is one more.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass, field
from typing import Any

from araldo.kernel import Span, discover, key_from_seed
from araldo.kernel.play import Eyes, make_bot
from araldo.table.match import Match, bot, human

SEATS = 4
DRAFT, DONE = "draft", ("done",)
# Which rounds are counted, and by which number of the state: turns of a person where a game has no other word for it.
ROUNDS = {
    "castelli": ("turn", lambda s: s.turns // SEATS),
    "medieval_conspiracy": ("turn", lambda s: s.turn),
    "warrior_knights": ("round", lambda s: s.round),
    "crusader_kings": ("Round", lambda s: (s.era, s.round)),
    "medioevo_universale": ("turn", lambda s: s.turn),
}


@dataclass
class Step:
    """An answer of the person, with what the screen offered for it."""

    kind: str
    form: str
    action: tuple[Any, ...]
    low: int | None  # of a number: its least
    at: int  # which move of the game it was
    listed: int  # rows of the list
    careful: bool = False
    plans: list[tuple[Any, ...]] = field(default_factory=list)  # actions one after the other
    ways: list[tuple[Any, ...]] = field(default_factory=list)
    spread: Any = None


def step_of(game: Any, s: Any, seat: int, option: Any, action: Any, options: list[Any], at: int) -> Step:
    question = game.questions[s.asked.kind]
    low = option.low if isinstance(option, Span) else None
    step = Step(s.asked.kind, str(question.form), tuple(action), low, at, len(options))
    tells = getattr(game, "tells", None)
    if tells is None:
        return step
    believed = game.believed(s, seat)
    brief = tells.brief(believed, seat) if tells.brief else None
    if brief is not None:
        step.plans = [tuple(tuple(one.action) for one in plan.steps) for plan in brief.plans]
        step.spread = brief.spread
    if tells.option is not None:
        head = action[:-1] if isinstance(option, Span) else action
        hint = tells.option(believed, seat, head)
        step.careful = bool(hint and hint.sure)
    if tells.odds is not None and not step.careful:
        step.careful = tells.odds(believed, seat, action) is not None
    if tells.reach is not None:
        ways = [*tells.reach(believed, seat, action[:2]), *tells.reach(believed, seat, action[:1])]
        step.ways = [tuple(tuple(one.action) for one in way.steps) for way in ways]
    if step.spread is not None:
        edits = [tuple(target.edit) for target in step.spread.targets]
        whole = step.spread.whole
        heads = [tuple(one.head) if isinstance(one, Span) else tuple(one) for one in options]
        step.listed = sum(head not in edits and not (whole and head[: len(whole)] == whole) for head in heads)
    return step


def bundle(steps: list[Step], at: int, ready: list[tuple[Any, ...]], moves: list[Any]) -> int:
    """How many of the next answers the longest of these gestures gives, if it gives nothing else."""
    best, first = 0, steps[at].at
    for wish in ready:
        run = moves[first : first + len(wish)]
        if len(run) == len(wish) and all(x.seat == 0 and x.action == y for x, y in zip(run, wish, strict=True)):
            best = max(best, sum(first <= one.at < first + len(wish) for one in steps[at:]))
    return best


def mixed(step: Step) -> int:
    """Clicks for several numbers in one answer."""
    head = len(step.spread.whole)
    wanted = step.action[head:]
    starts = [(0, tuple(target.now for target in step.spread.targets))]
    starts += [(1, plan[0][head:]) for plan in step.plans if len(plan) == 1]
    return 1 + min(first + sum(abs(a - b) for a, b in zip(wanted, mix, strict=True)) // 2 + abs(sum(wanted) - sum(mix))
                   for first, mix in starts)  # fmt: skip


def counted(steps: list[Step], moves: list[Any]) -> tuple[int, int]:
    """Decisions and clicks."""
    decisions = clicks = at = 0
    while at < len(steps):
        step = steps[at]
        if (run := bundle(steps, at, step.plans, moves)) and (run > 1 or step.spread is None):
            decisions, clicks, at = decisions + 1, clicks + 1 + step.careful, at + run
        elif (run := bundle(steps, at, step.ways, moves)) > 1:
            decisions, clicks, at = decisions + 1, clicks + 2, at + run
        elif step.form == DRAFT:
            numbers: set[Any] = set()
            while at < len(steps) and steps[at].kind == step.kind:
                one, at = steps[at], at + 1
                if one.action == DONE:
                    clicks += 1
                    break
                edits = [tuple(target.edit) for target in one.spread.targets] if one.spread else []
                head = one.action if one.action in edits else one.action[:-1]
                if head in edits:
                    numbers.add(head)
                else:
                    clicks += 1 if one.low is None else 2
            decisions, clicks = decisions + 1, clicks + len(numbers)
        else:
            if (
                step.spread is not None
                and step.spread.whole
                and step.action[: len(step.spread.whole)] == step.spread.whole
            ):
                clicks += mixed(step)
            elif step.low is None:
                clicks += 1 + step.careful
            else:
                clicks += 1 if step.action[-1] == step.low and step.listed == 1 else 2
            decisions, at = decisions + 1, at + 1
    return decisions, clicks


def played(name: str, seed: int, rounds: int) -> tuple[list[Step], list[Any], int]:
    """The answers of a person through so many rounds, or the whole game; all moves; and how many rounds it were."""
    game = discover.load(name)
    own = next(iter(game.bots))
    match = Match(game, game.setup(SEATS), [human(), *[bot(own)] * (SEATS - 1)], key_from_seed(seed))
    person = make_bot(game, own, seed)
    steps: list[Step] = []
    seen: set[Any] = set()
    while not match.over:
        if match.step() is not None:
            continue
        s = match.progress.parts[0].state
        if len(seen | {ROUNDS[name][1](s)}) > rounds:
            break
        seen.add(ROUNDS[name][1](s))
        options = match.options(0, revise=False)
        action = person.choose(Eyes(game, s, 0, options))
        option = next((one for one in options if isinstance(one, Span) and tuple(one.head) == action[:-1]), action)
        steps.append(step_of(game, s, 0, option, action, options, len(match.record.moves)))
        match.act(0, action)
    return steps, match.record.moves, len(seen)


def row(name: str, games: int, rounds: int) -> dict[str, Any]:
    decisions = clicks = turns = longest = 0
    for seed in range(1, games + 1):
        steps, moves, count = played(name, seed, rounds)
        found = counted(steps, moves)
        decisions, clicks, turns = decisions + found[0], clicks + found[1], turns + count
        longest = max(longest, *(step.listed for step in steps))
    return {"game": name, "of": ROUNDS[name][0], "rounds": turns, "decisions": round(decisions / turns, 1),
            "clicks": round(clicks / turns, 1), "longest": longest}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", choices=list(ROUNDS), action="append", help="all five unless named")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=6, help="of each game, from its beginning")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if not options.json:
        print("| game | a round is | rounds | decisions a round | clicks a round | longest list |")
        print("|---|---|---:|---:|---:|---:|")
    for name in options.game or list(ROUNDS):
        found = row(name, options.games, options.rounds)
        print(json.dumps(found) if options.json else "| " + " | ".join(map(str, found.values())) + " |", flush=True)


if __name__ == "__main__":
    main()
