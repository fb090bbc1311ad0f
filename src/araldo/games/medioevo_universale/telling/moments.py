"""Questions that a turn asks now and then: each with what it is about, where, and by whose doing.

The words stand in `texts` by the kind of question: `title-…`, `help-…`, `idle-…`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from araldo.games.medioevo_universale.board import BOARDS, IDS, KINGDOMS, NUMBER, RELIGION, SITE
from araldo.games.medioevo_universale.rules import diplomacy
from araldo.games.medioevo_universale.rules.pieces import transport
from araldo.games.medioevo_universale.state import Medioevo
from araldo.games.medioevo_universale.telling.common import card_words, frame, kind_of, treasury
from araldo.games.medioevo_universale.telling.war import SIEGE_STEPS, captain_hint
from araldo.kernel import Action
from araldo.kernel.telling import Brief, Change, Hint, Phrase


class About(NamedTuple):
    """What a question is about: for its title, on the map, and by whom."""

    params: dict[str, Any] = {}  # noqa: RUF012  # of the messages; never changed
    places: tuple[int, ...] = ()
    by: int | None = None


Teller = Callable[[Medioevo, int, Any], About]


def nothing(s: Medioevo, seat: int, f: Any) -> About:
    return About()


def homes(s: Medioevo, seat: int, f: Any) -> About:
    return About(places=tuple(s.lands[seat]))


def settlements(s: Medioevo, seat: int, f: Any) -> About:
    return About(places=tuple(t for t in s.lands[seat] if s.town[t]))


def aimed(s: Medioevo, seat: int, f: Any) -> About:
    return About({"cards": list(f.kinds)})


def looked_at(s: Medioevo, seat: int, f: Any) -> About:
    return About({"seat": f.target, "steal": int(f.steal)}, by=f.target)


def sabotaged(s: Medioevo, seat: int, f: Any) -> About:
    return About({"seat": f.target, "place": IDS[f.place], "left": f.left}, (f.place,), f.target)


def shielding(s: Medioevo, seat: int, f: Any) -> About:
    return About({"left": f.left}, tuple(s.lands[seat]))


def shielded(s: Medioevo, seat: int, f: Any) -> About:
    return About({"seat": f.seat, "places": [IDS[t] for t in f.places]}, tuple(f.places), f.seat)


def truce(s: Medioevo, seat: int, f: Any) -> About:
    return About({"seat": f.seat, "turns": f.turns}, by=f.seat)


def feast(s: Medioevo, seat: int, f: Any) -> About:
    return About({"seat": f.seat}, by=f.seat if f.seat != seat else None)


def gifts(s: Medioevo, seat: int, f: Any) -> About:
    return About({"amount": max(f.gifts, default=0)})


def passing_ships(s: Medioevo, seat: int, f: Any) -> About:
    return About({"seat": f.victim, "places": [IDS[z] for z in f.zones]}, f.zones, f.victim)


def booty(s: Medioevo, seat: int, f: Any) -> About:
    return About({"seat": f.victim, "left": f.left, "place": IDS[f.zone]}, (f.zone,), f.victim)


def afloat(s: Medioevo, seat: int, f: Any) -> About:
    return About({"place": IDS[f.zone], "units": sum(lot[1] for lot in f.lots)}, (f.zone,))


def prize(s: Medioevo, seat: int, f: Any) -> About:
    return About({"place": IDS[f.place], "count": len(f.ids)}, (f.place,))


def owed(s: Medioevo, seat: int, f: Any) -> About:
    return About({"amount": diplomacy.falls_due(s, seat), "cash": s.florins[seat]})


def landing(s: Medioevo, seat: int, f: Any) -> About:
    aboard = sum(transport(s, seat, number).vf - 1 for number in f.ids)
    return About({"place": IDS[f.place], "vf": aboard, "landed": f.landed, "need": f.need}, (f.place,))


def wrecked(s: Medioevo, seat: int, f: Any) -> About:
    where = tuple({e.place for e in s.engines[seat] if e.id in f.ids})
    return About({"seat": f.shooter, "count": f.count}, where, f.shooter)


def siege(s: Medioevo, seat: int, f: Any) -> About:
    return About({"place": IDS[f.place]}, (f.place,), f.seat if f.seat != seat else None)


MOMENTS: dict[str, tuple[str, Teller]] = {
    "kingdom": ("MU-SET-02", nothing),
    "capital_site": ("MU-SET-05", homes),
    "first_cathedral": ("MU-SET-07", homes),
    "objective": ("MU-OPT-07", nothing),
    "capital": ("MU-CTL-02", settlements),
    "aim": ("MU-EMP-07", aimed),
    "pry": ("MU-HID-05", looked_at),
    "sabotage": ("MU-EMP-12", sabotaged),
    "shield": ("MU-EMP-12", shielding),
    "unshield": ("MU-EMP-12", shielded),
    "shorten": ("MU-EMP-12", truce),
    "gift": ("MU-HID-04", feast),
    "favour": ("MU-HID-04", gifts),
    "conclave": ("MU-OPT-05", nothing),
    "crusader": ("MU-OPT-06", nothing),
    "merchants": ("MU-EMP-06", nothing),
    "monopoly": ("MU-MOD-06", nothing),
    "corsair": ("MU-HID-04", nothing),
    "ambush": ("MU-COM-14", passing_ships),
    "booty": ("MU-COM-14", booty),
    "booty_port": ("MU-COM-14", booty),
    "salvage": ("MU-CON-09", afloat),
    "prize": ("MU-ATK-14", prize),
    "sell_off": ("MU-DIP-11", owed),
    "surgeon": ("MU-RES-08", nothing),
    "landing": ("MU-CON-01", landing),
    "beachhead": ("MU-NAV-06", landing),
    "wreck": ("MU-SGE-04", wrecked),
    "siege_captain": ("MU-SGE-06", siege),
    "genius": ("MU-SGE-10", siege),
}


def moment_brief(s: Medioevo, seat: int) -> Brief:
    kind = kind_of(s)
    rule, tell = MOMENTS[kind]
    about = tell(s, seat, frame(s))
    pressed = kind in ("siege_captain", "genius")
    return Brief(
        title=Phrase(f"title-{kind}", about.params),
        help=Phrase(f"help-{kind}", about.params),
        rule=rule,
        by=about.by,
        places=tuple(IDS[t] for t in about.places),
        tally=treasury(s, seat, 0) if kind in ("gift", "sell_off") else (),
        steps=SIEGE_STEPS if pressed else (),
        at=1 if pressed else 0,
        done=Phrase(f"done-{kind}") if kind in ("corsair", "salvage", "landing", "beachhead") else None,
    )


# -- what their options bring


def kingdom_hint(s: Medioevo, seat: int, action: Action) -> Hint | None:
    """What a Kingdom begins with: its land, its religion, where settlements can stand."""
    if action[0] != "rule":
        return None
    k = KINGDOMS.index(str(action[1]))
    lands = BOARDS[s.board].members[k]
    told = {"count": len(lands), "religion": RELIGION[k], "sites": [SITE[t] for t in lands if SITE[t]]}
    return Hint(effect=Phrase("effect-kingdom", told), places=tuple(IDS[t] for t in lands))


def gift_hint(s: Medioevo, seat: int, action: Action) -> Hint | None:
    return Hint(effect=Phrase("effect-gift")) if action[0] == "gift" else None


def honour_hint(s: Medioevo, seat: int, action: Action) -> Hint | None:
    """A protection or a turn of truce is cancelled at the price of 1 honour."""
    if action[0] == "unshield":
        after = (Change("honour", s.honour[seat], s.honour[seat] - 1, "MU-EMP-12"),)
        return Hint(effect=Phrase("effect-unshield"), after=after, sure=True)
    return Hint(effect=Phrase("effect-shorten")) if action[0] == "shorten" else None


def piece_hint(s: Medioevo, seat: int, action: Action) -> Hint | None:
    """An option about a transport, of one's own or another's: where it stands, what it holds."""
    number = action[1] if len(action) > 1 else -1
    tr = next((tr for fleet in s.fleets for tr in fleet if tr.id == number), None)
    if tr is None:
        return None
    return Hint(effect=Phrase("effect-piece", {"level": tr.level, "vf": tr.vf}), places=(IDS[tr.place],))


def shown_hint(s: Medioevo, seat: int, action: Action) -> Hint | None:
    """Cards that are shown: what the first of them says."""
    return Hint(effect=card_words(action[1]), detail=f"cards/{action[1]}") if action[0] == "show" else None


def wound_hint(s: Medioevo, seat: int, action: Action) -> Hint | None:
    if action[0] != "surgeon":
        return None
    return Hint(effect=Phrase("effect-surgeon", {"vf": s.wounds[seat][action[1]]}))


def yes_no(s: Medioevo, seat: int, action: Action) -> Hint | None:
    """What each answer of a plain question means."""
    verb = str(action[0])
    if verb == "shield" and action[1] in NUMBER:
        return Hint(effect=Phrase("effect-shield"), places=(str(action[1]),))
    return Hint(effect=Phrase(ANSWERS[verb])) if verb in ANSWERS else None


PLAIN = ("take_cross", "stay", "decline", "respected", "broken", "help", "favour", "monopoly", "onward")
ANSWERS = {verb: f"effect-{verb}" for verb in PLAIN} | {"accept": "effect-accept_land"}

HINTS = {
    "kingdom": kingdom_hint,
    "siege_captain": captain_hint,
    "gift": gift_hint,
    "unshield": honour_hint,
    "shorten": honour_hint,
    "sabotage": piece_hint,
    "prize": piece_hint,
    "landing": piece_hint,
    "beachhead": piece_hint,
    "bring": piece_hint,
    "genius": shown_hint,
    "surgeon": wound_hint,
    "shield": yes_no,
    "crusader": yes_no,
    "accept": yes_no,
    "vote": yes_no,
    "stand_by": yes_no,
    "favour": yes_no,
    "monopoly": yes_no,
    "onward": yes_no,
}
BRIEFS = dict.fromkeys(MOMENTS, moment_brief)
