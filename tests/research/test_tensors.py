"""A game's tensors: what the page says, cell by cell, from the view; nothing hidden; nothing that is seen forgotten."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy as np
import pytest

from araldo.cli.app import run
from araldo.kernel import Game, discover
from araldo.kernel.errors import BadGame, BadSetup
from araldo.kernel.fields import declared
from araldo.kernel.tensors import (
    PARTIES,
    Bits,
    Column,
    Each,
    Facts,
    KindOf,
    Made,
    Many,
    ManyOwned,
    ManyParties,
    Number,
    Numbers,
    OneOf,
    Party,
    PartyBits,
    PartyThing,
    Pieces,
    Placed,
    Put,
    Size,
    Slots,
    Tensor,
    Tensors,
)
from araldo.research import pettingzoo
from araldo.research.coding import HASHED, TENSORS, Coding
from araldo.research.tensors import Layout, layout
from araldo.research.walk import Walk
from tests.research.support import NAMES, TINY, walked

GAMES = [discover.load(name) for name in NAMES]
DECLARED = [game for game in GAMES if game.tensors is not None]
games = pytest.mark.parametrize("game", DECLARED, ids=lambda g: g.id)
# Table options with which something else is hidden, or shown.
VARIANTS = [
    ("castelli", 2, {"module_dilemma": True, "dilemma_held_tile": "hidden", "module_battle": True}),
    ("medieval_conspiracy", 3, {"open_money": True, "honourable_retreat": True, "war_emphasis": True}),
    ("warrior_knights", 3, {"missions": True, "the_king": True, "exchanging_heirs": True, "player_elimination": True}),
    ("crusader_kings", 1, {"show_card_kinds": True, "burgundy": True}),
    ("medioevo_universale", 6, {"module_papacy": True, "module_crusade": True, "module_objectives": True}),
]


def seen_by(plans: Layout, s: Any, seat: int, mine: bool = False) -> Any:
    out = np.full(plans.size, np.nan, np.float32)
    plans.plans[seat].write(s, mine, out)
    return out


# -- the same, slowly, from the view and the declaration


class Slowly:
    """What the cells of one observer should be."""

    def __init__(self, plans: Layout, walk: Walk, seat: int) -> None:
        self.given, self.game, self.s, self.seat = plans.declared, plans.game, walk.s, seat
        self.view = plans.game.view(walk.s, seat)
        self.mine = walk.count > 0 and walk.seat == seat
        seats = walk.s.seats
        self.parties = max(seats, self.given.parties)
        self.order = [(seat + i) % seats for i in range(seats)] + list(range(seats, self.parties))

    def cells(self) -> list[float]:
        found: list[float] = []
        for tensor in self.given.tensors:
            for row in self.rows(tensor):
                for column in tensor.columns:
                    found += self.column(tensor, column, row)
        return found + self.stack() + self.asked()

    def rows(self, tensor: Tensor) -> list[int]:
        if tensor.rows != PARTIES:
            return list(tensor.only or range(tensor.rows))
        return [party * tensor.each + i for party in self.order for i in range(tensor.each)]

    def column(self, tensor: Tensor, column: Column, row: int) -> list[float]:
        source, code = column.source, column.code
        if isinstance(source, Facts):
            return list(map(float, source.function(self.view[source.field])[row]))
        if isinstance(source, Made):
            value = source.function(*[self.shown(name) for name in source.fields])
            value = value if column.part is None else value[column.part]
            if isinstance(code, Placed | Put):
                return self.put(code, value, row)
        else:
            value = self.view[source]
        if isinstance(code, Many | ManyParties | ManyOwned | Pieces | Size):
            items = value[row] if tensor.rows != 1 else value
            hidden = isinstance(source, str) and self.hidden(source)
            return self.zone(code, items, hidden)
        if isinstance(code, Slots):
            return self.slot(code, value[row], self.hidden(str(source)))
        if not isinstance(value, list | tuple):
            return self.value(code, value)
        width = column.width or self.parties
        found: list[float] = []
        for j in self.order if column.width == PARTIES else range(width):
            found += self.value(code, self.entry(value, row, j, column, width))
        return found

    def entry(self, value: Any, row: int, j: int, column: Column, width: int) -> Any:
        nested = bool(value) and isinstance(value[0] if value[0] is not None else value[self.seat], list)
        if nested:
            one = value[j] if column.across else value[row]
            at = row if column.across else j
            return one[at] if one is not None and at < len(one) else None
        return value[row * width + j] if row * width + j < len(value) else None

    def hidden(self, name: str) -> bool:
        return dict(declared(self.game.state))[name].seen.value != "all"

    def shown(self, name: str) -> Any:
        """What a function is given: of records of which not all are seen, those that are."""
        value = getattr(self.s, name)
        if dict(declared(self.game.state))[name].seen.value == "listed":
            return [entry for entry in value if entry.seen >> self.seat & 1]
        return value

    def value(self, code: Any, value: Any) -> list[float]:
        if isinstance(code, Number):
            return [0.0 if value is None else value / code.most]
        if isinstance(code, OneOf):
            return [float(value is not None and value == one) for one in code.values]
        if isinstance(code, KindOf):
            kind = code.kinds.get(value, -1)
            return [float(kind == k) for k in range(max(code.kinds.values()) + 1)]
        if isinstance(code, Bits):
            return [float((value or 0) >> i & 1) for i in range(code.count)]
        if isinstance(code, Party):
            return [float(value == party) for party in self.order]
        if isinstance(code, PartyThing):
            return [float(value == party * code.count + i) for party in self.order for i in range(code.count)]
        assert isinstance(code, PartyBits)
        return [float((value or 0) >> party & 1) for party in self.order]

    def zone(self, code: Any, items: Any, hidden: bool) -> list[float]:
        if isinstance(items, dict):
            known, more = items["known"], items["hidden"]
        else:
            items = items or []
            known = [item for item in items if item is not None]
            more = len(items) - len(known)
        if isinstance(code, Size):
            return [(len(known) + more) / code.most]
        if isinstance(code, Pieces):
            kinds = [code.kinds[piece] for piece in known if piece >= 0]
            counts = [float(kinds.count(kind)) for kind in range(max(code.kinds) + 1)]
            return [*counts, more / code.most] if hidden else counts
        return self.many(code, known)

    def many(self, code: Any, items: Any) -> list[float]:
        if isinstance(code, ManyParties):
            return [float(list(items).count(party)) for party in self.order]
        if isinstance(code, ManyOwned):
            owned = [code.of.get(item) for item in items]
            return [float(owned.count((party, k))) for party in self.order for k in range(code.count)]
        if callable(code.of):
            kinds = [code.of(item) for item in items]
        elif isinstance(code.of, dict):
            kinds = [code.of.get(item, -1) for item in items]
        else:
            kinds = [item if code.of is None or item < 0 else code.of[item] for item in items]
        return [float(kinds.count(kind)) for kind in range(code.count)]

    def put(self, code: Placed | Put, things: Any, row: int) -> list[float]:
        if isinstance(code, Put):
            return [float(list(things).count((row, kind))) for kind in range(code.count)]
        return [
            float(list(things).count((row, party, kind))) for party in (*self.order, -1) for kind in range(code.count)
        ]

    def slot(self, code: Slots, piece: int | None, hidden: bool) -> list[float]:
        kind = code.kinds[piece] if piece is not None and piece >= 0 else -1
        cells = [float(kind == k) for k in range(max(code.kinds) + 1)]
        return [*cells, float(piece is None)] if hidden else cells

    def stack(self) -> list[float]:
        """Procedures from the top; each local under the name that it is declared by."""
        names = [cls.__name__ for cls in self.game.steps]
        keys: dict[str, None] = {}
        of: dict[str, dict[str, str]] = {}
        for cls in self.game.steps:
            of[cls.__name__] = self.locals_of(cls)
            keys |= dict.fromkeys(of[cls.__name__])
        found: list[float] = []
        frames = self.view["frames"][::-1][: self.given.depth]
        for frame in frames:
            name = frame["procedure"]
            found += [float(name == other) for other in names]
            for key in keys:
                local = of[name].get(key)
                found += self.local(self.given.locals.get(key, Number()), None if local is None else frame[local])
        width = len(names) + sum(len(self.local(self.given.locals.get(key, Number()), None)) for key in keys)
        return found + [0.0] * (width * (self.given.depth - len(frames)))

    def locals_of(self, cls: Any) -> dict[str, str]:
        found = {}
        for name, d in declared(cls):
            own = f"{cls.__name__}.{name}"
            if d.seen.value == "nobody" or name in self.given.without or own in self.given.without:
                continue
            key = own if own in self.given.locals else name
            while isinstance(self.given.locals.get(key), str):
                key = str(self.given.locals[key])
            found[key] = name
        return found

    def local(self, code: Any, value: Any) -> list[float]:
        if isinstance(value, list) and any(entry is None for entry in value):  # one a seat
            value = value[self.seat]
        if isinstance(code, Each):
            rows = [*(value or []), *([[]] * code.count)][: code.count]
            return [cell for row in rows for cell in self.many(code.code, row)]
        if isinstance(code, Numbers):
            flat = [x for entry in value or [] for x in (entry if isinstance(entry, list) else [entry])]
            count = code.count or self.parties
            padded = [*flat, *([0] * count)][:count]
            return [padded[i] / code.most for i in (self.order if code.count == PARTIES else range(count))]
        if isinstance(code, Many | ManyParties | ManyOwned):
            return self.many(code, value or [])
        return self.value(code, value)

    def asked(self) -> list[float]:
        asked = self.view["asked"] or {"kind": "", "seats": [], "answered": []}
        answered = asked.get("answered", [])
        return [
            float(self.mine), float(self.view["over"]),
            *[float(kind == asked["kind"]) for kind in self.game.questions],
            *[float(party in asked["seats"]) for party in self.order],
            *[float(party in answered) for party in self.order],
            *[float(self.view["out"] >> party & 1) for party in self.order],
        ]  # fmt: skip


def assert_as_told(plans: Layout, walk: Walk) -> None:
    for seat in range(walk.s.seats):
        slowly = Slowly(plans, walk, seat)
        found, expected = seen_by(plans, walk.s, seat, slowly.mine), np.array(slowly.cells(), np.float32)
        assert found.shape == expected.shape
        wrong = np.flatnonzero(~np.isclose(found, expected, atol=1e-6))
        assert not wrong.size, f"seat {seat}: {where(plans, int(wrong[0]))}"


def where(plans: Layout, cell: int) -> str:
    """Which tensor and column a cell belongs to."""
    shape = next(shape for shape in reversed(plans.shapes) if shape.first <= cell)
    at = (cell - shape.first) % shape.shape[-1]
    column = next(column for column in reversed(shape.columns) if column.first <= at)
    return f"{shape.name}, {column.source}, cell {at - column.first}"


@games
@pytest.mark.parametrize("steps", [0, 9, 40, 150, 400])
def test_the_tensors_are_the_view_coded_as_declared(game: Game, steps: int) -> None:
    """The quick way, against its description."""
    walk = walked(game, steps)
    plans = layout(game, game.setup(walk.s.seats))
    assert plans is not None
    assert_as_told(plans, walk)


@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS, ids=[v[0] for v in VARIANTS])
def test_with_other_options_and_numbers_of_seats_too_and_nothing_hidden_is_in_them(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    env = pettingzoo.raw_env(name, seats=seats, **options)
    env.reset(seed=5)
    walk, plans, rng = env.walk, env.coding.tensors, Random(5)
    for step in range(121):
        if step % 40 == 0:
            assert_as_told(plans, walk)
            for seat in range(seats):
                other = walk.game.imagine(walk.s, seat, rng)
                assert np.array_equal(seen_by(plans, walk.s, seat), seen_by(plans, other, seat))
        if walk.count:
            walk.take(int(rng.random() * walk.count))


@games
def test_whatever_is_seen_is_in_a_tensor_or_left_out_for_a_reason(game: Game) -> None:
    for seats in (game.seats[0], game.usual_seats):
        plans = layout(game, game.setup(seats))
        assert plans is not None
        assert plans.left_out() == []
        assert all(plans.declared.without.values())


def test_numbers_that_are_not_small_are_read_one_by_one() -> None:
    walk = walked(discover.load("castelli"), 12)
    walk.s.silver = [5, 1000, -200, 0]
    walk.s.supply = [True, 3, 2, False]  # type: ignore[list-item]
    plans = layout(walk.game, walk.game.setup(4))
    assert plans is not None
    assert_as_told(plans, walk)


def test_the_observer_comes_first() -> None:
    walk = walked(discover.load("castelli"), 30)
    walk.s.vp = [6, 12, 18, 24]
    env = Coding(walk.game, walk.game.setup(4))
    for seat in range(4):
        vp = env.observe(walk, seat)["players"][:, 0] * 60
        assert vp.tolist() == pytest.approx([walk.s.vp[(seat + i) % 4] for i in range(4)])


def test_what_everybody_sees_has_nobodys_hand() -> None:
    walk = next(w for steps in range(60) if any((w := walked(discover.load("castelli"), steps)).s.hands))
    plans = layout(walk.game, walk.game.setup(4))
    assert plans is not None
    hands = next(column for shape in plans.shapes if shape.name == "players" for column in shape.columns
                 if column.source == "hands")  # fmt: skip
    for seat in range(4):
        out = np.empty(plans.size, np.float32)
        plans.public(seat).write(walk.s, False, out)
        rows = plans.views(out)["players"][:, hands.first : hands.first + hands.cells]
        assert not rows[:, :-1].any()
        assert (rows[:, -1] * 10).tolist() == pytest.approx([len(walk.s.hands[(seat + i) % 4]) for i in range(4)])


# -- what cannot be declared


def with_column(column: Column, rows: int = 1) -> Game:
    game = discover.load("castelli")
    return game.but(tensors=lambda setup: Tensors((Tensor("one", rows, (column,)),)))


@pytest.mark.parametrize(
    ("column", "rows", "said"),
    [
        (Column("known"), 1, "nobody sees known"),
        (Column("draws"), 1, "nobody sees draws"),
        (Column("gold"), 1, "has no field 'gold'"),
        (Column("hands"), PARTIES, "its code is Pieces"),
        (Column(Made("all hands", len, ("hands",))), 1, "not everybody sees"),
        (Column(Facts("points", len, "vp", 1)), 1, "never changes"),
    ],
    ids=["secret", "chance", "unknown", "zone as numbers", "function of a hidden zone", "facts that change"],
)
def test_what_is_hidden_cannot_be_declared(column: Column, rows: int, said: str) -> None:
    game = with_column(column, rows)
    with pytest.raises(BadGame, match=said):
        Layout(game, game.setup(4))


def test_a_list_of_another_length_than_declared_is_told() -> None:
    game = with_column(Column("vp"), 7)
    plans = Layout(game, game.setup(4))
    with pytest.raises(BadGame, match="4 entries, not 7"):
        seen_by(plans, walked(discover.load("castelli"), 3).s, 0)


# -- the hashed form


def test_a_game_without_a_declaration_is_hashed() -> None:
    coding = Coding(TINY, TINY.setup(3))
    assert coding.form == coding.version == HASHED
    with pytest.raises(BadSetup, match="declares no tensors"):
        Coding(TINY, TINY.setup(3), observation=TENSORS)


def test_the_hashed_form_is_there_for_every_game_and_the_metadata_say_which_it_is() -> None:
    env = pettingzoo.raw_env("castelli", observation=HASHED, width=64)
    env.reset(seed=1)
    assert env.observe("seat_0")["observation"]["view"].shape == (64,)
    assert env.metadata["observation"] == "hashed"
    assert pettingzoo.raw_env("castelli").metadata["observation"] == "tensors-v1"
    with pytest.raises(BadSetup, match="not pictures"):
        pettingzoo.raw_env("castelli", observation="pictures")


# -- for people


def test_the_command_line_lists_tensors_and_columns(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tensors", "castelli", "--seats", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    shapes = {tensor["name"]: tuple(tensor["shape"]) for tensor in told["tensors"]}
    plans = layout(discover.load("castelli"), discover.load("castelli").setup(2))
    assert plans is not None
    assert shapes == {shape.name: shape.shape for shape in plans.shapes}
    assert run(["tensors", "castelli", "--lang", "it"]) == 0
    assert "chi osserva" in capsys.readouterr().out
    assert run(["tensors", "tiny"]) == 0
    assert "declares no tensors" in capsys.readouterr().out
