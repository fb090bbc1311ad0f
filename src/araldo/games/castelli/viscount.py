"""`viscount`: a burgrave that looks to the start of the next turn, and judges what it finds there by what it learnt.

What it may do it tries out in a state that it may believe in. The turn is played to its end as burgraves do, Stewards
are let pass, and the network says what the next turn promises (`araldo train castelli --practice`). Spaces to reveal
are compared by the same few tiles. Where there are no weights for so many seats it is a burgrave.
"""

from __future__ import annotations

import math
from typing import Any

from araldo.games.castelli.bot import evaluate
from araldo.games.castelli.box import FOLDER
from araldo.games.castelli.burgrave import BURGRAVE, MORE, SAMPLE, Burgrave, Character, Outlook, Spot, balance, unseen
from araldo.games.castelli.features import all_features, features
from araldo.games.castelli.rules.ending import result
from araldo.games.castelli.state import Castelli
from araldo.kernel import Action
from araldo.kernel.game import Game
from araldo.kernel.judgement import PRACTICE, Judge, Judged, Pupil, judging, nets, promised
from araldo.kernel.play import Dream, Eyes
from araldo.kernel.sides import alone

LOOKS = ("orient", "build", "steward")  # questions whose answers are tried out one by one
SPACES, TILES, TURNS = 6, 3, 2  # spaces that are tried, tiles on each, and ways to turn each tile
UNIT = 15.0  # a clear lead


class Outcomes:
    """Positions to be judged together; of a game that is over the end itself."""

    def __init__(self, seat: int, judge: Judge) -> None:
        self.seat, self.judge = seat, judge
        self.rows: list[list[float]] = []
        self.ends: list[float] = []
        self.judged: list[float] = []

    def add(self, s: Castelli) -> int:
        """Where it will be found: what is to be judged counts up from 0, what is known down from -1."""
        if s.frames:
            self.rows.append(features(s, self.seat))
            return len(self.rows) - 1
        end = result(s)
        scores = [float(score) for score in end.scores]
        self.ends.append(promised(scores, end.winners, alone(s.seats), UNIT)[self.seat])
        return -len(self.ends)

    def worth(self, at: int) -> float:
        if at < 0:
            return self.ends[-1 - at]
        if not self.judged:
            self.judged = self.judge(self.rows)
        return self.judged[at]


