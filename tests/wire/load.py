"""Waykeeper under load beside a bare discord.py bot, in one run and interleaved, on the same loopback Discord.

`waykeeper bench wire` calls `measure`. Both bots run in processes of their own on one core, server and people on the
other. What is pressed at Waykeeper is a vote at a Doomrock table: checked, stored durably, shown on the board; at the
bare bot a button that edits a board of the same size. Nothing is left of the machine's speed in a ratio of the two.
"""

import asyncio
import json
import os
import random
import shutil
import sqlite3
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.tables.service import Tables
from bot.trials.bench import Measure
from bot.trials.copies import copy_table
from bot.ui.panel import Picture, Words
from bot.ui.stage import Stage
from cogs.doomrock.cog import surface
from tests.seen import controls_of, text_of
from tests.wire.limits import COMPONENTS_V2
from tests.wire.process import START_WITHIN, BotProcess
from tests.wire.server import Discord, loopback
from tests.wire.state import Interaction, Message, User, new_id

WINDOW = 240
"""Tables in one stretch of measuring; all of them fit into the bot's memory (256)."""

ROUNDS = 3
PEOPLE = (1, 16, 64, 256)
UPDATE, SAID = 7, 4
_PLAIN_LOOP = "import runpy, sys; sys.modules['uvloop'] = None; sys.argv = {argv!r}; runpy.run_module({module!r}, run_name='__main__')"  # noqa: E501
_BUSY = "Nothing has changed"


@dataclass(frozen=True)
class Board:
    """A board that is pressed: whose, where, and the custom id of the vote (of any button at the bare bot)."""

    table: str
    user: User
    channel: int
    message: int
    vote: str


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
        """Press a button (the vote) and wait for the answer, or until Discord gives up."""
        data = {"component_type": 2, "custom_id": custom_id or board.vote, "id": 1}
        made = await self.discord.interact(3, board.user, board.channel, data, board.message)
        await self.discord.answer_to(made)
        return made

    async def echo(self, board: Board) -> Interaction:
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
    await side.process.idle(60)
    return Stretch(made, seconds, side.process.cpu_seconds() - cpu)


# ---------------------------------------------------------------------- two bots, many boards


async def fill(discord: Discord, path: Path, count: int) -> tuple[list[Board], dict[str, Any], bytes]:
    """A database with so many tables of two players before their first vote, and their boards on the server.

    Gives the boards, the panel of one as the bare bot wants it, and its picture.
    """
    face = surface()
    ada, ben = discord.state.add_user("Ada"), discord.state.add_user("Ben")
    tables = await Tables.open(f"sqlite+aiosqlite:///{path}", [face.game])
    channels = [discord.state.add_channel(f"table-{number}") for number in range(count)]
    made = await tables.create("doomrock", discord.state.guild_id, 1, ada.id, name="Ada")
    table = made.info.id
    await tables.join(table, ben.id, "Ben")
    await tables.start(table, ada.id)
    await tables.do(table, ada.id, "battle")  # which both are asked about now
    asked = (await tables.requests(table, 0))[0]
    assert asked.key == "doomrock.to_battle"
    option = asked.options[-1].id
    version = (await tables.get(table)).version
    shot = await Stage(tables, {"doomrock": face}).public(table)
    assert shot.view is not None
    picture = face.draw(shot.view, "map")
    await tables.end(table, ada.id)
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
            "channel": channels[n].id, "board_channel": channels[n].id, "board_message": messages[n].id,
            "board_version": version + 1,
        },
    )  # fmt: skip
    with sqlite3.connect(path) as file:
        file.execute("update game_table set status = 'ended' where id = ?", (table,))
        file.execute("update game_table set board_version = version")
    boards = [
        Board(name, ada, channel.id, message.id, f"wk:{name}:{asked.token}:{option}")
        for name, channel, message in zip(ids, channels, messages, strict=True)
    ]
    panel = shot.panel
    texts = [part.text for part in panel.parts if isinstance(part, Words)]
    alt = next(part.alt for part in panel.pictures() if isinstance(part, Picture))
    rows = [[button.label for button in row] for row in panel.rows() if isinstance(row, tuple)]
    return boards, {"heading": panel.title, "alt": alt, "texts": texts, "rows": rows}, picture


def _board(discord: Discord, channel: int) -> Message:
    message = Message(new_id(), channel, discord.state.bot.id, flags=COMPONENTS_V2)
    return discord.state.add_message(message)


