"""The Assembly (WK-ASM) and its votes; Private Motions (WK-PRV)."""

from __future__ import annotations

from itertools import permutations

from araldo.games.warrior_knights.box import (
    AGENDA_TYPE,
    AGENDAS_SHOWN,
    ASSEMBLY,
    ASSEMBLY_VOTES,
    AWAY,
    CITY_VOTES,
    FACE,
    FIRST_AGENDA,
    HERETIC,
    LEGATE,
    NAMED,
    PRIVATE,
    SPEAKER,
    agenda,
    printed,
)
from araldo.games.warrior_knights.rules.course import go_home
from araldo.games.warrior_knights.rules.death import settle
from araldo.games.warrior_knights.rules.decks import draw_agendas, drop_agendas, random_among
from araldo.games.warrior_knights.rules.forces import strip_office
from araldo.games.warrior_knights.rules.places import kingdom_cities_of
from araldo.games.warrior_knights.rules.purse import gain_faith, gain_votes
from araldo.games.warrior_knights.rules.seats import alive, in_order, put, rights
from araldo.games.warrior_knights.state import Assembly, Enactment, Knights, Motion, Vote
from araldo.kernel import (
    AGAIN,
    Action,
    Option,
    Span,
    Text,
    ask,
    call,
    draft,
    end,
    note,
    procedure,
    sealed,
    single,
)

YES: Action = ("yes",)
NO: Action = ("no",)
LEGATE_FAITH, SPEAKER_VOTES = printed("AG-C10", "faith"), printed("AG-C09", "votes")
NAMES: tuple[Action, ...] = tuple(("name", seat) for seat in range(6))
ELECTION, INVESTITURE = agenda("AG-M07"), agenda("AG-M08")
HARMFUL = (agenda("AG-M06"), agenda("AG-M10"))


def hall(s: Knights) -> Assembly:
    return next(frame for frame in reversed(s.frames) if isinstance(frame, Assembly))


def attends(f: Assembly, seat: int) -> bool:
    return bool(f.attending >> seat & 1)


# -- convening (WK-ASM-01 to WK-ASM-04)


def convene(s: Knights, f: Assembly) -> None:
    """WK-ASM-01, WK-ASM-03, WK-BAN-06: who attends receives Votes. AG-C07, AG-C09, AG-C10."""
    note(s, "phase", rule="WK-ASM-01", phase="assembly")
    for seat in in_order(s):
        if LEGATE in s.charges[seat]:
            gain_faith(s, seat, LEGATE_FAITH, FACE[LEGATE], "WK-AGD-03")
        away = any(AWAY[card - FIRST_AGENDA] for card in s.charges[seat])
        if away or s.banned >> seat & 1:
            continue
        f.attending |= 1 << seat
        votes = ASSEMBLY_VOTES + CITY_VOTES * kingdom_cities_of(s, seat) + SPEAKER_VOTES * (SPEAKER in s.charges[seat])
        gain_votes(s, seat, votes, "assembly", "WK-ASM-03")


def preside(s: Knights, f: Assembly) -> int | None:
    """WK-ASM-04, WK-ASM-17, WK-AMB-13, WK-AMB-24: the Chairman, or whom he appoints for want of himself."""
    if attends(f, s.chairman):
        f.acting = s.chairman
        return None
    if f.acting >= 0 and f.acting != s.chairman and attends(f, f.acting):
        return None
    able = [seat for seat in in_order(s) if attends(f, seat)]
    if len(able) > 1:
        return put(s, "appoint", s.chairman)
    f.acting = able[0] if able else -1
    return None


def appoint_options(s: Knights, f: Assembly, seat: int) -> list[Action]:
    return [("appoint", other) for other in in_order(s) if attends(f, other)]


def appointed(s: Knights, f: Assembly, seat: int, action: Action) -> None:
    f.acting = action[1]
    note(s, "appointed", rule="WK-ASM-04", seat=seat, to_seat=action[1])


# -- the agenda (WK-ASM-05 to WK-ASM-08)


