"""Two Banners: a small partnership game, to hold everybody to sides.

Partners pledge in secret how many tricks they will take, each seeing the other's pledge and the other's first card,
then play them. `entry_points.txt` beside this package is all that Araldo needs to find it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from araldo.kernel import (
    AGAIN,
    ALL,
    Action,
    Frame,
    Game,
    Option,
    Outcome,
    Refusal,
    Seen,
    Setup,
    TeamState,
    allies,
    ask,
    bit,
    call,
    draw,
    end,
    finish,
    move,
    note,
    outcome_of_sides,
    procedure,
    public,
    sealed,
    shuffle,
    sided,
    single,
    stock,
    take_result,
    zone,
)
from araldo.kernel.play import Eyes

SUITS = "chsb"
CARDS = [f"{suit}{value}" for suit in SUITS for value in range(1, 7)]  # a piece is its index here
BONUS = 5


@dataclass(slots=True)
class Banners(TeamState):
    deck: list[int] = zone(Seen.NOBODY)
    hands: list[list[int]] = zone(Seen.OWNER, ordered=False)
    councils: list[list[int]] = zone(Seen.SIDE, ordered=False)
    table: list[int] = zone(Seen.ALL)
    gone: list[int] = zone(Seen.ALL)
    pledges: list[int] = sided()  # -1 before there is one
    tricks: list[int] = public()  # by seat


@dataclass(slots=True)
class Match(Frame):
    """The whole game: pledges, then trick after trick."""

    leader: int = public(0)
    pledged: bool = public(False)


@dataclass(slots=True)
class Trick(Frame):
    leader: int = public(0)


# -- the match


def pledge_tricks(s: Banners, f: Match) -> int | None:
    return None if f.pledged else ask(s, "pledge", *range(s.seats))


def next_trick(s: Banners, f: Match) -> int:
    winner = take_result(f, int)
    f.leader = f.leader if winner is None else winner
    if not held(s, f.leader):
        return finish(s)
    call(s, Trick(leader=f.leader))
    return AGAIN


# -- a trick


def play_cards(s: Banners, f: Trick) -> int | None:
    turn = (f.leader + len(s.table)) % s.seats
    return None if len(s.table) == s.seats else ask(s, "play", turn)


def take_trick(s: Banners, f: Trick) -> int:
    """PA-TRK-01"""
    led = CARDS[s.table[0]][0]
    following = [place for place, card in enumerate(s.table) if CARDS[card][0] == led]
    winner = (f.leader + max(following, key=lambda place: CARDS[s.table[place]])) % s.seats
    s.tricks[winner] += 1
    while s.table:
        move(s, s.table[-1], s.table, s.gone)
    note(s, "trick", seat=winner, rule="PA-TRK-01")
    return end(s, winner)


# -- questions


def held(s: Banners, seat: int) -> list[int]:
    return sorted(s.hands[seat] + s.councils[seat])


def pledge_options(s: Banners, f: Match, seat: int) -> list[Option]:
    return [("pledge", n) for n in range(s.options["hand"] + 1)]


def pledged(s: Banners, f: Match, answers: dict[int, Action]) -> None:
    """PA-FOR-01"""
    f.pledged = True
    for seat, action in answers.items():
        s.pledges[seat] = action[1]
        note(s, "pledged", seat=seat, secret={"tricks": action[1]}, to=allies(s, seat), rule="PA-FOR-01")


def card_candidates(s: Banners, f: Trick, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    cards = [CARDS[card] for card in held(s, seat)]
    led = CARDS[s.table[0]][0] if s.table else ""
    follows = any(card[0] == led for card in cards)
    for card in cards:
        yield ("play", card), Refusal("PA-TRK-01") if follows and card[0] != led else None


def played(s: Banners, f: Trick, seat: int, action: Action) -> None:
    card = CARDS.index(action[1])
    move(s, card, s.hands[seat] if card in s.hands[seat] else s.councils[seat], s.table, seen=ALL)
    note(s, "played", seat=seat, card=action[1])


# -- beginning and end


def teams(setup: Setup) -> list[int]:
    """PA-SET-02"""
    sides = setup.seats // 2
    return [seat % sides if setup.options["partners"] == "across" else seat // 2 for seat in range(setup.seats)]


def begin(s: Banners, setup: Setup) -> None:
    """PA-SET-01"""
    stock(s, len(CARDS))
    s.deck = list(range(len(CARDS)))
    s.hands, s.councils = ([[] for _ in range(s.seats)] for _ in range(2))
    s.pledges, s.tricks = [-1] * s.seats, [0] * s.seats
    shuffle(s, s.deck)
    for seat in range(s.seats):
        draw(s, s.deck, s.councils[seat], allies(s, seat))
        for _ in range(s.options["hand"] - 1):
            draw(s, s.deck, s.hands[seat], bit(seat))
    call(s, Match())


def result(s: Banners) -> Outcome:
    """PA-END-01"""
    scores = [0] * len(set(s.sides))
    pledges = scores[:]
    for seat, side in enumerate(s.sides):
        scores[side] += s.tricks[seat]
        pledges[side] += s.pledges[seat]
    kept = [score + (BONUS if pledge == score else 0) for score, pledge in zip(scores, pledges, strict=True)]
    return outcome_of_sides(s, kept)


def resample(s: Banners, seat: int, rng: Random) -> None:
    """What the other sides have pledged may be anything."""
    match = s.frames[0] if s.frames else None
    begun = match is None or (isinstance(match, Match) and match.pledged)
    for other in range(s.seats):
        if not allies(s, other) >> seat & 1:
            s.pledges[other] = int(rng.random() * (s.options["hand"] + 1)) if begun else -1


def invariants(s: Banners) -> None:
    assert sum(s.tricks) <= s.options["hand"], "tricks"
    assert all(-1 <= pledge <= s.options["hand"] for pledge in s.pledges), "pledges"


def evaluate(s: Banners, seat: int) -> float:
    return sum(tricks for other, tricks in enumerate(s.tricks) if allies(s, seat) >> other & 1)


class Bold:
    """A bot: pledges half of its tricks and plays its highest card."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, eyes: Eyes) -> Action:
        options: list[Action] = [option for option in eyes.options if isinstance(option, tuple)]
        if eyes.kind == "pledge":
            return options[len(options) // 2]
        return max(options, key=lambda action: str(action[1])[1])

    def free(self, eyes: Eyes) -> Action | None:
        return None


GAME = Game(
    id="pairs",
    version=1,
    title={"en": "Two Banners", "it": "Due insegne"},
    folder=Path(__file__).parent,
    state=Banners,
    seats=(4, 6),
    usual_seats=4,
    teams=teams,
    procedures=[procedure(Match, pledge_tricks, next_trick), procedure(Trick, play_cards, take_trick)],
    questions=(
        sealed("pledge", Match, pledged, options=pledge_options),
        single("play", Trick, played, candidates=card_candidates),
    ),
    begin=begin,
    result=result,
    bound=60,
    invariants=invariants,
    resample=resample,
    backs=[0] * len(CARDS),
    bots={"bold": Bold},
    evaluate=evaluate,
)
