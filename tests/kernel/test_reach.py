"""The search for positions: whom it lets play, what it keeps, and how it hears which rules are run."""

from __future__ import annotations

import importlib.util
import sys
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

import pytest

from araldo.kernel import Game, Span, Text, key_from_seed
from araldo.kernel.play import Eyes, RandomBot
from araldo.kernel.reach import (
    FREELY,
    STIRS,
    Bold,
    Citation,
    Citations,
    Quiet,
    Search,
    cited,
    few_words,
    rule_files,
    small_tables,
    word,
)
from tests.contract.support import tiny

TINY = tiny()


def eyes(seats: int = 2) -> Eyes:
    s = TINY.start(TINY.setup(seats), key_from_seed(1))
    return Eyes(TINY, s, 0, TINY.options(s, 0))


# -- what options are about


def test_an_option_is_about_its_verb_and_the_word_after_it() -> None:
    assert word(("stake", "m1", "m2")) == ("stake", "m1")
    assert word(("pass",)) == ("pass", "")
    assert word(("bid", 3)) == ("bid", ""), "a number is no word"
    assert word(Span(("bid", "gold"), 1, 5)) == ("bid", "gold")
    assert word(Text(("say",), 10)) == ("say", "")


def test_of_a_verb_with_many_words_the_verb_alone_is_remembered() -> None:
    eight = [("go", f"place{n}") for n in range(8)]
    assert few_words([*eight, ("pass",), eight[0]]) == [*eight, ("pass", "")]
    assert few_words([*eight, ("go", "further"), ("pass",)]) == [("go", ""), ("pass", "")]


# -- the players


def test_the_bold_prefer_what_has_been_done_least() -> None:
    done = Counter({("ask", "war"): 9_999, ("ask", "peace"): 0})
    player = Bold(1, done)
    chosen = Counter(player.rarer("ask", ["peace", "war"]) for _ in range(200))
    assert chosen["war"] < 20
    assert done["ask", "peace"] == chosen["peace"]
    assert {Bold(seed, Counter()).rarer("ask", ["peace", "war"]) for seed in range(20)} == {"peace", "war"}


def test_the_bold_choose_a_verb_first_and_then_the_word_after_it() -> None:
    done: Counter[tuple[str, str]] = Counter({("k", "go"): 10**9, ("k stay", "here"): 10**9})
    options = [("go", "a"), ("go", "b"), ("stay", "here"), ("stay", "there"), ("stay", "there", "longer")]
    found = Counter(Bold(seed, Counter(done)).pick("k", options) for seed in range(40))
    assert found.keys() == {("stay", "there"), ("stay", "there", "longer")}


def test_the_bold_look_at_their_rights_now_and_then() -> None:
    player = Bold(1, Counter())
    used = sum(player.free(eyes()) is not None for _ in range(400))
    assert abs(used - 400 * FREELY) < 40
    assert {key[0].split(" ")[0] for key in player.done} == {""}, "a right is no kind of question"
    assert player.choose(eyes()) in eyes().options
    assert ("open", "open") in player.done or ("open", "reroll") in player.done


def test_the_quiet_mostly_answer_as_if_they_were_away() -> None:
    player, looks = Quiet(1), eyes()
    stirred = sum(player.choose(looks) != looks.default for _ in range(400))
    assert 0 < stirred <= 400 * STIRS + 20
    assert player.free(looks) is None


# -- the search


def search(seed: int = 1, stretches: int = 12, **more: Any) -> Search:
    made = Search(TINY, seed, **more)
    for _ in range(stretches):
        made.stretch()
    return made


def fingerprint(made: Search) -> str:
    marks = {kind: {said: (s.seats, s.options, packed) for said, (s, packed) in words.items()}
             for kind, words in made.marks.items()}  # fmt: skip
    told = (made.positions, marks, made.done, made.seen, made.visits, made.starts, made.decisions, made.rng.random())
    return sha256(repr(told).encode()).hexdigest()[:12]


def test_a_search_is_the_same_for_the_same_seed_as_it_always_was() -> None:
    assert (fingerprint(search(1)), fingerprint(search(2))) == ("e05db9580a41", "a5d8085498bb")


def test_a_search_of_a_game_without_bots_is_the_same_too() -> None:
    made = Search(TINY.but(bots={}), 3)
    for _ in range(16):
        made.stretch()
    assert fingerprint(made) == "db6c7a5bddd2"


