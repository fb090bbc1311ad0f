"""Medieval Conspiracy worked out a second time: incomes, Master cards, elections, auctions, wars, rounds of battle.

    python -m tests.oracles.medieval_conspiracy --answers 100000

The map is read here anew; of the game under test only positions, dice and what it tells are used. Random play takes the
bold way (attacks, plays, bids) more often than not, or hardly a battle would be fought.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from araldo.games.medieval_conspiracy import GAME
from araldo.games.medieval_conspiracy.rules.masters import candidates, elect
from araldo.kernel import key_from_seed
from araldo.kernel.log import Event
from tests.oracles.long import main

TABLES: list[dict[str, Any]] = [
    {},
    {"war_emphasis": True},
    {"honourable_retreat": True, "buy_heir": True},
    {"foreign_routes": False, "reichsstadt_doubles_base": True, "election_count": "glory"},
    {"support_bonus": 1, "knight_vs_mercenary": 0, "mercenary_hits": 1},
]
MAP = tomllib.loads((Path(GAME.folder) / "data" / "map.toml").read_text(encoding="utf-8"))
LANDS = MAP["territory"]
NAMES = [land["id"] for land in LANDS]
NEAR = {frozenset(edge) for edge in MAP["adjacency"]["edges"]}
BOLD = (
    "attack",
    "bid",
    "send",
    "play",
    "levy",
    "claim",
    "take",
    "join_attack",
    "join_defence",
    "front",
    "support",
    "second",
)
LEAST = (2, 8, 80)  # of the Masters of Faith, War and Trade
GLORY = (4, 3, 2)
DICE_HIT, DICE_TWO = 7, 12


def is_elector(land: int) -> bool:
    return str(LANDS[land]["kind"]).startswith("electorate")


# -- incomes and Masters


def trade(s: Any, seat: int) -> int:
    total = 0
    for a, b in MAP["roads"]["edges"]:
        ends = NAMES.index(a), NAMES.index(b)
        if all(s.owner[end] == seat for end in ends):
            total += 10 * 2 ** sum(s.city[end] for end in ends)
    if s.options["foreign_routes"]:
        for a, _ in MAP["foreign_roads"]["edges"]:
            if s.owner[NAMES.index(a)] == seat:
                total += 10 * 2 ** s.city[NAMES.index(a)]
    return total


def income(s: Any, seat: int) -> int:
    total = trade(s, seat) + 20 * s.masters.count(seat)
    for land, owner in enumerate(s.owner):
        if owner == seat:
            base = 50 if is_elector(land) else 20 if LANDS[land]["kind"] == "ecclesiastical" else 10
            doubled = s.city[land] and s.options["reichsstadt_doubles_base"]
            total += base * (2 if doubled else 1) + 10 * (s.monastery[land] + s.relic[land] + s.castle[land])
    if s.preacher >= 0 and s.preacher_owner == seat:
        total += 10
    return max(60, total)


def faith(s: Any, seat: int) -> int:
    stands = s.preacher >= 0 and s.preacher_owner == seat
    return sum(s.relic[land] for land, owner in enumerate(s.owner) if owner == seat) + int(stands)


def might(s: Any, seat: int) -> int:
    fighting = [u for frame in s.frames for u in (*getattr(frame, "attackers", ()), *getattr(frame, "defenders", ()))]
    homeless = [u for frame in s.frames if type(frame).__name__ == "Haven" for u in frame.units]
    units = [u for place in s.units for u in place] + fighting + homeless
    return sum(1 if u & 4 else 2 for u in units if u >> 3 == seat)


def judge_tracks(s: Any, done: Counter[str]) -> None:
    """As soon as nothing is in the middle of one change."""
    if any(frame.defers_checks for frame in s.frames) or s.stale or s.changed or s.moved:
        return
    for seat in range(s.seats):
        mine = (faith(s, seat), might(s, seat), trade(s, seat))
        assert tuple(track[seat] for track in s.tracks) == mine, ("tracks", seat, mine)
        assert s.income[seat] == income(s, seat), ("income", seat)
    for master in range(3):
        values, holder = s.tracks[master], s.masters[master]
        if max(values) < LEAST[master]:
            assert holder == -1, "a Master card without its least"
        else:
            assert holder >= 0
            assert values[holder] == max(values), "a Master card with somebody behind"
    done["tracks"] += 1


# -- elections


def judge_election(s: Any, done: Counter[str]) -> None:
    """Every position could be an election."""
    owned = [s.owner[land] for land in range(len(LANDS)) if is_elector(land)]
    electors = [land for land in range(len(LANDS)) if is_elector(land)]
    shown = candidates(s)
    merits = []
    from_votes = votes_by_elector(s)
    for seat in range(s.seats):
        direct = owned.count(seat)
        by_master = sum(s.masters[m] == seat for m in from_votes.values())
        glory = 5 * direct + sum(GLORY[m] for m in range(3) if s.masters[m] == seat)
        highest = max((GLORY[m] for m in range(3) if s.masters[m] == seat), default=0)
        assert (shown[seat].votes, shown[seat].glory) == (direct + by_master, glory), ("candidate", seat)
        merits.append((direct + by_master, glory, direct, highest))
    free = len([land for land in electors if s.owner[land] < 0]) - len(from_votes)
    merits.append((free, 5 * free, free, 0))
    keys = [merit if s.options["election_count"] == "votes" else merit[1:] for merit in merits]
    best = [index for index, key in enumerate(keys) if key == max(keys)]
    expected = None if len(best) > 1 else -1 if best[0] == s.seats else best[0]
    assert elect(shown, s.options["election_count"]) == expected, "who is elected"
    done["elections"] += 1


def votes_by_elector(s: Any) -> dict[int, int]:
    """Master votes that count: those on a neutral Elector."""
    seats = [land for land in range(len(LANDS)) if is_elector(land)]
    return {s.votes[m]: m for m in range(3) if s.votes[m] >= 0 and s.owner[seats[s.votes[m]]] < 0}


# -- battles


class Ear(list[Event]):
    """Hears the game's log; at the first clash of a round it remembers how the sides stood."""

    def __init__(self) -> None:
        super().__init__()
        self.state: Any = None
        self.round: dict[str, Any] = {}

    def append(self, event: Event) -> None:
        super().append(event)
        if event.kind == "clash" and event.params["row"] == 1:
            war, combat = self.state.frames[-2:]
            self.round = {
                "rows": [row[:] for row in combat.rows],
                "foes": [row[:] for row in combat.foes],
                "attackers": war.attackers[:],
                "defenders": war.defenders[:],
                "war": war,
                "combat": combat,
                "preached": self.state.preacher == war.target and self.state.preacher_owner == war.defender,
            }


