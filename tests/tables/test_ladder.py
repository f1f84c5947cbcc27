"""Ladders: which tables count, ratings worked out by hand, seasons, and leaving no trace."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.rules.rng import Chance
from bot.tables.model.rating import SEASON, START, Result, ranks, season_starts
from bot.tables.service import Tables
from tests.rules.duel import Duel
from tests.rules.toy import Toy
from tests.tables.play import ADA, BEN, CAY, HandClock, play_on, url

WEEK = 7 * 86_400.0


@pytest.fixture
async def tables(path: Path) -> AsyncIterator[Tables]:
    opened = await Tables.open(url(path), [Duel(), Toy()], clock=HandClock())
    yield opened
    await opened.close()


async def duel(tables: Tables, channel: int, a: int = ADA, b: int | None = BEN, rounds: int = 1, **more: Any) -> str:
    """A begun table; b None: the house."""
    game = more.get("game", "duel")
    made = await tables.lobby.create(game, more.get("guild", 1), channel, a, {"rounds": rounds}, name=f"n{a}")
    if b is None:
        await tables.seating.add_house(made.info.id, a, "House")
    else:
        await tables.seating.join(made.info.id, b, f"n{b}")
    await tables.lobby.start(made.info.id, a)
    return made.info.id


async def played(tables: Tables, channel: int, *args: Any, **more: Any) -> int:
    """A table played to its end: the seat that has won, -1 for a draw."""
    table = await duel(tables, channel, *args, **more)
    await play_on(tables, table, Chance(str(channel).encode(), {}))
    assert (await tables.keeper.get(table)).status == "ended"
    won = await tables.keeper.look(table, lambda look: look.game.winners(look.run.state))  # type: ignore[union-attr]
    return won[0] if len(won) == 1 else -1


async def score(tables: Tables, user: int, season: int | None = None, guild: int = 1) -> tuple[int, int, int]:
    found = await tables.ladders.ladder(guild, "duel", season)
    assert found is not None
    rank = next((rank for rank in found.ranks if rank.user == user), None)
    return (0, 0, 0) if rank is None else (rank.won, rank.drawn, rank.lost)


async def test_finished_contests_between_users_count(tables: Tables) -> None:
    won = [await played(tables, channel) for channel in range(10, 16)]
    assert await score(tables, ADA) == (won.count(0), won.count(-1), won.count(1))
    assert await score(tables, BEN) == (won.count(1), won.count(-1), won.count(0))
    assert sum(await score(tables, ADA)) == 6
    assert (await tables.ladders.ladder(2, "duel")).ranks == () == (await tables.ladders.ladder(1, "toy")).ranks  # type: ignore[union-attr]


async def test_what_does_not_count(tables: Tables) -> None:
    await played(tables, 10, ADA, None)  # practice
    await played(tables, 11, rounds=2)  # not by the ladder's rules
    await played(tables, 12, game="toy")  # no contest
    await played(tables, 13, guild=None)  # no server
    table = await duel(tables, 14)
    await tables.playing.end(table, ADA)  # broken off
    assert (await tables.proposals.consent(table, BEN, True)).info.status == "ended"
    table = await duel(tables, 15)
    await tables.seating.kick(table, ADA, 1)  # the house plays on
    await tables.proposals.consent(table, BEN, True)
    await play_on(tables, table, Chance(b"left", {}))
    assert (await tables.keeper.get(table)).status == "ended"
    table = await duel(tables, 16)
    await tables.seating.hand_over(table, BEN, 1, CAY, "n102")  # two played one side
    await tables.proposals.consent(table, CAY, True)
    await tables.proposals.consent(table, ADA, True)
    await play_on(tables, table, Chance(b"both", {}))
    assert (await tables.keeper.get(table)).status == "ended"
    assert (await tables.ladders.ladder(1, "duel")).ranks == ()  # type: ignore[union-attr]


def test_ratings_by_hand() -> None:
    """Worked out on paper: 1200 against 1200 is 12 points; then 1212 against 1188 expects 0.5345; a draw gives half."""
    a, b = ranks([Result(1, ADA, BEN, "a", "b", 2)])
    assert (a.user, a.rating, b.rating) == (ADA, START + 12, START - 12)
    a, b = ranks([Result(1, ADA, BEN, "a", "b", 2), Result(2, BEN, ADA, "b", "A", 2)])
    assert (a.user, b.user, b.name) == (BEN, ADA, "A")
    assert a.rating == pytest.approx(1200.83, abs=0.01) and a.rating + b.rating == pytest.approx(2 * START)
    (a, b) = ranks([Result(1, ADA, BEN, "a", "b", 1)])
    assert (a.rating, a.drawn, a.place, b.place) == (START, 1, 1, 1)


def test_seasons_begin_by_hand_with_the_first_result_and_after_eight_weeks() -> None:
    assert season_starts([], None, 1.0) == []
    assert season_starts([], 100.0, 100.0 + SEASON - 1) == [100.0]
    assert season_starts([], 100.0, 100.0 + 2 * SEASON) == [100.0, 100.0 + SEASON, 100.0 + 2 * SEASON]
    assert season_starts([100.0 + WEEK], 100.0, 100.0 + WEEK + SEASON) == [100.0, 100.0 + WEEK, 100.0 + WEEK + SEASON]
    late = 100.0 + SEASON + WEEK
    assert season_starts([late], 100.0, late) == [100.0, 100.0 + SEASON, late]
    assert season_starts([50.0], 100.0, 200.0) == [50.0]


async def test_a_new_season_begins_empty_and_the_old_one_stays(tables: Tables) -> None:
    assert (await tables.ladders.ladder(1, "duel")).n == 0  # type: ignore[union-attr]
    await played(tables, 10)
    before = await score(tables, ADA)
    clock = tables.clock
    assert isinstance(clock, HandClock)
    clock.time += WEEK
    assert (await tables.ladders.new_season(1, "duel")).n == 2
    assert await score(tables, ADA) == (0, 0, 0) and await score(tables, ADA, 1) == before
    await played(tables, 11)
    assert sum(await score(tables, ADA)) == 1
    clock.time += SEASON
    assert (await tables.ladders.ladder(1, "duel")).n == 3  # type: ignore[union-attr]
    assert await tables.ladders.ladder(1, "duel", 4) is None and await tables.ladders.ladder(1, "duel", 0) is None


async def test_who_is_forgotten_is_gone_and_the_others_keep_their_points(tables: Tables) -> None:
    for channel, (a, b) in enumerate([(ADA, BEN), (BEN, CAY), (CAY, ADA)], 10):
        await played(tables, channel, a, b)
    assert len((await tables.people.user_data(ADA))["ladder"]) == 2
    ben = await score(tables, BEN)
    await tables.people.forget_user(ADA)
    found = await tables.ladders.ladder(1, "duel")
    assert found is not None
    assert {rank.user for rank in found.ranks} == {BEN, CAY} and "n100" not in {rank.name for rank in found.ranks}
    assert await score(tables, BEN) == ben
    assert (await tables.people.user_data(ADA))["ladder"] == []
