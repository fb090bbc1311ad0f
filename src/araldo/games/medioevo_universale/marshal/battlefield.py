"""Combat: orders to War Wagons, battles, sieges, spoils (phase 9)."""

from __future__ import annotations

from typing import Any

from araldo.games.medioevo_universale.board import IDS, NUMBER, SEA
from araldo.games.medioevo_universale.box import CHIEF_BONUS, ENGINE_SPACE, FACE, FORT_BONUS, WAGON
from araldo.games.medioevo_universale.frames import Attack, Battle, Handling, March, Spoils
from araldo.games.medioevo_universale.marshal import campaign, worth
from araldo.games.medioevo_universale.marshal.character import Character
from araldo.games.medioevo_universale.marshal.mind import Handler, Mind, actions, fitting
from araldo.games.medioevo_universale.marshal.odds import fight
from araldo.games.medioevo_universale.rules import loading
from araldo.games.medioevo_universale.rules.attack import engaged
from araldo.games.medioevo_universale.rules.battle import ASSAULT
from araldo.games.medioevo_universale.rules.combat import march_options
from araldo.games.medioevo_universale.rules.land import rebel_level
from araldo.games.medioevo_universale.rules.pieces import transport
from araldo.games.medioevo_universale.rules.structures import fort_of
from araldo.games.medioevo_universale.rules.transports import cargo as cargo_of
from araldo.games.medioevo_universale.rules.transports import room, used
from araldo.games.medioevo_universale.state import Medioevo, Transport
from araldo.kernel import DONE, Action
from araldo.kernel.play import Eyes

HALT: Action = ("halt",)
END: Action = ("end",)
SMALL_GUARD = 2  # defenders before whom nobody stops: it would cost the Captain a level (MU-CPT-02)
EVEN = 0.5
SURE = 0.8  # for an assault on walls
RICH_CARGO = 25  # units of goods that are worth more than the honour for a transport destroyed


# -- orders


def command(s: Medioevo, eyes: Eyes, mind: Mind) -> Action:
    seat, c = eyes.seat, mind.character
    if found := actions(eyes.options, "take_relic", "leave_relic", "storm_siege", "confirm_siege"):
        return found[0]
    if (card := instant_card(s, eyes, c)) is not None:
        return card
    for tr in campaign.wagons(s, seat):
        offers = loading.operations(s, Handling(seat=seat, number=tr.id), seat)
        if ("handle", tr.id) in eyes.options and fitting(load_plan(s, seat, tr, c), offers) is not None:
            return ("handle", tr.id)
        if ("march", tr.id) in eyes.options:
            reach = march_options(s, March(seat=seat, ids=[tr.id]), seat)
            if campaign.next_step(s, seat, tr, c) in reach:
                return ("march", tr.id)
    return END


def instant_card(s: Medioevo, eyes: Eyes, c: Character) -> Action | None:
    """Cards against the strongest rival who is no partner, and Captains made or raised."""
    foe = worth.leader(s, eyes.seat)
    for option in actions(eyes.options, "play"):
        if option[1] == "ladro" and option[2] == foe and c.offence >= EVEN:
            return option
        if option[1] == "conestabile" and isinstance(option[2], int):
            return option
        if option[1] == "sicario" and option[2] == foe and s.war[eyes.seat] >> foe & 1:
            return option
    return None


def load_plan(s: Medioevo, seat: int, tr: Transport, c: Character) -> Action | None:
    """What a wagon should take up or set down where it stands."""
    t = tr.place
    if t >= SEA or tr.kind != WAGON:
        return None
    for chief in s.captains[seat]:
        if chief.place == t and chief.ride < 0 and tr.vf and not campaign_led(s, seat, tr):
            return ("board", chief.id)
    if s.owner[t] != seat:
        return None
    spare = campaign.surplus(s, seat, t, c)
    space = room(s, tr) - used(s, seat, tr)
    lacking = rebel_level(s, t) - s.vf[seat][t]
    if lacking > 0 and tr.vf > lacking:
        return ("unload", IDS[t], lacking)
    for e in s.engines[seat]:
        if e.place == t and e.ride < 0 and space >= ENGINE_SPACE and not campaign.has_engine(s, seat, tr):
            return ("mount", e.id)
    if spare > 0 and space > 0:
        return ("load", IDS[t], min(space, spare))
    return None


def campaign_led(s: Medioevo, seat: int, tr: Transport) -> bool:
    """A Captain rides on it already, and another wagon stands by."""
    others = sum(x.place == tr.place for x in campaign.wagons(s, seat))
    return others > 1 and any(c.ride == tr.id for c in s.captains[seat])


