"""What happened at a table, and taking a copy of it."""

import json
from collections.abc import Sequence
from functools import partial

from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.rules.numbers import read_count
from bot.tables.exports.export import export_table
from bot.tables.model.info import Info
from bot.tables.model.table import Look
from bot.ui.door.clicks import Clicks
from bot.ui.door.rights import Right
from bot.ui.messages.reply import Reply
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Button
from bot.ui.screens.chapters import LAST, chapter_at, chapter_panel, chapters_of, news_at, page_at, pages_of


class Story:
    """The journal and the export, for commands and for the buttons of a board."""

    def __init__(self, clicks: Clicks) -> None:
        self.clicks = clicks
        clicks.deeds.at_table("log", Right.MEMBER, self.log)
        clicks.deeds.at_table("export", Right.MEMBER, self.export)  # of a running table the host alone

    async def log(self, reply: Reply, table: str, rest: str) -> None:
        """A page of the journal as this person may read it, privately.

        rest: a page as `chapter_panel` names it; or "since" what a board ("since.SEAT": a hand) tells as new, where
        that is not long past; else the newest page, of a table that is over the first
        """
        stage, tables = self.clicks.stage, self.clicks.stage.tables
        info = await tables.keeper.get(table)
        surface = stage.surfaces[info.game]
        mine = info.seats_of(reply.interaction.user.id)
        openings = await tables.reader.chapters(table, surface.chapters)
        chapters = chapters_of(openings, lambda said: surface.words.short(said) or said)
        say = partial(stage.say, info, locale=reply.locale)
        written_chapter, _, written_page = rest.removeprefix("=").partition(".")
        named = read_count(written_chapter)
        n = 0 if named is not None else await self._first_event(info, rest, [place.n for place in mine])
        n = news_at(chapters, n, info.event_count) if rest.startswith("since") else n
        at = chapter_at(chapters, n) if named is None else min(named, len(chapters) - 1)
        reader = mine[0].n if mine else None
        pages = pages_of(
            await tables.reader.lines(table, reader, chapters[at].begin, chapters[at].end), say, surface.game.retold
        )
        if named is None:
            page = page_at(pages, n)
        else:
            page = len(pages) if written_page == LAST else read_count(written_page) or 0
        panel = chapter_panel(table, chapters, at, pages, page, say)
        if mine and info.status != "lobby":
            hand = custom_id.button(table, "-", f"hand-{mine[0].n}")
            panel.add((Button(hand, stage.say(info, text("board-hand"), reply.locale), "primary"),))
        if reply.is_private:
            self.clicks.posts.hands.put_away(table, reply)
        await reply.private(panel)

    async def _first_event(self, info: Info, rest: str, mine: Sequence[int]) -> int:
        """Number of the event at which to begin where no page is named: of the news of a hand of mine, of those of the
        board, the newest, or of a table that is over the first."""
        tables = self.clicks.stage.tables
        since, _, written = rest.partition(".")
        if since != "since":
            return 0 if info.status == "ended" and rest != "new" else info.event_count
        seat = next((seat for seat in mine if str(seat) == written), None)
        missed = None if seat is None else await tables.reader.missed(info.id, seat)
        if missed is not None:
            return missed[1][0].n if missed[1] else info.event_count

        def read(look: Look) -> int:
            numbers, since = look.event_numbers(), look.since()
            begin = since.board if seat is None else since.hands.get(seat, 0)
            return numbers[begin] if begin < len(numbers) else info.event_count

        return await tables.keeper.look(info.id, read)

    async def export(self, reply: Reply, table: str, rest: str) -> None:
        """The whole table as a file; while it runs only what watchers may know, and only for its host."""
        tables = self.clicks.stage.tables
        info = await tables.keeper.get(table)
        user = reply.interaction.user.id
        if info.status != "ended" and user != info.host:
            raise NotPossible(text("table-export-not-yet"))
        bundle = await export_table(tables, table)
        words = self.clicks.stage.say(info, text("table-export", over=info.status == "ended"), reply.locale)
        data = json.dumps(bundle, ensure_ascii=False, indent=1).encode()
        await reply.file(words, f"waykeeper-{info.game}-{info.id}.json", data)
