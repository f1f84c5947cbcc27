"""Two strangers at a table, one with a phone: by hand, to be looked at picture by picture.

    python -m tests.browser.strangers GAME FOLDER [--answers 60] [--each 2]

Ada sits at a desktop of 1100 x 800, Ben has a phone of 390 x 844. Before a kind of question is answered for the first
times (`--each`), the window of whoever is asked is kept as it stands, and that of the other after it: what one sees
who was away. Stops after so many answers, or at the end of the game.
"""

import argparse
import asyncio
import re
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Final

from playwright.async_api import TimeoutError

from bot.app import local_bot, local_ready
from bot.local.world import PLAYERS
from tests.browser.seated import SOON, Table, settings
from tests.local.browser import PATIENCE, PlayerPage, Seats, table_in_browser

NAMES: Final = {
    "doomrock": "Assault on Doomrock",
    "altered": "Altered",
    "near_and_far": "Near and Far",
    "rangers": "Earthborne Rangers",
    "evershade": "Lands of Evershade",
    "pebbles": "Pebbles, ten minutes",
}
"""What the button of a game says in the welcome post."""
SIZES: Final = ({"width": 1100, "height": 800}, {"width": 390, "height": 844})


async def seated(seats: Seats, game: str) -> Table:
    """Both sit down and begin."""
    pages: dict[int, PlayerPage] = {}
    for n, name in enumerate(PLAYERS[:2]):
        pages[n] = await seats.page(name)
        await pages[n].page.set_viewport_size(SIZES[n])  # type: ignore[arg-type]
        pages[n].page.set_default_timeout(SOON)
    await pages[0].page.get_by_role("button", name=re.compile(rf"{NAMES[game]}$")).click(timeout=PATIENCE)
    await pages[1].see("a table is set")
    await pages[1].click("Join")
    await pages[0].see(f"2. {PLAYERS[1]}")
    await pages[0].click("Start")
    tables = seats.table.world.bot.tables
    for _ in range(SOON // 50):
        found = await tables.index.all_tables()
        if found and (await tables.keeper.get(found[0])).status == "running":
            return Table(seats, found[0], pages, stays_in_hand=True)
        await asyncio.sleep(0.05)
    raise AssertionError("the game has not begun")


async def play(folder: Path, wish: argparse.Namespace) -> None:
    """As long as wished, or to the end."""
    began, seen = time.monotonic(), Counter[str]()
    wish.folder.mkdir(parents=True, exist_ok=True)

    async def shot(name: str, page: PlayerPage) -> None:
        await page.page.wait_for_timeout(700)
        await page.picture(wish.folder / f"{name}-{page.player}.png")

    async with table_in_browser(lambda: local_bot(settings(folder)), data_dir=folder, on_ready=local_ready) as seats:
        table = await seated(seats, wish.game)
        for n in range(1, wish.answers + 1):
            await table.rest()
            question = await table.question()
            if question is None:
                break
            key, page = question.key, table.pages[question.seat]
            seen[key] += 1
            is_shown = seen[key] <= wish.each
            if is_shown:
                if not await table.is_answered_on_board(page, question):
                    await table.hand(page)
                await shot(f"{n:03}-{key}-asked", page)
            try:
                await table.answer()
            except (AssertionError, TimeoutError):
                await shot(f"{n:03}-{key}-STUCK", page)
                raise
            if is_shown:
                await table.rest()
                await shot(f"{n:03}-{key}-after", page)
                await shot(f"{n:03}-{key}-other", table.pages[1 - question.seat])
            print(f"{time.monotonic() - began:4.0f} s {n}: {page.player} {key}", flush=True)
        for page in table.pages.values():
            await shot("end", page)
        print(f"{sum(seen.values())} answers, {table.repeated} pressed again")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=tuple(NAMES))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--answers", type=int, default=60)
    parser.add_argument("--each", type=int, default=2, help="pictures of so many of each kind of question")
    with tempfile.TemporaryDirectory() as where:
        asyncio.run(play(Path(where), parser.parse_args()))
