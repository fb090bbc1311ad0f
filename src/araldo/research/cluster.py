"""The arena on a Ray cluster: the same chunks, on whatever machines have joined."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from araldo.extras import need

C = TypeVar("C")
T = TypeVar("T")


def on_cluster(
    play: Callable[[C, Sequence[int]], T], contest: C, todo: list[tuple[int, range]], address: str
) -> Iterator[tuple[int, T]]:
    """Play chunks on the cluster at `address`: host:port of its head, or "auto". The package is installed there too."""
    need("ray")
    import ray

    ray.init(address=address, log_to_driver=False, ignore_reinit_error=True)
    try:
        remote = ray.remote(max_retries=3)(play)
        running: dict[Any, int] = {remote.remote(contest, list(numbers)): chunk for chunk, numbers in todo}
        while running:
            ready, _ = ray.wait(list(running), num_returns=1)
            for job in ready:
                yield running.pop(job), ray.get(job)
    finally:
        ray.shutdown()
