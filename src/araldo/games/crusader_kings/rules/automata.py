"""The automatic dynasties at play (chapter AI): their cards, and the priority lists of `data/ai.toml`.

Each item of a list is tried in turn; the first that is possible is done (CK-AI-05, CK-AI-20). What a list leaves open
is settled by `fallback`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from araldo.games.crusader_kings.board import IDS, steps_from
from araldo.games.crusader_kings.box import (
    ARCHBISHOP,
    COUNCILLOR,
    CRUSADE,
    DECK,
    DECKS,
    DEFENSIVE,
    FACE,
    KINDS,
    MARSHAL,
    MOST_OF_TYPE,
    NAME,
    ROUNDS,
    SPYMASTER,
    STRATEGIES,
    TURNS,
    kind_of,
)
from araldo.games.crusader_kings.rules import build, crusade
from araldo.games.crusader_kings.rules.era import discard, take
from araldo.games.crusader_kings.rules.fallback import (
    WORTH_OF_CARD,
    best,
    build_site,
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
from araldo.games.crusader_kings.rules.kin import has_green, heirs
from araldo.games.crusader_kings.rules.realm import (
    allied,
    castles_of,
    clockwise,
    foot_cap,
    in_reach,
    lands_of,
    may_invade,
    mobilise,
    of_type,
    owns,
    reach,
    shields_of,
    troops_of,
    word,
)
from araldo.games.crusader_kings.rules.war import aims, by_navy, defence, unmobilised
from araldo.games.crusader_kings.state import Build, Develop, Invade, Kings, Overthrow, Plot
from araldo.kernel import ALL, below, call, note, see

Item = dict[str, Any]

# -- revealing a card


def reveal(s: Kings, party: int) -> bool:
    """CK-AI-07: the Marshal first; then a card is turned up. False if there is none."""
    troubled = [t for t in lands_of(s, party) if s.unrest[t]]
    if troubled and owns(s, party, MARSHAL):
        land = marshal_place(s, troubled)
        s.unrest[land] -= 1
        note(s, "calmed", house=word(s, party), land=IDS[land])
    card = next_card(s, party)
    if card < 0:
        return False
    s.table.append(card)
    see(s, card, ALL)
    s.crusades[party] += DECK[card] == CRUSADE
    note(s, "revealed", house=word(s, party), card=FACE[card])
    return True


def next_card(s: Kings, party: int) -> int:
    """CK-AI-13: a Crusade card too many is skipped; CK-AI-14: the last card of an Era is a Crusade card if none was."""
    stock = s.stocks[party]
    limit = 2 if owns(s, party, ARCHBISHOP) else 1
    last = s.round == ROUNDS and s.turn == TURNS
    while stock or (last and not s.crusades[party]):
        if not stock:
            take(s, party, CRUSADE)
            if not stock:
                return -1
        card = stock.pop(below(s, len(stock)))
        s.took[party][DECK[card]] -= 1
        wanted = s.crusades[party] < limit if DECK[card] == CRUSADE else not (last and not s.crusades[party])
        if wanted:
            return card
        discard(s, card)
    return -1


def act(s: Kings, party: int, deck: int) -> None:
    """CK-AI-05, CK-AI-19: the first possible item; if there is none, only the event follows."""
    if deck == CRUSADE:
        note(s, "acts", house=word(s, party), action="crusade")
        crusade.start_crusade(s, party)
        return
    for item in STRATEGIES[s.plan[party]].get(DECKS[deck], ()):
        if ITEMS[item["do"]](s, party, item):
            return
    note(s, "acts", house=word(s, party), action="no_action")


def tell(s: Kings, party: int, action: str) -> None:
    note(s, "acts", house=word(s, party), action=action)


# -- Realm


def build_castle(s: Kings, party: int, item: Item) -> bool:
    if build.refuse_build(s, party) is not None:
        return False
    tell(s, party, "build")
    call(s, Build(seat=party, sites=[build_site(s, party, build.sites(s, party))]))
    return True


def buy_development(s: Kings, party: int, item: Item) -> bool:
    """`only` and `prefer` first, then by worth; a type that is full only if `prefer` names the card."""
    if item.get("unless") == "has_six_developments" and len(s.cards[party]) >= 2 * MOST_OF_TYPE:
        return False
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
        {kind_of(c) for c in s.display if wanted(kind_of(c))},
        key=lambda k: (prefer.index(k) if k in prefer else len(prefer), WORTH_OF_CARD.index(k)),
    )
    if not kinds:
        return False
    tell(s, party, "develop")
    call(s, Develop(seat=party, kinds=fitting(s, party, kinds, prefer)[: item["count"]]))
    return True


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
    """CK-AI-20: a superlative ranges over the rivals for whom the item is legal."""
    measure = SUPERLATIVES.get(item.get("who", ""))
    return (lambda p: measure(s, p)) if measure is not None else (lambda p: 0)


def overthrow(s: Kings, party: int, item: Item) -> bool:
    lands = foreign(s, party, overthrow_targets(s, party))
    if not lands:
        return False
    key = rival_key(s)
    land = best(s, lands, lambda t: strongholds(s, t), lambda t: -s.castle[t], lambda t: key(s.owner[t]))
    tell(s, party, "overthrow")
    call(s, Overthrow(seat=party, target=land, once=True))
    return True


def plot(s: Kings, party: int, kind: str, foe: int, aim: int = -1) -> bool:
    against = IDS[aim] if kind == "plot_incite_revolt" else NAME.get(aim, word(s, foe))
    note(s, "plots", house=word(s, party), action=kind, aim=against)
    call(s, Plot(seat=party, kind=kind, foe=foe, aim=aim, once=True))
    return True


def casus_belli(s: Kings, party: int, item: Item) -> bool:
    found = [p for p in rivals(s, party) if refuse_claim(s, party, p) is None]
    if item["who"] == "adjacent_player":
        near = {s.owner[t] for t in in_reach(s, party)}
        found = [p for p in found if p in near]
    if not found:
        return False
    return plot(s, party, "plot_casus_belli", best(s, found, by_who(s, item), rival_key(s)))


def assassinate_child(s: Kings, party: int, item: Item) -> bool:
    found = [(p, child) for p in rivals(s, party) for child in s.children[p] if has_green(s, child)]
    if not found:
        return False
    measure, key = by_who(s, item), rival_key(s)
    foe, child = best(
        s,
        found,
        lambda pair: measure(pair[0]),
        lambda pair: key(pair[0]),
        lambda pair: successes_to_kill(s, pair[1], pair[0], "child"),
    )
    return plot(s, party, "plot_assassinate", foe, child)


def assassinate_king(s: Kings, party: int, item: Item) -> bool:
    """CK-INT-09: not in the first Round of the game."""
    found = [p for p in rivals(s, party) if s.kings[p] >= 0]
    if not found or (s.era == 1 and s.round == 1):
        return False
    foe = best(s, found, by_who(s, item), rival_key(s))
    return plot(s, party, "plot_assassinate", foe, s.kings[foe])


def incite_revolt(s: Kings, party: int, item: Item) -> bool:
    lands = foreign(s, party, revolt_targets(s, party))
    if not lands:
        return False
    measure, key = by_who(s, item), rival_key(s)
    land = best(
        s,
        lands,
        lambda t: measure(s.owner[t]),
        lambda t: s.unrest[t] > 0,
        lambda t: strongholds(s, t),
        lambda t: key(s.owner[t]),
    )
    return plot(s, party, "plot_incite_revolt", s.owner[land], land)


def bribe(s: Kings, party: int, item: Item) -> bool:
    if item.get("unless") == "has_three_councillors" and len(of_type(s, party, True)) >= MOST_OF_TYPE:
        return False
    found = [(p, card) for p in rivals(s, party) for card in bribable(s, party, p)]
    if not found:
        return False
    foe, card = best(s, found)
    return plot(s, party, "plot_bribe", foe, card)


def divorce(s: Kings, party: int, item: Item) -> bool:
    if s.spouses[party] < 0:
        return False
    return plot(s, party, "plot_divorce", party, s.kings[party])


# -- War


def annex(s: Kings, party: int, item: Item) -> bool:
    return attack(s, party, item, lambda verb, land: verb == "annex")


def invade(s: Kings, party: int, item: Item) -> bool:
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

    return attack(s, party, item, eligible)


def attack(s: Kings, party: int, item: Item, eligible: Callable[[str, int], bool]) -> bool:
    """One attack with all support (CK-AI-11), or an annexation, on the best eligible target."""
    found = [
        (verb, origin, land)
        for origin in troops_of(s, party)
        for verb, land in aims(s, party, origin)
        if eligible(verb, land)
    ]
    if not found:
        return False
    measure = by_who(s, item)
    verb, origin, land = best(
        s,
        found,
        lambda a: measure(s.owner[a[2]]) if s.owner[a[2]] >= 0 else 0,
        lambda a: 0 if a[0] == "annex" else defence(s, a[2]),
        lambda a: -s.castle[a[2]],
        lambda a: not own_culture(s, party, a[2]),
        lambda a: by_navy(s, a[1], a[2]),
    )
    tell(s, party, "invade")
    if verb == "annex":
        call(s, Invade(seat=party, annexed=[(origin, land)], declared=True))
        return True
    call(s, Invade(seat=party, attacks=[(origin, land)], supports=backing(s, party, origin, land), declared=True))
    return True


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
    return {t for t in s.lands if s.owner[t] not in (-1, party)}


def levy(s: Kings, party: int, item: Item) -> bool:
    """CK-AI-09: one Footsoldier, never above half its territories."""
    homes = unmobilised(s, party)
    if not homes or len(troops_of(s, party)) >= foot_cap(s, party):
        return False
    wanted = prey(s, party, item)
    if item.get("who") == "fewest_territories_no_pact":
        wanted = weakest(s, party, homes, wanted)
    near = {t: len(reach(s, party, t) & wanted) for t in homes}
    if item["adjacent_to"] != "any":
        homes = [t for t in homes if near[t]]
    if not homes:
        return False
    land = best(s, homes, preference(s, party, item), lambda t: -near[t], lambda t: not s.unrest[t])
    mobilise(s, land)
    tell(s, party, "mobilise")
    note(s, "mobilised", house=word(s, party), lands=[IDS[land]])
    return True


def weakest(s: Kings, party: int, homes: list[int], wanted: set[int]) -> set[int]:
    """Territories of the rival without a Pact who controls fewest, among those beside whom it may Mobilise."""
    near = set().union(*(reach(s, party, t) for t in homes))
    found = [p for p in rivals(s, party) if any(s.owner[t] == p for t in wanted & near)]
    if not found:
        return set()
    foe = best(s, found, lambda p: len(lands_of(s, p)), rival_key(s))
    return {t for t in wanted if s.owner[t] == foe}


def preference(s: Kings, party: int, item: Item) -> Callable[[int], int]:
    if item.get("prefer") == "own_pact":
        mine = {t for t in s.lands if s.owner[t] < 0 and s.ally[t] == party}
        return lambda t: not reach(s, party, t) & mine
    if item.get("prefer") == "far_from_opponents":
        far = steps_from(s.chart, s.lands, [t for t in s.lands if s.owner[t] not in (-1, party)])
        return lambda t: -far.get(t, 99)
    return lambda t: 0


ITEMS: dict[str, Callable[[Kings, int, Item], bool]] = {
    "build_castle": build_castle,
    "buy_development": buy_development,
    "overthrow": overthrow,
    "casus_belli": casus_belli,
    "assassinate_child": assassinate_child,
    "assassinate_king": assassinate_king,
    "incite_revolt": incite_revolt,
    "bribe": bribe,
    "divorce": divorce,
    "annex": annex,
    "invade": invade,
    "mobilise": levy,
}
