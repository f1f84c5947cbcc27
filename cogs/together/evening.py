"""Finding an evening: three times, votes by buttons, the result told, and an event of Discord's where that may be."""

import asyncio
from collections.abc import Sequence
from datetime import datetime, tzinfo
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

import discord

from bot.rules.cleaning import no_reference
from bot.rules.decision import Text, text
from bot.rules.errors import NoLongerPossible, NotPossible
from bot.rules.numbers import read_count
from bot.tables.model.errors import NotSeated, Over
from bot.tables.model.info import Info
from bot.tables.model.policy import zone_of
from bot.tables.notifications.zones import require_zone, zone_named
from bot.tables.together.again import players_of
from bot.tables.together.evenings import (
    HOURS,
    KIND,
    TIMES,
    Week,
    closes,
    hours_of,
    offered_times,
    read_time,
    told_time,
    turned,
    votes,
)
from bot.tables.together.gatherings import EXPIRED, Gathering
from bot.ui.door.clicks import Clicks
from bot.ui.door.command_frame import Choices
from bot.ui.door.rights import Right
from bot.ui.messages.reply import Reply
from bot.ui.panels.catalogue import FALLBACK
from bot.ui.panels.panel import Panel
from bot.ui.screens.evening import (
    ASK,
    DEED,
    NONE,
    NOW,
    OFF,
    evening_closed,
    evening_decided,
    evening_form,
    evening_panel,
)
from bot.ui.screens.stage import Shot
from cogs.together.event import make_event


