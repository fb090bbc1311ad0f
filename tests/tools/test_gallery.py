"""The page of docs that shows every kind of question: it is complete, and shows nothing that is no more."""

from __future__ import annotations

import re

import pytest

from araldo.kernel import discover
from tests.browser.gallery import LOOKS, PAGE, SMALL
from tests.proof.kept import GAMES

AGAIN = "make gallery GALLERY={game}, then make gallery GALLERY=page"


@pytest.mark.parametrize("name", GAMES)
def test_the_gallery_shows_every_kind_of_question_and_no_other(name: str) -> None:
    text = PAGE.read_text(encoding="utf-8")
    kinds = set(discover.load(name).questions)
    pictures = {f"{kind}-{look}.webp" for kind in kinds for look in LOOKS}
    assert set(re.findall(rf'<a id="{name}-(\w+)">', text)) == kinds, AGAIN.format(game=name)
    assert set(re.findall(rf'src="gallery/{name}/([^"]+)"', text)) == pictures, AGAIN.format(game=name)
    assert {path.name for path in (SMALL / name).iterdir()} == pictures, AGAIN.format(game=name)
