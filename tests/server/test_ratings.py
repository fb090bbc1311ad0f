"""Ratings: who meets whom at a rated table, entered once with the last move; how a person is seen by others."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from typing import Any

import pytest
import sqlalchemy as sa

from araldo.bots import mark_of
from araldo.kernel import discover
from araldo.server import annals, ratings
from araldo.server.ratings import NEW, PLACED, Rating
from araldo.server.schema import played, results
from araldo.server.seating import Left
from tests.server.client import Api, Server
from tests.server.test_people import browsers

PEOPLE = ("Ada", "Bruno", "Carla")


@pytest.fixture
async def people(server: Server) -> AsyncIterator[list[Api]]:
    async with browsers(server, 3) as found:
        for one, name in zip(found, PEOPLE, strict=True):
            await one.post("/api/me", {"name": name})
        yield found


async def table_of(people: list[Api], *more: str, **wish: Any) -> tuple[str, list[str]]:
    """A table of these people, and bots: its id and everybody's token."""
    seats = [{"kind": "human", "name": PEOPLE[0]}, *({"kind": "open"} for _ in people[1:]),
             *({"kind": "bot", "bot": bot} for bot in more)]  # fmt: skip
    made = await people[0].post("/api/tables", {"game": "tiny", "seats": seats, **wish})
    tokens = [made["token"]]
    for seat, one in enumerate(people[1:], 1):
        body = {"k": made["links"]["seats"][seat]["token"], "name": PEOPLE[seat]}
        tokens.append((await one.post(f"/api/tables/{made['table']}/join", body))["token"])
    return made["table"], tokens


async def play_out(people: list[Api], table: str, tokens: list[str]) -> None:
    async def play(seat: int) -> None:
        async with people[seat].sit(table, tokens[seat]) as me:
            await me.play(random.Random(seat))

    await asyncio.gather(*(play(seat) for seat in range(len(people))))


async def game(people: list[Api], *more: str, **wish: Any) -> str:
    table, tokens = await table_of(people, *more, **wish)
    await play_out(people, table, tokens)
    return table


async def rated(api: Api) -> list[dict[str, Any]]:
    return list((await api.get(f"/api/people/{await me(api)}"))["ratings"])


async def me(api: Api) -> str:
    return str((await api.get("/api/me"))["id"])


# -- the figures


def test_who_wins_rises_who_loses_falls_and_everybody_is_surer_than_before() -> None:
    [[first], [second]] = ratings.rate([[NEW], [NEW]], [1, 2])
    assert first.number > 1000 > second.number
    assert first.band < NEW.band == 200


def test_a_tie_of_equals_moves_nobody() -> None:
    assert [side[0].number for side in ratings.rate([[NEW], [NEW]], [1, 1])] == [1000, 1000]


def test_a_team_rises_and_falls_together() -> None:
    [winners, losers] = ratings.rate([[NEW, NEW], [NEW, NEW]], [1, 2])
    assert winners[0] == winners[1] > losers[0] == losers[1]


def test_places_are_by_victory_then_points_and_shared_when_level() -> None:
    assert ratings.places_of([5, 9, 5, 7], [0]) == [1, 2, 4, 3]
    assert ratings.places_of([5, 9, 9, 7], [1, 2]) == [4, 1, 1, 3]
    assert ratings.places_of([5, 9, 5, 9], [1, 3], [0, 1, 0, 1]) == [2, 1, 2, 1]


def test_a_measured_bot_is_a_mark_at_its_level_and_no_other_is() -> None:
    knights = discover.load("warrior_knights")
    usual, squire = mark_of(knights, "seneschal_prelate"), mark_of(knights, "squire")
    assert usual is not None
    assert squire is not None
    assert usual[0] > squire[0]
    assert mark_of(knights, "sage") is None, "nobody has measured it"


def test_every_mark_is_of_a_bot_that_the_game_has() -> None:
    for name in discover.names():
        folder = discover.load(name).folder
        from araldo.bots.marks import _marks

        assert {bot.partition("+")[0] for bot in _marks(folder)} <= {"random", *discover.load(name).bots}, name


# -- with the last move


