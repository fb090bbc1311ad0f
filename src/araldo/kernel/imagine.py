"""Imagine: a full state as one seat may believe it to be, consistent with its view and its ledger.

Hidden pieces are dealt anew among equal backs, each remembered one inside the batch where it is known to be; hidden
numbers are drawn within their bounds; others' sealed answers and drafts are chosen anew; offers and listed records that
the seat cannot see are dropped; chance is reseeded. What is left is the game's own, by its `resample`. Search bots get
nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Protocol

from araldo.kernel.action import Action, Option
from araldo.kernel.fields import Seen
from araldo.kernel.purse import imagine_purse
from araldo.kernel.question import DONE, DRAFT, Question
from araldo.kernel.state import State
from araldo.kernel.view import fields_of


class Imagined(Protocol):
    """As much of a game as imagination needs."""

    @property
    def questions(self) -> Mapping[str, Question[Any, Any]]: ...
    @property
    def backs(self) -> Sequence[int]: ...
    @property
    def resample(self) -> Callable[[Any, int, Random], None] | None: ...
    @property
    def clone(self) -> Callable[[Any], Any]: ...
    def options(self, s: Any, seat: int) -> list[Option]: ...
    def choose(self, options: Sequence[Option], rng: Random) -> Action: ...


def imagine(game: Imagined, s: State, seat: int, rng: Random, answers: bool = True) -> Any:
    """`answers`: others' too; without them the state is good to look at, not to play on."""
    t: State = game.clone(s)
    t.key = rng.getrandbits(256).to_bytes(32, "big")
    t.dice = []
    if t.known:
        redeal(game, t, seat, rng)
    purses = 0
    for name, d in fields_of(t.__class__):
        if d.purse:
            setattr(t, name, imagine_purse(t, getattr(t, name), seat, rng, purses))
            purses += 1
        elif d.seen is Seen.LISTED:
            setattr(t, name, [entry for entry in getattr(t, name) if entry.seen >> seat & 1])
    t.offers = [o for o in t.offers if o.seen >> seat & 1]
    if game.resample is not None:
        game.resample(t, seat, rng)
    if answers:
        _answers(game, t, seat, rng)
    elif (asked := t.asked) is not None:
        asked.answers = {one: answer for one, answer in asked.answers.items() if one == seat}
        asked.drafts = {one: draft for one, draft in asked.drafts.items() if one == seat}
    return t


def supposed(game: Imagined, s: State, seat: int) -> Any:
    """One state that this seat may believe in: the same in every truth that looks alike to it, piece by piece.

    Where a game hides even the backs, what its `resample` makes of them may differ; nobody but a search looks there.
    """
    t: State = game.clone(s)
    t.draws = 0
    if t.known:
        _in_order(game, t, seat)
    return imagine(game, t, seat, Random(0))


def _in_order(game: Imagined, t: State, seat: int) -> None:
    """Deal the pieces whose place this seat does not know by their number, along the zones."""
    me = 1 << seat
    hidden = [p for p in _along(t) if not t.known[p] & me]
    hidden += sorted({p for p, seen_by in enumerate(t.known) if not seen_by & me} - set(hidden))
    batches: dict[tuple[int, int], list[int]] = {}
    for p in hidden:
        batches.setdefault((game.backs[p], t.batch[p]), []).append(p)
    becomes = list(range(len(t.known)))
    slots: dict[int, list[int]] = {}
    rest: dict[int, list[int]] = {}
    for (back, b), places in batches.items():
        held = sorted(p for p in places if b and t.member[p] & me)
        for place, p in zip(places, held, strict=False):
            becomes[place] = p
        slots.setdefault(back, []).extend(places[len(held) :])
        rest.setdefault(back, []).extend(set(places) - set(held))
    for back, places in slots.items():
        for place, p in zip(places, sorted(rest[back]), strict=True):
            becomes[place] = p
    _become(t, becomes, me)


