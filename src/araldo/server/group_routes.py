"""The HTTP API of groups."""

from __future__ import annotations

import json
from typing import Annotated, Any
from zoneinfo import available_timezones

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import Response

from araldo.server import arms, crier, groups
from araldo.server import circle_bodies as forms
from araldo.server.bodies import Done
from araldo.server.changes import clean_name
from araldo.server.hub import Hub, loaded
from araldo.server.person_routes import Changes, Myself, with_persons
from araldo.server.routes import ERRORS, AHub, ALang, admitted, limited, named, somebody
from araldo.server.sentences import Refused
from araldo.server.ways import WEBHOOK

router = APIRouter(responses=ERRORS, dependencies=[Depends(admitted), Depends(with_persons)])


def _named(hub: Hub, text: str) -> str:
    name = clean_name(text)
    named(hub, name)
    if not name:
        raise Refused("bad-name", 422)
    return name


def _zone(text: str) -> str:
    if text and text not in available_timezones():
        raise Refused("bad-zone", 422)
    return text


@router.get("/api/groups", response_model=list[forms.GroupLine])
async def my_groups(hub: AHub, me: Myself) -> Any:
    return await groups.mine(hub, me)


@router.post("/api/groups", response_model=forms.GroupId, dependencies=[limited("tables")])
async def new_group(body: forms.NewGroup, hub: AHub, request: Request, response: Response) -> Any:
    name, zone = _named(hub, body.name), _zone(body.zone)
    blazon = arms.proper(body.arms) if body.arms else ""
    person = await somebody(request, response)
    if person is None:
        raise Refused("no-person", 401)
    return {"id": await groups.make(hub, person, name, blazon, zone)}


@router.post("/api/invitations/look", response_model=forms.Invitation, dependencies=[limited("joins")])
async def look_at_invitation(body: forms.Look, hub: AHub) -> Any:
    return await groups.invited(hub, body.k)


@router.post("/api/invitations/enter", response_model=forms.GroupId, dependencies=[limited("joins")])
async def enter_group(body: forms.Enter, hub: AHub, request: Request, response: Response) -> Any:
    await groups.invited(hub, body.k)
    zone, person = _zone(body.zone), await somebody(request, response)
    if person is None:
        raise Refused("no-person", 401)
    return {"id": await groups.join(hub, person, body.k, zone)}


@router.get("/api/groups/{group}", response_model=forms.Group)
async def group(group: str, hub: AHub, me: Myself) -> Any:
    return await groups.look(hub, me, group) | {"hook": await crier.shown(hub, me, group),
                                                "hooks": WEBHOOK in hub.herald.offered}  # fmt: skip


@router.post("/api/groups/{group}", response_model=Done, dependencies=[Changes])
async def change_group(group: str, body: forms.GroupChange, hub: AHub, me: Myself) -> Any:
    values: dict[str, Any] = {}
    if body.name is not None:
        values["name"] = _named(hub, body.name)
    if body.arms is not None:
        values["arms"] = arms.proper(body.arms)
    if body.likes is not None:
        if body.likes.game:
            loaded(body.likes.game)
        values["likes"] = json.dumps(body.likes.model_dump())
    await groups.change(hub, me, group, values)
    return {}


@router.post("/api/groups/{group}/link", response_model=forms.GroupLink, dependencies=[Changes])
async def new_group_link(group: str, hub: AHub, me: Myself) -> Any:
    """Another invitation; the one before counts no more."""
    return {"k": await groups.new_link(hub, me, group)}


@router.post("/api/groups/{group}/hook", response_model=Done, dependencies=[Changes])
async def put_hook(group: str, body: forms.GroupHook, hub: AHub, me: Myself, lang: ALang) -> Any:
    """Where the group is told what happens, in place of the one before."""
    await crier.put(hub, me, group, body.url.strip(), body.shape, lang)
    return {}


