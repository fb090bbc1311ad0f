"""Bargains between two players: trades (chapter TRD) and marriages by consent (CK-MAR-07 to CK-MAR-11).

One side states terms (a draft), the other accepts, refuses or states terms of its own; only immediate exchanges count
(CK-TRD-05). Result: 1 if the bargain was struck.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from araldo.games.crusader_kings.board import IDS, NUMBER
from araldo.games.crusader_kings.box import (
    BUILDER_TOKEN,
    COUNCILLOR,
    INVENTOR_TOKEN,
    KINDS,
    MOST_LANDS,
    MOST_OF_TYPE,
    OFFERS,
    id_of,
    kind_of,
)
from araldo.games.crusader_kings.rules import courtship
from araldo.games.crusader_kings.rules.fallback import least_wanted
from araldo.games.crusader_kings.rules.involved import involved
from araldo.games.crusader_kings.rules.kin import find
from araldo.games.crusader_kings.rules.marriage import join, move_out
from araldo.games.crusader_kings.rules.realm import (
    award,
    card_of,
    end_hostility,
    form_pact,
    hand_over,
    has_claim,
    human,
    lands_of,
    of_type,
    party_of,
    present,
    put_down,
    strip_land,
    word,
)
from araldo.games.crusader_kings.rules.rights import breaking
from araldo.games.crusader_kings.state import Bargain, Gain, Kings
from araldo.kernel import (
    DONE,
    Action,
    Frame,
    Option,
    Refusal,
    Span,
    ask,
    call,
    draft,
    end,
    note,
    procedure,
    single,
)

REPLIES = 2  # counter-offers in one bargain
ORDER = (
    "family", "give_gold", "take_gold", "give_land", "take_land", "give_card", "take_card", "give_claim", "take_claim",
    "peace",
)  # fmt: skip


RANK = {verb: i for i, verb in enumerate(ORDER)}
FAMILY, TAKE_GOLD, TAKE_LAND, TAKE_CARD = RANK["family"], RANK["take_gold"], RANK["take_land"], RANK["take_card"]
GIVE_CLAIM = RANK["give_claim"]
GOLD = frozenset(("give_gold", "take_gold"))
LAND_TERMS: dict[str, tuple[Action, ...]] = {
    verb: tuple((verb, land) for land in IDS) for verb in ("give_land", "take_land")
}


# -- when trades may be proposed (CK-TRD-06)


def reopen(s: Kings) -> None:
    s.trades_left = [OFFERS] * s.parties


def trade_options(s: Kings, f: Frame, seat: int) -> list[Option]:
    """CK-TRD-01: to any other player; not with a dynasty that has fallen. An automatic one never trades (CK-AI-22)."""
    if not s.trades_left[seat] or seat not in s.owner:
        return []
    return [("trade", word(s, p)) for p in range(s.seats) if p != seat and present(s, p) and p in s.owner]


def trade_proposed(s: Kings, f: Frame, seat: int, action: Action) -> None:
    s.trades_left[seat] -= 1
    call(s, Bargain(maker=seat, partner=party_of(s, action[1]), speaker=seat, replies=REPLIES))


def offer_marriage(s: Kings, maker: int, mine: int, theirs: int) -> None:
    partner = find(s, theirs)[0]
    frame = Bargain(maker=maker, partner=partner, speaker=maker, replies=REPLIES, mine=mine, theirs=theirs)
    if mine == s.kings[maker] or theirs == s.kings[partner]:  # CK-MAR-10
        frame.family = maker if mine == s.kings[maker] else partner
    elif not human(s, partner):  # CK-AI-23: who pays takes the couple
        frame.family = maker
    call(s, frame)


# -- stating terms


def state_terms(s: Kings, f: Bargain) -> int | None:
    if f.stated:
        return None
    return ask(s, "terms", f.speaker, free=breaking(s))


def open_family(s: Kings, f: Bargain) -> bool:
    """CK-MAR-11: the players agree which family the couple joins, unless a ruler weds or a partner is automatic."""
    rules = f.mine == s.kings[f.maker] or f.theirs == s.kings[f.partner]
    return f.mine >= 0 and not rules and human(s, f.partner)


def goods(s: Kings) -> str:
    """CK-OPT-04, for a dowry too, which may always be Gold."""
    return str(s.options["trades"])


def term_edits(s: Kings, f: Bargain, seat: int, draft: list[Action]) -> list[Option]:
    """CK-TRD-02, CK-TRD-03: Gold, territories, Development cards, one's own Casus Belli; nothing else."""
    return terms_from(s, f, seat, draft, 0)


