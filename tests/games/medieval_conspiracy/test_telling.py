"""What people are told about a decision is what then happens."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from araldo.games.medieval_conspiracy.board import IDS, NUMBER, SEAT_OF_ELECTOR
from araldo.games.medieval_conspiracy.odds import Field, in_words
from araldo.games.medieval_conspiracy.rules.combat import fight_round
from araldo.games.medieval_conspiracy.rules.lineup import default_rows, place_side, prepare
from araldo.games.medieval_conspiracy.rules.realm import lands_of, troops
from araldo.games.medieval_conspiracy.setup import forces
from araldo.games.medieval_conspiracy.state import Combat, War
from araldo.kernel import Span, discover, key_from_seed
from araldo.kernel.telling import Phrase
from tests.proof.kept import positions

GAME = discover.load("medieval_conspiracy")
TELLS = GAME.tells
BATTLES = 20_000


def hint(s: Any, seat: int, action: Any) -> Any:
    assert TELLS.option is not None
    return TELLS.option(GAME.believed(s, seat), seat, action)


@pytest.mark.parametrize("verb", ["levy", "build", "mercenary"])
def test_ducats_told_are_ducats_paid(verb: str) -> None:
    """MC-ACT-07, MC-EMP-04: on every kept position that offers it."""
    done = 0
    for kept in positions("medieval_conspiracy").values():
        for position in kept:
            s = GAME.unpack(position.packed)
            for seat in range(s.seats):
                for action in [*GAME.options(s, seat), *GAME.free_options(s, seat)]:
                    named = not isinstance(action, Span) and (action[0] == verb or action[:2] == ("play", verb))
                    if named and s.asked.kind != "combat_cards":
                        done += paid(s, seat, action)
    assert done


def paid(s: Any, seat: int, action: Any) -> bool:
    t = GAME.clone(s)
    GAME.apply(t, seat, action)
    told = sum(cost.amount for cost in hint(s, seat, action).cost)
    if t.asked is None or t.asked.kind != s.asked.kind:
        return False  # the game has gone on, and money with it
    assert s.cash[seat] - t.cash[seat] == told, action
    return True


@pytest.mark.rule("MC-AUC-07")
def test_who_wins_an_auction_is_told_what_he_pays() -> None:
    s = GAME.unpack(positions("medieval_conspiracy")["auction_won"][0].packed)
    seat = s.asked.seats[0]
    told = hint(s, seat, ("pay",))
    t = GAME.clone(s)
    t.log = []
    GAME.apply(t, seat, ("pay",))
    spent = next(event for event in t.log if "amount" in event.params)
    assert told.cost[0].amount == spent.params["amount"]


@pytest.mark.parametrize("kind", GAME.questions)
def test_every_question_says_what_happens_if_one_does_nothing(kind: str) -> None:
    for position in positions("medieval_conspiracy")[kind]:
        s = GAME.unpack(position.packed)
        for seat in s.asked.seats:
            assert TELLS.brief is not None
            brief = TELLS.brief(GAME.believed(s, seat), seat)
            assert brief is not None
            assert brief.idle is not None


@pytest.mark.rule("MC-SET-07", "MC-WRE-01")
@pytest.mark.parametrize("kind", ["place", "place_secretly"])
def test_troops_are_placed_one_by_one(kind: str) -> None:
    """What the slots can hold are all the options, and nothing else."""
    assert TELLS.brief is not None
    for position in positions("medieval_conspiracy")[kind][:3]:
        s = GAME.unpack(position.packed)
        seat = s.asked.seats[0]
        brief = TELLS.brief(GAME.believed(s, seat), seat)
        assert brief is not None
        assert brief.slots is not None
        head, slots = brief.slots
        knights, mercenaries = forces(s)
        pieces = ["slot-knight"] * knights + ["slot-mercenary"] * mercenaries
        assert [slot.label for slot in slots] == [Phrase(piece) for piece in pieces]
        chosen = product(*(slot.words for slot in slots))
        told = {(*head, *sorted(words[:knights]), *sorted(words[knights:])) for words in chosen}
        offered = {(*o[:1], *sorted(o[1 : 1 + knights]), *sorted(o[1 + knights :])) for o in GAME.options(s, seat)}
        assert told == offered


@pytest.mark.parametrize("kind", GAME.questions)
def test_no_list_is_long_and_flat(kind: str) -> None:
    """Of more than forty options each stands under a heading, or is made of slots."""
    assert TELLS.brief is not None
    for position in positions("medieval_conspiracy")[kind]:
        s = GAME.unpack(position.packed)
        for seat in s.asked.seats:
            options = GAME.options(s, seat, revise=True)
            brief = TELLS.brief(GAME.believed(s, seat), seat) if len(options) > 40 else None
            if brief is None or brief.slots is not None:
                continue
            heads = [o.head if isinstance(o, Span) else o for o in options]
            groups = Counter(told.group if (told := hint(s, seat, head)) else "" for head in heads)
            assert max(groups.values()) <= 40, groups


@pytest.mark.rule("MC-VOTE-02")
def test_glory_by_source_makes_the_score() -> None:
    for seed in range(3):
        rng = Random(seed)
        s = GAME.start(GAME.setup(3), key_from_seed(seed))
        for _ in range(4000):
            if GAME.over(s):
                break
            seat = GAME.waiting(s)[0]
            GAME.apply(s, seat, GAME.choose(GAME.options(s, seat), rng))
        assert TELLS.sources is not None
        by_source = [source.points for source in TELLS.sources(s)]
        assert tuple(map(sum, zip(*by_source, strict=True))) == GAME.outcome(s, cut=True).scores


def field(castle: int = 0) -> Field:
    """Two knights and a mercenary against a knight and two mercenaries, perhaps in a castle."""
    s = GAME.start(GAME.setup(3), key_from_seed(5))
    w = War(leader=0, target=1, defender=1, attackers=[0, 0, 4], defenders=[8, 12, 12])
    s.castle[1] = castle
    f = Combat()
    s.frames = [w, f]
    return Field(s, w, f)


def fought(battle: Field) -> tuple[int, int]:
    """Who is left, after a battle by the rules in which nobody retreats."""
    s, w, f = battle
    w.attackers, w.defenders, f.round = [0, 0, 4], [8, 12, 12], 0
    while w.attackers and w.defenders:
        prepare(s, f)
        for _ in range(2):
            place_side(s, f, default_rows(s, f))
        fight_round(s, f)
    return len(w.attackers), len(w.defenders)


@pytest.mark.rule("MC-CMB-18")
@pytest.mark.parametrize("castle", [0, 1])
def test_odds_of_a_battle_are_those_of_the_rules(castle: int) -> None:
    told = in_words(field(castle), 0, "odds-note-attack")
    battle = field(castle)
    left = [fought(battle) for _ in range(BATTLES)]
    wins = [sum(1 for one in left if one[side]) * 1000 / BATTLES for side in (0, 1)]
    chances = {chance.label.message: chance.permille for chance in told.chances}
    assert chances["odds-attack"] == pytest.approx(wins[0], abs=25)
    assert chances["odds-defence"] == pytest.approx(wins[1], abs=25)
    for side, loss in enumerate(told.losses):
        assert loss.mean == pytest.approx(sum(3 - one[side] for one in left) * 10 / BATTLES, abs=1)
    assert sum(chances.values()) == 1000


@pytest.mark.rule("MC-WAR-12")
def test_odds_say_that_a_free_fief_falls_without_a_battle() -> None:
    for position in positions("medieval_conspiracy")["attack"]:
        s = GAME.unpack(position.packed)
        seat = s.asked.seats[0]
        for action in GAME.options(s, seat):
            if action[0] == "attack":
                assert TELLS.odds is not None
                told = TELLS.odds(GAME.believed(s, seat), seat, action)
                assert told.chances[0].label.message == "odds-attack"
                sure = s.owner[NUMBER[action[1]]] < 0 or not troops(s, s.owner[NUMBER[action[1]]], NUMBER[action[1]])
                assert (told.chances[0].permille == 1000) == sure


@pytest.mark.rule("MC-CMB-09")
def test_a_card_that_helps_betters_the_odds() -> None:
    told = []
    for kept in positions("medieval_conspiracy")["combat_cards"]:
        s = GAME.unpack(kept.packed)
        for seat in s.asked.seats:
            for action in GAME.options(s, seat):
                if action != ("done",):
                    told += [(odds_of(s, seat, ("done",)), odds_of(s, seat, action))]
    assert told
    assert all(after >= before for before, after in told)


def odds_of(s: Any, seat: int, action: Any) -> int:
    """How likely it is that one's side wins, in thousandths."""
    assert TELLS.odds is not None
    return sum(
        chance.permille for chance in TELLS.odds(GAME.believed(s, seat), seat, action).chances if chance.good > 0
    )


