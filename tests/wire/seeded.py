"""`waykeeper run` with the same dice in every world and the toy game beside the others: for comparing two worlds.

Runs as `python -m tests.wire.seeded`; nothing in the bot itself can set the dice.
"""

from pathlib import Path

import bot.app
from bot.__main__ import main
from bot.installed import load_surfaces
from bot.ui.panels.surface import Surface
from tests.ui.asker import toy_surface
from tests.worlds import same_dice

_installed = load_surfaces


def with_the_toy(packs: Path | None = None) -> list[Surface]:
    return [*_installed(packs), toy_surface()]


if __name__ == "__main__":
    same_dice(setattr)
    setattr(bot.app, "load_surfaces", with_the_toy)  # noqa: B010
    raise SystemExit(main(["run"]))
