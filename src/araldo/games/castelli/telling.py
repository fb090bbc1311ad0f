"""What people are told about a decision: what a tile brings and to whom, what a castle costs and scores."""

from __future__ import annotations

from araldo.games.castelli.box import (
    ABBOT_PRICE,
    BUY_SILVER,
    CARD_OP,
    CASTLE_PRICE,
    FACE,
    MASTER_BUILDER_SILVER,
    MINE,
    OVERBUILD_PRICE,
    RESOURCES,
    SALE_SILVER,
    SILVER_AWARD,
    SILVER_AWARD_BATTLE,
    TILES,
    TOWN,
    TRAITOR_SILVER,
    VILLAGE,
)
from araldo.games.castelli.rules.foresight import castle_vp, finished_by, payments
from araldo.games.castelli.rules.shields import influence
from araldo.games.castelli.rules.valuing import shares
from araldo.games.castelli.state import OPEN, SOURCE_COUNT, SOURCES, Castelli, Overbuild, Stewards, Turn
from araldo.kernel import Action
from araldo.kernel.telling import Brief, Change, Cost, Hint, Phrase, Row, Source, Table, Tells

GOODS = (*RESOURCES, "drawn", "silver")  # what an area or the frame pays, by kind
STEPS = (Phrase("step-reveal"), Phrase("step-collect"), Phrase("step-build"))
REVEAL, COLLECT, BUILD = range(3)
NEAR = 2  # tiles that an area may lack to be named as one of the next


# -- options


def option(s: Castelli, seat: int, action: Action) -> Hint | None:
    verb = action[0]
    if verb == "reveal":
        return _reveal(s, action)
    if verb in ("turn", "steward"):
        return _turn(s, seat, action)
    if verb in ("build", "overbuild"):
        return _castle(s, seat, action)
    if verb == "play":
        return _card(s, seat, action)
    if verb == "sell":
        silver = s.silver[seat]
        return Hint(after=(Change("silver", silver, silver + min(SALE_SILVER, s.mine), "CA-CRD-06"),), group="sales",
                    detail=f"cards/{action[1]}", icon=action[1])  # fmt: skip
    if verb == "stop":
        return Hint(effect=_after_stop(s), group="end")
    return None


def _reveal(s: Castelli, action: Action) -> Hint:
    """Which areas fall due, and who leads there; what the tile shows nobody knows."""
    b, space = s.board, s.board.number[action[1]]
    due = finished_by(s, space)
    lines = tuple(_leads(s, area) for area in due) or (Phrase("effect-reveal-none"),)
    return Hint(effect=lines, group="reveal", rank=-len(due), places=(action[1], *(b.areas[area] for area in due)))


def _leads(s: Castelli, area: int) -> Phrase:
    b = s.board
    winners, _ = shares(s, influence(s, b.area_shields[area]))
    told = {"cell": b.octagons[b.area_octagon[area]], "good": GOODS[b.area_kind[area]], "amount": b.area_yield[area]}
    told |= {"seats": winners}
    return Phrase("effect-due", told) if winners else Phrase("effect-due-nobody", told)


def _turn(s: Castelli, seat: int, action: Action) -> Hint:
    space = space_in_play(s)
    lines: list[Phrase] = []
    stock = [s.stock[3 * seat + r] for r in range(3)]
    paid = payments(s, space, action[1])
    for one, kind, amount, lost, area in sorted(paid, key=lambda p: p.seat != seat):
        told = {"seat": one, "amount": amount, "lost": lost, "good": GOODS[kind]}
        lines.append(Phrase("effect-paid-frame" if area < 0 else "effect-paid", told))
        if one == seat and kind < len(stock):
            stock[kind] += amount
    after = tuple(Change(RESOURCES[r], s.stock[3 * seat + r], stock[r])
                  for r in range(3) if stock[r] != s.stock[3 * seat + r])  # fmt: skip
    own = sum(amount for one, _, amount, _, _ in paid if one == seat)
    return Hint(effect=tuple(lines) or Phrase("effect-paid-nobody"), after=after, rank=-own, group="turn",
                places=(s.board.spaces[space],), sure=action[0] == "steward")  # fmt: skip


