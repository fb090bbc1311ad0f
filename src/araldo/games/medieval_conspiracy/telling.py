"""What people are told about a decision: what a lot is worth to them, what an option costs, what is being answered."""

from __future__ import annotations

from araldo.games.medieval_conspiracy.board import BORDERS, ELECTORATE, IDS, NUMBER, SEAT_OF_ELECTOR, YIELD, in_play
from araldo.games.medieval_conspiracy.box import (
    ACTION_COUNT,
    CASTLE_COST,
    ELECTORATE_GLORY,
    ESTATES,
    EVENT_CARDS,
    FACE,
    GARRISON,
    KNIGHT,
    LEVY_COST,
    MASTER_GLORY,
    MASTERS,
    MERCENARY,
    MERCENARY_COST,
    WAR_LEVY_COST,
    owner_of,
    unit_of,
    word_of,
)
from araldo.games.medieval_conspiracy.odds import odds
from araldo.games.medieval_conspiracy.rules.auction import half, least_bid
from araldo.games.medieval_conspiracy.rules.events import city_gain, gain
from araldo.games.medieval_conspiracy.rules.masters import candidates, elect
from araldo.games.medieval_conspiracy.rules.realm import has_heir, lands_of, least_hurt, spendable, troops, whole
from araldo.games.medieval_conspiracy.rules.succession import consenting
from araldo.games.medieval_conspiracy.setup import forces
from araldo.games.medieval_conspiracy.state import (
    Auction,
    Birth,
    Chances,
    Combat,
    Conspiracy,
    Death,
    FateTurn,
    Feud,
    Garrison,
    Haven,
    Income,
    Played,
    Ransom,
    Resolve,
    Succession,
    Votes,
    War,
)
from araldo.kernel import Action
from araldo.kernel.telling import (
    Brief,
    Change,
    Cost,
    Hint,
    Phrase,
    Route,
    Row,
    Slot,
    Slots,
    Source,
    Spread,
    Stride,
    Table,
    Target,
    Tells,
)

WAR_STEPS = tuple(Phrase(f"step-{word}") for word in ("declared", "sides", "muster", "cards", "line_up", "fight"))
DECLARED, SIDES, MUSTER, CARDS, LINE_UP, FIGHT = range(6)
BATTLE_STEP = {"side": SIDES, "ally": SIDES, "muster": MUSTER, "reinforce": MUSTER, "combat_cards": CARDS,
               "defector": CARDS, "uprising": CARDS, "line_up": LINE_UP, "agree": LINE_UP, "retreat": FIGHT,
               "grant": FIGHT}  # fmt: skip
OWN_IDLE = ("own_step", "educate", "fortify", "overflow")
LAND_VERBS = ("place", "ban", "kill", "attack", "vote", "build", "to", "choose")


# -- options


def option(s: Conspiracy, seat: int, action: Action) -> Hint | None:
    verb = action[0]
    if verb == "play":
        return _card(s, seat, action)
    if verb == "levy":
        cost = WAR_LEVY_COST if s.options["war_emphasis"] else LEVY_COST
        return Hint(cost=_ducats(cost), effect=Phrase("effect-levy"), group="levy", detail=f"cards/{action[1]}")
    if verb == "bid":
        f = s.frames[-1]
        assert isinstance(f, Auction)
        return Hint(effect=Phrase("effect-bid", {"cash": s.cash[seat]}), places=_lot_places(f))
    if verb in LAND_VERBS and isinstance(action[1], str) and action[1] in NUMBER:
        return _land(s, seat, action)
    if verb in ("claim", "take"):
        f = _succession(s)
        return Hint(cost=(Cost("heir", 1),), effect=_worth_line(s, seat, f.fief), places=(IDS[f.fief],))
    if verb == "pay":
        f = s.frames[-1]
        assert isinstance(f, Auction)
        return Hint(cost=_ducats(f.high), after=(_cash(s, seat, -f.high),))
    if verb == "accept":
        return _accept(s, seat)
    if verb == "educate":
        had = s.heirs[seat][ESTATES.index(str(action[1]))]
        return Hint(after=(Change(Phrase(f"heirs-{action[1]}"), had, had + 1),),
                    effect=Phrase(f"effect-educate-{action[1]}"))  # fmt: skip
    if verb == "buy_heir":
        price = s.options["buy_heir_ducats"]
        return Hint(cost=_ducats(price), group="heir")
    if verb == "propose":
        return Hint(effect=Phrase("effect-propose"))
    if verb == "half":
        lands = [land for land in in_play(str(action[1])) if not ELECTORATE[land]]
        yields = sum(YIELD[land] for land in lands)
        return Hint(effect=Phrase("effect-half", {"count": len(lands), "amount": yields}),
                    places=tuple(IDS[land] for land in lands))  # fmt: skip
    if verb in ("join_attack", "join_defence"):
        return Hint(effect=Phrase(f"effect-{verb}"))
    if verb == "elector":
        return Hint(effect=Phrase("effect-elector"))
    if verb == "move":
        return Hint(
            group=f"march-{action[1].partition('_')[0]}",
            effect=_next_door(s, seat, NUMBER[action[3]]),
            places=(action[2], action[3]),
        )
    if verb in ("relic", "preacher"):
        return Hint(group="relics", rank=1)
    return None


