"""Two weeks of four friends who play by turns: nights, a holiday, a time-out, a substitute, a return; and restarts."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

from araldo.server.settings import Settings
from araldo.server.table import LiveTable
from tests.server.client import Api, Server, serving
from tests.server.test_clocks import FakeTime
from tests.server.test_handover import talk

H, D = 3600.0, 86_400.0
ANNA, BRUNO, CARLA, ELENA = range(4)
ROME, NEW_YORK = "Europe/Rome", "America/New_York"
CLOCK = {"kind": "turn", "bank": 3 * D, "increment": 8 * H, "cap": 5 * D, "nights": "own", "holidays": 7,
         "late": "once", "hours": {"start": 23 * 60, "end": 8 * 60, "zone": ROME}}  # fmt: skip


def at(text: str, zone: str = ROME) -> float:
    return datetime.fromisoformat(f"2026-{text}").replace(tzinfo=ZoneInfo(zone)).timestamp()


class Weeks:
    """A table that nobody looks at for long: each comes, answers once, and goes."""

    def __init__(self, settings: Settings) -> None:
        self.settings, self.time, self.rng = settings, FakeTime(), Random(3)
        self.time.now = at("11-16 18:00")  # a Monday
        self.id, self.tokens = "", list[str]()
        self.away: set[int] = set()
        self.server: Server
        self.api: Api

    @asynccontextmanager
    async def served(self) -> AsyncIterator[None]:
        async with serving(self.settings, self.time) as self.server, Api(self.server) as self.api:
            yield

    async def begin(self) -> None:
        made = await self.api.table("castelli", "human", "human", "human", "human", clock=CLOCK)
        self.id, self.tokens = made["table"], [link["token"] for link in made["links"]["seats"]]
        await self.post("hours", ELENA, start=23 * 60, end=8 * 60, zone=NEW_YORK)

    async def live(self) -> LiveTable:
        return await self.server.hub.get(self.id)

    async def post(self, what: str, seat: int, status: int = 200, **body: Any) -> Any:
        return await self.api.post(f"/api/tables/{self.id}/{what}", {"k": self.tokens[seat], **body}, status)

    async def until(self, moment: float) -> None:
        """Time goes on; every six hours whoever is asked and not away looks in, but not at night."""
        while self.time.now < moment:
            self.time.now = min(moment, self.time.now + 6 * H)
            live = await self.live()
            await live.timekeeper.look()
            for seat in live.awaited():
                zone = ZoneInfo(NEW_YORK if seat == ELENA else ROME)
                if seat not in self.away and 8 <= datetime.fromtimestamp(self.time.now, zone).hour < 23:
                    await self.visit(seat)

    async def visit(self, seat: int) -> None:
        async with self.api.sit(self.id, self.tokens[seat]) as sitting:
            await sitting.settled()
            if sitting.asked:
                assert (await sitting.act(sitting.choose(self.rng)))["type"] == "ack"

    async def asked(self, seat: int) -> None:
        """Until this seat is awaited."""
        for _ in range(60):
            if seat in (await self.live()).awaited():
                return
            await self.until(self.time.now + 6 * H)
        raise AssertionError("never asked")

    async def told(self) -> list[str]:
        async with self.api.sit(self.id, self.tokens[ANNA]) as sitting:
            await sitting.settled()
            return talk(sitting)

    async def clock(self) -> dict[str, Any]:
        found: dict[str, Any] = (await self.api.get(f"/api/tables/{self.id}", k=self.tokens[ANNA]))["clock"]
        return found


async def test_two_weeks_at_a_table_of_four(settings: Settings) -> None:
    weeks = Weeks(settings)
    async with weeks.served():
        await weeks.begin()
        await weeks.until(at("11-17 18:00"))

        # a holiday of Bruno's: his clock stands, and nobody else's does
        weeks.away = {BRUNO}
        start, end = at("11-17 18:00"), at("11-21 18:00")
        await weeks.post("holiday", BRUNO, start=start, end=end)
        refused = await weeks.post("holiday", BRUNO, 409, start=start, end=start + 8 * D)
        assert refused["error"]["code"] == "holiday-spent"
        await weeks.asked(BRUNO)
        before = (await weeks.clock())["left"][BRUNO]
        await weeks.until(at("11-21 12:00"))
        clock = await weeks.clock()
        assert clock["running"] == [BRUNO]
        assert clock["stands"][BRUNO][0]["why"] == "holiday"
        assert clock["ends"][BRUNO] > end + 2 * D, "the date at which it runs out is told ahead"
    async with weeks.served():  # the server is started anew
        await weeks.until(end)
        weeks.away = set()
        await weeks.visit(BRUNO)
        after = (await weeks.clock())["left"][BRUNO]
        assert after == min(before + 8 * H, 5 * D), "he has lost nothing, and gets the credit of an answer"

        # Carla's time runs out: a bot answers this once, and she plays on
        weeks.away = {CARLA}
        await weeks.asked(CARLA)
        ends = (await weeks.clock())["ends"][CARLA]
        await weeks.until(ends - 60)
        moves = len((await weeks.live()).match.record.moves)
        assert CARLA in (await weeks.live()).awaited()
        weeks.time.now = ends + 1
        await (await weeks.live()).timekeeper.look()
        live = await weeks.live()
        assert live.driver._task is not None
        await live.driver._task
        [first] = [move for move in live.match.record.moves[moves:] if move.seat == CARLA][:1]
        assert first.how == "bot"
        assert live.seating.places[CARLA].kind == "human"
        assert live.seating.clock is not None
        assert live.seating.clock.left[CARLA] <= 12 * H + 8 * H, "half a day again"
        assert live.seating.ballots == [], "nobody is voted about for once"
        weeks.away = set()

        # Elena has a substitute, whom everybody knows by name, and comes back
        asked = await weeks.api.post(f"/api/tables/{weeks.id}/seats/{ELENA}", {"k": weeks.tokens[ELENA],
                                                                               "do": "substitute"})  # fmt: skip
        joined = await weeks.api.post(f"/api/tables/{weeks.id}/join", {"k": asked["link"]["token"], "name": "Dario"})
        own, weeks.tokens[ELENA] = weeks.tokens[ELENA], joined["token"]
        await weeks.asked(ELENA)
        await weeks.visit(ELENA)
        weeks.tokens[ELENA] = own
        await weeks.api.post(f"/api/tables/{weeks.id}/seats/{ELENA}", {"k": own, "do": "back"})
        await weeks.asked(ELENA)
        await weeks.visit(ELENA)
        await weeks.until(max(weeks.time.now, at("11-30 18:00")))

        live = await weeks.live()
        assert [place.kind for place in live.seating.places] == ["human"] * 4
        assert sum(move.how == "bot" for move in live.match.record.moves) == 1
        said = [line.split(":")[0] for line in await weeks.told()]
        assert said == [
            "P1 is on holiday from 17 November to 21 November",
            "P2's time has run out",
            "Dario plays for P3, who has agreed. P3's notes and private talk stay closed.",
            "P3 plays again.",
        ]
