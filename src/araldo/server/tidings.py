"""What there is to tell a person about their tables, and its words.

What a lock screen shows anybody may read: the words are those that everybody at the table may know. Who could react at
a window is nobody's business, so of that it is only said that the table waits.
"""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from araldo.kernel.question import WINDOW
from araldo.server import tokens
from araldo.server.held import claim_of
from araldo.server.hooks import Said
from araldo.server.hours import zone_of
from araldo.server.sentences import say
from araldo.server.standings import OVER, RUNNING, TURN, Seat
from araldo.server.table import LiveTable
from araldo.server.ways import GROUP, Event, owned

LEFT = 0.25  # of somebody's time is left when they are reminded
SHORTEST = 1200.0  # seconds: who has less is not reminded
_DAYS = {"en": ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"),
         "it": ("lun", "mar", "mer", "gio", "ven", "sab", "dom")}  # fmt: skip


class Happening(NamedTuple):
    """Something to tell a person, before it is known by which ways."""

    person: str
    event: Event
    key: str  # what it is about: told once
    table: str | None
    number: int
    ask: str
    due: float
    until: float | None = None  # later it is worth nothing
    told: str = ""


class Tiding(NamedTuple):
    """A row of `tidings`."""

    id: int
    person: str
    way: str
    event: Event
    table: str | None
    number: int
    ask: str
    told: str
    mark: str
    tries: int
    state: str


def seat_of(live: LiveTable, number: int) -> int | None:
    """The seat that somebody plays now."""
    claim = claim_of(live, number, False)
    if claim is None or claim.kind != tokens.SEAT or not live.seating.may_act(claim, claim.seat):
        return None
    return claim.seat


def awaits(live: LiveTable, number: int) -> str:
    """The question with which a table waits for somebody; empty if it does not."""
    seat = seat_of(live, number)
    return live.match.question_id(seat) if seat is not None and seat in live.awaited() else ""


def away_until(live: LiveTable, seat: int) -> float | None:
    """When somebody counts as away; None while they are there."""
    since, services = live.audience.away_since(seat), live.services
    return None if since is None else max(since, services.presence.begun) + services.settings.away_seconds


def awaited_by_somebody(live: LiveTable) -> bool:
    """Whether anybody, or a clock, waits: a lesson and a game alone against bots are left in peace."""
    return not live.head.lesson and (live.head.clock is not None or len(live.seating.people()) > 1)


def happenings(live: LiveTable, old: Seat, new: Seat, now: float) -> list[Happening]:
    """What there is to tell about a seat as it stands now, to who is not there."""
    seat = seat_of(live, new.number)
    if seat is None or (away := away_until(live, seat)) is None or not awaited_by_somebody(live):
        return []
    key, due = f"{new.table} {new.number}", max(now, away)
    if new.part == OVER and old.part in (TURN, RUNNING):
        return [Happening(new.person, "over", f"{key} over", new.table, new.number, "", due)]
    if new.part != TURN:
        return []
    ask = live.match.question_id(seat)
    found = [Happening(new.person, "turn", f"{key} {ask}", new.table, new.number, ask, due)]
    at, until = live.timekeeper.ends(seat, 1 - LEFT), live.timekeeper.ends(seat)
    if at is not None and until is not None and at > now and until - now >= SHORTEST:
        found.append(Happening(new.person, "clock", f"{key} {ask} clock", new.table, new.number, ask, at, until))
    return found


def for_all(live: LiveTable, old: Seat, new: Seat, now: float, found: list[Happening]) -> list[Happening]:
    """The same for the hook of the table's group: whom the table waits for, and, once, that a game has ended."""
    if not live.head.group:
        return []
    owner = owned(live.head.group)
    if new.part == OVER and old.part in (TURN, RUNNING):
        return [Happening(owner, "over", f"{new.table} over", new.table, new.number, "", now)]
    return [one._replace(person=owner) for one in found if one.event == "turn"]


def words(live: LiveTable, row: Tiding, lang: str, now: float) -> Said | None:
    """A row in words; None if it is so no longer."""
    title = live.head.title or live.game.title[lang]
    said = Said(row.event, "", "", f"/t/{live.id}", live.id, title, live.game.id, tag=f"{live.id}-{row.number}")
    if row.event == "over":
        said.title = say(lang, "tell-over", title=title)
        names = live.audience.info(lang).names
        if (outcome := live.match.outcome) is not None and outcome.winners:
            said.text = say(lang, "tell-won", who=", ".join(names[seat] for seat in outcome.winners))
        return said
    if row.event == "talk":
        said.title, said.tag = say(lang, "tell-talk", title=title), f"{said.tag}-talk"
        said.text = say(lang, "tell-mention", who=row.told) if row.told else say(lang, "tell-private")
        said.public = bool(row.told)
        return said
    seat = seat_of(live, row.number)
    if seat is None or awaits(live, row.number) != row.ask:
        return None
    kind = live.match.asked(seat)
    said.public = bool(kind) and live.game.questions[kind].form != WINDOW
    said.question = kind if said.public else ""
    if row.person.startswith(GROUP):
        said.person = live.audience.info(lang).names[seat]
    prompt = live.labels.prompt(kind, lang) if said.public else say(lang, "tell-waits")
    said.deadline = live.timekeeper.ends(seat)
    left = None if said.deadline is None else span(lang, said.deadline - now)
    if row.event == "clock" and left is not None:
        said.title, said.text = say(lang, "tell-clock", title=title, left=left), prompt
    else:
        said.title = say(lang, "tell-turn", title=title)
        said.text = f"{prompt} {say(lang, 'tell-left', left=left)}" if left is not None else prompt
    return said


def together(found: list[Said], lang: str) -> Said:
    """Several in one."""
    turns = all(one.event in ("turn", "clock") for one in found)
    title = say(lang, "tell-many-turns" if turns else "tell-many", count=len(found))
    text = "\n".join(f"{one.title}. {one.text}" if not turns else f"{one.name}: {one.text}" for one in found)
    ends = [one.deadline for one in found if one.deadline is not None]
    return Said(found[0].event, title, text, "/", deadline=min(ends, default=None),
                public=all(one.public for one in found), tag="araldo")  # fmt: skip


def span(lang: str, seconds: float) -> str:
    """A time in two figures at most."""
    minutes = max(1, int(seconds // 60))
    days, hours, day = minutes // 1440, minutes // 60, "g" if lang == "it" else "d"
    if days >= 2:
        return f"{days} {day} {hours % 24} h" if hours % 24 else f"{days} {day}"
    if hours >= 10 or (hours and not minutes % 60):
        return f"{hours} h"
    return f"{hours} h {minutes % 60} min" if hours else f"{minutes} min"


def moment(lang: str, at: float, now: float, zone: str) -> str:
    """A time of the day, and which day if it is another one."""
    then, today = (datetime.fromtimestamp(one, zone_of(zone)) for one in (at, now))
    time = f"{then.hour}:{then.minute:02}"
    return time if then.date() == today.date() else f"{_DAYS[lang][then.weekday()]} {then.day}, {time}"
