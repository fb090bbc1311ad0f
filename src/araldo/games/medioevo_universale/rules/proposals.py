"""MU-DIP-01, MU-DIP-02 to MU-DIP-10: proposals. Terms are drafted word by word, answered by all parties, carried out.

A draft is a row of words: with whom; then clause after clause, each begun by ("add", kind) and followed by what the
clause needs (see PARAMS); how long; whether secret. What makes no sense where it stands is passed over.
"""

from __future__ import annotations

from collections.abc import Callable

from araldo.games.medioevo_universale.board import IDS, NUMBER
from araldo.games.medioevo_universale.frames import Clause, Proposal
from araldo.games.medioevo_universale.rules import pacts, terms
from araldo.games.medioevo_universale.rules.pacts import LASTING
from araldo.games.medioevo_universale.rules.players import living
from araldo.games.medioevo_universale.rules.terms import GIVABLE
from araldo.games.medioevo_universale.state import Medioevo, Pact
from araldo.kernel import (
    ALL,
    DONE,
    Action,
    Option,
    Refusal,
    Span,
    Text,
    ask,
    draft,
    end,
    mask,
    note,
    procedure,
    sealed,
)

# What each clause needs, in order. "giver" and "taker" are parties.
PARAMS: dict[str, tuple[str, ...]] = {
    "peace": (),
    "passage": ("giver", "taker", "place", "by", "straits"),
    "trade": ("giver", "taker", "town", "fee"),
    "stationing": ("giver", "taker", "place", "vf"),
    "payment": ("giver", "taker", "sum", "times"),
    "loan": ("giver", "taker", "sum", "back", "due"),
    "cede_territory": ("giver", "taker", "land", "garrison"),
    "cede_armies": ("giver", "taker", "camp", "garrison"),
    "cede_transport": ("giver", "taker", "vehicle"),
    "cede_siege_engine": ("giver", "taker", "machine"),
    "release": ("giver", "taker", "captives"),
    "non_aggression": (),
    "defensive_alliance": ("vf",),
    "offensive_alliance": ("foe",),
    "free_text": ("text",),
    "dissolve": ("pact",),
    "readmission": (),
}
ADD: dict[str, Action] = {kind: ("add", kind) for kind in PARAMS}
DROPPED = "dropped"  # how a proposal ends that was never made
MOST_CLAUSES = 12  # so that a draft has an end
MOST_FLORINS = 5000
BY = ("both", "land", "sea")
LASTS = Span(("lasts",), 0, 10)
FEE = Span(("fee",), 0, 200, 5)
FORCE = Span(("vf",), 0, 100, 5)
BACK = Span(("back",), 1, 2 * MOST_FLORINS)
DUE = Span(("due",), 1, 10)
INCOMPLETE, ENDLESS = Refusal("MU-DIP-07"), Refusal("MU-DIP-04")


class Terms:
    """What a draft says so far."""

    def __init__(self, parties: list[int]) -> None:
        self.parties = parties
        self.clauses: list[Clause] = []
        self.kind = ""  # of the clause under way
        self.params: list[int | str] = []
        self.lasts = -1  # turns; 0: without end; -1: not said
        self.secret = False
        self.wanted = ""  # the next thing that the clause under way needs, or nothing


# -- reading a draft


class Reading:
    """A draft that was read: by whom, begun with which parties, and what it says."""

    def __init__(self, seat: int, begun: tuple[int, ...], draft: list[Action], terms: Terms) -> None:
        self.seat, self.begun, self.draft, self.terms = seat, begun, draft, terms


LAST: list[Reading] = [Reading(-1, (), [], Terms([]))]  # a draft grows word by word: most are this one and one more


def read(s: Medioevo, f: Proposal, seat: int, draft: list[Action]) -> Terms:
    """What a draft says, to be looked at only: the next reading may go on with it."""
    last = LAST[0]
    if last.seat == seat and last.begun == f.parties:
        if last.draft == draft:
            return last.terms
        if len(draft) == len(last.draft) + 1 and last.draft == draft[:-1]:
            last.draft.append(draft[-1])
            read_word(last.terms, draft[-1])
            return last.terms
    t = Terms(list(f.parties) if f.parties else [seat])
    for word in draft:
        read_word(t, word)
    LAST[0] = Reading(seat, f.parties, draft[:], t)
    return t


