"""A sealed draft of Altered for two in a real browser, by clicks: packs opened, decks built, and the match in its own
thread played to its end, over a restart in the middle of it. By hand, since it takes minutes:

    python -m tests.browser.play_sealed [--shots FOLDER] [--phone | --mixed] [--restart 40] [--loud]

Both answer as the house would. Prints what happened and how many presses had to be repeated, and verifies the draft
and its match in the end.
"""

import argparse
import asyncio
import re
import tempfile
import time
from pathlib import Path
from typing import Any

from bot.app import local_bot, local_ready
from bot.local.world import PLAYERS
from bot.tables.exports.export import export_table
from bot.tables.proof.verify import verify_export
from cogs import InstalledGames
from tests.browser.play_campaign import said
from tests.browser.seated import SOON, Table, settings
from tests.local.browser import PATIENCE, PlayerPage, Seats, table_in_browser

ADA, BEN = PLAYERS[:2]
NAME = "Altered: draft"


class Sealed:
    """A sealed draft of two and its match."""

    def __init__(self, seats: Seats, wish: argparse.Namespace) -> None:
        self.seats, self.wish, self.began = seats, wish, time.monotonic()
        self.taken = 0
        self.thread: Any = None

    async def open(self) -> Table:
        """Ada opens it with a click, chooses sealed, Ben joins, and they begin."""
        ada, ben = [await self.seats.page(player, phone=self.is_small(player)) for player in (ADA, BEN)]
        for page in (ada, ben):
            page.page.set_default_timeout(SOON)
        await ada.page.get_by_role("button", name=re.compile(rf"{NAME}$")).click(timeout=PATIENCE)
        await ben.see("a table is set")
        await ada.click("Settings")
        await ada.choose("in four boosters that go round", "in seven sealed packs each")
        await ben.click("Join")
        await ada.see(f"2. {BEN}")
        await ada.click("Start")
        await ada.see("decks are being built")
        table = (await self.seats.table.world.bot.tables.index.all_tables())[0]
        return Table(self.seats, table, {0: ada, 1: ben})

    async def build(self, draft: Table) -> None:
        """Both play the deck that is suggested, after one other idea."""
        for page in draft.pages.values():
            await self.shot("pool", page)
        for wanted in ("idea", None, None):
            question = await draft.question()
            assert question is not None and question.key == "draft.build", question
            await draft.answer(wanted)
        said(self.began, "both decks are built")
        for page in draft.pages.values():
            await self.shot("built", page)

    async def match(self, draft: Table) -> Table:
        """The thread of the match, before both."""
        tables = draft.tables
        for _ in range(SOON // 50):
            found = [one for one in await tables.children.child_tables(draft.table) if one.is_awaited]
            if found and found[0].table is not None and found[0].channel is not None:
                break
            await asyncio.sleep(0.05)
        (one,) = found
        await draft.rest()  # the thread has its board
        pages, self.thread = {}, one.channel
        for seat, place in enumerate(one.sequel.seats):
            player = (ADA, BEN)[place]
            pages[seat] = await self.seats.page(player, one.channel, phone=self.is_small(player))
            pages[seat].page.set_default_timeout(SOON)
        return Table(self.seats, one.table, pages)

    async def play(self, match: Table) -> None:
        """To the end, as the house would, with the bot closed and opened again on the way."""
        answers = 0
        while (question := await match.question()) is not None:
            key = await match.answer()
            answers += 1
            if self.wish.loud:
                said(self.began, f"{answers}: {key} by {match.pages[question.seat].player}")
            if answers % 25 == 1:
                await self.shot(f"match-{answers:03}", match.pages[answers // 25 % 2])
            if answers == self.wish.restart:
                await self.seats.restart()
                for page in match.pages.values():
                    await self.look(page, self.thread)
                said(self.began, f"closed and opened again after {answers} answers")
        for page in match.pages.values():
            await page.see("Check the dice")
            await page.see_pictures()
            await self.shot("end", page)
        said(self.began, f"the match is over after {answers} answers, {match.repeated} pressed again")

    async def look(self, page: PlayerPage, channel: Any) -> None:
        """Open a channel anew: after a restart its address is another."""
        await page.page.goto(self.seats.table.page(channel, page.player), timeout=PATIENCE)
        await page.page.locator("#preview-app[aria-busy=false]").wait_for(timeout=PATIENCE)

    def is_small(self, player: str) -> bool:
        return self.wish.phone or (self.wish.mixed and player == BEN)

    async def shot(self, name: str, page: PlayerPage) -> None:
        if self.wish.shots is not None:
            self.taken += 1
            self.wish.shots.mkdir(exist_ok=True, parents=True)
            await page.picture(self.wish.shots / f"{self.taken:02}-{name}-{page.player}.png")


async def whole(folder: Path, wish: argparse.Namespace) -> None:
    """All of it."""
    async with table_in_browser(lambda: local_bot(settings(folder)), data_dir=folder, on_ready=local_ready) as seats:
        sealed = Sealed(seats, wish)
        draft = await sealed.open()
        said(sealed.began, "seven packs each are open")
        await sealed.build(draft)
        match = await sealed.match(draft)
        await sealed.play(match)
        for page in draft.pages.values():
            await sealed.look(page, "the-table")
        await draft.pages[0].see("The draft is over")
        await sealed.shot("draft", draft.pages[0])
        games = InstalledGames()
        for table in (draft.table, match.table):
            report = verify_export(await export_table(draft.tables, table), games)
            assert report.ok, report.problem
            said(sealed.began, f"{table}: proved")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shots", type=Path, help="where to leave pictures")
    parser.add_argument("--phone", action="store_true", help="in windows as small as a phone")
    parser.add_argument("--mixed", action="store_true", help="only Ben's window is as small as a phone")
    parser.add_argument("--restart", type=int, default=40, help="answers of the match before the bot is opened anew")
    parser.add_argument("--loud", action="store_true", help="tell each answer")
    with tempfile.TemporaryDirectory() as where:
        asyncio.run(whole(Path(where), parser.parse_args()))
