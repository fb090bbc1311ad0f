"""The Dynasty phase: Marriage, adoption and titles (chapters MAR, ADO, TIT, and CK-RND-02)."""

from __future__ import annotations

from collections.abc import Iterator

from araldo.games.crusader_kings.board import IDS, NUMBER
from araldo.games.crusader_kings.box import (
    ADOPTION_COST,
    CULTURES,
    MOST_CHILDREN,
    NAME,
    OFFERS,
    PERSON,
    SEX,
    id_of,
)
from araldo.games.crusader_kings.rules import bargain, courtship
from araldo.games.crusader_kings.rules.family import draw_person, give_random, revoke, tell_traits
from araldo.games.crusader_kings.rules.kin import has_green, unmarried
from araldo.games.crusader_kings.rules.marriage import fits, in_deck, players_decks
from araldo.games.crusader_kings.rules.realm import can_pay, human, lands_of, play_order, present, spend, word
from araldo.games.crusader_kings.rules.rights import ask_open, trading
from araldo.games.crusader_kings.state import Court, DynastyPhase, Kings, Wedding
from araldo.kernel import (
    AGAIN,
    DONE,
    Action,
    Option,
    Refusal,
    call,
    draft,
    note,
    procedure,
    single,
)

Weighed = Iterator[tuple[Option, Refusal | None]]
STAY: Action = ("stay",)
ADOPT: Action = ("adopt",)


def next_court(s: Kings, f: DynastyPhase) -> int | None:
    """CK-RND-02: in play order."""
    if not f.order:
        f.order = play_order(s)
    if f.at == len(f.order):
        return None
    seat = f.order[f.at]
    f.at += 1
    if present(s, seat):
        call(s, Court(seat=seat))
    return AGAIN


# -- one attempt or an adoption (CK-AMB-53: before the titles)


def ask_court(s: Kings, f: Court) -> int | None:
    if f.result == 1:  # a bargain that was struck is the attempt; one that was refused is not (CK-MAR-21)
        f.done = True
    if f.done or not s.kings[f.seat] >= 0:
        return None
    if not human(s, f.seat):
        return courtship.court(s, f)
    if (f.event >= 0 or not trading(s)) and len(court_options(s, f, f.seat)) == 1:
        return None
    return ask_open(s, "court" if f.event < 0 else "may_marry", f.seat)


def court_weighed(s: Kings, f: Court, seat: int) -> Weighed:
    decks = players_decks(s)
    for person in unmarried(s, seat):
        name = id_of(person)
        for land in s.lands:
            if s.suitors[land] >= 0:
                yield ("marry", name, IDS[land]), None if fits(s, person, s.suitors[land]) else Refusal("CK-MAR-02")
        for culture in decks:
            yield ("match", name, CULTURES[culture]), None if in_deck(s, person, culture) else Refusal("CK-MAR-13")
        for other in range(s.parties):
            if other != seat and present(s, other):
                for mate in unmarried(s, other):
                    yield ("propose", name, id_of(mate)), refuse_offer(s, seat, other, person, mate)
    if f.event < 0:
        yield ADOPT, refuse_adoption(s, seat)
    yield STAY, None


def court_options(s: Kings, f: Court, seat: int) -> list[Option]:
    """The same, without the reasons."""
    found: list[Option] = []
    lone = unmarried(s, seat)
    if lone:
        suitors = [(IDS[t], SEX[s.suitors[t]]) for t in s.lands if s.suitors[t] >= 0]
        others = proposable(s, seat) if s.offers_left[seat] else []
        decks = [(CULTURES[c], sexes_in(s, c)) for c in players_decks(s)]
        king = s.kings[seat]
        for person in lone:
            name = NAME[person]
            mine = "" if s.options["marriage_any_sex"] else SEX[person]
            found += [("marry", name, land) for land, sex in suitors if sex != mine]
            found += [("match", name, culture) for culture, there in decks if there not in ("", mine)]
            reigns = person == king
            found += [("propose", name, mate) for mate, sex, rules in others if sex != mine and not (reigns and rules)]
    if f.event < 0 and refuse_adoption(s, seat) is None:
        found.append(ADOPT)
    found.append(STAY)
    return found


