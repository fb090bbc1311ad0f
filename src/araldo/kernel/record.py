"""The record of a game: its set-up, seed and actions, as readable text. Small, exportable, verifiable.

araldo 1
game castelli 1 9f3c…            id, rules version, hash of the data
seats 4
set module_battle true           only what differs from the defaults
choose colours ["red", "blue"]   what the host chose, if anything
commit 5e1f…                     before play
key 77ab…                        after it
---
0 reveal A24                     seat and action; a word after `#` says how it came: default, bot, clock
end 61 44 39 52 winners 0
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

from araldo.kernel.action import Action, from_text, to_text
from araldo.kernel.chance import commitment
from araldo.kernel.errors import Illegal, Malformed
from araldo.kernel.game import Game, Outcome, Setup
from araldo.kernel.question import S

FORMAT = 1
HEAD = ("game", "seats", "commit", "key", "viewer")
_HOW = re.compile(r" #([a-z_]+)$")


@dataclass(slots=True)
class Move:
    seat: int
    action: Action
    how: str = ""  # "", "default", "bot", …


@dataclass(slots=True)
class Record:
    setup: Setup
    data: str
    commit: str
    key: bytes | None
    moves: list[Move] = field(default_factory=list)
    outcome: Outcome | None = None
    viewer: int | None = None  # whose export this is, while a match runs
    older: int = 0  # the version of the rules it was played on, if these are newer

    def to_text(self, defaults: dict[str, Any]) -> str:
        s = self.setup
        lines = [f"araldo {FORMAT}", f"game {s.game} {s.version} {self.data}", f"seats {s.seats}"]
        lines += [f"set {key} {json.dumps(value)}" for key, value in s.options.items() if defaults.get(key) != value]
        lines += [f"choose {key} {json.dumps(value)}" for key, value in s.choices.items()]
        lines.append(f"commit {self.commit}")
        if self.key is not None:
            lines.append(f"key {self.key.hex()}")
        if self.viewer is not None:
            lines.append(f"viewer {self.viewer}")
        lines.append("---")
        lines += [f"{m.seat} {to_text(m.action)}" + (f" #{m.how}" if m.how else "") for m in self.moves]
        if self.outcome is not None:
            scores, winners = (" ".join(map(str, x)) for x in (self.outcome.scores, self.outcome.winners))
            lines.append(f"end {scores} winners {winners}")
        return "\n".join(lines) + "\n"


def new_record(game: Game, setup: Setup, key: bytes) -> Record:
    return Record(setup, game.data_hash, commitment(key), key)


def write(game: Game, record: Record) -> str:
    return record.to_text({o.id: o.default for o in game.options_table.values()})


def game_of(text: str) -> str:
    """The game a record names, before anything else of it is read."""
    for line in text.splitlines()[:3]:
        words = line.split()
        if len(words) >= 3 and words[0] == "game":
            return words[1]
    raise Malformed("this is not a record: it names no game")


def read(game: Game, text: str) -> Record:
    """A record from its text; Malformed says which line cannot be read."""
    head: dict[str, str] = {}
    options: dict[str, Any] = {}
    choices: dict[str, Any] = {}
    moves: list[Move] = []
    outcome = None
    lines = text.split("\n")  # a string in an action may hold other separators of lines
    body = False
    if not lines or lines[0].split() != ["araldo", str(FORMAT)]:
        raise Malformed("this is not a record of this format: its first line is not 'araldo 1'")
    for number, line in enumerate(lines[1:], 2):
        try:
            word, _, rest = line.strip().partition(" ")
            if not word or word == "#":  # a comment
                continue
            if outcome is not None:
                raise ValueError("nothing follows the end")
            if body and word == "end":
                scores, _, winners = rest.partition(" winners ")
                outcome = Outcome(tuple(map(int, scores.split())), tuple(map(int, winners.split())))
            elif body:
                said = _HOW.search(rest)
                moves.append(
                    Move(int(word), from_text(rest[: said.start()] if said else rest), said[1] if said else "")
                )
            elif word == "---":
                body = True
            elif word in ("set", "choose"):
                key, _, value = rest.partition(" ")
                (options if word == "set" else choices)[key] = json.loads(value)
            elif word in HEAD and word not in head:
                head[word] = rest
            else:
                raise ValueError("not a line of the head")
        except (ValueError, Malformed):
            raise Malformed(f"line {number} cannot be read: {line.strip()[:60]!r}", line=number) from None
    try:
        _, version, data = head["game"].split()
        setup = game.restored(int(version), int(head["seats"]), options, choices)
        key_ = bytes.fromhex(head["key"]) if "key" in head else None
        viewer = int(head["viewer"]) if "viewer" in head else None
        older = int(version) if int(version) < game.version else 0
        return Record(setup, data, head["commit"], key_, moves, outcome, viewer, older)
    except (KeyError, ValueError) as error:
        raise Malformed(f"the record's head cannot be read: {error}") from None


def replay(game: Game[S], record: Record, stop: int | None = None, log: list[Any] | None = None) -> S:
    """The state after `stop` moves (all by default). Raises Illegal at the first move that the rules refuse."""
    if record.key is None:
        raise Malformed("the record holds no key: it was exported while the game ran", "no-key")
    s = game.start(record.setup, record.key, log=log)
    for index, move in enumerate(record.moves[:stop]):
        s.log = log
        try:
            game.apply(s, move.seat, move.action)
        except Illegal as error:
            raise refused_move(record.older, index + 1, move, error) from None
    return s


def refused_move(older: int, number: int, move: Move, error: Illegal) -> Illegal:
    """A move of a record that the rules refuse. If they are newer than the record, that is why."""
    text = f"move {number} ({move.seat} {to_text(move.action)}): {error}"
    if older:
        return Illegal(f"played on version {older} of the rules, {text}", "bad-version", error.refusal, move=number)
    return Illegal(text, error.code, error.refusal)


def verify_head(game: Game, record: Record) -> None:
    """The dice are those promised, the data those of this game; what was played on older rules may have had others."""
    if record.key is not None and commitment(record.key) != record.commit:
        raise Malformed("the key does not fit the commitment: these are not the dice that were promised", "bad-key")
    if not record.older and not game.plays_on(record.data):
        raise Malformed("the record was played on other data of this game", "bad-data")


def verify(game: Game, record: Record) -> Outcome | None:
    """Check a record: the commitment fits the key, every move was legal, the outcome is what it says.

    Raises otherwise.
    """
    verify_head(game, record)
    s = replay(game, record)
    if not game.over(s):
        if record.outcome is not None:
            raise Malformed("the moves do not lead to an end", "bad-outcome")
        return None
    outcome = game.outcome(s)
    if record.outcome is not None and (outcome.scores, outcome.winners) != (
        record.outcome.scores,
        record.outcome.winners,
    ):
        raise Malformed("the outcome is not the one that the moves lead to", "bad-outcome")
    return outcome