def terms_from(s: Kings, f: Bargain, seat: int, draft: list[Action], least: int) -> list[Option]:
    """The edits of this rank and later ones."""
    other = f.partner if seat == f.maker else f.maker
    said = {edit[0] for edit in draft}
    found: list[Option] = []
    if least <= FAMILY and open_family(s, f) and "family" not in said:
        found += [("family", word(s, f.maker)), ("family", word(s, f.partner))]
    if least <= TAKE_GOLD and not said & GOLD:
        for verb, payer in (("give_gold", seat), ("take_gold", other)):
            if RANK[verb] >= least and human(s, payer) and s.gold[payer]:
                found.append(Span((verb,), 1, s.gold[payer]))
    if goods(s) == "full" and human(s, other):
        if least <= TAKE_LAND:
            barred = involved(s)
            for verb, giver in (("give_land", seat), ("take_land", other)):
                if RANK[verb] >= least:
                    rows = LAND_TERMS[verb]
                    lands = [rows[t] for t in lands_of(s, giver) if t not in barred]
                    found += [term for term in lands if term not in draft] if verb in said else lands
        if least <= TAKE_CARD:
            coming = arriving(s)
            for verb, giver in (("give_card", seat), ("take_card", other)):
                kinds = [(verb, KINDS[kind_of(c)]) for c in s.cards[giver] if c not in coming]
                found += [term for term in kinds if term not in draft] if RANK[verb] >= least else []
        if has_claim(s, seat, other) and "give_claim" not in said and least <= GIVE_CLAIM:
            found.append(("give_claim",))
        if has_claim(s, other, seat) and "take_claim" not in said:
            found.append(("take_claim",))
    hostile = (s.wars[seat] | s.claims[seat]) >> other & 1 or s.claims[other] >> seat & 1
    if s.options["peace_by_agreement"] and human(s, other) and hostile and "peace" not in said:
        found.append(("peace",))
    return found


def term_options(s: Kings, f: Bargain, seat: int, draft: list[Action]) -> list[Option]:
    """What bots see: only what comes later than the last edit is looked for."""
    done = terms_ready(s, f, seat, draft) is None
    found = terms_from(s, f, seat, draft, RANK[draft[-1][0]] if draft else 0)
    if draft:
        last = term_rank(draft[-1])
        found = [edit for edit in found if term_rank(edit) >= last]
        if not found and not done:  # who went too fast to be done may go back
            found = term_edits(s, f, seat, draft)
    if done:
        found.append(DONE)
    return found


def arriving(s: Kings) -> dict[int, int]:
    """Development cards that are on their way to somebody, who must first discard another: card to receiver."""
    return {f.piece: f.seat for f in s.frames if isinstance(f, Gain)}


def terms_ready(s: Kings, f: Bargain, seat: int, draft: list[Action]) -> Refusal | None:
    if open_family(s, f) and not any(edit[0] == "family" for edit in draft):
        return Refusal("CK-MAR-11")
    return None


def term_rank(edit: Option) -> tuple[int, Any]:
    if isinstance(edit, Span):
        return RANK[edit.head[0]], ""
    return RANK[str(edit[0])], edit[1] if len(edit) > 1 and type(edit[1]) is str else ""


def terms_stated(s: Kings, f: Bargain, drafts: dict[int, list[Action]]) -> None:
    """Terms are kept as seen by the maker; no terms at all in a trade: the proposal is dropped."""
    draft = drafts[f.speaker]
    f.stated = True
    if not draft and f.mine < 0:
        f.replies = -1
        return
    f.gold, f.waived, f.peace, f.lands, f.cards = 0, 0, False, [], []
    own = f.speaker == f.maker
    for verb, *rest in draft:
        if verb == "family":
            f.family = party_of(s, rest[0])
        elif verb in ("give_gold", "take_gold"):
            f.gold = rest[0] if (verb == "give_gold") == own else -rest[0]
        elif verb in ("give_land", "take_land"):
            f.lands.append(NUMBER[rest[0]])
        elif verb in ("give_card", "take_card"):
            giver = f.speaker if verb == "give_card" else (f.partner if own else f.maker)
            f.cards.append(next(c for c in s.cards[giver] if KINDS[kind_of(c)] == rest[0]))
        elif verb in ("give_claim", "take_claim"):
            f.waived |= 1 if (verb == "give_claim") == own else 2
        else:
            f.peace = True
    f.lands.sort()
    f.cards.sort()
    tell_terms(s, f)


