"""Playing again with the same people: asking them, and opening the table once they have answered."""

import asyncio
from functools import partial
from weakref import WeakValueDictionary

import discord

from bot.rules.decision import Text, text
from bot.rules.errors import NotPossible, Refusal
from bot.tables.model.info import Info
from bot.tables.together.again import (
    ANSWER_OUT,
    KIND,
    LASTS,
    Count,
    Place,
    answer_in,
    count,
    may_play_again,
    open_again,
    players_of,
)
from bot.tables.together.gatherings import EXPIRED, Gathering
from bot.ui.door.clicks import Clicks
from bot.ui.door.rights import Right
from bot.ui.messages.reply import Reply
from bot.ui.panels.panel import Panel
from bot.ui.screens.again import DEED, End, again_closed, again_panel
from bot.ui.screens.stage import Shot
from cogs.tables.opening import Opening


class Again:
    """Enters its deed into those of `Clicks`; for the buttons of boards, lists and of its own post, and a command."""

    def __init__(self, clicks: Clicks, opening: Opening) -> None:
        self.clicks, self.stage, self.tables = clicks, clicks.stage, clicks.stage.tables
        self.opening = opening
        self.posts = clicks.posts.gatherings
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        clicks.deeds.at_table(DEED, Right.SEATED, self.clicked)
        self.posts.on_due[KIND] = self.expire

    async def clicked(self, reply: Reply, table: str, what: str) -> None:
        """what: empty asks the others or agrees; yes, no: an answer; open: whoever has asked waits no longer."""
        info = await self.tables.keeper.get(table)
        if not may_play_again(info):
            raise NotPossible(text("again-not-this"))
        lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            asked = await self._asked(info)
            if what in ("no", "open") or (what == "yes" and asked is None):
                if asked is None:
                    raise NotPossible(text("again-closed"))
                await (self._decline(reply, info, asked) if what == "no" else self._open_early(reply, info, asked))
            elif asked is None:
                await self._ask(reply, info)
            else:
                await self._agree(reply, info, asked)

    async def _asked(self, info: Info) -> Gathering | None:
        """What is asked just now; a post whose time is up is closed."""
        for asked in await self.tables.gatherings.open_at(info.id, KIND):
            if asked.until > self.tables.clock.now():
                return asked
            await self.expire(asked)
        return None

    async def expire(self, asked: Gathering) -> None:
        """Its time is up."""
        info = await self.tables.keeper.get(asked.table)
        if await self.tables.gatherings.close(asked, EXPIRED):
            await self.posts.edit(asked, self._closed(info, "over"))

    # ------------------------------------------------------------------ deeds

    async def _ask(self, reply: Reply, info: Info) -> None:
        user = reply.interaction.user.id
        await self.opening.require_opener(reply)
        await self._require_place(reply, info)
        posts, players = self.tables.gatherings, players_of(info)
        asked = await posts.open(KIND, info.guild or 0, info.channel, info.id, user, {}, LASTS)
        if user in players:
            asked = await self._answered(asked, reply, answer_in(str(reply.interaction.id)))
        found = count(players, asked)
        if found.is_settled:  # nobody else to ask
            await self._open(reply, info, asked, found)
            return
        called = [one for one in found.silent if await self.posts.is_called(one, info)]
        message = await reply.public(Shot(None, await self._panel(info, asked, found, called)))
        if message is None:
            await posts.close(asked, EXPIRED)
            return
        await posts.posted(asked, message)

    async def _agree(self, reply: Reply, info: Info, asked: Gathering) -> None:
        if reply.interaction.user.id not in players_of(info):
            raise NotPossible(text("again-not-asked"))
        asked = await self._answered(asked, reply, answer_in(str(reply.interaction.id)))
        await self._settle(reply, info, asked)

    async def _decline(self, reply: Reply, info: Info, asked: Gathering) -> None:
        user = reply.interaction.user.id
        if user == asked.user:  # whoever has asked takes it back
            await self.tables.gatherings.close(asked)
            await self._show(reply, info, asked, self._closed(info, "withdrawn"))
            return
        if user not in players_of(info):
            raise NotPossible(text("again-not-asked"))
        await self._settle(reply, info, await self._answered(asked, reply, ANSWER_OUT))

    async def _open_early(self, reply: Reply, info: Info, asked: Gathering) -> None:
        if reply.interaction.user.id != asked.user:
            raise NotPossible(text("again-only-asker"))
        await self._open(reply, info, asked, count(players_of(info), asked))

    async def _answered(self, asked: Gathering, reply: Reply, answer: object) -> Gathering:
        user = reply.interaction.user
        name = getattr(user, "display_name", "")
        found = await self.tables.gatherings.answer(asked, user.id, name, answer)
        if found is None:
            raise NotPossible(text("again-closed"))
        return found

    async def _settle(self, reply: Reply, info: Info, asked: Gathering) -> None:
        found = count(players_of(info), asked)
        if found.is_settled:
            await self._open(reply, info, asked, found)
        else:
            await self._show(reply, info, asked, await self._panel(info, asked, found))

    # ------------------------------------------------------------------ the new table

    async def _open(self, reply: Reply, info: Info, asked: Gathering, found: Count) -> None:
        """The game begins if everybody is in, else its lobby opens. What cannot be done leaves the question open."""
        place = await self._place(reply, info)
        if not await self.tables.gatherings.close(asked):
            raise NotPossible(text("again-closed"))
        words = {user: str(asked.answer_of(user)["word"]) for user in found.agreed}
        begins = found.is_whole and bool(words)
        try:
            new = await reply.in_time(
                open_again(
                    self.tables.lobby,
                    self.tables.seating,
                    info,
                    asked.user,
                    words,
                    place,
                    self.stage.house_name,
                    begins=begins,
                )
            )
        except Refusal:
            await self.tables.gatherings.reopen(asked)
            raise
        for user in words:
            self.clicks.posts.boards.saw(new.id, user)
        await self._show(reply, info, asked, self._closed(info, "opened", place.channel))
        await self.clicks.posts.boards.refresh(new.id, anew=True)

    async def _require_place(self, reply: Reply, info: Info) -> None:
        """Raises `NotPossible` where another table stands and no thread can be opened beside it."""
        if isinstance(reply.interaction.channel, discord.Thread) and await self._is_taken(info):
            raise NotPossible(text("again-no-place"))

    async def _place(self, reply: Reply, info: Info) -> Place:
        """Where the former one stood; in a thread of its own, if that channel is taken."""
        await self._require_place(reply, info)
        if not await self._is_taken(info):
            return Place(info.channel, info.parent)
        return Place((await self.opening.thread(reply, info.game)).id, info.channel)

    async def _is_taken(self, info: Info) -> bool:
        return await self.tables.index.by_channel(info.channel) is not None

    # ------------------------------------------------------------------ the post

    async def _panel(self, info: Info, asked: Gathering, found: Count, called: list[int] | None = None) -> Panel:
        say, is_taken = partial(self._say, info), await self._is_taken(info)
        return again_panel(asked, players_of(info), found, say, is_taken=is_taken, called=called or ())

    def _closed(self, info: Info, end: End, channel: int = 0) -> Panel:
        return again_closed(partial(self._say, info), end, channel)

    def _say(self, info: Info, words: Text) -> str:
        return self.stage.say(info, words)

    async def _show(self, reply: Reply, info: Info, asked: Gathering, panel: Panel) -> None:
        """How it stands now: in the post itself, and to whoever pressed something else there too."""
        if reply.message is not None and reply.message.id == asked.message:
            await reply.edit(Shot(None, panel))
            return
        if asked.message is None:
            await reply.public(Shot(None, panel))
            return
        await reply.private_anew(Shot(None, panel))
        await self.posts.edit(asked, panel)
