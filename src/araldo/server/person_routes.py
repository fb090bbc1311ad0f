"""The HTTP API of persons: who I am, my games, my devices, my data. Without persons (`ARALDO_PERSONS=0`) all of it is
refused, and tables are for who has their links.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import Response

from araldo.server import arms, bodies, farewell, games, passkeys, tokens, visitors, ways, whispers
from araldo.server.changes import clean_name
from araldo.server.codes import new_code, plain_code
from araldo.server.entitled import holder_of, keep_invitation, take
from araldo.server.held import number_of
from araldo.server.hub import Hub
from araldo.server.people import DEVICE, Person
from araldo.server.routes import ERRORS, AHub, ALang, APerson, admitted, limited, named, somebody, the_person
from araldo.server.seeks import state_of
from araldo.server.sentences import Refused
from araldo.server.wire import encode

CODE_SECONDS = 600.0


def with_persons(hub: AHub) -> None:
    if not hub.people.on:
        raise Refused("no-persons", 404)


async def myself(request: Request) -> Person:
    """Who asks; Refused if nobody."""
    person = await the_person(request)
    if person is None:
        raise Refused("no-person", 401)
    return person


async def owner(request: Request) -> Person:
    """Who asks, even if they are shut out: what is kept of them is theirs."""
    hub: Hub = request.app.state.hub
    person = await visitors.person_of(hub.people, hub.settings, request)
    if person is None:
        raise Refused("no-person", 401)
    return person


async def _anybody(request: Request, response: Response, name: str = "") -> Person:
    """Who asks, or a new guest of that name; Refused for a program that nobody is signed in with."""
    person = await somebody(request, response, name)
    if person is None:
        raise Refused("no-person", 401)
    return person


def origin_of(request: Request) -> str:
    """The page that asks, as browsers name it: for keys, which count for one name only."""
    return request.headers.get("origin") or f"{request.url.scheme}://{request.url.netloc}"


open_router = APIRouter(responses=ERRORS, dependencies=[Depends(admitted)])
router = APIRouter(responses=ERRORS, dependencies=[Depends(admitted), Depends(with_persons)])
Myself = Annotated[Person, Depends(myself)]
Owner = Annotated[Person, Depends(owner)]
Changes = limited("people")
Entries = limited("entries")


# -- who I am


@open_router.get("/api/me", response_model=bodies.Person)
async def me(hub: AHub, person: APerson) -> Any:
    """Makes nobody: who only reads stays a stranger."""
    return await told(hub, person)


async def told(hub: Hub, person: Person | None) -> dict[str, Any]:
    mail = ways.MAIL in hub.herald.offered if hub.people.on else bool(hub.settings.smtp)
    offers = {"lobby": hub.settings.lobby, "letters": hub.settings.letters and hub.people.on,
              "desk": bool(hub.settings.desk)}  # fmt: skip
    if person is None:
        return {"offered": hub.people.on, "known": False, "mail": mail, **offers}
    found = await games.find(hub, person)
    seek, unread = await hub.store.read(lambda c: (state_of(c, person.id), whispers.unread(c, person.id)))
    liked = {name: value for name, value in person.settings.items() if name in bodies.Settings.model_fields}
    return {"offered": True, "known": True, "id": person.id, "name": person.name, "arms": person.arms,
            "settings": liked,
            "turns": found.turns, "games": sum(found.counts.values()),
            "ways": await hub.people.ways(person) - 1, "paused": await ways.paused(hub.people, person.id),
            "mail": mail, "seek": seek if hub.settings.lobby else "",
            "unread": unread if hub.settings.letters else 0, **offers}  # fmt: skip


@router.post("/api/me", response_model=bodies.Person, dependencies=[Changes])
async def change_me(body: bodies.Self, hub: AHub, request: Request, response: Response) -> Any:
    """Name, arms, settings: what is said is changed."""
    values: dict[str, Any] = {}
    if body.name is not None:
        values["name"] = clean_name(body.name)
        named(hub, values["name"])
        if not values["name"]:
            raise Refused("bad-name", 422)
    if body.arms is not None:
        values["arms"] = arms.proper(body.arms)
    person = await _anybody(request, response)
    if body.settings is not None:
        values["settings"] = person.settings | body.settings.model_dump(exclude_none=True)
    return await told(hub, await hub.people.change(person, **values))


@router.get("/api/arms", response_model=bodies.Bearers)
async def bearers(hub: AHub, person: APerson, arms_: Annotated[str, Query(alias="arms", max_length=200)]) -> Any:
    """How many others bear these arms, or the same first charge."""
    same, alike = await hub.people.bearers(arms.proper(arms_), "" if person is None else person.id)
    return {"same": same, "alike": alike}


# -- my games


@router.get("/api/me/games", response_model=bodies.Games)
async def my_games(
    hub: AHub, me: Myself, lang: ALang, after: Annotated[str, Query(max_length=120)] = "",
    limit: Annotated[int, Query(ge=1, le=50)] = 20,
) -> Any:  # fmt: skip
    """Your turn first, by the time left; then running, invitations, waiting rooms, finished; the newest first."""
    return Response(encode(await games.page(hub, me, after, limit, lang)), media_type="application/json")


@router.post("/api/me/seats", response_model=bodies.Took, dependencies=[limited("seats")])
async def take_seat(body: bodies.TakeSeat, hub: AHub, request: Request, response: Response) -> Any:
    """A link was opened: the seat becomes this person's, an invitation waits among their games. A stranger who only
    looks at an invitation stays one.
    """
    live = await hub.get(body.table)
    claim = hub.claim(live, body.k)
    person = await the_person(request)
    if claim.kind == tokens.INVITE:
        if person is not None:
            await keep_invitation(hub, live, person, claim, body.k)
        return {"taken": False, "holder": None}
    number = number_of(live.seating, claim)
    if number is None:
        raise Refused("not-yours", 403)
    holder = await holder_of(hub, live.id, number)
    if holder is not None and (person is None or holder.id != person.id) and not body.over:
        return {"taken": False, "holder": holder.name}
    if holder is None or person is None or holder.id != person.id:
        name = live.seating.places[claim.seat].name if claim.kind == tokens.SEAT and not claim.substitute else ""
        await take(hub, live, await _anybody(request, response, name), claim)
    return {"taken": True, "holder": None}


@router.post("/api/me/games/{table}/forget", response_model=bodies.Done, dependencies=[Changes])
async def forget_game(table: str, body: bodies.Forget, hub: AHub, me: Myself) -> Any:
    """Decline an invitation, or take what is over off the list."""
    await games.forget(hub, me, table, body.number)
    return {}


# -- devices


@router.get("/api/me/devices", response_model=bodies.Devices)
async def devices(hub: AHub, me: Myself) -> Any:
    found = await hub.people.sessions(me)
    return {"sessions": [one._asdict() | {"here": one.id == me.session} for one in found],
            "passkeys": [key._asdict() for key in await passkeys.keys_of(hub.people, me)]}  # fmt: skip


@router.post("/api/me/devices/{session}/end", response_model=bodies.Done, dependencies=[Changes])
async def end_session(session: str, hub: AHub, me: Myself, request: Request, response: Response) -> Any:
    """Sign out one browser; this one too, if there is another way back in."""
    if session == me.session:
        await _must_have_another_way(hub, me)
        visitors.sign_out(hub.settings, request, response)
    await hub.people.end(me, session)
    return {}


async def _must_have_another_way(hub: Hub, me: Person) -> None:
    if await hub.people.ways(me) < 2:
        raise Refused("last-way")


@router.post("/api/me/devices/end-others", response_model=bodies.Done, dependencies=[Changes])
async def end_others(hub: AHub, me: Myself) -> Any:
    await hub.people.end_others(me)
    return {}


@router.post("/api/me/link", response_model=bodies.DeviceLink, dependencies=[Changes])
async def new_link(hub: AHub, me: Myself) -> Any:
    """A code with which another device becomes this person's: for ten minutes, once. The one before it is void."""
    code = new_code()
    return {"code": code, "until": await hub.people.issue(DEVICE, code, me.id, CODE_SECONDS)}


