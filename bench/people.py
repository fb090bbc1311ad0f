"""My games among many: a database of 10,000 persons and 100,000 tables, and how long a page of somebody's list takes.

    python bench/people.py [--persons 10000] [--tables 100000] [--asks 500] [--database URL] [--json]

Fills a new database (by default a file that is deleted afterwards), serves it, asks `GET /api/me/games` and
`GET /api/me` over HTTP as persons chosen at random and as the one with the most games, all pages among them; persons'
pages, the archive, the list of the best and groups likewise. Tells p50, p95 and the longest, and the database's own
plans for the queries.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
import uvicorn
from sqlalchemy.dialects import postgresql, sqlite

from araldo.server import archive, arms, games, groups, heads, portrait
from araldo.server.annals import PEOPLE, PUBLIC, Tale
from araldo.server.app import make_app
from araldo.server.hub import Hub
from araldo.server.schema import (
    answers,
    chats,
    companies,
    evenings,
    hosted,
    members,
    persons,
    played,
    ratings,
    results,
    seats,
    tables,
    talk,
)
from araldo.server.seating import ClockSpec, Head, Place, Seating, encode
from araldo.server.settings import Settings
from araldo.server.standings import FAR, OVER, RUNNING, TURN, WAITING, Told
from araldo.server.store import Store
from araldo.server.wire import encode as as_json
from araldo.table.match import HUMAN

LINES = {"en": "Bruno takes the city and two castles beside it.", "it": "Bruno prende la città e due castelli accanto."}
AT_ONCE = 5_000  # rows in a statement
CIRCLES, CIRCLE = 1_000, 8  # groups, and members of each


def head() -> str:
    setup = {"version": 2, "seats": 4, "options": {}, "choices": {}}
    return encode(Head(setup, b"k" * 32, title="Friday", clock=ClockSpec("turn", 259_200.0, 28_800.0, 604_800.0)))


def filled(rng: random.Random, people: list[str], count: int, now: float) -> Any:
    """Rows of tables, of the seats at them and of their talk: a few persons have many games, most have few."""
    weights = [1 / (1 + i) ** 0.5 for i in range(len(people))]
    fixed, told = head(), as_json(Told(now, LINES, LINES, [1], ["red", "blue", "green", "black"])).decode()
    for n in range(count):
        table = f"t{n:09d}"
        sheet = encode(Seating([Place(HUMAN, f"P{seat}", held=True) for seat in range(4)]))
        status = rng.choices(("running", "over", "open"), (3, 6, 1))[0]
        row = {"id": table, "game": "castelli", "status": status, "public": False, "created": now - n, "rev": 7,
               "due": False, "wake": None, "head": fixed, "sheet": sheet}  # fmt: skip
        chosen = list(dict.fromkeys(rng.choices(people, weights, k=4)))
        held = []
        for number, person in enumerate(chosen):
            part = {"over": OVER, "open": WAITING}.get(status, TURN if number == n % 4 else RUNNING)
            due = (now + rng.random() * 1e6 if rng.random() < 0.7 else FAR + now - n) if part == TURN else n - now
            held.append({"table_id": table, "number": number, "person_id": person, "host": number == 0, "invite": "",
                         "since": now - n, "part": part, "due": due, "rev": 7, "told": told, "heard": 0})  # fmt: skip
        said = [{"table_id": table, "seat": 0, "to_seat": None, "text": "well played", "at": now}] * (n % 3)
        yield row, held, said


async def fill(store: Store, count: int, many: int, rng: random.Random) -> list[str]:
    people, now = [f"p{n:07d}" for n in range(count)], time.time()
    rows = [{"id": one, "name": one, "arms": arms.surprise(), "settings": "{}", "made": now} for one in people]
    await store.transact(lambda c: c.execute(persons.insert(), rows))
    batch: tuple[list[Any], ...] = ([], [], [], [], [], [])

    async def flush() -> None:
        def do(c: sa.Connection) -> None:
            for one, values in zip((tables, seats, chats, results, played, hosted), batch, strict=True):
                if values:
                    c.execute(one.insert(), values)

        await store.transact(do)
        for values in batch:
            values.clear()

    for n, (row, held, said) in enumerate(filled(rng, people, many, now)):
        ours = [{"table_id": row["id"], "company_id": f"g{n % CIRCLES:07d}", "made": now - n}] if n % 4 == 0 else []
        for values, more in zip(batch, ([row], held, said, *annals(row, held, n, now), ours), strict=True):
            values.extend(more)
        if len(batch[0]) >= AT_ONCE:
            await flush()
    await flush()
    for one, rows in circles(rng, people, now):
        await store.transact(lambda c, one=one, rows=rows: c.execute(one.insert(), rows))
    if not store.sqlite:
        await store.transact(lambda c: c.exec_driver_sql("analyze"))
    return people


def annals(row: dict[str, Any], held: list[dict[str, Any]], n: int, now: float) -> tuple[list[Any], list[Any]]:
    """What is kept of a table that is over: one in three is public, one in four a group's."""
    if row["status"] != "over":
        return [], []
    tale = Tale([n % 4], [40, 52, 61, 33], ["red", "blue", "green", "black"], now - n - 9e4,
                [[at * 12, at, at + 2, at * 2, at] for at in range(48)])  # fmt: skip
    seen, group = PUBLIC if n % 3 == 0 else PEOPLE, f"g{n % CIRCLES:07d}" if n % 4 == 0 else ""
    found = {"table_id": row["id"], "game": row["game"], "group_id": group, "title": "Friday", "ended": now - n,
             "moves": n % 900, "people": len(held), "how": "over", "rated": True, "seen": seen,
             "told": as_json(tale).decode(), "drawn": True}  # fmt: skip
    rows = [{"table_id": row["id"], "number": one["number"], "person_id": one["person_id"], "seat": one["number"],
             "game": row["game"], "ended": now - n, "place": 1 + (one["number"] + n) % 4,
             "won": (one["number"] + n) % 4 == 0, "gone": False, "house": tale.houses[one["number"]], "agree": seen,
             "mu": 25 + n % 7, "sigma": 2.0, "change": n % 9 - 4, "answers": 40, "usual": 300.0}
            for one in held]  # fmt: skip
    return [found], rows


