"""Texts, names, phrases and table options: what the kernel makes of a game's words."""

from __future__ import annotations

from pathlib import Path

import pytest

from araldo.kernel import Refusal, Span, Text
from araldo.kernel.catalogue import Catalogue, load_options, without_words
from araldo.kernel.errors import BadSetup
from araldo.kernel.grammar import Noun
from araldo.kernel.telling import Brief, Hint, Phrase, Spread, phrases
from araldo.kernel.texts import Texts
from tests.contract.support import tiny

TINY = tiny()
WHO = ("Anna", "Bruno")
MORE = """
option-bid = Bid { $low } to { $high } for { $a1 }
option-say = Say something to { $a1 }
named = { $seat } has { $cards } ({ $cards_n })
robbed = { $victim } and { $other }
bare-value =
    .grammar = x
name-crown = crown
name-a-b-c = long name
why-XX-01 = You have { $coins }.
log-found = { $seat } finds { $card }.
log-found-hidden = { $seat } finds something.
"""


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    (tmp_path / "en.ftl").write_text(MORE, encoding="utf-8")
    return Texts(tmp_path, lambda texts, lang, word: "named otherwise" if word == "odd" else None)


def test_a_missing_message_shows_as_its_name(texts: Texts) -> None:
    assert texts.say("en", "nothing") == "nothing"
    assert texts.say("it", "named") == "named", "a language without a file has no words"
    assert texts.say("en", "bare-value") == "bare-value"
    assert (texts.has("en", "named"), texts.has("it", "named")) == (True, False)
    assert "named" in texts.ids["en"]
    assert texts.ids["it"] == set()


def test_a_message_is_complete_with_all_its_parameters(texts: Texts) -> None:
    assert texts.complete("en", "why-XX-01", {"coins": 2})
    assert not texts.complete("en", "why-XX-01", {})
    assert not texts.complete("en", "nothing", {})


def test_words_have_names_and_lists_are_enumerations(texts: Texts) -> None:
    assert texts.name("en", "crown") == "crown"
    assert texts.name("en", "a.b:c") == "long name"
    assert texts.name("en", "odd") == "named otherwise"
    assert texts.name("en", "unknown") == "unknown"
    assert texts.name("en", 7) == 7
    assert texts.name("en", ["crown", "odd", 3]) == "crown, named otherwise and 3"
    assert texts.say("en", "named", seat=0, cards=["crown", "odd"]) == "0 has crown and named otherwise (2)"
    noun = Noun("as it is", "m")
    assert texts.noun("en", noun) is noun


def test_seats_are_called_by_their_names(texts: Texts) -> None:
    assert (
        texts.event("en", {"kind": "found", "seat": 1, "card": "crown", "rule": "XX-01"}, WHO) == "Bruno finds crown."
    )
    assert texts.event("en", {"kind": "found", "seat": 0, "hidden": True}, WHO) == "Anna finds something."
    assert texts.event("en", {"kind": "found", "seat": 2, "hidden": True}, WHO) == "2 finds something."
    assert texts.event("en", {"kind": "found", "seat": -1, "hidden": True}, WHO) == "-1 finds something."
    assert texts.about("en", "robbed", {"victim": [0, 1], "other": 1}, WHO) == "Anna and Bruno and 1"


def test_a_phrase_is_said_and_a_word_is_named(texts: Texts) -> None:
    assert texts.told("en", Phrase("why-XX-01", {"coins": 3})) == "You have 3."
    assert texts.told("en", "crown") == "crown"
    assert texts.told("en", 5) == "5"


def test_a_refusal_says_its_numbers_or_nothing(texts: Texts) -> None:
    assert texts.refusal("en", Refusal("XX-01", (("coins", 4),))) == "You have 4."
    assert texts.refusal("en", Refusal("XX-01")) == ""
    assert texts.refusal("en", Refusal("XX-02")) == ""


def test_an_option_is_said_by_its_own_message_or_its_verb_or_as_it_is(texts: Texts) -> None:
    bid = Span(("bid", "crown"), 2, 9)
    assert texts.option("en", bid) == "Bid 2 to 9 for crown"
    assert texts.option("en", Text(("say", "crown"), 10)) == "Say something to crown"
    assert texts.option("en", ("take", "crown", 3)) == "take crown 3"
    assert texts.option("en", ("take", "crown"), "why-XX-01", coins=1) == "You have 1."
    assert texts.option("en", ("say", "crown"), "why-XX-01") == "Say something to crown", "its message lacks a number"
    assert texts.option("en", ("rob",), "robbed", WHO, victim=1, other="odd") == "Bruno and named otherwise"


