"""What each Event card does (data/events.toml): a card goes before the rules (WK-GEN-09).

`follow` asks what some of them still leave open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from araldo.games.warrior_knights.board import (
    AT_SEA,
    CITIES,
    CITY_AREA,
    COUNT,
    HOLY,
    NUMBER,
    PORT,
    SAILS,
    TARGETS,
)
from araldo.games.warrior_knights.box import (
    AGENDAS_SHOWN,
    EVENT_ID,
    EXPEDITIONS,
    FACE,
    FIRST_EVENT,
    HOLDERS,
    KEEP,
    NATION,
    NOBLES,
    WAGE,
    is_mercenary,
    printed,
)
from araldo.games.warrior_knights.rules.cards import serve
from araldo.games.warrior_knights.rules.death import extinguish, settle
from araldo.games.warrior_knights.rules.decks import draw_agendas, drop_agendas
from araldo.games.warrior_knights.rules.elimination import pass_head
from araldo.games.warrior_knights.rules.forces import breach, desert, hurt, release, spent, to_mercenaries
from araldo.games.warrior_knights.rules.hiring import recipients
from araldo.games.warrior_knights.rules.neutral import end_voyage
from araldo.games.warrior_knights.rules.places import (
    army_of,
    besieged_at,
    cities_of,
    noble,
    nobles_in,
    note_place,
    target_word,
)
from araldo.games.warrior_knights.rules.purse import charge, gain, gain_faith, gain_votes, make_chairman, spend_faith
from araldo.games.warrior_knights.rules.seats import alive, in_order, put, rights
from araldo.games.warrior_knights.state import Assembly, Desertion, Happening, Knights, March, Station, Unrest
from araldo.kernel import (
    AGAIN,
    ALL,
    Action,
    Option,
    Question,
    Refusal,
    ask,
    bit,
    call,
    draft,
    note,
    see,
    shuffle,
    single,
)

PASS: Action = ("pass",)
SURE: Action = ("agree",)


def works(s: Knights, seat: int) -> list[Action]:
    """EV-G06."""
    found: list[Action] = []
    for target in (*cities_of(s, seat), *([TARGETS + seat] if s.place[KEEP[seat]] >= 0 else [])):
        if s.siege[target] >= 0:
            continue
        if target < TARGETS and not s.fort[target]:
            found.append(("fortify", CITIES[target]))
        if s.breach[target]:
            found.append(("restore", target_word(target)))
    return found


ASSASSIN_TOKENS, PLAGUE_TOKENS, WINTER_TOKENS, STORM_TOKENS = (
    printed(f"EV-{card}", "casualties") for card in ("R01", "R05", "R12", "B03")
)
FIRE_BREACHES, QUAKE_BREACHES = printed("EV-R06", "breaches"), printed("EV-B01", "breaches")
CRISIS_FAITH, PILGRIMS_FAITH, CRUSADE_FAITH = (printed(f"EV-{card}", "faith") for card in ("R11", "G03", "B02"))
ENVOY_VOTES, COMMONS_VOTES = printed("EV-G04", "votes"), printed("EV-G10", "votes")
WINTER_TROOPS = printed("EV-R12", "troops")
HARVEST, HARVEST_CITY = printed("EV-G01", "crowns"), printed("EV-G01", "crowns_per_city")
BEQUEST, UNREST_CROWNS, SPIES_CROWNS = (printed(f"EV-{card}", "crowns") for card in ("G02", "B06", "B10"))
BRIBE = printed("EV-B11", "wages")
BLOWN_BACK = 2  # EV-B03: the spot from which an expedition goes back


def name_of(f: Happening) -> str:
    return EVENT_ID[f.card - FIRST_EVENT]


# -- red


def assassin(s: Knights, f: Happening) -> None:
    hurt(s, f.target, ASSASSIN_TOKENS, "WK-EVT-07")
    settle(s)


def heretic(s: Knights, f: Happening) -> None:
    s.event.remove(f.card)
    s.kept[f.seat].append(f.card)
    note(s, "kept", rule="WK-EVT-05", seat=f.seat, event=name_of(f))
    if s.head == f.seat:
        pass_head(s, [seat for seat in alive(s) if seat != f.seat], "WK-EVT-01")


def no_heir(s: Knights, f: Happening) -> None:
    """Also Broken Line. WK-VAR-03, WK-VAR-17: the heir is dead for good, and with it a Noble who waits for it."""
    s.heirless[f.target] = f.card
    note(s, "heirless", rule="WK-DEA-08", noble=noble(s, f.target), seat=f.seat)
    if s.heir:
        s.heir[f.target] = -1
    if s.fallen[f.target]:
        extinguish(s, f.target)


def plague(s: Knights, f: Happening) -> None:
    for army in range(5 * s.seats):
        if s.place[army] == CITY_AREA[f.target] and s.troops[army]:
            hurt(s, army, PLAGUE_TOKENS, "WK-EVT-07")
    settle(s)


def great_fire(s: Knights, f: Happening) -> None:
    if s.fort[f.target]:
        s.fort[f.target] = False
        note(s, "unfortified", rule="WK-EVT-01", city=CITIES[f.target])
    breach(s, f.target, FIRE_BREACHES)


def steward(s: Knights, f: Happening) -> None:
    charge(s, f.seat, s.crowns[f.seat] // 2, name_of(f), "WK-EVT-01")


def mutiny(s: Knights, f: Happening) -> None:
    for army in reversed(range(5 * f.seat, 5 * f.seat + 5)):
        if f.target in nations(s, (army,)):
            call(s, Desertion(army=army, nation=f.target, why=name_of(f)))


def uprising(s: Knights, f: Happening) -> None:
    call(s, Unrest(seat=f.seat, cities=unguarded_of(s, f.seat)))


def unguarded_of(s: Knights, seat: int) -> list[int]:
    return [city for city in cities_of(s, seat) if not nobles_in(s, seat, CITY_AREA[city])]


def scandal(s: Knights, f: Happening) -> None:
    lost = (s.votes[f.seat] + 1) // 2
    s.votes[f.seat] -= lost
    note(s, "votes_lost", rule="WK-EVT-01", why=name_of(f), seat=f.seat, votes=lost)


def crisis(s: Knights, f: Happening) -> None:
    spend_faith(s, f.seat, min(CRISIS_FAITH, s.faith[f.seat]), name_of(f), "WK-EVT-01")


def winter(s: Knights, f: Happening) -> None:
    for army in frozen(s, f.seat):
        hurt(s, army, WINTER_TOKENS, "WK-EVT-07")
    settle(s)


def frozen(s: Knights, seat: int) -> list[int]:
    """EV-R12: large armies on the board; a spent one takes no more tokens (WK-STR-14)."""
    own = range(5 * seat, 5 * seat + 5)
    return [a for a in own if s.place[a] >= 0 and s.troops[a] >= WINTER_TROOPS and not spent(s, a)]


# -- green


def harvest(s: Knights, f: Happening) -> None:
    gain(s, f.seat, HARVEST + HARVEST_CITY * len(cities_of(s, f.seat)), name_of(f), "WK-EVT-01")


def bequest(s: Knights, f: Happening) -> None:
    gain(s, f.seat, BEQUEST, name_of(f), "WK-EVT-01")


def pilgrimage(s: Knights, f: Happening) -> None:
    gain_faith(s, f.seat, PILGRIMS_FAITH, name_of(f), "WK-EVT-01")


def envoy(s: Knights, f: Happening) -> None:
    gain_votes(s, f.seat, ENVOY_VOTES, name_of(f), "WK-EVT-01")


def volunteers(s: Knights, f: Happening) -> None:
    if s.mercenaries:
        piece = s.mercenaries.pop()
        see(s, piece, ALL)
        s.hired.append(piece)
        note(s, "volunteers", rule="WK-EVT-01", seat=f.seat, troop=FACE[piece])


def builder(s: Knights, f: Happening) -> None:
    if f.target >= 100:
        target = f.target - 100
        note_place(s, "restored", target, "WK-EVT-01", breaches=s.breach[target])
        s.breach[target] = 0
    else:
        s.fort[f.target] = True
        note(s, "fortified", rule="WK-EVT-01", seat=f.seat, city=CITIES[f.target])


def surgeons(s: Knights, f: Happening) -> None:
    note(s, "healed", rule="WK-EVT-01", seat=f.seat, noble=noble(s, f.target), tokens=s.hurt[f.target])
    s.hurt[f.target] = 0


def horses(s: Knights, f: Happening) -> None:
    s.tired[f.target] = False
    note(s, "refreshed", rule="WK-EVT-01", noble=noble(s, f.target))


def papal_favour(s: Knights, f: Happening) -> None:
    serve(s, f.seat, name_of(f), "WK-EVT-01")


def commons(s: Knights, f: Happening) -> None:
    gain_votes(s, f.seat, COMMONS_VOTES, name_of(f), "WK-EVT-01")
    if not s.banned >> f.seat & 1:
        make_chairman(s, f.seat, "WK-EVT-01")


def nothing(s: Knights, f: Happening) -> None:
    """The card is kept (Beloved Lord), lies on its city (Tax Strike), or `follow` asks."""


# -- blue


def earthquake(s: Knights, f: Happening) -> None:
    breach(s, f.target, QUAKE_BREACHES)


def crusade(s: Knights, f: Happening) -> None:
    held = [s.owner[city] for city in HOLY if s.owner[city] >= 0]
    for seat in held or [f.seat]:
        gain_faith(s, seat, CRUSADE_FAITH, name_of(f), "WK-EVT-01")


def storm(s: Knights, f: Happening) -> None:
    for army in at_sea(s):
        hurt(s, army, STORM_TOKENS, "WK-EVT-07")
    for voyage, spot in enumerate(s.spot):
        if spot == BLOWN_BACK:
            s.spot[voyage] = BLOWN_BACK - 1
            note(s, "blown_back", rule="WK-EVT-01", voyage=EXPEDITIONS[voyage])
    settle(s)


def at_sea(s: Knights) -> list[int]:
    return [army for army in range(5 * s.seats) if s.place[army] >= AT_SEA]


def pirates(s: Knights, f: Happening) -> None:
    stakes = s.stakes[f.target]
    for seat, stake in enumerate(stakes):
        stakes[seat] = stake // 2
        if stake:
            note(s, "robbed", rule="WK-EVT-01", seat=seat, crowns=stake - stakes[seat], voyage=EXPEDITIONS[f.target])
    if not any(stakes):
        end_voyage(s, f.target)
        note(s, "abandoned", rule="WK-EVT-01", voyage=EXPEDITIONS[f.target])


def truce(s: Knights, f: Happening) -> None:
    s.truce = True
    note(s, "truce", rule="WK-EVT-01")


def unrest(s: Knights, f: Happening) -> None:
    f.queue = in_order(s)


def summons(s: Knights, f: Happening) -> None:
    call(s, Assembly())


def sudden_revolt(s: Knights, f: Happening) -> None:
    call(s, Unrest(seat=s.owner[f.target], city=f.target, sure=True))


def spies(s: Knights, f: Happening) -> None:
    """The drawer looks at a hand; only he learns what is in it."""
    for card in s.hands[f.target]:
        see(s, card, bit(f.seat))
    note(
        s,
        "spied",
        rule="WK-EVT-01",
        seat=f.seat,
        victim=f.target,
        secret={"cards": [FACE[card] for card in sorted(s.hands[f.target])]},
        to=bit(f.seat) | bit(f.target),
    )
    gain(s, f.seat, charge(s, f.target, SPIES_CROWNS, name_of(f), "WK-EVT-01"), name_of(f), "WK-EVT-01")


def shifting_winds(s: Knights, f: Happening) -> None:
    shuffle(s, s.fate)
    note(s, "fate_shuffled", rule="WK-EVT-01")
    drop_agendas(s, "WK-EVT-01")
    draw_agendas(s, AGENDAS_SHOWN, "WK-EVT-01")


EFFECTS = {
    "EV-R01": assassin, "EV-R02": heretic, "EV-R03": no_heir, "EV-R04": no_heir, "EV-R05": plague,
    "EV-R06": great_fire, "EV-R07": steward, "EV-R08": mutiny, "EV-R09": uprising, "EV-R10": scandal,
    "EV-R11": crisis, "EV-R12": winter,
    "EV-G01": harvest, "EV-G02": bequest, "EV-G03": pilgrimage, "EV-G04": envoy, "EV-G05": volunteers,
    "EV-G06": builder, "EV-G07": surgeons, "EV-G08": horses, "EV-G09": papal_favour, "EV-G10": commons,
    "EV-G11": nothing, "EV-G12": nothing,
    "EV-B01": earthquake, "EV-B02": crusade, "EV-B03": storm, "EV-B04": pirates, "EV-B05": truce, "EV-B06": unrest,
    "EV-B07": summons, "EV-B08": nothing, "EV-B09": sudden_revolt, "EV-B10": spies, "EV-B11": nothing,
    "EV-B12": shifting_winds,
}  # fmt: skip


# -- what finds nothing (WK-EVT-08)


def nations(s: Knights, armies: Iterable[int]) -> set[int]:
    """The nationalities of the Mercenaries in these armies."""
    return {NATION[piece] for army in armies for piece in s.army[army] if is_mercenary(piece)}


def restless_nations(s: Knights, f: Happening) -> set[int]:
    """EV-R08: of the drawer's Mercenaries; EV-B06: of anybody's."""
    own = EVENT_ID[f.card - FIRST_EVENT] == "EV-R08"
    return nations(s, range(5 * f.seat, 5 * f.seat + 5) if own else range(5 * s.seats))


def idle(s: Knights, f: Happening) -> bool:
    """Whether there is nobody and nothing that the card could apply to."""
    name, seat = EVENT_ID[f.card - FIRST_EVENT], f.seat
    if name in ("EV-R08", "EV-B06"):
        return f.target not in restless_nations(s, f)
    return (
        (name == "EV-R07" and s.crowns[seat] < 2)
        or (name == "EV-R09" and not unguarded_of(s, seat))
        or (name == "EV-R10" and not s.votes[seat])
        or (name == "EV-R11" and not s.faith[seat])
        or (name == "EV-R12" and not frozen(s, seat))
        or (name == "EV-B03" and not at_sea(s) and BLOWN_BACK not in s.spot)
    )


# -- what is left open


def follow(s: Knights, f: Happening) -> int | None:
    if f.void or f.cancelled:
        return None
    name = EVENT_ID[f.card - FIRST_EVENT]
    if name == "EV-G05":
        return follow_volunteers(s, f)
    if name == "EV-G11":
        return put(s, "winds", f.seat) if not f.queue and len(wind_options(s, f, f.seat)) > 1 else None
    if name == "EV-B06":
        return follow_unrest(s, f)
    if name == "EV-B11":
        if f.queue:
            return None
        if recipients(s, f.seat) and s.crowns[f.seat] >= BRIBE * WAGE[f.target]:
            return put(s, "captain", f.seat)
        note(s, "no_effect", rule="WK-EVT-08", event=name)
    if name == "EV-R08" and not f.queue:
        f.queue = [1]
        settle(s, left=True)
    return None


def follow_volunteers(s: Knights, f: Happening) -> int | None:
    if f.queue or not s.hired:
        return None
    if recipients(s, f.seat):
        return put(s, "volunteers", f.seat)
    send_back(s, f.seat)
    return None


def send_back(s: Knights, seat: int) -> None:
    for piece in s.hired:
        note(s, "sent_back", rule="WK-EVT-01", seat=seat, troop=FACE[piece])
    to_mercenaries(s, s.hired)
    s.hired = []


def volunteer_options(s: Knights, f: Happening, seat: int) -> list[Action]:
    return [SURE, PASS]


def volunteered(s: Knights, f: Happening, seat: int, action: Action) -> None:
    f.queue = [1]
    if action == SURE:
        call(s, Station(seat=seat))
    else:
        send_back(s, seat)


def wind_options(s: Knights, f: Happening, seat: int) -> list[Action]:
    """EV-G11: from port to port, at once and without exhaustion."""
    found = [PASS]
    for army in NOBLES[seat]:
        area = s.place[army]
        if 0 <= area < COUNT and PORT[area] and not s.tired[army] and not besieged_at(s, seat, area):
            found += SAILS[army % 5][area]
    return found


def winds_used(s: Knights, f: Happening, seat: int, action: Action) -> None:
    f.queue = [1]
    if action != PASS:
        call(s, March(army=army_of(seat, action[1]), way=(NUMBER[action[2]],), sea=True, winds=True))


def follow_unrest(s: Knights, f: Happening) -> int | None:
    """EV-B06: each in order decides for each of his cards; who has none, or no crown, is not asked."""
    while f.queue:
        seat = f.queue[0]
        cards = restless(s, f, seat)
        if cards and s.crowns[seat] >= UNREST_CROWNS:
            return ask(s, "unrest_pay", seat, free=rights(s, 1 << seat))
        f.queue.pop(0)
        if cards:
            dismiss(s, f, seat, list(cards.elements()))
            return AGAIN
    return None


def restless(s: Knights, f: Happening, seat: int) -> Counter[tuple[str, str]]:
    return Counter(
        (word, FACE[p]) for k, word in enumerate(HOLDERS) for p in s.army[5 * seat + k] if NATION[p] == f.target
    )


def unrest_edits(s: Knights, f: Happening, seat: int, draft: list[Action]) -> list[Option]:
    left = restless(s, f, seat)
    for _, word, kind in draft:
        left[word, kind] -= 1
    return [("dismiss", word, kind) for (word, kind), n in left.items() if n > 0]


def unrest_ready(s: Knights, f: Happening, seat: int, draft: list[Action]) -> Refusal | None:
    kept = UNREST_CROWNS * (restless(s, f, seat).total() - len(draft))
    return None if kept <= s.crowns[seat] else Refusal("WK-GEN-04", (("crowns", kept),))


def unrest_rank(action: Action) -> tuple[int, str]:
    return HOLDERS.index(action[1]), action[2]


def default_unrest(s: Knights, f: Happening, seat: int, draft: list[Action]) -> Action:
    """WK-DEC-53: pay the largest first."""
    if unrest_ready(s, f, seat, draft) is None:
        return ("done",)
    edits = unrest_edits(s, f, seat, draft)
    least = min(edits, key=lambda action: int(str(action[2]).rpartition("-")[2]))
    return tuple(least)


def unrest_paid(s: Knights, f: Happening, drafts: dict[int, list[Action]]) -> None:
    (seat, draft), *_ = drafts.items()
    f.queue.pop(0)
    charge(s, seat, UNREST_CROWNS * (restless(s, f, seat).total() - len(draft)), name_of(f), "WK-EVT-01")
    dismiss(s, f, seat, [(word, kind) for _, word, kind in draft])


def dismiss(s: Knights, f: Happening, seat: int, cards: list[tuple[str, str]]) -> None:
    for word, kind in cards:
        army = army_of(seat, word)
        note(s, "deserted", rule="WK-EVT-01", seat=seat, troop=kind, noble=noble(s, army), why=name_of(f))
        desert(s, next(p for p in s.army[army] if FACE[p] == kind), army)
    if cards:
        settle(s, left=True)


def captain_options(s: Knights, f: Happening, seat: int) -> list[Action]:
    return [("pay", BRIBE * WAGE[f.target]), PASS]


def captain_bribed(s: Knights, f: Happening, seat: int, action: Action) -> None:
    """EV-B11: the card changes sides (WK-TRP-04)."""
    f.queue = [1]
    if action == PASS:
        return
    charge(s, seat, action[1], name_of(f), "WK-EVT-01")
    army = next(a for a, cards in enumerate(s.army) if f.target in cards)
    release(s, f.target, army)
    s.hired.append(f.target)
    note(
        s, "turncoat", rule="WK-EVT-01", seat=seat, victim=army // 5, troop=FACE[f.target], noble=noble(s, army)
    )  # fmt: skip
    settle(s)
    call(s, Station(seat=seat))


QUESTIONS: list[Question] = [
    single("volunteers", Happening, volunteered, options=volunteer_options),
    single("winds", Happening, winds_used, options=wind_options),
    draft(
        "unrest_pay",
        Happening,
        unrest_paid,
        edits=unrest_edits,
        ready=unrest_ready,
        default=default_unrest,
        rank=unrest_rank,
    ),
    single("captain", Happening, captain_bribed, options=captain_options),
]
