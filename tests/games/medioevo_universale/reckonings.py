"""Scenes for `scenes.py` in which nothing is played: what the rules reckon, on every level, with each technology."""

from __future__ import annotations

from typing import Any

from araldo.kernel import discover
from araldo.kernel.errors import AraldoError
from tests.games.medioevo_universale.stage import FULL, NAME, SEATS, Stage, everything

# -- what may be looked up and counted


def options(stage: Stage) -> list[Any]:
    """What may be chosen for a table, what is refused, and what counts if nobody chooses."""
    found: list[Any] = [stage.game.setup(4).options]
    for option in discover.load(NAME).options_table.values():
        for value in option.values:
            try:
                found.append(stage.game.setup(4, {option.id: value}).options[option.id])
            except AraldoError as refusal:
                found.append(str(refusal))
    return found


def decks(stage: Stage) -> list[Any]:
    """The cards with which each number of players begins."""
    found = []
    for seats in SEATS:
        s = stage.campaign.Table(stage.game, seats).state
        found.append((sorted(stage.box.FACE[p] for p in s.deck), s.boxed))
    return found


def tables(stage: Stage) -> list[Any]:
    """What people read up: technologies, cards, buildings, prices."""
    s = stage.begun()
    return [table(s, 0) for name, table in stage.game.tells.tables.items() if name != "pacts"]


def prices(stage: Stage) -> list[int]:
    """Every good in every settlement, bought and sold: by the skilled and the unskilled, in fairs and slumps."""
    s, found = stage.begun(FULL), list[int]()
    sites, goods = stage.board.BOARDS[2].sites, range(len(stage.box.GOODS))
    for s.tech[0], s.lt[0], fairs, s.slump, percent in (
        ((1 << len(stage.box.TECHS)) - 1, 1, 0, [], 0),
        (0, 2, 7, [], 0),
        ((1 << len(stage.box.TECHS)) - 1, 2, 0, list(sites), 0),
        ((1 << len(stage.box.TECHS)) - 1, 3, 7, [], 99),
    ):
        s.fairs = [fairs] * len(s.fairs)
        for t in sites:
            found += [stage.trade.price(s, 0, t, good, buying, percent) for good in goods for buying in (True, False)]
    return found


def markets(stage: Stage) -> list[Any]:
    """Cubes for goods, the share of a monopolist."""
    t = stage.empty(3)
    s, delta, good = t.state, stage.board.NUMBER["nile_delta"], 0
    found = [[stage.trade.cubes(units) for units in range(40)], stage.trade.cubes_left(s, good)]
    stage.position.own(t, 0, "nile_delta")
    s.town[delta], s.monopoly[1] = 1, (good, stage.board.LAND_ZONE[delta])
    caravan = stage.position.ship(t, 0, stage.box.CARAVAN, "nile_delta")
    caravan.lots = [(good, 10, -1, -1)]
    stage.position.rich(t, 0, 0, 0)
    stage.trade.trade(s, 0, caravan, ("sell_goods", stage.box.GOODS[good], stage.trade.FOUND, 0, 10))
    return [*found, list(s.florins)]


def lessons(stage: Stage) -> list[int]:
    """What each technology costs."""
    s = stage.begun()
    s.known_tech[0] = 0
    return [stage.basket.read(s, 0, [("learn", name)]).cost() for name in stage.box.TECHS]


def reactions(stage: Stage) -> list[int]:
    """Barbarians who appear in each territory of the full map: of a Kingdom nobody rules, and of one that is ruled."""
    s = stage.begun(FULL)
    s.kingdom = [-1] * s.seats
    lands = stage.board.BOARDS[2].lands
    wild = [stage.barbarians.reaction(s, t) for t in lands]
    s.kingdom = list(range(s.seats))
    return [*wild, *(stage.barbarians.reaction(s, t) for t in lands)]


def zones(stage: Stage) -> list[Any]:
    """The land zone that each settlement alone would lead."""
    s, found = stage.begun(FULL), []
    for t in stage.board.BOARDS[2].sites:
        s.owner = [-1] * len(s.owner)
        s.owner[t], s.town[t] = 0, 1
        found.append(stage.trade.zones_led(s, 0))
    return found


def treasures(stage: Stage) -> list[Any]:
    """What each Treasure card brings."""
    s, found = stage.begun(), []
    for _ in range(len(stage.box.TREASURES)):
        before = s.florins[0], s.returning[0]
        stage.treasures.draw_treasure(s, 0, stage.board.ROME)
        found.append((s.treasure_deck[0], s.florins[0] - before[0], s.returning[0] - before[1], s.depots[-1].units))
    return sorted(found)