def test_options_are_labelled_for_whoever_sees() -> None:
    s = TINY.start(TINY.setup(2), b"0" * 32)
    seen = TINY.view(s, 0)
    assert TINY.label(seen, ("stake", "m3"), "en") == "Stake the merchant of 3"
    assert TINY.seat_names(seen, "en") == ["0", "1"]
    worded = TINY.but(wording=lambda view, head: ("log-won", {"seat": 1, "prize": len(head)}))
    assert worded.label(seen, Span(("open", "dear"), 1, 2), "en") == "Seat 1 wins 2."
    assert worded.label(seen, ("open", "dear"), "en", WHO) == "Seat Bruno wins 2."
    emblems = TINY.but(emblems=lambda view: ["dear", "cheap"])
    assert emblems.seat_names(seen, "en") == ["dearest", "cheapest"]


def test_every_phrase_in_what_is_told_is_found() -> None:
    one, two = Phrase("one", {}), Phrase("two", {"n": 1})
    assert phrases(one) == [one]
    assert phrases([one, (two, 3, "x")]) == [one, two]
    assert phrases(Brief(title=one, idle=two)) == [one, two]
    assert phrases(None) == []


def test_a_hint_is_sure_and_a_spread_exact_only_where_they_say_so() -> None:
    assert Hint().sure is False
    assert Spread(Phrase("one", {}), 3, ()).exact is False


# -- options of a table, rules, data


def test_an_option_is_read_from_json_and_from_a_command_line() -> None:
    rounds, thieves = TINY.options_table["rounds"], TINY.options_table["thieves"]
    assert (rounds.read(3), rounds.read("5")) == (3, 5)
    assert (thieves.read(False), thieves.read("TRUE")) == (False, True)
    for option, wrong in ((thieves, 1), (thieves, "yes"), (rounds, 4), (rounds, 3.0)):
        with pytest.raises(BadSetup, match="it can be: ") as caught:
            option.read(wrong)
        assert caught.value.params["option"] == option.id
    assert caught.value.params == {"option": "rounds", "value": "3.0", "allowed": "3, 5"}
    with pytest.raises(BadSetup, match="true, false"):
        thieves.read("perhaps")


def test_an_option_without_words_is_called_by_its_id_and_values(tmp_path: Path) -> None:
    file = tmp_path / "options.toml"
    assert load_options(file) == {}
    file.write_text(
        '[[option]]\nid = "pace"\nvalues = [1, 2]\ndefault = 1\nlabels_it = ["uno", "due"]\nhelp_en = "How fast"\n'
    )
    pace = load_options(file)["pace"]
    assert (pace.values, pace.default, pace.rule) == ((1, 2), 1, "")
    assert pace.label == {"en": "pace", "it": "pace"}
    assert pace.labels == {"en": ("1", "2"), "it": ("uno", "due")}
    assert pace.help == {"en": "How fast", "it": ""}


def test_a_catalogue_has_its_rules_and_an_absent_one_none(tmp_path: Path) -> None:
    assert Catalogue(tmp_path / "none.toml").rules == {}
    assert "TI-STK-02" in TINY.rules
    assert "TI-STK-99" not in TINY.rules
    assert TINY.rules.text("TI-STK-02", "en") == "A thief cannot be staked."
    assert list(TINY.rules.chapters) == ["setup", "fair"]
    assert TINY.rules.rules["TI-STK-02"].chapter == "fair"


def test_data_without_words_are_the_same_in_every_language() -> None:
    data = {"en": "Rounds", "help_it": "…", "end": 3, "list": [{"it": "x", "n": 1}, 2]}
    assert without_words(data) == {"end": 3, "list": [{"n": 1}, 2]}


def test_a_set_up_is_checked_and_completed() -> None:
    assert TINY.setup(2).options == {"rounds": 5, "thieves": True}
    assert TINY.setup(2, {"rounds": "3"}).options == {"rounds": 3, "thieves": True}
    for wrong, code in (((4,), "bad-seats"), ((2, {"bears": 1}), "bad-option"), ((2, {}, {"colour": 1}), "bad-choice")):
        with pytest.raises(BadSetup) as caught:
            TINY.setup(*wrong)  # type: ignore[arg-type]
        assert caught.value.code == code
    assert TINY.setup(2, {}, {"colour": "red"}, trusted=True).choices == {"colour": "red"}
    assert TINY.but(host_choices={"colour": None}).setup(2, {}, {"colour": "red"}).choices == {"colour": "red"}


def test_who_sets_up_a_table_is_warned() -> None:
    assert TINY.warned(TINY.setup(2), "en") == []
    warning = TINY.but(warnings=lambda setup: ["slow"] * (setup.seats - 1))
    assert warning.warned(warning.setup(3), "en") == ["warning-slow", "warning-slow"]