def hear_motions(s: Knights, f: Assembly) -> int | None:
    """WK-ASM-05: Private Motions first. WK-ASM-02, WK-ASM-18: without anybody, nothing is handled."""
    if f.postponed or not f.attending:
        return None
    card = next((c for c in s.agendas if AGENDA_TYPE[c - FIRST_AGENDA] == PRIVATE), -1)
    if card < 0:
        return None
    if (asked := preside(s, f)) is not None:
        return asked
    s.agendas.remove(card)
    s.voted.append(card)
    call(s, Motion())
    return AGAIN


def set_order(s: Knights, f: Assembly) -> int | None:
    """WK-ASM-06."""
    if f.postponed or not f.attending or f.ordered:
        return None
    if (asked := preside(s, f)) is not None:
        return asked
    if len(s.agendas) > 1:
        return put(s, "order", f.acting)
    f.order, f.ordered = s.agendas[:], True
    return None


def order_options(s: Knights, f: Assembly, seat: int) -> list[Action]:
    return list(dict.fromkeys(("order", *(FACE[c] for c in cards)) for cards in permutations(s.agendas)))


def order_set(s: Knights, f: Assembly, seat: int, action: Action) -> None:
    f.order, f.ordered = [next(c for c in s.agendas if FACE[c] == word) for word in action[1:]], True
    note(s, "ordered", rule="WK-ASM-06", seat=seat, agendas=list(action[1:]))


def write_votes(s: Knights, f: Assembly) -> int | None:
    """WK-ASM-16, WK-ASM-19: two Barons write their Votes for all Agendas at once."""
    if s.seats != 2 or f.booked or f.postponed or not f.order or f.attending.bit_count() < 2:
        return None
    seats = [seat for seat in (0, 1) if s.votes[seat]]
    if not seats:
        votes_written(s, f, {})
        return None
    return ask(s, "write", *seats, free=rights(s))


def write_edits(s: Knights, f: Assembly, seat: int, draft: list[Action]) -> list[Option]:
    left = s.votes[seat] - sum(action[-1] for action in draft)
    taken = {action[1] for action in draft}
    found: list[Option] = []
    for card in f.order if left else ():
        word = FACE[card]
        if word in taken:
            continue
        if s.options["vote_declaration"] == "ordered":
            found.append(Span(("write", word), 1, left))
        else:
            found += [Span(("write", word, *side), 1, left) for side in choices(s, card)]
    return found


def write_rank(action: Action) -> str:
    return str(action[1])


def votes_written(s: Knights, f: Assembly, drafts: dict[int, list[Action]]) -> None:
    f.booked = True
    words = [FACE[card] for card in f.order]
    f.written, f.sides = [[0] * len(words) for _ in range(2)], [[-1] * len(words) for _ in range(2)]
    for seat, edits in drafts.items():
        for _, word, *rest in edits:
            f.written[seat][words.index(word)] = rest[-1]
            if len(rest) > 1:
                f.sides[seat][words.index(word)] = _side(tuple(rest[:-1]))
    if s.log is not None:
        for seat in sorted(drafts):
            note(s, "wrote", rule="WK-ASM-16", seat=seat, votes=[str(n) for n in f.written[seat]])


def hold_votes(s: Knights, f: Assembly) -> int | None:
    """WK-ASM-07: one Agenda after the other, each carried out before the next."""
    if not f.order or not f.attending:
        return None
    if (asked := preside(s, f)) is not None:
        return asked
    card = f.order[0]
    s.agendas.remove(card)
    s.voted.append(card)
    note(s, "agenda", rule="WK-ASM-07", agenda=FACE[card])
    if f.attending.bit_count() < 2:
        tear_up(s, f)
    call(s, ballot(s, card, [row[0] for row in f.written], [row[0] for row in f.sides]))
    return None


def tear_up(s: Knights, f: Assembly) -> None:
    """WK-ASM-19: with one of two banned, what both have written is void: he keeps his Votes, the other votes anew."""
    if f.written:
        note(s, "torn_up", rule="WK-ASM-19")
    f.written, f.sides = [], []


def ballot(s: Knights, card: int, amounts: list[int], sides: list[int]) -> Vote:
    """WK-ASM-08: whom a card excludes cannot be named."""
    barred = s.banned if card == ELECTION else 0
    if card == INVESTITURE:
        barred = sum(1 << seat for seat in range(s.seats) if HERETIC in s.kept[seat])
    named = NAMED[card - FIRST_AGENDA]
    return Vote(named=named, harms=card in HARMFUL, barred=barred, amounts=amounts, sides=sides)


