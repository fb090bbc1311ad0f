"""Questions: the only places where a game stops, and the only ways in.

Four forms, each with a constructor that says what its functions take:

`single`  one seat, one option. Also what a step leaves open to seats that need not answer (`flow.Free`).
`sealed`  several seats, secret and revocable until all are in; the order of arrival has no effect.
`draft`   small edits of a private list, free to revise, no effect until "done"; asked of several seats, sealed too.
`window`  a reaction that anybody may make and most will not. It is asked sealed, in order; nobody is shown who was
          asked or who has answered. The first in order who does not pass counts, the other answers are dropped unseen.
          `window_of_all` is the same where every answer counts.

`candidates` yields every action a player might think of with the Refusal that forbids it, or None. The options are the
candidates that pass. A question asked very often may also give `options`, a faster way to the same list (for a draft,
to what bots see after the draft: later edits and "done"); the contract tests hold the two equal at every decision.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeAlias, cast

from typing_extensions import TypeVar

from araldo.kernel.action import Action, Option, offered
from araldo.kernel.errors import BadGame, Refusal
from araldo.kernel.state import Frame, State

SINGLE, SEALED, DRAFT, WINDOW = "single", "sealed", "draft", "window"

DONE: Action = ("done",)
REOPEN: Action = ("reopen",)
PASS: Action = ("pass",)

S = TypeVar("S", bound=State, default=Any)
F = TypeVar("F", bound=Frame, default=Any)
G = TypeVar("G", bound=Frame)

Weighed: TypeAlias = Iterable[tuple[Option, Refusal | None]]
Lister: TypeAlias = Callable[..., list[Option]]


class Either(Generic[F]):
    """One of several procedures, for a question that more than one of them asks."""

    def __init__(self, frames: tuple[type[Frame], ...]) -> None:
        self.frames = frames


def either(one: type[F], other: type[G]) -> Either[F | G]:
    return Either((one, other))


class Question(Generic[S, F]):
    """One kind of question, as the kernel sees it; games make them with the constructors below.

    frame       the procedure that asks: what the functions get as `f`.
    answer      SINGLE: (s, f, seat, action). SEALED, WINDOW: (s, f, {seat: action}). DRAFT: (s, f, {seat: [edit, …]}).
    default     (s, f, seat) -> action for a seat that is away, from what that seat sees. DRAFT: the next edit or DONE.
    edits       DRAFT: (s, f, seat, draft) -> the edits possible now.   ready  (s, f, seat, draft) -> Refusal | None.
    rank        DRAFT: key of an edit; bots see edits in that order only and take nothing back.
    scope       WINDOW: for how long a person's pass counts unless he says otherwise: see Game.scopes. By default once.
    shown       The part of an action that everybody may be told at once, or None. By default all of a SINGLE answer and
                nothing of a secret one: give it where an action names something hidden (a card sold face down).
    """

    def __init__(
        self,
        kind: str,
        form: str,
        frame: type[F] | Either[F],
        answer: Callable[..., None],
        candidates: Callable[..., Weighed] | None = None,
        options: Callable[..., Sequence[Option]] | None = None,
        default: Callable[..., Action] | None = None,
        edits: Callable[..., Sequence[Option]] | None = None,
        ready: Callable[..., Refusal | None] | None = None,
        rank: Callable[[Action], Any] | None = None,
        shown: Callable[[Action], Action | None] | None = None,
        scope: str = "",
    ) -> None:
        self.kind, self.form, self.answer, self.scope = kind, form, answer, scope
        self.parts: list[tuple[str, Callable[..., None], int]] = []  # what an answer is put together from
        self.asked_by = frame.frames if isinstance(frame, Either) else (frame,)
        self.candidates, self.default, self.ready, self.rank, self.shown = candidates, default, ready, rank, shown
        self.options: Lister | None = cast(Any, options)
        self.edits: Lister | None = cast(Any, edits)
        if (form == DRAFT and edits is None) or (form != DRAFT and candidates is None and options is None):
            raise BadGame(f"{kind}: a question needs candidates or options, a draft its edits")

    def told(self, action: Action) -> Action | None:
        """What others may be told of an action when it is done: in logs of moves, exports, broadcasts."""
        if self.shown is not None:
            return self.shown(action)
        return action if self.form == SINGLE else None

    def weigh(self, s: S, f: F, seat: int) -> list[tuple[Option, Refusal | None]]:
        """Every candidate with its refusal, if there is one."""
        if self.candidates is not None:
            return list(self.candidates(s, f, seat))
        assert self.options is not None, self.kind
        return [(option, None) for option in self.options(s, f, seat)]

    def barred(self, s: S, f: F, seat: int) -> list[tuple[Option, Refusal]]:
        """Every candidate that is refused, and why."""
        if self.candidates is None:
            return []
        return [(option, refusal) for option, refusal in self.candidates(s, f, seat) if refusal is not None]

    def listed(self, s: S, f: F, seat: int) -> list[Option]:
        if self.options is not None:
            return self.options(s, f, seat)
        assert self.candidates is not None, self.kind
        return [option for option, refusal in self.candidates(s, f, seat) if refusal is None]

    @property
    def lister(self) -> Lister:
        """The quickest way to the options: for a draft, given the draft too."""
        if self.form == DRAFT:
            return self.options or self.drafted
        return self.options or self.listed

    def refit(self, s: S, f: F, seat: int, draft: list[Action]) -> list[Action]:
        """A draft after something else has changed: without the edits that are no longer possible."""
        assert self.edits is not None
        if self.ready is not None and self.ready(s, f, seat, draft) is None:
            return draft
        kept: list[Action] = []
        for edit in draft:
            if offered(self.edits(s, f, seat, kept), edit):
                kept.append(edit)
        return kept

    def drafted(self, s: S, f: F, seat: int, draft: list[Action], revise: bool = False) -> list[Option]:
        """The edits that may follow this draft, and "done" when the draft is legal.

        `revise` adds what people may do.
        """
        assert self.edits is not None, self.kind
        found = self.edits(s, f, seat, draft)
        done = self.ready is None or self.ready(s, f, seat, draft) is None
        rank = self.rank
        if rank is not None and draft and not revise:
            last = rank(draft[-1])
            later = [edit for edit in found if rank(edit) >= last]
            found = later if later or done else found  # who went too fast to be done may go back
        if done:
            found = [*found, DONE]
        if revise:
            found = [*found, *(("drop", index) for index in range(len(draft)))]
        return found


def single(
    kind: str,
    frame: type[F] | Either[F],
    answer: Callable[[S, F, int, Action], None],
    *,
    candidates: Callable[[S, F, int], Weighed] | None = None,
    options: Callable[[S, F, int], Sequence[Option]] | None = None,
    default: Callable[[S, F, int], Action] | None = None,
    shown: Callable[[Action], Action | None] | None = None,
) -> Question[S, Any]:
    """One seat answers with one option. A standing right is asked at any frame: give `Frame`."""
    return Question(kind, SINGLE, frame, answer, candidates, options, default, shown=shown)


def sealed(
    kind: str,
    frame: type[F] | Either[F],
    answer: Callable[[S, F, dict[int, Action]], None],
    *,
    candidates: Callable[[S, F, int], Weighed] | None = None,
    options: Callable[[S, F, int], Sequence[Option]] | None = None,
    default: Callable[[S, F, int], Action] | None = None,
    shown: Callable[[Action], Action | None] | None = None,
) -> Question[S, Any]:
    """Several seats answer in secret; `answer` gets them all, in the order in which they were asked."""
    return Question(kind, SEALED, frame, answer, candidates, options, default, shown=shown)


def draft(
    kind: str,
    frame: type[F] | Either[F],
    answer: Callable[[S, F, dict[int, list[Action]]], None],
    *,
    edits: Callable[[S, F, int, list[Action]], Sequence[Option]],
    options: Callable[[S, F, int, list[Action]], Sequence[Option]] | None = None,
    default: Callable[[S, F, int, list[Action]], Action] | None = None,
    ready: Callable[[S, F, int, list[Action]], Refusal | None] | None = None,
    rank: Callable[[Action], Any] | None = None,
    shown: Callable[[Action], Action | None] | None = None,
) -> Question[S, Any]:
    """One or more seats make a list, edit by edit; `answer` gets the lists when all are done."""
    return Question(kind, DRAFT, frame, answer, None, options, default, edits, ready, rank, shown)


def window(
    kind: str,
    frame: type[F] | Either[F],
    played: Callable[[S, F, int, Action], None],
    *,
    closed: Callable[[S, F], None],
    candidates: Callable[[S, F, int], Weighed] | None = None,
    options: Callable[[S, F, int], Sequence[Option]] | None = None,
    default: Callable[[S, F, int], Action] | None = None,
    scope: str = "",
) -> Question[S, Any]:
    """A reaction: `played` gets the first in order who does not pass, `closed` is called when all have passed.

    The step that asks is entered again after either, and asks once more where another reaction may follow.
    """

    def answered(s: S, f: F, answers: dict[int, Action]) -> None:
        for seat, action in answers.items():
            if action != PASS:
                return played(s, f, seat, action)
        closed(s, f)

    made = Question(kind, WINDOW, frame, answered, candidates, options, default or passing, scope=scope)
    made.parts = [("played", played, 4), ("closed", closed, 2)]
    return made


def window_of_all(
    kind: str,
    frame: type[F] | Either[F],
    answer: Callable[[S, F, dict[int, Action]], None],
    *,
    candidates: Callable[[S, F, int], Weighed] | None = None,
    options: Callable[[S, F, int], Sequence[Option]] | None = None,
    default: Callable[[S, F, int], Action] | None = None,
) -> Question[S, Any]:
    """A window in which everybody who does not pass counts: cards shown or aimed at the same time."""
    return Question(kind, WINDOW, frame, answer, candidates, options, default or passing)


def passing(s: State, f: Frame, seat: int) -> Action:
    return PASS