def test_every_kind_is_found_in_more_than_one_set_up() -> None:
    made = Search(TINY, 1, keep=2)
    assert made.missing == made.wanted == list(TINY.questions)
    while made.wanted:
        made.stretch()
    assert made.missing == []
    assert [position.kind for position in made.positions] == [kind for kind in TINY.questions for _ in range(2)]
    for position in made.positions:
        s = TINY.unpack(position.packed)
        assert (s.seats, s.options) == (position.setup.seats, position.setup.options)
        assert position.kind == s.asked.kind or position.kind in {free.kind for free in s.asked.free}
    assert all(len({str(p.setup) for p in kept}) == 2 for kept in made.found.values())


def test_a_kind_asked_of_several_is_kept_where_nobody_has_answered() -> None:
    """A window with one seat left, or a sealed question with answers in it, will do only where there is no other."""
    setup = TINY.setup(2)
    made = Search(TINY, 1, [setup])
    s = TINY.start(setup, key_from_seed(1))
    TINY.apply(s, 0, ("open", "dear"))
    TINY.apply(s, 0, ("pass",))
    made._look(setup, s)
    assert (list(made.found), list(made.poor)) == (["sell"], ["stake"])
    assert "stake" not in made.missing
    assert "stake" in made.wanted
    assert [position.kind for position in made.positions] == ["stake", "sell"]
    fresh = TINY.start(setup, key_from_seed(2))
    TINY.apply(fresh, 0, ("open", "dear"))
    made._look(setup, fresh)
    assert made.found["stake"][0].packed == TINY.pack(fresh)
    assert [p.packed for p in made.positions if p.kind == "stake"] == [TINY.pack(fresh)]


def test_a_search_goes_on_from_what_is_known() -> None:
    known = search(1).positions
    made = Search(TINY, 2, known=known)
    assert made.missing == []
    assert sum(made.seen.values()) == len(known)
    made.stretch()
    assert made.starts == 1


def test_what_a_seat_may_answer_now_be_it_asked_or_a_right() -> None:
    s = TINY.start(TINY.setup(2), key_from_seed(1))
    made = Search(TINY, 1)
    assert made._offered(s, "open", 0) == TINY.options(s, 0)
    assert made._offered(s, "open", 1) == []
    assert made._offered(s, "sell", 1) == TINY.free_options(s, 1) != []
    assert made._offered(s, "thief", 1) == []
    s.out = 0b10
    assert made._offered(s, "sell", 1) == []
    assert made._offered(s, "sell", 0) != []


def test_of_a_few_options_tried_out_the_one_with_the_rarest_question_after_it() -> None:
    setup = TINY.setup(2)
    s = TINY.start(setup, key_from_seed(1))
    made = Search(TINY, 1)
    made.seen = Counter({"stake": 5, "open": 9})
    assert {made._rarest(s, 0, TINY.options(s, 0))[0] for _ in range(20)} == {"open"}, "then the stakes are asked"
    made.seen = Counter({"stake": 9, "open": 5})
    assert "reroll" in {made._rarest(s, 0, TINY.options(s, 0))[0] for _ in range(20)}, "then the opener is asked again"
    assert s.asked.kind == "open"


def test_large_tables_are_searched_with_the_plain_rules_only() -> None:
    large = TINY.but(seats=(2, 3, 4))
    tables = small_tables(large)
    assert [s for s in tables if s.seats == 4] == [large.setup(4)]
    assert {s.seats for s in tables} == {2, 3, 4}
    assert any(s.seats == 3 and s != large.setup(3) for s in tables)


def test_the_players_of_a_start_are_mostly_bold() -> None:
    made = Search(TINY, 1)
    tables = [made._players(3) for _ in range(300)]
    assert all(len(players) == 3 for players in tables)
    kinds = Counter(type(player) for players in tables for player in players)
    assert kinds.keys() == {Bold, Quiet, RandomBot, *TINY.bots.values()}
    assert kinds[Bold] > sum(kinds.values()) / 3
    assert all(player.done is made.done for players in tables for player in players if isinstance(player, Bold))


# -- which rules matter

