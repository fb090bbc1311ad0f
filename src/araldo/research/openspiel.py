"""OpenSpiel: every game registered as a Python game, `araldo_castelli` and so on, when this module is imported.

    import pyspiel
    import araldo.research.openspiel
    game = pyspiel.load_game("araldo_castelli(players=2,seeds=64)")

By default all chance is in the root: one node that picks among `seeds` keys, each as likely; everything after it is
deterministic. So the game is the true one with its randomness thinned out to that many deals. Below the root a search
that only copies states, such as plain MCTS, sees what is hidden and the dice to come; one that resamples, as ISMCTS
does (`State.resample_from_infostate`), gets what the seat may believe, with new dice.

With `chance=nodes` every die and every draw is a chance node of its own, with its outcomes and their probabilities: the
whole game, and nobody sees what is to come. A shuffled deck of n cards is n - 1 nodes, so it is slower.

Actions are slots (`araldo.research.walk`). Returns are 1 for the only side that wins, and for each of its seats; they
are zero-sum where all sides are of one size, general-sum where one side may be the larger, or all play together.
Parameters: `players`, `seeds`, `chance` (`root` or `nodes`), `slots`, `bound` (steps after which the game is judged as
it stands; 0: the game's own), `observation` (`tensors` or `hashed`), `width` (of the hashed one), `set` (table options,
`module_battle:true;module_dilemma:true`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import numpy as np

from araldo.extras import need
from araldo.kernel import discover
from araldo.kernel.action import Action, to_text
from araldo.kernel.chance import OPEN, Undecided, key_from_seed
from araldo.kernel.errors import BadSetup
from araldo.kernel.game import Game
from araldo.kernel.log import Event, event_for
from araldo.kernel.setups import pairwise
from araldo.kernel.sides import members
from araldo.kernel.state import SPECTATOR
from araldo.research.coding import WIDTH, Array, Coding
from araldo.research.tensors import Plan
from araldo.research.walk import SLOTS, Walk, find_setup

need("openspiel")
import pyspiel  # noqa: E402

PREFIX = "araldo_"
SEEDS = 1024
ROOT, NODES = "root", "nodes"
DRAWS = 512  # chance nodes of one decision, at most: two decks shuffled

_json = msgspec.json.Encoder(order="sorted").encode


class Story:
    """What has happened, for the memory of each seat: steps linked backwards, so that a copy costs nothing."""

    __slots__ = ("last",)

    def __init__(self, last: Any = None) -> None:
        self.last = last

    def add(self, seat: int, action: Action, told: Action | None, events: list[Event]) -> None:
        self.last = (self.last, (seat, action, told, tuple(events)))

    def steps(self) -> list[tuple[int, Action, Action | None, tuple[Event, ...]]]:
        found, at = [], self.last
        while at is not None:
            at, step = at
            found.append(step)
        return found[::-1]

    def lines(self, viewer: int) -> Iterator[str]:
        """What a viewer could see of it: its own actions, what others were seen to do, the log as it reads it."""
        for seat, action, told, events in self.steps():
            if seat == viewer:
                yield to_text(action)
            elif told is not None:
                yield f"{seat} {to_text(told)}"
            for event in events:
                if (seen := event_for(event, viewer)) is not None:
                    yield _json(seen).decode()

    def __deepcopy__(self, memo: dict[int, Any]) -> Story:
        return Story(self.last)

    def __reduce__(self) -> tuple[Callable[..., Story], tuple[Any, ...]]:
        return _retold, (self.steps(),)


def _retold(steps: list[Any]) -> Story:
    story = Story()
    for step in steps:
        story.last = (story.last, step)
    return story


def _loaded(text: str) -> Any:
    """A game that was pickled, in a process where this module may have been imported for it alone."""
    return pyspiel.load_game(text)


def read_set(text: str) -> dict[str, str]:
    """`module_battle:true;sell_cards:never` as table options."""
    return dict(pair.split(":", 1) for pair in text.split(";") if pair)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game for a number of players. Subclasses name the game."""

    name = ""
    kind: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players = given.get("players") or None
        self.araldo, self.setup = find_setup(self.name, players, read_set(given.get("set", "")))
        self.seeds: int = given.get("seeds", SEEDS)
        if (chance := given.get("chance", ROOT)) not in (ROOT, NODES):
            raise BadSetup(f"chance is {ROOT} or {NODES}, not {chance}", "bad-option", option="chance")
        self.nodes = chance == NODES
        self.bound: int = given.get("bound", 0) or self.araldo.bound
        self.coding = Coding(
            self.araldo, self.setup, given.get("slots", SLOTS), given.get("width", WIDTH), given.get("observation", "")
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=self.coding.slots, max_chance_outcomes=SEEDS if self.nodes else self.seeds,
            num_players=self.setup.seats,
            min_utility=-1.0, max_utility=1.0, utility_sum=_sum(self.araldo), max_game_length=self.bound,
        )  # fmt: skip
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.coding, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        return DRAWS * (self.bound + 1) if self.nodes else 1

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[str]]:
        return _loaded, (str(self),)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game at a decision, at a chance node, or over.

    At a chance node `open` is the number of outcomes, `drawn` what has been decided of this deal or action so far, and
    `walk` the game as it was before the action `slot`; before the deal there is none.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.walk: Walk | None = None
        self.story = Story()
        self.open = game.seeds
        self.drawn: list[int] = []
        self.slot = -1
        if game.nodes:
            self._go_on(self._deal)

    def current_player(self) -> int:
        if self.open:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.walk is not None
        return self.walk.seat if self.walk.count else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return not self.open and self.walk is not None and not self.walk.count

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / self.open) for outcome in range(self.open)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(self.walk.count)) if self.walk is not None else []

    def _apply_action(self, action: int) -> None:
        nodes = self.get_game().nodes
        if not self.open:
            self.slot = action
            if nodes:
                self._go_on(self._taken)
            else:
                self._taken(self.walk, None)
        elif nodes:
            self.drawn.append(action)
            self._go_on(self._taken if self.walk is not None else self._deal)
        else:
            self.open = 0
            self._deal(None, None, action)

    def _go_on(self, do: Callable[[Walk | None, list[int] | None], None]) -> None:
        """Try the deal or the action again with what has been decided by now, until it is done or asks for more."""
        while True:
            try:
                do(self.walk.clone() if self.walk is not None else None, [*self.drawn, OPEN])
            except Undecided as missing:
                if missing.bound > 1:
                    self.open = missing.bound
                    return
                self.drawn.append(0)
            else:
                self.open, self.drawn = 0, []
                return

    def _deal(self, walk: Walk | None, dice: list[int] | None, seed: int = 0) -> None:
        game = self.get_game()
        events: list[Event] = []
        self.walk = Walk(
            game.araldo, game.setup, key_from_seed(seed), game.coding.slots, game.bound, events, dice or ()
        )
        self.story.add(SPECTATOR, ("deal",), ("deal",), events)

    def _taken(self, walk: Walk | None, dice: list[int] | None) -> None:
        assert walk is not None
        seat, done, question = walk.seat, walk.page()[self.slot], walk.question(self.slot)
        log: list[Event] = []
        walk.s.log = log
        if dice is not None:
            walk.s.dice = dice
        walk.take(self.slot)
        walk.s.log, walk.s.dice = None, []
        self.walk = walk
        self.story.add(seat, done, question.told(done) if question is not None else None, log)

    def resample_from_infostate(self, player: int, random: Callable[[], float]) -> SpielState:
        """A state that a player may believe in. What others remember is left as it was."""
        twin: SpielState = self.clone()
        if twin.walk is not None:
            if self.open:
                raise ValueError("what has been done and not yet decided is nobody's information state")
            twin.walk.imagine(player, Random(int(random() * 2**53)))
        return twin

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.walk is None:
            return f"draw {action}" if self.get_game().nodes else f"seed {action}"
        return self.walk.text(action)

    def returns(self) -> list[float]:
        if not self.is_terminal() or self.walk is None:
            return [0.0] * self.get_game().setup.seats
        return self.walk.payoffs()

    def __str__(self) -> str:
        walk = self.walk
        open_ = f" open {self.slot} {self.drawn}" if self.open and self.get_game().nodes else ""
        if walk is None:
            return f"before the deal{open_}"
        return f"{walk.game.id} step {walk.taken} seat {walk.seat} state {walk.game.tools.digest(walk.s)}{open_}"


