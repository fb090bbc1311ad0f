"""MU-CRD-03, MU-EMP-11: Empire cards that act at once in their owner's Combat turn, and surgeons after it."""

from __future__ import annotations

from typing import Any

from araldo.games.medioevo_universale.board import HOLY, IDS, NUMBER, SEA
from araldo.games.medioevo_universale.box import (
    CAPTAINS,
    CHIEF_HONOUR_FROM,
    FACE,
    GALLEY,
    GILDE,
    KINDS,
    MILITARY,
    PARAMS,
    PIRATE_LEVEL,
    RECOVERY,
    STRATEGIA,
    TATTICA,
    TECH,
    TECH_NEEDS,
    TECHS,
    TOP_LEVEL,
    best,
)
from araldo.games.medioevo_universale.frames import Attack, Battle, Delivery, Prying, Raid, Sabotage
from araldo.games.medioevo_universale.rules import offence
from araldo.games.medioevo_universale.rules.answers import PASS
from araldo.games.medioevo_universale.rules.armies import cull, rallied, strength
from araldo.games.medioevo_universale.rules.delivered import lift, truce
from araldo.games.medioevo_universale.rules.hands import held, kinds_held, throw
from araldo.games.medioevo_universale.rules.land import board, lands_of, quiet
from araldo.games.medioevo_universale.rules.money import transfer
from araldo.games.medioevo_universale.rules.pieces import (
    add_captain,
    add_transport,
    captain,
    give_back,
    left,
    pirates,
    remove_captain,
    take,
    transport,
)
from araldo.games.medioevo_universale.rules.players import learn, living, scores
from araldo.games.medioevo_universale.state import SABOTAGED, STUCK, Medioevo, Transport
from araldo.kernel import (
    ALL,
    Action,
    Frame,
    Option,
    ask,
    below,
    bit,
    call,
    move,
    note,
    procedure,
    roll,
    see,
    single,
    window_of_all,
)

AIMED = ("assassino", "flagellante", "inquisitore", "ladro")
SURGEON: dict[str, int] = PARAMS["cerusico"]["die"]
CONSTABLE, MARSHAL, PIRATE, THIEF = (PARAMS[k] for k in ("conestabile", "maresciallo", "pirata", "ladro"))
INQUISITOR, FLAGELLANT = PARAMS["inquisitore"], PARAMS["flagellante"]
SENTENCES: dict[str, int] = {name: cards for name, cards in INQUISITOR["cards"].items() if name in TECH}


# -- what may be played (MU-DEC-53)


def add(s: Medioevo, seat: int, found: list[Option]) -> None:
    for kind in kinds_held(s, seat):
        lister = LISTERS.get(kind)
        if lister is not None:
            lister(s, seat, kind, found)
    add_strips(s, seat, found)


def add_in_battle(s: Medioevo, seat: int, found: list[Option]) -> None:
    """MU-CRD-03: the same before any roll; only conestabile makes no new Captain out of armies that are fighting."""
    listed: list[Option] = []
    add(s, seat, listed)
    attacks = [f for f in s.frames if isinstance(f, Attack)]
    busy = [x for f in attacks for x in (IDS[f.place], *f.ids)]
    found += [o for o in listed if o[1] != "conestabile" or isinstance(o[2], int) or o[-1] not in busy]


def targets(s: Medioevo, seat: int) -> list[int]:
    return [other for other in living(s) if other != seat and not truce(s, seat, other)]


def list_aimed(s: Medioevo, seat: int, kind: str, found: list[Option]) -> None:
    for target in targets(s, seat):
        if kind == "ladro":
            if s.hands[target]:
                found.append(("play", kind, target, "card"))
            if s.tech[seat] & GILDE:
                found.append(("play", kind, target, "florins"))
                copies = s.tech[target] & ~s.tech[seat]
                found += [
                    ("play", kind, target, TECHS[i])
                    for i in range(len(TECHS))
                    if copies >> i & 1 and s.tech[seat] & TECH_NEEDS[i] == TECH_NEEDS[i]
                ]
        elif kind == "flagellante" or s.hands[target]:
            found.append(("play", kind, target))