class Viscount(Burgrave):
    """`judge` in place of the weights that are kept; `warmth`: how much is left to chance, for practice."""

    def __init__(
        self, seed: int, judge: Judge | None = None, warmth: float = 0.0, character: Character = BURGRAVE
    ) -> None:
        super().__init__(seed, character)
        self.judge, self.warmth = judge, warmth

    def choose(self, eyes: Eyes) -> Action:
        first = super().choose(eyes)
        if len(eyes.options) == 1 or not (first[0] == "reveal" or eyes.kind in LOOKS):
            return first
        s: Castelli = eyes.imagine(self.rng)
        judge = self.judge or kept(s.seats)
        if judge is None:
            return first
        actions: list[Action] = [a for a in eyes.options if isinstance(a, tuple)]
        found = Outcomes(eyes.seat, judge)
        if first[0] == "reveal":
            actions, worths = self._spaces(eyes.game, s, eyes.seat, actions, found)
        else:
            worths = self._answers(eyes.game, s, eyes.seat, actions, found)
        return self._picked(actions, worths)

    def _reveal(self, s: Castelli, seat: int, options: list[Action]) -> Action:
        """Any: which one is looked at more closely."""
        if (self.judge or kept(s.seats)) is None:
            return super()._reveal(s, seat, options)
        return next(action for action in options if action[0] == "reveal")

    def _picked(self, actions: list[Action], worths: list[float]) -> Action:
        top = max(worths)
        if not self.warmth:
            return actions[worths.index(top)]
        return self.rng.choices(actions, [math.exp((worth - top) / self.warmth) for worth in worths])[0]

    def _answers(self, game: Game[Any], s: Castelli, seat: int, actions: list[Action], found: Outcomes) -> list[float]:
        """What each answer leads to."""
        at = [found.add(self._after(game, s, seat, action)) for action in actions]
        return [found.worth(i) for i in at]

    def _after(self, game: Game[Any], s: Castelli, seat: int, answer: Action) -> Castelli:
        """The start of the next turn after an answer, or the end of the game."""
        turn = s.turns
        after: Castelli = game.clone(s)
        game.apply_trusted(after, seat, answer)
        while after.frames and after.asked is not None and (after.turns == turn or after.asked.kind == "final_sale"):
            who = game.waiting(after)[0]
            options = game.options(after, who)
            if after.asked.kind == "steward" or len(options) == 1:  # a Steward's first option is to pass
                first = options[0]
                assert isinstance(first, tuple)
                game.apply_trusted(after, who, first)
            else:
                game.apply_trusted(after, who, super().choose(Dream(game, after, who, options)))
        return after

    def _spaces(
        self, game: Game[Any], s: Castelli, seat: int, actions: list[Action], found: Outcomes
    ) -> tuple[list[Action], list[float]]:
        """The spaces that look best, and what each promises: on average over a few tiles, each turned as is best."""
        spots = self._likely(s, seat, [action for action in actions if action[0] == "reveal"])
        tiles = unseen(s, seat, TILES)
        looks = [[self._turned(game, s, seat, action, spot, tile, found) for tile in tiles] for action, spot in spots]
        worths = []
        for by_tile in looks:
            best = [max([found.worth(i) for i in ways]) for ways in by_tile if ways]
            worths.append(sum(best) / len(best) if best else -1.0)
        return [action for action, _ in spots], worths

    def _likely(self, s: Castelli, seat: int, reveals: list[Action]) -> list[tuple[Action, Spot]]:
        """The spaces where the tiles that may lie there do most, as a burgrave reckons."""
        look, envy, number = Outlook(s, self.character), self.character.envy, s.board.number
        spots = [(action, Spot(s, number[action[1]], look)) for action in reveals]
        for few in (SAMPLE, MORE):
            tiles = unseen(s, seat, few)
            scored = []
            for i, (_, spot) in enumerate(spots):
                best = [max([balance(spot.gains(tile, k), seat, envy) for k in range(4)]) for tile in tiles]
                scored.append((-sum(best), i))
            spots = [spots[i] for _, i in sorted(scored)[:SPACES]]
        return spots

    def _turned(
        self, game: Game[Any], s: Castelli, seat: int, action: Action, spot: Spot, tile: int, found: Outcomes
    ) -> list[int]:
        """The tile, if it may lie there, revealed on the space and turned in the ways that bring most."""
        at = next((i for i, lies in enumerate(s.tiles) if lies == tile and s.turned[i] < 0), -1)
        if at < 0:  # it is in somebody's hand
            return []
        dream, space, envy = game.clone(s), s.board.number[action[1]], self.character.envy
        dream.tiles[at], dream.tiles[space] = dream.tiles[space], dream.tiles[at]
        game.apply_trusted(dream, seat, action)
        if dream.asked is None or dream.asked.kind != "orient":
            return [found.add(dream)]
        ways = []
        for i, way in enumerate(game.options(dream, seat)):
            assert isinstance(way, tuple)
            ways.append((-balance(spot.gains(tile, way[1]), seat, envy), i, way))
        return [found.add(self._after(game, dream, seat, way)) for _, _, way in sorted(ways)[:TURNS]]


def kept(seats: int) -> Judge | None:
    """What has been learnt for so many seats."""
    net = nets(FOLDER, PRACTICE).get(seats)
    return None if net is None else judging(net, UNIT)


PUPIL = Pupil("viscount", Viscount, "burgrave", UNIT, Judged(FOLDER, features, evaluate, all_features, PRACTICE))
