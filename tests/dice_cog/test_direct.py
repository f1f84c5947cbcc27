"""Dice and decks in a direct message, for whoever is on no server with us any more as well: nobody else is there."""

import json
from typing import Any

from cogs.dice.proof import verify_dice
from tests.simcord_world import World, simcord_world


async def direct(world: World, user: str, command: str, **options: Any) -> str:
    """What a command in this user's direct messages shows there."""
    return world.text(await world.user(user).user.slash(command, **options))


def told(world: World, user: str) -> list[Any]:
    channel = world.user(user).user.dm_channel.id
    return [found for _, found in sorted(world.env.backend.messages.get(channel, {}).items())]


async def test_dice_fall_in_a_direct_message_with_a_seal_of_their_own(make: Any) -> None:
    async with simcord_world(make) as world:
        await direct(world, "Ben", "roll", dice="2d6+3", label="the bridge")
        await direct(world, "Ben", "rolls save", name="bridge", dice="2d6+3")
        await direct(world, "Ben", "roll", dice="bridge")
        shown = [world.text(message) for message in told(world, "Ben")]
        assert sum("**Ben** rolls" in line for line in shown) == 2
        seals = world.bot.channel_records
        here = await seals.seed(world.user("Ben").user.dm_channel.id)
        assert here.rolls == 2 and any(here.commitment in line for line in shown)
        assert await seals.seed(world.channel().id) is None, "the channel has dice of its own"


async def test_whoever_has_left_the_server_still_rolls_and_draws(make: Any) -> None:
    async with simcord_world(make) as world:
        world.local.guild.remove_member(world.user("Ben"))
        await world.env.settle()
        await direct(world, "Ben", "roll", dice="d20")
        await direct(world, "Ben", "draw new", name="lots", cards="short, long")
        await direct(world, "Ben", "draw card")
        shown = [world.text(message) for message in told(world, "Ben")]
        assert any("**Ben** rolls" in line for line in shown) and any("lots" in line for line in shown)
        assert any("short" in line or "long" in line for line in shown[-1:])


async def test_who_is_alone_with_us_opens_the_seal_but_keeps_nothing_for_a_server(make: Any) -> None:
    async with simcord_world(make) as world:
        await direct(world, "Ben", "roll", dice="3d6")
        refused = await direct(world, "Ben", "rolls save", name="all", dice="d6", **{"for": "server"})
        assert "Rolls for the whole server" in refused
        opened = await world.user("Ben").user.slash("rolls open")
        (file,) = opened.response.attachments
        bundle = json.loads(await file.read())
        assert verify_dice(bundle) == [] and len(bundle["entries"]) == 1


async def test_nobody_hosts_a_direct_message(make: Any) -> None:
    async with simcord_world(make) as world:
        refused = await direct(world, "Ben", "roll", dice="d6", visibility="host")
        assert "Nobody hosts a direct message" in refused
        assert await world.bot.channel_records.seed(world.user("Ben").user.dm_channel.id) is None, "and no die is gone"


async def test_what_is_ones_own_is_installed_for_a_person_and_works_everywhere(make: Any) -> None:
    """Discord shows somebody who shares no server with us only what may be installed for a user."""
    async with simcord_world(make) as world:
        tree = world.bot.tree
        for name in ("roll", "rolls", "draw", "my", "privacy", "help"):
            sent = tree.get_command(name).to_dict(tree)
            assert sorted(sent["contexts"]) == [0, 1, 2] and sorted(sent["integration_types"]) == [0, 1], name
        assert tree.get_command("server").to_dict(tree)["contexts"] == [0], "what is of a server is of a server"
