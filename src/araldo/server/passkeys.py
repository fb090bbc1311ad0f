"""Passkeys (WebAuthn): a way back in that is a fingerprint, a face or the PIN of a device. No password exists.

What is asked of a device can be answered once, within some minutes: it is a ticket. The key is discoverable, so nobody
has to say first who they are, and nobody can find out who has one.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import sqlalchemy as sa
import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from araldo.server.people import People, Person, TicketKind, ways_in
from araldo.server.schema import passkeys
from araldo.server.sentences import Refused

MINUTES = 5 * 60.0
MOST = 20  # keys of a person
WRONG = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError)  # what a made-up answer may raise


class Passkey(NamedTuple):
    id: str
    name: str
    made: float
    used: float | None


def host_of(origin: str) -> str:
    """The name for which a key counts."""
    return urlsplit(origin).hostname or ""


async def keys_of(people: People, person: Person) -> list[Passkey]:
    query = sa.select(passkeys.c.id, passkeys.c.name, passkeys.c.made, passkeys.c.used)
    rows = await people.store.rows(query.where(passkeys.c.person_id == person.id).order_by(passkeys.c.made))
    return [Passkey(*row) for row in rows]


async def offer(people: People, person: Person, origin: str) -> dict[str, Any]:
    """What a browser needs to make a new key for somebody."""
    known = [PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id)) for key in await keys_of(people, person)]
    if len(known) >= MOST:
        raise Refused("bad-passkey", 403)
    choice = AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED,
                                            user_verification=UserVerificationRequirement.REQUIRED)  # fmt: skip
    options = webauthn.generate_registration_options(
        rp_id=host_of(origin), rp_name="Araldo", user_id=person.id.encode(), user_name=person.name or "Araldo",
        exclude_credentials=known, authenticator_selection=choice,
    )  # fmt: skip
    await people.issue("register", bytes_to_base64url(options.challenge), person.id, MINUTES)
    told: dict[str, Any] = json.loads(webauthn.options_to_json(options))
    return told


async def add(people: People, person: Person, origin: str, credential: dict[str, Any], name: str) -> None:
    challenge = await _challenge(people, "register", credential, person.id)
    try:
        found = webauthn.verify_registration_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=host_of(origin),
            expected_origin=origin, require_user_verification=True,
        )  # fmt: skip
    except WRONG:
        raise Refused("bad-passkey", 403) from None
    row = {"id": bytes_to_base64url(found.credential_id), "person_id": person.id, "name": name,
           "key": bytes_to_base64url(found.credential_public_key), "count": found.sign_count, "made": people.now(),
           "used": None}  # fmt: skip

    def do(c: sa.Connection) -> None:
        if c.execute(sa.select(passkeys.c.id).where(passkeys.c.id == row["id"])).first() is not None:
            raise Refused("bad-passkey", 403)
        c.execute(passkeys.insert().values(row))

    await people.store.transact(do)


async def remove(people: People, person: Person, key: str) -> None:
    """Unless it is all that somebody has."""

    def do(c: sa.Connection) -> None:
        if ways_in(c, person.id) < 2:
            raise Refused("last-way")
        if not c.execute(passkeys.delete().where(passkeys.c.id == key, passkeys.c.person_id == person.id)).rowcount:
            raise Refused("no-passkey", 404)

    await people.store.transact(do)


async def ask(people: People, origin: str) -> dict[str, Any]:
    """What a browser needs to show a key, whoever it is."""
    options = webauthn.generate_authentication_options(
        rp_id=host_of(origin), user_verification=UserVerificationRequirement.REQUIRED
    )
    await people.issue("enter", bytes_to_base64url(options.challenge), None, MINUTES)
    told: dict[str, Any] = json.loads(webauthn.options_to_json(options))
    return told


async def whose(people: People, origin: str, credential: dict[str, Any]) -> str:
    """The person of a key that was shown; whatever is wrong with it, the answer is the same."""
    challenge = await _challenge(people, "enter", credential, None)
    query = sa.select(passkeys.c.id, passkeys.c.person_id, passkeys.c.key, passkeys.c.count)
    rows = await people.store.rows(query.where(passkeys.c.id == str(credential.get("id"))[:1400]))
    if not rows:
        raise Refused("bad-passkey", 403)
    number, person, key, count = rows[0]
    try:
        found = webauthn.verify_authentication_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=host_of(origin),
            expected_origin=origin, credential_public_key=base64url_to_bytes(key),
            credential_current_sign_count=count, require_user_verification=True,
        )  # fmt: skip
    except WRONG:
        raise Refused("bad-passkey", 403) from None
    used = passkeys.update().where(passkeys.c.id == number).values(count=found.new_sign_count, used=people.now())
    await people.store.transact(lambda c: c.execute(used).rowcount)
    return str(person)


async def _challenge(people: People, kind: TicketKind, credential: dict[str, Any], person: str | None) -> bytes:
    """What a device has answered to: it must be ours, for this person, and not answered yet."""
    try:
        said = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))["challenge"]
        found = await people.ticket(kind, str(said))
        if found is None or found.person != person or not await people.spend(kind, str(said), ""):
            raise Refused("bad-passkey", 403)
        return base64url_to_bytes(said)
    except WRONG:
        raise Refused("bad-passkey", 403) from None
