"""Looking for players: posts of a lobby in other channels, with a button that sits people down."""

from datetime import datetime
from typing import Any

import discord

from bot.rules.cleaning import no_reference
from bot.rules.decision import text
from bot.rules.errors import NoLongerPossible, NotPossible
from bot.tables.model.errors import AlreadyStarted, Over, TableFull, UnknownTable
from bot.tables.model.info import Info
from bot.tables.model.policy import zone_of
from bot.tables.notifications.zones import require_zone
from bot.tables.together.gatherings import EXPIRED, OPEN, Gathering
from bot.tables.together.inviting import KIND, LASTS, LONGEST_NOTE, MOST, Standing, Wanted, standing, wanted
from bot.ui.door.clicks import Clicks
from bot.ui.door.rights import Right
from bot.ui.door.sight import seen_tables
from bot.ui.messages.reply import Reply
from bot.ui.panels.panel import Panel
from bot.ui.screens.invite import ASK, DEED, TO, invite_closed, invite_done, invite_panel, invite_where, read_op
from bot.ui.screens.stage import Shot


class Inviting:
    """Enters its deed into those of `Clicks`, and its posts into those that follow their tables."""

    def __init__(self, clicks: Clicks) -> None:
        self.clicks = clicks
        self.stage, self.tables = clicks.stage, clicks.stage.tables
        self.posts = clicks.posts.gatherings
        clicks.deeds.alone(DEED, Right.MEMBER, self.clicked)
        clicks.deeds.at_table(ASK, Right.SEATED, self.asked)
        self.posts.on_table[KIND] = self.posts.on_due[KIND] = self.follow

    # ------------------------------------------------------------------ posting one

    async def ask(self, reply: Reply, info: Info, where: discord.TextChannel | None, zone: str, note: str) -> None:
        """Post it here, or in another channel in which whoever asks may write. Raises `NotPossible`."""
        self._require_free(info)
        if where is not None:
            self._require_place(reply, where)
        said = Wanted(await self._zone(reply, zone), no_reference(note)[:LONGEST_NOTE])
        channel = (reply.interaction.channel_id or 0) if where is None else where.id
        await self._open(reply, info, channel, said)
        if channel != reply.interaction.channel_id:
            await reply.say(self._say(reply, "invite-posted", where=text("table-place", id=str(channel))))

    async def asked(self, reply: Reply, table: str, rest: str) -> None:
        """The lobby's button: asks in private for a channel, then posts it there."""
        info = await self.tables.keeper.get(table)
        self._require_free(info)
        word, _, value = rest.partition("=")
        lobby = await self.stage.lobby(table, reply.locale)
        if word != TO:
            await reply.private(invite_where(lobby, self._channels(reply, info)))
            return
        found = next((one for one, _ in self._channels(reply, info) if str(one) == value), None)
        if found is None:
            raise NoLongerPossible(text("refused-stale"))
        await self._open(reply, info, found, Wanted(await self._zone(reply, "")))
        await reply.private(invite_done(lobby, found))

    def _require_free(self, info: Info) -> None:
        """Raises a `Refusal` where nobody can sit down."""
        if info.status != "lobby":
            raise AlreadyStarted() if info.status != "ended" else Over()
        most = self.tables.games[info.game].seats[1]
        if len(info.seats) >= most:
            raise TableFull(most=most)

    def _channels(self, reply: Reply, info: Info) -> list[tuple[int, str]]:
        """Where whoever asks and I may both write, as the server has them in order; the table's own comes last, for
        who reads it sees the lobby anyway."""
        guild, user = reply.interaction.guild, reply.interaction.user
        if guild is None or not isinstance(user, discord.Member):
            return []
        found = [one for one in guild.text_channels if _may_write(one, user) and _may_write(one, guild.me)]
        return [(one.id, one.name) for one in sorted(found, key=lambda one: one.id == info.channel)]

    async def _open(self, reply: Reply, info: Info, channel: int, said: Wanted) -> None:
        """Post it; the former one of that channel is closed. Raises `NotPossible`."""
        user = reply.interaction.user.id
        before = await self.tables.gatherings.open_at(info.id, KIND)
        if len([one for one in before if one.channel != channel]) >= MOST:
            raise NotPossible(text("invite-enough", most=MOST))
        guild = info.guild or 0
        made = await self.tables.gatherings.open(KIND, guild, channel, info.id, user, said.data(), LASTS)
        panel = await self._panel(made, info)
        if not await self._post(reply, made, panel):
            raise NotPossible(text("invite-no-place", where=text("table-place", id=str(channel))))
        for one in before:  # the new one takes its place
            if one.channel == channel:
                await self._close(one, info, "withdrawn")

    async def _post(self, reply: Reply, made: Gathering, panel: Panel) -> bool:
        """As the answer to a command given there, else as a message of its own."""
        if reply.message is not None or made.channel != reply.interaction.channel_id:
            return await reply.in_time(self.posts.post(made, panel)) is not None
        message = await reply.public(Shot(None, panel))
        if message is None:
            await self.tables.gatherings.close(made, EXPIRED)
            return False
        await self.posts.posted(made, message)
        return True

    def _require_place(self, reply: Reply, where: discord.TextChannel) -> None:
        """Raises `NotPossible` where whoever asks may not write themselves."""
        user = reply.interaction.user
        is_here = where.guild.id == reply.interaction.guild_id and isinstance(user, discord.Member)
        if not is_here or not _may_write(where, user):
            raise NotPossible(text("invite-not-there"))

    async def _zone(self, reply: Reply, typed: str) -> str:
        """What was typed, else where whoever asks lives, if they have said so for their notifications."""
        if not typed.strip():
            return str((await self.tables.people.prefs(reply.interaction.user.id)).get("zone") or "")
        return require_zone(typed)

    # ------------------------------------------------------------------ its buttons

    async def clicked(self, reply: Reply, rest: str) -> None:
        """Sit down, or take the post back."""
        name, is_off = read_op(rest)
        found = await self.tables.gatherings.get(name)
        here = (reply.interaction.guild_id, reply.interaction.channel_id)
        if found is None or found.kind != KIND or (found.guild, found.channel) != here:
            raise NotPossible(text("refused-elsewhere"))
        try:
            info = await self.tables.keeper.get(found.table)
        except UnknownTable:
            raise NotPossible(text("refused-elsewhere")) from None
        if found.state != OPEN or self._standing(found, info) not in ("open", "full"):
            await self._close(found, info, self._standing(found, info))
            raise NotPossible(text("invite-late"))
        await (self._take_back(reply, found, info) if is_off else self._sit(reply, found, info))

    async def _sit(self, reply: Reply, found: Gathering, info: Info) -> None:
        user = reply.interaction.user
        if not await seen_tables(reply.interaction, [info]):
            raise NotPossible(text("invite-unseen"))
        outcome = await self.tables.seating.join(info.id, user.id, user.display_name, str(reply.interaction.id))
        self.clicks.posts.boards.saw(info.id, user.id)
        await reply.edit(Shot(None, await self._panel(found, outcome.info)))
        where = text("table-place", id=str(info.channel))
        await reply.say(
            self._say(reply, "invite-seated", game=self.stage.game_name(info.game, reply.locale), where=where)
        )
        await self.clicks.posts.boards.refresh(info.id)
        await self.clicks.posts.hands.refresh(info.id)

    async def _take_back(self, reply: Reply, found: Gathering, info: Info) -> None:
        if reply.interaction.user.id not in (found.user, info.host):
            raise NotPossible(text("invite-not-yours"))
        await self.tables.gatherings.close(found)
        table = await self.stage.lobby(info.id, info.locale)
        await reply.edit(Shot(None, invite_closed(table, "withdrawn")))

    # ------------------------------------------------------------------ how it stands

    async def follow(self, found: Gathering) -> None:
        """Bring a post up to date, or close it with a kind word."""
        info = await self.tables.keeper.get(found.table)
        how = self._standing(found, info)
        if how in ("open", "full"):
            await self.posts.edit(found, await self._panel(found, info))
        else:
            await self._close(found, info, how)

    def _standing(self, found: Gathering, info: Info) -> Standing:
        return standing(found, info, self.tables.games[info.game].seats[1], self.tables.clock.now())

    async def _close(self, found: Gathering, info: Info, how: Standing) -> None:
        if await self.tables.gatherings.close(found, EXPIRED):
            table = await self.stage.lobby(info.id, info.locale)
            await self.posts.edit(found, invite_closed(table, how))

    async def _panel(self, found: Gathering, info: Info) -> Panel:
        said = wanted(found)
        table = await self.stage.lobby(info.id, info.locale)
        return invite_panel(found, table, said, info.channel, offset=self._offset(said.zone))

    def _offset(self, zone: str) -> str:
        """How far a zone is from UTC just now: `UTC+1`, `UTC-3:30`."""
        if not zone:
            return ""
        found = datetime.fromtimestamp(self.tables.clock.now(), zone_of({"zone": zone})).utcoffset()
        minutes = 0 if found is None else round(found.total_seconds() / 60)
        hours, rest = divmod(abs(minutes), 60)
        return f"UTC{'-' if minutes < 0 else '+'}{hours}" + (f":{rest:02}" if rest else "")

    def _say(self, reply: Reply, key: str, **params: Any) -> str:
        return self.stage.words.format(text(key, **params), None, reply.locale)


def _may_write(where: discord.TextChannel, user: Any) -> bool:
    allowed = where.permissions_for(user)
    return allowed.view_channel and allowed.send_messages