def objectives(stage: Stage) -> list[Any]:
    """What objectives score with one more safe territory, castle, city and ship each time."""
    t = stage.empty(10, module_objectives=True, component_limits=False)
    s, board, box = t.state, stage.board, stage.box
    lands = sorted(
        board.BOARDS[2].lands,
        key=lambda x: (not board.HOLY[x], board.PORT[x] < 0, board.TERRAIN[x] != board.PLAIN, x),
    )
    found = []
    for at, land in enumerate(lands):
        stage.position.own(t, 0, board.IDS[land], 20)
        s.town[land] = s.fort[land] = 3
        if at < 4:
            stage.position.ship(t, 0, box.GALLEY, board.IDS[land], level=3)
            stage.position.ship(t, 0, box.SHIP, board.IDS[land], level=3)
        if at < 30 or at == len(lands) - 1:
            for p in box.OBJECTIVE_CARDS:
                s.objectives[0] = [p]
                found.append(stage.objectives.points(s, 0))
    return found


def places(stage: Stage) -> list[int]:
    """For how many places of the turn order each number of players bids."""
    found = []
    for seats in SEATS:
        s = stage.begun(f"{seats - 3}-0-setup")
        s.turn, f = 2, stage.order.TurnOrder()
        stage.order.open_auction(s, f)
        found.append(f.places)
    return found


def endings(stage: Stage) -> list[bool]:
    """After which turn a game without limits is over."""
    s = stage.empty(3, end_turns=0).state
    found = []
    for turn in range(60):
        s.turn = turn
        found.append(stage.course.is_over(s))
    return found


def figures(stage: Stage) -> tuple[int, int]:
    """How many armies a player and the barbarians may have if there are no more than the box has figures."""
    s = stage.empty(3, figure_limits=True).state
    stage.reinforcements.add(s, 0, 1000)
    return int(s.pool[0]), stage.armies.rallied(s, 1000)


# -- the rules' own reckoning: with no technology and with all, on every level


def bills(stage: Stage) -> list[Any]:
    """What is built, repaired, ordered and sold, and for how much."""
    s, box, found = stage.begun(), stage.box, list[Any]()
    for techs in everything(stage):
        for halved in (False, True):
            b = stage.basket.Basket(0, techs, 1)
            b.halved = halved
            for what, row in enumerate(box.BUILDING):
                found += [stage.basket.build_price(b, what, low, low + 1) for low in range(len(row))]
            found += [stage.basket.ship_price(b, kind, price) for kind, row in enumerate(box.PRICE) for price in row]
            found += [stage.basket.tech_price(b, i) for i in range(len(box.TECHS))]
            found += [stage.basket.patron(b), [stage.purchase.limit(b, kind) for kind in range(4)]]
            found += [[stage.purchase.top_level(what, techs, lt) for what in range(6)] for lt in (1, 2, 3)]
    for what, row in enumerate(box.BUILDING):
        for level, name in enumerate(row, 1):
            found.append(stage.basket.repair_price(what, level))
            found.append(stage.sale.value(s, 0, ("sell", name, stage.board.IDS[0])))
    return found


def workshops(stage: Stage) -> list[Any]:
    """What a rich player may buy on each technological level, after what he has bought already."""
    found = []
    for known in (0, stage.box.LT_AT[0], stage.box.LT_AT[1], len(stage.box.TECHS)):
        t = stage.empty(3, distant_ports=True)
        for place, level in (("nile_delta", 1), ("egypt", 0), ("judea", 2)):
            stage.position.own(t, 0, place, 5)
            t.state.town[stage.board.NUMBER[place]] = level
        stage.position.rich(t, 9000, 0, 0)
        t.state.tech[0] = t.state.known_tech[0] = (1 << known) - 1
        t.state.lt[0] = stage.box.level_by(t.state.tech[0])
        stage.pieces.add_engine(t.state, 0, 1, stage.board.NUMBER["nile_delta"])
        draft: list[Any] = []
        for _ in range(12):
            offered = stage.purchase.edits_of(t.state, stage.basket.read(t.state, 0, draft))
            found.append(offered)
            draft.append(offered[len(draft) * 5 % len(offered)])
        found.append(stage.basket.read(t.state, 0, draft).cost())
        found.append(stage.basket.read(t.state, 0, [("play", "capomastro")]).steps)
        fell = [p for p in stage.box.EMPIRE_CARDS if stage.box.FACE[p] in ("arciere", "balestriere", "genio")][:6]
        t.place("discard", None, fell)
        t.state.fallen[0] = [tuple(fell)]
        stage.position.hold(t, 0, "medico")
        found.append(stage.purchase.edits_of(t.state, stage.basket.read(t.state, 0, [])))
    return found


