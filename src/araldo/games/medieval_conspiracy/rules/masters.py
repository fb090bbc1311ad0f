"""Chapters 4.20 and 4.21: tracks, Master cards, votes, the election, and both ways to win."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from araldo.games.medieval_conspiracy.board import IDS, SEAT_OF_ELECTOR
from araldo.games.medieval_conspiracy.box import (
    DEPOSE,
    ELECTORATE_GLORY,
    ELECTORS,
    FAITH,
    MASTER_GLORY,
    MASTER_LEAST,
    MASTERS,
    STRICT_NEUTRAL,
    TRADE,
    WAR,
)
from araldo.games.medieval_conspiracy.rules.ownstep import held_ask
from araldo.games.medieval_conspiracy.rules.realm import (
    incomes,
    relics,
    rents,
    survey,
    trades,
    troop_values,
    turn_order,
)
from araldo.games.medieval_conspiracy.state import Conspiracy, Votes
from araldo.kernel import Action, Option, Refusal, call, end, finish, note, procedure, single

NEUTRAL = -1


# -- tracks (MC-GEN-12)


def recount(s: Conspiracy) -> None:
    """Everything that follows from the map, after it was laid out by hand."""
    s.realms = survey(s)
    recount_lands(s)


def recount_lands(s: Conspiracy) -> None:
    """What territories and roads yield, from the map; then the tracks."""
    s.trade, s.rents = trades(s)[:-1], rents(s)[:-1]
    s.stale, s.moved = False, True
    retrack(s)


def retrack(s: Conspiracy) -> None:
    """The tracks and the incomes, from what is kept."""
    s.moment += 1
    follow(s, FAITH, relics(s))
    follow(s, WAR, troop_values(s))
    follow(s, TRADE, s.trade)
    s.income = incomes(s)
    s.changed = False


def follow(s: Conspiracy, master: int, fresh: list[int]) -> None:
    """A track has new values. Who keeps a value has had it longest (MC-MAS-04)."""
    if fresh != s.tracks[master]:
        for seat, value in enumerate(s.tracks[master]):
            if fresh[seat] != value:
                s.since[master][seat] = s.moment
        s.tracks[master] = fresh[:]
        s.moved = True


def rightful(s: Conspiracy, master: int) -> int:
    """MC-MAS-01, MC-MAS-03 to MC-MAS-05, MC-AMB-37: who should hold a Master card now."""
    track, least, holder = s.tracks[master], MASTER_LEAST[master], s.masters[master]
    best = max(track)
    if best < least:
        return -1
    if holder >= 0 and track[holder] == best:
        return holder
    order = turn_order(s)
    leaders = [seat for seat in order if track[seat] == best]
    return min(leaders, key=lambda seat: s.since[master][seat])


# -- the standing orders of the game (Game.checks), in the order of MC-MAS-02


def tracks_follow(s: Conspiracy) -> bool:
    if s.stale:
        recount_lands(s)
    elif s.changed:
        retrack(s)
    else:
        return False
    return True


def masters_follow(s: Conspiracy) -> bool:
    """One Master card at a time: a loss removes its vote at once (MC-MAS-08)."""
    for master in range(3):
        holder = rightful(s, master)
        if holder != s.masters[master]:
            s.masters[master], s.votes[master] = holder, -1
            s.waived = [False] * 3
            s.income = incomes(s)  # 20 each
            note(s, "master" if holder >= 0 else "master_unheld", rule="MC-MAS-02", seat=holder, master=MASTERS[master])
            return True
        if unseat(s, master) or seat_wanted(s, master):
            return True
    s.moved = False
    return False


def unseat(s: Conspiracy, master: int) -> bool:
    """MC-MAS-07, MC-MAS-09: no vote on an owned elector; by option none below the thresholds (MC-AMB-04)."""
    elector = s.votes[master]
    if elector < 0 or (s.owner[SEAT_OF_ELECTOR[elector]] < 0 and enough_neutral(s, master)):
        return False
    s.votes[master] = -1
    s.waived = [False] * 3
    note(s, "vote_void", rule="MC-MAS-09", master=MASTERS[master], elector=ELECTORS[elector])
    return True


def seat_wanted(s: Conspiracy, master: int) -> bool:
    """MC-MAS-06, MC-MAS-10: a held Master without a seat is asked where its vote goes, in the order of rank.

    MC-MAS-13: one that has a seat keeps it.
    """
    if s.masters[master] < 0 or s.votes[master] >= 0 or s.waived[master] or not seats_for(s, master):
        return False
    call(s, Votes(master=master))
    return True


def enough_neutral(s: Conspiracy, master: int) -> bool:
    """MC-MAS-11 with the option `strict_master_thresholds`: three for Trade, two for War."""
    if not s.options["strict_master_thresholds"]:
        return True
    neutral = sum(s.owner[land] < 0 for land in SEAT_OF_ELECTOR)
    return neutral >= STRICT_NEUTRAL[master]


def seats_for(s: Conspiracy, master: int) -> list[int]:
    """MC-MAS-10, MC-MAS-14: neutral electors that are free or under the vote of a lower Master."""
    if not enough_neutral(s, master):
        return []
    return [e for e in range(len(ELECTORS)) if seat_refused(s, master, e) is None]


def seat_refused(s: Conspiracy, master: int, elector: int) -> Refusal | None:
    if s.owner[SEAT_OF_ELECTOR[elector]] >= 0:
        return Refusal("MC-MAS-07")
    if elector in s.votes and s.votes.index(elector) <= master:
        return Refusal("MC-MAS-10")
    return None


def ask_vote(s: Conspiracy, f: Votes) -> int | None:
    return held_ask(s, "vote", s.masters[f.master])


def vote_seats(s: Conspiracy, f: Votes, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    for elector in range(len(ELECTORS)):
        yield ("vote", ELECTORS[elector]), seat_refused(s, f.master, elector)
    yield ("abstain",), None


def default_vote(s: Conspiracy, f: Votes, seat: int) -> Action:
    """MC-DEC-39: a free elector; else the seat of the lowest Master."""
    found = seats_for(s, f.master)
    free = [e for e in found if e not in s.votes]
    return ("vote", ELECTORS[free[0] if free else max(found, key=lambda e: s.votes.index(e))])


def voted(s: Conspiracy, f: Votes, seat: int, action: Action) -> None:
    if action[0] == "abstain":
        s.waived[f.master] = True
        note(s, "abstained", rule="MC-MAS-06", seat=seat, master=MASTERS[f.master])
    else:
        elector = ELECTORS.index(action[1])
        if elector in s.votes:
            s.votes[s.votes.index(elector)] = -1
        s.votes[f.master] = elector
        s.waived = [False] * 3
        s.moved = True
        note(s, "voted", rule="MC-MAS-06", seat=seat, master=MASTERS[f.master], elector=ELECTORS[elector])
    end(s)
    if s.options["deposition_counts_masters"]:
        depose(s)


def casts(s: Conspiracy, master: int) -> bool:
    """Does this Master's vote count? Not on an elector who has just been bought (MC-MAS-07)."""
    return s.votes[master] >= 0 and s.owner[SEAT_OF_ELECTOR[s.votes[master]]] < 0