def proposable(s: Kings, seat: int) -> list[tuple[str, str, bool]]:
    """Unmarried people of other dynasties that would hear an offer: name, sex, whether they reign."""
    return [
        (NAME[mate], SEX[mate], mate == s.kings[p])
        for p in range(s.parties)
        if p != seat and present(s, p)
        for mate in unmarried(s, p)
        if p < s.seats or courtship.may_accept(s, p, mate)
    ]


def sexes_in(s: Kings, culture: int) -> str:
    """Of those who might come out of a deck or, when it holds nobody fit, out of its discards."""
    found = ""
    for pile in (s.courts[culture], s.court_discards[culture]):
        for person in pile:
            if SEX[person] not in found:
                found += SEX[person]
                if len(found) == 2:  # both: no need to look further
                    return found
    return found


def refuse_offer(s: Kings, seat: int, other: int, person: int, mate: int) -> Refusal | None:
    if not fits(s, person, mate):
        return Refusal("CK-MAR-02")
    if person == s.kings[seat] and mate == s.kings[other]:
        return Refusal("CK-MAR-08")
    if not s.offers_left[seat]:
        return Refusal("CK-MAR-21", (("offers", OFFERS),))
    if not human(s, other) and not courtship.may_accept(s, other, mate):
        return Refusal("CK-AI-23")
    return None


def refuse_adoption(s: Kings, seat: int) -> Refusal | None:
    """CK-ADO-01, CK-ADO-02."""
    if s.spouses[seat] < 0 or s.children[seat] or not can_pay(s, seat, ADOPTION_COST):
        said = ("married", int(s.spouses[seat] >= 0)), ("children", len(s.children[seat]))
        return Refusal("CK-ADO-01", (*said, ("price", ADOPTION_COST), ("gold", s.gold[seat])))
    return None if s.courts[s.culture[seat]] or s.court_discards[s.culture[seat]] else Refusal("CK-LIM-08")


def court_chosen(s: Kings, f: Court, seat: int, action: Action) -> None:
    bonus = max(0, f.event)
    if action[0] == "propose":  # an offer that is refused does not spend the attempt (CK-MAR-21)
        s.offers_left[seat] -= 1
        f.result = 0
        bargain.offer_marriage(s, seat, PERSON[action[1]], PERSON[action[2]])
        return
    f.done = True
    if action == ADOPT:
        adopt(s, seat)
    elif action[0] == "marry":
        call(s, Wedding(seat=seat, person=PERSON[action[1]], land=NUMBER[action[2]], bonus=bonus))
    elif action[0] == "match":
        call(s, Wedding(seat=seat, person=PERSON[action[1]], culture=CULTURES.index(action[2]), bonus=bonus))


def adopt(s: Kings, party: int) -> None:
    paid = spend(s, party, ADOPTION_COST)
    person = draw_person(s, s.culture[party])
    if person >= 0 and len(s.children[party]) < MOST_CHILDREN:
        s.children[party].append(person)
        s.child_mates[party].append(-1)
        note(s, "adopted", house=word(s, party), person=id_of(person), gold=paid, rule="CK-ADO-01")
        give_random(s, person)
        tell_traits(s, person, "CK-ADO-01")


def default_court(s: Kings, f: Court, seat: int) -> Action:
    """The King first: no check, else a green spouse, else a deck; adopt if childless; else nothing."""
    if s.spouses[seat] < 0:
        name = id_of(s.kings[seat])
        mine = [a for a, why in court_weighed(s, f, seat) if why is None and a[1:2] == (name,)]
        lands = [a for a in mine if a[0] == "marry"]
        easy = [a for a in lands if not has_green(s, s.suitors[NUMBER[a[2]]])]
        for found in (easy, lands, [a for a in mine if a[0] == "match"]):
            if found:
                return found[0]
    return ADOPT if refuse_adoption(s, seat) is None else STAY


