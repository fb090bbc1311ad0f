"""How a game is set up (chapters SET, PLC, SCN, and CK-AI-01 to CK-AI-03)."""

from __future__ import annotations

from typing import Any

from araldo.games.crusader_kings.board import AQUITAINE, BURGUNDY, COUNT, CULTURE, IDS, NUMBER
from araldo.games.crusader_kings.box import (
    CRUSADER,
    CULTURE_CARDS,
    CULTURES,
    DECK,
    DECKS,
    DEVELOPMENTS,
    EVENTUAL,
    GLITTERHOOF,
    GOLD,
    HOUSES,
    KINDS,
    LEAST_PARTIES,
    MOST_PARTIES,
    OFFERS,
    PERSON,
    PIECES,
    POOL,
    RANDOM,
    RULERS,
    SCENARIOS,
    SPACE_TRAIT,
    SPACES,
    STARTING,
    STINGY,
    STRATEGIES,
    STRATEGY_IDS,
    TOKEN0,
    TOKENS,
    is_green,
    kind_of,
    sex_of,
    trait_of,
)
from araldo.games.crusader_kings.rules.era import refill
from araldo.games.crusader_kings.rules.fallback import build_site
from araldo.games.crusader_kings.rules.family import draw_token, give_random, into_bag, invite, strip, tell_traits, wear
from araldo.games.crusader_kings.rules.realm import award_all, human, lands_of, raise_castle, word
from araldo.games.crusader_kings.rules.rights import ask_open
from araldo.games.crusader_kings.state import Course, Founding, Kings
from araldo.kernel import (
    ALL,
    Action,
    BadSetup,
    Option,
    Setup,
    ask,
    below,
    belows,
    call,
    end,
    note,
    procedure,
    sealed,
    shuffle,
    single,
    stock,
)

# -- the wish of the table


def automata_of(setup: Setup) -> int:
    """CK-AI-01: as many as asked for; by default four against one player, one beside two."""
    wish = setup.options["automata"]
    if wish != "as_needed":
        return int(wish)
    room = len(SCENARIOS[setup.options["scenario"]]["seat"])
    return min(MOST_PARTIES, room) - 1 if setup.seats == 1 else max(0, LEAST_PARTIES - setup.seats)


def check_setup(setup: Setup) -> None:
    scenario = SCENARIOS[setup.options["scenario"]]
    machines = automata_of(setup)
    parties = setup.seats + machines
    most = min(MOST_PARTIES, len(scenario["seat"]))
    if not LEAST_PARTIES <= parties <= most:
        raise BadSetup(f"this scenario is for {LEAST_PARTIES} to {most} dynasties, not {parties}", "bad-seats",
                       seats=parties, allowed=f"{LEAST_PARTIES}-{most}")  # fmt: skip
    named = [setup.options[f"strategy_{i + 1}"] for i in range(machines)]
    chosen = [name for name in named if name != "random"]
    if len(set(chosen)) < len(chosen):
        raise BadSetup("no strategy is used twice", "bad-value", option="strategy_1", value=chosen[0], allowed="")
    houses = setup.choices.get("dynasties")
    if houses is not None:
        offered = [seat["dynasty"] for seat in scenario["seat"]]
        if len(set(houses)) != parties or not set(houses) <= set(offered):
            raise BadSetup(f"dynasties: {parties} different ones of {', '.join(offered)}", "bad-choice",
                           choice="dynasties")  # fmt: skip
    cultures = setup.choices.get("cultures")
    if cultures is not None and (houses is not None or not may_play(cultures, setup.seats, scenario)):
        offered = [seat["culture"] for seat in scenario["seat"]]
        raise BadSetup(f"cultures: {setup.seats} different ones of {', '.join(offered)}", "bad-choice",
                       choice="cultures")  # fmt: skip
    start = setup.choices.get("start")
    if start is not None and start not in range(parties):
        raise BadSetup(f"start: a number from 0 to {parties - 1}", "bad-choice", choice="start")


def may_play(cultures: list[str], seats: int, scenario: dict[str, Any]) -> bool:
    offered = {seat["culture"] for seat in scenario["seat"]}
    return len(cultures) == seats == len(set(cultures)) and set(cultures) <= offered


