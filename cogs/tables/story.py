"""What happened at a table, and taking a copy of it."""

import json

from bot.rules.decision import text
from bot.rules.errors import NotPossible
from bot.tables.exports.export import export_table
from bot.ui.door.clicks import Clicks
from bot.ui.door.rights import Right
from bot.ui.messages.reply import Reply
from bot.ui.panels.panel import Panel, Words, join_lines

LINES = 40


class Story:
    """The journal and the export, for commands and for the buttons of a board."""

    def __init__(self, clicks: Clicks) -> None:
        self.clicks = clicks
        clicks.deeds.at_table("log", Right.MEMBER, self.log)
        clicks.deeds.at_table("export", Right.MEMBER, self.export)  # of a running table the host alone

    async def log(self, reply: Reply, table: str, rest: str) -> None:
        """The last lines of the journal that this person may read, privately."""
        stage, tables = self.clicks.stage, self.clicks.stage.tables
        info = await tables.keeper.get(table)
        mine = info.seats_of(reply.interaction.user.id)
        lines = await tables.reader.log(table, mine[0].n if mine else None, LINES + 1)
        earlier = len(lines) > LINES
        told = []
        for line in lines[-LINES:]:
            words = stage.say(info, line.text, reply.locale)
            told.append(f"› ~~{words}~~" if line.undone else f"› {words}")
        panel = Panel(stage.say(info, text("table-log-title"), reply.locale))
        if earlier:
            panel.add(Words(stage.say(info, text("table-log-more"), reply.locale), 6))
        panel.add(Words(join_lines(_newest(told)) or stage.say(info, text("table-log-empty"), reply.locale)))
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


def _newest(lines: list[str], most: int = 3_500) -> list[str]:
    """As many of the last lines as fit into a message."""
    found: list[str] = []
    for line in reversed(lines):
        most -= len(line) + 1
        if most < 0:
            break
        found.append(line)
    return found[::-1]
