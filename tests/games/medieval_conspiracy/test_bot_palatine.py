"""The palatine: whole games, nothing peeked at, and its judgement in positions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from araldo.games.medieval_conspiracy import GAME
from araldo.games.medieval_conspiracy.box import EVENT_CARDS, FACE
from araldo.games.medieval_conspiracy.palatine import Palatine, camp, odds
from araldo.games.medieval_conspiracy.palatine.bargain import _prisoner, counter, pay_ransom, surplus
from araldo.games.medieval_conspiracy.palatine.character import CHARACTERS, PALATINE
from araldo.games.medieval_conspiracy.palatine.market import fief_worth
from araldo.games.medieval_conspiracy.palatine.outlook import UNIT, Outlook, emperor_dies
from araldo.games.medieval_conspiracy.palatine.purse import cost
from araldo.games.medieval_conspiracy.palatine.war import taken_back
from araldo.games.medieval_conspiracy.state import (
    Auction,
    Chances,
    Conspiracy,
    Death,
    Events,
    FateTurn,
    Garrison,
    Income,
    Ransom,
    Succession,
    War,
)
from araldo.kernel import Action, Span
from araldo.kernel.action import offered
from araldo.kernel.catalogue import LANGUAGES
from araldo.kernel.chance import key_from_seed
from araldo.kernel.play import Eyes, make_bot, play_out, usual_bot
from araldo.kernel.purse import open_books
from tests.games.medieval_conspiracy.scenario import (
    BROWN,
    GREEN,
    GREY,
    RED,
    McTable,
    army,
    at,
    building,
    cash,
    hand,
    heirs,
    own,
    realm,
    table,
)


def eyes(s: Conspiracy, seat: int) -> Eyes[Conspiracy]:
    return Eyes(GAME, s, seat, GAME.options(s, seat))


def says(t: McTable, seat: int) -> Action:
    return Palatine(1).choose(eyes(t.state, seat))


def finish(t: McTable, seat: int, kind: str) -> list[Action]:
    """All that it does while it is asked one thing."""
    found = []
    while t.asked == kind and t.waiting()[0] == seat:
        found.append(says(t, seat))
        t.do(seat, *found[-1])
    return found


# -- whole games


@pytest.mark.parametrize("name", CHARACTERS)
def test_every_character_plays_to_the_end(name: str) -> None:
    s = GAME.start(GAME.setup(3), key_from_seed(5))
    play_out(GAME, s, [make_bot(GAME, name, i) for i in range(3)], GAME.bound)
    assert s.ending in ("elected", "deposed")


OTHER_TABLES: list[dict[str, Any]] = [
    {"war_emphasis": True, "honourable_retreat": True},
    {"buy_heir": True, "quick_end": "turn_limit", "turn_limit": 6, "quick_elector_discount": True},
]


@pytest.mark.parametrize("options", OTHER_TABLES)
@pytest.mark.parametrize("seats", [2, 6])
def test_it_plays_at_other_tables(seats: int, options: dict[str, Any]) -> None:
    s = GAME.start(GAME.setup(seats, options), key_from_seed(3))
    play_out(GAME, s, [make_bot(GAME, "palatine", i) for i in range(seats)], 20 * GAME.bound)
    assert GAME.over(s)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", CHARACTERS)
def test_every_character_has_a_name_arms_and_a_sentence(name: str, lang: str) -> None:
    known = GAME.texts.bot(lang, name)
    assert known is not None
    assert all(known)


def test_the_palatine_is_the_usual_opponent() -> None:
    assert usual_bot(GAME) == "palatine"
    assert GAME.texts.bot("en", "nobody") is None


def test_the_palatine_beats_chancellors() -> None:
    wins = 0
    for game in range(8):
        s = GAME.start(GAME.setup(4), key_from_seed(game))
        names = ["palatine" if seat == game % 4 else "chancellor" for seat in range(4)]
        play_out(GAME, s, [make_bot(GAME, name, i) for i, name in enumerate(names)], 20 * GAME.bound)
        wins += game % 4 in GAME.outcome(s).winners
    assert wins >= 4  # even would be two


def test_it_sees_nothing_that_is_hidden_and_answers_the_same_again() -> None:
    """In every state that its seat may believe in, the same answer."""
    s = GAME.start(GAME.setup(4), key_from_seed(2))
    bots = [make_bot(GAME, "palatine", i) for i in range(4)]
    rng = Random(4)
    asked = 0
    while not GAME.over(s):
        play_out(GAME, s, bots, 9)
        if GAME.over(s):
            break
        seat = GAME.waiting(s)[0]
        answer = Palatine(9).choose(eyes(s, seat))
        assert offered(GAME.options(s, seat), answer)
        for _ in range(2):
            assert Palatine(8).choose(eyes(GAME.imagine(s, seat, rng), seat)) == answer
        asked += 1
    assert asked > 50


# -- money


def lot(t: McTable, card: str, *seats: int, high: int = 0) -> McTable:
    piece = next(c for c in EVENT_CARDS if FACE[c] == card)
    t.state.phase = "event"
    t.goto(Auction(kind="event", lot=piece, at=seats[0], still=list(seats), least=10, warned=True))
    return t


def rich(ducats: int, turn: int = 6) -> McTable:
    """Four families; Green has two heirs of each kind and so many ducats; an electorate costs 400."""
    t = table(4)
    realm(t, GREEN)
    for seat in range(4):
        heirs(t, seat, 2, 2)
        cash(t, seat, 50)
    cash(t, GREEN, ducats)
    t.state.turn = turn
    return t


@pytest.mark.rule("MC-ELEC-06")
def test_the_ducats_for_an_electorate_are_not_spent_on_a_castle() -> None:
    t = lot(rich(400), "architect", GREEN, BROWN)
    assert says(t, GREEN) == ("pass",)


def test_what_is_left_over_buys_castles() -> None:
    t = lot(rich(450), "architect", GREEN, BROWN)
    assert says(t, GREEN) == ("bid", 10)


@pytest.mark.rule("MC-AUC-06")
def test_all_goes_for_an_electorate() -> None:
    t = rich(620)
    cash(t, BROWN, 610)
    t.goto(Auction(kind="elector", lot=at("mainz"), at=BROWN, still=[BROWN, GREEN], least=400, warned=True))
    t.do(BROWN, "bid", 610)
    assert says(t, GREEN) == ("bid", 620)


@pytest.mark.rule("MC-AUC-09")
def test_pestilence_takes_the_richer_rival_out_of_an_elector_s_auction() -> None:
    t = rich(500)
    cash(t, BROWN, 900)
    hand(t, GREEN, "pestilence")
    t.goto(Auction(kind="elector", lot=at("mainz"), at=BROWN, still=[BROWN, GREEN], least=400))
    assert t.asked == "before_bid"
    assert says(t, GREEN) == ("play", "pestilence")


@pytest.mark.rule("MC-AUC-08")
def test_the_magistrate_is_not_wasted_on_a_cheap_lot() -> None:
    t = rich(300)
    hand(t, GREEN, "magistrate_of_trade")
    t.goto(Auction(kind="lord", lot=at("hessen"), at=GREEN, still=[GREEN], least=10, warned=True))
    t.do(GREEN, "bid", 10)
    assert t.asked == "auction_won"
    assert says(t, GREEN) == ("pay",)


# -- fate


def fate(t: McTable) -> Action:
    """What Green says after a roll of 1."""
    t.state.phase = "fate"
    t.script(0)
    t.goto(FateTurn(seat=GREEN))
    while t.asked == "own_step":
        t.do(GREEN, "done")
    return says(t, GREEN)


@pytest.mark.rule("MC-FATE-04", "MC-ELEC-05")
@pytest.mark.parametrize(("rival", "named"), [(390, True), (800, False)])
def test_an_elector_is_named_when_nobody_who_could_bid_is_richer(rival: int, named: bool) -> None:
    t = rich(500)
    cash(t, BROWN, rival)
    assert (fate(t) == ("elector",)) is named


@pytest.mark.rule("MC-LORD-04")
def test_no_lord_dies_whose_family_takes_the_fief_back() -> None:
    t = rich(100)
    realm(t, BROWN)
    own(t, BROWN, "muenster")
    heirs(t, GREEN, 1, 1)
    for seat in (GREY, RED):
        heirs(t, seat, 0, 0)
    heirs(t, BROWN, 3, 0)
    cash(t, BROWN, 0)
    verb, land = fate(t)
    assert verb == "kill"
    assert t.state.owner[at(land)] != BROWN or land == "muenster"


def test_odds_grow_with_units_and_fall_with_castles() -> None:
    one, two, three = (odds.Force(n, 0, 2 * n) for n in (1, 2, 3))
    assert odds.wins(three, two) > odds.wins(two, two) > odds.wins(one, two)
    assert odds.wins(two, one) > odds.wins(two, one, -1) > odds.wins(two, one, -1, 1)
    assert odds.wins(one, odds.Force(0, 0, 0)) == 1


# -- votes


@pytest.mark.rule("MC-MAS-06", "MC-VOTE-04")
def test_a_vote_that_would_make_a_rival_emperor_is_not_cast() -> None:
    """Three neutral electors are a wall against Brown's three; with two of them left he is elected."""
    t = table(3)
    own(t, BROWN, "boehmen", "sachsen", "brandenburg")
    own(t, GREY, "pfalz")
    own(t, GREEN, "muenster", "paderborn")
    building(t, "relic", "muenster", "paderborn")
    t.goto(Events())
    assert t.asked == "vote"
    assert says(t, GREEN) == ("abstain",)


