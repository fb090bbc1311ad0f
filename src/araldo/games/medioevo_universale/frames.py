"""The procedures of Medioevo Universale that can be under way, each with its locals and who sees them.

The rules that run them stand in `rules`, in the module that each part is headed by.
"""

from __future__ import annotations

from dataclasses import dataclass

from araldo.games.medioevo_universale.state import BARBARIANS
from araldo.kernel import Frame, owned, public

Clause = tuple[int | str, ...]
Lot = tuple[int, int, int, int]


# -- setup


@dataclass(slots=True)
class Founding(Frame):
    """Set-up, in the random order that is also the first turn order (MU-SET-13)."""

    at: int = public(0)
    item: int = public(0)  # of ITEMS: what the player is placing
    offered: tuple[int, ...] = public(())  # kingdoms that may be chosen


# -- course


@dataclass(slots=True)
class WholeGame(Frame):
    """The whole game: turn after turn, phase after phase."""

    at: int = public(0)  # phases begun this turn
    asked: list[int] = public()  # who has been asked to sell for what falls due, and sells no more


# -- order


@dataclass(slots=True)
class TurnOrder(Frame):
    won: list[int] = public()  # places given so far
    still: list[int] = public()  # who may still bid for this one
    at: int = public(0)  # whose bid it is, in last turn's order
    bidder: int = public(-1)
    high: int = public(0)
    places: int = public(-1)


# -- empire


@dataclass(slots=True)
class Drawing(Frame):
    at: int = public(0)
    kept: int = public(0)  # cards kept by the player at it
    dealt: bool = public(False)


# -- diplomacy


@dataclass(slots=True)
class Diplomacy(Frame):
    at: int = public(0)


@dataclass(slots=True)
class Talks(Frame):
    """One player's turn: up to LT diplomatic actions (MU-DIP-01)."""

    seat: int = public(0)
    left: int = public(0)
    over: bool = public(False)


@dataclass(slots=True)
class Vote(Frame):
    """MU-DIP-10: respected or broken?"""

    number: int = public(0)
    accused: int = public(0)
    done: bool = public(False)


# -- proposals


@dataclass(slots=True)
class Proposal(Frame):
    """One diplomatic action. `terms`: by seat, the clauses, for those who may read them."""

    seat: int = public(0)  # whose turn it is
    author: int = public(0)  # of the terms on the table
    parties: tuple[int, ...] = public(())
    terms: list[tuple[Clause, ...]] = owned()
    lasts: list[int] = owned()
    secret: bool = public(False)
    counters: int = public(0)  # counter-proposals left
    drafted: bool = public(False)
    settled: str = public("")


# -- wars


@dataclass(slots=True)
class Chain(Frame):
    """MU-DIP-18, MU-DIP-19: what a declaration of war demands of the others, once round the table."""

    declarer: int = public(0)
    victim: int = public(0)
    wars: list[tuple[int, int]] = public()  # declared in this chain, in order
    order: list[int] = public()
    at: int = public(0)
    pact: int = public(-1)  # the pact the player is asked about
    also: list[int] = public()  # further enemies of an ally whom he may fight too


# -- papacy


@dataclass(slots=True)
class Conclave(Frame):
    """MU-OPT-05 a: Catholics may show cardinale, then roll."""

    asked: bool = public(False)
    shown: list[int] = public()  # by seat: cards shown


# -- crusade


@dataclass(slots=True)
class Calling(Frame):
    done: bool = public(False)


# -- purchase


@dataclass(slots=True)
class Purchase(Frame):
    asked: bool = public(False)  # cards aimed at others are done
    waiting: list[int] = public()  # who has still to buy
    carried: list[tuple[int, ...]] = public()  # of who is asked again: seat, and what counts on (see `basket.carry`)


# -- taxes


@dataclass(slots=True)
class Taxes(Frame):
    waiting: list[int] = public()


# -- reinforcements


@dataclass(slots=True)
class Reinforcements(Frame):
    waiting: list[int] = public()


# -- events


@dataclass(slots=True)
class Events(Frame):
    """MU-EVT-01: the sub-phases in order."""

    sailed: list[int] = public()  # pirate Galleys that have moved
    event: int = public(-1)  # number of the Event card
    icon: str = public("")
    spaces: tuple[int, ...] = public(())  # plague: where
    sick: list[int] = public()  # players who have still to roll
    raids: list[tuple[str, int, int, int]] = public()  # kind, origin, place, victim: attacks still to come