def read_word(t: Terms, word: Action) -> None:
    verb = word[0]
    if t.wanted:
        if verb == t.wanted and len(word) == 2:
            t.params.append(word[1])
            close(t)
    elif verb == "add" and len(t.parties) > 1:
        t.kind, t.params = word[1], []
        close(t)
    elif verb == "with" and not t.clauses and word[1] not in t.parties:
        t.parties.append(word[1])
    elif verb == "lasts":
        t.lasts = word[1]
    elif verb == "secret":
        t.secret = True


def close(t: Terms) -> None:
    """What the clause needs next; with two parties the taker is clear; with all it needs it is complete."""
    needs, params = PARAMS[t.kind], t.params
    if len(params) == 1 and len(t.parties) == 2 and len(needs) > 1 and needs[1] == "taker":
        params.append(t.parties[1] if params[0] == t.parties[0] else t.parties[0])
    if len(params) < len(needs):
        t.wanted = needs[len(params)]
    else:
        t.clauses.append((t.kind, *params))
        t.kind, t.params, t.wanted = "", [], ""


# -- what may come next


def words(s: Medioevo, f: Proposal, seat: int, draft: list[Action]) -> list[Option]:
    return next_words(s, f, seat, read(s, f, seat, draft))


def next_words(s: Medioevo, f: Proposal, seat: int, t: Terms) -> list[Option]:
    if t.wanted:
        return WANTED[t.wanted](s, t, seat)
    found: list[Option] = []
    if not t.clauses and not f.parties:
        found += [("with", x) for x in living(s) if x not in t.parties]
    if len(t.parties) > 1 and len(t.clauses) < MOST_CLAUSES:
        fighting = any_at_war(s, t.parties) and ("peace",) not in t.clauses
        found += [ADD["peace"]] if fighting else [ADD[kind] for kind in PARAMS if addable(s, t, seat, kind)]
    if t.clauses:
        if t.lasts < 0 and lasting(t):
            found.append(LASTS)
        if not t.secret and s.options["secret_pacts"] and not f.parties:
            found.append(("secret",))
    return found


def any_at_war(s: Medioevo, parties: list[int]) -> bool:
    war, together = s.war, mask(parties)
    return any(war[x] & together for x in parties)


def lasting(t: Terms) -> bool:
    """MU-DIP-04: such clauses need a duration."""
    return any(c[0] in LASTING or (c[0] == "payment" and c[-1] == "each_turn") for c in t.clauses)


def addable(s: Medioevo, t: Terms, seat: int, kind: str) -> bool:
    """MU-DIP-09, MU-DIP-12: at war nothing but peace, which may then carry other clauses."""
    givable = GIVABLE.get(kind)
    if givable is not None:
        for x in t.parties:
            for y in t.parties:
                if y != x and givable(s, x, y, seat):
                    return True
        return False
    if kind == "peace":
        return False
    if kind == "free_text":
        return bool(s.options["free_text_pacts"])
    if kind == "readmission":
        return (
            s.pope in t.parties
            and any(s.excommunicated >> x & 1 for x in t.parties)
            and ("readmission",) not in t.clauses
        )
    if kind == "offensive_alliance":
        return len(living(s)) > len(t.parties)
    if kind == "dissolve":
        return bool(s.pacts) and bool(common(s, t))
    return kind not in [c[0] for c in t.clauses]  # non_aggression, defensive_alliance: once


def takers(s: Medioevo, t: Terms, seat: int, kind: str, x: int) -> list[int]:
    """To whom a party may give something of a kind."""
    givable = GIVABLE[kind]
    return [y for y in t.parties if y != x and givable(s, x, y, seat)]


