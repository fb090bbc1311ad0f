"""What the tables say is good Italian and English: no article is left beside a preposition that swallows it."""

from __future__ import annotations

import re

import pytest

from araldo.kernel import discover
from araldo.kernel.log import event_for
from araldo.kernel.play import RandomBot, play_out
from araldo.kernel.state import SPECTATOR

WHO = ["Rita", "Bruno", "Carla", "Dino", "Vera", "Ugo"]
SLIPS = {
    "it": re.compile(r"\b(a|di|da|in|su) ((il|lo|la|i|gli|le) |l['’])|\b1 (carte|turni|Corone|Voti|ducati)\b", re.I),
    "en": re.compile(r"\b(the the|a the|to to|of of|1 turns|1 crowns|1 votes|1 ducats)\b", re.I),
}


@pytest.mark.parametrize("name", list(discover.names()))
def test_prepositions_and_numbers_agree_with_what_follows(name: str) -> None:
    game = discover.load(name)
    seats = game.seats[0]
    log: list[object] = []
    s = game.start(game.setup(seats), bytes(32), log=log)
    said: set[tuple[str, str]] = set()

    def listen(seat: int, action: tuple[object, ...]) -> None:
        seen = game.view(s, seat)
        for option in game.options(s, seat)[:8] if seat in game.waiting(s) else ():
            said.update((lang, game.label(seen, option, lang, WHO[:seats])) for lang in SLIPS)

    play_out(game, s, [RandomBot(4)] * seats, bound=400, listen=listen)
    for event in log:
        told = event_for(event, SPECTATOR)  # type: ignore[arg-type]
        if told is not None:
            said.update((lang, game.texts.event(lang, told, WHO[:seats])) for lang in SLIPS)
    assert len(said) > 50
    assert [text for lang, text in sorted(said) if SLIPS[lang].search(text)] == []
