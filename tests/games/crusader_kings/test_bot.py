"""The regent: whole games, nothing peeked at, its judgement in positions, and bargains that cannot milk it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from araldo.games.crusader_kings import GAME
from araldo.games.crusader_kings.board import IDS
from araldo.games.crusader_kings.box import id_of
from araldo.games.crusader_kings.regent import Regent
from araldo.games.crusader_kings.regent.bargains import balance, gain, read
from araldo.games.crusader_kings.regent.character import CHARACTERS, REGENT
from araldo.games.crusader_kings.regent.outlook import Outlook
from araldo.games.crusader_kings.regent.pilgrimage import life
from araldo.games.crusader_kings.rules.bargain import payable, strike
from araldo.games.crusader_kings.rules.kin import heirs, unmarried
from araldo.games.crusader_kings.rules.marriage import fits
from araldo.games.crusader_kings.rules.realm import lands_of, points
from araldo.games.crusader_kings.state import (
    Attack,
    Bargain,
    Build,
    Check,
    Conquest,
    Court,
    Develop,
    EraDraw,
    Invade,
    Journey,
    Kings,
    Mobilise,
    Plot,
    PlotPhase,
    Upkeep,
)
from araldo.kernel import DONE, Action, key_from_seed
from araldo.kernel.action import offered
from araldo.kernel.play import Eyes, make_bot, play_out, usual_bot
from tests.games.crusader_kings.scenario import (
    ALTAVILLA,
    CAPET,
    NORMANDY,
    SALIAN,
    CkTable,
    bag,
    castle,
    child,
    claim,
    crowded,
    develop,
    display,
    foot,
    gold,
    hand,
    land,
    only,
    own,
    pact_land,
    sibling,
    spouse,
    suitor,
    table,
    war,
)

NAMES = list(CHARACTERS)


def eyes(s: Kings, seat: int) -> Eyes[Kings]:
    return Eyes(GAME, s, seat, GAME.options(s, seat))


def says(t: CkTable, seat: int = CAPET, bot: str = "regent") -> Action:
    return make_bot(GAME, bot, 1).choose(eyes(t.state, seat))


def drafts(t: CkTable, seat: int = CAPET) -> list[Action]:
    """All edits of a draft, until it is done."""
    found: list[Action] = []
    while (edit := says(t, seat)) != DONE:
        found.append(edit)
        t.do(seat, *edit)
    return found


# -- promises of every bot


def test_it_is_the_usual_opponent_and_has_characters_with_names_arms_and_a_sentence() -> None:
    assert usual_bot(GAME) == "regent"
    for lang in ("en", "it"):
        told = [GAME.texts.bot(lang, name) for name in NAMES]
        assert all(entry is not None and all(entry) for entry in told)
        assert len(set(told)) == len(NAMES) >= 5


@pytest.mark.parametrize("name", NAMES)
def test_every_character_plays_to_the_end(name: str) -> None:
    """The kernel refuses what is not offered."""
    s = GAME.start(GAME.setup(4), key_from_seed(len(name)))
    play_out(GAME, s, [make_bot(GAME, name, seat) for seat in range(4)], GAME.bound)
    assert GAME.over(s)


@pytest.mark.parametrize(("seats", "scenario"), [(1, "second_crusade"), (2, "barons_crusade"), (5, "ninth_crusade")])
def test_it_plays_at_other_tables(seats: int, scenario: str) -> None:
    s = GAME.start(GAME.setup(seats, {"scenario": scenario}), key_from_seed(seats))
    play_out(GAME, s, [make_bot(GAME, NAMES[seat], seat) for seat in range(seats)], GAME.bound)
    assert GAME.over(s)


@pytest.mark.parametrize("seed", [3, 4])
def test_it_sees_nothing_that_is_hidden_and_answers_the_same_again(seed: int) -> None:
    """In every state that its seat may believe in, the same answer; and it changes none of them."""
    s = GAME.start(GAME.setup(4), key_from_seed(seed))
    bots = [make_bot(GAME, NAMES[1 + seat], seat) for seat in range(4)]
    rng = Random(seed)
    asked: Counter[str] = Counter()
    while not GAME.over(s):
        play_out(GAME, s, bots, 5)
        if GAME.over(s):
            break
        seat = GAME.waiting(s)[0]
        asked[eyes(s, seat).kind] += 1
        answer = Regent(9).choose(eyes(s, seat))
        assert offered(GAME.options(s, seat), answer)
        for _ in range(2):
            believed = GAME.imagine(s, seat, rng)
            before = GAME.pack(believed)
            assert Regent(7).choose(eyes(believed, seat)) == answer
            assert GAME.pack(believed) == before
    assert sum(asked.values()) > 60


def test_the_regent_beats_seneschals() -> None:
    wins = 0.0
    for game in range(8):
        s = GAME.start(GAME.setup(4), key_from_seed(100 + game))
        names = ["regent" if seat == game % 4 else "seneschal" for seat in range(4)]
        play_out(GAME, s, [make_bot(GAME, name, i) for i, name in enumerate(names)], GAME.bound)
        won = GAME.outcome(s).winners
        wins += (game % 4 in won) / len(won)
    assert wins > 3  # even would be two


def test_characters_play_differently() -> None:
    """The same position, asked of each: what they draw."""
    mixes = {name: Counter[int]() for name in NAMES}
    for seed in range(6):
        t = crowded(4, seed, automata=0)
        t.goto(EraDraw())
        for name in NAMES:
            if t.asked == "draw":
                mixes[name].update(dict(enumerate(says(t, GAME.waiting(t.state)[0], name)[1:])))
    assert mixes["regent_schemer"][1] > mixes["regent"][1]
    assert mixes["regent_builder"][0] > mixes["regent_raider"][0]
    assert mixes["regent_raider"][2] >= mixes["regent_builder"][2]


# -- cards


def test_the_rich_draw_fewer_taxes() -> None:
    counts = []
    for purse in (1, 14):
        t = table(4)
        gold(t, CAPET, purse)
        t.goto(EraDraw())
        counts.append(says(t)[4])
    assert counts[0] > counts[1]


def test_nobody_taxes_in_the_last_turn() -> None:
    t = table(4)
    t.state.era = t.state.round = 3
    t.state.phase = "plot"
    t.state.crusades = [1] * 4
    hand(t, CAPET, "tax.tribute", "tax.tax_revolt", "war.child_born", "war.cowardice")
    t.goto(PlotPhase())
    assert says(t)[-1].startswith("war")


def test_contested_land_is_taken_before_anything_else() -> None:
    """Others reach Brittany and Swabia too."""
    t = table(4)
    t.state.phase = "plot"
    hand(t, CAPET, "war.child_born", "war.cowardice", "crusade.holy_relic", "realm.guild_gift", "tax.tribute")
    t.goto(PlotPhase())
    assert [face.partition(".")[0] for face in says(t)[1:]] == ["war", "war"]


# -- war


@pytest.mark.rule("CK-INV-24")
def test_it_annexes_its_partner_first() -> None:
    t = table(4)
    foot(t, "aquitaine", "lorraine")
    pact_land(t, CAPET, "brittany")
    t.goto(Invade(seat=CAPET))
    assert ("annex", "aquitaine", "brittany") in drafts(t)


@pytest.mark.rule("CK-INV-18")
def test_a_ninth_territory_that_is_worse_is_let_go_again() -> None:
    t = table(4)
    own(t, CAPET, "brittany", "swabia", "normandy")
    castle(t, *(IDS[land_] for land_ in lands_of(t.state, CAPET) if not t.state.castle[land_]))
    t.goto(Conquest(seat=CAPET, target=land("lombardy"), came=[]))
    assert says(t) == ("release", "lombardy")


@pytest.mark.rule("CK-RND-08")
def test_footsoldiers_without_a_target_or_a_threat_go_home_and_others_stay() -> None:
    t = table(4)
    t.state.phase = "upkeep"
    gold(t, CAPET, 3)
    foot(t, "toulouse", "low_countries")
    war(t, CAPET, NORMANDY)
    foot(t, "wessex", "normandy")
    hand(t, CAPET, "war.child_born", "war.cowardice")
    t.goto(Upkeep(order=[CAPET], step=2))
    assert t.asked == "disband"
    sent = drafts(t)
    assert ("disband", "toulouse") in sent
    assert ("disband", "low_countries") not in sent


@pytest.mark.rule("CK-MOB-01", "CK-RND-07")
@pytest.mark.parametrize(("at_hand", "raised"), [(True, 2), (False, 1)])
def test_who_cannot_pay_raises_only_for_what_is_taken_in_the_same_round(at_hand: bool, raised: int) -> None:
    """Brittany and Swabia could be taken; unpaid Footsoldiers go home before the next Round. One must be raised."""
    t = table(4)
    t.state.phase = "turn"
    gold(t, CAPET, 0)
    hand(t, CAPET, "war.child_born")
    if at_hand:
        t.state.laid[CAPET], t.state.hands[CAPET] = t.state.hands[CAPET], []
    t.goto(Mobilise(seat=CAPET))
    assert len(drafts(t)) == raised


# -- the family


@pytest.mark.rule("CK-MAR-01")
def test_the_king_is_married_at_once_to_somebody_who_does_him_good() -> None:
    t = table(4)
    suitor(t, "brittany", "f", "brave")
    t.goto(Court(seat=CAPET))
    assert says(t) == ("marry", "philippe_i", "brittany")


@pytest.mark.rule("CK-ADO-01")
def test_an_old_king_without_an_heir_adopts() -> None:
    t = table(4)
    spouse(t, CAPET)
    gold(t, CAPET, 2)
    t.state.era = t.state.round = 2
    t.state.age[CAPET] = 4
    t.goto(Court(seat=CAPET))
    assert says(t) == ("adopt",)


@pytest.mark.rule("CK-TIT-01", "CK-TIT-04")
def test_younger_sons_hold_the_border_and_the_heir_stays_at_home() -> None:
    t = table(4)
    first = child(t, CAPET, "m", "brave")
    second = child(t, CAPET, "m", "pious")
    claim(t, NORMANDY, CAPET)
    foot(t, "normandy")
    t.goto(Court(seat=CAPET, done=True))
    assert t.asked == "titles"
    granted = drafts(t)
    near = {"paris", "low_countries", "aquitaine"}
    assert [edit[1] for edit in granted] == [id_of(second)]
    assert granted[0][2] in near
    assert id_of(first) not in {edit[1] for edit in granted}
    t.do(CAPET, *DONE)
    t.goto(Court(seat=CAPET, done=True))
    assert says(t) == DONE  # nobody is moved about


@pytest.mark.rule("CK-CRU-02")
def test_neither_king_nor_only_heir_goes_on_crusade_while_another_can() -> None:
    t = table(4)
    child(t, CAPET, "m")
    younger = sibling(t, CAPET, "m")
    t.goto(Journey(seat=CAPET))
    assert says(t) == ("send", id_of(younger))


@pytest.mark.rule("CK-CRU-02", "CK-SUC-05")
def test_a_king_without_heir_waits_for_one_while_he_may() -> None:
    t = table(4)
    t.state.children[CAPET], t.state.siblings[CAPET] = [], []
    king = t.state.kings[CAPET]
    risks = []
    for t.state.round in (2, 3):  # in the third somebody must go
        risks.append(life(Outlook(t.state, CAPET, REGENT), king))
    assert risks[0] > risks[1] > 1


@pytest.mark.rule("CK-CRU-02", "CK-RND-11")
def test_the_only_heir_of_an_old_king_stays_at_home() -> None:
    t = table(4)
    t.state.era = t.state.round = 2
    t.state.age[CAPET] = 4
    child(t, CAPET, "m")
    t.goto(Journey(seat=CAPET))
    assert says(t) == ("send", "philippe_i")


# -- realm


@pytest.mark.rule("CK-ACH-01", "CK-RLM-06")
def test_it_buys_up_to_the_inventor() -> None:
    t = table(4)
    develop(t, CAPET, "chancellor")
    display(t, "library", "marshal", "royal_guard")
    gold(t, CAPET, 6)
    t.goto(Develop(seat=CAPET))
    for _ in range(3):
        t.do(CAPET, *says(t))
    assert len(t.state.cards[CAPET]) == 4


@pytest.mark.rule("CK-RLM-02", "CK-ACH-01")
def test_it_builds_up_to_the_builder() -> None:
    t = table(4)
    gold(t, CAPET, 9)
    bag(t, CAPET, "brave", "pious", "clever")
    t.goto(Build(seat=CAPET))
    assert len(drafts(t)) == 2  # Paris has the first


@pytest.mark.rule("CK-RLM-01", "CK-RLM-03")
def test_a_castle_on_the_way_to_the_builder_is_paid_for() -> None:
    t = table(4)
    gold(t, CAPET, 6)
    t.goto(Build(seat=CAPET, sites=[land("aquitaine"), land("toulouse")], result=1, step=2))
    assert t.asked == "castle"
    assert says(t) == ("pay",)


# -- checks


@pytest.mark.rule("CK-CHK-15")
def test_it_spoils_an_attack_on_its_own_land_and_not_one_that_does_it_good() -> None:
    """The same attack of Altavilla, on Capet and on Salian, who leads."""
    for target, pledges in (("toulouse", True), ("swabia", False)):
        t = table(4)
        own(t, SALIAN, "swabia", "hungary", "denmark")
        castle(t, target)
        gold(t, CAPET, 6)
        attack = Attack(seat=ALTAVILLA, origin=land("lombardy"), target=land(target), foe=t.state.owner[land(target)])
        check = Check(seat=ALTAVILLA, kind="invade", need=2, asked=True, gold=2, draws=4, pledges=[0] * 4, step=1)
        t.goto(attack, check)
        while (seat := GAME.waiting(t.state)[0]) != CAPET:
            t.do(seat, "pass")
        assert (says(t)[0] == "pledge") is pledges


@pytest.mark.rule("CK-CHK-10")
def test_a_life_and_a_shield_are_worth_an_investment() -> None:
    t = table(4)
    gold(t, CAPET, 3)
    t.goto(Journey(seat=CAPET, person=t.state.kings[CAPET]), Check(seat=CAPET, kind="crusade"))
    assert says(t)[1] >= 1


# -- intrigue


@pytest.mark.rule("CK-INT-08")
def test_murder_is_for_the_heir_of_the_leader_not_for_the_last() -> None:
    t = table(4)
    t.state.era = t.state.round = 2
    bag(t, CAPET, "brave", "pious", "clever", "deceitful")
    gold(t, CAPET, 4)
    own(t, SALIAN, "swabia", "hungary", "denmark")
    only(t, ALTAVILLA, "apulia", "venice")
    for party in (SALIAN, ALTAVILLA):
        t.state.age[party] = 4
    leaders = child(t, SALIAN, "m")
    child(t, ALTAVILLA, "m")
    t.goto(Plot(seat=CAPET))
    assert says(t) == ("assassinate", id_of(leaders))


@pytest.mark.rule("CK-INT-06")
def test_no_casus_belli_without_a_war_card_to_follow() -> None:
    for faces, claims in (((), False), (("war.child_born", "war.cowardice"), True)):
        t = table(4)
        t.state.era = 3
        gold(t, CAPET, 3)
        bag(t, CAPET, "brave", "pious", "clever")
        hand(t, CAPET, *faces)
        t.goto(Plot(seat=CAPET))
        assert (says(t)[0] == "casus_belli") is claims


# -- the end of the Crusade


@pytest.mark.rule("CK-CRU-06")
@pytest.mark.parametrize(("ahead", "goes"), [(True, True), (False, False)])
def test_jerusalem_is_taken_by_who_wins_by_it(ahead: bool, goes: bool) -> None:
    t = table(4)
    t.state.era, t.state.round, t.state.phase = 3, 1, "plot"
    for place in range(9):
        t.state.shields[place] = (NORMANDY, SALIAN, ALTAVILLA)[place % 3]
    own(t, CAPET if ahead else SALIAN, "brittany", "swabia", "denmark")
    bag(t, CAPET, "brave", "pious", "clever")
    hand(t, CAPET, "crusade.holy_relic", "tax.tribute", "realm.guild_gift", "realm.wise_judgement")
    t.goto(PlotPhase())
    laid = [face.partition(".")[0] for face in says(t)[1:]]
    assert ("crusade" in laid) is goes


# -- bargains


def deal(t: CkTable, **terms: object) -> Bargain:
    """Normandy has offered this to Capet."""
    f = Bargain(maker=NORMANDY, partner=CAPET, speaker=NORMANDY, replies=0, stated=True, **terms)  # type: ignore[arg-type]
    t.goto(f)
    return f


@pytest.mark.rule("CK-TRD-01")
def test_it_takes_a_gift_and_gives_none() -> None:
    t = table(4, trades="full")
    gold(t, NORMANDY, 5)
    deal(t, gold=5)
    assert says(t) == ("accept",)
    t = table(4, trades="full")
    deal(t, gold=-3)
    assert says(t) == ("refuse",)


@pytest.mark.rule("CK-TRD-03")
def test_it_pays_a_little_for_peace_and_sells_no_land_cheaply() -> None:
    t = table(4, trades="full")
    gold(t, CAPET, 6)
    claim(t, NORMANDY, CAPET)
    foot(t, "normandy")
    deal(t, gold=-2, waived=1)
    assert says(t) == ("accept",)
    t = table(4, trades="full")
    gold(t, NORMANDY, 4)
    deal(t, gold=4, lands=[land("paris")])
    assert says(t) == ("refuse",)


@pytest.mark.rule("CK-TRD-01", "CK-ACH-01")
def test_it_sells_nobody_the_card_that_makes_him_inventor_for_a_trifle() -> None:
    t = table(4, trades="full")
    develop(t, NORMANDY, "navy", "bank", "longbow")
    develop(t, CAPET, "chancellor")
    gold(t, NORMANDY, 3)
    deal(t, gold=3, cards=t.state.cards[CAPET][:1])
    assert says(t) == ("refuse",)


def wealth(s: Kings, seat: int) -> float:
    o = Outlook(s, seat, REGENT)
    return points(s, seat) + o.purse(s.gold[seat]) + sum(o.card(0) for _ in s.cards[seat])


@pytest.mark.rule("CK-TRD-01", "CK-TRD-05")
@pytest.mark.parametrize(("name", "seed"), [*((name, 1) for name in NAMES), ("regent", 2)])
def test_a_thousand_greedy_offers_do_not_milk_it(name: str, seed: int) -> None:
    """Whatever a rival offers, again and again: who is milked ends with fewer points, cards and Gold."""
    rng = Random(seed)
    t = table(4, trades="full")
    s = t.state
    develop(t, CAPET, "chancellor", "steward", "library")
    develop(t, NORMANDY, "navy", "bank", "marshal")
    gold(t, NORMANDY, 20)
    gold(t, CAPET, 10)
    claim(t, NORMANDY, CAPET)
    start, struck = wealth(s, CAPET), 0
    for _ in range(1000):
        f = Bargain(maker=NORMANDY, partner=CAPET, speaker=NORMANDY, stated=True)
        f.gold = rng.randrange(-s.gold[CAPET], 3)
        if s.cards[CAPET] and rng.random() < 0.4:
            f.cards.append(rng.choice(s.cards[CAPET]))
        if s.cards[NORMANDY] and rng.random() < 0.5:
            f.cards.append(rng.choice(s.cards[NORMANDY]))
        if rng.random() < 0.3:
            f.lands.append(rng.choice(lands_of(s, CAPET)))
        if rng.random() < 0.3:
            f.lands.append(rng.choice(lands_of(s, NORMANDY)))
        f.waived = 1 if s.claims[NORMANDY] >> CAPET & 1 and rng.random() < 0.2 else 0
        if payable(s, f) is not None:
            continue
        t.goto(f)
        before = balance(Outlook(s, CAPET, CHARACTERS[name]), read(s, f, CAPET))
        if make_bot(GAME, name, 1).choose(eyes(s, CAPET)) == ("accept",):
            assert before > 0
            strike(s, f)
            struck += 1
    assert wealth(s, CAPET) >= start - 0.5  # the price of peace, once
    assert struck < 30


@pytest.mark.rule("CK-MAR-07", "CK-MAR-11")
@pytest.mark.parametrize("name", NAMES)
def test_a_thousand_greedy_proposals_of_marriage_do_not_milk_it(name: str) -> None:
    """Gold is asked, and people who are needed at home: it agrees to what is good for it, once for each couple."""
    rng, taste = Random(3), CHARACTERS[name]
    t = table(4, trades="full")
    s = t.state
    for seat in (CAPET, NORMANDY):
        for sex in "mff":
            child(t, seat, sex)
    gold(t, CAPET, 10)
    gold(t, NORMANDY, 10)
    claim(t, NORMANDY, CAPET)
    paid, gained, struck = 0, 0.0, 0
    for _ in range(1000):
        mine, theirs = rng.choice(unmarried(s, NORMANDY) or [-1]), rng.choice(unmarried(s, CAPET) or [-1])
        if min(mine, theirs) < 0 or not fits(s, mine, theirs):
            continue
        f = Bargain(maker=NORMANDY, partner=CAPET, speaker=NORMANDY, replies=0, stated=True, mine=mine, theirs=theirs)
        f.family = (
            CAPET
            if theirs == s.kings[CAPET]
            else NORMANDY
            if mine == s.kings[NORMANDY]
            else rng.choice((CAPET, NORMANDY))
        )
        f.gold = rng.randrange(-s.gold[CAPET], 2)
        if {mine, theirs} == {s.kings[NORMANDY], s.kings[CAPET]} or payable(s, f) is not None:
            continue
        t.goto(f)
        brings = gain(Outlook(s, CAPET, taste), read(s, f, CAPET))
        if make_bot(GAME, name, 1).choose(eyes(s, CAPET)) == ("accept",):
            strike(s, f)
            paid, gained, struck = paid - f.gold, gained + brings, struck + 1
            assert brings > 0
    assert struck <= 4
    assert gained >= 0
    assert paid <= 6, "a bride is worth a dowry, not the purse"
    assert heirs(s, CAPET) >= 1


@pytest.mark.rule("CK-MAR-21")
def test_what_is_refused_is_not_offered_again_in_the_phase() -> None:
    t = table(4, trades="full")
    t.state.phase = "dynasty"
    develop(t, NORMANDY, "navy", "bank", "longbow")
    gold(t, CAPET, 0)
    gold(t, NORMANDY, 14)
    bot = Regent(1)
    offers = 0
    t.goto(Court(seat=CAPET))
    for _ in range(20):
        offer = bot.free(Eyes(GAME, t.state, CAPET, GAME.free_options(t.state, CAPET)))
        if offer is None:
            break
        offers += 1
        t.do(CAPET, *offer)
        while t.asked == "terms":
            t.do(CAPET, *bot.choose(eyes(t.state, CAPET)))
        t.do(GAME.waiting(t.state)[0], "refuse")
    assert offers <= 1


def test_bots_trade_and_marry_among_themselves() -> None:
    """In a few games bargains are struck, and most of what is proposed pleases."""
    struck: Counter[str] = Counter()

    def listen(seat: int, action: Action) -> None:
        if action[0] in ("accept", "refuse"):
            struck[action[0]] += 1

    for seed in range(4):
        s = GAME.start(GAME.setup(4), key_from_seed(40 + seed))
        names = ["regent_diplomat", "regent", "regent_builder", "regent"]
        play_out(GAME, s, [make_bot(GAME, name, i) for i, name in enumerate(names)], GAME.bound, listen)
    assert struck["accept"] >= 2
    assert struck["accept"] >= struck["refuse"]
