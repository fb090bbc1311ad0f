"""The round (WK-PLN, WK-ACT): planning, the three stacks, allocation, and the special phases that interrupt play."""

from __future__ import annotations

from araldo.games.warrior_knights.box import (
    ASSEMBLY,
    CANCEL,
    CARDS,
    DRAFT_MORE,
    DRAFT_SOLDIERS,
    EVENT_COLOUR,
    FACE,
    FIRST_EVENT,
    FIRST_NEUTRAL,
    FUND,
    IMPORTANT,
    LEVY,
    MOBILIZE,
    MUSTER,
    NEUTRAL_PER_STACK,
    PER_STACK,
    PHASE_CARDS,
    PHASES,
    RALLY,
    RED,
    SERVE,
    STACKS,
    TAXATION,
    TITLE,
    TITLES,
    UNCERTAIN,
    UPGRADE,
    VERSATILE,
    WAGES,
)
from araldo.games.warrior_knights.rules.decks import jumble, watch_events
from araldo.games.warrior_knights.rules.places import noble
from araldo.games.warrior_knights.rules.purse import spend_faith
from araldo.games.warrior_knights.rules.seats import alive, barons, in_order, put, rights
from araldo.games.warrior_knights.state import (
    Assembly,
    Card,
    Expedition,
    Hiring,
    InTurn,
    Knights,
    Omen,
    Round,
    Taxation,
    Upkeep,
    Wages,
    WholeGame,
)
from araldo.kernel import (
    AGAIN,
    ALL,
    DONE,
    Action,
    Option,
    ask,
    bit,
    call,
    draft,
    draw,
    end,
    finish,
    forget,
    move,
    note,
    procedure,
    see,
    shuffle,
    single,
    take,
)

# -- rounds


def next_round(s: Knights, f: WholeGame) -> int:
    """WK-UPK-09: a new round, unless the game is over."""
    if s.ending:
        return finish(s)
    s.round += 1
    note(s, "round", rule="WK-UPK-09", number=s.round)
    call(s, Round(miracles=hopeful(s)))
    return AGAIN


# -- Miracles Can Happen (WK-VAR-07)


def hopeful(s: Knights) -> list[int]:
    return in_order(s) if s.options["miracles_can_happen"] else []


def curses(s: Knights, seat: int) -> list[int]:
    """Lasting red Events that he could cancel: cost + 1 Faith, unless the consequence has happened."""
    found = []
    for card in s.kept[seat]:
        number = card - FIRST_EVENT
        if EVENT_COLOUR[number] != RED or s.faith[seat] <= CANCEL[number]:
            continue
        if card in s.heirless and s.place[s.heirless.index(card)] == -2:
            continue
        found.append(card)
    return found


def ask_miracle(s: Knights, f: Round) -> int | None:
    while f.miracles and not curses(s, f.miracles[0]):
        f.miracles.pop(0)
    return put(s, "miracle", f.miracles[0]) if f.miracles else None


def miracle_options(s: Knights, f: Round, seat: int) -> list[Action]:
    return [("keep",), *(("pray", FACE[card]) for card in curses(s, seat))]


def prayed(s: Knights, f: Round, seat: int, action: Action) -> None:
    if action[0] == "keep":
        f.miracles.pop(0)
        return
    card = next(c for c in s.kept[seat] if FACE[c] == action[1])
    spend_faith(s, seat, CANCEL[card - FIRST_EVENT] + 1, action[1], "WK-VAR-07")
    s.kept[seat].remove(card)
    s.event_discard.append(card)
    watch_events(s)
    if card in s.heirless:
        army = s.heirless.index(card)
        s.heirless[army] = -1
        if s.heir:
            s.heir[army] = seat
    note(s, "miracle", rule="WK-VAR-07", seat=seat, event=action[1])


# -- planning


def open_hands(s: Knights, f: Round) -> None:
    """WK-PLN-05: between rounds a hand is everybody's knowledge: twelve cards minus those in the areas."""
    s.phase = "planning"
    known = s.known
    for hand in s.hands:
        for card in hand:
            if known[card] != ALL:
                see(s, card, ALL)


def plan(s: Knights, f: Round) -> int | None:
    """WK-PLN-02: all at the same time. WK-NEG-05: a gift does not reopen secret choices."""
    return None if f.planned else ask(s, "plan", *alive(s), free=rights(s))


_PLANS: tuple[tuple[Action, ...], ...] = tuple(
    tuple(("plan", TITLES[title], stack + 1) for title in range(len(TITLES))) for stack in range(STACKS)
)
_TITLE_OF: dict[Action, int] = {action: i for row in _PLANS for i, action in enumerate(row)}
_RANK: dict[Action, int] = {action: 10 * stack + i for stack, row in enumerate(_PLANS) for i, action in enumerate(row)}


