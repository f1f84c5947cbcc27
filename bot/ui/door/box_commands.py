"""Discord's side of the commands for printed boxes, which every game's own commands stand on: a channel's tray is read
and changed, the answer goes to everybody, and whose dice they are is checked before anything is rolled again.

    class NearCommands(BoxCommands[NearBox], commands.GroupCog, group_name="nearbox"): ...
    await add_box(bot, NearCommands(frame))
"""

import re
from abc import abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from discord.ext import commands

from bot.rules.box.tray import Tray
from bot.rules.decision import text
from bot.rules.errors import NoLongerPossible, NotPossible
from bot.tables.shelf.channel_records import ChannelRecords
from bot.tables.shelf.ledger import Ledger
from bot.tables.shelf.trays import Picked, Thrown, Trays
from bot.ui.door import command_frame
from bot.ui.door.clicks import Clicks
from bot.ui.door.command_frame import Interaction, made_items
from bot.ui.door.rights import Deed, Right, require_place
from bot.ui.messages.reply import Reply
from bot.ui.panels.catalogue import Say
from bot.ui.panels.names import SeatNames
from bot.ui.panels.panel import Panel
from bot.ui.screens.box import BoxScreens
from bot.ui.screens.stage import Shot

T = TypeVar("T", bound=Tray)
R = TypeVar("R")
Press: TypeAlias = Callable[[Interaction, Reply, int, int, list[str]], Awaitable[None]]
"""Answers a click: the interaction, the reply to it, `at` and `turn` of the custom id, the values of a select."""


class BoxFrame(command_frame.CommandFrame[Say]):
    """Sentences and answers for the commands of one game. presses: op -> who answers it, and who may press."""

    def __init__(self, channel_records: ChannelRecords, clicks: Clicks, game: str) -> None:
        surface = clicks.stage.surfaces[game]
        super().__init__(clicks, surface.words, Say, SeatNames({}, surface.game.name_of))
        self.game = surface.game
        self.channel_records = channel_records
        self.presses: dict[str, Deed[Press]] = {}

    async def post(self, reply: Reply, panel: Panel) -> None:
        """For everybody in the channel."""
        await reply.public(Shot(None, panel))

    async def press(self, interaction: Interaction, match: re.Match[str], values: list[str]) -> None:
        """Answer a click on one of our buttons or selects."""
        async with self.answering(interaction) as reply:
            found = self.presses.get(match["op"])
            if found is None:
                raise NoLongerPossible(text("refused-stale"))
            require_place(interaction, found.right)
            await found.do(interaction, reply, int(match["at"]), int(match["turn"]), values)


