"""Three evenings of Pebbles in a real browser, by clicks, with what can come between: somebody joins late, an evening
is broken off, a page is torn out, the bot is closed and opened again. By hand, since it takes minutes:

    python -m tests.browser.play_campaign [--evenings 3] [--shots FOLDER] [--phone]

Prints what happened, and verifies the log and all evenings in the end.
"""

import argparse
import asyncio
import re
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.async_api import TimeoutError

from bot.app import local_bot, local_ready
from bot.local.world import PLAYERS
from bot.rules.campaign.steps import RIDE
from bot.tables.exports.export import export_table
from bot.tables.model.table import Look
from bot.tables.proof.verify import verify_export
from cogs import InstalledGames
from tests.browser.seated import SOON, Table, settings
from tests.local.browser import PATIENCE, PlayerPage, Seats, table_in_browser

ADA, BEN = PLAYERS[:2]
NAME = "Pebbles: three evenings"
WINK = 2_000  # milliseconds after which a button is looked for anew


class Log:
    """A campaign's log in the browser, and the evenings that come of it."""

    def __init__(
        self, seats: Seats, pages: dict[str, PlayerPage], table: str, shots: Path | None, begun: str = "The path:"
    ) -> None:
        """begun: what the board of a session shows as soon as it is there; empty: that is not looked for."""
        self.seats, self.pages, self.table, self.shots, self.begun = seats, pages, table, shots, begun
        self.evenings: list[str] = []

    @property
    def tables(self) -> Any:
        return self.seats.table.world.bot.tables

    async def press(self, player: str, label: str) -> None:
        """A button of the log's board, which may be posted anew while somebody looks for it."""
        page = self.pages[player]
        for _ in range(SOON // WINK):
            board = (await self.tables.keeper.get(self.table)).board_message
            button = page.page.locator(f'[data-message-id="{board}"]').get_by_role("button", name=label, exact=True)
            try:
                await button.click(timeout=WINK)
                return
            except TimeoutError:
                continue
        await self.shot("lost", page)
        raise AssertionError(f"{player} finds no button {label!r}")

    async def insist(self, player: str, label: str) -> None:
        """A button that cannot be taken back: once on the board, once more in the private question."""
        await self.press(player, label)
        await self.pages[player].see("Are you sure?")
        await self.pages[player].click(label)

    async def until(self, holds: Callable[[Any], bool]) -> None:
        """Until the log's state is so."""
        for _ in range(SOON // 50):
            if await self.tables.keeper.look(self.table, lambda look: holds(look.run.state)):
                return
            await asyncio.sleep(0.05)
        for page in self.pages.values():
            await self.shot(f"lost-{page.player}", page)
        raise AssertionError("the log does not get there")

    async def ride(self, player: str) -> None:
        """Say that this player rides along. Whoever rode in an evening that was broken off does so already, and where
        all ride nobody is asked whether."""
        seat = list(self.pages).index(player)

        def rides(state: Any) -> bool:
            return seat in state.riding

        def is_asked(look: Look) -> bool:
            assert look.run is not None
            run = look.run
            return any(option.id == RIDE for request in run.requests(seat) for option in request.options(run))

        if not await self.tables.keeper.look(self.table, is_asked):
            return
        if not await self.tables.keeper.look(self.table, lambda look: rides(look.run.state)):
            await self.press(player, "Ride along (or not)")
        await self.until(rides)

    async def begin(self, *riders: str) -> Table:
        """Those ride along, the first begins, and everybody goes to the thread of the evening."""
        for rider in riders[1:]:
            await self.ride(rider)
        await self.seen_by_all().rest()  # a picture may take a moment, and a press on the board before it is too late
        await self.press(riders[0], "Next session")
        await self.until(lambda state: state.session is not None)
        for _ in range(SOON // 50):
            (one,) = [one for one in await self.tables.children.child_tables(self.table) if one.is_awaited]
            if one.table is not None:
                break
            await asyncio.sleep(0.05)
        self.evenings.append(one.table)
        await self.seen_by_all().rest()  # the thread has its board
        pages = {seat: await self.seats.page(rider, one.channel) for seat, rider in enumerate(riders)}
        for page in pages.values():
            page.page.set_default_timeout(SOON)
            if self.begun:
                await page.see(self.begun)
        return Table(self.seats, one.table, pages)

    async def play(self, evening: Table) -> None:
        """By clicks, as the house would, until it is over; then nobody keeps a card."""
        while await evening.question() is not None:
            await evening.answer()
        await self.until(lambda state: state.session is None)
        await self.shot("evening", evening.pages[0])
        log = self.seen_by_all()
        while (question := await log.question()) is not None and question.key == "pebbles.keepsake":
            await log.answer("nothing")

    def seen_by_all(self) -> Table:
        """The log's own questions, before everybody."""
        return Table(self.seats, self.table, dict(enumerate(self.pages.values())))

    async def shot(self, name: str, page: PlayerPage) -> None:
        if self.shots is not None:
            self.shots.mkdir(exist_ok=True, parents=True)
            await page.picture(self.shots / f"{name}-{len(self.evenings)}.png")


async def opened(seats: Seats, shots: Path | None = None, phone: bool = False) -> Log:
    """Ada sets the log with a click on its button, and begins it alone."""
    ada = await seats.page(ADA, phone=phone)
    ada.page.set_default_timeout(SOON)
    await ada.page.get_by_role("button", name=re.compile(rf"{NAME}$")).click(timeout=PATIENCE)
    await ada.see("a table is set")
    await ada.click("Start")
    await ada.see("Begin session 1?")
    table = (await seats.table.world.bot.tables.index.all_tables())[0]
    return Log(seats, {ADA: ada}, table, shots)


async def whole(folder: Path, evenings: int, shots: Path | None, phone: bool = False) -> None:
    """All of it. evenings: how many are played to their end, from 1."""
    began = time.monotonic()
    async with table_in_browser(lambda: local_bot(settings(folder)), data_dir=folder, on_ready=local_ready) as seats:
        log = await opened(seats, shots, phone)
        await log.play(await log.begin(ADA))
        await log.pages[ADA].see("1 page")
        await log.shot("log", log.pages[ADA])
        said(began, "the first evening is over")
        if evenings > 1:
            await seats.restart()
            await log.pages[ADA].page.goto(seats.table.page("the-table", ADA))
            await log.pages[ADA].see("Begin session 2?")
            said(began, "closed and opened again")
            ben = log.pages[BEN] = await seats.page(BEN, phone=phone)
            ben.page.set_default_timeout(SOON)
            await ben.slash("/campaign join")
            await ben.see(f"{BEN} joins the campaign")
            broken = await log.begin(ADA, BEN)
            await log.tables.playing.end(broken.table, (await log.tables.keeper.get(broken.table)).host)
            await seats.table.world.in_bot(seats.table.world.bot.clicks.posts.child_tables.resume())
            await log.until(lambda state: state.session is None)
            said(began, "an evening was broken off")
            await log.play(await log.begin(ADA, BEN))
            await log.insist(ADA, "Tear out page 2")
            await log.until(lambda state: state.asked_by >= 0)
            await log.insist(BEN, "Tear it out")
            await log.until(lambda state: state.asked_by < 0)
            await log.shot("torn", log.pages[ADA])
            said(began, "a page was torn out")
        for _ in range(evenings - 1):
            await log.play(await log.begin(ADA, BEN))
        for page in log.pages.values():
            await log.shot(f"end-{page.player}", page)
        games = InstalledGames()
        over = (log.table,) if evenings == 3 else ()
        for table in (*over, *log.evenings):
            report = verify_export(await export_table(log.tables, table), games)
            assert report.ok, report.problem
        said(began, f"{len(log.evenings)} evenings, all of them proved")


def said(began: float, what: str) -> None:
    print(f"{time.monotonic() - began:4.0f} s: {what}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--evenings", type=int, default=3, choices=(1, 2, 3))
    parser.add_argument("--shots", type=Path, help="where to leave pictures")
    parser.add_argument("--phone", action="store_true", help="in windows as small as a phone")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as where:
        asyncio.run(whole(Path(where), wish.evenings, wish.shots, wish.phone))
