"""Bots that think in a process of their own: a server's loop must not wait for them."""

from __future__ import annotations

import os
import time
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from multiprocessing import get_context
from threading import Lock

from araldo.bots.fallible import Fallible
from araldo.bots.levels import SLIPS, THINKS, player
from araldo.bots.search import Search
from araldo.kernel import discover
from araldo.kernel.action import Action
from araldo.kernel.game import Game
from araldo.kernel.play import LEVELS, Bot, Eyes, make_bot, thinking_bot

Memory = dict[tuple[str, Action], int]  # how often a search has insisted on what (see `Search.insisted`)
Job = tuple[str, bytes, int, str, int, Memory]
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
    """A bot here whose thinking is done elsewhere, and its memory. What fails there is answered by the game's own."""

    def __init__(self, game: Game, seed: int, own: str, level: str) -> None:
        own = own or thinking_bot(game)
        self.game, self.level, self.name, self.seed = game, level, f"{own}+{level}", seed
        self.instead: Bot = make_bot(game, own, seed)
        self.asked = 0
        self.memory: Memory = {}

    def job(self, eyes: Eyes) -> Job:
        """What the other process needs to know to answer; each time it thinks with other luck."""
        self.asked += 1
        return self.game.id, eyes.packed(), eyes.seat, self.name, self.seed + self.asked, self.memory

    def choose(self, eyes: Eyes) -> Action:
        try:
            found, self.memory = pool().submit(think, *self.job(eyes)).result(PATIENCE)
        except Exception as error:
            if isinstance(error, TimeoutError):
                close()  # it may never come back
            return self.instead.choose(eyes)
        return found

    def free(self, eyes: Eyes) -> Action | None:
        return self.instead.free(eyes)


def seat_levels() -> None:
    """Offer the levels at every table; those that think do so elsewhere."""
    for name, slips in SLIPS.items():
        LEVELS.setdefault(name, partial(Fallible, slips=slips))
    for name in THINKS:
        LEVELS.setdefault(name, partial(Detached, level=name))


@cache
def _game(name: str) -> Game:
    return discover.load(name)


def answer(name: str, packed: bytes, seat: int, bot: str, seed: int) -> tuple[Action, float]:
    """In the other process: what a game's own bot answers, and how many seconds of work that was."""
    game, begun = _game(name), time.thread_time()
    return player(game, bot, seed).choose(Eyes.unpacked(game, packed, seat)), time.thread_time() - begun


def think(name: str, packed: bytes, seat: int, bot: str, seed: int, memory: Memory) -> tuple[Action, Memory]:
    """In the other process: open the same eyes, remember, and choose."""
    game = _game(name)
    search = player(game, bot, seed)
    assert isinstance(search, Search)
    search.insisted.update(memory)
    return search.choose(Eyes.unpacked(game, packed, seat)), dict(search.insisted)
