"""The HTTP API of notices, and of signing in by a link in a mail."""

from __future__ import annotations

import secrets
from email.errors import MessageError
from email.headerregistry import Address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response

from araldo.server import bodies, visitors, ways
from araldo.server.changes import clean_name
from araldo.server.hours import Quiet, zone_of
from araldo.server.hub import Hub
from araldo.server.letters import Letter
from araldo.server.people import Person, TicketKind
from araldo.server.person_routes import Changes, Entries, Myself, enter, told, with_persons
from araldo.server.routes import ERRORS, AHub, ALang, APerson, admitted, limited
from araldo.server.sentences import Refused, say
from araldo.server.ways import MAIL, PUSH, WEBHOOK, Kind, Way, Wishes, wishes_of

router = APIRouter(responses=ERRORS, dependencies=[Depends(admitted), Depends(with_persons)])
MAIL_SECONDS, CONFIRM_SECONDS = 900.0, 3600.0
LINKS: tuple[TicketKind, ...] = ("mail", "confirm", "play")


def _must_offer(hub: Hub, kind: Kind) -> None:
    if kind not in hub.herald.offered:
        raise Refused("not-offered-here", 404)


# -- how I am told


@router.get("/api/me/notices", response_model=bodies.Notices)
async def notices(hub: AHub, me: Myself) -> Any:
    return await _notices(hub, me)


async def _notices(hub: Hub, me: Person) -> dict[str, Any]:
    wishes, able, signer = wishes_of(me.settings), hub.herald.offered, hub.herald.delivery.signer
    pending = await hub.people.ticket_of("confirm", me) if MAIL in able else None
    waits = pending is not None and pending.used is None and pending.until > hub.now()
    found = [way for way in await ways.ways_of(hub.people, me.id) if way.kind in able]
    return {"push": signer.public if PUSH in able and signer is not None else "", "mail": MAIL in able,
            "webhook": WEBHOOK in able, "pending": pending.about if pending is not None and waits else "",
            "ways": [_way(way, me) for way in found],
            "wants": {kind: wishes.wants.get(kind, []) for kind in (PUSH, MAIL, WEBHOOK)},
            "quiet": msgspec.to_builtins(wishes.quiet), "zone": wishes.zone}  # fmt: skip


def _way(way: Way, me: Person) -> dict[str, Any]:
    """Of a hook and of a push service only the host is shown: the rest of the address is a secret."""
    target = way.target if way.kind == MAIL else urlsplit(way.target).hostname or ""
    return {"id": way.id, "kind": way.kind, "name": way.name, "target": target,
            "shape": way.detail if way.kind == WEBHOOK else "", "here": way.session == me.session,
            "active": way.active, "paused": way.paused, "hour": way.hour, "at": way.at, "result": way.result,
            "said": way.said}  # fmt: skip


async def _wish(hub: Hub, me: Person, **values: Any) -> Person:
    """Change what somebody wishes."""
    wishes: Wishes = msgspec.structs.replace(wishes_of(me.settings), **values)
    return await hub.people.change(me, settings=me.settings | {"notices": msgspec.to_builtins(wishes)})


@router.post("/api/me/notices", response_model=bodies.Notices, dependencies=[Changes])
async def change_wishes(body: bodies.NoticeWishes, hub: AHub, me: Myself, lang: ALang) -> Any:
    """What is told by which way, when not, and in which time zone: what is said is changed."""
    values: dict[str, Any] = {"lang": lang}
    if body.zone is not None:
        zone_of(body.zone)
        values["zone"] = body.zone
    if body.wants is not None:
        values["wants"] = body.wants.model_dump()
    if body.quiet is not None:
        values["quiet"] = msgspec.convert(body.quiet.model_dump(), Quiet)
    return await _notices(hub, await _wish(hub, me, **values))


@router.post("/api/me/notices/push", response_model=bodies.Notices, dependencies=[Changes])
async def add_push(body: bodies.NewPush, hub: AHub, me: Myself, lang: ALang, request: Request) -> Any:
    """This browser wants to be told."""
    _must_offer(hub, PUSH)
    given = {"endpoint": body.endpoint, "p256dh": body.keys.p256dh, "auth": body.keys.auth}
    await ways.add_browser(hub.people, hub.settings, me, visitors.device_of(request), given)
    return await _notices(hub, await _wish(hub, me, lang=lang))


@router.post("/api/me/notices/webhook", response_model=bodies.Notices, dependencies=[Changes])
async def add_hook(body: bodies.NewHook, hub: AHub, me: Myself, lang: ALang) -> Any:
    _must_offer(hub, WEBHOOK)
    await ways.add_hook(hub.people, hub.settings, me, body.url.strip(), body.shape, clean_name(body.name))
    return await _notices(hub, await _wish(hub, me, lang=lang))


@router.post("/api/me/notices/{way}", response_model=bodies.Notices, dependencies=[Changes])
async def change_way(way: str, body: bodies.ChangeWay, hub: AHub, me: Myself) -> Any:
    """On or off, at once or at an hour."""
    await ways.change(hub.people, me, way, body.model_dump(exclude_none=True))
    return await _notices(hub, me)


@router.post("/api/me/notices/{way}/end", response_model=bodies.Notices, dependencies=[Changes])
async def end_way(way: str, hub: AHub, me: Myself) -> Any:
    """No more; an address of mail is then no way in either."""
    await ways.end(hub.people, me, way)
    return await _notices(hub, me)


