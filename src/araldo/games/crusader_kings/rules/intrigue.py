"""Intrigue cards: Plots and Overthrow (chapters INT and OVT)."""

from __future__ import annotations

from collections.abc import Iterator

from araldo.games.crusader_kings.board import IDS, NUMBER
from araldo.games.crusader_kings.box import (
    ATTEMPT_COST,
    BASE,
    BRIBE_COST,
    CARD_GUARD,
    DEVELOPMENTS,
    FAR_REACH,
    HEIR_NEED,
    KINDS,
    KING_NEED,
    NAME,
    PERSON,
    PLOTS,
    ROYAL_GUARD,
    id_of,
    kind_of,
)
from araldo.games.crusader_kings.rules.check import check
from araldo.games.crusader_kings.rules.fallback import best
from araldo.games.crusader_kings.rules.family import kill, kill_duke, set_free
from araldo.games.crusader_kings.rules.kin import family, find, heir
from araldo.games.crusader_kings.rules.realm import (
    allied,
    at_war,
    can_pay,
    card_of,
    drop_card,
    end_pact,
    give_claim,
    has_claim,
    human,
    in_reach,
    of_type,
    owns,
    party_of,
    place,
    present,
    quieten,
    spend,
    word,
)
from araldo.games.crusader_kings.rules.rights import ask_open
from araldo.games.crusader_kings.state import Gain, Kings, Overthrow, Plot
from araldo.kernel import AGAIN, Action, Option, Refusal, call, end, note, procedure, single

Weighed = Iterator[tuple[Option, Refusal | None]]
STOP: Action = ("stop",)
NOBODY = -1


# -- who and what may be aimed at


def strongholds(s: Kings, land: int) -> int:
    """CK-RLM-04, CK-TIT-04: a Castle and a Duchy each ask for one more success."""
    return s.castle[land] + (s.duke[land] >= 0)


def reachable(s: Kings, party: int, check_kind: str) -> set[int]:
    """CK-INT-07, CK-OVT-01: adjacent territories, or any with the Spymaster (CK-DEV-02)."""
    return set(s.lands) if owns(s, party, FAR_REACH[check_kind]) else in_reach(s, party)


def revolt_targets(s: Kings, party: int) -> list[int]:
    near = reachable(s, party, "plot_incite_revolt")
    return [t for t in s.lands if t in near and s.owner[t] not in (-1, party) and not s.foot[t]]


def overthrow_targets(s: Kings, party: int) -> list[int]:
    troubled = [t for t in s.lands if s.unrest[t] and s.owner[t] not in (-1, party)]
    if not troubled:
        return troubled
    near = reachable(s, party, "overthrow")
    return [t for t in troubled if t in near]


def refuse_claim(s: Kings, party: int, other: int) -> Refusal | None:
    """CK-INT-06: not against a dynasty one is at War with or already has one against."""
    return Refusal("CK-INT-06") if at_war(s, party, other) or has_claim(s, party, other) else None


def successes_to_kill(s: Kings, person: int, party: int, role: str) -> int:
    """CK-INT-08."""
    if role == "king":
        return KING_NEED
    return HEIR_NEED if party >= 0 and person == heir(s, party) else BASE["plot_assassinate"]


def bribable(s: Kings, party: int, other: int) -> list[int]:
    """CK-INT-13: Councillors of a kind that the plotter lacks; Inventions cannot be bribed (CK-DEV-01)."""
    return [c for c in of_type(s, other, True) if not owns(s, party, kind_of(c))]


def spouses_of(s: Kings, party: int) -> list[tuple[int, int]]:
    """Married King, children and siblings, each with the spouse."""
    pairs = [(s.kings[party], s.spouses[party])]
    pairs += zip(s.children[party], s.child_mates[party], strict=True)
    pairs += zip(s.siblings[party], s.sibling_mates[party], strict=True)
    return [(person, mate) for person, mate in pairs if person >= 0 and mate >= 0]


# -- Plot (CK-INT-01, CK-INT-04, CK-INT-05)


def refuse_plot(s: Kings, party: int) -> Refusal | None:
    if max(s.suitors) >= 0:  # there is always somebody to assassinate
        return None
    return None if any(why is None for _, why in targets_weighed(s, Plot(seat=party), party)) else Refusal("CK-INT-01")


def start_plot(s: Kings, party: int) -> None:
    call(s, Plot(seat=party))


