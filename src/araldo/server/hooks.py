"""What a webhook is sent, in the shapes that its receivers take: plain JSON, Discord, Slack, ntfy.

A hook may be read by many: so nothing goes there that not everybody at the table may know.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import msgspec

from araldo.server import reach
from araldo.server.settings import Settings
from araldo.server.ways import Event, Shape

GREEN = 0x27693B


class Said(msgspec.Struct):
    """One notice in words, for whatever carries it."""

    event: Event
    title: str  # what to do
    text: str  # until when, and what else
    path: str  # of the page, from the root
    table: str = ""
    name: str = ""  # of the table
    game: str = ""
    person: str = ""
    question: str = ""
    deadline: float | None = None
    public: bool = True  # whether everybody at the table may know it
    tag: str = ""  # a newer one with the same replaces it


def shaped(shape: Shape, said: Said, url: str) -> dict[str, Any]:
    who = f"{said.person}: {said.title}" if said.person else said.title
    if shape == "discord":
        embed = {"title": who, "description": said.text, "color": GREEN} | ({"url": url} if url else {})
        return {"username": "Araldo", "embeds": [embed], "allowed_mentions": {"parse": []}}
    if shape == "slack":
        head = f"<{url}|{_slack(who)}>" if url else f"*{_slack(who)}*"
        return {"text": f"{head}\n{_slack(said.text)}".strip()}
    if shape == "ntfy":
        return {"title": who, "message": said.text or who, "tags": ["shield"]} | ({"click": url} if url else {})
    deadline = said.deadline
    when = None if deadline is None else datetime.fromtimestamp(deadline, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return {"event": {"turn": "your_turn", "clock": "reminder"}.get(said.event, said.event), "table": said.table,
            "name": said.name, "game": said.game, "person": said.person, "question": said.question,
            "title": said.title, "text": said.text, "deadline": when, "url": url}  # fmt: skip


def _slack(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


async def send(settings: Settings, url: str, shape: Shape, said: Said) -> reach.Answer:
    """To the hook of a person, or of anybody else who has one. reach.Unreachable if nobody answers."""
    base = settings.public_url.rstrip("/")
    body = shaped(shape, said, base + said.path if base else "")
    if shape == "ntfy":  # the topic is the last part of its address; all else goes to the server itself
        where = urlsplit(url)
        folder, _, topic = where.path.rstrip("/").rpartition("/")
        url, body = urlunsplit((where.scheme, where.netloc, f"{folder}/", where.query, "")), body | {"topic": topic}
    headers = {"content-type": "application/json"}
    return await reach.post(url, msgspec.json.encode(body), headers, settings.hooks_private)