# -- winning (MC-WIN-01)


def depose(s: Conspiracy) -> bool:
    """MC-WIN-01, MC-AMB-05: four electors owned, or by option owned and influenced, win at once."""
    for seat in turn_order(s):
        count = sum(s.owner[land] == seat for land in SEAT_OF_ELECTOR)
        if s.options["deposition_counts_masters"]:
            count += sum(s.masters[m] == seat and casts(s, m) for m in range(3))
        if count >= DEPOSE:
            s.winner, s.ending = seat, "deposed"
            tell_glory(s)
            note(s, "deposed", rule="MC-WIN-01", seat=seat, count=count)
            finish(s)
            return True
    return False


# -- the election (MC-VOTE)


class Candidate(NamedTuple):
    """What a candidate has to show: the neutral one has seat -1."""

    seat: int
    votes: int
    glory: int
    direct: int
    master: int  # the glory of his highest Master card


def candidates(s: Conspiracy) -> list[Candidate]:
    """MC-VOTE-01, MC-VOTE-02; MC-MAS-12: a Master without a vote has its glory."""
    owned = [s.owner[land] for land in SEAT_OF_ELECTOR]
    found = []
    for seat in range(s.seats):
        cards = [m for m in range(3) if s.masters[m] == seat]
        direct = owned.count(seat)
        votes = direct + sum(casts(s, m) for m in cards)
        glory = ELECTORATE_GLORY * direct + sum(MASTER_GLORY[m] for m in cards)
        found.append(Candidate(seat, votes, glory, direct, max((MASTER_GLORY[m] for m in cards), default=0)))
    free = sum(owner < 0 and e not in s.votes for e, owner in enumerate(owned))
    found.append(Candidate(NEUTRAL, free, ELECTORATE_GLORY * free, free, 0))
    return found


def tell_glory(s: Conspiracy) -> None:
    """What everybody has in the end, and by what: electorates, Master cards, votes, glory."""
    for c in candidates(s)[:-1]:
        lands = [IDS[land] for land in SEAT_OF_ELECTOR if s.owner[land] == c.seat]
        cards = [MASTERS[m] for m in range(3) if s.masters[m] == c.seat]
        note(s, "tally", rule="MC-VOTE-02", seat=c.seat, votes=c.votes, glory=c.glory, lands=lands, cards=cards)


def elect(found: Sequence[Candidate], count: str = "votes") -> int | None:
    """MC-VOTE-03, MC-VOTE-04, MC-AMB-46.

    The seat elected, NEUTRAL, or None if even the last tie-break does not decide.
    """

    def merit(c: Candidate) -> tuple[int, ...]:
        return (c.votes, c.glory, c.direct, c.master) if count == "votes" else (c.glory, c.direct, c.master)

    best = max(merit(c) for c in found)
    elected = [c.seat for c in found if merit(c) == best]
    return elected[0] if len(elected) == 1 else None


PROCEDURES = [procedure(Votes, ask_vote)]

QUESTIONS = [single("vote", Votes, voted, candidates=vote_seats, default=default_vote)]

CHECKS = (tracks_follow, masters_follow)


def due(s: Conspiracy) -> bool:
    """Whether one of them may apply."""
    return s.stale or s.changed or s.moved