def _castle(s: Castelli, seat: int, action: Action) -> Hint:
    b, place, words = s.board, s.board.number[action[1]], action[2:]
    octagon = b.place_octagon[place]
    each = CASTLE_PRICE if action[0] == "build" else ABBOT_PRICE if "abbot" in words else OVERBUILD_PRICE
    price, silver = [each] * 3, 0
    if "master_builder" in words:
        silver = MASTER_BUILDER_SILVER * len(words[1:])
        for resource in words[1:]:
            price[RESOURCES.index(resource)] = 0
    elif "buy" in words:
        silver = BUY_SILVER
        price[RESOURCES.index(words[-1])] -= 1
    cost = [Cost(RESOURCES[r], price[r]) for r in range(3) if price[r]]
    if silver:
        cost.append(Cost("silver", silver))
    scores = castle_vp(s, octagon)
    counted = [other for other in b.lines[octagon] if s.settled[other]]
    towns = [b.octagons[other] for other in counted if s.settled[other] == TOWN]
    villages = [b.octagons[other] for other in counted if s.settled[other] == VILLAGE]
    return Hint(
        cost=tuple(cost),
        effect=Phrase("effect-castle", {"vp": scores, "towns": towns, "villages": villages}),
        after=(Change("points", s.vp[seat], s.vp[seat] + scores, "CA-VPT-01"),),
        group=action[0],
        rank=-scores,
        places=(action[1], *towns, *villages),
        detail=f"cards/{words[0]}" if words and words[0] != "buy" else "",
    )


