"""The month by post can be believed: it is the same each time, and its figures are counted as they say."""

from datetime import date

from tests.month.figures import Call, Figures, TableTime
from tests.month.month import play_month
from tests.month.people import START

SMALL = {"first": "pebbles", "second": "pebbles", "third": "pebbles"}


async def test_a_month_is_the_same_each_time_and_small_games_come_to_their_end() -> None:
    one = (await play_month(games=SMALL)).as_json()
    assert one == (await play_month(games=SMALL)).as_json()
    assert all(table["days to the end"] is not None and table["moves"] > 4 for table in one["tables"].values())
    assert one["calls"] > 0 and one["players"]["Ada"]["calls"] > 0


async def test_nobody_is_called_at_night_and_no_call_outlives_its_question() -> None:
    found = (await play_month(seed=2, games=SMALL)).as_json()
    assert found["calls at night"] == found["stale reminders"] == 0
    assert found["calls"] > 0 and found["players"]["Ben"]["worst"] == 1, "a digest a day"


def test_figures_are_counted_by_the_days_and_nights_of_those_who_are_called() -> None:
    figures = Figures({"Ada": "Europe/Berlin", "Cleo": "Asia/Tokyo"})
    for user, hours in (("Ada", 0), ("Ada", 0.5), ("Ada", 17), ("Cleo", 17)):
        figures.calls.append(Call(user, START + hours * 3600, 1, 1))
    figures.there = {("Ada", date(2026, 3, day)) for day in (2, 3, 4, 5)}
    found = figures.as_json()
    # 6:00 UTC is 7:00 in Berlin, 23:00 UTC is midnight there and 8:00 in Tokyo
    assert figures.a_day("Ada") == [0, 0, 1, 2] and figures.a_day("Cleo") == [1]
    assert found["players"]["Ada"]["at night"] == 1 and found["players"]["Cleo"]["at night"] == 0
    assert found["calls a player and day, median"] == 1 and found["calls a player and day, worst"] == 2


def test_a_table_is_stuck_as_long_as_nobody_moves() -> None:
    table = TableTime("first", 0, 0)
    for at in (10, 15, 40):
        table.move(at)
    assert table.stuck == 25
    table.wait(100)
    assert table.stuck == 60 and table.moves == 3
    table.rest(50)
    table.wait(150)
    assert (table.stuck, table.leave) == (60, 50), "whoever is on leave with a date keeps nobody waiting unawares"


def test_a_table_says_for_whom_and_for_what_it_waited() -> None:
    table = TableTime("first", 0, 0)
    table.awaited([("Ada", "bid"), ("Ben", "bid")], 2 * 86_400)
    table.awaited([("Ada", "move")], 86_400)
    assert table.most() == {"Ada": 2, "bid": 2, "Ben": 1, "move": 1}