def ask_plot(s: Kings, f: Plot) -> int | None:
    if f.kind:  # already aimed, by an automatic dynasty
        return None
    if f.attempts == len(ATTEMPT_COST) or not can_pay(s, f.seat, ATTEMPT_COST[f.attempts]) or not present(s, f.seat):
        return end(s)
    if f.attempts and all(why is not None for _, why in targets_weighed(s, f, f.seat)):
        return end(s)
    if not f.attempts and refuse_plot(s, f.seat) is not None:
        return end(s)
    return ask_open(s, "plot_target", f.seat)


def targets_weighed(s: Kings, f: Plot, seat: int) -> Weighed:
    """Every Plot that may be thought of, in the order of the five kinds."""
    others = [p for p in range(s.parties) if p != seat and present(s, p)]
    again = Refusal("CK-INT-05")
    tried = f.tried
    for p in others:
        yield ("casus_belli", word(s, p)), again if ("plot_casus_belli", p) in tried else refuse_claim(s, seat, p)
    for t in revolt_targets(s, seat):
        yield ("incite", IDS[t]), again if ("plot_incite_revolt", s.owner[t]) in tried else None
    early = s.era == 1 and s.round == 1
    for p in [seat, *others]:
        stale = again if ("plot_assassinate", p) in tried else None
        for role, _, person in family(s, p):
            why = Refusal("CK-INT-09") if early and role == "king" else stale
            yield ("assassinate", id_of(person)), why
        for card in of_type(s, p, True):
            yield ("remove", word(s, p), KINDS[kind_of(card)]), stale
    for t in s.lands:
        if s.suitors[t] >= 0:
            stale = again if ("plot_assassinate", -2 - t) in tried else None
            yield ("assassinate", id_of(s.suitors[t])), stale
    price = ATTEMPT_COST[f.attempts] + BRIBE_COST
    rich = can_pay(s, seat, price)
    for p in others:
        if bribable(s, seat, p):
            why = None if rich else Refusal("CK-INT-13", (("price", price), ("gold", s.gold[seat])))
            yield ("bribe", word(s, p)), again if ("plot_bribe", p) in tried else why
    for person, _ in spouses_of(s, seat):
        yield ("divorce", id_of(person)), again if ("plot_divorce", seat) in tried else None


def plot_weighed(s: Kings, f: Plot, seat: int) -> Weighed:
    yield from targets_weighed(s, f, seat)
    if f.attempts:
        yield STOP, None


def plot_options(s: Kings, f: Plot, seat: int) -> list[Option]:
    """The same, without the reasons."""
    others = [p for p in range(s.parties) if p != seat and present(s, p)]
    tried = f.tried
    open_to = {kind: [p for p in others if (kind, p) not in tried] for kind in PLOTS}
    bound = s.wars[seat] | s.claims[seat]
    found: list[Option] = [("casus_belli", word(s, p)) for p in open_to["plot_casus_belli"] if not bound >> p & 1]
    fresh = open_to["plot_incite_revolt"]
    found += [("incite", IDS[t]) for t in revolt_targets(s, seat) if s.owner[t] in fresh]
    early = s.era == 1 and s.round == 1
    victims = open_to["plot_assassinate"]
    for p in victims if ("plot_assassinate", seat) in tried else [seat, *victims]:
        found += [("assassinate", NAME[x]) for role, _, x in family(s, p) if not (early and role == "king")]
        found += [("remove", word(s, p), KINDS[kind_of(card)]) for card in of_type(s, p, True)]
    for t in s.lands:
        if s.suitors[t] >= 0 and ("plot_assassinate", -2 - t) not in tried:
            found.append(("assassinate", NAME[s.suitors[t]]))
    if can_pay(s, seat, ATTEMPT_COST[f.attempts] + BRIBE_COST):
        found += [("bribe", word(s, p)) for p in open_to["plot_bribe"] if bribable(s, seat, p)]
    if ("plot_divorce", seat) not in tried:
        found += [("divorce", NAME[person]) for person, _ in spouses_of(s, seat)]
    if f.attempts:
        found.append(STOP)
    return found


def plot_chosen(s: Kings, f: Plot, seat: int, action: Action) -> None:
    if action == STOP:
        end(s)
        return
    paid = spend(s, seat, ATTEMPT_COST[f.attempts])
    aim_at(s, f, action)
    note(s, "plots", house=word(s, seat), action=f.kind, aim=action[-1], gold=paid, rule="CK-INT-01")


