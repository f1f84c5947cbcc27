"""The path of two strangers, from nothing to playing again: one opens a table and has players looked for, the other
finds the post in another channel; they play, one is away and comes back, they finish, read the story, and play again.

Ada sits before a large window, Ben holds a phone. What is seen is waited for, never a time; both windows are kept as
pictures in the test's folder.
"""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from bot.app import local_bot, local_ready
from bot.local.world import CHANNELS
from tests.browser.seated import SOON, Table, settings, until
from tests.local.browser import PHONE, PlayerPage, Seats, table_in_browser

pytestmark = pytest.mark.browser

HERE, ELSEWHERE = CHANNELS[:2]
MOST = 60
"""Questions of a whole game, at the very most."""


class Guests:
    """The two of them, their windows, and the folder in which pictures of these are kept."""

    def __init__(self, seats: Seats, folder: Path, ada: PlayerPage, ben: PlayerPage) -> None:
        self.seats, self.folder, self.ada, self.ben = seats, folder, ada, ben
        self.taken = 0

    @property
    def tables(self) -> Any:
        return self.seats.table.world.bot.tables

    async def keep(self, name: str) -> None:
        """What both of them see now."""
        self.taken += 1
        for page in (self.ada, self.ben):
            await page.picture(self.folder / f"{self.taken:02}-{name}-{page.player}.png")


async def test_open_invite_play_be_away_come_back_finish_read_and_play_again(tmp_path: Path) -> None:
    async with table_in_browser(
        lambda: local_bot(settings(tmp_path)), data_dir=tmp_path, on_ready=local_ready
    ) as seats:
        ada, ben = await seats.page("Ada", HERE), await seats.page("Ben", ELSEWHERE, phone=True)
        guests = Guests(seats, tmp_path, ada, ben)
        await opened_and_found(guests)
        table = await begun(guests)
        await away_and_back(guests, table)
        await finished(guests, table)
        await read(guests)
        await played_again(guests, table)


async def opened_and_found(guests: Guests) -> None:
    """Ada sets a table and asks for players in the other channel, where Ben sits down."""
    ada, ben = guests.ada, guests.ben
    await ada.page.get_by_role("button", name=re.compile("Pebbles, ten minutes$")).first.click(timeout=SOON)
    await ada.see("a table is set")
    await ada.click("Look for players")
    await ada.see("Where shall I look for players?")
    await guests.keep("open")
    await ada.choose("In which channel?", f"#{ELSEWHERE}")
    await ada.see("I close the post when the game begins")
    await ben.see("Players wanted: Pebbles")
    await guests.keep("invite")
    await ben.click("Sit down")
    await ben.see("See you there!")
    await ada.see("2. Ben")
    await guests.keep("seated")


async def begun(guests: Guests) -> Table:
    """The game has begun, and both see it."""
    ada, ben = guests.ada, guests.ben
    await ben.page.goto(guests.seats.table.page(HERE, "Ben"))
    await ben.see("a table is set")
    await ada.click("Start")
    for page in (ada, ben):
        await page.see("Before the evening")
    found = (await guests.tables.index.all_tables())[0]
    return Table(guests.seats, found, {0: ada, 1: ben})


async def away_and_back(guests: Guests, table: Table) -> None:
    """Both have had their say; then Ben is away, the game goes on without him, and he is back.

    Whatever the dice: no tide comes with the first card of a walk, and whoever is away turns for home.
    """
    ada, ben = guests.ada, guests.ben
    await until(table, "stretch")
    for page in (ada, ben):
        await page.see("Walk 1 of 2")
    await guests.keep("play")
    await ben.slash("/my away", send=False)
    await fill(ben, "zone", "Berlin", "Europe/Berlin")
    await ben.page.get_by_text(re.compile(r"^\+\d+ (options|more)$")).click(timeout=SOON)
    await fill(ben, "until", "tomorrow", "tomorrow")  # in full, and so that sends it
    await ben.send_command()
    await ben.see("You are away until")
    await ada.see("Ben is away until")
    await guests.keep("away")
    await table.answer("walk")  # and nobody waits for Ben
    state = await table.tables.keeper.look(table.table, lambda look: look.run.state)
    assert state.walk == 1 and [walker.is_out for walker in state.walkers] == [True, False]
    await ben.click("I am back")
    await ben.see("You are here")
    standing = ada.page.locator(".markdown-subtext").filter(
        has_text="Ben is away until"
    )  # what has happened stays told above it
    await standing.filter(visible=True).first.wait_for(state="detached", timeout=SOON)
    await guests.keep("back")
    await until(table, "stretch")  # the card may have been the bottle, which has a story
    await table.answer("home")
    await until(table, "stretch")
    answered = {await who_answers(table) for _ in (ada, ben)}
    assert answered == {"Ada", "Ben"}, "he is asked again"


