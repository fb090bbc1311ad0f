"""Characters and their tokens, births, deaths, successions and crises: chapters DTH, SUC, CRS, and CK-CHK-12."""

from __future__ import annotations

from functools import partial
from itertools import combinations

from araldo.games.crusader_kings.board import CULTURE, IDS
from araldo.games.crusader_kings.box import (
    CRITICAL_TRAIT,
    CULTURE_CARDS,
    EVENTUAL,
    GREEN_TRAIT,
    MOST_CHILDREN,
    PHYSICIAN,
    POOL,
    RANDOM,
    TOKEN0,
    culture_of,
    id_of,
    is_green,
    trait_of,
)
from araldo.games.crusader_kings.rules import fallback
from araldo.games.crusader_kings.rules.kin import find, heir, tokens_on
from araldo.games.crusader_kings.rules.realm import (
    hold,
    human,
    lands_of,
    owns,
    spend,
    strip_land,
    word,
)
from araldo.games.crusader_kings.rules.rights import ask_open
from araldo.games.crusader_kings.rules.verdict import verdict
from araldo.games.crusader_kings.state import Birth, Crisis, Kings
from araldo.kernel import (
    AGAIN,
    Action,
    Option,
    Refusal,
    below,
    call,
    draft,
    note,
    procedure,
    single,
)

# -- tokens


def put_away(s: Kings, token: int) -> None:
    """CK-CHK-12: where a token goes that leaves a bag or a Character."""
    pool = POOL[token - TOKEN0]
    (s.general if pool == RANDOM else s.event_pile if pool == EVENTUAL else s.token_box).append(token)


def strip(s: Kings, person: int) -> None:
    """All tokens of a Character who leaves go away."""
    for token in tokens_on(s, person):
        s.worn.remove(token)
        s.bearer[token - TOKEN0] = -1
        put_away(s, token)


def wear(s: Kings, token: int, person: int) -> None:
    s.worn.append(token)
    s.bearer[token - TOKEN0] = person


def into_bag(s: Kings, person: int, party: int) -> None:
    """CK-MAR-14, CK-SUC-03: the tokens of a Character enter the bag."""
    for token in tokens_on(s, person):
        s.worn.remove(token)
        s.bearer[token - TOKEN0] = -1
        s.bags[party].append(token)
        note(s, "bag_added", house=word(s, party), trait=trait_of(token), rule="CK-MAR-14")


def tell_traits(s: Kings, person: int, rule: str) -> None:
    """What lies on a Character who has just come: everybody sees it."""
    if s.log is not None:
        for token in tokens_on(s, person):
            note(s, "endowed", person=id_of(person), trait=trait_of(token), rule=rule)


def draw_token(s: Kings) -> int:
    """A Random token from the General bag, or -1 (CK-LIM-08)."""
    if not s.general:
        return -1
    return s.general.pop(below(s, len(s.general)))


def give_random(s: Kings, person: int) -> None:
    if (token := draw_token(s)) >= 0:
        wear(s, token, person)


def event_token(s: Kings, trait: str) -> int:
    """CK-EVT-12: the Event token, else a Random one of that trait, else any of that colour that is not critical."""
    found = [t for t in s.event_pile if trait_of(t) == trait]
    if found:
        s.event_pile.remove(found[0])
        return found[0]
    found = [t for t in s.general if trait_of(t) == trait]
    if not found:
        found = [t for t in s.general if is_green(t) == GREEN_TRAIT[trait] and not CRITICAL_TRAIT[trait_of(t)]]
    if not found:
        return -1
    token = found[below(s, len(found))] if len(found) > 1 else found[0]
    s.general.remove(token)
    return token


# -- decks of Characters


def draw_person(s: Kings, culture: int) -> int:
    """From a Culture deck, rebuilt from its discards when it has run out (CK-LIM-03); -1: nobody is left."""
    deck = s.courts[culture]
    if not deck:
        if not s.court_discards[culture]:
            return -1
        s.courts[culture] = deck = s.court_discards[culture]
        s.court_discards[culture] = []
    return deck.pop(below(s, len(deck)))


