"""Chapter 4.15, the tournament of four: which duels are played, on which board, and who has won.

CA-TOU-10: a duel is a game of its own and knows nothing of the other. CA-TOU-09: each starts afresh; the noted points
are here.
"""

from __future__ import annotations

from hashlib import sha256

from araldo.games.castelli.board import fixed_layout
from araldo.games.castelli.box import COLOURS, load
from araldo.kernel import Outcome, Pairing, Result, Series, Setup

ROUNDS: dict[str, list[list[str]]] = {t["id"]: t["rounds"] for t in load("layouts.toml")["tournament"]}
HALVES = ("tournament_west", "tournament_east")


def applies(setup: Setup) -> bool:
    return str(setup.options["mode"]).startswith("tournament")


def pairings(setup: Setup, key: bytes, past: list[list[Result]]) -> list[Pairing] | None:
    """The next round: two duels side by side (CA-TOU-01), or None when all have been played."""
    number = len(past)
    if setup.options["mode"] == "tournament_knockout":  # CA-TOU-06
        if number == 2:
            return None
        pairs = [(0, 1), (2, 3)] if number == 0 else _finalists(setup, key, past[0])
    else:  # CA-TOU-07
        rounds = ROUNDS["round_robin"]
        if number == len(rounds):
            return None
        pairs = [(int(game[1]) - 1, int(game[4]) - 1) for game in rounds[number]]
    return [Pairing(pair, duel(setup, key, number, half, pair)) for half, pair in enumerate(pairs)]


def _finalists(setup: Setup, key: bytes, first: list[Result]) -> list[tuple[int, int]]:
    """The winners for first place, the losers for third; the lower seat is named first."""
    winners = [advancing(key, game) for game in first]
    losers = [next(seat for seat in game.seats if seat != winner) for game, winner in zip(first, winners, strict=True)]
    return [(min(winners), max(winners)), (min(losers), max(losers))]


def advancing(key: bytes, game: Result) -> int:
    """CA-TOU-08: a shared duel goes to more silver, then more resources, then by lot."""
    if len(game.outcome.winners) == 1:
        return game.seats[game.outcome.winners[0]]
    silver, resources = game.outcome.details["silver"], game.outcome.details["resources"]
    best = max(zip(silver, resources, strict=True))
    tied = [i for i in range(2) if (silver[i], resources[i]) == best]
    lot = sha256(key + b"lot" + bytes(game.seats)).digest()[0] % 2
    return game.seats[tied[0] if len(tied) == 1 else lot]


def duel(setup: Setup, key: bytes, number: int, half: int, pair: tuple[int, int]) -> Setup:
    """CA-TOU-09, CA-TOU-11: a two-player game on one half; colours are kept; the start alternates."""
    options = {**setup.options, "mode": "single"}
    colours = setup.choices.get("colours", COLOURS)
    choices = {
        "layout": fixed_layout(HALVES[half]),
        "colours": [colours[seat] for seat in pair],
        "start": number % 2,  # the lower seat in rounds 1 and 3
        "duel": half,
        "deal": sha256(key + b"deal %d" % number).hexdigest(),  # what the two duels of a round share
    }
    return Setup(setup.game, setup.version, 2, options, choices)


def ranking(setup: Setup, key: bytes, past: list[list[Result]]) -> Outcome:
    """Who has won the tournament."""
    if setup.options["mode"] == "tournament_knockout":
        return _knockout(past)
    return _round_robin(past)


def _knockout(past: list[list[Result]]) -> Outcome:
    """Scores: 4 for the first place down to 1; a shared duel of round two shares the better place (CA-TOU-08)."""
    scores = [0] * 4
    winners: list[int] = []
    for place, game in zip((4, 2), past[1], strict=True):
        for i, seat in enumerate(game.seats):
            won = i in game.outcome.winners
            scores[seat] = place if won else place - 1
            if won and place == 4:
                winners.append(seat)
    return Outcome(tuple(scores), tuple(sorted(winners)))


def _round_robin(past: list[list[Result]]) -> Outcome:
    """CA-TOU-07: the highest total; CA-TOU-08: then duels won, then castles, then shared."""
    games = [game for games in past for game in games]
    totals = []
    for seat in range(4):
        mine = [(g, g.seats.index(seat)) for g in games if seat in g.seats]
        totals.append(
            (
                sum(g.outcome.scores[i] for g, i in mine),
                sum(i in g.outcome.winners for g, i in mine),
                sum(g.outcome.details["castles"][i] for g, i in mine),
            )
        )
    best = max(totals)
    return Outcome(tuple(t[0] for t in totals), tuple(seat for seat in range(4) if totals[seat] == best))


SERIES = Series(applies, pairings, ranking)
