"""A stored toy campaign, and playing its sessions: what the tests of this folder share."""

from pathlib import Path
from typing import Any

from bot.rules.kernel.game import Game
from bot.rules.rng import Chance
from bot.tables.model.info import Info
from bot.tables.model.table import Look
from bot.tables.service import Tables
from tests.rules.trek import TrekCampaign, Walk
from tests.tables.play import ADA, BEN, HandClock, play_on, url

GAMES: list[Game[Any]] = [TrekCampaign(), Walk()]
KNOWN = {game.id: game for game in GAMES}


async def opened(where: Path | str) -> Tables:
    return await Tables.open(url(where), GAMES, clock=HandClock())


async def a_campaign(tables: Tables, *, channel: int = 5, walks: int = 3) -> str:
    """Ada alone, with a clock of a day."""
    made = await tables.lobby.create(
        "toy-campaign", 1, channel, ADA, {"walks": walks}, name="Ada", entropy="a", clock_hours=24.0, parent=4
    )
    await tables.lobby.start(made.info.id, ADA)
    return made.info.id


async def say(tables: Tables, table: str, user: int, *answers: str) -> None:
    for answer in answers:
        await tables.playing.choose(table, user, None, answer)


async def open_session(tables: Tables, table: str, channel: int) -> Info:
    """The child table that waits to be opened."""
    (one,) = [one for one in await tables.children.child_tables(table) if one.is_awaited]
    return (await tables.children.open_child(table, one.sequel.key, channel, 4)).info


async def play_out(tables: Tables, session: str) -> None:
    """Random clicks until it is over."""
    await play_on(tables, session, Chance(session.encode(), {}))
    assert (await tables.keeper.get(session)).status == "ended"


async def shopped(tables: Tables, table: str, *users: int) -> None:
    """Nobody buys anything."""
    for user in users:
        await tables.playing.choose(table, user, None, "no")


async def state(tables: Tables, table: str) -> Any:
    def copied(look: Look) -> Any:
        assert look.run is not None
        return look.run.state.model_copy(deep=True)

    return await tables.keeper.look(table, copied)


__all__ = [
    "ADA",
    "BEN",
    "GAMES",
    "KNOWN",
    "a_campaign",
    "open_session",
    "opened",
    "play_out",
    "say",
    "shopped",
    "state",
]
