"""What each click, pick and written answer does: reads the custom id, changes the table, shows what came of it.

The only way in for components and modals (`on_interaction`), so that a click works the same before and after a restart.
First the right is checked (`bot.ui.door.rights`), then the choice is stored, then the person is answered, then the
board follows.
"""

import asyncio
import logging
import re
import time
from collections.abc import Callable, Sequence
from typing import Any

import discord

from bot.rules.decision import Answer, Text, text
from bot.rules.errors import NoLongerPossible, NotPossible, Refusal
from bot.rules.numbers import read_whole
from bot.tables.model.errors import NotSeated
from bot.tables.model.table import Info, Outcome, find_token
from bot.ui.door.door import Door
from bot.ui.door.errors import Guard
from bot.ui.door.gate import Gate
from bot.ui.door.lobby_clicks import LobbyClicks
from bot.ui.door.rights import ById, Deed, Deeds, Right, require_place, require_right
from bot.ui.door.side_panels import SidePanels
from bot.ui.door.table_clicks import TableClicks
from bot.ui.door.uploads import Uploads
from bot.ui.messages.boards import Boards
from bot.ui.messages.children import ChildTables
from bot.ui.messages.hands import Hands, without
from bot.ui.messages.reply import Reply, Shown
from bot.ui.messages.retry_timer import RetryTimer
from bot.ui.messages.seals import Seals
from bot.ui.panels import custom_id
from bot.ui.panels.catalogue import Say
from bot.ui.panels.custom_id import Press
from bot.ui.panels.discord_panel import written
from bot.ui.panels.panel import Panel, Words
from bot.ui.questions.scene import Scene
from bot.ui.screens.clicked_request import ClickedRequest
from bot.ui.screens.missed import add_missed
from bot.ui.screens.present import NO_PARTIAL_ANSWER, SECRETS, PartialAnswer
from bot.ui.screens.stage import Stage

log = logging.getLogger(__name__)

_SIGNS = {"*": "pick", "?": "form", ">": "page", "=": "hand-in", "!": "confirmed"}
"""Sign at the beginning of a request's op -> word of its deed."""