@pytest.mark.rule("MC-MOV-01")
def test_a_march_goes_to_every_own_territory_with_all_who_have_not_gone() -> None:
    done = 0
    for kept in positions("medieval_conspiracy")["march"]:
        s = GAME.unpack(kept.packed)
        seat = s.asked.seats[0]
        for land in lands_of(s, seat):
            routes = TELLS.reach(GAME.believed(s, seat), seat, ("march", IDS[land]))
            assert len(routes) == (len(lands_of(s, seat)) - 1 if troops(s, seat, land) else 0)
            for route in routes[:1]:
                t = GAME.clone(s)
                for step in route.steps:
                    GAME.apply(t, seat, step.action)
                assert TELLS.reach(GAME.believed(t, seat), seat, ("march", IDS[land])) == []
                GAME.apply(t, seat, ("done",))
                assert len(troops(t, seat, NUMBER[route.to])) == len(troops(s, seat, NUMBER[route.to])) + len(
                    route.steps
                )
                done += 1
    assert done


@pytest.mark.rule("MC-MOV-01")
def test_a_march_takes_the_numbers_that_are_wished() -> None:
    s = GAME.unpack(positions("medieval_conspiracy")["march"][0].packed)
    seat = s.asked.seats[0]
    land = max(lands_of(s, seat), key=lambda land: len(troops(s, seat, land)))
    route = TELLS.reach(GAME.believed(s, seat), seat, ("march", IDS[land], 0, 1))[0]
    assert [step.action[1] for step in route.steps] == ["mercenary"]


