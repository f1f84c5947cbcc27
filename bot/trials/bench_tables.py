"""The slower measures: pictures, a stored click against a bare discord.py bot, and a hundred thousand stored tables."""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterator
from importlib import import_module
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import sqlalchemy as sa

from bot.rules.rng import Chance
from bot.tables import schema
from bot.tables.service import Tables
from bot.trials.bench import Measure, median_seconds, played
from bot.ui.clicks import Clicks
from bot.ui.discord_panel import layout
from bot.ui.panel import fit
from bot.ui.stage import Stage
from bot.ui.surface import Surface

CLICKS = 120
FEW = 100
MANY = 100_000


def pictures(surface: Surface) -> Iterator[Measure]:
    """Drawing each kind of picture of a game, without the cache."""
    game = surface.game
    times: dict[str, list[float]] = {}
    for number in range(12):
        run = played(game, 40 + 30 * number, f"pictures {number}")
        for seat in (None, 0):
            view = game.view(run.state, seat)
            for spec in surface.pictures(view):
                surface.draw(view, spec.name)
                spent = median_seconds(lambda view=view, name=spec.name: surface.draw(view, name), 3)
                times.setdefault(spec.name.split("-")[0], []).append(spent)
    for name, spent in sorted(times.items()):
        yield Measure("pictures", f"drawing {name}", round(statistics.median(spent) * 1000, 1), "ms", "<= 150")


# ---------------------------------------------------------------------- a click


def click(game_id: str = "doomrock") -> Iterator[Measure]:
    """Processor time of a click, stored and answered, without discord.py: sending is done by stand-ins that do nothing,
    and what it takes to build discord.py's view of the same panel is measured in the same run and taken off. What is
    left is what Waykeeper adds, SQLite's thread included."""
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(_click(game_id, Path(folder)))


async def _click(game_id: str, folder: Path) -> list[Measure]:
    from bot.app import spare_the_collector

    surface: Surface = import_module(f"cogs.{game_id.replace('-', '.')}.cog").surface()
    tables = await Tables.open(f"sqlite+aiosqlite:///{folder}/bench.db", [surface.game])
    clicks = Clicks(_Client(), Stage(tables, {game_id: surface}))  # type: ignore[arg-type]
    spent: list[float] = []
    stored: list[float] = []
    built: list[float] = []
    try:
        for number in range(2 * CLICKS):
            made = await tables.create(game_id, 1, number + 1, 1, name="Ada")
            table = made.info.id
            await tables.join(table, 2, "Ben")
            await tables.start(table, 1)
            board = discord.utils.time_snowflake(discord.utils.utcnow()) + number
            await tables.set_board(table, number + 1, board, 1)
            await _press(clicks, table, board, 1, f"wk:{table}:-:board")  # from now on the picture is there
            if number == 10:
                spare_the_collector()
            user, token = await _asked(tables, table)
            if number % 2:
                spent.append(await _press(clicks, table, board, user, f"wk:{table}:{token}:battle"))
                built.append(await _view_cost(clicks.stage, table))
            else:
                start = time.process_time()
                await tables.choose(table, user, token, "battle", 1_000_000 + number)
                stored.append(time.process_time() - start)
    finally:
        await tables.close()
    whole, view = statistics.median(spent[10:]), statistics.median(built[10:])
    return [
        _milliseconds("stored, without showing it", statistics.median(stored[10:])),
        _milliseconds("stored and answered", whole),
        _milliseconds("of it building discord.py's view of the board", view),
        _milliseconds("stored and answered, over discord.py", whole - view, "<= 2"),
    ]


def _milliseconds(name: str, seconds: float, goal: str = "") -> Measure:
    return Measure("click", name, round(seconds * 1000, 2), "ms CPU", goal)


async def _view_cost(stage: Stage, table: str) -> float:
    """The processor time of building discord.py's objects for the board that has just been shown."""
    shot = await stage.public(table)
    drawn = stage.drawn(shot) or []
    start = time.process_time()
    layout(shot.panel, drawn)
    between = time.process_time()
    fit(shot.panel)  # which `layout` has done as well, and is ours
    return (between - start) - (time.process_time() - between)


async def _asked(tables: Tables, table: str) -> tuple[int, str]:
    asked = (await tables.requests(table, None))[0]
    return asked.seats[0] + 1, asked.token


