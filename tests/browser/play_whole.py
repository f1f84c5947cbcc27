"""A whole game of Doomrock in a real browser, by clicks of two players, over a restart in the middle. By hand, since it
takes some minutes:

    python -m tests.browser.play_whole

Prints how many answers were clicked and how it ended, and leaves the export at `var/whole-game.json`, which
`waykeeper verify` accepts.
"""

import asyncio
import json
import tempfile
import time
from pathlib import Path

from playwright.async_api import Error

from bot.app import local_bot, local_ready
from bot.tables.export import export_table
from tests.browser.test_doomrock import Table, sat_down, settings
from tests.local.browser import Seats, table_in_browser

RESTART_AFTER = 60


async def opened(seats: Seats, table: str) -> Table:
    """The table in two fresh windows."""
    return Table(seats, table, {n: await seats.page(name) for n, name in enumerate(("Ada", "Ben"))})


async def play(folder: Path, port: int) -> None:
    own = settings(folder)
    started, clicked = time.monotonic(), 0
    async with table_in_browser(
        lambda: local_bot(own), data_dir=folder, on_ready=local_ready, host_port=port
    ) as seats:
        table = await sat_down(seats)
        while True:
            await table.rest()
            if (await table.asked())[0] == "":
                break
            for patience in range(5):
                try:
                    key = await table.answer()
                    break
                except (AssertionError, Error) as error:  # a press was lost while the page changed: look again
                    if patience == 4:
                        raise
                    print(f"\nlooking again: {error}")
                    table = await opened(seats, table.table)
            clicked += 1
            print(f"\r{clicked} answers, {time.monotonic() - started:.0f} s: {key:40}", end="", flush=True)
            if clicked == RESTART_AFTER:
                await seats.restart()
                table = await opened(seats, table.table)
                print(f"\nclosed and opened again after {clicked} answers")
        tables = seats.table.world.bot.tables
        info = await tables.get(table.table)
        bundle = await export_table(tables, table.table)
        await table.pages[0].picture(folder / "end.png")
    out = Path("var") / "whole-game.json"
    out.parent.mkdir(exist_ok=True)
    out.write_text(json.dumps(bundle, ensure_ascii=False), encoding="utf-8")
    last = bundle["events"][-1]["kind"] if bundle["events"] else ""
    print(f"\n{info.status} after {info.index} choices, {clicked} of them clicked; last line: {last}; export: {out}")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as where:
        asyncio.run(play(Path(where), 8897))
