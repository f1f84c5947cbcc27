"""A message whose picture changes shows the old one until the new one is there: at no moment is there a hole."""

from pathlib import Path

import pytest

from bot.app import local_bot, local_ready
from bot.tables.seats import lobby
from tests.browser.seated import settings
from tests.browser.strangers import seated
from tests.local.browser import PATIENCE, table_in_browser

pytestmark = pytest.mark.browser

HOLD = """() => {
  const real = window.fetch;
  window.held = [];
  window.fetch = (what, ...more) => String(what).includes('/api/assets/')
    ? new Promise((go) => window.held.push(() => go(real(what, ...more)))) : real(what, ...more);
}"""
"""From now on no picture arrives before it is let go."""
HOLES = """(message, first) => [...message.querySelectorAll('.media-lightbox-trigger')].filter((one, place) => {
  if (place >= first) return false;
  const image = one.querySelector('img');
  return !image || !image.complete || !image.naturalWidth || getComputedStyle(image).visibility === 'hidden';
}).length"""
"""How many of the first pictures of a message are not there."""
LET_GO = """() => { const all = window.held; window.held = { push: (go) => go() }; all.forEach((go) => go()); }"""


async def test_the_old_picture_stays_until_the_new_one_is_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "table_seed", lambda seed, words: bytes(range(32)))
    async with table_in_browser(
        lambda: local_bot(settings(tmp_path)), data_dir=tmp_path, on_ready=local_ready
    ) as seats:
        table = await seated(seats, "altered")
        for _ in range(2):
            await table.answer()  # decks
        question = await table.question()
        assert question is not None and question.key == "altered.first_mana"
        window = table.pages[question.seat]
        message = await table.hand(window)
        await table.answer()
        await window.see_pictures()
        pictures = await message.locator(".media-lightbox-trigger").count()
        assert pictures > 0
        before = await message.locator("img.gallery-image").first.get_attribute("src")
        await window.page.evaluate(HOLD)
        await table.answer()  # the other's: now three cards leave each hand, so the picture is another one
        await window.page.wait_for_function("() => window.held.length > 0", timeout=PATIENCE)
        assert await message.locator("img.gallery-image").count() > 0
        # the race comes below the hand only now, and has no old picture
        assert await message.evaluate(HOLES, pictures) == 0, "the old picture is still there"
        await window.page.evaluate(LET_GO)
        await window.see_pictures()
        assert await message.evaluate(HOLES, 9) == 0
        assert await message.locator("img.gallery-image").first.get_attribute("src") != before, "the new one is"