# -- land and heirs


def bishopric(church_heirs: int) -> McTable:
    t = rich(300)
    heirs(t, GREEN, 2, church_heirs)
    t.goto(Auction(kind="bishop", lot=at("wuerzburg"), at=GREEN, still=[GREEN, BROWN], least=10, warned=True))
    return t


@pytest.mark.rule("MC-HEIR-03")
def test_the_last_church_heir_is_kept_for_an_electorate() -> None:
    assert says(bishopric(1), GREEN) == ("pass",)
    assert says(bishopric(3), GREEN) == ("bid", 10)


# -- war


def against(defenders: int, attackers: int = 2) -> McTable:
    """Green stands with knights in Münster beside Osnabrück."""
    t = table(3)
    own(t, GREEN, "muenster")
    realm(t, GREEN)
    realm(t, BROWN)
    own(t, BROWN, "osnabrueck")
    heirs(t, GREEN, 2, 2)
    army(t, GREEN, "muenster", knights=attackers)
    if defenders:
        army(t, BROWN, "osnabrueck", knights=defenders)
    t.goto(Chances(cause="reichsacht", order=[GREEN], fief=at("osnabrueck")))
    return t


@pytest.mark.rule("MC-WAR-07")
@pytest.mark.parametrize(("defenders", "answer"), [(0, ("attack", "osnabrueck")), (3, ("pass",))])
def test_it_attacks_by_the_odds(defenders: int, answer: Action) -> None:
    assert says(against(defenders), GREEN) == answer