def common(s: Medioevo, t: Terms) -> list[Pact]:
    return [p for p in s.pacts if set(p.parties) == set(t.parties) and ("dissolve", p.number) not in t.clauses]


def ready(s: Medioevo, f: Proposal, seat: int, draft: list[Action]) -> Refusal | None:
    """Nothing at all, or complete terms with their duration."""
    return finished(read(s, f, seat, draft)) if draft else None


def finished(t: Terms) -> Refusal | None:
    if t.wanted or not t.clauses:
        return INCOMPLETE
    return ENDLESS if t.lasts < 0 and lasting(t) else None


def options(s: Medioevo, f: Proposal, seat: int, draft: list[Action]) -> list[Option]:
    t = read(s, f, seat, draft)
    found = next_words(s, f, seat, t)
    return [*found, DONE] if not draft or finished(t) is None else found


def giver(t: Terms) -> int:
    return int(t.params[0])


WANTED: dict[str, Callable[[Medioevo, Terms, int], list[Option]]] = {
    "giver": lambda s, t, seat: [("giver", x) for x in t.parties if takers(s, t, seat, t.kind, x)],
    "taker": lambda s, t, seat: [("taker", x) for x in takers(s, t, seat, t.kind, giver(t))],
    "place": lambda s, t, seat: [("place", "everywhere"), *(("place", IDS[x]) for x in s.lands[giver(t)])],
    "town": lambda s, t, seat: [("town", "everywhere"), *(("town", IDS[x]) for x in s.lands[giver(t)] if s.town[x])],
    "by": lambda s, t, seat: [("by", way) for way in BY],
    "straits": lambda s, t, seat: [("straits", "no"), ("straits", "yes")],
    "fee": lambda s, t, seat: [FEE],
    "vf": lambda s, t, seat: [FORCE],
    "sum": lambda s, t, seat: [Span(("sum",), 1, s.florins[seat] if giver(t) == seat else MOST_FLORINS)],
    "times": lambda s, t, seat: [("times", "once"), ("times", "each_turn")],
    "back": lambda s, t, seat: [BACK],
    "due": lambda s, t, seat: [DUE],
    "land": lambda s, t, seat: [("land", IDS[x]) for x in terms.cedable(s, giver(t), int(t.params[1]))],
    "camp": lambda s, t, seat: [("camp", IDS[x]) for x in s.lands[giver(t)] if s.vf[giver(t)][x] > 1],
    "garrison": lambda s, t, seat: [Span(("garrison",), 1, terms.spare(s, t.kind, giver(t), NUMBER[str(t.params[2])]))],
    "vehicle": lambda s, t, seat: [("vehicle", tr.id) for tr in terms.vehicles(s, giver(t), int(t.params[1]))],
    "machine": lambda s, t, seat: [("machine", e.id) for e in terms.machines(s, giver(t), int(t.params[1]))],
    "captives": lambda s, t, seat: [Span(("captives",), 1, s.prisoners[giver(t)][int(t.params[1])])],
    "foe": lambda s, t, seat: [("foe", x) for x in living(s) if x not in t.parties],
    "text": lambda s, t, seat: [Text(("text",), 200)],
    "pact": lambda s, t, seat: [("pact", p.number) for p in common(s, t)],
}  # fmt: skip


# -- on the table


def ask_terms(s: Medioevo, f: Proposal) -> int | None:
    return ask(s, "terms", f.author) if not f.drafted else None


def drafted(s: Medioevo, f: Proposal, answers: dict[int, list[Action]]) -> None:
    draft = answers[f.author]
    f.drafted = True
    t = read(s, f, f.author, draft)
    if not t.clauses:  # MU-DIP-01: nothing has been proposed; a counter-proposal that says nothing refuses
        f.settled = "refused" if f.parties else DROPPED
        return
    f.parties, f.secret = tuple(sorted(t.parties)), t.secret or f.secret
    clauses = tuple(terms.normal(s, c) for c in t.clauses)
    open_to_all = not f.secret
    f.terms = [clauses if open_to_all or x in f.parties else () for x in range(s.seats)]
    f.lasts = [max(0, t.lasts) if open_to_all or x in f.parties else 0 for x in range(s.seats)]
    s.shown += 1
    if s.log is not None:
        tell_terms(s, f, t, clauses, ALL if open_to_all else mask(f.parties))


