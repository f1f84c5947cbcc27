"""Days and times as people write them."""

from datetime import date, datetime, time
from zoneinfo import ZoneInfo

import pytest

from bot.tables.model.moments import day_of, last_day, read_clock, read_coming, read_moment

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


WEEKDAYS = (
    "monday montag tuesday dienstag wednesday mittwoch thursday donnerstag friday freitag saturday sonnabend sunday"
)
MONTHS = "january february march april may june july august september october november december"
GERMAN = "jänner februar märz april mai juni juli august september oktober november dezember"


@pytest.mark.parametrize("letters", [2, 3, 20])
def test_every_day_of_the_week_is_the_next_one_today_included(letters: int) -> None:
    for name in WEEKDAYS.split():
        at = there(name[:letters])
        assert at is not None and "2026-11-25" <= at <= "2026-12-01 00:00"
        german = {"mo": 0, "di": 1, "mi": 2, "do": 3, "fr": 4, "so": 5 if name == "sonnabend" else 6}
        english = {"mo": 0, "tu": 1, "we": 2, "th": 3, "fr": 4, "sa": 5, "su": 6}
        meant = {**german, **english}[name[:2]]
        if not (name == "sonnabend" and letters < 4):
            assert datetime.strptime(at[:10], "%Y-%m-%d").weekday() == meant, name
    assert there("m") is None and there("moon") is None


@pytest.mark.parametrize("names", [MONTHS, GERMAN])
def test_every_month_is_known_by_its_name_and_by_three_letters(names: str) -> None:
    for n, name in enumerate(names.split(), 1):
        for written in (f"3 {name}", f"{name} 3", f"3. {name[:3]}"):
            assert there(written) == f"{2026 if n == 12 else 2027}-{n:02}-03 00:00", written
    assert there("3 dece") is None and there("25 nov") == "2026-11-25 00:00" and there("24 nov") == "2027-11-24 00:00"


@pytest.mark.parametrize(
    ("written", "begin"),
    [
        ("1 day", "2026-11-26 00:00"),
        ("+3 d", "2026-11-28 00:00"),
        ("in 1 w", "2026-12-02 00:00"),
        ("1 woche", "2026-12-02 00:00"),
        ("in 24 stunden", "2026-11-26 20:30"),
        ("+1 h", "2026-11-25 21:30"),
        ("morgen", "2026-11-26 00:00"),
        ("heute", "2026-11-25 00:00"),
        ("jetzt", "2026-11-25 20:30"),
        ("12 pm", "2026-11-25 12:00"),
        ("1 am", "2026-11-25 01:00"),
        ("11:59 pm", "2026-11-25 23:59"),
        ("friday 0:00", "2026-11-27 00:00"),
        ("fri 23:59", "2026-11-27 23:59"),
        ("12.12. 7:30", "2026-12-12 07:30"),
    ],
)
def test_spans_and_times_are_read_as_well(written: str, begin: str) -> None:
    assert there(written) == begin


@pytest.mark.parametrize(
    "written", ["0 am", "fri 24:00", "fri 12:60", "fri 12.30", "5 years", "32.1.", "3 foo", "fri 7"]
)
def test_what_is_no_time_is_none(written: str) -> None:
    assert there(written) is None


def coming(written: str, zone: str = "Europe/Berlin") -> str | None:
    at = read_coming(written, NOW, ZoneInfo(zone))
    return None if at is None else f"{datetime.fromtimestamp(at, ZoneInfo(zone)):%Y-%m-%d %H:%M}"


@pytest.mark.parametrize(
    ("written", "at"),
    [
        ("21", "2026-11-25 21:00"),
        ("20:31", "2026-11-25 20:31"),
        ("20:30", "2026-11-26 20:30"),  # it is that time now: tomorrow
        ("8 pm", "2026-11-26 20:00"),
        ("wed 21", "2026-11-25 21:00"),
        ("wed 20:30", "2026-12-02 20:30"),
        ("wednesday at 8 pm", "2026-12-02 20:00"),
        ("Fri 20", "2026-11-27 20:00"),
        ("next friday 20", "2026-11-27 20:00"),
        ("tomorrow 19.30", "2026-11-26 19:30"),
        ("morgen um 19 uhr", "2026-11-26 19:00"),
        ("2026-11-27 20:00", "2026-11-27 20:00"),
        ("2026-11-27T20:00", "2026-11-27 20:00"),
        ("Friday 2026-11-27 20:00", "2026-11-27 20:00"),
        ("Fr 27.11. 20", "2026-11-27 20:00"),
        ("27. 11. 20:00", "2026-11-27 20:00"),
        ("in 2 days, 18:00", "2026-11-27 18:00"),
        ("24 dec 18:00", "2026-12-24 18:00"),
    ],
)
def test_an_evening_is_the_next_of_its_kind(written: str, at: str) -> None:
    assert coming(written) == at


@pytest.mark.parametrize(
    "written",
    [
        "",
        "friday",
        "today 20:30",
        "today 20:00",
        "2026-11-25 20:30",
        "2026-11-24 21:00",
        "fri 25",
        "soon 20",
        "in 5 days",
    ],
)
def test_what_has_no_time_or_has_passed_is_no_evening(written: str) -> None:
    assert coming(written) is None


def test_a_time_of_day_alone() -> None:
    read = [read_clock(written) for written in ("20", " 8:05 ", "7 pm", "18h30", "24", "friday 8", "12 am")]
    assert read == [time(20), time(8, 5), time(19), time(18, 30), None, None, time(0)]


def test_a_day_is_that_of_where_somebody_lives() -> None:
    midnight = datetime(2026, 11, 28, tzinfo=ZoneInfo("Europe/Berlin")).timestamp()
    assert day_of(midnight, BERLIN) == date(2026, 11, 28) and day_of(midnight - 1, BERLIN) == date(2026, 11, 27)
    assert day_of(midnight, {"zone": "America/New_York"}) == date(2026, 11, 27)
    assert last_day(midnight + 59, BERLIN) == "2026-11-27" and last_day(midnight + 60, BERLIN) == "2026-11-28"
    assert day_of(0.0, {"utc_offset": -1}) == date(1969, 12, 31) and day_of(0.0, {}) == date(1970, 1, 1)
    assert day_of(0.0, {"zone": "Nowhere/At_All", "utc_offset": -60}) == date(1969, 12, 31)