@pytest.mark.rule("MC-WAR-12", "MC-CMB-03")
def test_one_unit_takes_what_nobody_defends() -> None:
    t = table(3)
    own(t, GREEN, "muenster")
    realm(t, GREEN)
    heirs(t, GREEN, 2, 2)
    army(t, GREEN, "muenster", knights=1, mercenaries=2)
    t.goto(Chances(cause="reichsacht", order=[GREEN], fief=at("osnabrueck")))
    assert finish(t, GREEN, "attack") == [("attack", "osnabrueck")]
    assert finish(t, GREEN, "muster") == [("send", "mercenary", "muenster"), ("done",)]


@pytest.mark.rule("MC-CMB-07")
@pytest.mark.parametrize(("mercenaries", "played"), [(3, True), (0, False)])
def test_an_uprising_is_kept_for_a_battle_that_it_turns(mercenaries: int, played: bool) -> None:
    t = table(3)
    own(t, GREEN, "muenster")
    realm(t, GREEN)
    realm(t, BROWN)
    own(t, BROWN, "osnabrueck")
    building(t, "relic", "osnabrueck")
    heirs(t, GREEN, 2, 2)
    army(t, GREEN, "muenster", knights=2)
    army(t, BROWN, "osnabrueck", mercenaries=mercenaries)
    hand(t, GREEN, "peasant_uprising")
    hand(t, BROWN, "hostler")
    t.goto(War(cause="reichsacht", leader=GREEN, target=at("osnabrueck"), defender=BROWN, eligible=0b111))
    while t.asked and t.asked != "combat_cards":
        seat = t.waiting()[0]
        t.do(seat, *(says(t, seat) if seat == GREEN else GAME.default(t.state, seat)))
    assert t.asked == "combat_cards"
    assert (says(t, GREEN) == ("play", "peasant_uprising")) is played