def edge(s: Any, heard: dict[str, Any], unit: int, foe: int, attacking: bool, supports: int) -> int:
    """What is added to two dice."""
    war, combat = heard["war"], heard["combat"]
    more = -s.castle[war.target] if attacking else s.relic[war.target]
    if not attacking and heard["preached"]:  # he may have left since
        more += 1
    owner, knight = unit >> 3, not unit & 4
    more += combat.forging >> owner & 1
    if knight:
        more += combat.hostlers >> owner & 1
        more += s.options["knight_vs_mercenary"] if foe & 4 else 0
    return more + supports * s.options["support_bonus"]


def struck(row: list[int], hits: int, weak: int) -> tuple[list[int], list[int], list[int]]:
    """A row after its hits: who stands, who is caught, who is gone."""
    stand, caught, gone = row[:], [], []
    aim = 0
    for left in range(hits, 0, -1):
        if aim >= len(stand):
            break
        stand[aim] += 1
        wounds, knight = stand[aim] & 3, not row[aim] & 4
        fallen = wounds >= 3 if knight else wounds >= weak
        if fallen and left > 1 and knight and aim + 1 >= len(row):
            gone.append(row[aim])  # the second blow kills whom the first would have caught
            stand[aim] = -1
            break
        if fallen:
            (caught if knight else gone).append(row[aim])
            stand[aim] = -1
            aim += 1
    return [u for u in stand if u >= 0], caught, gone


