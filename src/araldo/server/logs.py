"""Structured logs: one line an event on stderr, JSON or words."""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Iterator, MutableMapping
from typing import Any

import structlog

from araldo.kernel.faults import place_of


def error_name(error: BaseException) -> str:
    """What an error is, without its words: those of a database hold rows, those of a game hold moves."""
    name = type(error).__name__
    inner = getattr(error, "orig", None)
    if isinstance(inner, BaseException):
        state = getattr(inner, "sqlstate", None) or getattr(inner, "sqlite_errorname", None)
        name += f" ({type(inner).__name__}{f' {state}' if state else ''})"
    return name


def _plain_errors(_: object, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Errors by their names and where they arose, never in their own words."""
    if isinstance(event.get("error"), BaseException):
        event["error"] = error_name(event["error"])
    info = event.pop("exc_info", None)
    if info:
        error = info if isinstance(info, BaseException) else info[1] if isinstance(info, tuple) else sys.exc_info()[1]
        if error is not None:
            event["exception"] = "\nwhich followed from\n".join(_trace(error))
            if (place := place_of(error)) is not None:  # a fault in a rule: which one, without what was answered
                event["rule"] = place.where
                if place.mend:
                    event["mend"] = place.mend
    return event


def _trace(error: BaseException | None) -> Iterator[str]:
    while error is not None:
        frames = traceback.StackSummary.extract(traceback.walk_tb(error.__traceback__), lookup_lines=True)
        yield "".join(frames.format()) + error_name(error)
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def configure(level: str = "info", as_json: bool = True) -> None:
    number = getattr(logging, level.upper(), logging.INFO)
    shared: list[structlog.types.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: structlog.types.Processor = structlog.dev.ConsoleRenderer()
    if as_json:
        last = structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[*shared, _plain_errors, last],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[*shared, _plain_errors],
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(number, logging.WARNING))