def places_of(setup: Setup) -> list[dict[str, Any]]:
    """The dynasties of a set-up, those of the seats first (CK-PLC-01, CK-PLC-02): as the host wants them, by name or by
    Culture, else the first of the scenario."""
    offered = SCENARIOS[setup.options["scenario"]]["seat"]
    houses, cultures = setup.choices.get("dynasties"), setup.choices.get("cultures")
    if houses is not None:
        return [next(seat for seat in offered if seat["dynasty"] == house) for house in houses]
    wanted = [next(seat for seat in offered if seat["culture"] == culture) for culture in cultures or ()]
    rest = [seat for seat in offered if seat not in wanted]
    return [*wanted, *rest][: setup.seats + automata_of(setup)]


def warnings(setup: Setup) -> list[str]:
    """CK-PLC-01: leaving out the Franks is advised against."""
    return [] if any(place["culture"] == "frankish" for place in places_of(setup)) else ["no_franks"]


# -- laying out


def begin(s: Kings, setup: Setup) -> None:
    """CK-SET-01: the scenario fixes it all (CK-SCN-01 to CK-SCN-03)."""
    scenario = SCENARIOS[setup.options["scenario"]]
    s.parties = setup.seats + automata_of(setup)
    places = seat_houses(s, setup)
    lay_out(s)
    s.chart = int(setup.options["burgundy"])
    s.goal = scenario["crusade_end"]  # CK-SCN-02
    s.eras = scenario["eras"] if setup.options["eras"] == "scenario" else int(setup.options["eras"])
    rule = setup.options["elimination"]
    s.lasting = scenario["permanent_elimination"] if rule == "scenario" else rule == "always"
    s.house = [HOUSES.index(place["dynasty"]) for place in places]
    s.culture = [CULTURES.index(place["culture"]) for place in places]
    for house in s.house:
        s.used_houses |= 1 << house
    s.lands = accessible(s, scenario, places)
    for party, place in enumerate(places):
        found_realm(s, party, place)
        found_family(s, party, place)
    s.plan = [-1] * s.seats + assign(s, setup)
    start_claims(s, places)
    lay_track(s, scenario)
    for land in s.lands:
        if s.owner[land] < 0:
            invite(s, land)  # CK-SET-20
    refill(s)
    note(s, "setup", houses=[word(s, p) for p in range(s.parties)], rule="CK-SET-03")
    if warnings(setup):
        note(s, "no_franks", rule="CK-PLC-01")
    call(s, Course())
    call(s, Founding(horse=bool(setup.options["glitterhoof"])))
    start = setup.choices.get("start", -1)
    if start >= 0:
        begin_with(s, start, "chosen")
    elif setup.options["first_player"] == "random":
        begin_with(s, below(s, s.parties), "random")


def seat_houses(s: Kings, setup: Setup) -> list[dict[str, Any]]:
    """CK-PLC-01: dealt at random unless the host has chosen."""
    places = places_of(setup)
    if not {"dynasties", "cultures"} & setup.choices.keys():
        for i, j in zip(range(len(places) - 1, 0, -1), belows(s, range(len(places), 1, -1)), strict=True):
            places[i], places[j] = places[j], places[i]
    return places


def rows(count: int) -> list[list[int]]:
    return [[] for _ in range(count)]