@pytest.mark.rule("MC-MOV-01")
def test_units_that_are_alike_do_not_change_places() -> None:
    rng = Random(3)
    for seed in range(4):
        s = GAME.start(GAME.setup(4), key_from_seed(40 + seed))
        play_out(GAME, s, [make_bot(GAME, "palatine", i) for i in range(4)], 600)
        for seat in range(4):
            plan = camp.plan(Outlook(GAME.imagine(s, seat, rng), seat, PALATINE))
            moves = [edit for edit in plan if edit[0] == "move"]
            for word in {edit[1] for edit in moves}:
                left, reached = ({edit[i] for edit in moves if edit[1] == word} for i in (2, 3))
                assert not left & reached


@pytest.mark.rule("MC-MOV-01")
@pytest.mark.parametrize(("gain", "goal"), [(0.8, "holstein"), (1.2, "oldenburg")])
def test_nobody_marches_for_little(monkeypatch: pytest.MonkeyPatch, gain: float, goal: str) -> None:
    t = table(3)
    own(t, GREEN, "holstein", "oldenburg")
    army(t, GREEN, "holstein", mercenaries=1)
    posts = camp.Posts(Outlook(t.state, GREEN, PALATINE))
    worth = {at("oldenburg"): gain * camp.STAY}
    monkeypatch.setattr(posts, "value", lambda land, units: worth.get(land, 0.0) * len(units))
    assert posts.assign(t.state.units[at("holstein")][0], at("holstein")) == at(goal)


@pytest.mark.rule("MC-SET-07")
def test_units_are_not_heaped_in_one_place_at_the_start() -> None:
    s = GAME.start(GAME.setup(4), key_from_seed(7))
    play_out(GAME, s, [make_bot(GAME, "palatine", i) for i in range(4)], 4)
    assert s.asked is not None
    assert s.asked.kind == "place"
    for seat in range(4):
        assert len(set(Palatine(1).choose(eyes(s, seat))[1:])) == 3


# -- cards


@pytest.mark.rule("MC-INC-06")
def test_the_robber_knight_goes_to_the_rival_who_could_buy_an_electorate() -> None:
    t = rich(50)
    realm(t, BROWN)
    cash(t, BROWN, 380)
    cash(t, GREY, 200)
    hand(t, GREEN, "robber_knight")
    t.goto(Income())
    while t.asked == "own_step":
        t.do(t.waiting()[0], "done")
    assert t.asked == "react"
    assert says(t, GREEN) == ("play", "robber_knight", BROWN)


@pytest.mark.rule("MC-LORD-15", "MC-WAR-02")
def test_a_fief_that_its_owner_would_take_back_at_once_is_worth_little() -> None:
    t = table(3)
    for seat in (GREEN, BROWN):
        realm(t, seat)
        heirs(t, seat, 2, 2)
        cash(t, seat, 300)
    own(t, BROWN, "hessen", "thueringen", "nassau")
    own(t, GREEN, "holstein", "oldenburg", "friesland")
    safe = fief_worth(Outlook(t.state, GREEN, PALATINE), at("hessen"))
    army(t, BROWN, "thueringen", knights=2, mercenaries=2)
    threatened = Outlook(t.state, GREEN, PALATINE)
    assert taken_back(threatened, at("hessen")) > 0.5
    assert fief_worth(threatened, at("hessen")) < safe / 2


