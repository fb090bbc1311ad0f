"""The marshal: legal, blind to what is hidden, the same for the same seed; and its judgement in a few positions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from araldo.games.medioevo_universale import GAME
from araldo.games.medioevo_universale.board import NUMBER
from araldo.games.medioevo_universale.box import CARAVAN, TOWN, WAGON
from araldo.games.medioevo_universale.frames import CombatTurn, Purchase, Trading
from araldo.games.medioevo_universale.marshal import MARSHALS, bargain, battlefield, campaign, court, worth
from araldo.games.medioevo_universale.marshal.character import CHARACTERS, CONQUEROR, MARSHAL, SCHOLAR, Character
from araldo.games.medioevo_universale.marshal.mind import Mind
from araldo.games.medioevo_universale.marshal.odds import fight
from araldo.games.medioevo_universale.rules.land import rebel_level
from araldo.games.medioevo_universale.state import Siege
from araldo.kernel import DONE, Action, key_from_seed
from araldo.kernel.action import offered
from araldo.kernel.play import Eyes, make_bot, play_out
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, know, leader, own, rich, ship, table, wild
from tests.games.medioevo_universale.test_diplomacy import homes, propose, sign, talks

NAMES = list(MARSHALS)


def answer(t: Table, seat: int = 0, bot: str = "marshal") -> Action:
    return make_bot(GAME, bot, 1).choose(Eyes(GAME, t.state, seat, t.options(seat)))


def played(seed: int, decisions: int) -> Any:
    """A short game of four characters, as far as so many decisions."""
    s = GAME.start(GAME.setup(4, {"end_turns": 4}), key_from_seed(seed))
    play_out(GAME, s, [make_bot(GAME, NAMES[seat + 1], seat) for seat in range(4)], decisions)
    return s


# -- promises of every bot


def test_four_characters_play_a_game_to_its_end() -> None:
    """The kernel refuses what is not offered."""
    assert not played(3, 30_000).frames


def test_the_same_seed_is_the_same_game() -> None:
    assert GAME.pack(played(5, 250)) == GAME.pack(played(5, 250))


@pytest.mark.parametrize("decisions", [60, 150, 210, 270, 330, 390, 450])
def test_a_marshal_chooses_the_same_whatever_is_hidden(decisions: int) -> None:
    """What is imagined may differ by chance from one truth to another; beyond it nothing of the truth counts."""
    s = played(7, decisions)
    seat = GAME.waiting(s)[0]
    believed = GAME.imagine(s, seat, Random(11))

    class Believing(Eyes[Any]):
        def imagine(self, rng: Random) -> Any:
            return GAME.clone(believed)

    choices = set()
    for truth in (s, *(GAME.imagine(s, seat, Random(seed)) for seed in range(20, 26))):
        before = GAME.pack(truth)
        options = GAME.options(truth, seat)
        choice = make_bot(GAME, "marshal", 3).choose(Believing(GAME, truth, seat, options))
        assert offered(options, choice)
        assert GAME.pack(truth) == before
        choices.add(choice)
    assert len(choices) == 1


def test_the_marshal_beats_three_condottieri() -> None:
    wins = 0
    for seat in range(4):
        s = GAME.start(GAME.setup(4, {"end_turns": 6}), key_from_seed(seat))
        bots = [make_bot(GAME, "marshal" if x == seat else "condottiero", x) for x in range(4)]
        play_out(GAME, s, bots, 30_000)
        wins += seat in GAME.outcome(s, cut=True).winners
    assert wins >= 2


# -- odds


@pytest.mark.rule("MU-RES-01", "MU-RES-02")
def test_more_armies_and_cards_win_more_often() -> None:
    assert fight(19, 10, 0).win > 0.95 > fight(10, 10, 0).win
    assert fight(10, 10, 2).win > fight(10, 10, 0).win > fight(10, 10, -1).win
    assert fight(0, 1, 0).win == 0.0
    assert fight(5, 0, 0) == (1.0, 0.0)


@pytest.mark.rule("MU-ASL-02")
def test_an_assault_on_a_tower_without_cards_is_dear() -> None:
    """Nineteen against one behind a Tower: 65 of 100, eleven armies; with +2 it is sure and cheap."""
    dear, cheap = fight(19, 1, -1, assault=True), fight(19, 1, 1, assault=True)
    assert dear.win == pytest.approx(0.655, abs=0.01)
    assert dear.lost == pytest.approx(10.9, abs=0.1)
    assert cheap.win > 0.99
    assert cheap.lost < 3


# -- armies


def realm(**options: Any) -> Table:
    """A War Wagon with its Captain stands in Egypt; the Sinai next door is barbarian."""
    t = table(3, **options)
    own(t, 0, "egypt", 10)
    build(t, "egypt", TOWN, 1)
    t.state.capital[0] = NUMBER["egypt"]
    own(t, 1, "judea", 6)
    own(t, 2, "cyprus", 6)
    wagon = ship(t, 0, WAGON, "egypt", vf=15)
    leader(t, 0, "egypt", ride=wagon.id)
    campaign.refresh(t.state, 0)
    return t


def wagon_of(t: Table) -> Any:
    return next(tr for tr in t.state.fleets[0] if tr.kind == WAGON)


def test_it_marches_against_what_it_can_take_and_not_against_what_it_cannot() -> None:
    t = realm()
    weak = campaign.conquest(t.state, 0, wagon_of(t), NUMBER["sinai"], MARSHAL)
    wild(t, "sinai", 20)
    strong = campaign.conquest(t.state, 0, wagon_of(t), NUMBER["sinai"], MARSHAL)
    assert weak > 0
    assert strong == 0


def test_it_keeps_its_capital() -> None:
    """Ten stay at home in peace; more, the stronger an enemy's wagon is."""
    t = realm()
    egypt = NUMBER["egypt"]
    assert campaign.surplus(t.state, 0, egypt, MARSHAL) == 0
    t.state.vf[0][egypt] = 30
    assert campaign.surplus(t.state, 0, egypt, MARSHAL) == 20
    t.state.war[0], t.state.war[1] = 2, 1
    ship(t, 1, WAGON, "judea", vf=15)
    assert campaign.surplus(t.state, 0, egypt, MARSHAL) == 12