def circles(rng: random.Random, people: list[str], now: float) -> list[tuple[sa.Table, list[Any]]]:
    """Groups with an evening each and something said; and everybody's ratings."""
    rated = [
        {
            "person_id": one,
            "game": game,
            "mu": rng.gauss(25, 6),
            "sigma": 2.0,
            "games": 12,
            "won": 3,
            "at": now,
            "placed": n % 3 > 0,
            "seen": 0,
        }
        for n, one in enumerate(people)
        for game in ("castelli", "warrior_knights")
    ]
    ids = [f"g{n:07d}" for n in range(CIRCLES)]
    who = {one: rng.sample(people, CIRCLE) for one in ids}
    return [
        (ratings, rated),
        (companies, [{"id": one, "name": one, "arms": arms.surprise(), "invite": one, "likes": "{}", "made": now}
                     for one in ids]),
        (members, [{"company_id": one, "person_id": person, "role": "member" if n else "keeper", "since": now + n,
                    "zone": "Europe/Rome", "heard": 0} for one in ids for n, person in enumerate(who[one])]),
        (evenings, [{"id": n, "company_id": one, "at": now + 9e5, "minutes": 180, "game": "castelli", "text": "",
                     "made": now, "changed": 0} for n, one in enumerate(ids)]),
        (answers, [{"evening_id": n, "person_id": person, "answer": "yes"} for n, one in enumerate(ids)
                   for person in who[one]]),
        (talk, [{"company_id": one, "person_id": who[one][n % CIRCLE], "text": "well played", "at": now}
                for one in ids for n in range(60)]),
    ]  # fmt: skip


def explained(store: Store, query: Any) -> str:
    words: Any = sqlite if store.sqlite else postgresql
    sql = str(query.compile(dialect=words.dialect(), compile_kwargs={"literal_binds": True}))
    return f"explain query plan {sql}" if store.sqlite else f"explain {sql}".replace("%", "%%")


async def plans(store: Store, person: str) -> dict[str, list[str]]:
    """What the database itself says that it does."""
    viewer, after = archive.Viewer(person), (9e8, "t")
    asked = {
        "archive, own": archive.page_query(viewer, archive.Wish(), after, 21),
        "archive, public": archive.page_query(viewer, archive.Wish("public"), after, 21),
        "archive, public games of somebody": archive.page_query(
            viewer, archive.Wish("public", person=person), after, 21
        ),
        "head to head": portrait.pairs_query(person),
        "the best": portrait.best_query("castelli", 50),
        "tables of a group": groups.tables_query("g0000001"),
    }
    found = {}
    for what, query in asked.items():
        text = explained(store, query)
        rows = await store.read(lambda c, text=text: c.exec_driver_sql(text).all())
        found[what] = [str(row[-1]) for row in rows]
    return found