def list_sicario(s: Medioevo, seat: int, kind: str, found: list[Option]) -> None:
    for target in targets(s, seat):
        found += [("play", kind, target, c.id) for c in s.captains[target]]
    found += [("play", kind, "barbarians", IDS[t]) for t in board(s).lands if s.chief[t]]
    found += [("play", kind, "pirates", tr.id) for tr in pirates(s) if tr.chief]


def list_infiltrato(s: Medioevo, seat: int, kind: str, found: list[Option]) -> None:
    """Sabotage: transports of one player in one territory or port (MU-AMB-49)."""
    if not s.tech[seat] & STRATEGIA:
        return
    for target in targets(s, seat):
        places = sorted({tr.place for tr in s.fleets[target] if tr.place < SEA and not tr.done & SABOTAGED})
        found += [("play", kind, target, IDS[t]) for t in places]


def list_maresciallo(s: Medioevo, seat: int, kind: str, found: list[Option]) -> None:
    if s.tech[seat] & TATTICA:
        found += [("play", kind, c.id) for c in s.captains[seat] if c.ride >= 0]


def list_conestabile(s: Medioevo, seat: int, kind: str, found: list[Option]) -> None:
    """A new Captain needs a figure that is not on the map (MU-CAP-02, MU-CMP-03)."""
    found += [("play", kind, c.id) for c in s.captains[seat] if c.level < TOP_LEVEL]
    if len(s.captains[seat]) >= CAPTAINS and s.options["component_limits"]:
        return
    found += [("play", kind, IDS[t]) for t in lands_of(s, seat) if s.vf[seat][t] > CONSTABLE["vf"]]
    found += [("play", kind, "aboard", tr.id) for tr in s.fleets[seat] if tr.vf > CONSTABLE["vf"] and MILITARY[tr.kind]]


def list_pirata(s: Medioevo, seat: int, kind: str, found: list[Option]) -> None:
    if left(s, "galley") > 0 and rallied(s, 1):
        found += [("play", kind, IDS[z]) for z in board(s).seas]


LISTERS: dict[str, Any] = {
    **dict.fromkeys(AIMED, list_aimed),
    "sicario": list_sicario,
    "infiltrato": list_infiltrato,
    "maresciallo": list_maresciallo,
    "conestabile": list_conestabile,
    "pirata": list_pirata,
}


def add_strips(s: Medioevo, seat: int, found: list[Option]) -> None:
    """MU-EMP-09: a delivered card is removed with sicario, or with assassino and gilde."""
    if not s.delivered:
        return
    tools = [k for k in ("sicario", "assassino") if held(s, seat, k) >= 0 and (k == "sicario" or s.tech[seat] & GILDE)]
    for tool in tools:
        seen = {(FACE[d.card], d.target) for d in s.delivered}
        found += [("strip", tool, kind, target) for kind, target in sorted(seen)]


# -- playing


def play(s: Medioevo, seat: int, action: Action) -> None:
    if action[0] == "strip":
        _, tool, kind, target = action
        throw(s, seat, tool)
        lift(s, next(d.card for d in s.delivered if FACE[d.card] == kind and d.target == target))
        note(s, "cancelled", rule="MU-EMP-09", seat=seat, card=tool, what=kind)
        return
    kind = action[1]
    if action[2] in ("barbarians", "pirates"):
        stab(s, seat, action)
        return
    if kind in offence.OFFENCE:
        offence.deliver(s, seat, kind, action[2], *action[3:])
        return
    throw(s, seat, kind)
    note(s, "played", rule="MU-CRD-03", seat=seat, card=kind)
    if kind == "maresciallo":
        marshal(s, seat, action[2])
    elif kind == "conestabile":
        constable(s, seat, action)
    else:
        launch(s, seat, NUMBER[action[2]])


def marshal(s: Medioevo, seat: int, number: int) -> None:
    """maresciallo: points for the convoy by the Captain's level; with strategia more attacks."""
    c = captain(s, seat, number)
    points = MARSHAL["pm_by_captain_level"][c.level - 1]
    for tr in s.fleets[seat]:
        if tr.place == c.place and not tr.done & STUCK:
            tr.pm += points
    more = best(s.tech[seat], MARSHAL["extra_attacks"])
    c.attacks += more
    note(s, "marshalled", rule="MU-EMP-12", seat=seat, place=IDS[c.place], points=points, count=more)


