"""Tables in the states in which deeds make sense: Ada hosts, Ben and Cay sit, Lea has sat and left, Gus as well."""

from collections.abc import Awaitable, Callable, Mapping

from bot.tables.model.leave import Leave
from bot.tables.model.policy import DAY
from bot.tables.service import Tables

Ids = Mapping[str, int]
Scene = Callable[[Tables, int, int, Ids], Awaitable[str]]


async def alone(tables: Tables, guild: int, channel: int, ids: Ids) -> str:
    """A lobby with Ada only."""
    return (await tables.lobby.create("toy", guild, channel, ids["Ada"], name="Ada")).info.id


async def lobby(tables: Tables, guild: int, channel: int, ids: Ids) -> str:
    table = await alone(tables, guild, channel, ids)
    for name in ("Ben", "Cay", "Lea"):
        await tables.seating.join(table, ids[name], name)
    await tables.seating.leave(table, ids["Lea"])
    return table


async def running(tables: Tables, guild: int, channel: int, ids: Ids) -> str:
    """All are asked in secret, Gus has been banned from the server."""
    table = await lobby(tables, guild, channel, ids)
    await tables.seating.join(table, ids["Gus"], "Gus")
    await tables.lobby.start(table, ids["Ada"])
    return table


async def clocked(tables: Tables, guild: int, channel: int, ids: Ids) -> str:
    """The same with a clock."""
    table = await lobby(tables, guild, channel, ids)
    await tables.lobby.set_clock(table, ids["Ada"], 24)
    await tables.lobby.start(table, ids["Ada"])
    return table


async def kicked(tables: Tables, guild: int, channel: int, ids: Ids) -> str:
    """Ben was asked to leave; Gus sits there, and Cay."""
    table = await running(tables, guild, channel, ids)
    await tables.seating.kick(table, ids["Ada"], 1)
    return table


async def vacated(tables: Tables, guild: int, channel: int, ids: Ids) -> str:
    """Ben has got up, and the house plays there."""
    table = await running(tables, guild, channel, ids)
    await tables.seating.leave(table, ids["Ben"])
    return table


async def chosen(tables: Tables, guild: int, channel: int, ids: Ids) -> str:
    """Ben has bid 3 and may take it back."""
    table = await running(tables, guild, channel, ids)
    seat = (await tables.keeper.get(table)).seats_of(ids["Ben"])[0].n
    token = next(a.token for a in await tables.reader.requests(table, seat) if not a.anytime)
    await tables.playing.choose(table, ids["Ben"], token, "3", channel + 9)
    return table


async def wished(tables: Tables, guild: int, channel: int, ids: Ids) -> str:
    """Ben wishes to take it back; the others are asked."""
    table = await chosen(tables, guild, channel, ids)
    await tables.proposals.propose_undo(table, ids["Ben"])
    return table


async def paused(tables: Tables, guild: int, channel: int, ids: Ids) -> str:
    table = await running(tables, guild, channel, ids)
    await tables.playing.pause(table, ids["Ada"])
    return table


async def away(tables: Tables, guild: int, channel: int, ids: Ids) -> str:
    """Ben is away."""
    table = await running(tables, guild, channel, ids)
    await tables.seating.set_away(table, ids["Ben"], True)
    return table


async def leave(tables: Tables, guild: int, channel: int, ids: Ids) -> str:
    """Ada is on leave, and has asked Lea, who does not sit there any more, to answer for her."""
    table = await running(tables, guild, channel, ids)
    now = tables.clock.now()
    await tables.leaves.go(ids["Ada"], Leave(now, now + DAY, "deputy", ids["Lea"], "Lea"))
    await tables.people.set_prefs(ids["Ada"], {})  # no other scene knows of it
    return table


async def housed(tables: Tables, guild: int, channel: int, ids: Ids) -> str:
    """A lobby with a seat of the house."""
    table = await lobby(tables, guild, channel, ids)
    await tables.seating.add_house(table, ids["Ada"], "Kettle")
    return table


async def played(tables: Tables, guild: int, channel: int, ids: Ids) -> str:
    """A game in which the house has a seat."""
    table = await housed(tables, guild, channel, ids)
    await tables.lobby.start(table, ids["Ada"])
    return table


async def ended(tables: Tables, guild: int, channel: int, ids: Ids) -> str:
    table = await running(tables, guild, channel, ids)
    await tables.playing.end(table, ids["Ada"])
    return table


async def doomrock(tables: Tables, guild: int, channel: int, ids: Ids) -> str:
    table = (await tables.lobby.create("doomrock", guild, channel, ids["Ada"], name="Ada")).info.id
    for name in ("Ben", "Cay"):
        await tables.seating.join(table, ids[name], name)
    await tables.lobby.start(table, ids["Ada"])
    return table


async def campaign(tables: Tables, guild: int, channel: int, ids: Ids) -> str:
    """A campaign at its gate."""
    table = (await tables.lobby.create("pebbles-campaign", guild, channel, ids["Ada"], name="Ada")).info.id
    for name in ("Ben", "Cay"):
        await tables.seating.join(table, ids[name], name)
    await tables.lobby.start(table, ids["Ada"])
    return table


SCENES: Mapping[str, Scene] = {
    "alone": alone,
    "lobby": lobby,
    "running": running,
    "clocked": clocked,
    "kicked": kicked,
    "vacated": vacated,
    "chosen": chosen,
    "wished": wished,
    "paused": paused,
    "away": away,
    "leave": leave,
    "housed": housed,
    "played": played,
    "ended": ended,
    "doomrock": doomrock,
    "campaign": campaign,
}
