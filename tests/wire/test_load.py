"""`waykeeper bench wire` in short: votes are shown and stored, too many at once are told so, and nothing is lost."""

import asyncio
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.errors import CommandError
from bot.tables.service import Tables
from bot.ui.panels.surface import Surface
from tests.wire import bench, load
from tests.wire.load import Board, both, closed


class Slow:
    """A bot that says that it is busy as long as more than `most` look at once, or always."""

    process = SimpleNamespace(log="its log")

    def __init__(self, most: int) -> None:
        self.most, self.inside = most, 0

    async def press(self, board: Board, custom_id: str = "") -> Any:
        self.inside += 1
        is_busy = self.inside > self.most
        await asyncio.sleep(0)
        self.inside -= 1
        return SimpleNamespace(answer=bench.SAID if is_busy else bench.UPDATE)


@pytest.fixture
def untimed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def timed(side: Any, made: list[Any], work: Any) -> None:
        await work

    monkeypatch.setattr(load, "_timed", timed)


BOARDS = [Board(f"t{n}", None, n, n, "") for n in range(40)]  # type: ignore[arg-type]


async def test_a_slow_machine_is_warmed_up_with_fewer_at_once(untimed: None) -> None:
    side: Any = Slow(most=1)
    assert await bench.warm_up(side, BOARDS) == []


async def test_warming_up_that_leads_nowhere_ends_with_a_sentence(untimed: None) -> None:
    side: Any = Slow(most=0)
    side.boards = BOARDS
    with pytest.raises(CommandError, match=f"too busy to measure on: 40 of 40 tables .* {bench.WARM_ROUNDS} rounds"):
        await bench.fresh(side, 40)


@pytest.mark.parametrize("game", sorted(load.MOVES))
async def test_the_move_that_is_measured_comes_up(tmp_path: Path, game: str) -> None:
    surface: Surface = import_module(f"cogs.{game}.cog").surface()
    tables = await Tables.open(f"sqlite+aiosqlite:///{tmp_path}/moves.db", [surface.game])
    try:
        table = (await tables.lobby.create(game, 1, 1, 1, name="Ada")).info.id
        await tables.seating.join(table, 2, "Ben")
        await tables.lobby.start(table, 1)
        asked = await load.MOVES[game].ready(tables, table, [1, 2])
        assert any(option.id.startswith(load.MOVES[game].begins) for option in asked.options if option.refused is None)
    finally:
        await tables.close()


async def test_a_bot_that_hears_nothing_is_not_measured_for_hours(untimed: None) -> None:
    async def mute(board: Board) -> Any:
        return SimpleNamespace(answer=None)

    with pytest.raises(CommandError, match="not answered: its log"):
        side: Any = Slow(0)
        await closed(side, mute, BOARDS * 10, 1)


async def test_under_load_moves_are_shown_and_stored_or_told_that_it_is_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "WINDOW", 12)
    async with both(tmp_path / "load", 24, uvloop=False, boards=4, patient=True) as (ours, bare):
        edits = await closed(bare, bare.press, bare.boards * 50, 4)
        votes = await closed(ours, ours.press, await bench.fresh(ours, 12), 4)
        assert bench.UPDATE in {one.answer for one in votes.made} and bench.UPDATE in {one.answer for one in edits.made}
        assert votes.cpu > 0 and edits.cpu > 0
        found = {one.name: one for one in await bench.crowded(ours, tmp_path / "load/ours/waykeeper.db", seconds=1.0)}
        assert found["offered 2 times that for 1 s"].value > 0
        assert found["moves shown and not stored"].met and found["moves stored and told that it is busy"].met
