"""The lines of the outbox: one for each question and way of telling that somebody is awaited, never twice."""

from __future__ import annotations

from typing import Any

from araldo.server.settings import Settings

MAIL, WEBHOOK = "mail", "webhook"


def ways(settings: Settings, mail: str) -> list[tuple[str, str]]:
    """How somebody can be told, and where."""
    found = [(MAIL, mail)] if settings.smtp and mail else []
    return found + ([(WEBHOOK, settings.webhook)] if settings.webhook else [])


def notice_rows(settings: Settings, table: str, seat: int, ask: str, mail: str, now: float) -> list[dict[str, Any]]:
    return [{"once": f"{table} {seat} {ask} {kind}", "table_id": table, "seat": seat, "ask": ask, "kind": kind,
             "target": target, "due": now + settings.away_seconds, "tries": 0, "state": "due"}
            for kind, target in ways(settings, mail)]  # fmt: skip