# -- titles (CK-TIT-01 to CK-TIT-03)


def ask_titles(s: Kings, f: Court) -> int | None:
    if f.titled or f.event >= 0 or not (s.children[f.seat] or s.siblings[f.seat]):
        return None
    if not human(s, f.seat):
        return courtship.titles(s, f)
    return ask_open(s, "titles", f.seat)


def title_edits(s: Kings, f: Court, seat: int, draft: list[Action]) -> list[Option]:
    """Revocations come before grants, so that a Duke may be moved; one title a Character, one Duke a territory."""
    kin = s.children[seat] + s.siblings[seat]
    if not draft and max(s.duke) < 0:
        lands = [IDS[t] for t in lands_of(s, seat)]
        return [("grant", name, land) for name in [NAME[p] for p in kin] for land in lands]
    freed = {edit[1] for edit in draft if edit[0] == "revoke"}
    given = {edit[1] for edit in draft if edit[0] == "grant"}
    taken = {edit[2] for edit in draft if edit[0] == "grant"}
    held = {id_of(s.duke[t]) for t in s.lands if s.duke[t] >= 0}
    found: list[Option] = [("revoke", id_of(p)) for p in kin if id_of(p) in held and id_of(p) not in freed]
    open_lands = [
        IDS[t] for t in lands_of(s, seat) if IDS[t] not in taken and (s.duke[t] < 0 or id_of(s.duke[t]) in freed)
    ]
    for person in map(id_of, kin):
        if person not in given and (person not in held or person in freed):
            found += [("grant", person, land) for land in open_lands]
    return found


def titles_ready(s: Kings, f: Court, seat: int, draft: list[Action]) -> Refusal | None:
    """CK-TIT-03, also after a revocation was taken back: what is granted must be free."""
    freed = {edit[1] for edit in draft if edit[0] == "revoke"}
    for verb, person, *lands in draft:
        if verb == "grant":
            duke = s.duke[NUMBER[lands[0]]]
            if s.owner[NUMBER[lands[0]]] != seat:
                return Refusal("CK-TIT-01")
            if (PERSON[person] in s.duke and person not in freed) or (duke >= 0 and id_of(duke) not in freed):
                return Refusal("CK-TIT-03")
    return None


def title_rank(edit: Action) -> tuple[bool, str]:
    return edit[0] == "grant", edit[1]


def titles_given(s: Kings, f: Court, drafts: dict[int, list[Action]]) -> None:
    f.titled = True
    for edit in drafts[f.seat]:
        if edit[0] == "revoke":
            revoke(s, PERSON[edit[1]])
            note(s, "revoked", house=word(s, f.seat), person=edit[1], rule="CK-TIT-01")
    for edit in drafts[f.seat]:
        if edit[0] == "grant":
            grant(s, f.seat, PERSON[edit[1]], NUMBER[edit[2]])


def grant(s: Kings, party: int, person: int, land: int) -> None:
    s.duke[land] = person
    note(s, "titled", house=word(s, party), person=id_of(person), land=IDS[land], rule="CK-TIT-01")


PROCEDURES = [procedure(DynastyPhase, next_court), procedure(Court, ask_court, ask_titles)]
QUESTIONS = [
    single("court", Court, court_chosen, candidates=court_weighed, options=court_options, default=default_court),
    single(
        "may_marry",
        Court,
        court_chosen,
        candidates=court_weighed,
        options=court_options,
        default=lambda s, f, seat: STAY,
    ),
    draft(
        "titles",
        Court,
        titles_given,
        edits=title_edits,
        ready=titles_ready,
        rank=title_rank,
        default=lambda s, f, seat, draft: DONE,
    ),
]