async def test_a_rated_game_is_entered_once_with_its_last_move(people: list[Api]) -> None:
    a, b = people[:2]
    table = await game([a, b], rated=True)
    [[mine], [other]] = [await rated(one) for one in (a, b)]
    assert (mine["games"], mine["provisional"], mine["place"]) == (1, True, None)
    assert mine["rating"] + other["rating"] == 2000
    store = a.server.hub.store
    again = annals.Ended(table, "tiny", "", "", 9.0, 1, "over", True, False, [], [], annals.Tale())
    await store.transact(lambda c: annals.enter(again, c))
    assert [one["games"] for one in await rated(a)] == [1], "whoever comes second finds it there"
    assert len(await store.rows(sa.select(results.c.table_id))) == 1


async def test_no_rating_comes_of_a_table_that_is_not_rated_nor_of_a_fork_nor_a_lesson(people: list[Api]) -> None:
    a, b = people[:2]
    table = await game([a, b])
    forked = await a.post(f"/api/tables/{table}/fork", {"at": 0})
    async with a.sit(forked["table"], forked["token"]) as one:
        await one.play(random.Random(1))
    assert await rated(a) == []
    found = (await a.get("/api/archive"))["games"]
    assert [one["how"] for one in found] == ["fork", "over"]
    assert [one["rated"] for one in found] == [False, False]


@pytest.mark.parametrize("wish", [{"hot_seat": True}, {}])
async def test_a_rated_table_needs_two_people_who_sit_apart(people: list[Api], wish: dict[str, Any]) -> None:
    seats = [{"kind": "human"}, {"kind": "human" if wish else "bot"}]
    answer = await people[0].post("/api/tables", {"game": "tiny", "seats": seats, "rated": True, **wish}, 422)
    assert answer["error"]["code"] == "not-rated"


def ended(*chairs: annals.Chair, left: list[Left] | None = None) -> annals.Ended:
    tale = annals.Tale(winners=[0], scores=[9, 5, 3][: len(chairs)], began=10.0)
    return annals.Ended("t1", "tiny", "", "", 99.0, 40, "over", True, False, list(chairs), left or [], tale)


async def enter(server: Server, found: annals.Ended, holders: dict[int, str]) -> dict[str, Any]:
    """Enter a game whose seats these persons hold; the change of each."""
    from araldo.server.held import holding
    from araldo.server.people import Person
    from araldo.server.store import hold, moves

    def do(c: sa.Connection) -> None:
        c.execute(moves.insert().values(table_id="t1", n=1, rev=1, seat=0, action="x", how="", at=10.0))
        for number, person in holders.items():
            hold(c, holding(Person(person, "", "", {}, 0.0, ""), "t1", number, number, False, 1.0))
        annals.enter(found, c)

    await server.hub.store.transact(do)
    rows = await server.hub.store.rows(sa.select(played.c.person_id, played.c.change))
    return dict(rows)


def chair(number: int, kind: str = "human", lent: bool = False, mark: Rating | None = None) -> annals.Chair:
    return annals.Chair(number, kind, "", lent, mark)


async def test_who_gives_up_comes_in_last_and_who_takes_the_seat_over_is_not_rated(server: Server) -> None:
    left = Left(0, 1, 0, 0, "Ada", 50.0, "own")
    changes = await enter(server, ended(chair(64), chair(1), chair(2), left=[left]), {0: "a", 64: "d", 1: "b", 2: "c"})
    assert changes["d"] is None, "the winner's seat, but not from the beginning"
    assert changes["a"] < changes["c"] < changes["b"]


async def test_who_goes_before_play_loses_nothing_and_who_comes_instead_is_rated(server: Server) -> None:
    left = Left(0, 1, 0, 0, "Ada", 5.0, "own")
    changes = await enter(server, ended(chair(64), chair(1), left=[left]), {0: "a", 64: "d", 1: "b"})
    assert "a" not in changes
    assert changes["d"] > 0 > changes["b"]


async def test_somebody_against_themselves_is_not_rated(server: Server) -> None:
    assert await enter(server, ended(chair(0), chair(1)), {0: "a", 1: "a"}) == {"a": None}


async def test_a_bot_that_is_a_mark_places_newcomers_and_one_that_stands_in_does_not(server: Server) -> None:
    strong = Rating(45.0, 2.0)
    [[alone], [_]] = ratings.rate([[NEW], [NEW]], [1, 2])
    changes = await enter(server, ended(chair(0), chair(1), chair(2, "bot", mark=strong)), {0: "a", 1: "b"})
    assert changes["a"] > alone.number - 1000, "to win against a strong bot too tells more"
    assert changes["b"] > 0, "even to come in before it does"


