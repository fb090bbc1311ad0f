"""The automatic dynasties at play (chapter AI): their cards, and the priority lists of `data/ai.toml`.

Each item of a list is tried in turn; the first that is possible is done (CK-AI-05, CK-AI-20). What a list leaves open
is settled by `fallback`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import permutations
from typing import Any, NamedTuple

from araldo.games.crusader_kings.board import COUNT, IDS, NUMBER, steps_from
from araldo.games.crusader_kings.box import (
    ARCHBISHOP,
    COUNCILLOR,
    CRUSADE,
    CRUSADES,
    DECK,
    DECKS,
    DEFENSIVE,
    FACE,
    KINDS,
    MARSHAL,
    MARSHAL_CALMS,
    MOST_OF_TYPE,
    NAME,
    PERSON,
    ROUNDS,
    SPYMASTER,
    STRATEGIES,
    TURNS,
    kind_of,
)
from araldo.games.crusader_kings.rules import build, crusade
from araldo.games.crusader_kings.rules.era import discard, take, tell_draw
from araldo.games.crusader_kings.rules.fallback import (
    WORTH_OF_CARD,
    best,
    marshal_place,
    own_culture,
    rival_key,
)
from araldo.games.crusader_kings.rules.intrigue import (
    bribable,
    overthrow_targets,
    refuse_claim,
    revolt_targets,
    strongholds,
    successes_to_kill,
)
from araldo.games.crusader_kings.rules.kin import find, has_green, heirs
from araldo.games.crusader_kings.rules.realm import (
    allied,
    card_of,
    castles_of,
    clockwise,
    foot_cap,
    in_reach,
    lands_of,
    may_invade,
    mobilise,
    of_type,
    owns,
    party_of,
    reach,
    rivals_near,
    shields_of,
    troops_of,
    word,
)
from araldo.games.crusader_kings.rules.verdict import verdict
from araldo.games.crusader_kings.rules.war import aims, by_navy, defence, unmobilised
from araldo.games.crusader_kings.state import Build, Develop, Invade, Kings, Overthrow, Plot, Strategy
from araldo.kernel import AGAIN, ALL, Action, Question, below, call, end, note, procedure, see

Item = dict[str, Any]
Keys = tuple[Callable[[Action], Any], ...]

# -- revealing a card


def reveal(s: Kings, party: int) -> bool:
    """CK-AI-07: the Marshal first; then a card is turned up. False if there is none."""
    troubled = [t for t in lands_of(s, party) if s.unrest[t]]
    if troubled and owns(s, party, MARSHAL):
        land = marshal_place(s, troubled)
        s.unrest[land] -= min(MARSHAL_CALMS, s.unrest[land])
        note(s, "calmed", house=word(s, party), land=IDS[land], rule="CK-AI-07")
    card = next_card(s, party)
    if card < 0:
        return False
    s.table.append(card)
    see(s, card, ALL)
    s.crusades[party] += DECK[card] == CRUSADE
    note(s, "revealed", house=word(s, party), card=FACE[card], rule="CK-AI-05")
    return True


def next_card(s: Kings, party: int) -> int:
    """CK-AI-13: a Crusade card too many is skipped; CK-AI-14: the last card of an Era is a Crusade card if none was."""
    stock = s.stocks[party]
    limit = CRUSADES if owns(s, party, ARCHBISHOP) else 1
    last = s.round == ROUNDS and s.turn == TURNS
    while stock or (last and not s.crusades[party]):
        if not stock:
            take(s, party, CRUSADE)
            if not stock:
                return -1
            tell_draw(s, party)
        card = stock.pop(below(s, len(stock)))
        s.took[party][DECK[card]] -= 1
        wanted = s.crusades[party] < limit if DECK[card] == CRUSADE else not (last and not s.crusades[party])
        if wanted:
            return card
        note(s, "skipped", house=word(s, party), card=FACE[card], rule="CK-AI-13")
        discard(s, card)
    return -1


def act(s: Kings, party: int, deck: int) -> None:
    """CK-AI-05, CK-AI-19: a Crusade, or the first possible item of the list for the card."""
    if deck == CRUSADE:
        tell(s, party, "crusade")
        crusade.start_crusade(s, party)
    else:
        call(s, Strategy(seat=party, deck=deck))


def follow_list(s: Kings, f: Strategy) -> int:
    """The first item that is possible; if there is none, only the event follows."""
    for item in STRATEGIES[s.plan[f.seat]].get(DECKS[f.deck], ()):
        kind = ITEMS[item["do"]]
        if options := kind.options(s, f.seat, item):
            chosen = verdict(s, f, f.seat, options, partial(best, s, options, *kind.keys(s, f.seat, item)))
            if chosen is None:
                return AGAIN
            end(s)
            kind.do(s, f.seat, chosen)
            return AGAIN
    tell(s, f.seat, "no_action")
    return end(s)


class Kind(NamedTuple):
    """One kind of item: what its list allows, what is best if nobody decides otherwise, and how it is done."""

    options: Callable[[Kings, int, Item], list[Action]]
    keys: Callable[[Kings, int, Item], Keys]
    do: Callable[[Kings, int, Action], None]


def tell(s: Kings, party: int, action: str) -> None:
    note(s, "acts", house=word(s, party), action=action, rule="CK-AI-05")


def by_chance(s: Kings, party: int, item: Item) -> Keys:
    return ()


def least(options: list[Action], key: Callable[[Action], Any]) -> list[Action]:
    """CK-AI-20: a superlative of the list ranges over what is legal."""
    found = min(map(key, options), default=None)
    return [option for option in options if key(option) == found]


# -- Realm


def build_options(s: Kings, party: int, item: Item) -> list[Action]:
    possible = build.refuse_build(s, party) is None
    return [("site", IDS[t]) for t in build.sites(s, party) if possible]


def build_keys(s: Kings, party: int, item: Item) -> Keys:
    """The most adjacent rival territories; a tie: map order."""
    return (lambda a: (-rivals_near(s, party, NUMBER[a[1]]), NUMBER[a[1]]),)


def build_castle(s: Kings, party: int, action: Action) -> None:
    tell(s, party, "build")
    call(s, Build(seat=party, sites=[NUMBER[action[1]]]))


def buy_options(s: Kings, party: int, item: Item) -> list[Action]:
    """`only` and `prefer` first, then by worth; a type that is full only if `prefer` names the card."""
    enough = item.get("unless") == "has_six_developments" and len(s.cards[party]) >= 2 * MOST_OF_TYPE
    prefer = [KINDS.index(k) for k in item.get("prefer", ())]
    only = item.get("only", "")

    def wanted(kind: int) -> bool:
        if only == "defensive" and not DEFENSIVE[kind]:
            return False
        if only == "spymaster_or_defensive" and kind != SPYMASTER and not DEFENSIVE[kind]:
            return False
        full = len(of_type(s, party, COUNCILLOR[kind])) >= MOST_OF_TYPE
        return not owns(s, party, kind) and (not full or kind in prefer)

    kinds = sorted(
        {kind_of(c) for c in s.display if wanted(kind_of(c)) and not enough},
        key=lambda k: (prefer.index(k) if k in prefer else len(prefer), WORTH_OF_CARD.index(k)),
    )
    sought = [k for k in kinds if k in prefer][: item["count"]]
    rest = [k for k in kinds if k not in prefer]
    found = [fitting(s, party, [*sought, *more], prefer) for more in permutations(rest)]
    bought = {tuple(sorted(some[: item["count"]], key=kinds.index)) for some in found}
    order = sorted(bought, key=lambda some: [*map(kinds.index, some)])
    return [("buy", *(KINDS[k] for k in some)) for some in order if some]


def buy_keys(s: Kings, party: int, item: Item) -> Keys:
    """As many as may be; then by worth."""
    return (lambda a: -len(a), lambda a: [WORTH_OF_CARD.index(KINDS.index(kind)) for kind in a[1:]])


def buy_development(s: Kings, party: int, action: Action) -> None:
    tell(s, party, "develop")
    call(s, Develop(seat=party, kinds=[KINDS.index(kind) for kind in action[1:]]))


def fitting(s: Kings, party: int, kinds: list[int], prefer: list[int]) -> list[int]:
    """Several cards at once: none that would push out another unless it is preferred."""
    room = {t: MOST_OF_TYPE - len(of_type(s, party, t)) for t in (True, False)}
    found = []
    for kind in kinds:
        if room[COUNCILLOR[kind]] > 0 or kind in prefer:
            room[COUNCILLOR[kind]] -= 1
            found.append(kind)
    return found


# -- Intrigue


def rivals(s: Kings, party: int) -> list[int]:
    """CK-AI-22: never a Pact partner."""
    return [p for p in clockwise(s, party) if not allied(s, party, p)]


def foreign(s: Kings, party: int, lands: list[int]) -> list[int]:
    return [t for t in lands if not allied(s, party, s.owner[t])]


SUPERLATIVES: dict[str, Callable[[Kings, int], int]] = {
    "fewest_heirs": heirs,
    "fewest_children": lambda s, p: len(s.children[p]),
    "fewest_territories": lambda s, p: len(lands_of(s, p)),
    "most_castles": lambda s, p: -castles_of(s, p),
    "most_shields": lambda s, p: -shields_of(s, p),
}


def by_who(s: Kings, item: Item) -> Callable[[int], int]:
    """What the list asks of the rival; nothing is less than nobody."""
    measure = SUPERLATIVES.get(item.get("who", ""))
    return (lambda p: measure(s, p)) if measure is not None else (lambda p: 0)


def overthrow_options(s: Kings, party: int, item: Item) -> list[Action]:
    return [("topple", IDS[t]) for t in foreign(s, party, overthrow_targets(s, party))]


def overthrow_keys(s: Kings, party: int, item: Item) -> Keys:
    key = rival_key(s)
    return (
        lambda a: strongholds(s, NUMBER[a[1]]),
        lambda a: -s.castle[NUMBER[a[1]]],
        lambda a: key(s.owner[NUMBER[a[1]]]),
    )


def overthrow(s: Kings, party: int, action: Action) -> None:
    tell(s, party, "overthrow")
    note(s, "overthrows", house=word(s, party), land=action[1], gold=0, rule="CK-OVT-05")
    call(s, Overthrow(seat=party, target=NUMBER[action[1]], once=True))


def plot(s: Kings, party: int, kind: str, foe: int, aim: int = -1) -> None:
    against = IDS[aim] if kind == "plot_incite_revolt" else NAME.get(aim, word(s, foe))
    note(s, "plots", house=word(s, party), action=kind, aim=against, gold=0, rule="CK-INT-01")
    call(s, Plot(seat=party, kind=kind, foe=foe, aim=aim, once=True))


def claim_options(s: Kings, party: int, item: Item) -> list[Action]:
    found = [p for p in rivals(s, party) if refuse_claim(s, party, p) is None]
    if item["who"] == "adjacent_player":
        near = {s.owner[t] for t in in_reach(s, party)}
        found = [p for p in found if p in near]
    return against_least(s, found, item, "casus_belli")


def against_least(s: Kings, found: list[int], item: Item, verb: str) -> list[Action]:
    measure = by_who(s, item)
    return least([(verb, word(s, p)) for p in found], lambda a: measure(party_of(s, a[1])))


def rival_keys(s: Kings, party: int, item: Item) -> Keys:
    key = rival_key(s)
    return (lambda a: key(party_of(s, a[1])),)


def casus_belli(s: Kings, party: int, action: Action) -> None:
    plot(s, party, "plot_casus_belli", party_of(s, action[1]))


def child_options(s: Kings, party: int, item: Item) -> list[Action]:
    measure = by_who(s, item)
    found = [("assassinate", NAME[x]) for p in rivals(s, party) for x in s.children[p] if has_green(s, x)]
    return least(found, lambda a: measure(find(s, PERSON[a[1]])[0]))


def child_keys(s: Kings, party: int, item: Item) -> Keys:
    key = rival_key(s)
    home = {NAME[x]: p for p in range(s.parties) for x in s.children[p]}
    return (
        lambda a: key(home[a[1]]),
        lambda a: successes_to_kill(s, PERSON[a[1]], home[a[1]], "child"),
    )


def assassinate(s: Kings, party: int, action: Action) -> None:
    person = PERSON[action[1]]
    plot(s, party, "plot_assassinate", find(s, person)[0], person)


def king_options(s: Kings, party: int, item: Item) -> list[Action]:
    """CK-INT-09: not in the first Round of the game."""
    early = s.era == 1 and s.round == 1
    found = [p for p in rivals(s, party) if s.kings[p] >= 0 and not early]
    return against_least(s, found, item, "assassinate_king")


def assassinate_king(s: Kings, party: int, action: Action) -> None:
    foe = party_of(s, action[1])
    plot(s, party, "plot_assassinate", foe, s.kings[foe])


def revolt_options(s: Kings, party: int, item: Item) -> list[Action]:
    measure = by_who(s, item)
    found = [("incite", IDS[t]) for t in foreign(s, party, revolt_targets(s, party))]
    return least(found, lambda a: measure(s.owner[NUMBER[a[1]]]))


def revolt_keys(s: Kings, party: int, item: Item) -> Keys:
    key = rival_key(s)
    return (
        lambda a: s.unrest[NUMBER[a[1]]] > 0,
        lambda a: strongholds(s, NUMBER[a[1]]),
        lambda a: key(s.owner[NUMBER[a[1]]]),
    )


def incite_revolt(s: Kings, party: int, action: Action) -> None:
    land = NUMBER[action[1]]
    plot(s, party, "plot_incite_revolt", s.owner[land], land)


def bribe_options(s: Kings, party: int, item: Item) -> list[Action]:
    full = item.get("unless") == "has_three_councillors" and len(of_type(s, party, True)) >= MOST_OF_TYPE
    open_to = [] if full else rivals(s, party)
    return [("take_from", word(s, p), KINDS[kind_of(c)]) for p in open_to for c in bribable(s, party, p)]


def bribe(s: Kings, party: int, action: Action) -> None:
    foe = party_of(s, action[1])
    plot(s, party, "plot_bribe", foe, card_of(s, foe, KINDS.index(action[2])))


def divorce_options(s: Kings, party: int, item: Item) -> list[Action]:
    return [("divorce", NAME[s.kings[party]])] if s.spouses[party] >= 0 else []


def divorce(s: Kings, party: int, action: Action) -> None:
    plot(s, party, "plot_divorce", party, s.kings[party])


# -- War


def annex_options(s: Kings, party: int, item: Item) -> list[Action]:
    return attack_options(s, party, item, lambda verb, land: verb == "annex")


def invade_options(s: Kings, party: int, item: Item) -> list[Action]:
    low, high = item.get("successes_min", 0), item.get("successes_max", 99)
    aim = item["target"]

    def eligible(verb: str, land: int) -> bool:
        owner, ally = s.owner[land], s.ally[land]
        if aim == "opponent":
            if owner < 0 or not low <= defence(s, land) <= high:
                return False
            return item.get("who") != "pact_partner" or allied(s, party, owner)  # CK-AMB-46: never legal
        if aim == "independent_other_pact":
            return owner < 0 and ally not in (-1, party)
        if aim == "independent_no_pact":
            return owner < 0 and ally < 0
        return aim == "any" or owner < 0

    return attack_options(s, party, item, eligible)


def attack_options(s: Kings, party: int, item: Item, eligible: Callable[[str, int], bool]) -> list[Action]:
    measure = by_who(s, item)
    found: list[Action] = [
        (verb, IDS[origin], IDS[land])
        for origin in troops_of(s, party)
        for verb, land in aims(s, party, origin)
        if eligible(verb, land)
    ]
    return least(found, lambda a: measure(owner) if (owner := s.owner[NUMBER[a[2]]]) >= 0 else 0)


def attack_keys(s: Kings, party: int, item: Item) -> Keys:
    return (
        lambda a: 0 if a[0] == "annex" else defence(s, NUMBER[a[2]]),
        lambda a: -s.castle[NUMBER[a[2]]],
        lambda a: not own_culture(s, party, NUMBER[a[2]]),
        lambda a: by_navy(s, NUMBER[a[1]], NUMBER[a[2]]),
    )


def attack(s: Kings, party: int, action: Action) -> None:
    """One attack with all support (CK-AI-11), or an annexation."""
    verb, origin, land = action[0], NUMBER[action[1]], NUMBER[action[2]]
    tell(s, party, "invade")
    if verb == "annex":
        call(s, Invade(seat=party, annexed=[(origin, land)], declared=True))
    else:
        call(s, Invade(seat=party, attacks=[(origin, land)], supports=backing(s, party, origin, land), declared=True))


def backing(s: Kings, party: int, origin: int, land: int) -> list[tuple[int, int]]:
    found, sailed = [], by_navy(s, origin, land)
    for t in troops_of(s, party):
        if t != origin and land in reach(s, party, t):
            if by_navy(s, t, land):
                if sailed:
                    continue
                sailed = True
            found.append((t, land))
    return found


def prey(s: Kings, party: int, item: Item) -> set[int]:
    """The territories beside which an item wants to Mobilise."""
    aim = item["adjacent_to"]
    if aim == "independent":
        return {t for t in s.lands if s.owner[t] < 0}
    if aim == "independent_other_pact":
        return {t for t in s.lands if s.owner[t] < 0 and s.ally[t] not in (-1, party)}
    if aim == "own_pact_independent":
        return {t for t in s.lands if s.owner[t] < 0 and s.ally[t] == party}
    if aim == "casus_belli_target":
        return {t for t in s.lands if s.owner[t] not in (-1, party) and may_invade(s, party, s.owner[t])}
    if aim == "any":
        return {t for t in s.lands if s.owner[t] < 0 or (s.owner[t] != party and may_invade(s, party, s.owner[t]))}
    found = {t for t in s.lands if s.owner[t] not in (-1, party)}
    return weakest(s, party, found) if item.get("who") == "fewest_territories_no_pact" else found


def weakest(s: Kings, party: int, wanted: set[int]) -> set[int]:
    """Territories of the rivals without a Pact who control fewest, among those beside whom it may Mobilise."""
    near = set().union(*(reach(s, party, t) for t in unmobilised(s, party)))
    found = [p for p in rivals(s, party) if any(s.owner[t] == p for t in wanted & near)]
    few = min((len(lands_of(s, p)) for p in found), default=0)
    return {t for t in wanted if s.owner[t] in found and len(lands_of(s, s.owner[t])) == few}


def levy_options(s: Kings, party: int, item: Item) -> list[Action]:
    """CK-AI-09: one Footsoldier, never above half its territories."""
    full = len(troops_of(s, party)) >= foot_cap(s, party)
    homes = [] if full else unmobilised(s, party)
    if item["adjacent_to"] != "any":
        wanted = prey(s, party, item)
        homes = [t for t in homes if reach(s, party, t) & wanted]
    preferred = preference(s, party, item)
    return least([("raise", IDS[t]) for t in homes], lambda a: preferred(NUMBER[a[1]]))


def levy_keys(s: Kings, party: int, item: Item) -> Keys:
    wanted = prey(s, party, item)
    if item.get("who") and wanted:  # of several as weak, the one with most points
        foe = min((s.owner[t] for t in sorted(wanted)), key=rival_key(s))
        wanted = {t for t in wanted if s.owner[t] == foe}
    return (
        lambda a: -len(reach(s, party, NUMBER[a[1]]) & wanted),
        lambda a: not s.unrest[NUMBER[a[1]]],
    )


def levy(s: Kings, party: int, action: Action) -> None:
    tell(s, party, "mobilise")
    note(s, "mobilised", house=word(s, party), lands=[action[1]], rule="CK-AI-09")
    mobilise(s, NUMBER[action[1]])


def preference(s: Kings, party: int, item: Item) -> Callable[[int], int]:
    if item.get("prefer") == "own_pact":
        mine = {t for t in s.lands if s.owner[t] < 0 and s.ally[t] == party}
        return lambda t: not reach(s, party, t) & mine
    if item.get("prefer") == "far_from_opponents":
        far = steps_from(s.chart, s.lands, [t for t in s.lands if s.owner[t] not in (-1, party)])
        return lambda t: -far.get(t, COUNT)
    return lambda t: 0


ITEMS: dict[str, Kind] = {
    "build_castle": Kind(build_options, build_keys, build_castle),
    "buy_development": Kind(buy_options, buy_keys, buy_development),
    "overthrow": Kind(overthrow_options, overthrow_keys, overthrow),
    "casus_belli": Kind(claim_options, rival_keys, casus_belli),
    "assassinate_child": Kind(child_options, child_keys, assassinate),
    "assassinate_king": Kind(king_options, rival_keys, assassinate_king),
    "incite_revolt": Kind(revolt_options, revolt_keys, incite_revolt),
    "bribe": Kind(bribe_options, by_chance, bribe),
    "divorce": Kind(divorce_options, by_chance, divorce),
    "annex": Kind(annex_options, attack_keys, attack),
    "invade": Kind(invade_options, attack_keys, attack),
    "mobilise": Kind(levy_options, levy_keys, levy),
}
PROCEDURES = [procedure(Strategy, follow_list)]
QUESTIONS: list[Question[Kings]] = []