@router.get("/api/me/link", response_model=bodies.LinkState | None)
async def link_state(hub: AHub, me: Myself) -> Any:
    found = await hub.people.ticket_of(DEVICE, me)
    return None if found is None else {"until": found.until, "used": found.used, "device": found.device}


@router.post("/api/me/link/stop", response_model=bodies.Done, dependencies=[Changes])
async def stop_link(hub: AHub, me: Myself) -> Any:
    await hub.people.void(DEVICE, me)
    return {}


@router.post("/api/codes/look", response_model=bodies.Whose, dependencies=[Entries])
async def look_at_code(body: bodies.Code, hub: AHub, person: APerson) -> Any:
    """Whose a code is, before it is used."""
    found = await hub.people.ticket(DEVICE, plain_code(body.code))
    owner = None if found is None or found.person is None else await hub.people.find(found.person)
    if owner is None:
        raise Refused("bad-code", 404)
    along = 0 if person is None or person.id == owner.id else await hub.people.may_go_along(person)
    return {"name": owner.name, "arms": owner.arms, "along": along}


@router.post("/api/codes/use", response_model=bodies.Person, dependencies=[Entries])
async def use_code(body: bodies.UseCode, hub: AHub, person: APerson, request: Request, response: Response) -> Any:
    """This browser becomes another one of the person whose code it is."""
    people, code = hub.people, plain_code(body.code)
    found = await people.ticket(DEVICE, code)
    if found is None or found.person is None:
        raise Refused("bad-code", 404)
    if person is not None and person.id != found.person and not body.along and await people.may_go_along(person):
        raise Refused("guest-seats")
    device = visitors.device_of(request)
    if not await people.spend(DEVICE, code, device):
        raise Refused("bad-code", 404)
    return await enter(hub, found.person, device, "link", person, body.along, request, response)