# -- envoys


@dataclass(slots=True)
class Feast(Frame):
    """bardo: secret gifts."""

    seat: int = public(0)
    gifts: list[int] = public()  # by seat, once revealed
    done: bool = public(False)


@dataclass(slots=True)
class Shielding(Frame):
    """castellano: territories are chosen, then others may cancel."""

    seat: int = public(0)
    left: int = public(0)
    places: list[int] = public()
    asked: list[int] = public()


@dataclass(slots=True)
class Parley(Frame):
    """diplomatico: a truce, which its target may pay to shorten before it begins (MU-DEC-19)."""

    seat: int = public(0)
    target: int = public(0)
    card: int = public(-1)
    turns: int = public(0)
    asked: bool = public(False)


# -- placement


@dataclass(slots=True)
class Placement(Frame):
    waiting: list[int] = public()
    new: list[int] = public()  # territories whose settlement was placed this turn (MU-PLA-03)


# -- loading


@dataclass(slots=True)
class Handling(Frame):
    """A player loads and unloads one transport (MU-LOD-01)."""

    seat: int = public(0)
    number: int = public(0)


# -- combat


@dataclass(slots=True)
class Combat(Frame):
    at: int = public(0)


@dataclass(slots=True)
class CombatTurn(Frame):
    seat: int = public(0)
    over: bool = public(False)


@dataclass(slots=True)
class March(Frame):
    """A convoy under way (MU-MOV-04)."""

    seat: int = public(0)
    ids: list[int] = public()
    foes: list[int] = public()  # MU-BLK-03: who blocks its way; it must attack one of them now
    forced: bool = public(False)  # and is doing so


# -- attack


@dataclass(slots=True)
class Attack(Frame):
    """An attack on a territory, a fleet, transports in a barbarian territory, or besiegers."""

    kind: str = public("land")
    seat: int = public(0)
    place: int = public(0)  # where the defenders are
    battlefield: int = public(-1)  # the checks leave this space alone meanwhile
    ids: tuple[int, ...] = public(())  # the attacking transports
    leaders: tuple[int, ...] = public(())  # Captains
    together: bool = public(False)  # whether several Captains are to attack at once
    victim: int = public(BARBARIANS)  # owner of the territory or of the fleet; for pirates see `prey`
    prey: int = public(-1)  # a pirate Galley's number
    helpers: list[int] = public()  # players who defend with the victim
    asked: list[int] = public()  # players who have been asked to
    gates: bool = public(False)  # infiltrato has opened them
    tried: bool = public(False)
    mustered: bool = public(False)
    ready: bool = public(False)
    rammed: list[int] = public()  # VF that ramming costs the attackers and the defenders
    shares: list[int] = public()  # of the latter, by defender, as far as they have said
    inside: list[int] = public()  # VF inside the walls, by defender
    posted: int = public(0)  # defenders of whom that is settled
    lost: int = public(0)  # so far
    fell: list[int] = public()  # so far, by defender
    last: int = public(-1)  # the Captain who led the last roll
    outcome: str = public("")  # won, failed, siege, both
    plan: str = public("")  # assault or siege or stop, as chosen
    declared: bool = public(False)
    stayed: bool = public(False)  # besiegers already in the territory (MU-SGE-11)
    sally: int = public(0)  # VF of a sortie
    allies: list[int] = public()  # who attacks with him (MU-MUL-03)
    offered: list[int] = public()  # who has been asked to
    gathering: bool = public(False)  # the last ally still says which transports he brings
    convoys: list[tuple[int, ...]] = public()  # by ally: his transports
    marshals: list[tuple[int, ...]] = public()  # by ally: his Captains
    toll: list[int] = public()  # by ally: VF lost so far
    taker: int = public(0)  # which attacker rolled last: 0 the leader, then the allies
    refused: list[int] = public()  # attackers who have declined the territory
    onto: int = public(-1)  # a bystander who is attacked next (MU-ATK-12)
    content: bool = public(False)  # no further bystander is


# -- battle


