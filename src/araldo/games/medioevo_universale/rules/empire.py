"""Chapter EMP, phase 2: drawing Empire cards (MU-EMP-01 to MU-EMP-03, MU-HID-01, MU-HID-07)."""

from __future__ import annotations

from araldo.games.medioevo_universale.box import DRAWN, EXTRA_CARD, EXTRA_KEPT, FACE, KEPT, meets_card
from araldo.games.medioevo_universale.frames import Drawing
from araldo.games.medioevo_universale.rules.answers import PASS
from araldo.games.medioevo_universale.rules.money import spend
from araldo.games.medioevo_universale.rules.players import living
from araldo.games.medioevo_universale.state import Medioevo
from araldo.kernel import AGAIN, Action, Option, ask, bit, draw, move, note, procedure, shuffle, single


def deal(s: Medioevo, f: Drawing) -> int | None:
    """MU-EMP-01: more cards than LT."""
    order = living(s)
    if f.at == len(order):
        return None
    seat = order[f.at]
    if not f.dealt:
        f.dealt = True
        for _ in range(s.lt[seat] + DRAWN):
            draw_card(s, s.drawn[seat], bit(seat))
        note(s, "drew", rule="MU-EMP-01", seat=seat, count=len(s.drawn[seat]))
    done = f.kept >= KEPT + EXTRA_KEPT or (f.kept >= KEPT and s.high[s.seats][seat] < EXTRA_CARD)
    if not s.drawn[seat] or done:
        put_back(s, f, seat)
        return AGAIN
    return ask(s, "keep_card" if f.kept < KEPT else "keep_second", seat)


def draw_card(s: Medioevo, hand: list[int], seen: int) -> None:
    """MU-EMP-02: the discard pile is shuffled into a new deck when the deck is empty."""
    if not s.deck and s.discard:
        s.deck, s.discard = s.discard, []
        shuffle(s, s.deck)
        note(s, "reshuffled", rule="MU-EMP-02")
    draw(s, s.deck, hand, seen)


def put_back(s: Medioevo, f: Drawing, seat: int) -> None:
    """MU-EMP-02: under the deck, in random order."""
    rest = s.drawn[seat]
    if rest:
        shuffle(s, rest)
        s.deck[0:0] = rest
        s.drawn[seat] = []
    f.at, f.kept, f.dealt = f.at + 1, 0, False


def keepable(s: Medioevo, f: Drawing, seat: int) -> list[Option]:
    return [("keep", kind) for kind in sorted({FACE[p] for p in s.drawn[seat]})]


def second(s: Medioevo, f: Drawing, seat: int) -> list[Option]:
    return [PASS, *keepable(s, f, seat)] if s.florins[seat] >= EXTRA_CARD else [PASS]


def default_keep(s: Medioevo, f: Drawing, seat: int) -> Action:
    """MU-DEC-08: one that can be used now, if there is one."""
    kinds = sorted({FACE[p] for p in s.drawn[seat]})
    usable = [k for k in kinds if meets_card(s.tech[seat], k)]
    return ("keep", (usable or kinds)[0])


def kept(s: Medioevo, f: Drawing, seat: int, action: Action) -> None:
    if action[0] == "pass":
        put_back(s, f, seat)
        return
    paid = EXTRA_CARD if f.kept >= KEPT else 0
    spend(s, seat, paid)
    f.kept += 1
    card = next(p for p in s.drawn[seat] if FACE[p] == action[1])
    move(s, card, s.drawn[seat], s.hands[seat], bit(seat))
    note(s, "kept", rule="MU-EMP-01", seat=seat, secret={"card": action[1]}, to=bit(seat), paid=paid)


def default_second(s: Medioevo, f: Drawing, seat: int) -> Action:
    return PASS


def hidden(action: Action) -> Action:
    """Others are told only that a card was kept."""
    return action[:1]


PROCEDURES = [procedure(Drawing, deal)]

QUESTIONS = [
    single("keep_card", Drawing, kept, options=keepable, default=default_keep, shown=hidden),
    single("keep_second", Drawing, kept, options=second, default=default_second, shown=hidden),
]
