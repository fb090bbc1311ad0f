"""How a game is set up (WK-SET)."""

from __future__ import annotations

from araldo.games.warrior_knights.board import (
    AREAS,
    CITIES,
    CITY_AREA,
    DISTANCE,
    FATE_CITY,
    GONE,
    IN_KINGDOM,
    KINGDOM,
    NUMBER,
    OFF,
    PRINTED,
    SITES,
    TARGETS,
)
from araldo.games.warrior_knights.box import (
    AGENDA_CARDS,
    AGENDAS_SHOWN,
    ARMIES,
    BY_SEATS,
    CARDS,
    COLOURS,
    EVENT_CARDS,
    EXPEDITIONS,
    FACE,
    FATE_CARDS,
    FEES,
    HOLDERS,
    KEEP,
    KING_CARDS,
    KING_POOL,
    MERCENARIES,
    MISSION_CARDS,
    MISSIONS_DEALT,
    NEUTRAL_CARDS,
    NOBLES,
    OFFER_MORE,
    PIECES,
    SEATS,
    SHAPES,
    STACKS,
    START_CROWNS,
    START_FAITH,
    START_MERCENARIES,
    START_VOTES,
    STRENGTH,
    actions_of,
    hand_of,
    regulars_of,
)
from araldo.games.warrior_knights.rules.decks import draw_agendas, draw_offer, fate, fate_back, watch_events
from araldo.games.warrior_knights.rules.forces import enlist, shift
from araldo.games.warrior_knights.rules.places import army_of, noble, target_at
from araldo.games.warrior_knights.rules.seats import Weighed, barons, in_order, put
from araldo.games.warrior_knights.rules.upkeep import towns_near
from araldo.games.warrior_knights.state import NEUTRAL, RAZED, Founding, Knights, WholeGame
from araldo.kernel import (
    ALL,
    Action,
    BadSetup,
    Option,
    Refusal,
    Setup,
    ask,
    below,
    bit,
    call,
    draft,
    note,
    procedure,
    see,
    shuffle,
    single,
    stock,
)


def check_setup(setup: Setup) -> None:
    """WK-VAR-05; WK-SET-06: colours all different."""
    if setup.options["might_is_right"] and setup.options["the_king"]:
        raise BadSetup("Might Is Right is not combined with The King (WK-VAR-05)", "bad-choice", choice="the_king")
    colours = setup.choices.get("colours")
    if colours is not None:
        distinct = isinstance(colours, list) and len(set(map(str, colours))) == len(colours) == setup.seats
        if not distinct or not all(c in COLOURS for c in colours):
            known = ", ".join(COLOURS)
            raise BadSetup(f"colours: {setup.seats} different ones of {known}", "bad-choice", choice="colours")


def begin(s: Knights, setup: Setup) -> None:
    """WK-SET-01 to WK-SET-12."""
    stock(s, PIECES)
    n = s.seats
    colours = setup.choices.get("colours")
    s.colours = tuple(COLOURS.index(c) for c in colours) if colours else deal_colours(s)
    s.seat_of = tuple(s.colours.index(c) if c in s.colours else -1 for c in range(SEATS))
    lay_board(s)
    s.crowns, s.votes, s.faith = [START_CROWNS] * n, [START_VOTES] * n, [START_FAITH] * n  # WK-SET-08
    s.influence, s.reigned = [0] * n, [0] * n
    per = s.options["influence_per_baron"]  # WK-SET-03, WK-VAR-01, WK-VAR-08
    s.pool = n * (KING_POOL[per] if s.options["the_king"] else per)
    s.track = [-1] * len(FEES)
    s.spot, s.blessed = [0] * len(EXPEDITIONS), [False] * len(EXPEDITIONS)
    s.stakes = [[0] * n for _ in EXPEDITIONS]
    s.placed = [[0] * STACKS for _ in range(n)]
    s.plans = [[0] * CARDS for _ in range(n)]
    lay_cards(s)
    raze_at_random(s)
    s.chairman = below(s, n)  # WK-SET-07
    s.head = (s.chairman + 1 + below(s, n - 1)) % n
    note(s, "offices", rule="WK-SET-07", seat=s.chairman, to_seat=s.head)
    raise_troops(s)
    draw_agendas(s, AGENDAS_SHOWN, "WK-SET-12")
    call(s, WholeGame())
    call(s, Founding(order=in_order(s)))


def deal_colours(s: Knights) -> tuple[int, ...]:
    """WK-SET-06."""
    left = list(range(SEATS))
    return tuple(left.pop(below(s, len(left))) for _ in range(s.seats))


