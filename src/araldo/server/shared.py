"""The page of a public game, as a link to it is shown elsewhere: its words in the head of the page, and its picture."""

from __future__ import annotations

from collections import OrderedDict
from datetime import UTC, datetime
from html import escape
from typing import Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse, Response

from araldo.kernel.errors import AraldoError
from araldo.kernel.game import Game
from araldo.server import archive
from araldo.server.hub import Hub, loaded
from araldo.server.routes import AHub, ALang, admitted
from araldo.server.sentences import Refused, say
from araldo.server.settings import STATIC
from araldo.server.share import Party, Shared, picture

router = APIRouter(include_in_schema=False, dependencies=[Depends(admitted)])
KEPT = 64  # pictures
BOARDS = ("board.webp", "card.webp")  # in a game's folder: its board as high as the picture, or as on the start page
MINUTES = "public, max-age=300"  # it may be public no more
MONTHS = {
    "en": [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ],
    "it": [
        "gennaio",
        "febbraio",
        "marzo",
        "aprile",
        "maggio",
        "giugno",
        "luglio",
        "agosto",
        "settembre",
        "ottobre",
        "novembre",
        "dicembre",
    ],
}
_drawn: OrderedDict[tuple[str, str, str], bytes] = OrderedDict()


def _day(at: float, lang: str) -> str:
    when = datetime.fromtimestamp(at, UTC)
    return f"{when.day} {MONTHS[lang][when.month - 1]} {when.year}"


def _all(names: list[str], lang: str) -> str:
    return say(lang, "and", first=", ".join(names[:-1]), last=names[-1]) if len(names) > 1 else "".join(names)


def in_words(told: dict[str, Any], lang: str) -> tuple[str, str]:
    """How a game ended: who won, and the others by their points."""
    if told["how"] == "called":
        return say(lang, "called-off"), ""
    parties = [*told["seats"], *told["parties"]]
    won = [one for one in parties if one["won"]]
    levels: dict[int, list[str]] = {}
    for one in sorted((one for one in parties if not one["won"]), key=lambda one: -(one["score"] or 0)):
        levels.setdefault(one["score"] or 0, []).append(one["name"])
    first = say(lang, "won-with", who=_all([one["name"] for one in won], lang), points=won[0]["score"]) if won else ""
    if len(levels) == 1 and len(parties) - len(won) > 1:
        return first, say(lang, "the-others", points=next(iter(levels)))
    return first, ", ".join(f"{_all(names, lang)} {score}" for score, names in levels.items())


async def _public(hub: Hub, table: str, lang: str) -> tuple[dict[str, Any], Game]:
    """A game that everybody may see; Refused if there is none."""
    if not hub.people.on or len(table) > 40:
        raise Refused("no-table", 404)
    told = await archive.detail(hub, None, table, lang)
    return told, loaded(told["game"])


@router.get("/g/{table}.png")
async def share_picture(table: str, hub: AHub, lang: ALang) -> Response:
    told, game = await _public(hub, table, lang)
    first, rest = in_words(told, lang)
    title = game.title[lang]
    borne = " ".join(one["arms"] for one in told["seats"])
    key = (table, lang, f"{told['title']} {first} {rest} {len(told['curve'])} {borne}")
    if key not in _drawn:
        parties = [Party(one["name"], one["won"], one["score"], one.get("arms", ""), bool(one.get("bot")))
                   for one in (*told["seats"], *told["parties"])]  # fmt: skip
        shown = Shared(title, told["title"] or title, _day(told["ended"], lang), first, rest, parties, told["curve"],
                       [game.folder / "web" / name for name in BOARDS])  # fmt: skip
        _drawn[key] = await hub.services.threads.do(picture, shown)
        while len(_drawn) > KEPT:
            _drawn.popitem(last=False)
    headers = {"cache-control": MINUTES, "cross-origin-resource-policy": "cross-origin"}
    return Response(_drawn[key], media_type="image/png", headers=headers)


@router.get("/g/{table}")
async def share_page(table: str, hub: AHub, lang: ALang, request: Request) -> Response:
    """The front end; for who only reads the head of it, with the game's words."""
    index = STATIC / "index.html"
    if not index.is_file():
        raise Refused("no-page", 404)
    page, headers = index.read_text(encoding="utf-8"), {"cache-control": "no-cache", "vary": "accept-language"}
    try:
        told, game = await _public(hub, table, lang)
    except AraldoError:
        return HTMLResponse(page, headers=headers)
    base = hub.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    first, rest = in_words(told, lang)
    title = told["title"] or game.title[lang]
    whose = say(lang, "a-game-of", game=game.title[lang])
    tags = {
        "og:type": "article", "og:site_name": "Araldo", "og:url": f"{base}/g/{table}",
        "og:title": f"{title}: {first or rest}", "og:image": f"{base}/g/{table}.png?lang={lang}",
        "og:image:width": "1200", "og:image:height": "630", "og:locale": {"it": "it_IT", "en": "en_GB"}[lang],
        "og:description": ". ".join(filter(None, (rest if first else "", whose))),
    }  # fmt: skip
    head = "".join(f'<meta property="{name}" content="{escape(value)}">' for name, value in tags.items())
    head += '<meta name="twitter:card" content="summary_large_image">'
    return HTMLResponse(page.replace("</head>", f"{head}</head>", 1), headers=headers)