def lay_out(s: Kings) -> None:
    """Every piece into its pile. Action cards are unknown (CK-SET-19), supplies are open (CK-SET-26)."""
    n = s.parties
    stock(s, PIECES)
    for piece in range(len(DECK), PIECES):
        s.known[piece] = ALL
    s.decks = [[c for c in range(len(DECK)) if DECK[c] == d] for d in range(len(DECKS))]
    for deck in s.decks:
        shuffle(s, deck)
    s.discards = [[] for _ in DECKS]
    s.hands, s.laid, s.stocks, s.cards, s.backs = (rows(n) for _ in range(5))
    s.took = [[0] * len(DECKS) for _ in range(n)]
    s.study = list(DEVELOPMENTS)
    s.courts = [list(cards) for cards in CULTURE_CARDS]
    s.court_discards = [[] for _ in CULTURES]
    s.rulers = list(RULERS)
    s.gone = [GLITTERHOOF]
    s.suitors = [-1] * COUNT
    s.kings, s.spouses = [-1] * n, [-1] * n
    s.children, s.child_mates, s.siblings, s.sibling_mates = (rows(n) for _ in range(4))
    s.bags = [[] for _ in range(n)]
    s.bearer = [-1] * len(TOKENS)
    by_pool = {pool: [t for t in TOKENS if POOL[t - TOKEN0] == pool] for pool in range(4)}
    s.general = [t for t in by_pool[RANDOM] if t != STINGY]  # CK-SET-18, CK-SET-21
    s.event_pile = [*by_pool[EVENTUAL], STINGY]
    s.token_box = by_pool[STARTING] + by_pool[CRUSADER]
    s.track = [[] for _ in range(SPACES)]
    s.shields = [-1] * SPACES
    s.owner, s.ally, s.duke = ([-1] * COUNT for _ in range(3))
    s.foot, s.castle, s.unrest, s.harvest, s.failure, s.plague = ([0] * COUNT for _ in range(6))
    s.gold, s.age, s.pacts, s.wars, s.claims, s.crusades = ([0] * n for _ in range(6))
    s.offers_left, s.trades_left = [OFFERS] * n, [OFFERS] * n
    s.awards = [-1] * 4
    s.treasury = GOLD


def starts(s: Kings, place: dict[str, Any]) -> list[int]:
    """CK-OPT-12: with Burgundy on the map, Capet start scenario 6 there instead of in Aquitaine."""
    lands = [NUMBER[name] for name in place["territories"]]
    if s.chart and "aquitaine" in place.get("printed_names", {}):
        lands[lands.index(AQUITAINE)] = BURGUNDY
    return lands


def accessible(s: Kings, scenario: dict[str, Any], places: list[dict[str, Any]]) -> tuple[int, ...]:
    """CK-SET-16, CK-SET-17, CK-SCN-04, CK-OPT-17."""
    cultures = set(s.culture) | {CULTURES.index(c) for c in scenario["always_accessible"]}
    if scenario.get("may_open_iberia") and s.options["open_iberia"]:
        cultures.add(CULTURES.index("iberian"))
    held = {t for place in places for t in starts(s, place)}
    return tuple(t for t in range(COUNT) if (CULTURE[t] in cultures or t in held) and (t != BURGUNDY or s.chart))


def found_realm(s: Kings, party: int, place: dict[str, Any]) -> None:
    """CK-SET-02, CK-SET-03: pieces of the Culture; CK-SET-04 Knights, CK-SET-05 Footsoldiers, CK-SET-06 Castles;
    CK-SET-13, CK-SET-14: cards and Gold."""
    for land in starts(s, place):
        s.owner[land] = party
    for name in place["mobilised"]:
        s.foot[NUMBER[name]] = 1
    for name in place["unrest"]:
        s.unrest[NUMBER[name]] = 1
    for name in place["castles"]:
        s.castle[NUMBER[name]] = 1
    for name in place["developments"]:
        deal_card(s, party, name)
    if human(s, party):  # CK-AI-06
        s.gold[party] = place["gold"]
        s.treasury -= place["gold"]


def deal_card(s: Kings, party: int, kind: str) -> None:
    card = next(c for c in s.study if KINDS[kind_of(c)] == kind)
    s.study.remove(card)
    s.cards[party].append(card)


def found_family(s: Kings, party: int, place: dict[str, Any]) -> None:
    """CK-SET-07, CK-SET-08: ruler and tokens; CK-SET-09, CK-SET-10: kin only as listed (CK-SET-11, CK-SET-12)."""
    ruler = PERSON[place["ruler"]]
    s.rulers.remove(ruler)
    s.kings[party] = ruler
    s.age[party] = place["age_tokens"]
    for trait in place["ruler_traits"]:
        s.bags[party].append(from_box(s, trait))
    if place["spouse"]:
        spouse = pick_person(s, s.culture[party], "f" if sex_of(ruler) == "m" else "m")
        s.spouses[party] = spouse
        if s.options["spouse_tokens"]:  # CK-OPT-18, CK-AMB-28
            give_random(s, spouse)
            into_bag(s, spouse, party)
    for kin, people, mates in (
        (place["siblings"], s.siblings, s.sibling_mates),
        (place["children"], s.children, s.child_mates),
    ):
        for one in kin:
            person = pick_person(s, s.culture[party], one["sex"])
            people[party].append(person)
            mates[party].append(-1)
            for trait in one["traits"]:
                wear(s, from_box(s, trait), person)