def _card(s: Castelli, seat: int, action: Action) -> Hint:
    kind = action[1]
    op = CARD_OP[kind]["kind"]
    after: tuple[Change, ...] = ()
    cost: tuple[Cost, ...] = ()
    silver = s.silver[seat]
    if op == "gain_vp":
        after = (Change("points", s.vp[seat], s.vp[seat] + CARD_OP[kind]["amount"], "CA-CHR-01"),)
    elif op == "steal_silver_from_each":
        others = sum(min(CARD_OP[kind]["amount"], s.silver[o]) for o in range(s.seats) if o != seat)
        after = (Change("silver", silver, silver + others),)
    elif op == "take_half_mine":
        after = (Change("silver", silver, silver + s.mine // 2, "CA-CHR-09"),)
    elif op == "buy_random_card":
        cost = (Cost("silver", TRAITOR_SILVER),)
    return Hint(cost=cost, effect=Phrase(f"card-{kind}"), after=after, group="cards", detail=f"cards/{kind}",
                icon=kind)  # fmt: skip


def _after_stop(s: Castelli) -> Phrase:
    if not isinstance(s.frames[-1], Turn):
        return Phrase("effect-stop-sale")
    if s.turns + 1 == len(s.turned):
        return Phrase("effect-stop-last")
    return Phrase("effect-stop", {"seat": (s.active + 1) % s.seats})


def space_in_play(s: Castelli) -> int:
    """Where the tile lies that is being placed or turned."""
    return next(f.space for f in reversed(s.frames) if isinstance(f, Turn | Stewards))


# -- questions


def brief(s: Castelli, seat: int) -> Brief | None:
    assert s.asked is not None
    kind, f = s.asked.kind, s.frames[-1]
    if kind == "begin":
        return Brief(title=Phrase("title-begin"), help=Phrase("help-begin"), rule="CA-REV-01", steps=STEPS, at=REVEAL,
                     idle=Phrase("idle-begin"))  # fmt: skip
    if kind == "dilemma":
        return Brief(title=Phrase("title-dilemma"), help=Phrase("help-dilemma"), rule="CA-DIL-02", steps=STEPS,
                     at=REVEAL, places=(s.board.spaces[space_in_play(s)],), idle=Phrase("idle-dilemma"))  # fmt: skip
    if kind == "orient":
        space = space_in_play(s)
        told = {"value": TILES[s.tiles[space]]["value"], "areas": len(finished_by(s, space))}
        return Brief(title=Phrase("title-orient"), help=Phrase("help-orient", told), rule="CA-REV-02", steps=STEPS,
                     at=REVEAL, places=(s.board.spaces[space],), idle=Phrase("idle-orient"))  # fmt: skip
    if kind == "steward":
        assert isinstance(f, Stewards)
        return Brief(title=Phrase("title-steward", {"seat": f.seat}), help=Phrase("help-steward"), by=f.seat,
                     rule="CA-REV-10", steps=STEPS, at=REVEAL, places=(s.board.spaces[f.space],),
                     idle=Phrase("idle-pass"))  # fmt: skip
    if kind == "build":
        paid = [s.stock[3 * seat + r] // CASTLE_PRICE for r in range(3)] if CASTLE_PRICE else []
        castles = min(s.supply[seat], *paid)
        return Brief(title=Phrase("title-build"), help=Phrase("help-build", {"castles": castles}), rule="CA-BLD-02",
                     steps=STEPS, at=BUILD, idle=Phrase("idle-build"))  # fmt: skip
    if kind == "guard":
        assert isinstance(f, Overbuild)
        return Brief(title=Phrase("title-guard", {"seat": f.seat, "place": s.board.places[f.place]}), by=f.seat,
                     rule="CA-BAT-15", places=(s.board.places[f.place],), idle=Phrase("idle-pass"))  # fmt: skip
    if kind == "final_sale":
        return Brief(title=Phrase("title-final_sale"), help=Phrase("help-final_sale", {"silver": s.mine}),
                     rule="CA-END-02", idle=Phrase("idle-final_sale"))  # fmt: skip
    return None


# -- reference


def cards(s: Castelli, seat: int) -> Table:
    """Every card of this game: what it does, how many there are, and how many of them this seat holds."""
    game = [piece for piece in range(len(FACE)) if piece not in s.box]
    held = [FACE[piece] for piece in s.hands[seat]] if seat < s.seats else []
    faces = [FACE[piece] for piece in game if FACE[piece]]
    rows = [Row(kind, (kind, faces.count(kind), held.count(kind)), Phrase(f"card-{kind}"),
                state="owned" if kind in held else "") for kind in dict.fromkeys(faces)]  # fmt: skip
    return Table(Phrase("table-cards"), (Phrase("column-card"), Phrase("column-in-game"), Phrase("column-yours")),
                 tuple(rows))  # fmt: skip


def areas(s: Castelli, seat: int) -> Table:
    """The areas that are next to fall due: what they yield, how many tiles they lack, who leads."""
    b, rows = s.board, []
    for area, state in enumerate(s.areas):
        missing = sum(1 for space, _ in b.area_shields[area] if s.turned[space] < 0)
        if state == OPEN and 0 < missing <= NEAR:
            total = influence(s, b.area_shields[area])
            winners, _ = shares(s, total)
            lead = Phrase("area-leads", {"seats": winners, "points": max(total)}) if winners else Phrase("area-nobody")
            yields = s.mine if b.area_kind[area] == MINE else b.area_yield[area]
            rows.append((missing, Row(b.areas[area], (b.areas[area], yields, missing, lead))))
    rows.sort(key=lambda row: row[0])
    columns = tuple(Phrase(f"column-{word}") for word in ("area", "yield", "missing", "leader"))
    return Table(Phrase("table-areas"), columns, tuple(row for _, row in rows))


def scoring(s: Castelli, seat: int) -> Table:
    """Where points come from, and how many of them everybody has."""
    words = [word for word in SOURCES if _counts(s, word)]
    rows = [Row(word, (Phrase(f"source-{word}"), *(s.sources[SOURCE_COUNT * one + SOURCES.index(word)]
                                                   for one in range(s.seats))),
                Phrase(f"scoring-{word}", _award(s) if word == "silver" else {})) for word in words]  # fmt: skip
    columns = (Phrase("column-source"), *(Phrase("column-seat", {"seat": one}) for one in range(s.seats)))
    return Table(Phrase("table-scoring"), columns, tuple(rows))


def _award(s: Castelli) -> dict[str, int]:
    """CA-END-08, CA-BAT-23."""
    most, second, tied = SILVER_AWARD_BATTLE if s.options["module_battle"] else SILVER_AWARD
    return {"most": most, "second": second, "tied": tied}


def _counts(s: Castelli, word: str) -> bool:
    if word == "starting_tile":
        return bool(s.options["module_dilemma"])
    return bool(s.options["module_battle"]) if word in ("majority", "standing_castles") else True


def sources(s: Castelli) -> list[Source]:
    return [Source(Phrase(f"source-{word}"), tuple(s.sources[SOURCE_COUNT * seat + n] for seat in range(s.seats)))
            for n, word in enumerate(SOURCES) if _counts(s, word)]  # fmt: skip


TELLS = Tells(option=option, brief=brief, tables={"areas": areas, "cards": cards, "scoring": scoring}, sources=sources)
