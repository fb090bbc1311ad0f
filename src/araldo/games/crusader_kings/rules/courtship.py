"""How automatic dynasties marry and grant titles (CK-AI-12, CK-AI-16, CK-AI-19, CK-AI-23), by `data/ai.toml`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from araldo.games.crusader_kings.board import COUNT, IDS, NUMBER, steps_from
from araldo.games.crusader_kings.box import PERSON, STRATEGIES, id_of, trait_of
from araldo.games.crusader_kings.rules.fallback import best, rival_key
from araldo.games.crusader_kings.rules.family import draw_person, give_random, tell_traits
from araldo.games.crusader_kings.rules.kin import find, has_green, heir, tokens_on, unmarried
from araldo.games.crusader_kings.rules.marriage import fits, in_deck
from araldo.games.crusader_kings.rules.realm import at_war, clockwise, has_claim, lands_of, rivals_near, word
from araldo.games.crusader_kings.rules.verdict import verdict
from araldo.games.crusader_kings.state import Bargain, Court, Kings, Wedding
from araldo.kernel import AGAIN, Action, call, note

FEROX_LAST = 1  # the class of spouses of any trait in its order


def strategy(s: Kings, party: int) -> dict[str, Any]:
    return STRATEGIES[s.plan[party]]


# -- answering proposals


def may_accept(s: Kings, party: int, mate: int) -> bool:
    """Whether a proposal for this Character is heard at all."""
    plan = strategy(s, party)
    return bool(plan["accept_from_players"]) and (bool(plan["accept_heir"]) or mate != heir(s, party))


def asking_price(s: Kings, party: int, mate: int) -> int:
    """CK-AI-23: the King counts as green; of several traits one green makes it green."""
    green = mate == s.kings[party] or has_green(s, mate)
    return int(strategy(s, party)["accept_min_gold_green" if green else "accept_min_gold_red"])


def accepts(s: Kings, f: Bargain) -> bool:
    """A marriage that an automatic dynasty is offered."""
    return f.mine >= 0 and may_accept(s, f.partner, f.theirs) and f.gold >= asking_price(s, f.partner, f.theirs)


# -- its own attempt


def court(s: Kings, f: Court) -> int | None:
    """The King, then the children and siblings; each source in turn; the own deck last and for the King only, and
    always before the children (CK-AI-12). Among spouses as good by its strategy, the players choose (CK-AI-15)."""
    king = s.kings[f.seat]
    for person in unmarried(s, f.seat):
        for source in strategy(s, f.seat)["marry_sources"]:
            if source == "independent" and (lands := suitors(s, f.seat, person)):
                return woo_somebody(s, f, person, lands)
            if source == "player_children" and not f.tries and (mates := brides(s, f.seat, person)):
                return ask_for(s, f, person, mates)
            if source == "own_deck" and person == king and in_deck(s, king, s.culture[f.seat]):
                f.done = True
                call(s, Wedding(seat=f.seat, person=king, culture=s.culture[f.seat], bonus=max(0, f.event)))
                return None
    f.done = True
    if f.event < 0 and s.spouses[f.seat] >= 0 and not s.children[f.seat]:
        adopt_child(s, f.seat)
    return None


def woo_somebody(s: Kings, f: Court, person: int, lands: list[int]) -> int | None:
    """In the nearest territory, then green before red, unless the players know better."""
    far = steps_from(s.chart, s.lands, lands_of(s, f.seat))
    keys = (lambda a: far.get(NUMBER[a[2]], COUNT), lambda a: not has_green(s, s.suitors[NUMBER[a[2]]]))
    options: list[Action] = [("marry", id_of(person), IDS[t]) for t in lands]
    chosen = verdict(s, f, f.seat, options, partial(best, s, options, *keys))
    if chosen is None:
        return AGAIN
    f.done = True
    call(s, Wedding(seat=f.seat, person=person, land=NUMBER[chosen[2]], bonus=max(0, f.event)))
    return None


def ask_for(s: Kings, f: Court, person: int, mates: list[int]) -> int:
    """One offer a phase (CK-AI-23): somebody with a green trait, of the rival with most points."""
    home = {id_of(mate): find(s, mate)[0] for mate in mates}
    keys = (lambda a: not has_green(s, PERSON[a[2]]), lambda a: rival_key(s)(home[a[2]]))
    options: list[Action] = [("propose", id_of(person), name) for name in home]
    chosen = verdict(s, f, f.seat, options, partial(best, s, options, *keys))
    if chosen is not None:
        f.tries = 1
        f.result = 0
        propose(s, f.seat, person, PERSON[chosen[2]])
    return AGAIN


def adopt_child(s: Kings, party: int) -> None:
    person = draw_person(s, s.culture[party])
    if person >= 0:
        s.children[party].append(person)
        s.child_mates[party].append(-1)
        note(s, "adopted", house=word(s, party), person=id_of(person), gold=0, rule="CK-AI-19")
        give_random(s, person)
        tell_traits(s, person, "CK-ADO-01")


def rank(s: Kings, party: int, person: int) -> int:
    """The class of a spouse in `marry_order`, best first; -1: none of them."""
    traits = {trait_of(t) for t in tokens_on(s, person)}
    for i, wanted in enumerate(strategy(s, party)["marry_order"]):
        if "any" in wanted or ("green" in wanted and has_green(s, person)) or traits & set(wanted):
            return i
    return -1


def suitors(s: Kings, party: int, person: int) -> list[int]:
    """The territories with a spouse of the best class there is; where anybody will do, Ferox goes to the nearest."""
    found = [t for t in s.lands if s.suitors[t] >= 0 and fits(s, person, s.suitors[t])]
    classes = {t: rank(s, party, s.suitors[t]) for t in found}
    first = min((i for i in classes.values() if i >= 0), default=-1)
    lands = [t for t in found if classes[t] == first >= 0]
    if lands and first == FEROX_LAST and strategy(s, party)["id"] == "ferox":
        far = steps_from(s.chart, s.lands, lands_of(s, party))
        lands = [t for t in lands if far.get(t, COUNT) == min(far.get(u, COUNT) for u in lands)]
    return lands


def brides(s: Kings, party: int, person: int) -> list[int]:
    """Children and siblings of rivals: Munitio asks War enemies, then holders of a Casus Belli; Amandum anybody, by the
    class of their traits."""
    rivals = clockwise(s, party)
    if "war_enemy_child" in strategy(s, party)["marry_prefer"]:
        groups = [[p for p in rivals if at_war(s, p, party)], [p for p in rivals if has_claim(s, p, party)]]
        return next((found for group in groups if (found := marriageable(s, group, person))), [])
    classes = {mate: rank(s, party, mate) for mate in marriageable(s, rivals, person)}
    first = min((i for i in classes.values() if i >= 0), default=-1)
    return [mate for mate, i in classes.items() if i == first >= 0]


def marriageable(s: Kings, parties: Iterable[int], person: int) -> list[int]:
    """Unmarried children and siblings of these dynasties who might marry somebody."""
    return [mate for p in parties for mate in unmarried(s, p) if mate != s.kings[p] and fits(s, person, mate)]


def propose(s: Kings, party: int, person: int, mate: int) -> None:
    """One offer a phase, with the dowry of the strategy; who pays gets the couple (CK-AI-23)."""
    plan = strategy(s, party)
    partner = next(p for p in range(s.parties) if mate in s.children[p] + s.siblings[p])
    price = plan["offer_gold_green" if has_green(s, mate) else "offer_gold_red"]
    told: dict[str, Any] = {"house": word(s, party), "other": word(s, partner), "family": word(s, party)}
    gives = [f"gold.{price}"] if price else ["nothing"]
    note(
        s,
        "offer_marriage",
        person=id_of(person),
        mate=id_of(mate),
        gives=gives,
        takes=["nothing"],
        **told,
        rule="CK-AI-23",
    )
    call(
        s,
        Bargain(
            maker=party, partner=partner, mine=person, theirs=mate, speaker=party, stated=True, family=party, gold=price
        ),
    )


# -- titles


ENOUGH: Action = ("enough_titles",)


def titles(s: Kings, f: Court) -> int | None:
    """Every child and sibling but the heir, where most rival territories are adjacent; never revokes. The players may
    grant otherwise, or not at all."""
    free = [t for t in lands_of(s, f.seat) if s.duke[t] < 0]
    lone = [p for p in s.children[f.seat] + s.siblings[f.seat] if p not in s.duke]
    options: list[Action] = [("grant", id_of(person), IDS[t]) for person in lone for t in free]
    chosen = verdict(s, f, f.seat, [ENOUGH, *options], partial(next_title, s, f.seat, options))
    if chosen is None:
        return AGAIN
    if chosen == ENOUGH:
        return None
    land = NUMBER[chosen[2]]
    s.duke[land] = PERSON[chosen[1]]
    note(s, "titled", house=word(s, f.seat), person=chosen[1], land=chosen[2], rule="CK-AI-19")
    return AGAIN


def next_title(s: Kings, party: int, options: list[Action]) -> Action:
    first = heir(s, party)
    younger = [a for a in options if PERSON[a[1]] != first]
    eldest = [a for a in younger if a[1] == younger[0][1]]
    return best(s, eldest, lambda a: -rivals_near(s, party, NUMBER[a[2]])) if eldest else ENOUGH
