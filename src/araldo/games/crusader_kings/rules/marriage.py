"""Who may marry whom, and what a wedding changes (chapter MAR)."""

from __future__ import annotations

from araldo.games.crusader_kings.board import IDS
from araldo.games.crusader_kings.box import GLITTERHOOF, id_of, sex_of
from araldo.games.crusader_kings.rules.check import check
from araldo.games.crusader_kings.rules.family import give_random, into_bag, revoke, tell_traits
from araldo.games.crusader_kings.rules.kin import find, has_green
from araldo.games.crusader_kings.rules.realm import present, word
from araldo.games.crusader_kings.state import Kings, Wedding
from araldo.kernel import Question, below, end, note, procedure


def fits(s: Kings, one: int, other: int) -> bool:
    """CK-MAR-02, CK-SUC-08; Glitterhoof marries either sex; CK-OPT-08."""
    return sex_of(one) != sex_of(other) or bool(s.options["marriage_any_sex"]) or GLITTERHOOF in (one, other)


def in_deck(s: Kings, person: int, culture: int) -> list[int]:
    """CK-MAR-13: who might come out of a Culture deck for this Character."""
    sex = "" if s.options["marriage_any_sex"] else sex_of(person)
    found = [p for p in s.courts[culture] if sex_of(p) != sex]
    return found or [p for p in s.court_discards[culture] if sex_of(p) != sex]


def players_decks(s: Kings) -> list[int]:
    """CK-MAR-03, CK-AMB-17: any player's deck, one's own too."""
    return sorted({s.culture[p] for p in range(s.parties) if present(s, p)} if s.out else s.culture)


# -- weddings


def woo(s: Kings, f: Wedding) -> None:
    """CK-MAR-04, CK-MAR-05: a green token asks for a check, a red one accepts. CK-MAR-12: a deck asks for one."""
    f.result = 1
    if f.land >= 0 and not has_green(s, s.suitors[f.land]):
        return
    check(s, f.seat, "marriage", extra=f.bonus)


def wed(s: Kings, f: Wedding) -> int:
    if f.result:
        if f.land >= 0:
            mate = s.suitors[f.land]
            s.suitors[f.land] = -1
            s.ally[f.land] = f.seat  # CK-MAR-06
            note(s, "land_pact", house=word(s, f.seat), land=IDS[f.land], rule="CK-MAR-06")
        else:
            mate = fetch(s, f.person, f.culture)
        join(s, f.seat, f.person, mate)
    return end(s, 1)


def fetch(s: Kings, person: int, culture: int) -> int:
    """CK-MAR-12, CK-MAR-13: the first of the right sex from the top; the deck is shuffled; a Random token; no Pact."""
    found = in_deck(s, person, culture)
    mate = found[below(s, len(found))]
    (s.courts if mate in s.courts[culture] else s.court_discards)[culture].remove(mate)
    give_random(s, mate)
    tell_traits(s, mate, "CK-MAR-12")
    return mate


def join(s: Kings, party: int, person: int, mate: int) -> None:
    """CK-MAR-14, CK-MAR-15: beside the King, tokens into the bag; or under the child or sibling, tokens on the card."""
    _, role, i = find(s, person)
    note(s, "married", house=word(s, party), person=id_of(person), mate=id_of(mate), rule="CK-MAR-14")
    if role == "king":
        s.spouses[party] = mate
        into_bag(s, mate, party)
    else:
        (s.child_mates if role == "child" else s.sibling_mates)[party][i] = mate


def move_out(s: Kings, party: int, person: int) -> None:
    """CK-MAR-16, CK-MAR-22: leaves the family and its space, tokens stay on the card; a title ends."""
    _, role, i = find(s, person)
    people, mates = (s.children, s.child_mates) if role == "child" else (s.siblings, s.sibling_mates)
    people[party].pop(i)
    mates[party].pop(i)
    revoke(s, person)


PROCEDURES = [procedure(Wedding, woo, wed)]
QUESTIONS: list[Question[Kings]] = []