RULES = '''\
def plain():
    """TI-SET-01: as the docstring says."""
    return 1


def branches(way):
    if way:
        x = 1  # TI-FAI-01
        return x
    # TI-FAI-02: what follows
    y = (
        2,
        3,  # TI-STK-01
    )
    return y


def other():  # TI-STK-02
    return "TI-NOT-99"


@staticmethod
def decorated():
    """TI-THF-01"""


def frame(after):
    here = after()  # TI-SEL-01
    return here


OUTSIDE = "TI-END-01"
'''


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "rules.toml").write_text((TINY.folder / "rules.toml").read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "some.py").write_text(RULES, encoding="utf-8")
    (tmp_path / "elsewhere.py").write_text("def f():\n    return 1  # TI-END-01\n", encoding="utf-8")
    return tmp_path


@pytest.fixture
def game(folder: Path) -> Game:
    return TINY.but(folder=folder)


@pytest.fixture
def rules(folder: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("some_rules", folder / "rules" / "some.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def line(said: str) -> int:
    return next(n for n, text in enumerate(RULES.splitlines(), 1) if said in text)


def test_a_citation_is_of_the_statement_that_python_runs(game: Game, folder: Path) -> None:
    found = {c.rule: c.line for c in cited(folder / "rules" / "some.py", game)}
    assert found == {
        "TI-SET-01": line("def plain"),
        "TI-FAI-01": line("x = 1"),
        "TI-FAI-02": line("y = ("),
        "TI-STK-01": line("y = ("),
        "TI-STK-02": line("def other"),
        "TI-THF-01": line("@staticmethod"),
        "TI-SEL-01": line("here ="),
    }


def test_rules_are_in_their_folder_and_the_set_up_or_else_anywhere(game: Game, folder: Path) -> None:
    some = folder / "rules" / "some.py"
    assert rule_files(game) == [some]
    (folder / "setup.py").write_text("")
    assert rule_files(game) == [some, folder / "setup.py"]
    some.unlink()
    some.parent.rmdir()
    assert rule_files(game) == [folder / "elsewhere.py", folder / "setup.py"]


def test_rules_that_are_run_are_heard(game: Game, rules: ModuleType) -> None:
    citations = Citations(game)
    assert citations.rules == {
        "TI-SET-01",
        "TI-FAI-01",
        "TI-FAI-02",
        "TI-STK-01",
        "TI-STK-02",
        "TI-THF-01",
        "TI-SEL-01",
    }
    assert [c.rule for c in citations.missing] == sorted(citations.rules)
    before = sys.gettrace()
    with citations.heard():
        rules.plain()
        rules.branches(True)
    assert sys.gettrace() is before
    rules.other()
    assert [c.rule for c in citations.missing] == ["TI-FAI-02", "TI-SEL-01", "TI-STK-01", "TI-STK-02", "TI-THF-01"]
    with citations.heard():
        rules.branches(False)
        rules.other()
    assert [c.rule for c in citations.missing] == ["TI-SEL-01", "TI-THF-01"]


def test_of_a_rule_that_was_never_reached_the_first_place_is_told(game: Game, folder: Path) -> None:
    (folder / "rules" / "again.py").write_text("def late():\n    return 1  # TI-SET-01\n", encoding="utf-8")
    missing = {c.rule: c for c in Citations(game).missing}
    assert missing["TI-SET-01"] == Citation("TI-SET-01", str(folder / "rules" / "again.py"), 2)


def test_a_function_is_listened_to_until_all_it_cites_was_heard(game: Game, rules: ModuleType) -> None:
    citations = Citations(game)
    at: Callable[[], FrameType] = lambda: sys._getframe(1)  # noqa: E731
    inside = rules.frame(at)
    stepped = citations._called(inside, "call", None)
    assert stepped == citations._stepped, "its citing line was not run yet"
    inside.f_trace_lines = True
    assert stepped(inside, "line", None) in (citations._stepped, None)
    own = at()
    assert citations._called(own, "call", None) is None, "a function that cites nothing"
    lines = {n for file, n in citations._ran if file == inside.f_code.co_filename}
    assert lines <= {line("here =")}


def test_what_was_heard_once_is_not_listened_to_again(game: Game, rules: ModuleType) -> None:
    citations = Citations(game)
    file = str(Path(rules.__file__ or ""))
    code = rules.other.__code__
    left = {code.co_firstlineno}
    citations._run(code, left, code.co_firstlineno + 1)
    assert (left, citations._ran) == ({code.co_firstlineno}, set())
    citations._run(code, left, code.co_firstlineno)
    assert (left, citations._ran) == (set(), {(file, code.co_firstlineno)})
