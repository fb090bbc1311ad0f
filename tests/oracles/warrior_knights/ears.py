"""Who hears the log: his board, what he remembers, and how he compares the two."""

from __future__ import annotations

from collections import Counter
from typing import Any

from araldo.games.warrior_knights.box import FACE
from araldo.kernel.log import Event
from tests.oracles.warrior_knights.board import Army, Board, Place
from tests.oracles.warrior_knights.fight import Fight

_COLOURS = ("red", "yellow", "black", "purple", "green", "blue")


class Ballot:
    """One vote (WK-ASM-08 to WK-ASM-12)."""

    def __init__(self, named: bool, able: list[int]) -> None:
        self.named = named
        self.able = able
        self.amounts: Counter[int] = Counter()
        self.tally: Counter[int] = Counter(dict.fromkeys(able, 0))  # by seat, or 0 and 1
        self.spoken: list[int] = []
        self.tie: int | None = None

    def leaders(self) -> list[int]:
        best = max(self.tally.values())
        return [side for side, votes in self.tally.items() if votes == best]

    def result(self, side: int) -> None:
        first = self.leaders()
        assert side in first, ("who has fewer Votes does not win", side, self.tally)
        assert (len(first) > 1) == (self.tie is not None), ("a tie is decided, and nothing else", self.tally)
        assert self.tie in (None, side)
        assert set(self.spoken) == {seat for seat, n in self.amounts.items() if n}, "each who has Votes declares them"


class Ears:
    def __init__(self, s: Any) -> None:
        self.options: dict[str, Any] = s.options
        self.colours = [_COLOURS[c] for c in s.colours]
        self.board = Board.of(s, FACE)
        self.checks: Counter[str] = Counter()
        self.fight: Fight | None = None
        self.card: tuple[int, str] = (-1, "")
        self.refused: set[tuple[str, Any]] = set()
        self.defied: set[tuple[int, str]] = set()
        self.moved: set[Army] = set()
        self.target = ""
        self.asking: tuple[str, Place] | None = None
        self.truce = False
        self.forbidden: set[str] = set()
        self.event = ""
        self.heretics: set[int] = {seat for seat in range(s.seats) if "EV-R02" in [FACE[c] for c in s.kept[seat]]}
        self.taxes: dict[tuple[int, str], int] = {}
        self.due: Counter[int] = Counter()
        self.attending: set[int] = set()
        self.acting = -1
        self.gathered: set[int] | None = None
        self.ballot: Ballot | None = None
        self.renown: dict[int, int] = {}
        self.unguarded: dict[str, int] | None = None
        self.stakes: dict[str, Counter[int]] = {}
        self.voyage: tuple[str, str] = ("", "")
        self.fee = 0

    # -- words

    def army(self, word: str, seat: int = -1) -> Army:
        if word == "castle":
            return seat, "castle"
        colour, _, shape = word.partition("_")
        return self.colours.index(colour), shape

    def place(self, p: dict[str, Any]) -> Place:
        return str(p["city"]) if "city" in p else int(p["victim"])

    def check(self, what: str, truth: bool, *more: Any) -> None:
        self.checks[what] += 1
        assert truth, (what, *more)

    # -- hearing

    def hear(self, events: list[Event]) -> None:
        for event in events:
            told = getattr(self, "on_" + event.kind, None)
            if told is not None:
                told(event.params)

    def compare(self, s: Any) -> None:
        """His board against the true one, after every answer."""
        true = Board.of(s, FACE)
        for name, value in vars(true).items():
            mine = getattr(self.board, name)
            if isinstance(value, Counter):
                mine, value = +mine, +value
            elif name == "cards":
                mine = {army: +cards for army, cards in mine.items()}
            self.check("board", mine == value, name, mine, value)

    def end_fight(self) -> None:
        """Whatever comes next, the battle is over by now."""
        if self.fight is not None:
            self.fight.end()
            self.fight = None

    def bound(self, seat: int, law: str) -> bool:
        """WK-BAN-03, WK-VAR-02: it is in force, and he has not refused it with this card or in this phase."""
        return law in (*self.board.laws, *self.forbidden) and (seat, law) not in self.defied
