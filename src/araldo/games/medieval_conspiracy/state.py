"""The state of one game of Medieval Conspiracy, who sees which part of it, and the procedures that run in it."""

from __future__ import annotations

from dataclasses import dataclass

from araldo.kernel import Frame, Seen, State, public, screened, zone


@dataclass(slots=True)
class Conspiracy(State):
    lands: tuple[int, ...] = public(())  # the territories in play (MC-TWO)
    event_deck: list[int] = zone(Seen.NOBODY)
    display: list[int] = zone(Seen.ALL)  # this turn's event cards, in draw order
    event_discard: list[int] = zone(Seen.ALL)
    action_deck: list[int] = zone(Seen.NOBODY)
    hands: list[list[int]] = zone(Seen.OWNER, ordered=False)
    stack: list[int] = zone(Seen.ALL)  # Action cards played and not yet resolved, the last on top
    action_discard: list[int] = zone(Seen.ALL)
    elector_deck: list[int] = zone(Seen.NOBODY)
    elector_drawn: list[int] = zone(Seen.ALL)  # the elector who has died
    elector_discard: list[int] = zone(Seen.ALL)
    elector_held: list[list[int]] = zone(Seen.ALL)

    owner: list[int] = public()  # by territory: a seat, or -1 (MC-GEN-05, MC-GEN-06)
    realms: list[list[int]] = public()  # by seat: its territories, in map order
    units: list[list[int]] = public()  # by territory: units (see `box.unit`), sorted
    castle: list[int] = public()  # by territory: 0 or 1; likewise below
    monastery: list[int] = public()
    city: list[int] = public()
    relic: list[int] = public()
    preacher: int = public(-1)  # the territory where he stands, or -1
    preacher_owner: int = public(-1)
    preacher_captor: int = public(-1)
    vacant: int = public(-1)  # the territory whose ruler has died, until it is settled (MC-LORD-03)

    heirs: list[list[int]] = public()  # by seat: in secular and in church education
    family: list[int] = public()  # markers in supply
    knights: list[int] = public()  # in supply
    mercenaries: list[int] = public()
    prisons: list[list[int]] = public()  # by captor: the owners of captured knights
    left: list[int] = public()  # castles, monasteries, Reichsstadt pieces, relics in supply

    cash: list[int] = screened()
    tied: list[int] = public()  # by seat: what of it stands as a bid
    counted: list[int] = public()  # everybody's ducats, with the option `open_money`; else empty
    trade: list[int] = public()  # by seat: what its roads pay
    rents: list[int] = public()  # by seat: what its territories yield, with castles, monasteries and relics
    income: list[int] = public()  # the income track
    tracks: list[list[int]] = public()  # by Master: relics, troop value, trade income of each seat
    since: list[list[int]] = public()  # likewise: when that value was reached (MC-MAS-04)
    moment: int = public(0)  # counts changes of the tracks
    stale: bool = public(True)  # the tracks are to be recomputed
    changed: bool = public(False)  # only so far as is known from what is kept: units, territories, buildings
    moved: bool = public(True)  # Master cards and votes are to be looked at again
    masters: list[int] = public()  # by Master: its holder, or -1
    votes: list[int] = public()  # by Master: the elector under its vote, or -1
    waived: list[bool] = public()  # by Master: its holder has chosen to place no vote for now
    sold: int = public(0)  # mask of the electors who have been sold once (MC-ELEC-03)

    active: int = public(0)
    turn: int = public(0)
    phase: str = public("setup")
    banned: int = public(0)  # mask of seats
    feuds: list[int] = public()  # by seat: whose feuds of this turn it could answer (MC-WRE-03), as a mask
    winner: int = public(-1)  # who has won before any count of glory
    ending: str = public("")  # deposed, elected, glory
    last_turn: bool = public(False)  # MC-QCK-03


# -- the course of the game


@dataclass(slots=True)
class Founding(Frame):
    """Set-up after the deal: church fiefs, secret placement, heirs."""

    at: int = public(0)
    placed: bool = public(False)


@dataclass(slots=True)
class Halving(Frame):
    """MC-TWO-01: two players choose a part of the map."""

    chosen: str = public("")


