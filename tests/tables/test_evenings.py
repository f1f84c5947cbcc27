"""Times as people write them, and what comes of the answers to three of them."""

from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.tables.together.evenings import (
    closes,
    offered_times,
    read_time,
    told_time,
    turned,
    votes,
)
from bot.tables.together.gatherings import Gathering, Reply

EN = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
DE = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"]
BERLIN = ZoneInfo("Europe/Berlin")
NOW = datetime(2026, 11, 25, 19, 0, tzinfo=BERLIN).timestamp()
"""A Wednesday evening."""
PLAYERS = {1: "Ada", 2: "Ben", 3: "Cay"}
HOUR = 3600.0


def at(*when: int) -> float:
    return datetime(*when, tzinfo=BERLIN).timestamp()  # type: ignore[arg-type,misc]


@pytest.mark.parametrize(
    ("typed", "due"),
    [
        ("2026-12-04 20:00", at(2026, 12, 4, 20)),
        ("2026-12-04T20:30", at(2026, 12, 4, 20, 30)),
        ("Friday 2026-11-27 20:00", at(2026, 11, 27, 20)),
        ("4.12. 20 Uhr", at(2026, 12, 4, 20)),
        ("2.1. 18:30", at(2027, 1, 2, 18, 30)),
        ("fri 8pm", at(2026, 11, 27, 20)),
        ("Freitag, 20 uhr", at(2026, 11, 27, 20)),
        ("mi 20:00", at(2026, 11, 25, 20)),
        ("wednesday 18:00", at(2026, 12, 2, 18)),
        ("thursday at 20h15", at(2026, 11, 26, 20, 15)),
        ("tomorrow 12am", at(2026, 11, 26, 0)),
        ("morgen 12 pm", at(2026, 11, 26, 12)),
        ("heute 23", at(2026, 11, 25, 23)),
        ("20:00", at(2026, 11, 25, 20)),
        ("18:00", at(2026, 11, 26, 18)),
    ],
)
def test_times_are_read_as_people_write_them(typed: str, due: float) -> None:
    assert read_time(typed, NOW, BERLIN) == due


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "soon",
        "2026-11-24 20:00",
        "2026-13-40 20:00",
        "2027-12-04 20:00",
        "today 18:00",
        "fri 25:00",
        "fri 20:75",
        "fri 13pm",
        "friday",
        "31.2. 20",
        "٣ 20:00",
        "9" * 40,
    ],
)
def test_what_is_no_time_to_come_is_none(typed: str) -> None:
    assert read_time(typed, NOW, BERLIN) is None


def test_every_time_that_is_offered_is_read_as_that_time() -> None:
    for typed in ("", "fri", "20:30", "sa 18", "tomorrow 19", "2026-12-04 20:00", "nonsense"):
        found = offered_times(typed, NOW, BERLIN, (EN, DE))
        assert found and all(one > NOW for one in found)
        for one in found:
            assert read_time(told_time(one, BERLIN, EN), NOW, BERLIN) == one
    assert told_time(offered_times("fri", NOW, BERLIN, (EN,))[0], BERLIN, EN) == "Friday 2026-11-27 20:00"
    assert told_time(offered_times("sa 18", NOW, BERLIN, (DE, EN))[0], BERLIN, DE) == "Samstag 2026-11-28 18:00"


def test_the_clock_on_the_wall_counts_also_in_the_week_in_which_it_changes() -> None:
    zone = ZoneInfo("America/New_York")
    now = datetime(2026, 10, 30, 12, tzinfo=zone).timestamp()
    before, after = (read_time(f"{day} 20:00", now, zone) for day in ("saturday", "sunday"))
    assert before is not None and after is not None and after - before == 25 * HOUR
    assert datetime.fromtimestamp(after, UTC).hour == 1


def asked(*answers: tuple[int, list[int]]) -> Gathering:
    said = tuple(Reply(user, PLAYERS.get(user, "?"), answer, 0.0) for user, answer in answers)
    data: dict[str, Any] = {"times": [100.0, 200.0, 300.0], "lasts": 3}
    return Gathering("g", "evening", 1, 2, 3, "t", 1, data, 0.0, 50.0, "open", said)


def test_a_time_that_suits_everybody_is_agreed_and_nothing_before_all_have_answered() -> None:
    assert votes(asked((1, [0, 1, 2]), (2, [1, 2])), PLAYERS).agreed is None, "Cay has not answered"
    assert votes(asked((1, [0, 1, 2]), (2, [1, 2]), (3, [2])), PLAYERS).agreed == 2
    assert votes(asked((1, [0, 1, 2]), (2, [1, 2]), (3, [1, 2])), PLAYERS).agreed == 1, "the earlier of two"
    assert votes(asked((1, [0]), (2, [1]), (3, [2])), PLAYERS).agreed is None
    assert votes(asked((1, [0]), (2, [0]), (3, [])), PLAYERS).agreed is None, "Cay can at none"


def test_the_best_time_suits_most_and_more_than_one() -> None:
    assert votes(asked((1, [0, 1]), (2, [1]), (3, [])), PLAYERS).best == 1
    assert votes(asked((1, [0, 1]), (2, [0, 1])), PLAYERS).best == 0
    assert votes(asked((1, [0, 1, 2])), PLAYERS).best is None
    found = votes(asked((1, [0]), (9, [0]), (3, [])), PLAYERS)
    assert (found.can[0], found.none, found.silent, found.best) == ((1,), (3,), (2,), None), "who has left has no vote"


def test_a_press_turns_ones_answer_for_that_time_and_no_other() -> None:
    found = asked((1, [0, 2]))
    assert turned(found, 1, 0) == [2] and turned(found, 1, 1) == [0, 1, 2] and turned(found, 2, 1) == [1]


def test_people_have_three_days_or_until_an_hour_before_the_first_time() -> None:
    day = 24 * HOUR
    assert closes(0.0, [10 * day, 9 * day]) == 3 * day
    assert closes(0.0, [day, 2 * day]) == day - HOUR
    assert closes(0.0, [HOUR]) == HOUR / 2