@asynccontextmanager
async def both(folder: Path, count: int, uvloop: bool, boards: int = 64) -> AsyncIterator[tuple[Side, Side]]:
    """(Waykeeper with `count` tables, the bare bot with some boards), both started."""
    async with loopback() as here, loopback() as there:
        here.state.keep_files = there.state.keep_files = False
        (folder / "ours").mkdir(parents=True)
        (folder / "bare").mkdir()
        mine, panel, picture = await fill(here, folder / "ours" / "waykeeper.db", count)
        file, image = folder / "bare" / "board.json", folder / "bare" / "board.png"
        file.write_text(json.dumps(panel), encoding="utf-8")
        image.write_bytes(picture)
        user, channel = there.state.add_user("Ada"), there.state.add_channel("bare")
        theirs = [Board("", user, channel.id, _board(there, channel.id).id, "bare:0:0") for _ in range(boards)]
        run, bare = ["waykeeper", "run"], ["bare", str(file), str(image)]
        ours = BotProcess(
            folder / "ours", here.environment | {"WAYKEEPER_LOG_LEVEL": "error"}, _command(uvloop, "bot", run)
        )
        other = BotProcess(folder / "bare", there.environment, _command(uvloop, "tests.wire.bare", bare))
        sides = Side(here, ours, mine), Side(there, other, theirs)
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


# ---------------------------------------------------------------------- what is measured


async def fresh(side: Side, count: int) -> list[Board]:
    """Boards that have not been voted on, their tables in memory and their pictures shown."""
    taken, side.boards = side.boards[:count], side.boards[count:]
    assert len(taken) == count, "too few tables were prepared"
    warm = await closed(side, lambda board: side.press(board, f"wk:{board.table}:-:board"), taken, 16)
    answers = {one.answer for one in warm.made}
    assert answers == {UPDATE}, f"warming up was answered with {answers}"
    return taken


