"""What `/server settings` shows and changes."""

from typing import Any

import discord

from bot.ui.door.clicks import Clicks
from bot.ui.door.rights import Right
from bot.ui.messages.reply import Reply
from bot.ui.panels.catalogue import Say
from bot.ui.screens.server_settings import DEED, OWN, ServerScreen, changes, server_modal, server_panel

_MOST_ROLES = 40


class ServerSettings:
    """Enters its deed into those of `Clicks`. clock_hours: what the operator has set for new tables."""

    def __init__(self, clicks: Clicks, clock_hours: float | None) -> None:
        self.clicks = clicks
        self.stage = clicks.stage
        self.clock_hours = clock_hours
        clicks.deeds.alone(DEED, Right.MANAGER, self.clicked)

    async def show(self, reply: Reply, note: str = "") -> None:
        """The panel. note: key of a sentence on top."""
        await reply.private(server_panel(await self._screen(reply, note)))

    async def allow(self, reply: Reply, role: discord.Role) -> None:
        """Only who has this role opens tables; `@everyone` is everybody."""
        openers: Any = "everybody" if role.is_default() else role.id
        await self._change(reply, {"openers": openers})

    async def clicked(self, reply: Reply, rest: str) -> None:
        """`setting=value` sets it, `setting` alone or the value `own` opens a form for it."""
        name, given, value = rest.partition("=")
        screen = await self._screen(reply)
        if name in ("quiet", "dice", "zone") and (not given or value == OWN):
            await reply.modal(server_modal(screen, name))
            return
        await self._change(reply, changes(name, value, screen))

    async def _change(self, reply: Reply, wanted: dict[str, Any]) -> None:
        await self.stage.tables.servers.change(reply.interaction.guild_id or 0, **wanted)
        await self.show(reply, "server-kept")

    async def _screen(self, reply: Reply, note: str = "") -> ServerScreen:
        guild = reply.interaction.guild
        usual = await self.stage.tables.servers.defaults(reply.interaction.guild_id)
        say = Say(self.stage.words, reply.locale)
        found = [] if guild is None else [role for role in guild.roles if not role.is_default() and not role.managed]
        roles = [(role.id, role.name) for role in sorted(found, reverse=True)][:_MOST_ROLES]
        mine = usual.openers
        if isinstance(mine, int) and guild is not None and (kept := guild.get_role(mine)) is not None:
            roles = [(mine, kept.name), *(pair for pair in roles if pair[0] != mine)]
        return ServerScreen(
            usual, say, self.clock_hours, self.stage.words.languages(), roles, say(note) if note else ""
        )