def _ducats(amount: int) -> tuple[Cost, ...]:
    return (Cost("ducats", amount),) if amount else ()


def _cash(s: Conspiracy, seat: int, change: int) -> Change:
    return Change("ducats", s.cash[seat], s.cash[seat] + change)


def _card(s: Conspiracy, seat: int, action: Action) -> Hint:
    kind, f = action[1], s.frames[-1]
    cost: tuple[Cost, ...] = ()
    after: tuple[Change, ...] = ()
    if kind == "mercenary":
        cost, after = _ducats(MERCENARY_COST), (_cash(s, seat, -MERCENARY_COST),)
    elif kind == "magistrate_of_trade" and isinstance(f, Auction):
        price = half(f.high, s.options["money_unit"])
        cost, after = _ducats(price), (_cash(s, seat, -price),)
    elif kind == "alchemist":
        after = (_cash(s, seat, s.income[seat]),)
    places = tuple(str(item) for item in action[2:] if isinstance(item, str))
    return Hint(cost=cost, effect=Phrase(f"card-{kind}"), after=after, group="cards", detail=f"cards/{kind}", icon=kind,
                places=places)  # fmt: skip


def _land(s: Conspiracy, seat: int, action: Action) -> Hint:
    """A territory is chosen: what it yields, whose it is."""
    verb, land = action[0], NUMBER[action[1]]
    f = s.frames[-1]
    if verb == "build":
        return Hint(cost=_ducats(CASTLE_COST), after=(_cash(s, seat, -CASTLE_COST),), effect=Phrase("effect-castle"))
    if verb == "place" and isinstance(f, Resolve):
        if FACE[f.card] == "reichsstadt":
            return Hint(effect=Phrase("effect-city", {"amount": city_gain(s, seat, land)}),
                        rank=-city_gain(s, seat, land))  # fmt: skip
        return Hint(effect=Phrase(f"card-{FACE[f.card]}"))
    if verb == "vote":
        before = next(c for c in candidates(s) if c.seat == seat)
        return Hint(effect=Phrase("effect-vote", {"votes": before.votes + 1}), places=(action[1],))
    if verb == "choose":
        return Hint(effect=Phrase("effect-yields", {"amount": gain(s, seat, land)}), rank=-gain(s, seat, land))
    if verb in ("attack", "ban", "kill"):
        whose = "own" if s.owner[land] == seat else "others" if s.owner[land] >= 0 else "free"
        return Hint(effect=_worth_line(s, seat, land), rank=-gain(s, seat, land), places=(action[1],),
                    group=f"lands-{whose}")  # fmt: skip
    return Hint(places=(action[1],))


