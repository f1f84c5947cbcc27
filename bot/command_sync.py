"""Discord is told our commands, only when they have changed: it counts how often."""

import hashlib
import json
from pathlib import Path
from typing import Any

import discord
from discord import app_commands

from bot.private import make_folder, write_private
from bot.ui.door.command_payload import payload_of
from bot.ui.door.tree import Tree

_HASH_FILE = "commands.sha256"
_NOT_TAKEN = 50035
"""Discord's code for a body that is not as it should be."""


async def tell_commands(tree: Tree, application: int | None, folder: Path | None) -> None:
    """folder: where it is noted what Discord knows already; None: it is told in any case, as at the local table.

    Raises `HTTPException`, or `AppCommandError` for commands that Discord does not take.
    """
    payload = await payload_of(tree)
    if folder is None:
        await _send(tree, application, payload)
        return
    told = hashlib.sha256(json.dumps(payload, sort_keys=True, default=str).encode()).hexdigest()
    fingerprint = f"{application} {told}"
    kept = folder / _HASH_FILE
    if kept.is_file() and kept.read_text(encoding="utf-8") == fingerprint:
        return
    await _send(tree, application, payload)
    make_folder(kept.parent)
    write_private(kept, fingerprint)


async def _send(tree: Tree, application: int | None, payload: list[Any]) -> None:
    """As `tree.sync` does, without translating everything once more."""
    if application is None:
        raise app_commands.MissingApplicationID
    try:
        await tree.client.http.bulk_upsert_global_commands(application, payload=payload)
    except discord.HTTPException as error:
        if error.status == 400 and error.code == _NOT_TAKEN:
            raise app_commands.CommandSyncFailure(error, tree.get_commands()) from None
        raise
