"""Log events: what happened, in words for people, each part visible to whom it concerns.

The log is beside the state: `state.log` is a list while somebody listens (the table), else None, and copies never have
one. An event's message is `log-<kind>` in the game's texts, `log-<kind>-hidden` for those who do not see its secrets.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from araldo.kernel.state import ALL, State, bit


class Event(NamedTuple):
    kind: str
    params: dict[str, Any]  # whoever sees the event sees these
    secret: dict[str, Any]  # seen by `to` only
    to: int
    only: int  # viewers who see the event at all
    rule: str = ""  # the id of the rule it follows from


def note(
    s: State,
    kind: str,
    *,
    rule: str = "",
    secret: dict[str, Any] | None = None,
    to: int = 0,
    only: int = ALL,
    **params: Any,
) -> None:
    """Log something, and the rule it follows from.

    With `secret`, viewers in `to` see those parameters too; the others see the event without them.
    """
    if s.log is not None:
        s.log.append(Event(kind, params, secret or {}, to, only, rule))


def event_for(event: Event, viewer: int) -> dict[str, Any] | None:
    """One event as a viewer may read it (`hidden`: without its secrets), or None if it may not know of it."""
    if not event.only & bit(viewer):
        return None
    told = dict(event.params)
    if event.secret:
        told |= event.secret if event.to & bit(viewer) else {"hidden": True}
    if event.rule:
        told["rule"] = event.rule
    return {"kind": event.kind, **told}