def _worth_line(s: Conspiracy, seat: int, land: int) -> Phrase:
    """What a territory would bring a seat each turn, and which heir it takes."""
    told = {"owner": s.owner[land], "amount": gain(s, seat, land)}
    kind = "ready" if has_heir(s, seat, land) else "no-heir"
    whose = "own" if s.owner[land] == seat else "land" if s.owner[land] >= 0 else "free"
    return Phrase(f"effect-{whose}-{kind}", told)


def _accept(s: Conspiracy, seat: int) -> Hint | None:
    f = s.frames[-1]
    if isinstance(f, Succession) and f.gifts:
        return Hint(after=(_cash(s, seat, f.gifts[seat]),))
    if isinstance(f, Ransom) and s.asked is not None and s.asked.kind == "pay_ransom":
        return Hint(cost=_ducats(f.price), after=(_cash(s, seat, -f.price),))
    return None


def _succession(s: Conspiracy) -> Succession:
    return next(f for f in reversed(s.frames) if isinstance(f, Succession))


def _lot_places(f: Auction) -> tuple[str, ...]:
    return () if f.kind == "event" else (IDS[f.lot],)


# -- questions


def brief(s: Conspiracy, seat: int) -> Brief | None:
    assert s.asked is not None
    kind, f = s.asked.kind, s.frames[-1]
    if kind in BATTLE_STEP:
        return _battle(s, seat, kind)
    if kind in ("place", "place_secretly"):
        return Brief(slots=_posts(s, seat), rule="MC-SET-07", idle=Phrase("idle-place"))
    if isinstance(f, Auction):
        return _auction(s, seat, f, kind)
    if kind == "react":
        return _reaction(s)
    if isinstance(f, Resolve):
        return Brief(title=Phrase("title-site", {"card": FACE[f.card]}), help=Phrase(f"card-{FACE[f.card]}"),
                     idle=Phrase("idle-site"))  # fmt: skip
    if isinstance(f, FateTurn):
        return Brief(title=Phrase(f"title-{kind}"), help=Phrase(f"help-{kind}"), idle=Phrase(f"idle-{kind}"))
    if isinstance(f, Succession):
        return _vacancy(s, seat, f, kind)
    if isinstance(f, Chances | Feud):
        return Brief(title=Phrase(f"title-{kind}"), help=Phrase(f"help-{kind}"), steps=WAR_STEPS, at=DECLARED,
                     idle=Phrase("idle-attack"))  # fmt: skip
    if isinstance(f, Votes):
        return Brief(title=Phrase("title-vote", {"master": MASTERS[f.master]}), help=Phrase("help-vote"),
                     rule="MC-MAS-10", tally=_count(s, seat),
                     idle=Phrase("idle-vote"), places=tuple(IDS[land] for land in SEAT_OF_ELECTOR))  # fmt: skip
    if isinstance(f, Garrison):
        draft = s.asked.drafts.get(seat, [])
        knights, mercenaries = GARRISON
        return Brief(title=Phrase("title-garrison", {"land": IDS[f.fief]}),
                     help=Phrase("help-garrison", {"knights": knights, "mercenaries": mercenaries}), rule="MC-LORD-14",
                     done=Phrase("done-garrison", {"n": len(draft)}), places=(IDS[f.fief],),
                     idle=Phrase("idle-stay"))  # fmt: skip
    if isinstance(f, Haven):
        return Brief(title=Phrase("title-haven", {"land": IDS[f.land]}), places=(IDS[f.land],),
                     idle=Phrase("idle-first"))  # fmt: skip
    if isinstance(f, Ransom):
        return _ransom(f, kind)
    if kind == "march":
        return Brief(title=Phrase("title-march"), help=Phrase("help-march"), done=Phrase("done-march"),
                     idle=Phrase("idle-stay"))  # fmt: skip
    return Brief(idle=Phrase(f"idle-{kind}" if kind in OWN_IDLE else "idle-battle"))


def _posts(s: Conspiracy, seat: int) -> Slots:
    """MC-SET-07: knight by knight and mercenary by mercenary the territory where he stands."""
    lands = tuple(IDS[land] for land in lands_of(s, seat))
    units = zip(("knight", "mercenary"), forces(s), strict=True)
    return Slots(("deploy",), tuple(Slot(Phrase(f"slot-{unit}"), lands) for unit, count in units for _ in range(count)))


