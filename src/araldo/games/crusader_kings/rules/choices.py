"""Steps of events in which somebody chooses: what there is to choose, and what follows (chapter EVT)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from araldo.games.crusader_kings.board import IDS, NUMBER
from araldo.games.crusader_kings.box import (
    CRUSADER_TOKEN,
    KINDS,
    MOST_SHIELDS,
    PERSON,
    id_of,
    is_green,
    kind_of,
    number_of,
    trait_of,
)
from araldo.games.crusader_kings.rules import fallback
from araldo.games.crusader_kings.rules.build import sites
from araldo.games.crusader_kings.rules.family import event_token, part, put_away, wear
from araldo.games.crusader_kings.rules.happening import Step, branch, go_on, selected
from araldo.games.crusader_kings.rules.realm import (
    award,
    can_pay,
    card_of,
    castles_left,
    demobilise,
    drop_card,
    end_hostility,
    foot_cap,
    give_claim,
    human,
    lands_of,
    left_of,
    lessen,
    mobilise,
    of_type,
    party_of,
    place,
    raise_castle,
    raze_castle,
    reserve,
    shields_of,
    spend,
    troops_of,
    withdraw,
    word,
)
from araldo.games.crusader_kings.rules.requirements import (
    LANDS,
    PEOPLE,
    can_take,
    rival_shields,
    targets_of_claim,
)
from araldo.games.crusader_kings.rules.war import aims, unmobilised
from araldo.games.crusader_kings.state import Gain, Happening, Kings
from araldo.kernel import Action, call, note

DECLINE: Action = ("decline",)


class Choice(NamedTuple):
    """A step with a choice. `options` are the real ones; with `may`, the chooser can also decline."""

    kind: str
    options: Callable[[Kings, Happening, Step], list[Action]]
    answer: Callable[[Kings, Happening, Step, Action], None]
    auto: Callable[[Kings, Happening, Step, list[Action]], Action]
    may: bool = False


def by_land(lands: list[int], verb: str = "place") -> list[Action]:
    return [(verb, IDS[t]) for t in lands]


def land_in(action: Action) -> int:
    return NUMBER[action[1]]


def auto_land(s: Kings, f: Happening, step: Step, options: list[Action]) -> Action:
    """For a rival: where it hurts; for itself: where it matters least, or most if it is good."""
    lands = [land_in(a) for a in options]
    if selected(s, f, step.get("chooser", "target")) != f.target:
        chosen = fallback.hostile_place(s, lands)
    elif step.get("token") == "harvest" or step["op"] == "remove_unrest":
        chosen = fallback.own_good_place(s, f.target, lands)
    else:
        chosen = fallback.own_bad_place(s, f.target, lands)
    return options[lands.index(chosen)]


def auto_any(s: Kings, f: Happening, step: Step, options: list[Action]) -> Action:
    return fallback.best(s, options)


def place_options(s: Kings, f: Happening, step: Step) -> list[Action]:
    lands = LANDS[step["where"]](s, f.target) if left_of(s, step["token"]) else []
    if step["token"] == "plague":
        lands = [t for t in lands if not s.plague[t]]
    return by_land(lands)


def placed(s: Kings, f: Happening, step: Step, action: Action) -> None:
    place(s, step["token"], land_in(action))
    go_on(f)


def unrest_options(s: Kings, f: Happening, step: Step) -> list[Action]:
    return by_land([t for t in lands_of(s, f.target) if s.unrest[t]], "calm")


def calmed(s: Kings, f: Happening, step: Step, action: Action) -> None:
    land = land_in(action)
    lessen(s, land, s.unrest[land] if step["n"] == "all" else step["n"], "CK-UNR-03")
    go_on(f)


def foot_options(s: Kings, f: Happening, step: Step) -> list[Action]:
    return by_land(troops_of(s, f.target), "disband")


def send_home(s: Kings, f: Happening, action: Action) -> None:
    demobilise(s, land_in(action))
    note(s, "demobilised", house=word(s, f.target), lands=[action[1]], rule="CK-EVT-10")


def foot_removed(s: Kings, f: Happening, step: Step, action: Action) -> None:
    send_home(s, f, action)
    if step["then_unrest"]:
        place(s, "unrest", land_in(action))
    f.count += 1
    if f.count == step["n"]:
        go_on(f)


def forage_options(s: Kings, f: Happening, step: Step) -> list[Action]:
    """First how much is paid, then which Footsoldiers go for the rest."""
    if f.asked:
        return by_land(troops_of(s, f.target), "disband") if f.count else []
    owed = min(step["max"], len(troops_of(s, f.target)))
    return [("pay_gold", n) for n in range(min(owed, s.gold[f.target]), -1, -1)]


def foraged(s: Kings, f: Happening, step: Step, action: Action) -> None:
    if not f.asked:
        f.asked = True
        owed = min(step["max"], len(troops_of(s, f.target)))
        paid = spend(s, f.target, action[1] if human(s, f.target) else owed)
        f.count = owed - paid
        if human(s, f.target):
            note(s, "paid", house=word(s, f.target), gold=paid, rule="CK-GEN-07")
    else:
        send_home(s, f, action)
        f.count -= 1
    if not f.count:
        go_on(f)


def castle_options(s: Kings, f: Happening, step: Step) -> list[Action]:
    return by_land([t for t in lands_of(s, f.target) if s.castle[t]], "raze")


def castle_razed(s: Kings, f: Happening, step: Step, action: Action) -> None:
    raze_castle(s, land_in(action))
    note(s, "razed", land=action[1], rule="CK-EVT-10")
    go_on(f)


def token_options(s: Kings, f: Happening, step: Step) -> list[Action]:
    wanted = {trait_of(t) for t in s.bags[f.target] if is_green(t) == (step["colour"] == "green")}
    return [("remove_token", trait) for trait in sorted(wanted)]


def token_removed(s: Kings, f: Happening, step: Step, action: Action) -> None:
    take_out(s, f.target, action[1])
    go_on(f)


def take_out(s: Kings, party: int, trait: str) -> None:
    """A token of a trait leaves the bag (CK-CHK-12)."""
    bag = s.bags[party]
    token = next(t for t in sorted(bag) if trait_of(t) == trait)
    bag.remove(token)
    put_away(s, token)
    note(s, "bag_removed", house=word(s, party), trait=trait, rule="CK-CHK-12")


def auto_token(s: Kings, f: Happening, step: Step, options: list[Action]) -> Action:
    token = fallback.age_removal(s, f.target)
    return ("remove_token", trait_of(token)) if token >= 0 else options[0]


def person_options(s: Kings, f: Happening, step: Step) -> list[Action]:
    """CK-EVT-05: by the highest or lowest number, or whom the chooser wants."""
    if step.get("who") == "picked":
        return [("pick", id_of(f.picked))]
    people = PEOPLE[step.get("filter") or step["who"]](s, f.target)
    if people and "by" in step:
        people = [(max if step["by"] == "highest_number" else min)(people, key=number_of)]
    return [("pick", id_of(p)) for p in people]


def person_picked(s: Kings, f: Happening, step: Step, action: Action) -> None:
    f.picked = PERSON[action[1]]
    if step["op"] == "char_trait":
        endow(s, f.target, f.picked, step["trait"])
    go_on(f)


def endow(s: Kings, party: int, person: int, trait: str) -> None:
    """CK-EVT-09: into the bag for the King and the King's Spouse, else onto the card."""
    token = event_token(s, trait)
    if token < 0:
        note(s, "none_left", token=trait, rule="CK-EVT-12")
        return
    if person in (s.kings[party], s.spouses[party]):
        s.bags[party].append(token)
    else:
        wear(s, token, person)
    note(s, "endowed", person=id_of(person), trait=trait_of(token), rule="CK-EVT-09")


