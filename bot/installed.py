"""What is installed: the games with their faces and the users' packs, and the modules that bring commands."""

import importlib
import logging
from pathlib import Path
from typing import Any

from bot.collector import uncollected
from bot.packs import pack_paths
from bot.rules.encoding import EncodingError, decoded
from bot.rules.errors import ContentError
from bot.ui.panels.surface import Surface
from cogs import game_ids, load_game, load_surface

log = logging.getLogger(__name__)

SHARED = (
    "cogs.tables.cog",
    "cogs.tables.story_cog",
    "cogs.tables.seat_cog",
    "cogs.help.cog",
    "cogs.dice.cog",
    "cogs.me.cog",
    "cogs.server.cog",
    "cogs.together.cog",
    "cogs.campaign.cog",
    "cogs.lookup.cog",
)
"""Commands that belong to no game; one that is not installed is left out."""


def load_surfaces(packs: Path | None = None) -> list[Surface]:
    """The surfaces of all games that are installed, by name; a game without a face of its own gets a plain one.

    packs: a folder with a folder for each game, the users' own files (`pack_paths`), on top of what is bundled.
    """
    with uncollected():
        return _surfaces(packs)


def _surfaces(packs: Path | None) -> list[Surface]:
    found = []
    for game in game_ids():
        surface = load_surface(game)
        own = {} if packs is None else pack_files(packs / game)
        if own:
            try:
                surface.game = load_game(game, own)
            except ContentError as error:
                # a slip in one card must not take the tables away from everybody: the game goes on without the packs
                log.error("the packs of %s are left out, because:\n%s", game, "\n".join(error.problems))
            except Exception:
                log.exception("the packs of %s are left out: reading them broke, which no pack should be able to", game)
        found.append(surface)
    return found


def pack_files(folder: Path) -> dict[str, str]:
    """Path in the folder -> text of its packs; a file that is no text is left out, which is logged. A pack is a
    folder, or a file that lies in none.
    """
    files: dict[str, str] = {}
    for path in pack_paths(folder):
        try:
            files[path.relative_to(folder).as_posix()] = decoded(path.read_bytes())
        except EncodingError as error:
            log.error("pack file %s is left out: it %s", path, error)
        except OSError as error:
            log.error("pack file %s is left out: %s", path, error.strerror)
    return files


def imported(name: str) -> Any:
    """A module, or None when there is no such file."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name not in (name, name.rpartition(".")[0]):
            raise
        log.info("%s is not installed", name)
        return None
