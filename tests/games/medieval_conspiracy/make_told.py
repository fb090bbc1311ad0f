"""Makes what is in told/: everything that is logged of some games, one line an event.

    python -m tests.games.medieval_conspiracy.make_told            (at the root of the project)

Of games that bold players begin, or go on with from a crowded map, also every question: what it offers, what it
refuses and by which rule, and what somebody away would answer. Run it only when a change of the rules or of the log is
meant, and look at what it changes.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from araldo.games.medieval_conspiracy import GAME
from araldo.kernel import Action, Option, Span, key_from_seed
from araldo.kernel.log import Event
from araldo.kernel.play import make_bot, play_out
from tests.games.medieval_conspiracy.scenario import McTable, crowded

TOLD = Path(__file__).parent / "told"
QUICK = {"quick_end": "turn_limit", "turn_limit": 4, "buy_heir": True, "honourable_retreat": True}
GAMES: dict[str, tuple[int, int, dict[str, Any]]] = {  # seats, seed, options
    "plain": (3, 1, {}),
    "war": (4, 2, {"war_emphasis": True}),
    "quick": (5, 3, QUICK),
}
FEUDS = {"war_emphasis": True, "honourable_retreat": True, "attack_origins": "many", "both_destroyed": "defender_keeps",
         "reorganise_knights_first": True, "buy_heir": True, "buy_heir_ducats": 50, "buy_heir_cards": 1}  # fmt: skip
LOOSE = {"elector_pool": "all", "elector_bid_mode": "maximum", "deposition_counts_masters": True, "money_unit": 1,
         "component_limits": False, "twins_may_split": True, "bribe_consent": "bidders", "open_money": True,
         "strict_master_thresholds": True, "support_bonus": 1, "anarchy_retaliation": False}  # fmt: skip
SHORT = {"quick_end": "event_deck", "quick_elector_discount": True, "election_count": "glory", "foreign_routes": False,
         "reichsstadt_doubles_base": True, "knight_vs_mercenary": 2, "mercenary_hits": 3}  # fmt: skip
HALF = {"two_player_half": "choose", "quick_extra_fief": True}
BOLD: dict[str, tuple[int, int, dict[str, Any]]] = {
    "early": (2, 1, HALF),
    "late": (3, 40, {}),
    "late_feuds": (4, 10, FEUDS),
    "late_loose": (3, 19, LOOSE),
    "late_short": (5, 18, SHORT),
}
DECISIONS = 600  # of a game of bold players
FREELY = 1 / 40  # how often somebody takes up a standing right


def told(name: str) -> list[str]:
    """Every event: its rule, its kind, and all that it holds."""
    if name in BOLD:
        seats, seed, options = BOLD[name]
        new = McTable(GAME, seats, options, seed=seed) if name == "early" else crowded(seats, seed, **options)
        return told_boldly(new, seed)
    seats, seed, options = GAMES[name]
    events: list[Event] = []
    s = GAME.start(GAME.setup(seats, options), key_from_seed(seed), log=events)
    play_out(GAME, s, [make_bot(GAME, "random", seed + seat) for seat in range(seats)], bound=1800)
    return [line(e) for e in events]


def line(e: Event) -> str:
    held = " ".join(f"{key}={value}" for key, value in sorted({**e.params, **e.secret}.items()))
    return f"{e.rule} {e.kind} {held}"


def told_boldly(t: McTable, seed: int) -> list[str]:
    rng, done, lines = Random(seed), Counter[str](), [line(e) for e in t.events]
    for _ in range(DECISIONS):
        if GAME.over(t.state):
            break
        lines += asked(t)
        t.events.clear()
        seat, action = boldly(t, rng, done)
        t.do(seat, *action)
        lines += [line(e) for e in t.events]
    return lines


def boldly(t: McTable, rng: Random, done: Counter[str]) -> tuple[int, Action]:
    """Any of those asked, or now and then one with a standing right; of the verbs, the rarer so far the likelier."""
    s = t.state
    holders = [seat for free in s.asked.free for seat in free.seats if GAME.free_options(s, seat)]
    freely = bool(holders) and rng.random() < FREELY
    seat = rng.choice(holders if freely else t.waiting())
    options = GAME.free_options(s, seat) if freely else t.options(seat)
    verbs = sorted({f"{t.asked} {verb(o)}" for o in options})
    chosen = rng.choices(verbs, [1 / (1 + done[each]) for each in verbs])[0]
    done[chosen] += 1
    return seat, GAME.choose([o for o in options if f"{t.asked} {verb(o)}" == chosen], rng)


def asked(t: McTable) -> list[str]:
    """A question to each seat, as a line: how many options by verb, refusals by rule, and the default."""
    lines = []
    for seat in t.waiting():
        weighed = GAME.weigh(t.state, seat)
        open_, barred = Counter[str](), Counter[str]()
        for option, why in weighed:
            (open_ if why is None else barred)[reach(option) if why is None else why.rule] += 1
        may = " ".join(f"{count} {word}" for word, count in sorted(open_.items()))
        not_ = " ".join(f"{count} by {rule}" for rule, count in sorted(barred.items()))
        away = " ".join(map(str, GAME.default(t.state, seat)))
        lines.append(f"? {t.asked} {seat}: {may}; barred {not_ or 'none'}; away {away}")
    return lines


def verb(option: Option) -> str:
    """Its first word; a card is played under its own name."""
    head = option if isinstance(option, tuple) else option.head
    return " ".join(map(str, head[: 1 + (head[0] == "play")]))


def reach(option: Option) -> str:
    """Its verb; of a number also the least and the most."""
    return f"{verb(option)} {option.low}-{option.high}" if isinstance(option, Span) else verb(option)


if __name__ == "__main__":
    TOLD.mkdir(exist_ok=True)
    for game in (*GAMES, *BOLD):
        (TOLD / f"{game}.txt").write_text("\n".join(told(game)) + "\n", encoding="utf-8")
