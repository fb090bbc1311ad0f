"""`araldo new`: a package with a small whole game, to begin one's own with."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from araldo.cli.command import Argument, Switch
from araldo.cli.common import Bad, Lang, language, screen
from araldo.cli.sentences import say
from araldo.workshop import package

NewName = Annotated[str, Argument(metavar="NAME", help="What the game is called: small letters, as in salt-road.")]
Into = Annotated[str, Switch("--into", metavar="FOLDER", help="Where to write it; by default a folder of that name.")]


def new(name: NewName, into: Into = "", lang: Lang = "") -> None:
    """Write a package with a small game that passes `araldo check`: change it into yours."""
    lang = language(lang)
    called = package.named(name)
    folder = Path(into or called.dashed)
    try:
        written = package.write(called, folder)
    except OSError as error:
        raise Bad("bad-folder", file=folder, reason=error.strerror or str(error)) from None
    screen().print(say(lang, "new-written", count=len(written), folder=folder, game=called.code))
