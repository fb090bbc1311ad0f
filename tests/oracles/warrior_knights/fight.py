"""One battle of Warrior Knights, followed line by line (WK-OFB, WK-ASL, WK-STR) and judged by its own arithmetic."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.oracles.warrior_knights.board import FATE, Army, Board, Place

FATE_CARDS = len(FATE)


@dataclass
class Fight:
    board: Board
    attacker: int
    defender: int  # -1: a neutral city
    area: str
    place: Place | None  # what is assaulted; None in the open field
    force: list[Army]
    never_commanded: bool  # the defenders, in a stronghold (WK-STR-03)
    foes: list[Army] = field(default_factory=list)
    leader: dict[int, Army] = field(default_factory=dict)  # by seat
    drawn: dict[int, int] = field(default_factory=dict)  # by seat: Fate cards
    kept: dict[int, Counter[str]] | None = None  # what stays after the discards, if that is known
    deck: list[str] = field(default_factory=list)  # then, from the top
    points: dict[int, Counter[str]] = field(default_factory=dict)
    abilities: dict[int, list[str]] = field(default_factory=dict)
    owed: dict[int, int] = field(default_factory=dict)  # casualties still to be placed
    said: str = ""  # "partial", "full"
    winner: int | None = None
    died: set[Army] = field(default_factory=set)
    withdrew: set[Army] = field(default_factory=set)
    captured: bool = False
    verdict: dict[str, Any] | None = None

    def __post_init__(self) -> None:
        if self.defender >= 0:
            self.foes = self.board.nobles(self.defender, self.area)
            keep = (self.defender, "castle")
            if isinstance(self.place, int) and self.board.cards[keep]:
                self.foes.append(keep)

    def sides(self) -> tuple[tuple[int, list[Army]], tuple[int, list[Army]]]:
        return (self.attacker, self.force), (self.defender, self.foes)

    def commands(self, army: Army) -> None:
        """WK-OFB-01, WK-STR-03."""
        assert army in self.force or (army in self.foes and not self.never_commanded), "a commander"
        assert army[0] not in self.leader, "one commander a side"
        self.leader[army[0]] = army

    def side_strength(self, seat: int) -> int:
        """WK-OFB-02: armies, +200 for a commander (+300 for the Standard-Bearer), walls in an assault."""
        total = sum(self.board.strength(army) for army in dict(self.sides())[seat])
        if seat in self.leader:
            total += 300 if self.board.office.get(self.leader[seat]) == "AG-O06" else 200
        if seat == self.defender and self.place is not None:
            total += self.board.wall(self.place)
        return total

    def drew(self, seat: int, cards: int, strength: int) -> None:
        """WK-OFB-03: one for each full 100, at most ten; the Castellan's side one more."""
        if seat == self.defender and not self.never_commanded:
            nobles = [army for army in self.foes if army[1] != "castle"]
            assert bool(nobles) == (seat in self.leader), "whoever can command does"
        assert strength == self.side_strength(seat), (strength, self.side_strength(seat))
        due = strength // 100
        if seat == self.defender and self.place is not None:
            due += any(self.board.office.get(army) == "AG-O04" for army in self.foes)
        assert cards == min(10, due, FATE_CARDS - sum(self.drawn.values())), (cards, due)
        self.drawn[seat] = cards

    def must_discard(self, seat: int) -> tuple[int, int]:
        """WK-OFB-05: least and most."""
        if seat not in self.leader:
            return 0, 0
        most = max(0, self.drawn[seat] - 1)
        return min(2, most), most

    def discarded(self, seat: int, cards: int) -> None:
        least, most = self.must_discard(seat)
        assert least <= cards <= most, (least, cards, most)

    def revealed(self, seat: int, told: Counter[str]) -> None:
        """WK-OFB-06, WK-OFB-08: a card more for each Draw 1 Fate; a ready triangle adds a Victory."""
        if self.kept is not None:
            found, draws = self.kept[seat].copy(), self.kept[seat]["draw"]
            while draws and self.deck:
                result = FATE[self.deck.pop(0)]["battle"]
                found[result] += 1
                draws += (result == "draw") - 1
            if draws:  # the deck did not reach: what was discarded comes up, in an order that nobody knows
                self.kept = None
            else:
                lead = self.leader.get(seat)
                found["victory"] += lead is not None and lead[1] == "triangle" and lead not in self.board.tired
                del found["draw"]
                assert +found == +told, (found, told)
        self.points[seat] = told

    def ability(self, seat: int, result: str) -> None:
        """WK-OFB-07, WK-OFB-08: star and square if they are ready; the Master of Engines in an assault."""
        lead = self.leader[seat]
        allowed = []
        if lead not in self.board.tired:
            allowed += {"star": ["deal"], "square": ["prevent"]}.get(lead[1], [])
        if seat == self.attacker and self.place is not None and self.board.office.get(lead) == "AG-O05":
            allowed.append("deal")
        used = self.abilities.setdefault(seat, [])
        used.append(result)
        assert not Counter(used) - Counter(allowed), (used, allowed)
        self.points[seat][result] += 1

    def casualties(self, attacker: int, defender: int) -> None:
        """WK-OFB-09."""
        mine, theirs = self.points[self.attacker], self.points[self.defender]
        assert attacker == max(0, theirs["deal"] - mine["prevent"])
        assert defender == max(0, mine["deal"] - theirs["prevent"])
        self.owed = {self.attacker: attacker, self.defender: defender}

    def bearers(self, seat: int) -> int:
        """WK-OFB-10, WK-ASL-03: how much of a side could still take a casualty."""
        walls = seat == self.defender and self.place is not None and self.board.wall(self.place) > 0
        armies = dict(self.sides())[seat]
        return walls + sum(100 * self.board.hurt[army] < self.board.troops(army) for army in armies)

    def wound(self, army: Army) -> None:
        """Called before the token is placed."""
        assert army in dict(self.sides())[army[0]], "an army in the battle"
        assert 100 * self.board.hurt[army] < self.board.troops(army), "it can still take one"
        self._pay(army[0])

    def breached(self) -> None:
        assert self.place is not None
        assert self.board.wall(self.place) > 0, "walls that stand"
        self._pay(self.defender)

    def _pay(self, seat: int) -> None:
        if seat == self.defender:
            assert not self.owed[self.attacker], "the attacker first"
        self.owed[seat] -= 1
        assert self.owed[seat] >= 0, "too many casualties"

    def lost(self, tokens: int) -> None:
        seat = self.attacker if self.owed[self.attacker] else self.defender
        assert not self.bearers(seat), "somebody could take it"
        assert tokens == self.owed[seat]
        self.owed[seat] = 0

    # -- the outcome

    def judge(self) -> dict[str, Any]:
        """WK-OFB-11, WK-OFB-12, WK-ASL-04 to WK-ASL-08, WK-STR-05: once, when all casualties lie."""
        if self.verdict is None:
            assert not any(self.owed.values()), "casualties that were not placed"
            self.verdict = self._judge()
        return self.verdict

    def _judge(self) -> dict[str, Any]:
        b = self.board
        mine = [army for army in self.force if not b.destroyed(army)]
        theirs = [army for army in self.foes if army[1] != "castle" and not b.destroyed(army)]
        holds = self.place is not None and b.wall(self.place) > 0
        if isinstance(self.place, int):
            holds = holds or any(army[1] == "castle" and not b.destroyed(army) for army in self.foes)
        counted = bool(mine) and (bool(theirs) or holds)
        lead = self.points[self.attacker]["victory"] - self.points[self.defender]["victory"] if counted else 0
        beaten = theirs if lead > 0 else mine if lead < 0 else []
        nobles = [army for army in (*self.force, *self.foes) if army[1] != "castle"]
        dead = {army for army in nobles if b.destroyed(army)} | (set(beaten) if abs(lead) > 1 else set())
        survives = any(army not in dead for army in self.force)
        falls = False
        if isinstance(self.place, str):
            falls = survives and (lead > 0 or (not theirs and not holds))
        elif self.place is not None and self.defender in self.leader:  # WK-AMB-07
            falls = survives and lead > 0
        return {
            "word": "" if not lead else "full" if abs(lead) > 1 else "partial",
            "winner": self.attacker if lead > 0 else self.defender if lead < 0 else None,
            "dead": dead,
            "retreat": set(beaten) if abs(lead) == 1 else set(),
            "falls": falls,
        }

    def victory(self, seat: int, word: str) -> None:
        verdict = self.judge()
        assert (word, seat) == (verdict["word"], verdict["winner"]), verdict
        self.said = word

    def empty(self) -> bool:
        """WK-STR-06: a stronghold without walls and without troops."""
        assert isinstance(self.place, int)
        keep = (self.place, "castle")
        troops = self.board.cards[keep] and not self.board.destroyed(keep)
        return not self.board.wall(self.place) and not troops and not self.board.nobles(self.defender, self.area)

    def taken(self) -> None:
        """Called before the board changes."""
        assert self.judge()["falls"] or (isinstance(self.place, int) and self.empty()), (
            "what still stands does not fall"
        )
        self.captured = True

    def end(self) -> None:
        """All that was to follow has followed."""
        verdict = self.judge()
        assert self.said == verdict["word"], ("no victory was told", verdict)
        assert self.died == verdict["dead"], (self.died, verdict)
        assert self.withdrew == verdict["retreat"], (self.withdrew, verdict)
        if not self.captured:
            assert not verdict["falls"], verdict
            assert not (isinstance(self.place, int) and self.empty()), "it should have fallen"
