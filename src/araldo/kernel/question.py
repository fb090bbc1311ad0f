"""Questions: the only places where a game stops, and the only ways in.

Four forms. SINGLE: one seat, one option. SEALED: several seats, secret and revocable until all are in; the order of
arrival has no effect. DRAFT: small edits of a private list, free to revise, no effect until "done"; asked of several
seats it is sealed too. Free: not a form of its own, but any SINGLE question that a step leaves open (`flow.Free`).

`candidates` yields every action a player might think of with the Refusal that forbids it, or None. The options are the
candidates that pass. A question asked very often may also give `options`, a faster way to the same list (for a DRAFT,
to what bots see after the draft: later edits and "done"); the contract tests hold the two equal at every decision.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from araldo.kernel.action import Action, Option, offered
from araldo.kernel.errors import Refusal

SINGLE, SEALED, DRAFT = "single", "sealed", "draft"

DONE: Action = ("done",)
REOPEN: Action = ("reopen",)


@dataclass(frozen=True, slots=True)
class Question:
    """One kind of question. `f` below is the frame that asks.

    answer      SINGLE: (s, f, seat, action). SEALED: (s, f, {seat: action}). DRAFT: (s, f, {seat: [edit, …]}).
    default     (s, f, seat) -> action for a seat that is away, from what that seat sees. DRAFT: the next edit or DONE.
    edits       DRAFT: (s, f, seat, draft) -> the edits possible now.   ready  (s, f, seat, draft) -> Refusal | None.
    rank        DRAFT: key of an edit; bots see edits in that order only and take nothing back.
    shown       The part of an action that everybody may be told at once, or None. By default all of a SINGLE answer and
                nothing of a secret one: give it where an action names something hidden (a card sold face down).
    """

    kind: str
    answer: Callable[..., Any]
    form: str = SINGLE
    candidates: Callable[..., Any] | None = None
    options: Callable[..., list[Option]] | None = None
    default: Callable[..., Action] | None = None
    edits: Callable[..., list[Option]] | None = None
    ready: Callable[..., Refusal | None] | None = None
    rank: Callable[[Action], Any] | None = None
    shown: Callable[[Action], Action | None] | None = None

    def told(self, action: Action) -> Action | None:
        """What others may be told of an action when it is done: in logs of moves, exports, broadcasts."""
        if self.shown is not None:
            return self.shown(action)
        return action if self.form == SINGLE else None

    def weigh(self, s: Any, f: Any, seat: int) -> list[tuple[Option, Refusal | None]]:
        """Every candidate with its refusal, if there is one."""
        if self.candidates is not None:
            return list(self.candidates(s, f, seat))
        assert self.options is not None, self.kind
        return [(option, None) for option in self.options(s, f, seat)]

    def listed(self, s: Any, f: Any, seat: int) -> list[Option]:
        if self.options is not None:
            return self.options(s, f, seat)
        assert self.candidates is not None, self.kind
        return [option for option, refusal in self.candidates(s, f, seat) if refusal is None]

    @property
    def lister(self) -> Callable[..., list[Option]]:
        """The fastest way to the options: (s, f, seat), and for a DRAFT the draft."""
        return self.options or (self.drafted if self.form == DRAFT else self.listed)

    def refit(self, s: Any, f: Any, seat: int, draft: list[Action]) -> list[Action]:
        """A draft after something else has changed: without the edits that are no longer possible."""
        assert self.edits is not None
        if self.ready is not None and self.ready(s, f, seat, draft) is None:
            return draft
        kept: list[Action] = []
        for edit in draft:
            if offered(self.edits(s, f, seat, kept), edit):
                kept.append(edit)
        return kept

    def drafted(self, s: Any, f: Any, seat: int, draft: list[Action], revise: bool = False) -> list[Option]:
        """The edits that may follow this draft, and "done" when the draft is legal.

        `revise` adds what people may do.
        """
        assert self.edits is not None, self.kind
        found = self.edits(s, f, seat, draft)
        done = self.ready is None or self.ready(s, f, seat, draft) is None
        if self.rank is not None and draft and not revise:
            last = self.rank(draft[-1])
            later = [edit for edit in found if self.rank(edit) >= last]
            found = later if later or done else found  # who went too fast to be done may go back
        if done:
            found = [*found, DONE]
        if revise:
            found = [*found, *(("drop", index) for index in range(len(draft)))]
        return found
