"""Search for any game: flat Monte Carlo and information-set tree search on imagined states.

A search sees what its seat sees. Every simulation starts from a state that the seat may believe in (`Eyes.imagine`),
plays on by a policy and stops at a depth, where the game's evaluation judges. Flat search tries all answers in the same
imagined states and halves their number again and again. Tree search descends one tree of what everybody can see, which
so gathers what holds across all that may be hidden (single-observer information-set MCTS).
Both are anytime: a budget of seconds or of simulations, and the game's own bot as the answer they start from.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from araldo.kernel.action import Action, Option, Span, Text, offered
from araldo.kernel.game import Game
from araldo.kernel.judgement import Pupil, promised, worth_by_seat
from araldo.kernel.play import Bot, Dream, Eyes, cast_of, make_bot, play_out, thinking_bot, usual_bot
from araldo.kernel.question import SINGLE
from araldo.kernel.sides import leads, shares, sides_of

SAMPLES = 5  # values of a range of numbers that a search looks at
MOST = 40  # answers that flat search compares where a judgement is near
FEW = 12  # and where every one takes a long rollout
NEAR = 5  # decisions of a rollout that is not long
WORLDS = 2  # imagined states in which each of the game's characters is asked what it would do
ENOUGH = 8  # imagined states that it takes to prefer another answer to the heuristic's
LATE = 4  # a rollout that looks for the end of a round gives up after so many times the game's horizon
STUBBORN = 12  # times that a search gives the same answer against the heuristic's: it must not go round in circles
SWING = 1e-9


@dataclass(frozen=True, slots=True)
class Plan:
    """How a search spends its budget."""

    seconds: float = 0.0  # think so long, or
    simulations: int = 0  # so often; one of the two
    depth: int = 0  # decisions of a rollout before the evaluation judges; 0: what the game says
    curious: float = 0.7  # weight of what has been tried little
    widen: float = 2.0  # a node visited n times looks at widen * sqrt(n) answers
    trust: int = 8  # tree: simulations that the heuristic's answer is worth beforehand
    doubt: float = 2.0  # flat: standard errors by which another answer must beat the heuristic's
    rollout: str = "random"  # the policy that plays on: "random" or "heuristic"
    flat: bool = False  # no tree: flat Monte Carlo


@dataclass(slots=True)
class Node:
    """What is known of one answer: how often it was tried, could have been tried, and what it brought its seat."""

    visits: int
    possible: int
    total: float
    children: dict[Action, Node]


def concrete(options: Sequence[Option]) -> list[Action]:
    """The options as actions: a range of numbers by a few of them, a free text by none."""
    found: list[Action] = []
    for option in options:
        if isinstance(option, Span):
            steps = (option.high - option.low) // option.step
            picks = range(steps + 1) if steps < SAMPLES else (round(i * steps / (SAMPLES - 1)) for i in range(SAMPLES))
            found += [(*option.head, option.low + option.step * i) for i in picks]
        elif isinstance(option, Text):
            found.append((*option.head, ""))
        else:
            found.append(option)
    return found


def surely(one: Sequence[float], other: Sequence[float], doubt: float) -> bool:
    """Whether the first is better, state by state, by more than chance: so many standard errors of the difference,
    more where there are few states (Student's t, by the first terms of its expansion)."""
    gaps = [a - b for a, b in zip(one, other, strict=False)]
    free = len(gaps) - 1
    if len(gaps) < ENOUGH:
        return False
    mean = sum(gaps) / len(gaps)
    error = math.sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / free / len(gaps))
    student = doubt + (doubt**3 + doubt) / (4 * free) + (5 * doubt**5 + 16 * doubt**3 + 3 * doubt) / (96 * free**2)
    return mean > student * error


