"""Stepping through a table, forward and back, as everybody saw it or as one's own seat did."""

from typing import Any

from bot.rules.decision import Text
from bot.rules.numbers import read_count
from bot.tables.model.info import Info
from bot.tables.replays.service import Replays
from bot.tables.replays.tape import Progress, Tape
from bot.ui.door.clicks import Clicks
from bot.ui.door.rights import Right
from bot.ui.messages.reply import Reply
from bot.ui.panels.surface import Surface
from bot.ui.replays.panel import DEED, progress_panel, read_op, step_panel
from bot.ui.screens.stage import Shot, names_of


class Replaying:
    """Enters its deed into those of `Clicks`; for `/story replay` and the buttons of boards and lists."""

    def __init__(self, clicks: Clicks, replays: Replays) -> None:
        self.clicks, self.stage, self.replays = clicks, clicks.stage, replays
        clicks.deeds.at_table(DEED, Right.MEMBER, self.show)

    async def show(self, reply: Reply, table: str, rest: str) -> None:
        """A step of the replay, privately; without one the first of a table that is over, else the last."""
        info = await self.stage.tables.keeper.get(table)
        named, written = read_op(rest)
        step = read_count(written, 6)
        reader = reader_of(info, reply.interaction.user.id, named)
        surface = self.stage.surfaces[info.game]
        found = await reply.in_time(self.replays.tape(table, reader, surface.chapters, anew=step is None))
        if reply.is_private:
            self.clicks.posts.hands.put_away(table, reply)
        if isinstance(found, Progress):
            await reply.private(progress_panel(table, reader, found, self._say(info, reply)))
            return
        at = step if step is not None else 0 if info.status == "ended" else len(found.steps) - 1
        await reply.private(self._shot(found, surface, min(at, len(found.steps) - 1), reply))

    def _shot(self, tape: Tape, surface: Surface, at: int, reply: Reply) -> Shot:
        step = tape.steps[at].view
        view = None if step is None else surface.of_people(step, names_of(tape.info))
        specs = [] if view is None else surface.pictures(view)
        mine = [place.n for place in tape.info.seats_of(reply.interaction.user.id)]
        panel = step_panel(tape, surface, at, mine, reply.locale, specs)
        return Shot(tape.info, panel, surface, view, specs) if view is not None else Shot(tape.info, panel)

    def _say(self, info: Info, reply: Reply) -> Any:
        def say(words: Text) -> str:
            return self.stage.say(info, words, reply.locale)

        return say


def reader_of(info: Info, user: int, named: str) -> int | None:
    """P6: from whose sight somebody may look: a seat of their own, or (None) everybody's."""
    seat = read_count(named)
    return seat if any(place.n == seat for place in info.seats_of(user)) else None