def auto_person(s: Kings, f: Happening, step: Step, options: list[Action]) -> Action:
    """For a duel somebody who is fit for it, if there is anybody (the players may send it in any case)."""
    fighter = fallback.duellist(s, f.target) if step.get("filter") == "male_family" else -1
    return ("pick", id_of(fighter)) if fighter >= 0 else options[0]


def option_options(s: Kings, f: Happening, step: Step) -> list[Action]:
    return [("option", o["id"]) for o in step["options"] if can_pay(s, f.target, o["cost"])]


def option_chosen(s: Kings, f: Happening, step: Step, action: Action) -> None:
    branch(s, f, next(o["steps"] for o in step["options"] if o["id"] == action[1]))


def auto_option(s: Kings, f: Happening, step: Step, options: list[Action]) -> Action:
    """What kills nobody; a token rather than a Casus Belli; a duel only with somebody fit for it."""
    names = [a[1] for a in options]
    if "fight" in names:
        return ("option", "fight" if fallback.duellist(s, f.target) >= 0 else "refuse")
    return options[0]


def foe_options(s: Kings, f: Happening, step: Step) -> list[Action]:
    if step["against"] == "chosen_no_pact":
        return [("against", word(s, p)) for p in targets_of_claim(s, f.target)]
    holder = selected(s, f, step["holder"])
    return [("against", word(s, selected(s, f, step["against"])))] if holder >= 0 else []