def bury(s: Kings, person: int) -> None:
    """CK-DTH-01, CK-DTH-02: the card to the discards of its Culture, or out of the game; tokens away; no title."""
    strip(s, person)
    revoke(s, person)
    culture = culture_of(person)
    if culture >= 0 and person in CULTURE_CARDS[culture]:
        s.court_discards[culture].append(person)
    else:
        s.gone.append(person)


def revoke(s: Kings, person: int) -> None:
    if person in s.duke:
        s.duke[s.duke.index(person)] = -1


def invite(s: Kings, land: int) -> None:
    """CK-TER-06: a potential spouse with a Random token comes to an independent territory."""
    person = draw_person(s, CULTURE[land])
    if person >= 0:
        s.suitors[land] = person
        give_random(s, person)
        if s.log is not None:
            traits = [trait_of(t) for t in tokens_on(s, person)]
            note(s, "suitor", land=IDS[land], person=id_of(person), traits=traits, rule="CK-TER-06")


def send_away(s: Kings, land: int) -> None:
    """The potential spouse of a territory leaves it for the discards."""
    person = s.suitors[land]
    if person >= 0:
        s.suitors[land] = -1
        bury(s, person)


def set_free(s: Kings, land: int) -> None:
    """A territory becomes independent: Knight, Footsoldier and title go, Castle and tokens stay (CK-TIT-08)."""
    strip_land(s, land, "CK-TIT-08")
    hold(s, land, -1)
    note(s, "independent", land=IDS[land], rule="CK-TER-06")
    invite(s, land)


def part(s: Kings, land: int) -> None:
    """CK-PAC-12: a Pact with an independent territory is broken."""
    note(s, "land_pact_ended", land=IDS[land], house=word(s, s.ally[land]), rule="CK-PAC-12")
    s.ally[land] = -1
    invite(s, land)


# -- births


def bear(s: Kings, party: int, trait: str) -> None:
    """CK-EVT-07, CK-EVT-08: a newborn is the youngest; none beyond the third (CK-LIM-07). May ask about its token."""
    if len(s.children[party]) >= MOST_CHILDREN:
        return
    person = draw_person(s, s.culture[party])
    if person < 0:
        return
    s.children[party].append(person)
    s.child_mates[party].append(-1)
    note(s, "born", house=word(s, party), person=id_of(person), rule="CK-EVT-07")
    if trait == "best_of_2" or (trait == "random" and owns(s, party, PHYSICIAN)):
        tokens = [t for t in (draw_token(s), draw_token(s)) if t >= 0]
        for token in tokens:
            wear(s, token, person)
        if len(tokens) == 2:
            if trait_of(tokens[0]) != trait_of(tokens[1]):
                call(s, Birth(seat=party, person=person, tokens=tokens))
            else:
                keep(s, person, tokens, tokens[0])
    elif trait == "random":
        give_random(s, person)
        tell_traits(s, person, "CK-EVT-07")
    elif (token := event_token(s, trait)) >= 0:
        wear(s, token, person)
        tell_traits(s, person, "CK-EVT-07")


def keep(s: Kings, person: int, tokens: list[int], kept: int) -> None:
    for token in tokens:
        if token != kept:
            s.worn.remove(token)
            s.bearer[token - TOKEN0] = -1
            put_away(s, token)
    note(s, "token_kept", person=id_of(person), tokens=[trait_of(t) for t in tokens], trait=trait_of(kept),
         rule="CK-DEV-10")  # fmt: skip


def ask_token(s: Kings, f: Birth) -> int | None:
    if not f.tokens:
        return None
    if human(s, f.seat):
        return ask_open(s, "birth_token", f.seat)
    chosen = verdict(s, f, f.seat, birth_options(s, f, f.seat), partial(default_token, s, f, f.seat))
    if chosen is None:
        return AGAIN
    token_kept(s, f, f.seat, chosen)
    return None