def count_vote(s: Knights, f: Assembly) -> int | None:
    """WK-ASM-13: what fails is discarded; what passes is carried out."""
    if not s.voted:
        return None
    card = f.order.pop(0)
    for rows in (f.written, f.sides):
        for row in rows:
            row.pop(0)
    enact(s, card, f.result)
    f.step -= 1
    return AGAIN


def enact(s: Knights, card: int, result: int) -> None:
    named = NAMED[card - FIRST_AGENDA]
    if not named and result != 1:
        note(s, "failed", rule="WK-ASM-13", agenda=FACE[card])
        s.voted.remove(card)
        s.agenda_discard.append(card)
        return
    if named:
        note(s, "chosen", rule="WK-ASM-12", agenda=FACE[card], seat=result)
    else:
        note(s, "passed", rule="WK-ASM-12", agenda=FACE[card])
    call(s, Enactment(card=card, seat=result if named else -1))


def adjourn(s: Knights, f: Assembly) -> None:
    """WK-ASM-02, WK-ASM-14, WK-ASM-15, WK-ASM-18, WK-PRV-05: three new Agendas; the cards go home."""
    if f.postponed:
        draw_agendas(s, max(0, AGENDAS_SHOWN - len(s.agendas)))
    else:
        drop_agendas(s, "WK-ASM-18")
        draw_agendas(s, AGENDAS_SHOWN)
    if s.no_sieges == 1:
        note(s, "lapsed", rule="WK-VAR-02", what="no_sieges")
    if s.no_roads == 1:
        note(s, "lapsed", rule="WK-VAR-02", what="no_roads")
    s.no_sieges, s.no_roads = max(0, s.no_sieges - 1), max(0, s.no_roads - 1)  # they lapse by themselves
    go_home(s, ASSEMBLY)


# -- one vote (WK-ASM-09 to WK-ASM-12)


def choices(s: Knights, card: int) -> list[Action]:
    vote = ballot(s, card, [], [])
    return [NAMES[seat] for seat in alive(s) if not vote.barred >> seat & 1] if vote.named else [YES, NO]


def voices(s: Knights, f: Vote) -> list[Action]:
    if not f.named:
        return [YES, NO]
    return [NAMES[seat] for seat in alive(s) if not f.barred >> seat & 1]


def _side(action: Action) -> int:
    if action[0] == "name":
        return int(action[1])
    return int(action[0] == "yes")


def commit(s: Knights, f: Vote) -> int | None:
    """WK-ASM-09, WK-AMB-04: secretly; who has no Votes has nothing to choose."""
    if f.amounts:
        return None
    hosts = hall(s)
    seats = [seat for seat in in_order(s, max(0, hosts.acting)) if attends(hosts, seat) and s.votes[seat]]
    if not seats:
        f.amounts, f.sides = [0] * s.seats, [-1] * s.seats
        return None
    kind = "commit" if s.options["vote_declaration"] == "ordered" else "ballot"
    return ask(s, kind, *seats, free=rights(s))


def commit_options(s: Knights, f: Vote, seat: int) -> list[Option]:
    return [Span(("commit",), 0, s.votes[seat])]


def committed(s: Knights, f: Vote, answers: dict[int, Action]) -> None:
    f.amounts, f.sides = [0] * s.seats, [-1] * s.seats
    for seat, action in answers.items():
        f.amounts[seat] = action[1]


def ballot_options(s: Knights, f: Vote, seat: int) -> list[Option]:
    return [("abstain",), *(Span(("cast", *side), 1, s.votes[seat]) for side in voices(s, f))]


def ballots_in(s: Knights, f: Vote, answers: dict[int, Action]) -> None:
    f.amounts, f.sides = [0] * s.seats, [-1] * s.seats
    for seat, action in answers.items():
        if action[0] == "cast":
            f.amounts[seat], f.sides[seat] = action[-1], _side(action[1:-1])