def foe_chosen(s: Kings, f: Happening, step: Step, action: Action) -> None:
    give_claim(s, selected(s, f, step["holder"]), party_of(s, action[1]))
    go_on(f)


def auto_foe(s: Kings, f: Happening, step: Step, options: list[Action]) -> Action:
    return fallback.best(s, options, lambda a: fallback.rival_key(s)(party_of(s, a[1])))


def build_options(s: Kings, f: Happening, step: Step) -> list[Action]:
    free = castles_left(s) and can_pay(s, f.target, step["cost"])
    return by_land(sites(s, f.target), "site") if free else []


def built(s: Kings, f: Happening, step: Step, action: Action) -> None:
    paid = spend(s, f.target, step["cost"]) if human(s, f.target) else 0
    note(s, "castle", house=word(s, f.target), land=action[1], gold=paid, rule="CK-EVT-10")
    raise_castle(s, land_in(action))
    go_on(f)


def auto_build(s: Kings, f: Happening, step: Step, options: list[Action]) -> Action:
    return ("site", IDS[fallback.build_site(s, f.target, [land_in(a) for a in options])])


def card_options(s: Kings, f: Happening, step: Step) -> list[Action]:
    rich = can_pay(s, f.target, step["cost"])
    return [("buy", KINDS[k]) for k in can_take(s, f.target) if rich]


def card_taken(s: Kings, f: Happening, step: Step, action: Action) -> None:
    """By the rules of Develop; the display is refilled."""
    paid = spend(s, f.target, step["cost"]) if human(s, f.target) else 0
    note(s, "bought", house=word(s, f.target), card=action[1], gold=paid, rule="CK-EVT-10")
    kind = KINDS.index(action[1])
    go_on(f)
    piece = next(c for c in s.display if kind_of(c) == kind)
    call(s, Gain(seat=f.target, source="display", piece=piece, restock=True))


def auto_card(s: Kings, f: Happening, step: Step, options: list[Action]) -> Action:
    return min(options, key=lambda a: fallback.WORTH_OF_CARD.index(KINDS.index(a[1])))


def mobilise_options(s: Kings, f: Happening, step: Step) -> list[Action]:
    room = reserve(s, f.target)
    if not human(s, f.target):
        room = foot_cap(s, f.target) - len(troops_of(s, f.target))
    return by_land(unmobilised(s, f.target), "raise") if room > 0 else []


def auto_mobilise(s: Kings, f: Happening, step: Step, options: list[Action]) -> Action:
    """Where most targets are near, then where a Footsoldier ends Unrest."""
    return fallback.best(s, options, lambda a: -len(aims(s, f.target, land_in(a))), lambda a: not s.unrest[land_in(a)])


def event_mobilised(s: Kings, f: Happening, step: Step, action: Action) -> None:
    mobilise(s, land_in(action))
    note(s, "mobilised", house=word(s, f.target), lands=[action[1]], rule="CK-EVT-10")
    go_on(f)


