"""The printed events, worked out a second time: whom each concerns, and what its first step changes or offers."""

from __future__ import annotations

from typing import Any

from araldo.games.crusader_kings.board import IDS
from araldo.games.crusader_kings.box import (
    GLITTERHOOF,
    HOUSE_WORDS,
    KINDS,
    id_of,
    is_green,
    kind_of,
    number_of,
    trait_of,
)

COUNCILLORS = ("chancellor", "steward", "marshal", "spymaster", "archbishop", "court_physician")
SUPPLY = {"unrest": 12, "harvest": 6, "crop_failure": 6, "plague": 6}
MAY = ("may_build_castle", "may_take_development", "may_mobilise", "may_end_war")


class Target:
    """A position as one dynasty meets an event."""

    def __init__(self, s: Any, me: int, scribe: Any) -> None:
        self.s, self.me, self.scribe = s, me, scribe
        self.mine = [t for t in s.lands if s.owner[t] == me]
        self.idle = [t for t in self.mine if not s.foot[t]]
        self.troops = [t for t in self.mine if s.foot[t]]
        self.others = [p for p in around(s, me) if p != me]
        self.automatic = me >= s.seats

    def sex(self, person: int) -> str:
        return str(self.scribe.sex(person))

    def word(self, party: int) -> str:
        return str(HOUSE_WORDS[self.s.house[party]])

    def kin(self) -> list[int]:
        return [*self.s.children[self.me], *self.s.siblings[self.me]]

    def men(self, people: list[int]) -> list[int]:
        return [p for p in people if p >= 0 and self.sex(p) == "m"]

    def family(self) -> list[int]:
        s, me = self.s, self.me
        return [s.kings[me], s.spouses[me], *self.kin(), *s.child_mates[me], *s.sibling_mates[me]]

    def bound(self, one: int, other: int) -> bool:
        """A War or Pact between the two, or a Casus Belli of the first."""
        return bool((self.s.wars[one] | self.s.pacts[one] | self.s.claims[one]) >> other & 1)

    def claimants(self, near: bool = False) -> list[int]:
        found = [p for p in self.others if not self.bound(p, self.me)]
        if not near:
            return found
        beside = {
            self.s.owner[t] for t in self.s.lands for home in self.mine if self.scribe.near(self.s, IDS[home], IDS[t])
        }
        return [p for p in found if p in beside]

    def coast(self) -> list[int]:
        return [t for t in self.mine if self.scribe.coastal(IDS[t])]

    def rich(self, gold: int) -> bool:
        return self.automatic or self.s.gold[self.me] >= gold

    def kinds(self, party: int) -> list[str]:
        return [KINDS[kind_of(c)] for c in self.s.cards[party]]

    def wanted_cards(self) -> set[str]:
        return {KINDS[kind_of(c)] for c in self.s.display} - set(self.kinds(self.me))

    def rival_shields(self) -> list[int]:
        return [i for i, p in enumerate(self.s.shields) if p not in (-1, self.me) and i + 1 < self.s.goal]

    def single(self) -> bool:
        s, me = self.s, self.me
        return s.spouses[me] < 0 or -1 in s.child_mates[me] or -1 in s.sibling_mates[me]

    def meets(self, need: str) -> bool:
        s, me = self.s, self.me
        spouse = s.spouses[me]
        answers = {
            "king_married_human": spouse not in (-1, GLITTERHOOF) and self.sex(spouse) != self.sex(s.kings[me]),
            "king_not_married_glitterhoof": spouse != GLITTERHOOF,
            "children_lt_3": len(s.children[me]) < 3,
            "children_lt_2": len(s.children[me]) < 2,
            "controls_territory": self.mine,
            "has_castle": any(s.castle[t] for t in self.mine),
            "has_unmobilised": self.idle,
            "has_child": s.children[me],
            "castle_site": sum(s.castle) < 10 and not all(s.castle[t] for t in self.mine),
            "gold_1": self.rich(1),
            "gold_3": self.rich(3),
            "has_councillor": set(self.kinds(me)) & set(COUNCILLORS),
            "can_take_development": self.wanted_cards(),
            "has_male_character": self.men(self.family()),
            "exists_cb_candidate": self.claimants(),
            "exists_neighbour_cb_candidate": self.claimants(near=True),
            "exists_cb_target": [p for p in self.others if not self.bound(me, p)],
            "has_child_or_sibling": self.kin(),
            "has_male_child_or_sibling": self.men(self.kin()),
            "has_unrest": any(s.unrest[t] for t in self.mine),
            "has_unmarried_family": self.single(),
            "has_independent_pact": me in s.ally,
            "has_footsoldier": self.troops,
            "can_mobilise": self.idle and len(self.troops) < 4,
            "at_war": s.wars[me],
            "has_coastal": self.coast(),
            "bag_has_red": any(not is_green(t) for t in s.bags[me]),
            "rival_shield_on_track": self.rival_shields(),
            "king_has_age_token": s.age[me],
        }
        return bool(answers[need])

    # -- what a step offers

    def where(self, words: str, token: str) -> list[int]:
        s = self.s
        bare = [t for t in self.idle if not s.castle[t]]
        edge = [
            t
            for t in self.idle
            if any(self.scribe.near(s, IDS[t], IDS[u]) and s.owner[u] in self.others for u in s.lands)
        ]
        lands = {
            "controlled": self.mine,
            "unmobilised": self.idle,
            "unmobilised_prefer_no_castle": bare or self.idle,
            "unmobilised_prefer_border": edge or self.idle,
            "mobilised": self.troops,
            "coastal": self.coast(),
        }[words]
        return [t for t in lands if not s.plague[t]] if token == "plague" else lands

    def left(self, token: str) -> int:
        s = self.s
        lying = {
            "unrest": s.unrest,
            "harvest": s.harvest,
            "crop_failure": s.failure,
            "plague": [p > 0 for p in s.plague],
        }
        return int(SUPPLY[token] - sum(lying[token]))

    def offers(self, step: dict[str, Any]) -> set[tuple[Any, ...]] | None:
        """Everything that may be chosen in this step; None: no choice of this kind."""
        s, me, op = self.s, self.me, step["op"]
        if op == "place":
            return {("place", IDS[t]) for t in self.where(step["where"], step["token"]) if self.left(step["token"])}
        if op == "remove_unrest":
            return {("calm", IDS[t]) for t in self.mine if s.unrest[t]}
        if op == "remove_footsoldier":
            return {("disband", IDS[t]) for t in self.troops}
        if op == "pay_or_remove_footsoldier":
            owed = min(step["max"], len(self.troops))
            return {("pay_gold", n) for n in range(min(owed, s.gold[me]) + 1)}
        if op == "bag_remove":
            return {("remove_token", trait_of(t)) for t in s.bags[me] if not is_green(t)}
        if op in ("char_trait", "pick_character"):
            return self.people(step)
        if op == "choose":
            return {("option", o["id"]) for o in step["options"] if self.rich(o["cost"])}
        if op == "gain_cb":
            return self.foes(step)
        if op == "may_build_castle":
            free = sum(s.castle) < 10 and self.rich(step["cost"])
            return {("site", IDS[t]) for t in self.mine if free and not s.castle[t]}
        if op == "may_take_development":
            return {("buy", kind) for kind in self.wanted_cards() if self.rich(step["cost"])}
        if op == "may_mobilise":
            most = min(4, (len(self.mine) + 1) // 2) if self.automatic else 4
            return {("raise", IDS[t]) for t in self.idle if len(self.troops) < most}
        if op == "may_end_war":
            return {("end_war", self.word(p)) for p in range(s.parties) if s.wars[me] >> p & 1}
        if op == "break_independent_pact":
            return {("break", IDS[t]) for t in s.lands if s.ally[t] == me}
        if op == "replace_shield":
            return {("replace", i + 1) for i in self.rival_shields()}
        return None

    def people(self, step: dict[str, Any]) -> set[tuple[Any, ...]]:
        found = {
            "child": list(self.s.children[self.me]),
            "child_or_sibling": self.kin(),
            "male_child_or_sibling": self.men(self.kin()),
            "male_family": self.men(self.family()),
        }[step.get("filter") or step["who"]]
        if found and "by" in step:
            found = sorted(found, key=number_of)
            found = [found[-1] if step["by"] == "highest_number" else found[0]]
        return {("pick", id_of(p)) for p in found}

    def foes(self, step: dict[str, Any]) -> set[tuple[Any, ...]]:
        if step["against"] == "chosen_no_pact":
            return {("against", self.word(p)) for p in self.others if not self.bound(self.me, p)}
        near = step["holder"] == "next_neighbour_cb_candidate"
        return {("against", self.word(self.me))} if self.claimants(near) else set()

    def best_places(self, step: dict[str, Any], who: int, lands: set[str]) -> set[str]:
        """Where an automatic dynasty puts a token: with a rival where it hurts; at home a good one in a Castle, a bad
        one far from rivals."""
        s = self.s

        def worth(name: str) -> tuple[int, int]:
            t = IDS.index(name)
            if who != self.me:
                return -s.castle[t], not s.harvest[t]
            if step["token"] == "harvest":
                return -s.castle[t], 0
            near = [u for u in s.lands if self.scribe.near(s, name, IDS[u]) and s.owner[u] not in (-1, self.me)]
            return s.castle[t], len(near)

        least = min(map(worth, lands))
        return {name for name in lands if worth(name) == least}

    # -- what a step changes by itself

    def gold_after(self, step: dict[str, Any], actor: int) -> list[int] | None:
        """The Gold of the players after a step that only moves Gold; None: it is not of that kind."""
        s, me, gold, op = self.s, self.me, list(self.s.gold), step["op"]
        treasury = s.treasury
        if op in ("gold", "gold_per"):
            more = step["n"] if op == "gold" else min(step["max"], step["n"] * len(self.coast()))
            if not self.automatic:
                gold[me] = max(0, gold[me] + min(more, treasury))
            return gold
        if op == "pay_or":
            gold[me] = gold[me] if self.automatic else max(0, gold[me] - step["n"])
            return gold
        if op not in ("pay", "take_from_actor"):
            return None
        giver, taker = (actor, me) if op == "take_from_actor" else (me, actor)
        if step.get("to") == "next":
            taker = self.others[0]
        paid = min(step["n"], treasury) if giver >= s.seats else min(step["n"], gold[giver])
        if giver < s.seats:
            gold[giver] -= paid
        if taker < s.seats:
            gold[taker] += paid
        return gold


def around(s: Any, start: int) -> list[int]:
    """Clockwise from the left, the one itself last; who has left is skipped."""
    order = [(start + i) % s.parties for i in range(1, s.parties + 1)]
    return [p for p in order if not s.out >> p & 1]


def concerned(s: Any, actor: int, event: dict[str, Any], scribe: Any) -> int:
    """Self: who played the card; Other: the next who meets every requirement. -1: nobody."""
    order = [actor] if event["target"] == "self" else around(s, actor)[:-1]
    return next((p for p in order if all(Target(s, p, scribe).meets(need) for need in event["requires"])), -1)


def chooser(s: Any, step: dict[str, Any], actor: int, target: int) -> int:
    who = step.get("chooser", "target")
    if who == "next":
        return next((p for p in around(s, target) if p != target), -1)
    return actor if who == "actor" else target