def unveil(s: Knights, f: Vote) -> None:
    """WK-ASM-11: revealed Votes are discarded, whoever wins."""
    hosts = hall(s)
    f.order = [seat for seat in in_order(s, max(0, hosts.acting)) if attends(hosts, seat) and f.amounts[seat]]
    for seat in f.order:
        s.votes[seat] -= f.amounts[seat]
        note(s, "committed", rule="WK-ASM-11", seat=seat, votes=f.amounts[seat])
    f.tally = [0] * (s.seats if f.named else 2)


def declare(s: Knights, f: Vote) -> int | None:
    """WK-ASM-10: in order, all one way."""
    while f.at < len(f.order):
        seat = f.order[f.at]
        if f.sides[seat] < 0:
            return put(s, "declare", seat)
        f.at += 1
        f.tally[f.sides[seat]] += f.amounts[seat]
        if f.named:
            note(s, "declared_name", rule="WK-ASM-10", seat=seat, to_seat=f.sides[seat])
        else:
            note(s, ("declared_no", "declared_yes")[f.sides[seat]], rule="WK-ASM-10", seat=seat)
    return None


def voice_options(s: Knights, f: Vote, seat: int) -> list[Action]:
    return voices(s, f)


def default_voice(s: Knights, f: Vote, seat: int) -> Action:
    """WK-DEC-37: likewise."""
    able = [other for other in alive(s) if not f.barred >> other & 1]
    return NAMES[first_choice(f, in_order(s, seat), able)] if f.named else NO


def first_choice(f: Vote, order: list[int], able: list[int]) -> int:
    """Of those who can be named the first in this order, which begins with the voter: he comes last for what harms."""
    return next(seat for seat in (order[1:] + order[:1] if f.harms else order) if seat in able)


def declared(s: Knights, f: Vote, seat: int, action: Action) -> None:
    f.sides[seat] = _side(action)


def leaders(s: Knights, f: Vote) -> list[int]:
    able = [_side(action) for action in voices(s, f)]
    best = max(f.tally[side] for side in able)
    return [side for side in able if f.tally[side] == best]


def count(s: Knights, f: Vote) -> int | None:
    """WK-ASM-12: the presiding Baron decides freely among the tied results, 0 to 0 included."""
    if f.won >= 0:
        return end(s, f.won)
    tied = leaders(s, f)
    if len(tied) > 1:
        hosts = hall(s)
        return put(s, "tie", hosts.acting)
    return end(s, tied[0])


def tie_options(s: Knights, f: Vote, seat: int) -> list[Action]:
    tied = leaders(s, f)
    return [action for action in voices(s, f) if _side(action) in tied]


def default_tie(s: Knights, f: Vote, seat: int) -> Action:
    """WK-DEC-38: a gift to himself, harm to the next one."""
    return NAMES[first_choice(f, in_order(s, seat), leaders(s, f))] if f.named else NO


def tie_broken(s: Knights, f: Vote, seat: int, action: Action) -> None:
    f.won = _side(action)
    if f.named:
        note(s, "tie_name", rule="WK-ASM-12", seat=seat, to_seat=f.won)
    else:
        note(s, ("tie_no", "tie_yes")[f.won], rule="WK-ASM-12", seat=seat)


# -- Private Motions


def name_proposer(s: Knights, f: Motion) -> None:
    """WK-PRV-01."""
    f.proposer = random_among(s, alive(s))
    note(s, "proposer", rule="WK-PRV-01", seat=f.proposer)


def proposals(s: Knights, f: Motion, seat: int) -> list[Option]:
    """WK-PRV-02, WK-PRV-03, WK-PRV-04, WK-VAR-02: only what has an object."""
    found: list[Option] = [("none",)]
    found += [("lift", other) for other in alive(s) if s.banned >> other & 1 and other != seat]
    found += [("repeal", FACE[card]) for card in in_play(s)]
    found.append(("postpone",))
    past = dict.fromkeys(FACE[c] for c in s.agenda_discard if AGENDA_TYPE[c - FIRST_AGENDA] != PRIVATE)
    found += [("revive", word) for word in past]
    if s.options["open_private_motions"]:
        found += [("forbid", "no_sieges"), ("forbid", "no_roads"), Text(("resolve",), 200)]
    return found


