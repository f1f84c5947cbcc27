"""A stored click against a bare discord.py bot: what Waykeeper adds, measured with stand-ins for sending."""

import asyncio
import secrets
import statistics
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord

from bot.hosting.process import runner
from bot.rules.decision import Answer
from bot.rules.kernel.house import house_answer
from bot.tables.model.table import Look
from bot.tables.service import Tables
from bot.trials.bench import Measure
from bot.ui.door.clicks import Clicks
from bot.ui.panels.surface import Gallery, Surface, View
from bot.ui.screens.stage import Stage

CLICKS = 120
WARMING = 10
"""Clicks of each kind that are not counted."""
AT_ONCE = 16
"""As many as `bench wire` has at once."""
CROWDS = 10
"""How often so many click at once."""
CLICKED = {
    "doomrock": ("doomrock.action", "battle"),
    "altered": ("altered.expedition", "hero"),
    "near_and_far": ("far.turn", "adventure"),
    "rangers": ("rangers.turn", "pass"),
    "evershade": ("evershade.camp-equip", "done"),
}
"""Which question is answered, and how the answer begins. Altered's and Rangers' stand in a private hand, the others on
the board. Altered's comes within a play: a press on the card itself only opens its form, and stores nothing."""


Ready = tuple[str, int, int, str, str, bool]
"""A click that can be made: table, board, user, token, answer, whether it is made in the hand."""


def section_of(game_id: str) -> str:
    """The name of its measurement. Doomrock's is the one that is compared from release to release."""
    return "click" if game_id == "doomrock" else f"{game_id}-click"


def click(game_id: str = "doomrock", count: int = CLICKS) -> Iterator[Measure]:
    """Processor time of a click, stored and answered: what Waykeeper adds to discord.py, whose sending is done by
    stand-ins that do nothing. SQLite's thread is included, and so is making the view, which is our own. On a
    bot's own event loop.

    First one click after another: while each waits for the disk the processor idles, and its caches are cold when it
    goes on. Then `AT_ONCE` people at once, each at a table of their own, as at a busy bot: it works while the disk
    does, and stores several clicks together."""
    with tempfile.TemporaryDirectory() as folder, runner() as loop:
        yield from loop.run(_click(game_id, Path(folder), count))


async def _click(game_id: str, folder: Path, count: int) -> list[Measure]:
    from bot.collector import spare_the_collector

    surface: Surface = import_module(f"cogs.{game_id.replace('-', '.')}.cog").surface()
    tables = await Tables.open(f"sqlite+aiosqlite:///{folder}/bench.db", [surface.game])
    stage = Stage(tables, {game_id: surface}, gallery=_Unpainted())
    clicks = Clicks(_Client(), stage)  # type: ignore[arg-type]
    spent: list[float] = []
    stored: list[float] = []
    try:
        # all are ready before any is measured: the clicks of a busy bot follow each other, at one table after another
        ready = [await _ready(tables, clicks, game_id, number) for number in range(2 * count)]
        spare_the_collector()
        for number, (table, board, user, token, answer, private) in enumerate(ready):
            if number % 2:
                version = (await tables.keeper.get(table)).version
                spent.append(await _press(clicks, table, board, user, f"wk:{table}:{token}:{answer}", private))
                await _must_be_stored(clicks, table, version)
            else:
                start = time.process_time()
                await tables.playing.choose(table, user, token, answer, 1_000_000 + number)
                stored.append(time.process_time() - start)
        # made only now: more tables than a bot has in memory would have to be opened again
        crowd = [await _ready(tables, clicks, game_id, len(ready) + number) for number in range(CROWDS * AT_ONCE)]
        spare_the_collector()
        together = [await _press_at_once(clicks, crowd[at : at + AT_ONCE]) for at in range(0, len(crowd), AT_ONCE)]
    finally:
        await tables.close()
    milliseconds = partial(_click_measure, section_of(game_id).replace("-", " "))
    return [
        milliseconds("stored, without showing it", statistics.median(stored[WARMING:])),
        milliseconds("stored and answered", statistics.median(spent[WARMING:]), "<= 2"),
        milliseconds(f"stored and answered, {AT_ONCE} at once", statistics.median(together), "<= 2"),
    ]


async def _ready(tables: Tables, clicks: Clicks, game_id: str, number: int) -> Ready:
    """A table before its click, all its pictures shown."""
    made = await tables.lobby.create(game_id, 1, number + 1, 1, name=f"Ada {number}")
    table = made.info.id
    await tables.seating.join(table, 2, f"Ben {number}")
    await tables.lobby.start(table, 1)
    board = discord.utils.time_snowflake(discord.utils.utcnow()) + 2 * number
    await tables.boards.set_board(table, number + 1, board, 1)
    await _press(clicks, table, board, 1, f"wk:{table}:-:board")
    user, token, answer, private = await _asked(tables, table, *CLICKED[game_id])
    # what has been told until then is posted, and the board shows what is asked
    await clicks.posts.boards.refresh(table)
    board = (await tables.keeper.get(table)).board_message or board
    if private:
        await _press(clicks, table, board, user, f"wk:{table}:-:hand")
    return table, board, user, token, answer, private


def _click_measure(section: str, name: str, seconds: float, goal: str = "") -> Measure:
    return Measure(section, name, round(seconds * 1000, 2), "ms CPU", goal)