def goods_of(f: Any, owner: list[int], held: list[list[int]], giver: int) -> list[str]:
    """In words, what one side of a bargain (a frame, or what a view shows of it) hands over."""
    own = giver == f.maker
    found = [f"gold.{abs(f.gold)}"] if f.gold and (f.gold > 0) == own else []
    found += [IDS[t] for t in f.lands if owner[t] == giver]
    found += [KINDS[kind_of(c)] for c in f.cards if c in held[giver]]
    found += ["claim"] if f.waived & (1 if own else 2) else []
    found += ["peace"] if f.peace else []
    return found or ["nothing"]


def tell_terms(s: Kings, f: Bargain) -> None:
    """Everybody hears what is offered (CK-TRD-01, CK-MAR-07)."""
    if s.log is None:
        return
    other = f.partner if f.speaker == f.maker else f.maker
    gives, takes = (goods_of(f, s.owner, s.cards, party) for party in (f.speaker, other))
    told: dict[str, Any] = {"house": word(s, f.speaker), "other": word(s, other), "gives": gives, "takes": takes}
    if f.mine >= 0:
        family = word(s, f.family)
        note(s, "offer_marriage", person=id_of(f.mine), mate=id_of(f.theirs), family=family, **told, rule="CK-MAR-07")
    else:
        note(s, "offer_trade", **told, rule="CK-TRD-01")


# -- the answer


def ask_reply(s: Kings, f: Bargain) -> int | None:
    if f.accepted:
        return None
    if f.replies < 0:
        return end(s, 0)
    other = f.partner if f.speaker == f.maker else f.maker
    if human(s, other):
        return ask(s, "reply", other, free=breaking(s))
    if payable(s, f) is None and courtship.accepts(s, f):
        return None
    note(s, "refused_offer", house=word(s, other), rule="CK-MAR-21")
    return end(s, 0)


def payable(s: Kings, f: Bargain) -> Refusal | None:
    """CK-TRD-04: nobody is left without territory or with more than eight; no kind of card twice."""
    payer = f.maker if f.gold > 0 else f.partner
    if human(s, payer) and s.gold[payer] < abs(f.gold):
        return Refusal("CK-GEN-07", (("house", word(s, payer)), ("gold", s.gold[payer]), ("price", abs(f.gold))))
    if f.lands and (why := refuse_lands(s, f)) is not None:
        return why
    if f.cards and (refuse_cards(s, f, f.maker, f.partner) or refuse_cards(s, f, f.partner, f.maker)):
        return Refusal("CK-TRD-04")
    for flag, holder, against in ((1, f.maker, f.partner), (2, f.partner, f.maker)):
        if f.waived & flag and not has_claim(s, holder, against):
            return Refusal("CK-TRD-03")
    return None


def refuse_lands(s: Kings, f: Bargain) -> Refusal | None:
    for giver, taker in ((f.maker, f.partner), (f.partner, f.maker)):
        out = sum(s.owner[t] == giver for t in f.lands)
        back = sum(s.owner[t] == taker for t in f.lands)
        count = s.owner.count(giver) - out + back
        if not 0 < count <= MOST_LANDS:
            return Refusal("CK-TRD-04", (("house", word(s, giver)), ("lands", count), ("most", MOST_LANDS)))
    return None


def refuse_cards(s: Kings, f: Bargain, giver: int, taker: int) -> bool:
    """A kind that the receiver keeps may not come a second time."""
    if not set(f.cards) <= {*s.cards[giver], *s.cards[taker]}:
        return True
    kept = {kind_of(c) for c in s.cards[taker] if c not in f.cards}
    kept |= {kind_of(c) for c, receiver in arriving(s).items() if receiver == taker}
    return any(kind_of(c) in kept for c in f.cards if c in s.cards[giver])


