"""The state of one game of Crusader Kings, who sees which part of it, and the procedures that run in it.

A *party* is a dynasty in the game: the seats of the table come first, the automatic dynasties after them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from araldo.kernel import Frame, Seen, State, public, zone


@dataclass(slots=True)
class Kings(State):
    parties: int = public(0)
    chart: int = public(0)  # which map: 0 plain, 1 with Burgundy
    lands: tuple[int, ...] = public(())  # the territories that are accessible (CK-SET-16)
    goal: int = public(10)  # the last position of the Crusade
    eras: int = public(3)
    lasting: bool = public(False)  # elimination is permanent

    # Action cards
    decks: list[list[int]] = zone(Seen.NOBODY)
    discards: list[list[int]] = zone(Seen.ALL)
    hands: list[list[int]] = zone(Seen.OWNER, ordered=False, memory=True)  # by party; others as an event has shown them
    laid: list[list[int]] = zone(Seen.OWNER, memory=True)  # by party: chosen for this Round, the next one first
    table: list[int] = zone(Seen.ALL)  # the card that is being played
    stocks: list[list[int]] = zone(Seen.NOBODY, ordered=False)  # by party: the deck of an automatic dynasty
    took: list[list[int]] = public()  # by party and deck: cards drawn this Era and not yet seen by all
    backs: list[list[int]] = public()  # by party: decks of the laid cards, with the option `show_card_kinds`

    # Development cards
    study: list[int] = zone(Seen.NOBODY, ordered=False)  # the deck
    display: list[int] = zone(Seen.ALL)
    study_discard: list[int] = zone(Seen.ALL)
    cards: list[list[int]] = zone(Seen.ALL)  # by party

    # Characters
    courts: list[list[int]] = zone(Seen.NOBODY, ordered=False)  # by Culture: its deck
    court_discards: list[list[int]] = zone(Seen.ALL)
    suitors: list[int] = zone(Seen.ALL)  # by territory, -1: none
    kings: list[int] = zone(Seen.ALL)  # by party: King or Queen (CK-GEN-02)
    spouses: list[int] = zone(Seen.ALL)
    children: list[list[int]] = zone(Seen.ALL)  # by party, eldest first
    child_mates: list[list[int]] = zone(Seen.ALL)  # spouses of the children, -1: none
    siblings: list[list[int]] = zone(Seen.ALL)
    sibling_mates: list[list[int]] = zone(Seen.ALL)
    rulers: list[int] = zone(Seen.ALL)  # starting rulers not in play
    gone: list[int] = zone(Seen.ALL)  # out of the game

    # Trait tokens
    bags: list[list[int]] = zone(Seen.OWNER, ordered=False)  # an owner may always look, nobody else (CK-CHK-19)
    general: list[int] = zone(Seen.NOBODY, ordered=False)
    event_pile: list[int] = zone(Seen.ALL)
    token_box: list[int] = zone(Seen.ALL)
    track: list[list[int]] = zone(Seen.ALL)  # by position from 0
    drawn: list[int] = zone(Seen.ALL)  # in the check that goes on
    worn: list[int] = zone(Seen.ALL)  # those that lie on Characters
    bearer: list[int] = public()  # by token: the Character that it lies on, or -1

    # territories
    owner: list[int] = public()  # the party whose Knight stands there, or -1
    foot: list[int] = public()  # 0 or 1
    castle: list[int] = public()
    unrest: list[int] = public()
    harvest: list[int] = public()
    failure: list[int] = public()
    plague: list[int] = public()  # 0, 1 Outbreak, 2 Over
    ally: list[int] = public()  # the party with which an independent territory has a Pact, or -1
    duke: list[int] = public()  # the Character whose Duchy it is (CK-TIT-02), or -1

    # parties
    house: list[int] = public()  # which Dynasty card
    culture: list[int] = public()
    plan: list[int] = public()  # the strategy of an automatic dynasty, or -1
    gold: list[int] = public()
    treasury: int = public(0)
    age: list[int] = public()
    pacts: list[int] = public()  # masks of parties
    wars: list[int] = public()
    claims: list[int] = public()  # mask of those against whom a party holds a Casus Belli
    crusades: list[int] = public()  # Crusade cards played this Era
    offers_left: list[int] = public()  # marriage offers left in this phase (CK-MAR-21)
    trades_left: list[int] = public()  # trade offers that may still be refused before the next card or phase
    shields: list[int] = public()  # by position of the track: a party, or -1
    awards: list[int] = public()  # by achievement: its holder, or -1
    used_houses: int = public(0)  # mask of Dynasty cards that are or were in play

    first: int = public(0)
    active: int = public(-1)
    era: int = public(0)
    round: int = public(0)
    turn: int = public(0)
    phase: str = public("setup")
    reached: bool = public(False)  # the Crusade has ended (CK-OPT-11)


# -- the course of the game


@dataclass(slots=True)
class Founding(Frame):
    """Choices of the set-up: who starts, Glitterhoof's territory, a free Castle."""

    begun: bool = public(False)  # it is known who starts
    horse: bool = public(False)
    at: int = public(0)


