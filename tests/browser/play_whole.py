"""A whole game in a real browser, by clicks, over a restart in the middle. By hand, since it takes minutes:

    python -m tests.browser.play_whole [--game altered] [--players 3] [--restart 100] [--shots FOLDER]

Prints how many answers were clicked, how many presses had to be repeated and how it ended, and leaves the export at
`var/whole-game.json`, which `waykeeper verify` accepts.
"""

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path

from bot.app import local_bot, local_ready
from bot.local.world import PLAYERS
from bot.tables.exports.export import export_table
from tests.browser.seated import Table, sat_down, settings
from tests.local.browser import table_in_browser

GAMES = {
    "doomrock": ("Assault on Doomrock", f"Leader {PLAYERS[0]}"),
    "altered": ("Altered", "the decks are being chosen"),
    "evershade": ("Lands of Evershade", "Who is"),
}
"""What its button says, and what its board says when it begins."""
OUT = Path("var") / "whole-game.json"


async def play(folder: Path, wish: argparse.Namespace) -> None:
    started, clicked, names = time.monotonic(), 0, PLAYERS[: wish.players]
    async with table_in_browser(
        lambda: local_bot(settings(folder)), data_dir=folder, on_ready=local_ready, host_port=wish.port
    ) as seats:
        table = await sat_down(seats, names, *GAMES[wish.game])
        try:
            while await table.question() is not None:
                key = await table.answer()
                clicked += 1
                print(f"\r{clicked} answers, {time.monotonic() - started:.0f} s: {key:40}", end="", flush=True)
                if clicked == wish.restart:
                    await seats.restart()
                    for page in table.pages.values():
                        await page.see("Pull up a chair")
                    print(f"\nclosed and opened again after {clicked} answers")
        finally:
            await shoot(table, wish.shots)
        for page in table.pages.values():
            await page.see("Check the dice")
        tables = seats.table.world.bot.tables
        info = await tables.keeper.get(table.table)
        bundle = await export_table(tables, table.table)
        result = await tables.keeper.look(table.table, lambda look: look.result())
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps(bundle, ensure_ascii=False), encoding="utf-8")
    print(
        f"\n{len(names)} players, {info.status}: {result.key if result else '?'}; {clicked} answers clicked, "
        f"{table.repeated} presses repeated, {(time.monotonic() - started) / 60:.1f} minutes; export: {OUT}"
    )


async def shoot(table: Table, folder: Path | None) -> None:
    """Pictures of what everybody sees now."""
    for page in table.pages.values() if folder else ():
        assert folder is not None
        folder.mkdir(exist_ok=True, parents=True)
        await page.picture(folder / f"{page.player}.png")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="doomrock", choices=tuple(GAMES))
    parser.add_argument("--players", type=int, default=2, choices=(1, 2, 3))
    parser.add_argument("--restart", type=int, default=100, help="answers before the restart")
    parser.add_argument("--shots", type=Path, help="where to leave pictures of the last moment")
    parser.add_argument("--port", type=int, default=8897)
    with tempfile.TemporaryDirectory() as where:
        asyncio.run(play(Path(where), parser.parse_args()))
