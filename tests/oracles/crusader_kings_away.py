"""What the program answers for a player who is away, worked out a second time from the table of decisions (CK-DEC)."""

from __future__ import annotations

from typing import Any

from araldo.games.crusader_kings.board import IDS
from araldo.games.crusader_kings.box import HOUSE_WORDS, PERSON, id_of, is_green, trait_of

CRITICAL = {"humble", "ambitious", "honest", "deceitful", "kind", "cruel", "chaste", "lustful"}
WORTH = ("spymaster", "archbishop", "marshal", "chancellor", "steward", "court_physician", "navy", "longbow",
         "plate_armor", "royal_guard", "library", "bank")  # fmt: skip
DONE = ("done",)
FIXED: dict[str, tuple[Any, ...]] = {
    "sabotage": ("pass",),
    "titles": DONE,
    "backing": DONE,
    "may_marry": ("stay",),
    "reply": ("refuse",),
    "call": ("enough",),
    "support": ("give_support",),
    "counter": ("decline",),
    "castle": ("pay",),
    "go_on": ("go_on",),
    "turn_card": ("reveal",),
}


class Absent:
    """A position as a player sees it who is not there."""

    def __init__(self, s: Any, seat: int, options: list[Any], scribe: Any) -> None:
        self.s, self.seat, self.options, self.scribe = s, seat, [tuple(o) for o in options], scribe
        self.f = s.frames[-1]
        self.draft = s.asked.drafts.get(seat, [])
        self.mine = [t for t in s.lands if s.owner[t] == seat]

    def answers(self) -> list[Any] | None:
        """What may be answered; None: the table of decisions says nothing of this question."""
        kind = self.s.asked.kind
        if kind in FIXED:
            return [FIXED[kind]]
        found = getattr(self, f"on_{kind}", None)
        return found() if found is not None else None

    def of(self, verb: str) -> list[Any]:
        return [o for o in self.options if o[0] == verb]

    def best(self, found: list[Any], key: Any) -> list[Any]:
        least = min(map(key, found))
        return [o for o in found if key(o) == least]

    def rivals(self, land: str) -> int:
        s = self.s
        return sum(s.owner[t] not in (-1, self.seat) for t in s.lands if self.scribe.near(s, land, IDS[t]))

    def at(self, values: list[int], action: Any) -> int:
        return int(values[IDS.index(action[-1])])

    # -- draws and cards

    def on_draw(self) -> list[Any]:
        usual = ("draw", 2, 0, 3, 2, 1)
        return [usual] if usual in self.options else self.options

    def on_bonus_card(self) -> list[Any]:
        return [("bonus", "war")] if ("bonus", "war") in self.options else self.options

    def on_plot(self) -> list[Any]:
        found = self.options
        taxes = [o for o in found if o[1].startswith("tax.")]
        if self.s.gold[self.seat] < 3 and taxes:
            return taxes
        pairs = [o for o in found if len(o) == 3 and o[1].startswith("war.") and o[2].startswith("war.")]
        return pairs or found

    def on_reveal(self) -> list[Any]:
        calm = self.of("marshal")
        return self.best(calm, lambda o: -self.at(self.s.unrest, o)) if calm else [("reveal",)]

    def on_act(self) -> list[Any]:
        return self.options[:1]

    # -- court

    def on_court(self) -> list[Any]:
        s, king = self.s, id_of(self.s.kings[self.seat])
        if s.spouses[self.seat] < 0:
            lands = [o for o in self.of("marry") if o[1] == king]
            easy = [o for o in lands if not self.scribe.green(s, s.suitors[IDS.index(o[2])])]
            decks = [o for o in self.of("match") if o[1] == king]
            if easy or lands or decks:
                return easy or lands or decks
        return self.of("adopt") or [("stay",)]

    # -- checks

    def on_invest(self) -> list[Any]:
        check = self.scribe.running
        wish = max(0, check["need"] - check["draws"]) + (self.s.gold[self.seat] >= 4)
        return [("invest", min(wish, max(o[1] for o in self.options)))]

    def on_sacrifice(self) -> list[Any]:
        f, bag = self.f, self.s.bags[self.seat]
        lost = f.won + min(f.draws, len(bag)) < f.need
        return [("sacrifice",) if is_green(f.token) and lost else ("keep",)]

    # -- Realm and Intrigue

    def on_sites(self) -> list[Any]:
        if self.draft:
            return [DONE]
        return self.best(self.of("site"), lambda o: -self.rivals(o[1]))

    def on_buy(self) -> list[Any]:
        return [("stop",)] if self.f.bought else self.of("buy")

    def on_discard_card(self) -> list[Any]:
        return self.best(self.of("discard"), lambda o: -WORTH.index(o[1]))

    on_trade_discard = on_discard_card

    def on_plot_target(self) -> list[Any]:
        if self.f.attempts:
            return [("stop",)]
        claims = self.of("casus_belli")
        beside = {HOUSE_WORDS[self.s.house[p]] for p in range(self.s.parties) if self.neighbour(p)}
        return [o for o in claims if o[1] in beside] or claims or self.options[:1]

    def neighbour(self, party: int) -> bool:
        s = self.s
        theirs = [t for t in s.lands if s.owner[t] == party]
        return any(self.scribe.reaches(s, self.seat, IDS[t], IDS[u]) for t in self.mine for u in theirs)

    def on_bribe(self) -> list[Any]:
        return self.options[:1]

    def on_overthrow(self) -> list[Any]:
        if self.f.attempts:
            return [("stop",)]
        return self.best(self.of("topple"), lambda o: self.scribe.strong(self.s, IDS.index(o[1])))

    # -- War

    def on_muster(self) -> list[Any]:
        s = self.s
        chosen = {edit[1] for edit in self.draft}
        idle = [("raise", IDS[t]) for t in self.mine if not s.foot[t] and IDS[t] not in chosen]
        full = len(chosen) + sum(s.foot[t] for t in self.mine) >= 4
        if not idle or full or (chosen and len(chosen) >= s.gold[self.seat]):
            return [DONE]
        return self.best(idle, lambda o: -self.rivals(o[1]))

    def on_roles(self) -> list[Any] | None:
        if self.draft:
            return None
        if annexes := self.of("annex"):
            return annexes
        free = [o for o in self.of("attack") if self.at(self.s.owner, o) < 0]
        if free:
            return self.best(free, self.need)
        return self.best(self.of("attack"), self.need)

    def need(self, action: Any) -> int:
        return int(self.scribe.defence(self.s, IDS.index(action[-1])))

    def on_next_attack(self) -> list[Any]:
        annexed = {IDS[t] for _, t in self.f.annexed}
        return self.best(self.options, lambda o: (o[1] not in annexed, self.need(o)))

    def on_occupy(self) -> list[Any]:
        return [("pillage",) if self.s.gold[self.seat] < 3 else ("leave",)]

    def on_release(self) -> list[Any]:
        return self.poorest([o for o in self.of("release") if self.at(self.s.owner, o) == self.seat])

    def on_crisis(self) -> list[Any]:
        given = {edit[1] for edit in self.draft}
        if len(given) == len(self.mine) // 2:
            return [DONE]
        return self.poorest([("lose", IDS[t]) for t in self.mine if IDS[t] not in given])

    def poorest(self, found: list[Any]) -> list[Any]:
        """Without a Castle first, then with Unrest."""
        return self.best(found, lambda o: (self.at(self.s.castle, o), not self.at(self.s.unrest, o)))

    # -- Crusade and Upkeep

    def on_send(self) -> list[Any]:
        s, king, heir = self.s, self.s.kings[self.seat], self.scribe.heir(self.s, self.seat)
        people = [PERSON[o[1]] for o in self.options]
        spare = [p for p in people if p not in (king, heir)]
        kin, mates = self.kin()
        close = {s.spouses[self.seat], mates[kin.index(heir)] if heir >= 0 else -1}
        far = [p for p in spare if p not in close]
        if far:
            few = min(self.scribe.greens(s, p) for p in far)
            return [("send", id_of(p)) for p in far if self.scribe.greens(s, p) == few]
        if spare:
            return [("send", id_of(p)) for p in spare]
        if heir in people and len(kin) > 1:
            return [("send", id_of(heir))]
        return [("send", id_of(king))]

    def kin(self) -> tuple[list[int], list[int]]:
        s, seat = self.s, self.seat
        return s.children[seat] + s.siblings[seat], s.child_mates[seat] + s.sibling_mates[seat]

    def on_shield(self) -> list[Any]:
        return [min(self.options)]

    def on_pay_troops(self) -> list[Any]:
        s, done = self.s, {edit[1] for edit in self.draft}
        paying = [("pay_for", IDS[t]) for t in self.mine if s.foot[t] and IDS[t] not in done]
        if len(done) >= s.gold[self.seat]:
            return [DONE]
        return self.best(paying, lambda o: -self.at(self.s.castle, o)) if paying else [DONE]

    def on_disband(self) -> list[Any]:
        s = self.s
        if s.gold[self.seat] >= 4:
            return [DONE]
        gone = {edit[1] for edit in self.draft}
        idle = [("disband", IDS[t]) for t in self.mine if s.foot[t] and IDS[t] not in gone]
        idle = [o for o in idle if not self.enemy_beside(o[1])]
        return idle or [DONE]

    def enemy_beside(self, land: str) -> bool:
        s = self.s
        near = {s.owner[t] for t in s.lands if self.scribe.near(s, land, IDS[t])}
        return any(p >= 0 and s.wars[self.seat] >> p & 1 for p in near)

    def on_old_age(self) -> list[Any]:
        red = [trait_of(t) for t in self.s.bags[self.seat] if not is_green(t)]
        plain = [trait for trait in red if trait not in CRITICAL]
        return [("remove_token", trait) for trait in plain or red] or [("keep_all",)]

    def on_birth_token(self) -> list[Any]:
        tokens = {trait_of(t): (not is_green(t), trait_of(t) in CRITICAL) for t in self.f.tokens}
        return [("choose_token", trait) for trait, bad in tokens.items() if bad == min(tokens.values())]

    def on_return(self) -> list[Any]:
        return self.options[:1]

    on_home = on_return

    # -- events

    def on_event_option(self) -> list[Any]:
        names = [o[1] for o in self.options]
        if "fight" in names:
            return [("option", "fight" if self.fit_for_duel() else "refuse")]
        return [("option", "pay")] if "pay" in names else self.options[:1]

    def fit_for_duel(self) -> bool:
        s, king, heir = self.s, self.s.kings[self.seat], self.scribe.heir(self.s, self.seat)
        kin, mates = self.kin()
        men = [p for p in (*kin, *mates, s.spouses[self.seat]) if p >= 0 and self.scribe.sex(p) == "m"]
        ready = self.scribe.sex(king) == "m" and heir >= 0 and self.scribe.green(s, heir)
        return ready or any(p not in (king, heir) for p in men)

    def decline(self) -> list[Any]:
        return [("decline",)]

    on_event_build = on_event_card = on_event_mobilise = on_event_war = decline