async def _press(clicks: Clicks, table: str, board: int, user: int, custom_id: str) -> float:
    """The processor time of a click on a board of which both players have just been seen."""
    for present in (1, 2):  # nobody has to be called, so the board is edited in place
        clicks.boards.saw(table, present)
    interaction: Any = _Interaction(user, custom_id, board, (await clicks.tables.get(table)).channel)
    start = time.process_time()
    await clicks.on_interaction(interaction)
    spent = time.process_time() - start
    if interaction.response.answers != 1:
        raise RuntimeError(f"a click was answered {interaction.response.answers} times")
    return spent


class _Response:
    def __init__(self) -> None:
        self.answers = 0

    def is_done(self) -> bool:
        return self.answers > 0

    async def edit_message(self, **change: Any) -> None:
        self.answers += 1


class _Interaction:
    """As much of an interaction as a click on a board needs."""

    type = discord.InteractionType.component
    locale = discord.Locale.british_english

    def __init__(self, user: int, custom_id: str, board: int, channel: int) -> None:
        self.id = discord.utils.time_snowflake(discord.utils.utcnow()) + next(_ids)
        self.channel_id, self.guild_id = channel, 1
        self.user = SimpleNamespace(id=user, display_name=f"User {user}")
        self.data = {"custom_id": custom_id}
        self.message = SimpleNamespace(id=board, flags=SimpleNamespace(ephemeral=False))
        self.response = _Response()


_ids = count(1)


class _Client:
    """A client on which nothing is ever posted."""


# ---------------------------------------------------------------------- many tables


def stored(game: Any) -> Iterator[Measure]:
    """Opening one table among a hundred and among a hundred thousand, interleaved in one run."""
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(_stored(game, Path(folder)))


async def _stored(game: Any, folder: Path) -> list[Measure]:
    few = await _filled(game, folder / "few.db", FEW)
    many = await _filled(game, folder / "many.db", MANY)
    chance = Chance(b"stored tables", {})
    times: dict[int, list[float]] = {FEW: [], MANY: []}
    try:
        for _ in range(60):
            for tables, ids in (few, many):
                table = chance.pick("table", ids)
                start = time.perf_counter()
                await tables.look(table, lambda look: look.awaited())
                times[len(ids)].append(time.perf_counter() - start)
    finally:
        await few[0].close()
        await many[0].close()
    low, high = statistics.median(times[FEW]), statistics.median(times[MANY])
    return [
        Measure("stored", f"opening one of {FEW} tables", round(low * 1000, 2), "ms"),
        Measure("stored", f"opening one of {MANY:,} tables", round(high * 1000, 2), "ms"),
        Measure("stored", "ratio", round(high / low, 2), "x", "<= 1.5"),
    ]


async def _filled(game: Any, path: Path, count: int) -> tuple[Tables, list[str]]:
    """A database with so many running tables: one real one, its rows copied under other ids and channels."""
    url = f"sqlite+aiosqlite:///{path}"
    tables = await Tables.open(url, [game])
    made = await tables.create(game.id, 1, 1, 1, name="Ada")
    await tables.join(made.info.id, 2, "Ben")
    await tables.start(made.info.id, 1)
    await tables.close()
    ids = [f"t{number:07d}" for number in range(count)]
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        for table in schema.metadata.sorted_tables:
            if "id" in table.c and table.name == "game_table":
                key = table.c.id
            elif "table_id" in table.c:
                key = table.c.table_id
            else:
                continue
            rows = [dict(row) for row in connection.execute(sa.select(table).where(key == made.info.id)).mappings()]
            if not rows:
                continue
            copies: list[dict[str, Any]] = []
            for number, name in enumerate(ids, 10):
                for row in rows:
                    copy = {**row, key.name: name}
                    if table.name == "game_table":
                        copy["channel"] = number
                    if table.name == "choice":
                        copy["interaction"] = None
                    if table.name == "outbox":
                        continue
                    copies.append(copy)
                if len(copies) > 20_000:
                    connection.execute(sa.insert(table), copies)
                    copies.clear()
            if copies:
                connection.execute(sa.insert(table), copies)
    engine.dispose()
    return await Tables.open(url, [game], size=1), ids
