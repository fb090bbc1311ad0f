"""A second reckoning of Medioevo Universale: supply, prices, purchases, taxes, battles and honour.

Written from the rulebook and the tables of the box, without the rules' own functions: a clerk who watches bold games
and works every number out for himself. `follow` returns how often he has checked what; a difference is an error.

    python -m tests.oracles.medioevo_universale --answers 100000
"""

from __future__ import annotations

import tomllib
from collections import Counter
from random import Random
from typing import Any

from araldo.games.medioevo_universale import GAME
from araldo.games.medioevo_universale.box import FACE
from araldo.games.medioevo_universale.rules.land import supply as supply_of_the_rules
from araldo.kernel import DONE, Action
from araldo.kernel.action import Span
from tests.games.medioevo_universale.campaign import Eager, begun, games
from tests.oracles.long import main


def load(name: str) -> dict[str, Any]:
    return tomllib.loads((GAME.folder / "data" / f"{name}.toml").read_text(encoding="utf-8"))


MAP, TRADE, BUILDINGS = load("map"), load("trade"), load("buildings")
LANDS: list[dict[str, Any]] = MAP["territory"]
KINGDOMS: dict[str, dict[str, Any]] = {k["id"]: k for k in MAP["kingdom"]}
SITES: dict[str, dict[str, Any]] = {x["id"]: x for x in MAP["settlement"]}
TECHS: list[dict[str, Any]] = load("technologies")["technology"]
NUMBER = {x["id"]: i for i, x in enumerate(TECHS)}
GOODS: dict[str, dict[str, Any]] = {x["id"]: x for x in TRADE["good"]}
COST = {x["id"]: x["cost"] for x in BUILDINGS["building"]}
VEHICLES = {x["id"]: x for x in load("transports")["transport"]}
ENGINES: list[dict[str, Any]] = load("siege_engines")["engine"]
SETTLEMENTS = ("village", "borough", "city")
WALLS = ("tower", "fortress", "castle")
FAIRS = ("fair_agricultural", "fair_mining", "fair_textile")
KINDS = ("merchant_ship", "caravan", "galley", "war_wagon")
FAIR_TECH = ("agricoltura", "forgiatura", "tessitura")
EXTRA = {"small": 0, "minor": 1, "large": 2, "major": 3}


TABLE: dict[tuple[str, str], int] = {(row["settlement"], good): row[good] for row in TRADE["price"] for good in GOODS}


class Wrong(AssertionError):
    """The clerk and the rules do not agree."""


