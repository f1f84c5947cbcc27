"""Play on the local table in headless Chromium, for every test that wants to see what a player sees.

    @pytest.mark.browser
    async def test_something(tmp_path):
        async with table_in_browser(make_bot, data_dir=tmp_path, on_ready=...) as seats:
            ada, ben = await seats.page("Ada"), await seats.page("Ben")
            await ada.click("Light one")
            await ben.see("1 lanterns are lit")

Without Chromium the test is skipped, except with CI=true or WAYKEEPER_BROWSER=1: then it fails.
"""

import os
import re
import shutil
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Page, TimeoutError, async_playwright

from bot.local import OpenTable, open_table

PATIENCE = 120_000  # milliseconds until something that should appear counts as missing
ENTERS = 24
DESKTOP = {"width": 1100, "height": 800}
PHONE = {"width": 390, "height": 780}


def chromium() -> str:
    """The path of a Chromium; skips the test if there is none, or fails where it must be there."""
    names = ("chromium", "chromium-browser", "google-chrome")
    found = os.environ.get("WAYKEEPER_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if found is None:
        if os.environ.get("CI") == "true" or os.environ.get("WAYKEEPER_BROWSER") == "1":
            pytest.fail("no Chromium found, and this run must play in one (apt-get install chromium)")
        pytest.skip("no Chromium found")
    return found


class PlayerPage:
    """One page of one player. `errors` collects what the page's scripts raised."""

    def __init__(self, page: Page, player: str) -> None:
        self.page, self.player = page, player
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def button(self, label: str) -> Locator:
        """The newest button with this label in the channel."""
        return self.page.locator("#channel-message-list").get_by_role("button", name=label, exact=True).last

    async def click(self, label: str) -> None:
        """Press the newest button with this label, as soon as the page takes presses."""
        await self.button(label).click(timeout=PATIENCE)

    async def see(self, text: str | re.Pattern[str]) -> float:
        """Wait until a text can be seen in the channel. Returns the seconds that it took."""
        started = time.perf_counter()
        await self.page.locator("#channel-message-list").get_by_text(text).last.wait_for(timeout=PATIENCE)
        return time.perf_counter() - started

    async def sees(self, text: str) -> bool:
        """Whether a text stands in the channel now."""
        return text in await self.page.locator("#channel-message-list").inner_text()

    async def see_pictures(self) -> None:
        """Wait until every picture in the channel is there, drawn and not broken."""
        await self.page.wait_for_function(
            """() => { const all = [...document.querySelectorAll('#channel-message-list img')];
            return all.length > 0 && all.every((one) => one.complete && one.naturalWidth > 0)
            && !document.querySelector('#channel-message-list .media-lightbox-trigger:disabled')  // an old one still
            && !document.body.innerText.includes('unavailable'); }""",
            timeout=PATIENCE,
        )

    async def choose(self, placeholder: str, option: str) -> None:
        """Open the newest select with this placeholder and choose an option by its label."""
        trigger = self.page.get_by_role("combobox").or_(self.page.locator(".select-trigger"))
        await trigger.filter(has_text=placeholder).last.click(timeout=PATIENCE)
        await self.page.get_by_role("option", name=option).last.click(timeout=PATIENCE)

    async def choose_several(self, placeholder: str, options: Sequence[str]) -> None:
        """Open the newest select with this placeholder, choose these, and close it, which hands them in."""
        trigger = self.page.locator(".select-trigger").filter(has_text=placeholder).last
        await trigger.click(timeout=PATIENCE)
        for option in options:
            await self.page.get_by_role("option", name=option).last.click(timeout=PATIENCE)
        await self.page.get_by_role("combobox", expanded=True).click(timeout=PATIENCE)

    async def write(self, value: str) -> None:
        """Fill the only field of the open modal and send it."""
        dialog = self.page.locator("#modal-root")
        await dialog.locator("textarea, input").last.fill(value, timeout=PATIENCE)
        await dialog.get_by_role("button", name="Submit").click(timeout=PATIENCE)

    async def slash(self, typed: str, send: bool = True) -> None:
        """Type a slash command and send it; without `send` its first option is being written now."""
        box = self.page.locator("#channel-composer-input")
        await box.click(timeout=PATIENCE)
        await box.press_sequentially(typed, delay=5)
        await self.page.locator(".command-popup [role=option]").first.wait_for(timeout=PATIENCE)
        await self.page.keyboard.press("Enter")
        await self.page.locator(".command-row").wait_for(timeout=PATIENCE)
        if send:
            await self.page.keyboard.press("Enter")

    async def type_option(self, name: str, typed: str) -> None:
        """Type into an option of the command that is being written, once it has the keyboard, for what is typed before
        that is lost; until what is offered first is what was typed, for Enter takes that."""
        await self.page.locator(f'.command-option-input[data-option="{name}"]:focus').wait_for(timeout=PATIENCE)
        await self.page.keyboard.type(typed)
        first = self.page.locator('.command-suggestion[aria-selected="true"]')
        await first.filter(has_text=typed).wait_for(timeout=PATIENCE)

    async def send_command(self) -> None:
        """Send the command that is being written: what is offered for an option may come late, or take an Enter to be
        picked, and then the next Enter sends."""
        row = self.page.locator(".command-row")
        for _ in range(ENTERS):
            await self.page.keyboard.press("Enter")
            try:
                await row.wait_for(state="detached", timeout=PATIENCE / ENTERS)
                return
            except TimeoutError:
                continue
        raise AssertionError("the command is still being written")

    async def picture(self, path: str | Path) -> None:
        """Save a screenshot of the window."""
        await self.page.screenshot(path=str(path))


class Seats:
    """An open local table and its browser."""

    table: OpenTable

    def __init__(self, opener: Callable[[], AbstractAsyncContextManager[OpenTable]], browser: Browser) -> None:
        self.opener, self.browser = opener, browser
        self.pages: list[PlayerPage] = []
        self.running: AsyncExitStack = AsyncExitStack()

    async def restart(self) -> None:
        """Close the table, as Ctrl-C does, and open it anew; the browser's pages stay open."""
        await self.running.aclose()
        self.table = await self.running.enter_async_context(self.opener())

    async def close(self) -> None:
        await self.running.aclose()

    async def window(self, player: str = "", *, phone: bool = False, dark: bool = False) -> PlayerPage:
        """An empty window of its own (own cookies, own storage)."""
        width, height = (PHONE if phone else DESKTOP).values()
        context = await self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
        )
        self.pages.append(PlayerPage(await context.new_page(), player))
        return self.pages[-1]

    async def page(self, player: str, channel: str | int = "the-table", *, phone: bool = False) -> PlayerPage:
        """Open a channel or thread (name or id) as a player and wait until it is drawn."""
        window = await self.window(player, phone=phone)
        await window.page.goto(self.table.page(channel, player))
        await window.page.locator("#channel-layout").wait_for(timeout=PATIENCE)
        await window.page.locator("#preview-app[aria-busy=false]").wait_for(timeout=PATIENCE)
        return window


@asynccontextmanager
async def table_in_browser(
    make_bot: Callable[[], Any],
    *,
    data_dir: Path,
    on_ready: Callable[[Any], Awaitable[None]] | None = None,
    host_port: int = 0,
    **options: Any,
) -> AsyncIterator[Seats]:
    """A local table on free ports and a headless Chromium. Scripts of the pages must not have raised anything."""
    path = chromium()

    def open_again() -> AbstractAsyncContextManager[OpenTable]:
        return open_table(make_bot, host_port=host_port, data_dir=data_dir, on_ready=on_ready, **options)

    async with async_playwright() as playwright, AsyncExitStack() as stack:
        browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        stack.push_async_callback(browser.close)
        seats = Seats(open_again, browser)
        await seats.restart()
        stack.push_async_callback(seats.close)
        yield seats
        assert [error for window in seats.pages for error in window.errors] == []