async def _asked(tables: Tables, table: str, key: str, begins: str) -> tuple[int, str, str, bool]:
    """(user, token, answer, whether it is private) once `key` is asked; until then the house answers for everybody."""

    def read(look: Look) -> tuple[str, int, str, Answer, bool]:
        assert look.run is not None
        requests = look.run.requests()
        request = requests[look.run.index % len(requests)]  # in a vote the first seat could change its mind for ever
        seat = request.decision.seats[0]
        legal = [option.id for option in request.bare_options(look.run) if option.refused is None]
        wanted: Answer = next((option for option in legal if option.startswith(begins)), "")
        if request.decision.key != key or not wanted:
            wanted = house_answer(look.run, request, seat)
        found = request.decision.key if str(wanted).startswith(begins) else ""
        return found, seat + 1, look.run.token(request, seat), wanted, request.decision.private

    while True:
        found, user, token, answer, private = await tables.keeper.look(table, read)
        if found == key:
            return user, token, str(answer), private
        await tables.playing.choose(table, user, token, answer)


async def _press(clicks: Clicks, table: str, board: int, user: int, custom_id: str, private: bool = False) -> float:
    """The processor time of a click on a board of which both players have just been seen, or in a private hand."""
    interaction = await _interaction(clicks, table, board, user, custom_id, private)
    start = time.process_time()
    await clicks.on_interaction(interaction)
    spent = time.process_time() - start
    _must_be_answered(interaction)
    return spent


async def _press_at_once(clicks: Clicks, ready: list[Ready]) -> float:
    """The processor time of each of these clicks, which come together."""
    keeper = clicks.stage.tables.keeper
    versions = [(await keeper.get(table)).version for table, *_ in ready]
    interactions = [
        await _interaction(clicks, table, board, user, f"wk:{table}:{token}:{answer}", private)
        for table, board, user, token, answer, private in ready
    ]
    start = time.process_time()
    await asyncio.gather(*map(clicks.on_interaction, interactions))
    spent = time.process_time() - start
    for interaction, version, (table, *_) in zip(interactions, versions, ready, strict=True):
        _must_be_answered(interaction)
        await _must_be_stored(clicks, table, version)
    return spent / len(ready)


async def _interaction(clicks: Clicks, table: str, board: int, user: int, custom_id: str, private: bool) -> Any:
    """Made right before it is pressed: one that is old is late, and may be turned away."""
    for present in (1, 2):  # nobody has to be called, so the board is edited in place
        clicks.posts.boards.saw(table, present)
    message = board + 1 if private else board
    channel = (await clicks.stage.tables.keeper.get(table)).channel
    return _Interaction(user, custom_id, message, channel, private)


def _must_be_answered(interaction: Any) -> None:
    if interaction.response.answers != 1:
        raise RuntimeError(f"a click was answered {interaction.response.answers} times")


async def _must_be_stored(clicks: Clicks, table: str, version: int) -> None:
    """version: the table's before the click."""
    if (await clicks.stage.tables.keeper.get(table)).version == version:
        raise RuntimeError("a click was answered and not stored: what was measured is a refusal")


class _Unpainted(Gallery):
    """Drawing is measured by itself: a click that changes a picture gets an empty one at once."""

    async def _paint(self, surface: Surface, view: View, name: str) -> bytes:
        return b""


class _Response:
    """Counts answers; a message that it posts gets the number after the clicked one's."""

    def __init__(self, clicked: int) -> None:
        self.answers = 0
        self.clicked = clicked

    def is_done(self) -> bool:
        return self.answers > 0

    async def edit_message(self, **change: Any) -> None:
        self.answers += 1

    async def defer(self, **how: Any) -> None:
        self.answers += 1

    async def send_message(self, **message: Any) -> Any:
        self.answers += 1
        return SimpleNamespace(message_id=self.clicked + 1)


class _Interaction:
    """As much of an interaction as a click on a board needs."""

    type = discord.InteractionType.component
    locale = discord.Locale.british_english

    def __init__(self, user: int, custom_id: str, message: int, channel: int, private: bool) -> None:
        self.id = discord.utils.time_snowflake(discord.utils.utcnow()) + secrets.randbelow(1 << 22)
        self.channel_id, self.guild_id = channel, 1
        self.user = _Member(user)
        self.permissions = discord.Permissions(view_channel=True)
        self.data = {"custom_id": custom_id}
        self.message = SimpleNamespace(id=message, flags=SimpleNamespace(ephemeral=private))
        self.response = _Response(message)
        self.followup = _Message()

    async def edit_original_response(self, **change: Any) -> None:
        """What a picture that is drawn slowly, on a busy machine, comes to."""


class _Member(discord.Member):
    """Somebody on the server: whether a user is one is asked of the class."""

    def __init__(self, user: int) -> None:
        self._user: Any = SimpleNamespace(id=user)
        self.nick = f"User {user}"


class _Message:
    """A channel that takes every post, and a message that takes every edit."""

    async def send(self, *words: Any, **post: Any) -> Any:
        return SimpleNamespace(id=discord.utils.time_snowflake(discord.utils.utcnow()))

    def get_partial_message(self, message: int) -> "_Message":
        return self

    async def edit(self, **change: Any) -> None:
        pass

    async def delete(self) -> None:
        pass


class _Client:
    """A client whose channels take everything, and so does everybody who is written to."""

    def is_closed(self) -> bool:
        return False

    def get_user(self, user: int) -> _Message:
        return _Message()

    def get_partial_messageable(self, channel: int) -> _Message:
        return _Message()