def wages(stage: Stage) -> list[Any]:
    """Taxes, loans and new armies."""
    s, found = stage.begun(), list[Any]()
    for t in [t for k in stage.board.RUSSIAN for t in stage.board.BOARDS[0].members[k]]:
        s.owner[t] = -1
    s.florins[0] = 5000
    for k in (s.kingdom[0], stage.board.HORDE):
        s.kingdom[0] = k
        for techs in everything(stage):
            s.tech[0] = techs
            for farmer in (False, True):
                found.append((stage.taxes.sheet(s, 0, farmer), stage.taxes.income(s, 0, farmer)))
            found += [stage.reinforcements.sheet(s, 0), stage.reinforcements.hired(techs)]
            found.append(stage.reinforcements.edits(s, stage.reinforcements.Reinforcements(), 0, []))
            for lt in (1, 2, 3):
                s.lt[0], s.pool[0] = lt, 0
                stage.placement.hold_back(s, 0, 99)
                found.append(s.reserve[0])
    s.delivered, s.crusade = [], [stage.board.ROME, 1, 1]
    found += [stage.reinforcements.sheet(s, 0), stage.taxes.owed(1000)]
    for loans in range(4):
        s.loans[0] = [100] * loans
        found.append(stage.taxes.may_borrow(s, 0, 0))
    s.doubled = 1
    return [*found, stage.taxes.income(s, 0, False)]


def supplies(stage: Stage) -> list[Any]:
    """What each land feeds and what keeps it quiet."""
    s, found = stage.begun(), list[Any]()
    lands = [next(t for t in s.lands[0] + s.lands[1] + s.lands[2] if stage.board.TERRAIN[t] == 0), *s.lands[0][:12]]
    lands += [next(t for t, x in enumerate(stage.board.TERRAIN) if x == terrain) for terrain in range(5)]
    lands += [t for t, holy in enumerate(stage.board.HOLY) if holy][:1]
    for t in lands:
        s.owner[t], s.damaged[t], s.fresh[t] = 0, 0, 0
        for techs in everything(stage):
            s.tech[0] = techs
            for level in range(4):
                s.town[t] = s.fort[t] = level
                s.church[t] = level % 2
                found.append((stage.land.supply(s, t), [stage.land.rebel_level(s, t, die) for die in (1, 4)]))
                found.append(stage.land.rebel_level(s, t))
    return found


def dice(stage: Stage) -> list[Any]:
    """What cards, walls, Captains and technologies add in each kind of battle, and what a roll costs."""
    s, box, battle, found = stage.begun(), stage.box, stage.battle, list[Any]()
    place = stage.board.ROME
    s.damaged[place] = 0
    archer = [next(p for p in box.EMPIRE_CARDS if box.FACE[p] == "arciere")]
    for mode in (battle.FIELD, battle.ASSAULT, battle.NAVAL):
        found += [battle.dice(mode, cards, cards) for cards in ((), ("eroina",))]
        for techs in everything(stage):
            s.tech[0], s.tech[1] = techs, 0
            for force in range(1, 14):
                f = battle.Battle(mode=mode, place=place, attackers=[0], defenders=[1], force=[force], wall=[3])
                f.cards_a = archer
                found += [battle.strategy(s, f, 0, True), battle.extra(s, f, True, True)]
                found += [battle.adds(s, f, 0, [], True)] if force == 1 else []
            for kind in battle.PLUS:
                found += [battle.bonus(s, f, 0, kind, attacking) for attacking in (True, False)]
        for level in range(4):
            s.fort[place] = level
            f = battle.Battle(mode=mode, place=place, attackers=[-1], defenders=[-1], force=[9], wall=[3])
            f.chief = f.guard = level
            found += [battle.adds(s, f, -1, [], attacking) for attacking in (True, False)]
    return [*found, *(battle.losses(9, vf, lost, True, False) for vf in (1, 2, 9) for lost in range(10))]