def from_box(s: Kings, trait: str) -> int:
    token = next(t for t in s.token_box if trait_of(t) == trait and POOL[t - TOKEN0] == STARTING)
    s.token_box.remove(token)
    return token


def pick_person(s: Kings, culture: int, sex: str) -> int:
    found = [p for p in s.courts[culture] if sex_of(p) == sex]
    person = found[below(s, len(found))]
    s.courts[culture].remove(person)
    return person


def start_claims(s: Kings, places: list[dict[str, Any]]) -> None:
    """CK-SCN-06, CK-SCN-07; CK-AI-01: in the hard mode every two automatic dynasties have a Pact."""
    seats = {place["dynasty"]: party for party, place in enumerate(places)}
    for party, place in enumerate(places):
        key = "casus_belli_three_players" if s.parties == 3 and "casus_belli_three_players" in place else "casus_belli"
        for house in place[key]:
            if house in seats:
                s.claims[party] |= 1 << seats[house]
    if s.options["automata_allied"]:
        machines = range(s.seats, s.parties)
        for one in machines:
            for other in machines:
                if one != other:
                    s.pacts[one] |= 1 << other
                    s.claims[one] &= ~(1 << other)


def lay_track(s: Kings, scenario: dict[str, Any]) -> None:
    """CK-SET-25, CK-SCN-04."""
    wanted = [(i, trait) for i, trait in enumerate(SPACE_TRAIT) if trait]
    wanted += [(extra["position"] - 1, extra["trait"]) for extra in scenario["extra_track_tokens"]]
    for space, trait in wanted:
        token = next(t for t in s.token_box if trait_of(t) == trait and POOL[t - TOKEN0] == CRUSADER)
        s.token_box.remove(token)
        s.track[space].append(token)


# -- strategies (CK-AI-02, CK-AI-03, CK-AI-18)


def assign(s: Kings, setup: Setup) -> list[int]:
    plans: list[int] = []
    named = [setup.options[f"strategy_{i + 1}"] for i in range(s.parties - s.seats)]
    kept = {STRATEGY_IDS.index(name) for name in named if name != "random"}
    for i, name in enumerate(named):
        party = s.seats + i
        plan = STRATEGY_IDS.index(name) if name != "random" else -1
        if plan < 0 or not available(s, party, plan):
            pool = [p for p in range(len(STRATEGIES)) if p not in plans and p not in kept and available(s, party, p)]
            pool = pool or [p for p in range(len(STRATEGIES)) if available(s, party, p)]
            plan = pool[below(s, len(pool))]
        plans.append(plan)
        equip(s, party, plan)
    return plans


def available(s: Kings, party: int, plan: int) -> bool:
    """Its starting Development card is there, and not of a kind that the dynasty has already."""
    kind = STRATEGIES[plan]["start_development"]
    if not kind:
        return True
    here = any(KINDS[kind_of(c)] == kind for c in s.study)
    return here and all(KINDS[kind_of(c)] != kind for c in s.cards[party])


def equip(s: Kings, party: int, plan: int) -> None:
    kind = STRATEGIES[plan]["start_development"]
    if kind:
        deal_card(s, party, kind)
    for trait in STRATEGIES[plan]["start_traits"]:
        boxed = [t for t in s.token_box if trait_of(t) == trait and POOL[t - TOKEN0] == STARTING]
        source = s.token_box if boxed else s.general
        token = next((t for t in source if trait_of(t) == trait), -1) if not boxed else boxed[0]
        if token >= 0:
            source.remove(token)
            s.bags[party].append(token)


# -- who starts (CK-SET-15, CK-OPT-02)


def begin_with(s: Kings, party: int, why: str) -> None:
    s.first = party
    founding = s.frames[-1]
    assert isinstance(founding, Founding)
    founding.begun = True
    note(s, "first_player", house=word(s, party), why=why, rule="CK-OPT-02")
    award_all(s)  # CK-ACH-05


