"""What happened at a table, and taking a copy of it."""

import json
from functools import partial

from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.rules.numbers import read_count
from bot.tables.exports.export import export_table
from bot.ui.door.clicks import Clicks
from bot.ui.door.rights import Right
from bot.ui.messages.reply import Reply
from bot.ui.panels import custom_id
from bot.ui.panels.panel import Button
from bot.ui.screens.chapters import chapter_at, chapter_panel, chapters_of


class Story:
    """The journal and the export, for commands and for the buttons of a board."""

    def __init__(self, clicks: Clicks) -> None:
        self.clicks = clicks
        clicks.deeds.at_table("log", Right.MEMBER, self.log)
        clicks.deeds.at_table("export", Right.MEMBER, self.export)  # of a running table the host alone

    async def log(self, reply: Reply, table: str, rest: str) -> None:
        """A page of the journal as this person may read it, privately.

        rest: number of an event on it; else the newest page, of a table that is over the first
        """
        stage, tables = self.clicks.stage, self.clicks.stage.tables
        info = await tables.keeper.get(table)
        surface = stage.surfaces[info.game]
        mine = info.seats_of(reply.interaction.user.id)
        openings = await tables.reader.chapters(table, surface.chapters)
        chapters = chapters_of(openings, lambda said: surface.words.short(said) or said)
        wanted = read_count(rest.removeprefix("="))
        newest = rest == "new" or info.status != "ended"
        n = wanted if wanted is not None else info.event_count if newest else 0
        at = chapter_at(chapters, n)
        lines = await tables.reader.lines(table, mine[0].n if mine else None, chapters[at].begin, chapters[at].end)
        panel = chapter_panel(table, chapters, at, lines, n, partial(stage.say, info, locale=reply.locale))
        if mine and info.status != "lobby":
            hand = custom_id.button(table, "-", f"hand-{mine[0].n}")
            panel.add((Button(hand, stage.say(info, text("board-hand"), reply.locale), "primary"),))
        if reply.is_private:
            self.clicks.posts.hands.put_away(table, reply.interaction.user.id)
        await reply.private(panel)

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