class Clerk:
    """What he reads from the table."""

    def __init__(self, s: Any) -> None:
        self.s = s

    def knows(self, seat: int, *names: str) -> bool:
        return all(self.s.tech[seat] >> NUMBER[name] & 1 for name in names)

    def lt(self, seat: int) -> int:
        known = self.s.tech[seat].bit_count()
        return 1 if known < 8 else 2 if known < 16 else 3

    def sound(self, t: int, bit: int) -> bool:
        return not self.s.damaged[t] >> bit & 1

    def besieged_by_land(self, t: int) -> bool:
        return any(g.place == t and g.zone == -1 for g in self.s.sieges)

    def armies(self, seat: int, t: int) -> int:
        return self.s.vf[seat][t] + sum(tr.vf for tr in self.s.fleets[seat] if tr.place == t)

    # -- supply (SUP)

    def supply(self, t: int) -> int:
        s, owner, terrain = self.s, self.s.owner[t], LANDS[t]["terrain"]
        total = 5
        if owner >= 0:
            gains = {"plain": (("agricoltura", 5), ("rotazione_colture", 10)), "wood": (("caccia", 5),)}
            gains["hill"] = (("allevamento", 5),)
            total += sum(vf for name, vf in gains.get(terrain, ()) if self.knows(owner, name))
        new = s.fresh[t]
        if self.sound(t, 0):
            total += 10 * (s.town[t] - (new & 3))
        if self.sound(t, 1):
            total += 5 * (s.fort[t] - (new >> 2 & 3))
        if s.church[t] and self.sound(t, 2) and not new >> 4 & 3:
            total += 10
        site = LANDS[t]["settlement"]
        return total + (10 if site and SITES[site]["religious_capital"] else 0)

    # -- taxes (TAX)

    def taxes(self, seat: int, farmer: bool) -> int:
        s = self.s
        if any(d.target == seat and FACE[d.card] == "avaro" for d in s.delivered):
            return 0
        total = 50 * self.lt(seat)
        for t, owner in enumerate(s.owner):
            if owner != seat or self.besieged_by_land(t):
                continue
            total += 10 if farmer else 5
            total += 50 if s.church[t] and self.sound(t, 2) else 0
            if self.knows(seat, "mulino") and LANDS[t]["terrain"] == "plain":
                total += 10 if farmer else 5
            if s.town[t] and self.sound(t, 0):
                total += 10 if self.knows(seat, "vassallaggio") else 0
                total += 50 if s.town[t] == 3 and self.knows(seat, "feudalesimo") else 0
        if list(KINGDOMS)[s.kingdom[seat]] == "golden_horde":
            total += 5 * sum(self.untouched(k) for k, x in KINGDOMS.items() if x.get("russian"))
        if self.knows(seat, "banche"):
            total += s.florins[seat] // 10
        percent = 100
        for d in s.delivered:
            if d.target == seat and FACE[d.card] == "usuraio":
                step = 40 if self.knows(seat, "banche") else 20
                percent += step if d.giver == seat else -step
        total = max(0, total * percent // 100)
        return 2 * total if s.doubled >> seat & 1 else total

    def untouched(self, kingdom: str) -> bool:
        """A principality in play none of whose territories a player owns."""
        owners = [self.s.owner[t] for t, x in enumerate(LANDS) if x["kingdom"] == kingdom]
        return any(owner != -2 for owner in owners) and all(owner < 0 for owner in owners)

    # -- trade (MOD)

    def price(self, seat: int, t: int, good: str, buying: bool) -> int:
        s, row = self.s, GOODS[good]
        value = TABLE[LANDS[t]["settlement"], good]
        if row["fair"]:
            i = FAIRS.index(row["fair"])
            if s.fairs[t] >> i & 1 and self.sound(t, 3 + i):
                value += row["fair_buy"] if buying else row["fair_sell"]
        if row["technology"] and not self.knows(seat, row["technology"]):
            value += 2 if buying else -2
        if not buying and self.knows(seat, "gilde"):
            value += self.lt(seat)
        if not buying and t in s.slump:
            value -= 10
        return max(1, value)

    # -- purchases (PUR)

    def bill(self, seat: int, draft: list[Action]) -> int:
        """What a draft costs, sales not counted."""
        halved, percent = ("play", "architetto") in draft, 0
        if ("play", "mecenate") in draft:
            percent = 10 * (self.lt(seat) - 1 + sum(self.knows(seat, x) for x in ("mercato", "banche", "monopolio")))
        total = sum(self.item(seat, edit, halved) for edit in draft)
        return total * (100 - percent) // 100

    def item(self, seat: int, edit: Action, halved: bool) -> int:
        verb, s = edit[0], self.s
        if verb == "learn":
            price = next(x["price"] for x in TECHS if x["id"] == edit[1])
            return price // 2 if self.knows(seat, "universita") else price
        if verb == "build":
            return self.building(seat, edit[1], LAND_NUMBER[edit[2]], halved)
        if verb == "found":
            return 50
        if verb == "repair":
            return COST[edit[1]] // 4
        if verb == "harbour":
            return 100
        if verb == "hire":
            return 100 * edit[1]
        if verb == "order_engine":
            return next(x["cost"] for x in ENGINES if x["id"] == edit[1])
        if verb == "refit_engine":
            old = next(e.level for e in s.engines[seat] if e.id == edit[1])
            return ENGINES[edit[2] - 1]["cost"] - ENGINES[old - 1]["cost"]
        if verb == "order":
            return self.vehicle(seat, edit[1], 0, edit[2])
        if verb == "refit":
            tr = next(tr for tr in s.fleets[seat] if tr.id == edit[1])
            return self.vehicle(seat, KINDS[tr.kind], tr.level, edit[2])
        return 0

    def vehicle(self, seat: int, kind: str, low: int, high: int) -> int:
        prices = VEHICLES[kind]["price"]
        price = prices[high - 1] - (prices[low - 1] if low else 0)
        ship = kind in ("merchant_ship", "galley")
        return max(0, price - 50) if ship and self.knows(seat, "arsenale") else price

    def building(self, seat: int, name: str, t: int, halved: bool) -> int:
        s = self.s
        price = COST[name]
        for row, level in ((SETTLEMENTS, s.town[t]), (WALLS, s.fort[t])):
            if name in row and level:
                price -= COST[row[level - 1]]
        if name in FAIRS:
            price = price // 2 if self.knows(seat, "mercato") else price
            price -= 50 if self.knows(seat, FAIR_TECH[FAIRS.index(name)]) else 0
        if name == "cathedral":
            price -= 50 * sum(self.knows(seat, x) for x in ("misticismo", "monoteismo", "teologia"))
        price = max(0, price)
        needs = "ingegneria" if name in WALLS else "architettura"
        return price // 2 if halved and self.knows(seat, needs) else price

    # -- what is added to a die (CRD, ASL, NAV)

    def adds(self, battle: Any, attacking: bool) -> int:
        seat, other = battle.attackers[0], battle.defenders[0]
        own, foe = battle.force[0], battle.wall[0]
        if not attacking:
            seat, other, own, foe = other, seat, foe, own
        walls = not attacking and battle.mode == "assault" and self.sound(battle.place, 1)
        total = self.s.fort[battle.place] if walls else 0
        if seat < 0:
            return int(total + (battle.chief if attacking else battle.guard))
        better = {"condottiero": "tattica", "genio": "ingegneria", "monaco": "misticismo", "templare": "monoteismo"}
        for card in battle.cards_a if attacking else battle.cards_d:
            kind = FACE[card]
            if kind in better:
                total += 2 if self.knows(seat, better[kind]) else 1
            elif kind == "balestriere":
                total += 2 if not attacking and battle.mode == "assault" else 1
        if battle.mode != "assault":
            total += battle.guns[0 if attacking else 1]
        if battle.mode == "naval" and self.knows(seat, "alchimia"):
            total += 1
        if self.knows(seat, "strategia") and own >= 3 * foe and not (other >= 0 and self.knows(other, "strategia")):
            total += 1
        return int(total)

    # -- honour at the end (VIC)

    def safe(self, t: int) -> bool:
        s, seat = self.s, self.s.owner[t]
        need = 5 - self.knows(seat, "legge") + self.knows(seat, "vassallaggio") + self.knows(seat, "feudalesimo")
        need -= s.fort[t] if self.sound(t, 1) else 0
        return not self.besieged_by_land(t) and self.armies(seat, t) >= max(1, need)

    def score(self, seat: int) -> int:
        s = self.s
        total = s.honour[seat]
        if s.out >> seat & 1:
            return int(total)
        total += s.florins[seat] // 1000 - len(s.loans[seat])
        mine = [t for t, owner in enumerate(s.owner) if owner == seat and self.safe(t)]
        for name, kingdom in KINGDOMS.items():
            lands = [t for t, x in enumerate(LANDS) if x["kingdom"] == name and s.owner[t] != -2]
            if lands and all(t in mine for t in lands):
                total += EXTRA[kingdom["size"]]
        for t in mine:
            site = LANDS[t]["settlement"]
            total += 1 if site and SITES[site]["religious_capital"] else 0
            if s.church[t]:
                total += 2 if any(r.housed and r.place == t for r in s.relics) else 1
        return int(total)


def losses(mode: str, attack: int, defence: int, force: int, wall: int, both: bool) -> tuple[int, int]:
    """RES-01, RES-02, ASL-02: what attacker and defender lose by a roll, without extra losses."""
    if attack == defence:
        return 0, 0
    loser, winner = (wall, force) if attack > defence else (force, wall)
    lost = min(abs(attack - defence), loser)
    if both:
        lost = min(lost, winner)
    pays = lost // 2
    if mode == "assault" and defence > attack:
        pays = 0
    if pays > winner:
        lost, pays = 2 * winner, winner
    return (pays, lost) if attack > defence else (lost, pays)


LAND_NUMBER = {x["id"]: i for i, x in enumerate(LANDS)}
# -- watching


class Watch:
    """One game, watched."""

    def __init__(self, name: str, seed: int) -> None:
        self.name, self.table = name, begun(name)
        self.rng = Random(seed)
        self.done: Counter[tuple[str, str]] = Counter()
        self.bots = [Eager(seed + seat, self.done) for seat in range(self.table.state.seats)]
        self.checks: Counter[str] = Counter()

    def same(self, what: str, clerk: Any, rules: Any, *more: Any) -> None:
        self.checks[what] += 1
        if clerk != rules:
            raise Wrong(f"{self.name}: {what}: the clerk says {clerk}, the rules {rules} {more}")

    def play(self, answers: int) -> Counter[str]:
        game, s = GAME, self.table.state
        for _ in range(answers):
            if game.over(s):
                break
            seat = self.rng.choice(game.waiting(s))
            options = game.options(s, seat)
            self.look(s, seat, options)
            full = len(s.asked.drafts.get(seat, ())) > self.rng.randrange(9)
            wish = self.bots[seat].choose(s.asked.kind, options)
            self.act(s, seat, DONE if full and DONE in options else wish)
            self.checks["answers"] += 1
        return self.checks

    def look(self, s: Any, seat: int, options: list[Any]) -> None:
        clerk = Clerk(s)
        for t in self.rng.sample(range(len(LANDS)), 8):
            if s.owner[t] != -2:
                self.same("supply", clerk.supply(t), supply_of_the_rules(s, t), t)
        if s.asked.kind == "journey":
            tr = next(tr for tr in s.fleets[seat] if tr.id == s.frames[-1].number)
            for option in options:
                if isinstance(option, Span) and option.head[0] in ("buy", "sell_goods"):
                    buying = option.head[0] == "buy"
                    self.same("price", clerk.price(seat, tr.place, option.head[1], buying), option.head[-1], option)
        if self.rng.random() < 0.1:
            scores = GAME.outcome(s, cut=True).scores
            if not s.options["module_objectives"]:
                self.same("score", [clerk.score(x) for x in range(s.seats)], list(scores))

    def act(self, s: Any, seat: int, action: Action) -> None:
        log: list[Any] = []
        clerk = Clerk(GAME.clone(s))
        before, asked = list(s.honour), s.asked
        drafts = {x: list(edits) for x, edits in asked.drafts.items()}
        battle = next((f for f in clerk.s.frames if f.__class__.__name__ == "Battle"), None)
        s.log = log
        GAME.apply(s, seat, action)
        gained = Counter[int]()
        for event in log:
            if event.kind == "honour":
                gained[event.params["seat"]] += event.params["points"]
        self.same("honour", [before[x] + gained[x] for x in range(s.seats)], list(s.honour))
        if asked.kind == "purchase" and (s.asked is None or s.asked.kind != "purchase"):
            self.spent(clerk, drafts, log)
        elif asked.kind == "taxes":
            self.taxed(clerk, log)
        if battle is not None and len(battle.attackers) == len(battle.defenders) == 1:
            self.fought(clerk, battle, log)

    def spent(self, clerk: Clerk, drafts: dict[int, list[Action]], log: list[Any]) -> None:
        for event in log:
            if event.kind == "spent":
                buyer = event.params["seat"]
                self.same("purchase", clerk.bill(buyer, drafts[buyer]), event.params["amount"], drafts[buyer])

    def taxed(self, clerk: Clerk, log: list[Any]) -> None:
        for event in log:
            if event.kind == "taxes":
                seat = event.params["seat"]
                farmer = any(
                    e.kind == "showed" and e.params["seat"] == seat and e.params["card"] == "gabelliere" for e in log
                )
                self.same("taxes", clerk.taxes(seat, farmer), event.params["amount"], seat)

    def fought(self, clerk: Clerk, battle: Any, log: list[Any]) -> None:
        """The first roll after a question, with the cards that lie open then."""
        rolls = [event for event in log if event.kind == "rolled_battle"]
        if not rolls or any(e.kind == "battle_cards" for e in log):
            return
        told, s = rolls[0].params, clerk.s
        if battle.shown != 1 and not (battle.shown == 0 and battle.cards_a):
            return
        both = s.options["loss_cap"] == "both"
        lost, fell = losses(told["mode"], told["attack"], told["defence"], battle.force[0], battle.wall[0], both)
        self.same("dice", (clerk.adds(battle, True), clerk.adds(battle, False)), (told["plus"], told["foe_plus"]), told)
        fell += self.more(clerk, battle.attackers[0], battle.cards_a, told["mode"], told["attack"] > told["defence"])
        lost += self.more(clerk, battle.defenders[0], battle.cards_d, told["mode"], told["defence"] > told["attack"])
        lost, fell = min(lost, battle.force[0]), min(fell, battle.wall[0])
        self.same("battle", (lost, fell), (told["lost"], told["fell"]), told)

    @staticmethod
    def more(clerk: Clerk, party: int, cards: list[int], mode: str, won: bool) -> int:
        """RES-04, CRD-06."""
        extra = sum(FACE[p] == "arciere" for p in cards)
        if party >= 0 and won and mode == "field" and clerk.knows(party, "alchimia"):
            extra += 1
        return extra


def stretch(seed: int) -> Counter[str]:
    """The beginning of one bold game."""
    names = games()
    return Watch(names[seed % len(names)], seed).play(90)


def follow(answers: int, seed: int = 1) -> Counter[str]:
    """Watch bold games until so many answers have been given."""
    checks: Counter[str] = Counter()
    while checks["answers"] < answers:
        checks += stretch(seed)
        seed += 1
    return checks


if __name__ == "__main__":
    main("medioevo_universale", stretch)
