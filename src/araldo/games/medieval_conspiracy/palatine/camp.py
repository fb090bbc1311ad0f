"""Where units, the Preacher and relics stand: next to what may be taken, and where it would hurt to lose (MC-MOV)."""

from __future__ import annotations

from araldo.games.medieval_conspiracy.board import BORDERS, ELECTORATE, ESTATE, FOREIGN_AT, IDS, NUMBER, ROADS_TO
from araldo.games.medieval_conspiracy.box import CHURCH, KNIGHT, kind_of, unit, word_of
from araldo.games.medieval_conspiracy.palatine.odds import force, wins
from araldo.games.medieval_conspiracy.palatine.outlook import Outlook
from araldo.games.medieval_conspiracy.rules.movement import march_rank
from araldo.games.medieval_conspiracy.rules.realm import immune, lands_of, troops
from araldo.kernel import DONE, Action
from araldo.kernel.play import Eyes

CHANCE = 0.25  # of a war for a neighbour's fief in a turn
RARE = 0.1  # of one against a defended fief
ATTACKED = 0.06  # of being attacked in a turn of peace, by who could
ANARCHY = 0.3  # when the Emperor dies
SAFER = 12.0  # a relic moves for no less
STAY = 12.0  # what a march has to bring: for less they would go to and fro


# -- what may happen


def alarm(o: Outlook) -> float:
    """How likely a neighbour who could attack will."""
    return ATTACKED + ANARCHY * o.soon


def peril(o: Outlook, land: int) -> float:
    """The chance to lose a territory of ours in the turns to come."""
    s = o.s
    if ELECTORATE[land]:
        return 0.05 if not o.all_sold else 0.15
    if o.safe():
        return 0.05
    foes = [x for x in range(s.seats) if x != o.seat and o.threatens(x, land)]
    if not foes:
        return 0.06 if s.castle[land] else 0.12
    held = force(troops(s, o.seat, land))
    worst = max(wins(force(o.strongest(x, land)), held, -s.castle[land], s.relic[land]) for x in foes)
    return 0.06 + 0.3 * worst


def base_worth(o: Outlook, land: int) -> float:
    """What a unit there opens: the best neutral fief next to it, if no other unit of ours stands next to that one."""
    if ELECTORATE[land]:
        return 0.0
    s, best = o.s, 0.0
    for t in BORDERS[land]:
        if t in o.prey:
            based = any(b != land and s.owner[b] == o.seat and not ELECTORATE[b] and s.units[b] for b in BORDERS[t])
            best = max(best, o.prey[t] * (0.3 if based else 1.0))
    return CHANCE * best / (1 + len(s.units[land]))


# -- the march


class Posts:
    """Who stands where, as it is being planned."""

    def __init__(self, o: Outlook) -> None:
        self.o = o
        s = o.s
        self.lands = lands_of(s, o.seat)
        self.at: dict[int, list[int]] = {t: [] for t in self.lands}
        self.covered: set[int] = set()  # neutral fiefs next to a unit
        self.alarm = alarm(o)
        self.stakes = {t: 0.0 if ELECTORATE[t] else o.estate(o.seat, t) + o.heir(ESTATE[t]) for t in self.lands}
        self.foes: dict[int, list[list[int]]] = {}
        shielded = immune(s, o.seat)
        for t in self.lands:
            near = [] if shielded or ELECTORATE[t] else [x for x in range(s.seats) if x != o.seat and o.threatens(x, t)]
            self.foes[t] = [o.strongest(x, t) for x in near]
        self.enemies = [
            t
            for t in s.lands
            if s.owner[t] >= 0 and s.owner[t] != o.seat and not ELECTORATE[t] and not immune(s, s.owner[t])
            and s.heirs[o.seat][ESTATE[t]]
        ]  # fmt: skip

    def value(self, land: int, units: list[int]) -> float:
        """What units are good for at a place."""
        if not units:
            return 0.0
        o, s = self.o, self.o.s
        if ELECTORATE[land]:
            return 0.5 * len(units)
        mine = force(units)
        open_ = [o.prey[t] for t in BORDERS[land] if t in o.prey and t not in self.covered]
        total = CHANCE * max(open_, default=0.0)
        for t in BORDERS[land]:
            if t in self.enemies:
                held = force(s.units[t])
                p = wins(mine, held, -s.castle[t], s.relic[t])
                if p >= o.taste.daring:
                    total = max(total, RARE * p * max(0.0, o.fief(t)))
        if self.foes[land]:
            nobody = force([])
            lost, held_ = 0.0, 0.0
            for foe in self.foes[land]:
                attack = force(foe)
                lost = max(lost, wins(attack, nobody, -s.castle[land], s.relic[land]))
                held_ = max(held_, wins(attack, mine, -s.castle[land], s.relic[land]))
            total += self.alarm * (lost - held_) * self.stakes[land]
        knights = sum(kind_of(u) == KNIGHT for u in units)
        return total - 3.0 * max(0, knights - 1)

    def assign(self, u: int, home: int) -> int:
        """The best place for one more unit; where it stands, if nothing is better."""

        def more(t: int) -> float:
            return self.value(t, [*self.at[t], u]) - self.value(t, self.at[t]) + (STAY if t == home else 0.0)

        best = max(self.lands, key=lambda t: (more(t), t == home, -t))
        self.at[best].append(u)
        if not ELECTORATE[best]:
            near = [t for t in BORDERS[best] if t in self.o.prey and t not in self.covered]
            if near:
                self.covered.add(max(near, key=lambda t: self.o.prey[t]))
        return best