class Search:
    """A bot for any game. It never sees the true state."""

    def __init__(self, game: Game, seed: int, plan: Plan, own: str = "") -> None:
        self.game, self.plan = game, plan
        self.depth = plan.depth or game.horizon
        self.rng = Random(seed)
        self.heuristic: Bot = make_bot(game, own or thinking_bot(game), seed ^ 0x5EED)
        self.advisers: list[Bot] = [make_bot(game, name, seed ^ 0xAD) for name in cast_of(game)]
        self.rollers: list[Bot] = [self._roller(usual_bot(game), seed + i) for i in range(max(game.seats))]
        pupil = game.pupil  # where it has learnt something, its teacher plays on to the end of the round
        self.teachers = [self._roller(pupil.teacher, seed + i) for i in range(max(game.seats))] if pupil else []
        self.simulations = 0  # of the last choice
        self.insisted: Counter[tuple[str, Action]] = Counter()  # answers against the heuristic's
        self._scale = 0.0

    def _roller(self, name: str, seed: int) -> Bot:
        return make_bot(self.game, name if self.plan.rollout == "heuristic" else "random", seed)

    def _pupil(self, s: Any) -> Pupil | None:
        """Who has learnt what the next round promises, for so many seats."""
        pupil = self.game.pupil
        return pupil if pupil is not None and pupil.knows(s.seats) else None

    def free(self, eyes: Eyes) -> Action | None:
        return self.heuristic.free(eyes)

    def choose(self, eyes: Eyes) -> Action:
        begun = time.perf_counter()
        self.simulations = 0
        first = self.heuristic.choose(eyes)
        if not offered(eyes.options, first):  # a bot's own fault is not ours
            first = Game.choose(eyes.options, self.rng)
        if len(eyes.options) == 1 and not isinstance(eyes.options[0], Span | Text):
            return first
        answer = self._halve(eyes, first, begun) if self.plan.flat else self._grow(eyes, first, begun)
        if answer == first:
            return first
        self.insisted[eyes.kind, answer] += 1
        return answer if self.insisted[eyes.kind, answer] <= STUBBORN else first

    def _grow(self, eyes: Eyes, first: Action, begun: float) -> Action:
        """The answer that a tree tries most."""
        root = Node(0, 0, 0.0, {first: Node(0, 0, 0.0, {})})
        self._think(eyes, root, first, begun)
        tried = [
            (node.visits, node.total / node.visits, action) for action, node in root.children.items() if node.visits
        ]
        return max(tried, key=lambda t: (t[0], t[1]))[2] if tried else first

    def _think(self, eyes: Eyes, root: Node, first: Action, begun: float) -> None:
        plan = self.plan
        stop = begun + plan.seconds if plan.seconds else math.inf
        while (self.simulations < plan.simulations or plan.seconds) and time.perf_counter() < stop:
            state = eyes.imagine(self.rng)
            path = self._descend(state, root, eyes.seat)
            worth = self._judge(state)
            for seat, node in path:
                node.visits += 1
                node.total += worth[seat]
            root.visits += 1
            self.simulations += 1
            if self.simulations == 1 and plan.trust:  # what the heuristic thinks counts as some simulations
                node = root.children[first]
                node.visits, node.total = node.visits + plan.trust, node.total + plan.trust * 0.6

    # -- flat Monte Carlo

    def _halve(self, eyes: Eyes, first: Action, begun: float) -> Action:
        """Try all answers in the same imagined states, drop the worse half, and again with the rest of the budget.

        The heuristic's answer stays to the end; another must beat it by more than chance may do.
        """
        plan = self.plan
        alive = self._candidates(eyes, first)
        brought: dict[Action, list[float]] = {action: [] for action in alive}
        rounds = max(1, math.ceil(math.log2(len(alive))))
        for stage in range(1, rounds + 1):
            stop = begun + plan.seconds * stage / rounds if plan.seconds else math.inf
            most = math.inf if plan.seconds else plan.simulations * stage / rounds
            while self.simulations < most and time.perf_counter() < stop and self._compare(eyes, alive, brought, stop):
                pass
            alive.sort(key=lambda action: -sum(brought[action]))
            alive = alive[: max(2, len(alive) // 2)]
            if first not in alive:
                alive[-1] = first
        best = max(alive, key=lambda action: sum(brought[action]))
        return best if surely(brought[best], brought[first], plan.doubt) else first

    def _candidates(self, eyes: Eyes, first: Action) -> list[Action]:
        """The heuristic's answer, what the game's characters would do, most of them first, then others."""
        wishes: Counter[Action] = Counter()
        if self.depth > NEAR and len(self.advisers) > 1:
            for _ in range(WORLDS):
                dream = Dream(self.game, eyes.imagine(self.rng), eyes.seat, eyes.options)
                wishes.update([adviser.choose(dream) for adviser in self.advisers])
        found = [first, *(a for a, _ in wishes.most_common() if a != first and offered(eyes.options, a))]
        others = [action for action in concrete(eyes.options) if action not in found]
        self.rng.shuffle(others)
        return [*found, *others][: MOST if self.depth <= NEAR else FEW]

    def _compare(self, eyes: Eyes, alive: list[Action], brought: dict[Action, list[float]], stop: float) -> bool:
        """One imagined state for all answers that are left; it counts only if there is time for all of them."""
        game, world, found = self.game, eyes.imagine(self.rng), []
        for action in alive:
            s = game.clone(world)
            game.apply_trusted(s, eyes.seat, action)
            found.append(self._judge(s, stop)[eyes.seat])
            self.simulations += 1
            if time.perf_counter() > stop:
                return False
        for action, worth in zip(alive, found, strict=True):
            brought[action].append(worth)
        return True

    # -- the tree

    def _descend(self, s: Any, node: Node, me: int) -> list[tuple[int, Node]]:
        """Walk down the tree and one answer beyond it; what others answer in secret is no part of the tree."""
        game, path = self.game, []
        while s.frames:
            seat = game.waiting(s)[0]
            options = game.options(s, seat)
            single = game.questions[s.asked.kind].form == SINGLE
            if len(options) == 1 or not (single or seat == me):
                game.apply_trusted(s, seat, Game.choose(options, self.rng))
                continue
            action, new = self._select(node, concrete(options))
            node = node.children[action]
            path.append((seat, node))
            game.apply_trusted(s, seat, action)
            if new:
                break
        return path

    def _select(self, node: Node, actions: list[Action]) -> tuple[Action, bool]:
        """The next answer to look at: a new one while the node is wide enough for it, else the most promising."""
        children = node.children
        here = [action for action in actions if action in children]
        for action in here:
            children[action].possible += 1
        room = 1 + int(self.plan.widen * math.sqrt(node.visits))
        if len(here) < min(room, len(actions)):
            if here and (untried := next((a for a in here if not children[a].visits), None)) is not None:
                return untried, True
            fresh = [action for action in actions if action not in children]
            action = fresh[int(self.rng.random() * len(fresh))]
            children[action] = Node(0, 1, 0.0, {})
            return action, True
        curious, best, top = self.plan.curious, here[0], -math.inf
        for action in here:
            child = children[action]
            if not child.visits:
                return action, True
            score = child.total / child.visits + curious * math.sqrt(math.log(child.possible + 1) / child.visits)
            if score > top:
                best, top = action, score
        return best, False

    def _judge(self, s: Any, stop: float = math.inf) -> list[float]:
        """Play on a little, then say what the state is worth to each seat, from 0 to 1."""
        game = self.game
        if s.frames:
            if self.plan.rollout == "random":
                play_out(game, s, self.rollers[: s.seats], self.depth)
            else:
                self._roll(s, stop)
        if (pupil := self._pupil(s)) is not None:
            if s.frames:
                return [0.5 + 0.5 * math.tanh(lead / pupil.unit) for lead in pupil.foretell.all(s)]
            end = game.outcome(s)
            return [0.5 + 0.5 * p for p in promised(list(map(float, end.scores)), end.winners, sides_of(s), pupil.unit)]
        if not s.frames:
            outcome, sides = game.outcome(s), sides_of(s)
            margin = self._squash(list(map(float, outcome.scores)), sides)
            won = shares(outcome.winners, sides)
            return [0.85 * share + 0.15 * ahead for share, ahead in zip(won, margin, strict=False)]
        if game.evaluate is None:
            return self._squash(list(map(float, game.outcome(s, cut=True).scores)), sides_of(s))
        return self._squash(worth_by_seat(game.evaluate, s), sides_of(s))

    def _roll(self, s: Any, stop: float = math.inf) -> None:
        """Play on by the game's own bot, so many decisions or, where the game has rounds, to the end of this one.

        The state is imagined already: its eyes need not imagine again. What the clock cuts short does not count.
        """
        game, rollers, round_of = self.game, self.rollers, self.game.round_of
        if game.pupil is not None:
            if self._pupil(s) is not None:
                rollers = self.teachers
            else:
                round_of = None
        now = round_of(s) if round_of is not None else 0
        for _ in range(self.depth * (1 if round_of is None else LATE)):
            if not s.frames or (round_of is not None and round_of(s) != now):
                return
            seat = game.waiting(s)[0]
            options = game.options(s, seat)
            if len(options) == 1 and not isinstance(options[0], Span | Text):
                game.apply_trusted(s, seat, options[0])
                continue
            if time.perf_counter() > stop:
                return
            game.apply_trusted(s, seat, rollers[seat].choose(Dream(game, s, seat, options)))

    def _squash(self, worths: list[float], sides: Sequence[int]) -> list[float]:
        """From the game's own measure to values from 0 to 1, by the lead over the best other side.

        How much a lead is worth is learnt on the way.
        """
        ahead = leads(worths, sides)
        size = sum(map(abs, ahead)) / len(ahead)
        self._scale += (size - self._scale) * (0.02 if self._scale else 1.0)
        unit = 2.0 * self._scale + SWING
        return [0.5 + 0.5 * math.tanh(lead / unit) for lead in ahead]
