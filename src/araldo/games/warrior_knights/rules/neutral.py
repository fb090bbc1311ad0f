"""The Neutral Action cards (WK-NAC) and expeditions (WK-EXP)."""

from __future__ import annotations

from araldo.games.warrior_knights.board import CITIES, TARGETS
from araldo.games.warrior_knights.box import (
    BEST_TO_WORST,
    BLESS_COST,
    BLUE,
    COLOUR_WORDS,
    EXPEDITIONS,
    FATE_VOYAGE,
    FORTIFY_COST,
    GREEN,
    HEAL_COST,
    HOLDERS,
    KEEP,
    LOST,
    MOST_STAKE,
    MULTIPLE,
    NO_NEWS,
    REDIRECT_COST,
    REPAIR_COST,
    SPOTS,
)
from araldo.games.warrior_knights.rules.decks import fate, fate_back, watch_events
from araldo.games.warrior_knights.rules.places import army_of, cities_of, noble, note_place, target_word
from araldo.games.warrior_knights.rules.purse import charge, gain, spend_faith
from araldo.games.warrior_knights.rules.seats import Weighed, alive, in_order, put
from araldo.games.warrior_knights.state import Expedition, Happening, InTurn, Knights, Omen
from araldo.kernel import ALL, Action, Option, Refusal, Span, call, end, note, procedure, see, single

# -- Important Event (WK-NAC-01 to WK-NAC-04)


def aim(s: Knights, f: Omen) -> int | None:
    if s.omen < 0:  # no card is left anywhere
        return end(s)
    return put(s, "omen", s.head) if f.seat < 0 else None


def omen_candidates(s: Knights, f: Omen, seat: int) -> Weighed:
    """Red: himself, or 1 Faith for another. Green: another, or 1 Faith for himself. Blue: anybody."""
    for other in in_order(s, seat):
        paid = s.omen != BLUE and (other == seat) == (s.omen == GREEN)
        yield (
            ("draw", other),
            Refusal("WK-NAC-03" if s.omen == GREEN else "WK-NAC-02")
            if paid and s.faith[seat] < REDIRECT_COST
            else None,
        )


_DRAWS: tuple[Action, ...] = tuple(("draw", seat) for seat in range(6))


def omen_options(s: Knights, f: Omen, seat: int) -> list[Action]:
    order = in_order(s, seat)
    if s.omen == BLUE or s.faith[seat] >= REDIRECT_COST:
        return [_DRAWS[other] for other in order]
    return [_DRAWS[other] for other in order[1:]] if s.omen == GREEN else [_DRAWS[seat]]


def default_omen(s: Knights, f: Omen, seat: int) -> Action:
    """WK-DEC-23."""
    if s.omen != GREEN:
        return ("draw", seat)
    return ("draw", min((x for x in alive(s) if x != seat), key=lambda x: (s.influence[x], x)))


def aimed(s: Knights, f: Omen, seat: int, action: Action) -> None:
    f.seat = action[1]
    if s.omen != BLUE and (f.seat == seat) == (s.omen == GREEN):
        spend_faith(s, seat, REDIRECT_COST, "important_event", "WK-NAC-03" if s.omen == GREEN else "WK-NAC-02")
    note(s, "omen", rule="WK-NAC-01", seat=seat, to_seat=f.seat, colour=COLOUR_WORDS[s.omen])


def draw_event(s: Knights, f: Omen) -> None:
    """WK-EVT-01."""
    card = s.event_deck.pop()
    s.event.append(card)
    see(s, card, ALL)
    watch_events(s)
    call(s, Happening(seat=f.seat, card=card))


# -- expeditions (WK-NAC-05)


def choose_voyage(s: Knights, f: Expedition) -> int | None:
    """WK-EXP-02."""
    if f.started:
        return None
    return put(s, "voyage", s.chairman) if 0 in s.spot else None


def voyage_candidates(s: Knights, f: Expedition, seat: int) -> Weighed:
    yield ("none",), None
    for i, word in enumerate(EXPEDITIONS):
        yield ("start", word), Refusal("WK-EXP-02") if s.spot[i] else None


