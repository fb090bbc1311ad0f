"""Fair Day with bots that take too long, each in its own way: for the tests of what a server bears."""

from __future__ import annotations

import time
from typing import Any

from tinygame import GAME as FAIR
from tinygame import Miser

from araldo.kernel.action import Action
from araldo.kernel.play import Eyes


class Spinner(Miser):
    """Thinks and thinks."""

    def choose(self, eyes: Eyes[Any]) -> Action:
        while True:
            pass


class Sleeper(Miser):
    """Falls asleep."""

    def choose(self, eyes: Eyes[Any]) -> Action:
        time.sleep(3600)
        return super().choose(eyes)


class Stubborn(Miser):
    """Does not want to be interrupted."""

    def choose(self, eyes: Eyes[Any]) -> Action:
        times = 0
        while True:
            try:
                while True:
                    pass
            except BaseException:
                times += 1
                if times > 2:
                    raise


class Ponderer(Miser):
    """Needs longer than the loop can wait, and gets there."""

    def choose(self, eyes: Eyes[Any]) -> Action:
        until = time.thread_time() + 0.06
        while time.thread_time() < until:
            pass
        return super().choose(eyes)


class Liar(Miser):
    """Answers what nobody has offered."""

    def choose(self, eyes: Eyes[Any]) -> Action:
        return ("fly",)


BOTS: dict[str, Any] = {"miser": Miser, "spinner": Spinner, "sleeper": Sleeper, "stubborn": Stubborn,
                        "ponderer": Ponderer, "liar": Liar}  # fmt: skip
GAME = FAIR.but(id="tarpit", bots=BOTS)
