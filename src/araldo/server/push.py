"""Web push: a message to a browser that nobody looks at, by the push service that the browser has named.

It is encrypted for that browser (RFC 8291): the push service carries it and cannot read it. The server shows who it is
by a signature (VAPID, RFC 8292) with a key that the browser knows from when it subscribed.
"""

from __future__ import annotations

import hmac
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from araldo.kernel.errors import AraldoError

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve
RECORD = 4096  # bytes: of a message, with what the encryption adds
COUNTS = 12 * 3600  # seconds for which a signature counts


class Subscription(NamedTuple):
    """What a browser gives to who may write to it: where, its public key, and a secret that it shares."""

    endpoint: str
    key: bytes
    auth: bytes


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    """ValueError for what is no base64."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def subscription(endpoint: str, key: str, auth: str) -> Subscription:
    """As a browser gives it; ValueError if it cannot be one."""
    found = Subscription(endpoint, unb64(key), unb64(auth))
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, found.key)
    if len(found.key) != 65 or len(found.auth) != 16:
        raise ValueError("no subscription")
    return found


class Signer:
    """The server's key. One that is not set follows from its secret: all workers have the same, and keep it."""

    def __init__(self, secret: bytes, given: str, contact: str) -> None:
        if given:
            try:
                number = int.from_bytes(unb64(given), "big")
                self._key = ec.derive_private_key(number, CURVE)
            except ValueError:
                raise AraldoError("ARALDO_PUSH_KEY is no private key (32 bytes, base64url)", "bad-setting") from None
        else:
            number = int.from_bytes(hmac.digest(secret, b"araldo push", "sha256"), "big")
            self._key = ec.derive_private_key(number % (ORDER - 1) + 1, CURVE)
        self.public = b64(_point(self._key.public_key()))
        self.contact = contact

    def header(self, endpoint: str, now: float) -> str:
        """Who writes, to one push service, for some hours."""
        where = urlsplit(endpoint)
        claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(now) + COUNTS, "sub": self.contact}
        parts = [b64(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = self._key.sign(".".join(parts).encode(), ec.ECDSA(hashes.SHA256()))
        r, s = decode_dss_signature(signed)
        parts.append(b64(r.to_bytes(32, "big") + s.to_bytes(32, "big")))
        return f"vapid t={'.'.join(parts)}, k={self.public}"


def encrypt(to: Subscription, message: bytes) -> bytes:
    """For one browser (`aes128gcm`, one record), with a key that is used once."""
    own, salt = ec.generate_private_key(CURVE), os.urandom(16)
    ours = _point(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to.key))
    key, nonce = keys_for(shared, to.auth, salt, to.key, ours)
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + sealed


def keys_for(shared: bytes, auth: bytes, salt: bytes, theirs: bytes, ours: bytes) -> tuple[bytes, bytes]:
    """The key of a message and its nonce (RFC 8291, 3.4)."""
    secret = _derive(auth, shared, b"WebPush: info\0" + theirs + ours, 32)
    return (_derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16),
            _derive(salt, secret, b"Content-Encoding: nonce\0", 12))  # fmt: skip


def request(signer: Signer, to: Subscription, message: Any, now: float, lasts: float, topic: str) -> tuple[
    bytes, dict[str, str]
]:  # fmt: skip
    """Body and headers. `lasts`: seconds for which it is worth anything; of one topic only the last is delivered."""
    headers = {"authorization": signer.header(to.endpoint, now), "content-encoding": "aes128gcm",
               "content-type": "application/octet-stream", "ttl": str(int(lasts)), "urgency": "high"}  # fmt: skip
    if topic:
        headers["topic"] = topic
    return encrypt(to, msgspec.json.encode(message)), headers


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
