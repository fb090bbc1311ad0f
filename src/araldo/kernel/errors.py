"""What can go wrong, as values and as exceptions. Every one has a code; people see a sentence in their language."""

from __future__ import annotations

from typing import Any, NamedTuple


class Refusal(NamedTuple):
    """Why something may not be done: the rule that forbids it, and what its sentence needs to say so."""

    rule: str
    params: tuple[tuple[str, Any], ...] = ()


class AraldoError(Exception):
    """Anything this package reports to its user. `code` is stable; `params` fill the sentence."""

    code = "error"

    def __init__(self, message: str, /, code: str = "", **params: Any) -> None:
        super().__init__(message)
        self.code = code or type(self).code
        self.params = params


class Illegal(AraldoError):
    """An action that was not offered. Nothing has changed. `refusal` names the rule, where a rule is the reason."""

    code = "not-offered"

    def __init__(self, message: str, /, code: str = "", refusal: Refusal | None = None, **params: Any) -> None:
        super().__init__(message, code, **params)
        self.refusal = refusal


class Malformed(AraldoError):
    """Text or JSON that is not what it should be."""

    code = "malformed"


class BadSetup(AraldoError):
    """A game cannot be set up like this: unknown option, value or number of seats."""

    code = "bad-setup"


class BadGame(AraldoError, TypeError):
    """A game that cannot be built, or whose files cannot be read: a fault of its author, and how to mend it."""

    code = "bad-game"


class BadRule(RuntimeError):
    """A rule that does what no rule may: a fault of its author, and how to mend it. No answer to a player."""


class RuleLoop(BadRule):
    """A procedure went round without ever asking anybody."""


class ContractBroken(AraldoError):
    """A game does not keep what every game promises (see `contract`)."""

    code = "contract"
