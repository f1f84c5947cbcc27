"""Waykeeper under load beside a bare discord.py bot, in one run and interleaved, on the same loopback Discord.

`tests.wire.bench` says what is measured. Both bots run in processes of their own on one core, server and people on the
other. What is pressed at Waykeeper is a vote at a Doomrock table, or at another game the move that `waykeeper bench
click` measures too (Altered's and Rangers' in a private hand): checked, stored durably, shown; at the bare bot a button
that edits a message of the same size. Nothing is left of the machine's speed in a ratio of the two.
"""

import asyncio
import json
import os
import random
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any

from bot.errors import CommandError
from bot.rules.decision import Answer
from bot.rules.kernel.house import house_answer
from bot.tables.model.requests import RequestSnapshot
from bot.tables.model.table import Look
from bot.tables.service import Tables
from bot.trials.bench_click import CLICKED
from bot.trials.copies import copy_table
from bot.ui.panels.panel import Words
from bot.ui.panels.surface import Surface
from bot.ui.screens.stage import Stage
from tests.wire.limits import COMPONENTS_V2
from tests.wire.process import START_WITHIN, BotProcess
from tests.wire.server import Discord, loopback
from tests.wire.state import Interaction, Message, User, new_id

MUTE = 48
"""So many unanswered presses in a row are no slow bot, but one that hears nothing."""
_PLAIN_LOOP = "import runpy, sys; sys.modules['uvloop'] = None; sys.argv = {argv!r}; runpy.run_module({module!r}, run_name='__main__')"  # noqa: E501


@dataclass(frozen=True)
class Board:
    """A message that is pressed: whose, where, and the custom id of the move (of any button at the bare bot).

    is_private: the move is made in the user's hand, which has to be opened first.
    """

    table: str
    user: User
    channel: int
    message: int
    move: str
    is_private: bool = False


@dataclass
class Side:
    """One bot and its Discord. boards: those that nobody has pressed yet."""

    discord: Discord
    process: BotProcess
    boards: list[Board] = field(default_factory=list)

    async def start(self) -> float:
        """Start the bot; the seconds until it is there."""
        before, began = self.discord.gateway.identified, time.monotonic()
        await self.process.start()
        assert self.process.process is not None
        if (os.cpu_count() or 1) > 1:
            os.sched_setaffinity(self.process.process.pid, {0})
        await self.discord.until(
            lambda: self.discord.gateway.identified > before or not self.process.is_alive, START_WITHIN
        )
        if not self.process.is_alive:
            raise RuntimeError(f"a bot has ended: {self.process.log[-2000:]}")
        seconds = time.monotonic() - began
        await self.process.idle()
        return seconds

    async def press(self, board: Board, custom_id: str = "") -> Interaction:
        """Press a button (the move) and wait for the answer, or until Discord gives up."""
        await self.heard()
        data = {"component_type": 2, "custom_id": custom_id or board.move, "id": 1}
        made = await self.discord.interact(3, board.user, board.channel, data, board.message)
        await self.discord.answer_to(made)
        return made

    async def heard(self) -> None:
        """Wait until the bot hears events. What is sent to one that has lost its gateway is only given up after three
        seconds each, and a stretch of them stands still for half an hour."""
        gateway = self.discord.gateway
        if not gateway.is_up:
            await self.discord.until(lambda: gateway.is_up, what=f"the gateway is lost: {self.process.log[-2000:]}")

    async def echo(self, board: Board) -> Interaction:
        await self.heard()
        command = next(c for c in self.discord.state.commands if c["name"] == "echo")
        words = [{"name": "words", "type": 3, "value": "hello"}]
        data = {"id": command["id"], "name": "echo", "type": 1, "options": words}
        made = await self.discord.interact(2, board.user, board.channel, data)
        await self.discord.answer_to(made)
        return made


@dataclass
class Stretch:
    """What came of one stretch: interactions, its length, the bot's processor time; seconds all."""

    made: list[Interaction]
    seconds: float
    cpu: float

    @property
    def cost(self) -> float:
        """Milliseconds of processor time of an interaction."""
        return self.cpu * 1000 / len(self.made)

    @property
    def rate(self) -> float:
        return len(self.made) / self.seconds

    @property
    def waits(self) -> list[float]:
        """Milliseconds until each answer; one that never came counts as Discord's three seconds."""
        return [3000.0 if one.answered_after is None else one.answered_after * 1000 for one in self.made]


