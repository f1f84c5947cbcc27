"""`waykeeper bench wire`: what Waykeeper costs beside a bare discord.py bot, and what it does when it is too much.

Both run in one run and by turns, see `tests.wire.load`; a ratio of the two says nothing of the machine. A vote is
stored before it is shown; `growth` asks the same with a hundred thousand tables in the store.
"""

import asyncio
import os
import random
import shutil
import sqlite3
import statistics
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from bot.errors import CommandError
from bot.trials.bench import Measure
from bot.trials.copies import copy_table
from tests.seen import controls_of, text_of
from tests.wire.load import Board, Side, Stretch, both, closed, opened
from tests.wire.state import Interaction

WINDOW = 240
"""Tables in one stretch of measuring; all of them fit into the bot's memory (256)."""

ROUNDS = 3
WARM_ROUNDS = 8
"""So often a board is looked at before it is given up that it gets warm."""

PEOPLE = (1, 16, 64, 256)
UPDATE, SAID = 7, 4
_BUSY = "Nothing has changed"


async def fresh(side: Side, count: int) -> list[Board]:
    """Boards that have not been voted on, their tables in memory and their pictures shown."""
    taken, side.boards = side.boards[:count], side.boards[count:]
    assert len(taken) == count, "too few tables were prepared"
    cold = await warm_up(side, taken)
    if cold:
        raise CommandError(
            f"This machine is too busy to measure on: {len(cold)} of {count} tables were not warm after {WARM_ROUNDS} "
            "rounds. Stop what else runs here, then try again."
        )
    return [await _in_hand(side, board) for board in taken]


