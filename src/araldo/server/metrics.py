"""What is counted, for Prometheus."""

from __future__ import annotations

import os
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, start_http_server
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

_SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        own: dict[str, Any] = {"registry": self.registry}
        self.moves = Counter("araldo_moves", "Decisions stored, of people and bots.", **own)
        self.refusals = Counter("araldo_refusals", "Messages refused.", ["code"], **own)
        self.conflicts = Counter("araldo_conflicts", "Writes that another worker forestalled.", **own)
        self.tables = Counter("araldo_tables_made", "Tables made.", ["game"], **own)
        self.notices = Counter("araldo_notices", "Lines of the outbox, by their end.", ["kind", "state"], **own)
        self.restarts = Counter("araldo_task_restarts", "Background tasks begun again after a failure.", ["task"],
                                **own)  # fmt: skip
        self.overdue = Counter("araldo_overdue", "Bots and rules that took too long.", ["what"], **own)
        self.ended = Counter("araldo_processes_ended", "Processes ended because they did not come back.", ["name"],
                             **own)  # fmt: skip
        self.unreadable = Counter("araldo_tables_unreadable", "Tables that could not be opened.", ["code"], **own)
        self.sockets = Gauge("araldo_sockets", "Open sockets.", multiprocess_mode="livesum", **own)
        self.live = Gauge("araldo_tables_live", "Tables in memory.", multiprocess_mode="livesum", **own)
        self.act_seconds = Histogram("araldo_act_seconds", "From a message to its answer.", buckets=_SECONDS, **own)
        self.batch = Histogram("araldo_commit_tables", "Tables that shared a transaction.",
                               buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256), **own)  # fmt: skip
        self.commit_seconds = Histogram("araldo_commit_seconds", "Time of a transaction.", buckets=_SECONDS, **own)

    def text(self) -> bytes:
        return generate_latest(self._all())

    def listen(self, host: str, port: int) -> int:
        """Serve the figures at an address of their own, beside everything else; returns the port."""
        server, _ = start_http_server(port, host, self._all())
        return int(server.server_address[1])

    def _all(self) -> CollectorRegistry:
        if not os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
            return self.registry
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return registry

    @staticmethod
    def end() -> None:
        """This process counts nothing any more."""
        if os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
            mark_process_dead(os.getpid())  # type: ignore[no-untyped-call]


METRICS = Metrics()
