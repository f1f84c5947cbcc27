"""The local table: the real bot in a browser, without token or account (SimCord's world, our pages around it).

    await serve(make_bot, data_dir=path, on_ready=post_what_is_needed)

May import anything of the bot; nothing of the bot imports it but the command line.
"""

from typing import TYPE_CHECKING

from bot.local.serve import DEFAULT_PORT, LocalTableError, OpenTable, PortInUse, open_table, serve

if TYPE_CHECKING:
    from bot.local.world import LocalWorld as LocalWorld

__all__ = ["DEFAULT_PORT", "LocalTableError", "OpenTable", "PortInUse", "open_table", "serve"]