def voyage_chosen(s: Knights, f: Expedition, seat: int, action: Action) -> None:
    f.started = True
    if action[0] == "start":
        f.chosen = EXPEDITIONS.index(action[1])
        f.order = in_order(s)
        note(s, "voyage", rule="WK-EXP-02", seat=seat, voyage=action[1])


def ask_fund(s: Knights, f: Expedition) -> int | None:
    """WK-EXP-03: in order; who has nothing is passed over."""
    while f.at < len(f.order) and not s.crowns[f.order[f.at]]:
        f.at += 1
    return put(s, "fund", f.order[f.at]) if f.at < len(f.order) else None


def fund_options(s: Knights, f: Expedition, seat: int) -> list[Option]:
    return [Span(("fund",), 0, min(MOST_STAKE, s.crowns[seat]))]


def funded(s: Knights, f: Expedition, seat: int, action: Action) -> None:
    f.at += 1
    s.crowns[seat] -= action[1]
    s.stakes[f.chosen][seat] += action[1]
    if action[1]:
        note(s, "funded", rule="WK-EXP-03", seat=seat, crowns=action[1], voyage=EXPEDITIONS[f.chosen])


def sails(s: Knights, f: Expedition) -> bool:
    """WK-EXP-05, WK-AMB-25."""
    return f.chosen >= 0 and (any(s.stakes[f.chosen]) or s.options["unfunded_expedition"] == "sails")


def ask_bless(s: Knights, f: Expedition) -> int | None:
    """WK-EXP-04."""
    if f.asked or not sails(s, f) or s.faith[s.head] < BLESS_COST:
        return None
    return put(s, "bless", s.head)


def bless_options(s: Knights, f: Expedition, seat: int) -> list[Action]:
    return [("no",), ("bless",)]


def blessing(s: Knights, f: Expedition, seat: int, action: Action) -> None:
    f.asked = True
    if action[0] == "bless":
        spend_faith(s, seat, BLESS_COST, EXPEDITIONS[f.chosen], "WK-EXP-04")
        s.blessed[f.chosen] = True
        note(s, "blessed", rule="WK-EXP-04", seat=seat, voyage=EXPEDITIONS[f.chosen])


def set_sail(s: Knights, f: Expedition) -> None:
    """WK-EXP-05, WK-EXP-06: the new marker, then the others advance."""
    for voyage, spot in enumerate(s.spot):
        if 0 < spot < SPOTS[voyage]:
            s.spot[voyage] = spot + 1
            note(s, "advanced", rule="WK-EXP-06", voyage=EXPEDITIONS[voyage], spot=spot + 1)
    if sails(s, f):
        s.spot[f.chosen] = 1
        note(s, "set_sail", rule="WK-EXP-05", voyage=EXPEDITIONS[f.chosen])
    elif f.chosen >= 0:
        note(s, "unfunded", rule="WK-EXP-05", voyage=EXPEDITIONS[f.chosen])


def arrive(s: Knights, f: Expedition) -> None:
    """WK-EXP-01, WK-EXP-07: in the order of the expeditions."""
    for voyage in range(len(EXPEDITIONS)):
        if s.spot[voyage] >= SPOTS[voyage]:
            resolve_voyage(s, voyage)


def resolve_voyage(s: Knights, voyage: int) -> None:
    """WK-EXP-07, WK-EXP-08: of two cards the better.

    WK-EXP-09: a multiple pays. WK-EXP-10: without news it stays. WK-EXP-11: a lost fleet pays nothing.
    """
    cards = [fate(s) for _ in range(1 + s.blessed[voyage])]
    fate_back(s)
    results = [FATE_VOYAGE[voyage][card] for card in cards if card >= 0]
    best = min(results, default=NO_NEWS)
    note(s, "arrived", rule="WK-EXP-07", voyage=EXPEDITIONS[voyage], result=BEST_TO_WORST[best])
    if best == NO_NEWS:
        return
    for seat, stake in enumerate(s.stakes[voyage]):
        if best != LOST and stake:
            gain(s, seat, stake * MULTIPLE[best], EXPEDITIONS[voyage], "WK-EXP-09")
    end_voyage(s, voyage)


def end_voyage(s: Knights, voyage: int) -> None:
    s.spot[voyage], s.blessed[voyage], s.stakes[voyage] = 0, False, [0] * s.seats


# -- Upgrade Defenses, Muster Troops (WK-NAC-06 to WK-NAC-08)


