"""How automatic dynasties marry and grant titles (CK-AI-12, CK-AI-16, CK-AI-19, CK-AI-23), by `data/ai.toml`."""

from __future__ import annotations

from typing import Any

from araldo.games.crusader_kings.board import IDS, steps_from
from araldo.games.crusader_kings.box import STRATEGIES, id_of, trait_of
from araldo.games.crusader_kings.rules.fallback import best, rival_key
from araldo.games.crusader_kings.rules.family import draw_person, give_random, tell_traits
from araldo.games.crusader_kings.rules.kin import has_green, heir, tokens_on, unmarried
from araldo.games.crusader_kings.rules.marriage import fits, in_deck
from araldo.games.crusader_kings.rules.realm import at_war, clockwise, has_claim, lands_of, present, rivals_near, word
from araldo.games.crusader_kings.state import Bargain, Court, Kings, Wedding
from araldo.kernel import AGAIN, call, note


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
    always before the children (CK-AI-12)."""
    sources = strategy(s, f.seat)["marry_sources"]
    king = s.kings[f.seat]
    for person in unmarried(s, f.seat):
        for source in sources:
            if source == "independent" and (land := suitor(s, f.seat, person)) >= 0:
                f.done = True
                call(s, Wedding(seat=f.seat, person=person, land=land, bonus=max(0, f.event)))
                return AGAIN
            if source == "player_children" and not f.tries and (mate := bride(s, f.seat, person)) >= 0:
                f.tries = 1
                f.result = 0
                propose(s, f.seat, person, mate)
                return AGAIN
            if source == "own_deck" and person == king and in_deck(s, king, s.culture[f.seat]):
                f.done = True
                call(s, Wedding(seat=f.seat, person=king, culture=s.culture[f.seat], bonus=max(0, f.event)))
                return AGAIN
    f.done = True
    if f.event < 0 and s.spouses[f.seat] >= 0 and not s.children[f.seat]:
        adopt_child(s, f.seat)
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


def suitor(s: Kings, party: int, person: int) -> int:
    """The territory of the best spouse there is: by class, then the nearest, then green before red."""
    far = steps_from(s.chart, s.lands, lands_of(s, party))
    lands = [
        t for t in s.lands if s.suitors[t] >= 0 and fits(s, person, s.suitors[t]) and rank(s, party, s.suitors[t]) >= 0
    ]
    if not lands:
        return -1
    return best(
        s,
        lands,
        lambda t: rank(s, party, s.suitors[t]),
        lambda t: far.get(t, 99),
        lambda t: not has_green(s, s.suitors[t]),
    )


def bride(s: Kings, party: int, person: int) -> int:
    """A child or sibling of a rival: Munitio asks War enemies, then holders of a Casus Belli; Amandum anybody."""
    rivals = clockwise(s, party)
    if "war_enemy_child" in strategy(s, party)["marry_prefer"]:
        groups = [[p for p in rivals if at_war(s, p, party)], [p for p in rivals if has_claim(s, p, party)]]
    else:
        groups = [[*rivals]]
    for group in groups:
        found = [
            (p, mate)
            for p in group
            if present(s, p)
            for mate in unmarried(s, p)
            if mate != s.kings[p] and fits(s, person, mate) and (len(groups) > 1 or rank(s, party, mate) >= 0)
        ]
        if found:
            return best(
                s,
                found,
                lambda pair: 0 if len(groups) > 1 else rank(s, party, pair[1]),
                lambda pair: not has_green(s, pair[1]),
                lambda pair: rival_key(s)(pair[0]),
            )[1]
    return -1


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


def titles(s: Kings, party: int) -> None:
    """Every child and sibling but the heir, where most rival territories are adjacent; never revokes."""
    first = heir(s, party)
    for person in s.children[party] + s.siblings[party]:
        free = [t for t in lands_of(s, party) if s.duke[t] < 0]
        if person != first and person not in s.duke and free:
            land = best(s, free, lambda t: -rivals_near(s, party, t))
            s.duke[land] = person
            note(s, "titled", house=word(s, party), person=id_of(person), land=IDS[land], rule="CK-AI-19")
