"""Fair Day: a whole game for Araldo in one small package of its own, to copy from.

Each round a fair is opened: a die sets the prize, everybody stakes a merchant in secret, the dearest (or the cheapest)
takes the prize unless a thief is quicker. It has one of everything: hidden hands (`hands`), a sealed question
(`stake`), a standing right (`sell`), a reaction window (`thief`), a plain question (`open`), and a die.
`entry_points.txt` beside this package is all that Araldo needs to find it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from araldo.kernel import (  # fmt: skip
    AGAIN,
    ALL,
    About,
    Action,
    Frame,
    Free,
    Game,
    Option,
    Outcome,
    Refusal,
    Seen,
    Setup,
    State,
    ask,
    bit,
    call,
    end,
    finish,
    move,
    note,
    procedure,
    public,
    roll,
    sealed,
    shuffle,
    single,
    window,
    zone,
)
from araldo.kernel.pieces import draw, slip, stock
from araldo.kernel.play import Eyes
from araldo.kernel.telling import Brief, Chance, Change, Cost, Hint, Odds, Phrase, Row, Source, Table, Tells

# -- the box: fifteen merchants, three thieves. A piece is its index here; an action names the kind, which people see.

KINDS = [f"m{value}" for value in (1, 2, 3, 4, 5) for _ in range(3)] + ["thief"] * 3
HAND = 3
COINS = 2


# -- the state: every field, and every local of a frame, says who sees it


@dataclass(slots=True)
class Fair(State):
    deck: list[int] = zone(Seen.NOBODY)
    hands: list[list[int]] = zone(Seen.OWNER, ordered=False)
    discard: list[int] = zone(Seen.ALL)
    coins: list[int] = public()
    points: list[int] = public()
    sold: int = public(0)  # mask of seats that have sold a card in this round


@dataclass(slots=True)
class Day(Frame):
    """The whole game: fair after fair."""

    round: int = public(0)


@dataclass(slots=True)
class Round(Frame):
    """One fair."""

    opener: int = public(0)
    prize: int = public(0)
    wins: str = public("")  # "dear" or "cheap", once the opener has said so
    rerolled: bool = public(False)
    staked: bool = public(False)
    winner: int = public(-1)
    watched: bool = public(False)  # nobody can steal the prize any more


def kinds_of(s: Fair, seat: int) -> list[str]:
    return sorted({KINDS[piece] for piece in s.hands[seat]})


def find(s: Fair, seat: int, kind: str) -> int:
    """The piece of this kind in a hand. Equal ones are equal to everybody: the lowest will do."""
    return min(piece for piece in s.hands[seat] if KINDS[piece] == kind)


# -- the day


def next_fair(s: Fair, f: Day) -> int:
    if f.round == s.options["rounds"]:
        return finish(s)  # TI-END-01
    f.round += 1
    s.sold = 0
    call(s, Round(opener=(f.round - 1) % s.seats))
    return AGAIN


# -- a fair, step by step


def roll_prize(s: Fair, f: Round) -> None:
    f.prize = roll(s, "prize")


def open_fair(s: Fair, f: Round) -> int | None:
    return None if f.wins else ask(s, "open", f.opener, free=sellers(s))


def stake_merchants(s: Fair, f: Round) -> int | None:
    return None if f.staked else ask(s, "stake", *range(s.seats), free=sellers(s))


def watch_for_thieves(s: Fair, f: Round) -> int | None:
    """Everybody but the winner is asked, whatever they hold: nobody is shown who could steal."""
    if f.winner < 0 or f.watched:
        return None
    return ask(s, "thief", *[(f.winner + i) % s.seats for i in range(1, s.seats)], free=sellers(s))


def give_prize(s: Fair, f: Round) -> None:
    if f.winner >= 0:
        s.points[f.winner] += f.prize
        note(s, "won", seat=f.winner, prize=f.prize)
    else:
        note(s, "nobody")


def refill_hands(s: Fair, f: Round) -> int:
    for i in range(s.seats):
        seat = (f.opener + i) % s.seats
        while len(s.hands[seat]) < HAND and draw(s, s.deck, s.hands[seat], bit(seat)) is not None:
            pass
    return end(s)


# -- questions: candidates with the rule that forbids them, and what an answer does


def open_candidates(s: Fair, f: Round, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    yield ("open", "dear"), None
    yield ("open", "cheap"), None
    poor = Refusal("TI-FAI-02", (("coins", s.coins[seat]),)) if f.rerolled or s.coins[seat] == 0 else None
    yield ("reroll",), poor


def opened(s: Fair, f: Round, seat: int, action: Action) -> None:
    if action == ("reroll",):
        s.coins[seat] -= 1
        f.rerolled = True
        f.prize = roll(s, "prize")
    else:
        f.wins = action[1]
        note(s, "opened", seat=seat, wins=action[1])


def stake_candidates(s: Fair, f: Round, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    yield ("pass",), None
    for kind in kinds_of(s, seat):
        yield ("stake", kind), Refusal("TI-STK-02") if kind == "thief" else None


def staked(s: Fair, f: Round, answers: dict[int, Action]) -> None:
    """TI-STK-01: shown together; equal stakes cancel each other."""
    f.staked = True
    stakes = {seat: action[1] for seat, action in answers.items() if action != ("pass",)}
    for seat, kind in stakes.items():
        move(s, find(s, seat, kind), s.hands[seat], s.discard, seen=ALL)
        note(s, "staked", seat=seat, card=kind)
    single = {kind: seat for seat, kind in stakes.items() if list(stakes.values()).count(kind) == 1}
    if single:
        f.winner = single[max(single) if f.wins == "dear" else min(single)]


def thief_candidates(s: Fair, f: Round, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    yield ("pass",), None
    yield ("thief",), None if "thief" in kinds_of(s, seat) else Refusal("TI-THF-02")


def thief_played(s: Fair, f: Round, seat: int, action: Action) -> None:
    """TI-THF-01: the first after the winner."""
    move(s, find(s, seat, "thief"), s.hands[seat], s.discard, seen=ALL)
    f.winner, f.watched = seat, True
    note(s, "stolen", seat=seat)


def nothing_stolen(s: Fair, f: Round) -> None:
    f.watched = True


def sellers(s: Fair) -> tuple[Free, ...]:
    return (Free("sell", tuple(range(s.seats))),)


def sell_candidates(s: Fair, f: Frame, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    why = Refusal("TI-SEL-02") if s.sold >> seat & 1 else None
    for kind in kinds_of(s, seat):
        yield ("sell", kind), why


def sold(s: Fair, f: Frame, seat: int, action: Action) -> None:
    """TI-SEL-01: face down under the deck; only the seller knows which card it was."""
    slip(s, find(s, seat, action[1]), s.hands[seat], s.deck, keep=bit(seat), bottom=True)
    s.sold |= bit(seat)
    s.coins[seat] += 1
    note(s, "sold", seat=seat, secret={"card": action[1]}, to=bit(seat))


# -- beginning and end


def begin(s: Fair, setup: Setup) -> None:
    stock(s, len(KINDS))
    s.hands = [[] for _ in range(s.seats)]
    s.coins = [COINS] * s.seats
    s.points = [0] * s.seats
    s.deck = [p for p, kind in enumerate(KINDS) if kind != "thief" or s.options["thieves"]]
    s.discard = [] if s.options["thieves"] else [p for p, kind in enumerate(KINDS) if kind == "thief"]
    for piece in s.discard:
        s.known[piece] = ALL
    shuffle(s, s.deck)
    for seat in range(s.seats):
        for _ in range(HAND):
            draw(s, s.deck, s.hands[seat], bit(seat))
    call(s, Day())


def result(s: Fair) -> Outcome:
    scores = tuple(points + coins for points, coins in zip(s.points, s.coins, strict=True))
    return Outcome(scores, tuple(seat for seat, score in enumerate(scores) if score == max(scores)))


def invariants(s: Fair) -> None:
    assert sorted([*s.deck, *s.discard, *(p for hand in s.hands for p in hand)]) == list(range(len(KINDS))), "cards"
    assert min(s.coins) >= 0, "coins"
    assert all(len(hand) <= HAND for hand in s.hands), "hands"


# -- what people and bots see of it


def sketch(view: dict[str, Any], lang: str) -> str:
    """The table in a terminal, from a view and nothing else."""
    say = GAME.texts.say
    lines = []
    for frame in view["frames"]:
        if frame["procedure"] == "Round":
            lines.append(say(lang, "board-fair", prize=frame["prize"], wins=frame["wins"] or "open"))
    for seat in range(view["seats"]):
        hand = view["hands"][seat]
        cards = [*(KINDS[p] for p in hand["known"]), *["unseen"] * hand["hidden"]]
        own = {"points": view["points"][seat], "coins": view["coins"][seat]}
        lines.append(say(lang, "board-seat", seat=seat, cards=cards, **own))
    lines.append(say(lang, "board-deck", count=len(view["deck"])))
    return "\n".join(lines)


def about(view: dict[str, Any]) -> About | None:
    """What a thief would steal, and from whom."""
    f = view["frames"][-1] if view["frames"] else {}
    if view["asked"] is None or view["asked"]["kind"] != "thief":
        return None
    return About("about-thief", {"seat": f["winner"], "prize": f["prize"]}, (f["winner"],))


def which_round(view: dict[str, Any]) -> int | None:
    return view["frames"][0]["round"] if view["frames"] else None


# -- what people are told about a decision: from a state as the seat may believe it to be

ON_OPENING, ON_SALES = "TI-FAI-01", "TI-SEL-01"  # told, not enforced here


def hint(s: Fair, seat: int, action: Action) -> Hint | None:
    if action[0] == "reroll":
        return Hint(cost=(Cost("coin", 1),), effect=Phrase("effect-reroll"), group="dice", sure=True)
    if action[0] == "sell":
        return Hint(after=(Change("coin", s.coins[seat], s.coins[seat] + 1, ON_SALES),), detail=f"cards/{action[1]}")
    return None


def brief(s: Fair, seat: int) -> Brief | None:
    f = s.frames[-1]
    if not isinstance(f, Round):
        return None
    return Brief(title=Phrase("title-fair", {"prize": f.prize}), by=f.opener, rule=ON_OPENING,
                 idle=Phrase("idle-fair"))  # fmt: skip


def odds(s: Fair, seat: int, action: Action) -> Odds | None:
    if action != ("reroll",):
        return None
    now = s.frames[-1].prize
    better = round(1000 * (6 - now) / 6)
    return Odds(Phrase("odds-reroll"), (Chance(Phrase("odds-better"), better, 1),
                                        Chance(Phrase("odds-worse"), 1000 - better, -1)))  # fmt: skip


def cards_left(s: Fair, seat: int) -> Table:
    gone = [KINDS[piece] for piece in s.discard]
    rows = [Row(kind, (kind, KINDS.count(kind) - gone.count(kind))) for kind in dict.fromkeys(KINDS)]
    return Table(Phrase("table-cards"), (Phrase("column-card"), Phrase("column-left")), tuple(rows))


def sources(s: Fair) -> list[Source]:
    return [Source("prizes", tuple(s.points)), Source("coin", tuple(s.coins))]


class Miser:
    """A bot: stakes its cheapest merchant, never sells, steals when it can."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, eyes: Eyes) -> Action:
        ranked: list[Any] = [o for o in eyes.options if o[0] in ("stake", "thief")] or eyes.options
        return ranked[0] if eyes.kind != "open" else Game.choose(eyes.options, self.rng)

    def free(self, eyes: Eyes) -> Action | None:
        return None


GAME = Game(
    id="tiny",
    version=1,
    title={"en": "Fair Day", "it": "Giorno di fiera"},
    folder=Path(__file__).parent,
    state=Fair,
    seats=(2, 3),
    usual_seats=3,
    procedures=[
        procedure(Day, next_fair),
        procedure(Round, roll_prize, open_fair, stake_merchants, watch_for_thieves, give_prize, refill_hands),
    ],
    questions=(
        single("open", Round, opened, candidates=open_candidates),
        sealed("stake", Round, staked, candidates=stake_candidates),
        window("thief", Round, thief_played, closed=nothing_stolen, candidates=thief_candidates),
        single("sell", Frame, sold, candidates=sell_candidates, shown=lambda action: ("sell",)),
    ),
    begin=begin,
    result=result,
    bound=120,
    invariants=invariants,
    backs=[0] * len(KINDS),
    bots={"miser": Miser},
    sketch=sketch,
    about=about,
    tells=Tells(option=hint, brief=brief, odds=odds, tables={"cards": cards_left}, sources=sources),
    scopes={"round": which_round},
    evaluate=lambda s, seat: s.points[seat] + s.coins[seat] - max(s.points),
)
