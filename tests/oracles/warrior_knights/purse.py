"""Money, Votes and Faith; Taxation, Wages and the Draft (WK-TAX, WK-WAG, WK-DFT); Events and expeditions (WK-EXP)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.oracles.warrior_knights.board import AGENDA, CITY, LAND, SHAPES, TROOP, is_mercenary
from tests.oracles.warrior_knights.ears import Ears


class Purse(Ears):
    # -- money, Votes, Faith

    def on_gained(self, p: dict[str, Any]) -> None:
        seat, crowns, why = p["seat"], p["crowns"], p["why"]
        if why == "levy_taxes":  # WK-BAC-01
            areas = {self.board.where[seat, shape] for shape in SHAPES} & set(LAND)
            self.check("levy", crowns == len(areas), p)
        elif why in ("cities", "concessions", "charges"):
            self.check("taxation", self.taxes.pop((seat, why), 0) == crowns, p)
        elif why == "razing":
            self.check("razing", crowns == 3 * self.razed, p)
        elif why in self.stakes and self.voyage[0] == why:  # WK-EXP-09
            multiple = int(self.voyage[1][0])
            self.check("voyage", crowns == multiple * self.stakes[why].pop(seat), p)
        self.board.crowns[seat] += crowns

    razed = 0

    def on_paid(self, p: dict[str, Any]) -> None:
        seat, crowns, why = p["seat"], p["crowns"], p["why"]
        have = self.board.crowns[seat]
        if why == "AG-L01":  # Land Tax
            self.check("law", crowns == min(have, -(-len(self.board.cities(seat)) // 2)), p)
        elif why in ("AG-L05", "AG-L06"):
            self.check("law", crowns == 1, p)
        elif why == "AG-L07":
            self.check("law", crowns == 3 and have >= 15, p)
        elif why == "AG-M01":
            self.check("motion", crowns == min(have, len(self.board.kingdom_cities(seat))), p)
        elif why == "AG-M06":
            self.check("motion", crowns == min(have, 5), p)
        elif why == "regulars":
            self.check("wages", crowns == self.regulars_pay(seat), p)
        elif why == "mercenaries":
            self.check("wages", crowns == self.due.pop(seat, 0), p)
        self.fee = crowns if why == "mercenary_draft" else 0
        self.board.crowns[seat] -= crowns
        self.check("purse", self.board.crowns[seat] >= 0, p)

    def on_given(self, p: dict[str, Any]) -> None:
        self.board.crowns[p["seat"]] -= p["crowns"]
        self.board.crowns[p["to_seat"]] += p["crowns"]

    def on_plundered(self, p: dict[str, Any]) -> None:
        """WK-STR-08."""
        self.check("plunder", p["crowns"] == self.board.crowns[p["victim"]] // 2, p)
        self.board.crowns[p["victim"]] -= p["crowns"]
        self.board.crowns[p["seat"]] += p["crowns"]

    def on_votes(self, p: dict[str, Any]) -> None:
        seat = p["seat"]
        if p["why"] == "assembly":  # WK-ASM-03
            due = 1 + len(self.board.kingdom_cities(seat)) + 2 * ("AG-C09" in self.board.charges[seat])
            self.check("votes", seat in self.attending and p["votes"] == due, p, due)
            assert self.gathered is not None
            self.gathered.add(seat)
        self.board.votes[seat] += p["votes"]

    def on_votes_lost(self, p: dict[str, Any]) -> None:
        self.board.votes[p["seat"]] -= p["votes"]

    def on_faith(self, p: dict[str, Any]) -> None:
        self.board.faith[p["seat"]] += p["faith"]

    def on_faith_spent(self, p: dict[str, Any]) -> None:
        self.board.faith[p["seat"]] -= p["faith"]
        self.check("purse", self.board.faith[p["seat"]] >= 0, p)

    # -- special phases

    def on_phase(self, p: dict[str, Any]) -> None:
        self.end_fight()
        self.defied = set()
        getattr(self, "begin_" + p["phase"])()

    def begin_taxation(self) -> None:
        """WK-TAX-02, WK-TAX-03, WK-TAX-04."""
        for seat in self.board.alive():
            paying = [c for c in self.board.cities(seat) if c not in self.board.siege and not self.board.struck[c]]
            cards = [AGENDA[c] for c in self.board.charges[seat]]
            incomes = {
                "cities": sum(CITY[c]["income"] + (c in self.board.fort) for c in paying),
                "concessions": sum(card.get("concession_income", 0) for card in cards),
                "charges": sum(card.get("taxation_income", 0) for card in cards)
                + (len(self.board.alive()) - 1) * ("AG-C08" in self.board.charges[seat]),
            }
            self.taxes |= {(seat, why): crowns for why, crowns in incomes.items() if crowns}

    def begin_wages(self) -> None:
        """WK-WAG-02, WK-WAG-05: what each owes for his Mercenaries."""
        for seat in self.board.alive():
            cost = sum(TROOP[kind]["wage"] * n for kind, n in self.payable(seat).items() if is_mercenary(kind))
            if cost:
                self.due[seat] = cost

    def payable(self, seat: int) -> Counter[str]:
        found: Counter[str] = Counter()
        for shape in (*SHAPES, "castle"):
            if shape != "circle" or self.board.troops((seat, shape)) >= 450:
                found += self.board.cards[seat, shape]
        return found

    def regulars_pay(self, seat: int) -> int:
        """WK-WAG-03: the greatest sum of whole wages that he can pay."""
        sums = {0}
        for kind, n in self.payable(seat).items():
            for _ in range(0 if is_mercenary(kind) else n):
                sums |= {total + TROOP[kind]["wage"] for total in sums}
        return max(total for total in sums if total <= self.board.crowns[seat])

    def begin_assembly(self) -> None:
        """WK-ASM-01."""
        away = {s for s, cards in self.board.charges.items() if any(AGENDA[c].get("keeps_holder_away") for c in cards)}
        self.attending = set(self.board.alive()) - self.board.banned - away
        self.acting, self.gathered = -1, set()

    def begin_mercenary_draft(self) -> None:
        pass

    def on_went_home(self, p: dict[str, Any]) -> None:
        if p["phase"] == "taxation":
            self.check("taxation", not self.taxes, self.taxes)
        if p["phase"] == "wages":
            self.check("wages", not +self.due, self.due)

    def on_hired(self, p: dict[str, Any]) -> None:
        """WK-DFT-02; AG-L04, AG-C12."""
        seat = p["seat"]
        more = self.bound(seat, "AG-L04") - ("AG-C12" in self.board.charges[seat])
        price = sum(max(0, TROOP[kind]["wage"] + more) for kind in p["troops"])
        self.check("fee", price == self.fee, p, price, self.fee)
        self.fee = 0

    # -- Events and expeditions

    def on_event(self, p: dict[str, Any]) -> None:
        self.event = p["event"]

    def on_truce(self, p: dict[str, Any]) -> None:
        self.truce = True

    def on_truce_over(self, p: dict[str, Any]) -> None:
        self.truce = False

    def on_kept(self, p: dict[str, Any]) -> None:
        if p["event"] == "EV-R02":
            self.heretics.add(p["seat"])

    def on_miracle(self, p: dict[str, Any]) -> None:
        if p["event"] == "EV-R02":
            self.heretics.discard(p["seat"])

    def on_laid(self, p: dict[str, Any]) -> None:
        self.board.struck[p["city"]] += 1

    def on_strike_over(self, p: dict[str, Any]) -> None:
        self.board.struck[p["city"]] -= 1

    def on_funded(self, p: dict[str, Any]) -> None:
        self.check("stake", p["crowns"] <= 5, p)
        self.board.crowns[p["seat"]] -= p["crowns"]
        self.stakes.setdefault(p["voyage"], Counter())[p["seat"]] += p["crowns"]

    def on_robbed(self, p: dict[str, Any]) -> None:
        stakes = self.stakes[p["voyage"]]
        self.check("pirates", p["crowns"] == -(-stakes[p["seat"]] // 2), p)
        stakes[p["seat"]] -= p["crowns"]

    def on_arrived(self, p: dict[str, Any]) -> None:
        self.voyage = p["voyage"], p["result"]
        if p["result"] == "fleet_lost":
            self.stakes.pop(p["voyage"], None)
