"""A small chapter that is right, for `test_planted_mistakes`: an auction and a feast."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from araldo.kernel import (
    PASS,
    Action,
    Frame,
    Game,
    Option,
    Outcome,
    Refusal,
    Setup,
    State,
    ask,
    call,
    draft,
    procedure,
    public,
    sealed,
    single,
    window,
)


@dataclass(slots=True)
class Market(State):
    coins: list[int] = public()


@dataclass(slots=True)
class Other(State):
    herds: list[int] = public()


@dataclass(slots=True)
class Auction(Frame):
    high: int = public(0)


@dataclass(slots=True)
class Feast(Frame):
    guests: int = public(0)


def ask_bid(s: Market, f: Auction) -> int | None:
    return ask(s, "bid", 0) if f.high < s.coins[0] else None


def serve(s: Market, f: Feast) -> None:
    f.guests += 1


def bids(s: Market, f: Auction, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    yield PASS, None
    yield ("bid", f.high + 1), None if s.coins[seat] > f.high else Refusal("MK-1")


def dishes(s: Market, f: Feast, seat: int) -> list[Option]:
    return [("eat", f.guests)]


def bid_made(s: Market, f: Auction, seat: int, action: Action) -> None:
    f.high = action[1]


def all_bid(s: Market, f: Auction, answers: dict[int, Action]) -> None:
    f.high = max(action[1] for action in answers.values())


def wares(s: Market, f: Auction, seat: int, edits: list[Action]) -> list[Option]:
    return [("ware", len(edits))]


def chosen(s: Market, f: Auction, drafts: dict[int, list[Action]]) -> None:
    f.high = len(drafts)


def nobody(s: Market, f: Auction) -> None:
    f.high = 0


def begin(s: Market, setup: Setup) -> None:
    call(s, Auction())


def result(s: Market) -> Outcome:
    return Outcome(tuple(s.coins), (0,))


def herds(s: Other) -> Outcome:
    return Outcome(tuple(s.herds), (0,))


PROCEDURES = [procedure(Auction, ask_bid), procedure(Feast, serve)]
QUESTIONS = [
    single("bid", Auction, bid_made, candidates=bids),
    sealed("together", Auction, all_bid, candidates=bids),
    draft("wares", Auction, chosen, edits=wares),
    window("outbid", Auction, bid_made, closed=nobody, candidates=bids),
]
GAME = Game(
    id="market",
    version=1,
    title={},
    folder=Path(),
    state=Market,
    seats=(1,),
    usual_seats=1,
    begin=begin,
    result=result,
    bound=9,
    procedures=PROCEDURES,
    questions=QUESTIONS,
)
