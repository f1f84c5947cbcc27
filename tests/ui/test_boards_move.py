"""How often boards move: while people are at a table, at most once a round or day, however slowly they press."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from bot.tables.model.table import Look
from bot.tables.seats import lobby
from cogs.altered.cog import surface as altered
from cogs.doomrock.cog import surface as doomrock
from tests.simcord_world import simcord_world
from tests.tables.play import HandClock
from tests.ui.presser import Presser


def _doomrock(state: Any) -> int:
    return int(state.battle.round) if state.battle is not None else 0


def _altered(state: Any) -> int:
    return int(state.day)


SEED = 3
"""Of a walk that is survived, whoever is meant by what hurts, and in which nobody is silent for `LIVELY` seconds."""


@pytest.mark.parametrize(
    ("surface", "period", "until", "pause"),
    [
        pytest.param(doomrock, _doomrock, 2, 50.0, id="doomrock"),
        pytest.param(altered, _altered, 3, 130.0, id="altered"),
    ],
)
async def test_the_board_moves_at_most_once_a_round(
    surface: Callable[[], Any],
    period: Callable[[Any], int],
    until: int,
    pause: float,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Rounds and days from their beginning to their end, with two who take `pause` seconds for each press, so that
    whoever waits is silent for longer than it takes to be called."""
    monkeypatch.setattr(lobby, "table_seed", lambda seed, words: bytes(range(SEED, SEED + 32)))
    plain = replace(surface(), pictures=lambda view: [])
    settings = Settings(_env_file=None, data_dir=tmp_path)
    async with simcord_world(lambda: make_bot(settings, surfaces=[plain])) as world:
        clock = HandClock()
        await world.slash("Ada", "table new", game=plain.id)
        await world.click("Ben", "Join")
        await world.click("Ada", "Start")
        world.bot.tables.keeper.clock = clock
        info = await world.bot.tables.index.by_channel(world.channel().id)
        table = Presser(world, info.id, {0: "Ada", 1: "Ben"})
        moves: Counter[int] = Counter()

        def now(look: Look) -> int:
            assert look.run is not None
            return period(look.run.state)

        while (round := await table.read(now)) < until:
            before = world.board().id
            clock.time += pause
            assert await table.answer()
            moves[round] += world.board().id != before
        whole = {round: n for round, n in moves.items() if round > 0}
        assert set(whole) == set(range(1, until))
        assert max(whole.values()) <= 1, whole