def _auction(s: Conspiracy, seat: int, f: Auction, kind: str) -> Brief:
    word = "event" if f.kind == "event" else "fief"
    lot = FACE[f.lot] if f.kind == "event" else IDS[f.lot]
    told = {"lot": lot, "seat": f.bidder if f.bidder >= 0 else f.at, "amount": f.high, "least": least_bid(f)}
    if kind == "auction_won":
        return Brief(title=Phrase("title-auction_won", told), idle=Phrase("idle-auction_won"), rule="MC-AUC-08")
    if kind == "before_bid":
        return Brief(title=Phrase("title-before_bid", told | {"seat": f.at}), by=f.at, rule="MC-AUC-11",
                     idle=Phrase("idle-pass"))  # fmt: skip
    stands = "help-bid" if f.bidder >= 0 else "help-first-bid"
    tally = [Change("ducats", s.cash[seat])]
    if f.kind != "event":
        tally.append(Change(Phrase("tally-income"), s.income[seat], s.income[seat] + gain(s, seat, f.lot)))
        if f.lot in SEAT_OF_ELECTOR:
            own = next(c for c in candidates(s) if c.seat == seat)
            tally.append(Change(Phrase("tally-votes"), own.votes, own.votes + 1, "MC-VOTE-01"))
            tally.append(Change(Phrase("tally-glory"), own.glory, own.glory + ELECTORATE_GLORY, "MC-VOTE-02"))
    return Brief(title=Phrase(f"title-bid-{word}", told), help=Phrase(stands, told), rule="MC-AUC-03",
                 by=f.bidder if f.bidder >= 0 else None, tally=tuple(tally), places=_lot_places(f),
                 idle=Phrase("idle-bid"))  # fmt: skip


def _reaction(s: Conspiracy) -> Brief:
    below = s.frames[-2]
    if isinstance(below, Played):
        told = {"seat": below.seat, "card": below.kind}
        on = below.target[0] if below.target and 0 <= below.target[0] < s.seats else -1
        title = Phrase("title-react-on", told | {"victim": on}) if on >= 0 else Phrase("title-react-card", told)
        return Brief(title=title, help=Phrase(f"card-{below.kind}"), by=below.seat, rule="MC-REA-04",
                     idle=Phrase("idle-pass"))  # fmt: skip
    if isinstance(below, Birth):
        told = {"seat": below.seat, "count": below.children}
        return Brief(title=Phrase("title-react-birth", told), by=below.seat, idle=Phrase("idle-pass"))
    if isinstance(below, Death):
        owner = s.owner[below.fief]
        return Brief(title=Phrase("title-react-death", {"land": IDS[below.fief], "owner": owner}), by=below.namer,
                     places=(IDS[below.fief],), idle=Phrase("idle-pass"))  # fmt: skip
    if isinstance(below, Income):
        return Brief(title=Phrase("title-react-income"), idle=Phrase("idle-pass"))
    return Brief(idle=Phrase("idle-pass"))


def _vacancy(s: Conspiracy, seat: int, f: Succession, kind: str) -> Brief:
    land = IDS[f.fief]
    told = {"land": land}
    if kind == "bribe":
        draft = s.asked.drafts.get(seat, []) if s.asked is not None else []
        to = consenting(s, f)
        help = Phrase("help-bribe", {"seats": to})
        if not draft:  # without the word that a proposal is made nothing can be offered
            return Brief(title=Phrase("title-bribe", told), help=help, rule="MC-BRI-02", done=Phrase("idle-bribe"),
                         idle=Phrase("idle-bribe"), places=(land,))  # fmt: skip
        given = {int(edit[1]): int(edit[2]) for edit in draft if edit[0] == "offer"}
        total, coin = whole(s, spendable(s, seat)), s.options["money_unit"]
        spent = sum(given.values())
        targets = tuple(
            Target(f"seat-{other}", Phrase("bribe-to", {"seat": other}), ("offer", other), 0,
                   total - spent + given.get(other, 0), given.get(other, 0), step=coin) for other in to
        )  # fmt: skip
        return Brief(title=Phrase("title-bribe", told), help=help, rule="MC-BRI-02",
                     tally=(_cash(s, seat, -spent),), spread=Spread(Phrase("bribe-pool"), total, targets),
                     done=Phrase("done-bribe"), idle=Phrase("idle-bribe"), places=(land,))  # fmt: skip
    if kind == "consent":
        gift = f.gifts[seat] if f.gifts else 0
        return Brief(title=Phrase("title-consent", told | {"amount": gift}), help=Phrase("help-consent"),
                     rule="MC-BRI-02", idle=Phrase("idle-refuse"), places=(land,))  # fmt: skip
    return Brief(title=Phrase(f"title-{kind}", told), help=_worth_line(s, seat, f.fief), places=(land,),
                 rule="MC-LORD-03", idle=Phrase(f"idle-{kind}"))  # fmt: skip


