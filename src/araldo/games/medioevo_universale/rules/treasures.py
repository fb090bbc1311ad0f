"""Chapter TRE: a Treasure card gives VF, Florins and goods."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import SEA
from araldo.games.medioevo_universale.box import GOODS, TREASURE_CARDS, TREASURES
from araldo.games.medioevo_universale.rules import salvage
from araldo.games.medioevo_universale.rules.money import gain
from araldo.games.medioevo_universale.state import Depot, Medioevo
from araldo.kernel import ALL, note, roll, see


def draw_treasure(s: Medioevo, seat: int, place: int) -> None:
    """MU-TRE-01, MU-TRD-13: Florins now, VF with the next Reinforcements, goods where the Captain fell."""
    card = s.treasure_deck.pop()
    see(s, card, ALL)
    vf, florins, units = TREASURES[card - TREASURE_CARDS.start]
    good = roll(s, "goods", len(GOODS)) - 1
    gain(s, seat, florins)
    s.returning[seat] += vf
    note(s, "treasure", rule="MU-TRE-01", seat=seat, vf=vf, florins=florins, units=units, good=GOODS[good])
    if place < SEA:
        s.depots.append(Depot(place, good, units, -1, -1, seat, s.turn + 1))
    else:
        salvage.afloat(s, seat, place, [(good, units, -1, -1)])
    s.treasure_deck.insert(0, card)
