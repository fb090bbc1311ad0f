"""Chapters KGD and SET: kingdoms, the Pope, Capitals, Cathedrals, transports and the first armies."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import (
    BOARDS,
    CONSTANTINOPLE,
    IDS,
    KIEV,
    KINGDOM,
    KINGDOMS,
    MAJOR,
    NUMBER,
    PORT,
    RELIGION,
    ROME,
    SEA,
    SITE,
    TOWN_ID,
)
from araldo.games.medioevo_universale.box import (
    ABROAD_VF,
    AFLOAT,
    CAPITAL_FORT,
    CAPITAL_TOWN,
    CAPTAIN_LEVEL,
    CHURCH,
    CONSTANTINOPLE_FORT,
    COUNTS,
    EVENT_CARDS,
    FORT,
    FULL_MAP,
    GARRISON_VF,
    ITEMS,
    KINDS,
    OBJECTIVE_CARDS,
    PIECES,
    POPE_VF,
    SCENARIOS,
    SETUP_VF,
    SITE_FORT,
    SITE_TOWN,
    START_FLORINS,
    START_ROOM,
    TOWN,
    TREASURE_CARDS,
    deck_for,
)
from araldo.games.medioevo_universale.frames import Choosing, Founding, WholeGame
from araldo.games.medioevo_universale.rules.answers import Weighed
from araldo.games.medioevo_universale.rules.land import board, hand_over, lands_of, supply
from araldo.games.medioevo_universale.rules.pieces import add_captain, add_engine, add_transport, transport
from araldo.games.medioevo_universale.rules.structures import port_zone, set_level
from araldo.games.medioevo_universale.state import BARBARIANS, OUT_OF_PLAY, Medioevo
from araldo.kernel import (
    AGAIN,
    Action,
    BadSetup,
    Option,
    Refusal,
    Setup,
    Span,
    ask,
    below,
    call,
    draft,
    draw,
    note,
    open_books,
    pick,
    procedure,
    shuffle,
    single,
    stock,
)


def check_setup(setup: Setup) -> None:
    """MU-END-01; a host may give the kingdoms: a list of ids, one a seat."""
    given = setup.choices.get("kingdoms")
    if given is None:
        return
    allowed = kingdoms_for(setup.seats, bool(setup.options["full_map_at_6"]))
    names = [KINGDOMS[k] for k in allowed]
    fits = isinstance(given, list) and len(given) == setup.seats and all(name in names for name in given)
    if not fits or len(set(given)) < setup.seats:
        raise BadSetup(f"kingdoms: {setup.seats} different ones of {', '.join(names)}", "bad-choice", choice="kingdoms")


def kingdoms_for(seats: int, full: bool) -> list[int]:
    """MU-KGD-02, MU-MAP-10, MU-OPT-04."""
    players = 7 if seats == 6 and full else seats
    return [KINGDOMS.index(k) for k in SCENARIOS[players]["kingdoms"]]


def begin(s: Medioevo, setup: Setup) -> None:
    """MU-SET-01, MU-SET-02, MU-SET-12; religious capitals (MU-SET-08) are part of the board."""
    n = s.seats
    full = n > 6 or (n == 6 and s.options["full_map_at_6"])
    s.board = 2 if full else 1 if n == 6 else 0
    lay_cards(s)
    inside = BOARDS[s.board].inside
    s.owner = [BARBARIANS if inside[t] else OUT_OF_PLAY for t in range(SEA)]
    s.lands, s.vf = [[] for _ in range(n)], [[0] * SEA for _ in range(n)]
    s.wild, s.chief, s.town, s.fort, s.church = ([0] * SEA for _ in range(5))
    s.fairs, s.damaged, s.since, s.harbour, s.fresh = ([0] * SEA for _ in range(5))
    s.fleets = [[] for _ in range(n + 2)]
    s.captains, s.engines = [[] for _ in range(n)], [[] for _ in range(n + 1)]
    s.loans, s.orders, s.works = [[] for _ in range(n)], [[] for _ in range(n)], [[] for _ in range(n)]
    s.wounds, s.fallen = [[] for _ in range(n)], [[] for _ in range(n)]
    s.prisoners, s.cb = [[0] * (n + 1) for _ in range(n)], [[0] * n for _ in range(n)]
    s.kingdom, s.faith, s.capital = [-1] * n, [""] * n, [-1] * n
    s.honour, s.tech, s.known_tech, s.pool, s.returning, s.war = ([0] * n for _ in range(6))
    s.lt = [1] * n
    s.florins, s.reserve = [START_FLORINS] * n, [0] * n
    s.counted = [] if s.options["florins_hidden"] else list(s.florins)
    open_books(s, s.florins, 0)
    open_books(s, s.reserve, 1)
    s.corsairs, s.monopoly = [()] * n, [(-1, -1)] * n
    s.boxed = [count * (FULL_MAP if full else 1) for count in COUNTS]  # MU-CMP-06
    s.stock = list(s.boxed)
    s.order = list(range(n))
    shuffle_order(s, s.order)
    note(s, "order", rule="MU-SET-13", seats=list(s.order))
    if (given := setup.choices.get("kingdoms")) is not None:
        for seat, name in enumerate(given):
            take_kingdom(s, seat, KINGDOMS.index(name))
    call(s, Founding(offered=tuple(kingdoms_for(n, bool(s.options["full_map_at_6"])))))


def shuffle_order(s: Medioevo, seats: list[int]) -> None:
    for i in range(len(seats) - 1, 0, -1):
        j = below(s, i + 1)
        seats[i], seats[j] = seats[j], seats[i]


def lay_cards(s: Medioevo) -> None:
    stock(s, PIECES)
    n = s.seats
    s.hands, s.drawn = [[] for _ in range(n)], [[] for _ in range(n)]
    s.laid, s.objectives = [[] for _ in range(n)], [[] for _ in range(n)]
    s.deck, unused = deck_for(n)
    s.event_deck, s.treasure_deck = list(EVENT_CARDS), list(TREASURE_CARDS)
    if s.options["module_objectives"]:
        s.objective_deck = list(OBJECTIVE_CARDS)
    else:
        unused += OBJECTIVE_CARDS
    for p in unused:
        draw(s, [p], s.aside, -1)
    for pile in (s.deck, s.event_deck, s.treasure_deck, s.objective_deck):
        shuffle(s, pile)


# -- kingdoms (MU-SET-02, MU-DEC-02)


def ask_kingdoms(s: Medioevo, f: Founding) -> int | None:
    if f.at == s.seats:
        return None
    seat = s.order[f.at]
    if s.kingdom[seat] >= 0:
        f.at += 1
        return AGAIN
    if s.options["kingdom_choice"] == "random":
        return None
    return ask(s, "kingdom", seat)


def taken(s: Medioevo, k: int) -> Refusal | None:
    return Refusal("MU-SET-02", (("seat", s.kingdom.index(k)),)) if k in s.kingdom else None


def kingdoms(s: Medioevo, f: Founding, seat: int) -> Weighed:
    for k in f.offered:
        yield ("rule", KINGDOMS[k]), taken(s, k)


def kingdom_chosen(s: Medioevo, f: Founding, seat: int, action: Action) -> None:
    f.at += 1
    take_kingdom(s, seat, KINGDOMS.index(action[1]))


def take_kingdom(s: Medioevo, seat: int, k: int) -> None:
    s.kingdom[seat], s.faith[seat] = k, RELIGION[k]
    for t in board(s).members[k]:
        hand_over(s, t, seat)
    note(s, "kingdom", rule="MU-SET-02", seat=seat, kingdom=KINGDOMS[k])


def draw_kingdoms(s: Medioevo, f: Founding) -> None:
    for seat in s.order:
        if s.kingdom[seat] < 0:
            take_kingdom(s, seat, pick(s, [k for k in f.offered if k not in s.kingdom]))
    f.at = 0


def draw_pope(s: Medioevo, f: Founding) -> None:
    """MU-SET-03, MU-SET-04, MU-MAP-15, MU-POP-01, MU-POP-03."""
    catholics = [seat for seat in s.order if s.faith[seat] == "catholic"]
    if catholics:
        s.pope = pick(s, catholics)
        hand_over(s, ROME, s.pope)
        note(s, "pope", rule="MU-SET-03", seat=s.pope)


# -- Capitals and sites (MU-SET-05, MU-SET-06, MU-MAP-14, MU-DEC-03)


def own_sites(s: Medioevo, seat: int) -> list[int]:
    return [t for t in board(s).members[s.kingdom[seat]] if SITE[t] and t != KIEV]


def ask_capitals(s: Medioevo, f: Founding) -> int | None:
    if f.at == s.seats:
        f.at = 0
        return None
    seat = s.order[f.at]
    sites = own_sites(s, seat)
    if len(sites) == 1:
        f.at += 1
        s.capital[seat] = sites[0]
        return AGAIN
    return ask(s, "capital_site", seat)


def capital_sites(s: Medioevo, f: Founding, seat: int) -> Weighed:
    for t in board(s).members[s.kingdom[seat]]:
        yield ("settle", IDS[t]), None if SITE[t] and t != KIEV else Refusal("MU-SET-05")


def default_site(s: Medioevo, f: Founding, seat: int) -> Action:
    return ("settle", IDS[max(own_sites(s, seat), key=lambda t: (PORT[t] >= 0, supply(s, t), -t))])


def capital_chosen(s: Medioevo, f: Founding, seat: int, action: Action) -> None:
    f.at += 1
    s.capital[seat] = NUMBER[action[1]]


def lay_sites(s: Medioevo, f: Founding) -> None:
    capitals = list(s.capital)
    for k in range(len(KINGDOMS)):
        sites = [t for t in board(s).members[k] if SITE[t] and t != KIEV]
        if MAJOR[k] and k not in s.kingdom and sites:
            capitals.append(pick(s, sites))
    for t in board(s).sites:
        if t == KIEV:
            continue
        set_level(s, t, TOWN, CAPITAL_TOWN if t in capitals else SITE_TOWN)
        walls = CAPITAL_FORT if t in capitals else SITE_FORT
        set_level(s, t, FORT, CONSTANTINOPLE_FORT if t == CONSTANTINOPLE else walls)
    for seat in range(s.seats):
        for t in lands_of(s, seat):
            s.vf[seat][t] = GARRISON_VF  # MU-SET-09
        home = s.capital[seat]
        note(s, "capital", rule="MU-SET-05", seat=seat, place=IDS[home], town=TOWN_ID[home])


# -- Cathedral, transports, Captain, Catapult (MU-SET-07, MU-SET-10, MU-DEC-04, MU-DEC-05)


def ask_churches(s: Medioevo, f: Founding) -> int | None:
    if f.at == s.seats:
        f.at = 0
        return None
    return ask(s, "first_cathedral", s.order[f.at])


def church_places(s: Medioevo, f: Founding, seat: int) -> list[Option]:
    return [("consecrate", IDS[t]) for t in board(s).members[s.kingdom[seat]]]


def default_church(s: Medioevo, f: Founding, seat: int) -> Action:
    return ("consecrate", IDS[s.capital[seat]])


def church_chosen(s: Medioevo, f: Founding, seat: int, action: Action) -> None:
    f.at += 1
    set_level(s, NUMBER[action[1]], CHURCH, 1)
    note(s, "consecrated", rule="MU-SET-07", seat=seat, place=action[1])


def berths(s: Medioevo, seat: int, item: int) -> list[int]:
    """Where an item may start: own settlements; ships need a port, if need be of a bordering barbarian Kingdom."""
    towns = [t for t in lands_of(s, seat) if s.town[t]]
    if ITEMS[item] not in KINDS or not AFLOAT[KINDS.index(ITEMS[item])]:
        return towns
    ports = [t for t in towns if port_zone(s, t) >= 0]
    if ports:
        return ports
    b = board(s)
    around = {KINGDOM[n] for t in b.members[s.kingdom[seat]] for n in b.near[t]} - set(s.kingdom)
    return [t for t in b.sites if KINGDOM[t] in around and s.owner[t] == BARBARIANS and port_zone(s, t) >= 0]


def ask_items(s: Medioevo, f: Founding) -> int | None:
    if f.at == s.seats:
        f.at = 0
        return None
    if f.item == len(ITEMS):
        f.item = 0
        f.at += 1
        return AGAIN
    seat = s.order[f.at]
    places = berths(s, seat, f.item)
    if len(places) < 2:
        if places:
            put_item(s, seat, f.item, places[0])
        f.item += 1
        return AGAIN
    return ask(s, "first_berth", seat)


def item_places(s: Medioevo, f: Founding, seat: int) -> list[Option]:
    return [("start", ITEMS[f.item], IDS[t]) for t in berths(s, seat, f.item)]


def default_item(s: Medioevo, f: Founding, seat: int) -> Action:
    places = berths(s, seat, f.item)
    at = s.capital[seat] if s.capital[seat] in places else places[0]
    return ("start", ITEMS[f.item], IDS[at])


def item_placed(s: Medioevo, f: Founding, seat: int, action: Action) -> None:
    put_item(s, seat, f.item, NUMBER[action[2]])
    f.item += 1


def put_item(s: Medioevo, seat: int, item: int, t: int) -> None:
    if ITEMS[item] in KINDS:
        add_transport(s, seat, KINDS.index(ITEMS[item]), 1, t)
    elif ITEMS[item] == "captain":
        add_captain(s, seat, CAPTAIN_LEVEL, t)
    else:
        add_engine(s, seat, 1, t)
    note(s, "started", rule="MU-SET-10", seat=seat, item=ITEMS[item], place=IDS[t])


# -- armies (MU-SET-11, MU-DEC-06): a draft of ("garrison", place, vf) and ("aboard", transport, vf)


def ask_deployment(s: Medioevo, f: Founding) -> int | None:
    return ask(s, "deploy", s.order[f.at]) if f.at < s.seats else None


def to_deploy(s: Medioevo, seat: int) -> int:
    return POPE_VF if s.pope == seat else SETUP_VF


def deploy_edits(s: Medioevo, f: Founding, seat: int, draft: list[Action]) -> list[Option]:
    left = to_deploy(s, seat) - sum(edit[2] for edit in draft)
    if left <= 0:
        return []
    laid: dict[object, int] = {}
    for edit in draft:
        laid[edit[1]] = laid.get(edit[1], 0) + edit[2]
    found: list[Option] = []
    abroad = {tr.id: max(0, ABROAD_VF - laid.get(tr.id, 0)) for tr in s.fleets[seat] if s.owner[tr.place] != seat}
    spare = left - sum(abroad.values())  # MU-MAP-16: a ship in a foreign port is not left empty
    for t in lands_of(s, seat):
        space = min(spare, supply(s, t) - s.vf[seat][t] - laid.get(IDS[t], 0))
        if space > 0:
            found.append(Span(("garrison", IDS[t]), 1, space))
    for tr in s.fleets[seat]:
        space = min(spare + abroad.get(tr.id, 0), START_ROOM[tr.kind] - laid.get(tr.id, 0))
        if space > 0:
            found.append(Span(("aboard", tr.id), 1, space))
    return found


def deploy_ready(s: Medioevo, f: Founding, seat: int, draft: list[Action]) -> Refusal | None:
    """All VF that find room are placed; ships in a foreign port are not left empty."""
    if deploy_edits(s, f, seat, draft):
        return Refusal("MU-SET-11", (("vf", to_deploy(s, seat) - sum(edit[2] for edit in draft)),))
    return None


def default_deployment(s: Medioevo, f: Founding, seat: int, draft: list[Action]) -> Action:
    """Ships abroad, then the border evenly, then the Capital and wherever there is room."""
    edits = deploy_edits(s, f, seat, draft)
    if not edits:
        return ("done",)
    spans = {edit.head[1]: edit for edit in edits if isinstance(edit, Span)}
    for tr in s.fleets[seat]:
        if s.owner[tr.place] != seat and not any(edit[1] == tr.id for edit in draft):
            return ("aboard", tr.id, min(ABROAD_VF, spans[tr.id].high))
    wagon = next((tr.id for tr in s.fleets[seat] if KINDS[tr.kind] == "war_wagon"), -1)
    if wagon in spans and not any(edit[1] == wagon for edit in draft):
        return ("aboard", wagon, min(10, spans[wagon].high))
    home = IDS[s.capital[seat]]
    first = spans.get(home) or next(iter(spans.values()))
    return (*first.head, first.high)


def deployed(s: Medioevo, f: Founding, answers: dict[int, list[Action]]) -> None:
    f.at += 1
    for seat, edits in answers.items():
        for edit in edits:
            if edit[0] == "garrison":
                s.vf[seat][NUMBER[edit[1]]] += edit[2]
            else:
                transport(s, seat, edit[1]).vf += edit[2]
        note(s, "deployed", rule="MU-SET-11", seat=seat, vf=sum(edit[2] for edit in edits))


def start_play(s: Medioevo, f: Founding) -> None:
    """MU-OPT-07: with the module, objectives are dealt first."""
    call(s, WholeGame())
    if s.options["module_objectives"]:
        call(s, Choosing())


PROCEDURES = [
    procedure(
        Founding,
        ask_kingdoms,
        draw_kingdoms,
        draw_pope,
        ask_capitals,
        lay_sites,
        ask_churches,
        ask_items,
        ask_deployment,
        start_play,
    )
]

QUESTIONS = [
    single("kingdom", Founding, kingdom_chosen, candidates=kingdoms),
    single("capital_site", Founding, capital_chosen, candidates=capital_sites, default=default_site),
    single("first_cathedral", Founding, church_chosen, options=church_places, default=default_church),
    single("first_berth", Founding, item_placed, options=item_places, default=default_item),
    draft("deploy", Founding, deployed, edits=deploy_edits, ready=deploy_ready, default=default_deployment),
]