async def plan(store: Store, person: str) -> list[str]:
    """What the database itself says that it does for a second page."""
    query = games.page_query(person, (TURN, 0.0, "t", 0), 21)
    rows = await store.read(lambda c: c.exec_driver_sql(explained(store, query)).all())
    return [str(row[-1]) for row in rows]


async def cookie_of(hub: Hub, person: str) -> dict[str, str]:
    return {"araldo": await hub.people.enter(person, "bench", "first", None, along=False)}


def figures(taken: list[float]) -> dict[str, float]:
    found = sorted(taken)
    return {"p50": found[len(found) // 2] * 1000, "p95": found[int(len(found) * 0.95)] * 1000, "max": found[-1] * 1000}


async def measure(database: str, count: int, many: int, asks: int) -> dict[str, Any]:
    rng, store = random.Random(1), Store(Settings(database=database).url)
    await store.open()
    begun = time.perf_counter()
    people = await fill(store, count, many, rng)
    filling = time.perf_counter() - begun
    told, others = await plan(store, people[0]), await plans(store, people[0])
    most = int((await store.rows(sa.select(sa.func.count()).where(seats.c.person_id == people[0])))[0][0])
    await store.close()

    app = make_app(Settings(database=database, limits="0", log_level="error"))
    server = uvicorn.Server(uvicorn.Config(app, port=0, http=heads.protocol(), log_config=None, lifespan="on"))
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.02)
    port = server.servers[0].sockets[0].getsockname()[1]
    whats = ("first page", "all pages of the most", "me", "a person's page", "page of the most", "archive",
             "archive of the most", "public archive", "public games of somebody", "the best", "groups",
             "a group")  # fmt: skip
    taken: dict[str, list[float]] = {what: [] for what in whats}
    used = dict.fromkeys(taken, 0.0)  # seconds of the processor, of server and client together
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:

        async def ask(what: str, path: str, cookies: dict[str, str]) -> Any:
            begun, cpu = time.perf_counter(), time.process_time()
            answer = await http.get(path, headers={"cookie": "; ".join(f"{k}={v}" for k, v in cookies.items())})
            taken[what].append(time.perf_counter() - begun)
            used[what] += time.process_time() - cpu
            answer.raise_for_status()
            return answer.json()

        hub: Hub = app.state.hub
        await http.get("/api/games")
        for person in rng.sample(people, min(asks, len(people))):
            cookies = await cookie_of(hub, person)
            await ask("first page", "/api/me/games", cookies)
            await ask("me", "/api/me", cookies)
            await ask("a person's page", f"/api/people/{person}", cookies)
            await ask("archive", "/api/archive", cookies)
            await ask("public archive", "/api/archive?scope=public&game=castelli", cookies)
            await ask("public games of somebody", f"/api/archive?scope=public&person={rng.choice(people)}", cookies)
            await ask("the best", "/api/ratings/castelli", cookies)
            for group in (await ask("groups", "/api/groups", cookies))[:1]:
                await ask("a group", f"/api/groups/{group['id']}", cookies)
        after: str | None = ""
        cookies = await cookie_of(hub, people[0])
        for _ in range(20):
            await ask("page of the most", f"/api/people/{people[0]}", cookies)
            await ask("archive of the most", "/api/archive", cookies)
        while after is not None:
            after = (await ask("all pages of the most", f"/api/me/games?after={after}", cookies))["next"]
    server.should_exit = True
    await task
    return {"persons": count, "tables": many, "most games": most, "filled in s": round(filling, 1), "plan": told,
            "plans": others,
            "ms": {what: figures(times) | {"processor": 1000 * used[what] / len(times)}
                   for what, times in taken.items()}}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--persons", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--asks", type=int, default=500)
    parser.add_argument("--database", default="")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="araldo-people-") as folder:
        database = given.database or f"sqlite:///{Path(folder) / 'people.sqlite3'}"
        found = asyncio.run(measure(database, given.persons, given.tables, given.asks))
    if given.json:
        print(json.dumps(found, indent=1))
        return
    print(f"{found['persons']} persons, {found['tables']} tables; the most games of one: {found['most games']}")
    print("plan of a page:", *found["plan"], sep="\n  ")
    for what, lines in found["plans"].items():
        print(f"plan of {what}:", *lines, sep="\n  ")
    for what, one in found["ms"].items():
        print(f"{what}: p50 {one['p50']:.1f} ms, p95 {one['p95']:.1f} ms, longest {one['max']:.1f} ms; "
              f"{one['processor']:.1f} ms of the processor")  # fmt: skip


if __name__ == "__main__":
    main()
