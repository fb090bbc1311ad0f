"""The state of one game of Warrior Knights, who sees which part of it, and the procedures that run in it.

What is open to all is `public` (WK-GEN-03). Armies are numbered 5 * seat + shape (`box`), areas, cities and targets as
in `board`.
"""

from __future__ import annotations

from dataclasses import dataclass

from araldo.kernel import Frame, Seen, State, owned, public, shared, zone


@dataclass(slots=True)
class Knights(State):
    colours: tuple[int, ...] = shared(())  # by seat
    seat_of: tuple[int, ...] = shared(())  # by colour: its seat, -1 if nobody plays it
    razed_at_start: int = shared(0)  # Kingdom cities

    # -- cards
    hands: list[list[int]] = zone(Seen.OWNER, ordered=False, memory=True)  # Action cards
    stacks: list[list[int]] = zone(Seen.NOBODY)
    neutral: list[int] = zone(Seen.NOBODY, ordered=False)
    turned: list[int] = zone(Seen.ALL)  # the Action card being resolved
    areas: list[list[int]] = zone(Seen.ALL, ordered=False)  # Taxation, Wages, Assembly
    fate: list[int] = zone(Seen.NOBODY)
    drawn: list[list[int]] = zone(Seen.OWNER, ordered=False)  # battle: Fate cards in hand
    blind: list[int] = zone(Seen.NOBODY)  # battle: Fate cards of a city that nobody commands
    revealed: list[list[int]] = zone(Seen.ALL)  # battle: attacker's, defender's Fate cards on the table
    read: list[int] = zone(Seen.ALL)  # Fate cards of the effect in progress
    event_deck: list[int] = zone(Seen.NOBODY)
    event: list[int] = zone(Seen.ALL)  # the Event being resolved
    event_discard: list[int] = zone(Seen.ALL)
    kept: list[list[int]] = zone(Seen.ALL)  # by seat: lasting Events
    laid: list[list[int]] = zone(Seen.ALL)  # by city: Events that lie on it
    agenda_deck: list[int] = zone(Seen.NOBODY)
    agendas: list[int] = zone(Seen.ALL)  # the Current Agendas
    voted: list[int] = zone(Seen.ALL)  # the Agenda being voted on or carried out
    agenda_discard: list[int] = zone(Seen.ALL)
    laws: list[int] = zone(Seen.ALL)  # in the order in which they were passed
    charges: list[list[int]] = zone(Seen.ALL)
    offices: list[list[int]] = zone(Seen.ALL)  # by army: at most one
    mercenaries: list[int] = zone(Seen.NOBODY)  # the deck
    offer: list[int] = zone(Seen.ALL)
    hired: list[int] = zone(Seen.ALL)  # to be assigned
    army: list[list[int]] = zone(Seen.ALL)  # by army: Troop cards
    royal: list[int] = zone(Seen.ALL)  # King's Army cards that wait beside the King's Stronghold card
    kings: list[int] = zone(Seen.ALL)  # King's Army cards not yet given
    missions: list[list[int]] = zone(Seen.OWNER, ordered=False)
    mission_deck: list[int] = zone(Seen.NOBODY, ordered=False)
    removed: list[int] = zone(Seen.ALL, ordered=False)  # WK-GEN-12

    # -- the board
    owner: list[int] = public()  # by city: a seat, NEUTRAL or RAZED
    fort: list[bool] = public()  # by city
    breach: list[int] = public()  # by target: breach tokens
    siege: list[int] = public()  # by target: the besieging seat, or -1
    siege_since: list[int] = public()  # by target: the round of the marker
    place: list[int] = public()  # by army: area, AT_SEA + area, OFF or GONE
    troops: list[int] = public()  # by army: Troop cards and maintained troops (WK-GEN-05)
    hurt: list[int] = public()  # by army: casualty tokens
    tired: list[bool] = public()  # by army: exhausted
    heirless: list[int] = public()  # by army: the Event that took his heir, or -1
    fallen: list[bool] = public()  # by army: dead and waiting for his heir (WK-VAR-17)
    heir: list[int] = public()  # by army: who holds his heir, -1 if it is dead (WK-VAR-03); else empty

    # -- Barons
    crowns: list[int] = public()
    votes: list[int] = public()
    faith: list[int] = public()
    influence: list[int] = public()
    reigned: list[int] = public()  # of it, what the crown brought (WK-VAR-11)
    banned: int = public(0)  # mask of seats
    chairman: int = public(0)
    head: int = public(0)
    king: int = public(-1)

    # -- tracks
    pool: int = public(0)
    track: list[int] = public()  # Mercenary Track: seats, -1 empty
    spot: list[int] = public()  # by expedition: 0 not under way, else 1 to 3
    blessed: list[bool] = public()
    stakes: list[list[int]] = public()  # by expedition and seat
    omen: int = public(-1)  # the colour of the top Event (WK-GEN-07)
    placed: list[list[int]] = public()  # by seat: cards that still lie on each stack (WK-PLN-02)
    plans: list[list[int]] = owned()  # by seat, for each of his Action cards: the stack it lies on, 0 if none

    # -- the course
    round: int = public(0)
    phase: str = public("setup")
    last_round: bool = public(False)
    winner: int = public(-1)  # at once, by cities or as the last one left
    ending: str = public("")  # cities, influence, ruins, last
    final: list[int] = public()  # Influence when it was counted, Missions included
    truce: bool = public(False)  # EV-B05: no battle until the stack is exhausted
    dole: bool = public(False)  # AG-M04: no revolts in the next Upkeep
    no_sieges: int = public(0)  # WK-VAR-02: Assemblies until whose end it holds
    no_roads: int = public(0)
    texts: list[str] = public()  # WK-VAR-02: free texts that were passed