def constable(s: Medioevo, seat: int, action: Action) -> None:
    """conestabile: a Captain one level up, or a new one in place of VF (MU-AMB-79, MU-AMB-82)."""
    if isinstance(action[2], int):
        c = captain(s, seat, action[2])
        c.level = min(TOP_LEVEL, c.level + CONSTABLE["raise"])
        note(s, "captain_level", rule="MU-AMB-79", seat=seat, level=c.level, place=IDS[c.place])
        return
    ride = action[3] if action[2] == "aboard" else -1
    if ride >= 0:
        tr = transport(s, seat, ride)
        tr.vf -= CONSTABLE["vf"]
        place = tr.place
    else:
        place = NUMBER[action[2]]
        s.vf[seat][place] -= CONSTABLE["vf"]
    made = add_captain(s, seat, CONSTABLE["captain_level"], place, ride)
    made.attacks, made.extra = made.level, True
    note(s, "captain_made", rule="MU-AMB-79", seat=seat, place=IDS[place])


def launch(s: Medioevo, seat: int, zone: int) -> None:
    """pirata."""
    vf = rallied(s, PIRATE["vf_by_lt"][s.lt[seat] - 1])
    ship = add_transport(s, s.seats + 1, GALLEY, PIRATE_LEVEL, zone, vf)
    if s.tech[seat] & GILDE and left(s, "barbarian_captain") > 0:
        take(s, "barbarian_captain")
        ship.chief = PIRATE["captain_level"]
    note(s, "pirates", rule="MU-EMP-12", place=IDS[zone], vf=ship.vf)


# -- offence cards of this phase


def assassin(s: Medioevo, d: Delivery) -> None:
    pry(s, d, steal=False)


def pry(s: Medioevo, d: Delivery, steal: bool) -> None:
    """MU-HID-05: the whole hand is seen by the player of the card."""
    for card in s.hands[d.target]:
        see(s, card, bit(d.seat))
    if s.hands[d.target]:
        call(s, Prying(seat=d.seat, target=d.target, steal=steal))


def ask_card(s: Medioevo, f: Prying) -> int | None:
    return ask(s, "pry", f.seat) if not f.done else None


def pried(s: Medioevo, f: Prying, seat: int) -> list[Option]:
    return [("choose_card", kind) for kind in kinds_held(s, f.target)]


def card_pried(s: Medioevo, f: Prying, seat: int, action: Action) -> None:
    f.done = True
    card = held(s, f.target, action[1])
    if f.steal:
        move(s, card, s.hands[f.target], s.hands[seat], bit(seat) | bit(f.target))
        both = bit(seat) | bit(f.target)
        note(s, "stolen", rule="MU-HID-05", seat=seat, victim=f.target, secret={"card": action[1]}, to=both)
    else:
        throw(s, f.target, action[1])
        note(s, "card_killed", rule="MU-EMP-12", seat=seat, victim=f.target, card=action[1])


def pried_shown(action: Action) -> Action:
    return action[:1]


def thief(s: Medioevo, d: Delivery) -> None:
    """ladro: a card, Florins, or a technology copied."""
    mode = d.args[0]
    if mode == "card":
        pry(s, d, steal=True)
    elif mode == "florins":
        amount = min(s.florins[d.target], THIEF["multiplier"] * roll(s, "ladro", THIEF["die_by_lt"][s.lt[d.seat] - 1]))
        s.shown += 1
        transfer(s, d.target, d.seat, amount)
        note(s, "robbed", rule="MU-EMP-12", seat=d.seat, victim=d.target, amount=amount)
    else:
        learn(s, d.seat, TECH[str(mode)])


def cutthroat(s: Medioevo, d: Delivery) -> None:
    """sicario: a Captain is removed. PO only by option (MU-AMB-36)."""
    for c in [c for c in s.captains[d.target] if c.id == d.args[0]]:
        remove_captain(s, d.target, c)
        if s.options["honour_for_sicario"]:
            scores(s, d.seat, "destroy_captain")