@router.post("/api/me/notices/{way}/test", response_model=bodies.Notices, dependencies=[limited("tests")])
async def test_way(way: str, hub: AHub, me: Myself) -> Any:
    """One that says only that it has come."""
    await hub.herald.test(me, await ways.the_way(hub.people, me, way))
    return await _notices(hub, me)


@router.post("/api/notices/shown", response_model=bodies.Done)
async def notice_shown(body: bodies.Mark, hub: AHub) -> Any:
    """The browser that got a notice says so, whoever is signed in there by now."""
    await hub.herald.shown(body.mark)
    return {}


@router.post("/api/notices/later", response_model=bodies.Done)
async def notice_later(body: bodies.Mark, hub: AHub) -> Any:
    """Again in an hour."""
    await hub.herald.later(body.mark)
    return {}


# -- mail


def proper_mail(text: str) -> str:
    """One address, and nothing that a mail's head could be made of."""
    mail = text.strip().lower()
    name, _, host = mail.rpartition("@")
    try:
        good = bool(name and host) and mail.isascii() and mail.isprintable() and Address(addr_spec=mail).username
    except (ValueError, MessageError, IndexError):
        good = False
    if not good or any(sign in mail for sign in ' ,;<>()"'):
        raise Refused("bad-mail", 422)
    return mail


@router.post("/api/me/mail", response_model=bodies.Notices, dependencies=[Entries])
async def set_mail(body: bodies.Address, hub: AHub, me: Myself, lang: ALang) -> Any:
    """A mail goes there; whoever reads it says that it is theirs."""
    _must_offer(hub, MAIL)
    mail = proper_mail(body.mail)
    hub.limits.take("mails", mail)
    secret = secrets.token_urlsafe(24)
    await hub.people.issue("confirm", secret, me.id, CONFIRM_SECONDS, mail)
    text = say(lang, "letter-confirm-text", name=me.name or say(lang, "somebody-gone"))
    letter = Letter(say(lang, "letter-confirm"), say(lang, "letter-confirm"), text, say(lang, "letter-confirm-do"),
                    _link(hub, secret))  # fmt: skip
    hub.tasks.spawn(hub.herald.delivery.letter(mail, letter, lang), "mail")
    return await _notices(hub, await _wish(hub, me, lang=lang))


def _link(hub: Hub, secret: str) -> str:
    return f"{hub.settings.public_url.rstrip('/')}/m/{secret}"


@router.post("/api/mail/ask", response_model=bodies.Done, dependencies=[Entries])
async def ask_for_mail(body: bodies.Address, hub: AHub, lang: ALang) -> Any:
    """A link to sign in with. Whether anybody has this address is not told, nor to be found out: nothing is looked up
    before the answer.
    """
    _must_offer(hub, MAIL)
    mail = proper_mail(body.mail)
    hub.limits.take("mails", mail)
    hub.tasks.spawn(_send_link(hub, mail, lang), "mail")
    return {}


async def _send_link(hub: Hub, mail: str, lang: str) -> None:
    for person in await ways.persons_of(hub.people, mail):
        secret = secrets.token_urlsafe(24)
        await hub.people.issue("mail", secret, person, MAIL_SECONDS)
        title = say(lang, "letter-enter")
        await hub.herald.delivery.letter(
            mail, Letter(title, title, say(lang, "letter-enter-text"), title, _link(hub, secret)), lang
        )


@router.post("/api/mail/look", response_model=bodies.MailLinkOf, dependencies=[Entries])
async def look_at_link(body: bodies.MailLink, hub: AHub, person: APerson) -> Any:
    """Whose the link of a mail is, before it is used: programs that look at mails open links too."""
    found = await hub.people.ticket(LINKS, body.k)
    owner = None if found is None or found.person is None else await hub.people.find(found.person)
    if found is None or owner is None:
        raise Refused("bad-mail-link", 404)
    mine, confirm = person is not None and person.id == owner.id, found.kind == "confirm"
    along = 0 if person is None or mine or confirm else await hub.people.may_go_along(person)
    return {"confirm": confirm, "name": owner.name, "arms": owner.arms, "mail": found.about if confirm else "",
            "path": "/me/notices" if confirm else found.about or "/", "mine": mine, "along": along}  # fmt: skip


@router.post("/api/mail/use", response_model=bodies.Entered, dependencies=[Entries])
async def use_link(body: bodies.UseMailLink, hub: AHub, person: APerson, request: Request, response: Response) -> Any:
    """Confirm an address, which signs nobody in; or become one more browser of the person who got the mail."""
    people = hub.people
    found = await people.ticket(LINKS, body.k)
    if found is None or found.person is None:
        raise Refused("bad-mail-link", 404)
    confirm, mine = found.kind == "confirm", person is not None and person.id == found.person
    if not (confirm or mine or body.along) and person is not None and await people.may_go_along(person):
        raise Refused("guest-seats")
    device = visitors.device_of(request)
    if not await people.spend(found.kind, body.k, device):
        raise Refused("bad-mail-link", 404)
    if confirm:
        await ways.add(people, found.person, MAIL, found.about, "", found.about)
    if confirm or mine:
        path = "/me/notices" if mine and confirm else "/" if confirm else found.about or "/"
        return {"path": path, "me": await told(hub, person)}
    me = await enter(hub, found.person, device, "mail", person, body.along, request, response)
    return {"path": found.about or "/", "me": me}
