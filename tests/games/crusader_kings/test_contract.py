"""Random games to the end; the bot, secrets and texts."""

from __future__ import annotations

from random import Random

import pytest

from araldo.games.crusader_kings import GAME
from araldo.games.crusader_kings.box import FACE, SCENARIOS
from araldo.games.crusader_kings.state import PlotPhase
from araldo.kernel import SPECTATOR, key_from_seed
from araldo.kernel.contract import check_game
from araldo.kernel.play import make_bot, play_out
from tests.games.crusader_kings.scenario import CAPET, NORMANDY, hand, table


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_games_of_every_scenario_end_within_the_bound(scenario: str) -> None:
    promising = GAME.but(adjudicate=None)
    for seats, options in ((4, {}), (1, {})):
        decisions, outcome = check_game(
            promising, GAME.setup(seats, {"scenario": scenario, **options}), seed=seats, full=False
        )
        assert decisions > 20
        assert outcome.winners


def test_the_seneschal_beats_random_players() -> None:
    wins = 0
    for game in range(4):
        s = GAME.start(GAME.setup(4), key_from_seed(game))
        play_out(GAME, s, [make_bot(GAME, "seneschal" if i == game else "random", i) for i in range(4)], GAME.bound)
        wins += game in GAME.outcome(s, cut=True).winners
    assert wins >= 3


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_sketch_shows_the_realms_and_no_secret(lang: str) -> None:
    assert GAME.sketch is not None
    t = table()
    hand(t, CAPET, "war.old_wound")
    mine, theirs = (GAME.sketch(t.view(viewer), lang) for viewer in (CAPET, SPECTATOR))
    wound = {"en": "An Old Wound", "it": "Una vecchia ferita"}[lang]
    assert wound in mine
    assert wound not in theirs
    assert {"en": "House of Capet", "it": "Casato dei Capetingi"}[lang] in theirs


def test_laid_cards_are_imagined_anew_from_the_hand() -> None:
    """Backs tell the deck of a card in hand, but not of one that lies face down (CK-AMB-47)."""
    t = table()
    faces = ("war.old_wound", "tax.tribute", "realm.guild_gift", "intrigue.slander", "crusade.holy_relic")
    hand(t, CAPET, *faces)
    hand(t, NORMANDY, "war.cowardice", "tax.pestilence")
    t.goto(PlotPhase())
    t.do(CAPET, "lay", "war.old_wound", "tax.tribute")
    t.do(NORMANDY, "lay", "war.cowardice", "tax.pestilence")
    t.state.frames.append(PlotPhase())
    kinds = set()
    for seed in range(40):
        other = GAME.imagine(t.state, NORMANDY, Random(seed))
        kinds.add(tuple(FACE[c].partition(".")[0] for c in other.laid[CAPET]))
        assert len(other.hands[CAPET]) == 3
    assert len(kinds) > 8
    mine = GAME.imagine(t.state, CAPET, Random(1))
    assert mine.laid[CAPET] == t.state.laid[CAPET]


def test_with_the_backs_shown_the_kinds_of_laid_cards_are_seen() -> None:
    t = table(show_card_kinds=True)
    hand(t, CAPET, "war.old_wound", "tax.tribute")
    t.goto(PlotPhase())
    t.do(CAPET, "lay", "war.old_wound", "tax.tribute")
    assert t.view(NORMANDY)["backs"][CAPET] == [2, 3]
    assert table().view(NORMANDY)["backs"][CAPET] == []


def test_every_option_of_a_random_game_has_words_in_both_languages() -> None:
    s = GAME.start(GAME.setup(3), key_from_seed(9))
    bots = [make_bot(GAME, "random", i) for i in range(3)]
    for _ in range(60):
        play_out(GAME, s, bots, 5)
        if GAME.over(s):
            break
        seat = GAME.waiting(s)[0]
        view = GAME.view(s, seat)
        for lang in ("en", "it"):
            for option in GAME.options(s, seat)[:20]:
                label = GAME.label(view, option, lang)
                assert label
                assert "{" not in label
                assert "house." not in label