def in_play(s: Knights) -> list[int]:
    """Laws, charges and offices (WK-AMB-23)."""
    return [*s.laws, *(c for cards in s.charges for c in cards), *(c for cards in s.offices for c in cards)]


def ask_proposal(s: Knights, f: Motion) -> int | None:
    return None if f.proposed else put(s, "propose", f.proposer)


def proposed(s: Knights, f: Motion, seat: int, action: Action) -> None:
    f.proposed = True
    if action[0] != "none":
        f.proposal = action
    kind = action[0]
    if kind == "lift":
        note(s, "proposed_lift", rule="WK-PRV-02", seat=seat, to_seat=action[1])
    elif kind in ("repeal", "revive"):
        note(s, "proposed_" + kind, rule="WK-PRV-02", seat=seat, agenda=action[1])
    else:
        note(s, "proposed_" + kind, rule="WK-PRV-02", seat=seat, what=action[1] if len(action) > 1 else "")


def vote_motion(s: Knights, f: Motion) -> int | None:
    """WK-PRV-04, WK-AMB-22: a revived Agenda is voted on by its own kind, in one vote."""
    if not f.proposal:
        discard_motion(s)
        return end(s)
    if f.proposal[0] == "revive":
        discard_motion(s)
        card = next(c for c in s.agenda_discard if FACE[c] == f.proposal[1])
        s.agenda_discard.remove(card)
        s.voted.append(card)
        call(s, ballot(s, card, [], []))
    else:
        call(s, Vote())
    return None


def discard_motion(s: Knights) -> None:
    """WK-PRV-06."""
    s.agenda_discard.append(s.voted.pop())


def carry_motion(s: Knights, f: Motion) -> int:
    kind, *items = f.proposal
    passed = f.result == 1
    if kind == "revive":
        result: int = f.result
        s.frames.pop()
        enact(s, s.voted[-1], result)
        return AGAIN
    discard_motion(s)
    note(s, "motion_passed" if passed else "motion_failed", rule="WK-PRV-04")
    s.frames.pop()
    if passed:
        carry_out(s, str(kind), items)
    return AGAIN


def carry_out(s: Knights, kind: str, items: list[int | str]) -> None:
    if kind == "lift":  # WK-BAN-08: he attends again from the next Assembly
        s.banned &= ~(1 << int(items[0]))
        note(s, "ban_lifted", rule="WK-BAN-08", seat=int(items[0]))
    elif kind == "repeal":
        repeal(s, str(items[0]))
    elif kind == "postpone":  # WK-PRV-05
        hall(s).postponed = True
        note(s, "postponed", rule="WK-PRV-05")
    elif kind == "forbid":
        setattr(s, str(items[0]), 2)
        note(s, "forbidden", rule="WK-VAR-02", what=items[0])
    elif kind == "resolve":
        s.texts.append(str(items[0]))


def repeal(s: Knights, word: str) -> None:
    """WK-BAN-05: taking away cannot be refused."""
    for pile in (s.laws, *s.charges):
        for card in pile:
            if FACE[card] == word:
                pile.remove(card)
                s.agenda_discard.append(card)
                note(s, "repealed", rule="WK-BAN-05", agenda=word)
                return
    army = next(a for a, cards in enumerate(s.offices) if any(FACE[c] == word for c in cards))
    strip_office(s, army)
    settle(s)


PROCEDURES = [
    procedure(Assembly, convene, hear_motions, set_order, write_votes, hold_votes, count_vote, adjourn),
    procedure(Motion, name_proposer, ask_proposal, vote_motion, carry_motion),
    procedure(Vote, commit, unveil, declare, count),
]
QUESTIONS = [
    single("appoint", Assembly, appointed, options=appoint_options),
    single("order", Assembly, order_set, options=order_options),
    draft(
        "write",
        Assembly,
        votes_written,
        edits=write_edits,
        rank=write_rank,
        default=lambda s, f, seat, draft: ("done",),
    ),
    sealed("commit", Vote, committed, options=commit_options),
    sealed("ballot", Vote, ballots_in, options=ballot_options),
    single("declare", Vote, declared, options=voice_options, default=default_voice),
    single("tie", Vote, tie_broken, options=tie_options, default=default_tie),
    single("propose", Motion, proposed, options=proposals),
]
