"""Time that does not count: nights of a time zone, weekends, holidays."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from araldo.server import clocks
from araldo.server.rests import Holiday, Hours, Rest, after, between, check_hours, counted, stands
from araldo.server.seating import ClockSpec
from araldo.server.sentences import Refused

H = 3600.0
ROME = Hours(23 * 60, 8 * 60, "Europe/Rome")


def at(text: str, zone: str = "Europe/Rome") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def test_the_night_is_left_out_and_the_date_of_the_end_is_told_ahead() -> None:
    rest = Rest(ROME)
    monday = at("2026-11-16 18:00")
    assert after(rest, monday, 4 * H) == at("2026-11-16 22:00")
    assert after(rest, monday, 72 * H) == at("2026-11-21 15:00"), "five nights of nine hours"
    assert counted(rest, monday, at("2026-11-21 15:00")) == 72 * H
    night = stands(rest, at("2026-11-17 02:00"))
    assert night is not None
    assert (night.why, night.end) == ("night", at("2026-11-17 08:00"))
    assert stands(rest, night.end) is None


def test_everybody_sleeps_in_their_own_zone() -> None:
    elena = Rest(Hours(23 * 60, 8 * 60, "America/New_York"))
    eight = at("2026-11-16 08:00")
    assert stands(elena, eight) is not None
    assert stands(Rest(ROME), eight) is None
    assert after(elena, eight, H) == at("2026-11-16 09:00", "America/New_York")


def test_a_night_has_the_length_that_it_has_on_that_day() -> None:
    """On 29 March 2026 Rome turns its clocks from 2 to 3, on 25 October back."""
    rest = Rest(ROME)
    assert counted(rest, at("2026-03-28 22:00"), at("2026-03-29 09:00")) == 2 * H
    spring, autumn = stands(rest, at("2026-03-29 01:00")), stands(rest, at("2026-10-25 01:00"))
    assert spring is not None
    assert autumn is not None
    assert (spring.end - spring.start, autumn.end - autumn.start) == (8 * H, 10 * H)


def test_weekends_and_holidays_run_into_each_other() -> None:
    friday = at("2026-11-20 22:00")
    rest = Rest(ROME, "Europe/Rome", [Holiday(at("2026-11-22 12:00"), at("2026-11-25 12:00"))])
    assert after(rest, friday, 2 * H) == at("2026-11-25 13:00"), "an hour on Friday, an hour on Wednesday"
    found = between(rest, friday, at("2026-11-25 13:00"))
    assert [one.why for one in found] == ["night", "weekend", "holiday"]
    assert [a.end for a in found[:-1]] == [b.start for b in found[1:]], "each begins where the last has ended"


@pytest.mark.parametrize("hours", [Hours(0, 601, "UTC"), Hours(60, 60, "UTC"), Hours(0, 60, "Mars/Olympus"),
                                   Hours(0, 60, "../../etc/passwd"), Hours(0, 60, "")])  # fmt: skip
def test_hours_that_nobody_sleeps_are_refused(hours: Hours) -> None:
    with pytest.raises(Refused) as refused:
        check_hours(hours)
    assert refused.value.code == "bad-hours"


def test_a_time_for_each_answer_is_whole_again_after_it_and_never_more() -> None:
    spec = ClockSpec("turn", bank=48 * H, each=True)
    clock = clocks.new(spec, 2)
    clocks.turn(spec, clock, [0], [], 0)
    clocks.turn(spec, clock, [1], [0], 40 * H)
    assert clock.left == [48 * H, 48 * H]


@pytest.mark.parametrize("spec", [ClockSpec("live", 60, nights="own", hours=ROME), ClockSpec("turn", 60, nights="own"),
                                  ClockSpec("turn", 60, holidays=61), ClockSpec("live", 60, holidays=1),
                                  ClockSpec("turn", 60, weekend=True)])  # fmt: skip
def test_what_does_not_count_has_to_make_sense(spec: ClockSpec) -> None:
    with pytest.raises(Refused):
        clocks.check(spec)