@pytest.mark.rule("MC-VOTE-03")
def test_the_hall_says_how_many_electors_a_candidate_lacks() -> None:
    s = GAME.start(GAME.setup(3), key_from_seed(5))
    rows = {row.id: row for row in TELLS.tables["election"](GAME.believed(s, 0), 0).rows}
    assert rows["neutral"].text.message == "needs-nobody"
    assert rows["seat-0"].text.params == {"count": 4}  # three are then left to nobody
    for land in SEAT_OF_ELECTOR[:3]:
        s.owner[land] = 1
    rows = {row.id: row for row in TELLS.tables["election"](GAME.believed(s, 0), 0).rows}
    assert rows["seat-1"].text.params == {"count": 1}
    assert rows["seat-0"].text.params == {"count": 4}


@pytest.mark.rule("MC-BRI-02")
def test_a_bribe_is_set_by_whole_coins_once_a_proposal_is_made() -> None:
    s = GAME.unpack(positions("medieval_conspiracy")["bribe"][0].packed)
    seat = s.asked.seats[0]
    assert TELLS.brief is not None
    assert TELLS.brief(s, seat).spread is None  # type: ignore[union-attr]
    GAME.apply(s, seat, ("propose",))
    spread = TELLS.brief(s, seat).spread  # type: ignore[union-attr]
    spans = [option for option in GAME.options(s, seat) if isinstance(option, Span)]
    assert [(t.edit, t.high, t.step) for t in spread.targets] == [(o.head, o.high, o.step) for o in spans]  # type: ignore[union-attr]
