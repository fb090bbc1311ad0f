"""Crusader Kings worked out a second time, from the rulebook and the printed pieces: checks, attacks, taxes, prices,
what may be attacked, overthrown and incited, what automatic dynasties hold, draw, do and accept, achievements and the
score.

    python -m tests.oracles.crusader_kings --answers 100000

Of the game under test only positions, questions, answers and the log are read.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from araldo.games.crusader_kings import GAME
from araldo.games.crusader_kings.board import IDS
from araldo.games.crusader_kings.box import (
    CARDS,
    EVENT,
    HOUSE_WORDS,
    KINDS,
    PERSON,
    TOKENS,
    id_of,
    is_green,
    kind_of,
    trait_of,
)
from araldo.games.crusader_kings.rules.realm import party_of
from araldo.games.crusader_kings.state import Court, Play, Strategy
from araldo.kernel import key_from_seed
from tests.games.crusader_kings.scenario import crowded
from tests.oracles.crusader_kings_away import Absent
from tests.oracles.crusader_kings_events import MAY, Target, chooser, concerned
from tests.oracles.crusader_kings_lists import DOWRY, NAMES, Realm, accepts, expected, marshal_places, wedding
from tests.oracles.long import main

DATA = Path(GAME.folder) / "data"
TABLES: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (3, {"scenario": "second_crusade", "peace_by_agreement": True}),
    (5, {"scenario": "ninth_crusade", "burgundy": True}),
    (2, {"automata": 3}),
    (1, {}),
    (1, {"automata_choices": "program", "scenario": "second_crusade"}),
    (3, {"automata": 2, "automata_choices": "program", "scenario": "barons_crusade"}),
    (4, {"scenario": "kingdom_of_jerusalem_tournament", "open_iberia": True}),
]


def printed(name: str) -> Any:
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


COLOUR = {trait["id"]: trait["colour"] for trait in printed("traits.toml")["trait"]}
CRITICAL = {
    "build": ("humble", "ambitious"),
    "marriage": ("chaste", "lustful"),
    "invade": ("kind", "cruel"),
    "crusade": ("kind", "cruel"),
    "overthrow": ("honest", "deceitful"),
}
# Draws that a card of its owner, or a Shield on a position of the Crusade track, adds to a check.
CARD_DRAWS = {"chancellor": ("marriage", "plot_casus_belli"), "steward": ("build",), "longbow": ("invade",)}
SPACES = {at: space["bonus"] for at, space in enumerate(printed("crusade_track.toml")["space"], 1)}
PEOPLE = printed("characters.toml")
SEX = {one["id"]: one["sex"] for group in PEOPLE.values() if isinstance(group, list) for one in group if "sex" in one}
MAP = printed("map.toml")
EVENTS = {event["id"]: event for event in printed("events.toml")["event"]}
CULTURE = {t["id"]: t["culture"] for t in [*MAP["territory"], MAP["variant_burgundy"]]}
COAST = {t["id"]: set(t["seas"]) for t in [*MAP["territory"], MAP["variant_burgundy"]]}


def borders(burgundy: bool) -> set[frozenset[str]]:
    edges = {frozenset((e["a"], e["b"])) for e in MAP["edge"]}
    if burgundy:
        edges -= {frozenset(pair) for pair in MAP["variant_burgundy"]["remove_edges"]}
        edges |= {frozenset(pair) for pair in MAP["variant_burgundy"]["add_edges"]}
    return edges


EDGES = [borders(False), borders(True)]


class Scribe:
    """Follows one game and works out what must be."""

    def __init__(self) -> None:
        self.checks: Counter[str] = Counter()
        self.running: dict[str, Any] = {}  # the check that a player has invested in
        self.gave: list[str] = []  # what was sacrificed in it
        self.bought = 0  # Development cards in this action

    # -- facts of a position

    @staticmethod
    def cards(s: Any, party: int) -> list[str]:
        return [KINDS[kind_of(c)] for c in s.cards[party]]

    def near(self, s: Any, one: str, other: str) -> bool:
        return frozenset((one, other)) in EDGES[s.chart]

    def reaches(self, s: Any, party: int, one: str, other: str) -> bool:
        sails = "navy" in self.cards(s, party) and one != other and COAST[one] & COAST[other]
        return self.near(s, one, other) or bool(sails)

    @staticmethod
    def sex(person: int) -> str:
        return str(SEX[id_of(person)])

    @staticmethod
    def greens(s: Any, person: int) -> int:
        return sum(is_green(t) for t in s.worn if s.bearer[t - TOKENS[0]] == person)

    def green(self, s: Any, person: int) -> bool:
        return self.greens(s, person) > 0

    @staticmethod
    def coastal(land: str) -> bool:
        return bool(COAST[land])

    @staticmethod
    def culture(land: int) -> str:
        return str(CULTURE[IDS[land]])

    def hostile(self, s: Any, party: int, owner: int) -> bool:
        return bool((s.wars[party] | s.claims[party]) >> owner & 1)

    def bonus(self, s: Any, party: int, action: str) -> int:
        held = self.cards(s, party)
        total = sum(action in CARD_DRAWS.get(card, ()) for card in held)
        total += "spymaster" in held and action.startswith("plot_")
        for position, gives in SPACES.items():
            if s.shields[position - 1] == party and gives["kind"] == "draws":
                intrigue = action.startswith("plot_") or action == "overthrow"
                total += gives["n"] * (gives["action"] == action or (gives["action"] == "plot_overthrow" and intrigue))
        return total

    def strong(self, s: Any, land: int) -> int:
        """Castle and Duchy."""
        return int(s.castle[land]) + (s.duke[land] >= 0)

    def defence(self, s: Any, land: int) -> int:
        owner, need = s.owner[land], 1 + self.strong(s, land) + s.foot[land]
        if owner >= 0:
            need += "plate_armor" in self.cards(s, owner) and s.foot[land]
            for position, gives in SPACES.items():
                if gives["kind"] == "defence_success" and s.shields[position - 1] == owner and s.castle[land]:
                    need += gives["n"]
        return int(need)

    # -- checks

    def needed(self, s: Any) -> tuple[int, int, int]:
        """Successes, draws from modifiers, and Gold that must stay, for the check on top of the stack."""
        check, cause = s.frames[-1], s.frames[-2]
        kind, seat = check.kind, check.seat
        extra, keeps, need = 0, 0, 1
        if kind == "invade":
            need = self.defence(s, cause.target)
            beside = [t for t in s.lands if self.near(s, IDS[t], IDS[cause.target])]
            extra = len(cause.supports) + sum(s.ally[t] == seat for t in beside)
            extra += sum(cause.helpers >> p & 1 for p in range(s.parties))
        elif kind == "overthrow":
            need += self.strong(s, cause.target)
        elif kind == "plot_incite_revolt":
            need += self.strong(s, cause.aim)
        elif kind == "plot_assassinate":
            need = self.life(s, cause.aim)
        elif kind == "plot_casus_belli":
            need += "chancellor" in self.cards(s, cause.foe)
        elif kind == "plot_bribe":
            keeps = 2
        elif kind == "marriage":
            extra = cause.bonus
        elif kind == "event_check":
            need, extra = check.need, check.bonus - self.bonus(s, seat, kind)
        return need, self.bonus(s, seat, kind) + extra, keeps

    def life(self, s: Any, person: int) -> int:
        """1, the heir 2, a ruler 3."""
        if person in s.kings:
            return 3
        return 2 if any(person == self.heir(s, p) for p in range(s.parties)) else 1

    def heir(self, s: Any, party: int) -> int:
        for kin in (s.children[party], s.siblings[party]):
            for wanted in ("m", "f"):
                for person in kin:
                    if SEX[id_of(person)] == wanted:
                        return int(person)
        return -1

    def worth(self, action: str, trait: str) -> bool:
        good = COLOUR[trait] == "green"
        fails, succeeds = CRITICAL.get("overthrow" if action.startswith("plot_") else action, ("", ""))
        return not good if trait in (fails, succeeds) else good

    def at_question(self, s: Any) -> None:
        kind = s.asked.kind
        seat = s.asked.seats[0]
        if kind == "invest":
            if self.running.get("frame") is not s.frames[-1]:  # what counts is what one has when the check begins
                need, bonus, keeps = self.needed(s)
                self.running = {"frame": s.frames[-1], "seat": seat, "need": need, "draws": 1 + bonus, "keeps": keeps}
            check = self.running
            most = max(0, min(check["need"] + 2 - check["draws"], s.gold[seat] - check["keeps"]))
            self.same(kind, [a[1] for a in GAME.options(s, seat)], list(range(most + 1)))
            check["bag"] = len(s.bags[seat])
        elif kind == "sabotage":
            check = s.frames[-1]
            left = 2 * max(0, min(check.gold, self.running["draws"] - self.running["need"])) - sum(check.pledges)
            self.same(kind, max(a[1] for a in GAME.options(s, seat) if len(a) > 1), min(s.gold[seat], left))
        elif kind == "roles" and not s.asked.drafts.get(seat):
            self.same(kind, set(GAME.options(s, seat)), self.tasks(s, seat))
        elif kind == "overthrow":
            tried = s.frames[-1].tried
            found = {a[1] for a in GAME.options(s, seat) if a[0] == "topple"}
            self.same(kind, found, {IDS[t] for t in self.beside(s, seat) if s.unrest[t] and t not in tried})
        elif kind == "plot_target":
            tried = {foe for plot, foe in s.frames[-1].tried if plot == "plot_incite_revolt"}
            found = {a[1] for a in GAME.options(s, seat) if a[0] == "incite"}
            open_to = [t for t in self.beside(s, seat) if not s.foot[t] and s.owner[t] not in tried]
            self.same("incite", found, {IDS[t] for t in open_to})

    def away(self, s: Any) -> None:
        """For every player who is asked: what the program would answer."""
        for seat in GAME.waiting(s):
            wanted = Absent(s, seat, GAME.options(s, seat), self).answers()
            if wanted is not None:
                self.same(f"away: {s.asked.kind}", GAME.default(s, seat) in wanted, True)

    def beside(self, s: Any, seat: int) -> list[int]:
        """Territories of others next to one's own; anywhere with the Spymaster."""
        mine = [IDS[t] for t in s.lands if s.owner[t] == seat]
        others = [t for t in s.lands if s.owner[t] not in (-1, seat)]
        if "spymaster" in self.cards(s, seat):
            return others
        return [t for t in others if any(self.reaches(s, seat, home, IDS[t]) for home in mine)]

    def tasks(self, s: Any, seat: int) -> set[tuple[str, str, str]]:
        found = set()
        for home in (t for t in s.lands if s.owner[t] == seat and s.foot[t]):
            for there in s.lands:
                if not self.reaches(s, seat, IDS[home], IDS[there]) or s.owner[there] == seat:
                    continue
                if s.owner[there] < 0 and s.ally[there] == seat:
                    found.add(("annex", IDS[home], IDS[there]))
                elif s.owner[there] < 0 or self.hostile(s, seat, s.owner[there]):
                    found.add(("attack", IDS[home], IDS[there]))
        return found

    # -- what an answer led to

    def answered(self, before: Any, after: Any, seat: int, action: Any, log: list[Any]) -> None:
        kind = before.asked.kind
        if action == ("tax",) and kind == "act":
            self.tax(before, seat, log)
        if action == ("develop",):
            self.bought = 0
        if kind == "buy" and action[0] == "buy":
            price = self.bought + 1 - ("library" in self.cards(before, seat))
            spent = next(e.params["gold"] for e in log if e.kind == "bought")
            self.same("price", spent, max(1, price))
            self.bought += 1
        if action[0] == "invest":
            self.running["draws"] += action[1]
        if kind == "turn_card":
            self.automatic(before, after, log)
        if kind == "terms" and action == ("done",) and log:
            self.answer_to_offer(before, log)
        for event in log:
            self.told(before, event)
        self.always(after)

    def told(self, before: Any, event: Any) -> None:
        p = event.params
        if event.kind == "sabotaged" and self.running:
            self.running["draws"] -= p["draws"]
        elif event.kind == "sacrificed":
            self.gave.append(p["trait"])
        elif event.kind == "check":
            self.judge(before, p)

    def judge(self, before: Any, p: dict[str, Any]) -> None:
        """Green succeeds, red fails, critical the other way round unless sacrificed; no draw after the last success."""
        party = party_of(before, p["house"])
        won = sum(self.worth(p["action"], trait) for trait in p["tokens"])
        won += sum(COLOUR[trait] == "green" for trait in self.gave)
        drawn = len(p["tokens"]) + len(self.gave)
        self.same("success", bool(p["won"]), won >= p["need"])
        self.same("no draw too many", won <= p["need"], True)
        if self.running.get("seat") == party:
            self.same("need", p["need"], self.running["need"])
            self.same("draws", drawn <= self.running["draws"], True)
            if not p["won"]:
                self.same("all drawn", drawn, max(0, min(self.running["draws"], self.running["bag"])))
        elif party >= before.seats and not p["won"] and p["action"] != "event_check":
            self.same("automatic draws", drawn > p["need"] or drawn >= len(before.bags[party]), True)
        self.running, self.gave = {}, []

    def tax(self, s: Any, seat: int, log: list[Any]) -> None:
        gold = 0
        for t in s.lands:
            if s.owner[t] == seat and not s.failure[t] and not s.plague[t]:
                gold += 1 + s.castle[t] + (1 if s.harvest[t] else 0)
        gold += "steward" in self.cards(s, seat)
        gold += sum(b["n"] for n, b in SPACES.items() if b["kind"] == "tax_gold" and s.shields[n - 1] == seat)
        told = next(e.params["gold"] for e in log if e.kind == "taxed")
        self.same("tax", told, min(gold, s.treasury))

    # -- automatic dynasties

    def automatic(self, before: Any, after: Any, log: list[Any]) -> None:
        """A card is turned up: what its strategy lets it do."""
        s, me = GAME.clone(before), before.frames[-1].seat
        shown = next((e.params["card"] for e in log if e.kind == "revealed"), None)
        if shown is None:
            return
        deck = shown.split(".")[0]
        begun = [e.kind for e in log].index("revealed")
        self.same(
            "Marshal",
            {e.params["land"] for e in log[:begun] if e.kind == "calmed"} <= marshal_places(Realm(s, me, self)),
            True,
        )
        for event in log[:begun]:
            if event.kind == "calmed":
                s.unrest[IDS.index(event.params["land"])] -= 1
        self.card_turned_up(s, me, deck, [e for e in log[:begun] if e.kind == "skipped"])
        did = [e for e in log[begun:] if e.kind != "revealed"]
        if deck == "crusade":
            self.same("automatic Crusade", did[0].params["action"], "crusade")
            return
        self.list_followed(s, me, deck, after, did)

    def list_followed(self, s: Any, me: int, deck: str, after: Any, did: list[Any]) -> None:
        leaves_open, best = expected(Realm(s, me, self), NAMES[s.plan[me]], deck)
        if after.asked is not None and after.asked.kind == "open_choice" and len(did) == 0:
            self.same(f"open {deck}", set(after.frames[-1].options), leaves_open)
        elif did[0].params.get("action") == "no_action":
            self.same(f"idle {deck}", leaves_open, set())
        else:
            self.done_by(s, me, did, best if s.options["automata_choices"] == "program" else leaves_open)

    def card_turned_up(self, s: Any, me: int, deck: str, skipped: list[Any]) -> None:
        """No second Crusade without the Archbishop, no third; the last card of an Era is one if none was."""
        most = 2 if "archbishop" in self.cards(s, me) else 1
        last = s.round == 3 and s.turn == 2 and not s.crusades[me]
        for event in skipped:
            holy = event.params["card"].startswith("crusade.")
            self.same("card passed over", (holy and s.crusades[me] >= most) or (last and not holy), True)
        self.same("card", s.crusades[me] < most if deck == "crusade" else not last, True)

    def done_by(self, s: Any, me: int, did: list[Any], allowed: set[Any]) -> None:
        """What the log says that it did is among what it may do."""
        first, kinds = did[0], [e.kind for e in did]
        told: dict[str, Any] = {"acts": first.params.get("action"), **{e.kind: e.params for e in reversed(did)}}
        verbs = {act[0] for act in allowed}
        if first.kind == "plots":
            aim = first.params["aim"]
            found = {
                act for act in allowed if aim in act or (act[0] == "assassinate_king" and self.king(s, act[1]) == aim)
            }
            self.same("automatic Plot", bool(found), True)
        elif verbs == {"raise"}:
            self.same("automatic levy", ("raise", *told["mobilised"]["lands"]) in allowed, True)
        elif verbs == {"buy"}:
            bought = [e.params["card"] for e in did if e.kind == "bought" and e.rule == "CK-RLM-06"]
            first_of = [act[1 : 1 + len(bought)] for act in allowed]  # it may still be asked what goes for a fourth
            self.same("automatic purchase", tuple(bought) in first_of, True)
        elif verbs == {"topple"}:
            self.same("automatic overthrow", ("topple", told["overthrows"]["land"]) in allowed, True)
        elif verbs == {"site"}:
            self.same(
                "automatic Castle",
                "castle" not in kinds or ("site", told["castle"]["land"]) in allowed or not self.won(did),
                True,
            )
        elif "attack" in kinds:
            fight = told["attack"]
            self.same("automatic attack", ("attack", fight["origin"], fight["land"]) in allowed, True)
            self.all_help(s, me, fight)
        elif "conquered" in kinds:  # else it has eight territories, and the players say which it gives up
            annexed = {act[2] for act in allowed if act[0] == "annex"}
            self.same("annexation", told["conquered"]["land"] in annexed, True)

    @staticmethod
    def won(did: list[Any]) -> bool:
        return any(e.kind == "check" and e.params["action"] == "build" and e.params["won"] for e in did)

    @staticmethod
    def king(s: Any, house: str) -> str:
        return str(id_of(s.kings[party_of(s, house)]))

    def all_help(self, s: Any, me: int, fight: dict[str, Any]) -> None:
        """Every Footsoldier that reaches the target takes part, of those that need the Navy one."""
        others = {IDS[t] for t in s.lands if s.owner[t] == me and s.foot[t]} - {fight["origin"]}
        near = {one for one in others if self.near(s, one, fight["land"])}
        afloat = {one for one in others - near if self.reaches(s, me, one, fight["land"])}
        came = set(fight["supports"])
        self.same("own support", came & near, near)
        ships = 1 if self.near(s, fight["origin"], fight["land"]) else 0
        self.same("support by Navy", len(came - near), min(ships, len(afloat)))

    def imagine(self, s: Any) -> None:
        """From any position: what every automatic dynasty would do with each kind of card, and at court."""
        for me in range(s.seats, s.parties):
            if s.out >> me & 1 or me not in s.owner or s.kings[me] < 0:
                continue
            for number, deck in enumerate(("realm", "intrigue", "war")):
                trial, log = stand(s, me, Strategy(seat=me, deck=number))
                self.list_followed(s, me, deck, trial, log)
            self.court(s, me)

    def happen(self, s: Any, rng: Random) -> None:
        """From any position: whom an event would concern, and what its first step moves or offers."""
        card, actor = rng.randrange(CARDS), rng.choice([p for p in range(s.parties) if not s.out >> p & 1])
        if min(s.kings[p] for p in range(s.parties) if not s.out >> p & 1) < 0 or any(
            s.owner.count(p) == 0 for p in range(s.parties) if not s.out >> p & 1
        ):
            return
        event = EVENTS[EVENT[card]]
        trial, log = stand(s, actor, Play(seat=actor, shown=True, acted=True, resolved=True, step=5), table=card)
        who = concerned(s, actor, event, self)
        self.same("concerned", log[0].params.get("house", ""), HOUSE_WORDS[s.house[who]] if who >= 0 else "")
        if who < 0:
            return
        target, step = Target(s, who, self), event["steps"][0]
        if (gold := target.gold_after(step, actor)) is not None and len(event["steps"]) == 1:
            self.same("event Gold", trial.gold, gold)
        offers, one = target.offers(step), chooser(s, step, actor, who)
        if offers is None or one < 0:
            return
        asked = trial.asked.kind if trial.asked is not None else ""
        if not offers:
            self.same("idle event", asked.startswith("event_"), False)
        elif (
            one >= s.seats
            and len(offers) > 1
            and s.options["automata_choices"] == "players"
            and step["op"] != "bag_remove"
        ):
            self.same("open event", set(trial.frames[-1].options), offers)
        elif one >= s.seats and step["op"] == "place":
            placed = {e.params["land"] for e in log if e.kind == "placed"}
            self.same("event place", placed <= target.best_places(step, one, {o[1] for o in offers}), True)
        elif one < s.seats and (len(offers) > 1 or step["op"] in MAY):
            declines = {("decline",)} if step["op"] in MAY else set()
            self.same("event options", set(GAME.options(trial, one)), offers | declines)

    def court(self, s: Any, me: int) -> None:
        """Marriage and titles, if every check succeeds."""
        lucky = GAME.clone(s)
        lucky.bags[me] = [t for t in TOKENS if is_green(t) and trait_of(t) not in ("chaste", "lustful")][:3]
        name, realm = NAMES[s.plan[me]], Realm(s, me, self)
        way, person, allowed, found = wedding(realm, name)
        trial, log = stand(lucky, me, Court(seat=me))
        told = {e.kind: e.params for e in reversed(log)}
        first = next((e.kind for e in log if e.kind in ("offer_marriage", "check", "married", "adopted")), "nothing")
        if "offer_marriage" not in told and self.chosen_by_players(trial, way, person, allowed):
            return
        if way == "offer":
            offer = told["offer_marriage"]
            self.same("bride", (offer["person"], PERSON[offer["mate"]] in found), (id_of(person), True))
            price = DOWRY[name][realm.green(PERSON[offer["mate"]])]
            self.same("dowry", offer["gives"], [f"gold.{price}"])
        elif way in ("land", "deck"):
            self.same("groom", told["married"]["person"], id_of(person))
            self.same("spouse", told.get("land_pact", {}).get("land") in found, way == "land")
        else:
            self.same("no wedding", first, "adopted" if way == "adopt" else "nothing")
        if trial.asked is None or not trial.frames:
            self.titles(trial, me, [e.params for e in log if e.kind == "titled"])

    def chosen_by_players(self, trial: Any, way: str, person: int, allowed: set[Any]) -> bool:
        """Whether they are asked about the wedding, and among whom."""
        if trial.asked is None or trial.asked.kind != "open_choice":
            return False
        options = {o for o in trial.frames[-1].options if o[0] in ("marry", "propose")}
        if not options:
            return False
        verb, names = ("marry", allowed) if way == "land" else ("propose", {id_of(mate) for mate in allowed})
        self.same("open wedding", options, {(verb, id_of(person), name) for name in names})
        return True

    def titles(self, s: Any, me: int, told: list[dict[str, Any]]) -> None:
        """Everybody but the heir, where most rivals are near."""
        realm = Realm(s, me, self)
        free = [t for t in realm.mine if IDS[t] in {line["land"] for line in told} or s.duke[t] < 0]
        for line in told:
            land = IDS.index(line["land"])
            self.same("duchy", realm.rivals_beside(land), max(map(realm.rivals_beside, free)))
            free.remove(land)
        without = [p for p in s.children[me] + s.siblings[me] if p not in s.duke and p != self.heir(s, me)]
        self.same("titles", bool(without) and bool(free), False)

    def answer_to_offer(self, before: Any, log: list[Any]) -> None:
        """A player's offer of marriage to an automatic dynasty."""
        f = before.frames[-1]
        if f.mine < 0 or f.partner < before.seats or log[0].kind != "offer_marriage":
            return
        given = [int(x[5:]) for x in log[0].params["gives"] if x.startswith("gold.")]
        realm = Realm(before, f.partner, self)
        wanted = accepts(before, f.partner, NAMES[before.plan[f.partner]], f.theirs, sum(given), realm)
        self.same("answer to an offer", any(e.kind == "struck" for e in log), wanted)

    # -- what always holds

    def always(self, s: Any) -> None:
        for party in range(s.seats, s.parties):
            lands = s.owner.count(party)
            troops = sum(s.foot[t] for t in s.lands if s.owner[t] == party)
            self.same("automatic", (s.gold[party], troops <= min(4, (lands + 1) // 2)), (0, True))
        counts = {
            0: [s.shields.count(p) for p in range(s.parties)],
            1: [sum(s.castle[t] for t in s.lands if s.owner[t] == p) for p in range(s.parties)],
            2: [len(s.cards[p]) for p in range(s.parties)],
        }
        for award, least in ((0, 2), (1, 3), (2, 4)):
            holder, best = s.awards[award], max(n for p, n in enumerate(counts[award]) if not s.out >> p & 1)
            wanted = best if best >= least else -1
            self.same("achievement", counts[award][holder] if holder >= 0 else -1, wanted)

    def over(self, s: Any) -> None:
        outcome = GAME.outcome(s, cut=True)
        for party in range(s.parties):
            here = not s.out >> party & 1
            points = (sum(s.owner[t] == party for t in s.lands) + s.awards.count(party)) * here
            self.same("score", outcome.scores[party], points)
        rank = [(outcome.scores[p], s.shields.count(p)) for p in range(s.parties)]
        self.same("winner", set(outcome.winners), {p for p in range(s.parties) if rank[p] == max(rank)})

    def same(self, what: str, found: Any, expected: Any) -> None:
        assert found == expected, f"{what}: the game says {found}, the rulebook {expected}"
        self.checks[what] += 1


def new_game(seats: int, options: dict[str, Any], rng: Random) -> Any:
    return GAME.start(GAME.setup(seats, options), key_from_seed(rng.randrange(1 << 30)))


def follow(seed: int, answers: int, table: tuple[int, dict[str, Any]]) -> Scribe:
    """Random play under the scribe's eyes, from game to game; every second one begins in the thick of it."""
    scribe, rng, seats = Scribe(), Random(seed), table[0]
    while answers > 0:
        log: list[Any] = []
        thick = rng.random() < 0.5
        s = crowded(seats, rng.randrange(1 << 30), **table[1]).state if thick else new_game(seats, table[1], rng)
        s.log = log
        scribe.running, scribe.gave = {}, []
        while s.frames and answers > 0:
            answers -= 1
            scribe.at_question(s)
            scribe.away(s)
            seat, action = choose(s, rng)
            before = GAME.clone(s)
            log.clear()
            GAME.apply(s, seat, action)
            scribe.checks["answers"] += 1
            if seat in before.asked.seats:
                scribe.answered(before, s, seat, action, log)
            if s.frames and answers % 40 == 0:
                scribe.imagine(s)
            if s.frames and answers % 5 == 0:
                scribe.happen(s, rng)
        if not s.frames:
            scribe.over(s)
    return scribe


def stand(s: Any, me: int, frame: Any, table: int = -1) -> tuple[Any, list[Any]]:
    """A copy of the position with this procedure alone, run to its first question; and what it told."""
    trial, log = GAME.clone(s), []
    if table >= 0:
        trial.table = [table]
    trial.frames, trial.asked, trial.offered, trial.log, trial.active = [frame], None, None, log, me
    GAME.run(trial)
    return trial, log


BOLD = ("invade", "plot", "overthrow", "attack", "accept", "build", "develop", "reveal")


def choose(s: Any, rng: Random) -> tuple[int, Any]:
    """Any option, but rather war and plots than nothing; a standing right now and then."""
    holders = [seat for free in s.asked.free for seat in free.seats]
    if holders and rng.random() < 1 / 24:
        seat = rng.choice(holders)
        if options := GAME.free_options(s, seat):
            return seat, GAME.choose(options, rng)
    seat = GAME.waiting(s)[0]
    options = GAME.options(s, seat)
    bold = [o for o in options if isinstance(o, tuple) and o[0] in BOLD]
    return seat, GAME.choose(bold if bold and rng.random() < 0.5 else options, rng)


def stretch(seed: int) -> Counter[str]:
    return follow(seed, 1500, TABLES[seed % len(TABLES)]).checks


if __name__ == "__main__":
    main("crusader_kings", stretch)