@dataclass(slots=True)
class WholeGame(Frame):
    """Turn after turn."""


@dataclass(slots=True)
class Income(Frame):
    at: int = public(0)
    got: list[int] = public()  # collected, by seat
    received: list[int] = public()  # with Alchemists
    robbed: list[bool] = public()


@dataclass(slots=True)
class Events(Frame):
    short: bool = public(False)  # the deck was too short to draw
    sold: int = public(0)  # auctions held


@dataclass(slots=True)
class Lot(Frame):
    """The auction of one event card."""

    card: int = public(-1)
    opener: int = public(0)


@dataclass(slots=True)
class Resolve(Frame):
    """The winner of an event card resolves it."""

    seat: int = public(0)
    card: int = public(-1)
    place: int = public(-1)


@dataclass(slots=True)
class Fate(Frame):
    at: int = public(0)


@dataclass(slots=True)
class FateTurn(Frame):
    seat: int = public(0)
    roll: int = public(0)
    witch: bool = public(False)  # has been asked
    chosen: bool = public(False)


@dataclass(slots=True)
class Birth(Frame):
    seat: int = public(0)
    children: int = public(0)


@dataclass(slots=True)
class Rearing(Frame):
    """MC-EMP-10: one more heir."""

    seat: int = public(0)
    children: int = public(1)


@dataclass(slots=True)
class Movement(Frame):
    at: int = public(0)
    marched: bool = public(False)


@dataclass(slots=True)
class Actions(Frame):
    at: int = public(0)


@dataclass(slots=True)
class ActionTurn(Frame):
    seat: int = public(0)


@dataclass(slots=True)
class Closing(Frame):
    """The End Phase."""

    at: int = public(0)
    captor: int = public(0)


@dataclass(slots=True)
class Ransom(Frame):
    """One prisoner of one captor. `owner`: whose; `preacher`: it is he."""

    captor: int = public(0)
    owner: int = public(0)
    preacher: bool = public(False)
    price: int = public(-1)  # -1: not named yet; -2: none
    counter: tuple[int, ...] = public(())  # knights, preacher, ducats offered instead
    agreed: bool = public(False)


@dataclass(slots=True)
class Return(Frame):
    """Somebody ransomed comes home."""

    seat: int = public(0)
    preacher: bool = public(False)


@dataclass(slots=True)
class Prisoners(Frame):
    """A captor goes through his prisoners."""

    captor: int = public(0)
    owners: list[int] = public()  # of the prisoners still to be spoken of; -1 is the Preacher


# -- what happens in between


@dataclass(slots=True)
class OwnStep(Frame):
    seat: int = public(0)


@dataclass(slots=True)
class Window(Frame):
    """Everybody may answer what lies on top. `kind`: the situation (MC-REA-02)."""

    kind: str = public("")
    opener: int = public(0)


@dataclass(slots=True)
class Played(Frame):
    """An Action card on the stack: its own window, then its effect. Result: "cancelled" if it cancels the one below."""

    seat: int = public(0)
    kind: str = public("")  # of the card
    window: str = public("")
    target: tuple[int, ...] = public(())


@dataclass(slots=True)
class Auction(Frame):
    kind: str = public("")  # event, lord, bishop, elector
    lot: int = public(-1)  # the card or the territory
    at: int = public(0)  # who is about to bid
    still: list[int] = public()
    bidder: int = public(-1)
    high: int = public(0)
    least: int = public(0)
    most: int = public(0)  # a bid that ends the auction; 0: none
    bids: int = public(0)  # mask of seats that made at least one bid
    warned: bool = public(False)  # the others have been asked before this bid
    discount: int = public(-1)  # Magistrate of Trade: -1 not asked yet


@dataclass(slots=True)
class Death(Frame):
    """A Lord or Bishop has been named dead."""

    namer: int = public(0)
    fief: int = public(-1)
    claims: list[int] = public()  # Rights of Succession that resolved
    ended: str = public("")  # healed, taken
    heir: int = public(-1)  # the new owner
    bids: int = public(0)