@dataclass(slots=True)
class Battle(Frame):
    """One battle. The first attacker leads; the first defender owns the territory. Result: see `over`."""

    mode: str = public("field")
    place: int = public(0)  # where the defenders stand
    attackers: list[int] = public()
    defenders: list[int] = public()
    force: list[int] = public()  # VF engaged, by attacker
    wall: list[int] = public()  # VF engaged, by defender
    lost: list[int] = public()  # by attacker, so far
    fell: list[int] = public()  # by defender
    chief: int = public(0)  # level of a barbarian Captain with the attackers
    guard: int = public(0)  # and with the defenders
    guns: list[int] = public()  # Bombards of attackers and defenders (MU-CRD-05)
    captains: list[int] = public()  # of the leading attacker
    leader: int = public(-1)  # the Captain who leads this roll
    led: int = public(-1)  # and who led the last one
    turn_a: int = public(0)  # which attacker and which defender roll now (MU-MUL-01)
    turn_d: int = public(0)
    cards_a: list[int] = public()  # Empire cards shown for this roll; they stay in hand
    cards_d: list[int] = public()
    shown: int = public(0)  # 1: the attacker has chosen, 2: both
    loser: int = public(-1)  # who must give up a card
    rolls: int = public(0)
    fallen: list[tuple[int, ...]] = public()  # (seat, card) given up
    last: int = public(0)  # the attacker who rolled last
    row_a: list[int] = public()  # in which order the attackers roll, by their place among them
    row_d: list[int] = public()  # and the defenders
    stopped: bool = public(False)


# -- siege


@dataclass(slots=True)
class SiegeTurn(Frame):
    """The sieges of the player whose Combat turn begins, one after the other."""

    seat: int = public(0)
    places: list[int] = public()  # still to be looked at
    place: int = public(-1)


@dataclass(slots=True)
class Pressing(Frame):
    """A siege is confirmed. `lines`: the checks leave the place alone meanwhile."""

    seat: int = public(0)
    place: int = public(-1)
    lines: list[int] = public()
    chief: int = public(-1)
    asked: list[int] = public()  # who has been asked about genio
    genius: list[int] = public()  # who has shown it


@dataclass(slots=True)
class Attrition(Frame):
    """The end of a besieger's turn. `lines`: besieged territories, which the checks leave alone meanwhile."""

    seat: int = public(0)
    lines: list[int] = public()


# -- conquest


@dataclass(slots=True)
class Spoils(Frame):
    """MU-CON-02: a conqueror decides on each thing he finds. Items: kind, owner (-1: barbarian), number."""

    seat: int = public(0)
    place: int = public(0)
    battlefield: int = public(-1)
    items: list[tuple[str, int, int]] = public()
    wild: bool = public(False)  # a barbarian territory: activation follows (MU-CON-10)
    razed: bool = public(False)  # its settlement is doomed, and goes after its Fairs (MU-BLD-12)


@dataclass(slots=True)
class Landing(Frame):
    """Armies go ashore: on a conquered coast without a port (MU-CON-01), or to besiege by land (MU-NAV-06).

    `battlefield`: the checks wait.
    """

    seat: int = public(0)
    place: int = public(0)
    battlefield: int = public(-1)
    ids: list[int] = public()  # ships that have landed nobody yet
    landed: int = public(0)
    need: int = public(0)  # MU-NAV-06: VF that must land for the siege; 0: the land is conquered


# -- raids


@dataclass(slots=True)
class Raid(Frame):
    """One attack. `origin`: a territory, or the number of a pirate Galley."""

    kind: str = public("land")
    origin: int = public(0)
    place: int = public(0)
    victim: int = public(0)
    battlefield: int = public(-1)
    force: int = public(0)  # VF that the attackers engage
    seat: int = public(BARBARIANS)
    rammed: list[int] = public()  # VF that ramming costs the attackers and the defenders
    shares: list[int] = public()  # of the latter, by defender, as far as they have said
    mustered: bool = public(False)
    helpers: list[int] = public()
    asked: list[int] = public()
    inside: list[int] = public()  # VF inside the walls, by defender
    posted: int = public(0)  # defenders of whom that is settled
    lost: int = public(0)
    fell: list[int] = public()
    outcome: str = public("")


# -- commerce


@dataclass(slots=True)
class Commerce(Frame):
    shown: bool = public(False)
    named: list[int] = public()  # holders of monopolio who have been asked
    waiting: list[int] = public()  # option `together`: who has still to draft
    turns: list[int] = public()  # who has a turn of his own
    at: int = public(0)


@dataclass(slots=True)
class Trading(Frame):
    """A player's turn."""

    seat: int = public(0)
    over: bool = public(False)
    sales: int = public(0)  # cards put up so far