def _ransom(f: Ransom, kind: str) -> Brief:
    who = "preacher" if f.preacher else "knight"
    told = {"owner": f.owner, "seat": f.captor, "who": who, "amount": max(0, f.price)}
    if kind == "counter":
        knights, preacher, amount = f.counter
        told |= {"knights": knights, "preacher": preacher, "offer": amount}
    by = f.captor if kind == "pay_ransom" else f.owner
    return Brief(title=Phrase(f"title-{kind}", told), by=by if kind != "ransom" else None, rule="MC-END-02",
                 idle=Phrase("idle-ransom" if kind == "ransom" else "idle-refuse"))  # fmt: skip


def _battle(s: Conspiracy, seat: int, kind: str) -> Brief:
    war = next(f for f in reversed(s.frames) if isinstance(f, War))
    land = IDS[war.target]
    told: dict[str, object] = {"land": land, "seat": war.leader, "owner": war.defender}
    tally: tuple[Change, ...] = ()
    if kind in ("muster", "reinforce", "combat_cards", "line_up"):
        tally = (Change(Phrase("tally-attackers"), len(war.attackers)),
                 Change(Phrase("tally-defenders"), len(war.defenders)))  # fmt: skip
    by = war.speaker if kind == "ally" else war.leader if seat != war.leader else None
    if kind == "ally":
        told["seat"] = war.speaker
    combat = s.frames[-1]
    if isinstance(combat, Combat) and kind == "retreat":
        told["round"] = combat.round
    idle = Phrase("idle-stay") if kind in ("reinforce", "combat_cards", "retreat") else Phrase("idle-battle")
    if kind == "side":
        idle = Phrase("idle-side")
    return Brief(title=Phrase(f"title-{kind}", told), help=Phrase(f"help-{kind}", told), steps=WAR_STEPS,
                 at=BATTLE_STEP[kind], tally=tally, places=(land,), by=by if by is not None and by >= 0 else None,
                 idle=idle)  # fmt: skip


def _count(s: Conspiracy, seat: int) -> tuple[Change, ...]:
    """How an election would be counted now."""
    return tuple(Change(Phrase("count-seat", {"seat": c.seat}) if c.seat >= 0 else Phrase("count-neutral"), c.votes)
                 for c in candidates(s))  # fmt: skip


# -- marches


def reach(s: Conspiracy, seat: int, of: Action) -> list[Route]:
    """MC-MOV-01: where troops may go in one march. `of`: ("march", from, knights, mercenaries).

    Without the numbers all of them go who have not gone yet.
    """
    if s.asked is None or s.asked.kind != "march" or of[0] != "march" or len(of) < 2:
        return []
    land = NUMBER[of[1]]
    leaving = troops(s, seat, land)
    for edit in s.asked.drafts.get(seat, []):
        if edit[0] == "move" and edit[2] == of[1]:
            leaving.remove(unit_of(seat, edit[1]))
    if len(of) > 2:
        leaving = [*least_hurt(leaving, KNIGHT, of[2]), *least_hurt(leaving, MERCENARY, of[3])]
    if not leaving or s.owner[land] != seat:
        return []
    return [
        Route(
            IDS[to],
            tuple(Stride(("move", word_of(u), IDS[land], IDS[to]), "march") for u in leaving),
            note=_next_door(s, seat, to),
        )
        for to in lands_of(s, seat)
        if to != land
    ]