def plan(o: Outlook) -> list[Action]:
    """Where everything goes, in the order in which it is told."""
    s = o.s
    posts = Posts(o)
    units = sorted(((u, t) for t in posts.lands for u in troops(s, o.seat, t)), key=lambda x: (kind_of(x[0]), x))
    goals: dict[int, list[int]] = {}
    homes: dict[int, list[int]] = {}
    for u, home in units:
        goals.setdefault(u, []).append(posts.assign(u, home))
        homes.setdefault(u, []).append(home)
    found: list[Action] = []
    for u, wanted in goals.items():  # units that are alike do not change places
        leaving = homes[u]
        for goal in wanted[:]:
            if goal in leaving:
                leaving.remove(goal)
                wanted.remove(goal)
        pairs = zip(sorted(leaving), sorted(wanted), strict=True)
        found += [("move", word_of(u), IDS[home], IDS[goal]) for home, goal in pairs]
    found += _preacher(o, posts) + _relics(o, posts)
    return sorted(found, key=march_rank)


def _preacher(o: Outlook, posts: Posts) -> list[Action]:
    """To the land that would be missed most, if units are there to be helped; else out of harm's way."""
    s = o.s
    if s.preacher_owner != o.seat or s.preacher < 0:
        return []

    def good(t: int) -> float:
        if ELECTORATE[t]:
            return 1.0
        return posts.alarm * posts.stakes[t] * 0.3 if posts.foes[t] and posts.at[t] else 0.5 * (not posts.foes[t])

    best = max(posts.lands, key=lambda t: (good(t), t == s.preacher, -t))
    return [("preacher", IDS[best])] if good(best) > good(s.preacher) + 1 else []


def _relics(o: Outlook, posts: Posts) -> list[Action]:
    """Out of lands that may be lost into safer ones: electorates, castles, the interior."""
    s = o.s
    found: list[Action] = []
    homes = [t for t in posts.lands if not s.relic[t] and (ESTATE[t] == CHURCH or s.monastery[t])]
    worth = 10 * o.turns + o.master(0) * 0.3
    for land in posts.lands:
        if s.relic[land] and homes:
            best = min(homes, key=lambda t: (_risk(o, posts, t), t))
            if worth * (_risk(o, posts, land) - _risk(o, posts, best)) > SAFER:
                found.append(("relic", IDS[land], IDS[best]))
                homes.remove(best)
    return found


def _risk(o: Outlook, posts: Posts, land: int) -> float:
    if ELECTORATE[land]:
        return 0.02
    s = o.s
    death = 0.0 if s.castle[land] else 0.08
    if not posts.foes[land]:
        return death
    held = force(posts.at[land])
    return death + posts.alarm * max(wins(force(foe), held, -s.castle[land], s.relic[land]) for foe in posts.foes[land])


def march(o: Outlook, eyes: Eyes) -> Action:
    return follow(o, eyes, plan(o))


def follow(o: Outlook, eyes: Eyes, wanted: list[Action]) -> Action:
    """The next edit of a plan that is not in the draft yet; then it is done."""
    assert o.s.asked is not None
    rest = wanted[:]
    for edit in o.s.asked.drafts.get(o.seat, []):
        if edit in rest:
            rest.remove(edit)
    return next((edit for edit in rest if edit in eyes.options), DONE)


# -- the beginning


def place(o: Outlook, eyes: Eyes) -> Action:
    """Each unit next to another good neutral fief; MC-SET-07. The heirs come after, two and two."""
    o.s.heirs[o.seat] = [2, 2]

    def good(action: Action) -> tuple[float, int]:
        posts = Posts(o)
        total = 0.0
        for i, name in enumerate(action[1:]):
            land = NUMBER[name]
            u = unit(o.seat, KNIGHT if i == 0 else 4)
            total += posts.value(land, [*posts.at[land], u]) - posts.value(land, posts.at[land])
            posts.at[land].append(u)
            near = [t for t in BORDERS[land] if t in o.prey and t not in posts.covered]
            if near:
                posts.covered.add(max(near, key=lambda t: o.prey[t]))
        return total, 0

    return max((x for x in eyes.options if isinstance(x, tuple)), key=good)


def church(o: Outlook, eyes: Eyes) -> Action:
    """Roads to own fiefs first, then neighbours worth having."""
    s = o.s

    def good(action: Action) -> tuple[float, int]:
        land = NUMBER[action[1]]
        near = [t for t in BORDERS[land] if s.owner[t] < 0 and not ELECTORATE[t]]
        own = sum(s.owner[t] == o.seat for t in ROADS_TO[land])
        hope = sum(s.owner[t] < 0 and not ELECTORATE[t] for t in ROADS_TO[land])
        rich = max((FOREIGN_AT[t] for t in near), default=0)
        return 10 * (own + FOREIGN_AT[land]) + 2.0 * hope + 2.0 * rich + len(near), -land

    return max((x for x in eyes.options if isinstance(x, tuple)), key=good)


def haven(o: Outlook, eyes: Eyes) -> Action:
    """Who comes home goes where a unit is of most use."""
    posts = Posts(o)
    for t in posts.lands:
        posts.at[t] = troops(o.s, o.seat, t)
    u = unit(o.seat, KNIGHT)

    def good(action: Action) -> tuple[float, int]:
        land = NUMBER[action[1]]
        return posts.value(land, [*posts.at[land], u]) - posts.value(land, posts.at[land]), -land

    return max((x for x in eyes.options if isinstance(x, tuple)), key=good)
