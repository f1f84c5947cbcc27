"""Two rivals at Altered in a real browser: decks in secret, a whole play in one hand, and the white flag."""

from pathlib import Path

import pytest

from bot.app import local_bot, local_ready
from bot.tables.seats import lobby
from tests.browser.play_whole import GAMES
from tests.browser.seated import press_or_choose, sat_down, settings, until
from tests.local.browser import table_in_browser

pytestmark = pytest.mark.browser


async def test_a_play_from_hand_and_a_concession(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unused_tcp_port: int
) -> None:
    monkeypatch.setattr(lobby, "table_seed", lambda seed, words: bytes(range(32)))
    async with table_in_browser(
        lambda: local_bot(settings(tmp_path)), data_dir=tmp_path, on_ready=local_ready, host_port=unused_tcp_port
    ) as seats:
        table = await sat_down(seats, ("Ada", "Ben"), *GAMES["altered"])
        for deck in ("trailwardens", "greenbound_2"):
            assert await table.answer(deck) == "altered.deck"
        await until(table, "turn")
        question = await table.question()
        assert question is not None
        mine, other = table.pages[question.seat], table.pages[1 - question.seat]
        # card, expedition and confirmation in one panel
        assert await table.answer() == "altered.turn"
        await other.see(f"{mine.player} plays")
        await other.see_pictures()

        await table.rest()  # a press on a board that is just being drawn anew may meet nothing
        await press_or_choose(await table.hand(other), "🌇 Dusk preview")
        await other.see("What would Dusk bring?")
        hand = await table.hand(other)
        await press_or_choose(hand, "More")
        menu = other.page.locator(".channel-message").filter(has_text=f"{other.player}, what else?").last
        await press_or_choose(menu, "🏳️ Concede")
        await press_or_choose(other.page.locator(".channel-message").filter(has_text="Are you sure?").last, "🏳️ Concede")
        for page in (mine, other):
            await page.see(f"{mine.player} wins on day 1")
