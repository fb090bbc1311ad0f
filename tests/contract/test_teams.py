"""The partnership game keeps the contract; games that forget what partners share are found out."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

import pytest

from araldo.kernel import Game, Outcome, Setup, bit, draw, note
from araldo.kernel.contract import check_game
from araldo.kernel.setups import pairwise
from tests.contract.support import fault


def test_a_partnership_game_keeps_the_contract_at_every_decision(banners: Game) -> None:
    for seed, setup in enumerate(pairwise(banners)):
        check_game(banners, setup, seed)


def one_partner_wins_alone(game: Game) -> Game:
    return game.but(result=lambda s: Outcome((1, 0, 0, 0), (0,)))


def partners_count_apart(game: Game) -> Game:
    return game.but(result=lambda s: Outcome((3, 0, 1, 0), (0, 2)))


def partner_does_not_see_the_council(game: Game) -> Game:
    def begin(s: Any, setup: Setup) -> None:
        game.begin(s, setup)
        s.hands[0].append(s.councils[0].pop())
        draw(s, s.deck, s.councils[0], bit(0))

    return game.but(begin=begin, invariants=None)


def pledges_are_told_to_all(game: Game) -> Game:
    def played(s: Any, f: Any, seat: int, action: Any) -> None:
        note(s, "pledged", seat=seat, tricks=s.pledges[seat])
        game.questions["play"].answer(s, f, seat, action)

    loud = copy(game.questions["play"])
    loud.answer = played
    return game.but(questions=[game.questions["pledge"], loud])


def partner_is_forgotten_when_imagining(game: Game) -> Game:
    """The partner's pledge is drawn anew although it can be seen."""

    def resample(s: Any, seat: int, rng: Any) -> None:
        for other in range(s.seats):
            if other != seat:
                s.pledges[other] = int(rng.random() * 3)

    return game.but(resample=resample)


def imagining_takes_pledges_over(game: Game) -> Game:
    return game.but(resample=None)


BROKEN: list[tuple[Callable[[Game], Game], str]] = [
    (one_partner_wins_alone, "partners have the same score, and win together"),
    (partners_count_apart, "partners have the same score, and win together"),
    (partner_does_not_see_the_council, "the ledger knows what a zone shows"),
    (pledges_are_told_to_all, "who learns something is told nothing else"),
    (partner_is_forgotten_when_imagining, "imagine keeps the viewer's view, options, refusals and default"),
    (imagining_takes_pledges_over, "imagine takes over nothing hidden"),
]


@pytest.mark.parametrize(("broken", "promise"), BROKEN, ids=lambda x: getattr(x, "__name__", ""))
def test_a_fault_of_sides_is_found(banners: Game, broken: Callable[[Game], Game], promise: str) -> None:
    game = broken(banners)
    assert fault(game, 4) == promise