def aim_at(s: Kings, f: Plot, action: Action) -> None:
    """The kind, the party against which it goes, and what it is aimed at."""
    verb, name = action[0], action[1]
    f.land = -1
    if verb == "casus_belli":
        f.kind, f.foe, f.aim = "plot_casus_belli", party_of(s, name), -1
    elif verb == "incite":
        f.kind, f.aim = "plot_incite_revolt", NUMBER[name]
        f.foe = s.owner[f.aim]
    elif verb == "remove":
        f.kind, f.foe = "plot_assassinate", party_of(s, name)
        f.aim = card_of(s, f.foe, KINDS.index(action[2]))
    elif verb == "assassinate":
        f.kind, f.aim = "plot_assassinate", PERSON[name]
        f.foe, role, i = find(s, f.aim)
        f.land = i if role == "suitor" else -1
    elif verb == "bribe":
        f.kind, f.foe, f.aim = "plot_bribe", party_of(s, name), -1
    else:
        f.kind, f.foe, f.aim = "plot_divorce", f.seat, PERSON[name]


def plot_check(s: Kings, f: Plot) -> None:
    """CK-CHK-17: no sabotage, except against the Royal Guard (CK-INT-15, CK-DEV-05)."""
    f.attempts += 1
    f.tried.append((f.kind, f.foe if f.foe >= 0 else -2 - f.land))
    need = BASE[f.kind]
    guarded = False
    if f.kind == "plot_incite_revolt":
        need += strongholds(s, f.aim)
    elif f.kind == "plot_assassinate":
        guarded = f.foe not in (NOBODY, f.seat) and owns(s, f.foe, ROYAL_GUARD)
        if f.foe < 0 or f.aim not in s.cards[f.foe]:
            party, role, _ = find(s, f.aim)
            need = successes_to_kill(s, f.aim, party, role)
    if f.foe >= 0 and f.foe != f.seat:
        need += sum(n for kind, n in CARD_GUARD[f.kind].items() if owns(s, f.foe, kind))
    reserve = BRIBE_COST if f.kind == "plot_bribe" else 0
    check(s, f.seat, f.kind, need=need, reserve=reserve, sabotage=guarded)


def plot_outcome(s: Kings, f: Plot) -> None:
    """CK-INT-02: a failure gives the target a Casus Belli, except for Divorce; CK-INT-03: a success never does."""
    f.won = bool(f.result)
    if not f.won:
        if f.kind != "plot_divorce" and f.foe >= 0 and f.foe != f.seat:
            give_claim(s, f.foe, f.seat)
    elif f.kind == "plot_casus_belli":
        if allied(s, f.seat, f.foe):  # CK-PAC-09
            end_pact(s, f.seat, f.foe)
        give_claim(s, f.seat, f.foe)
    elif f.kind == "plot_incite_revolt":
        place(s, "unrest", f.aim)
    elif f.kind == "plot_assassinate":
        if f.aim in DEVELOPMENTS:
            remove_councillor(s, f.aim)
        else:
            kill(s, f.aim)
    elif f.kind == "plot_divorce":
        kill(s, next(mate for person, mate in spouses_of(s, f.seat) if person == f.aim), "divorced")  # CK-INT-14


def remove_councillor(s: Kings, card: int) -> None:
    """CK-INT-11: discarded, whoever has traded for it meanwhile."""
    for party in range(s.parties):
        if card in s.cards[party]:
            drop_card(s, party, card)
            return


def ask_bribe(s: Kings, f: Plot) -> int | None:
    """CK-INT-12: 2 Gold, and one Councillor changes sides; which one is chosen now."""
    if f.kind != "plot_bribe" or not f.won:
        return None
    cards = bribable(s, f.seat, f.foe)
    if not cards or not can_pay(s, f.seat, BRIBE_COST):
        return None
    if human(s, f.seat) and len(cards) > 1 and f.aim < 0:
        return ask_open(s, "bribe", f.seat)
    win_over(s, f, f.aim if f.aim in cards else best(s, cards))
    return None


def bribe_options(s: Kings, f: Plot, seat: int) -> list[Option]:
    return [("take", KINDS[kind_of(c)]) for c in bribable(s, seat, f.foe)]


