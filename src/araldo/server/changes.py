"""What people change at a table besides playing: standing answers, pauses, talk, notes. For seats see `handover`.

Each function that ends in a `do` checks first and changes then, so that what is refused has changed nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import UNSET

from araldo.kernel.action import Action, check
from araldo.server.sentences import Refused
from araldo.server.store import Write
from araldo.server.table import LiveTable
from araldo.server.tokens import Claim

Do = Callable[[Write], None]
NAME = 40  # characters


def clean_name(text: str) -> str:
    """A name as people may see it: one line, no control characters."""
    return "".join(ch for ch in " ".join(text.split()) if ch.isprintable())[:NAME]


# -- standing answers, talk, notes


def stand(live: LiveTable, seat: int, kind: str, action: Action | None, scope: str) -> Do:
    def do(write: Write) -> None:
        live.match.stand(seat, kind, None if action is None else check(action), scope)
        live.seating.wishes = live.match.wishes or UNSET
        live.close_windows(write)

    return do


async def speak(live: LiveTable, claim: Claim, owner: int, key: str, seat: int, text: str, to: int | None) -> None:
    """To everybody, or to who plays a seat now."""
    said = text.strip()
    if not said or (to is not None and not (0 <= to < len(live.seating.places) and to != seat)):
        raise Refused("malformed", 422)
    settings = live.services.settings
    if len(said) > settings.chat_length:
        raise Refused("chat-long", 413, most=settings.chat_length)

    def do(write: Write) -> None:
        person = live.seating.person_of(claim)
        speaker = seat if person is None else person
        if live.audience.talk.said(speaker) >= settings.chat_lines:
            raise Refused("chat-full", 409, most=settings.chat_lines)
        write.chats.append({"table_id": live.id, "seat": speaker,
                            "to_seat": None if to is None else live.seating.player(to), "text": said,
                            "at": live.services.now()})  # fmt: skip

    await live.change(owner, key, do)
    async with live.lock:
        await live.audience.pass_on_talk()


async def take_note(live: LiveTable, person: int, text: str) -> None:
    if len(text) > (most := live.services.settings.note_length):
        raise Refused("note-long", 413, most=most)
    try:
        await live.services.writer.put(Write(live.id, note=(person, text)))
    except Exception:
        raise Refused("storage", 503) from None


# -- pauses


def hold(live: LiveTable, seat: int, ask: str, wish: bool) -> Do:
    """Somebody keeps a reaction window open to think, or lets go of it."""

    def do(write: Write) -> None:
        live.must_run()
        if ask != live.match.question_id(seat):
            raise Refused("stale")
        live.windows.hold(seat, wish)
        live.close_windows(write)

    return do


def pause(live: LiveTable, seat: int, wish: bool) -> Do:
    """All people at the table have to agree, to a pause as to its end."""

    def do(write: Write) -> None:
        seating = live.seating
        if live.match.over:
            raise Refused("over")
        if seating.paused == wish:
            seating.votes = [vote for vote in seating.votes if vote != seat]  # no longer wants the change
        elif seat not in seating.votes:
            seating.votes = sorted([*seating.votes, seat])
        if set(live.seating.people()) <= set(seating.votes):
            seating.paused, seating.votes = wish, []
            if wish:
                live.timekeeper.stop()
            else:
                live.windows.begin_again()
                live.after_move(write, [])

    return do
