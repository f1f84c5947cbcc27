"""The public message of each table: posted, edited in place, posted anew when it is somebody else's turn.

A message is disposable: when it is gone it is posted again, when the channel is lost the table goes on without one.
When a new one stands the old one is deleted, so that a table does not fill its channel with what it was.
One call by name a player and decision: `called` remembers for which request a seat has been called.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

import discord

from bot.rules.decision import text
from bot.tables.model.info import Info
from bot.tables.model.leave import seat_leave
from bot.tables.model.proposal import STRANGER, read_proposal
from bot.tables.model.requests import pending
from bot.tables.model.table import Look
from bot.tables.notifications.outbox import LOST, Post
from bot.ui.messages.reply import NETWORK, Reply, Shown, payload
from bot.ui.messages.retry_timer import RetryTimer
from bot.ui.panels.discord_panel import files, layout, mentions
from bot.ui.panels.panel import Panel, Words
from bot.ui.screens.stage import Shot, Stage

log = logging.getLogger(__name__)

PRESENT = 120.0
"""Seconds after a click in which a player sees the board change and need not be called."""

LIVELY = 600.0
"""The same once a board has been posted in this chapter of play (a round, a day) already: who has played this lately is
at the table, and a board that moves with each question is hard to follow."""

BURIED = 1_800.0
"""Seconds after which a board is posted anew when the turn passes; edits of old messages are also dear."""

LATE = 600.0
"""Seconds before the end of the last process in which a board may have been changed without being shown. What could not
be shown for longer is stored as such (version 0)."""

_UNKNOWN_MESSAGE = 10008
_POST_INSTEAD = {_UNKNOWN_MESSAGE, 30046, 50083}  # too many edits of an old one; a sleeping thread, which posts wake
_REMEMBERED = 5_000
_LOST = {10003, 50001, 50013}  # the channel is gone, or we may no longer look or write there


@dataclass
class _Board:
    """What is remembered of a table's board; all of it may be lost.

    called  seat -> the request for which it has been called by name
    pinged  the seats that the message that stands there mentions: as long as they are awaited the mention stays, for
            taking it out would tell that somebody has stirred, even in private
    panel   what it shows: an edit that would change nothing is not made, for even that would tell that somebody acts
    unsent  a board that could not be posted yet: tried again under the same nonce, so that it stands there once
    failed_edits  how often in a row it could not be edited, for trouble that passes; tried again, so that it catches up
    chapter  of play, in which it was last posted for a call: the number of the event that began it
    """

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    wanted: int = 0
    shown: int = 0
    posted: float = 0.0
    called: dict[int, str] = field(default_factory=dict)
    pinged: set[int] = field(default_factory=set)
    lost: bool = False
    unsent: Post | None = None
    panel: Panel | None = None
    failed_edits: int = 0
    chapter: int = 0


class Boards:
    """Keeps the public messages."""

    def __init__(self, client: discord.Client, stage: Stage, shown: Shown, retries: RetryTimer) -> None:
        self.client = client
        self.stage = stage
        self.shown = shown
        self._boards: dict[str, _Board] = {}
        self._seen: dict[tuple[str, int], float] = {}
        self._last: dict[str, int] = {}
        self._retries = retries
        self.hold: Callable[[Info, Sequence[int]], Awaitable[set[int]]] | None = None
        """Which of these seats' players are not to be called by the board: they are called later, or in another way."""
        self.on_seen: Callable[[int], None] = lambda user: None
        """Told of everybody who does something at a table."""
        self.lead: Callable[[str, Reply | None], Awaitable[bool]] | None = None
        """What is posted before a board that stands anew below it, and whether anything was: a seal, paragraphs."""
        self.follow: Callable[[str], Awaitable[None]] | None = None
        """What happens after a board has been brought up to date; see `bot.ui.messages.children`."""

    def saw(self, table: str, user: int) -> None:
        """This user has just done something at this table."""
        self.on_seen(user)
        self._last[table] = user
        self._seen.pop((table, user), None)
        self._seen[table, user] = self.stage.tables.clock.now()
        while len(self._seen) > _REMEMBERED:
            del self._seen[next(iter(self._seen))]

    def is_here(self, table: str, user: int) -> bool:
        """Whether this user has just done something at this table, and sees what happens there."""
        return self.stage.tables.clock.now() - self._seen.get((table, user), -LIVELY) < LIVELY

    async def meet(self, table: str, user: int) -> None:
        """The same before anything is changed."""
        if await self.know(table):
            self.saw(table, user)

    async def know(self, table: str) -> bool:
        """Before anything is changed after a restart: note who has been called already. False for one that is over."""
        if table not in self._boards:
            info = await self.stage.tables.keeper.get(table)
            if info.status == "ended":
                return False
            await self._remember(info)
        return True

    async def _remember(self, info: Info) -> None:
        """Those who are awaited now have been called before the restart; a board may still wait to be posted."""
        state = _Board(posted=0.0 if info.board_message is None else _born(info.board_message))
        _, state.called = await self._calls(info.id, state)
        waiting = [post for post in await self.stage.tables.outbox.pending(table=info.id) if post.kind == "board"]
        state.unsent = waiting[-1] if waiting else None
        for post in waiting[:-1]:
            await self.stage.tables.outbox.mark_failed(post.id, retry=False)
        self._boards.setdefault(info.id, state)

    # ------------------------------------------------------------------ showing

    async def refresh(self, table: str, *, clicked: Reply | None = None, anew: bool = False) -> None:
        """Bring the board up to date; several calls at once become one. Never raises for Discord's sake.

        clicked: the click on the board itself that caused it, answered by the very edit. anew: post it in any case.
        """
        state = self._boards.setdefault(table, _Board())
        state.wanted += 1
        mine = state.wanted
        async with state.lock:
            if state.shown >= mine and clicked is None:
                return
            current = state.wanted
            if self.lead is not None and await self.lead(table, clicked):
                anew = True
            await self._refresh(table, state, clicked, anew)
            state.shown = current
        await self._forget_ended(table, state)
        if self.follow is not None:
            await self.follow(table)

    async def _forget_ended(self, table: str, state: _Board) -> None:
        """A table that is over costs no memory; a click on its board finds all it needs again."""
        idle = state.unsent is None and not state.lock.locked() and state.shown == state.wanted
        if idle and (await self.stage.tables.keeper.get(table)).status == "ended" and self._boards.get(table) is state:
            del self._boards[table]
            self._last.pop(table, None)

    async def posted(self, table: str, message: int | None, channel: int) -> None:
        """The board has just been posted as the answer to an interaction; None: that failed, so it is posted now."""
        if message is None:
            await self.refresh(table, anew=True)
            return
        state = self._boards.setdefault(table, _Board())
        old = await self.stage.tables.keeper.get(table)
        state.posted, state.lost = self.stage.tables.clock.now(), False
        _, state.called = await self._calls(table, state)
        await self.stage.tables.boards.set_board(table, channel, message, old.version)
        await self._clear_away(old, message)
        if self.follow is not None:
            await self.follow(table)

    async def _refresh(self, table: str, state: _Board, clicked: Reply | None, anew: bool) -> None:
        info = await self.stage.tables.keeper.get(table)
        found, called = await self._calls(table, state)
        ping = [seat for seat in found if seat != STRANGER]
        age = self.stage.tables.clock.now() - state.posted
        chapter = await self.stage.tables.keeper.look(table, self._chapter)
        gone = LIVELY if chapter and chapter == state.chapter else PRESENT
        away = [seat for seat in found if seat == STRANGER or not self._is_present(info, seat, gone)]
        if self.hold is not None and away:
            held = await self.hold(info, away)
            away = [seat for seat in away if seat not in held]
        others = [seat for seat in ping if info.seats[seat].actor != self._last.get(table)]
        passes = bool(others) and state.posted > 0 and age > BURIED
        on_board = clicked is not None and clicked.message is not None and clicked.message.id == info.board_message
        if state.unsent is not None:  # its calls have not been heard yet
            away = sorted({*away, *(seat for seat in state.unsent.payload["ping"] if seat in called)})
        posts = anew or info.board_message is None or bool(away) or passes or state.unsent is not None
        if clicked is not None and (posts or not on_board):
            await clicked.acknowledge()  # not on_board: somebody else's click has just moved it
        state.pinged &= called.keys()
        if posts:
            new = await self._post(info, state, away)
            if new is not None:
                state.pinged = called.keys() & away
                state.chapter = chapter
                await self._clear_away(info, new)
            elif on_board and clicked is not None:  # until it can be posted the old one shows how things stand
                await self._edit_clicked(info, state, clicked)
        elif on_board and clicked is not None:
            await self._edit_clicked(info, state, clicked)
        else:
            await self._edit(info, state, await self.stage.public(table, sorted(state.pinged)))
        state.called = called

    async def _calls(self, table: str, state: _Board) -> tuple[list[int], dict[int, str]]:
        """(seats that are asked something they have not been called for, what each awaited seat is asked now);
        `STRANGER` stands for somebody who is asked to take a seat, or to answer for its player."""

        def read(look: Look) -> dict[int, str]:
            if look.run is None or look.info.status != "running":
                return {}
            found: dict[int, str] = {}
            put = look.deputies()
            for seat, token in pending(look.run):
                caller = put.get(seat, seat)
                if not look.info.seats[caller].is_absent:
                    # a choice taken back makes tokens jump; those who are asked the same again are not called again
                    found.setdefault(caller, look.run.question(token))
            for late, who in look.proxies().items():
                for seat in who:
                    found.setdefault(seat, f"proxy {late} {'.'.join(sorted(look.info.seats[late].opened))}")
            proposal = read_proposal(look.info.proposal)
            if proposal is not None:  # the others are called as well, if nothing else is asked of them
                for seat in proposal.silent:
                    found.setdefault(seat, f"proposal {proposal.at}")
                if proposal.asks_user:
                    found[STRANGER] = f"seat {proposal.user} {proposal.at}"
            asked = [here.of for place in look.info.seats if (here := seat_leave(place)) is not None and here.is_asked]
            if asked:
                found[STRANGER] = found.get(STRANGER, "") + "".join(
                    f" deputy {one.deputy} {one.begin}" for one in asked
                )
            return found

        now = await self.stage.tables.keeper.look(table, read)
        return [seat for seat, token in now.items() if state.called.get(seat) != token], now

    def _chapter(self, look: Look) -> int:
        """The number of the event that began this chapter; 0: there is none, or it was long ago."""
        kinds = self.stage.surfaces[look.info.game].chapters
        told = zip(reversed(look.event_numbers()), reversed(look.events()), strict=True)
        return next((n for n, event in told if event.kind in kinds), 0)

    def _is_present(self, info: Info, seat: int, gone: float) -> bool:
        """gone: who has not clicked for so many seconds is not there any more."""
        user = info.seats[seat].actor
        if user is None:
            return True
        return self.stage.tables.clock.now() - self._seen.get((info.id, user), -gone) < gone

    # ------------------------------------------------------------------ messages

    async def _post(self, info: Info, state: _Board, ping: list[int]) -> int | None:
        """A new board through the outbox, so that a repeated attempt does not post twice; its message, if it stands."""
        if state.lost:
            return None
        shot = await self.stage.public(info.id, ping)
        post = state.unsent
        if post is None:
            post = await self.stage.tables.outbox.add_post(info.id, "board", {"ping": ping})
        state.unsent = None
        try:
            drawn = await self.stage.draw(shot)
            message = await self._channel(info.channel).send(
                view=layout(shot.panel, drawn),
                files=files(shot.panel, drawn),
                nonce=post.nonce,
                allowed_mentions=mentions(shot.panel),
            )
        except NETWORK as error:
            await self._trouble(info, state, "post", error)
            again = self._again(info, error, post.tries, partial(self.refresh, info.id))
            await self.stage.tables.outbox.mark_failed(post.id, retry=again)
            if again:
                state.unsent = replace(post, tries=post.tries + 1)
            return None
        self.shown.note(message.id, drawn)
        state.panel = shot.panel
        state.posted = self.stage.tables.clock.now()
        await self.stage.tables.boards.set_board(info.id, info.channel, message.id, info.version, post.id)
        return message.id

    def _again(self, info: Info, error: BaseException, tries: int, what: Callable[[], Awaitable[None]]) -> bool:
        return self._retries.later(error, tries, what, f"board of {info.id}")

    async def _edit_clicked(self, info: Info, state: _Board, clicked: Reply) -> None:
        shot = await self.stage.public(info.id, sorted(state.pinged))
        if await clicked.edit(shot):
            state.panel = shot.panel
        else:
            await self._edit(info, state, shot)

    async def _edit(self, info: Info, state: _Board, shot: Shot) -> None:
        if info.board_message is None or state.lost:
            return
        drawn = await self.stage.draw(shot, self.shown.of(info.board_message))
        if shot.panel == state.panel and self.shown.same(info.board_message, drawn):
            return
        change = payload(self.shown, info.board_message, shot.panel, drawn)
        try:
            await self._message(info).edit(**change)
        except NETWORK as error:
            if isinstance(error, discord.HTTPException) and error.code in _POST_INSTEAD:
                new = await self._post(info, state, [])
                if new is not None and error.code != _UNKNOWN_MESSAGE:
                    await self._clear_away(info, new)
            else:
                await self._trouble(info, state, "edit", error)
                await self._note_version(info, 0)
                if self._again(info, error, state.failed_edits, partial(self.refresh, info.id)):
                    state.failed_edits += 1
            return
        state.failed_edits = 0
        self.shown.note(info.board_message, drawn)
        state.panel = shot.panel
        if info.board_version == 0:
            await self._note_version(info, info.version)

    async def _note_version(self, info: Info, version: int) -> None:
        """Which version the board shows, 0: an old one; only when that has changed, for it is a write."""
        if (info.board_version == 0) != (version == 0):
            await self.stage.tables.boards.set_board(info.id, info.board_channel, info.board_message, version)

    async def _clear_away(self, info: Info, new: int, tries: int = 0, is_stub: bool = False) -> None:
        """Delete the board of `info` now that `new` stands. Where that is not possible it loses its controls at least;
        what fails for what passes is tried again."""
        if info.board_message in (None, new):  # a post repeated under its nonce may be the one that is known
            return
        try:
            await self._message(info).delete()
        except NETWORK as error:
            if isinstance(error, discord.HTTPException) and error.code == _UNKNOWN_MESSAGE:
                return
            log.info("old board of %s is not deleted: %s", info.id, error)
            trouble = None if is_stub else await self._leave_stub(info)
            again = partial(self._clear_away, info, new, tries + 1, trouble is None)
            if not self._again(info, error, tries, again) and trouble is not None:
                self._again(info, trouble, tries, again)

    async def _leave_stub(self, info: Info) -> BaseException | None:
        """One line and no controls in place of a board that cannot be deleted; what went wrong, if anything."""
        words = self.stage.say(info, text("board-moved"))
        panel = Panel(accent=self.stage.surfaces[info.game].accent).add(Words(f"-# {words}"))
        try:
            await self._message(info).edit(**payload(self.shown, None, panel, ()))
        except NETWORK as error:
            log.info("old board of %s stays as it is: %s", info.id, error)
            return error
        return None

    def _channel(self, channel: int) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(channel)

    def _message(self, info: Info) -> discord.PartialMessage:
        assert info.board_message is not None
        return self._channel(info.board_channel or info.channel).get_partial_message(info.board_message)

    # ------------------------------------------------------------------ trouble

    async def _trouble(self, info: Info, state: _Board, what: str, error: BaseException) -> None:
        """Discord does not let us: the table goes on, its host is told once where that is possible."""
        log.warning("board of %s, %s failed: %s", info.id, what, error)
        if not isinstance(error, discord.HTTPException) or error.code not in _LOST or state.lost:
            return
        state.lost = True
        told = await self.stage.tables.outbox.posts_of(info.id, LOST)
        if any(post.payload["channel"] == info.channel for post in told):
            return
        post = await self.stage.tables.outbox.add_post(info.id, LOST, {"channel": info.channel})
        await self.stage.tables.outbox.mark_sent(post.id)
        words = self.stage.say(info, text("table-lost-channel", where=text("table-place", id=str(info.channel))))
        try:
            user = await self.client.fetch_user(info.host)
            await user.send(words, allowed_mentions=discord.AllowedMentions.none())
        except NETWORK as why:
            log.info("host of %s could not be told: %s", info.id, why)

    async def resume(self, *, anew: bool, goes_on: Callable[[], bool] = lambda: True) -> None:
        """After a start: boards that may be behind are shown again. anew: no message of before exists any more;
        goes_on: asked before each, so that a start that is broken off leaves the rest for the next one.

        The others are not even opened, so that a start with a hundred thousand tables takes no longer.
        """
        tables = self.stage.tables
        for table in await (tables.index.all_tables() if anew else tables.index.behind(LATE)):
            if not goes_on():
                return
            try:
                info = await tables.keeper.get(table)
                if info.game not in self.stage.surfaces:
                    continue
                if anew:
                    await tables.boards.set_board(table, None, None, 0)
                    info = await tables.keeper.get(table)
                await self._remember(info)
                await self.refresh(table)
            except Exception:
                log.exception("board of %s could not be shown again", table)


def _born(message: int) -> float:
    """When a message was posted, in seconds since 1970: its id says so."""
    return discord.utils.snowflake_time(message).timestamp()