def stab(s: Medioevo, seat: int, action: Action) -> None:
    """sicario: any Captain, a barbarian one too; there is nobody who could parry, and no Treasure (MU-CON-08)."""
    throw(s, seat, "sicario")
    note(s, "played", rule="MU-CRD-03", seat=seat, card="sicario")
    if action[2] == "barbarians":
        place, prey = NUMBER[action[3]], -1
        level, s.chief[place] = s.chief[place], 0
    else:
        ship = transport(s, s.seats + 1, action[3])
        place, prey = ship.place, ship.id
        level, ship.chief = ship.chief, 0
    give_back(s, "barbarian_captain")
    note(s, "chief_slain", rule="MU-EMP-12", seat=seat, level=level, place=IDS[place])
    if level >= CHIEF_HONOUR_FROM and s.options["honour_for_sicario"]:
        scores(s, seat, "destroy_barbarian_captain_3")
    for attack, battle in zip(s.frames, s.frames[1:], strict=False):  # he no longer leads the battle under way
        if isinstance(attack, Attack) and isinstance(battle, Battle) and (attack.place, attack.prey) == (place, prey):
            battle.guard = 0


def inquisitor(s: Medioevo, d: Delivery) -> None:
    """inquisitore: the higher roll, with Cathedrals; cards at random, by place and not by face (MU-AMB-27)."""
    die, each = INQUISITOR["die"], INQUISITOR["per_cathedral"]
    mine = roll(s, "inquisitore", die) + each * churches(s, d.seat)
    theirs = roll(s, "inquisitore", die) + each * churches(s, d.target)
    if mine <= theirs:
        return
    count = best(s.tech[d.seat], SENTENCES) or INQUISITOR["cards"]["base"]
    for _ in range(min(count, len(s.hands[d.target]))):
        hand = s.hands[d.target]
        card = hand[below(s, len(hand))]
        move(s, card, hand, s.discard, ALL)
        note(s, "card_killed", rule="MU-EMP-12", seat=d.seat, victim=d.target, card=FACE[card])


def churches(s: Medioevo, seat: int) -> int:
    return sum(s.church[t] for t in quiet(s, seat))


def flagellant(s: Medioevo, d: Delivery) -> None:
    """flagellante: a duel in each territory with many VF; Cathedrals and religious capitals are immune."""
    more, die, loss = zeal(s, d.seat), FLAGELLANT["die"], FLAGELLANT["loss"]
    for t in lands_of(s, d.target):
        if (
            strength(s, d.target, t) - fallen(s, d.target, t) >= FLAGELLANT["min_vf"]
            and not s.church[t]
            and not HOLY[t]
            and roll(s, "flagellante", die) + more > roll(s, "flagellante", die) + zeal(s, d.target)
        ):
            cull(s, d.target, t, loss)
            for _ in range(loss):
                desert(s, d.target, t)
            note(s, "starved", rule="MU-EMP-12", seat=d.target, vf=loss, place=IDS[t], why="flagellante")


def battles(s: Medioevo, seat: int, t: int) -> list[tuple[Battle, int]]:
    """Battles under way in which a player defends a place, and which of the defenders he is."""
    fights = [f for f in s.frames if isinstance(f, Battle)]
    return [(f, f.defenders.index(seat)) for f in fights if f.place == t and seat in f.defenders]


def fallen(s: Medioevo, seat: int, t: int) -> int:
    """VF that a battle has already cost and that are still on the map."""
    return sum(f.fell[i] for f, i in battles(s, seat, t))


def desert(s: Medioevo, seat: int, t: int) -> None:
    """A VF that falls to a card where it defends is missing from the battle, outside the walls first."""
    for f, i in battles(s, seat, t):
        if f.wall[i]:
            f.wall[i] -= 1
            return
        for attack in [a for a in s.frames if isinstance(a, Attack | Raid)]:
            attack.inside[i] -= 1 if attack.inside[i] else 0


def zeal(s: Medioevo, seat: int) -> int:
    return best(s.tech[seat], FLAGELLANT["bonus"])


def infiltrator(s: Medioevo, d: Delivery) -> None:
    """infiltrato: gates for the attack under way, or sabotage of up to LT transports, of the player's choice."""
    if d.args[0] == "gates":
        for frame in reversed(s.frames):
            if isinstance(frame, Attack):
                frame.gates = True
                note(s, "gates", rule="MU-ASL-05", seat=d.seat, place=IDS[frame.place])
                return
    t = NUMBER[str(d.args[0])]
    note(s, "sabotaged", rule="MU-AMB-49", seat=d.seat, victim=d.target, place=IDS[t])
    call(s, Sabotage(seat=d.seat, target=d.target, place=t, left=s.lt[d.seat]))