def sieges(stage: Stage) -> list[Any]:
    """Hunger and arts of a siege, prisoners, wounds that heal."""
    s, found = stage.begun(), list[Any]()
    for techs in everything(stage):
        s.tech[0] = techs
        for t in (stage.board.ROME, stage.board.TERRAIN.index(stage.board.DESERT)):
            found += [stage.siege.toll(s, 0, vf, t) for vf in (1, 15, 40)]
        found += [stage.siege.siege_arts(s, stage.siege.Pressing(genius=some), 0) for some in ([], [0])]
        for lost in (1, 30):
            s.prisoners[0], s.wounds[0], s.returning[0] = [0] * (s.seats + 1), [9], 0
            stage.casualties.count_losses(s, 1, lost, 0)
            stage.instant.nurse(s, 0)
            found += [list(s.prisoners[0]), s.returning[0]]
    return found


def uprisings(stage: Stage) -> list[Any]:
    """Barbarians recruit, wake, grow and put to sea; their Captains fall."""
    t = stage.empty(3)
    s, number, found = t.state, stage.board.NUMBER, list[Any]()
    stage.position.own(t, 0, "egypt", 5)
    for level, place in enumerate(("nile_delta", "sinai", "judea", "palestine")):
        stage.position.wild(t, place, 40, level)
        ship = stage.pieces.add_transport(s, s.seats + 1, stage.box.GALLEY, 1, stage.board.SEA, 1)
        ship.chief = level
    stage.rebellion.recruit(s)
    found.append((list(s.wild), [tr.vf for tr in stage.pieces.pirates(s)]))
    stage.barbarians.wake(s, {number[x] for x in ("nile_delta", "sinai", "judea", "palestine")}, "MU-ACT-01")
    found.append(list(s.wild))
    for place in ("nile_delta", "sinai", "judea"):
        stage.barbarians.raise_chief(s, number[place])
        stage.barbarians.launch(s, number[place])
    found.append((list(s.wild), list(s.chief), [(tr.vf, tr.level, tr.chief) for tr in stage.pieces.pirates(s)]))
    for level in (1, 2, 3):
        s.honour[0], deck = 0, list(s.treasure_deck)
        stage.conquest.slay_chief(s, 0, level, number["egypt"])
        found.append((s.honour[0], s.treasure_deck != deck))
    for vf in range(4):
        s.wild[number["judea"]] = vf
        raid = stage.raids.Raid(kind="land", origin=number["judea"], place=number["egypt"], victim=0)
        found.append(stage.raids.engaged(s, raid))
    return found


def points(stage: Stage) -> list[Any]:
    """Honour: of technologies, in the end, for every reason."""
    s, found = stage.begun(), list[Any]()
    for why in sorted(stage.players.REASONS):
        s.honour[0] = 0
        if why in stage.box.HONOUR or why == "seven_technologies":
            stage.players.scores(s, 0, why)
            found.append(s.honour[0])
    s.tech[0] = 0
    for tech in range(len(stage.box.TECHS)):
        stage.players.learn(s, 0, tech)
        found.append((s.honour[0], s.lt[0]))
    t = stage.empty(3)
    s = t.state
    for land in stage.board.BOARDS[0].lands:
        stage.position.own(t, 0, stage.board.IDS[land], 20)
        s.church[land] = int(stage.board.TERRAIN[land] == 0)
    s.loans[0] = [100, 100]
    s.relics = [stage.campaign.Relic(next(x for x in s.lands[0] if s.church[x]), housed=True)]
    for florins in range(0, 3000, 333):
        s.florins[0] = florins
        found.append(stage.course.sources(s, 0))
    return found


def quarrels(stage: Stage) -> list[Any]:
    """What war and broken words cost; grudges."""
    t = stage.empty(3)
    s, found = t.state, list[Any]()
    for faiths in (["catholic"] * 3, ["catholic", "orthodox", "muslim"]):
        s.faith = list(faiths)
        for grudges in range(9):
            s.cb[0][1] = grudges
            found += [stage.wars.war_cost(s, 0, 1, surprise) for surprise in (False, True)]
    for pope in (-1, 0):
        s.pope = pope
        card = next(p for p in stage.box.EMPIRE_CARDS if stage.box.FACE[p] == "spia")
        stage.offence.carry_out(s, stage.offence.Delivery(seat=0, target=1, kind="spia", card=card))
        found.append(s.cb[1][0])
    pact = stage.campaign.Pact(7, (0, 1), (("non_aggression",),), 0, -1)
    s.pacts.append(pact)
    stage.wars.break_pact(s, 0, pact)
    card = next(p for p in stage.box.EMPIRE_CARDS if stage.box.FACE[p] == "principessa")
    s.delivered = [stage.campaign.Delivered(card, 0, 1, 0)]
    found += [s.honour[0], s.cb[1][0], stage.wars.factor(s, 0, 1)]
    s.crusade, s.delivered = [stage.board.JERUSALEM, 1, 3], []
    stage.wars.begin_war(s, 0, 1)
    return [*found, s.honour[0]]


