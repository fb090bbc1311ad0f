"""Chapters 4.11 and 4.12: the death of a Lord or Bishop, claims, bribes, auction, the new owner (LORD, BRI, BISH)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from araldo.games.medieval_conspiracy.board import ESTATE, IDS, NUMBER, SEND, YIELD
from araldo.games.medieval_conspiracy.box import GARRISON, KNIGHT, SECULAR, owner_of, unit_of
from araldo.games.medieval_conspiracy.rules.auction import hold_auction
from araldo.games.medieval_conspiracy.rules.ownstep import held_ask
from araldo.games.medieval_conspiracy.rules.realm import (
    arrive,
    has_heir,
    lands_of,
    nearest,
    occupy,
    put,
    send_home,
    spendable,
    take,
    transfer,
    turn_order,
    whole,
)
from araldo.games.medieval_conspiracy.state import (
    Chances,
    Conspiracy,
    Death,
    Garrison,
    Haven,
    Homeward,
    Succession,
    Window,
)
from araldo.kernel import (
    AGAIN,
    DONE,
    Action,
    Option,
    Refusal,
    Span,
    call,
    draft,
    end,
    note,
    procedure,
    sealed,
    single,
)

Weighed = Iterator[tuple[Option, Refusal | None]]


# -- a ruler has been named dead


def open_window(s: Conspiracy, f: Death) -> None:
    """MC-LORD-01, MC-BISH-01."""
    call(s, Window(kind="ruler_death", opener=f.namer))


def settle(s: Conspiracy, f: Death) -> int | None:
    """MC-LORD-02: healed, nothing has happened. MC-LORD-03: else the fief is vacant until it is settled."""
    if f.ended == "healed":
        return end(s)
    s.vacant = f.fief
    taken = f.ended == "taken"  # MC-LORD-16
    still = [f.heir] if taken else []
    call(s, Succession(fief=f.fief, claims=f.claims[:], defers_checks=True, free=taken, still=still))
    return None


def garrison(s: Conspiracy, f: Death) -> None:
    """MC-LORD-14."""
    f.heir, f.bids = f.result
    if f.heir >= 0:
        call(s, Garrison(seat=f.heir, fief=f.fief))


def contest(s: Conspiracy, f: Death) -> None:
    """MC-LORD-15, MC-WAR-02, MC-WAR-05, MC-WAR-08: who has bid may attack, in turn order."""
    order = [seat for seat in turn_order(s) if f.bids >> seat & 1]
    if order:
        call(s, Chances(cause="succession", order=order, fief=f.fief))


# -- who may take part


def ask_family(s: Conspiracy, f: Succession) -> int | None:
    """MC-LORD-04, MC-DEC-19: the family claims by itself, if it wants to. MC-BISH-01: not for a bishopric."""
    family = s.owner[f.fief]
    if f.still or f.asked or ESTATE[f.fief] != SECULAR or family < 0 or not s.heirs[family][SECULAR]:
        return None
    if family in f.claims:  # by a card of its own
        return None
    return held_ask(s, "claim", family)


def claims(s: Conspiracy, f: Succession, seat: int) -> Weighed:
    yield ("claim",), None
    yield ("renounce",), None


def claimed(s: Conspiracy, f: Succession, seat: int, action: Action) -> None:
    f.asked = True
    if action[0] == "claim":
        f.claimed = True
        f.claims.append(seat)
        note(s, "claimed", rule="MC-LORD-04", seat=seat, land=IDS[f.fief])


def find_parties(s: Conspiracy, f: Succession) -> None:
    """MC-LORD-05 to MC-LORD-08, MC-BISH-02, MC-AUC-11: money is no matter here."""
    if f.still:  # The Emperor Intervenes
        return
    able = [seat for seat in turn_order(s) if has_heir(s, seat, f.fief)]
    claimants = [seat for seat in able if seat in f.claims]
    f.still = claimants or able
    f.free = ESTATE[f.fief] == SECULAR and len(f.still) == 1


def ask_sole(s: Conspiracy, f: Succession) -> int | None:
    """MC-LORD-05, MC-LORD-08, MC-DEC-20: the only one takes the fief without payment, or declines.

    A family that has just claimed it is not asked again.
    """
    if not f.free or f.answered or s.frames[-2].ended == "taken":  # type: ignore[attr-defined]
        return None
    if f.claimed and f.still == [s.owner[f.fief]]:
        return None
    return held_ask(s, "inherit", f.still[0])


def inheritances(s: Conspiracy, f: Succession, seat: int) -> Weighed:
    yield ("take",), None
    yield ("decline",), None


def inherited(s: Conspiracy, f: Succession, seat: int, action: Action) -> None:
    """MC-LORD-07: a sole claimant who declines counts as no claimant; the others with an heir may then bid."""
    if action[0] == "take":
        f.answered = 1
        return
    note(s, "declined", rule="MC-LORD-07", seat=seat, land=IDS[f.fief])
    able = [other for other in turn_order(s) if has_heir(s, other, f.fief)]
    rest = [other for other in able if other != seat]
    f.still = able if seat in f.claims and rest else []
    f.claims = []
    f.free = False


# -- bribes (MC-BRI)


def ask_bribe(s: Conspiracy, f: Succession) -> int | None:
    """MC-BRI-01, MC-BRI-02: each eligible bidder may make one proposal. MC-BISH-04, MC-BRI-05: nowhere else."""
    if f.free or ESTATE[f.fief] != SECULAR or len(f.still) < 2 or f.answered == 1 or f.briber == len(f.still):
        return None
    if not f.gifts:
        return held_ask(s, "bribe", f.still[f.briber])
    return held_ask(s, "consent", *consenting(s, f))


def consenting(s: Conspiracy, f: Succession) -> list[int]:
    """MC-BRI-03, MC-AMB-18: all others with a secular heir, or by option the other bidders."""
    briber = f.still[f.briber]
    others = f.still if s.options["bribe_consent"] == "bidders" else range(s.seats)
    return [seat for seat in others if seat != briber and s.heirs[seat][SECULAR]]


def bribe_edits(s: Conspiracy, f: Succession, seat: int, draft: list[Action]) -> list[Option]:
    if not draft:
        return [("propose",)]
    coin = s.options["money_unit"]
    left = whole(s, spendable(s, seat) - sum(edit[2] for edit in draft if edit[0] == "offer"))
    named = {edit[1] for edit in draft if edit[0] == "offer"}
    if left < coin:
        return []
    return [Span(("offer", other), coin, left, coin) for other in sorted(consenting(s, f)) if other not in named]


def bribe_rank(edit: Option) -> int:
    head = edit.head if isinstance(edit, Span) else edit
    return -1 if head[0] == "propose" else int(head[1])


def bribe_default(s: Conspiracy, f: Succession, seat: int, draft: list[Action]) -> Action:
    return DONE


def bribed(s: Conspiracy, f: Succession, drafts: dict[int, list[Action]]) -> None:
    ((seat, draft),) = drafts.items()
    if not draft:
        f.briber += 1
        return
    f.gifts = [0] * s.seats
    for edit in draft:
        if edit[0] == "offer":
            f.gifts[edit[1]] = edit[2]
            note(s, "bribe_offer", rule="MC-BRI-02", seat=seat, to_seat=edit[1], amount=edit[2])
    note(s, "bribe", rule="MC-BRI-02", seat=seat, total=sum(f.gifts), land=IDS[f.fief])


def consents(s: Conspiracy, f: Succession, seat: int) -> Weighed:
    yield ("accept",), None
    yield ("refuse",), None


def consented(s: Conspiracy, f: Succession, answers: dict[int, Action]) -> None:
    """MC-BRI-04: all accept, and it is paid; or nothing is, and the next may propose."""
    briber = f.still[f.briber]
    if all(action[0] == "accept" for action in answers.values()):
        for seat, amount in enumerate(f.gifts):
            transfer(s, briber, seat, amount)
        f.answered, f.free, f.still = 1, True, [briber]
        note(s, "bribe_taken", rule="MC-BRI-04", seat=briber)
    else:
        note(
            s,
            "bribe_refused",
            rule="MC-BRI-04",
            seats=[seat for seat in sorted(answers) if answers[seat][0] == "refuse"],
        )
        f.briber += 1
    f.gifts = []


# -- the auction and the new owner


def auction(s: Conspiracy, f: Succession) -> None:
    """MC-LORD-06, MC-LORD-07, MC-LORD-10, MC-BISH-02."""
    if f.free or not f.still:
        f.result = (f.still[0] if f.still else -1, 0)
        return
    hold_auction(s, "lord" if ESTATE[f.fief] == SECULAR else "bishop", f.fief, f.still)


def enthrone(s: Conspiracy, f: Succession) -> None:
    """MC-LORD-09, MC-LORD-11, MC-BISH-03, MC-BISH-04."""
    f.winner, f.bids = f.result
    occupy(s, f.fief, f.winner)
    s.vacant = -1
    call(s, Homeward(land=f.fief))


def settled(s: Conspiracy, f: Succession) -> int:
    return end(s, (f.winner, f.bids))


# -- strangers leave (MC-LORD-12, MC-LORD-13, MC-AMB-45)


def find_stranger(s: Conspiracy, f: Homeward) -> int | None:
    owner = s.owner[f.land]
    strangers = sorted({owner_of(u) for u in s.units[f.land]} - {owner})
    foreign = s.preacher == f.land and s.preacher_owner != owner
    if not strangers and not foreign:
        return end(s)
    seat = strangers[0] if strangers else s.preacher_owner
    units = [u for u in s.units[f.land] if owner_of(u) == seat]
    for u in units:
        take(s, f.land, u)
    preacher = foreign and s.preacher_owner == seat
    if preacher:
        s.preacher = -1
    send_home(s, seat, f.land, units, preacher)
    return AGAIN


def ask_haven(s: Conspiracy, f: Haven) -> int | None:
    return held_ask(s, "haven", f.seat) if nearest(s, f.seat, f.land) else None


def havens(s: Conspiracy, f: Haven, seat: int) -> Weighed:
    for land in nearest(s, seat, f.land):
        yield ("to", IDS[land]), None


def default_haven(s: Conspiracy, f: Haven, seat: int) -> Action:
    """MC-DEC-42: the one that yields most."""
    return ("to", IDS[max(nearest(s, seat, f.land), key=lambda t: (YIELD[t], -t))])


def haven_chosen(s: Conspiracy, f: Haven, seat: int, action: Action) -> None:
    arrive(s, seat, NUMBER[action[1]], f.units, f.preacher)
    end(s)


# -- garrison (MC-LORD-14, MC-DEC-23)


def ask_garrison(s: Conspiracy, f: Garrison) -> int | None:
    if not garrison_edits(s, f, f.seat, []):
        return end(s)
    return held_ask(s, "garrison", f.seat)


def garrison_edits(s: Conspiracy, f: Garrison, seat: int, draft: list[Action]) -> list[Option]:
    """Up to one knight and two mercenaries from any own territory."""
    knights = sum(str(edit[1]).startswith("knight") for edit in draft) if draft else 0
    room = {KNIGHT: GARRISON[0] - knights, 4: GARRISON[1] - (len(draft) - knights)}
    found: list[Option] = []
    for land in lands_of(s, seat):
        if land != f.fief:
            found += [SEND[land][u & 7] for u in unsent(s, seat, land, draft) if room[u & 4] > 0]
    return found


def unsent(s: Conspiracy, seat: int, land: int, draft: list[Action]) -> list[int]:
    """The units of a seat in a territory that a draft does not send yet, each kind once."""
    last, units = -1, s.units[land]
    found = []
    for u in units:
        if u != last and u >> 3 == seat and (not draft or units.count(u) > draft.count(SEND[land][u & 7])):
            found.append(u)
        last = u
    return found


@cache
def march_rank(edit: Action) -> tuple[int, ...]:
    """Edits that name a unit and where it stands, in map order."""
    return (NUMBER[edit[2]], unit_of(0, edit[1]))


def stay(s: Conspiracy, f: object, seat: int, draft: list[Action]) -> Action:
    return DONE


def garrisoned(s: Conspiracy, f: Garrison, drafts: dict[int, list[Action]]) -> None:
    ((seat, draft),) = drafts.items()
    for _, word, land in draft:
        put(s, f.fief, [take(s, NUMBER[land], unit_of(seat, word))])
    if draft:
        note(s, "garrison", rule="MC-LORD-14", seat=seat, count=len(draft), land=IDS[f.fief])
    end(s)


PROCEDURES = [
    procedure(Death, open_window, settle, garrison, contest),
    procedure(Succession, ask_family, find_parties, ask_sole, ask_bribe, auction, enthrone, settled),
    procedure(Homeward, find_stranger),
    procedure(Haven, ask_haven),
    procedure(Garrison, ask_garrison),
]

QUESTIONS = [
    single("claim", Succession, claimed, candidates=claims),
    single("inherit", Succession, inherited, candidates=inheritances),
    draft("bribe", Succession, bribed, edits=bribe_edits, rank=bribe_rank, default=bribe_default),
    sealed("consent", Succession, consented, candidates=consents, default=lambda s, f, seat: ("refuse",)),
    single("haven", Haven, haven_chosen, candidates=havens, default=default_haven),
    draft("garrison", Garrison, garrisoned, edits=garrison_edits, rank=march_rank, default=stay),
]
