"""The games of a match: one, or the rounds of a series. Seats are the match's; each game has its own numbers for them.

The games of a round run at the same time and no seat plays in two, so that a line `seat action` of a record says all.
Each game of a series has a key of its own, derived from the match's: one commitment covers every die of a tournament.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from araldo.kernel.action import Action
from araldo.kernel.chance import key_from_seed
from araldo.kernel.contract import check_game
from araldo.kernel.errors import ContractBroken, Illegal, Malformed
from araldo.kernel.game import Game, Outcome, Pairing, Result, Setup
from araldo.kernel.play import make_bot, play_out
from araldo.kernel.record import Move, Record, new_record, read, refused_move, verify_head, write
from araldo.kernel.state import SPECTATOR


def is_series(game: Game, setup: Setup) -> bool:
    return game.series is not None and game.series.applies(setup)


def game_key(key: bytes, round_: int, number: int) -> bytes:
    """The key of one game of a series. Rounds and games count from 1."""
    return sha256(key + b"round %d game %d" % (round_, number)).digest()


def bot_seed(seed: bytes | int, seat: int, round_: int = 1) -> int:
    """The seed of the bot on a seat: it follows from the seed of the match, and tells nothing of the dice."""
    text = seed if isinstance(seed, bytes) else b"%d" % seed
    return int.from_bytes(sha256(b"araldo bot " + text + b" %d %d" % (seat, round_)).digest()[:8], "big")


@dataclass(slots=True)
class Part:
    """One game of a match: which seats of the match play it, in the order of its own seats."""

    round: int
    number: int
    seats: tuple[int, ...]
    setup: Setup
    state: Any
    events: list[Any] | None = None  # logged, and not yet collected
    outcome: Outcome | None = None  # once it is over

    def eye(self, viewer: int) -> int:
        """A viewer of the match as a viewer of this game: who does not play in it watches it."""
        return self.seats.index(viewer) if viewer in self.seats else SPECTATOR


@dataclass(slots=True)
class Progress:
    """Where a match stands: the games of the round that runs, and the results of the rounds before."""

    game: Game
    setup: Setup
    key: bytes
    logged: bool = False
    rounds: list[list[Result]] = field(default_factory=list)
    parts: list[Part] = field(default_factory=list)
    past: list[Part] = field(default_factory=list)  # the games of the rounds before, as they ended
    over: bool = False
    start: bytes = b""  # one game from this packed state on, in place of what the set-up says
    series: bool = field(init=False)

    def __post_init__(self) -> None:
        self.series = not self.start and is_series(self.game, self.setup)
        self._begin_round()
        self.settle()

    def pairings(self) -> list[Pairing] | None:
        """The games of the next round; None when there is none."""
        if self.series and self.game.series is not None:
            return self.game.series.pairings(self.setup, self.key, self.rounds)
        return None if self.rounds else [Pairing(tuple(range(self.setup.seats)), self.setup)]

    def _begin_round(self) -> None:
        pairings = self.pairings()
        if pairings is None:
            self.over = True
            return
        self.past += self.parts
        self.parts = []
        for number, pairing in enumerate(pairings, 1):
            events: list[Any] | None = [] if self.logged else None
            key = game_key(self.key, len(self.rounds) + 1, number) if self.series else self.key
            if self.start:
                state = self.game.unpack(self.start)
            else:
                state = self.game.start(pairing.setup, key, log=events)
            self.parts.append(Part(len(self.rounds) + 1, number, pairing.seats, pairing.setup, state, events))
            self.close(self.parts[-1])

    def close(self, part: Part, cut: bool = False) -> None:
        """Note the outcome of a game that is over, or is cut at its bound."""
        if part.outcome is None and (cut or self.game.over(part.state)):
            part.outcome = self.game.outcome(part.state, cut)

    def settle(self) -> None:
        """When every game of a round is over, the next round begins."""
        while not self.over:
            for part in self.parts:
                if part.outcome is None:
                    return
            self.rounds.append([Result(part.seats, part.outcome) for part in self.parts if part.outcome is not None])
            self._begin_round()

    def restored(self, rounds: list[list[Result]], parts: list[Part], over: bool) -> Progress:
        """The same match at another moment, by what was kept of it."""
        found = copy(self)
        found.rounds, found.parts, found.over = list(rounds), parts, over
        found.past, found.logged = [], False
        return found

    def part_with(self, seats: tuple[int, ...]) -> Part | None:
        """The game that these seats play, or have played: of several the last."""
        return next((part for part in reversed([*self.past, *self.parts]) if part.seats == seats), None)

    def part_of(self, seat: int) -> Part | None:
        """The game in which a seat plays now, if it does."""
        if len(self.parts) == 1:
            part = self.parts[0]
            return part if part.outcome is None and seat in part.seats else None
        return next((part for part in self.parts if seat in part.seats and part.outcome is None), None)

    def waiting(self) -> tuple[int, ...]:
        if len(self.parts) == 1 and self.parts[0].outcome is None:  # asked several times a move
            part = self.parts[0]
            waiting = self.game.waiting(part.state)
            return (part.seats[waiting[0]],) if len(waiting) == 1 else tuple([part.seats[local] for local in waiting])
        return tuple(part.seats[local] for part in self.parts if part.outcome is None
                     for local in self.game.waiting(part.state))  # fmt: skip

    def apply(self, seat: int, action: Action) -> None:
        part = self.part_of(seat)
        if part is None:
            if self.over:
                raise Illegal("the game is over", "over")
            raise Illegal(f"seat {seat} is not asked anything now", "not-asked", seat=seat)
        part.state.log = part.events
        self.game.apply(part.state, part.eye(seat), action)
        self.close(part)
        self.settle()

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        if self.series and self.game.series is not None:
            return self.game.series.ranking(self.setup, self.key, self.rounds)
        return self.rounds[0][0].outcome


# -- records


def replay(game: Game, record: Record, stop: int | None = None) -> Progress:
    """Where the match stood after `stop` moves (all by default). Raises Illegal at the first move that is refused."""
    if record.key is None:
        raise Malformed("the record holds no key: it was exported while the game ran", "no-key")
    progress = Progress(game, record.setup, record.key)
    for index, move in enumerate(record.moves[:stop], 1):
        try:
            progress.apply(move.seat, move.action)
        except Illegal as error:
            raise refused_move(record.older, index, move, error) from None
    return progress


def verify(game: Game, record: Record) -> Outcome | None:
    """Check the record of a match: the dice are those promised, every move was legal, the outcome is what it says.

    Raises otherwise. None: it is right as far as it goes, but the match is not over.
    """
    verify_head(game, record)
    outcome = replay(game, record).outcome()
    said = record.outcome
    if said is not None and (outcome is None or (outcome.scores, outcome.winners) != (said.scores, said.winners)):
        raise Malformed("the outcome is not the one that the moves lead to", "bad-outcome")
    return outcome


# -- play without people: simulations, and the contract


@dataclass(slots=True)
class Played:
    outcome: Outcome
    decisions: int
    record: Record | None


def play_match(game: Game, setup: Setup, seed: int, names: Sequence[str], keep: bool = False) -> Played:
    """Let bots play a match, a game cut at its bound being judged as it stands; `keep` keeps the record."""
    key = key_from_seed(seed)
    progress = Progress(game, setup, key)
    record = new_record(game, setup, key) if keep else None
    decisions = 0
    whole = True  # no game of an earlier round was cut: what follows can be replayed
    while not progress.over:
        cut = False
        for part in progress.parts:
            bots = [make_bot(game, names[seat], bot_seed(seed, seat, part.round)) for seat in part.seats]
            listen = _Scribe(record, part) if record is not None and whole else None
            decisions += play_out(game, part.state, bots, game.bound, listen)
            cut = cut or not game.over(part.state)
            progress.close(part, cut=True)
        whole = whole and not cut
        progress.settle()
    outcome = progress.outcome()
    assert outcome is not None
    if record is not None and whole:
        record.outcome = outcome
    return Played(outcome, decisions, record)


class _Scribe:
    """Writes the moves of one game into the record of its match."""

    def __init__(self, record: Record, part: Part) -> None:
        self.moves = record.moves
        self.seats = part.seats

    def __call__(self, seat: int, action: Action) -> None:
        self.moves.append(Move(self.seats[seat], action))


def check_series(game: Game, setup: Setup, seed: int, full: bool = True) -> tuple[int, Outcome]:
    """The contract for a series: every game of it keeps it, rounds are well formed, and its record verifies."""
    series = game.series
    assert series is not None

    def fail(promise: str, detail: object = "") -> ContractBroken:
        where = f"{game.id}, seed {seed}, {setup.seats} seats, round {len(rounds) + 1}"
        return ContractBroken(f"{promise} ({where}) {detail}".strip(), promise=promise, seed=seed, decision=decisions)

    key = key_from_seed(seed)
    rounds: list[list[Result]] = []
    decisions = 0
    while (pairings := series.pairings(setup, key, rounds)) is not None:
        seats = [seat for pairing in pairings for seat in pairing.seats]
        if len(set(seats)) != len(seats) or not set(seats) <= set(range(setup.seats)):
            raise fail("the games of a round share no seat", seats)
        if series.pairings(setup, key, rounds) != pairings:
            raise fail("a round is paired by seed and results alone")
        results = []
        for number, pairing in enumerate(pairings, 1):
            count, outcome = check_game(game, pairing.setup, bot_seed(seed, number, len(rounds) + 1) % 2**31, full)
            decisions += count
            results.append(Result(pairing.seats, outcome))
        rounds.append(results)
    ranking = series.ranking(setup, key, rounds)
    if len(ranking.scores) != setup.seats or not ranking.winners:
        raise fail("a finished series has an outcome", ranking)
    played = play_match(game, setup, seed, ["random"] * setup.seats, keep=True)
    assert played.record is not None
    if verify(game, read(game, write(game, played.record))) != (played.outcome if played.record.outcome else None):
        raise fail("the replay of the record is the same series")
    return decisions, ranking
