"""What the shapes share: a folder for a miniature game, and the proof that it holds at every decision.

A shape is a miniature game that carries one hard procedure. `make_folder` writes the rule catalogue and the texts that
every game has; `prove` plays it under the whole contract and finishes it from every decision on copies of three kinds.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from araldo.kernel import Action, Game, Setup, key_from_seed
from araldo.kernel.catalogue import LANGUAGES
from araldo.kernel.contract import check_game
from araldo.kernel.play import RATION
from araldo.kernel.record import Move, new_record, read, replay, write

_ROOT = TemporaryDirectory(prefix="araldo-shapes-")  # removed with the process


def words(prompts: Iterable[str] = (), verbs: Iterable[str] = (), logs: Iterable[str] = ()) -> list[str]:
    """The names of the messages that questions, verbs and log events of these kinds need."""
    told = {"prompt": prompts, "option": verbs, "log": logs}
    return [f"{prefix}-{name}" for prefix, names in told.items() for name in names]


def make_folder(name: str, rules: Iterable[str] = (), messages: Iterable[str] = (), options: str = "") -> Path:
    """A game's folder: a rule catalogue with these ids, texts with these messages, and `data/options.toml` as given."""
    folder = Path(_ROOT.name) / name
    (folder / "texts").mkdir(parents=True, exist_ok=True)
    (folder / "data").mkdir(exist_ok=True)
    catalogue = ['[[chapter]]\nid = "all"\nen = "All"\nit = "Tutto"\n']
    catalogue += [f'[[rule]]\nid = "{rule}"\nchapter = "all"\nen = "{rule}"\nit = "{rule}"\n' for rule in rules]
    (folder / "rules.toml").write_text("\n".join(catalogue), encoding="utf-8")
    (folder / "data" / "options.toml").write_text(options, encoding="utf-8")
    for lang in LANGUAGES:
        (folder / "texts" / f"{lang}.ftl").write_text("".join(f"{m} = {m}\n" for m in messages), encoding="utf-8")
    return folder


@dataclass
class Proof:
    """What the proven games went through, so that a test can see that its shape was really there."""

    decisions: int = 0
    depth: int = 0  # the deepest stack at a decision
    kinds: set[str] = field(default_factory=set)  # of questions
    stacks: set[tuple[str, ...]] = field(default_factory=set)  # the names of the procedures at each decision


def prove(game: Game, seats: int, seeds: Iterable[int] = range(6), options: Mapping[str, Any] | None = None) -> Proof:
    """Play random games under the full contract, and finish one of each seed again from every decision of it."""
    setup = game.setup(seats, options)
    proof = Proof()
    for seed in seeds:
        check_game(game, setup, seed)
        _finish_from_everywhere(game, setup, seed, proof)
    return proof


def _finish_from_everywhere(game: Game, setup: Setup, seed: int, proof: Proof) -> None:
    """Play once; a clone, a decoded and a replayed state of every decision then reach that end by the same moves."""
    rng = Random(seed)
    key = key_from_seed(seed)
    record = new_record(game, setup, key)
    s = game.start(setup, key)
    clones, saved = [game.clone(s)], [game.pack(s)]
    while not game.over(s):
        assert len(record.moves) < game.bound, f"no end within {game.bound} decisions, seed {seed}"
        proof.depth = max(proof.depth, len(s.frames))
        proof.kinds.add(s.asked.kind)
        proof.stacks.add(tuple(type(frame).__name__ for frame in s.frames))
        seat, action = random_move(game, s, rng)
        game.apply(s, seat, action)
        record.moves.append(Move(seat, action))
        clones.append(game.clone(s))
        saved.append(game.pack(s))
    proof.decisions += len(record.moves)
    text = write(game, record)
    for decision, (clone, data) in enumerate(zip(clones, saved, strict=True)):
        assert game.pack(clone) == data, f"a later action changed the copy of decision {decision}, seed {seed}"
        replayed = replay(game, read(game, text), stop=decision)
        assert game.pack(replayed) == data, f"the record does not lead to decision {decision}, seed {seed}"
        for copy in (clone, game.unpack(data), replayed):
            for move in record.moves[decision:]:
                game.apply(copy, move.seat, move.action)
            assert game.pack(copy) == saved[-1], f"another end from decision {decision}, seed {seed}"


def random_move(game: Game, s: Any, rng: Random) -> tuple[int, Action]:
    """What random play does next, standing rights included."""
    holders = [seat for free in s.asked.free for seat in free.seats if game.free_options(s, seat)]
    if holders and rng.random() < RATION:
        seat = holders[int(rng.random() * len(holders))]
        return seat, game.choose(game.free_options(s, seat), rng)
    waiting = game.waiting(s)
    seat = waiting[int(rng.random() * len(waiting))]
    return seat, game.choose(game.options(s, seat), rng)
