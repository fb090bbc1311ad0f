"""Every mistake of the gallery is found, and what is said of it says how to mend it."""

from __future__ import annotations

import pytest

from tests.contract.mistakes import GALLERY, PAGE, PLAYED, Mistake, page, said


def test_the_gallery_is_large_and_names_each_mistake_once() -> None:
    assert len({one.what for one in GALLERY}) == len(GALLERY) >= 40


@pytest.mark.parametrize("one", GALLERY, ids=lambda one: one.what.replace(" ", "-").replace("`", ""))
def test_a_mistake_is_found_and_what_is_said_names_its_place(one: Mistake) -> None:
    text = said(one)
    assert text, "nobody has noticed"
    if one.found == PLAYED:
        assert "tiny, seed " in text
        assert "decision " in text


def test_the_page_of_mistakes_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tests.contract.mistakes writes it"