NEUTRAL, RAZED = -1, -2


# -- the course of the game


@dataclass(slots=True)
class Founding(Frame):
    """WK-SET-10 to WK-SET-17: troops, strongholds, Nobles."""

    order: list[int] = public()
    at: int = public(0)
    assigned: bool = public(False)


@dataclass(slots=True)
class WholeGame(Frame):
    """The whole game: round after round."""


@dataclass(slots=True)
class Round(Frame):
    planned: bool = public(False)
    stack: int = public(0)
    miracles: list[int] = public()  # seats that may still cancel a lasting Event


@dataclass(slots=True)
class Card(Frame):
    """An Action card: resolved, allocated, then the special phases that wait."""

    seat: int = public(-1)  # -1: a Neutral card
    title: int = public(0)
    used: bool = public(False)
    moved: bool = public(False)
    fought: bool = public(False)
    target: int = public(-1)  # Mobilize Forces: the chosen area
    spent: list[int] = public()  # armies that moved or attacked (WK-BAC-08)
    refused: list[int] = public()  # consent refused: 64 * army + area, or -1 - (2 * target + siege)
    defied: int = public(0)  # laws refused with this card, as a mask over `DEFIABLE`
    goes: int = public(-1)  # the area of allocation


# -- moves and battles


@dataclass(slots=True)
class March(Frame):
    """A Noble on his way, area by area."""

    army: int = public(0)
    way: tuple[int, ...] = public(())
    at: int = public(0)  # areas entered
    sea: bool = public(False)
    halted: bool = public(False)  # takes no more troops here
    consent: list[int] = public()  # 64 * seat + area still to be asked
    winds: bool = public(False)  # EV-G11


@dataclass(slots=True)
class Battle(Frame):
    attacker: int = public(0)
    defender: int = public(-1)  # -1: a neutral city
    area: int = public(0)
    target: int = public(-1)  # -1: open field
    siege: bool = public(False)
    consent: list[int] = public()
    refused: bool = public(False)
    chosen: bool = public(False)
    force: list[int] = public()  # the attacker's armies
    foes: list[int] = public()  # the defender's, the stronghold's army included
    leader: list[int] = public(factory=lambda: [-1, -1])  # commanders
    strong: list[int] = public()  # by side: the strength for which cards were drawn
    asked: int = public(0)  # abilities gone through
    discarded: bool = public(False)
    points: list[list[int]] = public()  # by side: Deal, Prevent, Victory
    wounds: list[int] = public(factory=lambda: [0, 0])  # casualties still to be placed
    dead: list[int] = public()
    taken: bool = public(False)  # captured or eliminated
    retreating: list[int] = public()


@dataclass(slots=True)
class Capture(Frame):
    """WK-ASL-09, WK-RAZ: the new owner keeps the city or razes it."""

    seat: int = public(0)
    city: int = public(0)
    chosen: bool = public(False)


@dataclass(slots=True)
class Downfall(Frame):
    """WK-STR-08 to WK-STR-12: a stronghold is eliminated. `winner` -1: all attackers died."""

    loser: int = public(0)
    winner: int = public(-1)
    ceded: bool = public(False)


@dataclass(slots=True)
class Death(Frame):
    """WK-DEA-04 to WK-DEA-08, and WK-STR-10 for the army of a stronghold. `left`: by desertion (WK-VAR-06)."""

    army: int = public(0)
    why: str = public("wounds")  # as the log tells it
    left: bool = public(False)
    lost: bool = public(False)


@dataclass(slots=True)
class Desertion(Frame):
    """WK-TRP-06: one Fate card, and a Mercenary of that nationality. `nation` >= 0: already known (EV-R08)."""

    army: int = public(0)
    why: str = public("retreat")  # as the log tells it
    nation: int = public(-1)
    settled: bool = public(False)


@dataclass(slots=True)
class Retreat(Frame):
    army: int = public(0)
    chosen: int = public(-1)


