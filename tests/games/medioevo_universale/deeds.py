"""Scenes for `scenes.py` in which cards are played and dice thrown."""

from __future__ import annotations

from typing import Any

from tests.games.medioevo_universale.stage import Stage, everything


def founded(stage: Stage) -> list[Any]:
    """What everybody has when play begins."""
    found = []
    for seats in (3, 6):
        t = stage.campaign.Table(stage.game, seats)
        s = t.state
        while s.phase == "setup":
            seat = t.waiting()[0]
            t.game.apply(s, seat, t.game.default(s, seat))
        found.append(repr((s.captains, s.fleets, s.engines, s.town, s.fort, s.vf, s.florins, s.deck)))
    return found


def lent(stage: Stage) -> list[Any]:
    """What dice bring by level: loans, chamberlains, thieves, guards, surgeons; and bankruptcy."""
    found = list[Any]()
    for techs in everything(stage):
        t = stage.empty(3)
        s = t.state
        s.tech[0] = techs
        for lt in (1, 2, 3) if techs in (0, everything(stage)[-1]) else (2,):
            for _ in range(9):
                s.lt[0], s.vf[0] = lt, [0] * len(s.vf[0])
                stage.position.rich(t, 100, 9000, 0)
                stage.taxes.borrow(s, 0)
                stage.position.hold(t, 0, "ciambellano", "guardia")
                stage.taxes.play(s, 0, "ciambellano")
                stage.instant.thief(s, stage.instant.Delivery(seat=0, target=1, kind="ladro", args=("florins",)))
                stage.aid.muster(s, 0, 0, "guardia")
                found += [list(s.florins), s.vf[0][0]]
        if stage.instant.best(techs, stage.instant.SURGEON):
            for _ in range(12):
                stage.position.hold(t, 0, "cerusico")
                s.wounds[0], s.returning[0] = [20], 0
                stage.instant.operated(s, None, {0: ("surgeon", 0)})
                found.append(s.returning[0])
    stage.taxes.fail(s, 0)
    return [*found, list(s.florins), list(s.honour)]


def intrigues(stage: Stage) -> list[Any]:
    """Cards of Diplomacy, for each technology and level."""
    found = list[Any]()
    for techs in everything(stage):
        t = stage.empty(3)
        s, envoys = t.state, stage.envoys
        s.tech[0], delivery = techs, stage.instant.Delivery
        if envoys.best(techs, envoys.SHIELDS):
            stage.position.hold(t, 0, "castellano")
            envoys.play(s, 0, ("play", "castellano"))
            found.append(s.frames[-1].left)
        envoys.diplomat(s, delivery(seat=0, target=1, kind="diplomatico", args=("truce",)))
        found.append(s.frames[-1].turns)
        s.cb[1][0] = 20
        envoys.diplomat(s, delivery(seat=0, target=1, kind="diplomatico", args=("casus_belli",)))
        found.append(s.cb[1][0])
    s.shield = [0]
    envoys.unshielded(s, envoys.Shielding(seat=1, places=[0]), 0, ("unshield", stage.board.IDS[0]))
    envoys.shortened(s, envoys.Parley(seat=1, target=0, turns=3), 0, ("shorten", 2))
    found += [list(s.honour), [list(row) for row in s.cb]]
    card = next(p for p in stage.box.EMPIRE_CARDS if stage.box.FACE[p] == "diplomatico")
    t.place("laid", 1, [card])
    s.delivered = [stage.campaign.Delivered(card, 0, 1, 3)]
    stage.diplomacy.use_right(s, 0, ("cancel_truce", 1, 2))
    envoys.concession(s, delivery(seat=0, target=2, kind="concessione", args=("both",)))
    envoys.jest(s, 0, ("play", "giullare", "empire_card"))
    envoys.favour(s, envoys.Feast(seat=0, gifts=[0, 5, 0]), 1)
    found += [list(s.honour), [list(row) for row in s.cb], len(s.hands[0])]
    for i, k in enumerate(envoys.annexable(s)):
        s.lt[0], s.faith = 1 + i % 3, [stage.board.RELIGION[k]] * 3
        envoys.annex(s, 0, k)
        found += [list(s.vf[0]), [list(row) for row in s.cb]]
    return found