def pairs_ended(*chairs: annals.Chair, left: list[Left] | None = None) -> annals.Ended:
    """Two against two, across: the first and the third have won."""
    tale = annals.Tale(winners=[0, 2], scores=[9, 5, 9, 5], sides=[0, 1, 0, 1], began=10.0)
    return annals.Ended("t1", "pairs", "", "", 99.0, 40, "over", True, False, list(chairs), left or [], tale)


async def test_partners_are_rated_as_a_team_and_come_in_together(server: Server) -> None:
    four = dict(enumerate("abcd"))
    changes = await enter(server, pairs_ended(*[chair(seat) for seat in range(4)]), four)
    assert changes["a"] == changes["c"] == -changes["b"] == -changes["d"] > 0
    found = await server.hub.store.rows(sa.select(played.c.person_id, played.c.place, played.c.won))
    assert sorted(found) == [("a", 1, True), ("b", 2, False), ("c", 1, True), ("d", 2, False)]


async def test_who_leaves_a_partner_comes_in_last_alone(server: Server) -> None:
    left = Left(0, 1, 0, 0, "Ada", 50.0, "own")
    chairs = [chair(0, "bot"), chair(1), chair(2), chair(3)]
    changes = await enter(server, pairs_ended(*[chairs[0]._replace(number=64), *chairs[1:]], left=[left]),
                          {0: "a", 1: "b", 2: "c", 3: "d"})  # fmt: skip
    assert changes["a"] < changes["b"] == changes["d"] < changes["c"], "the partner has won"


async def test_partners_without_another_side_that_counts_are_not_rated(server: Server) -> None:
    chairs = [chair(0), chair(1, "bot"), chair(2), chair(3, "bot")]
    assert await enter(server, pairs_ended(*chairs), {0: "a", 2: "c"}) == {"a": None, "c": None}


async def test_a_rating_is_provisional_until_enough_games_and_then_has_a_place(people: list[Api]) -> None:
    a, b = people[:2]
    for n in range(PLACED):
        assert (await a.get("/api/ratings/tiny")) == [], n
        await game([a, b], rated=True)
    best = await a.get("/api/ratings/tiny")
    assert [one["place"] for one in best] == [1, 2]
    assert best[0]["rating"] >= best[1]["rating"]
    [mine] = await rated(a)
    assert not mine["provisional"]
    assert len(mine["curve"]) == PLACED
    assert mine["curve"][-1]["rating"] == mine["rating"]


# -- as others see it


async def test_each_block_of_a_person_s_page_is_shown_to_whom_the_person_says(people: list[Api]) -> None:
    a, b, c = people
    await game([a, b], rated=True)
    ada = await me(a)
    usual = await c.get(f"/api/people/{ada}")
    assert usual["ratings"]
    assert (usual["games"], usual["houses"], usual["pairs"], usual["pace"], usual["seen"]) == (None,) * 5
    everything = dict.fromkeys(("ratings", "games", "pairs", "pace"), "all")
    await a.post("/api/me/shown", everything)
    told = await c.get(f"/api/people/{ada}")
    assert told["games"] == 1
    assert told["houses"][0]["games"] == 1
    assert told["pairs"] == [], "a pair is about two, and Bruno shows it to his groups only"
    await b.post("/api/me/shown", everything)
    [pair] = (await c.get(f"/api/people/{ada}"))["pairs"]
    assert (pair["name"], pair["games"], pair["ahead"] + pair["behind"] <= 1) == ("Bruno", 1, True)
    await a.post("/api/me/shown", dict.fromkeys(everything, "nobody"))
    hidden = await c.get(f"/api/people/{ada}")
    assert hidden["ratings"] is None
    assert (await a.get(f"/api/people/{ada}"))["ratings"], "to oneself everything is shown"
    assert (await c.get(f"/api/people/{await me(b)}"))["pairs"] == []


async def test_who_is_deleted_leaves_no_rating_and_no_name(people: list[Api]) -> None:
    a, b = people[:2]
    await game([a, b], rated=True)
    ada = await me(a)
    await a.post("/api/me/delete", {"name": "Ada"})
    assert (await b.get(f"/api/people/{ada}", 404))["error"]["code"] == "nobody-there"
    [line] = (await b.get("/api/archive"))["games"]
    assert {one["name"] for one in line["seats"]} >= {"Bruno"}
    assert "Ada" not in str(line)
    assert (await b.get(f"/api/people/{await me(b)}"))["pairs"] == []
    assert not await b.server.hub.store.rows(sa.select(played.c.number).where(played.c.person_id == ada))
