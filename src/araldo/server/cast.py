"""The game's characters: who sits down where the host has not said which, and what each of them is in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from secrets import choice
from typing import Any

from araldo.kernel.game import Game
from araldo.kernel.play import cast_of

MIXED = "mixed"  # anybody; `mixed+novice`: anybody at that level


def seated(game: Game, wish: str, others: Iterable[str]) -> str:
    """The bot that a wish means, beside others at the table: of the characters, one that is there least."""
    who, plus, level = wish.partition("+")
    if who != MIXED:
        return wish
    there = Counter(bot.partition("+")[0] for bot in others)
    least = min(there[name] for name in cast_of(game))
    return choice([name for name in cast_of(game) if there[name] == least]) + plus + level


def character(game: Game, bot: str) -> dict[str, Any]:
    """One of a game's bots in words: what it is called, its arms, and how it plays."""
    plain = (bot.rpartition("_")[2].capitalize(), "", "")
    told = {lang: game.texts.bot(lang, bot) or plain for lang in ("en", "it")}
    name, arms, says = ({lang: words[i] for lang, words in told.items()} for i in range(3))
    return {"id": bot, "name": name, "arms": arms, "says": says}
