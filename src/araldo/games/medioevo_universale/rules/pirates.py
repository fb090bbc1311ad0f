"""Chapter PIR: pirate Galleys drift, land and attack fleets."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import IDS, SEA
from araldo.games.medioevo_universale.box import LEFT_BEHIND
from araldo.games.medioevo_universale.frames import Raid
from araldo.games.medioevo_universale.rules.armies import strength
from araldo.games.medioevo_universale.rules.barbarians import Planned, by_die
from araldo.games.medioevo_universale.rules.land import board, is_contested
from araldo.games.medioevo_universale.rules.pieces import pirates
from araldo.games.medioevo_universale.rules.players import living
from araldo.games.medioevo_universale.state import Medioevo, Transport
from araldo.kernel import AGAIN, call, note, roll


def sail(s: Medioevo, sailed: list[int]) -> int | None:
    """MU-PIR-01: one step each, by die. Who reaches a territory lands at once (MU-PIR-02)."""
    for tr in sorted(pirates(s), key=lambda tr: tr.id):
        if tr.id in sailed:
            continue
        sailed.append(tr.id)
        exits = ways(s, tr)
        if not exits:
            continue
        place = exits[roll(s, "pirates", len(exits)) - 1]
        note(s, "pirates_sail", rule="MU-PIR-01", place=IDS[place])
        if place >= SEA:
            tr.place = place
            continue
        s.struck.append(place)
        call(s, Raid(kind="landing", origin=tr.id, place=place, victim=s.owner[place], battlefield=place))
        return AGAIN
    return None


def ways(s: Medioevo, tr: Transport) -> list[int]:
    """Sea zones beside it, and coasts that players hold, not contested nor under castellano nor attacked this turn."""
    b = board(s)
    spared = (*s.shield, *s.struck)  # MU-BRB-06
    coasts = [t for t in b.coasts[tr.place] if s.owner[t] >= 0 and not is_contested(s, t) and t not in spared]
    return [lane[0] for lane in b.lanes[tr.place]] + coasts


def plan(s: Medioevo) -> list[Planned]:
    """MU-PIR-03: each Galley attacks one weaker fleet in its zone, the weakest first; no fleet twice (MU-BRB-06)."""
    found: list[Planned] = []
    taken: set[tuple[int, int]] = set()
    for tr in by_die(s, list(pirates(s)), lambda tr: (-tr.vf, -tr.chief)):
        weaker = [
            seat
            for seat in living(s)
            if (tr.place, seat) not in taken
            and any(x.place == tr.place for x in s.fleets[seat])
            and strength(s, seat, tr.place) < tr.vf
        ]
        if weaker and tr.vf > LEFT_BEHIND:
            victim = by_die(s, weaker, lambda seat, tr=tr: strength(s, seat, tr.place))[0]  # type: ignore[misc]
            taken.add((tr.place, victim))
            found.append(("sea", tr.id, tr.place, victim))
    return found