def tell_terms(s: Medioevo, f: Proposal, t: Terms, clauses: tuple[Clause, ...], readers: int) -> None:
    note(
        s, "proposal", rule="MU-DIP-01", seat=f.author, seats=[x for x in f.parties if x != f.author],
        secret={"clauses": [str(c[0]) for c in clauses]}, to=readers,
    )  # fmt: skip
    for c in clauses:
        note(s, f"term_{c[0]}", rule="MU-DIP-07", only=readers, **terms.described(s, c))
    if lasting(t):
        note(s, "term_lasts", rule="MU-DIP-04", only=readers, turns=max(0, t.lasts))


def ask_replies(s: Medioevo, f: Proposal) -> int | None:
    if f.settled:
        return None
    return ask(s, "reply", *(x for x in f.parties if x != f.author))


def replies(s: Medioevo, f: Proposal, seat: int) -> list[Option]:
    """MU-DIP-05, MU-DIP-06: accept only what one can keep oneself."""
    found: list[Option] = [("refuse",)]
    if terms.can_keep(s, seat, f.terms[seat]):
        found.append(("accept",))
    if f.counters:
        found.append(("counter",))
    return found


def default_reply(s: Medioevo, f: Proposal, seat: int) -> Action:
    return ("refuse",)


def replied(s: Medioevo, f: Proposal, answers: dict[int, Action]) -> None:
    order = [x for x in living(s) if x in answers]
    if all(answers[x][0] == "accept" for x in order):
        f.settled = "accepted"
        conclude(s, f)
        return
    counter = next((x for x in order if answers[x][0] == "counter"), -1)
    if counter >= 0 and all(answers[x][0] != "refuse" for x in order):
        f.author, f.counters, f.drafted = counter, f.counters - 1, False
        f.step = 0
        note(s, "counter", rule="MU-DIP-06", seat=counter)
        return
    f.settled = "refused"
    note(s, "refused", rule="MU-DIP-05", seat=next(x for x in order if answers[x][0] != "accept"))


def conclude(s: Medioevo, f: Proposal) -> None:
    """MU-DIP-05, MU-DIP-07, MU-DIP-08: transfers at once; what lasts is written down."""
    clauses = f.terms[f.author]
    s.shown += 1
    if not all(terms.can_keep(s, x, clauses) for x in f.parties):
        note(s, "void", rule="MU-DIP-05", seats=list(f.parties))
        return
    seen = mask(f.parties) if f.secret else ALL
    note(
        s, "agreed", rule="MU-DIP-05", seats=list(f.parties), secret={"clauses": [str(c[0]) for c in clauses]}, to=seen
    )
    lasts = f.lasts[f.author]
    kept = tuple(c for c in clauses if terms.carry_out(s, c, f.parties, seen))
    if kept:
        number = pacts.new_number(s, f.parties, kept)
        ends = s.turn + lasts - 1 if lasts else 0
        s.pacts.append(Pact(number, f.parties, kept, ends, seen, f.secret, s.turn))


def report(s: Medioevo, f: Proposal) -> int:
    return end(s, f.settled)


def default_terms(s: Medioevo, f: Proposal, seat: int, draft: list[Action]) -> Action:
    """Nothing; a draft that was begun is finished somehow."""
    found = options(s, f, seat, draft)
    if DONE in found:
        return DONE
    first = found[0]
    if isinstance(first, Span):
        return (*first.head, first.low)
    return (*first.head, "") if isinstance(first, Text) else first


PROCEDURES = [procedure(Proposal, ask_terms, ask_replies, report)]

QUESTIONS = [
    draft("terms", Proposal, drafted, options=options, edits=words, ready=ready, default=default_terms),
    sealed("reply", Proposal, replied, options=replies, default=default_reply),
]
