"""What each click, pick and written answer does: reads the custom id, changes the table, shows what came of it.

The only door for components and modals (`on_interaction`), so that a click works the same before and after a restart.
First the choice is stored, then the person is answered, then the board follows.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord

from bot.rules.decision import Answer, Text, text
from bot.rules.errors import NoLongerPossible, NotPossible, Refusal
from bot.tables.errors import NotSeated, UndoNeedsConsent
from bot.tables.live import Outcome, find_token
from bot.ui import custom_id, votes
from bot.ui.asides import Asides
from bot.ui.asked import Asked
from bot.ui.boards import Boards
from bot.ui.catalogue import Say
from bot.ui.custom_id import Press
from bot.ui.discord_panel import written
from bot.ui.errors import Guard
from bot.ui.gate import Gate
from bot.ui.hands import Hands, without
from bot.ui.lobby import NO_TABLE
from bot.ui.lobby_clicks import LobbyClicks
from bot.ui.missed import add_missed
from bot.ui.panel import Button, Panel, Words
from bot.ui.present import NO_DRAFT, SECRETS, Drafting
from bot.ui.reply import Reply, Shown
from bot.ui.retries import Retries
from bot.ui.scene import Scene
from bot.ui.seals import Seals
from bot.ui.sequels import Sequels
from bot.ui.stage import Stage

log = logging.getLogger(__name__)

class Clicks:
    """Handles what comes in through components and modals; commands use its deeds as well.

    further     deeds that other parts add: first word of an op without request -> what it does
    """

    def __init__(self, client: discord.Client, stage: Stage) -> None:
        self.client = client
        self.stage = stage
        self.tables = stage.tables
        self.shown = Shown()
        self.retries = Retries(client, stage.tables)
        self.boards = Boards(client, stage, self.shown, self.retries)
        self.hands = Hands(stage)
        self.sequels = Sequels(client, stage, self.boards, self.hands)
        self.seals = Seals(client, stage, self.retries)
        self.boards.follow = self._after_board
        self.before = LobbyClicks(self.stage, self.boards, self.hands)
        self.asides = Asides(stage, self.boards, self.hands)
        self.further: dict[str, Callable[[Reply, str], Awaitable[None]]] = {}
        self.idle = asyncio.Event()
        """Set while no click or command is under way; before the end it is waited for."""
        self.idle.set()
        self._under_way = 0
        self.is_closed = False
        """Whether the bot is about to stop and takes no more clicks."""
        self.ended: Callable[[bool], None] = lambda is_quiet: None
        """Called after each click or command, with whether nobody else is being answered."""
        self.gate = Gate(lambda: discord.utils.utcnow().timestamp(), time.process_time)

    async def _after_board(self, table: str) -> None:
        """What comes after a board: posts that stay, and the tables that this one asks for."""
        try:
            await self.seals.send(table)
        except Refusal as refusal:  # what waits in the outbox is sent after the next start at the latest
            log.warning("posts of %s wait: %s", table, refusal.text.key)
        await self.sequels.follow(table)

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
        if not raw.startswith(("wk:", custom_id.MODAL)):
            return
        if not await self.admits(interaction):
            return
        press = custom_id.parse(raw)
        reply = self.reply(interaction)
        guard = self.guard(reply, None)  # a table of another server answers nothing, not even in its own words
        async with guard:
            if press is None or not await self._is_home(interaction, press.table):
                await reply.say(self.stage.words.format(text("refused-stale"), None, reply.locale))
                return
            guard.at(press.table)
            if interaction.type is discord.InteractionType.modal_submit:
                await self._written(reply, press, written(data))
            else:
                await self._pressed(reply, press, [str(value) for value in data.get("values", ())])

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

    async def _is_home(self, interaction: discord.Interaction[Any], table: str) -> bool:
        """P3: a table answers only where it stands, so that nobody reaches one of another server by its id."""
        if table in (custom_id.NEW, NO_TABLE):
            return True
        info = await self.tables.get(table)
        return interaction.channel_id in (info.channel, info.board_channel)

    def guard(self, reply: Reply, table: str | None, say: Say | None = None) -> Guard:
        """The one boundary of errors: whatever goes wrong inside, the person gets one private sentence. say: the words
        of a command that has its own; without them they are those of the table."""
        return Guard(self, reply, table, say)

    # ------------------------------------------------------------------ reading the id

    async def _pressed(self, reply: Reply, press: Press, values: Sequence[str]) -> None:
        if press.table == custom_id.NEW:
            await self.further["new"](reply, press.op)
            return
        if press.table != NO_TABLE:
            await self.boards.meet(press.table, reply.interaction.user.id)
        if press.token == custom_id.NO_REQUEST:
            op = press.op.removeprefix("*") + (f"={values[0]}" if values else "")
            await self.table_deed(reply, press.table, op)
        elif press.op.startswith("*"):
            await self._picked(reply, press, values)
        elif press.op == "?":
            await self._open_modal(reply, press)
        elif press.op.startswith(">"):
            page, _, draft = press.op[1:].partition(".")
            drafting = Drafting(press.token, draft, int(page) if page.isdecimal() else 0)
            await self.show_hand(reply, press.table, drafting=drafting)
        elif press.op.startswith("="):
            await self._hand_in(reply, press, press.op[1:])
        elif press.op.startswith("!"):
            await self._option(reply, press, press.op[1:], confirmed=True)
        else:
            await self._option(reply, press, press.op, confirmed=False)

    async def _written(self, reply: Reply, press: Press, fields: dict[str, str]) -> None:
        answer = fields.get("answer", "")
        await self.boards.meet(press.table, reply.interaction.user.id)
        if press.token == custom_id.NO_REQUEST:
            await self.table_deed(reply, press.table, f"{press.op}={answer}")
            return
        asked = await self._asked(reply, press)
        given: Answer = answer
        if asked is not None and asked.kind == "amount":
            try:
                given = int(answer.strip())
            except ValueError:
                raise NotPossible(text("refused-amount", least=asked.least, most=asked.most)) from None
        await self.choose(reply, press.table, press.token, given, None)

    # ------------------------------------------------------------------ answering a request

    async def _option(self, reply: Reply, press: Press, op: str, *, confirmed: bool) -> None:
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

    async def _picked(self, reply: Reply, press: Press, values: Sequence[str]) -> None:
        asked = await self._asked(reply, press)
        if asked is None:
            raise NoLongerPossible(text("refused-stale"))
        if asked.kind == "one":
            await self._option(reply, press, values[0] if values else "#", confirmed=False)
            return
        page, _, draft = press.op[1:].partition(".")
        place = int(page) if page.isdecimal() else 0
        drafted = asked.with_picks(Drafting(press.token, draft, place), values)
        await self.show_hand(reply, press.table, drafting=Drafting(press.token, drafted, place))

    async def _hand_in(self, reply: Reply, press: Press, draft: str) -> None:
        asked = await self._asked(reply, press)
        answer = None if asked is None else asked.read(Drafting(press.token, draft))
        if answer is None:
            raise NoLongerPossible(text("refused-stale"))
        await self.choose(reply, press.table, press.token, answer, None)

    async def _open_modal(self, reply: Reply, press: Press) -> None:
        asked = await self._asked(reply, press)
        if asked is None:
            raise NoLongerPossible(text("refused-stale"))
        await reply.modal(asked.modal)

    async def _asked(self, reply: Reply, press: Press) -> Asked | None:
        """The request of this user that the token stands for. Raises `NotSeated` for a spectator."""
        user, locale = reply.interaction.user.id, reply.locale

        def read(scene: Scene) -> Asked | bool | None:
            seats = scene.seats_of(user)
            for seat in seats:
                token = find_token(scene.run, seat, press.token)
                if token is not None:
                    return Asked(scene, seat, token)
            for seat in seats:  # a button of a question that others are asked
                theirs = scene.run.asked_of_others(seat, press.token)
                if theirs is not None:
                    wanted = custom_id.find_option(press.op.lstrip("!*"), [o.id for o in theirs.options(scene.run)])
                    raise NotPossible(scene.run.not_yours(seat, theirs, wanted or ""))
            return None if seats else False

        found = await self.stage.scene(press.table, locale, read)
        if found is False:
            raise NotSeated()
        assert found is None or isinstance(found, Asked)
        return found

    async def choose(
        self, reply: Reply, table: str, token: str | None, answer: Answer, label: Text | None
    ) -> None:
        """Take an answer and show what came of it. Raises `Refusal`; nothing has changed then."""
        interaction = reply.interaction
        outcome = await reply.in_time(
            self.tables.choose(table, interaction.user.id, token, answer, interaction.id)
        )
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
            lambda look: look.info.status == "running"
            and any(asked.private and not asked.anytime for seat in seats for asked in look.requests(seat)),
        )

    async def _follow(self, reply: Reply, table: str, note: str) -> None:
        """The hand in a new private message, after the board has been answered."""
        shot = await self.stage.private(table, reply.interaction.user.id, reply.locale, note=note)
        if shot is not None and await reply.private_anew(shot):
            self.hands.opened(table, reply, None, NO_DRAFT, without(shot.panel, note))

    async def show_hand(
        self, reply: Reply, table: str, *, seat: int | None = None, drafting: Drafting = NO_DRAFT, note: str = ""
    ) -> None:
        """This user's hand, privately; a spectator is told what spectators see."""
        user = reply.interaction.user.id
        shot = await self.stage.private(table, user, reply.locale, seat=seat, drafting=drafting, note=note)
        if shot is not None:
            plain = without(shot.panel, note)
            if not note and drafting == NO_DRAFT:
                await add_missed(self.stage, shot, user, reply.locale)
            if await reply.private(shot):
                self.hands.opened(table, reply, seat, drafting, plain)
            return
        info = await self.tables.get(table)
        key = "table-not-started" if info.status == "lobby" else "table-over" if info.status == "ended" else ""
        words = note or self.stage.say(info, text(key or "table-spectator"), reply.locale)
        await reply.private(Panel().add(Words(words)))

    # ------------------------------------------------------------------ deeds without a request

    async def table_deed(self, reply: Reply, table: str, op: str) -> None:
        word, _, rest = op.partition("-")
        user = reply.interaction.user
        if word == "hand":
            await self.show_hand(reply, table, seat=int(rest) if rest.isdecimal() else None)
        elif word == "board":
            await self._show_board(reply, table)
        elif word in self.asides.deeds:
            await self.asides.deeds[word](reply, table, rest)
        elif word == "undo":
            await self.undo(reply, table, rest)
        elif word == "ask" and rest == "undo":
            outcome = await self.tables.propose_undo(table, user.id)
            await self.after(reply, outcome, text("hand-asked-undo"))
        elif word in ("agree", "object"):
            outcome = await reply.in_time(self.tables.consent(table, user.id, word == "agree"))
            await self.after(reply, outcome, text("hand-done-plain"))
        elif word == votes.DEED and (wanted := votes.read_vote(rest)) is not None:
            outcome = await reply.in_time(self.tables.propose_for_missing(table, user.id, *wanted))
            await self.after(reply, outcome, text("hand-done-plain"))
        elif word == "resume":
            await self.after(reply, await self.tables.resume(table, user.id), text("hand-done-plain"))
        elif word == "back":
            await self.after(reply, await self.tables.set_away(table, user.id, False), text("hand-done-plain"))
        elif word in self.before.deeds:
            await self.before.deeds[word](reply, table, rest)
        elif word in self.further:
            await self.further[word](reply, table if table != NO_TABLE else rest)
        else:
            raise NoLongerPossible(text("refused-stale"))

    async def _show_board(self, reply: Reply, table: str) -> None:
        info = await self.tables.get(table)
        if reply.message is not None and not reply.is_private and reply.message.id == info.board_message:
            await self.boards.refresh(table, clicked=reply)
        else:
            await reply.private(await self.stage.public(table))

    async def undo(self, reply: Reply, table: str, index: str) -> None:
        """The button names the choice that it takes back, so that a second click takes back nothing more."""
        user = reply.interaction.user.id
        if index:
            present = await self.tables.look(
                table, lambda look: {i for seat, i in look.undo().items() if seat in look.seats_for(user)}
            )
            if not index.isdecimal() or int(index) not in present:
                mine = (await self.tables.get(table)).seats_of(user)
                raise NotPossible(text("refused-nothing-to-undo")) if mine else NotSeated()
        try:
            outcome = await self.tables.undo(table, user, reply.interaction.id)
        except UndoNeedsConsent as refusal:
            info = await self.tables.get(table)
            button = Button(
                custom_id.button(table, "-", "ask-undo"), self.stage.say(info, text("board-ask-undo"), reply.locale)
            )
            words = self.stage.say(info, refusal.text, reply.locale)
            await reply.private(Panel().add(Words(words), button))
            return
        await self.after(reply, outcome, text("hand-undone"))
