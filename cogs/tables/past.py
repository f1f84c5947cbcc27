"""The games of a channel that are over, for `/table list` and the buttons of its pages."""

from bot.rules.decision import Text
from bot.rules.numbers import read_count
from bot.tables.model.info import Info
from bot.ui.door.clicks import Clicks
from bot.ui.door.rights import Right
from bot.ui.messages.reply import Reply
from bot.ui.screens.past_tables import DEED, past_panel


class PastTables:
    """Enters its deed into those of `Clicks`. What it lists is the channel of whoever asks, and threads of ours."""

    def __init__(self, clicks: Clicks) -> None:
        self.stage = clicks.stage
        clicks.deeds.alone(DEED, Right.MEMBER, self.show)

    async def show(self, reply: Reply, page: str = "") -> None:
        """A page of the list, privately."""
        here, index = reply.interaction.channel_id or 0, self.stage.tables.index
        now = await index.by_channel(here)
        over = [info for info in await index.ended_in(here) if info.game in self.stage.surfaces]

        def say(words: Text) -> str:
            return self.stage.words.format(words, None, reply.locale)

        def name(info: Info) -> str:
            return self.stage.game_name(info.game, reply.locale)

        await reply.private(past_panel(now, over, here, say, name, read_count(page) or 0))