def test_a_besieger_stays_in_his_lines() -> None:
    t = realm()
    wagon = wagon_of(t)
    assert campaign.leaves(t.state, 0, wagon)
    wagon.place = NUMBER["sinai"]
    t.state.sieges.append(Siege(NUMBER["sinai"], 0, -1))
    assert not campaign.leaves(t.state, 0, wagon)
    assert campaign.next_step(t.state, 0, wagon, MARSHAL) is None


def test_it_does_not_leave_land_that_would_rebel() -> None:
    t = realm()
    t.state.vf[0][NUMBER["egypt"]] = 2
    assert not campaign.leaves(t.state, 0, wagon_of(t))


@pytest.mark.parametrize("character", CHARACTERS.values(), ids=list(CHARACTERS))
def test_what_keeps_a_land_quiet_is_not_loaded_again(character: Character) -> None:
    """Whoever keeps small garrisons set down and took up the same armies, hundreds of times a turn."""
    t = realm()
    own(t, 0, "sinai", 5)
    wagon, land = wagon_of(t), NUMBER["sinai"]
    wagon.place = land
    for _ in range(5):
        plan = battlefield.load_plan(t.state, 0, wagon, character)
        if plan is None or plan[0] not in ("load", "unload"):
            break
        sign = 1 if plan[0] == "unload" else -1
        t.state.vf[0][land] += sign * plan[2]
        wagon.vf -= sign * plan[2]
    assert t.state.vf[0][land] >= rebel_level(t.state, land)
    plan = battlefield.load_plan(t.state, 0, wagon, character)
    assert plan is None or plan[0] not in ("load", "unload")


@pytest.mark.parametrize("name", MARSHALS)
def test_a_game_takes_no_more_decisions_than_there_is_to_decide(name: str) -> None:
    s = GAME.start(GAME.setup(4, {"end_turns": 3}), key_from_seed(2))
    assert play_out(GAME, s, [make_bot(GAME, name, i) for i in range(4)], 2000) < 1200


@pytest.mark.rule("MU-LON-04")
def test_florins_for_the_loan_are_kept_for_the_last_taxes() -> None:
    """An unpaid loan costs a point, more than a last load of goods or a technology brings."""
    t = realm(end_turns=3)
    t.state.turn = 2
    t.state.loans[0] = [400]
    assert worth.debt(t.state, 0) == 440
    t.state.turn = 1
    assert worth.debt(t.state, 0) == 0
    t.state.turn = 3
    rich(t, 500, 0, 0)
    know(t, 0, "legge", "commercio", "matematica", "caccia", "forgiatura", "istruzione")
    assert answer(t.goto(Purchase())) == ("done",)
    t.state.loans[0] = []
    assert answer(t.goto(Purchase()))[0] == "learn"


