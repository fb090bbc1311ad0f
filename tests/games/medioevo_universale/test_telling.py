"""What people are told about a decision: words for everything, prices that are paid, odds that come true."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from araldo.games.medioevo_universale import GAME
from araldo.games.medioevo_universale.board import IDS, NUMBER
from araldo.games.medioevo_universale.box import FORT, TECHS, TOWN, WAGON
from araldo.games.medioevo_universale.frames import Attack, Battle, CombatTurn, March, Placement, Purchase, Talks
from araldo.games.medioevo_universale.rules import attack, battle, course
from araldo.games.medioevo_universale.rules.pieces import add_engine
from araldo.games.medioevo_universale.state import BARBARIANS, Medioevo
from araldo.games.medioevo_universale.telling import dice, war
from araldo.kernel import Action, Span, Text
from araldo.kernel.chance import key_from_seed
from araldo.kernel.play import make_bot, play_out
from araldo.kernel.telling import Brief, Hint, phrases
from tests.games.medioevo_universale.position import build, hold, know, leader, own, rich, ship, table, wild
from tests.proof.kept import positions

LOUD = ("done", "pass", "drop", "reopen", "end", "end_talks", "halt")  # they say all there is to say


def told(s: Medioevo, seat: int, action: Action) -> Hint:
    assert GAME.tells.option is not None
    found = GAME.tells.option(GAME.believed(s, seat), seat, action)
    assert found is not None, action
    return found


def brief(s: Medioevo, seat: int) -> Brief:
    assert GAME.tells.brief is not None
    found = GAME.tells.brief(GAME.believed(s, seat), seat)
    assert found is not None
    return found


def heads(s: Medioevo, seat: int) -> list[Action]:
    return [o.head if isinstance(o, Span | Text) else o for o in GAME.options(s, seat, revise=True)]


@pytest.mark.parametrize("kind", sorted(positions("medioevo_universale")))
def test_no_list_is_long_and_flat(kind: str) -> None:
    """Of more than 40 options each has a heading or a place on the map, or is one of several numbers."""
    for position in positions("medioevo_universale")[kind]:
        s = GAME.unpack(position.packed)
        for seat in s.asked.seats:
            found = heads(s, seat)
            hints = [GAME.tells.option(GAME.believed(s, seat), seat, head) for head in found]  # type: ignore[misc]
            flat = [
                head
                for head, hint in zip(found, hints, strict=True)
                if not (hint is not None and hint.group) and not any(isinstance(x, str) and x in NUMBER for x in head)
            ]
            assert len(flat) <= 40, (kind, len(flat))


RIGHTS = ("claim", "time_up")  # they are asked beside another question, which is told of


@pytest.mark.parametrize("kind", [kind for kind in GAME.questions if kind not in RIGHTS])
def test_every_question_says_what_it_is_why_and_what_comes_of_doing_nothing(kind: str) -> None:
    """In both languages; and where one says done, what that does."""
    for position in positions("medioevo_universale")[kind]:
        s = GAME.unpack(position.packed)
        for seat in s.asked.seats:
            found = brief(s, seat)
            parts = {"title": found.title, "help": found.help, "idle": found.idle}
            if ("done",) in heads(s, seat):
                parts["done"] = found.done
            assert None not in parts.values(), (kind, parts)
            assert found.rule in GAME.rules, kind
            for lang in ("en", "it"):
                said = {part: GAME.texts.told(lang, phrase) for part, phrase in parts.items()}
                assert all(said.values()), (kind, said)
                for phrase in phrases(found):
                    assert GAME.texts.complete(lang, phrase.message, phrase.params), (kind, lang, phrase)


# -- why not


def why(s: Medioevo, seat: int, action: Action, lang: str = "en") -> str:
    """What is said to somebody who would do this."""
    found = next(refusal for option, refusal in GAME.barred(s, seat) if option == action)
    return GAME.texts.refusal(lang, found, ["Ada", "Bea", "Caio"])


@pytest.mark.parametrize("kind", sorted(positions("medioevo_universale")))
def test_whatever_is_refused_with_numbers_says_them(kind: str) -> None:
    for position in positions("medioevo_universale")[kind]:
        s = GAME.unpack(position.packed)
        for seat in s.asked.seats:
            for option, refusal in GAME.barred(s, seat):
                for lang in ("en", "it"):
                    if refusal.params:
                        assert GAME.texts.refusal(lang, refusal), (option, refusal)


@pytest.mark.rule("MU-EMP-04", "MU-EMP-13")
def test_a_card_says_what_it_waits_for() -> None:
    """In one's Combat turn: a card of another phase names it, a card without its technology names that."""
    t = table()
    own(t, 0, "egypt", 5)
    hold(t, 0, "architetto", "maresciallo")
    t.goto(CombatTurn(seat=0))
    assert why(t.state, 0, ("play", "architetto")) == "The Architect is a card of another phase: Purchase."
    assert why(t.state, 0, ("play", "maresciallo")) == "The Marshal needs Tactics."
    assert why(t.state, 0, ("play", "maresciallo"), "it") == "Il Maresciallo richiede Tattica."