def bribed(s: Kings, f: Plot, seat: int, action: Action) -> None:
    f.aim = card_of(s, f.foe, KINDS.index(action[1]))


def win_over(s: Kings, f: Plot, card: int) -> None:
    f.won = False
    paid = spend(s, f.seat, BRIBE_COST) if human(s, f.seat) else 0
    note(
        s, "bribed", house=word(s, f.seat), other=word(s, f.foe), card=KINDS[kind_of(card)], gold=paid, rule="CK-INT-12"
    )
    call(s, Gain(seat=f.seat, source=str(f.foe), piece=card))


def next_plot(s: Kings, f: Plot) -> int | None:
    """CK-INT-04: each attempt is resolved before the next is declared."""
    if f.once:
        return None
    f.kind, f.step = "", 0
    return AGAIN


# -- Overthrow


def refuse_overthrow(s: Kings, party: int) -> Refusal | None:
    return None if overthrow_targets(s, party) else Refusal("CK-OVT-01")


def start_overthrow(s: Kings, party: int) -> None:
    call(s, Overthrow(seat=party))


def overthrow_weighed(s: Kings, f: Overthrow, seat: int) -> Weighed:
    for t in overthrow_targets(s, seat):
        yield ("topple", IDS[t]), Refusal("CK-OVT-05") if t in f.tried else None
    if f.attempts:
        yield STOP, None


def ask_overthrow(s: Kings, f: Overthrow) -> int | None:
    if f.target >= 0:
        return None
    if f.attempts == len(ATTEMPT_COST) or not can_pay(s, f.seat, ATTEMPT_COST[f.attempts]):
        return end(s)
    if all(t in f.tried for t in overthrow_targets(s, f.seat)):
        return end(s)
    return ask_open(s, "overthrow", f.seat)


def overthrow_chosen(s: Kings, f: Overthrow, seat: int, action: Action) -> None:
    if action == STOP:
        end(s)
        return
    paid = spend(s, seat, ATTEMPT_COST[f.attempts])
    f.target = NUMBER[action[1]]
    note(s, "overthrows", house=word(s, seat), land=action[1], gold=paid, rule="CK-OVT-05")


def default_overthrow(s: Kings, f: Overthrow, seat: int) -> Action:
    if f.attempts:
        return STOP
    return ("topple", IDS[min(overthrow_targets(s, seat), key=lambda t: strongholds(s, t))])


def overthrow_check(s: Kings, f: Overthrow) -> None:
    """CK-OVT-02."""
    f.attempts += 1
    f.tried.append(f.target)
    check(s, f.seat, "overthrow", need=BASE["overthrow"] + strongholds(s, f.target), sabotage=False)


def overthrow_outcome(s: Kings, f: Overthrow) -> None:
    """CK-OVT-03, CK-OVT-04."""
    foe = s.owner[f.target]
    quieten(s, f.target, "CK-OVT-03" if f.result else "CK-OVT-04")
    if f.result:
        note(s, "overthrown", house=word(s, f.seat), land=IDS[f.target], rule="CK-OVT-03")
        kill_duke(s, f.target)
        set_free(s, f.target)
    else:
        give_claim(s, foe, f.seat)


def next_overthrow(s: Kings, f: Overthrow) -> int | None:
    if f.once:
        return None
    f.target, f.step = -1, 0
    return AGAIN


def default_plot(s: Kings, f: Plot, seat: int) -> Action:
    """A Casus Belli against a neighbour, else the first that is legal; one attempt."""
    if f.attempts:
        return STOP
    legal = plot_options(s, f, seat)
    near = {word(s, s.owner[t]) for t in in_reach(s, seat) if s.owner[t] >= 0}
    return next((a for a in legal if a[0] == "casus_belli" and a[1] in near), legal[0])


PROCEDURES = [
    procedure(Plot, ask_plot, plot_check, plot_outcome, ask_bribe, next_plot),
    procedure(Overthrow, ask_overthrow, overthrow_check, overthrow_outcome, next_overthrow),
]
QUESTIONS = [
    single("plot_target", Plot, plot_chosen, candidates=plot_weighed, options=plot_options, default=default_plot),
    single("bribe", Plot, bribed, options=bribe_options),
    single("overthrow", Overthrow, overthrow_chosen, candidates=overthrow_weighed, default=default_overthrow),
]
