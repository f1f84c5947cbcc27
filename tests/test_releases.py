"""P5: the tables of every release, as a server had stored them, go on with today's rules and lose nothing silently."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import __version__
from bot.tables.exports.export import export_table
from bot.tables.model.info import Info
from bot.tables.model.table import Look
from bot.tables.proof.verify import verify_export
from bot.tables.service import Tables
from cogs import game_ids, load_game
from tests.histories.make import MOST, play
from tests.releases.make import HERE, unpack
from tests.tables.play import HandClock, url

RELEASES = sorted(path.parent.name for path in HERE.glob("*/tables.db.xz"))
ON = 30


@pytest.fixture(params=RELEASES)
def stored(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return unpack(request.param, tmp_path)


@pytest.fixture
async def tables(stored: Path) -> AsyncIterator[Tables]:
    opened = await Tables.open(url(stored), [load_game(one) for one in game_ids()], clock=HandClock())
    yield opened
    await opened.close()


def before(path: Path) -> dict[str, tuple[str, str, int, str, int]]:
    """table -> (game, status, index, digest, events) as the release has stored them, read without our code."""
    with sqlite3.connect(path) as connection:
        rows = connection.execute('SELECT id, game, status, "index", digest, event_count FROM game_table').fetchall()
    connection.close()
    return {row[0]: tuple(row[1:]) for row in rows}


def said(look: Look) -> list[str]:
    """The kinds of all that the journal tells."""
    return [event.kind for event in look.events()]


def test_the_present_version_is_among_them() -> None:
    assert __version__ in RELEASES, "python -m tests.releases.make"


def test_each_game_of_a_release_has_a_table_in_the_middle(stored: Path) -> None:
    rows = before(stored).values()
    running = {game for game, status, index, _, _ in rows if status == "running" and index > 0}
    assert running <= set(game_ids()), "a game with running tables is gone"
    assert len(running) >= 10 and any(status == "ended" for _, status, _, _, _ in rows)


async def is_whole(tables: Tables, info: Info, was: tuple[str, str, int, str, int]) -> bool:
    """Whether a table came as it was; if choices are lost, or today's rules lead to other details, it is told.

    A field that a state has got since counts as a detail: evershade's has, for companions and settings.
    """
    if (info.index, info.digest) == (was[2], was[3]):
        return True
    kinds = await tables.keeper.look(info.id, said)
    told = "journal-rules-updated" if info.index == was[2] else "journal-rules-changed"
    assert told in kinds, f"{info.game}: {was[2]} choices became {info.index}, and nobody was told"
    return False


async def test_every_table_is_as_it_was_or_says_what_is_lost_and_goes_on(stored: Path, tables: Tables) -> None:
    for table, was in before(stored).items():
        game, status, _, _, events = was
        info = await tables.keeper.get(table)
        await tables.keeper.look(table, said)
        info = await tables.keeper.get(table)
        assert (info.game, info.status) == (game, status)
        whole = await is_whole(tables, info, was)
        assert info.event_count >= events, "what the journal told stands"
        if status == "running" and not game.endswith("-campaign"):
            await play(tables, table, ON)
            now = await tables.keeper.get(table)
            assert now.index >= info.index + ON // 2 or now.status == "ended", game
        if whole:
            assert verify_export(await export_table(tables, table, private=True), tables.games).problem is None, game


async def test_a_short_game_of_a_release_is_played_to_its_end(stored: Path, tables: Tables) -> None:
    ((table, begun),) = ((one, was[2]) for one, was in before(stored).items() if was[:2] == ("pebbles", "running"))
    assert await play(tables, table, MOST)
    ended = await tables.keeper.get(table)
    assert ended.status == "ended" and ended.index > begun