@pytest.mark.rule("MU-MOV-01", "MU-MOV-03")
def test_a_transport_says_why_it_does_not_march() -> None:
    t = table()
    own(t, 0, "egypt", 5)
    empty, tired = ship(t, 0, WAGON, "egypt", vf=0), ship(t, 0, WAGON, "egypt", vf=5)
    t.goto(CombatTurn(seat=0))
    tired.pm = 0
    assert why(t.state, 0, ("march", empty.id)) == "It has no armies aboard."
    assert why(t.state, 0, ("march", tired.id)) == "Its 7 points are spent."


@pytest.mark.rule("MU-SGE-01")
@pytest.mark.parametrize(("guns", "said"), [(0, "no siege engine"), (1, "6 VF against 8")])
def test_a_siege_that_cannot_be_laid_says_what_it_takes(guns: int, said: str) -> None:
    t = table()
    own(t, 0, "thrace", 5)
    wild(t, "bulgaria", 8)
    build(t, "bulgaria", FORT, 1)
    wagon = ship(t, 0, WAGON, "thrace", vf=6)
    chief = leader(t, 0, "thrace", 1, wagon.id)
    for _ in range(guns):
        add_engine(t.state, 0, 1, NUMBER["thrace"]).ride = wagon.id
    f = Attack(seat=0, place=NUMBER["bulgaria"], ids=(wagon.id,), leaders=(chief.id,), inside=[8])
    found = [refusal for option, refusal in attack.walls_weighed(t.state, f, 0) if option == ("besiege",)]
    assert said in GAME.texts.refusal("en", found[0])  # type: ignore[arg-type]


@pytest.mark.rule("MU-PUR-04")
def test_a_basket_that_cannot_be_paid_says_how_much_is_missing() -> None:
    t = table()
    own(t, 0, "egypt", 5)
    build(t, "egypt", FORT, 1)
    rich(t, 60, 0, 0)
    t.goto(Purchase())
    t.do(0, "sell", "tower", "egypt").do(0, "learn", "legge").do(0, "drop", 0)
    assert why(t.state, 0, ("done",)) == "You are 40 Florins short."


@pytest.mark.rule("MU-PUR-04", "MU-PUR-06")
def test_every_price_is_what_is_paid() -> None:
    """The parts add up to the price, and the price is what the purse is short of in the end."""
    t = table()
    t.state.turn = 3
    home = own(t, 0, "egypt", 20)
    own(t, 0, "nile_delta")
    build(t, "egypt", TOWN, 2)
    build(t, "egypt", FORT, 1)
    t.state.capital[0] = home
    known = [name for name in TECHS if name not in ("logistica", "gilde", "monopolio", "fanatismo")]
    know(t, 0, *known)
    hold(t, 0, "architetto", "mecenate")
    rich(t, 5000, 0, 0)
    t.goto(Purchase())
    verbs: set[str] = set()
    for before in ((), (("play", "architetto"),), (("play", "mecenate"),)):
        for action in [a for a in heads(t.state, 0) if a[0] not in ("play", "done") and "sell" not in a[0]]:
            s = GAME.clone(t.state)
            for edit in before:
                GAME.apply(s, 0, edit)
            hint = told(s, 0, action)
            for edit in (action, ("done",)):
                GAME.apply(s, 0, edit)
            for other in GAME.waiting(s):
                GAME.apply(s, other, ("done",))
            paid = 5000 - s.florins[0]
            assert sum(cost.amount for cost in hint.cost) == paid, (before, action)
            assert all(sum(i.amount for i in c.parts) == c.amount for c in hint.cost if c.parts), (before, action)
            verbs.add(str(action[0]))
    assert {"learn", "build", "order", "order_engine", "hire"} <= verbs