class Evenings:
    """Enters its deed into those of `Clicks`, and its posts into those that follow their tables."""

    def __init__(self, clicks: Clicks) -> None:
        self.clicks = clicks
        self.stage, self.tables = clicks.stage, clicks.stage.tables
        self.posts = clicks.posts.gatherings
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        clicks.deeds.at_table(DEED, Right.SEATED, self.clicked)
        self.posts.on_table[KIND] = self.follow
        self.posts.on_due[KIND] = self.decide

    # ------------------------------------------------------------------ asking

    async def ask(self, reply: Reply, info: Info, typed: Sequence[str], hours: float, zone: str) -> None:
        """Post three times. typed: as they were written, in the zone of whoever asks. Raises `NotPossible`."""
        self._require_open(info)
        there, now = await self._zone(reply, zone), self.tables.clock.now()
        times: list[float] = []
        for words in typed:
            at = read_time(words, now, there)
            if at is None:
                raise NotPossible(text("evening-which-time", typed=no_reference(words)[:60]))
            times.append(at)
        if len(set(times)) < TIMES:
            raise NotPossible(text("evening-same-time"))
        user = reply.interaction.user.id
        async with self._lock(info.id):
            await self._make_room(info, user)
            times.sort()
            data = {"times": times, "lasts": hours}
            made = await self.tables.gatherings.open(
                KIND, info.guild or 0, info.channel, info.id, user, data, closes(now, times) - now
            )
            if info.seats_of(user):  # whoever proposes a time can come
                name = reply.interaction.user.display_name
                made = await self.tables.gatherings.answer(made, user, name, list(range(TIMES))) or made
            message = await reply.public(Shot(None, self._panel(info, made)))
            if message is None:
                await self.tables.gatherings.close(made, EXPIRED)
            else:
                await self.posts.posted(made, message)

    async def _form(self, reply: Reply, table: str) -> None:
        """Opens it with the next Friday, Saturday and Sunday in it."""
        info = await self.tables.keeper.get(table)
        self._require_open(info)
        there, weeks = await self._zone(reply, ""), self._weeks(reply.locale)
        weekend = [day for day in range(7) if day > 3]
        found = offered_times("", self.tables.clock.now(), there, weeks)
        times = [at for at in found if datetime.fromtimestamp(at, there).weekday() in weekend][:TIMES]
        say = partial(self._said_to, info, reply.locale)
        await reply.modal(evening_form(table, [told_time(at, there, weeks[0]) for at in times], say))

    async def _written(self, reply: Reply, table: str, typed: str) -> None:
        lines = [line.strip() for line in typed.replace(";", "\n").splitlines() if line.strip()]
        if len(lines) != TIMES:
            raise NotPossible(text("evening-same-time"))
        await self.ask(reply, await self.tables.keeper.get(table), lines, HOURS, "")

    def _require_open(self, info: Info) -> None:
        """Raises a `Refusal` where nobody can be asked."""
        if info.status == "ended":
            raise Over()
        if len(players_of(info)) < 2:
            raise NotPossible(text("evening-alone"))

    async def _make_room(self, info: Info, user: int) -> None:
        """One question about an evening at a time: one's own, or the host's, takes the place of the former."""
        for found in await self.tables.gatherings.open_at(info.id, KIND):
            if found.until > self.tables.clock.now() and user not in (found.user, info.host):
                raise NotPossible(text("evening-asked-already"))
            if await self.tables.gatherings.close(found, EXPIRED):
                await self._show(info, found, evening_closed(partial(self._say, info), "withdrawn"))

    async def _zone(self, reply: Reply, typed: str) -> tzinfo:
        """Where whoever asks lives. Raises `NotPossible` if nobody has said so."""
        if typed.strip():
            return zone_of({"zone": require_zone(typed)})
        prefs = await self.tables.people.prefs(reply.interaction.user.id)
        usual = await self.tables.servers.defaults(reply.interaction.guild_id)
        name = prefs.get("zone") or usual.zone
        if name is None:
            raise NotPossible(text("evening-which-zone"))
        return zone_of({"zone": name})

    async def offer(self, interaction: discord.Interaction[Any], typed: str) -> Choices:
        """Times while somebody types, as `/together evening` reads them."""
        user, locale = interaction.user.id, str(interaction.locale.value)
        prefs = await self.tables.people.prefs(user)
        usual = await self.tables.servers.defaults(interaction.guild_id)
        name = zone_named(str(getattr(interaction.namespace, "zone", None) or "")) or prefs.get("zone") or usual.zone
        there, weeks = zone_of({"zone": name or "UTC"}), self._weeks(locale)
        found = offered_times(typed, self.tables.clock.now(), there, weeks)
        told = [told_time(at, there, weeks[0]) for at in found]
        return [discord.app_commands.Choice(name=one, value=one) for one in told]

    def _weeks(self, locale: str) -> list[Week]:
        """What days are called in a reader's language, and in English."""
        spoken = dict.fromkeys((self.stage.words.language(locale), FALLBACK))
        return [self.stage.words.format(text("day-week"), None, one, label=True).split() for one in spoken]

    # ------------------------------------------------------------------ its buttons

    async def clicked(self, reply: Reply, table: str, what: str) -> None:
        """The number of a time: can, or cannot after all; none, now, off; ask: three others, or the first."""
        word, given, typed = what.partition("=")
        if word == ASK:
            await (self._written(reply, table, typed) if given else self._form(reply, table))
            return
        async with self._lock(table):
            info = await self.tables.keeper.get(table)
            found = next(iter(await self.tables.gatherings.open_at(table, KIND)), None)
            if found is None or reply.message is None or found.message != reply.message.id:
                raise NotPossible(text("evening-late"))
            if what in (NOW, OFF):
                await self._end(reply, info, found, what)
            else:
                await self._vote(reply, info, found, what)

    async def _vote(self, reply: Reply, info: Info, found: Gathering, what: str) -> None:
        user, place = reply.interaction.user, read_count(what)
        if not info.seats_of(user.id):
            raise NotSeated()
        if what != NONE and (place is None or place >= TIMES):
            raise NoLongerPossible(text("refused-stale"))
        answer = [] if place is None else turned(found, user.id, place)
        now = await self.tables.gatherings.answer(found, user.id, user.display_name, answer)
        if now is None:
            raise NotPossible(text("evening-late"))
        agreed = votes(now, players_of(info)).agreed
        if agreed is None:
            await reply.edit(Shot(None, self._panel(info, now)))
            return
        await reply.acknowledge()
        await self._decided(info, now, agreed)

    async def _end(self, reply: Reply, info: Info, found: Gathering, what: str) -> None:
        if reply.interaction.user.id not in (found.user, info.host):
            raise NotPossible(text("evening-not-yours"))
        await reply.acknowledge()
        if what == NOW:
            await self._settle(info, found)
        elif await self.tables.gatherings.close(found):
            await self._show(info, found, evening_closed(partial(self._say, info), "withdrawn"))

    # ------------------------------------------------------------------ what comes of it

    async def follow(self, found: Gathering) -> None:
        """The table has changed: only its end matters."""
        info = await self.tables.keeper.get(found.table)
        if info.status == "ended" and await self.tables.gatherings.close(found, EXPIRED):
            await self._show(info, found, evening_closed(partial(self._say, info), "table"))

    async def decide(self, found: Gathering) -> None:
        """Its time is up."""
        async with self._lock(found.table):
            await self._settle(await self.tables.keeper.get(found.table), found)

    async def _settle(self, info: Info, found: Gathering) -> None:
        """The time that suits most; nothing, if it suits nobody else than one."""
        best = votes(found, players_of(info)).best
        if best is not None:
            await self._decided(info, found, best)
        elif await self.tables.gatherings.close(found, EXPIRED):
            await self._show(info, found, evening_closed(partial(self._say, info), "nobody"))

    async def _decided(self, info: Info, found: Gathering, place: int) -> None:
        if not await self.tables.gatherings.close(found):
            return
        players = players_of(info)
        said = votes(found, players)
        at, who = said.times[place], said.can[place]
        name = self.stage.game_name(info.game, info.locale)
        event, url = await make_event(self.posts.client, info, name, at, hours_of(found))
        say = partial(self._say, info)
        await self._show(info, found, evening_decided(at, who, said, players, say, event=event, url=url))
        await self._tell(info, at, who, url)

    async def _tell(self, info: Info, at: float, who: Sequence[int], url: str) -> None:
        """In a message of its own, which calls those who can come and want to be called now."""
        called = [user for user in who if await self.posts.is_called(user, info)]
        words = f"📅 {self._say(info, text('evening-told', game=text('game-name')))} <t:{int(at)}:F> · <t:{int(at)}:R>"
        names = " ".join(f"<@{user}>" for user in called)
        await self.posts.say(info.channel, "\n".join(one for one in (words, names, url) if one), called)

    async def _show(self, info: Info, found: Gathering, panel: Panel) -> None:
        """In place of the question."""
        panel.accent = self.stage.surfaces[info.game].accent
        await self.posts.edit(found, panel)

    # ------------------------------------------------------------------ words

    def _panel(self, info: Info, found: Gathering) -> Panel:
        players = players_of(info)
        asker = players.get(found.user, "")
        said = votes(found, players)
        say = partial(self._say, info)
        panel = evening_panel(info.id, asker, said, players, say, until=found.until, hours=hours_of(found))
        panel.accent = self.stage.surfaces[info.game].accent
        return panel

    def _say(self, info: Info, words: Text) -> str:
        return self.stage.say(info, words)

    def _said_to(self, info: Info, locale: str, words: Text) -> str:
        return self.stage.surfaces[info.game].words.format(words, None, locale, label=True)

    def _lock(self, table: str) -> asyncio.Lock:
        """One change of a table's evening at a time."""
        return self._locks.setdefault(table, asyncio.Lock())