def reply_weighed(s: Kings, f: Bargain, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    yield ("accept",), payable(s, f)
    yield ("refuse",), None
    other = f.partner if seat == f.maker else f.maker
    yield ("counter_offer",), None if f.replies > 0 and human(s, other) else Refusal("CK-MAR-21")


def replied(s: Kings, f: Bargain, seat: int, action: Action) -> None:
    if action[0] == "accept":
        f.accepted = True
    elif action[0] == "refuse":
        note(s, "refused_offer", house=word(s, seat), rule="CK-MAR-21")
        end(s, 0)
    else:
        f.speaker, f.stated, f.step = seat, False, 0
        f.replies -= 1


# -- the exchange


def surplus(s: Kings, f: Bargain, party: int) -> list[int]:
    """CK-TRD-04: Development cards of which a receiver must first discard one; none if all fit."""
    for councillor in (True, False):
        held = of_type(s, party, councillor)
        kept = [c for c in held if c not in f.cards and c not in f.dropped]
        coming = sum(COUNCILLOR[kind_of(c)] == councillor and c not in held for c in f.cards)
        if len(kept) + coming > MOST_OF_TYPE:
            return kept
    return []


def make_room(s: Kings, f: Bargain) -> int | None:
    for party in (f.maker, f.partner):
        if f.cards and surplus(s, f, party):
            return ask(s, "trade_discard", party, free=breaking(s))
    return None


def room_options(s: Kings, f: Bargain, seat: int) -> list[Option]:
    return [("discard", KINDS[kind_of(c)]) for c in surplus(s, f, seat)]


def room_made(s: Kings, f: Bargain, seat: int, action: Action) -> None:
    f.dropped.append(card_of(s, seat, KINDS.index(action[1])))


def default_room(s: Kings, f: Bargain, seat: int) -> Action:
    return ("discard", KINDS[kind_of(least_wanted(surplus(s, f, seat)))])


def conclude(s: Kings, f: Bargain) -> int:
    strike(s, f)
    if f.mine < 0:  # only refused offers are counted
        s.trades_left[f.maker] += 1
    return end(s, 1)


def strike(s: Kings, f: Bargain) -> None:
    """Everything changes hands at once; then the wedding."""
    gives, takes = (goods_of(f, s.owner, s.cards, party) for party in (f.maker, f.partner))
    note(s, "struck", house=word(s, f.maker), other=word(s, f.partner), gives=gives, takes=takes, rule="CK-TRD-01")
    if f.gold:
        payer, payee = (f.maker, f.partner) if f.gold > 0 else (f.partner, f.maker)
        hand_over(s, payer, payee, abs(f.gold))
    for land in f.lands:
        cede(s, land, f.partner if s.owner[land] == f.maker else f.maker)
    if f.lands:
        award(s, BUILDER_TOKEN)
    swap_cards(s, f)
    for flag, holder, against in ((1, f.maker, f.partner), (2, f.partner, f.maker)):
        if f.waived & flag:
            s.claims[holder] &= ~(1 << against)
    if f.peace:
        end_hostility(s, f.maker, f.partner)
    if f.mine >= 0:
        stays, moves = (f.mine, f.theirs) if f.family == f.maker else (f.theirs, f.mine)
        move_out(s, f.partner if f.family == f.maker else f.maker, moves)
        join(s, f.family, stays, moves)
        form_pact(s, f.maker, f.partner)


def cede(s: Kings, land: int, taker: int) -> None:
    """CK-TRD-04: the giver's Footsoldier leaves, a title ends, Castle and tokens stay."""
    strip_land(s, land, "CK-TRD-04")
    s.owner[land] = taker


def swap_cards(s: Kings, f: Bargain) -> None:
    for card in f.dropped:
        put_down(s, f.maker if card in s.cards[f.maker] else f.partner, card)
    given = [c for c in f.cards if c in s.cards[f.maker]]
    for card in f.cards:
        giver, taker = (f.maker, f.partner) if card in given else (f.partner, f.maker)
        s.cards[giver].remove(card)
        s.cards[taker].append(card)
    if f.cards:
        award(s, INVENTOR_TOKEN)


def default_terms(s: Kings, f: Bargain, seat: int, draft: list[Action]) -> Action:
    if terms_ready(s, f, seat, draft) is not None:
        return ("family", word(s, seat))
    return DONE


PROCEDURES = [procedure(Bargain, state_terms, ask_reply, make_room, conclude)]
QUESTIONS = [
    single("trade", Frame, trade_proposed, options=trade_options),
    draft(
        "terms",
        Bargain,
        terms_stated,
        edits=term_edits,
        options=term_options,
        ready=terms_ready,
        rank=term_rank,
        default=default_terms,
    ),
    single("reply", Bargain, replied, candidates=reply_weighed, default=lambda s, f, seat: ("refuse",)),
    single("trade_discard", Bargain, room_made, options=room_options, default=default_room),
]