def birth_options(s: Kings, f: Birth, seat: int) -> list[Action]:
    return [("choose_token", trait_of(t)) for t in f.tokens]


def token_kept(s: Kings, f: Birth, seat: int, action: Action) -> None:
    keep(s, f.person, f.tokens, next(t for t in f.tokens if trait_of(t) == action[1]))
    f.tokens = []


def default_token(s: Kings, f: Birth, seat: int) -> Action:
    return ("choose_token", trait_of(fallback.birth_token(f.tokens)))


# -- deaths


def kill(s: Kings, person: int, told: str = "died") -> None:
    """A Character dies (CK-DTH-01 to CK-DTH-04). May call for a Succession Crisis, as the last thing that is done."""
    party, role, i = find(s, person)
    note(s, told, person=id_of(person), rule="CK-INT-14" if told == "divorced" else "CK-DTH-01")
    if role == "suitor":  # replaced at once (CK-INT-10)
        send_away(s, i)
        invite(s, i)
    elif role == "king":
        succeed(s, party)
    elif role == "spouse":  # its tokens are in the bag and stay there (CK-MAR-17)
        s.spouses[party] = -1
        bury(s, person)
    elif role == "child":
        remove_kin(s, s.children[party], s.child_mates[party], i)
    elif role == "sibling":
        remove_kin(s, s.siblings[party], s.sibling_mates[party], i)
    else:
        mates = s.child_mates[party] if role == "child_mate" else s.sibling_mates[party]
        mates[i] = -1
        bury(s, person)


def remove_kin(s: Kings, people: list[int], mates: list[int], i: int) -> None:
    """CK-DTH-03: with the spouse; the younger move up (CK-SUC-02)."""
    for person in (people.pop(i), mates.pop(i)):
        if person >= 0:
            bury(s, person)


def kill_duke(s: Kings, land: int) -> None:
    """CK-TIT-05: the holder of a lost Duchy, with the spouse."""
    if s.duke[land] >= 0:
        kill(s, s.duke[land])


def succeed(s: Kings, party: int) -> None:
    """CK-SUC-01: King and Spouse are discarded; the heir takes the throne, or there is a Crisis. Everything else passes
    on unchanged (CK-SUC-10).

    A Crisis is called: nothing may be done after it in the same step.
    """
    king, spouse = s.kings[party], s.spouses[party]
    s.kings[party] = s.spouses[party] = -1
    s.age[party] = 0
    bury(s, king)
    if spouse >= 0:
        bury(s, spouse)
        note(s, "retired", person=id_of(spouse), rule="CK-SUC-01")
    person = heir(s, party)
    if person < 0:
        note(s, "crisis", house=word(s, party), rule="CK-CRS-01")
        call(s, Crisis(seat=party))  # at once (CK-SUC-09)
        return
    if person in s.children[party]:
        i = s.children[party].index(person)
        mate = s.child_mates[party].pop(i)
        s.children[party].pop(i)
        while s.siblings[party]:  # CK-SUC-04: the old King's siblings leave as if dead (CK-AMB-61)
            note(s, "retired", person=id_of(s.siblings[party][0]), rule="CK-SUC-01")
            remove_kin(s, s.siblings[party], s.sibling_mates[party], 0)
        s.siblings[party], s.sibling_mates[party] = s.children[party], s.child_mates[party]  # CK-TIT-09
        s.children[party], s.child_mates[party] = [], []
    else:  # the other sibling stays (CK-SUC-05)
        i = s.siblings[party].index(person)
        mate = s.sibling_mates[party].pop(i)
        s.siblings[party].pop(i)
    crown(s, party, person, mate)


