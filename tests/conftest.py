"""Every test that claims a rule or an example must name it; games of the tests for whoever asks for them."""

import os
from collections.abc import Generator, Iterator

import pytest

os.environ["ARALDO_NATIVE"] = "0"  # the source is tested, whether or not it has been compiled (make native)

from araldo.kernel import Game
from tests.contract.support import pairs


@pytest.fixture
def banners() -> Iterator[Game]:
    """The partnership game, found by its name as long as a test lasts."""
    with pairs() as game:
        yield game


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Refuse `rule` and `example` marks without an id: the coverage of the rules is counted from them."""
    report = yield
    faults = [
        f"{item.nodeid}: @pytest.mark.{mark.name} takes one or more ids, as strings"
        for item in report.result or ()
        if isinstance(item, pytest.Item)
        for mark in item.iter_markers()
        if mark.name in ("rule", "example") and not _names_something(mark)
    ]
    if faults:
        report.outcome = "failed"
        report.longrepr = "\n".join(faults)
        report.result = []
    return report


def _names_something(mark: pytest.Mark) -> bool:
    if not mark.args or mark.kwargs:
        return False
    return all(isinstance(name, str) and name.strip() for name in mark.args)