@dataclass(slots=True)
class Journey(Frame):
    """One transport: it moves, buys, sells, is loaded and unloaded."""

    seat: int = public(0)
    number: int = public(0)
    ids: list[int] = public()  # others that move with it (MU-MOV-04)


# -- corsairs


@dataclass(slots=True)
class Noting(Frame):
    """MU-DEC-54: at the start of Commerce everybody who might hold the card is asked, all at once."""

    done: bool = public(False)


@dataclass(slots=True)
class Ambush(Frame):
    """Ships of a player are in a zone, or have just left it: MU-DEC-55."""

    victim: int = public(0)
    zones: tuple[int, ...] = public(())
    ids: tuple[int, ...] = public(())  # the ships that move
    asked: bool = public(False)
    again: list[int] = public()  # who has struck, and may strike with another card (MU-EMP-06)


@dataclass(slots=True)
class Booty(Frame):
    """A corsair has struck: what he takes, and where it is landed."""

    seat: int = public(0)
    victim: int = public(0)
    zone: int = public(0)
    ids: tuple[int, ...] = public(())  # the ships that moved or lay together there
    left: int = public(0)  # goods that he may still take
    count: int = public(0)  # VF
    way: str = public("goods")
    port: int = public(-1)


# -- cardsale


@dataclass(slots=True)
class CardSale(Frame):
    """MU-AUC-01: one card, shown to all."""

    seller: int = public(0)
    card: int = public(-1)
    base: int = public(0)
    high: int = public(0)
    bidder: int = public(-1)
    still: list[int] = public()
    at: int = public(0)


# -- salvage


@dataclass(slots=True)
class Salvage(Frame):
    """MU-DEC-67: goods afloat, and the Merchant Ships of the victor in the zone."""

    seat: int = public(0)
    zone: int = public(0)
    lots: list[Lot] = public()


@dataclass(slots=True)
class Prize(Frame):
    """The attacker may put 1 VF aboard each, at once and free."""

    seat: int = public(0)
    place: int = public(0)
    ids: list[int] = public()


# -- supply


@dataclass(slots=True)
class Excess(Frame):
    """MU-SUP-03: at the end of a phase. `final`: of the turn, when ceded and summoned armies count too."""

    final: bool = public(False)
    seat: int = public(-1)
    place: int = public(-1)


@dataclass(slots=True)
class Losses(Frame):
    """A player removes VF from his stacks in these spaces. `keep`: VF that must stay on each transport listed."""

    seat: int = public(0)
    spaces: tuple[int, ...] = public(())
    amount: int = public(0)
    keep: tuple[int, ...] = public(())
    only: tuple[int, ...] = public(())  # transports from which alone they come (attackers); empty: all stacks
    why: str = public("")


# -- ownership


@dataclass(slots=True)
class Succession(Frame):
    """MU-CTL-02: a player chooses another Capital."""

    seat: int = public(0)


# -- objectives


@dataclass(slots=True)
class Choosing(Frame):
    """Each in turn order draws two of land and two of sea, and keeps one of each."""

    at: int = public(0)
    dealt: bool = public(False)


# -- offence


@dataclass(slots=True)
class Delivery(Frame):
    """An offence card on its way to a target. `args`: the card's own choices (see its effect)."""

    seat: int = public(0)
    target: int = public(0)
    kind: str = public("")
    args: tuple[int | str, ...] = public(())
    card: int = public(-1)
    closed: bool = public(False)
    cancelled: bool = public(False)


@dataclass(slots=True)
class Aiming(Frame):
    """`kinds`: cards that may be aimed now."""

    kinds: tuple[str, ...] = public(())
    asked: bool = public(False)
    again: list[int] = public()  # who has aimed one and may aim another (MU-EMP-06)
    queue: list[tuple[int | str, ...]] = public()  # seat, card, target


# -- instant


@dataclass(slots=True)
class Prying(Frame):
    """assassino, ladro: a hand is looked at and a card chosen (MU-HID-05)."""

    seat: int = public(0)
    target: int = public(0)
    steal: bool = public(False)
    done: bool = public(False)


@dataclass(slots=True)
class Sabotage(Frame):
    """infiltrato: transports of one player in one place."""

    seat: int = public(0)
    target: int = public(0)
    place: int = public(0)
    left: int = public(0)


# -- artillery


@dataclass(slots=True)
class Wreckage(Frame):
    """Engines of one player have been hit."""

    seat: int = public(0)
    shooter: int = public(0)
    ids: list[int] = public()  # the engines that stood there
    count: int = public(0)