async def enter(
    hub: Hub, who: str, device: str, way: Any, before: Person | None, along: bool, request: Request, response: Response
) -> dict[str, Any]:
    cookie = await hub.people.enter(who, device, way, before, along)
    visitors.sign_in(hub.settings, request, response, cookie)
    return await told(hub, await hub.people.of(cookie))


# -- passkeys


@router.post("/api/me/passkeys/offer", dependencies=[Changes])
async def offer_passkey(hub: AHub, me: Myself, request: Request) -> dict[str, Any]:
    return await passkeys.offer(hub.people, me, origin_of(request))


@router.post("/api/me/passkeys", response_model=bodies.Done, dependencies=[Entries])
async def add_passkey(body: bodies.NewKey, hub: AHub, me: Myself, request: Request) -> Any:
    name = clean_name(body.name) or visitors.device_of(request)
    await passkeys.add(hub.people, me, origin_of(request), body.credential, name)
    return {}


@router.post("/api/me/passkeys/{key}/end", response_model=bodies.Done, dependencies=[Changes])
async def end_passkey(key: str, hub: AHub, me: Myself) -> Any:
    await passkeys.remove(hub.people, me, key)
    return {}


@router.post("/api/passkeys/ask", dependencies=[Entries])
async def ask_passkey(hub: AHub, request: Request) -> dict[str, Any]:
    return await passkeys.ask(hub.people, origin_of(request))


@router.post("/api/passkeys/enter", response_model=bodies.Person, dependencies=[Entries])
async def enter_by_passkey(
    body: bodies.EnterByKey, hub: AHub, person: APerson, request: Request, response: Response
) -> Any:  # fmt: skip
    who = await passkeys.whose(hub.people, origin_of(request), body.credential)
    device = visitors.device_of(request)
    return await enter(hub, who, device, "passkey", person, body.along, request, response)


# -- away


@router.post("/api/me/holiday", response_model=bodies.OnHoliday, dependencies=[Changes])
async def holiday(body: bodies.HolidayWish, hub: AHub, me: Myself, lang: ALang) -> Any:
    """At all tables that know holidays; what each of them still has is its own."""
    return await games.take_holiday(hub, me, body.start, body.end, lang)


# -- my data


@router.get("/api/me/data", response_class=Response, responses={200: {"content": {"application/zip": {}}}})
async def my_data(hub: AHub, me: Owner) -> Response:
    """Everything that is kept of this person, as one archive of JSON and text."""
    headers = {"content-disposition": 'attachment; filename="araldo.zip"'}
    return Response(await farewell.archive(hub, me), media_type="application/zip", headers=headers)


@router.post("/api/me/delete", response_model=bodies.Done, dependencies=[Changes])
async def delete_me(body: bodies.Sure, hub: AHub, me: Owner, request: Request, response: Response) -> Any:
    """For good: what is only this person's is gone, and the name in old games with it."""
    if clean_name(body.name) != me.name:
        raise Refused("bad-name", 422)
    await farewell.delete(hub, me)
    visitors.sign_out(hub.settings, request, response)
    return {}
