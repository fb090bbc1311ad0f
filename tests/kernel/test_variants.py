"""Variants: other values over a game's data, checked against what the data are, beside the game itself."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from araldo.kernel import discover
from araldo.kernel.data import BadData, labels, laid, leaves, read
from araldo.kernel.record import read as read_record
from araldo.kernel.record import write
from araldo.kernel.schema import FILE, Schema
from araldo.kernel.variant import BadVariant, Variant, read_variant, with_change
from araldo.table.series import play_match, verify

GAMES = [name for name, where in discover.names().items() if where.startswith(discover.PACKAGE)]
RICH = 'game = "castelli"\nname = "rich"\n[options]\nmodule_dilemma = true\n[data.components]\nprices.castle_each = 3\n'


def made(text: str = RICH) -> Variant:
    return Variant.of(text)


def test_a_file_that_is_no_toml_is_named(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text("card = \n", encoding="utf-8")
    with pytest.raises(BadData, match=r"cards\.toml.*line 1"):
        read(file)
    with pytest.raises(BadData, match=r"none\.toml"):
        read(tmp_path / "none.toml")


def test_entries_are_called_by_id_then_by_what_tells_them_apart_then_by_number() -> None:
    assert labels([{"id": "a", "n": 1}, {"id": "b", "n": 1}]) == ["a", "b"]
    assert labels([{"n": 1, "x": 2}, {"n": 1, "x": 3}]) == ["2", "3"]
    assert labels([{"n": 1}, {"n": 1}]) == ["1", "2"]


def test_changes_lie_over_the_data_and_leave_the_rest() -> None:
    data = {"card": [{"id": "a", "cost": 1}, {"id": "b", "cost": 2}], "most": 9}
    assert laid(data, {"card": {"b": {"cost": 5}}}) == {
        "card": [{"id": "a", "cost": 1}, {"id": "b", "cost": 5}],
        "most": 9,
    }
    assert dict(leaves(data))["card", "b", "cost"] == 2


def test_a_variant_is_a_game_of_its_own_beside_the_first() -> None:
    base, rich = discover.load("castelli"), discover.load(discover.give(made()))
    assert rich.id == made().id == f"castelli~rich~{made().hash}"
    assert rich.data_hash != base.data_hash
    assert rich.setup(2).options["module_dilemma"] is True
    assert base.setup(2).options["module_dilemma"] is False
    assert rich.state is not base.state
    assert pickle.loads(pickle.dumps(rich)) is rich
    plain = {"module_dilemma": False}
    ends = [play_match(game, game.setup(2, plain), 1, ["steward"] * 2).outcome.scores for game in (base, rich)]
    assert ends[0] != ends[1]  # castles cost other things
    assert ends[0] == play_match(base, base.setup(2), 1, ["steward"] * 2).outcome.scores


def test_a_variant_without_changes_plays_as_the_game() -> None:
    base, same = discover.load("castelli"), discover.load(discover.give(made('game = "castelli"\nname = "same"\n')))
    assert same.data_hash == base.data_hash
    first, second = (play_match(game, game.setup(3), 7, ["steward"] * 3, keep=True) for game in (base, same))
    assert first.outcome == second.outcome
    assert first.record is not None
    assert second.record is not None
    assert first.record.moves == second.record.moves


def test_a_record_names_its_variant_and_is_verified_with_it() -> None:
    rich = discover.load(discover.give(made()))
    played = play_match(rich, rich.setup(2), 3, ["steward"] * 2, keep=True)
    assert played.record is not None
    text = write(rich, played.record)
    assert f"game {made().id} {rich.version} {rich.data_hash}\n" in text
    assert verify(rich, read_record(rich, text)) is not None


def test_a_variant_that_nobody_gave_is_unknown() -> None:
    with pytest.raises(discover.UnknownGame) as caught:
        discover.load("castelli~rich~00000000")
    assert caught.value.code == "unknown-variant"


def test_a_file_in_a_given_place_is_found_in_any_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = made(RICH.replace("= 3", "= 2"))
    (tmp_path / "rich.toml").write_text(found.text(), encoding="utf-8")
    (tmp_path / "bad.toml").write_text("game =", encoding="utf-8")  # does not hide the others
    monkeypatch.setenv("ARALDO_VARIANTS", str(tmp_path))
    assert discover.load(found.id).id == found.id


def test_text_and_folder_say_the_same(tmp_path: Path) -> None:
    assert Variant.of(made().text()) == made()
    (tmp_path / "data").mkdir()
    (tmp_path / "variant.toml").write_text('game = "castelli"\nname = "rich"\n[options]\nmodule_dilemma = true\n')
    (tmp_path / "data" / "components.toml").write_text("prices.castle_each = 3\n")
    assert read_variant(tmp_path).id == made().id
    assert with_change(made().data, ("components", "prices", "castle_each"), None) == {}


@pytest.mark.parametrize(
    ("said", "code", "word"),
    [
        ("[data.component]\nx = 1", "variant-unknown", "components"),
        ("[data.components]\nprices.castel_each = 3", "variant-unknown", "castle_each"),
        ("[data.cards]\ncard.robbber.count = 3", "variant-unknown", "robber"),
        ("[options]\nmodule_dilema = true", "variant-unknown", "module_dilemma"),
        ('[data.components]\nprices.castle_each = "3"', "variant-type", "int"),
        ("[data.components]\nprices.castle_each = true", "variant-type", "int"),
        ("[data.components]\nprices.castle_each = 1000", "variant-limit", "1000"),
        ("[data.components]\nprices.castle_each = -1", "variant-limit", "-1"),
        ("[data.components]\nprices = 3", "variant-table", "components.prices"),
        ('[data.cards]\ncard.robber.id = "thief"', "variant-fixed", "cards.card.robber.id"),
        ('[data.cards]\ncard.robber.name_it = "Ladro"', "variant-fixed", "cards.card.robber.name_it"),
        ("[options]\nmodule_dilemma = 3", "bad-value", "module_dilemma"),
    ],
)
def test_what_the_game_does_not_know_or_cannot_have_is_refused(said: str, code: str, word: str) -> None:
    schema = Schema(discover.load("castelli"))
    with pytest.raises(BadVariant) as caught:
        schema.check(made(f'game = "castelli"\nname = "x"\n{said}\n'))
    assert caught.value.code == code
    assert word in map(str, caught.value.params.values())


def test_a_variant_of_another_game_is_refused() -> None:
    with pytest.raises(BadVariant) as caught:
        Schema(discover.load("warrior_knights")).check(made())
    assert caught.value.code == "variant-game"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('name = "x"', "variant-head"),
        ('game = "castelli"\nname = "Not so"', "variant-name"),
        ('game = "castelli"\nname = "x"\nprices = 3', "variant-key"),
        ('game = "castelli"\nname = "x"\ndata = 3', "variant-table"),
        ("game = ", "bad-variant"),
    ],
)
def test_a_file_that_is_no_variant_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadVariant) as caught:
        Variant.of(text, "x.toml")
    assert caught.value.code == code


def test_a_variant_is_told_in_both_languages() -> None:
    schema = Schema(discover.load("castelli"))
    english, italian = (schema.diff(made(), lang) for lang in ("en", "it"))
    assert any(line.endswith("3 instead of 1") for line in english)
    assert any(line.endswith("3 invece di 1") for line in italian)
    assert "Dilemma module: Yes instead of No" in english


@pytest.mark.parametrize("name", GAMES)
def test_what_a_games_schema_says_is_about_its_data(name: str) -> None:
    """Every pattern fits something, limits hold what is in the box, and names are in both languages."""
    schema = Schema(discover.load(name))
    assert (discover.load(name).folder / FILE).exists()
    for entry in [*schema.given.get("number", []), *schema.given.get("fixed", [])]:
        assert schema.fitting(entry["at"]), entry["at"]
    for entry in [*schema.given.get("chapter", []), *schema.given.get("number", [])]:
        assert ("en" in entry) == ("it" in entry), entry
    for entry in schema.given["chapter"]:
        assert entry["file"] in schema.files, entry
    for value in schema.values.values():
        if not value.fixed:
            value.check(value.value)
            if value.rule:
                assert value.rule in schema.game.rules, value.at
