"""Many games in one call, in a few processes that share their arrays with yours.

    from araldo.research import batch
    with batch.Batch("castelli", 64, seats=2, workers=2, opponents="steward") as games:
        seen, info = games.reset(seed=7)
        seen, rewards, terminated, truncated, info = games.step(actions)   # actions[i] < info["legal"][i]

It is a `VectorEnv` of Gymnasium: 64 games of `gym.SeatEnv`, stepped 32 to a process. A game that is over begins anew at
the next step (its action then counts for nothing, its reward is 0), with the next seed that no other game has: with the
same seed the same games come, however many processes there are.

Who would rather not wait for the slowest process takes what is ready, as in EnvPool:

    games.reset_async(seed=7)
    while True:
        seen, rewards, terminated, truncated, info = games.recv()           # of the games info["env_id"]
        games.send(actions, info["env_id"])

With `copy=False` what is given out are views of the shared arrays, good until the same games are stepped again.
"""

from __future__ import annotations

import multiprocessing
import secrets
import traceback
from contextlib import suppress
from math import prod
from multiprocessing.connection import Connection, wait
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple, cast

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from araldo.research.gym import SeatEnv

Array = npt.NDArray[Any]
STEP, STOP = b"step", b"stop"  # what a process is told; or the seed from which all begins
DONE = b"done"  # what it answers, if nothing goes wrong
WHOLE, MASK = "whole", "action_mask"
LINE = 64  # bytes; every array begins at a multiple


class Part(NamedTuple):
    """One of the shared arrays: a row a game."""

    name: str
    shape: tuple[int, ...]
    dtype: str


def parts_of(env: SeatEnv) -> list[Part]:
    """What a game leaves for its reader: what is seen, and what came of the last action. Tensors lie in one piece."""
    spaces = cast(gymnasium.spaces.Dict, env.observation_space).spaces
    tensors = env.coding.tensors if env.observe else None
    apart = set() if tensors is None else {shape.name for shape in tensors.shapes}
    seen = [Part(name, space.shape or (), str(space.dtype)) for name, space in spaces.items() if name not in apart]
    whole = [] if tensors is None else [Part(WHOLE, (tensors.size,), "float32")]
    return [*whole, *seen, Part(".action", (), "int64"), Part(".reward", (), "float64"), Part(".legal", (), "int64"),
            Part(".seat", (), "int64"), Part(".terminated", (), "bool"), Part(".truncated", (), "bool")]  # fmt: skip


