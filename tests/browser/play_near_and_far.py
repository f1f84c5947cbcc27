"""Two sessions of Near and Far's campaign in a real browser, by clicks of two players, with the bot closed and opened
again between them. By hand, since it takes a quarter of an hour:

    python -m tests.browser.play_near_and_far [--sessions 2] [--shots FOLDER] [--phone]

Prints what happened, and verifies the sessions in the end.
"""

import argparse
import asyncio
import re
import tempfile
import time
from pathlib import Path

from bot.app import local_bot, local_ready
from bot.tables.exports.export import export_table
from bot.tables.proof.verify import verify_export
from cogs import InstalledGames
from tests.browser.play_campaign import ADA, BEN, Log, said
from tests.browser.seated import SOON, Table, settings
from tests.local.browser import PATIENCE, Seats, table_in_browser

NAME = "Near and Far: the campaign"


async def opened(seats: Seats, shots: Path | None, phone: bool) -> Log:
    """Ada sets the log with a click on its button, Ben joins, and each chooses a character."""
    ada, ben = [await seats.page(player, phone=phone) for player in (ADA, BEN)]
    for page in (ada, ben):
        page.page.set_default_timeout(SOON)
    await ada.page.get_by_role("button", name=re.compile(rf"{NAME}$")).click(timeout=PATIENCE)
    await ben.see("a table is set")
    await ben.click("Join")
    await ada.see(f"{BEN}")
    await ada.click("Start")
    await ada.see("Who are you")
    table = (await seats.table.world.bot.tables.index.all_tables())[0]
    log = Log(seats, {ADA: ada, BEN: ben}, table, shots, begun="")
    await log.shot("characters", ada)
    for name in ("vera", "kiku"):
        await log.seen_by_all().answer(name)
    await ada.see("Begin session 1?")
    return log


async def between(log: Log) -> None:
    """What is bought between two sessions: whatever the house would."""
    table = log.seen_by_all()
    while (question := await table.question()) is not None and question.key in ("far.talents", "far.platypus"):
        await log.shot(question.key, log.pages[(ADA, BEN)[question.seat]])
        await table.answer()


async def session(log: Log, began: float, loud: bool) -> Table:
    """One map to its score."""
    evening = await log.begin(ADA, BEN)
    presses = 0
    while await evening.question() is not None:
        key = await evening.answer()
        presses += 1
        if loud:
            said(began, f"{presses}: {key}")
        if presses % 20 == 1:
            await log.shot(f"move-{presses:03}-{key}", evening.pages[presses // 20 % 2])
    await log.until(lambda state: state.session is None)
    await log.shot("session", evening.pages[0])
    said(began, f"session {len(log.evenings)} is over after {presses} answers, {evening.repeated} pressed again")
    return evening


async def whole(folder: Path, sessions: int, shots: Path | None, phone: bool = False, loud: bool = False) -> None:
    """All of it. sessions: how many are played to their end; loud: each answer is told."""
    began = time.monotonic()
    async with table_in_browser(lambda: local_bot(settings(folder)), data_dir=folder, on_ready=local_ready) as seats:
        log = await opened(seats, shots, phone)
        said(began, "the campaign has begun")
        for n in range(sessions):
            if n:
                await seats.restart()
                for player in (ADA, BEN):
                    await log.pages[player].page.goto(seats.table.page("the-table", player))
                await log.pages[ADA].see(f"Begin session {n + 1}?")
                said(began, "closed and opened again")
            await session(log, began, loud)
            await between(log)
            await log.shot("log", log.pages[ADA])
        games = InstalledGames()
        for table in (log.table, *log.evenings):
            report = verify_export(await export_table(log.tables, table), games)
            assert report.ok or table == log.table, report.problem
            said(began, f"{table}: {'proved' if report.ok else report.problem}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sessions", type=int, default=2)
    parser.add_argument("--shots", type=Path, help="where to leave pictures")
    parser.add_argument("--phone", action="store_true", help="in windows as small as a phone")
    parser.add_argument("--loud", action="store_true", help="tell each answer")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as where:
        asyncio.run(whole(Path(where), wish.sessions, wish.shots, wish.phone, wish.loud))
