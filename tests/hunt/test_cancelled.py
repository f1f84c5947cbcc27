"""Callers that are cancelled at the worst moment: whoever shares a commit with them is told the truth."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.tables.store.database import Database
from bot.tables.store.opening import open_database
from tests.tables.play import url

PUT = sa.text("insert into user_pref (user, data) values (:user, '{}')")
ALL = sa.text("select user from user_pref order by user")


def put(user: int) -> Any:
    def job(connection: sa.Connection) -> int:
        connection.execute(PUT, {"user": user})
        return user

    return job


async def stored(database: Database) -> list[int]:
    return await database.read(lambda connection: list(connection.execute(ALL).scalars()))


async def together(database: Database, *users: int) -> list[asyncio.Task[int]]:
    """Writers that wait for the turn while somebody reads, so that the first of them commits for all."""
    turn: asyncio.Lock = database._turn
    await turn.acquire()
    tasks = [asyncio.ensure_future(database.write(put(user))) for user in users]
    for _ in range(3):
        await asyncio.sleep(0)
    turn.release()
    return tasks


@pytest.mark.parametrize("hops", range(1, 8))
async def test_whoever_commits_for_others_is_cancelled(path: Path, hops: int) -> None:
    database = await open_database(url(path))
    tasks = await together(database, 1, 2, 3)
    for _ in range(hops):
        await asyncio.sleep(0)
    tasks[0].cancel()
    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert done[1:] == [2, 3], "the others are told what was stored"
    assert set(await stored(database)) >= {2, 3}
    await database.close()


@pytest.mark.parametrize("hops", range(1, 8))
async def test_the_same_when_one_of_them_is_refused(path: Path, hops: int) -> None:
    database = await open_database(url(path))
    await database.write(put(2))
    tasks = await together(database, 1, 2, 3)
    for _ in range(hops):
        await asyncio.sleep(0)
    tasks[0].cancel()
    done = await asyncio.gather(*tasks, return_exceptions=True)
    kept = await stored(database)
    assert isinstance(done[1], sa.exc.IntegrityError) and done[2] == 3 and 3 in kept
    await database.close()


async def test_nobody_carries_out_what_was_called_off_before_its_turn(path: Path) -> None:
    database = await open_database(url(path))
    turn: asyncio.Lock = database._turn
    await turn.acquire()
    task = asyncio.ensure_future(database.write(put(1)))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    turn.release()
    await database.write(put(2))
    assert await stored(database) == [2]
    await database.close()