def war_options(s: Kings, f: Happening, step: Step) -> list[Action]:
    return [("end_war", word(s, p)) for p in range(s.parties) if s.wars[f.target] >> p & 1]


def war_ended(s: Kings, f: Happening, step: Step, action: Action) -> None:
    end_hostility(s, f.target, party_of(s, action[1]))
    go_on(f)


def pact_options(s: Kings, f: Happening, step: Step) -> list[Action]:
    return [("break", IDS[t]) for t in s.lands if s.ally[t] == f.target]


def land_parted(s: Kings, f: Happening, step: Step, action: Action) -> None:
    """CK-PAC-11, CK-PAC-12, CK-PAC-17."""
    part(s, land_in(action))
    go_on(f)


def discard_options(s: Kings, f: Happening, step: Step) -> list[Action]:
    held = of_type(s, f.target, step["type"] == "councillor")
    return [("discard", KINDS[kind_of(c)]) for c in held]


def development_lost(s: Kings, f: Happening, step: Step, action: Action) -> None:
    drop_card(s, f.target, card_of(s, f.target, KINDS.index(action[1])))
    go_on(f)


def auto_discard(s: Kings, f: Happening, step: Step, options: list[Action]) -> Action:
    if selected(s, f, step["chooser"]) != f.target:
        return fallback.best(s, options)
    return max(options, key=lambda a: fallback.WORTH_OF_CARD.index(KINDS.index(a[1])))


def shield_options(s: Kings, f: Happening, step: Step) -> list[Action]:
    """Whose Shield is replaced; then, with five, which of one's own is withdrawn first."""
    if f.asked:
        return [("withdraw", i + 1) for i, p in enumerate(s.shields) if p == f.target]
    return [("replace", i + 1) for i in rival_shields(s, f.target)]


def shield_replaced(s: Kings, f: Happening, step: Step, action: Action) -> None:
    """No Trait token; the bonus changes hands (CK-TRK-03)."""
    if action[0] == "withdraw":
        withdraw(s, action[1] - 1)
    elif shields_of(s, f.target) >= MOST_SHIELDS:
        f.asked = True
        f.count = action[1]
        return
    else:
        f.count = action[1]
    s.shields[f.count - 1] = f.target
    note(s, "shield_replaced", house=word(s, f.target), place=f.count, rule="CK-TRK-03")
    award(s, CRUSADER_TOKEN)
    go_on(f)


def auto_shield(s: Kings, f: Happening, step: Step, options: list[Action]) -> Action:
    return options[0] if f.asked else fallback.best(s, options)


def auto_first(s: Kings, f: Happening, step: Step, options: list[Action]) -> Action:
    return options[0]


CHOICES: dict[str, Choice] = {
    "place": Choice("event_place", place_options, placed, auto_land),
    "remove_unrest": Choice("event_calm", unrest_options, calmed, auto_land),
    "remove_footsoldier": Choice("event_disband", foot_options, foot_removed, auto_land),
    "pay_or_remove_footsoldier": Choice("event_forage", forage_options, foraged, auto_first),
    "remove_castle": Choice("event_raze", castle_options, castle_razed, auto_land),
    "bag_remove": Choice("event_token", token_options, token_removed, auto_token),
    "char_trait": Choice("event_person", person_options, person_picked, auto_person),
    "pick_character": Choice("event_person", person_options, person_picked, auto_person),
    "choose": Choice("event_option", option_options, option_chosen, auto_option),
    "gain_cb": Choice("event_foe", foe_options, foe_chosen, auto_foe),
    "may_build_castle": Choice("event_build", build_options, built, auto_build, may=True),
    "may_take_development": Choice("event_card", card_options, card_taken, auto_card, may=True),
    "may_mobilise": Choice("event_mobilise", mobilise_options, event_mobilised, auto_mobilise, may=True),
    "may_end_war": Choice("event_war", war_options, war_ended, auto_first, may=True),
    "break_independent_pact": Choice("event_pact", pact_options, land_parted, auto_any),
    "discard_development": Choice("event_discard", discard_options, development_lost, auto_discard),
    "replace_shield": Choice("event_shield", shield_options, shield_replaced, auto_shield),
}