def test_an_order_to_march_is_carried_out() -> None:
    """What it wants at the command it still wants on the march: no circles."""
    t = realm().goto(CombatTurn(seat=0))
    campaign.refresh(t.state, 0)
    steps = [t.asked]
    while t.state.frames and len(steps) < 30:
        t.do(t.waiting()[0], *answer(t, t.waiting()[0]))
        if t.state.frames:
            steps.append(t.asked)
    assert len(steps) < 30
    assert "march" in steps


# -- war


def prey(t: Table, place: str = "sinai") -> Table:
    """A rival's Caravan among barbarians, next to the wagon."""
    ship(t, 1, CARAVAN, place, vf=4)
    t.state.faith[:] = ["muslim", "orthodox", "catholic"]
    return t


def test_it_declares_war_for_a_caravan_within_reach_only_where_that_pays() -> None:
    """On the last turn, for two pieces at the price of one; not against its word given three times."""
    t = prey(prey(realm(end_turns=3)))
    t.state.turn = 3
    assert answer(talks(t)) == ("declare_war", 1)
    for _ in range(3):
        sign(t, (0, 1), ("non_aggression",))
    assert answer(talks(t))[0] != "declare_war"


def test_casus_belli_and_religion_make_war_cheaper() -> None:
    t = prey(realm())
    dear = bargain.price_of_war(t.state, 0, 1)
    t.state.cb[0][1] = 2
    assert bargain.price_of_war(t.state, 0, 1) == dear - 1000
    t.state.faith[1] = "muslim"
    assert bargain.price_of_war(t.state, 0, 1) == dear + 1000


def test_a_conqueror_sees_more_in_a_war_than_a_scholar() -> None:
    t = prey(realm())
    bold, careful = (campaign.raid_value(t.state, 0, 1, c) for c in (CONQUEROR, SCHOLAR))
    assert bold > careful


# -- pacts


def offered_terms(*words: tuple[Any, ...], bot: str = "marshal") -> Action:
    """What it answers to a neighbour's proposal."""
    t = homes()
    rich(t, 1000, 1000, 1000)
    t.state.order = [1, 0, 2]
    talks(t, 1)
    propose(t, 1, ("with", 0), *words)
    return answer(t, 0, bot)


def test_it_accepts_a_gift_and_refuses_a_demand() -> None:
    gift = (("add", "payment"), ("giver", 1), ("sum", 100), ("times", "once"))
    demand = (("add", "payment"), ("giver", 0), ("sum", 1), ("times", "once"))
    assert offered_terms(*gift) == ("accept",)
    assert offered_terms(*demand) == ("refuse",)


def test_it_accepts_peace_along_the_border_and_refuses_to_fight_for_others() -> None:
    assert offered_terms(("add", "non_aggression"), ("lasts", 0), bot="marshal_diplomat") == ("accept",)
    assert offered_terms(("add", "defensive_alliance"), ("vf", 10), ("lasts", 0)) == ("refuse",)


@pytest.mark.rule("MU-DIP-06")
def test_an_offer_that_is_not_good_enough_is_answered_with_one_that_is() -> None:
    s = GAME.start(GAME.setup(4, {"end_turns": 4}), key_from_seed(0))
    s.log = []
    play_out(GAME, s, [make_bot(GAME, NAMES[seat + 1], seat) for seat in range(4)], 260)
    told = [event.kind for event in s.log if event.kind in ("proposal", "counter", "agreed", "refused")]
    assert told[:4] == ["proposal", "counter", "proposal", "agreed"]
    asked = next(i for i, event in enumerate(s.log) if event.kind == "counter")
    words = [event.kind for event in s.log[asked + 2 : asked + 7]]
    assert {"term_non_aggression", "term_trade", "term_payment"} <= set(words)