class SpielObserver:
    """Strings: the view as JSON; with perfect recall also all that the seat could see happen.

    Tensor: the game's tensors one after the other, or the hashed view and the seat.
    """

    def __init__(self, coding: Coding, kind: Any) -> None:
        self.coding = coding
        self.recall = bool(kind.perfect_recall)
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Array | None = None
        self.dict: dict[str, Array] = {}
        self.plans: list[Plan] = []
        if self.recall:
            return
        if coding.tensors is None:
            self.tensor = np.zeros(coding.width + coding.seats, np.float32)
            self.dict = {"view": self.tensor[: coding.width], "seat": self.tensor[coding.width :]}
        else:
            self.tensor = np.zeros(coding.tensors.size, np.float32)
            self.dict = coding.tensors.views(self.tensor)
            seats = range(coding.seats)
            self.plans = coding.tensors.plans if self.private else [coding.tensors.public(seat) for seat in seats]

    def set_from(self, state: SpielState, player: int) -> None:
        walk = state.walk
        if self.tensor is None:
            return
        if self.plans:
            if walk is None:
                self.tensor.fill(0)
            else:
                mine = self.private and walk.count > 0 and walk.seat == player and not state.open
                self.plans[player].write(walk.s, mine, self.tensor)
            return
        self.tensor.fill(0)
        self.dict["seat"][player] = 1
        if walk is not None:
            self.dict["view"][:] = self.coding.features(self._view(walk, player))

    def string_from(self, state: SpielState, player: int) -> str:
        walk = state.walk
        if walk is None:
            return f"{player}: before the deal"
        lines = [_json(self._view(walk, player)).decode()]
        if self.private and walk.count and walk.seat == player:
            lines.append(f"first {walk.first}")
        if self.recall:
            lines += state.story.lines(player if self.private else SPECTATOR)
        return "\n".join(lines)

    def _view(self, walk: Walk, player: int) -> dict[str, Any]:
        return self.coding.game.view(walk.s, player if self.private else SPECTATOR)


def _sum(game: Game) -> float | None:
    """None for a game that one may play alone, or in unequal sides: OpenSpiel has one type for all its tables."""
    setups = pairwise(game) if game.teams is not None else []
    sizes = [{len(seats) for seats in members(game.sides(setup))} for setup in setups]
    even = all(len(size) == 1 for size in sizes) and all(len(set(game.sides(setup))) > 1 for setup in setups)
    return 0.0 if min(game.seats) > 1 and even else None


def _game_type(game: Game) -> Any:
    kinds = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=game.title["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=kinds.GENERAL_SUM if _sum(game) is None else kinds.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.usual_seats, "seeds": SEEDS, "chance": ROOT, "slots": SLOTS, "bound": 0, "width": WIDTH,
            "observation": "", "set": "",
        },
    )  # fmt: skip


def register() -> list[str]:
    """Register every game that is found and not there yet; returns their names in OpenSpiel."""
    there = set(pyspiel.registered_names())
    found = []
    for name in discover.names():
        game = discover.load(name)
        if PREFIX + name not in there:
            kind = _game_type(game)
            pyspiel.register_game(kind, type(f"Spiel_{name}", (SpielGame,), {"name": name, "kind": kind}))
        found.append(PREFIX + name)
    return found


NAMES = register()