class Clicks:
    """Handles what comes in through components and modals; commands use its deeds as well.

    deeds       all of them, with the right that each needs; other parts add theirs
    """

    def __init__(self, client: discord.Client, stage: Stage) -> None:
        self.client = client
        self.stage = stage
        self.tables = stage.tables
        self.shown = Shown()
        self.retries = RetryTimer(client, stage.tables)
        self.boards = Boards(client, stage, self.shown, self.retries)
        self.hands = Hands(stage)
        self.child_tables = ChildTables(client, stage, self.boards, self.hands)
        self.seals = Seals(client, stage, self.retries)
        self.boards.follow = self._after_board
        self.door = Door(stage.tables)
        self.uploads = Uploads()
        self.deeds = Deeds()
        self.before = LobbyClicks(self.stage, self.boards, self.hands, self.deeds)
        self.asides = SidePanels(stage, self.boards, self.hands, self.deeds)
        TableClicks(self)
        self.deeds.at_request("option", Right.ASKED, self._option)
        self.deeds.at_request("confirmed", Right.ASKED, self._confirmed)
        self.deeds.at_request("pick", Right.ASKED, self._picked)
        self.deeds.at_request("page", Right.ASKED, self._page)
        self.deeds.at_request("hand-in", Right.ASKED, self._hand_in)
        self.deeds.at_request("form", Right.ASKED, self._open_modal)
        self.deeds.at_request("written", Right.ASKED, self._written)
        self.idle = asyncio.Event()
        """Set while no click or command is under way; before the end it is waited for."""
        self.idle.set()
        self._under_way = 0
        self.is_closed = False
        """Whether the bot is about to stop and takes no more clicks."""
        self.ended: Callable[[bool], None] = lambda is_quiet: None
        """Called after each click or command, with whether nobody else is being answered."""
        self.gate = Gate(time.monotonic, time.process_time)

    async def _after_board(self, table: str) -> None:
        """What comes after a board: posts that stay, and the tables that this one asks for."""
        try:
            await self.seals.send(table)
        except Refusal as refusal:  # what waits in the outbox is sent after the next start at the latest
            log.warning("posts of %s wait: %s", table, refusal.text.key)
        await self.child_tables.follow(table)

    def begin(self) -> None:
        """A click or command is under way (`Guard`)."""
        self._under_way += 1
        self.idle.clear()

    def finish(self) -> None:
        """It has come to its end, one way or another."""
        self._under_way -= 1
        self.gate.ended()
        if not self._under_way:
            self.idle.set()
        self.ended(not self._under_way)

    def reply(self, interaction: discord.Interaction[Any]) -> Reply:
        return Reply(interaction, self.stage, self.shown)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Listener for every interaction; leaves commands and foreign ids alone."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data: Any = interaction.data or {}
        raw = str(data.get("custom_id", ""))
        if raw.startswith(("wk:", custom_id.MODAL)):
            if await self.admits(interaction):
                await self._come_in(interaction, raw, data)
            return
        for pattern, deed in self.deeds.ids.items():
            match = pattern.fullmatch(raw)
            if match is not None and await self.admits(interaction):
                await self._by_id(interaction, deed, match)

    async def _by_id(self, interaction: discord.Interaction[Any], deed: Deed[ById], match: re.Match[str]) -> None:
        """A click or a modal with an id of its own, which answers for itself once the right has been checked."""
        try:
            require_place(interaction, deed.right)
        except Refusal as refusal:
            async with self.guard(self.reply(interaction), None):
                raise refusal
            return
        await deed.do(interaction, match)

    async def _come_in(self, interaction: discord.Interaction[Any], raw: str, data: Any) -> None:
        """A click or a modal with one of our ids: the table and the right first."""
        reply = self.reply(interaction)
        guard = self.guard(reply, None)  # a table of another server answers nothing, not even in its own words
        async with guard:
            press = custom_id.parse(raw)
            if press is None:
                raise NoLongerPossible(text("refused-stale"))
            is_modal = interaction.type is discord.InteractionType.modal_submit
            given = [written(data).get("answer", "")] if is_modal else [str(value) for value in data.get("values", ())]
            if press.is_alone:
                await self.alone(reply, *press.deed(given))
                return
            info = await self.door.find(interaction, press.table)
            guard.at(info.id)
            if not press.is_request:
                await self.at_table(reply, info, *press.deed(given))
                return
            word = "written" if is_modal else _SIGNS.get(press.op[0], "option")
            request = self.deeds.requests[word]
            require_right(interaction, request.right, info)
            await self.boards.meet(info.id, interaction.user.id)
            await request.do(reply, press, given)

    async def alone(self, reply: Reply, word: str, rest: str = "") -> None:
        """Do a deed without a table, for a click or a command. Raises `Refusal`."""
        deed = self.deeds.without.get(word)
        if deed is None:
            raise NoLongerPossible(text("refused-stale"))
        require_place(reply.interaction, deed.right)
        await deed.do(reply, rest)

    async def at_table(self, reply: Reply, info: Info, word: str, rest: str = "") -> None:
        """Do a deed at a table, for a click or a command. Raises `Refusal`."""
        deed = self.deeds.tables.get(word)
        if deed is None:
            raise NoLongerPossible(text("refused-stale"))
        require_right(reply.interaction, deed.right, info)
        await self.boards.meet(info.id, reply.interaction.user.id)
        await deed.do(reply, info.id, rest)

    async def admits(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether there is time for this interaction; if not, the person is told in the cheapest way there is. Nothing
        has happened then."""
        if not self.tables.database.shards.mine:  # another process has our tables, hears the same, and answers
            return False
        if not self.is_closed and self.gate.admits(interaction.id, self._under_way):
            return True
        self.tables.observer.noted("refusal", "Closed" if self.is_closed else "Busy")
        reply = self.reply(interaction)
        why = text("refused-restarting" if self.is_closed else "table-busy")
        await reply.busy(self.stage.words.format(why, None, reply.locale))
        return False

    def guard(self, reply: Reply, table: str | None, say: Say | None = None) -> Guard:
        """The one boundary of errors: whatever goes wrong inside, the person gets one private sentence. say: the words
        of a command that has its own; without them they are those of the table."""
        return Guard(self, reply, table, say)

    # ------------------------------------------------------------------ answering a request

    async def _option(self, reply: Reply, press: Press, given: Sequence[str]) -> None:
        await self._choose_one(reply, press, press.op, confirmed=False)

    async def _confirmed(self, reply: Reply, press: Press, given: Sequence[str]) -> None:
        await self._choose_one(reply, press, press.op[1:], confirmed=True)

    async def _choose_one(self, reply: Reply, press: Press, op: str, *, confirmed: bool) -> None:
        asked = await self._asked(reply, press)
        if asked is None:
            raise NoLongerPossible(text("refused-stale"))
        wanted = custom_id.find_option(op, [option.id for option in asked.options])
        option = next((option for option in asked.options if option.id == wanted), None)
        if option is None or asked.kind != "one":
            raise NoLongerPossible(text("refused-stale"))
        if asked.asks_twice(option) and not confirmed:
            await reply.private(asked.confirm(option))
            return
        await self.choose(reply, press.table, press.token, option.id, option.label)

    async def _picked(self, reply: Reply, press: Press, given: Sequence[str]) -> None:
        asked = await self._asked(reply, press)
        if asked is None:
            raise NoLongerPossible(text("refused-stale"))
        if asked.kind == "one":
            await self._choose_one(reply, press, given[0] if given else "#", confirmed=False)
            return
        place, draft = _page_of(press)
        picked = asked.with_picks(PartialAnswer(press.token, draft, place), given)
        await self.show_hand(reply, press.table, partial=PartialAnswer(press.token, picked, place))

    async def _page(self, reply: Reply, press: Press, given: Sequence[str]) -> None:
        place, draft = _page_of(press)
        await self.show_hand(reply, press.table, partial=PartialAnswer(press.token, draft, place))

    async def _hand_in(self, reply: Reply, press: Press, given: Sequence[str]) -> None:
        asked = await self._asked(reply, press)
        answer = None if asked is None else asked.read(PartialAnswer(press.token, press.op[1:]))
        if answer is None:
            raise NoLongerPossible(text("refused-stale"))
        await self.choose(reply, press.table, press.token, answer, None)

    async def _open_modal(self, reply: Reply, press: Press, given: Sequence[str]) -> None:
        asked = await self._asked(reply, press)
        if asked is None:
            raise NoLongerPossible(text("refused-stale"))
        await reply.modal(asked.modal)

    async def _written(self, reply: Reply, press: Press, given: Sequence[str]) -> None:
        asked = await self._asked(reply, press)
        answer: Answer | None = given[0]
        if asked is not None and asked.kind == "amount":
            answer = read_whole(given[0].strip())
            if answer is None:
                raise NotPossible(text("refused-amount", least=asked.least, most=asked.most))
        await self.choose(reply, press.table, press.token, answer, None)

    async def _asked(self, reply: Reply, press: Press) -> ClickedRequest | None:
        """The request of this user that the token stands for. Raises `NotSeated` for a spectator."""
        user, locale = reply.interaction.user.id, reply.locale

        def read(scene: Scene) -> ClickedRequest | bool | None:
            seats = scene.seats_of(user)
            for seat in seats:
                token = find_token(scene.run, seat, press.token)
                if token is not None:
                    return ClickedRequest(scene, seat, token)
            for seat in seats:  # a button of a question that others are asked
                theirs = scene.run.asked_of_others(seat, press.token)
                if theirs is not None:
                    wanted = custom_id.find_option(press.op.lstrip("!*"), [o.id for o in theirs.options(scene.run)])
                    raise NotPossible(scene.run.not_yours(seat, theirs, wanted or ""))
            return None if seats else False

        found = await self.stage.scene(press.table, locale, read)
        if found is False:
            raise NotSeated()
        assert found is None or isinstance(found, ClickedRequest)
        return found

    async def choose(self, reply: Reply, table: str, token: str | None, answer: Answer, label: Text | None) -> None:
        """Take an answer and show what came of it. Raises `Refusal`; nothing has changed then."""
        interaction = reply.interaction
        outcome = await reply.in_time(self.tables.choose(table, interaction.user.id, token, answer, interaction.id))
        done = text("hand-done-plain") if label is None else text("hand-done", what=label)
        await self.after(reply, outcome, done)

    async def after(self, reply: Reply, outcome: Outcome, done: Text) -> None:
        """Show a change: the clicked board or private panel first, then whatever else shows this table."""
        info, user = outcome.info, reply.interaction.user.id
        mine = [seat.n for seat in info.seats_of(user)]
        news = [event.text_for(seat) for seat in mine for event in outcome.events if event.only == seat]
        told = [line for line in news if line is not None]
        # A hand ends its news with the newest secrets anyway; nothing is said twice.
        lines = [self.stage.say(info, line, reply.locale) for line in told[:-SECRETS]]
        if outcome.failure is not None:
            lines.append(self.stage.say(info, outcome.failure, reply.locale))
        if reply.message is not None and not reply.is_private:
            if reply.message.id == info.board_message:
                await self.boards.refresh(info.id, clicked=reply)
            else:
                await reply.acknowledge()
                await self.boards.refresh(info.id)
            shown = bool(told or lines) or await self._secretly_asked(info.id, mine)
            if shown:
                await self._follow(reply, info.id, "\n".join(lines))
            await self.hands.refresh(info.id, but=user if shown else None)
            return
        note = "\n".join([self.stage.say(info, done, reply.locale), *lines])
        await self.show_hand(reply, info.id, note=note)
        await self.boards.refresh(info.id)
        await self.hands.refresh(info.id, but=user)

    async def _secretly_asked(self, table: str, seats: list[int]) -> bool:
        """Whether one of these seats is now asked something that cannot be answered on the board."""
        return await self.tables.look(
            table,
            lambda look: (
                look.info.status == "running"
                and any(asked.private and not asked.anytime for seat in seats for asked in look.requests(seat))
            ),
        )

    async def _follow(self, reply: Reply, table: str, note: str) -> None:
        """The hand in a new private message, after the board has been answered."""
        shot = await self.stage.private(table, reply.interaction.user.id, reply.locale, note=note)
        if shot is not None and await reply.private_anew(shot):
            self.hands.opened(table, reply, None, NO_PARTIAL_ANSWER, without(shot.panel, note))

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
        shot = await self.stage.private(table, user, reply.locale, seat=seat, partial=partial, note=note)
        if shot is not None:
            plain = without(shot.panel, note)
            if not note and partial == NO_PARTIAL_ANSWER:
                await add_missed(self.stage, shot, user, reply.locale)
            if await reply.private(shot):
                self.hands.opened(table, reply, seat, partial, plain)
            return
        info = await self.tables.get(table)
        key = "table-not-started" if info.status == "lobby" else "table-over" if info.status == "ended" else ""
        words = note or self.stage.say(info, text(key or "table-spectator"), reply.locale)
        await reply.private(Panel().add(Words(words)))


def _page_of(press: Press) -> tuple[int, str]:
    """(page, draft) of an op `?[page.]<draft>`, whatever its sign is."""
    page, _, draft = press.op[1:].partition(".")
    return read_whole(page) or 0, draft