@pytest.mark.parametrize("name", NAMES)
def test_what_it_asks_for_is_fair_to_both_and_asked_three_times_at_most(name: str) -> None:
    s = played(3, 150)
    mind = Mind(CHARACTERS[name])
    offer = bargain.Offer((0, 1), (("payment", 0, 1, 50, 0),), 0)
    campaign.refresh(s, 0)
    assert sum(court.answers(s, 0, offer, mind) for _ in range(1000)) <= court.PATIENCE
    price = court.asked_for_peace(s, 0, 1, Mind(CHARACTERS[name]))
    assert -1 <= price <= court.DEAREST_PEACE


def test_it_does_not_open_its_land_for_nothing() -> None:
    passage = (("add", "passage"), ("giver", 0), ("place", "everywhere"), ("by", "both"), ("straits", "no"))
    assert offered_terms(*passage, ("lasts", 0)) == ("refuse",)
    paid = (("add", "payment"), ("giver", 1), ("sum", 900), ("times", "once"))
    assert offered_terms(*passage, *paid, ("lasts", 1)) == ("accept",)


def test_a_promise_is_believed_less_after_an_injury() -> None:
    t = homes()
    before = bargain.safety(t.state, 0, 2)
    t.state.cb[0][2] = 1
    assert bargain.safety(t.state, 0, 2) == before / 2 > 0


ASKED = (
    (("add", "payment"), ("giver", 0), ("sum", 30), ("times", "once")),
    (("add", "payment"), ("giver", 0), ("sum", 5), ("times", "each_turn")),
    (("add", "cede_armies"), ("giver", 0), ("camp", "egypt"), ("garrison", 1)),
    (("add", "loan"), ("giver", 0), ("sum", 40), ("back", 60), ("due", 5)),
)
WORTH_OF_ALL = 200  # Florins, for all that the neighbour has to give
GIVEN = (
    (("add", "non_aggression"),),
    (("add", "trade"), ("giver", 1), ("town", "judea"), ("fee", 0)),
    (("add", "trade"), ("giver", 1), ("town", "everywhere"), ("fee", 0)),
    (("add", "passage"), ("giver", 1), ("place", "judea"), ("by", "both"), ("straits", "no")),
    (("add", "stationing"), ("giver", 1), ("place", "judea"), ("vf", 5)),
    (),
)


def pressed(t: Table, rng: Random) -> None:
    """A proposal that gives rights and asks for things."""
    t.do(1, "propose").do(1, "with", 0)
    for word in (*rng.choice(GIVEN), *rng.choice(GIVEN[1:]), *rng.choice(ASKED)):
        t.do(1, *word)
    if t.can(1, "lasts", 1):
        t.do(1, "lasts", rng.choice((0, 1, 5)))
    t.do(1, *DONE)


@pytest.mark.parametrize("name", list(MARSHALS))
def test_a_thousand_greedy_offers_bring_their_author_next_to_nothing(name: str) -> None:
    """Every right is paid for once at most; nothing is given for what one has already."""
    t = homes()
    build(t, "judea", TOWN, 1)
    ship(t, 0, CARAVAN, "egypt", vf=4)
    rich(t, 2000, 500, 500)
    rng, bot = Random(1), make_bot(GAME, name, 1)
    talks(t, 1, left=1000)
    for _ in range(1000):
        pressed(t, rng)
        t.do(0, *bot.choose(Eyes(GAME, t.state, 0, t.options(0))))
    assert t.state.florins[0] >= 2000 - WORTH_OF_ALL
    assert t.state.vf[0][NUMBER["egypt"]] >= 5  # one, for the markets
    assert all(clause[0] != "payment" for pact in t.state.pacts for clause in pact.clauses)


# -- the end


@pytest.mark.rule("MU-SAL-02")
def test_on_the_last_turn_it_sells_what_completes_a_thousand() -> None:
    t = realm(end_turns=3)
    t.state.turn = 3
    rich(t, 960, 0, 0)
    t.goto(Trading(seat=0))
    assert answer(t)[0] == "sell_transport"
    rich(t, 100, 0, 0)
    t.goto(Trading(seat=0))
    assert answer(t) == ("end",)


def test_it_learns_what_completes_seven_on_the_last_turn_and_nothing_else() -> None:
    t = realm(end_turns=3)
    t.state.turn = 3
    rich(t, 1000, 0, 0)
    know(t, 0, "legge", "commercio", "matematica", "caccia", "forgiatura", "istruzione")
    assert answer(t.goto(Purchase()))[0] == "learn"
    know(t, 0, "misticismo")
    assert answer(t.goto(Purchase())) == ("done",)