def crown(s: Kings, party: int, person: int, mate: int = -1) -> None:
    """CK-SUC-03, CK-TIT-07: tokens into the bag; a title ends; no Age tokens (CK-SUC-07)."""
    revoke(s, person)
    s.kings[party] = person
    s.spouses[party] = mate
    into_bag(s, person, party)
    if mate >= 0:
        into_bag(s, mate, party)
    note(s, "crowned", house=word(s, party), person=id_of(person), rule="CK-SUC-03")


# -- Succession Crisis


def losses(s: Kings, party: int) -> int:
    """CK-CRS-01: half, rounded up, is kept."""
    return len(lands_of(s, party)) // 2


def ask_losses(s: Kings, f: Crisis) -> int | None:
    if not losses(s, f.seat):
        return None
    if human(s, f.seat):
        return ask_open(s, "crisis", f.seat)
    options = [("lose", *(IDS[t] for t in some)) for some in combinations(lands_of(s, f.seat), losses(s, f.seat))]
    chosen = verdict(s, f, f.seat, options, partial(poorest, s, f.seat))
    if chosen is None:
        return AGAIN
    lose(s, f.seat, [IDS.index(land) for land in chosen[1:]])
    return None


def poorest(s: Kings, party: int) -> Action:
    """What an automatic dynasty would give up itself."""
    return ("lose", *(IDS[t] for t in sorted(fallback.give_up(s, party, losses(s, party)))))


def crisis_edits(s: Kings, f: Crisis, seat: int, draft: list[Action]) -> list[Option]:
    if len(draft) == losses(s, seat):
        return []
    chosen = {edit[1] for edit in draft}
    return [("lose", IDS[t]) for t in lands_of(s, seat) if IDS[t] not in chosen]


def crisis_ready(s: Kings, f: Crisis, seat: int, draft: list[Action]) -> Refusal | None:
    mine = all(s.owner[IDS.index(edit[1])] == seat for edit in draft)
    return None if mine and len(draft) == losses(s, seat) else Refusal("CK-CRS-01", (("lands", losses(s, seat)),))


def losses_chosen(s: Kings, f: Crisis, drafts: dict[int, list[Action]]) -> None:
    lose(s, f.seat, [IDS.index(edit[1]) for edit in drafts[f.seat]])
    f.step += 1


def default_losses(s: Kings, f: Crisis, seat: int, draft: list[Action]) -> Action:
    if len(draft) == losses(s, seat):
        return ("done",)
    given = [IDS.index(edit[1]) for edit in draft]
    return ("lose", IDS[next(t for t in fallback.give_up(s, seat, MOST_CHILDREN * 8) if t not in given)])


def lose(s: Kings, party: int, lands: list[int]) -> None:
    """CK-CRS-02."""
    for land in lands:
        set_free(s, land)


def find_ruler(s: Kings, f: Crisis) -> None:
    """CK-CRS-01, CK-CRS-03: half the Gold goes; a random Character rules, with a Random token. The rest stays
    (CK-CRS-04)."""
    if human(s, f.seat):
        note(s, "lost_gold", house=word(s, f.seat), gold=spend(s, f.seat, s.gold[f.seat] // 2), rule="CK-CRS-01")
    enthrone(s, f.seat)


def enthrone(s: Kings, party: int) -> None:
    """A random Character of the Culture; if nobody is left, of another one (CK-LIM-08)."""
    person = draw_person(s, s.culture[party])
    while person < 0:
        person = draw_person(s, below(s, len(s.courts)))
    give_random(s, person)
    crown(s, party, person)


PROCEDURES = [procedure(Birth, ask_token), procedure(Crisis, ask_losses, find_ruler)]
QUESTIONS = [
    single("birth_token", Birth, token_kept, options=birth_options, default=default_token),
    draft(
        "crisis",
        Crisis,
        losses_chosen,
        edits=crisis_edits,
        ready=crisis_ready,
        rank=lambda edit: IDS.index(edit[1]),
        default=default_losses,
    ),
]
