"""The Assembly (WK-ASM, WK-AGD, WK-PRV): what an Agenda brings to whom, and what it is worth in Votes."""

from __future__ import annotations

from collections.abc import Callable

from araldo.games.warrior_knights.board import CITIES, INCOME
from araldo.games.warrior_knights.box import (
    AGENDA_ID,
    AGENDA_TYPE,
    AWAY,
    FACE,
    FIRST_AGENDA,
    INCOME_OF,
    LAW,
    MAINTAINED,
    NAMED,
    OFFICE,
    WAGE_OF,
    agenda,
)
from araldo.games.warrior_knights.rules.agendas import FEE, FINE, SUBSIDY, TITHE, free_towns
from araldo.games.warrior_knights.rules.assembly import HARMFUL, hall
from araldo.games.warrior_knights.rules.happenings import unguarded_of
from araldo.games.warrior_knights.rules.places import cities_of, kingdom_cities_of
from araldo.games.warrior_knights.rules.seats import alive, barons
from araldo.games.warrior_knights.seneschal.outlook import CHAIR, HEAD, REVOLT, Outlook
from araldo.games.warrior_knights.seneschal.war import plain
from araldo.games.warrior_knights.state import Enactment, Knights, Motion, Vote
from araldo.kernel import DONE, Action, Span
from araldo.kernel.play import Eyes

BAN = 0.3  # for each Assembly that one misses
WORTH_A_VOTE = 0.1  # an Agenda below this is left to the others
HOPED = 0.4  # how often a motion of ours passes
TEXTS = {"AG-O05": 0.1, "AG-O06": 0.15, "AG-O03": 0.1, "AG-O08": 0.05, "AG-C09": 0.15, "AG-C11": 0.2, "AG-C12": 0.1}
Worth = Callable[[Outlook, int], float]


# -- what an Agenda is worth to a Baron


def name(card: int) -> str:
    return AGENDA_ID[card - FIRST_AGENDA]


def rounds_left(o: Outlook) -> int:
    """Taxations, Assemblies and Drafts come about once a round."""
    return o.upkeeps - 1


def charter(o: Outlook, who: int) -> float:
    return float(o.upkeeps) if free_towns(o.s, who) else o.crowns(3)


