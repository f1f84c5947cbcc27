"""What is best done at once has a button on the board, for whoever it is."""

from pathlib import Path
from typing import Any

from bot.app import make_bot
from bot.settings import Settings
from cogs import load_surface
from cogs.doomrock.rules.map.items import refusal
from cogs.doomrock.rules.reading.facts import Look
from tests.simcord_world import simcord_world


async def test_a_prize_is_put_on_from_the_board_by_its_player_alone(tmp_path: Path) -> None:
    """DR-5.7: one press; somebody else's press changes nothing."""
    settings = Settings(_env_file=None, data_dir=tmp_path)
    async with simcord_world(lambda: make_bot(settings, surfaces=[load_surface("doomrock")])) as world:
        await world.slash("Ada", "table new", game="doomrock")
        await world.click("Ben", "Join")
        await world.click("Ada", "Start")
        table = (await world.bot.tables.index.by_channel(world.channel().id)).id
        run: Any = await world.bot.tables.keeper.look(table, lambda look: look.run)
        look = Look(run.state, run.game.content)
        mine = next(hero for hero in run.state.heroes if hero.seat == 0)
        cards = run.game.content.items.values()
        item = next(c.id for c in cards if c.slot != "consumable" and refusal(look, mine, c) is None)
        run.state.items.append(item)
        run.ticks += 1
        await world.env.work_as_bot(world.bot.clicks.posts.boards.refresh(table))
        label = next(label for label in world.controls(world.board()).values() if "puts on" in label)
        assert "can do this at once" in world.text(world.board())
        await world.click("Ben", label, world.board())
        assert not mine.equipped
        await world.click("Ada", label, world.board())
        worn = await world.bot.tables.keeper.look(table, lambda look: look.run.state.heroes[0].equipped)
        assert worn == [item] and not any("puts on" in one for one in world.controls(world.board()).values())
