"""The HTTP API of the designer's desk. It is there on a server of one's own, or where the operator says so."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request
from fastapi.responses import Response

from araldo.server import bodies, desk_bodies, new_tables
from araldo.server.desk import Desk, allowed, lab
from araldo.server.routes import ERRORS, ALang, admitted, limited, made, somebody, the_hub
from araldo.server.sentences import Refused


def the_desk(request: Request) -> Desk:
    """The desk, for who may sit at it."""
    if not allowed(the_hub(request).settings, request):
        raise Refused("no-desk", 404)
    desk: Desk = request.app.state.desk
    return desk


router = APIRouter(prefix="/api/desk", responses=ERRORS, dependencies=[Depends(admitted)])
ADesk = Annotated[Desk, Depends(the_desk)]
Word = Annotated[str, Path(max_length=64)]


@router.get("", response_model=desk_bodies.Desk)
async def desk(desk: ADesk) -> Any:
    return {"lab": lab(), "games": desk.games(), "run": next(reversed(desk.runs), "")}


@router.get("/games/{game}", response_model=desk_bodies.Numbers)
async def numbers(game: Word, desk: ADesk) -> Any:
    """What can be changed: the chapters of the data, each with its numbers, and the table options."""
    schema = await asyncio.to_thread(desk.schema, game)  # a long book, the first time
    chapters: dict[str, list[dict[str, Any]]] = {}
    for value in schema.numbers:
        chapters.setdefault(value.place[0], []).append({
            "at": value.at, "name": value.name, "field": value.field, "value": value.value, "low": value.low,
            "high": value.high, "step": value.step, "rule": value.rule,
        })  # fmt: skip
    options = [{"id": o.id, "label": o.label, "values": o.values, "labels": o.labels, "default": o.default}
               for o in schema.game.options_table.values()]  # fmt: skip
    return {"game": game, "options": options, "chapters": [
        {"file": file, "label": {lang: schema.chapter(file, lang) for lang in ("en", "it")}, "numbers": found}
        for file, found in chapters.items()]}  # fmt: skip


@router.post("/games/{game}/variants", response_model=desk_bodies.VariantInfo)
async def new_variant(game: Word, body: desk_bodies.NewVariant, desk: ADesk) -> Any:
    return desk.told(desk.make(game, body.name))


@router.get("/games/{game}/variants/{name}", response_model=desk_bodies.VariantInfo)
async def variant(game: Word, name: Word, desk: ADesk) -> Any:
    return desk.told(desk.variant(game, name))


@router.post("/games/{game}/variants/{name}", response_model=desk_bodies.VariantInfo)
async def change(game: Word, name: Word, body: desk_bodies.Change, desk: ADesk) -> Any:
    return desk.told(*desk.change(game, name, body.changes, body.options))


@router.post("/games/{game}/variants/{name}/table", response_model=desk_bodies.Offered)
async def offer(game: Word, name: Word, desk: ADesk) -> Any:
    """Keep the variant as it is, for a table."""
    return {"game": desk.offered(desk.variant(game, name))}


@router.post("/games/{game}/variants/{name}/runs", response_model=desk_bodies.RunMade)
async def run(game: Word, name: Word, body: desk_bodies.RunWish, desk: ADesk, request: Request) -> Any:
    against = desk.variant(game, body.against) if body.against else None
    found = await desk.start(desk.variant(game, name), against, body.model_dump())
    the_hub(request).tasks.spawn(desk.follow(found), "desk run")
    return {"run": found.id}


@router.get("/runs/{run}", response_model=desk_bodies.Run)
async def told(run: Word, desk: ADesk) -> Any:
    return desk.run(run).told()


@router.post("/runs/{run}/stop", response_model=desk_bodies.Run)
async def stop(run: Word, desk: ADesk) -> Any:
    found = desk.run(run)
    await desk.stop(found)
    return found.told()


@router.post("/runs/{run}/games/{pair}/{side}", response_model=bodies.Made, dependencies=[limited("tables")])
async def replayed(
    run: Word, pair: int, side: str, desk: ADesk, lang: ALang, request: Request, response: Response
) -> Any:
    """One game of a run as a finished table, to be looked at."""
    text = await desk.record(desk.run(run), side, pair)
    hub = the_hub(request)
    live = await new_tables.import_record(hub, text, lang)
    return await made(hub, live, await somebody(request, response))
