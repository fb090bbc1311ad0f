"""A chronicler who has only the log: what it tells must be enough to know every piece that lies open on the table.

After every answer the chronicle is compared with the position. A change that the log leaves out, tells twice, or tells
of the wrong house, territory, Character or number shows at once.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from araldo.games.crusader_kings.board import IDS, NUMBER
from araldo.games.crusader_kings.box import (
    ACHIEVEMENTS,
    DECKS,
    HOUSE_WORDS,
    KINDS,
    TOKEN0,
    id_of,
    kind_of,
    trait_of,
)
from araldo.games.crusader_kings.state import Attack, Birth, Gain
from araldo.kernel import Event

GOLD_OUT = ("paid", "castle", "bought", "invested", "pledged", "plots", "overthrows", "bribed", "upkeep", "lost_gold",
            "adopted")  # fmt: skip
GOLD_IN = ("gained", "taxed", "pledge_back", "pillaged")


class Chronicle:
    """Everything open, as it was at the start, and then as told."""

    def __init__(self, s: Any) -> None:
        self.people = s.seats
        self.house = {HOUSE_WORDS[h]: p for p, h in enumerate(s.house)}
        self.fallen = -1
        self.lender = ""  # the Duke whose tokens are in a bag
        self.doubt = False
        self.lost: dict[str, int] = {}  # by territory: who had it before
        self.refresh(s)

    def refresh(self, s: Any) -> None:
        self.__dict__.update(facts(s))

    # -- one event after the other

    def hear(self, event: Event) -> None:
        p = event.params
        kind = event.kind
        party = self.house.get(p.get("house", ""), -1)
        if kind in GOLD_OUT and party < self.people:
            self.gold[party] -= p["gold"]
        elif kind in GOLD_IN:
            self.gold[party] += p["gold"]
        if (tell := getattr(self, f"on_{kind}", None)) is not None:
            tell(party, p)

    def other(self, p: dict[str, Any]) -> int:
        return self.house[p.get("other") or p["against"]]

    # -- Gold and bargains

    def on_paid_to(self, party: int, p: dict[str, Any]) -> None:
        self.pay(party, self.other(p), p["gold"])

    def pay(self, giver: int, taker: int, gold: int) -> None:
        for who, sign in ((giver, -1), (taker, 1)):
            if who < self.people:
                self.gold[who] += sign * gold

    def on_struck(self, party: int, p: dict[str, Any]) -> None:
        sides = (party, self.other(p), p["gives"]), (self.other(p), party, p["takes"])
        coming: list[tuple[int, str]] = []
        for giver, taker, goods in sides:
            for good in goods:
                if good.startswith("gold."):
                    self.pay(giver, taker, int(good[5:]))
                elif good in NUMBER:
                    self.lost[good], self.owner[good] = giver, taker
                elif good in KINDS:
                    self.cards[giver][good] -= 1
                    coming.append((taker, good))
                elif good == "claim":
                    self.claims.discard((giver, taker))
        for taker, good in coming:
            self.cards[taker][good] += 1

    # -- territories

    def on_conquered(self, party: int, p: dict[str, Any]) -> None:
        self.lost[p["land"]] = self.owner[p["land"]]
        self.owner[p["land"]] = party

    on_settled = on_conquered

    def on_independent(self, party: int, p: dict[str, Any]) -> None:
        self.owner[p["land"]] = -1

    def on_mobilised(self, party: int, p: dict[str, Any]) -> None:
        for land in p["lands"]:
            self.foot[land] = 1

    def on_demobilised(self, party: int, p: dict[str, Any]) -> None:
        for land in p["lands"]:
            assert party in (self.owner[land], self.lost.get(land)), "whose Footsoldier it is"
            self.foot[land] = 0

    def on_unpaid(self, party: int, p: dict[str, Any]) -> None:
        self.on_demobilised(party, {"lands": [p["land"]]})

    def on_moved_in(self, party: int, p: dict[str, Any]) -> None:
        assert self.owner[p["origin"]] == self.owner[p["land"]] == party
        self.foot[p["origin"]], self.foot[p["land"]] = 0, 1

    def on_castle(self, party: int, p: dict[str, Any]) -> None:
        assert self.owner[p["land"]] == party
        self.castles.add(p["land"])

    def on_razed(self, party: int, p: dict[str, Any]) -> None:
        self.castles.remove(p["land"])

    def on_placed(self, party: int, p: dict[str, Any]) -> None:
        self.tokens[p["token"], p["land"]] += 1

    def on_used_up(self, party: int, p: dict[str, Any]) -> None:
        self.tokens[p["token"], p["land"]] -= 1

    def on_quiet(self, party: int, p: dict[str, Any]) -> None:
        assert self.tokens["unrest", p["land"]], "there was something to calm"
        self.tokens["unrest", p["land"]] = 0

    def on_less_unrest(self, party: int, p: dict[str, Any]) -> None:
        self.tokens["unrest", p["land"]] -= 1
        assert self.tokens["unrest", p["land"]], "or it would be quiet"

    def on_calmed(self, party: int, p: dict[str, Any]) -> None:
        assert self.owner[p["land"]] == party
        self.tokens["unrest", p["land"]] -= 1

    # -- Pacts and wars

    def on_claim(self, party: int, p: dict[str, Any]) -> None:
        assert (party, self.other(p)) not in self.claims, "it is news"
        self.claims.add((party, self.other(p)))

    def on_war(self, party: int, p: dict[str, Any]) -> None:
        pair = frozenset((party, self.other(p)))
        assert pair not in self.wars, "it is news"
        self.wars.add(pair)
        self.claims -= {(party, self.other(p)), (self.other(p), party)}

    def on_peace(self, party: int, p: dict[str, Any]) -> None:
        self.wars.discard(frozenset((party, self.other(p))))
        self.claims -= {(party, self.other(p)), (self.other(p), party)}

    def on_pact(self, party: int, p: dict[str, Any]) -> None:
        self.pacts.add(frozenset((party, self.other(p))))

    def on_pact_ended(self, party: int, p: dict[str, Any]) -> None:
        self.pacts.remove(frozenset((party, self.other(p))))

    def on_land_pact(self, party: int, p: dict[str, Any]) -> None:
        self.allies[p["land"]] = party

    def on_land_pact_ended(self, party: int, p: dict[str, Any]) -> None:
        assert self.allies.pop(p["land"]) == party

    # -- Development cards, Shields, achievements

    def on_bought(self, party: int, p: dict[str, Any]) -> None:
        self.display[p["card"]] -= 1
        self.cards[party][p["card"]] += 1

    def on_bribed(self, party: int, p: dict[str, Any]) -> None:
        self.cards[self.other(p)][p["card"]] -= 1
        self.cards[party][p["card"]] += 1

    def on_discarded(self, party: int, p: dict[str, Any]) -> None:
        self.cards[party][p["card"]] -= 1

    def on_displayed(self, party: int, p: dict[str, Any]) -> None:
        self.display.update(p["cards"])

    def on_shield(self, party: int, p: dict[str, Any]) -> None:
        self.shields[p["place"]] = party

    def on_shield_replaced(self, party: int, p: dict[str, Any]) -> None:
        assert self.shields[p["place"]] not in (-1, party)
        self.shields[p["place"]] = party

    def on_withdrawn(self, party: int, p: dict[str, Any]) -> None:
        assert self.shields[p["place"]] == party
        self.shields[p["place"]] = -1

    def on_achievement(self, party: int, p: dict[str, Any]) -> None:
        self.awards[p["award"]] = party

    def on_achievement_lost(self, party: int, p: dict[str, Any]) -> None:
        self.awards[p["award"]] = -1

    def on_first_passes(self, party: int, p: dict[str, Any]) -> None:
        self.first = party

    # -- families

    def on_suitor(self, party: int, p: dict[str, Any]) -> None:
        self.leaves(self.suitors.pop(p["land"], ""))
        self.suitors[p["land"]] = p["person"]
        self.traits[p["person"]] = Counter(p["traits"])

    def on_horse(self, party: int, p: dict[str, Any]) -> None:
        self.leaves(self.suitors.pop(p["land"]))
        self.suitors[p["land"]] = "glitterhoof"

    def on_born(self, party: int, p: dict[str, Any]) -> None:
        self.children[party].append(p["person"])

    on_adopted = on_born

    def on_endowed(self, party: int, p: dict[str, Any]) -> None:
        ruler = [q for q in range(len(self.kings)) if p["person"] in (self.kings[q], self.spouses[q])]
        place = self.bags[ruler[0]] if ruler else self.traits.setdefault(p["person"], Counter())
        place[p["trait"]] += 1

    def on_token_kept(self, party: int, p: dict[str, Any]) -> None:
        assert p["trait"] in p["tokens"]
        self.traits[p["person"]] = Counter([p["trait"]])

    def on_bag_added(self, party: int, p: dict[str, Any]) -> None:
        self.bags[party][p["trait"]] += 1

    def on_bag_removed(self, party: int, p: dict[str, Any]) -> None:
        self.bags[party][p["trait"]] -= 1

    def on_attack(self, party: int, p: dict[str, Any]) -> None:
        self.lender = self.dukes.get(p["origin"], "")

    def on_sacrificed(self, party: int, p: dict[str, Any]) -> None:
        """A Duke who lends his tokens loses what is sacrificed of them; if both had it, it is not told whose it was."""
        lent = self.traits.get(self.lender, Counter())
        if lent[p["trait"]]:
            self.doubt = True
        self.bags[party][p["trait"]] -= 1

    def on_check(self, party: int, p: dict[str, Any]) -> None:
        self.lender = ""
        if p["action"] == "crusade" and p["won"]:
            self.first = party

    def on_married(self, party: int, p: dict[str, Any]) -> None:
        mate = p["mate"]
        self.untitled(mate)
        for kin in self.children + self.siblings:
            if mate in kin:
                kin.remove(mate)
        self.suitors = {land: one for land, one in self.suitors.items() if one != mate}
        if self.kings[party] == p["person"]:
            self.spouses[party] = mate
            self.traits.pop(mate, None)
        else:
            assert p["person"] in self.children[party] + self.siblings[party]
            self.mates[p["person"]] = mate

    def on_died(self, party: int, p: dict[str, Any]) -> None:
        self.leaves(p["person"])

    on_divorced = on_retired = on_died

    def leaves(self, person: str) -> None:
        self.traits.pop(person, None)
        self.untitled(person)
        self.suitors = {land: one for land, one in self.suitors.items() if one != person}
        self.kings = ["" if one == person else one for one in self.kings]
        self.spouses = ["" if one == person else one for one in self.spouses]
        for kin in self.children + self.siblings:
            if person in kin:
                kin.remove(person)
        if mate := self.mates.pop(person, ""):
            self.traits.pop(mate, None)
        self.mates = {one: mate for one, mate in self.mates.items() if mate != person}

    def untitled(self, person: str) -> None:
        self.dukes = {land: one for land, one in self.dukes.items() if one != person}

    def on_crowned(self, party: int, p: dict[str, Any]) -> None:
        assert not self.kings[party], "the throne is empty"
        person = p["person"]
        self.kings[party], self.spouses[party] = person, self.mates.pop(person, "")
        if person in self.children[party]:
            self.children[party].remove(person)
            assert not self.siblings[party], "they have left"
            self.siblings[party], self.children[party] = self.children[party], []
        elif person in self.siblings[party]:
            self.siblings[party].remove(person)
        self.untitled(person)
        for one in (person, self.spouses[party]):
            self.traits.pop(one, None)
        self.age[party] = 0

    def on_died_in_peace(self, party: int, p: dict[str, Any]) -> None:
        self.leaves(self.kings[party])

    def on_crisis(self, party: int, p: dict[str, Any]) -> None:
        self.age[party] = 0

    def on_aged(self, party: int, p: dict[str, Any]) -> None:
        self.age[party] = p["age"]

    def on_titled(self, party: int, p: dict[str, Any]) -> None:
        assert self.owner[p["land"]] == party
        assert p["person"] in self.children[party] + self.siblings[party]
        self.dukes[p["land"]] = p["person"]

    def on_revoked(self, party: int, p: dict[str, Any]) -> None:
        assert p["person"] in self.dukes.values()
        self.untitled(p["person"])

    def on_title_ended(self, party: int, p: dict[str, Any]) -> None:
        assert self.dukes.pop(p["land"]) == p["person"]

    # -- ruin and return

    def on_eliminated(self, party: int, p: dict[str, Any]) -> None:
        self.fallen = party
        for person in [self.kings[party], self.spouses[party], *self.children[party], *self.siblings[party]]:
            self.leaves(person)
        self.age[party] = 0
        self.bags[party].clear()
        self.cards[party].clear()
        self.shields = {place: -1 if who == party else who for place, who in self.shields.items()}
        self.pacts = {pair for pair in self.pacts if party not in pair}
        self.wars = {pair for pair in self.wars if party not in pair}
        self.claims = {pair for pair in self.claims if party not in pair}

    def on_returned(self, party: int, p: dict[str, Any]) -> None:
        self.house[p["house"]] = self.fallen
        self.kings[self.fallen] = p["person"]
        self.bags[self.fallen] = Counter(p["traits"])

    def on_left(self, party: int, p: dict[str, Any]) -> None:
        if party < self.people:
            self.gold[party] = 0
        self.took[party] = [0] * 5

    # -- Action cards

    def on_drew(self, party: int, p: dict[str, Any]) -> None:
        self.took[party] = [p[deck] for deck in DECKS]

    def on_revealed(self, party: int, p: dict[str, Any]) -> None:
        self.took[party][DECKS.index(p["card"].split(".")[0])] -= 1

    on_skipped = on_revealed

    def on_cleanup(self, party: int, p: dict[str, Any]) -> None:
        assert p["era"] == self.era
        self.took = [[0] * len(DECKS) for _ in self.took]
        self.display.clear()
        for person in list(self.suitors.values()):
            self.leaves(person)

    def on_era(self, party: int, p: dict[str, Any]) -> None:
        self.era, self.round = p["era"], 0

    def on_round(self, party: int, p: dict[str, Any]) -> None:
        assert p["era"] == self.era
        self.round = p["round"]

    # -- against the position

    def differences(self, s: Any) -> dict[str, Any]:
        """What the position shows and the log has not told."""
        now = facts(s)
        if any(isinstance(f, Gain) for f in s.frames):  # bought, and not there before another has been discarded
            now.pop("cards")
            now.pop("display")
        if any(isinstance(f, Birth) for f in s.frames):  # two tokens, one is kept
            now.pop("traits")
        if s.drawn or any(isinstance(f, Attack) and f.lent for f in s.frames):  # a Duke's tokens are in the bag
            now.pop("bags")
            now.pop("traits", None)
        if self.doubt and "bags" in now:
            self.bags, self.traits, self.doubt = now["bags"], now["traits"], False
        told = {name: getattr(self, name) for name in now}
        return {name: (told[name], now[name]) for name in now if _plain(told[name]) != _plain(now[name])}


# -- what is decided is told

TOLD: dict[tuple[str, str], tuple[str, dict[str, int]]] = {  # by question and verb: the line, and which word says what
    ("overthrow", "topple"): ("overthrows", {"land": 1}),
    ("plot_target", "incite"): ("plots", {"aim": 1}),
    ("plot_target", "assassinate"): ("plots", {"aim": 1}),
    ("plot_target", "casus_belli"): ("plots", {"aim": 1}),
    ("plot_target", "bribe"): ("plots", {"aim": 1}),
    ("plot_target", "divorce"): ("plots", {"aim": 1}),
    ("plot_target", "remove"): ("plots", {"aim": 2}),
    ("buy", "buy"): ("bought", {"card": 1}),
    ("event_card", "buy"): ("bought", {"card": 1}),
    ("sabotage", "pledge"): ("pledged", {"gold": 1}),
    ("sacrifice", "sacrifice"): ("sacrificed", {}),
    ("reply", "refuse"): ("refused_offer", {}),
    ("send", "send"): ("crusade", {"person": 1}),
    ("backing", "done"): ("counter", {}),
    ("support", "give_support"): ("supports", {}),
    ("support", "deny_support"): ("pact_ended", {}),
    ("occupy", "pillage"): ("pillaged", {}),
    ("occupy", "move_in"): ("moved_in", {"origin": 1}),
    ("reveal", "reveal"): ("revealed", {}),
    ("reveal", "marshal"): ("calmed", {"land": 1}),
    ("event_build", "site"): ("castle", {"land": 1}),
    ("event_raze", "raze"): ("razed", {"land": 1}),
    ("event_disband", "disband"): ("demobilised", {}),
    ("return", "leave_game"): ("left", {}),
    ("home", "settle"): ("settled", {"land": 1}),
    ("birth_token", "choose_token"): ("token_kept", {"trait": 1}),
    ("draw", "draw"): ("drew", {}),
    ("horse", "place"): ("horse", {"land": 1}),
    ("free_castle", "site"): ("castle", {"land": 1}),
}


def untold(before: Any, seat: int, action: Any, log: list[Event]) -> str:
    """What a decision should have been told as, and was not; nothing if all is well."""
    asked = before.asked.kind
    if action[0] in ("trade", "break"):  # a standing right
        return ""
    if asked == "act":
        wanted: tuple[str, dict[str, Any]] = ("acts", {"action": action[0], "house": HOUSE_WORDS[before.house[seat]]})
    elif asked == "roles" and action == ("done",):
        lands = [edit[2] for edit in before.asked.drafts[seat] if edit[0] != "support"]
        wanted = ("invades", {"lands": lands})
    elif asked == "terms" and action == ("done",):
        f = before.frames[-1]
        dropped = f.mine < 0 and not before.asked.drafts.get(seat)
        wanted = ("" if dropped else "offer_marriage" if f.mine >= 0 else "offer_trade", {})
    elif (found := TOLD.get((asked, action[0]))) is not None and seat in before.asked.seats:
        wanted = (found[0], {name: action[place] for name, place in found[1].items()})
    else:
        return ""
    kind, words = wanted
    lines = [e.params for e in log if e.kind == kind]
    return "" if not kind or any({**line, **words} == line for line in lines) else kind


def _plain(value: Any) -> Any:
    """Counters without their zeros."""
    if isinstance(value, Counter):
        return {k: n for k, n in value.items() if n}
    if isinstance(value, list):
        return [_plain(one) for one in value]
    if isinstance(value, dict):
        return {k: _plain(one) for k, one in value.items() if one or one == 0}
    return value


def facts(s: Any) -> dict[str, Any]:
    """What lies open, by the names of the log."""
    n = range(s.parties)
    counts = {"unrest": s.unrest, "harvest": s.harvest, "crop_failure": s.failure}
    tokens = Counter({(token, IDS[t]): there[t] for token, there in counts.items() for t in s.lands})
    tokens.update({("plague", IDS[t]): int(s.plague[t] > 0) for t in s.lands})
    mates = {}
    for p in n:
        for kin, mate in zip(s.children[p] + s.siblings[p], s.child_mates[p] + s.sibling_mates[p], strict=True):
            if mate >= 0:
                mates[id_of(kin)] = id_of(mate)
    traits: dict[str, Counter[str]] = {}
    for token in s.worn:
        traits.setdefault(id_of(s.bearer[token - TOKEN0]), Counter())[trait_of(token)] += 1
    return {
        "owner": {IDS[t]: s.owner[t] for t in s.lands},
        "foot": {IDS[t]: s.foot[t] for t in s.lands},
        "castles": {IDS[t] for t in s.lands if s.castle[t]},
        "tokens": tokens,
        "allies": {IDS[t]: s.ally[t] for t in s.lands if s.ally[t] >= 0},
        "suitors": {IDS[t]: id_of(s.suitors[t]) for t in s.lands if s.suitors[t] >= 0},
        "dukes": {IDS[t]: id_of(s.duke[t]) for t in s.lands if s.duke[t] >= 0},
        "gold": list(s.gold[: s.seats]),
        "pacts": {frozenset((p, q)) for p in n for q in n if s.pacts[p] >> q & 1},
        "wars": {frozenset((p, q)) for p in n for q in n if s.wars[p] >> q & 1},
        "claims": {(p, q) for p in n for q in n if s.claims[p] >> q & 1},
        "cards": [Counter(KINDS[kind_of(c)] for c in s.cards[p]) for p in n],
        "display": Counter(KINDS[kind_of(c)] for c in s.display),
        "shields": {i + 1: p for i, p in enumerate(s.shields)},
        "awards": dict(zip(ACHIEVEMENTS, s.awards, strict=True)),
        "first": s.first,
        "kings": [id_of(x) if x >= 0 else "" for x in s.kings],
        "spouses": [id_of(x) if x >= 0 else "" for x in s.spouses],
        "children": [[id_of(x) for x in s.children[p]] for p in n],
        "siblings": [[id_of(x) for x in s.siblings[p]] for p in n],
        "mates": mates,
        "traits": traits,
        "bags": [Counter(map(trait_of, s.bags[p])) for p in n],
        "age": list(s.age),
        "took": [list(row) for row in s.took],
        "era": s.era,
        "round": s.round,
    }
