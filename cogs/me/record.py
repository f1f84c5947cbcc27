"""`/my record`: the figures of one's own ended games, in a private panel."""

from bot.rules.decision import Text
from bot.tables.replays.records import Records
from bot.ui.door.clicks import Clicks
from bot.ui.door.rights import Right
from bot.ui.messages.reply import Reply
from bot.ui.screens.record import DEED, record_panel


class MyRecord:
    """Enters its deed into those of `Clicks`. P6: of tables of the user's own that are over, and of nobody else's
    moves; where they were played and with whom it does not tell."""

    def __init__(self, clicks: Clicks) -> None:
        self.stage = clicks.stage
        self.records = Records(clicks.stage.tables)
        clicks.deeds.alone(DEED, Right.ANYONE, self.show)

    async def show(self, reply: Reply, rest: str = "") -> None:
        """As far as it is worked out."""
        gathered = await reply.in_time(self.records.of(reply.interaction.user.id))

        def say(words: Text) -> str:
            return self.stage.words.format(words, None, reply.locale)

        await reply.private(record_panel(gathered, say, lambda game: self.stage.game_name(game, reply.locale)))
