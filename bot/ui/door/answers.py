"""Taking an answer, and showing what came of it: the clicked message first, then whatever else shows the table."""

from collections.abc import Sequence
from typing import Any

import discord

from bot.rules.decision import Answer, Text, text
from bot.tables.model.table import Outcome
from bot.tables.play.following import Following
from bot.ui.messages.hands import without
from bot.ui.messages.posts import Posts
from bot.ui.messages.reply import Reply
from bot.ui.panels.panel import Panel, Words
from bot.ui.screens.missed import add_missed
from bot.ui.screens.request_section import NO_PARTIAL_ANSWER, PartialAnswer
from bot.ui.screens.stage import Stage


class Answers:
    """What people get for a click or a command at a table."""

    def __init__(self, stage: Stage, posts: Posts) -> None:
        self.stage, self.tables = stage, stage.tables
        self.posts, self.boards, self.hands = posts, posts.boards, posts.hands

    def reply(self, interaction: discord.Interaction[Any]) -> Reply:
        """The answer to an interaction, not given yet."""
        return Reply(interaction, self.stage, self.posts.shown)

    async def choose(
        self,
        reply: Reply,
        table: str,
        token: str | None,
        answer: Answer,
        label: Text | None,
        follow: Following | None = None,
        orders: Sequence[tuple[str, str]] = (),
    ) -> None:
        """Take an answer, and what was answered together with it, and show what came of it. Raises `Refusal`; nothing
        has changed then."""
        user, click = reply.interaction.user.id, reply.interaction.id
        outcome = await reply.in_time(
            self.tables.playing.choose(table, user, token, answer, click, follow=follow, orders=orders)
        )
        done = text("hand-done-plain") if label is None else text("hand-done", what=label)
        await self.after(reply, outcome, done)

    async def after(self, reply: Reply, outcome: Outcome, done: Text) -> None:
        """Show a change: the clicked board or private panel first, then whatever else shows this table."""
        info, user = outcome.info, reply.interaction.user.id
        mine = [seat.n for seat in info.seats_of(user)]
        # what only this person may read stands in the news of the hand
        told = any(event.only == seat for seat in mine for event in outcome.events)
        lines = [] if outcome.failure is None else [self.stage.say(info, outcome.failure, reply.locale)]
        if reply.message is not None and not reply.is_private:
            if reply.message.id == info.board_message:
                await self.boards.refresh(info.id, clicked=reply)
            else:
                await reply.acknowledge()
                await self.boards.refresh(info.id)
            shown = told or bool(lines) or await self._secretly_asked(info.id, mine)
            if shown:
                await self._follow(reply, info.id, "\n".join(lines))
            await self.hands.refresh(info.id, but=user if shown else None)
            return
        reader = mine[0] if len(mine) == 1 else None
        note = "\n".join([self.stage.say(info, done, reply.locale, reader), *lines])
        await self.show_hand(reply, info.id, note=note)
        await self.boards.refresh(info.id)
        await self.hands.refresh(info.id, but=user)

    async def _secretly_asked(self, table: str, seats: list[int]) -> bool:
        """Whether one of these seats is now asked something that cannot be answered on the board."""
        return await self.tables.keeper.look(table, lambda look: any(map(look.is_asked_privately, seats)))

    async def _follow(self, reply: Reply, table: str, note: str) -> None:
        """The hand in a new private message, after the board has been answered."""
        user = reply.interaction.user.id
        partial = self.hands.begun(table, user)
        shot = await self.stage.private(table, user, reply.locale, partial=partial, note=note)
        if shot is not None and await reply.private_anew(shot):
            self.hands.opened(table, reply, None, partial, without(shot.panel, note))

    async def show_hand(
        self,
        reply: Reply,
        table: str,
        *,
        seat: int | None = None,
        partial: PartialAnswer = NO_PARTIAL_ANSWER,
        note: str = "",
    ) -> None:
        """This user's hand, privately; a spectator is told what spectators see."""
        user = reply.interaction.user.id
        is_fresh = partial == NO_PARTIAL_ANSWER
        partial = self.hands.begun(table, user) if is_fresh else partial
        shot = await self.stage.private(table, user, reply.locale, seat=seat, partial=partial, note=note)
        if shot is not None:
            plain = without(shot.panel, note)
            if not note and is_fresh:
                await add_missed(self.stage, shot, user, reply.locale)
            if await reply.private(shot):
                self.hands.opened(table, reply, seat, partial, plain)
            return
        info = await self.tables.keeper.get(table)
        key = "table-not-started" if info.status == "lobby" else "table-over" if info.status == "ended" else ""
        words = note or self.stage.say(info, text(key or "table-spectator"), reply.locale)
        await reply.private(Panel().add(Words(words)))