@router.post("/api/groups/{group}/hook/test", response_model=Done, dependencies=[limited("tests")])
async def test_hook(group: str, hub: AHub, me: Myself) -> Any:
    await crier.test(hub, me, group)
    return {}


@router.post("/api/groups/{group}/hook/end", response_model=Done, dependencies=[Changes])
async def end_hook(group: str, hub: AHub, me: Myself) -> Any:
    await crier.end(hub, me, group)
    return {}


@router.post("/api/groups/{group}/leave", response_model=Done, dependencies=[Changes])
async def leave_group(group: str, hub: AHub, me: Myself) -> Any:
    await groups.leave(hub, me, group)
    return {}


@router.post("/api/groups/{group}/members/{person}", response_model=Done, dependencies=[Changes])
async def appoint(group: str, person: str, body: forms.Appoint, hub: AHub, me: Myself) -> Any:
    await groups.appoint(hub, me, group, person, body.role)
    return {}


@router.get("/api/groups/{group}/honour", response_model=list[forms.Honoured])
async def honour(group: str, hub: AHub, me: Myself, game: Annotated[str, Query(max_length=64)]) -> Any:
    return await groups.honour(hub, me, group, game)


@router.post("/api/groups/{group}/evenings", response_model=forms.LineId, dependencies=[Changes])
async def propose(group: str, body: forms.Propose, hub: AHub, me: Myself) -> Any:
    if body.game:
        loaded(body.game)
    values = {"at": body.at, "minutes": body.minutes, "game": body.game, "text": " ".join(body.text.split())}
    number = await groups.propose(hub, me, group, body.evening, values)
    await crier.evening(hub, me, group, number)
    return {"id": number}


@router.post("/api/groups/{group}/evenings/{evening}/answer", response_model=Done, dependencies=[Changes])
async def answer(group: str, evening: int, body: forms.Answer, hub: AHub, me: Myself) -> Any:
    await groups.answer(hub, me, group, evening, body.answer)
    return {}


@router.post("/api/groups/{group}/evenings/{evening}/drop", response_model=Done, dependencies=[Changes])
async def drop_evening(group: str, evening: int, hub: AHub, me: Myself) -> Any:
    await groups.drop(hub, me, group, evening)
    return {}


@router.get("/api/groups/{group}/evenings/{evening}/ics", response_class=Response,
            responses={200: {"content": {"text/calendar": {}}}})  # fmt: skip
async def calendar(group: str, evening: int, hub: AHub, me: Myself, lang: ALang, request: Request) -> Response:
    base = hub.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    found = await groups.look(hub, me, group)
    game = next((one["game"] for one in found["evenings"] if one["id"] == evening), "")
    text = await groups.calendar(hub, me, group, evening, base, loaded(game).title[lang] if game else "")
    headers = {"content-disposition": 'attachment; filename="araldo.ics"'}
    return Response(text, media_type="text/calendar; charset=utf-8", headers=headers)


@router.get("/api/groups/{group}/chat", response_model=list[forms.Line])
async def group_chat(
    group: str, hub: AHub, me: Myself, before: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None
) -> Any:  # fmt: skip
    return await groups.chat(hub, me, group, before)


@router.post("/api/groups/{group}/chat", response_model=forms.LineId, dependencies=[limited("people")])
async def say_to_group(group: str, body: forms.Say, hub: AHub, me: Myself) -> Any:
    text = body.text.strip()
    if not text:
        raise Refused("malformed", 422)
    if len(text) > hub.settings.chat_length:
        raise Refused("chat-long", 422, most=hub.settings.chat_length)
    return {"id": await groups.say(hub, me, group, text)}


@router.post("/api/groups/{group}/heard", response_model=Done, dependencies=[limited("seats")])
async def hear(group: str, body: forms.Hear, hub: AHub, me: Myself) -> Any:
    await groups.hear(hub, me, group, body.last, _zone(body.zone))
    return {}