async def warm_up(side: Side, boards: Sequence[Board], people: int = 16) -> list[Board]:
    """Look at each board until it is answered at once, with fewer people each round: a slow machine says that it is
    busy, or acknowledges first. Gives those that never were."""
    cold = list(boards)
    for _ in range(WARM_ROUNDS):
        answers: dict[str, int | None] = {}

        async def look(board: Board, answers: dict[str, int | None] = answers) -> Interaction:
            made = await side.press(board, f"wk:{board.table}:-:board")
            answers[board.table] = made.answer
            return made

        await closed(side, look, cold, people)
        cold = [board for board in cold if answers[board.table] != UPDATE]
        if not cold:
            break
        people = max(1, people // 2)
    return cold


async def _in_hand(side: Side, board: Board) -> Board:
    """The board itself, or the hand in which its move is made, opened."""
    if not board.is_private:
        return board
    for _ in range(WARM_ROUNDS):
        made = await side.press(board, f"wk:{board.table}:-:hand")
        if made.message is not None and _BUSY not in _said(side, made):
            return replace(board, message=made.message)
    raise CommandError(f"This machine is too busy to measure on: no hand was opened in {WARM_ROUNDS} tries.")


async def side_by_side(folder: Path, uvloop: bool, rounds: int, people: Sequence[int]) -> list[Measure]:
    section = "wire uvloop" if uvloop else "wire asyncio"
    count = WINDOW * (len(people) * rounds + rounds + 1)
    found: list[Measure] = []

    def tell(name: str, value: float, unit: str, goal: str = "", digits: int = 2) -> None:
        found.append(Measure(section, name, round(value, digits), unit, goal))

    async with both(folder, count, uvloop) as (ours, bare):
        many = bare.boards * 8
        await closed(bare, bare.press, bare.boards, 16)
        for crowd in people:
            found += await _beside(section, ours, bare, crowd, rounds, VOTE)
        edits, votes = [], []
        for number in range(rounds):
            edits += (await opened(bare, bare.press, many, 200, f"edit {number}")).waits
            votes += (await opened(ours, ours.press, await fresh(ours, WINDOW), 200, f"vote {number}")).waits
        slow = [sorted(waits)[len(waits) * 99 // 100] for waits in (edits, votes)]
        tell("bare board edit at 200/s: p99", slow[0], "ms")
        tell("Doomrock vote at 200/s: p99", slow[1], "ms")
        tell("p99 of a vote over a bare board edit at 200/s", slow[1] / slow[0], "x", "<= 3")
        found += [
            Measure(section, one.name, one.value, one.unit, one.goal)
            for one in await crowded(ours, folder / "ours" / "waykeeper.db")
        ]
        tell("memory of the bot after all that", ours.process.rss() / 2**20, "MiB", digits=0)
    return found


VOTE = "Doomrock vote"
MOVE_NAMES = {
    "altered": "Altered expedition chosen",
    "near_and_far": "Near and Far adventure begun",
    "rangers": "Rangers response declined",
    "evershade": "Evershade equipping ended",
}
"""What is pressed at the other games, see `tests.wire.load.MOVES`."""


async def of_game(folder: Path, game: str, rounds: int, people: Sequence[int]) -> list[Measure]:
    """The same for a move of another game, beside a bare bot that edits a message as large as the one that is clicked:
    the board, or the private hand."""
    found: list[Measure] = []
    async with both(folder, WINDOW * len(people) * rounds, True, game=game) as (ours, bare):
        await closed(bare, bare.press, bare.boards, 16)
        for crowd in people:
            found += await _beside(f"wire {game}", ours, bare, crowd, rounds, MOVE_NAMES.get(game, VOTE))
    return found


async def _beside(section: str, ours: Side, bare: Side, crowd: int, rounds: int, move: str) -> list[Measure]:
    """Moves by so many at once beside echoes and edits of the bare bot, by turns."""
    found: list[Measure] = []

    def tell(name: str, value: float, unit: str, goal: str = "", digits: int = 2) -> None:
        found.append(Measure(section, name, round(value, digits), unit, goal))

    runs: dict[str, list[Stretch]] = {"bare echo": [], "bare edit": [], f"{move}, stored": []}
    echoes, edits, moves = runs.values()
    for _ in range(rounds):
        echoes.append(await closed(bare, bare.echo, bare.boards * 8, crowd))
        edits.append(await closed(bare, bare.press, bare.boards * 8, crowd))
        moves.append(await closed(ours, ours.press, await fresh(ours, WINDOW), crowd))
    unserved = sum(one.answer != UPDATE for run in moves for one in run.made)
    tell(f"{move}, not served, {crowd} at once", unserved, "", "<= 0")
    for what, stretches in runs.items():
        head = f"{what}, {crowd} at once"
        tell(f"{head}: rate", statistics.median(run.rate for run in stretches), "/s", digits=0)
        waits = sorted(wait for run in stretches for wait in run.waits)
        tell(f"{head}: p50", waits[len(waits) // 2], "ms")
        tell(f"{head}: p99", waits[len(waits) * 99 // 100], "ms")
        tell(f"{head}: CPU", statistics.median(run.cost for run in stretches), "ms")
    pairs = list(zip(moves, edits, strict=True))
    ratio = statistics.median(mine.cost / edit.cost for mine, edit in pairs)
    goal = "<= 1.6" if crowd == 16 and move == VOTE else ""
    tell(f"CPU of it over a bare edit, {crowd} at once", ratio, "x", goal)
    more = statistics.median(mine.cost - edit.cost for mine, edit in pairs)
    tell(f"what Waykeeper adds to discord.py's part, {crowd} at once", more, "ms", "<= 2")
    return found


async def crowded(ours: Side, path: Path, seconds: float = 8.0, times: float = 2.0) -> list[Measure]:
    """At a multiple of what it can carry: who is late, who is turned away, and that no move that was taken is lost.

    People vote and take back by turns; who finds a table busy with another click looks at the board again.
    """
    boards = await fresh(ours, WINDOW)
    idle = list(boards)
    voted: set[str] = set()
    moves: list[Interaction] = []
    chance = random.Random("crowd")

    async def act(board: Board) -> Interaction:
        made = await _vote_or_take_back(ours, voted, board)
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
        Measure("", "served meanwhile", round((len(crowd.made) - len(late) - len(away)) / crowd.seconds), "/s"),
        Measure("", "moves shown and not stored", len(lost), "", "<= 0"),
        Measure("", "moves stored and told that it is busy", len(unwanted), "", "<= 0"),
    ]


async def _vote_or_take_back(ours: Side, voted: set[str], board: Board) -> Interaction:
    """By turns at each table. voted: where the next one takes back; only what was served turns it round."""
    wanted = "-:undo-" if board.table in voted else board.move.rpartition(":")[2]
    found = _control(ours, board, wanted)
    assert found, f"there is no {wanted} on the board of {board.table}"
    made = await ours.press(board, found)
    if made.answer == UPDATE:
        voted ^= {board.table}
    return made


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


async def live(folder: Path, counts: Sequence[int] = (1, 100, 1_000)) -> list[Measure]:
    """Votes and taking back, one after another, at so many tables in memory by turns; and what such a table holds."""
    found: list[Measure] = []
    for count in counts:
        home = folder / f"live-{count}"
        most = {"WAYKEEPER_LIVE_TABLES": str(max(counts) + 1)}
        async with both(home, count + 1, True, settings=most) as (ours, bare):
            first = ours.process.rss()
            await fresh(ours, 1)  # what the first table of a process brings along
            before = ours.process.rss()
            boards = await fresh(ours, count)
            per_table = (ours.process.rss() - before) / count
            turns = (boards * WINDOW)[: max(count, WINDOW)]
            await closed(bare, bare.press, bare.boards, 1)
            edit = await closed(bare, bare.press, bare.boards * 4, 1)
            vote = await closed(ours, partial(_vote_or_take_back, ours, set()), turns, 1)
            head = f"{count:,} live tables"
            unserved = sum(one.answer != UPDATE for one in vote.made)
            found.append(Measure("wire live", f"{head}: not served", unserved, "", "<= 0"))
            found.append(Measure("wire live", f"{head}: CPU of a vote", round(vote.cost, 2), "ms"))
            found.append(Measure("wire live", f"{head}: over a bare edit", round(vote.cost / edit.cost, 2), "x"))
            if count == counts[-1]:
                found.append(Measure("wire live", "memory of the bot with none", round(first / 2**20), "MiB"))
                found.append(Measure("wire live", "memory of a live table", round(per_table / 1024), "KiB"))
        shutil.rmtree(home)
    return found


def measure(rounds: int = ROUNDS, people: Sequence[int] = PEOPLE) -> Iterator[Measure]:
    """All of it: with uvloop, without, the other games, with many stored and many live tables. Some minutes."""
    _leave_the_bots_their_core()
    with tempfile.TemporaryDirectory() as folder:
        for uvloop in (True, False):
            yield from asyncio.run(side_by_side(Path(folder) / str(uvloop), uvloop, rounds, people))
        for game in MOVE_NAMES:
            yield from asyncio.run(of_game(Path(folder) / game, game, rounds, people[:2]))
        yield from asyncio.run(growth(Path(folder)))
        yield from asyncio.run(live(Path(folder)))


def moves(rounds: int = ROUNDS, people: Sequence[int] = PEOPLE[:2]) -> Iterator[Measure]:
    """What a move of each game adds to discord.py's part, and nothing else."""
    _leave_the_bots_their_core()
    with tempfile.TemporaryDirectory() as folder:
        for game in ("doomrock", *MOVE_NAMES):
            yield from asyncio.run(of_game(Path(folder) / game, game, rounds, people))


def _leave_the_bots_their_core() -> None:
    if (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, set(range(1, os.cpu_count() or 1)))