@pytest.mark.rule("MC-LORD-14")
def test_what_was_bought_beside_a_strong_neighbour_gets_a_garrison() -> None:
    t = table(3)
    for seat in (GREEN, BROWN):
        realm(t, seat)
        heirs(t, seat, 2, 2)
    own(t, BROWN, "thueringen", "nassau")
    own(t, GREEN, "hessen", "holstein", "oldenburg", "friesland")
    army(t, BROWN, "thueringen", mercenaries=1)
    army(t, GREEN, "holstein", mercenaries=1)
    t.state.turn = 8
    t.goto(Death(namer=GREY, fief=at("hessen"), bids=1 << GREEN | 1 << BROWN), Garrison(seat=GREEN, fief=at("hessen")))
    assert t.asked == "garrison"
    assert says(t, GREEN)[0] == "send"


# -- bribes


def asked_by_brown(gift: int, *, green: int = 300) -> McTable:
    """Brown offers Green so much for Hessen; Grey has no heir."""
    t = table(3)
    t.state.turn = 4
    for seat in (GREEN, BROWN):
        realm(t, seat)
        heirs(t, seat, 2, 1)
        cash(t, seat, 300)
    cash(t, GREEN, green)
    own(t, GREEN, "thueringen", "nassau")  # roads to Hessen
    t.state.active = BROWN
    t.goto(Death(namer=GREY, fief=at("hessen")))
    assert t.asked == "bribe"
    t.draft(BROWN, ("propose",), *([("offer", GREEN, gift)] if gift else []))
    assert t.asked == "consent"
    return t


@pytest.mark.rule("MC-BRI-03")
def test_a_bribe_is_taken_when_it_is_more_than_the_auction_would_bring() -> None:
    assert says(asked_by_brown(0), GREEN) == ("refuse",)
    assert says(asked_by_brown(50, green=0), GREEN) == ("accept",)  # it could not have bought the fief
    assert says(asked_by_brown(250), GREEN) == ("accept",)


@pytest.mark.rule("MC-BRI-03")
def test_a_thousand_greedy_offers_do_not_wear_it_down() -> None:
    bot = Palatine(1)
    t = asked_by_brown(10)
    assert {bot.choose(eyes(t.state, GREEN)) for _ in range(1000)} == {("refuse",)}


@pytest.mark.rule("MC-BRI-03")
@pytest.mark.parametrize("name", list(CHARACTERS))
def test_no_bribe_is_taken_that_leaves_it_worse_off_than_the_auction(name: str) -> None:
    """A thousand greedy offers, ever other purses: what it takes is more than it could have won."""
    rng, bot = Random(5), Palatine(1, CHARACTERS[name])
    t = asked_by_brown(10)
    s, taken = t.state, 0
    f = s.frames[-1]
    assert isinstance(f, Succession)
    for _ in range(1000):
        f.gifts = [0] * s.seats
        f.gifts[GREEN] = 10 * rng.randrange(0, 9)
        s.cash[GREEN], s.cash[BROWN] = 10 * rng.randrange(0, 40), 10 * rng.randrange(10, 40)
        open_books(s, s.cash)  # everybody knows them
        auction = surplus(Outlook(s, GREEN, CHARACTERS[name]), GREEN, f)
        if bot.choose(Eyes(GAME, s, GREEN, [("accept",), ("refuse",)])) == ("accept",):
            taken += 1
            assert f.gifts[GREEN] >= max(10, auction)
    assert 0 < taken < 700


@pytest.mark.rule("MC-END-02")
@pytest.mark.parametrize("name", list(CHARACTERS))
def test_a_thousand_prices_for_its_knight_cost_it_no_more_than_he_is_worth(name: str) -> None:
    rng, bot = Random(7), Palatine(1, CHARACTERS[name])
    t = table(3)
    for seat in (GREEN, BROWN):
        realm(t, seat)
        heirs(t, seat, 1, 1)
    s = t.state
    options = [("accept",), ("refuse",), Span(("counter", 0, 0), 10, 300, 10)]
    answers = set()
    for _ in range(1000):
        s.cash[GREEN] = 10 * rng.randrange(0, 60)
        f = Ransom(captor=BROWN, owner=GREEN, price=10 * rng.randrange(1, 40))
        s.frames.append(f)
        o = Outlook(s, GREEN, CHARACTERS[name])
        answer = ransom_answer(bot, s, options)
        paid = f.price if answer == ("accept",) else answer[3] if answer[0] == "counter" else 0
        assert paid == 0 or cost(o, paid) <= _prisoner(o, f) + 10
        answers.add(answer[0])
        s.frames.pop()
    assert {"accept", "refuse"} & answers