def plan_edits(s: Knights, f: Round, seat: int, draft: list[Action]) -> list[Option]:
    """WK-PLN-01: at most two cards a stack."""
    left = [0] * len(TITLES)
    for card in s.hands[seat]:
        left[TITLE[card]] += 1
    room = [PER_STACK] * STACKS
    for action in draft:
        left[_TITLE_OF[action]] -= 1
        room[action[2] - 1] -= 1
    return [action for i, row in enumerate(_PLANS) if room[i] for action, n in zip(row, left, strict=True) if n]


# By the rank of the last edit: (edit, title, stack) of all that may follow it in canonical order.
_LATER: dict[int, tuple[tuple[Action, int, int], ...]] = {
    last: tuple((edit, _TITLE_OF[edit], edit[2] - 1) for edit, rank in _RANK.items() if rank >= last)
    for last in (-1, *_RANK.values())
}


def plan_options(s: Knights, f: Round, seat: int, draft: list[Action]) -> list[Option]:
    """The edits after the last one, and "done": for bots, quickly."""
    left = [0] * len(TITLES)
    for card in s.hands[seat]:
        left[TITLE[card]] += 1
    room = [PER_STACK] * STACKS
    last = -1
    for action in draft:
        left[_TITLE_OF[action]] -= 1
        room[action[2] - 1] -= 1
        last = _RANK[action]
    found: list[Option] = [edit for edit, title, stack in _LATER[last] if left[title] and room[stack]]
    found.append(DONE)
    return found


_USUAL = (
    (MOBILIZE, 1), (LEVY, 1), (MOBILIZE, 2), (DRAFT_SOLDIERS, 2), (RALLY, 3), (SERVE, 3),
    (VERSATILE, 1), (VERSATILE, 2), (VERSATILE, 3),
)  # fmt: skip


def default_plan(s: Knights, f: Round, seat: int, draft: list[Action]) -> Action:
    """WK-DEC-04."""
    edits = plan_edits(s, f, seat, draft)
    for title, stack in _USUAL:
        action = ("plan", TITLES[title], stack)
        if action not in draft and action in edits:
            return action
    return ("done",)


def planned(s: Knights, f: Round, drafts: dict[int, list[Action]]) -> None:
    """WK-PLN-02: how many cards lie where is public, the faces are not."""
    f.planned = True
    s.placed = [[0] * STACKS for _ in range(s.seats)]
    for seat in sorted(drafts):
        hand = s.hands[seat]
        forget(s, hand, keep=bit(seat))
        for edit in drafts[seat]:
            title, stack = _TITLE_OF[edit], edit[2]
            card = next(c for c in hand if TITLE[c] == title)
            move(s, card, hand, s.stacks[stack - 1])
            s.placed[seat][stack - 1] += 1
            s.plans[seat][card % CARDS] = stack
        one, two, three = s.placed[seat]
        note(s, "planned", rule="WK-PLN-02", seat=seat, one=one, two=two, three=three)


def deal_neutral(s: Knights, f: Round) -> None:
    """WK-PLN-03, WK-PLN-04."""
    s.phase = "actions"
    jumble(s, s.neutral)
    for stack in s.stacks:
        for _ in range(NEUTRAL_PER_STACK):
            draw(s, s.neutral, stack, 0)
        shuffle(s, stack)
    note(s, "neutral_dealt", rule="WK-PLN-03", cards=NEUTRAL_PER_STACK)


# -- card by card


def turn_card(s: Knights, f: Round) -> int | None:
    """WK-ACT-01: stack after stack, from the top."""
    if s.ending:
        return end(s)
    while f.stack < STACKS and not s.stacks[f.stack]:
        f.stack += 1
        end_truce(s)
    if f.stack == STACKS:
        return None
    card = take(s, s.stacks[f.stack], s.turned, ALL)
    seat = card // CARDS if card < FIRST_NEUTRAL else -1
    if seat >= 0:
        s.placed[seat][f.stack] -= 1
        s.plans[seat][card % CARDS] = 0
    if s.log is not None:
        if seat >= 0:
            note(s, "turned", rule="WK-ACT-01", seat=seat, card=FACE[card])
        else:
            note(s, "turned_neutral", rule="WK-ACT-01", card=FACE[card])
    call(s, Card(seat=seat, title=TITLE[card]))
    return AGAIN


def end_truce(s: Knights) -> None:
    """EV-B05: with the stack."""
    if s.truce:
        s.truce = False
        note(s, "truce_over", rule="WK-EVT-01")


def upkeep(s: Knights, f: Round) -> None:
    s.phase = "upkeep"
    call(s, Upkeep())


_QUESTION = ("levy", "mark", "rally", "serve", "mobilize", "use")  # by title


def resolve(s: Knights, f: Card) -> int | None:
    """WK-ACT-02: the owner may decline. WK-BAT-11, WK-BAC-10: after a battle, or one use, the card is finished."""
    if not (f.used or f.fought or (f.moved and f.title == VERSATILE)):
        if f.seat >= 0:
            return put(s, _QUESTION[f.title], f.seat)
        f.used = True
        return resolve_neutral(s, f.title)
    exhaust(s, f)
    return None