async def who_answers(table: Table) -> str:
    question = await table.question()
    assert question is not None
    await table.answer()
    return table.pages[question.seat].player


async def fill(page: PlayerPage, option: str, typed: str, offered: str) -> None:
    """Choose an option of the command that is being written, and what is offered for it once so much is typed."""
    listed = page.page.locator(".command-popup").get_by_role("option")
    await listed.filter(has_text=re.compile(f"^{option}")).first.click(timeout=SOON)
    await page.type_option(option, typed)
    await page.page.locator(".command-suggestion").filter(has_text=offered).first.wait_for(timeout=SOON)
    await page.page.keyboard.press("Enter")


async def finished(guests: Guests, table: Table) -> None:
    """To the end of the game: it says so to both, and opens the seal of the dice."""
    for _ in range(MOST):
        if await table.question() is None:
            break
        await table.answer()
    for page in (guests.ada, guests.ben):
        await page.see("Check the dice")
        await expect(page.button("Play again")).to_be_visible(timeout=SOON)
    await guests.keep("end")


async def read(guests: Guests) -> None:
    """The story with Ben's leave in it, the replay forward and back, the page that checks its dice, the record."""
    ada, ben = guests.ada, guests.ben
    await ada.click("The whole story")
    await ada.see("Read it here, take it with you")
    await ben.click("Replay")
    await ben.see("Step 1 of")
    await guests.keep("ways")
    await ben.click("Forward ▶")
    await ben.see("Step 2 of")
    await ben.click("Last ⏭")
    await ben.see(re.compile(r"Step (\d+) of \1 "))
    await ben.click("⏮ First")
    await ben.see("Step 1 of")
    assert not await ben.sees("The rules have changed since")
    await ada.click("As a page")
    await ada.see("The story, the replay")
    await guests.keep("page")
    story = await saved(ada, guests.folder / "story.html")
    written = story.read_text(encoding="utf-8")
    assert "Ben is away until" in written and "data:image/webp" in written, "with pictures of its turning points"
    page = await ada.page.context.new_page()
    await page.goto(story.as_uri())
    await page.click("#check")
    await page.locator("#verdict.good").wait_for(timeout=SOON)
    assert "each of the" in await page.inner_text("#verdict")
    await page.screenshot(path=str(guests.folder / "story-Ada.png"), full_page=True)
    await page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    await page.screenshot(path=str(guests.folder / "story-Ben.png"), full_page=True)
    await page.close()
    await ada.slash("/story read")
    await ada.click("Read here")
    await ada.see("The story so far")
    await guests.keep("story")
    await ben.slash("/my record")
    await ben.see(re.compile(r"one game.*[1-9]\d* moves of yours"))
    assert not await ben.sees("rules that I no longer have")
    await guests.keep("record")


async def saved(page: PlayerPage, target: Path) -> Path:
    """The newest file in the channel, kept."""
    link = page.page.locator("#channel-message-list").get_by_role("button", name=re.compile("^Download")).last
    async with page.page.expect_download(timeout=SOON) as download:
        await link.click(timeout=SOON)
    await (await download.value).save_as(target)
    return target


async def played_again(guests: Guests, table: Table) -> None:
    """Ben asks, Ada agrees with one press, and the next game begins with the same people."""
    ada, ben = guests.ada, guests.ben
    await ben.click("Play again")
    await ada.see("Ben would like to play once more")
    await guests.keep("again")
    await ada.click("I am in")
    for page in (ada, ben):
        await page.see("Before the evening")
    new = await guests.tables.index.by_channel(guests.seats.table.world.channels[HERE])
    assert new is not None and new.id != table.table and new.status == "running"
    assert [place.name for place in new.seats] == ["Ada", "Ben"]
    await guests.keep("once-more")
