"""The HTTP API of what remains of games: a person's page, the lists of the best, the archive."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query

from araldo.server import annals, archive, portrait
from araldo.server import circle_bodies as forms
from araldo.server.bodies import Done
from araldo.server.person_routes import Changes, Myself, with_persons
from araldo.server.routes import ERRORS, AHub, ALang, APerson, admitted

router = APIRouter(responses=ERRORS, dependencies=[Depends(admitted), Depends(with_persons)])
Word = Annotated[str, Query(max_length=64)]


@router.get("/api/people/{person}", response_model=forms.Portrait)
async def person_page(person: str, hub: AHub, looking: APerson, lang: ALang) -> Any:
    """A person as others see them: what a block shows to whom is theirs to say."""
    return await portrait.portrait(hub, looking, person, lang)


@router.post("/api/me/shown", response_model=Done, dependencies=[Changes])
async def change_shown(body: forms.Shown, hub: AHub, me: Myself) -> Any:
    settings = me.settings | {"seen": body.model_dump()}
    await hub.people.change(me, settings=settings)
    await hub.store.transact(lambda c: annals.wish_changed(me.id, settings, c))
    return {}


@router.get("/api/ratings/{game}", response_model=list[forms.Ranked])
async def best(game: str, hub: AHub, limit: Annotated[int, Query(ge=1, le=100)] = 50) -> Any:
    """The best of a game."""
    return await portrait.best(hub, game, limit)


@router.get("/api/archive", response_model=forms.OldGames)
async def old_games(
    hub: AHub, looking: APerson, lang: ALang, scope: Word = "mine", game: Word = "", person: Word = "",
    won: bool = False, group: Word = "", title: Word = "", rated: bool = False, since: float | None = None,
    until: float | None = None, least: int | None = None, most: int | None = None,
    after: Annotated[str, Query(max_length=80)] = "", limit: Annotated[int, Query(ge=1, le=50)] = 20,
) -> Any:  # fmt: skip
    """Finished games that one may see, the newest first: one's own, those of one's groups, or public ones."""
    wish = archive.Wish(scope, game, person, won, group, title.strip(), rated, since, until, least, most)
    return await archive.page(hub, looking, wish, after, limit, lang)


@router.get("/api/archive/{table}", response_model=forms.WholeGame)
async def old_game(table: str, hub: AHub, looking: APerson, lang: ALang) -> Any:
    return await archive.detail(hub, looking, table, lang)


@router.post("/api/archive/{table}/seen", response_model=forms.WholeGame, dependencies=[Changes])
async def agree(table: str, body: forms.Agree, hub: AHub, me: Myself, lang: ALang) -> Any:
    """By whom one agrees that a game is seen. It counts as soon as all who played agree."""
    await archive.agree(hub, me, table, annals.SEEN.index(body.to))
    return await archive.detail(hub, me, table, lang)