class BoxCommands(commands.Cog, Generic[T]):
    """What a game's cog for its printed box has without writing it: a channel's tray, rerolls, random picks.

    Every press is for members of the channel; rerolling and keeping are for whoever rolled.
    """

    frame: BoxFrame
    trays: Trays[T]
    screens: BoxScreens

    def begin(self, frame: BoxFrame, trays: Trays[T], screens: BoxScreens, **presses: Press) -> None:
        """Wire it. presses: the game's own, besides `reroll` and `keep`."""
        self.frame, self.trays, self.screens = frame, trays, screens
        frame.presses |= {
            op: Deed(Right.MEMBER, press)
            for op, press in {**presses, "reroll": self._press_reroll, "keep": self._press_keep}.items()
        }

    @abstractmethod
    def thrown(self, say: Say, who: str, done: Thrown[T]) -> Panel:
        """A throw with what it gives in this game."""

    async def do(self, interaction: Interaction, work: Callable[[Ledger], R]) -> R:
        """What `work` gives, once it is stored."""
        return await self.frame.channel_records.play(interaction.channel_id or 0, interaction.id, work)

    async def tray(self, interaction: Interaction) -> T:
        """The channel's tray, to look at."""
        return self.trays.read(await self.frame.channel_records.kit(interaction.channel_id or 0, self.trays.kind))

    async def answer(
        self, interaction: Interaction, work: Callable[[Ledger], R], show: Callable[[Say, R], Panel]
    ) -> None:
        """Do it, store it, and only then tell everybody."""
        async with self.frame.answering(interaction) as reply:
            await self.tell(interaction, reply, work, show)

    async def tell(
        self, interaction: Interaction, reply: Reply, work: Callable[[Ledger], R], show: Callable[[Say, R], Panel]
    ) -> None:
        """The same where there is a reply already: for presses."""
        done = await self.do(interaction, work)
        await self.frame.post(reply, show(self.frame.aloud(interaction), done))

    async def show(self, interaction: Interaction, show: Callable[[Say], Panel]) -> None:
        """Tell everybody something that changes nothing, such as a sum."""
        async with self.frame.answering(interaction) as reply:
            await self.frame.post(reply, show(self.frame.aloud(interaction)))

    async def count_down(self, interaction: Interaction, minutes: int) -> None:
        """A timer that all can see."""
        who, ends = interaction.user.display_name, int(interaction.created_at.timestamp()) + 60 * minutes
        await self.show(interaction, lambda say: self.screens.timer(say, who, ends, minutes))

    async def change(
        self, interaction: Interaction, work: Callable[[T], object], show: Callable[[Say, T, T], Panel]
    ) -> None:
        """Change what needs no chance, such as a counter. show: of the tray before and after it."""
        await self.answer(
            interaction, lambda ledger: self.trays.change(ledger, work), lambda say, found: show(say, *found)
        )

    async def act(self, interaction: Interaction, work: Callable[[T], R], show: Callable[[Say, R, T], Panel]) -> None:
        """The same where the change gives something to tell. show: of that, and of the tray after it. It is handed on
        and not left outside by `work`, which may run twice (`ChannelRecords.play`)."""

        def changed(ledger: Ledger) -> tuple[R, T]:
            box = self.trays.open(ledger)
            return work(box), self.trays.keep(ledger, box)

        await self.answer(interaction, changed, lambda say, done: show(say, *done))

    async def pick(
        self, interaction: Interaction, names: Sequence[str], n: int, show: Callable[[Say, Picked[T]], Panel]
    ) -> None:
        """Some names at random."""
        user = interaction.user.id
        await self.answer(interaction, lambda ledger: self.trays.pick(ledger, user, names, n), show)

    # ------------------------------------------------------------------ rerolls

    async def _require_own_throw(self, interaction: Interaction, entry: int) -> None:
        """Refuse whoever did not roll these dice; a forged id must not reach into another channel."""
        found = await self.frame.channel_records.entry(entry)
        if found is None or found.channel != interaction.channel_id:
            raise NoLongerPossible(text("box-refused-thrown"))
        if found.user != interaction.user.id:
            raise NotPossible(text("box-refused-not-yours"))

    async def _press_reroll(
        self, interaction: Interaction, reply: Reply, entry: int, left: int, values: list[str]
    ) -> None:
        await self._require_own_throw(interaction, entry)
        user, who = interaction.user.id, interaction.user.display_name
        done = await self.do(interaction, lambda ledger: self.trays.reroll(ledger, user, who, entry, left, values))
        await reply.edit(Shot(None, self.thrown(self.frame.aloud(interaction), who, done)))

    async def _press_keep(
        self, interaction: Interaction, reply: Reply, entry: int, left: int, values: list[str]
    ) -> None:
        await self._require_own_throw(interaction, entry)
        done = await self.do(interaction, lambda ledger: self.trays.finish(ledger, entry, left))
        who = interaction.user.display_name
        await reply.edit(Shot(None, self.thrown(self.frame.aloud(interaction), who, done)))


async def add_box(bot: Any, cog: BoxCommands[Any]) -> None:
    """Add a game's commands for its printed box to the bot: a cog that is a `BoxCommands`."""
    screens = cog.screens
    bot.add_dynamic_items(*made_items(cog.frame.press, screens.button_template, screens.select_template))
    await bot.add_cog(cog)