Act = Callable[[Board], Any]


async def closed(side: Side, act: Act, boards: Iterable[Board], people: int) -> Stretch:
    """So many people, each of whom presses again when the answer has come."""
    left: Iterator[Board] = iter(boards)
    made: list[Interaction] = []

    async def person() -> None:
        for board in left:
            made.append(await act(board))
            if len(made) >= MUTE and all(one.answer is None for one in made[-MUTE:]):
                raise CommandError(f"{MUTE} presses in a row were not answered: {side.process.log[-2000:]}")

    async def all_of_them() -> None:
        await asyncio.gather(*(person() for _ in range(people)))

    return await _timed(side, made, all_of_them())


async def opened(side: Side, act: Act, boards: Iterable[Board], rate: float, seed: str) -> Stretch:
    """People who come at random, so many a second, whether the bot keeps up or not."""
    chance = random.Random(seed)
    made: list[Interaction] = []

    async def person(board: Board) -> None:
        made.append(await act(board))

    async def all_of_them() -> None:
        tasks, at = [], time.monotonic()
        for board in boards:
            at += chance.expovariate(rate)
            await asyncio.sleep(max(0.0, at - time.monotonic()))
            tasks.append(asyncio.ensure_future(person(board)))
        await asyncio.gather(*tasks)

    return await _timed(side, made, all_of_them())


async def _timed(side: Side, made: list[Interaction], work: Any) -> Stretch:
    cpu, began = side.process.cpu_seconds(), time.monotonic()
    await work
    seconds = time.monotonic() - began
    await side.process.idle()
    return Stretch(made, seconds, side.process.cpu_seconds() - cpu)


# ---------------------------------------------------------------------- two bots, many boards

MOST_BEFORE = 1_000
"""Answers of the house until the question of a game's move has to have come up."""


async def _battle(tables: Tables, table: str, users: Sequence[int]) -> RequestSnapshot:
    """The first proposes the battle: both are asked about it on the board."""
    await tables.playing.do(table, users[0], "battle")
    asked = (await tables.reader.requests(table, 0))[0]
    assert asked.key == "doomrock.to_battle"
    return asked


def _played_to(key: str) -> Callable[[Tables, str, Sequence[int]], Awaitable[RequestSnapshot]]:
    """The house plays for both until this is asked."""

    async def ready(tables: Tables, table: str, users: Sequence[int]) -> RequestSnapshot:
        for _ in range(MOST_BEFORE):
            for seat in (0, 1):
                for asked in await tables.reader.requests(table, seat):
                    if asked.key == key:
                        return asked
            seat, answer = await tables.keeper.look(table, _house)
            await tables.playing.do(table, users[seat], answer)
        raise RuntimeError(f"{key} was not asked within {MOST_BEFORE} answers")

    return ready


def _house(look: Look) -> tuple[int, Answer]:
    assert look.run is not None
    requests = look.run.requests()
    request = requests[look.run.index % len(requests)]  # in a vote the first seat could change its mind for ever
    return request.decision.seats[0], house_answer(look.run, request, request.decision.seats[0])


@dataclass(frozen=True)
class Move:
    """What is pressed at a game. ready: brings a new table of these users to where it is asked; begins: how the answer
    begins (the last that does)."""

    ready: Callable[[Tables, str, Sequence[int]], Awaitable[RequestSnapshot]]
    begins: str


MOVES = {"doomrock": Move(_battle, "yes")} | {
    game: Move(_played_to(key), begins) for game, (key, begins) in CLICKED.items() if game != "doomrock"
}
"""Moves after which nobody has to be called by name, so that the message is edited in place like the bare bot's."""