@dataclass(slots=True)
class Course(Frame):
    """The whole game, Era after Era."""


@dataclass(slots=True)
class EraDraw(Frame):
    order: list[int] = public()
    at: int = public(0)
    extra: list[int] = public()  # decks chosen for the bonus cards


@dataclass(slots=True)
class Round(Frame):
    pass


@dataclass(slots=True)
class DynastyPhase(Frame):
    order: list[int] = public()
    at: int = public(0)


@dataclass(slots=True)
class Court(Frame):
    """One dynasty's Marriage attempt or adoption, then its titles."""

    seat: int = public(0)
    done: bool = public(False)
    titled: bool = public(False)
    tries: int = public(0)  # sources of spouses that an automatic dynasty has tried
    event: int = public(-1)  # an event allows the attempt: draws that it gives; -1: the Dynasty phase


@dataclass(slots=True)
class Wedding(Frame):
    """A Marriage attempt with somebody of an independent territory or of a Culture deck. Result: 1 if it was spent."""

    seat: int = public(0)
    person: int = public(-1)
    land: int = public(-1)
    culture: int = public(-1)
    bonus: int = public(0)  # draws that an event gives


@dataclass(slots=True)
class Bargain(Frame):
    """A trade, or a marriage between two dynasties. Result: 1 if it was struck."""

    maker: int = public(0)
    partner: int = public(0)
    mine: int = public(-1)  # the maker's Character, in a marriage
    theirs: int = public(-1)
    speaker: int = public(0)  # who states the terms
    replies: int = public(0)  # counter-offers left
    stated: bool = public(False)
    accepted: bool = public(False)
    family: int = public(-1)  # the party whose family the couple joins
    gold: int = public(0)  # from the maker to the partner; negative: the other way
    lands: list[int] = public()
    cards: list[int] = public()
    dropped: list[int] = public()  # cards discarded to make room
    waived: int = public(0)  # 1: the maker's Casus Belli, 2: the partner's
    peace: bool = public(False)


@dataclass(slots=True)
class PlotPhase(Frame):
    pass


@dataclass(slots=True)
class Turn(Frame):
    order: list[int] = public()
    at: int = public(0)


@dataclass(slots=True)
class Play(Frame):
    """One party plays one Action card: its own Turn (CK-GEN-06)."""

    seat: int = public(0)
    shown: bool = public(False)
    marshal: bool = public(False)  # has been used
    acted: bool = public(False)
    resolved: bool = public(False)  # its event begins


@dataclass(slots=True)
class Upkeep(Frame):
    order: list[int] = public()
    at: int = public(0)
    old: bool = public(False)  # the fourth Age token has just been placed


# -- automatic dynasties


@dataclass(slots=True)
class Strategy(Frame):
    """An automatic dynasty does the first possible item of its list."""

    seat: int = public(0)
    deck: int = public(0)


@dataclass(slots=True)
class OpenChoice(Frame):
    """The players choose for an automatic dynasty. Result: the option."""

    party: int = public(0)
    options: list[tuple[Any, ...]] = public()
    ready: int = public(0)  # which of them the program would take: the answer of who is away


# -- checks


@dataclass(slots=True)
class Check(Frame):
    """A trait check. Result: 1 if it has succeeded."""

    seat: int = public(0)
    kind: str = public("event_check")
    need: int = public(1)
    bonus: int = public(0)  # draws from modifiers
    reserve: int = public(0)  # Gold that may not be invested
    invests: bool = public(True)
    sabotage: bool = public(True)
    asked: bool = public(False)
    gold: int = public(0)  # invested
    pledges: list[int] = public()  # by party
    last: int = public(-1)  # who pledged last
    at: int = public(0)  # whose turn it is to pledge
    passes: int = public(0)
    draws: int = public(0)  # left
    won: int = public(0)
    token: int = public(-1)  # a critical token just drawn