def judge_round(s: Any, ear: Ear, since: int, done: Counter[str]) -> None:
    first = next((n for n in range(since, len(ear)) if ear[n].kind == "clash"), -1)
    if first < 0:
        return
    events, heard, ear.round = ear[first:], ear.round, {}  # who fell in flight before does not count here
    clashes = [e.params for e in events if e.kind == "clash"]
    sides = [heard["attackers"][:], heard["defenders"][:]]
    caught: Counter[tuple[int, int]] = Counter()
    gone: Counter[tuple[int, int]] = Counter()
    for told, ours, theirs in zip(clashes, heard["rows"], heard["foes"], strict=True):
        more = edge(s, heard, ours[0], theirs[0], True, len(ours) - 1)
        less = edge(s, heard, theirs[0], ours[0], False, len(theirs) - 1)
        assert (told["more"], told["foe_more"]) == (more, less), "modifiers"
        blows = []
        for dice, plus, total in ((told["dice"], more, told["total"]), (told["foe_dice"], less, told["answer"])):
            assert 2 <= dice <= 12
            assert total == dice + plus
            blows.append(2 if total >= DICE_TWO else 1 if total >= DICE_HIT else 0)
        assert (told["hits"], told["foe_hits"]) == tuple(blows), "hits"
        fronts = ((0, ours, blows[1], theirs[0] >> 3), (1, theirs, blows[0], ours[0] >> 3))
        for side, row, hits, captor in fronts:
            stand, prisoners, dead = struck(row, hits, s.options["mercenary_hits"])
            for u in row:
                sides[side].remove(u)
            sides[side] += stand
            caught.update((captor, u >> 3) for u in prisoners)
            gone.update((u >> 3, u & 4) for u in dead)
    assert Counter((e.params["seat"], e.params["owner"]) for e in events if e.kind == "captured") == caught, "prisoners"
    fallen = Counter((e.params["owner"], 0 if e.params["unit"] == "knight" else 4) for e in events if e.kind == "fell")
    assert fallen == gone, "the dead"
    if s.asked is not None and s.asked.kind == "retreat":
        war = s.frames[-2]
        assert [sorted(war.attackers), sorted(war.defenders)] == [sorted(side) for side in sides], "who stands"
    done["rounds"] += 1


# -- auctions and wars, from the questions


def judge_question(s: Any, seat: int, done: Counter[str]) -> None:
    kind, frame = s.asked.kind, s.frames[-1]
    options = GAME.options(s, seat)
    if kind == "bid":
        coin = s.options["money_unit"]
        floor = frame.high + 10 if frame.bidder >= 0 else frame.least
        spans = [(o.low, o.high) for o in options if type(o) is not tuple]
        most = s.cash[seat] - s.cash[seat] % coin
        assert spans == ([(floor, most)] if most >= floor else []), ("what may be bid", spans, floor, most)
        done["bids"] += 1
    if kind == "attack":
        expected = {("attack", NAMES[land]) for land in range(len(LANDS)) if may_attack(s, frame, seat, land)}
        assert set(options) - {("pass",)} == expected, "what may be attacked"
        done["chances"] += 1


def may_attack(s: Any, frame: Any, seat: int, land: int) -> bool:
    """An heir of the right education, troops next door (not in an electorate), and nobody immune."""
    owner = s.owner[land]
    if land not in s.lands or is_elector(land) or owner == seat or (frame.fief >= 0 and land != frame.fief):
        return False
    if owner >= 0 and s.owner.count(owner) <= 3:
        return False
    if frame.cause == "retaliation" and (owner < 0 or not s.banned >> owner & 1):
        return False
    church = LANDS[land]["estate"] != "secular"
    camps = [x for x, holder in enumerate(s.owner) if holder == seat and not is_elector(x) and x != s.vacant]
    beside = any(frozenset((NAMES[land], NAMES[x])) in NEAR and any(u >> 3 == seat for u in s.units[x]) for x in camps)
    return s.heirs[seat][int(church)] > 0 and beside


# -- the run


def follow(seats: int, seed: int, bound: int, options: dict[str, Any]) -> Counter[str]:
    """So many answers of a random game, each judged."""
    rng, ear, done = Random(seed), Ear(), Counter[str]()
    s = GAME.start(GAME.setup(seats, options), key_from_seed(seed), log=ear)
    ear.state = s
    while not GAME.over(s) and done["answers"] < bound:
        seat = GAME.waiting(s)[0]
        judge_question(s, seat, done)
        free = [other for other in range(seats) if GAME.free_options(s, other)]
        if free and rng.random() < 1 / 24:
            seat = rng.choice(free)
            action = GAME.choose(GAME.free_options(s, seat), rng)
        else:
            found = GAME.options(s, seat)
            bold = [o for o in found if (o if type(o) is tuple else o.head)[0] in BOLD]
            action = GAME.choose(bold if bold and rng.random() < 0.6 else found, rng)
        since, before = len(ear), [income(s, each) for each in range(seats)]
        GAME.apply(s, seat, action)
        done["answers"] += 1
        judge_round(s, ear, since, done)
        judge_tracks(s, done)
        if done["answers"] % 5 == 0:
            judge_election(s, done)
        for event in ear[since:]:
            if event.kind == "income":
                assert event.params["amount"] == before[event.params["seat"]], "what is collected"
                done["incomes"] += 1
    return done


def stretch(seed: int) -> Counter[str]:
    return follow(2 + seed % 5, seed, 3000, TABLES[seed // 5 % len(TABLES)])


if __name__ == "__main__":
    main("medieval_conspiracy", stretch)