def _next_door(s: Conspiracy, seat: int, land: int) -> Phrase:
    """Whose troops stand next to a territory."""
    foes = {owner_of(u) for near in BORDERS[land] for u in s.units[near]} - {seat}
    return Phrase("route-foes", {"seats": sorted(foes)}) if foes else Phrase("route-alone")


# -- reference


def cards(s: Conspiracy, seat: int) -> Table:
    """The Action cards: what each does, how many there are, how many lie open, how many this seat holds."""
    gone = [FACE[piece] for piece in s.action_discard]
    held = [FACE[piece] for piece in s.hands[seat]] if seat < s.seats else []
    rows = [Row(kind, (kind, count, gone.count(kind), held.count(kind)), Phrase(f"card-{kind}"),
                state="owned" if kind in held else "") for kind, count in ACTION_COUNT.items()]  # fmt: skip
    columns = tuple(Phrase(f"column-{word}") for word in ("card", "count", "gone", "yours"))
    return Table(Phrase("table-cards"), columns, tuple(rows))


def events(s: Conspiracy, seat: int) -> Table:
    """The event cards: how many there are, and how many have been turned up."""
    faces = [FACE[piece] for piece in EVENT_CARDS]
    seen = [FACE[piece] for piece in (*s.event_discard, *s.display)]
    rows = [Row(kind, (kind, faces.count(kind), seen.count(kind)), Phrase(f"card-{kind}"))
            for kind in dict.fromkeys(faces)]  # fmt: skip
    columns = tuple(Phrase(f"column-{word}") for word in ("card", "count", "gone"))
    return Table(Phrase("table-events"), columns, tuple(rows))


def election(s: Conspiracy, seat: int) -> Table:
    """The count, if the Emperor died now."""
    rows = []
    for c in candidates(s):
        name = Phrase("count-seat", {"seat": c.seat}) if c.seat >= 0 else Phrase("count-neutral")
        short = lacking(s, c.seat)
        now = "needs-nothing" if c.seat >= 0 else "needs-nobody"
        needs = Phrase("needs-more", {"count": short}) if short else Phrase(now)
        rows.append(Row(f"seat-{c.seat}" if c.seat >= 0 else "neutral", (name, c.votes, c.glory, c.direct), needs,
                        state="" if short else "owned"))  # fmt: skip
    columns = tuple(Phrase(f"column-{word}") for word in ("candidate", "votes", "glory", "direct"))
    return Table(Phrase("table-election"), columns, tuple(rows))


def lacking(s: Conspiracy, seat: int) -> int:
    """MC-VOTE-03, MC-VOTE-04: how many more Electors of his own would make a candidate Emperor; free ones first."""
    found = candidates(s)
    for more in range(len(SEAT_OF_ELECTOR) + 1):
        trial = []
        for c in found:
            gain_of = more if c.seat == seat else -min(more, c.votes) if c.seat < 0 else 0
            trial.append(c._replace(votes=c.votes + gain_of, direct=c.direct + gain_of,
                                    glory=c.glory + ELECTORATE_GLORY * gain_of))  # fmt: skip
        if elect(trial, s.options["election_count"]) == seat:
            return more
    raise LookupError("more Electors than there are")


def sources(s: Conspiracy) -> list[Source]:
    """Glory: electorates owned, and Master cards."""
    owned = [s.owner[land] for land in SEAT_OF_ELECTOR]
    found = [Source(Phrase("source-electorates"), tuple(ELECTORATE_GLORY * owned.count(n) for n in range(s.seats)))]
    for m, word in enumerate(MASTERS):
        found.append(Source(word, tuple(MASTER_GLORY[m] * (s.masters[m] == n) for n in range(s.seats))))
    return found


TELLS = Tells(option=option, brief=brief, odds=odds, reach=reach, sources=sources,
              tables={"cards": cards, "events": events, "election": election})  # fmt: skip
