"""What `/host` shows, and clearing a table from there."""

from bot.rules.decision import Text, text
from bot.rules.errors import NoLongerPossible, Refusal
from bot.rules.numbers import read_count
from bot.tables.model.errors import NotOwner
from bot.tables.model.info import Info
from bot.tables.model.table import Look
from bot.tables.seats.agreeing import opponents
from bot.tables.together.hosted import Figures, rough
from bot.ui.door.clicks import Clicks
from bot.ui.door.rights import Right
from bot.ui.door.sight import seen_tables
from bot.ui.messages.reply import Reply
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Panel
from bot.ui.screens.ending import end_question
from bot.ui.screens.hosted import DEED, ON_A_PAGE, STOP, HostedTable, hosted_panel, table_line


class Hosting:
    """Enters its deeds into those of `Clicks`."""

    def __init__(self, clicks: Clicks) -> None:
        self.clicks = clicks
        self.stage, self.tables = clicks.stage, clicks.stage.tables
        clicks.deeds.alone(DEED, Right.MANAGER, self.show)
        clicks.deeds.at_table(STOP, Right.MANAGER, self.stop)

    async def show(self, reply: Reply, page: str = "", note: str = "") -> None:
        """A page of the list, privately. note: a sentence on top."""
        await reply.private(await reply.in_time(self._panel(reply, read_count(page) or 0, note)))

    async def _panel(self, reply: Reply, page: int, note: str) -> Panel:
        guild = reply.interaction.guild_id or 0
        ids = await self.tables.hosted.standing(guild)
        figures = await self.tables.hosted.figures(guild)
        page = max(0, min(page, -(-len(ids) // ON_A_PAGE) - 1))
        shown = [await self._known(table) for table in ids[page * ON_A_PAGE : (page + 1) * ON_A_PAGE]]
        infos = [info for info in shown if info is not None]
        seen = await seen_tables(reply.interaction, infos)
        return hosted_panel(
            [await self._table(info, info.id in seen, figures, reply.locale) for info in infos],
            lambda words: self._say(reply, words),
            standing=len(ids),
            over=figures.over,
            megabytes=max(1, -(-sum(figures.bytes.values()) // 1_000_000)),
            page=page,
            note=note,
        )

    async def _known(self, table: str) -> Info | None:
        """None: it cannot be opened just now, or its game is not installed any more."""
        try:
            info = await self.tables.keeper.get(table)
        except (Refusal, NotOwner):
            return None
        return info if info.game in self.stage.surfaces else None

    async def _table(self, info: Info, is_seen: bool, figures: Figures, locale: str) -> HostedTable:
        """P6: what its board tells, and nothing of a hand."""

        def read(look: Look) -> tuple[tuple[str, ...], float | None]:
            waits = tuple(look.info.seats[seat].name for seat in look.awaited() if seat >= 0)
            return waits, look.due()

        waits, due = await self.tables.keeper.look(info.id, read)
        game = self.stage.game_name(info.game, locale)
        since = figures.since.get(info.id, info.created)
        return HostedTable(info, game, is_seen, waits, since, due, rough(figures.bytes.get(info.id, 0)))

    # ------------------------------------------------------------------ clearing one

    async def stop(self, reply: Reply, table: str, answer: str) -> None:
        """Asks first; in a contest that the manager plays in, the others are asked as well."""
        if answer == "no":
            await self.show(reply)
        elif answer == "yes":
            await self._clear(reply, table)
        elif answer:
            raise NoLongerPossible(text("refused-stale"))
        else:
            await reply.private(await reply.in_time(self._question(reply, table)))

    async def _question(self, reply: Reply, table: str) -> Panel:
        info = await self.tables.keeper.get(table)
        user = reply.interaction.user.id
        seen = await seen_tables(reply.interaction, [info])
        figures = await self.tables.hosted.figures(info.guild or 0)
        shown = await self._table(info, info.id in seen, figures, reply.locale)

        def say(words: Text) -> str:
            return self._say(reply, words)

        others = opponents(info, self.tables.games[info.game], user)
        yes, no = (custom_id.button(table, custom_id.NO_REQUEST, f"{STOP}-{answer}") for answer in ("yes", "no"))
        is_alone = not others or not info.seats_of(user)
        return end_question(say, is_alone=is_alone, yes=yes, no=no, about=table_line(shown, say))

    async def _clear(self, reply: Reply, table: str) -> None:
        outcome = await reply.in_time(self.tables.playing.end(table, reply.interaction.user.id, moderator=True))
        done = self._say(reply, text("table-asked" if outcome.is_asked else "table-ended-private"))
        await self.show(reply, note=done)
        await self.clicks.posts.boards.refresh(table)
        await self.clicks.posts.hands.refresh(table)

    def _say(self, reply: Reply, words: Text) -> str:
        return self.stage.words.format(words, None, reply.locale)