LEAST = min(HEAL_COST, REPAIR_COST, FORTIFY_COST)


def each_in_order(s: Knights, f: InTurn) -> int | None:
    """WK-GEN-10: who cannot is passed over."""
    offers = defend_options if f.kind == "defend" else heal_options
    while f.at < len(f.order):
        seat = f.order[f.at]
        if s.crowns[seat] >= LEAST and len(offers(s, f, seat)) > 1:
            return put(s, f.kind, seat)
        f.at += 1
    return None


def defences(s: Knights, f: InTurn, seat: int) -> Weighed:
    """WK-NAC-06, WK-NAC-07: repair one place, or fortify one city."""
    yield ("none",), None
    crowns = s.crowns[seat]
    for target in (*cities_of(s, seat), TARGETS + seat):
        if target >= TARGETS and s.place[KEEP[seat]] < 0:
            continue
        besieged = Refusal("WK-NAC-07") if s.siege[target] >= 0 else None
        if s.breach[target]:
            most = min(s.breach[target], crowns // REPAIR_COST)
            why = besieged or (None if most else Refusal("WK-NAC-06"))
            yield Span(("repair", target_word(target)), 1, max(1, most)), why
        if target < TARGETS:
            why = besieged or (Refusal("WK-NAC-07") if s.fort[target] else None)
            why = why or (Refusal("WK-NAC-06") if crowns < FORTIFY_COST else None)
            yield ("fortify", CITIES[target]), why


def defend_options(s: Knights, f: InTurn, seat: int) -> list[Option]:
    return [option for option, why in defences(s, f, seat) if why is None]


def defended(s: Knights, f: InTurn, seat: int, action: Action) -> None:
    f.at += 1
    if action[0] == "repair":
        target = TARGETS + seat if action[1] == "castle" else CITIES.index(action[1])
        charge(s, seat, REPAIR_COST * action[2], "upgrade_defenses", "WK-NAC-06")
        s.breach[target] -= action[2]
        note_place(s, "restored", target, "WK-NAC-06", breaches=action[2])
    elif action[0] == "fortify":
        charge(s, seat, FORTIFY_COST, "upgrade_defenses", "WK-NAC-06")
        s.fort[CITIES.index(action[1])] = True
        note(s, "fortified", rule="WK-NAC-06", seat=seat, city=action[1])


def heal_options(s: Knights, f: InTurn, seat: int) -> list[Option]:
    found: list[Option] = [("none",)]
    most = s.crowns[seat] // HEAL_COST
    for k, word in enumerate(HOLDERS):
        army = 5 * seat + k
        if s.hurt[army] and most:
            found.append(Span(("heal", word), 1, min(s.hurt[army], most)))
    return found


def default_heal(s: Knights, f: InTurn, seat: int) -> Action:
    """WK-DEC-31: the worst army, while 6 crowns remain."""
    worst = max(range(5 * seat, 5 * seat + 5), key=lambda army: s.hurt[army])
    most = min(s.hurt[worst], (s.crowns[seat] - 6) // HEAL_COST)
    return ("heal", HOLDERS[worst % 5], most) if most > 0 else ("none",)


def healed(s: Knights, f: InTurn, seat: int, action: Action) -> None:
    f.at += 1
    if action[0] == "heal":
        army = army_of(seat, action[1])
        charge(s, seat, HEAL_COST * action[2], "muster_troops", "WK-NAC-08")
        s.hurt[army] -= action[2]
        note(s, "healed", rule="WK-NAC-08", seat=seat, noble=noble(s, army), tokens=action[2])


PROCEDURES = [
    procedure(Omen, aim, draw_event),
    procedure(Expedition, choose_voyage, ask_fund, ask_bless, set_sail, arrive),
    procedure(InTurn, each_in_order),
]
QUESTIONS = [
    single("omen", Omen, aimed, candidates=omen_candidates, options=omen_options, default=default_omen),
    single("voyage", Expedition, voyage_chosen, candidates=voyage_candidates),
    single("fund", Expedition, funded, options=fund_options),
    single("bless", Expedition, blessing, options=bless_options),
    single("defend", InTurn, defended, candidates=defences),
    single("heal", InTurn, healed, options=heal_options, default=default_heal),
]