_FOR_ONE: dict[str, Worth] = {  # to the Baron who is named
    "AG-M02": lambda o, who: o.crowns(SUBSIDY),
    "AG-M06": lambda o, who: -o.crowns(min(FINE, o.s.crowns[who])),
    "AG-M07": lambda o, who: CHAIR * o.taste.politics * rounds_left(o) * (who != o.s.chairman),
    "AG-M08": lambda o, who: o.faith(o.s.faith[who]) + HEAD * o.taste.church * rounds_left(o) * (who != o.s.head),
    "AG-M09": charter,
    "AG-M10": lambda o, who: -max(o.crowns(FEE), o.troops(100)),
}
_FOR_ALL: dict[str, Worth] = {  # to each Baron if it passes
    "AG-M01": lambda o, who: -o.crowns(min(kingdom_cities_of(o.s, who), o.s.crowns[who])),
    "AG-M03": lambda o, who: 0.1 * sum(o.s.breach[city] for city in cities_of(o.s, who)),
    "AG-M04": lambda o, who: REVOLT * sum(o.crowns(2 * INCOME[city]) for city in unguarded_of(o.s, who)),
    "AG-M05": lambda o, who: o.crowns(TITHE) * (barons(o.s) - 1 if who == o.s.head else -1),
    "AG-L01": lambda o, who: -o.crowns((len(cities_of(o.s, who)) + 1) // 2) * rounds_left(o),
    "AG-L02": lambda o, who: -0.05 * rounds_left(o),
    "AG-L03": lambda o, who: 0.0,
    "AG-L04": lambda o, who: -o.crowns(1) * o.s.track.count(who),
    "AG-L05": lambda o, who: o.crowns(1) * rounds_left(o) * (barons(o.s) - 1 if who == o.s.head else -1),
    "AG-L06": lambda o, who: -o.crowns(1) * rounds_left(o) * 0.5,
    "AG-L07": lambda o, who: -o.crowns(3) * (o.s.crowns[who] >= 12) * rounds_left(o) * 0.4,
    "AG-L08": lambda o, who: 0.1 * rounds_left(o) * (kingdom_cities_of(o.s, who) - _sieges_of_others(o.s, who)),
}


def _sieges_of_others(s: Knights, who: int) -> int:
    return sum(besieger == who and s.owner[city] >= 0 for city, besieger in enumerate(s.siege[: len(CITIES)]))


def worth(o: Outlook, card: int, who: int) -> float:
    """What this Agenda brings him if he is named, or if it passes."""
    word, i = name(card), card - FIRST_AGENDA
    if word in _FOR_ONE:
        return _FOR_ONE[word](o, who)
    if word in _FOR_ALL:
        return _FOR_ALL[word](o, who)
    value = o.crowns(INCOME_OF[i] + WAGE_OF[i]) * rounds_left(o) + TEXTS.get(word, 0.0) * (o.upkeeps > 1)
    if word == "AG-C08":
        value += o.crowns(barons(o.s) - 1) * rounds_left(o)
    if word == "AG-C10":
        value += o.faith(o.s.faith[who]) * rounds_left(o)
    if AWAY[i]:
        value -= BAN * rounds_left(o) * o.taste.politics
    if AGENDA_TYPE[i] == OFFICE:
        value += o.troops(MAINTAINED[i])
    return value


def balance(o: Outlook, card: int) -> float:
    """A law or a motion for all: mine, less what it brings the others."""
    return worth(o, card, o.seat) - sum(o.spite[x] * worth(o, card, x) for x in alive(o.s) if x != o.seat)


def outcome(o: Outlook, card: int, who: int) -> float:
    """What I make of it that he is named."""
    return worth(o, card, who) if who == o.seat else -o.spite[who] * worth(o, card, who)


def stake(o: Outlook, card: int) -> float:
    """Between the best and what the others would do."""
    if not NAMED[card - FIRST_AGENDA]:
        return abs(balance(o, card))
    found = [outcome(o, card, who) for who in alive(o.s)]
    others = [outcome(o, card, who) for who in alive(o.s) if who != o.seat]
    if card in HARMFUL:
        return max(others) - outcome(o, card, o.seat) / barons(o.s)
    return max(found) - sum(others) / max(1, len(others))


# -- Votes


def rival_votes(o: Outlook, card: int) -> int:
    """What the keenest of the others is likely to lay down: about half of what he has, if he gains by it."""
    keen = [
        (o.s.votes[x] + 1) // 2
        for x in alive(o.s)
        if x != o.seat and hall(o.s).attending >> x & 1 and worth(o, card, x) > 0 and card not in HARMFUL
    ]
    return max(keen, default=0)


def bid(o: Outlook, card: int, votes: int) -> int:
    """Just above the keenest of the others, if it is worth that; the one who presides wins ties."""
    gain = stake(o, card) * o.taste.politics
    need = rival_votes(o, card) + (hall(o.s).acting != o.seat)
    if gain < WORTH_A_VOTE / 2 or need > votes or need * o.vote() > gain:
        return 0
    return max(need, int(gain >= WORTH_A_VOTE and votes > 0))


def later(o: Outlook, card: int) -> int:
    """Votes kept for better Agendas of this Assembly."""
    mine = stake(o, card)
    return sum(bid(o, other, o.s.votes[o.seat]) for other in o.s.agendas if other != card and stake(o, other) > mine)


def voted(o: Outlook) -> int:
    return o.s.voted[-1]


def commit(o: Outlook, eyes: Eyes) -> Action:
    return ("commit", _amount(o, o.s.votes[o.seat]))


def _amount(o: Outlook, votes: int) -> int:
    motion = _private(o)
    if motion is not None:
        return min(votes, 1 + votes // 4) if abs(motion_worth(o, motion.proposal)) >= WORTH_A_VOTE else 0
    card = voted(o)
    return bid(o, card, max(0, votes - later(o, card)))


def ballot(o: Outlook, eyes: Eyes) -> Action:
    """Amount and side at once."""
    amount = _amount(o, o.s.votes[o.seat])
    side = _name(o, _vote(o)) if _vote(o).named else _yes_or_no(o)
    return ("cast", *side, amount) if amount else ("abstain",)


def write(o: Outlook, eyes: Eyes) -> Action:
    """Two Barons: all on what is at stake most, one by one in the order offered."""
    spans = [option for option in eyes.options if isinstance(option, Span)]
    cards = {FACE[card]: card for card in hall(o.s).order}
    best = max(spans, key=lambda span: stake(o, cards[span.head[1]]), default=None)
    if best is None or stake(o, cards[best.head[1]]) < WORTH_A_VOTE or len(best.head) > 2:
        return DONE
    return (*best.head, max(1, best.high // 2))


# -- sides


def _vote(o: Outlook) -> Vote:
    f = o.s.frames[-1]
    assert isinstance(f, Vote)
    return f


def _private(o: Outlook) -> Motion | None:
    """The Private Motion that is voted on, but for a revived Agenda."""
    found = [frame for frame in o.s.frames if isinstance(frame, Motion)]
    return found[0] if found and found[0].proposal and found[0].proposal[0] != "revive" else None


def _name(o: Outlook, f: Vote) -> Action:
    able = [who for who in alive(o.s) if not f.barred >> who & 1]
    return ("name", _named(o, voted(o), able))


def declare(o: Outlook, eyes: Eyes) -> Action:
    """For a gift oneself, for harm the rival whom it hurts most for our good; else by the balance."""
    options = plain(eyes)
    if options[0][0] == "name":
        return ("name", _named(o, voted(o), [action[1] for action in options]))
    return _yes_or_no(o)


def _named(o: Outlook, card: int, able: list[int]) -> int:
    """Whom we want named; where it is all one a gift is for ourselves, harm for who stands ahead."""
    harms = card in HARMFUL

    def liking(who: int) -> tuple[float, bool, float]:
        return outcome(o, card, who), (who == o.seat) != harms, o.spite[who] if harms else -o.spite[who]

    return max(able, key=liking)


def leaning(o: Outlook) -> float:
    """How much we want a yes to what is put to the vote."""
    motion = _private(o)
    return balance(o, voted(o)) if motion is None else motion_worth(o, motion.proposal)


def _yes_or_no(o: Outlook) -> Action:
    return ("yes",) if leaning(o) > 0 else ("no",)


def order(o: Outlook, eyes: Eyes) -> Action:
    """What we want most comes last, when the others have spent their Votes."""
    rank = {FACE[card]: stake(o, card) for card in o.s.agendas}
    return max(plain(eyes), key=lambda action: sum(i * rank[word] for i, word in enumerate(action[1:])))


def appoint(o: Outlook, eyes: Eyes) -> Action:
    """The chair to oneself, or to the weakest."""
    return min(plain(eyes), key=lambda action: (action[1] != o.seat, o.spite[action[1]], action[1]))


# -- what has been decided


def accept(o: Outlook, eyes: Eyes) -> Action:
    """Refused only if it costs more than to miss the Assemblies to come; who is banned already refuses for nothing."""
    f = o.s.frames[-1]
    assert isinstance(f, Enactment)
    banned = 0.0 if o.s.banned >> o.seat & 1 else BAN * rounds_left(o) * o.taste.politics
    return ("refuse",) if worth(o, f.card, o.seat) < -banned else ("accept",)


def comply(o: Outlook, eyes: Eyes) -> Action:
    free = o.s.banned >> o.seat & 1 or o.upkeeps <= 1
    return next(action for action in plain(eyes) if (action[0] == "refuse") == bool(free))


def forgo(o: Outlook, eyes: Eyes) -> Action:
    return min(plain(eyes), key=lambda action: worth(o, agenda(action[1]), o.seat))


def best_town(o: Outlook, eyes: Eyes) -> Action:
    """The free city that is worth most."""
    return max(plain(eyes), key=lambda action: o.city(CITIES.index(action[1])))


# -- Private Motions


def motion_worth(o: Outlook, proposal: tuple[int | str, ...]) -> float:
    kind, *items = proposal
    if kind == "lift":
        who = int(items[0])
        return BAN if who == o.seat else -o.spite[who] * BAN
    if kind == "repeal":
        return -_in_force(o, agenda(str(items[0])))
    if kind == "postpone":
        return -sum(stake(o, card) for card in o.s.agendas) / 4 if o.s.votes[o.seat] else 0.05
    return 0.0


def _in_force(o: Outlook, card: int) -> float:
    """What a law, charge or office that stands brings me."""
    if AGENDA_TYPE[card - FIRST_AGENDA] == LAW:
        return balance(o, card)
    for who in alive(o.s):
        holds = o.s.charges[who] + [c for cards in o.s.offices[5 * who : 5 * who + 5] for c in cards]
        if card in holds:
            return outcome(o, card, who)
    return 0.0


def revived(o: Outlook, card: int) -> float:
    """An Agenda put to the vote again; harm may come down on ourselves."""
    if card not in HARMFUL:
        return HOPED * stake(o, card)
    others = max((outcome(o, card, who) for who in alive(o.s) if who != o.seat), default=0.0)
    return HOPED * others + (1 - HOPED) * outcome(o, card, o.seat)


def propose(o: Outlook, eyes: Eyes) -> Action:
    def value(action: Action) -> float:
        if action[0] == "revive":
            return revived(o, agenda(action[1]))
        return motion_worth(o, action) if action[0] in ("lift", "repeal", "postpone") else 0.0

    return max(plain(eyes), key=lambda action: (value(action), action[0] == "none"))
