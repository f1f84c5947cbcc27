"""The one boundary of errors: whatever goes wrong behind a click or a command, the person gets one private sentence."""

import logging
from typing import Any

from bot.logs import on
from bot.rules.decision import text
from bot.rules.errors import NoLongerPossible, Refusal
from bot.tables.model.errors import AskedOfOthers, NotOwner, StoreFailure, refusal_of
from bot.ui.door.answers import Answers
from bot.ui.door.traffic import Traffic
from bot.ui.messages.hands import without
from bot.ui.messages.reply import Reply
from bot.ui.panels.catalogue import Say
from bot.ui.panels.panel import Keep, Words
from bot.ui.screens.request_section import NO_PARTIAL_ANSWER

log = logging.getLogger(__name__)


class Guard:
    """`async with`: swallows what goes wrong, tells the person in one private sentence, logs what only we can mend.

    say: what to speak from; None: the words of the table that it is about, or that stands in this channel
    """

    def __init__(
        self, traffic: Traffic, answers: Answers, reply: Reply, table: str | None, say: Say | None = None
    ) -> None:
        self.traffic = traffic
        self.answers = answers
        self.reply = reply
        self.table = table
        self.say = say

    async def __aenter__(self) -> None:
        self.traffic.begin()
        interaction = self.reply.interaction
        on(request=interaction.id, guild=interaction.guild_id, table=self.table)

    def at(self, table: str | None) -> None:
        """It is about this table, as far as the person may know."""
        self.table = table
        on(table=table)

    async def __aexit__(self, kind: Any, error: BaseException | None, trace: Any) -> bool:
        try:
            return await self._end(error)
        finally:
            self.traffic.finish()

    async def _end(self, error: BaseException | None) -> bool:
        if error is None or not isinstance(error, Exception):
            return False
        if isinstance(error, NotOwner):  # another process has heard the same click and answers it
            log.info("%s is left to another process", self.reply.source)
            return True
        try:
            await self._tell(error)
        except Exception:
            log.exception("the person could not be told of: %s", error)
        return True

    async def _tell(self, error: Exception) -> None:
        answers, reply = self.answers, self.reply
        if not isinstance(error, OSError):  # that is Discord's connection here
            error = refusal_of(error) or error
        own = None if self.say is None else self.say.error(error)
        if own is None and not isinstance(error, Refusal):
            answers.tables.observer.noted("trouble")
            log.error("%s failed", reply.source, exc_info=error)
            await reply.say(answers.stage.words.format(text("table-trouble"), None, reply.locale))
            return
        answers.tables.observer.noted("refusal", type(error).__name__)
        if own is not None:
            await reply.say(own)
        elif isinstance(error, Refusal):
            await self._refuse(error)

    async def _refuse(self, error: Refusal) -> None:
        """In the words of the table, with what there is to see of it now."""
        answers, reply = self.answers, self.reply
        info = None
        if self.table is not None and not isinstance(error, StoreFailure):
            try:
                info = await answers.tables.keeper.get(self.table)
            except Refusal:
                info = None
        # a command is not told its table beforehand, yet a game's refusals are sentences of that game
        here = info
        if here is None and not isinstance(error, StoreFailure):  # then another question would take too long
            here = await answers.tables.index.by_channel(reply.interaction.channel_id or 0)
        words = answers.stage.say(here, error.text, reply.locale)
        if info is None:
            await reply.say(words)
        elif isinstance(error, NoLongerPossible):
            await self._present_board(info.id, words)
        elif isinstance(error, AskedOfOthers) and not reply.is_private:
            seat, token = error.seat, error.token
            await answers.hands.tell_while(
                info.id, reply, words, lambda scene: scene.run.asked_of_others(seat, token) is not None
            )
        elif reply.is_private and info.seats_of(reply.interaction.user.id) and not reply.sent:
            refused = answers.stage.say(info, text("hand-refused", why=error.text), reply.locale)
            await answers.show_hand(reply, info.id, note=refused)
        else:
            await reply.say(words)

    async def _present_board(self, table: str, words: str) -> None:
        """The board has moved on: how it stands now, privately; and the public one is put right as well."""
        answers, reply = self.answers, self.reply
        user = reply.interaction.user.id
        shot = await answers.stage.private(table, user, reply.locale, note=words)
        if shot is None:
            shot = await answers.stage.public(table)
            shot.panel.parts.insert(0, Words(words, Keep.ANSWER))
            await reply.private(shot)
        elif await reply.private(shot):
            answers.hands.opened(table, reply, None, NO_PARTIAL_ANSWER, without(shot.panel, words))
        await answers.boards.refresh(table)
