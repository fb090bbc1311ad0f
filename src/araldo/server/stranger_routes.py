"""The HTTP API of open tables and strangers: the lobby, seeking a table, private talk, keeping away, reports."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import Response

from araldo.server import lobby, strangers, whispers
from araldo.server import stranger_bodies as forms
from araldo.server.bodies import Done
from araldo.server.circle_bodies import LineId, Say
from araldo.server.entitled import entitled, keep_invitation
from araldo.server.hub import Hub
from araldo.server.person_routes import Changes, Myself, with_persons
from araldo.server.routes import (
    ERRORS,
    AHub,
    APerson,
    AToken,
    admitted,
    limited,
    named,
    somebody,
    watch_claim,
)
from araldo.server.seeks import Seeks, Wish
from araldo.server.sentences import LANGUAGES, Refused, say
from araldo.server.tokens import SEAT
from araldo.table.match import OPEN


def with_lobby(hub: AHub) -> None:
    if not hub.settings.lobby:
        raise Refused("no-lobby", 404)


def with_letters(hub: AHub) -> None:
    if not hub.settings.letters:
        raise Refused("no-letters", 404)


def the_seeks(request: Request) -> Seeks:
    seeks: Seeks = request.app.state.seeks
    return seeks


open_router = APIRouter(responses=ERRORS, dependencies=[Depends(admitted)])
router = APIRouter(responses=ERRORS, dependencies=[Depends(admitted), Depends(with_persons)])
ASeeks = Annotated[Seeks, Depends(the_seeks)]
Open = Depends(with_lobby)
Letters = Depends(with_letters)


# -- open tables


@open_router.get("/api/lobby", response_model=list[forms.LobbyLine], dependencies=[Open])
async def open_tables(hub: AHub, person: APerson, playing: bool = False) -> Any:
    """Public tables with an open seat; `playing`: those in play."""
    return await lobby.page(hub, person, playing)


@router.get("/api/seek", response_model=forms.Seeking, dependencies=[Open])
async def seeking(seeks: ASeeks, person: APerson) -> Any:
    return await seeks.told(person)


@router.post("/api/seek", response_model=forms.Seeking, dependencies=[Open, limited("seeks")])
async def seek(body: forms.SeekWish, hub: AHub, seeks: ASeeks, request: Request, response: Response) -> Any:
    """A new wish; the one before is forgotten."""
    named(hub, body.name)
    person = await somebody(request, response, body.name)
    if person is None:
        raise Refused("no-person", 401)
    wish = Wish(list(dict.fromkeys(body.games)), sorted(set(body.sizes)), body.pace, list(dict.fromkeys(body.langs)),
                body.rated, body.near)  # fmt: skip
    await seeks.begin(person, wish, body.hours)
    return await seeks.told(person)


@router.post("/api/seek/answer", response_model=forms.Seeking, dependencies=[Open, Changes])
async def answer_call(body: forms.SeekAnswer, seeks: ASeeks, me: Myself) -> Any:
    """Enough have come: yes, or no more."""
    await seeks.answer(me, body.yes)
    return await seeks.told(me)


@router.post("/api/seek/stop", response_model=Done, dependencies=[Open, Changes])
async def stop_seeking(seeks: ASeeks, me: Myself) -> Any:
    await seeks.stop(me)
    return {}


# -- keeping away


@router.get("/api/me/shuns", response_model=list[forms.Shunned])
async def my_shuns(hub: AHub, me: Myself) -> Any:
    return await strangers.shunned_by(hub, me)


@router.post("/api/people/{person}/shun", response_model=Done, dependencies=[Changes])
async def shun(person: str, body: forms.ShunWish, hub: AHub, me: Myself) -> Any:
    """Mute or block somebody, or neither any more. They are not told."""
    await strangers.shun(hub, me, person, body.how)
    return {}


@router.post("/api/people/{person}/report", response_model=Done, dependencies=[limited("complaints")])
async def report(person: str, body: forms.Report, hub: AHub, me: Myself) -> Any:
    """To the operator (`araldo admin reports`). The reported one is not told."""
    text = body.text.strip()
    if not text:
        raise Refused("malformed", 422)
    await strangers.report(hub, me, person, text, body.table, body.group)
    return {}


@router.get("/api/tables/{table}/people", response_model=forms.AtTable)
async def people_at_table(table: str, hub: AHub, person: APerson, k: AToken = "") -> Any:
    """Who the people at a table are, for who may look at it; whose lines one does not want to read."""
    live = await hub.get(table)
    await watch_claim(hub, live, k, person)
    return await strangers.people_at(hub, person, live)


@router.post("/api/people/{person}/invite", response_model=Done, dependencies=[limited("letters")])
async def invite(person: str, body: forms.Invite, hub: AHub, me: Myself) -> Any:
    """To a free seat of one's own table. Whom the other one does not want to hear is not told so."""
    live = await hub.get(body.table)
    claim = await entitled(hub, live, "", me)
    if not (claim.host or (claim.kind == SEAT and live.begun())):
        raise Refused("not-yours", 403)
    seat = next((seat for seat, place in enumerate(live.seating.places) if place.kind == OPEN), None)
    if seat is None:
        raise Refused("no-open-seat")
    other = await _willing(hub, me.id, person)
    if other is None:
        return {}
    token = hub.tokens.invite(live.id, seat, live.seating.places[seat].generation)
    invitation = hub.tokens.read(token)
    assert invitation is not None
    await keep_invitation(hub, live, other, invitation, token)
    said = {lang: _invited(lang, me.name, live.head.title, live.game.title[lang]) for lang in LANGUAGES}
    await hub.herald.tell(other.id, f"invited {live.id} {seat} {me.id}", said, "/")
    return {}


def _invited(lang: str, who: str, title: str, game: str) -> tuple[str, str]:
    return say(lang, "tell-invited", who=who or say(lang, "somebody-gone"), title=title or game), game


async def _willing(hub: Hub, me: str, person: str) -> Any:
    """The other one, if they may be invited by me; None if they do not want to hear me, which nobody is told."""
    other = await hub.people.find(person)
    if other is None or other.id == me:
        raise Refused("nobody-there", 404)

    def do(c: Any) -> tuple[bool, bool]:
        return strangers.may_write(c, me, person, other.settings), bool(strangers.how_to(c, person, me))

    may, deaf = await hub.store.read(do)
    if not may:
        raise Refused("not-wanted", 403)
    return None if deaf else other


# -- private talk


@router.get("/api/talk", response_model=list[forms.Partner], dependencies=[Letters])
async def talks(hub: AHub, me: Myself) -> Any:
    """With whom one has written."""
    return await whispers.partners(hub, me)


@router.get("/api/talk/{person}", response_model=forms.Talk, dependencies=[Letters])
async def talk(
    person: str, hub: AHub, me: Myself, before: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None
) -> Any:  # fmt: skip
    return await whispers.look(hub, me, person, before)


@router.post("/api/talk/{person}", response_model=LineId, dependencies=[Letters, limited("letters")])
async def whisper(person: str, body: Say, hub: AHub, me: Myself) -> Any:
    text = body.text.strip()
    if not text:
        raise Refused("malformed", 422)
    if len(text) > hub.settings.chat_length:
        raise Refused("chat-long", 422, most=hub.settings.chat_length)
    return {"id": await whispers.write(hub, me, person, text)}


@router.post("/api/talk/{person}/heard", response_model=Done, dependencies=[Letters, limited("seats")])
async def heard(person: str, body: forms.Heard, hub: AHub, me: Myself) -> Any:
    await whispers.hear(hub, me, person, body.last)
    return {}