@dataclass(slots=True)
class Succession(Frame):
    """From the vacancy to the new owner's marker. Result: (new owner or -1, mask of bidders)."""

    fief: int = public(-1)
    claims: list[int] = public()
    asked: bool = public(False)  # the family has been asked
    claimed: bool = public(False)  # and wants it
    still: list[int] = public()  # who may take part
    free: bool = public(False)  # one only: he pays nothing
    briber: int = public(0)  # bidders who have had their proposal
    gifts: list[int] = public()  # by seat, the proposal on the table; empty: none
    answered: int = public(0)  # 1: the fief is his who is left
    winner: int = public(-1)
    bids: int = public(0)


@dataclass(slots=True)
class ElectorDeath(Frame):
    land: int = public(-1)


@dataclass(slots=True)
class Sale(Frame):
    """An electorate is sold. Result: none."""

    land: int = public(-1)


@dataclass(slots=True)
class Homeward(Frame):
    """MC-LORD-13: strangers leave a territory for their owner's nearest own one."""

    land: int = public(-1)
    seat: int = public(-1)


@dataclass(slots=True)
class Haven(Frame):
    """Units (and perhaps the Preacher) of one seat look for the nearest own territory from a land."""

    seat: int = public(0)
    land: int = public(0)
    units: list[int] = public()
    preacher: bool = public(False)


@dataclass(slots=True)
class Garrison(Frame):
    """MC-LORD-14."""

    seat: int = public(0)
    fief: int = public(-1)


@dataclass(slots=True)
class Votes(Frame):
    """MC-MAS-10: a Master without a seat may place its vote."""

    master: int = public(0)


@dataclass(slots=True)
class EmperorDeath(Frame):
    at: int = public(0)  # castles decided, then heirs raised


@dataclass(slots=True)
class Chances(Frame):
    """A war opportunity: each seat in order may attack once. `fief`: the target, or -1 for any legal one."""

    cause: str = public("")
    order: list[int] = public()
    at: int = public(0)
    fief: int = public(-1)


@dataclass(slots=True)
class Feud(Frame):
    """MC-WRE-03: a seat's feud, or its answer to another's."""

    seat: int = public(0)
    foe: int = public(-1)  # who is answered; -1: nobody


@dataclass(slots=True)
class War(Frame):
    cause: str = public("")
    leader: int = public(0)
    target: int = public(-1)
    defender: int = public(-1)
    asked: int = public(0)  # third parties who have spoken
    wish: int = public(0)  # 1 attack, 2 defence, of the one speaking
    speaker: int = public(-1)
    refused: int = public(0)  # mask: the sides that did not want him
    allies: list[int] = public()  # of the attack
    friends: list[int] = public()  # of the defence
    eligible: int = public(0)  # mask of seats that may attack by the cause
    mustered: int = public(0)
    attackers: list[int] = public()  # units in the battle
    defenders: list[int] = public()
    origins: list[tuple[int, int]] = public()  # units sent (without hits), and whence
    fought: bool = public(False)  # a round has been fought
    fled: bool = public(False)  # a defending unit has retreated
    outcome: str = public("")  # attack, defence, nobody


@dataclass(slots=True)
class Combat(Frame):
    """Steps 5 to 10 of a war, on the frame below."""

    round: int = public(0)
    chosen: bool = public(False)  # combat cards are on the table
    defectors: list[int] = public()  # seats, in order, whose card still acts
    uprisings: list[int] = public()
    strokes: int = public(0)  # mercenaries that the current uprising may still remove
    forging: int = public(0)  # masks of seats
    hostlers: int = public(0)
    side: int = public(0)  # 0: attackers line up or retreat, 1: defenders
    rows: list[list[int]] = public()  # attackers' rows: front, support, second
    foes: list[list[int]] = public()
    reserves: list[list[int]] = public()  # by side
    drafted: list[list[int]] = public()  # a proposal: rows of the side that lines up
    speaker: int = public(0)  # how many players of the side have retreated
    fleeing: list[int] = public()
    granted: int = public(0)  # honourable retreat: 0 not asked, 1 granted, 2 refused