async def side_by_side(folder: Path, uvloop: bool, rounds: int, people: Sequence[int]) -> list[Measure]:
    loop = "uvloop" if uvloop else "asyncio"
    count = WINDOW * (len(people) * rounds + rounds + 1)
    found: list[Measure] = []

    def tell(name: str, value: float, unit: str, goal: str = "", digits: int = 2) -> None:
        found.append(Measure(f"wire {loop}", name, round(value, digits), unit, goal))

    async with both(folder, count, uvloop) as (ours, bare):
        many = bare.boards * 8
        await closed(bare, bare.press, bare.boards, 16)
        for crowd in people:
            runs: dict[str, list[Stretch]] = {"echo": [], "edit": [], "vote": []}
            for _ in range(rounds):
                runs["echo"].append(await closed(bare, bare.echo, many, crowd))
                runs["edit"].append(await closed(bare, bare.press, many, crowd))
                runs["vote"].append(await closed(ours, ours.press, await fresh(ours, WINDOW), crowd))
            assert all(one.answer == UPDATE for run in runs["vote"] for one in run.made), "a vote was not shown"
            for name, what in (("echo", "bare echo"), ("edit", "bare board edit"), ("vote", "Doomrock vote, stored")):
                head = f"{what}, {crowd} at once"
                tell(f"{head}: rate", statistics.median(run.rate for run in runs[name]), "/s", digits=0)
                waits = sorted(wait for run in runs[name] for wait in run.waits)
                tell(f"{head}: p50", waits[len(waits) // 2], "ms")
                tell(f"{head}: p99", waits[len(waits) * 99 // 100], "ms")
                tell(f"{head}: CPU", statistics.median(run.cost for run in runs[name]), "ms")
            ratio = statistics.median(
                vote.cost / edit.cost for vote, edit in zip(runs["vote"], runs["edit"], strict=True)
            )
            tell(f"CPU of a vote over a bare board edit, {crowd} at once", ratio, "x", "<= 1.6" if crowd == 16 else "")
        edits, votes = [], []
        for number in range(rounds):
            edits += (await opened(bare, bare.press, many, 200, f"edit {number}")).waits
            votes += (await opened(ours, ours.press, await fresh(ours, WINDOW), 200, f"vote {number}")).waits
        slow = [sorted(waits)[len(waits) * 99 // 100] for waits in (edits, votes)]
        tell("bare board edit at 200/s: p99", slow[0], "ms")
        tell("Doomrock vote at 200/s: p99", slow[1], "ms")
        tell("p99 of a vote over a bare board edit at 200/s", slow[1] / slow[0], "x", "<= 3")
        found += [
            Measure(f"wire {loop}", one.name, one.value, one.unit, one.goal)
            for one in await crowded(ours, folder / "ours" / "waykeeper.db")
        ]
        tell("memory of the bot after all that", ours.process.rss() / 2**20, "MiB", digits=0)
    return found


async def crowded(ours: Side, path: Path, seconds: float = 8.0, times: float = 2.0) -> list[Measure]:
    """At a multiple of what it can carry: who is late, who is turned away, and that no move that was taken is lost.

    People vote and take back by turns; who finds a table busy with another click looks at the board again.
    """
    boards = await fresh(ours, WINDOW)
    idle = list(boards)
    moves: list[Interaction] = []
    chance = random.Random("crowd")

    async def act(board: Board) -> Interaction:
        made = await ours.press(board, _control(ours, board, "-:undo-") or _control(ours, board, board.vote.rpartition(":")[2]))
        moves.append(made)
        return made

    capacity = (await closed(ours, act, [*boards, *boards], 64)).rate

    async def come(_: Board) -> Interaction:
        if not idle:
            board = chance.choice(boards)
            return await ours.press(board, f"wk:{board.table}:-:board")
        board = idle.pop(chance.randrange(len(idle)))
        try:
            return await act(board)
        finally:
            idle.append(board)

    offered = capacity * times
    crowd = await opened(ours, come, boards[:1] * int(offered * seconds), offered, "crowd")
    late = [one for one in crowd.made if one.answer is None]
    away = [one for one in crowd.made if one.answer == SAID and _BUSY in _said(ours, one)]
    with sqlite3.connect(path) as file:
        stored = {row[0] for row in file.execute("select interaction from choice where interaction is not null")}
    taken = [one for one in moves if one.answer == UPDATE]
    lost = [one for one in taken if one.id not in stored]
    unwanted = [one for one in moves if one in away and one.id in stored]
    return [
        Measure("", "votes and taking back, 64 at once: rate", round(capacity), "/s"),
        Measure("", f"offered {times:g} times that for {seconds:g} s", len(crowd.made), "clicks"),
        Measure("", "of them late", round(100 * len(late) / len(crowd.made), 2), "%", "<= 1"),
        Measure("", "of them told that it is busy", round(100 * len(away) / len(crowd.made), 1), "%"),
        Measure("", "served a second meanwhile", round((len(crowd.made) - len(late) - len(away)) / crowd.seconds), "/s"),
        Measure("", "moves shown and not stored", len(lost), "", "<= 0"),
        Measure("", "moves stored and told that it is busy", len(unwanted), "", "<= 0"),
    ]


def _control(side: Side, board: Board, part: str) -> str:
    """The custom id on a board that has this in it, empty when there is none."""
    known = controls_of(side.discord.state.find(board.channel, board.message))
    return next((custom_id for custom_id in known if part in custom_id), "")


def _said(side: Side, made: Interaction) -> str:
    found = None if made.message is None else side.discord.state.messages.get(made.channel_id, {}).get(made.message)
    return text_of(found)


async def growth(folder: Path, sizes: Sequence[int] = (10, 1_000, 100_000)) -> list[Measure]:
    """What a start and a click cost with few and with many stored tables, and the memory of a table in use."""
    found: list[Measure] = []
    for size in sizes:
        home = folder / f"grown-{size}"
        async with both(home, min(size, 2 * WINDOW), True) as (ours, _):
            await ours.process.stop()
            path = home / "ours" / "waykeeper.db"
            with sqlite3.connect(path) as file:
                model = file.execute("select id from game_table where status = 'running' limit 1").fetchone()[0]
            more = [f"m{number:07d}" for number in range(size - min(size, 2 * WINDOW))]
            copy_table(path, model, more, lambda n: {"channel": 1_000 + n, "updated": 0.0})
            seconds = await ours.start()
            before = ours.process.rss()
            boards = await fresh(ours, min(WINDOW, size))
            vote = await closed(ours, ours.press, boards, 16)
            per_table = (ours.process.rss() - before) / len(boards)
            head = f"{size:,} stored tables"
            found.append(Measure("wire growth", f"{head}: start", round(seconds, 2), "s"))
            found.append(Measure("wire growth", f"{head}: CPU of a vote", round(vote.cost, 2), "ms"))
            if size == sizes[-1]:
                found.append(Measure("wire growth", "memory of a table in use", round(per_table / 1024), "KiB"))
        shutil.rmtree(home)
    return found


def measure(rounds: int = ROUNDS, people: Sequence[int] = PEOPLE) -> Iterator[Measure]:
    """All of it: with uvloop, without, and with many stored tables. Some minutes."""
    if (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, set(range(1, os.cpu_count() or 1)))
    with tempfile.TemporaryDirectory() as folder:
        for uvloop in (True, False):
            yield from asyncio.run(side_by_side(Path(folder) / str(uvloop), uvloop, rounds, people))
        yield from asyncio.run(growth(Path(folder)))