def starters(s: Kings) -> list[int]:
    """A player is the oldest or has won the last game; anybody may be chosen."""
    return list(range(s.parties if s.options["first_player"] == "chosen" else s.seats))


def name_first(s: Kings, f: Founding) -> int | None:
    """The program does not know who is the oldest: the players say."""
    if f.begun:
        return None
    if len(starters(s)) > 1:
        return ask(s, "starter", *range(s.seats))
    begin_with(s, 0, str(s.options["first_player"]))
    return None


def starter_options(s: Kings, f: Founding, seat: int) -> list[Option]:
    return [("starter", word(s, p)) for p in starters(s)]


def first_named(s: Kings, f: Founding, answers: dict[int, Action]) -> None:
    """Whom most name; a tie is settled by lot."""
    named = [action[1] for action in answers.values()]
    most = max(named.count(house) for house in named)
    leading = [p for p in starters(s) if named.count(word(s, p)) == most]
    begin_with(s, leading[below(s, len(leading))] if len(leading) > 1 else leading[0], str(s.options["first_player"]))


# -- choices of the set-up


def place_horse(s: Kings, f: Founding) -> int | None:
    """CK-SET-22, CK-SET-23: the First Player chooses Glitterhoof's territory."""
    lands = [t for t in s.lands if s.suitors[t] >= 0] if f.horse else []
    if not lands:
        return None
    if human(s, s.first):
        return ask_open(s, "horse", s.first)
    stable(s, f, lands[below(s, len(lands))])
    return None


def horse_options(s: Kings, f: Founding, seat: int) -> list[Option]:
    return [("place", IDS[t]) for t in s.lands if s.suitors[t] >= 0]


def horse_placed(s: Kings, f: Founding, seat: int, action: Action) -> None:
    stable(s, f, NUMBER[action[1]])


def stable(s: Kings, f: Founding, land: int) -> None:
    """The card that was there returns to its deck; a green token is drawn, red ones go back when it is found."""
    f.horse = False
    person = s.suitors[land]
    strip(s, person)
    s.courts[CULTURE[land]].append(person)
    s.gone.remove(GLITTERHOOF)
    s.suitors[land] = GLITTERHOOF
    red = []
    while (token := draw_token(s)) >= 0:
        if is_green(token):
            wear(s, token, GLITTERHOOF)
            break
        red.append(token)
    s.general += red
    note(s, "horse", land=IDS[land], rule="CK-SET-22")
    tell_traits(s, GLITTERHOOF, "CK-SET-22")


def free_castle(s: Kings, f: Founding) -> int | None:
    """CK-SCN-05: Plantagenet choose where one more Castle stands."""
    scenario = SCENARIOS[s.options["scenario"]]
    for place in scenario["seat"]:
        house = HOUSES.index(place["dynasty"])
        if place["free_castles"] and house in s.house and not f.at:
            party = s.house.index(house)
            if human(s, party):
                return ask_open(s, "free_castle", party)
            land = build_site(s, party, castle_sites(s, party))
            raise_castle(s, land)
            note(s, "castle", house=word(s, party), land=IDS[land], gold=0, rule="CK-SCN-05")
            f.at = 1
    return end(s)


def castle_sites(s: Kings, party: int) -> list[int]:
    return [t for t in lands_of(s, party) if not s.castle[t]]


def free_castle_options(s: Kings, f: Founding, seat: int) -> list[Option]:
    return [("site", IDS[t]) for t in castle_sites(s, seat)]


def free_castle_placed(s: Kings, f: Founding, seat: int, action: Action) -> None:
    f.at = 1
    raise_castle(s, NUMBER[action[1]])
    note(s, "castle", house=word(s, seat), land=action[1], gold=0, rule="CK-SCN-05")


def default_free_castle(s: Kings, f: Founding, seat: int) -> Action:
    home = ("site", "normandy")
    options = free_castle_options(s, f, seat)
    return home if home in options else options[0]


PROCEDURES = [procedure(Founding, name_first, place_horse, free_castle)]
QUESTIONS = [
    sealed("starter", Founding, first_named, options=starter_options),
    single("horse", Founding, horse_placed, options=horse_options),
    single("free_castle", Founding, free_castle_placed, options=free_castle_options, default=default_free_castle),
]
