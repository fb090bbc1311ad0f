"""How often a heuristic bot beats random ones, its seat changing from game to game. A shared win counts 1/n."""

from __future__ import annotations

import argparse

from araldo.kernel.chance import key_from_seed
from araldo.kernel.discover import load
from araldo.kernel.play import make_bot, play_out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="castelli")
    parser.add_argument("--bot", default="steward")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--set", action="append", default=[], metavar="key=value")
    args = parser.parse_args()
    game = load(args.game)
    setup = game.setup(args.seats, dict(pair.split("=", 1) for pair in args.set))
    wins = ahead = 0.0
    for i in range(args.games):
        hero = i % args.seats
        names = [args.bot if seat == hero else "random" for seat in range(args.seats)]
        bots = [make_bot(game, name, 1000 * (args.seed + i) + seat) for seat, name in enumerate(names)]
        s = game.start(setup, key_from_seed(args.seed + i))
        play_out(game, s, bots, game.bound)
        outcome = game.outcome(s, cut=True)
        if hero in outcome.winners:
            wins += 1 / len(outcome.winners)
        others = [score for seat, score in enumerate(outcome.scores) if seat != hero]
        ahead += outcome.scores[hero] - sum(others) / len(others)
    print(f"{args.bot} against random: {wins / args.games:.1%} of {args.games} games, {ahead / args.games:+.1f} points")


if __name__ == "__main__":
    main()
