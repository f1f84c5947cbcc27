"""The local table in a real browser: what players see and press."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Route, expect

from tests.local.browser import PATIENCE, table_in_browser
from tests.local.stub_bot import StubBot, welcome

pytestmark = pytest.mark.browser

WATCH = """() => { window.changed = 0; window.watching?.disconnect();
window.watching = new MutationObserver((all) => { window.changed += all.length; });
window.watching.observe(document, {subtree: true, childList: true, attributes: true, characterData: true}); }"""
"""Counts what changes on a page from now on."""
LOOKS = 20
"""So many times a page may still change before it is at rest."""


async def test_ada_clicks_and_bens_page_follows(tmp_path: Path) -> None:
    async with table_in_browser(StubBot, data_dir=tmp_path, on_ready=welcome) as seats:
        ada, ben = await seats.page("Ada"), await seats.page("Ben")
        await ada.click("Light one")
        await ada.see("Last by Ada")
        await ben.see("Last by Ada")
        await ben.see_pictures()  # not "Gallery item 1 unavailable"

        await ada.click("My hand")
        await ada.see("Hand of Ada")
        await ada.choose("Choose a wick", "wet sock")
        await ada.see("You chose wet sock")

        # The next question in the same place starts empty, though its options have the same values.
        for picks, said in ((("lamp 1", "lamp 2"), "lamps 1, 2"), (("lamp 2",), "lamps 2")):
            await ada.choose_several("Choose lamps", picks)
            await ada.see(f"You chose {said}.")

        await ada.click("Dismiss")
        await ada.page.get_by_text("Hand of Ada").wait_for(state="hidden", timeout=PATIENCE)

        await ben.click("Say")
        await ben.write("hello wall")
        await ada.see("Ben wrote: hello wall")
        assert not await ben.sees("Hand of Ada")

        # What was picked from the suggestions is sent by the next Enter; what is typed in full, by the first.
        for typed, whole in (("birch", "birch bark"), ("moon thread", "moon thread")):
            await ben.slash("/lantern wick", send=False)
            await ben.type_option("wick", typed)
            if typed != whole:
                await ben.page.keyboard.press("Enter")
                picked = ben.page.locator('.command-option-input[data-option="wick"]:focus')
                await expect(picked).to_have_value(whole, timeout=PATIENCE)
            await ben.page.keyboard.press("Enter")
            await ada.see(f"Ben praises the {whole}")

        # What else a command takes says what it is for.
        await ben.slash("/lantern wick", send=False)
        await ben.page.get_by_text("+1 optional").or_(ben.page.get_by_text("+1 more")).click(timeout=PATIENCE)
        await ben.page.get_by_role("option", name="Whether the street hears it").click(timeout=PATIENCE)
        await ben.page.reload()

        await ben.slash("/lantern start")
        await ada.see("Last by nobody")
        await ben.click("Alarm")
        await ada.see("The alarm rings.")


async def test_who_opens_something_of_their_own_is_taken_to_it(tmp_path: Path) -> None:
    """Also from a board far above, below which private panels have piled up."""
    async with table_in_browser(StubBot, data_dir=tmp_path, on_ready=welcome) as seats:
        ada = await seats.page("Ada")
        hands = ada.page.locator(".channel-message").filter(has_text="Hand of Ada")
        for n in range(1, 5):
            await ada.page.locator("#channel-timeline").evaluate("timeline => { timeline.scrollTop = 0; }")
            await ada.click("My hand")
            await expect(hands).to_have_count(n, timeout=PATIENCE)
            await expect(hands.last.get_by_text("Choose lamps")).to_be_in_viewport(timeout=PATIENCE)


async def test_a_button_under_the_mouse_keeps_its_colour(tmp_path: Path) -> None:
    """Of two green ones the one that the mouse had come to rest on was blue, and seemed to be another kind."""
    async with table_in_browser(StubBot, data_dir=tmp_path, on_ready=welcome) as seats:
        ada = await seats.page("Ada")
        light, shades = ada.button("Light one"), []
        for style in (1, 3, 4):
            await ada.page.mouse.move(0, 0)
            await light.evaluate(f"one => {{ one.className = 'component-button button-style-{style}'; }}")
            await light.hover(timeout=PATIENCE)
            shades.append(await light.evaluate("one => getComputedStyle(one).backgroundColor"))
        blue, green, red = shades
        assert (green, red) == ("rgb(0, 108, 55)", "rgb(169, 35, 46)")
        assert blue not in (green, red)


async def test_a_press_counts_though_its_message_is_drawn_anew_meanwhile(tmp_path: Path) -> None:
    """Between the button going down and up, as on Discord: the page shows what came only afterwards."""
    async with table_in_browser(StubBot, data_dir=tmp_path, on_ready=welcome) as seats:
        ada, ben = await seats.page("Ada"), await seats.page("Ben")
        await ben.see_pictures()
        await ben.button("Light one").hover(timeout=PATIENCE)
        await ben.page.mouse.down()
        await ada.click("Light one")
        await ada.see("Last by Ada")
        for _ in range(3):  # the first may have been asked before, the second is read when the third is asked
            async with ben.page.expect_response("**/api/state?*"):
                pass
        await ben.page.mouse.up()
        await ada.see("2 lanterns are lit")
        await ben.see("Last by Ben")


async def test_a_page_to_which_nothing_happens_draws_nothing(tmp_path: Path) -> None:
    """It asks on, is sent nothing, and changes nothing, not even out of sight: a window that is drawn anew at each
    question takes twice as much."""
    async with table_in_browser(StubBot, data_dir=tmp_path, on_ready=welcome) as seats:
        ada, ben = await seats.page("Ada"), await seats.page("Ben")
        for window in (ada, ben):
            await window.see_pictures()
            for _ in range(LOOKS):  # what has just been drawn still settles
                await window.page.evaluate(WATCH)
                sent = []
                for _ in range(3):
                    async with window.page.expect_response("**/api/state?*") as answer:
                        pass
                    sent.append((await answer.value).status)
                changed = await window.page.evaluate("window.changed")
                if sent == [204, 204, 204] and not changed:
                    break
            else:
                pytest.fail(f"{window.player} is sent {sent}, and draws {changed} times")
        await ada.click("Light one")
        await ben.see("Last by Ada")


async def test_a_command_that_is_sent_while_its_suggestions_are_looked_up_is_not_lost(tmp_path: Path) -> None:
    async with table_in_browser(StubBot, data_dir=tmp_path, on_ready=welcome) as seats:
        ben = await seats.page("Ben")
        asked, sent = asyncio.Event(), asyncio.Event()

        async def hold_what_is_looked_up(route: Route) -> None:
            if "autocomplete_command" in (route.request.post_data or ""):
                asked.set()
                await sent.wait()
            await route.continue_()

        await ben.page.route("**/api/**", hold_what_is_looked_up)
        await ben.slash("/lantern wick", send=False)
        await ben.page.locator(".command-option-input:focus").wait_for(timeout=PATIENCE)
        await ben.page.keyboard.type("moon thread")
        async with asyncio.timeout(PATIENCE / 1000):
            await asked.wait()
        await ben.page.keyboard.press("Enter")
        sent.set()
        await ben.see("Ben praises the moon thread")


async def test_from_the_index_into_a_channel_and_a_new_thread(tmp_path: Path) -> None:
    async with table_in_browser(StubBot, data_dir=tmp_path, on_ready=welcome) as seats:
        index = await seats.window(phone=True)
        await index.page.goto(seats.table.address)
        assert await index.page.title() == "Waykeeper"
        start = index.page.get_by_role("link", name="Start here: #the-table as Ada")
        await expect(start).to_be_visible(timeout=PATIENCE)
        async with index.page.context.expect_page() as opened:
            await index.page.get_by_role("link", name="Open second-table as Cleo").press("Enter")
        cleo = await opened.value
        await expect(cleo).to_have_title("#second-table as Cleo · Waykeeper", timeout=PATIENCE)
        await cleo.get_by_role("button", name="New night").click(timeout=PATIENCE)

        await index.page.get_by_role("link", name="Open Night 1 as Ben").wait_for(timeout=PATIENCE)
        # Links and mentions in the channel lead to the same page, not to discord.com.
        await expect(cleo.get_by_role("link", name="Night 1", exact=True)).to_be_visible(timeout=PATIENCE)
        await cleo.get_by_role("link", name="#Night 1", exact=True).click(timeout=PATIENCE)
        await expect(cleo).to_have_title("#Night 1 as Cleo · Waykeeper", timeout=PATIENCE)


async def test_a_phone_has_room_for_the_board(tmp_path: Path) -> None:
    async with table_in_browser(StubBot, data_dir=tmp_path, on_ready=welcome) as seats:
        ada = await seats.page("Ada", phone=True)
        await ada.see_pictures()
        size = ada.page.viewport_size
        assert size is not None
        width = size["width"]
        assert await ada.page.evaluate("document.documentElement.scrollWidth") <= width
        board = await ada.page.locator(".channel-message .message-components").last.bounding_box()
        button = await ada.button("Light one").bounding_box()
        assert board is not None and board["width"] > 0.9 * width
        assert button is not None and button["height"] >= 40


async def test_open_pages_find_the_table_again_after_a_restart(tmp_path: Path, unused_tcp_port: Any) -> None:
    async with table_in_browser(StubBot, data_dir=tmp_path, on_ready=welcome, host_port=unused_tcp_port) as seats:
        ada = await seats.page("Ada")
        await ada.click("Light one")
        await ada.see("Last by Ada")
        for _ in range(2):  # the page asks again only after it has noted which run it belongs to
            async with ada.page.expect_response("**/waykeeper/run"):
                pass
        await seats.restart()
        await ada.see("0 lanterns are lit")
        await ada.click("Light one")
        await ada.see("1 lanterns are lit")