def ransom_answer(bot: Palatine, s: Any, options: list[Any]) -> Any:
    o = bot.outlook(Eyes(GAME, s, GREEN, options))
    return pay_ransom(o, Eyes(GAME, s, GREEN, options), bot.ledger)


@pytest.mark.rule("MC-END-02")
def test_a_prisoner_is_not_let_go_for_a_trifle_however_often_it_is_offered() -> None:
    """What comes back is never less than it hurts to see him free."""
    rng, bot = Random(9), Palatine(1)
    t = table(3)
    for seat in (GREEN, BROWN):
        realm(t, seat)
        heirs(t, seat, 1, 1)
    s = t.state
    for _ in range(1000):
        f = Ransom(captor=GREEN, owner=BROWN, price=90, counter=(0, 0, 10 * rng.randrange(0, 12)))
        s.frames.append(f)
        eyes_ = Eyes(GAME, s, GREEN, [("accept",), ("refuse",)])
        o = bot.outlook(eyes_)
        if counter(o, eyes_, bot.ledger) == ("accept",):
            assert f.counter[2] >= o.harm(BROWN, UNIT)
        s.frames.pop()


@pytest.mark.rule("MC-BRI-02")
def test_who_refuses_every_gift_is_offered_none_in_the_end() -> None:
    """A family cannot hold out for more and more: beyond what it could win there is a limit."""
    bot = Palatine(1)
    offers = []
    for _ in range(1000):
        t = table(3)
        t.state.turn = 2
        for seat in (GREEN, BROWN):
            realm(t, seat)
            heirs(t, seat, 3, 1)
        cash(t, GREEN, 300)
        cash(t, BROWN, 120)
        building(t, "city", "hessen")
        own(t, GREEN, "thueringen", "nassau")
        own(t, BROWN, "mark")
        t.goto(Death(namer=GREY, fief=at("hessen")))
        while t.asked == "bribe" and t.waiting() == (GREEN,):
            t.do(GREEN, *bot.choose(eyes(t.state, GREEN)))
        if t.asked == "consent":
            offers.append(sum(t.state.frames[-1].gifts))
            t.do(BROWN, "refuse")
        bot.choose(eyes(t.state, t.waiting()[0]))
    assert 0 < len(offers) <= 6
    assert 0 < min(offers) <= max(offers) <= 300  # what is proposed is promised too


@pytest.mark.rule("MC-WAR-11", "MC-CMB-05")
def test_who_joins_a_defence_comes() -> None:
    """Whoever promises help sends somebody, whatever the attack looks like by then."""
    t = table(3)
    own(t, GREEN, "muenster")
    realm(t, GREEN)
    realm(t, BROWN)
    own(t, BROWN, "osnabrueck")
    realm(t, GREY)
    own(t, GREY, "oldenburg")
    heirs(t, GREY, 1, 1)
    army(t, GREEN, "muenster", mercenaries=2)
    army(t, BROWN, "osnabrueck", knights=1)
    army(t, GREY, "oldenburg", knights=3)
    war = War(cause="reichsacht", leader=GREY, target=at("osnabrueck"), defender=BROWN, friends=[GREEN], asked=1)
    t.goto(war)
    while t.asked == "muster":
        t.do(GREY, *GAME.default(t.state, GREY))
    assert t.asked == "reinforce"
    assert finish(t, GREEN, "reinforce") == [("send", "mercenary", "muenster"), ("done",)]


# -- the calendar


@pytest.mark.rule("MC-EVT-01", "MC-EVT-03")
def test_the_emperor_s_death_is_reckoned_from_what_was_drawn() -> None:
    t = table(4)
    s = t.state
    s.turn, s.phase = 1, "event"
    s.event_deck, s.event_discard = s.event_deck[:34], s.event_deck[34:]
    assert emperor_dies(s) == 0  # the first twelve cards hold no death
    s.turn = 3
    s.event_deck, s.event_discard = s.event_deck[:26], [*s.event_discard, *s.event_deck[26:]]
    assert emperor_dies(s) == pytest.approx(4 / 13)
    s.event_deck = s.event_deck[:3]
    assert emperor_dies(s) == 1