def crusades(stage: Stage) -> list[Any]:
    """When they are called, how long they last, what they bring; whom the Pope bans."""
    found = list[Any]()
    for target in (stage.board.JERUSALEM, stage.board.ALEXANDRIA):
        for vf in (9, 10, 11):
            s = stage.empty(3, module_crusade=True).state
            s.crusade, s.pope = [target, 2, 3], 0
            s.owner[target], s.vf[0][target] = 0, vf
            stage.crusade.end_of_turn(s)
            found.append(list(s.honour))
    for turn in range(14):
        s = stage.empty(3, module_crusade=True).state
        s.turn, s.pope = turn, 0
        found.append(stage.crusade.targets(s))
        s.crusade = [stage.board.JERUSALEM, 2, 3]
        found.append(stage.crusade.preparing(s, 1, stage.board.JERUSALEM))
        stage.crusade.end_of_turn(s)
        found.append((list(s.crusade), list(s.honour)))
        s.crusade, s.turn, s.crusades = [], 20, turn
        found.append(stage.crusade.targets(s))
    for grudge in range(9):
        s = stage.empty(3, module_papacy=True).state
        s.faith, s.pope, s.cb[0][1] = ["catholic"] * 3, 0, grudge
        found.append(stage.papacy.targets(s, 0))
    stage.papacy.excommunicate(s, 0, ("excommunicate", 1))
    return [*found, list(s.honour)]


def carriers(stage: Stage) -> list[Any]:
    """Points, room and load of every transport; what steps and loading cost."""
    found = list[Any]()
    for small in ("large", "small"):
        t = stage.empty(3, transport_capacity=small)
        s, number = t.state, stage.board.NUMBER
        for place in ("nile_delta", "egypt", "sinai", "judea"):
            stage.position.own(t, 0, place, 9)
            s.town[number[place]] = 1
        ships = [stage.position.ship(t, 0, kind, "nile_delta", 1, level) for kind in range(4) for level in (1, 2, 3)]
        for techs in everything(stage):
            s.tech[0] = techs
            found += [stage.transports.full_points(s, 0, tr) for tr in ships]
            found += [stage.transports.transport_limit(s, 0, kind) for kind in range(4)]
        found += [(stage.transports.room(s, tr), stage.transports.hold(s, tr)) for tr in ships]
        stage.pieces.add_engine(s, 0, 1, number["nile_delta"], ships[-1].id)
        ships[-1].ship = ships[8].id
        found += [stage.transports.used(s, 0, tr) for tr in ships]
        for tr in ships[:-1]:
            for space in (
                number["nile_delta"],
                number["judea"],
                stage.board.SEA,
                stage.board.PORT[number["nile_delta"]],
            ):
                tr.place = space if (space < stage.board.SEA) or stage.box.AFLOAT[tr.kind] else tr.place
                for points in range(1, 6):
                    found.append(stage.movement.steps(s, 0, tr, points))
    return found


def ways(stage: Stage) -> list[Any]:
    """Every road, with and without roads; loading of everything, eased or not, with few points."""
    s, board, found = stage.begun(FULL), stage.board, list[Any]()
    for techs in (0, (1 << len(stage.box.TECHS)) - 1):
        s.tech[0] = techs
        for t in board.BOARDS[2].lands:
            for there, river, strait in board.BOARDS[2].roads[t]:
                for kind in (stage.box.CARAVAN, stage.box.WAGON):
                    found.append(stage.movement.land_cost(s, 0, kind, there, river, strait))
    for eased in (False, True):
        for pm in range(5):
            t = stage.empty(3)
            s, delta = t.state, board.NUMBER["nile_delta"]
            stage.position.own(t, 0, "nile_delta", 9)
            s.town[delta] = int(eased)
            for kind in (stage.box.SHIP, stage.box.GALLEY):
                tr = stage.position.ship(t, 0, kind, board.IDS[board.PORT[delta]], 3, pm=pm)
                stage.position.ship(t, 0, stage.box.WAGON, "nile_delta", 1)
                s.depots = [stage.campaign.Depot(delta, 0, 5, -1, -1, 0, 0)]
                stage.pieces.add_engine(s, 0, 1, delta)
                if eased:
                    stage.position.leader(t, 0, "nile_delta")
                found.append(stage.loading.operations(s, stage.loading.Handling(seat=0, number=tr.id), 0))
    return found
