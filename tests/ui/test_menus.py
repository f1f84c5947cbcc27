"""What stands in the menu of a message: *Roll again* and *Whose turn?*."""

from pathlib import Path
from typing import Any

import pytest
from simcord import ResponseMessage

from bot.app import make_bot
from bot.settings import Settings
from tests.rights.town import Being, town
from tests.simcord_world import World, simcord_world
from tests.ui.asker import toy_surface


@pytest.fixture
def maker(tmp_path: Path) -> Any:
    settings = Settings(_env_file=None, data_dir=tmp_path)
    return lambda: make_bot(settings, surfaces=[toy_surface()])


async def menu(world: World, user: str, name: str, message: Any) -> None:
    await world.user(user).context_menu(world.channel(), name, ResponseMessage(world.env, message))


async def test_roll_again_rolls_what_stands_in_that_message_and_says_that_it_is_a_reroll(maker: Any) -> None:
    async with simcord_world(maker) as world:
        await world.slash("Ada", "roll", dice="2d6+1 # fire")
        first = world.board()
        await world.slash("Ada", "roll", dice="1d20")
        await menu(world, "Ben", "Roll again", first)
        told = world.text(world.board())
        assert "**Ben**" in told and "fire" in told and "2d6" in told and "re-roll" in told


async def test_a_hidden_roll_is_its_owners_and_other_messages_tell_none(maker: Any) -> None:
    async with simcord_world(maker) as world:
        await world.slash("Ada", "roll", dice="1d20", visibility="me")
        hidden = world.board()
        before = len(world.messages())
        await menu(world, "Ben", "Roll again", hidden)
        assert "no roll of mine" not in world.text(world.ephemerals("Ben")[-1]) and len(world.messages()) == before
        await menu(world, "Ada", "Roll again", hidden)
        assert len(world.messages()) > before
        await world.say("Cleo", "2d6, please")
        await menu(world, "Ben", "Roll again", world.messages()[-1])
        assert "has no roll of mine" in world.text(world.ephemerals("Ben")[-1])
        await world.slash("Ada", "table new", game="toy")
        await menu(world, "Ben", "Roll again", world.board())
        assert "has no roll of mine" in world.text(world.ephemerals("Ben")[-1])


async def test_buttons_of_somebody_elses_message_roll_nothing(tmp_path: Path) -> None:
    async with town(tmp_path) as place:
        site = await place.site("running")
        mia = Being("member", "Mia", site.channel, place.home.id)
        shown = await place.menu(mia, "Roll again", f"wkd:again:{site.roll}", author=place.users["Sam"].id)
        assert "has no roll of mine" in shown.everything and not shown.public


async def test_whose_turn_tells_names_time_and_whether_it_is_you(maker: Any) -> None:
    async with simcord_world(maker) as world:
        await world.slash("Ada", "roll", dice="1d20")
        some = world.board()
        await menu(world, "Ben", "Whose turn?", some)
        assert "no table" in world.text(world.ephemerals("Ben")[-1]).lower()
        await world.slash("Ben", "table new", game="toy")
        await world.slash("Ben", "table clock", hours=12)
        await world.click("Cleo", "Join")
        await menu(world, "Ada", "Whose turn?", some)
        assert "Not begun yet" in world.text(world.ephemerals("Ada")[-1])
        await world.click("Ben", "Start")
        look = await world.bot.tables.index.by_channel(world.channel().id)
        seats = await world.bot.tables.keeper.look(look.id, lambda look: look.awaited())
        awaited = {look.seats[seat].name for seat in seats}
        for user in ("Ada", "Ben", "Cleo"):
            await menu(world, user, "Whose turn?", some)
            told = world.text(world.ephemerals(user)[-1])
            assert all(name in told for name in awaited) and "runs out <t:" in told, told
            assert ("It is your turn." in told) == (user in awaited)