def lay_board(s: Knights) -> None:
    """WK-SET-05, WK-CTY-01: every city neutral, unfortified, without breaches; Nobles off the board."""
    armies, n = ARMIES * SEATS, s.seats
    s.owner, s.fort = [NEUTRAL] * len(CITIES), [False] * len(CITIES)
    s.breach, s.siege, s.siege_since = [0] * (TARGETS + SEATS), [-1] * (TARGETS + SEATS), [0] * (TARGETS + SEATS)
    s.place = [OFF if army < ARMIES * n else GONE for army in range(armies)]  # WK-GEN-12
    s.troops, s.hurt = [0] * armies, [0] * armies
    s.tired, s.fallen, s.heirless = [False] * armies, [False] * armies, [-1] * armies
    if s.options["exchanging_heirs"]:  # WK-VAR-03
        s.heir = [army // ARMIES if army < ARMIES * n and army % ARMIES < 4 else -1 for army in range(armies)]


def lay_cards(s: Knights) -> None:
    """WK-SET-02: decks; the cards of colours that nobody plays are out (WK-GEN-12)."""
    n = s.seats
    s.hands = [hand_of(seat, s.options["action_copies"]) for seat in range(n)]
    s.drawn, s.kept = [[] for _ in range(n)], [[] for _ in range(n)]
    s.charges, s.missions = [[] for _ in range(n)], [[] for _ in range(n)]
    s.army = [[] for _ in range(ARMIES * SEATS)]
    s.offices = [[] for _ in range(ARMIES * SEATS)]
    s.laid = [[] for _ in CITIES]
    s.stacks, s.areas, s.revealed = [[] for _ in range(STACKS)], [[], [], []], [[], []]
    s.removed = [p for seat in range(n) for p in actions_of(seat) if p not in s.hands[seat]]
    s.removed += [p for seat in range(n, SEATS) for p in (*actions_of(seat), *regulars_of(seat))]
    s.kings = list(KING_CARDS)
    open_cards = [*s.removed, *s.kings, *(p for seat in range(n) for p in (*actions_of(seat), *regulars_of(seat)))]
    for piece in open_cards:
        see(s, piece, ALL)
    s.neutral, s.fate, s.event_deck = list(NEUTRAL_CARDS), list(FATE_CARDS), list(EVENT_CARDS)
    s.agenda_deck, s.mercenaries = list(AGENDA_CARDS), list(MERCENARIES)
    for deck in (s.agenda_deck, s.mercenaries, s.fate, s.event_deck, s.neutral):
        shuffle(s, deck)
    s.event_deck.insert(0, s.event_deck.pop())
    watch_events(s)
    s.mission_deck = list(MISSION_CARDS)
    shuffle(s, s.mission_deck)
    if s.options["missions"]:  # WK-VAR-14
        for seat in range(n):
            for _ in range(MISSIONS_DEALT):
                card = s.mission_deck.pop()
                s.missions[seat].append(card)
                see(s, card, bit(seat))


def raze_at_random(s: Knights) -> None:
    """WK-SET-04."""
    left = s.razed_at_start = BY_SEATS[s.seats]["razed_cities"]
    while left:
        city = FATE_CITY[fate(s)]
        if IN_KINGDOM[city] and s.owner[city] != RAZED:
            s.owner[city] = RAZED
            left -= 1
    fate_back(s)
    shuffle(s, s.fate)
    note(s, "ruined", rule="WK-SET-04", cities=[CITIES[city] for city, owner in enumerate(s.owner) if owner == RAZED])


def raise_troops(s: Knights) -> None:
    """WK-SET-09, WK-SET-11: Regulars, a Mercenary of 100 and one of 50 each, all with the stronghold for now."""
    for strength in START_MERCENARIES:
        fit = [p for p in s.mercenaries if STRENGTH[p] == strength]
        for seat in range(s.seats):
            piece = fit.pop(below(s, len(fit)))
            s.mercenaries.remove(piece)
            see(s, piece, ALL)
            enlist(s, piece, KEEP[seat])
    for seat in range(s.seats):
        for piece in regulars_of(seat):
            enlist(s, piece, KEEP[seat])
    shuffle(s, s.mercenaries)
    draw_offer(s, barons(s) + OFFER_MORE, "WK-SET-11")


# -- troops (WK-SET-10)


def ask_assign(s: Knights, f: Founding) -> int | None:
    return None if f.assigned else ask(s, "assign", *range(s.seats))


def muster(s: Knights, seat: int) -> list[str]:
    """His six cards, the strongest first."""
    return [FACE[p] for p in sorted(s.army[KEEP[seat]], key=lambda p: (-STRENGTH[p], p))]


def assign_edits(s: Knights, f: Founding, seat: int, draft: list[Action]) -> list[Option]:
    left = muster(s, seat)
    for _, kind, _ in draft:
        left.remove(kind)
    return [("assign", left[0], word) for word in HOLDERS] if left else []


def assign_ready(s: Knights, f: Founding, seat: int, draft: list[Action]) -> Refusal | None:
    return None if len(draft) == len(muster(s, seat)) else Refusal("WK-SET-10")


def default_assign(s: Knights, f: Founding, seat: int, draft: list[Action]) -> Action:
    """WK-DEC-01."""
    edits = assign_edits(s, f, seat, draft)
    if not edits:
        return ("done",)
    kind = str(edits[0][1])
    if kind.endswith("-100"):
        return ("assign", kind, "circle" if kind.startswith("REG") else "star")
    small = sum(action[1].endswith("-50") for action in draft)
    return ("assign", kind, ("star", "circle", "square", "square")[small])


def assigned(s: Knights, f: Founding, drafts: dict[int, list[Action]]) -> None:
    """All together."""
    f.assigned = True
    for seat, edits in sorted(drafts.items()):
        for _, kind, word in edits:
            army = army_of(seat, word)
            if army != KEEP[seat]:
                piece = next(p for p in s.army[KEEP[seat]] if FACE[p] == kind)
                shift(s, piece, KEEP[seat], army)
        star, square, triangle, circle, castle = s.troops[5 * seat : 5 * seat + 5]
        note(
            s, "assigned", rule="WK-SET-10", seat=seat,
            star=star, square=square, triangle=triangle, circle=circle, castle=castle,
        )  # fmt: skip


# -- strongholds and Nobles (WK-SET-13 to WK-SET-17)


def ask_site(s: Knights, f: Founding) -> int | None:
    return put(s, "site", f.order[f.at]) if f.at < len(f.order) else None


def site_candidates(s: Knights, f: Founding, seat: int) -> Weighed:
    inner = BY_SEATS[s.seats]["stronghold_inner_only"]
    for area in SITES[False]:
        why = None
        if inner and area not in SITES[True]:
            why = Refusal("WK-SET-14")
        elif target_at(s, area) >= 0:
            why = Refusal("WK-SET-13")
        yield ("castle", AREAS[area]), why


def default_site(s: Knights, f: Founding, seat: int) -> Action:
    """WK-DEC-02."""
    free = [NUMBER[str(a[1])] for a, why in site_candidates(s, f, seat) if why is None]
    return ("castle", AREAS[max(free, key=lambda area: (towns_near(s, area), -area))])


def sited(s: Knights, f: Founding, seat: int, action: Action) -> None:
    f.at += 1
    s.place[KEEP[seat]] = NUMBER[action[1]]
    note(s, "castle", rule="WK-SET-13", seat=seat, area=action[1])
    if f.at == len(f.order):
        f.order, f.at = f.order[::-1], 0
        f.step += 1


def waiting_nobles(s: Knights, seat: int) -> list[int]:
    """WK-SET-16: only those with troops."""
    return [army for army in NOBLES[seat] if s.troops[army] and s.place[army] == OFF]


def ask_post(s: Knights, f: Founding) -> int | None:
    """WK-SET-15: counter-clockwise, one at a time, until all are placed."""
    n = len(f.order)
    for i in range(n):
        seat = f.order[(f.at + i) % n]
        if waiting_nobles(s, seat):
            f.at = (f.at + i) % n
            return put(s, "post", seat)
    return None


_POSTS: tuple[tuple[Action, ...], ...] = tuple(
    tuple(("post", SHAPES[k], AREAS[area]) if KINGDOM[area] else () for area in range(len(AREAS))) for k in range(4)
)


def strangers(s: Knights, seat: int) -> set[int]:
    """Areas with another Baron's Noble or stronghold."""
    return {place for army, place in enumerate(s.place) if place >= 0 and army // ARMIES != seat}


def post_candidates(s: Knights, f: Founding, seat: int) -> Weighed:
    taken = strangers(s, seat)
    for army in waiting_nobles(s, seat):
        for area in SITES[False]:
            yield _POSTS[army % 5][area], Refusal("WK-SET-15") if area in taken else None


def post_options(s: Knights, f: Founding, seat: int) -> list[Action]:
    taken = strangers(s, seat)
    free = [area for area in SITES[False] if area not in taken]
    return [_POSTS[army % 5][area] for army in waiting_nobles(s, seat) for area in free]


def default_post(s: Knights, f: Founding, seat: int) -> Action:
    """WK-DEC-03: the most troops first; the weakest neutral city nearest the stronghold."""
    army = max(waiting_nobles(s, seat), key=lambda a: (s.troops[a], -a))
    taken, home = strangers(s, seat), s.place[KEEP[seat]]
    towns = [c for c, owner in enumerate(s.owner) if owner == NEUTRAL and IN_KINGDOM[c] and CITY_AREA[c] not in taken]
    free = [area for area in SITES[False] if area not in taken]
    best = min(towns, key=lambda c: (PRINTED[c], DISTANCE[home][CITY_AREA[c]], c), default=-1)
    return _POSTS[army % 5][CITY_AREA[best] if best >= 0 else free[0]]


def posted(s: Knights, f: Founding, seat: int, action: Action) -> None:
    f.at = (f.at + 1) % len(f.order)
    army = army_of(seat, action[1])
    s.place[army] = NUMBER[action[2]]
    note(s, "posted", rule="WK-SET-15", seat=seat, noble=noble(s, army), area=action[2])


def last_shuffle(s: Knights, f: Founding) -> None:
    """WK-SET-17."""
    shuffle(s, s.fate)


PROCEDURES = [procedure(Founding, ask_assign, ask_site, ask_post, last_shuffle)]
QUESTIONS = [
    draft("assign", Founding, assigned, edits=assign_edits, ready=assign_ready, default=default_assign),
    single("site", Founding, sited, candidates=site_candidates, default=default_site),
    single("post", Founding, posted, candidates=post_candidates, options=post_options, default=default_post),
]
