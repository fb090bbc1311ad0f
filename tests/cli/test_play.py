"""A game in the terminal: a scripted one at a pseudo-terminal, and none without a terminal."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from araldo.cli.play import Session
from araldo.kernel import discover, key_from_seed
from araldo.table.match import Match, bot, human
from tests.cli.conftest import Ran, environment

PROMPT = re.compile(r"(> |looking\. |guarda\. )\Z")


class Terminal:
    """A process at a pseudo-terminal, driven line by line."""

    def __init__(self, *argv: str) -> None:
        self.heard = ""
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever runs the tests may ignore it
            os.execve(sys.executable, [sys.executable, "-m", "araldo.cli", *argv], environment())

    def listen(self) -> str:
        """What is said until something is asked, or the end."""
        said = ""
        while not PROMPT.search(said):
            ready, _, _ = select.select([self.fd], [], [], 60)
            assert ready, f"silence after: {said[-500:]}"
            try:
                data = os.read(self.fd, 65536)
            except OSError:  # the other side has gone
                break
            if not data:
                break
            said += data.decode(errors="replace").replace("\r\n", "\n")
        self.heard += said
        return said

    def say(self, line: str) -> str:
        os.write(self.fd, line.encode() + b"\n")
        return self.listen()

    def close(self) -> int:
        _, status = os.waitpid(self.pid, 0)
        os.close(self.fd)
        return os.waitstatus_to_exitcode(status)


def test_without_a_terminal_it_shows_the_board_and_ends(process: Callable[..., Ran]) -> None:
    done = process("play", "tiny", "--seats", "2", "--bots", "miser")
    assert done.status == 0
    assert "Seat 0: 0 points" in done.out
    assert "terminal" in done.out
    assert done.err == ""


def test_bots_alone_play_to_the_end_without_a_terminal(process: Callable[..., Ran]) -> None:
    done = process("play", "tiny", "--seats", "2", "--bots", "miser,random", "--seed", "3", "--lang", "it")
    assert done.status == 0
    assert "La partita è finita." in done.out


def test_what_can_be_said_at_a_decision(tmp_path: Path) -> None:
    t = Terminal("play", "tiny", "--seats", "3", "--bots", "miser,miser", "--seed", "1")
    first = t.listen()
    assert "open dear" in first
    assert "You may also:" in first
    assert "nothing to take back" in t.say("undo")
    assert "TI-STK-02" in t.say("rules TI-STK-02")
    assert "no rule or chapter" in t.say("rules XX")
    assert "That is allowed." in t.say("why 1")
    assert "no action of this moment" in t.say("stake m1")
    assert "There is no option 99" in t.say("99")
    assert "Not understood" in t.say("(((")
    assert "undo" in t.say("help")
    assert "Apri la fiera" in t.say("lang it")
    assert "'fr'" in t.say("lang fr")
    t.say("lang en")
    sold = t.say(re.search(r"sell \w+", first)[0])  # type: ignore[index]
    assert "sells the merchant" in sold or "sells the thief" in sold
    assert "Not allowed now" in sold
    another = re.search(r"(\d+) .*(sell \w+) +TI-SEL-02", sold)
    assert another is not None
    for what in another.groups():
        assert "TI-SEL-02: A seat sells at most one card in a round." in t.say(f"why {what}")
        assert "TI-SEL-02: A seat sells at most one card in a round." in t.say(what)
    assert "Taken back." in t.say("undo")
    saved = tmp_path / "saved.txt"
    assert "Saved" in t.say(f"save {saved}")
    assert "key " in saved.read_text()
    assert "left unfinished" in t.say("quit")
    assert t.close() == 0


def test_a_whole_game_against_a_bot(tmp_path: Path) -> None:
    t = Terminal("play", "tiny", "--seats", "2", "--bots", "miser", "--seed", "2", "--set", "rounds=3")
    said = t.listen()
    for _ in range(60):
        if "The game is over." in said:
            break
        said = t.say("1")
    assert re.search(r"seat \d wins|share the victory", said)
    saved = tmp_path / "game.txt"
    assert "Saved" in t.say(f"save {saved}")
    t.say("")
    assert t.close() == 0
    assert saved.read_text().splitlines()[-1].startswith("end ")


def test_the_screen_is_handed_over_between_people() -> None:
    t = Terminal("play", "tiny", "--seats", "2", "--seed", "2")
    assert "seat 0: Open the fair" in t.listen()
    mine = t.say("1")
    assert "seat 0: Stake a merchant" in mine
    between = t.say("pass")
    assert "The screen goes to seat 1" in between
    assert "hand:" not in between, "nothing is shown before the screen has changed hands"
    assert "seat 1: Stake a merchant" in t.say("")
    os.write(t.fd, b"\x04")
    assert "left unfinished" in t.listen()
    assert t.close() == 0


def test_an_answer_may_stand_from_now_on() -> None:
    t = Terminal("play", "tiny", "--seats", "2", "--bots", "miser", "--seed", "2")
    t.listen()
    assert "Stake a merchant" in t.say("1")
    said = t.say("always pass")
    for _ in range(12):
        assert "Stake a merchant" not in said
        if "The game is over." in said:
            break
        said = t.say("1")
    assert "The game is over." in said
    t.say("")
    assert t.close() == 0


@pytest.mark.parametrize("key", [b"\x03", b"\x04"])
def test_control_c_and_end_of_input_end_quietly(key: bytes) -> None:
    t = Terminal("play", "tiny", "--seats", "2", "--bots", "miser")
    t.listen()
    os.write(t.fd, key)
    assert "Traceback" not in t.listen()
    assert t.close() in (0, 130, -signal.SIGINT)


def test_the_terminal_keeps_the_clock_of_a_game_that_ends_by_it() -> None:
    game = discover.load("medioevo_universale")
    match = Match(game, game.setup(3, {"end_minutes": 60}), [human(), bot("random"), bot("random")], key_from_seed(1))
    now = [0.0]
    session = Session(match, "en", Console(file=StringIO()), False, lambda: now[0])
    session.advance()
    now[0] = 60 * 60 - 1.0
    while not match.free_options(0):
        match.default(match.needed()[0])
        session.advance()
    assert match.progress.parts[0].state.ends_after == 0
    now[0] += 1.0
    session.advance()
    assert match.progress.parts[0].state.ends_after == 1
