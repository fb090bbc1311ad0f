"""Every number of the data counts: whoever changes it sees another game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from araldo.kernel import Game, call, key_from_seed
from tests.games.numbers import Looks, Number, Trial, Walk, chosen, rule

SCENARIOS = (
    "kingdom_of_jerusalem", "crusade_of_the_faint_hearted", "second_crusade", "barons_crusade", "ninth_crusade",
    "kingdom_of_jerusalem_tournament",
)  # fmt: skip
PRICES = ("offer_gold_red", "offer_gold_green", "accept_min_gold_red", "accept_min_gold_green", "realm.*.count")


def happenings(game: Game) -> list[Any]:
    """Every event, as it happens to a dynasty that meets its conditions, rich and with troops, in some game."""
    meets, happening, events, found = rule(game, "meets"), rule(game, "Happening"), rule(game, "EVENTS"), []
    moments = [s for seed in range(4) for s in passing(game, seed)]
    for name, card in events.items():
        able = [(s, party) for s in moments for party in range(3) if meets(s, party, name)]
        for s, party in able[:3]:
            copy, log, rng = game.clone(s), [], Random(1)
            copy.asked = None
            call(copy, happening(block=card.block, actor=(party + 1) % 3, target=party))
            copy.log = log
            game.run(copy)
            for _ in range(6):
                copy.log = log
                seat = game.waiting(copy)[0]
                game.apply(copy, seat, game.choose(game.options(copy, seat), rng))
            found.append((name, copy.gold, copy.age, copy.unrest, log))
    return found


def passing(game: Game, seed: int) -> list[Any]:
    """Moments of a random game, in which everybody is rich, old and at arms."""
    s, rng, found = game.start(game.setup(3), key_from_seed(seed)), Random(seed), []
    for at in range(301):
        if game.over(s):
            break
        if at % 100 == 60:
            copy = game.clone(s)
            copy.gold = [9] * 3
            copy.treasury -= 27 - sum(s.gold)
            copy.age = [2] * 3
            for party in range(3):
                for land in rule(game, "lands_of")(copy, party)[:4]:
                    copy.foot[land], copy.unrest[land] = 1, 2
            found.append(copy)
        seat = game.waiting(s)[0]
        game.apply(s, seat, game.choose(game.options(s, seat), rng))
    return found


def by_number(game: Game) -> list[str]:
    """In which order events that ask for a number take the Characters."""
    people, number_of = rule(game, "PERSON"), rule(game, "number_of")
    return sorted(people, key=lambda name: number_of(people[name]))


def strategies(game: Game) -> list[Any]:
    """What the automatic dynasties pay and ask for a spouse, and buy, by strategy."""
    s = game.start(game.setup(1), key_from_seed(1))
    plain, bright = s.courts[0][:2]
    first, is_green = rule(game, "TOKEN0"), rule(game, "is_green")
    token = next(t for t in rule(game, "TOKENS") if is_green(t) and s.bearer[t - first] < 0)
    s.bearer[token - first] = bright
    s.worn.append(token)
    s.children[0] += [plain, bright]
    found: list[Any] = []
    names = ("propose", "asking_price", "buy_options", "STRATEGIES")
    propose, asking_price, buy_options, plans = (rule(game, name) for name in names)
    for number, plan in enumerate(plans):
        s.plan[1] = number
        for mate in (plain, bright):
            copy = game.clone(s)
            copy.log = []
            propose(copy, 1, s.kings[1], mate)
            found += [asking_price(s, 1, mate), copy.log]
        found += [buy_options(s, 1, item) for item in plan["realm"] if "count" in item]
    return found


def burgundy(game: Game) -> list[Any]:
    """What Burgundy pays and counts for who holds it."""
    s = game.start(game.setup(3, {"burgundy": True}), key_from_seed(1))
    land = rule(game, "BURGUNDY")
    s.owner[land] = 0
    return [rule(game, "yield_of")(s, land), rule(game, "points")(s, 0)]


def holdings(game: Game) -> list[Any]:
    """What each Development card and each place on the road to Jerusalem is good for."""
    s, kind_of, found = game.start(game.setup(3), key_from_seed(1)), rule(game, "kind_of"), []
    names = ("modifiers", "bonus_of", "bonuses", "price", "defence", "open_upkeep", "Upkeep")
    modifiers, bonus_of, bonuses, price, defence, open_upkeep, upkeep = (rule(game, name) for name in names)
    checks, land = rule(game, "CHECKS"), rule(game, "lands_of")(s, 0)[0]
    s.castle[land] = s.foot[land] = 1
    cards = {kind_of(card): card for card in rule(game, "DEVELOPMENTS")}
    for at in range(len(cards) + len(s.shields)):
        copy = game.clone(s)
        if at < len(cards):
            copy.cards[0] = [list(cards.values())[at]]
        else:
            copy.shields[at - len(cards)] = 0
        copy.gold, copy.log = [3, 2, 9], []
        found.append([modifiers(copy, 0, kind) for kind in checks])
        found.append([bonus_of(copy, 0), bonuses(copy, 0), defence(copy, land)])
        found.append([price(copy, 0, bought) for bought in range(3)])
        open_upkeep(copy, upkeep())
        found.append(copy.log)
    return found


TRIAL = Trial(
    Looks(
        "crusader_kings",
        walks=[
            Walk(3, answers=500),
            Walk(5, {"automata": 0, "burgundy": True}, answers=300, seed=2),
            Walk(1, answers=200, seed=3),
            Walk(2, {"automata": 3, "guide_hints": True}, answers=200, seed=4),
            *(Walk(3, {"scenario": name, "automata": 1}, answers=30) for name in SCENARIOS[1:]),
        ],
        bots=["seneschal"],
        probes={
            "events.toml": happenings,
            "characters.toml": by_number,
            **{f"ai.toml strategy.*.{key}": strategies for key in PRICES},
            **{f"developments.toml development.*.effects.*.{key}": holdings for key in ("n", "min_gold", "minimum")},
            **{f"map.toml variant_burgundy.{key}": burgundy for key in ("tax", "vp")},
            "crusade_track.toml space.*.bonus.n": holdings,
        },
    )
)


@pytest.mark.parametrize("number", chosen("crusader_kings"), ids=lambda number: number.name)
def test_this_number_counts(number: Number) -> None:
    TRIAL.counts(number)


def test_the_same_numbers_show_the_same_game() -> None:
    TRIAL.sees_no_ghosts()