def deeds(stage: Stage) -> list[Any]:
    """Cards of Combat and Commerce, for each technology and level."""
    found = list[Any]()
    for techs in everything(stage):
        t = stage.empty(3, component_limits=False)
        s, board, position, delivery = t.state, stage.board, stage.position, stage.instant.Delivery
        s.tech[0], delta = techs, board.NUMBER["nile_delta"]
        position.own(t, 0, "nile_delta", 9)
        for place in ("thrace", "macedonia", "bithynia", "mysia"):
            position.own(t, 1, place, 3 + len(place) % 5)
        s.kingdom = [board.KINGDOM[delta], board.KINGDOM[board.NUMBER["thrace"]], -1]
        s.church[delta], s.fairs[delta] = 1, 3
        for _ in range(4):
            stage.instant.flagellant(s, delivery(seat=0, target=1, kind="flagellante"))
            position.hold(t, 1, "spia", "genio", "monaco", "arciere")
            stage.instant.inquisitor(s, delivery(seat=0, target=1, kind="inquisitore"))
            found += [list(s.vf[1]), len(s.hands[1])]
            t.place("discard", None, list(s.hands[1]))
        position.hold(t, 0, "mercante", "carovaniere", "miliziano", "corsaro")
        s.florins[0], s.toll = 0, 1
        stage.commerce.pay_merchants(s, 0)
        stage.trade.collect(s, 1, 0, 7)
        found += [s.florins[0], stage.trade.percent_of(s, 0)]
        for lt in (1, 2, 3):
            s.lt[0] = lt
            tr = position.ship(t, 0, stage.box.WAGON, "nile_delta", 5)
            chief = position.leader(t, 0, "nile_delta", lt, tr.id)
            stage.instant.marshal(s, 0, chief.id)
            stage.instant.constable(s, 0, ("play", "conestabile", chief.id))
            stage.instant.constable(s, 0, ("play", "conestabile", "nile_delta"))
            stage.instant.launch(s, 0, board.SEA)
            pirate = stage.pieces.pirates(s)[-1]
            found += [tr.pm, chief.level, chief.attacks, s.captains[0][-1].level, s.vf[0][delta]]
            found += [pirate.vf, pirate.level, pirate.chief]
            found.append(stage.instant.LISTERS["conestabile"](s, 0, "conestabile", here := []) or here)
            stage.aid.muster(s, 0, delta, "miliziano")
            position.hold(t, 0, "miliziano")
            found.append(s.vf[0][delta])
            ship = position.ship(t, 1, stage.box.GALLEY, board.IDS[board.SEA], 9, lt)
            s.corsairs[0] = (board.SEA,)
            ambush = stage.corsairs.Ambush(victim=1, zones=(board.SEA,), ids=(ship.id,))
            stage.corsairs.strike(s, ambush, 0, board.SEA, "kill")
            position.hold(t, 0, "corsaro")
            found += [s.frames[-1].left, s.frames[-1].count]
            s.fleets[1].remove(ship)
    return found


def broadsides(stage: Stage) -> list[Any]:
    """Ramming, artillery, Bombards, walls that fall, storms, Captains who rise and fall, Capitals that are sacked."""
    found = list[Any]()
    for techs in (0, stage.box.ALCHIMIA):
        for level in (1, 2, 3):
            t = stage.empty(3, component_limits=False)
            s, board, position = t.state, stage.board, stage.position
            s.tech[0], sea, delta = techs, board.SEA, position.own(t, 1, "nile_delta", 9)
            tr = position.ship(t, 0, stage.box.GALLEY, board.IDS[sea], 60, level)
            position.ship(t, 1, stage.box.GALLEY, board.IDS[sea], 60, 1)
            chief = position.leader(t, 0, board.IDS[sea], level, tr.id)
            stage.pieces.add_engine(s, 0, level, sea, tr.id)
            for _ in range(6):
                f = stage.attack.Attack(kind="sea", seat=0, place=sea, ids=(tr.id,), victim=1, leaders=(chief.id,))
                stage.attack.ram(s, f)
                raid = stage.raids.Raid(kind="sea", origin=-1, place=sea, victim=0)
                pirate = stage.pieces.add_transport(s, s.seats + 1, stage.box.GALLEY, 1, sea, 99)
                raid.origin = pirate.id
                stage.raids.ram(s, raid)
                found += [list(f.rammed), list(raid.rammed), stage.attack.guns(s, f), stage.raids.guns(s, raid)]
            tr.done = stage.combat.HALVED
            stage.combat.set_points(s, None)
            found.append(tr.pm)
            stage.casualties.promote(s, f)
            found.append(chief.level)
            stage.casualties.lower(s, 0, chief)
            found.append([c.level for c in s.captains[0]])
            camp = stage.pieces.add_engine(s, 0, level, delta)
            stage.pieces.add_engine(s, 1, level, delta)
            s.sieges = [stage.campaign.Siege(delta, 0, -1, 1)]
            for _ in range(8):
                stage.artillery.shoot(s, 0, delta)
                found.append([(frame.seat, frame.count) for frame in s.frames])
                s.frames.clear()
            s.fort[delta] = 3
            stage.siege.reduce_walls(s, 0, delta)
            found += [s.fort[delta], camp.level]
            s.town[delta], s.capital[1], s.florins[1] = 3, delta, 900
            position.rich(t, 0, 900, 0)
            stage.conquest.sack_capital(s, stage.attack.Attack(seat=0, victim=1, place=delta), [])
            found += [list(s.florins), s.town[delta]]
            item = (stage.conquest.BUILDING_ITEM, 1, stage.box.TOWN)
            stage.conquest.chosen(
                s, stage.conquest.Spoils(seat=0, place=delta, items=[item]), 0, ("plunder", "borough")
            )
            found.append(list(s.florins))
    return found


def elections(stage: Stage) -> list[Any]:
    """Popes elected, by Cathedrals and Cardinals; bids; what may be asked for a card."""
    found = list[Any]()
    for churches in range(6):
        for shown in range(4):
            t = stage.empty(3, module_papacy=True)
            s = t.state
            s.faith = ["catholic"] * 3
            for land in stage.board.BOARDS[0].lands[:churches]:
                stage.position.own(t, 0, stage.board.IDS[land], 5)
                s.church[land] = 1
            for _ in range(6):
                s.pope = -1
                stage.papacy.count_votes(s, stage.papacy.Conclave(shown=[0, shown, 0]))
                found.append(s.pope)
    stage.position.hold(t, 0, "spia")
    return [*found, stage.cardsale.lots(s, 0), stage.order.bid_options(s, stage.order.TurnOrder(), 0)]