def cargo(s: Medioevo, eyes: Eyes, mind: Mind) -> Action:
    frame: Any = s.frames[-1]
    tr = transport(s, eyes.seat, frame.number)
    return fitting(load_plan(s, eyes.seat, tr, mind.character), eyes.options) or DONE


def march(s: Medioevo, eyes: Eyes, mind: Mind) -> Action | None:
    frame: Any = s.frames[-1]
    tr = transport(s, eyes.seat, frame.ids[0])
    plan = campaign.next_step(s, eyes.seat, tr, mind.character) if tr.kind == WAGON else None
    if plan is not None and plan in eyes.options:
        return plan
    return HALT if HALT in eyes.options else None


# -- battles


def again(s: Medioevo, eyes: Eyes, mind: Mind) -> Action:
    """Small guards are fought down; otherwise while victory is as likely as not."""
    f: Battle = s.frames[-1]  # type: ignore[assignment]
    force, wall = sum(f.force), sum(f.wall)
    if wall <= SMALL_GUARD and force >= 2 * SMALL_GUARD:
        return ("fight",)
    assault = f.mode == ASSAULT
    bonus = campaign.hand_bonus(s, eyes.seat, f.place) if f.place < SEA else 0
    bonus -= CHIEF_BONUS[f.guard] + (FORT_BONUS[fort_of(s, f.place)] if assault else 0)
    return ("fight",) if fight(force, wall, bonus, assault).win >= EVEN else ("stop",)


def walls(s: Medioevo, eyes: Eyes, mind: Mind) -> Action:
    """Storm what will surely fall, besiege what time allows, else leave."""
    f: Attack = s.frames[-1]  # type: ignore[assignment]
    bonus = campaign.against(s, eyes.seat, f.place) - fort_of(s, f.place)
    chance = fight(engaged(s, f), sum(f.inside), bonus, assault=True).win
    desperate = not worth.turns_left(s) and chance >= EVEN
    if ("assault",) in eyes.options and (chance >= SURE or desperate):
        return ("assault",)
    if worth.turns_left(s):
        for option in actions(eyes.options, "besiege", "besiege_ashore"):
            return option
    return ("stop",)


def siege(s: Medioevo, eyes: Eyes, mind: Mind) -> Action | None:
    """The last turn is for storming; before it a siege is kept up while it can be."""
    if not worth.turns_left(s) and ("storm",) in eyes.options and ("confirm",) not in eyes.options:
        return ("storm",)
    return next((o for o in (("confirm",), ("await",)) if o in eyes.options), None)


def spoils(s: Medioevo, eyes: Eyes, mind: Mind) -> Action | None:
    """A rival's pieces are destroyed for honour, but for a laden transport; barbarians' are kept."""
    f: Spoils = s.frames[-1]  # type: ignore[assignment]
    kind, owner, number = f.items[0]
    if owner < 0:
        return None
    keep = actions(eyes.options, "keep")
    if kind == "transport" and keep and cargo_of(transport(s, owner, number)) >= RICH_CARGO:
        return keep[0]
    return next(iter(actions(eyes.options, "destroy")), None)


def lose_card(s: Medioevo, eyes: Eyes, mind: Mind) -> Action:
    found = actions(eyes.options, "give_up")
    return min(found, key=lambda o: (worth.card(s, eyes.seat, o[1], mind.character), o[1]))


def pry(s: Medioevo, eyes: Eyes, mind: Mind) -> Action | None:
    """Of another's cards the one that is worth most to oneself."""
    kinds = {FACE[p] for hand in s.hands for p in hand}
    found = [tuple(o) for o in eyes.options if o[-1] in kinds]
    if not found:
        return None
    return max(found, key=lambda o: (worth.card(s, eyes.seat, o[-1], mind.character), o[-1]))


def capital(s: Medioevo, eyes: Eyes, mind: Mind) -> Action | None:
    """The settlement with most armies behind the best walls."""
    found = [tuple(o) for o in eyes.options if o[-1] in NUMBER]
    if not found:
        return None
    return max(found, key=lambda o: (fort_of(s, NUMBER[o[-1]]), s.vf[eyes.seat][NUMBER[o[-1]]], o[-1]))


HANDLERS: dict[str, Handler] = {
    "command": command,
    "cargo": cargo,
    "march": march,
    "again": again,
    "walls": walls,
    "siege": siege,
    "spoils": spoils,
    "lose_card": lose_card,
    "pry": pry,
    "capital": capital,
}
