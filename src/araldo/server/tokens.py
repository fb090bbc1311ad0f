"""Tokens: whoever has one acts for its seat. Signed, tied to a table and a generation, revoked by a new generation."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final, Literal, NamedTuple, TypeAlias

from itsdangerous import BadSignature, URLSafeSerializer

TokenKind: TypeAlias = Literal["seat", "invite", "spectator", "host", "everybody"]
SEAT: Final = "seat"
INVITE: Final = "invite"
SPECTATOR: Final = "spectator"
HOST: Final = "host"
EVERYBODY: Final = "everybody"
_SHORT: dict[str, TokenKind] = {"s": SEAT, "i": INVITE, "w": SPECTATOR, "h": HOST, "e": EVERYBODY}
_LONG = {long: short for short, long in _SHORT.items()}


def new_id(size: int) -> str:
    """A name that nobody guesses and everybody can write: on a command line it is not taken for an option."""
    while (found := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return found


class Claim(NamedTuple):
    """What a token says."""

    table: str
    kind: TokenKind
    seat: int = -1
    generation: int = 0
    host: bool = False
    substitute: int = 0


class Tokens:
    def __init__(self, secret: bytes = b"") -> None:
        self.open(secret)

    def open(self, secret: bytes) -> None:
        self._signer = URLSafeSerializer(secret, salt="araldo table", signer_kwargs={"digest_method": sha256})

    def sign(self, claim: Claim) -> str:
        short = (claim.table, _LONG[claim.kind], claim.seat, claim.generation, int(claim.host), claim.substitute)
        return str(self._signer.dumps(short))

    def seat(self, table: str, seat: int, generation: int, host: bool = False, substitute: int = 0) -> str:
        return self.sign(Claim(table, SEAT, seat, generation, host, substitute))

    def invite(self, table: str, seat: int, generation: int, substitute: int = 0) -> str:
        return self.sign(Claim(table, INVITE, seat, generation, False, substitute))

    def spectator(self, table: str, generation: int) -> str:
        return self.sign(Claim(table, SPECTATOR, -1, generation))

    def read(self, token: str) -> Claim | None:
        """The claim of a token that we signed; None for anything else."""
        if len(token) > 512:
            return None
        try:
            table, kind, seat, generation, host, substitute = self._signer.loads(token)
            return Claim(str(table), _SHORT[kind], int(seat), int(generation), bool(host), int(substitute))
        except (BadSignature, ValueError, TypeError, KeyError):
            return None


def new_secret() -> str:
    return secrets.token_hex(32)


def new_table_id() -> str:
    """Not guessable, and short enough to be read aloud."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(12))
