"""Calls people to tables, each in the way and at the hour of their choice; one that fails is tried again.

Reminders come from clocks, calls from a board that may not mention somebody just now; what else there is stands in
`calls`. One live call a person and table: a new one takes the place of the former, and it is deleted when what it says
is no longer so.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

import discord

from bot.rules.errors import Refusal
from bot.tables.model.clock import Handle
from bot.tables.model.errors import StoreFailure
from bot.tables.model.info import Info
from bot.tables.model.proposal import STRANGER
from bot.tables.notifications.outbox import Post
from bot.tables.notifications.wishes import call_at, pause_of, way_of
from bot.ui.messages.calls import CALLS, NEWS, Calls, questions, user_of
from bot.ui.messages.idle_lobbies import KIND as IDLE
from bot.ui.messages.reply import NETWORK
from bot.ui.messages.retry_timer import RetryTimer
from bot.ui.messages.seals import KINDS
from bot.ui.messages.spacing import Spacing
from bot.ui.messages.substitutes import KIND as SUBSTITUTE
from bot.ui.panels.discord_panel import mentions_of
from bot.ui.screens.stage import Stage

log = logging.getLogger(__name__)
OTHERS = ("board", IDLE, SUBSTITUTE, *KINDS)
"""Kinds of posts that see to themselves."""
UNSPACED = ("over", "nudge")
"""Kinds that come whenever somebody was called last: an end is no question, and a nudge is asked for by somebody."""
LONGEST_SLEEP = 600.0
_NO_DIRECT_MESSAGES = 50007
_REMEMBERED = 5_000


class Reminders:
    """One call for each person and table, at most one attempt at a time."""

    def __init__(self, client: discord.Client, stage: Stage, retries: RetryTimer) -> None:
        self.client = client
        self.stage = stage
        self.retries = retries
        self.calls = Calls(stage)
        self.is_here: Callable[[str, int], bool] = lambda table, user: False
        """Whether somebody is at a table at this moment, and sees what happens there."""
        self._new: set[str] = set()
        """Tables of which something has been put into the outbox that nobody has looked at yet."""
        self._waiting: set[int] = set()
        """Posts whose next attempt comes by itself."""
        self._under_way: set[int] = set()
        self._one = asyncio.Lock()
        """One message at a time: it may tell what other posts say, too."""
        self._bare: set[str] = set()
        """Tables of which no call stands anywhere."""
        self._spacing = Spacing()
        self._timer: Handle | None = None
        self._at = float("inf")

    # ------------------------------------------------------------------ sending

    async def send(self, table: str | None = None, *, at_once: bool = False) -> None:
        """Send what is pending. at_once: also what would be tried again later; quiet hours hold it all the same."""
        for post in await self.stage.tables.outbox.pending(table=table):
            if post.kind in CALLS:
                if at_once or post.id not in self._waiting:
                    await self._send(post)
            elif post.kind not in OTHERS:  # what a clock did stands on the board
                await self.stage.tables.outbox.mark_sent(post.id)

    def note(self, table: str) -> None:
        """Something has been put into the outbox of this table."""
        self._new.add(table)

    def send_new(self, table: str) -> None:
        """Send what is pending at a table by and by, for no click waits for it. Costs nothing where nothing is new."""
        if table in self._new:
            self._new.discard(table)
            self.retries.do(partial(self.send, table), f"calls of {table}")

    async def hold(self, info: Info, seats: Sequence[int]) -> set[int]:
        """Which of these seats' players the board may not mention now; what they get instead is in the outbox."""
        tables, now, held = self.stage.tables, self.stage.tables.clock.now(), set()
        dues: dict[int, float | None] = await tables.keeper.look(
            info.id, lambda look: {seat: look.due_of(seat) for seat in seats if seat != STRANGER}
        )
        for seat in seats:
            user = None if seat == STRANGER else info.seats[seat].actor
            if user is None:
                continue
            prefs = await tables.people.prefs_at(user, info.guild)
            at = call_at(now, now, prefs, info.id)
            if at is not None:
                at = self._spacing.earliest(user, at, now, dues[seat], pause_of(prefs))
            if at == now and way_of(prefs, info.id) == "mention":
                self._spacing.note(user, now)
                continue
            held.add(seat)
            if at is not None:
                await tables.outbox.add_post(info.id, "call", {"seat": seat, "user": user})
                self._wake_at(at)
        return held

    def saw(self, user: int) -> None:
        """This user has just done something at some table."""
        self._spacing.saw(user)

    async def _earliest(self, post: Post, user: int, at: float, pause: float) -> float:
        """When a call may be made that its player's wishes allow at `at`."""
        if post.kind in UNSPACED:
            return at
        seat = post.payload["seat"]
        due = await self.stage.tables.keeper.look(post.table, lambda look: look.due_of(seat))
        return self._spacing.earliest(user, at, post.at, due, pause)

    async def _again(self, post: Post) -> None:
        self._waiting.discard(post.id)
        for found in await self.stage.tables.outbox.pending(table=post.table):
            if found.id == post.id:
                await self._send(found)

    async def _send(self, post: Post) -> None:
        if post.id in self._under_way:
            return
        self._under_way.add(post.id)
        try:
            async with self._one:
                await self._call(post)
        except StoreFailure:
            raise
        except Refusal as refusal:  # a table that cannot be opened; the others do not wait for it
            log.error("reminder at %s dropped: %s", post.table, refusal.text.key)
            await self.stage.tables.outbox.mark_failed(post.id, retry=False)
        finally:
            self._under_way.discard(post.id)

    async def _call(self, post: Post) -> None:
        tables, user = self.stage.tables, user_of(post)
        unsent = {found.id: found for found in await tables.outbox.pending(table=post.table)}
        if post.id not in unsent:  # sent together with another one
            return
        info = await self.calls.wanted(post)
        if info is None:  # answered while we were away, or it is somebody else's seat now
            await tables.outbox.mark_sent(post.id)
            return
        await tables.require_ours(info)
        prefs, now = await tables.people.prefs_at(user, info.guild), tables.clock.now()
        at = call_at(post.at, now, prefs, post.table)
        if at is None or (post.kind in NEWS and self.is_here(post.table, user)):
            await tables.outbox.mark_sent(post.id)
            return
        at = await self._earliest(post, user, at, pause_of(prefs))
        if at > now:
            self._wake_at(at)
            return
        way = way_of(prefs, post.table)
        planned = await tables.keeper.look(post.table, lambda look: look.plan_at(post.payload["seat"]))
        if way != "mention" and planned is not None:  # their plan answers it, and nobody else sees this call
            self._wake_at(planned + 1)
            return
        together = [found for found in unsent.values() if _is_for(found, user)]
        if way != "mention":  # one message for all that waits: what else there is would have been the next call
            together = [found for found in await tables.outbox.pending() if _is_for(found, user)]
            together = [found for found in together if way_of(prefs, found.table) == way]
        others = await self._others(info, post, unsent.values()) if way == "mention" else []
        try:
            sent = await self._write(info, post, [user, *map(user_of, others)], way, together)
        except NETWORK as error:
            log.warning("reminder at %s not sent: %s", info.id, error)
            again = self.retries.later(error, post.tries, partial(self._again, post), f"reminder at {info.id}")
            if again:
                self._waiting.add(post.id)
            await tables.outbox.mark_failed(post.id, retry=again)
            return
        for found in {(found.table, user_of(found)): found for found in (*together, *others)}.values():
            await self.take_down(found.table, user_of(found))
            self._bare.discard(found.table)
        channel = {"channel": sent.channel.id}
        more: dict[Post, dict[str, Any]] = {found: dict(channel) for found in together if found.kind != "over"}
        for found in {*together, *others} - more.keys():  # news of an end stay, unless what they stand beside goes
            await tables.outbox.mark_sent(found.id)
        is_public = sent.channel.id == info.channel
        for found in more:  # it goes with the question that it names
            read = partial(questions, post=found, is_public=is_public)
            more[found]["questions"] = await tables.keeper.look(found.table, read)
        await tables.outbox.mark_called(more, sent.id)
        for found in (*together, *others):
            self._spacing.note(user_of(found), now)
        tables.observer.noted("reminder")

    async def _others(self, info: Info, post: Post, unsent: Iterable[Post]) -> list[Post]:
        """What tells other people the same at the same place: one message names all who may be called now."""
        if post.kind != "over":
            return []
        found: list[Post] = []
        people, now = self.stage.tables.people, self.stage.tables.clock.now()
        for other in [one for one in unsent if one.kind == post.kind]:  # other kinds of posts call nobody
            user = user_of(other)
            prefs = await people.prefs_at(user, info.guild)
            by_name = way_of(prefs, other.table) == "mention" and call_at(other.at, now, prefs, other.table) == now
            if user != user_of(post) and by_name and not self.is_here(other.table, user):
                found.append(other)
        return found

    async def _write(
        self, info: Info, post: Post, users: Sequence[int], way: str, together: Sequence[Post]
    ) -> discord.Message:
        user = users[0]
        if way != "mention":
            lines = [line for found in _of_each_table(together) if (line := await self.calls.line(found))]
            try:
                person = self.client.get_user(user) or await self.client.fetch_user(user)
                none = discord.AllowedMentions.none()
                return await person.send("\n".join(lines)[:2000], nonce=post.nonce, allowed_mentions=none)
            except discord.Forbidden as error:
                if error.code != _NO_DIRECT_MESSAGES:
                    raise
                log.info("%s takes no direct messages and is called at the table", user)
        channel = self.client.get_partial_messageable(info.channel)
        named = " ".join(f"<@{user}>" for user in users)
        words = f"{named} {await self.calls.line(post, is_public=True)}"
        return await channel.send(words, nonce=post.nonce, allowed_mentions=mentions_of(users))

    # ------------------------------------------------------------------ taking down

    async def take_down(self, table: str, user: int | None = None) -> None:
        """Delete the calls of this table that are over, also those of before a restart. user: whose are over anyhow.

        A call at the table that names a question goes with it, for everybody sees that question. One that names none
        stands as long as its player is awaited, whatever is asked by now: that is what the board says, and so its end
        tells nobody anything new (P6). What was written directly goes with its question.
        """
        if table in self._bare:
            return
        outbox, left = self.stage.tables.outbox, 0
        for post in await outbox.standing(table, CALLS):
            if user_of(post) != user and await self.calls.wanted(post) is not None:
                left += 1
            elif await outbox.take_down(post):
                await self._delete(post)
            else:
                await self._shorten(post)
        if not left:
            if len(self._bare) >= _REMEMBERED:
                self._bare.clear()
            self._bare.add(table)

    async def _delete(self, post: Post) -> None:
        try:
            await (await self._message(post)).delete()
        except NETWORK as error:
            log.info("call at %s is not deleted: %s", post.table, error)

    async def _shorten(self, post: Post) -> None:
        """A message that speaks of other tables, too, loses the line that is over."""
        assert post.message is not None
        left = _of_each_table(await self.stage.tables.outbox.on_message(post.message))
        lines = [line for found in left if (line := await self.calls.line(found))]
        try:
            await (await self._message(post)).edit(content="\n".join(lines)[:2000] or "…")
        except NETWORK as error:
            log.info("call at %s is not shortened: %s", post.table, error)

    async def _message(self, post: Post) -> discord.PartialMessage:
        assert post.message is not None
        info = await self.stage.tables.keeper.get(post.table)
        channel = self.client.get_partial_messageable(int(post.payload.get("channel") or info.channel))
        return channel.get_partial_message(post.message)

    # ------------------------------------------------------------------ later

    def _wake_at(self, at: float) -> None:
        """Send what is pending then; what is looked at too early is held again."""
        if at >= self._at and self._timer is not None:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._at = at
        left = max(0.0, at - self.stage.tables.clock.now())
        self._timer = self.stage.tables.clock.call_later(min(left, LONGEST_SLEEP), self._ring)

    def _ring(self) -> None:
        self._timer, self._at = None, float("inf")
        self.retries.do(self.send, "what was held")


def _is_for(post: Post, user: int) -> bool:
    return post.kind in CALLS and user_of(post) == user


def _of_each_table(posts: Sequence[Post]) -> list[Post]:
    """One for each table, oldest first."""
    return list({post.table: post for post in posts}.values())