async def fill(discord: Discord, path: Path, count: int, game: str) -> tuple[list[Board], dict[str, Any], bytes]:
    """A database with so many tables of two players before the same move, and their boards on the server.

    Gives the boards, the panel of one (the hand, if the move is made there) as the bare bot wants it, and its picture.
    """
    face: Surface = import_module(f"cogs.{game}.cog").surface()
    users = [discord.state.add_user("Ada"), discord.state.add_user("Ben")]
    tables = await Tables.open(f"sqlite+aiosqlite:///{path}", [face.game])
    channels = [discord.state.add_channel(f"table-{number}") for number in range(count)]
    made = await tables.lobby.create(game, discord.state.guild_id, 1, users[0].id, name="Ada")
    table = made.info.id
    await tables.seating.join(table, users[1].id, "Ben")
    await tables.lobby.start(table, users[0].id)
    move = MOVES[game]
    asked = await move.ready(tables, table, [user.id for user in users])
    option = [o.id for o in asked.options if o.refused is None and o.id.startswith(move.begins)][-1]
    info = await tables.keeper.get(table)
    stage = Stage(tables, {game: face})
    shot = await stage.private(table, users[asked.seats[0]].id, "en-GB") if asked.private else await stage.public(table)
    assert shot is not None and shot.view is not None
    alt = shot.panel.pictures()[0]
    picture = face.draw(shot.view, alt.name)
    if (await tables.playing.end(table, users[0].id)).is_asked:
        await tables.proposals.consent(table, users[1].id, True)
    await tables.close()
    messages = [_board(discord, channel.id) for channel in channels]
    ids = [f"t{number:07d}" for number in range(count)]
    with sqlite3.connect(path) as file:  # the copied one is over: it must not wait for anybody
        file.execute("update game_table set status = 'running'")
    copy_table(
        path,
        table,
        ids,
        lambda n: {
            "channel": channels[n].id,
            "board_channel": channels[n].id,
            "board_message": messages[n].id,
            "board_version": info.version + 1,
        },
    )
    with sqlite3.connect(path) as file:
        file.execute("update game_table set status = 'ended' where id = ?", (table,))
        file.execute("update game_table set board_version = version")
    boards = [
        Board(name, users[asked.seats[0]], channel.id, message.id, f"wk:{name}:{asked.token}:{option}", asked.private)
        for name, channel, message in zip(ids, channels, messages, strict=True)
    ]
    panel = shot.panel
    texts = [part.text for part in panel.parts if isinstance(part, Words)]
    rows = [[button.label for button in row] for row in panel.rows() if isinstance(row, tuple)]
    lists = [[[pick.label, pick.hint] for pick in row.picks] for row in panel.selects()]
    return boards, {"heading": panel.title, "alt": alt.alt, "texts": texts, "rows": rows, "lists": lists}, picture


def _board(discord: Discord, channel: int) -> Message:
    message = Message(new_id(), channel, discord.state.bot.id, flags=COMPONENTS_V2)
    return discord.state.add_message(message)


@asynccontextmanager
async def both(
    folder: Path,
    count: int,
    uvloop: bool,
    boards: int = 64,
    game: str = "doomrock",
    settings: Mapping[str, str] = MappingProxyType({}),
    patient: bool = False,
) -> AsyncIterator[tuple[Side, Side]]:
    """(Waykeeper with `count` tables and these settings, the bare bot with some boards), both started.

    patient: Discord gives up after its three seconds only once the bot has come to rest, so that what else the machine
    does decides nothing; measuring is impatient.
    """
    async with loopback() as here, loopback() as there:
        here.state.keep_files = there.state.keep_files = False
        (folder / "ours").mkdir(parents=True)
        (folder / "bare").mkdir()
        mine, panel, picture = await fill(here, folder / "ours" / "waykeeper.db", count, game)
        file, image = folder / "bare" / "board.json", folder / "bare" / "board.png"
        file.write_text(json.dumps(panel), encoding="utf-8")
        image.write_bytes(picture)
        user, channel = there.state.add_user("Ada"), there.state.add_channel("bare")
        theirs = [Board("", user, channel.id, _board(there, channel.id).id, "bare:0:0") for _ in range(boards)]
        run, bare = ["waykeeper", "run"], ["bare", str(file), str(image)]
        environment = here.environment | {"WAYKEEPER_LOG_LEVEL": "error", **settings}
        ours = BotProcess(folder / "ours", environment, _command(uvloop, "bot", run))
        other = BotProcess(folder / "bare", there.environment, _command(uvloop, "tests.wire.bare", bare))
        sides = Side(here, ours, mine), Side(there, other, theirs)
        if patient:
            here.at_rest, there.at_rest = ours.idle, other.idle
        try:
            for side in sides:
                await side.start()
            yield sides
        finally:
            for side in sides:
                if side.process.is_alive:
                    await side.process.kill()


def _command(uvloop: bool, module: str, argv: list[str]) -> list[str]:
    return ["-m", module, *argv[1:]] if uvloop else ["-c", _PLAIN_LOOP.format(argv=argv, module=module)]