# -- actions


@dataclass(slots=True)
class Build(Frame):
    seat: int = public(0)
    sites: list[int] = public()
    at: int = public(0)
    checked: bool = public(False)


@dataclass(slots=True)
class Develop(Frame):
    seat: int = public(0)
    bought: int = public(0)
    kinds: list[int] = public()  # what an automatic dynasty buys
    closed: bool = public(False)


@dataclass(slots=True)
class Gain(Frame):
    """A Development card arrives; a fourth of its type means discarding one."""

    seat: int = public(0)
    source: str = public("display")  # or the number of the party that loses it
    piece: int = public(-1)
    dropped: int = public(-1)  # the card that goes for it
    restock: bool = public(False)  # an event took it from the display


@dataclass(slots=True)
class Plot(Frame):
    """Up to four Plots, one after the other."""

    seat: int = public(0)
    attempts: int = public(0)
    tried: list[tuple[str, int]] = public()  # kind and target of the earlier ones
    kind: str = public("")
    foe: int = public(-1)  # the party against which it goes, -1: an independent territory
    aim: int = public(-1)  # territory, Character or card
    land: int = public(-1)
    once: bool = public(False)  # an automatic dynasty tries once
    won: bool = public(False)


@dataclass(slots=True)
class Overthrow(Frame):
    seat: int = public(0)
    attempts: int = public(0)
    tried: list[int] = public()
    target: int = public(-1)
    once: bool = public(False)


@dataclass(slots=True)
class Mobilise(Frame):
    seat: int = public(0)


@dataclass(slots=True)
class Invade(Frame):
    seat: int = public(0)
    attacks: list[tuple[int, int]] = public()  # origin and target, still to be resolved
    supports: list[tuple[int, int]] = public()
    annexed: list[tuple[int, int]] = public()  # likewise, without a check
    declared: bool = public(False)


@dataclass(slots=True)
class Attack(Frame):
    seat: int = public(0)
    origin: int = public(-1)
    target: int = public(-1)
    supports: list[int] = public()
    counter: bool = public(False)
    annex: bool = public(False)
    foe: int = public(-1)
    called: int = public(0)  # mask of partners called
    calling: int = public(-1)  # the partner that must answer
    helpers: int = public(0)  # mask of partners who support
    allied: list[int] = public()  # independent territories that support
    enough: bool = public(False)
    lent: list[int] = public()  # the Duke's tokens that are in the bag for the check
    won: bool = public(False)
    settled: bool = public(False)


@dataclass(slots=True)
class Conquest(Frame):
    """Victory: Knights, the limit of eight, moving in and pillage."""

    seat: int = public(0)
    target: int = public(-1)
    came: list[int] = public()  # territories of the Footsoldiers that took part
    given: int = public(-1)  # the territory given up for a ninth one
    done: bool = public(False)


@dataclass(slots=True)
class Counter(Frame):
    """After a failed attack the defender may strike back."""

    seat: int = public(0)
    origin: int = public(-1)
    targets: list[int] = public()
    target: int = public(-1)
    answered: bool = public(False)


@dataclass(slots=True)
class Taxes(Frame):
    seat: int = public(0)
    outbreaks: list[int] = public()


@dataclass(slots=True)
class Journey(Frame):
    """The Crusade action."""

    seat: int = public(0)
    person: int = public(-1)
    place: int = public(-1)


# -- events


@dataclass(slots=True)
class Happening(Frame):
    """The steps of an event, or a block of them."""

    block: int = public(0)
    at: int = public(0)
    actor: int = public(0)
    target: int = public(0)
    picked: int = public(-1)
    asked: bool = public(False)  # a question of the step has been answered
    count: int = public(0)


@dataclass(slots=True)
class Birth(Frame):
    """Two tokens, one is kept (CK-DEV-10)."""

    seat: int = public(0)
    person: int = public(-1)
    tokens: list[int] = public()


# -- fates


@dataclass(slots=True)
class Crisis(Frame):
    seat: int = public(0)


@dataclass(slots=True)
class Fallen(Frame):
    """A dynasty without territory: it returns or leaves."""

    seat: int = public(0)