@pytest.mark.rule("MU-PUR-04", "MU-TAX-01")
def test_the_basket_says_what_is_left_and_what_comes() -> None:
    t = table()
    own(t, 0, "egypt", 20)
    build(t, "egypt", TOWN, 1)
    rich(t, 1240, 0, 0)
    t.goto(Purchase())
    t.do(0, "learn", "legge").do(0, "learn", "matematica")
    rows = {row.label if isinstance(row.label, str) else row.label.message: row for row in brief(t.state, 0).tally}
    assert rows["tally-basket"].after == 200
    assert (rows["treasury"].before, rows["treasury"].after) == (1240, 1040)
    assert (rows["tally-taxes"].before, rows["tally-taxes"].after) == (1040, 1040 + 5 + 50)
    assert rows["tally-technologies"].after == 2


@pytest.mark.rule("MU-PLA-07")
def test_placement_warns_of_what_is_lost_and_offers_to_place_all() -> None:
    t = table()
    home = own(t, 0, "egypt", 1)
    build(t, "egypt", TOWN, 1)
    t.state.capital[0] = home
    t.state.pool[0] = 8
    t.goto(Placement())
    first = brief(t.state, 0)
    assert [line.params for line in first.warn] == [{"vf": 8}]
    assert first.spread is not None
    assert [x.id for x in first.spread.targets] == ["egypt"]
    for step in first.plans[0].steps:
        t.do(0, *step.action)
    assert t.state.vf[0][home] == 9


# -- odds


def simulated(s: Medioevo, frame: dict[str, Any], games: int, seed: int) -> tuple[float, float, float]:
    """The rules' own rolls, one after the other: how often the attack wins, what it loses and fells on the average."""
    rng, won, lost, fell = Random(seed), 0, 0, 0
    for _ in range(games):
        f = Battle(**{key: list(x) if isinstance(x, list) else x for key, x in frame.items()}, lost=[0], fell=[0])
        while f.force[0] and f.wall[0]:
            a = rng.randint(1, 4 if f.mode == battle.ASSAULT else 6) + battle.adds(s, f, f.attackers[0], [], True)
            d = rng.randint(1, 6) + battle.adds(s, f, f.defenders[0], [], False)
            battle.resolve(s, f, a, d)
        won += bool(f.force[0])
        lost += f.lost[0]
        fell += f.fell[0]
    return won / games, lost / games, fell / games


CASES = [(battle.FIELD, 18, 5, 1), (battle.FIELD, 6, 7, 0), (battle.ASSAULT, 18, 5, 1), (battle.FIELD, 12, 3, 2)]


@pytest.mark.rule("MU-RES-01", "MU-RES-02", "MU-ASL-02", "MU-CRD-04")
@pytest.mark.parametrize(("mode", "force", "wall", "guard"), CASES)
def test_odds_come_true(mode: str, force: int, wall: int, guard: int) -> None:
    t = table()
    know(t, 0, "scuola_militare", "tattica", "strategia")
    build(t, "bulgaria", FORT, 1)
    frame = {"mode": mode, "place": NUMBER["bulgaria"], "attackers": [0], "defenders": [BARBARIANS],
             "force": [force], "wall": [wall], "guard": guard}  # fmt: skip
    fight = war.fight_of(t.state, Battle(**frame))
    end = dice.to_the_end(fight, {(force, wall): 1.0})
    won = sum(p for (a, d), p in end.items() if a and not d)
    lost = sum((force - a) * p for (a, _), p in end.items())
    fell = sum((wall - d) * p for (_, d), p in end.items())
    assert sum(end.values()) == pytest.approx(1)
    rolled = simulated(t.state, frame, 20_000, 7)
    assert won == pytest.approx(rolled[0], abs=0.012)
    assert (lost, fell) == pytest.approx(rolled[1:], abs=0.12)