@dataclass(slots=True)
class Station(Frame):
    """Hired or gained Mercenaries are assigned, one after the other (WK-DFT-05)."""

    seat: int = public(0)


@dataclass(slots=True)
class Coronation(Frame):
    """WK-VAR-09: the King assigns the King's Army cards that wait."""

    seat: int = public(0)


# -- neutral cards


@dataclass(slots=True)
class Omen(Frame):
    """Important Event: who draws it, then the card."""

    seat: int = public(-1)  # the drawer


@dataclass(slots=True)
class Happening(Frame):
    """An Event card drawn by a seat."""

    seat: int = public(0)
    card: int = public(0)
    target: int = public(-1)  # army, city, nationality, expedition or seat, as the card says
    aimed: bool = public(False)
    void: bool = public(False)  # no legal target (WK-EVT-08)
    pledges: list[int] = public()
    at: int = public(0)
    order: list[int] = public()
    cancelled: bool = public(False)
    done: bool = public(False)
    queue: list[int] = public()


@dataclass(slots=True)
class Expedition(Frame):
    chosen: int = public(-1)
    started: bool = public(False)
    order: list[int] = public()
    at: int = public(0)
    asked: bool = public(False)


@dataclass(slots=True)
class InTurn(Frame):
    """Upgrade Defenses, Muster Troops: each in order. `kind`: the question."""

    kind: str = public("")
    order: list[int] = public()
    at: int = public(0)


# -- special phases


@dataclass(slots=True)
class Taxation(Frame):
    order: list[int] = public()
    at: int = public(0)
    law: int = public(0)


@dataclass(slots=True)
class Wages(Frame):
    order: list[int] = public()
    at: int = public(0)
    law: int = public(0)
    ready: bool = public(False)  # the Regulars of the one in turn are paid
    payable: list[int] = public()  # his Mercenary cards that must be paid


@dataclass(slots=True)
class Assembly(Frame):
    attending: int = public(0)  # mask
    acting: int = public(-1)  # who does what the Chairman does
    order: list[int] = public()  # Agendas still to be voted on, the next one first
    ordered: bool = public(False)
    booked: bool = public(False)  # two Barons have written their Votes
    written: list[list[int]] = public()  # likewise: by seat, Votes for each Agenda, the next one first
    sides: list[list[int]] = public()  # likewise, with `vote_declaration` simultaneous: how they are cast
    choice: int = public(-1)  # result of the vote in progress
    postponed: bool = public(False)


@dataclass(slots=True)
class Motion(Frame):
    """WK-PRV: a Private Motion."""

    proposer: int = public(-1)
    proposal: tuple[int | str, ...] = public(())
    proposed: bool = public(False)
    voting: bool = public(False)


@dataclass(slots=True)
class Vote(Frame):
    """One vote. `named`: for a Baron, else yes or no. Result: the seat, or 1 for yes and 0 for no."""

    named: bool = public(False)
    harms: bool = public(False)  # what the chosen Baron gets is no gift
    barred: int = public(0)  # mask of seats that cannot be named
    amounts: list[int] = public()  # by seat, once they are revealed
    sides: list[int] = public()  # by seat: how they are cast, -1 not yet
    order: list[int] = public()
    at: int = public(0)
    tally: list[int] = public()  # by seat, or no and yes
    won: int = public(-1)


@dataclass(slots=True)
class Enactment(Frame):
    """An Agenda that was passed is carried out. `seat`: the chosen Baron."""

    card: int = public(0)
    seat: int = public(-1)
    order: list[int] = public()  # who may still refuse
    refusers: int = public(0)  # mask
    at: int = public(0)
    done: bool = public(False)


@dataclass(slots=True)
class Hiring(Frame):
    """The Mercenary Draft."""

    hirer: int = public(-1)  # who has announced several of one nationality
    owing: int = public(0)  # of his other markers, how many still leave the track for them
    defied: int = public(0)  # mask of seats that have refused the Mercenary Duty


# -- upkeep


@dataclass(slots=True)
class Upkeep(Frame):
    order: list[int] = public()
    at: int = public(0)
    ward: bool = public(False)  # AG-C11 has been used
    crowned: int = public(-1)  # has to assign the King's Army


@dataclass(slots=True)
class Unrest(Frame):
    """Revolt checks of one Baron. `cities`: still to be checked. `sure`: as if Revolt had been drawn (EV-B09)."""

    seat: int = public(0)
    cities: list[int] = public()
    city: int = public(-1)  # Revolt has been drawn for it
    sure: bool = public(False)


@dataclass(slots=True)
class Regroup(Frame):
    """Step 6 of one Baron."""

    seat: int = public(0)
    shifted: bool = public(False)  # troops have moved
    tied: list[int] = public()  # Troop cards out of a besieged stronghold: they return at it
    heirs: list[int] = public()  # dead Nobles whose heirs are asked for
    done: bool = public(False)
