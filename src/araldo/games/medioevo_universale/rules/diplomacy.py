"""Phase 3, chapter DIP: pacts, alliances, war and peace, in turn order; votes; what pacts demand at a turn's end."""

from __future__ import annotations

from araldo.games.medioevo_universale.box import PARAMS
from araldo.games.medioevo_universale.frames import Clause, Diplomacy, Proposal, Talks, Vote
from araldo.games.medioevo_universale.rules import crusade, envoys, pacts, papacy, proposals, succour, wars
from araldo.games.medioevo_universale.rules.answers import Weighed, rights
from araldo.games.medioevo_universale.rules.delivered import between, lift, truce
from araldo.games.medioevo_universale.rules.hands import with_withheld
from araldo.games.medioevo_universale.rules.money import transfer
from araldo.games.medioevo_universale.rules.players import at_war, honour, living
from araldo.games.medioevo_universale.state import Medioevo, Pact
from araldo.kernel import (
    AGAIN,
    ALL,
    Action,
    Option,
    Refusal,
    Span,
    ask,
    call,
    note,
    procedure,
    sealed,
    single,
)

END: Action = ("end_talks",)
TRUCE_HONOUR: int = PARAMS["diplomatico"]["cancel_po_per_turn"]


def open_phase(s: Medioevo, f: Diplomacy) -> None:
    papacy.elect(s)


def next_talks(s: Medioevo, f: Diplomacy) -> int | None:
    while f.at < len(s.order):
        seat = s.order[f.at]
        f.at += 1
        if not s.out >> seat & 1:
            call(s, Talks(seat=seat, left=s.lt[seat]))
            return AGAIN
    return None


def after_proposal(s: Medioevo, f: Talks) -> None:
    """MU-DIP-01: a proposal counts when it is made, also if it is refused; who has written nothing has made none."""
    if f.result == proposals.DROPPED:
        f.left += 1
    f.result = None


def ask_talks(s: Medioevo, f: Talks) -> int | None:
    if f.over or s.out >> f.seat & 1:
        return None
    return ask(s, "talks", f.seat, free=rights(s, f.seat))


def talk_options(s: Medioevo, f: Talks, seat: int) -> list[Option]:
    """MU-DEC-10."""
    found: list[Option] = [END]
    if f.left:
        found.append(("propose",))
        for other in living(s):
            if other != seat and not at_war(s, seat, other) and not (s.delivered and truce(s, seat, other)):
                found.append(("declare_war", other))
        if s.options["module_papacy"] and s.pope == seat:
            found += papacy.targets(s, seat)
        if s.options["module_crusade"] and s.pope == seat:
            found += crusade.targets(s)
    if s.pacts or s.delivered:
        found += own_turn_rights(s, seat)
        found += vote_options(s, seat)
    if s.hands[seat]:
        envoys.add(s, seat, found)
    return found


def talks_weighed(s: Medioevo, f: Talks, seat: int) -> Weighed:
    yield from with_withheld(s, seat, "diplomacy", talk_options(s, f, seat))
    if f.left:
        for other in living(s):
            if other == seat or not (at_war(s, seat, other) or truce(s, seat, other)):
                continue
            rule = "MU-DIP-12" if at_war(s, seat, other) else "MU-EMP-10"
            yield ("declare_war", other), Refusal(rule, (("seat", other),))


def talked(s: Medioevo, f: Talks, seat: int, action: Action) -> None:
    verb = action[0]
    if verb == "end_talks":
        f.over = True
    elif verb == "propose":
        f.left -= 1
        f.step = 0
        call(s, Proposal(seat=seat, author=seat, counters=s.options["counter_offers"]))
    elif verb == "declare_war":
        f.left -= 1
        wars.declare(s, seat, action[1])
    elif verb == "play":
        envoys.play(s, seat, action)
    elif verb == "call_vote":
        open_vote(s, action)
    elif verb in ("excommunicate", "call_crusade"):
        f.left -= 1
        (papacy.excommunicate if verb == "excommunicate" else crusade.proclaim)(s, seat, action)
    else:
        use_right(s, seat, action)


def end_talks(s: Medioevo, f: Talks) -> None:
    """An offensive alliance is broken by who is not at war with its target by his next Diplomacy phase."""
    for pact in list(s.pacts):
        for clause in pact.clauses:
            if clause[0] != "offensive_alliance" or f.seat not in pact.parties or pact.began >= s.turn:
                continue
            target = int(clause[1])
            if pact in s.pacts and not at_war(s, f.seat, target) and not s.out >> target & 1:
                wars.break_pact(s, f.seat, pact)
    if s.pope == f.seat:
        s.offenders &= s.war[f.seat]  # MU-OPT-05 b: war on the Pope himself stays a reason


# -- at any moment of one's own turn (MU-DIP-11, MU-DEC-20)


def own_turn_rights(s: Medioevo, seat: int) -> list[Option]:
    found: list[Option] = [("break_pact", pact.number) for pact in s.pacts if seat in pact.parties]
    for d in s.delivered:
        if seat in (d.giver, d.target) and d in between(s, d.giver, d.target, "diplomatico"):
            found.append(Span(("cancel_truce", d.target if d.giver == seat else d.giver), 1, d.turns))
    return found


