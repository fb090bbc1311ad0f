"""Bots that think in a process of their own: a server's loop must not wait for them."""

from __future__ import annotations

import os
import time
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from multiprocessing import get_context
from threading import Lock
from typing import Any

from araldo.bots.levels import LEVELS, player
from araldo.kernel import discover
from araldo.kernel.action import Action
from araldo.kernel.game import Game
from araldo.kernel.play import GENERAL, Bot, Eyes, make_bot, usual_bot

PATIENCE = 15.0  # seconds beyond which the game's own bot answers instead

_lock = Lock()
_pool: ProcessPoolExecutor | None = None


def pool() -> ProcessPoolExecutor:
    """The processes that think, made when somebody first needs them; made anew if they have died."""
    global _pool
    with _lock:
        if _pool is None or getattr(_pool, "_broken", False):
            workers = max(1, (os.cpu_count() or 2) - 1)
            _pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
        return _pool


def close() -> None:
    global _pool
    with _lock:
        if _pool is not None:
            thinking = list((getattr(_pool, "_processes", None) or {}).values())
            _pool.shutdown(wait=False, cancel_futures=True)
            for process in thinking:  # even in the middle of a thought
                process.kill()
            _pool = None


class Detached:
    """A bot here whose thinking is done elsewhere. What fails there is answered by the game's own bot."""

    def __init__(self, game: Game, name: str, seed: int) -> None:
        self.game, self.name, self.seed = game, name, seed
        self.instead: Bot = make_bot(game, usual_bot(game), seed)
        self.asked = 0

    def choose(self, eyes: Eyes) -> Action:
        self.asked += 1
        try:
            job = pool().submit(think, self.game.id, eyes.packed(), eyes.seat, self.name, self.seed + self.asked)
            found: Action = job.result(PATIENCE)
        except Exception as error:
            if isinstance(error, TimeoutError):
                close()  # it may never come back
            return self.instead.choose(eyes)
        return found

    def free(self, eyes: Eyes) -> Action | None:
        return self.instead.free(eyes)


def seat_thinkers() -> None:
    """Offer the levels that think at every table."""
    for name in LEVELS:
        GENERAL.setdefault(name, partial(_detached, name))


def _detached(name: str, game: Game, seed: int) -> Bot:
    return Detached(game, name, seed)


@cache
def _game(name: str) -> Game:
    return discover.load(name)


def answer(name: str, packed: bytes, seat: int, bot: str, seed: int) -> tuple[Action, float]:
    """In the other process: what a game's own bot answers, and how many seconds of work that was."""
    game, begun = _game(name), time.thread_time()
    return make_bot(game, bot, seed).choose(Eyes.unpacked(game, packed, seat)), time.thread_time() - begun


def think(name: str, packed: bytes, seat: int, bot: str, seed: int) -> Any:
    """In the other process: open the same eyes and choose."""
    game = _game(name)
    return player(game, bot, seed).choose(Eyes.unpacked(game, packed, seat))