@pytest.mark.rule("MU-ATK-07", "MU-CRD-07", "MU-ASL-01")
def test_an_attack_is_weighed_before_it_is_announced() -> None:
    """19 VF aboard: 18 fight; 5 barbarians in a Tower with a Captain are assaulted with d4 against d6 + 2."""
    t = table()
    own(t, 0, "thrace", 5)
    wild(t, "bulgaria", 5, 1)
    build(t, "bulgaria", FORT, 1)
    wagon = ship(t, 0, WAGON, "thrace", vf=19)
    leader(t, 0, "thrace", 2, wagon.id).attacks = 2
    t.goto(March(seat=0, ids=[wagon.id]))
    found = war.odds(GAME.believed(t.state, 0), 0, ("attack", "bulgaria"))
    assert found is not None
    assert [side.total for side in found.sides] == [0, 2]
    assert sum(chance.permille for chance in found.chances) == 1000
    frame = {"mode": battle.ASSAULT, "place": NUMBER["bulgaria"], "attackers": [0], "defenders": [BARBARIANS],
             "force": [18], "wall": [5], "guard": 1}  # fmt: skip
    assert found.chances[0].permille / 1000 == pytest.approx(simulated(t.state, frame, 20_000, 3)[0], abs=0.02)


@pytest.mark.rule("MU-MOV-01", "MU-ATK-06")
def test_one_gesture_marches_and_attacks() -> None:
    """The way to a land that can be attacked: march, go, attack, all in one bundle that the rules accept."""
    t = table()
    own(t, 0, "thrace", 5)
    wild(t, "wallachia", 1)
    wagon = ship(t, 0, WAGON, "thrace", vf=19)
    leader(t, 0, "thrace", 1, wagon.id).attacks = 1
    t.goto(CombatTurn(seat=0))
    assert GAME.tells.reach is not None
    routes = GAME.tells.reach(GAME.believed(t.state, 0), 0, ("march",))
    way = next(r for r in routes if r.to == "wallachia" and r.steps[-1].action[0] == "attack")
    assert len(way.steps) > 2
    for step in way.steps:
        assert t.state.asked.kind == step.kind
        assert GAME.tells.reach(GAME.believed(t.state, 1), 1, ("march",)) == []  # the wagon is not theirs
        t.do(0, *step.action)
    assert wagon.pm == way.left or t.state.owner[NUMBER["wallachia"]] == 0
    assert sum(item.amount for item in way.cost) == 8 - (way.left or 0)


@pytest.mark.rule("MU-DIP-04", "MU-DIP-07", "MU-DIP-12")
def test_the_usual_proposals_are_one_gesture_each() -> None:
    """Peace with an enemy; with the others that none attacks, and trade for both: the rules accept every step."""
    t = table()
    for seat, home in enumerate(("egypt", "thrace", "pannonia")):
        own(t, seat, home, 5)
        build(t, home, TOWN, 1)
    t.state.war[0], t.state.war[2] = 1 << 2, 1 << 0
    t.goto(Talks(seat=0, left=2))
    plans = brief(t.state, 0).plans
    assert [plan.label.message for plan in plans] == ["plan-non_aggression", "plan-trade", "plan-peace"]
    for plan, other, clauses in zip(plans, (1, 1, 2), (1, 2, 1), strict=True):
        s = GAME.clone(t.state)
        for step in plan.steps:
            assert s.asked.kind == step.kind
            GAME.apply(s, 0, step.action)
        assert (s.asked.kind, s.asked.seats) == ("reply", (other,))
        assert len(s.frames[-1].terms[other]) == clauses


@pytest.mark.rule("MU-VIC-02")
def test_sources_add_up_to_the_scores() -> None:
    s = GAME.start(GAME.setup(4, {"end_turns": 3}), key_from_seed(3))
    play_out(GAME, s, [make_bot(GAME, "condottiero", seat) for seat in range(4)], bound=20_000)
    assert GAME.tells.sources is not None
    found = GAME.tells.sources(s)
    assert tuple(sum(source.points[seat] for source in found) for seat in range(4)) == course.result(s).scores


def test_set_up_takes_five_gestures() -> None:
    """Kingdom, Capital, Cathedral; all pieces at once; all armies at once."""
    s = GAME.start(GAME.setup(3, {}), key_from_seed(1))
    seat, gestures = s.order[0], 0
    while s.asked is not None and s.phase == "setup":
        who = s.asked.seats[0]
        kind = s.asked.kind
        plans = brief(s, who).plans if kind in ("first_berth", "deploy") else ()
        steps = [step.action for step in plans[0].steps] if plans else [GAME.default(s, who)]
        gestures += who == seat
        for action in steps:
            if s.asked.kind == kind:
                GAME.apply(s, who, action)
    assert gestures <= 6


def test_ids_of_the_map_have_names() -> None:
    assert all(GAME.texts.name("it", name) != name for name in IDS)
