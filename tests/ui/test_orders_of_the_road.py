"""Standing orders in Doomrock: what a walk asks less of those who leave small choices to the table."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.app import make_bot
from bot.settings import Settings
from bot.tables.model.table import Look
from bot.tables.seats import lobby
from cogs.doomrock.cog import surface
from tests.simcord_world import simcord_world
from tests.ui.presser import Presser

LEFT_TO_THE_TABLE = {"doomrock.which_hero": "share", "doomrock.tester": "best"}


async def test_who_leaves_small_choices_to_the_table_is_not_asked_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "table_seed", lambda seed, words: bytes(range(32)))
    plain = replace(surface(), pictures=lambda view: [])
    settings = Settings(_env_file=None, data_dir=tmp_path)
    async with simcord_world(lambda: make_bot(settings, surfaces=[plain])) as world:
        await world.slash("Ada", "table new", game=plain.id)
        await world.click("Ben", "Join")
        await world.click("Ada", "Start")
        info = await world.bot.tables.index.by_channel(world.channel().id)
        table = Presser(world, info.id, {0: "Ada", 1: "Ben"})
        for user in ("Ada", "Ben"):
            await world.click(user, "My panel", world.board())
            await world.click(user, "More", world.ephemerals(user)[-1])
            for order in (
                "Whoever is best at it takes each test",
                "Share out fairly what hits or helps one hero on the road",
            ):
                await world.click(user, order, world.ephemerals(user)[-1])
        asked = set()
        while await table.read(lambda look: look.run.state.battle is None):
            asked.add(await table.answer())
        given = await table.read(_given)
        # both came up on this walk, and were answered; a first lesson goes with the visit to a camp
        assert given - {"doomrock.camp"} == set(LEFT_TO_THE_TABLE)
        assert "doomrock.action" in asked and not asked & set(LEFT_TO_THE_TABLE)


def _given(look: Look) -> set[Any]:
    """The kinds of question that an order has answered."""
    assert look.run is not None
    return {choice.key for choice in look.run.choices if choice.by == "order"}
