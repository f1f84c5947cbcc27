"""The page of a story in a real browser, from a file and without a network: it steps, obeys the keyboard, fits a phone
in the dark, and checks its dice by itself."""

from pathlib import Path

import pytest
from playwright.async_api import async_playwright

from tests.conftest import find_chromium
from tests.replays.stored import FINISHED
from tests.replays.test_page import page_of

GAME = next(path for path in FINISHED if path.parent.name == "doomrock")
OVER = "document.getElementById('verdict').className !== ''"


@pytest.mark.parametrize(("width", "scheme"), [(1100, "light"), (390, "dark")])
async def test_it_steps_and_proves_itself(tmp_path: Path, width: int, scheme: str) -> None:
    file = tmp_path / "story.html"
    file.write_text(page_of(GAME, "</script><b>Ada</b>"), encoding="utf-8")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        page = await browser.new_page(viewport={"width": width, "height": 900}, color_scheme=scheme)  # type: ignore[arg-type]
        troubles: list[str] = []
        page.on("console", lambda message: troubles.append(message.text))
        page.on("pageerror", lambda error: troubles.append(str(error)))
        await page.goto(file.as_uri())
        assert await page.inner_text("h1") == "</script><b>Ada</b>"
        assert (await page.inner_text("#place")).startswith("Step 1 of")
        await page.click("#forward")
        await page.keyboard.press("ArrowRight")
        assert (await page.inner_text("#place")).startswith("Step 3 of")
        await page.keyboard.press("ArrowLeft")
        assert (await page.inner_text("#place")).startswith("Step 2 of")
        await page.keyboard.press("End")
        assert await page.is_disabled("#forward") and not await page.is_disabled("#back")
        await page.click("#check")
        await page.wait_for_function(OVER, timeout=60_000)
        assert "each of the" in await page.inner_text("#verdict")
        await page.fill("#posted", "0" * 64)
        await page.click("#check")
        await page.wait_for_function("document.getElementById('verdict').className === 'bad'", timeout=60_000)
        assert "not the one that you pasted" in await page.inner_text("#verdict")
        assert await page.evaluate("document.documentElement.scrollWidth") <= width
        dark = await page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(27, 26, 24)"
        assert dark is (scheme == "dark") and not troubles
        await browser.close()
