"""Days and times as people write them."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.tables.model.moments import last_day, read_moment

BERLIN = {"zone": "Europe/Berlin"}
NOW = datetime(2026, 11, 25, 20, 30, tzinfo=ZoneInfo("Europe/Berlin")).timestamp()  # a Wednesday


def there(written: str, is_end: bool = False) -> str | None:
    at = read_moment(written, NOW, BERLIN, is_end=is_end)
    return None if at is None else f"{datetime.fromtimestamp(at, ZoneInfo('Europe/Berlin')):%Y-%m-%d %H:%M}"


@pytest.mark.parametrize(
    ("written", "begin"),
    [
        ("now", "2026-11-25 20:30"),
        ("today", "2026-11-25 00:00"),
        (" Tomorrow ", "2026-11-26 00:00"),
        ("übermorgen", "2026-11-27 00:00"),
        ("friday", "2026-11-27 00:00"),
        ("next Fri", "2026-11-27 00:00"),
        ("Mittwoch", "2026-11-25 00:00"),
        ("bis Freitag", "2026-11-27 00:00"),
        ("friday 18:00", "2026-11-27 18:00"),
        ("friday at 6 pm", "2026-11-27 18:00"),
        ("freitag um 18 uhr", "2026-11-27 18:00"),
        ("12 am", "2026-11-25 00:00"),
        ("23:15", "2026-11-25 23:15"),
        ("2026-12-24", "2026-12-24 00:00"),
        ("2026-12-24 8:05", "2026-12-24 08:05"),
        ("24.12.", "2026-12-24 00:00"),
        ("24. 12. 2027", "2027-12-24 00:00"),
        ("1.3.", "2027-03-01 00:00"),
        ("24 Dec", "2026-12-24 00:00"),
        ("Dec 24", "2026-12-24 00:00"),
        ("24. Dezember 2026, 12:00", "2026-12-24 12:00"),
        ("in 5 days", "2026-11-30 00:00"),
        ("2 Wochen", "2026-12-09 00:00"),
        ("3h", "2026-11-25 23:30"),
    ],
)
def test_it_is_read_as_it_was_meant(written: str, begin: str) -> None:
    assert there(written) == begin


def test_a_day_without_a_time_ends_when_it_is_over() -> None:
    assert there("friday", True) == "2026-11-28 00:00" and there("friday 18:00", True) == "2026-11-27 18:00"
    at = read_moment("friday", NOW, BERLIN, is_end=True)
    assert at is not None and last_day(at, BERLIN) == "2026-11-27"
    assert last_day(at, {"zone": "America/New_York"}) == "2026-11-27"


@pytest.mark.parametrize(
    "written", ["", "soon", "31.2.", "2026-13-01", "friday 25:00", "13 pm", "7", "@Ben", "maybe 3", "1.1.0000"]
)
def test_what_is_no_day_is_none(written: str) -> None:
    assert there(written) is None


def test_the_last_day_of_the_calendar_has_no_end() -> None:
    assert there("9999-12-31", True) is None and there("31.12.9999", True) is None
    assert there("9999-12-31 18:00", True) == "9999-12-31 18:00"


def test_a_day_on_which_clocks_are_changed_has_its_own_length() -> None:
    spring = {**BERLIN}
    begin = read_moment("2027-03-28", NOW, spring, is_end=False)
    end = read_moment("2027-03-28", NOW, spring, is_end=True)
    assert begin is not None and end is not None and end - begin == 23 * 3600
