"""Diplomacy: terms in words before and after signing, what each side pays now and later, the price of war."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import NUMBER
from araldo.games.medioevo_universale.box import BREACH, WAR_OTHER, WAR_SAME
from araldo.games.medioevo_universale.frames import Chain, Clause, Proposal, Talks, Vote
from araldo.games.medioevo_universale.rules import diplomacy, pacts, proposals, terms, wars
from araldo.games.medioevo_universale.rules.players import at_war, living
from araldo.games.medioevo_universale.state import Medioevo, Pact
from araldo.games.medioevo_universale.telling.common import (
    card_words,
    draft_of,
    frame,
    honour_cost,
    sale_hint,
)
from araldo.kernel import DONE, Action
from araldo.kernel.telling import Brief, Change, Hint, Item, Phrase, Plan, Stride


def clause_words(s: Medioevo, clause: Clause) -> Phrase:
    return Phrase(f"log-term_{clause[0]}", terms.described(s, clause))


def term_lines(s: Medioevo, clauses: tuple[Clause, ...]) -> list[Change]:
    """Every clause as a line of its own."""
    return [Change(clause_words(s, clause)) for clause in clauses]


def grounds(s: Medioevo, clauses: tuple[Clause, ...]) -> tuple[str, ...]:
    """The territories that clauses name."""
    told = [value for clause in clauses for value in terms.described(s, clause).values()]
    return tuple(dict.fromkeys(value for value in told if isinstance(value, str) and value in NUMBER))


def flows(clauses: tuple[Clause, ...], seat: int) -> tuple[int, int]:
    """Florins that a party gains at once and every turn."""
    now = later = 0
    for c in clauses:
        if c[0] in ("payment", "loan") and seat in c[1:3]:
            amount = int(c[3]) * (1 if c[2] == seat else -1)
            now += amount
            later += amount if c[0] == "payment" and c[4] == 1 else 0
    return now, later


def sums(s: Medioevo, seat: int, parties: tuple[int, ...], clauses: tuple[Clause, ...]) -> list[Change]:
    """What the terms do to both purses: one's own with its numbers, the others' as far as the terms say."""
    found = []
    now, later = flows(clauses, seat)
    if now:
        found.append(Change("treasury", s.florins[seat], s.florins[seat] + now, "MU-DIP-07"))
    if later:
        found.append(Change(Phrase("tally-each-turn"), None, later, "MU-DIP-07"))
    for other in parties:
        theirs = flows(clauses, other)
        if other != seat and theirs[0]:
            found.append(Change(Phrase("tally-their-now", {"seat": other}), None, theirs[0]))
        if other != seat and theirs[1]:
            found.append(Change(Phrase("tally-their-turn", {"seat": other}), None, theirs[1]))
    return found


def lasts(turns: int) -> Change:
    return Change(Phrase("log-term_lasts", {"turns": max(0, turns)}), rule="MU-DIP-04")


def reply_brief(s: Medioevo, seat: int) -> Brief:
    f = frame(s)
    assert isinstance(f, Proposal)
    clauses = f.terms[seat]
    lines = [*term_lines(s, clauses), lasts(f.lasts[seat]), *sums(s, seat, f.parties, clauses)]
    warn = []
    if not terms.can_keep(s, seat, clauses):
        warn.append(Phrase("warn-cannot-keep"))
    return Brief(
        title=Phrase("title-reply", {"seat": f.author}),
        help=Phrase("help-reply", {"secret": int(f.secret)}),
        rule="MU-DIP-05",
        by=f.author,
        tally=tuple(lines),
        warn=tuple(warn),
        places=grounds(s, clauses),
        idle=Phrase("idle-reply"),
    )


def reply_hint(s: Medioevo, seat: int, action: Action) -> Hint | None:
    f = frame(s)
    assert isinstance(f, Proposal)
    if action[0] == "accept":
        return Hint(effect=Phrase("effect-accept"), after=tuple(sums(s, seat, (seat,), f.terms[seat])))
    if action[0] == "counter":
        return Hint(effect=Phrase("effect-counter", {"count": f.counters}), rank=1)
    return Hint(effect=Phrase("effect-refuse"), rank=2)


def terms_brief(s: Medioevo, seat: int) -> Brief:
    f = frame(s)
    assert isinstance(f, Proposal)
    t = proposals.read(s, f, seat, draft_of(s, seat))
    clauses = tuple(terms.normal(s, c) for c in t.clauses)
    lines = term_lines(s, clauses)
    if t.lasts >= 0:
        lines.append(lasts(t.lasts))
    lines += sums(s, seat, tuple(t.parties), clauses)
    warn = []
    if clauses and not terms.can_keep(s, seat, clauses):
        warn.append(Phrase("warn-cannot-keep"))
    if clauses and proposals.lasting(t) and t.lasts < 0:
        warn.append(Phrase("warn-lasts"))
    others = [x for x in t.parties if x != seat]
    at = 0 if not others else 3 if clauses and not t.wanted and t.lasts >= 0 else 1 if not t.wanted else 2
    title = Phrase("title-terms-with", {"seats": others}) if others else Phrase("title-terms")
    return Brief(
        title=title,
        help=Phrase("help-terms"),
        rule="MU-DIP-07",
        tally=tuple(lines),
        warn=tuple(warn),
        places=grounds(s, clauses),
        steps=tuple(Phrase(f"terms-{x}") for x in ("with", "clause", "fields", "send")),
        at=at,
        done=Phrase("done-terms" if clauses else "done-no-terms"),
        idle=Phrase("idle-terms"),
    )


def terms_hint(s: Medioevo, seat: int, action: Action) -> Hint | None:
    if action[0] == "add":
        return Hint(effect=Phrase(f"clause-{action[1]}"), group="clauses", rank=20)
    if action[0] == "with":
        return Hint(effect=relation(s, seat, action[1]), group="parties", rank=10)
    if action[0] in ("lasts", "secret"):
        return Hint(group="pact", rank=5)
    return None


def relation(s: Medioevo, seat: int, other: int) -> Phrase:
    shared = sum(1 for pact in pacts.between(s, seat, other) if visible(pact, seat))
    return Phrase("relation", {"war": int(at_war(s, seat, other)), "count": shared, "honour": s.honour[other]})


def visible(pact: Pact, seat: int) -> bool:
    return bool(pact.seen >> seat & 1)


def talks_brief(s: Medioevo, seat: int) -> Brief:
    f = frame(s)
    assert isinstance(f, Talks)
    ending = [p for p in s.pacts if seat in p.parties and p.ends == s.turn]
    warn = [Phrase("warn-ending", {"count": len(ending)})] if ending else []
    due = diplomacy.falls_due(s, seat)
    tally = (Change(Phrase("tally-due"), s.florins[seat], s.florins[seat] - due, "MU-DIP-07"),) if due else ()
    return Brief(
        title=Phrase("title-talks", {"left": f.left}),
        help=Phrase("help-talks"),
        rule="MU-DIP-01",
        warn=tuple(warn),
        tally=tally,
        plans=tuple(usual(s, seat)) if f.left else (),
        idle=Phrase("idle-talks"),
        done=Phrase("done-talks"),
    )


USUAL_TURNS = 3


def usual(s: Medioevo, seat: int) -> list[Plan]:
    """Proposals that need no form: peace with an enemy; to each other player, none attacks; trade for both."""
    found = []
    for other in living(s):
        if other == seat:
            continue
        if at_war(s, seat, other):
            found.append(Plan(Phrase("plan-peace", {"seat": other}), proposal(other, [("add", "peace")], 0)))
            continue
        shared = {c[0] for pact in pacts.between(s, seat, other) if visible(pact, seat) for c in pact.clauses}
        if "non_aggression" not in shared:
            steps = proposal(other, [("add", "non_aggression")], USUAL_TURNS)
            found.append(Plan(Phrase("plan-non_aggression", {"seat": other, "turns": USUAL_TURNS}), steps))
        if "trade" not in shared and all(terms.towns_given(s, a, b, seat) for a, b in ((seat, other), (other, seat))):
            steps = proposal(other, [*trade_words(seat), *trade_words(other)], USUAL_TURNS)
            found.append(Plan(Phrase("plan-trade", {"seat": other, "turns": USUAL_TURNS}), steps))
    return found


def trade_words(giver: int) -> list[Action]:
    return [("add", "trade"), ("giver", giver), ("town", "everywhere"), ("fee", 0)]


def proposal(other: int, words: list[Action], turns: int) -> tuple[Stride, ...]:
    """A whole proposal to one player as a bundle. `turns`: 0 where nothing of it lasts."""
    lasting: list[Action] = [("lasts", turns)] if turns else []
    draft: list[Action] = [("with", other), *words, *lasting, DONE]
    return (Stride(("propose",), "talks"), *(Stride(word, "terms") for word in draft))


def war_parts(s: Medioevo, seat: int, other: int) -> list[Item]:
    """MU-DIP-15, MU-DIP-17, MU-CB-01."""
    cost = wars.war_cost(s, seat, other)
    same = s.faith[seat] == s.faith[other]
    full = WAR_SAME if same else WAR_OTHER
    found = [Item(Phrase("part-war-same" if same else "part-war"), full, "MU-DIP-15")]
    if cost != full:
        found.append(Item("casus_belli", cost - full, "MU-CB-01"))
    broken = BREACH * sum(wars.factor(s, seat, other) for p in pacts.between(s, seat, other) if visible(p, seat))
    if broken:
        found.append(Item("pact_broken", broken, "MU-DIP-17"))
    return found


def talks_hint(s: Medioevo, seat: int, action: Action) -> Hint | None:
    verb = action[0]
    if verb in ("declare_war", "also_war"):
        parts = war_parts(s, seat, action[1])
        points = sum(item.amount for item in parts)
        after = (Change("honour", s.honour[seat], s.honour[seat] - points, "MU-DIP-15"),)
        return Hint(
            cost=honour_cost(points, *parts), effect=Phrase("effect-war"), after=after, group="war", rank=20, sure=True
        )
    if verb == "propose":
        return Hint(effect=Phrase("effect-propose"), group="pact", rank=10)
    if verb in ("break_pact", "honour_pact"):
        return pact_hint(s, seat, action)
    if verb == "cancel_truce":
        return Hint(effect=Phrase("effect-cancel_truce"), group="pact", rank=32, sure=True)
    if verb == "call_vote":
        return Hint(effect=Phrase("effect-call_vote"), group="pact", rank=31)
    if verb in ("play", "strip"):
        return Hint(effect=card_words(action[1]), detail=f"cards/{action[1]}", group="cards", rank=40)
    return sale_hint(s, seat, action) if verb in ("sell", "sell_transport", "sell_engine") else None


def pact_hint(s: Medioevo, seat: int, action: Action) -> Hint | None:
    pact = next((p for p in s.pacts if p.number == action[1]), None)
    if pact is None:
        return None
    if action[0] == "break_pact":
        points = BREACH * max((wars.factor(s, seat, x) for x in pacts.partners(pact, seat)), default=1)
        after = (Change("honour", s.honour[seat], s.honour[seat] - points, "MU-DIP-11"),)
        return Hint(
            cost=honour_cost(points), effect=Phrase("effect-break_pact"), after=after, group="pact", rank=30, sure=True
        )
    f = frame(s)
    if not isinstance(f, Chain):
        return None
    foes = {d for ally in pacts.partners(pact, seat) for d in wars.foes(s, f, seat, ally)}
    points = sum(wars.war_cost(s, seat, d) for d in foes)
    return Hint(cost=honour_cost(points), effect=Phrase("effect-honour_pact", {"seats": sorted(foes)}), group="pact")


def chain_brief(s: Medioevo, seat: int) -> Brief:
    f = frame(s)
    assert isinstance(f, Chain)
    return Brief(title=Phrase("title-duty", {"seat": f.declarer, "victim": f.victim}), by=f.declarer, rule="MU-DIP-18")


def vote_brief(s: Medioevo, seat: int) -> Brief:
    f = frame(s)
    assert isinstance(f, Vote)
    pact = next((p for p in s.pacts if p.number == f.number), None)
    lines = term_lines(s, pact.clauses) if pact is not None else []
    others = [party for party in pact.parties if party != f.accused] if pact is not None else []
    return Brief(
        title=Phrase("title-vote", {"seat": f.accused, "others": others}),
        help=Phrase("help-vote"),
        by=f.accused,
        rule="MU-DIP-10",
        tally=tuple(lines),
    )


HINTS = {
    "talks": talks_hint,
    "terms": terms_hint,
    "reply": reply_hint,
    "duty": talks_hint,
    "side": talks_hint,
    "also": talks_hint,
}
BRIEFS = {
    "talks": talks_brief,
    "terms": terms_brief,
    "reply": reply_brief,
    "duty": chain_brief,
    "side": chain_brief,
    "also": chain_brief,
    "vote": vote_brief,
}