def sound_transports(s: Medioevo, f: Sabotage) -> list[Transport]:
    return [tr for tr in s.fleets[f.target] if tr.place == f.place and not tr.done & SABOTAGED]


def ask_sabotage(s: Medioevo, f: Sabotage) -> int | None:
    """Where there are no more than he may sabotage, all are."""
    there = sound_transports(s, f)
    if len(there) > f.left > 0:
        return ask(s, "sabotage", f.seat)
    for tr in there[: f.left]:
        spoil(s, f, tr)
    return None


def spoil(s: Medioevo, f: Sabotage, tr: Transport) -> None:
    tr.done |= SABOTAGED | STUCK
    tr.pm = 0
    note(s, "spoiled", rule="MU-AMB-49", victim=f.target, what=KINDS[tr.kind], level=tr.level, place=IDS[tr.place])


def sabotages(s: Medioevo, f: Sabotage, seat: int) -> list[Option]:
    return [("sabotage", tr.id) for tr in sound_transports(s, f)]


def sabotaged(s: Medioevo, f: Sabotage, seat: int, action: Action) -> None:
    f.left -= 1
    spoil(s, f, transport(s, f.target, action[1]))


def default_sabotage(s: Medioevo, f: Sabotage, seat: int) -> Action:
    """The highest level first."""
    return ("sabotage", max(sound_transports(s, f), key=lambda tr: (tr.level, -tr.id)).id)


# -- surgeons (MU-RES-08, MU-DEC-52, MU-AMB-14)


def ask_surgeons(s: Medioevo, f: Any) -> int | None:
    """cerusico: who fought, holds cards and knows medicine is asked, at once."""
    seats = [x for x in living(s) if any(s.wounds[x]) and s.hands[x] and best(s.tech[x], SURGEON)]
    return ask(s, "surgeon", *seats)


def surgeon_options(s: Medioevo, f: Any, seat: int) -> list[Option]:
    if held(s, seat, "cerusico") < 0:
        return [PASS]
    return [PASS, *(("surgeon", i) for i, wound in enumerate(s.wounds[seat]) if wound)]


def default_surgeon(s: Medioevo, f: Any, seat: int) -> Action:
    if held(s, seat, "cerusico") < 0:
        return PASS
    return ("surgeon", max(range(len(s.wounds[seat])), key=lambda i: (s.wounds[seat][i], -i)))


def operated(s: Medioevo, f: Any, answers: dict[int, Action]) -> None:
    """Who has played one may play another; who passes is done."""
    for seat in living(s):
        action = answers.get(seat, PASS)
        if action == PASS:
            if seat in answers:
                nurse(s, seat)
            continue
        throw(s, seat, "cerusico")
        n = min(roll(s, "cerusico", best(s.tech[seat], SURGEON)), s.wounds[seat][action[1]])
        s.wounds[seat][action[1]] -= n  # the rest may still be nursed (MU-EX-176)
        recover(s, seat, n)


def recover(s: Medioevo, seat: int, vf: int) -> None:
    if vf:
        s.returning[seat] += vf
        note(s, "healed", rule="MU-RES-08", seat=seat, vf=vf)


def nurse(s: Medioevo, seat: int) -> None:
    """chirurgia and ospedale: VF of battles of this turn."""
    recover(s, seat, min(best(s.tech[seat], RECOVERY), sum(s.wounds[seat])))
    s.wounds[seat] = []


def heal(s: Medioevo, f: Any) -> None:
    for seat in living(s):
        nurse(s, seat)


offence.EFFECTS.update(
    assassino=assassin,
    ladro=thief,
    sicario=cutthroat,
    inquisitore=inquisitor,
    flagellante=flagellant,
    infiltrato=infiltrator,
)

PROCEDURES = [procedure(Prying, ask_card), procedure(Sabotage, ask_sabotage)]

QUESTIONS = [
    single("pry", Prying, card_pried, options=pried, shown=pried_shown),
    single("sabotage", Sabotage, sabotaged, options=sabotages, default=default_sabotage),
    window_of_all("surgeon", Frame, operated, options=surgeon_options, default=default_surgeon),
]