def use_right(s: Medioevo, seat: int, action: Action) -> None:
    if action[0] == "break_pact":
        wars.break_pact(s, seat, next(p for p in s.pacts if p.number == action[1]))
        return
    d = between(s, seat, action[1], "diplomatico")[0]
    honour(s, seat, -TRUCE_HONOUR * action[2], "truce")
    d.turns -= action[2]
    note(s, "truce_cut", rule="MU-EMP-10", seat=seat, victim=action[1], turns=action[2])
    if not d.turns:
        lift(s, d.card)


# -- votes (MU-DIP-10, MU-DEC-15, MU-DEC-63)


def vote_options(s: Medioevo, seat: int) -> list[Option]:
    """Any party may call it on any pact, on each of the others once a turn."""
    return [
        ("call_vote", pact.number, accused)
        for pact in s.pacts
        if seat in pact.parties
        for accused in pacts.partners(pact, seat)
        if accused not in pact.tried
    ]


def open_vote(s: Medioevo, action: Action) -> None:
    """It is made public and all players vote."""
    pact = next(p for p in s.pacts if p.number == action[1])
    pact.tried = (*pact.tried, action[2])
    if pact.seen != ALL:
        pact.seen = ALL
        pact.secret = False
        s.shown += 1
    call(s, Vote(number=action[1], accused=action[2]))


def ask_votes(s: Medioevo, f: Vote) -> int | None:
    return ask(s, "vote", *living(s)) if not f.done else None


def votes(s: Medioevo, f: Vote, seat: int) -> list[Option]:
    return [("respected",), ("broken",)]


def voted(s: Medioevo, f: Vote, answers: dict[int, Action]) -> None:
    f.done = True
    broken = [seat for seat, action in answers.items() if action[0] == "broken"]
    guilty = 2 * len(broken) > len(answers)
    note(s, "vote", rule="MU-DIP-10", victim=f.accused, broken=len(broken), total=len(answers))
    if guilty:
        for pact in [p for p in s.pacts if p.number == f.number]:
            wars.break_pact(s, f.accused, pact)


# -- the end of a turn


def end_of_turn(s: Medioevo) -> None:
    """Payments, loans and promised armies fall due; pacts end with their last turn (MU-DIP-05)."""
    for pact in list(s.pacts):
        pact.tried = ()
        if pact in s.pacts:
            fall_due(s, pact)
        if pact in s.pacts:
            judge_help(s, pact)
    for pact in list(s.pacts):
        if (pact.ends and pact.ends <= s.turn) or not pact.clauses:
            if pact.clauses and pact.seen != ALL:
                s.shown += 1
            pact.clauses, pact.ends = tuple(c for c in pact.clauses if c[0] == "loan"), 0  # still to be returned
            if not pact.clauses:
                s.pacts.remove(pact)
            for a in pact.parties:
                for b in pact.parties:
                    if a != b:
                        wars.pacts_ended(s, a, b)
    papacy.end_of_turn(s)
    crusade.end_of_turn(s)


def due_now(s: Medioevo, pact: Pact, clause: Clause) -> tuple[int, int, int] | None:
    """What a clause makes one party pay at the end of this turn: payer, payee, amount."""
    if clause[0] == "payment" and clause[4] == 1 and pact.began < s.turn:
        return int(clause[1]), int(clause[2]), int(clause[3])
    if clause[0] == "loan" and int(clause[5]) <= s.turn:
        return int(clause[2]), int(clause[1]), int(clause[4])
    return None


def falls_due(s: Medioevo, seat: int) -> int:
    """What a player pays under all his pacts at the end of this turn."""
    found = (due_now(s, pact, clause) for pact in s.pacts for clause in pact.clauses)
    return sum(due[2] for due in found if due is not None and due[0] == seat)


def fall_due(s: Medioevo, pact: Pact) -> None:
    """The engine pays what is due; who cannot pay has broken the pact."""
    for clause in pact.clauses:
        due = due_now(s, pact, clause)
        if due is None:
            continue
        payer, payee, amount = due
        if s.florins[payer] < amount:
            s.shown += 1
            wars.break_pact(s, payer, pact)
            return
        transfer(s, payer, payee, amount, pact.seen)
        note(s, "paid", rule="MU-DIP-07", only=pact.seen, seat=payer, to_seat=payee, amount=amount)
        if clause[0] == "loan":
            pact.clauses = tuple(c for c in pact.clauses if c is not clause)


def judge_help(s: Medioevo, pact: Pact) -> None:
    """MU-DIP-10: who has brought fewer armies than he promised has not respected the pact."""
    for h in [h for h in pact.help if h.turn <= s.turn]:
        pact.help.remove(h)
        missing = succour.short(s, pact, h)
        if missing and pact in s.pacts:
            s.shown += 1
            note(
                s,
                "help_short",
                rule="MU-DIP-10",
                seat=h.helper,
                victim=h.ally,
                vf=missing,
                count=succour.promised(pact),
            )
            wars.break_pact(s, h.helper, pact)


def default_talks(s: Medioevo, f: Talks, seat: int) -> Action:
    return END


PROCEDURES = [
    procedure(Diplomacy, open_phase, next_talks),
    procedure(Talks, after_proposal, ask_talks, end_talks),
    procedure(Vote, ask_votes),
]

QUESTIONS = [
    single("talks", Talks, talked, candidates=talks_weighed, options=talk_options, default=default_talks),
    sealed("vote", Vote, voted, options=votes),
]