def arrays_in(memory: SharedMemory | None, parts: list[Part], count: int) -> tuple[dict[str, Array], int]:
    """The arrays that lie in a block of memory, and how long it has to be."""
    found: dict[str, Array] = {}
    at = 0
    for part in parts:
        size = prod((count, *part.shape)) * np.dtype(part.dtype).itemsize
        if memory is not None:
            found[part.name] = np.ndarray((count, *part.shape), part.dtype, memory.buf, at)
        at += -(-size // LINE) * LINE
    return found, max(at, LINE)


class Group:
    """The games of one process: some rows of the shared arrays."""

    def __init__(self, envs: list[SeatEnv], rows: range, arrays: dict[str, Array], stride: int) -> None:
        self.envs, self.rows, self.arrays, self.stride = envs, rows, arrays, stride
        self.seeds = [0] * len(envs)
        self.over = [False] * len(envs)
        self.coding = envs[0].coding  # what one game has learned of rows of options serves all

    def reset(self, seed: int) -> None:
        for i, row in enumerate(self.rows):
            self._begin(i, row, seed + row)

    def step(self) -> None:
        actions = self.arrays[".action"][self.rows.start : self.rows.stop].tolist()
        for i, row in enumerate(self.rows):
            if self.over[i]:
                self._begin(i, row, self.seeds[i] + self.stride)
            else:
                self._note(i, row, *self.envs[i].advance(actions[i]))

    def _begin(self, i: int, row: int, seed: int) -> None:
        self.seeds[i] = seed
        self.envs[i].begin(seed)
        self._note(i, row, 0.0, False, False)

    def _note(self, i: int, row: int, reward: float, terminated: bool, truncated: bool) -> None:
        arrays, env = self.arrays, self.envs[i]
        count = env.walk.count
        if env.observe:
            self.coding.write(env.walk, env.seat, arrays, row)
            arrays[MASK][row] = self.coding.masks[count]
        arrays[".reward"][row], arrays[".legal"][row], arrays[".seat"][row] = reward, count, env.seat
        arrays[".terminated"][row], arrays[".truncated"][row] = terminated, truncated
        self.over[i] = terminated or truncated


def work(pipe: Connection, memory: str, rows: range, count: int, game: str, given: dict[str, Any]) -> None:
    """A process that plays some of the games, whenever it is told to, until it is told to stop."""
    shared = SharedMemory(memory)
    try:
        envs = [SeatEnv(game, **given) for _ in rows]
        arrays, _ = arrays_in(shared, parts_of(envs[0]), count)
        group = Group(envs, rows, arrays, count)
        while (told := pipe.recv_bytes()) != STOP:
            try:
                group.step() if told == STEP else group.reset(int(told))
                pipe.send_bytes(DONE)
            except Exception:
                pipe.send_bytes(traceback.format_exc().encode())
        del arrays, group
    except (EOFError, KeyboardInterrupt):
        pass
    finally:
        pipe.close()


class GameFailed(RuntimeError):
    """Something went wrong in a game of a batch; what the process said stands in it."""


class Batch(VectorEnv[dict[str, Any], Array, Array]):
    """So many games of one seat against bots, in `workers` processes; everything else is said to `gym.SeatEnv`."""

    def __init__(
        self, game: str, count: int, seats: int | None = None, *, workers: int = 2, copy: bool = True, **given: Any
    ) -> None:
        if not 1 <= workers <= count:
            raise ValueError(f"{count} games cannot be in {workers} processes")
        given = {"seats": seats, **given}
        model = SeatEnv(game, **given)
        self.num_envs, self.copy = count, copy
        self.metadata = {**model.metadata, "autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space, self.single_action_space = model.observation_space, model.action_space
        self.observation_space = batch_space(model.observation_space, count)
        self.action_space = gymnasium.spaces.MultiDiscrete([model.coding.slots] * count)
        self._tensors = model.coding.tensors if model.observe else None
        parts = parts_of(model)
        self._memory = SharedMemory(create=True, size=arrays_in(None, parts, count)[1])
        self._arrays, _ = arrays_in(self._memory, parts, count)
        self._rows = [range(count * i // workers, count * (i + 1) // workers) for i in range(workers)]
        self._seed = secrets.randbits(48)
        self._pipes: list[Connection] = []
        self._busy: list[int] = []  # the processes that have been told something and have not answered
        self._processes = []
        context = multiprocessing.get_context()
        for rows in self._rows:
            ours, theirs = context.Pipe()
            process = context.Process(
                target=work, args=(theirs, self._memory.name, rows, count, game, given), daemon=True
            )
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    # -- all at once

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin all games: game i has the seed `seed` + i."""
        self.reset_async(seed)
        self._answers(len(self._busy))
        seen, _, _, _, info = self._found(range(self.num_envs))
        return seen, info

    def step(self, actions: Array) -> tuple[dict[str, Any], Array, Array, Array, dict[str, Any]]:
        self._arrays[".action"][:] = actions
        for worker in range(len(self._pipes)):
            self._tell(worker, STEP)
        self._answers(len(self._busy))
        return self._found(range(self.num_envs))

    # -- as it comes

    def reset_async(self, seed: int | None = None) -> None:
        """Begin all games, and go on meanwhile."""
        self._answers(len(self._busy))
        self._seed = self._seed + self.num_envs if seed is None else seed
        super().reset(seed=self._seed)
        for worker in range(len(self._pipes)):
            self._tell(worker, b"%d" % self._seed)

    def send(self, actions: Array, env_id: Array) -> None:
        """Let games go on: all games of one process or of several."""
        self._arrays[".action"][env_id] = actions
        told = set(map(int, env_id))
        for worker, rows in enumerate(self._rows):
            mine = told.intersection(rows)
            if mine and len(mine) < len(rows):
                raise ValueError(f"the games {rows.start} to {rows.stop - 1} are stepped together")
            if mine:
                self._tell(worker, STEP)

    def recv(self) -> tuple[dict[str, Any], Array, Array, Array, dict[str, Any]]:
        """What the next process has done that is ready; `info["env_id"]` says which games these are."""
        if not self._busy:
            raise ValueError("no game has been told to go on")
        return self._found(self._rows[self._answers(1)[0]])

    def _tell(self, worker: int, what: bytes) -> None:
        if worker in self._busy:
            raise ValueError("these games have not come to their next decision yet: recv first")
        self._pipes[worker].send_bytes(what)
        self._busy.append(worker)

    def _answers(self, count: int) -> list[int]:
        """Wait for so many of those that are busy; returns which."""
        found: list[int] = []
        while len(found) < count:
            left = count - len(found)
            if left == len(self._busy):  # all of them, in any order
                ready = self._busy[:]
            else:
                pipes = wait([self._pipes[worker] for worker in self._busy])
                ready = [worker for worker in self._busy if self._pipes[worker] in pipes][:left]
            for worker in ready:
                self._busy.remove(worker)
                try:
                    said = self._pipes[worker].recv_bytes()
                except EOFError:
                    said = b"the process has ended"
                if said != DONE:
                    raise GameFailed(said.decode())
                found.append(worker)
        return found

    def _found(self, rows: range) -> tuple[dict[str, Any], Array, Array, Array, dict[str, Any]]:
        part = slice(rows.start, rows.stop)
        arrays = {name: array[part].copy() if self.copy else array[part] for name, array in self._arrays.items()}
        seen = {name: array for name, array in arrays.items() if not name.startswith(".")}
        if self._tensors is not None:
            whole = seen.pop(WHOLE)
            for name, inside, shape in self._tensors.parts:
                seen[name] = whole[:, inside].reshape(len(whole), *shape)
        info = {"legal": arrays[".legal"], "seat": arrays[".seat"], "env_id": np.arange(rows.start, rows.stop)}
        return seen, arrays[".reward"], arrays[".terminated"], arrays[".truncated"], info

    def close_extras(self, **kwargs: Any) -> None:
        for pipe in self._pipes:
            with suppress(OSError):  # it has ended already
                pipe.send_bytes(STOP)
            pipe.close()
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.kill()
                process.join()
        self._arrays = {}
        with suppress(BufferError):  # somebody still looks at views of it: it goes with the last of them
            self._memory.close()
        self._memory.unlink()

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
