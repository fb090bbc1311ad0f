"""The state of one game of Medioevo Universale: what lies where, and who sees it.

MU-HID-06: what is public is declared so. Seats are numbers; `BARBARIANS` stands for the side that no player leads.
Spaces, kingdoms, technologies, goods and kinds are numbers of `board` and `box`. What is under way stands in `frames`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from araldo.kernel import Seen, State, listed, owned, public, screened, shared, zone

BARBARIANS = -1
OUT_OF_PLAY = -2
GROUND = -1  # not aboard any transport

# What a transport has done or suffered this turn (Transport.done)
MOVED = 1  # moved in Combat (MU-CBT-03)
SAILED = 2  # moved in Commerce
BOUGHT = 4
SOLD = 8
STUCK = 16  # storm without help, or sabotage: no movement
SABOTAGED = 32  # neither moves, attacks, rams nor trades
HALVED = 64  # storm: half its points
TOLLED = 128  # esattore has counted its transit
LEFT = 256  # moved after it had traded: its two actions are done (MU-COM-01)


@dataclass(slots=True)
class Transport:
    """Merchant Ship, Caravan, Galley or War Wagon. A carried one has the space of its ship."""

    id: int
    kind: int
    level: int
    place: int
    vf: int = 0
    ship: int = GROUND  # the ship that carries it
    lots: list[tuple[int, int, int, int]] = field(default_factory=list)  # good, units, where bought, who controlled it
    pm: int = 0  # movement points left this turn
    done: int = 0
    chief: int = 0  # pirates: level of the barbarian Captain aboard
    leave: int = 0  # MU-WAR-02: the turn at the end of which it must be out of that land; 0: no such duty
    came: int = -1  # MU-BLK-03: the zone it came from into a blocked one, and may only go back to; -1: free


@dataclass(slots=True)
class Captain:
    id: int
    level: int
    place: int
    ride: int = GROUND  # the transport he is on
    attacks: int = 0  # left this turn (MU-ATK-03)
    raised: bool = False  # gained a level this turn (MU-CPT-01)
    extra: bool = False  # made by conestabile this turn
    relic: int = -1


@dataclass(slots=True)
class Engine:
    id: int
    level: int
    place: int
    ride: int = GROUND
    until: int = 0  # ceded: it waits for its new owner to the end of this turn


@dataclass(slots=True)
class Relic:
    """A Grail token in play. `captain`: who carries it; `housed`: it lies in the Cathedral of its place."""

    place: int
    captain: int = -1
    housed: bool = False
    taken: bool = False


@dataclass(slots=True)
class Delivered:
    """An Empire card that lies before a player for some turns (MU-EMP-09); `card` is also in zone `laid`."""

    card: int
    giver: int
    target: int
    turns: int  # left, this one included; 0: without end


@dataclass(slots=True)
class Help:
    """Armies owed under a defensive alliance: by whom, to whom, against whom, by the end of which turn."""

    helper: int
    ally: int
    foe: int
    turn: int
    brought: int = 0  # VF, so far


@dataclass(slots=True)
class Pact:
    """An agreement in force. Clauses: see `rules/pacts.py`. `ends`: the last turn of its life; 0: no end."""

    number: int
    parties: tuple[int, ...]
    clauses: tuple[tuple[int | str, ...], ...]
    ends: int
    seen: int  # mask of viewers
    secret: bool = False
    began: int = 0
    apart: tuple[tuple[int, int], ...] = ()  # pairs of parties between whom war has ended it (MU-DIP-22)
    help: list[Help] = field(default_factory=list)  # see `rules/succour.py`
    tried: tuple[int, ...] = ()  # parties whose conduct has been voted on this turn (MU-DIP-10)


@dataclass(slots=True)
class Siege:
    """MU-SGE: one side of a siege. `zone`: where the ships stand, or -1 for besiegers in the territory itself."""

    place: int
    seat: int
    zone: int
    turns: int = 1  # which siege turn this is
    confirmed: bool = True  # in this turn
    extra: bool = False


@dataclass(slots=True)
class Depot:
    """Goods on the ground: MU-COM-07, MU-CON-09."""

    place: int
    good: int
    units: int
    bought: int  # where
    control: int  # who controlled that place then
    seat: int  # who unloaded them, or -1
    until: int  # the last turn; 0: no end (own settlement)


@dataclass(slots=True)
class Medioevo(State):
    # -- cards
    deck: list[int] = zone(Seen.NOBODY)
    drawn: list[list[int]] = zone(Seen.OWNER, ordered=False)  # just drawn, to choose from
    hands: list[list[int]] = zone(Seen.OWNER, ordered=False, memory=True)
    played: list[int] = zone(Seen.ALL)  # Empire cards being resolved
    laid: list[list[int]] = zone(Seen.ALL)  # face up before each player (see `delivered`)
    discard: list[int] = zone(Seen.ALL)
    event_deck: list[int] = zone(Seen.NOBODY)
    event_discard: list[int] = zone(Seen.ALL)
    treasure_deck: list[int] = zone(Seen.NOBODY)
    objective_deck: list[int] = zone(Seen.NOBODY)
    objectives: list[list[int]] = zone(Seen.OWNER, ordered=False, memory=True)
    aside: list[int] = zone(Seen.ALL, shared=True)  # not in this game
    delivered: list[Delivered] = public()

    # -- the map
    board: int = public(0)  # which of `board.BOARDS`
    owner: list[int] = public()  # by territory: a seat, BARBARIANS or OUT_OF_PLAY; its former owner while contested
    lands: list[list[int]] = public()  # by seat: the territories it owns, in order (kept by ownership.hand_over)
    vf: list[list[int]] = public()  # by seat, by territory: on the ground
    wild: list[int] = public()  # by territory: barbarian VF
    chief: list[int] = public()  # by territory: level of the barbarian Captain, 0: none
    town: list[int] = public()  # by territory: level of the settlement
    fort: list[int] = public()  # level of the fortification
    church: list[int] = public()  # 1: a Cathedral
    fairs: list[int] = public()  # mask: agricultural, mining, textile
    damaged: list[int] = public()  # mask of what is damaged (box.TOWN, FORT, CHURCH, FAIR + i)
    since: list[int] = public()  # by territory: the turn of the damage
    harbour: list[int] = public()  # 1: a distant port; 2: placed this turn
    fresh: list[int] = public()  # levels placed this turn (MU-PLA-03): two bits each for town, fort, church
    fleets: list[list[Transport]] = public()  # by seat; then nobody's; then the pirates'
    captains: list[list[Captain]] = public()
    engines: list[list[Engine]] = public()  # by seat; then those on nobody's transports
    relics: list[Relic] = public()
    depots: list[Depot] = public()
    sieges: list[Siege] = public()
    stock: list[int] = public()  # the reserve, by box.STOCK
    boxed: list[int] = shared()  # how many of each there are in all
    serial: int = public(0)  # numbers given to transports, Captains, engines, pacts

    # -- players
    kingdom: list[int] = public()  # the one each started with
    faith: list[str] = public()  # religion
    capital: list[int] = public()  # territory, or -1
    pope: int = public(-1)
    antipope: int = public(-1)
    honour: list[int] = public()
    tech: list[int] = public()  # masks
    known_tech: list[int] = public()  # masks at the start of Purchase (MU-PUR-03)
    lt: list[int] = public()
    florins: list[int] = screened()
    reserve: list[int] = screened()  # VF kept by logistica (MU-HID-03)
    counted: list[int] = public()  # everybody's Florins if they are open, else empty
    loans: list[list[int]] = public()
    bankrupt: int = public(0)  # mask: who has been
    pool: list[int] = public()  # VF to be placed
    returning: list[int] = public()  # VF that come with the next Reinforcements
    orders: list[list[tuple[int, int, int]]] = public()  # bought, to be placed: what (see purchase), kind, level
    works: list[list[tuple[int, int, int]]] = public()  # buildings bought: territory, what, levels
    prisoners: list[list[int]] = public()  # by holder, by owner (the last: barbarians)
    wounds: list[list[int]] = public()  # by seat: VF of each battle this turn that may be recovered
    fallen: list[list[tuple[int, ...]]] = public()  # by seat: cards lost in each battle since the last Purchase
    doubled: int = public(0)  # mask: taxes doubled this turn (giullare)

    # -- diplomacy
    war: list[int] = public()  # by seat: mask of enemies
    cb: list[list[int]] = public()  # casus belli: by holder, by whom they are against
    pacts: list[Pact] = listed()
    claimed: int = public(0)  # mask: claimed the honour limit this turn
    timed: int = public(0)  # mask: who has said this turn that the time is up
    ends_after: int = public(0)  # the game ends at the end of this turn: a good claim, or the time is up
    shield: list[int] = public()  # territories under castellano this turn
    excommunicated: int = public(0)  # mask
    crusade: list[int] = public()  # target, turn of the call, mask of participants; empty: none
    crusades: int = public(0)  # called so far
    offenders: int = public(0)  # mask: Catholics who declared war on a Catholic since the Pope's last turn

    # -- commerce
    corsairs: list[tuple[int, ...]] = owned()  # by seat: sea zones noted in secret, one for each card
    monopoly: list[tuple[int, int]] = public()  # by seat: good, land zone; (-1, -1): none
    slump: list[int] = public()  # territories where goods sell badly this turn
    toll: int = public(0)  # mask: esattore shown this turn

    # -- the course
    turn: int = public(0)
    phase: str = public("setup")
    order: list[int] = public()  # turn order
    struck: list[int] = public()  # territories that barbarians or pirates have attacked this turn (MU-BRB-06)
    victor: int = public(-1)  # who has won the battle that has just ended; -1: no player
    stirred: bool = public(False)  # land, Capitals or players may be lost: see `rules/ownership.py`
    late: list[int] = public()  # territories whose excess supply is looked at only at the end of the turn
    ceded: list[tuple[int, int, int]] = public()  # armies ceded without land: to whom, where, how many (MU-DIP-14)
    strangers: list[tuple[int, int, int]] = public()  # ground armies that must leave: whose, where, by which turn