def exhaust(s: Knights, f: Card) -> None:
    """WK-BAC-08, WK-OFB-15: who moved or attacked; a defender is not exhausted."""
    found = [army for army in f.spent if s.place[army] >= 0]
    for army in found:
        s.tired[army] = True
    if found and s.log is not None:
        note(s, "exhausted", rule="WK-BAC-08", nobles=[noble(s, army) for army in found])


def resolve_neutral(s: Knights, title: int) -> int:
    if title == IMPORTANT:
        call(s, Omen())
    elif title == FUND:
        call(s, Expedition())
    elif title == UPGRADE:
        call(s, InTurn(kind="defend", order=in_order(s)))
    elif title == MUSTER:
        call(s, InTurn(kind="heal", order=in_order(s)))
    elif title == UNCERTAIN:  # WK-NAC-09
        shuffle(s, s.fate)
        note(s, "fate_shuffled", rule="WK-NAC-09")
    return AGAIN


# -- allocation (WK-ACT-03, WK-ACT-04, WK-ACT-05)

_HOMES: dict[int, tuple[int, ...]] = {
    LEVY: (TAXATION,),
    DRAFT_SOLDIERS: (WAGES,),
    RALLY: (ASSEMBLY,),
    SERVE: (TAXATION, WAGES, ASSEMBLY),
    VERSATILE: (),
}


def homes(f: Card) -> tuple[int, ...]:
    """The areas to which the card may go; none: back to hand or pile."""
    if f.seat < 0:
        return ()
    if f.title != MOBILIZE:
        return _HOMES[f.title]
    if f.moved != f.fought:  # WK-AMB-18, WK-AMB-19
        return (WAGES,) if f.moved else (ASSEMBLY,)
    return (WAGES, ASSEMBLY)


def allocate(s: Knights, f: Card) -> int | None:
    if s.ending:
        return None
    found = homes(f)
    if len(found) > 1 and f.goes < 0:
        return put(s, "allocate", f.seat)
    card = s.turned.pop()  # open to all: nobody learns anything by where it goes
    if found:
        goes = f.goes if f.goes >= 0 else found[0]
        s.areas[goes].append(card)
        if s.log is not None:
            cards, full = len(s.areas[goes]), PHASE_CARDS * barons(s)
            note(
                s, "allocated", rule="WK-ACT-03", seat=f.seat, card=FACE[card], phase=PHASES[goes],
                cards=cards, full=full,
            )  # fmt: skip
    elif f.seat >= 0:
        s.hands[f.seat].append(card)
        note(s, "back_in_hand", rule="WK-ACT-03", seat=f.seat, card=FACE[card])
    else:  # WK-ACT-05
        s.neutral.append(card)
    return None


_ALLOCATE: tuple[Action, ...] = tuple(("allocate", word) for word in PHASES)


def allocate_options(s: Knights, f: Card, seat: int) -> list[Action]:
    return [_ALLOCATE[area] for area in homes(f)]


def default_allocation(s: Knights, f: Card, seat: int) -> Action:
    """WK-DEC-06, WK-DEC-07."""
    return _ALLOCATE[TAXATION if f.title == SERVE else ASSEMBLY]


def allocated(s: Knights, f: Card, seat: int, action: Action) -> None:
    f.goes = PHASES.index(action[1])


# -- special phases (WK-ACT-06 to WK-ACT-11, WK-VAR-16)


def hold_phases(s: Knights, f: Card) -> int:
    """WK-ACT-06, WK-ACT-09, WK-ACT-10: full areas first, in their order, then the Draft, until none is left."""
    if s.ending:
        return end(s)
    n, areas = barons(s), s.areas
    full = PHASE_CARDS * n
    if len(areas[TAXATION]) >= full:
        call(s, Taxation(order=in_order(s)))
    elif len(areas[WAGES]) >= full:
        call(s, Wages(order=in_order(s)))
    elif len(areas[ASSEMBLY]) >= full:
        call(s, Assembly())
    elif len(s.track) - s.track.count(-1) >= n + DRAFT_MORE:  # WK-ACT-08
        call(s, Hiring())
    else:
        return end(s)
    return AGAIN


def go_home(s: Knights, area: int) -> None:
    """WK-ACT-07: all cards of the area return to their owners' hands."""
    for card in s.areas[area]:
        s.hands[card // CARDS].append(card)
    if s.areas[area]:
        note(s, "went_home", rule="WK-ACT-07", phase=PHASES[area], cards=len(s.areas[area]))
    s.areas[area] = []


PROCEDURES = [
    procedure(WholeGame, next_round),
    procedure(Round, ask_miracle, open_hands, plan, deal_neutral, turn_card, upkeep),
    procedure(Card, resolve, allocate, hold_phases),
]
QUESTIONS = [
    single("miracle", Round, prayed, options=miracle_options),
    draft("plan", Round, planned, edits=plan_edits, options=plan_options, default=default_plan, rank=_RANK.__getitem__),
    single("allocate", Card, allocated, options=allocate_options, default=default_allocation),
]
