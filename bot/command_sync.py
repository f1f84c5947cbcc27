"""Discord is told our commands, only when they have changed: it counts how often."""

import hashlib
import json
from pathlib import Path
from typing import Any

from discord import app_commands

from bot.private import make_folder, write_private

_HASH_FILE = "commands.sha256"


async def tell_commands(tree: app_commands.CommandTree[Any], application: int | None, folder: Path | None) -> None:
    """folder: where it is noted what Discord knows already; None: it is told in any case, as at the local table."""
    if folder is None:
        await tree.sync()
        return
    translator = tree.translator
    assert translator is not None
    made = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    fingerprint = f"{application} {hashlib.sha256(json.dumps(made, sort_keys=True, default=str).encode()).hexdigest()}"
    kept = folder / _HASH_FILE
    if kept.is_file() and kept.read_text(encoding="utf-8") == fingerprint:
        return
    await tree.sync()
    make_folder(kept.parent)
    write_private(kept, fingerprint)