def _along(t: State) -> list[int]:
    """All pieces in zones, zone after zone."""
    found: list[int] = []
    for name, d in fields_of(t.__class__):
        if d.zone:
            for entry in getattr(t, name):
                found += [p for p in (entry if isinstance(entry, list) else [entry]) if p >= 0]
    return found


def redeal(game: Imagined, t: State, seat: int, rng: Random) -> None:
    """Permute the pieces whose place this seat does not know."""
    me = 1 << seat
    known, batch, member, backs = t.known, t.batch, t.member, game.backs
    slots: dict[tuple[int, int], list[int]] = {}
    for p, seen_by in enumerate(known):
        if not seen_by & me:
            slots.setdefault((backs[p], batch[p]), []).append(p)
    becomes = list(range(len(known)))
    rest_slots: dict[int, list[int]] = {}
    rest: dict[int, list[int]] = {}
    for (back, b), places in slots.items():
        held = [p for p in places if member[p] & me] if b else []
        _shuffle(places, rng)
        for place, p in zip(places, held, strict=False):
            becomes[place] = p
        rest_slots.setdefault(back, []).extend(places[len(held) :])
        rest.setdefault(back, []).extend(p for p in places if not (b and member[p] & me))
    for back, places in rest_slots.items():
        faces = rest[back]
        _shuffle(faces, rng)
        for place, p in zip(places, faces, strict=True):
            becomes[place] = p
    _become(t, becomes, me)


def swapped(game: Imagined, s: State, one: int, other: int, seat: int) -> Any:
    """The same state with two pieces in each other's place. For a seat that knows neither, and of equal backs."""
    t: State = game.clone(s)
    becomes = list(range(len(t.known)))
    becomes[one], becomes[other] = other, one
    _become(t, becomes, 1 << seat)
    return t


def _become(t: State, becomes: list[int], me: int) -> None:
    """Where one piece was is another now, for all but what this viewer knows of batches."""
    known, batch, member = t.known, t.batch, t.member
    new_known, new_batch, new_member = known[:], batch[:], member[:]
    for p, q in enumerate(becomes):
        new_known[q] = known[p]
        new_batch[q] = batch[p]
        new_member[q] = (member[p] & ~me) | (member[q] & me)
    t.known, t.batch, t.member = new_known, new_batch, new_member
    for name, d in fields_of(t.__class__):
        if d.zone:
            value = getattr(t, name)
            if value and isinstance(value[0], list):
                setattr(t, name, [[becomes[p] if p >= 0 else p for p in pieces] for pieces in value])
            else:
                setattr(t, name, [becomes[p] if p >= 0 else p for p in value])


def _shuffle(items: list[int], rng: Random) -> None:
    for i in range(len(items) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        items[i], items[j] = items[j], items[i]


def _answers(game: Imagined, t: State, seat: int, rng: Random) -> None:
    """Others' sealed answers and drafts, chosen anew; what is already visible of an answer stays."""
    for paused in t.paused:
        paused.drafts = {drafter: edits for drafter, edits in paused.drafts.items() if drafter == seat}
    asked = t.asked
    if asked is None or not (asked.answers or asked.drafts):
        return
    question = game.questions[asked.kind]
    for other in [o for o in asked.seats if o != seat]:
        done = asked.answers.pop(other, None)
        if question.form != DRAFT and done is not None:
            options = game.options(t, other)
            if question.shown is not None:
                options = [o for o in options if question.shown(o) == question.shown(done)]
            asked.answers[other] = game.choose(options, rng)
        elif question.form == DRAFT and (done is not None or other in asked.drafts):
            asked.drafts[other] = []
            if done is not None:
                draft = asked.drafts[other]
                for _ in range(200):
                    options = game.options(t, other)
                    edit = game.choose(options, rng)
                    if edit == DONE or (DONE in options and len(draft) >= 100):
                        break
                    draft.append(edit)
                asked.answers[other] = DONE
    t.offered = None  # what was listed here stood in drafts that have grown since
